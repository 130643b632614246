//! The protocols through the built program: whole conversations as another program has them.

use crate::program::{Folder, Running, wait_until};
use std::io::{BufRead, BufReader, Write};
use std::process::ChildStdin;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The engine, which answers line by line.
struct Conversation {
    engine: Running,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Nothing here should take nearly as long, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

impl Conversation {
    fn start(line: &str) -> Conversation {
        let mut child = Folder::of_data().start(line);
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            stdout.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Conversation { engine: Running(child), stdin, lines }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line comes in time")
    }

    /// Lines up to the first that begins with this.
    fn until(&self, start: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while !lines.last().unwrap().starts_with(start) {
            lines.push(self.line());
        }
        lines
    }

    /// A GTP answer without the empty line at its end.
    fn answer(&mut self, request: &str) -> String {
        self.say(request);
        let mut lines = self.until("");
        while !lines.last().unwrap().is_empty() {
            lines.push(self.line());
        }
        lines[..lines.len() - 1].join("\n")
    }

    /// Closes the input, waits for the program to end, and returns whether it succeeded.
    fn ends(mut self) -> bool {
        drop(self.stdin.take());
        wait_until(|| self.engine.0.try_wait().unwrap().is_some());
        self.engine.0.wait().unwrap().success()
    }
}

const START: &str = "(;GM[Othello]PB[a]PW[b]TI[0]TY[8]\
                     BO[8 ---------------------------O*------*O--------------------------- *]";

#[test]
fn a_whole_game_over_gtp_with_errors_on_the_way() {
    let mut engine = Conversation::start("gtp --level 3 --hash-mb 1");
    assert_eq!(engine.answer("1 name"), "=1 Outflank");
    assert_eq!(engine.answer("genmove w"), "? illegal move: it is Black's turn");
    assert_eq!(engine.answer("play b f5 # the usual one"), "=");
    assert_eq!(engine.answer("play w f5"), "? illegal move: f5 already holds a disc");
    assert_eq!(engine.answer("nonsense"), "? unknown command: nonsense");
    let (mut n_passes, mut n_moves, mut color) = (0, 1, "w");
    while n_passes < 2 {
        let answer = engine.answer(&format!("{n_moves} genmove {color}"));
        let mv = answer.strip_prefix(&format!("={n_moves} ")).expect("a move");
        n_passes = if mv == "PASS" { n_passes + 1 } else { 0 };
        color = if color == "b" { "w" } else { "b" };
        n_moves += 1;
    }
    assert!(n_moves > 10);
    let score = engine.answer("final_score");
    assert!(["= B+", "= W+", "= 0"].iter().any(|start| score.starts_with(start)), "{score}");
    assert!(engine.answer("showboard").contains("the game is over"));
    assert_eq!(engine.answer("quit"), "=");
    assert!(engine.ends());
}

#[test]
fn games_in_files_are_loaded_and_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;FF[4]GM[2]SZ[6:8];B[c3];W[b5];B[b6])").unwrap();
    let mut engine = Conversation::start("gtp --level 2 --hash-mb 1");
    let missing = engine.answer(&format!("loadsgf {}", folder.path().join("other.sgf").display()));
    assert!(missing.starts_with("? cannot load ") && missing.contains("other.sgf: "), "{missing}");
    engine.say(&format!("1 loadsgf {} 3\n2 genmove b", file.display()));
    assert_eq!(engine.answer("3 printsgf"), "=1");
    assert!(engine.line().starts_with("=2 "));
    assert_eq!(engine.line(), "");
    let sgf = engine.line();
    assert!(sgf.starts_with("=3 (;FF[4]GM[2]") && sgf.contains("SZ[6:8]"), "{sgf}");
    assert!(sgf.contains("B[c3];W[b5];B["), "{sgf}");
}

#[test]
fn requests_before_the_end_of_the_input_are_all_answered() {
    let mut engine = Conversation::start("gtp --level 15");
    engine.say("1 genmove b\n2 genmove w\n3 known_command genmove");
    drop(engine.stdin.take());
    assert!(engine.line().starts_with("=1 "));
    assert_eq!(engine.line(), "");
    assert!(engine.line().starts_with("=2 "));
    assert_eq!(engine.line(), "");
    assert_eq!(engine.line(), "=3 true");
    assert!(engine.ends());
}

/// On a large board the search would take hours.
#[cfg(unix)]
#[test]
fn a_search_ends_once_both_pipes_are_closed() {
    let mut child = Folder::new().start("gtp --level 30 --hash-mb 1");
    writeln!(child.stdin.take().unwrap(), "boardsize 16\ngenmove b").unwrap();
    // The answer to the first command, and the empty line behind it.
    let mut out = BufReader::new(child.stdout.take().unwrap());
    (0..2).for_each(|_| _ = out.read_line(&mut String::new()).unwrap());
    drop(out);
    let mut engine = Running(child);
    wait_until(|| engine.0.try_wait().unwrap().is_some());
}

#[test]
fn nboard_is_answered_at_once_even_during_a_search() {
    // The book's values of the first moves are deeper than forty plies, so it would not search.
    let mut engine = Conversation::start("nboard --book none");
    engine.say("nboard 2\nset depth 40");
    engine.say(&format!("set game {START}B[F5];)"));
    assert!(engine.line().starts_with("set myname Outflank"));
    engine.say("hint 3");
    // A search to forty plies takes longer than the test.
    engine.until("search");
    let begin = Instant::now();
    engine.say("ping 1");
    assert_eq!(engine.until("pong").last().unwrap(), "pong 1");
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    engine.say("hint 1");
    engine.until("search");
    engine.say("move D6/1.50/0.2");
    engine.say("ping 2\nset depth 1\ngo");
    engine.until("pong 2");
    let said = engine.until("===");
    assert!(said.iter().all(|line| !line.starts_with("search")), "{said:?}");
    let mv = said.last().unwrap().strip_prefix("=== ").unwrap();
    assert_eq!(mv.split('/').count(), 3, "{mv}");
    engine.say(&format!("set game {START}B[F5]W[D6]B[C5]W[F6]B[E7]W[F4]B[G5];)\nanalyze"));
    let analysis = engine.until("analysis 0");
    assert_eq!(analysis.iter().filter(|line| line.starts_with("analysis")).count(), 8);
    engine.say("quit");
    assert!(engine.ends());
}

#[test]
fn nboard_keeps_the_clock_of_the_game() {
    let mut engine = Conversation::start("nboard --level 30");
    engine.say(&format!("nboard 2\nset game {};)\ngo", START.replace("TI[0]", "TI[00:02]")));
    let begin = Instant::now();
    engine.until("===");
    assert!(begin.elapsed() < Duration::from_secs(2), "{:?}", begin.elapsed());
}
