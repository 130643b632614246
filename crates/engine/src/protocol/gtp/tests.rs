//! Whole conversations; a script that plays the first legal move stands in for the engine.

use super::*;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use std::time::Duration;

const FILES: [(&str, &str); 5] = [
    ("game.sgf", "(;GM[2]SZ[8];B[f5];W[d6](;B[c3];W[d3])(;B[c5]))"),
    // After the eighth move Black passes.
    ("pass.sgf", "(;GM[2];B[d3];W[c3];B[b3];W[b2];B[f5];W[a3];B[a1];W[c1];W[e3])"),
    ("anti.sgf", "(;GM[2]SZ[6]RU[anti];B[d5])"),
    ("corrected.sgf", "(;GM[2];B[f5];W[d6];AE[d4];B[c5];W[d4])"),
    ("go.sgf", "(;GM[1]SZ[19])"),
];

/// The answers of the server to some lines, separated by semicolons, and the limits of its searches.
fn talk(lines: &str) -> (Vec<String>, Vec<Limits>) {
    let mut gtp = Gtp::new(Level::new(6), 1);
    let (mut answers, mut limits) = (Vec::new(), Vec::new());
    for line in lines.split("; ") {
        let mut actions: VecDeque<Action> = gtp.on_line(line).into();
        while let Some(action) = actions.pop_front() {
            match action {
                Action::Say(text) => answers
                    .push(text.strip_suffix("\n\n").expect("answers end with an empty line").to_owned()),
                Action::Quit => return (answers, limits),
                Action::Stop => panic!("nothing is stopped"),
                Action::Think {
                    request: Request { position, method: Method::Search(limit), .. }, ..
                } => {
                    limits.push(limit);
                    let best = position.legal_moves().first().map(Move::Place);
                    let report = Report { elapsed: Duration::from_secs(2), ..Report::default() };
                    actions.extend(gtp.on_event(Event::Finished { id: crate::SearchId(1), best, report }));
                }
                Action::Think { .. } => panic!("only searches are expected"),
                Action::Read { file } => {
                    actions.extend(gtp.on_file(match FILES.iter().find(|(name, _)| *name == file) {
                        Some((_, text)) => Ok(text.as_bytes().to_vec()),
                        None => Err("no such file".to_owned()),
                    }))
                }
            }
        }
    }
    (answers, limits)
}

#[track_caller]
fn check(lines: &str, expected: &str) {
    assert_eq!(talk(lines).0.join(" | "), expected, "{lines}");
}

#[test]
fn answers_carry_the_number_of_the_request() {
    check(
        "1 protocol_version; # a comment; ; \tname # who; 3; x; 4 x 5; quit; name",
        "=1 2 | = Outflank | ?3 a command is expected | ? unknown command: x | ?4 unknown command: x | =",
    );
    let (answers, _) = talk("list_commands");
    let names: Vec<&str> = answers[0].trim_start_matches("= ").lines().collect();
    assert!(names.contains(&"genmove") && names.len() == COMMANDS.len());
    assert!(names.iter().all(|name| talk(&format!("known_command {name}")).0 == ["= true"]));
    check("known_command fly", "= false");
}

#[test]
fn every_refusal_is_a_sentence() {
    check("play b", "? syntax error: expected play COLOR VERTEX");
    check("play green f5", "? \"green\" is no colour; expected b or w");
    check("play b z9", "? \"z9\" is no square of the 8×8 board; expected a1 to h8");
    check("play b a1", "? illegal move: a disc on a1 would flip nothing");
    check("play b pass", "? illegal move: passing is allowed only when no disc can be placed");
    check("play w d3", "? illegal move: it is Black's turn");
    check("genmove w", "? illegal move: it is Black's turn");
    check("undo", "? cannot undo: no move was played");
    check("boardsize 19", "? unacceptable size: a board is 4 to 16 squares wide and high, not 19×19");
    check("set_game Go", "? unknown game: Go; expected Othello");
    check("final_score", "? the game is not over");
    check("set_level 99", "? levels go from 1 to 30");
    check("time_settings 1 2 three", "? syntax error: \"three\" is no number of moves");
    check("time_left b -1 0", "? syntax error: \"-1\" is no time in seconds");
}

#[test]
fn moves_are_played_chosen_and_taken_back() {
    check(
        "genmove b; play W c3; undo; reg_genmove white; play w e3; undo; undo; play b F5",
        "= D3 | = | = | = C3 | = | = | = | =",
    );
    check(
        "boardsize 4; play b b1; showboard",
        "= | = | = \n   A B C D\n 1 . X . . 1\n 2 . X X . 2\n 3 . X O . 3\n 4 . . . . 4\n   A B C D\n\
             White to move",
    );
}

#[test]
fn a_forced_pass_may_be_sent_or_left_out() {
    // Black cannot move after these eight.
    let moves = ["b d3", "w c3", "b b3", "w b2", "b f5", "w a3", "b a1", "w c1"];
    let moves = moves.map(|mv| format!("play {mv}")).join("; ");
    let after = |lines: &str| talk(&format!("{moves}; {lines}")).0[8..].to_vec();
    assert_eq!(after("genmove b; genmove w"), ["= PASS", "= E3"]);
    assert_eq!(after("play b pass; genmove w"), ["=", "= E3"]);
    assert_eq!(after("genmove w; undo; genmove w"), ["= E3", "=", "= E3"]);
    assert_eq!(after("reg_genmove w; gogui-rules_side_to_move; play b pass"), ["= E3", "= b", "="]);
    // After an illegal move the pass is still possible.
    assert_eq!(after("play w a8; play b pass"), ["? illegal move: a disc on a8 would flip nothing", "="]);
    assert_eq!(after("gogui-rules_legal_moves; gogui-rules_side_to_move"), ["= pass", "= b"]);
}

#[test]
fn the_end_is_counted_and_passes_may_follow_it() {
    let game =
        "play b f5; play w d6; play b c5; play w f6; play b e7; play w f4; play b g5; play w e6; play b e3";
    let after = |lines: &str| talk(&format!("{game}; {lines}")).0[9..].to_vec();
    let expected = ["= B+64", "= PASS", "=", "=", "= PASS"];
    assert_eq!(after("final_score; genmove w; play b pass; undo; genmove b"), expected);
    // GoGui asks for a side to move even at the end; an empty list of moves tells it that the game is over.
    assert_eq!(after("gogui-rules_legal_moves; gogui-rules_side_to_move"), ["=", "= w"]);
}

/// What GoGui shows on a square: it puts the first line of a board at the top and counts rows from below.
fn shown_by_gogui(board: &str, vertex: &str) -> char {
    let column = ('A'..='Z').filter(|c| *c != 'I').position(|c| vertex.starts_with(c)).unwrap();
    let row: usize = vertex[1..].parse().unwrap();
    let line = board.trim_start_matches("= ").lines().rev().nth(row - 1).unwrap();
    line.split(' ').nth(column).unwrap().parse().unwrap()
}

#[test]
fn gogui_shows_discs_where_they_are_played() {
    check(
        "boardsize 8; clear_board; gogui-rules_board; gogui-rules_legal_moves; play b D3; gogui-rules_board",
        "= | = | = . . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . X O . . .\n. . . O X . . .\n\
             . . . . . . . .\n. . . . . . . .\n. . . . . . . . | = D3 C4 F5 E6 | = | \
             = . . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . X O . . .\n. . . X X . . .\n\
             . . . X . . . .\n. . . . . . . .\n. . . . . . . .",
    );
    // Every move of a game lies where its name says, on a wide board too.
    for side in [8, 10, 16] {
        let mut gtp = Gtp::new(Level::new(6), 1);
        let mut ask = |line: &str| match &gtp.on_line(line)[..] {
            [Action::Say(text)] => text.trim_end().to_owned(),
            other => panic!("{other:?}"),
        };
        assert_eq!(ask(&format!("boardsize {side}")), "=");
        assert_eq!(ask("gogui-rules_board_size"), format!("= {side}"));
        loop {
            let moves = ask("gogui-rules_legal_moves");
            let Some(name) = moves.trim_start_matches('=').split_whitespace().last().map(str::to_owned)
            else {
                break;
            };
            let color = ask("gogui-rules_side_to_move").pop().unwrap();
            assert_eq!(ask(&format!("play {color} {name}")), "=", "{name}");
            if name != "pass" {
                let board = ask("gogui-rules_board");
                let disc = if color == 'b' { 'X' } else { 'O' };
                assert_eq!(shown_by_gogui(&board, &name), disc, "{name}\n{board}");
            }
        }
        assert!(ask("final_score").starts_with("= "));
    }
}

#[test]
fn wide_boards_have_no_column_i() {
    let size = BoardSize::new(10, 10).unwrap();
    for (text, column, row) in [("h1", 7, 0), ("J1", 8, 0), ("k10", 9, 9)] {
        let square = Square::at(column, row, size).unwrap();
        assert_eq!(read_vertex(text, size), Ok(Move::Place(square)));
        assert_eq!(vertex(Move::Place(square), size), text.to_uppercase());
    }
    for text in ["i1", "l1", "a11", "a0", "a", "", "ä1", "a-1"] {
        let error = format!("{text:?} is no square of the 10×10 board; expected a1 to k10");
        assert_eq!(read_vertex(text, size), Err(error));
    }
    let drawing = talk("boardsize 10; showboard").0.pop().unwrap();
    assert!(drawing.contains("\n   A B C D E F G H J K\n 1 . ."), "{drawing}");
}

#[test]
fn time_is_kept_once_it_is_set() {
    let level = Limits::Level(Level::new(6));
    let clock = |left| Limits::Clock { left: Duration::from_secs(left), increment: Duration::ZERO };
    let per_move = Limits::Time(Duration::from_secs(3));
    let limits = |lines: &str| talk(lines).1;
    assert_eq!(limits("genmove b; set_level 9; genmove w"), [level, Limits::Level(Level::new(9))]);
    assert_eq!(limits("time_settings 60 0 0; genmove b; genmove w; genmove b"), [60, 60, 58].map(clock));
    assert_eq!(limits("time_settings 60 0 0; time_left b 10 0; genmove b; genmove w"), [10, 60].map(clock));
    assert_eq!(limits("time_left b 10 0; genmove b"), [clock(10)]);
    assert_eq!(limits("time_settings 0 3 1; genmove b; genmove w; genmove b"), [per_move; 3]);
    assert_eq!(limits("time_settings 60 0 0; genmove b; clear_board; genmove b"), [60, 60].map(clock));
    assert_eq!(limits("time_settings 0 1 0; genmove b"), [level]);
}

#[test]
fn requests_wait_for_the_search_before_them() {
    let mut gtp = Gtp::new(Level::new(6), 1);
    assert!(matches!(gtp.on_line("1 genmove b")[..], [Action::Think { .. }]));
    assert_eq!(gtp.on_line("2 name"), []);
    assert!(gtp.is_thinking());
    let id = crate::SearchId(1);
    let best = gtp.position().legal_moves().first().map(Move::Place);
    let answers = gtp.on_event(Event::Finished { id, best, report: Report::default() });
    assert_eq!(answers, ["=1 D3\n\n", "=2 Outflank\n\n"].map(|text| Action::Say(text.to_owned())));
    gtp.on_line("genmove w");
    let answers = gtp.on_event(Event::Failed { id, message: "no memory".to_owned() });
    assert_eq!(answers, [Action::Say("? the search broke: no memory\n\n".to_owned())]);
}

#[test]
fn answers_of_other_programs_are_understood() {
    for (line, expected) in [
        ("= f5", Some(Ok("f5"))),
        ("=12 F5", Some(Ok("F5"))),
        ("=", Some(Ok(""))),
        ("? wrong color", Some(Err("wrong color"))),
        ("?3 illegal move", Some(Err("illegal move"))),
        ("hello", None),
        ("é", None),
        ("", None),
    ] {
        assert_eq!(read_answer(line), expected, "{line}");
    }
}

#[test]
fn games_are_loaded_to_their_end_or_to_a_move() {
    let printed = |lines: &str| {
        let answers = talk(lines).0.pop().unwrap();
        let (head, moves) = answers.split_at(answers.find(';').map_or(0, |at| at + 1));
        assert!(head.starts_with("= (;") && answers.ends_with(')'), "{answers}");
        moves.split_once(';').map_or("", |(_, moves)| moves).trim_end_matches(')').to_owned()
    };
    assert_eq!(printed("loadsgf game.sgf; printsgf"), "B[f5];W[d6];B[c3];W[d3]");
    assert_eq!(printed("loadsgf game.sgf 3; printsgf"), "B[f5];W[d6]");
    assert_eq!(printed("loadsgf game.sgf 1; printsgf"), "");
    assert_eq!(printed("loadsgf game.sgf 99; undo; play w f3; printsgf"), "B[f5];W[d6];B[c3];W[f3]");
    assert_eq!(printed("boardsize 10; loadsgf game.sgf 2; genmove w; printsgf"), "B[f5];W[f4]");
    let passed = "B[d3];W[c3];B[b3];W[b2];B[f5];W[a3];B[a1];W[c1];B[];W[e3]";
    assert_eq!(printed("loadsgf pass.sgf; printsgf"), passed);
    assert_eq!(printed("loadsgf pass.sgf 9; play w e3; printsgf"), passed);
    let corrected = "B[f5];W[d6];AE[d4]PL[B];B[c5];W[d4]";
    assert_eq!(printed("loadsgf corrected.sgf; printsgf"), corrected);
    let lines = "loadsgf pass.sgf; SIDE; undo; SIDE; undo; SIDE; reg_genmove b";
    let lines = lines.replace("SIDE", "gogui-rules_side_to_move");
    check(&lines, "= | = b | = | = w | = | = b | = PASS");
}

/// Some programs send no passes, so two moves of one side follow each other.
#[test]
fn games_with_passes_left_out_are_printed_after_every_move() {
    let answers = talk("boardsize 4; play b b1; play w c1; play b d3; play w a1; play w a3; printsgf").0;
    assert!(answers.last().unwrap().ends_with(";B[b1];W[c1];B[d3];W[a1];B[];W[a3])"), "{answers:?}");
    let mut rng = SmallRng::seed_from_u64(11);
    for side in [4, 6] {
        for _ in 0..40 {
            let mut gtp = Gtp::new(Level::new(6), 1);
            gtp.on_line(&format!("boardsize {side}"));
            while gtp.position().outcome().is_none() {
                let position = gtp.position().after_forced_pass();
                let square = position.legal_moves().iter().choose(&mut rng).unwrap();
                let played = format!("play {} {}", color_name(position.turn()), square.name(position.size()));
                let ok = [Action::Say("=\n\n".to_owned())];
                assert_eq!(gtp.on_line(&played), ok);
                // Undo keeps the pass that was left out.
                assert_eq!((gtp.on_line("undo"), *gtp.position()), (ok.to_vec(), position));
                assert_eq!(gtp.on_line(&played), ok);
                let printed = sgf::write(&gtp.game);
                let record = sgf::read(&printed).unwrap().remove(0);
                assert_eq!(record.position(), gtp.position(), "{printed}");
            }
        }
    }
}

#[test]
fn a_file_that_is_no_game_changes_nothing() {
    check(
        "play b f5; 1 loadsgf go.sgf; loadsgf anti.sgf; loadsgf x.sgf 3; undo; undo",
        "= | ?1 cannot load go.sgf: character 3: \"GM[1]\" stands where GM[2] for Othello was expected | \
             ? cannot load anti.sgf: in this game the fewest discs win, which GTP has no words for | \
             ? cannot load x.sgf: no such file | = | ? cannot undo: no move was played",
    );
    check("loadsgf", "? syntax error: expected loadsgf FILE [MOVE]");
    check("loadsgf game.sgf two", "? syntax error: \"two\" is no number of a move");
    // Lines that arrive before the file has been read wait for it.
    let mut gtp = Gtp::new(Level::new(6), 1);
    assert_eq!(gtp.on_line("loadsgf game.sgf"), [Action::Read { file: "game.sgf".to_owned() }]);
    assert_eq!(gtp.on_line("name"), []);
    let answers = gtp.on_file(Ok(b"(;GM[2])".to_vec()));
    assert_eq!(answers, ["=\n\n", "= Outflank\n\n"].map(|text| Action::Say(text.to_owned())));
}
