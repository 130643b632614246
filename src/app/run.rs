//! Carries out the [`Command`]s of menus and keys.

use super::rooms::Rooms;
use crate::command::Command;
use crate::dialogs::{self, OpenDialog, help, preferences};
use crate::files::picture::{Destination, PictureSubject};
use crate::learn::learner;
use crate::message::{Change, Message};
use crate::play::bubble::Bubble;
use crate::play::end::next;
use crate::shared::Shared;
use crate::side::arrangement::has_two_columns;
use crate::{book, editor, engine_setup, files, ghosts, library, new_game, play, review, study, window};
use ::library::game::Origin;
use egui::{Context, ViewportCommand};
use othello::formats::{board_text, transcript};
use othello::record::{NodeId, Record};
use othello::rules::Move;
use services::settings::Settings;
use services::storage::purpose::Purpose;
use session::{Action, Activity};
use std::time::Instant;
use teach::choice::{AnotherChoice, Choice, Page};
use teach::coach::at_board::Reply;
use texts::text;

/// Carries out a command, if it is enabled.
pub(super) fn update(command: Command, rooms: &mut Rooms, shared: &mut Shared) -> Vec<Message> {
    if !command.is_enabled(&rooms.command_state(shared)) {
        return Vec::new();
    }
    let level = shared.settings.assist_level;
    vec![match command {
        Command::NewGame
        | Command::Information
        | Command::Sheet
        | Command::Handout
        | Command::EditPosition
        | Command::CorrectBoard
        | Command::Preferences
        | Command::Move
        | Command::OtherEngines
        | Command::Ghosts
        | Command::Match
        | Command::HowToPlay
        | Command::Keys
        | Command::About => return open_dialog(command, rooms, shared),
        Command::Open => return choose_file(Purpose::Open, rooms),
        Command::SaveAs => return choose_file(Purpose::Save, rooms),
        Command::SavePicture => return choose_file(Purpose::SavePicture, rooms),
        Command::SaveGraph => return choose_file(Purpose::SaveGraph, rooms),
        Command::SavePage => return choose_file(Purpose::SavePage, rooms),
        Command::Library => Message::Library(library::Message::OpenList),
        Command::FindPosition => Message::Library(library::Message::FindPosition),
        Command::KeepGame => Message::Library(library::Message::Save(Origin::Saved)),
        // Explorer and book share one place, so opening one closes the other.
        Command::Explorer => {
            return vec![show_book(false), show_explorer(!shared.library.explorer.is_open)];
        }
        Command::Book => {
            let follow = Message::Changed(Change::Panels);
            return vec![show_book(!rooms.book.is_open), show_explorer(false), follow];
        }
        Command::AddLine => Message::Learner(learner::Message::AddShownLine),
        Command::Learn => Message::Learner(learner::Message::Switch),
        Command::LearnPage(page) => Message::Learner(learner::Message::Open(page)),
        Command::GuessMoves => Message::Learner(learner::Message::Open(Page::Guess)),
        Command::PlayAgain | Command::ChangeSides => {
            let news = next::news_of_left(shared);
            let swaps = command == Command::ChangeSides || shared.settings.new_game.alternates;
            let messages = match swaps {
                true => next::swapped(shared),
                false => vec![next::new_game(next::same_game(shared))],
            };
            return messages.into_iter().chain(news).collect();
        }
        Command::Undo if rooms.play.coach.asking().is_some() => {
            Message::Play(play::Message::Coach(Reply::TakeBack))
        }
        Command::Undo => Message::Game(Action::Undo),
        Command::Redo => Message::Game(Action::Redo),
        Command::StopOrResume => return stop_or_resume(shared).into_iter().collect(),
        Command::Analyse => Message::Study(study::Message::Switch),
        Command::PlayOn => Message::Game(Action::PlayOn(next::players_from_here(shared))),
        Command::ComputerMove => Message::Game(Action::PlayOne(level)),
        Command::AnotherLook => Message::Learn(Choice::Another(AnotherChoice::Begin)),
        Command::Coach => return switch_coach(shared).into_iter().collect(),
        // While the coach's question is open, it is the opponent's turn: give the coach's reason instead.
        Command::Hint if rooms.play.coach.asking().is_some() => {
            Message::Play(play::Message::Coach(Reply::Why))
        }
        Command::Hint => Message::Game(Action::Hint(level)),
        Command::Quit => return command_window(shared, ViewportCommand::Close),
        Command::CopyMoves => {
            let record = shared.record();
            let line = record.line();
            let sound = record.before_correction(&line);
            let said = match sound.len() < line.len() {
                true => text!("copied-moves-before-correction"),
                false => text!("copied-moves"),
            };
            let moves = transcript::write(record, sound);
            copy(shared, moves, said)
        }
        Command::CopyBoard => {
            copy(shared, board_text::write(shared.session.position()), text!("copied-board"))
        }
        Command::CopyPicture => take_picture(PictureSubject::Board),
        Command::CopyGraph => take_picture(PictureSubject::Graph),
        Command::Paste => {
            // The dialog opens empty. The text of the clipboard, if any, comes as an event for `keys`.
            shared.ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
            Message::Dialog(dialogs::Message::Paste(String::new()))
        }
        Command::First => Message::Game(Action::First),
        Command::Back => Message::Game(Action::Step(-1)),
        Command::Forward => Message::Game(Action::Step(1)),
        Command::Last => Message::Game(Action::Last),
        Command::PreviousVariation => Message::Game(Action::Variation(-1)),
        Command::NextVariation => Message::Game(Action::Variation(1)),
        Command::Promote => Message::Game(Action::Promote(shared.record().cursor())),
        Command::Delete => Message::Game(Action::Remove(deletable(shared.record()))),
        Command::Mark => {
            let marked = rooms.study.mark_square(shared, &rooms.play.board, rooms.play.hovered);
            return marked.into_iter().collect();
        }
        Command::Review => return switch_review(rooms, shared),
        Command::PreviousMistake => Message::Review(review::Message::ToMistake { forward: false }),
        Command::NextMistake => Message::Review(review::Message::ToMistake { forward: true }),
        Command::ShowRefutation => Message::Review(review::Message::ShowRefutation),
        Command::Overlay(overlay) => Message::Study(study::Message::SwitchOverlay(overlay)),
        Command::TurnGame => Message::Game(Action::TurnGame),
        Command::Tree
        | Command::AllMistakes
        | Command::LegalMoves
        | Command::Preview
        | Command::Values
        | Command::Thoughts
        | Command::LastMove
        | Command::Coordinates
        | Command::TurnBoard
        | Command::MirrorBoard
        | Command::ExpertTools
        | Command::Theme(_) => {
            if command == Command::Tree {
                rooms.study.record.shows_notes = false;
            }
            let is_square = shared.session.position().size().is_square();
            shared.change_settings(|settings| change(settings, command, is_square))
        }
        Command::ToBoard => {
            match rooms.learn.is_open() {
                true => rooms.learn.focus_board(),
                false => rooms.play.board.focus(rooms.play.board.cursor()),
            }
            return Vec::new();
        }
        Command::Zoom(zoom) => {
            let next = window::next_zoom(shared, zoom);
            shared.change_settings(|settings| settings.window.zoom = next)
        }
        Command::FullScreen => {
            let is_full = is_full_screen(&shared.ctx);
            return command_window(shared, ViewportCommand::Fullscreen(!is_full));
        }
        Command::Escape => return escape(rooms, shared),
    }]
}

/// Opens the dialog of a command.
fn open_dialog(command: Command, rooms: &mut Rooms, shared: &mut Shared) -> Vec<Message> {
    rooms.play.typed.clear();
    match command {
        Command::NewGame => new_game::open(shared),
        Command::Information => study::information::open(shared),
        Command::Sheet => study::sheet::open(shared),
        Command::Handout => files::handout::open(rooms.review.reviewing(), shared),
        Command::EditPosition => editor::open(shared),
        Command::CorrectBoard => editor::open_correction(shared),
        Command::Preferences => {
            shared.dialogs.show(OpenDialog::Preferences(preferences::State::default()));
        }
        Command::Move => shared.dialogs.show(OpenDialog::Moving(Box::default())),
        Command::OtherEngines => engine_setup::open(shared),
        Command::Ghosts => return ghosts::open(shared),
        Command::Match => rooms.matches.open(shared),
        Command::HowToPlay => dialogs::open_help(help::HelpPage::Rules, shared),
        Command::Keys => dialogs::open_help(help::HelpPage::Keys, shared),
        _ => dialogs::open_help(help::HelpPage::About, shared),
    }
    Vec::new()
}

fn choose_file(purpose: Purpose, rooms: &mut Rooms) -> Vec<Message> {
    rooms.play.typed.clear();
    vec![Message::Files(files::Message::Choose(purpose))]
}

fn show_explorer(is_open: bool) -> Message {
    Message::Library(library::Message::ShowExplorer(is_open))
}

fn show_book(is_open: bool) -> Message {
    Message::Book(book::Message::Show(is_open))
}

fn take_picture(subject: PictureSubject) -> Message {
    Message::Files(files::Message::TakePicture(subject, Destination::Clipboard))
}

/// Sends the window a command.
fn command_window(shared: &Shared, command: ViewportCommand) -> Vec<Message> {
    shared.ctx.send_viewport_cmd(command);
    Vec::new()
}

fn copy(shared: &Shared, text: String, notice: String) -> Message {
    shared.ctx.copy_text(text);
    Message::answer(notice)
}

/// Changes the setting that a command switches.
fn change(settings: &mut Settings, command: Command, is_square: bool) {
    match command {
        Command::Tree => settings.show_tree = !settings.show_tree,
        Command::AllMistakes => settings.all_mistakes = !settings.all_mistakes,
        Command::LegalMoves => settings.show_legal_moves = !settings.show_legal_moves,
        Command::Preview => settings.preview_flips = !settings.preview_flips,
        Command::Values => settings.show_values = !settings.show_values,
        Command::Thoughts => settings.show_thoughts = !settings.show_thoughts,
        Command::LastMove => settings.mark_last_move = !settings.mark_last_move,
        Command::Coordinates => settings.show_coordinates = !settings.show_coordinates,
        Command::TurnBoard => {
            // A rectangle is turned upside down.
            let turns = if is_square { 1 } else { 2 };
            settings.board_turns = (settings.board_turns % 4 + turns) % 4;
        }
        Command::MirrorBoard => settings.board_mirrored = !settings.board_mirrored,
        Command::ExpertTools => settings.expert_tools = Some(!settings.shows_expert_tools()),
        Command::Theme(theme) => settings.theme = theme,
        _ => {}
    }
}

/// Switches the coach on or off for the present opponent.
fn switch_coach(shared: &mut Shared) -> Option<Message> {
    let opponent = shared.session.opponent()?;
    let coaches = !shared.settings.coaches(opponent);
    Some(shared.change_settings(|settings| _ = settings.coach.insert(opponent.to_string(), coaches)))
}

/// Begins or ends a review. In a window with one column the review shares its place with explorer and book:
/// if one of these covers it, closes that first, and does not end a review that was covered.
fn switch_review(rooms: &Rooms, shared: &Shared) -> Vec<Message> {
    let is_open = shared.library.explorer.is_open || rooms.book.is_open;
    let is_covered =
        is_open && !has_two_columns(shared.ctx.content_rect().size(), shared.session.position().size());
    let mut messages = Vec::new();
    if is_covered {
        messages.extend([show_explorer(false), show_book(false)]);
    }
    if !is_covered || rooms.review.reviewing().is_none() {
        messages.push(Message::Review(review::Message::Switch));
    }
    messages
}

/// The move shown; in place of a forced pass, the move that caused it.
fn deletable(record: &Record) -> NodeId {
    let cursor = record.cursor();
    let is_pass = |node| record.move_into(node) == Some(Move::Pass);
    std::iter::successors(Some(cursor), |&node| record.parent(node))
        .find(|&node| !is_pass(node))
        .unwrap_or(cursor)
}

fn stop_or_resume(shared: &Shared) -> Option<Message> {
    let session = &shared.session;
    Some(match session.activity() {
        Activity::Paused => Message::Game(Action::Resume),
        Activity::Human if session.clock_waits() => Message::Game(Action::Resume),
        Activity::Human if session.clock_runs() => Message::Game(Action::Stop),
        Activity::Thinking { .. } | Activity::Replying { .. } => Message::Game(Action::Stop),
        // In a game against the computer the space bar does not open the analysis.
        Activity::Human | Activity::Over(_) | Activity::OutOfTime(_) if session.is_contested() => {
            return None;
        }
        Activity::Human | Activity::Over(_) | Activity::OutOfTime(_) => {
            Message::Study(study::Message::Switch)
        }
    })
}

/// Dismisses, stops or closes the first of these that applies.
fn escape(rooms: &mut Rooms, shared: &Shared) -> Vec<Message> {
    if rooms.play.typed.clear() {
        Vec::new()
    } else if rooms.play.end.is_open() && !rooms.learn.is_open() {
        vec![Message::Play(play::Message::ShowEnd(false))]
    } else if rooms.notices.dismiss(Instant::now()) {
        Vec::new()
    } else if rooms.learn.is_open() {
        vec![Message::Learn(Choice::Back)]
    } else if matches!(rooms.play.bubble(), Some(Bubble::Hint(_))) {
        vec![Message::Play(play::Message::PutHintAway)]
    } else if matches!(shared.session.activity(), Activity::Thinking { .. } | Activity::Replying { .. }) {
        vec![Message::Game(Action::Stop)]
    } else if rooms.study.is_running() {
        vec![Message::Study(study::Message::Switch)]
    } else if is_full_screen(&shared.ctx) {
        command_window(shared, ViewportCommand::Fullscreen(false))
    } else {
        Vec::new()
    }
}

fn is_full_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen.unwrap_or(false))
}
