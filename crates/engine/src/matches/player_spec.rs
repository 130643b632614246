//! The players of a match, as written on the command line.

use super::time_control::TimeControl;
use crate::human::Ghost;
use crate::pattern::Weights;
use crate::players::external::{Program, Protocol};
use crate::players::{Player, PlayerError, read_number};
use crate::{Limits, Method};
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// A player of a match.
#[derive(Clone)]
pub struct PlayerSpec {
    /// The text on the command line, or the player's own name.
    name: String,
    pub(super) player: SpecKind,
    /// The ghost, for a player that is one.
    pub ghost: Option<Arc<Ghost>>,
    /// Its own time control; `None` for the match's.
    pub time_control: Option<TimeControl>,
}

#[derive(Clone)]
pub(super) enum SpecKind {
    /// The Outflank engine with these weights or none; the time control limits its searches.
    Outflank(Option<Arc<Weights>>),
    /// An internal player with its own strength.
    Own(Method),
    Program(Program),
}

const EXPECTED: &str = "outflank, level:N, depth:N, human:RATING, character:NAME, ghost:FILE, random, \
                        greedy, minimax:N, weights:FILE, weights:none, gtp:COMMAND, gtp-untimed:COMMAND, \
                        nboard:COMMAND or nboard:DEPTH:COMMAND";
/// The largest depth after `depth:`, in plies.
const DEPTH_MAX: u8 = 60;
/// Plies of an NBoard program's search, unless stated otherwise.
const NBOARD_DEPTH: u8 = 12;

impl PlayerSpec {
    /// Reads a player from the command line; `load` fetches the bytes of a file of weights or of a ghost.
    ///
    /// # Errors
    /// A sentence, if the text names no player or its file cannot be read.
    pub fn read(text: &str, load: impl FnOnce(&str) -> Result<Vec<u8>, String>) -> Result<Self, String> {
        let (kind, value) = text.split_once(':').unwrap_or((text, ""));
        let program = |protocol, command| {
            let wrong = || format!("{text:?} names no program, or a quote in it is not closed");
            Program::parse(command, protocol).map(SpecKind::Program).ok_or_else(wrong)
        };
        let number = |value, max| read_number(text, value, max).map_err(|error| error.to_string());
        let mut ghost = None;
        let player = match (kind, value) {
            ("outflank", "") => SpecKind::Outflank(Weights::embedded()),
            ("ghost", file) => {
                let read = Ghost::read(&load(file)?).map_err(|error| format!("{file}: {error}"))?;
                SpecKind::Own(Method::Ghost { rating: ghost.insert(Arc::new(read)).rating })
            }
            ("depth", depth) => SpecKind::Own(Method::Search(Limits::Depth(number(depth, DEPTH_MAX)?))),
            ("weights", "none") => SpecKind::Outflank(None),
            ("weights", file) => {
                let weights = Weights::read(&load(file)?).map_err(|error| format!("{file}: {error}"))?;
                SpecKind::Outflank(Some(Arc::new(weights)))
            }
            ("gtp", command) => program(Protocol::Gtp { receives_time: true }, command)?,
            ("gtp-untimed", command) => program(Protocol::Gtp { receives_time: false }, command)?,
            ("nboard", value) => {
                let is_depth = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
                let with_depth = value.split_once(':').filter(|(depth, _)| is_depth(depth));
                let (depth, command) = match with_depth {
                    Some((depth, command)) => (number(depth, u8::MAX)?, command),
                    None => (NBOARD_DEPTH, value),
                };
                program(Protocol::NBoard { depth }, command)?
            }
            _ => SpecKind::Own(own_method(text)?),
        };
        Ok(PlayerSpec { ghost, ..PlayerSpec::new(text.to_owned(), player) })
    }

    fn new(name: String, player: SpecKind) -> PlayerSpec {
        PlayerSpec { name, player, ghost: None, time_control: None }
    }

    /// The spec of an internal player; `None` for people and external programs.
    pub fn of_player(player: Player) -> Option<PlayerSpec> {
        let (kind, time_control) = match player.method()? {
            // Callers drop this time control if the match limits the time.
            Method::Search(Limits::Level(level)) => {
                (SpecKind::Outflank(Weights::embedded()), Some(TimeControl::Level(level)))
            }
            method => (SpecKind::Own(method), None),
        };
        Some(PlayerSpec { time_control, ..PlayerSpec::new(player.to_string(), kind) })
    }

    /// The spec of an external program.
    pub fn of_program(name: String, program: Program) -> PlayerSpec {
        PlayerSpec::new(name, SpecKind::Program(program))
    }

    /// Lets the program run in a working folder; `None` for a player that is not a program.
    pub fn in_folder(mut self, folder: PathBuf) -> Option<PlayerSpec> {
        let SpecKind::Program(program) = &mut self.player else { return None };
        program.folder = Some(folder);
        Some(self)
    }

    /// Whether it is a GTP program, which can play only on square boards and from the standard start: GTP has
    /// no commands for others.
    pub(super) fn speaks_gtp(&self) -> bool {
        matches!(&self.player, SpecKind::Program(Program { protocol: Protocol::Gtp { .. }, .. }))
    }
}

fn own_method(text: &str) -> Result<Method, String> {
    let method = match text.parse::<Player>() {
        // A ghost needs its file.
        Ok(Player::Ghost { .. }) | Err(PlayerError::Unknown(_)) => None,
        Ok(player) => player.method(),
        Err(error) => return Err(error.to_string()),
    };
    method.ok_or_else(|| format!("{text:?} is no player; expected {EXPECTED}"))
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use crate::human::Opponent;

    fn read(text: &str) -> Result<SpecKind, String> {
        let load =
            |file: &str| if file == "own" { Ok(Weights::zero().write()) } else { Err(format!("no {file}")) };
        PlayerSpec::read(text, load).map(|spec| spec.player)
    }

    #[test]
    fn players_are_read() {
        let method = |text: &str| match read(text) {
            Ok(SpecKind::Own(method)) => method,
            _ => panic!("{text}"),
        };
        assert_eq!(method("minimax:4"), Method::Minimax { depth: 4 });
        assert_eq!(method("level:9"), Method::Search(Limits::Level(Level::new(9))));
        assert_eq!(method("Outflank, level 9"), method("level:9"));
        assert_eq!(method("depth:60"), Method::Search(Limits::Depth(60)));
        assert_eq!(method("human:1450"), Method::Human { rating: Opponent::nearest_rating(1450) });
        for (text, has_weights) in [("outflank", true), ("weights:none", false), ("weights:own", true)] {
            let Ok(SpecKind::Outflank(weights)) = read(text) else { panic!("{text}") };
            assert_eq!(weights.is_some(), has_weights, "{text}");
        }
    }

    #[test]
    fn programs_are_read_with_their_arguments() {
        let check = |text: &str, protocol, file: &str, arguments: &[&str]| {
            let Ok(SpecKind::Program(program)) = read(text) else { panic!("{text}") };
            let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
            assert_eq!(program, Program { protocol, file: file.to_owned(), arguments, folder: None });
        };
        let gtp = |receives_time| Protocol::Gtp { receives_time };
        check("gtp:engine  -l 5", gtp(true), "engine", &["-l", "5"]);
        check("gtp-untimed:engine", gtp(false), "engine", &[]);
        check("nboard:7:'my engine' \"\" a'b c'", Protocol::NBoard { depth: 7 }, "my engine", &["", "ab c"]);
        check("nboard:c:/engine", Protocol::NBoard { depth: 12 }, "c:/engine", &[]);
    }

    #[test]
    fn errors_say_what_is_expected() {
        let check = |text: &str, expected: &str| assert_eq!(read(text).err().unwrap(), expected);
        check("kasparov", &format!("\"kasparov\" is no player; expected {EXPECTED}"));
        check("Human", &format!("\"Human\" is no player; expected {EXPECTED}"));
        check("depth:61", "\"depth:61\" is not understood; expected a number from 1 to 60 after depth:");
        check(
            "nboard:300:x",
            "\"nboard:300:x\" is not understood; expected a number from 1 to 255 after nboard:",
        );
        check("human:9", "\"human:9\" is not understood: a rating is a number from 400 to 2200");
        check("level:40", "\"level:40\" is not understood; expected a number from 1 to 30 after level:");
        check("gtp: ", "\"gtp: \" names no program, or a quote in it is not closed");
        check("weights:other", "no other");
    }
}
