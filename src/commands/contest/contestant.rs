//! Who plays in a match, as it is written on the command line, and at what pace.

use crate::engine::pattern::Weights;
use crate::engine::{Level, Limits, Method};
use crate::formats::ggf::Clock;
use crate::players::Player;
use crate::players::external::{self, Language, Program};
use crate::rules::ByColor;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// A player of a match.
#[derive(Clone)]
pub struct Contestant {
    /// As it was written.
    name: String,
    pub(super) player: Who,
}

#[derive(Clone)]
pub(super) enum Who {
    /// The Outflank engine at the match's pace.
    Outflank,
    /// The same with other weights, or with none.
    Weights(Option<Arc<Weights>>),
    /// A player of ours with a strength of its own.
    Own(Method),
    Program(Program),
}

/// What a contestant may be, for people.
const EXPECTED: &str = "outflank, level:N, depth:N, random, greedy, minimax:N, weights:FILE, weights:none, gtp:COMMAND, \
                        gtp-untimed:COMMAND, nboard:COMMAND or nboard:DEPTH:COMMAND";
/// Plies that a program is told to look ahead by NBoard's protocol, if nothing else is said.
const NBOARD_DEPTH: u8 = 12;

impl Contestant {
    /// Reads what is written on the command line; `load` fetches the bytes of a file of weights.
    ///
    /// # Errors
    /// When it is no player, with a sentence.
    pub fn read(
        text: &str,
        load: impl FnOnce(&str) -> Result<Vec<u8>, String>,
    ) -> Result<Contestant, String> {
        let (kind, value) = text.split_once(':').unwrap_or((text, ""));
        let number = |max: u8| {
            let number = value.parse().ok().filter(|number| (1..=max).contains(number));
            number.ok_or_else(|| {
                format!("{text:?} is not understood; expected a number from 1 to {max} after {kind}:")
            })
        };
        let program = |language, command| {
            let mut parts = split_command(command).into_iter();
            let file = parts.next().ok_or_else(|| format!("{text:?} names no program"))?;
            Ok::<_, String>(Who::Program(Program { language, file, arguments: parts.collect() }))
        };
        let player = match (kind, value) {
            ("outflank", "") => Who::Outflank,
            ("random", "") => Who::Own(Method::Random),
            ("greedy", "") => Who::Own(Method::Greedy),
            ("minimax", _) => Who::Own(Method::Minimax { depth: number(Player::DEPTH_MAX)? }),
            ("level", _) => {
                let level = Level::new(number(Level::MAX.number())?);
                Who::Own(Method::Search(Limits::Level(level)))
            }
            ("depth", _) => Who::Own(Method::Search(Limits::Depth(number(60)?))),
            ("weights", "none") => Who::Weights(None),
            ("weights", file) => {
                let weights = Weights::read(&load(file)?).map_err(|error| format!("{file}: {error}"))?;
                Who::Weights(Some(Arc::new(weights)))
            }
            ("gtp", command) => program(Language::Gtp { is_told_time: true }, command)?,
            ("gtp-untimed", command) => program(Language::Gtp { is_told_time: false }, command)?,
            ("nboard", value) => {
                let with_depth =
                    value.split_once(':').and_then(|(depth, command)| Some((depth.parse().ok()?, command)));
                let (depth, command) = with_depth.unwrap_or((NBOARD_DEPTH, value));
                program(Language::NBoard { depth }, command)?
            }
            _ => return Err(format!("{text:?} is no player; expected {EXPECTED}")),
        };
        Ok(Contestant { name: text.to_owned(), player })
    }

    /// Whether it can only play games from the standard start and on square boards, GTP having no words for
    /// others.
    pub(super) fn speaks_gtp(&self) -> bool {
        matches!(&self.player, Who::Program(Program { language: Language::Gtp { .. }, .. }))
    }
}

/// A command line in parts: blanks part them, and quotes keep blanks together.
fn split_command(command: &str) -> Vec<String> {
    let (mut parts, mut part, mut quote) = (Vec::new(), None::<String>, None);
    for character in command.chars() {
        match (quote, character) {
            (None, '"' | '\'') => {
                quote = Some(character);
                part.get_or_insert_default();
            }
            (Some(open), _) if character == open => quote = None,
            (None, ' ') => parts.extend(part.take()),
            _ => part.get_or_insert_default().push(character),
        }
    }
    parts.extend(part);
    parts
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// How fast a match is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    Level(Level),
    PerMove(Duration),
    Nodes(u64),
    /// For a whole game, with what each move gains.
    Clock {
        main: Duration,
        increment: Duration,
    },
}

impl Pace {
    /// The clocks at the beginning of a game; none runs unless the match is played by the clock.
    pub(super) fn clocks(self) -> ByColor<Clock> {
        let clock = match self {
            Pace::Clock { main, increment } => Clock { main, increment, grace: Duration::ZERO },
            _ => Clock::default(),
        };
        ByColor::new(clock, clock)
    }

    /// How the Outflank engine plays a move with so much time on its clock.
    pub(super) fn limits(self, left: Duration) -> Limits {
        match self {
            Pace::Level(level) => Limits::Level(level),
            Pace::PerMove(time) => Limits::Time(time),
            Pace::Nodes(nodes) => Limits::Nodes(nodes),
            Pace::Clock { increment, .. } => Limits::Clock { left, increment },
        }
    }

    /// What other programs are told.
    pub(super) fn for_programs(self) -> external::Pace {
        match self {
            Pace::Level(_) | Pace::Nodes(_) => external::Pace::Own,
            Pace::PerMove(time) => external::Pace::PerMove(time),
            Pace::Clock { .. } => external::Pace::Clock,
        }
    }

    /// How long a program may be silent at most, with so much time on its clock: much longer than it should
    /// be.
    pub(super) fn patience(self, left: Duration) -> Duration {
        match self {
            Pace::Level(_) | Pace::Nodes(_) => Duration::from_secs(300),
            Pace::PerMove(time) => 10 * time + Duration::from_secs(10),
            Pace::Clock { .. } => left + Duration::from_secs(10),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Pace::Level(level) => write!(f, "level {}", level.number()),
            Pace::PerMove(time) => write!(f, "{} s a move", time.as_secs_f64()),
            Pace::Nodes(nodes) => write!(f, "{nodes} nodes a move"),
            Pace::Clock { main, increment } if increment.is_zero() => {
                write!(f, "{} s a game", main.as_secs_f64())
            }
            Pace::Clock { main, increment } => {
                write!(f, "{} s a game and {} s a move", main.as_secs_f64(), increment.as_secs_f64())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Who, String> {
        let load =
            |file: &str| if file == "own" { Ok(Weights::zero().write()) } else { Err(format!("no {file}")) };
        Contestant::read(text, load).map(|contestant| contestant.player)
    }

    #[test]
    fn players_are_read() {
        let method = |text: &str| match read(text) {
            Ok(Who::Own(method)) => method,
            _ => panic!("{text}"),
        };
        assert_eq!(method("minimax:4"), Method::Minimax { depth: 4 });
        assert_eq!(method("level:9"), Method::Search(Limits::Level(Level::new(9))));
        assert!(matches!(read("outflank"), Ok(Who::Outflank)));
        assert!(matches!(read("weights:none"), Ok(Who::Weights(None))));
        assert!(matches!(read("weights:own"), Ok(Who::Weights(Some(_)))));
    }

    #[test]
    fn programs_are_read_with_their_arguments() {
        let check = |text: &str, language, file: &str, arguments: &[&str]| {
            let Ok(Who::Program(program)) = read(text) else { panic!("{text}") };
            let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
            assert_eq!(program, Program { language, file: file.to_owned(), arguments });
        };
        let gtp = |is_told_time| Language::Gtp { is_told_time };
        check("gtp:engine  -l 5", gtp(true), "engine", &["-l", "5"]);
        check("gtp-untimed:engine", gtp(false), "engine", &[]);
        check("nboard:7:'my engine' \"\" a'b c'", Language::NBoard { depth: 7 }, "my engine", &["", "ab c"]);
        check("nboard:c:/engine", Language::NBoard { depth: 12 }, "c:/engine", &[]);
    }

    #[test]
    fn what_is_no_player_is_told() {
        let check = |text: &str, expected: &str| assert_eq!(read(text).err().unwrap(), expected);
        check("kasparov", &format!("\"kasparov\" is no player; expected {EXPECTED}"));
        check("level:40", "\"level:40\" is not understood; expected a number from 1 to 30 after level:");
        check("gtp: ", "\"gtp: \" names no program");
        check("weights:other", "no other");
    }
}
