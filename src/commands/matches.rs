//! `outflank-engine match`: two players, many games, and what the result is worth.
//!
//! Each opening is played twice, with the colours exchanged. A game that has ended is a line of GGF, and a
//! match that was interrupted goes on after the last of them.

mod player_spec;
mod time_control;
mod openings;
mod player;
mod game;
mod result;

pub use openings::{Opening, Openings};
pub use player_spec::PlayerSpec;
pub use result::MatchResult;
pub use time_control::TimeControl;

use super::{About, Output};
use crate::engine::Resources;
use crate::formats::ggf::{self, Game};
use crate::rules::{ByColor, Color};
use game::GameResult;
use player::MatchPlayer;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// How a match is played.
#[derive(Clone)]
pub struct Options {
    /// The players, whose results are told for the first.
    pub players: [PlayerSpec; 2],
    /// How many games are played.
    pub n_games: usize,
    /// What they begin with.
    pub openings: Openings,
    /// How long the players think.
    pub time_control: TimeControl,
    /// How long an external program may be silent; by default as long as its time suggests.
    pub patience: Option<Duration>,
    /// What players of ours may use of the machine.
    pub resources: Resources,
    /// Every random choice follows from it.
    pub seed: u64,
    /// How results are written.
    pub output: Output,
}

/// Why a match cannot begin or go on.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the sentence above it")]
pub enum MatchError {
    #[error("{player}: {reason}")]
    Player { player: String, reason: String },
    #[error("line {line} of the games: {reason}")]
    Games { line: usize, reason: String },
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
pub fn play(options: &Options, done: &str, channels: Channels) -> Result<MatchResult, MatchError> {
    let Channels { out, games, progress, complain } = channels;
    let names = options.players.each_ref().map(PlayerSpec::to_string);
    let mut result = MatchResult::new(names.clone());
    for (index, line) in done.lines().enumerate().take(options.n_games) {
        let game = remembered(options, index, line)
            .map_err(|reason| MatchError::Games { line: index + 1, reason })?;
        result.add(game);
    }
    let n_done = result.n_games();
    if n_done < options.n_games {
        let mut players = [player(options, 0)?, player(options, 1)?];
        let mut has_complained = [false; 2];
        let begin = Instant::now();
        for index in n_done..options.n_games {
            let (mut game, first) = set_up(options, index);
            let [a, b] = &mut players;
            let by_color = if first == Color::Black { ByColor::new(a, b) } else { ByColor::new(b, a) };
            game::play(&mut game, by_color, options.time_control, game_seed(options.seed, index as u64));
            games.write_all((ggf::write(&game) + "\n").as_bytes())?;
            games.flush()?;
            let ended = game::result(&game, first).expect("the game has ended");
            result.add(ended.clone());
            progress("");
            for ((player, name), has_complained) in players.iter_mut().zip(&names).zip(&mut has_complained) {
                if let Some(complaint) = player.take_complaint().filter(|_| !*has_complained) {
                    complain(&format!("{name}: {complaint}"));
                    *has_complained = true;
                }
            }
            result.write_game(&ended, usize::from(first != Color::Black), options.output, out)?;
            let n_played = index + 1 - n_done;
            let left = begin.elapsed().as_secs_f64() / n_played as f64 * (options.n_games - index - 1) as f64;
            let (n_games, percent) = (options.n_games, 100.0 * result.score());
            progress(&format!(
                "{} of {n_games} games, {percent:.1} %, about {} left",
                index + 1,
                About(left)
            ));
        }
    }
    progress("");
    result.write_total(options.output, out)?;
    Ok(result)
}

/// No two games of a match share their choices by chance, nor do two of their moves.
fn game_seed(seed: u64, index: u64) -> u64 {
    // The golden ratio of all words spreads neighbours far apart.
    (seed ^ index << 32).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// A player, ready to play.
fn player(options: &Options, index: usize) -> Result<MatchPlayer, MatchError> {
    let spec = &options.players[index];
    let refuse = |reason: String| MatchError::Player { player: spec.to_string(), reason };
    let only = match spec.speaks_gtp() {
        true if !options.openings.are_from_standard_start() => {
            Some("begin with the standard position, so openings have to be moves")
        }
        true if !options.openings.are_on_a_square_board() => Some("be on a square board"),
        _ => None,
    };
    if let Some(only) = only {
        return Err(refuse(format!("by GTP a game can only {only}")));
    }
    MatchPlayer::new(spec, options.resources, options.time_control, options.patience)
        .map_err(|failure| refuse(failure.to_string()))
}

/// A game before its first move after the opening, and the first player's colour in it: two in a row have the
/// same opening.
fn set_up(options: &Options, index: usize) -> (Game, Color) {
    let opening = options.openings.get(index / 2);
    let first = if index.is_multiple_of(2) { Color::Black } else { Color::White };
    let names = options.players.each_ref().map(PlayerSpec::to_string);
    let by_color = ByColor::from_fn(|color| names[usize::from(color != first)].clone());
    let mut game = opening.game();
    game.place = format!("Outflank match, {}", options.time_control);
    game.names = by_color;
    game.clocks = options.time_control.clocks();
    (game, first)
}

/// A game that was played before, if it is the one that would be played now.
fn remembered(options: &Options, index: usize, line: &str) -> Result<GameResult, String> {
    let games = ggf::read(line).map_err(|error| error.to_string())?;
    let (expected, first) = set_up(options, index);
    // As it looks once it has been written.
    let expected = &ggf::read(&ggf::write(&expected)).map_err(|error| error.to_string())?[0];
    match games.as_slice() {
        [game] if game::begins_like(game, expected) => game::result(game, first),
        _ => {
            Err("it is a game of another match; give another file, or the same arguments as before"
                .to_owned())
        }
    }
}

#[cfg(test)]
mod tests;
