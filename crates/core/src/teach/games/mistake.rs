//! A move that lost much, as it is kept beside what its game says: enough to show and to explain it.

use crate::analysis::explain::Explanation;
use crate::analysis::headline::move_name;
use crate::text;
use othello::evaluation::Score;
use othello::formats::{board_text, transcript};
use othello::record::Record;
use othello::rules::{BoardSize, Goal, Move, Position};
use serde::{Deserialize, Serialize};

/// A move that lost much.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake {
    /// The position before it, as a board in a line.
    pub position: String,
    /// Its number in the game.
    pub number: usize,
    /// Discs that it lost.
    pub loss: f64,
    /// It and what follows.
    pub played: String,
    /// The best move and what follows.
    pub better: String,
}

impl Mistake {
    /// That of an explanation, by the move's number in the game.
    pub fn of(explanation: &Explanation, number: usize) -> Mistake {
        let line = |moves: &[Move]| {
            let squares = moves.iter().filter_map(|mv| mv.square());
            squares.map(|square| square.name(explanation.position.size())).collect()
        };
        Mistake {
            position: board_text::write(&explanation.position),
            number,
            loss: explanation.loss.in_discs(),
            played: line(&explanation.full_refutation),
            better: line(&explanation.full_better),
        }
    }

    /// The explanation again, without the cause; `None` where a file was changed by hand.
    pub fn explanation(&self) -> Option<Explanation> {
        let position = board_text::read(&self.position, BoardSize::STANDARD).ok()?.position().ok()?;
        let (played, better) = (line(&self.played, &position)?, line(&self.better, &position)?);
        let loss = Score::from_hundredths((100.0 * self.loss).round() as i32);
        Some(Explanation { loss, ..Explanation::between(position, played, better) })
    }
}

/// In words.
impl Mistake {
    /// "24. c4 lost 12 discs; d2 was better."
    pub fn headline(&self, explanation: &Explanation) -> String {
        let name = |mv: Move| move_name(mv, explanation.position.size());
        let (played, best) = (name(explanation.played()), name(explanation.best()));
        let discs = text::decimal(self.loss, usize::from(self.loss.fract() != 0.0));
        text!("report-mistake", number = self.number, played = played, discs = discs, best = best)
    }

    /// What stands below the board after the move, and below the one after the best move.
    pub fn captions(&self, explanation: &Explanation) -> [String; 2] {
        let names = |line: &[Move]| {
            let names = line.iter().map(|&mv| move_name(mv, explanation.position.size()));
            names.collect::<Vec<_>>().join(" ")
        };
        [
            text!("page-played", names = names(&explanation.refutation)),
            text!("page-better", names = names(&explanation.better)),
        ]
    }
}

/// The moves of a line that has some.
fn line(text: &str, position: &Position) -> Option<Vec<Move>> {
    let record: Record = transcript::read(text, position, Goal::MostDiscs).ok()?;
    Some(record.moves()).filter(|moves| !moves.is_empty())
}
