//! A failing disk: a process plays, saves games and edits the book, and each call that writes fails once.
//! After each step the process has reported what is not on the disk, and at the end everything is there.

use crate::editing::{self, session, type_value};
use crate::importing::{self, write_games};
use crate::victim::{begin_victim, command, wait_for};
use library::game::Origin;
use library::store::{Store, StoreEvent};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use services::own_book::editor::{Editor, EditorEvent};
use services::settings::Settings;
use services::storage::Files;
use session::{Action, GameSession, NewGame};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use system::kept::RonFile;
use teach::profile::Profile;
use teach::puzzles::Theme;

const VICTIM: &str = "faults::the_process_with_a_broken_disk";
/// The calls that change files, as `fault.c` knows them.
const CALLS: [&str; 8] = ["open64", "write", "fsync", "fdatasync", "flock", "mkdir", "rename", "unlink"];
/// More than the number of times that the process makes any of these calls.
const CALLS_MAX: usize = 1_000;
/// The variable that makes every call fail in turn, which takes minutes, instead of one call in [`STEP`].
const ALL: &str = "OUTFLANK_EVERY_CALL";
const STEP: usize = 7;

/// Compiles the C library that makes a call fail. Returns its path.
pub fn shim(folder: &Path) -> PathBuf {
    let (source, shim) =
        (concat!(env!("CARGO_MANIFEST_DIR"), "/tests/losses/fault.c"), folder.join("fault.so"));
    let compiled = Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&shim).arg(source).status();
    assert!(compiled.expect("cc, which also links Rust").success());
    shim
}

#[test]
fn each_call_that_writes_fails_once_and_nothing_is_lost() {
    let place = tempfile::tempdir().unwrap();
    let shim = shim(place.path());
    let step = if std::env::var_os(ALL).is_some() { 1 } else { STEP };
    let mut n_failed = Vec::new();
    for call in CALLS {
        let mut n = 0;
        for at in (1..CALLS_MAX).step_by(step) {
            let folder = place.path().join(format!("{call}-{at}/disk"));
            let log = folder.with_file_name("log");
            fs::create_dir(folder.parent().unwrap()).unwrap();
            let mut command = command(VICTIM, &folder, 1);
            command.env("LD_PRELOAD", &shim).env("FAULT_FOLDER", &folder).env("FAULT_LOG", &log);
            let output = command.env("FAULT_CALL", call).env("FAULT_AT", at.to_string()).output().unwrap();
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{call} {at}: {said}");
            if !log.exists() {
                break;
            }
            n += 1;
            check(&folder, call, at);
            fs::remove_dir_all(folder.parent().unwrap()).unwrap();
        }
        n_failed.push((call, n));
    }
    // To see the figures: cargo test --test losses each_call -- --nocapture
    println!("calls that failed: {n_failed:?}");
    let all: usize = n_failed.iter().map(|(_, n)| n).sum();
    assert!(all * step > 100, "{n_failed:?}");
}

/// Checks what the next start finds.
fn check(folder: &Path, call: &str, at: usize) {
    let mut files = Files::in_folder(folder.to_owned());
    files.load_settings();
    files.load_profile("");
    let game = files.load_game().unwrap_or_else(|| panic!("{call} {at}: the game is lost"));
    assert_eq!(game.game.record.n_moves(), N_STEPS, "{call} {at}");
    assert_eq!(files.take_notices(), Vec::<String>::new(), "{call} {at}");
}

const N_STEPS: usize = 4;

/// The process that [`VICTIM`] names; among the other tests it does nothing.
#[test]
fn the_process_with_a_broken_disk() {
    let Some((folder, seed)) = begin_victim() else { return };
    play(&folder);
    save_games(&folder);
    edit_the_book(&folder, seed);
}

fn play(folder: &Path) {
    let mut files = Files::in_folder(folder.to_owned());
    let mut settings = files.load_settings();
    let mut session = GameSession::new(NewGame::default());
    let mut profile = files.load_profile("");
    for step in 0..N_STEPS {
        let square = session.position().legal_moves().first().expect("the game goes on");
        _ = session.apply(Action::Play(square), Instant::now());
        settings.pace_ms = 100 + step as u32;
        profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
        files.save_game(&session);
        files.save_settings(&settings);
        files.save_profile(&profile);
        let told = files.take_notices();
        let are_kept = files_hold(folder, &session, &settings, &profile);
        assert!(are_kept || !told.is_empty(), "step {step}: not told");
    }
    // Retries at once and after a minute, as the app does after a few seconds.
    let now = Instant::now();
    files.retry(now);
    files.retry(now + Duration::from_secs(60));
    files.flush();
    assert!(files_hold(folder, &session, &settings, &profile), "not tried again: {:?}", files.take_notices());
}

/// Whether the files hold what the app shows.
fn files_hold(folder: &Path, session: &GameSession, settings: &Settings, profile: &Profile) -> bool {
    let text = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
    let game = session::file::read(&text("game.ron"));
    game.is_ok_and(|game| game.game.record.moves() == session.record().moves())
        && Settings::read(&text("settings.ron")).as_ref() == Ok(settings)
        && Profile::read(&text("profile.ron")).is_ok_and(|read| read.write() == profile.write())
}

fn save_games(folder: &Path) {
    let games = folder.with_file_name("games.sgf");
    write_games(&games, 30);
    let mut rng = SmallRng::seed_from_u64(1);
    let mut store = Store::open(|| (), Some(folder));
    let mut told = Vec::new();
    wait_for("the library", || {
        hear(&mut store, &mut told);
        store.is_open.then_some(())
    });
    for _ in 0..2 {
        store.save_game(&session(&mut rng).0, "You", Origin::Saved);
        let is_kept = wait_for("the game", || hear(&mut store, &mut told));
        let is_there = importing::n_on_disk(folder) == store.library().len();
        assert!(is_there || !is_kept && !told.is_empty(), "not told: {told:?}");
    }
    store.import(vec![games], None);
    wait_for("the import", || {
        hear(&mut store, &mut told);
        store.importing.is_none().then_some(())
    });
    let broke_off = importing::n_on_disk(folder) != store.library().len();
    assert!(!broke_off || told.len() > 1, "not told: {told:?}");
    store.save_game(&session(&mut rng).0, "You", Origin::Saved);
    wait_for("the game", || hear(&mut store, &mut told));
    let n = store.library().len();
    drop(store);
    assert_eq!(importing::n_on_disk(folder), n, "not tried again: {told:?}");
}

/// Collects the store's notices. Returns whether the saved game is on the disk, once the store knows.
fn hear(store: &mut Store, told: &mut Vec<String>) -> Option<bool> {
    let mut is_kept = None;
    for event in store.poll(None) {
        match event {
            StoreEvent::Kept(kept) => is_kept = Some(kept),
            StoreEvent::Notice(sentence) => told.push(sentence),
            StoreEvent::NotKept(error) => panic!("{error}"),
            StoreEvent::Changed | StoreEvent::Found(..) => {}
        }
    }
    is_kept
}

fn edit_the_book(folder: &Path, seed: u64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut editor = Editor::open(|| (), Some(folder));
    // The editor reports on opening the book before it finishes this export.
    editor.export(folder.with_file_name("book.txt"));
    let is_notice = |event: &EditorEvent| matches!(event, EditorEvent::Told(Ok(_)));
    wait_for("the book", || editor.poll().iter().any(is_notice).then_some(()));
    let mut n_made = 0;
    for discs in 1..5 {
        let place = session(&mut rng);
        // The error names what was not written, and the book shown lacks it.
        let made = type_value(&mut editor, &place, discs);
        n_made += usize::from(made.is_ok());
        assert_eq!(editing::n_on_disk(folder), editor.standing.n_positions, "{made:?}");
    }
    // One call fails: opening the file, or one change.
    assert!(n_made >= 3 && editor.standing.n_positions >= 3);
}
