//! Exports games: all to one file, or each to a file of its own. The ending of the name determines the
//! format.

use super::wthor::{self, Written};
use crate::handout::{BoardLayout, Handout, HandoutItem};
use crate::settings::Settings;
use library::worker::ExportedGames;
use othello::formats::Format;
use othello::record::Record;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use system::disk::{self, Readers, Replacement};
use teach::report::tournament;
use texts::text;
use texts::words::{self, Lost};

/// How games are written to files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// All games in one file.
    OneFile,
    /// Each in a file with its number in the name: `game-07.sgf`.
    FileEach,
    /// As numbered boards to print, in one file.
    Boards,
    /// As the page of a tournament.
    Tournament,
}

/// Reads games one by one and writes each. Returns what the window tells the user. Replaces an
/// existing file only if all games go into one file.
pub fn export(
    path: &Path,
    layout: Layout,
    games: &mut ExportedGames,
    settings: &Settings,
) -> Result<String, String> {
    let n_games = games.len();
    let mut lacks_values = false;
    let mut for_file = |mut game: Record| {
        lacks_values |= forget_values(&mut game, settings);
        game
    };
    let (shown, remark) = write(path, layout, &mut games.map(|game| game.map(&mut for_file)))?;
    let said = text!("export-saved", n = n_games, shown = text::grouped(n_games as u64), name = shown);
    let lacks = lacks_values.then(|| text!("file-lacks-values"));
    Ok(text::sentences([said].into_iter().chain(lacks).chain(remark)))
}

/// Writes games as [`export`] does; returns the names of the files, and what they could not keep, if
/// anything, in a sentence: of several files, the first such sentence.
pub fn write(
    path: &Path,
    layout: Layout,
    games: &mut ExportedGames,
) -> Result<(String, Option<String>), String> {
    let n_games = games.len();
    let name = path.display().to_string();
    let failed = |reason: String| text!("file-not-saved", name = name.as_str(), reason = reason);
    Ok(match layout {
        Layout::OneFile => (name.clone(), one_file(path, games).map_err(failed)?),
        Layout::Boards => (name.clone(), handout_file(path, games).map_err(failed)?),
        Layout::Tournament => {
            let page = tournament::write(&games.collect::<Result<Vec<Record>, String>>()?)?;
            disk::replace(path, page.as_bytes()).map_err(|error| failed(error.to_string()))?;
            (name, None)
        }
        Layout::FileEach => {
            let paths: Vec<PathBuf> = (1..=n_games).map(|number| numbered(path, number, n_games)).collect();
            if let Some(there) = paths.iter().find(|path| path.exists()) {
                return Err(failed(text!("export-is-there", name = there.display().to_string())));
            }
            let mut remarks = Vec::new();
            for (path, game) in paths.iter().zip(games) {
                remarks.extend(one_file(path, [game].into_iter()).map_err(&failed)?);
            }
            let [first, last] = [paths.first(), paths.last()].map(|path| {
                path.and_then(|path| path.file_name()).unwrap_or_default().to_string_lossy().into_owned()
            });
            (text!("export-from-to", first = first, last = last), remarks.into_iter().next())
        }
    })
}

/// Removes the values of a game that names who entered it, unless the settings keep values in files. Returns
/// whether it had any.
pub(super) fn forget_values(game: &mut Record, settings: &Settings) -> bool {
    !settings.values_in_files && !game.header.entered_by.is_empty() && game.forget_values()
}

/// Writes a page to print.
fn handout_file(path: &Path, games: &mut ExportedGames) -> Written {
    let (mut items, mut lost) = (Vec::new(), Lost::default());
    for game in games {
        let game = game?;
        lost.is_cut |= game.is_corrected(&game.line());
        items.push(HandoutItem::game(&game));
    }
    let handout = Handout { title: String::new(), items, first: 1, layout: BoardLayout::Large };
    disk::replace(path, handout.html().as_bytes()).map_err(|error| error.to_string())?;
    Ok(lost.sentences())
}

/// Writes one file.
pub(super) fn one_file(path: &Path, games: impl Iterator<Item = Result<Record, String>>) -> Written {
    if wthor::is_wthor(path) {
        return wthor::save(path, games);
    }
    let format = Format::of_name(&path.to_string_lossy()).map_err(words::write_error)?;
    replace_by(path, |out| write_games(format, games, out)).map_err(|error| error.to_string())
}

/// Writes a file piece by piece, and replaces an older one once all is written.
pub fn replace_by<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    let mut file = Replacement::new(path, Readers::Usual)?;
    let mut out = BufWriter::new(&mut file.out);
    let written = write(&mut out)?;
    out.flush()?;
    drop(out);
    file.put()?;
    Ok(written)
}

/// Why games are not written.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// A game cannot be read, or does not fit the format; without a full stop.
    #[error("{0}")]
    Game(String),
    /// The file cannot be written.
    #[error(transparent)]
    File(#[from] io::Error),
}

/// Writes games one after the other; returns what the format could not keep, if anything, in a sentence.
pub fn write_games(
    format: Format,
    games: impl Iterator<Item = Result<Record, String>>,
    out: &mut dyn Write,
) -> Result<Option<String>, ExportError> {
    let mut lost = Lost::default();
    let mut games = (1..).zip(games).peekable();
    while let Some((number, game)) = games.next() {
        let is_one = number == 1 && games.peek().is_none();
        if !is_one && format.ending == Some("outflank") {
            return Err(ExportError::Game(text!("write-one-game", n = 1 + games.count())));
        }
        let reason = |error| match is_one {
            true => words::write_error(error),
            false => text!("write-game", number = number, reason = words::write_error(error)),
        };
        let game = game.map_err(ExportError::Game)?;
        let text = format.write(&game).map_err(|error| ExportError::Game(reason(error)))?;
        out.write_all(text.as_bytes())?;
        lost.add(Lost::of(&format, &game));
    }
    Ok(lost.sentences())
}

/// `game.sgf` with the number of a game: `game-07.sgf`.
fn numbered(path: &Path, number: usize, n_games: usize) -> PathBuf {
    let width = n_games.to_string().len();
    let [stem, ending] =
        [path.file_stem(), path.extension()].map(|part| part.unwrap_or_default().to_string_lossy());
    path.with_file_name(format!("{stem}-{number:0width$}.{ending}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::games::save_game;
    use othello::formats::{self, Defaults};
    use std::fs;

    const GAMES: &str = "(;GM[2]RE[B+2]PB[Anna]DT[2020];B[f5];W[d6])\
        (;GM[2]RE[B+2]PB[Ben]DT[2020];B[f5];W[f6](;B[e6])(;B[c4]))";

    fn games() -> impl ExactSizeIterator<Item = Result<Record, String>> {
        let loaded = formats::read_text(GAMES, &Defaults::default()).unwrap();
        (0..loaded.len()).map(move |index| Ok(loaded.record(index)))
    }

    fn export(path: &Path, layout: Layout, games: &mut ExportedGames) -> Result<String, String> {
        super::export(path, layout, games, &Settings::default())
    }

    fn n_games(path: &Path) -> usize {
        formats::read(&fs::read(path).unwrap(), &Defaults::default()).unwrap().len()
    }

    #[test]
    fn all_games_go_into_one_file_of_every_format_that_holds_several() {
        let folder = tempfile::tempdir().unwrap();
        for ending in ["sgf", "ggf", "pgn", "txt", "obf", "wtb"] {
            let path = folder.path().join(format!("games.{ending}"));
            let said = export(&path, Layout::OneFile, &mut games()).unwrap();
            assert!(said.starts_with("2 games saved"), "{said}");
            assert_eq!(n_games(&path), 2, "{ending}");
        }
        let own = folder.path().join("games.outflank");
        assert!(export(&own, Layout::OneFile, &mut games()).is_err() && !own.exists());
    }

    #[test]
    fn each_game_goes_into_a_file_of_its_own_and_none_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        for ending in ["sgf", "ggf", "pgn", "txt", "obf", "wtb", "outflank"] {
            let path = folder.path().join(format!("my game.{ending}"));
            let said = export(&path, Layout::FileEach, &mut games()).unwrap();
            assert!(said.contains(&format!("my game-1.{ending}")), "{said}");
            assert!(!path.exists());
            for number in 1..=2 {
                assert_eq!(n_games(&numbered(&path, number, 2)), 1, "{ending}");
            }
        }
        let again = folder.path().join("my game.sgf");
        fs::remove_file(folder.path().join("my game-1.sgf")).unwrap();
        assert!(export(&again, Layout::FileEach, &mut games()).unwrap_err().contains("my game-2.sgf"));
        assert!(!folder.path().join("my game-1.sgf").exists(), "nothing is written");
    }

    #[test]
    fn games_that_end_at_a_correction_are_reported() {
        let folder = tempfile::tempdir().unwrap();
        let corrected = "(;GM[2]DT[2020]RE[B+2];B[f5];W[d6];AE[d4])(;GM[2]DT[2020]RE[B+2];B[f5];W[f6])";
        let loaded = formats::read_text(corrected, &Defaults::default()).unwrap();
        for (ending, is_told) in [("sgf", false), ("ggf", false), ("pgn", true), ("txt", true), ("wtb", true)]
        {
            let mut games = (0..2).map(|index| Ok(loaded.record(index)));
            let path = folder.path().join(format!("games.{ending}"));
            let said = export(&path, Layout::OneFile, &mut games).unwrap();
            assert_eq!(said.contains("corrected"), is_told, "{said}");
        }
    }

    #[test]
    fn results_without_discs_are_reported() {
        let folder = tempfile::tempdir().unwrap();
        let said = |result: &str, ending: &str| {
            let text = format!("(;GM[2]DT[2020]RE[{result}];B[f5];W[d6])");
            let record = formats::read_text(&text, &Defaults::default()).unwrap().record(0);
            let path = folder.path().join(format!("games.{ending}"));
            let said = save_game(&path, &record, &Settings::default()).unwrap();
            ["smallest win", "counts"].map(|words| said.contains(words))
        };
        for result in ["1-0", "0-1"] {
            assert_eq!(said(result, "wtb"), [true, false]);
            assert_eq!(said(result, "ggf"), [true, false]);
            assert_eq!(said(result, "pgn"), [false, false]);
        }
        assert_eq!([said("", "ggf"), said("34-30", "wtb")], [[false; 2]; 2]);
    }

    #[test]
    fn values_of_a_game_that_an_arbiter_entered_are_saved_only_if_they_are_wanted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.sgf");
        let has_value = || fs::read_to_string(&path).unwrap().contains("V[3]");
        for (by, values_in_files, are_kept) in [("", false, true), ("A", false, false), ("A", true, true)] {
            let text = format!("(;GM[2]US[{by}];B[f5]V[3]XE[12@73])");
            let record = formats::read_text(&text, &Defaults::default()).unwrap().record(0);
            let settings = Settings { values_in_files, ..Settings::default() };
            let said = save_game(&path, &record, &settings).unwrap();
            assert_eq!((said.contains("values"), has_value()), (!are_kept, are_kept), "{said}");
            let mut games = [Ok::<_, String>(record)].into_iter();
            super::export(&path, Layout::OneFile, &mut games, &settings).unwrap();
            assert_eq!(has_value(), are_kept);
        }
    }

    #[test]
    fn games_are_printed_as_boards_and_need_two_players_for_a_tournament() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.html");
        let said = export(&path, Layout::Boards, &mut games()).unwrap();
        assert!(said.starts_with("2 games saved"), "{said}");
        assert_eq!(fs::read_to_string(&path).unwrap().matches("<figure>").count(), 2);
        assert!(export(&path, Layout::Tournament, &mut games()).unwrap_err().contains("two players"));
    }

    #[test]
    fn an_error_names_the_file_that_was_named_and_no_other() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["games.sgf", "games.wtb", "games.html"] {
            let path = folder.path().join("none").join(name);
            let layout = if name.ends_with("html") { Layout::Boards } else { Layout::OneFile };
            let said = export(&path, layout, &mut games()).unwrap_err();
            // The temporary file's name goes on after a full stop.
            assert!(said.contains(name) && !said.contains(&format!("{name}.")), "{said}");
        }
    }

    #[test]
    fn a_game_that_does_not_fit_is_refused_with_its_number() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        let small = formats::read_text("(;GM[2]SZ[6];B[e4])", &Defaults::default()).unwrap();
        let games: Vec<_> = games().chain([Ok(small.record(0))]).collect();
        assert!(export(&path, Layout::OneFile, &mut games.into_iter()).unwrap_err().contains("game 3"));
        assert!(!path.exists());
    }
}
