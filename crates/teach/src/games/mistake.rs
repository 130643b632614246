//! A move that lost much, as it is stored in its game's report: enough to show and to explain it.

use analysis::explain::Explanation;
use othello::evaluation::Score;
use othello::formats::{self, Fault, board_text, transcript};
use othello::rules::{BoardSize, Goal, Move, Position};
use serde::{Deserialize, Serialize};
use texts::text;
use texts::words::move_name;

/// A move that lost much.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "MistakeText", into = "MistakeText")]
pub struct GameMistake {
    /// The position before it.
    pub position: Position,
    /// Its number in the game.
    pub number: usize,
    /// Discs that it lost.
    pub loss: f64,
    /// The move and what follows.
    pub played: Vec<Move>,
    /// The best move and what follows.
    pub better: Vec<Move>,
}

impl GameMistake {
    /// The mistake that an explanation is about; `number` is its number in the game.
    pub fn of(explanation: &Explanation, number: usize) -> GameMistake {
        GameMistake {
            position: explanation.position,
            number,
            loss: explanation.loss.in_discs(),
            played: explanation.full_refutation.clone(),
            better: explanation.full_better.clone(),
        }
    }

    /// "24. c4 lost 12 discs; d2 was better."
    pub fn headline(&self) -> String {
        let [played, best] =
            [&self.played, &self.better].map(|line| move_name(line[0], self.position.size()));
        let discs = text::decimal(self.loss, usize::from(self.loss.fract() != 0.0));
        text!("report-mistake", number = self.number, played = played, discs = discs, best = best)
    }

    /// Rebuilds the explanation, without its cause, which is not stored.
    pub fn explanation(&self) -> Explanation {
        let loss = Score::from_hundredths((100.0 * self.loss).round() as i32);
        Explanation::between(self.position, self.played.clone(), self.better.clone(), loss)
    }
}

/// A mistake as a file holds it: the position as a board in a line, and moves without passes.
#[derive(Serialize, Deserialize)]
struct MistakeText {
    position: String,
    number: usize,
    loss: f64,
    played: String,
    better: String,
}

impl From<GameMistake> for MistakeText {
    fn from(mistake: GameMistake) -> MistakeText {
        let size = mistake.position.size();
        let line = |moves: &[Move]| {
            moves.iter().filter_map(|mv| mv.square()).map(|square| square.name(size)).collect()
        };
        MistakeText {
            position: board_text::write(&mistake.position),
            number: mistake.number,
            loss: mistake.loss,
            played: line(&mistake.played),
            better: line(&mistake.better),
        }
    }
}

impl TryFrom<MistakeText> for GameMistake {
    type Error = formats::Mistake;

    fn try_from(text: MistakeText) -> Result<GameMistake, formats::Mistake> {
        let setup = board_text::read(&text.position, BoardSize::STANDARD)?;
        let position = setup.position().map_err(Fault::from)?;
        let line = |moves: &str| match transcript::read(moves, &position, Goal::MostDiscs)?.moves() {
            moves if moves.is_empty() => Err(formats::Mistake::from(Fault::NoMoves)),
            moves => Ok(moves),
        };
        let (played, better) = (line(&text.played)?, line(&text.better)?);
        Ok(GameMistake { position, number: text.number, loss: text.loss, played, better })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_reads_back_from_its_text_and_a_damaged_one_says_why() {
        let text = format!(
            "{{\"position\":\"{} X\",\"number\":1,\"loss\":2.5,\"played\":\"f5f6\",\"better\":\"d3c5f6\"}}",
            "---------------------------OX------XO---------------------------"
        );
        let mistake: GameMistake = serde_json::from_str(&text).unwrap();
        assert_eq!((mistake.played.len(), mistake.better.len()), (2, 3));
        let again = serde_json::to_string(&mistake).unwrap();
        assert_eq!(serde_json::from_str::<GameMistake>(&again).unwrap(), mistake);
        assert_eq!(mistake.explanation().loss, Score::from_hundredths(250));
        for (whole, damaged) in [("f5f6", "a1"), ("d3c5f6", ""), ("OX", "O")] {
            assert!(serde_json::from_str::<GameMistake>(&text.replace(whole, damaged)).is_err(), "{damaged}");
        }
    }
}
