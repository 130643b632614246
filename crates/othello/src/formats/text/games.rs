//! Cuts a row of items (what may be moves, in the order of the text) into games by the rules. Each cut has
//! a value: legal moves raise it; games that break off, items that belong to no game, and games that begin
//! at an unlikely place lower it. The cut with the highest value wins.

use super::items::{Gap, Item, ItemKind, NEVER};
use crate::formats::Fault;
use crate::rules::{Color, Move, Position};
use std::ops::Range;

#[derive(Clone, Debug)]
pub(super) struct FoundGame {
    pub(super) start: Position,
    /// Its moves, each with its item; a pass that was left out has none.
    pub(super) moves: Vec<(Move, Option<usize>)>,
    pub(super) items: Range<usize>,
    pub(super) failure: Option<Failure>,
    pub(super) end: Position,
}

#[derive(Clone, Debug)]
pub(super) struct Failure {
    pub(super) item: usize,
    /// The number of the move that was expected, from 1.
    pub(super) number: usize,
    pub(super) fault: Fault,
}

/// The games of a row in its order, and the items that belong to none.
#[derive(Clone, Debug, Default)]
pub(super) struct FoundGames {
    pub(super) row: Vec<Item>,
    pub(super) games: Vec<FoundGame>,
    /// Items that belong to no game.
    pub(super) strays: Vec<usize>,
    /// The value of the row's best cut.
    pub(super) value: i32,
}

const MOVE: i32 = 4;
/// The values of a game that breaks off, and of each item that is lost with it.
const BROKEN: i32 = -12;
const LOST: i32 = -1;
/// An item that is skipped before a game; a weak pass costs nothing.
const STRAY: i32 = -4;
/// A game of one move: a single square may be a name, while two legal moves together are hardly chance.
const ALONE: i32 = -16;
/// A row with this many legal moves is a game and no accident.
const SURE_MIN: usize = 3;

impl FoundGame {
    pub(super) fn n_placed(&self) -> usize {
        self.moves.iter().filter(|(mv, _)| *mv != Move::Pass).count()
    }

    /// The side of each move, and its item.
    pub(super) fn sides(&self) -> impl Iterator<Item = (Color, Option<usize>)> {
        let sides = [self.start.turn(), !self.start.turn()].into_iter().cycle();
        sides.zip(self.moves.iter().map(|(_, item)| *item))
    }
}

impl FoundGames {
    pub(super) fn n_moves(&self) -> usize {
        self.games.iter().map(FoundGame::n_placed).sum()
    }

    pub(super) fn is_sound(&self) -> bool {
        self.strays.is_empty() && self.games.iter().all(|game| game.failure.is_none())
    }

    /// Whether it is sound and too long to be so by accident.
    pub(super) fn is_sure(&self) -> bool {
        self.is_sound() && self.n_moves() >= SURE_MIN
    }

    /// The row with the higher value; an empty row only if both are empty.
    pub(super) fn or_better(self, other: FoundGames) -> FoundGames {
        let is_better = self.row.is_empty() || other.value > self.value;
        if is_better && !other.row.is_empty() { other } else { self }
    }
}

/// The games of a row, each from the first start that fits best.
pub(super) fn games(row: Vec<Item>, starts: &[Position]) -> FoundGames {
    let n = row.len();
    let begins_line = |at: usize| at == 0 || at == n || row[at - 1].line != row[at].line;
    let are_lines = has_a_game_a_line(&row, starts);
    // The game that begins with each item: its start position, and the item after its last. A game that goes
    // wrong loses the items up to that end, which begins a line or ends the row. `None` for a stray.
    let mut steps: Vec<Option<(Position, usize)>> = vec![None; n];
    // The best value from each item on, if it begins a game or, after more than a blank, is a stray.
    let mut best = vec![0; n + 1];
    // The best value from each item on, if the items up to the beginning of a line are lost; that beginning.
    let mut lost = vec![(0, n); n + 1];
    let mut line_end = n;
    // The best value from the next item of the line on, without the value of its gap.
    let mut next = NEVER;
    for at in (0..n).rev() {
        if begins_line(at + 1) {
            (line_end, next) = (at + 1, NEVER);
        }
        let limit = if are_lines { line_end } else { n };
        let gap = if at == 0 || are_lines && begins_line(at) { Gap::Apart } else { row[at].gap };
        let (mut value, mut step) = (NEVER, None);
        let mut longest = 0;
        for start in starts.iter().filter(|_| gap != Gap::None) {
            let run = run(&row[at..limit], *start);
            let wrong = at + run.len();
            let n_moves = run.last().copied().unwrap_or(0);
            longest = longest.max(n_moves);
            if wrong < limit {
                let (behind, end) = lost[wrong + 1];
                let broken = MOVE * n_moves + BROKEN + LOST + behind;
                if broken > value {
                    (value, step) = (broken, Some((*start, end)));
                }
            }
            for (end, n_moves) in (at + 1..wrong + 1).zip(run).rev() {
                let game = MOVE * n_moves + if n_moves > 1 { 0 } else { ALONE } + best[end];
                if game > value && (end == n || row[end].gap > Gap::None) {
                    (value, step) = (game, Some((*start, end)));
                }
            }
        }
        let stray = match row[at].what {
            ItemKind::Pass { is_weak: true } if at + 1 == line_end => best[at + 1],
            ItemKind::Pass { is_weak: true } => next,
            _ => STRAY + next,
        };
        // Two legal moves from here are a game; only a single square, as in a caption, can be a stray.
        if longest < 2 && stray > value {
            (value, step) = (stray, None);
        }
        next = value.max(NEVER);
        steps[at] = step;
        best[at] = match step {
            None if gap < Gap::LineEnd => NEVER,
            _ if at == 0 => value,
            _ => (value + gap as i32).max(NEVER),
        };
        lost[at] = (lost[at + 1].0 + LOST, lost[at + 1].1);
        if begins_line(at) && best[at] >= lost[at].0 {
            lost[at] = (best[at], at);
        }
    }
    let mut found = FoundGames { value: best[0], ..FoundGames::default() };
    let mut at = 0;
    while at < n {
        match steps[at] {
            None => {
                if !matches!(row[at].what, ItemKind::Pass { .. }) {
                    found.strays.push(at);
                }
                at += 1;
            }
            Some((start, end)) => {
                found.games.push(game(&row, at..end, start));
                at = end;
            }
        }
    }
    found.row = row;
    found.settle(starts);
    found
}

/// How many discs are placed after each item, as far as the items are legal.
fn run(row: &[Item], start: Position) -> Vec<i32> {
    let mut run = Vec::new();
    let (mut position, mut n) = (start, 0);
    for item in row {
        let Ok((after, moves)) = item.play(&position, n as usize + 1) else { break };
        if run.is_empty() && moves[0].is_none() {
            break;
        }
        position = after;
        n += moves.iter().flatten().filter(|mv| **mv != Move::Pass).count() as i32;
        run.push(n);
    }
    run
}

/// Whether each line is a game of its own: more than two thirds of the lines are whole games, or at least
/// half are and no other line continues the one before it.
fn has_a_game_a_line(row: &[Item], starts: &[Position]) -> bool {
    let (mut n_lines, mut n_whole, mut n_going_on) = (0, 0, 0);
    let mut end = None;
    for line in row.chunk_by(|one, other| one.line == other.line) {
        n_lines += 1;
        let begun = starts.iter().find(|start| line.len() > 1 && run(line, **start).len() == line.len());
        let going_on = end.filter(|end| matches!(line[0].play(end, 1), Ok((_, [Some(_), _]))));
        n_whole += usize::from(begun.is_some());
        n_going_on += usize::from(begun.is_none() && going_on.is_some());
        end = begun.copied().or(going_on).map(|start| game(line, 0..line.len(), start).end);
    }
    let is_half = n_going_on == 0 && 2 * n_whole >= n_lines;
    n_lines > 2 && n_whole > 1 && (is_half || 3 * n_whole > 2 * n_lines)
}

/// Plays some items as a game, up to the first that is not legal.
pub(super) fn game(row: &[Item], items: Range<usize>, start: Position) -> FoundGame {
    let mut game = FoundGame { start, moves: Vec::new(), items: items.clone(), failure: None, end: start };
    for at in items {
        match row[at].play(&game.end, game.n_placed() + 1) {
            Ok((after, moves)) => {
                game.end = after;
                for mv in moves.into_iter().flatten() {
                    let is_own = mv != Move::Pass || !row[at].is_square();
                    game.moves.push((mv, is_own.then_some(at)));
                }
            }
            Err(fault) => {
                game.failure = Some(Failure { item: at, number: game.n_placed() + 1, fault });
                break;
            }
        }
    }
    game
}

impl FoundGames {
    /// Revises the games in view of each other. A game that goes wrong at the beginning of a line may end
    /// there, and a new one begins. Single squares before the only long game become strays.
    fn settle(&mut self, starts: &[Position]) {
        let row = &self.row;
        let has_several = self.games.iter().filter(|game| !game.moves.is_empty()).count() > 1;
        for own in std::mem::take(&mut self.games) {
            let cut = own.failure.as_ref().map(|failure| failure.item).filter(|at| {
                let is_new_line = *at > own.items.start && row[at - 1].line != row[*at].line;
                is_new_line && (has_several || row[*at].gap == Gap::Apart || own.end.outcome().is_some())
            });
            match cut {
                Some(at) => {
                    self.games.push(game(row, own.items.start..at, own.start));
                    self.games.push(game(row, at..own.items.end, starts[0]));
                }
                None => self.games.push(own),
            }
        }
        let is_long = |game: &FoundGame| game.items.len() > 1;
        if let Some(first) = self.games.iter().position(is_long)
            && self.games[first].n_placed() >= SURE_MIN
            && !self.games[first + 1..].iter().any(is_long)
        {
            let captions = self.games.drain(..first).flat_map(|game| game.items);
            self.strays.extend(captions);
            self.strays.sort_unstable();
        }
    }
}
