//! Words for people in the code, which belong into `assets/texts`.

use crate::source::Page;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;

/// What is called with words that nobody reads in the window: those of programmers, of logs, of egui's ids.
const FOR_NOBODY: &[&str] = &[
    "assert",
    "column",
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
/// Types whose values are named by words that nobody reads.
const NAMED: &[&str] = &["BoardState", "Grid", "Id", "Panel", "Running", "Worker"];

/// The string literals of a page that read like words for people, and their lines.
pub fn words(page: &Page) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    read(page.file.to_token_stream(), &mut found);
    found
}

fn read(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if !is_for_nobody(&tokens[..i], group.delimiter()) => {
                read(group.stream(), found)
            }
            TokenTree::Literal(literal) => {
                let text = syn::parse_str::<syn::LitStr>(&literal.to_string()).map(|string| string.value());
                if let Ok(text) = text
                    && are_words(&text)
                {
                    found.push((literal.span().start().line, text));
                }
            }
            _ => {}
        }
    }
}

/// Whether what stands in a group is an attribute, or handed to something whose words nobody reads.
fn is_for_nobody(before: &[TokenTree], delimiter: Delimiter) -> bool {
    let word =
        |back: usize| before.len().checked_sub(back).map(|at| before[at].to_string()).unwrap_or_default();
    if delimiter == Delimiter::Bracket && (word(1) == "#" || word(1) == "!" && word(2) == "#") {
        return true;
    }
    if delimiter != Delimiter::Parenthesis {
        return false;
    }
    let called = if word(1) == "!" { word(2) } else { word(1) };
    // `Id::new(…)`, `Worker::start(…)`, a closure that makes a panel of a name.
    FOR_NOBODY.contains(&called.as_str()) || word(2) == ":" && NAMED.contains(&word(4).as_str())
}

/// Two words in a row, or one that begins as a label does; what is filled in is no word.
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
