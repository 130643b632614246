//! The section of one's own mistakes: what is due today, each position until it is answered, and an end to
//! it.

mod asked;
mod searcher;

use super::{Look, stage};
use crate::app::learn::puzzles::Now;
use crate::app::message::Message;
use crate::app::message::learn::CardChoice as Choice;
use crate::app::widgets::board::BoardState;
use crate::app::widgets::speech;
use crate::knowledge::Knowledge;
use crate::rules::{Goal, Position, Square};
use crate::teach::cards::fsrs::Grade;
use crate::teach::cards::{Card, Cards, duration_words};
use crate::teach::profile::Profile;
use crate::teach::puzzles::{Puzzle, Theme, choose, file};
use crate::text;
use asked::Asked;
use egui::{Button, Context, Key, Label, RichText, Ui, vec2};
use searcher::{Found, Searcher};

const WIDTH: f32 = 560.0;

/// What is asked, and who knows the answers.
pub(crate) struct State {
    /// `None` shows what is due.
    asked: Option<Box<Asked>>,
    /// The numbers of the cards that are still to be asked.
    coming: Vec<usize>,
    /// Themes of which another position was asked in this round.
    warmed: Vec<Theme>,
    /// The rating of positions that are like a card.
    rating: u16,
    n_asked: usize,
    n_right: usize,
    /// The end of a round was reached.
    is_done: bool,
    searcher: Searcher,
    board: BoardState,
    /// Days since 1970, as of the last choice.
    today: i64,
}

impl State {
    pub(crate) fn new(ctx: &Context) -> State {
        State {
            asked: None,
            coming: Vec::new(),
            warmed: Vec::new(),
            rating: 0,
            n_asked: 0,
            n_right: 0,
            is_done: false,
            searcher: Searcher::start(ctx),
            board: BoardState::new("mistake"),
            today: 0,
        }
    }

    /// The section is opened on a day.
    pub(crate) fn open(&mut self, now: Now) {
        (self.today, self.is_done) = (now.day, false);
    }

    /// From a card to what is due; says whether there was one.
    pub(crate) fn back(&mut self) -> bool {
        self.asked.take().is_some()
    }

    /// Brings the keyboard to the board.
    pub(crate) fn focus_board(&mut self) {
        self.board.focus(self.board.cursor());
    }

    /// Carries out a choice; how boards lie, and which positions are like a card, follows from the seed.
    pub(crate) fn take(&mut self, ctx: &Context, choice: Choice, seed: u64, now: Now, profile: &Profile) {
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
        self.say(ctx);
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
        let fits = |puzzle: &Puzzle| {
            puzzle.themes.contains(theme) && puzzle.position.empties().len() <= searcher::SOLVED_FROM
        };
        let at = choose::near(puzzles, self.rating, &[], seed, fits)?;
        Some((puzzles[at].position, theme))
    }

    /// A square was clicked or typed.
    pub(crate) fn answer(&mut self, ctx: &Context, square: Square, now: Now, cards: &mut Cards) {
        let Some(asked) = &mut self.asked else { return };
        asked.answer(square, now.seconds);
        self.count(now, cards);
        self.say(ctx);
    }

    fn count(&mut self, now: Now, cards: &mut Cards) {
        let Some(asked) = &mut self.asked else { return };
        if let Some((number, grade)) = asked.count() {
            self.n_asked += 1;
            self.n_right += usize::from(grade != Grade::Again);
            asked.again_in = cards.answer(number, grade, now.day);
        }
    }

    /// Takes in what the thread has found; whether something is to be kept. What is already known better
    /// stays.
    pub(crate) fn poll(
        &mut self,
        ctx: &Context,
        now: Now,
        cards: &mut Cards,
        knowledge: &mut Knowledge,
    ) -> bool {
        let n_asked = self.n_asked;
        for Found { position, moves } in self.searcher.news() {
            moves.into_iter().for_each(|of| knowledge.learn_move(&position, Goal::MostDiscs, of));
            let known = knowledge.moves(&position, Goal::MostDiscs);
            if let Some(asked) = &mut self.asked {
                asked.hear(&position, known, now.seconds);
                self.count(now, cards);
                self.say(ctx);
            }
        }
        self.n_asked != n_asked
    }

    fn say(&mut self, ctx: &Context) {
        if let Some(said) = self.asked.as_mut().and_then(|asked| asked.unsaid()) {
            speech::say(ctx, said);
        }
    }
}

/// Draws the card that is asked, or what is due.
pub(crate) fn mistakes_ui(
    ui: &mut Ui,
    state: &mut State,
    profile: &Profile,
    look: Look,
    messages: &mut Vec<Message>,
) {
    let left = state.coming.len();
    match &state.asked {
        Some(asked) => asked::asked_ui(ui, asked, left, &mut state.board, look, messages),
        None => due_ui(ui, state, &profile.cards, messages),
    }
}

fn due_ui(ui: &mut Ui, state: &State, cards: &Cards, messages: &mut Vec<Message>) {
    stage::header_ui(ui, &text!("learn-mistakes"), &text!("learn-back-to-learn"), messages);
    let n_due = cards.due(state.today).len();
    let big = |text: String| Label::new(RichText::new(text).size(16.0)).wrap();
    stage::column_ui(ui, WIDTH, |ui| {
        ui.add_space(8.0);
        if state.is_done {
            let (n, n_right) = (state.n_asked, state.n_right);
            ui.add(big(text!("mistakes-done", right = n_right, n = n)));
        }
        if cards.is_empty() {
            ui.add(big(text!("mistakes-none")));
            return;
        }
        if n_due == 0 {
            ui.add(big(text!("mistakes-nothing-due")));
        } else {
            ui.add(big(duration_words(n_due)));
            let button =
                Button::new(RichText::new(text!("mistakes-begin")).size(16.0)).min_size(vec2(140.0, 32.0));
            if ui.add(button).clicked() || stage::pressed(ui, &[Key::Enter]) {
                messages.push(Choice::Begin.into());
            }
        }
        ui.add_space(8.0);
        ui.add(Label::new(RichText::new(text!("mistakes-note")).weak()).wrap());
        ui.label(RichText::new(text!("mistakes-in-all", n = cards.len())).weak());
    });
}

/// `12 positions of your games.`
pub(crate) fn progress_words(profile: &Profile) -> String {
    match profile.cards.len() {
        0 => text!("mistakes-progress-none"),
        n => text!("mistakes-progress", n = n),
    }
}
