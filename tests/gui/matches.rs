//! Matches of two players: chosen, played, stopped, looked at, and kept.

use crate::engine_program::engine;
use crate::hand::{Hand, Start};
use egui_kittest::kittest::Queryable;
use library::Library;
use library::search::Query;

/// A window with an engine of another program, and its dialog for matches.
fn with_engine(command: &str) -> Hand {
    let settings = format!("engines: [(name: \"Tester\", command: {command:?}, seconds: 0)]");
    let mut hand = Start { settings, ..Start::people() }.open();
    hand.choose("Study", "Match…");
    hand
}

/// Chooses the kind of the second player.
fn against(hand: &mut Hand, kind: &str) {
    choose(hand, "White’s player: ", kind);
}

/// Chooses an entry of the list whose name begins like this.
fn choose(hand: &mut Hand, list: &str, entry: &str) {
    // The list of the dialog: the panel has one, too.
    let is_list = |label: String| label.starts_with(list);
    let lists = hand.window.get_all_by(|node| node.label().is_some_and(is_list));
    lists.last().unwrap().click_accesskit();
    hand.look();
    hand.press(entry);
    // The list is gone, and the keyboard back on its button.
    hand.look();
}

fn set_games(hand: &mut Hand, n: &str) {
    hand.fill("Games", n);
    // Enter would begin the match.
    hand.key(egui::Key::Tab);
}

#[test]
fn two_engines_play_a_match_and_its_games_come_into_the_library() {
    let mut hand = with_engine(&format!("'{}' gtp --level 6", engine()));
    against(&mut hand, "Random");
    // An engine that is given a time takes it.
    choose(&mut hand, "Time: ", "As set for each player");
    set_games(&mut hand, "4");
    assert!(hand.says("2 openings, each once with each colour"));
    hand.press("Start");
    hand.wait_says("All 4 games have been played.");
    assert!(hand.says("After 4 games: Tester 4, Random 0"), "a notice");
    hand.press("Close");
    // The table is still there.
    hand.choose("Study", "Match…");
    assert!(hand.says("All 4 games have been played."));
    assert!(hand.says("Seen from Tester: at least +7 Elo points, with 95 % confidence."));
    assert!((1..=4).all(|n| hand.says(&format!("{n}. "))));
    let second = hand.window.get_by(|node| node.label().is_some_and(|label| label.starts_with("2. Random")));
    second.click_accesskit();
    hand.look();
    assert!(!hand.says("All 4 games have been played."), "the dialog has made room for the game");
    let players = &hand.record().header.players;
    assert_eq!((players.black.as_str(), players.white.as_str()), ("Random", "Tester"));
    let file = hand.folder().join("library").join(Library::FILE);
    hand.wait_for("the library", |_| {
        let library = std::fs::read(&file).ok().and_then(|bytes| Library::read(bytes).ok());
        library.is_some_and(|library| {
            let of_match = Query { tag: Some("Match".to_owned()), ..Query::default() };
            library.library.search(&of_match).len() == 4
        })
    });
}

#[test]
fn a_match_that_is_stopped_goes_on_and_another_one_begins() {
    let mut hand = with_engine(&format!("'{}' gtp --level 1", engine()));
    against(&mut hand, "Random");
    hand.press("Start");
    hand.wait_says("Game 2 of 20 is being played.");
    hand.press("Stop");
    hand.wait_says(" of 20 games have been played.");
    hand.press("Go on");
    hand.wait_says("Game 4 of 20 is being played.");
    hand.press("Close");
    assert!(hand.says("Tester"), "the panel shows the score");
    hand.choose("Study", "Match…");
    hand.press("Stop");
    hand.wait_says(" of 20 games have been played.");
    hand.press("New match…");
    assert!(hand.says("10 openings, each once with each colour"), "what was chosen is there again");
    hand.press("Cancel");
}

#[cfg(unix)]
#[test]
fn an_engine_that_fails_loses_its_games_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let command = crate::engine_program::engine_that(folder.path(), "printf '= a1\\n\\n'");
    let mut hand = with_engine(&command);
    against(&mut hand, "Greedy");
    set_games(&mut hand, "2");
    hand.press("Start");
    hand.wait_says("All 2 games have been played.");
    assert!(hand.says("Tester lost: it played a1, which is not allowed there"));
}

#[test]
fn a_missing_engine_is_reported_in_a_sentence() {
    let mut hand = with_engine("/no/such/program");
    hand.press("Start");
    hand.wait_says("Tester cannot play: it cannot be started (");
    hand.press("New match…");
    // The dialog for engines opens over the match's, which comes back afterwards.
    hand.press_all(["Other engines…", "Remove", "Done"]);
    assert!(hand.says("Each opening is played twice"));
    hand.press("Start");
    assert!(hand.says("No engine of another program is set up yet."));
}

#[test]
fn the_file_of_an_engine_is_chosen_and_the_dialogs_behind_come_back() {
    let mut hand = with_engine("/no/such/program");
    hand.press_all(["Other engines…", "Add", "Choose…"]);
    assert!(hand.says("The program of an engine, such as Edax."));
    hand.fill("File name", &engine());
    hand.press_all(["Use this", "Try it"]);
    assert!(hand.says("outflank-engine"), "it has the file's name");
    hand.press("Done");
    assert!(hand.says("Each opening is played twice"));
    let engines = &hand.settings().engines;
    assert_eq!((engines.len(), engines[1].name.as_str()), (2, "outflank-engine"));
    assert_eq!(engines[1].program().unwrap().file, engine());
    hand.press("Cancel");
    assert!(!hand.says("Each opening is played twice"));
}
