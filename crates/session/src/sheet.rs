//! A score sheet that is typed: its squares and the count at its end, what of it cannot have been played, and
//! repairs.

use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Square};
use othello::sheet::{self, Edit, Repair};
use texts::text;
use texts::words::illegal_move;

/// The number of repairs that are offered.
pub const REPAIRS_MAX: usize = 3;
/// Squares of a game.
pub const SQUARES_MAX: usize = 60;

/// What is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedSheet {
    /// The squares in the order of the moves.
    pub squares: Vec<Square>,
    /// The first piece of the text that is no square.
    pub strange: Option<String>,
}

/// Reads squares such as `f5 d6` or `f5d6`; numbers of moves before them, passes and signs between them are
/// left out.
pub fn read(text: &str) -> TypedSheet {
    let mut typed = TypedSheet::default();
    let mut rest = text.chars().filter(|c| c.is_alphanumeric()).peekable();
    while let Some(letter) = rest.next() {
        let is_number = letter.is_ascii_digit();
        let name: String = [letter].into_iter().chain(rest.next_if(|_| !is_number)).collect();
        match Square::parse(&name.to_lowercase(), BoardSize::STANDARD) {
            Ok(square) => typed.squares.push(square),
            Err(_) if is_number => {}
            Err(_) if rest.peek().is_none() && name.len() == 1 => {}
            Err(_) => _ = typed.strange.get_or_insert(name),
        }
    }
    typed
}

/// The text of squares, as [`read`] reads it.
pub fn written(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.name(BoardSize::STANDARD)).collect();
    names.join(" ")
}

/// The state of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The squares.
    pub squares: Vec<Square>,
    /// The game as far as it can be played, its cursor at the end.
    pub record: Record,
    /// What is wrong with it, in a sentence.
    pub trouble: Option<String>,
    /// What else is to be said of it: the passes, whose move it is, the count.
    pub remarks: Vec<String>,
    /// The likeliest repairs.
    pub repairs: Vec<Repair>,
}

impl Sheet {
    /// Looks at a sheet; `count` is what stands at its end.
    pub fn new(squares: Vec<Square>, count: Option<ByColor<u16>>) -> Sheet {
        let start = Position::start(BoardSize::STANDARD);
        let reading = sheet::read(&start, &squares);
        let record = record(&start, &squares[..reading.n_played]);
        let pass = |&(after, color): &(usize, Color)| text!("sheet-pass", color = color.key(), n = after);
        let mut remarks: Vec<String> = reading.passes.iter().map(pass).collect();
        let mut trouble = None;
        let score = |count: ByColor<u16>| format!("{}–{}", count.black, count.white);
        if let Some(wrong) = squares.get(reading.n_played) {
            let reason = record.position().play(Move::Place(*wrong)).err();
            let reason = reason.map_or(String::new(), |reason| illegal_move(&reason));
            let name = wrong.name(BoardSize::STANDARD);
            trouble =
                Some(text!("sheet-wrong-move", n = reading.n_played + 1, square = name, reason = reason));
        } else if !reading.is_over && !squares.is_empty() {
            let color = record.position().turn();
            remarks.push(text!("sheet-goes-on", n = squares.len(), color = color.key()));
        } else if reading.is_over {
            remarks.push(text!("sheet-is-over", score = score(reading.count)));
            if let Some(count) = count.filter(|count| *count != reading.count) {
                let said = text!("sheet-other-count", score = score(count));
                trouble = Some(said);
            }
        }
        // A sheet that is still being typed has no count to fit yet.
        let repairs = match trouble {
            Some(_) => {
                let wanted = count.filter(|_| reading.is_over || squares.len() > SQUARES_MAX - 4);
                sheet::repairs(&start, &squares, wanted, REPAIRS_MAX)
            }
            None => Vec::new(),
        };
        Sheet { squares, record, trouble, remarks, repairs }
    }

    /// The number of squares that can be played.
    pub fn n_played(&self) -> usize {
        self.record.moves().iter().filter(|mv| mv.square().is_some()).count()
    }

    /// The game, with the count as its result where it was not played to its end.
    pub fn game(&self, count: Option<ByColor<u16>>) -> Record {
        let mut record = self.record.clone();
        if let Some(count) = count.filter(|_| record.position().outcome().is_none()) {
            record.header.result = format!("{}-{}", count.black, count.white);
        }
        record
    }
}

/// The game of squares that can be played.
fn record(start: &Position, squares: &[Square]) -> Record {
    let mut record = Record::new(*start, Goal::MostDiscs);
    for &square in squares {
        if record.position().must_pass() {
            record.play(Move::Pass).expect("a side that must pass may pass");
        }
        record.play(Move::Place(square)).expect("the squares were played before");
    }
    if record.position().must_pass() {
        record.play(Move::Pass).expect("a side that must pass may pass");
    }
    record
}

/// What a repair does, in a sentence for each edit: "Swap moves 22 and 23."
pub fn repair_words(repair: &Repair, sheet: &[Square]) -> String {
    let mut squares = sheet.to_vec();
    let name = |square: Square| square.name(BoardSize::STANDARD);
    let mut sentences = Vec::new();
    for &edit in &repair.edits {
        sentences.push(match edit {
            Edit::Swap(a, b) => {
                let [first, second] = [a, b].map(|at| name(squares[at]));
                text!("sheet-swap", a = a + 1, b = b + 1, first = first, second = second)
            }
            Edit::Change(at, to) => {
                text!("sheet-change", n = at + 1, written = name(squares[at]), meant = name(to))
            }
            Edit::Insert(at, square) => text!("sheet-insert", n = at + 1, square = name(square)),
            Edit::Remove(at) => text!("sheet-remove", n = at + 1, square = name(squares[at])),
        });
        edit.apply(&mut squares);
    }
    text::sentences(&sentences)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(text: &str, count: Option<ByColor<u16>>) -> Sheet {
        Sheet::new(read(text).squares, count)
    }

    #[test]
    fn squares_are_read_as_people_type_them() {
        let check = |text: &str, squares: &str, strange: Option<&str>| {
            let typed = read(text);
            assert_eq!(
                (written(&typed.squares).as_str(), typed.strange.as_deref()),
                (squares, strange),
                "{text}"
            );
        };
        check("f5d6C3", "f5 d6 c3", None);
        check("1. f5 d6\n2. c3 d", "f5 d6 c3", None);
        check("f5, x9 d6", "f5 d6", Some("x9"));
        check("", "", None);
    }

    #[test]
    fn what_cannot_be_played_is_marked_and_repaired() {
        let sheet = sheet("f5d6c3d3c4e3f4b4", None);
        assert_eq!(
            sheet.trouble.as_deref(),
            Some("Move 6, e3, cannot be played: a disc on e3 would flip nothing.")
        );
        assert_eq!(sheet.n_played(), 5);
        assert_eq!(repair_words(&sheet.repairs[0], &sheet.squares), "Swap moves 6 and 7 (e3 and f4).");
        let repaired = Sheet::new(sheet.repairs[0].squares.clone(), None);
        assert!(repaired.trouble.is_none() && repaired.repairs.is_empty());
    }

    #[test]
    fn a_game_that_is_over_is_compared_with_its_count() {
        // Black takes all discs.
        let count = |black, white| Some(ByColor::new(black, white));
        let moves = "f5d6c5f6e7f4g5e6e3";
        assert_eq!(sheet(moves, count(64, 0)).trouble, None);
        let other = sheet(moves, count(63, 1));
        assert_eq!(other.trouble.as_deref(), Some("The sheet says 63–1."));
        let unfinished = sheet("f5d6", count(30, 34));
        assert_eq!(
            (unfinished.trouble.as_deref(), unfinished.game(count(30, 34)).header.result.as_str()),
            (None, "30-34")
        );
    }
}
