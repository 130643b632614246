//! Summaries, and any text at all. The readings of single texts are in `tests/data/readings`.

use super::*;
use proptest::prelude::*;

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
