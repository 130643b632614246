//! What the moves of each phase lose against people of the same rating, and what to do next.
//!
//! Each difference has a standard error, and a small sample is named as such. The groups are tournament
//! players by rating, examined by an engine ([`Phase::loss`]).

use super::PlayerReport;
use crate::games::SIGNIFICANT_SIGMAS;
use analysis::explain::Idea;
use othello::rating::{Phase, Rating};
use texts::text;

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
    /// What people stronger by [`NEXT_GROUP_POINTS`] points lose.
    pub next_group: f64,
    /// The standard error of the loss, in discs.
    pub error: f64,
}

/// How many points stronger the next group is.
pub const NEXT_GROUP_POINTS: u16 = 200;
/// The standard deviation of the loss of a move, in discs: most moves lose nothing, some eight or more.
const MOVE_DEVIATION: f64 = 3.5;
/// The least number of moves for a verdict on a phase.
const MOVES_MIN: u32 = 20;

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Mistakes wait to be repeated.
    Repeat(usize),
    /// An idea costs more than any other, often enough to be a habit.
    Idea(Idea),
    /// A phase loses more than people of the same rating lose.
    Phase(Phase),
    /// Nothing stands out: solve puzzles.
    Puzzles,
    /// There is nothing to judge by yet.
    Play,
}

impl PlayerReport {
    /// The opening, the midgame and the endgame, compared with people of the player's rating.
    pub fn phases(&self) -> [PhaseReport; 3] {
        let (losses, rating) = (self.span().phases, self.rating);
        let next = Rating::new(rating.points().saturating_add(NEXT_GROUP_POINTS));
        Phase::ALL.map(|phase| {
            let (loss, n_moves) = losses[phase as usize];
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

    /// What to do next, by the games.
    fn advice(&self) -> Advice {
        let known = self.phases().into_iter().filter(PhaseReport::is_known);
        let worst = known.max_by(|a, b| a.errors_above().total_cmp(&b.errors_above()));
        match worst {
            None => Advice::Play,
            // An idea goes before a phase: it has a name, so it can be learnt.
            Some(phase) => match self.lately.habit() {
                Some(idea) => Advice::Idea(idea),
                None if phase.errors_above() >= SIGNIFICANT_SIGMAS => Advice::Phase(phase.phase),
                None => Advice::Puzzles,
            },
        }
    }
}

impl Advice {
    /// What to do next, given the report on the player, once there is one, and the number of cards due today.
    pub fn after(report: Option<&PlayerReport>, n_due: usize) -> Advice {
        match n_due {
            0 => report.map_or(Advice::Play, PlayerReport::advice),
            n_due => Advice::Repeat(n_due),
        }
    }
}

impl PhaseReport {
    /// Whether enough moves are known.
    pub fn is_known(&self) -> bool {
        self.n_moves >= MOVES_MIN
    }

    /// By how many standard errors the loss is above that of the own group.
    pub fn errors_above(&self) -> f64 {
        (self.loss - self.own_group) / self.error
    }

    /// How it compares with the own group, in a few words.
    pub fn verdict(&self) -> String {
        match self.errors_above() {
            _ if !self.is_known() => text!("progress-too-few"),
            above if above >= SIGNIFICANT_SIGMAS => text!("progress-weaker"),
            above if above <= -SIGNIFICANT_SIGMAS => text!("progress-stronger"),
            _ => text!("progress-as-rated"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{report, with_losses};
    use super::*;

    /// The report on a player of 1210 after `n` games that lose `endgame` discs a move in the endgame.
    fn after(n: usize, endgame: f64) -> PlayerReport {
        report("Anna", true, Some(Rating::new(1210)), vec![with_losses([2.15, 3.75, endgame]); n])
    }

    #[test]
    fn a_weak_phase_is_found_and_an_ordinary_one_is_not() {
        let report = after(30, 3.9);
        let phases = report.phases();
        assert_eq!(phases.map(|phase| phase.n_moves), [200; 3], "of the latest twenty games");
        assert!((phases[0].own_group - 2.15).abs() < 0.02 && phases[0].next_group < 2.15);
        assert_eq!(phases[0].verdict(), "as your rating says");
        assert_eq!(phases[2].verdict(), "weaker than your rating");
        assert_eq!(
            [0, 3].map(|n_due| Advice::after(Some(&report), n_due)),
            [Advice::Phase(Phase::Endgame), Advice::Repeat(3)]
        );
        assert_eq!(after(30, 2.7).advice(), Advice::Puzzles);
    }

    #[test]
    fn too_few_games_give_no_verdict() {
        assert_eq!(after(0, 2.7).advice(), Advice::Play);
        assert_eq!(after(1, 2.7).phases()[0].verdict(), "too few moves yet");
    }
}
