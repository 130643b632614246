//! What the source asks for: each `text!("id", name = …)`, and every string literal.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The crates that say something; the window does too.
const SPEAKERS: [&str; 7] = ["texts", "system", "session", "analysis", "library", "teach", "services"];

/// A text that is asked for.
pub struct Asked {
    pub place: String,
    pub id: String,
    pub arguments: BTreeSet<String>,
}

pub fn asked() -> Vec<Asked> {
    let mut asked = Vec::new();
    for (place, tokens) in pages() {
        read_asked(&place, tokens, &mut asked);
    }
    asked
}

pub fn literals() -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    for (_, tokens) in pages() {
        read_literals(tokens, &mut literals);
    }
    literals
}

fn pages() -> Vec<(String, TokenStream)> {
    let mut pages = Vec::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders: Vec<PathBuf> = SPEAKERS.iter().map(|name| crates.join(name).join("src")).collect();
    folders.push(crates.join("../src"));
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("src can be read").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && !path.ends_with("text/tests.rs")
            {
                let source = fs::read_to_string(&path).expect("a page of the source can be read");
                pages.push((path.display().to_string(), source.parse().expect("the source is Rust")));
            }
        }
    }
    pages
}

/// The text of a plain string literal.
fn literal(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    let code = literal.to_string();
    // No id of a text has a character that code would escape.
    code.strip_prefix('"')?.strip_suffix('"').map(str::to_owned)
}

fn read_literals(tokens: TokenStream, literals: &mut BTreeSet<String>) {
    for token in tokens {
        if let TokenTree::Group(group) = &token {
            read_literals(group.stream(), literals);
        }
        literals.extend(literal(&token));
    }
}

fn read_asked(place: &str, tokens: TokenStream, asked: &mut Vec<Asked>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        read_asked(place, group.stream(), asked);
        let is_text = i >= 2 && tokens[i - 1].to_string() == "!" && tokens[i - 2].to_string() == "text";
        if is_text && let Some(id) = group.stream().into_iter().next().as_ref().and_then(literal) {
            let line = token.span().start().line;
            let place = format!("{place}:{line}");
            asked.push(Asked { place, id, arguments: names(group.stream()) });
        }
    }
}

/// The names before the equals signs: `text!("id", name = value)`.
fn names(tokens: TokenStream) -> BTreeSet<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is = |i: usize, sign: &str| tokens.get(i).is_some_and(|token| token.to_string() == sign);
    (0..tokens.len())
        .filter(|&i| is(i, ",") && is(i + 2, "=") && !is(i + 3, "="))
        .filter_map(|i| tokens.get(i + 1).map(ToString::to_string))
        .collect()
}
