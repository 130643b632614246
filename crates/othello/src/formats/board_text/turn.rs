//! The side to move, as lines beside a board say it: `Black to move`, `手番：黒`, `X`.

use super::signs;
use crate::record::words::{self, Word, is_together};
use crate::rules::Color;

/// Words that say who is to move.
const TURNS: &str = "move moves play plays turn next side zug ziehen zieht dran reihe joue jouent jouer \
    trait tour juega juegan jugar turno mueve mueven toca tocan σειρά παίζει παίζουν ход ходят tocca muove \
    mossa";

/// Of `current player: 2`, all but the number.
const PLAYER: &str = "player current next active to turn move side s is";

fn is_one_of(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|known| known == word)
}

/// A row has more squares.
const ROW_MIN: usize = 4;
/// No longer line names the side to move.
const LENGTH_MAX: usize = 60;

/// The side that a line says is to move; `None` where it says nothing of the kind.
pub(in crate::formats) fn read_turn(line: &str) -> Option<Color> {
    // A row has more signs than that, and lines of comments more words.
    let line = line.trim();
    let is_long = line.len() > 4 * LENGTH_MAX || line.chars().count() > LENGTH_MAX;
    let n_signs = line.chars().take(LENGTH_MAX).filter(|c| !c.is_whitespace()).count();
    if is_long || n_signs >= ROW_MIN && signs::count(line).1 == 0 {
        return None;
    }
    if let Some(color) = numbered_player(line) {
        return Some(color);
    }
    let (mut sides, mut is_turn, mut n_other, mut n) = ([false; 2], false, 0, 0);
    let mut side = |color: Color| sides[usize::from(color == Color::White)] = true;
    let words = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    for word in words {
        n += 1;
        let lower = word.to_lowercase();
        is_turn |= is_one_of(TURNS, &lower);
        match words::word(word) {
            Some(Word::Color(color)) => {
                side(color);
                is_turn |= lower.contains(['番', '先']);
            }
            _ if word.contains(is_together) => {
                let (black, white) = (word.contains(['黒', '黑']), word.contains('白'));
                if black {
                    side(Color::Black);
                }
                if white {
                    side(Color::White);
                }
                is_turn |= word.contains(['番', '轮', '輪', '走', '下', '先']);
            }
            _ => n_other += 1,
        }
    }
    let mut n_signs = 0;
    for c in line.trim_end_matches('.').chars().filter(|c| !c.is_alphanumeric()) {
        if let Some(color) = signs::side(c) {
            side(color);
            n_signs += 1;
        } else if signs::is_square(c) {
            // A row.
            return None;
        }
    }
    let color = match sides {
        [true, false] => Color::Black,
        [false, true] => Color::White,
        _ => return None,
    };
    (n_signs <= 1 && (is_turn || n_other == 0 && n <= 2)).then_some(color)
}

/// The side of `current player: 2`.
fn numbered_player(line: &str) -> Option<Color> {
    let words: Vec<String> = line
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let (numbers, words): (Vec<&str>, Vec<&str>) =
        words.iter().map(String::as_str).partition(|word| word.chars().all(|c| c.is_ascii_digit()));
    let is_player =
        words.contains(&"player") && words.len() > 1 && words.iter().all(|word| is_one_of(PLAYER, word));
    match numbers[..] {
        ["1"] if is_player => Some(Color::Black),
        ["2"] if is_player => Some(Color::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_side_to_move_is_read_in_every_language() {
        let white = "White to move|white|O|○|Turn: White|O to move.|White's turn|White (o) to play:|白番|白の番|\
            手番：白|轮到白棋|白方走|Weiß am Zug|Weiß ist dran|Trait aux blancs|Les blancs jouent|Juegan blancas|\
            turno: blancas|Παίζουν τα λευκά|Next: ○|side=w|Σειρά του λευκού|Ход белых|Tocca al bianco|\
            current player: 2";
        let none = "🟩🟩🟩⚪🟩🟩🟩🟩|######O.|+++O++++|Player 2: Anna|White: Ben|Black 2, White 2|X O|x x x x|\
            - - O -|Anna||XO|○○";
        for (lines, turn) in [(white, Some(Color::White)), (none, None)] {
            for line in lines.split('|') {
                assert_eq!(read_turn(line), turn, "{line}");
            }
        }
    }
}
