//! Games as a server writes them, read and written again, and the errors of broken ones.

use super::*;
use crate::formats::pgn::tests::tree;
use crate::formats::tests::told;
use crate::record::{MoveTime, Record};
use crate::rules::{ByColor, Position, Square};

/// A game from the server, with the white space that files have.
const SERVED: &str = "1 (;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ant+]PW[n]RB[2501.5]\
RW[2498]TI[15:00//02:00]\n\
    TY[8]RE[+4.000:t]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\n\
    B[f5//0.02]W[D6/-1.25/1:04.09]\nB[c3/2]KM[0];) ";

#[test]
fn a_game_from_the_server_is_read_and_written_again() {
    let game = read(SERVED).unwrap().remove(0);
    assert_eq!((&*game.header.players.black, &*game.header.ratings.black), ("ant+", "2501.5"));
    let minutes = |n: u64| Duration::from_secs(60 * n);
    assert_eq!(game.header.clocks.unwrap().map(TimeControl::main), ByColor::new(minutes(15), minutes(15)));
    assert_eq!(game.header.grace, ByColor::new(minutes(2), minutes(2)));
    assert_eq!(game.ending, Some(crate::record::Ending::by(4.0, EndReason::TimeOut)));
    let second =
        PlayedMove { mv: game.moves[1].mv, eval: Some(-1.25), time: Some(Duration::from_millis(64_090)) };
    assert_eq!((game.moves.len(), game.moves[1]), (3, second));
    assert_eq!(game.time_left().white, minutes(15) - Duration::from_millis(64_090));
    assert_eq!(
        write(&game),
        "(;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ant+]PW[n]RB[2501.5]RW[2498]\
        TI[15:00//02:00]TY[8]\
         RE[+4:t]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
         B[F5//0.02]W[D6/-1.25/64.09]B[C3/2];)"
    );
    let record = game.record();
    assert_eq!(GameLine::of_record(&record), game);
    // White's move is worth -1.25 discs to White; after it, Black is to move.
    let notes = record.annotations(record.line()[1]).unwrap();
    assert_eq!(notes.evaluation.as_ref().unwrap().score.hundredths(), 125);
}

#[test]
fn a_variation_has_neither_the_games_result_nor_its_own_times() {
    let mut record = read(SERVED).unwrap()[0].record();
    record.header.result = "B+8 (resigned)".to_owned();
    assert!(write(&GameLine::of_record(&record)).contains("RE[+8:r]"));
    record.go_to(record.line()[0]);
    let f6 = Square::parse("f6", BoardSize::STANDARD).unwrap();
    let node = record.play(Move::Place(f6)).unwrap();
    record.set_move_time(node, MoveTime::parse("3600"));
    let text = write(&GameLine::of_record(&record));
    assert!(!text.contains("RE[") && text.ends_with("B[F5//0.02]W[F6];)"), "{text}");
}

#[test]
fn the_clocks_of_a_record_are_kept() {
    let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    for (black, white, expected) in [
        ("5:00", "5:00", "TI[05:00]"),
        ("5:00+3", "20:00", "TB[05:00/00:03/]TW[20:00]"),
        ("20:00+3x0:30", "20:00+3x0:30", "TI[20:00]OT[3x00:30]"),
        ("0:00+1x0:10", "5:00", "TB[00:00]TW[05:00]OB[1x00:10]"),
    ] {
        let clocks = Some(ByColor::new(black.parse().unwrap(), white.parse().unwrap()));
        record.header.clocks = clocks;
        let text = write(&GameLine::of_record(&record));
        assert!(text.contains(expected), "{text}");
        assert_eq!(read(&text).unwrap()[0].record().header.clocks, clocks, "{text}");
    }
    let both = "TB[03:00/00:10/01:00]TW[05:00//02:00]";
    let served = read(&SERVED.replace("TI[15:00//02:00]", both)).unwrap().remove(0);
    assert!(write(&GameLine::of_record(&served.record())).contains(both));
}

#[test]
fn unreadable_extras_never_reject_a_game() {
    let check = |before: &str, after: &str, expected: &str| {
        let text = format!("(;GM[Othello]{before}{BOARD}{after}");
        let game = read(&text).unwrap_or_else(|error| panic!("{text}: {error}")).remove(0);
        let ending = game.ending.map_or("-".to_owned(), |ending| ending.to_string());
        let eval = game.moves.first().and_then(|played| played.eval);
        let main = game.header.clocks.map_or(0, |clocks| clocks.black.main().as_secs());
        let found = format!("{} {ending} {eval:?} {main}", game.moves.len());
        assert_eq!(found, expected, "{text}");
    };
    check("TI[?]RE[?]", "B[F5]W[D6];)", "2 - None 0");
    check("TI[soon]TB[x]RB[strong]RW[?]", "B[F5];)", "1 - None 0");
    check("TI[05:00]", "B[F5/1,5/2]W[D6];)", "2 - Some(1.5) 300");
    check("", "B[F5/good/long/x]W[D6//?];)", "2 - None 0");
    check("RE[37-27]", "B[F5]W[D6];)", "2 B+10 None 0");
    check("RE[+10,000:r]", ";)", "0 B+10 (resigned) None 0");
    check("RE[W+R]", ";)", "0 W+R None 0");
    check("RE[won]", ";)", "0 - None 0");
    check("", "B[F5]W[D6])", "2 - None 0");
    check("Event[x];Ab[1]", ";B[F5];W[D6];)", "2 - None 0");
    // Nine moves end this game.
    let over = "B[f5]W[d6]B[c5]W[f6]B[e7]W[f4]B[g5]W[e6]B[e3]";
    check("", &format!("{over}W[PA]B[PA];)"), "9 B+64 None 0");
}

#[test]
fn each_game_is_read_by_itself() {
    let good = |name: &str, moves: &str| format!("(;GM[Othello]PB[{name}]{BOARD}{moves};)");
    let name = |record: &Record| record.header.players.black.clone();
    let check = |text: &str, expected: &[&str]| assert_eq!(told(games(text), name), expected, "{text}");
    let (a, c) = (good("a", "B[f5]"), good("c", "B[d3]"));
    let illegal = good("b", "B[a1]");
    check(
        &format!("Hello,\n 2 {a}\n{illegal} {c}\nBye (;\n"),
        &["a", "move 1, \"a1\" at line 3, character 93: a disc on a1 would flip nothing", "c"],
    );
    let unclosed = "line 2, character 21: \"BO[8 ---\" stands where a value that ends with ] was expected";
    check(&format!("{a}\n(;GM[Othello]PB[xyz]BO[8 ---"), &["a", unclosed]);
    check(&format!("{a}\n(;GM[Othello]PB[xyz]BO[8 ---\n{c}"), &["a", unclosed, "c"]);
    let no_end = "line 3, character 1: \"(;GM[Othello]PB[c]BO\" stands where a property, a node or a \
        bracket was expected";
    check(&format!("{a}\n(;GM[Othello]{BOARD}B[f5]\n{c}"), &["a", no_end, "c"]);
    let no_begin = "line 2, character 1: \"x;GM[Othello]PB[a]BO\" stands where (; was expected";
    check(&format!("{a}\nx{}\n{c}", &a[1..]), &["a", no_begin, "c"]);
    check("", &[]);
}

#[test]
fn comments_are_kept() {
    let mut record = read(SERVED).unwrap()[0].record();
    for (node, comment) in [(Record::ROOT, "a [good]\n game \\n"), (record.line()[1], "why\nnot?")] {
        record.annotations_mut(node).comment = comment.to_owned();
    }
    let text = write(&GameLine::of_record(&record));
    assert!(text.contains("CO[a \\{good\\}\\n game \\\\n]") && text.contains("]CO[why\\nnot?]B["), "{text}");
    assert_eq!(read(&text).unwrap()[0].record(), record);
    // Another program writes several comments in a row.
    let text = format!("(;{BOARD}CO[a \\ b]CO[c]B[f5]CO[d]CO[e];)");
    assert_eq!(tree(&read(&text).unwrap()[0].record()), "{a \\ b\nc} f5{d\ne}");
}

const BOARD: &str = "BO[8 ---------------------------O*------*O--------------------------- *]";

#[test]
fn errors_name_the_place() {
    let check =
        |text: &str, expected: &str| assert_eq!(read(text).unwrap_err().to_string(), expected, "{text}");
    check("", "there is no game in it");
    check("hello", "there is no game in it");
    check("(;PB[x]", "character 8: expected the ) at the end of the game");
    check("(;GM[Othello];)", "character 1: expected a board such as BO[8 … *]");
    for (text, place, found, expected) in [
        ("(;PB[x", "character 3", "PB[x", "a value that ends with ]"),
        ("(;\nPB x];)", "line 2, character 1", "PB x];)", "a property, a node or a bracket"),
        ("(;GM[Go]SZ[19];)", "character 3", "GM[Go]", "GM[2] for Othello"),
        ("(;BO[8 --- *];)", "character 3", "8 --- *", "a board such as BO[8 … *]"),
    ] {
        check(text, &format!("{place}: \"{found}\" stands where {expected} was expected"));
    }
    check(&format!("(;{BOARD}W[f5];)"), "move 1, \"f5\" at character 77: it is Black's turn");
    check(&format!("(;{BOARD}B[f5]W[f5];)"), "move 2, \"f5\" at character 82: f5 already holds a disc");
    check(
        &format!("(;{BOARD}B[x9];)"),
        "move 1, \"x9\" at character 77: expected a square or PASS, perhaps with an evaluation and a time \
        (F5/1.25/0.50)",
    );
}

#[test]
fn a_board_among_the_moves_is_a_correction() {
    let start = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    let wrong = "BO[8 -------- -------- ---*---- ---O*--- ---*O--- -------- -------- -------- O]";
    let text = format!("(;GM[Othello]TI[1:00]{start}B[d3//5]CO[a]{wrong}CO[b]W[c5//2]{start};)");
    let game = read(&text).unwrap().remove(0);
    assert_eq!(tree(&game.record()), "d3{a} ={b} c5 =");
    assert_eq!(game.position(), Position::start(BoardSize::STANDARD));
    let main = |game: GameLine| game.since_correction().header.clocks.unwrap().map(TimeControl::main);
    assert_eq!(main(game).white, Duration::from_secs(58));
    let late = read(&text.replace("d3//5", "d3//90")).unwrap().remove(0);
    assert_eq!(main(late).black, Duration::from_millis(10), "a clock that ran out is still one");
    let other = text.replace(wrong, "BO[4 -----O*--*O----- O]");
    assert!(read(&other).is_err());
}
