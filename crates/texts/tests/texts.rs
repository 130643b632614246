//! Checks the texts of the window: every language has the same texts with the same arguments, every text that
//! the code asks for exists, and the code asks for every text.

#[path = "texts/source.rs"]
mod source;

use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const LANGUAGES: [&str; 6] = ["ja", "zh", "fr", "de", "es", "el"];

/// The ids of a file's texts, each with the names of its arguments and of those of the texts it refers to.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn path(language: &str) -> String {
    format!("{}/assets/{language}.ftl", env!("CARGO_MANIFEST_DIR"))
}

fn texts(language: &str) -> Texts {
    let source = fs::read_to_string(path(language)).expect("every language has a file");
    parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{language}.ftl: {errors:?}"));
    let mut own: BTreeMap<String, String> = BTreeMap::new();
    let (mut message, mut id) = ("", String::new());
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        // `message = text` or `    .attribute = text` begins a text, and any other line goes on with it.
        let is_message = line.starts_with(|c: char| c.is_ascii_lowercase());
        match line.split_once(" =") {
            Some((name, text)) if is_message || name.trim_start().starts_with('.') => {
                message = if is_message { name } else { message };
                id = if is_message { name.to_owned() } else { message.to_owned() + name.trim_start() };
                let is_new = own.insert(id.clone(), text.to_owned()).is_none();
                assert!(is_new, "{language}.ftl has \"{id}\" twice");
            }
            _ => own.entry(id.clone()).or_default().push_str(line),
        }
    }
    // A message may have attributes alone.
    own.retain(|_, text| !text.trim().is_empty());
    let straight = own.iter().find(|(_, text)| text.contains('\''));
    assert_eq!(straight, None, "{language}.ftl: an apostrophe is ’");
    own.keys().map(|id| (id.clone(), arguments(id, &own))).collect()
}

/// The arguments of a text: its own, `$name`, and those of the texts that it refers to, `{ id }`.
fn arguments(id: &str, own: &BTreeMap<String, String>) -> BTreeSet<String> {
    let text = own.get(id).unwrap_or_else(|| panic!("a text refers to \"{id}\", which does not exist"));
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let names = text.split('$').skip(1).filter_map(|rest| rest.split(|c| !is_of_name(c)).next());
    let is_id = |id: &&str| id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(is_of_name);
    let filled = text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.trim()));
    let mut arguments: BTreeSet<String> = names.map(str::to_owned).collect();
    arguments.extend(filled.filter(is_id).flat_map(|id| self::arguments(id, own)));
    arguments
}

/// Beginnings of ids. The code gives all texts of a group the same arguments, and each language uses those
/// that it needs: a noun beside a number needs the number in some languages only.
const GROUPS: [&[&str]; 2] = [&["reason-"], &["coach-gives-corner", "coach-why-corner"]];

fn group_of(id: &str) -> Option<usize> {
    GROUPS.iter().position(|group| group.iter().any(|begin| id.starts_with(begin)))
}

#[test]
fn every_language_has_all_texts_of_english_with_the_same_arguments() {
    let english = texts("en");
    let filled = |group: usize| -> BTreeSet<String> {
        let texts = english.iter().filter(|(id, _)| group_of(id) == Some(group));
        texts.flat_map(|(_, own)| own.clone()).collect()
    };
    let filled: Vec<_> = (0..GROUPS.len()).map(filled).collect();
    for language in LANGUAGES {
        let own = texts(language);
        let missing: Vec<&String> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language}.ftl lacks {missing:?}");
        for (id, arguments) in own {
            let expected = english.get(&id);
            assert!(expected.is_some(), "{language}.ftl has \"{id}\", which English has not");
            if let Some(group) = group_of(&id) {
                let unknown: Vec<&String> = arguments.difference(&filled[group]).collect();
                assert!(unknown.is_empty(), "{language}.ftl: \"{id}\" is not filled with {unknown:?}");
            } else {
                assert_eq!(Some(&arguments), expected, "the arguments of \"{id}\" in {language}.ftl");
            }
        }
    }
}

#[test]
fn every_text_that_is_asked_for_is_there() {
    let english = texts("en");
    for asked in source::asked() {
        let arguments = english.get(&asked.id);
        assert!(arguments.is_some(), "{}: there is no text \"{}\"", asked.place, asked.id);
        assert_eq!(arguments, Some(&asked.arguments), "{}: the arguments of \"{}\"", asked.place, asked.id);
    }
}

#[test]
fn every_text_is_used() {
    let english = fs::read_to_string(path("en")).expect("English has a file");
    let said = source::literals();
    for id in texts("en").keys() {
        let is_part = english.contains(&format!("{{ {id} }}"));
        // The attributes of a row in a table are asked for by the name of the row.
        let row = id.split_once('.').map(|(row, _)| row);
        let is_asked = said.contains(id.as_str()) || row.is_some_and(|row| said.contains(row));
        assert!(is_asked || is_part, "no code asks for \"{id}\"");
    }
}
