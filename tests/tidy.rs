//! The house rules of the source, held as data: who may use whom, who may touch the world, and a head on
//! every page.
//!
//! Only code counts: comments and what follows `#[cfg(test)]` may name anything.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// A part of `src` and what it may use. The row with the longest path that fits a file is the one that
/// counts.
struct Layer {
    path: &'static str,
    /// Other layers; `*` is every one.
    uses: &'static [&'static str],
    touches: &'static [Touch],
}

/// What reaches out of a program's own values.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Touch {
    Files,
    Processes,
    Threads,
    Clock,
    Printing,
    Window,
    /// Not the world, but a file format: the lowest layers know none.
    Serde,
}

use Touch::{Clock, Files, Printing, Processes, Serde, Threads, Window};

const EVERYTHING: &[Touch] = &[Files, Processes, Threads, Clock, Printing, Window, Serde];

const LAYERS: &[Layer] = &[
    Layer { path: "rules", uses: &[], touches: &[] },
    Layer { path: "record", uses: &["rules"], touches: &[] },
    Layer { path: "formats", uses: &["rules", "record"], touches: &[] },
    // The running game is more than its record.
    Layer {
        path: "formats/saved_game",
        uses: &["rules", "record", "engine", "players", "session"],
        touches: &[Serde],
    },
    Layer { path: "engine", uses: &["rules"], touches: &[Threads] },
    Layer { path: "engine/clock", uses: &["rules"], touches: &[Clock] },
    // NBoard hands games over as GGF.
    Layer { path: "protocol", uses: &["rules", "record", "formats", "engine"], touches: &[] },
    Layer { path: "players", uses: &["rules", "engine", "protocol"], touches: &[] },
    // It also asks the system how much processor time a program has used.
    Layer {
        path: "players/external",
        uses: &["rules", "formats", "engine", "protocol"],
        touches: &[Processes, Threads, Clock, Files],
    },
    Layer { path: "analysis", uses: &["rules", "record", "engine"], touches: &[] },
    Layer { path: "library", uses: &["rules", "record", "formats", "analysis"], touches: &[] },
    Layer { path: "study", uses: &["rules", "engine"], touches: &[] },
    Layer { path: "session", uses: &["rules", "record", "engine", "players", "analysis"], touches: &[] },
    Layer { path: "settings", uses: &["rules", "engine", "players"], touches: &[Serde] },
    Layer { path: "train", uses: &["rules", "record", "formats", "engine"], touches: &[Threads] },
    Layer {
        path: "commands",
        uses: &["rules", "record", "formats", "engine", "players", "protocol", "analysis", "library"],
        touches: &[Clock],
    },
    Layer { path: "app", uses: &["*"], touches: EVERYTHING },
    Layer { path: "disk", uses: &[], touches: &[Files] },
    // What is asked of the machine before anything else runs.
    Layer { path: "cpu", uses: &[], touches: &[Processes, Printing] },
    Layer { path: "libraries", uses: &[], touches: &[] },
    Layer { path: "main", uses: &["*"], touches: EVERYTHING },
    Layer { path: "bin", uses: &["*"], touches: EVERYTHING },
    Layer { path: "lib", uses: &["*"], touches: &[] },
];

/// How a line of code betrays that it touches something.
const SIGNS: &[(Touch, &[&str])] = &[
    (Files, &["std::fs", "fs::", "File::"]),
    (Processes, &["std::process", "process::", "Command::new("]),
    (Threads, &["std::thread", "thread::"]),
    (Clock, &["Instant::now", "SystemTime"]),
    (Printing, &["println!", "print!", "eprintln!", "eprint!", "dbg!", "stdout()", "stderr()", "stdin()"]),
    (Window, &["egui::", "eframe::", "use egui", "use eframe"]),
    (Serde, &["serde", "ron::"]),
];

struct Page {
    path: PathBuf,
    /// Under `src`, without `.rs`: `rules/size`.
    name: String,
    text: String,
}

fn pages() -> Vec<Page> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![src.clone()];
    let mut pages = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let parts = path.strip_prefix(&src).unwrap().with_extension("");
                let name = parts.iter().map(|part| part.to_str().unwrap()).collect::<Vec<_>>().join("/");
                pages.push(Page { name, text: fs::read_to_string(&path).unwrap(), path });
            }
        }
    }
    assert!(pages.len() > 30, "only {} pages were found", pages.len());
    pages
}

impl Page {
    fn layer(&self) -> Option<&'static Layer> {
        let fits = |layer: &&Layer| {
            self.name.strip_prefix(layer.path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        LAYERS.iter().filter(fits).max_by_key(|layer| layer.path.len())
    }

    /// The lines of code with their numbers from 1, without comments and tests.
    fn code(&self) -> Vec<(usize, &str)> {
        let is_test_page = self.name.ends_with("/tests");
        let lines = (1..).zip(self.text.lines()).take_while(|(_, line)| *line != "#[cfg(test)]");
        lines
            .filter(|_| !is_test_page)
            .map(|(number, line)| (number, line.split("//").next().unwrap_or("")))
            .collect()
    }

    /// The layers a page names, each with the line where it does.
    fn uses(&self) -> Vec<(usize, String)> {
        let is_root = ["main", "lib"].contains(&self.name.as_str()) || self.name.starts_with("bin/");
        let own = if is_root { "outflank::" } else { "crate::" };
        // From `rules/size` two steps up lie the layers.
        let up = "super::".repeat(self.name.split('/').count());
        let code = self.code();
        let mut uses = Vec::new();
        for start in [own, &up] {
            for &(number, line) in &code {
                for (at, _) in line.match_indices(start).filter(|&(at, _)| !line[..at].ends_with(is_word)) {
                    // A list may go over several lines: join them until it closes.
                    let rest = line[at + start.len()..].to_owned();
                    let following =
                        code.iter().skip_while(|(other, _)| *other <= number).map(|(_, line)| *line);
                    uses.extend(names(&rest, following).into_iter().map(|name| (number, name)));
                }
            }
        }
        uses
    }
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_' || character == ':'
}

/// The first names of `a::b` or of each path in `{a::b, c::{d, e}}`.
fn names<'a>(rest: &str, following: impl Iterator<Item = &'a str>) -> Vec<String> {
    let first =
        |path: &str| path.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let Some(list) = rest.strip_prefix('{') else { return vec![first(rest)] };
    let mut text = list.to_owned();
    following.take_while(|line| !line.is_empty()).for_each(|line| text.push_str(line));
    let mut depth = 0;
    let mut names = vec![String::new()];
    for character in text.chars() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(String::new()),
            _ if depth == 0 => names.last_mut().expect("there is one").push(character),
            _ => {}
        }
    }
    names.iter().map(|name| first(name)).filter(|name| !name.is_empty()).collect()
}

/// Fails with all findings at once.
fn report(findings: &str) {
    assert!(findings.is_empty(), "\n{findings}See ARCHITECTURE.md; the rows stand in tests/tidy.rs.");
}

#[test]
fn every_page_has_a_head_and_a_layer() {
    let mut findings = String::new();
    for page in pages() {
        let is_attribute = |line: &&str| line.starts_with("#![") || line.is_empty();
        if !page.text.lines().find(|line| !is_attribute(line)).is_some_and(|line| line.starts_with("//! ")) {
            writeln!(findings, "{}: begin the page with `//!` and say what it is", page.path.display())
                .unwrap();
        }
        if page.layer().is_none() {
            writeln!(findings, "{}: no layer has this page", page.path.display()).unwrap();
        }
    }
    report(&findings);
}

#[test]
fn every_layer_uses_only_what_its_row_names() {
    let mut findings = String::new();
    for page in pages() {
        let Some(layer) = page.layer() else { continue };
        let own = page.name.split('/').next().unwrap_or_default();
        for (line, name) in page.uses() {
            let is_layer = LAYERS.iter().any(|layer| layer.path == name);
            if is_layer && name != own && !layer.uses.contains(&name.as_str()) && layer.uses != ["*"] {
                writeln!(findings, "{}:{line}: `{}` may not use `{name}`", page.path.display(), layer.path)
                    .unwrap();
            }
        }
    }
    report(&findings);
}

#[test]
fn every_layer_touches_only_what_its_row_allows() {
    let mut findings = String::new();
    for page in pages() {
        let Some(layer) = page.layer() else { continue };
        for (line, code) in page.code() {
            let shows =
                |sign: &&str| code.match_indices(*sign).any(|(at, _)| !code[..at].ends_with(is_word_part));
            for (touch, _) in SIGNS.iter().filter(|(_, signs)| signs.iter().any(shows)) {
                if !layer.touches.contains(touch) {
                    writeln!(
                        findings,
                        "{}:{line}: `{}` may not have {touch:?}",
                        page.path.display(),
                        layer.path
                    )
                    .unwrap();
                }
            }
        }
    }
    report(&findings);
}

fn is_word_part(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

#[test]
fn uses_are_found_in_every_way_they_are_written() {
    let check = |name: &str, text: &str, expected: &[&str]| {
        let page = Page { path: PathBuf::new(), name: name.to_owned(), text: text.to_owned() };
        let uses: Vec<String> = page.uses().into_iter().map(|(_, name)| name).collect();
        assert_eq!(uses, expected, "{text}");
    };
    check("rules/size", "use crate::engine::Level;", &["engine"]);
    check(
        "rules/size",
        "use crate::{\n    engine::{Level, app},\n    app,\n};\nuse std::io;",
        &["engine", "app"],
    );
    check("rules/size", "fn f() -> crate::app::App {", &["app"]);
    check("rules/size", "use super::super::app;", &["app"]);
    check("rules", "use super::app::{A, B};", &["app"]);
    check("rules/size", "use super::app;\n// crate::engine", &[]);
    check("rules/size", "use std::io;\n#[cfg(test)]\nuse crate::app;", &[]);
    check("bin/tool", "use outflank::rules::Square;", &["rules"]);
}
