//! `outflank-engine match`: two players, many games, and what the result is worth.
//!
//! A game that has ended is a line of GGF, and a match that was interrupted goes on after the last of them.

mod report;

use super::{About, Output};
use engine::Stop;
use engine::matches::{Match, MatchError, MatchOptions, MatchResult, PlayedGame, PlayerSpec};
use othello::formats::ggf;
use std::io::{self, Write};
use std::time::Instant;

/// Why a match cannot be told.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the sentence above it")]
pub enum Error {
    #[error(transparent)]
    Match(#[from] MatchError),
    #[error("the results cannot be written: {0}")]
    Write(#[from] io::Error),
}

/// Where things go.
pub struct Channels<'a> {
    /// The results.
    pub out: &'a mut dyn Write,
    /// The games, one a line.
    pub games: &'a mut dyn Write,
    /// How far things are; nothing before a result is written.
    pub progress: &'a mut dyn FnMut(&str),
    /// What the machine refuses, once for each player.
    pub complain: &'a mut dyn FnMut(&str),
}

/// The length of the whole lines at the beginning of a file of games: a line without an end was being written
/// when the match was interrupted.
pub fn whole_lines(text: &[u8]) -> usize {
    text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1)
}

/// Plays the games of a match that are not `done`, and writes what came of all.
///
/// # Errors
/// When a player cannot play, when the games done are not of this match, or when something cannot be written.
pub fn play(
    options: MatchOptions,
    output: Output,
    done: &str,
    channels: Channels,
) -> Result<MatchResult, Error> {
    let Channels { out, games, progress, complain } = channels;
    let (names, n_games) = (options.players.each_ref().map(PlayerSpec::to_string), options.n_games);
    let mut played = Match::resume(options, done)?;
    let (n_done, begin, mut has_complained) = (played.result().n_games(), Instant::now(), [false; 2]);
    while let Some(PlayedGame { game, result: ended, .. }) = played.play_next(&Stop::never(), &mut |_| {})? {
        games.write_all((ggf::write(&game) + "\n").as_bytes())?;
        games.flush()?;
        progress("");
        for ((complaint, name), has_complained) in
            played.take_warnings().into_iter().zip(&names).zip(&mut has_complained)
        {
            if let Some(complaint) = complaint.filter(|_| !*has_complained) {
                complain(&format!("{name}: {complaint}"));
                *has_complained = true;
            }
        }
        let result = played.result();
        report::write_game(result, &ended, output, out)?;
        let n_played = result.n_games();
        let a_game = begin.elapsed().as_secs_f64() / (n_played - n_done) as f64;
        let (left, percent) = (About(a_game * (n_games - n_played) as f64), 100.0 * result.score());
        progress(&format!("{n_played} of {n_games} games, {percent:.1} %, about {left} left"));
    }
    progress("");
    report::write_total(played.result(), output, out)?;
    Ok(played.result().clone())
}

#[cfg(test)]
mod tests;
