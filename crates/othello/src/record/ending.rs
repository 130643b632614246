//! How a game ended, as a value: what is known of the score, and why the game was over. One reader serves the
//! headers of all formats and the words that people write beside moves.
//!
//! The words beside two numbers tell which side has which: `White won 44-20` gives White the 44. A count
//! larger than the board is refused. What programs write for "unknown" is read as no result.

mod claim;
pub(crate) mod words;

pub(crate) use claim::Claim;

use crate::rules::{BoardSize, ByColor, Color};
use std::fmt;

/// The score of a game and why it was over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// What is known of the score.
    pub score: FinalScore,
    /// Why the game was over.
    pub reason: EndReason,
}

/// What is known of the score of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FinalScore {
    /// The discs of both sides.
    Discs(ByColor<u16>),
    /// Black's discs minus White's.
    Difference(f64),
    /// Only who won.
    Winner(Color),
    /// A draw; the discs are not known.
    Draw,
}

/// Why a game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// Neither side could move, or no reason is known.
    PlayedOut,
    /// The loser resigned.
    Resigned,
    /// The loser ran out of time.
    TimeOut,
    /// The players agreed on the score.
    Agreed,
    /// The loser did not play, or broke a rule.
    Forfeit,
}

/// The least lead of a winner, in discs, if the empty squares count for the winner.
const SMALLEST_WIN: f64 = 2.0;

impl Ending {
    /// The ending with this difference: Black's discs minus White's.
    pub fn by(difference: f64, reason: EndReason) -> Ending {
        Ending { score: FinalScore::Difference(difference), reason }
    }

    /// Reads the result in a game's header, as this program or another one writes it: `B+4`, `W+64
    /// (resigned)`, `34-30`, `24:40`, `1-0`, `B+R`, `White wins`. `None` for a game that goes on, for what
    /// programs write where they know nothing, and for more discs than the board has squares.
    ///
    /// ```
    /// use othello::record::{EndReason, Ending};
    /// use othello::rules::BoardSize;
    /// let ending = Ending::parse("W+12 (time)", BoardSize::STANDARD).unwrap();
    /// assert_eq!((ending.difference(BoardSize::STANDARD), ending.reason), (-12.0, EndReason::TimeOut));
    /// ```
    pub fn parse(result: &str, size: BoardSize) -> Option<Ending> {
        Claim::read(result, &ByColor::default(), size.area())?.ending
    }

    /// Black's discs minus White's; `None` where only the winner is known.
    fn known_difference(&self) -> Option<f64> {
        match self.score {
            FinalScore::Discs(ByColor { black, white }) => Some(f64::from(black) - f64::from(white)),
            FinalScore::Difference(difference) => Some(difference),
            FinalScore::Draw => Some(0.0),
            FinalScore::Winner(_) => None,
        }
    }

    /// Who won; `None` for a draw.
    pub fn winner(&self) -> Option<Color> {
        match (self.score, self.known_difference().unwrap_or(0.0)) {
            (FinalScore::Winner(color), _) => Some(color),
            (_, 0.0) => None,
            (_, known_difference) => Some(if known_difference < 0.0 { Color::White } else { Color::Black }),
        }
    }

    /// Whether only the winner is known, neither the score nor a reason.
    pub fn is_winner_alone(&self) -> bool {
        matches!(self.score, FinalScore::Winner(_)) && self.reason == EndReason::PlayedOut
    }

    /// Whether a side resigned, lost on time or did not play.
    fn is_given_up(&self) -> bool {
        !matches!(self.reason, EndReason::PlayedOut | EndReason::Agreed)
    }

    /// Whether discs were counted. The whole board after a resignation, a forfeit or a loss on time is no
    /// count.
    pub fn has_discs(&self, size: BoardSize) -> bool {
        let is_whole = |lead: f64| self.is_given_up() && lead.abs() == size.area() as f64;
        self.known_difference().is_some_and(|lead| !is_whole(lead))
    }

    /// Black's discs minus White's. If only the winner is known, the lead is the smallest possible; after a
    /// resignation, a forfeit or a loss on time it is the whole board.
    pub fn difference(&self, size: BoardSize) -> f64 {
        let of_winner = if self.is_given_up() { size.area() as f64 } else { SMALLEST_WIN };
        self.known_difference().unwrap_or(if self.winner() == Some(Color::Black) {
            of_winner
        } else {
            -of_winner
        })
    }

    /// The discs of each side, together as many as the board has squares; the smallest win where none were
    /// counted ([`Ending::has_discs`]). Rounding never turns a win into a draw.
    pub fn discs(&self, size: BoardSize) -> ByColor<u16> {
        let area = size.area() as u16;
        let difference = self.difference(size);
        let difference = if self.has_discs(size) { difference } else { SMALLEST_WIN.copysign(difference) };
        // If the difference is odd, one square was left empty; it counts for the winner.
        let rounded = ((f64::from(area) + difference.abs()) / 2.0).round() as u16;
        let of_winner = rounded.clamp(area / 2 + u16::from(difference != 0.0), area);
        match difference < 0.0 {
            true => ByColor::new(area - of_winner, of_winner),
            false => ByColor::new(of_winner, area - of_winner),
        }
    }
}

impl EndReason {
    /// Every reason once.
    pub const ALL: [EndReason; 5] = [
        EndReason::PlayedOut,
        EndReason::Resigned,
        EndReason::TimeOut,
        EndReason::Agreed,
        EndReason::Forfeit,
    ];
}

impl fmt::Display for Ending {
    /// The form of SGF: `B+4`, `0`, `B+R`, `W+`; a reason beside a score as `W+64 (resigned)`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // The words stand behind a score, the letter where only the winner is known.
        let (words, letter) = match self.reason {
            EndReason::PlayedOut => ("", ""),
            EndReason::Resigned => (" (resigned)", "R"),
            EndReason::TimeOut => (" (time)", "T"),
            EndReason::Agreed => (" (agreed)", ""),
            EndReason::Forfeit => (" (default)", "F"),
        };
        let winner = match self.winner() {
            None => return f.write_str("0"),
            Some(Color::Black) => "B",
            Some(Color::White) => "W",
        };
        match self.known_difference() {
            Some(known_difference) => write!(f, "{winner}+{}{words}", known_difference.abs()),
            None => write!(f, "{winner}+{letter}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        Ending::parse(text, BoardSize::STANDARD).map_or("-".to_owned(), |ending| ending.to_string())
    }

    #[test]
    fn results_are_read_in_every_usual_form() {
        for (expected, texts) in [
            ("B+24", &["44-20", "44 - 20", "44 20", "44 to 20"][..]),
            ("B+16", &["40対24", "Les noirs gagnent 40-24", "Schwarz gewinnt 40:24", "Black wins by 16"]),
            ("B+22", &["Black by 22"]),
            ("W+16", &["24:40", "黒24 白40", "Black: 24 White: 40", "κερδίζουν τα λευκά 40-24", "白+16"]),
            ("W+24", &["White won 44-20", "44-20 for White", "白勝ち 44-20", "0-1 (44-20)"]),
            ("W+24", &["White 44, Black 20", "44 White, 20 Black", "Black lost 20-44"]),
            ("W+30", &["17 47 -30"]),
            ("B+R", &["B+R", "White resigned", "(White resigned)", "Black wins by resignation"]),
            ("W+R", &["W+Resign"]),
            ("B+T", &["Black won on time", "White lost on time"]),
            ("W+T", &["W+T"]),
            ("B+F", &["B+F"]),
            ("W+64 (resigned)", &["W+64 (resigned)"]),
            ("B+", &["B+", "1-0"]),
            ("W+", &["White wins", "白の勝ち"]),
            ("0", &["1/2-1/2", "½-½", "0.5-0.5", "0", "Draw", "32-32", "引き分け"]),
            ("-", &["", "?", "Void", "*", "null", "-", "-127.000", "225", "2024-05-06", "05-06", "555-1234"]),
            ("-", &["99-1", "33-40", "B+66", "W+99 (time)", "65-0", "65535-65535", "0-0", "won 44-20"]),
            ("-", &["Anna", "f5", "7", "White did not win", "Schwarz hat nicht gewonnen", "Did White win?"]),
        ] {
            texts.iter().for_each(|text| assert_eq!(read(text), expected, "{text}"));
        }
    }

    #[test]
    fn every_kind_of_ending_is_read_as_it_was_written() {
        let size = BoardSize::STANDARD;
        for reason in EndReason::ALL {
            for score in [
                FinalScore::Discs(ByColor::new(40, 24)),
                FinalScore::Difference(-12.0),
                FinalScore::Winner(Color::White),
                FinalScore::Draw,
            ] {
                let ending = Ending { score, reason };
                let again = Ending::parse(&ending.to_string(), size).unwrap();
                assert_eq!(again.to_string(), ending.to_string());
                assert_eq!(again.difference(size), ending.difference(size), "{ending}");
            }
        }
    }

    #[test]
    fn names_of_players_say_which_side_won() {
        let names = ByColor::new("Anna".to_owned(), "Ben".to_owned());
        let claim = Claim::read("Ben wins 44-20", &names, 64).unwrap();
        assert_eq!(claim.ending.unwrap().to_string(), "W+24");
        assert_eq!(Claim::read("Carl wins 44-20", &names, 64).unwrap().ending, None);
    }

    #[test]
    fn the_discs_of_a_result_fill_the_board_and_its_winner_has_more() {
        let size = BoardSize::STANDARD;
        for score in (-640..=640).map(|tenths| f64::from(tenths) / 10.0) {
            let ByColor { black, white } = Ending::by(score, EndReason::PlayedOut).discs(size);
            assert_eq!(black + white, 64, "{score}");
            assert_eq!(black.cmp(&white), score.total_cmp(&0.0), "{score}");
            let is_even = score % 2.0 == 0.0;
            assert!(!is_even || f64::from(black) - f64::from(white) == score, "{score}");
        }
    }
}
