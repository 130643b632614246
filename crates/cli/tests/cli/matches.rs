//! `outflank-engine match` through the built program, with other programs as players, good ones and bad ones.

use crate::program::{ENGINE, records, text};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(ENGINE);
    command.args(["match", "--hash-mb", "1"]).args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

/// The objects that a match writes.
fn objects(arguments: &[&str]) -> Vec<serde_json::Value> {
    let output = run(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(text(&output.stderr), "", "no progress is shown where there is no terminal");
    records(&text(&output.stdout))
}

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// A program that knows only the commands that a game cannot do without.
#[cfg(target_os = "linux")]
#[test]
fn a_program_without_name_version_board_size_and_time_plays() {
    let unknown = "name|version|list_commands|known_command|boardsize|time_settings|time_left";
    let script = format!("sed -uE 's/^({unknown})/no_&/' | '{ENGINE}' gtp --level 1");
    let program = format!("gtp:sh -c \"{script}\"");
    for time in [&["--game-time", "5"][..], &["--time", "0.05"], &[]] {
        let games = objects(&[&[&program, "random", "--games", "2"], time].concat());
        assert!(games[..2].iter().all(|game| game["note"].is_null()), "{games:?}");
    }
}

#[test]
fn a_file_without_games_of_a_match_is_refused_and_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    for text in ["hello", "hello\n", "(;GM[2];B[f5])\n", "f5d6\n(;GM[Othello]"] {
        let path = file(folder.path(), "games.ggf", text);
        let out = run(&["random", "greedy", "--games", "2", "--out", path.to_str().unwrap()]);
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(3), "{text}: {said}");
        assert!(said.contains("games.ggf: "), "{said}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn both_protocols_play_whole_games() {
    let folder = tempfile::tempdir().unwrap();
    // After the second opening Black has to pass.
    let openings = file(folder.path(), "openings.txt", "f5d6c3\nd3c3b3b2f5a3a1c1\n");
    let games = folder.path().join("games.ggf");
    let (gtp, nboard) =
        (format!("gtp:'{ENGINE}' gtp --level 2"), format!("nboard:3:'{ENGINE}' nboard --level 2"));
    let (openings, out) = (openings.to_str().unwrap(), games.to_str().unwrap());
    let total =
        objects(&[&gtp, &nboard, "--games", "4", "--openings", openings, "--out", out, "--level", "1"]);
    let (total, each) = total.split_last().unwrap();
    assert_eq!((each.len(), total["games"].as_u64()), (4, Some(4)));
    assert!(each.iter().all(|game| game["note"].is_null()), "{each:?}");
    if cfg!(target_os = "linux") {
        assert!(total["cpu_a"].is_number() && total["cpu_b"].is_number());
    }
    let text = std::fs::read_to_string(&games).unwrap();
    assert!(text.lines().count() == 4 && text.contains("[PA]"), "{text}");
    std::fs::remove_file(&games).unwrap();
    let on_the_clock = objects(&[&gtp, &nboard, "--games", "2", "--game-time", "1+0.05", "--out", out]);
    assert!(on_the_clock.iter().all(|game| game["note"].is_null()), "{on_the_clock:?}");
    let text = std::fs::read_to_string(&games).unwrap();
    assert!(text.lines().all(|line| line.contains("TI[00:01/00:00.05/]")), "{text}");
}

#[test]
fn matches_are_on_boards_of_any_size() {
    let folder = tempfile::tempdir().unwrap();
    let openings = file(folder.path(), "openings.txt", "e4e3\nd5 % one move\n");
    let openings = openings.to_str().unwrap();
    let (gtp, nboard) = (format!("gtp:'{ENGINE}' gtp --level 1"), "level:1");
    for (size, discs, how) in [("10x10", 100, ["--drawn", "6"]), ("6x6", 36, ["--openings", openings])] {
        let out = folder.path().join(size);
        let out = out.to_str().unwrap();
        let arguments = [&gtp, nboard, "--games", "2", "--size", size, "--level", "1", "--out", out];
        let total = objects(&[&arguments[..], &how].concat());
        let (total, each) = total.split_last().unwrap();
        assert_eq!((total["games"].as_u64(), each.len()), (Some(2), 2));
        assert!(each.iter().all(|game| game["note"].is_null()), "{each:?}");
        let text = std::fs::read_to_string(out).unwrap();
        assert!(
            text.lines().all(|line| line.contains(&format!("BO[{}", size.split('x').next().unwrap()))),
            "{text}"
        );
        assert!(each.iter().all(|game| game["score"].as_i64().unwrap().abs() <= discs));
    }
}

#[cfg(unix)]
mod bad_players {
    use super::*;

    /// A player that says yes to everything, but does something else when it is to choose a move.
    fn player(folder: &Path, choice: &str) -> String {
        let text = format!(
            "while read command rest; do\n  case $command in\n    genmove) {choice} ;;\n    \
             quit) exit ;;\n    *) printf '= \\n\\n' ;;\n  esac\ndone\n"
        );
        let name = format!("{}.sh", choice.len());
        format!("gtp:sh {}", file(folder, &name, &text).to_str().unwrap())
    }

    /// Many engines are started by a script, so ending the script alone is not enough.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_a_program_has_started_ends_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let child = folder.path().join("child");
        let start = format!("sleep 600 & echo $! > {}; exit 1", child.display());
        let player = player(folder.path(), &start);
        // The child keeps the output open, so the match cannot see that the script has ended.
        objects(&[&player, "random", "--games", "1", "--patience", "0.5"]);
        wait_for_the_end_of(&std::fs::read_to_string(child).unwrap());
    }

    /// Ctrl+C in a terminal interrupts only the match, since programs run in process groups of their own.
    #[cfg(target_os = "linux")]
    #[test]
    fn programs_and_what_they_have_started_end_with_an_interrupted_match() {
        let folder = tempfile::tempdir().unwrap();
        let child = folder.path().join("child");
        // The file gets its name only once the number is written.
        let start = format!("sleep 600 & echo $! > {0}.new; mv {0}.new {0}; sleep 600", child.display());
        let player = player(folder.path(), &start);
        let arguments = [&player, "random", "--games", "1", "--patience", "600"];
        let mut running = Running(command(&arguments).stdout(Stdio::null()).spawn().unwrap());
        let begin = Instant::now();
        while !child.exists() {
            assert!(begin.elapsed() < Duration::from_secs(60));
            std::thread::sleep(Duration::from_millis(5));
        }
        let number = running.0.id().to_string();
        assert!(Command::new("sh").args(["-c", "kill -INT $0", &number]).status().unwrap().success());
        assert_eq!(running.0.wait().unwrap().code(), Some(130));
        wait_for_the_end_of(&std::fs::read_to_string(child).unwrap());
    }

    #[cfg(target_os = "linux")]
    fn wait_for_the_end_of(process: &str) {
        let stat = || std::fs::read_to_string(format!("/proc/{}/stat", process.trim()));
        let begin = Instant::now();
        // Until its parent waits for it, an ended process remains as a zombie, Z.
        while stat().is_ok_and(|stat| !stat.contains(") Z ")) {
            assert!(begin.elapsed() < Duration::from_secs(10), "it runs on: {:?}", stat());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    #[test]
    fn one_that_fails_at_its_first_start_ends_the_match_with_its_last_words() {
        let folder = tempfile::tempdir().unwrap();
        let script = file(folder.path(), "engine.sh", "echo no weights here >&2\nexit 1\n");
        let said = |arguments: &[&str]| {
            let output = run(&[arguments, &["random", "--games", "2"]].concat());
            assert_eq!(output.status.code(), Some(2));
            String::from_utf8_lossy(&output.stderr).into_owned()
        };
        assert_eq!(said(&["gtp:false"]), "gtp:false: it ended\n");
        let told = said(&[&format!("gtp:sh {}", script.display())]);
        assert!(told.ends_with(": it ended; it wrote: no weights here\n"), "{told}");
        // It is found in its working folder.
        let there = folder.path().to_str().unwrap();
        assert!(said(&["gtp:sh engine.sh", "--folder-a", there]).contains("no weights here"));
        assert!(said(&["greedy", "--folder-a", there]).contains("greedy is no program"));
    }

    /// The notes of the games that a program plays against the built-in greedy player.
    fn notes(choice: &str, arguments: &[&str]) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        let player = player(folder.path(), choice);
        let mut objects = objects(&[&[&player, "greedy", "--games", "2"], arguments].concat());
        let total = objects.pop().unwrap();
        assert_eq!(
            (total["losses"].as_u64(), total["discs"].as_f64()),
            (Some(2), Some(-64.0)),
            "{objects:?}"
        );
        objects.iter().map(|game| game["note"].as_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn one_that_ends_loses_and_is_started_again() {
        assert_eq!(notes("exit 3", &[]), ["Black lost: it ended", "White lost: it ended"]);
    }

    #[test]
    fn one_that_is_silent_loses() {
        let expected =
            ["Black", "White"].map(|color| format!("{color} lost: it gave no answer within 0.3 s"));
        assert_eq!(notes("true", &["--patience", "0.3"]), expected);
        assert_eq!(notes("while :; do echo tick; done", &["--patience", "0.3"]), expected);
    }

    #[test]
    fn one_that_plays_what_is_illegal_loses() {
        let notes = notes("printf '= a1\\n\\n'", &[]);
        assert_eq!(notes[0], "Black lost: it played a1: a disc on a1 would flip nothing");
    }

    #[test]
    fn one_that_talks_nonsense_loses() {
        assert_eq!(
            notes("printf '= resign\\n\\n'", &[])[0],
            "Black lost: it answered \"resign\", which is no move"
        );
        assert_eq!(notes("printf '? tired\\n\\n'", &[])[0], "Black lost: it refused \"genmove b\": tired");
    }

    #[test]
    fn one_that_takes_too_long_loses_on_time() {
        let notes = notes("sleep 0.5; printf '= f5\\n\\n'", &["--game-time", "0.2"]);
        assert!(notes.iter().all(|note| note.contains("lost: it overstepped its time by 0.")), "{notes:?}");
    }
}

/// Ends a program that is running when the test ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

#[test]
fn a_match_that_was_killed_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.ggf");
    let players = ["level:5", "minimax:2", "--seed", "4", "--out", games.to_str().unwrap(), "--games"];
    let n_lines = || std::fs::read_to_string(&games).map_or(0, |text| text.matches('\n').count());
    let child = command(&players).arg("10000").stdout(Stdio::null()).spawn().unwrap();
    let running = Running(child);
    let begin = Instant::now();
    while n_lines() < 3 {
        assert!(begin.elapsed() < Duration::from_secs(60));
        std::thread::sleep(Duration::from_millis(5));
    }
    drop(running);
    let text = std::fs::read_to_string(&games).unwrap();
    let whole = &text[..text.rfind('\n').unwrap() + 1];
    // As if it had been killed in the middle of a line.
    std::fs::write(&games, format!("{whole}(;GM[Othello]PC[Outflank ma")).unwrap();
    let n_games = whole.lines().count() + 1;
    let objects = objects(&[&players[..], &[&n_games.to_string()]].concat());
    assert_eq!((objects.len(), objects[0]["game"].as_u64()), (2, Some(n_games as u64)));
    assert_eq!(objects[1]["games"].as_u64(), Some(n_games as u64));
    assert!(std::fs::read_to_string(&games).unwrap().starts_with(whole));
    assert_eq!(n_lines(), n_games);
}

#[test]
fn what_cannot_be_played_is_a_sentence_and_an_exit_code() {
    let check = |code: i32, arguments: &[&str], expected: &str| {
        let output = run(arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(said.contains(expected), "{arguments:?}: {said}");
    };
    check(2, &["kasparov", "random"], "\"kasparov\" is no player; expected outflank, ");
    check(2, &["gtp:/no/such/program", "random"], "/no/such/program cannot be started: ");
    check(3, &["random", "greedy", "--openings", "nothing.txt"], "nothing.txt cannot be read: ");
    check(3, &["random", "weights:nothing.bin"], "nothing.bin cannot be read: ");
    check(2, &["random", "greedy", "--level", "3", "--time", "1"], "cannot be used with");
    check(2, &["random", "greedy", "--time", "0"], "expected a time in seconds");
    check(2, &["random", "greedy", "--games", "0"], "0 is not in 1..");
    check(2, &["random", "greedy", "--size", "3x8"], "4 to 16 squares");
    check(
        2,
        &["random", "gtp:true", "--size", "6x8"],
        "gtp:true: by GTP a game can only be on a square board",
    );
    let folder = tempfile::tempdir().unwrap();
    let openings = file(folder.path(), "openings.txt", "f5d6\n");
    check(
        3,
        &["random", "greedy", "--size", "6x6", "--openings", openings.to_str().unwrap()],
        "line 1: move 1, \"f5\"",
    );
    let games = file(folder.path(), "games.ggf", "hello\n");
    check(3, &["random", "greedy", "--out", games.to_str().unwrap()], "line 1: there is no game in it");
}

/// The address space is limited to a gigabyte, less than the table that is asked for.
#[cfg(target_os = "linux")]
#[test]
fn less_memory_than_was_asked_for_is_a_sentence_and_the_match_goes_on() {
    let script = "ulimit -v 1000000; \
                  exec \"$0\" match outflank depth:2 --level 1 --games 4 --hash-mb 16384 --threads 2";
    let output = Command::new("sh").args(["-c", script, ENGINE]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    let [first, second] = lines[..] else { panic!("one sentence for each player: {said}") };
    let expected = "16384 MB of memory for what the engine remembers cannot be had; ";
    assert!(first.starts_with(&format!("outflank: {expected}")), "{said}");
    assert!(
        second.starts_with(&format!("depth:2: {expected}")) && second.ends_with(" MB serve instead."),
        "{said}"
    );
    assert!(String::from_utf8_lossy(&output.stdout).contains("4 games"));
}

#[test]
fn gtp_rhino_plays_a_game() {
    let path = std::env::var("PATH").unwrap_or_default() + ":/usr/games";
    if !std::env::split_paths(&path).any(|folder| folder.join("gtp-rhino").is_file()) {
        eprintln!("skipped: gtp-rhino is not installed (Debian's package grhino)");
        return;
    }
    let output =
        command(&["gtp:gtp-rhino", "level:4", "--games", "2", "--json"]).env("PATH", path).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && text.matches(r#""note":null"#).count() == 2, "{text}");
}
