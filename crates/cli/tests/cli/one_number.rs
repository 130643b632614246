//! Every place shows one value for a move: the review and its page, the list of the analysis, the book, the
//! note in the record, and the command line.

use crate::program::{GAME, records};
use analysis::grade::Grade;
use analysis::headline::headline;
use analysis::knowledge::{Knowledge, of_move};
use analysis::review::{PlayedMove, Review};
use analysis::reviewing::learn_book;
use analysis::{learn, page};
use cli::commands::review::{Reviewed, Searches, explained, write};
use cli::records::Origin;
use cli::terminal::{Output, Results};
use engine::book::Book;
use engine::{Level, Resources, Stop, Thinker};
use othello::evaluation::{Evaluation, Score};
use othello::formats::{self, Defaults};
use othello::record::Record;
use othello::rules::{BoardSize, Goal, Move};
use serde_json::Value;
use texts::words;

const GOAL: Goal = Goal::MostDiscs;
/// Deep enough for mistakes, and done in a moment.
const LEVEL: u8 = 20;
/// Games of championships, whose openings are in the book.
const GAMES: [&str; 2] = [GAME, "f5f6e6f4e3c5c4d6b6b5c6d7c7a6f7f8g3c8g5g4g6c3b3e7d3h6h3f3a5a4b7b4a7a8e8d8"];

fn record(moves: &str) -> Record {
    formats::read_text(moves, &Defaults::default()).unwrap().record(0)
}

fn searches() -> Searches {
    let resources = Resources { n_threads: 1, table_mb: 16 };
    Searches { level: Level::new(LEVEL), resources, book: Book::embedded() }
}

/// What the window knows after a review: the book's values along the line, and those the review found.
fn reviewed(record: &Record) -> Knowledge {
    let mut knowledge = Knowledge::default();
    learn_book(record, Book::embedded(), &mut knowledge);
    let mut plan = searches().plan(record);
    let mut thinker = Thinker::new(searches().resources);
    while let Some(request) = plan.request() {
        let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
        for (position, evaluation) in plan.take(&report) {
            knowledge.learn(&position, GOAL, evaluation);
        }
    }
    knowledge
}

/// What the command line writes of every move.
fn written(record: &Record) -> Vec<Value> {
    let mut results = Results::kept(Output::Json);
    let review = explained(record, &searches(), &mut results);
    write(&review, Reviewed { origin: &Origin::default(), record }, &mut results).unwrap();
    records(&results.text()).into_iter().filter(|object| object["move"].is_string()).collect()
}

/// The value of a move in a list, for the side that plays it.
fn listed(moves: &[Evaluation], mv: Move) -> Option<Score> {
    moves.iter().find(|of| of.line.first() == Some(&mv)).map(|of| of.score)
}

fn check(record: &Record, review: &Review, knowledge: &Knowledge) {
    let book = Book::embedded().unwrap();
    let page = page::write(review, record);
    let mut kept = record.clone();
    for (node, evaluation) in review.to_keep() {
        kept.annotations_mut(node).evaluation = Some(evaluation);
    }
    for played in &review.moves {
        let PlayedMove { at, color, mv, best, .. } = *played;
        let positions = &review.positions;
        let (before, after) = (&positions[at], &positions[at + 1]);
        let context = format!("{at}: {} {before}", mv.name(before.size()));
        let value = played.after.score.of(color);
        // The analysis and the squares.
        let moves = knowledge.moves(before, GOAL);
        assert_eq!(listed(&moves, mv).unwrap_or(value), value, "{context}");
        if let (Some(of_best), false) = (listed(&moves, best), played.is_forced) {
            assert_eq!(of_best - value, played.loss, "{context}");
        }
        if let Some(known) = knowledge.value(after, GOAL) {
            assert_eq!(known.score.of(after.turn()), played.after.score, "{context}");
        }
        // The book.
        for in_book in book.evaluations(before) {
            let shown = learn::shown(of_move(&moves, in_book.line[0]).cloned(), &in_book);
            assert_eq!(Some(shown.score), listed(&moves, in_book.line[0]), "{context}");
        }
        // The note beside the move.
        if let Some(note) = kept.annotations(review.nodes[at]).and_then(|notes| notes.evaluation.clone()) {
            let shown = learn::shown(knowledge.value(after, GOAL), &note);
            assert_eq!(shown.score.of(after.turn()), played.after.score, "{context}");
        }
        // The headline, in the panel and on the page.
        let words = headline(played, before.size());
        assert!(words.contains(&words::favour(&played.after, after.empties().len())), "{words}");
        assert!(page.contains(&words), "{words}");
    }
}

#[test]
fn every_place_shows_one_value_for_a_move() {
    for moves in GAMES {
        let record = record(moves);
        let mut knowledge = reviewed(&record);
        let review = Review::of(&record, &knowledge);
        check(&record, &review, &knowledge);
        // The command line shows the values of the review.
        let objects = written(&record);
        assert_eq!(objects.len(), review.moves.len());
        for (played, object) in review.moves.iter().zip(&objects) {
            let discs = |score: Score| score.hundredths() as f64 / 100.0;
            assert_eq!(object["loss"].as_f64(), Some(discs(played.loss)), "{object}");
            assert_eq!(object["grade"], Grade::of(played).name(), "{object}");
            assert_eq!(object["best"], played.best.name(BoardSize::STANDARD), "{object}");
            assert_eq!(object["after"]["value"].as_f64(), Some(discs(played.after.score)), "{object}");
        }
        // An analysis of a position finds out more.
        let mut thinker = Thinker::new(searches().resources);
        for at in [12, 20, 31] {
            let position = review.positions[at];
            let limits = engine::Limits::Depth(13);
            let request = engine::Request::new(position, GOAL, engine::Method::Search(limits)).lines(u8::MAX);
            let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
            report.lines.into_iter().for_each(|line| knowledge.learn_move(&position, GOAL, line));
            check(&record, &Review::of(&record, &knowledge), &knowledge);
        }
    }
}

#[test]
fn a_move_that_is_best_by_the_book_is_best_in_the_review() {
    let book = Book::embedded().unwrap();
    let record = record("f5d6c3d3c4f4f6");
    let before = record.position_at(record.line()[5]);
    let evaluations = book.evaluations(&before);
    let played = evaluations.iter().find(|evaluation| evaluation.line[0].name(BoardSize::STANDARD) == "f6");
    // Another move may be as good.
    assert_eq!(played.map(|played| played.score), Some(evaluations[0].score));
    let last = &written(&record)[6];
    assert_eq!(last["best"], "f6");
    assert_eq!((last["loss"].as_f64(), last["grade"].as_str()), (Some(0.0), Some("best")));
}
