//! What a puzzle is about: each theme is an exact predicate on the proven scores of all moves and on the
//! empty regions, and says nothing where they do not.
//!
//! The ideas are the usual ones of Othello books, such as Brian Rose's *Othello: A Minute to Learn… A
//! Lifetime to Master*.

use super::Truth;
use crate::analysis::features::{
    Beside, beside_corner, is_wedge, neighbours, open_corners, parity, region_of, regions,
};
use crate::rules::{Color, Grid, Move, Position, Square, Squares};

/// One idea that a puzzle shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Theme {
    /// The best move opens an odd region, and every move into an even one loses 4 or more.
    Parity,
    /// The opponent has no move into a region, neither before the best move nor after it; the best move does
    /// not go there, and going there now loses 4 or more.
    Access,
    /// The best move lets the opponent take a corner that he could not take before.
    CornerSacrifice,
    /// A corner can be taken, and whichever it is, taking it loses 4 or more.
    PoisonedCorner,
    /// Every move that flips most discs loses 6 or more.
    Greed,
    /// The best move flips one or two discs that touch no empty square afterwards, and leaves the opponent no
    /// more moves than he had.
    Quiet,
    /// The best move lies on an edge between two of the opponent's discs.
    Wedge,
    /// A move on an edge threatens a corner beside which one's own X-square lies, and the opponent cannot
    /// take it first.
    StonerTrap,
    /// The best move attacks five of the opponent's discs on an edge at the end that is open.
    FiveDiscEdge,
    /// After the best move all discs between two corners are one's own, one of the corners is empty, and it
    /// was not so before.
    Diagonal,
    /// After the best move the opponent has no move into what is left of the region, and its player has one.
    Tempo,
    /// After the best move the opponent must pass.
    Pass,
    /// The best move alone wins all the discs.
    WipeOut,
    /// The best move alone draws; all others lose.
    SaveTheDraw,
    /// The best move alone wins; all others draw or lose.
    SaveTheWin,
}

impl Theme {
    /// In the order in which they are shown; the place of each is its number in files.
    pub const ALL: [Theme; 15] = [
        Theme::Parity,
        Theme::Access,
        Theme::CornerSacrifice,
        Theme::PoisonedCorner,
        Theme::Greed,
        Theme::Quiet,
        Theme::Wedge,
        Theme::StonerTrap,
        Theme::FiveDiscEdge,
        Theme::Diagonal,
        Theme::Tempo,
        Theme::Pass,
        Theme::WipeOut,
        Theme::SaveTheDraw,
        Theme::SaveTheWin,
    ];

    /// For people.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Parity => "Parity",
            Theme::Access => "Access",
            Theme::CornerSacrifice => "Corner sacrifice",
            Theme::PoisonedCorner => "Poisoned corner",
            Theme::Greed => "Greed",
            Theme::Quiet => "Quiet move",
            Theme::Wedge => "Wedge",
            Theme::StonerTrap => "Stoner trap",
            Theme::FiveDiscEdge => "Five-disc edge",
            Theme::Diagonal => "Diagonal",
            Theme::Tempo => "Tempo",
            Theme::Pass => "Pass",
            Theme::WipeOut => "Wipe-out",
            Theme::SaveTheDraw => "Save the draw",
            Theme::SaveTheWin => "Save the win",
        }
    }

    /// What it teaches, in a sentence.
    pub fn idea(self) -> &'static str {
        match self {
            Theme::Parity => "Play into an odd region: who begins there also plays last there.",
            Theme::Access => "Keep a region for later if only you can play there.",
            Theme::CornerSacrifice => "Giving a corner away can be right if you get more for it.",
            Theme::PoisonedCorner => "Not every corner is worth taking.",
            Theme::Greed => "The move that flips most discs is a bad one here.",
            Theme::Quiet => "Flip little, inside, and leave the opponent no new moves.",
            Theme::Wedge => "A disc between two of the opponent's on the edge cannot be flipped along it.",
            Theme::StonerTrap => "Attack an edge so that the corner behind your X-square falls to you.",
            Theme::FiveDiscEdge => "Five discs on an edge have one open end: attack it.",
            Theme::Diagonal => "A diagonal that is all yours keeps its corners shut.",
            Theme::Tempo => "Move where the opponent cannot reply, and keep another such move.",
            Theme::Pass => "If the opponent has no move, you move again.",
            Theme::WipeOut => "Take every disc.",
            Theme::SaveTheDraw => "One move draws, all others lose.",
            Theme::SaveTheWin => "One move wins, all others do not.",
        }
    }

    /// Whether a position with one best move shows it.
    pub fn holds(self, truth: &Truth) -> bool {
        let Some(look) = Look::of(truth) else { return false };
        match self {
            Theme::Parity => look.is_parity(),
            Theme::Access => look.is_access(),
            Theme::CornerSacrifice => look.is_corner_sacrifice(),
            Theme::PoisonedCorner => look.is_poisoned_corner(),
            Theme::Greed => look.is_greed(),
            Theme::Quiet => look.is_quiet(),
            Theme::Wedge => is_wedge(&look.after, look.best, look.color),
            Theme::StonerTrap => look.is_stoner_trap(),
            Theme::FiveDiscEdge => look.is_five_disc_edge(),
            Theme::Diagonal => look.is_diagonal(),
            Theme::Tempo => look.is_tempo(),
            Theme::Pass => look.after.must_pass(),
            Theme::WipeOut => truth.score() == 64,
            Theme::SaveTheDraw => truth.score() == 0,
            Theme::SaveTheWin => truth.score() > 0 && truth.second().is_some_and(|second| second <= 0),
        }
    }
}

/// A set of themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Themes(u16);

impl Themes {
    /// All that a position shows.
    pub fn of(truth: &Truth) -> Themes {
        Theme::ALL.into_iter().filter(|theme| theme.holds(truth)).collect()
    }

    /// The set that a file holds as a number; bits without a theme are dropped.
    pub fn from_bits(bits: u16) -> Themes {
        Themes(bits & ((1 << Theme::ALL.len()) - 1))
    }

    /// A bit for each theme, by its place in [`Theme::ALL`].
    pub fn bits(self) -> u16 {
        self.0
    }

    /// Whether a theme is among them.
    pub fn contains(self, theme: Theme) -> bool {
        self.0 >> theme as u8 & 1 == 1
    }

    /// In the order of [`Theme::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |theme| self.contains(*theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Themes {
        Themes(themes.into_iter().fold(0, |bits, theme| bits | 1 << theme as u8))
    }
}

/// A position with its only best move, and what that leads to.
struct Look<'a> {
    truth: &'a Truth,
    before: &'a Position,
    color: Color,
    best: Square,
    after: Position,
}

/// From this loss up a move is wrong by a theme's predicate, in discs.
const WRONG: i16 = 4;

impl Look<'_> {
    fn of(truth: &Truth) -> Option<Look<'_>> {
        let (before, best) = (truth.position(), truth.only_best()?);
        let after = before.play(Move::Place(best)).expect("a move of the truth is legal");
        Some(Look { truth, before, color: before.turn(), best, after })
    }

    fn is_parity(&self) -> bool {
        let parity = parity(self.before);
        let even = self.before.legal_moves() & parity.even;
        parity.odd.contains(self.best) && !even.is_empty() && self.all_lose(even, WRONG)
    }

    fn all_lose(&self, moves: Squares, discs: i16) -> bool {
        moves.is_subset_of(self.truth.losing(|loss| loss >= discs))
    }

    fn is_access(&self) -> bool {
        let (own, other) = (self.before.legal_moves(), self.before.legal_moves_of(!self.color));
        regions(self.before).into_iter().any(|region| {
            let entries = region & own;
            let is_shut = !region.intersects(other) && !region.intersects(self.after.legal_moves());
            let is_kept = is_shut && !region.contains(self.best);
            is_kept && !entries.is_empty() && self.all_lose(entries, WRONG)
        })
    }

    fn is_corner_sacrifice(&self) -> bool {
        let open = |position| open_corners(position, !self.color);
        !(open(&self.after) & !open(self.before)).is_empty()
    }

    fn is_poisoned_corner(&self) -> bool {
        let corners = open_corners(self.before, self.color);
        !corners.is_empty() && self.all_lose(corners, WRONG)
    }

    fn is_greed(&self) -> bool {
        const LOSS: i16 = 6;
        let flips = |square: Square| self.before.flips(square).len();
        let most = self.before.legal_moves().iter().map(flips).max().unwrap_or(0);
        self.all_lose(
            self.before.legal_moves().iter().filter(|square| flips(*square) == most).collect(),
            LOSS,
        )
    }

    fn is_quiet(&self) -> bool {
        let flips = self.before.flips(self.best);
        let are_inner = !neighbours(flips, self.before.size()).intersects(self.after.empties());
        let replies = |position: &Position| position.legal_moves_of(!self.color).len();
        flips.len() <= 2 && are_inner && replies(&self.after) <= replies(self.before)
    }

    fn is_stoner_trap(&self) -> bool {
        let size = self.before.size();
        if !Grid::of(size).edges().contains(self.best) {
            return false;
        }
        let (threats, taken) =
            (open_corners(&self.after, self.color), open_corners(&self.after, !self.color));
        let old = open_corners(self.before, self.color);
        (threats & !old & !taken).iter().any(|corner| {
            let same_edge =
                corner.row(size) == self.best.row(size) || corner.column(size) == self.best.column(size);
            let is_x = |square: &Square| beside_corner(*square, size) == Some((corner, Beside::X));
            let x = Square::all(size).find(is_x);
            same_edge && x.is_some_and(|x| self.after.disc_at(x) == Some(self.color))
        })
    }

    fn is_five_disc_edge(&self) -> bool {
        let size = self.before.size();
        edges(self.before).into_iter().any(|edge| {
            let discs: Vec<Option<Color>> = edge.iter().map(|square| self.before.disc_at(*square)).collect();
            // From one corner: the C-square is empty, then five discs, and again from the other.
            let open_end = |five: std::ops::Range<usize>| {
                discs
                    .iter()
                    .enumerate()
                    .all(|(at, disc)| *disc == if five.contains(&at) { Some(!self.color) } else { None })
            };
            let ends = [(open_end(2..7), edge[1], edge[0]), (open_end(1..6), edge[6], edge[7])];
            ends.into_iter().any(|(is_open, c_square, corner)| {
                let attacks =
                    self.best == c_square || beside_corner(self.best, size) == Some((corner, Beside::X));
                is_open && attacks
            })
        })
    }

    fn is_diagonal(&self) -> bool {
        let (size, empties) = (self.before.size(), self.after.empties());
        let side = usize::from(size.width());
        let at = |column, row| Square::at(column, row, size);
        let down: Squares = (0..side).filter_map(|at_| at(at_, at_)).collect();
        let up: Squares = (0..side).filter_map(|at_| at(at_, side - 1 - at_)).collect();
        [down, up].into_iter().any(|diagonal| {
            let corners = diagonal & Grid::of(size).corners();
            let inner: Squares = diagonal & !corners;
            let is_own = |position: &Position| inner.is_subset_of(position.discs()[self.color]);
            corners.intersects(empties) && is_own(&self.after) && !is_own(self.before)
        })
    }

    fn is_tempo(&self) -> bool {
        let left = region_of(self.best, self.before) & !Squares::from(self.best);
        left.intersects(self.after.legal_moves_of(self.color)) && !left.intersects(self.after.legal_moves())
    }
}

/// The squares of the four edges, each from a corner to the next.
fn edges(position: &Position) -> [Vec<Square>; 4] {
    let size = position.size();
    let (last_column, last_row) = (usize::from(size.width()) - 1, usize::from(size.height()) - 1);
    let row = |row| Square::all(size).filter(|square| square.row(size) == row).collect();
    let column = |column| Square::all(size).filter(|square| square.column(size) == column).collect();
    [row(0), row(last_row), column(0), column(last_column)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board;
    use crate::rules::Symmetry;
    use crate::teach::puzzles::testing::truth;

    /// Boards with all the themes that they show: each is a counterexample to every other theme.
    fn examples() -> Vec<(Position, Vec<Theme>)> {
        use Theme::{
            Access, CornerSacrifice, Diagonal, FiveDiscEdge, Greed, Parity, Pass, PoisonedCorner, Quiet,
            SaveTheDraw, SaveTheWin, StonerTrap, Tempo, Wedge, WipeOut,
        };
        vec![
            (
                board! {"
                    -OOOOOOX
                    OOOXXOXX
                    -XXOOXOX
                    XXXOOOOX
                    OXOXOOOX
                    OOXXOOOX
                    O-XXXOOX
                    -XXXXXXX
                    Black to move
                "},
                vec![Parity],
            ),
            (
                board! {"
                    --OXXXXX
                    X-OXXXXO
                    OOOXXXXO
                    OOXXXOXO
                    OOXXXXOO
                    OOXXXOOO
                    OXOOOOOO
                    OXOO-OXO
                    Black to move
                "},
                vec![Access],
            ),
            (
                board! {"
                    --OOOOOO
                    --OOXXOO
                    XOOXXOOO
                    XOXXOOOO
                    XXXOOXOO
                    OXXOOOOO
                    XXOXXOXX
                    XXXXXXXX
                    Black to move
                "},
                vec![CornerSacrifice],
            ),
            (
                board! {"
                    ---OOOOO
                    -OOOOXOO
                    OOOOOOOO
                    OOOOOOOO
                    XXOXXXOX
                    XXOOXXOX
                    XXXOXOOX
                    XOOOOOOX
                    Black to move
                "},
                vec![PoisonedCorner],
            ),
            (
                board! {"
                    ---OOXXX
                    -XOXXXXX
                    OOOOXOOX
                    OOOXXXOX
                    OOOOXXXX
                    OOXOXXOX
                    OOOOOOOX
                    OOOOOOOX
                    Black to move
                "},
                vec![Greed],
            ),
            (
                board! {"
                    --XXXXOX
                    X-OXXXXX
                    XXXXXOXX
                    XXXXXXXX
                    XOXXOXXX
                    XOXOXOXX
                    XOOXXXOX
                    XOXXXX-O
                    Black to move
                "},
                vec![Quiet],
            ),
            (
                board! {"
                    -OOOOO-O
                    X-OXXXO-
                    XXXOXOXX
                    XOOXOOXX
                    XOXOXOXX
                    XOOOXOOX
                    XOOOOOXX
                    XOOOOOOX
                    Black to move
                "},
                vec![Wedge],
            ),
            (
                board! {"
                    -OOO--O-
                    X-OOOOX-
                    XXOOOXXO
                    XOXOXXXO
                    XOXXOXXX
                    XXXXXXXO
                    XXXOOXXO
                    --XOOXXX
                    Black to move
                "},
                vec![Greed, StonerTrap],
            ),
            (
                board! {"
                    -OOOOOOX
                    --XXXX-X
                    XXXXXXOX
                    XOXXXXOX
                    XOXXXXXX
                    XOXOXOXX
                    XOOOOOOX
                    -OOOOOOO
                    White to move
                "},
                vec![FiveDiscEdge, SaveTheWin],
            ),
            (
                board! {"
                    OOOOOOOO
                    OOOOOOOO
                    OOXOOOXX
                    OOOXOXOX
                    OOXOXXXX
                    OOOXXXXX
                    OOXXXX--
                    OXXXXX--
                    White to move
                "},
                vec![Diagonal],
            ),
            (
                board! {"
                    --OOXXO-
                    OOOXXX-O
                    OOOXOXXX
                    OXXOOOXX
                    OXOXOOXX
                    OOXOOOXX
                    OOOXXXOX
                    XOOOOOOO
                    Black to move
                "},
                vec![Tempo],
            ),
            (
                board! {"
                    ---OOOOO
                    OOOOXXXX
                    OOOXXOXX
                    OXOOOXXX
                    OXXOOOXX
                    OXOXOOOX
                    OXXOOO-X
                    OXXXXXXX
                    Black to move
                "},
                vec![Access, Pass],
            ),
            (
                board! {"
                    OOOOOOOO
                    OOOOOOOO
                    OO-XOOOO
                    --XXOOOO
                    --XOOOOO
                    -XXXXOOO
                    -OOOOOOO
                    OOOOOOOO
                    White to move
                "},
                vec![WipeOut],
            ),
            (
                board! {"
                    --OOOOOO
                    O-OXOXXO
                    XOXXXOXO
                    XXOOOXXO
                    XOXOOXXO
                    XOOOXXXO
                    -OXXOOOO
                    OOXXOOOO
                    Black to move
                "},
                vec![SaveTheDraw],
            ),
            (
                board! {"
                    -XXXXXO-
                    O-XXXO-O
                    OOXXOXXX
                    OXOOXOXX
                    OXOXXXOX
                    OOXXXXOX
                    OOOOOOOX
                    XOOOOOOX
                    Black to move
                "},
                vec![SaveTheWin],
            ),
        ]
    }

    #[test]
    fn every_example_shows_its_themes_and_no_other() {
        let mut seen = Themes::default().bits();
        for (position, expected) in examples() {
            let truth = truth(position);
            assert!(truth.only_best().is_some(), "{position}");
            let found = Themes::of(&truth);
            assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{position}");
            seen |= found.bits();
        }
        assert_eq!(Themes::from_bits(seen).iter().count(), Theme::ALL.len(), "each theme has an example");
    }

    #[test]
    fn a_theme_does_not_depend_on_how_the_board_lies() {
        for (position, expected) in examples() {
            for symmetry in Symmetry::all(position.size()) {
                let found = Themes::of(&truth(symmetry.position(&position)));
                assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{position}");
            }
        }
    }

    #[test]
    fn sets_are_kept_as_bits() {
        let themes: Themes = [Theme::Greed, Theme::SaveTheWin].into_iter().collect();
        assert_eq!(Themes::from_bits(themes.bits()), themes);
        assert!(themes.contains(Theme::Greed) && !themes.contains(Theme::Pass));
        assert_eq!(Themes::from_bits(u16::MAX).iter().count(), 15);
        assert!(Theme::ALL.iter().enumerate().all(|(place, theme)| *theme as usize == place));
    }
}
