//! A round of one's own mistakes: what is due today, each position until it is answered, and an end to it.

use super::asked::Asked;
use super::fsrs::Grade;
use super::searcher::{Found, SOLVED_FROM, Searcher};
use super::{Card, Cards};
use crate::knowledge::Knowledge;
use crate::teach::Now;
use crate::teach::choice::CardChoice as Choice;
use crate::teach::profile::Profile;
use crate::teach::puzzles::{Puzzle, Theme, choose, file};
use othello::rules::{Goal, Position, Square};

/// What is asked, and who knows the answers.
pub struct Round {
    /// `None` shows what is due.
    pub asked: Option<Box<Asked>>,
    /// The numbers of the cards that are still to be asked.
    coming: Vec<usize>,
    /// Themes of which another position was asked in this round.
    warmed: Vec<Theme>,
    /// The rating of positions that are like a card.
    rating: u16,
    /// How many cards were asked.
    pub n_asked: usize,
    /// How many were answered rightly.
    pub n_right: usize,
    /// The end of a round was reached.
    pub is_done: bool,
    searcher: Searcher,
    /// Days since 1970, as of the last choice.
    pub today: i64,
}

impl Round {
    /// What is due, with a thread that calls `wake` whenever it has found something.
    pub fn new(wake: impl Fn() + Send + 'static) -> Round {
        Round {
            asked: None,
            coming: Vec::new(),
            warmed: Vec::new(),
            rating: 0,
            n_asked: 0,
            n_right: 0,
            is_done: false,
            searcher: Searcher::start(wake),
            today: 0,
        }
    }

    /// How many cards are still to be asked after this one.
    pub fn n_left(&self) -> usize {
        self.coming.len()
    }

    /// The section is opened on a day.
    pub fn open(&mut self, now: Now) {
        (self.today, self.is_done) = (now.day, false);
    }

    /// From a card to what is due; says whether there was one.
    pub fn back(&mut self) -> bool {
        self.asked.take().is_some()
    }

    /// Carries out a choice; how boards lie, and which positions are like a card, follows from the seed.
    /// Returns what a screen reader is to be told.
    pub fn take(&mut self, choice: Choice, seed: u64, now: Now, profile: &Profile) -> Option<String> {
        let cards = &profile.cards;
        self.today = now.day;
        self.rating = choose::rating_for(&profile.puzzles.rating);
        match choice {
            Choice::Begin => {
                self.coming = cards.due(now.day);
                (self.n_asked, self.n_right) = (0, 0);
                self.warmed.clear();
                self.next(seed, now, cards);
            }
            Choice::Next => {
                if self.asked.as_ref().is_some_and(|asked| asked.is_answered()) {
                    self.next(seed, now, cards);
                }
            }
            Choice::Hint => self.asked.iter_mut().for_each(|asked| asked.hint()),
        }
        self.unsaid()
    }

    fn next(&mut self, seed: u64, now: Now, cards: &Cards) {
        self.asked = None;
        while let Some(&number) = self.coming.first() {
            let card = cards.get(number);
            let Some((card, shown)) = card.and_then(|card| Some((card, card.shown(seed)?))) else {
                self.coming.remove(0);
                continue;
            };
            let asked = match self.alike(card, seed) {
                Some((position, theme)) => Asked::alike(position, theme, now.seconds),
                None => {
                    self.coming.remove(0);
                    Asked::card(number, card, shown, now.seconds)
                }
            };
            self.searcher.ask(asked.position);
            self.asked = Some(Box::new(asked));
            return;
        }
        self.is_done = self.n_asked > 0;
    }

    /// Another position of the theme of a card that was asked before, once a round: who has learnt the idea
    /// and not the position finds the move there too.
    fn alike(&mut self, card: &Card, seed: u64) -> Option<(Position, Theme)> {
        let theme = card.memory.and(card.motif)?.theme()?;
        if self.warmed.contains(&theme) {
            return None;
        }
        self.warmed.push(theme);
        let puzzles = file::embedded().ok()?;
        let fits =
            |puzzle: &Puzzle| puzzle.themes.contains(theme) && puzzle.position.empties().len() <= SOLVED_FROM;
        let at = choose::near(puzzles, self.rating, &[], seed, fits)?;
        Some((puzzles[at].position, theme))
    }

    /// A square was clicked or typed. Returns what a screen reader is to be told.
    pub fn answer(&mut self, square: Square, now: Now, cards: &mut Cards) -> Option<String> {
        self.asked.as_mut()?.answer(square, now.seconds);
        self.count(now, cards);
        self.unsaid()
    }

    fn count(&mut self, now: Now, cards: &mut Cards) {
        let Some(asked) = &mut self.asked else { return };
        if let Some((number, grade)) = asked.count() {
            self.n_asked += 1;
            self.n_right += usize::from(grade != Grade::Again);
            asked.again_in = cards.answer(number, grade, now.day);
        }
    }

    /// Takes in what the thread has found: whether something is to be kept, and what a screen reader is to be
    /// told. What is already known better stays.
    pub fn poll(&mut self, now: Now, cards: &mut Cards, knowledge: &mut Knowledge) -> (bool, Vec<String>) {
        let (n_asked, mut said) = (self.n_asked, Vec::new());
        for Found { position, moves } in self.searcher.news() {
            moves.into_iter().for_each(|of| knowledge.learn_move(&position, Goal::MostDiscs, of));
            let known = knowledge.moves(&position, Goal::MostDiscs);
            if let Some(asked) = &mut self.asked {
                asked.hear(&position, known, now.seconds);
                self.count(now, cards);
                said.extend(self.unsaid());
            }
        }
        (self.n_asked != n_asked, said)
    }

    fn unsaid(&mut self) -> Option<String> {
        self.asked.as_mut().and_then(|asked| asked.unsaid())
    }
}
