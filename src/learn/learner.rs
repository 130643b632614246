//! The person who learns: whose profile is shown, from which games, and where that is saved.

use super::{Look, Room, learn_ui};
use crate::review::view::DeviationView;
use crate::shared::{Shared, seed};
use crate::side::arrangement::Place;
use crate::widgets::notices::{self, Notice, Tone};
use crate::widgets::theme::BoardTheme;
use crate::{play, report, review};
use ::library::people::RatedGame;
use analysis::reviewing::Reviewing;
use egui::{Context, Ui};
use engine::human::{Opponent, Rating};
use othello::evaluation::Score;
use othello::record::Record;
use othello::rules::{BoardSize, Color, Goal, Move, Position};
use session::words::only_human;
use system::calendar::today;
use teach::cards::gather;
use teach::choice::{Choice, GuessChoice, OpeningChoice, Page, PuzzleChoice, PuzzleMode};
use teach::puzzles::own;
use teach::repertoire::OPENING;
use teach::{Inputs, Now};
use texts::text;

/// What commands and files ask of the learner's profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// Opens Learn in place of the game, where it was left, or goes back to the game.
    Switch,
    /// Opens a page of Learn.
    Open(Page),
    /// Adds the moves to the position shown to the lines of the side that moved last.
    AddShownLine,
    /// The person who plays may be another one, or have learnt elsewhere.
    Follow,
}

/// What ends when game and Learn change places.
fn settled() -> [crate::Message; 2] {
    [crate::Message::Play(play::Message::ForgetTyped), crate::Message::Notice(notices::Message::Dismiss)]
}

/// The time by the window's clock and the user's day.
fn now(ctx: &Context) -> Now {
    Now { seconds: ctx.input(|input| input.time), day: today() }
}

impl Room {
    /// Draws the page that is open, with the notice shown and the part of a square that was typed.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        shared: &Shared,
        typed: Option<&str>,
        notice: Option<&Notice>,
        messages: &mut Vec<crate::Message>,
    ) {
        let area = ui.available_rect_before_wrap();
        let look = Look {
            theme: BoardTheme::of(&shared.settings, &shared.ctx),
            coordinates: shared.settings.show_coordinates,
            rings: shared.settings.show_legal_moves,
            animation: shared.animation(),
            typed,
            notice: notice.filter(|notice| notice.tone != Tone::News),
            person: shared.library.person(&self.learner),
            day: today(),
            place: Place::of(area, ui.ctx(), &shared.settings, BoardSize::STANDARD),
        };
        learn_ui(ui, self, look, messages);
    }

    /// Carries out a message.
    pub(crate) fn update(&mut self, message: Message, shared: &mut Shared) -> Vec<crate::Message> {
        match message {
            Message::Switch if self.is_open() => {
                self.close();
                settled().into()
            }
            Message::Switch => self.open(self.last_page, shared),
            Message::Open(page) => self.open(page, shared),
            Message::AddShownLine => self.add_shown_line(shared).into_iter().collect(),
            Message::Follow => {
                self.follow_player(shared);
                Vec::new()
            }
        }
    }

    /// Carries out a choice on a page, and saves the profile.
    pub(crate) fn choose(&mut self, choice: Choice, shared: &mut Shared) -> Vec<crate::Message> {
        self.follow_file(shared);
        let forget = crate::Message::Play(play::Message::ForgetTyped);
        match &choice {
            Choice::ShowReport => {
                let (player, reader) = (self.learner.clone(), Some(self.learner.clone()));
                let open = report::Message::Open { player, reader };
                return vec![forget, crate::Message::Report(open)];
            }
            Choice::Open(Page::Mistakes) => self.gather_mistakes(shared),
            Choice::Open(Page::Guess) => {
                let session = &shared.session;
                self.offer_game(Some(session.record()).filter(|_| !session.is_contested()));
            }
            Choice::Guess(GuessChoice::Review) => return self.review_guessed(),
            Choice::Puzzles(PuzzleChoice::Begin(PuzzleMode::Own)) => {
                let positions = own::positions(&shared.library.library(), &self.learner, seed());
                self.puzzles.set_own(positions);
            }
            Choice::Openings(OpeningChoice::AddGame) => self.add_game_to_lines(shared),
            Choice::Openings(OpeningChoice::AddMove(color, position, square)) => {
                self.profile.repertoire.of_mut(*color).add(position, *square);
                return vec![forget, self.save_added(*color, square.name(position.size()), shared)];
            }
            _ => {}
        }
        let book = shared.book();
        let (now, rating) = (now(&shared.ctx), self.rating(shared));
        let inputs = Inputs { book: book.as_deref(), seed: seed(), now, rating };
        self.take(&shared.ctx, choice, inputs);
        shared.storage.save_profile(&self.profile);
        vec![forget]
    }

    /// The learner's strength by the games of the library, else that of the people whose moves are shown.
    fn rating(&self, shared: &Shared) -> Rating {
        let person = shared.library.person(&self.learner).filter(|person| !person.games.is_empty());
        let points = person.map(|person| person.estimate().rating.points());
        points.map_or(shared.settings.people_rating(), Opponent::nearest_rating)
    }

    /// Leaves Learn for the review of the game whose moves were guessed.
    fn review_guessed(&mut self) -> Vec<crate::Message> {
        self.close();
        settled().into_iter().chain([crate::Message::Review(review::Message::Open)]).collect()
    }

    /// Follows the threads of the page that is open.
    pub(crate) fn poll_pages(&mut self, shared: &mut Shared) {
        if self.shows_progress() {
            self.read_games(shared);
        }
        if self.is_open() && self.poll(&shared.ctx, seed(), now(&shared.ctx), &mut shared.knowledge) {
            shared.storage.save_profile(&self.profile);
        }
    }

    /// A player who has finished a game knows the rules: the first lessons are no longer offered.
    pub(crate) fn game_is_over(&mut self, shared: &mut Shared) {
        self.profile.lessons.invitation_is_over = true;
        shared.storage.save_profile(&self.profile);
    }

    /// Reads the latest games of the learner that were reviewed.
    fn read_games(&mut self, shared: &Shared) {
        const GAMES: usize = 100;
        let games = shared.library.person(&self.learner).map_or(&[][..], |person| &person.games);
        let reviewed: Vec<_> = games.iter().filter(|game| game.losses.is_some()).collect();
        let latest = &reviewed[reviewed.len().saturating_sub(GAMES)..];
        let ids = latest.iter().map(|game| game.id).collect();
        let library = shared.library.library();
        let record = |game: &&RatedGame| Some((library.record(game.id).ok()?, game.color));
        self.progress.read(ids, || latest.iter().filter_map(record).collect());
    }

    /// Adds the first moves of the game on the board to the lines that are shown.
    fn add_game_to_lines(&mut self, shared: &Shared) {
        let record = shared.record();
        if *record.start() == Position::start(BoardSize::STANDARD) && record.goal() == Goal::MostDiscs {
            let moves: Vec<Move> = record.moves().into_iter().take(OPENING).collect();
            let color = self.openings.color();
            self.profile.repertoire.of_mut(color).add_line(color, &moves);
        }
    }

    fn add_shown_line(&mut self, shared: &mut Shared) -> Option<crate::Message> {
        let record = shared.record();
        let path = record.path(record.cursor());
        let moves: Vec<Move> = record.moves().into_iter().take(OPENING).collect();
        let before = record.before_correction(&path).last().and_then(|&last| record.parent(last))?;
        let color = record.position_at(before).turn();
        let names = Move::line(&moves, BoardSize::STANDARD);
        self.follow_player(shared);
        self.profile.repertoire.of_mut(color).add_line(color, &moves);
        Some(self.save_added(color, names, shared))
    }

    /// Saves what was added to the lines of a colour, and reports it.
    fn save_added(&self, color: Color, moves: String, shared: &mut Shared) -> crate::Message {
        shared.storage.save_profile(&self.profile);
        crate::Message::answer(text!("lines-added", moves = moves, color = color.key()))
    }

    /// Where the game under review left the learner's lines.
    pub(crate) fn deviation(&self, reviewing: Option<&Reviewing>, shared: &Shared) -> Option<DeviationView> {
        let reviewing = reviewing?;
        let names = &shared.record().header.players;
        let mut own = Color::BOTH.into_iter().filter(|&color| names[color] == self.learner);
        let (color, None) = (own.next()?, own.next()) else { return None };
        let review = reviewing.review();
        let is_standard = review.positions()[0] == Position::start(BoardSize::STANDARD);
        if !is_standard || review.goal() == Goal::FewestDiscs {
            return None;
        }
        let deviation = self.profile.repertoire.of(color).deviation(color, review.line())?;
        let played = review.moves().iter().find(|played| played.at == deviation.at)?;
        let is_fine = played.loss() <= Score::from_discs(1);
        let better = if is_fine { played.mv } else { played.best };
        let before = review.nodes().get(deviation.at.wrapping_sub(1)).copied().unwrap_or(Record::ROOT);
        let add = better
            .square()
            .filter(|square| deviation.answer.is_none() || (is_fine && deviation.answer != Some(*square)));
        Some(DeviationView { deviation, number: played.number, before, add })
    }

    /// Makes cards of the mistakes in games that were reviewed since the last time.
    fn gather_mistakes(&mut self, shared: &Shared) {
        gather::gather(&shared.library.library(), &self.learner, &mut self.profile.cards);
    }

    /// Opens a page for the player on the board.
    fn open(&mut self, page: Page, shared: &mut Shared) -> Vec<crate::Message> {
        self.follow_player(shared);
        self.gather_mistakes(shared);
        let open = crate::Message::Learn(Choice::Open(page));
        settled().into_iter().chain([open]).collect()
    }

    /// How many of the learner's mistakes are due today.
    pub(crate) fn n_mistakes_due(&self) -> usize {
        self.profile.cards.due(today()).len()
    }

    /// Loads the profile of the human player on the board; of two people, that of the one with Black.
    fn follow_player(&mut self, shared: &mut Shared) {
        let color = only_human(&shared.session).unwrap_or(Color::Black);
        let learner = shared.settings.person(color);
        if learner != self.learner {
            let is_first = shared.settings.people.first().is_some_and(|first| first == learner);
            self.profile = shared.storage.load_profile(learner, is_first);
            self.learner = learner.to_owned();
        }
        self.follow_file(shared);
    }

    /// Takes over what was learnt in another window.
    pub(crate) fn follow_file(&mut self, shared: &mut Shared) {
        if let Some(newer) = shared.storage.profile_news() {
            self.profile = newer;
        }
    }
}
