//! Engines of other programs at the board: each has a thread that starts it and speaks with it, so that the
//! window never waits, whatever such a program does.

pub(super) mod second;
mod running;
pub(super) mod setup;

use super::App;
use super::message::engines::Row;
use super::widgets::notices::Tone;
use super::widgets::words;
use super::worker::Desk;
use crate::engine::{Event, Report, SearchId, Stop};
use crate::formats::ggf::Game;
use crate::players::external::{External, Failure, Program, TimeGiven};
use crate::players::{EngineName, Kind, Player};
use crate::record::Record;
use crate::rules::{BoardSize, Color, Goal, Move, Position};
use crate::session::{Action, Activity};
use crate::settings::EngineSetup;
use crate::text;
use egui::Context;
use running::{Running, newest};
use second::{Opinion, Second};
use std::path::Path;
use std::time::{Duration, Instant};

/// For a program to greet us.
const GREETING: Duration = Duration::from_secs(10);
/// How much longer than its time a program may think about a move.
const GRACE: Duration = Duration::from_secs(20);
/// For a move of one that keeps its own time.
const OWN_TIME: Duration = Duration::from_secs(600);

/// The room of other programs' engines.
#[derive(Default)]
pub(super) struct Room {
    /// Those that were asked for a move.
    running: Vec<Running<Job, Event>>,
    trial: Option<Running<(), Result<Tried, Failure>>>,
    second: Second,
}

/// A move to be chosen.
struct Job {
    id: SearchId,
    game: Box<Game>,
    time: TimeGiven,
    /// How long the program may be silent.
    patience: Duration,
}

/// How a program did when it was tried.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tried {
    /// What it calls itself.
    name: Option<String>,
    /// How long it took to greet us.
    greeting: Duration,
    /// The move it chose at the start, and how long that took.
    mv: Move,
    took: Duration,
}

impl Room {
    /// Gives up what was asked.
    pub(super) fn stop(&mut self) {
        self.running.iter().for_each(Running::stop);
    }

    /// Asks an engine for a move, in place of what was asked before; the answer comes as an event with the
    /// job's id.
    fn ask(&mut self, ctx: &Context, program: Program, job: Job) {
        self.stop();
        let at = self.running.iter().position(|running| *running.program() == program).unwrap_or_else(|| {
            self.running.push(Running::start("engine", ctx, program, work));
            self.running.len() - 1
        });
        self.running[at].ask(job);
    }

    /// Ends the programs that nobody has set up any more.
    fn keep_only(&mut self, engines: &[EngineSetup]) {
        let programs: Vec<Program> = engines.iter().filter_map(EngineSetup::program).collect();
        self.running.retain(|running| programs.contains(running.program()));
    }

    fn events(&self) -> Vec<Event> {
        self.running.iter().flat_map(|running| running.news()).collect()
    }

    /// Tries a program out, in place of any other.
    fn try_out(&mut self, ctx: &Context, program: Program, time: TimeGiven) {
        let trial = Running::start("engine on trial", ctx, program, move |desk, program| {
            if let Ok(((), stop)) = desk.jobs.recv() {
                (desk.tell)(try_out(program, time, stop));
            }
        });
        self.trial.insert(trial).ask(());
    }
}

impl App {
    /// Has another program's engine choose the move on the board.
    pub(super) fn ask_engine(&mut self, ctx: &Context, id: SearchId, name: EngineName) {
        let Some(setup) = self.settings.engine(name) else {
            let message =
                if name.is_empty() { text!("engine-none-chosen") } else { text!("engine-not-set-up") };
            return self.hear(ctx, Event::Failed { id, message });
        };
        let Some(program) = setup.program() else {
            return self.hear(ctx, Event::Failed { id, message: text!("engine-no-command") });
        };
        let (now, turn) = (Instant::now(), self.session.position().turn());
        let left = self.session.clocks(now).map(|clocks| clocks[turn].until_flag());
        let (time, patience) = time_of(setup, left);
        let game = game_to(self.session.record());
        let job = Job { id, game: Box::new(game), time, patience };
        self.engines.ask(ctx, program, job);
    }

    /// Takes in what other programs' engines have answered.
    pub(super) fn hear_engines(&mut self, ctx: &Context) {
        for event in self.engines.events() {
            self.hear(ctx, event);
        }
        if let Some(trial) = &self.engines.trial
            && let Some(outcome) = trial.news().pop()
        {
            let program = trial.program().clone();
            self.engines.trial = None;
            // It may have been closed by now.
            if let Some(state) = self.dialogs.engines_mut() {
                state.hear(&program, outcome.map_err(|failure| words::failure_words(&failure)));
            }
        }
    }

    /// Has the second engine follow the board while our own analysis is at work.
    pub(super) fn follow_second(&mut self, ctx: &Context) {
        let position = self.session.position();
        let is_wanted = self.study.analysis.is_running()
            && !matches!(self.session.activity(), Activity::Thinking { .. })
            && position.outcome().is_none()
            && !position.is_placing();
        let program = self.second_engine().filter(|_| is_wanted).and_then(EngineSetup::program);
        let wanted = program.map(|program| (program, game_to(self.session.record())));
        self.engines.second.follow(ctx, wanted);
        if let Some(reason) = self.engines.second.hear() {
            // It is not asked again before somebody wants it.
            let engine = self.second_engine().map(EngineSetup::name).unwrap_or_default();
            self.change_settings(ctx, |settings| {
                settings.engines.iter_mut().for_each(|engine| engine.analyses = false);
            });
            let text = text!("engine-analyses-no-more", engine = engine.as_str(), reason = reason);
            self.notices.push(Tone::Trouble, text, Instant::now());
        }
    }

    /// The engine that looks on while our own analysis is at work.
    pub(super) fn second_engine(&self) -> Option<&EngineSetup> {
        self.settings.engines.iter().find(|engine| engine.analyses)
    }

    /// What the second engine says of the moves of the position shown.
    pub(super) fn opinions(&self) -> &[Opinion] {
        match self.second_engine() {
            Some(_) => self.engines.second.opinions(self.session.position(), self.session.record().goal()),
            None => &[],
        }
    }

    /// Tries a program out; what came of it is shown in the dialog that asked.
    pub(super) fn try_engine(&mut self, ctx: &Context, setup: &EngineSetup) {
        if let Some(program) = setup.program() {
            self.engines.try_out(ctx, program, time_of(setup, None).0);
        }
    }

    /// The file that was chosen becomes the command of the engine that is being set up.
    pub(super) fn take_engine_file(&mut self, path: &Path) {
        if let Some(state) = self.dialogs.engines_mut() {
            state.take_file(path);
        }
    }

    /// Takes over the engines as they were set up, and has players follow that were renamed.
    pub(super) fn set_up_engines(&mut self, ctx: &Context, rows: Vec<Row>) {
        self.engines.trial = None;
        let renamed = |name: EngineName| {
            let row = rows.iter().find(|row| row.was == Some(name));
            row.map(|row| row.setup.name()).filter(|new| *new != name)
        };
        let sits = Color::BOTH.map(|color| match self.session.players()[color] {
            Player::External(name) => renamed(name).map(|new| (color, new)),
            _ => None,
        });
        let choices = Color::BOTH.map(|color| renamed(self.settings.players[color].engine));
        let engines = rows.into_iter().map(|row| row.setup).collect();
        self.change_settings(ctx, |settings| {
            settings.engines = engines;
            for (color, new) in Color::BOTH.into_iter().zip(choices) {
                let choice = &mut settings.players[color];
                choice.engine = new.unwrap_or(choice.engine);
                // Whoever wanted another engine and had none wants this one.
                if choice.kind == Kind::External && choice.engine.is_empty() {
                    choice.engine = settings.engines.first().map(EngineSetup::name).unwrap_or_default();
                }
            }
        });
        self.engines.keep_only(&self.settings.engines);
        for (color, new) in sits.into_iter().flatten() {
            self.act(ctx, Action::SetPlayer(color, Player::External(new)));
        }
        for color in Color::BOTH {
            let choice = self.settings.players[color];
            if self.session.players()[color] == Player::External(EngineName::default()) {
                self.act(ctx, Action::SetPlayer(color, choice.player()));
            }
        }
    }
}

/// The game up to the position shown.
fn game_to(record: &Record) -> Game {
    let mut game = Game::of_record(record);
    game.moves.truncate(record.path(record.cursor()).len());
    game.ending = None;
    game
}

/// What an engine is told about its time, with this much left on its clock, and how long it may be silent.
fn time_of(setup: &EngineSetup, left: Option<Duration>) -> (TimeGiven, Duration) {
    match (left, setup.seconds_a_move()) {
        (Some(left), _) => (TimeGiven::Clock, left + GRACE),
        (None, Some(time)) => (TimeGiven::PerMove(time), 3 * time + GRACE),
        (None, None) => (TimeGiven::Own, OWN_TIME),
    }
}

/// Speaks with a program for as long as somebody wants its moves. After a failure it is started anew.
fn work(desk: Desk<(Job, Stop), Event>, program: &Program) {
    let mut running = None;
    while let Some((job, stop)) = newest(&desk.jobs) {
        let begin = Instant::now();
        let event = match choose(&mut running, program, &job, stop) {
            Ok(mv) => {
                let report = Report { elapsed: begin.elapsed(), ..Report::default() };
                if job.game.position().play(mv).is_err() {
                    // It thinks of another game.
                    running = None;
                }
                Event::Finished { id: job.id, best: Some(mv), report }
            }
            Err(failure) => {
                running = None;
                Event::Failed { id: job.id, message: words::failure_words(&failure) }
            }
        };
        (desk.tell)(event);
    }
}

/// The program's move in a game, once it runs and knows that game.
fn choose(running: &mut Option<External>, program: &Program, job: &Job, stop: Stop) -> Result<Move, Failure> {
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
    let game = Game::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    external.new_game(&game, time, GREETING)?;
    let begin = Instant::now();
    let mv = external.choose(&game, time, OWN_TIME)?.mv;
    match game.position().play(mv) {
        Ok(_) => Ok(Tried { name, greeting, mv, took: begin.elapsed() }),
        Err(_) => Err(Failure::NoMove(mv.name(BoardSize::STANDARD))),
    }
}
