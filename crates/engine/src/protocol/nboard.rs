//! The protocol of NBoard, version 2
//! (<https://github.com/weltyc/ntest/blob/master/instructions/Protocol.htm>).
//!
//! Commands and answers are lines that may cross: a search reports while it runs, and a command that comes
//! meanwhile is handled at once. `ping` ends the search, and all lines before its `pong` are outdated.

mod message;

pub use message::{Command, Reply, ReplyLine};

use super::{Action, NAME, Server, VERSION};
use crate::clock::Budget;
use crate::{BookUse, Event, Level, Limits, Method, Report, Request};
use othello::evaluation::{Evaluation, Score, Source};
use othello::formats::ggf;
use othello::record::{GameLine, PlayedMove};
use othello::rules::{BoardSize, Goal, Move, Position};

/// The engine's side.
pub struct NBoard {
    /// Replaces the depth of the board program.
    level: Option<Level>,
    seed: u64,
    /// The use of the opening book in play. Hints use only its best moves, and analysis none.
    pub book: BookUse,
    depth: u8,
    game: GameLine,
    purpose: Purpose,
    /// The newest report of the running search.
    report: Report,
    /// Whether the time of the search ran out before a move was known.
    is_late: bool,
}

enum Purpose {
    Idle,
    Hint,
    Go,
    /// Evaluates the game's positions, the last one first; holds those still to do.
    Analyze(Vec<Position>),
}

/// The depth until the board program sets one.
const DEPTH: u8 = 12;

impl NBoard {
    /// Plays at the depth the board program sets, or always at a level. The seed determines every choice.
    pub fn new(level: Option<Level>, seed: u64) -> NBoard {
        let game = GameLine::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        let (purpose, report) = (Purpose::Idle, Report::default());
        NBoard { level, seed, book: BookUse::Never, depth: DEPTH, game, purpose, report, is_late: false }
    }

    fn obey(&mut self, command: Command) -> Vec<Action> {
        match command {
            Command::NBoard(_) => vec![say(&Reply::Name(format!("{NAME} {VERSION}")))],
            Command::SetDepth(depth) => {
                self.depth = depth;
                Vec::new()
            }
            Command::SetGame(game) => {
                self.game = game.since_correction();
                self.stop()
            }
            Command::Move(text) => {
                let played = self.play(&text);
                self.stop().into_iter().chain(played.err().map(|reason| status(&reason))).collect()
            }
            Command::Ping(number) => self.stop().into_iter().chain([say(&Reply::Pong(number))]).collect(),
            Command::Hint(n_lines) => self.begin(Purpose::Hint, n_lines),
            Command::Go => self.begin(Purpose::Go, 1),
            Command::Analyze => self.begin(Purpose::Analyze(self.game.record().positions()), 1),
            Command::Learn => self.stop().into_iter().chain([say(&Reply::Learned)]).collect(),
            Command::Quit => vec![Action::Stop, Action::Quit],
            // The players' names and the value of a draw in the book change nothing here.
            Command::SetName | Command::SetContempt(_) => Vec::new(),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let size = self.game.start.size();
        let played = ggf::read_move(text, size)
            .ok_or_else(|| format!("{text:?} is no move; expected F5/1.25/0.50, F5 or PA"))?;
        self.game.position().play(played.mv).map_err(|reason| format!("illegal move {text}: {reason}"))?;
        self.game.moves.push(played);
        Ok(())
    }

    fn stop(&mut self) -> Vec<Action> {
        match std::mem::replace(&mut self.purpose, Purpose::Idle) {
            Purpose::Idle => Vec::new(),
            _ => vec![Action::Stop],
        }
    }

    /// Begins a search in place of the one that may be running.
    fn begin(&mut self, purpose: Purpose, n_lines: u8) -> Vec<Action> {
        let position = self.game.position();
        self.report = Report::default();
        self.is_late = false;
        self.purpose = purpose;
        match &self.purpose {
            Purpose::Analyze(_) => self.analyze(),
            _ if position.outcome().is_some() => {
                self.purpose = Purpose::Idle;
                vec![Action::Stop, status("The game is over.")]
            }
            Purpose::Go => {
                let turn = position.turn();
                let left = self.game.time_left()[turn];
                let control = self.game.header.clocks.map(|clocks| clocks[turn]);
                let hard = |increment| Budget::per_game(left, increment, position.empties().len()).hard;
                let within = control
                    .filter(|control| !control.main().is_zero())
                    .map(|control| hard(control.increment()));
                vec![status("Thinking"), Action::Think { request: self.request(position, 1), within }]
            }
            _ => {
                let request = self.request(position, n_lines);
                vec![status("Analysing"), Action::Think { request, within: None }]
            }
        }
    }

    fn request(&self, position: Position, lines: u8) -> Request {
        let by_depth = || Level::looking_ahead(self.depth).map_or(Limits::Depth(self.depth), Limits::Level);
        let limits = self.level.map_or_else(by_depth, Limits::Level);
        let seed = self.seed.wrapping_add(self.game.moves.len() as u64);
        let book = match self.purpose {
            Purpose::Go => self.book,
            Purpose::Hint => self.book.best_only(),
            Purpose::Idle | Purpose::Analyze(_) => BookUse::Never,
        };
        Request::new(position, self.game.goal, Method::Search(limits)).lines(lines).seed(seed).book(book)
    }

    /// Goes on with the positions to analyse: reports the results of finished games, and searches the others.
    fn analyze(&mut self) -> Vec<Action> {
        let mut actions = Vec::new();
        while let Purpose::Analyze(positions) = &mut self.purpose {
            let Some(&position) = positions.last() else {
                self.purpose = Purpose::Idle;
                actions.push(status(""));
                break;
            };
            let Some(outcome) = position.outcome() else {
                let request = self.request(position, 1);
                actions.push(Action::Think { request, within: None });
                break;
            };
            let eval = Score::of_outcome(&outcome, self.game.goal, position.turn()).in_discs();
            actions.push(say(&Reply::Analysis { n_moves: positions.len() - 1, eval }));
            positions.pop();
        }
        actions
    }

    fn hints(&self) -> Vec<Action> {
        let size = self.game.start.size();
        let hint = |line: &Evaluation| {
            let (pv, eval) = (pv(line, size), line.score.in_discs());
            let told = ReplyLine { pv, eval, depth: depth(line, self.report.depth) };
            say(&if line.source == Source::Book { Reply::Book(told) } else { Reply::Search(told) })
        };
        self.report.lines.iter().map(hint).collect()
    }

    fn stats(&self) -> Action {
        say(&Reply::Stats { nodes: self.report.nodes, seconds: self.report.elapsed.as_secs_f64() })
    }

    /// Handles the end of the search, with a best move and the newest report.
    fn finish(&mut self, best: Option<Move>) -> Vec<Action> {
        let eval = self.report.lines.first().map(|line| line.score.in_discs());
        match std::mem::replace(&mut self.purpose, Purpose::Idle) {
            Purpose::Idle => Vec::new(),
            Purpose::Hint => self.hints().into_iter().chain([self.stats(), status("")]).collect(),
            Purpose::Go => {
                let Some(mv) = best else { return vec![status("No move was found.")] };
                let played = PlayedMove { mv, eval, time: Some(self.report.elapsed) };
                vec![self.stats(), say(&Reply::Move(ggf::write_move(&played, self.game.start.size())))]
            }
            Purpose::Analyze(mut positions) => {
                positions.pop();
                let reply = eval.map(|eval| say(&Reply::Analysis { n_moves: positions.len(), eval }));
                self.purpose = Purpose::Analyze(positions);
                reply.into_iter().chain(self.analyze()).collect()
            }
        }
    }
}

impl Server for NBoard {
    fn on_line(&mut self, line: &str) -> Vec<Action> {
        match Command::parse(line) {
            // Unknown lines belong to another version of the protocol.
            None => Vec::new(),
            Some(Ok(command)) => self.obey(command),
            Some(Err(reason)) => vec![status(&reason)],
        }
    }

    fn on_event(&mut self, event: Event) -> Vec<Action> {
        match event {
            Event::Progress { report, .. } => {
                self.report = report;
                match (&self.purpose, self.report.lines.first()) {
                    (Purpose::Hint, _) => self.hints(),
                    (Purpose::Go, Some(_)) if self.is_late => self.on_timeout(),
                    (Purpose::Go, Some(line)) => {
                        let (depth, pv) = (depth(line, self.report.depth), pv(line, self.game.start.size()));
                        vec![status(&format!("Depth {depth}: {pv} {}", line.plain()))]
                    }
                    _ => Vec::new(),
                }
            }
            Event::Evaluated(_) | Event::Warning { .. } => Vec::new(),
            Event::Finished { best, report, .. } => {
                self.report = report;
                self.finish(best)
            }
            Event::Failed { message, .. } => {
                self.purpose = Purpose::Idle;
                vec![status(&format!("The search broke: {message}"))]
            }
        }
    }

    fn on_timeout(&mut self) -> Vec<Action> {
        let best = self.report.lines.first().and_then(|evaluation| evaluation.line.first()).copied();
        // On a busy machine the time may be over before any move is known: then the first one that becomes
        // known is played.
        self.is_late = best.is_none();
        if self.is_late {
            return Vec::new();
        }
        [Action::Stop].into_iter().chain(self.finish(best)).collect()
    }

    fn is_thinking(&self) -> bool {
        !matches!(self.purpose, Purpose::Idle)
    }
}

fn say(reply: &Reply) -> Action {
    Action::Say(format!("{reply}\n"))
}

fn status(text: &str) -> Action {
    say(&Reply::Status(text.to_owned()))
}

fn pv(evaluation: &Evaluation, size: BoardSize) -> String {
    let names: Vec<String> = evaluation.line.iter().map(|&mv| ggf::move_name(mv, size)).collect();
    // With ten rows or more, a reader could take A12 for A1 and 2.
    names.join(if size.height() > 9 { "-" } else { "" })
}

fn depth(evaluation: &Evaluation, plies: u8) -> String {
    if evaluation.is_exact() { "100%".to_owned() } else { plies.to_string() }
}

#[cfg(test)]
mod tests;
