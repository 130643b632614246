//! What is written beside the moves of a game: comments, judgements, marks on squares, what an engine found, and who played when and
//! where.

use crate::rules::{BoardSize, ByColor, Move, Square};

/// What is written beside a move, or beside the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    pub comment: String,
    pub judgement: Option<Judgement>,
    pub worth: Option<Worth>,
    // At most one for a square, in the order of the squares.
    marks: Vec<(Square, Mark)>,
}

/// What somebody put on a square to speak about it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    Cross,
    Triangle,
    Circle,
    Square,
    /// A letter or a number.
    Label(String),
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

impl Mark {
    /// A label has at most so many characters.
    pub const LABEL_MAX: usize = 3;

    /// The marks without a text.
    pub const SHAPES: [Mark; 4] = [Mark::Triangle, Mark::Circle, Mark::Square, Mark::Cross];

    /// A label of a text; `None` when nothing of it can be seen.
    pub fn label(text: &str) -> Option<Mark> {
        let text: String = text.trim().chars().filter(|c| !c.is_control()).take(Mark::LABEL_MAX).collect();
        (!text.is_empty()).then_some(Mark::Label(text))
    }

    /// `triangle`, `letter A`.
    pub fn name(&self) -> String {
        match self {
            Mark::Cross => "cross".to_owned(),
            Mark::Triangle => "triangle".to_owned(),
            Mark::Circle => "circle".to_owned(),
            Mark::Square => "square".to_owned(),
            Mark::Label(text) => format!("letter {text}"),
        }
    }
}

impl Notes {
    /// The marks on squares.
    pub fn marks(&self) -> &[(Square, Mark)] {
        &self.marks
    }

    /// The mark on a square.
    pub fn mark_on(&self, square: Square) -> Option<&Mark> {
        self.marks.iter().find(|(other, _)| *other == square).map(|(_, mark)| mark)
    }

    /// Puts a mark on a square instead of any other, or takes it away.
    pub fn mark(&mut self, square: Square, mark: Option<Mark>) {
        self.marks.retain(|(other, _)| *other != square);
        if let Some(mark) = mark {
            let at = self.marks.partition_point(|(other, _)| other.index() < square.index());
            self.marks.insert(at, (square, mark));
        }
    }

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
