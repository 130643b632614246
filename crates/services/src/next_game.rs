//! What the end of a game shows: opponents for the next game, an encouragement, and the effect on the rating.

use crate::players_view::PlayersView;
use crate::settings::PlayerChoice;
use engine::human::{Character, Opponent};
use engine::players::Kind;
use othello::rating::Rating;
use othello::rules::{Color, Outcome};
use session::Help;
use session::words::only_human;
use texts::text;
use texts::words::players::PERSON;
use texts::words::{estimate_words, has_rating};

/// The opponent who is about as strong as the player; `None` if it is the one just played.
fn even_match(view: &PlayersView) -> Option<(Color, PlayerChoice)> {
    let human = only_human(view.session)?;
    let before = view.choice(!human);
    let person = view.people[human].filter(|person| !person.games.is_empty())?;
    // To the nearest fifty: no rating is known better.
    let points = person.estimate().rating.points().saturating_add(25) / 50 * 50;
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

/// An encouragement for a player who lost to the computer.
pub fn remark(view: &PlayersView, outcome: Outcome) -> Option<String> {
    let goal = view.session.record().goal();
    let lost = outcome.winner(goal) == Some(!only_human(view.session)?);
    let score = outcome.official(goal);
    let by = score.black.abs_diff(score.white);
    let close = (by <= 4).then(|| text!("end-very-close"));
    lost.then(|| text::sentences(close.into_iter().chain([text!("end-review-shows")])))
}

/// What a game against a rated opponent did to the rating of the player, or why it does not count. Gives no
/// rating for a single game, which may be 500 points off.
pub fn rating_remark(view: &PlayersView) -> Option<String> {
    let human = only_human(view.session)?;
    let opponent = view.session.players()[!human].rating()?;
    if let Some(help) = view.session.game().help {
        let help = match help {
            Help::Hint => "hint",
            Help::TakeBack => "take-back",
            Help::Analysis => "analysis",
            Help::OtherPlayers => "other-players",
        };
        return Some(text!("end-helped", help = help));
    }
    let person = view.people[human]?;
    let is_this_game = |(rating, _)| rating == opponent; // The last game that counts must be this one.
    person.games.last().filter(|game| game.performance.result.is_some_and(is_this_game))?;
    let estimate = person.estimate();
    let words = estimate_words(&estimate);
    if !has_rating(&estimate) {
        return Some(text!("end-rating-later", words = words));
    }
    let name = view.settings.you();
    Some(match name == PERSON {
        true => text!("end-your-rating", estimate = words),
        false => text!("end-rating-of", name = name, estimate = words),
    })
}

/// An opponent for the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A step weaker.
    Easier,
    /// The one just played.
    Same,
    /// A step stronger.
    Harder,
    /// The one who suits the player's rating.
    Suited,
}

/// The opponents that the end of a game offers, with their colour: a step weaker, the same, a step stronger,
/// and the one who suits the player's rating, if that is another one. `None` where no weaker or stronger one
/// exists. Empty against opponents without a strength.
pub fn next_opponents(view: &PlayersView) -> Vec<(Next, Option<(Color, PlayerChoice)>)> {
    let Some(human) = only_human(view.session) else { return Vec::new() };
    let before = view.choice(!human);
    let other = |is_harder| Some(before.stepped(is_harder)).filter(|after| *after != before);
    let (weaker, stronger) = (other(false), other(true));
    if weaker.is_none() && stronger.is_none() {
        return Vec::new();
    }
    let seat = |choice: PlayerChoice| (!human, choice);
    let mut all = vec![
        (Next::Easier, weaker.map(seat)),
        (Next::Same, Some(seat(before))),
        (Next::Harder, stronger.map(seat)),
    ];
    let suited = even_match(view).filter(|suited| all.iter().all(|(_, other)| *other != Some(*suited)));
    all.extend(suited.map(|suited| (Next::Suited, Some(suited))));
    all
}
