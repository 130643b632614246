//! The section of the puzzles: the ways to solve them, the puzzle that is open, a storm, and endings to be
//! played out.

mod ending;
mod maker;
mod menu;
mod open;

use super::{Look, stage};
use crate::app::message::Message;
use crate::app::message::learn::{Mode, PuzzleChoice as Choice};
use crate::app::widgets::board::BoardState;
use crate::app::widgets::speech;
use crate::rules::Square;
use crate::teach::profile::Profile;
use crate::teach::puzzles::progress::PuzzleProgress;
use crate::teach::puzzles::{Puzzle, Solution, choose, file};
use crate::text;
use crate::words::puzzles as words;
use egui::{Context, Ui};
use ending::Ending;
use maker::{Job, Maker, News};
use open::{Open, Storm};
use std::time::Duration;

/// What is open of the puzzles, and who solves them.
pub(crate) struct State {
    shown: Shown,
    maker: Maker,
    /// The next of the endless puzzles, made while the one before is solved.
    made: Option<(Puzzle, Solution)>,
    board: BoardState,
    /// Days since 1970, as of the last time somebody asked.
    today: i64,
}

enum Shown {
    Menu,
    Puzzle(Box<Open>),
    /// The first of the endless puzzles is being made.
    Making,
    Ending(Box<Ending>),
    /// The end of a storm: how many were solved, of how many, and whether more than ever before.
    StormOver {
        n_solved: u32,
        n_tries: u32,
        is_best: bool,
    },
    /// Why there is nothing to show.
    Nothing(String),
}

/// The time, as it is handed in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    /// Seconds of the window's own clock.
    pub seconds: f64,
    /// Days since 1970.
    pub day: i64,
}

impl State {
    pub(crate) fn new(ctx: &Context) -> State {
        let (maker, board) = (Maker::start(ctx), BoardState::new("puzzle"));
        State { shown: Shown::Menu, maker, made: None, board, today: 0 }
    }

    /// From a puzzle to the ways to solve them; says whether there was one.
    pub(crate) fn back(&mut self) -> bool {
        !matches!(std::mem::replace(&mut self.shown, Shown::Menu), Shown::Menu)
    }

    /// Brings the keyboard to the board.
    pub(crate) fn focus_board(&mut self) {
        self.board.focus(self.board.cursor());
    }

    /// Carries out a choice; what is drawn follows from the seed.
    pub(crate) fn take(
        &mut self,
        ctx: &Context,
        choice: Choice,
        seed: u64,
        now: Now,
        progress: &mut PuzzleProgress,
    ) {
        match choice {
            Choice::Begin(mode) => self.begin(mode, seed, now, progress),
            Choice::Next => match &mut self.shown {
                Shown::Puzzle(open) if open.can_go_on() => {
                    let mode = open.mode;
                    self.next(mode, seed, now, progress);
                }
                Shown::Ending(ending) if ending.is_over() => self.begin(Mode::Ending, seed, now, progress),
                Shown::StormOver { .. } => self.begin(Mode::Storm, seed, now, progress),
                _ => {}
            },
            Choice::GiveUp => {
                if let Shown::Puzzle(open) = &mut self.shown {
                    if let Some(job) = open.give_up() {
                        self.maker.send(job);
                    }
                    self.settle(now, seed, progress);
                }
            }
            Choice::Step(forward) => {
                if let Shown::Puzzle(open) = &mut self.shown {
                    open.step(forward);
                }
            }
        }
        self.say(ctx);
    }

    fn begin(&mut self, mode: Mode, seed: u64, now: Now, progress: &mut PuzzleProgress) {
        if mode == Mode::Storm {
            let storm =
                Storm { ends_at: now.seconds + f64::from(choose::STORM_SECONDS), n_solved: 0, n_tries: 0 };
            self.open(Mode::Storm, Some(storm), seed, now, progress);
        } else {
            self.open(mode, None, seed, now, progress);
        }
    }

    fn next(&mut self, mode: Mode, seed: u64, now: Now, progress: &mut PuzzleProgress) {
        match mode {
            // There is one a day.
            Mode::Daily => self.shown = Shown::Menu,
            _ => self.open(mode, None, seed, now, progress),
        }
    }

    /// Shows the next puzzle of a mode.
    fn open(&mut self, mode: Mode, storm: Option<Storm>, seed: u64, now: Now, progress: &mut PuzzleProgress) {
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
            Mode::Mixed => choose::near(puzzles, rating, seen, seed, suits),
            Mode::Theme(theme) => {
                let shows = |puzzle: &Puzzle| puzzle.themes.contains(theme);
                choose::near(puzzles, rating, seen, seed, |puzzle| shows(puzzle) && suits(puzzle))
                    .or_else(|| choose::near(puzzles, rating, seen, seed, shows))
            }
            Mode::Storm => {
                let n_solved = storm.map_or(0, |storm| storm.n_solved);
                choose::near(puzzles, choose::storm_rating(n_solved), seen, seed, open::is_quick)
            }
            Mode::Daily => choose::daily(puzzles, now.day),
            Mode::Ending => choose::near(puzzles, rating, seen, seed, choose::is_ending),
            Mode::Endless => {
                self.maker.send(Job::Make { rating, seed });
                self.shown = Shown::Making;
                if let Some((puzzle, solution)) = self.made.take() {
                    self.show_made(puzzle, solution, now);
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
        if mode == Mode::Ending {
            self.maker.send(Job::Judge(puzzle.position));
            self.shown = Shown::Ending(Box::new(Ending::new(puzzle.position)));
        } else {
            self.maker.send(Job::Solve(puzzle));
            self.shown = Shown::Puzzle(Box::new(Open::new(mode, puzzle, storm)));
        }
    }

    fn show_made(&mut self, puzzle: Puzzle, solution: Solution, now: Now) {
        let mut open = Open::new(Mode::Endless, puzzle, None);
        open.hear_solution(solution, now.seconds);
        self.shown = Shown::Puzzle(Box::new(open));
    }

    /// A square was clicked or typed.
    pub(crate) fn answer(
        &mut self,
        ctx: &Context,
        square: Square,
        seed: u64,
        now: Now,
        progress: &mut PuzzleProgress,
    ) {
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
        self.say(ctx);
    }

    /// Counts a first try once, and goes on in a storm.
    fn settle(&mut self, now: Now, seed: u64, progress: &mut PuzzleProgress) {
        let Shown::Puzzle(open) = &mut self.shown else { return };
        let Some(is_solved) = open.count() else { return };
        let Puzzle { rating, themes, .. } = open.attempt.puzzle;
        let before = progress.rating.points;
        match open.mode {
            Mode::Storm => {
                let Some(mut storm) = open.storm else { return };
                storm.n_tries += 1;
                storm.n_solved += u32::from(is_solved);
                return self.open(Mode::Storm, Some(storm), seed, now, progress);
            }
            Mode::Daily if progress.daily.is_some_and(|(day, _)| day == now.day) => return,
            Mode::Daily => progress.daily = Some((now.day, is_solved)),
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

    /// Takes in what the thread has found and what the clock says; whether something is to be kept.
    pub(crate) fn poll(&mut self, ctx: &Context, seed: u64, now: Now, progress: &mut PuzzleProgress) -> bool {
        let before = progress.clone();
        for news in self.maker.news() {
            self.hear(news, seed, now, progress);
            self.settle(now, seed, progress);
            self.count_ending(progress);
            self.say(ctx);
        }
        if let Shown::Puzzle(open) = &mut self.shown {
            if let Some(wait) = open.tick(now.seconds) {
                ctx.request_repaint_after(Duration::from_secs_f64(wait));
            }
            if let Some(storm) = open.storm {
                if now.seconds >= storm.ends_at {
                    let is_best = storm.n_solved > progress.storm_best;
                    progress.storm_best = progress.storm_best.max(storm.n_solved);
                    let Storm { n_solved, n_tries, .. } = storm;
                    self.shown = Shown::StormOver { n_solved, n_tries, is_best };
                    self.say(ctx);
                } else {
                    ctx.request_repaint_after(Duration::from_millis(200));
                }
            }
        }
        *progress != before
    }

    fn hear(&mut self, news: News, seed: u64, now: Now, progress: &PuzzleProgress) {
        match (news, &mut self.shown) {
            (News::Failed, _) => {
                self.shown = Shown::Nothing(text!("puzzles-no-memory"));
            }
            (News::Made { puzzle, solution }, Shown::Making) => {
                self.show_made(puzzle, solution, now);
                self.maker.send(Job::Make { rating: choose::rating_for(&progress.rating), seed });
            }
            (News::Made { puzzle, solution }, _) => self.made = Some((puzzle, solution)),
            (News::Solved { solution, .. }, Shown::Puzzle(open)) => {
                if let Some(job) = open.hear_solution(solution, now.seconds) {
                    self.maker.send(job);
                }
            }
            (News::Explained { position, wrong, why }, Shown::Puzzle(open)) => {
                open.hear_reason(&position, wrong, why);
            }
            (News::Judged { truth }, Shown::Ending(ending)) => {
                if let Some(job) = ending.hear(truth) {
                    self.maker.send(job);
                }
            }
            // It belongs to a puzzle that was left.
            _ => {}
        }
    }

    /// Tells a screen reader what is new.
    fn say(&mut self, ctx: &Context) {
        let said = match &mut self.shown {
            Shown::Puzzle(open) => open.unsaid(),
            Shown::Ending(ending) => ending.unsaid(),
            Shown::StormOver { n_solved, .. } => Some(words::storm_over(*n_solved)),
            Shown::Nothing(reason) => Some(reason.clone()),
            Shown::Menu | Shown::Making => None,
        };
        if let Some(said) = said {
            speech::say(ctx, said);
        }
    }
}

/// Draws what is open.
pub(crate) fn puzzles_ui(
    ui: &mut Ui,
    state: &mut State,
    profile: &Profile,
    look: Look,
    messages: &mut Vec<Message>,
) {
    let progress = &profile.puzzles;
    match &state.shown {
        Shown::Menu => menu::menu_ui(ui, progress, state.today, messages),
        Shown::Puzzle(open) => open::open_ui(ui, open, progress, &mut state.board, look, messages),
        Shown::Ending(ending) => ending::ending_ui(ui, ending, &mut state.board, look, messages),
        Shown::Making => {
            stage::header_ui(ui, &text!("puzzles-endless"), &text!("puzzles-back"), messages);
            stage::column_ui(ui, menu::WIDTH, |ui| _ = ui.label(text!("puzzles-making")));
        }
        Shown::StormOver { n_solved, n_tries, is_best } => {
            stage::header_ui(ui, &text!("puzzles-storm"), &text!("puzzles-back"), messages);
            menu::storm_over_ui(ui, (*n_solved, *n_tries), *is_best, progress, messages);
        }
        Shown::Nothing(reason) => {
            stage::header_ui(ui, &text!("learn-puzzles"), &text!("puzzles-back"), messages);
            stage::column_ui(ui, menu::WIDTH, |ui| _ = ui.label(reason));
        }
    }
}

/// `About 1240, 57 of 80 solved.`
pub(crate) fn progress_words(profile: &Profile) -> String {
    words::progress(&profile.puzzles)
}
