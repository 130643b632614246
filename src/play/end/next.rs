//! The next game: the same again, with colours swapped, or from the position shown.

use super::Ending;
use crate::outbox::Ask;
use crate::play::Out;
use crate::shared::{Shared, opening_moves, seed};
use crate::widgets::notices::Tone;
use crate::widgets::speech;
use engine::players::{Kind, Player};
use othello::clock::Clocks;
use othello::rules::{ByColor, Color};
use services::settings::PlayerChoice;
use session::{Action, Mode, NewGame};
use texts::text;

/// The game on the board from its start, with the present players; draws its opening again, if it has one.
pub(crate) fn same_game(shared: &Shared) -> NewGame {
    let (session, settings) = (&shared.session, &shared.settings);
    let record = session.record();
    let (start, seed) = (*record.start(), seed());
    let choice = &settings.new_game;
    let is_chosen_start = start == choice.start.position(start.size());
    let opening = if is_chosen_start { opening_moves(choice, start.size(), seed) } else { Vec::new() };
    // A game under study has no opponent of its own.
    let (players, mode) = match session.mode() {
        Mode::Study => (settings.players(), Mode::Casual),
        mode => (session.players(), mode),
    };
    let names = shared.names_of_two();
    let (goal, clocks) = (record.goal(), session.game().clocks());
    NewGame { start, opening, goal, players, names, seed, mode, clocks }
}

/// The choices for the next game, made on the card of the game that has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Again {
    pub opponent: Option<(Color, PlayerChoice)>,
    pub swaps: bool,
}

/// Begins another game like the one on the board, with the choices of `again`.
pub(crate) fn again(shared: &mut Shared, again: Again, out: &mut Out) {
    let mut game = same_game(shared);
    if let Some((color, choice)) = again.opponent {
        out.change_settings(&mut shared.settings, |settings| settings.players[color] = choice);
        game.players[color] = shared.settings.players()[color];
    }
    if again.swaps {
        let clocks = game.clocks.map(|clocks| Clocks { controls: clocks.controls.swapped(), ..clocks });
        let (players, names) = (game.players.swapped(), game.names.swapped());
        game = NewGame { players, names, clocks, ..game };
        out.change_settings(&mut shared.settings, |settings| settings.players = settings.players.swapped());
    }
    out.act(Action::NewGame(Box::new(game)));
}

/// Begins a game like the one on the board, perhaps with swapped colours. Says so if that one is unfinished.
pub(crate) fn play_again(shared: &mut Shared, swaps: bool, out: &mut Out) {
    let session = &shared.session;
    let is_left = session.record().n_moves() > 0 && Ending::of(session).is_none();
    again(shared, Again { swaps, ..Again::default() }, out);
    if is_left {
        let words = text!("news-game-left");
        speech::say(&shared.ctx, words.as_str());
        out.ask(Ask::Tell(Tone::News, words));
    }
}

/// The players from here on: the user for the side to move against a computer of the settings, else Outflank.
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
