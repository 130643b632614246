//! Reads what a person wrote: a row of squares, passes, numbers and words. The rules of Othello say which row
//! is a game.
//!
//! There are several ways to take a text as a row ([`items`], [`rows`]). The rules cut each row into games,
//! which decide its value ([`games`]); the best row wins, and a tie is an error that shows
//! both. The text beside the moves gives the players, the date and the result ([`facts`]). Parts of the text
//! that a reading does not use are [`Unused`].

mod dates;
mod facts;
mod games;
mod items;
mod names;
mod results;
mod rows;

pub(super) use facts::{Key, PartialHeader, key};
pub(super) use rows::{TEXT_MAX, is_axis, is_column_axis, of_values};

use super::loaded::{ReadGame, has_game};
use super::normal::NormalText;
use super::place::Known;
use super::{Defaults, Fault, GAMES_MAX, Mistake, ReadError, Unused, detect};
use crate::record::Record;
use crate::record::words::{self, TokenKind};
use crate::rules::{BoardSize, Goal, Position, Start};
use facts::FactReader;
use games::{Failure, FoundGame, FoundGames, games};
use items::{Aside, Item, Marks};
use std::ops::Range;

/// How many words and signs a pass may take.
const PASS_MARKS_MAX: usize = 8;
/// A start fits if one of this many first squares is legal: the very first may stand in a caption.
const FIRST_SQUARES: usize = 4;

pub(super) fn looks_like(plain: &str) -> bool {
    detect::is_moves(plain) || plain.len() <= rows::TEXT_MAX && has_game(&read(plain, &Defaults::default()))
}

/// Reads the games of a text, each from the first start that fits: that of the caller, the standard one, or
/// one that its moves show.
pub(super) fn read(text: &str, defaults: &Defaults) -> Vec<ReadGame> {
    let mut starts = vec![defaults.start, Position::start(defaults.start.size())];
    starts.dedup();
    read_from(text, &starts, true, defaults.goal)
}

/// Reads the games of a text, each from one of `starts`, or from any usual one.
pub(super) fn read_from(text: &str, starts: &[Position], is_any_start: bool, goal: Goal) -> Vec<ReadGame> {
    let normal = NormalText::new(text);
    let reader = TextReader { marks: Marks::of(&normal), starts, goal };
    match reader.best(is_any_start) {
        Ok(found) if found.row.is_empty() || reader.is_talk(&found) => {
            vec![ReadGame::broken(ReadError::Unknown)]
        }
        Ok(found) => reader.reading(&found),
        Err(error) => vec![ReadGame::broken(error.into())],
    }
}

/// The byte at which the last of several games of a text begins, including the head above its moves.
pub(super) fn last_game(text: &str) -> Option<usize> {
    let normal = NormalText::new(text);
    let start = Position::start(BoardSize::STANDARD);
    let reader = TextReader { marks: Marks::of(&normal), starts: &[start], goal: Goal::MostDiscs };
    let found = reader.best(true).ok().filter(|found| found.games.len() > 1)?;
    let first = reader.regions(&found).pop()?.start;
    Some(normal.original_byte(reader.marks.all.get(first)?.begin)).filter(|begin| *begin > 0)
}

/// Reads one game that begins at `start`. An unknown word among the moves is an error.
pub(super) fn read_one(text: &str, start: &Position, goal: Goal) -> Result<Record, Mistake> {
    let normal = NormalText::new(text);
    let reader = TextReader { marks: Marks::of(&normal), starts: &[*start], goal };
    let mut found = reader.best(false)?;
    // The whole row must be one game.
    let first = found.games.first().map_or(0, |game| game.items.start);
    let game = games::game(&found.row, first..found.row.len(), *start);
    if let Some(failure) = &game.failure {
        return Err(reader.mistake(&found.row, failure, &mut { Known::BEGIN }));
    }
    found.games = vec![game];
    if let Some(error) = reader.stray_word(&found.row[first..], &reader.used(&found)) {
        return Err(error);
    }
    let game = reader.reading(&found).into_iter().next();
    game.map(|game| game.record).ok_or(Fault::NoMoves.into())
}

struct TextReader<'a> {
    marks: Marks<'a>,
    starts: &'a [Position],
    goal: Goal,
}

impl TextReader<'_> {
    /// The best row of the text, empty if there is none.
    fn best(&self, is_any_start: bool) -> Result<FoundGames, Mistake> {
        if self.marks.is_cut {
            return Err(Fault::TooMuch.into());
        }
        let items = &self.marks.items;
        let mut best = self.natural(items, self.starts)?;
        if !best.is_sure() {
            best = best.or_better(self.natural(&self.marks.turned(), self.starts)?);
        }
        let others = if is_any_start && !best.is_sure() { self.other_starts() } else { Vec::new() };
        for start in others {
            let found = self.natural(items, &[start])?;
            if found.is_sound() && found.games.iter().all(|game| game.n_placed() > 2) {
                best = best.or_better(found);
            }
            if best.is_sure() {
                break;
            }
        }
        if self.marks.plain().len() <= rows::TEXT_MAX && !best.is_sure() {
            best = best.or_better(self.other_row()?);
        }
        Ok(best)
    }

    /// Other starts that fit the first moves: the mirrored one, and those of boards of other sizes. In long
    /// texts, other sizes are tried only if some square lies outside the board.
    fn other_starts(&self) -> Vec<Position> {
        let size = self.starts[0].size();
        let mut sizes = items::sizes_for(&self.marks.items);
        if sizes.contains(&size) && self.marks.plain().len() > rows::TEXT_MAX {
            sizes.clear();
        }
        let sizes = sizes.into_iter().filter(|own| *own != size).map(Position::start);
        let first = || self.marks.items.iter().filter(|item| item.is_square()).take(FIRST_SQUARES);
        let fits = |start: &Position| first().any(|item| item.play(start, 1).is_ok());
        [Start::Mirrored.position(size)].into_iter().chain(sizes).filter(fits).collect()
    }

    /// The best row of items in their written order, empty if there is none: with squares in brackets, then
    /// without, then, unless a good row is found, with those in lines of words and in remarks.
    fn natural(&self, items: &[Item], starts: &[Position]) -> Result<FoundGames, Mistake> {
        let mut best = FoundGames::default();
        for most in [Aside::Brackets, Aside::No, Aside::Talk, Aside::Remark] {
            let row = self.marks.row(items, most);
            let is_good = best.is_sound() && best.n_moves() > 1;
            let adds_nothing = best.row.len() == row.len() || is_good && most > Aside::Brackets;
            if adds_nothing || !row.iter().any(Item::is_square) {
                continue;
            }
            let found = games(row, starts);
            let are_two = [&best, &found].iter().all(|found| found.is_sound() && found.games.len() == 1);
            if most == Aside::No && are_two && moves(&best) != moves(&found) {
                return Err(two_readings(&best, &found));
            }
            best = best.or_better(found);
        }
        Ok(best)
    }

    /// The row by another way to write moves ([`rows`]), if the whole row is one game; else an empty one.
    fn other_row(&self) -> Result<FoundGames, Mistake> {
        let is_whole = |found: &FoundGames| found.is_sure() && found.games.len() == 1;
        let squares = rows::of_squares(&self.marks, &self.starts[0]).into_iter();
        let mut found: Vec<FoundGames> =
            squares.map(|row| games(row, self.starts)).filter(is_whole).collect();
        found.dedup_by(|one, other| moves(one) == moves(other));
        if let [first, second, ..] = &found[..] {
            return Err(two_readings(first, second));
        }
        let numbers = || rows::of_numbers(&self.marks).into_iter().map(|row| games(row, &self.starts[..1]));
        Ok(found.pop().or_else(|| numbers().find(is_whole)).unwrap_or_default())
    }

    /// Whether the text only mentions squares: no two moves stand side by side, and most words are unknown.
    fn is_talk(&self, found: &FoundGames) -> bool {
        const GAME_MIN: usize = 4;
        const WORDS_PER_MOVE: usize = 2;
        let n_words = self.marks.all.iter().filter(|mark| mark.is_unknown).count();
        let is_row = |game: &FoundGame| {
            let items = &found.row[game.items.clone()];
            game.n_placed() >= GAME_MIN || items.windows(2).any(|two| two[0].mark + 1 >= two[1].mark)
        };
        n_words > WORDS_PER_MOVE * found.n_moves() && !found.games.iter().any(is_row)
    }

    /// The games as records with their headers, and the unused parts of the text.
    fn reading(&self, found: &FoundGames) -> Vec<ReadGame> {
        let mut used = self.used(found);
        let regions = self.regions(found);
        let mut games: Vec<ReadGame> = Vec::new();
        let mut known = Known::BEGIN;
        for (game, region) in found.games.iter().zip(regions).take(GAMES_MAX + 1) {
            let failure = game.failure.as_ref();
            let cut = failure.map(|failure| self.mistake(&found.row, failure, &mut known).into());
            if game.moves.is_empty() {
                games.extend(cut.map(ReadGame::broken));
                continue;
            }
            let mut record = Record::new(game.start, self.goal);
            game.moves.iter().for_each(|(mv, _)| _ = record.play(*mv).expect("it was played before"));
            let (used, told) = (&mut used[..], PartialHeader::default());
            let facts = FactReader { marks: &self.marks, used, told, end: game.end, goal: self.goal };
            record.header = facts.header(region);
            games.push(ReadGame { cut, ..record.into() });
        }
        if let Some(first) = games.iter_mut().find(|game| game.record.n_moves() > 0) {
            first.unused = self.unused(&used);
        }
        games
    }

    /// For each mark, whether a move or pass uses it.
    fn used(&self, found: &FoundGames) -> Vec<bool> {
        let mut used = vec![false; self.marks.all.len()];
        let is_used = |(at, _): &(usize, &Item)| found.strays.binary_search(at).is_err();
        for (_, item) in found.row.iter().enumerate().filter(is_used) {
            let first = self.marks.all.partition_point(|mark| mark.end <= item.begin);
            let own = self.marks.all[first..].iter().take_while(|mark| mark.begin < item.end);
            used[first..first + own.count()].fill(true);
        }
        for game in &found.games {
            let (mut begin, mut is_left_out) = (0, false);
            for (_, item) in &game.moves {
                if let Some(mark) = item.map(|item| found.row[item].mark) {
                    // Words in place of a left-out pass are read as the pass.
                    if is_left_out && (begin..=begin + PASS_MARKS_MAX).contains(&mark) {
                        used[begin..mark].fill(true);
                    }
                    begin = mark + 1;
                }
                is_left_out = item.is_none();
            }
        }
        used
    }

    /// The marks of each game, from the first empty line or line of words after the previous game.
    fn regions(&self, found: &FoundGames) -> Vec<Range<usize>> {
        let mut begins = vec![0];
        for pair in found.games.windows(2) {
            let (last, next) = (&found.row[pair[0].items.end - 1], &found.row[pair[1].items.start]);
            let begins_head = |line: &usize| {
                let marks = self.marks.lines[*line].clone();
                let is_named = |at: usize| self.marks.sign(at) == Some(':') && !self.marks.is_number(at + 1);
                marks.is_empty() || marks.into_iter().any(|at| self.marks.all[at].is_unknown || is_named(at))
            };
            let line = (last.line + 1..next.line).find(begins_head).unwrap_or(next.line);
            begins.push(if next.line == last.line { next.mark } else { self.marks.lines[line].start });
        }
        let ends = begins.iter().skip(1).copied().chain([self.marks.all.len()]);
        begins.iter().copied().zip(ends).map(|(begin, end)| begin..end.max(begin)).collect()
    }

    /// The unused parts of the text: marks of a line side by side, as far as they say something.
    fn unused(&self, used: &[bool]) -> Vec<Unused> {
        let says = |at: &&usize| match self.marks.all[**at].kind {
            TokenKind::Word => self.marks.str(**at).chars().count() > 1,
            TokenKind::Number => !self.is_number_of_move(**at, used),
            TokenKind::Sign(_) => false,
        };
        let (marks, text) = (&self.marks.all, self.marks.text);
        let free: Vec<usize> = (0..marks.len()).filter(|at| !used[*at]).collect();
        let runs = free.chunk_by(|one, other| one + 1 == *other && marks[*one].line == marks[*other].line);
        let is_said = |at: &&usize| says(at) || marks[**at].kind == TokenKind::Word;
        let part = |run: &[usize]| {
            run.iter().find(says)?;
            let (first, last) = (run.iter().find(is_said)?, run.iter().rfind(is_said)?);
            let (begin, end) = (marks[*first].begin, marks[*last].end);
            let (length, begin) = (text.original(begin, end).len(), text.original_byte(begin));
            Some(Unused::new(text.original, begin..begin + length))
        };
        runs.filter_map(part).collect()
    }

    /// Whether a number is beside a move, and no part of a score or a time of day.
    fn is_number_of_move(&self, at: usize, used: &[bool]) -> bool {
        if [at, at.saturating_sub(2)].into_iter().any(|at| self.marks.is_score(at)) {
            return false;
        }
        let line = &self.marks.lines[self.marks.all[at].line];
        let is_move = |at: usize| used[at] && !self.marks.is_number(at);
        let next = (at + 1..line.end).find(|at| self.marks.sign(*at).is_none());
        next.is_some_and(is_move) || at > line.start && is_move(at - 1)
    }

    /// The error for the first unknown word after the first move, if there is one.
    fn stray_word(&self, row: &[Item], used: &[bool]) -> Option<Mistake> {
        let first = row.first().map_or(0, |item| item.mark);
        let last = row.last().map_or(0, |item| item.mark);
        // A word before a number or a colon is a label.
        let is_label = |at: usize| {
            let next = at + 1 + usize::from(self.marks.sign(at + 1) == Some('.'));
            self.marks.is_number(next) || self.marks.sign(next) == Some(':')
        };
        let is_stray = |at: &usize| {
            let (mark, text) = (&self.marks.all[*at], self.marks.str(*at));
            // A single column letter: the square was cut off.
            let is_letter = mark.word.is_none() && matches!(text.as_bytes(), [b'a'..=b'p' | b'A'..=b'P']);
            let is_remark = mark.aside == Aside::Remark || *at > last && text.chars().count() > 2;
            (mark.is_unknown || is_letter)
                && !text.contains(words::is_cjk)
                && !used.get(*at).is_some_and(|is_used| *is_used)
                && !is_label(*at)
                && (row.is_empty() || !is_remark)
        };
        let at = (first..self.marks.all.len()).find(is_stray)?;
        let place = self.marks.text.place(self.marks.all[at].begin);
        let number = row.iter().filter(|item| item.mark < at && item.is_square()).count() + 1;
        Some(Mistake::of_move(number, self.marks.str(at), place, Fault::NotAMove(self.starts[0].size())))
    }

    /// The mistake of a failure; its place is looked up from the last known one.
    fn mistake(&self, row: &[Item], failure: &Failure, known: &mut Known) -> Mistake {
        let Item { begin, end, .. } = row[failure.item];
        let place = known.go_to(self.marks.text.original, self.marks.text.original_byte(begin));
        Mistake::of_move(failure.number, &self.marks.plain()[begin..end], place, failure.fault.clone())
    }
}

fn moves(found: &FoundGames) -> String {
    let moves = found.games.iter().flat_map(|game| game.moves.iter().map(|(mv, _)| (mv, game.end.size())));
    moves.filter_map(|(mv, size)| Some(mv.square()?.name(size))).collect()
}

fn two_readings(first: &FoundGames, second: &FoundGames) -> Mistake {
    Fault::TwoReadings { first: moves(first).into(), second: moves(second).into() }.into()
}
