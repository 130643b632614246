//! Commands and answers, each a line.

use othello::formats::ggf;
use othello::record::GameLine;
use std::fmt;
use std::str::FromStr;

/// A command of the board program to the engine.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// The version of the protocol, said first.
    NBoard(u32),
    /// Plies to look ahead.
    SetDepth(u8),
    /// The game to go on from: its start and moves.
    SetGame(Box<GameLine>),
    /// The value of a drawn line of the book, in hundredths of a disc for Black.
    SetContempt(i32),
    /// Asks for the engine's name.
    SetName,
    /// A move with an optional evaluation and time: text, since reading it needs the board size.
    Move(String),
    /// Look for the best few moves.
    Hint(u8),
    /// Choose a move.
    Go,
    /// Answer with this number when all commands before it are done.
    Ping(u64),
    /// Add the game to the book.
    Learn,
    /// Find the values of the game's positions.
    Analyze,
    /// The conversation is over.
    Quit,
}

impl Command {
    /// Reads a line. Returns `None` for a line without a command, and a sentence about a wrong command.
    pub fn parse(line: &str) -> Option<Result<Command, String>> {
        let (name, rest) = split(line);
        let (what, value) = split(rest);
        Some(match (name, what) {
            ("nboard", _) => number(rest, "a version").map(Command::NBoard),
            ("set", "depth") => number(value, "a depth of 0 to 255").map(Command::SetDepth),
            ("set", "contempt") => number(value, "a value").map(Command::SetContempt),
            ("set", "myname") => Ok(Command::SetName),
            ("set", "game") => read_game(value).map(|game| Command::SetGame(Box::new(game))),
            ("move", _) => Ok(Command::Move(rest.to_owned())),
            ("hint", "") => Ok(Command::Hint(1)),
            ("hint", n_lines) => number(n_lines, "a number of moves").map(Command::Hint),
            ("go", _) => Ok(Command::Go),
            ("ping", _) => number(what, "a number").map(Command::Ping),
            ("learn", _) => Ok(Command::Learn),
            ("analyze", _) => Ok(Command::Analyze),
            ("quit", _) => Ok(Command::Quit),
            _ => return None,
        })
    }
}

/// A reply of the engine to the board program.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum Reply {
    /// The number of a ping, after all that came before it is done.
    Pong(u64),
    /// The engine's name.
    Name(String),
    /// The engine's status; empty when idle.
    Status(String),
    /// A line of the search.
    Search(ReplyLine),
    /// A line of the opening book.
    Book(ReplyLine),
    /// The positions that the search has looked at, and the time that took.
    Stats { nodes: u64, seconds: f64 },
    /// The chosen move, with an evaluation and a time: text, since reading it needs the board size.
    Move(String),
    /// The game is in the book.
    Learned,
    /// The value of the position after some moves of the game, in discs for its side to move.
    Analysis { n_moves: usize, eval: f64 },
}

/// A line of best play with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplyLine {
    /// The moves, one after another.
    pub pv: String,
    /// Discs for the side to move.
    pub eval: f64,
    /// In plies, or `100%` for a proven value.
    pub depth: String,
}

impl Reply {
    /// Reads the lines that matter to a program that asks an engine for moves or values: its name, its pongs,
    /// its moves and its lines. `None` for all others.
    pub fn parse(line: &str) -> Option<Reply> {
        let (name, rest) = split(line);
        match name {
            "pong" => rest.parse().ok().map(Reply::Pong),
            "===" => Some(Reply::Move(rest.to_owned())),
            "search" => read_line(rest).map(Reply::Search),
            "book" => read_line(rest).map(Reply::Book),
            "set" => rest.strip_prefix("myname").map(|name| Reply::Name(name.trim().to_owned())),
            _ => None,
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Reply::Pong(number) => write!(f, "pong {number}"),
            Reply::Name(name) => write!(f, "set myname {name}"),
            Reply::Status(text) if text.is_empty() => f.write_str("status"),
            Reply::Status(text) => write!(f, "status {text}"),
            Reply::Search(line) => write!(f, "search {line}"),
            Reply::Book(line) => write!(f, "book {line}"),
            Reply::Stats { nodes, seconds } => write!(f, "nodestats {nodes} {seconds:.3}"),
            Reply::Move(text) => write!(f, "=== {text}"),
            Reply::Learned => f.write_str("learned"),
            Reply::Analysis { n_moves, eval } => write!(f, "analysis {n_moves} {eval:.2}"),
        }
    }
}

impl fmt::Display for ReplyLine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let ReplyLine { pv, eval, depth } = self;
        // A search leaves this 0 unused; for a book it is the number of games, which ours does not store.
        write!(f, "{pv} {eval:.2} 0 {depth}")
    }
}

fn read_line(text: &str) -> Option<ReplyLine> {
    let mut fields = text.split_whitespace();
    let (pv, eval) = (fields.next()?, fields.next()?.parse().ok().filter(|eval: &f64| eval.is_finite())?);
    let depth = fields.nth(1).unwrap_or_default();
    Some(ReplyLine { pv: pv.to_owned(), eval, depth: depth.to_owned() })
}

/// The first word and what follows.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

fn number<T: FromStr>(text: &str, expected: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is not understood; expected {expected}"))
}

fn read_game(text: &str) -> Result<GameLine, String> {
    let games = ggf::read(text).map_err(|error| format!("The game cannot be read: {error}"))?;
    // A synchronised match is two games with the colours exchanged: this takes the first.
    games.into_iter().next().ok_or_else(|| "The game cannot be read.".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::{BoardSize, Goal, Position};

    #[test]
    fn commands_are_read() {
        let game = GameLine::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        for (line, command) in [
            ("nboard 2", Command::NBoard(2)),
            ("set depth 26", Command::SetDepth(26)),
            (&format!("set game {}", ggf::write(&game)), Command::SetGame(Box::new(game))),
            ("set contempt -100", Command::SetContempt(-100)),
            ("set myname", Command::SetName),
            ("move F5/1.25/0.5", Command::Move("F5/1.25/0.5".to_owned())),
            ("hint 4", Command::Hint(4)),
            ("go", Command::Go),
            ("ping 77", Command::Ping(77)),
            ("learn", Command::Learn),
            ("analyze", Command::Analyze),
            ("quit", Command::Quit),
        ] {
            assert_eq!(Command::parse(&format!(" {line}\r")), Some(Ok(command)));
        }
    }

    #[test]
    fn replies_that_matter_read_back() {
        let line =
            |pv: &str, eval, depth: &str| ReplyLine { pv: pv.to_owned(), eval, depth: depth.to_owned() };
        for reply in [
            Reply::Pong(3),
            Reply::Name("Outflank 1".to_owned()),
            Reply::Move("D6 -1.00 0.0".to_owned()),
            Reply::Search(line("D3C5f6E3", -2.5, "100%")),
            Reply::Book(line("D3C5f6E3", 4.0, "100%")),
        ] {
            assert_eq!(Reply::parse(&reply.to_string()), Some(reply));
        }
        assert_eq!(Reply::parse("status Thinking"), None);
        assert_eq!(Reply::parse("pong pong"), None);
        // As Edax writes it.
        assert_eq!(Reply::parse("book f5       -1 0 21"), Some(Reply::Book(line("f5", -1.0, "21"))));
        for broken in ["search", "search f5", "search f5 much 0 8", "search f5 NaN 0 8", "book f5 inf"] {
            assert_eq!(Reply::parse(broken), None, "{broken}");
        }
    }

    #[test]
    fn errors_are_sentences() {
        let check = |line: &str, expected: &str| {
            assert_eq!(Command::parse(line).unwrap().unwrap_err(), expected, "{line}");
        };
        check("set depth deep", "\"deep\" is not understood; expected a depth of 0 to 255");
        check("ping", "\"\" is not understood; expected a number");
        check("set game", "The game cannot be read: there is no game in it");
        assert_eq!(Command::parse("fly to the moon"), None);
        assert_eq!(Command::parse(""), None);
    }
}
