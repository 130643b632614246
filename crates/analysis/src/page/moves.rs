//! The list of moves beside the board, with the discs that each cost. The page's script reads the details of
//! a move from its `data-` attributes.

use super::board;
use crate::grade::Grade;
use crate::headline::headline;
use crate::review::{PlayedMove, Review};
use maud::{Markup, html};
use othello::evaluation::{Evaluation, Score};
use othello::record::Step;
use othello::rules::{Move, Position, Square};
use texts::text;
use texts::words;
use texts::words::CORRECTED;
use texts::words::move_name;

/// The start and every move, under a row of headings.
pub(super) fn list(review: &Review) -> Markup {
    let moves = &review.moves;
    let start = moves.first().map_or(String::new(), |played| value(&played.before));
    // The classes of the columns: number, move, loss, best move (i, "instead"), grade, value.
    html! {
        div.row.heads aria-hidden="true" {
            span.n { "#" }
            span.m { (text!("page-head-move")) }
            span.l { (text!("page-head-lost")) }
            span.i { (text!("page-head-best")) }
            span.g { (text!("page-head-class")) }
            span.v { (text!("page-head-value")) }
        }
        ol #moves .moves {
            li {
                button type="button" data-board=(board::letters(&review.positions[0])) {
                    span.n {} span.m.wide { (text!("page-row-start")) } span.v { (start) }
                }
            }
            @for at in 0..review.steps.len() {
                @if let Some(played) = moves.iter().find(|played| played.at == at) {
                    li { (row(review, played)) }
                } @else {
                    li { (plain_row(&review.positions[at + 1], &review.steps[at])) }
                }
            }
        }
    }
}

/// A correction of the board, or a move of the opening that was given.
fn plain_row(after: &Position, step: &Step) -> Markup {
    let (sign, words) = match step {
        Step::Correction(_) => (CORRECTED, text!("moves-corrected", color = after.turn().key())),
        Step::Move(mv) => ("", move_name(*mv, after.size())),
    };
    html! {
        button type="button" data-board=(board::letters(after)) data-headline=(words) {
            span.n { (sign) } span.m.wide { (words) } span.v {}
        }
    }
}

/// A move with the board after it.
fn row(review: &Review, played: &PlayedMove) -> Markup {
    let after = &review.positions[played.at + 1];
    let size = after.size();
    let grade = Grade::of(played);
    let best = (played.loss > Score::ZERO).then(|| played.best.name(size));
    let loss = best.as_ref().map(|_| words::score(-played.loss));
    let best_square = played.best.square().filter(|_| best.is_some());
    html! {
        button type="button" class=[grade.is_mistake().then(|| grade.name())]
            data-board=(board::letters(after)) data-headline=(headline(played, size))
            data-last=[played.mv.square().map(Square::index)] data-best=[best_square.map(Square::index)]
            data-why=[best.as_ref().map(|best| text!("page-was-best", best = best.as_str()))]
        {
            span.n { @if played.mv != Move::Pass { (played.number) } }
            span.m { (board::symbol(played.color)) (move_name(played.mv, size)) (grade.sign()) }
            span.l { (loss.unwrap_or_default()) }
            span.i { (best.unwrap_or_default()) }
            span.g { (grade) }
            span.v { (value(&played.after)) }
        }
    }
}

/// Black's value: `+4` where it is proven, else `≈ +4`.
fn value(evaluation: &Evaluation) -> String {
    format!("{}{}", if evaluation.is_exact() { "" } else { "≈ " }, words::score(evaluation.score))
}
