//! The file of a ghost, with a version and a checksum. A new fit to the games replaces a lost file.
//!
//! After the head ([`FileKind`]) come these fields, with their bytes in brackets and numbers in little-endian
//! order: player, first day, last day, each after its length (2); rating (2); the numbers of [`GhostSource`]
//! (4 each); trust, the liking of each input, and inertia, as 32-bit floats; the memory: how many positions
//! (4), then the number (4) and the count (2) of each; the report: choices (4), five floats, how many habits
//! (1), then the number (1) and three floats of each.

use super::habit::{Habit, Trait};
use super::{Ghost, GhostReport, GhostSource, Manner, Memory, Prediction};
use crate::checked::{BrokenFile, ChecksumKind, FileKind, Numbers};
use crate::human::inputs::N_INPUTS;
use othello::rating::Rating;

static GHOST: FileKind = FileKind {
    name: "ghost",
    heading: "Outflank ghost",
    version: Some(1),
    fingerprint: None,
    checksum: ChecksumKind::Crc,
};

impl Ghost {
    /// The most bytes that a ghost's file takes.
    pub const BYTES_MAX: u64 = 1 << 20;

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not what [`Ghost::write`] makes.
    pub fn read(bytes: &[u8]) -> Result<Ghost, BrokenFile> {
        GHOST.read(bytes, |contents| {
            let mut rest = Numbers(contents);
            read_ghost(&mut rest).filter(|_| rest.0.is_empty())
        })
    }

    /// The bytes of a file with this ghost.
    pub fn write(&self) -> Vec<u8> {
        let Ghost { player, span: [from, to], rating, made_of, manner, memory, report } = self;
        let mut rest = Vec::new();
        for text in [player, from, to] {
            rest.extend((text.len() as u16).to_le_bytes());
            rest.extend(text.as_bytes());
        }
        rest.extend(rating.points().to_le_bytes());
        let GhostSource { n_games, games_number, model } = made_of;
        rest.extend([*n_games, *games_number, *model].map(u32::to_le_bytes).as_flattened());
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
            rest.push(*habit as u8);
            rest.extend([*surprise, *seen, *expected].map(f32::to_le_bytes).as_flattened());
        }
        GHOST.seal(&rest)
    }
}

fn read_ghost(rest: &mut Numbers) -> Option<Ghost> {
    let (player, from, to) = (read_text(rest)?, read_text(rest)?, read_text(rest)?);
    let rating = Rating::new(rest.u16()?);
    let made_of = GhostSource { n_games: rest.u32()?, games_number: rest.u32()?, model: rest.u32()? };
    let mut manner = Manner { trust: rest.f32()?, liking: [0.0; N_INPUTS] };
    for weight in &mut manner.liking {
        *weight = rest.f32()?;
    }
    let inertia = rest.f32()?;
    let n_positions = rest.u32()?;
    let count = |_| Some((rest.u32()?, rest.u16()?));
    let counts = (0..n_positions).map(count).collect::<Option<Vec<_>>>()?;
    let n_choices = rest.u32()?;
    let mut predicted = || Some(Prediction { nats: rest.f32()?, top_1: rest.f32()? });
    let (plain, ghost) = (predicted()?, predicted()?);
    let error = rest.f32()?;
    let [n_habits] = rest.take()?;
    let mut habit = |_| {
        let [number] = rest.take()?;
        let habit = Habit::of_number(number)?;
        Some(Trait { habit, surprise: rest.f32()?, seen: rest.f32()?, expected: rest.f32()? })
    };
    let habits = (0..n_habits).map(&mut habit).collect::<Option<Vec<_>>>()?;
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

fn read_text(rest: &mut Numbers) -> Option<String> {
    let length = rest.u16()?;
    String::from_utf8(rest.bytes(length.into())?.to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use super::super::tests::ghost;
    use super::*;
    use crate::checked::check_damage;

    #[test]
    fn a_ghost_reads_back_as_it_was_written() {
        assert_eq!(Ghost::read(&ghost().write()), Ok(ghost()));
    }

    #[test]
    fn damage_and_newer_versions_are_named() {
        let mut wrong = ghost();
        wrong.manner.trust = f32::NAN;
        let wrong = GHOST.open(&wrong.write()).unwrap().to_vec();
        check_damage(&GHOST, &ghost().write(), [wrong], Ghost::read);
    }
}
