//! Tests of the work on a small book.

use super::*;
use crate::terminal::Output;
use engine::pattern::Weights;

/// Does some work on a book; returns the grower and the text that the work wrote.
fn work_on(book: &mut Book, depth: u8, work: Work, positions: Option<usize>) -> (Grower, String) {
    let mut grower = Grower::new(depth, 73, Weights::embedded().unwrap(), 2).unwrap();
    let (mut results, mut n_saved) = (Results::kept(Output::Text), 0);
    let save = &mut |_: &Book| {
        n_saved += 1;
        Ok(())
    };
    let until = Until { positions, minutes: None };
    Worker { grower: &mut grower, save, results: &mut results }.work(book, work, until).unwrap();
    assert_eq!(n_saved, 1);
    (grower, results.text())
}

fn small() -> Book {
    let mut book = Grower::new(1, 73, Weights::embedded().unwrap(), 1).unwrap().begin();
    let (_, said) = work_on(&mut book, 1, Work::Extend, Some(300));
    let n = book.n_positions();
    let expected = format!("{n} positions, {} of them new; {0} searched in ", n - 1);
    assert!(n >= 300 && said.starts_with(&expected), "{said}");
    book
}

#[test]
fn work_ends_when_nothing_is_left_to_do() {
    let mut book = small();
    let (_, said) = work_on(&mut book, 2, Work::Extend, Some(100));
    assert!(said.contains(" 0 of them new; 0 searched"), "{said}");
    let n_leaves = book.n_positions() - book.summary().n_open;
    let (grower, said) = work_on(&mut book, 2, Work::Refresh, Some(100));
    assert!(said.contains(&format!(" 0 of them new; {n_leaves} searched")), "{said}");
    assert_eq!(grower.n_stale(&book), 0);
}

#[test]
fn positions_of_games_are_opened_and_searched_deep() {
    let (mut book, start) = (small(), Position::start(BoardSize::STANDARD));
    let wanted = frequent("embedded", FrequencyLimits { n_games_min: 5000, n_plies_max: 6 }).unwrap();
    assert!(wanted[0] == start && wanted.len() > 5);
    work_on(&mut book, 1, Work::OpenFrequent(&wanted), None);
    let (_, said) = work_on(&mut book, 5, Work::DeepenFrequent(&wanted), None);
    assert!(said.contains(" 0 of them new; ") && !said.contains(" 0 searched"), "{said}");
    assert!(wanted.iter().all(|position| book.is_open(position)));
    assert!(wanted.iter().all(|position| book.evaluation(position).is_some_and(|found| found.depth >= 5)));
}
