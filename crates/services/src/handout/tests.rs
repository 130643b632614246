//! The contents of pages to print.

use super::*;
use analysis::knowledge::Knowledge;
use analysis::review::Review;
use analysis::testing::with_losses;
use library::board_search::SoughtBoard;
use library::game::{LibraryGame, Origin};
use library::testing::{ids, library};
use othello::formats::{Defaults, read_text};
use othello::record::Mark;
use othello::rules::{BoardSize, Goal};
use std::sync::{Arc, RwLock};

fn record(text: &str) -> Record {
    read_text(text, &Defaults::default()).unwrap().record(0)
}

fn handout(items: Vec<HandoutItem>) -> Handout {
    Handout { title: "A <club> evening".to_owned(), items, first: 1, layout: BoardLayout::Small }
}

#[test]
fn boards_stand_in_rows_of_two_with_number_and_turn() {
    let start = Position::start(BoardSize::STANDARD);
    let items = vec![HandoutItem::position(&start, None, &[]); 5];
    let page = handout(items).html();
    assert_eq!((page.matches("<figure>").count(), page.matches(r#"class="row""#).count()), (5, 3));
    assert!(page.contains("<figcaption>5. <bdi>Black to move</bdi></figcaption>"), "{page}");
    assert!(page.contains("A &lt;club&gt; evening") && !page.contains("<club>"));
    assert!(!page.contains("Answers"));
}

#[test]
fn moves_to_come_are_numbered_on_their_squares() {
    let start = Position::start(BoardSize::STANDARD);
    let square = |name| Square::parse(name, BoardSize::STANDARD).unwrap();
    let moves = ["f5", "d6"].map(|name| Move::Place(square(name)));
    let page = handout(vec![HandoutItem::position(&start, None, &moves)]).html();
    // Each number from 1 to 3 is also the number of a row.
    let counts = ["1", "2", "3"].map(|number| page.matches(&format!(">{number}</text>")).count());
    assert_eq!(counts, [2, 2, 1]);
}

#[test]
fn marks_and_arrows_of_the_position_shown_are_printed() {
    let mut record = record("(;GM[2];B[f5];W[d6]CR[a1]AR[c4:c3];B[c3])");
    record.go_to(record.line()[1]);
    let HandoutItem { diagram, .. } = HandoutItem::shown(&record, 1);
    let square = |name| Square::parse(name, BoardSize::STANDARD).unwrap();
    assert_eq!(diagram.marks, [(square("a1"), Mark::Circle)]);
    assert_eq!(diagram.arrows, [[square("c4"), square("c3")]]);
    assert_eq!((diagram.last_move, diagram.steps.len()), (Some(square("d6")), 1));
}

#[test]
fn a_game_is_one_board_with_every_move_on_its_square() {
    let item = HandoutItem::game(&record("(;GM[2]PB[Anna]PW[Ben];B[f5];W[d6];B[c3];W[d3];B[c4])"));
    let page = Handout { layout: BoardLayout::Large, ..handout(vec![item.clone(), item]) }.html();
    assert!(page.contains("1. Anna – Ben") && page.contains(r#"<main class="large">"#));
    assert_eq!(page.matches(">5</text>").count(), 4, "the move and the rank on two boards");
    assert_eq!(page.matches(r#"class="row""#).count(), 2, "one board in a row");
}

#[test]
fn a_corrected_game_is_printed_up_to_its_correction_and_its_later_mistakes_are_exercises() {
    let record = record("(;GM[2];B[f5];W[d6];AE[d6]PL[W];W[f6];B[e6];W[f4];B[c3])");
    let item = HandoutItem::game(&record);
    assert_eq!(item.diagram.steps.len(), 2);
    let review = reviewed(&record, &[(1, 4), (4, 4), (5, 4)]);
    let late = mistakes(&review.moves, None).filter(|played| played.at > 3).count();
    assert!(late > 0 && exercises(&review, None).len() >= late);
}

/// A review in which the moves after these numbers of plies lose some discs.
fn reviewed(record: &Record, losses: &[(usize, i16)]) -> Review {
    let mut knowledge = Knowledge::default();
    for (_, position, value) in with_losses(record, losses) {
        knowledge.learn(&position, Goal::MostDiscs, value);
    }
    Review::of(record, &knowledge)
}

#[test]
fn mistakes_are_exercises_whose_answers_stand_on_a_page_of_their_own() {
    let review = reviewed(&record("(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4])"), &[(3, 10)]);
    let [all, black] = [None, Some(Color::Black)].map(|color| exercises(&review, color));
    assert_eq!((all.len(), black.len()), (1, 0));
    let page = handout(worst(&all, 6)).html();
    let (boards, answers) = page.split_once(r#"<section class="answers">"#).unwrap();
    assert!(
        boards.contains("1. <bdi>White to move</bdi>: <span class=\"write\">") && !boards.contains("lost")
    );
    assert!(answers.contains("<h2>Answers</h2>") && answers.contains("In the game d3 lost 10 discs."));
}

#[test]
fn the_exercises_of_the_worst_mistakes_come_in_the_order_of_the_game() {
    let exercise = |loss: i16, answer: &str, size: &str| MistakeExercise {
        color: Color::Black,
        loss: Score::from_discs(loss),
        item: HandoutItem::exercise(&Position::start(size.parse().unwrap()), None, answer.to_owned()),
    };
    let boards = [(4, "a", "4x4"), (10, "b", "6x6"), (2, "c", "8x8"), (12, "d", "10x10"), (4, "e", "12x12")];
    // The last has the board of another and lost less.
    let all = boards.into_iter().chain([(11, "f", "10x10")]);
    let all: Vec<_> = all.map(|(loss, answer, size)| exercise(loss, answer, size)).collect();
    let answers = |n_max| -> String { worst(&all, n_max).into_iter().map(|it| it.answer.unwrap()).collect() };
    assert_eq!([0, 2, 3, 9].map(answers), ["", "bd", "abd", "abcde"]);
}

#[test]
fn chosen_games_are_exercises_by_their_mistakes_or_by_the_position_that_was_found() {
    let mut known = record("(;GM[2]PB[Anna]PW[Ben];B[f5];W[d6];B[c3];W[d3];B[c4])");
    let review = reviewed(&known, &[(3, 10)]);
    for (node, evaluation) in review.to_keep() {
        known.annotations_mut(node).evaluation = Some(evaluation);
    }
    let unknown = record("(;GM[2]PB[Cleo]PW[Dora];B[d3];W[c5];B[f6];W[e3])");
    let shorter = record("(;GM[2]PB[Emil]PW[Fay];B[f5];W[d6];B[c3])");
    let games = [known, unknown, shorter].map(|record| LibraryGame::of_record(&record, Origin::Imported, 0));
    let library = library(games);
    let games = ids(&library);
    let board = Some(SoughtBoard::Position(review.positions[3]));
    let chosen = ChosenGames { library: Arc::new(RwLock::new(library)), games, board };
    let answers = |items: Vec<HandoutItem>| -> Vec<String> {
        items.into_iter().map(|item| item.answer.expect("it is an exercise")).collect()
    };
    assert_eq!(chosen.players(2), ["Anna", "Ben"]);
    for (whose, n_mistakes) in [
        (Whose::Color(Color::White), 1),
        (Whose::Color(Color::Black), 0),
        (Whose::Player("Ben".to_owned()), 1),
        (Whose::Player("Anna".to_owned()), 0),
    ] {
        assert_eq!(chosen.mistakes(&whose, 9).unwrap().len(), n_mistakes, "{whose:?}");
    }
    let mistakes = answers(chosen.mistakes(&Whose::Both, 9).unwrap());
    assert!(mistakes.len() == 1 && mistakes[0].contains("In the game d3 lost 10 discs."), "{mistakes:?}");
    assert!(chosen.mistakes(&Whose::Both, 0).unwrap().is_empty());
    // The last game ends in the position that is sought.
    let found = answers(chosen.positions(9).unwrap());
    assert_eq!(found.len(), 2);
    assert!(found[0].contains("In the game d3 lost 10 discs.") && found[0].ends_with("Anna – Ben"));
    assert_eq!(found[1], "e3 was played. Cleo – Dora");
    assert_eq!(chosen.positions(1).unwrap().len(), 1);
    let unreviewed = ChosenGames { games: chosen.games[1..].to_vec(), ..chosen };
    assert!(unreviewed.mistakes(&Whose::Both, 9).unwrap_err().contains("review"));
}

#[test]
fn a_second_page_goes_on_with_the_numbers() {
    let items = vec![HandoutItem::exercise(&Position::start(BoardSize::STANDARD), None, "f5.".to_owned())];
    let page = Handout { first: 7, ..handout(items) }.html();
    assert!(page.contains("<figcaption>7. <bdi>Black to move"), "{page}");
    assert!(page.contains(r#"<li value="7"><bdi>f5."#), "{page}");
}

#[test]
fn puzzles_of_a_theme_come_with_proven_answers_and_depend_on_the_seed() {
    let query = PuzzleQuery { theme: Some(Theme::Parity), rating: 900, n: 4, seed: 1 };
    let items = puzzles(&query).unwrap();
    assert_eq!(items.len(), 4);
    assert_eq!(puzzles(&query).unwrap(), items);
    assert_ne!(puzzles(&PuzzleQuery { seed: 2, ..query }).unwrap(), items);
    for (at, item) in items.iter().enumerate() {
        assert!(item.answer.as_ref().unwrap().contains(" is best. "), "{item:?}");
        assert!(items[..at].iter().all(|other| other.diagram != item.diagram), "none comes twice");
    }
}
