//! Puzzles from the player's own games: positions near the end, with the player to move. `maker` keeps
//! those in which only one move was right.

use super::draw;
use library::game::Origin;
use library::{Entry, GameId, Library, Variant};
use othello::record::Record;
use othello::rules::{Color, Move, Position, Square};
use std::ops::RangeInclusive;
use texts::words::kept_name;

/// A position of a game and what the player did in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPosition {
    /// The position before the player's move.
    pub position: Position,
    /// The player's move.
    pub played: Square,
    /// The opponent's name, if it is known.
    pub opponent: Option<String>,
    /// The date of the game, if it is known.
    pub date: Option<String>,
}

/// How many squares are empty: with more, solving many positions one after the other takes long.
const EMPTIES: RangeInclusive<usize> = 4..=14;
/// The most games that are read at once: a millisecond or less each.
const GAMES_MAX: usize = 40;
/// The least number of legal moves, which a puzzle needs.
const MOVES_MIN: usize = 3;

/// The side that is the player's; `None` if neither is, or both, as in a game of a name against itself.
pub(crate) fn only_side(is_own: impl Fn(Color) -> bool) -> Option<Color> {
    Color::BOTH.into_iter().find(|&color| is_own(color) && !is_own(!color))
}

/// The standard games (8×8, most discs win) that the player of this name played here, with the player's side.
pub(crate) fn games<'a>(
    library: &'a Library,
    name: &'a str,
) -> impl Iterator<Item = (GameId, &'a Entry, Color)> {
    library.entries().filter_map(move |(id, entry)| {
        let is_standard = entry.variant == Variant::USUAL;
        let is_kept = is_standard && entry.origin == Origin::Played && !entry.is_binned;
        let is_own = |color: Color| library.person_of(library.name(entry.players[color])) == name;
        let color = only_side(is_own).filter(|_| is_kept)?;
        Some((id, entry, color))
    })
}

/// The positions of some games that the player of this name played here, in random order.
pub fn positions(library: &Library, name: &str, seed: u64) -> Vec<OwnPosition> {
    let mut games: Vec<(GameId, Color)> = games(library, name).map(|(id, _, color)| (id, color)).collect();
    draw::shuffle(&mut games, seed);
    games.truncate(GAMES_MAX);
    let read = |(id, color): (GameId, Color)| Some(of_game(&library.record(id).ok()?, color));
    let mut found: Vec<OwnPosition> = games.into_iter().filter_map(read).flatten().collect();
    draw::shuffle(&mut found, seed);
    found
}

/// The positions of a game in which a side had a choice near the end.
fn of_game(record: &Record, color: Color) -> Vec<OwnPosition> {
    let header = &record.header;
    let known = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let opponent = known(&header.players[!color]).map(|name| kept_name(&name));
    let date = known(&header.date);
    let line = record.main_line();
    let before = std::iter::once(Record::ROOT).chain(line.iter().copied());
    let own = before.zip(&line).filter_map(|(before, &after)| {
        let position = record.position_at(before);
        let Some(Move::Place(played)) = record.move_into(after) else { return None };
        let fits = position.turn() == color
            && EMPTIES.contains(&position.empties().len())
            && position.legal_moves().len() >= MOVES_MIN
            // The move may be illegal here if the board was corrected before it.
            && position.legal_moves().contains(played);
        fits.then(|| OwnPosition { position, played, opponent: opponent.clone(), date: date.clone() })
    });
    own.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::random_game;
    use library::game::LibraryGame;
    use othello::rules::{BoardSize, ByColor};

    fn library(players: &[(&str, &str)]) -> Library {
        let mut library = Library::new();
        for (seed, (black, white)) in (1..).zip(players) {
            let mut record = random_game(BoardSize::STANDARD, seed);
            record.header.players = ByColor::new((*black).to_owned(), (*white).to_owned());
            record.header.date = "2026-11-23".to_owned();
            library.add(LibraryGame::of_record(&record, Origin::Played, seed)).unwrap();
        }
        library
    }

    #[test]
    fn positions_are_the_players_own_near_the_end() {
        let library = library(&[("Anna", "Ben"), ("Ben", "Clara"), ("Anna", "Anna")]);
        let found = positions(&library, "Anna", 7);
        assert!(!found.is_empty());
        for own in &found {
            assert_eq!(own.position.turn(), Color::Black);
            assert!(EMPTIES.contains(&own.position.empties().len()));
            assert!(own.position.legal_moves().contains(own.played));
            assert_eq!(own.opponent.as_deref(), Some("Ben"));
            assert_eq!(own.date.as_deref(), Some("2026-11-23"));
        }
        assert_eq!(positions(&library, "Anna", 7), found, "they follow from the seed");
        assert!(positions(&library, "Dora", 7).is_empty());
    }
}
