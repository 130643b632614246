//! The games of a file, with their titles, summaries and mistakes.

use super::{Encoding, Fault, GAMES_MAX, Mistake, Place, ReadError, Rejected, Unused, unused, wthor};
use crate::record::{Claim, EndReason, Ending, FinalScore, Header, Record, plain_date};
use crate::rules::{BoardSize, ByColor, Color, Goal, Position};
use std::fmt;
use std::mem;

/// The summary of a game or position: `A game of 34 moves on 8×8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Width and height of the board.
    pub board: BoardSize,
    /// The kind of content.
    pub content: Content,
}

/// The kind of content of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A position without moves, in which a colour is to move.
    Position {
        /// The side to move.
        turn: Color,
        /// How many squares are empty.
        n_empties: usize,
    },
    /// A position without moves, in which the game is over.
    Over,
    /// A game.
    Game {
        /// The discs placed in the line shown.
        n_moves: usize,
        /// Whether there are moves beside it.
        has_variations: bool,
    },
}

/// The games of a file, at least one. Methods panic when an index is out of range.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Loaded {
    /// The format's name.
    pub format: &'static str,
    /// The encoding its text was read in.
    pub encoding: Encoding,
    /// The games that cannot be read, in the file's order, then the errors in the files of names.
    pub rejected: Vec<Rejected>,
    /// The errors of left-out variations.
    pub left_out: Vec<Rejected>,
    /// The mistake at which the only game is cut, if it is.
    pub cut: Option<ReadError>,
    /// The parts of the text that no game uses.
    pub unused: Vec<Unused>,
    /// The results that do not fit the boards of their games.
    pub overruled: Vec<Overruled>,
    pub(super) records: Vec<Record>,
    /// The thousands of games of a WTHOR file; their records are made on demand.
    pub(super) wthor: Option<Box<(wthor::Base, wthor::Names)>>,
}

/// What a file holds that is in none of its games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leftovers {
    /// Games that cannot be read.
    pub rejected: Vec<Rejected>,
    /// Variations that cannot be played to their ends.
    pub left_out: Vec<Rejected>,
    /// Parts of the text.
    pub unused: Vec<Unused>,
    /// Results that do not fit the boards of their games.
    pub overruled: Vec<Overruled>,
}

/// A result that a file states and that does not count, because the board says another one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {number}: the result {} was not used; the board {}", .stated.escape_debug(), self.reason())]
pub struct Overruled {
    /// The number of the game in the file, from 1.
    pub number: usize,
    /// What the file says.
    pub stated: String,
    /// The result on the finished board; empty where the game goes on and states more discs than squares.
    pub counted: String,
}

/// The most moves of all games together that are in memory at once; each takes some 130 bytes.
const MOVES_MAX: usize = 900_000;
/// A record without moves takes the memory of as many moves.
const RECORD_MOVES: usize = 6;
/// The most bytes of a name or another text of a header; the rest would only fill memory and screen.
const HEADER_TEXT_MAX: usize = 8000;
/// Larger than any count of discs in a file.
pub(super) const COUNT_MAX: usize = 10_000;

impl Leftovers {
    /// Takes what is in no game. Returns a whole game's record, or a game that is cut at a mistake.
    pub(super) fn note(&mut self, number: usize, mut game: ReadGame) -> Result<Record, Box<ReadGame>> {
        let named = |error| Rejected { number, error };
        unused::add_all(&mut self.unused, mem::take(&mut game.unused));
        let texts = game.record.header.texts_mut().into_iter();
        for text in texts.filter(|text| text.len() > HEADER_TEXT_MAX) {
            text.truncate(text.floor_char_boundary(HEADER_TEXT_MAX));
            self.left_out.push(named(Mistake::from(Fault::TooMuch).into()));
        }
        if let Some(error) = game.cut.take() {
            self.rejected.push(named(error));
            return Err(Box::new(game));
        }
        self.left_out.extend(game.left_out.into_iter().map(named));
        self.overruled.extend(Overruled::of(number, &mut game.record));
        Ok(game.record)
    }
}

impl Overruled {
    fn reason(&self) -> String {
        let says = || format!("says {}", self.counted);
        if self.counted.is_empty() { "has fewer squares".to_owned() } else { says() }
    }

    /// Checks a stated result against the last position of the main line: the board decides. Returns `None`
    /// if they do not conflict or `stated` is no result.
    pub(super) fn judge(number: usize, stated: &str, end: &Position, goal: Goal) -> Option<Overruled> {
        let size = end.size();
        said(stated, &ByColor::default(), COUNT_MAX)?;
        let overruled = |counted: String| Some(Overruled { number, stated: stated.to_owned(), counted });
        let possible = Ending::parse(stated, size);
        let Some(outcome) = end.outcome() else {
            return if possible.is_none() { overruled(String::new()) } else { None };
        };
        // With the empty squares, which belong to the winner, or without.
        let counts = [outcome.official(goal), outcome.discs];
        let lead = counts.map(|counts| f64::from(counts.black) - f64::from(counts.white));
        // Where fewest discs win, programs write the lead of either side.
        let leads = if goal == Goal::MostDiscs { lead.to_vec() } else { vec![lead[0], -lead[0]] };
        let fits = possible.is_some_and(|said| match (said.score, said.reason) {
            (FinalScore::Discs(discs), EndReason::PlayedOut) => counts.contains(&discs),
            (FinalScore::Difference(lead), EndReason::PlayedOut) => leads.contains(&lead),
            _ => leads.iter().any(|lead| lead.total_cmp(&0.0) == said.difference(size).total_cmp(&0.0)),
        });
        if fits { None } else { overruled(Ending::by(lead[0], EndReason::PlayedOut).to_string()) }
    }

    /// Checks the result in a record's header, and replaces a wrong one by what the board says.
    pub(super) fn of(number: usize, record: &mut Record) -> Option<Overruled> {
        if record.header.result.is_empty() {
            return None;
        }
        let end = record.position_at(record.main_line_end());
        let found = Overruled::judge(number, &record.header.result, &end, record.goal())?;
        record.header.result.clone_from(&found.counted);
        Some(found)
    }
}

/// A game as it is read from a text; one that cannot be read has no moves and is cut at its beginning.
#[derive(Clone, Debug)]
pub(super) struct ReadGame {
    pub(super) record: Record,
    /// Why variations of it are left out.
    pub(super) left_out: Vec<ReadError>,
    /// The mistake at which it is cut, if any.
    pub(super) cut: Option<ReadError>,
    /// The parts of the text that no game uses; those of a plain text come with its first game.
    pub(super) unused: Vec<Unused>,
}

/// The games of a text in order.
pub(super) type Games<'a> = Box<dyn Iterator<Item = ReadGame> + 'a>;

/// Boxes any reader's games.
pub(super) fn boxed<'a, G: Into<ReadGame> + 'a>(
    games: impl IntoIterator<Item = G, IntoIter: 'a>,
) -> Games<'a> {
    Box::new(games.into_iter().map(G::into))
}

/// Whether one of the games is whole, or the only one has moves before its mistake.
pub(super) fn has_game(games: &[ReadGame]) -> bool {
    games.iter().any(ReadGame::is_whole) || matches!(games, [only] if only.record.n_moves() > 0)
}

impl From<Record> for ReadGame {
    fn from(record: Record) -> ReadGame {
        ReadGame { record, left_out: Vec::new(), cut: None, unused: Vec::new() }
    }
}

impl<G: Into<ReadGame>, E: Into<ReadError>> From<Result<G, E>> for ReadGame {
    fn from(game: Result<G, E>) -> ReadGame {
        game.map_or_else(|error| ReadGame::broken(error.into()), G::into)
    }
}

impl ReadGame {
    /// A game that cannot be read.
    pub(super) fn broken(error: ReadError) -> ReadGame {
        let record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        ReadGame { cut: Some(error), ..record.into() }
    }

    /// The first sound reading of a game, or else the one with the most moves.
    pub(super) fn best<G: Into<ReadGame>>(readings: impl Iterator<Item = G>) -> ReadGame {
        let mut readings = readings.map(G::into);
        let mut best = readings.next().expect("there is a start");
        while !best.is_whole()
            && let Some(other) = readings.next()
        {
            if other.is_whole() || other.record.n_moves() > best.record.n_moves() {
                best = other;
            }
        }
        best
    }

    pub(super) fn is_whole(&self) -> bool {
        self.cut.is_none()
    }

    /// Makes places count from the whole text's start; the game's own part begins at `begin`, `byte`.
    pub(super) fn shift(&mut self, begin: Place, byte: usize) {
        self.cut.iter_mut().chain(&mut self.left_out).for_each(|error| error.shift(begin));
        for Unused { place, bytes, .. } in &mut self.unused {
            *place = place.shifted(begin);
            *bytes = bytes.start + byte..bytes.end + byte;
        }
    }

    /// Completes the result, stated at a byte of the text, by the players' names. If it states no result, or
    /// not whose the discs are, it becomes an unused part of the text.
    pub(super) fn settle_result(&mut self, at: usize) {
        let size = self.record.start().size();
        let Header { players, result, .. } = &mut self.record.header;
        match said(result, players, size.area()) {
            Some(ending) if Ending::parse(result, size).is_none() => *result = ending.to_string(),
            None if said(result, players, COUNT_MAX).is_none() => {
                let stated = mem::take(result);
                let bytes = at..at + stated.len();
                let part = Unused { bytes, text: stated, ..Unused::default() };
                self.unused.extend(Some(part).filter(|part| unused::says(&part.text)));
            }
            _ => {}
        }
    }

    /// The game, or the mistake at which it is cut.
    pub(super) fn whole(self) -> Result<Record, ReadError> {
        self.cut.map_or(Ok(self.record), Err)
    }
}

/// Reads the ending from a result, for a board of `area` squares. With [`COUNT_MAX`] it takes counts larger
/// than the board, too, which [`Overruled`] then reports.
pub(super) fn said(result: &str, players: &ByColor<String>, area: usize) -> Option<Ending> {
    Claim::read(result, players, area)?.ending
}

/// All games of a text, at least one, or the error of the first that cannot be read.
pub(super) fn all<G>(games: impl Iterator<Item = Result<G, ReadError>>) -> Result<Vec<G>, ReadError> {
    let games: Vec<G> = games.collect::<Result<_, _>>()?;
    if games.is_empty() { Err(ReadError::NoGames) } else { Ok(games) }
}

impl Loaded {
    /// Collects the sound games of a file. A game that is the only one may be cut at a mistake. If no game is
    /// sound, returns the first error.
    pub(super) fn of(games: impl IntoIterator<Item = ReadGame>) -> Result<Loaded, ReadError> {
        let (mut records, mut leftovers) = (Vec::new(), Leftovers::default());
        let (mut cut_game, mut n_moves) = (None, 0);
        for (number, mut game) in (1..).zip(games) {
            let is_full = number > GAMES_MAX || n_moves > MOVES_MAX;
            if is_full {
                game = ReadGame::broken(ReadError::TooMany(number - 1));
            }
            match leftovers.note(number, game) {
                Ok(record) => {
                    n_moves += RECORD_MOVES + record.n_moves();
                    records.push(record);
                }
                Err(game) => cut_game = Some(game),
            }
            if is_full {
                break;
            }
        }
        let Leftovers { rejected, left_out, unused, overruled } = leftovers;
        let mut loaded = Loaded { records, rejected, left_out, unused, overruled, ..Loaded::default() };
        if !loaded.records.is_empty() {
            return Ok(loaded);
        }
        let n_rejected = loaded.rejected.len();
        let mut errors = mem::take(&mut loaded.rejected).into_iter().map(|rejected| rejected.error);
        let first = errors.next().ok_or(ReadError::NoGames)?;
        let only = cut_game.filter(|game| n_rejected == 1 && game.record.n_moves() > 0);
        let ReadGame { record, left_out, .. } = *only.ok_or_else(|| first.clone())?;
        let left_out = left_out.into_iter().map(|error| Rejected { number: 1, error }).collect();
        Ok(Loaded { records: vec![record], left_out, cut: Some(first), ..loaded })
    }

    /// Games that come from several files; `None` without any.
    pub fn of_records(records: Vec<Record>) -> Option<Loaded> {
        (!records.is_empty()).then(|| Loaded { format: "games", records, ..Loaded::default() })
    }

    /// The games, unless the only one is cut at a mistake.
    ///
    /// # Errors
    /// With the mistake.
    pub fn whole(self) -> Result<Loaded, ReadError> {
        match self.cut {
            Some(mistake) => Err(mistake),
            None => Ok(self),
        }
    }

    /// Takes what is in none of the games.
    pub fn take_leftovers(&mut self) -> Leftovers {
        Leftovers {
            rejected: mem::take(&mut self.rejected),
            left_out: mem::take(&mut self.left_out),
            unused: mem::take(&mut self.unused),
            overruled: mem::take(&mut self.overruled),
        }
    }

    /// The number of games or positions, at least one.
    pub fn len(&self) -> usize {
        self.wthor().map_or(self.records.len(), |(base, _)| base.len())
    }

    /// Always `false`: a file without games is an error.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of a game in the file, from 1; those that cannot be read count too.
    pub fn number(&self, index: usize) -> usize {
        self.broken().fold(index + 1, |number, broken| number + usize::from(broken <= number))
    }

    /// The index of the game with a number in the file; `None` if it is missing or cannot be read.
    pub fn index_of(&self, number: usize) -> Option<usize> {
        let n_before = self.broken().filter(|&broken| broken < number).count();
        let index = number.checked_sub(n_before + 1)?;
        (index < self.len() && self.number(index) == number).then_some(index)
    }

    /// The numbers of the games that cannot be read.
    fn broken(&self) -> impl Iterator<Item = usize> {
        self.rejected.iter().filter(|rejected| !rejected.is_about_file()).map(|rejected| rejected.number)
    }

    /// A game with its cursor at the end, or a position without moves.
    pub fn record(&self, index: usize) -> Record {
        self.wthor().map_or_else(|| self.records[index].clone(), |(base, names)| base.record(index, names))
    }

    /// The number of a game in the file and its title ([`title_with`]). If the header says nothing, `called`
    /// writes the summary in place of the title.
    pub fn title(&self, index: usize, draw: &str, called: impl Fn(&Summary) -> String) -> String {
        let title = match self.wthor() {
            Some((base, names)) => title_with(&base.header(index, names), draw),
            None => title_with(&self.records[index].header, draw),
        };
        let title = if title.is_empty() { called(&Summary::of(&self.record(index))) } else { title };
        format!("{}. {title}", self.number(index))
    }

    /// Reads the names of players and tournaments for WTHOR's games, which have only numbers; `read` finds
    /// the name files by their endings, or says why it cannot. Problems with those files go to
    /// [`Loaded::rejected`].
    pub fn name_players(&mut self, read: impl FnMut(&str) -> Result<Option<Vec<u8>>, String>) {
        if let Some((_, names)) = self.wthor.as_deref_mut() {
            let [players, tournaments] = ["jou", "trn"].map(read);
            let bytes = |file: &Result<Option<Vec<u8>>, String>| file.clone().ok().flatten();
            *names = wthor::Names::read(bytes(&players).as_deref(), bytes(&tournaments).as_deref());
            let unread = [players, tournaments].into_iter().filter_map(Result::err).map(ReadError::Names);
            let wrong = mem::take(&mut names.wrong).into_iter().map(ReadError::from);
            self.rejected.extend(unread.chain(wrong).map(|error| Rejected { number: 1, error }));
        }
    }

    /// The games in WTHOR's own form, if they come from such a file.
    pub fn wthor(&self) -> Option<(&wthor::Base, &wthor::Names)> {
        self.wthor.as_deref().map(|(base, names)| (base, names))
    }
}

/// "Anna – Ben, Grand Prix, 2023: 40-24"; empty when nothing is known.
pub fn title(header: &Header) -> String {
    title_with(header, "draw")
}

/// Like [`title`], with the word for a draw whose discs are not written.
pub fn title_with(header: &Header, draw: &str) -> String {
    let ByColor { black, white } = &header.players;
    let or_unknown = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let is_known = !(black.is_empty() && white.is_empty());
    let players = is_known.then(|| format!("{} – {}", or_unknown(black), or_unknown(white)));
    let [event, place] = [&header.event, &header.place].map(String::clone);
    let parts = [players.unwrap_or_default(), event, place, plain_date(&header.date)];
    let known: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let result = match header.result.as_str() {
        "" => String::new(),
        "0" => format!(": {draw}"),
        result => format!(": {result}"),
    };
    if known.is_empty() { String::new() } else { known.join(", ") + &result }
}

impl Summary {
    /// The summary of a game, or of a position without moves.
    pub fn of(record: &Record) -> Summary {
        let path = record.path(record.cursor());
        let squares = path.iter().filter_map(|&node| record.move_into(node)?.square());
        let n_moves = squares.count();
        let position = record.position();
        let content = match (n_moves, position.outcome()) {
            (0, None) => Content::Position { turn: position.turn(), n_empties: position.empties().len() },
            (0, Some(_)) => Content::Over,
            _ => Content::Game { n_moves, has_variations: record.n_moves() > path.len() },
        };
        Summary { board: record.start().size(), content }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let board = self.board;
        match self.content {
            Content::Position { turn, n_empties } => {
                write!(f, "A position on {board}, {turn} to move, {n_empties} empties")
            }
            Content::Over => write!(f, "A position on {board}, the game is over"),
            Content::Game { n_moves, has_variations } => {
                let moves = if n_moves == 1 { "move" } else { "moves" };
                let rest = if has_variations { " with variations" } else { "" };
                write!(f, "A game of {n_moves} {moves} on {board}{rest}")
            }
        }
    }
}
