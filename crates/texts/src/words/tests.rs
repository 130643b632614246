//! In English, the words of an error are what it displays.

use super::*;
use crate::text::{Language, in_language};
use othello::formats::outflank::{FileError, SavedGame};
use othello::formats::wthor::WthorError;
use othello::formats::{
    self, At, Content, Defaults, Expected, Fault, Mistake, Overruled, Place, ReadError, Rejected, Summary,
    WriteError,
};
use othello::rules::{BoardSize, Color, IllegalMove, SetupError, SizeError};
use std::fmt::Display;
use std::mem::{Discriminant, discriminant};

/// Checks that `words` gives each value's `Display` text, but for the signs around quotations.
fn agree<T: Display>(values: impl IntoIterator<Item = T>, words: impl Fn(&T) -> String) {
    for value in values {
        let plain = words(&value).replace(['“', '”'], "\"").replace(['‘', '’'], "'");
        assert_eq!(plain, value.to_string());
    }
}

const PLACE: Place = Place { line: 2, character: 5 };

/// A word of a file with signs that are escaped.
fn found() -> String {
    "x;\"'".to_owned()
}

fn illegal_moves() -> [IllegalMove; 6] {
    use IllegalMove::*;
    [OffBoard, Occupied(found()), FlipsNothing(found()), NotCentral(found()), PassNotAllowed, GameOver]
}

fn setups() -> [SetupError; 5] {
    use SetupError::*;
    [OffBoard, TwoColors(found()), NothingToPlay, WrongLength(3, 64), UnknownCharacter('\'', 3)]
}

fn sizes() -> [SizeError; 4] {
    ["7x7", "2x8", "8\"", "eight's"].map(|text| text.parse::<BoardSize>().unwrap_err())
}

/// Mistakes with every fault, and at every kind of place.
fn mistakes() -> Vec<Mistake> {
    let expected = |expected| ["", "x;\""].map(|found| Fault::Expected { found: found.to_owned(), expected });
    let faults = Expected::ALL.iter().flat_map(|what| expected(*what));
    let faults = faults.chain(illegal_moves().map(Fault::from)).chain(setups().map(Fault::from));
    let faults = faults.chain(sizes().map(Fault::from));
    let at_move = |place| At::Move { number: 3, found: found(), place };
    let size = BoardSize::STANDARD;
    let no_move = Mistake { at: at_move(Some(PLACE)), fault: Fault::NotAMove(size) };
    let faults = faults.chain([
        Fault::NoSquare(size),
        Fault::Turn(Color::White),
        Fault::NoNode(7),
        Fault::Twice,
        Fault::Moves(Box::new(no_move.clone())),
        Fault::NoMoves,
        Fault::TwoReadings { first: "f5d6".into(), second: "f5".into() },
        Fault::NoSquares,
        Fault::UnknownSign { character: '"', place: PLACE },
        Fault::Ragged { row: 2, found: 3, expected: 4 },
        Fault::SquareCount(60),
        Fault::TooManySquares,
        Fault::TooMuch,
        Fault::Ends,
        Fault::Number,
        Fault::MissingField(found()),
        Fault::FieldTwice(found()),
        Fault::UnknownField(found()),
        Fault::Brackets,
        Fault::Json,
        Fault::Foreign,
    ]);
    let places = [At::Game, At::Place(PLACE), At::Line(7), at_move(Some(PLACE)), at_move(None)];
    let at = |at| Mistake { at, fault: Fault::Turn(Color::White) };
    faults.map(Mistake::from).chain(places.map(at)).chain([no_move]).collect()
}

fn wthors() -> [WthorError; 6] {
    [
        WthorError::NoHeader(5),
        WthorError::Length { found: 100, expected: 152, n_games: 2, size: BoardSize::STANDARD },
        WthorError::Size(12),
        WthorError::Solitaire,
        WthorError::Names,
        WthorError::NamesLength { found: 30, n_names: 1, length: 20 },
    ]
}

fn files() -> Vec<FileError> {
    let saved = [SavedGame::OnBoard, SavedGame::Earlier(2), SavedGame::Later(3)];
    let mistake = || Mistake { at: At::Game, fault: Fault::NoNode(7) };
    let wrong = saved.map(|saved| FileError::Wrong(saved, mistake()));
    let others = [FileError::Unreadable(mistake()), FileError::Newer(9), FileError::TooMany(101)];
    wrong.into_iter().chain(others).collect()
}

#[test]
fn read_errors_say_in_english_what_they_display() {
    let others = [
        ReadError::Unknown,
        ReadError::Empty,
        ReadError::Packed("gzip"),
        ReadError::OtherKind("PNG"),
        ReadError::OtherGame,
        ReadError::Search,
        ReadError::TooLong(999),
        ReadError::TooLarge(8),
        ReadError::GameTooLarge(8),
        ReadError::BreaksOff(std::io::ErrorKind::TimedOut),
        ReadError::NoGames,
        ReadError::TooMany(100),
        ReadError::Names("a.jou cannot be opened: closed".to_owned()),
    ];
    let errors = others.into_iter().chain(wthors().map(ReadError::from));
    let errors = errors.chain(files().into_iter().map(ReadError::from));
    let errors: Vec<ReadError> = errors.chain(mistakes().into_iter().map(ReadError::from)).collect();
    agree(&errors, |error| read_error(error));
    agree(errors.iter().map(|error| Rejected { number: 3, error: error.clone() }), rejected);
    let results = ["", "B+4"].map(|counted| (3, "W+\"".to_owned(), counted.to_owned()));
    agree(results.map(|(number, stated, counted)| Overruled { number, stated, counted }), overruled);
    // Every variant occurs.
    let kinds: Vec<Discriminant<ReadError>> = errors.iter().map(discriminant).collect();
    let n_kinds = (0..kinds.len()).filter(|&i| !kinds[..i].contains(&kinds[i])).count();
    assert_eq!(n_kinds, 16);
}

#[test]
fn other_errors_places_and_summaries_say_in_english_what_they_display() {
    agree(illegal_moves(), illegal_move);
    agree(setups(), setup_error);
    agree(sizes(), size_error);
    let of_writing =
        [WriteError::Ending, WriteError::Pgn, WriteError::Start, WriteError::Placing, WriteError::Board];
    agree(of_writing, |error| write_error(*error));
    agree([Place { line: 1, character: 23 }, PLACE], |at| faults::place(*at));
    let board = BoardSize::new(6, 10).unwrap();
    let game = |n_moves| [false, true].map(|has_variations| Content::Game { n_moves, has_variations });
    let positions = Color::BOTH.map(|turn| Content::Position { turn, n_empties: 56 });
    let contents = [game(1), game(34), positions].into_iter().flatten().chain([Content::Over]);
    agree(contents.map(|content| Summary { board, content }), summary);
    let loaded = formats::read_text("f5d6c3", &Defaults::default()).unwrap();
    assert_eq!(title(&loaded, 0), loaded.title(0, "draw", Summary::to_string));
}

#[test]
fn errors_are_said_in_the_language_of_the_window() {
    let error = formats::read_text("a1", &Defaults::default()).unwrap_err();
    let english = error.to_string();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        in_language(language, || {
            assert_ne!(read_error(&error), english, "{language:?}");
            assert_eq!(error.to_string(), english, "{language:?}");
        });
    }
}

#[test]
fn a_sentence_begins_with_a_capital_letter_but_for_a_name_of_a_file() {
    assert_eq!(sentence("it is damaged"), "It is damaged.");
    assert_eq!(sentence("games.sgf cannot be read."), "games.sgf cannot be read.");
}
