//! The two colours, and [`ByColor`], a pair of values, one for each colour.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// The colour of a disc and of the player who owns it. Black moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "formats", derive(serde::Serialize, serde::Deserialize))]
pub enum Color {
    /// The dark discs, drawn as `X`.
    Black,
    /// The light discs, drawn as `O`.
    White,
}

impl Color {
    /// Both colours in the order in which they move.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// The name under which texts and files know the colour, the same in every language.
    pub const fn key(self) -> &'static str {
        ["black", "white"][self as usize]
    }
}

impl Not for Color {
    type Output = Color;

    /// The opponent's colour.
    fn not(self) -> Color {
        if self == Color::Black { Color::White } else { Color::Black }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(["Black", "White"][*self as usize])
    }
}

/// One `T` for each colour: `counts.black`, or `counts[color]`.
///
/// ```
/// use othello::rules::{ByColor, Color};
/// let mut clocks = ByColor::new(300, 300);
/// clocks[Color::White] -= 12;
/// assert_eq!(clocks.map(|seconds| seconds / 60), ByColor::new(5, 4));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "formats", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "formats", serde(default, bound(deserialize = "T: Default + serde::Deserialize<'de>")))]
pub struct ByColor<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> ByColor<T> {
    /// Black's value first.
    pub const fn new(black: T, white: T) -> Self {
        ByColor { black, white }
    }

    /// Asks `f` for Black's value, then for White's.
    pub fn from_fn(mut f: impl FnMut(Color) -> T) -> Self {
        ByColor { black: f(Color::Black), white: f(Color::White) }
    }

    /// Applies `f` to Black's value, then to White's.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor { black: f(self.black), white: f(self.white) }
    }

    /// The pair with the two colours exchanged.
    pub fn swapped(self) -> Self {
        ByColor { black: self.white, white: self.black }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
