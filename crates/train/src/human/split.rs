//! The split into choices to learn from and held-out choices: by year, and by player.

use super::fit::Sample;
use super::games::{Choice, Game, Games};
use super::ratings::Career;
use engine::human::KnownOpenings;
use std::collections::HashMap;

/// The use of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// The model learns from it.
    Learn,
    /// Played in a year that is held out.
    LaterYear,
    /// By a player who is held out.
    OtherPlayer,
    /// By a casual player who is held out.
    Casual,
}

/// Tournament games from this year on are held out.
const HELD_OUT_FROM: u16 = 2021;

/// Casual players with less Elo than this are beginners.
const BEGINNERS_BELOW: f32 = 1450.0;

/// An opening position reached this often counts as known by heart.
const KNOWN_FROM: u32 = 8;

/// Converts the Elo of a casual player to a rating, by the discs that such players lose. The rating is 450
/// below the Elo; among beginners it falls five times as fast.
pub fn casual_rating(elo: f32) -> f32 {
    match elo - BEGINNERS_BELOW {
        above if above >= 0.0 => elo - 450.0,
        below => BEGINNERS_BELOW - 450.0 + 5.0 * below,
    }
}

/// Every choice of all games with its player's rating; players without a rating are left out.
pub fn samples(games: &Games, careers: &[Career]) -> Vec<(Sample, Use)> {
    let of_game = |game: &Game| {
        let ratings = game.players.map(|player| rating(games, careers, player, game.year));
        let uses = game.players.map(|player| use_of(games, player, game.year));
        let sample = |choice: Choice| {
            let side = usize::from(choice.is_white);
            ratings[side].map(|rating| (Sample { choice, rating }, uses[side]))
        };
        game.choices().filter_map(sample).collect::<Vec<_>>()
    };
    games.games.iter().flat_map(of_game).collect()
}

/// The rating of a player in a year, on the scale of the model.
fn rating(games: &Games, careers: &[Career], player: u32, year: u16) -> Option<f32> {
    let player = player as usize;
    match games.given_ratings[player] {
        Some(elo) => Some(casual_rating(elo)),
        None => careers.get(player)?.rating(year),
    }
}

fn use_of(games: &Games, player: u32, year: u16) -> Use {
    let (name, is_casual) = (&games.players[player as usize], games.given_ratings[player as usize].is_some());
    let draw = crc32fast::hash(name.as_bytes());
    match year {
        _ if is_casual && draw.is_multiple_of(2) => Use::Casual,
        _ if is_casual => Use::Learn,
        _ if year >= HELD_OUT_FROM => Use::LaterYear,
        _ if draw.is_multiple_of(10) => Use::OtherPlayer,
        _ => Use::Learn,
    }
}

/// The opening positions that moves to learn from reached at least `KNOWN_FROM` times.
pub fn openings(samples: &[(Sample, Use)]) -> KnownOpenings {
    let mut counts: HashMap<u32, u32> = HashMap::new();
    let to_learn = samples.iter().filter(|(_, used)| *used == Use::Learn).map(|(sample, _)| sample.choice);
    for choice in to_learn.filter(Choice::is_opening) {
        *counts.entry(choice.key_after(choice.played)).or_default() += 1;
    }
    KnownOpenings::new(counts.into_iter().filter(|(_, n)| *n >= KNOWN_FROM).map(|(key, _)| key).collect())
}
