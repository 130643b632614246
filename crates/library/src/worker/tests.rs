//! The thread that owns the library's file, also when the file cannot be written.

use super::{Librarian, LibraryJob, LibraryNews, Shared, StoreEvent, WriteGames};
use crate::game::{LibraryGame, Origin};
use crate::importer::ImportOrder;
use crate::{Change, GameId, Library, SaveRequest, Unread, testing};
use othello::formats::{sgf, transcript};
use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Position};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::fs;
use std::path::Path;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};
use system::disk::Journal;

/// A window's library worker, run on the test's thread, and the events it reported.
struct TestWindow {
    worker: Librarian,
    library: Shared,
    told: Arc<Mutex<Vec<String>>>,
    /// Whether the file has each game that was saved by hand.
    kept: Arc<Mutex<Vec<bool>>>,
}

impl TestWindow {
    fn open(folder: &Path) -> TestWindow {
        let library: Shared = Arc::new(RwLock::new(Library::new()));
        let told = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::new(Mutex::new(Vec::new()));
        let heard = (told.clone(), kept.clone());
        let tell = Box::new(move |news| match news {
            LibraryNews::Event(StoreEvent::Notice(sentence)) => heard.0.lock().unwrap().push(sentence),
            LibraryNews::Event(StoreEvent::Kept(is_written)) => heard.1.lock().unwrap().push(is_written),
            _ => {}
        });
        let mut worker = Librarian::new(library.clone(), Some(folder.to_owned()), tell);
        // Small, so that the large libraries of these tests exceed it.
        worker.in_memory_max = 1 << 14;
        worker.open();
        TestWindow { worker, library, told, kept }
    }

    fn keep(&mut self, moves: &str) {
        let record = testing::record(moves);
        let request =
            SaveRequest { origin: Origin::Saved, now: 7, on_board: None, players: ByColor::default() };
        self.worker.perform(LibraryJob::OnBoard(None));
        self.worker.perform(LibraryJob::Save(Box::new(record), request));
    }

    fn import(&mut self, games: &Path) {
        let (paths, tag) = (vec![games.to_owned()], "Club".to_owned());
        self.worker.perform(LibraryJob::Import(ImportOrder { paths, tag, now: 7, ..ImportOrder::default() }));
        while self.worker.import.is_some() {
            self.worker.import_some();
        }
    }

    #[cfg(target_os = "linux")]
    fn journal(&mut self) -> &mut Journal {
        self.worker.journal.as_mut().unwrap()
    }

    fn n_games(&self) -> usize {
        super::read(&self.library).len()
    }

    /// The notices since the last call.
    fn told(&self) -> Vec<String> {
        std::mem::take(&mut self.told.lock().unwrap())
    }
}

/// The number of games in the file of a library that no window has open.
fn n_on_disk(folder: &Path) -> usize {
    let found = Library::read(fs::read(folder.join(Library::FILE)).unwrap()).unwrap();
    assert_eq!(found.unread, Unread::default());
    found.library.len()
}

fn random_game(rng: &mut SmallRng) -> Record {
    testing::random_game(Position::start(BoardSize::STANDARD), 40, rng)
}

/// The games of a window's library, each as it is read again.
fn games(window: &TestWindow) -> Vec<(GameId, Option<LibraryGame>)> {
    let library = super::read(&window.library);
    library.entries().map(|(id, _)| (id, library.game(id))).collect()
}

#[test]
fn the_saved_games_of_a_large_library_are_not_in_memory() {
    const N_GAMES: usize = 1_000;
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("library");
    let mut rng = SmallRng::seed_from_u64(5);
    let file = place.path().join("club.sgf");
    let sgf: String = (0..N_GAMES).map(|_| sgf::write(&random_game(&mut rng))).collect();
    fs::write(&file, &sgf).unwrap();
    let mut window = TestWindow::open(&folder);
    window.import(&file);
    let n_bytes = fs::metadata(folder.join(Library::FILE)).unwrap().len() as usize;
    let check = |window: &TestWindow| {
        let library = super::read(&window.library);
        assert_eq!(library.bytes.len(), n_bytes, "those in memory and those left on the disk");
        assert!(library.bytes().len() < n_bytes / 4, "{} of {n_bytes}", library.bytes().len());
    };
    check(&window);
    let all = games(&window);
    let squares = |record: &Record| LibraryGame::of_record(record, Origin::Imported, 7).squares;
    let expected: Vec<Vec<u8>> = sgf::read(&sgf).unwrap().iter().map(squares).collect();
    assert!(all.iter().map(|(_, game)| &game.as_ref().unwrap().squares).eq(&expected));
    // Another window reads the library piece by piece, and writes it again after it was deleted.
    let mut second = TestWindow::open(&folder);
    check(&second);
    assert_eq!(games(&second), all);
    #[cfg(target_os = "linux")]
    {
        fs::remove_dir_all(&folder).unwrap();
        second.worker.exchange(true);
        window.worker.exchange(true);
        check(&second);
        assert_eq!((games(&second), games(&window), n_on_disk(&folder)), (all.clone(), all.clone(), N_GAMES));
    }
    // Most of its games are thrown away: the next start shortens the file.
    let thrown = all[..800].iter().map(|(id, _)| *id).collect();
    window.worker.perform(LibraryJob::Change(Change::Purge(thrown)));
    drop((window, second));
    let again = TestWindow::open(&folder);
    assert_eq!(games(&again), all[800..]);
    assert!(fs::metadata(folder.join(Library::FILE)).unwrap().len() < n_bytes as u64 / 4);
    // If the file changes unnoticed, a game is missing rather than replaced by another.
    let length = fs::metadata(folder.join(Library::FILE)).unwrap().len() as usize;
    fs::write(folder.join(Library::FILE), vec![0; length]).unwrap();
    let n_read = games(&again).iter().filter(|(_, game)| game.is_some()).count();
    assert!(n_read < 100, "{n_read} games");
    assert!(again.told().is_empty());
}

#[test]
fn games_are_exported_in_the_order_of_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = TestWindow::open(folder.path());
    for moves in ["f5d6", "f5f6", "f5f4"] {
        window.keep(moves);
    }
    let ids: Vec<GameId> = games(&window).into_iter().map(|(id, _)| id).collect();
    let write: WriteGames = Box::new(|games| {
        let moves = games.map(|game| game.map(|game| transcript::write(&game, &game.main_line())));
        Ok(moves.collect::<Result<Vec<String>, String>>()?.join(" "))
    });
    window.worker.perform(LibraryJob::Export(vec![ids[2], ids[0], ids[1]], write));
    assert_eq!(window.told.lock().unwrap().last().unwrap(), "f5f4 f5d6 f5f6");
}

#[test]
fn an_import_tells_which_games_it_cannot_read() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.sgf");
    let import = |text: &str| {
        std::fs::write(&games, text).unwrap();
        let mut window = TestWindow::open(folder.path());
        window.import(&games);
        let told = window.told.lock().unwrap().last().cloned();
        told.unwrap()
    };
    let told = import("(;GM[2];B[f5])\n(;GM[2];B[a1])\n(;GM[2];B[d3])");
    let reason = "move 1, “a1” at line 2, character 11: a disc on a1 would flip nothing";
    let one = format!("2 games imported. 1 game could not be read: games.sgf: game 2: {reason}.");
    assert_eq!(told, one);
    let many = import(&format!("(;GM[2];B[c4])\n{}", "(;GM[2];B[a1])\n".repeat(1200)));
    let begin = "1 game imported. 1,200 games could not be read. The first: games.sgf: game 2: ";
    assert!(many.starts_with(begin), "{many}");
    assert_eq!(many.matches("; games.sgf: game").count(), 3, "{many}");
    let told = import("(;GM[2]RE[W+30];B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])");
    assert!(told.contains("1 result does not fit the board and was not used: games.sgf: game 1"), "{told}");
    let told = import("(;GM[2];B[f5];W[d6](;B[c3])(;B[c4];W[a1]))");
    let told_variation = "1 variation cannot be played to its end: games.sgf: game 1: move 4";
    assert!(told.contains(told_variation), "{told}");
    let told = import("f5d6c3d3c4\nhello there\nf5f6e6f4");
    assert!(told.contains("1 part of the text was not used: games.sgf: line 2: hello there."), "{told}");
}

#[cfg(target_os = "linux")]
#[test]
fn games_wait_in_memory_while_the_disk_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut window = TestWindow::open(folder);
    window.keep("f5d6");
    window.journal().writes_to = Some("/dev/full".into());
    window.keep("f5f6");
    let told = window.told();
    let [only] = &told[..] else { panic!("{told:?}") };
    assert!(only.contains("cannot be written") && only.contains("No space left"), "{only}");
    window.keep("f5f4");
    assert!(window.told().is_empty(), "one notice is enough");
    assert_eq!((window.n_games(), n_on_disk(folder)), (3, 1));
    // An import does not fill the memory with what cannot be kept.
    let games = folder.join("club.sgf");
    fs::write(&games, "(;GM[2]PB[Anna];B[d3];W[c3])").unwrap();
    window.import(&games);
    assert!(window.told()[0].starts_with("The import broke off, since the library cannot be written."));
    // There is room again: what waited is written without a request.
    window.journal().writes_to = None;
    window.worker.exchange(true);
    window.keep("f5d6");
    assert_eq!(*window.kept.lock().unwrap(), [true, false, false, true], "the news of each game is true");
    drop(window);
    assert_eq!(n_on_disk(folder), 4);
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_confirms_nothing_does_not_fill_up_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut window = TestWindow::open(folder);
    window.keep("f5d6");
    let length = window.journal().length().unwrap();
    window.journal().refuses_to_sync = true;
    window.keep("f5f6");
    for _ in 0..5 {
        window.worker.exchange(true);
    }
    assert_eq!(window.journal().length().unwrap(), length);
    assert_eq!(window.told().len(), 1, "one notice is enough");
    let (done, _wait) = std::sync::mpsc::channel();
    window.worker.perform(LibraryJob::Quit(done));
    assert_eq!(n_on_disk(folder), 2, "at the end the system has it, whatever the disk says");
}

#[cfg(target_os = "linux")]
#[test]
fn a_library_that_is_deleted_meanwhile_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("library");
    let mut window = TestWindow::open(&folder);
    window.keep("f5d6");
    fs::remove_dir_all(&folder).unwrap();
    window.keep("f5f6");
    assert_eq!((window.n_games(), n_on_disk(&folder)), (2, 2));
    let mut second = TestWindow::open(&folder);
    second.keep("f5f4");
    fs::remove_file(folder.join(Library::FILE)).unwrap();
    // The regular exchange, which a timeout starts, notices the deletion.
    window.worker.exchange(true);
    second.worker.exchange(true);
    assert_eq!((window.n_games().max(second.n_games()), n_on_disk(&folder)), (3, 3));
    assert!(window.told().is_empty() && second.told().is_empty());
}

#[test]
fn games_wait_in_memory_while_there_is_no_folder() {
    let place = tempfile::tempdir().unwrap();
    // A file in place of the folder stops root too; permissions would not.
    let folder = place.path().join("library");
    fs::write(&folder, "in the way").unwrap();
    let mut window = TestWindow::open(&folder);
    let told = window.told();
    assert!(matches!(&told[..], [sentence] if sentence.contains("cannot be written")), "{told:?}");
    window.keep("f5d6");
    assert_eq!((window.n_games(), fs::read(&folder).unwrap().as_slice()), (1, b"in the way".as_slice()));
    fs::remove_file(&folder).unwrap();
    window.keep("f5f6");
    assert_eq!(*window.kept.lock().unwrap(), [false, true]);
    drop(window);
    assert_eq!(n_on_disk(&folder), 2);
}

#[test]
fn two_windows_share_the_library_and_see_what_the_other_has_done() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    let (mut first, mut second) = (TestWindow::open(folder), TestWindow::open(folder));
    first.keep("f5d6");
    second.keep("f5f6");
    first.keep("f5f4");
    second.worker.exchange(true);
    assert_eq!((first.n_games(), second.n_games(), n_on_disk(folder)), (3, 3, 3));
    let seen = |window: &TestWindow| -> Vec<_> {
        let library = super::read(&window.library);
        library.entries().map(|(id, entry)| (id, entry.n_moves, entry.is_binned, entry.tags)).collect()
    };
    assert_eq!(seen(&first), seen(&second));
    let ids: Vec<GameId> = seen(&first).iter().map(|game| game.0).collect();
    let tag = Change::Tag { tag: "Fine".to_owned(), games: vec![ids[0]], on: true };
    first.worker.perform(LibraryJob::Change(tag));
    let bin = Change::Bin { games: vec![ids[1]], binned: true };
    second.worker.perform(LibraryJob::Change(bin));
    first.worker.perform(LibraryJob::EmptyBin);
    second.worker.exchange(true);
    assert_eq!((seen(&first), seen(&first).len(), n_on_disk(folder)), (seen(&second), 2, 2));
    // A window that starts may rewrite the file.
    let third = super::read(&first.library).compacted();
    fs::write(folder.join(Library::FILE), third.bytes()).unwrap();
    first.keep("d3c3");
    second.keep("d3c5");
    first.worker.exchange(true);
    assert_eq!((seen(&first), n_on_disk(folder)), (seen(&second), 4));
    assert_eq!((first.told(), second.told()), (Vec::new(), Vec::new()));
}

#[test]
fn games_wait_while_another_program_locks_the_library() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    let mut window = TestWindow::open(folder);
    window.keep("f5d6");
    let other = Journal::open(folder, Library::FILE, Library::BYTES_MAX).unwrap();
    let mut held = other.hold().unwrap();
    window.keep("f5f6");
    assert!(window.told()[0].contains("another Outflank has it open"));
    assert_eq!((window.n_games(), n_on_disk(folder)), (2, 1));
    // What the other writes stays, and what waited comes behind it.
    let mut others = Library::new();
    let record = random_game(&mut SmallRng::seed_from_u64(1));
    others.add(LibraryGame::of_record(&record, Origin::Saved, 7)).unwrap();
    held.append(&others.bytes()[Library::new().bytes().len()..], true).unwrap();
    drop(held);
    window.worker.exchange(true);
    assert_eq!((window.n_games(), n_on_disk(folder)), (3, 3));
}

#[test]
fn a_damaged_library_is_mended() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    let mut window = TestWindow::open(folder);
    ["f5d6", "f5f6", "f5f4"].into_iter().for_each(|moves| window.keep(moves));
    drop(window);
    let path = folder.join(Library::FILE);
    let mut bytes = fs::read(&path).unwrap();
    bytes[4] ^= 4;
    fs::write(&path, &bytes).unwrap();
    let mut window = TestWindow::open(folder);
    let told = window.told();
    assert!(told[0].contains("its heading is damaged") && told[0].contains("3 games are left"), "{told:?}");
    assert_eq!((window.n_games(), n_on_disk(folder)), (3, 3));
    assert_eq!(fs::read(folder.join("games.library.broken-1")).unwrap(), bytes);
    window.keep("d3c3");
    assert_eq!(n_on_disk(folder), 4);
}

#[test]
fn the_thread_retries_waiting_games_by_itself() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("library");
    fs::write(&folder, "in the way").unwrap();
    let mut window = TestWindow::open(&folder);
    window.keep("f5d6");
    fs::remove_file(&folder).unwrap();
    let (jobs, receiver) = channel();
    let thread = std::thread::spawn(move || window.worker.serve(&receiver));
    let begun = Instant::now();
    while !folder.join(Library::FILE).exists() || fs::metadata(folder.join(Library::FILE)).unwrap().len() == 0
    {
        assert!(begun.elapsed() < Duration::from_secs(60), "no window tried again");
        std::thread::sleep(Duration::from_millis(5));
    }
    drop(jobs);
    thread.join().unwrap();
    assert_eq!(n_on_disk(&folder), 1);
}
