//! The side to move, as lines beside a board say it: `Black to move`, `手番：黒`, `X`.

use super::signs;
use crate::record::words::{self, TokenKind, Word, is_together};
use crate::rules::Color;

/// Words that say who is to move.
const TURNS: &str = "move moves play plays turn next side zug ziehen zieht dran reihe joue jouent jouer \
    trait tour juega juegan jugar turno mueve mueven toca tocan σειρά παίζει παίζουν ход ходят tocca muove \
    mossa";

/// The words of a line such as `current player: 2`.
const PLAYER: &str = "player current next active to turn move side s is";

/// The fewest signs of a line that may be a row.
const ROW_MIN: usize = 4;
/// No longer line names the side to move.
const LENGTH_MAX: usize = 60;

/// The side to move that a line names; `None` if it names none.
pub(in crate::formats) fn read_turn(line: &str) -> Option<Color> {
    let line = line.trim();
    let n_signs = line.chars().take(LENGTH_MAX).filter(|c| !c.is_whitespace()).count();
    // Such a line is a row of a board or a long remark.
    if line.chars().nth(LENGTH_MAX).is_some() || n_signs >= ROW_MIN && signs::count(line).1 == 0 {
        return None;
    }
    let (mut sides, mut words, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
    let (mut is_turn, mut n_other, mut n_signs) = (false, 0, 0);
    for token in words::tokens(line.trim_end_matches('.')) {
        let word = line[token.begin..token.end].to_lowercase();
        match (token.kind, words::word(&word)) {
            (TokenKind::Sign(c), _) => match signs::side(c) {
                Some(color) => {
                    sides.push(color);
                    n_signs += 1;
                }
                // A row.
                None if signs::is_square(c) => return None,
                None => {}
            },
            (TokenKind::Number, _) => numbers.push(word),
            (TokenKind::Word, known) => {
                let has = |signs: [char; 6]| word.contains(is_together) && word.contains(signs);
                is_turn |= has(['番', '先', '轮', '輪', '走', '下']) || is_one_of(TURNS, &word);
                match known {
                    Some(Word::Color(color)) => sides.push(color),
                    _ if word.contains(is_together) => {
                        sides.extend(word.contains(['黒', '黑']).then_some(Color::Black));
                        sides.extend(word.contains('白').then_some(Color::White));
                    }
                    _ => n_other += 1,
                }
                words.push(word);
            }
        }
    }
    let is_player = words.len() > 1 && words.iter().all(|word| is_one_of(PLAYER, word));
    let player =
        numbers.first().filter(|_| numbers.len() == 1 && is_player && words.contains(&"player".to_owned()));
    match player.map(String::as_str) {
        Some("1") => return Some(Color::Black),
        Some("2") => return Some(Color::White),
        _ => {}
    }
    let color = *sides.first()?;
    let is_clear = sides.iter().all(|side| *side == color) && n_signs <= 1;
    let is_alone = n_other + numbers.len() == 0 && words.len() <= 2;
    (is_clear && (is_turn || is_alone)).then_some(color)
}

fn is_one_of(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|known| known == word)
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
