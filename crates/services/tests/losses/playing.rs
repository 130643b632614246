//! Kills a process that plays and learns. Like the app, the process saves every change before it shows it.

use crate::victim::{begin_victim, n_kills, run_and_kill, show};
use othello::record::Record;
use othello::rules::{BoardSize, Square, Start};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use services::settings::Settings;
use services::storage::Files;
use session::{Action, Effect, Game, GameSession, NewGame};
use std::path::Path;
use std::time::{Duration, Instant};
use teach::profile::Profile;
use teach::puzzles::Theme;

const VICTIM: &str = "playing::the_player_to_be_killed";

#[test]
fn killing_the_process_at_any_moment_loses_nothing_that_was_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = SmallRng::seed_from_u64(17);
    let mut last_shown = None;
    for run in 0..n_kills(100) {
        let (n_shown, then) = (rng.random_range(0..40), Duration::from_micros(rng.random_range(0..3_000)));
        let lines = run_and_kill(VICTIM, folder.path(), run, n_shown, then);
        // A line that was cut off was not shown.
        last_shown =
            lines.iter().filter_map(|line| serde_json::from_str(line).ok()).next_back().or(last_shown);
        if let Some(shown) = &last_shown {
            check(folder.path(), shown, run);
        }
    }
}

/// Checks that the files hold the state that the process showed last, or a later one.
fn check(folder: &Path, shown: &Shown, run: u64) {
    let mut files = Files::in_folder(folder.to_owned());
    let saved = files
        .load_game()
        .unwrap_or_else(|| panic!("run {run}: the game is lost: {:?}", files.take_notices()));
    files.load_settings();
    let profile = files.load_profile("");
    assert!(profile.puzzles.rating.n_tries >= shown.n_tries, "run {run}: {shown:?} was learnt and is lost");
    assert_eq!(profile.puzzles.storm_best, profile.puzzles.rating.n_tries, "run {run}");
    assert_eq!(files.take_notices(), Vec::<String>::new(), "run {run}");
    let mut games = saved.earlier.iter().chain(&saved.later).chain([&saved.game]);
    let game =
        games.find(|game| game.seed == shown.game).unwrap_or_else(|| panic!("run {run}: {shown:?} is lost"));
    assert!(game.record.n_moves() >= shown.n_moves, "run {run}: variations of {shown:?} are lost");
    assert!(holds(&game.record, &shown.line), "run {run}: {shown:?} is not in the file");
    if let Ok(copy) = std::fs::read_to_string(folder.join("game.ron.copy")) {
        assert!(session::file::read(&copy).is_ok(), "run {run}: the copy is broken");
    }
}

/// Whether these moves from the start are in the tree.
fn holds(record: &Record, line: &[String]) -> bool {
    let mut node = Record::ROOT;
    line.iter().all(|name| {
        let is_it =
            |child: &_| record.move_into(*child).is_some_and(|mv| mv.name(record.start().size()) == *name);
        let child = record.children(node).iter().copied().find(is_it);
        child.inspect(|&child| node = child).is_some()
    })
}

#[test]
fn two_windows_that_learn_at_once_and_are_killed_lose_nothing_that_was_shown() {
    let folder = tempfile::tempdir().unwrap();
    let learner = "playing::the_learner_to_be_killed";
    let mut rng = SmallRng::seed_from_u64(23);
    let mut shown: Vec<String> = Vec::new();
    for run in 0..n_kills(30) {
        let kill = |seed: u64, (n, then): (usize, u64)| {
            let lines = run_and_kill(learner, folder.path(), seed, n, Duration::from_micros(then));
            lines.into_iter().filter(|line| line.ends_with(":end")).collect::<Vec<_>>()
        };
        let [one, other] = [(); 2].map(|()| (rng.random_range(0..30), rng.random_range(0..3_000)));
        let of_both = std::thread::scope(|scope| {
            let second = scope.spawn(|| kill(2 * run + 1, other));
            [kill(2 * run, one), second.join().unwrap()].concat()
        });
        shown.extend(of_both);
        let mut files = Files::in_folder(folder.path().to_owned());
        let stars = files.load_profile("").lessons.stars;
        assert_eq!(files.take_notices(), Vec::<String>::new(), "run {run}");
        let lost = shown.iter().find(|lesson| !stars.contains_key(*lesson));
        assert_eq!(lost, None, "run {run}");
    }
    assert!(!shown.is_empty());
}

/// Runs in the processes that the test above starts and kills; does nothing among the other tests.
#[test]
fn the_learner_to_be_killed() {
    let Some((folder, seed)) = begin_victim() else { return };
    let mut files = Files::in_folder(folder);
    let mut profile = files.load_profile("");
    // The test kills this process long before.
    let end = Instant::now() + Duration::from_secs(20);
    for n in (0..).take_while(|_| Instant::now() < end) {
        profile = files.profile_news().unwrap_or(profile);
        let lesson = format!("{seed}:{n}:end");
        profile.lessons.finish(&lesson, 1);
        files.save_profile(&profile);
        // The other window may hold the lock for long on a busy machine; then nothing is shown.
        if files.take_notices().is_empty() && files.retry(Instant::now()).is_none() {
            show(&lesson);
        }
    }
}

/// A line of the process's output: the game's number, the number of moves in its tree, the line up to the
/// cursor, and the number of puzzles tried.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Shown {
    game: u64,
    n_moves: usize,
    line: Vec<String>,
    n_tries: u32,
}

impl Shown {
    fn of(game: &Game, profile: &Profile) -> Shown {
        let size = game.record.start().size();
        let line = game.record.moves().into_iter().map(|mv| mv.name(size)).collect();
        let n_tries = profile.puzzles.rating.n_tries;
        Shown { game: game.seed, n_moves: game.record.n_moves(), line, n_tries }
    }
}

/// Runs in the processes that the first test starts and kills; does nothing among the other tests.
#[test]
fn the_player_to_be_killed() {
    let Some((folder, seed)) = begin_victim() else { return };
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut files = Files::in_folder(folder);
    let mut settings = files.load_settings();
    let mut session = match files.load_game() {
        Some(saved) => GameSession::from(saved),
        None => GameSession::new(new_game(1_000_000, &mut rng)),
    };
    let mut profile = files.load_profile("");
    assert!(files.take_notices().is_empty());
    // The test kills this process long before.
    let end = Instant::now() + Duration::from_secs(20);
    let mut n_games = seed * 1_000;
    while Instant::now() < end {
        let legal: Vec<Square> = session.position().legal_moves().iter().collect();
        let action = match (rng.random_range(0..20), legal.choose(&mut rng)) {
            (0, _) => Action::Step(rng.random_range(-20..0)),
            (1, _) => Action::Undo,
            (2, _) => Action::Redo,
            (_, Some(&square)) => Action::Play(square),
            (_, None) => {
                n_games += 1;
                Action::NewGame(Box::new(new_game(n_games, &mut rng)))
            }
        };
        let effects = session.apply(action, Instant::now());
        if effects.contains(&Effect::Save) {
            files.save_game(&session);
        }
        settings = Settings { pace_ms: rng.random_range(0..1_000), ..settings };
        files.save_settings(&settings);
        learn(&mut profile);
        files.save_profile(&profile);
        assert!(files.take_notices().is_empty());
        show(&serde_json::to_string(&Shown::of(session.game(), &profile)).unwrap());
    }
}

/// Changes two numbers that must stay equal, so that a half-written profile is noticed.
fn learn(profile: &mut Profile) {
    profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
    profile.puzzles.storm_best = profile.puzzles.rating.n_tries;
}

fn new_game(number: u64, rng: &mut SmallRng) -> NewGame {
    let sizes: Vec<BoardSize> = BoardSize::all().collect();
    let size = *sizes.choose(rng).expect("there are boards");
    NewGame { start: Start::Standard.position(size), seed: number, ..NewGame::default() }
}
