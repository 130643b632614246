//! Kills the program while it imports games: the games shown as imported are on disk, each once and whole.

use crate::victim::{
    begin_victim, is_long, last_number, n_kills, open_library, run_and_kill, show, wait_for,
};
use library::Library;
use library::testing::random_game;
use othello::formats::sgf;
use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Position};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::path::Path;
use std::time::Duration;

const VICTIM: &str = "importing::the_import_to_be_killed";
/// Several times the number of games that the import adds in one step.
const N_GAMES: usize = 4_000;
/// The number of files to import, each with [`N_GAMES`] games; a long run imports [`N_FILES_LONG`].
const N_FILES: usize = 1;
const N_FILES_LONG: usize = 25;
const FILES: &str = "games";

/// Writes `n` games of Anna against Ben 0, Ben 1 and so on to a file, no two of them the same.
pub fn write_games(path: &Path, n: usize) {
    write_more_games(path, n, &mut SmallRng::seed_from_u64(5));
}

fn write_more_games(path: &Path, n: usize, rng: &mut SmallRng) {
    let text: String = (0..n).map(|number| sgf::write(&named_game(number, rng))).collect();
    std::fs::write(path, text).unwrap();
}

fn named_game(number: usize, rng: &mut SmallRng) -> Record {
    let mut record = random_game(Position::start(BoardSize::STANDARD), 50, rng);
    record.header.players = ByColor::new("Anna".to_owned(), format!("Ben {number}"));
    record
}

/// The number of games in the library of a folder; 0 if there is no file yet.
pub fn n_on_disk(folder: &Path) -> usize {
    let Ok(bytes) = std::fs::read(folder.join("library").join(Library::FILE)) else { return 0 };
    let found = Library::read(bytes).unwrap();
    assert!(!found.unread.is_damage(), "{:?}", found.unread);
    found.library.len()
}

#[test]
fn killing_an_import_leaves_whole_games() {
    let place = tempfile::tempdir().unwrap();
    let mut rng = SmallRng::seed_from_u64(23);
    let n_files = if is_long() { N_FILES_LONG } else { N_FILES };
    let files = place.path().join(FILES);
    std::fs::create_dir(&files).unwrap();
    for number in 0..n_files {
        write_more_games(&files.join(format!("{number}.sgf")), N_GAMES, &mut rng);
    }
    let n_games = n_files * N_GAMES;
    let (mut folder, mut n_killed_midway) = (place.path().join("0"), 0);
    for run in 0..n_kills(12) {
        std::fs::create_dir_all(&folder).unwrap();
        let then = Duration::from_micros(rng.random_range(0..8_000));
        let lines = run_and_kill(VICTIM, &folder, run, rng.random_range(0..8), then);
        let (n, shown) = (n_on_disk(&folder), last_number(&lines, "games").unwrap_or(0));
        assert!(n >= shown, "run {run}: {n} games, and {shown} were shown");
        n_killed_midway += usize::from(0 < n && n < n_games);
        if run % 3 == 2 && n > 0 {
            // A power cut would also lose a piece of the last frame.
            let path = folder.join("library").join(Library::FILE);
            let bytes = std::fs::read(&path).unwrap();
            let n_lost = bytes.len().min(rng.random_range(1..60));
            std::fs::write(&path, &bytes[..bytes.len() - n_lost]).unwrap();
        }
        if n >= n_games {
            assert_eq!(n, n_games, "run {run}: a game is there twice");
            folder = place.path().join((run + 1).to_string());
        }
    }
    assert!(n_killed_midway > 0, "no run was killed in the middle");
}

/// The import that the test above starts and kills; does nothing when it runs as a test.
#[test]
fn the_import_to_be_killed() {
    let Some((folder, _)) = begin_victim() else { return };
    let mut store = open_library(&folder);
    let n_before = store.library().len();
    let files = std::fs::read_dir(folder.with_file_name(FILES)).unwrap();
    store.import(files.map(|file| file.unwrap().path()).collect(), None);
    let mut n_shown = 0;
    // The test kills this process long before.
    wait_for("the end", || {
        _ = store.poll(None);
        let n = store.importing.as_ref().map_or(0, |progress| n_before + progress.n_added);
        // Lines go on after the last game, since the test kills this process after a number of lines.
        if n > n_shown || store.importing.is_none() {
            n_shown = n_shown.max(n);
            show(&format!("games:{n_shown}:end"));
        }
        None::<()>
    });
}
