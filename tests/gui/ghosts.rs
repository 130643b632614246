//! Ghosts: one is made from games of the library, described, and played against.

use crate::greedy::greedy_games;
use crate::hand::{Hand, Start};
use engine::players::{GhostName, Player};
use library::{Library, import};
use othello::rules::Color;
use std::io::Cursor;
use std::path::PathBuf;

/// Restarts the window with games of Anna in its library.
fn with_games(hand: Hand, n_games: usize) -> Hand {
    let mut library = Library::new();
    let games = Box::new(Cursor::new(greedy_games("Anna", n_games, 16)));
    let games = import::ImportSource::open(games, |_| Ok(None), "", 0).expect("they are games");
    games.into_iter().for_each(|game| _ = library.take_in(game).expect("there is room"));
    hand.restart_with(&format!("library/{}", Library::FILE), library.bytes())
}

/// The file of the only ghost.
fn file(hand: &Hand) -> PathBuf {
    let files = std::fs::read_dir(hand.folder().join("ghosts")).expect("there are ghosts");
    files.map(|file| file.expect("it can be read").path()).next().expect("there is one")
}

#[test]
fn a_ghost_is_made_described_played_against_and_made_again() {
    let mut hand = with_games(Start::default().open(), 24);
    hand.choose("Study", "Ghosts…");
    hand.wait_for("the players", |hand| hand.has("Anna · 24 games"));
    // Other days can be chosen, but have no games.
    hand.click("Anna · 24 games");
    hand.fill("First day", "tomorrow");
    assert!(hand.says("“tomorrow” is not a date. Write 2026-10-31, 2026-10 or 2026."));
    hand.click("All days");
    hand.fill("First day", "2030");
    hand.click("Make the ghost");
    hand.wait_says("The ghost of Anna 2030 – cannot be made: there are 0 games, and 20 are needed.");
    hand.click_all(["All days", "Make the ghost"]);
    hand.wait_for("the ghost", |hand| hand.says("Made from 24 games, rating about "));
    assert!(hand.says("In games kept for the test, the ghost predicts "));
    assert!(hand.says("flips many discs"), "{:?}", hand.settings().ghosts);
    hand.click("Play against it");
    let name = GhostName::new("Anna");
    let white = |hand: &Hand| hand.session().players()[Color::White];
    let plays = |hand: &Hand| matches!(white(hand), Player::Ghost { name: of, .. } if of == name);
    assert!(plays(&hand));
    hand.click("f5");
    hand.wait_for("a reply", |hand| hand.n_moves() == 2);

    // A broken file is made again, and the game goes on.
    std::fs::write(file(&hand), b"of another program").expect("it is ours");
    let mut hand = hand.restart();
    assert!(plays(&hand));
    hand.wait_says("The ghost of Anna is being made again: its file is damaged.");
    hand.wait_says("The ghost of Anna is ready.");
    let bytes = std::fs::read(file(&hand)).expect("it is there");
    assert!(engine::human::Ghost::read(&bytes).is_ok());

    // The page tells when games of the ghost are gone.
    let mut hand = with_games(hand, 22);
    hand.choose("Study", "Ghosts…");
    hand.wait_says("The games have changed: 22 games count now, 24 did then. Make it again.");
    hand.click("Remove");
    assert!(hand.settings().ghosts.is_empty());
    hand.click("Close");
    hand.choose_player("White", "Human");
    hand.open_seat("White");
    hand.click("Ghost");
    assert!(hand.has("Make one…"));
}
