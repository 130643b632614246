//! GTP, version 2 (<https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html>), in the dialect
//! of Othello programs: rows count from the top, and a side that can only pass may do so with or without a
//! command.
//!
//! A request is `[id] command arguments`, an answer `=[id] text` or `?[id] reason`, then an empty line.
//! Requests are answered one after the other; those that arrive during a search wait.

mod commands;
mod time;

use super::{Action, Server};
use crate::human::{Ghost, Rating};
use crate::{BookUse, Event, Level, Limits, Method, Report, Request};
use commands::COMMANDS;
use othello::formats::{Encoding, sgf};
use othello::record::{NodeId, Record};
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Square};
use std::collections::VecDeque;
use std::sync::Arc;
use time::Clock;

/// The program that answers requests: the engine's end of the protocol.
pub struct Gtp {
    level: Level,
    /// The rating of people to play at, whatever the level or the time.
    pub human: Option<Rating>,
    /// The ghost that plays, whatever the level or the time.
    pub ghost: Option<Arc<Ghost>>,
    seed: u64,
    /// See [`Request::book`].
    pub book: BookUse,
    game: Record,
    /// Where the game was before each `play` and `genmove`.
    history: Vec<NodeId>,
    /// The clock of each side at the beginning of a game, if there is a limit.
    clock: Option<Clock>,
    clocks: ByColor<Clock>,
    /// The number of a request whose answer takes time, and what it waits for.
    busy: Option<(String, Errand)>,
    /// Lines that arrived while it was busy.
    waiting: VecDeque<String>,
}

/// The result of a valid command.
enum GtpOutcome {
    Answer(String),
    Begin(Errand),
    Quit,
}

/// Work that a command begins and that takes time.
enum Errand {
    /// Read a file of a game, to the position before a move: see [`load`].
    Load { file: String, before_move: Option<usize> },
    /// Have the engine choose a move for the side to move, and perhaps play it.
    Think { plays: bool },
}

impl Gtp {
    /// Plays at a level until a time is set. Every random choice follows from the seed.
    pub fn new(level: Level, seed: u64) -> Gtp {
        Gtp {
            level,
            human: None,
            ghost: None,
            seed,
            book: BookUse::Never,
            game: new_game(BoardSize::STANDARD),
            history: Vec::new(),
            clock: None,
            clocks: ByColor::default(),
            busy: None,
            waiting: VecDeque::new(),
        }
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    fn answer(&mut self, line: &str) -> Vec<Action> {
        let line = line.split('#').next().unwrap_or("");
        let line: String =
            line.chars().map(|c| if c == '\t' { ' ' } else { c }).filter(|c| !c.is_control()).collect();
        let mut words = line.split_whitespace().peekable();
        let id = words.next_if(|word| word.bytes().all(|b| b.is_ascii_digit())).unwrap_or("");
        let Some(name) = words.next() else {
            let missing = || say(id, Err("a command is expected".to_owned()));
            return (!id.is_empty()).then(missing).into_iter().collect();
        };
        let arguments: Vec<&str> = words.collect();
        let before = self.game.cursor();
        let outcome = match COMMANDS.iter().find(|command| command.name == name) {
            None => Err(format!("unknown command: {name}")),
            Some(command) if !command.takes(arguments.len()) => {
                let usage = [&[name][..], command.arguments].concat().join(" ");
                Err(format!("syntax error: expected {usage}"))
            }
            Some(command) => (command.run)(self, &arguments),
        };
        vec![match outcome {
            Ok(GtpOutcome::Answer(text)) => say(id, Ok(text)),
            Ok(GtpOutcome::Begin(errand)) => {
                let action = match &errand {
                    Errand::Load { file, .. } => Action::Read { file: file.clone() },
                    Errand::Think { .. } => self.think(),
                };
                // The engine may look at the position after a pass that the game does not have.
                if matches!(errand, Errand::Think { plays: false }) {
                    self.go_back(before);
                }
                self.busy = Some((id.to_owned(), errand));
                action
            }
            Ok(GtpOutcome::Quit) => return vec![say(id, Ok(String::new())), Action::Quit],
            Err(reason) => say(id, Err(reason)),
        }]
    }

    fn think(&self) -> Action {
        let position = *self.position();
        let limits = self.clock.map_or(Limits::Level(self.level), |_| self.clocks[position.turn()].limits());
        let seed = self.seed.wrapping_add(self.history.len() as u64);
        let by_people = self.human.map(|rating| Method::Human { rating });
        let by_ghost = self.ghost.as_ref().map(|ghost| Method::Ghost { rating: ghost.rating });
        let method = by_ghost.or(by_people).unwrap_or(Method::Search(limits));
        let request = Request::new(position, Goal::MostDiscs, method).seed(seed).book(self.book);
        let request = Request { ghost: self.ghost.clone(), last: self.last_square(), ..request };
        Action::Think { request, within: None }
    }

    fn last_square(&self) -> Option<Square> {
        let before = self.game.position_at(*self.history.last()?);
        (before.empties() & !self.position().empties()).first()
    }

    /// Answers the request whose search is over.
    fn finish(&mut self, best: Option<Move>, report: &Report) -> Option<Action> {
        let (id, Errand::Think { plays }) = self.busy.take()? else { return None };
        let Some(mv) = best else { return Some(say(&id, Err("no move was found".to_owned()))) };
        if plays {
            let turn = self.position().turn();
            self.clocks[turn].spend(report.elapsed);
            self.play(mv).expect("the engine's moves are legal");
        }
        Some(say(&id, Ok(vertex(mv, self.position().size()))))
    }

    fn play(&mut self, mv: Move) -> Result<(), String> {
        let before = self.game.cursor();
        // Programs for Go end a game with passes.
        if mv != Move::Pass || self.position().outcome().is_none() {
            self.game.play(mv).map_err(|reason| format!("illegal move: {reason}"))?;
        }
        self.history.push(before);
        Ok(())
    }

    /// Takes back all that was played after a node.
    fn go_back(&mut self, node: NodeId) {
        self.game.go_to(node);
        if let Some(next) = self.game.next(node) {
            self.game.remove(next);
        }
    }

    /// Answers the waiting lines, until one of them begins a search or needs a file.
    fn go_on(&mut self) -> Vec<Action> {
        let mut actions = Vec::new();
        while self.busy.is_none()
            && let Some(line) = self.waiting.pop_front()
        {
            actions.extend(self.answer(&line));
        }
        actions
    }
}

impl Server for Gtp {
    fn on_line(&mut self, line: &str) -> Vec<Action> {
        self.waiting.push_back(line.to_owned());
        self.go_on()
    }

    fn on_event(&mut self, event: Event) -> Vec<Action> {
        let answer = match event {
            Event::Progress { .. } | Event::Evaluated(_) | Event::Warning { .. } => None,
            Event::Finished { best, report, .. } => self.finish(best, &report),
            Event::Failed { message, .. } => {
                let reason = Err(format!("the search broke: {message}"));
                self.busy.take().map(|(id, _)| say(&id, reason))
            }
        };
        answer.into_iter().chain(self.go_on()).collect()
    }

    fn on_file(&mut self, bytes: Result<Vec<u8>, String>) -> Vec<Action> {
        let is_load = |(_, errand): &mut (String, Errand)| matches!(errand, Errand::Load { .. });
        let Some((id, Errand::Load { file, before_move })) = self.busy.take_if(is_load) else {
            return Vec::new();
        };
        let loaded = bytes.and_then(|bytes| load(&bytes, before_move)).map(|(game, history)| {
            commands::begin(self, game);
            self.history = history;
            String::new()
        });
        let answer = loaded.map_err(|reason| format!("cannot load {file}: {reason}"));
        [say(&id, answer)].into_iter().chain(self.go_on()).collect()
    }

    fn is_thinking(&self) -> bool {
        matches!(self.busy, Some((_, Errand::Think { .. })))
    }

    fn n_waiting(&self) -> usize {
        self.waiting.len()
    }
}

fn new_game(size: BoardSize) -> Record {
    Record::new(Position::start(size), Goal::MostDiscs)
}

/// The first game of a file in SGF, to its end or to the position before a move, and the node before each of
/// its steps. The move's number counts from 1, without passes.
///
/// # Errors
/// A sentence, when the file is no SGF or the game has other rules.
fn load(bytes: &[u8], before_move: Option<usize>) -> Result<(Record, Vec<NodeId>), String> {
    let (text, _) = Encoding::decode(bytes);
    let first = sgf::read_each(&text).next().ok_or("there is no game in it")?;
    let record = first.map_err(|error| error.to_string())?;
    if record.goal() != Goal::MostDiscs {
        return Err("in this game the fewest discs win, which GTP has no words for".to_owned());
    }
    let (mut game, mut history) = (Record::new(*record.start(), Goal::MostDiscs), Vec::new());
    let mut n_placed = 0;
    for (node, position) in record.line_positions() {
        let mv = record.move_into(node);
        n_placed += usize::from(matches!(mv, Some(Move::Place(_))));
        if before_move.is_some_and(|number| n_placed >= number) {
            break;
        }
        history.push(game.cursor());
        match mv {
            Some(mv) => _ = game.play(mv).expect("a record's moves are legal"),
            None => _ = game.correct(position),
        }
    }
    Ok((game, history))
}

fn say(id: &str, answer: Result<String, String>) -> Action {
    let (sign, text) = match answer {
        Ok(text) => ('=', text),
        Err(reason) => ('?', reason),
    };
    Action::Say(format!("{}\n\n", format!("{sign}{id} {text}").trim_end()))
}

/// The letters of the columns. GTP has no I, so the ninth column is J.
fn letters() -> impl Iterator<Item = char> {
    ('A'..='Z').filter(|&letter| letter != 'I')
}

/// A move in GTP's form, `F5` or `PASS`. Rows count from the top, as in all Othello programs.
pub fn vertex(mv: Move, size: BoardSize) -> String {
    let Move::Place(square) = mv else { return "PASS".to_owned() };
    let letter = letters().nth(square.column(size)).expect("boards are narrower than the alphabet");
    format!("{letter}{}", square.row(size) + 1)
}

/// Reads a move, `f5` or `pass`.
///
/// # Errors
/// When it is not a move on this board; the error is a sentence.
pub fn read_vertex(text: &str, size: BoardSize) -> Result<Move, String> {
    if text.eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    let square = || {
        let mut signs = text.chars();
        let letter = signs.next()?.to_ascii_uppercase();
        let row: usize = signs.as_str().parse().ok()?;
        let column = letters().position(|own| own == letter)?;
        Square::at(column, row.checked_sub(1)?, size)
    };
    let corner = Square::all(size).next_back().map(|corner| vertex(Move::Place(corner), size).to_lowercase());
    let sentence = || {
        format!("{text:?} is no square of the {size} board; expected a1 to {}", corner.unwrap_or_default())
    };
    square().map(Move::Place).ok_or_else(sentence)
}

/// A colour in GTP's form, `b` or `w`.
pub fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "b",
        Color::White => "w",
    }
}

fn read_color(text: &str) -> Result<Color, String> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(format!("{text:?} is no colour; expected b or w")),
    }
}

/// Reads the first line of an answer: the text if the command was carried out, the reason if not; `None` when
/// it is no answer. More lines of text may follow, up to an empty one.
pub fn read_answer(line: &str) -> Option<Result<&str, &str>> {
    let text = line.get(1..)?.trim_start_matches(|c: char| c.is_ascii_digit()).trim();
    match line.as_bytes()[0] {
        b'=' => Some(Ok(text)),
        b'?' => Some(Err(text)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
