//! A process that is killed while it imports: the test starts itself once more as one, and that says how far
//! it is line by line.

use super::*;
use crate::ReadLibrary;
use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;

/// Ten times as many as are brought in at a time.
const N_GAMES: usize = 4_000;
const N_RUNS: usize = 12;
/// Set to a number, that many processes are killed.
const RUNS: &str = "OUTFLANK_KILL_RUNS";
/// Set for the process to be killed: where the games are, and the library's folder.
const GAMES: &str = "OUTFLANK_KILL_GAMES";
const FOLDER: &str = "OUTFLANK_KILL_LIBRARY";

#[test]
fn killing_the_process_in_the_middle_of_an_import_leaves_whole_games() {
    let place = tempfile::tempdir().unwrap();
    let mut rng = SmallRng::seed_from_u64(23);
    let games: Vec<Record> = (0..N_GAMES).map(|_| random_game(&mut rng)).collect();
    let lines: Vec<String> = games.iter().map(squares).collect();
    assert_eq!(lines.iter().collect::<HashSet<_>>().len(), N_GAMES, "no two games are the same");
    let file = place.path().join("club.sgf");
    fs::write(&file, games.iter().map(sgf::write).collect::<String>()).unwrap();

    let mut folder = place.path().join("0");
    let mut n_halves = 0;
    let n_runs = std::env::var(RUNS).map_or(N_RUNS, |number| number.parse().expect("a number of runs"));
    for run in 0..n_runs {
        // On the same library, until all games are there.
        let shown = import_and_kill(&file, &folder, rng.random_range(0..8), rng.random_range(0..6_000));
        let path = folder.join(Library::FILE);
        // It may have been killed before it made the file.
        let bytes = fs::read(&path).unwrap_or_default();
        let ReadLibrary { library, unread, .. } = Library::read(bytes.clone()).unwrap();
        assert!(!unread.is_damage(), "run {run}: {unread}");
        let n = library.len();
        assert!(n >= shown, "run {run}: {n} games, and {shown} were shown");
        for (index, (id, _)) in library.entries().enumerate() {
            assert_eq!(squares(&library.record(id).unwrap()), lines[index], "run {run}: game {index}");
        }
        n_halves += usize::from(0 < n && n < N_GAMES);
        if run % 3 == 2 {
            // A power cut takes a piece of the last frame besides.
            let n_lost = bytes.len().min(rng.random_range(1..60));
            fs::write(&path, &bytes[..bytes.len() - n_lost]).unwrap();
        }
        if n == N_GAMES || run == n_runs - 1 {
            complete(&file, &folder);
            folder = place.path().join((run + 1).to_string());
        }
    }
    assert!(n_halves > 0, "no run was killed in the middle");
}

/// Brings in what a killed import left out: every game is there once.
fn complete(file: &Path, folder: &Path) {
    let mut window = TestWindow::open(folder);
    window.import(file);
    let told = window.told();
    let (summary, before) = told.split_last().expect("the import is summed up");
    assert!(!summary.contains("Not read"), "{told:?}");
    assert!(before.iter().all(|sentence| sentence.contains("breaks off")), "{told:?}");
    assert_eq!(window.n_games(), N_GAMES);
    drop(window);
    assert_eq!(n_on_disk(folder), N_GAMES);
}

/// Starts the process, kills it some time after it has shown `n_steps` steps, and says how many games it
/// showed.
fn import_and_kill(games: &Path, folder: &Path, n_steps: usize, then_us: u64) -> usize {
    let (_, module) = module_path!().split_once("::").expect("it lies in a crate");
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", &format!("{module}::the_import_to_be_killed"), "--nocapture"])
        .env(GAMES, games)
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    // Opening is part of what is interrupted, starting the process is not.
    assert!(lines.any(|line| line.ends_with("begin")), "the process ended before it began");
    let mut shown: Vec<String> = lines.by_ref().take(n_steps).collect();
    std::thread::sleep(Duration::from_micros(then_us));
    assert!(child.try_wait().unwrap().is_none(), "the process ended by itself after {shown:?}");
    child.kill().unwrap();
    child.wait().unwrap();
    shown.extend(lines);
    let number = |line: &String| line.strip_prefix("games:")?.strip_suffix(":end")?.parse().ok();
    shown.iter().filter_map(number).max().unwrap_or(0)
}

/// Does nothing among the other tests.
#[test]
fn the_import_to_be_killed() {
    let (Some(games), Some(folder)) = (std::env::var_os(GAMES), std::env::var_os(FOLDER)) else { return };
    show("begin");
    let library: Shared = Arc::new(RwLock::new(Library::new()));
    let shared = library.clone();
    let tell = Box::new(move |news| match news {
        LibraryNews::Progress(_) => show(&format!("games:{}:end", super::super::read(&shared).len())),
        // The process before it was killed in the middle of a frame.
        LibraryNews::Trouble(sentence) if sentence.contains("breaks off") => {}
        LibraryNews::Trouble(sentence) => panic!("{sentence}"),
        _ => {}
    });
    let (jobs, receiver) = channel();
    let worker = Librarian::new(library, Some(PathBuf::from(folder)), tell);
    jobs.send(LibraryJob::Import {
        paths: vec![PathBuf::from(games)],
        names: None,
        tag: "Club".to_owned(),
        now: 7,
    })
    .unwrap();
    std::thread::spawn(move || worker.work(&receiver));
    // The parent process kills this one long before.
    std::thread::sleep(Duration::from_secs(60));
}

fn show(text: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "\n{text}").and_then(|()| out.flush()).expect("the parent process listens");
}
