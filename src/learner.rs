//! What Learn and the rest of the window have to do with each other: who learns, from which games, and where
//! that is kept.

use super::App;
use super::learn::{Look, learn_ui, stage};
use super::message::Message;
use super::review::view::DeviationView;
use super::scene::scene;
use super::widgets::notices::Tone;
use super::widgets::theme::BoardTheme;
use egui::{Context, Ui};
use othello::evaluation::Score;
use othello::record::Record;
use othello::rules::{BoardSize, Color, Goal, Move, Position};
use outflank_core::calendar::today;
use outflank_core::library::people::RatedGame;
use outflank_core::storage::purpose::Purpose;
use outflank_core::teach::Now;
use outflank_core::teach::cards::gather;
use outflank_core::teach::choice::{Choice, OpeningChoice, Page};
use outflank_core::teach::repertoire::OPENING;
use outflank_core::text;
use outflank_core::words;
use std::path::Path;
use std::time::Instant;

/// The time by the window's clock and the user's day.
fn now(ctx: &Context) -> Now {
    Now { seconds: ctx.input(|input| input.time), day: today() }
}

impl App {
    /// How Learn draws.
    pub(super) fn learn_ui(&mut self, ui: &mut Ui, messages: &mut Vec<Message>) {
        let typed = self.play.typed.text();
        let look = Look {
            theme: BoardTheme::of(&self.settings),
            coordinates: self.settings.show_coordinates,
            rings: self.settings.show_legal_moves,
            animation: self.animation(),
            typed: typed.as_deref(),
            person: self.library.person(&self.learn.learner),
            day: today(),
        };
        if let Some(notice) = self.notices.shown().filter(|notice| notice.tone != Tone::News) {
            stage::notice_ui(ui, &notice.text, notice.tone == Tone::Trouble, messages);
        }
        learn_ui(ui, &mut self.learn, look, messages);
    }

    /// Carries out what was wanted in Learn, and keeps what came of it.
    pub(super) fn take_learn_choice(&mut self, choice: Choice) {
        self.play.typed.clear();
        match &choice {
            Choice::SaveProgress => return self.choose_file(Purpose::SaveProgress),
            Choice::SaveProfile => return self.choose_file(Purpose::SaveProfile),
            Choice::TakeProfile => return self.choose_file(Purpose::TakeProfile),
            Choice::Open(Page::Mistakes) => self.gather_mistakes(),
            Choice::Openings(OpeningChoice::AddGame) => self.add_game_to_lines(),
            Choice::Openings(OpeningChoice::AddMove(color, position, square)) => {
                self.learn.profile.repertoire.of_mut(*color).add(position, *square);
                return self.say_added(*color, square.name(position.size()));
            }
            _ => {}
        }
        let scene = scene!(self);
        self.learn.take(&scene, choice, super::seed(), now(&self.ctx));
        self.files.storage.save_profile(&self.learn.profile);
    }

    /// Has Learn read the latest games of the learner that count.
    fn read_games(&mut self) {
        const GAMES: usize = 100;
        let games = self.library.person(&self.learn.learner).map_or(&[][..], |person| &person.games);
        let reviewed: Vec<_> = games.iter().filter(|game| game.losses.is_some()).collect();
        let latest = &reviewed[reviewed.len().saturating_sub(GAMES)..];
        let ids = latest.iter().map(|game| game.id).collect();
        let library = self.library.library();
        let record = |game: &&RatedGame| Some((library.record(game.id).ok()?, game.color));
        self.learn.progress.read(ids, || latest.iter().filter_map(record).collect());
    }

    /// Has what belongs to the learner come from a file.
    pub(super) fn take_profile(&mut self, path: &Path) {
        let (tone, text) = match self.files.storage.take_profile(path, &self.learn.profile) {
            Ok((profile, kept)) => {
                self.learn.profile = profile;
                self.files.storage.save_profile(&self.learn.profile);
                (Tone::Answer, text!("profile-taken", file = kept))
            }
            Err(reason) => {
                let name = path.display().to_string();
                (Tone::Trouble, text!("profile-not-taken", name = name, reason = reason))
            }
        };
        self.tell(tone, text);
    }

    /// Takes the first moves of the game on the board into the lines that are shown.
    fn add_game_to_lines(&mut self) {
        let record = self.session.record();
        if *record.start() == Position::start(BoardSize::STANDARD) && record.goal() == Goal::MostDiscs {
            let moves: Vec<Move> = record.moves().into_iter().take(OPENING).collect();
            let color = self.learn.openings.color();
            self.learn.profile.repertoire.of_mut(color).add_line(color, &moves);
        }
    }

    /// Takes the moves to the position shown into the lines of the side that moved last.
    pub(super) fn add_shown_line(&mut self) {
        let record = self.session.record();
        let path = record.path(record.cursor());
        let moves: Vec<Move> = path.iter().filter_map(|&node| record.move_into(node)).take(OPENING).collect();
        let Some(before) = path.last().and_then(|&last| record.parent(last)) else { return };
        let color = record.position_at(before).turn();
        let names = Move::line(&moves, BoardSize::STANDARD);
        self.greet_learner();
        self.learn.profile.repertoire.of_mut(color).add_line(color, &moves);
        self.say_added(color, names);
    }

    /// Keeps what was added to the lines of a colour, and says so.
    fn say_added(&mut self, color: Color, moves: String) {
        self.files.storage.save_profile(&self.learn.profile);
        let text = text!("lines-added", moves = moves, color = color.key());
        self.tell(Tone::Answer, text);
    }

    /// Where the game under review left the lines of its player who learns here.
    pub(super) fn deviation(&self) -> Option<DeviationView> {
        let reviewing = self.review.reviewing()?;
        let record = self.session.record();
        let names = &record.header.players;
        let mut own = Color::BOTH.into_iter().filter(|&color| names[color] == self.learn.learner);
        let (color, None) = (own.next()?, own.next()) else { return None };
        let review = reviewing.review();
        let is_standard = review.positions()[0] == Position::start(BoardSize::STANDARD);
        if !is_standard || review.goal() == Goal::FewestDiscs {
            return None;
        }
        let deviation = self.learn.profile.repertoire.of(color).deviation(color, review.line())?;
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
    fn gather_mistakes(&mut self) {
        let library = self.library.library();
        gather::gather(&library, &self.learn.learner, &mut self.learn.profile.cards);
    }

    /// How many of the learner's mistakes are due today.
    pub(super) fn n_mistakes_due(&self) -> usize {
        self.learn.profile.cards.due(today()).len()
    }

    pub(super) fn poll_learn(&mut self) {
        if self.learn.shows_progress() {
            self.read_games();
        }
        if self.learn.is_open()
            && self.learn.poll(&self.ctx, super::seed(), now(&self.ctx), &mut self.knowledge)
        {
            self.files.storage.save_profile(&self.learn.profile);
        }
    }

    /// Opens Learn in place of the game, or goes back to it.
    pub(super) fn switch_learn(&mut self) {
        self.play.typed.clear();
        self.notices.dismiss(Instant::now());
        self.greet_learner();
        if !self.learn.is_open() {
            self.gather_mistakes();
        }
        self.learn.switch();
    }

    /// Learn belongs to who sits at the board; of two people to the one with Black.
    fn greet_learner(&mut self) {
        let color = words::only_human(&self.session).unwrap_or(Color::Black);
        let learner = self.settings.person(color);
        if learner != self.learn.learner {
            let is_first = self.settings.people.first().is_some_and(|first| first == learner);
            self.learn.profile = self.files.storage.load_profile(learner, is_first);
            self.learn.learner = learner.to_owned();
        }
    }
}
