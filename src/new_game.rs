//! The new-game dialog: who plays, on which board, from which start, with which clocks and for which goal.
//!
//! Every choice is complete at every moment, so Start is always ready and the preview always shows the game
//! that would begin. The settings keep the choices for the next time.

mod clock;
mod start;
mod who;

pub use start::{Opening, StartKind};

use crate::dialogs::{Dialog, Out};
use crate::outbox::Ask;
use crate::shared::{Shared, seed};
use crate::widgets::dialog::{Buttons, frame_ui};
use crate::widgets::form::{choice_ui, option_ui, row_ui, size_ui, tick_ui};
use crate::widgets::words::note_ui;
use analysis::openings;
use clock::ClockForm;
use egui::{CollapsingHeader, Ui};
use engine::opening;
use engine::players::Kind;
use library::people::Person;
use othello::clock::FlagFall;
use othello::rating::{Rating, corners_between};
use othello::rules::{BoardSize, ByColor, Color, Goal, Position, Start};
use services::settings::{NewGameChoice, OpeningFrom, PlayerChoice, Settings};
use session::{Action, Mode, NewGame};
use std::collections::BTreeMap;
use std::convert::Infallible;
use texts::text;

const SIZES: [(u32, &str); 5] = [(4, "4×4"), (6, "6×6"), (8, "8×8"), (10, "10×10"), (16, "16×16")];
/// The body's height, in points: room for every choice, and for the beginning of the rows below "More".
const BODY: f32 = 580.0;

pub struct State {
    pub size: BoardSize,
    /// How the discs lie at the start.
    pub start: StartKind,
    pub goal: Goal,
    pub players: ByColor<PlayerChoice>,
    /// How many corners were given last, and to whom.
    pub corners: (u8, Color),
    /// For [`StartKind::Opening`].
    pub opening: Opening,
    /// For [`StartKind::HandMade`].
    pub hand_made: Option<Position>,
    /// Without help, and no move taken back.
    pub serious: bool,
    /// Each game played again swaps the colours.
    pub alternates: bool,
    clock: ClockForm,
    seed: u64,
    /// People's ratings by name; without the people whose rating is unknown.
    ratings: BTreeMap<String, Rating>,
    you: String,
    /// The names of two friends.
    names: ByColor<String>,
    /// The computer player that was chosen last, kept while a friend plays.
    computer: PlayerChoice,
    /// The user's colour is decided by lot.
    by_lot: bool,
    /// Width and height of the board are chosen separately.
    other_size: bool,
    /// The rows below "More" are shown.
    shows_more: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cast {
    Computer,
    Friend,
    Watch,
}

impl State {
    /// The dialog with the choices of last time. The seed decides all that is random.
    pub fn new(settings: &Settings, seed: u64) -> State {
        let choice = settings.new_game;
        let start = StartKind::of(&choice);
        let corners = match start {
            StartKind::Placed(Start::Corners { corners, to }) => (corners, to),
            _ => (1, Color::Black),
        };
        State {
            size: choice.size,
            start,
            goal: choice.goal,
            players: settings.players,
            corners,
            opening: Opening::new(&choice, seed),
            hand_made: None,
            serious: false,
            alternates: choice.alternates,
            clock: ClockForm::of(&choice),
            seed,
            ratings: BTreeMap::new(),
            you: settings.you().to_owned(),
            names: ByColor::new(settings.you().to_owned(), text!("new-game-friend-name")),
            computer: PlayerChoice { kind: Kind::Character, ..settings.players.white },
            by_lot: choice.color_by_lot,
            other_size: false,
            shows_more: start != StartKind::STANDARD
                || choice.clocks.is_some()
                || choice.goal == Goal::FewestDiscs,
        }
    }

    /// The dialog with people's ratings from the library and the names of the two who play now.
    pub(crate) fn of(shared: &Shared) -> State {
        let rating = |name: &String| {
            let estimate = shared.library.person(name).map(Person::estimate);
            let rated = estimate.filter(|estimate| estimate.n_games > 0)?;
            Some((name.clone(), rated.rating))
        };
        let ratings = shared.settings.people.iter().filter_map(rating).collect();
        let mut state = State { ratings, ..State::new(&shared.settings, seed()) };
        let names = shared.names_of_two();
        if !names.black.is_empty() && !names.white.is_empty() {
            state.names = names;
        }
        state
    }

    /// The rating of a side's player, if it is known.
    fn rating(&self, color: Color) -> Option<Rating> {
        let choice = &self.players[color];
        match choice.kind {
            Kind::Human if self.cast() == Cast::Friend => self.ratings.get(&self.names[color]).copied(),
            Kind::Human => self.ratings.get(&self.you).copied(),
            Kind::Opponent => Some(choice.rating),
            Kind::Character => Some(choice.character.rating()),
            Kind::Ghost => Some(choice.ghost_rating),
            _ => None,
        }
    }

    /// The corners that make a usual game even, and who gets them; `None` if it needs none or lacks a rating.
    fn handicap(&self) -> Option<(u8, Color)> {
        let [black, white] = Color::BOTH.map(|color| self.rating(color));
        let (black, white) = (black?, white?);
        let corners = corners_between(black, white);
        let is_usual = self.size == BoardSize::STANDARD && self.goal == Goal::MostDiscs;
        let to = if black < white { Color::Black } else { Color::White };
        (corners > 0 && is_usual).then_some((corners, to))
    }

    /// The choices that the settings keep.
    pub fn choice(&self) -> NewGameChoice {
        let (opening_from, opening_plies) = match self.start {
            StartKind::Opening(from) => match from {
                OpeningFrom::Random => (from, self.opening.plies),
                OpeningFrom::Even => (from, opening::EVEN_PLIES as u8),
                OpeningFrom::Named => (from, openings::lines()[self.opening.line].moves.len() as u8),
            },
            _ => (OpeningFrom::Random, 0),
        };
        NewGameChoice {
            size: self.size,
            start: self.remembered_start(),
            opening_plies,
            opening_from,
            opening_line: self.opening.line as u16,
            opening_values: self.opening.values,
            goal: self.goal,
            clocks: self.clock.clocks().map(|clocks| clocks.controls),
            flag_goes_on: self.clock.flag == FlagFall::GoesOn,
            alternates: self.alternates,
            color_by_lot: self.by_lot,
        }
    }

    pub fn game(&mut self) -> NewGame {
        let choice = self.choice();
        let opening = self.opening.moves(choice).to_vec();
        let players = self.settled_players().map(PlayerChoice::player);
        let mode = if self.serious { Mode::Serious } else { Mode::Casual };
        NewGame {
            start: match self.hand_made {
                Some(position) if self.start == StartKind::HandMade => position,
                _ => self.remembered_start().position(self.size),
            },
            opening,
            goal: self.goal,
            players,
            names: if self.cast() == Cast::Friend { self.names.clone() } else { ByColor::default() },
            seed: self.seed,
            mode,
            clocks: self.clock.clocks(),
        }
    }

    /// Starts from a position that was set up.
    pub(crate) fn set_hand_made(&mut self, position: Position) {
        (self.hand_made, self.start, self.size) = (Some(position), StartKind::HandMade, position.size());
    }

    /// The position after the opening.
    fn first_position(&mut self) -> Position {
        let game = self.game();
        game.opening.iter().fold(game.start, |position, &mv| position.play(mv).unwrap_or(position))
    }
}

impl Dialog for State {
    type Message = Infallible;

    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out) {
        let body = |ui: &mut Ui, state: &mut State| body_ui(ui, state, &shared.settings, out);
        let buttons = |_: &State| Buttons { body: Some(BODY), ..Buttons::confirm(text!("new-game-start")) };
        let answer = frame_ui(ui, &text!("new-game-title"), 620.0, self, body, buttons);
        out.leave(answer, |out| {
            // The settings store the choice, and make the session's players from it.
            let (new_game, players) = (self.choice(), self.settled_players());
            let settings = Settings { new_game, players, ..shared.settings.clone() };
            let game = NewGame { players: settings.players(), ..self.game() };
            out.ask(Ask::Settings(Box::new(settings)));
            out.act(Action::NewGame(Box::new(game)));
        });
    }
}

fn body_ui(ui: &mut Ui, state: &mut State, settings: &Settings, out: &mut Out) {
    who::who_ui(ui, state, settings, out);
    ui.add_space(12.0);
    row_ui(ui, &text!("new-game-board"), |ui| board_ui(ui, state));
    let more = CollapsingHeader::new(text!("new-game-more")).open(Some(state.shows_more));
    let more = more.show_unindented(ui, |ui| {
        ui.add_space(8.0);
        row_ui(ui, &text!("new-game-opening"), |ui| start::start_ui(ui, state, out));
        row_ui(ui, &text!("new-game-clock"), |ui| clock::clocks_ui(ui, &mut state.clock));
        row_ui(ui, &text!("new-game-winner"), |ui| {
            let goals = [(Goal::MostDiscs, text!("goal-most")), (Goal::FewestDiscs, text!("goal-fewest"))];
            choice_ui(ui, &mut state.goal, &goals);
            let meaning = match state.goal {
                Goal::MostDiscs => text!("goal-most.meaning"),
                Goal::FewestDiscs => text!("goal-fewest.meaning"),
            };
            note_ui(ui, meaning);
        });
        row_ui(ui, &text!("new-game-help"), |ui| {
            tick_ui(ui, &mut state.serious, text!("new-game-serious"))
                .on_hover_text(text!("new-game-serious.hint"));
            note_ui(ui, text!("new-game-serious.meaning"));
            if state.cast() != Cast::Watch {
                let name = text!("new-game-alternates");
                tick_ui(ui, &mut state.alternates, name).on_hover_text(text!("new-game-alternates.hint"));
            }
        });
    });
    state.shows_more ^= more.header_response.clicked();
}

fn board_ui(ui: &mut Ui, state: &mut State) {
    let square = |side| BoardSize::new(side, side).expect("every size in the table is a board");
    let presets = SIZES.map(|(side, label)| (square(side), label));
    let mut is_changed = false;
    // A position made by hand may bring a board that is not square.
    state.other_size |= state.size.width() != state.size.height();
    ui.horizontal_wrapped(|ui| {
        for (size, label) in presets {
            if option_ui(ui, state.size == size && !state.other_size, label).clicked() {
                (is_changed, state.other_size) = (state.size != size, false);
                state.size = size;
            }
        }
        state.other_size |= option_ui(ui, state.other_size, &text!("new-game-other-size")).clicked();
    });
    if state.other_size {
        is_changed |= size_ui(ui, &mut state.size);
    } else {
        // The place of its lists, so that the row beneath stays where it is.
        ui.add_space(ui.spacing().interact_size.y);
    }
    // A position made by hand has its own size.
    if is_changed && state.start == StartKind::HandMade {
        state.start = StartKind::STANDARD;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Level;

    fn state() -> State {
        State::new(&Settings::default(), 1)
    }

    #[test]
    fn the_handicap_follows_from_the_ratings() {
        let mut settings = Settings::default();
        settings.players.white =
            PlayerChoice { kind: Kind::Opponent, rating: Rating::new(600), ..settings.players.white };
        let state = State::new(&settings, 77);
        assert_eq!(state.handicap(), None, "the rating of the person is unknown");
        let ratings = [(settings.you().to_owned(), Rating::new(1500))].into();
        let handicap = State { ratings, ..state }.handicap();
        assert!(matches!(handicap, Some((1.., Color::White))), "{handicap:?}");
    }

    #[test]
    fn the_cast_is_read_back_and_keeps_the_computers_strength() {
        let mut state = state();
        state.players.white =
            PlayerChoice { kind: Kind::Minimax, depth: 6, level: Level::new(9), ..PlayerChoice::default() };
        for (cast, side) in
            [(Cast::Computer, Some(Color::White)), (Cast::Watch, None), (Cast::Computer, Some(Color::Black))]
        {
            state.set_cast(cast);
            assert_eq!(state.cast(), cast);
            if side.is_some() {
                state.set_side(side);
                assert_eq!(state.side(), side);
            }
            let computers =
                [state.players.black, state.players.white].into_iter().filter(|p| p.kind != Kind::Human);
            assert!(computers.into_iter().all(|p| (p.kind, p.depth) == (Kind::Minimax, 6)));
        }
        state.set_cast(Cast::Friend);
        state.set_cast(Cast::Computer);
        let computer = state.players.white;
        assert_eq!((computer.kind, computer.depth, computer.level), (Kind::Minimax, 6, Level::new(9)));
    }

    #[test]
    fn what_is_remembered_opens_the_same_dialog_again() {
        let starts = State { corners: (3, Color::White), ..state() }.starts();
        for start in starts.into_iter().filter(|&start| start != StartKind::HandMade) {
            let mut first = State { start, ..state() };
            let settings = Settings { new_game: first.choice(), ..Settings::default() };
            let mut second = State::new(&settings, 1);
            assert_eq!((second.start, second.choice()), (start, first.choice()));
            assert_eq!(second.game(), first.game());
        }
    }
}
