//! The next game: the same again, with colours swapped, or from the position shown.

use super::Ending;
use crate::Message;
use crate::new_game::opening_moves;
use crate::shared::{Shared, seed};
use crate::widgets::speech;
use engine::players::{Kind, Player};
use othello::clock::Clocks;
use othello::rules::{ByColor, Color, Position};
use services::settings::PlayerChoice;
use session::{Action, Mode, NewGame};
use texts::text;

/// Begins a game.
pub(crate) fn new_game(game: NewGame) -> Message {
    Message::Game(Action::NewGame(Box::new(game)))
}

/// The game on the board from its start, with the players of now; after an opening that was drawn,
/// another one.
pub(crate) fn same_game(shared: &Shared) -> NewGame {
    let (session, settings) = (&shared.session, &shared.settings);
    let record = session.record();
    let (start, seed) = (*record.start(), seed());
    let choice = &settings.new_game;
    let is_of_choice = start == choice.start.position(start.size());
    let opening = if is_of_choice { opening_moves(choice, start.size(), seed) } else { Vec::new() };
    // An opened game has no opponent of its own.
    let (players, mode) = match session.mode() {
        Mode::Study => (settings.players(), Mode::Casual),
        mode => (session.players(), mode),
    };
    NewGame { start, opening, goal: record.goal(), players, seed, mode, clocks: session.game().clocks() }
}

/// What is chosen for the next game on the card of the one that has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Again {
    /// Another opponent for a colour.
    pub opponent: Option<(Color, PlayerChoice)>,
    /// The players swap colours.
    pub swaps: bool,
}

/// Begins another game like the one on the board, as it was chosen.
pub(crate) fn again(shared: &mut Shared, again: Again) -> Vec<Message> {
    let mut messages = Vec::new();
    let mut game = same_game(shared);
    if let Some((color, choice)) = again.opponent {
        messages.push(shared.change_settings(|settings| settings.players[color] = choice));
        game.players[color] = shared.settings.players()[color];
    }
    messages.extend(if again.swaps { swap(shared, game) } else { vec![new_game(game)] });
    messages
}

/// Begins another game like the one on the board with the colours swapped.
pub(crate) fn swapped(shared: &mut Shared) -> Vec<Message> {
    let game = same_game(shared);
    swap(shared, game)
}

/// Says that the game on the board gives way to another, if it was not over.
pub(crate) fn news_of_left(shared: &Shared) -> Option<Message> {
    let session = &shared.session;
    let is_running = session.record().n_moves() > 0 && Ending::of(session).is_none();
    is_running.then(|| {
        let words = text!("news-game-left");
        speech::say(&shared.ctx, words.as_str());
        Message::news(words)
    })
}

/// Begins `game` with the colours swapped.
fn swap(shared: &mut Shared, game: NewGame) -> Vec<Message> {
    let clocks = game.clocks.map(|clocks| Clocks { controls: clocks.controls.swapped(), ..clocks });
    let game = NewGame { players: game.players.swapped(), clocks, ..game };
    vec![shared.change_settings(|s| s.players = s.players.swapped()), new_game(game)]
}

/// A game of the players of now from a position that was set up.
pub(crate) fn game_from(start: Position, shared: &Shared) -> NewGame {
    NewGame {
        start,
        opening: Vec::new(),
        goal: shared.record().goal(),
        players: shared.session.players(),
        seed: seed(),
        mode: Mode::Casual,
        clocks: None,
    }
}

/// The user for the side to move, and for the other one the computer that was chosen last.
pub(crate) fn players_from_here(shared: &Shared) -> ByColor<Player> {
    let turn = shared.session.position().turn();
    let choices = [!turn, turn].map(|color| shared.settings.players[color]);
    let computer = choices.into_iter().find(|choice| choice.kind != Kind::Human);
    let computer = computer.unwrap_or(PlayerChoice { kind: Kind::Engine, ..choices[0] }).player();
    match turn {
        Color::Black => ByColor::new(Player::Human, computer),
        Color::White => ByColor::new(computer, Player::Human),
    }
}
