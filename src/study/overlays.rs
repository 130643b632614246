//! The overlays: what a player looks for on the board, drawn on it, one at a time, with a legend below.

use crate::command::{Command, Overlay};
use crate::widgets::board::{Sign, sign_ui};
use crate::widgets::theme::{BoardTheme, SMALL};
use analysis::features;
use analysis::stable::stable;
use egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder};
use othello::rules::{ByColor, Color, Position, Square, Squares};
use texts::text;

/// The height of the legend, in points.
pub(crate) const LEGEND: f32 = crate::arrangement::LINE;

impl Overlay {
    /// What it says about the squares of a position.
    pub fn signs(self, position: &Position) -> Vec<(Square, Sign)> {
        let put = |squares: Squares, sign: Sign| squares.iter().map(move |square| (square, sign));
        let of_both = |sets: ByColor<Squares>, sign: fn(Color) -> Sign| -> Vec<(Square, Sign)> {
            Color::BOTH.into_iter().flat_map(|color| put(sets[color], sign(color))).collect()
        };
        match self {
            Overlay::Mobility => of_both(features::mobility(position), Sign::Move),
            Overlay::Frontier => of_both(features::frontier(position), Sign::Frontier),
            Overlay::Stable => of_both(stable(position), Sign::Stable),
            Overlay::Parity => {
                let parity = features::parity(position);
                put(parity.odd, Sign::Odd).chain(put(parity.even, Sign::Even)).collect()
            }
            Overlay::Corners => {
                let danger = features::corner_danger(position);
                let near = put(danger.x_squares, Sign::XSquare).chain(put(danger.c_squares, Sign::CSquare));
                near.chain(of_both(danger.open, Sign::OpenCorner)).collect()
            }
            Overlay::People => Vec::new(),
        }
    }

    /// Its signs and what they mean.
    fn legend(self) -> Vec<(Sign, String)> {
        let of_both = |sign: fn(Color) -> Sign, meaning: fn(Color) -> String| {
            Color::BOTH.map(|color| (sign(color), meaning(color)))
        };
        match self {
            Overlay::Mobility => {
                of_both(Sign::Move, |color| text!("legend-could-move", color = color.key())).into()
            }
            Overlay::Frontier => vec![(Sign::Frontier(Color::White), text!("legend-frontier"))],
            Overlay::Stable => vec![(Sign::Stable(Color::White), text!("legend-stable"))],
            Overlay::Parity => vec![(Sign::Odd, text!("legend-odd")), (Sign::Even, text!("legend-even"))],
            Overlay::Corners => {
                let near =
                    [(Sign::XSquare, text!("legend-x-square")), (Sign::CSquare, text!("legend-c-square"))];
                let open = of_both(Sign::OpenCorner, |color| text!("legend-could-take", color = color.key()));
                near.into_iter().chain(open).collect()
            }
            Overlay::People => Vec::new(),
        }
    }

    /// How many squares each colour or kind has, for the legend: "Black 7, White 12".
    fn counts(self, position: &Position) -> String {
        let signs = self.signs(position);
        let n = |sign: Sign| signs.iter().filter(|(_, own)| *own == sign).count();
        let of_both = |sign: fn(Color) -> Sign| {
            text!("legend-of-both", black = n(sign(Color::Black)), white = n(sign(Color::White)))
        };
        match self {
            Overlay::Mobility => of_both(Sign::Move),
            Overlay::Frontier => of_both(Sign::Frontier),
            Overlay::Stable => of_both(Sign::Stable),
            Overlay::Parity => {
                let regions = features::regions(position);
                let odd = regions.iter().filter(|region| region.len() % 2 == 1).count();
                text!("legend-parity", odd = odd, even = regions.len() - odd)
            }
            Overlay::Corners | Overlay::People => String::new(),
        }
    }
}

pub(crate) fn legend_ui(ui: &mut Ui, rect: Rect, overlay: Overlay, position: &Position, theme: BoardTheme) {
    let inside = rect.shrink2(egui::vec2(10.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    ui.spacing_mut().item_spacing.x = 4.0;
    let (name, counts) = (Command::Overlay(overlay).entry().name(), overlay.counts(position));
    let title = match counts.is_empty() {
        true => text!("legend-title", name = name),
        false => text!("legend-title-and-counts", name = name, counts = counts),
    };
    ui.label(RichText::new(title).strong());
    for (sign, meaning) in overlay.legend() {
        sign_ui(&mut ui, sign, LEGEND - 4.0, theme);
        ui.add(Label::new(RichText::new(meaning).size(SMALL)).truncate().selectable(false));
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
                for (_, sign) in overlay.signs(&position) {
                    assert!(overlay.legend().iter().any(|(own, _)| kind(own) == kind(&sign)), "{sign:?}");
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
    fn the_start_is_told_in_numbers() {
        let start = Position::start(BoardSize::STANDARD);
        assert_eq!(Overlay::Mobility.counts(&start), "Black 4, White 4");
        assert_eq!(Overlay::Frontier.counts(&start), "Black 2, White 2");
        assert_eq!(Overlay::Stable.counts(&start), "Black 0, White 0");
        assert_eq!(Overlay::Parity.counts(&start), "0 odd, 1 even");
        assert_eq!(Overlay::Corners.signs(&start).len(), 12);
    }
}
