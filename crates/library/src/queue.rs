//! The queue of games that wait for a review in the background. A tag marks each of them, so the library's
//! file holds the queue, every window sees it, and users can find these games and remove their tags.

use super::{Change, Entry, GameId, Library};
use analysis::look_back;
use analysis::review::DEFAULT_LEVEL;

/// How deep a game is reviewed in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thoroughness {
    /// As the look back at a game that has just ended.
    Quick,
    /// As the review in the window.
    Thorough,
}

impl Thoroughness {
    /// Both, in the order in which they are done.
    pub const ALL: [Thoroughness; 2] = [Thoroughness::Quick, Thoroughness::Thorough];

    /// The tag that marks the games waiting for this review.
    pub fn tag(self) -> &'static str {
        match self {
            Thoroughness::Quick => "Review",
            Thoroughness::Thorough => "Thorough review",
        }
    }

    /// The change that puts games into its queue, or takes them out.
    pub fn change(self, games: Vec<GameId>, on: bool) -> Change {
        Change::Tag { tag: self.tag().to_owned(), games, on }
    }

    /// The level of the review.
    pub fn level(self) -> u8 {
        match self {
            Thoroughness::Quick => look_back::LEVEL,
            Thoroughness::Thorough => DEFAULT_LEVEL,
        }
    }
}

impl Library {
    /// How many games wait for a review, those that wait for both counted twice.
    pub fn n_waiting(&self) -> usize {
        Thoroughness::ALL.into_iter().map(|of| self.n_waiting_for(of)).sum()
    }

    /// How many games wait for such a review.
    pub fn n_waiting_for(&self, thoroughness: Thoroughness) -> usize {
        self.tag(thoroughness.tag()).map_or(0, |tag| self.counts().tags[tag])
    }

    /// Whether a game waits for such a review.
    pub fn waits(&self, game: GameId, thoroughness: Thoroughness) -> bool {
        let tag = self.tag(thoroughness.tag());
        let waits = |entry: &Entry| !entry.is_binned && tag.is_some_and(|tag| entry.tags.has(tag));
        self.entry(game).is_some_and(waits)
    }

    /// The games that wait, the newest first, those that wait for a quick review before the others.
    pub fn waiting(&self) -> impl Iterator<Item = (GameId, Thoroughness)> {
        let tagged = Thoroughness::ALL.into_iter().filter_map(|of| Some((of, self.tag(of.tag())?)));
        tagged.filter(|(_, tag)| self.counts().tags[*tag] > 0).flat_map(|(of, tag)| {
            let waits = move |entry: &&Entry| !entry.is_gone && !entry.is_binned && entry.tags.has(tag);
            self.entries.iter().rev().filter(waits).map(move |entry| (entry.id, of))
        })
    }

    /// All games of these people that have moves and were never reviewed.
    pub fn unreviewed_of(&self, people: &[String]) -> Vec<GameId> {
        let plays = |number: u32| people.iter().any(|person| person == self.person_of(self.name(number)));
        let wanted = |entry: &Entry| {
            let is_theirs = plays(entry.players.black) || plays(entry.players.white);
            !entry.is_binned && entry.figures.is_none() && entry.is_played() && is_theirs
        };
        self.entries().filter(|(_, entry)| wanted(entry)).map(|(id, _)| id).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::GameFigures;
    use crate::game::{LibraryGame, Origin};
    use crate::testing::{SHORTEST, library, named, nth};
    use othello::evaluation::Score;
    use othello::rules::ByColor;

    fn wait(library: &mut Library, number: usize, thoroughness: Thoroughness, on: bool) {
        library.apply(&thoroughness.change(vec![nth(library, number)], on)).unwrap();
    }

    #[test]
    fn quick_reviews_come_first_and_the_newest_games_before_older_ones() {
        let mut library = library(["f5d6", "f5f6", "f5f4"].map(|moves| named(moves, "Anna", "Ben", "", "")));
        assert_eq!((library.n_waiting(), library.waiting().next()), (0, None));
        wait(&mut library, 2, Thoroughness::Thorough, true);
        wait(&mut library, 0, Thoroughness::Quick, true);
        wait(&mut library, 1, Thoroughness::Quick, true);
        let library = Library::read(library.bytes().to_vec()).unwrap().library;
        let expected = [(1, Thoroughness::Quick), (0, Thoroughness::Quick), (2, Thoroughness::Thorough)];
        let expected = expected.map(|(number, of)| (nth(&library, number), of));
        assert_eq!((library.n_waiting(), library.waiting().collect::<Vec<_>>()), (3, expected.to_vec()));
        let mut library = library;
        wait(&mut library, 0, Thoroughness::Quick, false);
        let bin = Change::Bin { games: vec![nth(&library, 2)], binned: true };
        library.apply(&bin).unwrap();
        assert_eq!((library.n_waiting(), library.waiting().count()), (1, 1));
        let [first, second] = [0, 1].map(|number| library.waits(nth(&library, number), Thoroughness::Quick));
        assert!(!first && second && !library.waits(nth(&library, 1), Thoroughness::Thorough));
    }

    #[test]
    fn a_persons_games_without_a_review_are_found() {
        let games = [("Anna", "Ben"), ("Cleo", "Anna"), ("Cleo", "Dora"), ("Anna", "Dora")];
        let mut library = library(games.map(|(black, white)| named(SHORTEST, black, white, "", "")));
        // In another game the board was corrected before the first move.
        let corrected = "(;GM[2]PB[Anna]PW[Ben];AW[c4]PL[B];B[f5])";
        let corrected = &othello::formats::sgf::read(corrected).unwrap()[0];
        library.add(LibraryGame::of_record(corrected, Origin::Imported, 7)).unwrap();
        let figures = GameFigures {
            lost: ByColor::new(Score::from_discs(4), Score::ZERO),
            accuracy: ByColor::new(Some(80), None),
        };
        library.apply(&Change::Figures(nth(&library, 0), figures)).unwrap();
        let mine = library.unreviewed_of(&["Anna".to_owned(), "Emil".to_owned()]);
        assert_eq!(mine, [1, 3, 4].map(|number| nth(&library, number)));
        assert!(library.unreviewed_of(&[]).is_empty());
    }
}
