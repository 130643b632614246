//! Animates the change from the position shown before to the one shown now.
//!
//! It compares only the two positions, so the same code animates playing, undoing, jumping and editing.
//! One disc more (or less) than before is a move (or its undoing): the discs around it turn in a wave. Any
//! other change fades.

use super::color_at;
use egui::{Vec2, vec2};
use othello::rules::{BoardSize, ByColor, Color, Square, Squares};
use std::f32::consts::PI;
use std::time::Duration;

/// The board last shown, and what is still moving on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Animation {
    shown: Option<(BoardSize, ByColor<Squares>)>,
    change: Option<BoardChange>,
}

/// How one disc is to be drawn at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// The colour of the face that is up.
    pub color: Color,
    pub opacity: f32,
    /// The height above the board, 0 for a disc at rest, about 1 for a raised one.
    pub lift: f32,
    pub tilt: Option<Tilt>,
}

/// A disc that is turning over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tilt {
    /// The way it rolls, a unit vector on the board.
    pub direction: Vec2,
    /// From 0 to π; past π/2 the face that will stay is up.
    pub angle: f32,
}

#[derive(Clone, Copy, Debug)]
struct BoardChange {
    before: ByColor<Squares>,
    start: f64,
    /// Seconds for the longest wave.
    duration: f32,
    kind: ChangeKind,
}

#[derive(Clone, Copy, Debug)]
enum ChangeKind {
    /// A disc was placed here (`true`) or taken back; the flipped discs turn, the farthest at this distance.
    Wave { origin: Square, placed: bool, farthest: f32 },
    /// Everything changes at once.
    Fade,
}

impl Pose {
    pub(super) fn still(color: Color) -> Pose {
        Pose { color, opacity: 1.0, lift: 0.0, tilt: None }
    }
}

impl Animation {
    /// Sets the board to show from `now` (seconds) on; a change is animated for at most `duration`. The first
    /// board, a board of another size, and any change with a duration of zero are shown at once.
    pub(super) fn show(&mut self, size: BoardSize, discs: ByColor<Squares>, now: f64, duration: Duration) {
        let before = self.shown.replace((size, discs));
        if before == Some((size, discs)) {
            if !self.is_running(now) {
                self.change = None;
            }
            return;
        }
        self.change = match before {
            Some((old_size, before)) if old_size == size && !duration.is_zero() => {
                let kind = ChangeKind::of(size, before, discs);
                Some(BoardChange { before, start: now, duration: duration.as_secs_f32(), kind })
            }
            _ => None,
        };
    }

    pub(super) fn is_running(&self, now: f64) -> bool {
        self.change.is_some_and(|change| change.progress(now) < change.end())
    }

    /// The disc to draw on a square, `None` for an empty one.
    pub(super) fn pose(&self, square: Square, now: f64) -> Option<Pose> {
        let (size, discs) = self.shown?;
        let after = color_at(discs, square);
        let Some(change) = self.change else { return after.map(Pose::still) };
        let before = color_at(change.before, square);
        if before == after {
            return after.map(Pose::still);
        }
        let t = change.disc_progress(size, square, before.is_some() && after.is_some(), now);
        match (before, after) {
            (None, Some(color)) => {
                let is_wave = matches!(change.kind, ChangeKind::Wave { .. });
                let lift = if is_wave { (1.0 - t).powi(2) } else { 0.0 };
                Some(Pose { opacity: (2.5 * t).min(1.0), lift, ..Pose::still(color) })
            }
            (Some(color), None) => {
                (t < 1.0).then_some(Pose { opacity: 1.0 - t, lift: 0.6 * t, ..Pose::still(color) })
            }
            (Some(_), Some(to)) => Some(change.turning(size, square, to, t)),
            (None, None) => None,
        }
    }
}

impl ChangeKind {
    fn of(size: BoardSize, before: ByColor<Squares>, after: ByColor<Squares>) -> ChangeKind {
        let (old, new) = (before.black | before.white, after.black | after.white);
        let (came, went) = (new & !old, old & !new);
        let (origin, placed) = match (came.len(), went.len()) {
            (1, 0) => (came.first(), true),
            (0, 1) => (went.first(), false),
            _ => (None, false),
        };
        let Some(origin) = origin else { return ChangeKind::Fade };
        let turned = (before.black & after.white) | (before.white & after.black);
        let farthest = turned.iter().map(|square| distance(size, origin, square)).fold(0.0, f32::max);
        ChangeKind::Wave { origin, placed, farthest }
    }
}

impl BoardChange {
    /// The part of the duration that has passed.
    fn progress(&self, now: f64) -> f32 {
        ((now - self.start) as f32 / self.duration).max(0.0)
    }

    /// The progress at which all discs are at rest: near ones are done before the duration is over.
    fn end(&self) -> f32 {
        match self.kind {
            ChangeKind::Wave { farthest, .. } if farthest > 1.0 => 1.0,
            _ => 0.65,
        }
    }

    /// How far a disc has moved, 0 to 1. Each disc moves during a part of the duration.
    fn disc_progress(&self, size: BoardSize, square: Square, turns: bool, now: f64) -> f32 {
        let (start, length) = match self.kind {
            ChangeKind::Wave { origin, placed, farthest } if turns => {
                // The wave runs from the neighbours of `origin` outwards; for a move taken back, inwards.
                let steps = distance(size, origin, square);
                let behind = if placed { steps - 1.0 } else { farthest - steps };
                let wait = 0.35 * behind / (farthest - 1.0).max(1.0);
                (if placed { 0.15 + wait } else { wait }, 0.5)
            }
            ChangeKind::Wave { placed: true, .. } => (0.0, 0.4),
            ChangeKind::Wave { placed: false, .. } => (0.25, 0.4),
            ChangeKind::Fade => (0.0, 0.65),
        };
        ((self.progress(now) - start) / length).clamp(0.0, 1.0)
    }

    fn turning(&self, size: BoardSize, square: Square, to: Color, t: f32) -> Pose {
        let direction = match self.kind {
            ChangeKind::Wave { origin, .. } => offset(size, origin, square).normalized(),
            ChangeKind::Fade => vec2(1.0, 0.0),
        };
        if t <= 0.0 || t >= 1.0 {
            return Pose::still(if t <= 0.0 { !to } else { to });
        }
        let angle = PI * t * t * (3.0 - 2.0 * t);
        let color = if angle < PI / 2.0 { !to } else { to };
        Pose { color, opacity: 1.0, lift: 0.8 * angle.sin(), tilt: Some(Tilt { direction, angle }) }
    }
}

fn offset(size: BoardSize, from: Square, to: Square) -> Vec2 {
    let along = |to: usize, from: usize| to as f32 - from as f32;
    vec2(along(to.column(size), from.column(size)), along(to.row(size), from.row(size)))
}

/// King's moves from one square to the other.
fn distance(size: BoardSize, from: Square, to: Square) -> f32 {
    offset(size, from, to).abs().max_elem()
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::{Move, Position};

    const TIME: Duration = Duration::from_millis(300);
    const SIZE: BoardSize = BoardSize::STANDARD;

    fn square(name: &str) -> Square {
        Square::parse(name, SIZE).unwrap()
    }

    fn after_f5() -> (Position, Position) {
        let start = Position::start(SIZE);
        (start, start.play(Move::Place(square("f5"))).unwrap())
    }

    /// An animation that begins at 0 seconds.
    fn changed(from: Position, to: Position, duration: Duration) -> Animation {
        let mut animation = Animation::default();
        animation.show(SIZE, from.discs(), 0.0, duration);
        assert!(!animation.is_running(0.0));
        animation.show(SIZE, to.discs(), 0.0, duration);
        animation
    }

    #[test]
    fn a_move_places_one_disc_and_turns_the_flipped_ones() {
        let (start, after) = after_f5();
        let mut animation = changed(start, after, TIME);
        assert!(animation.is_running(0.0));
        assert!(animation.pose(square("e5"), 0.1).unwrap().tilt.is_some());
        assert!(animation.pose(square("f5"), 0.1).unwrap().lift > 0.0);
        assert_eq!(animation.pose(square("d5"), 0.1), Some(Pose::still(Color::Black)));
        assert_eq!(animation.pose(square("a1"), 0.1), None);
        assert!(!animation.is_running(0.3));
        animation.show(SIZE, after.discs(), 0.3, TIME);
        assert_eq!(animation.pose(square("e5"), 0.3), Some(Pose::still(Color::Black)));
    }

    #[test]
    fn every_disc_ends_at_rest_within_the_time_on_the_way_there_and_back() {
        let (start, after) = after_f5();
        for (from, to) in [(start, after), (after, start)] {
            let animation = changed(from, to, TIME);
            let end =
                (1..=301).map(|i| f64::from(i) / 1000.0).find(|&now| !animation.is_running(now)).unwrap();
            for square in Square::all(SIZE) {
                assert_eq!(animation.pose(square, end + 0.001), to.disc_at(square).map(Pose::still), "{end}");
            }
        }
    }

    #[test]
    fn a_turning_disc_shows_its_new_face_from_the_middle_on() {
        let (start, after) = after_f5();
        let animation = changed(start, after, TIME);
        let colors: Vec<_> =
            (0..=30).map(|i| animation.pose(square("e5"), f64::from(i) / 100.0).unwrap().color).collect();
        let turned = colors.iter().position(|&color| color == Color::Black).unwrap();
        assert!(turned > 5 && colors[turned..].iter().all(|&color| color == Color::Black));
    }

    #[test]
    fn without_time_or_on_another_board_nothing_is_animated() {
        let (start, after) = after_f5();
        let mut animation = changed(start, after, Duration::ZERO);
        assert!(!animation.is_running(0.0));
        let small = BoardSize::new(4, 4).unwrap();
        animation.show(small, Position::start(small).discs(), 0.0, TIME);
        assert!(!animation.is_running(0.0));
    }

    #[test]
    fn a_jump_fades_without_a_wave() {
        let (start, after) = after_f5();
        let later = after.play(Move::Place(square("d6"))).unwrap();
        let animation = changed(start, later, TIME);
        for name in ["f5", "d6"] {
            let pose = animation.pose(square(name), 0.05).unwrap();
            assert!(pose.lift == 0.0 && pose.opacity < 1.0, "{pose:?}");
        }
    }
}
