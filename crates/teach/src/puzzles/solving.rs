//! Solving puzzles: the ways to do it, the open puzzle, a storm, and endings played out.

use super::ending::Ending;
use super::maker::{MadePuzzle, PuzzleJob, PuzzleMaker, PuzzleNews};
use super::open::{OpenPuzzle, Storm, is_quick};
use super::own::OwnPosition;
use super::progress::PuzzleProgress;
use super::{Puzzle, choose, file};
use crate::Now;
use crate::choice::{PuzzleChoice, PuzzleMode};
use crate::question::Question;
use othello::rules::Square;
use std::time::Duration;
use texts::text;

/// How often the time of a storm is looked at.
const STORM_STEP: Duration = Duration::from_millis(200);

/// What is shown of the puzzles, and the thread that solves them.
pub struct Solving {
    shown: Shown,
    maker: PuzzleMaker,
    /// The next of the puzzles that are made or found while the one before is solved.
    made: Option<MadePuzzle>,
    /// The positions of the player's games that may be puzzles.
    own: Vec<OwnPosition>,
    /// Puzzles solved in a row, in the streak that goes on.
    streak: u32,
    /// Days since 1970, as of the last time a puzzle was opened.
    today: i64,
}

/// What is shown.
pub enum Shown {
    /// The ways to solve puzzles.
    Menu,
    /// A puzzle.
    Puzzle(Box<OpenPuzzle>),
    /// The first of the puzzles of this mode is being made or found.
    Making(PuzzleMode),
    /// An ending that is played out.
    Ending(Box<Ending>),
    /// The end of a storm.
    StormOver {
        /// How many puzzles were solved.
        n_solved: u32,
        /// Of how many.
        n_tries: u32,
        /// Whether that is more than ever before.
        is_best: bool,
    },
    /// Why there is nothing to show.
    Nothing(String),
}

/// Changes since the last poll.
#[derive(Debug, Default)]
pub struct SolvingChanges {
    /// Whether the progress has changed.
    pub is_new: bool,
    /// The announcements for a screen reader.
    pub announcements: Vec<String>,
    /// When something changes by itself.
    pub wait: Option<Duration>,
}

impl Solving {
    /// The ways to solve puzzles, with a thread that calls `wake` whenever it has found something.
    pub fn new(wake: impl Fn() + Send + 'static) -> Solving {
        Solving {
            shown: Shown::Menu,
            maker: PuzzleMaker::start(wake),
            made: None,
            own: Vec::new(),
            streak: 0,
            today: 0,
        }
    }

    /// What is shown.
    pub fn shown(&self) -> &Shown {
        &self.shown
    }

    /// Days since 1970, as of the last time a puzzle was opened.
    pub fn today(&self) -> i64 {
        self.today
    }

    /// The section is opened: what is finished gives way to the ways to solve puzzles.
    pub fn enter(&mut self) {
        let goes_on = match &self.shown {
            Shown::Puzzle(open) => !open.can_go_on(),
            Shown::Ending(ending) => !ending.is_over(),
            Shown::Menu | Shown::Making(_) => true,
            Shown::StormOver { .. } | Shown::Nothing(_) => false,
        };
        if !goes_on {
            self.shown = Shown::Menu;
        }
    }

    /// Takes in the positions of the player's games, before puzzles of them are asked for.
    pub fn set_own(&mut self, positions: Vec<OwnPosition>) {
        self.own = positions;
        _ = self.made.take_if(|made| made.mode() == PuzzleMode::Own);
    }

    /// From a puzzle to the ways to solve them; returns whether there was one.
    pub fn back(&mut self) -> bool {
        !matches!(std::mem::replace(&mut self.shown, Shown::Menu), Shown::Menu)
    }

    /// What the page of exercises shows; `None` where there is no position.
    pub fn question(&self, progress: &PuzzleProgress, now: f64) -> Option<Question> {
        match &self.shown {
            Shown::Puzzle(open) => Some(open.question(progress, now)),
            Shown::Ending(ending) => Some(ending.question()),
            _ => None,
        }
    }

    /// Carries out a choice; what is drawn follows from the seed. Returns the announcement for a screen
    /// reader.
    pub fn take(
        &mut self,
        choice: PuzzleChoice,
        seed: u64,
        now: Now,
        progress: &mut PuzzleProgress,
    ) -> Option<String> {
        match choice {
            PuzzleChoice::Begin(mode) => self.begin(mode, seed, now, progress),
            PuzzleChoice::Next => match &self.shown {
                // There is one a day.
                Shown::Puzzle(open) if open.can_go_on() && open.mode == PuzzleMode::Daily => {
                    self.shown = Shown::Menu;
                }
                Shown::Puzzle(open) if open.can_go_on() && open.mode == PuzzleMode::Streak => {
                    let is_solved = open.attempt.is_solved_at_first() == Some(true);
                    self.streak = if is_solved { open.streak + 1 } else { 0 };
                    self.open(PuzzleMode::Streak, None, seed, now, progress);
                }
                Shown::Puzzle(open) if open.can_go_on() => self.begin(open.mode, seed, now, progress),
                Shown::Ending(ending) if ending.is_over() => {
                    self.begin(PuzzleMode::Ending, seed, now, progress)
                }
                Shown::StormOver { .. } => self.begin(PuzzleMode::Storm, seed, now, progress),
                _ => {}
            },
            PuzzleChoice::Hint => match &mut self.shown {
                Shown::Puzzle(open) => {
                    open.hint();
                    if open.mode == PuzzleMode::Daily && progress.daily.is_none_or(|(day, _)| day != now.day)
                    {
                        progress.daily = Some((now.day, false));
                    }
                }
                Shown::Ending(ending) => ending.hint(),
                _ => {}
            },
            PuzzleChoice::GiveUp => {
                if let Shown::Ending(ending) = &mut self.shown {
                    ending.show_answer();
                }
                if let Shown::Puzzle(open) = &mut self.shown {
                    if let Some(job) = open.give_up() {
                        self.maker.send(job);
                    }
                    self.settle(now, seed, progress);
                }
            }
            PuzzleChoice::Step(forward) => {
                if let Shown::Puzzle(open) = &mut self.shown {
                    open.step(forward);
                }
            }
        }
        self.announcement()
    }

    fn begin(&mut self, mode: PuzzleMode, seed: u64, now: Now, progress: &mut PuzzleProgress) {
        let ends_at = now.seconds + f64::from(choose::STORM_SECONDS);
        let storm = (mode == PuzzleMode::Storm).then_some(Storm { ends_at, n_solved: 0, n_tries: 0 });
        self.streak = 0;
        self.open(mode, storm, seed, now, progress);
    }

    /// Shows the next puzzle of a mode.
    fn open(
        &mut self,
        mode: PuzzleMode,
        storm: Option<Storm>,
        seed: u64,
        now: Now,
        progress: &mut PuzzleProgress,
    ) {
        let puzzles = match file::embedded() {
            Ok(puzzles) => puzzles,
            Err(error) => {
                self.shown = Shown::Nothing(text!("puzzles-none", reason = error.to_string()));
                return;
            }
        };
        self.today = now.day;
        let rating = choose::rating_for(&progress.rating);
        let suits = |puzzle: &Puzzle| choose::suits(puzzle, rating);
        let seen = &progress.seen;
        let place = match mode {
            PuzzleMode::Mixed => choose::near(puzzles, rating, seen, seed, suits),
            PuzzleMode::Theme(theme) => {
                let shows = |puzzle: &Puzzle| puzzle.themes.contains(theme);
                choose::near(puzzles, rating, seen, seed, |puzzle| shows(puzzle) && suits(puzzle))
                    .or_else(|| choose::near(puzzles, rating, seen, seed, shows))
            }
            PuzzleMode::Storm => {
                let n_solved = storm.map_or(0, |storm| storm.n_solved);
                choose::near(puzzles, choose::storm_rating(n_solved), seen, seed, is_quick)
            }
            PuzzleMode::Streak => {
                choose::near(puzzles, choose::storm_rating(self.streak), seen, seed, is_quick)
            }
            PuzzleMode::Daily => choose::daily(puzzles, now.day),
            PuzzleMode::Ending => choose::near(puzzles, rating, seen, seed, choose::is_ending),
            PuzzleMode::Endless | PuzzleMode::Own => {
                self.shown = Shown::Making(mode);
                match self.made.take_if(|made| made.mode() == mode) {
                    Some(made) => self.show_made(made, seed, now, progress),
                    None => self.make(mode, seed, progress),
                }
                return;
            }
        };
        let Some(place) = place else {
            self.shown = Shown::Nothing(text!("puzzles-none-of-kind"));
            return;
        };
        let puzzle = puzzles[place];
        progress.see(place);
        if mode == PuzzleMode::Ending {
            self.maker.send(PuzzleJob::Judge(puzzle.position));
            self.shown = Shown::Ending(Box::new(Ending::new(puzzle.position)));
        } else {
            self.maker.send(PuzzleJob::Solve(puzzle));
            let mut open = OpenPuzzle::new(mode, puzzle, storm);
            open.streak = self.streak;
            self.shown = Shown::Puzzle(Box::new(open));
        }
    }

    /// Has the next puzzle made or found.
    fn make(&mut self, mode: PuzzleMode, seed: u64, progress: &PuzzleProgress) {
        self.maker.send(match mode {
            PuzzleMode::Own => PuzzleJob::FindOwn(std::mem::take(&mut self.own)),
            _ => PuzzleJob::Make { rating: choose::rating_for(&progress.rating), seed },
        });
    }

    /// Shows what was made, and has the next one made.
    fn show_made(&mut self, made: MadePuzzle, seed: u64, now: Now, progress: &PuzzleProgress) {
        let mode = made.mode();
        let MadePuzzle { puzzle, solution, own } = made;
        let mut open = OpenPuzzle::new(mode, puzzle, None);
        if let Some((own, rest)) = own {
            (open.own, self.own) = (Some(own), rest);
        }
        open.set_solution(solution, now.seconds);
        self.shown = Shown::Puzzle(Box::new(open));
        self.make(mode, seed, progress);
    }

    /// A square was clicked or typed. Returns the announcement for a screen reader.
    pub fn answer(
        &mut self,
        square: Square,
        seed: u64,
        now: Now,
        progress: &mut PuzzleProgress,
    ) -> Option<String> {
        match &mut self.shown {
            Shown::Puzzle(open) => {
                if let Some(job) = open.answer(square, now.seconds) {
                    self.maker.send(job);
                }
                self.settle(now, seed, progress);
            }
            Shown::Ending(ending) => {
                if let Some(job) = ending.answer(square) {
                    self.maker.send(job);
                }
                self.count_ending(progress);
            }
            _ => {}
        }
        self.announcement()
    }

    /// Counts a first try once, and goes on in a storm.
    fn settle(&mut self, now: Now, seed: u64, progress: &mut PuzzleProgress) {
        let Shown::Puzzle(open) = &mut self.shown else { return };
        let Some(is_solved) = open.count() else { return };
        let Puzzle { rating, themes, .. } = open.attempt.puzzle;
        let before = progress.rating.points;
        match open.mode {
            PuzzleMode::Storm => {
                let Some(mut storm) = open.storm else { return };
                storm.n_tries += 1;
                storm.n_solved += u32::from(is_solved);
                return self.open(PuzzleMode::Storm, Some(storm), seed, now, progress);
            }
            PuzzleMode::Streak if is_solved => {
                progress.streak_best = progress.streak_best.max(open.streak + 1);
                return;
            }
            PuzzleMode::Streak => return open.end_streak(),
            PuzzleMode::Daily if progress.daily.is_some_and(|(day, _)| day == now.day) => return,
            PuzzleMode::Daily => progress.daily = Some((now.day, is_solved)),
            _ => {}
        }
        progress.learn(rating, themes, is_solved);
        open.change = Some(progress.rating.points - before);
    }

    fn count_ending(&mut self, progress: &mut PuzzleProgress) {
        if let Shown::Ending(ending) = &mut self.shown
            && let Some(is_kept) = ending.count()
        {
            let (n, n_kept) = progress.endings;
            progress.endings = (n + 1, n_kept + u32::from(is_kept));
        }
    }

    /// Takes in what the thread has found and what the clock says.
    pub fn poll(&mut self, seed: u64, now: Now, progress: &mut PuzzleProgress) -> SolvingChanges {
        let before = progress.clone();
        let mut polled = SolvingChanges::default();
        for news in self.maker.news() {
            self.hear(news, seed, now, progress);
            self.settle(now, seed, progress);
            self.count_ending(progress);
            polled.announcements.extend(self.announcement());
        }
        if let Shown::Puzzle(open) = &mut self.shown {
            polled.wait = open.tick(now.seconds).map(Duration::from_secs_f64);
            if let Some(storm) = open.storm {
                if now.seconds >= storm.ends_at {
                    let is_best = storm.n_solved > progress.storm_best;
                    progress.storm_best = progress.storm_best.max(storm.n_solved);
                    let Storm { n_solved, n_tries, .. } = storm;
                    self.shown = Shown::StormOver { n_solved, n_tries, is_best };
                    polled.announcements.extend(self.announcement());
                } else {
                    polled.wait = Some(polled.wait.map_or(STORM_STEP, |wait| wait.min(STORM_STEP)));
                }
            }
        }
        polled.is_new = *progress != before;
        polled
    }

    fn hear(&mut self, news: PuzzleNews, seed: u64, now: Now, progress: &PuzzleProgress) {
        match (news, &mut self.shown) {
            (PuzzleNews::Failed, _) => {
                self.shown = Shown::Nothing(text!("puzzles-no-memory"));
            }
            (PuzzleNews::Made(made), Shown::Making(mode)) if made.mode() == *mode => {
                self.show_made(made, seed, now, progress);
            }
            (PuzzleNews::Made(made), _) => self.made = Some(made),
            (PuzzleNews::NoneOwn, Shown::Making(PuzzleMode::Own)) => {
                self.shown = Shown::Nothing(text!("puzzles-own-none"));
            }
            (PuzzleNews::Solved { solution, .. }, Shown::Puzzle(open)) => {
                if let Some(job) = open.set_solution(solution, now.seconds) {
                    self.maker.send(job);
                }
            }
            (PuzzleNews::Explained { position, wrong, why }, Shown::Puzzle(open)) => {
                open.set_reason(&position, wrong, why);
            }
            (PuzzleNews::Judged { truth }, Shown::Ending(ending)) => {
                if let Some(job) = ending.set_truth(truth) {
                    self.maker.send(job);
                }
            }
            // It belongs to a puzzle that was left.
            _ => {}
        }
    }

    /// The announcement for a screen reader, once.
    fn announcement(&mut self) -> Option<String> {
        match &mut self.shown {
            Shown::Puzzle(open) => open.announcement(),
            Shown::Ending(ending) => ending.announcement(),
            Shown::StormOver { n_solved, .. } => Some(text!("puzzles-storm-over", solved = *n_solved)),
            Shown::Nothing(reason) => Some(reason.clone()),
            Shown::Menu | Shown::Making(_) => None,
        }
    }
}
