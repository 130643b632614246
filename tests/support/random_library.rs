//! A random library as large as the database of all tournaments, for measurements.

use library::Library;
use library::game::{LibraryGame, Origin};
use othello::record::Record;
use othello::rules::{BoardSize, Goal, Move, Position, Square};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Random games, of which many begin alike.
pub fn random_library(n_games: usize) -> Library {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut library = Library::new();
    for number in 0..n_games {
        let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        let favourite = rng.random_range(4..20);
        for ply in 0.. {
            record.pass_if_forced();
            let legal: Vec<Square> = record.position().legal_moves().iter().collect();
            let choice = if ply < favourite { legal.first() } else { legal.choose(&mut rng) };
            let Some(&square) = choice else { break };
            record.play(Move::Place(square)).expect("it is legal");
        }
        record.header.date = (1977 + number % 47).to_string();
        record.header.players.black = format!("Player {}", number % 3_000);
        library.add(LibraryGame::of_record(&record, Origin::Imported, 0)).expect("there is room");
    }
    library
}
