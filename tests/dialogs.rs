//! Every dialog opened and used through its accessible names, as a screen reader or a keyboard would.

#[path = "support/names.rs"]
mod names;

use analysis::openings;
use egui::{Key, Modifiers, Ui, accesskit};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use engine::human::Opponent;
use engine::players::{Kind, Player};
use engine::{Level, opening};
use names::{node, square_words};
use othello::rating::Rating;
use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Color, Goal, Position, Setup, Start};
use outflank::dialogs::{self, help, preferences};
use outflank::files::{self, chooser, paste};
use outflank::outbox::{Ask, Outbox, Sent};
use outflank::widgets::speech;
use outflank::widgets::theme::{self, BoardTheme};
use outflank::{editor, new_game};
use services::settings::{
    NewGameChoice, OpeningFrom, PlayerChoice, Settings, SystemSwitch, Window, WindowTheme,
};
use services::storage::folders::Listing;
use services::storage::purpose::Purpose;
use session::{Action, NewGame};
use std::fmt::Debug;

const THEME: BoardTheme = BoardTheme::Felt;
const LARGE: [f32; 2] = [1100.0, 800.0];
/// The smallest window in which everything must be usable.
const SMALL: [f32; 2] = [480.0, 520.0];

/// A dialog under test: its state and what it has handed up to the window and its room.
struct Open<S> {
    state: S,
    asked: Vec<Ask>,
    sent: Vec<String>,
}

impl<S> Open<S> {
    fn is_left(&self) -> bool {
        self.asked.contains(&Ask::CloseDialog)
    }
}

type Dialog<S> = Harness<'static, Open<S>>;

fn open<S: 'static, M: Debug + 'static, E: Debug + 'static>(
    size: [f32; 2],
    state: S,
    draw: impl Fn(&mut Ui, &mut S, &mut Outbox<M, E>) + 'static,
) -> Dialog<S> {
    let mut dialog =
        Harness::builder().with_size(size).with_context_setup(|ctx| theme::apply(ctx, THEME)).build_ui_state(
            move |ui, open: &mut Open<S>| {
                if !open.is_left() {
                    let mut out = Outbox::default();
                    draw(ui, &mut open.state, &mut out);
                    for sent in out {
                        match sent {
                            Sent::Ask(ask) => open.asked.push(ask),
                            Sent::Message(message) => open.sent.push(format!("{message:?}")),
                            Sent::Event(event) => open.sent.push(format!("{event:?}")),
                        }
                    }
                }
                speech::speak(ui.ctx());
            },
            Open { state, asked: Vec::new(), sent: Vec::new() },
        );
    dialog.run();
    dialog
}

/// Presses what has this name, wherever it is scrolled to.
fn press<S>(dialog: &mut Dialog<S>, name: &str) {
    node(dialog, name).click_accesskit();
    dialog.run();
}

fn key<S>(dialog: &mut Dialog<S>, key: Key) {
    dialog.key_press(key);
    dialog.run();
}

/// Opens a list and chooses from it.
fn choose<S>(dialog: &mut Dialog<S>, list: &str, entry: &str) {
    node(dialog, list).click_accesskit();
    dialog.run();
    // The entry, and not the list that shows the same text.
    let entries: Vec<_> = dialog.get_all_by_role_and_label(accesskit::Role::Button, entry).collect();
    entries.last().expect("the list has the entry").click_accesskit();
    dialog.run();
}

/// The names and live elements by which a screen reader speaks.
fn said<S>(dialog: &Dialog<S>) -> String {
    let window = dialog.root().accesskit_node().label();
    let focused = dialog.query_all_by(|node| node.is_focused()).map(|node| node.accesskit_node().label());
    let live = dialog.query_all_by(|node| node.live() != accesskit::Live::Off).map(|node| node.value());
    [window].into_iter().chain(focused).chain(live).flatten().collect::<Vec<_>>().join(" | ")
}

fn is_chosen(node: Node) -> bool {
    node.accesskit_node().toggled() == Some(accesskit::Toggled::True)
}

fn set_text<S>(dialog: &mut Dialog<S>, field: &str, text: &str) {
    dialog.get_by_role_and_label(accesskit::Role::MultilineTextInput, field).focus();
    dialog.run();
    dialog.key_press_modifiers(Modifiers::COMMAND, Key::A);
    dialog.run();
    dialog.get_by_role_and_label(accesskit::Role::MultilineTextInput, field).type_text(text);
    dialog.run();
}

fn size(text: &str) -> BoardSize {
    text.parse().unwrap()
}

// New game.

fn new_game_in(window: [f32; 2], settings: &Settings) -> Dialog<new_game::State> {
    let before = settings.clone();
    open(window, new_game::State::new(settings, 77), move |ui, state, out| {
        new_game::new_game_ui(ui, state, &before, THEME, out);
    })
}

fn new_game() -> Dialog<new_game::State> {
    new_game_in(LARGE, &Settings::default())
}

/// What opens the rows below.
const MORE: &str = "More: opening, handicap, clock, fewest discs, serious";

/// The dialog with all its rows.
fn whole_new_game() -> Dialog<new_game::State> {
    let mut dialog = new_game();
    press(&mut dialog, MORE);
    dialog
}

/// A game to begin, and what is remembered of how it was chosen.
struct Decision {
    game: NewGame,
    choice: NewGameChoice,
    players: ByColor<PlayerChoice>,
}

fn decided(dialog: Dialog<new_game::State>) -> Decision {
    match &dialog.into_state().asked[..] {
        [Ask::Settings(settings), Ask::Act(Action::NewGame(game)), Ask::CloseDialog] => {
            Decision { game: (**game).clone(), choice: settings.new_game, players: settings.players }
        }
        other => panic!("no game: {other:?}"),
    }
}

#[test]
fn enter_starts_the_suggested_game_and_escape_leaves_the_dialog() {
    let mut dialog = new_game();
    key(&mut dialog, Key::Enter);
    let decision = decided(dialog);
    assert_eq!(decision.game.start, Position::start(BoardSize::STANDARD));
    assert_eq!(decision.game.players, Settings::default().players());
    assert_eq!(decision.choice, Settings::default().new_game);

    let mut dialog = new_game();
    key(&mut dialog, Key::Escape);
    assert_eq!(dialog.state().asked, [Ask::CloseDialog]);

    let mut dialog = new_game();
    press(&mut dialog, "Cancel");
    assert_eq!(dialog.state().asked, [Ask::CloseDialog]);
}

#[test]
fn every_size_can_be_chosen() {
    for name in ["4×4", "6×6", "8×8", "10×10", "16×16"] {
        let mut dialog = new_game();
        press(&mut dialog, name);
        assert!(is_chosen(dialog.get_by_label(name)));
        press(&mut dialog, "Start");
        assert_eq!(decided(dialog).game.start, Position::start(size(name)));
    }
    let mut dialog = new_game();
    press(&mut dialog, "Other…");
    choose(&mut dialog, "Width", "6");
    choose(&mut dialog, "Height", "10");
    press(&mut dialog, "Start");
    let decision = decided(dialog);
    assert_eq!(decision.game.start.size(), size("6x10"));
    assert_eq!(decision.choice.size, size("6x10"));
}

#[test]
fn every_start_can_be_chosen_and_is_remembered() {
    let starts = [
        ("Standard", Start::Standard),
        ("Mirrored", Start::Mirrored),
        ("Parallel", Start::Parallel),
        ("Old Reversi", Start::Reversi),
    ];
    for (name, start) in starts {
        let mut dialog = whole_new_game();
        press(&mut dialog, name);
        press(&mut dialog, "Start");
        let decision = decided(dialog);
        assert_eq!(decision.game.start, start.position(BoardSize::STANDARD));
        assert_eq!(decision.choice.start, start);
        let mut again = new_game_in(LARGE, &Settings { new_game: decision.choice, ..Settings::default() });
        if start == Start::Standard {
            press(&mut again, MORE);
        }
        assert!(is_chosen(again.get_by_label(name)), "{name}");
    }
}

#[test]
fn corners_are_given_to_either_side() {
    let mut dialog = whole_new_game();
    press(&mut dialog, "Corner handicap");
    press(&mut dialog, "3");
    press(&mut dialog, "for White");
    dialog.get_by_label("Preview: 8×8 board, 2 black and 5 white discs, Black to move");
    press(&mut dialog, "Start");
    let decision = decided(dialog);
    let start = Start::Corners { corners: 3, to: Color::White };
    assert_eq!((decision.choice.start, decision.game.start), (start, start.position(BoardSize::STANDARD)));
}

#[test]
fn the_handicap_follows_from_the_ratings() {
    let mut settings = Settings::default();
    settings.players.white.rating = Opponent::nearest_rating(600);
    let state = new_game::State::new(&settings, 77)
        .with_people([("You".to_owned(), Rating::new(1500))].into(), &ByColor::default());
    let mut dialog = open(LARGE, state, |ui, state, out| {
        new_game::new_game_ui(ui, state, &Settings::default(), THEME, out);
    });
    press(&mut dialog, MORE);
    press(&mut dialog, "Corner handicap");
    press(&mut dialog, "Use this");
    press(&mut dialog, "Start");
    let start = decided(dialog).choice.start;
    assert!(matches!(start, Start::Corners { corners: 1.., to: Color::White }), "{start:?}");

    let mut dialog = whole_new_game();
    press(&mut dialog, "Corner handicap");
    assert!(dialog.query_by_label("Use this").is_none(), "the rating of the person is unknown");
}

#[test]
fn a_random_opening_is_the_one_that_was_previewed() {
    let mut dialog = whole_new_game();
    press(&mut dialog, "6×6");
    press(&mut dialog, "Random opening");
    dialog.get_by_label("Moves of the opening").set_value_accesskit(4.0);
    dialog.run();
    press(&mut dialog, "Another one");
    press(&mut dialog, "Start");
    let decision = decided(dialog);
    assert_eq!(decision.game.opening, opening::random(size("6x6"), 4, 0..=0, 78));
    assert_eq!(decision.choice.opening_plies, 4);
}

#[test]
fn an_even_opening_comes_from_the_list() {
    let mut dialog = whole_new_game();
    press(&mut dialog, "Balanced start");
    press(&mut dialog, "Another one");
    press(&mut dialog, "Start");
    let decision = decided(dialog);
    assert_eq!(decision.game.opening, opening::even()[78 % opening::even().len()]);
    assert_eq!((decision.choice.opening_plies, decision.choice.opening_from), (8, OpeningFrom::Even));
}

#[test]
fn an_opening_is_chosen_by_its_name() {
    let mut dialog = whole_new_game();
    press(&mut dialog, "Opening by name");
    let first = openings::lines().iter().map(|line| line.opening.english).min().expect("there are lines");
    choose(&mut dialog, "Name of the opening", first);
    press(&mut dialog, "Start");
    let decision = decided(dialog);
    let line = &openings::lines()[usize::from(decision.choice.opening_line)];
    assert_eq!((line.opening.english, &line.moves), (first, &decision.game.opening));
    // It has no place on another board.
    let mut dialog = whole_new_game();
    press(&mut dialog, "Opening by name");
    press(&mut dialog, "6×6");
    press(&mut dialog, "Start");
    let decision = decided(dialog);
    assert!(decision.game.opening.is_empty() && decision.choice.opening_plies == 0);
}

#[test]
fn a_position_made_by_hand_brings_its_size() {
    let mut dialog = whole_new_game();
    press(&mut dialog, "Set up a position");
    choose(&mut dialog, "Height", "6");
    press(&mut dialog, "a1");
    press(&mut dialog, "Use this position");
    assert!(is_chosen(dialog.get_by_label("Set up a position")));
    press(&mut dialog, "Start");
    let expected = {
        let mut setup = Setup::from(&Position::start(size("8x6")));
        setup.put(othello::rules::Square::from_index(0), Some(Color::Black));
        setup.position().unwrap()
    };
    assert_eq!(decided(dialog).game.start, expected);

    // Leaving the editor leaves the choice as it was.
    let mut dialog = whole_new_game();
    press(&mut dialog, "Parallel");
    press(&mut dialog, "Set up a position");
    key(&mut dialog, Key::Escape);
    assert!(!dialog.state().is_left() && is_chosen(dialog.get_by_label("Parallel")));
}

#[test]
fn players_are_chosen_quickly_or_one_by_one() {
    let mut dialog = new_game();
    press(&mut dialog, "I play White");
    press(&mut dialog, "Start");
    let opponent = Settings::default().players().white;
    assert_eq!(decided(dialog).game.players, ByColor::new(opponent, Player::Human));

    let mut dialog = new_game();
    press(&mut dialog, "A friend here");
    press(&mut dialog, "Start");
    assert_eq!(decided(dialog).game.players, ByColor::new(Player::Human, Player::Human));

    let mut dialog = new_game();
    press(&mut dialog, "Watch two computers");
    choose(&mut dialog, "Black's player", "Minimax (depth)");
    dialog.get_by_label("Black's depth").set_value_accesskit(7.0);
    choose(&mut dialog, "White's player", "Outflank");
    dialog.get_by_label("White's level").set_value_accesskit(12.0);
    dialog.run();
    assert!(is_chosen(dialog.get_by_label("Watch two computers")));
    press(&mut dialog, MORE);
    press(&mut dialog, "Fewest discs");
    press(&mut dialog, "Start");
    let decision = decided(dialog);
    let players = ByColor::new(Player::Minimax { depth: 7 }, Player::Engine { level: Level::new(12) });
    assert_eq!((decision.game.players, decision.game.goal), (players, Goal::FewestDiscs));
    assert_eq!((decision.players.black.kind, decision.players.black.depth), (Kind::Minimax, 7));
}

// The position editor.

type EditorDialog = Dialog<editor::State>;

fn editor_in(window: [f32; 2], board: &str) -> EditorDialog {
    let position = Position::start(size(board));
    open(window, editor::State::new(&position), |ui, state, out| {
        editor::editor_ui(ui, state, THEME, out);
    })
}

#[test]
fn squares_are_painted_with_the_chosen_disc() {
    let mut dialog = editor_in(LARGE, "8x8");
    assert_eq!(
        (square_words(&dialog, "d4"), square_words(&dialog, "a1")),
        ("white disc".into(), "empty".into())
    );
    press(&mut dialog, "d4");
    press(&mut dialog, "White");
    press(&mut dialog, "a1");
    assert_eq!(
        (square_words(&dialog, "d4"), square_words(&dialog, "a1")),
        ("black disc".into(), "white disc".into())
    );
    // The same disc again, the empty brush and the right button take discs away.
    press(&mut dialog, "a1");
    press(&mut dialog, "Empty");
    press(&mut dialog, "d4");
    node(&dialog, "e5").click_secondary();
    dialog.run();
    for square in ["a1", "d4", "e5"] {
        assert_eq!(square_words(&dialog, square), "empty", "{square}");
    }
}

#[test]
fn dragging_paints_and_a_click_puts_down_one_disc() {
    let mut dialog = editor_in(LARGE, "8x8");
    node(&dialog, "b8").click();
    dialog.run();
    assert_eq!(square_words(&dialog, "b8"), "black disc");
    let [from, to] = ["a1", "h1"].map(|square| node(&dialog, square).rect().center());
    dialog.drag_at(from);
    dialog.run();
    dialog.hover_at(to);
    dialog.run();
    dialog.drop_at(to);
    dialog.run();
    for square in ["a1", "b1", "d1", "h1"] {
        assert_eq!(square_words(&dialog, square), "black disc", "{square}");
    }
    assert_eq!(square_words(&dialog, "a2"), "empty");
}

#[test]
fn what_cannot_be_played_is_said_and_cannot_be_taken() {
    let mut dialog = editor_in(LARGE, "8x8");
    press(&mut dialog, "Clear");
    let reason = "Neither Black nor White can place a disc, so there is nothing to play.";
    dialog.get_by_label(reason);
    assert!(dialog.get_by_label("Play from here").accesskit_node().is_disabled());
    key(&mut dialog, Key::Enter);
    assert!(!dialog.state().is_left());
    press(&mut dialog, "Standard start");
    assert!(dialog.query_by_label(reason).is_none());
    press(&mut dialog, "White to move");
    key(&mut dialog, Key::Enter);
    let setup = Setup { turn: Color::White, ..Setup::from(&Position::start(BoardSize::STANDARD)) };
    let sent = format!("{:?}", editor::Event::PlayFrom(setup.position().unwrap()));
    assert!(dialog.state().is_left());
    assert_eq!(dialog.state().sent, [sent]);
}

#[test]
fn a_board_is_written_into_the_text_field() {
    let mut dialog = editor_in(LARGE, "8x8");
    set_text(&mut dialog, "The position as text", "-----Q\n--OX--\n--XO--\n------");
    dialog.get_by_label("'Q' at character 6 is neither a disc (X or O) nor an empty square (-).");
    set_text(&mut dialog, "The position as text", "------\n--OX--\n--XO--\n------\nWhite to move");
    assert_eq!(
        (square_words(&dialog, "c2"), square_words(&dialog, "f4")),
        ("white disc".into(), "empty".into())
    );
    press(&mut dialog, "Play from here");
    let setup = Setup { turn: Color::White, ..Setup::from(&Position::start(size("6x4"))) };
    let sent = format!("{:?}", editor::Event::PlayFrom(setup.position().unwrap()));
    assert!(dialog.state().is_left());
    assert_eq!(dialog.state().sent, [sent]);
}

#[test]
fn the_editor_is_worked_with_keys_alone() {
    let mut dialog = editor_in(LARGE, "6x6");
    node(&dialog, "a1").focus();
    dialog.run();
    for pressed in
        [Key::ArrowRight, Key::ArrowDown, Key::W, Key::ArrowDown, Key::Space, Key::ArrowUp, Key::ArrowUp]
    {
        key(&mut dialog, pressed);
    }
    key(&mut dialog, Key::B);
    key(&mut dialog, Key::Delete);
    assert_eq!(
        ["b1", "b2", "b3"].map(|square| square_words(&dialog, square)),
        ["empty", "white disc", "black disc"].map(str::to_owned)
    );
}

// Paste.

fn pasted_in(window: [f32; 2], text: &str) -> Dialog<paste::State> {
    let current = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    open(window, paste::State::new(text.to_owned(), &current), |ui, state, out| {
        paste::paste_ui(ui, state, THEME, out);
    })
}

#[test]
fn a_game_is_previewed_and_opened() {
    let mut dialog = pasted_in(LARGE, "f5d6c3");
    dialog.get_by_label("A game of 3 moves on 8×8.");
    dialog.get_by_label("Preview: 5 black and 2 white discs");
    key(&mut dialog, Key::Enter);
    match &dialog.into_state().asked[..] {
        [Ask::Act(Action::Load(record)), Ask::CloseDialog] => assert_eq!(record.n_moves(), 3),
        other => panic!("{other:?}"),
    }
}

#[test]
fn games_that_cannot_be_read_are_listed_beside_the_others() {
    let mut dialog = pasted_in(LARGE, "f5d6\na1b2\nf5f6\nf5f5");
    dialog.get_by_label("1. A game of 2 moves on 8×8");
    dialog.get_by_label("3. A game of 2 moves on 8×8");
    dialog.get_by_label("Not read");
    let reason = "move 1, \"a1\" at line 2, character 1: a disc on a1 would flip nothing.";
    dialog.get_by_label(&format!("Game 2: {reason}"));
    dialog.get_by_label("Game 4: move 2, \"f5\" at line 4, character 3: f5 already holds a disc.");
    assert!(!dialog.get_by_label("Open").accesskit_node().is_disabled());
    set_text(&mut dialog, "Text", "f5d6\nf5f6");
    assert!(dialog.query_by_label("Not read").is_none());
}

#[test]
fn a_variation_with_a_mistake_is_told_beside_its_game() {
    let dialog = pasted_in(LARGE, "(;GM[2];B[f5];W[d6](;B[c3];W[d3])(;B[a1]))");
    dialog.get_by_label("A game of 4 moves on 8×8.");
    dialog.get_by_label("Variations");
    dialog.get_by_label("Game 1: move 3, \"a1\" at character 38: a disc on a1 would flip nothing.");
    assert!(!dialog.get_by_label("Open").accesskit_node().is_disabled());
}

#[test]
fn a_mistake_is_shown_where_it_is_and_can_be_mended() {
    let mut dialog = pasted_in(LARGE, "f5d6z9");
    let reason = "Move 3, \"z9\" at character 5: not a square of the 8×8 board (a1 to h8).";
    dialog.get_by_label(&format!("{reason} The 2 moves before it can be opened."));
    dialog.get_by_label("f5d6z9");
    assert!(dialog.query_by_label("At character 5.").is_none(), "the sentence says it");
    dialog.get_by_label("A game of 2 moves on 8×8.");
    assert!(!dialog.get_by_label("Open").accesskit_node().is_disabled());
    set_text(&mut dialog, "Text", "a1f5");
    assert!(dialog.get_by_label("Open").accesskit_node().is_disabled());
    set_text(&mut dialog, "Text", "f5d6c3");
    dialog.get_by_label("A game of 3 moves on 8×8.");
    assert!(!dialog.get_by_label("Open").accesskit_node().is_disabled());
    set_text(&mut dialog, "Text", "XO--\nX-");
    dialog.get_by_label("Row 2 has 2 squares where the first row has 4.");
    key(&mut dialog, Key::Escape);
    assert_eq!(dialog.state().asked, [Ask::CloseDialog]);
}

// Preferences and help.

#[test]
fn what_is_missing_is_a_hint_until_somebody_tries_without() {
    let is_warning = |dialog: &Dialog<_>, sentence: &str| {
        dialog.get_by_label(sentence);
        said(dialog).contains(sentence)
    };
    let files = || {
        let state = chooser::State::new(Purpose::Open, "/".into(), Ok(Listing::default()), String::new());
        open(LARGE, state, chooser::files_ui)
    };
    let missing = "Choose a file, or type its name.";
    let mut dialog = files();
    assert!(!is_warning(&dialog, missing));
    key(&mut dialog, Key::Enter);
    assert!(is_warning(&dialog, missing) && !dialog.state().is_left());
    let mut dialog = files();
    assert!(!is_warning(&dialog, missing));
    dialog.get_by_label("Open").click();
    dialog.run();
    assert!(is_warning(&dialog, missing) && !dialog.state().is_left());

    let mut dialog = pasted_in(LARGE, "");
    dialog.get_by_label("There is no text yet.");
    set_text(&mut dialog, "Text", "hello");
    assert!(dialog.query_by_label("There is no text yet.").is_none());
}

#[test]
fn a_file_in_another_folder_is_looked_for_before_it_is_replaced() {
    let state =
        chooser::State::new(Purpose::Save, "/a".into(), Ok(Listing::default()), "/b/old.sgf".to_owned());
    let mut dialog = open(LARGE, state, chooser::files_ui);
    press(&mut dialog, "Open");
    let sent = std::mem::take(&mut dialog.state_mut().sent);
    assert_eq!(sent, [format!("{:?}", files::Message::ListFolder("/b".into()))]);
    let listing = Listing { files: vec!["old.sgf".to_owned()], ..Listing::default() };
    dialog.state_mut().state.show("/b".into(), Ok(listing));
    dialog.run();
    press(&mut dialog, "Replace");
    assert_eq!(dialog.state().sent, [format!("{:?}", files::Message::Pick("/b/old.sgf".into()))]);
}

type Preferences = (Settings, preferences::State);

fn preferences_of(window: [f32; 2], settings: Settings) -> Dialog<Preferences> {
    open(window, (settings, preferences::State::default()), |ui, (settings, state), out| {
        let mut asked = dialogs::Out::default();
        preferences::preferences_ui(ui, state, settings, &mut asked);
        for sent in asked {
            match sent {
                Sent::Ask(Ask::Settings(changed)) => *settings = *changed,
                sent => out.put(sent),
            }
        }
    })
}

fn preferences_in(window: [f32; 2]) -> Dialog<Preferences> {
    preferences_of(window, Settings::default())
}

#[test]
fn the_right_end_of_the_threads_stands_for_all_processors() {
    // More than the machine has, as a settings file may say.
    let settings = Settings { threads: 200, table_mb: 300, ..Settings::default() };
    let mut dialog = preferences_of(LARGE, settings);
    press(&mut dialog, "Engine");
    for (position, threads) in [(200.0, 200), (3.0, 3), (1e9, 0), (1.0, 1)] {
        dialog.get_by_label("Threads").set_value_accesskit(position);
        dialog.run();
        assert_eq!(dialog.state().state.0.threads, threads);
        dialog.state_mut().state.0.threads = 200;
        dialog.run();
    }
    assert_eq!(dialog.state().state.0.table_mb, 300, "an odd size stays");
}

#[test]
fn every_preference_is_applied_at_once_and_goes_back_to_its_default() {
    let mut dialog = preferences_in(LARGE);
    let looks = [
        "Rings on the squares that can be played",
        "What would flip, under the pointer",
        "A mark on the disc placed last",
        "Coordinates",
        "Contrast: High",
        "Colours: Dark",
        "High contrast",
    ];
    looks.into_iter().for_each(|name| press(&mut dialog, name));
    choose(&mut dialog, "Text size: 100 %", "150 %");
    press(&mut dialog, "Play");
    press(&mut dialog, "Motion: No motion");
    dialog.get_by_label("Replies wait").set_value_accesskit(1500.0);
    dialog.run();
    press(&mut dialog, "Engine");
    dialog.get_by_label("Variety").set_value_accesskit(3.0);
    dialog.run();
    press(&mut dialog, "Think on my time");
    press(&mut dialog, "Play openings from the book");
    dialog.get_by_label("Hints: Level").set_value_accesskit(21.0);
    dialog.get_by_label("Memory").set_value_accesskit(6.0);
    dialog.run();
    let changed = Settings {
        theme: WindowTheme::Dark,
        board_theme: BoardTheme::HighContrast.key().to_owned(),
        show_legal_moves: false,
        preview_flips: false,
        mark_last_move: false,
        show_coordinates: false,
        less_motion: SystemSwitch::On,
        more_contrast: SystemSwitch::On,
        pace_ms: 1500,
        assist_level: Level::new(21),
        table_mb: 1024,
        ponder: true,
        use_book: false,
        book_variety: 3,
        window: Window { zoom: 150, ..Settings::default().window },
        ..Settings::default()
    };
    assert_eq!(dialog.state().state.0, changed);
    press(&mut dialog, "Restore defaults");
    assert_eq!(dialog.state().state.0, Settings::default());
    press(&mut dialog, "Play");
    dialog.get_by_label("Discs flip in").set_value_accesskit(500.0);
    dialog.run();
    assert_eq!(dialog.state().state.0.animation_ms, 500);
    key(&mut dialog, Key::Escape);
    assert!(dialog.state().is_left());
}

fn help_in(window: [f32; 2]) -> Dialog<help::HelpPage> {
    open(window, help::HelpPage::Rules, |ui, page, out| {
        let keys = [("Ctrl+N".to_owned(), "New game".to_owned()), ("F1".to_owned(), "Help".to_owned())];
        help::help_ui(ui, page, &keys, THEME, out);
    })
}

#[test]
fn help_has_the_rules_the_keys_and_the_version() {
    let mut dialog = help_in(LARGE);
    dialog.get_by_label("Black can play e3");
    dialog.get_by_label("Black has played e3 and flipped 3 discs");
    press(&mut dialog, "Keys");
    dialog.get_by_label("Ctrl+N");
    press(&mut dialog, "About");
    dialog.get_by_label(concat!("Version ", env!("CARGO_PKG_VERSION")));
    key(&mut dialog, Key::Enter);
    assert!(dialog.state().is_left());
}

// The smallest window.

/// Whether the named buttons can be seen and clicked without scrolling.
fn check_in_sight<S>(dialog: &Dialog<S>, buttons: &[&str]) {
    let window = dialog.ctx.content_rect();
    for name in buttons {
        let rect = node(dialog, name).rect();
        assert!(window.contains_rect(rect) && rect.height() > 16.0, "{name}: {rect:?}");
    }
}

#[test]
fn the_buttons_are_in_sight_in_the_smallest_window() {
    let mut dialog = new_game_in(SMALL, &Settings::default());
    check_in_sight(&dialog, &["Start", "Cancel", "Computer", "A friend here"]);
    dialog.get_by_label("Start").click();
    dialog.run();
    decided(dialog);

    let mut dialog = editor_in(SMALL, "16x16");
    check_in_sight(&dialog, &["Play from here", "Cancel", "a1", "p16"]);
    press(&mut dialog, "Clear");
    check_in_sight(&dialog, &["Play from here", "Cancel"]);

    let long = "f5d6c3d3c4f4f6f3e6e7".repeat(40);
    check_in_sight(&pasted_in(SMALL, &long), &["Open", "Cancel"]);
    check_in_sight(&pasted_in(SMALL, "f5d6c3"), &["Open", "Cancel"]);
    check_in_sight(&preferences_in(SMALL), &["Close"]);
    check_in_sight(&help_in(SMALL), &["Close", "Keys"]);
}
