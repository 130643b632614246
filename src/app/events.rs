//! Answers each event of a room, in the rooms that it concerns.

use super::App;
use super::message::Message;
use crate::dialogs::Dialog;
use crate::editor::{self, SetUpFor};
use crate::files::{handout, paste};
use crate::outbox::{Event, Outbox};
use crate::play::end::next;
use crate::review::refutation;
use crate::{engine_setup, ghosts, library, new_game, report, review};
use ::library::board_search::SoughtBoard;
use ::library::game::Origin;
use ::library::queue::Thoroughness;
use ::library::store::LibraryJob;
use engine::book::Book;
use othello::evaluation::Source;
use services::storage::export::Layout;
use services::storage::purpose::Purpose;
use session::{Action, Mode, NewGame};
use std::path::PathBuf;
use std::sync::Arc;
use teach::choice::Page;

impl App {
    /// Answers a room's event.
    pub(super) fn follow(&mut self, event: Event) {
        let (rooms, shared) = (&mut self.rooms, &mut self.shared);
        match event {
            Event::PlayFrom(start) => {
                let (opening, players, mode) = (Vec::new(), shared.session.players(), Mode::Casual);
                let again = next::same_game(shared);
                let game = NewGame { start, opening, players, mode, clocks: None, ..again };
                self.act(Action::NewGame(Box::new(game)));
            }
            Event::EditStart(position) => {
                let view = shared.settings.board_view();
                rooms.dialogs.show_in_front(editor::State::new(&position, SetUpFor::NewGame, view));
            }
            Event::SetUp(position) => {
                let dialog = rooms.dialogs.find::<new_game::State>();
                dialog.into_iter().for_each(|dialog| dialog.set_hand_made(position));
            }
            Event::Described => {
                shared.library.send(LibraryJob::Describe(Box::new(shared.session.record().clone())));
            }
            Event::SaveGame => {
                shared.library.save_game(&shared.session, shared.settings.you(), Origin::Saved);
            }
            Event::Kept => {
                rooms.review.reviewing.iter_mut().for_each(|reviewing| reviewing.is_in_library = true)
            }
            Event::LibraryChanged => {
                rooms.learn.gather_mistakes(shared);
                rooms.review.look_up(shared);
                if let Some(report) = rooms.dialogs.find::<report::State>() {
                    report.ask(&shared.library);
                }
                self.with(|_, shared, out| ghosts::follow_library(shared, out));
            }
            Event::OpenGame(game, at) => {
                let at = at.map(|position| SoughtBoard::Position(*position));
                self.with(|_, shared, out| library::open_game(game, at.as_ref(), shared, out));
            }
            Event::Opened(record, id) => {
                // If the user is guessing moves, the opened game becomes the next to guess.
                let learn = &mut rooms.learn;
                if learn.page != Some(Page::Guess) || !learn.guess.offer(&record) {
                    self.act(Action::Load(record));
                    self.shared.library.send(LibraryJob::OnBoard(id));
                }
            }
            Event::ShowReport { player, reader } => {
                rooms.dialogs.show_in_front(report::State::new(shared, player, reader));
            }
            Event::PrintGames(games, board) => {
                rooms.dialogs.show_in_front(handout::State::of_games(games, board, shared));
            }
            Event::PrintExercises(title, exercises) => {
                rooms.dialogs.show_in_front(handout::State::of_exercises(title, exercises, shared));
            }
            Event::ShowLines(explanation) => rooms.dialogs.show(refutation::State::new(*explanation)),
            Event::ReviewBoard if rooms.review.reviewing.is_some() => {}
            Event::ReviewBoard => rooms.review.switch(shared),
            Event::Review(games) => {
                shared.library.send(LibraryJob::Change(Thoroughness::Quick.change(games, true)));
            }
            Event::BookChanged(book) => self.open_book(book),
            Event::TookAll => {
                rooms.learn.follow_player(shared);
                self.with(|_, shared, out| ghosts::follow_library(shared, out));
            }
            Event::Chosen(purpose, paths) => self.on_chosen(purpose, paths),
        }
    }

    /// Hands files to the room that reads or writes them.
    fn on_chosen(&mut self, purpose: Purpose, paths: Vec<PathBuf>) {
        let Some(first) = paths.first().cloned() else { return };
        let export = |layout: Layout| library::Message::Export(first.clone(), layout);
        match purpose {
            Purpose::ExportGames => self.update(export(Layout::OneFile)),
            Purpose::ExportEach => self.update(export(Layout::FileEach)),
            Purpose::ExportBoards => self.update(export(Layout::Boards)),
            Purpose::ExportTournament => self.update(export(Layout::Tournament)),
            Purpose::ImportBook => self.rooms.book.editor.import(&self.shared.settings, paths),
            Purpose::ExportBook => self.rooms.book.editor.export(first),
            Purpose::SavePage => self.update(review::Message::SavePage(first)),
            Purpose::SaveProgress => self.with(|rooms, _, out: &mut Outbox<Message>| {
                let report = rooms.dialogs.find::<report::State>();
                if let Some(done) = report.and_then(|report| report.save_page(&first)) {
                    out.tell(done);
                }
            }),
            // The file becomes the command of the engine that is being set up.
            Purpose::Engine => {
                let engines = self.rooms.dialogs.find::<engine_setup::State>();
                engines.into_iter().for_each(|engines| engines.set_file(&first));
            }
            // The room of files handles these itself and sends no event.
            Purpose::Open
            | Purpose::Save
            | Purpose::SavePicture
            | Purpose::SaveGraph
            | Purpose::SaveHandout
            | Purpose::SaveAll
            | Purpose::TakeAll
            | Purpose::Import
            | Purpose::Names => {}
        }
    }

    /// Opens a dialog in place of all others.
    pub(super) fn show<D: Dialog>(&mut self, dialog: D)
    where
        Message: From<D::Message>,
    {
        self.rooms.play.typed.clear();
        self.rooms.dialogs.show(dialog);
    }

    /// Shows what a pasted text holds; the user then decides whether it replaces the game on the board.
    pub(super) fn paste(&mut self, text: String) {
        self.show(paste::State::new(text, self.shared.record()));
    }

    /// Replaces the opening book from which the engine plays and from which the rooms take values.
    fn open_book(&mut self, book: Arc<Book>) {
        let (rooms, shared) = (&mut self.rooms, &mut self.shared);
        rooms.play.engine.open_book(Some(book.clone()));
        shared.own_book = Some(book);
        shared.knowledge.forget(Source::Book);
        rooms.study.live.learn_again(shared.session.record(), shared.book(), &mut shared.knowledge);
        rooms.review.learn_again(shared);
        self.follow_session();
    }
}
