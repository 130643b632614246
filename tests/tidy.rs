//! What neither Cargo nor rustfmt checks: a head on every source file, lines that fit, one meaning for each
//! name of a type, walls between the rooms of the window, and no words for people in its code, since they
//! belong in the texts.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The longest line, in characters.
const LINE_MAX: usize = 110;

/// The rooms of the window.
const ROOMS: &str = "play study review library report learn book files engine_setup ghosts matches";
/// Names of types that code writes with their module's: `study::Message`, `pulse::Line`.
const QUALIFIED: &[&str] = &["Event", "Line", "Message", "Out", "Room", "State"];
/// Functions and macros whose words the window never shows: those of programmers, logs and egui's ids.
const INTERNAL: &[&str] = &[
    "assert",
    "debug",
    "debug_assert",
    "error",
    "expect",
    "from_id_salt",
    "id_salt",
    "include_bytes",
    "include_str",
    "info",
    "load_texture",
    "panic",
    "push_id",
    "replace",
    "side_ui",
    "text",
    "unique",
    "unreachable",
    "var",
    "var_os",
    "warn",
    "with",
    "with_app_id",
    "with_title",
];
/// Types whose values have internal names.
const NAMED: &[&str] = &["BoardState", "Grid", "Id", "Panel", "Running", "Worker"];
/// Files whose words are not for the window: traces, measurements, and what is asked of the desktop.
const WITHOUT_TEXTS: &[&str] = &["main.rs", "tests.rs", "trace.rs", "frames.rs", "failure.rs"];
/// First words that need no translation: names of the program, of keys in the settings, of boards.
const UNTRANSLATED: &[&str] = &["Outflank", "Ctrl", "Shift", "XXXXXX", "Max"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files at or below `places` whose names end in one of `endings`.
fn files(places: &[&str], endings: &[&str]) -> Vec<PathBuf> {
    fn collect(path: &Path, endings: &[&str], files: &mut Vec<PathBuf>) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && name != "target" {
            fs::read_dir(path).unwrap().for_each(|entry| collect(&entry.unwrap().path(), endings, files));
        } else if path.is_file() && endings.iter().any(|ending| name.ends_with(ending)) {
            files.push(path.to_owned());
        }
    }
    let mut files = Vec::new();
    places.iter().for_each(|place| collect(&root().join(place), endings, &mut files));
    files.sort();
    assert!(!files.is_empty(), "no files were found in {places:?}");
    files
}

fn report(findings: &str) {
    assert!(findings.is_empty(), "\n{findings}");
}

#[test]
fn every_source_file_has_a_head() {
    let mut findings = String::new();
    for path in files(&["src", "crates"], &[".rs"]) {
        let text = fs::read_to_string(&path).unwrap();
        let first = text.lines().find(|line| !line.starts_with("#![") && !line.is_empty());
        if !first.is_some_and(|line| line.starts_with("//! ")) {
            writeln!(findings, "{}: begin the file with `//!` and its subject", path.display()).unwrap();
        }
    }
    report(&findings);
}

#[test]
fn no_line_is_too_long() {
    let code = files(&["src", "crates", "tests", "benches", "examples", "build.rs"], &[".rs"]);
    let prose = files(&["docs", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"], &[".md"]);
    let mut findings = String::new();
    for path in code.into_iter().chain(prose) {
        // The row of a table cannot be broken.
        let is_row =
            |line: &str| line.trim_start().trim_start_matches("/// ").starts_with('|') && line.ends_with('|');
        for (number, line) in (1..).zip(fs::read_to_string(&path).unwrap().lines()) {
            let length = line.chars().count();
            if length > LINE_MAX && !is_row(line) {
                writeln!(findings, "{}:{number}: {length} columns", path.display()).unwrap();
            }
        }
    }
    report(&findings);
}

#[test]
fn no_name_of_a_type_has_two_meanings() {
    let mut findings = String::new();
    let crates = fs::read_dir(root().join("crates")).unwrap();
    let crates = crates.map(|entry| format!("crates/{}/src", entry.unwrap().file_name().display()));
    for folder in crates.chain(["src".to_owned()]) {
        let mut places: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for path in files(&[&folder], &[".rs"]) {
            let file = path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).unwrap();
            for name in text.lines().filter_map(declared).filter(|name| !QUALIFIED.contains(name)) {
                places.entry(name.to_owned()).or_default().insert(file.clone());
            }
        }
        for (name, files) in places.iter().filter(|(_, files)| files.len() > 1) {
            writeln!(findings, "{folder}: {name} in {files:?}").unwrap();
        }
    }
    report(&findings);
}

/// The name of the type that a line declares. An indented `type` belongs to a trait.
fn declared(line: &str) -> Option<&str> {
    let bare = line.trim_start();
    let bare = match bare.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(") ")?.1,
        Some(rest) => rest.trim_start(),
        None => bare,
    };
    let (keyword, rest) = bare.split_once(' ')?;
    let is_type = matches!(keyword, "struct" | "enum" | "trait" | "union")
        || keyword == "type" && !line.starts_with(' ');
    let name = rest.split(|c: char| !c.is_alphanumeric()).next()?;
    (is_type && name.starts_with(char::is_uppercase)).then_some(name)
}

#[test]
fn types_that_are_declared_are_found() {
    let check = |line: &str, expected: Option<&str>| assert_eq!(declared(line), expected, "{line}");
    check("pub(super) struct Card<'a> {", Some("Card"));
    check("    enum Page {", Some("Page"));
    check("type Key = (u64, u64);", Some("Key"));
    check("    type Item = u8;", None);
    check("/// struct Card", None);
}

#[test]
fn no_room_of_the_window_names_another_or_the_app() {
    let rooms: Vec<&str> = ROOMS.split(' ').collect();
    let mut findings = String::new();
    for &room in &rooms {
        for path in files(&[&format!("src/{room}.rs"), &format!("src/{room}")], &[".rs"]) {
            for rest in fs::read_to_string(&path).unwrap().split("crate::").skip(1) {
                let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap();
                // A name is empty before a group, which could hide a room.
                if name != room && (["app", ""].contains(&name) || rooms.contains(&name)) {
                    writeln!(findings, "{}: crate::{name}", path.display()).unwrap();
                }
            }
        }
    }
    report(&findings);
}

#[test]
fn the_window_has_its_words_from_the_texts() {
    let mut findings = String::new();
    for path in files(&["src"], &[".rs"]) {
        let name = path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
        if !WITHOUT_TEXTS.iter().any(|end| name.ends_with(end)) {
            let tokens: TokenStream = fs::read_to_string(&path).unwrap().parse().unwrap();
            let is_text = |words: &str| {
                !words.split_whitespace().next().is_some_and(|first| UNTRANSLATED.contains(&first))
            };
            for (line, words) in literals(tokens).into_iter().filter(|(_, words)| is_text(words)) {
                writeln!(findings, "{name}:{line}: \"{words}\" belongs into crates/texts/assets").unwrap();
            }
        }
    }
    report(&findings);
}

/// The string literals that read like words for people, each with its line; tests are left out.
fn literals(tokens: TokenStream) -> Vec<(usize, String)> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    let mut is_test = false;
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if is_test => is_test = group.delimiter() != Delimiter::Brace,
            TokenTree::Punct(sign) if is_test => is_test = sign.as_char() != ';',
            TokenTree::Group(group) if is_attribute(&tokens[..i]) => {
                is_test = group.stream().to_string() == "cfg (test)";
            }
            TokenTree::Group(group) if !is_internal(&tokens[..i], group.delimiter()) => {
                found.extend(literals(group.stream()));
            }
            TokenTree::Literal(literal) => {
                let code = literal.to_string();
                if code.starts_with('"') && are_words(code.trim_matches('"')) {
                    found.push((literal.span().start().line, code.trim_matches('"').to_owned()));
                }
            }
            _ => {}
        }
    }
    found
}

fn word(before: &[TokenTree], back: usize) -> String {
    before.len().checked_sub(back).map(|at| before[at].to_string()).unwrap_or_default()
}

fn is_attribute(before: &[TokenTree]) -> bool {
    word(before, 1) == "#" || word(before, 1) == "!" && word(before, 2) == "#"
}

fn is_internal(before: &[TokenTree], delimiter: Delimiter) -> bool {
    let called = if word(before, 1) == "!" { word(before, 2) } else { word(before, 1) };
    // `Id::new(…)`, `Worker::start(…)`, `Panel::top(…)`.
    delimiter == Delimiter::Parenthesis
        && (INTERNAL.contains(&called.as_str())
            || word(before, 2) == ":" && NAMED.contains(&word(before, 4).as_str()))
}

/// Whether a literal has two words in a row or begins as a label does; placeholders are no words.
fn are_words(text: &str) -> bool {
    let mut bare = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            letter if depth == 0 => bare.push(letter),
            _ => {}
        }
    }
    let is_word =
        |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_alphabetic() || "'’.,:;!?…".contains(c));
    let words: Vec<&str> = bare.split_whitespace().collect();
    let in_a_row = words.windows(2).any(|pair| pair.iter().all(&is_word));
    let mut letters = bare.trim_start().chars();
    let is_label = letters.next().is_some_and(char::is_uppercase)
        && letters.next().is_some_and(char::is_lowercase)
        && letters.next().is_some_and(char::is_lowercase);
    in_a_row || is_label
}

#[test]
fn words_in_code_are_found_and_those_of_tests_and_logs_are_not() {
    let check = |code: &str, expected: usize| {
        assert_eq!(literals(code.parse().unwrap()).len(), expected, "{code}");
    };
    check("fn f() { ui.label(\"Play again\"); g(\"Open\") }", 2);
    check("fn f() { ui.label(text!(\"play-again\")); log::warn!(\"It is gone\"); Id::new(\"some id\") }", 0);
    check("#[cfg(test)] mod tests { fn f() { g(\"Two words\") } } fn h() { g(\"Two words\") }", 1);
    check("#[cfg(test)] use a::b; fn h() { g(\"{} discs here\") }", 1);
    check("#[doc = \"Two words\"] fn h() { g(\"f5 d6\") }", 0);
}
