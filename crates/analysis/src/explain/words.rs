//! Facts in words: a text for each idea and line, `reason-…`, with all the arguments that a language may
//! need.

use super::fact::{Fact, Idea, Line};
use super::{Explanation, Marks};
use crate::review::Review;
use othello::rules::{BoardSize, Color, Move, Square, Squares};
use texts::text;
use texts::text::Arg;
use texts::words::move_name;

/// Squares are named one by one up to this many.
const LISTED_MAX: usize = 5;

/// The sentence that the review skips the corrections of the board; `None` if there are none.
pub fn corrections(review: &Review) -> Option<String> {
    match review.corrections().count() {
        0 => None,
        n => Some(text!("review-corrections", n = n)),
    }
}

/// Why a move lost, in one or two short sentences.
///
/// > e8 lets Black play d8, flipping only d7. c1 flips only c2 and leaves Black no move at d8.
pub fn sentences(explanation: &Explanation) -> String {
    let said: Vec<String> = explanation.said().iter().map(|fact| sentence(fact, explanation)).collect();
    match &said[..] {
        [] => {
            let [played, better] = lines_of_play(explanation);
            let compared = text!("reasons-lines-compared", played = played, better = better);
            text!("reasons-and-verdict", verdict = text!("reasons-several"), reasons = compared)
        }
        said => text::sentences(said),
    }
}

/// Why a move loses, with marks, for a player who still looks for a better one. If every fact about the move
/// would give the better one away, advises what to look for; `None` if nothing tells the lines apart.
pub fn without_answer(explanation: &Explanation) -> Option<(String, Marks)> {
    let of_both = |idea| matches!(idea, Idea::Opens | Idea::Reserve | Idea::LastMove | Idea::SharedSquare);
    let (best, name) = (explanation.best().square(), explanation.best().name(explanation.position.size()));
    let of_played = explanation.facts.iter().filter(|fact| fact.line == Line::Played && !of_both(fact.idea));
    let mut hiding = of_played.filter(|fact| best.is_none_or(|best| !fact.squares.contains(best)));
    let said = hiding.find_map(|fact| {
        let words = Some(sentence(fact, explanation)).filter(|words| !words.contains(&name))?;
        Some((words, explanation.marks_of(&[*fact])))
    });
    said.or_else(|| Some((explanation.idea()?.advice(explanation.color), Marks::default())))
}

/// What the move cost, and up to two facts that [`sentences`] leaves out, shown on request; `None` until the
/// engine was asked.
pub fn more(explanation: &Explanation) -> Option<String> {
    explanation.finding.as_ref()?;
    let said = explanation.said();
    let others = explanation.facts.iter().filter(|other| other.first > 0.0 && !said.contains(other));
    let others = others.take(2).map(|fact| sentence(fact, explanation));
    Some(text::sentences(std::iter::once(verdict(explanation)).chain(others)))
}

/// What the move cost, and what was best.
fn verdict(explanation: &Explanation) -> String {
    let size = explanation.position.size();
    text!(
        "reason-verdict",
        played = explanation.played().name(size),
        best = explanation.best().name(size),
        n = explanation.loss.rounded().discs(),
        known = if explanation.is_exact { "exact" } else { "about" },
        thrown = explanation.thrown_away.map_or("nothing".to_owned(), |thrown| thrown.key())
    )
}

/// The ids of an idea's name, of the advice to look for it, and of what it says in the line played and in the
/// best line.
type Texts = (Idea, &'static str, &'static str, [&'static str; 2]);

const TEXTS: [Texts; 16] = [
    (Idea::Corner, "idea-corner", "hint-mind-corners", ["reason-corner-played", "reason-corner-best"]),
    (Idea::SharedSquare, "idea-shared-square", "hint-same-square", ["reason-shared-square"; 2]),
    (Idea::LetsIn, "idea-lets-in", "hint-prevent", ["reason-lets-in-played", "reason-lets-in-best"]),
    (Idea::Opens, "idea-opens", "hint-quiet", ["reason-opens"; 2]),
    (Idea::Flips, "idea-flips", "hint-frontier", ["reason-flips-played", "reason-flips-best"]),
    (Idea::Reserve, "idea-reserve", "hint-can-wait", ["reason-reserve-played", "reason-reserve-best"]),
    (Idea::Access, "idea-access", "hint-soon-gone", ["reason-access"; 2]),
    (Idea::Edge, "idea-edge", "hint-wedges", ["reason-edge-played", "reason-edge-best"]),
    (Idea::Quiet, "idea-quiet", "hint-quiet", ["reason-quiet-played", "reason-quiet-best"]),
    (
        Idea::FewMoves,
        "idea-few-moves",
        "hint-own-moves",
        ["reason-few-moves-played", "reason-few-moves-best"],
    ),
    (Idea::LastMove, "idea-last-move", "hint-odd-regions", ["reason-last-move"; 2]),
    (Idea::Stable, "idea-stable", "hint-stable", ["reason-stable-played", "reason-stable-best"]),
    (Idea::Threat, "idea-threat", "hint-corner-won", ["reason-threat-played", "reason-threat-best"]),
    (Idea::Pass, "idea-pass", "hint-who-passes", ["reason-pass-played", "reason-pass-best"]),
    (Idea::Answer, "idea-answer", "hint-prepare", ["reason-answer"; 2]),
    (Idea::Reply, "idea-reply", "hint-prevent", ["reason-reply"; 2]),
];

impl Idea {
    /// All ideas.
    pub const ALL: [Idea; 16] = {
        let mut all = [Idea::Corner; 16];
        let mut at = 0;
        while at < all.len() {
            all[at] = TEXTS[at].0;
            at += 1;
        }
        all
    };

    /// The idea's name.
    pub fn name(self) -> String {
        text!(TEXTS[self as usize].1)
    }

    /// What a player of this colour should look for; no square is named.
    pub fn advice(self, color: Color) -> String {
        text!(TEXTS[self as usize].2, color = color.key())
    }
}

/// The first of the sentences, for a place with room for one; `None` if nothing tells the lines apart.
pub fn short(explanation: &Explanation) -> Option<String> {
    explanation.said().first().map(|fact| sentence(fact, explanation))
}

/// Writes a fact as a sentence.
pub fn sentence(fact: &Fact, explanation: &Explanation) -> String {
    let lines = explanation.lines();
    let size = explanation.position.size();
    let &Fact { idea, squares, ply, line, .. } = fact;
    let name = |square: Option<Square>| square.map_or(String::new(), |square| square.name(size));
    let moves = if line == Line::Best { &explanation.full_better } else { &explanation.full_refutation };
    let line_to = |n: usize| Arg::from(names(&moves[..n.min(moves.len())], size));
    let flips = lines.flips(line, ply);
    let opened = lines.opened(line);
    let is_best = Some(explanation.best()) == squares.first().map(Move::Place);
    let when = match ply {
        1 => "first",
        2 => "now",
        // The ply by which `shared_square` marks a square that the opponent can take but does not.
        3 if idea == Idea::SharedSquare => "can",
        _ => "later",
    };
    // A counter answers the reply to the move played, not the one to the best move.
    let answers_played = idea == Idea::Answer && lines.counter.is_some();
    let reply = lines.reply(if answers_played { Line::Played } else { line });
    let next = name(lines.square(line, 4));
    let is_new = squares.first().is_some_and(|at| !lines.before.legal_moves_of(fact.side).contains(at));
    text::text(
        TEXTS[idea as usize].3[line as usize],
        &[
            ("own", Arg::from(explanation.color.key())),
            ("other", Arg::from((!explanation.color).key())),
            ("played", Arg::from(explanation.played().name(size))),
            ("best", Arg::from(explanation.best().name(size))),
            // The opponent's reply to the first move of the line.
            ("reply", Arg::from(name(reply))),
            // The opponent's move after that.
            ("next", Arg::from(next)),
            ("squares", Arg::from(list(squares, size))),
            ("count", Arg::from(squares.len())),
            ("when", Arg::from(when)),
            // The moves before the one that shows the fact, and those with it.
            ("before", line_to(ply.saturating_sub(1))),
            ("line", line_to(ply)),
            // What the move that shows the fact flips.
            ("flips", Arg::from(list(flips, size))),
            ("n", Arg::from(flips.len())),
            ("opened", Arg::from(list(opened, size))),
            ("m", Arg::from(opened.len())),
            // Whether the first square is the best move's, and whether its side could not play it before.
            ("of", Arg::from(if is_best { "best" } else { "other" })),
            ("new", Arg::from(if is_new { "yes" } else { "no" })),
        ],
    )
}

/// The moves of both lines as far as they are shown, those of the line played first.
pub(crate) fn lines_of_play(explanation: &Explanation) -> [String; 2] {
    let Explanation { refutation, better, .. } = explanation;
    [refutation, better].map(|line| names(line, explanation.position.size()))
}

/// The captions of two boards: after the move played, and after the best one.
pub fn captions(explanation: &Explanation) -> [String; 2] {
    let [played, better] = lines_of_play(explanation);
    [text!("page-played", names = played), text!("page-better", names = better)]
}

/// Moves with blanks between.
fn names(line: &[Move], size: BoardSize) -> String {
    line.iter().map(|&mv| move_name(mv, size)).collect::<Vec<_>>().join(" ")
}

/// `a1`, `a1 and h8`, `a1, h1 and h8`. More than `LISTED_MAX` are `a1–h1` where they fill a line, else
/// `a1, c1, e1, g1 and 2 more`.
pub fn list(squares: Squares, size: BoardSize) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.name(size)).collect();
    let n_places = |place: fn(Square, BoardSize) -> usize| {
        let places = || squares.iter().map(|square| place(square, size));
        places().max().zip(places().min()).map_or(0, |(last, first)| last - first + 1)
    };
    let (n_columns, n_rows) = (n_places(Square::column), n_places(Square::row));
    match &names[..] {
        [first, .., last] if names.len() > LISTED_MAX => match n_columns * n_rows == names.len() {
            true if n_columns == 1 || n_rows == 1 => format!("{first}–{last}"),
            _ => {
                let (some, others) = names.split_at(LISTED_MAX - 1);
                format!("{} {}", text::list(some), text!("lines-more", n = others.len()))
            }
        },
        [others @ .., last] if !others.is_empty() => {
            text!("list-and", others = text::list(others), last = last.as_str())
        }
        _ => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::line;
    use othello::board;
    use othello::evaluation::Score;
    use othello::rules::Position;
    use texts::text::{Language, in_language};

    /// White's h4 lets Black into h5; b4 does not.
    fn explanation() -> Explanation {
        let position: Position = board! {"
            - - - - - - - -
            - - - - O O - -
            - - - O O O - X
            - - O X O O X -
            - O X X X X X -
            - - X X X X X X
            - - - O O O - X
            - - - X - O - -
            White to move
        "};
        Explanation::between(
            position,
            line("h4 h5 c3 g3 b7 c7 b4 a8"),
            line("b4 c8 h5 h4 c3 c7 g3 h2"),
            Score::from_discs(14),
        )
    }

    #[test]
    fn a_reason_says_what_the_move_lets_in_and_what_the_best_move_does_about_it() {
        let explanation = explanation();
        assert_eq!(
            sentences(&explanation),
            "h4 lets Black play h5, flipping h4 and g5. Only White can play h4, so it can wait: b4 first."
        );
        assert_eq!(short(&explanation).unwrap(), "h4 lets Black play h5, flipping h4 and g5.");
        let (alone, marks) = without_answer(&explanation).unwrap();
        assert_eq!(
            (Some(alone), marks.squares.names(explanation.position.size())),
            (short(&explanation), vec!["h5".into()])
        );
        assert_eq!(explanation.idea(), Some(Idea::LetsIn));
        assert_eq!(explanation.marks().squares.names(explanation.position.size()), ["h4", "h5"]);
        assert_eq!((more(&explanation), explanation.refutation.len()), (None, 6), "nothing was asked yet");
        let known = more(&explanation.with(Some(Default::default()))).unwrap();
        assert!(known.starts_with("h4 loses about 14 discs; b4 was best. "), "{known}");
    }

    #[test]
    fn where_nothing_tells_the_lines_apart_both_are_shown() {
        let Explanation { position, full_better, .. } = explanation();
        let same = Explanation::between(position, full_better.clone(), full_better, Score::ZERO);
        assert!(same.idea().is_none() && without_answer(&same).is_none() && short(&same).is_none());
        assert!(sentences(&same).contains("Compare b4"), "{}", sentences(&same));
    }

    #[test]
    fn every_idea_has_a_text_for_both_lines_in_every_language() {
        let explanation = explanation();
        assert!(Idea::ALL.iter().enumerate().all(|(place, idea)| *idea as usize == place));
        for language in Language::ALL {
            in_language(language, || {
                for (idea, line, ply) in Idea::ALL
                    .into_iter()
                    .flat_map(|idea| Line::BOTH.map(|line| (idea, line)))
                    .flat_map(|(idea, line)| [1, 2, 3].map(|ply| (idea, line, ply)))
                {
                    let (side, squares) = (explanation.color, explanation.marks().squares);
                    let fact = super::super::ideas::fact(idea, side, squares, ply, line);
                    let words = sentence(&fact, &explanation);
                    assert!(!words.contains(['{', '}']) && !words.contains("reason-"), "{words}");
                    assert!(!idea.name().is_empty() && !idea.advice(side).contains("hint-"));
                }
            });
        }
    }
}
