//! The memory of the searches: a transposition table of the requested size, or the largest the system grants,
//! with a warning.

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
    /// The table for boards of at most 8×8. A warning comes with a new one that is smaller than requested.
    pub(crate) fn eight(&mut self, megabytes: usize) -> (&mut TranspositionTable, Option<EngineError>) {
        let new = |megabytes| TranspositionTable::new(megabytes).map(TableMemory::Eight);
        let is_there = matches!(self, TableMemory::Eight(_));
        let warning = if is_there { None } else { self.make(megabytes, new) };
        let TableMemory::Eight(table) = self else { unreachable!("it was just made") };
        (table, warning)
    }

    /// The table for every board, with a warning like that of [`TableMemory::eight`].
    pub(crate) fn general(&mut self, megabytes: usize) -> (&mut GeneralTable, Option<EngineError>) {
        let new =
            |megabytes: usize| GeneralTable::new(megabytes.checked_mul(1 << 20)?).map(TableMemory::General);
        let is_there = matches!(self, TableMemory::General(_));
        let warning = if is_there { None } else { self.make(megabytes, new) };
        let TableMemory::General(table) = self else { unreachable!("it was just made") };
        (table, warning)
    }

    fn make(&mut self, wanted: usize, new: impl Fn(usize) -> Option<TableMemory>) -> Option<EngineError> {
        // Freed before more is requested.
        *self = TableMemory::Empty;
        let (table, granted) = largest(wanted, new);
        *self = table;
        (granted < wanted).then_some(EngineError::LittleMemory { wanted, granted })
    }
}

/// Memory that a search needs besides its table: its threads' own caches, moves and lines.
const SPARE_BYTES: usize = 16 << 20;

/// The largest allocation that succeeds, of all megabytes, half, a quarter and so on, with its size.
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
        for warning in [memory.general(absurd).1, memory.eight(absurd).1] {
            let warning = warning.expect("no machine has as much").to_string();
            assert!(warning.starts_with("17592186044415 MB of memory for what the engine"), "{warning}");
            assert!(warning.ends_with(" MB serve instead."), "{warning}");
            assert!(!warning.contains(" 0 MB"), "{warning}");
        }
        assert_eq!(memory.eight(absurd).1, None, "the warning came with the table");
        assert_eq!(TableMemory::Empty.eight(3).1, None);
        assert_eq!(TableMemory::Empty.general(3).1, None);
    }
}
