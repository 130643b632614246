//! My mistakes: positions from the player's own games with a wrong move, repeated until they are known.
//!
//! A card is a position with the move that was wrong. Its answers determine when it comes again ([`fsrs`]).
//! Days are counted from 1970.

pub mod fsrs;
pub mod gather;
mod prompt;
pub mod round;

use super::profile::{COUNT_MAX, clamped_day};
use super::puzzles::draw::canonical;
use analysis::explain::Idea;
use fsrs::{Memory, Recall};
use othello::rules::{BoardSize, Position, Setup, Square};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use texts::text;

/// A wrong move of the player in a position, and what the player remembers of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// The board before the move, `X` and `O` and `-` row by row, then a blank and whose turn it was.
    board: String,
    played: String,
    /// The square of the previous disc, if known.
    #[serde(default)]
    last: Option<String>,
    /// The discs that the move lost, by the review.
    pub loss: u16,
    /// Which game it comes from: `against Ben, 2026-11-23`.
    game: String,
    /// What the mistake was about, where a reason is known.
    #[serde(default, alias = "motif")]
    pub idea: Option<Idea>,
    /// What is remembered; `None` before the first answer.
    pub memory: Option<Memory>,
    /// The day of the last answer.
    pub answered: i64,
    /// The day from which on it is due.
    pub due: i64,
    /// How many answers it has had.
    pub n_answers: u32,
    /// How many of them were wrong.
    pub n_wrong: u32,
}

/// All cards of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Cards {
    /// In the order in which they were made.
    #[serde(rename = "cards")]
    pub all: Vec<Card>,
    /// The games that were looked through, by when they came into the library, in seconds since 1970.
    looked_through: Vec<u64>,
    /// The last day with new cards, and their number on it.
    new_on: (i64, u32),
}

/// New cards in a day.
pub const NEW_A_DAY: u32 = 5;
/// The most cards in a day.
pub const MAX_A_DAY: usize = 40;
/// The estimated time for a card, in seconds.
const SECONDS_A_CARD: usize = 15;
/// The most cards; the oldest beyond it are dropped.
const CARDS_MAX: usize = 20_000;
/// What a file calls an opponent without a name.
const NO_NAME: &str = "an opponent";

impl Card {
    /// A card before its first answer, without the previous disc; 8×8 only.
    pub fn new(position: &Position, played: Square, loss: u16, game: String) -> Card {
        Card {
            board: Setup::from(position).line(),
            played: played.name(position.size()),
            last: None,
            loss,
            game,
            idea: None,
            memory: None,
            answered: 0,
            due: 0,
            n_answers: 0,
            n_wrong: 0,
        }
    }

    /// The opponent's name and the date of the game it comes from, as far as they are known.
    pub fn opponent_and_date(&self) -> (Option<&str>, Option<&str>) {
        let game = self.game.strip_prefix("against ").unwrap_or(&self.game);
        let is_date = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
        let (opponent, date) = match game.rsplit_once(", ") {
            Some((opponent, date)) if is_date(date) => (opponent, Some(date)),
            _ => (game, None),
        };
        (Some(opponent).filter(|name| *name != NO_NAME), date)
    }

    /// How often `X` and `O` occur in the board's line, the sign for whose turn it is included.
    fn n_discs(&self) -> (usize, usize) {
        let count = |sign: u8| self.board.bytes().filter(|&byte| byte == sign).count();
        (count(b'X'), count(b'O'))
    }

    /// The position before the move and the square that was played; `None` where the card is broken.
    pub fn read(&self) -> Option<(Position, Square)> {
        let position = Setup::parse_line(&self.board, BoardSize::STANDARD)?.playable().ok()?;
        let played = Square::parse(&self.played, BoardSize::STANDARD).ok()?;
        position.legal_moves().contains(played).then_some((position, played))
    }

    /// The square of the previous disc, if known.
    pub fn last(&self) -> Option<Square> {
        Square::parse(self.last.as_ref()?, BoardSize::STANDARD).ok()
    }

    /// Takes in an answer. Returns the days until it is due again.
    fn answer(&mut self, grade: Recall, day: i64) -> u32 {
        let (memory, interval) = Memory::answered(self.memory, day - self.answered, grade);
        let due = clamped_day(day + i64::from(interval));
        (self.memory, self.answered, self.due) = (Some(memory), day, due);
        self.n_answers = (self.n_answers + 1).min(COUNT_MAX);
        self.n_wrong = (self.n_wrong + u32::from(grade == Recall::Again)).min(self.n_answers);
        interval
    }
}

impl Cards {
    /// Adds the mistakes of a game; a position that has a card already gets no second one. Returns the number
    /// of new cards.
    pub fn take_in(&mut self, game: u64, mistakes: Vec<Card>) -> usize {
        self.looked_through.push(game);
        let n_before = self.all.len();
        for card in mistakes {
            if !self.has_position_of(&card) {
                self.all.push(card);
            }
        }
        let n_new = self.all.len() - n_before;
        self.drop_oldest();
        n_new
    }

    fn drop_oldest(&mut self) {
        let n_old = self.all.len().saturating_sub(CARDS_MAX);
        self.all.drain(..n_old);
    }

    /// Whether there is a card of the same position, or of an image of it. Compares the disc counts first, so
    /// that few boards are read.
    fn has_position_of(&self, new: &Card) -> bool {
        let key = |card: &Card| card.read().map(|(position, _)| canonical(&position));
        let (n_discs, own) = (new.n_discs(), key(new));
        self.all.iter().any(|card| card.n_discs() == n_discs && key(card) == own)
    }

    /// The cards of a day by their numbers: those that are likeliest to be forgotten first, then new ones.
    pub fn due(&self, day: i64) -> Vec<usize> {
        let chance = |at: usize| {
            let card = &self.all[at];
            card.memory.map_or(1.0, |memory| memory.retrievability((day - card.answered) as f64))
        };
        let is_old = |at: &usize| self.all[*at].memory.is_some() && self.all[*at].due <= day;
        let mut due: Vec<usize> = (0..self.all.len()).filter(is_old).collect();
        due.sort_by(|a, b| chance(*a).total_cmp(&chance(*b)));
        let n_new = NEW_A_DAY.saturating_sub(self.n_new_on(day)) as usize;
        // The latest mistakes are remembered best: they come first.
        let new = (0..self.all.len()).rev().filter(|at| self.all[*at].memory.is_none());
        due.extend(new.take(n_new));
        due.truncate(MAX_A_DAY);
        due
    }

    fn n_new_on(&self, day: i64) -> u32 {
        if self.new_on.0 == day { self.new_on.1 } else { 0 }
    }

    /// Takes in an answer to a card. Returns the days until it is due again.
    pub fn answer(&mut self, number: usize, grade: Recall, day: i64) -> Option<u32> {
        let n_new = self.n_new_on(day);
        let card = self.all.get_mut(number)?;
        if card.memory.is_none() {
            self.new_on = (day, n_new + 1);
        }
        Some(card.answer(grade, day))
    }

    /// Merges the cards of two copies; of a card in both, keeps the one with more answers.
    #[must_use]
    pub fn joined(mut self, there: Cards) -> Cards {
        let place = |(at, card): (usize, &Card)| (card.board.clone(), at);
        let places: HashMap<String, usize> = self.all.iter().enumerate().map(place).collect();
        for card in there.all {
            match places.get(&card.board).map(|&at| &mut self.all[at]) {
                Some(own) if own.n_answers <= card.n_answers => *own = card,
                Some(_) => {}
                None => self.all.push(card),
            }
        }
        self.drop_oldest();
        self.looked_through.extend(there.looked_through);
        self.looked_through.sort_unstable();
        self.looked_through.dedup();
        self.new_on = self.new_on.max(there.new_on);
        self
    }

    /// Drops cards that cannot be read and clamps every number to its range.
    #[must_use]
    pub fn sanitized(mut self) -> Cards {
        self.all.retain(|card| {
            let is_number =
                |memory: Memory| memory.stability > 0.0 && (1.0..=10.0).contains(&memory.difficulty);
            card.read().is_some() && card.memory.is_none_or(is_number)
        });
        for card in &mut self.all {
            (card.answered, card.due) = (clamped_day(card.answered), clamped_day(card.due));
            card.n_answers = card.n_answers.min(COUNT_MAX);
            card.n_wrong = card.n_wrong.min(card.n_answers);
        }
        self.new_on = (clamped_day(self.new_on.0), self.new_on.1.min(COUNT_MAX));
        self
    }
}

/// `6 moves to try again today, about 2 minutes.`
pub fn duration_words(n_cards: usize) -> String {
    let minutes = (n_cards * SECONDS_A_CARD).div_ceil(60).max(1);
    text!("mistakes-due", cards = n_cards, minutes = minutes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::random_game;
    use othello::rules::Symmetry;

    fn card(seed: u64) -> Card {
        let record = random_game(BoardSize::STANDARD, seed);
        let positions = record.line_positions().into_iter().skip(20);
        let (_, position) =
            positions.into_iter().find(|(_, position)| position.legal_moves().len() > 3).unwrap();
        Card::new(&position, position.legal_moves().first().unwrap(), 8, format!("game {seed}"))
    }

    fn cards(n: u64) -> Cards {
        let mut cards = Cards::default();
        cards.take_in(1, (0..n).map(card).collect());
        cards
    }

    #[test]
    fn a_card_knows_the_opponent_and_the_date() {
        let check = |game: &str, expected| {
            let position = Position::start(BoardSize::STANDARD);
            let played = position.legal_moves().first().unwrap();
            let card = Card::new(&position, played, 8, game.to_owned());
            assert_eq!(card.opponent_and_date(), expected, "{game}");
        };
        check("against Ben, 2026-11-23", (Some("Ben"), Some("2026-11-23")));
        check("against Rose, Brian", (Some("Rose, Brian"), None));
        check("against an opponent, 2026-11-23", (None, Some("2026-11-23")));
        check("against an opponent", (None, None));
    }

    #[test]
    fn symmetric_positions_share_one_card() {
        let mut cards = cards(3);
        let (position, played) = cards.all[0].read().unwrap();
        let turned = Symmetry::all(position.size()).nth(3).unwrap();
        let (position, played) = (turned.position(&position), turned.square(played, position.size()));
        assert_eq!(cards.take_in(2, vec![Card::new(&position, played, 4, String::new())]), 0);
        assert_eq!(cards.all.len(), 3);
        assert_eq!(cards.looked_through, [1, 2]);
    }

    #[test]
    fn a_new_card_replaces_the_oldest_of_too_many() {
        let mut cards = Cards { all: vec![card(0); CARDS_MAX + 3], ..Cards::default() };
        assert_eq!(cards.take_in(1, vec![card(1)]), 1);
        assert_eq!((cards.all.len(), cards.all.last()), (CARDS_MAX, Some(&card(1))));
    }

    #[test]
    fn five_new_cards_come_a_day_and_old_ones_when_they_are_due() {
        let mut cards = cards(12);
        let day = 20_000;
        let first = cards.due(day);
        assert_eq!(first.len(), 5);
        for number in &first {
            assert_eq!(cards.answer(*number, Recall::Good, day), Some(2));
        }
        assert_eq!(cards.due(day), Vec::<usize>::new(), "done for today");
        assert_eq!(cards.due(day + 1).len(), 5, "new ones");
        let later = cards.due(day + 2);
        assert_eq!(later.len(), 10, "those of the first day again, and new ones");
        assert!(first.iter().all(|number| later[..5].contains(number)), "what is learnt comes first");
        assert_eq!(cards.answer(later[0], Recall::Again, day + 2), Some(1));
    }

    #[test]
    fn intervals_grow_with_each_good_answer() {
        let mut cards = cards(1);
        let (mut day, mut last) = (20_000, 0);
        for _ in 0..6 {
            let interval = cards.answer(0, Recall::Good, day).unwrap();
            assert!(interval > last);
            (day, last) = (day + i64::from(interval), interval);
        }
        assert!(last > 300, "{last}");
        assert_eq!(duration_words(6), "6 moves to try again today, about 2 minutes.");
        assert_eq!(duration_words(1), "1 move to try again today, about 1 minute.");
    }

    #[test]
    fn a_broken_card_is_left_out() {
        let mut cards = cards(3);
        cards.all[1].played = "a1a1".to_owned();
        cards.all[2].memory = Some(Memory { stability: f64::NAN, difficulty: 5.0 });
        assert_eq!(cards.sanitized().all.len(), 1);
    }
}
