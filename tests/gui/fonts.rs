//! The window on a system without fonts, and on one with broken fonts, in every language: it starts, opens a
//! game whose players have letters that no font has, keeps it and starts again. Missing letters are boxes.
//!
//! fontconfig reads its configuration once for a process, so the test starts itself again for each system.

#![cfg(target_os = "linux")]

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use outflank::{App, Options};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use texts::text::Language;

/// Set for the process that starts windows: where games and settings are.
const FOLDER: &str = "OUTFLANK_FONTS_FOLDER";
/// Japanese, Chinese, Arabic, Hindi, Thai, a face, an unassigned character, and one for private use.
const NAMES: &str = "山田棋手محمदไ🙂\u{3ffff}\u{e000}";

#[test]
fn the_window_opens_without_fonts_and_with_broken_ones() {
    check("no fonts", &[]);
    let whole = include_bytes!("../data/fonts/squares.ttf");
    let mut damaged = whole.to_vec();
    // Past the table of contents, so that the font is found and read.
    for (i, byte) in damaged.iter_mut().enumerate().skip(400).step_by(7) {
        *byte ^= i as u8;
    }
    check("broken fonts", &[b"", b"no font at all", &whole[..whole.len() / 2], &damaged]);
}

/// Starts the windows on a system that has these font files.
#[track_caller]
fn check(system: &str, fonts: &[&[u8]]) {
    let folder = tempfile::tempdir().unwrap();
    let font_folder = folder.path().join("fonts");
    fs::create_dir(&font_folder).unwrap();
    for (number, font) in fonts.iter().enumerate() {
        fs::write(font_folder.join(format!("{number}.ttf")), font).unwrap();
    }
    let (dir, cache) = (font_folder.display(), folder.path().join("cache"));
    let config = format!(
        "<?xml version=\"1.0\"?><fontconfig><dir>{dir}</dir><cachedir>{}</cachedir></fontconfig>",
        cache.display()
    );
    fs::write(folder.path().join("fonts.conf"), config).unwrap();
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "fonts::windows_of_every_language", "--nocapture"])
        .env("FONTCONFIG_FILE", folder.path().join("fonts.conf"))
        .env(FOLDER, folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && !said.contains("panicked"), "{system}:\n{said}");
    for language in Language::ALL {
        assert!(said.contains(&format!("{} has started twice", language.tag())), "{system}:\n{said}");
    }
}

/// The process that starts windows; in an ordinary test run it has nothing to do.
#[test]
fn windows_of_every_language() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let file = folder.join("game.sgf");
    fs::write(&file, format!("(;GM[2]PB[{NAMES}]PW[Ben];B[f5];W[d6])")).unwrap();
    for language in Language::ALL {
        let mut window = open(&folder, language, Some(&file));
        assert!(window.query_by_label_contains(NAMES).is_some(), "the dialog shows the players");
        window.key_press(Key::Enter);
        window.run_steps(3);
        assert_eq!(window.state().session().record().header.players.black, NAMES);
        drop(window);
        let window = open(&folder, language, None);
        assert_eq!(window.state().session().record().header.players.black, NAMES);
        eprintln!("{} has started twice", language.tag());
    }
}

/// A window as on a desktop of this language, with the fonts of the system.
fn open(folder: &Path, language: Language, file: Option<&Path>) -> Harness<'static, App> {
    let folder = folder.join(language.tag());
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("settings.ron"), "(threads: 1)").unwrap();
    let options = Options {
        folder: Some(folder),
        files: file.map(Path::to_owned).into_iter().collect(),
        locale: Some(language.tag().to_owned()),
        ..Options::default()
    };
    let mut window =
        Harness::builder().allow_missing_glyphs().build_eframe(|cc| App::new(&cc.egui_ctx, &options));
    window.run_steps(3);
    window
}
