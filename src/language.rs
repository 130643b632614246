//! The window's language and fonts: egui's own for Latin and Greek, the system's for Japanese and Chinese.

mod fonts;

use egui::Context;
use fonts::SystemFonts;
use std::sync::Arc;
use texts::text::{self, Language};

pub(super) struct WindowLanguage {
    /// The language of the system; English where Outflank does not speak it.
    pub of_system: Language,
    spoken: Option<Language>,
    /// Whether the system may be asked for fonts.
    asks_system: bool,
    fonts: Option<Arc<SystemFonts>>,
}

impl WindowLanguage {
    /// The language of a system with this locale, such as `de_AT`; `None` also uses no fonts of the system.
    pub(super) fn of_locale(locale: Option<&str>) -> WindowLanguage {
        WindowLanguage {
            of_system: locale.and_then(Language::of_locale).unwrap_or(Language::English),
            spoken: None,
            asks_system: locale.is_some(),
            fonts: None,
        }
    }

    /// Switches to the chosen language, or to that of the system.
    pub(super) fn follow(&mut self, ctx: &Context, chosen: Option<Language>) {
        let language = chosen.unwrap_or(self.of_system);
        if self.spoken.replace(language) == Some(language) {
            return;
        }
        text::set_language(language);
        if self.asks_system {
            let fonts = Arc::new(SystemFonts::of(language));
            ctx.set_font_providers(vec![fonts.clone()]);
            self.fonts = Some(fonts);
        }
    }

    /// Switches to English, and returns the language spoken before, if the system has no font for it: with
    /// boxes in place of letters the user could not find the way back.
    pub(super) fn take_unwritable(&mut self) -> Option<Language> {
        let is_unwritable = self.fonts.as_ref().is_some_and(|fonts| fonts.lacks_letters());
        let language = self.spoken.filter(|_| is_unwritable)?;
        if !matches!(language, Language::Japanese | Language::Chinese) || text::language() != language {
            return None;
        }
        text::set_language(Language::English);
        Some(language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_system_is_spoken_where_none_is_chosen() {
        let of = |locale| WindowLanguage::of_locale(locale).of_system;
        assert_eq!(of(Some("ja_JP.UTF-8")), Language::Japanese);
        assert_eq!(of(Some("nl_NL")), Language::English);
        assert_eq!(of(None), Language::English);
    }
}
