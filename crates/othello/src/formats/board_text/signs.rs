//! What each sign of a drawn board means. Two signs that belong together are the discs; all other signs are
//! empty squares or marks of legal moves. If several pairs fit, the reader prefers one that fills the four
//! squares in the centre, since discs lie there in every game.

use crate::rules::Color;

/// Signs of Black and White that belong together, the most usual first; capitals stand for small letters.
/// Letters are those of dark and light, schwarz and weiß, noir and blanc.
const PAIRS: &str = "●○ XO BW 12 01 #O @O *O X0 @0 #0 ●O X○ #○ @○ *○ ×○ ×O ✕○ ✖○ ✗○ ✘○ ❌○ ☓○ ⊗○ \
    DL SW NB 黒白 黑白 흑백 ◉◎ ◆◇ ▲△ ▼▽ ★☆ ♥♡ ♠♤ ☻☺ ♟♙ ⚈⚆ ⚉⚇ ☗☖ 🌑🌕 🌚🌝 🟫⬜ ⬛⬜ ■□";
/// Signs of empty squares: dashes, points and drawn squares. Two dashes are letters elsewhere: ー and 一.
const EMPTY: &str = "-._·ー一˙▢▯☐⬚░▒␣□■⬜⬛◻◼▫▪◽◾▮█🟢🟥🟦🟧🟨🟩🟪🟫🔲🔳";
/// No board has more signs: discs, grounds, and marks of legal moves.
const SIGNS_MAX: usize = 40;

fn pairs() -> impl Iterator<Item = [char; 2]> + Clone {
    PAIRS.split_whitespace().filter_map(|pair| {
        let mut signs = pair.chars();
        Some([signs.next()?, signs.next()?])
    })
}

/// Whether a sign means a square by itself; a digit does not.
pub(super) fn is_square(c: char) -> bool {
    EMPTY.contains(c) || !c.is_ascii_digit() && "●○XOBW#@*×✕✖✗✘❌☓⊗".contains(c.to_ascii_uppercase())
}

/// How many signs of a line mean squares, and how many letters do not.
pub(super) fn count(line: &str) -> (usize, usize) {
    let is_letter = |c: &char| c.is_alphabetic() && !is_square(*c);
    (line.chars().filter(|c| is_square(*c)).count(), line.chars().filter(is_letter).count())
}

/// The side that a sign stands for by itself.
pub(super) fn side(c: char) -> Option<Color> {
    match c {
        '#' | '@' | '×' | '✕' | '✖' | '❌' => Some(Color::Black),
        _ => crate::rules::Setup::read_disc(c).flatten(),
    }
}

/// The contents of the squares of a board in rows; a blank is an empty one. `None` where they make no board.
pub(super) fn decode(cells: &[char], width: usize) -> Option<Vec<Option<Color>>> {
    let fold = |c: &char| if *c == ' ' { '-' } else { c.to_ascii_uppercase() };
    let cells: Vec<char> = cells.iter().map(fold).collect();
    let mut signs: Vec<char> = Vec::new();
    for &c in &cells {
        if !signs.contains(&c) {
            signs.push(c);
        }
        if signs.len() > SIGNS_MAX {
            return None;
        }
    }
    let middle = (cells.len() / width / 2 * width).saturating_sub(width / 2 + 1);
    let centre = [middle, middle + 1, middle + width, middle + width + 1];
    let holds_centre =
        |pair: &[char; 2]| centre.iter().all(|at| pair.contains(cells.get(*at).unwrap_or(&'-')));
    let read = |pair: [char; 2]| {
        let color = |c: &char| Some(Color::BOTH[pair.iter().position(|disc| disc == c)?]);
        rest_is_empty(&cells, pair).then(|| cells.iter().map(color).collect())
    };
    let with = |n: usize| {
        let n_discs = |pair: &[char; 2]| pair.iter().filter(|disc| signs.contains(disc)).count();
        pairs().filter(move |pair| n_discs(pair) == n)
    };
    // Pairs of a known disc and a sign that is not known, taken as the other disc.
    let strange = || {
        let strange = signs.iter().filter(|c| !c.is_alphanumeric() && !is_square(**c));
        let is_disc = |c: &char| signs.contains(c);
        strange.flat_map(move |c| {
            let beside = move |[black, white]: [char; 2]| [[black, *c], [*c, white]];
            pairs().flat_map(beside).filter(move |pair| pair.iter().all(is_disc))
        })
    };
    let no_discs = || (signs.len() == 1 && EMPTY.contains(signs[0])).then(|| vec![None; cells.len()]);
    let two = with(2).filter(holds_centre).chain(with(2));
    let strange = || strange().filter(holds_centre);
    // Discs of one colour leave no legal moves to mark: a third sign is the other disc.
    let third = strange().filter(|_| signs.len() > 2);
    let one = third.chain(with(1).filter(holds_centre)).chain(strange()).chain(with(1));
    two.chain(one).find_map(read).or_else(no_discs)
}

/// Whether all signs but the discs can be empty squares. Letters and digits can if they number legal moves,
/// or if one of them is the only other sign, and is a digit or fills most squares.
fn rest_is_empty(cells: &[char], pair: [char; 2]) -> bool {
    let is_letter = |c: &char| c.is_alphanumeric() && !EMPTY.contains(*c);
    let (letters, others): (Vec<char>, Vec<char>) =
        cells.iter().copied().filter(|c| !pair.contains(c)).partition(is_letter);
    let Some(&first) = letters.first() else { return true };
    let is_numbered = matches!(first, '1' | 'A') && !pair.contains(&'0') && !pair.contains(&'2');
    let counts_up = (first..).zip(&letters).all(|(number, letter)| number == *letter);
    let is_same = letters.iter().all(|letter| *letter == first);
    let is_ground = others.is_empty() && (first.is_ascii_digit() || 2 * letters.len() > cells.len());
    is_numbered && counts_up || is_same && is_ground
}
