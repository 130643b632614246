//! A hundred thousand random actions, with an engine that answers late, twice, wrongly or not at all. Checks
//! the invariants of a session after each of them.

use crate::world::World;
use engine::human::Opponent;
use engine::players::{EngineName, GhostName, Player};
use engine::{Event, Level, Report};
use othello::evaluation::{Evaluation, Score};
use othello::record::{Judgement, Mark, NodeId, Record};
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Setup, Square, Start};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use session::file::SavedSession;
use session::{
    Action, Activity, Announcement, Config, Effect, Game, GameSession, Help, HintLines, NewGame,
    SearchPurpose,
};
use std::collections::HashMap;
use std::time::Duration;

const N_ACTIONS: usize = 100_000;

#[test]
fn a_hundred_thousand_random_actions_leave_everything_in_order() {
    let n_each = N_ACTIONS / 49 + 1;
    let mut seen: HashMap<&str, usize> = HashMap::new();
    for (seed, size) in BoardSize::all().enumerate() {
        let mut rng = SmallRng::seed_from_u64(seed as u64);
        let mut world = World::new(GameSession::new(new_game(size, &mut rng)));
        let mut check = Check::default();
        for n in 0..n_each {
            let before = Before::of(&world);
            let step = Step::random(&world, size, &mut rng);
            let text = format!("board {size}, action {n}, {step:?}");
            let effects = step.carry_out(&mut world);
            check.after(&step, &effects, &before, &world, &text);
            for (risk, is_there) in risks(&effects, &world) {
                *seen.entry(risk).or_default() += usize::from(is_there);
            }
            if n % 32 == 0 {
                undo_and_redo_keep_their_promise(&world, &text);
                world.check_file_holds_everything(&text);
            }
        }
    }
    assert!(seen.values().all(|n| *n > 100), "{seen:?}");
}

/// Which risky situations there are after an action, to check that the random actions reach them.
fn risks(effects: &[Effect], world: &World) -> [(&'static str, bool); 7] {
    let said = |wanted: fn(&Announcement) -> bool| {
        effects.iter().any(|effect| matches!(effect, Effect::Announce(news) if wanted(news)))
    };
    [
        ("pass", said(|news| matches!(news, Announcement::Pass(_)))),
        ("end", said(|news| matches!(news, Announcement::GameOver(..)))),
        ("other game", said(|news| matches!(news, Announcement::OtherGame))),
        ("broken search", said(|news| matches!(news, Announcement::SearchFailed(_)))),
        ("reply", matches!(world.session.activity(), Activity::Replying { .. })),
        ("pondering", world.pondered.is_some()),
        ("hint", world.session.hint().is_some()),
    ]
}

/// A step of the test: an action, an event of the engine, or time that passes.
#[derive(Clone, Debug)]
enum Step {
    Act(Action),
    /// The search at work ends with this move.
    Finish(Option<Move>),
    Fail,
    Report,
    /// An event of a stopped search arrives.
    Stale(Option<Move>),
    Wait(Duration),
}

impl Step {
    fn random(world: &World, size: BoardSize, rng: &mut SmallRng) -> Step {
        let legal: Vec<Square> = world.session.position().legal_moves().iter().collect();
        let legal_move = legal.choose(rng).map(|&square| Move::Place(square));
        let any_square = Square::from_index(rng.random_range(0..size.area()) as u8);
        let is_busy = world.search.is_some();
        match rng.random_range(0..100) {
            0..20 => Step::Act(Action::Play(legal.choose(rng).copied().unwrap_or(any_square))),
            20..22 => Step::Act(Action::Play(any_square)),
            22..60 if is_busy => Step::Finish(legal_move),
            60..62 if is_busy => {
                Step::Finish([Some(Move::Place(any_square)), Some(Move::Pass), None][rng.random_range(0..3)])
            }
            62..63 if is_busy => Step::Fail,
            63..65 if is_busy => Step::Report,
            65..67 => Step::Stale(legal_move),
            67..82 => Step::Wait(Duration::from_millis(rng.random_range(0..800))),
            _ => Step::Act(random_action(world, size, rng)),
        }
    }

    fn carry_out(&self, world: &mut World) -> Vec<Effect> {
        match self.clone() {
            Step::Act(action) => world.apply(action),
            Step::Finish(best) => {
                let lines = best.map(|best| Evaluation::proven(0).with_line(vec![best]));
                world.finish(best, Report { lines: lines.into_iter().collect(), ..Report::default() })
            }
            Step::Fail => world.fail("it was made to"),
            Step::Report => {
                let (id, _) = world.search.clone().expect("the engine is at work");
                world.receive(Event::Progress { id, report: Report { depth: 5, ..Report::default() } })
            }
            Step::Stale(best) => {
                let id = world.stale_id();
                world.receive(Event::Finished { id, best, report: Report::default() })
            }
            Step::Wait(time) => world.wait(time),
        }
    }
}

fn random_action(world: &World, size: BoardSize, rng: &mut SmallRng) -> Action {
    let level = Level::new(rng.random_range(1..=30));
    let record = world.session.record();
    match rng.random_range(0..100) {
        0..18 => Action::Undo,
        18..28 => Action::Redo,
        28..40 => Action::Step(rng.random_range(-5..=5)),
        40..42 => Action::First,
        42..46 => Action::Last,
        46..51 => Action::Jump(any_node(record, rng)),
        51..52 => Action::Correct(Box::new(corrected(record.position(), rng))),
        52..57 => Action::Variation([-1, 1][rng.random_range(0..2)]),
        57..60 => Action::NewGame(Box::new(new_game(size, rng))),
        60..62 => Action::Load(Box::new(played(new_game(size, rng), rng))),
        62..70 => Action::SetPlayer([Color::Black, Color::White][rng.random_range(0..2)], player(rng)),
        70..82 => Action::Resume,
        82..85 => Action::Stop,
        85..89 => Action::PlayOne(level),
        89..90 => Action::TurnGame,
        90..95 => Action::Hint(level),
        95..96 => Action::Configure(Config { ponders: rng.random_bool(0.7), ..world.session.config() }),
        97..98 => {
            let line = played(new_game(size, rng), rng).moves();
            let squares: Vec<Square> = world.session.position().legal_moves().iter().collect();
            let first = squares.choose(rng).map(|&square| Move::Place(square));
            Action::PlayLine { moves: first.into_iter().chain(line).collect(), shown: rng.random_range(0..4) }
        }
        98..99 => edit(record, rng),
        96..97 => {
            let pace = Duration::from_millis([0, 0, 500][rng.random_range(0..3)]);
            Action::Configure(Config { pace, ..world.session.config() })
        }
        _ => Action::Tick,
    }
}

/// A random edit of a move's notes or of the tree.
fn edit(record: &Record, rng: &mut SmallRng) -> Action {
    let node = any_node(record, rng);
    let [from, to] = [0; 2].map(|_| Square::from_index(rng.random_range(0..16)));
    match rng.random_range(0..9) {
        0 => Action::Comment(node, "not \"good\",\nbut (pretty)".to_owned()),
        1 => Action::Judge(node, Some(*Judgement::ALL.choose(rng).expect("there are judgements"))),
        2 => Action::Value(node, Evaluation::proven(-2)),
        3 => Action::Value(node, Evaluation::estimate(Score::from_hundredths(7), 12, 73)),
        4 => Action::Promote(node),
        5 => Action::Remove(node),
        6 => Action::Mark(node, from, Mark::label("A")),
        7 => Action::Arrow(node, [from, to]),
        _ => Action::Help(Help::Analysis),
    }
}

/// A board with a random change of one square, and perhaps the other side to move.
fn corrected(position: &Position, rng: &mut SmallRng) -> Position {
    let mut setup = Setup::from(position);
    let square = Square::from_index(rng.random_range(0..setup.size.area()) as u8);
    setup.put(square, [None, Some(Color::Black), Some(Color::White)][rng.random_range(0..3)]);
    setup.turn = if rng.random_bool(0.5) { setup.turn } else { !setup.turn };
    setup.position().expect("discs are put on squares of the board one by one")
}

fn any_node(record: &Record, rng: &mut SmallRng) -> NodeId {
    let number = rng.random_range(0..=record.n_moves());
    record.node_at(number).expect("the number is in range")
}

fn player(rng: &mut SmallRng) -> Player {
    match rng.random_range(0..9) {
        0..3 => Player::Human,
        7 => Player::External(EngineName::new("Edax")),
        8 => Player::Ghost { name: GhostName::new("Anna"), rating: Opponent::nearest_rating(900) },
        3 => Player::Random,
        4 => Player::Greedy,
        5 => Player::Minimax { depth: rng.random_range(1..=Player::DEPTH_MAX) },
        _ => Player::Engine { level: Level::new(rng.random_range(1..=30)) },
    }
}

fn new_game(size: BoardSize, rng: &mut SmallRng) -> NewGame {
    let corners = Start::Corners { corners: rng.random_range(1..=4), to: Color::White };
    let starts = [Start::Standard, Start::Mirrored, Start::Parallel, Start::Reversi, corners];
    NewGame {
        start: starts.choose(rng).expect("there are starts").position(size),
        goal: if rng.random_bool(0.2) { Goal::FewestDiscs } else { Goal::MostDiscs },
        players: ByColor::new(player(rng), player(rng)),
        seed: rng.random_range(0..1_000),
        ..NewGame::default()
    }
}

/// A record of random moves; at its cursor the side to move may have to pass.
fn played(game: NewGame, rng: &mut SmallRng) -> Record {
    let mut record = Record::new(game.start, game.goal);
    // Half of the games are played to the end, which random lengths rarely reach on large boards.
    let n_moves =
        if rng.random_bool(0.5) { usize::MAX } else { rng.random_range(0..game.start.size().area()) };
    for _ in 0..n_moves {
        let squares: Vec<Square> = record.position().legal_moves().iter().collect();
        let mv = squares.choose(rng).map_or(Move::Pass, |&square| Move::Place(square));
        if record.play(mv).is_err() {
            break;
        }
    }
    record
}

/// The state before an action, to compare with the state after it.
#[derive(Debug, PartialEq)]
struct Before {
    game: Game,
    n_games: (usize, usize),
    activity: Activity,
    hint: Option<HintLines>,
}

impl Before {
    fn of(world: &World) -> Before {
        let session = &world.session;
        let SavedSession { game, earlier, later } = SavedSession::of(session);
        let n_games = (earlier.len(), later.len());
        Before { game, n_games, activity: session.activity().clone(), hint: session.hint().cloned() }
    }

    fn position(&self) -> Position {
        *self.game.record.position()
    }

    /// What is kept on disk.
    fn kept(&self) -> impl PartialEq {
        (&self.game, self.n_games)
    }
}

/// Checks the invariants of a session, and keeps the state that the checks need.
#[derive(Default)]
struct Check {
    /// The position for which a hint was last asked.
    hint_for: Option<Position>,
    /// Whether the session is configured to ponder.
    ponders: bool,
}

impl Check {
    fn after(&mut self, step: &Step, effects: &[Effect], before: &Before, world: &World, text: &str) {
        let now = Before::of(world);
        self.the_board_is_sound(before, world, text);
        the_activity_fits(effects, world, text);
        if let Step::Act(Action::Configure(config)) = step {
            self.ponders = config.ponders;
        }
        what_is_pondered_fits(self.ponders, world, text);
        let think = effects.iter().find(|effect| matches!(effect, Effect::Think(..)));
        if let Some(Effect::Think(_, request)) = think {
            assert_eq!(request.keep, self.ponders, "{text}");
        }
        if let Activity::Thinking { purpose: SearchPurpose::Hint, .. } = world.session.activity() {
            self.hint_for = Some(now.position());
        }
        if now.hint.is_some() {
            assert_eq!(self.hint_for, Some(now.position()), "a hint for another position: {text}");
        }
        let is_asked = |effect: &&Effect| matches!(effect, Effect::Think(..) | Effect::AskEngine(..));
        let n_thinks = effects.iter().filter(is_asked).count();
        assert!(n_thinks <= 1, "{text}: {effects:?}");
        if now.kept() != before.kept() {
            assert!(effects.contains(&Effect::Save), "not kept: {text}\n{before:?}\n{now:?}");
        }
        if now.position() != before.position() {
            assert!(effects.contains(&Effect::Show), "not shown: {text}\n{before:?}\n{now:?}");
        }
        match step {
            Step::Stale(_) => assert_eq!((&now, effects), (before, &[][..]), "old news: {text}"),
            Step::Act(
                Action::Step(_) | Action::First | Action::Last | Action::Jump(_) | Action::Variation(_),
            ) => {
                assert_eq!((n_thinks, now.n_games), (0, before.n_games), "{text}");
            }
            Step::Act(Action::Undo | Action::Redo) => assert_eq!(n_thinks, 0, "{text}"),
            Step::Act(Action::Play(square)) => {
                let is_legal = before.position().play(Move::Place(*square)).is_ok();
                let is_human = before.game.players[before.position().turn()].is_human();
                let is_played = now.game.record.cursor() != before.game.record.cursor();
                assert_eq!(is_played, is_legal && is_human, "{text}");
            }
            _ => {}
        }
        let same_game = now.n_games == before.n_games;
        let is_shorter = now.game.record.n_moves() < before.game.record.n_moves();
        let may_erase = matches!(step, Step::Act(Action::NewGame(_) | Action::Load(_) | Action::Remove(_)));
        assert!(!same_game || may_erase || !is_shorter, "moves were erased: {text}");
    }

    fn the_board_is_sound(&self, before: &Before, world: &World, text: &str) {
        let position = world.session.position();
        let record = world.session.record();
        let counts = position.counts();
        let n_squares = usize::from(counts.black + counts.white) + position.empties().len();
        assert_eq!(n_squares, position.size().area(), "{text}\n{position}");
        assert!(!position.must_pass(), "{text}: the cursor rests where {} can only pass", position.turn());
        if record.cursor() != before.game.record.cursor() {
            assert_eq!(record.position_at(record.cursor()), *position, "{text}");
            assert!(record.cursor() == Record::ROOT || record.line().contains(&record.cursor()), "{text}");
        }
    }
}

fn the_activity_fits(effects: &[Effect], world: &World, text: &str) {
    let session = &world.session;
    let position = session.position();
    let is_human = session.players()[position.turn()].is_human();
    let is_thinking = matches!(session.activity(), Activity::Thinking { .. });
    let (activity, search) = (session.activity(), &world.search);
    assert_eq!(search.is_some(), is_thinking, "{text}: {activity:?}, the engine {search:?}");
    if let Some((newest, request)) = &world.search {
        let Activity::Thinking { id, .. } = session.activity() else { unreachable!("compared above") };
        assert_eq!((*id, &request.position), (*newest, position), "{text}");
        assert_eq!(request.goal, session.record().goal(), "{text}");
    }
    assert_eq!(matches!(session.activity(), Activity::Over(_)), position.outcome().is_some(), "{text}");
    match session.activity() {
        Activity::Human => assert!(is_human && session.accepts_move(), "{text}"),
        Activity::Paused => assert!(!is_human && !session.game().running, "{text}"),
        Activity::Replying { mv, due, .. } => {
            assert!(position.play(*mv).is_ok(), "{text}");
            let is_asked =
                effects.contains(&Effect::WakeAt(*due)) || world.wake.is_some_and(|wake| wake <= *due);
            assert!(is_asked, "{text}: nothing will wake the session");
        }
        Activity::OutOfTime(_) => panic!("there are no clocks: {text}"),
        Activity::Over(outcome) => assert_eq!(position.outcome(), Some(*outcome), "{text}"),
        Activity::Thinking { .. } => {}
    }
}

/// The engine ponders its reply to a human's move in a running game, and nothing else.
fn what_is_pondered_fits(ponders: bool, world: &World, text: &str) {
    let session = &world.session;
    let position = session.position();
    let replies = match session.players()[!position.turn()] {
        Player::Engine { level } => !level.makes_mistakes(),
        _ => false,
    };
    let is_waiting =
        *session.activity() == Activity::Human && session.game().running && !position.is_placing();
    let expected = (ponders && replies && is_waiting).then_some(*position);
    assert_eq!(world.pondered.as_ref().map(|request| request.position), expected, "{text}");
}

fn undo_and_redo_keep_their_promise(world: &World, text: &str) {
    let before = Before::of(world);
    let session = &world.session;
    let promises = [(Action::Undo, session.can_undo()), (Action::Redo, session.can_redo())];
    for (action, promise) in promises {
        let mut there = World::new(session.clone());
        let effects = there.apply(action.clone());
        let after = Before::of(&there);
        // Undo first announces that it will leave the current game, and does so the next time.
        let asks = effects.contains(&Effect::Announce(Announcement::EarlierGameNext));
        assert_eq!(after.kept() != before.kept() || asks, promise, "{action:?} after {text}");
        let refused = |effect: &Effect| {
            matches!(effect, Effect::Announce(Announcement::NothingToUndo | Announcement::NothingToRedo))
        };
        assert_eq!(!effects.iter().any(refused), promise, "{action:?} after {text}");
        let players = after.game.players;
        let someone_is_human = players.black.is_human() || players.white.is_human();
        let same_game = after.n_games == before.n_games;
        // An edit is undone where it was made, whichever player decides there.
        let is_edit = effects.contains(&Effect::Announce(Announcement::EditUndone));
        // So is a correction.
        let is_edit = is_edit || session.record().correction(session.record().cursor()).is_some();
        if action == Action::Undo && promise && same_game && someone_is_human && !is_edit {
            let record = there.session.record();
            let decides = |position: Position| !position.must_pass() && players[position.turn()].is_human();
            let earlier = record.path(record.cursor()).into_iter().filter_map(|node| record.parent(node));
            let is_past = earlier.map(|node| record.position_at(node)).any(decides);
            assert!(decides(after.position()) || !is_past, "undo went past a decision after {text}");
        }
    }
}
