//! The house rules of the source, held as data: who may use whom, who may touch the world, a head on every
//! page, no circles of pages, no long lines.
//!
//! Only code counts: comments and items annotated with `#[cfg(test)]` may name anything.

#[path = "tidy/circles.rs"]
mod circles;
#[path = "tidy/literals.rs"]
mod literals;
#[path = "tidy/source.rs"]
mod source;

use source::{Page, files, is_word_part, pages};
use std::collections::BTreeSet;
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

/// What the application does without a window.
const HEADLESS: &[Touch] = &[Files, Threads, Clock, Serde];

const LAYERS: &[Layer] = &[
    Layer { path: "text", uses: &[], touches: &[Serde] },
    Layer { path: "rules", uses: &[], touches: &[] },
    Layer { path: "clock", uses: &["rules"], touches: &[] },
    Layer { path: "evaluation", uses: &["rules"], touches: &[] },
    Layer { path: "knowledge", uses: &["rules", "evaluation"], touches: &[] },
    Layer { path: "record", uses: &["rules", "clock", "evaluation"], touches: &[] },
    Layer { path: "sound", uses: &[], touches: &[] },
    Layer { path: "animation", uses: &["rules", "record"], touches: &[] },
    Layer { path: "diagram", uses: &["rules", "record"], touches: &[] },
    Layer { path: "rating", uses: &[], touches: &[] },
    Layer { path: "formats", uses: &["rules", "clock", "evaluation", "record"], touches: &[] },
    // RON and JSON.
    Layer { path: "formats/outflank", uses: &["rules", "clock", "evaluation", "record"], touches: &[Serde] },
    Layer { path: "formats/quest", uses: &["rules", "evaluation", "record"], touches: &[Serde] },
    Layer { path: "formats/unreadable", uses: &[], touches: &[Serde] },
    Layer { path: "human", uses: &["rules", "rating"], touches: &[] },
    Layer { path: "engine", uses: &["rules", "evaluation", "human"], touches: &[Threads] },
    Layer { path: "engine/clock", uses: &["rules"], touches: &[Clock] },
    // NBoard hands games over as GGF.
    Layer {
        path: "protocol",
        uses: &["rules", "evaluation", "record", "formats", "human", "engine"],
        touches: &[],
    },
    Layer { path: "players", uses: &["rules", "rating", "human", "engine", "protocol"], touches: &[] },
    // It also asks the system how much processor time a program has used.
    Layer {
        path: "players/external",
        uses: &["rules", "formats", "engine", "protocol"],
        touches: &[Processes, Threads, Clock, Files],
    },
    Layer {
        path: "analysis",
        uses: &["text", "words", "rules", "evaluation", "knowledge", "record", "engine"],
        touches: &[],
    },
    Layer {
        path: "library",
        uses: &["text", "words", "rules", "evaluation", "rating", "record", "formats", "analysis"],
        touches: &[],
    },
    Layer {
        path: "study",
        uses: &["text", "rules", "evaluation", "knowledge", "human", "engine"],
        touches: &[],
    },
    Layer {
        path: "teach",
        uses: &[
            "text",
            "rules",
            "evaluation",
            "knowledge",
            "record",
            "rating",
            "human",
            "engine",
            "analysis",
            "library",
        ],
        touches: &[],
    },
    // What is kept of a learner.
    Layer { path: "teach/profile", uses: &["text", "words", "formats"], touches: &[Serde] },
    Layer { path: "teach/motif", uses: &["text", "rules", "analysis"], touches: &[Serde] },
    Layer {
        path: "teach/games",
        uses: &[
            "evaluation",
            "text",
            "rules",
            "rating",
            "record",
            "knowledge",
            "engine",
            "analysis",
            "library",
        ],
        touches: &[Serde],
    },
    Layer { path: "teach/lessons/progress", uses: &[], touches: &[Serde] },
    Layer { path: "teach/cards", uses: &["text", "rules"], touches: &[Serde] },
    Layer {
        path: "teach/cards/gather",
        uses: &["rules", "knowledge", "record", "engine", "analysis", "library"],
        touches: &[],
    },
    Layer { path: "teach/repertoire", uses: &["rules", "engine", "library"], touches: &[Serde] },
    Layer { path: "teach/puzzles/progress", uses: &[], touches: &[Serde] },
    Layer { path: "teach/puzzles/rating", uses: &["rating", "human"], touches: &[Serde] },
    Layer {
        path: "session",
        uses: &["text", "rules", "clock", "evaluation", "record", "words", "engine", "players", "analysis"],
        touches: &[],
    },
    // The running game is more than its record.
    Layer {
        path: "session_file",
        uses: &["rules", "clock", "record", "formats", "human", "engine", "players", "session"],
        touches: &[],
    },
    Layer {
        path: "settings",
        uses: &["text", "words", "rules", "clock", "formats", "human", "engine", "players"],
        touches: &[Serde],
    },
    Layer { path: "train", uses: &["rules", "record", "formats", "human", "engine"], touches: &[Threads] },
    Layer {
        path: "matches",
        uses: &["rules", "record", "formats", "human", "engine", "players"],
        touches: &[Clock],
    },
    Layer {
        path: "commands",
        uses: &[
            "words",
            "rules",
            "evaluation",
            "knowledge",
            "record",
            "rating",
            "formats",
            "human",
            "engine",
            "players",
            "protocol",
            "analysis",
            "library",
            "teach",
            "matches",
            "own_book",
        ],
        // Results are written as JSON, too.
        touches: &[Clock, Serde],
    },
    // The application without a window: threads, files and what stands on all of the above.
    Layer { path: "worker", uses: &["*"], touches: HEADLESS },
    Layer { path: "storage", uses: &["*"], touches: HEADLESS },
    Layer { path: "library/store", uses: &["*"], touches: HEADLESS },
    Layer { path: "library/worker", uses: &["*"], touches: HEADLESS },
    Layer { path: "library/importer", uses: &["*"], touches: HEADLESS },
    Layer { path: "own_book/editor", uses: &["*"], touches: HEADLESS },
    Layer { path: "own_book/worker", uses: &["*"], touches: HEADLESS },
    Layer { path: "ghosts", uses: &["*"], touches: HEADLESS },
    Layer { path: "match_run", uses: &["*"], touches: HEADLESS },
    Layer { path: "engines", uses: &["*"], touches: HEADLESS },
    Layer { path: "heard", uses: &["*"], touches: HEADLESS },
    Layer { path: "spoken", uses: &["*"], touches: HEADLESS },
    Layer { path: "typed", uses: &["*"], touches: HEADLESS },
    Layer { path: "clock_face", uses: &["*"], touches: HEADLESS },
    Layer { path: "analysis/look_back", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/coach/at_board", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/hint/told", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/another_look/searcher", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/another_look/round", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/cards/searcher", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/cards/asked", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/cards/round", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/lessons/drawer", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/lessons/open", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/lessons/course", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/games/reader", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/games/reading", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/puzzles/maker", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/puzzles/open", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/puzzles/ending", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/puzzles/solving", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/repertoire/drill", uses: &["*"], touches: HEADLESS },
    Layer { path: "teach/choice", uses: &["*"], touches: HEADLESS },
    Layer { path: "study/crowd", uses: &["*"], touches: HEADLESS },
    Layer { path: "study/analyst", uses: &["*"], touches: HEADLESS },
    Layer { path: "study/tree", uses: &["*"], touches: HEADLESS },
    Layer { path: "study/moves", uses: &["*"], touches: HEADLESS },
    Layer { path: "analysis/reviewing", uses: &["*"], touches: HEADLESS },
    Layer { path: "players_view", uses: &["*"], touches: HEADLESS },
    Layer { path: "next_game", uses: &["*"], touches: HEADLESS },
    Layer { path: "board_line", uses: &["*"], touches: HEADLESS },
    Layer { path: "app", uses: &["*"], touches: EVERYTHING },
    Layer { path: "disk", uses: &["text"], touches: &[Files] },
    // Its file may be in another program's hands for a moment.
    Layer {
        path: "own_book",
        uses: &["text", "rules", "record", "formats", "engine", "disk"],
        touches: &[Threads],
    },
    // What is asked of the machine before anything else runs.
    Layer { path: "cpu", uses: &[], touches: &[Processes, Printing] },
    Layer { path: "system_libraries", uses: &[], touches: &[] },
    Layer { path: "main", uses: &["*"], touches: EVERYTHING },
    Layer { path: "bin", uses: &["*"], touches: EVERYTHING },
    Layer { path: "lib", uses: &["*"], touches: &[] },
];

/// How a line of code betrays that it touches something.
const SIGNS: &[(Touch, &[&str])] = &[
    (Files, &["std::fs", "fs::", "File::"]),
    (Processes, &["std::process", "process::", "Command::new("]),
    (Threads, &["std::thread", "thread::"]),
    (Clock, &["Instant::now", "SystemTime", "jiff::"]),
    (Printing, &["println!", "print!", "eprintln!", "eprint!", "dbg!", "stdout()", "stderr()", "stdin()"]),
    (Window, &["egui::", "eframe::", "use egui", "use eframe"]),
    (Serde, &["serde", "ron::"]),
];

/// An arrow from a page to one that uses it too, and why it may stay.
struct Circle {
    user: &'static str,
    used: &'static str,
    reason: &'static str,
}

const CIRCLES: &[Circle] = &[
    Circle { user: "engine/kernel/eight", used: "engine/kernel/lanes", reason: SIMD },
    Circle { user: "engine/pattern/indices", used: "engine/pattern/lanes", reason: SIMD },
    Circle { user: "engine/pattern/pairs", used: "engine/pattern/lanes", reason: SIMD },
    Circle { user: "engine/pattern/weights", used: "engine/pattern/lanes", reason: SIMD },
    Circle {
        user: "engine/pattern/weights",
        used: "engine/pattern/pairs",
        reason: "a set of weights has pairs",
    },
    Circle {
        user: "engine/pattern/weights",
        used: "engine/pattern/sharing",
        reason: "it shares its weights",
    },
    Circle {
        user: "engine/search/eight/compiled",
        used: "engine/search/eight/endgame",
        reason: "it compiles the solver's nodes, which call one another through it",
    },
    Circle {
        user: "engine/search/eight/endgame",
        used: "engine/search/eight/shallow",
        reason: "it hands over to that zone",
    },
    Circle {
        user: "engine/search/eight/evaluator",
        used: "engine/search/eight/probcut",
        reason: "it knows how far it errs",
    },
    Circle {
        user: "engine/multi_pv",
        used: "engine/thinker",
        reason: "one thread does both kinds of search",
    },
];

const SIMD: &str = "the plain function hands over to its SIMD version, which needs the page's constants";

/// The longest line of code, comment and page, in characters.
const LINE_MAX: usize = 110;

impl Page {
    fn layer(&self) -> Option<&'static Layer> {
        let fits = |layer: &&Layer| {
            self.name.strip_prefix(layer.path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        LAYERS.iter().filter(fits).max_by_key(|layer| layer.path.len())
    }

    /// The first words of the paths into the library, each with its line: layers, and what else lies beside
    /// them.
    fn used_layers(&self) -> Vec<(usize, String)> {
        let is_root = ["main", "lib"].contains(&self.name.as_str()) || self.name.starts_with("bin/");
        let own: Vec<&str> = if is_root { vec!["outflank"] } else { vec!["crate"] };
        // From `rules/size` two steps up lie the layers.
        let up = vec!["super"; self.name.split('/').count()];
        let layer = |words: &[String]| {
            [&own, &up].into_iter().find_map(|start| {
                let (before, after) = words.split_at_checked(start.len())?;
                (before == start.as_slice()).then(|| after.first().cloned())?
            })
        };
        self.paths().into_iter().filter_map(|path| Some((path.line, layer(&path.words)?))).collect()
    }
}

/// Fails with all findings at once.
fn report(findings: &str) {
    assert!(findings.is_empty(), "\n{findings}See ARCHITECTURE.md; the tables stand in tests/tidy.rs.");
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
        for (line, name) in page.used_layers() {
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

#[test]
fn no_page_stands_in_a_circle() {
    let mut uses = circles::uses(&pages());
    let mut findings = String::new();
    for Circle { user, used, reason } in CIRCLES {
        if !uses.get_mut(*user).is_some_and(|all| all.remove(*used)) {
            writeln!(findings, "`{user}` no longer uses `{used}`: take it out of CIRCLES ({reason})")
                .unwrap();
        }
    }
    for circle in circles::circles(&uses) {
        writeln!(findings, "a circle: {}", circle.join(" → ")).unwrap();
    }
    report(&findings);
}

/// The rooms of the window that know no other, each with its field in `App`.
const ROOMS: [&str; 7] = ["play", "study", "review", "library", "learn", "book", "files"];
/// Other parts of the window that only hand messages back.
const HANDING_BACK: [&str; 6] = ["engines", "ghosts", "matches", "widgets", "message", "command"];

#[test]
fn no_room_of_the_window_names_another() {
    let room = |name: &str| name.strip_prefix("app/")?.split('/').next().map(str::to_owned);
    let is_other = |own: &str, room: &str| own != room && ROOMS.contains(&room);
    let (pages, mut findings) = (pages(), String::new());
    for (page, used) in circles::uses(&pages) {
        let Some(own) = room(&page).filter(|own| ROOMS.contains(&own.as_str())) else { continue };
        for used in used.iter().filter(|used| room(used).is_some_and(|room| is_other(&own, &room))) {
            writeln!(findings, "`{page}` uses `{used}`: make it a message").unwrap();
        }
    }
    let hands_back = |page: &&Page| {
        room(&page.name).is_some_and(|own| ROOMS.iter().chain(&HANDING_BACK).any(|part| *part == own))
    };
    for page in pages.iter().filter(hands_back) {
        for (line, _) in page.code().into_iter().filter(|(_, code)| code.contains("impl App")) {
            writeln!(findings, "{}:{line}: acts as the app: make it a message", page.path.display()).unwrap();
        }
    }
    report(&findings);
}

/// Pages of the window whose words are not for people: what tests and tools of the window tell.
const WITHOUT_TEXTS: &[&str] = &["app/frames", "app/trace"];
/// What needs no translation: the program's own name, the board of an example, and keys as the settings file
/// has them.
const NAMES: &[&str] = &["Outflank", "XXXXXX", "Ctrl", "Shift"];

#[test]
fn the_window_says_nothing_that_is_not_a_text() {
    let mut findings = String::new();
    for page in pages().iter().filter(|page| page.name.starts_with("app")) {
        if WITHOUT_TEXTS.contains(&page.name.as_str()) {
            continue;
        }
        for (line, words) in literals::words(page) {
            if words.split_whitespace().next().is_some_and(|first| NAMES.contains(&first)) {
                continue;
            }
            _ = writeln!(findings, "{}:{line}: {words:?}", page.path.display());
        }
    }
    report(&findings);
}

#[test]
fn no_line_is_too_long() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let code = ["src", "tests", "benches", "examples"].map(|folder| files(&root.join(folder), "rs"));
    let is_text = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "md");
    let pages = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()).filter(is_text);
    let docs = files(&root.join("docs"), "md");
    let mut long = String::new();
    for path in code.into_iter().flatten().chain([root.join("build.rs")]).chain(pages).chain(docs) {
        // The row of a table cannot be broken.
        let may_be_long =
            |line: &str| line.trim_start().trim_start_matches("/// ").starts_with('|') && line.ends_with('|');
        let name = path.strip_prefix(root).unwrap().to_str().unwrap().to_owned();
        for (number, line) in (1..).zip(fs::read_to_string(&path).unwrap().lines()) {
            let length = line.chars().count();
            if length > LINE_MAX && !may_be_long(line) {
                writeln!(long, "{name}:{number}: {length} columns").unwrap();
            }
        }
    }
    report(&long);
}

#[test]
fn nothing_below_the_app_takes_the_whole_app() {
    let mut whole = String::new();
    for page in pages().iter().filter(|page| page.name.starts_with("app/")) {
        for (number, line) in page.code() {
            let takes = |sign| {
                line.match_indices(sign).any(|(at, sign)| !line[at + sign.len()..].starts_with(is_word_part))
            };
            if takes("&App") || takes("&mut App") {
                writeln!(whole, "src/{}.rs:{number}: takes the whole `App`", page.name).unwrap();
            }
        }
    }
    report(&whole);
}

#[test]
fn every_thread_has_a_name() {
    let mut findings = String::new();
    for page in pages() {
        for (line, _) in page.code().iter().filter(|(_, code)| code.contains("thread::spawn(")) {
            writeln!(findings, "{}:{line}: a thread without a name: use `Builder`", page.path.display())
                .unwrap();
        }
    }
    report(&findings);
}

fn page(name: &str, text: &str) -> Page {
    Page::read(PathBuf::from(name), name.to_owned(), text.to_owned())
}

#[test]
fn uses_are_found_in_every_way_they_are_written() {
    let check = |name: &str, text: &str, expected: &[&str]| {
        let uses: Vec<String> = page(name, text).used_layers().into_iter().map(|(_, name)| name).collect();
        assert_eq!(uses, expected, "{text}");
    };
    check("rules/size", "use crate::engine::Level;", &["engine"]);
    check(
        "rules/size",
        "use crate::{\n engine::{Level, app}, app,\n};\nuse std::io;",
        &["engine", "engine", "app"],
    );
    check("rules/size", "use crate::{engine::{self, report::*}, app as a};", &["engine", "engine", "app"]);
    check("rules/size", "fn f() -> crate::app::App { a::<crate::engine::Level>::b() }", &["app", "engine"]);
    check("rules/size", "fn f() { assert!(x, \"{}\", crate::app::b()) }", &["app"]);
    check("rules/size", "use super::super::app;", &["app"]);
    check("rules", "use super::app::{A, B};", &["app", "app"]);
    check("rules/size", "use super::app;\n// crate::engine\nconst A: &str = \"crate::engine\";", &[]);
    check("bin/tool", "use outflank::rules::Square;", &["rules"]);
}

#[test]
fn only_the_annotated_item_is_left_out() {
    let check = |text: &str, expected: &[&str]| {
        let uses: Vec<String> =
            page("rules/size", text).used_layers().into_iter().map(|(_, name)| name).collect();
        assert_eq!(uses, expected, "{text}");
    };
    check("#[cfg(test)]\nuse crate::app;\nuse crate::engine;", &["engine"]);
    check("#[cfg(test)]\nmod tests { use crate::app; }\nfn f() { crate::engine::go() }", &["engine"]);
    check(
        "impl A {\n #[cfg(test)] fn f() { crate::app::g() }\n fn h() { crate::engine::go() }\n}",
        &["engine"],
    );
    check(
        "mod b {\n #[cfg(test)] fn f() { crate::app::g() }\n fn h() { crate::engine::go() }\n}",
        &["engine"],
    );
    check("#[cfg(not(test))]\nuse crate::engine;", &["engine"]);
    check("#[cfg(all(test, feature = \"gui\"))]\nuse crate::engine;", &["engine"]);
}

#[test]
fn circles_are_found_through_re_exports() {
    let pages = [
        page("lib", "pub mod a; pub mod d;"),
        page("a", "mod b; mod c; pub use b::B; pub use c::{C as Other};"),
        page("a/b", "use super::Other; pub struct B(Other);"),
        page("a/c", "pub struct C; impl C { fn f() { crate::a::B::new() } }"),
        page("d", "use crate::a; fn f() { a::B::new() }"),
    ];
    let uses = circles::uses(&pages);
    assert_eq!(uses["d"], BTreeSet::from(["a/b".to_owned()]));
    assert_eq!(uses["a"], BTreeSet::new());
    let circle = ["a/b", "a/c", "a/b"].map(str::to_owned).to_vec();
    assert_eq!(circles::circles(&uses), BTreeSet::from([circle]));
}
