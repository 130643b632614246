//! How long frames take, for a bench in a real window: `OUTFLANK_FRAMES=600` draws 600 frames while every
//! processor core is searching, prints the percentiles and quits. See CONTRIBUTING.md for the whole command.

use egui::{Context, ViewportCommand};
use engine::{Engine, Limits, Method, Request, SearchId};
use othello::rules::{BoardSize, Goal, Position};

/// The first frames load fonts and pictures and are not counted.
const WARM_UP: usize = 30;

#[derive(Default)]
pub(super) struct Frames {
    wanted: usize,
    seen: usize,
    /// Milliseconds for drawing and painting, without waiting for the screen.
    times: Vec<f32>,
    /// Milliseconds of processor time of this thread from frame to frame, where the system tells.
    processor_times: Vec<f32>,
    processor_time: Option<f32>,
    /// What keeps the cores busy meanwhile.
    _engines: Vec<Engine>,
}

impl Frames {
    pub(super) fn new(wanted: usize) -> Frames {
        let searching = |_| {
            let mut engine = Engine::spawn(|| {});
            let position = Position::start(BoardSize::new(16, 16).expect("16×16 is a board"));
            let request = Request::new(position, Goal::MostDiscs, Method::Search(Limits::Solve));
            engine.go(SearchId::unique(), request);
            engine
        };
        let engines = (0..system::worker::n_processors()).map(searching);
        Frames { wanted, _engines: engines.collect(), ..Frames::default() }
    }

    /// Counts a frame that was drawn; `time` is what the one before took, in seconds.
    pub(super) fn frame(&mut self, ctx: &Context, time: Option<f32>) {
        self.seen += 1;
        let now = processor_time();
        let before = std::mem::replace(&mut self.processor_time, now);
        if self.seen > WARM_UP {
            self.times.extend(time.map(|seconds| seconds * 1000.0));
            self.processor_times.extend(now.zip(before).map(|(now, before)| now - before));
        }
        if self.times.len() >= self.wanted {
            println!("Time: {}", report(&mut self.times));
            if !self.processor_times.is_empty() {
                println!("Processor time: {}", report(&mut self.processor_times));
            }
            ctx.send_viewport_cmd(ViewportCommand::Close);
            self.wanted = usize::MAX;
        }
        ctx.request_repaint();
    }
}

/// Milliseconds this thread has run; the first number of Linux's `schedstat` is in nanoseconds.
fn processor_time() -> Option<f32> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = stat.split_whitespace().next()?.parse().ok()?;
    Some((nanoseconds / 1e6) as f32)
}

/// "600 frames: 50 % in 3.1 ms, 90 % in 4.0 ms, 99 % in 6.3 ms, all in 9.9 ms"
fn report(times: &mut [f32]) -> String {
    times.sort_by(f32::total_cmp);
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    let parts = [50, 90, 99].map(|percent| format!("{percent} % in {:.1} ms", at(percent)));
    format!("{} frames: {}, all in {:.1} ms", times.len(), parts.join(", "), at(100))
}

#[cfg(test)]
mod tests {
    use super::report;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let mut times: Vec<f32> = (1..=100).rev().map(|n| n as f32).collect();
        let expected = "100 frames: 50 % in 50.0 ms, 90 % in 90.0 ms, 99 % in 99.0 ms, all in 100.0 ms";
        assert_eq!(report(&mut times), expected);
    }
}
