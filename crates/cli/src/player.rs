//! The arguments and files of `review --player`.

use super::explore::open;
use super::input::{cannot_read, read_text, write};
use super::{Review, cannot_write, on_terminal, out as results};
use cli::commands::Output;
use cli::commands::player_review::{self, PlayerGame};
use engine::Level;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// Of 126 games of a strong player it found 36.9 discs lost a game, in a tenth of a second each; level 12
/// found 32.6, and level 24 39.2 in two and a half seconds.
const LEVEL: u8 = 21;

pub fn review(arguments: &Review, player: &str, output: Output) -> Result<(), String> {
    let library = open(&arguments.games)?;
    let tasks = player_review::tasks(&library, player);
    if tasks.is_empty() {
        return Err(format!("{} has no game of {player:?} on 8×8.", arguments.games));
    }
    let known = arguments.out.as_deref().map_or(Ok(Vec::new()), known)?;
    let mut file = match &arguments.out {
        None => None,
        Some(path) => {
            let file = OpenOptions::new().create(true).append(true).open(path);
            Some(file.map_err(|error| format!("{} cannot be written: {error}", path.display()))?)
        }
    };
    let level = arguments.level.unwrap_or(Level::new(LEVEL));
    let processors = || std::thread::available_parallelism().map_or(1, usize::from);
    let n_threads = arguments.machine.threads.map_or_else(processors, usize::from);
    let mut progress = on_terminal();
    let (mut n_done, mut failed) = (0, None);
    let keep = |game: &PlayerGame| {
        n_done += 1;
        progress(&format!("{n_done} games reviewed"));
        if let Some(file) = &mut file
            && let Err(error) = file.write_all(player_review::line_of(game).as_bytes())
        {
            failed = Some(cannot_write(error));
        }
    };
    let games = player_review::review_all(&library, &tasks, level, n_threads, &known, keep);
    progress("");
    if let Some(sentence) = failed {
        return Err(sentence);
    }
    if let Some(file) = &arguments.html {
        write(file, player_review::page(player, &games).as_bytes())?;
    }
    player_review::write(player, &games, output, &mut results()).map_err(cannot_write)
}

/// The games of an earlier run; what was cut off at the file's end goes.
fn known(path: &Path) -> Result<Vec<PlayerGame>, String> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = read_text(path)?;
    let games = player_review::read_known(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    if !text.is_empty() && !text.ends_with('\n') {
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        outflank_core::disk::replace(path, whole.as_bytes()).map_err(|error| cannot_read(path, &error))?;
    }
    Ok(games)
}
