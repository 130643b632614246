//! Whether the coach stops a move when, and only when, it loses: `cargo bench --bench coach -- [GAMES]
//! [--first N] [--show]`.
//!
//! Opponents of 400 to 1000 points play one another, and the coach looks at each of Black's moves as in the
//! window. Each move that it asks about, and each that gives a corner away, is looked at again four plies
//! deeper, or proven from 22 empties down. The bench prints the false alarms (moves asked about within a disc
//! of the best) and counts the corners given away that lose eight discs or more and do not leave the game
//! won by more than ten, with the share of them that the coach asks about.

use analysis::features::corners_given;
use engine::human::Rating;
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::evaluation::Score;
use othello::rules::{BoardSize, Color, Goal, Move, Position, Square};
use std::time::{Duration, Instant};
use teach::coach::{DEPTH, Graded, Pupil};

const GAMES: usize = 200;
const RATINGS: [u16; 7] = [400, 500, 600, 700, 800, 900, 1000];
/// How far below the likeliest rating the lower end of a newcomer's band is.
const BAND: u16 = 400;
const DEPTH_AGAIN: u8 = 20;
const PROVEN_FROM: usize = 22;

#[derive(Default)]
struct Tally {
    n_moves: usize,
    n_asked: usize,
    n_false: usize,
    n_corners: usize,
    n_warned: usize,
    /// How long each further look of the coach took.
    looks: Vec<Duration>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let n_games = arguments.first().and_then(|number| number.parse().ok()).unwrap_or(GAMES);
    let first = arguments.iter().position(|argument| argument == "--first");
    let first: usize = first.and_then(|at| arguments.get(at + 1)?.parse().ok()).unwrap_or(0);
    let is_shown = arguments.iter().any(|argument| argument == "--show");
    let mut tally = Tally::default();
    for game in first..first + n_games {
        watch(game as u64, Rating::new(RATINGS[game % RATINGS.len()]), is_shown, &mut tally);
    }
    let Tally { n_moves, n_asked, n_false, n_corners, n_warned, mut looks } = tally;
    looks.sort();
    println!("{n_games} games, {n_moves} moves with a choice, {n_asked} asked about, {n_false} false alarms");
    let share = 100.0 * n_warned as f64 / n_corners.max(1) as f64;
    println!(
        "{n_corners} corners given away that lose 8 discs or more, {n_warned} asked about ({share:.1} %)"
    );
    let [median, most] = [looks.len() / 2, looks.len().saturating_sub(1)]
        .map(|at| looks.get(at).copied().unwrap_or_default().as_secs_f32());
    println!("{} further looks: median {median:.2} s, longest {most:.2} s", looks.len());
}

/// Plays a game and looks at Black's moves.
fn watch(seed: u64, rating: Rating, is_shown: bool, tally: &mut Tally) {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 32 });
    let (mut position, mut last) = (Position::start(BoardSize::STANDARD), None);
    let at_least = Rating::new(rating.points().saturating_sub(BAND));
    for ply in 0.. {
        if position.outcome().is_some() {
            return;
        }
        let mut request = Request::new(position, Goal::MostDiscs, Method::Human { rating });
        (request.last, request.seed) = (last, seed << 8 | ply);
        let (mv, _) = thinker.think(&request, &Stop::never(), &|_| {});
        let mv = mv.expect("the game is not over");
        if let Move::Place(played) = mv
            && position.turn() == Color::Black
            && position.legal_moves().len() > 1
        {
            let moves = thinker.think(&DEPTH.request(&position), &Stop::never(), &|_| {}).1.lines;
            let mut graded = Graded::of(position, last, played, &moves).expect("it is one of all moves");
            let pupil = Pupil { rating, at_least };
            if graded.is_asked(pupil) && graded.is_unproven() {
                let begin = Instant::now();
                graded = graded.look_again(&mut thinker, &Stop::never()).unwrap_or(graded);
                tally.looks.push(begin.elapsed());
            }
            let is_asked = graded.is_asked(pupil);
            tally.n_moves += 1;
            tally.n_asked += usize::from(is_asked);
            let gives_corner = !corners_given(&position, played).is_empty();
            if is_asked || gives_corner {
                let (value, loss) = looked_at_again(&mut thinker, &position, played);
                let is_false = is_asked && loss <= 1.0;
                let is_gift = gives_corner && loss >= 8.0 && value <= 10.0;
                tally.n_false += usize::from(is_false);
                tally.n_corners += usize::from(is_gift);
                tally.n_warned += usize::from(is_gift && is_asked);
                if is_shown && (is_false || is_gift && !is_asked) {
                    let what = if is_false { "false alarm" } else { "silent" };
                    let name = played.name(BoardSize::STANDARD);
                    println!(
                        "{what}: {} {position} {name}: loses {loss}, seen {} to {}",
                        rating.points(),
                        graded.best.plain(),
                        graded.own.plain()
                    );
                }
            }
        }
        position = position.play(mv).expect("it is legal");
        last = if let Move::Place(square) = mv { Some(square) } else { last };
    }
}

/// The value of a move, and what it loses, in discs, by a deeper search.
fn looked_at_again(thinker: &mut Thinker, position: &Position, played: Square) -> (f32, f32) {
    let mut discs = |position: &Position, depth| {
        let limits = if position.empties().len() <= PROVEN_FROM {
            Limits::Solve
        } else {
            Limits::Selective { depth, percent: 95 }
        };
        if let Some(outcome) = position.outcome() {
            let score = Score::of_outcome(&outcome, Goal::MostDiscs, position.turn());
            return score.hundredths() as f32 / 100.0;
        }
        let request = Request::new(*position, Goal::MostDiscs, Method::Search(limits));
        let report = thinker.think(&request, &Stop::never(), &|_| {}).1;
        report.lines[0].score.hundredths() as f32 / 100.0
    };
    let after = position.play(Move::Place(played)).expect("it is legal");
    let value = -discs(&after, DEPTH_AGAIN - 1);
    (value, (discs(position, DEPTH_AGAIN) - value).max(0.0))
}
