//! The pages of `src` as their code: read with `syn`, without comments and without what is only compiled for
//! tests.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit_mut::VisitMut;
use syn::{Attribute, ImplItem, Item, TraitItem};

/// One file of `src`.
pub struct Page {
    pub path: PathBuf,
    /// Under `src`, without `.rs`: `rules/size`.
    pub name: String,
    pub text: String,
    /// What is compiled into the programs, in one line of words and signs.
    pub tokens: Vec<Token>,
    pub file: syn::File,
    /// The files that are compiled only for tests, by the name of their `mod` line.
    test_modules: Vec<String>,
}

/// A word or sign of the code; text in quotes is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub text: String,
    /// From 1.
    pub line: usize,
}

/// A path such as `crate::rules::Square`, word by word, and the line it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub words: Vec<String>,
    pub line: usize,
}

/// Every page of `src`.
pub fn pages() -> Vec<Page> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut pages = Vec::new();
    for path in files(&src, "rs") {
        let parts = path.strip_prefix(&src).unwrap().with_extension("");
        let name = parts.iter().map(|part| part.to_str().unwrap()).collect::<Vec<_>>().join("/");
        pages.push(Page::read(path.clone(), name, fs::read_to_string(&path).unwrap()));
    }
    assert!(pages.len() > 30, "only {} pages were found", pages.len());
    let tests: Vec<String> = pages.iter().flat_map(Page::test_pages).collect();
    for page in pages.iter_mut().filter(|page| tests.contains(&page.name)) {
        page.file.items.clear();
        page.tokens.clear();
    }
    pages
}

/// Every file with this extension in a folder and the folders in it.
pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(self::files(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files.sort();
    files
}

impl Page {
    pub fn read(path: PathBuf, name: String, text: String) -> Page {
        let mut file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut tests = WithoutTests::default();
        tests.visit_file_mut(&mut file);
        let mut tokens = Vec::new();
        flatten(file.to_token_stream(), &mut tokens);
        Page { path, name, text, tokens, file, test_modules: tests.modules }
    }

    /// The names of the pages that this one declares for tests.
    fn test_pages(&self) -> impl Iterator<Item = String> + '_ {
        self.test_modules.iter().map(|module| format!("{}/{module}", self.name))
    }

    /// The words of this page's module: `["rules", "size"]`; none for the crate's root.
    pub fn module(&self) -> Vec<String> {
        if self.name == "lib" { Vec::new() } else { self.name.split('/').map(str::to_owned).collect() }
    }

    /// The code without comments and tests, line by line with its number.
    pub fn code(&self) -> Vec<(usize, String)> {
        let mut lines: Vec<(usize, String)> = Vec::new();
        for token in &self.tokens {
            match lines.last_mut() {
                Some((number, line)) if *number == token.line => {
                    if line.ends_with(is_word_part) && is_word(&token.text) {
                        line.push(' ');
                    }
                    line.push_str(&token.text);
                }
                _ => lines.push((token.line, token.text.clone())),
            }
        }
        lines
    }

    /// Every path of two words and more.
    pub fn paths(&self) -> Vec<Named> {
        paths(&self.tokens)
    }
}

/// Every path of two words and more; a list such as `a::{b, c::d}` is `a::b` and `a::c::d`.
pub fn paths(tokens: &[Token]) -> Vec<Named> {
    let mut paths = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let is_start = tokens.get(at + 1).is_some_and(|next| next.text == "::");
        at = if is_start { read_path(tokens, at, &[], &mut paths) } else { at + 1 };
    }
    paths.retain(|path| path.words.len() > 1);
    paths
}

/// Reads the path that begins at `at`, or each path of the list there, and adds what it read after the words
/// `before`; returns where it ends.
fn read_path(tokens: &[Token], mut at: usize, before: &[String], paths: &mut Vec<Named>) -> usize {
    let text = |at: usize| tokens.get(at).map_or("", |token| token.text.as_str());
    if text(at) == "{" {
        at += 1;
        while !["}", ""].contains(&text(at)) {
            at = read_path(tokens, at, before, paths);
        }
        return at + 1;
    }
    // A comma, a star, the `<` of `a::<T>`.
    if !is_word(text(at)) {
        return at + 1;
    }
    let words: Vec<String> = before.iter().cloned().chain([text(at).to_owned()]).collect();
    if text(at + 1) == "::" && (is_word(text(at + 2)) || text(at + 2) == "{") {
        return read_path(tokens, at + 2, &words, paths);
    }
    paths.push(Named { words, line: tokens[at].line });
    // `use a::b as c` is a path to `b`.
    if text(at + 1) == "as" { at + 3 } else { at + 1 }
}

pub fn is_word_part(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

pub fn is_word(text: &str) -> bool {
    text.starts_with(is_word_part)
}

/// The tokens of a stream one after another, `::` as one.
pub fn flatten(stream: TokenStream, tokens: &mut Vec<Token>) {
    let mut trees = stream.into_iter().peekable();
    while let Some(tree) = trees.next() {
        let line = tree.span().start().line;
        let mut push = |text: &str, line| tokens.push(Token { text: text.to_owned(), line });
        match tree {
            TokenTree::Ident(word) => push(&word.to_string(), line),
            TokenTree::Literal(_) => push("\"", line),
            TokenTree::Punct(sign) => {
                let is_colon = |tree: &TokenTree| matches!(tree, TokenTree::Punct(p) if p.as_char() == ':');
                if sign.as_char() == ':' && trees.next_if(is_colon).is_some() {
                    push("::", line);
                } else {
                    push(&sign.as_char().to_string(), line);
                }
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                push(open, line);
                flatten(group.stream(), tokens);
                tokens.push(Token { text: close.to_owned(), line: group.span_close().start().line });
            }
        }
    }
}

/// Takes each item annotated with `#[cfg(test)]` out, and nothing else.
#[derive(Default)]
struct WithoutTests {
    /// The modules taken out that are files of their own.
    modules: Vec<String>,
}

impl WithoutTests {
    fn keep_code(&mut self, items: &mut Vec<Item>) {
        for item in items.extract_if(.., |item| is_for_tests(item_attributes(item))) {
            if let Item::Mod(module) = item
                && module.content.is_none()
            {
                self.modules.push(module.ident.to_string());
            }
        }
    }
}

impl VisitMut for WithoutTests {
    fn visit_file_mut(&mut self, file: &mut syn::File) {
        self.keep_code(&mut file.items);
        syn::visit_mut::visit_file_mut(self, file);
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            self.keep_code(items);
        }
        syn::visit_mut::visit_item_mod_mut(self, module);
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        block.items.retain(|item| match item {
            ImplItem::Const(item) => !is_for_tests(&item.attrs),
            ImplItem::Fn(item) => !is_for_tests(&item.attrs),
            ImplItem::Type(item) => !is_for_tests(&item.attrs),
            _ => true,
        });
        syn::visit_mut::visit_item_impl_mut(self, block);
    }

    fn visit_item_trait_mut(&mut self, block: &mut syn::ItemTrait) {
        block.items.retain(|item| !matches!(item, TraitItem::Fn(item) if is_for_tests(&item.attrs)));
        syn::visit_mut::visit_item_trait_mut(self, block);
    }
}

/// Whether one of the attributes is exactly `#[cfg(test)]`.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Ident>().is_ok_and(|condition| condition == "test")
    })
}

fn item_attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
