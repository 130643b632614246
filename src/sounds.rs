//! Plays sounds: a thread that opens the system's sound when there is something to play and closes it soon
//! after. The window sends sounds and never waits; on a system without sound nothing is heard or reported.

// PulseAudio's protocol on Linux, which PipeWire speaks too, and the system's own interface elsewhere.
#[cfg_attr(any(windows, target_os = "macos"), path = "sounds/system.rs")]
#[cfg_attr(not(any(windows, target_os = "macos")), path = "sounds/pulse.rs")]
mod output;

use services::settings::Settings;
use services::sound::{Cue, Mixer, Sound};
use std::error::Error;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use system::worker::{Worker, WorkerHandle};

/// How long silence lasts before the system's sound is closed.
const REST: Duration = Duration::from_secs(8);
/// A sound that is later than this is not played: it would not match what is on the screen.
const LATE_MAX: Duration = Duration::from_millis(400);
/// If the system's sound cannot be opened, it is tried again after this time.
const RETRY: Duration = Duration::from_secs(30);
/// How long the system may ask for no samples before it counts as gone.
const DEAF_MAX: Duration = Duration::from_secs(1);
/// While the user drags the volume, the test sound is played no more often than this.
const TRY_OUT: Duration = Duration::from_millis(200);

/// The window's side of the thread: it sends what to play, and how loud.
pub(super) struct Sounds {
    /// Whether there may be a thread; it is started with the first sound.
    is_allowed: bool,
    worker: Option<Worker<Job>>,
    /// In percent, 0 while sounds are off; `None` before the settings are known.
    volume: Option<u8>,
    tried_out: Option<Instant>,
}

struct Job {
    cues: Vec<Cue>,
    gain: f32,
    asked: Instant,
}

impl Sounds {
    pub(super) fn new(is_allowed: bool) -> Sounds {
        Sounds { is_allowed, worker: None, volume: None, tried_out: None }
    }

    /// Takes the volume from the settings; a change plays a test sound.
    pub(super) fn follow(&mut self, settings: &Settings, now: Instant) {
        let volume = if settings.sound { settings.volume } else { 0 };
        let before = self.volume.replace(volume);
        let was_just_tried = self.tried_out.is_some_and(|last| now.saturating_duration_since(last) < TRY_OUT);
        if before.is_some_and(|before| before != volume) && !was_just_tried {
            self.tried_out = Some(now);
            self.play(vec![Cue { sound: Sound::Disc, after: Duration::ZERO }], now);
        }
    }

    /// Plays sounds, if they are on; never waits.
    pub(super) fn play(&mut self, cues: Vec<Cue>, now: Instant) {
        let volume = self.volume.unwrap_or_default();
        if !self.is_allowed || volume == 0 || cues.is_empty() {
            return;
        }
        let worker = self.worker.get_or_insert_with(|| {
            let play = |WorkerHandle { jobs, .. }: WorkerHandle<Job>| play_all(&jobs, output::open);
            Worker::start("sounds", || (), play)
        });
        worker.send(Job { cues, gain: gain(volume), asked: now });
    }
}

/// The factor that samples are multiplied by: half the volume is a quarter of the strength.
fn gain(volume: u8) -> f32 {
    (f32::from(volume) / 100.0).powi(2)
}

/// What the thread and the system's sound share: the mixer, and when it was last asked for samples.
pub(super) struct SharedMixer {
    mixer: Mixer,
    filled: Instant,
}

/// Hands samples to the system's sound.
#[derive(Clone)]
pub(super) struct SampleSource(Arc<Mutex<SharedMixer>>);

impl SampleSource {
    /// Mixes at the number of samples a second that the system wants.
    pub(super) fn new(rate: u32) -> SampleSource {
        SampleSource(Arc::new(Mutex::new(SharedMixer { mixer: Mixer::new(rate), filled: Instant::now() })))
    }

    fn with<T>(&self, look: impl FnOnce(&mut SharedMixer) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Writes the next samples.
    pub(super) fn fill(&self, out: &mut [f32]) {
        self.with(|shared| {
            shared.filled = Instant::now();
            shared.mixer.fill(out);
        });
    }
}

/// The system's sound, once it is open: where it gets samples, and a stream that ends when it is dropped.
type Opened<Line> = Result<(SampleSource, Line), Box<dyn Error>>;

/// The work of the thread, until the window is gone.
fn play_all<Line>(jobs: &Receiver<Job>, open: impl Fn() -> Opened<Line>) {
    let mut line: Option<(SampleSource, Line)> = None;
    let mut failed: Option<Instant> = None;
    loop {
        let rest = if line.is_some() { REST } else { Duration::MAX };
        let job = match jobs.recv_timeout(rest) {
            Ok(job) => job,
            Err(RecvTimeoutError::Timeout) => {
                line = None;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        line.take_if(|(source, _)| source.with(|shared| shared.filled.elapsed() > DEAF_MAX));
        if line.is_none() && failed.is_none_or(|failed| failed.elapsed() > RETRY) {
            match open() {
                Ok(opened) => line = Some(opened),
                Err(reason) => {
                    log::info!("There is no sound: {reason}");
                    failed = Some(Instant::now());
                }
            }
        }
        if let Some((source, _)) = &line
            && job.asked.elapsed() < LATE_MAX
        {
            source.with(|shared| job.cues.iter().for_each(|&cue| shared.mixer.play(cue, job.gain)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    fn job(asked: Instant) -> Job {
        Job { cues: vec![Cue { sound: Sound::Disc, after: Duration::ZERO }], gain: 1.0, asked }
    }

    /// Sends jobs to the thread's work. Returns the source of each opening; `None` where it failed.
    fn sent(jobs: Vec<Job>, opens: impl Fn() -> Opened<()>) -> Vec<Option<SampleSource>> {
        let (sender, receiver) = channel();
        jobs.into_iter().for_each(|job| sender.send(job).unwrap());
        drop(sender);
        let opened = Mutex::new(Vec::new());
        play_all(&receiver, || {
            let line = opens();
            opened.lock().unwrap().push(line.as_ref().ok().map(|(source, ())| source.clone()));
            line
        });
        opened.into_inner().unwrap()
    }

    fn begins() -> Opened<()> {
        Ok((SampleSource::new(8_000), ()))
    }

    fn is_heard(source: &Option<SampleSource>) -> bool {
        let mut out = [0.0; 2_000];
        source.as_ref().unwrap().fill(&mut out);
        out.iter().any(|sample| *sample != 0.0)
    }

    #[test]
    fn the_first_sound_opens_a_line_that_plays_the_others() {
        let now = Instant::now();
        let opened = sent(vec![job(now), job(now)], begins);
        assert_eq!(opened.len(), 1);
        assert!(is_heard(&opened[0]));
        assert!(!is_heard(&opened[0]), "it is over");
    }

    #[test]
    fn a_system_without_sound_is_not_opened_again_for_each_sound() {
        let now = Instant::now();
        let opened = sent((0..50).map(|_| job(now)).collect(), || Err("there is no server".into()));
        assert_eq!(opened.len(), 1);
    }

    #[test]
    fn a_sound_that_comes_too_late_is_not_played() {
        let Some(long_ago) = Instant::now().checked_sub(Duration::from_secs(2)) else { return };
        assert!(!is_heard(&sent(vec![job(long_ago)], begins)[0]));
    }

    #[test]
    fn a_line_that_stops_asking_is_opened_again() {
        let now = Instant::now();
        let goes_deaf = || {
            let (source, line) = begins()?;
            let long_ago = now.checked_sub(2 * DEAF_MAX).unwrap_or(now);
            source.with(|shared| shared.filled = long_ago);
            Ok((source, line))
        };
        assert_eq!(sent(vec![job(now), job(now)], goes_deaf).len(), 2);
    }

    #[test]
    fn a_sound_starts_the_thread_only_if_allowed_and_on() {
        let settings = |sound, volume| Settings { sound, volume, ..Settings::default() };
        let has_thread = |is_allowed, settings: &Settings| {
            let (mut sounds, now) = (Sounds::new(is_allowed), Instant::now());
            sounds.follow(settings, now);
            assert!(sounds.worker.is_none(), "the settings at the start play no test sound");
            sounds.play(Vec::new(), now);
            assert!(sounds.worker.is_none(), "there is nothing to play");
            // This machine stays silent: the thread finds that the sound comes too late.
            let long_ago = now.checked_sub(Duration::from_secs(9)).unwrap_or(now);
            sounds.play(job(long_ago).cues, long_ago);
            sounds.worker.is_some()
        };
        assert!(!has_thread(false, &settings(true, 40)));
        assert!(!has_thread(true, &settings(false, 40)));
        assert!(!has_thread(true, &settings(true, 0)));
        assert!(has_thread(true, &settings(true, 40)));
    }

    #[test]
    fn half_the_volume_is_a_quarter_of_the_strength() {
        assert_eq!([0, 50, 100].map(gain), [0.0, 0.25, 1.0]);
    }
}
