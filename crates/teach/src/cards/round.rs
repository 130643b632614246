//! A round of the player's mistakes: the cards due today, one after another, until all are answered.

use super::fsrs::Recall;
use super::prompt::Prompt;
use super::{Card, Cards};
use crate::Now;
use crate::choice::Choice;
use crate::ideas::theme_of;
use crate::profile::Profile;
use crate::puzzles::{Puzzle, Theme, choose, file};
use crate::question::Question;
use analysis::analyst::{Answer, Client, Depth, jobs, learn_moves};
use analysis::knowledge::Knowledge;
use engine::SearchId;
use othello::rules::{Goal, Position};

/// The depth of the search of a position's moves; it takes some tens of milliseconds.
const DEPTH: Depth = Depth { plies: 8, solved_from: 14 };

/// The card that is shown, and those that follow.
pub struct CardRound {
    /// The card or puzzle that is shown; `None` while the page shows the cards that are due.
    pending: Option<Box<Prompt>>,
    /// The numbers of the cards that follow.
    coming: Vec<usize>,
    /// Themes of which this round has shown a puzzle.
    shown_themes: Vec<Theme>,
    /// The rating of the puzzles that go before cards.
    rating: u16,
    /// How many cards were answered.
    pub n_answered: usize,
    /// How many were answered rightly.
    pub n_right: usize,
    /// Whether the round has come to its end.
    pub is_done: bool,
    analyst: Client,
    /// The search for the values of the card that is shown.
    search: Option<SearchId>,
    /// The day, counted from 1970, on which the section was last opened or a choice made.
    pub today: i64,
}

impl CardRound {
    /// A round that shows the cards that are due; the analyst finds the values of the moves.
    pub fn new(analyst: Client) -> CardRound {
        CardRound {
            pending: None,
            coming: Vec::new(),
            shown_themes: Vec::new(),
            rating: 0,
            n_answered: 0,
            n_right: 0,
            is_done: false,
            analyst,
            search: None,
            today: 0,
        }
    }

    /// What the page of exercises shows; `None` where the cards that are due are shown.
    pub fn question(&self) -> Option<Question> {
        self.pending.as_ref().map(|prompt| prompt.question(self.coming.len()))
    }

    /// Opens the section, and leaves a card that is over.
    pub fn open(&mut self, now: Now) {
        (self.today, self.is_done) = (now.day, false);
        self.pending.take_if(|prompt| prompt.is_over);
    }

    /// Goes back from a card to what is due; returns whether there was one.
    pub fn back(&mut self) -> bool {
        self.pending.take().is_some()
    }

    /// Carries out a choice; `seed` draws the puzzles that go before cards. Returns the announcement
    /// for a screen reader.
    pub fn take(&mut self, choice: Choice, seed: u64, now: Now, profile: &mut Profile) -> Option<String> {
        self.today = now.day;
        self.rating = choose::rating_for(&profile.puzzles.rating);
        match choice {
            Choice::RepeatMistakes => {
                self.coming = profile.cards.due(now.day);
                (self.n_answered, self.n_right) = (0, 0);
                self.shown_themes.clear();
                self.next(seed, now, &profile.cards);
            }
            Choice::Next => {
                if self.pending.as_ref().is_some_and(|prompt| prompt.is_over) {
                    self.next(seed, now, &profile.cards);
                }
            }
            Choice::Hint => self.pending.iter_mut().for_each(|prompt| prompt.hint()),
            Choice::ShowAnswer => self.pending.iter_mut().for_each(|prompt| prompt.show_answer()),
            Choice::Square(square) => self.pending.as_mut()?.answer(square, now.seconds),
            _ => return None,
        }
        self.follow(now, &mut profile.cards);
        self.announcement()
    }

    fn next(&mut self, seed: u64, now: Now, cards: &Cards) {
        self.pending = None;
        while let Some(&number) = self.coming.first() {
            let card = cards.all.get(number);
            let asked = card.and_then(|card| Some((card, Prompt::card(number, card, now.seconds)?)));
            let Some((card, asked)) = asked else {
                self.coming.remove(0);
                continue;
            };
            let prompt = match self.similar_puzzle(card, seed) {
                Some((position, theme)) => Prompt::similar_puzzle(position, theme, now.seconds),
                None => {
                    self.coming.remove(0);
                    asked
                }
            };
            self.analyst.withdraw();
            self.search = Some(self.analyst.ask_moves(&prompt.position, DEPTH));
            self.pending = Some(Box::new(prompt));
            return;
        }
        self.is_done = self.n_answered > 0;
    }

    /// A puzzle with the theme of a card that was answered before, once in a round for each theme: it tests
    /// whether the player has learnt the idea, and not only the position.
    fn similar_puzzle(&mut self, card: &Card, seed: u64) -> Option<(Position, Theme)> {
        let theme = theme_of(card.memory.and(card.idea)?)?;
        if self.shown_themes.contains(&theme) {
            return None;
        }
        self.shown_themes.push(theme);
        let puzzles = file::embedded().ok()?;
        let fits = |puzzle: &Puzzle| {
            puzzle.themes.contains(theme) && puzzle.position.empties().len() <= DEPTH.solved_from
        };
        let at = choose::near(puzzles, self.rating, &[], seed, fits)?;
        Some((puzzles[at].position, theme))
    }

    /// Counts a new answer, and asks the analyst why a wrong move loses.
    fn follow(&mut self, now: Now, cards: &mut Cards) {
        let Some(prompt) = &mut self.pending else { return };
        if let Some((number, grade)) = prompt.count() {
            self.n_answered += 1;
            self.n_right += usize::from(grade != Recall::Again);
            prompt.again_in = cards.answer(number, grade, now.day);
        }
        prompt.wanted_why().into_iter().for_each(|why| _ = self.analyst.order(jobs::cause(why)));
    }

    /// Stores the values that were found, except where better ones are known. Returns whether a card has
    /// changed, and the announcements for a screen reader.
    pub fn poll(&mut self, now: Now, cards: &mut Cards, knowledge: &mut Knowledge) -> (bool, Vec<String>) {
        let (n_answered, mut announcements) = (self.n_answered, Vec::new());
        for (id, answer) in self.analyst.answers() {
            match answer {
                Answer::Moves(position, moves) => {
                    learn_moves(knowledge, &position, &moves);
                    let known = knowledge.moves(&position, Goal::MostDiscs);
                    if let Some(prompt) = self.pending.as_mut().filter(|_| self.search == Some(id)) {
                        prompt.set_values(known, now.seconds);
                        self.follow(now, cards);
                        announcements.extend(self.announcement());
                    }
                }
                Answer::Cause(why) => {
                    announcements.extend(self.pending.as_mut().and_then(|prompt| prompt.set_why(*why)));
                }
                _ => {}
            }
        }
        (self.n_answered != n_answered, announcements)
    }

    fn announcement(&mut self) -> Option<String> {
        self.pending.as_mut().and_then(|prompt| prompt.feedback.announcement())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Solver;
    use crate::question::Paragraph;
    use analysis::analyst::{Analyst, Priority};
    use std::sync::mpsc::channel;
    use std::time::Duration;

    #[test]
    fn a_wrong_try_and_the_move_of_the_game_get_their_reasons() {
        let (wake, woken) = channel();
        let analyst = Analyst::start(move || _ = wake.send(()));
        let (mut solver, now) = (Solver::new().unwrap(), Now { seconds: 0.0, day: 20_000 });
        let few = file::embedded().unwrap().iter().filter(|puzzle| puzzle.position.empties().len() == 8);
        for position in few.step_by(200).take(4).map(|puzzle| puzzle.position) {
            let truth = solver.solve(&position).unwrap();
            let (best, played) =
                (truth.only_best().unwrap(), truth.with_loss(|loss| loss >= 4).first().unwrap());
            let (mut round, mut profile) =
                (CardRound::new(analyst.client(Priority::Mistake)), Profile::default());
            profile.cards.take_in(1, vec![Card::new(&position, played, 4, String::new())]);
            round.take(Choice::RepeatMistakes, 1, now, &mut profile);
            // The card has no idea, so the reason is the only plain paragraph.
            let mut reason = |square| {
                round.take(Choice::Square(square), 1, now, &mut profile);
                loop {
                    let question = round.question().unwrap();
                    for paragraph in question.text {
                        if let Paragraph::Plain(words) = paragraph {
                            return (words, question.cause.squares);
                        }
                    }
                    woken.recv_timeout(Duration::from_secs(60)).expect("the analyst answers");
                    round.poll(now, &mut profile.cards, &mut Knowledge::default());
                }
            };
            let [(harm, marks), (both, _)] = [reason(played), reason(best)];
            let [best_name, played_name] = [best, played].map(|square| square.name(position.size()));
            assert!(!harm.contains(&best_name) && !marks.contains(best), "{harm} {marks:?}");
            assert!(both.contains(&best_name) || both.contains(&played_name), "{both}");
        }
    }
}
