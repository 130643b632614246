//! The transposition table: results of searches, kept for the next visit to a position.
//!
//! An entry is two words of 64 bits, four entries make a bucket of one cache line. The second word is packed
//! as
//!
//! | bits | 0–15 | 16–31 | 32–40 | 41–48 | 49–63 |
//! | --- | --- | --- | --- | --- | --- |
//! | | lower bound | upper bound | best move + 1, or 0 | depth | age |
//!
//! and the first is the exclusive or of the position's hash and the second. A reader that gets halves of two
//! entries thus finds a wrong hash and no entry, which lets threads share the table without locks (Hyatt and
//! Mann, *A lockless transposition table implementation for parallel search chess engines*, 2002).
//!
//! Each search has an age. Entries of earlier searches are the first to be replaced, and count only in a
//! search that keeps them. A search that keeps none visits the same nodes whatever was searched before.

use crate::search::buckets::Buckets;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

pub(crate) struct GeneralTable {
    buckets: Buckets<WORDS>,
    n_buckets: usize,
    age: u16,
    /// Entries older than this do not count.
    oldest: u16,
}

/// Words of a bucket: four entries of two words each, one cache line.
const WORDS: usize = 8;

/// An entry's check and its data.
type Slot = [AtomicU64; 2];

/// The stored facts about a position: its value lies within the bounds, in hundredths of a disc for the side
/// to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GeneralEntry {
    pub lower: i16,
    pub upper: i16,
    pub best: Option<u8>,
    /// Plies searched, or [`EXACT`].
    pub depth: u8,
}

/// The depth of an entry from a search to the end of the game.
pub(crate) const EXACT: u8 = u8::MAX;

const AGE_MAX: u16 = (1 << 15) - 1;

impl GeneralEntry {
    fn pack(self, age: u16) -> u64 {
        let best = self.best.map_or(0, |index| u64::from(index) + 1);
        u64::from(self.lower as u16)
            | u64::from(self.upper as u16) << 16
            | best << 32
            | u64::from(self.depth) << 41
            | u64::from(age) << 49
    }

    fn unpack(data: u64) -> (GeneralEntry, u16) {
        let best = (data >> 32 & 0x1FF).checked_sub(1).map(|index| index as u8);
        let entry =
            GeneralEntry { lower: data as i16, upper: (data >> 16) as i16, best, depth: (data >> 41) as u8 };
        (entry, (data >> 49) as u16)
    }
}

impl GeneralTable {
    /// A table of about this many bytes; `None` when the memory cannot be had.
    pub(crate) fn new(bytes: usize) -> Option<GeneralTable> {
        let n_buckets = (bytes / Buckets::<WORDS>::BYTES).max(1);
        Some(GeneralTable { buckets: Buckets::new(n_buckets)?, n_buckets, age: 0, oldest: 1 })
    }

    /// Begins a search. Entries of earlier searches count only if `keep` is true.
    pub(crate) fn begin(&mut self, keep: bool) {
        if self.age == AGE_MAX {
            // The ages wrap around, so no entry may look young.
            self.buckets.clear();
            (self.age, self.oldest) = (0, 1);
        }
        self.age += 1;
        if !keep {
            self.oldest = self.age;
        }
    }

    #[inline(always)]
    pub(crate) fn probe(&self, hash: u64) -> Option<GeneralEntry> {
        self.bucket(hash).iter().find_map(|[check, data]| {
            let data = data.load(Relaxed);
            let (entry, age) = GeneralEntry::unpack(data);
            (check.load(Relaxed) == hash ^ data && age >= self.oldest).then_some(entry)
        })
    }

    /// Stores an entry in place of one of the same position, or drops it if that one is deeper. Without such
    /// an entry, replaces the least valuable one in the bucket: the oldest, then the shallowest.
    pub(crate) fn store(&self, hash: u64, mut entry: GeneralEntry) {
        let mut worst: Option<(&Slot, u32)> = None;
        for slot in self.bucket(hash) {
            let data = slot[1].load(Relaxed);
            let (old, age) = GeneralEntry::unpack(data);
            if slot[0].load(Relaxed) == hash ^ data && age >= self.oldest {
                if old.depth > entry.depth {
                    return;
                }
                if old.depth == entry.depth && old.lower <= entry.upper && entry.lower <= old.upper {
                    entry.lower = entry.lower.max(old.lower);
                    entry.upper = entry.upper.min(old.upper);
                }
                entry.best = entry.best.or(old.best);
                worst = Some((slot, 0));
                break;
            }
            // Entries that do not count are treated alike, so a search leaves the same entries whatever was
            // there before.
            let value = if age < self.oldest { 0 } else { u32::from(age) << 8 | u32::from(old.depth) };
            if worst.is_none_or(|(_, least)| value < least) {
                worst = Some((slot, value));
            }
        }
        let ([check, word], _) = worst.expect("a bucket has four slots");
        let data = entry.pack(self.age);
        word.store(data, Relaxed);
        check.store(hash ^ data, Relaxed);
    }

    #[inline(always)]
    fn bucket(&self, hash: u64) -> &[Slot] {
        // The upper bits choose the bucket, by multiplication rather than by a mask: any number of buckets
        // works.
        let bucket = ((u128::from(hash) * self.n_buckets as u128) >> 64) as usize;
        let (slots, _) = self.buckets.bucket(bucket).as_chunks::<2>();
        slots
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8, lower: i16, upper: i16, best: Option<u8>) -> GeneralEntry {
        GeneralEntry { lower, upper, best, depth }
    }

    #[test]
    fn entries_come_back_as_they_went_in() {
        for entry in [
            entry(0, -25_600, 25_600, None),
            entry(7, -1, 1, Some(0)),
            entry(EXACT, i16::MIN, i16::MAX, Some(255)),
        ] {
            assert_eq!(GeneralEntry::unpack(entry.pack(AGE_MAX)), (entry, AGE_MAX));
            let mut table = GeneralTable::new(1 << 12).unwrap();
            table.begin(false);
            table.store(u64::MAX, entry);
            assert_eq!(table.probe(u64::MAX), Some(entry));
            assert_eq!(table.probe(u64::MAX - 1), None);
        }
    }

    #[test]
    fn deeper_entries_stay_and_bounds_of_one_depth_meet() {
        let mut table = GeneralTable::new(1 << 12).unwrap();
        table.begin(false);
        table.store(9, entry(5, -100, 300, Some(3)));
        table.store(9, entry(4, 0, 0, Some(4)));
        assert_eq!(table.probe(9), Some(entry(5, -100, 300, Some(3))));
        table.store(9, entry(5, 200, 30_000, None));
        assert_eq!(table.probe(9), Some(entry(5, 200, 300, Some(3))));
    }

    #[test]
    fn the_oldest_and_then_the_shallowest_entry_gives_way() {
        let mut table = GeneralTable::new(64).unwrap();
        table.begin(false);
        (1..=4).for_each(|depth| table.store(u64::from(depth), entry(depth, 0, 0, None)));
        table.store(5, entry(9, 0, 0, None));
        assert!(table.probe(1).is_none() && table.probe(2).is_some());
        table.begin(true);
        assert!(table.probe(4).is_some());
        table.store(6, entry(1, 0, 0, None));
        assert!(table.probe(2).is_none() && table.probe(6).is_some());
        table.begin(false);
        assert!((1..=6).all(|hash| table.probe(hash).is_none()));
    }

    #[test]
    fn a_table_that_cannot_be_had_is_none() {
        assert!(GeneralTable::new(usize::MAX / 2).is_none());
    }

    #[test]
    fn no_entry_counts_after_the_ages_wrap() {
        let mut table = GeneralTable::new(1 << 12).unwrap();
        table.begin(false);
        table.store(3, entry(1, 0, 0, None));
        table.age = AGE_MAX;
        table.begin(true);
        assert_eq!((table.probe(3), table.age), (None, 1));
        table.store(4, entry(1, 0, 0, None));
        table.begin(true);
        assert!(table.probe(4).is_some());
    }
}
