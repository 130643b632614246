//! The weights as a file: each shared weight once, compressed and checked.
//!
//! A head of 45 bytes, then the rest. All numbers are little-endian.
//!
//! | bytes | what |
//! | --- | --- |
//! | 21 | `Outflank 8x8 weights` and a line feed |
//! | 4 | version, 5 |
//! | 4 | length of the rest in bytes |
//! | 8 | fingerprint of the shapes: weights fit the shapes they were trained with and no others |
//! | 8 | checksum of the rest |
//!
//! The rest begins with the factors. For each block stand first a bit for each configuration in the order of
//! [`Sharing`], the lowest of a byte first, which says whether it has factors other than zero, and then those
//! that do, a signed byte each, sixteen together. Two fifths of them are zero, since the configurations came
//! up in no game; the others are not compressed, so that they are read quickly. Then follows a *deflate*
//! stream (RFC 1951) of 16-bit numbers: 61 biases by number of empties, for each of these the numbers that
//! sums of factors begin with, for each block the factors of the counts, for each phase the weights of the
//! counts, kind by kind, then for each phase the shared weights in the order of [`Sharing`]. They are signed;
//! small ones of both signs are made small unsigned ones, and all low bytes stand before all high bytes,
//! which are then mostly zero and take little room.

use super::Sharing;
use super::pages::use_large_pages;
use super::shapes::SHAPES;
use super::weights::{Bias, CountTables, N_BIASES, N_PHASES, Weights};
use super::{COUNT_LIMIT, Factors, N_BLOCKS, N_COUNTS, N_FACTORS, OtherFactors, Pairs};
use crate::checksum::checksum;
use miniz_oxide::deflate;
use std::ops::Range;
use std::thread::{self, Builder};
use zlib_rs::{InflateConfig, ReturnCode, decompress_slice};

const MAGIC: &[u8; 21] = b"Outflank 8x8 weights\n";
const VERSION: u32 = 5;
const HEAD_LENGTH: usize = MAGIC.len() + 24;
/// The strongest that deflate knows: files are written seldom.
const COMPRESSION: u8 = 10;
/// A stream without a head of its own, which looks back by 32 KiB at most.
const RAW_DEFLATE: InflateConfig = InflateConfig { window_bits: -15 };

/// Why bytes are no weights for this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the sentence above it")]
pub enum WeightsError {
    #[error("this is no file of weights; it should begin with \"Outflank 8x8 weights\"")]
    Foreign,
    #[error("the file of weights has version {0}; this program reads version {VERSION}")]
    Version(u32),
    #[error("the weights were trained for other shapes than this program's; train them again")]
    Shapes,
    #[error(
        "the file of weights has {found} bytes where {expected} are expected; it is incomplete or has been \
         added to"
    )]
    Length { found: usize, expected: usize },
    #[error("the file of weights is damaged: its checksum is wrong")]
    Checksum,
    #[error("the file of weights is damaged: it does not hold the numbers it should")]
    Contents,
}

impl Weights {
    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not exactly what [`Weights::write`] makes of weights for the shapes of this program.
    pub fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::Foreign)?;
        let too_short = WeightsError::Length { found: bytes.len(), expected: HEAD_LENGTH };
        let mut head = || rest.split_off(..4).and_then(|four| four.try_into().ok()).map(u32::from_le_bytes);
        let version = head().ok_or(too_short)?;
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let mut word = || head().map(u64::from).ok_or(too_short);
        let length = word()?;
        let shapes = word()? | word()? << 32;
        let expected = word()? | word()? << 32;
        if shapes != fingerprint() {
            return Err(WeightsError::Shapes);
        }
        if rest.len() as u64 != length {
            return Err(WeightsError::Length { found: bytes.len(), expected: HEAD_LENGTH + length as usize });
        }
        if checksum(rest) != expected {
            return Err(WeightsError::Checksum);
        }
        unpack(rest)
    }

    /// The bytes of a file with these weights.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let rest = self.pack();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((rest.len() as u32).to_le_bytes());
        bytes.extend(fingerprint().to_le_bytes());
        bytes.extend(checksum(&rest).to_le_bytes());
        bytes.extend(rest);
        bytes
    }

    /// A number that identifies these weights.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let sharing = Sharing::new();
        checksum(&[self.planes(&sharing), self.factors(&sharing)].concat())
    }

    fn pack(&self) -> Vec<u8> {
        let sharing = Sharing::new();
        let mut rest = self.factors(&sharing);
        rest.extend(deflate::compress_to_vec(&self.planes(&sharing), COMPRESSION));
        rest
    }

    /// The low bytes of all numbers of 16 bits, then their high bytes.
    fn planes(&self, sharing: &Sharing) -> Vec<u8> {
        let OtherFactors { first, counts } = &self.pairs.others;
        let others = first.iter().chain(counts.as_flattened()).flatten().copied();
        let counts = self.counts.as_flattened().as_flattened().iter().copied();
        let shared = self.tables.iter().flat_map(|tables| sharing.collect(tables));
        let numbers: Vec<u16> =
            self.bias.into_iter().chain(others).chain(counts).chain(shared).map(fold).collect();
        let mut planes: Vec<u8> = numbers.iter().map(|number| *number as u8).collect();
        planes.extend(numbers.iter().map(|number| (number >> 8) as u8));
        planes
    }

    fn factors(&self, sharing: &Sharing) -> Vec<u8> {
        let shared: Vec<Factors> = self.pairs.collect(sharing).collect();
        let of_block = |shared: &[Factors]| {
            let mut bytes = vec![0; shared.len().div_ceil(8)];
            for (number, factors) in
                shared.iter().enumerate().filter(|(_, factors)| **factors != [0; N_FACTORS])
            {
                bytes[number / 8] |= 1 << (number % 8);
                bytes.extend(factors.iter().map(|factor| *factor as u8));
            }
            bytes
        };
        shared.chunks(sharing.n_weights()).flat_map(of_block).collect()
    }
}

fn unpack(mut rest: &[u8]) -> Result<Weights, WeightsError> {
    let sharing = Sharing::new();
    // By block: which configurations have factors, and the factors of these.
    let mut blocks = Vec::new();
    for _ in 0..N_BLOCKS {
        let bits = rest.split_off(..sharing.n_weights().div_ceil(8)).ok_or(WeightsError::Contents)?;
        let n_set = bits.iter().map(|byte| byte.count_ones() as usize).sum::<usize>();
        let factors = rest.split_off(..n_set * N_FACTORS).ok_or(WeightsError::Contents)?;
        blocks.push((bits, factors.as_chunks::<N_FACTORS>().0));
    }
    // Both at once, since the user waits for it; one after the other where the system has no thread.
    let unpack_factors = || unpack_factors(&blocks, &sharing);
    let (factors, weights) = thread::scope(|scope| {
        let factors = Builder::new().spawn_scoped(scope, unpack_factors);
        let weights = unpack_weights(rest, &sharing);
        let factors = match factors {
            Ok(thread) => thread.join().expect("no factors make it panic"),
            Err(_) => unpack_factors(),
        };
        (factors, weights)
    });
    let (weights, others) = weights?;
    Ok(weights.with_pairs(factors.with_others(others)))
}

fn unpack_factors(blocks: &[(&[u8], &[[u8; N_FACTORS]])], sharing: &Sharing) -> Pairs {
    let shared = blocks.iter().map(|(bits, factors)| factors_of_block(bits, factors, sharing));
    Pairs::spread(sharing, shared, OtherFactors::zero())
}

fn factors_of_block(bits: &[u8], factors: &[[u8; N_FACTORS]], sharing: &Sharing) -> Vec<Factors> {
    let mut factors = factors.iter();
    let is_set = |number: usize| bits[number / 8] >> (number % 8) & 1 == 1;
    let bytes = (0..sharing.n_weights()).map(|number| is_set(number).then(|| factors.next()).flatten());
    bytes.map(|bytes| bytes.map_or([0; N_FACTORS], |bytes| bytes.map(|byte| byte as i8))).collect()
}

fn unpack_weights(compressed: &[u8], sharing: &Sharing) -> Result<(Weights, OtherFactors), WeightsError> {
    let n_shared = sharing.n_weights();
    let n_of_counts = N_COUNTS * COUNT_LIMIT;
    let n_factors = (N_BIASES + N_BLOCKS * n_of_counts) * N_FACTORS;
    let n_numbers = N_BIASES + n_factors + N_PHASES * (n_of_counts + n_shared);
    let mut planes = vec![0; 2 * n_numbers];
    use_large_pages(&mut planes);
    let (written, code) = decompress_slice(&mut planes, compressed, RAW_DEFLATE);
    if (written.len(), code) != (2 * n_numbers, ReturnCode::Ok) {
        return Err(WeightsError::Contents);
    }
    let (low, high) = planes.split_at(n_numbers);
    let numbers_of = |range: Range<usize>| {
        let pairs = low[range.clone()].iter().zip(&high[range]);
        pairs.map(|(low, high)| unfold(u16::from_le_bytes([*low, *high])))
    };
    let n_others = n_numbers - N_PHASES * n_shared;
    let mut others_first = numbers_of(0..n_others);
    let mut number = || others_first.next().expect("there are enough numbers");
    let bias: Bias = std::array::from_fn(|_| number());
    let mut others = OtherFactors::zero();
    let sums = others.first.iter_mut().chain(others.counts.as_flattened_mut());
    sums.flatten().for_each(|sum| *sum = number());
    let mut counts = || -> CountTables { std::array::from_fn(|_| std::array::from_fn(|_| number())) };
    let counts = (0..N_PHASES).map(|_| counts()).collect();
    // Phase by phase, so that what is shared stays in the cache until it is spread.
    let of_phase = |phase: usize| n_others + phase * n_shared..n_others + (phase + 1) * n_shared;
    let shared = (0..N_PHASES).map(|phase| numbers_of(of_phase(phase)).collect::<Vec<i16>>());
    Ok((Weights::spread(sharing, shared, counts, bias), others))
}

/// 0, −1, 1, −2, 2 … as 0, 1, 2, 3, 4 …
pub(crate) fn fold(number: i16) -> u16 {
    ((number << 1) ^ (number >> 15)) as u16
}

/// The inverse.
pub(crate) fn unfold(number: u16) -> i16 {
    (number >> 1) as i16 ^ -((number & 1) as i16)
}

/// A number that changes with the list of shapes and its order.
fn fingerprint() -> u64 {
    checksum(SHAPES.map(|shape| shape.squares).join("\n").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::weights::tests::random_weights;
    use proptest::prelude::*;
    use std::sync::LazyLock;

    static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| Weights::zero().write());

    fn error(bytes: &[u8]) -> Option<WeightsError> {
        Weights::read(bytes).err()
    }

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
        let bytes = include_bytes!("../../assets/eval/8x8.weights");
        assert_eq!(error(bytes), None);
        assert!(bytes.len() < 10_000_000);
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        assert_eq!(error(b""), Some(WeightsError::Foreign));
        assert_eq!(error(b"Outflank 8x8 weightlessness"), Some(WeightsError::Foreign));
        let mut newer = FILE.clone();
        newer[21] = 7;
        assert_eq!(error(&newer), Some(WeightsError::Version(7)));
        let mut other = FILE.clone();
        other[30] ^= 1;
        assert_eq!(error(&other), Some(WeightsError::Shapes));
        let mut longer = FILE.clone();
        longer.push(0);
        assert_eq!(error(&longer), Some(WeightsError::Length { found: longer.len(), expected: FILE.len() }));
    }

    #[test]
    fn a_right_checksum_over_wrong_contents_does_not_help() {
        let no_factors = vec![0; N_BLOCKS * Sharing::new().n_weights().div_ceil(8)];
        let too_many = vec![0xFF; no_factors.len()];
        let contents = [vec![], vec![0; 100], vec![0; 100_000_000]];
        let factors = [&[][..], &no_factors, &too_many];
        for (contents, factors) in
            contents.iter().flat_map(|contents| factors.map(|factors| (contents, factors)))
        {
            let rest = [factors, &deflate::compress_to_vec(contents, 1)].concat();
            let mut bytes = FILE[..HEAD_LENGTH].to_vec();
            bytes[25..29].copy_from_slice(&(rest.len() as u32).to_le_bytes());
            bytes[37..45].copy_from_slice(&checksum(&rest).to_le_bytes());
            bytes.extend(rest);
            assert!(matches!(error(&bytes), Some(WeightsError::Contents)));
        }
    }

    proptest! {
        #[test]
        fn a_truncated_file_is_refused(length in 0..FILE.len()) {
            prop_assert!(error(&FILE[..length]).is_some());
        }

        #[test]
        fn a_changed_bit_is_found(at in 0..8 * FILE.len()) {
            let mut bytes = FILE.clone();
            bytes[at / 8] ^= 1 << (at % 8);
            prop_assert!(error(&bytes).is_some());
        }

        #[test]
        fn no_bytes_make_reading_panic(
            rest in proptest::collection::vec(any::<u8>(), 0..300),
            n_kept in 0..HEAD_LENGTH + 40,
        ) {
            _ = Weights::read(&rest);
            _ = Weights::read(&[&FILE[..n_kept.min(FILE.len())], &rest[..]].concat());
        }
    }
}
