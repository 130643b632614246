//! The dialogs, opened and used through their accessible names, and pasted texts.

use crate::hand::{Hand, Start, game, is_enabled, two_people};
use crate::spoken::heard;
use analysis::openings;
use egui::{Key, Modifiers, Role, accesskit::Toggled, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::players::{Kind, Player};
use engine::{Level, opening};
use othello::rules::{BoardSize, ByColor, Color, Goal, Position, Setup, Square, Start as StartPosition};
use outflank::widgets::theme::BoardTheme;
use services::settings::{OpeningFrom, Settings, SystemSwitch, WindowTheme};

/// What lies on a square of the dialog's board: its accessible name without the coordinates.
fn on(hand: &Hand, square: &str) -> String {
    let label = hand.last(square).accesskit_node().label().unwrap_or_default();
    label.split_once(", ").map_or(label.clone(), |(_, words)| words.to_owned())
}

/// Opens a list and chooses from it.
fn pick(hand: &mut Hand, list: &str, entry: &str) {
    hand.node(list).click_accesskit();
    hand.look();
    // The entry, and not the list that shows the same text.
    let entries = hand.window.get_all_by_role_and_label(Role::Button, entry);
    entries.last().expect("the list has the entry").click_accesskit();
    hand.look();
}

fn is_chosen(hand: &Hand, name: &str) -> bool {
    hand.last(name).accesskit_node().toggled() == Some(Toggled::True)
}

fn size(text: &str) -> BoardSize {
    text.parse().unwrap()
}

// New game.

/// The button that shows the rows that the dialog hides at first.
const MORE: &str = "More: opening, handicap, clock, fewest discs, serious";

fn new_game() -> Hand {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.ctrl(Key::N);
    hand
}

/// The dialog with all its rows.
fn whole_new_game() -> Hand {
    let mut hand = new_game();
    hand.press(MORE);
    hand
}

#[test]
fn enter_starts_the_suggested_game_and_escape_leaves_the_dialog() {
    let mut hand = new_game();
    hand.key(Key::Enter);
    assert_eq!((hand.moves().as_str(), *hand.record().start()), ("", Position::start(size("8x8"))));
    assert_eq!(hand.session().players(), Settings::default().players());
    assert_eq!(hand.settings().new_game, Settings::default().new_game);
    hand.ctrl(Key::Z);
    assert_eq!(hand.moves(), "f5", "it can be undone");
    hand.ctrl(Key::N);
    hand.key(Key::Escape);
    assert!(!hand.has("Start") && hand.moves() == "f5");
    hand.ctrl(Key::N);
    hand.press("Cancel");
    assert!(!hand.has("Start") && hand.moves() == "f5");
}

#[test]
fn every_size_and_every_start_can_be_chosen() {
    let sizes = ["4×4", "6×6", "8×8", "10×10", "16×16"];
    let starts = [
        ("Standard", StartPosition::Standard),
        ("Mirrored", StartPosition::Mirrored),
        ("Parallel", StartPosition::Parallel),
        ("Old Reversi", StartPosition::Reversi),
    ];
    let sizes = sizes.map(|name| (name, size(name), StartPosition::Standard));
    for (name, size, start) in sizes.into_iter().chain(starts.map(|(name, start)| (name, size("8x8"), start)))
    {
        let mut hand = whole_new_game();
        hand.press(name);
        assert!(is_chosen(&hand, name));
        hand.press("Start");
        assert_eq!(*hand.record().start(), start.position(size));
        let chosen = hand.settings().new_game;
        assert_eq!((chosen.size, chosen.start), (size, start));
    }
    let mut hand = new_game();
    hand.press("Other…");
    pick(&mut hand, "Width", "6");
    pick(&mut hand, "Height", "10");
    hand.press("Start");
    assert_eq!((hand.position().size(), hand.settings().new_game.size), (size("6x10"), size("6x10")));
}

#[test]
fn no_choice_in_a_dialog_moves_its_buttons() {
    for (key, kept, choices) in [
        (Key::N, ["I play Black", "Start"], ["Custom", "Other…", MORE]),
        (Key::N, ["Computer", "Start"], ["A friend here", "Watch two computers", MORE]),
        (Key::N, [MORE, "Start"], ["Other…", "6×6", "Other…"]),
        (Key::Comma, ["Look", "Close"], ["Sound", "Engine", "Keys"]),
        (Key::F1, ["How to play", "Close"], ["The window", "Keys", "About"]),
    ] {
        let mut hand = two_people("8x8");
        hand.key_with(if key == Key::F1 { Modifiers::NONE } else { Modifiers::COMMAND }, key);
        hand.window.run_steps(15);
        let before = kept.map(|name| hand.last(name).rect());
        for choice in choices {
            hand.press(choice);
            if choice == "Custom" {
                pick(&mut hand, "White’s player", "Minimax (depth)");
            }
            hand.window.run_steps(15);
            assert_eq!(kept.map(|name| hand.last(name).rect()), before, "{choice}");
        }
    }
}

#[test]
fn corners_are_given_to_either_side() {
    let mut hand = whole_new_game();
    hand.press("Corner handicap");
    assert!(!hand.has("Use this"), "the rating of the person is unknown");
    hand.press_all(["3", "for White"]);
    assert!(hand.has("Preview: 8×8 board, 2 black and 5 white discs, Black to move"));
    hand.press("Start");
    let start = StartPosition::Corners { corners: 3, to: Color::White };
    assert_eq!(*hand.record().start(), start.position(size("8x8")));
    assert_eq!(hand.settings().new_game.start, start);
}

#[test]
fn openings_are_drawn_by_their_number_or_chosen_by_name() {
    let mut hand = whole_new_game();
    hand.press_all(["6×6", "Random opening"]);
    hand.set("Moves of the opening", 4.0);
    hand.fill("Number of the opening", "77");
    hand.press_all(["Another one", "Start"]);
    assert_eq!(hand.record().moves()[..4], opening::random(size("6x6"), 4, 0..=0, 78));
    assert_eq!(hand.settings().new_game.opening_plies, 4);

    let mut hand = whole_new_game();
    hand.press("Balanced start");
    hand.fill("Number of the opening", "77");
    hand.press_all(["Another one", "Start"]);
    let even = &opening::even()[78 % opening::even().len()];
    assert_eq!(hand.record().moves()[..even.len()], even[..]);
    let choice = hand.settings().new_game;
    assert_eq!((choice.opening_plies, choice.opening_from), (8, OpeningFrom::Even));

    let mut hand = whole_new_game();
    hand.press("Opening by name");
    let first = openings::lines().iter().map(|line| line.opening.english).min().expect("there are lines");
    pick(&mut hand, "Name of the opening", first);
    hand.press("Start");
    let line = &openings::lines()[usize::from(hand.settings().new_game.opening_line)];
    assert_eq!(line.opening.english, first);
    assert_eq!(hand.record().moves()[..line.moves.len()], line.moves[..]);
    // On a board of another size the opening is not played.
    hand.ctrl(Key::N);
    hand.press_all(["6×6", "Start"]);
    assert_eq!((hand.moves().as_str(), hand.settings().new_game.opening_plies), ("", 0));
}

#[test]
fn a_position_set_up_by_hand_also_sets_the_boards_size() {
    let mut hand = whole_new_game();
    hand.press_all(["Standard", "Set up a position"]);
    pick(&mut hand, "Height", "6");
    hand.press_all(["a1", "Use this position"]);
    assert!(is_chosen(&hand, "Set up a position"));
    hand.press("Start");
    let mut setup = Setup::from(&Position::start(size("8x6")));
    setup.put(Square::from_index(0), Some(Color::Black));
    assert_eq!(*hand.record().start(), setup.position().unwrap());

    // Leaving the editor leaves the choice as it was.
    let mut hand = whole_new_game();
    hand.press_all(["Parallel", "Set up a position"]);
    hand.key(Key::Escape);
    assert!(hand.has("Start") && is_chosen(&hand, "Parallel"));
}

#[test]
fn players_are_chosen_quickly_or_one_by_one() {
    let mut hand = new_game();
    hand.press_all(["I play White", "Start"]);
    let opponent = Settings::default().players().white;
    assert_eq!(hand.session().players(), ByColor::new(opponent, Player::Human));
    hand.wait_for("the first move", |hand| hand.session().accepts_move());

    let mut hand = new_game();
    hand.press_all(["A friend here", "Start"]);
    assert_eq!(hand.session().players(), ByColor::new(Player::Human, Player::Human));

    let mut hand = new_game();
    hand.press("Watch two computers");
    pick(&mut hand, "Black’s player", "Minimax (depth)");
    hand.set("Black’s depth", 7.0);
    pick(&mut hand, "White’s player", "Outflank");
    hand.set("White’s level", 12.0);
    assert!(is_chosen(&hand, "Watch two computers"));
    hand.press_all([MORE, "Fewest discs", "Start"]);
    let players = ByColor::new(Player::Minimax { depth: 7 }, Player::Engine { level: Level::new(12) });
    assert_eq!((hand.session().players(), hand.record().goal()), (players, Goal::FewestDiscs));
    let black = hand.settings().players.black;
    assert_eq!((black.kind, black.depth), (Kind::Minimax, 7));
}

// The position editor.

fn editor(board: &str) -> Hand {
    let mut hand = two_people(board);
    hand.ctrl(Key::E);
    hand
}

#[test]
fn squares_are_painted_with_the_chosen_disc_by_clicks_and_strokes() {
    let mut hand = editor("8x8");
    assert_eq!([on(&hand, "d4"), on(&hand, "a1")], ["white disc", "empty"]);
    hand.press_all(["d4", "White", "a1"]);
    assert_eq!([on(&hand, "d4"), on(&hand, "a1")], ["black disc", "white disc"]);
    // The same disc again, the empty brush and the right button take discs away.
    hand.press_all(["a1", "Empty", "d4"]);
    hand.last("e5").click_secondary();
    hand.look();
    assert_eq!(["a1", "d4", "e5"].map(|square| on(&hand, square)), ["empty"; 3]);
    // Dragging paints; a click puts down one disc.
    hand.press("Black");
    hand.last("b8").click();
    hand.look();
    assert_eq!(on(&hand, "b8"), "black disc");
    let [from, to] = ["a1", "h1"].map(|square| hand.last(square).rect().center());
    hand.window.drag_at(from);
    hand.look();
    hand.window.hover_at(to);
    hand.look();
    hand.window.drop_at(to);
    hand.look();
    assert_eq!(["a1", "b1", "d1", "h1"].map(|square| on(&hand, square)), ["black disc"; 4]);
    assert_eq!(on(&hand, "a2"), "empty");
}

#[test]
fn a_board_that_cannot_be_played_is_refused_with_the_reason() {
    let mut hand = editor("8x8");
    hand.press("Clear");
    let reason = "Neither Black nor White can place a disc, so there is nothing to play.";
    assert!(hand.has(reason) && !is_enabled(&hand, "Play from here"));
    hand.key(Key::Enter);
    assert!(hand.has(reason));
    hand.press("Standard start");
    assert!(!hand.has(reason));
    hand.press("White to move");
    hand.key(Key::Enter);
    let setup = Setup { turn: Color::White, ..Setup::from(&Position::start(size("8x8"))) };
    assert_eq!(hand.position(), setup.position().unwrap());
    assert!(hand.session().can_undo(), "the game before can be brought back");
}

#[test]
fn a_board_is_written_into_the_text_field() {
    let mut hand = editor("8x8");
    hand.fill("The position as text", "-----Q\n--OX--\n--XO--\n------");
    assert!(hand.has("‘Q’ at character 6 is neither a disc (X or O) nor an empty square (-)."));
    hand.fill("The position as text", "------\n--OX--\n--XO--\n------\nWhite to move");
    assert_eq!([on(&hand, "c2"), on(&hand, "f4")], ["white disc", "empty"]);
    hand.press("Play from here");
    let setup = Setup { turn: Color::White, ..Setup::from(&Position::start(size("6x4"))) };
    assert_eq!(hand.position(), setup.position().unwrap());
}

#[test]
fn the_editor_can_be_used_with_keys_alone() {
    let mut hand = editor("6x6");
    hand.last("a1").focus();
    hand.look();
    use Key::{ArrowDown, ArrowRight, ArrowUp, B, Delete, Space, W};
    let keys = [ArrowRight, ArrowDown, W, ArrowDown, Space, ArrowUp, ArrowUp, B, Delete];
    hand.keys(keys);
    assert_eq!(["b1", "b2", "b3"].map(|square| on(&hand, square)), ["empty", "white disc", "black disc"]);
}

// Paste.

fn pasted(text: &str) -> Hand {
    let mut hand = two_people("8x8");
    hand.paste(text);
    hand
}

#[test]
fn games_and_boards_are_previewed_and_opened() {
    let mut hand = pasted("f5d6c3");
    assert!(hand.has("A game of 3 moves on 8×8.") && hand.has("Preview: 5 black and 2 white discs"));
    assert_eq!(hand.moves(), "");
    hand.key(Key::Enter);
    assert_eq!(hand.moves(), "f5 d6 c3");
    hand.open_text("---- -OX- -XX- --X- O");
    assert_eq!(hand.position().counts(), ByColor::new(4, 1));
}

#[test]
fn games_and_variations_that_cannot_be_read_are_listed_beside_the_others() {
    for (text, all) in [
        (
            "f5d6\na1b2\nf5f6\nf5f5",
            &[
                "1. A game of 2 moves on 8×8",
                "3. A game of 2 moves on 8×8",
                "Not read",
                "Game 2: move 1, “a1” at line 2, character 1: a disc on a1 would flip nothing.",
                "Game 4: move 2, “f5” at line 4, character 3: f5 already holds a disc.",
            ][..],
        ),
        (
            "(;GM[2];B[f5];W[d6](;B[c3];W[d3])(;B[a1]))",
            &[
                "A game of 4 moves on 8×8.",
                "Variations",
                "Game 1: move 3, “a1” at character 38: a disc on a1 would flip nothing.",
            ],
        ),
    ] {
        let mut hand = pasted(text);
        assert!(all.iter().all(|words| hand.has(words)), "{all:?}");
        assert!(is_enabled(&hand, "Open"));
        hand.fill("Text", "f5d6\nf5f6");
        assert!(!hand.has("Not read") && !hand.has("Variations"));
    }
}

#[test]
fn a_mistake_is_shown_where_it_is_and_can_be_mended() {
    let mut hand = pasted("f5d6z9");
    let reason = "Move 3, “z9” at character 5: not a square of the 8×8 board (a1 to h8).";
    assert!(hand.has(&format!("{reason} The 2 moves before it can be opened.")) && hand.has("f5d6z9"));
    assert!(!hand.has("At character 5."), "the sentence says it");
    assert!(hand.has("A game of 2 moves on 8×8.") && is_enabled(&hand, "Open"));
    for bad in ["a1f5", "f1f5", "hello there", "a1"] {
        hand.fill("Text", bad);
        assert!(!is_enabled(&hand, "Open"), "{bad}");
    }
    hand.fill("Text", "f5d6c3");
    assert!(hand.has("A game of 3 moves on 8×8.") && is_enabled(&hand, "Open"));
    hand.fill("Text", "XO--\nX-");
    assert!(hand.has("Row 2 has 2 squares where the first row has 4."));
    hand.key(Key::Escape);
    assert!(!hand.has("Open") && hand.moves().is_empty());
}

#[test]
fn a_long_text_is_read_whole_and_replaced_whole() {
    let long = "f5d6c3\n".repeat(30_000);
    let mut hand = pasted(&long);
    hand.keys([Key::End, Key::X, Key::Backspace]);
    hand.ctrl(Key::A);
    hand.key(Key::Delete);
    assert!(hand.has("A game of 3 moves on 8×8."), "keys do not change it");
    hand.paste("f5d6c3d3");
    assert!(hand.has("A game of 4 moves on 8×8.") && is_enabled(&hand, "Open"));
}

#[test]
fn a_missing_input_is_named_once_the_user_confirms_without_it() {
    let missing = "Choose a file, or type its name.";
    for by_key in [true, false] {
        let mut hand = two_people("8x8");
        hand.ctrl(Key::O);
        assert!(hand.has(missing) && !heard(&hand).contains(missing));
        if by_key {
            hand.key(Key::Enter);
        } else {
            hand.click("Open");
        }
        assert!(hand.has(missing) && heard(&hand).contains(missing), "by the key: {by_key}");
        hand.key(Key::Escape);
        assert!(!hand.has(missing), "it is closed");
    }
    let mut hand = two_people("8x8");
    hand.choose("Game", "Paste…");
    assert!(hand.has("There is no text yet."));
    hand.fill("Text", "hello");
    assert!(!hand.has("There is no text yet."));
}

#[test]
fn a_file_in_another_folder_is_looked_for_before_it_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("old.sgf");
    std::fs::write(&old, "another").unwrap();
    let mut hand = pasted("f5d6c3");
    hand.key(Key::Enter);
    hand.ctrl(Key::S);
    hand.choose_file(&old, "Open");
    hand.wait_for("the folder", |hand| hand.has("Replace"));
    assert_eq!(std::fs::read_to_string(&old).unwrap(), "another");
    hand.click("Replace");
    hand.wait_for("the file", |_| std::fs::read_to_string(&old).is_ok_and(|text| text.contains("GM[2]")));
}

// Preferences and help.

#[test]
fn the_right_end_of_the_threads_slider_stands_for_all_processors() {
    // A settings file may name more threads than the machine has.
    let settings = "threads: 200, table_mb: 300".to_owned();
    let mut hand = Start { settings, ..Start::default() }.open();
    hand.ctrl(Key::Comma);
    hand.press("Engine");
    for (position, threads) in [(200.0, 200), (1e9, 0), (1.0, 1)] {
        hand.set("Threads", position);
        assert_eq!(hand.settings().threads, threads);
    }
    assert_eq!(hand.settings().table_mb, 300, "an odd size stays");
}

#[test]
fn every_preference_is_applied_at_once_and_goes_back_to_its_default() {
    let mut hand = two_people("8x8");
    let before = hand.settings().clone();
    hand.ctrl(Key::Comma);
    let looks = [
        "Rings on the squares that can be played",
        "What would flip, under the pointer",
        "A mark on the disc placed last",
        "Coordinates",
        "Contrast: High",
        "Colours: Dark",
        "High contrast",
    ];
    hand.press_all(looks);
    hand.press_all(["Play", "Motion: Normal"]);
    hand.set("Discs flip in", 500.0);
    hand.set("Replies wait", 1500.0);
    hand.press("Engine");
    hand.set("Variety", 3.0);
    hand.press_all(["Think on my time", "Play openings from the book"]);
    hand.set("Hints: Level", 21.0);
    hand.set("Memory", 6.0);
    let changed = Settings {
        theme: WindowTheme::Dark,
        board_theme: BoardTheme::HighContrast.key().to_owned(),
        show_legal_moves: false,
        preview_flips: false,
        mark_last_move: false,
        show_coordinates: false,
        less_motion: SystemSwitch::Off,
        more_contrast: SystemSwitch::On,
        animation_ms: 500,
        pace_ms: 1500,
        assist_level: Level::new(21),
        table_mb: 1024,
        ponder: true,
        use_book: false,
        book_variety: 3,
        ..before.clone()
    };
    assert_eq!(*hand.settings(), changed);
    hand.press("Restore all defaults");
    assert_eq!(*hand.settings(), before.with_default_preferences());
    hand.key(Key::Escape);
    assert!(!hand.has("Restore all defaults"));
}

#[test]
fn help_has_the_rules_the_keys_and_the_version() {
    let mut hand = two_people("8x8");
    hand.key(Key::F1);
    assert!(hand.has("Black can play e3") && hand.has("Black has played e3 and flipped 3 discs"));
    // While the dialog is open, the keys of commands do nothing.
    hand.key(Key::S);
    assert!(hand.settings().show_legal_moves);
    hand.press("Keys");
    assert!(hand.says("Ctrl+N"));
    hand.click("About");
    assert!(hand.says(concat!("Version ", env!("CARGO_PKG_VERSION"))));
    hand.key(Key::Enter);
    assert!(!hand.says("Version "));
    hand.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Questionmark);
    assert!(hand.says("One move back"));
}

#[test]
fn the_buttons_are_in_sight_in_the_smallest_window() {
    let in_sight = |hand: &Hand, buttons: &[&str]| {
        let window = hand.window.ctx.content_rect();
        for name in buttons {
            let rect = hand.last(name).rect();
            assert!(window.contains_rect(rect) && rect.height() > 16.0, "{name}: {rect:?}");
        }
    };
    let people = game("16x16", Player::Human, Player::Human);
    let mut hand = Start { size: vec2(480.0, 520.0), ..Start::of(people) }.open();
    for (key, buttons) in [
        (Key::N, &["Start", "Cancel", "Computer", "A friend here"][..]),
        (Key::Comma, &["Close"]),
        (Key::Slash, &["Close", "Keys"]),
        (Key::E, &["Play from here", "Cancel", "a1", "p16"]),
    ] {
        hand.ctrl(key);
        in_sight(&hand, buttons);
        if key == Key::E {
            hand.press("Clear");
            in_sight(&hand, &["Play from here", "Cancel"]);
        }
        hand.key(Key::Escape);
    }
    for text in ["f5d6c3d3c4f4f6f3e6e7".repeat(40), "f5d6c3".to_owned()] {
        hand.paste(&text);
        in_sight(&hand, &["Open", "Cancel"]);
        hand.key(Key::Escape);
    }
}

#[test]
fn a_dialog_opens_at_its_top_wherever_it_was_left() {
    let top = |hand: &Hand| hand.node("Contrast: High").rect().top();
    let mut hand = Start { size: vec2(480.0, 520.0), ..Start::default() }.open();
    hand.choose("Game", "Preferences…");
    let at_first = top(&hand);
    hand.key(Key::PageDown);
    hand.wait_for("the scrolling", |hand| top(hand) < at_first);
    hand.key(Key::Escape);
    hand.choose("Game", "Preferences…");
    assert_eq!(top(&hand), at_first);
}

#[test]
fn no_tooltip_stays_above_a_dialog() {
    let mut hand = two_people("8x8");
    hand.click("f5");
    hand.node("Undo").hover();
    hand.wait_says("Back to your previous decision");
    hand.ctrl(Key::L);
    hand.wait_for("the library", |hand| hand.has("Search"));
    assert!(!hand.says("Back to your previous decision"));
}
