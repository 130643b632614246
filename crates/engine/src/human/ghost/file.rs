//! A ghost as a file: versioned and checked. It can always be made again from the games.
//!
//! A head of 27 bytes: `Outflank ghost` and a line feed, then version, length and CRC-32 of the rest, four
//! bytes each with the lowest first. The rest, in the same order of bytes: player, first and last day, each
//! with its length in two bytes before it; rating (two); games, their number, the model's number (four each);
//! trust, inputs and inertia as 32-bit floats; the memory, a count (four) and then number (four) and times
//! (two); the report: choices (four), five floats, and the habits, a count (one) and then number (one) and
//! three floats.

use super::habit::{Habit, Trait};
use super::{Ghost, GhostReport, MadeOf, Manner, Memory, Prediction};
use crate::human::inputs::N_INPUTS;
use othello::rating::Rating;

const MAGIC: &[u8; 15] = b"Outflank ghost\n";
const VERSION: u32 = 1;

/// Why bytes are no ghost for this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GhostError {
    /// It begins differently.
    #[error("this is no ghost; it should begin with \"Outflank ghost\"")]
    Foreign,
    /// The version of another program.
    #[error("the ghost has version {0}; this program reads version {VERSION}")]
    Version(u32),
    /// It was cut off or changed.
    #[error("the ghost's file is damaged")]
    Damaged,
}

impl Ghost {
    /// No ghost takes more bytes.
    pub const BYTES_MAX: u64 = 1 << 20;

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not what [`Ghost::write`] makes.
    pub fn read(bytes: &[u8]) -> Result<Ghost, GhostError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(GhostError::Foreign)?;
        let mut reader = GhostReader(rest);
        let version = reader.u32().ok_or(GhostError::Damaged)?;
        if version != VERSION {
            return Err(GhostError::Version(version));
        }
        let length = reader.u32().ok_or(GhostError::Damaged)?;
        let checksum = reader.u32().ok_or(GhostError::Damaged)?;
        let is_whole = reader.0.len() == length as usize && crc32fast::hash(reader.0) == checksum;
        let ghost = reader.ghost().filter(|_| is_whole && reader.0.is_empty());
        ghost.ok_or(GhostError::Damaged)
    }

    /// The bytes of a file with this ghost.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let Ghost { player, span: [from, to], rating, made_of, manner, memory, report } = self;
        let mut rest = Vec::new();
        for text in [player, from, to] {
            rest.extend((text.len() as u16).to_le_bytes());
            rest.extend(text.as_bytes());
        }
        rest.extend(rating.points().to_le_bytes());
        let MadeOf { n_games, games, model } = made_of;
        rest.extend([*n_games, *games, *model].map(u32::to_le_bytes).as_flattened());
        let numbers = [manner.trust].into_iter().chain(manner.liking).chain([memory.inertia]);
        rest.extend(numbers.flat_map(f32::to_le_bytes));
        rest.extend((memory.counts.len() as u32).to_le_bytes());
        for (key, count) in &memory.counts {
            rest.extend(key.to_le_bytes());
            rest.extend(count.to_le_bytes());
        }
        let GhostReport { n_choices, plain, ghost, error, habits } = report;
        rest.extend(n_choices.to_le_bytes());
        let numbers = [plain.nats, plain.top_1, ghost.nats, ghost.top_1, *error];
        rest.extend(numbers.map(f32::to_le_bytes).as_flattened());
        rest.push(habits.len() as u8);
        for Trait { habit, surprise, seen, expected } in habits {
            rest.push(habit.number());
            rest.extend([*surprise, *seen, *expected].map(f32::to_le_bytes).as_flattened());
        }
        let head = [VERSION, rest.len() as u32, crc32fast::hash(&rest)].map(u32::to_le_bytes);
        [MAGIC, head.as_flattened(), &rest].concat()
    }
}

/// The rest of the bytes.
struct GhostReader<'a>(&'a [u8]);

impl GhostReader<'_> {
    fn ghost(&mut self) -> Option<Ghost> {
        let (player, from, to) = (self.text()?, self.text()?, self.text()?);
        let rating = Rating::new(u16::from_le_bytes(self.take()?));
        let made_of = MadeOf { n_games: self.u32()?, games: self.u32()?, model: self.u32()? };
        let mut manner = Manner { trust: self.f32()?, liking: [0.0; N_INPUTS] };
        for weight in &mut manner.liking {
            *weight = self.f32()?;
        }
        let inertia = self.f32()?;
        let n_positions = self.u32()? as usize;
        let mut counts = Vec::new();
        for _ in 0..n_positions {
            counts.push((self.u32()?, u16::from_le_bytes(self.take()?)));
        }
        let n_choices = self.u32()?;
        let mut predicted = || Some(Prediction { nats: self.f32()?, top_1: self.f32()? });
        let (plain, ghost) = (predicted()?, predicted()?);
        let error = self.f32()?;
        let n_habits = self.take::<1>()?[0];
        let mut habits = Vec::new();
        for _ in 0..n_habits {
            let habit = Habit::of_number(self.take::<1>()?[0])?;
            let (surprise, seen, expected) = (self.f32()?, self.f32()?, self.f32()?);
            habits.push(Trait { habit, surprise, seen, expected });
        }
        Some(Ghost {
            player,
            span: [from, to],
            rating,
            made_of,
            manner,
            memory: Memory::new(counts, inertia),
            report: GhostReport { n_choices, plain, ghost, error, habits },
        })
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn u32(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    fn f32(&mut self) -> Option<f32> {
        self.take().map(f32::from_le_bytes).filter(|number| number.is_finite() && number.abs() < 1e6)
    }

    fn text(&mut self) -> Option<String> {
        let length = usize::from(u16::from_le_bytes(self.take()?));
        let text = self.0.split_off(..length)?;
        String::from_utf8(text.to_vec()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::ghost;
    use super::*;

    #[test]
    fn a_ghost_reads_back_as_it_was_written() {
        assert_eq!(Ghost::read(&ghost().write()), Ok(ghost()));
    }

    #[test]
    fn what_is_broken_or_newer_is_told() {
        let good = ghost().write();
        let check = |bytes: &[u8], expected: GhostError| assert_eq!(Ghost::read(bytes).err(), Some(expected));
        check(b"", GhostError::Foreign);
        check(b"Outflank human model\n", GhostError::Foreign);
        for length in MAGIC.len()..good.len() {
            check(&good[..length], GhostError::Damaged);
        }
        for at in MAGIC.len() + 4..good.len() {
            let mut changed = good.clone();
            changed[at] ^= 4;
            check(&changed, GhostError::Damaged);
        }
        let mut newer = good;
        newer[MAGIC.len()] = 2;
        check(&newer, GhostError::Version(2));
        // Whole, but with impossible contents.
        let mut wrong = ghost();
        wrong.manner.trust = f32::NAN;
        check(&wrong.write(), GhostError::Damaged);
    }
}
