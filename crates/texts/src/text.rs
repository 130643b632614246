//! Every sentence that the window shows, in every language: `text!("id", name = value, …)`.
//!
//! The sentences are in this crate's `assets`, a file for each language, in the syntax of
//! [Fluent](https://projectfluent.org), with its plural rules. English is complete; what another language
//! lacks is in English. The command line never sets a language, so it speaks English.

mod language;

pub use fluent_bundle::FluentValue as Arg;
pub use language::Language;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use language::Numbers;
use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
/// The language of the window, as its place in [`Language::ALL`].
static OF_WINDOW: AtomicU8 = AtomicU8::new(Language::English as u8);

thread_local! {
    /// The language of this thread alone, where it has one.
    static OF_THREAD: Cell<Option<Language>> = const { Cell::new(None) };
}

/// The language in which [`text`] answers.
pub fn language() -> Language {
    OF_THREAD.get().unwrap_or_else(|| Language::ALL[usize::from(OF_WINDOW.load(Relaxed))])
}

/// Sets the language of the window, for all threads.
pub fn set_language(language: Language) {
    OF_WINDOW.store(language as u8, Relaxed);
}

/// Runs `speak` in `language`, whatever the language of the window; other threads do not change.
pub fn in_language<T>(language: Language, speak: impl FnOnce() -> T) -> T {
    struct RestoreLanguage(Option<Language>);
    impl Drop for RestoreLanguage {
        fn drop(&mut self) {
            OF_THREAD.set(self.0);
        }
    }
    let _restore = RestoreLanguage(OF_THREAD.replace(Some(language)));
    speak()
}

/// The sentence of an id, `message` or `message.attribute`, with its arguments filled in; usually written
/// [`text!`](crate::text!). Returns the id itself if no file has it.
pub fn text(id: &str, args: &[(&'static str, Arg)]) -> String {
    let mut filled = FluentArgs::with_capacity(args.len());
    for (name, value) in args {
        filled.set(*name, value.clone());
    }
    let said = [language(), Language::English].into_iter().find_map(|language| say(language, id, &filled));
    said.unwrap_or_else(|| {
        log::warn!("There is no text \"{id}\"");
        id.to_owned()
    })
}

/// `text!("id")`, `text!("id", discs = n, name = name)`: the sentence of an id in the language of the window.
#[macro_export]
macro_rules! text {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::text($id, &[$((stringify!($name), $crate::text::Arg::from($value))),*])
    };
}

fn say(language: Language, id: &str, args: &FluentArgs) -> Option<String> {
    let bundle = bundle(language);
    let (id, attribute) = match id.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (id, None),
    };
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    if !errors.is_empty() {
        log::warn!("The text \"{id}\" in {language:?}: {errors:?}");
    }
    Some(said)
}

/// The sentences of a language, read when they are first needed.
fn bundle(language: Language) -> &'static Bundle {
    BUNDLES[language as usize].get_or_init(|| {
        let locale = language.tag().parse().expect("the tags are well formed");
        let mut bundle = Bundle::new_concurrent(vec![locale]);
        // The marks around arguments are for mixed directions of writing, and no font of ours draws them.
        bundle.set_use_isolating(false);
        // Leaves out what cannot be read, which English then replaces; a test reads every file.
        let resource = FluentResource::try_new(language.source()).unwrap_or_else(|(read, errors)| {
            log::error!("The texts in {language:?}: {errors:?}");
            read
        });
        bundle.add_resource_overriding(resource);
        bundle
    })
}

/// A number with `places` digits after the decimal sign of the language: `2.5`, `2,5`.
pub fn decimal(value: f64, places: usize) -> String {
    format!("{value:.places$}").replace('.', language().row().numbers.decimal)
}

/// A number with its sign, none if it is shown as zero; the minus is as wide as the plus.
pub fn signed(value: f64, places: usize) -> String {
    let text = decimal(value.abs(), places);
    match text.bytes().all(|byte| !(b'1'..=b'9').contains(&byte)) {
        true => text,
        false if value < 0.0 => format!("−{text}"),
        false => format!("+{text}"),
    }
}

/// A number, 0 or more, rounded to hundredths, without zeros at the end: `2`, `2.5`, `2.25`.
pub fn shortest(value: f64) -> String {
    let hundredths = (value * 100.0).round() as u64;
    decimal(value, [100, 10].into_iter().take_while(|part| !hundredths.is_multiple_of(*part)).count())
}

/// A whole number with its thousands separated: `24,000`, `24.000`, `24 000`.
pub fn grouped(value: u64) -> String {
    let (digits, Numbers { thousands, keeps_four, .. }) = (value.to_string(), language().row().numbers);
    let mut said = String::new();
    for (i, digit) in digits.chars().enumerate() {
        let n_left = digits.len() - i;
        if i > 0 && n_left.is_multiple_of(3) && (digits.len() > 4 || !keeps_four) {
            said.push_str(thousands);
        }
        said.push(digit);
    }
    said
}

/// Things in a row: "b3, d3, e3", "b3、d3、e3".
pub fn list<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    joined(items, language().row().sentences.comma)
}

/// Whole sentences one after another, set apart as the language does; empty ones are left out.
pub fn sentences<S: AsRef<str>>(sentences: impl IntoIterator<Item = S>) -> String {
    let said = sentences.into_iter().filter(|said| !said.as_ref().is_empty());
    joined(said, language().row().sentences.gap)
}

fn joined<S: AsRef<str>>(parts: impl IntoIterator<Item = S>, between: &str) -> String {
    let parts: Vec<S> = parts.into_iter().collect();
    parts.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(between)
}

#[cfg(test)]
mod tests;
