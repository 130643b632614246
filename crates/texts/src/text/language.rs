//! The languages: their names, files and ways to write numbers.

use serde::{Deserialize, Serialize};

/// A language that the window speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// The language from which the others are translated; its file has every text.
    English,
    /// 日本語
    Japanese,
    /// 简体中文
    Chinese,
    /// Français
    French,
    /// Deutsch
    German,
    /// Español
    Spanish,
    /// Ελληνικά
    Greek,
}

use Language::{Chinese, English, French, German, Greek, Japanese, Spanish};

impl Language {
    /// All, in the order they are offered.
    pub const ALL: [Language; 7] = [English, Japanese, Chinese, French, German, Spanish, Greek];

    /// Its name in the language itself.
    pub fn own_name(self) -> &'static str {
        self.row().own_name
    }

    /// Its BCP 47 tag, for systems and fonts.
    pub fn tag(self) -> &'static str {
        self.row().tag
    }

    /// The language of a locale, `de_AT.UTF-8` or `zh-Hans-CN`; `None` for one that Outflank does not speak.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let first = locale.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        match first.as_str() {
            "zh" => Some(Chinese),
            other => Language::ALL.into_iter().find(|language| language.tag() == other),
        }
    }

    /// Unpacks the file of its texts.
    pub(super) fn source(self) -> String {
        let bytes = miniz_oxide::inflate::decompress_to_vec(self.row().texts).expect("build.rs packed it");
        String::from_utf8(bytes).expect("the texts are UTF-8")
    }

    pub(crate) fn row(self) -> Row {
        macro_rules! packed {
            ($tag:literal) => {
                &include_bytes!(concat!(env!("OUT_DIR"), "/", $tag, ".ftl"))[..]
            };
        }
        let row = |own_name, tag, texts, numbers, sentences| Row { own_name, tag, texts, numbers, sentences };
        match self {
            English => row("English", "en", packed!("en"), POINT, SPACED),
            Japanese => row("日本語", "ja", packed!("ja"), POINT, DENSE),
            Chinese => row("简体中文", "zh-Hans", packed!("zh"), POINT, DENSE),
            French => row("Français", "fr", packed!("fr"), NARROW_SPACE, SPACED),
            German => row("Deutsch", "de", packed!("de"), COMMA, SPACED),
            Spanish => row("Español", "es", packed!("es"), SPACE, SPACED),
            Greek => row("Ελληνικά", "el", packed!("el"), COMMA, SPACED),
        }
    }
}

/// How a language is called and written.
pub(crate) struct Row {
    own_name: &'static str,
    tag: &'static str,
    texts: &'static [u8],
    pub numbers: Numbers,
    pub sentences: Sentences,
}

/// The signs in a number.
pub(crate) struct Numbers {
    pub decimal: &'static str,
    pub thousands: &'static str,
    /// Whether four digits stay together.
    pub keeps_four: bool,
}

const POINT: Numbers = Numbers { decimal: ".", thousands: ",", keeps_four: false };
const COMMA: Numbers = Numbers { decimal: ",", thousands: ".", keeps_four: false };
/// Spaces that no line breaks at.
const NARROW_SPACE: Numbers = Numbers { decimal: ",", thousands: "\u{202f}", keeps_four: true };
const SPACE: Numbers = Numbers { decimal: ",", thousands: "\u{a0}", keeps_four: true };

/// What stands between two sentences, and between things in a row.
pub(crate) struct Sentences {
    pub gap: &'static str,
    pub comma: &'static str,
}

const SPACED: Sentences = Sentences { gap: " ", comma: ", " };
const DENSE: Sentences = Sentences { gap: "", comma: "、" };
