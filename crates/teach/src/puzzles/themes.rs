//! What a puzzle is about. Some themes come from the facts that set the best move apart from the wrong one
//! that people like most; the others are exact predicates on the scores of all moves and on the board.
//!
//! The ideas are the usual ones of Othello books, such as Brian Rose's *Othello: A Minute to Learn… A
//! Lifetime to Master*.

mod look;

use super::{Solver, Truth};
use analysis::explain::Idea;
use analysis::features::corners_given;
use engine::human::Model;
use look::Candidate;
use texts::text;

/// One idea that a puzzle shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Theme {
    /// What sets the moves apart: the opponent has the last move in a small region after the wrong one, and
    /// the solver after the best one.
    Parity,
    /// What sets the moves apart: a move that could wait, since only the solver can play there.
    Access,
    /// The best move lets the opponent take a corner that it could not take before.
    CornerSacrifice,
    /// A corner can be taken, and every move that takes one loses 4 discs or more.
    PoisonedCorner,
    /// The wrong move flips most discs, two or more ahead of the best one, and opens as many squares or more.
    Greed,
    /// The best move flips one or two discs that touch no empty square afterwards, and leaves the opponent no
    /// more moves than it had.
    Quiet,
    /// The best move lies on an edge between two of the opponent's discs.
    Wedge,
    /// A move on an edge threatens a corner whose X-square is the solver's own.
    StonerTrap,
    /// The best move attacks five of the opponent's discs on an edge at the end that is open.
    FiveDiscEdge,
    /// The best move completes a diagonal: all discs between its corners are the solver's own, and one of the
    /// corners is empty.
    Diagonal,
    /// After the best move the solver has another move in the same region, and the opponent has none there.
    Tempo,
    /// After the best move the opponent must pass, after the wrong one not.
    Pass,
    /// The best move alone wins all the discs.
    WipeOut,
    /// The best move alone draws; all others lose.
    SaveTheDraw,
    /// The best move alone wins; all others draw or lose.
    SaveTheWin,
    /// Half or more of the people rated 1400 play one wrong move, and fewer than one in ten the best one.
    Surprising,
}

/// The name of each theme in files, and the id of its texts.
const NAMES: [(Theme, &str, &str); 16] = [
    (Theme::Parity, "Parity", "theme-parity"),
    (Theme::Access, "Access", "theme-access"),
    (Theme::CornerSacrifice, "Corner sacrifice", "theme-corner-sacrifice"),
    (Theme::PoisonedCorner, "Poisoned corner", "theme-poisoned-corner"),
    (Theme::Greed, "Greed", "theme-greed"),
    (Theme::Quiet, "Quiet move", "theme-quiet-move"),
    (Theme::Wedge, "Wedge", "theme-wedge"),
    (Theme::StonerTrap, "Stoner trap", "theme-stoner-trap"),
    (Theme::FiveDiscEdge, "Five-disc edge", "theme-five-disc-edge"),
    (Theme::Diagonal, "Diagonal", "theme-diagonal"),
    (Theme::Tempo, "Tempo", "theme-tempo"),
    (Theme::Pass, "Pass", "theme-pass"),
    (Theme::WipeOut, "Wipe-out", "theme-wipe-out"),
    (Theme::SaveTheDraw, "Save the draw", "theme-save-the-draw"),
    (Theme::SaveTheWin, "Save the win", "theme-save-the-win"),
    (Theme::Surprising, "Surprising", "theme-surprising"),
];

impl Theme {
    /// All themes in the order of the window; the place of each is its number in files.
    pub const ALL: [Theme; 16] = {
        let mut all = [Theme::Parity; 16];
        let mut at = 0;
        while at < all.len() {
            all[at] = NAMES[at].0;
            at += 1;
        }
        all
    };

    /// The name of the theme in files.
    pub fn key(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// The name in the language of the window.
    pub fn name(self) -> String {
        text!(NAMES[self as usize].2)
    }

    /// What it teaches, in a sentence.
    pub fn idea(self) -> String {
        text!(&format!("{}.idea", NAMES[self as usize].2))
    }

    /// Whether a position with one best move shows it.
    fn holds(self, look: &Candidate) -> bool {
        let truth = look.truth;
        match self {
            Theme::Parity => look.idea == Some(Idea::LastMove),
            Theme::Access => look.idea == Some(Idea::Reserve),
            Theme::CornerSacrifice => !corners_given(look.before, look.best).is_empty(),
            Theme::PoisonedCorner => look.is_poisoned_corner(),
            Theme::Greed => look.is_greed(),
            Theme::Quiet => look.is_quiet(),
            Theme::Wedge => look.has(|fact| fact.idea == Idea::Edge && look.holds_after_best(fact)),
            Theme::StonerTrap => look.is_stoner_trap(),
            Theme::FiveDiscEdge => look.is_five_disc_edge(),
            Theme::Diagonal => look.is_diagonal(),
            Theme::Tempo => look.is_tempo(),
            Theme::Pass => look.has(|fact| fact.idea == Idea::Pass && look.holds_after_best(fact)),
            Theme::WipeOut => truth.score() == 64,
            Theme::SaveTheDraw => truth.score() == 0,
            Theme::SaveTheWin => truth.score() > 0 && truth.second().is_some_and(|second| second <= 0),
            Theme::Surprising => look.is_surprising(),
        }
    }
}

/// A set of themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Themes(u16);

impl Themes {
    /// All themes of a position; none if it has several best moves.
    pub fn of(truth: &Truth, model: &Model, solver: &mut Solver) -> Themes {
        let Some(look) = Candidate::of(truth, model, solver) else { return Themes::default() };
        Theme::ALL.into_iter().filter(|theme| theme.holds(&look)).collect()
    }

    /// The set that a file holds as a number; bits without a theme are dropped.
    pub fn from_bits(bits: u16) -> Themes {
        Themes(bits & (u16::MAX >> (16 - Theme::ALL.len())))
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

#[cfg(test)]
mod tests;
