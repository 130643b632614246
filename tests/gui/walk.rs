//! The walk through menus, dialogs and panels that the tests of all pages have in common, in any language.

use crate::hand::Hand;
use egui::Key;
use outflank::Menu;
use texts::text;

/// A game of the All Japan Championships 2023, from the WTHOR database of the French Othello federation.
pub const GAME: &str = "f5d6c4d3c3f4f6g5e6f7d7c6c7c5e7e3b6f3b4c8d8e8g6b3h4b8g8a6b5b7g4g3f8h8a8a7a5h3e2e1\
                        c2a4d2f2a3h7g7d1c1h6f1h5h2h1g2a2b2g1a1b1";

/// Looks at a page: its name and the window.
pub type Look<'a> = &'a mut dyn FnMut(&str, &mut Hand);

/// Looks at every menu, and at every dialog and panel that a key or an entry opens.
pub fn usual_pages(hand: &mut Hand, look: Look) {
    look("game", hand);
    for menu in Menu::ALL.map(Menu::name) {
        hand.open_menu(&menu);
        look(&format!("menu {menu}"), hand);
        hand.key(Key::Escape);
    }
    for (name, key) in [
        ("new game", Key::N),
        ("paste", Key::V),
        ("position", Key::E),
        ("preferences", Key::Comma),
        ("library", Key::L),
        ("information", Key::I),
        ("keys", Key::Slash),
    ] {
        hand.ctrl(key);
        look(name, hand);
        hand.key(Key::Escape);
    }
    hand.paste("f5d6c3d3c4");
    look("a text that is pasted", hand);
    hand.key(Key::Escape);
    for (menu, entry) in [
        ("menu-game", "command-sheet"),
        ("menu-game", "command-handout"),
        ("menu-study", "command-other-engines"),
        ("menu-study", "command-ghosts"),
        ("menu-study", "command-match"),
    ] {
        hand.choose(&text!(menu), &text!(entry));
        look(entry, hand);
        hand.key(Key::Escape);
    }
    hand.ctrl(Key::F);
    look("games with a position", hand);
    hand.click(&text!("library-position-is-on"));
    look("a part of the board", hand);
    hand.keys([Key::Escape; 2]);
    hand.ctrl(Key::N);
    hand.click(&text!("new-game-more"));
    look("new game with all rows", hand);
    hand.keys([Key::Escape, Key::F1]);
    look("rules", hand);
    hand.key(Key::Escape);
    let panels =
        [("book", Key::Z), ("explorer", Key::X), ("people", Key::Q), ("tree", Key::T), ("overlay", Key::F2)];
    let moment = text!("library-one-moment");
    for (name, key) in panels {
        hand.key(key);
        hand.wait_for("what is read", |hand| !hand.says(&moment));
        look(name, hand);
        hand.key(key);
    }
}

/// Looks at the home of Learn and at its sections.
pub fn sections_of_learn(hand: &mut Hand, look: Look) {
    hand.key(Key::Y);
    look("learn", hand);
    let pages = [
        "learn-lessons",
        "learn-puzzles",
        "learn-mistakes",
        "learn-openings",
        "learn-guess",
        "learn-progress",
    ];
    for page in pages {
        hand.choose(&text!("menu-learn"), &text!(page));
        look(page, hand);
    }
}
