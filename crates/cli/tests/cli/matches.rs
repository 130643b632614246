//! `outflank-engine match` through the built program: built-in players, and other programs, good and bad.

use crate::PROGRAM;
use crate::program::{Folder, Running, Said, records, wait_until};
use othello::formats::ggf;
use othello::record::GameLine;
use othello::rules::Move;
use serde_json::Value;
use std::process::Command;
use std::time::Duration;

/// The objects that a match writes: one for each game, and the total.
#[track_caller]
fn played(folder: &Folder, arguments: &str) -> (Vec<Value>, Value) {
    let said = folder.run(&format!("match --hash-mb 1 --json {arguments}"));
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "no progress is shown without a terminal");
    let mut games = records(&said.out);
    let total = games.pop().unwrap();
    (games, total)
}

/// The games of a file.
fn read(folder: &Folder, name: &str) -> Vec<GameLine> {
    ggf::read(&folder.read(name)).unwrap()
}

/// The parts of games that do not depend on the clock: Black's name, and the moves.
fn moves(folder: &Folder, name: &str) -> Vec<(String, Vec<Move>)> {
    let moves = |game: &GameLine| game.moves.iter().map(|played| played.mv).collect();
    read(folder, name).iter().map(|game| (game.header.players.black.clone(), moves(game))).collect()
}

#[test]
fn each_opening_is_played_twice_with_colours_swapped() {
    let folder = Folder::new();
    folder.write("openings.txt", "f5d6\nf5f6\nf5f4\n");
    let line = "greedy random --games 6 --openings openings.txt --level 2 --out games.ggf";
    let (each, total) = played(&folder, line);
    assert_eq!((each.len(), &each[1]["black"], &total["games"]), (6, &"random".into(), &6.into()));
    let sum: u64 = ["wins", "draws", "losses"].iter().map(|name| total[name].as_u64().unwrap()).sum();
    assert_eq!(sum, 6);
    let games = moves(&folder, "games.ggf");
    for (at, pair) in games.chunks(2).enumerate() {
        let [(first, moves), (second, again)] = pair else { panic!("{pair:?}") };
        assert_eq!((first.as_str(), second.as_str(), &moves[..2]), ("greedy", "random", &again[..2]));
        assert!(at == 0 || moves[..2] != games[0].1[..2]);
    }
    let second = &read(&folder, "games.ggf")[1];
    let score = second.ending.unwrap().difference(second.start.size());
    assert_eq!(each[1]["score"].as_f64(), Some(-score));
}

#[test]
fn a_match_repeats_and_its_parts_together_are_the_match() {
    let folder = Folder::new();
    let line = "outflank random --games 4 --level 2 --seed 1";
    let (_, whole) = played(&folder, &format!("{line} --out whole.ggf"));
    played(&folder, &format!("{line} --out again.ggf"));
    assert_eq!(moves(&folder, "again.ggf"), moves(&folder, "whole.ggf"));
    for part in 1..=2 {
        played(&folder, &format!("{line} --shard {part}/2 --out {part}.ggf"));
    }
    folder.write("all.ggf", folder.read("1.ggf") + &folder.read("2.ggf"));
    assert_eq!(moves(&folder, "all.ggf"), moves(&folder, "whole.ggf"));
    // All games are done: only the result is written again.
    let (each, total) = played(&folder, &format!("{line} --out all.ggf"));
    assert!(each.is_empty());
    for name in ["games", "wins", "draws", "losses", "discs"] {
        assert_eq!(total[name], whole[name], "{name}");
    }
}

#[test]
fn games_of_another_match_are_refused() {
    let folder = Folder::new();
    played(&folder, "greedy random --games 2 --level 2 --out games.ggf");
    let expected = "line 1 of the games: it is a game of another match; give another file, or the same \
    arguments as before";
    for line in ["random greedy --level 2", "greedy random --nodes 5"] {
        folder.ends(2, &format!("match {line} --games 2 --out games.ggf"), expected);
    }
}

#[test]
fn clocks_run_in_games_of_built_in_players() {
    let folder = Folder::new();
    played(&folder, "outflank greedy --games 1 --game-time 1.5+0.01 --out games.ggf");
    let game = read(&folder, "games.ggf").remove(0);
    assert_eq!(game.header.clocks.unwrap().white.main(), Duration::from_millis(1500));
    assert!(game.moves.iter().all(|played| played.time.is_some() || played.mv == Move::Pass));
    let left = game.time_left();
    assert!(left.black < left.white && !left.black.is_zero(), "{left:?}");
}

/// A program that knows only the commands that a game cannot do without.
#[cfg(target_os = "linux")]
#[test]
fn a_program_without_name_version_board_size_and_time_plays() {
    let unknown = "name|version|list_commands|known_command|boardsize|time_settings|time_left";
    let folder = Folder::new();
    folder.write("engine.sh", format!("sed -uE 's/^({unknown})/no_&/' | '{PROGRAM}' gtp --level 1"));
    for time in ["--game-time 5", "--time 0.05", ""] {
        let (games, _) = played(&folder, &format!("'gtp:sh engine.sh' random --games 2 {time}"));
        assert!(games.iter().all(|game| game["note"].is_null()), "{games:?}");
    }
}

#[test]
fn a_file_without_games_of_a_match_is_refused_and_unchanged() {
    let folder = Folder::new();
    for text in ["hello", "hello\n", "(;GM[2];B[f5])\n", "f5d6\n(;GM[Othello]"] {
        folder.write("games.ggf", text);
        folder.ends(3, "match random greedy --games 2 --out games.ggf", "games.ggf: ");
        assert_eq!(folder.read("games.ggf"), text);
    }
}

#[test]
fn both_protocols_play_whole_games() {
    let folder = Folder::new();
    // After the second opening Black has to pass.
    folder.write("openings.txt", "f5d6c3\nd3c3b3b2f5a3a1c1\n");
    let players = format!("'gtp:\"{PROGRAM}\" gtp --level 2' 'nboard:3:\"{PROGRAM}\" nboard --level 2'");
    let line = "--games 4 --openings openings.txt --out games.ggf --level 1";
    let (each, total) = played(&folder, &format!("{players} {line}"));
    assert_eq!((each.len(), total["games"].as_u64()), (4, Some(4)));
    assert!(each.iter().all(|game| game["note"].is_null()), "{each:?}");
    if cfg!(target_os = "linux") {
        assert!(total["cpu_a"].is_number() && total["cpu_b"].is_number());
    }
    let text = folder.read("games.ggf");
    assert!(text.lines().count() == 4 && text.contains("[PA]"), "{text}");
    let line = "--games 2 --game-time 1+0.05 --out timed.ggf";
    let (on_the_clock, _) = played(&folder, &format!("{players} {line}"));
    assert!(on_the_clock.iter().all(|game| game["note"].is_null()), "{on_the_clock:?}");
    let text = folder.read("timed.ggf");
    assert!(text.lines().all(|line| line.contains("TI[00:01/00:00.05/]")), "{text}");
}

#[test]
fn matches_are_on_boards_of_any_size() {
    let folder = Folder::new();
    folder.write("openings.txt", "e4e3\nd5 % one move\n");
    let gtp = format!("'gtp:\"{PROGRAM}\" gtp --level 1'");
    for (a, size, discs, how) in [
        (gtp.as_str(), "10x10", 100, "--drawn 6"),
        (&gtp, "6x6", 36, "--openings openings.txt"),
        ("outflank", "10x6", 60, "--drawn 4"),
    ] {
        let line = format!("{a} level:1 --games 2 --size {size} --level 1 --out {size} {how}");
        let (each, total) = played(&folder, &line);
        assert_eq!((total["games"].as_u64(), each.len()), (Some(2), 2));
        assert!(each.iter().all(|game| game["note"].is_null()), "{each:?}");
        assert!(each.iter().all(|game| game["score"].as_i64().unwrap().abs() <= discs));
        let games = read(&folder, size);
        assert!(games.iter().all(|game| game.start.size() == size.parse().unwrap()), "{size}");
        let [(_, first), (_, second)] = &moves(&folder, size)[..] else { panic!("{games:?}") };
        assert!(first[..1] == second[..1] && first.len() > 10, "{size}");
    }
}

#[cfg(unix)]
mod bad_players {
    use super::*;

    /// A player that accepts every command, but runs the shell command `choice` when it has to choose a move.
    fn player(folder: &Folder, choice: &str) {
        let text = format!(
            "while read command rest; do\n  case $command in\n    genmove) {choice} ;;\n    \
             quit) exit ;;\n    *) printf '= \\n\\n' ;;\n  esac\ndone\n"
        );
        folder.write("player.sh", text);
    }

    /// Many engines are started by a script, so ending the script alone is not enough.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_a_program_has_started_ends_with_it() {
        let folder = Folder::new();
        player(&folder, "sleep 600 & echo $! > child; exit 1");
        // The child keeps the output open, so the match cannot see that the script has ended.
        played(&folder, "'gtp:sh player.sh' random --games 1 --patience 0.5");
        wait_for_the_end_of(&folder.read("child"));
    }

    /// Ctrl+C in a terminal interrupts only the match, since programs run in process groups of their own.
    #[cfg(target_os = "linux")]
    #[test]
    fn programs_and_what_they_have_started_end_with_an_interrupted_match() {
        let folder = Folder::new();
        // The file `child` appears only once the process id is in it.
        player(&folder, "sleep 600 & echo $! > new; mv new child; sleep 600");
        let line = "match 'gtp:sh player.sh' random --games 1 --patience 600 --hash-mb 1";
        let mut running = Running(folder.start(line));
        wait_until(|| folder.path("child").exists());
        let id = running.0.id().to_string();
        assert!(Command::new("sh").args(["-c", "kill -INT $0", &id]).status().unwrap().success());
        assert_eq!(running.0.wait().unwrap().code(), Some(130));
        wait_for_the_end_of(&folder.read("child"));
    }

    #[cfg(target_os = "linux")]
    fn wait_for_the_end_of(process: &str) {
        let stat = || std::fs::read_to_string(format!("/proc/{}/stat", process.trim()));
        // Until its parent waits for it, an ended process remains as a zombie, Z.
        wait_until(|| !stat().is_ok_and(|stat| !stat.contains(") Z ")));
    }

    #[test]
    fn one_that_fails_at_its_first_start_ends_the_match_with_its_last_words() {
        let folder = Folder::new();
        folder.write("engine.sh", "echo no weights here >&2\nexit 1\n");
        let said = |line: &str| folder.ends(2, &format!("match {line} random --games 2"), "").err;
        assert_eq!(said("gtp:false"), "gtp:false: it ended\n");
        let error = said("'gtp:sh engine.sh'");
        assert!(error.ends_with(": it ended; it wrote: no weights here\n"), "{error}");
        // `--folder-a` is the working folder of the first player, where it finds its script.
        std::fs::create_dir(folder.path("there")).unwrap();
        std::fs::rename(folder.path("engine.sh"), folder.path("there/engine.sh")).unwrap();
        assert!(said("'gtp:sh engine.sh' --folder-a there").contains("no weights here"));
        assert!(said("greedy --folder-a there").contains("greedy is no program"));
    }

    /// The notes of the games that a program plays against the built-in greedy player.
    fn notes(choice: &str, arguments: &str) -> Vec<String> {
        let folder = Folder::new();
        player(&folder, choice);
        let (games, total) = played(&folder, &format!("'gtp:sh player.sh' greedy --games 2 {arguments}"));
        assert_eq!((&total["losses"], total["discs"].as_f64()), (&2.into(), Some(-64.0)), "{games:?}");
        games.iter().map(|game| game["note"].as_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn a_player_that_ends_hangs_or_errs_loses_and_is_started_again() {
        let silent = "Black lost: it gave no answer within 0.3 s";
        for (choice, arguments, expected) in [
            ("exit 3", "", "Black lost: it ended"),
            ("true", "--patience 0.3", silent),
            ("while :; do echo tick; done", "--patience 0.3", silent),
            ("printf '= a1\\n\\n'", "", "Black lost: it played a1: a disc on a1 would flip nothing"),
            ("printf '= resign\\n\\n'", "", "Black lost: it answered \"resign\", which is no move"),
            ("printf '? tired\\n\\n'", "", "Black lost: it refused \"genmove b\": tired"),
        ] {
            let notes = notes(choice, arguments);
            assert_eq!((notes[0].as_str(), &notes[1][..11]), (expected, "White lost:"), "{choice}");
        }
    }

    #[test]
    fn one_that_takes_too_long_loses_on_time() {
        let notes = notes("sleep 0.5; printf '= f5\\n\\n'", "--game-time 0.2");
        assert!(notes.iter().all(|note| note.contains("lost: it overstepped its time by 0.")), "{notes:?}");
    }
}

#[test]
fn a_match_that_was_killed_goes_on() {
    let folder = Folder::new();
    let line = "level:5 minimax:2 --seed 4 --out games.ggf --games";
    let n_lines =
        || folder.path("games.ggf").exists().then(|| folder.read("games.ggf").matches('\n').count());
    let running = Running(folder.start(&format!("match --hash-mb 1 {line} 10000")));
    wait_until(|| n_lines() >= Some(3));
    drop(running);
    let text = folder.read("games.ggf");
    let whole = &text[..text.rfind('\n').unwrap() + 1];
    // As if it had been killed in the middle of a line.
    folder.write("games.ggf", format!("{whole}(;GM[Othello]PC[Outflank ma"));
    let n_games = whole.lines().count() + 1;
    let (each, total) = played(&folder, &format!("{line} {n_games}"));
    assert_eq!((each.len(), &each[0]["game"], &total["games"]), (1, &n_games.into(), &n_games.into()));
    assert!(folder.read("games.ggf").starts_with(whole));
    assert_eq!(n_lines(), Some(n_games));
}

/// The address space is limited to a gigabyte, less than the table that is asked for.
#[cfg(target_os = "linux")]
#[test]
fn the_match_goes_on_with_a_warning_where_memory_is_short() {
    let script = "ulimit -v 1000000; \
                  exec \"$0\" match outflank depth:2 --level 1 --games 4 --hash-mb 16384 --threads 2";
    let Said { code, out, err: said, .. } = Folder::new().script(script);
    assert_eq!(code, Some(0), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    let [first, second] = lines[..] else { panic!("one sentence for each player: {said}") };
    let expected = "16384 MB of memory for what the engine remembers cannot be had; ";
    assert!(first.starts_with(&format!("outflank: {expected}")), "{said}");
    assert!(
        second.starts_with(&format!("depth:2: {expected}")) && second.ends_with(" MB serve instead."),
        "{said}"
    );
    assert!(out.contains("4 games"));
}

#[test]
fn gtp_rhino_plays_a_game() {
    let path = std::env::var("PATH").unwrap_or_default() + ":/usr/games";
    if !std::env::split_paths(&path).any(|folder| folder.join("gtp-rhino").is_file()) {
        eprintln!("skipped: gtp-rhino is not installed (Debian's package grhino)");
        return;
    }
    let mut command = Command::new(PROGRAM);
    command.args(["match", "gtp:gtp-rhino", "level:4", "--games", "2", "--json"]).env("PATH", path);
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && text.matches(r#""note":null"#).count() == 2, "{text}");
}
