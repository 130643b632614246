//! Writes WTHOR's three files: the games of a year and, under the same name, the players' and tournaments'
//! names. New names are appended to the federation's own: `WTHOR.JOU` beside `WTH_2026.wtb`.

use library::Date;
use othello::formats::wthor::{Names, Writer, WthorWriteError};
use othello::record::Record;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use system::calendar;
use system::disk;
use texts::text;
use texts::words::{self, Lost};

/// Whether the name of a file says that it holds games in WTHOR's form.
pub fn is_wthor(path: &Path) -> bool {
    disk::has_ending(path, "wtb")
}

/// What a file could not keep of its games, if anything; or why it is not written.
pub type Written = Result<Option<String>, String>;

/// The lock file of a folder. An export holds it while it reads names, appends to them and replaces their
/// files: two exports at once would give two names the same number.
const LOCK: &str = "wthor.lock";
/// How long an export waits for another one.
const PATIENCE: Duration = Duration::from_secs(5);

/// Writes the games, and the names before them, so that no number is ever without its name.
///
/// # Errors
/// When games do not fit, or a file cannot be read or written; in a sentence without a full stop.
pub fn save(path: &Path, games: impl IntoIterator<Item = Result<Record, String>>) -> Written {
    // This fails if the folder is missing; the lock would make the folder.
    disk::names_of(path, "jou").map_err(|error| reason_at(path, &error))?;
    let saved = disk::exclusively(&path.with_file_name(LOCK), PATIENCE, || save_alone(path, games));
    saved.map_err(|error| reason_at(path, &error))?
}

fn save_alone(path: &Path, games: impl IntoIterator<Item = Result<Record, String>>) -> Written {
    let [(players, known), (tournaments, events)] = [names_beside(path, "jou")?, names_beside(path, "trn")?];
    let names = Names::read(known.as_deref(), events.as_deref());
    if let Some(error) = names.wrong.last() {
        return Err(words::wthor(error));
    }
    let today = Date::of_seconds(calendar::today().max(0) as u64 * 86_400);
    let (mut writer, mut lost) = (Writer::new(&names, today), Lost::default());
    let (mut n_games, mut n_dated, mut left_out) = (0, 0, None);
    for game in games {
        let game = game?;
        match writer.add(&game) {
            Ok(()) => {
                n_games += 1;
                n_dated += usize::from(Date::read(&game.header.date).year > 0);
            }
            Err(error @ WthorWriteError::NoResult(_)) => left_out = left_out.or(Some(error)),
            Err(WthorWriteError::Names(ending)) => {
                let full = if ending == ".jou" { &players } else { &tournaments };
                return Err(text!("write-wthor-names", file = full.display().to_string()));
            }
            Err(error) => return Err(words::wthor_write_error(&error)),
        }
        lost.add(Lost::in_wthor(&game));
    }
    lost.needs_year = (1..n_games).contains(&n_dated);
    if let Some(error) = left_out.filter(|_| n_games == 0) {
        return Err(words::wthor_write_error(&error));
    }
    let files = writer.finish();
    let parts = [(&players, &files.players), (&tournaments, &files.tournaments)];
    for (file, bytes) in parts.into_iter().chain([(&path.to_owned(), &files.games)]) {
        disk::replace(file, bytes).map_err(|error| reason_at(file, &error))?;
    }
    let changed = &files.changed_names;
    let names = (!changed.is_empty())
        .then(|| text!("wthor-names-changed", n = changed.len(), names = text::list(changed)));
    let remarks = text::sentences(names.into_iter().chain(lost.sentences()));
    Ok(Some(remarks).filter(|remarks| !remarks.is_empty()))
}

/// The file of names of a file of games, and what it holds; where there is none, the one to write.
fn names_beside(path: &Path, ending: &str) -> Result<(PathBuf, Option<Vec<u8>>), String> {
    let there = disk::names_of(path, ending).map_err(|error| reason_at(path, &error))?;
    let Some(file) = there else { return Ok((path.with_extension(ending), None)) };
    let bytes = fs::metadata(&file).and_then(|_| disk::read(&file));
    let bytes = bytes.map_err(|error| reason_at(&file, &error))?;
    Ok((file, Some(bytes)))
}

/// The name of the file that failed, and why.
fn reason_at(file: &Path, error: &io::Error) -> String {
    format!("{}: {error}", file.display())
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::formats::{self, Defaults};
    use std::ops::Range;
    use tempfile::TempDir;

    fn games(text: &str) -> Vec<Result<Record, String>> {
        let loaded = formats::read_text(text, &Defaults::default()).unwrap();
        (0..loaded.len()).map(|index| Ok(loaded.record(index))).collect()
    }

    /// A folder with the federation's files, which name no one yet.
    fn of_federation() -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        let empty = [26, 11, 25, 0].into_iter().chain([0; 12]).collect::<Vec<u8>>();
        ["WTHOR.JOU", "WTHOR.TRN"]
            .into_iter()
            .for_each(|name| fs::write(folder.path().join(name), &empty).unwrap());
        folder
    }

    /// The players and the event of the first game.
    fn names(file: &Path) -> [String; 3] {
        let mut loaded = formats::read(&disk::read(file).unwrap(), &Defaults::default()).unwrap();
        loaded.name_players(|ending| disk::read_names(file, None, ending));
        let header = loaded.record(0).header;
        [header.players.black, header.players.white, header.event]
    }

    #[test]
    fn new_names_are_appended_to_the_federations_files_and_to_no_others() {
        let folder = of_federation();
        let first = folder.path().join("WTH_2019.wtb");
        fs::write(folder.path().join("other.jou"), b"another program's").unwrap();
        let of_2019 = games("(;GM[2]PB[Anna]PW[Ben]EV[Cup]DT[2019]RE[B+4];B[f5];W[d6])");
        assert_eq!(save(&first, of_2019), Ok(None));
        let second = folder.path().join("WTH_2020.WTB");
        let of_2020 = games("(;GM[2]PB[Ben]PW[Clara]EV[Cup]DT[2020]RE[W+4];B[f5];W[f6])");
        assert_eq!(save(&second, of_2020), Ok(None));
        // Both are named by the same two files.
        assert!(!folder.path().join("WTH_2019.jou").exists() && !folder.path().join("WTH_2020.jou").exists());
        assert_eq!(fs::read(folder.path().join("other.jou")).unwrap(), b"another program's");
        assert_eq!(names(&first), ["Anna", "Ben", "Cup"]);
        assert_eq!(names(&second), ["Ben", "Clara", "Cup"]);
    }

    #[test]
    fn simultaneous_exports_into_one_folder_keep_their_own_names() {
        let folder = of_federation();
        let file = |year: u32| folder.path().join(format!("WTH_{year}.wtb"));
        let export = |years: Range<u32>| {
            for year in years {
                let game = format!("(;GM[2]PB[B {year}]PW[W {year}]EV[Cup]DT[{year}]RE[B+4];B[f5];W[d6])");
                assert_eq!(save(&file(year), games(&game)), Ok(None));
            }
        };
        std::thread::scope(|scope| {
            scope.spawn(|| export(2001..2011));
            scope.spawn(|| export(2011..2021));
        });
        for year in 2001..2021 {
            assert_eq!(names(&file(year)), [format!("B {year}"), format!("W {year}"), "Cup".to_owned()]);
        }
        assert!(!folder.path().join(LOCK).exists());
    }

    #[test]
    fn what_cannot_be_kept_is_reported_and_broken_names_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.wtb");
        let told = save(&file, games("(;GM[2]PB[為則英司]RE[B+2];B[f5])")).unwrap().unwrap();
        assert!(told.contains("為則英司"), "{told}");
        let told =
            save(&file, games("(;GM[2]DT[2020]RE[B+2];B[f5](;W[d6])(;W[f6]))(;GM[2]RE[B+2];B[f5])")).unwrap();
        assert_eq!(told, Some(text::sentences([text!("chooser-save.about"), text!("write-undated")])));
        // Nothing of a game that is left out counts.
        let left_out = "(;GM[2]DT[2019];B[f5];AB[a1])(;GM[2]DT[2020]RE[B+2];B[f5])";
        assert_eq!(save(&file, games(left_out)), Ok(Some(text!("write-without-result"))));
        fs::write(folder.path().join("a.jou"), b"no names").unwrap();
        assert!(save(&file, games("f5d6 33-31")).is_err());
        assert_eq!(fs::read(folder.path().join("a.jou")).unwrap(), b"no names");
    }

    #[test]
    fn an_unfinished_game_is_refused_with_a_sentence_and_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.wtb");
        let said = save(&file, games("(;GM[2]PB[Anna];B[f5];W[d6])")).unwrap_err();
        assert!(said.contains("no result"), "{said}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
