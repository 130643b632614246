//! How Othello is played, on one page. The boards are real positions and the moves on them are really played,
//! so that the pictures cannot disagree with the rules.

use crate::widgets::board::{mark_move, preview_ui};
use crate::widgets::icons::{Icon, icon_ui};
use crate::widgets::words::words_ui;
use egui::{RichText, Role, Ui, WidgetInfo};
use othello::rules::{BoardSize, Color, Move, Position, Setup, Square};
use texts::text;

const SIDE: f32 = 150.0;

/// Black outflanks three white discs in one row.
const ONE_ROW: &str = "------
                       ------
                       XOOO--
                       ------
                       ------
                       ------";
/// Black outflanks discs in four directions at once.
const FOUR_WAYS: &str = "------
                         -X-X-X
                         --OOO-
                         -XO---
                         ------
                         ------";
/// Black has no move: every row of white discs beside a black disc ends at the edge.
const BLACK_PASSES: &str = "OOOX--
                            OOO---
                            OO----
                            O-----
                            ------
                            ------";
/// Neither side can move any more.
const THE_END: &str = "XXXXXX
                       XOOXXX
                       XOXXOX
                       XOXOOX
                       XXXXOX
                       OOOOOO";

pub(super) fn rules_page_ui(ui: &mut Ui) {
    part_ui(ui, &text!("rules-aim"), &text!("rules-aim.text"));
    ui.add_space(8.0);

    part_ui(ui, &text!("rules-outflank"), &text!("rules-outflank.text"));
    move_ui(ui, ONE_ROW, "e3");

    part_ui(ui, &text!("rules-directions"), &text!("rules-directions.text"));
    move_ui(ui, FOUR_WAYS, "d4");

    part_ui(ui, &text!("rules-passing"), &text!("rules-passing.text"));
    board_ui(ui, &position(BLACK_PASSES), None, &text!("rules-passing.picture"));
    ui.add_space(12.0);

    let end = position(THE_END);
    let counts = end.counts();
    part_ui(ui, &text!("rules-end"), &text!("rules-end.text"));
    board_ui(ui, &end, None, &text!("rules-end.picture"));
    words_ui(ui, text!("rules-end-counts", black = counts.black, white = counts.white));
    ui.add_space(12.0);

    words_ui(ui, RichText::new(text!("rules-tips")).strong().heading());
    tip_ui(ui, 1, text!("rules-tip-corners"));
    tip_ui(ui, 2, text!("rules-tip-beside-corners"));
    tip_ui(ui, 3, text!("rules-tip-few-discs"));
}

fn part_ui(ui: &mut Ui, title: &str, text: &str) {
    words_ui(ui, RichText::new(title).strong().heading());
    words_ui(ui, text);
    ui.add_space(2.0);
}

fn tip_ui(ui: &mut Ui, number: u8, text: String) {
    ui.horizontal_top(|ui| {
        ui.label(RichText::new(format!("{number}.")).strong());
        words_ui(ui, text);
    });
}

/// A board before and after a move.
fn move_ui(ui: &mut Ui, board: &str, square: &str) {
    let before = position(board);
    let square = Square::parse(square, before.size()).expect("the square of a picture is on its board");
    let after = before.play(Move::Place(square)).expect("the move of a picture is legal");
    let (name, n_flips) = (square.name(before.size()), before.flips(square).len());
    ui.horizontal(|ui| {
        let can_play = text!("rules-before-move", square = name.as_str());
        board_ui(ui, &before, Some(square), &can_play);
        icon_ui(ui, Icon::Right, ui.visuals().weak_text_color());
        let has_played = text!("rules-after-move", square = name, n = n_flips);
        board_ui(ui, &after, None, &has_played);
    });
    ui.add_space(12.0);
}

/// A board; a square to play is marked as in the game, and the discs that the move flips with rings.
fn board_ui(ui: &mut Ui, position: &Position, mark: Option<Square>, name: &str) {
    let picture = preview_ui(ui, position, SIDE);
    picture.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if let Some(square) = mark {
        mark_move(ui, picture.rect, position, square);
    }
}

/// A picture's position, on 6×6, Black to move.
fn position(board: &str) -> Position {
    let size = BoardSize::new(6, 6).expect("6×6 is a board");
    let setup = Setup::parse(board, size, Color::Black).expect("a picture is a board");
    setup.position().expect("a picture is a position")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_show_what_the_text_says() {
        let flips = |board, square| {
            position(board).flips(Square::parse(square, BoardSize::new(6, 6).unwrap()).unwrap())
        };
        assert_eq!(flips(ONE_ROW, "e3").len(), 3);
        assert_eq!(flips(FOUR_WAYS, "d4").len(), 4);
        assert!(position(BLACK_PASSES).must_pass());
        let end = position(THE_END);
        assert!(end.outcome().is_some() && end.empties().is_empty());
    }
}
