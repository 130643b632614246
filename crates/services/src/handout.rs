//! Boards for print: an HTML page with diagrams in black and white, exercises with their answers on a page of
//! their own, or games as numbered boards.
//!
//! The page needs no other file, and a web browser prints it. Its style (`assets/handout/`) keeps every board
//! whole on A4 and on Letter. Texts of files are escaped by `maud`.

mod chosen;

pub use chosen::{ChosenGames, Whose};

use analysis::explain::{Explanation, words};
use analysis::grade::mistakes;
use analysis::page::document;
use analysis::review::{PlayedMove, Review};
use maud::{Markup, PreEscaped, html};
use othello::diagram::Diagram;
use othello::evaluation::Score;
use othello::record::Record;
use othello::rules::{Color, Move, Position, Square};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::path::PathBuf;
use system::disk;
use system::worker::Worker;
use teach::puzzles::words::verdict;
use teach::puzzles::{Puzzle, Solver, Theme, choose, file};
use texts::text;
use texts::words::header_title;

const STYLE: &str = include_str!("../assets/handout/page.css");

/// A page to print.
#[derive(Clone, Debug, PartialEq)]
pub struct Handout {
    /// The text above the first board; may be empty.
    pub title: String,
    /// The boards, in their order.
    pub items: Vec<HandoutItem>,
    /// The number of the first board.
    pub first: usize,
    /// How large the boards are.
    pub layout: BoardLayout,
}

/// How many boards fit on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardLayout {
    /// Six.
    Small,
    /// Two: for boards with many numbers.
    Large,
}

/// A board with its caption.
#[derive(Clone, Debug, PartialEq)]
pub struct HandoutItem {
    diagram: Diagram,
    caption: String,
    /// For an exercise: what is right, and why.
    answer: Option<String>,
}

/// Which puzzles are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleQuery {
    /// The theme that the puzzles have; `None` for any.
    pub theme: Option<Theme>,
    /// The rating that the puzzles' ratings are close to.
    pub rating: u16,
    /// How many.
    pub n: usize,
    /// Determines which of the fitting puzzles are chosen.
    pub seed: u64,
}

impl HandoutItem {
    /// The position shown of a game with its marks and arrows, and at most `n_moves` of the moves after it,
    /// numbered on their squares.
    pub fn shown(record: &Record, n_moves: usize) -> HandoutItem {
        let following = HandoutItem::following(record);
        let moves = &following[..n_moves.min(following.len())];
        let item = HandoutItem::position(record.position(), record.last_placed(), moves);
        HandoutItem { diagram: item.diagram.with_notes(record.annotations(record.cursor())), ..item }
    }

    /// The moves of the shown line that follow the position shown, up to a correction.
    pub fn following(record: &Record) -> Vec<Move> {
        let next = std::iter::successors(record.next(record.cursor()), |&node| record.next(node));
        next.map_while(|node| record.move_into(node)).collect()
    }

    fn position(position: &Position, last: Option<Square>, moves: &[Move]) -> HandoutItem {
        let mut steps = Vec::new();
        let mut now = *position;
        for &mv in moves {
            let Ok(after) = now.play(mv) else { break };
            steps.extend(mv.square().map(|square| (square, now.turn())));
            now = after;
        }
        let diagram = Diagram { last_move: last, steps, ..Diagram::of(position.size(), position.discs()) };
        let caption = match position.outcome() {
            Some(_) => text!("handout-over"),
            None => text!("editor-to-move", color = position.turn().key()),
        };
        HandoutItem { diagram, caption, answer: None }
    }

    /// The shown line of a game as one board, each move with its number on its square, as far as the moves
    /// follow from the start.
    pub fn game(record: &Record) -> HandoutItem {
        let moves: Vec<Move> = record.line().into_iter().map_while(|node| record.move_into(node)).collect();
        let item = HandoutItem::position(record.start(), None, &moves);
        HandoutItem { caption: header_title(&record.header), ..item }
    }

    fn exercise(position: &Position, last: Option<Square>, answer: String) -> HandoutItem {
        HandoutItem { answer: Some(answer), ..HandoutItem::position(position, last, &[]) }
    }
}

/// A mistake as an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct MistakeExercise {
    /// Whose mistake it is.
    pub color: Color,
    loss: Score,
    item: HandoutItem,
}

impl MistakeExercise {
    /// The exercise for an explained mistake.
    pub fn of(explanation: &Explanation) -> MistakeExercise {
        let (moves, loss) = ([explanation.best(), explanation.played()], explanation.loss);
        MistakeExercise::new(&explanation.position, None, moves, loss, Some(explanation))
    }

    /// The answer is like "f5. In the game d6 lost 4 discs."
    fn new(
        position: &Position,
        last: Option<Square>,
        moves: [Move; 2],
        loss: Score,
        why: Option<&Explanation>,
    ) -> MistakeExercise {
        let [best, played] = moves.map(|mv| mv.name(position.size()));
        let answer = text!("handout-answer", best = best, played = played, discs = loss.rounded().discs());
        let answer = text::sentences([answer].into_iter().chain(why.map(words::sentences)));
        MistakeExercise { color: position.turn(), loss, item: HandoutItem::exercise(position, last, answer) }
    }
}

/// The mistakes of both sides or one in a review, as exercises.
pub fn exercises(review: &Review, color: Option<Color>) -> Vec<MistakeExercise> {
    mistakes(&review.moves, color).map(|played| of_played(review, played)).collect()
}

/// A move that lost, as an exercise.
fn of_played(review: &Review, played: &PlayedMove) -> MistakeExercise {
    let (position, last) = (&review.positions[played.at], review.last_placed(played.at));
    let why = Explanation::of(review, played);
    MistakeExercise::new(position, last, [played.best, played.mv], played.loss, why.as_ref())
}

/// The `n_max` exercises whose mistakes lost the most, or all if there are fewer, in their order. A board
/// that several games reached comes once.
pub fn worst(exercises: &[MistakeExercise], n_max: usize) -> Vec<HandoutItem> {
    let mut chosen: Vec<(usize, &MistakeExercise)> = exercises.iter().enumerate().collect();
    chosen.sort_by_key(|(_, exercise)| Reverse(exercise.loss));
    let mut boards = HashSet::new();
    chosen.retain(|(_, exercise)| boards.insert((exercise.item.diagram.discs, exercise.color)));
    chosen.truncate(n_max);
    chosen.sort_by_key(|(place, _)| *place);
    chosen.into_iter().map(|(_, exercise)| exercise.item.clone()).collect()
}

/// The built-in puzzles that a query asks for, as exercises, the easiest first; all if fewer than `n` fit.
pub fn puzzles(query: &PuzzleQuery) -> Result<Vec<HandoutItem>, String> {
    let all = file::embedded().map_err(|error| file::words(&error))?;
    let mut solver = Solver::new().ok_or_else(|| text!("handout-no-memory"))?;
    let fits = |puzzle: &Puzzle| {
        choose::suits(puzzle, query.rating) && query.theme.is_none_or(|theme| puzzle.themes.contains(theme))
    };
    let mut chosen: Vec<u32> = Vec::new();
    for step in 0..query.n as u64 {
        let found = choose::near(all, query.rating, &chosen, query.seed.wrapping_add(step), fits);
        // Once all are chosen, `near` returns one of them again.
        let Some(at) = found.map(|at| at as u32).filter(|at| !chosen.contains(at)) else { break };
        chosen.push(at);
    }
    chosen.sort_unstable();
    let exercise = |at: &u32| {
        let position = &all[*at as usize].position;
        let truth = solver.solve(position)?;
        let best = truth.only_best()?;
        Some(HandoutItem::exercise(position, None, verdict(&truth, best)))
    };
    Ok(chosen.iter().filter_map(exercise).collect())
}

impl Handout {
    /// The page as a file of HTML.
    pub fn html(&self) -> String {
        let columns = if self.layout == BoardLayout::Large { 1 } else { 2 };
        let numbered: Vec<(usize, &HandoutItem)> = (self.first..).zip(&self.items).collect();
        let answers: Vec<(usize, &str)> =
            numbered.iter().filter_map(|(number, item)| Some((*number, item.answer.as_deref()?))).collect();
        let body = html! {
            @if !self.title.is_empty() { h1 { bdi { (self.title) } } }
            main class=[(columns == 1).then_some("large")] {
                @for row in numbered.chunks(columns) {
                    div.row { @for (number, item) in row { (figure(*number, item)) } }
                }
            }
            @if !answers.is_empty() {
                section.answers {
                    h2 { (text!("handout-answers")) }
                    ol { @for (number, answer) in answers { li value=(number) { bdi { (answer) } } } }
                }
            }
        };
        let title = if self.title.is_empty() { "Outflank" } else { &self.title };
        document(title, STYLE, None, &body)
    }
}

/// What a handout is made of.
pub enum Contents {
    /// These boards.
    Boards(Vec<HandoutItem>, BoardLayout),
    /// Puzzles, which are solved when it is written.
    Puzzles(PuzzleQuery),
    /// The worst mistakes of games, at most this many, of both players or one.
    Mistakes(ChosenGames, Whose, usize),
    /// The positions by which games were found, at most this many.
    Found(ChosenGames, usize),
}

impl Contents {
    fn items(self) -> Result<(Vec<HandoutItem>, BoardLayout), String> {
        let items = match self {
            Contents::Boards(items, layout) => return Ok((items, layout)),
            Contents::Puzzles(query) => puzzles(&query),
            Contents::Mistakes(chosen, whose, n_max) => chosen.mistakes(&whose, n_max),
            Contents::Found(chosen, n_max) => chosen.positions(n_max),
        };
        items.map(|items| (items, BoardLayout::Small))
    }
}

/// Makes a handout and writes it to a file, on a thread of its own.
pub struct Printing(Worker<(), Result<String, String>>);

impl Printing {
    /// Begins, with a title and the number of the first board; the thread calls `wake` when it is done.
    pub fn start(
        title: String,
        first: usize,
        contents: Contents,
        path: PathBuf,
        wake: impl Fn() + Send + 'static,
    ) -> Printing {
        Printing(Worker::start("handout", wake, move |handle| {
            let html = contents.items().and_then(|(items, layout)| match items.is_empty() {
                true => Err(text!("handout-none")),
                false => Ok(Handout { title, items, first, layout }.html().into_bytes()),
            });
            (handle.tell)(disk::save(&path, html));
        }))
    }

    /// The sentence that says whether the file was written; `None` before that, and once it was returned.
    pub fn done(&self) -> Option<Result<String, String>> {
        self.0.try_next().ok()
    }
}

/// A board with its number; the caption of an exercise leaves room to write the answer.
fn figure(number: usize, item: &HandoutItem) -> Markup {
    let spoken = text::sentences(&[format!("{number}."), item.caption.clone()]);
    html! {
        figure {
            div role="img" aria-label=(spoken) { (PreEscaped(item.diagram.svg())) }
            figcaption {
                (number) ". " bdi { (item.caption) }
                @if item.answer.is_some() { ": " span.write {} }
            }
        }
    }
}

#[cfg(test)]
mod tests;
