//! Carries out what panels, menus and dialogs have asked for: one arm for each message.

use super::dialogs::OpenDialog;
use super::message::Message;
use super::review::refutation;
use super::scene::scene;
use super::widgets::speech;
use super::{App, library, waker};
use outflank_core::session::Action;
use outflank_core::storage::purpose::Purpose;
use outflank_core::storage::wthor_names::Answered;
use std::time::Instant;

impl App {
    pub(super) fn grant(&mut self, message: Message) {
        match message {
            Message::Run(command) => self.run(command),
            Message::Do(action) => self.act(action),
            Message::Choose(color, choice) => self.choose(color, choice),
            Message::BoardTheme(key) => {
                self.change_settings(|settings| settings.board_theme = key.to_owned())
            }
            Message::PanelWidth(width) => self.change_settings(|settings| settings.panel_width = width),
            Message::Paste(text) => self.paste(text),
            Message::Tell(tone, text) => self.tell(tone, text),
            Message::PeopleRating(rating) => {
                self.change_settings(|settings| settings.people_rating = rating.points().into());
            }
            Message::CloseStudy => {
                self.study.analyst.study.close();
                self.configure_session();
            }
            Message::MovesBesideReview(is_moves) => {
                (self.review.shows_moves, self.position_changed) = (is_moves, true);
            }
            Message::ChooseLine(mv) => self.study.chosen_line = Some(mv),
            Message::PointAtLine(squares) => self.study.line_pointed = squares,
            Message::Explore(source) => self.library.explorer.source = source,
            Message::FilterExplorer(fields) => self.library.explorer.fields = fields,
            Message::ShowExplorerFilter(shows) => self.library.explorer.shows_filter = shows,
            Message::LoadGame(id) => {
                let game = library::game(&self.library, id, Some(self.session.position()));
                self.grant(game);
            }
            Message::ShowGame(id, record, place) => {
                self.act(Action::Load(record));
                self.act(Action::Jump(place));
                self.library.on_board(Some(id));
            }
            Message::DismissNotice => _ = self.notices.dismiss(Instant::now()),
            Message::CloseDialog => self.close_dialog(),
            Message::NewGame { game, choice, players } => {
                self.change_settings(|settings| (settings.new_game, settings.players) = (choice, *players));
                self.act(Action::NewGame(game));
            }
            Message::PlayFrom(position) => {
                self.learn.leave();
                self.play_from(position);
            }
            Message::ChangeSettings(changed) => self.change_settings(|settings| *settings = *changed),
            Message::SetUpEngines(rows) => {
                let (settings, players) = self.engines.set_up(&self.session, &self.settings, &rows);
                self.grant(Message::ChangeSettings(Box::new(settings)));
                self.route(
                    players.into_iter().map(|(color, player)| Message::Do(Action::SetPlayer(color, player))),
                );
            }
            Message::TryEngine(setup) => self.engines.try_out(waker(&self.ctx), &setup),
            Message::ChooseEngineFile => self.choose_file(Purpose::Engine),
            Message::ChooseNames => self.choose_file(Purpose::Names),
            Message::GoOnWithoutNames => self.go_on_with_games(Answered::GoWithout),
            Message::ListFolder(folder) => self.list_folder(folder),
            Message::ChooseFile(path) => self.take_file(path),
            Message::ShowLines(explanation) => {
                self.dialogs.show(OpenDialog::Refutation(Box::new(refutation::State::new(*explanation))));
            }
            Message::Coach(reply) => {
                let (actions, said) = self.play.coach.answer(reply);
                said.into_iter().for_each(|said| speech::say(&self.ctx, said));
                self.route(actions.into_iter().map(Message::Do));
            }
            Message::Learn(choice) => self.take_learn_choice(choice),
            Message::Book(choice) => {
                self.book.editor.take(&self.session, &self.settings, choice);
            }
            Message::LearnFromGames => {
                let games = self.library.lost_games(&self.settings.people);
                self.book.editor.learn(&self.settings, games);
            }
            Message::ImportBook => self.choose_file(Purpose::ImportBook),
            Message::ExportBook => self.choose_file(Purpose::ExportBook),
            Message::BookChanged(book) => self.open_book(book),
            Message::Match(choice) => {
                let scene = scene!(self);
                let messages = self.matches.take(&scene, &self.ghosts.known, choice);
                self.route(messages);
            }
            Message::Library(choice) => {
                let mut messages = Vec::new();
                library::take(&mut self.library, choice, &mut messages);
                self.route(messages);
            }
            Message::ImportGames => self.choose_file(Purpose::Import),
            Message::ForgetTyped => _ = self.play.typed.clear(),
            Message::GameSaved => self.review.game_is_saved(),
            Message::Ghost(choice) => self.take_ghost_choice(choice),
            Message::LibraryChanged => {
                self.look_up_review();
                self.follow_library_with_ghosts();
            }
            Message::SaveReview => self.save_review(),
            Message::CloseReview => self.review.close(),
            Message::SaveMatchGame(record) => self.library.save_match_game(*record),
            Message::CloseDialogs => self.dialogs.close_all(),
            Message::TakeFiles(purpose, paths) => self.take_paths(purpose, paths),
        }
    }

    /// Brings what the review has found out into the library, if its game was kept there and there is
    /// something new.
    pub(super) fn save_review(&mut self) {
        if let Some(review) = self.review.unsaved() {
            self.library.save_review(review);
        }
    }

    /// Finds out whether the game under review is in the library.
    pub(super) fn look_up_review(&mut self) {
        self.review.look_up(&self.library.library());
    }
}
