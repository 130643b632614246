//! The moves played in a position and their results, from games that reached it in any way and orientation.
//!
//! `reaching` finds the games by the squares of their moves: 150,000 in milliseconds, without an index.

use super::entry::plain;
use super::game::Margin;
use super::keys::Keys;
use super::players::Span;
use super::reaching::Reaching;
use super::{Date, Entry, GameId, Library, Slot, Tags, Variant};
use othello::rules::{ByColor, Color, Goal, Position, Square};
use std::cmp::{Ordering, Reverse};

/// A move's average is a measure for the others if at least one game in this many played the move.
const MEASURE: usize = 20;

/// The games to count: the fields of the explorer's filter, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Games with one of these tags; all games if there is none.
    pub tags: Tags,
    /// Part of the name of either player; case does not matter.
    pub player: String,
    /// Parts of the names of Black and of White.
    pub players: ByColor<String>,
    /// Part of an event's name.
    pub event: String,
    /// A year, or the first and the last, "1990-1995"; a part that is no year sets no limit.
    pub years: String,
}

impl Filter {
    /// Whether it leaves games out.
    pub fn is_on(&self) -> bool {
        let others = Filter { years: String::new(), ..self.clone() };
        others != Filter::default() || self.span() != Span::default()
    }

    /// The test whether an entry passes the filter. Looks up the filter's names once.
    fn resolved(&self, library: &Library) -> impl Fn(&Entry) -> bool {
        let with = |part: &str| library.names.containing(&plain(part.trim()));
        let players = ByColor::from_fn(|color| with(&self.players[color]));
        let (either, events, span, tags) = (with(&self.player), with(&self.event), self.span(), self.tags);
        let is_named = |names: &[bool], number: u32| names[number as usize];
        move |entry| {
            !entry.is_binned
                && !entry.is_gone
                && (tags.is_empty() || tags.intersects(entry.tags))
                && span.has(entry.date)
                && Color::BOTH.iter().any(|&color| is_named(&either, entry.players[color]))
                && Color::BOTH.iter().all(|&color| is_named(&players[color], entry.players[color]))
                && is_named(&events, entry.event)
        }
    }

    /// The years as days.
    fn span(&self) -> Span {
        let (first, last) = self.years.split_once(['-', '–']).unwrap_or((&self.years, &self.years));
        let [from, to] = [first, last].map(|text| Date { year: year(text).unwrap_or(0), month: 0, day: 0 });
        Span { from, to }
    }
}

/// The year in a field's text; `None` where that is no number from 1000 on.
pub fn year(text: &str) -> Option<u16> {
    text.trim().parse().ok().filter(|year| *year >= 1000)
}

/// The results of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of games.
    pub n_games: usize,
    /// Games with a known result that Black won.
    pub black: usize,
    /// Draws.
    pub draws: usize,
    /// Games that White won.
    pub white: usize,
    /// Games with a margin in discs.
    pub n_margins: usize,
    /// The sum of Black's margins: more discs than White's, or fewer where the fewest win.
    pub discs: i64,
}

/// What is known of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played {
    /// The move.
    pub square: Square,
    /// The results of the games with it.
    pub tally: Tally,
    /// The loss of the average result against the best move, in discs for the side that moves;
    /// `None` where no result is known. The measure is the best average among the moves that were played in
    /// at least a twentieth of the games.
    pub loss: Option<f64>,
}

/// The moves played in a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExplorerAnswer {
    /// The results of all games that reached the position.
    pub total: Tally,
    /// The moves, the most played first.
    pub moves: Vec<Played>,
    /// The games, the newest first, up to the requested number.
    pub games: Vec<GameId>,
}

impl Tally {
    /// Adds a game with its result, if that is known.
    pub fn add(&mut self, margin: Option<Margin>) {
        self.n_games += 1;
        let Some(margin) = margin else { return };
        self.n_margins += usize::from(margin.discs().is_some());
        self.discs += i64::from(margin.discs().unwrap_or(0));
        match margin.outcome() {
            Ordering::Greater => self.black += 1,
            Ordering::Equal => self.draws += 1,
            Ordering::Less => self.white += 1,
        }
    }

    pub(super) fn join(&mut self, other: &Tally) {
        self.n_games += other.n_games;
        self.black += other.black;
        self.draws += other.draws;
        self.white += other.white;
        self.n_margins += other.n_margins;
        self.discs += other.discs;
    }

    /// Number of known results.
    pub fn n_results(&self) -> usize {
        self.black + self.draws + self.white
    }

    /// The part of the points that a side won, a draw being half of one; `None` where no result is known.
    pub fn points(&self, side: Color) -> Option<f64> {
        let won = if side == Color::Black { self.black } else { self.white };
        (self.n_results() > 0).then(|| (won as f64 + self.draws as f64 / 2.0) / self.n_results() as f64)
    }

    /// The average margin of a side in discs; `None` where no margin is known.
    pub fn mean(&self, side: Color) -> Option<f64> {
        let sign = if side == Color::Black { 1.0 } else { -1.0 };
        (self.n_margins > 0).then(|| sign * self.discs as f64 / self.n_margins as f64)
    }
}

impl ExplorerAnswer {
    /// Orders the moves and computes the loss of each, given the results of the games that played it.
    pub(super) fn new(
        total: Tally,
        turn: Color,
        moves: Vec<(Square, Tally)>,
        games: Vec<GameId>,
    ) -> ExplorerAnswer {
        let often = total.n_games.div_ceil(MEASURE);
        let measures = moves.iter().filter(|(_, tally)| tally.n_games >= often);
        let best = measures.filter_map(|(_, tally)| tally.mean(turn)).max_by(f64::total_cmp);
        let loss = |tally: &Tally| Some((best? - tally.mean(turn)?).max(0.0));
        let mut moves: Vec<Played> =
            moves.into_iter().map(|(square, tally)| Played { square, tally, loss: loss(&tally) }).collect();
        moves.sort_by_key(|played| (Reverse(played.tally.n_games), played.square.index()));
        ExplorerAnswer { total, moves, games }
    }

    /// Adds two answers about the same position, for the side that moves. Lists the games of `self`, then
    /// those of `other`. A game in both counts twice.
    pub fn joined(self, other: ExplorerAnswer, turn: Color) -> ExplorerAnswer {
        let mut total = self.total;
        total.join(&other.total);
        let mut moves: Vec<(Square, Tally)> = Vec::new();
        for Played { square, tally, .. } in self.moves.into_iter().chain(other.moves) {
            match moves.iter_mut().find(|(known, _)| *known == square) {
                Some((_, known)) => known.join(&tally),
                None => moves.push((square, tally)),
            }
        }
        let games = self.games.into_iter().chain(other.games).collect();
        ExplorerAnswer::new(total, turn, moves, games)
    }
}

impl Library {
    /// The moves played in a position by the games that match the filter, with up to `n_max` of the games.
    pub fn explore(&self, position: &Position, goal: Goal, filter: &Filter, n_max: usize) -> ExplorerAnswer {
        let variant = Variant { size: position.size(), goal };
        let Some(mut reaching) = Reaching::new(self, position) else { return ExplorerAnswer::default() };
        let is_counted = filter.resolved(self);
        let (mut total, mut folded) = (Tally::default(), Folded::new(position));
        // With their dates, since the entries that have them are far apart in memory.
        let mut games: Vec<(Date, Slot)> = Vec::new();
        for (slot, entry) in (0..).zip(&self.entries) {
            if entry.variant == variant
                && is_counted(entry)
                && let Some(key) = reaching.key(entry)
            {
                total.add(entry.margin());
                games.push((entry.date, slot));
                let ply = reaching.n_discs - usize::from(entry.n_discs_at_start);
                let next = self.squares_of(entry).get(ply).copied();
                if let Some(square) = next.filter(|&square| usize::from(square) < entry.variant.size.area()) {
                    folded.tally(folded.keys.square_on_least(key, square)).add(entry.margin());
                }
            }
        }
        if games.len() > n_max && n_max > 0 {
            games.select_nth_unstable_by_key(n_max - 1, |&game| Reverse(game));
        }
        games.truncate(n_max);
        games.sort_by_key(|&game| Reverse(game));
        let games = games.iter().map(|&(_, slot)| self.entries[slot as usize].id).collect();
        ExplorerAnswer::new(total, position.after_forced_pass().turn(), folded.moves(), games)
    }
}

/// Joins the squares of a position that its symmetries map to one another.
pub(super) struct Folded {
    keys: &'static Keys,
    /// For each square of the least image, the square that represents it on the position's board.
    squares: Vec<Square>,
    /// By square of the position's own board.
    tallies: Vec<Tally>,
}

impl Folded {
    pub(super) fn new(position: &Position) -> Folded {
        let (keys, size) = (Keys::of(position.size()), position.size());
        let symmetries = keys.symmetries(position);
        // The rightmost of the equivalent squares, so that the first move is f5, as tournaments write it.
        let square = |on_least: usize| {
            let images = symmetries.iter().map(|&symmetry| keys.square_off_least(symmetry, on_least as u8));
            let images = images.map(Square::from_index);
            let rightmost = images.max_by_key(|square| (square.column(size), Reverse(square.row(size))));
            rightmost.expect("some symmetry leads to the least image")
        };
        let tallies = vec![Tally::default(); size.area()];
        Folded { keys, squares: (0..size.area()).map(square).collect(), tallies }
    }

    pub(super) fn tally(&mut self, on_least: u8) -> &mut Tally {
        &mut self.tallies[self.squares[usize::from(on_least)].index()]
    }

    pub(super) fn moves(&self) -> Vec<(Square, Tally)> {
        let all = (0..).zip(&self.tallies).filter(|(_, tally)| tally.n_games > 0);
        all.map(|(index, tally)| (Square::from_index(index), *tally)).collect()
    }
}

#[cfg(test)]
mod tests;
