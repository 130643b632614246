//! Summaries and titles, wrong results in a stream, many broken variations, and any text at all. The readings
//! of single texts are in `tests/data/readings`.

use super::*;
use proptest::prelude::*;
use std::time::{Duration, Instant};

/// The only game of a text of SGF.
pub(crate) fn of_sgf(text: &str) -> Record {
    sgf::read(text).unwrap_or_else(|error| panic!("{text}: {error}")).remove(0)
}

#[test]
fn a_summary_says_what_a_text_holds() {
    for (text, expected) in [
        ("f5d6c3", "A game of 3 moves on 8×8"),
        ("1. F5", "A game of 1 move on 8×8"),
        ("(;GM[2];B[f5](;W[d6])(;W[f6]))", "A game of 2 moves on 8×8 with variations"),
        (
            &Position::start(BoardSize::new(6, 10).unwrap()).to_string(),
            "A position on 6×10, Black to move, 56 empties",
        ),
        (&format!("{} O", "-".repeat(64)), "A position on 8×8, the game is over"),
    ] {
        let loaded = read_text(text, &Defaults::default()).unwrap();
        assert_eq!(Summary::of(&loaded.record(0)).to_string(), expected);
    }
}

#[test]
fn a_servers_time_becomes_a_day_and_its_zero_result_a_draw() {
    let served = "(;GM[Othello]DT[2003.12.15_13:24:03.MST]PB[a]PW[b]RE[+0.000]TY[8]B[F5];)";
    let loaded = read_text(served, &Defaults::default()).unwrap();
    assert_eq!(title(&loaded.record(0).header), "a – b, 2003-12-15: draw");
    assert_eq!(loaded.title(0, "Remis", Summary::to_string), "1. a – b, 2003-12-15: Remis");
}

#[test]
fn readers_of_one_format_find_no_game_in_other_texts() {
    for text in ["", "hello"] {
        assert_eq!(sgf::read(text), Err(ReadError::NoGames), "{text}");
        assert_eq!(ggf::read(text), Err(ReadError::NoGames), "{text}");
    }
}

#[test]
fn the_board_decides_about_results_in_a_stream() {
    let text = "(;GM[2]RE[W+10];B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])".repeat(9);
    let opened = open(text.as_bytes(), &Defaults { whole_max: 200, ..Defaults::default() }).unwrap();
    let Opened::Stream(mut games) = opened else { panic!("it is read in parts") };
    assert!(games.by_ref().all(|game| game.unwrap().header.result == "B+64"));
    assert!(games.leftovers.overruled.iter().map(|told| told.number).eq(1..10));
}

#[test]
fn many_broken_variations_are_read_quickly() {
    let begin = Instant::now();
    let text = format!("(;GM[2];B[f5](;W[d6]){})", "(;W[a1];B[b1])".repeat(100_000));
    let loaded = read(text.as_bytes(), &Defaults::default()).unwrap();
    assert_eq!(loaded.left_out.len(), 100_000);
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
}

proptest! {
    #[test]
    fn no_text_makes_reading_panic(
        text: String,
        drawn in "[-XOxo*.|+,\t 012/pP●○🟩⬜□■・ーa-h1-8\n]{0,200}",
        moves in "([a-p][0-9]{1,2}|5f|1|2\\.|40-24|[({\\[\\]})#*]|Black|: |Anna|黒|パス|pass|pa|--| |\n|ｆ５|é\
            |½){0,40}",
    ) {
        for text in [text, drawn, moves] {
            _ = (read_text(&text, &Defaults::default()), wthor::load(text.as_bytes()));
            for format in Format::ALL {
                match Loaded::of((format.games)(&text, &Defaults::default())) {
                    Ok(loaded) => prop_assert!(!loaded.is_empty()),
                    Err(error) => {
                        // Programs' formats may name the place after the last character.
                        let after = usize::from(!format.is_plain);
                        let n_letters = |place: Place| place.line_in(&text).chars().count();
                        let is_in = |place: Place| place.character <= after + n_letters(place);
                        prop_assert!(error.place().is_none_or(is_in), "{:?} {}", text, error);
                    }
                }
            }
        }
    }
}
