//! What is written beside the moves of a game: comments, judgements, marks on squares, what an engine found,
//! how long a move took, and who played when and where.

use crate::evaluation::Evaluation;
use crate::rules::{BoardSize, ByColor, Move, Square};
use std::fmt;
use std::time::Duration;

/// What is written beside a move, or beside the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Free text; empty for none.
    pub comment: String,
    /// What somebody thinks of the move.
    pub judgement: Option<Judgement>,
    /// What the position after the move is worth to its side to move, as somebody noted it.
    pub evaluation: Option<Evaluation>,
    // At most one for a square, in the order of the squares.
    marks: Vec<(Square, Mark)>,
}

/// What somebody put on a square to speak about it.
///
/// ```
/// use outflank::record::{Mark, Notes};
/// use outflank::rules::Square;
/// let mut notes = Notes::default();
/// notes.mark(Square::from_index(0), Mark::label("A"));
/// assert_eq!(notes.mark_on(Square::from_index(0)).unwrap().name(), "letter A");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// SGF's `MA`.
    Cross,
    /// SGF's `TR`.
    Triangle,
    /// SGF's `CR`.
    Circle,
    /// SGF's `SQ`.
    Square,
    /// SGF's `LB`: a letter, a number, or another short text.
    Label(String),
}

/// What somebody thinks of a move, by the signs of chess.
///
/// ```
/// use outflank::record::Judgement;
/// assert_eq!(Judgement::from_sign("?!"), Some(Judgement::Doubtful));
/// assert_eq!(Judgement::Doubtful.name(), "doubtful");
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

/// How long a move took, to a hundredth of a second.
///
/// ```
/// use outflank::record::Took;
/// let time = Took::parse("125.2").unwrap();
/// assert_eq!((time.seconds(), time.to_string()), (125.2, "2 min 5 s".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Took {
    // At most `Took::MAX`.
    hundredths: u32,
}

/// Who played, where, when, and with what result, as far as somebody wrote it down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The names of the players; empty where nobody knows.
    pub players: ByColor<String>,
    /// The tournament or match.
    pub event: String,
    /// Town, or the program on which it was played.
    pub place: String,
    /// As it was written; SGF's form is `2026-11-22`.
    pub date: String,
    /// As it was written: `B+6`, `34-30`. What the board says goes before it.
    pub result: String,
}

impl Header {
    /// Whether nothing at all is known.
    pub fn is_empty(&self) -> bool {
        *self == Header::default()
    }
}

impl Mark {
    /// The most characters of a label: more do not fit into a square.
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

    /// Whether nothing is written here.
    pub fn is_empty(&self) -> bool {
        *self == Notes::default()
    }
}

impl Took {
    /// A hundred days: longer than anybody thinks, and it fits.
    const MAX: u32 = 100 * 24 * 3600 * 100;

    /// The time, rounded; what is longer than a hundred days is a hundred days.
    pub fn of(time: Duration) -> Took {
        let hundredths = (time.as_millis() + 5) / 10;
        Took { hundredths: hundredths.min(u128::from(Took::MAX)) as u32 }
    }

    /// Reads seconds, `8.4`; `None` for what is no number or below zero.
    pub fn parse(seconds: &str) -> Option<Took> {
        let seconds: f64 = seconds.parse().ok()?;
        // A cast keeps within bounds by itself.
        (seconds >= 0.0).then(|| Took { hundredths: ((seconds * 100.0).round() as u32).min(Took::MAX) })
    }

    /// In seconds, with two decimals.
    pub fn seconds(self) -> f64 {
        f64::from(self.hundredths) / 100.0
    }

    /// The same as a [`Duration`].
    pub fn duration(self) -> Duration {
        Duration::from_millis(u64::from(self.hundredths) * 10)
    }
}

impl fmt::Display for Took {
    /// `0.25 s`, `8.4 s`, `2 min 5 s`, `3 h 10 min`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let seconds = (self.hundredths + 50) / 100;
        match self.hundredths {
            0..100 => write!(f, "{} s", self.seconds()),
            100..5_995 => write!(f, "{:.1} s", self.seconds()),
            _ if seconds < 3600 => write!(f, "{} min {} s", seconds / 60, seconds % 60),
            _ => write!(f, "{} h {} min", seconds / 3600, seconds / 60 % 60),
        }
    }
}

impl Judgement {
    /// All of them, the best first.
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

    /// In one word, as menus show it.
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

    /// The judgement with a sign, `None` for any other text.
    pub fn from_sign(sign: &str) -> Option<Judgement> {
        Judgement::ALL.into_iter().find(|judgement| judgement.sign() == sign)
    }
}

/// `f5!?`, or `f5` where nobody judged the move.
pub fn judged(mv: Move, judgement: Option<Judgement>, size: BoardSize) -> String {
    mv.name(size) + judgement.map_or("", Judgement::sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_said_as_people_say_it() {
        let check =
            |seconds: &str, expected: &str| assert_eq!(Took::parse(seconds).unwrap().to_string(), expected);
        check("0", "0 s");
        check("0.04", "0.04 s");
        check("8.4", "8.4 s");
        check("59.94", "59.9 s");
        check("59.96", "1 min 0 s");
        check("125.2", "2 min 5 s");
        check("3599.7", "1 h 0 min");
        check("11400", "3 h 10 min");
        check("1e300", "2400 h 0 min");
        assert_eq!(["-1", "NaN", "soon", ""].map(Took::parse), [None; 4]);
    }

    #[test]
    fn a_time_is_kept_to_a_hundredth_of_a_second() {
        assert_eq!(Took::of(Duration::from_millis(8_404)), Took::parse("8.4").unwrap());
        assert_eq!(Took::of(Duration::from_millis(8_405)).duration(), Duration::from_millis(8_410));
        assert_eq!(Took::of(Duration::MAX), Took::parse("1e12").unwrap());
    }
}
