//! Carries out what panels, menus and dialogs have asked for: one arm for each message.

use super::App;
use super::dialogs::OpenDialog;
use super::files::chooser::Purpose;
use super::message::Message;
use super::review::refutation;
use super::widgets::notices::Tone;
use crate::session::Action;
use egui::Context;
use std::time::Instant;

impl App {
    pub(super) fn grant(&mut self, ctx: &Context, message: Message) {
        match message {
            Message::Run(command) => self.run(ctx, command),
            Message::Do(action) => self.act(ctx, action),
            Message::Choose(color, choice) => self.choose(ctx, color, choice),
            Message::BoardTheme(key) => {
                self.change_settings(ctx, |settings| settings.board_theme = key.to_owned())
            }
            Message::PanelWidth(width) => self.change_settings(ctx, |settings| settings.panel_width = width),
            Message::Paste(text) => self.paste(text),
            Message::NoSquare(reason) => self.notices.push(Tone::Answer, reason, Instant::now()),
            Message::PeopleRating(rating) => {
                self.change_settings(ctx, |settings| settings.people_rating = rating.points().into());
            }
            Message::CloseStudy => self.close_study(ctx),
            Message::MovesBesideReview(is_moves) => {
                (self.review.shows_moves, self.position_changed) = (is_moves, true);
            }
            Message::ChooseLine(mv) => self.study.chosen_line = Some(mv),
            Message::PointAtLine(squares) => self.study.line_pointed = squares,
            Message::Explore(source) => self.library.explorer.source = source,
            Message::FilterExplorer(fields) => self.library.explorer.fields = fields,
            Message::ShowExplorerFilter(shows) => self.library.explorer.shows_filter = shows,
            Message::LoadGame(id) => {
                let position = *self.session.position();
                self.load_library_game(ctx, id, Some(&position));
            }
            Message::DismissNotice => _ = self.notices.dismiss(Instant::now()),
            Message::CloseDialog => self.close_dialog(),
            Message::NewGame { game, choice, players } => {
                self.change_settings(ctx, |settings| {
                    (settings.new_game, settings.players) = (choice, players)
                });
                self.act(ctx, Action::NewGame(game));
            }
            Message::PlayFrom(position) => {
                self.learn.leave();
                self.play_from(ctx, position);
            }
            Message::ChangeSettings(changed) => self.change_settings(ctx, |settings| *settings = *changed),
            Message::SetUpEngines(rows) => self.set_up_engines(ctx, rows),
            Message::TryEngine(setup) => self.try_engine(ctx, &setup),
            Message::ChooseEngineFile => self.choose_file(Purpose::Engine),
            Message::ListFolder(folder) => self.list_folder(folder),
            Message::ChooseFile(path) => self.take_file(path),
            Message::ShowLines(explanation) => {
                self.dialogs.show(OpenDialog::Refutation(Box::new(refutation::State::new(*explanation))));
            }
            Message::Coach(reply) => self.answer_coach(ctx, reply),
            Message::Learn(choice) => self.take_learn_choice(ctx, choice),
            Message::Match(choice) => self.take_match_choice(ctx, choice),
            Message::Library(choice) => self.take_library_choice(ctx, choice),
            Message::ImportGames => self.choose_file(Purpose::Import),
            Message::ForgetTyped => _ = self.play.typed.clear(),
            Message::GameSaved => self.review.game_is_saved(),
            Message::LibraryChanged => self.look_up_review(),
        }
    }

    /// Brings what the review has found out into the library, if its game was kept there and there is
    /// something new.
    pub(super) fn keep_review(&mut self) {
        if let Some(review) = self.review.unsaved() {
            self.library.keep_review(review);
        }
    }

    /// Finds out whether the game under review is in the library.
    pub(super) fn look_up_review(&mut self) {
        self.review.look_up(&self.library.library());
    }
}
