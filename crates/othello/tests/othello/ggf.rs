//! What a game of GGF leaves out: the lines beside it, and what lies before a corrected board.

use othello::clock::TimeControl;
use othello::formats::ggf::{read, write};
use othello::record::{GameLine, MoveTime};
use othello::rules::{BoardSize, ByColor, Move, Position, Square};
use std::time::Duration;

const START: &str = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

#[test]
fn a_variation_has_neither_the_games_result_nor_its_own_times() {
    let text = format!("(;GM[Othello]{START}B[f5//0.02]W[D6/-1.25/1:04.09]B[c3/2];)");
    let mut record = read(&text).unwrap()[0].record();
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
fn after_a_correction_the_clocks_have_what_was_left() {
    let wrong = "BO[8 -------- -------- ---*---- ---O*--- ---*O--- -------- -------- -------- O]";
    let text = format!("(;GM[Othello]TI[1:00]{START}B[d3//5]CO[a]{wrong}CO[b]W[c5//2]{START};)");
    let game = read(&text).unwrap().remove(0);
    assert_eq!(game.position(), Position::start(BoardSize::STANDARD));
    let main = |game: GameLine| game.since_correction().header.clocks.unwrap().map(TimeControl::main);
    assert_eq!(main(game), ByColor::new(55, 58).map(Duration::from_secs));
    let late = read(&text.replace("d3//5", "d3//90")).unwrap().remove(0);
    assert_eq!(main(late).black, Duration::from_millis(10), "a clock that ran out is still one");
}
