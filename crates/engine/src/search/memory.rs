//! The memory of the searches: a transposition table of the requested size. If the system refuses it, the
//! size is halved until the system grants one, with a warning.

use super::eight::TranspositionTable;
use super::general::GeneralTable;
use crate::EngineError;
use bytemuck::allocation::try_zeroed_slice_box;

/// The table of the search that was last used, made when it is first needed: the two searches are never
/// needed at once.
pub(crate) enum TableMemory {
    Empty,
    General(GeneralTable),
    Eight(TranspositionTable),
}

impl TableMemory {
    /// Makes the table for boards of at most 8×8, or the one for every board, unless it is there. Returns a
    /// warning if it is smaller than the megabytes `wanted`.
    pub(crate) fn reserve(&mut self, is_eight: bool, wanted: usize) -> Option<EngineError> {
        match self {
            TableMemory::Eight(_) if is_eight => return None,
            TableMemory::General(_) if !is_eight => return None,
            // Frees the old table before the new one is requested.
            _ => *self = TableMemory::Empty,
        }
        let (table, granted) = largest(wanted, |megabytes| match is_eight {
            true => TranspositionTable::new(megabytes).map(TableMemory::Eight),
            false => GeneralTable::new(megabytes.checked_mul(1 << 20)?).map(TableMemory::General),
        });
        *self = table;
        (granted < wanted).then_some(EngineError::LittleMemory { wanted, granted })
    }
}

/// Memory that a search needs besides its table: its threads' own caches, moves and lines.
const SPARE_BYTES: usize = 16 << 20;

/// The first allocation that succeeds, of `megabytes`, half as many, a quarter and so on, with its size.
fn largest<T>(megabytes: usize, allocate: impl Fn(usize) -> Option<T>) -> (T, usize) {
    // Held until this function returns, so that the table does not take the last memory. If even this fails,
    // the table gets 1 MB.
    let spare: Option<Box<[u8]>> = try_zeroed_slice_box(SPARE_BYTES).ok();
    let megabytes = if spare.is_some() { megabytes } else { 1 };
    let sizes = std::iter::successors(Some(megabytes), |size| (*size > 1).then_some(size / 2));
    let mut tables = sizes.filter_map(|size| Some((allocate(size)?, size)));
    tables.next().expect("a megabyte can be had, or nothing else works either")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_halved_until_the_system_grants_one() {
        let grants = |limit: usize| move |size: usize| (size <= limit).then_some(());
        assert_eq!(largest(16_384, grants(600)), ((), 512));
        assert_eq!(largest(600, grants(600)), ((), 600));
        assert_eq!(largest(3, grants(1)), ((), 1));
    }

    #[test]
    fn a_warning_comes_only_with_a_smaller_table() {
        // More bytes than there are addresses; halved until they can be had, but never touched.
        let absurd = usize::MAX >> 20;
        let mut memory = TableMemory::Empty;
        for is_eight in [false, true] {
            let warning = memory.reserve(is_eight, absurd).expect("no machine has as much").to_string();
            assert!(warning.starts_with("17592186044415 MB of memory for what the engine"), "{warning}");
            assert!(warning.ends_with(" MB serve instead."), "{warning}");
            assert!(!warning.contains(" 0 MB"), "{warning}");
        }
        assert_eq!(memory.reserve(true, absurd), None, "the warning came with the table");
        assert_eq!(TableMemory::Empty.reserve(true, 3), None);
        assert_eq!(TableMemory::Empty.reserve(false, 3), None);
    }
}
