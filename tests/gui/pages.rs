//! Every page in three sizes, the smallest in high contrast too: no text is cut or, in high contrast, pale,
//! and each control has a name of its own for a screen reader. With `OUTFLANK_PICTURES=FOLDER` each page is
//! drawn into a PNG there, in dark and at 200 % too, to be looked at.

use crate::contrast::{HIGH, pale};
use crate::cut::cut_texts;
use crate::hand::{Hand, Start, after};
use crate::walk::{GAME, Look, sections_of_learn, usual_pages};
use egui::{Key, Role, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::human::Character;
use engine::players::Player;
use services::settings::WindowTheme;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

const SIZES: [Vec2; 3] = [vec2(480.0, 520.0), vec2(1100.0, 800.0), vec2(1600.0, 1000.0)];
/// 1100×800 at 200 %.
const TWICE: Vec2 = vec2(550.0, 400.0);
const LOOKS: [(&str, &str); 4] = [
    ("light", "theme: Light, more_contrast: Off"),
    ("dark", "theme: Dark, more_contrast: Off"),
    ("contrast", "theme: Light, more_contrast: On"),
    ("dark-contrast", "theme: Dark, more_contrast: On"),
];

fn open(settings: &str, size: Vec2, players: [Player; 2], moves: &str) -> Hand {
    let [black, white] = players;
    let game = after(moves, black, white);
    let settings = format!("{settings}, threads: 1, people: [\"Anna\"]");
    in_theme(Start { size, settings, ..Start::of(game) }.open())
}

/// The harness has a theme of its own.
fn in_theme(mut hand: Hand) -> Hand {
    let is_dark = hand.settings().theme == WindowTheme::Dark;
    hand.window.ctx.set_theme(if is_dark { egui::Theme::Dark } else { egui::Theme::Light });
    hand.look();
    hand
}

/// A game, its menus, and the dialogs over it.
fn game_pages(hand: &mut Hand, look: Look) {
    usual_pages(hand, look);
    hand.open_seat("White");
    look("player", hand);
    hand.key(Key::Escape);
    hand.shift(Key::Space);
    // In small windows the analysis is a line below the board, without this button.
    if hand.has("Close the table of moves") {
        hand.wait_says("≈ depth");
    }
    look("analysis", hand);
    hand.shift(Key::Space);
    hand.ctrl(Key::H);
    hand.wait_for("a hint", |hand| hand.has("Show more"));
    look("hint", hand);
}

/// Learn: its home, its sections, a lesson with a wrong answer, a puzzle.
fn learn_pages(hand: &mut Hand, look: Look) {
    sections_of_learn(hand, look);
    hand.choose("Learn", "Lessons");
    hand.click("1. Outflank a disc, not done yet");
    look("lesson", hand);
    while !hand.says("Exercise") {
        hand.click("Next");
    }
    hand.wait_for("an exercise", |hand| !hand.says("Looking for a position"));
    // So early in a game a disc in the corner has no neighbours.
    hand.click("a1");
    look("wrong answer", hand);
    hand.click("Hint");
    look("hint to an exercise", hand);
    hand.click("Show answer");
    look("answer", hand);
    hand.choose("Learn", "Puzzles");
    hand.click("Mixed");
    hand.wait_for("the solution", |hand| crate::hand::is_enabled(hand, "Show answer"));
    look("puzzle", hand);
    hand.click("Show answer");
    hand.wait_for("the cause", |hand| hand.has("More"));
    // In a small window the text with "More" may be clipped.
    hand.press("More");
    hand.wait_says(" was best.");
    look("puzzle with its answer", hand);
}

/// The end of a game, and its review.
fn end_pages(settings: &str, size: Vec2, look: Look) {
    let (human, computer) = (Player::Human, Player::Character(Character::ALL[4]));
    for (name, players) in [("win", [computer, human]), ("loss", [human, computer]), ("end", [human, human])]
    {
        let mut hand = open(settings, size, players, GAME);
        look(name, &mut hand);
        if name == "end" {
            hand.key(Key::R);
            hand.wait_for("the graph", |hand| hand.has("Graph of the game"));
            look("review", &mut hand);
        }
    }
}

/// A width at which the review has a column of its own that is as narrow as can be.
const TWO_COLUMNS: Vec2 = vec2(1440.0, 900.0);

pub fn all_pages(settings: &str, size: Vec2, look: Look) {
    if size == TWO_COLUMNS {
        return end_pages(settings, size, look);
    }
    // The game of a newcomer.
    let quick = "animation_ms: 0, pace_ms: 0, human_times: false, less_motion: On";
    let start = Start { size, settings: format!("{quick}, {settings}"), ..Start::default() };
    look("first game", &mut in_theme(start.open_slow()));
    let players = [Player::Human, Player::Character(Character::ALL[2])];
    game_pages(&mut open(settings, size, players, "f5d6c3d3c4f4"), look);
    learn_pages(&mut open(settings, size, players, ""), look);
    end_pages(settings, size, look);
}

/// The controls in sight by role and name, without those behind a dialog.
pub fn controls(hand: &Hand) -> Vec<(Role, String)> {
    const ROLES: [Role; 10] = [
        Role::Button,
        Role::CheckBox,
        Role::RadioButton,
        Role::MenuItem,
        Role::MenuItemCheckBox,
        Role::ComboBox,
        Role::TextInput,
        Role::Slider,
        Role::SpinButton,
        Role::Link,
    ];
    let dialog = hand.window.query_all_by(|node| node.is_modal()).last();
    let all = |role: Role| match &dialog {
        Some(dialog) => dialog.query_all_by_role(role).collect::<Vec<_>>(),
        None => hand.window.query_all_by_role(role).collect(),
    };
    let nodes = ROLES.into_iter().flat_map(all);
    let nodes = nodes.map(|node| node.accesskit_node()).filter(|node| !node.is_disabled());
    nodes.map(|node| (node.role(), node.label().unwrap_or_default())).collect()
}

/// The names that several controls share, and the controls without a name.
fn unclear_names(hand: &Hand) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (role, name) in controls(hand) {
        *counts.entry(format!("{role:?} {name:?}")).or_default() += 1;
    }
    let unclear = counts.into_iter().filter(|(name, n)| name.ends_with("\"\"") || *n > 1);
    unclear.map(|(name, n)| format!("{n} × {name}")).collect()
}

#[test]
fn no_text_is_cut_on_any_page_in_any_look() {
    let folder = std::env::var_os("OUTFLANK_PICTURES").map(PathBuf::from);
    let mut findings = String::new();
    for (name, settings) in LOOKS {
        // Only drawn, not checked: at 200 % the longest lines are shortened.
        let twice = (name == "light" && folder.is_some()).then_some(TWICE);
        for size in SIZES.into_iter().chain([TWO_COLUMNS]).chain(twice) {
            // Every look has the texts of the light one at the same places, in other colours.
            let is_checked = name == "light" || settings.ends_with("On") && size == SIZES[0];
            if !is_checked && folder.is_none() {
                continue;
            }
            let mut number = 0;
            let mut look = |page: &str, hand: &mut Hand| {
                number += 1;
                let texts = if size == TWICE { Vec::new() } else { cut_texts(hand) };
                let mut found = [texts, unclear_names(hand)].concat();
                if settings.ends_with("On") && size == SIZES[0] {
                    let window = hand.window.ctx.content_rect();
                    found.extend(pale(hand, window, HIGH));
                }
                for finding in found {
                    _ = writeln!(findings, "{name}, {} wide, {page}: {finding}", size.x);
                }
                if let Some(folder) = &folder {
                    let picture = hand.window.render().expect("the renderer draws everything");
                    let file = format!("{name}-{}-{number:02}-{}.png", size.x, page.replace(' ', "-"));
                    picture.save(folder.join(file)).expect("the folder can be written");
                }
            };
            // The first start has no settings yet.
            if name == "light" {
                let folder = tempfile::tempdir().expect("a temporary folder");
                look("welcome", &mut in_theme(Hand::open_in(folder, size)));
            }
            all_pages(settings, size, &mut look);
        }
    }
    assert!(findings.is_empty(), "\n{findings}");
}
