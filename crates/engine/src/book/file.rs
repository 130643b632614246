//! The book as a file: for each position whether it is open, for each leaf its value. The reader
//! derives the positions themselves.
//!
//! After the head ([`FileKind`]) comes a *deflate* stream (RFC 1951) with little-endian numbers. It begins
//! with the number of efforts (2 bytes) and for each the depth (1), the selectivity in percent (1) and the
//! checksum of the weights (8), then comes the number of positions (4). The positions are numbered
//! breadth-first: the start is the first, and the children of each open position that have not been met
//! before follow in the order of their squares. So none of them is written down, only one bit for each:
//! whether it is open. Last come three columns with a byte for each leaf: the difference of its value from
//! that of the leaf before it, and the low and the high byte of the number of its effort.

use super::tree::{Tree, number_of, start};
use super::{Book, Effort};
use crate::checked::{BrokenFile, ChecksumKind, FileKind, Numbers, compress};
use miniz_oxide::inflate;
use std::collections::HashSet;

static BOOK: FileKind = FileKind {
    name: "opening book",
    heading: "Outflank 8x8 book",
    version: Some(1),
    fingerprint: None,
    checksum: ChecksumKind::Words,
};
/// A book of more positions is refused: it would take too much memory.
const POSITIONS_MAX: usize = 1_000_000;
/// Longer contents, in bytes, are refused: the largest book with the most efforts is shorter.
const CONTENTS_MAX: usize = 4 * POSITIONS_MAX;

impl Book {
    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not what [`Book::write`] makes of a book.
    pub fn read(bytes: &[u8]) -> Result<Book, BrokenFile> {
        BOOK.read(bytes, |packed| {
            let contents = inflate::decompress_to_vec_with_limit(packed, CONTENTS_MAX).ok()?;
            Some(Book { tree: unpack(&contents)? })
        })
    }

    /// The bytes of a file with this book: the same for equal books.
    pub fn write(&self) -> Vec<u8> {
        BOOK.seal(&compress(&pack(&self.tree)))
    }
}

fn pack(tree: &Tree) -> Vec<u8> {
    let order = breadth_first(tree);
    let leaves: Vec<u32> = order.iter().copied().filter(|&node| tree.is_leaf(node)).collect();
    // The efforts in use, in the order in which the leaves first refer to them.
    let mut efforts: Vec<Effort> = Vec::new();
    let mut numbers = Vec::new();
    let (mut differences, mut last) = (Vec::new(), 0i8);
    for &leaf in &leaves {
        let effort = tree.effort(leaf).expect("every leaf of a whole book has been searched");
        numbers.push(number_of(&mut efforts, effort));
        differences.push(tree[leaf].value.wrapping_sub(last) as u8);
        last = tree[leaf].value;
    }
    let mut bytes = (efforts.len() as u16).to_le_bytes().to_vec();
    for Effort { depth, selectivity, weights } in efforts {
        bytes.extend([depth, selectivity]);
        bytes.extend(weights.to_le_bytes());
    }
    bytes.extend((order.len() as u32).to_le_bytes());
    let bits = |eight: &[u32]| {
        (0..).zip(eight).fold(0, |byte, (at, &node)| byte | u8::from(tree.is_open(node)) << at)
    };
    bytes.extend(order.chunks(8).map(bits));
    bytes.extend(differences);
    bytes.extend(numbers.iter().map(|number| *number as u8));
    bytes.extend(numbers.iter().map(|number| (number >> 8) as u8));
    bytes
}

fn breadth_first(tree: &Tree) -> Vec<u32> {
    let mut order = vec![tree.find(start()).expect("the start is in every book")];
    let mut met: HashSet<u32> = order.iter().copied().collect();
    let mut at = 0;
    while at < order.len() {
        let children = tree.children(order[at]).iter().copied();
        order.extend(children.filter(|&child| met.insert(child)));
        at += 1;
    }
    order
}

/// `None` when the bytes are no book.
fn unpack(contents: &[u8]) -> Option<Tree> {
    let mut rest = Numbers(contents);
    let n_efforts = rest.u16()?;
    let mut effort = || {
        let [depth, selectivity] = rest.take()?;
        let is_sound = depth <= 60 && selectivity <= 100;
        is_sound.then_some(Effort { depth, selectivity, weights: rest.u64()? })
    };
    let efforts: Vec<Effort> = (0..n_efforts).map(|_| effort()).collect::<Option<_>>()?;
    let n_positions = rest.u32()? as usize;
    if n_positions > POSITIONS_MAX {
        return None;
    }
    let bits = rest.bytes(n_positions.div_ceil(8))?;
    let mut tree = Tree::of_start(efforts);
    tree.reserve(n_positions);
    for node in 0..n_positions as u32 {
        let is_there = (node as usize) < tree.n_nodes();
        let is_open = bits[node as usize / 8] >> (node % 8) & 1 == 1;
        if !is_there || is_open && !tree.is_leaf(node) {
            return None;
        }
        if is_open {
            tree.open(node);
        }
        if tree.n_nodes() > n_positions {
            return None;
        }
    }
    let leaves: Vec<u32> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
    let [differences, low, high] = std::array::from_fn(|_| rest.bytes(leaves.len()));
    let (differences, low, high) = (differences?, low?, high?);
    if tree.n_nodes() != n_positions || !rest.0.is_empty() {
        return None;
    }
    let mut value = 0i8;
    for (at, &leaf) in leaves.iter().enumerate() {
        value = value.wrapping_add(differences[at] as i8);
        let number = u16::from_le_bytes([low[at], high[at]]);
        if !(-64..=64).contains(&value) || number >= n_efforts {
            return None;
        }
        tree.set_by_number(leaf, value, number);
    }
    tree.back_up();
    Some(tree)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::grow::tests::small_book;
    use crate::checked::check_damage;
    use miniz_oxide::deflate;
    use std::sync::LazyLock;

    static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| small_book().write());

    fn packed(contents: &[u8]) -> Vec<u8> {
        deflate::compress_to_vec(contents, 1)
    }

    #[test]
    fn what_is_written_is_read_again() {
        let book = small_book();
        let again = Book::read(&FILE).unwrap();
        assert!(book.n_positions() > 500 && again == book);
        assert_eq!(again.write(), *FILE);
        // Even with the head it takes less than a byte for each position.
        assert!(FILE.len() < book.n_positions(), "{} bytes", FILE.len());
    }

    #[test]
    fn damage_is_found_and_named() {
        let contents = pack(&small_book().tree);
        let longer = [contents.as_slice(), &[0]].concat();
        // One position more than there are, many more within the limit, and more than the limit.
        let counts = [u32::from_le_bytes(contents[12..16].try_into().unwrap()) + 1, 999_999, u32::MAX];
        let counted = counts.map(|n| [&contents[..12], &n.to_le_bytes(), &contents[16..]].concat());
        let zeros = vec![0; 30_000_000];
        let wrong = [vec![], vec![0; 100], zeros, longer].into_iter().chain(counted);
        check_damage(&BOOK, &FILE, wrong.map(|contents| packed(&contents)), Book::read);
    }
}
