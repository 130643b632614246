//! The texts of the window: every language has the same texts with the same arguments, every text asked for
//! exists, and every text is asked for.

#[path = "texts/source.rs"]
mod source;

use fluent_syntax::ast;
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const LANGUAGES: [&str; 6] = ["ja", "zh", "fr", "de", "es", "el"];

/// The texts of a file: the names of the arguments of each id, those of the texts it is made of included.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn path(language: &str) -> String {
    format!("{}/assets/{language}.ftl", env!("CARGO_MANIFEST_DIR"))
}

fn texts(language: &str) -> Texts {
    let source = fs::read_to_string(path(language)).expect("every language has a file");
    let resource =
        parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{language}.ftl: {errors:?}"));
    let mut own: BTreeMap<String, Needs> = BTreeMap::new();
    let mut keep = |id: String, pattern: &ast::Pattern<&str>| {
        let mut needs = Needs::default();
        needs.read_pattern(pattern);
        assert!(own.insert(id.clone(), needs).is_none(), "{language}.ftl has \"{id}\" twice");
    };
    for entry in &resource.body {
        match entry {
            ast::Entry::Message(message) => {
                let id = message.id.name;
                if let Some(value) = &message.value {
                    keep(id.to_owned(), value);
                }
                for attribute in &message.attributes {
                    keep(format!("{id}.{}", attribute.id.name), &attribute.value);
                }
            }
            ast::Entry::Junk { content } => panic!("{language}.ftl: {content}"),
            _ => {}
        }
    }
    own.keys().map(|id| (id.clone(), arguments(id, &own))).collect()
}

/// What a text is filled with, and the other texts it is made of.
#[derive(Default)]
struct Needs {
    arguments: BTreeSet<String>,
    texts: BTreeSet<String>,
}

impl Needs {
    fn read_pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.read_inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read_pattern(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &ast::InlineExpression<&str>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            ast::InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.texts.insert(id.name.to_owned() + &attribute.unwrap_or_default());
            }
            ast::InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }
}

fn arguments(id: &str, own: &BTreeMap<String, Needs>) -> BTreeSet<String> {
    let needs = own.get(id).unwrap_or_else(|| panic!("a text is made of \"{id}\", which is none"));
    let mut arguments = needs.arguments.clone();
    for text in &needs.texts {
        arguments.extend(self::arguments(text, own));
    }
    arguments
}

/// Beginnings of ids whose texts are all filled with the same arguments, of which each language takes what it
/// needs: nouns that stand beside a number need the number in one, and not in another.
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
