//! What is written beside the moves of a game: comments, judgements, what an engine found, and who played when and where.

use crate::rules::{BoardSize, ByColor, Move};

/// What is written beside a move, or beside the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    pub comment: String,
    pub judgement: Option<Judgement>,
    pub worth: Option<Worth>,
}

/// What somebody thinks of a move, by the signs of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judgement {
    Excellent,
    Good,
    Interesting,
    Doubtful,
    Bad,
    Blunder,
}

/// What an engine found a position to be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Hundredths of a disc, for Black.
    pub hundredths: i32,
    pub sureness: Sureness,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sureness {
    /// Proven.
    Exact,
    /// So many plies ahead, so sure in percent.
    Guess { depth: u8, certainty: u8 },
}

/// Who played, where, when, and with what result, as far as somebody wrote it down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    pub players: ByColor<String>,
    pub event: String,
    pub place: String,
    pub date: String,
    /// As it was written: `B+6`, `34-30`. What the board says goes before it.
    pub result: String,
}

impl Header {
    pub fn is_empty(&self) -> bool {
        *self == Header::default()
    }
}

impl Notes {
    pub fn is_empty(&self) -> bool {
        *self == Notes::default()
    }
}

impl Judgement {
    pub const ALL: [Judgement; 6] = [
        Judgement::Excellent,
        Judgement::Good,
        Judgement::Interesting,
        Judgement::Doubtful,
        Judgement::Bad,
        Judgement::Blunder,
    ];

    /// `!`, `??`.
    pub const fn sign(self) -> &'static str {
        match self {
            Judgement::Excellent => "!!",
            Judgement::Good => "!",
            Judgement::Interesting => "!?",
            Judgement::Doubtful => "?!",
            Judgement::Bad => "?",
            Judgement::Blunder => "??",
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Judgement::Excellent => "excellent",
            Judgement::Good => "good",
            Judgement::Interesting => "interesting",
            Judgement::Doubtful => "doubtful",
            Judgement::Bad => "bad",
            Judgement::Blunder => "blunder",
        }
    }

    pub fn from_sign(sign: &str) -> Option<Judgement> {
        Judgement::ALL.into_iter().find(|judgement| judgement.sign() == sign)
    }
}

/// `f5!?`, or `f5` where nobody judged the move.
pub fn judged(mv: Move, judgement: Option<Judgement>, size: BoardSize) -> String {
    mv.name(size) + judgement.map_or("", Judgement::sign)
}
