//! Carries out the [`Command`]s of menus and keys.

use super::App;
use crate::arrangement::Place;
use crate::command::Command;
use crate::dialogs::help::{self, HelpPage};
use crate::dialogs::preferences;
use crate::editor::{self, SetUpFor};
use crate::files::picture::PictureSubject;
use crate::files::{handout, moving};
use crate::library::list;
use crate::matches::form;
use crate::outbox::Event;
use crate::play::bubble::Bubble;
use crate::play::end::next;
use crate::review::refutation;
use crate::shared::Shared;
use crate::study::{information, marks, sheet};
use crate::widgets::notices::Tone;
use crate::widgets::speech;
use crate::{book, engine_setup, files, ghosts, new_game, play, study, window};
use ::library::board_search::SoughtBoard;
use egui::{Context, ViewportCommand};
use othello::formats::{board_text, transcript};
use othello::rules::Move;
use services::own_book::choice::BookChoice;
use services::settings::Settings;
use services::storage::purpose::Purpose;
use session::{Action, Activity};
use std::time::Instant;
use teach::choice::Choice;
use teach::coach::at_board::Reply;
use texts::{text, words};

impl App {
    /// Carries out a command, if it is enabled.
    pub(super) fn run(&mut self, command: Command) {
        if !command.is_enabled(&self.rooms.command_state(&self.shared)) {
            return;
        }
        let (rooms, shared) = (&mut self.rooms, &mut self.shared);
        let (level, asks) = (shared.settings.assist_level, rooms.play.coach.asking.is_some());
        match command {
            Command::NewGame => self.show(new_game::State::of(&self.shared)),
            Command::Information => self.show(information::State::new(&self.shared)),
            Command::Sheet => self.show(sheet::State::of(&self.shared)),
            Command::Handout => {
                self.show(handout::State::of_game(self.rooms.review.reviewing.as_ref(), &self.shared));
            }
            Command::EditPosition => self.show(editor::State::of(&self.shared, SetUpFor::Game)),
            Command::CorrectBoard => {
                let at = SetUpFor::Correction(self.shared.record().cursor());
                self.show(editor::State::of(&self.shared, at));
            }
            Command::Preferences => self.show(preferences::State::default()),
            Command::MoveToComputer => self.show(moving::State::default()),
            Command::Match => self.show(form::State::new(&self.shared.chosen_match, &self.shared.settings)),
            Command::HowToPlay => self.show(help::State { page: HelpPage::Rules }),
            Command::Keys => self.show(help::State { page: HelpPage::Keys }),
            Command::About => self.show(help::State { page: HelpPage::About }),
            // Opens in front of the dialog for the choice of players, which stays open.
            Command::OtherEngines => {
                self.rooms.dialogs.show_in_front(engine_setup::State::new(&self.shared.settings))
            }
            Command::Ghosts => {
                self.with(|_, shared, out| ghosts::follow_library(shared, out));
                self.rooms.dialogs.show_in_front(ghosts::dialog::State::new(&self.shared.settings));
            }
            Command::Open => self.choose_file(Purpose::Open),
            Command::SaveAs => self.choose_file(Purpose::Save),
            Command::SavePicture => self.choose_file(Purpose::SavePicture),
            Command::SaveGraph => self.choose_file(Purpose::SaveGraph),
            Command::SavePage => self.choose_file(Purpose::SavePage),
            Command::Library => rooms.dialogs.show(list::State::new(None, shared)),
            Command::FindPosition => {
                let board = SoughtBoard::Position(*shared.session.position());
                rooms.dialogs.show(list::State::new(Some(board), shared));
            }
            Command::KeepGame => self.follow(Event::SaveGame),
            Command::Explorer => {
                let is_open = self.bring_openings_forward() || !self.shared.library.explorer.is_open;
                self.shared.library.explorer.is_open = is_open;
            }
            Command::Book | Command::BookHere => {
                let adds = command == Command::BookHere;
                self.rooms.book.is_open = self.bring_openings_forward() || adds || !self.rooms.book.is_open;
                self.follow_session();
                if adds && self.rooms.book.editor.work.is_none() {
                    self.update(book::Message::Edit(BookChoice::AddLine));
                }
            }
            Command::AddLine => self.with(|rooms, shared, out| rooms.learn.add_shown_line(shared, out)),
            Command::Learn => self.with(|rooms, _, out| rooms.learn.switch(out)),
            Command::LearnPage(page) => self.with(|rooms, _, out| rooms.learn.open(page, out)),
            Command::PlayAgain | Command::ChangeSides => {
                let swaps = command == Command::ChangeSides || shared.settings.new_game.alternates;
                self.with(|_, shared, out| next::play_again(shared, swaps, out));
            }
            Command::Undo if asks => self.update(play::Message::Coach(Reply::TakeBack)),
            Command::Undo => self.act(Action::Undo),
            Command::Redo => self.act(Action::Redo),
            Command::StopOrResume => self.stop_or_resume(),
            Command::Analyse => self.update(study::Message::Switch),
            Command::PlayOn => self.act(Action::PlayOn(next::players_from_here(&self.shared))),
            Command::ComputerMove => self.act(Action::PlayOne(level)),
            Command::AnotherLook => self.update(Choice::LookAgain),
            Command::Coach => {
                let Some(opponent) = shared.session.opponent() else { return };
                let coaches = !shared.settings.coaches(opponent);
                shared.settings.coach.insert(opponent.to_string(), coaches);
                self.settings_changed();
            }
            // While the coach's question is open, it is the opponent's turn: give the coach's reason instead.
            Command::Hint if asks => self.update(play::Message::Coach(Reply::Why)),
            Command::Hint => self.act(Action::Hint(level)),
            Command::Quit => shared.ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::CopyMoves => {
                let record = self.shared.record();
                let line = record.line();
                // A transcript cannot hold a correction of the board.
                let uncorrected = record.before_correction(&line);
                let said = match uncorrected.len() < line.len() {
                    true => text!("copied-moves-before-correction"),
                    false => text!("copied-moves"),
                };
                self.copy(transcript::write(record, uncorrected), said);
            }
            Command::CopyBoard => {
                self.copy(board_text::write(self.shared.session.position()), text!("copied-board"));
            }
            Command::CopyPicture => self.take_picture(PictureSubject::Board),
            Command::CopyGraph => self.take_picture(PictureSubject::Graph),
            Command::Paste => {
                // The dialog opens empty; the clipboard's text, if any, comes as an event to `app::keys`.
                shared.ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
                self.paste(String::new());
            }
            Command::First => self.act(Action::First),
            Command::Back => self.act(Action::Step(-1)),
            Command::Forward => self.act(Action::Step(1)),
            Command::Last => self.act(Action::Last),
            Command::PreviousVariation => self.act(Action::Variation(-1)),
            Command::NextVariation => self.act(Action::Variation(1)),
            Command::Promote => self.act(Action::Promote(self.shared.record().cursor())),
            Command::Delete => {
                let (record, cursor) = (shared.record(), shared.record().cursor());
                // The move shown; in place of a forced pass, the move that caused it.
                let mut back = std::iter::successors(Some(cursor), |&node| record.parent(node));
                let placed = back.find(|&node| record.move_into(node) != Some(Move::Pass));
                self.act(Action::Remove(placed.unwrap_or(cursor)));
            }
            Command::Mark => match marks::begin(&shared.ctx, &rooms.play.board, rooms.play.hovered) {
                Some(marking) => rooms.study.marking = Some(marking),
                None => self.tell(Tone::Answer, text!("mark-no-square")),
            },
            Command::Review => {
                let has_openings = self.shared.library.explorer.is_open || self.rooms.book.is_open;
                // A review behind the explorer or the book comes to the front instead of closing.
                if has_openings && self.review_lacks_room() && self.rooms.review.is_behind {
                    self.rooms.review.is_behind = false;
                } else {
                    self.rooms.review.switch(&mut self.shared);
                }
            }
            Command::PreviousMistake | Command::NextMistake => self.with(|rooms, shared, out| {
                rooms.review.show_mistake(shared, command == Command::NextMistake, out);
            }),
            Command::ShowRefutation => {
                if let Some(explanation) = rooms.review.explanation() {
                    rooms.dialogs.show(refutation::State::new(explanation.clone()));
                }
            }
            Command::Overlay(overlay) => {
                rooms.study.overlay = (rooms.study.overlay != Some(overlay)).then_some(overlay);
                // In a game against the computer the overlay may count as help.
                self.follow_session();
            }
            Command::TurnGame => self.act(Action::TurnGame),
            Command::Tree => {
                rooms.study.record.shows_notes = false;
                self.switch(|settings| &mut settings.show_tree);
            }
            Command::AllMistakes => self.switch(|settings| &mut settings.all_mistakes),
            Command::LegalMoves => self.switch(|settings| &mut settings.show_legal_moves),
            Command::Preview => self.switch(|settings| &mut settings.preview_flips),
            Command::Values => self.switch(|settings| &mut settings.show_values),
            Command::Thoughts => self.switch(|settings| &mut settings.show_thoughts),
            Command::LastMove => self.switch(|settings| &mut settings.mark_last_move),
            Command::Coordinates => self.switch(|settings| &mut settings.show_coordinates),
            Command::MirrorBoard => self.switch(|settings| &mut settings.board_mirrored),
            Command::ExpertTools => {
                let keeps = shared.settings.keeps_expert_tools();
                self.switch(|settings| settings.expert_tools.insert(keeps));
            }
            Command::TurnBoard => {
                // A board that is not square can only be turned by 180 degrees.
                let turns = if shared.session.position().size().is_square() { 1 } else { 2 };
                shared.settings.board_turns = (shared.settings.board_turns % 4 + turns) % 4;
                self.settings_changed();
            }
            Command::Theme(theme) => {
                shared.settings.theme = theme;
                self.settings_changed();
            }
            Command::ToBoard => {
                let is_learning = rooms.learn.is_open();
                let board = if is_learning { &mut rooms.learn.board } else { &mut rooms.play.board };
                board.focus(board.cursor);
            }
            Command::Zoom(zoom) => {
                window::change_zoom(shared, zoom);
                self.settings_changed();
            }
            Command::FullScreen => {
                let is_full = is_full_screen(&shared.ctx);
                shared.ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
            }
            Command::Escape => self.escape(),
            Command::SpeakBoard => speech::say(&shared.ctx, words::board_words(shared.session.position())),
        }
    }

    /// Switches one of the settings on or off.
    fn switch(&mut self, setting: impl FnOnce(&mut Settings) -> &mut bool) {
        let setting = setting(&mut self.shared.settings);
        *setting = !*setting;
        self.settings_changed();
    }

    fn choose_file(&mut self, purpose: Purpose) {
        self.rooms.play.typed.clear();
        self.update(files::Message::Choose(purpose));
    }

    fn take_picture(&mut self, subject: PictureSubject) {
        self.rooms.files.take_picture(&self.shared.ctx, subject, None);
    }

    fn copy(&mut self, text: String, notice: String) {
        self.shared.ctx.copy_text(text);
        self.tell(Tone::Answer, notice);
    }

    /// Shows explorer and book in front of a review. Returns whether it covered them.
    fn bring_openings_forward(&mut self) -> bool {
        let covered = !std::mem::replace(&mut self.rooms.review.is_behind, true);
        covered && self.review_lacks_room()
    }

    /// Whether there is a review that has no room beside the explorer or the book.
    fn review_lacks_room(&self) -> bool {
        let Shared { ctx, settings, session, .. } = &self.shared;
        let place = Place::of(ctx.content_rect(), settings, session.position().size());
        self.rooms.review.reviewing.is_some() && !place.holds_both()
    }

    fn stop_or_resume(&mut self) {
        let session = &self.shared.session;
        match session.activity() {
            Activity::Paused => self.act(Action::Resume),
            Activity::Human if session.clock_waits() => self.act(Action::Resume),
            Activity::Human if session.clock_runs() => self.act(Action::Stop),
            Activity::Thinking { .. } | Activity::Replying { .. } => self.act(Action::Stop),
            // In a game against the computer the space bar does not open the analysis.
            Activity::Human | Activity::Over(_) | Activity::OutOfTime(_) if session.is_contested() => {}
            Activity::Human | Activity::Over(_) | Activity::OutOfTime(_) => {
                self.update(study::Message::Switch);
            }
        }
    }

    /// Dismisses, stops or closes one thing: the first below that is open or running.
    fn escape(&mut self) {
        let (rooms, shared) = (&mut self.rooms, &self.shared);
        if rooms.play.typed.clear() {
        } else if rooms.play.end.is_open && !rooms.learn.is_open() {
            self.update(play::Message::ShowEnd(false));
        } else if rooms.notices.dismiss(Instant::now()) {
        } else if rooms.learn.is_open() {
            self.update(Choice::Back);
        } else if matches!(rooms.play.bubble(), Some(Bubble::Hint(_))) {
            self.update(play::Message::PutHintAway);
        } else if matches!(shared.session.activity(), Activity::Thinking { .. } | Activity::Replying { .. }) {
            self.act(Action::Stop);
        } else if rooms.study.is_running() {
            self.update(study::Message::Switch);
        } else if is_full_screen(&shared.ctx) {
            shared.ctx.send_viewport_cmd(ViewportCommand::Fullscreen(false));
        }
    }
}

fn is_full_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen.unwrap_or(false))
}
