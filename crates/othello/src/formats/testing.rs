//! Games for the tests of the formats.

use crate::evaluation::{Bounds, Evaluation, Score, Source};
use crate::record::{Judgement, Mark, MoveTime, NodeId, Record};
use crate::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Setup, Square, Start};
use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use std::time::Duration;

/// A tree of random moves from a random start, with notes and a header, its cursor at the end of the main
/// line.
pub fn random_record(size: BoardSize, rng: &mut SmallRng) -> Record {
    random_tree(size, 0.0, rng)
}

/// A random tree in which the board is corrected now and then.
pub fn random_corrected(size: BoardSize, rng: &mut SmallRng) -> Record {
    random_tree(size, 0.1, rng)
}

/// A board on which up to three squares hold something else, and perhaps the other side is to move.
fn correction(before: &Position, rng: &mut SmallRng) -> Position {
    let mut setup = Setup::from(before);
    for _ in 0..rng.random_range(0..4) {
        let square = Square::from_index(rng.random_range(0..before.size().area()) as u8);
        setup.put(
            square,
            *[None, Some(Color::Black), Some(Color::White)].choose(rng).expect("there are some"),
        );
    }
    setup.turn = if rng.random_bool(0.5) { setup.turn } else { !setup.turn };
    setup.position().expect("the discs stay apart")
}

fn random_tree(size: BoardSize, corrections: f64, rng: &mut SmallRng) -> Record {
    let start = Start::ALL.choose(rng).expect("there are starts").position(size);
    let goal = if rng.random_bool(0.3) { Goal::FewestDiscs } else { Goal::MostDiscs };
    let mut record = Record::new(start, goal);
    let texts = ["", "Anna", "Ben [3d] \\ (x); y: z", "Ω 石 é", "two\nlines"];
    let text = |rng: &mut SmallRng, n: usize| (*texts[..n].choose(rng).expect("there are some")).to_owned();
    record.header.players.black = text(rng, 4);
    record.header.ratings.white = text(rng, 3);
    record.header.event = text(rng, 4);
    record.header.result = text(rng, 2);
    record.header.clocks = rng.random_bool(0.3).then(|| {
        let controls = ["5:00", "3:00+2", "20:00+3x0:30", "0:00+1x0:10", "0:12.34+0.5"];
        ByColor::from_fn(|_| controls.choose(rng).expect("there are some").parse().expect("they are times"))
    });
    record.header.grace = ByColor::from_fn(|_| Duration::from_secs(120 * rng.random_range(0..3)));
    for _ in 0..rng.random_range(1..80) {
        let nodes: Vec<NodeId> = record.nodes().collect();
        if rng.random_bool(0.1)
            && let Some(&node) = nodes.choose(rng)
        {
            record.go_to(node);
        }
        if corrections > 0.0 && rng.random_bool(corrections) {
            record.correct(correction(&record.position().clone(), rng));
        }
        let legal: Vec<Square> = record.position().legal_moves().iter().collect();
        _ = record.play(legal.choose(rng).map_or(Move::Pass, |&square| Move::Place(square)));
        if rng.random_bool(0.3) {
            let move_time = MoveTime::of(Duration::from_millis(rng.random_range(0..1_000_000)));
            record.set_move_time(record.cursor(), (record.cursor() != Record::ROOT).then_some(move_time));
        }
        if rng.random_bool(0.2) {
            let cursor = record.cursor();
            let line: Vec<Move> = record.position().legal_moves().iter().map(Move::Place).collect();
            let evaluation = evaluation(rng).with_legal_line(record.position(), line.choose(rng).copied());
            let notes = record.annotations_mut(cursor);
            notes.comment = text(rng, 5);
            notes.judgement = (cursor != Record::ROOT && rng.random_bool(0.5))
                .then(|| *Judgement::ALL.choose(rng).expect("there are judgements"));
            if rng.random_bool(0.5) {
                let label = Mark::label(["A", "b", "12", "]:\\"].choose(rng).expect("there are some"));
                let mark = Mark::SHAPES.into_iter().chain(label).choose(rng);
                notes.mark(Square::from_index(rng.random_range(0..16)), mark);
            }
            notes.evaluation = rng.random_bool(0.5).then_some(evaluation);
        }
    }
    let end = record.main_line().last().copied().unwrap_or(Record::ROOT);
    record.go_to(end);
    record
}

/// Everything a record holds but its cursor and the numbers of its nodes, as a text.
pub fn shape(record: &Record) -> String {
    let mut shape = format!("{:?} {:?} {:?}", record.start(), record.goal(), record.header);
    let mut waiting = vec![(Record::ROOT, 0)];
    while let Some((node, depth)) = waiting.pop() {
        shape += &format!(
            "\n{depth} {:?} {:?} {:?}",
            record.step_into(node),
            record.move_time(node),
            record.annotations(node)
        );
        waiting.extend(record.children(node).iter().rev().map(|&child| (child, depth + 1)));
    }
    shape
}

/// A proven score, or an estimate of which something may be proven.
fn evaluation(rng: &mut SmallRng) -> Evaluation {
    if rng.random_bool(0.5) {
        return Evaluation::proven(rng.random_range(-64..=64)).from(Source::Saved);
    }
    let score = Score::from_hundredths(rng.random_range(-6400..6400));
    let estimate = Evaluation::estimate(score, rng.random_range(0..60), 95).from(Source::Saved);
    if rng.random_bool(0.5) { estimate } else { estimate.within(Bounds { low: 2, ..Bounds::UNKNOWN }) }
}
