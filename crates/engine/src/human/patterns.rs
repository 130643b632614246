//! The patterns of 8×8 that the model reads: groups of squares whose discs, read as a number in base 3, are
//! an index into a table.
//!
//! A shape lies on the board in up to eight places that share one table, and configurations that are mirror
//! images of one another share a *slot*. The position is that after the move, seen by who made it.

use std::sync::LazyLock;

/// Each shape in the top left of the board; the first square counts 1 in the index, the next 3, the next 9.
const SHAPES: [&str; 11] = [
    "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2",
    "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
    "a2 b2 c2 d2 e2 f2 g2 h2",
    "a3 b3 c3 d3 e3 f3 g3 h3",
    "a4 b4 c4 d4 e4 f4 g4 h4",
    "a1 b2 c3 d4 e5 f6 g7 h8",
    "a2 b3 c4 d5 e6 f7 g8",
    "a3 b4 c5 d6 e7 f8",
    "a4 b5 c6 d7 e8",
    "a5 b6 c7 d8",
];

/// How many places the shapes have together.
pub(super) const N_PLACES: usize = 46;

/// The index of each place.
pub(super) type PatternIndices = [u16; N_PLACES];

/// Where the number of each place stands in a table.
pub type Slots = [u32; N_PLACES];

/// The places of all shapes, made once.
pub(super) struct Patterns {
    /// For each square the places it is part of, and its place value there.
    of_square: Vec<Vec<(usize, u16)>>,
    /// For each place where its shape begins in `slots`.
    first: [usize; N_PLACES],
    /// The slot of each configuration, shape by shape.
    slots: Vec<u32>,
    /// How many there are.
    pub n_slots: usize,
}

/// The shared instance of the patterns.
pub(super) static PATTERNS: LazyLock<Patterns> = LazyLock::new(Patterns::new);

impl Patterns {
    fn new() -> Patterns {
        let mut patterns =
            Patterns { of_square: vec![Vec::new(); 64], first: [0; N_PLACES], slots: Vec::new(), n_slots: 0 };
        let mut n_places = 0;
        for shape in SHAPES {
            let squares: Vec<usize> = shape.split(' ').map(square).collect();
            let first = patterns.slots.len();
            for image in places(&squares) {
                patterns.first[n_places] = first;
                for (digit, square) in image.into_iter().enumerate() {
                    patterns.of_square[square].push((n_places, 3u16.pow(digit as u32)));
                }
                n_places += 1;
            }
            patterns.add_slots(&squares);
        }
        assert_eq!(n_places, N_PLACES, "the shapes fill every place");
        patterns
    }

    /// Gives each configuration of a shape a slot, mirror images the same one.
    fn add_slots(&mut self, squares: &[usize]) {
        let first = self.slots.len();
        let own_images = own_images(squares);
        for index in 0..3usize.pow(squares.len() as u32) {
            let least = own_images.iter().map(|digits| rearranged(index, digits)).min().unwrap_or(index);
            let slot = if least < index { self.slots[first + least] } else { self.n_slots as u32 };
            self.n_slots += usize::from(least >= index);
            self.slots.push(slot);
        }
    }

    /// The indices of a position.
    pub(super) fn indices(&self, own: u64, other: u64) -> PatternIndices {
        let mut indices = [0; N_PLACES];
        for (set, digit) in [(own, 1), (other, 2)] {
            let mut rest = set;
            while rest != 0 {
                let square = rest.trailing_zeros() as usize;
                self.of_square[square].iter().for_each(|(place, power)| indices[*place] += digit * power);
                rest &= rest - 1;
            }
        }
        indices
    }

    /// The slots after a move, whose flipped discs become own ones.
    pub(super) fn slots_after(&self, before: &PatternIndices, index: usize, flips: u64) -> Slots {
        let mut indices = *before;
        self.of_square[index].iter().for_each(|(place, power)| indices[*place] += power);
        let mut rest = flips;
        while rest != 0 {
            let square = rest.trailing_zeros() as usize;
            self.of_square[square].iter().for_each(|(place, power)| indices[*place] -= power);
            rest &= rest - 1;
        }
        std::array::from_fn(|place| self.slots[self.first[place] + usize::from(indices[place])])
    }
}

fn square(name: &str) -> usize {
    let name = name.as_bytes();
    8 * usize::from(name[1] - b'1') + usize::from(name[0] - b'a')
}

/// The image of a square under a symmetry of the board.
fn image(square: usize, symmetry: usize) -> usize {
    let column = if symmetry & 1 != 0 { 7 - square % 8 } else { square % 8 };
    let row = if symmetry & 2 != 0 { 7 - square / 8 } else { square / 8 };
    if symmetry & 4 != 0 { 8 * column + row } else { 8 * row + column }
}

fn set(squares: &[usize]) -> u64 {
    squares.iter().fold(0, |set, square| set | 1 << square)
}

/// The images of a shape, each set of squares once.
fn places(squares: &[usize]) -> Vec<Vec<usize>> {
    let mut places: Vec<Vec<usize>> = Vec::new();
    for symmetry in 0..8 {
        let moved: Vec<usize> = squares.iter().map(|square| image(*square, symmetry)).collect();
        if places.iter().all(|place| set(place) != set(&moved)) {
            places.push(moved);
        }
    }
    places
}

/// For each symmetry that leaves a shape where it is, which digit each digit becomes.
fn own_images(squares: &[usize]) -> Vec<Vec<usize>> {
    let moved = |symmetry| squares.iter().map(|square| image(*square, symmetry)).collect::<Vec<_>>();
    let is_own = |moved: &Vec<usize>| set(moved) == set(squares);
    let digits = |moved: Vec<usize>| {
        moved
            .iter()
            .map(|to| squares.iter().position(|square| square == to).expect("it is the same set"))
            .collect()
    };
    (0..8).map(moved).filter(is_own).map(digits).collect()
}

/// The index whose digits are those of another in new places.
fn rearranged(index: usize, digits: &[usize]) -> usize {
    let digit = |number: usize| index / 3usize.pow(number as u32) % 3;
    digits.iter().enumerate().map(|(from, to)| digit(from) * 3usize.pow(*to as u32)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_after_a_move_are_those_of_the_position_it_makes() {
        let (own, other) = (0x0000_0008_1000_0000u64, 0x0000_0010_0800_0000u64);
        let before = PATTERNS.indices(own, other);
        let (index, flips) = (19, 1 << 27);
        let after = PATTERNS.slots_after(&before, index, flips);
        let made = PATTERNS.indices(own | flips | 1 << index, other & !flips);
        let expected: Slots =
            std::array::from_fn(|place| PATTERNS.slots[PATTERNS.first[place] + usize::from(made[place])]);
        assert_eq!(after, expected);
    }

    #[test]
    fn mirror_images_share_a_slot_and_nothing_else_does() {
        // Edges: a1 and h1 are mirror images, b1 is another square.
        let slots = |own| PATTERNS.slots_after(&PATTERNS.indices(own, 0), 63, 0)[0];
        assert_eq!(slots(1), slots(1 << 7));
        assert_ne!(slots(1), slots(1 << 1));
        assert!((90_000..120_000).contains(&PATTERNS.n_slots), "{}", PATTERNS.n_slots);
    }
}
