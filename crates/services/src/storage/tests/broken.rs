//! Files that are damaged, cannot be read for the moment, or have something else in their place.

use super::*;

#[test]
fn a_broken_file_is_kept_aside_and_older_ones_are_not_overwritten() {
    let folder = folder();
    files(&folder).save_settings(&dark());
    fs::remove_file(path(&folder, "settings.ron.copy")).unwrap();
    for (number, text) in [(1, "(theme: Gray)"), (2, "(version: 99)"), (3, "")] {
        fs::write(path(&folder, "settings.ron"), text).unwrap();
        let mut files = files(&folder);
        assert_eq!(files.load_settings(), Settings::default());
        let notices = files.take_notices();
        assert!(notices[0].contains(&format!("settings.ron.broken-{number}")), "{notices:?}");
        files.save_settings(&Settings::default());
        assert!(files.take_notices().is_empty());
        fs::remove_file(path(&folder, "settings.ron")).unwrap();
        drop(files);
        fs::remove_file(path(&folder, "settings.ron.copy")).unwrap();
    }
    assert_eq!(fs::read_to_string(path(&folder, "settings.ron.broken-1")).unwrap(), "(theme: Gray)");
    assert_eq!(fs::read_to_string(path(&folder, "settings.ron.broken-2")).unwrap(), "(version: 99)");
}

#[test]
fn after_a_power_failure_the_copy_is_read() {
    let folder = folder();
    let session = session_after(&["f5", "d6", "c3"]);
    files(&folder).save_game(&session);
    // After a power failure some file systems have the new file without its content.
    fs::write(path(&folder, "game.ron"), "\0\0\0\0").unwrap();
    let mut files = files(&folder);
    assert_eq!(files.load_game().unwrap().game, *session.game());
    let notices = files.take_notices();
    let begin = "game.ron could not be read, so an older copy of it is used.";
    assert!(notices[0].starts_with(begin), "{notices:?}");
}

#[test]
fn a_file_that_is_no_text_or_too_large_and_a_folder_are_put_aside() {
    let check = |make: &dyn Fn(&Path), expected: &str| {
        let folder = folder();
        fs::create_dir(folder.path().join("outflank")).unwrap();
        make(&path(&folder, "game.ron"));
        let mut files = files(&folder);
        assert_eq!(files.load_game(), None);
        let notices = files.take_notices();
        assert!(notices[0].contains(expected) && notices[0].contains("game.ron.broken-1"), "{notices:?}");
        files.save_game(&session_after(&["f5"]));
        assert!(files.take_notices().is_empty() && files.load_game().is_some());
    };
    check(&|path| fs::write(path, [b'(', 0xFF]).unwrap(), "byte 1 is no UTF-8");
    check(&|path| fs::File::create(path).unwrap().set_len(65 << 20).unwrap(), "it is larger than 64 MB");
    check(&|path| fs::create_dir(path).unwrap(), "it is not a plain file");
}

#[test]
fn a_profile_that_could_not_be_read_at_the_start_is_merged_later() {
    let folder = folder();
    let learn = |files: &mut Files, mut profile: Profile, lesson: &str| {
        profile.lessons.finish(lesson, 2);
        files.save_profile(&profile);
    };
    let mut first = files(&folder);
    let profile = first.load_profile("");
    learn(&mut first, profile, "corners");
    drop(first);
    let lock = disk::lock(&disk::lock_of(&path(&folder, "files"))).unwrap();
    let mut second = files(&folder);
    let early = second.load_profile("");
    assert_eq!(early, Profile::default(), "another window holds the lock for too long");
    drop(lock);
    let news = second.profile_news().unwrap();
    learn(&mut second, news, "parity");
    let stars = files(&folder).load_profile("").lessons.stars;
    assert!(stars.contains_key("corners") && stars.contains_key("parity"), "{stars:?}");
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_lock_is_reported_and_its_game_is_left_alone() {
    let folder = folder();
    files(&folder).save_game(&session_after(&["f5"]));
    let lock = path(&folder, "game.ron.lock");
    fs::remove_file(&lock).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(&lock).status().unwrap().success());
    let before = fs::read(path(&folder, "game.ron")).unwrap();
    let mut files = files(&folder);
    assert_eq!(files.load_game(), None);
    files.save_game(&session_after(&["d3"]));
    let notices = files.take_notices();
    assert!(notices[0].contains("game.ron.lock is not a plain file") && notices.len() == 1, "{notices:?}");
    assert_eq!(fs::read(path(&folder, "game.ron")).unwrap(), before);
    assert!(path(&folder, "game-2.ron").exists());
}

#[test]
fn one_unknown_word_in_the_settings_is_reported_and_no_other_setting_is_lost() {
    let folder = folder();
    let before = Settings { pace_ms: 700, volume: 15, ..dark() };
    files(&folder).save_settings(&before);
    let text =
        fs::read_to_string(path(&folder, "settings.ron")).unwrap().replace("theme: Dark", "theme: Sepia");
    fs::write(path(&folder, "settings.ron"), &text).unwrap();
    let mut after = files(&folder);
    let settings = after.load_settings();
    assert_eq!(settings, Settings { theme: WindowTheme::System, ..before });
    let notices = after.take_notices();
    assert!(notices[0].contains("theme: Sepia") && notices[0].contains("broken-1"), "{notices:?}");
    assert_eq!(fs::read_to_string(path(&folder, "settings.ron.broken-1")).unwrap(), text);
    drop(after);
    let mut again = files(&folder);
    assert_eq!(again.load_settings(), settings);
    assert!(again.take_notices().is_empty(), "the unknown word is reported once");
}

#[test]
fn a_damaged_profile_is_repaired_at_once_and_its_copy_stays() {
    let folder = folder();
    let profile = learned(9, "outflank");
    files(&folder).save_profile(&profile);
    let text = profile.write();
    let read = |name: &str| fs::read_to_string(path(&folder, name)).unwrap();
    // Cut off, a broken name, zeros, gone.
    let damaged =
        [Some(text[..60].to_owned()), Some(text.replace("points", "p,")), Some("\0".repeat(99)), None];
    for (n, damaged) in (1..).zip(damaged) {
        match &damaged {
            Some(damaged) => fs::write(path(&folder, "profile.ron"), damaged).unwrap(),
            None => fs::remove_file(path(&folder, "profile.ron")).unwrap(),
        }
        let mut files = files(&folder);
        assert_eq!(files.load_profile(""), profile);
        // The files are repaired before anything else is saved.
        assert_eq!((read("profile.ron"), read("profile.ron.copy")), (text.clone(), text.clone()));
        assert_eq!(files.take_notices().len(), 1);
        if let Some(damaged) = damaged {
            assert_eq!(read(&format!("profile.ron.broken-{n}")), damaged);
        }
    }
    // Without a readable copy, all that can be read of the file stays, and the copy is put aside.
    fs::write(path(&folder, "profile.ron"), text.replace("stars: {", "stars: {3,")).unwrap();
    fs::write(path(&folder, "profile.ron.copy"), &text[..60]).unwrap();
    let mut files = files(&folder);
    assert_eq!(files.load_profile("").puzzles, profile.puzzles);
    drop(files);
    assert_eq!(read("profile.ron.copy.broken-1"), text[..60]);
}

/// A link to itself cannot be read, not even by root.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_read_for_the_moment_stays_and_its_copy_too() {
    let folder = folder();
    let before = Settings { pace_ms: 700, ..dark() };
    let session_before = session_after(&["f5", "d6"]);
    let mut window = files(&folder);
    window.save_settings(&before);
    window.save_game(&session_before);
    drop(window);
    let names = ["settings.ron", "game.ron"];
    for name in names {
        fs::rename(path(&folder, name), path(&folder, &format!("{name}.away"))).unwrap();
        std::os::unix::fs::symlink(path(&folder, name), path(&folder, name)).unwrap();
    }
    let copies = names.map(|name| fs::read(path(&folder, &format!("{name}.copy"))).unwrap());
    let mut window = files(&folder);
    assert_eq!(window.load_settings(), before, "its copy is read");
    assert_eq!(window.load_game().unwrap().game, *session_before.game());
    let changed = Settings { volume: 15, ..before.clone() };
    window.save_settings(&changed);
    window.save_game(&session_after(&["d3"]));
    window.flush();
    let notices = window.take_notices();
    assert!(notices[0].contains("settings.ron cannot be read"), "{notices:?}");
    assert_eq!(copies, names.map(|name| fs::read(path(&folder, &format!("{name}.copy"))).unwrap()));
    // Now the files can be read again, and the settings have changed meanwhile.
    for name in names {
        fs::rename(path(&folder, &format!("{name}.away")), path(&folder, name)).unwrap();
    }
    fs::write(path(&folder, "settings.ron"), Settings { show_tree: true, ..before.clone() }.write()).unwrap();
    let due = window.retry(Instant::now()).expect("the settings are not saved");
    window.retry(due);
    drop(window);
    assert_eq!(files(&folder).load_settings(), Settings { show_tree: true, ..changed });
    let mut games = [files(&folder), files(&folder)];
    let mut n_moves = games.each_mut().map(|files| files.load_game().unwrap().game.record.n_moves());
    n_moves.sort_unstable();
    assert_eq!(n_moves, [1, 2], "two windows open the new game and the old one");
}
