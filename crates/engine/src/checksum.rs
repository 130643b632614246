//! A checksum that shows whether the bytes of a file are unchanged.

/// The steps of the hash FNV-1a (<http://www.isthe.com/chongo/tech/comp/fnv/>) over eight bytes at a time,
/// with a rotation so that the upper bits of a word count as much as its lower ones.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let rest = rest.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
    let n_rest = usize::from(!bytes.len().is_multiple_of(8));
    let words = words.iter().map(|word| u64::from_le_bytes(*word)).chain(std::iter::repeat_n(rest, n_rest));
    words.fold(0xCBF2_9CE4_8422_2325 ^ bytes.len() as u64, |hash: u64, word| {
        (hash ^ word).wrapping_mul(0x0100_0000_01B3).rotate_left(23)
    })
}
