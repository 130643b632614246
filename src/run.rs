//! What each [`Command`] does.

use super::command::Command;
use super::files::picture::{Destination, Subject};
use super::message::Message;
use super::play::new_game::opening_moves;
use super::scene::scene;
use super::side::arrangement::has_two_columns;
use super::study::marks::Marking;
use super::study::overlays::Overlay;
use super::widgets::notices::Tone;
use super::{App, seed};
use egui::{Context, ViewportCommand};
use engine::players::{Kind, Player};
use othello::clock::Clocks;
use othello::formats::{board_text, transcript};
use othello::record::NodeId;
use othello::rules::{ByColor, Color, Move};
use outflank_core::library::game::Origin;
use outflank_core::session::{Action, Activity, Mode, NewGame};
use outflank_core::settings::PlayerChoice;
use outflank_core::teach::choice::{AnotherChoice, Choice};
use outflank_core::teach::coach::at_board::Reply;
use outflank_core::text;
use std::time::Instant;

impl App {
    /// Does what a command says, if it can be done now.
    pub(super) fn run(&mut self, command: Command) {
        if !command.is_enabled(&self.command_state()) {
            return;
        }
        let level = self.settings.assist_level;
        match command {
            Command::NewGame
            | Command::Open
            | Command::SaveAs
            | Command::SavePage
            | Command::SaveGraph
            | Command::SavePicture
            | Command::EditPosition
            | Command::Preferences
            | Command::OtherEngines
            | Command::Ghosts
            | Command::Match
            | Command::HowToPlay
            | Command::Keys
            | Command::About => self.open_dialog(command),
            Command::Library => self.open_library(),
            Command::KeepGame => self.save_game(Origin::Saved),
            // Explorer and book have one place.
            Command::Explorer => {
                self.library.explorer.is_open = !self.library.explorer.is_open;
                self.book.is_open = false;
            }
            Command::Book => {
                self.book.is_open = !self.book.is_open;
                self.library.explorer.is_open = false;
                self.follow_session();
            }
            Command::AddLine => self.add_shown_line(),
            Command::Learn => self.switch_learn(),
            Command::PlayAgain if self.settings.new_game.alternates => self.change_sides(),
            Command::PlayAgain => self.act(Action::NewGame(Box::new(self.same_game()))),
            Command::ChangeSides => self.change_sides(),
            Command::Undo => self.act(Action::Undo),
            Command::Redo => self.act(Action::Redo),
            Command::StopOrResume => self.stop_or_resume(),
            Command::Analyse => self.switch_study(),
            Command::PlayOn => self.act(Action::PlayOn(self.players_from_here())),
            Command::ComputerMove => self.act(Action::PlayOne(level)),
            Command::AnotherLook => self.take_learn_choice(Choice::Another(AnotherChoice::Begin)),
            Command::Coach => self.switch_coach(),
            // The coach says what to think of, and not what the opponent should play.
            Command::Hint if self.play.coach.asking().is_some() => {
                self.route(vec![Message::Coach(Reply::Why)]);
            }
            Command::Hint => self.act(Action::Hint(level)),
            Command::Quit => self.ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::CopyMoves => {
                let record = self.session.record();
                let moves = transcript::write(record, &record.path(record.cursor()));
                self.copy(moves, text!("copied-moves"));
            }
            Command::CopyBoard => {
                self.copy(board_text::write(self.session.position()), text!("copied-board"))
            }
            Command::CopyPicture => {
                self.files.take_picture(&self.ctx, Subject::Board, Destination::Clipboard)
            }
            Command::CopyGraph => self.files.take_picture(&self.ctx, Subject::Graph, Destination::Clipboard),
            Command::Paste => {
                // The answer comes as an event with what is in the clipboard, if there is a text in it.
                self.paste(String::new());
                self.ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
            }
            Command::First => self.act(Action::First),
            Command::Back => self.act(Action::Step(-1)),
            Command::Forward => self.act(Action::Step(1)),
            Command::Last => self.act(Action::Last),
            Command::PreviousVariation => self.act(Action::Variation(-1)),
            Command::NextVariation => self.act(Action::Variation(1)),
            Command::Promote => self.act(Action::Promote(self.session.record().cursor())),
            Command::Delete => self.act(Action::Remove(self.deletable())),
            Command::Tree => self.change_settings(|s| s.show_tree = !s.show_tree),
            Command::Mark => self.mark_square(),
            Command::Review => {
                // Without a column of its own it needs the room of explorer and book, which may have covered
                // one that is open.
                let is_open = self.library.explorer.is_open || self.book.is_open;
                let is_covered = is_open && !has_two_columns(self.ctx.content_rect().size());
                if is_covered {
                    (self.library.explorer.is_open, self.book.is_open) = (false, false);
                }
                if !is_covered || self.review.reviewing().is_none() {
                    self.toggle_review();
                }
            }
            Command::PreviousMistake | Command::NextMistake => {
                let scene = scene!(self);
                let message = self.review.to_mistake(&scene, command == Command::NextMistake);
                self.route(message);
            }
            Command::AllMistakes => self.change_settings(|s| s.all_mistakes = !s.all_mistakes),
            Command::ShowRefutation => self.show_refutation(),
            Command::LegalMoves => self.change_settings(|s| s.show_legal_moves = !s.show_legal_moves),
            Command::Preview => self.change_settings(|s| s.preview_flips = !s.preview_flips),
            Command::Overlay(overlay) => self.switch_overlay(overlay),
            Command::Values => self.change_settings(|s| s.show_values = !s.show_values),
            Command::Thoughts => self.change_settings(|s| s.show_thoughts = !s.show_thoughts),
            Command::LastMove => self.change_settings(|s| s.mark_last_move = !s.mark_last_move),
            Command::Coordinates => self.change_settings(|s| s.show_coordinates = !s.show_coordinates),
            Command::TurnBoard => self.turn_board(),
            Command::TurnGame => self.act(Action::TurnGame),
            Command::MirrorBoard => self.change_settings(|s| s.board_mirrored = !s.board_mirrored),
            Command::Theme(theme) => self.change_settings(|s| s.theme = theme),
            Command::ToBoard if self.learn.is_open() => self.learn.focus_board(),
            Command::ToBoard => self.play.board.focus(self.play.board.cursor()),
            Command::FullScreen => {
                self.ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full_screen(&self.ctx)))
            }
            Command::Escape => self.escape(),
        }
    }

    /// A quarter turn for who looks at the board; a rectangle is turned upside down.
    fn turn_board(&mut self) {
        let turns = if self.session.position().size().is_square() { 1 } else { 2 };
        self.change_settings(|s| s.board_turns = (s.board_turns % 4 + turns) % 4);
    }

    /// The coach comes, or goes, for the opponent of now.
    fn switch_coach(&mut self) {
        let Some(opponent) = self.session.opponent() else { return };
        let coaches = !self.settings.coaches(opponent);
        self.change_settings(|settings| _ = settings.coach.insert(opponent.to_string(), coaches));
    }

    /// Shows an overlay instead of any other, or takes it away.
    fn switch_overlay(&mut self, overlay: Overlay) {
        self.study.overlay = (self.study.overlay != Some(overlay)).then_some(overlay);
        self.follow_session();
    }

    /// Opens the menu of marks for the square under the keyboard, else under the pointer.
    fn mark_square(&mut self) {
        let board = &self.play.board;
        let focused = board.has_keyboard_focus(&self.ctx).then(|| board.cursor());
        match focused.or(self.play.hovered) {
            Some(square) => self.study.marking = Some(Marking::new(&self.ctx, board, square)),
            None => {
                self.tell(Tone::Answer, text!("mark-no-square"));
            }
        }
    }

    /// Starts or stops the analysis of the position shown.
    fn switch_study(&mut self) {
        let scene = scene!(self);
        self.study.analyst.switch(scene.record(), scene.book(), &mut self.knowledge);
        self.configure_session();
    }

    /// Begins a review of the line shown, or ends the one that is shown.
    fn toggle_review(&mut self) {
        self.save_review();
        let scene = scene!(self);
        self.review.toggle(&scene, &mut self.knowledge);
        self.look_up_review();
    }

    /// Keeps the game on the board in the library.
    pub(super) fn save_game(&mut self, origin: Origin) {
        self.library.save_game(&self.session, &self.settings, origin);
    }

    fn copy(&mut self, text: String, notice: String) {
        self.ctx.copy_text(text);
        self.tell(Tone::Answer, notice);
    }

    /// The move shown; with a pass behind it that nobody chose, the move that caused it.
    fn deletable(&self) -> NodeId {
        let record = self.session.record();
        let cursor = record.cursor();
        let is_pass = |node| record.move_into(node) == Some(Move::Pass);
        std::iter::successors(Some(cursor), |&node| record.parent(node))
            .find(|&node| !is_pass(node))
            .unwrap_or(cursor)
    }

    fn stop_or_resume(&mut self) {
        match self.session.activity() {
            Activity::Paused => self.act(Action::Resume),
            Activity::Human if self.session.clock_waits() => self.act(Action::Resume),
            Activity::Human if self.session.clock_runs() => self.act(Action::Stop),
            Activity::Thinking { .. } | Activity::Replying { .. } => self.act(Action::Stop),
            // The largest key tells nothing in a game that counts.
            Activity::Human | Activity::Over(_) | Activity::OutOfTime(_) if self.session.is_contested() => {}
            Activity::Human | Activity::Over(_) | Activity::OutOfTime(_) => self.switch_study(),
        }
    }

    /// You for the side to move, and for the other one the computer that was chosen last.
    fn players_from_here(&self) -> ByColor<Player> {
        let turn = self.session.position().turn();
        let choices = [!turn, turn].map(|color| self.settings.players[color]);
        let computer = choices.into_iter().find(|choice| choice.kind != Kind::Human);
        let computer = computer.unwrap_or(PlayerChoice { kind: Kind::Engine, ..choices[0] }).player();
        match turn {
            Color::Black => ByColor::new(Player::Human, computer),
            Color::White => ByColor::new(computer, Player::Human),
        }
    }

    /// The first of these that there is something to do about.
    fn escape(&mut self) {
        if self.play.typed.clear() || self.notices.dismiss(Instant::now()) {
        } else if self.learn.is_open() {
            self.take_learn_choice(Choice::Back);
        } else if matches!(self.session.activity(), Activity::Thinking { .. } | Activity::Replying { .. }) {
            self.act(Action::Stop);
        } else if self.study.analyst.study.is_running() {
            self.switch_study();
        } else if is_full_screen(&self.ctx) {
            self.ctx.send_viewport_cmd(ViewportCommand::Fullscreen(false));
        }
    }

    /// Another game like the one on the board, in which Black and White have changed places.
    fn change_sides(&mut self) {
        let game = self.same_game();
        let clocks = game.clocks.map(|clocks| Clocks { controls: clocks.controls.swapped(), ..clocks });
        let game = NewGame { players: game.players.swapped(), clocks, ..game };
        self.change_settings(|s| s.players = s.players.swapped());
        self.act(Action::NewGame(Box::new(game)));
    }

    /// The game on the board from its start, with the players of now; after an opening that was drawn,
    /// another one.
    fn same_game(&self) -> NewGame {
        let record = self.session.record();
        let (start, seed) = (*record.start(), seed());
        let choice = &self.settings.new_game;
        let is_of_choice = start == choice.start.position(start.size());
        let opening = if is_of_choice { opening_moves(choice, start.size(), seed) } else { Vec::new() };
        // An opened game has no opponent of its own.
        let (players, mode) = match self.session.mode() {
            Mode::Study => (self.settings.players(), Mode::Casual),
            mode => (self.session.players(), mode),
        };
        NewGame {
            start,
            opening,
            goal: record.goal(),
            players,
            seed,
            mode,
            clocks: self.session.game().clocks(),
        }
    }
}

fn is_full_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen.unwrap_or(false))
}
