//! The names of players and events that a library knows. The window offers them while the user types one.

use super::Library;
use super::entry::plain;

/// A name that the library knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The name.
    pub name: String,
    /// How many games have it.
    pub n_games: usize,
    /// In small letters without accents.
    pub(super) plain: String,
}

impl Offer {
    /// A name, with the number of games that have it.
    pub fn new(name: &str, n_games: usize) -> Offer {
        Offer { name: name.to_owned(), n_games, plain: plain(name) }
    }
}

/// The names of a library, those of the most games first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// Names of players.
    pub players: Vec<Offer>,
    /// Names of events.
    pub events: Vec<Offer>,
}

impl Library {
    /// The names in games that do not lie in the bin.
    pub fn offers(&self) -> Offers {
        let entries = || self.entries().map(|(_, entry)| entry).filter(|entry| !entry.is_binned);
        Offers {
            players: self.offered(entries().flat_map(|entry| [entry.players.black, entry.players.white])),
            events: self.offered(entries().map(|entry| entry.event)),
        }
    }

    fn offered(&self, numbers: impl Iterator<Item = u32>) -> Vec<Offer> {
        let offer = |(number, n_games)| Offer::new(self.name(number), n_games);
        let mut offers: Vec<Offer> = self.names.counted(numbers).into_iter().map(offer).collect();
        offers.sort_by(|a, b| b.n_games.cmp(&a.n_games).then_with(|| a.name.cmp(&b.name)));
        offers
    }
}

/// Up to `n_max` names with a word that begins with what was typed; not a name that is typed in full.
pub fn matching<'a>(offers: &'a [Offer], typed: &str, n_max: usize) -> Vec<&'a Offer> {
    let part = plain(typed.trim());
    if part.is_empty() {
        return Vec::new();
    }
    let begins = |offer: &&Offer| offer.plain.starts_with(&part) && offer.plain != part;
    let has_word = |offer: &&Offer| {
        let mut words = offer.plain.match_indices(&*part).map(|(at, _)| &offer.plain[..at]);
        words.any(|before| before.ends_with(|c: char| !c.is_alphanumeric()))
    };
    let later = offers.iter().filter(has_word).filter(|offer| !offer.plain.starts_with(&part));
    offers.iter().filter(begins).chain(later).take(n_max).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Change;
    use crate::testing::{library, named, nth};

    #[test]
    fn names_are_found_by_the_beginnings_of_their_words_without_accents() {
        let mut library = library([
            named("f5d6", "Tastet Marc", "Hervé Émilie", "Cannes", "2020"),
            named("f5d6c3", "Émile Martin", "Tastet Marc", "Cannes", "2021"),
            named("f5f6", "Zoë", "Astet", "Paris, Marchand Cup", "2021"),
            named("f5f4", "Gone", "", "", ""),
        ]);
        library.apply(&Change::Bin { games: vec![nth(&library, 3)], binned: true }).unwrap();
        let offers = library.offers();
        let names = |offers: &[Offer], typed: &str| {
            matching(offers, typed, 3).into_iter().map(|offer| offer.name.clone()).collect::<Vec<_>>()
        };
        assert_eq!(names(&offers.players, "emil"), ["Émile Martin", "Hervé Émilie"]);
        assert_eq!(names(&offers.players, "mar"), ["Tastet Marc", "Émile Martin"]);
        assert_eq!(names(&offers.events, "C"), ["Cannes", "Paris, Marchand Cup"]);
        assert_eq!(names(&offers.players, "astet"), Vec::<String>::new(), "the name is typed in full");
        assert!(names(&offers.players, "gone").is_empty() && names(&offers.players, " ").is_empty());
        assert_eq!(offers.players[0].n_games, 2);
    }
}
