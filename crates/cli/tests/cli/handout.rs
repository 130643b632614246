//! The command line `outflank-engine handout`: pages to print.

use crate::program::{Folder, GAME};

fn page(folder: &Folder, line: &str) -> String {
    let said = folder.run(&format!("handout {line} --out page.html"));
    assert_eq!(said.code, Some(0), "{line}: {said:?}");
    assert!(said.out.is_empty() && said.err.is_empty(), "{line}: {said:?}");
    folder.read("page.html")
}

#[test]
fn boards_are_numbered_and_say_whose_turn_it_is() {
    let page = page(&Folder::new(), &format!("boards {GAME} f5 --after 1 --moves 2 --title 'Two games'"));
    assert_eq!(page.matches("<figure>").count(), 2);
    assert!(page.contains("<bdi>Two games</bdi>") && page.contains("2. <bdi>White to move</bdi>"));
    // The ranks 1 and 2 of both boards, and two numbered moves of the first one.
    assert_eq!([page.matches(">1</text>").count(), page.matches(">2</text>").count()], [3, 3]);
}

#[test]
fn a_game_has_every_move_on_its_square() {
    let page = page(&Folder::new(), &format!("games {GAME}"));
    assert!(page.contains(">60</text>") && !page.contains(">61</text>") && page.contains("class=\"large\""));
}

#[test]
fn mistakes_and_puzzles_have_their_answers_on_a_page_of_their_own() {
    let folder = Folder::new();
    let mistakes = page(&folder, &format!("mistakes {GAME} --level 8 --threads 1"));
    assert!(mistakes.contains("In the game ") && mistakes.contains("class=\"answers\""));
    let puzzles = page(&folder, "puzzles --theme Corner-Sacrifice --rating 800 --number 2");
    assert_eq!(puzzles.matches(" is best. ").count(), 2);
    let puzzles = page(&folder, "puzzles --theme parity --rating 800 --number 3");
    assert_eq!((puzzles.matches("<figure>").count(), puzzles.matches(" is best. ").count()), (3, 3));
}

#[test]
fn a_player_gets_the_worst_of_their_own_mistakes() {
    let folder = Folder::new();
    let moves: Vec<&str> = GAME.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).unwrap()).collect();
    let game = |black: &str, white: &str| {
        format!("[Black \"{black}\"]\n[White \"{white}\"]\n\n{} *\n\n", moves.join(" "))
    };
    folder.write("games.pgn", [game("Anna", "Ben"), game("Ben", "Cleo"), game("Dora", "Dora")].concat());
    let mistakes = |line: &str| page(&folder, &format!("mistakes --level 8 {line}"));
    assert_eq!(mistakes("games.pgn --player ANNA"), mistakes(&format!("{GAME} --color black")));
    assert_eq!(mistakes("games.pgn --player Cleo"), mistakes(&format!("{GAME} --color white")));
    let figures = |page: String| page.matches("<figure>").count();
    let both = figures(mistakes(GAME));
    assert!(both > 2);
    assert_eq!(figures(mistakes("games.pgn --player Ben")), both, "once White and once Black");
    assert_eq!(figures(mistakes("games.pgn --player Ben --number 2")), 2);
    let said = folder.run("handout mistakes games.pgn --player Dora --out -");
    assert!(said.err.contains("No game is one of \"Dora\"."), "{said:?}");
}

#[test]
fn a_folder_of_games_may_hold_the_page_that_was_made_of_them() {
    let folder = Folder::new();
    folder.write("game.txt", GAME);
    page(&folder, "games .");
    page(&folder, "games .");
}

#[test]
fn standard_output_takes_the_page_and_errors_say_what_cannot_be_printed() {
    let folder = Folder::new();
    assert!(folder.done(&format!("handout games {GAME} --out -")).starts_with("<!DOCTYPE html>"));
    folder.ends(2, "handout mistakes f5 --level 4 --out -", "There is nothing to print.");
    folder.ends(2, "handout puzzles --theme luck --out -", "poisoned-corner");
}
