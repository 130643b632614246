//! Conversations; a script stands in for the engine.

use super::*;
use crate::{BookUse, SearchId};
use othello::evaluation::Score;
use othello::rules::Square;
use std::time::Duration;

const START: &str =
    "set game (;GM[Othello]TI[0]BO[8 ---------------------------O*------*O--------------------------- *]";

fn talk(server: &mut NBoard, line: &str) -> Vec<String> {
    words(server.on_line(line))
}

/// Actions in short form.
fn words(actions: Vec<Action>) -> Vec<String> {
    let word = |action| match action {
        Action::Say(text) => text.strip_suffix('\n').unwrap().to_owned(),
        Action::Stop => "<stop>".to_owned(),
        Action::Quit => "<quit>".to_owned(),
        Action::Read { .. } => panic!("no file is expected"),
        Action::Think {
            request: Request { method: Method::Search(limits), lines, position, .. },
            within,
        } => {
            let limits = match limits {
                Limits::Level(level) => format!("level {}", level.number()),
                Limits::Depth(depth) => format!("depth {depth}"),
                _ => panic!("{limits:?}"),
            };
            let within = if within.is_some() { " in time" } else { "" };
            format!("<{lines} to {limits} at {}{within}>", 60 - position.empties().len())
        }
        Action::Think { .. } => panic!("only searches are expected"),
    };
    actions.into_iter().map(word).collect()
}

fn report(moves: &[&str], evaluation: Evaluation) -> Report {
    let place = |name: &&str| Move::Place(Square::parse(name, BoardSize::STANDARD).unwrap());
    let line = evaluation.with_line(moves.iter().map(place).collect());
    Report {
        lines: vec![line],
        depth: 7,
        selectivity: 100,
        nodes: 1234,
        elapsed: Duration::from_millis(1500),
    }
}

fn estimate(hundredths: i32) -> Evaluation {
    Evaluation::estimate(Score::from_hundredths(hundredths), 7, 100)
}

fn finished(report: Report) -> Event {
    let best = report.lines.first().map(|line| line.line[0]);
    Event::Finished { id: SearchId(1), best, report }
}

#[test]
fn a_move_is_chosen_but_not_played() {
    let mut server = NBoard::new(None, 1);
    assert_eq!(talk(&mut server, "nboard 2"), [format!("set myname Outflank {VERSION}")]);
    assert!(talk(&mut server, "set depth 12").is_empty());
    assert!(talk(&mut server, &format!("{START}B[F5];)")).is_empty());
    assert_eq!(talk(&mut server, "go"), ["status Thinking", "<1 to level 23 at 1>"]);
    let found = report(&["d6", "c3"], estimate(-125));
    let progress = Event::Progress { id: SearchId(1), report: found.clone() };
    assert_eq!(words(server.on_event(progress)), ["status Depth 7: D6C3 -1.3"]);
    assert_eq!(words(server.on_event(finished(found))), ["nodestats 1234 1.500", "=== D6/-1.25/1.5"]);
    assert!(!server.is_thinking());
    assert_eq!(talk(&mut server, "go"), ["status Thinking", "<1 to level 23 at 1>"]);
    assert_eq!(talk(&mut server, "move D6//2.00"), ["<stop>"]);
    assert_eq!(talk(&mut server, "go"), ["status Thinking", "<1 to level 23 at 2>"]);
}

#[test]
fn hints_are_reported_while_the_search_runs() {
    let mut server = NBoard::new(None, 1);
    talk(&mut server, "set depth 60");
    assert_eq!(talk(&mut server, "hint 3"), ["status Analysing", "<3 to depth 60 at 0>"]);
    let progress = Event::Progress { id: SearchId(1), report: report(&["f5"], estimate(50)) };
    assert_eq!(words(server.on_event(progress)), ["search F5 0.50 0 7"]);
    let found = report(&["f5", "d6"], Evaluation::proven(-4));
    let told = words(server.on_event(finished(found)));
    assert_eq!(told, ["search F5D6 -4.00 0 100%", "nodestats 1234 1.500", "status"]);
}

#[test]
fn commands_during_a_search_are_served_at_once() {
    let mut server = NBoard::new(Some(Level::new(9)), 1);
    let begin =
        |server: &mut NBoard| assert_eq!(talk(server, "hint 1"), ["status Analysing", "<1 to level 9 at 0>"]);
    begin(&mut server);
    assert_eq!(talk(&mut server, "ping 12"), ["<stop>", "pong 12"]);
    assert_eq!(talk(&mut server, "ping 13"), ["pong 13"]);
    begin(&mut server);
    assert_eq!(talk(&mut server, &format!("{START};)")), ["<stop>"]);
    begin(&mut server);
    assert_eq!(talk(&mut server, "go"), ["status Thinking", "<1 to level 9 at 0>"]);
    assert_eq!(talk(&mut server, "set contempt 3"), [""; 0]);
    assert_eq!(talk(&mut server, "make tea"), [""; 0]);
    assert_eq!(talk(&mut server, "learn"), ["<stop>", "learned"]);
    assert_eq!(talk(&mut server, "quit"), ["<stop>", "<quit>"]);
}

#[test]
fn the_clock_of_the_game_bounds_a_search() {
    let mut server = NBoard::new(None, 1);
    talk(&mut server, &format!("{};)", START.replace("TI[0]", "TI[05:00//02:00]")));
    assert_eq!(talk(&mut server, "go"), ["status Thinking", "<1 to level 23 at 0 in time>"]);
    let progress = || Event::Progress { id: SearchId(1), report: report(&["f5"], estimate(0)) };
    let answer = ["<stop>", "nodestats 1234 1.500", "=== F5/0/1.5"];
    assert_eq!(words(server.on_event(progress())), ["status Depth 7: F5 +0.0"]);
    assert_eq!(words(server.on_timeout()), answer);
    // If the time runs out before a move is found, the search ends with its first move.
    talk(&mut server, "go");
    assert_eq!(words(server.on_timeout()), [""; 0]);
    assert_eq!(words(server.on_event(progress())), answer);
    talk(&mut server, "go");
    assert_eq!(words(server.on_event(progress())), ["status Depth 7: F5 +0.0"]);
}

#[test]
fn a_game_is_analysed_from_its_end() {
    let mut server = NBoard::new(None, 1);
    let moves = "B[F5]W[D6]B[C5]W[F6]B[E7]W[F4]B[G5]W[E6]B[E3]";
    talk(&mut server, &format!("{START}{moves};)"));
    assert_eq!(talk(&mut server, "analyze"), ["analysis 9 -64.00", "<1 to level 23 at 8>"]);
    for n in (1..9).rev() {
        let answers = words(server.on_event(finished(report(&["f5"], Evaluation::proven(12)))));
        assert_eq!(answers, [format!("analysis {n} 12.00"), format!("<1 to level 23 at {}>", n - 1)]);
    }
    let answers = words(server.on_event(finished(report(&["f5"], Evaluation::proven(12)))));
    assert_eq!(answers, ["analysis 0 12.00", "status"]);
}

#[test]
fn errors_are_reported_and_change_nothing() {
    let mut server = NBoard::new(None, 1);
    assert_eq!(
        talk(&mut server, "set game (;GM[Othello];)"),
        ["status The game cannot be read: character 1: expected a board such as BO[8 … *]"]
    );
    assert_eq!(talk(&mut server, "move A1"), ["status illegal move A1: a disc on a1 would flip nothing"]);
    assert_eq!(talk(&mut server, "move"), ["status \"\" is no move; expected F5/1.25/0.50, F5 or PA"]);
    assert_eq!(talk(&mut server, "hint 1"), ["status Analysing", "<1 to level 23 at 0>"]);
    let failed = Event::Failed { id: SearchId(1), message: "no memory".to_owned() };
    assert_eq!(words(server.on_event(failed)), ["status The search broke: no memory"]);
    talk(&mut server, &format!("{START}B[F5]W[D6]B[C5]W[F6]B[E7]W[F4]B[G5]W[E6]B[E3];)"));
    assert_eq!(talk(&mut server, "go"), ["<stop>", "status The game is over."]);
}

#[test]
fn values_of_the_book_are_reported_as_book_lines() {
    let asked = |server: &mut NBoard, line: &str| {
        let thought = server.on_line(line).into_iter().find_map(|action| match action {
            Action::Think { request, .. } => Some(request.book),
            _ => None,
        });
        thought.expect("a search is expected")
    };
    let mut server = NBoard::new(None, 1);
    server.book = BookUse::Within { loss: 2 };
    assert_eq!(asked(&mut server, "go"), BookUse::Within { loss: 2 });
    assert_eq!(asked(&mut server, "analyze"), BookUse::Never);
    // A hint should be the best move.
    assert_eq!(asked(&mut server, "hint 1"), BookUse::BEST);
    let answers = words(server.on_event(finished(report(&["f5", "d6"], estimate(-100).from(Source::Book)))));
    assert_eq!(answers, ["book F5D6 -1.00 0 7", "nodestats 1234 1.500", "status"]);
    assert_eq!(asked(&mut NBoard::new(None, 1), "go"), BookUse::Never);
}
