//! Preferences: how Outflank looks, plays and thinks. Every change takes effect at once.

mod keys;

use super::{Dialog, Out};
use crate::outbox::Ask;
use crate::shared::Shared;
use crate::widgets::board::themed_preview_ui;
use crate::widgets::cards::{CardSize, card_ui};
use crate::widgets::dialog::{Buttons, frame_ui};
use crate::widgets::faces::player_ui;
use crate::widgets::focus;
use crate::widgets::form::{choice_ui, line_ui, list_ui, named_choice_ui, row_ui, tick_ui, warning_ui};
use crate::widgets::theme::{BoardTheme, is_clear};
use crate::widgets::words::note_ui;
use egui::{Align, Button, ComboBox, Key, Layout, Response, Slider, TextEdit, Ui, UiBuilder, vec2};
use engine::Level;
use engine::players::Player;
use othello::rules::{BoardSize, Position};
use services::settings::{OwnColors, Settings, SystemSwitch, WindowTheme};
use std::convert::Infallible;
use std::ops::RangeInclusive;
use system::worker::n_processors;
use texts::text;
use texts::text::Language;
use texts::words::person_name;

/// The side of a theme's little board, in points. [`THEME_CARD`] is the card around it.
const PREVIEW: f32 = 88.0;
const THEME_CARD: CardSize = CardSize { card: vec2(108.0, 122.0), picture: PREVIEW };
/// The height of every page, here and in Help, in points: that of the page of looks.
pub(super) const BODY: f32 = 700.0;

/// The page that is open, and what is typed or chosen on it.
#[derive(Clone, Debug, Default)]
pub struct State {
    tab: Tab,
    typed: Typed,
    keys: keys::State,
}

/// A name that is typed, and the place of its person.
type Typed = Option<(usize, String)>;

impl Dialog for State {
    type Message = Infallible;

    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out) {
        let mut changed = shared.settings.clone();
        let body = |ui: &mut Ui, changed: &mut Settings| body_ui(ui, changed, self);
        let title = text!("preferences-title");
        let buttons = |_: &_| Buttons { body: Some(BODY), ..Buttons::close() };
        let answer = frame_ui(ui, &title, 560.0, &mut changed, body, buttons);
        if let Some((place, name)) = self.typed.take_if(|_| answer.is_some()) {
            changed.name_person(place, &name);
        }
        if changed != shared.settings {
            out.ask(Ask::Settings(Box::new(changed)));
        }
        out.leave(answer, |_| {});
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Look,
    Play,
    Sound,
    Engine,
    Keys,
}

fn body_ui(ui: &mut Ui, settings: &mut Settings, state: &mut State) {
    let tabs = [
        (Tab::Look, text!("preferences-tab-look")),
        (Tab::Play, text!("preferences-tab-play")),
        (Tab::Sound, text!("preferences-sound")),
        (Tab::Engine, text!("preferences-engine")),
        (Tab::Keys, text!("preferences-keys")),
    ];
    let bottom = ui.cursor().top() + ui.clip_rect().height();
    choice_ui(ui, &mut state.tab, &tabs);
    ui.add_space(8.0);
    match state.tab {
        Tab::Look => look_ui(ui, settings),
        Tab::Play => play_ui(ui, settings, &mut state.typed),
        Tab::Sound => {
            tick_ui(ui, &mut settings.sound, text!("preferences-sound.on"));
            ui.add_enabled_ui(settings.sound, |ui| {
                let number = text!("percent", n = settings.volume);
                let slider = Slider::new(&mut settings.volume, Settings::VOLUME).step_by(5.0);
                slider_row_ui(ui, &text!("preferences-sound.volume"), &number, slider);
            });
        }
        Tab::Engine => engine_ui(ui, settings),
        Tab::Keys => keys::keys_ui(ui, &mut state.keys, settings),
    }
    // On each page without a scroll bar it is at the bottom, with what is free around it 44 points high.
    ui.add_space((bottom - 44.0 - ui.cursor().top()).max(8.0));
    if ui.button(text!("preferences-restore")).clicked() {
        *settings = settings.clone().with_default_preferences();
    }
}

fn look_ui(ui: &mut Ui, settings: &mut Settings) {
    row_ui(ui, &text!("preferences-language"), |ui| language_ui(ui, &mut settings.language));
    let themes = [
        (WindowTheme::System, text!("preferences-colours.system")),
        (WindowTheme::Light, text!("preferences-colours.light")),
        (WindowTheme::Dark, text!("preferences-colours.dark")),
    ];
    choice_row_ui(ui, &text!("preferences-colours"), &mut settings.theme, &themes);
    let contrasts = [
        (SystemSwitch::System, text!("preferences-contrast.system")),
        (SystemSwitch::Off, text!("preferences-contrast.usual")),
        (SystemSwitch::On, text!("preferences-contrast.high")),
    ];
    choice_row_ui(ui, &text!("preferences-contrast"), &mut settings.more_contrast, &contrasts);
    row_ui(ui, &text!("preferences-text-size"), |ui| text_size_ui(ui, &mut settings.window.zoom));
    row_ui(ui, &text!("preferences-board"), |ui| {
        board_themes_ui(ui, settings);
        if matches!(BoardTheme::of(settings, ui.ctx()), BoardTheme::Own(_)) {
            own_colors_ui(ui, &mut settings.own_colors);
        }
    });
    row_ui(ui, &text!("preferences-show"), |ui| {
        tick_ui(ui, &mut settings.show_legal_moves, text!("preferences-show.legal-moves"));
        tick_ui(ui, &mut settings.preview_flips, text!("preferences-show.preview"));
        tick_ui(ui, &mut settings.mark_last_move, text!("preferences-show.last-move"));
        tick_ui(ui, &mut settings.show_coordinates, text!("preferences-show.coordinates"));
    });
}

fn play_ui(ui: &mut Ui, settings: &mut Settings, typed: &mut Typed) {
    row_ui(ui, &text!("playing-as"), |ui| {
        people_ui(ui, settings, typed);
        note_ui(ui, text!("playing-as.about"));
    });
    let title = text!("preferences-motion");
    row_ui(ui, &title, |ui| {
        let switches = [
            (SystemSwitch::System, text!("preferences-motion.system")),
            (SystemSwitch::Off, text!("preferences-motion.usual")),
            (SystemSwitch::On, text!("preferences-motion.none")),
        ];
        named_choice_ui(ui, &title, &mut settings.less_motion, &switches);
        let (turning, pace) = (text!("preferences-motion.turning"), text!("preferences-motion.pace"));
        ui.add_enabled_ui(settings.less_motion != SystemSwitch::On, |ui| {
            milliseconds_ui(ui, &turning, &mut settings.animation_ms, Settings::ANIMATION_MS, 50);
        });
        milliseconds_ui(ui, &pace, &mut settings.pace_ms, 0..=3_000, 100);
        tick_ui(ui, &mut settings.human_times, text!("preferences-motion.human-times"));
    });
}

fn engine_ui(ui: &mut Ui, settings: &mut Settings) {
    let title = text!("preferences-hints");
    row_ui(ui, &title, |ui| {
        let levels = Level::MIN.number()..=Level::MAX.number();
        level_ui(ui, &title, &mut settings.assist_level, levels);
        note_ui(ui, text!("preferences-hints.about"));
    });
    let title = text!("preferences-review");
    row_ui(ui, &title, |ui| {
        level_ui(ui, &title, &mut settings.review_level, Settings::REVIEW_LEVEL);
        note_ui(ui, text!("preferences-review.about"));
    });
    row_ui(ui, &text!("preferences-engine"), |ui| {
        // The right end of the slider is stored as 0: one thread on each processor. More threads than
        // processors can only come from the settings file.
        let (n_processors, threads) = (n_processors() as u32, &mut settings.threads);
        let all = n_processors.max(*threads + 1);
        let mut at = if *threads == 0 { all } else { *threads };
        let text =
            if at == all { text!("preferences-threads.all", n = n_processors) } else { at.to_string() };
        let name = text!("preferences-threads");
        ui.add_enabled_ui(all > 1, |ui| slider_row_ui(ui, &name, &text, Slider::new(&mut at, 1..=all)));
        *threads = if at == all { 0 } else { at };
        note_ui(ui, text!("preferences-threads.about"));
        table_ui(ui, &mut settings.table_mb);
        note_ui(ui, text!("preferences-memory.about"));
        tick_ui(ui, &mut settings.ponder, text!("preferences-ponder"));
        note_ui(ui, text!("preferences-ponder.about"));
        tick_ui(ui, &mut settings.use_book, text!("preferences-book"));
        ui.add_enabled_ui(settings.use_book, |ui| {
            let text = match settings.book_variety {
                0 => text!("preferences-no-variety"),
                n => text!("preferences-variety-discs", n = n),
            };
            let slider = Slider::new(&mut settings.book_variety, Settings::BOOK_VARIETY);
            slider_row_ui(ui, &text!("preferences-variety"), &text, slider);
        });
        note_ui(ui, text!("preferences-book.about"));
    });
}

/// A line for each person: "you" or not, the name, and a button to remove it; below, a field for a new one.
fn people_ui(ui: &mut Ui, settings: &mut Settings, typed: &mut Typed) {
    let (n, mut gone) = (settings.people.len(), None);
    for place in 0..n {
        ui.horizontal(|ui| {
            let name = person_name(&settings.people[place]);
            let radio = ui.radio(usize::from(settings.playing_as) == place, "");
            if radio.accessible_name(text!("playing-as.spoken", name = name.as_str())).clicked() {
                settings.playing_as = place as u8;
            }
            player_ui(ui, Player::Human, &name, 24.0);
            name_ui(ui, settings, typed, (place, name), text!("preferences-person-name", n = place + 1));
            let button = ui.add_enabled(n > 1, Button::new(text!("preferences-person-remove")));
            if button.accessible_name(text!("preferences-person-remove.spoken", n = place + 1)).clicked() {
                gone = Some(place);
            }
        });
    }
    if n < Settings::PEOPLE_MAX {
        name_ui(ui, settings, typed, (n, String::new()), text!("preferences-person-add"));
    }
    if let Some((_, name)) = typed.as_ref().filter(|(place, name)| settings.is_taken(name, *place)) {
        warning_ui(ui, &text!("preferences-person-taken", name = name.as_str()));
    }
    if let Some(place) = gone {
        settings.remove_person(place);
        *typed = None;
    }
}

/// The field for the name of the person at a place. The name counts once the field is left.
fn name_ui(
    ui: &mut Ui,
    settings: &mut Settings,
    typed: &mut Typed,
    (place, shown): (usize, String),
    spoken: String,
) {
    let mut name = match typed {
        Some((at, name)) if *at == place => name.clone(),
        _ => shown.clone(),
    };
    let field = TextEdit::singleline(&mut name).char_limit(Settings::NAME_MAX).desired_width(180.0);
    let field = line_ui(ui, field.hint_text(&spoken)).accessible_name(&spoken);
    if field.changed() {
        *typed = (name != shown).then_some((place, name));
    }
    let may_be_named = |(at, name): &mut (usize, String)| *at == place && !settings.is_taken(name, place);
    if field.lost_focus() {
        if let Some((_, name)) = typed.take_if(may_be_named) {
            settings.name_person(place, &name);
        }
        // Enter ends the name and not the dialog.
        focus::key_pressed(ui, Key::Enter);
    }
}

/// The languages by their own names, and by the English ones for a user who cannot read the current language.
fn language_ui(ui: &mut Ui, language: &mut Option<Language>) {
    let of_system = [(None, text!("preferences-language.system"))];
    let others = Language::ALL.into_iter().map(|language| {
        let name = || text!("language-name", language = language.tag());
        let (own, english) = (language.own_name(), text::in_language(Language::English, name));
        (Some(language), if own == english { english } else { format!("{own} · {english}") })
    });
    let list = ComboBox::from_id_salt("language").width(220.0).height(320.0);
    let all = of_system.into_iter().chain(others);
    list_ui(ui, list, &text!("preferences-language"), language, all, |_, _| {});
}

/// The zoom in percent: the steps of A− and A+, and the current zoom if it lies between them.
fn text_size_ui(ui: &mut Ui, zoom: &mut u32) {
    let mut sizes: Vec<u32> = (80..=200).step_by(10).collect();
    if let Err(place) = sizes.binary_search(zoom) {
        sizes.insert(place, *zoom);
    }
    let in_effect = (ui.ctx().zoom_factor() * 100.0).round() as u32;
    let list = ComboBox::from_id_salt("text-size").width(100.0).height(320.0);
    let sizes = sizes.into_iter().map(|size| (size, text!("percent", n = size)));
    list_ui(ui, list, &text!("preferences-text-size"), zoom, sizes, |_, _| {});
    if *zoom > in_effect {
        note_ui(ui, text!("menu-larger.full"));
    }
}

/// The board themes as little boards.
fn board_themes_ui(ui: &mut Ui, settings: &mut Settings) {
    let position = Position::start(BoardSize::new(4, 4).expect("4×4 is a board"));
    let chosen = BoardTheme::of(settings, ui.ctx());
    ui.horizontal_wrapped(|ui| {
        for theme in BoardTheme::offered(settings) {
            let card = card_ui(ui, theme == chosen, &theme.label(), THEME_CARD, |ui, place, _| {
                let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
                themed_preview_ui(&mut ui, &position, theme, PREVIEW);
            });
            if card.clicked() {
                settings.board_theme = theme.key().to_owned();
            }
        }
    });
}

/// The user's own colours for the board, and a warning if they are hard to tell apart.
fn own_colors_ui(ui: &mut Ui, colors: &mut OwnColors) {
    ui.horizontal_wrapped(|ui| {
        let chosen = [
            (text!("own-colors-field"), &mut colors.field),
            (text!("own-colors-frame"), &mut colors.frame),
            (text!("own-colors-black"), &mut colors.black),
            (text!("own-colors-white"), &mut colors.white),
        ];
        for (name, color) in chosen {
            ui.horizontal(|ui| {
                ui.color_edit_button_srgb(color).accessible_name(name.as_str());
                ui.label(name);
            });
        }
    });
    tick_ui(ui, &mut colors.flat, text!("own-colors-flat"));
    if !is_clear(*colors) {
        warning_ui(ui, &text!("own-colors-unclear"));
    }
}

/// A row of buttons to choose from; a screen reader says the row's `title` with it.
fn choice_row_ui<T: PartialEq + Copy>(ui: &mut Ui, title: &str, value: &mut T, choices: &[(T, String)]) {
    row_ui(ui, title, |ui| named_choice_ui(ui, title, value, choices));
}

/// A row with the name of a time, a slider and the time.
fn milliseconds_ui(ui: &mut Ui, name: &str, value: &mut u32, range: RangeInclusive<u32>, step: u32) {
    // A time from the settings file may be longer than what is offered here.
    let range = *range.start()..=(*range.end()).max(*value);
    let number = match *value {
        0 => text!("preferences-no-time"),
        ms => text!("preferences-seconds", seconds = text::decimal(f64::from(ms) / 1000.0, 2)),
    };
    slider_row_ui(ui, name, &number, Slider::new(value, range).step_by(f64::from(step)));
}

/// A slider for a level. Two rows have one, so `title` names its row for screen readers.
fn level_ui(ui: &mut Ui, title: &str, level: &mut Level, range: RangeInclusive<u8>) {
    let mut number = level.number();
    let (text, label) = (number.to_string(), text!("preferences-level"));
    ui.push_id(title, |ui| {
        let slider = slider_row_ui(ui, &label, &text, Slider::new(&mut number, range));
        slider.accessible_name(text!("list-and-choice", name = title, choice = label.as_str()));
    });
    *level = Level::new(number);
}

/// The sizes of the table that are offered, in megabytes.
const TABLE_SIZES: [u32; 11] = [1, 16, 64, 128, 256, 512, 1 << 10, 2 << 10, 4 << 10, 8 << 10, 16 << 10];

fn table_ui(ui: &mut Ui, megabytes: &mut u32) {
    // The settings file may hold any size; it stays until the slider is moved.
    let before = TABLE_SIZES.partition_point(|size| size <= megabytes).saturating_sub(1);
    let mut at = before;
    let text = megabytes_words(*megabytes);
    slider_row_ui(ui, &text!("preferences-memory"), &text, Slider::new(&mut at, 0..=TABLE_SIZES.len() - 1));
    if at != before {
        *megabytes = TABLE_SIZES[at];
    }
}

/// `300 MB`, `4 GB`.
fn megabytes_words(megabytes: u32) -> String {
    match megabytes.is_multiple_of(1 << 10) {
        true => text!("preferences-gigabytes", n = megabytes >> 10),
        false => text!("preferences-megabytes", n = megabytes),
    }
}

fn slider_row_ui(ui: &mut Ui, name: &str, number: &str, slider: Slider) -> Response {
    let row = ui.horizontal(|ui| {
        let height = ui.spacing().interact_size.y;
        let column = |ui: &mut Ui, width: f32, text: &str| {
            let left = Layout::left_to_right(Align::Center);
            let label = ui.allocate_ui_with_layout([width, height].into(), left, |ui| {
                ui.set_min_width(width);
                ui.label(text)
            });
            label.inner
        };
        let label = column(ui, 84.0, name);
        ui.spacing_mut().slider_width = (ui.available_width() - 90.0).clamp(80.0, 200.0);
        let slider = ui.add(slider.show_value(false)).labelled_by(label.id);
        ui.ctx().accesskit_node_builder(slider.id, |node| node.set_value(number));
        column(ui, 70.0, number);
        slider
    });
    row.inner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_written_in_megabytes_or_gigabytes() {
        assert_eq!(
            [1, 300, 1024, 1025, 16_384].map(megabytes_words),
            ["1 MB", "300 MB", "1 GB", "1025 MB", "16 GB"]
        );
    }
}
