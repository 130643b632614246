//! The end of a game, on a card in the panel, so that it covers no square: who won and how, and what to do
//! next.

use super::players::PlayersView;
use crate::app::command::{Command, CommandState};
use crate::app::message::Message;
use crate::app::widgets::icons::{Icon, icon_ui};
use crate::engine::Level;
use crate::human::{Character, Opponent};
use crate::players::Kind;
use crate::rating::{Estimate, Rating};
use crate::rules::{Color, Outcome};
use crate::session::{Action, Activity, Help, Mode};
use crate::settings::{PlayerChoice, Settings};
use crate::text;
use crate::words;
use egui::{Frame, Label, Margin, RichText, Ui};

/// Draws the card, if the game on the board is over.
pub fn end_card_ui(ui: &mut Ui, view: &PlayersView, commands: &CommandState, messages: &mut Vec<Message>) {
    let goal = view.session.record().goal();
    let (outcome, winner) = match *view.session.activity() {
        Activity::Over(outcome) => (Some(outcome), outcome.winner(goal)),
        Activity::OutOfTime(color) => (None, Some(!color)),
        _ => return,
    };
    let fill = ui.visuals().selection.bg_fill.gamma_multiply(0.35);
    Frame::new().fill(fill).corner_radius(8).inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            icon_ui(ui, Icon::Check, ui.visuals().strong_text_color());
            let title = words::situation(view.session, false);
            ui.add(Label::new(RichText::new(title).size(18.0).strong()).wrap());
        });
        let reason = outcome.and_then(|outcome| words::outcome_reason(outcome, goal));
        let remark = outcome.and_then(|outcome| remark(view, outcome));
        for remark in reason.into_iter().chain(remark) {
            ui.add(Label::new(remark).wrap().selectable(false));
        }
        // What was opened to be looked at has no next game.
        if view.session.mode() != Mode::Study {
            ui.horizontal_wrapped(|ui| next_ui(ui, view, commands, winner, messages));
        }
        // It comes when the game has been looked through: below the buttons, which then stay where they are.
        if let Some(remark) = rating_remark(view) {
            ui.add(Label::new(remark).wrap().selectable(false));
        }
    });
}

/// The buttons: the same again, what happened, and an opponent that fits better. What is found out only after
/// the game stands last, so that no button moves from under the pointer.
fn next_ui(
    ui: &mut Ui,
    view: &PlayersView,
    commands: &CommandState,
    winner: Option<Color>,
    messages: &mut Vec<Message>,
) {
    let buttons = [
        (Command::PlayAgain, text!("end-rematch")),
        (Command::ChangeSides, text!("end-change-sides")),
        (Command::Review, text!("end-review")),
    ];
    for (command, name) in buttons {
        let is_there = command == Command::Review && commands.review.is_some();
        let button = ui.add_enabled(command.is_enabled(commands) && !is_there, egui::Button::new(name));
        if button.on_hover_text(command.tooltip(ui.ctx())).clicked() {
            messages.push(Message::Run(command));
        }
    }
    if view.session.lost_on_time().is_some() {
        let button = ui.button(text!("end-go-on")).on_hover_text(text!("end-go-on.hint"));
        if button.clicked() {
            messages.push(Message::Do(Action::PlayOn(view.session.players())));
        }
    }
    if let Some((color, choice, name)) = other_level(view, winner) {
        let hint = text!("end-same-against", player = words::players::label(choice.player()));
        if ui.button(name).on_hover_text(hint).clicked() {
            messages.extend([Message::Choose(color, choice), Message::Run(Command::PlayAgain)]);
        }
    }
    if commands.n_moments > 0 {
        let button = ui.button(text!("end-another-look", n = commands.n_moments.min(3)));
        let button = button.on_hover_text(Command::AnotherLook.tooltip(ui.ctx()));
        if button.clicked() {
            messages.push(Message::Run(Command::AnotherLook));
        }
    }
    if let Some((color, choice)) = even_match(view) {
        let player = words::players::label(choice.player());
        let (name, hint) = match view.settings.match_share {
            ..50 => (text!("end-harder-match"), text!("end-harder-match.hint", player = player)),
            50 => (text!("end-even-match"), text!("end-even-match.hint", player = player)),
            _ => (text!("end-easier-match"), text!("end-easier-match.hint", player = player)),
        };
        if ui.button(name).on_hover_text(hint).clicked() {
            messages.extend([Message::Choose(color, choice), Message::Run(Command::PlayAgain)]);
        }
    }
}

/// The opponent from whom the person who played takes as many of the points as the settings say, where that
/// is another than he had.
fn even_match(view: &PlayersView) -> Option<(Color, PlayerChoice)> {
    let human = words::only_human(view.session)?;
    let before = view.choice(!human);
    let person = view.people[human].filter(|person| !person.games.is_empty())?;
    // To the nearest fifty, for nobody's rating is known better.
    let wanted = person.estimate().rating.opponent_for(f64::from(view.settings.match_share) / 100.0);
    let points = wanted.points().saturating_add(25) / 50 * 50;
    let rating = Opponent::nearest_rating(points);
    let after = match before.kind {
        Kind::Opponent => PlayerChoice { rating, ..before },
        Kind::Character => PlayerChoice { character: nearest_character(rating), ..before },
        _ => return None,
    };
    (after != before).then_some((!human, after))
}

/// The character whose rating is nearest.
fn nearest_character(rating: Rating) -> Character {
    let distance = |character: &Character| character.rating().points().abs_diff(rating.points());
    Character::ALL.into_iter().min_by_key(distance).expect("there are characters")
}

/// A comfort for somebody who lost to the computer.
fn remark(view: &PlayersView, outcome: Outcome) -> Option<String> {
    let goal = view.session.record().goal();
    let lost = outcome.winner(goal) == Some(!words::only_human(view.session)?);
    let score = outcome.official(goal);
    let by = score.black.abs_diff(score.white);
    let close = (by <= 6).then(|| text!("end-very-close"));
    lost.then(|| text::sentences(&close.into_iter().chain([text!("end-review-shows")]).collect::<Vec<_>>()))
}

/// What a game against a rated opponent did to the rating of who played it, and what it looked like; or why
/// it does not count.
fn rating_remark(view: &PlayersView) -> Option<String> {
    let human = words::only_human(view.session)?;
    let opponent = view.session.players()[!human].rating()?;
    if let Some(help) = view.session.help_used() {
        let help = match help {
            Help::Hint => "hint",
            Help::TakeBack => "take-back",
            Help::Analysis => "analysis",
            Help::OtherPlayers => "other-players",
        };
        return Some(text!("end-helped", help = help));
    }
    let person = view.people[human]?;
    let is_this = |(rating, _)| rating == opponent;
    let game = person.games.last().filter(|game| game.performance.result.is_some_and(is_this))?;
    let looked = game.performance.loss.map(|loss| {
        let (low, high) = Estimate::of_loss(loss).band();
        text!("end-looked-like", low = low.points(), high = high.points())
    });
    let name = view.settings.person(human);
    let estimate = words::estimate_words(&person.estimate());
    let rating = match name == Settings::PERSON {
        true => text!("end-your-rating", estimate = estimate),
        false => text!("end-rating-of", name = name, estimate = estimate),
    };
    Some(text::sentences(&[rating].into_iter().chain(looked).collect::<Vec<_>>()))
}

/// The opponent a step stronger for who won against it, a step weaker for who lost.
fn other_level(view: &PlayersView, winner: Option<Color>) -> Option<(Color, PlayerChoice, String)> {
    let human = words::only_human(view.session)?;
    let winner = winner?;
    let (step, name) = match winner == human {
        true => (1, text!("end-stronger")),
        false => (-1, text!("end-weaker")),
    };
    let before = view.choice(!human);
    let after = stepped(before, step);
    (after != before).then_some((!human, after, name))
}

/// The player some levels or plies on, within what there is.
fn stepped(choice: PlayerChoice, step: i8) -> PlayerChoice {
    match choice.kind {
        Kind::Engine => {
            let number = choice.level.number().saturating_add_signed(step);
            PlayerChoice { level: Level::new(number.max(Level::MIN.number())), ..choice }
        }
        Kind::Minimax => {
            let depth = choice.depth.saturating_add_signed(step);
            PlayerChoice { depth: depth.clamp(1, crate::players::Player::DEPTH_MAX), ..choice }
        }
        Kind::Opponent => {
            let rating = choice.rating.points().saturating_add_signed(100 * i16::from(step));
            PlayerChoice { rating: Opponent::nearest_rating(rating), ..choice }
        }
        Kind::Character => {
            let place = Character::ALL.iter().position(|other| *other == choice.character);
            let next = place.and_then(|place| Character::ALL.get(place.checked_add_signed(step.into())?));
            PlayerChoice { character: next.copied().unwrap_or(choice.character), ..choice }
        }
        Kind::Human | Kind::Greedy | Kind::Random | Kind::Ghost | Kind::External => choice,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_depths_stay_within_what_there_is() {
        let engine = |level| PlayerChoice { kind: Kind::Engine, level, ..PlayerChoice::default() };
        assert_eq!(stepped(engine(Level::MIN), -1), engine(Level::MIN));
        assert_eq!(stepped(engine(Level::MAX), 1), engine(Level::MAX));
        assert_eq!(stepped(engine(Level::new(7)), 1).level, Level::new(8));
        let minimax = PlayerChoice { kind: Kind::Minimax, depth: 1, ..PlayerChoice::default() };
        assert_eq!((stepped(minimax, -1).depth, stepped(minimax, 1).depth), (1, 2));
        let greedy = PlayerChoice { kind: Kind::Greedy, ..PlayerChoice::default() };
        assert_eq!(stepped(greedy, 1), greedy);
    }
}
