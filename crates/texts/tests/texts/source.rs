//! What the source asks for: each `text!("id", name = …)`, and every string literal.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The crates that use `text!`, besides the window.
const SPEAKERS: [&str; 7] = ["texts", "system", "session", "analysis", "library", "teach", "services"];

/// A text that is asked for.
pub struct Asked {
    pub place: String,
    pub id: String,
    pub arguments: BTreeSet<String>,
}

pub fn asked() -> Vec<Asked> {
    let mut asked = Vec::new();
    for (place, lists) in pages() {
        for (tokens, i) in lists.iter().flat_map(|tokens| (2..tokens.len()).map(move |i| (tokens, i))) {
            let TokenTree::Group(group) = &tokens[i] else { continue };
            let is_text = tokens[i - 1].to_string() == "!" && tokens[i - 2].to_string() == "text";
            if is_text && let Some(id) = group.stream().into_iter().next().as_ref().and_then(literal) {
                let place = format!("{place}:{}", group.span().start().line);
                asked.push(Asked { place, id, arguments: names(group.stream()) });
            }
        }
    }
    asked
}

pub fn literals() -> BTreeSet<String> {
    pages().iter().flat_map(|(_, lists)| lists.iter().flatten()).filter_map(literal).collect()
}

/// The files of the source, each with its lists of tokens.
fn pages() -> Vec<(String, Vec<Vec<TokenTree>>)> {
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
                let source = fs::read_to_string(&path).expect("a file of the source can be read");
                let mut lists = Vec::new();
                split(source.parse().expect("the source is Rust"), &mut lists);
                pages.push((path.display().to_string(), lists));
            }
        }
    }
    pages
}

/// Splits tokens into lists: those outside of all brackets, and those in each pair of them.
fn split(tokens: TokenStream, lists: &mut Vec<Vec<TokenTree>>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for token in &tokens {
        if let TokenTree::Group(group) = token {
            split(group.stream(), lists);
        }
    }
    lists.push(tokens);
}

/// The text of a plain string literal.
fn literal(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    let code = literal.to_string();
    // No id of a text has a character that code would escape.
    code.strip_prefix('"')?.strip_suffix('"').map(str::to_owned)
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
