//! A small book, worked on and shown.

use super::*;
use engine::pattern::Weights;
use othello::rules::BoardSize;
use std::io;

fn text(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
    let mut out = Vec::new();
    write(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn small() -> Book {
    let mut grower = Grower::new(1, 73, Weights::embedded().unwrap(), 1).unwrap();
    let mut book = grower.begin();
    let until = Until { positions: Some(300), minutes: None };
    let mut n_kept = 0;
    let mut keep = |_: &Book| {
        n_kept += 1;
        Ok(())
    };
    let said = text(|out| {
        let mut worker = Worker { grower: &mut grower, save: &mut keep, progress: &mut |_| {}, out };
        worker.work(&mut book, Work::Extend, until)
    });
    let n = book.n_positions();
    assert!(n >= 300 && n_kept == 1);
    assert!(
        said.starts_with(&format!("{n} positions, {} of them new; {} searched in ", n - 1, n - 1)),
        "{said}"
    );
    book
}

#[test]
fn work_ends_when_nothing_is_left_to_do() {
    let mut book = small();
    let mut grower = Grower::new(2, 73, Weights::embedded().unwrap(), 2).unwrap();
    let none = Until { positions: Some(100), minutes: None };
    let keep = &mut |_: &Book| Ok(());
    let said = text(|out| {
        let mut worker = Worker { grower: &mut grower, save: keep, progress: &mut |_| {}, out };
        worker.work(&mut book, Work::Extend, none)
    });
    assert!(said.contains(" 0 of them new; 0 searched"), "{said}");
    let n_leaves = book.n_positions() - book.summary().n_open;
    let said = text(|out| {
        let mut worker = Worker { grower: &mut grower, save: keep, progress: &mut |_| {}, out };
        worker.work(&mut book, Work::Refresh, none)
    });
    assert!(said.contains(&format!(" 0 of them new; {n_leaves} searched")), "{said}");
    assert_eq!(grower.n_stale(&book), 0);
}

#[test]
fn positions_of_games_are_opened_and_searched_deep() {
    let mut book = small();
    let start = Position::start(BoardSize::STANDARD);
    let wanted =
        explore::frequent("embedded", FrequencyLimits { n_games_min: 5000, n_plies_max: 6 }).unwrap();
    assert!(wanted[0] == start && wanted.len() > 5);
    let mut work = |work: Work, depth: u8| {
        let mut grower = Grower::new(depth, 73, Weights::embedded().unwrap(), 2).unwrap();
        text(|out| {
            let (save, progress) = (&mut |_: &Book| Ok(()), &mut |_: &str| {});
            let mut worker = Worker { grower: &mut grower, save, progress, out };
            worker.work(&mut book, work, Until { positions: None, minutes: None })
        })
    };
    work(Work::OpenFrequent(&wanted), 1);
    let said = work(Work::DeepenFrequent(&wanted), 5);
    assert!(said.contains(" 0 of them new; ") && !said.contains(" 0 searched"), "{said}");
    assert!(wanted.iter().all(|position| book.is_open(position)));
    assert!(wanted.iter().all(|position| book.evaluation(position).is_some_and(|found| found.depth >= 5)));
}

#[test]
fn a_position_is_shown_with_its_moves_the_best_first() {
    let (book, start) = (small(), Position::start(BoardSize::STANDARD));
    let shown = text(|out| show(&book, &start, Output::Json, out));
    let moves: Vec<serde_json::Value> =
        shown.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (position, moves) = moves.split_first().unwrap();
    assert!(position["moves"] == 4 && moves.len() == 4);
    assert!(
        moves.iter().all(|found| found["value"] == moves[0]["value"] && found["move"] == found["moves"][0])
    );
    let shown = text(|out| show(&book, &start, Output::Text, out));
    assert_eq!(shown.lines().count(), 4);
    let foreign = Position::start(BoardSize::new(6, 6).unwrap());
    assert_eq!(
        text(|out| show(&book, &foreign, Output::Text, out)),
        "The book does not know this position.\n"
    );
    let said = text(|out| show(&book, &foreign, Output::Json, out));
    assert!(said.contains("\"type\":\"book_position\",\"value\":null"), "{said}");
}

#[test]
fn what_is_in_a_book_is_counted() {
    let book = small();
    let info = text(|out| info(&book, 1000, Output::Json, out));
    let info: serde_json::Value = serde_json::from_str(&info).unwrap();
    assert_eq!(
        (info["positions"].as_u64(), info["bytes"].as_u64()),
        (Some(book.n_positions() as u64), Some(1000))
    );
}
