//! Moves the files of a computer to a new computer, and twice to one in use; refuses wrong archives.

use super::*;
use crate::settings::{GhostSetup, WindowTheme};
use crate::storage::Files;
use crate::storage::tests::{learned, session_after};
use library::game::{LibraryGame, Origin};
use othello::formats::{self, Defaults};
use std::fs;
use tempfile::TempDir;

fn files(folder: &TempDir) -> Files {
    Files::in_folder(folder.path().join("outflank"))
}

fn settings(people: &[&str]) -> Settings {
    Settings { people: people.iter().map(|name| (*name).to_owned()).collect(), ..Settings::default() }
}

/// A computer on which Anna and Ben have learnt, with a library, a ghost and a game on the board.
fn old_computer() -> (TempDir, Settings) {
    let folder = tempfile::tempdir().unwrap();
    let mut files = files(&folder);
    let ghost = GhostSetup { player: "Anna".to_owned(), ..GhostSetup::default() };
    let chosen =
        Settings { theme: WindowTheme::Dark, ghosts: vec![ghost], threads: 3, ..settings(&["Anna", "Ben"]) };
    files.save_settings(&chosen);
    files.load_profile("");
    files.save_profile(&learned(3, "outflank"));
    files.load_profile("Ben");
    files.save_profile(&learned(5, "outflank"));
    files.save_game(&session_after(&["f5"]));
    let data = files.folder().unwrap().to_owned();
    let mut library = Library::new();
    let record = formats::read_text("f5d6c3", &Defaults::default()).unwrap().record(0);
    library.add(LibraryGame::of_record(&record, Origin::Played, 1_000)).unwrap();
    for (subfolder, name, bytes) in
        [("library", "games.library", library.bytes()), ("ghosts", "anna-1.ghost", &b"a ghost"[..])]
    {
        fs::create_dir_all(data.join(subfolder)).unwrap();
        fs::write(data.join(subfolder).join(name), bytes).unwrap();
    }
    fs::write(data.join("notes.txt"), "not ours").unwrap();
    (folder, chosen)
}

fn packed(folder: &TempDir) -> PathBuf {
    let path = folder.path().join("all.moving");
    assert_eq!(files(folder).write_archive(&path).unwrap(), 6);
    path
}

#[test]
fn a_new_computer_has_everything_of_the_old_one_but_what_concerns_the_machine() {
    let (old, chosen) = old_computer();
    let path = packed(&old);
    let archive = Archive::open(&path).unwrap();
    assert_eq!((archive.people(), archive.n_games()), (vec!["Anna".to_owned(), "Ben".to_owned()], 1));
    let new = tempfile::tempdir().unwrap();
    let mut there = files(&new);
    let taken = there.take_archive(&archive, &Settings::default()).unwrap();
    assert_eq!(taken.settings, Settings { threads: 0, ..chosen });
    assert_eq!(there.load_profile(""), learned(3, "outflank"));
    assert_eq!(there.load_profile("Ben"), learned(5, "outflank"));
    assert_eq!(there.load_game().unwrap().game.record.n_moves(), 1);
    let library = Library::read(fs::read(taken.library.unwrap()).unwrap()).unwrap().library;
    assert_eq!((library.len(), taken.book), (1, None));
    let data = there.folder().unwrap();
    assert_eq!(fs::read(data.join("ghosts/anna-1.ghost")).unwrap(), b"a ghost");
    assert!(!data.join("notes.txt").exists());
}

#[test]
fn files_in_use_stay_and_taking_an_archive_twice_changes_nothing() {
    let (old, _) = old_computer();
    let archive = Archive::open(&packed(&old)).unwrap();
    let new = tempfile::tempdir().unwrap();
    let mut there = files(&new);
    let here = Settings { theme: WindowTheme::Light, ..settings(&["Carla", "Anna"]) };
    there.load_profile("");
    there.save_profile(&learned(1, "outflank"));
    there.load_profile("Anna");
    there.save_profile(&learned(9, "corners"));
    let taken = there.take_archive(&archive, &here).unwrap().settings;
    let people = settings(&["Carla", "Anna", "Ben"]).people;
    assert_eq!((&taken.people, taken.theme), (&people, WindowTheme::Light));
    let of_anna = there.load_profile("Anna");
    assert_eq!((of_anna.puzzles.rating.n_tries, of_anna.lessons.stars.len()), (9, 2));
    assert_eq!(there.load_profile(""), learned(1, "outflank"));
    assert_eq!(there.load_profile("Ben"), learned(5, "outflank"));
    assert_eq!(there.take_archive(&archive, &taken).unwrap().settings, taken);
    assert_eq!(there.load_profile("Anna"), of_anna);
    let entries = fs::read_dir(there.folder().unwrap()).unwrap();
    let is_game = |name: &String| name.starts_with("game") && name.ends_with(".ron");
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(names.filter(is_game).count(), 1);
}

#[test]
fn people_of_two_computers_stay_apart_under_every_name() {
    let (old, mut chosen) = old_computer();
    chosen.name_person(0, "Bea");
    chosen.name_person(1, "Carl");
    files(&old).save_settings(&chosen);
    let archive = Archive::open(&packed(&old)).unwrap();
    let new = tempfile::tempdir().unwrap();
    let mut there = files(&new);
    there.save_profile(&learned(1, "outflank"));
    let taken = there.take_archive(&archive, &settings(&["Anna", "Carl"])).unwrap().settings;
    assert_eq!(taken.people, ["Anna", "Carl", "Bea"]);
    let n_tries = |name| there.load_profile(taken.progress_of(name)).puzzles.rating.n_tries;
    assert_eq!(["Anna", "Carl", "Bea"].map(n_tries), [1, 5, 3], "Anna is not the one who is Bea there");
    assert_eq!(there.take_archive(&archive, &taken).unwrap().settings, taken);
}

#[test]
fn the_progress_of_people_who_were_renamed_here_or_removed_there_is_kept() {
    let (old, mut chosen) = old_computer();
    chosen.remove_person(0);
    files(&old).save_settings(&chosen);
    let archive = Archive::open(&packed(&old)).unwrap();
    let new = tempfile::tempdir().unwrap();
    let mut there = files(&new);
    let mut here = settings(&["You", "Ben"]);
    here.name_person(1, "Carl");
    there.load_profile("Ben");
    there.save_profile(&learned(7, "outflank"));
    let mut taken = there.take_archive(&archive, &here).unwrap().settings;
    assert_eq!(taken.people, ["You", "Carl", "Ben 2"]);
    taken.name_person(3, "Anna");
    let n_tries = |name| there.load_profile(taken.progress_of(name)).puzzles.rating.n_tries;
    assert_eq!(["You", "Carl", "Ben 2", "Anna"].map(n_tries), [0, 7, 5, 3]);
}

#[test]
fn a_damaged_newer_or_wrong_archive_changes_nothing_and_is_refused() {
    let (old, _) = old_computer();
    let path = packed(&old);
    let bytes = fs::read(&path).unwrap();
    let broken = old.path().join("broken.moving");
    let error = |bytes: &[u8]| {
        fs::write(&broken, bytes).unwrap();
        Archive::open(&broken).err().map(|error| error.to_string())
    };
    assert_eq!(error(&bytes), None);
    for end in [bytes.len() - 1, bytes.len() / 2, HEADING.len() + 3] {
        assert_eq!(error(&bytes[..end]), Some(text!("moving-damaged")), "{end}");
    }
    // Of a file the content has a checksum; a name may become another one.
    let names =
        Archive::open(&path).unwrap().entries.into_iter().map(|(name, at, _)| (name.len(), at as usize));
    let names: Vec<_> = names.map(|(length, at)| at - 8 - length..at - 8).collect();
    let is_name = |at: usize| names.iter().any(|name| name.contains(&at));
    for at in (HEADING.len() + 2..bytes.len()).step_by(97).filter(|at| !is_name(*at)) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 4;
        assert!(error(&damaged).is_some(), "byte {at}");
    }
    assert_eq!(error(b"(;GM[2])"), Some(text!("moving-foreign")));
    let mut newer = bytes.clone();
    newer[HEADING.len()] = b'2';
    assert_eq!(error(&newer), Some(text!("moving-newer")));
    // Names that would lead out of the folder are no files of ours.
    for name in ["../settings.ron", "library/../game.ron", "/game.ron", "ghosts\\a.ghost", "game.txt"] {
        assert!(!is_ours(name), "{name}");
    }
}
