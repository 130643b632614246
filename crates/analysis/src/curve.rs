//! The curves of a game under review, as every graph of it shows them: the value of each position, what each
//! side has lost so far, and the seconds of each move. The caller maps places and values to pixels; the lines
//! and the extent of the scale are computed here.

use super::review::{PlayedMove, Review};
use othello::evaluation::{Evaluation, Score};
use othello::record::Record;
use othello::rules::{ByColor, Color, Move};

/// The least top of a scale, in discs.
const SCALE_MIN: i32 = 8;
/// The scale of values ends at a multiple of this many discs, so that it does not move with every search.
const STEP: i32 = 4;

/// A place in the game, in moves from its start, and a value there, in hundredths of a disc.
pub type Point = (usize, i32);

/// A piece of the curve of values that is drawn in one manner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Whether its values are proven.
    pub is_exact: bool,
    /// Values for Black. Those of an estimate go on to the first position that is solved, so that the pieces
    /// meet.
    pub points: Vec<Point>,
}

/// The highest value on the graph, in hundredths of a disc; the lowest is as far below zero.
pub fn high(evaluations: &[Option<Evaluation>]) -> i32 {
    let scores = evaluations.iter().flatten().map(|evaluation| evaluation.score.hundredths());
    let most = scores.map(i32::abs).max().unwrap_or(0);
    let discs = ((most + 99) / 100).max(SCALE_MIN);
    100 * STEP * ((discs + STEP - 1) / STEP)
}

/// The curve of values, in pieces that are proven or not.
pub fn runs(evaluations: &[Option<Evaluation>]) -> Vec<Run> {
    let known = evaluations.iter().enumerate().filter_map(|(place, known)| Some((place, known.as_ref()?)));
    let known: Vec<(Point, bool)> =
        known.map(|(place, known)| ((place, known.score.hundredths()), known.is_exact())).collect();
    let mut begin = 0;
    let mut run = |piece: &[(Point, bool)]| {
        let (_, is_exact) = piece[0];
        let end = begin + piece.len();
        let last = if is_exact { end } else { (end + 1).min(known.len()) };
        let points = known[begin..last].iter().map(|(point, _)| *point).collect();
        begin = end;
        Run { is_exact, points }
    };
    known.chunk_by(|(_, is_exact), (_, is_next)| is_exact == is_next).map(&mut run).collect()
}

/// What each side has lost so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Losses {
    /// From the first move that is known; a point for every move of either side.
    pub points: ByColor<Vec<Point>>,
    /// All that each side has lost at the end.
    pub total: ByColor<Score>,
    /// The highest loss on the graph, in hundredths of a disc.
    pub high: i32,
}

impl Losses {
    /// The losses of moves that follow one another.
    pub fn of(moves: &[PlayedMove]) -> Losses {
        let first = moves.first().map_or(0, |played| played.at);
        let mut points = ByColor::from_fn(|_| vec![(first, 0)]);
        let mut total = ByColor::<Score>::default();
        for played in moves {
            total[played.color] += played.loss;
            Color::BOTH
                .into_iter()
                .for_each(|color| points[color].push((played.at + 1, total[color].hundredths())));
        }
        let high = total.black.max(total.white).hundredths().max(100 * SCALE_MIN);
        Losses { points, total, high }
    }
}

/// The seconds that each move took.
#[derive(Clone, Debug, PartialEq)]
pub struct Times {
    /// A place for every move whose time is known, and its seconds.
    pub seconds: ByColor<Vec<(usize, f64)>>,
    /// The longest time on the graph, in whole seconds.
    pub high: f64,
}

impl Times {
    /// The times of a review's line; `None` where none is known.
    pub fn of(review: &Review, record: &Record) -> Option<Times> {
        let mut seconds = ByColor::<Vec<(usize, f64)>>::default();
        for (at, (&node, step)) in review.nodes.iter().zip(&review.steps).enumerate() {
            let is_placed = step.mv().is_some_and(|mv| mv != Move::Pass);
            if let Some(time) = record.move_time(node).filter(|_| is_placed) {
                seconds[review.positions[at].turn()].push((at + 1, time.seconds()));
            }
        }
        let all = || seconds.black.iter().chain(&seconds.white).map(|(_, seconds)| *seconds);
        let high = all().fold(1.0, f64::max).ceil();
        (all().next().is_some()).then_some(Times { seconds, high })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grade::Summary;
    use crate::testing::{random_game, reviewed};
    use othello::evaluation::Score;
    use othello::record::MoveTime;
    use othello::rules::BoardSize;

    fn estimate(hundredths: i32) -> Option<Evaluation> {
        Some(Evaluation::estimate(Score::from_hundredths(hundredths), 8, 73))
    }

    fn proven(discs: i16) -> Option<Evaluation> {
        Some(Evaluation::proven(discs))
    }

    #[test]
    fn the_scale_goes_in_whole_steps_of_four_discs() {
        let check =
            |value: i32, expected: i32| assert_eq!(high(&[None, estimate(value)]), expected, "{value}");
        check(0, 800);
        check(-800, 800);
        check(801, 1_200);
        check(-1_200, 1_200);
        check(1_201, 1_600);
        check(6_400, 6_400);
        assert_eq!(high(&[None]), 800);
    }

    #[test]
    fn an_estimate_goes_on_to_the_first_proof() {
        let evaluations = [None, estimate(100), estimate(-200), proven(4), estimate(0), proven(3), proven(5)];
        let run = |is_exact, points: &[Point]| Run { is_exact, points: points.to_vec() };
        let expected = [
            run(false, &[(1, 100), (2, -200), (3, 400)]),
            run(true, &[(3, 400)]),
            run(false, &[(4, 0), (5, 300)]),
            run(true, &[(5, 300), (6, 500)]),
        ];
        assert_eq!(runs(&evaluations), expected);
        assert_eq!(runs(&[None, None]), []);
    }

    #[test]
    fn times_stand_at_the_places_of_their_moves() {
        let mut record = random_game(BoardSize::new(6, 6).unwrap(), 4);
        let review = reviewed(&record, 2);
        assert_eq!(Times::of(&review, &record), None);
        let nodes = record.main_line();
        record.set_move_time(nodes[0], MoveTime::parse("2"));
        record.set_move_time(nodes[1], MoveTime::parse("7.5"));
        record.set_move_time(nodes[2], MoveTime::parse("0"));
        let times = Times::of(&review, &record).unwrap();
        assert_eq!((times.seconds.black, times.high), (vec![(1, 2.0), (3, 0.0)], 8.0));
        assert_eq!(times.seconds.white, [(2, 7.5)]);
    }

    #[test]
    fn losses_add_up_to_those_of_the_figures() {
        let record = random_game(BoardSize::new(6, 6).unwrap(), 4);
        let review = reviewed(&record, 4);
        let losses = Losses::of(&review.moves);
        let summary = Summary::of(&review);
        assert!(losses.total.black + losses.total.white > Score::ZERO, "random games are full of mistakes");
        for color in Color::BOTH {
            let points = &losses.points[color];
            assert_eq!((losses.total[color], points.len()), (summary[color].loss, review.nodes.len() + 1));
            assert_eq!(
                (points[0], points[points.len() - 1]),
                ((0, 0), (review.nodes.len(), losses.total[color].hundredths()))
            );
            assert!(points.is_sorted());
            assert!(losses.high >= losses.total[color].hundredths());
        }
        assert_eq!(Losses::of(&[]).high, 800);
    }
}
