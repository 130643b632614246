//! Kills the app while it starts and moves the files of an older version: the next start completes the move.

use crate::faults::shim;
use crate::victim::{begin_victim, command};
use services::settings::{Settings, WindowTheme};
use services::storage::Files;
use std::fs;
use std::path::Path;
use std::process::Command;
use system::kept::RonFile;
use teach::profile::Profile;

const VICTIM: &str = "moving::the_start_to_be_killed";
/// The system calls by which a start changes files.
const CALLS: [&str; 5] = ["open64", "mkdir", "rename", "unlink", "flock"];
/// Files of an older version, which kept all of them in one folder.
const OLD: &str = "game.ron game.ron.lock profile-ben-00000000.ron own.book library/games.library \
                   library/games.library.lock settings.ron.broken-1";

fn settings() -> Settings {
    Settings { theme: WindowTheme::Dark, ..Settings::default() }
}

fn profile() -> Profile {
    let mut profile = Profile::default();
    profile.lessons.finish("outflank", 3);
    profile
}

fn old_version(home: &Path) {
    let old = home.join("config/outflank");
    fs::create_dir_all(old.join("library")).unwrap();
    OLD.split(' ').for_each(|name| fs::write(old.join(name), name).unwrap());
    fs::write(old.join("settings.ron"), settings().write()).unwrap();
    fs::write(old.join("profile.ron"), profile().write()).unwrap();
}

fn start(home: &Path) -> Command {
    let mut command = command(VICTIM, home, 1);
    command.env("HOME", home).env_remove("OUTFLANK_CONFIG_DIR");
    for (variable, folder) in [("CONFIG", "config"), ("DATA", "data"), ("STATE", "state")] {
        command.env(format!("XDG_{variable}_HOME"), home.join(folder));
    }
    command
}

fn check(home: &Path, what: &str) {
    let output = start(home).output().unwrap();
    assert!(output.status.success(), "{what}: {}", String::from_utf8_lossy(&output.stderr));
    let data = home.join("data/outflank");
    for name in OLD.split(' ').filter(|name| !name.ends_with(".lock")) {
        assert_eq!(fs::read_to_string(data.join(name)).ok().as_deref(), Some(name), "{what}");
    }
    let read = |path: &str| fs::read_to_string(home.join(path)).unwrap_or_default();
    assert_eq!(Settings::read(&read("config/outflank/settings.ron")), Ok(settings()), "{what}");
    assert_eq!(Profile::read(&read("data/outflank/profile.ron")), Ok(profile()), "{what}");
    assert!(!data.join("settings.ron").exists() && !data.join("game.ron.lock").exists(), "{what}");
}

#[test]
fn a_start_that_is_killed_while_it_moves_the_files_of_an_older_version_loses_none() {
    let place = tempfile::tempdir().unwrap();
    let shim = shim(place.path());
    let mut n_killed = 0;
    for call in CALLS {
        for at in 1.. {
            let what = format!("{call} {at}");
            let home = place.path().join(format!("{call}-{at}"));
            let log = place.path().join(format!("{call}-{at}.log"));
            old_version(&home);
            let mut command = start(&home);
            command.env("LD_PRELOAD", &shim).env("FAULT_FOLDER", &home).env("FAULT_LOG", &log);
            command.env("FAULT_CALL", call).env("FAULT_AT", at.to_string()).env("FAULT_KILL", "1");
            command.output().unwrap();
            check(&home, &what);
            if !log.exists() {
                break;
            }
            n_killed += 1;
        }
    }
    println!("starts that were killed: {n_killed}");
    assert!(n_killed >= 6, "{n_killed}");
}

#[test]
fn while_a_window_of_an_older_version_is_open_its_folder_stays_in_use() {
    let home = tempfile::tempdir().unwrap();
    old_version(home.path());
    let lock =
        fs::File::options().write(true).open(home.path().join("config/outflank/game.ron.lock")).unwrap();
    lock.lock().unwrap();
    assert!(start(home.path()).status().unwrap().success());
    assert!(home.path().join("config/outflank/profile.ron").exists() && !home.path().join("data").exists());
    drop(lock);
    check(home.path(), "after it is closed");
}

/// The process that the other tests start. As a test of its own it does nothing.
#[test]
fn the_start_to_be_killed() {
    let Some((home, _)) = begin_victim() else { return };
    let mut files = Files::of_user();
    assert_eq!(files.load_settings(), settings());
    assert_eq!(files.load_profile(""), profile());
    files.save_settings(&settings());
    assert!(files.take_notices().is_empty());
    let locks = home.join("state/outflank");
    // The locks are there even while an older version is open and the files stay in its folder.
    assert!(locks.exists());
}
