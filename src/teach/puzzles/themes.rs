//! What a puzzle is about: each theme is an exact predicate on the proven scores of all moves and on the
//! empty regions, and says nothing where they do not.
//!
//! The ideas are the usual ones of Othello books, such as Brian Rose's *Othello: A Minute to Learn… A
//! Lifetime to Master*.

mod look;

use super::Truth;
use crate::analysis::features::is_wedge;
use look::Look;

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

#[cfg(test)]
mod tests;
