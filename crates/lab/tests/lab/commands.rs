//! The commands of `outflank-lab`, from their arguments to what they write.

use crate::program::{Folder, records};
use crate::schema;
use std::path::Path;

#[test]
fn statistics_writes_the_explorers_table_which_holds_no_games() {
    let folder = Folder::new();
    let games = "(;GM[2]PB[Anna]PW[Ben]RE[B+4]DT[2019];B[f5];W[d6];B[c3])\
                 (;GM[2]PB[Cleo]PW[Ben]RE[W+8]DT[2021];B[d3];W[c5];B[f6])";
    folder.write("games.sgf", games);
    let said = folder.done("statistics games.sgf own.table --games-min 2");
    assert!(said.starts_with("4 positions of 2 games, "), "{said}");
    let read = library::table::Table::read(&std::fs::read(folder.path("own.table")).unwrap()).unwrap();
    assert_eq!(read.n_games, 2);
    folder.ends(2, "statistics own.table again.table", "holds statistics and no games");
}

#[test]
fn a_book_is_refreshed() {
    let folder = Folder::new();
    folder.ends(3, "book refresh own.book", "own.book does not exist");
    let weights = engine::pattern::Weights::embedded().unwrap();
    let mut grower = engine::book::Grower::new(1, 73, weights, 1).unwrap();
    let mut book = grower.begin();
    grower.extend(&mut book);
    folder.write("own.book", book.write());
    assert!(folder.done("book refresh own.book --depth 2").contains(" 0 of them new; "));
}

#[test]
fn no_value_of_the_built_in_book_contradicts_a_proven_bound() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/takizawa-50-empties.csv");
    let said = Folder::new().done(&format!("book check embedded '{}'", file.display()));
    let has_many = |n_known: &str| n_known.parse::<u32>().is_ok_and(|n_known| n_known > 100);
    let rest = " of 2587 positions with proven bounds are in the book, 0 contradict them\n";
    assert!(said.strip_suffix(rest).is_some_and(has_many), "{said}");
}

#[test]
fn out_with_a_dash_writes_to_standard_output() {
    let folder = Folder::new();
    let games = crate::greedy::greedy_games("Anna", 2, 2);
    let made = folder.piped("puzzles make - --out - --empties 4-8", games.as_bytes());
    assert!(made.err.contains("2 games"), "{made:?}");
    folder.done_with("puzzles count -", made.bytes);
    ["a.txt", "b.txt"].iter().for_each(|name| folder.write(name, &games));
    folder.done("puzzles make a.txt --out made --empties 4-8");
    folder.ends(3, "puzzles make b.txt --out made --empties 4-8", "it comes from other arguments");
    let head = folder.piped("train selfplay - --random --games 1", b"");
    assert!(head.code == Some(0) && head.bytes.len() > 40, "{head:?}");
}

#[test]
fn accuracy_compares_with_exact_scores_and_openings_are_drawn() {
    let folder = Folder::of_data();
    let line = folder.done("accuracy ffo-01-19.obf");
    let words: Vec<&str> = line.split_whitespace().collect();
    let error = words.iter().position(|word| *word == "error").map(|at| words[at + 1].parse::<f64>());
    assert!(words[0] == "19" && matches!(error, Some(Ok(4.0..12.0))), "{line}");
    let openings = folder.done("openings --count 2");
    assert_eq!(openings.lines().filter(|line| !line.starts_with('#')).count(), 2);
}

#[test]
fn the_records_fit_the_schema() {
    let folder = Folder::new();
    folder.write("games.txt", "f5d6c3d3c4f4f6\n");
    let lines = folder.done("grades games.txt --levels 2 --reference 3 --hash-mb 1 --json");
    assert!(records(&lines).len() == 1 && schema::types(&lines).contains("grades"), "{lines}");
}
