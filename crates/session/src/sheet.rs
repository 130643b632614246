//! A typed score sheet: its squares and its final count, what cannot have been played, and repairs.

use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Setup, Square};
use othello::sheet::{self, Edit, Entry, Repair};
use texts::text;
use texts::words::illegal_move;

/// The most repairs that are offered.
pub const REPAIRS_MAX: usize = 3;
/// The most squares on a sheet: the moves of a whole game.
pub const SQUARES_MAX: usize = 60;

/// A typed sheet as read from its text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedSheet {
    /// The moves and corrections in their order.
    pub entries: Vec<Entry>,
    /// The first piece of the text that is no square.
    pub strange: Option<String>,
}

/// Marks a square whose disc changes its colour.
const CORRECTED: char = '!';

/// Reads squares, `f5 d6` or `f5d6`, and `!d4` where that disc changes its colour; skips numbers and signs.
pub fn read(text: &str) -> TypedSheet {
    let mut typed = TypedSheet::default();
    let mut rest = text.chars().filter(|c| c.is_alphanumeric() || *c == CORRECTED).peekable();
    loop {
        let is_correction = rest.next_if_eq(&CORRECTED).is_some();
        let Some(letter) = rest.next() else { return typed };
        let is_number = letter.is_ascii_digit();
        let name: String = [letter].into_iter().chain(rest.next_if(|_| !is_number)).collect();
        match Square::parse(&name.to_lowercase(), BoardSize::STANDARD) {
            Ok(square) if is_correction => typed.entries.push(Entry::Corrected(square)),
            Ok(square) => typed.entries.push(Entry::Move(square)),
            Err(_) if is_number => {}
            // The last square is still being typed.
            Err(_) if rest.peek().is_none() && name.len() == 1 => {}
            Err(_) => _ = typed.strange.get_or_insert(name),
        }
    }
}

/// The text of a sheet, as [`read`] reads it.
pub fn written(entries: &[Entry]) -> String {
    let word = |entry: &Entry| {
        let name = entry.square().name(BoardSize::STANDARD);
        if let Entry::Corrected(_) = entry { format!("{CORRECTED}{name}") } else { name }
    };
    entries.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// A sheet that was checked: the game, what is wrong, and repairs.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The moves and corrections.
    pub entries: Vec<Entry>,
    /// The number of entries that can be played.
    pub n_played: usize,
    /// The game as far as it can be played, its cursor at the end.
    pub record: Record,
    /// Why the sheet cannot be right, in a sentence.
    pub trouble: Option<String>,
    /// Other remarks: the passes, whose move it is, the count.
    pub remarks: Vec<String>,
    /// The likeliest repairs.
    pub repairs: Vec<Repair>,
}

impl Sheet {
    /// Checks a sheet; `count` is the final count that it gives.
    pub fn new(entries: Vec<Entry>, count: Option<ByColor<u16>>) -> Sheet {
        let reading = sheet::read(&entries);
        let n_played = reading.n_played;
        let record = record(&entries[..n_played]);
        let pass = |&(after, color): &(usize, Color)| text!("sheet-pass", color = color.key(), n = after);
        let mut remarks: Vec<String> = reading.passes.iter().map(pass).collect();
        let mut trouble = None;
        let score = |count: ByColor<u16>| format!("{}–{}", count.black, count.white);
        if let Some(wrong) = entries.get(n_played) {
            let (n, name) = (move_number(&entries, n_played), wrong.square().name(BoardSize::STANDARD));
            trouble = Some(match wrong {
                Entry::Move(square) => {
                    let reason = record.position().play(Move::Place(*square)).err();
                    let reason = reason.map_or(String::new(), |reason| illegal_move(&reason));
                    text!("sheet-wrong-move", n = n, square = name, reason = reason)
                }
                Entry::Corrected(_) => text!("sheet-no-disc", n = n - 1, square = name),
            });
        } else if !reading.is_over && !entries.is_empty() {
            let color = record.position().turn();
            let n = move_number(&entries, entries.len()) - 1;
            remarks.push(text!("sheet-goes-on", n = n, color = color.key()));
        } else if reading.is_over {
            remarks.push(text!("sheet-is-over", score = score(reading.count)));
            let other = count.filter(|count| *count != reading.count);
            trouble = other.map(|count| text!("sheet-other-count", score = score(count)));
        }
        // A sheet that is still being typed has no count to fit yet.
        let repairs = match trouble {
            Some(_) => {
                let wanted = count.filter(|_| reading.is_over || entries.len() > SQUARES_MAX - 4);
                sheet::repairs(&entries, wanted, REPAIRS_MAX)
            }
            None => Vec::new(),
        };
        Sheet { entries, n_played, record, trouble, remarks, repairs }
    }

    /// The text of the sheet with a correction of `square` after the entries that can be played.
    pub fn with_correction(&self, square: Square) -> String {
        let mut entries = self.entries.clone();
        entries.insert(self.n_played, Entry::Corrected(square));
        written(&entries)
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

/// The number of an entry's move; for a correction, that of the next move.
fn move_number(entries: &[Entry], at: usize) -> usize {
    1 + entries[..at].iter().filter(|entry| matches!(entry, Entry::Move(_))).count()
}

/// The game of entries that can be played.
fn record(entries: &[Entry]) -> Record {
    let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    for &entry in entries {
        match entry {
            Entry::Move(square) => {
                record.pass_if_forced();
                record.play(Move::Place(square)).expect("the squares were played before");
            }
            Entry::Corrected(square) => {
                let mut setup = Setup::from(record.position());
                setup.put(square, setup.disc_at(square).map(|color| !color));
                record.correct(setup.position().expect("another colour adds and removes no disc"));
            }
        }
    }
    record.pass_if_forced();
    record
}

/// What a repair does, in a sentence for each edit: "Swap moves 22 and 23."
pub fn repair_words(repair: &Repair, sheet: &[Entry]) -> String {
    let mut entries = sheet.to_vec();
    let name = |square: Square| square.name(BoardSize::STANDARD);
    let mut sentences = Vec::new();
    for &edit in &repair.edits {
        let n = |at| move_number(&entries, at);
        let name_at = |at: usize| name(entries[at].square());
        sentences.push(match edit {
            Edit::Swap(a, b) => {
                let [first, second] = [a, b].map(name_at);
                text!("sheet-swap", a = n(a), b = n(b), first = first, second = second)
            }
            Edit::Change(at, to) => text!("sheet-change", n = n(at), written = name_at(at), meant = name(to)),
            Edit::Insert(at, Entry::Move(square)) => text!("sheet-insert", n = n(at), square = name(square)),
            Edit::Insert(at, Entry::Corrected(square)) => {
                text!("sheet-unflipped", n = n(at) - 1, square = name(square))
            }
            Edit::Remove(at) => text!("sheet-remove", n = n(at), square = name_at(at)),
        });
        edit.apply(&mut entries);
    }
    text::sentences(&sentences)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(text: &str, count: Option<ByColor<u16>>) -> Sheet {
        Sheet::new(read(text).entries, count)
    }

    #[test]
    fn squares_are_read_as_people_type_them() {
        let check = |text: &str, squares: &str, strange: Option<&str>| {
            let typed = read(text);
            assert_eq!(written(&typed.entries), squares, "{text}");
            assert_eq!(typed.strange.as_deref(), strange, "{text}");
        };
        check("f5d6C3", "f5 d6 c3", None);
        check("1. f5 d6\n2. c3 d", "f5 d6 c3", None);
        check("f5, x9 d6", "f5 d6", Some("x9"));
        check("f5 d6 !e5 c3", "f5 d6 !e5 c3", None);
        check("", "", None);
    }

    #[test]
    fn what_cannot_be_played_is_marked_and_repaired() {
        let sheet = sheet("f5d6c3d3c4e3f4b4", None);
        let wrong = "Move 6, e3, cannot be played: a disc on e3 would flip nothing.";
        assert_eq!(sheet.trouble.as_deref(), Some(wrong));
        assert_eq!(sheet.n_played, 5);
        assert_eq!(repair_words(&sheet.repairs[0], &sheet.entries), "Swap moves 6 and 7 (e3 and f4).");
        let repaired = Sheet::new(sheet.repairs[0].entries.clone(), None);
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
        assert_eq!(unfinished.trouble, None);
        assert_eq!(unfinished.game(count(30, 34)).header.result, "30-34");
    }

    #[test]
    fn moves_go_on_from_a_disc_that_was_corrected() {
        // Black's c3 did not flip d4.
        let before = sheet("f5d6c3", None);
        let d4 = Square::parse("d4", BoardSize::STANDARD).unwrap();
        let corrected = sheet(&before.with_correction(d4), None);
        assert_eq!(written(&corrected.entries), "f5 d6 c3 !d4");
        let color = |sheet: &Sheet| sheet.record.position().disc_at(d4);
        assert_eq!((color(&before), color(&corrected)), (Some(Color::Black), Some(Color::White)));
        assert_eq!(corrected.record.moves().len(), 3);
        let empty = sheet("f5 !a1 d6", None);
        assert_eq!(empty.n_played, 1);
        assert_eq!(empty.trouble.as_deref(), Some("After move 1 there is no disc on a1."));
    }
}
