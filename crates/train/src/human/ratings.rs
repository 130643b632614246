//! The strength of tournament players in each year, from results alone.
//!
//! Whole-history rating (Rémi Coulom, *Whole-History Rating: A Bayesian Rating System for Players of
//! Time-Varying Strength*, 2008): a player has a rating for each year, which drifts from one to the next.
//! Newton's method improves one player after another, all years at once, until the ratings converge. They are
//! then converted to the scale of the British federation, through the discs that players lose in a game.

use super::games::Games;
use std::collections::BTreeMap;

/// A player's strength over the years.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Career {
    /// Each year with games: the year, the rating, and how many games.
    pub years: Vec<(u16, f32, u32)>,
}

/// Points of Elo for one natural unit of strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The standard deviation of players' strength, in Elo.
const SPREAD: f64 = 250.0;
/// How far strength drifts in a year, in Elo.
const DRIFT: f64 = 60.0;
/// The number of rounds over all players; more change nothing.
const N_SWEEPS: usize = 40;
/// The zero of the Elo scale is the mean of the players with at least this many games.
const MANY_GAMES: usize = 20;

impl Career {
    /// The rating in a year: that of the nearest year with games; `None` without games.
    pub fn rating(&self, year: u16) -> Option<f32> {
        self.years.iter().min_by_key(|(other, ..)| other.abs_diff(year)).map(|(_, rating, _)| *rating)
    }
}

/// The careers of all players, by number, on the scale of the British federation; empty for those without a
/// dated result.
pub fn careers(games: &Games) -> Vec<Career> {
    let mut strengths = Strengths::new(games);
    for _ in 0..N_SWEEPS {
        (0..strengths.players.len()).for_each(|player| strengths.improve(player));
    }
    strengths.careers()
}

/// Converts an Elo rating, whose 0 is the mean of tournament players, to one of the British federation. Both
/// are linked by the loss per game, measured on games that a strong program examined:
/// ln(loss) = 3.863 − 0.00138 × Elo, and loss = 131 − 0.053 × rating.
pub fn federation_from_elo(elo: f32) -> f32 {
    let loss = (3.863 - 0.001_38 * elo).exp();
    ((131.0 - loss) / 0.053).clamp(0.0, 2300.0)
}

/// A player's strength in a year, and the games of that year.
#[derive(Debug, Default)]
struct Node {
    year: u16,
    /// In natural units.
    strength: f64,
    /// The opponent, the opponent's node, and the result: 1, ½ or 0.
    games: Vec<(usize, usize, f64)>,
}

struct Strengths {
    players: Vec<Vec<Node>>,
}

impl Strengths {
    fn new(games: &Games) -> Strengths {
        let dated = || games.games.iter().filter(|game| game.year > 0 && game.score.is_some());
        let mut years: Vec<BTreeMap<u16, usize>> = vec![BTreeMap::new(); games.players.len()];
        for game in dated() {
            game.players.iter().for_each(|player| _ = years[*player as usize].insert(game.year, 0));
        }
        let node = |(number, (year, place)): (usize, (&u16, &mut usize))| {
            *place = number;
            Node { year: *year, ..Node::default() }
        };
        let mut players: Vec<Vec<Node>> =
            years.iter_mut().map(|years| years.iter_mut().enumerate().map(node).collect()).collect();
        for game in dated() {
            let [black, white] = game.players.map(|player| player as usize);
            let [at_black, at_white] = [black, white].map(|player| years[player][&game.year]);
            let result = match game.score.unwrap_or(0) {
                0 => 0.5,
                score => f64::from(u8::from(score > 0)),
            };
            players[black][at_black].games.push((white, at_white, result));
            players[white][at_white].games.push((black, at_black, 1.0 - result));
        }
        Strengths { players }
    }

    /// One step of Newton's method for all years of a player.
    fn improve(&mut self, player: usize) {
        let nodes = &self.players[player];
        if nodes.is_empty() {
            return;
        }
        let natural = |elo: f64| elo / ELO;
        let (mut slope, mut curve, mut off_diagonal) = (Vec::new(), Vec::new(), Vec::new());
        for node in nodes {
            let (mut g, mut h) = (0.0, 0.0);
            for (opponent, at, result) in &node.games {
                let difference = node.strength - self.players[*opponent][*at].strength;
                let expected = 1.0 / (1.0 + (-difference).exp());
                g += result - expected;
                h += expected * (1.0 - expected);
            }
            slope.push(g);
            curve.push(h);
        }
        let pull = natural(SPREAD).powi(-2); // An inverse variance, as `link` below.
        slope[0] -= pull * nodes[0].strength;
        curve[0] += pull;
        for (number, pair) in nodes.windows(2).enumerate() {
            let link = natural(DRIFT).powi(-2) / f64::from(pair[1].year - pair[0].year);
            let difference = pair[1].strength - pair[0].strength;
            slope[number] += link * difference;
            slope[number + 1] -= link * difference;
            curve[number] += link;
            curve[number + 1] += link;
            off_diagonal.push(-link);
        }
        let steps = solve(curve, &off_diagonal, slope);
        for (node, step) in self.players[player].iter_mut().zip(steps) {
            node.strength += step.clamp(-1.0, 1.0);
        }
    }

    fn careers(&self) -> Vec<Career> {
        let n_games = |nodes: &Vec<Node>| nodes.iter().map(|node| node.games.len()).sum::<usize>();
        let mean_of = |nodes: &Vec<Node>| {
            let sum: f64 = nodes.iter().map(|node| node.strength * node.games.len() as f64).sum();
            sum / n_games(nodes) as f64
        };
        let many: Vec<f64> =
            self.players.iter().filter(|nodes| n_games(nodes) >= MANY_GAMES).map(mean_of).collect();
        let middle = if many.is_empty() { 0.0 } else { many.iter().sum::<f64>() / many.len() as f64 };
        let year = |node: &Node| {
            let elo = (ELO * (node.strength - middle)) as f32;
            (node.year, federation_from_elo(elo), node.games.len() as u32)
        };
        self.players.iter().map(|nodes| Career { years: nodes.iter().map(year).collect() }).collect()
    }
}

/// Solves a symmetric tridiagonal system, given its diagonal, the diagonal beside it and the right side.
fn solve(mut main: Vec<f64>, off_diagonal: &[f64], mut right: Vec<f64>) -> Vec<f64> {
    for (row, off) in off_diagonal.iter().enumerate() {
        let factor = off / main[row];
        main[row + 1] -= factor * off;
        right[row + 1] -= factor * right[row];
    }
    for row in (0..main.len()).rev() {
        if let Some(off) = off_diagonal.get(row) {
            right[row] -= off * right[row + 1];
        }
        right[row] /= main[row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::games::Game;

    #[test]
    fn three_diagonals_are_solved() {
        let found = solve(vec![4.0, 5.0, 6.0], &[1.0, 2.0], vec![6.0, 17.0, 22.0]);
        assert!(found.iter().zip([1.0, 2.0, 3.0]).all(|(a, b)| (a - b).abs() < 1e-12), "{found:?}");
    }

    #[test]
    fn the_better_player_is_rated_higher_and_rises_with_later_wins() {
        let mut games = Games::default();
        let players = [games.player("rising", None), games.player("steady", None)];
        for (year, n_won) in [(2000, 10), (2005, 18)] {
            for number in 0..20 {
                let score = Some(if number < n_won { 10 } else { -10 });
                games.games.push(Game { year, players, score, squares: Vec::new() });
            }
        }
        let careers = careers(&games);
        let rating = |player: usize, year| careers[player].rating(year).unwrap();
        assert!((rating(0, 2000) - rating(1, 2000)).abs() < 120.0);
        assert!(rating(0, 2006) > rating(0, 2000) && rating(0, 2005) > rating(1, 2005) + 100.0);
    }

    #[test]
    fn the_scale_goes_through_discs_lost() {
        assert!((federation_from_elo(0.0) - 1573.0).abs() < 2.0);
        assert!(federation_from_elo(300.0) > 1850.0 && federation_from_elo(-600.0) < 450.0);
    }
}
