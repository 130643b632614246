//! The end of a game: the card with the result, the look back at the moves, and the next game.

pub(crate) mod card;
mod look_back;
pub(crate) mod next;
pub(crate) mod rain;
pub(crate) mod sign;

use egui::Rect;
use othello::rules::{Color, Goal, Outcome};
use services::next_game::Next;
use session::words::only_human;
use session::{Activity, GameSession, Mode};

/// How long the last position is seen before the card covers a part of it, in seconds.
const DELAY: f64 = 0.7;

/// How a game ended, for the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    /// `None` for a draw.
    pub winner: Option<Color>,
    /// The colour of the user; `None` between two people or two computers.
    pub user: Option<Color>,
    /// The loser has no disc left.
    pub is_wipe_out: bool,
    /// `None` where a clock decided.
    pub outcome: Option<Outcome>,
}

impl Ending {
    pub(crate) fn of(session: &GameSession) -> Option<Ending> {
        let goal = session.record().goal();
        let (winner, outcome) = match *session.activity() {
            Activity::Over(outcome) => (outcome.winner(goal), Some(outcome)),
            Activity::OutOfTime(color) => (Some(!color), None),
            _ => return None,
        };
        let lost_all = |outcome: Outcome| winner.is_some_and(|winner| outcome.discs[!winner] == 0);
        let is_wipe_out = goal == Goal::MostDiscs && outcome.is_some_and(lost_all);
        Some(Ending { winner, user: only_human(session), is_wipe_out, outcome })
    }

    pub(crate) fn is_draw(&self) -> bool {
        self.winner.is_none()
    }

    pub(crate) fn is_loss(&self) -> bool {
        self.user.is_some() && self.winner.is_some() && self.winner != self.user
    }

    /// A side has won, and not against the user.
    pub(crate) fn is_win(&self) -> bool {
        !self.is_draw() && !self.is_loss()
    }
}

/// The card with the result: when it opened, what was chosen on it, and whether the look back has begun.
#[derive(Clone, Debug, Default)]
pub(crate) struct EndState {
    /// Since when the game has been over and its discs at rest, by egui's time.
    since: Option<f64>,
    /// When it began to rain for a wipe-out, by egui's time.
    rains_since: Option<f64>,
    is_put_away: bool,
    has_looked_back: bool,
    pub is_open: bool,
    /// The top of the card over this board.
    top: Option<(Rect, f32)>,
    /// The opponent and the colours of the next game; `None` for what was not chosen.
    next: Option<Next>,
    swaps: Option<bool>,
}

impl EndState {
    pub(super) fn show(&mut self, is_shown: bool) {
        self.is_put_away = !is_shown;
        self.is_open = self.is_open && is_shown;
    }

    /// How long ago the rain began, in seconds. It begins once in a game: an end seen again stays dry.
    fn rain_age(&mut self, now: f64) -> f32 {
        (now - *self.rains_since.get_or_insert(now)) as f32
    }

    /// Follows the game. Returns after how many seconds the card opens.
    fn follow(&mut self, session: &GameSession, scene: &Scene) -> Option<f64> {
        if Ending::of(session).is_none() || session.mode() == Mode::Study {
            let record = session.record();
            // If moves follow, the user looks through the game and will come to the same end again.
            if record.next(record.cursor()).is_none() {
                *self = EndState::default();
            }
            (self.since, self.is_open) = (None, false);
            return None;
        }
        if scene.is_at_rest {
            self.since.get_or_insert(scene.now);
        }
        let due = self.since? + if scene.is_still { 0.0 } else { DELAY };
        self.is_open = scene.now >= due && !self.is_put_away && !scene.is_covered;
        (scene.now < due).then_some(due - scene.now)
    }
}

/// What the card waits for.
pub(crate) struct Scene {
    /// By egui's clock, in seconds.
    pub now: f64,
    /// No disc moves.
    pub is_at_rest: bool,
    /// The user wants less motion, so the card does not wait.
    pub is_still: bool,
    /// A review is open or a picture is taken, so the card stays closed.
    pub is_covered: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::players::Player;
    use othello::rules::{BoardSize, ByColor, Setup};
    use session::{Action, NewGame};
    use std::time::Instant;

    /// A game that begins with this board, Black to move.
    fn session(rows: &str, players: ByColor<Player>) -> GameSession {
        let setup = Setup::parse(rows, BoardSize::new(4, 4).unwrap(), Color::Black).unwrap();
        GameSession::new(NewGame { start: setup.position().unwrap(), ..NewGame::standard(players) })
    }

    fn scene(now: f64) -> Scene {
        Scene { now, is_at_rest: true, is_still: false, is_covered: false }
    }

    #[test]
    fn win_loss_draw_and_wipe_out_are_told_apart() {
        let (human, computer) = (Player::Human, Player::Greedy);
        let ending = |rows, players| Ending::of(&session(rows, players)).unwrap();
        let win = ending("XXXX XXXX XXXX XXXX", ByColor::new(human, computer));
        assert!(win.is_win() && win.is_wipe_out && !win.is_loss() && !win.is_draw());
        let loss = ending("XXXX XXXX XXXX XXXO", ByColor::new(computer, human));
        assert!(loss.is_loss() && !loss.is_wipe_out && !loss.is_win());
        let draw = ending("XXXX XXXX OOOO OOOO", ByColor::new(human, computer));
        assert!(draw.is_draw() && !draw.is_win() && !draw.is_loss());
        let people = ending("XXXX XXXX XXXX XXXO", ByColor::new(human, human));
        assert!(people.is_win() && people.winner == Some(Color::Black));
        assert_eq!(Ending::of(&session("---- -OX- -XO- ----", ByColor::new(human, human))), None);
    }

    #[test]
    fn the_card_opens_after_a_while_and_stays_away_when_it_was_put_away() {
        let over = session("XXXX XXXX XXXX XXXO", ByColor::new(Player::Human, Player::Greedy));
        let mut state = EndState::default();
        assert!(state.follow(&over, &Scene { is_at_rest: false, ..scene(1.0) }).is_none());
        let wait = state.follow(&over, &scene(2.0)).unwrap();
        assert!((wait - DELAY).abs() < 1e-6, "{wait}");
        assert!(!state.is_open);
        state.follow(&over, &scene(2.0 + DELAY));
        assert!(state.is_open);
        state.show(false);
        state.follow(&over, &scene(9.0));
        assert!(!state.is_open);
        state.show(true);
        state.follow(&over, &Scene { is_covered: true, ..scene(10.0) });
        assert!(!state.is_open);
        state.follow(&over, &scene(11.0));
        assert!(state.is_open);
    }

    #[test]
    fn a_game_that_goes_on_will_open_the_card_again() {
        let mut session = session("XXO- XXXX XXXX XXXX", ByColor::new(Player::Human, Player::Human));
        let mut state = EndState { is_put_away: true, ..EndState::default() };
        state.follow(&session, &scene(1.0));
        assert!(!state.is_put_away, "it has no moves ahead");
        let d1 = othello::rules::Square::parse("d1", BoardSize::new(4, 4).unwrap()).unwrap();
        _ = session.apply(Action::Play(d1), Instant::now());
        assert!(Ending::of(&session).is_some());
        assert_eq!(state.rain_age(1.5), 0.0);
        state.show(false);
        _ = session.apply(Action::Undo, Instant::now());
        state.follow(&session, &scene(2.0));
        assert!(state.is_put_away, "the same end comes again");
        assert_eq!(state.rain_age(9.5), 8.0, "and rains no more");
    }
}
