//! Books of other programs: positions read, broken lines reported, other files refused.

use super::*;
use crate::own_book::tests::after;
use othello::rules::{BoardSize, ByColor, Setup, Square};

fn squares(position: &Position) -> String {
    Setup::from(position).line()[..64].to_owned()
}

/// The squares with `X` for the side to move and `O` for the other.
fn swapped(position: &Position) -> String {
    let (discs, turn) = (position.discs(), position.turn());
    Setup { discs: ByColor::new(discs[turn], discs[!turn]), ..Setup::from(position) }.line()[..64].to_owned()
}

fn f6() -> Move {
    Move::Place(Square::parse("f6", BoardSize::STANDARD).unwrap())
}

#[test]
fn an_edax_line_is_a_position_and_its_best_move_out_of_the_book() {
    let position = after("f5");
    let line = format!("{} X,21,F6,-1\n", swapped(&position));
    let book = read(line.as_bytes()).unwrap();
    let [known, leaf] = &book.positions[..] else { panic!("{book:?}") };
    assert!(known.has_moves && known.value.is_none() && known.depth == 21);
    assert_eq!((leaf.value, leaf.depth, leaf.has_moves), (Some(1), 20, false));
    assert_eq!(swapped(&known.position), swapped(&position));
    assert_eq!(leaf.position, known.position.play(f6()).unwrap());
    assert_eq!(write_edax(&known.position, 21, Some((f6(), -1))), line);
    let line = format!("{} X,21,--,-127\n", swapped(&position));
    let none = read(line.as_bytes()).unwrap().positions;
    assert_eq!((none.len(), write_edax(&none[0].position, 21, None)), (1, line));
}

#[test]
fn boards_with_values_and_obf_are_read() {
    let position = after("f5d6");
    for line in [
        format!("{} -4", squares(&position)),
        format!("{} X -4", squares(&position)),
        format!("{} X; -4;", squares(&position)),
    ] {
        let book = read(line.as_bytes()).unwrap();
        assert_eq!((book.positions[0].position, book.positions[0].value), (position, Some(-4)), "{line}");
    }
    let book = read(format!("{} O; F6:+2; F4:-8;", squares(&after("f5"))).as_bytes()).unwrap();
    let values: Vec<_> = book.positions.iter().map(|known| (known.value, known.has_moves)).collect();
    assert_eq!(values, [(None, true), (Some(-2), false), (Some(8), false)]);
}

#[test]
fn lines_have_values_or_none() {
    let book =
        read("f5d6c3\n\n% a comment\nF5 d6 c3 -1\nf5f6;+2.4\nf5f4: 7\n1. f5 2. d6".as_bytes()).unwrap();
    assert_eq!(book.lines.iter().map(Vec::len).collect::<Vec<_>>(), [3, 2]);
    let values: Vec<_> = book.positions.iter().map(|known| known.value).collect();
    assert_eq!(values, [Some(-1), Some(2), Some(7)]);
    assert_eq!(book.positions[1].position, after("f5f6"));
}

#[test]
fn broken_lines_are_left_out_and_the_first_is_named() {
    let good = format!("{} -4", squares(&after("f5d6")));
    let check = |line: &str, expected: &str| {
        let book = read(format!("{good}\n{line}\n{good}\nf5f5\n").as_bytes()).unwrap();
        assert_eq!((book.positions.len(), book.n_broken), (2, 2));
        assert_eq!(book.first_broken.unwrap().to_string(), expected, "{line}");
        let alone = read(line.as_bytes()).unwrap_err().to_string();
        assert_eq!(alone, expected.replace("line 2", "line 1"));
    };
    let board = squares(&after("f5d6"));
    for (line, found, expected) in [
        (board.clone(), &board[..20], "a position with its value, or a line of moves"),
        (board[1..].to_owned(), &board[1..21], "a board of 64 squares and the side to move"),
        (format!("{board} +65"), "+65", "a score from -64 to 64 (or F5:+2)"),
        (format!("{board} X,99,F5,1"), "99", "a score from -64 to 64 (or F5:+2)"),
    ] {
        check(&line, &format!("line 2: \"{found}\" stands where {expected} was expected"));
    }
    check("f5d6c9", "line 2: move 3, \"c9\" at character 5: not a square of the 8×8 board (a1 to h8)");
}

#[test]
fn files_that_are_no_book_are_errors() {
    assert_eq!(read(b"").unwrap_err().to_string(), "no positions and no lines stand in it");
    assert_eq!(read(b"DICUORAGE").unwrap_err(), BookFileError::Short { found: 9, expected: 14 });
    assert_eq!(read(b"DICUORAGE\x02\0\0\0\0").unwrap_err(), BookFileError::Version(2));
    let claims = [b"DICUORAGE\x03".as_slice(), &1_000_000u32.to_le_bytes()].concat();
    assert_eq!(read(&claims).unwrap_err(), BookFileError::Short { found: 14, expected: 25_000_014 });
    let claims = [b"DICUORAGE\x03".as_slice(), &u32::MAX.to_le_bytes()].concat();
    assert_eq!(read(&claims).unwrap_err(), BookFileError::TooMany(POSITIONS_MAX));
    assert_eq!(read(b"XADEKOOB\x05").unwrap_err(), BookFileError::Short { found: 9, expected: 42 });
}

/// The discs of the side to move and the other's, a1 the lowest bit.
fn sets(position: &Position) -> [u64; 2] {
    [position.turn(), !position.turn()].map(|color| position.discs()[color].words()[0])
}

fn egbk3() -> Vec<u8> {
    let [own, other] = sets(&after("f5"));
    let mut bytes = [b"DICUORAGE\x03".as_slice(), &1u32.to_le_bytes()].concat();
    bytes.extend(own.reverse_bits().to_le_bytes());
    bytes.extend(other.reverse_bits().to_le_bytes());
    // Value, level, number of lines (four bytes), the leaf's value, square and level; from a1 = 0, f6 is 45.
    bytes.extend([2, 21, 9, 0, 0, 0, 1, 63 - 45, 20]);
    bytes
}

fn edax() -> Vec<u8> {
    let [own, other] = sets(&after("f5"));
    let mut bytes = b"XADEKOOB\x04\x06".to_vec();
    bytes.resize(38, 0);
    bytes.extend(1u32.to_le_bytes());
    bytes.extend(own.to_le_bytes());
    bytes.extend(other.to_le_bytes());
    bytes.extend([0; 16]);
    bytes.extend([2i16, -64, 64].map(i16::to_le_bytes).concat());
    bytes.extend([1, 21]);
    bytes.extend([3, 19]);
    bytes.extend([1, 45]);
    bytes
}

#[test]
fn binary_books_are_read() {
    for bytes in [egbk3(), edax()] {
        let book = read(&bytes).unwrap();
        let [known, leaf] = &book.positions[..] else { panic!("{book:?}") };
        assert_eq!((known.value, known.depth, known.has_moves), (Some(2), 21, true));
        assert_eq!(swapped(&known.position), swapped(&after("f5")));
        assert_eq!((leaf.position, leaf.value), (known.position.play(f6()).unwrap(), Some(-1)));
    }
    // Both colours on a square; the "line" of a binary book is the number of a position.
    let mut bytes = egbk3();
    bytes.copy_within(14..22, 22);
    let error = read(&bytes).unwrap_err().to_string();
    assert!(error == "line 1: expected a board of 64 squares and the side to move", "{error}");
}
