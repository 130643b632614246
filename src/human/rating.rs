//! How strong somebody is, on the scale of the British Othello Federation.
//!
//! About 400 is a beginner, 1000 a casual club player, 1600 a good one, 2000 among the best. The scale is
//! anchored to discs lost: 131 − 0.053 × rating in a game, counted by a strong program.

use std::fmt;
use std::str::FromStr;

/// A rating within the limits of the model.
///
/// ```
/// use outflank::human::Rating;
/// assert_eq!("1450".parse(), Ok(Rating::new(1450)));
/// assert_eq!(Rating::new(9999), Rating::MAX);
/// assert!("strong".parse::<Rating>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rating(u16);

impl Rating {
    /// Somebody who has just learned the rules.
    pub const MIN: Rating = Rating(400);
    /// As strong as people get.
    pub const MAX: Rating = Rating(2200);

    /// The nearest rating within the limits.
    pub fn new(number: u16) -> Rating {
        Rating(number.clamp(Self::MIN.0, Self::MAX.0))
    }

    /// As people write it.
    pub fn number(self) -> u16 {
        self.0
    }
}

impl Default for Rating {
    /// A casual club player.
    fn default() -> Rating {
        Rating(1000)
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why a text is no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rating is a number from {} to {}", Rating::MIN, Rating::MAX)]
pub struct RatingError;

impl FromStr for Rating {
    type Err = RatingError;

    fn from_str(text: &str) -> Result<Rating, RatingError> {
        let number = text.parse().map_err(|_| RatingError)?;
        Some(Rating::new(number)).filter(|rating| rating.0 == number).ok_or(RatingError)
    }
}
