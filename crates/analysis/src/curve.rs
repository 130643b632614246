//! Graphs as data: the value of each position of a game under review, what each side has lost so far, the
//! seconds of each move, and the bars of a report. The window and pages draw the same [`Graph`], each by its
//! own means.

use super::grade::{loss_words, mistakes};
use super::review::{PlayedMove, Review};
use othello::evaluation::{Evaluation, Score};
use othello::record::{NodeId, Record, Step};
use othello::rules::{BoardSize, ByColor, Color, Move};
use texts::text;
use texts::words::score;

/// The least top of a scale, in discs.
const SCALE_MIN: i16 = 8;
/// The scale of values ends at a multiple of this many discs, so that it does not move with every search.
const STEP: i16 = 4;

/// A place, such as the number of moves from the start of the game, and a value there: discs or seconds.
pub type Point = (usize, f64);

/// A manner of drawing a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Proven values: thick.
    Exact,
    /// Estimated values: thin and broken.
    Estimate,
    /// What a side has lost: full for Black, broken for White.
    Lost(Color),
}

/// What is drawn before the words of a legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sample {
    /// Nothing: the words are about the whole graph.
    Nothing,
    /// The direction in which this side is ahead: up for Black, down for White.
    Ahead(Color),
    /// A piece of a line.
    Line(LineKind),
}

/// The contents of a graph.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Graph<'r> {
    /// What it is about.
    pub name: String,
    /// The place at its right end; the left end is 0.
    pub last: usize,
    /// The values at its lower and its upper end. Where the lower one is negative, a line marks 0.
    pub range: [f64; 2],
    /// Values to write beside it, in words.
    pub scale: Vec<(f64, String)>,
    /// Places to write below it, if it is not about the positions of a game.
    pub numbers: Vec<usize>,
    /// Its lines.
    pub lines: Vec<(LineKind, Vec<Point>)>,
    /// Its bars, each in the colour of a side, if it has one.
    pub bars: Vec<(Option<Color>, Point)>,
    /// Mistakes to mark in the mover's colour, a blunder by a diamond, others by a ring; and the size of the
    /// board.
    pub marks: Vec<(&'r PlayedMove, BoardSize)>,
    /// Words that explain it, with samples.
    pub legend: Vec<(Sample, String)>,
}

impl Graph<'_> {
    /// Bars from 0 up.
    fn of_bars(name: String, last: usize, bars: Vec<(Option<Color>, Point)>) -> Graph<'static> {
        let high = bars.iter().map(|(_, (_, value))| *value).fold(1.0, f64::max).ceil();
        let scale = [0.0, high].map(|value| (value, text::decimal(value, 0))).to_vec();
        Graph { name, last, range: [0.0, high], scale, bars, ..Graph::default() }
    }

    /// Bars of numbered values, such as the loss in each game; the numbers begin at 1.
    pub fn numbered(name: String, values: &[Point]) -> Graph<'static> {
        let last = values.iter().map(|(number, _)| *number).max().unwrap_or(1);
        let bars = values.iter().map(|&value| (None, value)).collect();
        Graph { numbers: vec![1, last], ..Graph::of_bars(name, last + 1, bars) }
    }
}

/// A numbered bar in words: `3: 12.5`.
pub fn bar_words((number, value): Point) -> String {
    format!("{number}: {}", text::decimal(value, 1))
}

/// The place and the value that a move led to.
pub fn point_after(played: &PlayedMove) -> Point {
    (played.at + 1, played.after.score.in_discs())
}

/// The value of every position for Black, with the mistakes that changed it.
pub fn values(review: &Review) -> Graph<'_> {
    let (high, size) = (high(&review.evaluations), review.positions[0].size());
    Graph {
        name: text!("page-graph"),
        last: review.nodes.len().max(1),
        range: [-high, high].map(Score::in_discs),
        scale: [high, Score::ZERO, -high].map(|value| (value.in_discs(), score(value))).to_vec(),
        lines: lines(&review.evaluations),
        marks: mistakes(&review.moves, None).map(|played| (played, size)).collect(),
        legend: Color::BOTH
            .map(|color| (Sample::Ahead(color), text!("graph-ahead", color = color.key())))
            .to_vec(),
        ..Graph::default()
    }
}

/// The highest value on the graph; the lowest is as far below zero.
fn high(evaluations: &[Option<Evaluation>]) -> Score {
    let scores = evaluations.iter().flatten().map(|evaluation| evaluation.score);
    let most = scores.map(|score| score.max(-score).in_discs()).fold(SCALE_MIN.into(), f64::max);
    Score::from_discs(STEP * (most / f64::from(STEP)).ceil() as i16)
}

/// The curve of values, in pieces that are proven or not. An estimate goes on to the first position that is
/// solved, so that the pieces meet.
fn lines(evaluations: &[Option<Evaluation>]) -> Vec<(LineKind, Vec<Point>)> {
    let known = evaluations.iter().enumerate().filter_map(|(place, known)| Some((place, known.as_ref()?)));
    let known: Vec<(Point, bool)> =
        known.map(|(place, known)| ((place, known.score.in_discs()), known.is_exact())).collect();
    let mut begin = 0;
    let mut line = |piece: &[(Point, bool)]| {
        let (_, is_exact) = piece[0];
        let end = begin + piece.len();
        let last = if is_exact { end } else { (end + 1).min(known.len()) };
        let points = known[begin..last].iter().map(|(point, _)| *point).collect();
        begin = end;
        (if is_exact { LineKind::Exact } else { LineKind::Estimate }, points)
    };
    known.chunk_by(|(_, is_exact), (_, is_next)| is_exact == is_next).map(&mut line).collect()
}

/// What each side has lost so far: from the first move that is known, with a point for every move of either
/// side.
pub fn losses(review: &Review) -> Graph<'static> {
    let moves = &review.moves;
    let first = moves.first().map_or(0, |played| played.at);
    let mut points = ByColor::from_fn(|_| vec![(first, 0.0)]);
    let mut lost = ByColor::<Score>::default();
    for played in moves {
        lost[played.color] += played.loss;
        Color::BOTH.into_iter().for_each(|color| points[color].push((played.at + 1, lost[color].in_discs())));
    }
    let high = lost.black.max(lost.white).max(Score::from_discs(SCALE_MIN));
    let line = |color: Color| (LineKind::Lost(color), std::mem::take(&mut points[color]));
    let words = |color: Color| {
        let words = text!("graph-lost", color = color.key(), discs = loss_words(lost[color]));
        (Sample::Line(LineKind::Lost(color)), words)
    };
    Graph {
        name: text!("page-losses"),
        last: review.nodes.len().max(1),
        range: [0.0, high.in_discs()],
        scale: vec![(high.in_discs(), loss_words(high))],
        lines: Color::BOTH.map(line).to_vec(),
        legend: Color::BOTH.map(words).to_vec(),
        ..Graph::default()
    }
}

/// The seconds that each move took; `None` where no time is known.
pub fn times(review: &Review, record: &Record) -> Option<Graph<'static>> {
    let bar = |(at, (&node, step)): (usize, (&NodeId, &Step))| {
        let is_placed = step.mv().is_some_and(|mv| mv != Move::Pass);
        let time = record.move_time(node).filter(|_| is_placed)?;
        Some((Some(review.positions[at].turn()), (at + 1, time.seconds())))
    };
    let bars: Vec<_> = review.nodes.iter().zip(&review.steps).enumerate().filter_map(bar).collect();
    let name = text!("graph-times");
    let legend = vec![(Sample::Nothing, name.clone())];
    (!bars.is_empty()).then(|| Graph { legend, ..Graph::of_bars(name, review.nodes.len().max(1), bars) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grade::Summary;
    use crate::testing::{random_game, reviewed};
    use othello::record::MoveTime;

    fn estimate(hundredths: i32) -> Option<Evaluation> {
        Some(Evaluation::estimate(Score::from_hundredths(hundredths), 8, 73))
    }

    fn proven(discs: i16) -> Option<Evaluation> {
        Some(Evaluation::proven(discs))
    }

    #[test]
    fn the_scale_goes_in_whole_steps_of_four_discs() {
        let check = |value: i32, expected: i16| {
            assert_eq!(high(&[None, estimate(value)]), Score::from_discs(expected), "{value}");
        };
        check(0, 8);
        check(-800, 8);
        check(801, 12);
        check(-1_200, 12);
        check(1_201, 16);
        check(6_400, 64);
        assert_eq!(high(&[None]), Score::from_discs(8));
    }

    #[test]
    fn an_estimate_goes_on_to_the_first_proof() {
        let evaluations = [None, estimate(100), estimate(-200), proven(4), estimate(0), proven(3), proven(5)];
        let expected = [
            (LineKind::Estimate, vec![(1, 1.0), (2, -2.0), (3, 4.0)]),
            (LineKind::Exact, vec![(3, 4.0)]),
            (LineKind::Estimate, vec![(4, 0.0), (5, 3.0)]),
            (LineKind::Exact, vec![(5, 3.0), (6, 5.0)]),
        ];
        assert_eq!(lines(&evaluations), expected);
        assert!(lines(&[None, None]).is_empty());
    }

    #[test]
    fn times_stand_at_the_places_of_their_moves() {
        let mut record = random_game(BoardSize::new(6, 6).unwrap(), 4);
        let review = reviewed(&record, 2);
        assert_eq!(times(&review, &record), None);
        let nodes = record.main_line();
        record.set_move_time(nodes[0], MoveTime::parse("2"));
        record.set_move_time(nodes[1], MoveTime::parse("7.5"));
        record.set_move_time(nodes[2], MoveTime::parse("0"));
        let times = times(&review, &record).unwrap();
        let [black, white] = Color::BOTH.map(Some);
        assert_eq!(times.bars, [(black, (1, 2.0)), (white, (2, 7.5)), (black, (3, 0.0))]);
        assert_eq!(times.range, [0.0, 8.0]);
    }

    #[test]
    fn losses_add_up_to_those_of_the_figures() {
        let record = random_game(BoardSize::new(6, 6).unwrap(), 4);
        let mut review = reviewed(&record, 4);
        let graph = losses(&review);
        let summary = Summary::of(&review);
        let total = summary.black.loss + summary.white.loss;
        assert!(total > Score::ZERO, "random games are full of mistakes");
        for (color, (line, points)) in Color::BOTH.into_iter().zip(&graph.lines) {
            let lost = summary[color].loss.in_discs();
            assert_eq!((*line, points.len()), (LineKind::Lost(color), review.nodes.len() + 1));
            assert_eq!((points[0], points[points.len() - 1]), ((0, 0.0), (review.nodes.len(), lost)));
            assert!(points.is_sorted());
            assert!(graph.range[1] >= lost);
        }
        review.moves.clear();
        assert_eq!(losses(&review).range, [0.0, 8.0]);
    }
}
