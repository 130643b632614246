//! Finds elements of a window by their accessible names. A square ("f5, empty, you can play here, flips 1")
//! is found by its coordinates alone, a list ("White's player: Engine") by the part before its choice.

use egui::accesskit::Role;
use egui_kittest::kittest::{By, NodeT, Queryable};
use egui_kittest::{Harness, Node};
use othello::rules::{BoardSize, Square};

/// The element with this name.
#[track_caller]
pub fn node<'a, S>(window: &'a Harness<'_, S>, name: &'a str) -> Node<'a> {
    let is_square = is_square(name);
    let (begins, role) = match is_square {
        true => (format!("{name}, "), Role::Button),
        false => (format!("{name}: "), Role::ComboBox),
    };
    // The name of the focused element may begin with a sentence.
    let is_named = move |label: &str| label.starts_with(&begins) || label.contains(&format!(". {begins}"));
    // A move in a list of values begins with its square as well.
    let is_on_board = move |label: &str| !is_square || label.contains("empty") || label.contains(" disc");
    let is_it = move |label: String| is_named(&label) && is_on_board(&label);
    let by = By::new().role(role).predicate(move |node| node.label().is_some_and(&is_it));
    match window.query_all(by.clone()).next() {
        None if role == Role::ComboBox => window.get_by_label(name),
        _ => window.get(by),
    }
}

/// What a screen reader says on a square after its coordinates.
#[track_caller]
pub fn square_words<S>(window: &Harness<'_, S>, name: &str) -> String {
    let label = node(window, name).accesskit_node().label().unwrap_or_default();
    label.split_once(&format!("{name}, ")).map_or(label.clone(), |(_, words)| words.to_owned())
}

/// Whether a name is that of a square, such as "f5" or "j10".
pub fn is_square(name: &str) -> bool {
    let side = u32::from(BoardSize::MAX);
    let largest = BoardSize::new(side, side).expect("the largest board is a board");
    Square::parse(name, largest).is_ok()
}
