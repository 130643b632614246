//! The page of a review in a real web browser: headless Chromium opens it from the disk and steps through it
//! with the arrow keys.
//!
//! The test drives the browser by its DevTools protocol: JSON messages over a pipe, each ended by a zero
//! byte. A visit fails on any exception, any error in the browser's log and any request but the one for the
//! page itself; three broken pages prove that. On Debian `scripts/test.sh` installs the browser; without one
//! these tests fail and say so.
#![cfg(target_os = "linux")]

use crate::program::{Folder, GAME, Running};
use othello::formats::{self, Defaults};
use othello::rules::ByColor;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Longer than the slowest machine needs; a test that waits this long fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// The names of browsers to look for.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// How the browser is started.
const SWITCHES: &str = "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run \
    --disable-background-networking --disable-component-update --disable-extensions --remote-debugging-pipe";

#[test]
fn a_review_is_stepped_through_in_a_browser() {
    let folder = Folder::new();
    let page = folder.path("review.html");
    let mut record = formats::read_text(GAME, &Defaults::default()).expect("it is a game").record(0);
    record.header.players = ByColor::new("Anna <b>".to_owned(), "\"Ben\" & Co".to_owned());
    folder.write("game.sgf", formats::sgf::write(&record));
    folder.done("review --level 18 --hash-mb 8 --html review.html game.sgf");
    let mut browser = Browser::start(&folder.path(""));

    browser.open(&url(&page));
    assert_eq!(browser.text("headline"), "Start of the game");
    assert_eq!(browser.text("counts"), "Black 2 – White 2");
    browser.key("ArrowRight");
    // The first moves are images of one another.
    assert!(browser.text("headline").starts_with("1. Black f5: best · "), "{}", browser.text("headline"));
    assert_eq!(browser.text("counts"), "Black 4 – White 1");
    // White passes twice.
    for _ in 0..61 {
        browser.key("ArrowRight");
    }
    assert!(browser.text("headline").starts_with("60. White b1"), "{}", browser.text("headline"));
    assert_eq!(browser.text("counts"), "Black 16 – White 48");
    browser.key("ArrowRight");
    assert_eq!(browser.text("counts"), "Black 16 – White 48", "there is nothing after the end");
    browser.key("p");
    assert_eq!(browser.text("headline"), "51. Black f1??: blunder, a draw into a loss · White +32, exact");
    let why = browser.text("why");
    assert!(why.starts_with("Both sides want h5: after f1 White takes it, flipping h4 and g5."), "{why}");
    browser.key("ArrowLeft");
    assert!(browser.text("headline").starts_with("50. White h6"), "{}", browser.text("headline"));
    browser.key("Home");
    assert_eq!(browser.text("headline"), "Start of the game");

    // A click on a move in the list, and in the middle of the graph.
    browser.evaluate("document.querySelectorAll('#moves button')[10].click()");
    assert!(browser.text("headline").starts_with("10. White f7"), "{}", browser.text("headline"));
    browser.click(".graph");
    assert!(browser.text("headline").starts_with("31. Black g4"), "{}", browser.text("headline"));
    assert_eq!(browser.evaluate("document.title"), "Anna <b> – \"Ben\" & Co: review");
    assert_eq!(browser.faults(), [""; 0]);

    // A page that is opened at a move.
    browser.open(&format!("{}#51", url(&page)));
    assert!(browser.text("headline").starts_with("51. Black f1??"));
    assert_eq!(browser.faults(), [""; 0]);

    // Broken pages are detected, so the absence of faults above means something.
    let whole = std::fs::read_to_string(&page).expect("it was written");
    let broken = whole.replace("let shown = 0;", "let shown = nothing;");
    let faults = browser.faults_of(&folder.path("error.html"), &broken);
    assert!(faults.iter().any(|fault| fault.contains("nothing is not defined")), "{faults:?}");
    let picture = "<img src=\"http://127.0.0.1:9/x.png\" alt=\"\"></body>";
    let outside = whole.replace("</body>", picture);
    let faults = browser.faults_of(&folder.path("policy.html"), &outside);
    assert!(faults.iter().any(|fault| fault.contains("127.0.0.1:9")), "{faults:?}");
    let policy =
        whole.split("<meta http-equiv=").nth(1).and_then(|rest| rest.split('>').next()).expect("it has one");
    let without_policy = outside.replace(&format!("<meta http-equiv={policy}>"), "");
    let faults = browser.faults_of(&folder.path("request.html"), &without_policy);
    assert!(faults.iter().any(|fault| fault.starts_with("requests http://127.0.0.1:9")), "{faults:?}");
}

fn url(page: &Path) -> String {
    format!("file://{}", page.display())
}

/// A browser with one page; dropping this value ends the browser.
struct Browser {
    _program: Running,
    to: ChildStdin,
    from: Receiver<Value>,
    n_sent: u64,
    session: String,
    n_loaded: u32,
    faults: Vec<String>,
    /// The address that may be requested.
    expected: String,
}

impl Browser {
    fn start(folder: &Path) -> Browser {
        let there =
            |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
        let name = BROWSERS.iter().find(|name| there(name));
        let name = name
            .unwrap_or_else(|| panic!("no Chromium is installed; on Debian: sudo apt-get install chromium"));
        // The browser reads from file descriptor 3 and writes to file descriptor 4.
        let mut program = Command::new("sh")
            .args(["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 >/dev/null 2>&1", name])
            .args(SWITCHES.split_whitespace())
            .arg(format!("--user-data-dir={}", folder.join("profile").display()))
            .arg("about:blank")
            .env("HOME", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("there is a shell");
        let to = program.stdin.take().expect("it is piped");
        let mut output = BufReader::new(program.stdout.take().expect("it is piped"));
        let (sender, from) = channel();
        std::thread::spawn(move || {
            let mut message = Vec::new();
            while output.read_until(0, &mut message).is_ok_and(|n| n > 0) {
                message.pop();
                let value = serde_json::from_slice(&message).expect("the browser speaks JSON");
                if sender.send(value).is_err() {
                    break;
                }
                message.clear();
            }
        });
        let mut browser = Browser {
            _program: Running(program),
            to,
            from,
            n_sent: 0,
            session: String::new(),
            n_loaded: 0,
            faults: Vec::new(),
            expected: String::new(),
        };
        let target = browser.ask("Target.createTarget", json!({ "url": "about:blank" }))["targetId"].clone();
        let attached = browser.ask("Target.attachToTarget", json!({ "targetId": target, "flatten": true }));
        browser.session = attached["sessionId"].as_str().expect("a session has a name").to_owned();
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.ask(&format!("{domain}.enable"), json!({}));
        }
        browser
    }

    /// Opens a page and waits until it is loaded.
    fn open(&mut self, url: &str) {
        // The request has no part after `#`; visiting a blank page first makes the browser load it again.
        self.expected = "about:blank".to_owned();
        self.navigate("about:blank");
        self.expected = url.split('#').next().unwrap_or_default().to_owned();
        self.navigate(url);
    }

    fn navigate(&mut self, url: &str) {
        let n_before = self.n_loaded;
        let answer = self.ask("Page.navigate", json!({ "url": url }));
        assert!(answer["errorText"].is_null(), "{answer}");
        // The page may have loaded before the answer came.
        while self.n_loaded == n_before {
            self.hear("to have loaded", |message| message["method"] == "Page.loadEventFired");
        }
    }

    /// Writes a page to a file and opens it; returns what goes wrong.
    fn faults_of(&mut self, file: &Path, text: &str) -> Vec<String> {
        std::fs::write(file, text).expect("the folder is ours");
        self.open(&url(file));
        self.key("ArrowRight");
        std::mem::take(&mut self.faults)
    }

    /// What went wrong so far.
    fn faults(&mut self) -> Vec<String> {
        // Messages come in order, so the answer comes after all earlier faults.
        self.evaluate("0");
        std::mem::take(&mut self.faults)
    }

    /// Presses and releases a key.
    fn key(&mut self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            self.ask("Input.dispatchKeyEvent", json!({ "type": kind, "key": key, "code": key }));
        }
    }

    /// Clicks a little right of the middle of the first element that the selector matches.
    fn click(&mut self, selector: &str) {
        let center = format!(
            "(() => {{ const e = document.querySelector('{selector}'); e.scrollIntoView(); \
             const r = e.getBoundingClientRect(); return [r.x + r.width * 0.528, r.y + r.height / 2]; }})()"
        );
        let center = self.evaluate(&center);
        for kind in ["mousePressed", "mouseReleased"] {
            let event =
                json!({ "type": kind, "x": center[0], "y": center[1], "button": "left", "clickCount": 1 });
            self.ask("Input.dispatchMouseEvent", event);
        }
    }

    /// The text of an element.
    fn text(&mut self, id: &str) -> String {
        let text = self.evaluate(&format!("document.getElementById('{id}').textContent"));
        text.as_str().expect("it is a text").to_owned()
    }

    fn evaluate(&mut self, expression: &str) -> Value {
        let answer = self.ask("Runtime.evaluate", json!({ "expression": expression, "returnByValue": true }));
        assert!(answer["exceptionDetails"].is_null(), "{answer}");
        answer["result"]["value"].clone()
    }

    /// Sends a message and waits for its answer.
    fn ask(&mut self, method: &str, parameters: Value) -> Value {
        self.n_sent += 1;
        let id = self.n_sent;
        let mut message = json!({ "id": id, "method": method, "params": parameters });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        let sent = self.to.write_all(format!("{message}\0").as_bytes()).and_then(|()| self.to.flush());
        sent.unwrap_or_else(|error| panic!("the browser has ended: {error}"));
        let answer = self.hear(method, |message| message["id"] == id);
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// Waits for the message that `is_it` accepts, and notes faults on the way.
    fn hear(&mut self, what: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let message =
                self.from.recv_timeout(left).unwrap_or_else(|_| panic!("the browser owes an answer: {what}"));
            self.note(&message);
            if is_it(&message) {
                return message;
            }
        }
    }

    fn note(&mut self, message: &Value) {
        let said = &message["params"];
        let fault = match message["method"].as_str() {
            Some("Runtime.exceptionThrown") => &said["exceptionDetails"],
            Some("Log.entryAdded") if said["entry"]["level"] == "error" => &said["entry"],
            Some("Runtime.consoleAPICalled") if said["type"] == "error" => &said["args"],
            Some("Network.requestWillBeSent") => {
                let url = said["request"]["url"].as_str().unwrap_or_default();
                if url != self.expected && !url.starts_with("data:") {
                    self.faults.push(format!("requests {url}"));
                }
                return;
            }
            method => return self.n_loaded += u32::from(method == Some("Page.loadEventFired")),
        };
        self.faults.push(fault.to_string());
    }
}
