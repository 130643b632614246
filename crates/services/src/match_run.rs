//! A match of two players on a background thread, with its state.

use crate::ghosts::GhostsByName;
use crate::settings::{PlayerChoice, Settings};
use engine::matches::{
    Forfeit, Match, MatchError, MatchOptions, MatchResult, Openings, PlayedGame, PlayerSpec, TimeControl,
};
use engine::players::{Kind, Player};
use engine::{Resources, Stop, Stopper};
use othello::clock::{Bonus, TimeControl as ClockTime};
use othello::record::GameLine;
use othello::rules::{BoardSize, ByColor};
use std::time::{Duration, Instant};
use system::machine;
use system::worker::{Worker, WorkerHandle, n_processors};
use texts::text;
use texts::words::failure_words;

/// The least time between two updates of the board of a running game.
const UPDATE_INTERVAL: Duration = Duration::from_millis(60);

/// The user's choices for a match.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchChoices {
    /// Who plays; the colours are those of the first game.
    pub players: ByColor<PlayerChoice>,
    /// Number of games.
    pub n_games: u32,
    /// Games begin with openings from the list of even ones, instead of at the usual start.
    pub even_openings: bool,
    /// The time control; `None` for each player's own.
    pub time: Option<ClockTime>,
    /// Whether its games are saved in the library.
    pub keeps: bool,
}

impl Default for MatchChoices {
    fn default() -> MatchChoices {
        let usual_level = TimeControl::usual_level;
        let player = |kind| PlayerChoice { kind, level: usual_level(), ..PlayerChoice::default() };
        MatchChoices {
            players: ByColor::new(player(Kind::External), player(Kind::Engine)),
            n_games: 20,
            even_openings: true,
            // The same as `TimeControl::equal`.
            time: "0:00+1x0:01".parse().ok(),
            keeps: true,
        }
    }
}

/// A match, running or finished.
pub struct MatchRun {
    /// Whether its games are saved in the library.
    pub keeps: bool,
    /// Number of games.
    pub n_games: usize,
    /// The result so far.
    pub result: MatchResult,
    /// The finished games.
    pub games: Vec<PlayedGame>,
    /// The moves so far of the running game.
    pub board: Option<GameLine>,
    /// Whether it runs.
    pub state: State,
    worker: Worker<Stop, News>,
    stopper: Option<Stopper>,
}

/// The state of a match.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// It runs.
    Playing,
    /// It is stopped.
    Stopped,
    /// All games are played.
    Over,
    /// Why a player cannot play, in a sentence.
    Failed(String),
}

enum News {
    /// A move was played.
    Move(Box<GameLine>),
    /// A game has ended.
    Game(Box<PlayedGame>),
    /// The match has stopped or ended.
    Idle(State),
}

impl MatchRun {
    /// Starts a match. Its thread calls `wake` when there is news; `seed` determines all random choices.
    ///
    /// # Errors
    /// With a sentence, when a player cannot play.
    pub fn start(
        wake: impl Fn() + Send + 'static,
        chosen: &MatchChoices,
        settings: &Settings,
        ghosts: &GhostsByName,
        seed: u64,
    ) -> Result<MatchRun, String> {
        let time_control = time_of(chosen.time);
        let player = |choice: &PlayerChoice| {
            let mut player = player_of(choice, settings, time_control)?;
            player.ghost = ghosts.get(&choice.ghost).cloned();
            Ok::<_, String>(player)
        };
        let players = [player(&chosen.players.black)?, player(&chosen.players.white)?];
        let names = players.each_ref().map(PlayerSpec::to_string);
        let resources = settings.resources(n_processors());
        let resources = Resources { table_mb: resources.table_mb.min(machine::table_mb_max()), ..resources };
        let (n_games, even_openings) = (chosen.n_games as usize, chosen.even_openings);
        // Runs on the thread, because setting up the players takes a moment.
        let begin = move || {
            Match::new(MatchOptions {
                players,
                n_games,
                first_game: 0,
                openings: match even_openings {
                    true => Openings::even().shuffled(seed),
                    false => Openings::standard(BoardSize::STANDARD),
                },
                time_control,
                patience: None,
                resources,
                seed,
            })
        };
        let mut run = MatchRun {
            keeps: chosen.keeps,
            n_games,
            result: MatchResult { names, games: Vec::new() },
            games: Vec::new(),
            board: None,
            state: State::Stopped,
            worker: Worker::start("match", wake, move |handle| work(&handle, begin())),
            stopper: None,
        };
        run.go_on();
        Ok(run)
    }

    /// Stops the match; [`MatchRun::go_on`] plays the interrupted game again from its start.
    pub fn stop(&self) {
        self.stopper.iter().for_each(Stopper::stop);
    }

    /// Starts the match or continues it after a stop.
    pub fn go_on(&mut self) {
        let (stopper, stop) = Stop::pair();
        (self.stopper, self.state) = (Some(stopper), State::Playing);
        self.worker.send(stop);
    }

    /// Handles the news of the thread. Returns the games that have ended since the last call.
    pub fn poll(&mut self) -> Vec<PlayedGame> {
        let n_before = self.games.len();
        for news in self.worker.news() {
            match news {
                News::Move(game) => self.board = Some(*game),
                News::Game(game) => {
                    self.result.games.push(game.result.clone());
                    self.games.push(*game);
                }
                News::Idle(state) => (self.state, self.stopper) = (state, None),
            }
        }
        self.games[n_before..].to_vec()
    }
}

/// Plays on for each [`Stop`] that arrives, until it asks to stop, all games are played, or a player fails.
fn work(handle: &WorkerHandle<Stop, News>, mut played: Match) {
    let mut shown_at = None;
    while let Ok(stop) = handle.jobs.recv() {
        let state = loop {
            let mut watch = |game: &GameLine| {
                let now = Instant::now();
                if shown_at.is_none_or(|shown_at| now.duration_since(shown_at) >= UPDATE_INTERVAL) {
                    (handle.tell)(News::Move(Box::new(game.clone())));
                    shown_at = Some(now);
                }
            };
            match played.play_next(&stop, &mut watch) {
                Ok(Some(game)) => (handle.tell)(News::Game(Box::new(game))),
                Ok(None) if stop.requested() => break State::Stopped,
                Ok(None) => break State::Over,
                Err(error) => break State::Failed(error_words(&error)),
            }
        };
        (handle.tell)(News::Idle(state));
    }
}

/// The sentence for an error of a match.
fn error_words(error: &MatchError) -> String {
    match error {
        MatchError::Player { player, failure } => {
            text!("match-failed", player = player.as_str(), reason = failure_words(failure))
        }
        // Cannot happen here: GTP can play these openings, and no games are resumed.
        MatchError::Gtp { .. } | MatchError::Games { .. } => error.to_string(),
    }
}

/// Why a game was lost without its discs being counted.
pub fn forfeit_words(forfeit: &Forfeit) -> String {
    match forfeit {
        Forfeit::Failed(failure) => failure_words(failure),
        Forfeit::Overstepped(by) => text!("match-overstepped", seconds = text::decimal(by.as_secs_f64(), 1)),
        Forfeit::Illegal { name, .. } => text!("match-illegal", played = name.as_str()),
    }
}

/// The player, or a sentence that says why it cannot play.
fn player_of(choice: &PlayerChoice, settings: &Settings, time: TimeControl) -> Result<PlayerSpec, String> {
    let is_own = time == TimeControl::Own;
    let Player::External(name) = choice.player() else {
        let mut player = PlayerSpec::of_player(choice.player()).ok_or_else(|| text!("match-no-people"))?;
        player.time_control = player.time_control.filter(|_| is_own);
        return Ok(player);
    };
    let missing = || match name.is_empty() {
        true => text!("engine-none-chosen"),
        false => text!("match-failed", player = name.as_str(), reason = text!("engine-not-set-up")),
    };
    let setup = settings.engine(name).ok_or_else(missing)?;
    let program = setup.program().ok_or_else(|| text!("engines-no-command", engine = name.as_str()))?;
    let mut player = PlayerSpec::of_program(name.to_string(), program);
    player.time_control = setup.seconds_a_move().filter(|_| is_own).map(TimeControl::PerMove);
    Ok(player)
}

/// The time control of the games; `None` stands for each player's own time.
fn time_of(clock: Option<ClockTime>) -> TimeControl {
    let Some(clock) = clock else { return TimeControl::Own };
    match clock.bonus() {
        Bonus::Periods { each, .. } => TimeControl::PerMove(each),
        Bonus::Increment(_) | Bonus::None => TimeControl::Clock(clock),
    }
}
