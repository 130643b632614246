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
use super::{Defaults, Fault, GAMES_MAX, Mistake, ReadError, Unused, board_text, detect};
use crate::record::words::{self, TokenKind};
use crate::record::{PlayedMove, Record};
use crate::rules::{BoardSize, Color, Goal, Move, Position, Start, Symmetry};
use facts::FactReader;
use games::{Failure, FoundGame, FoundGames, games};
use items::{Aside, Item, Marks};
use std::ops::Range;

/// How many words and signs a pass may take.
const PASS_MARKS_MAX: usize = 8;
/// A start fits if one of this many first squares is legal: the very first may stand in a caption.
const FIRST_SQUARES: usize = 4;
/// Beginnings of words for the parallel start.
const PARALLEL: [&str; 4] = ["parall", "parale", "perpendic", "παράλλ"];

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
            let is_search = reader.marks.all.iter().any(|mark| mark.aside == Aside::Search);
            vec![ReadGame::broken(if is_search { ReadError::Search } else { ReadError::Unknown })]
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

/// A game that the boards of a text show, with the header that the text around them tells.
pub(super) fn beside(text: &str, boards: &[Range<usize>], game: Record) -> ReadGame {
    let normal = NormalText::new(text);
    let (end, first, goal, moves) = (*game.position(), game.start().turn(), game.goal(), game.moves());
    let reader = TextReader { marks: Marks::of(&normal), starts: &[end], goal };
    let (marks, told) = (&reader.marks, PartialHeader::default());
    let mut used: Vec<bool> = (0..marks.all.len()).map(|at| marks.is_tag(at)).collect();
    boards.iter().for_each(|board| used[marks.within(board.clone())].fill(true));
    let played = |item: &Item| {
        let mv = Move::Place(item.on(end.size())?);
        let number = moves.iter().position(|own| *own == mv)?;
        Some((if number % 2 == 0 { first } else { !first }, item.mark))
    };
    let items = marks.items.iter().filter(|item| !used[item.mark]);
    let played: Vec<(Color, usize)> = items.filter_map(played).collect();
    played.iter().for_each(|(_, mark)| used[*mark] = true);
    let facts = FactReader { marks, used: &mut used, told, end, goal };
    let header = facts.header(0..marks.all.len(), played);
    let mut game = ReadGame { unused: reader.unused(&used), ..game.into() };
    game.unused.retain(|part| {
        let begin = text[..part.bytes.start].rfind('\n').map_or(0, |end| end + 1);
        board_text::is_beside(text[begin..].lines().next().unwrap_or_default())
    });
    game.record.header = header;
    game
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

    /// Other starts that fit the first moves: the mirrored one, those of boards of other sizes, and, if the
    /// text names it, the parallel one in each orientation. In long texts, other sizes are tried only if some
    /// square lies outside the board.
    fn other_starts(&self) -> Vec<Position> {
        let (size, text) = (self.starts[0].size(), self.marks.plain());
        let is_long = text.len() > rows::TEXT_MAX;
        let mut sizes = items::sizes_for(&self.marks.items);
        if sizes.contains(&size) && is_long {
            sizes.clear();
        }
        let sizes = sizes.into_iter().filter(|own| *own != size).map(Position::start);
        let lower = if is_long { String::new() } else { text.to_lowercase() };
        let n_turns = if PARALLEL.iter().any(|stem| lower.contains(stem)) { 4 } else { 0 };
        let turned = (0..n_turns).map(|turns| Symmetry::turned(turns, false, size));
        let parallel = turned.map(|turned| turned.position(&Start::Parallel.position(size)));
        let is_move = |item: &&Item| item.is_square() && self.marks.all[item.mark].aside < Aside::Tag;
        let first = || self.marks.items.iter().filter(is_move).take(FIRST_SQUARES);
        let fits = |start: &Position| first().any(|item| item.play(start, 1).is_ok());
        [Start::Mirrored.position(size)].into_iter().chain(sizes).chain(parallel).filter(fits).collect()
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

    /// Whether the text only mentions squares. Either no two moves stand side by side and most words are
    /// unknown, or, as in a table of cells, few squares can be played and the games between them are short.
    fn is_talk(&self, found: &FoundGames) -> bool {
        const GAME_MIN: usize = 4;
        const WORDS_PER_MOVE: usize = 2;
        let n_words = self.marks.all.iter().filter(|mark| mark.is_unknown).count();
        let is_row = |game: &FoundGame| {
            let marks = game.moves.iter().filter_map(|(_, item)| Some(found.row[(*item)?].mark));
            let marks: Vec<usize> = marks.collect();
            game.n_placed() >= GAME_MIN || marks.windows(2).any(|two| two[0] + 1 >= two[1])
        };
        let n_squares = found.row.iter().filter(|item| item.is_square()).count();
        let n_pieces = found.games.len() + found.strays.len();
        let is_scattered = n_pieces > 1 && n_words > 0 && 2 * found.n_moves() < n_squares;
        is_scattered && found.games.iter().all(|game| game.n_placed() <= GAME_MIN)
            || n_words > WORDS_PER_MOVE * found.n_moves() && !found.games.iter().any(is_row)
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
            for ((mv, _), eval) in game.moves.iter().zip(self.values(found, game, &mut used)) {
                let played = PlayedMove { eval, ..PlayedMove::new(*mv) };
                played.play_in(&mut record).expect("it was played before");
            }
            let (used, told) = (&mut used[..], PartialHeader::default());
            let facts = FactReader { marks: &self.marks, used, told, end: game.end, goal: self.goal };
            let moves = game.sides().filter_map(|(side, item)| Some((side, found.row[item?].mark)));
            record.header = facts.header(region, moves.collect());
            games.push(ReadGame { cut, ..record.into() });
        }
        if let Some(first) = games.iter_mut().find(|game| game.record.n_moves() > 0) {
            first.unused = self.unused(&used);
        }
        games
    }

    /// For each mark, whether a move, a pass or a tag uses it.
    fn used(&self, found: &FoundGames) -> Vec<bool> {
        let mut used: Vec<bool> = (0..self.marks.all.len()).map(|at| self.marks.is_tag(at)).collect();
        let is_used = |(at, _): &(usize, &Item)| found.strays.binary_search(at).is_err();
        for (_, item) in found.row.iter().enumerate().filter(is_used) {
            used[self.marks.within(item.begin..item.end)].fill(true);
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

    /// The value beside each move of a game, `f5 (+2)`, `f5 -4`, for the side that moves; none unless most of
    /// the moves have one, and one of these a sign: others may be times. Takes them as Black's if they then
    /// change less from move to move.
    fn values(&self, found: &FoundGames, game: &FoundGame, used: &mut [bool]) -> Vec<Option<f64>> {
        let value = |(side, item): (Color, Option<usize>)| {
            let (value, marks) = self.marks.value(found.row[item?].end)?;
            (!marks.clone().any(|at| used[at])).then_some((side, value, marks))
        };
        let all: Vec<Option<(Color, f64, Range<usize>)>> = game.sides().map(value).collect();
        let known = || all.iter().flatten();
        let has_sign = known().any(|(_, _, marks)| self.marks.sign(marks.start).is_some());
        if 2 * known().count() <= game.n_placed() || !has_sign {
            return vec![None; all.len()];
        }
        let of = |side, value: f64| if side == Color::Black { value } else { -value };
        let jumps = |values: Vec<f64>| values.windows(2).map(|two| (two[0] - two[1]).abs()).sum::<f64>();
        let of_black = jumps(known().map(|(_, value, _)| *value).collect());
        let is_of_black = of_black < jumps(known().map(|(side, value, _)| of(*side, *value)).collect());
        known().for_each(|(_, _, marks)| used[marks.clone()].fill(true));
        let of_mover = |(side, value, _)| if is_of_black { of(side, value) } else { value };
        all.into_iter().map(|found| found.map(of_mover)).collect()
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
        let is_move = |at: usize| used[at] && !self.marks.is_number(at) && !self.marks.is_tag(at);
        let next = (at + 1..line.end).find(|at| self.marks.sign(*at).is_none() && !self.marks.is_tag(*at));
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
