//! Engines of other programs at the board: good ones, and ones that break the protocol.

use crate::engine_program::engine;
#[cfg(unix)]
use crate::engine_program::{engine_that, script};
use crate::hand::{self, Hand, Start, game};
use egui::{Key, vec2};
use engine::players::{EngineName, Player};
use othello::rules::Color;
use session::Activity;

/// Settings with the engine that a command starts as "Tester"; `more` are further settings of it.
fn tester(command: &str, more: &str) -> String {
    format!("engines: [(name: \"Tester\", command: {command:?}, {more})]")
}

/// A person with Black against the engine that a command starts.
fn against(command: &str, protocol: &str) -> Hand {
    let settings = tester(command, &format!("protocol: {protocol}, seconds: 0, depth: 2"));
    let white = Player::External(EngineName::new("Tester"));
    Start { settings, ..Start::of(game("8x8", Player::Human, white)) }.open()
}

fn ours(protocol: &str) -> String {
    format!("'{}' {protocol} --level 1", engine())
}

#[test]
fn both_protocols_play_undo_and_go_on_after_a_restart() {
    for (name, protocol) in [("gtp", "Gtp"), ("nboard", "NBoard")] {
        let mut hand = against(&ours(name), protocol);
        hand.click("f5");
        hand.wait_for("a reply", |hand| hand.n_moves() == 2);
        // After an undo and another move, the engine must learn of the new game.
        hand.click("Undo");
        assert_eq!(hand.moves(), "");
        hand.click("c4");
        hand.wait_for("a reply", |hand| hand.n_moves() == 2);
        let mut hand = hand.restart();
        assert_eq!(hand.session().players()[Color::White], Player::External(EngineName::new("Tester")));
        hand.play_any();
        hand.wait_for("a reply", |hand| hand.n_moves() >= 4);
    }
}

#[test]
fn two_engines_play_a_whole_game() {
    let player = Player::External(EngineName::new("Tester"));
    let settings = tester(&ours("gtp"), "seconds: 0");
    let mut hand = Start { settings, ..Start::of(game("6x6", player, player)) }.open();
    hand.click("Resume");
    hand.wait_for("the end", |hand| matches!(hand.session().activity(), Activity::Over(_)));
}

#[test]
fn an_engine_is_set_up_tried_and_plays() {
    let mut hand = hand::against(Player::Random);
    hand.choose("Study", "Other engines…");
    hand.click("Done");
    assert!(!hand.has("Other engines"), "an untouched form is no engine");
    assert!(hand.settings().engines.is_empty());
    hand.choose("Study", "Other engines…");
    hand.fill("Command", "/no/such/program -gtp");
    hand.click("Done");
    assert!(hand.says("Every engine needs a name."));
    hand.fill("Name", "My engine");
    hand.click("Try it");
    hand.wait_says("It does not work: it cannot be started (");
    hand.fill("Command", &ours("gtp"));
    hand.click("Try it");
    hand.wait_says("It calls itself Outflank");
    hand.click("Done");
    assert_eq!(hand.settings().engines.len(), 1);
    hand.choose_player("White", "Other engine");
    assert_eq!(hand.session().players()[Color::White], Player::External(EngineName::new("My engine")));
    hand.click("f5");
    hand.wait_for("a reply", |hand| hand.n_moves() == 2);
    // Under another name it plays on.
    hand.choose("Study", "Other engines…");
    hand.fill("Name", "Of old");
    hand.click("Done");
    let name = hand.settings().engines[0].name();
    assert_ne!(name.as_str(), "My engine");
    assert_eq!(hand.session().players()[Color::White], Player::External(name));
}

#[cfg(unix)]
mod bad_engines {
    use super::*;

    /// Checks that the game waits and that a sentence says why.
    fn check_stops(command: &str, sentence: &str) {
        let mut hand = against(command, "Gtp");
        hand.click("f5");
        hand.wait_for(sentence, |hand| hand.says("Tester stopped: "));
        assert!(hand.says(sentence), "{sentence}");
        assert_eq!((hand.session().activity(), &*hand.moves()), (&Activity::Paused, "f5"), "{sentence}");
    }

    #[test]
    fn one_that_fails_loses_its_turn_with_a_sentence() {
        let folder = tempfile::tempdir().unwrap();
        for (choice, sentence) in [
            ("exit 3", "it ended"),
            ("printf '= a1\\n\\n'", "it played a1, which is not legal"),
            ("printf '= pass\\n\\n'", "which is not legal"),
            ("printf '= z99\\n\\n'", "it answered “z99”, which is no move"),
            ("printf '? tired\\n\\n'", "it refused “genmove w”: tired"),
            ("printf '= '; head -c 3000000 /dev/zero | tr '\\\\0' x; exit", "which is no move"),
            ("printf '= \\377\\376\\n\\n'", "which is no move"),
            ("exec 1>&-; sleep 1; exit", "it ended"),
        ] {
            check_stops(&engine_that(folder.path(), choice), sentence);
        }
        check_stops("/no/such/program", "it cannot be started (");
        check_stops("false", "it ended");
        check_stops("'", "its command line names no program");
    }

    #[test]
    fn the_window_answers_while_one_is_silent_or_never_stops_talking() {
        let folder = tempfile::tempdir().unwrap();
        for choice in ["sleep 600", "while :; do echo tick; done", "trap '' TERM; sleep 600"] {
            let mut hand = against(&engine_that(folder.path(), choice), "Gtp");
            hand.click("f5");
            hand.wait_for("thinking", |hand| matches!(hand.session().activity(), Activity::Thinking { .. }));
            for _ in 0..20 {
                hand.window.step();
            }
            hand.click("Undo");
            assert_eq!((hand.moves(), hand.session().activity()), (String::new(), &Activity::Human));
        }
    }

    #[test]
    fn one_that_ended_is_started_again() {
        let folder = tempfile::tempdir().unwrap();
        let seen = folder.path().join("seen");
        let choice =
            format!("if [ -e '{0}' ]; then printf '= d6\\n\\n'; else touch '{0}'; exit; fi", seen.display());
        let mut hand = against(&engine_that(folder.path(), &choice), "Gtp");
        hand.click("f5");
        hand.wait_says("Tester stopped: it ended");
        hand.click("Resume");
        hand.wait_for("a reply", |hand| hand.moves() == "f5 d6");
    }

    #[test]
    fn one_that_is_not_set_up_any_more_is_reported_in_a_sentence() {
        let mut hand = hand::against(Player::External(EngineName::new("Gone")));
        hand.click("f5");
        hand.wait_says("no engine of that name is set up any more");
    }
}

#[test]
fn a_second_engine_says_what_moves_are_worth_beside_ours() {
    let settings = tester(&ours("nboard"), "protocol: NBoard, depth: 4, analyses: true");
    let mut hand = Start { settings, ..Start::people() }.open();
    hand.choose("Study", "Analyse");
    let said = |hand: &Hand, square: &str| hand.square(square).contains("the second engine says");
    hand.wait_for("its values", |hand| ["c4", "d3", "e6", "f5"].iter().all(|square| said(hand, square)));
    assert!(hand.says("Tester, depth "));
    hand.click("f5");
    hand.wait_for("its values", |hand| ["d6", "f4", "f6"].iter().all(|square| said(hand, square)));
    // Its values are still shown when the position comes back.
    hand.click("Undo");
    assert!(said(&hand, "f5"));
}

#[test]
fn the_line_of_a_move_stays_beside_every_other_column() {
    for size in [vec2(1280.0, 800.0), vec2(1100.0, 800.0)] {
        let settings = tester(&ours("nboard"), "protocol: NBoard, depth: 4, analyses: true");
        let mut hand = Start { settings, size, ..Start::people() }.open();
        hand.keys([Key::X, Key::Z, Key::Q, Key::Space]);
        let row = |hand: &Hand| hand.row_of("f5", "second engine").filter(|row| row.contains("% play it"));
        hand.wait_for("people and both engines", |hand| row(hand).is_some());
        hand.click("Pause the analysis  (Shift+Space)");
        let row = row(&hand).expect("it has a row");
        hand.click_at(hand.node(&row).rect().right_center() - vec2(10.0, 0.0));
        assert!(hand.n_moves() >= 2, "{size}: a click on the line plays it: {}", hand.moves());
    }
}

#[cfg(unix)]
#[test]
fn a_second_engine_that_lies_is_not_shown_and_one_that_ends_analyses_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let text = "while read command rest; do case $command in ping) echo pong $rest ;; quit) exit ;; \
                  hint) echo 'search a1 5 0 9'; echo 'search f5 900 0 9'; echo 'search f5 nothing'; \
                  echo 'search c4 3 0 9'; sleep 1; exit ;; esac; done";
    let settings = tester(&script(folder.path(), text), "protocol: NBoard, analyses: true");
    let mut hand = Start { settings, ..Start::people() }.open();
    hand.choose("Study", "Analyse");
    hand.wait_for("its value", |hand| hand.square("c4").contains("the second engine says +3"));
    assert!(!hand.square("f5").contains("second engine"));
    hand.wait_says("Tester analyses no more: it ended.");
    assert!(!hand.settings().engines[0].analyses);
    assert!(!hand.square("c4").contains("second engine"));
}
