//! Games as other programs write them, and the errors of broken ones.

use super::*;
use crate::formats::tests::told;
use crate::formats::{ReadError, loaded};
use crate::record::{NodeId, Record, judged};

fn read(text: &str) -> Result<Vec<Record>, ReadError> {
    loaded::all(games(text).map(ReadGame::whole))
}

/// A game in PlayOK's form; the moves are those of the paper "Othello is solved" (Takizawa 2023).
pub const PLAYED: &str = "[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"2020.05.05\"]\n[Round \"-\"]\n\
    [Black \"anna\"]\n[White \"ben\"]\n[Result \"32-32\"]\n[Time \"11:24:48\"]\n[TimeControl \"300\"]\n\
    [BlackElo \"1073\"]\n[WhiteElo \"1183\"]\n\n\
    1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 5. e6 e7 6. d7 c5 7. b6 d8 8. c6 c7 9. d2 b5\n\
    10. a5 a6 11. a7 g5 12. e3 b4 13. c8 g6 14. g4 c2 15. e8 d1 16. f7 e2 17. g3 h4\n\
    18. f1 e1 19. f2 g1 20. b1 f8 21. g8 b3 22. h3 b2 23. h5 b7 24. a3 a4 25. a1 a2\n\
    26. c1 h2 27. h1 g2 28. b8 a8 29. g7 h8 30. h7 h6 32-32\n";

#[test]
fn a_game_from_playok_is_read() {
    let record = &read(PLAYED).unwrap()[0];
    assert_eq!((record.moves().len(), record.position().counts().black), (60, 32));
    assert_eq!((record.header.players.black.as_str(), record.header.event.as_str()), ("anna", ""));
    assert_eq!(record.header.ratings, crate::rules::ByColor::new("1073", "1183").map(str::to_owned));
    assert_eq!((record.header.place.as_str(), record.header.result.as_str()), ("PlayOK", "32-32"));
}

#[test]
fn unknown_parts_of_a_date_are_left_out() {
    let date = |written: &str| read(&format!("[Date \"{written}\"]\nf5")).unwrap()[0].header.date.clone();
    let known = ["2012.??.??", "2012.05.??", "2012.05.07", "????.??.??"].map(date);
    assert_eq!(known, ["2012", "2012.05", "2012.05.07", ""]);
}

#[test]
fn mistakes_are_named_by_their_place() {
    let (no_square, no_flips) =
        ("not a square of the 8×8 board (a1 to h8)", "a disc on a1 would flip nothing");
    for (text, mistake, reason) in [
        ("[Black \"a\"]\n\n1. f5 g9", "move 2, \"g9\" at line 3, character 7", no_square),
        ("[Black \"a\"]\nf5\n[Black \"b\"]\nf5 a1", "move 2, \"a1\" at line 4, character 4", no_flips),
        ("[A \"\"]\n\n1. f5 {so} d6 2. c3 !! a1", "move 4, \"a1\" at line 3, character 24", no_flips),
        ("[Black \"a\"]\r\r1. f5 d6\r2. z9", "move 3, \"z9\" at line 4, character 4", no_square),
    ] {
        assert_eq!(read(text).unwrap_err().to_string(), format!("{mistake}: {reason}"), "{text}");
    }
    assert_eq!(read(""), Err(ReadError::NoGames));
}

/// The tree in one line: moves with their signs and comments, `=` for a correction; after a fork each line is
/// in brackets.
pub(in crate::formats) fn tree(record: &Record) -> String {
    fn from(record: &Record, node: NodeId) -> String {
        let notes = record.annotations(node).cloned().unwrap_or_default();
        let name = |mv| judged(mv, notes.judgement, record.start().size());
        let step = if node == Record::ROOT { "" } else { "=" };
        let step = record.move_into(node).map_or(step.to_owned(), name);
        let comment = if notes.comment.is_empty() { String::new() } else { format!("{{{}}}", notes.comment) };
        let lines: Vec<String> = record.children(node).iter().map(|child| from(record, *child)).collect();
        let rest =
            if let [_, _, ..] = &lines[..] { format!("({})", lines.join(")(")) } else { lines.concat() };
        format!("{step}{comment} {rest}").trim().to_owned()
    }
    from(record, Record::ROOT)
}

#[test]
fn variations_signs_and_comments_are_kept() {
    let check = |moves: &str, expected: &str| {
        let text = format!("[Black \"a\"]\n\n{moves}\n");
        let record = read(&text).unwrap_or_else(|error| panic!("{text}: {error}")).remove(0);
        assert_eq!(tree(&record), expected, "{text}");
        assert_eq!(record.cursor(), record.main_line_end(), "{text}");
    };
    check("1. f5 d6 (1... f6 2. e6) 2. c3 *", "f5 (d6 c3)(f6 e6)");
    check("1. f5 (1. d3 c5 (1... c3 {x}) (1... e3)) 1... f6", "(f5 f6)(d3 (c5)(c3{x})(e3))");
    check("1. f5 $1 d6 $2 2. c3!? $99 *", "f5! d6? c3!?");
    check("1.f5!! d6 ?! 2.c3+- d3 =", "f5!! d6?! c3 d3");
    check("{first} 1. f5 {a} {b\nc} d6 ; d\n2. c3", "{first} f5{a\nb\nc} d6{d} c3");
    check("1. f5 f6 (a1 2. b2 (3. c3) d3) 2. e6", "f5 f6{a1 2. b2 (3. c3) d3} e6");
    // A variation may continue after the move before it.
    check("1. f5 f6 (2. e6) 2. d3", "f5 f6 (d3)(e6)");
    check("1. f5 (1... f6 {x}) 1... d6 2. c3", "f5 (d6 c3)(f6{x})");
    check("1. f5 (1. d3 {open", "(f5)(d3{open})");
    check("1. f5 ) f6 ] }", "f5 f6");
    check("(1) f5 d6 (2) c3", "f5 d6 c3");
    check("% a comment\n1. f5\n%d3\nd6", "f5 d6");
    check("", "");
    check("0-0", "");
}

#[test]
fn games_are_told_apart_and_read_by_themselves() {
    let show = |record: &Record| {
        let Header { players, result, event, .. } = &record.header;
        format!("{event} {} {}: {} {result}", players.black, players.white, tree(record)).trim().to_owned()
    };
    let check = |text: &str, expected: &[&str]| assert_eq!(told(games(text), show), expected, "{text}");
    check("[Event \"x\"] [Black \"Anna\"] [White \"Ben\"]\n\n1. f5 d6 *", &["x Anna Ben: f5 d6"]);
    let text = "[Black \"a\"]\n\n1. F5 {best\n[not a tag]} D6 ; so far 1-0\n*\n\n[Black \"b\"]\n1. f5 \
    f6 1/2-1/2\n[White \"c\"]\n[Black \"d\"]\n\nc5 2-1";
    check(text, &["a : f5{best\n[not a tag]} d6{so far 1-0}", "b : f5 f6 1/2-1/2", "d c: c5 2-1"]);
    check("[Black \"a\"]\n\n1. f5 1-0 (1. d3 0-1)", &["a : (f5)(d3) 1-0"]);
    check("[Black \"a\"]\n\n1. f5 (1. d3 0-1) 1... d6 1-0", &["a : (f5 d6)(d3) 1-0"]);
    check("1. f5 1-0 (1. d3 0-1 [Black \"b\"] 1. c4 1-0 1. e6 *", &[": (f5)(d3) 1-0", "b : c4 1-0", ": e6"]);
    check("[Event \"x\"][Black \"A \\\"B\\\" C\"] 1. f5 1-0", &["x A \"B\" C : f5 1-0"]);
    check("\u{FEFF}[Black \"a\"]\n\n1. f5 *\n\n\u{FEFF}[Black \"b\"]\n\n1. d3 *\n", &["a : f5", "b : d3"]);
    check("[Black \"a\"]\r\r1. f5 d6 *\r[Black \"b\"]\r1. d3 *", &["a : f5 d6", "b : d3"]);
    check("[Black \"a\"]\n1. f5 * [Black \"b\"] 1. d3", &["a : f5", "b : d3"]);
    check("From: Anna <a@b>\nSubject: (game)\n\n[Black \"a\"]\n1. f5", &["a : f5"]);
    check("1. d3 *\n[Black \"a\"]\n1. f5", &[": d3", "a : f5"]);
    check("[Black \"a\"]\n1. f5 34-30\n1. d3 30-34 Bye\n", &["a : f5 34-30", ": d3 30-34"]);
    check("[Black \"a\"]\n\n0-0\n\n[Black \"b\"]\n\n1. f5", &["a :  0-0", "b : f5"]);
    // A game may have neither moves nor a result.
    let header = |name: &str| format!("[Event \"e\"]\n[Black \"{name}\"]\n\n");
    check(&(header("a") + &header("b") + "1. f5"), &["e a :", "e b : f5"]);
    check(&(header("a") + "[White \"b\"]\n[Black \"c\"]\n\n1. f5"), &["e a :", "c b: f5"]);
    let illegal = "move 1, \"a1\" at line 5, character 4: a disc on a1 would flip nothing";
    check(
        "[Black \"a\"]\n\n1. f5 *\n[Black \"b\"]\n1. a1 d6 *\n[Black \"c\"]\n1. d3 *\n",
        &["a : f5", illegal, "c : d3"],
    );
    // A comment whose end is lost ends with the game.
    check("[Black \"a\"]\n1. f5 {well *\n[Black \"b\"]\n1. d3 *", &["a : f5{well *}", "b : d3"]);
    check("[Black \"a\"]\n1. f5 *\n[Black b]\n[White \"c\"]\n1. d3 *", &["a : f5", "c: d3"]);
}

#[test]
fn a_drawn_start_is_used() {
    let board = "---------------------------XO------OX--------------------------- X";
    let text = format!("[FEN \"{board}\"]\n\n1. c5 e6");
    assert_eq!(tree(&read(&text).unwrap()[0]), "c5 e6");
    assert_eq!(tree(&read("[FEN \"?\"]\n\n1. f5 d6").unwrap()[0]), "f5 d6");
}

#[test]
fn texts_with_tags_or_signs_are_recognised() {
    for text in
        ["[A \"\"]", "\u{FEFF}\n% x\n%y\r[Black \"a\"]", "1. f5 $1 d6", "1. f5 (1. d3) d6", "Hello\r[A \"\"]"]
    {
        assert!(looks_like(text), "{text}");
    }
    for text in ["[f5, d6]", "% x\nf5", "1. f5 d6", "(1) f5 (2) d6", "1. f5 (good)", "", "[", "%"] {
        assert!(!looks_like(text), "{text}");
    }
}
