//! Cuts a row of items into games by the rules: a game goes on as long as its moves are legal. Where it could
//! go on and another could begin, the longer one counts.

use super::items::{Item, Played, What};
use crate::rules::{IllegalMove, Move, Position};
use std::ops::Range;

/// A game of a row.
#[derive(Clone, Debug)]
pub(super) struct FoundGame {
    pub(super) start: Position,
    /// Its moves, each with the item that says so; a pass that was left out has none.
    pub(super) moves: Vec<(Move, Option<usize>)>,
    pub(super) items: Range<usize>,
    pub(super) failure: Option<Failure>,
    pub(super) end: Position,
    is_ended: bool,
}

/// Where a game or a line goes wrong.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    pub(super) item: usize,
    /// The number of the move that was expected, from 1.
    pub(super) number: usize,
    /// `None` where the text is no square of the board.
    pub(super) reason: Option<IllegalMove>,
}

/// What a row holds, in its order.
#[derive(Clone, Debug, Default)]
pub(super) struct FoundGames {
    pub(super) games: Vec<FoundGame>,
    /// Items before a game that are no part of it.
    pub(super) strays: Vec<usize>,
}

impl FoundGame {
    /// A game without moves so far.
    fn new(start: Position, items: Range<usize>, failure: Option<Failure>) -> FoundGame {
        FoundGame { start, moves: Vec::new(), items, failure, end: start, is_ended: false }
    }

    pub(super) fn n_placed(&self) -> usize {
        self.moves.iter().filter(|(mv, _)| *mv != Move::Pass).count()
    }
}

impl FoundGames {
    pub(super) fn n_moves(&self) -> usize {
        self.games.iter().map(FoundGame::n_placed).sum()
    }

    pub(super) fn is_sound(&self) -> bool {
        self.strays.is_empty() && self.games.iter().all(|game| game.failure.is_none())
    }

    /// How well a row is a row of games.
    pub(super) fn evidence(&self) -> isize {
        let n_wrong = self.games.iter().filter(|game| game.failure.is_some()).count();
        self.n_moves() as isize - 3 * n_wrong as isize - self.strays.len() as isize
    }
}

/// At least this many moves in a row are a game, whatever is before them in their line.
const CLEAR_MIN: usize = 4;
/// So many items before a game may be no part of it.
const STRAYS_MAX: usize = 4;

struct Cutter<'a> {
    row: &'a [Item],
    starts: &'a [Position],
    /// Whether most lines are a game each: then no game goes on in the next line.
    are_lines: bool,
}

/// The games of a row, each from the first start that carries it furthest.
pub(super) fn games(row: &[Item], starts: &[Position]) -> FoundGames {
    let mut cutter = Cutter { row, starts, are_lines: false };
    cutter.are_lines = cutter.has_a_game_a_line();
    let mut found = FoundGames::default();
    let mut at = 0;
    while at < row.len() {
        let (begin, n) = cutter.begin(at);
        if n == 0 {
            let line = row[at].line;
            let end = (at..row.len()).find(|next| row[*next].line != line).unwrap_or(row.len());
            if matches!(row[at].what, What::Pass { is_weak: true }) {
                at += 1;
                continue;
            }
            found.games.push(FoundGame::new(starts[0], at..end, Some(cutter.first_step(at))));
            at = end;
            continue;
        }
        found.strays.extend(at..begin);
        let game = cutter.game(begin, !found.games.is_empty());
        at = cutter.after(&game);
        found.games.push(game);
    }
    cutter.settle(&mut found);
    cutter.keep_lines(&mut found);
    found
}

impl Cutter<'_> {
    /// A game that breaks off at the beginning of a line is whole, and that line another one, where there are
    /// other games or the game had ended.
    fn settle(&self, found: &mut FoundGames) {
        let has_several = found.games.iter().filter(|game| !game.moves.is_empty()).count() > 1;
        let games = std::mem::take(&mut found.games);
        for mut game in games {
            let cut = game.failure.as_ref().map(|failure| failure.item).filter(|at| {
                let is_new_line = self.row[*at].begins_line && !game.moves.is_empty();
                is_new_line && (has_several || game.is_ended || game.end.outcome().is_some())
            });
            let (start, end) = (game.start, game.items.end);
            if let Some(at) = cut {
                game.failure = None;
                game.items.end = at;
            }
            found.games.push(game);
            found.games.extend(cut.map(|at| FoundGame::new(start, at..end, Some(self.first_step(at)))));
        }
    }

    /// A line of its own that is no game is a broken one: several moves, or one beside several games.
    fn keep_lines(&self, found: &mut FoundGames) {
        let strays = std::mem::take(&mut found.strays);
        let has_several = found.games.len() > 1;
        for line in strays.chunk_by(|one, other| self.row[*one].line == self.row[*other].line) {
            let (first, end) = (line[0], line[line.len() - 1] + 1);
            let is_whole =
                self.row[first].begins_line && self.row.get(end).is_none_or(|next| next.begins_line);
            if !is_whole || line.len() < 2 && !has_several {
                found.strays.extend(line);
                continue;
            }
            let begun = if self.new_length(first) > 0 { self.game(first, false).failure } else { None };
            let failure = begun.or_else(|| Some(self.first_step(first)));
            let game = FoundGame::new(self.starts[0], first..end, failure);
            let place = found.games.partition_point(|other| other.items.start < first);
            found.games.insert(place, game);
        }
    }

    fn has_a_game_a_line(&self) -> bool {
        let (mut at, mut n_lines, mut n_whole) = (0, 0, 0);
        for line in self.row.chunk_by(|one, other| one.line == other.line) {
            n_lines += 1;
            n_whole += usize::from(line.len() >= CLEAR_MIN && self.new_length(at) >= line.len());
            at += line.len();
        }
        n_lines > 2 && 3 * n_whole > 2 * n_lines
    }

    /// How many items are legal from one on.
    fn length(&self, from: usize, position: Position, number: usize) -> usize {
        let (mut position, mut number, mut n) = (position, number, 0);
        for item in &self.row[from..] {
            match item.play(&position, number) {
                Played::Moves(after, moves) => {
                    position = after;
                    number += usize::from(moves.iter().flatten().any(|mv| *mv != Move::Pass));
                }
                Played::Nothing => {}
                Played::Wrong(_) => break,
            }
            n += 1;
        }
        n
    }

    /// How many items a game has that begins at one, from the start that carries it furthest.
    fn new_length(&self, at: usize) -> usize {
        let is_pass = matches!(self.row[at].what, What::Pass { .. });
        let is_due = self.starts.iter().any(Position::must_pass);
        if !self.row[at].begins_word || is_pass && !is_due {
            return 0;
        }
        self.starts.iter().map(|start| self.length(at, *start, 1)).max().unwrap_or(0)
    }

    fn best_start(&self, at: usize) -> Position {
        let longest = self.starts.iter().rev().max_by_key(|start| self.length(at, **start, 1));
        *longest.unwrap_or(&self.starts[0])
    }

    /// Where the next game begins, and how many items it has.
    fn begin(&self, at: usize) -> (usize, usize) {
        let first = self.new_length(at);
        // One square may be a name in a caption, two moves are none.
        if first > 1 {
            return (at, first);
        }
        let others = at + 1..self.row.len().min(at + 1 + STRAYS_MAX);
        let best =
            others.map(|at| (at, self.new_length(at))).max_by_key(|(at, n)| (*n, std::cmp::Reverse(*at)));
        best.filter(|(_, n)| *n >= first + 2).unwrap_or((at, first))
    }

    /// Why nothing begins at an item.
    fn first_step(&self, item: usize) -> Failure {
        let reason = match self.row[item].play(&self.starts[0], 1) {
            Played::Wrong(reason) => reason,
            _ => None,
        };
        Failure { item, number: 1, reason }
    }

    /// The game that begins at an item, up to where another one begins or a move is wrong.
    /// After another game, each line may be one.
    fn game(&self, begin: usize, is_next: bool) -> FoundGame {
        let mut game = FoundGame::new(self.best_start(begin), begin..begin, None);
        let mut number = 1;
        for at in begin..self.row.len() {
            let item = &self.row[at];
            game.is_ended = item.follows_result && at > begin;
            if self.are_lines && at > begin && self.row[at - 1].line != item.line {
                return game;
            }
            if at > begin && item.begins_word && (item.begins_line || item.follows_result) {
                let new = self.new_length(at);
                let going_on = || self.length(at, game.end, number);
                if new > 0
                    && (if item.is_apart || is_next && self.row[begin].line == self.row[at - 1].line {
                        new >= going_on()
                    } else {
                        new > going_on()
                    })
                {
                    return game;
                }
            }
            match item.play(&game.end, number) {
                Played::Moves(after, moves) => {
                    game.end = after;
                    for mv in moves.into_iter().flatten() {
                        let is_own = mv != Move::Pass || matches!(item.what, What::Pass { .. });
                        game.moves.push((mv, is_own.then_some(at)));
                        number += usize::from(mv != Move::Pass);
                    }
                }
                Played::Nothing => {}
                Played::Wrong(reason) => {
                    let new = self.new_length(at);
                    let line = item.line;
                    let n_line = self.row[at..].iter().take_while(|item| item.line == line).count();
                    let is_new = if item.begins_line {
                        new > 1 || new == n_line
                    } else {
                        new >= CLEAR_MIN || new > 1 && new == n_line
                    };
                    if !is_new {
                        let failure = Failure { item: at, number, reason };
                        game.failure = Some(failure);
                        game.items.end = at + n_line;
                    }
                    return game;
                }
            }
            game.items.end = at + 1;
        }
        game
    }

    /// Where to go on after a game: behind the line that goes wrong, and behind lines after it in which no
    /// game begins.
    fn after(&self, game: &FoundGame) -> usize {
        let mut at = game.items.end;
        while game.failure.is_some() && at < self.row.len() {
            let line = self.row[at].line;
            let n_line = self.row[at..].iter().take_while(|item| item.line == line).count();
            let new = self.new_length(at);
            if new > 0 && (new >= CLEAR_MIN || new >= n_line) || self.row[at].is_apart {
                break;
            }
            at += n_line;
        }
        at
    }
}
