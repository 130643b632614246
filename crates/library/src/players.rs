//! Who played the games of the library, and the games of one player.

use super::{Date, GameId, Library};
use othello::rating::Rating;
use othello::rules::Color;
use std::cmp::Reverse;

/// A game of a player, from the player's side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOfPlayer {
    /// When it was played.
    pub date: Date,
    /// The player's colour.
    pub color: Color,
    /// The squares played, as 8 · row + column; passes are left out.
    pub squares: Vec<u8>,
    /// The player's rating in the record of the game.
    pub rating: Option<Rating>,
}

/// A span of days that includes both limits; an unknown day is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The first.
    pub from: Date,
    /// The last; a year or a month without a day counts to its end.
    pub to: Date,
}

impl Span {
    /// Reads both days.
    ///
    /// # Errors
    /// The text that is no date.
    pub fn read(from: &str, to: &str) -> Result<Span, String> {
        let day = |text: &str| match Date::read(text) {
            date if date == Date::default() && !text.trim().is_empty() => Err(text.trim().to_owned()),
            date => Ok(date),
        };
        Ok(Span { from: day(from)?, to: day(to)? })
    }

    /// Whether it contains a day. It contains an unknown one only without limits.
    pub fn has(self, day: Date) -> bool {
        let Span { from, to } = self;
        // The day, as precise as `to`.
        let month = if to.month == 0 { 0 } else { day.month };
        let rounded = Date { month, day: if to.day == 0 { 0 } else { day.day }, ..day };
        let is_known = day != Date::default() || self == Span::default();
        is_known && day >= from && (to == Date::default() || rounded <= to)
    }
}

impl Library {
    /// The players of at least `n_games_min` games of 8×8 from a start of four discs, most discs winning,
    /// with the count of each one's games; in the order of the names.
    pub fn players(&self, n_games_min: usize) -> Vec<(&str, usize)> {
        let usual = self.entries.iter().filter(|entry| entry.is_usual() && entry.n_discs_at_start == 4);
        // Games of players against themselves do not count.
        let between_two = usual.map(|entry| entry.players).filter(|players| players.black != players.white);
        let mut players = self.names.counted(between_two.flat_map(|players| [players.black, players.white]));
        players.retain(|(_, n_games)| *n_games >= n_games_min);
        let places = self.names.places();
        players.sort_by_key(|(number, _)| places[*number as usize]);
        players.into_iter().map(|(number, n_games)| (self.name(number), n_games)).collect()
    }

    /// The names of the `n_max` players with the most games among these; of equals, the first to appear.
    pub fn players_of(&self, games: &[GameId], n_max: usize) -> Vec<&str> {
        let entries = games.iter().filter_map(|id| self.entry(*id));
        let mut players = self.names.counted(entries.flat_map(|e| [e.players.black, e.players.white]));
        players.sort_by_key(|(_, n_games)| Reverse(*n_games));
        players.into_iter().take(n_max).map(|(number, _)| self.name(number)).collect()
    }

    /// The games of a player in a span of days, the earliest first. The whole name has to match;
    /// upper and lower case do not matter.
    pub fn games_of(&self, player: &str, span: Span) -> Vec<GameOfPlayer> {
        let player = player.to_lowercase();
        let named = |number: u32| number != 0 && self.name(number).to_lowercase() == player;
        let mut games = Vec::new();
        for entry in self.entries.iter().filter(|entry| entry.is_usual() && entry.has_usual_start()) {
            let sides = entry.players.map(named);
            if sides.black == sides.white || !span.has(entry.day()) {
                continue;
            }
            let color = if sides.black { Color::Black } else { Color::White };
            let Some(game) = self.stored(entry) else { continue };
            // Only the tree has ratings.
            let record = game.has_tree().then(|| game.record().ok()).flatten();
            let rating = record.and_then(|record| record.header.ratings[color].parse().ok()).map(Rating::new);
            let played = GameOfPlayer { date: entry.day(), color, squares: game.squares, rating };
            games.push((entry.day(), entry.added, played));
        }
        games.sort_by_key(|(day, added, _)| (*day, *added));
        games.into_iter().map(|(_, _, game)| game).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Change;
    use crate::testing::{SHORTEST, library, named, nth};

    #[test]
    fn players_are_counted_and_their_games_found_by_day_and_from_their_side() {
        let mut library = library([
            named(SHORTEST, "Anna", "Ben", "", "2023-05-12"),
            named("f5d6c3", "ben", "Anna", "", "2022"),
            named("f5f6e6", "Anna", "Anna", "", "2023"),
            named("f5f4", "Zoe", "Anna", "", ""),
        ]);
        assert_eq!(library.players(1), [("Anna", 3), ("Ben", 1), ("ben", 1), ("Zoe", 1)]);
        assert_eq!(library.players(2), [("Anna", 3)]);
        let games: Vec<GameId> = (0..4).map(|number| nth(&library, number)).collect();
        assert_eq!(library.players_of(&games, 3), ["Anna", "Ben", "ben"]);
        assert_eq!(library.players_of(&games[3..], 3), ["Zoe", "Anna"]);
        let sides = |library: &Library, name: &str, from: &str, to: &str| {
            let games = library.games_of(name, Span::read(from, to).unwrap());
            games.iter().map(|game| (game.date.to_string(), game.color)).collect::<Vec<_>>()
        };
        let day = |text: &str, color| (text.to_owned(), color);
        let (black, white) = (Color::Black, Color::White);
        let all = [day("", white), day("2022", white), day("2023-05-12", black)];
        assert_eq!(sides(&library, "ANNA", "", ""), all);
        assert_eq!(sides(&library, "Ben", "", ""), [day("2022", black), day("2023-05-12", white)]);
        assert_eq!(sides(&library, "Anna", "2023", ""), [day("2023-05-12", black)]);
        assert_eq!(sides(&library, "Anna", "", "2023-04"), [day("2022", white)]);
        assert_eq!(sides(&library, "Anna", "2023-05", "2023-05"), [day("2023-05-12", black)]);
        assert_eq!(Span::read("last month", ""), Err("last month".to_owned()));
        let first = nth(&library, 0);
        library.apply(&Change::Bin { games: vec![first], binned: true }).unwrap();
        assert_eq!(library.players(2), [("Anna", 2)]);
    }
}
