//! Tests the pool in the orders in which its threads can meet, with the model checker loom
//! (<https://docs.rs/loom>):
//! `RUSTFLAGS="--cfg loom" cargo test --release -p outflank-engine-lib --lib pool::model`.
//!
//! loom runs each model for every order that [`check`] allows and reports a thread that waits forever.

use super::*;
use loom::thread;

/// What a model shares: how often each move was searched, and the moves' scores.
struct Moves {
    scores: Vec<i32>,
    n_searched: Vec<AtomicUsize>,
}

const ALPHA: i32 = 0;
const WORST: Best = Best { score: -64, square: 64 };

fn moves(scores: &[i32]) -> Moves {
    Moves { scores: scores.to_vec(), n_searched: scores.iter().map(|_| AtomicUsize::new(0)).collect() }
}

fn split(parent: Option<&Arc<Split<Moves>>>, scores: &[i32]) -> Arc<Split<Moves>> {
    Arc::new(Split::new(parent.cloned(), moves(scores), scores.len(), WORST))
}

/// Searches moves as [`super::super::Searcher`] does, where `search` searches below a move. A result counts
/// only if neither the split nor the search is over by then.
fn search_with(pool: &ThreadPool<Moves>, split: &Arc<Split<Moves>>, search: impl Fn()) {
    while let Some(index) = split.take() {
        split.work.n_searched[index].fetch_add(1, Relaxed);
        search();
        if split.is_refuted() || pool.is_finished() {
            return;
        }
        split.learn(Best { score: split.work.scores[index], square: index as u8 }, ALPHA);
    }
}

fn search(pool: &ThreadPool<Moves>, split: &Arc<Split<Moves>>) {
    search_with(pool, split, || ());
}

/// Searches moves; below each move of an outermost split, shares a further node.
fn search_below(pool: &ThreadPool<Moves>, shared: &Arc<Split<Moves>>) {
    search_with(pool, shared, || {
        if shared.parent.is_none() {
            let inner = split(Some(shared), &[-4, -3]);
            let best = pool.share(&inner, |split| search_below(pool, split));
            assert_eq!((best.score, best.square), (-3, 1));
        }
    });
}

fn n_searched(split: &Split<Moves>) -> Vec<usize> {
    split.work.n_searched.iter().map(|number| number.load(Relaxed)).collect()
}

type SearchMoves = fn(&ThreadPool<Moves>, &Arc<Split<Moves>>);

/// Runs an owner's `work` beside helpers, in every order in which threads are interrupted at most three times
/// (two with several helpers), since the number of orders explodes.
fn check(
    n_helpers: usize,
    search: SearchMoves,
    work: impl Fn(&Arc<ThreadPool<Moves>>) + Sync + Send + 'static,
) {
    let mut model = loom::model::Builder::new();
    model.preemption_bound = Some(if n_helpers > 1 { 2 } else { 3 });
    model.check(move || {
        let pool = Arc::new(ThreadPool::new(n_helpers));
        let helpers: Vec<_> = (0..n_helpers)
            .map(|_| {
                let pool = Arc::clone(&pool);
                thread::spawn(move || {
                    let _finish = Finish(&*pool);
                    pool.help(|split| search(&pool, split));
                })
            })
            .collect();
        work(&pool);
        pool.finish();
        for helper in helpers {
            helper.join().unwrap();
        }
        assert!(pool.splits().is_empty(), "every split is closed");
        assert_eq!(pool.n_idle.load(Relaxed), 0);
    });
}

/// Each move is searched by exactly one thread, and the best is known.
fn no_move_refutes(n_helpers: usize) {
    check(n_helpers, search, |pool| {
        let split = split(None, &[-3, -1, -2]);
        let best = pool.share(&split, |split| search(pool, split));
        assert_eq!((best.score, best.square), (-1, 1));
        assert_eq!(n_searched(&split), [1, 1, 1]);
        assert_eq!(split.n_helpers.load(Relaxed), 0, "the helpers have left");
    });
}

#[test]
fn each_move_is_searched_once() {
    no_move_refutes(1);
}

#[test]
fn each_move_is_searched_once_with_two_helpers() {
    no_move_refutes(2);
}

#[test]
fn a_refutation_ends_the_split() {
    check(1, search, |pool| {
        let split = split(None, &[-1, 5, 7]);
        let best = pool.share(&split, |split| search(pool, split));
        assert!(best.score > ALPHA, "one of the refuting moves is found: {}", best.score);
        assert!(split.is_refuted());
        assert!(n_searched(&split).iter().all(|&number| number <= 1));
        assert_eq!(split.n_helpers.load(Relaxed), 0);
    });
}

/// Whichever thread is done first helps below its own split until the other is done, too.
#[test]
fn splits_below_splits_close() {
    check(1, search_below, |pool| {
        let outer = split(None, &[-1, -2]);
        let best = pool.share(&outer, |split| search_below(pool, split));
        assert_eq!((best.score, best.square), (-1, 0));
        assert_eq!(n_searched(&outer), [1, 1]);
    });
}

/// Whenever the search is stopped, all threads come back.
#[test]
fn a_stop_ends_all_threads() {
    check(1, search, |pool| {
        let split = split(None, &[-1, -2]);
        let stopper = {
            let pool = Arc::clone(pool);
            thread::spawn(move || pool.finish())
        };
        pool.share(&split, |split| search(pool, split));
        stopper.join().unwrap();
        assert!(n_searched(&split).iter().all(|&number| number <= 1));
    });
}
