//! Makes cards of the mistakes in the stored reviews of the player's games: the worst three of each game.

use super::{Card, Cards, NO_NAME};
use crate::games::kept_review;
use crate::puzzles::own;
use analysis::explain::Explanation;
use analysis::grade::Grade;
use analysis::review::PlayedMove;
use library::{Entry, GameId, Library};
use othello::record::Record;
use othello::rules::Color;

/// The most mistakes of a game that become cards.
const CARDS_A_GAME: usize = 3;
/// The first ply whose mistakes become cards; earlier ones belong to the opening.
const FIRST_PLY: usize = 8;
/// The most games that are looked through at once, two or three milliseconds each: those that the library
/// lists as reviewed come first, then the latest.
const GAMES_AT_ONCE: usize = 15;

/// Makes cards of the mistakes in the games that the player of this name played here, if they are reviewed
/// and not looked through yet; the time when a game was added identifies it. Returns the number of new cards.
pub fn gather(library: &Library, name: &str, cards: &mut Cards) -> usize {
    let mut games: Vec<(GameId, &Entry, Color)> = own::games(library, name)
        .filter(|(_, entry, _)| !cards.looked_through.contains(&entry.added))
        .collect();
    games.sort_by_key(|(_, entry, _)| std::cmp::Reverse((entry.figures.is_some(), entry.added)));
    let mut n_new = 0;
    for (id, entry, color) in games.into_iter().take(GAMES_AT_ONCE) {
        if let Some(mistakes) = library.record(id).ok().and_then(|record| mistakes(&record, color)) {
            n_new += cards.take_in(entry.added, mistakes);
        }
    }
    n_new
}

/// Cards of a side's worst mistakes, by the values stored with the game; `None` if it is not reviewed.
pub fn mistakes(record: &Record, color: Color) -> Option<Vec<Card>> {
    let review = kept_review(record)?;
    let mut worst: Vec<&PlayedMove> = review
        .moves
        .iter()
        .filter(|played| played.color == color && played.at >= FIRST_PLY && Grade::of(played).is_mistake())
        .collect();
    worst.sort_by_key(|played| std::cmp::Reverse(played.loss));
    worst.truncate(CARDS_A_GAME);
    let header = &record.header;
    let opponent = header.players[!color].trim();
    let opponent = if opponent.is_empty() { NO_NAME } else { opponent };
    let date = if header.date.is_empty() { String::new() } else { format!(", {}", header.date) };
    let game = format!("against {opponent}{date}");
    let card = |played: &PlayedMove| {
        let discs = played.loss.rounded().discs();
        let position = &review.positions[played.at];
        let idea = Explanation::of(&review, played).and_then(|explanation| explanation.idea());
        let last = review.last_placed(played.at).map(|square| square.name(position.size()));
        Some(Card { idea, last, ..Card::new(position, played.mv.square()?, discs as u16, game.clone()) })
    };
    Some(worst.into_iter().filter_map(card).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::{random_game, with_losses};
    use library::Change;
    use library::figures::GameFigures;
    use library::game::{LibraryGame, Origin};
    use othello::rules::{BoardSize, ByColor};

    /// A game in which every position has the value 0 for Black, but for 8 discs given away at ply 20.
    fn reviewed(seed: u64) -> Record {
        let mut record = random_game(BoardSize::STANDARD, seed);
        record.header.players = ByColor::new("Anna".to_owned(), "Ben".to_owned());
        for (node, _, value) in with_losses(&record, &[(20, 8)]) {
            record.annotations_mut(node).evaluation = Some(value);
        }
        record
    }

    #[test]
    fn a_kept_review_gives_its_mistakes_and_a_game_without_one_gives_none() {
        let (record, position) = (1..50)
            .map(reviewed)
            .map(|record| (record.clone(), record.line_positions()[19].1))
            .find(|(_, position)| position.turn() == Color::Black && position.legal_moves().len() > 1)
            .unwrap();
        let found = mistakes(&record, Color::Black).expect("it is reviewed");
        let of_ply = found.iter().find(|card| card.read().unwrap().0 == position);
        let facts = of_ply.map(|card| (card.loss, card.game.as_str(), card.last()));
        let last = record.move_into(record.line()[19]).and_then(|mv| mv.square());
        assert!(last.is_some() && facts == Some((8, "against Ben", last)), "{found:?}");
        assert_eq!(mistakes(&random_game(BoardSize::STANDARD, 3), Color::Black), None);

        let mut library = Library::new();
        let id = library.add(LibraryGame::of_record(&record, Origin::Played, 77)).unwrap();
        let figures = GameFigures::of(&kept_review(&record).unwrap()).unwrap();
        library.apply(&Change::Figures(id, figures)).unwrap();
        // Later games without a review.
        for later in 1..=GAMES_AT_ONCE as u64 {
            let mut record = random_game(BoardSize::STANDARD, later);
            record.header.players.black = "Anna".to_owned();
            library.add(LibraryGame::of_record(&record, Origin::Played, 77 + later)).unwrap();
        }
        let mut cards = Cards::default();
        assert!(gather(&library, "Anna", &mut cards) >= 1);
        assert_eq!(gather(&library, "Anna", &mut cards), 0, "it was looked through");
        assert_eq!(gather(&library, "Clara", &mut Cards::default()), 0);
    }
}
