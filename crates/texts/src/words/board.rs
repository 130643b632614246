//! Boards, moves and results.

use crate::text;
use othello::rules::{
    BoardSize, ByColor, Color, Goal, IllegalMove, Move, Outcome, Position, SetupError, SizeError, Square,
    Squares,
};

/// "Black", "White".
pub fn color_name(color: Color) -> String {
    text!("color-name", color = color.key())
}

/// Where all discs are and whose turn it is, for a screen reader.
pub fn board_words(position: &Position) -> String {
    let [black, white] = [Color::Black, Color::White].map(|color| {
        let names = position.discs()[color].iter().map(|square| square.name(position.size()));
        names.collect::<Vec<_>>().join(" ")
    });
    text!("board-spoken", black = black, white = white, color = position.turn().key())
}

/// Why a move is not allowed, without a full stop.
pub fn illegal_move(error: &IllegalMove) -> String {
    match error {
        IllegalMove::OffBoard => text!("illegal-off-board"),
        IllegalMove::Occupied(square) => text!("illegal-occupied", square = square),
        IllegalMove::FlipsNothing(square) => text!("illegal-flips-nothing", square = square),
        IllegalMove::NotCentral(square) => text!("illegal-not-central", square = square),
        IllegalMove::PassNotAllowed => text!("illegal-pass"),
        IllegalMove::GameOver => text!("illegal-game-over"),
    }
}

/// Why discs and a turn do not make a position, without a full stop.
pub fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::OffBoard => text!("setup-off-board"),
        SetupError::TwoColors(square) => text!("setup-two-colors", square = square),
        SetupError::NothingToPlay => text!("setup-nothing-to-play"),
        SetupError::WrongLength(found, expected) => {
            text!("setup-wrong-length", found = found, expected = expected)
        }
        SetupError::UnknownCharacter(character, place) => {
            text!("setup-unknown-character", character = character.escape_debug().to_string(), place = place)
        }
    }
}

/// Why there is no board of this size, without a full stop.
pub fn size_error(error: &SizeError) -> String {
    match error {
        SizeError::OutOfRange { width, height } => text!("size-out-of-range", width = width, height = height),
        SizeError::Odd { width, height } => text!("size-odd", width = width, height = height),
        SizeError::NotASize(text) => text!("size-none", found = text.escape_debug().to_string()),
    }
}

/// "f5 flips e5", "c3 flips 3 discs: b3, d3, e3".
pub fn flips_words(name: &str, flips: Squares, size: BoardSize) -> String {
    let names = flips.iter().map(|square| square.name(size));
    match flips.len() {
        0 => text!("square-flips-nothing", square = name),
        n => text!("square-flips", square = name, n = n, flipped = text::list(names)),
    }
}

/// What clicking a square would do, said while the pointer is on it.
pub fn square_words(position: &Position, square: Square) -> String {
    let name = square.name(position.size());
    match position.play(Move::Place(square)) {
        Ok(_) if position.is_placing() => text!("square-of-first-four", square = name),
        Ok(_) => flips_words(&name, position.flips(square), position.size()),
        Err(_) => match position.disc_at(square) {
            Some(color) => text!("square-has-disc", square = name, color = color.key()),
            None => text!("square-has-nothing", square = name, color = position.turn().key()),
        },
    }
}

/// "Black wins 40–24."
pub fn outcome_words(outcome: Outcome, goal: Goal) -> String {
    let score = outcome.official(goal);
    match outcome.winner(goal) {
        Some(side) => text!("result-wins", color = side.key(), won = score[side], lost = score[!side]),
        None => text!("result-draw", black = score.black, white = score.white),
    }
}

/// Why the result differs from the discs on the board; `None` where it does not.
pub fn outcome_reason(outcome: Outcome, goal: Goal) -> Option<String> {
    let ByColor { black, white } = outcome.discs;
    let without_discs = Color::BOTH.into_iter().find(|&color| outcome.discs[color] == 0);
    match (goal, outcome.winner(goal), outcome.empties) {
        (Goal::FewestDiscs, ..) => Some(text!("result-fewest")),
        (_, _, 0) => None,
        (_, Some(winner), n) => {
            let lost_all = without_discs.map(|loser| text!("result-no-discs-left", color = loser.key()));
            let empties =
                text!("result-empties-for", n = n, color = winner.key(), black = black, white = white);
            Some(text::sentences(lost_all.into_iter().chain([empties])))
        }
        (_, None, n) => Some(text!("result-empties-shared", n = n)),
    }
}

/// A move as lists and sentences name it: `f5`, `pass`.
pub fn move_name(mv: Move, size: BoardSize) -> String {
    if mv == Move::Pass { text!("move-pass") } else { mv.name(size) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::Setup;

    #[test]
    fn the_result_is_explained_when_it_is_not_the_discs_on_the_board() {
        let check = |black, white, empties, words: &str, reason: Option<&str>| {
            let outcome = Outcome { discs: ByColor::new(black, white), empties };
            assert_eq!(outcome_words(outcome, Goal::MostDiscs), words);
            assert_eq!(outcome_reason(outcome, Goal::MostDiscs).as_deref(), reason);
        };
        check(40, 24, 0, "Black wins 40–24.", None);
        let reason = "The empty square counts for White (20–43 on the board).";
        check(20, 43, 1, "White wins 44–20.", Some(reason));
        let reason = "White has no discs left. The 51 empty squares count for Black (13–0 on the board).";
        check(13, 0, 51, "Black wins 64–0.", Some(reason));
        check(30, 30, 4, "Draw, 32–32.", Some("The 4 empty squares count half for each."));
    }

    #[test]
    fn flips_are_named() {
        let said =
            |position: &Position, name| square_words(position, Square::parse(name, position.size()).unwrap());
        let start = Position::start(BoardSize::STANDARD);
        assert_eq!(said(&start, "f5"), "f5 flips e5");
        assert_eq!(said(&start, "a1"), "a1: nothing to flip here for Black");
        assert_eq!(said(&start, "d4"), "d4: a white disc");
        let size = BoardSize::new(4, 4).unwrap();
        let setup = Setup::parse("-OO- OXXO OXXO -OO-", size, Color::Black).unwrap();
        assert_eq!(said(&setup.position().unwrap(), "a1"), "a1: nothing to flip here for Black");
    }
}
