//! External programs as players: started here, driven by GTP or NBoard's protocol, and ended when their value
//! is dropped.
//!
//! They may do anything: end, stay silent, send nonsense. Each of these becomes a [`Failure`] after a bounded
//! time; whether an answered move is legal is for the caller to judge.

mod cpu;
mod group;
mod process;

pub use cpu::own_cpu_time;
pub use group::end_all;

use crate::Stop;
use crate::protocol::{gtp, nboard};
use othello::formats::ggf;
use othello::record::{GameLine, PlayedMove};
use othello::rules::{BoardSize, Move, Position};
use process::Process;
use std::convert::Infallible;
use std::path::PathBuf;
use std::time::Duration;

/// A program to start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The protocol it speaks.
    pub protocol: Protocol,
    /// The program's file; the system looks for it as for any command.
    pub file: String,
    /// Its arguments, without the program's name.
    pub arguments: Vec<String>,
    /// Its working directory; `None` for that of this program.
    pub folder: Option<PathBuf>,
}

impl Program {
    /// Splits a command line like a shell: the program's file and its arguments. `None` where it names no
    /// program or a quote is not closed.
    ///
    /// ```
    /// use engine::players::external::{Program, Protocol};
    /// let protocol = Protocol::NBoard { depth: 12 };
    /// let program = Program::parse(r#"'/opt/my engines/edax' -n 1"#, protocol).unwrap();
    /// assert_eq!((program.file.as_str(), program.arguments.len()), ("/opt/my engines/edax", 2));
    /// ```
    pub fn parse(command: &str, protocol: Protocol) -> Option<Program> {
        // On Windows a backslash separates the folders of a path.
        let parts =
            if cfg!(windows) { shlex::split(&command.replace('\\', r"\\")) } else { shlex::split(command) };
        let mut parts = parts?.into_iter();
        let file = parts.next().filter(|file| !file.is_empty())?;
        Some(Program { protocol, file, arguments: parts.collect(), folder: None })
    }
}

/// The protocol of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum Protocol {
    /// The Go Text Protocol in the dialect of Othello programs; without time commands a program keeps the
    /// time it was started with.
    Gtp { receives_time: bool },
    /// The protocol of the board program NBoard, whose only setting is the search depth in plies.
    NBoard { depth: u8 },
}

/// The time a program gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeGiven {
    /// No time: the program keeps the time that it was started with.
    Own,
    /// The time for each move.
    PerMove(Duration),
    /// The clocks of the game, before each move.
    Clock,
}

/// Why a program gave no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum Failure {
    /// The system cannot find or run the file; `reason` is what it says.
    #[error("{file} cannot be started: {reason}")]
    NotStarted { file: String, reason: String },
    /// It was started, but did not get ready; with the last lines of its error output, joined by ` / `.
    #[error("{failure}; it wrote: {last_words}")]
    Unready { failure: Box<Failure>, last_words: String },
    #[error("it was stopped")]
    Stopped,
    #[error("it ended")]
    Ended,
    #[error("it gave no answer within {} s", .0.as_secs_f64())]
    Silent(Duration),
    #[error("it answered {0:?}, which is no move")]
    NoMove(String),
    #[error("it refused {command:?}: {reason}")]
    Refused { command: String, reason: String },
}

type Answered<T> = Result<T, Failure>;

/// A program's value of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramValue {
    /// The move.
    pub mv: Move,
    /// In discs, for the side that plays it.
    pub discs: f64,
    /// The depth in its own words: plies, or `100%`.
    pub depth: String,
}

/// How long a program that analyses may be silent: in effect without limit.
const ANALYSIS_PATIENCE: Duration = Duration::from_secs(24 * 3600);

/// A program that is running.
pub struct External {
    process: Process,
    protocol: Protocol,
    /// The game as a GTP program knows it: its start, and the moves it received or chose, passes included.
    start: Option<Position>,
    known_moves: Vec<Move>,
    n_pings: u64,
}

impl External {
    /// Starts a program and greets it. `patience` is how long it may take to answer.
    ///
    /// # Errors
    /// When it cannot be started, or does not answer.
    pub fn start(program: &Program, patience: Duration) -> Answered<External> {
        let process = Process::start(program)
            .map_err(|error| Failure::NotStarted { file: program.file.clone(), reason: error.to_string() })?;
        let mut external = External {
            process,
            protocol: program.protocol,
            start: None,
            known_moves: Vec::new(),
            n_pings: 0,
        };
        match external.greet(patience) {
            Ok(()) => Ok(external),
            Err(failure) => match external.process.last_words() {
                last_words if last_words.is_empty() => Err(failure),
                last_words => Err(Failure::Unready { failure: Box::new(failure), last_words }),
            },
        }
    }

    fn greet(&mut self, patience: Duration) -> Answered<()> {
        match self.protocol {
            // Any answer will do: some programs do not know the command.
            Protocol::Gtp { .. } => self.request("name", patience).map(drop),
            Protocol::NBoard { depth } => {
                self.process.write("nboard 2")?;
                self.process.write(&format!("set depth {depth}"))?;
                self.ping(patience)
            }
        }
    }

    /// Makes every wait for an answer end with [`Failure::Stopped`] once `stop` is requested.
    pub fn stop_with(&mut self, stop: Stop) {
        self.process.stop = stop;
    }

    /// The name it reports; `None` if it reports none.
    pub fn name(&mut self, patience: Duration) -> Option<String> {
        let name = match self.protocol {
            Protocol::Gtp { .. } => {
                let mut answer = |command| self.request(command, patience).ok()?.ok();
                let (name, version) = (answer("name")?, answer("version").unwrap_or_default());
                // Some report name and version in one answer.
                if name.contains(&version) { name } else { format!("{name} {version}") }
            }
            Protocol::NBoard { .. } => {
                self.process.write("set myname").ok()?;
                let name_in = |reply| if let nboard::Reply::Name(name) = reply { Some(name) } else { None };
                self.process.await_line(patience, |line| nboard::Reply::parse(line).and_then(name_in)).ok()?
            }
        };
        Some(name).filter(|name| !name.is_empty())
    }

    /// Whether it can continue a game; if not, call [`External::new_game`] first.
    pub fn follows(&self, game: &GameLine) -> bool {
        let is_known = || self.start == Some(game.start) && self.known_moves.len() <= game.moves.len();
        let played = game.moves.iter().map(|played| played.mv);
        matches!(self.protocol, Protocol::NBoard { .. })
            || is_known() && self.known_moves.iter().copied().eq(played.take(self.known_moves.len()))
    }

    /// The processor time it has used, if the system reports it.
    pub fn cpu_time(&self) -> Option<Duration> {
        cpu::cpu_time(self.process.child.id())
    }

    /// Starts a game.
    ///
    /// # Errors
    /// When the program does not answer, or cannot play on the game's board.
    pub fn new_game(&mut self, game: &GameLine, time: TimeGiven, patience: Duration) -> Answered<()> {
        let Protocol::Gtp { .. } = self.protocol else { return Ok(()) };
        let size = game.start.size();
        let refused = |command: &str, reason: &str| Failure::Refused {
            command: command.to_owned(),
            reason: reason.to_owned(),
        };
        let board_size = format!("boardsize {}", size.width());
        if !size.is_square() {
            return Err(refused(&board_size, "by GTP a board can only be square"));
        }
        if game.start != Position::start(size) {
            return Err(refused("clear_board", "by GTP a game can only begin with the standard position"));
        }
        (self.start, self.known_moves) = (None, Vec::new());
        // Some programs know only 8×8 and refuse the command even for that.
        if let Err(reason) = self.request(&board_size, patience)?
            && size != BoardSize::STANDARD
        {
            return Err(refused(&board_size, &reason));
        }
        self.order("clear_board".to_owned(), patience)?;
        self.start = Some(game.start);
        let settings = match self.accepted_time(time) {
            TimeGiven::Own => return Ok(()),
            // In whole seconds; before each move the time is sent more exactly.
            TimeGiven::PerMove(time) => format!("time_settings 0 {} 1", time.as_secs_f64().round().max(1.0)),
            TimeGiven::Clock => {
                let main = game.header.clocks.map_or(Duration::ZERO, |clocks| clocks.black.main());
                format!("time_settings {} 0 0", main.as_secs())
            }
        };
        // A program without time commands refuses.
        self.request(&settings, patience)?.ok();
        Ok(())
    }

    /// Asks the program for a move in a game; `patience` is how long it may be silent.
    ///
    /// # Errors
    /// When the program gives no move, legal or not.
    pub fn choose(&mut self, game: &GameLine, time: TimeGiven, patience: Duration) -> Answered<PlayedMove> {
        match self.protocol {
            Protocol::Gtp { .. } => self.ask_by_gtp(game, self.accepted_time(time), patience),
            Protocol::NBoard { .. } => self.ask_by_nboard(game, patience),
        }
    }

    fn accepted_time(&self, time: TimeGiven) -> TimeGiven {
        if self.protocol == (Protocol::Gtp { receives_time: false }) { TimeGiven::Own } else { time }
    }

    fn ask_by_gtp(&mut self, game: &GameLine, time: TimeGiven, patience: Duration) -> Answered<PlayedMove> {
        let size = game.start.size();
        let mut position = game.start;
        for (at, played) in game.moves.iter().enumerate() {
            if at >= self.known_moves.len() {
                let command =
                    format!("play {} {}", gtp::color_name(position.turn()), gtp::vertex(played.mv, size));
                match played.mv {
                    Move::Place(_) => drop(self.order(command, patience)?),
                    // Some play a forced pass by themselves, and then refuse the command for it.
                    Move::Pass => drop(self.request(&command, patience)?),
                }
                self.known_moves.push(played.mv);
            }
            position = position.play(played.mv).expect("a game's moves are legal");
        }
        let color = gtp::color_name(position.turn());
        match time {
            TimeGiven::Own => {}
            TimeGiven::PerMove(time) => self.tell_time(color, time, 1, patience)?,
            TimeGiven::Clock => self.tell_time(color, game.time_left()[position.turn()], 0, patience)?,
        }
        let answer = self.order(format!("genmove {color}"), patience)?;
        let mv = gtp::read_vertex(&answer, size).map_err(|_| no_move(&answer))?;
        self.known_moves.push(mv);
        Ok(PlayedMove::new(mv))
    }

    /// Sends the time left for a number of moves, or for the game if that number is 0. The protocol has whole
    /// seconds, which is coarse for short games; programs that refuse fractions get whole ones. A program
    /// without time commands refuses both.
    fn tell_time(&mut self, color: &str, left: Duration, n_moves: u32, patience: Duration) -> Answered<()> {
        let exact = left.as_millis() as f64 / 1000.0;
        if self.request(&format!("time_left {color} {exact} {n_moves}"), patience)?.is_err() {
            self.request(&format!("time_left {color} {} {n_moves}", left.as_secs()), patience)?.ok();
        }
        Ok(())
    }

    fn ask_by_nboard(&mut self, game: &GameLine, patience: Duration) -> Answered<PlayedMove> {
        let size = game.start.size();
        self.tell_game(game, patience)?;
        self.process.write("go")?;
        let move_in = |reply| if let nboard::Reply::Move(text) = reply { Some(text) } else { None };
        let text = self.process.await_line(patience, |line| nboard::Reply::parse(line).and_then(move_in))?;
        read_move(&text, size).ok_or_else(|| no_move(&text))
    }

    /// Makes an NBoard program evaluate the best few moves of a game's last position until it is stopped
    /// ([`External::stop_with`]) or ends; `tell` gets each result as it is found, for the side to move.
    ///
    /// # Errors
    /// Always: why there are no more results.
    pub fn analyse(
        &mut self,
        game: &GameLine,
        n_moves: u8,
        patience: Duration,
        mut tell: impl FnMut(ProgramValue),
    ) -> Answered<Infallible> {
        let size = game.start.size();
        self.tell_game(game, patience)?;
        self.process.write(&format!("hint {n_moves}"))?;
        loop {
            let heard = |line: &str| match nboard::Reply::parse(line)? {
                nboard::Reply::Search(nboard::ReplyLine { pv, eval: discs, depth })
                | nboard::Reply::Book(nboard::ReplyLine { pv, eval: discs, depth }) => {
                    Some(ProgramValue { mv: first_move(&pv, size)?, discs, depth })
                }
                _ => None,
            };
            tell(self.process.await_line(ANALYSIS_PATIENCE, heard)?);
        }
    }

    /// Ends a program's analysis, so that it is ready for another.
    ///
    /// # Errors
    /// When it does not answer.
    pub fn end_analysis(&mut self, patience: Duration) -> Answered<()> {
        self.process.stop = Stop::never();
        self.ping(patience)
    }

    /// Waits until the program has processed everything sent before.
    fn ping(&mut self, patience: Duration) -> Answered<()> {
        self.n_pings += 1;
        self.process.write(&format!("ping {}", self.n_pings))?;
        let pong = nboard::Reply::Pong(self.n_pings);
        self.process.await_line(patience, |line| (nboard::Reply::parse(line)? == pong).then_some(()))
    }

    fn tell_game(&mut self, game: &GameLine, patience: Duration) -> Answered<()> {
        self.process.write(&format!("set game {}", ggf::write(game)))?;
        self.ping(patience)
    }

    /// Sends a GTP command and returns its answer, success or failure.
    fn request(&mut self, command: &str, patience: Duration) -> Answered<Result<String, String>> {
        self.process.write(command)?;
        let own = |answer: Result<&str, &str>| answer.map(str::to_owned).map_err(str::to_owned);
        self.process.await_line(patience, |line| gtp::read_answer(line).map(own))
    }

    /// Sends a GTP command that must succeed.
    fn order(&mut self, command: String, patience: Duration) -> Answered<String> {
        self.request(&command, patience)?.map_err(|reason| Failure::Refused { command, reason })
    }
}

/// The first move of a line written without gaps, as `d3C5f6`.
fn first_move(pv: &str, size: BoardSize) -> Option<Move> {
    let digits = pv.chars().skip(1).take_while(char::is_ascii_digit).count();
    let first: String = pv.chars().take(1 + digits.max(1)).collect();
    read_move(&first, size).map(|played| played.mv)
}

fn read_move(text: &str, size: BoardSize) -> Option<PlayedMove> {
    // Whatever follows the move is optional, and not always well formed.
    let first = text.split(['/', ' ', '\t']).next().unwrap_or("");
    ggf::read_move(text, size).or_else(|| ggf::read_move(first, size))
}

fn no_move(text: &str) -> Failure {
    Failure::NoMove(text.chars().take(40).collect())
}
