//! Which page uses which, and the circles among them.
//!
//! A page uses another by a path that leads to something written there. A re-export is followed to where its
//! item is written, and is itself no use: `rules.rs` lists what `rules/size.rs` holds without needing it.
//! What a page uses of the pages it stands below (`rules/size` of `rules`) does not count either: with their
//! folder those are one module, and a child of it could not do without.

use crate::source::{Page, Token, flatten, paths};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use syn::{Item, UseTree, Visibility};

/// Each page with the pages it uses, by name.
pub type Uses = BTreeMap<String, BTreeSet<String>>;

/// What the pages of the library use of one another.
pub fn uses(pages: &[Page]) -> Uses {
    let library = pages.iter().filter(|page| page.name != "main" && !page.name.starts_with("bin/"));
    let modules = Modules(library.map(|page| (page.module(), Module::of(page))).collect());
    let mut uses = Uses::new();
    for (name, module) in &modules.0 {
        let used = module.uses.iter().filter_map(|path| modules.page_of(name, path, 0));
        let used = used.filter(|used| !name.starts_with(used)).map(|used| used.join("/"));
        uses.insert(name.join("/"), used.collect());
    }
    uses
}

/// The shortest circle through each page that lies on one, every circle once: `a → b → a`.
pub fn circles(uses: &Uses) -> BTreeSet<Vec<String>> {
    let mut circles: BTreeSet<Vec<String>> = BTreeSet::new();
    for page in uses.keys() {
        if circles.iter().any(|circle| circle.contains(page)) {
            continue;
        }
        if let Some(circle) = way(uses, page, page) {
            circles.insert(circle);
        }
    }
    circles
}

/// The shortest way from a page to another, both included.
fn way(uses: &Uses, from: &str, to: &str) -> Option<Vec<String>> {
    let mut seen = BTreeSet::new();
    let mut ways = vec![vec![from.to_owned()]];
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            for next in uses.get(way.last()?).into_iter().flatten() {
                let way = [way.as_slice(), std::slice::from_ref(next)].concat();
                if next == to {
                    return Some(way);
                }
                if seen.insert(next.clone()) {
                    longer.push(way);
                }
            }
        }
        ways = longer;
    }
    None
}

type Words = Vec<String>;

/// A page with what its names stand for.
#[derive(Default)]
struct Module {
    /// What a `use` line calls a path, whoever may see it.
    names: BTreeMap<String, Words>,
    /// The paths the page needs; re-exports are none.
    uses: Vec<Words>,
}

impl Module {
    fn of(page: &Page) -> Module {
        let mut module = Module::default();
        let mut tokens: Vec<Token> = Vec::new();
        for item in &page.file.items {
            match item {
                Item::Use(item) => {
                    let is_listing = !matches!(item.vis, Visibility::Inherited);
                    module.take_in(&item.tree, &mut Vec::new(), is_listing);
                }
                _ => flatten(item.to_token_stream(), &mut tokens),
            }
        }
        module.uses.extend(paths(&tokens).into_iter().map(|path| path.words));
        module
    }

    fn take_in(&mut self, tree: &UseTree, before: &mut Words, is_listing: bool) {
        let (word, name) = match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.take_in(&path.tree, before, is_listing);
                before.pop();
                return;
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.take_in(tree, before, is_listing));
                return;
            }
            UseTree::Glob(_) => return,
            UseTree::Name(name) => (&name.ident, &name.ident),
            UseTree::Rename(rename) => (&rename.ident, &rename.rename),
        };
        let mut path = before.clone();
        let mut name = name.to_string();
        if word == "self" {
            name = path.last().cloned().unwrap_or_default();
        } else {
            path.push(word.to_string());
        }
        self.names.insert(name, path.clone());
        if !is_listing {
            self.uses.push(path);
        }
    }
}

struct Modules(BTreeMap<Words, Module>);

impl Modules {
    /// The page in which the item that `path` names is written, seen from `module`; `None` for a foreign
    /// crate's, and for a module as such: what is used of it is another path.
    fn page_of(&self, module: &[String], path: &[String], depth: usize) -> Option<Words> {
        // A name that stands for itself leads nowhere.
        if depth > 20 {
            return None;
        }
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.page_below(&[], rest, depth),
            "self" => self.page_below(module, rest, depth),
            "super" => self.page_below_or_above(&module[..module.len().checked_sub(1)?], rest, depth),
            _ if self.0.contains_key(&child(module, first)) => self.page_below(module, path, depth),
            _ => {
                let meant = self.0.get(module)?.names.get(first)?;
                (meant.first() != Some(first) || meant.len() > 1)
                    .then(|| self.page_of(module, &[meant.as_slice(), rest].concat(), depth + 1))?
            }
        }
    }

    fn page_below_or_above(&self, module: &[String], path: &[String], depth: usize) -> Option<Words> {
        match path.first().map(String::as_str) {
            Some("super") => self.page_of(module, path, depth),
            _ => self.page_below(module, path, depth),
        }
    }

    /// As [`Modules::page_of`], for a path that begins with something in `module`.
    fn page_below(&self, module: &[String], path: &[String], depth: usize) -> Option<Words> {
        let (first, rest) = path.split_first()?;
        let below = child(module, first);
        if self.0.contains_key(&below) {
            return self.page_below(&below, rest, depth);
        }
        match self.0.get(module)?.names.get(first) {
            Some(meant) => self.page_of(module, &[meant.as_slice(), rest].concat(), depth + 1),
            None => Some(module.to_vec()),
        }
    }
}

fn child(module: &[String], name: &str) -> Words {
    module.iter().cloned().chain([name.to_owned()]).collect()
}
