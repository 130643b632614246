//! Engines of other programs: the command and protocol of each.

use super::lenient::number;
use super::{distinct, keep_in, plain};
use engine::players::EngineName;
use engine::players::external::{self, Program};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

/// An engine of another program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineSetup {
    /// Its name as typed; [`EngineSetup::name`] is the one that players and saved games know it by.
    pub name: String,
    /// The command line that starts it.
    pub command: String,
    /// The folder that it starts in; empty for that of this program.
    pub folder: String,
    /// The protocol.
    pub protocol: Protocol,
    /// By GTP: seconds per move, where the game has no clocks; 0 for its own time.
    #[serde(deserialize_with = "number")]
    pub seconds: u16,
    /// By NBoard's protocol: the search depth in plies.
    #[serde(deserialize_with = "number")]
    pub depth: u8,
    /// By NBoard's protocol: its values of moves appear beside our own analysis; only one engine's do.
    pub analyses: bool,
}

/// The protocols for engines of other programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Protocol {
    /// The Go Text Protocol in the dialect of Othello programs.
    #[default]
    Gtp,
    /// The protocol of the board program NBoard.
    NBoard,
}

impl Default for EngineSetup {
    fn default() -> EngineSetup {
        let (name, command, folder) = Default::default();
        EngineSetup { name, command, folder, protocol: Protocol::Gtp, seconds: 5, depth: 12, analyses: false }
    }
}

impl EngineSetup {
    /// The most engines: more would make the list too long to use.
    pub const COUNT_MAX: usize = 12;
    /// The limits of `seconds`: a longer time per move does not suit play in a window.
    pub const SECONDS: RangeInclusive<u16> = 0..=600;
    /// The limits of `depth`: a game on 8×8 has 60 moves.
    pub const DEPTH: RangeInclusive<u8> = 1..=60;
    /// The longest command line, in characters.
    pub const COMMAND_MAX: usize = 2_000;

    /// The name by which players and saved games know it.
    pub fn name(&self) -> EngineName {
        EngineName::new(&self.name)
    }

    /// The time per move sent to it where there are no clocks; `None` leaves its own setting.
    pub fn seconds_a_move(&self) -> Option<Duration> {
        let seconds = Some(self.seconds).filter(|&seconds| seconds > 0 && self.protocol == Protocol::Gtp);
        seconds.map(|seconds| Duration::from_secs(seconds.into()))
    }

    /// The program to start; `None` where the command line names none or a quote is not closed.
    pub fn program(&self) -> Option<Program> {
        let protocol = match self.protocol {
            Protocol::Gtp => external::Protocol::Gtp { receives_time: true },
            Protocol::NBoard => external::Protocol::NBoard { depth: self.depth },
        };
        let folder = Some(self.folder.trim()).filter(|folder| !folder.is_empty()).map(PathBuf::from);
        Some(Program { folder, ..Program::parse(&self.command, protocol)? })
    }
}

/// The engines with distinct names, with every number inside its limits.
pub(super) fn cleaned(engines: Vec<EngineSetup>) -> Vec<EngineSetup> {
    let name = |engine: &EngineSetup| Some(engine.name()).filter(|name| !name.is_empty());
    let mut kept = distinct(engines, EngineSetup::COUNT_MAX, name);
    let mut one_analyses = false;
    for engine in &mut kept {
        engine.name = engine.name().to_string();
        for text in [&mut engine.command, &mut engine.folder] {
            *text = plain(text, EngineSetup::COMMAND_MAX);
        }
        engine.analyses &= engine.protocol == Protocol::NBoard && !one_analyses;
        one_analyses |= engine.analyses;
        keep_in(&mut engine.seconds, EngineSetup::SECONDS);
        keep_in(&mut engine.depth, EngineSetup::DEPTH);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_without_a_name_of_their_own_are_left_out_and_numbers_kept_in_their_limits() {
        let engine = |name: &str| EngineSetup { name: name.to_owned(), depth: 200, ..EngineSetup::default() };
        let kept = cleaned(vec![engine("Edax"), engine(""), engine(" Edax "), engine("NTest\n")]);
        let names: Vec<&str> = kept.iter().map(|engine| engine.name.as_str()).collect();
        assert_eq!(names, ["Edax", "NTest"]);
        assert!(kept.iter().all(|engine| engine.depth == 60));
    }

    #[test]
    fn an_engine_is_started_where_it_has_its_files() {
        let [command, folder] = ["./edax -gtp", " /opt/edax "].map(str::to_owned);
        let setup = EngineSetup { command, folder, ..EngineSetup::default() };
        let program = setup.program().unwrap();
        assert_eq!((program.file.as_str(), program.arguments), ("./edax", vec!["-gtp".to_owned()]));
        assert_eq!(program.folder, Some(PathBuf::from("/opt/edax")));
        assert_eq!(EngineSetup { command: "'edax".to_owned(), ..setup }.program(), None);
    }
}
