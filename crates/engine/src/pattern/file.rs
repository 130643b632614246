//! The weights as a file: each shared weight once, compressed and checked.
//!
//! After the head ([`FileKind`]) come pieces, so that a search unpacks only those it needs: first the length
//! of each, in 4 bytes, little-endian, then the factors of each block, then the small numbers, then the
//! shared weights of each phase.
//!
//! Factors: first a bit for each configuration in the order of [`Sharing`], the lowest of a byte first, which
//! says whether one of its factors is not zero; then the sixteen factors of each such configuration, a signed
//! byte each. Two fifths of the configurations came up in no game and have only zeros; the factors of the
//! others are not compressed, so that they are read quickly.
//!
//! The small numbers: 61 biases by number of empties; for each number of empties the initial sums of factors;
//! for each block the factors of the counts; for each phase the weights of the counts, kind by kind. These,
//! and the weights of a phase in the order of [`Sharing`], are signed 16-bit numbers in a *deflate* stream
//! (RFC 1951). `fold` makes numbers near zero small, and all low bytes come before all high bytes, which are
//! then mostly zero and take little room.

use super::Sharing;
use super::pairs::{FactorTables, no_factors};
use super::parts::Parts;
use super::shapes::SHAPES;
use super::weights::{Bias, CountTables, N_BIASES, N_PHASES, Tables, Weights, no_tables};
use super::{COUNT_LIMIT, N_BLOCKS, N_COUNTS, N_FACTORS, OtherFactors, Pairs};
use crate::checked::{BrokenFile, ChecksumKind, Fault, FileKind, Numbers, checksum, compress};
use std::sync::LazyLock;
use zlib_rs::{InflateConfig, ReturnCode, decompress_slice};

static EIGHT: FileKind = FileKind {
    name: "file of weights",
    heading: "Outflank 8x8 weights",
    version: Some(6),
    fingerprint: Some(fingerprint),
    checksum: ChecksumKind::Words,
};
/// The blocks of factors, the small numbers, the phases.
const N_PIECES: usize = N_BLOCKS + 1 + N_PHASES;
/// A stream without a head of its own, which looks back by 32 KiB at most.
const RAW_DEFLATE: InflateConfig = InflateConfig { window_bits: -15 };

static SHARING: LazyLock<Sharing> = LazyLock::new(Sharing::new);

impl Weights {
    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not exactly what [`Weights::write`] makes of weights for the shapes of this program.
    pub fn read(bytes: &[u8]) -> Result<Weights, BrokenFile> {
        EIGHT.read(bytes, |contents| {
            let (blocks, small_numbers, phases) = pieces(contents)?;
            let blocks = blocks.iter().map(|block| unpack_block(block)).collect::<Option<Vec<_>>>()?;
            let phases = phases.iter().map(|phase| unpack_phase(phase)).collect::<Option<Vec<_>>>()?;
            Some(unpack_small(small_numbers)?.with_tables(Parts::unpacked(phases), Parts::unpacked(blocks)))
        })
    }

    /// Reads a file that a test has checked: skips the checksum, and unpacks each piece when it is needed.
    pub(super) fn read_when_needed(bytes: &'static [u8]) -> Result<Weights, BrokenFile> {
        let broken = EIGHT.broken(Fault::Contents);
        let (contents, _) = EIGHT.split(bytes)?;
        let (blocks, small_numbers, phases) = pieces(contents).ok_or(broken)?;
        let blocks = blocks.map(|block| move || unpack_block(block).expect("a test has unpacked it"));
        let phases = phases.map(|phase| move || unpack_phase(phase).expect("a test has unpacked it"));
        let small = unpack_small(small_numbers).ok_or(broken)?;
        Ok(small.with_tables(Parts::lazy(phases), Parts::lazy(blocks)))
    }

    /// The bytes of a file with these weights.
    pub fn write(&self) -> Vec<u8> {
        let mut pieces: Vec<Vec<u8>> = self.pairs.tables.iter().map(pack_block).collect();
        pieces.push(pack_numbers(&self.small_numbers()));
        let phase = |tables: &Tables| pack_numbers(&SHARING.collect(tables).collect::<Vec<i16>>());
        pieces.extend(self.tables.iter().map(phase));
        let lengths = pieces.iter().flat_map(|piece| (piece.len() as u32).to_le_bytes());
        let rest: Vec<u8> = lengths.chain(pieces.iter().flatten().copied()).collect();
        EIGHT.seal(&rest)
    }

    /// A number that identifies these weights, however they are written.
    pub fn checksum(&self) -> u64 {
        let mut numbers = self.small_numbers();
        numbers.extend(self.tables.iter().flat_map(|tables| SHARING.collect(tables)));
        let factors = self.pairs.tables.iter().flat_map(pack_block);
        checksum(&planes(&numbers).into_iter().chain(factors).collect::<Vec<u8>>())
    }

    fn with_tables(self, tables: Parts<Tables>, factors: Parts<FactorTables>) -> Weights {
        Weights { tables, pairs: Pairs { tables: factors, ..self.pairs }, ..self }
    }

    fn small_numbers(&self) -> Vec<i16> {
        let OtherFactors { first, counts } = &self.pairs.others;
        let others = first.iter().chain(counts.as_flattened()).flatten().copied();
        let counts = self.counts.as_flattened().as_flattened().iter().copied();
        self.bias.into_iter().chain(others).chain(counts).collect()
    }
}

/// The blocks of factors, the small numbers, the phases.
type Pieces<'a> = ([&'a [u8]; N_BLOCKS], &'a [u8], [&'a [u8]; N_PHASES]);

fn pieces(contents: &[u8]) -> Option<Pieces<'_>> {
    let mut rest = Numbers(contents);
    let mut lengths = [0; N_PIECES];
    for length in &mut lengths {
        *length = rest.u32()? as usize;
    }
    let mut pieces = [&[][..]; N_PIECES];
    for (piece, length) in pieces.iter_mut().zip(lengths) {
        *piece = rest.bytes(length)?;
    }
    let (blocks, others) = pieces.split_first_chunk()?;
    let (small_numbers, phases) = others.split_first()?;
    rest.0.is_empty().then_some((*blocks, small_numbers, phases.try_into().ok()?))
}

fn pack_block(tables: &FactorTables) -> Vec<u8> {
    let mut bytes = vec![0; SHARING.n_weights().div_ceil(8)];
    for (number, factors) in SHARING.collect(tables).enumerate() {
        if factors != [0; N_FACTORS] {
            bytes[number / 8] |= 1 << (number % 8);
            bytes.extend(factors.map(|factor| factor as u8));
        }
    }
    bytes
}

fn unpack_block(block: &[u8]) -> Option<Box<FactorTables>> {
    let (bits, factors) = block.split_at_checked(SHARING.n_weights().div_ceil(8))?;
    let n_set = bits.iter().map(|byte| byte.count_ones() as usize).sum::<usize>();
    let (factors, []) = factors.as_chunks::<N_FACTORS>() else { return None };
    let mut next = factors.iter();
    let factors_of = |number: usize| match bits[number / 8] >> (number % 8) & 1 {
        0 => Some([0; N_FACTORS]),
        _ => next.next().map(|factors| factors.map(|factor| factor as i8)),
    };
    let shared = (0..SHARING.n_weights()).map_while(factors_of);
    SHARING.spread(shared, no_factors()).filter(|_| n_set == factors.len())
}

fn unpack_phase(phase: &[u8]) -> Option<Box<Tables>> {
    SHARING.spread(unpack_numbers(phase, SHARING.n_weights())?, no_tables())
}

fn unpack_small(small_numbers: &[u8]) -> Option<Weights> {
    let n_of_counts = N_COUNTS * COUNT_LIMIT;
    let n_factors = (N_BIASES + N_BLOCKS * n_of_counts) * N_FACTORS;
    let mut numbers = unpack_numbers(small_numbers, N_BIASES + n_factors + N_PHASES * n_of_counts)?;
    let mut number = || numbers.next().expect("there are enough numbers");
    let bias: Bias = std::array::from_fn(|_| number());
    let mut others = OtherFactors::zero();
    let sums = others.first.iter_mut().chain(others.counts.as_flattened_mut());
    sums.flatten().for_each(|sum| *sum = number());
    let mut counts = || -> CountTables { std::array::from_fn(|_| std::array::from_fn(|_| number())) };
    let counts = (0..N_PHASES).map(|_| counts()).collect();
    let pairs = Pairs { tables: Parts::unpacked([]), others };
    Some(Weights { tables: Parts::unpacked([]), counts, bias, pairs })
}

/// The low bytes of all numbers, then their high bytes.
fn planes(numbers: &[i16]) -> Vec<u8> {
    let low = numbers.iter().map(|&number| fold(number) as u8);
    let high = numbers.iter().map(|&number| (fold(number) >> 8) as u8);
    low.chain(high).collect()
}

pub(crate) fn pack_numbers(numbers: &[i16]) -> Vec<u8> {
    compress(&planes(numbers))
}

/// The numbers in a compressed piece, of which there must be `n`.
pub(crate) fn unpack_numbers(compressed: &[u8], n: usize) -> Option<impl Iterator<Item = i16> + use<>> {
    let mut planes = vec![0; 2 * n];
    let (written, code) = decompress_slice(&mut planes, compressed, RAW_DEFLATE);
    let is_whole = written.len() == 2 * n && code == ReturnCode::Ok;
    let number = move |at: usize| unfold(u16::from_le_bytes([planes[at], planes[n + at]]));
    is_whole.then(|| (0..n).map(number))
}

/// 0, −1, 1, −2, 2 … as 0, 1, 2, 3, 4 …
fn fold(number: i16) -> u16 {
    ((number << 1) ^ (number >> 15)) as u16
}

/// The inverse of [`fold`].
fn unfold(number: u16) -> i16 {
    (number >> 1) as i16 ^ -((number & 1) as i16)
}

/// A number that changes with the list of shapes and its order.
fn fingerprint() -> u64 {
    checksum(SHAPES.map(|shape| shape.squares).join("\n").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checked::check_damage;
    use crate::pattern::weights::tests::random_weights;
    use std::sync::LazyLock;

    static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| Weights::zero().write());

    #[test]
    fn what_is_written_is_read_again() {
        let weights = random_weights(5);
        let again = Weights::read(&weights.write()).unwrap();
        assert!(
            again.tables == weights.tables && again.counts == weights.counts && again.bias == weights.bias
        );
        assert!(again.pairs == weights.pairs);
        for number in [0, 1, -1, i16::MAX, i16::MIN] {
            assert_eq!(unfold(fold(number)), number);
        }
    }

    #[test]
    fn the_program_carries_weights_it_can_read() {
        let bytes = ::weights::EIGHT;
        assert!(Weights::read(bytes).is_ok());
        assert!(bytes.len() < 10_200_000);
    }

    #[test]
    fn damage_is_found_and_named() {
        let rest = EIGHT.open(&FILE).unwrap();
        let (blocks, small_numbers, phases) = pieces(rest).unwrap();
        let piece_of = |n: usize| miniz_oxide::deflate::compress_to_vec(&vec![0; n], 1);
        let one_set = [&[1][..], &blocks[0][1..]].concat();
        let too_many = [blocks[0], &[0; N_FACTORS]].concat();
        let with = |at: usize, piece: Vec<u8>| {
            let mut pieces = [&blocks[..], &[small_numbers], &phases].concat();
            pieces[at] = &piece;
            let lengths = pieces.iter().flat_map(|piece| (piece.len() as u32).to_le_bytes());
            lengths.chain(pieces.concat()).collect::<Vec<u8>>()
        };
        let small_at = N_BLOCKS;
        let wrong = [
            vec![],
            vec![0xFF; 500],
            rest[..rest.len() - 1].to_vec(),
            [rest, &[0]].concat(),
            with(0, vec![]),
            with(0, one_set),
            with(0, too_many),
            with(small_at, piece_of(100)),
            with(small_at, phases[0].to_vec()),
            with(small_at + 1, piece_of(100_000_000)),
            with(N_PIECES - 1, vec![0; 9]),
        ];
        check_damage(&EIGHT, &FILE, wrong, Weights::read);
    }
}
