//! Proven bounds of positions: the file of 2,587 positions with 50 empties from which H. Takizawa, *Othello
//! is Solved* (2023, <https://arxiv.org/abs/2310.19387>), proves that the start is a draw.
//!
//! Each line holds a position in the style of OBF, how often it was played, the value of a search, and the
//! window that a solver searched. A window that ends at 0 proved "0 or more", one that begins at 0 "0 or
//! less", and one around 0 proved "0".

use engine::book::Book;
use othello::formats::obf;
use othello::rules::Position;

/// Bounds of a position's exact score, for the side to move.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Bound {
    pub position: Position,
    /// In discs.
    pub least: i32,
    /// In discs.
    pub most: i32,
}

/// Reads the file; an error names the line.
pub(super) fn read(text: &str) -> Result<Vec<Bound>, String> {
    let mut lines = (1..).zip(text.lines());
    if lines.next().is_none_or(|(_, head)| head.trim() != "obf,count,score,alpha,beta") {
        return Err("line 1: the columns obf,count,score,alpha,beta are expected".to_owned());
    }
    lines.map(|(number, line)| bound(line).map_err(|reason| format!("line {number}: {reason}"))).collect()
}

fn bound(line: &str) -> Result<Bound, String> {
    let fields: Vec<&str> = line.trim().split(',').collect();
    let [board, _, _, alpha, beta] = fields.as_slice() else {
        return Err("five columns are expected".to_owned());
    };
    let problem = obf::read(board).map_err(|error| error.fault.to_string())?.pop();
    let position = problem.ok_or("a position is expected")?.position;
    let window = (alpha.parse::<i32>().ok(), beta.parse::<i32>().ok());
    let (least, most) = match window {
        (Some(-64), Some(0)) => (0, 64),
        (Some(0), Some(64)) => (-64, 0),
        (Some(alpha), Some(beta)) if alpha < 0 && beta > 0 => (0, 0),
        _ => return Err(format!("a window around 0 is expected, not {alpha} to {beta}")),
    };
    Ok(Bound { position, least, most })
}

/// The bounds that a book contradicts and the book's values in discs, worst first.
pub(super) fn contradictions<'a>(book: &Book, bounds: &'a [Bound]) -> Vec<(&'a Bound, i16)> {
    let contradiction = |bound: &'a Bound| {
        let value = book.evaluation(&bound.position)?.score.discs();
        let is_within = (bound.least..=bound.most).contains(&i32::from(value));
        (!is_within).then_some((bound, value))
    };
    let mut found: Vec<_> = bounds.iter().filter_map(contradiction).collect();
    found.sort_by_key(|(_, value)| std::cmp::Reverse(value.abs()));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "obf,count,score,alpha,beta\n";
    const BOARD: &str = "---------------------------OX------XO--------------------------- X;";

    #[test]
    fn windows_are_read_as_what_they_prove() {
        let check = |window: &str, least, most| {
            let bounds = read(&format!("{HEAD}{BOARD},6397,2,{window}\n")).unwrap();
            assert_eq!((bounds.len(), bounds[0].least, bounds[0].most), (1, least, most), "{window}");
        };
        check("-64,0", 0, 64);
        check("0,64", -64, 0);
        check("-64,64", 0, 0);
    }

    #[test]
    fn errors_name_the_line_and_what_is_expected() {
        let check = |text: String, expected: &str| assert_eq!(read(&text).unwrap_err(), expected);
        check(String::new(), "line 1: the columns obf,count,score,alpha,beta are expected");
        check(format!("{HEAD}{BOARD},1,2\n"), "line 2: five columns are expected");
        check(format!("{HEAD}{BOARD},1,2,5,9\n"), "line 2: a window around 0 is expected, not 5 to 9");
        check(format!("{HEAD},1,2,0,64\n"), "line 2: a position is expected");
        check(
            format!("{HEAD}{BOARD},1,2,0,64\nXO X;,1,2,0,64\n"),
            "line 3: \"XO X;\" stands where a board of 64 squares and the side to move was expected",
        );
    }
}
