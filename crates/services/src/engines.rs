//! Engines of other programs at the board: each has a thread that starts it and talks to it, so that the
//! window never waits, whatever such a program does.

mod running;
pub mod second;

use crate::settings::{EngineSetup, Settings};
use engine::players::external::{External, Failure, Program, TimeGiven};
use engine::players::{EngineName, Kind, Player};
use engine::{Event, Report, SearchId, Stop};
use othello::record::{GameLine, Record};
use othello::rules::{BoardSize, Color, Goal, Move, Position};
use running::{Running, newest};
use second::{Opinion, SecondEngine};
use session::{Activity, GameSession};
use std::time::{Duration, Instant};
use system::worker::WorkerHandle;
use texts::text;
use texts::words;

/// The time for a program to start and answer.
const GREETING: Duration = Duration::from_secs(10);
/// Added to the time that a program may take: what its clock has left, or three times its time for a move.
const GRACE: Duration = Duration::from_secs(20);
/// The time for a move of an engine that keeps its own time.
const OWN_TIME: Duration = Duration::from_secs(600);

/// The engines of other programs that are in use.
#[derive(Default)]
pub struct Engines {
    /// The engines that play.
    running: Vec<Running<MoveJob, Event>>,
    trial: Option<Running<(), Result<Tried, Failure>>>,
    second: SecondEngine,
}

/// A request to choose a move.
struct MoveJob {
    id: SearchId,
    game: Box<GameLine>,
    time: TimeGiven,
    /// The time the program may take to answer.
    patience: Duration,
}

/// The result of trying a program out.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// The name it gives itself.
    pub name: Option<String>,
    /// The time it took to start and answer.
    pub greeting: Duration,
    /// The move it chose at the start of a game.
    pub mv: Move,
    /// The time of that move.
    pub move_time: Duration,
}

/// The second engine has failed and is turned off.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondFailed {
    /// The settings with it turned off.
    pub settings: Settings,
    /// Why, in a sentence.
    pub reason: String,
}

/// An engine as it was set up, and its previous name.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineRow {
    /// Its previous name; `None` for a new one.
    pub previous_name: Option<EngineName>,
    /// Its new settings.
    pub setup: EngineSetup,
}

impl Engines {
    /// Stops the searches of the engines that play.
    pub fn stop(&mut self) {
        self.running.iter().for_each(Running::stop);
    }

    /// Has another program's engine choose the next move of the game, replacing any other search; the answer
    /// comes as an event with this id.
    ///
    /// # Errors
    /// With a sentence, when there is no such engine.
    pub fn ask(
        &mut self,
        session: &GameSession,
        settings: &Settings,
        id: SearchId,
        name: EngineName,
        wake: impl Fn() + Send + 'static,
    ) -> Result<(), String> {
        let missing =
            || if name.is_empty() { text!("engine-none-chosen") } else { text!("engine-not-set-up") };
        let setup = settings.engine(name).ok_or_else(missing)?;
        let program = setup.program().ok_or_else(|| text!("engine-no-command"))?;
        let (now, turn) = (Instant::now(), session.position().turn());
        let left = session.clocks(now).map(|clocks| clocks[turn].until_flag());
        let (time, patience) = time_of(setup, left);
        self.stop();
        let at = match self.running.iter().position(|running| running.program == program) {
            Some(at) => at,
            None => {
                self.running.push(Running::start("engine", wake, program, work));
                self.running.len() - 1
            }
        };
        self.running[at].ask(MoveJob { id, game: Box::new(game_to(session.record())), time, patience });
        Ok(())
    }

    /// The answers of the engines.
    pub fn events(&self) -> Vec<Event> {
        self.running.iter().flat_map(|running| running.news()).collect()
    }

    /// The result of the trial once it ends: what the program did, or why it failed, in a sentence.
    pub fn poll_trial(&mut self) -> Option<(Program, Result<Tried, String>)> {
        let outcome = self.trial.as_ref()?.news().pop()?;
        let trial = self.trial.take()?;
        Some((trial.program, outcome.map_err(|failure| words::failure_words(&failure))))
    }

    /// Has the second engine follow the board while our own analysis runs. Returns its failure, if any.
    pub fn follow_second(
        &mut self,
        session: &GameSession,
        settings: &Settings,
        is_analysing: bool,
        wake: impl Fn() + Send + 'static,
    ) -> Option<SecondFailed> {
        let position = session.position();
        let is_wanted = is_analysing
            && !matches!(session.activity(), Activity::Thinking { .. })
            && position.outcome().is_none()
            && !position.is_placing();
        let program = second(settings).filter(|_| is_wanted).and_then(EngineSetup::program);
        let wanted = program.map(|program| (program, game_to(session.record())));
        self.second.follow(wake, wanted);
        let reason = self.second.poll()?;
        let engine = second(settings).map(EngineSetup::name).unwrap_or_default();
        let reason = text!("engine-analyses-no-more", engine = engine.as_str(), reason = reason);
        // It is not asked again until the user turns it on.
        let mut settings = settings.clone();
        settings.engines.iter_mut().for_each(|engine| engine.analyses = false);
        Some(SecondFailed { settings, reason })
    }

    /// What the second engine says of the moves of the position shown.
    pub fn opinions(&self, session: &GameSession, settings: &Settings) -> &[Opinion] {
        match second(settings) {
            Some(_) => self.second.opinions(session.position(), session.record().goal()),
            None => &[],
        }
    }

    /// Tries a program out, in place of any other; the dialog shows the result.
    pub fn try_out(&mut self, wake: impl Fn() + Send + 'static, setup: &EngineSetup) {
        let Some(program) = setup.program() else { return };
        let (time, _) = time_of(setup, None);
        let trial = Running::start("engine on trial", wake, program, move |handle, program| {
            if let Ok(((), stop)) = handle.jobs.recv() {
                (handle.tell)(try_out(program, time, stop));
            }
        });
        self.trial.insert(trial).ask(());
    }

    /// Takes over the engines as they were set up. Returns the settings with them, and the players of the
    /// game on the board that change with them.
    pub fn set_up(
        &mut self,
        session: &GameSession,
        settings: &Settings,
        rows: &[EngineRow],
    ) -> (Settings, Vec<(Color, Player)>) {
        self.trial = None;
        let renamed = |name: EngineName| {
            let row = rows.iter().find(|row| row.previous_name == Some(name));
            row.map(|row| row.setup.name()).filter(|new| *new != name)
        };
        let mut settings = settings.clone();
        settings.engines = rows.iter().map(|row| row.setup.clone()).collect();
        let first = settings.engines.first().map(EngineSetup::name).unwrap_or_default();
        for color in Color::BOTH {
            let choice = &mut settings.players[color];
            choice.engine = renamed(choice.engine).unwrap_or(choice.engine);
            // A side set to an engine that is not chosen yet takes the first one.
            if choice.kind == Kind::External && choice.engine.is_empty() {
                choice.engine = first;
            }
        }
        let programs: Vec<Program> = settings.engines.iter().filter_map(EngineSetup::program).collect();
        // Ends the programs that are no longer set up.
        self.running.retain(|running| programs.contains(&running.program));
        let players = Color::BOTH.into_iter().filter_map(|color| {
            let player = match session.players()[color] {
                Player::External(name) if name.is_empty() => settings.players[color].player(),
                Player::External(name) => Player::External(renamed(name)?),
                _ => return None,
            };
            Some((color, player))
        });
        let players = players.collect();
        (settings, players)
    }
}

/// The engine that analyses beside our own analysis.
pub fn second(settings: &Settings) -> Option<&EngineSetup> {
    settings.engines.iter().find(|engine| engine.analyses)
}

/// The game up to the position shown, from the last correction of its board on.
fn game_to(record: &Record) -> GameLine {
    let played = GameLine::of_nodes(record, &record.path(record.cursor()));
    GameLine { ending: None, ..played.since_correction() }
}

/// The time control sent to an engine with this much left on its clock, and the time it may take to answer.
fn time_of(setup: &EngineSetup, left: Option<Duration>) -> (TimeGiven, Duration) {
    match (left, setup.seconds_a_move()) {
        (Some(left), _) => (TimeGiven::Clock, left + GRACE),
        (None, Some(time)) => (TimeGiven::PerMove(time), 3 * time + GRACE),
        (None, None) => (TimeGiven::Own, OWN_TIME),
    }
}

/// Talks to a program until the window drops its end. After a failure the program is started again.
fn work(handle: WorkerHandle<(MoveJob, Stop), Event>, program: &Program) {
    let mut running = None;
    while let Some((job, stop)) = newest(&handle.jobs) {
        let begin = Instant::now();
        let event = match choose(&mut running, program, &job, stop) {
            Ok(mv) => {
                let report = Report { elapsed: begin.elapsed(), ..Report::default() };
                if job.game.position().play(mv).is_err() {
                    // The program has another game in mind; a new start puts that right.
                    running = None;
                }
                Event::Finished { id: job.id, best: Some(mv), report }
            }
            Err(failure) => {
                running = None;
                Event::Failed { id: job.id, message: words::failure_words(&failure) }
            }
        };
        (handle.tell)(event);
    }
}

/// The program's move in a game, once it runs and knows that game.
fn choose(
    running: &mut Option<External>,
    program: &Program,
    job: &MoveJob,
    stop: Stop,
) -> Result<Move, Failure> {
    let external = match running {
        Some(external) => external,
        None => running.insert(External::start(program, GREETING)?),
    };
    external.stop_with(stop);
    if !external.follows(&job.game) {
        external.new_game(&job.game, job.time, GREETING)?;
    }
    external.choose(&job.game, job.time, job.patience).map(|played| played.mv)
}

fn try_out(program: &Program, time: TimeGiven, stop: Stop) -> Result<Tried, Failure> {
    let begin = Instant::now();
    let mut external = External::start(program, GREETING)?;
    let greeting = begin.elapsed();
    external.stop_with(stop);
    let name = external.name(Duration::from_secs(2)).map(|name| words::said(&name));
    let game = GameLine::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    external.new_game(&game, time, GREETING)?;
    let begin = Instant::now();
    let mv = external.choose(&game, time, OWN_TIME)?.mv;
    match game.position().play(mv) {
        Ok(_) => Ok(Tried { name, greeting, mv, move_time: begin.elapsed() }),
        Err(_) => Err(Failure::NoMove(mv.name(BoardSize::STANDARD))),
    }
}
