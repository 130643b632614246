//! Invariants of the clocks in random games, and the human-like time that a computer takes for a move.

use crate::world::World;
use engine::Report;
use engine::players::Player;
use othello::clock::{Bonus, Clock, Clocks, FlagFall, TimeControl};
use othello::rules::{ByColor, Move, Position, Square};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use session::{Action, Activity, Config, GameSession, NewGame};
use std::collections::HashMap;
use std::time::Duration;

fn seconds(seconds: f64) -> Duration {
    Duration::from_millis((seconds * 1000.0).round() as u64)
}

/// A game with clocks on a board, just begun.
fn begun(size: &str, clocks: Clocks, players: ByColor<Player>) -> World {
    let mut world = World::new(GameSession::new(NewGame::default()));
    let start = Position::start(size.parse().unwrap());
    let new = NewGame { start, clocks: Some(clocks), ..NewGame::standard(players) };
    world.apply(Action::NewGame(Box::new(new)));
    world
}

/// A random action, in most cases a move.
fn random_action(rng: &mut SmallRng, session: &GameSession) -> Action {
    let squares: Vec<Square> = session.position().legal_moves().iter().collect();
    match (rng.random_range(0..20), squares.choose(rng)) {
        (0, _) => Action::Undo,
        (1, _) => Action::Redo,
        (2, _) => Action::Stop,
        (3, _) => Action::Resume,
        (4, _) => Action::Step(rng.random_range(-4..=4)),
        (5, _) => Action::Last,
        (6, _) => Action::Tick,
        (7, _) => Action::Remove(session.record().cursor()),
        (8, _) => Action::Promote(session.record().cursor()),
        (_, Some(&square)) => Action::Play(square),
        (_, None) => Action::Last,
    }
}

fn random_control(rng: &mut SmallRng) -> TimeControl {
    let bonus = match rng.random_range(0..3) {
        0 => Bonus::None,
        1 => Bonus::Increment(seconds(rng.random_range(1..5).into())),
        _ => Bonus::Periods { n: rng.random_range(1..4), each: seconds(rng.random_range(2..20).into()) },
    };
    TimeControl::new(seconds(rng.random_range(20..400).into()), bonus).unwrap()
}

#[test]
fn random_games_keep_the_laws_of_clocks() {
    let mut rng = SmallRng::seed_from_u64(7);
    let (mut n_flags, mut n_returns) = (0, 0);
    for _ in 0..150 {
        let controls = ByColor::new(random_control(&mut rng), random_control(&mut rng));
        let flag = if rng.random_bool(0.7) { FlagFall::Loses } else { FlagFall::GoesOn };
        let mut world = begun("6x6", Clocks { controls, flag }, ByColor::default());
        // The clocks when a position was first reached, by the moves that lead to it.
        let mut first_clocks: HashMap<Vec<Move>, ByColor<Clock>> = HashMap::new();
        for _ in 0..60 {
            let action = random_action(&mut rng, &world.session);
            let text = format!("{action:?}");
            if matches!(action, Action::Remove(_)) {
                first_clocks.clear();
            }
            world.apply(action);
            let session = &world.session;
            let Some(now) = session.clocks(world.now) else { break };
            let (turn, moves) = (session.position().turn(), session.record().moves());
            if session.game().timing.is_some_and(|timing| timing.spent.is_zero())
                || first_clocks.contains_key(&moves)
            {
                let before = *first_clocks.entry(moves).or_insert(now);
                n_returns += usize::from(before != now);
                assert_eq!(now[!turn], before[!turn], "{text}");
                assert!(now[turn].until_flag() <= before[turn].until_flag(), "{text}");
            }

            let (runs, lost) = (session.clock_runs(), session.lost_on_time());
            let wait = f64::from(rng.random_range(0..9_000)) / 1000.0;
            world.wait(seconds(wait));
            let session = &world.session;
            let after = session.clocks(world.now).unwrap();
            assert_eq!(after[!turn], now[!turn], "the other clock stands");
            let used = now[turn].until_flag() - after[turn].until_flag();
            let expected = if runs { seconds(wait).min(now[turn].until_flag()) } else { Duration::ZERO };
            assert_eq!(used, expected, "{text}");
            let falls = runs && now[turn].until_flag() <= seconds(wait) && flag == FlagFall::Loses;
            assert_eq!(session.lost_on_time(), if falls { Some(turn) } else { lost });
            n_flags += usize::from(falls);
            let is_lost = session.lost_on_time().is_some();
            assert_eq!(is_lost, matches!(session.activity(), Activity::OutOfTime(_)));
            assert!(!is_lost || !session.accepts_move());
        }
    }
    assert!(n_flags > 10 && n_returns > 10, "{n_flags} flags, {n_returns} returns to a position");
}

#[test]
fn an_opponent_takes_a_persons_time_but_not_its_whole_clock() {
    let rating = engine::human::Opponent::nearest_rating(1000);
    for (control, human_times, range) in
        [("5:00", true, 0.6..=4.0), ("0:10", true, 0.1..=0.5), ("5:00", false, 0.1..=0.1)]
    {
        let players = ByColor::new(Player::Human, Player::Opponent { rating });
        let controls = ByColor::new(control, control).map(|control| control.parse().unwrap());
        let mut world = begun("8x8", Clocks { controls, flag: FlagFall::Loses }, players);
        let config = world.session.config();
        world.apply(Action::Configure(Config { pace: seconds(0.1), human_times, ..config }));
        let square = |name: &str| Square::parse(name, world.session.position().size()).unwrap();
        let (f5, d6) = (square("f5"), square("d6"));
        world.apply(Action::Play(f5));
        world.finish(Some(Move::Place(d6)), Report::default());
        let Activity::Replying { due, .. } = *world.session.activity() else { panic!("no reply waits") };
        let wait = (due - world.now).as_secs_f64();
        assert!(range.contains(&wait), "{control} {human_times}: {wait}");
        // The wait counts as the time of the move.
        let left = |world: &World| world.session.clocks(world.now).unwrap().white.until_flag();
        let before = left(&world);
        world.wait(due - world.now);
        let record = world.session.record();
        let took = record.move_time(record.cursor()).map_or(0.0, |time| time.seconds());
        let expected = if human_times { wait } else { 0.0 };
        assert!(record.n_moves() == 2 && (took - expected).abs() < 0.02, "{control}: {took}");
        let used = (before - left(&world)).as_secs_f64();
        assert!((used - expected).abs() < 0.02, "{control}: {used}");
    }
}
