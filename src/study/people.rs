//! What people of a rating would play here: the notes on the squares, and the sentence below the board.

use super::overlays::LEGEND_HEIGHT;
use super::{Out, Room};
use crate::outbox::Ask;
use crate::shared::Shared;
use crate::widgets::board::Note;
use crate::widgets::form::{number_ui, step_ui};
use analysis::study::people::{People, Practical, PredictedMove, percent};
use egui::{Align, DragValue, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2};
use engine::human::Opponent;
use othello::evaluation::Evaluation;
use othello::rules::{Move, Position};
use services::settings::Settings;
use texts::{text, words};

/// How far a button raises or lowers the rating.
const STEP: u16 = 100;

/// Notes with the share of people who play each move, and its value if known; underlines a proven best one.
pub(crate) fn notes(people: &People, known: &[Evaluation]) -> Vec<Note> {
    let best = known.iter().map(|evaluation| evaluation.score).max();
    let most = people.moves.first().map_or(0.0, |choice| choice.share);
    let note = |choice: &PredictedMove| {
        let is_it = |known: &&Evaluation| known.line.first() == Some(&Move::Place(choice.square));
        let known = known.iter().find(is_it);
        let text = percent(choice.share);
        let spoken = text!("people-play-here", share = text.as_str());
        let worth = known.map(|known| text!("square-worth", value = words::score(known.score)));
        Note {
            square: choice.square,
            short: text.trim_end_matches(['%', ' ', '\u{a0}', '\u{202f}']).to_owned(),
            label: known.map(|known| words::score(known.score)).unwrap_or_default(),
            is_best: choice.share >= most,
            is_exact: known.is_some_and(|known| Some(known.score) == best && known.is_exact()),
            bounds: None,
            spoken: text::list([spoken].into_iter().chain(worth)),
            text,
        }
    };
    people.moves.iter().map(note).collect()
}

/// Draws into `rect` the rating of the people, with buttons that change it, and how often they go wrong.
pub(crate) fn people_ui(ui: &mut Ui, rect: Rect, room: &Room, shared: &Shared, out: &mut Out) {
    let rating = shared.settings.people_rating();
    let inside = rect.shrink2(vec2(10.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.spacing_mut().interact_size.y = LEGEND_HEIGHT - 4.0;
    ui.spacing_mut().button_padding.x = 2.0;
    ui.label(RichText::new(text!("people-title")).strong());
    let mut points = rating.points();
    let limits = Opponent::RATINGS;
    if step_ui(&mut ui, "−", 20.0, points > *limits.start(), text!("people-rating.lower")) {
        points = points.saturating_sub(STEP);
    }
    number_ui(&mut ui, DragValue::new(&mut points).range(limits.clone()))
        .accessible_name(text!("people-rating"));
    if step_ui(&mut ui, "+", 20.0, points < *limits.end(), text!("people-rating.raise")) {
        points += STEP;
    }
    if points != rating.points() {
        let people_rating = Opponent::nearest_rating(points).points().into();
        out.ask(Ask::Settings(Box::new(Settings { people_rating, ..shared.settings.clone() })));
    }
    let sentence = sentence(room, shared.session.position());
    ui.add(Label::new(&sentence).truncate().selectable(false)).on_hover_text(&sentence);
}

/// "go wrong here: 62 %, by 5.1 discs. g6 costs 0.4, but 58 % of White's answers lose 6.0."
fn sentence(room: &Room, position: &Position) -> String {
    let Some(people) = room.people() else {
        let has_choice = position.legal_moves().len() > 1 && !position.is_placing();
        return if has_choice { text!("people-asked") } else { text!("people-no-choice") };
    };
    let errors = people.errors(room.known_moves());
    let wrong = match errors.share < 0.005 {
        true => text!("people-hardly-wrong"),
        false => {
            text!(
                "people-wrong",
                share = percent(errors.share),
                discs = text::decimal(errors.mean_loss.into(), 1)
            )
        }
    };
    let practical = people.practical(room.known_moves()).map(|Practical { square, price, answers }| {
        text!(
            "people-practical",
            square = square.name(position.size()),
            price = text::decimal(price.into(), 1),
            share = percent(answers.share),
            color = (!position.turn()).key(),
            discs = text::decimal(answers.mean_loss.into(), 1)
        )
    });
    text::sentences([wrong].into_iter().chain(practical))
}
