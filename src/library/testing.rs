//! Games and libraries for the tests of the library, and files as the first version wrote them.

use super::game::{Game, Origin, put_text};
use super::{GameId, Library};
use crate::formats::transcript;
use crate::record::Record;
use crate::rules::{BoardSize, ByColor, Goal, Move, Position, Square};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;

/// Black takes all discs.
pub const SHORTEST: &str = "f5d6c5f6e7f4g5e6e3";

pub fn record(moves: &str) -> Record {
    transcript::read(moves, &Position::start(BoardSize::STANDARD), Goal::MostDiscs).unwrap()
}

pub fn game(moves: &str) -> Game {
    Game::of_record(&record(moves), Origin::Imported, 7)
}

pub fn named(moves: &str, black: &str, white: &str, event: &str, date: &str) -> Game {
    let mut game = game(moves);
    game.header.players = ByColor::new(black.to_owned(), white.to_owned());
    game.header.event = event.to_owned();
    game.header.date = date.to_owned();
    game
}

pub fn library(games: impl IntoIterator<Item = Game>) -> Library {
    let mut library = Library::new();
    games.into_iter().for_each(|game| _ = library.add(game).unwrap());
    library
}

/// The games in the order in which they came.
pub fn ids(library: &Library) -> Vec<GameId> {
    library.entries().map(|(id, _)| id).collect()
}

/// A game by its number in that order.
pub fn nth(library: &Library, number: usize) -> GameId {
    ids(library)[number]
}

/// The numbers of games in the order in which all came.
pub fn numbers(library: &Library, games: &[GameId]) -> Vec<usize> {
    let all = ids(library);
    games.iter().map(|id| all.iter().position(|own| own == id).expect("the game is there")).collect()
}

/// A random game on any board, from any start.
pub fn random_game(start: Position, n_max: usize, rng: &mut SmallRng) -> Record {
    random_game_for(Goal::MostDiscs, start, n_max, rng)
}

pub fn random_game_for(goal: Goal, start: Position, n_max: usize, rng: &mut SmallRng) -> Record {
    let mut record = Record::new(start, goal);
    for _ in 0..n_max {
        if record.position().must_pass() {
            record.play(Move::Pass).unwrap();
        }
        let legal: Vec<Square> = record.position().legal_moves().iter().collect();
        let Some(&square) = legal.choose(rng) else { break };
        record.play(Move::Place(square)).unwrap();
    }
    record
}

/// What the first version wrote: games were meant by their numbers.
pub enum Old {
    Add(Game),
    Replace(u32, Game),
    /// Kinds 3 to 7 with a tag, if they have one, and the games they mean.
    List(u8, Option<&'static str>, Vec<u32>),
}

/// A file of the first version, and where each of its frames begins.
pub fn first_version(changes: &[Old]) -> (Vec<u8>, Vec<usize>) {
    let mut file = b"Outflank library 1\n".to_vec();
    let mut begins = Vec::new();
    for change in changes {
        let mut content = Vec::new();
        match change {
            Old::Add(game) => {
                content.push(1);
                game.write(&mut content);
            }
            Old::Replace(number, game) => {
                content.push(2);
                content.extend(number.to_le_bytes());
                game.write(&mut content);
            }
            Old::List(kind, tag, games) => {
                content.push(*kind);
                tag.iter().for_each(|tag| put_text(tag, &mut content));
                content.extend((games.len() as u32).to_le_bytes());
                games.iter().for_each(|game| content.extend(game.to_le_bytes()));
            }
        }
        let fnv = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let sum = content.iter().fold(0x811C_9DC5, fnv);
        begins.push(file.len());
        file.extend([0xF1, b'O', b'g', 0x0D]);
        file.extend((content.len() as u32).to_le_bytes());
        file.extend(u32::to_le_bytes(sum));
        file.extend(content);
    }
    (file, begins)
}

/// Three games, one of which went on, one with a tag, one that was in the bin.
pub fn library_of_first_version() -> Vec<u8> {
    let mut changes: Vec<Old> = ["f5d6", "f5f6", "f5f4"].map(|moves| Old::Add(game(moves))).into();
    changes.push(Old::Replace(1, game("f5f6e6")));
    changes.push(Old::List(3, Some("Fine"), vec![0]));
    changes.push(Old::List(5, None, vec![2]));
    changes.push(Old::List(6, None, vec![2]));
    first_version(&changes).0
}
