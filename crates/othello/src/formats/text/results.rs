//! Finds the result of a game in the text beside its moves. Words or the finished board must support it; a
//! count's colour follows from the words ([`Claim`]).

use super::facts::FactReader;
use crate::record::words::{self, Token};
use crate::record::{Claim, FinalScore};
use crate::rules::ByColor;
use std::cell::LazyCell;
use std::ops::Range;

/// The most unknown words beside a result; with more, it is part of a sentence about something else.
const TALK_MAX: usize = 3;

impl FactReader<'_> {
    /// The counts of a finished board: with its empty squares given to the winner, and without.
    pub(super) fn final_counts(&self) -> Vec<ByColor<u16>> {
        self.end.outcome().map_or_else(Vec::new, |outcome| vec![outcome.official(self.goal), outcome.discs])
    }

    /// Takes the result that a line states.
    pub(super) fn result(&mut self, line: Range<usize>) {
        let marks = self.marks;
        // Numbers before and after moves do not belong together.
        let last = line.clone().rev().find(|at| !self.used[*at]).unwrap_or(line.start);
        let played = (line.start..last).rev().find(|at| self.is_move(*at) && self.used[*at]);
        let begin = played.map_or(line.start, |at| at + 1);
        for part in [begin..line.end, line.start..begin] {
            let free: Vec<usize> = part.clone().filter(|at| !self.used[*at] && !self.is_move(*at)).collect();
            let is_score = LazyCell::new(|| free.iter().any(|at| words::has_score(marks.str(*at))));
            // Only a word for a score or a finished board tells `20:44` from a time of day.
            let is_clock = |at: usize| self.is_time_of_day(at) && self.end.outcome().is_none() && !*is_score;
            let counts = free.iter().filter(|at| !(at.saturating_sub(2)..=**at).any(is_clock));
            let tokens: Vec<Token> = counts.map(|at| marks.all[*at].token).collect();
            let (names, area) = (&self.told.header.players, self.end.size().area());
            let Some(claim) = Claim::of(marks.plain(), &tokens, names, area) else { continue };
            let is_inside = |at: &usize| {
                claim.bytes.start <= marks.all[*at].begin && marks.all[*at].end <= claim.bytes.end
            };
            if let Some(result) = self.supported(&claim) {
                self.told.header.result = result;
                part.filter(is_inside).for_each(|at| self.used[at] = true);
                return;
            }
        }
    }

    /// Whether `12:52` or another time of day begins at a mark.
    fn is_time_of_day(&self, at: usize) -> bool {
        let number = |at: usize| self.marks.str(at).parse::<u16>().unwrap_or(u16::MAX);
        self.is_sign(at + 1, ":") && number(at) < 24 && number(at + 2) < 60
    }

    /// A result that words or the finished board support, in the form of the header. If words are unknown and
    /// the board is unfinished, it needs both words of a result and counts that add up to the squares.
    fn supported(&self, claim: &Claim) -> Option<String> {
        let (ending, counts) = (claim.ending?, self.final_counts());
        let is_said = claim.has_words && claim.n_unknown <= TALK_MAX;
        let is_clear = claim.n_unknown == 0;
        match (ending.score, counts.first()) {
            // The board decides.
            (FinalScore::Discs(said), Some(_)) => {
                let turned = ByColor::new(said.white, said.black);
                let is_it = |counts: &ByColor<u16>| *counts == said || !claim.has_words && *counts == turned;
                let counts = counts.into_iter().find(is_it)?;
                Some(format!("{}-{}", counts.black, counts.white))
            }
            (FinalScore::Discs(ByColor { black, white }), None) => {
                let is_sum = usize::from(black + white) == self.end.size().area();
                let is_it = is_clear && (is_said || is_sum) || is_said && is_sum;
                is_it.then(|| format!("{black}-{white}"))
            }
            (score, counts) => {
                let is_form = matches!(score, FinalScore::Winner(_) | FinalScore::Draw) && !claim.has_words;
                let fits = |counts: &ByColor<u16>| {
                    let lead = f64::from(counts.black) - f64::from(counts.white);
                    lead == 0.0 || lead.signum() == ending.difference(self.end.size()).signum()
                };
                let is_it = (is_said || is_form) && counts.map_or(is_clear, fits);
                is_it.then(|| ending.to_string())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::formats::{Defaults, Loaded, read_text};

    /// The result of a text's game, and the parts that no game uses.
    fn result(text: &str) -> (String, Vec<String>) {
        let loaded: Loaded = read_text(text, &Defaults::default()).unwrap();
        let unused = loaded.unused.iter().map(|part| format!("{}: {}", part.place, part.text)).collect();
        (loaded.record(0).header.result, unused)
    }

    fn check(text: &str, expected: &str, unused: &[&str]) {
        assert_eq!(
            result(text),
            (expected.to_owned(), unused.iter().map(ToString::to_string).collect()),
            "{text}"
        );
    }

    #[test]
    fn a_time_of_day_is_no_result() {
        check("f5d6c3 12:52", "", &["character 8: 12:52"]);
        check("f5 12:52 d6", "", &["character 4: 12:52"]);
        check("f5d6c3 time 12:52", "", &["character 8: time 12:52"]);
        check("f5d6c3 White lost on time 12:52", "B+T", &["character 27: 12:52"]);
        check("f5d6c3 Black won 12:52", "B+", &["character 18: 12:52"]);
        check("f5d6c3 最終結果 12:52", "12-52", &[]);
        check("f5d6c3 24:40", "24-40", &[]);
        // A finished game that Black won by 64 to 0.
        let over = "f5d6c5f6e7f4g5e6e3";
        check(&format!("{over} 12:52"), "", &["character 20: 12:52"]);
        check(&format!("{over} 13:0"), "13-0", &[]);
    }

    #[test]
    fn each_unused_part_of_a_line_is_listed_and_the_surplus_is_counted() {
        check("f5 good, d6 bad\nc3", "", &["character 4: good", "character 13: bad"]);
        let unused = read_text(&"f5d6 ok\n".repeat(110), &Defaults::default()).unwrap().unused;
        assert_eq!((unused.len(), unused[98].n_more, unused[99].n_more), (100, 0, 10));
    }

    #[test]
    fn a_result_that_does_not_say_who_won_is_unused_in_every_format() {
        let board = "8 ---------------------------O*------*O--------------------------- *";
        let sgf = |result: &str| format!("(;GM[2]PB[Anna]PW[Ben]RE[{result}];B[f5])");
        check(&sgf("won 44-20"), "", &["character 26: won 44-20"]);
        check(&sgf("Ben won 44-20"), "W+24", &[]);
        check(&format!("(;GM[Othello]RE[won 44-20]BO[{board}]B[f5];)"), "", &["character 17: won 44-20"]);
        check("[Result \"won 44-20\"]\n\n1. f5 *", "", &["character 10: won 44-20"]);
        check("f5d6c3 won 44-20", "", &["character 8: won 44-20"]);
    }
}
