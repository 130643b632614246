//! The system's fonts, for letters that egui's own fonts lack.
//!
//! Listing the fonts of a system takes up to a second, so a thread does it while the window opens, and the
//! first request waits for it. Where that fails, there are no such fonts, and egui draws boxes. egui's own
//! provider is not used: its fontique is older than 0.12 and panics on a system without any font.

use egui::FontFamily;
use epaint::text::{FallbackRequest, FontData, FontInsert, FontPriority, FontProvider, InsertFontFamily};
use fontique::{
    Collection, CollectionOptions, FallbackKey, GenericFamily, Language as Locale, QueryFamily, QueryFont,
    QueryStatus, Script, SourceCache,
};
use skrifa::MetadataProvider;
use skrifa::instance::Size;
use std::panic::{self, UnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use texts::text::Language;
use unicode_script::UnicodeScript;

/// The script of the letters that Japanese, Chinese and Korean share.
const HAN: Script = Script::from_bytes(*b"Hani");
/// The languages that fonts for [`HAN`] are meant for. fontique treats `zh-CN` as no language at all, so
/// `zh-SG`, of Singapore, stands for simplified Chinese.
const HAN_LOCALES: [&str; 4] = ["zh-SG", "zh-TW", "ja", "ko"];

/// The system's fonts, and whether a letter of Japanese or Chinese had none.
pub(super) struct SystemFonts {
    locale: Option<Locale>,
    /// `None` where they could not be listed.
    fonts: Arc<OnceLock<Option<Mutex<Installed>>>>,
    lacks_letters: AtomicBool,
}

struct Installed {
    collection: Collection,
    sources: SourceCache,
}

impl SystemFonts {
    /// Lists the fonts in a thread. If Japanese and Chinese write a letter differently, `language` decides.
    pub(super) fn of(language: Language) -> SystemFonts {
        let tag = if language == Language::Chinese { HAN_LOCALES[0] } else { language.tag() };
        let fonts: Arc<OnceLock<_>> = Arc::default();
        let listed = fonts.clone();
        // Where no thread can be started, the first request lists them.
        let list = move || _ = listed.get_or_init(Installed::list);
        _ = thread::Builder::new().name("fonts".to_owned()).spawn(list);
        SystemFonts { locale: Locale::parse(tag).ok(), fonts, lacks_letters: AtomicBool::new(false) }
    }

    /// Whether there is no font for a Japanese or Chinese letter that was to be drawn.
    pub(super) fn lacks_letters(&self) -> bool {
        self.lacks_letters.load(Relaxed)
    }

    fn find(&self, letter: char, family: &FontFamily) -> Option<FontInsert> {
        let fonts = self.fonts.get_or_init(Installed::list).as_ref()?;
        fonts.lock().unwrap_or_else(PoisonError::into_inner).find(letter, family, self.locale)
    }
}

impl FontProvider for SystemFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        // Signs belong to no script; the font for a Han letter makes them match the letters around them.
        let is_sign = request.cluster.chars().any(is_east_asian_sign);
        let letter = if is_sign { '中' } else { request.cluster.chars().next()? };
        let font = self.find(letter, request.family);
        if font.is_none() && request.cluster.chars().any(is_east_asian) {
            self.lacks_letters.store(true, Relaxed);
        }
        font
    }
}

impl Installed {
    fn list() -> Option<Mutex<Installed>> {
        let options = CollectionOptions { shared: false, system_fonts: true };
        Installed::list_by(|| Collection::new(options))
    }

    /// `None` where `list` panics.
    fn list_by(list: impl FnOnce() -> Collection + UnwindSafe) -> Option<Mutex<Installed>> {
        let collection = panic::catch_unwind(list).ok()?;
        Some(Mutex::new(Installed { collection, sources: SourceCache::default() }))
    }

    /// A font that can draw a letter, preferably one for a language.
    fn find(&mut self, letter: char, family: &FontFamily, locale: Option<Locale>) -> Option<FontInsert> {
        let generic = match family {
            FontFamily::Monospace => GenericFamily::Monospace,
            FontFamily::Proportional | FontFamily::Name(_) => GenericFamily::SansSerif,
        };
        let font = match script_of(letter) {
            Some(script) => {
                let others = if script == HAN { &HAN_LOCALES[..] } else { &[] };
                let others = others.iter().map(|tag| Locale::parse(tag).ok());
                std::iter::once(locale).chain(others).find_map(|locale| {
                    let key = FallbackKey::new(script, locale.as_ref());
                    self.first_with(letter, &[generic], Some(key))
                })
            }
            // Signs and pictures belong to no script, so no font is known to be meant for them.
            None => {
                use GenericFamily::{Emoji, Math, Monospace, Serif, SystemUi};
                self.first_with(letter, &[generic, SystemUi, Emoji, Math, Serif, Monospace], None)
            }
        }?;
        let name = self.collection.family_name(font.family.0).unwrap_or("?");
        let name = format!("system:{name}:{}:{}", font.family.1, font.index);
        let data = FontData::from_blob(font.blob.into_raw_parts().0, font.index);
        let family = InsertFontFamily { family: family.clone(), priority: FontPriority::Lowest };
        Some(FontInsert { name, data, families: vec![family] })
    }

    /// The first font of these families, or of those meant for a script, that can draw a letter.
    fn first_with(
        &mut self,
        letter: char,
        families: &[GenericFamily],
        fallback: Option<FallbackKey>,
    ) -> Option<QueryFont> {
        let mut query = self.collection.query(&mut self.sources);
        query.set_families(families.iter().map(|&family| QueryFamily::Generic(family)));
        if let Some(key) = fallback {
            query.set_fallbacks(key);
        }
        let mut found = None;
        query.matches_with(|font| {
            if !can_draw(font, letter) {
                return QueryStatus::Continue;
            }
            found = Some(font.clone());
            QueryStatus::Stop
        });
        found
    }
}

/// `None` for what several scripts have, such as digits and signs.
fn script_of(letter: char) -> Option<Script> {
    match letter.script() {
        unicode_script::Script::Common
        | unicode_script::Script::Inherited
        | unicode_script::Script::Unknown => None,
        script => Script::parse(script.short_name()).ok(),
    }
}

/// Whether a font has a letter in a form that egui can draw: as an outline, a picture or in colours.
fn can_draw(font: &QueryFont, letter: char) -> bool {
    let glyph = font.charmap().and_then(|charmap| charmap.map(letter)).map(skrifa::GlyphId::new);
    let Some(glyph) = glyph.filter(|&glyph| glyph != skrifa::GlyphId::NOTDEF) else { return false };
    skrifa::FontRef::from_index(font.blob.as_ref(), font.index).is_ok_and(|font| {
        font.outline_glyphs().get(glyph).is_some()
            || font.color_glyphs().get(glyph).is_some()
            || font.bitmap_strikes().glyph_for_size(Size::unscaled(), glyph).is_some()
    })
}

/// Punctuation that Japanese and Chinese have in forms of their own.
fn is_east_asian_sign(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}')
}

/// Kana, Han and the signs used with them.
fn is_east_asian(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_told_apart() {
        assert!("石あ、".chars().all(is_east_asian));
        assert!("、：（".chars().all(is_east_asian_sign) && !"石あ:".chars().any(is_east_asian_sign));
        assert!("ó–é×→ ".chars().all(|letter| !is_east_asian(letter)));
        assert_eq!(
            "石αa".chars().map(script_of).collect::<Vec<_>>(),
            [Some(HAN), Some(Script::from_bytes(*b"Grek")), Some(Script::from_bytes(*b"Latn")),]
        );
        assert!("1→\u{301}".chars().all(|letter| script_of(letter).is_none()));
    }

    #[test]
    fn a_list_that_fails_leaves_no_fonts() {
        let failed = Installed::list_by(|| panic::resume_unwind(Box::new(())));
        let fonts = Arc::new(OnceLock::from(failed));
        let fonts = SystemFonts { locale: None, fonts, lacks_letters: AtomicBool::new(false) };
        for _ in 0..2 {
            let request = FallbackRequest { cluster: "山", family: &FontFamily::Proportional };
            assert!(fonts.font_for(&request).is_none());
        }
        assert!(fonts.lacks_letters());
    }
}
