//! The fields of the explorer's filter, and the filter that they mean.

use crate::explorer::Filter;
use othello::rules::ByColor;

/// What was typed into the explorer's filter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    /// Parts of the names of Black and of White.
    pub players: ByColor<String>,
    /// A part of the name of either player.
    pub player: String,
    /// A part of an event's name.
    pub event: String,
    /// A year, or the first and the last: "1990-1995".
    pub years: String,
}

impl Fields {
    /// The filter of these texts, without one that is no year.
    pub fn filter(&self) -> Filter {
        let year = |text: &str| text.trim().parse::<u16>().ok().filter(|year| *year >= 1000);
        let years = match self.years.split_once(['-', '–']) {
            Some((first, last)) => (year(first), year(last)),
            None => (year(&self.years), year(&self.years)),
        };
        Filter {
            player: self.player.clone(),
            players: self.players.clone(),
            event: self.event.clone(),
            years,
            ..Filter::default()
        }
    }
}
