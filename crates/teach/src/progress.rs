//! Whether it helped: how the player's rating went, what the moves of each phase lose against people of the
//! same rating, and whether the latest games are better than those before.
//!
//! A difference comes with how sure it is; what a small sample says is called so. The groups are tournament
//! players by rating, examined by an engine ([`Phase::loss`]).

use super::games::{TELLING, Totals};
use super::trend::{GAMES, Trend};
use analysis::explain::Idea;
use library::people::{PhaseLosses, RatedGame};
use othello::rating::{Estimate, Phase, Rating};
use texts::text;

/// Statistics of one player over all games.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgressReport {
    /// The rating that the player is compared by.
    pub rating: Rating,
    /// The rating after each game that counts, the earliest first.
    pub ratings: Vec<Estimate>,
    /// The opening, the midgame and the endgame.
    pub phases: [PhaseReport; 3],
    /// The latest games against those before; `None` with too few.
    pub trend: Option<Trend>,
}

/// The moves of a phase.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PhaseReport {
    /// Which part of the game.
    pub phase: Phase,
    /// Moves in it that were reviewed.
    pub n_moves: u32,
    /// Discs lost a move.
    pub loss: f64,
    /// What people of the same rating lose.
    pub own_group: f64,
    /// What people lose who are stronger by [`NEXT`] points.
    pub next_group: f64,
    /// The standard error of the loss, in discs.
    pub error: f64,
}

/// How many points the next group is above.
pub const NEXT: u16 = 200;
/// The deviation of the loss of one move, in discs: most lose nothing, and some eight and more.
const MOVE_DEVIATION: f64 = 3.5;
/// With fewer moves a phase says nothing.
const MOVES_MIN: u32 = 20;

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Mistakes wait to be repeated.
    Repeat(usize),
    /// An idea costs more than all others.
    Idea(Idea),
    /// A phase loses more than people of the same rating lose.
    Phase(Phase),
    /// Nothing stands out: solve puzzles.
    Puzzles,
    /// There is nothing to judge by yet.
    Play,
}

impl ProgressReport {
    /// Reads it off the games that count, the earliest first.
    pub fn of(games: &[RatedGame]) -> ProgressReport {
        let ratings: Vec<Estimate> = games.iter().map(|game| game.after).collect();
        let rating = ratings.last().map_or(Rating::new(900), |estimate| estimate.rating);
        let mut lately = PhaseLosses::default();
        for losses in games.iter().rev().filter_map(|game| game.losses).take(GAMES) {
            for ((loss, n), (own, n_own)) in lately.iter_mut().zip(losses) {
                (*loss, *n) = (*loss + own, *n + n_own);
            }
        }
        let losses: Vec<f64> = games.iter().filter_map(|game| game.performance.loss).collect();
        let phases = PhaseReport::of(&lately, rating);
        ProgressReport { rating, ratings, phases, trend: Trend::of(&losses) }
    }

    /// What to do next, given the number of cards due today and what the latest games say, once that is read.
    pub fn advice(&self, n_due: usize, lately: Option<&Totals>) -> Advice {
        let known = self.phases.iter().filter(|phase| phase.is_known());
        let worst = known.max_by(|a, b| a.errors_above().total_cmp(&b.errors_above()));
        match worst {
            _ if n_due > 0 => Advice::Repeat(n_due),
            None => Advice::Play,
            // What has a name can be learnt: an idea goes before a phase.
            Some(phase) => match lately.and_then(Totals::habit) {
                Some(idea) => Advice::Idea(idea),
                None if phase.errors_above() >= TELLING => Advice::Phase(phase.phase),
                None => Advice::Puzzles,
            },
        }
    }
}

impl PhaseReport {
    /// The phases of a player whom people of a rating are compared with.
    pub fn of(losses: &PhaseLosses, rating: Rating) -> [PhaseReport; 3] {
        let next = Rating::new(rating.points().saturating_add(NEXT));
        Phase::ALL.map(|phase| {
            let (loss, n_moves) = losses[phase.index()];
            let n = f64::from(n_moves.max(1));
            PhaseReport {
                phase,
                n_moves,
                loss: loss / n,
                own_group: phase.loss(rating),
                next_group: phase.loss(next),
                error: MOVE_DEVIATION / n.sqrt(),
            }
        })
    }

    /// Whether enough moves are known.
    pub fn is_known(&self) -> bool {
        self.n_moves >= MOVES_MIN
    }

    /// By how many standard errors the loss is above that of the own group.
    pub fn errors_above(&self) -> f64 {
        (self.loss - self.own_group) / self.error
    }

    /// How it stands against the own group, in a word or two.
    pub fn verdict(&self) -> String {
        match self.errors_above() {
            _ if !self.is_known() => text!("progress-too-few"),
            above if above >= TELLING => text!("progress-weaker"),
            above if above <= -TELLING => text!("progress-stronger"),
            _ => text!("progress-as-rated"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::random_game;
    use library::Library;
    use library::game::{LibraryGame, Origin};
    use othello::rating::Performance;

    /// Games of a player of 1210 whose endgame loses this much a move.
    fn games(n: usize, loss: impl Fn(usize) -> f64, endgame: f64) -> Vec<RatedGame> {
        let record = random_game(othello::rules::BoardSize::STANDARD, 1);
        let id = Library::new().add(LibraryGame::of_record(&record, Origin::Played, 1)).unwrap();
        let game = |number: usize| RatedGame {
            id,
            color: othello::rules::Color::Black,
            performance: Performance { day: number as i64, result: None, loss: Some(loss(number)) },
            losses: Some([(21.5, 10), (37.5, 10), (endgame * 10.0, 10)]),
            after: Estimate { rating: Rating::new(1210), deviation: 80.0, n_games: number + 1 },
        };
        (0..n).map(game).collect()
    }

    #[test]
    fn a_weak_phase_is_found_and_an_ordinary_one_is_not() {
        let report = ProgressReport::of(&games(20, |_| 60.0, 3.9));
        assert_eq!(report.phases.map(|phase| phase.n_moves), [200; 3]);
        assert!((report.phases[0].own_group - 2.15).abs() < 0.02 && report.phases[0].next_group < 2.15);
        assert_eq!(report.phases[0].verdict(), "as your rating says");
        assert_eq!(report.phases[2].verdict(), "weaker than your rating");
        assert_eq!(report.advice(0, None), Advice::Phase(Phase::Endgame));
        assert_eq!(report.advice(3, None), Advice::Repeat(3));
        assert_eq!(ProgressReport::of(&games(20, |_| 60.0, 2.7)).advice(0, None), Advice::Puzzles);
    }

    #[test]
    fn few_games_say_little_and_that_is_said() {
        assert_eq!(ProgressReport::of(&[]).advice(0, None), Advice::Play);
        assert_eq!(ProgressReport::of(&games(1, |_| 60.0, 2.7)).phases[0].verdict(), "too few moves yet");
        assert_eq!(ProgressReport::of(&games(7, |_| 60.0, 2.7)).trend, None);
        let trend = ProgressReport::of(&games(10, |number| 50.0 + number as f64, 2.7)).trend.unwrap();
        assert!(trend.is_small() && trend.words().ends_with("Small sample."));
    }

    #[test]
    fn a_trend_is_told_only_where_it_is_sure() {
        let noise = |number: usize| if number.is_multiple_of(2) { 6.0 } else { -6.0 };
        let better = ProgressReport::of(&games(
            60,
            |number| noise(number) + if number < 40 { 60.0 } else { 45.0 },
            2.7,
        ));
        let trend = better.trend.unwrap();
        assert_eq!((trend.n, trend.before, trend.now), (20, 60.0, 45.0));
        assert!(trend.words().contains("better (") && !trend.is_small(), "{}", trend.words());
        let same = ProgressReport::of(&games(60, |number| 60.0 + noise(number), 2.7)).trend.unwrap();
        assert!(same.words().contains("no change that is sure"));
    }
}
