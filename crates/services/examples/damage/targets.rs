//! Every reader of bytes that come from outside, with checks of what it has read. A target fails by a panic.
//! The example, a test and `fuzz/` share this file.

#[path = "seeds.rs"]
mod seeds;

use engine::book::{Book, OwnBook};
use engine::eval::LargeWeights;
use engine::human::{Ghost, Model};
use engine::matches::Openings;
use engine::pattern::Weights;
use engine::players::Player;
use engine::protocol::Server;
use engine::protocol::gtp::Gtp;
use engine::protocol::nboard::NBoard;
use engine::{BrokenFile, Level};
use library::Library;
use library::table::Table;
use miniz_oxide::deflate;
use othello::clock::TimeControl;
use othello::formats::{self, Defaults, Format, Opened, Summary, board_text, wthor};
use othello::record::{MoveTime, Record};
use othello::rules::{BoardSize, Color, Goal, Position, Square, Start};
use seeds::texts;
use services::own_book::foreign;
use services::settings::Settings;
use services::storage::Files;
use services::storage::archive::Archive;
use session::GameSession;
use session::sheet::{self, Sheet};
use system::kept::RonFile;
use teach::cards::fsrs::Recall;
use teach::profile::Profile;
use teach::puzzles;

/// A reader of files or texts.
pub struct Target {
    /// What the command line and the fuzzer call it.
    pub name: &'static str,
    /// Sound inputs.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Reads an input and checks what it has read.
    pub read: fn(&[u8]),
}

/// All readers.
pub const TARGETS: &[Target] = &[
    Target { name: "file", seeds: seeds::games, read: file },
    Target { name: "stream", seeds: seeds::collections, read: stream },
    Target { name: "text", seeds: seeds::pasted, read: text },
    Target { name: "board", seeds: seeds::board, read: board },
    Target {
        name: "small",
        seeds: || texts(&["5:00+3x0:30", "8x8", "16×4", "f5", "parallel", "1450", "12.5", "level:12", GHOST]),
        read: small,
    },
    Target { name: "wthor-names", seeds: seeds::wthor_names, read: wthor_names },
    Target { name: "session", seeds: seeds::session, read: session },
    Target { name: "settings", seeds: || texts(&[&Settings::default().write(), SETTINGS]), read: settings },
    Target { name: "profile", seeds: seeds::profile, read: profile },
    Target { name: "library", seeds: seeds::library, read: library },
    Target { name: "own-book", seeds: seeds::own_book, read: own_book },
    Target { name: "books", seeds: seeds::books, read: books },
    Target { name: "book", seeds: seeds::book, read: book },
    Target { name: "ghost", seeds: seeds::ghost, read: ghost },
    Target { name: "model", seeds: seeds::book, read: |bytes| _ = sealed(Model::read, bytes) },
    Target { name: "weights", seeds: seeds::book, read: weights },
    Target { name: "table", seeds: seeds::table, read: table },
    Target { name: "archive", seeds: seeds::archive, read: archive },
    Target { name: "openings", seeds: seeds::pasted, read: openings },
    Target { name: "sheet", seeds: || texts(&["f5d6c3d3c4e3f4b4", "1. f5 d6 !e5 c3"]), read: sheet },
    Target { name: "puzzle-file", seeds: seeds::puzzle_file, read: puzzle_file },
    Target { name: "puzzles", seeds: || texts(&["-------- X"]), read: puzzle_line },
    Target { name: "gtp", seeds: seeds::gtp, read: |bytes| converse(&mut Gtp::new(Level::MIN, 1), bytes) },
    Target {
        name: "nboard",
        seeds: seeds::nboard,
        read: |bytes| converse(&mut NBoard::new(Some(Level::MIN), 1), bytes),
    },
];

/// A ghost as a saved game names it.
const GHOST: &str = "Ghost of Anna, rating 1400";
/// Settings of several players.
const SETTINGS: &str = r#"(
    players: (black: (kind: Minimax, depth: 6)), people: ["Anna", "B, (\"en\")"], keys: {"NewGame": "Ctrl+N"},
    engines: [(name: "NTest", command: "ntest", protocol: NBoard)], ghosts: [(player: "Ben", to: "2020-10")],
    window: (position: Some((10, -20))), new_game: (clocks: "5:00+3 20:00"), // a remark
)"#;

fn as_text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A file of games of any format.
fn file(bytes: &[u8]) {
    match formats::read(bytes, &Defaults::default()) {
        Ok(games) => {
            assert!(!games.is_empty());
            for index in 0..games.len().min(3) {
                assert!(!games.title(index, "", Summary::to_string).is_empty());
                check_record(&games.record(index));
            }
        }
        Err(error) => {
            let sentence = error.to_string();
            assert!((10..400).contains(&sentence.len()), "{sentence}");
        }
    }
}

/// A file of games, read in parts. The stream decodes every byte and rejects at most one game for each.
fn stream(bytes: &[u8]) {
    for whole_max in [64, 1_000] {
        let opened = formats::open(bytes, &Defaults { whole_max, ..Defaults::default() });
        let Ok(Opened::Stream(mut games)) = opened else { continue };
        let n_rejected = games.by_ref().filter(Result::is_err).count();
        assert!(n_rejected <= bytes.len() && games.n_bytes == bytes.len() as u64);
    }
}

/// A pasted text.
fn text(bytes: &[u8]) {
    if let Ok(games) = formats::read_text(&as_text(bytes), &Defaults::default()) {
        assert!(!games.is_empty());
        check_record(&games.record(0));
    }
}

/// Checks that each format reads again what it has written.
fn check_record(record: &Record) {
    for name in ["a.sgf", "a.outflank", "a.ggf", "a.obf", "a.txt"] {
        let written = Format::of_name(name).and_then(|format| format.write(record));
        // A game without moves is an empty line of moves.
        let Some(written) = written.as_deref().ok().filter(|text| !text.trim().is_empty()) else { continue };
        let again = formats::read(written.as_bytes(), &Defaults::default());
        assert!(again.is_ok(), "{name} cannot be read again: {:?}\n{written}", again.err());
    }
}

fn board(bytes: &[u8]) {
    if let Ok(setup) = board_text::read(&as_text(bytes), BoardSize::STANDARD)
        && let Ok(position) = setup.playable()
    {
        let again = board_text::read(&board_text::write(&position), position.size()).map(|s| s.playable());
        assert!(again.is_ok(), "{position}");
    }
}

/// Sizes, squares, clocks, ratings, times and players.
fn small(bytes: &[u8]) {
    let text = as_text(bytes);
    let size = text.parse::<BoardSize>().unwrap_or(BoardSize::STANDARD);
    _ = (Square::parse(&text, size), text.parse::<Start>(), MoveTime::parse(&text));
    _ = engine::human::Opponent::read_rating(&text);
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control), "{text}");
    }
    if let Ok(player) = text.parse::<Player>() {
        assert_eq!(player.to_string().parse(), Ok(player));
    }
}

fn wthor_names(bytes: &[u8]) {
    _ = (wthor::Names::read(Some(bytes), None), wthor::Names::read(None, Some(bytes)));
}

fn session(bytes: &[u8]) {
    let Ok(saved) = session::file::read(&as_text(bytes)) else { return };
    let written = session::file::write(&GameSession::from(saved));
    let again = session::file::read(&written).expect("what is written can be read");
    let same = |text: &str| text.replace("running: true", "running: false");
    assert_eq!(same(&session::file::write(&GameSession::from(again))), same(&written));
}

fn settings(bytes: &[u8]) {
    if let Ok((settings, _)) = Settings::mend(&as_text(bytes)) {
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
    }
}

fn profile(bytes: &[u8]) {
    let Ok(mut profile) = Profile::read(&as_text(bytes)) else { return };
    for day in [0, 20_000, 4_000_000] {
        for card in profile.cards.due(day).into_iter().take(5) {
            profile.cards.answer(card, Recall::Good, day);
        }
        for color in Color::BOTH {
            _ = profile.repertoire[color].n_due(day);
        }
        profile.puzzles.learn(900, puzzles::Themes::default(), true);
    }
    assert!(Profile::read(&profile.write()).is_ok());
}

fn library(bytes: &[u8]) {
    let Ok(found) = Library::read(bytes.to_vec()) else { return };
    let library = found.library;
    for (id, _) in library.entries().take(5) {
        _ = library.record(id);
    }
    let again = Library::read(library.compacted().bytes().to_vec());
    assert!(again.is_ok_and(|again| again.library.len() == library.len()));
}

fn own_book(bytes: &[u8]) {
    if let Ok((mut own, _)) = OwnBook::read(bytes) {
        let (again, unread) = OwnBook::read(&own.write()).expect("what is written can be read");
        assert!(!unread.is_damage() && again.n_positions() == own.n_positions());
        _ = (own.undo(), own.redo());
    }
}

/// A book of another program.
fn books(bytes: &[u8]) {
    if let Ok(book) = foreign::read(bytes) {
        let mut values = book.positions.iter().filter_map(|known| known.value);
        assert!(values.all(|value| value.abs() <= 64));
    }
}

/// What a reader makes of the bytes as a whole file, and as the contents, plain and compressed, of files
/// with a sound head.
fn sealed<T>(read: fn(&[u8]) -> Result<T, BrokenFile>, bytes: &[u8]) -> Vec<T> {
    let kind = read(&[]).err().expect("every file has a head").kind;
    let packed = deflate::compress_to_vec(bytes, 1);
    [read(bytes), read(&kind.seal(bytes)), read(&kind.seal(&packed))].into_iter().flatten().collect()
}

fn book(bytes: &[u8]) {
    sealed(Book::read, bytes).iter().for_each(|book| assert!(Book::read(&book.write()).as_ref() == Ok(book)));
}

fn ghost(bytes: &[u8]) {
    sealed(Ghost::read, bytes).iter().for_each(|ghost| assert!(Ghost::read(&ghost.write()).is_ok()));
}

fn weights(bytes: &[u8]) {
    _ = (sealed(Weights::read, bytes), sealed(LargeWeights::read, bytes));
}

fn puzzle_file(bytes: &[u8]) {
    use puzzles::file::{read, write};
    sealed(read, bytes).iter().for_each(|puzzles| assert!(read(&write(puzzles)).is_ok()));
}

/// Reads a table of statistics with the bytes after its heading, then one with them as its compressed body.
fn table(bytes: &[u8]) {
    let body = deflate::compress_to_vec_zlib(bytes, 1);
    for rest in [bytes, &[&[9, 1], &body[..]].concat()] {
        if let Ok(table) = Table::read(&[Table::HEADING, rest].concat()) {
            _ = table.explore(&Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        }
    }
}

/// An archive, and archives of one file with these contents and a sound checksum.
fn archive(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("a.moving");
    let packed = seeds::ARCHIVED.map(|name| seeds::archive_of(name, bytes));
    for file in packed.iter().map(|packed| &packed[..]).chain([bytes]) {
        std::fs::write(&path, file).expect("the folder can be written");
        if let Ok(archive) = Archive::open(&path) {
            let mut files = Files::in_folder(folder.path().join("data"));
            let taken = files.take_archive(&archive, &Settings::default());
            _ = (archive.people(), archive.n_games(), taken.expect("there is room"));
        }
    }
}

fn openings(bytes: &[u8]) {
    if let Ok((openings, _)) = Openings::read(&as_text(bytes), BoardSize::STANDARD) {
        assert!(openings.get(0).moves.len() < 61);
    }
}

/// A typed score sheet; its field takes a thousand letters.
fn sheet(bytes: &[u8]) {
    let text: String = as_text(bytes).chars().take(1_000).collect();
    let sheet = Sheet::new(sheet::read(&text).entries, None);
    sheet.repairs.iter().for_each(|repair| assert!(!sheet::repair_words(repair, &sheet.entries).is_empty()));
}

fn puzzle_line(bytes: &[u8]) {
    let puzzle = puzzles::draw::read_line(&as_text(bytes));
    assert!(puzzle.is_none_or(|puzzle| puzzles::draw::read_line(&puzzles::draw::line(&puzzle)).is_some()));
}

/// Sends each line to the engine as another program would, then a file, and ends its time to answer.
fn converse(server: &mut dyn Server, bytes: &[u8]) {
    for line in as_text(bytes).lines() {
        _ = server.on_line(line);
        _ = server.on_file(Ok(bytes.to_vec()));
        _ = server.on_timeout();
    }
}
