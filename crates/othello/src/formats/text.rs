//! Reads what a person wrote: a row of squares, passes, numbers and words. The rules of Othello say which row
//! is a game.
//!
//! There are several ways to take a text as a row ([`items`], [`rows`]). Each is cut into games by legality
//! ([`games`]) and judged by how many moves it explains; the best counts, and two that are as good are an
//! error that shows both. What is beside the moves names the players, the date and the result ([`facts`]). A
//! reading knows which parts of the text it used; the others are [`Unused`].

mod facts;
mod games;
mod items;
mod rows;

pub(super) use facts::{Key, keep, key};
pub(super) use rows::{is_column_axis, of_values};

use super::loaded::{ReadGame, Reading};
use super::normal::NormalText;
use super::place::Known;
use super::transcript::{self, TranscriptError};
use super::{Defaults, GAMES_MAX, Place, ReadError};
use crate::record::{Header, Record};
use crate::rules::{BoardSize, ByColor, Goal, Position, Start};
use facts::FactReader;
use games::{Failure, FoundGame, FoundGames, games};
use items::{Item, MarkKind, Marks, What};
use std::ops::Range;

/// A part of a text that a reading has no use for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unused {
    /// Where it begins.
    pub place: Place,
    /// Its bytes in the text.
    pub bytes: Range<usize>,
    /// The text itself.
    pub text: String,
}

impl Unused {
    /// The part in the whole text: the text in which it was found begins at a place and a byte.
    pub(super) fn shifted(self, begin: Place, byte: usize) -> Unused {
        let bytes = self.bytes.start + byte..self.bytes.end + byte;
        Unused { place: self.place.shifted(begin), bytes, ..self }
    }
}

/// No pass has more words and signs.
const PASS_MARKS_MAX: usize = 8;
/// No list of unused parts is longer.
const UNUSED_MAX: usize = 200;
/// Fewer moves do not show that another start is meant, or that numbers are squares.
const SURE_MIN: usize = 3;

/// Whether a plain text may have moves in one of the ways in which they are read.
pub(super) fn looks_like(plain: &str) -> bool {
    items::has_squares(plain)
        || plain.len() <= rows::TEXT_MAX && {
            let normal = NormalText::new(plain);
            let marks = Marks::of(&normal);
            let start = Position::start(BoardSize::STANDARD);
            let others =
                rows::of_squares(&marks, &[], &start).into_iter().chain(rows::of_numbers(&marks, &[]));
            others.into_iter().any(|row| whole(&row, &[start]).is_some())
        }
}

/// Reads the games of a text, each from the first start that fits: that of the caller, the standard one, or
/// one that its moves show.
pub(super) fn read(text: &str, defaults: &Defaults) -> Result<Reading, ReadError> {
    let mut starts = vec![defaults.start];
    let standard = Position::start(defaults.size);
    if standard != defaults.start {
        starts.push(standard);
    }
    read_from(text, &starts, true, defaults.goal)
}

/// Reads the games of a text, each from one of `starts`, or from any usual one.
pub(super) fn read_from(
    text: &str,
    starts: &[Position],
    is_any_start: bool,
    goal: Goal,
) -> Result<Reading, ReadError> {
    let normal = NormalText::new(text);
    let mut reader = TextReader::new(&normal, starts, goal);
    let (row, found) = reader.best(is_any_start)?;
    reader.reading(&row, found)
}

/// Reads one game that begins at `start`, in a text that has nothing but moves, numbers and remarks.
pub(super) fn read_one(text: &str, start: &Position, goal: Goal) -> Result<Record, TranscriptError> {
    let normal = NormalText::new(text);
    let mut reader = TextReader::new(&normal, std::slice::from_ref(start), goal);
    let (row, found) = reader.best(false).map_err(|error| match error {
        ReadError::Transcript(error) => error,
        _ => reader.stray_word(&[], 0, &[]).unwrap_or(TranscriptError::Empty),
    })?;
    let first = row.get(found.games.first().map_or(0, |game| game.items.start)).map_or(0, |item| item.mark);
    let wrong = found.games.iter().find_map(|game| game.failure.clone());
    let second = found.games.get(1).map(|game| {
        let item = game.items.start;
        let number = found.games[0].n_placed() + 1;
        let reason = match row[item].play(&found.games[0].end, number) {
            items::Played::Wrong(reason) => reason,
            _ => Some(crate::rules::IllegalMove::GameOver),
        };
        Failure { item, number, reason }
    });
    if let Some(failure) = wrong.or(second) {
        let mut known = Known::BEGIN;
        return Err(reader.error(&row, failure, &mut known));
    }
    let passes = found.games.iter().flat_map(|game| passes(game, &row)).collect::<Vec<_>>();
    if let Some(error) = reader.stray_word(&row, first, &passes) {
        return Err(error);
    }
    match reader.reading(&row, found) {
        Ok(reading) => reading.records.into_iter().next().ok_or(TranscriptError::Empty),
        Err(ReadError::Transcript(error)) => Err(error),
        Err(_) => Err(TranscriptError::Empty),
    }
}

/// The one game that all of a row is.
fn whole(row: &[Item], starts: &[Position]) -> Option<FoundGames> {
    let found = games(row, starts);
    let is_one = found.games.len() == 1 && found.is_sound() && found.n_moves() >= SURE_MIN;
    is_one.then_some(found)
}

struct TextReader<'a> {
    marks: Marks<'a>,
    /// What may be moves, columns first.
    items: Vec<Item>,
    starts: Vec<Position>,
    goal: Goal,
}

/// A row with what is found in it.
type Candidate = (Vec<Item>, FoundGames);

impl<'a> TextReader<'a> {
    fn new(normal: &'a NormalText<'a>, starts: &[Position], goal: Goal) -> TextReader<'a> {
        let mut marks = Marks::of(normal);
        let items = marks.items(false);
        marks.set_asides(&items);
        TextReader { marks, items, starts: starts.to_vec(), goal }
    }

    /// The best row of the text.
    fn best(&self, is_any_start: bool) -> Result<Candidate, ReadError> {
        let mut best = self.natural(&self.items, &self.starts)?;
        let is_better = |best: &Option<Candidate>, other: &FoundGames| {
            best.as_ref().is_none_or(|(_, found)| other.evidence() > found.evidence())
        };
        let is_sure = |(_, found): &Candidate| found.is_sound() && found.n_moves() >= SURE_MIN;
        if let Some(sure) = best.take_if(|best| is_sure(best)) {
            return Ok(sure);
        }
        let turned = self.marks.items(true);
        let has_turned = turned.iter().any(|item| matches!(item.what, What::Square { .. }));
        if has_turned
            && let Some(other) =
                self.natural(&turned, &self.starts)?.filter(|(_, found)| is_better(&best, found))
        {
            best = Some(other);
        }
        if let Some(sure) = best.take_if(|best| is_sure(best)) {
            return Ok(sure);
        }
        if is_any_start {
            for start in self.other_starts() {
                let Some(other) = self.natural(&self.items, &[start])? else { continue };
                let is_long =
                    other.1.games.iter().all(|game| game.failure.is_some() || game.n_placed() >= SURE_MIN);
                if is_long && other.1.is_sound() && is_better(&best, &other.1) {
                    best = Some(other);
                    break;
                }
            }
        }
        if self.marks.plain().len() <= rows::TEXT_MAX && !best.as_ref().is_some_and(is_sure) {
            let open: Vec<Item> =
                self.items.iter().filter(|item| !self.marks.all[item.mark].is_aside).copied().collect();
            let squares = rows::of_squares(&self.marks, &open, &self.starts[0]);
            let mut others: Vec<Candidate> = squares
                .into_iter()
                .filter_map(|row| whole(&row, &self.starts).map(|found| (row, found)))
                .collect();
            others.dedup_by(|one, other| moves(&one.1) == moves(&other.1));
            if let [first, second, ..] = &others[..] {
                return Err(two_readings(&first.1, &second.1).into());
            }
            let numbers = rows::of_numbers(&self.marks, &self.items).into_iter();
            let mut numbers =
                numbers.filter_map(|row| whole(&row, &self.starts[..1]).map(|found| (row, found)));
            for other in others.into_iter().chain(numbers.next()) {
                if is_better(&best, &other.1) {
                    best = Some(other);
                }
            }
        }
        best.ok_or(ReadError::Unknown)
    }

    /// Other starts that moves may have: the mirrored one, and those of the boards that have all squares.
    fn other_starts(&self) -> Vec<Position> {
        let size = self.starts[0].size();
        let sizes = items::sizes_for(&self.items).into_iter().filter(|own| *own != size);
        let (width, height) = (usize::from(size.width()), usize::from(size.height()));
        let fits = self.items.iter().all(|item| item.reach().0 <= width && item.reach().1 <= height);
        match fits {
            true => vec![Start::Mirrored.position(size)],
            false => sizes.map(Position::start).collect(),
        }
    }

    /// The row of items as they are written, without remarks. Squares in lines of words are part of it where
    /// that is a better row.
    fn natural(&self, items: &[Item], starts: &[Position]) -> Result<Option<Candidate>, ReadError> {
        let open: Vec<Item> =
            items.iter().filter(|item| !self.marks.all[item.mark].is_aside).copied().collect();
        let open = if open.iter().any(is_square) { open } else { items.to_vec() };
        if !open.iter().any(is_square) {
            return Ok(None);
        }
        let lines = open.chunk_by(|item, next| item.line == next.line);
        let clear = lines.filter(|own| self.is_clear_line(own, &open)).flatten().copied();
        let clear: Vec<Item> = clear.collect();
        let evaluate = |row: Vec<Item>| {
            let found = games(&row, starts);
            (row, found)
        };
        let mut best = evaluate(if clear.iter().any(is_square) { clear } else { open.clone() });
        if best.0.len() < open.len() && (!best.1.is_sound() || best.1.n_moves() < 2) {
            let all = evaluate(open.clone());
            if all.1.evidence() > best.1.evidence() {
                best = all;
            }
        }
        // Moves in brackets are played or not, as the rules say.
        if let Some(outside) = self.outside_brackets(&best.0) {
            let other = evaluate(outside);
            let is_one = |found: &FoundGames| found.is_sound() && found.games.len() == 1;
            match (is_one(&best.1), is_one(&other.1)) {
                (true, true) if moves(&best.1) == moves(&other.1) => {}
                (true, true) => return Err(two_readings(&best.1, &other.1).into()),
                (false, true) if other.1.n_moves() + 3 >= best.1.n_moves() => best = other,
                _ if other.1.evidence() > best.1.evidence() => best = other,
                _ => {}
            }
        }
        Ok(Some(best))
    }

    /// Whether the line of its `own` items is moves, and not words with a square among them.
    fn is_clear_line(&self, own: &[Item], items: &[Item]) -> bool {
        let n_squares = own.iter().filter(|item| is_square(item)).count();
        let unknown = self.marks.lines[own[0].line]
            .clone()
            .filter(|at| !self.marks.all[*at].is_aside && self.marks.is_unknown(*at, items));
        let n_unknown = unknown.count();
        n_unknown == 0 || n_squares > 1 && 2 * n_squares >= n_unknown
    }

    /// The items outside of brackets; `None` where these hold none, or all.
    fn outside_brackets(&self, row: &[Item]) -> Option<Vec<Item>> {
        let mut depth = vec![0_i32; self.marks.all.len() + 1];
        for at in 0..self.marks.all.len() {
            let step = match self.marks.sign(at) {
                Some('(' | '[' | '{') => 1,
                Some(')' | ']' | '}') => -1,
                _ => 0,
            };
            depth[at + 1] = (depth[at] + step).max(0);
        }
        let outside: Vec<Item> = row.iter().filter(|item| depth[item.mark] == 0).copied().collect();
        (!outside.is_empty() && outside.len() < row.len()).then_some(outside)
    }

    /// The games as records, with what is said about each, and what is not used.
    fn reading(&mut self, row: &[Item], found: FoundGames) -> Result<Reading, ReadError> {
        let is_own = |item: &Item| {
            let mark = &self.marks.all[item.mark];
            mark.begin <= item.begin && item.end <= mark.end
        };
        let is_written = row.iter().all(is_own);
        let mut used = vec![false; self.marks.all.len()];
        for item in row.iter().enumerate().filter(|(at, _)| !found.strays.contains(at)).map(|(_, item)| item)
        {
            let first = self.marks.all.partition_point(|mark| mark.end <= item.begin);
            let end = first + self.marks.all[first..].iter().take_while(|mark| mark.begin < item.end).count();
            used[first..end].fill(true);
        }
        let n_games = found.games.len();
        let regions = self.regions(row, &found, is_written);
        let mut results: Vec<Result<ReadGame, ReadError>> = Vec::new();
        let mut known = Known::BEGIN;
        for (game, region) in found.games.into_iter().zip(regions).take(GAMES_MAX + 1) {
            let error = game.failure.clone().map(|failure| self.error(row, failure, &mut known).into());
            if game.moves.is_empty() {
                results.extend(error.map(Err));
                continue;
            }
            let short = passes(&game, row).into_iter().filter(|marks| marks.len() <= PASS_MARKS_MAX);
            short.for_each(|marks| used[marks].fill(true));
            let mut facts = FactReader {
                marks: &self.marks,
                items: &self.items,
                used: &mut used,
                header: Header::default(),
                end: game.end,
                goal: self.goal,
                counts: ByColor::default(),
            };
            facts.read(region);
            let header = std::mem::take(&mut facts.header);
            let mut record = Record::new(game.start, self.goal);
            for (mv, _) in &game.moves {
                record.play(*mv).expect("it was played before");
            }
            record.header = header;
            results.push(Ok(ReadGame { cut: error, ..record.into() }));
        }
        debug_assert!(results.len() <= n_games.max(1));
        let mut reading = Reading::of(results)?;
        reading.unused = self.unused(&used);
        Ok(reading)
    }

    /// The marks that speak of each game: from the line after the game before it, or after an empty line.
    fn regions(&self, row: &[Item], found: &FoundGames, is_written: bool) -> Vec<Range<usize>> {
        let n_marks = self.marks.all.len();
        if !is_written || found.games.len() == 1 {
            return vec![0..n_marks; found.games.len().max(1)];
        }
        let mut begins = vec![0];
        for pair in found.games.windows(2) {
            let last = &row[pair[0].items.end - 1];
            let next = &row[pair[1].items.start];
            if next.line == last.line {
                begins.push(next.mark);
                continue;
            }
            let begins_head = |line: &usize| {
                let marks = self.marks.lines[*line].clone();
                marks.is_empty()
                    || marks.clone().any(|at| {
                        self.marks.is_unknown(at, &self.items)
                            || self.marks.sign(at) == Some(':') && !self.marks.is_number(at + 1)
                    })
            };
            let line = (last.line + 1..next.line).find(begins_head).unwrap_or(next.line);
            begins.push(self.marks.lines[line].start);
        }
        let ends = begins.iter().skip(1).copied().chain([n_marks]);
        begins.iter().copied().zip(ends).map(|(begin, end)| begin..end.max(begin)).collect()
    }

    /// What is left of the text, a part for each line.
    fn unused(&self, used: &[bool]) -> Vec<Unused> {
        let mut unused = Vec::new();
        let mut known = Known::BEGIN;
        for line in &self.marks.lines {
            let says = |at: &usize| {
                let is_word = match self.marks.all[*at].kind {
                    MarkKind::Word => self.marks.str(*at).chars().count() > 1,
                    MarkKind::Number => !self.is_number_of_move(*at, used),
                    MarkKind::Sign(_) => false,
                };
                is_word && !used[*at]
            };
            let Some(first) = line.clone().find(says) else { continue };
            let last =
                line.clone().take_while(|at| *at <= first || !used[*at]).filter(says).last().unwrap_or(first);
            let text = self.marks.text;
            let begin = text.original_byte(self.marks.all[first].begin);
            let part = text.original(self.marks.all[first].begin, self.marks.all[last].end);
            let place = known.go_to(text.whole(), begin);
            unused.push(Unused {
                place,
                bytes: begin..begin + part.len(),
                text: part.chars().take(80).collect(),
            });
            if unused.len() >= UNUSED_MAX {
                break;
            }
        }
        unused
    }

    /// Whether a number is beside a move, or its line has moves with numbers.
    fn is_number_of_move(&self, at: usize, used: &[bool]) -> bool {
        let line = &self.marks.lines[self.marks.all[at].line];
        let beside = |range: &mut dyn Iterator<Item = usize>| {
            let mut words = range.filter(|at| self.marks.sign(*at).is_none());
            words.next().is_some_and(|at| used[at] && !self.marks.is_number(at))
        };
        beside(&mut (at + 1..line.end)) || at > line.start && used[at - 1] && !self.marks.is_number(at - 1)
    }

    /// The first word from a mark on that is neither a move nor says anything known, as an error.
    fn stray_word(&self, row: &[Item], from: usize, passes: &[Range<usize>]) -> Option<TranscriptError> {
        let is_move = |at: usize| row.iter().chain(&self.items).any(|item| item.mark == at);
        let last = row.iter().map(|item| item.mark).max().unwrap_or(0);
        // What is before a number or a colon names it.
        let is_label = |at: usize| {
            let next = (at + 1..self.marks.all.len()).find(|next| self.marks.sign(*next) != Some('.'));
            next.is_some_and(|next| self.marks.is_number(next) || self.marks.sign(next) == Some(':'))
        };
        let is_stray = |at: &usize| {
            let (mark, text) = (&self.marks.all[*at], self.marks.str(*at));
            let is_word = mark.kind == MarkKind::Word && !mark.is_aside && !is_move(*at);
            let is_said = crate::record::words::word(text).is_some()
                || text.contains(crate::record::words::is_together);
            let is_pass = passes.iter().any(|pass| pass.contains(at));
            let is_remark = *at > last && text.chars().count() > 2;
            is_word && !is_said && !is_pass && !is_label(*at) && (row.is_empty() || !is_remark)
        };
        let at = (from..self.marks.all.len()).find(is_stray)?;
        let mark = self.marks.all[at];
        let place = Known::BEGIN.place(self.marks.text.whole(), self.marks.text.original_byte(mark.begin));
        let number = row.iter().filter(|item| item.mark < at && is_square(item)).count() + 1;
        let text = self.marks.str(at).chars().take(12).collect();
        Some(TranscriptError::NotAMove { number, text, place, size: self.starts[0].size() })
    }

    /// The error with its place, which is behind the one that is known.
    fn error(&self, row: &[Item], failure: Failure, known: &mut Known) -> TranscriptError {
        let item = &row[failure.item];
        let text: String = self.marks.plain()[item.begin..item.end].chars().take(12).collect();
        let at = self.marks.text.original_byte(item.begin);
        let place = known.go_to(self.marks.text.whole(), at);
        let number = failure.number;
        match failure.reason {
            None => TranscriptError::NotAMove { number, text, place, size: self.starts[0].size() },
            Some(reason) => TranscriptError::Illegal { number, text, place, reason },
        }
    }
}

/// The marks between the moves around each pass that is left out: whatever is written there is the pass.
fn passes(game: &FoundGame, row: &[Item]) -> Vec<Range<usize>> {
    let is_left_out = |at: &usize| game.moves[at - 1].1.is_none();
    let between = (1..game.moves.len()).filter(is_left_out).filter_map(|at| {
        let next = game.moves[at].1?;
        let before = game.moves[..at - 1].iter().rev().find_map(|(_, item)| *item);
        Some(before.map_or(0, |before| row[before].mark + 1)..row[next].mark)
    });
    between.filter(|marks| marks.start <= marks.end).collect()
}

fn is_square(item: &Item) -> bool {
    matches!(item.what, What::Square { .. } | What::At(..))
}

fn moves(found: &FoundGames) -> String {
    let record = |game: &FoundGame| {
        let mut record = Record::new(game.start, Goal::MostDiscs);
        for (mv, _) in &game.moves {
            record.play(*mv).expect("it was played before");
        }
        transcript::write(&record, &record.line())
    };
    found.games.iter().map(record).collect()
}

fn two_readings(first: &FoundGames, second: &FoundGames) -> TranscriptError {
    TranscriptError::TwoReadings { first: moves(first), second: moves(second) }
}
