//! What the explorer counts, against a plain replay of every game.

use super::*;
use crate::Change;
use crate::game::{LibraryGame, Margin, Origin};
use crate::testing::{SHORTEST, game, ids, library, named, numbers, random_game, record};
use othello::record::Record;
use othello::rules::{BoardSize, Move, Symmetry};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

#[test]
fn the_explorer_counts_what_a_plain_replay_counts() {
    let mut rng = SmallRng::seed_from_u64(31);
    for (size, n_games) in
        [(BoardSize::STANDARD, 120), (BoardSize::new(6, 6).unwrap(), 60), (BoardSize::new(4, 8).unwrap(), 40)]
    {
        // Games that share their beginnings, so that late positions come more than once.
        let trunks: Vec<Record> = (0..6).map(|_| random_game(Position::start(size), 60, &mut rng)).collect();
        let mut records = Vec::new();
        for number in 0..n_games {
            let trunk = trunks.choose(&mut rng).unwrap();
            let line = trunk.line();
            let mut record = trunk.clone();
            // Some games are played to the end.
            let cut = if number % 4 == 0 { line.len() - 1 } else { rng.random_range(0..line.len()) };
            record.go_to(line[cut]);
            let symmetry = Symmetry::all(size).nth(rng.random_range(0..4)).unwrap();
            let mut image = Record::new(symmetry.position(record.start()), Goal::MostDiscs);
            for mv in record.moves() {
                image.play(symmetry.mv(mv, size)).unwrap();
            }
            // Where a game stops before a forced pass, the library plays that pass.
            image.pass_if_forced();
            records.push(image);
        }
        let library =
            library(records.iter().map(|record| LibraryGame::of_record(record, Origin::Imported, 0)));
        for number in 0..60 {
            let record = records.choose(&mut rng).unwrap();
            let nodes = record.line();
            let node = if number % 4 == 0 { nodes.last() } else { nodes.choose(&mut rng) };
            let Some(&node) = node else { continue };
            let position = record.position_at(node);
            if position.must_pass() {
                continue;
            }
            let answer = library.explore(&position, Goal::MostDiscs, &Filter::default(), 1_000);
            assert_eq!(answer.total.n_games, plain_count(&records, &position, None), "{position}");
            assert_eq!(answer.games.len(), answer.total.n_games);
            let n_played: usize = answer.moves.iter().map(|played| played.tally.n_games).sum();
            assert!(n_played <= answer.total.n_games);
            for played in &answer.moves {
                let expected = plain_count(&records, &position, Some(played.square));
                assert_eq!(played.tally.n_games, expected, "{position}");
            }
        }
    }
}

/// How many games come to an image of a position, and go on with the image of a square.
fn plain_count(records: &[Record], position: &Position, square: Option<Square>) -> usize {
    let size = position.size();
    let images: Vec<(Position, Option<Square>)> = Symmetry::all(size)
        .map(|symmetry| (symmetry.position(position), square.map(|square| symmetry.square(square, size))))
        .collect();
    let comes = |record: &&Record| {
        let game = record.whole_game();
        let moves = game.line().into_iter().map(|node| game.move_into(node).and_then(Move::square));
        game.positions().into_iter().zip(moves.chain([None])).any(|(at, next)| {
            // A game may be cut off before a pass.
            let at = at.after_forced_pass();
            images.iter().any(|(image, square)| *image == at && (square.is_none() || *square == next))
        })
    };
    records.iter().filter(comes).count()
}

#[test]
fn the_explorer_sums_results_and_filters() {
    let mut library = library([
        named("f5d6c3d3c4", "Anna", "Ben", "Grand Prix", "2019"),
        named("d3c5f6f5f4", "Ben", "Cleo", "Mind Sports", "2021"),
        named("f5f6e6", "Anna", "Cleo", "Grand Prix", "2020"),
        named(SHORTEST, "Dora", "Emil", "", ""),
    ]);
    let all = ids(&library);
    for (&id, result) in all.iter().zip([10, -4, 0]) {
        let game = LibraryGame { result: Some(Margin(result)), ..library.game(id).unwrap() };
        library.replace(id, game).unwrap();
    }
    library.apply(&Change::Tag { tag: "mine".to_owned(), games: vec![all[0], all[2]], on: true }).unwrap();
    let f5 = record("f5").position().to_owned();
    let answer = library.explore(&f5, Goal::MostDiscs, &Filter::default(), 10);
    let names: Vec<String> = answer.moves.iter().map(|played| played.square.name(f5.size())).collect();
    assert_eq!(names, ["d6", "f6"]);
    assert_eq!(answer.total, Tally { n_games: 4, black: 2, draws: 1, white: 1, n_margins: 4, discs: 70 });
    // The Perpendicular: +10, −4 and +64 for Black; White's best average is the draw after f6.
    assert_eq!(
        answer.moves[0].tally,
        Tally { n_games: 3, black: 2, draws: 0, white: 1, n_margins: 3, discs: 70 }
    );
    assert!((answer.moves[0].loss.unwrap() - 70.0 / 3.0).abs() < 1e-9);
    assert_eq!(answer.moves[1].loss, Some(0.0));
    assert_eq!(numbers(&library, &answer.games), [1, 2, 0, 3]);
    let filtered =
        |filter: Filter| numbers(&library, &library.explore(&f5, Goal::MostDiscs, &filter, 10).games);
    assert_eq!(filtered(Filter { player: "ben".to_owned(), ..Filter::default() }), [1, 0]);
    let black_and_white = |black: &str, white: &str| {
        let players = ByColor::new(black.to_owned(), white.to_owned());
        filtered(Filter { players, ..Filter::default() })
    };
    assert_eq!(black_and_white("ben", ""), [1]);
    assert_eq!(black_and_white("", "cleo"), [1, 2]);
    assert_eq!(black_and_white("anna", "CLEO"), [2]);
    assert_eq!(black_and_white("cleo", "anna"), [] as [usize; 0]);
    assert_eq!(filtered(Filter { event: "prix".to_owned(), ..Filter::default() }), [2, 0]);
    for (years, expected) in [("2020-", vec![1, 2]), ("–2019", vec![0]), ("20", vec![1, 2, 0, 3])] {
        let filter = Filter { years: years.to_owned(), ..Filter::default() };
        assert_eq!((filtered(filter.clone()), filter.is_on()), (expected, years != "20"), "{years}");
    }
    let mut tags = Tags::default();
    tags.insert(library.tag("mine").unwrap());
    assert_eq!(filtered(Filter { tags, ..Filter::default() }), [2, 0]);
    library.apply(&Change::Bin { games: vec![all[1]], binned: true }).unwrap();
    assert_eq!(library.explore(&f5, Goal::MostDiscs, &Filter::default(), 2).games, [all[2], all[0]]);
    // At the start all four first moves are symmetric and count as one.
    let start = Position::start(BoardSize::STANDARD);
    let answer = library.explore(&start, Goal::MostDiscs, &Filter::default(), 0);
    assert_eq!((answer.moves.len(), answer.total.n_games), (1, 3));
}

#[test]
fn two_answers_are_summed_move_by_move() {
    let with_results = |games: &[(&str, i16)]| {
        let game =
            |(moves, result): &(&str, i16)| LibraryGame { result: Some(Margin(*result)), ..game(moves) };
        library(games.iter().map(game))
    };
    let (first, second) = ([("f5d6c3", 10), ("f5f6", -4)], [("f5d6c4", 20), ("f5f4", 2), ("d3c5", -6)]);
    let f5 = *record("f5").position();
    let ask = |library: &Library| library.explore(&f5, Goal::MostDiscs, &Filter::default(), 0);
    let all: Vec<(&str, i16)> = first.into_iter().chain(second).collect();
    let of_first = ask(&with_results(&first));
    let joined = of_first.clone().joined(ask(&with_results(&second)), f5.turn());
    assert_eq!(joined, ask(&with_results(&all)));
    assert_eq!((joined.total.n_games, joined.moves[0].tally.n_games), (5, 3));
    assert_eq!(of_first.clone().joined(ExplorerAnswer::default(), f5.turn()), of_first);
}
