//! The languages: their names, files and ways to write numbers.

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language that the window speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// The language of the originals, always complete.
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
        match self {
            English => "English",
            Japanese => "日本語",
            Chinese => "简体中文",
            French => "Français",
            German => "Deutsch",
            Spanish => "Español",
            Greek => "Ελληνικά",
        }
    }

    /// Its BCP 47 tag, for systems and fonts.
    pub fn tag(self) -> &'static str {
        match self {
            English => "en",
            Japanese => "ja",
            Chinese => "zh-Hans",
            French => "fr",
            German => "de",
            Spanish => "es",
            Greek => "el",
        }
    }

    /// The language of a system's locale, as `de_AT.UTF-8` or `zh-Hans-CN`; `None` for one that Outflank does
    /// not speak.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let first = locale.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        match first.as_str() {
            "zh" => Some(Chinese),
            other => Language::ALL.into_iter().find(|language| language.tag() == other),
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("the tags above are well formed")
    }

    /// The file of its texts.
    pub(super) fn source(self) -> String {
        macro_rules! packed {
            ($tag:literal) => {
                &include_bytes!(concat!(env!("OUT_DIR"), "/", $tag, ".ftl"))[..]
            };
        }
        let packed = match self {
            English => packed!("en"),
            Japanese => packed!("ja"),
            Chinese => packed!("zh"),
            French => packed!("fr"),
            German => packed!("de"),
            Spanish => packed!("es"),
            Greek => packed!("el"),
        };
        let bytes = miniz_oxide::inflate::decompress_to_vec(packed).expect("build.rs packed it");
        String::from_utf8(bytes).expect("the texts are UTF-8")
    }

    pub(crate) fn decimal_sign(self) -> &'static str {
        match self {
            English | Japanese | Chinese => ".",
            French | German | Spanish | Greek => ",",
        }
    }

    pub(super) fn thousands_sign(self) -> &'static str {
        match self {
            English | Japanese | Chinese => ",",
            // A narrow space that no line breaks at.
            French => "\u{202f}",
            Spanish => "\u{a0}",
            German | Greek => ".",
        }
    }

    pub(super) fn keeps_four_digits(self) -> bool {
        matches!(self, French | Spanish)
    }

    /// The gap between two sentences.
    pub(super) fn gap(self) -> &'static str {
        match self {
            Japanese | Chinese => "",
            English | French | German | Spanish | Greek => " ",
        }
    }

    pub(super) fn comma(self) -> &'static str {
        match self {
            Japanese | Chinese => "、",
            English | French | German | Spanish | Greek => ", ",
        }
    }
}
