//! Scores and evaluations, and how well they are known.

use crate::text;
use othello::evaluation::{Evaluation, Score, Source, outcome_key};
use othello::rules::Color;

/// A score with the decimal sign of the language: `+4`, `−1.3` or `−1,3`, `0`.
pub fn score(score: Score) -> String {
    score.to_string().replace('.', text::language().row().numbers.decimal)
}

/// How well an evaluation is known: `exact`, `proven win`, `book, 21 plies`, `≈ depth 14, 73 %`. With
/// `n_empties` empty squares on the board, a search that deep is `≈ to the end, 73 %`.
pub fn known(evaluation: &Evaluation, n_empties: usize) -> String {
    let (depth, percent) = (evaluation.depth, evaluation.selectivity);
    match (evaluation.outcome(), evaluation.source) {
        _ if evaluation.is_exact() => text!("evaluation-exact"),
        (Some(outcome), _) => text!("evaluation-proven", outcome = outcome_key(outcome)),
        (None, Source::Book) => text!("evaluation-book", plies = depth),
        (None, _) if usize::from(depth) >= n_empties => text!("evaluation-to-the-end", percent = percent),
        (None, _) => text!("evaluation-depth", depth = depth, percent = percent),
    }
}

/// Whom a value for Black favours, and how sure it is: `White +4, exact`, `Black +2.5 (≈ depth 14, 73 %)`.
pub fn favour(black: &Evaluation, n_empties: usize) -> String {
    let side = if black.score < Score::default() { Color::White } else { Color::Black };
    let score = score(black.score.of(side));
    let words = known(&black.clone().of(side), n_empties);
    match black.exact() {
        Some(0) => text!("evaluation-draw", words = words),
        Some(_) => text!("evaluation-favours", color = side.key(), score = score, words = words),
        None => text!("evaluation-favours-about", color = side.key(), score = score, words = words),
    }
}

/// How well an evaluation is known, in a form that fits on a square: `exact`, `win`, `book`, `14@73%`.
pub fn known_short(evaluation: &Evaluation) -> String {
    match (evaluation.outcome(), evaluation.source) {
        _ if evaluation.is_exact() => text!("evaluation-exact"),
        (Some(outcome), _) => text!("evaluation-outcome", outcome = outcome_key(outcome)),
        (None, Source::Book) => text!("evaluation-label-book"),
        (None, _) => format!("{}@{}%", evaluation.depth, evaluation.selectivity),
    }
}

/// What an engine says a line is worth, discs as [`score`] writes them.
pub fn value_words(evaluation: &Evaluation) -> String {
    match (evaluation.in_discs(), evaluation.outcome()) {
        (Some(discs), _) => score(discs),
        (None, Some(outcome)) => text!("evaluation-outcome", outcome = outcome_key(outcome)),
        (None, None) => text!("evaluation-points", n = score(evaluation.score)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, in_language};
    use othello::evaluation::Bounds;

    fn estimate(hundredths: i32, depth: u8, selectivity: u8) -> Evaluation {
        Evaluation::estimate(Score::from_hundredths(hundredths), depth, selectivity)
    }

    #[test]
    fn a_score_has_the_decimal_sign_of_the_language() {
        let said = |language| in_language(language, || score(Score::from_hundredths(-250)));
        assert_eq!([Language::English, Language::German].map(said), ["−2.5", "−2,5"]);
        let display = || Score::from_hundredths(-250).to_string();
        assert_eq!(in_language(Language::German, display), "−2.5");
    }

    #[test]
    fn a_line_is_worth_discs_points_or_an_outcome() {
        let book = estimate(100, 8, 73).from(Source::Book);
        let values = [Evaluation::proven(-12), book, estimate(-250, 8, 73), Evaluation::points(-30, 4)];
        assert_eq!(values.each_ref().map(value_words), ["−12", "+1", "−2.5", "−30 points"]);
        assert_eq!(value_words(&Evaluation::proven_outcome(std::cmp::Ordering::Less)), "loss");
    }

    #[test]
    fn an_evaluation_says_how_well_it_is_known() {
        let check = |evaluation: Evaluation, words: &str, label: &str| {
            assert_eq!((known(&evaluation, 20).as_str(), known_short(&evaluation).as_str()), (words, label));
        };
        check(Evaluation::proven(4), "exact", "exact");
        check(estimate(0, 9, 73).within(Bounds { low: -256, high: -2 }), "proven loss", "loss");
        check(estimate(0, 14, 73).from(Source::Book), "book, 14 plies", "book");
        check(estimate(0, 14, 73), "≈ depth 14, 73 %", "14@73%");
        check(estimate(0, 20, 95), "≈ to the end, 95 %", "20@95%");
    }

    #[test]
    fn an_evaluation_says_whom_it_favours() {
        let check = |black: Evaluation, words: &str| assert_eq!(favour(&black, 20), words);
        check(estimate(-400, 12, 73), "White +4 (≈ depth 12, 73 %)");
        check(estimate(250, 21, 73).from(Source::Book), "Black +2.5 (book, 21 plies)");
        check(estimate(-300, 9, 73).within(Bounds { low: -256, high: -2 }), "White +3 (proven win)");
        check(Evaluation::proven(-32), "White +32, exact");
        check(Evaluation::proven(0), "a draw, exact");
    }
}
