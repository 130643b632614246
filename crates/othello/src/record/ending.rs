//! How a game ended: the score and the reason, as the header of a record says it.

use crate::rules::BoardSize;
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

impl Ending {
    /// Reads the result in a game's header, as this program or another one writes it: `B+4`, `W+64
    /// (resigned)`, `34-30`, or SGF's `B+R` for a game that White resigned, which counts as won by the whole
    /// board. `None` for a game that goes on.
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
        let ending = |score: f64| Ending { score, reason };
        let sign = if score.starts_with(['B', 'b']) { 1.0 } else { -1.0 };
        if let Some(by) = score.strip_prefix(['B', 'b', 'W', 'w']).and_then(|rest| rest.strip_prefix('+')) {
            let all = |reason| Some(Ending { score: sign * size.area() as f64, reason });
            return match by {
                "R" | "Resign" => all(EndReason::Resigned),
                "T" | "Time" => all(EndReason::TimeOut),
                _ => by
                    .parse()
                    .ok()
                    .filter(|by: &f64| by.is_finite() && *by >= 0.0)
                    .map(|by| ending(sign * by)),
            };
        }
        if let Some((black, white)) = score.split_once(['-', '–']) {
            let discs = |text: &str| text.trim().parse::<u16>().ok().map(f64::from);
            return Some(ending(discs(black)? - discs(white)?));
        }
        matches!(score, "0" | "Draw" | "draw").then(|| ending(0.0))
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
