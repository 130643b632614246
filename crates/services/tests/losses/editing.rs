//! A process is killed while it edits the opening book: the file holds each change that the process showed.

use crate::victim::{begin_victim, last_number, n_kills, run_and_kill, show, wait_for};
use engine::book::OwnBook;
use othello::rules::{Move, Square};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use services::own_book::choice::BookChoice;
use services::own_book::editor::{Editor, EditorEvent};
use services::own_book::store::NAME;
use services::settings::Settings;
use session::{Action, GameSession, NewGame};
use std::path::Path;
use std::time::{Duration, Instant};

const VICTIM: &str = "editing::the_editor_to_be_killed";

/// The number of changed positions in the book of a folder; 0 where there is no file yet.
pub fn n_on_disk(folder: &Path) -> usize {
    let bytes = std::fs::read(folder.join(NAME)).unwrap_or_default();
    let (own, unread) = OwnBook::read(&bytes).unwrap_or_default();
    assert!(!unread.is_damage());
    own.n_positions()
}

/// A session after some random moves, at a position with a move.
pub fn session(rng: &mut SmallRng) -> (GameSession, Move) {
    let mut session = GameSession::new(NewGame::default());
    for _ in 0..rng.random_range(2..16) {
        _ = session.apply(Action::Play(random(&session, rng)), Instant::now());
    }
    let mv = Move::Place(random(&session, rng));
    (session, mv)
}

fn random(session: &GameSession, rng: &mut SmallRng) -> Square {
    let legal: Vec<Square> = session.position().legal_moves().iter().collect();
    *legal.choose(rng).expect("the game goes on after so few moves")
}

/// Types a value of a move, and waits for the editor's answer; `Err` where the value was not saved.
pub fn type_value(editor: &mut Editor, (session, mv): &(GameSession, Move), discs: i8) -> Result<(), String> {
    editor.take(session, &Settings::default(), BookChoice::SetValue(*mv, Some(discs)));
    wait_for("the book", || {
        editor.poll().into_iter().find_map(|event| match event {
            EditorEvent::BookChanged(_) => None,
            EditorEvent::Told(told) => Some(told.map(drop)),
        })
    })
}

#[test]
fn killing_the_editor_of_the_book_loses_no_change() {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = SmallRng::seed_from_u64(29);
    let mut before = 0;
    for run in 0..n_kills(25) {
        let then = Duration::from_micros(rng.random_range(0..3_000));
        let lines = run_and_kill(VICTIM, folder.path(), run, rng.random_range(0..20), then);
        let n = n_on_disk(folder.path());
        let shown = last_number(&lines, "positions").unwrap_or(before);
        assert!(n >= shown.max(before), "run {run}: {n} positions, and {shown} were shown");
        before = n;
    }
    assert!(before > 0, "nothing was changed");
}

/// Does nothing among the other tests.
#[test]
fn the_editor_to_be_killed() {
    let Some((folder, seed)) = begin_victim() else { return };
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut editor = Editor::open(|| (), Some(&folder));
    // The test kills this process long before.
    let end = Instant::now() + Duration::from_secs(20);
    while Instant::now() < end {
        let place = session(&mut rng);
        type_value(&mut editor, &place, rng.random_range(-9..10)).expect("the disk is sound");
        show(&format!("positions:{}:end", editor.standing.n_positions));
    }
}
