//! A number for each position, the same for all that differ only by a symmetry of the board.
//!
//! Every disc on every square has a random number, and a position is the exclusive or of those of its discs
//! (<https://www.chessprogramming.org/Zobrist_Hashing>). The number is computed for all symmetries side by
//! side, and the least one counts; so a move costs a few steps for each disc it flips, on every board. 61
//! bits suffice: with ten million positions, one library in forty thousand has two with the same number.

use othello::rules::{
    Bits, BoardSize, ByColor, Color, Grid, Position, Square, Squares, Symmetry, flips, legal_moves,
};
use std::ops::ControlFlow;
use std::sync::OnceLock;

/// Lanes for the symmetries; a rectangle has four and fills two lanes with each.
const LANES: usize = 8;

/// The number of a position, and the symmetry that leads to the least of its images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PositionKey(u64);

impl PositionKey {
    /// The same for all images of a position.
    pub(super) fn position(self) -> u64 {
        self.0 >> 3
    }

    fn lane(self) -> usize {
        (self.0 & 7) as usize
    }
}

/// The tables from which the keys of a board's positions are computed.
pub(super) struct Keys {
    size: BoardSize,
    n_symmetries: usize,
    /// Where each symmetry puts a square, and where it came from.
    to: Vec<[u8; LANES]>,
    from: Vec<[u8; LANES]>,
    /// For each square and colour, the numbers of its images.
    numbers: Vec<ByColor<[u64; LANES]>>,
    white_to_move: u64,
    narrow: Option<Grid<u64>>,
}

/// A position that a replayed game reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Waypoint {
    /// Discs placed since the start.
    pub ply: usize,
    pub n_discs: usize,
    pub key: PositionKey,
}

impl Keys {
    /// The keys of a board size, made at first use.
    pub(super) fn of(size: BoardSize) -> &'static Keys {
        static KEYS: [OnceLock<Keys>; 49] = [const { OnceLock::new() }; 49];
        KEYS[size.ordinal()].get_or_init(|| Keys::new(size))
    }

    fn new(size: BoardSize) -> Keys {
        let symmetries: Vec<Symmetry> = Symmetry::all(size).collect();
        let n_symmetries = symmetries.len();
        let mut state: u64 = 0x4F75_7466_6C61_6E6B;
        // Random numbers whose lowest three bits are free, by splitmix64
        // (<https://prng.di.unimi.it/splitmix64.c>).
        let mut random = || {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let z = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            (z ^ (z >> 31)) & !7
        };
        let plain: Vec<ByColor<u64>> = Square::all(size).map(|_| ByColor::from_fn(|_| random())).collect();
        let mut from = vec![[0; LANES]; size.area()];
        let mut to = from.clone();
        for square in Square::all(size) {
            for lane in 0..LANES {
                let image = symmetries[lane % n_symmetries].square(square, size);
                to[square.index()][lane] = image.index() as u8;
                from[image.index()][lane] = square.index() as u8;
            }
        }
        let images = |images: &[u8; LANES]| {
            ByColor::from_fn(|color| images.map(|image| plain[usize::from(image)][color]))
        };
        let numbers = to.iter().map(images).collect();
        let narrow = (size.area() <= 64).then(|| Grid::new(size));
        Keys { size, n_symmetries, to, from, numbers, white_to_move: random(), narrow }
    }

    /// The key of a position; of one whose side to move must pass, that of the position after the pass.
    ///
    /// `None` while the central discs are being placed.
    pub(super) fn key(&self, position: &Position) -> Option<PositionKey> {
        let walk = || Walk::<Squares>::new(self, Grid::of(self.size), position);
        (!position.is_placing()).then(|| walk().key())
    }

    /// A game that begins with a position, on boards of up to 64 squares.
    pub(super) fn walk(&self, start: &Position) -> Option<Walk<'_, u64>> {
        self.narrow.as_ref().map(|grid| Walk::new(self, grid, start))
    }

    /// The symmetries that lead to the least image of a position: several where it is symmetric itself.
    pub(super) fn symmetries(&self, position: &Position) -> Vec<usize> {
        let walk = Walk::<Squares>::new(self, Grid::of(self.size), position);
        let least = walk.key().0 & !7;
        (0..self.n_symmetries).filter(|&lane| walk.images[lane] == least).collect()
    }

    /// Maps a square of a game to the least image, by the position's key.
    pub(super) fn square_on_least(&self, key: PositionKey, square: u8) -> u8 {
        self.to[usize::from(square)][key.lane()]
    }

    /// Maps a square of the least image back, by one of the position's `symmetries`.
    pub(super) fn square_off_least(&self, symmetry: usize, square: u8) -> u8 {
        self.from[usize::from(square)][symmetry]
    }
}

/// Replays a game, given by the squares placed, and calls `see` with every position, the start first. Plays
/// forced passes, and leaves out positions whose central discs are still being placed. Returns how many moves
/// it played: up to the first illegal one, or until `see` breaks.
pub(super) fn walk(start: &Position, squares: &[u8], see: impl FnMut(Waypoint) -> ControlFlow<()>) -> usize {
    let keys = Keys::of(start.size());
    match &keys.narrow {
        Some(grid) => Walk::new(keys, grid, start).run(squares, see),
        None => Walk::new(keys, Grid::<Squares>::of(start.size()), start).run(squares, see),
    }
}

/// A game being replayed, on sets of bits that fit the board.
pub(super) struct Walk<'a, S> {
    keys: &'a Keys,
    grid: &'a Grid<S>,
    discs: ByColor<S>,
    turn: Color,
    /// The number of each image.
    images: [u64; LANES],
    placing: bool,
}

impl<'a, S: Bits> Walk<'a, S> {
    fn new(keys: &'a Keys, grid: &'a Grid<S>, start: &Position) -> Walk<'a, S> {
        let turn_number = if start.turn() == Color::White { keys.white_to_move } else { 0 };
        let mut images = [turn_number; LANES];
        for color in Color::BOTH {
            for square in start.discs()[color].iter() {
                toggle(&mut images, &keys.numbers[square.index()][color]);
            }
        }
        let discs = start.discs().map(S::from_squares);
        let mut walk = Walk { keys, grid, discs, turn: start.turn(), images, placing: start.is_placing() };
        walk.pass_if_forced();
        walk
    }

    fn run(&mut self, squares: &[u8], mut see: impl FnMut(Waypoint) -> ControlFlow<()>) -> usize {
        for ply in 0..=squares.len() {
            let n_discs = self.n_discs();
            if !self.placing && see(Waypoint { ply, n_discs, key: self.key() }).is_break() {
                return ply;
            }
            if squares.get(ply).is_none_or(|&square| !self.place(usize::from(square))) {
                return ply;
            }
        }
        squares.len()
    }

    pub(super) fn n_discs(&self) -> usize {
        (self.discs.black | self.discs.white).len() as usize
    }

    pub(super) fn key(&self) -> PositionKey {
        let least = (0..LANES).min_by_key(|&lane| self.images[lane]).expect("there are lanes");
        PositionKey(self.images[least] | least as u64)
    }

    /// Plays a square for the side to move. Returns whether that is legal.
    pub(super) fn place(&mut self, square: usize) -> bool {
        if square >= self.keys.size.area() || (self.discs.black | self.discs.white).has(square) {
            return false;
        }
        let (disc, turn) = (S::bit(square), self.turn);
        let flipped = if self.placing {
            S::EMPTY
        } else {
            flips(self.grid, self.discs[turn], self.discs[!turn], square)
        };
        if if self.placing { (self.grid.center() & disc).is_empty() } else { flipped.is_empty() } {
            return false;
        }
        toggle(&mut self.images, &self.keys.numbers[square][turn]);
        for index in flipped.indices() {
            toggle(&mut self.images, &self.keys.numbers[index].black);
            toggle(&mut self.images, &self.keys.numbers[index].white);
        }
        self.discs[turn] |= flipped | disc;
        self.discs[!turn] &= !flipped;
        self.switch_turn();
        self.placing &= (self.discs.black | self.discs.white).len() < 4;
        self.pass_if_forced();
        true
    }

    fn switch_turn(&mut self) {
        self.turn = !self.turn;
        self.images.iter_mut().for_each(|image| *image ^= self.keys.white_to_move);
    }

    fn has_move(&self, color: Color) -> bool {
        !legal_moves(self.grid, self.discs[color], self.discs[!color]).is_empty()
    }

    fn pass_if_forced(&mut self) {
        if !self.placing && !self.has_move(self.turn) && self.has_move(!self.turn) {
            self.switch_turn();
        }
    }
}

fn toggle(images: &mut [u64; LANES], numbers: &[u64; LANES]) {
    images.iter_mut().zip(numbers).for_each(|(image, number)| *image ^= number);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{LibraryGame, Origin};
    use crate::testing::random_game;
    use othello::rules::Start;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};
    use std::collections::HashMap;

    #[test]
    fn a_walk_meets_the_positions_of_the_game_and_images_have_one_key() {
        let mut rng = SmallRng::seed_from_u64(3);
        let mut seen: HashMap<u64, Position> = HashMap::new();
        for (number, size) in BoardSize::all().chain([BoardSize::STANDARD; 20]).enumerate() {
            let start = if number % 5 == 0 { Start::Reversi } else { Start::Standard }.position(size);
            let record = random_game(start, usize::MAX, &mut rng);
            let squares = LibraryGame::of_record(&record, Origin::Saved, 0).squares;
            let mut positions = record.positions();
            positions.retain(|position| !position.must_pass());
            let keys = Keys::of(size);
            let mut stops = Vec::new();
            let n = walk(&start, &squares, |stop| {
                stops.push(stop);
                ControlFlow::Continue(())
            });
            assert_eq!(n, squares.len());
            assert_eq!(stops.last().unwrap().ply, squares.len());
            for stop in stops {
                let position = positions[stop.ply];
                assert_eq!(stop.n_discs, position.discs().black.len() + position.discs().white.len());
                let symmetry = Symmetry::all(size).nth(rng.random_range(0..4)).unwrap();
                let image = symmetry.position(&position);
                assert_eq!(keys.key(&position).unwrap().position(), stop.key.position());
                assert_eq!(keys.key(&image).unwrap().position(), stop.key.position());
                // From the game's own squares to the least image and back to those of the other image.
                if let Some(&square) = squares.get(stop.ply) {
                    let there = keys.square_on_least(stop.key, square);
                    let back =
                        keys.symmetries(&image).into_iter().map(|back| keys.square_off_least(back, there));
                    let expected = symmetry.square(Square::from_index(square), size).index() as u8;
                    assert!(back.into_iter().any(|square| square == expected), "{position}");
                }
                if size == BoardSize::STANDARD {
                    let other = seen.insert(stop.key.position(), position);
                    let same = |other: Position| Symmetry::all(size).any(|s| s.position(&other) == position);
                    assert!(other.is_none_or(same), "two positions have one key");
                }
            }
        }
    }

    #[test]
    fn an_illegal_move_ends_the_walk() {
        let start = Position::start(BoardSize::STANDARD);
        let go_on = |_| ControlFlow::Continue(());
        let squares: Vec<u8> =
            ["f5", "a1"].map(|name| Square::parse(name, start.size()).unwrap().index() as u8).to_vec();
        assert_eq!(walk(&start, &squares, go_on), 1);
        assert_eq!(walk(&start, &[255], go_on), 0);
        assert_eq!(walk(&start, &[squares[0], squares[0]], go_on), 1);
    }

    #[test]
    fn the_start_is_four_times_symmetric() {
        let start = Position::start(BoardSize::STANDARD);
        assert_eq!(Keys::of(start.size()).symmetries(&start).len(), 4);
        assert!(Keys::of(start.size()).key(&Start::Reversi.position(start.size())).is_none());
    }
}
