//! Words for players and ratings in the window's language. The command line and files use [`Kind::name`], the
//! [`Display`](std::fmt::Display) of [`Player`] and the names of characters instead.

use crate::text;
use engine::Level;
use engine::human::{Character, Habit, Trait};
use engine::players::{Kind, Player};
use othello::rating::Estimate;
use othello::rules::BoardSize;

/// The stored name of a person who has entered none.
pub const PERSON: &str = "You";

/// The name of a kind of player in menus.
pub fn kind(kind: Kind) -> String {
    text!(kind_id(kind))
}

/// What a kind of player does, in one sentence.
pub fn description(kind: Kind) -> String {
    text!(&format!("{}.description", kind_id(kind)))
}

fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Human => "player-human",
        Kind::Opponent => "player-opponent",
        Kind::Character => "player-character",
        Kind::Ghost => "player-ghost",
        Kind::Random => "player-random",
        Kind::Greedy => "player-greedy",
        Kind::Minimax => "player-minimax",
        Kind::Engine => "player-engine",
        Kind::External => "player-external",
    }
}

/// A player and its strength: "Human", "Opponent, rating 1450", "Minimax, depth 4".
pub fn label(player: Player) -> String {
    let kind = kind(player.kind());
    match player {
        Player::Opponent { rating } => text!("player-and-rating", name = kind, rating = rating.points()),
        Player::Character(of) => {
            text!("player-and-rating", name = character(of), rating = of.rating().points())
        }
        Player::Ghost { name, rating } if !name.is_empty() => {
            text!("player-ghost-of", player = name.as_str(), rating = rating.points())
        }
        Player::Minimax { depth } => text!("player-and-depth", name = kind, depth = depth),
        Player::Engine { level } => text!("player-and-level", name = kind, level = level.number()),
        Player::External(name) if !name.is_empty() => name.as_str().to_owned(),
        _ => kind,
    }
}

/// The name of a character.
pub fn character(character: Character) -> String {
    text!(character_id(character))
}

/// The habits of a character, in a few words.
pub fn character_habit(character: Character) -> String {
    text!(&format!("{}.habit", character_id(character)))
}

fn character_id(character: Character) -> &'static str {
    match character {
        Character::Duckling => "character-duckling",
        Character::Magpie => "character-magpie",
        Character::Hedgehog => "character-hedgehog",
        Character::Crab => "character-crab",
        Character::Mole => "character-mole",
        Character::Fox => "character-fox",
        Character::Squirrel => "character-squirrel",
        Character::Heron => "character-heron",
        Character::Badger => "character-badger",
        Character::Owl => "character-owl",
    }
}

/// A habit of a player, in a few words.
pub fn habit(leaning: &Trait) -> String {
    let more = if leaning.is_more() { "more" } else { "less" };
    match leaning.habit {
        Habit::Corners => text!("habit-corners", amount = more),
        Habit::Edges => text!("habit-edges", amount = more),
        Habit::BesideCorners => text!("habit-beside-corners", amount = more),
        Habit::GivingCorners => text!("habit-giving-corners", amount = more),
        Habit::Flips => text!("habit-flips", amount = more),
        Habit::Replies => text!("habit-replies", amount = more),
        Habit::OwnMoves => text!("habit-own-moves", amount = more),
        Habit::Frontier => text!("habit-frontier", amount = more),
        Habit::Quiet => text!("habit-quiet", amount = more),
        Habit::Parity => text!("habit-parity", amount = more),
        Habit::NearLast => text!("habit-near-last", amount = more),
        Habit::EndingLoss => text!("habit-ending-loss", amount = more),
    }
}

/// The name of a person who plays here; [`PERSON`] is translated.
pub fn person_name(name: &str) -> String {
    if name == PERSON { text!("person-you") } else { name.to_owned() }
}

/// The name to show for a name in a saved game: that of a computer player is translated.
pub fn kept_name(name: &str) -> String {
    Player::from_name(name).map_or_else(|| person_name(name), label)
}

/// The longest time a level takes on 8×8, at ten million positions a second, as a variant of the texts.
pub fn pace(level: Level) -> &'static str {
    match level.nodes_max(BoardSize::STANDARD) {
        ..=10_000_000 => "at-once",
        10_000_001..=600_000_000 => "seconds",
        _ => "minutes",
    }
}

/// A rating is shown after this many games that count.
const RATED_AFTER: usize = 5;

/// Whether enough games have counted for a rating to be shown.
pub fn has_rating(estimate: &Estimate) -> bool {
    estimate.n_games >= RATED_AFTER
}

/// "about 1450 (1250–1650), 7 games", with "1450?" if unsure; or how many more games are needed.
pub fn estimate_words(estimate: &Estimate) -> String {
    if !has_rating(estimate) {
        return text!("rating-after", n = RATED_AFTER - estimate.n_games);
    }
    let (low, high) = estimate.band();
    let about = (estimate.rating.points() + 5) / 10 * 10;
    let doubt = if estimate.is_sure() { "" } else { "?" };
    let rating = format!("{about}{doubt}");
    text!("rating-estimate", rating = rating, low = low.points(), high = high.points(), n = estimate.n_games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rating::Strength;

    #[test]
    fn no_rating_is_shown_before_the_fifth_game() {
        assert_eq!(estimate_words(&Strength::default().estimate()), "Rating after 5 more games");
    }

    #[test]
    fn a_level_says_how_long_it_thinks() {
        let said = |level: u8| {
            let level = Level::new(level);
            text!("player-level", level = level.number(), most = 30, pace = pace(level))
        };
        assert_eq!(said(19), "Level 19 of 30: moves at once.");
        assert_eq!(said(24), "Level 24 of 30: thinks for some seconds.");
        assert_eq!(said(30), "Level 30 of 30: may think for minutes.");
    }
}
