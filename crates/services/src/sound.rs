//! The sounds of a game, made of decaying sines and noise: a closed list, the same samples every time.
//!
//! The sound of a disc is a few short modes that die away at once, as for any small hard thing that is
//! struck. A note sounds like a struck bar: its own pitch and two partials above it (ratios 1 : 2.76 : 5.40,
//! Fletcher and Rossing, *The Physics of Musical Instruments*, 2.17). All sounds are about equally loud to
//! the ear; only the flip is softer, since several flips follow each disc.

mod mixer;

pub use mixer::Mixer;

use std::f32::consts::TAU;
use std::time::Duration;

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A disc is laid on the board.
    Disc,
    /// One disc is flipped.
    Flip,
    /// A player has to pass.
    Pass,
    /// The time is short.
    ShortTime,
    /// A move is not allowed.
    Refused,
    /// The game is won.
    Win,
    /// The game is lost.
    Loss,
    /// The game is drawn.
    Draw,
    /// The game is won, and the loser has no disc left.
    WipeOut,
    /// A disc is laid in a corner.
    Corner,
    /// The answer to an exercise is right.
    Right,
    /// The answer to an exercise is wrong.
    Wrong,
}

/// A sound and when it is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    /// What is heard.
    pub sound: Sound,
    /// The delay from now.
    pub after: Duration,
}

/// One part of a sound: it begins, rises within a moment and dies away.
#[derive(Clone, Copy)]
struct Tone {
    /// When it begins, in seconds.
    at: f32,
    wave: Wave,
    level: f32,
    /// The seconds in which its strength falls to 1/e.
    fall: f32,
}

#[derive(Clone, Copy)]
enum Wave {
    /// In hertz.
    Sine(f32),
    Noise,
}

/// The rise time of every tone, and the fade-out of every sound, in seconds: without it they click.
const RISE: f32 = 0.001;
const FADE_OUT: f32 = 0.008;

// Notes of the scale in equal temperament, in hertz.
const C4: f32 = 261.63;
const E4: f32 = 329.63;
const F_SHARP_4: f32 = 369.99;
const G4: f32 = 392.0;
const A4: f32 = 440.0;
const C5: f32 = 523.25;
const E5: f32 = 659.26;
const G5: f32 = 783.99;
const C6: f32 = 1046.5;
const E6: f32 = 1318.51;

impl Sound {
    /// Every sound there is.
    pub const ALL: [Sound; 12] = {
        use Sound::*;
        [Disc, Flip, Pass, ShortTime, Refused, Win, Loss, Draw, WipeOut, Corner, Right, Wrong]
    };

    /// How long it lasts.
    pub fn length(self) -> Duration {
        Duration::from_millis(self.made_of().0)
    }

    /// Its samples at a rate in hertz, from −1 to 1; it begins and ends with silence.
    pub fn samples(self, rate: u32) -> Vec<f32> {
        let rate = rate as f32;
        let (millis, tones) = self.made_of();
        let seconds = Duration::from_millis(millis).as_secs_f32();
        let mut samples = vec![0.0; (seconds * rate).round() as usize];
        for tone in tones {
            tone.add_to(&mut samples, rate);
        }
        let n_end = (FADE_OUT * rate) as usize;
        for (to_end, sample) in samples.iter_mut().rev().take(n_end).enumerate() {
            *sample *= to_end as f32 / n_end as f32;
        }
        samples
    }

    /// How long it lasts in milliseconds, and its tones.
    fn made_of(self) -> (u64, Vec<Tone>) {
        match self {
            Sound::Disc => (120, disc()),
            Sound::Flip => {
                let wood = struck(Wave::Sine(2_700.0), 0.07, 0.005);
                (60, vec![struck(Wave::Sine(1_250.0), 0.12, 0.009), wood, struck(Wave::Noise, 0.08, 0.002)])
            }
            Sound::Pass => (420, notes(&[(0.0, E4, 0.26), (0.14, C4, 0.26)], 0.09)),
            Sound::ShortTime => (520, notes(&[0.0, 0.15, 0.3].map(|at| (at, A4 * 2.0, 0.22)), 0.04)),
            // Two dull knocks.
            Sound::Refused => (260, [0.0, 0.1].into_iter().flat_map(knock).collect()),
            Sound::Win => {
                let run = [(0.0, C5, 0.1), (0.12, E5, 0.1), (0.24, G5, 0.1), (0.36, C6, 0.11)];
                (1_300, notes(&run, 0.25))
            }
            Sound::Loss => (1_300, notes(&[(0.0, G4, 0.2), (0.18, E4, 0.2), (0.36, C4, 0.23)], 0.25)),
            Sound::Draw => (1_000, notes(&[(0.0, C5, 0.15), (0.18, C5, 0.13), (0.18, G4, 0.12)], 0.22)),
            Sound::WipeOut => {
                let run = [(0.0, C5, 0.08), (0.1, E5, 0.08), (0.2, G5, 0.08), (0.3, C6, 0.09)];
                let chord = [(0.56, G5, 0.06), (0.56, C6, 0.07), (0.56, E6, 0.07)];
                (1_900, notes(&[&run[..], &chord[..]].concat(), 0.25))
            }
            Sound::Corner => (640, [disc(), notes(&[(0.04, G5, 0.1), (0.11, C6, 0.11)], 0.12)].concat()),
            Sound::Right => (460, notes(&[(0.0, G5, 0.13), (0.08, C6, 0.14)], 0.09)),
            Sound::Wrong => (480, notes(&[(0.0, G4, 0.22), (0.12, F_SHARP_4, 0.24)], 0.09)),
        }
    }
}

/// A disc that is laid on the board.
fn disc() -> Vec<Tone> {
    vec![
        struck(Wave::Sine(620.0), 0.30, 0.022),
        struck(Wave::Sine(1_480.0), 0.22, 0.012),
        struck(Wave::Sine(2_950.0), 0.10, 0.006),
        struck(Wave::Noise, 0.22, 0.0025),
    ]
}

/// A dull knock.
fn knock(at: f32) -> [Tone; 2] {
    let tone = |(pitch, level)| Tone { at, wave: Wave::Sine(pitch), level, fall: 0.025 };
    [(190.0, 0.32), (330.0, 0.36)].map(tone)
}

/// A tone of something struck, at the beginning of the sound.
fn struck(wave: Wave, level: f32, fall: f32) -> Tone {
    Tone { at: 0.0, wave, level, fall }
}

/// Notes, each with when it begins, its pitch and how loud it is, with the partials of a bar.
fn notes(notes: &[(f32, f32, f32)], fall: f32) -> Vec<Tone> {
    let bar = |&(at, pitch, level): &(f32, f32, f32)| {
        [(1.0, 1.0, 1.0), (2.76, 0.25, 0.4), (5.40, 0.08, 0.2)].map(|(ratio, share, life)| Tone {
            at,
            wave: Wave::Sine(pitch * ratio),
            level: level * share,
            fall: fall * life,
        })
    };
    notes.iter().flat_map(bar).collect()
}

impl Tone {
    fn add_to(self, samples: &mut [f32], rate: f32) {
        let first = (self.at * rate).round() as usize;
        let mut noise = 0x9E37_79B9_u32;
        for (i, sample) in samples.iter_mut().skip(first).enumerate() {
            let time = i as f32 / rate;
            let strength = self.level * (time / RISE).min(1.0) * (-time / self.fall).exp();
            *sample += strength
                * match self.wave {
                    Wave::Sine(pitch) => (TAU * (pitch * time).fract()).sin(),
                    Wave::Noise => white(&mut noise),
                };
        }
    }
}

/// White noise from −1 to 1 by Marsaglia's xorshift (Xorshift RNGs, 2003), always the same.
fn white(state: &mut u32) -> f32 {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    *state as f32 / u32::MAX as f32 * 2.0 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATES: [u32; 3] = [22_050, 44_100, 96_000];

    #[test]
    fn a_sound_lasts_as_long_as_it_says_at_every_rate() {
        for (sound, rate) in Sound::ALL.into_iter().flat_map(|sound| RATES.map(|rate| (sound, rate))) {
            let seconds = sound.samples(rate).len() as f32 / rate as f32;
            assert!((seconds - sound.length().as_secs_f32()).abs() < 0.001, "{sound:?} at {rate}: {seconds}");
        }
    }

    #[test]
    fn a_sound_begins_and_ends_with_silence_is_heard_and_never_clips() {
        for (sound, rate) in Sound::ALL.into_iter().flat_map(|sound| RATES.map(|rate| (sound, rate))) {
            let samples = sound.samples(rate);
            let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.1..0.8).contains(&peak), "{sound:?} at {rate} is as loud as {peak}");
            assert_eq!((samples[0], samples[samples.len() - 1]), (0.0, 0.0), "{sound:?} at {rate}");
            // Nothing is cut off: it has died away before it is faded out.
            let last = &samples[samples.len() * 9 / 10..];
            assert!(last.iter().all(|sample| sample.abs() < 0.1 * peak), "{sound:?} at {rate}");
            // No jump that would be heard as a click.
            let begin = samples[1].abs();
            assert!(begin < 0.1, "{sound:?} at {rate} begins with {begin}");
        }
    }

    /// The A-weighting of IEC 61672-1, as a factor.
    fn audible(wave: Wave) -> f32 {
        let Wave::Sine(pitch) = wave else { return 1.0 };
        let square = pitch * pitch;
        let part = |corner: f32| square + corner * corner;
        let middle = (part(107.7) * part(737.9)).sqrt();
        1.2589 * 12_194_f32.powi(2) * square * square / (part(20.6) * middle * part(12_194.0))
    }

    #[test]
    fn all_sounds_but_the_flip_are_as_loud_to_the_ear_within_four_decibels() {
        let (rate, window) = (16_000, 2_000);
        for sound in Sound::ALL.into_iter().filter(|&sound| sound != Sound::Flip) {
            let (mut samples, tones) = (vec![0.0; sound.samples(rate).len() + window], sound.made_of().1);
            for tone in tones {
                Tone { level: tone.level * audible(tone.wave), ..tone }.add_to(&mut samples, rate as f32);
            }
            // A meter's "fast" takes the mean over an eighth of a second.
            let power = |part: &[f32]| part.iter().map(|sample| sample * sample).sum::<f32>() / window as f32;
            let loudest = samples.windows(window).step_by(20).map(power).fold(0.0, f32::max);
            let level = 10.0 * loudest.log10();
            assert!((-25.6..-21.6).contains(&level), "{sound:?}: {level} dB");
        }
    }

    #[test]
    fn a_sound_is_the_same_every_time_and_no_two_are_alike() {
        let all = Sound::ALL.map(|sound| sound.samples(8_000));
        assert_eq!(all, Sound::ALL.map(|sound| sound.samples(8_000)));
        for (i, samples) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|other| other != samples), "{:?}", Sound::ALL[i]);
        }
    }

    #[test]
    fn a_note_has_the_pitch_it_is_written_with() {
        // Crossings of zero, counted where only the first note sounds and its partials are gone.
        let rate = 44_100;
        let samples = Sound::Pass.samples(rate);
        let part = &samples[(0.10 * rate as f32) as usize..(0.14 * rate as f32) as usize];
        let n_crossings = part.windows(2).filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0).count();
        let expected = (E4 * 0.04).round() as usize;
        assert!(n_crossings.abs_diff(expected) <= 1, "{n_crossings} and not {expected}");
    }
}
