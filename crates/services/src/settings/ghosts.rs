//! The ghosts that the user set up: of which player and which days. The library has the games they need.

use super::{Settings, distinct, plain};
use engine::human::Rating;
use engine::players::GhostName;
use serde::{Deserialize, Serialize};

/// A ghost that the user set up: its player and its span of days.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GhostSetup {
    /// The player's name in the library.
    pub player: String,
    /// The first day that counts, as `2026-10-31` or `2026-10`; empty without limit.
    pub from: String,
    /// The last day that counts, in the same form.
    pub to: String,
    /// About how strong the ghost is.
    #[serde(with = "engine::human::as_points")]
    pub rating: Rating,
}

impl Default for GhostSetup {
    fn default() -> GhostSetup {
        let (player, from, to) = Default::default();
        GhostSetup { player, from, to, rating: Rating::new(1400) }
    }
}

impl GhostSetup {
    /// More ghosts would make the list too long to use.
    pub const COUNT_MAX: usize = 24;
    /// The longest text of a day, in characters.
    pub const DAY_MAX: usize = 10;

    /// Its name in players and saved games: `Anna`, `Anna 2026-10`, `Anna 2019 – 2021`.
    pub fn name(&self) -> GhostName {
        let GhostSetup { player, from, to, .. } = self;
        let days = match (from.as_str(), to.as_str()) {
            ("", "") => String::new(),
            (from, to) if from == to => from.to_owned(),
            (from, to) => format!("{from} – {to}").trim().to_owned(),
        };
        // A long name is shortened, never the days.
        let end = player.floor_char_boundary(44usize.saturating_sub(days.len()));
        GhostName::new(&format!("{} {days}", &player[..end]))
    }
}

/// The ghosts with a player, without control characters: the first of each name.
pub(super) fn cleaned(ghosts: Vec<GhostSetup>) -> Vec<GhostSetup> {
    let plain = |text: &str, n_max| plain(text, n_max).trim().to_owned();
    let ghosts = ghosts.into_iter().map(|ghost| GhostSetup {
        player: plain(&ghost.player, 100),
        from: plain(&ghost.from, GhostSetup::DAY_MAX),
        to: plain(&ghost.to, GhostSetup::DAY_MAX),
        ..ghost
    });
    let name = |ghost: &GhostSetup| (!ghost.player.is_empty()).then(|| ghost.name());
    distinct(ghosts, GhostSetup::COUNT_MAX, name)
}

impl Settings {
    /// The ghost with this name.
    pub fn ghost(&self, name: GhostName) -> Option<&GhostSetup> {
        self.ghosts.iter().find(|ghost| ghost.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ghost(player: &str, from: &str, to: &str) -> GhostSetup {
        let [player, from, to] = [player, from, to].map(str::to_owned);
        GhostSetup { player, from, to, ..GhostSetup::default() }
    }

    #[test]
    fn a_ghost_is_called_by_player_and_days() {
        let name = |player, from, to| ghost(player, from, to).name().to_string();
        assert_eq!(name("Anna", "", ""), "Anna");
        assert_eq!(name("Anna", "2026-10", "2026-10"), "Anna 2026-10");
        assert_eq!(name("Anna", "2019", "2021"), "Anna 2019 – 2021");
        assert_eq!(name("Anna", "2019", ""), "Anna 2019 –");
        assert_eq!(name("Anna", "", "2019"), "Anna – 2019");
        assert!(name(&"Ä".repeat(60), "2019-10-31", "2020-10-31").ends_with(" 2019-10-31 – 2020-10-31"));
    }

    #[test]
    fn ghosts_without_a_player_and_repeated_ones_are_left_out() {
        let all = vec![ghost("Anna", "", ""), ghost("", "2019", ""), ghost(" Anna\n", "", "")];
        assert_eq!(cleaned(all), [ghost("Anna", "", "")]);
    }
}
