//! The name of an external engine's setup, or of a ghost.

use arrayvec::ArrayString;
use std::fmt;

/// The longest name, in bytes.
const LEN_MAX: usize = 48;

/// The name of an external engine or of a ghost: without unprintable characters, cut to its maximal length.
/// Settings and saved games refer to it. Callers use its aliases `EngineName` and `GhostName`.
///
/// ```
/// use engine::players::EngineName;
/// assert_eq!(EngineName::new(" Edax\t4.6\n").as_str(), "Edax 4.6");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "String", into = "String")
)]
pub struct ShortName(ArrayString<LEN_MAX>);

impl ShortName {
    /// The name from a text, without blanks around it and with single blanks inside.
    pub fn new(text: &str) -> ShortName {
        let mut name = ArrayString::new();
        for word in text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty())
        {
            let gap = if name.is_empty() { "" } else { " " };
            let room = (LEN_MAX - name.len()).saturating_sub(gap.len()).min(word.len());
            let end = (0..=room).rev().find(|&end| word.is_char_boundary(end)).unwrap_or(0);
            if end == 0 {
                break;
            }
            name.push_str(gap);
            name.push_str(&word[..end]);
        }
        ShortName(name)
    }

    /// The name, empty if none was chosen.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Whether no name was chosen.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}

impl From<String> for ShortName {
    fn from(text: String) -> ShortName {
        ShortName::new(&text)
    }
}

impl From<ShortName> for String {
    fn from(name: ShortName) -> String {
        name.as_str().to_owned()
    }
}

impl fmt::Display for ShortName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn any_text_gives_a_name_that_stays_as_it_is(text in r"(\PC| |\t){0,80}") {
            let name = ShortName::new(&text);
            prop_assert_eq!(ShortName::new(name.as_str()), name);
            prop_assert!(!name.as_str().contains(char::is_control));
        }
    }
}
