//! The memory of the search: bounds on the value of positions it has searched, and their best moves.
//!
//! [`TranspositionTable`] is shared by all threads without a lock. An entry is three words; the two board
//! words are stored xor the data word, so a mixture of two threads' writes matches no board and reads as a
//! miss (Hyatt and Mann's lockless hashing, <https://craftychess.com/hyatt/hashing.html>). The board is
//! stored whole: two positions are never taken for one another. A bucket is five entries in two neighbouring
//! cache lines, which the processor fetches together.
//!
//! [`LocalCache`] belongs to one thread, stays in its L2 cache, and serves the shallow zone.

use super::Window;
use super::target::{Selectivity, Target};
use crate::kernel::{Board, Eight, Kernel, prefetch};
use crate::search::buckets::Buckets;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

/// The score is at least `lower` and at most `upper`.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableBounds {
    lower: i32,
    pub upper: i32,
}

impl TableBounds {
    const NONE: TableBounds = TableBounds { lower: -64, upper: 64 };

    /// The score or the bound that answers the null window above `alpha`, if one does.
    #[inline(always)]
    pub(super) fn cutoff(self, alpha: i32) -> Option<i32> {
        if self.lower > alpha {
            Some(self.lower)
        } else if self.upper <= alpha {
            Some(self.upper)
        } else {
            None
        }
    }

    /// The bounds, narrowed by the answer of the null window above `alpha`.
    #[inline(always)]
    #[must_use]
    pub(super) fn learn(self, score: i32, alpha: i32) -> TableBounds {
        if score > alpha {
            TableBounds { lower: self.lower.max(score), ..self }
        } else {
            TableBounds { upper: self.upper.min(score), ..self }
        }
    }
}

/// The stored facts about one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The score is at least this …
    pub lower: i8,
    /// … and at most this.
    pub upper: i8,
    /// The best move found and the best before it, [`NO_MOVE`] if there is none.
    pub moves: [u8; 2],
    /// The target that the bounds are for.
    pub target: Target,
}

pub(super) const NO_MOVE: u8 = 64;

impl Entry {
    pub(super) const NOTHING: Entry = Entry {
        lower: -64,
        upper: 64,
        moves: [NO_MOVE; 2],
        target: Target { depth: 0, selectivity: Selectivity::MOST },
    };

    /// The entry after a search with the window from `alpha` to `beta`, given its best score.
    #[must_use]
    #[inline(always)]
    pub(super) fn learn(self, score: i32, Window { alpha, beta }: Window, target: Target, best: u8) -> Entry {
        let mut known = self;
        if target != self.target {
            if self.target.covers(target) {
                // The entry is for a greater target: a lesser search changes nothing in it.
                return known;
            }
            known = Entry { lower: -64, upper: 64, target, ..self };
        }
        if score < beta {
            known.upper = known.upper.min(score as i8);
        }
        if score > alpha {
            known.lower = known.lower.max(score as i8);
        }
        // When all moves failed, the one that failed least is an estimate, no better than an earlier one.
        if best != known.moves[0] && (score > alpha || known.moves[0] == NO_MOVE) {
            known.moves = [best, known.moves[0]];
        }
        known
    }

    /// [`TableBounds::cutoff`], if the bounds answer this target.
    #[inline(always)]
    pub(super) fn cutoff(self, target: Target, alpha: i32) -> Option<i32> {
        if !self.target.covers(target) {
            return None;
        }
        TableBounds { lower: self.lower.into(), upper: self.upper.into() }.cutoff(alpha)
    }
}

const N_ENTRIES: usize = 5;
/// Words of a bucket: two cache lines, the last word is not used.
const BUCKET_WORDS: usize = 16;

type Bucket = [[AtomicU64; 3]; N_ENTRIES];

/// The transposition table that all threads share.
///
/// An entry's third word, which is 0 only where nothing is stored, is packed as
///
/// | bits | 0–7 | 8–15 | 16–23 | 24–31 | 32–39 | 40–52 | 53–60 | 61–63 |
/// | --- | --- | --- | --- | --- | --- | --- | --- | --- |
/// | | lower bound | upper bound | best move | second move | logarithm of the nodes spent | date | depth | selectivity + 1 |
#[derive(Debug)]
pub struct TranspositionTable {
    buckets: Buckets<BUCKET_WORDS>,
    // Invariant: the number of buckets is 2 to the power of 64 − shift.
    shift: u32,
    date: u16,
    /// Whether entries of earlier searches count.
    keeps: bool,
    /// Whether the next search ignores all earlier entries.
    forgets: bool,
    /// The squares of 8×8 that are not on the board searched.
    off_board: u64,
    /// The number of words that calls of [`TranspositionTable::prefault`] have taken on.
    n_prefaulted: AtomicUsize,
}

/// The data word: bounds and moves, then the fields for replacement.
struct Packed {
    known: Entry,
    /// The logarithm of the nodes spent.
    cost: u8,
    /// The [`TranspositionTable::date`] of the search that wrote it.
    date: u16,
}

const DATE_MAX: u16 = (1 << 13) - 1;

impl Packed {
    #[inline(always)]
    fn pack(&self) -> u64 {
        let Entry { lower, upper, moves, target } = self.known;
        let low = u32::from_le_bytes([lower as u8, upper as u8, moves[0], moves[1]]);
        u64::from(low)
            | u64::from(self.cost) << 32
            | u64::from(self.date) << 40
            | u64::from(target.depth) << 53
            | u64::from(target.selectivity.number() + 1) << 61
    }

    #[inline(always)]
    fn unpack(data: u64) -> Packed {
        let [lower, upper, first, second] = (data as u32).to_le_bytes();
        let selectivity = Selectivity::from_number(((data >> 61) as u8).wrapping_sub(1));
        let target = Target { depth: (data >> 53 & 0xFF) as u32, selectivity };
        let known = Entry { lower: lower as i8, upper: upper as i8, moves: [first, second], target };
        Packed { known, cost: (data >> 32) as u8, date: (data >> 40) as u16 & DATE_MAX }
    }
}

/// A word whose high bits depend on every square.
#[inline(always)]
fn hash(board: Board<u64>) -> u64 {
    let mixed = board.own.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ board.other.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).swap_bytes();
    (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}

impl TranspositionTable {
    /// A table of at most `megabytes`, and at least 1 MB; `None` when the memory cannot be had. The system
    /// supplies it as it is used.
    pub fn new(megabytes: usize) -> Option<TranspositionTable> {
        let bytes = megabytes.max(1).checked_mul(1 << 20)?;
        let n_buckets = 1usize << (bytes / Buckets::<BUCKET_WORDS>::BYTES).ilog2();
        Some(TranspositionTable {
            buckets: Buckets::new(n_buckets)?,
            shift: 64 - n_buckets.ilog2(),
            date: 0,
            keeps: true,
            forgets: false,
            off_board: 0,
            n_prefaulted: AtomicUsize::new(0),
        })
    }

    /// Makes the next search visit the same positions as one with an empty table.
    pub fn forget(&mut self) {
        self.forgets = true;
    }

    /// Begins a search: entries age, and older ones count only with `keep`, and not after `forget`.
    pub(super) fn begin(&mut self, kernel: Eight, keep: bool) {
        self.keeps = keep && !std::mem::take(&mut self.forgets);
        self.off_board = !kernel.all();
        self.date = (self.date + 1) % (DATE_MAX + 1);
        if self.date == 0 {
            // The dates wrap around, so that old entries would look new.
            self.buckets.clear();
        }
    }

    /// Writes to every page that no thread has touched yet, so that the system supplies it now, until
    /// `is_over`.
    ///
    /// A page that is read first and written later is supplied twice, and the second time every processor
    /// must flush its cached address: with two threads this took a quarter of their time.
    pub(super) fn prefault(&self, is_over: impl Fn() -> bool) {
        const AT_ONCE: usize = 1 << 15;
        while !is_over() && self.buckets.prefault(self.n_prefaulted.fetch_add(AT_ONCE, Relaxed), AT_ONCE) {}
    }

    /// The board with all squares beyond it set for both sides, so that different sizes never collide.
    #[inline(always)]
    fn key(&self, board: Board<u64>) -> Board<u64> {
        Board { own: board.own | self.off_board, other: board.other | self.off_board }
    }

    #[inline(always)]
    fn bucket(&self, key: Board<u64>) -> &Bucket {
        let words = self.buckets.bucket((hash(key) >> self.shift) as usize);
        let (entries, _) = words.as_chunks::<3>();
        entries.try_into().expect("a bucket has room for five entries")
    }

    /// Asks the processor to fetch a position's bucket.
    #[inline(always)]
    pub(super) fn prefetch(&self, board: Board<u64>) {
        prefetch(self.bucket(self.key(board)));
    }

    #[inline(always)]
    pub(super) fn get(&self, board: Board<u64>) -> Option<Entry> {
        let key = self.key(board);
        let counts = |found: &Packed| self.keeps || found.date == self.date;
        let mut entries = self.bucket(key).iter();
        entries.find_map(|entry| read(entry, key).filter(counts)).map(|found| found.known)
    }

    /// Stores an entry; `nodes` is the cost of the search. If neither the same position nor a free entry is
    /// there, replaces the cheapest one of an older search, else of this one. An entry that does not count is
    /// as good as free, so that a search which keeps nothing repeats node for node.
    pub(super) fn put(&self, board: Board<u64>, known: Entry, nodes: u64) {
        let key = self.key(board);
        let bucket = self.bucket(key);
        let value = |entry: &[AtomicU64; 3]| {
            let data = entry[2].load(Relaxed);
            let Packed { cost, date, .. } = Packed::unpack(data);
            let is_new = data != 0 && date == self.date;
            if !is_new && (data == 0 || !self.keeps) {
                (1, 0)
            } else if read(entry, key).is_some() {
                (0, 0)
            } else {
                (2 + u8::from(is_new), cost)
            }
        };
        let Some(entry) = bucket.iter().min_by_key(|entry| value(entry)) else { return };
        let data = Packed { known, cost: (nodes + 1).ilog2() as u8, date: self.date }.pack();
        entry[0].store(key.own ^ data, Relaxed);
        entry[1].store(key.other ^ data, Relaxed);
        entry[2].store(data, Relaxed);
    }
}

#[cfg(test)]
impl TranspositionTable {
    /// All entries about boards of the current search's size.
    pub(super) fn entries(&self) -> Vec<(Board<u64>, Entry)> {
        let found = |entry: &[AtomicU64; 3]| {
            let data = entry[2].load(Relaxed);
            let [own, other] = [&entry[0], &entry[1]].map(|word| word.load(Relaxed) ^ data);
            let is_of_size = data != 0 && own & other == self.off_board;
            let board = Board { own: own & !self.off_board, other: other & !self.off_board };
            is_of_size.then(|| (board, Packed::unpack(data).known))
        };
        (0..1 << (64 - self.shift))
            .flat_map(|number| {
                let (entries, _) = self.buckets.bucket(number).as_chunks::<3>();
                entries.iter().filter_map(found).collect::<Vec<_>>()
            })
            .collect()
    }
}

#[inline(always)]
fn read(entry: &[AtomicU64; 3], key: Board<u64>) -> Option<Packed> {
    let data = entry[2].load(Relaxed);
    let matches = entry[0].load(Relaxed) ^ data == key.own && entry[1].load(Relaxed) ^ data == key.other;
    (matches && data != 0).then(|| Packed::unpack(data))
}

/// The cache of the shallow zone: one entry a slot, always replaced.
#[derive(Debug)]
pub(super) struct LocalCache(Box<[CacheEntry; 1 << LOCAL_BITS]>);

/// 256 KB: with twice as many slots the tree is 2 % smaller, but a slot is farther away.
const LOCAL_BITS: u32 = 13;

/// A slot of the cache, which lies in one cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct CacheEntry {
    board: Board<u64>,
    bounds: TableBounds,
}

impl LocalCache {
    pub(super) fn new() -> LocalCache {
        let none = CacheEntry { board: Board { own: !0, other: !0 }, bounds: TableBounds::NONE };
        LocalCache(vec![none; 1 << LOCAL_BITS].try_into().expect("the length is that of the array"))
    }

    #[inline(always)]
    pub(super) fn slot(board: Board<u64>) -> usize {
        (hash(board) >> (64 - LOCAL_BITS)) as usize
    }

    /// Asks the processor to fetch a slot.
    #[inline(always)]
    pub(super) fn prefetch(&self, slot: usize) {
        prefetch(&self.0[slot & ((1 << LOCAL_BITS) - 1)]);
    }

    #[inline(always)]
    pub(super) fn get(&self, slot: usize, board: Board<u64>) -> TableBounds {
        let entry = &self.0[slot & ((1 << LOCAL_BITS) - 1)];
        if entry.board == board { entry.bounds } else { TableBounds::NONE }
    }

    #[inline(always)]
    pub(super) fn put(&mut self, slot: usize, board: Board<u64>, bounds: TableBounds) {
        self.0[slot & ((1 << LOCAL_BITS) - 1)] = CacheEntry { board, bounds };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::{BoardSize, Position};

    #[test]
    fn an_entry_is_read_as_it_was_written() {
        for (i, selectivity) in [0, 73, 87, 95, 98, 99, 100].into_iter().enumerate() {
            let target = Target { depth: 10 * i as u32 + 3, selectivity: Selectivity::at_least(selectivity) };
            let known =
                Entry { lower: -64 + i as i8, upper: 64 - 20 * i as i8, moves: [63, NO_MOVE], target };
            let entry = Packed { known, cost: 40, date: DATE_MAX - i as u16 };
            let again = Packed::unpack(entry.pack());
            assert_eq!((again.known, again.cost, again.date), (known, entry.cost, entry.date));
        }
    }

    #[test]
    fn a_mixture_of_two_entries_is_never_read() {
        // Boards of one bucket, each with entries that say which board they are about: threads that write and
        // read them without rest must never find anything else.
        let table = TranspositionTable::new(1).unwrap();
        let bucket = |board: Board<u64>| std::ptr::from_ref(table.bucket(board)).addr();
        let board = |number: u64| {
            let word = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            Board { own: word & 0x5555_5555_5555_5555, other: word & 0xAAAA_AAAA_AAAA_AAAA }
        };
        let wanted = bucket(board(0));
        let boards: Vec<Board<u64>> =
            (0..).map(board).filter(|&board| bucket(board) == wanted).take(8).collect();
        let entry = |which: usize, round: u32| Entry {
            lower: which as i8,
            upper: 64 - which as i8,
            moves: [which as u8, (round % 60) as u8],
            target: Target { depth: which as u32 + 1, selectivity: Selectivity::NONE },
        };
        let n_found = AtomicUsize::new(0);
        let hammer = |seed: usize| {
            for round in 0..40_000 {
                let which = (seed + round as usize * 5) % boards.len();
                table.put(boards[which], entry(which, round), u64::from(round));
                let asked = (which + round as usize / 3) % boards.len();
                if let Some(known) = table.get(boards[asked]) {
                    let round = u32::from(known.moves[1]);
                    assert!(round < 60 && known == entry(asked, round), "{known:?} about board {asked}");
                    n_found.fetch_add(1, Relaxed);
                }
            }
        };
        std::thread::scope(|scope| {
            for seed in 0..4 {
                let hammer = &hammer;
                scope.spawn(move || hammer(seed));
            }
        });
        assert!(n_found.into_inner() > 10_000, "next to nothing was found");
    }

    #[test]
    fn old_entries_count_only_on_request_and_never_after_the_dates_wrap() {
        let board = Eight::STANDARD.board(&Position::start(BoardSize::STANDARD));
        let known = Entry { lower: 2, target: Target::EXACT, ..Entry::NOTHING };
        let mut table = TranspositionTable::new(1).unwrap();
        table.begin(Eight::STANDARD, true);
        table.put(board, known, 1);
        assert_eq!(table.get(board), Some(known));
        table.begin(Eight::STANDARD, false);
        assert_eq!(table.get(board), None);
        table.begin(Eight::STANDARD, true);
        assert_eq!(table.get(board), Some(known));
        table.begin(Eight::new(BoardSize::new(6, 6).unwrap()).unwrap(), true);
        assert_eq!(table.get(board), None);
        for _ in 0..=DATE_MAX {
            table.begin(Eight::STANDARD, true);
        }
        assert_eq!(table.get(board), None);
    }
}
