//! The model as a file: versioned, compressed and checked.
//!
//! After the file's header ([`FileKind`]) comes a *deflate* stream (RFC 1951): the number of known openings
//! and their keys; then groups of weights: one for the openings, then one for the tables of each stage. A
//! group is a step size, then each weight as a signed byte, in steps. Last come the model's heads as 32-bit
//! floats. Numbers are little-endian.

use super::model::{Head, Model, N_STAGES};
use super::openings::KnownOpenings;
use super::patterns::PATTERNS;
use crate::checked::{BrokenFile, ChecksumKind, FileKind, Numbers, compress};
use miniz_oxide::inflate;
use std::sync::OnceLock;

static MODEL: FileKind = FileKind {
    name: "model of human play",
    heading: "Outflank human model",
    version: Some(1),
    fingerprint: None,
    checksum: ChecksumKind::Crc,
};
const EMBEDDED: &[u8] = include_bytes!("../../assets/human/8x8.model");
/// More bytes than any unpacked model has.
const LENGTH_MAX: usize = 8 << 20;

impl Model {
    /// The model that the program carries with it.
    ///
    /// # Errors
    /// When the file is broken; the error says how.
    pub fn embedded() -> Result<&'static Model, BrokenFile> {
        static READ: OnceLock<Result<Model, BrokenFile>> = OnceLock::new();
        READ.get_or_init(|| Model::read(EMBEDDED)).as_ref().map_err(Clone::clone)
    }

    /// The checksum of the embedded model, by which a ghost knows the model that it was fitted to.
    pub fn embedded_checksum() -> u32 {
        MODEL.split(EMBEDDED).map_or(0, |(_, checksum)| checksum as u32)
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not what [`Model::write`] makes.
    pub fn read(bytes: &[u8]) -> Result<Model, BrokenFile> {
        MODEL.read(bytes, |packed| {
            model(Numbers(&inflate::decompress_to_vec_with_limit(packed, LENGTH_MAX).ok()?))
        })
    }

    /// The bytes of a file with this model. Weights of patterns and openings are rounded.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = (self.openings.keys.len() as u32).to_le_bytes().to_vec();
        bytes.extend(self.openings.keys.iter().flat_map(|key| key.to_le_bytes()));
        write_steps(self.opening_weights.as_flattened(), &mut bytes);
        self.tables.chunks(PATTERNS.n_slots).for_each(|table| write_steps(table, &mut bytes));
        for Head { weights, scale } in &self.heads {
            let numbers = weights.as_flattened().as_flattened().iter().chain(scale.as_flattened());
            bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        }
        MODEL.seal(&compress(&bytes))
    }
}

/// Writes the step size, then each weight as a whole number of steps: 127 for the largest weight.
fn write_steps(weights: &[f32], bytes: &mut Vec<u8>) {
    let most = weights.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
    let step = (most / 127.0).max(f32::MIN_POSITIVE);
    bytes.extend(step.to_le_bytes());
    bytes.extend(weights.iter().map(|weight| (weight / step).round() as i8 as u8));
}

fn model(mut rest: Numbers) -> Option<Model> {
    let n_openings = rest.u32()? as usize;
    let keys: Vec<u32> = (0..n_openings.min(LENGTH_MAX)).map(|_| rest.u32()).collect::<Option<_>>()?;
    let openings = KnownOpenings::new(keys);
    let mut model = Model::zero(openings);
    if model.openings.keys.len() != n_openings {
        return None;
    }
    read_steps(&mut rest, model.opening_weights.as_flattened_mut())?;
    for stage in 0..N_STAGES {
        read_steps(&mut rest, &mut model.tables[stage * PATTERNS.n_slots..][..PATTERNS.n_slots])?;
    }
    for Head { weights, scale } in &mut model.heads {
        let numbers = weights.as_flattened_mut().as_flattened_mut().iter_mut();
        for number in numbers.chain(scale.as_flattened_mut()) {
            *number = rest.f32()?;
        }
    }
    rest.0.is_empty().then_some(model)
}

fn read_steps(rest: &mut Numbers, weights: &mut [f32]) -> Option<()> {
    let step = rest.f32()?;
    let steps = rest.bytes(weights.len())?;
    weights.iter_mut().zip(steps).for_each(|(weight, n)| *weight = step * f32::from(*n as i8));
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checked::check_damage;

    fn model() -> Model {
        let mut model = Model::zero(KnownOpenings::new(vec![7, 99]));
        model.tables[5] = 1.27;
        model.opening_weights[1] = [0.5, -0.25];
        model.heads[1].weights[3][2][4] = -2.5;
        model
    }

    #[test]
    fn a_model_reads_back_as_it_was_written() {
        let read = Model::read(&model().write()).unwrap();
        let near = |a: f32, b: f32| (a - b).abs() < 0.01;
        assert!(near(read.tables[5], 1.27) && near(read.opening_weights[1][1], -0.25));
        assert_eq!(read.heads, model().heads);
        assert_eq!(Model::read(&read.write()), Ok(read));
    }

    #[test]
    fn damage_is_found_and_named() {
        check_damage(&MODEL, &model().write(), [], Model::read);
    }

    #[test]
    fn the_model_of_the_program_can_be_read_and_is_small() {
        assert!(Model::embedded().is_ok());
        assert!(EMBEDDED.len() <= 1_500_000);
    }
}
