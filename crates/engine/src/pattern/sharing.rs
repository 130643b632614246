//! Configurations that share a weight: those that a symmetry of the board maps to each other.
//!
//! The lanes of a shape share one table. A shape that is symmetric itself, like an edge, also has each of its
//! configurations twice, forwards and backwards, and both share one weight.

use super::Indices;
use super::shapes::{LANES, N_LANES, SHAPES, Shape, set};
use super::weights::{ENTRY_OFFSETS, N_ENTRIES, first_entry};

/// The shared weight of each entry of a phase's tables.
pub struct Sharing {
    /// For each entry, the number of its shared weight. Entry 0 has no configuration and is never read.
    weight_of: Vec<u32>,
    /// For each shared weight, the first entry that has it.
    first_of: Vec<u32>,
}

impl Sharing {
    /// Computes the shared weights of all shapes.
    #[expect(clippy::new_without_default, reason = "it is computed, and takes a while")]
    pub fn new() -> Sharing {
        let mut sharing = Sharing { weight_of: vec![0; N_ENTRIES], first_of: Vec::new() };
        for (entry, number) in (first_entry(0)..).zip(shared_numbers(&SHAPES)) {
            sharing.weight_of[entry] = number;
            if number as usize == sharing.first_of.len() {
                sharing.first_of.push(entry as u32);
            }
        }
        sharing
    }

    /// How many shared weights a phase has.
    pub fn n_weights(&self) -> usize {
        self.first_of.len()
    }

    /// The number of the shared weight of each lane.
    pub fn weights_of(&self, indices: &Indices) -> [u32; N_LANES] {
        std::array::from_fn(|lane| {
            self.weight_of[(ENTRY_OFFSETS.0[lane] + i32::from(indices.0[lane])) as usize]
        })
    }

    /// For each lane the lowest number of a shared weight of its shape; a shape has at most 65,536
    /// of them.
    pub fn first_weights(&self) -> [u32; N_LANES] {
        std::array::from_fn(|lane| self.weight_of[first_entry(LANES[lane].shape)])
    }

    /// Fills the tables of a phase, or of a block of factors, from its shared weights in their order; `None`
    /// unless there are exactly [`Sharing::n_weights`] of them.
    pub(super) fn spread<T: Copy>(
        &self,
        shared: impl IntoIterator<Item = T>,
        mut tables: Box<[T; N_ENTRIES]>,
    ) -> Option<Box<[T; N_ENTRIES]>> {
        let mut shared = shared.into_iter();
        let mut n_taken = 0;
        for entry in 1..N_ENTRIES {
            let weight = self.weight_of[entry];
            // The first entry of a weight takes the next one; the others copy it.
            tables[entry] = if weight == n_taken {
                n_taken += 1;
                shared.next()?
            } else {
                tables[self.first_of[weight as usize] as usize]
            };
        }
        shared.next().is_none().then_some(tables)
    }

    /// The shared weights of a phase, or of a block of factors.
    pub(super) fn collect<T: Copy>(&self, tables: &[T; N_ENTRIES]) -> impl Iterator<Item = T> {
        self.first_of.iter().map(|&entry| tables[entry as usize])
    }
}

/// Numbers the configurations of all shapes from 0 on, shape by shape in the order of their indices.
/// Configurations that a symmetry of their shape maps to each other share a number.
pub(crate) fn shared_numbers(shapes: &[Shape]) -> Vec<u32> {
    let (mut numbers, mut n_numbers) = (Vec::new(), 0);
    for shape in shapes {
        let first = numbers.len();
        for (configuration, twin) in least_twins(shape).into_iter().enumerate() {
            let is_new = twin == configuration;
            numbers.push(if is_new { n_numbers } else { numbers[first + twin] });
            n_numbers += u32::from(is_new);
        }
    }
    numbers
}

/// For each configuration of a shape, the least configuration that the shape's own symmetries map it to.
/// Configurations are numbers from 0, for the lowest index, upwards.
fn least_twins(shape: &Shape) -> Vec<usize> {
    let mirrors: Vec<_> = mirrors(shape).iter().map(|powers| all_mirrored(powers)).collect();
    let least = |configuration: usize| {
        mirrors.iter().fold(configuration, |least, mirrored| least.min(mirrored[configuration] as usize))
    };
    (0..shape.n_configurations()).map(least).collect()
}

/// For each symmetry of a shape, the place values that the shape's digits have after that symmetry.
fn mirrors(shape: &Shape) -> Vec<Vec<usize>> {
    let n_squares = shape.n_squares();
    let own = shape.image(0);
    let images = (1..8).map(|symmetry| shape.image(symmetry));
    let symmetric = images.filter(|image| set(image, n_squares) == set(&own, n_squares));
    let power = |square: &u8| {
        let digit =
            own.iter().position(|other| other == square).expect("the image has the squares of the shape");
        3usize.pow(digit as u32)
    };
    symmetric.map(|image| image[..n_squares].iter().map(power).collect()).collect()
}

/// For each configuration, numbered from 0 upwards, the one whose digits have the place values `powers`.
fn all_mirrored(powers: &[usize]) -> Vec<u32> {
    let mut mirrored = vec![0];
    for &power in powers {
        let n_so_far = mirrored.len();
        for digit in [1, 2] {
            mirrored.extend_from_within(..n_so_far);
            mirrored[digit * n_so_far..].iter_mut().for_each(|value| *value += (digit * power) as u32);
        }
    }
    mirrored
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Board;
    use crate::testing::random_game;
    use othello::rules::{Bits, BoardSize, Symmetry};

    #[test]
    fn every_image_of_a_board_finds_the_same_weights() {
        let sharing = Sharing::new();
        let size = BoardSize::STANDARD;
        let found = |board| {
            let mut weights = sharing.weights_of(&Indices::of(board));
            weights.sort_unstable();
            weights
        };
        for (board, _) in random_game(3) {
            for symmetry in Symmetry::all(size) {
                let turned = |set: u64| u64::from_squares(symmetry.squares(set.to_squares(), size));
                let image = Board { own: turned(board.own), other: turned(board.other) };
                assert_eq!(found(image), found(board));
            }
        }
    }

    #[test]
    fn symmetric_shapes_have_about_half_as_many_weights_as_configurations() {
        // A configuration that is its own mirror image has a weight alone: 3^5 of the edge's, whose ten
        // squares are five pairs.
        let n_weights = |name: &str| {
            let number = SHAPES.iter().position(|shape| shape.name == name).unwrap();
            let range = first_entry(number) as u32..first_entry(number + 1) as u32;
            Sharing::new().first_of.iter().filter(|entry| range.contains(entry)).count()
        };
        assert_eq!(n_weights("edge and X-squares"), (59049 + 243) / 2);
        assert_eq!(n_weights("corner 3×3"), (19683 + 729) / 2);
        assert_eq!(n_weights("corner 5×2"), 59049);
    }
}
