//! Scripts and laws of the clocks in a session.

use super::*;
use crate::{Action, Config, NewGame};
use engine::players::Player;
use othello::clock::{Bonus, TimeControl};
use othello::record::Record;
use othello::rules::{BoardSize, Move, Position, Square};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;

const HUMANS: ByColor<Player> = ByColor { black: Player::Human, white: Player::Human };

fn seconds(seconds: f64) -> Duration {
    Duration::from_millis((seconds * 1000.0).round() as u64)
}

/// A session with a simulated clock.
struct TestTable {
    session: GameSession,
    now: Instant,
    wake: Option<Instant>,
}

impl TestTable {
    fn new(
        size: &str,
        controls: [&str; 2],
        flag: FlagFall,
        mode: Mode,
        players: ByColor<Player>,
    ) -> TestTable {
        let [black, white] = controls.map(|control| control.parse().unwrap());
        let clocks = Some(Clocks { controls: ByColor::new(black, white), flag });
        let start = Position::start(size.parse().unwrap());
        TestTable::of(NewGame { start, mode, clocks, ..NewGame::standard(players) })
    }

    fn of(new: NewGame) -> TestTable {
        let session = GameSession::new(NewGame::standard(HUMANS));
        let mut table = TestTable { session, now: Instant::now(), wake: None };
        table.apply(Action::NewGame(Box::new(new)));
        table
    }

    fn apply(&mut self, action: Action) -> Vec<Effect> {
        let effects = self.session.apply(action, self.now);
        self.perform(&effects);
        effects
    }

    fn perform(&mut self, effects: &[Effect]) {
        for effect in effects {
            if let Effect::WakeAt(due) = effect {
                self.wake = Some(*due);
            }
        }
    }

    /// Time passes, and the session is woken whenever it asked to be.
    fn wait(&mut self, time: f64) -> Vec<Effect> {
        let end = self.now + seconds(time);
        let mut effects = Vec::new();
        while let Some(due) = self.wake.filter(|&due| due <= end) {
            self.wake = None;
            self.now = self.now.max(due);
            effects.extend(self.apply(Action::Tick));
        }
        self.now = end;
        effects
    }

    fn play(&mut self, name: &str) {
        self.apply(Action::Play(Square::parse(name, self.session.position().size()).unwrap()));
    }

    fn clocks(&self) -> ByColor<Clock> {
        self.session.clocks(self.now).unwrap()
    }

    fn left(&self) -> [f64; 2] {
        let ByColor { black, white } = self.clocks().map(|clock| clock.left().as_secs_f64());
        [black, white]
    }
}

fn casual(controls: [&str; 2]) -> TestTable {
    TestTable::new("8x8", controls, FlagFall::Loses, Mode::Casual, HUMANS)
}

#[test]
fn each_side_thinks_on_its_own_time() {
    let mut table = casual(["5:00", "1:00+2"]);
    assert!(table.session.clock_runs());
    table.wait(10.0);
    assert_eq!(table.left(), [290.0, 60.0]);
    table.play("f5");
    table.wait(7.5);
    assert_eq!(table.left(), [290.0, 52.5]);
    table.play("d6");
    assert_eq!(table.left(), [290.0, 54.5]);
    let times: Vec<f64> = table
        .session
        .record()
        .line()
        .iter()
        .map(|&n| table.session.record().move_time(n).unwrap().seconds())
        .collect();
    assert_eq!(times, [10.0, 7.5]);
}

#[test]
fn the_clock_stands_while_the_game_waits() {
    let mut table = casual(["5:00", "5:00"]);
    table.wait(3.0);
    table.apply(Action::Stop);
    assert!(table.session.clock_waits());
    table.wait(1_000.0);
    assert_eq!(table.left(), [297.0, 300.0]);
    table.apply(Action::Resume);
    table.wait(2.0);
    table.play("f5");
    assert_eq!(table.left(), [295.0, 300.0]);
}

#[test]
fn a_move_taken_back_gives_its_time_back() {
    let mut table = casual(["5:00", "5:00"]);
    table.wait(40.0);
    table.play("f5");
    table.wait(20.0);
    table.apply(Action::Undo);
    assert_eq!(table.left(), [300.0, 300.0]);
    table.wait(60.0);
    table.apply(Action::Redo);
    // The time that White had used before the undo still counts.
    assert_eq!(table.left(), [260.0, 280.0]);
    assert!(!table.session.clock_runs(), "who looks about does not think");
}

#[test]
fn a_flag_that_falls_loses_the_game() {
    let mut table = casual(["1:00", "0:30"]);
    table.wait(5.0);
    table.play("f5");
    let effects = table.wait(31.0);
    let told = Effect::Announce(Announcement::OutOfTime { color: Color::White, goes_on: false });
    assert_eq!(effects.iter().filter(|effect| **effect == told).count(), 1);
    assert_eq!(*table.session.activity(), Activity::OutOfTime(Color::White));
    assert_eq!(table.session.record().header.result, "B+64 (time)");
    assert_eq!(table.left(), [55.0, 0.0]);
    table.play("d6");
    assert_eq!(table.session.record().n_moves(), 1, "nothing is played any more");

    // After an undo the game is no longer lost and goes on; redo leads to the loss again.
    table.apply(Action::Undo);
    assert_eq!(*table.session.activity(), Activity::Human);
    table.apply(Action::Redo);
    assert_eq!(*table.session.activity(), Activity::OutOfTime(Color::White));
    table.apply(Action::Undo);
    table.play("d3");
    assert_eq!(table.session.record().header.result, "");
    assert_eq!(table.left(), [60.0, 30.0]);
}

#[test]
fn a_lost_game_goes_on_without_clocks_when_it_is_wished() {
    let mut table = casual(["0:10", "0:10"]);
    table.wait(10.0);
    assert_eq!(table.session.lost_on_time(), Some(Color::Black));
    table.apply(Action::PlayOn(HUMANS));
    assert!(table.session.accepts_move() && table.session.clocks(table.now).is_none());
    assert_eq!(table.session.record().header.result, "");
    table.play("f5");
    assert_eq!(table.session.record().n_moves(), 1);
}

#[test]
fn a_flag_may_fall_and_the_game_go_on() {
    let mut table = TestTable::new("8x8", ["0:10", "0:10"], FlagFall::GoesOn, Mode::Casual, HUMANS);
    let effects = table.wait(100.0);
    let told =
        |effect: &&Effect| matches!(effect, Effect::Announce(Announcement::OutOfTime { goes_on: true, .. }));
    assert_eq!(effects.iter().filter(told).count(), 1, "it is announced once");
    table.play("f5");
    assert_eq!((table.session.record().n_moves(), table.left()), (1, [0.0, 10.0]));
    assert_eq!(table.session.over_time(), [Color::Black]);
    assert_eq!(table.session.clocks(table.now).unwrap().black.over(), seconds(90.0), "it is kept");
    table.wait(1.0);
    table.play("d6");
    assert!(!table.wait(50.0).iter().any(|effect| told(&effect)), "Black was told before");
}

#[test]
fn a_serious_game_cannot_be_paused_by_the_side_to_move() {
    let mut table = TestTable::new("8x8", ["5:00", "5:00"], FlagFall::Loses, Mode::Serious, HUMANS);
    assert!(table.apply(Action::Stop).contains(&Effect::Announce(Announcement::NoPause)));
    table.wait(4.0);
    assert_eq!(table.left(), [296.0, 300.0]);
    // Looking at an earlier position gains no time.
    table.play("f5");
    table.wait(2.0);
    table.apply(Action::First);
    table.apply(Action::Resume);
    assert!(!table.session.clock_runs());
    table.apply(Action::Last);
    table.apply(Action::Resume);
    assert_eq!(table.left(), [296.0, 298.0]);
}

#[test]
fn a_computer_thinks_on_its_time_and_knows_what_is_left() {
    let players = ByColor::new(Player::Human, Player::Minimax { depth: 4 });
    let mut table = TestTable::new("8x8", ["1:00+2", "0:20+2"], FlagFall::Loses, Mode::Casual, players);
    table.wait(1.0);
    let square = Square::parse("f5", BoardSize::STANDARD).unwrap();
    let effects = table.apply(Action::Play(square));
    let request = effects.iter().find_map(|effect| match effect {
        Effect::Think(_, request) => Some(request.clone()),
        _ => None,
    });
    let left = TimeLeft { left: seconds(20.0), increment: seconds(2.0), period: Duration::ZERO };
    assert_eq!(request.unwrap().clock, Some(left));
    table.wait(0.2);
    assert_eq!(table.left(), [61.0, 19.8]);
    let Activity::Thinking { id, .. } = *table.session.activity() else { panic!("it thinks") };
    let best = Some(Move::Place(Square::parse("d6", BoardSize::STANDARD).unwrap()));
    let event = engine::Event::Finished { id, best, report: Default::default() };
    let effects = table.session.receive(event, table.now);
    table.perform(&effects);
    // No clock runs during the pause in which the answer is shown on the board.
    table.wait(0.3);
    assert_eq!(table.left(), [61.0, 19.8]);
    table.wait(1.1);
    assert_eq!((table.session.record().n_moves(), table.left()), (2, [60.0, 21.8]));
    let effects = table.wait(20.0);
    assert!(effects.contains(&Effect::Save));
    assert_eq!(*table.session.activity(), Activity::Human);
    assert_eq!(table.left(), [40.0, 21.8]);
}

#[test]
fn a_computer_out_of_time_has_lost_and_stops() {
    let players = ByColor::new(Player::Human, Player::Greedy);
    let mut table = TestTable::new("8x8", ["1:00", "0:05"], FlagFall::Loses, Mode::Casual, players);
    table.play("f5");
    let effects = table.wait(6.0);
    assert!(effects.contains(&Effect::StopThinking));
    assert_eq!(*table.session.activity(), Activity::OutOfTime(Color::White));
}

#[test]
fn without_clocks_nothing_is_different() {
    let mut table = TestTable::of(NewGame::standard(HUMANS));
    assert!(table.session.clocks(table.now).is_none() && table.wake.is_none());
    table.wait(1e6);
    table.play("f5");
    assert!(table.session.accepts_move() && !table.session.clock_runs() && !table.session.clock_waits());
}

#[test]
fn what_is_loaded_to_be_studied_shows_its_clocks_and_runs_none() {
    let mut table = casual(["5:00", "5:00"]);
    table.wait(10.0);
    table.play("f5");
    let record: Record = table.session.record().clone();
    table.apply(Action::Load(Box::new(record)));
    table.wait(500.0);
    assert_eq!(table.left(), [290.0, 300.0]);
    assert!(!table.session.clock_runs() && table.session.game().clocks().is_none());
}

/// What is done at random, besides moves.
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
    let (mut n_flags, mut n_back) = (0, 0);
    for _ in 0..150 {
        let controls = ByColor::new(random_control(&mut rng), random_control(&mut rng));
        let flag = if rng.random_bool(0.7) { FlagFall::Loses } else { FlagFall::GoesOn };
        let start = Position::start("6x6".parse().unwrap());
        let clocks = Some(Clocks { controls, flag });
        let mut table = TestTable::of(NewGame { start, clocks, ..NewGame::standard(HUMANS) });
        // The clocks when a position was first reached, by the moves that lead to it.
        let mut stood: HashMap<Vec<Move>, ByColor<Clock>> = HashMap::new();
        for _ in 0..60 {
            let action = random_action(&mut rng, &table.session);
            let text = format!("{action:?}");
            if matches!(action, Action::Remove(_)) {
                stood.clear();
            }
            table.apply(action);
            let Some(now) = table.session.clocks(table.now) else { break };
            let (turn, moves) = (table.session.position().turn(), table.session.record().moves());
            if table.session.game().timing.is_some_and(|timing| timing.spent.is_zero())
                || stood.contains_key(&moves)
            {
                let before = *stood.entry(moves).or_insert(now);
                n_back += usize::from(before != now);
                assert_eq!(now[!turn], before[!turn], "{text}");
                assert!(now[turn].until_flag() <= before[turn].until_flag(), "{text}");
            }

            let (runs, wait) = (table.session.clock_runs(), rng.random_range(0..9_000));
            let (lost, wait) = (table.session.lost_on_time(), f64::from(wait) / 1000.0);
            table.wait(wait);
            let after = table.clocks();
            assert_eq!(after[!turn], now[!turn], "the other clock stands");
            let used = now[turn].until_flag() - after[turn].until_flag();
            let expected = if runs { seconds(wait).min(now[turn].until_flag()) } else { Duration::ZERO };
            assert_eq!(used, expected, "{text}");
            let falls = runs && now[turn].until_flag() <= seconds(wait) && flag == FlagFall::Loses;
            assert_eq!(table.session.lost_on_time(), if falls { Some(turn) } else { lost });
            n_flags += usize::from(falls);
            assert_eq!(
                table.session.lost_on_time().is_some(),
                matches!(table.session.activity(), Activity::OutOfTime(_))
            );
            assert!(table.session.lost_on_time().is_none() || !table.session.accepts_move());
        }
    }
    assert!(n_flags > 10 && n_back > 10, "{n_flags} flags, {n_back} times back");
}

#[test]
fn an_opponent_takes_a_persons_time_but_not_its_whole_clock() {
    let rating = engine::human::Opponent::nearest_rating(1000);
    for (control, human_times, range) in
        [("5:00", true, 0.6..=4.0), ("0:10", true, 0.1..=0.5), ("5:00", false, 0.1..=0.1)]
    {
        let players = ByColor { white: Player::Opponent { rating }, ..HUMANS };
        let mut table = TestTable::new("8x8", [control; 2], FlagFall::Loses, Mode::Casual, players);
        let config = table.session.config();
        table.apply(Action::Configure(Config { pace: seconds(0.1), human_times, ..config }));
        table.play("f5");
        let Activity::Thinking { id, .. } = *table.session.activity() else { panic!("no search runs") };
        let best = Some(Move::Place(Square::parse("d6", BoardSize::STANDARD).unwrap()));
        let event = engine::Event::Finished { id, best, report: Default::default() };
        let _ = table.session.receive(event, table.now);
        let Activity::Replying { due, .. } = *table.session.activity() else { panic!("no reply waits") };
        let wait = (due - table.now).as_secs_f64();
        assert!(range.contains(&wait), "{control} {human_times}: {wait}");
        // It is the time that the move has taken.
        let before = table.clocks().white.until_flag();
        table.wake = Some(due);
        table.wait(wait + 0.001);
        let record = table.session.record();
        let took = record.move_time(record.cursor()).map_or(0.0, |time| time.seconds());
        let expected = if human_times { wait } else { 0.0 };
        assert!(record.n_moves() == 2 && (took - expected).abs() < 0.02, "{control}: {took}");
        let used = (before - table.clocks().white.until_flag()).as_secs_f64();
        assert!((used - expected).abs() < 0.02, "{control}: {used}");
    }
}
