//! Kills the process that makes a ghost: afterwards the ghost's file is whole or absent, and no game is lost.

use crate::importing::{n_on_disk, write_games};
use crate::victim::{begin_victim, n_kills, open_library, run_and_kill, show, wait_for};
use library::Library;
use library::store::Store;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use services::ghosts::{GhostNews, Ghosts};
use services::settings::GhostSetup;
use std::path::Path;
use std::sync::{Arc, RwLock};
use std::time::Duration;
use texts::text;

const VICTIM: &str = "ghost::the_maker_to_be_killed";
const N_GAMES: usize = 24;

fn setup() -> GhostSetup {
    GhostSetup { player: "Anna".to_owned(), ..GhostSetup::default() }
}

fn import(folder: &Path) {
    let games = folder.join("games.sgf");
    write_games(&games, N_GAMES);
    let mut store = Store::open(|| (), Some(folder));
    store.import(vec![games], None);
    wait_for("the games", || {
        _ = store.poll(None);
        store.importing.is_none().then_some(())
    });
}

#[test]
fn killing_the_maker_of_a_ghost_leaves_a_whole_ghost_or_none() {
    let folder = tempfile::tempdir().unwrap();
    import(folder.path());
    let mut rng = SmallRng::seed_from_u64(31);
    for run in 0..n_kills(3) {
        // Kills the process within 20 ms after one of its first lines, in half the runs after message `LATE`.
        let n_shown = if rng.random() { usize::MAX } else { rng.random_range(0..6) };
        let then = Duration::from_micros(rng.random_range(0..20_000));
        let lines = run_and_kill(VICTIM, folder.path(), run, n_shown.min(2 * LATE), then);
        assert_eq!(n_on_disk(folder.path()), N_GAMES, "run {run}");
        let library = Arc::new(RwLock::new(Library::new()));
        let ghosts = Ghosts::open(|| (), Some(folder.path()), library, &[setup()]);
        let is_made = lines.iter().any(|line| line == "made");
        match ghosts.broken.first() {
            None => assert!(ghosts.known.contains_key(&setup().name()), "run {run}"),
            Some((_, reason)) => {
                assert!(!is_made && *reason == text!("ghosts-file-missing"), "run {run}: {reason}");
            }
        }
    }
}

/// The process shows more messages than this; [`show`] writes a blank line before each.
const LATE: usize = 12;

/// The process that the other test kills; as an ordinary test it returns at once.
#[test]
fn the_maker_to_be_killed() {
    let Some((folder, _)) = begin_victim() else { return };
    let store = open_library(&folder);
    let mut ghosts = Ghosts::open(|| (), Some(&folder), store.shared(), &[]);
    loop {
        ghosts.make(setup(), None);
        wait_for("the ghost", || {
            let news = ghosts.news();
            let is_made = |news: &GhostNews| match news {
                GhostNews::Progress(..) => {
                    show("progress");
                    false
                }
                GhostNews::Made { save_error, .. } => {
                    assert_eq!(*save_error, None);
                    true
                }
                GhostNews::NotMade(_, reason) => panic!("{reason:?}"),
                GhostNews::Checked { .. } => false,
            };
            news.iter().any(is_made).then_some(())
        });
        show("made");
    }
}
