//! Every reader of bytes that come from outside, with what must hold of what it has read. A target fails by a
//! panic. The example, a test and `fuzz/` share this page.

#[path = "seeds.rs"]
mod seeds;

use engine::Level;
use engine::book::OwnBook;
use engine::human::{Ghost, Model};
use engine::protocol::Server;
use engine::protocol::gtp::Gtp;
use engine::protocol::nboard::NBoard;
use library::Library;
use othello::clock::TimeControl;
use othello::formats::{self, Defaults, Format, Opened, Summary, board_text, books, wthor};
use othello::record::{MoveTime, Record};
use othello::rules::{BoardSize, Color, Square, Start};
use seeds::texts;
use services::settings::Settings;
use session::GameSession;
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
        seeds: || texts(&["5:00+3x0:30", "8x8", "16×4", "f5", "parallel", "1450", "12.5"]),
        read: small,
    },
    Target { name: "wthor-names", seeds: seeds::wthor_names, read: wthor_names },
    Target { name: "session", seeds: seeds::session, read: session },
    Target { name: "settings", seeds: || texts(&[&Settings::default().write(), SETTINGS]), read: settings },
    Target { name: "profile", seeds: seeds::profile, read: profile },
    Target { name: "library", seeds: seeds::library, read: library },
    Target { name: "own-book", seeds: seeds::own_book, read: own_book },
    Target {
        name: "books",
        seeds: || texts(&["f5d6c3,+1\n", "F5D6C3D3C4 : 0\n"]),
        read: |bytes| _ = books::read(bytes),
    },
    Target { name: "ghost", seeds: || texts(&["Outflank ghost\n"]), read: ghost },
    Target {
        name: "model",
        seeds: || texts(&["Outflank human model\n"]),
        read: |bytes| _ = Model::read(bytes),
    },
    Target { name: "puzzles", seeds: || texts(&["-------- X"]), read: puzzles_file },
    Target { name: "gtp", seeds: seeds::gtp, read: |bytes| converse(&mut Gtp::new(Level::MIN, 1), bytes) },
    Target {
        name: "nboard",
        seeds: seeds::nboard,
        read: |bytes| converse(&mut NBoard::new(Some(Level::MIN), 1), bytes),
    },
];

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

/// A file of games that is read in parts. What the parts reject is of the file's own games.
fn stream(bytes: &[u8]) {
    for whole_max in [64, 1_000] {
        let opened = formats::open(bytes, &Defaults { whole_max, ..Defaults::default() });
        let Ok(Opened::Stream(mut games)) = opened else { continue };
        let n_rejected = games.by_ref().filter(Result::is_err).count();
        assert!(n_rejected <= bytes.len() && games.n_bytes == bytes.len() as u64);
    }
}

/// What is pasted.
fn text(bytes: &[u8]) {
    if let Ok(games) = formats::read_text(&as_text(bytes), &Defaults::default()) {
        assert!(!games.is_empty());
        check_record(&games.record(0));
    }
}

/// What is written in a format can be read again.
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

/// Sizes, squares, clocks, ratings and times.
fn small(bytes: &[u8]) {
    let text = as_text(bytes);
    let size = text.parse::<BoardSize>().unwrap_or(BoardSize::STANDARD);
    _ = (Square::parse(&text, size), text.parse::<Start>(), MoveTime::parse(&text));
    _ = engine::human::Opponent::read_rating(&text);
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control), "{text}");
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

fn ghost(bytes: &[u8]) {
    if let Ok(ghost) = Ghost::read(bytes) {
        assert!(Ghost::read(&ghost.write()).is_ok());
    }
}

fn puzzles_file(bytes: &[u8]) {
    let puzzle = puzzles::draw::read_line(&as_text(bytes));
    assert!(puzzle.is_none_or(|puzzle| puzzles::draw::read_line(&puzzles::draw::line(&puzzle)).is_some()));
}

/// Another program writes these lines, and the engine has no time to answer.
fn converse(server: &mut dyn Server, bytes: &[u8]) {
    for line in as_text(bytes).lines() {
        _ = server.on_line(line);
        _ = server.on_file(Ok(bytes.to_vec()));
        _ = server.on_timeout();
    }
}

/// Runs a target by name.
///
/// # Panics
/// When there is none, or something does not hold.
pub fn run(name: &str, bytes: &[u8]) {
    let Target { read, .. } = TARGETS.iter().find(|target| target.name == name).expect("it is in the list");
    read(bytes);
}
