//! What a game's last review says of both sides' play, for the list of games.

use analysis::grade::{Summary, loss_words};
use analysis::review::Review;
use engine::Numbers;
use othello::evaluation::Score;
use othello::rules::{ByColor, Color};
use texts::text;

/// The discs that each side lost and its accuracy, by a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameFigures {
    /// Discs that its moves lost together.
    pub lost: ByColor<Score>,
    /// Its accuracy in percent; `None` if it had no choice of moves.
    pub accuracy: ByColor<Option<u8>>,
}

/// Stands for an accuracy that is not known.
const UNKNOWN: u8 = 255;

impl GameFigures {
    /// The figures of a review; `None` unless every position has a value.
    pub fn of(review: &Review) -> Option<GameFigures> {
        let summary = Summary::of(review);
        review.is_whole().then(|| GameFigures {
            lost: ByColor::from_fn(|color| summary[color].loss),
            accuracy: ByColor::from_fn(|color| {
                summary[color].accuracy().map(|percent| percent.round() as u8)
            }),
        })
    }

    /// "12.5–40", Black's first.
    pub fn lost_words(&self) -> String {
        format!("{}–{}", loss_words(self.lost.black), loss_words(self.lost.white))
    }

    /// "92–81", Black's first, in percent.
    pub fn accuracy_words(&self) -> String {
        let of = |color| self.accuracy[color].map_or("?".to_owned(), |percent: u8| percent.to_string());
        format!("{}–{}", of(Color::Black), of(Color::White))
    }

    /// "Discs lost: Black 12.5, White 40. Accuracy: Black 92 %, White 81 %."
    pub fn words(&self) -> String {
        let [black, white] = Color::BOTH.map(|color| loss_words(self.lost[color]));
        let lost = text!("library-lost-words", black = black, white = white);
        let accuracy = match (self.accuracy.black, self.accuracy.white) {
            (Some(black), Some(white)) => text!("library-accuracy-words", black = black, white = white),
            _ => String::new(),
        };
        text::sentences(&[lost, accuracy])
    }

    /// Discs lost by both sides together, in hundredths.
    pub(super) fn lost_by_both(&self) -> u64 {
        (self.lost.black + self.lost.white).hundredths().max(0) as u64
    }

    /// The mean of the known accuracies, in tenths of a percent; 0 if none is.
    pub(super) fn accuracy_of_both(&self) -> u64 {
        let known: Vec<u64> =
            Color::BOTH.into_iter().filter_map(|color| self.accuracy[color]).map(u64::from).collect();
        (10 * known.iter().sum::<u64>()).checked_div(known.len() as u64).unwrap_or(0)
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        for color in Color::BOTH {
            out.extend((self.lost[color].hundredths().max(0) as u32).to_le_bytes());
            out.push(self.accuracy[color].unwrap_or(UNKNOWN));
        }
    }

    pub(super) fn read(reader: &mut Numbers) -> Option<GameFigures> {
        let mut side = || {
            let lost = i32::try_from(reader.u32()?).ok().filter(|lost| *lost <= 100 * i32::from(u16::MAX))?;
            let accuracy = match reader.u8()? {
                UNKNOWN => None,
                percent => Some(percent).filter(|percent| *percent <= 100).map(Some)?,
            };
            Some((Score::from_hundredths(lost), accuracy))
        };
        let (black, white) = (side()?, side()?);
        Some(GameFigures { lost: ByColor::new(black.0, white.0), accuracy: ByColor::new(black.1, white.1) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(black: Option<u8>, white: Option<u8>) -> GameFigures {
        GameFigures {
            lost: ByColor::new(Score::from_discs(4), Score::ZERO),
            accuracy: ByColor::new(black, white),
        }
    }

    #[test]
    fn the_accuracy_of_both_sides_is_the_mean_of_those_that_are_known() {
        let of = |black, white| figures(black, white).accuracy_of_both();
        assert_eq!(of(Some(90), Some(81)), 855);
        assert_eq!(of(Some(90), None), 900);
        assert_eq!(of(None, None), 0);
    }

    #[test]
    fn an_accuracy_above_100_percent_is_not_read() {
        for (percent, is_read) in [(0, true), (100, true), (101, false), (254, false)] {
            let mut bytes = Vec::new();
            figures(Some(percent), None).write(&mut bytes);
            let read = GameFigures::read(&mut Numbers(&bytes));
            assert_eq!(read, is_read.then(|| figures(Some(percent), None)), "{percent}");
        }
    }
}
