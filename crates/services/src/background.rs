//! Reviews in the background: the games of the library that wait for one, one after the other.
//!
//! A review works like the look back at a game that has just ended. The queue is in the library
//! ([`library::queue`]), so a review that was cut short begins again after a restart. Reviews have the lowest
//! priority with the analyst, and the window holds them while anything else computes.

use analysis::analyst::{Analyst, Answer, Client, Priority, jobs};
use analysis::look_back::plan;
use analysis::review::Review;
use engine::book::Book;
use engine::{Level, Resources, SearchId};
use library::queue::Thoroughness;
use library::{GameId, Library};
use std::collections::HashSet;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use system::disk;
use system::worker::n_processors;
use texts::text;

/// Memory for its searches, in megabytes.
const TABLE_MB: usize = 64;
/// The lock of the window that reviews, in the folder of the settings.
const LOCK: &str = "reviews";
/// How often the other windows ask for the lock.
const ASK_AGAIN: Duration = Duration::from_secs(2);

#[derive(Clone, Copy)]
struct ReviewOrder {
    id: SearchId,
    game: GameId,
    thoroughness: Thoroughness,
}

/// Reviews the games that wait.
pub struct BackgroundReviews {
    analyst: Client,
    /// The review at work.
    order: Option<ReviewOrder>,
    /// Finished games, reviewed or not, that have not left the queue yet.
    done: HashSet<(GameId, Thoroughness)>,
    /// Games reviewed since the queue was last empty.
    n_done: usize,
    is_held: bool,
    is_paused: bool,
    /// `n_done` by thoroughness, each with the time that its reviews took.
    spent: [(u32, Duration); Thoroughness::ALL.len()],
    started: Option<Instant>,
    /// Whether this window reviews. Only one of several does: the one with the lock. Where there can be no
    /// locks, every window does.
    is_ours: bool,
    _lock: Option<File>,
    lock_path: Option<PathBuf>,
    /// When to ask for the lock again.
    ask_at: Option<Instant>,
}

/// A game that leaves the queue.
pub struct Reviewed {
    /// The game.
    pub game: GameId,
    /// What it waited for.
    pub thoroughness: Thoroughness,
    /// Its review; `None` where it cannot be reviewed.
    pub review: Option<Box<Review>>,
}

/// How far the queue is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueProgress {
    /// Games reviewed.
    pub n_done: usize,
    /// Games in the queue, those included.
    pub n: usize,
    /// The expected time for the remaining games, once it is known.
    pub left: Option<Duration>,
    /// The user has paused it.
    pub is_paused: bool,
    /// It gives way to something else that computes.
    pub is_waiting: bool,
    /// Another window has the queue.
    pub is_elsewhere: bool,
}

impl QueueProgress {
    /// "Reviewed 12 of 20 · 3 min left"
    pub fn words(&self) -> String {
        let QueueProgress { n_done, n, left, is_paused, is_waiting, is_elsewhere } = *self;
        let minutes = left.map(|left| left.as_secs().div_ceil(60).max(1));
        match minutes {
            _ if is_elsewhere => text!("library-queue-elsewhere", n = n - n_done),
            _ if is_paused => text!("library-queue-paused", done = n_done, n = n),
            _ if is_waiting => text!("library-queue-waits", done = n_done, n = n),
            Some(minutes) => {
                let left = match minutes {
                    0..=120 => text!("library-queue-minutes", n = minutes),
                    _ => text!("library-queue-hours", n = minutes.div_ceil(60)),
                };
                text!("library-queue-left", done = n_done, n = n, left = left)
            }
            None => text!("library-queue", done = n_done, n = n),
        }
    }
}

impl BackgroundReviews {
    /// Reviews nothing yet; `folder` is that of the settings, for the lock.
    pub fn new(analyst: &Analyst, folder: Option<&Path>) -> BackgroundReviews {
        BackgroundReviews {
            analyst: analyst.client(Priority::Background),
            order: None,
            done: HashSet::new(),
            n_done: 0,
            is_held: false,
            is_paused: false,
            spent: Default::default(),
            started: None,
            is_ours: false,
            _lock: None,
            lock_path: folder.map(|folder| disk::lock_of(&folder.join(LOCK))),
            ask_at: None,
        }
    }

    /// Pauses or resumes the reviews. A start of Outflank resumes them, too.
    pub fn pause(&mut self, is_paused: bool) {
        self.is_paused = is_paused;
    }

    /// Continues the reviews, unless something else computes (`is_busy`). Returns a game that must leave the
    /// queue because it cannot be reviewed.
    pub fn follow(
        &mut self,
        library: &Library,
        book: impl FnOnce() -> Option<Arc<Book>>,
        is_busy: bool,
        now: Instant,
    ) -> Option<Reviewed> {
        if library.n_waiting() == 0 {
            self.stop(now);
            (self.n_done, self.spent) = (0, Default::default());
            self.done.clear();
            return None;
        }
        if self.order.is_some_and(|order| !library.waits(order.game, order.thoroughness)) {
            self.stop(now);
        }
        self.hold(is_busy || self.is_paused, now);
        if self.is_held || self.order.is_some() || !self.gets_lock(now) {
            return None;
        }
        self.done.retain(|&(game, thoroughness)| library.waits(game, thoroughness));
        let (game, thoroughness) = library.waiting().find(|waiting| !self.done.contains(waiting))?;
        let record = library.record(game).ok();
        let end = record.as_ref().and_then(|record| record.main_line().last().copied());
        let (Some(mut record), Some(end)) = (record, end) else {
            self.done.insert((game, thoroughness));
            return Some(Reviewed { game, thoroughness, review: None });
        };
        record.go_to(end);
        let plan = plan(&record, Level::new(thoroughness.level()), book());
        // One processor is left to the window.
        let n_threads = n_processors().saturating_sub(1).max(1);
        let id = self.analyst.order(jobs::game(plan, Resources { n_threads, table_mb: TABLE_MB }));
        self.order = Some(ReviewOrder { id, game, thoroughness });
        self.started = Some(now);
        None
    }

    /// The game whose review has ended since the last call.
    pub fn reviewed(&mut self, now: Instant) -> Option<Reviewed> {
        let ReviewOrder { id: ordered, game, thoroughness } = self.order?;
        let (_, answer) = self.analyst.answers().into_iter().find(|(id, _)| *id == ordered)?;
        let review = if let Answer::Review(review) = answer { Some(review) } else { None };
        self.count_time(now);
        self.order = None;
        self.n_done += 1;
        self.spent[thoroughness as usize].0 += 1;
        self.done.insert((game, thoroughness));
        Some(Reviewed { game, thoroughness, review })
    }

    /// How far the queue is; `None` where no game waits.
    pub fn progress(&self, library: &Library) -> Option<QueueProgress> {
        let n_left = |of: Thoroughness| {
            let is_done = |&&(game, its): &&(GameId, Thoroughness)| its == of && library.waits(game, of);
            library.n_waiting_for(of).saturating_sub(self.done.iter().filter(is_done).count())
        };
        let n_left = Thoroughness::ALL.map(n_left);
        // A thorough review takes many times as long as a quick one, so each kind is timed on its own.
        let left = n_left.iter().zip(self.spent).filter(|(n, _)| **n > 0).map(|(&n, (n_done, spent))| {
            Some(spent.checked_div(n_done)?.saturating_mul(u32::try_from(n).unwrap_or(u32::MAX)))
        });
        let left = left.sum::<Option<Duration>>();
        let n_left: usize = n_left.iter().sum();
        let &BackgroundReviews { n_done, is_paused, is_held: is_waiting, .. } = self;
        let (n, is_elsewhere) = (n_done + n_left, !self.is_ours && self.ask_at.is_some());
        (n_left > 0).then_some(QueueProgress { n_done, n, left, is_paused, is_waiting, is_elsewhere })
    }

    fn hold(&mut self, is_held: bool, now: Instant) {
        if self.is_held != is_held {
            self.is_held = is_held;
            self.analyst.hold(is_held);
            self.count_time(now);
            self.started = Some(now).filter(|_| !is_held && self.order.is_some());
        }
    }

    fn stop(&mut self, now: Instant) {
        if self.order.is_some() {
            self.analyst.withdraw();
            self.count_time(now);
            self.order = None;
        }
    }

    fn count_time(&mut self, now: Instant) {
        if let (Some(started), Some(ReviewOrder { thoroughness, .. })) = (self.started.take(), self.order) {
            self.spent[thoroughness as usize].1 += now.saturating_duration_since(started);
        }
    }

    fn gets_lock(&mut self, now: Instant) -> bool {
        if !self.is_ours && self.ask_at.is_none_or(|at| now >= at) {
            self.ask_at = Some(now + ASK_AGAIN);
            if let Ok(lock) = self.lock_path.as_deref().map_or(Ok(None), disk::lock) {
                (self.is_ours, self._lock) = (true, lock);
            }
        }
        self.is_ours
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use library::testing::{SHORTEST, ids, library, named, nth};
    use othello::record::Record;
    use std::sync::mpsc::{Receiver, channel};

    fn queue(games: &[&str], folder: Option<&Path>) -> (BackgroundReviews, Receiver<()>, Library) {
        let (wake, woken) = channel();
        let background = BackgroundReviews::new(&Analyst::start(move || _ = wake.send(())), folder);
        let mut library = library(games.iter().map(|moves| named(moves, "Anna", "Ben", "", "")));
        library.apply(&Thoroughness::Quick.change(ids(&library), true)).unwrap();
        (background, woken, library)
    }

    fn follow(background: &mut BackgroundReviews, library: &Library, is_busy: bool) -> Option<Reviewed> {
        background.follow(library, || None, is_busy, Instant::now())
    }

    fn next(background: &mut BackgroundReviews, woken: &Receiver<()>) -> Reviewed {
        loop {
            woken.recv_timeout(Duration::from_secs(60)).expect("the analyst answers");
            if let Some(reviewed) = background.reviewed(Instant::now()) {
                return reviewed;
            }
        }
    }

    fn leave(library: &mut Library, reviewed: &Reviewed) {
        if let Some(review) = &reviewed.review {
            library.save_review_of(reviewed.game, review).unwrap();
        }
        library.apply(&reviewed.thoroughness.change(vec![reviewed.game], false)).unwrap();
    }

    #[test]
    fn games_are_reviewed_one_after_the_other_and_keep_what_was_found() {
        let (mut background, woken, mut library) = queue(&["f5f6e6", SHORTEST], None);
        assert!(follow(&mut background, &library, false).is_none());
        assert_eq!(background.progress(&library).unwrap().words(), "Reviewed 0 of 2");
        let first = next(&mut background, &woken);
        assert_eq!(first.game, nth(&library, 1), "the newest");
        // The first game is not reviewed again, though the library's thread has not taken it out yet.
        follow(&mut background, &library, false);
        assert_eq!(background.progress(&library).unwrap().words(), "Reviewed 1 of 2 · 1 min left");
        leave(&mut library, &first);
        let second = next(&mut background, &woken);
        assert_eq!(second.game, nth(&library, 0));
        leave(&mut library, &second);
        assert_eq!(background.progress(&library), None);
        follow(&mut background, &library, false);
        let figures = [0, 1].map(|n| library.entry(nth(&library, n)).unwrap().figures.unwrap());
        assert!(figures[1].lost.white > figures[0].lost.white, "it loses all its discs");
        assert!(library.record(nth(&library, 1)).unwrap().annotations(Record::ROOT).is_some());
    }

    #[test]
    fn the_time_left_is_estimated_from_reviews_of_the_same_thoroughness() {
        let (mut background, woken, mut library) = queue(&["f5f6e6", "f5d6c3"], None);
        library.apply(&Thoroughness::Thorough.change(vec![nth(&library, 0)], true)).unwrap();
        follow(&mut background, &library, false);
        for _ in 0..2 {
            let quick = next(&mut background, &woken);
            assert_eq!(quick.thoroughness, Thoroughness::Quick);
            leave(&mut library, &quick);
            follow(&mut background, &library, false);
        }
        let progress = background.progress(&library).unwrap();
        assert_eq!((progress.n_done, progress.n, progress.left), (2, 3, None), "no thorough one is done");
        background.spent[1] = (1, Duration::from_secs(90));
        assert_eq!(background.progress(&library).unwrap().left, Some(Duration::from_secs(90)));
    }

    #[test]
    fn reviews_give_way_pause_and_stop_when_their_game_leaves_the_queue() {
        let (mut background, woken, mut library) = queue(&[SHORTEST, "f5d6"], None);
        follow(&mut background, &library, true);
        assert!(background.order.is_none(), "it does not begin");
        let words = background.progress(&library).unwrap().words();
        assert_eq!(words, "Reviewed 0 of 2 · waits until other calculations end");
        background.pause(true);
        follow(&mut background, &library, false);
        assert!(background.order.is_none());
        assert_eq!(background.progress(&library).unwrap().words(), "Reviewed 0 of 2 · paused");
        background.pause(false);
        follow(&mut background, &library, false);
        assert_eq!(background.order.unwrap().game, nth(&library, 1));
        let out = Reviewed { game: nth(&library, 1), thoroughness: Thoroughness::Quick, review: None };
        leave(&mut library, &out);
        follow(&mut background, &library, false);
        assert_eq!(next(&mut background, &woken).game, nth(&library, 0));
    }

    #[test]
    fn a_game_without_moves_leaves_the_queue_at_once() {
        let (mut background, _woken, library) = queue(&[""], None);
        let out = follow(&mut background, &library, false).unwrap();
        assert!(out.game == nth(&library, 0) && out.review.is_none());
        assert!(follow(&mut background, &library, false).is_none(), "once");
    }

    #[test]
    fn only_one_of_two_windows_reviews() {
        let folder = tempfile::tempdir().unwrap();
        let (mut first, _woken, library) = queue(&[SHORTEST], Some(folder.path()));
        let (mut second, ..) = queue(&[], Some(folder.path()));
        follow(&mut first, &library, false);
        follow(&mut second, &library, false);
        assert!(first.order.is_some() && second.order.is_none());
        let words = second.progress(&library).unwrap().words();
        assert_eq!(words, "1 game waits. Another window reviews it.");
        drop(first);
        follow(&mut second, &library, false);
        assert!(second.order.is_none(), "it does not ask in every frame");
        second.follow(&library, || None, false, Instant::now() + ASK_AGAIN);
        assert!(second.order.is_some());
    }
}
