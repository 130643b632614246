//! Progress in Learn: what it says before and after games, and that a click follows its advice.

use crate::hand::{Hand, two_people};
use egui::Key;
use library::Library;
use library::game::{LibraryGame, Origin};
use othello::evaluation::Evaluation;
use othello::record::{MoveTime, NodeId, Record};
use othello::rules::{BoardSize, ByColor, Color, Goal, Position};
use system::kept::RonFile;
use teach::cards::Card;
use teach::profile::Profile;
use teach::puzzles::{Theme, Themes, file};

fn open(profile: &Profile) -> Hand {
    open_with("profile.ron", profile.write())
}

/// Opens Progress after a restart with this file.
fn open_with(file: &str, bytes: impl AsRef<[u8]>) -> Hand {
    let mut hand = two_people("8x8").restart_with(file, bytes);
    hand.open_learn("Progress");
    hand
}

/// A library of reviewed games of a player who is Black against opponents of 1300. By the reviews, all moves
/// of the player except every fourth were best.
fn library(n_games: u64) -> Library {
    let mut library = Library::new();
    for seed in 0..n_games {
        let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        let mut at = seed as usize;
        while record.position().outcome().is_none() {
            let moves = record.position().moves();
            at = (at * 7 + 3) % 1009;
            record.play(moves[at % moves.len()]).expect("it is legal");
        }
        let nodes: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.main_line()).collect();
        let mut value = 0;
        for (ply, pair) in nodes.windows(2).enumerate() {
            let position = record.position_at(pair[0]);
            let played = record.move_into(pair[1]).expect("a move leads there");
            let other = position.moves().into_iter().find(|mv| *mv != played && ply % 8 == 4);
            let score = if position.turn() == Color::Black { value } else { -value };
            let best = Evaluation::proven(score).with_line(vec![other.unwrap_or(played)]);
            record.annotations_mut(pair[0]).evaluation = Some(best);
            record.set_move_time(pair[1], MoveTime::parse("4"));
            if other.is_some() && position.turn() == Color::Black {
                value -= 6;
            }
        }
        record.header.players = ByColor::new("You".to_owned(), "Opponent".to_owned());
        record.header.ratings.white = "1300".to_owned();
        let game = LibraryGame::of_record(&record, Origin::Played, 1_790_000_000 + 100_000 * seed);
        library.add(game).expect("there is room");
    }
    library
}

#[test]
fn games_say_what_mistakes_were_about_and_lead_to_the_lesson() {
    let mut hand = open_with(&format!("library/{}", Library::FILE), library(24).bytes());
    hand.wait_says("What mistakes were about, in the last 20 games");
    assert!(hand.says("Time a move") && hand.says("opening 4.0 s, midgame 4.0 s, endgame 4.0 s"));
    assert!(hand.says("Openings") && hand.says("discs lost by move 20"));
    assert!(hand.says("Behind by 6 or more with 20 empty squares left, you did not lose "));
    assert!(hand.says("; people of your rating "));

    // The button is scrolled out of sight.
    hand.press("Report…");
    hand.wait_says("The worst moves");
    assert!(hand.says("Openings with Black") && !hand.says("Openings with White"));
    assert!(hand.says("Black against ") && hand.says("Average seconds for the first own move"));
    let page = hand.save_by("Save as a page…", "report.html");
    assert!(page.contains("Your progress") && page.contains("24 games: "), "{page}");

    // The worst moves become a page of six exercises.
    hand.press("Print as exercises…");
    assert!(hand.says("Mistakes, as exercises with answers") && hand.has("Number"));
    let page = hand.save_by("Save…", "exercises.html");
    assert_eq!((page.matches("<figure>").count(), page.matches("In the game ").count()), (6, 6));
    hand.key(Key::Escape);

    let lesson = hand.button("Lesson: ");
    hand.press(&lesson);
    let title = lesson.strip_prefix("Lesson: ").expect("it begins so");
    assert!(hand.says(title) && hand.has("Next"), "{title}");
}

#[test]
fn a_player_who_gets_another_name_keeps_rating_and_progress() {
    let mut profile = Profile::default();
    profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
    let hand = open_with(&format!("library/{}", Library::FILE), library(6).bytes());
    let mut hand = hand.restart_with("profile.ron", profile.write());
    hand.ctrl(Key::Comma);
    hand.press("Play");
    hand.fill("Name of person 1", "Anna");
    assert_eq!(hand.settings().you(), "You", "the name is not whole before the field is left");
    hand.key(Key::Enter);
    hand.fill("Add a person", "You");
    assert!(hand.says("“You” is or was the name of another person."));
    hand.fill("Add a person", "Ben");
    hand.key(Key::Tab);
    hand.click_all(["Play as Ben", "Close"]);
    assert_eq!((hand.settings().you(), hand.settings().people.len()), ("Ben", 2));
    hand.open_learn("Puzzles");
    assert!(hand.says("None tried yet."), "each person has a profile");
    hand.ctrl(Key::Comma);
    hand.click_all(["Play", "Play as Anna", "Close"]);
    let mut hand = hand.restart();
    hand.open_learn("Progress");
    hand.wait_says("in the last 6 games");
    assert!(hand.says("1 of 1 solved at the first try") && !hand.says("No rated game yet."));
    hand.press("Report…");
    hand.wait_says("Progress of Anna");
}

#[test]
fn without_a_rating_nothing_is_compared() {
    let mut hand = open_with(&format!("library/{}", Library::FILE), library(3).bytes());
    hand.wait_says("Discs lost per move");
    assert!(hand.says("opening") && hand.says("Time a move"));
    for compared in ["your rating", "200 above", "too few moves yet"] {
        assert!(!hand.says(compared), "{compared}");
    }
    let left = |text: &str| hand.node(text).rect().left();
    assert!(left("The latest games") < left("None tried yet."), "two columns");
}

#[test]
fn a_new_player_is_told_to_play() {
    let hand = open(&Profile::default());
    assert!(hand.says("Play rated games to see here what your moves lose."));
    assert!(!hand.says("No rated game yet.") && !hand.says("None tried yet."), "one sentence is enough");
}

#[test]
fn mistakes_that_are_due_come_first_and_a_click_leads_to_them() {
    let mut profile = Profile::default();
    let position = file::embedded().expect("the program carries them")[0].position;
    let played = position.legal_moves().first().expect("a puzzle has moves");
    profile.cards.take_in(1, vec![Card::new(&position, played, 8, "against Ben".to_owned())]);
    let mut hand = open(&profile);
    assert!(hand.says("One of your mistakes is due today."));
    hand.click("My mistakes");
    assert!(hand.says("1 move to try again today, about 1 minute."));
}

#[test]
fn themes_that_were_tried_are_listed_weakest_first() {
    let mut profile = Profile::default();
    let set = |theme: Theme| -> Themes { [theme].into_iter().collect() };
    for number in 0..12 {
        profile.puzzles.learn(900, set(Theme::Wedge), number % 4 == 0);
        profile.puzzles.learn(900, set(Theme::Greed), true);
    }
    let mut hand = open(&profile);
    let place = |text: &str| hand.node(text).rect().top();
    assert!(place("25 %") < place("100 %") && hand.says("Wedge") && hand.says("Greed"));
    assert!(!hand.says("fewer than 10 tries"));
    hand.press("Puzzles: Wedge");
    assert!(hand.says("Wedge") && hand.has("Show answer"));
}

#[test]
fn everything_goes_to_another_computer_and_what_was_there_stays() {
    let mut profile = Profile::default();
    profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
    let mut hand = open(&profile);
    std::fs::create_dir(hand.folder().join("taken")).unwrap();
    hand.wait_says("The latest games");
    hand.click_all(["Move to another computer…", "Save everything…"]);
    let file = hand.save_to("taken/all.moving");
    assert!(hand.says("Everything is in "));

    let mut here = Profile::default();
    here.lessons.finish("outflank", 3);
    let mut other = open(&here);
    other.choose("Game", "Move to another computer…");
    other.click("Open a file…");
    other.choose_file(&file, "Open");
    assert!(other.says("all.moving has the progress of "));
    other.click("Take over");
    assert!(other.says("Everything was taken over") && other.says("1 of 1 solved at the first try"));
    let mut other = other.restart();
    let both = Profile::read(&other.read("profile.ron")).unwrap();
    assert_eq!((both.puzzles, both.lessons.stars), (profile.puzzles, here.lessons.stars));

    let broken = other.write("broken.moving", &std::fs::read(&file).unwrap()[..200]);
    other.choose("Game", "Move to another computer…");
    other.click("Open a file…");
    other.choose_file(&broken, "Open");
    assert!(other.says("broken.moving was not taken over: it is damaged."));
}
