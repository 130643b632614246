//! The people who play here, with ratings computed from the games of the library alone. So a deleted game no
//! longer counts.
//!
//! A game counts when it was played here to its end on 8×8, most discs winning, and either its header has the
//! rating of the person's opponent, or both players are people who play here. Games under a person's earlier
//! names count as well.

use super::game::Origin;
use super::{Entry, GameId, Library};
use othello::evaluation::Score;
use othello::rating::{Estimate, Performance, Phase, Rating, Strength};
use othello::record::{NodeId, Record};
use othello::rules::{ByColor, Color, Goal, Outcome};
use std::collections::BTreeMap;

/// A person who plays at this computer.
#[derive(Clone, Debug, Default)]
pub struct Person {
    strength: Strength,
    /// The rated games, the earliest first.
    pub games: Vec<RatedGame>,
}

/// A game and its effect on the rating.
#[derive(Clone, Copy, Debug)]
pub struct RatedGame {
    /// Its id in the library.
    pub id: GameId,
    /// The player's colour.
    pub color: Color,
    /// Its result for the rating.
    pub performance: Performance,
    /// Discs lost and moves made in each phase, if that is known.
    pub losses: Option<PhaseLosses>,
    /// The rating after it.
    pub after: Estimate,
}

/// Discs lost and moves made in the opening, the midgame and the endgame.
pub type PhaseLosses = [(f64, u32); 3];

/// Number of latest games that the rating in a phase is based on.
const RECENT: usize = 20;
/// Fewer moves than this say nothing about a game or a phase.
const MOVES_MIN: u32 = 20;

impl Person {
    /// The current rating.
    pub fn estimate(&self) -> Estimate {
        self.strength.estimate()
    }

    /// The rating in a phase, by the discs lost in the latest games; `None` where too little is known.
    pub fn phase(&self, phase: Phase) -> Option<Rating> {
        let column = phase as usize;
        let known = self.games.iter().rev().filter_map(|game| game.losses).take(RECENT);
        let sum =
            |(loss, n): (f64, u32), losses: PhaseLosses| (loss + losses[column].0, n + losses[column].1);
        let (loss, n_moves) = known.fold((0.0, 0), sum);
        (n_moves >= MOVES_MIN).then(|| phase.rating(loss / f64::from(n_moves)))
    }

    fn add(&mut self, mut game: RatedGame) {
        self.strength.learn(&game.performance);
        game.after = self.estimate();
        self.games.push(game);
    }
}

impl Library {
    /// Sets who plays here: for each name that a person has or had, the present one.
    pub fn know(&mut self, people: &BTreeMap<String, String>) {
        self.known_as.clone_from(people);
    }

    /// The present name of a person who plays here, for one that the person has or had; the name itself for
    /// all other players.
    pub fn person_of<'a>(&'a self, name: &'a str) -> &'a str {
        self.known_as.get(name).map_or(name, String::as_str)
    }

    /// The people who play here, with their games in the library.
    pub fn people(&self) -> BTreeMap<String, Person> {
        let known = self.known_as.values();
        let mut people: BTreeMap<String, Person> =
            known.map(|name| (name.clone(), Person::default())).collect();
        let may_count = |entry: &Entry| entry.origin == Origin::Played && entry.is_usual();
        let mut games: Vec<(GameId, &Entry)> = self.entries().filter(|(_, entry)| may_count(entry)).collect();
        games.sort_by_key(|(_, entry)| entry.added);
        for (id, entry) in games {
            let names = entry.players.map(|name| self.person_of(self.name(name)).to_owned());
            if Color::BOTH.iter().any(|&color| people.contains_key(&names[color]))
                && let Ok(record) = self.record(id)
            {
                let day = (entry.added / (24 * 3600)) as i64;
                for game in rated(&record, &people, &names, id, day) {
                    people.entry(names[game.color].clone()).and_modify(|person| person.add(game));
                }
            }
        }
        people
    }
}

/// The rated results of a game, for each of the people who played it; [`Person::add`] sets `after`.
fn rated(
    record: &Record,
    people: &BTreeMap<String, Person>,
    names: &ByColor<String>,
    id: GameId,
    day: i64,
) -> Vec<RatedGame> {
    let line = record.main_line();
    // A corrected board and a game against oneself say nothing about strength.
    if record.is_corrected(&line) || names.black == names.white {
        return Vec::new();
    }
    let last = *line.last().unwrap_or(&Record::ROOT);
    let Some(outcome) = record.position_at(last).outcome() else { return Vec::new() };
    let rating_of = |color: Color| -> Option<Rating> {
        let written = record.header.ratings[color].parse().ok().map(Rating::new);
        written.or_else(|| Some(people.get(&names[color])?.estimate().rating))
    };
    let game = |color: Color| {
        people.get(&names[color])?;
        let result = (rating_of(!color)?, share(outcome, color));
        let losses = losses(record, color);
        let loss = losses.and_then(|losses| loss_in_a_game(&losses));
        let performance = Performance { day, result: Some(result), loss };
        let after = Strength::default().estimate();
        Some(RatedGame { id, color, performance, losses, after })
    };
    Color::BOTH.into_iter().filter_map(game).collect()
}

/// Discs lost, scaled to a whole game of 30 moves of a side; `None` for a game with few moves.
pub fn loss_in_a_game(losses: &PhaseLosses) -> Option<f64> {
    let loss: f64 = losses.iter().map(|(loss, _)| loss).sum();
    let n_moves: u32 = losses.iter().map(|(_, n_moves)| n_moves).sum();
    (n_moves >= MOVES_MIN).then(|| loss * 30.0 / f64::from(n_moves))
}

/// The share of the point that a side has: 1 for a win, 0.5 for a draw, 0 for a loss.
pub fn share(outcome: Outcome, color: Color) -> f64 {
    match outcome.winner(Goal::MostDiscs) {
        Some(winner) if winner == color => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

/// Discs that the moves of a side lost, by the values saved with the game; `None` unless all are known.
fn losses(record: &Record, color: Color) -> Option<PhaseLosses> {
    let mut losses: PhaseLosses = Default::default();
    for node in record.main_line() {
        let before = record.parent(node).expect("a move has a position before it");
        let position = record.position_at(before);
        if position.turn() != color || position.must_pass() {
            continue;
        }
        // A forced move loses nothing.
        let loss = match position.legal_moves().len() {
            1 => 0.0,
            _ => (value(record, before, color)? - value(record, node, color)?).max(0.0),
        };
        let column = Phase::of_empties(position.empties().len()) as usize;
        losses[column] = (losses[column].0 + loss, losses[column].1 + 1);
    }
    Some(losses)
}

/// A position's value for a side in discs: as saved with the game, or the result at its end.
fn value(record: &Record, node: NodeId, color: Color) -> Option<f64> {
    let position = record.position_at(node);
    if let Some(outcome) = position.outcome() {
        return Some(Score::of_outcome(&outcome, Goal::MostDiscs, color).in_discs());
    }
    // A position has the same value before and after a pass.
    if position.must_pass() {
        return value(record, *record.children(node).first()?, color);
    }
    let score = record.annotations(node)?.evaluation.as_ref()?.score;
    Some(if position.turn() == color { score } else { -score }.in_discs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Change;
    use crate::game::LibraryGame;
    use crate::testing::{SHORTEST, library, record};
    use othello::evaluation::Evaluation;

    const DAY: u64 = 24 * 3600;

    /// A game that Black wins, played on a day.
    fn game(record: &Record, black: &str, white: &str, day: u64) -> LibraryGame {
        let mut game = LibraryGame::of_record(record, Origin::Played, day * DAY);
        game.header.players = ByColor::new(black.to_owned(), white.to_owned());
        game
    }

    fn rated_record(rating: &str) -> Record {
        let mut record = record(SHORTEST);
        record.header.ratings.white = rating.to_owned();
        record
    }

    fn people(library: &mut Library) -> BTreeMap<String, Person> {
        let names = [("Ann", "Anna"), ("Anna", "Anna"), ("Ben", "Ben")];
        library.know(&names.map(|(name, person)| (name.to_owned(), person.to_owned())).into());
        library.people()
    }

    #[test]
    fn results_against_rated_opponents_and_among_people_count_under_every_name() {
        let mut library = library([]);
        let plain = record(SHORTEST);
        for (record, black, white) in [
            (&rated_record("1000"), "Ann", "Opponent"),
            (&plain, "Anna", "Ben"),
            // The strength of these opponents is unknown.
            (&plain, "Anna", "Outflank, level 3"),
            (&rated_record("3 dan"), "Anna", "Master"),
            (&plain, "Anna", "Ann"),
        ] {
            library.add(game(record, black, white, 1)).unwrap();
        }
        let mut imported = game(&rated_record("1000"), "Anna", "Opponent", 2);
        imported.origin = Origin::Imported;
        library.add(imported).unwrap();
        let people = people(&mut library);
        let (anna, ben) = (&people["Anna"], &people["Ben"]);
        assert_eq!((anna.games.len(), ben.games.len()), (2, 1));
        assert_eq!(anna.games[0].performance.result, Some((Rating::new(1000), 1.0)));
        let unknown = Strength::default().estimate().rating;
        assert_eq!(anna.games[1].performance.result, Some((unknown, 1.0)));
        assert_eq!(ben.games[0].performance.result, Some((anna.games[0].after.rating, 0.0)));
        assert!(ben.estimate().rating < unknown && anna.estimate().rating > unknown);
        assert_eq!(anna.games[1].after, anna.estimate());
    }

    #[test]
    fn a_game_in_the_bin_does_not_count() {
        let mut library = library([game(&rated_record("1500"), "Anna", "Opponent", 1)]);
        let id = people(&mut library)["Anna"].games[0].id;
        library.apply(&Change::Bin { games: vec![id], binned: true }).unwrap();
        assert_eq!(people(&mut library)["Anna"].estimate(), Strength::default().estimate());
    }

    #[test]
    fn discs_lost_follow_from_the_values_saved_with_a_game() {
        let mut record = rated_record("1000");
        // White loses two discs by the second move and six by the fourth; each value is for the side to move.
        let values = [0, 0, 2, -2, 8, -8, 8, -8, 8];
        let nodes: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.main_line()).collect();
        for (&node, value) in nodes.iter().zip(values) {
            record.annotations_mut(node).evaluation = Some(Evaluation::proven(value));
        }
        let mut library = library([game(&record, "Anna", "Opponent", 1)]);
        let anna = &people(&mut library)["Anna"];
        let losses = anna.games[0].losses.unwrap();
        assert_eq!(losses, [(0.0, 5), (0.0, 0), (0.0, 0)]);
        assert_eq!(anna.games[0].performance.loss, None, "so short a game says nothing");
        assert_eq!(loss_in_a_game(&[(10.0, 10), (20.0, 10), (12.0, 8)]), Some(45.0));
        assert_eq!(super::losses(&record, Color::White).unwrap()[0], (8.0, 4));
        assert_eq!(anna.phase(Phase::Opening), None, "five moves are too few");
        record.annotations_mut(nodes[3]).evaluation = None;
        assert_eq!(super::losses(&record, Color::White), None);
    }
}
