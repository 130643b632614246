//! Solving puzzles: the set and the pace, the open puzzle, runs against the clock, and endings played out.

use super::ending::Ending;
use super::maker::{self, OwnPuzzle, PuzzleJob, PuzzleMaker, PuzzleNews};
use super::open::{OpenPuzzle, Run};
use super::own::OwnPosition;
use super::progress::PuzzleProgress;
use super::{Puzzle, choose, file};
use crate::choice::{Choice, Pace, PuzzleSet};
use crate::question::Question;
use crate::{Inputs, Now};
use std::time::Duration;
use texts::text;

/// How often the clock of a run is looked at.
const CLOCK_STEP: Duration = Duration::from_millis(200);

/// What is shown of the puzzles, and the thread that solves them.
pub struct Solving {
    /// What is shown.
    pub shown: Shown,
    maker: PuzzleMaker,
    set: PuzzleSet,
    /// The pace that was chosen.
    pub pace: Pace,
    run: Run,
    /// The next puzzle of the player's games, found while the one before is solved.
    found: Option<OwnPuzzle>,
    /// The positions of the player's games that may be puzzles.
    own: Vec<OwnPosition>,
}

/// What the section of puzzles shows.
pub enum Shown {
    /// The sets of puzzles.
    Menu,
    /// A puzzle.
    Puzzle(Box<OpenPuzzle>),
    /// A puzzle is being looked for in the player's games.
    Looking,
    /// An ending that is played out.
    Ending(Box<Ending>),
    /// The end of a run against the clock.
    TimeOver {
        /// How many puzzles were tried and solved.
        run: Run,
        /// Whether more were solved than ever before; the first run breaks no record.
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
    /// The time until something changes by itself.
    pub wait: Option<Duration>,
}

impl Solving {
    /// The sets of puzzles, with a thread that calls `wake` whenever it has found something.
    pub fn new(wake: impl Fn() + Send + 'static) -> Solving {
        Solving {
            shown: Shown::Menu,
            maker: PuzzleMaker::start("puzzles", wake, maker::work),
            set: PuzzleSet::Mixed,
            pace: Pace::Calm,
            run: Run::default(),
            found: None,
            own: Vec::new(),
        }
    }

    /// How many puzzles of a streak or against the clock were solved.
    pub fn n_solved_in_run(&self) -> Option<u32> {
        (self.run.pace != Pace::Calm).then_some(self.run.n_solved)
    }

    /// Opens the section: shows the sets instead of anything finished.
    pub fn enter(&mut self) {
        let goes_on = match &self.shown {
            Shown::Puzzle(open) => !open.can_go_on(),
            Shown::Ending(ending) => !ending.is_over(),
            Shown::Menu | Shown::Looking => true,
            Shown::TimeOver { .. } | Shown::Nothing(_) => false,
        };
        if !goes_on {
            self.shown = Shown::Menu;
        }
    }

    /// Stores the positions of the player's games, from which own puzzles are made.
    pub fn set_own(&mut self, positions: Vec<OwnPosition>) {
        (self.own, self.found) = (positions, None);
    }

    /// Goes back to the sets; returns whether anything else was shown.
    pub fn back(&mut self) -> bool {
        !matches!(std::mem::replace(&mut self.shown, Shown::Menu), Shown::Menu)
    }

    /// What the page of exercises shows; `None` where there is no position.
    pub fn question(&self, progress: &PuzzleProgress, now: f64) -> Option<Question> {
        match &self.shown {
            Shown::Puzzle(open) => Some(open.question(progress, now)),
            Shown::Ending(ending) => Some(ending.question(now)),
            _ => None,
        }
    }

    /// Carries out a choice; `seed` determines which puzzle is drawn. Returns the announcement for a screen
    /// reader.
    pub fn take(&mut self, choice: Choice, inputs: Inputs, progress: &mut PuzzleProgress) -> Option<String> {
        let Inputs { seed, now, .. } = inputs;
        match choice {
            Choice::ChoosePace(pace) => self.pace = pace,
            Choice::BeginPuzzles(set, pace) => {
                (self.set, self.pace) = (set, pace);
                self.begin(seed, now, progress);
            }
            Choice::Next => self.next(seed, now, progress),
            Choice::Hint => match &mut self.shown {
                Shown::Puzzle(open) => {
                    let uses_daily = open.hint() && open.is_only_one();
                    if uses_daily && progress.daily.is_none_or(|(day, _)| day != now.day) {
                        progress.daily = Some((now.day, false));
                    }
                }
                Shown::Ending(ending) => ending.hint(),
                _ => {}
            },
            Choice::ShowAnswer => match &mut self.shown {
                Shown::Ending(ending) => ending.show_answer(),
                Shown::Puzzle(open) => {
                    open.give_up().into_iter().for_each(|job| self.maker.send(job));
                    self.settle(now, seed, progress);
                }
                _ => {}
            },
            Choice::StepInAnswer(forward) => {
                if let Shown::Puzzle(open) = &mut self.shown {
                    open.step(forward);
                }
            }
            Choice::Square(square) => {
                let job = match &mut self.shown {
                    Shown::Puzzle(open) => open.answer(square, now.seconds),
                    Shown::Ending(ending) => ending.answer(square),
                    _ => return None,
                };
                job.into_iter().for_each(|job| self.maker.send(job));
                self.settle(now, seed, progress);
            }
            _ => return None,
        }
        self.announcement()
    }

    fn begin(&mut self, seed: u64, now: Now, progress: &mut PuzzleProgress) {
        let ends_at = now.seconds + f64::from(choose::CLOCK_SECONDS);
        self.run = Run { pace: self.pace, ends_at, ..Run::default() };
        self.open(seed, now, progress);
    }

    /// Goes on after the end of a puzzle.
    fn next(&mut self, seed: u64, now: Now, progress: &mut PuzzleProgress) {
        let is_lost = match &self.shown {
            Shown::Puzzle(open) if open.is_only_one() && open.can_go_on() => {
                self.shown = Shown::Menu;
                return;
            }
            Shown::Puzzle(open) if open.can_go_on() => open.is_solved_at_first() != Some(true),
            Shown::Ending(ending) if ending.is_over() => !ending.is_held(),
            Shown::TimeOver { .. } => true,
            _ => return,
        };
        match self.run.pace {
            Pace::Streak if !is_lost => self.open(seed, now, progress),
            _ => self.begin(seed, now, progress),
        }
    }

    /// Shows the next puzzle of the run.
    fn open(&mut self, seed: u64, now: Now, progress: &mut PuzzleProgress) {
        if self.set == PuzzleSet::Own {
            self.shown = Shown::Looking;
            return match self.found.take() {
                Some(found) => self.show_own(found, now),
                None => self.maker.send(PuzzleJob::FindOwn(std::mem::take(&mut self.own))),
            };
        }
        let puzzles = match file::embedded() {
            Ok(puzzles) => puzzles,
            Err(error) => {
                self.shown = Shown::Nothing(text!("puzzles-none", reason = file::words(&error)));
                return;
            }
        };
        let Some(place) = self.place(puzzles, seed, now, progress) else {
            self.shown = Shown::Nothing(text!("puzzles-none-of-kind"));
            return;
        };
        let puzzle = puzzles[place].clone();
        progress.see(place);
        if self.set == PuzzleSet::Ending {
            self.maker.send(PuzzleJob::Judge(puzzle.position));
            self.shown = Shown::Ending(Box::new(Ending::new(puzzle.position, self.run)));
        } else {
            self.maker.send(PuzzleJob::Solve(puzzle.clone()));
            self.shown = Shown::Puzzle(Box::new(OpenPuzzle::new(self.set, self.run, puzzle)));
        }
    }

    /// The index of the next puzzle among the embedded ones, by the set and the pace. The daily ones are the
    /// same for all players.
    fn place(&self, puzzles: &[Puzzle], seed: u64, now: Now, progress: &PuzzleProgress) -> Option<usize> {
        let Run { pace, n_solved, n_tries, .. } = self.run;
        let shows = |puzzle: &Puzzle| match self.set {
            PuzzleSet::Theme(theme) => puzzle.themes.contains(theme),
            PuzzleSet::Ending => choose::is_ending(puzzle),
            PuzzleSet::Mixed | PuzzleSet::Daily | PuzzleSet::Own => true,
        };
        match (self.set, pace) {
            (PuzzleSet::Daily, Pace::Calm) => choose::daily(puzzles, now.day),
            (PuzzleSet::Daily, _) => {
                let seed = (now.day as u64) << 16 | u64::from(n_tries);
                choose::in_run(puzzles, n_solved, &[], seed, shows)
            }
            (_, Pace::Calm) => {
                let rating = choose::rating_for(&progress.rating);
                choose::untimed(puzzles, rating, &progress.seen, seed, shows)
            }
            (_, _) => choose::in_run(puzzles, n_solved, &progress.seen, seed, shows),
        }
    }

    /// Shows a puzzle of the player's games, and starts the search for the next one.
    fn show_own(&mut self, found: OwnPuzzle, now: Now) {
        let OwnPuzzle { puzzle, solution, own, rest } = found;
        let mut open = OpenPuzzle::new(PuzzleSet::Own, self.run, puzzle);
        open.own = Some(own);
        open.set_solution(solution, now.seconds);
        self.shown = Shown::Puzzle(Box::new(open));
        self.maker.send(PuzzleJob::FindOwn(rest));
    }

    /// Counts the first try at a puzzle, or the result of an ending, once; against the clock, opens the next.
    fn settle(&mut self, now: Now, seed: u64, progress: &mut PuzzleProgress) {
        let (counted, run) = match &mut self.shown {
            Shown::Puzzle(open) => (open.take_first_result(), &mut open.run),
            Shown::Ending(ending) => (ending.take_first_result(), &mut ending.run),
            _ => return,
        };
        let Some(is_solved) = counted else { return };
        self.run.n_tries += 1;
        self.run.n_solved += u32::from(is_solved);
        // The title counts what was just solved.
        *run = self.run;
        match self.run.pace {
            Pace::Calm => self.learn(is_solved, now, progress),
            Pace::Streak if is_solved => {
                progress.streak_best = progress.streak_best.max(self.run.n_solved);
            }
            Pace::Streak => {
                if let Shown::Puzzle(open) = &mut self.shown {
                    open.end_streak();
                }
            }
            Pace::Clock => self.open(seed, now, progress),
        }
    }

    /// Counts a result at the calm pace: a puzzle changes the player's rating, an ending only the totals.
    fn learn(&mut self, is_solved: bool, now: Now, progress: &mut PuzzleProgress) {
        let Shown::Puzzle(open) = &mut self.shown else {
            let (n, n_kept) = progress.endings;
            progress.endings = (n + 1, n_kept + u32::from(is_solved));
            return;
        };
        if open.set == PuzzleSet::Daily {
            if progress.daily.is_some_and(|(day, _)| day == now.day) {
                return;
            }
            progress.daily = Some((now.day, is_solved));
        }
        let before = progress.rating.points;
        let Puzzle { rating, themes, .. } = open.puzzle;
        progress.learn(rating, themes, is_solved);
        open.change = Some(progress.rating.points - before);
    }

    /// Takes in what the thread has found and what the clock says.
    pub fn poll(&mut self, seed: u64, now: Now, progress: &mut PuzzleProgress) -> SolvingChanges {
        let before = progress.clone();
        let mut polled = SolvingChanges::default();
        for news in self.maker.news() {
            self.hear(news, now);
            self.settle(now, seed, progress);
            polled.announcements.extend(self.announcement());
        }
        if let Shown::Puzzle(open) = &mut self.shown {
            polled.wait = open.tick(now.seconds).map(Duration::from_secs_f64);
        }
        let runs = matches!(self.shown, Shown::Puzzle(_) | Shown::Ending(_) | Shown::Looking);
        if runs && self.run.pace == Pace::Clock {
            if now.seconds >= self.run.ends_at {
                let run = self.run;
                let is_best = (1..run.n_solved).contains(&progress.storm_best);
                progress.storm_best = progress.storm_best.max(run.n_solved);
                self.shown = Shown::TimeOver { run, is_best };
                polled.announcements.extend(self.announcement());
            } else {
                polled.wait = Some(polled.wait.map_or(CLOCK_STEP, |wait| wait.min(CLOCK_STEP)));
            }
        }
        polled.is_new = *progress != before;
        polled
    }

    fn hear(&mut self, news: PuzzleNews, now: Now) {
        let job = match (news, &mut self.shown) {
            (PuzzleNews::Failed, _) => return self.shown = Shown::Nothing(text!("puzzles-no-memory")),
            (PuzzleNews::Own(found), Shown::Looking) => return self.show_own(found, now),
            (PuzzleNews::Own(found), _) => return self.found = Some(found),
            (PuzzleNews::NoneOwn, Shown::Looking) => {
                return self.shown = Shown::Nothing(text!("puzzles-own-none"));
            }
            (PuzzleNews::Solved(solution), Shown::Puzzle(open)) => open.set_solution(solution, now.seconds),
            (PuzzleNews::Explained { position, wrong, why }, Shown::Puzzle(open)) => {
                return open.set_reason(&position, wrong, why);
            }
            (PuzzleNews::Judged(truth), Shown::Ending(ending)) => ending.set_truth(truth),
            // News of a puzzle that is no longer open.
            _ => return,
        };
        job.into_iter().for_each(|job| self.maker.send(job));
    }

    /// The announcement of what is shown for a screen reader; that of a puzzle or an ending only once.
    fn announcement(&mut self) -> Option<String> {
        match &mut self.shown {
            Shown::Puzzle(open) => open.announcement(),
            Shown::Ending(ending) => ending.feedback.announcement(),
            Shown::TimeOver { run, .. } => Some(text!("puzzles-storm-over", solved = run.n_solved)),
            Shown::Nothing(reason) => Some(reason.clone()),
            Shown::Menu | Shown::Looking => None,
        }
    }
}
