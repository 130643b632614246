//! The learner: whose profile is shown, which games count for that learner, and when the profile is saved.

use super::{Event, Look, Out, Room, learn_ui};
use crate::arrangement::Place;
use crate::outbox::Ask;
use crate::shared::{Shared, seed};
use crate::widgets::notices::{Notice, Tone};
use analysis::reviewing::Reviewing;
use egui::{Context, Ui};
use engine::human::{Opponent, Rating};
use othello::rules::{BoardSize, Color, Goal, Move, Position};
use session::Action;
use system::calendar::today;
use teach::cards::gather;
use teach::choice::{Choice, Page, PuzzleSet};
use teach::puzzles::own;
use teach::repertoire::{Deviation, OPENING_MOVES};
use teach::{Inputs, Now};
use texts::text;

/// Clears the typed square and the notice, when game and Learn change places.
fn settle(out: &mut Out) {
    out.ask(Ask::ForgetTyped);
    out.ask(Ask::DismissNotice);
}

/// The time by the window's clock and the user's day.
fn now(ctx: &Context) -> Now {
    Now { seconds: ctx.input(|input| input.time), day: today() }
}

impl Room {
    /// Draws the page that is open, with the notice unless it is about the game, and the square typed so far.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        shared: &Shared,
        typed: Option<&str>,
        notice: Option<&Notice>,
        out: &mut Out,
    ) {
        let area = ui.available_rect_before_wrap();
        let look = Look {
            settings: &shared.settings,
            animation: shared.animation(),
            typed,
            notice: notice.filter(|notice| notice.tone != Tone::News),
            person: shared.library.person(&self.learner),
            day: today(),
            place: Place::of(area, &shared.settings, BoardSize::STANDARD),
        };
        learn_ui(ui, self, look, out);
    }

    /// Opens Learn in place of the game, where it was left, or goes back to the game.
    pub(crate) fn switch(&mut self, out: &mut Out) {
        if self.is_open() {
            self.close();
            settle(out);
        } else {
            self.open(self.last_page, out);
        }
    }

    pub(crate) fn choose(&mut self, choice: Choice, shared: &mut Shared, out: &mut Out) {
        self.follow_file(shared);
        out.ask(Ask::ForgetTyped);
        match &choice {
            Choice::ShowReport => {
                let player = self.learner.clone();
                return out.emit(Event::ShowReport { player: player.clone(), reader: Some(player) });
            }
            Choice::ShowLines(explanation) => return out.emit(Event::ShowLines(explanation.clone())),
            Choice::PlayFrom(position) => return out.emit(Event::PlayFrom(*position)),
            // Each call looks through a few games, so a large library needs several.
            Choice::Open(Page::Mistakes) => self.gather_mistakes(shared),
            Choice::Open(Page::Guess) => {
                self.guess.offer_any(Some(shared.record()).filter(|_| !shared.session.is_contested()));
            }
            // Leaves Learn for the review of the game whose moves were guessed.
            Choice::ReviewGuessed => {
                self.close();
                settle(out);
                if let Some(record) = self.guess.record().filter(|_| !self.guess.is_of(shared.record())) {
                    out.act(Action::Load(Box::new(record.clone())));
                }
                return out.emit(Event::ReviewBoard);
            }
            Choice::BeginPuzzles(PuzzleSet::Own, _) => {
                let positions = own::positions(&shared.library.library(), &self.learner, seed());
                self.puzzles.set_own(positions);
            }
            Choice::AddGame => self.add_game_to_lines(shared),
            Choice::AddMove(color, position, square) => {
                self.profile.repertoire[*color].add(position, *square);
                return self.save_added(*color, square.name(position.size()), shared, out);
            }
            _ => {}
        }
        let book = shared.book();
        let (now, rating) = (now(&shared.ctx), self.rating(shared));
        let inputs = Inputs { book: book.as_deref(), seed: seed(), now, rating };
        self.take(&shared.ctx, choice, inputs);
        shared.storage.save_profile(&self.profile);
    }

    /// The learner's rating by the games in the library; without games, the settings' rating of people.
    fn rating(&self, shared: &Shared) -> Rating {
        let person = shared.library.person(&self.learner).filter(|person| !person.games.is_empty());
        let points = person.map(|person| person.estimate().rating.points());
        points.map_or(shared.settings.people_rating(), Opponent::nearest_rating)
    }

    /// Collects the threads' results, and saves what changed.
    pub(crate) fn poll_pages(&mut self, shared: &mut Shared) {
        if self.page == Some(Page::Progress) {
            self.progress.follow(&shared.library, &self.learner);
        }
        if self.is_open() && self.poll(&shared.ctx, seed(), now(&shared.ctx), &mut shared.knowledge) {
            shared.storage.save_profile(&self.profile);
        }
    }

    /// Adds the first moves of the game on the board to the lines that are shown.
    fn add_game_to_lines(&mut self, shared: &Shared) {
        let record = shared.record();
        if *record.start() == Position::start(BoardSize::STANDARD) && record.goal() == Goal::MostDiscs {
            let moves: Vec<Move> = record.moves().into_iter().take(OPENING_MOVES).collect();
            let color = self.openings.color;
            self.profile.repertoire[color].add_line(color, &moves);
        }
    }

    /// Adds the moves up to the shown position, as a line, to the lines of the side that moved last.
    pub(crate) fn add_shown_line(&mut self, shared: &mut Shared, out: &mut Out) {
        let record = shared.record();
        let path = record.path(record.cursor());
        let moves: Vec<Move> = record.moves().into_iter().take(OPENING_MOVES).collect();
        let before = record.before_correction(&path).last().and_then(|&last| record.parent(last));
        let Some(before) = before else { return };
        let color = record.position_at(before).turn();
        let names = Move::line(&moves, BoardSize::STANDARD);
        self.profile.repertoire[color].add_line(color, &moves);
        self.save_added(color, names, shared, out);
    }

    /// Saves what was added to the lines of a colour, and reports it.
    fn save_added(&self, color: Color, moves: String, shared: &mut Shared, out: &mut Out) {
        shared.storage.save_profile(&self.profile);
        out.answer(text!("lines-added", moves = moves, color = color.key()));
    }

    /// Where the game under review left the learner's lines; `None` if the learner played both sides or none.
    pub(crate) fn deviation(&self, reviewing: &Reviewing, shared: &Shared) -> Option<Deviation> {
        let (library, names) = (shared.library.library(), &shared.record().header.players);
        let is_own = |color: &Color| library.person_of(&names[*color]) == self.learner;
        let mut own = Color::BOTH.into_iter().filter(is_own);
        let (color, None) = (own.next()?, own.next()) else { return None };
        self.profile.repertoire[color].deviation(color, &reviewing.review)
    }

    /// Makes cards of the mistakes in games that were reviewed since the last time.
    pub(crate) fn gather_mistakes(&mut self, shared: &Shared) {
        gather::gather(&shared.library.library(), &self.learner, &mut self.profile.cards);
    }

    pub(crate) fn open(&self, page: Page, out: &mut Out) {
        settle(out);
        out.send(Choice::Open(page));
    }

    /// How many of the learner's mistakes are due today.
    pub(crate) fn n_mistakes_due(&self) -> usize {
        self.profile.cards.due(today()).len()
    }

    /// Loads the profile of the person who plays as "you".
    pub(crate) fn follow_player(&mut self, shared: &mut Shared) {
        let learner = shared.settings.you();
        if learner != self.learner {
            self.learner = learner.to_owned();
            self.profile = shared.storage.load_profile(shared.settings.progress_of(learner));
            self.gather_mistakes(shared);
        }
        self.follow_file(shared);
    }

    /// Reads the profile again if another window has changed its file.
    pub(crate) fn follow_file(&mut self, shared: &mut Shared) {
        if let Some(newer) = shared.storage.profile_news() {
            self.profile = newer;
            self.gather_mistakes(shared);
        }
    }
}
