//! Games of people: the players, the result, and each choice on the way.

use engine::human::{OPENING_DISCS_MAX, position_key};
use engine::kernel::{Board, Eight, Kernel};
use othello::formats::wthor::{Base, Names};
use othello::record::Record;
use othello::rules::{BoardSize, Goal, Position, Square};
use std::collections::HashMap;

/// A game of 8×8 between two people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The year of the game; 0 if unknown, and for every casual game.
    pub year: u16,
    /// Black's and White's number in [`Games::players`].
    pub players: [u32; 2],
    /// The disc difference for Black at the end; `None` unless the game comes from a WTHOR file.
    pub score: Option<i8>,
    /// The squares played, as 8 · row + column; passes are left out.
    pub squares: Vec<u8>,
}

/// Games and who played them.
#[derive(Clone, Debug, Default)]
pub struct Games {
    /// In the order in which they were read.
    pub games: Vec<Game>,
    /// The name of each player, by number.
    pub players: Vec<String>,
    /// The rating that came with a player, on a scale of its own.
    pub given_ratings: Vec<Option<f32>>,
    numbers: HashMap<String, u32>,
}

/// A choice of a move in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The board for the side that chose.
    pub board: Board<u64>,
    /// Where the last disc was placed.
    pub last: Option<u8>,
    /// The move played.
    pub played: u8,
    /// Whether White chose.
    pub is_white: bool,
}

impl Choice {
    /// The number of empty squares before the move.
    pub fn n_empties(&self) -> u32 {
        64 - self.board.discs().count_ones()
    }

    /// Whether a model may know the position after the move by heart.
    pub(super) fn is_opening(&self) -> bool {
        self.board.discs().count_ones() < OPENING_DISCS_MAX
    }

    /// The number of the position after a move, as seen by the side that made it.
    pub(super) fn key_after(&self, index: u8) -> u32 {
        let after = Eight::STANDARD.play(self.board, usize::from(index));
        position_key(after.pass())
    }
}

impl Games {
    /// Adds the games of a WTHOR file, except those of programs, whose names have a parenthesis.
    pub fn add_wthor(&mut self, base: &Base, names: &Names) {
        if base.size != BoardSize::STANDARD {
            return;
        }
        for index in 0..base.len() {
            let facts = base.facts(index);
            let name = |number: u16| match names.players.get(usize::from(number)) {
                Some(name) => name.clone(),
                None => format!("number {number}"),
            };
            let both = [facts.players.black, facts.players.white].map(name);
            if both.iter().any(|name| is_program(name)) {
                continue;
            }
            let players = both.map(|name| self.player(&name, None));
            let squares: Vec<u8> = base.squares(index).map(|square| square.index() as u8).collect();
            let score = (2 * i16::from(facts.score.min(64)) - 64) as i8;
            self.games.push(Game { year: base.year, players, score: Some(score), squares });
        }
    }

    /// Adds the main line of a game on 8×8 from the usual start, up to a correction of its board. The year is
    /// the first four digits of its date.
    pub fn add_record(&mut self, record: &Record) {
        if *record.start() != Position::start(BoardSize::STANDARD) || record.goal() != Goal::MostDiscs {
            return;
        }
        let line = record.main_line();
        let sound = record.before_correction(&line).iter();
        let squares = sound.filter_map(|&node| record.move_into(node)?.square());
        let squares: Vec<u8> = squares.map(|square| square.index() as u8).collect();
        let header = &record.header;
        let names = [&header.players.black, &header.players.white];
        let players = names.map(|name| self.player(if name.is_empty() { "?" } else { name }, None));
        let year = header.date.get(..4).and_then(|year| year.parse().ok()).unwrap_or(0);
        self.games.push(Game { year, players, score: None, squares });
    }

    /// Adds games of a table with the columns black, white, their Elo, and the moves.
    ///
    /// # Errors
    /// When a line cannot be read; the error names its number.
    pub fn add_casual(&mut self, text: &str) -> Result<(), String> {
        for (number, line) in (1..).zip(text.lines()).skip(1) {
            let wrong = |what: &str| format!("line {number}: {what}");
            let columns: Vec<&str> = line.split('\t').collect();
            let [black, white, black_elo, white_elo, moves] = columns[..] else {
                return Err(wrong("five columns are expected"));
            };
            let elo = |text: &str| text.parse().map_err(|_| wrong("the Elo is no number"));
            let elos: [f32; 2] = [elo(black_elo)?, elo(white_elo)?];
            let players = [
                self.player(&format!("casual {black}"), Some(elos[0])),
                self.player(&format!("casual {white}"), Some(elos[1])),
            ];
            let names = moves.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).unwrap_or_default());
            let squares: Option<Vec<u8>> = names
                .map(|name| Square::parse(name, BoardSize::STANDARD).ok().map(|square| square.index() as u8))
                .collect();
            let squares = squares.ok_or_else(|| wrong("a move is no square"))?;
            self.games.push(Game { year: 0, players, score: None, squares });
        }
        Ok(())
    }

    /// The number of a player, added if the name is new.
    pub fn player(&mut self, name: &str, given: Option<f32>) -> u32 {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = self.players.len() as u32;
        self.numbers.insert(name.to_owned(), number);
        self.players.push(name.to_owned());
        self.given_ratings.push(given);
        number
    }
}

/// Whether a name of WTHOR is a program's.
pub fn is_program(name: &str) -> bool {
    name.contains('(')
}

impl Game {
    /// Every choice of the game in order; it ends early where a move is not legal.
    pub fn choices(&self) -> impl Iterator<Item = Choice> {
        let kernel = Eight::STANDARD;
        let mut board = kernel.board(&Position::start(BoardSize::STANDARD));
        let (mut is_white, mut last) = (false, None);
        self.squares.iter().map_while(move |&played| {
            if kernel.legal_moves(board) == 0 {
                (board, is_white) = (board.pass(), !is_white);
            }
            (kernel.legal_moves(board) >> played & 1 == 1).then_some(())?;
            let choice = Choice { board, last, played, is_white };
            board = kernel.play(board, usize::from(played));
            (is_white, last) = (!is_white, Some(played));
            Some(choice)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "black\twhite\tblack_elo\twhite_elo\tmoves\n1\t2\t1400\t1300\tf5d6c3\n";

    #[test]
    fn casual_games_are_read_and_replayed() {
        let mut games = Games::default();
        games.add_casual(TABLE).unwrap();
        let choices: Vec<Choice> = games.games[0].choices().collect();
        assert_eq!(choices.len(), 3);
        assert_eq!((choices[1].is_white, choices[1].last, choices[1].n_empties()), (true, Some(37), 59));
        assert_eq!(games.given_ratings, [Some(1400.0), Some(1300.0)]);
    }

    #[test]
    fn an_illegal_move_ends_the_game_and_a_bad_line_is_named() {
        let mut games = Games::default();
        games.add_casual(&TABLE.replace("c3", "a1")).unwrap();
        assert_eq!(games.games[0].choices().count(), 2);
        assert_eq!(
            games.add_casual(&TABLE.replace("1400", "x")),
            Err("line 2: the Elo is no number".to_owned())
        );
    }

    #[test]
    fn a_name_with_a_parenthesis_is_a_programs() {
        assert!(is_program("Zebra (Gunnar)") && !is_program("Anna Example"));
    }
}
