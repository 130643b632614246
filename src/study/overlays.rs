//! The overlays: what a player looks for on the board, drawn on it, one at a time, with a legend below.

use crate::command::{Command, Overlay};
use crate::widgets::board::{Sign, sign_ui};
use crate::widgets::form::text_width;
use analysis::features::{self, Beside};
use egui::{Align, Label, Layout, Rect, RichText, TextStyle, Ui, UiBuilder};
use engine::stability::stable;
use othello::rules::{ByColor, Color, Position, Square, Squares};
use texts::text;

/// The height of the legend, in points.
pub(crate) const LEGEND_HEIGHT: f32 = crate::arrangement::LINE;

/// The signs that an overlay draws for a position, and their legend.
#[derive(Default)]
pub(crate) struct Reading {
    pub signs: Vec<(Square, Sign)>,
    /// Each kind of sign with its meaning.
    legend: Vec<(Sign, String)>,
    /// How many squares each colour or kind has: "Black 7, White 12".
    counts: String,
}

impl Overlay {
    pub(crate) fn read(self, position: &Position) -> Reading {
        let put = |squares: Squares, sign: Sign| squares.iter().map(move |square| (square, sign));
        let of_both = |sets: ByColor<Squares>, sign: fn(Color) -> Sign| {
            Color::BOTH.into_iter().flat_map(move |color| put(sets[color], sign(color)))
        };
        let reading = |sets: ByColor<Squares>, sign: fn(Color) -> Sign, legend: Vec<(Sign, String)>| {
            let counts = text!("legend-of-both", black = sets.black.len(), white = sets.white.len());
            Reading { signs: of_both(sets, sign).collect(), legend, counts }
        };
        match self {
            Overlay::Mobility => {
                let meaning = |color: Color| text!("legend-could-move", color = color.key());
                let legend = Color::BOTH.map(|color| (Sign::Move(color), meaning(color)));
                let moves = ByColor::from_fn(|color| position.legal_moves_of(color));
                reading(moves, Sign::Move, legend.into())
            }
            Overlay::Frontier => {
                let legend = vec![(Sign::Frontier(Color::White), text!("legend-frontier"))];
                reading(features::frontier(position), Sign::Frontier, legend)
            }
            Overlay::Stable => {
                let legend = vec![(Sign::Stable(Color::White), text!("legend-stable"))];
                reading(stable(position), Sign::Stable, legend)
            }
            Overlay::Parity => {
                let (odd_squares, regions) = (features::odd_squares(position), features::regions(position));
                let odd = regions.iter().filter(|region| region.len() % 2 == 1).count();
                let even_squares = position.empties() & !odd_squares;
                Reading {
                    signs: put(odd_squares, Sign::Odd).chain(put(even_squares, Sign::Even)).collect(),
                    legend: vec![(Sign::Odd, text!("legend-odd")), (Sign::Even, text!("legend-even"))],
                    counts: text!("legend-parity", odd = odd, even = regions.len() - odd),
                }
            }
            Overlay::Corners => {
                let near = |kind, sign| put(features::beside_empty_corners(position, kind), sign);
                let near = near(Beside::X, Sign::XSquare).chain(near(Beside::C, Sign::CSquare));
                let corners = ByColor::from_fn(|color| features::open_corners(position, color));
                let meanings =
                    [(Sign::XSquare, text!("legend-x-square")), (Sign::CSquare, text!("legend-c-square"))];
                let could_take = |color: Color| text!("legend-could-take", color = color.key());
                let open = Color::BOTH.map(|color| (Sign::OpenCorner(color), could_take(color)));
                Reading {
                    signs: near.chain(of_both(corners, Sign::OpenCorner)).collect(),
                    legend: meanings.into_iter().chain(open).collect(),
                    counts: String::new(),
                }
            }
            Overlay::People => Reading::default(), // `people_ui` shows it.
        }
    }
}

pub(crate) fn legend_ui(ui: &mut Ui, rect: Rect, overlay: Overlay, position: &Position) {
    let inside = rect.shrink2(egui::vec2(10.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    ui.spacing_mut().item_spacing.x = 4.0;
    let (name, Reading { legend, counts, .. }) =
        (Command::Overlay(overlay).entry().name(), overlay.read(position));
    let title = match counts.is_empty() {
        true => text!("legend-title", name = name),
        false => text!("legend-title-and-counts", name = name, counts = counts),
    };
    ui.label(RichText::new(title).strong());
    let around = legend.len() as f32 * (LEGEND_HEIGHT + 8.0);
    let widths = legend.iter().map(|(_, meaning)| text_width(&ui, meaning, TextStyle::Body));
    let fits = around + widths.sum::<f32>() <= ui.available_width();
    let style = if fits { TextStyle::Body } else { TextStyle::Small };
    for (sign, meaning) in legend {
        sign_ui(&mut ui, sign, LEGEND_HEIGHT - 4.0);
        let meaning = RichText::new(meaning).text_style(style.clone());
        ui.add(Label::new(meaning).truncate().selectable(false));
        ui.add_space(4.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::TABLE;
    use othello::rules::BoardSize;

    #[test]
    fn every_sign_on_the_board_stands_in_the_legend() {
        let mut position = Position::start(BoardSize::STANDARD);
        for seed in 0..60 {
            let overlays = TABLE.iter().filter_map(|entry| match entry.command {
                Command::Overlay(overlay) => Some(overlay),
                _ => None,
            });
            for overlay in overlays {
                let kind = |sign: &Sign| std::mem::discriminant(sign);
                let Reading { signs, legend, .. } = overlay.read(&position);
                for (_, sign) in signs {
                    assert!(legend.iter().any(|(own, _)| kind(own) == kind(&sign)), "{sign:?}");
                }
            }
            let moves: Vec<Square> = position.legal_moves().iter().collect();
            let mv = match moves.len() {
                0 => othello::rules::Move::Pass,
                n => othello::rules::Move::Place(moves[seed * 7 % n]),
            };
            let Ok(next) = position.play(mv) else { break };
            position = next;
        }
    }

    #[test]
    fn every_overlay_counts_the_start() {
        let start = Position::start(BoardSize::STANDARD);
        assert_eq!(Overlay::Mobility.read(&start).counts, "Black 4, White 4");
        assert_eq!(Overlay::Frontier.read(&start).counts, "Black 2, White 2");
        assert_eq!(Overlay::Stable.read(&start).counts, "Black 0, White 0");
        assert_eq!(Overlay::Parity.read(&start).counts, "0 odd, 1 even");
        assert_eq!(Overlay::Corners.read(&start).signs.len(), 12);
    }
}
