//! How a game ended: the score and the reason, as the header of a record says it.

use crate::rules::{BoardSize, ByColor};
use std::fmt;

/// The score of a game and why it was over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// Discs, for Black.
    pub score: f64,
    /// Why the game was over.
    pub reason: EndReason,
}

/// Why a game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// Neither side could move.
    PlayedOut,
    /// The loser resigned.
    Resigned,
    /// The loser ran out of time.
    TimeOut,
    /// The players agreed on the score.
    Agreed,
}

/// By how many discs a game is won at least, where the empty squares count for the winner.
const SMALLEST_WIN: f64 = 2.0;

impl Ending {
    /// Reads the result in a game's header, as this program or another one writes it: `B+4`, `W+64
    /// (resigned)`, `34-30`, or SGF's `B+R` for a game that White resigned, which counts as won by the whole
    /// board. Where only the winner is known, it is the smallest win. `None` for a game that goes on, and for
    /// more discs than the board has squares.
    ///
    /// ```
    /// use othello::record::{EndReason, Ending};
    /// use othello::rules::BoardSize;
    /// let ending = Ending::parse("W+12 (time)", BoardSize::STANDARD).unwrap();
    /// assert_eq!((ending.score, ending.reason), (-12.0, EndReason::TimeOut));
    /// assert_eq!(ending.to_string(), "W+12 (time)");
    /// ```
    pub fn parse(result: &str, size: BoardSize) -> Option<Ending> {
        let (score, words) = result.split_once('(').unwrap_or((result, ""));
        let (score, words) = (score.trim(), words.trim_end().trim_end_matches(')'));
        let reason = EndReason::ALL.into_iter().find(|reason| reason.words() == words)?;
        let area = size.area() as f64;
        let ending = |score: f64| Some(Ending { score, reason }).filter(|_| score.abs() <= area);
        if let Some(sign) = Ending::winner_alone(score) {
            return ending(sign * SMALLEST_WIN);
        }
        let sign = if score.starts_with(['B', 'b']) { 1.0 } else { -1.0 };
        if let Some(by) = score.strip_prefix(['B', 'b', 'W', 'w']).and_then(|rest| rest.strip_prefix('+')) {
            let all = |reason| Some(Ending { score: sign * area, reason });
            return match by {
                "R" | "Resign" => all(EndReason::Resigned),
                "T" | "Time" => all(EndReason::TimeOut),
                _ => by
                    .parse()
                    .ok()
                    .filter(|by: &f64| by.is_finite() && *by >= 0.0)
                    .and_then(|by| ending(sign * by)),
            };
        }
        if let Some((black, white)) = score.split_once(['-', '–']) {
            let discs = |text: &str| text.trim().parse::<u16>().ok().map(f64::from);
            let (black, white) = (discs(black)?, discs(white)?);
            return ending(black - white).filter(|_| black + white <= area);
        }
        if matches!(score, "0" | "Draw" | "draw") { ending(0.0) } else { None }
    }

    /// Who won, by a result that says nothing else: 1 for Black, -1 for White, 0 for a draw. PGN writes
    /// `1-0`, `0-1` and `1/2-1/2`, SGF `B+` and `W+`.
    ///
    /// ```
    /// use othello::record::Ending;
    /// assert_eq!(["0-1", "1/2-1/2", "33-31"].map(Ending::winner_alone), [Some(-1.0), Some(0.0), None]);
    /// ```
    pub fn winner_alone(result: &str) -> Option<f64> {
        match result.trim() {
            "1-0" | "B+" => Some(1.0),
            "0-1" | "W+" => Some(-1.0),
            "1/2-1/2" | "½-½" => Some(0.0),
            _ => None,
        }
    }

    /// The discs of each side, together as many as the board has squares. A win is never made a draw.
    ///
    /// ```
    /// use othello::record::Ending;
    /// use othello::rules::BoardSize;
    /// let discs = |result| Ending::parse(result, BoardSize::STANDARD).unwrap().discs(BoardSize::STANDARD);
    /// assert_eq!(["1-0", "W+4", "33-30"].map(|result| discs(result).black), [33, 30, 34]);
    /// ```
    pub fn discs(&self, size: BoardSize) -> ByColor<u16> {
        let area = size.area() as u16;
        // Of an odd difference a square was left empty, which counts for the winner.
        let most = ((f64::from(area) + self.score.abs()) / 2.0).round() as u16;
        let winner = most.clamp(area / 2 + u16::from(self.score != 0.0), area);
        match self.score < 0.0 {
            true => ByColor::new(area - winner, winner),
            false => ByColor::new(winner, area - winner),
        }
    }
}

impl EndReason {
    /// Every reason once.
    pub const ALL: [EndReason; 4] =
        [EndReason::PlayedOut, EndReason::Resigned, EndReason::TimeOut, EndReason::Agreed];

    /// The words after the score; empty for a game that was played out.
    fn words(self) -> &'static str {
        match self {
            EndReason::PlayedOut => "",
            EndReason::Resigned => "resigned",
            EndReason::TimeOut => "time",
            EndReason::Agreed => "agreed",
        }
    }
}

impl fmt::Display for Ending {
    /// `B+4`, `W+64 (resigned)`, `0`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.score {
            score if score > 0.0 => write!(f, "B+{score}"),
            score if score < 0.0 => write!(f, "W+{}", -score),
            _ => f.write_str("0"),
        }?;
        let words = self.reason.words();
        if words.is_empty() { Ok(()) } else { write!(f, " ({words})") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_has_no_more_discs_than_the_board_has_squares() {
        let score = |result: &str, side| {
            Ending::parse(result, BoardSize::new(side, side).unwrap()).map(|ending| ending.score)
        };
        for impossible in ["99-1", "33-40", "B+66", "W+99 (time)", "65-0", "65535-65535"] {
            assert_eq!(score(impossible, 8), None, "{impossible}");
        }
        assert_eq!([score("99-1", 10), score("20-10", 8), score("B+64", 8)], [98.0, 10.0, 64.0].map(Some));
        assert_eq!([score("1-0", 8), score("0-1", 4), score("1/2-1/2", 8)], [2.0, -2.0, 0.0].map(Some));
    }

    #[test]
    fn the_discs_of_a_result_fill_the_board_and_its_winner_has_more() {
        let size = BoardSize::STANDARD;
        for score in (-640..=640).map(|tenths| f64::from(tenths) / 10.0) {
            let ByColor { black, white } = Ending { score, reason: EndReason::PlayedOut }.discs(size);
            assert_eq!(black + white, 64, "{score}");
            assert_eq!(black.cmp(&white), score.total_cmp(&0.0), "{score}");
            let is_even = score % 2.0 == 0.0;
            assert!(!is_even || f64::from(black) - f64::from(white) == score, "{score}");
        }
    }
}
