//! Matches: two players, many games, and the statistics of the result.
//!
//! Each opening is played twice, with the colours exchanged.

mod game;
mod openings;
mod player;
mod player_spec;
mod result;
mod time_control;

pub use game::{Forfeit, GameResult, PlayedGame};
pub use openings::Openings;
pub use player_spec::PlayerSpec;
pub use result::{MatchResult, Strength};
pub use time_control::TimeControl;

use crate::players::external::Failure;
use crate::{Resources, Stop};
use othello::formats::ggf;
use othello::record::GameLine;
use othello::rules::{ByColor, Color};
use player::MatchPlayer;
use std::time::Duration;

/// The settings of a match.
#[derive(Clone)]
pub struct MatchOptions {
    /// The players; results are seen from the first.
    pub players: [PlayerSpec; 2],
    /// How many games are played.
    pub n_games: usize,
    /// How many games of the whole match come before these, an even number: another process plays those.
    pub first_game: usize,
    /// The start positions.
    pub openings: Openings,
    /// The thinking time of the players.
    pub time_control: TimeControl,
    /// How long an external program may be silent; by default as long as its time suggests.
    pub patience: Option<Duration>,
    /// The machine resources of internal players.
    pub resources: Resources,
    /// The seed of every random choice.
    pub seed: u64,
}

/// Why a match cannot begin or go on.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum MatchError {
    #[error("{player}: {failure}")]
    Player { player: String, failure: Failure },
    #[error("{player}: by GTP a game can only {only}")]
    Gtp { player: String, only: &'static str },
    #[error("line {line} of the games: {reason}")]
    Games { line: usize, reason: String },
}

/// A match: its games one after another.
///
/// ```
/// use engine::{Level, Resources, Stop};
/// use engine::matches::{Match, Openings, MatchOptions, PlayerSpec, TimeControl};
/// use othello::rules::BoardSize;
///
/// let player = |text| PlayerSpec::read(text, |_| Err("it has no file".to_owned()));
/// let options = MatchOptions {
///     players: [player("greedy")?, player("random")?],
///     n_games: 2,
///     first_game: 0,
///     openings: Openings::standard(BoardSize::new(6, 6).unwrap()),
///     time_control: TimeControl::Level(Level::new(1)),
///     patience: None,
///     resources: Resources { n_threads: 1, table_mb: 1 },
///     seed: 1,
/// };
/// let mut greedy_random = Match::new(options);
/// while let Some(played) = greedy_random.play_next(&Stop::never(), &mut |_| {}).unwrap() {
///     assert!(played.game.position().outcome().is_some() && played.forfeit.is_none());
/// }
/// assert_eq!(greedy_random.result().games.len(), 2);
/// # Ok::<(), String>(())
/// ```
pub struct Match {
    options: MatchOptions,
    /// `None` before the first game.
    players: Option<[MatchPlayer; 2]>,
    result: MatchResult,
}

impl Match {
    /// A match before its first game; no program is started yet.
    pub fn new(options: MatchOptions) -> Match {
        let names = options.players.each_ref().map(PlayerSpec::to_string);
        Match { options, players: None, result: MatchResult { names, games: Vec::new() } }
    }

    /// Resumes a match from its finished games: one line of GGF each.
    ///
    /// # Errors
    /// When they belong to another match.
    pub fn resume(options: MatchOptions, done: &str) -> Result<Match, MatchError> {
        let mut resumed = Match::new(options);
        for (index, line) in done.lines().enumerate().take(resumed.options.n_games) {
            let number = resumed.options.first_game + index;
            let game = read_finished(&resumed.options, number, line)
                .map_err(|reason| MatchError::Games { line: index + 1, reason })?;
            resumed.result.games.push(game);
        }
        Ok(resumed)
    }

    /// The result of the games so far.
    pub fn result(&self) -> &MatchResult {
        &self.result
    }

    /// Plays the next game; `watch` sees it before its first move and after each. `None` once all have been
    /// played, and when stopped: the interrupted game is played again from its start the next time.
    ///
    /// # Errors
    /// When a player cannot play at all. One that fails later loses its game.
    pub fn play_next(
        &mut self,
        stop: &Stop,
        watch: &mut dyn FnMut(&GameLine),
    ) -> Result<Option<PlayedGame>, MatchError> {
        let n_played = self.result.games.len();
        if n_played == self.options.n_games || stop.requested() {
            return Ok(None);
        }
        let index = self.options.first_game + n_played;
        if self.players.is_none() {
            self.players = Some([player(&self.options, 0)?, player(&self.options, 1)?]);
        }
        let [a, b] = self.players.as_mut().expect("they are ready");
        let (mut game, first) = set_up(&self.options, index);
        watch(&game);
        let mut by_color = if first == Color::Black { ByColor::new(a, b) } else { ByColor::new(b, a) };
        let seed = game_seed(self.options.seed, index as u64);
        let time_control = self.options.time_control;
        let played = game::play(&mut game, &mut by_color, time_control, seed, stop, watch);
        let Ok(forfeit) = played else {
            // An interrupted player may still be thinking, so it cannot begin another game.
            by_color.black.distrust();
            by_color.white.distrust();
            return Ok(None);
        };
        let result = game::result(&game, first).expect("the game has ended");
        self.result.games.push(result.clone());
        Ok(Some(PlayedGame { game, result, forfeit }))
    }

    /// The warning of each player since the last call.
    pub fn take_warnings(&mut self) -> [Option<String>; 2] {
        match &mut self.players {
            None => [None, None],
            Some(players) => players.each_mut().map(|player| player.warning.take()),
        }
    }
}

/// The colour of the match's first player in a game, counted from 0.
pub fn color_of_first(index: usize) -> Color {
    if index.is_multiple_of(2) { Color::Black } else { Color::White }
}

/// The seed of a game, so that no two games of a match make the same random choices.
fn game_seed(seed: u64, index: u64) -> u64 {
    // Multiplying by 2⁶⁴ / golden ratio spreads neighbouring seeds far apart.
    (seed ^ index << 32).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

fn player(options: &MatchOptions, index: usize) -> Result<MatchPlayer, MatchError> {
    let spec = &options.players[index];
    let only = match spec.speaks_gtp() {
        true if !options.openings.are_from_standard_start() => {
            Some("begin with the standard position, so openings have to be moves")
        }
        true if !options.openings.are_on_a_square_board() => Some("be on a square board"),
        _ => None,
    };
    if let Some(only) = only {
        return Err(MatchError::Gtp { player: spec.to_string(), only });
    }
    MatchPlayer::new(spec, options.resources, options.time_control, options.patience)
        .map_err(|failure| MatchError::Player { player: spec.to_string(), failure })
}

/// A game before its first move after the opening, and the first player's colour in it: two consecutive games
/// have the same opening.
fn set_up(options: &MatchOptions, index: usize) -> (GameLine, Color) {
    let first = color_of_first(index);
    let mut game = options.openings.get(index / 2).clone();
    game.header.place = format!("Outflank match, {}", options.time_control);
    game.header.players = ByColor::from_fn(|color| options.players[usize::from(color != first)].to_string());
    game.header.clocks = options.time_control.clocks();
    (game, first)
}

/// Reads a finished game, if it is the one that this match would play.
fn read_finished(options: &MatchOptions, index: usize, line: &str) -> Result<GameResult, String> {
    let games = ggf::read(line).map_err(|error| error.to_string())?;
    let (expected, first) = set_up(options, index);
    // Through the text form, since the finished game was read from it.
    let expected = &ggf::read(&ggf::write(&expected)).map_err(|error| error.to_string())?[0];
    match games.as_slice() {
        [game] if game::begins_like(game, expected) => game::result(game, first),
        _ => Err("it is a game of another match; give another file, or the same arguments as before".into()),
    }
}
