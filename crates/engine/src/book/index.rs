//! Where a position stands among those of a book.
//!
//! The nodes hold the positions; the index has their numbers alone, in a table with open addressing: the
//! number of a position is in the slot that its hash names, or in the next one that is not taken by another.
//! A program that starts reads a hundred thousand positions, and this takes a fifth of the memory and of the
//! time of a table with keys of its own.

use crate::kernel::Board;

/// The numbers of positions.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    /// As many as a power of two, at most half of them taken.
    slots: Vec<u32>,
    n: usize,
}

const FREE: u32 = u32::MAX;

impl Index {
    /// The number of a position, given the positions by their numbers.
    pub(super) fn find(&self, board: Board<u64>, at: impl Fn(u32) -> Board<u64>) -> Option<u32> {
        let found = |&number: &u32| number == FREE || at(number) == board;
        self.slots_of(board).map(|slot| self.slots[slot]).find(found).filter(|&number| number != FREE)
    }

    /// Adds the number of a position that is not there yet.
    pub(super) fn add(&mut self, board: Board<u64>, number: u32, at: impl Fn(u32) -> Board<u64>) {
        if self.slots.len() < 2 * (self.n + 1) {
            self.grow(self.n + 1, at);
        }
        self.put(board, number);
        self.n += 1;
    }

    /// Takes the memory for more positions.
    pub(super) fn reserve(&mut self, n_more: usize, at: impl Fn(u32) -> Board<u64>) {
        self.grow(self.n + n_more, at);
    }

    /// Makes room for `n` positions.
    fn grow(&mut self, n: usize, at: impl Fn(u32) -> Board<u64>) {
        let n_slots = (2 * n).next_power_of_two();
        if n_slots > self.slots.len() {
            let before = std::mem::replace(&mut self.slots, vec![FREE; n_slots]);
            before
                .into_iter()
                .filter(|&number| number != FREE)
                .for_each(|number| self.put(at(number), number));
        }
    }

    fn put(&mut self, board: Board<u64>, number: u32) {
        let free = self.slots_of(board).find(|&slot| self.slots[slot] == FREE);
        self.slots[free.expect("at most half of the slots are taken")] = number;
    }

    /// The slots in which a position may be, in this order.
    fn slots_of(&self, board: Board<u64>) -> impl Iterator<Item = usize> + use<> {
        let (n_slots, first) = (self.slots.len(), hash(board) as usize);
        (0..n_slots).map(move |step| first.wrapping_add(step) & (n_slots - 1))
    }
}

fn hash(board: Board<u64>) -> u64 {
    let mixed = board.own.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ board.other.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).swap_bytes();
    (mixed ^ mixed >> 32).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 24
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_game;
    use std::collections::HashMap;
    use std::collections::hash_map::Entry;

    #[test]
    fn it_finds_what_a_plain_map_finds() {
        let mut boards: Vec<Board<u64>> = Vec::new();
        let (mut index, mut plain) = (Index::default(), HashMap::new());
        for (board, _) in (0..40).flat_map(random_game) {
            assert_eq!(index.find(board, |number| boards[number as usize]), plain.get(&board).copied());
            if let Entry::Vacant(place) = plain.entry(board) {
                index.add(board, boards.len() as u32, |number| boards[number as usize]);
                place.insert(boards.len() as u32);
                boards.push(board);
            }
        }
        index.reserve(5000, |number| boards[number as usize]);
        for (number, &board) in (0..).zip(&boards) {
            assert_eq!(index.find(board, |number| boards[number as usize]), Some(number));
            assert_eq!(
                index.find(board.pass(), |number| boards[number as usize]),
                plain.get(&board.pass()).copied()
            );
        }
        assert!(boards.len() > 2000 && index.n == boards.len());
    }
}
