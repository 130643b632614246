//! What is saved when a game ends, is continued, or comes again.

use super::*;
use crate::figures::GameFigures;
use crate::game::Margin;
use crate::search::{Column, Query, SortOrder};
use crate::testing::{SHORTEST, game, library, nth, numbers, record};
use analysis::knowledge::Knowledge;
use analysis::review::Plan;
use engine::{Level, Resources, Thinker};
use othello::evaluation::Score;
use othello::formats::sgf;
use othello::rules::{BoardSize, Move, Square};

/// What saving did, and the number of the saved game: "new 0".
fn outcome_text(library: &Library, saved: Saved) -> String {
    let (what, id) = match saved {
        Saved::New(id) => ("new", id),
        Saved::Updated(id) => ("updated", id),
        Saved::Known(id) => ("known", id),
    };
    format!("{what} {}", numbers(library, &[id])[0])
}

fn save_by(library: &mut Library, record: &Record, request: &SaveRequest) -> String {
    let saved = library.save(record, request).unwrap();
    outcome_text(library, saved)
}

fn save(library: &mut Library, record: &Record, origin: Origin) -> String {
    save_by(library, record, &request(origin))
}

/// Saves a review; returns an empty text if the library has no game for it.
fn save_review(library: &mut Library, review: &Review, on_board: Option<usize>) -> String {
    let on_board = on_board.map(|number| nth(library, number));
    let saved = library.save_review(review, on_board).unwrap();
    saved.map_or(String::new(), |saved| outcome_text(library, saved))
}

fn request(origin: Origin) -> SaveRequest {
    let players = ByColor::new("You".to_owned(), "Outflank".to_owned());
    SaveRequest { origin, now: 1_700_000_000, on_board: None, players }
}

#[test]
fn a_finished_game_is_kept_once_however_it_goes_on() {
    let mut library = Library::new();
    let mut played = record(SHORTEST);
    assert_eq!(save(&mut library, &played, Origin::Played), "new 0");
    let header = library.record(nth(&library, 0)).unwrap().header;
    assert_eq!((header.players.black.as_str(), header.date.as_str()), ("You", "2023-11-14"));
    // Saves it again, then with a comment, then with another ending.
    assert_eq!(save(&mut library, &played, Origin::Played), "known 0");
    let end = played.cursor();
    played.annotations_mut(end).comment = "short".to_owned();
    assert_eq!(save(&mut library, &played, Origin::Played), "updated 0");
    played.go_to(played.path(end)[7]);
    played.play(*played.position().moves().last().unwrap()).unwrap();
    while let Some(mv) = played.position().moves().first().copied() {
        played.play(mv).unwrap();
    }
    assert!(played.position().outcome().is_some() && played.cursor() != end);
    assert_eq!(save(&mut library, &played, Origin::Played), "updated 0");
    assert_eq!(library.len(), 1);
    let stored = library.record(nth(&library, 0)).unwrap();
    assert_eq!(stored.n_moves(), played.n_moves());
    assert_eq!(library.entry(nth(&library, 0)).unwrap().n_moves, 9, "the first end stays the game's");
    // The bare line does not wipe out the comment.
    assert_eq!(save(&mut library, &record(SHORTEST), Origin::Played), "known 0");
    assert_eq!(library.len(), 1);
}

#[test]
fn a_game_kept_by_hand_goes_on_while_it_is_on_the_board() {
    let mut library = library([game("f5d6c3d3")]);
    let begun = record("f5d6c5");
    assert_eq!(save(&mut library, &begun, Origin::Saved), "new 1");
    let on_board = SaveRequest { on_board: Some(nth(&library, 1)), ..request(Origin::Played) };
    assert_eq!(save_by(&mut library, &record(SHORTEST), &on_board), "updated 1");
    assert_eq!(library.entry(nth(&library, 1)).unwrap().result, Some(Margin(64)));
    // A game of a file that continues differently is another game.
    let mut other = record("f5d6c3d3");
    other.go_to(other.path(other.cursor())[1]);
    other.play(Move::Place(Square::parse("c4", BoardSize::STANDARD).unwrap())).unwrap();
    assert_eq!(save(&mut library, &other, Origin::Played), "new 2");
    assert_eq!(library.entry(nth(&library, 0)).unwrap().n_moves, 4);
}

#[test]
fn a_game_that_is_corrected_before_its_first_move_goes_on_and_has_its_discs() {
    let read = |text: &str| sgf::read(text).unwrap().remove(0);
    let mut library = Library::new();
    let begun = read("(;GM[2];AW[c4]PL[B];B[f5])");
    assert_eq!(save(&mut library, &begun, Origin::Saved), "new 0");
    let later = read("(;GM[2];AW[c4]PL[B];B[f5];W[f6])");
    assert_eq!(save(&mut library, &later, Origin::Saved), "updated 0");
    let full = "abcd".chars().flat_map(|column| (1..5).map(move |row| format!("[{column}{row}]")));
    let full: String = full.collect();
    let over = read(&format!("(;GM[2]SZ[4]RU[anti];AB{full}PL[B])"));
    let id = library.add(LibraryGame::of_record(&over, Origin::Imported, 7)).unwrap();
    assert_eq!(library.entry(id).unwrap().score(), "16–0");
}

#[test]
fn a_game_kept_by_hand_and_finished_after_a_restart_is_one_game() {
    let later = |hours: u64| SaveRequest { now: 1_700_000_000 + hours * 3_600, ..request(Origin::Played) };
    let begun = || {
        let mut library = Library::new();
        assert_eq!(save(&mut library, &record("f5d6c5"), Origin::Saved), "new 0");
        library
    };
    let check = |finished: &Record, how: &SaveRequest, expected: &str| {
        assert_eq!(save_by(&mut begun(), finished, how), expected);
    };
    check(&record(SHORTEST), &later(5), "updated 0");
    check(&record("f5d6c5b4"), &later(5), "updated 0");
    // Another day, other players, other moves, or only the first moves make another game.
    check(&record(SHORTEST), &later(25), "new 1");
    let players = ByColor::new("You".to_owned(), "Greedy".to_owned());
    check(&record(SHORTEST), &SaveRequest { players, ..later(5) }, "new 1");
    check(&record("f5d6c3"), &later(5), "new 1");
    check(&record("f5d6"), &later(5), "new 1");
    // A comment or a variation is not erased by a later game without it: that is another game.
    let mut library = Library::new();
    let mut noted = record("f5d6c5");
    noted.annotations_mut(noted.cursor()).comment = "sharp".to_owned();
    assert_eq!(save(&mut library, &noted, Origin::Saved), "new 0");
    assert_eq!(save_by(&mut library, &record(SHORTEST), &later(1)), "new 1");
}

/// A finished review of a record's line.
fn reviewed(record: &Record) -> Review {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 4 });
    Plan::new(record, Level::new(4), Knowledge::default()).run(&mut thinker, |_| ())
}

#[test]
fn games_whose_boards_were_corrected_are_whole_and_apart_from_others() {
    let mut library = Library::new();
    let [one, other] = ["AE[d4];B[c5]", "PL[W];W[f4]"]
        .map(|rest| sgf::read(&format!("(;GM[2];B[f5];W[d6];{rest})")).unwrap().remove(0));
    for (number, record) in [one.clone(), other, record("f5d6")].iter().enumerate() {
        let saved = save(&mut library, record, Origin::Saved);
        assert_eq!(saved, format!("new {number}"));
        let kept = library.record(nth(&library, number)).unwrap();
        assert_eq!(kept.line_positions(), record.line_positions());
        // Openings and statistics end where the moves no longer follow from the start.
        assert_eq!(library.entry(nth(&library, number)).unwrap().n_moves, 2);
    }
    assert_eq!(save(&mut library, &one, Origin::Saved), "known 0");
    let review = reviewed(&one);
    assert_eq!(save_review(&mut library, &review, None), "updated 0");
    assert_eq!(n_values(&library, nth(&library, 0)), review.to_keep().len());
}

#[test]
fn a_corrected_board_is_not_mistaken_for_squares() {
    let mut library = Library::new();
    let record = |moves: &str| sgf::read(&format!("(;GM[2];{moves})")).unwrap().remove(0);
    // The letter of an empty square in the text of a board is 45 as a byte, and f6 has the number 45.
    for (number, moves) in ["B[f5];W[f6]", "B[f5];AE[d5]PL[W]"].into_iter().enumerate() {
        let saved = save(&mut library, &record(moves), Origin::Played);
        assert_eq!(library.len(), number + 1, "{saved:?}");
    }
}

/// How many positions of a game of the library have a value.
fn n_values(library: &Library, id: GameId) -> usize {
    let record = library.record(id).unwrap();
    let nodes = std::iter::once(Record::ROOT).chain(record.nodes());
    nodes.filter(|&node| record.annotations(node).is_some_and(|notes| notes.evaluation.is_some())).count()
}

#[test]
fn a_review_comes_to_its_game_and_changes_nothing_else() {
    let mut library = library([game("f5d6c3d3")]);
    let mut played = record(SHORTEST);
    let end = played.cursor();
    played.annotations_mut(end).comment = "short".to_owned();
    save(&mut library, &played, Origin::Played);
    library.apply(&Change::Tag { tag: "Fine".to_owned(), games: vec![nth(&library, 1)], on: true }).unwrap();
    let tags = library.entry(nth(&library, 1)).unwrap().tags;
    // The moves alone, as they may be pasted after a restart.
    let review = reviewed(&record(SHORTEST));
    assert_eq!(save_review(&mut library, &review, None), "updated 1");
    assert_eq!((library.len(), n_values(&library, nth(&library, 1))), (2, review.to_keep().len()));
    assert_eq!(library.entry(nth(&library, 1)).unwrap().tags, tags);
    let kept = library.record(nth(&library, 1)).unwrap();
    assert_eq!(kept.annotations(*kept.line().last().unwrap()).unwrap().comment, "short");
    assert_eq!(kept.header.players.black, "You");
    assert!(Plan::new(&kept, Level::new(4), Knowledge::default()).request().is_none(), "nothing is searched");
    assert_eq!(save_review(&mut library, &review, None), "known 1");
    // A shallower review does not replace deeper values.
    let shallow = Review::of(&record(SHORTEST), &Knowledge::default());
    assert_eq!(save_review(&mut library, &shallow, None), "known 1");
    let again = Library::read(library.bytes().to_vec()).unwrap().library;
    assert_eq!(n_values(&again, nth(&library, 1)), n_values(&library, nth(&library, 1)));
}

#[test]
fn a_review_that_was_asked_for_comes_to_a_game_of_a_file_with_its_figures() {
    let mut library = library([game(SHORTEST), game("f5d6")]);
    let (id, other) = (nth(&library, 0), nth(&library, 1));
    let review = reviewed(&record(SHORTEST));
    assert_eq!(library.save_review_of(other, &review).unwrap(), None, "another game");
    assert_eq!(library.save_review_of(id, &review).unwrap(), Some(Saved::Updated(id)));
    assert_eq!(library.save_review_of(id, &review).unwrap(), Some(Saved::Known(id)));
    let entry = library.entry(id).unwrap();
    let figures = entry.figures.unwrap();
    assert_eq!((entry.origin, figures), (Origin::Imported, GameFigures::of(&review).unwrap()));
    assert_eq!(n_values(&library, id), review.to_keep().len());
    let by_loss = Query { order: SortOrder { column: Column::Lost, descending: true }, ..Query::default() };
    assert_eq!(library.search(&by_loss), [id, other]);
    // The figures are there when the file is read again, and while the moves are the same.
    let mut library = Library::read(library.compacted().bytes().to_vec()).unwrap().library;
    assert_eq!(library.entry(id).unwrap().figures, Some(figures));
    library.replace(id, LibraryGame { added: 9, ..game(SHORTEST) }).unwrap();
    assert_eq!(library.entry(id).unwrap().figures, Some(figures));
    library.replace(id, game("f5d6c3")).unwrap();
    assert_eq!(library.entry(id).unwrap().figures, None);
}

#[test]
fn a_game_of_a_file_that_was_reviewed_takes_the_figures_of_a_later_review() {
    let mut library = library([game(SHORTEST)]);
    let id = nth(&library, 0);
    let review = reviewed(&record(SHORTEST));
    assert_eq!(save_review(&mut library, &review, None), "", "a game of a file that the user only looks at");
    let figures = GameFigures::of(&review).unwrap();
    let quick = GameFigures { lost: figures.lost.map(|lost| lost + Score::from_discs(3)), ..figures };
    library.apply(&Change::Figures(id, quick)).unwrap();
    assert_eq!(save_review(&mut library, &review, None), "updated 0");
    assert_eq!(library.entry(id).unwrap().figures, Some(figures));
}

#[test]
fn a_game_saved_by_hand_leaves_the_bin() {
    let mut library = library([game(SHORTEST)]);
    let review = reviewed(&record(SHORTEST));
    assert!(library.has_reviewed(&review));
    library.apply(&Change::Bin { games: vec![nth(&library, 0)], binned: true }).unwrap();
    assert!(!library.has_reviewed(&review));
    assert_eq!(save(&mut library, &record(SHORTEST), Origin::Played), "known 0");
    let n_games = |library: &Library| (library.len(), library.counts().n_binned);
    assert_eq!(n_games(&library), (0, 1), "to play it once more does not take it out of the bin");
    assert_eq!(save(&mut library, &record(SHORTEST), Origin::Saved), "updated 0");
    assert_eq!(n_games(&library), (1, 0));
    assert!(library.has_reviewed(&review) && !library.has_reviewed(&reviewed(&record("f5d6"))));
}

#[test]
fn the_day_of_a_game_without_a_date_is_the_one_on_which_it_was_kept() {
    let mut library = library([game("f5d6"), game("f5f6")]);
    save(&mut library, &record(SHORTEST), Origin::Saved);
    let day = |number| library.entry(nth(&library, number)).unwrap().day().to_string();
    assert_eq!([day(0), day(2)], ["", "2023-11-14"], "the age of a file's game is unknown");
    assert_eq!(library.search(&Query::default())[0], nth(&library, 2), "the newest first");
    let found = library.search(&Query { text: "2023".to_owned(), ..Query::default() });
    assert_eq!(numbers(&library, &found), [2]);
}

#[test]
fn a_review_is_kept_only_with_its_own_game() {
    let mut library = library([game(SHORTEST)]);
    let review = reviewed(&record(SHORTEST));
    assert_eq!(save_review(&mut library, &review, None), "", "what was read from a file stays as it is");
    assert_eq!(save_review(&mut library, &review, Some(0)), "");
    save(&mut library, &record("f5d6c3d3"), Origin::Saved);
    assert_eq!(save_review(&mut library, &review, Some(1)), "", "another game is on the board");
    save(&mut library, &record("f5d6c5"), Origin::Saved);
    assert_eq!(save_review(&mut library, &review, None), "", "the shorter game is not on the board");
    // The one on the board was kept before its end.
    assert_eq!(save_review(&mut library, &review, Some(2)), "updated 2");
    assert_eq!((library.len(), n_values(&library, nth(&library, 2))), (3, 4));
    assert_eq!(library.entry(nth(&library, 2)).unwrap().n_moves, 3);
}

#[test]
fn information_about_a_game_is_stored_with_it() {
    let mut library = Library::new();
    let opening = record(SHORTEST).moves();
    let mut played = session::Game::from(session::NewGame { opening, ..Default::default() }).record;
    played.header.players.black = "You".to_owned();
    save(&mut library, &played, Origin::Played);
    let id = nth(&library, 0);
    assert_eq!(library.record(id).unwrap().header.n_given, 9, "the opening drawn for it");
    let header = &mut played.header;
    (header.event, header.round, header.entered_by) = ("Cup".into(), "3".into(), "Clara".into());
    played.annotations_mut(Record::ROOT).comment = "In the rain.".to_owned();
    assert_eq!(library.describe(id, &played), Ok(true));
    let stored = library.record(id).unwrap();
    let found = &stored.header;
    assert_eq!([&*found.event, &found.round, &found.entered_by], ["Cup", "3", "Clara"]);
    assert_eq!((&*found.players.black, &*found.date), ("You", "2023-11-14"), "as it was saved");
    assert_eq!(stored.annotations(Record::ROOT).unwrap().comment, "In the rain.");
    assert_eq!(library.entry(id).unwrap().result, Some(Margin(64)));
    played.header.players.black = "Anna".to_owned();
    played.header.event.clear();
    assert_eq!(library.describe(id, &played), Ok(true));
    let found = library.record(id).unwrap().header;
    assert_eq!([&*found.players.black, &found.players.white, &found.event], ["Anna", "", ""]);
    // Another game is left alone.
    assert_eq!(library.describe(id, &record("f5f6")), Ok(false));
}
