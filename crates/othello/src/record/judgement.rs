//! What people think of a move, by the signs of chess.

use crate::rules::{BoardSize, Move};

/// A judgement of a move, by the signs of chess.
///
/// ```
/// use othello::record::Judgement;
/// assert_eq!(Judgement::from_sign("?!"), Some(Judgement::Doubtful));
/// assert_eq!(Judgement::Doubtful.sign(), "?!");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judgement {
    /// `!!`
    Excellent,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Doubtful,
    /// `?`
    Bad,
    /// `??`
    Blunder,
}

impl Judgement {
    /// All judgements, the best first.
    pub const ALL: [Judgement; 6] = [
        Judgement::Excellent,
        Judgement::Good,
        Judgement::Interesting,
        Judgement::Doubtful,
        Judgement::Bad,
        Judgement::Blunder,
    ];

    /// Its sign, such as `!` or `??`.
    pub const fn sign(self) -> &'static str {
        ["!!", "!", "!?", "?!", "?", "??"][self as usize]
    }

    /// The judgement with a sign, `None` for any other text.
    pub fn from_sign(sign: &str) -> Option<Judgement> {
        Judgement::ALL.into_iter().find(|judgement| judgement.sign() == sign)
    }
}

/// A move's name with its judgement, `f5!?`, or `f5` without one.
pub fn judged(mv: Move, judgement: Option<Judgement>, size: BoardSize) -> String {
    mv.name(size) + judgement.map_or("", Judgement::sign)
}
