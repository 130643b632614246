//! Opponents with a name, a rating and a manner: preferences beyond those that all players of the rating
//! share.
//!
//! A manner is a vector of weights of features ([`FEATURE_NAMES`]): their weighted sum is added to a move's
//! logit. A manner changes the strength, so the model predicts for another rating, which makes up for this;
//! matches against opponents of the character's rating without a manner determined it (`docs/human.md`).

use super::features::{FEATURE_NAMES, MoveFeatures};
use othello::rating::Rating;

/// An opponent with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "String", into = "String")
)]
pub enum Character {
    /// Flips all it can.
    Duckling,
    /// Takes what glitters: edges and corners.
    Magpie,
    /// Shuns the squares beside empty corners.
    Hedgehog,
    /// Goes along the edges.
    Crab,
    /// Stays inside, with few flips.
    Mole,
    /// Leaves few replies.
    Fox,
    /// Keeps moves for later.
    Squirrel,
    /// Waits with quiet moves.
    Heron,
    /// Moves into odd and small regions.
    Badger,
    /// Has no habit of its own.
    Owl,
}

struct Traits {
    name: &'static str,
    rating: u16,
    /// By how many points the rating of the model exceeds the character's.
    rating_offset: i16,
    manner: &'static [(&'static str, f32)],
}

#[cfg(feature = "serde")]
impl From<String> for Character {
    /// The character that a file names; the first one if this version does not know the name.
    fn from(name: String) -> Character {
        Character::from_name(&name).unwrap_or(Character::ALL[0])
    }
}

#[cfg(feature = "serde")]
impl From<Character> for String {
    fn from(character: Character) -> String {
        character.name().to_owned()
    }
}

impl Character {
    /// All characters, the weakest first.
    pub const ALL: [Character; 10] = [
        Character::Duckling,
        Character::Magpie,
        Character::Hedgehog,
        Character::Crab,
        Character::Mole,
        Character::Fox,
        Character::Squirrel,
        Character::Heron,
        Character::Badger,
        Character::Owl,
    ];

    /// The character's name in files and on the command line.
    pub fn name(self) -> &'static str {
        self.traits().name
    }

    /// How strong it plays.
    pub fn rating(self) -> Rating {
        Rating::new(self.traits().rating)
    }

    /// The rating for which the model predicts the moves, before the manner is added.
    pub(super) fn model_rating(self) -> Rating {
        let Traits { rating, rating_offset, .. } = self.traits();
        Rating::new(rating.saturating_add_signed(rating_offset))
    }

    /// The character with a name, ignoring case.
    pub fn from_name(name: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.name().eq_ignore_ascii_case(name))
    }

    /// How much it prefers a move compared with others of its rating: the term added to the logit.
    pub fn liking(self, features: &MoveFeatures) -> f32 {
        let place = |name: &str| FEATURE_NAMES.iter().position(|other| *other == name);
        let liking = |(name, weight): &(&str, f32)| place(name).map_or(0.0, |place| weight * features[place]);
        self.traits().manner.iter().map(liking).sum()
    }

    fn traits(self) -> Traits {
        let traits = |name, rating, rating_offset, manner| Traits { name, rating, rating_offset, manner };
        match self {
            Character::Duckling => traits("Duckling", 450, 325, &[("flips", 3.0), ("directions", 0.8)]),
            Character::Magpie => traits(
                "Magpie",
                600,
                85,
                &[
                    ("corner", 1.0),
                    ("A-square", 0.8),
                    ("B-square", 0.8),
                    ("C-square", 0.5),
                    ("edge discs flipped", 0.8),
                ],
            ),
            Character::Hedgehog => traits(
                "Hedgehog",
                800,
                -5,
                &[
                    ("X-square at an empty corner", -2.0),
                    ("C-square at an empty corner", -1.5),
                    ("corners opened", -1.0),
                ],
            ),
            Character::Crab => traits(
                "Crab",
                950,
                130,
                &[
                    ("A-square", 0.7),
                    ("B-square", 0.7),
                    ("edge beside own disc", 0.8),
                    ("edge beside opposing disc", 0.3),
                ],
            ),
            Character::Mole => traits(
                "Mole",
                1100,
                -10,
                &[
                    ("A-square", -0.6),
                    ("B-square", -0.6),
                    ("C-square", -0.4),
                    ("quiet: only inner discs", 0.4),
                    ("own frontier", -0.6),
                ],
            ),
            Character::Fox => traits("Fox", 1250, -40, &[("replies", -0.9), ("no reply", 0.5)]),
            Character::Squirrel => {
                traits("Squirrel", 1400, -25, &[("own moves after", 0.9), ("own potential moves", 0.5)])
            }
            Character::Heron => traits(
                "Heron",
                1600,
                -5,
                &[("quiet: only inner discs", 0.5), ("flips", -0.6), ("new frontier", -0.4)],
            ),
            Character::Badger => {
                traits("Badger", 1800, 0, &[("region odd", 0.35), ("region smallest", 0.15)])
            }
            Character::Owl => traits("Owl", 2100, 0, &[]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_find_their_characters_and_manners_name_known_features() {
        for character in Character::ALL {
            assert_eq!(Character::from_name(&character.name().to_uppercase()), Some(character));
            assert!(crate::human::Opponent::RATINGS.contains(&character.rating().points()));
            for (name, weight) in character.traits().manner {
                assert!(FEATURE_NAMES.contains(name) && *weight != 0.0, "{name}");
            }
        }
        assert!(Character::ALL.is_sorted_by_key(|character| character.rating()));
        assert_eq!(Character::from_name("Unknown"), None);
    }

    #[test]
    fn a_manner_is_a_sum_over_features() {
        let mut features = [0.0; FEATURE_NAMES.len()];
        assert_eq!(Character::Duckling.liking(&features), 0.0);
        features[FEATURE_NAMES.iter().position(|name| *name == "flips").unwrap()] = 0.5;
        assert_eq!(Character::Duckling.liking(&features), 1.5);
        assert_eq!(Character::Owl.liking(&features), 0.0);
    }
}
