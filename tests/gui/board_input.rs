//! The board under the mouse, the keyboard and a screen reader, through its accessible names.

use crate::names::{node, square_words};
use egui::{Key, Modifiers, accesskit, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use othello::rules::{BoardSize, Move, Position, Square};
use outflank::widgets::board::{BoardResponse, BoardState, BoardView, board_ui};

/// A window with one board, a button before it, and a note of what was clicked.
struct Window {
    position: Position,
    last_move: Option<Square>,
    board: BoardState,
    clicked: Vec<Square>,
    /// Arrow keys that the board left to others.
    spare_arrows: usize,
    response: Option<BoardResponse>,
}

impl Window {
    fn new(size: BoardSize) -> Harness<'static, Window> {
        let window = Window {
            position: Position::start(size),
            last_move: None,
            board: BoardState::new("board"),
            clicked: Vec::new(),
            spare_arrows: 0,
            response: None,
        };
        let mut window = Harness::builder().with_size(vec2(500.0, 520.0)).build_ui_state(
            |ui, window: &mut Window| {
                let _ = ui.button("Before");
                let view = BoardView { last_move: window.last_move, ..BoardView::of(&window.position) };
                let response = board_ui(ui, &view, &mut window.board);
                window.clicked.extend(response.clicked);
                window.response = Some(response);
                window.spare_arrows +=
                    ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, Key::ArrowRight));
            },
            window,
        );
        window.run();
        window
    }
}

fn standard() -> Harness<'static, Window> {
    Window::new(BoardSize::STANDARD)
}

fn square(name: &str) -> Square {
    Square::parse(name, BoardSize::STANDARD).unwrap()
}

fn press(window: &mut Harness<Window>, keys: &[Key]) {
    for &key in keys {
        window.key_press(key);
        window.run();
    }
}

#[test]
fn a_square_says_what_is_on_it() {
    let mut window = standard();
    assert_eq!(square_words(&window, "f5"), "empty, you can play here, flips 1");
    assert_eq!(square_words(&window, "a1"), "empty");
    assert_eq!(square_words(&window, "d4"), "white disc");
    let f5 = square("f5");
    let state = window.state_mut();
    state.position = state.position.play(Move::Place(f5)).unwrap();
    state.last_move = Some(f5);
    window.run();
    assert_eq!(square_words(&window, "f5"), "black disc, last move");
    assert_eq!(square_words(&window, "f6"), "empty, you can play here, flips 1");
}

#[test]
fn every_board_has_all_its_squares() {
    for size in ["4", "6x10", "16"] {
        let size: BoardSize = size.parse().unwrap();
        let window = Window::new(size);
        Square::all(size).for_each(|square| _ = node(&window, &square.name(size)));
    }
}

#[test]
fn the_pointer_clicks_the_square_under_it() {
    let mut window = standard();
    let center = node(&window, "c4").rect().center();
    window.hover_at(center);
    window.run();
    assert_eq!(window.state().response.unwrap().hovered, Some(square("c4")));
    window.drag_at(center);
    window.step();
    window.drop_at(center);
    window.run();
    assert_eq!(window.state().clicked, [square("c4")]);
    assert!(!window.state().board.has_keyboard_focus(&window.ctx), "a click leaves the arrows to the record");
}

#[test]
fn tab_stops_once_on_the_board_and_the_arrows_walk_on_it() {
    let mut window = standard();
    press(&mut window, &[Key::ArrowRight]);
    assert_eq!(window.state().spare_arrows, 1, "without the keyboard the board leaves arrows alone");

    window.get_by_label("Before").focus();
    window.run();
    press(&mut window, &[Key::Tab]);
    assert!(window.state().board.has_keyboard_focus(&window.ctx));
    assert!(node(&window, "a1").is_focused());
    use Key::{ArrowDown, ArrowRight, ArrowUp, Enter, Space};
    // The focus wraps around: one up from the first row is the last.
    press(&mut window, &[&[ArrowRight; 5][..], &[ArrowUp], &[ArrowDown; 5]].concat());
    assert!(node(&window, "f5").is_focused());
    press(&mut window, &[Enter, ArrowDown, Space]);
    assert_eq!(window.state().clicked, [square("f5"), square("f6")]);
    assert_eq!(window.state().spare_arrows, 1);

    press(&mut window, &[Key::Tab]);
    assert!(!window.state().board.has_keyboard_focus(&window.ctx), "Tab leaves the board");
}

#[test]
fn many_arrows_in_one_frame_all_count() {
    let mut window = standard();
    window.state_mut().board.focus(square("a1"));
    window.run();
    for key in [Key::ArrowRight, Key::ArrowRight, Key::ArrowDown] {
        window.key_down(key);
        window.key_up(key);
    }
    window.step();
    window.run();
    assert!(node(&window, "c2").is_focused());
}

#[test]
fn a_screen_reader_may_go_to_any_square() {
    let mut window = standard();
    node(&window, "h8").focus();
    window.run();
    assert!(node(&window, "h8").is_focused());
    assert_eq!(window.state().board.cursor, square("h8"));
    let node = node(&window, "c3");
    assert!(node.accesskit_node().data().supports_action(accesskit::Action::Focus));
}

#[test]
fn a_smaller_board_takes_the_cursor_back() {
    let mut window = standard();
    window.state_mut().board.focus(square("h8"));
    window.run();
    window.state_mut().position = Position::start(BoardSize::new(4, 4).unwrap());
    window.run();
    press(&mut window, &[Key::Tab, Key::Tab]);
    assert!(node(&window, "a1").is_focused());
}

#[test]
fn only_a_change_asks_for_frames() {
    let mut window = standard();
    let is_animating =
        |window: &Harness<Window>| window.state().board.is_animating(window.ctx.input(|input| input.time));
    assert!(!window.ctx.has_requested_repaint());
    let state = window.state_mut();
    state.position = state.position.play(Move::Place(square("f5"))).unwrap();
    window.step();
    assert!(is_animating(&window) && window.ctx.has_requested_repaint());
    window.run();
    assert!(!is_animating(&window) && !window.ctx.has_requested_repaint());
}
