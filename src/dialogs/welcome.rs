//! What a new player sees first: the rules in three pictures, and three ways to go on.

use super::{Dialog, Out};
use crate::command::Command;
use crate::outbox::Ask;
use crate::shared::Shared;
use crate::widgets::board::piece_ui;
use crate::widgets::dialog::{Buttons, frame_ui};
use crate::widgets::form::main_button;
use crate::widgets::icons::{Icon, icon_ui};
use crate::widgets::words::words_ui;
use egui::{Align, Button, Key, Layout, RichText, Role, Ui, WidgetInfo, vec2};
use std::convert::Infallible;
use teach::choice::Choice;
use teach::lessons::LESSONS;
use texts::text;

const WIDTH: f32 = 640.0;
/// With less width the pictures stand below one another.
const WIDE: f32 = 450.0;
/// The largest side of a square in pictures beside one another, and its side in pictures below one another.
const SQUARE: f32 = 34.0;
const LOW_SQUARE: f32 = 24.0;
/// The width that a picture keeps for a sign beside it, in points.
const SIGN: f32 = 26.0;
const BUTTON: egui::Vec2 = vec2(150.0, 40.0);

/// A rule, as pieces of a board.
enum RulePicture {
    /// A row before and after a move.
    Change([&'static str; 2]),
    /// A row where the marked square can be played, and one where it cannot.
    RightAndWrong([&'static str; 2]),
    /// A board that is full.
    Full([&'static str; 3]),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum WelcomeChoice {
    Play,
    Lessons,
}

/// The welcome, which has no state.
pub(crate) struct Welcome;

impl Dialog for Welcome {
    type Message = Infallible;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let mut chosen = None;
        let buttons = |_: &_| Buttons { cancel: text!("welcome-known"), ..Buttons::close() };
        let left = frame_ui(ui, &text!("welcome-title"), WIDTH, &mut chosen, body_ui, buttons);
        if left.is_some() || chosen.is_some() {
            let begins = chosen == Some(WelcomeChoice::Lessons);
            out.ask(Ask::CloseDialogs);
            out.ask(Ask::Learn(if begins {
                Choice::BeginLesson(LESSONS[0].key)
            } else {
                Choice::DeclineLessons
            }));
            out.run((chosen == Some(WelcomeChoice::Play)).then_some(Command::NewGame));
        }
    }
}

fn body_ui(ui: &mut Ui, chosen: &mut Option<WelcomeChoice>) {
    let pictures = [
        (RulePicture::Change(["*OOX", "XXXX"]), text!("welcome-flip")),
        (RulePicture::RightAndWrong(["*OX-", "-*-X"]), text!("welcome-must-flip")),
        (RulePicture::Full(["XXOX", "XOXX", "XXXO"]), text!("welcome-most")),
    ];
    ui.add_space(8.0);
    if ui.available_width() >= WIDE {
        ui.columns_const(|columns: &mut [Ui; 3]| {
            for (ui, (picture, words)) in columns.iter_mut().zip(pictures) {
                ui.vertical_centered(|ui| {
                    let square = ((ui.available_width() - SIGN) / 4.0).min(SQUARE);
                    picture_ui(ui, &picture, &words, square);
                    ui.add_space(4.0);
                    words_ui(ui, words);
                });
            }
        });
    } else {
        for (picture, words) in pictures {
            ui.horizontal(|ui| {
                picture_ui(ui, &picture, &words, LOW_SQUARE);
                words_ui(ui, words);
            });
        }
    }
    ui.add_space(16.0);
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        let play = main_button(ui, RichText::new(text!("welcome-play")).heading());
        let play = ui.add(play.min_size(BUTTON));
        // Enter is Play even after a click beside it.
        let is_free = ui.memory(|memory| memory.focused().is_none());
        if is_free && !ui.input(|input| input.key_pressed(Key::Escape)) {
            play.request_focus();
        }
        if play.clicked() {
            *chosen = Some(WelcomeChoice::Play);
        }
        if ui.add(Button::new(text!("welcome-teach")).min_size(BUTTON)).clicked() {
            *chosen = Some(WelcomeChoice::Lessons);
        }
    });
}

fn picture_ui(ui: &mut Ui, picture: &RulePicture, words: &str, square: f32) {
    // Three rows and the edge around them.
    let size = vec2(4.0 * square + SIGN, 3.0 * square + 2.0);
    let room = ui.allocate_ui_with_layout(size, Layout::top_down(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.y = 4.0;
        match picture {
            RulePicture::Change([before, after]) => {
                piece_ui(ui, &[before], square);
                icon_ui(ui, Icon::Down, ui.visuals().text_color());
                piece_ui(ui, &[after], square);
            }
            RulePicture::RightAndWrong([right, wrong]) => {
                let (usual, bad) = (ui.visuals().text_color(), ui.visuals().error_fg_color);
                for (row, icon, color) in [(right, Icon::Check, usual), (wrong, Icon::Cross, bad)] {
                    ui.horizontal(|ui| {
                        piece_ui(ui, &[row], square);
                        icon_ui(ui, icon, color);
                    });
                    ui.add_space(8.0);
                }
            }
            RulePicture::Full(rows) => piece_ui(ui, rows, square),
        }
    });
    room.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, words));
}
