//! Positions with scores, as a file that grows game by game.
//!
//! A head of 48 bytes, then records of 24 bytes; all numbers are little-endian.
//!
//! | head | what | | record | what |
//! | --- | --- | --- | --- | --- |
//! | 21 | `Outflank positions 2` and a line feed | | 8 | the discs of the side to move |
//! | 3 | zero | | 8 | the other's |
//! | 8 | seed of the games | | 4 | number of the game, from 0 |
//! | 8 | fingerprint of the recipe they follow | | 1 | score for the side to move in discs, signed |
//! | 8 | zero | | 1 | value of a search there in discs, signed; −128 if there was none |
//! | | | | 1 | where the score comes from: [`Source`] |
//! | | | | 1 | the parity of the other 23 bytes, which reveals a torn record |
//!
//! Games stand in the order of their numbers, so an interrupted file is continued by playing its last game
//! again.

use engine::Numbers;
use engine::kernel::Board;
use engine::pattern::{Indices, Weights};

/// A position and its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The position.
    pub board: Board<u64>,
    /// The number of its game: whole games are held out for measuring.
    pub game: u32,
    /// For the side to move, in discs.
    pub score: i8,
    /// Where the score comes from.
    pub source: Source,
    /// The value of a search from here; `None` if there was none, or if it is the score itself.
    pub searched: Option<i8>,
}

/// Where a score comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The score of the game: searches chose all moves from here on, or chance chose those of the whole game.
    Game,
    /// The value that a search found.
    Search,
    /// The exact score.
    Exact,
}

/// The origin of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The seed of every game.
    pub seed: u64,
    /// A hash of the recipe; only the same recipe continues a file.
    pub recipe: u64,
}

/// Why bytes are no file of training positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum DatasetError {
    #[error("this is no file of training positions; it should begin with \"Outflank positions 2\"")]
    Foreign,
    #[error("record {0} of the training positions is damaged")]
    Record(usize),
}

const MAGIC: &[u8] = b"Outflank positions 2\n\0\0\0";
/// The length of a head in bytes.
pub const HEAD_LENGTH: usize = 48;
/// The length of a record in bytes.
pub const RECORD_LENGTH: usize = 24;

impl Head {
    /// `recipe` describes everything that determines the contents of the file; its hash FNV-1a
    /// (<http://www.isthe.com/chongo/tech/comp/fnv/>) is stored.
    pub fn new(seed: u64, recipe: &str) -> Head {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        Head { seed, recipe: recipe.bytes().fold(0xCBF2_9CE4_8422_2325, step) }
    }

    /// The head's bytes.
    pub fn write(&self) -> Vec<u8> {
        [MAGIC, &self.seed.to_le_bytes()[..], &self.recipe.to_le_bytes(), &[0; 8]].concat()
    }

    /// # Errors
    /// When the bytes do not begin as a data set does.
    pub fn read(bytes: &[u8]) -> Result<Head, DatasetError> {
        let head = || {
            let mut rest = Numbers(bytes.get(..HEAD_LENGTH)?.strip_prefix(MAGIC)?);
            Some(Head { seed: rest.u64()?, recipe: rest.u64()? })
        };
        head().ok_or(DatasetError::Foreign)
    }
}

impl Record {
    /// The record's bytes.
    pub fn write(&self) -> [u8; RECORD_LENGTH] {
        let mut bytes = [0; RECORD_LENGTH];
        bytes[..8].copy_from_slice(&self.board.own.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.other.to_le_bytes());
        bytes[16..20].copy_from_slice(&self.game.to_le_bytes());
        bytes[20] = self.score as u8;
        bytes[21] = self.searched.unwrap_or(i8::MIN) as u8;
        bytes[22] = self.source as u8;
        bytes[23] = parity(&bytes[..23]);
        bytes
    }

    /// `None` when these are not the bytes of a record.
    pub fn read(bytes: &[u8; RECORD_LENGTH]) -> Option<Record> {
        let mut rest = Numbers(bytes);
        let (board, game) = (Board { own: rest.u64()?, other: rest.u64()? }, rest.u32()?);
        let [score, searched, source, sum] = rest.take()?;
        let score = score as i8;
        let searched = Some(searched as i8).filter(|value| *value != i8::MIN);
        let source = [Source::Game, Source::Search, Source::Exact].into_iter().nth(source.into())?;
        let is_sound = sum == parity(&bytes[..23])
            && board.own & board.other == 0
            && [score, searched.unwrap_or(0)].iter().all(|discs| (-64..=64).contains(discs));
        is_sound.then_some(Record { board, game, score, source, searched })
    }

    /// How many squares are empty.
    pub fn n_empties(&self) -> u32 {
        64 - self.board.discs().count_ones()
    }

    /// The static value for the side to move, in parts of a disc.
    pub(super) fn value(&self, weights: &Weights) -> i32 {
        weights.value(self.board, &Indices::of(self.board))
    }

    /// The target for the fit, in discs: the score, mixed with a share of the search's value if the score is
    /// that of a game. Games are not played perfectly; search values are wrong too, but in other ways.
    pub fn target(&self, searched_share: f32) -> f32 {
        let score = f32::from(self.score);
        match (self.source, self.searched) {
            (Source::Game, Some(searched)) => score + searched_share * (f32::from(searched) - score),
            _ => score,
        }
    }

    /// Whether the record's game is left out of fitting and used for measuring: one game in 32 is.
    pub fn is_held_out(&self) -> bool {
        // Fibonacci hashing, so that games whose numbers form a pattern are not held out together.
        self.game.wrapping_mul(0x9E37_79B9) >> 27 == 0
    }
}

/// The xor of the bytes, inverted, so that a record of zeroes is no record.
fn parity(bytes: &[u8]) -> u8 {
    !bytes.iter().fold(0, |parity, byte| parity ^ byte)
}

/// The records of a file; a torn one at its end is left out.
///
/// # Errors
/// When the bytes are no data set or one of its records is damaged.
pub fn read(bytes: &[u8]) -> Result<impl Iterator<Item = Result<Record, DatasetError>>, DatasetError> {
    Head::read(bytes)?;
    let records = bytes[HEAD_LENGTH..].as_chunks::<RECORD_LENGTH>().0.iter().enumerate();
    Ok(records.map(|(number, bytes)| Record::read(bytes).ok_or(DatasetError::Record(number + 1))))
}

/// Where to continue a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resume {
    /// The bytes to keep: those of whole games.
    pub length: usize,
    /// The number of the game to play next.
    pub game: u32,
}

impl Resume {
    /// Resumes with the last game, since it may have been cut off, even between two records.
    ///
    /// # Errors
    /// When the bytes are no data set.
    pub fn of(bytes: &[u8]) -> Result<Resume, DatasetError> {
        Head::read(bytes)?;
        let records = bytes[HEAD_LENGTH..].as_chunks::<RECORD_LENGTH>().0;
        let backwards = || records.iter().rev().map(Record::read);
        // A crash of the machine may leave bytes that were never written: what follows the last sound record
        // is dropped.
        let n_damaged = backwards().take_while(Option::is_none).count();
        let Some(last) = backwards().nth(n_damaged).flatten() else {
            return Ok(Resume { length: HEAD_LENGTH, game: 0 });
        };
        let n_last =
            backwards().skip(n_damaged).take_while(|r| r.is_some_and(|r| r.game == last.game)).count();
        let n_kept = records.len() - n_damaged - n_last;
        Ok(Resume { length: HEAD_LENGTH + n_kept * RECORD_LENGTH, game: last.game })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: Head = Head { seed: 7, recipe: 9 };

    fn record(game: u32, own: u64) -> Record {
        Record { board: Board { own, other: 2 }, game, score: -30, source: Source::Game, searched: Some(10) }
    }

    fn file(records: &[Record]) -> Vec<u8> {
        let mut bytes = HEAD.write();
        records.iter().for_each(|record| bytes.extend(record.write()));
        bytes
    }

    #[test]
    fn records_read_back_as_they_were_written() {
        let records = [record(0, 1), record(0, 5), record(3, !2)];
        let bytes = file(&records);
        assert_eq!(Head::read(&bytes), Ok(HEAD));
        assert_eq!(read(&bytes).unwrap().collect::<Result<Vec<_>, _>>().unwrap(), records);
        assert_eq!((records[0].target(0.25), records[2].n_empties()), (-20.0, 0));
    }

    #[test]
    fn a_file_is_continued_with_its_last_game() {
        let bytes = file(&[record(0, 1), record(1, 1), record(1, 4)]);
        let one_game = HEAD_LENGTH + RECORD_LENGTH;
        let after_one = Ok(Resume { length: one_game, game: 1 });
        assert_eq!(Resume::of(&bytes), after_one);
        assert_eq!(Resume::of(&bytes[..bytes.len() - 1]), after_one);
        assert_eq!(Resume::of(&[&bytes[..], &[0; 5 * RECORD_LENGTH + 1]].concat()), after_one);
        assert_eq!(Resume::of(&bytes[..HEAD_LENGTH + 3]), Ok(Resume { length: HEAD_LENGTH, game: 0 }));
        assert_eq!(Resume::of(&bytes[..40]), Err(DatasetError::Foreign));
    }

    #[test]
    fn damage_is_named() {
        let mut bytes = file(&[record(0, 1), record(1, 1)]);
        bytes[HEAD_LENGTH + RECORD_LENGTH + 5] ^= 1;
        assert_eq!(read(&bytes).unwrap().last(), Some(Err(DatasetError::Record(2))));
        assert_eq!(read(b"PNG").err(), Some(DatasetError::Foreign));
        assert_eq!(Record::read(&[0; RECORD_LENGTH]), None);
        assert_eq!(Record::read(&record(0, 2).write()), None, "two discs on one square");
    }

    #[test]
    fn about_one_game_in_32_is_held_out() {
        let n = (0..32_000).filter(|&game| record(game, 1).is_held_out()).count();
        assert!((900..1100).contains(&n), "{n}");
    }
}
