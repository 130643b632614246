//! The model as a file: versioned, compressed and checked.
//!
//! A head of 33 bytes: `Outflank human model` and a line feed, then version, length and CRC-32 of the rest,
//! four bytes each with the lowest first. The rest is a *deflate* stream (RFC 1951): the number of known
//! openings and their keys; then groups of weights, each a number that its steps are worth and the steps, a
//! signed byte each (openings; then the tables, a group for each stage); last the heads as 32-bit floats.

use super::model::{Head, Model, N_STAGES};
use super::openings::KnownOpenings;
use super::patterns::PATTERNS;
use miniz_oxide::{deflate, inflate};
use std::sync::OnceLock;

const MAGIC: &[u8; 21] = b"Outflank human model\n";
const VERSION: u32 = 1;
const HEAD_LENGTH: usize = MAGIC.len() + 12;
/// The strongest that deflate knows.
const COMPRESSION: u8 = 10;
/// More than any model has, unpacked.
const LENGTH_MAX: usize = 8 << 20;

/// Why bytes are no model for this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// It begins differently.
    #[error("this is no model of human play; it should begin with \"Outflank human model\"")]
    Foreign,
    /// The version of another program.
    #[error("the model of human play has version {0}; this program reads version {VERSION}")]
    Version(u32),
    /// It was cut off or has been added to.
    #[error("the model of human play has {found} bytes where {expected} are expected")]
    Length {
        /// Bytes that are there.
        found: usize,
        /// Bytes that should be.
        expected: usize,
    },
    /// A bit was changed.
    #[error("the model of human play is damaged: its checksum is wrong")]
    Checksum,
    /// Its contents are invalid.
    #[error("the model of human play is damaged: it does not hold the numbers it should")]
    Contents,
}

impl Model {
    /// The model that the program carries with it.
    ///
    /// # Errors
    /// When the file is broken, with a sentence.
    pub fn embedded() -> Result<&'static Model, ModelError> {
        static EMBEDDED: OnceLock<Result<Model, ModelError>> = OnceLock::new();
        let read = || Model::read(include_bytes!("../../assets/human/8x8.model"));
        EMBEDDED.get_or_init(read).as_ref().map_err(Clone::clone)
    }

    /// A number that identifies the program's model: what was fitted on top of one model does not fit
    /// another.
    pub fn embedded_number() -> u32 {
        let bytes = include_bytes!("../../assets/human/8x8.model");
        bytes[MAGIC.len() + 8..].first_chunk().map_or(0, |checksum| u32::from_le_bytes(*checksum))
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not what [`Model::write`] makes.
    pub fn read(bytes: &[u8]) -> Result<Model, ModelError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(ModelError::Foreign)?;
        let too_short = ModelError::Length { found: bytes.len(), expected: HEAD_LENGTH };
        let (head, rest) = rest.split_first_chunk::<12>().ok_or(too_short)?;
        let [version, length, checksum] =
            [0, 4, 8].map(|at| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]));
        if version != VERSION {
            return Err(ModelError::Version(version));
        }
        if rest.len() != length as usize {
            let expected = HEAD_LENGTH + length as usize;
            return Err(ModelError::Length { found: bytes.len(), expected });
        }
        if crc32fast::hash(rest) != checksum {
            return Err(ModelError::Checksum);
        }
        let bytes =
            inflate::decompress_to_vec_with_limit(rest, LENGTH_MAX).map_err(|_| ModelError::Contents)?;
        Reader(&bytes).model().ok_or(ModelError::Contents)
    }

    /// The bytes of a file with this model. Weights of patterns and openings are rounded.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = (self.openings.keys().len() as u32).to_le_bytes().to_vec();
        bytes.extend(self.openings.keys().iter().flat_map(|key| key.to_le_bytes()));
        write_steps(self.opening_weights.as_flattened(), &mut bytes);
        self.tables.chunks(PATTERNS.n_slots).for_each(|table| write_steps(table, &mut bytes));
        for Head { weights, scale } in &self.heads {
            let numbers = weights.as_flattened().as_flattened().iter().chain(scale.as_flattened());
            bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        }
        let rest = deflate::compress_to_vec(&bytes, COMPRESSION);
        let head = [VERSION, rest.len() as u32, crc32fast::hash(&rest)].map(u32::to_le_bytes);
        [MAGIC, head.as_flattened(), &rest].concat()
    }
}

/// Weights as whole numbers of steps; the largest of them takes all 127.
fn write_steps(weights: &[f32], bytes: &mut Vec<u8>) {
    let most = weights.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
    let step = (most / 127.0).max(f32::MIN_POSITIVE);
    bytes.extend(step.to_le_bytes());
    bytes.extend(weights.iter().map(|weight| (weight / step).round() as i8 as u8));
}

/// The rest of the bytes.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn model(&mut self) -> Option<Model> {
        let n_openings = self.word()? as usize;
        let keys: Vec<u32> = (0..n_openings.min(LENGTH_MAX)).map(|_| self.word()).collect::<Option<_>>()?;
        let openings = KnownOpenings::new(keys);
        let mut model = Model::zero(openings);
        if model.openings.keys().len() != n_openings {
            return None;
        }
        self.steps(model.opening_weights.as_flattened_mut())?;
        for stage in 0..N_STAGES {
            self.steps(&mut model.tables[stage * PATTERNS.n_slots..][..PATTERNS.n_slots])?;
        }
        for Head { weights, scale } in &mut model.heads {
            let numbers = weights.as_flattened_mut().as_flattened_mut().iter_mut();
            for number in numbers.chain(scale.as_flattened_mut()) {
                *number = self.float()?;
            }
        }
        self.0.is_empty().then_some(model)
    }

    fn word(&mut self) -> Option<u32> {
        let (word, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u32::from_le_bytes(*word))
    }

    fn float(&mut self) -> Option<f32> {
        self.word().map(f32::from_bits).filter(|number| number.is_finite() && number.abs() < 1e6)
    }

    fn steps(&mut self, weights: &mut [f32]) -> Option<()> {
        let step = self.float()?;
        let steps = self.0.split_off(..weights.len())?;
        weights.iter_mut().zip(steps).for_each(|(weight, n)| *weight = step * f32::from(*n as i8));
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn what_is_broken_is_named() {
        let good = model().write();
        let check = |bytes: &[u8], expected: ModelError| assert_eq!(Model::read(bytes).err(), Some(expected));
        check(b"", ModelError::Foreign);
        check(&good[..30], ModelError::Length { found: 30, expected: HEAD_LENGTH });
        let short = &good[..good.len() - 1];
        check(short, ModelError::Length { found: short.len(), expected: good.len() });
        let mut changed = good.clone();
        *changed.last_mut().unwrap() ^= 1;
        check(&changed, ModelError::Checksum);
        changed[21] = 9;
        check(&changed, ModelError::Version(9));
    }

    #[test]
    fn the_model_of_the_program_can_be_read_and_is_small() {
        assert!(Model::embedded().is_ok());
        assert!(include_bytes!("../../assets/human/8x8.model").len() <= 1_500_000);
    }
}
