//! Matches in the window: two players, many games and a table. They are played on a thread of their own and
//! go on while their dialog is closed.

pub mod form;
pub(super) mod table;

use super::ghosts::Ghosts;
use super::message::Message;
use super::message::matches::{Choice, Chosen};
use super::scene::Scene;
use super::seed;
use super::widgets::notices::Tone;
use super::widgets::words::failure_words;
use super::worker::{Desk, Worker, waker};
use crate::clock::{Bonus, TimeControl as ClockTime};
use crate::engine::{Resources, Stop, Stopper};
use crate::matches::{
    Forfeit, Match, MatchError, MatchResult, Openings, Options, PlayedGame, PlayerSpec, TimeControl,
};
use crate::players::Player;
use crate::record::GameLine;
use crate::rules::BoardSize;
use crate::session::Action;
use crate::settings::{PlayerChoice, Settings};
use crate::text;
use std::time::{Duration, Instant};

/// How often the board of a game that is being played is shown anew, at most.
const GLANCE: Duration = Duration::from_millis(60);

/// The room of matches.
#[derive(Default)]
pub(super) struct Room {
    /// What was chosen last.
    chosen: Chosen,
    played: Option<Played>,
}

/// The match that is played, or was.
pub(super) struct Played {
    keeps: bool,
    n_games: usize,
    result: MatchResult,
    games: Vec<PlayedGame>,
    /// The game that is played, as far as it is.
    board: Option<GameLine>,
    state: State,
    worker: Worker<Stop, News>,
    stopper: Option<Stopper>,
}

/// Whether it goes on.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    Playing,
    Stopped,
    Over,
    /// A player cannot play, in a sentence.
    Failed(String),
}

enum News {
    /// A move was played.
    Move(Box<GameLine>),
    /// A game has ended, which gives this result.
    Game(Box<(PlayedGame, MatchResult)>),
    /// No more is played for now.
    Rest(State),
}

impl Room {
    /// The match that is played, or was played last.
    pub(super) fn played(&self) -> Option<&Played> {
        self.played.as_ref()
    }

    /// How the match stands that is played at the moment, if one is.
    pub(super) fn standing(&self) -> Option<String> {
        let playing = self.played.as_ref().filter(|played| played.state == State::Playing)?;
        Some(table::summary(&playing.result))
    }

    /// What a new match begins with.
    pub(super) fn chosen(&self) -> &Chosen {
        &self.chosen
    }
}

impl Played {
    fn go_on(&mut self) {
        let (stopper, stop) = Stop::pair();
        (self.stopper, self.state) = (Some(stopper), State::Playing);
        self.worker.send(stop);
    }

    /// Takes in what the thread has to say; the games that have ended since the last time.
    fn poll(&mut self) -> Vec<PlayedGame> {
        let n_before = self.games.len();
        for news in self.worker.news() {
            match news {
                News::Move(game) => self.board = Some(*game),
                News::Game(ended) => {
                    let (game, result) = *ended;
                    self.result = result;
                    self.games.push(game);
                }
                News::Rest(state) => (self.state, self.stopper) = (state, None),
            }
        }
        self.games[n_before..].to_vec()
    }
}

/// A match that is still to be set up, which takes a moment.
struct MatchPlan {
    players: [PlayerSpec; 2],
    n_games: usize,
    even_openings: bool,
    time_control: TimeControl,
    resources: Resources,
    seed: u64,
}

impl MatchPlan {
    fn begin(self) -> Match {
        let openings = match self.even_openings {
            true => Openings::even().shuffled(self.seed),
            false => Openings::standard(BoardSize::STANDARD),
        };
        Match::new(Options {
            players: self.players,
            n_games: self.n_games,
            openings,
            time_control: self.time_control,
            patience: None,
            resources: self.resources,
            seed: self.seed,
        })
    }
}

/// Plays whenever it is told to, until it is stopped or all games are played.
fn work(desk: &Desk<Stop, News>, options: MatchPlan) {
    let mut played = options.begin();
    let mut told = None;
    while let Ok(stop) = desk.jobs.recv() {
        let state = loop {
            let mut watch = |game: &GameLine| {
                let now = Instant::now();
                if told.is_none_or(|told| now.duration_since(told) >= GLANCE) {
                    (desk.tell)(News::Move(Box::new(game.clone())));
                    told = Some(now);
                }
            };
            match played.play_next(&stop, &mut watch) {
                Ok(Some(game)) => (desk.tell)(News::Game(Box::new((game, played.result().clone())))),
                Ok(None) if stop.requested() => break State::Stopped,
                Ok(None) => break State::Over,
                Err(error) => break State::Failed(error_words(&error)),
            }
        };
        (desk.tell)(News::Rest(state));
    }
}

/// Why a match cannot be played, in a sentence.
fn error_words(error: &MatchError) -> String {
    match error {
        MatchError::Player { player, failure } => {
            text!("match-failed", player = player.as_str(), reason = failure_words(failure))
        }
        // Here all games begin as the others do, and none is remembered.
        MatchError::Gtp { .. } | MatchError::Games { .. } => error.to_string(),
    }
}

/// Why a game was lost without its discs being counted.
fn forfeit_words(forfeit: &Forfeit) -> String {
    match forfeit {
        Forfeit::Failed(failure) => failure_words(failure),
        Forfeit::Overstepped(by) => {
            text!("match-overstepped", seconds = text::decimal(by.as_secs_f64(), 1))
        }
        Forfeit::Illegal { name, .. } => text!("match-illegal", played = name.as_str()),
    }
}

/// Who plays; a sentence where nobody does.
fn player_of(choice: &PlayerChoice, settings: &Settings, time: TimeControl) -> Result<PlayerSpec, String> {
    let is_own = time == TimeControl::Own;
    let Player::External(name) = choice.player() else {
        let spec = PlayerSpec::of_player(choice.player()).ok_or_else(|| text!("match-no-people"))?;
        return Ok(if is_own { spec } else { spec.thinking(None) });
    };
    let setup = settings.engine(name).ok_or_else(|| text!("engine-none-chosen"))?;
    let program = setup.program().ok_or_else(|| text!("engines-no-command", engine = name.as_str()))?;
    let seconds = if is_own { setup.seconds_a_move() } else { None };
    Ok(PlayerSpec::of_program(name.to_string(), program).thinking(seconds.map(TimeControl::PerMove)))
}

/// How fast the games are played; `None` stands for the time each player takes of itself.
fn time_of(clock: Option<ClockTime>) -> TimeControl {
    let Some(clock) = clock else { return TimeControl::Own };
    match clock.bonus() {
        Bonus::Periods { each, .. } => TimeControl::PerMove(each),
        Bonus::Increment(increment) => TimeControl::Clock { main: clock.main(), increment },
        Bonus::None => TimeControl::Clock { main: clock.main(), increment: Duration::ZERO },
    }
}

impl Room {
    /// Carries out what is wanted of a match.
    pub(super) fn take(&mut self, scene: &Scene, ghosts: &Ghosts, choice: Choice) -> Vec<Message> {
        match choice {
            Choice::Start(chosen) => {
                if let Err(reason) = self.start(scene, ghosts, *chosen) {
                    return vec![Message::trouble(reason)];
                }
            }
            Choice::Stop => {
                if let Some(played) = &self.played {
                    played.stopper.iter().for_each(Stopper::stop);
                }
            }
            Choice::GoOn => {
                if let Some(played) = &mut self.played {
                    played.go_on();
                }
            }
            Choice::Leave => self.played = None,
            Choice::Show(index) => {
                let game = self.played.as_ref().and_then(|played| played.games.get(index));
                let load = game.map(|game| Message::Do(Action::Load(Box::new(game.game.record()))));
                return load.into_iter().chain([Message::CloseDialogs]).collect();
            }
        }
        Vec::new()
    }

    fn start(&mut self, scene: &Scene, ghosts: &Ghosts, chosen: Chosen) -> Result<(), String> {
        let time_control = time_of(chosen.time);
        let player = |choice: &PlayerChoice| {
            let spec = player_of(choice, scene.settings, time_control);
            spec.map(|spec| spec.like(ghosts.get(&choice.ghost).cloned()))
        };
        let players = [player(&chosen.players.black)?, player(&chosen.players.white)?];
        let names = players.each_ref().map(PlayerSpec::to_string);
        let options = MatchPlan {
            players,
            n_games: chosen.n_games as usize,
            even_openings: chosen.even_openings,
            time_control,
            resources: scene.resources(),
            seed: seed(),
        };
        let mut played = Played {
            keeps: chosen.keeps,
            n_games: chosen.n_games as usize,
            result: MatchResult::new(names),
            games: Vec::new(),
            board: None,
            state: State::Stopped,
            worker: Worker::start("match", waker(scene.ctx), move |desk| work(&desk, options)),
            stopper: None,
        };
        played.go_on();
        (self.chosen, self.played) = (chosen, Some(played));
        Ok(())
    }

    /// Takes in how far a match is, and has its games kept.
    pub(super) fn poll(&mut self, messages: &mut Vec<Message>) {
        let Some(played) = &mut self.played else { return };
        let was_playing = played.state == State::Playing;
        let ended = played.poll();
        if played.keeps {
            let save = |game: PlayedGame| Message::SaveMatchGame(Box::new(game.game.record()));
            messages.extend(ended.into_iter().map(save));
        }
        messages.extend(match &played.state {
            State::Over if was_playing => Some(Message::Tell(Tone::News, table::summary(&played.result))),
            State::Failed(sentence) if was_playing => Some(Message::trouble(sentence.clone())),
            _ => None,
        });
    }
}
