//! The games of a file, and what is said about each of them.

use super::wthor;
use crate::record::{Header, Record};
use crate::rules::Move;
use crate::text;

/// A game or position of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// A game with its cursor at the end, or a position without moves.
    pub record: Record,
    /// What it is, in a sentence without a full stop: `A game of 34 moves on 8×8`.
    pub summary: String,
}

/// The games of a file, at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The format's name.
    pub format: &'static str,
    pub(super) games: Games,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Games {
    Records(Vec<Record>),
    /// Thousands, so a record is made when it is asked for.
    Wthor(wthor::Base, wthor::Names),
}

impl Loaded {
    /// Games that come from several files; `None` without any.
    pub fn of_records(records: Vec<Record>) -> Option<Loaded> {
        (!records.is_empty()).then_some(Loaded { format: "games", games: Games::Records(records) })
    }

    /// The number of games or positions, at least one.
    pub fn len(&self) -> usize {
        match &self.games {
            Games::Records(records) => records.len(),
            Games::Wthor(base, _) => base.len(),
        }
    }

    /// Never: a file without games is an error.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A game with its cursor at the end, or a position without moves.
    ///
    /// # Panics
    /// When there are fewer games.
    pub fn record(&self, index: usize) -> Record {
        match &self.games {
            Games::Records(records) => records[index].clone(),
            Games::Wthor(base, names) => base.record(index, names),
        }
    }

    /// A game with what is said about it.
    ///
    /// # Panics
    /// When there are fewer games.
    pub fn game(&self, index: usize) -> Pasted {
        let record = self.record(index);
        Pasted { summary: summary(&record), record }
    }

    /// Who played, where, when, and the result, in a line; what it is where nobody wrote that down.
    ///
    /// # Panics
    /// When there are fewer games.
    pub fn title(&self, index: usize) -> String {
        let header = match &self.games {
            Games::Records(records) => records[index].header.clone(),
            Games::Wthor(base, names) => base.header(index, names),
        };
        match title(&header) {
            title if title.is_empty() => format!("{}. {}", index + 1, summary(&self.record(index))),
            title => format!("{}. {title}", index + 1),
        }
    }

    /// The names for WTHOR's numbers, from the files beside it; without use for other formats.
    pub fn name_players(&mut self, found: wthor::Names) {
        if let Games::Wthor(_, names) = &mut self.games {
            *names = found;
        }
    }

    /// Whether its players have only numbers so far, as WTHOR's have without their files of names.
    pub fn needs_names(&self) -> bool {
        matches!(&self.games, Games::Wthor(..))
    }

    /// The games as WTHOR has them, if it is that.
    pub fn wthor(&self) -> Option<(&wthor::Base, &wthor::Names)> {
        match &self.games {
            Games::Records(_) => None,
            Games::Wthor(base, names) => Some((base, names)),
        }
    }
}

/// "Anna – Ben, Grand Prix, 2023: 40-24"; empty when nothing is known.
pub fn title(header: &Header) -> String {
    let or_unknown = |name: String| if name.is_empty() { "?".to_owned() } else { name };
    let players = header.players.clone().map(or_unknown);
    let players = if players.black == "?" && players.white == "?" {
        String::new()
    } else {
        format!("{} – {}", players.black, players.white)
    };
    let parts = [players, header.event.clone(), header.place.clone(), header.date.clone()];
    let known: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let result = if header.result.is_empty() { String::new() } else { format!(": {}", header.result) };
    if known.is_empty() { String::new() } else { known.join(", ") + &result }
}

fn summary(record: &Record) -> String {
    let n_discs = record.moves().into_iter().filter(|&mv| mv != Move::Pass).count();
    let n_others = record.n_moves() - record.moves().len();
    let size = record.start().size();
    let position = record.position();
    let board = size.to_string();
    match (n_discs, position.outcome()) {
        (0, None) => {
            let (color, empties) = (position.turn().key(), position.empties().len());
            text!("summary-position", board = board, color = color, n = empties)
        }
        (0, Some(_)) => text!("summary-over", board = board),
        _ if n_others > 0 => text!("summary-variations", n = n_discs, board = board),
        _ => text!("summary-game", n = n_discs, board = board),
    }
}
