//! Mixes sounds into one row of samples, piece by piece as the system asks for it.

use super::{Cue, Sound};
use std::sync::Arc;

/// The sounds that are playing, and their sum.
#[derive(Debug)]
pub struct Mixer {
    rate: u32,
    /// Made once, in the order of [`Sound::ALL`]: there is no time to make them while the system waits.
    sounds: Vec<Arc<[f32]>>,
    voices: Vec<Voice>,
}

#[derive(Debug)]
struct Voice {
    samples: Arc<[f32]>,
    gain: f32,
    /// Number of samples of silence before it.
    wait: usize,
    next: usize,
}

impl Mixer {
    /// More sounds at once would be noise; a further one is dropped.
    pub const VOICES_MAX: usize = 24;

    /// A mixer without sounds, at a sample rate in hertz.
    pub fn new(rate: u32) -> Mixer {
        let sounds = Sound::ALL.into_iter().map(|sound| sound.samples(rate).into()).collect();
        Mixer { rate, sounds, voices: Vec::new() }
    }

    /// Begins a sound; a gain of 1 leaves it as it is made.
    pub fn play(&mut self, cue: Cue, gain: f32) {
        if self.voices.len() < Mixer::VOICES_MAX {
            let samples = self.sounds[cue.sound as usize].clone();
            let wait = (cue.after.as_secs_f64() * f64::from(self.rate)).round() as usize;
            self.voices.push(Voice { samples, gain, wait, next: 0 });
        }
    }

    /// Writes the next samples, from −1 to 1.
    pub fn fill(&mut self, out: &mut [f32]) {
        out.fill(0.0);
        for voice in &mut self.voices {
            let waits = voice.wait.min(out.len());
            voice.wait -= waits;
            let rest = &voice.samples[voice.next..];
            for (sample, more) in out[waits..].iter_mut().zip(rest) {
                *sample += voice.gain * more;
            }
            voice.next += rest.len().min(out.len() - waits);
        }
        self.voices.retain(|voice| voice.next < voice.samples.len());
        for sample in out {
            *sample = sample.clamp(-1.0, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const RATE: u32 = 8_000;

    fn cue(sound: Sound, millis: u64) -> Cue {
        Cue { sound, after: Duration::from_millis(millis) }
    }

    #[test]
    fn the_sounds_of_the_list_are_found_by_their_place_in_it() {
        for (i, sound) in Sound::ALL.into_iter().enumerate() {
            assert_eq!(sound as usize, i);
        }
    }

    #[test]
    fn a_sound_comes_out_as_it_was_made_whatever_the_size_of_the_pieces() {
        for size in [1, 7, 100, 10_000] {
            let mut mixer = Mixer::new(RATE);
            assert!(mixer.voices.is_empty());
            mixer.play(cue(Sound::Disc, 10), 0.5);
            let mut heard = Vec::new();
            while !mixer.voices.is_empty() {
                let mut piece = vec![9.0; size];
                mixer.fill(&mut piece);
                heard.extend(piece);
            }
            let made = Sound::Disc.samples(RATE);
            let (before, after) = heard.split_at(80);
            assert!(before.iter().all(|sample| *sample == 0.0), "it waits ten milliseconds");
            for (i, sample) in after.iter().enumerate() {
                let expected = made.get(i).map_or(0.0, |sample| 0.5 * sample);
                assert_eq!(*sample, expected, "sample {i} in pieces of {size}");
            }
        }
    }

    #[test]
    fn many_sounds_at_once_are_added_and_never_clip() {
        let mut mixer = Mixer::new(RATE);
        for _ in 0..100 {
            mixer.play(cue(Sound::Win, 0), 1.0);
        }
        assert_eq!(mixer.voices.len(), Mixer::VOICES_MAX);
        let mut out = vec![0.0; 4_000];
        mixer.fill(&mut out);
        assert!(out.iter().all(|sample| sample.abs() <= 1.0));
        assert!(out.iter().any(|sample| sample.abs() == 1.0), "together they reach full volume");
    }
}
