//! Finds the result of a game in the text beside its moves. Words or the finished board must support it; a
//! count's colour follows from the words ([`Claim`]).

use super::facts::FactReader;
use crate::record::words::{self, Token, TokenKind};
use crate::record::{Claim, EndReason, FinalScore};
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
            if let Some(result) = self.supported(&claim).or_else(|| self.given_up(&claim, &tokens)) {
                self.told.header.result = result;
                part.filter(is_inside).for_each(|at| self.used[at] = true);
                return;
            }
        }
    }

    /// The ending of an unfinished game that a side gave up or lost on time, whatever else the line says: in
    /// a clause the side is before the verb, or a word says who won.
    fn given_up(&self, claim: &Claim, tokens: &[Token]) -> Option<String> {
        let ending = claim.ending.filter(|_| self.end.outcome().is_none())?;
        let (plain, names, area) = (self.marks.plain(), &self.told.header.players, self.end.size().area());
        let is_clear = |clause: &[Token]| {
            let bytes = Claim::of(plain, clause, names, area).map_or(0..0, |said| said.bytes);
            let is_inside = |token: &&Token| bytes.start <= token.begin && token.end <= bytes.end;
            let inner: Vec<Token> = clause.iter().filter(is_inside).copied().collect();
            let letters: String = inner.iter().map(Token::letter).collect();
            // Without unknown words, an unnamed letter is that of a player.
            let has_side = letters.starts_with(['B', 'W', 'x']) && letters.contains(['l', 'r', 'f']);
            let said = Claim::of(plain, &inner, names, area).filter(|said| said.n_unknown == 0);
            let winner = said.and_then(|said| said.ending?.winner());
            winner == ending.winner() && (has_side || letters.contains('w')) && !letters.contains('n')
        };
        let is_given_up = matches!(ending.score, FinalScore::Winner(_))
            && !matches!(ending.reason, EndReason::PlayedOut | EndReason::Agreed);
        let is_stop = |token: &Token| matches!(token.kind, TokenKind::Sign('.' | ',' | ';' | '!'));
        (is_given_up && tokens.split(is_stop).any(is_clear)).then(|| ending.to_string())
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
