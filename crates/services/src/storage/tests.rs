//! The app's files in a temporary folder: saved, read again, shared by several windows.

mod broken;

use super::*;
use crate::settings::WindowTheme;
use othello::rules::Square;
use session::{Action, NewGame};
use std::fs;
use std::time::Instant;
use teach::puzzles::Theme;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn files(folder: &TempDir) -> Files {
    Files::in_folder(folder.path().join("outflank"))
}

fn path(folder: &TempDir, name: &str) -> PathBuf {
    folder.path().join("outflank").join(name)
}

fn dark() -> Settings {
    Settings { theme: WindowTheme::Dark, ..Settings::default() }
}

pub(super) fn session_after(moves: &[&str]) -> GameSession {
    let mut session = GameSession::new(NewGame::default());
    for name in moves {
        let square = Square::parse(name, session.position().size()).unwrap();
        _ = session.apply(Action::Play(square), Instant::now());
    }
    session
}

#[test]
fn the_first_start_finds_nothing_and_says_nothing() {
    let folder = folder();
    let mut files = files(&folder);
    assert_eq!(files.load_settings(), Settings::default());
    assert_eq!(files.load_game(), None);
    assert_eq!(files.take_notices(), Vec::<String>::new());
    assert!(!folder.path().join("outflank").exists(), "only saving makes the folder");
}

#[test]
fn every_window_has_a_game_of_its_own_and_takes_up_the_one_that_was_left_last() {
    let folder = folder();
    let (of_first, of_second) = (session_after(&["f5", "d6"]), session_after(&["d3"]));
    let mut first = files(&folder);
    first.save_game(&of_first);
    let mut second = files(&folder);
    assert_eq!(second.load_game(), None, "the first one's game is its own");
    second.save_game(&of_second);
    first.save_game(&session_after(&["f5", "d6", "c3"]));
    first.save_game(&of_first);
    assert!(first.take_notices().is_empty() && second.take_notices().is_empty());
    // While the first window is open, a new one gets the second's game, and a third begins a game.
    drop(second);
    let (mut again, mut third) = (files(&folder), files(&folder));
    assert_eq!(again.load_game().unwrap().game, *of_second.game());
    assert_eq!(third.load_game(), None);
    drop((first, again));
    let old = std::time::SystemTime::now() - std::time::Duration::from_secs(60);
    let left = fs::File::options().write(true).open(path(&folder, "game-2.ron")).unwrap();
    left.set_modified(old).unwrap();
    // After all windows are closed, the first new one gets the game saved last, the next one the other.
    let (mut first, mut second) = (files(&folder), files(&folder));
    assert_eq!(first.load_game().unwrap().game, *of_first.game());
    assert_eq!(second.load_game().unwrap().game, *of_second.game());
}

#[test]
fn settings_keep_the_changes_of_two_windows() {
    let folder = folder();
    files(&folder).save_settings(&Settings::default());
    let (mut first, mut second) = (files(&folder), files(&folder));
    let (mut in_first, mut in_second) = (first.load_settings(), second.load_settings());
    in_first.theme = WindowTheme::Dark;
    first.save_settings(&in_first);
    in_second.pace_ms = 700;
    second.save_settings(&in_second);
    // The second window does not know the first one's change, and still never overwrites it.
    in_second.pace_ms = 800;
    second.save_settings(&in_second);
    in_first.show_tree = true;
    first.save_settings(&in_first);
    let both = Settings { theme: WindowTheme::Dark, pace_ms: 800, show_tree: true, ..Settings::default() };
    assert_eq!(files(&folder).load_settings(), both);
    assert!(first.take_notices().is_empty() && second.take_notices().is_empty());
}

#[test]
fn a_failing_disk_is_reported_once_and_tried_again() {
    let folder = folder();
    // A file where the folder should be: nothing can be written, even by root.
    fs::write(folder.path().join("outflank"), "").unwrap();
    let mut files = files(&folder);
    files.save_game(&session_after(&["f5"]));
    let notices = files.take_notices();
    assert_eq!(notices.len(), 1);
    assert!(notices[0].starts_with("The game could not be saved in "), "{notices:?}");
    files.save_game(&session_after(&["f5", "d6"]));
    assert!(files.take_notices().is_empty(), "one sentence is enough");
    fs::remove_file(folder.path().join("outflank")).unwrap();
    files.save_game(&session_after(&["f5", "d6"]));
    assert!(files.take_notices().is_empty());
    assert_eq!(files.load_game().unwrap().game, *session_after(&["f5", "d6"]).game());
}

#[test]
fn a_profile_that_could_not_be_saved_is_not_lost_when_another_person_plays() {
    let folder = folder();
    let mut files = files(&folder);
    let mut anna = files.load_profile("");
    anna.puzzles.streak_best = 7;
    // A file where the folder should be.
    fs::write(folder.path().join("outflank"), "").unwrap();
    files.save_profile(&anna);
    assert_eq!(files.load_profile("Ben"), Profile::default());
    assert_eq!(files.load_profile(""), anna, "it is newer than what is on the disk");
    files.load_profile("Ben");
    fs::remove_file(folder.path().join("outflank")).unwrap();
    let due = files.retry(Instant::now()).expect("it has failed");
    files.retry(due);
    assert_eq!(self::files(&folder).load_profile(""), anna);
    assert_eq!(files.retry(due), None);
}

#[test]
fn what_could_not_be_saved_is_tried_again_every_few_seconds() {
    let folder = folder();
    fs::write(folder.path().join("outflank"), "").unwrap();
    let mut files = files(&folder);
    let now = Instant::now();
    assert_eq!(files.retry(now), None, "nothing has failed yet");
    files.save_game(&session_after(&["f5"]));
    files.save_settings(&dark());
    files.save_profile(&Profile::default());
    assert_eq!(files.take_notices().len(), 3);
    let due = files.retry(now).unwrap();
    assert!(due > now && files.retry(due) > Some(due), "the disk still fails");
    assert!(files.take_notices().is_empty());
    fs::remove_file(folder.path().join("outflank")).unwrap();
    let again = files.retry(due).unwrap();
    files.retry(again);
    assert_eq!(files.retry(again), None);
    assert_eq!(files.load_game().unwrap().game, *session_after(&["f5"]).game());
    assert_eq!(files.load_settings(), dark());
    assert!(path(&folder, "profile.ron").exists());
}

#[test]
fn each_of_many_windows_has_a_game_of_its_own() {
    let folder = folder();
    let mut windows: Vec<Files> = (0..40).map(|_| files(&folder)).collect();
    for window in &mut windows {
        assert_eq!(window.load_game(), None);
        window.save_game(&session_after(&["f5"]));
    }
    windows[39].save_game(&session_after(&["d3"]));
    assert!(windows.iter_mut().all(|window| window.take_notices().is_empty()));
    drop(windows);
    let mut games: Vec<Files> = (0..40).map(|_| files(&folder)).collect();
    let games = games.iter_mut().filter_map(Files::load_game).map(|saved| saved.game.record.moves().len());
    assert_eq!(games.collect::<Vec<_>>(), [1; 40]);
}

#[test]
fn a_folder_that_is_deleted_while_the_app_runs_is_made_again_with_all_files_and_locks() {
    let folder = folder();
    let mut first = files(&folder);
    first.load_profile("");
    first.save_settings(&dark());
    first.save_profile(&learned(2, "outflank"));
    first.save_game(&session_after(&["f5"]));
    first.flush();
    fs::remove_dir_all(folder.path().join("outflank")).unwrap();
    first.save_game(&session_after(&["f5", "d6"]));
    let mut second = files(&folder);
    assert_eq!(second.load_settings(), dark());
    assert_eq!(second.load_profile(""), learned(2, "outflank"));
    assert_eq!(second.load_game(), None, "it is the first one's");
    second.save_game(&session_after(&["d3"]));
    first.save_game(&session_after(&["f5", "d6", "c3"]));
    assert!(first.take_notices().is_empty() && second.take_notices().is_empty());
    drop((first, second));
    let mut games: Vec<Files> = (0..2).map(|_| files(&folder)).collect();
    let mut n_moves: Vec<_> =
        games.iter_mut().map(|files| files.load_game().unwrap().game.record.moves().len()).collect();
    n_moves.sort_unstable();
    assert_eq!(n_moves, [1, 3]);
}

#[test]
fn a_game_of_very_many_moves_is_written_by_the_thread_of_copies() {
    let folder = folder();
    let mut session = GameSession::new(NewGame::default());
    let mut n = 0;
    // Every line of seven moves, until there are enough.
    fn grow(session: &mut GameSession, n: &mut usize, depth: usize) {
        let legal: Vec<Square> = session.position().legal_moves().iter().collect();
        for square in legal.into_iter().take_while(|_| depth > 0) {
            if *n > MOVES_AT_ONCE {
                return;
            }
            _ = session.apply(Action::Play(square), Instant::now());
            *n += 1;
            grow(session, n, depth - 1);
            _ = session.apply(Action::Step(-1), Instant::now());
        }
    }
    grow(&mut session, &mut n, 7);
    let mut window = files(&folder);
    window.save_game(&session);
    window.flush();
    assert!(window.take_notices().is_empty());
    assert!(path(&folder, "game.ron.copy").exists());
    assert_eq!(files(&folder).load_game(), None, "it is the other window's");
    // A short game afterwards is not overtaken by the long one.
    window.save_game(&session);
    window.save_game(&session_after(&["f5"]));
    drop(window);
    assert_eq!(files(&folder).load_game().unwrap().game.record.moves().len(), 1);
    // A failing disk is reported, and tried again.
    let folder = self::folder();
    fs::write(folder.path().join("outflank"), "").unwrap();
    let mut failing = files(&folder);
    failing.save_game(&session);
    failing.flush();
    assert_eq!(failing.take_notices().len(), 1);
    fs::remove_file(folder.path().join("outflank")).unwrap();
    let due = failing.retry(Instant::now()).unwrap();
    failing.retry(due);
    failing.flush();
    assert_eq!(failing.retry(due), None);
    drop(failing);
    assert!(files(&folder).load_game().unwrap().game.record.n_moves() > MOVES_AT_ONCE);
}

#[test]
fn nothing_is_left_beside_the_files_and_old_leftovers_go() {
    let folder = folder();
    let mut window = files(&folder);
    for _ in 0..20 {
        window.save_game(&session_after(&["f5"]));
        window.save_settings(&dark());
        window.save_settings(&Settings::default());
    }
    drop(window);
    let leftover = path(&folder, "game.ron.abcdef.tmp");
    fs::write(&leftover, "half").unwrap();
    let old = std::time::SystemTime::now() - std::time::Duration::from_secs(600);
    fs::File::options().write(true).open(&leftover).unwrap().set_modified(old).unwrap();
    drop(files(&folder));
    let entries = fs::read_dir(folder.path().join("outflank")).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(
        names,
        ["files.lock", "game.ron", "game.ron.copy", "game.ron.lock", "settings.ron", "settings.ron.copy"]
    );
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = folder();
    fs::create_dir(folder.path().join("outflank")).unwrap();
    let target = folder.path().join("elsewhere.ron");
    fs::write(&target, "()").unwrap();
    std::os::unix::fs::symlink(&target, path(&folder, "settings.ron")).unwrap();
    files(&folder).save_settings(&dark());
    assert!(fs::symlink_metadata(path(&folder, "settings.ron")).unwrap().is_symlink());
    assert_eq!(Settings::read(&fs::read_to_string(target).unwrap()), Ok(dark()));
}

/// A profile after puzzles and a lesson.
pub(super) fn learned(n_puzzles: u32, lesson: &str) -> Profile {
    let mut profile = Profile::default();
    for _ in 0..n_puzzles {
        profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
    }
    profile.lessons.finish(lesson, 2);
    profile
}

#[test]
fn a_profile_keeps_what_two_windows_learn() {
    let folder = folder();
    let (mut first, mut second) = (files(&folder), files(&folder));
    let (mut in_first, mut in_second) = (first.load_profile(""), second.load_profile(""));
    in_first.lessons.finish("outflank", 3);
    first.save_profile(&in_first);
    // The second window has not read the first one's change yet.
    in_second.puzzles.streak_best = 7;
    second.save_profile(&in_second);
    let both = second.profile_news().expect("the first has changed it");
    assert_eq!((both.lessons.stars.len(), both.puzzles.streak_best), (1, 7));
    assert_eq!(first.profile_news().as_ref(), Some(&both));
    assert_eq!((first.profile_news(), second.profile_news()), (None, None));
    // What one window deletes after reading the news stays deleted.
    first.save_profile(&Profile::default());
    assert_eq!(second.profile_news(), Some(Profile::default()));
}

#[test]
fn without_a_folder_nothing_is_kept_and_nothing_is_said() {
    let mut files = Files::nowhere();
    files.save_settings(&dark());
    assert_eq!(files.load_settings(), Settings::default());
    assert_eq!((files.load_game(), files.take_notices()), (None, Vec::new()));
}
