//! Turns each event of a room into messages for the rooms that answer it.

use super::App;
use super::message::{Event, Message, Out};
use crate::dialogs::Dialog;
use crate::files::{handout, paste};
use crate::library::{list, part};
use crate::outbox::Sent;
use crate::review::refutation;
use crate::{
    book, editor, engine_setup, files, ghosts, learn, library, matches, play, report, review, study,
};
use ::library::board_search::SoughtBoard;
use ::library::game::Origin;
use ::library::queue::Thoroughness;
use analysis::explain::Explanation;
use engine::book::Book;
use othello::evaluation::Source;
use services::storage::export::Layout;
use services::storage::purpose::Purpose;
use std::path::PathBuf;
use std::sync::Arc;
use teach::choice::OpeningChoice;

impl App {
    /// Answers a room's event with messages to other rooms.
    pub(super) fn follow(&mut self, event: Event) {
        match event {
            Event::Editor(editor::Event::PlayFrom(position))
            | Event::Learn(learn::Event::PlayFrom(position)) => self.update(play::Message::From(position)),
            Event::Study(study::Event::Described) => self.update(library::Message::Describe),
            Event::Study(study::Event::SaveGame) => self.update(library::Message::Save(Origin::Saved)),
            Event::Study(study::Event::OverlaySwitched) => self.follow_session(),
            Event::Review(review::Event::AddToLines(color, position, square)) => {
                self.update(learn::Message::from(OpeningChoice::AddMove(color, position, square)));
            }
            Event::Library(library::Event::Changed) => {
                self.rooms.learn.gather_mistakes(&self.shared);
                self.update(review::Message::LookUp);
                self.update(ghosts::Message::FollowLibrary);
                if let Some(report) = self.rooms.dialogs.find::<report::dialog::State>() {
                    report.ask(&self.shared.library);
                }
            }
            Event::Library(library::Event::Kept) => self.update(review::Message::GameSaved),
            Event::Library(library::Event::ChooseBoard(board)) => {
                self.rooms.dialogs.show_in_front(part::State::new(board, &self.shared))
            }
            Event::Library(library::Event::PrintExercises(games, board)) => {
                self.rooms.dialogs.show_in_front(handout::State::of_games(games, board, &self.shared));
            }
            Event::Library(library::Event::ShowReport(player))
            | Event::Ghosts(ghosts::Event::ShowReport(player)) => self.show_report(player, None),
            Event::Report(report::Event::Review(games)) => {
                self.update(library::Message::Change(Thoroughness::Quick.change(games, true)));
            }
            Event::Report(report::Event::OpenGame(game, at)) => {
                self.update(library::Message::OpenAt(game, at));
            }
            Event::Report(report::Event::PrintExercises(title, exercises)) => {
                let handout = handout::State::of_exercises(title, exercises, &self.shared);
                self.rooms.dialogs.show_in_front(handout);
            }
            Event::Learn(learn::Event::ShowReport(learner)) => {
                self.show_report(learner.clone(), Some(learner));
            }
            Event::Learn(learn::Event::ShowLines(explanation)) => self.show_lines(*explanation),
            Event::Learn(learn::Event::Review) => self.update(review::Message::Open),
            Event::Book(book::Event::Changed(book)) => self.open_book(book),
            Event::Matches(matches::Event::Ended(record)) => {
                self.update(library::Message::SaveMatchGame(record));
            }
            Event::Files(files::Event::ShowChooser(chooser)) if chooser.purpose.is_for_dialog() => {
                self.rooms.dialogs.show_in_front(*chooser);
            }
            Event::Files(files::Event::ShowChooser(chooser)) => self.show(*chooser),
            Event::Files(files::Event::AskForNames(names)) => self.show(*names),
            Event::Files(files::Event::Preview(preview)) => self.show(*preview),
            Event::Files(files::Event::Import(paths, names)) => {
                self.update(library::Message::Import(paths, names));
                self.show_list(None);
            }
            Event::Files(files::Event::TookAll) => {
                self.update(learn::Message::Follow);
                self.update(ghosts::Message::FollowLibrary);
            }
            Event::Files(files::Event::Chosen { purpose, first, paths }) => {
                self.on_chosen(purpose, first, paths);
            }
        }
    }

    /// Hands files to the room that reads or writes them.
    fn on_chosen(&mut self, purpose: Purpose, first: PathBuf, paths: Vec<PathBuf>) {
        let export = |layout: Layout| library::Message::Export(first.clone(), layout);
        match purpose {
            Purpose::ExportGames => self.update(export(Layout::OneFile)),
            Purpose::ExportEach => self.update(export(Layout::FileEach)),
            Purpose::ExportBoards => self.update(export(Layout::Boards)),
            Purpose::ExportTournament => self.update(export(Layout::Tournament)),
            Purpose::ImportBook => self.update(book::Message::Import(paths)),
            Purpose::ExportBook => self.update(book::Message::Export(first)),
            Purpose::SavePage => self.update(review::Message::SavePage(first)),
            Purpose::SaveProgress => self.with(|rooms, _, out: &mut Out| {
                let report = rooms.dialogs.find::<report::dialog::State>();
                if let Some(done) = report.and_then(|report| report.save_page(&first)) {
                    out.tell(done);
                }
            }),
            // It becomes the command of the engine that is set up.
            Purpose::Engine => {
                let engines = self.rooms.dialogs.find::<engine_setup::State>();
                engines.into_iter().for_each(|engines| engines.set_file(&first));
            }
            // The room of files does these itself.
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
    pub(super) fn show<D: Dialog<M, E>, M, E>(&mut self, dialog: D)
    where
        Message: From<Sent<M, E>>,
    {
        self.rooms.play.typed.clear();
        self.rooms.dialogs.show(dialog);
    }

    /// Opens the list of all games, or of those that reach a board.
    pub(super) fn show_list(&mut self, board: Option<SoughtBoard>) {
        self.rooms.dialogs.show(list::State::new(board, &mut self.shared));
    }

    /// Opens the report on a player, as the library names them.
    pub(super) fn show_report(&mut self, player: String, reader: Option<String>) {
        self.rooms.dialogs.show_in_front(report::dialog::State::new(&self.shared, player, reader));
    }

    /// Shows a line and a better one, side by side.
    pub(super) fn show_lines(&mut self, explanation: Explanation) {
        self.rooms.dialogs.show(refutation::State::new(explanation));
    }

    /// Shows what a text holds, before it takes the place of the game on the board.
    pub(super) fn paste(&mut self, text: String) {
        self.show(paste::State::new(text, self.shared.record()));
    }

    /// Lets the engine play from another opening book, and takes values from it.
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
