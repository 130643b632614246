//! A game as the library keeps it: who, when and where, the moves of its main line, and the whole tree with
//! its comments and the times of its moves where there is more than that line.

use super::keys::walk;
use engine::Numbers;
use othello::evaluation::{Evaluation, Score};
use othello::formats::{sgf, wthor};
use othello::record::{Ending, FinalScore, Header, NodeId, Record, Step};
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Setup, Square, Squares};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::ops::{ControlFlow, Neg};
use texts::{text, words};

/// The most bytes of a text; the rest is cut off. A name of 2,000 letters fits.
const TEXT_MAX: usize = 8000;

/// How a game came into the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Played here to its end.
    Played,
    /// Put there by hand.
    Saved,
    /// From a file.
    Imported,
}

/// By how many discs Black won; negative where White did. Where most discs win, the empty squares count for
/// the winner. The number is unknown where only the winner is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margin(pub(super) i16);

impl Margin {
    /// Black won by an unknown number of discs. A defeat is its negative.
    const WON: Margin = Margin(i16::MAX);

    /// The number of discs, if it is known.
    pub fn discs(self) -> Option<i16> {
        (self != Margin::WON && self != -Margin::WON).then_some(self.0)
    }

    /// A number of at least 1 that grows with the margin.
    pub(super) fn order(self) -> u64 {
        i16::MIN.abs_diff(self.0).into()
    }

    /// The winner; `None` for a draw.
    pub fn winner(self) -> Option<Color> {
        match self.outcome() {
            Ordering::Greater => Some(Color::Black),
            Ordering::Equal => None,
            Ordering::Less => Some(Color::White),
        }
    }

    /// Greater where Black won.
    pub fn outcome(self) -> Ordering {
        self.0.cmp(&0)
    }
}

impl Neg for Margin {
    type Output = Margin;

    fn neg(self) -> Margin {
        Margin(-self.0)
    }
}

/// A game with everything the library knows about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryGame {
    /// Where it came from.
    pub origin: Origin,
    /// When it came here, in seconds since 1970.
    pub added: u64,
    /// Only players, event, place, date and result are saved outside the tree.
    pub header: Header,
    /// The position it began with.
    pub start: Position,
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// The squares of the main line before the first correction of its board; passes are left out.
    pub squares: Vec<u8>,
    /// Black's discs minus White's, even where the fewest win.
    pub result: Option<Margin>,
    /// The whole game as SGF where there is more than the main line; else the theoretical score of WTHOR as
    /// `24:40`, Black's discs after best play from 24 empty squares on, or nothing.
    pub tree: String,
    /// The names of its tags.
    pub tags: Vec<String>,
}

impl LibraryGame {
    /// A record as the library keeps it: its main line is the game, other variations come with it.
    pub fn of_record(record: &Record, origin: Origin, added: u64) -> LibraryGame {
        let line = record.main_line();
        let uncorrected = record.before_correction(&line);
        let squares = uncorrected.iter().filter_map(|&node| record.move_into(node)?.square());
        let says_more = |node: NodeId| record.annotations(node).is_some() || record.move_time(node).is_some();
        let is_rated = record.header.ratings != ByColor::default();
        let Header { round, entered_by, clocks, grace, n_given, .. } = &record.header;
        let has_more = is_rated
            || uncorrected.len() < line.len()
            || clocks.is_some()
            || *grace != ByColor::default()
            || *n_given > 0
            || !(round.is_empty() && entered_by.is_empty())
            || std::iter::once(Record::ROOT).chain(record.nodes()).any(says_more);
        let tree = if has_more || record.n_moves() > line.len() { sgf::write(record) } else { String::new() };
        LibraryGame {
            origin,
            added,
            header: record.header.clone(),
            start: *record.start(),
            goal: record.goal(),
            squares: squares.map(|square| square.index() as u8).collect(),
            result: result_of(record),
            tree,
            tags: Vec::new(),
        }
    }

    /// A game of a WTHOR file.
    ///
    /// # Panics
    /// When the file has fewer games.
    pub fn of_wthor(base: &wthor::Base, index: usize, names: &wthor::Names, added: u64) -> LibraryGame {
        let header = base.header(index, names);
        // Unknown: zero, or in files of other programs more discs than squares.
        let theoretical = usize::from(base.facts(index).theoretical);
        let is_known = (1..=base.size.area()).contains(&theoretical);
        LibraryGame {
            origin: Origin::Imported,
            added,
            result: read_result(&header.result, base.size, Goal::MostDiscs),
            header,
            start: Position::start(base.size),
            goal: Goal::MostDiscs,
            squares: base.squares(index).map(|square| square.index() as u8).collect(),
            tree: if is_known { format!("{}:{theoretical}", base.depth) } else { String::new() },
            tags: Vec::new(),
        }
    }

    /// The game as a record, its cursor at the end of the main line.
    ///
    /// # Errors
    /// With a sentence, when the moves cannot be played; Outflank saves no such game.
    pub fn record(&self) -> Result<Record, String> {
        if self.tree.starts_with('(') {
            let read = sgf::read(&self.tree).map_err(|error| words::read_error(&error))?;
            let mut record = read.into_iter().next().ok_or(text!("library-game-empty"))?;
            let Header { players, event, place, date, result, .. } = self.header.clone();
            record.header = Header { players, event, place, date, result, ..record.header };
            return Ok(record);
        }
        let mut record = Record::new(self.start, self.goal);
        record.header = self.header.clone();
        for &square in &self.squares {
            record.pass_if_forced();
            let mv = Move::Place(Square::from_index(square));
            record.play(mv).map_err(|error| words::illegal_move(&error))?;
        }
        record.pass_if_forced();
        self.keep_theoretical(&mut record);
        Ok(record)
    }

    /// Stores the theoretical score, if there is one, as the exact value of its position.
    fn keep_theoretical(&self, record: &mut Record) {
        let Some((n_empties, discs)) = self.tree.split_once(':') else { return };
        let (Ok(n_empties), Ok(discs)) = (n_empties.parse::<usize>(), discs.parse::<u8>()) else { return };
        let has_depth = |node: &NodeId| record.position_at(*node).empties().len() == n_empties;
        let Some(node) = record.main_line().into_iter().rev().find(has_depth) else { return };
        let lead = Score::from_discs(2 * i16::from(discs) - self.start.size().area() as i16);
        let value = Evaluation::saved(lead.of(record.turn_at(node)), None);
        record.annotations_mut(node).evaluation = Some(value);
    }

    /// The whole game, if its board is corrected in it.
    pub(super) fn corrected(&self) -> Option<Record> {
        // The side to move is written at corrections and at starts that are not the usual one.
        let n_starts = usize::from(self.start != Position::start(self.start.size()));
        let may_be_corrected = self.tree.matches("PL[").count() > n_starts;
        let record = may_be_corrected.then(|| self.record().ok()).flatten();
        record.filter(|record| record.is_corrected(&record.main_line()))
    }

    /// Its main line as numbers, see [`line_of`].
    pub(super) fn line(&self) -> Vec<u16> {
        match self.corrected() {
            Some(record) => line_of(record.main_line().into_iter().filter_map(|node| record.step_into(node))),
            None => self.squares.iter().copied().map(u16::from).collect(),
        }
    }

    /// Whether there is more than the main line.
    pub fn has_tree(&self) -> bool {
        self.tree.starts_with('(')
    }

    /// The round of the event.
    pub fn round(&self) -> Cow<'_, str> {
        match self.header.round.as_str() {
            "" if self.has_tree() => sgf::round(&self.tree).into(),
            round => round.into(),
        }
    }

    /// Whether its record has a rating of a player.
    pub fn is_rated(&self) -> bool {
        self.record().is_ok_and(|record| record.header.ratings != ByColor::default())
    }

    /// Whether all its moves can be played.
    pub fn is_legal(&self) -> bool {
        walk(&self.start, &self.squares, |_| ControlFlow::Continue(())) == self.squares.len()
    }
}

/// Stands before the letters of a corrected board in a line; greater than any square's number.
const CORRECTED: u16 = 256;

/// A line as numbers: the squares of its moves without passes, and its corrections, written out. One line
/// begins with another exactly if its numbers do.
pub(super) fn line_of<'a>(steps: impl IntoIterator<Item = &'a Step>) -> Vec<u16> {
    let mut line = Vec::new();
    for step in steps {
        match step {
            Step::Move(Move::Place(square)) => line.push(square.index() as u16),
            Step::Move(Move::Pass) => {}
            Step::Correction(position) => {
                line.push(CORRECTED);
                line.extend(Setup::from(&**position).line().bytes().map(u16::from));
            }
        }
    }
    line
}

/// Black's discs minus White's: those of the finished board, or else what the header says.
pub fn result_of(record: &Record) -> Option<Margin> {
    let end = record.position_at(*record.main_line().last().unwrap_or(&Record::ROOT));
    let counted = end.outcome().map(|outcome| outcome.official(record.goal()));
    let counted = counted.map(|discs| Margin(discs.black as i16 - discs.white as i16));
    counted.or_else(|| read_result(&record.header.result, record.start().size(), record.goal()))
}

/// Black's discs minus White's in a result as people and programs write it. Where the fewest discs win, a
/// winner or margin without disc counts gives the winner fewer, so its sign is reversed.
pub(super) fn read_result(text: &str, size: BoardSize, goal: Goal) -> Option<Margin> {
    let ending = Ending::parse(text, size)?;
    let margin = match ending.score {
        FinalScore::Winner(Color::Black) => Margin::WON,
        FinalScore::Winner(Color::White) => -Margin::WON,
        _ => Margin(ending.difference(size) as i16),
    };
    let is_margin = !matches!(ending.score, FinalScore::Discs(_));
    Some(if goal == Goal::FewestDiscs && is_margin { -margin } else { margin })
}

// As bytes.
impl LibraryGame {
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.push(self.origin as u8);
        out.extend(self.added.to_le_bytes());
        out.extend(self.result.map_or(i16::MIN, |margin| margin.0).to_le_bytes());
        let Header { players, event, place, date, result, .. } = &self.header;
        for text in [&players.black, &players.white, event, place, date, result] {
            put_text(text, out);
        }
        let size = self.start.size();
        out.extend([size.width(), size.height(), self.goal as u8]);
        put_start(&self.start, out);
        out.push(self.tags.len() as u8);
        self.tags.iter().for_each(|tag| put_text(tag, out));
        out.extend((self.tree.len() as u32).to_le_bytes());
        out.extend(self.tree.as_bytes());
        // Last, so that they are found from the end.
        out.extend((self.squares.len() as u16).to_le_bytes());
        out.extend(&self.squares);
    }

    pub(super) fn read(reader: &mut Numbers) -> Option<LibraryGame> {
        let origin = *[Origin::Played, Origin::Saved, Origin::Imported].get(usize::from(reader.u8()?))?;
        let added = reader.u64()?;
        let result = Some(Margin(reader.u16()? as i16)).filter(|&result| result != Margin(i16::MIN));
        let mut text = || read_text(reader);
        let players = ByColor::new(text()?, text()?);
        let (event, place, date, written) = (text()?, text()?, text()?, text()?);
        let header = Header { players, event, place, date, result: written, ..Header::default() };
        let size = BoardSize::new(reader.u8()?.into(), reader.u8()?.into()).ok()?;
        let goal = *[Goal::MostDiscs, Goal::FewestDiscs].get(usize::from(reader.u8()?))?;
        let start = read_start(reader, size)?;
        let n_tags = usize::from(reader.u8()?);
        let tags = (0..n_tags).map(|_| read_text(reader)).collect::<Option<Vec<_>>>()?;
        let length = reader.u32()? as usize;
        let tree = std::str::from_utf8(reader.bytes(length)?).ok()?.to_owned();
        let n_squares = usize::from(reader.u16()?);
        let squares = reader.bytes(n_squares)?.to_vec();
        Some(LibraryGame { origin, added, header, start, goal, squares, result, tree, tags })
    }
}

/// Writes the length of a text, then the text, cut off at [`TEXT_MAX`] bytes.
pub(super) fn put_text(text: &str, out: &mut Vec<u8>) {
    let kept = &text[..text.floor_char_boundary(TEXT_MAX)];
    out.extend((kept.len() as u16).to_le_bytes());
    out.extend(kept.as_bytes());
}

const STANDARD: u8 = 0;
const PLACING: u8 = 1;
const SET_UP: u8 = 2;

/// Writes the start: the usual one, one whose central discs are still to be placed, or any other.
fn put_start(start: &Position, out: &mut Vec<u8>) {
    if *start == Position::start(start.size()) {
        out.push(STANDARD);
        return;
    }
    out.push(if start.is_placing() { PLACING } else { SET_UP });
    out.push(start.turn() as u8);
    for color in Color::BOTH {
        start.discs()[color].words().into_iter().for_each(|word| out.extend(word.to_le_bytes()));
    }
}

/// The text that [`put_text`] has written.
pub(super) fn read_text(reader: &mut Numbers) -> Option<String> {
    let length = reader.u16()?;
    std::str::from_utf8(reader.bytes(length.into())?).ok().map(str::to_owned)
}

fn read_start(reader: &mut Numbers, size: BoardSize) -> Option<Position> {
    let kind = reader.u8()?;
    if kind == STANDARD {
        return Some(Position::start(size));
    }
    let turn = *Color::BOTH.get(usize::from(reader.u8()?))?;
    let mut words =
        || Some(Squares::from_words([reader.u64()?, reader.u64()?, reader.u64()?, reader.u64()?]));
    let discs = ByColor::new(words()?, words()?);
    let setup = Setup { size, discs, turn };
    match kind {
        PLACING => setup.placing(),
        SET_UP => setup.position().ok(),
        _ => None,
    }
}
