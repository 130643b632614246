//! How a game ended, as GGF has it and as the header of a record says it.

use crate::rules::BoardSize;
use std::fmt;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// Discs, for Black.
    pub score: f64,
    /// Why it was over.
    pub reason: Reason,
}

/// Why a game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Neither side could move.
    PlayedOut,
    /// The loser gave it up.
    Resigned,
    /// The loser's time was over.
    TimeOut,
    /// The players agreed on the score.
    Agreed,
}

impl Ending {
    /// Reads what a game's header says of its result, as this program or another one writes it: `B+4`, `W+64
    /// (resigned)`, `34-30`, or SGF's `B+R` for a game that White gave up, which counts as won by the whole
    /// board. `None` for a game that goes on.
    pub fn parse(result: &str, size: BoardSize) -> Option<Ending> {
        let (score, words) = result.split_once('(').unwrap_or((result, ""));
        let (score, words) = (score.trim(), words.trim_end().trim_end_matches(')'));
        let reason = Reason::ALL.into_iter().find(|reason| reason.words() == words)?;
        let ending = |score: f64| Ending { score, reason };
        let sign = if score.starts_with(['B', 'b']) { 1.0 } else { -1.0 };
        if let Some(by) = score.strip_prefix(['B', 'b', 'W', 'w']).and_then(|rest| rest.strip_prefix('+')) {
            let all = |reason| Some(Ending { score: sign * size.area() as f64, reason });
            return match by {
                "R" | "Resign" => all(Reason::Resigned),
                "T" | "Time" => all(Reason::TimeOut),
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

impl Reason {
    pub(super) const ALL: [Reason; 4] =
        [Reason::PlayedOut, Reason::Resigned, Reason::TimeOut, Reason::Agreed];

    /// As people say it; nothing for a game that was played out.
    fn words(self) -> &'static str {
        match self {
            Reason::PlayedOut => "",
            Reason::Resigned => "resigned",
            Reason::TimeOut => "time",
            Reason::Agreed => "agreed",
        }
    }

    pub(super) fn flag(self) -> &'static str {
        match self {
            Reason::PlayedOut => "",
            Reason::Resigned => ":r",
            Reason::TimeOut => ":t",
            Reason::Agreed => ":s",
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
