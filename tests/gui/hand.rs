//! The app's window without a display, with methods that click and type in it.

use crate::cpu_renderer::CpuRenderer;
use crate::names::{is_square, node, square_words};
use egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, Rect, Role, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use engine::Level;
use engine::players::Player;
use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Color, Position, Setup, Square};
use outflank::{App, Menu, Options};
use services::settings::Settings;
use session::{Game, GameSession, NewGame};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Longer than the slowest machine needs; a test that waits this long fails.
const PATIENCE: Duration = Duration::from_secs(120);

/// Settings without pauses and animations, so that tests are quick, and with all tools shown.
const QUICK: &str =
    "animation_ms: 0, pace_ms: 0, human_times: false, less_motion: On, expert_tools: Some(true)";

pub const WIDE: Vec2 = vec2(1100.0, 800.0);

pub struct Hand {
    pub window: Harness<'static, App>,
    folder: Rc<TempDir>,
    size: Vec2,
    prepare: fn(&Context),
    /// Other threads that want a frame.
    wakes: Receiver<()>,
}

/// How a test's window begins.
pub struct Start {
    pub size: Vec2,
    pub settings: String,
    pub game: Option<NewGame>,
    /// Called with the window's context before anything is drawn.
    pub prepare: fn(&Context),
}

impl Default for Start {
    fn default() -> Start {
        Start { size: WIDE, settings: String::new(), game: None, prepare: |_| {} }
    }
}

/// A game between these players from the standard start.
pub fn game(board: &str, black: Player, white: Player) -> NewGame {
    let start = Position::start(board.parse::<BoardSize>().expect("a board size"));
    NewGame { start, ..NewGame::standard(ByColor::new(black, white)) }
}

/// A game between these players on 8×8, after moves such as "f5d6".
pub fn after(moves: &str, black: Player, white: Player) -> NewGame {
    let read = othello::formats::read_text(moves, &Default::default());
    let opening = read.map(|games| games.record(0).moves()).unwrap_or_default();
    NewGame { opening, ..game("8x8", black, white) }
}

/// Two people in a wide window.
pub fn two_people(board: &str) -> Hand {
    Start::of(game(board, Player::Human, Player::Human)).open()
}

pub fn two_people_in(size: Vec2) -> Hand {
    Start { size, ..Start::people() }.open()
}

/// A person against a computer that has White.
pub fn against(white: Player) -> Hand {
    Start::of(game("8x8", Player::Human, white)).open()
}

/// The names of all squares of 8×8.
pub fn squares() -> impl Iterator<Item = String> {
    Square::all(BoardSize::STANDARD).map(|square| square.name(BoardSize::STANDARD))
}

/// The first move against [`a_thinker`].
pub const FIRST_MOVE: &str = "j9";

/// A person against a computer that thinks for many minutes about its reply to [`FIRST_MOVE`], also at the
/// level below. On 8×8 it would have played after a second or two.
pub fn a_thinker() -> Start {
    let white = Player::Engine { level: Level::MAX };
    Start::of(game("16x16", Player::Human, white))
}

impl Start {
    pub fn of(game: NewGame) -> Start {
        Start { game: Some(game), ..Start::default() }
    }

    /// Two people on 8×8.
    pub fn people() -> Start {
        Start::of(game("8x8", Player::Human, Player::Human))
    }

    pub fn open(self) -> Hand {
        let settings = format!("({QUICK}, {})", self.settings);
        self.open_with(&settings)
    }

    /// Opens the window without the settings that make tests quick.
    pub fn open_slow(self) -> Hand {
        let settings = format!("({})", self.settings);
        self.open_with(&settings)
    }

    fn open_with(self, settings: &str) -> Hand {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join("settings.ron"), settings).expect("it is ours");
        if let Some(game) = self.game {
            let mut game = Game::from(game);
            // Players made the moves of the test: they are no given opening.
            game.record.header.n_given = 0;
            let text = session::file::write(&GameSession::new(game));
            std::fs::write(folder.path().join("game.ron"), text).expect("it is ours");
        }
        Hand::open_window(Rc::new(folder), self.size, self.prepare)
    }
}

impl Hand {
    pub fn open_in(folder: TempDir, size: Vec2) -> Hand {
        Hand::open_window(Rc::new(folder), size, |_| {})
    }

    /// Another window on the same files.
    pub fn second(&self) -> Hand {
        Hand::open_window(self.folder.clone(), self.size, self.prepare)
    }

    fn open_window(folder: Rc<TempDir>, size: Vec2, prepare: fn(&Context)) -> Hand {
        let folder_of_ours = Some(folder.path().to_owned());
        let options = Options { folder: folder_of_ours, welcomes: true, ..Options::default() };
        let (wake, wakes) = channel();
        let window = Harness::builder().with_size(size).renderer(CpuRenderer::default()).build_eframe(|cc| {
            prepare(&cc.egui_ctx);
            let own = thread::current().id();
            cc.egui_ctx.set_request_repaint_callback(move |_| {
                if thread::current().id() != own {
                    // Fails once the window is closed.
                    _ = wake.send(());
                }
            });
            App::new(&cc.egui_ctx, &options)
        });
        let mut hand = Hand { window, folder, size, prepare, wakes };
        hand.look();
        hand
    }

    /// Ends the app and starts it again on the same files.
    pub fn restart(self) -> Hand {
        self.restart_after(|_| ())
    }

    /// Ends the app, changes its files, and starts it again.
    pub fn restart_after(self, change: impl FnOnce(&Path)) -> Hand {
        let Hand { window, folder, size, prepare, .. } = self;
        drop(window);
        change(folder.path());
        Hand::open_window(folder, size, prepare)
    }

    /// Ends the app, writes one of its files, and starts it again.
    pub fn restart_with(self, file: &str, bytes: impl AsRef<[u8]>) -> Hand {
        self.restart_after(|folder| _ = write(folder, file, bytes))
    }

    pub fn folder(&self) -> PathBuf {
        self.folder.path().to_owned()
    }

    /// Writes a file into the app's folder; returns the path.
    pub fn write(&self, file: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        write(self.folder.path(), file, bytes)
    }

    /// The text of a file in the app's folder.
    #[track_caller]
    pub fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.folder.path().join(file)).expect("it was written")
    }

    pub fn app(&self) -> &App {
        self.window.state()
    }

    pub fn session(&self) -> &GameSession {
        self.app().session()
    }

    pub fn record(&self) -> &Record {
        self.session().record()
    }

    pub fn settings(&self) -> &Settings {
        self.app().settings()
    }

    pub fn position(&self) -> Position {
        *self.session().position()
    }

    /// The moves up to the position shown.
    pub fn moves(&self) -> String {
        let size = self.position().size();
        self.record().moves().into_iter().map(|mv| mv.name(size)).collect::<Vec<_>>().join(" ")
    }

    /// Lets a few frames pass.
    pub fn look(&mut self) {
        self.window.run_steps(3);
    }

    /// Lets this many seconds pass before the next frame.
    pub fn pass(&mut self, seconds: f64) {
        self.window.input_mut().time = Some(self.window.ctx.input(|input| input.time) + seconds);
        self.window.step();
        self.window.input_mut().time = None;
        self.look();
    }

    /// Draws frames until `is_it` is true; fails after `PATIENCE`, naming `what` it waited for.
    #[track_caller]
    pub fn wait_for(&mut self, what: &str, is_it: impl Fn(&Hand) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        let mut pause = Duration::from_millis(1);
        while !is_it(self) {
            assert!(Instant::now() < deadline, "waited for {what}; {}; {}", self.moves(), self.texts());
            self.window.step();
            // A frame takes time from the threads that are waited for.
            _ = self.wakes.recv_timeout(pause);
            pause = (2 * pause).min(Duration::from_millis(30));
        }
        self.look();
    }

    /// Waits until this text stands somewhere in the window.
    #[track_caller]
    pub fn wait_says(&mut self, part: &str) {
        self.wait_for(part, |hand| hand.says(part));
    }

    /// Types the path of a file into the dialog that asks for one, and confirms it by this button.
    #[track_caller]
    pub fn choose_file(&mut self, file: &Path, button: &str) {
        self.fill("File name", &file.display().to_string());
        self.click(button);
    }

    /// Opens the library, which is empty, and imports a file.
    #[track_caller]
    pub fn import(&mut self, file: &Path) {
        self.ctrl(Key::L);
        self.wait_says("There are no games yet.");
        self.click("Import…");
        self.choose_file(file, "Import");
    }

    /// Opens a file as the system does for a double click.
    pub fn open_file(&mut self, file: &Path) {
        self.window.state_mut().open_files(vec![file.to_owned()]);
        self.look();
    }

    /// Pastes a game and opens it.
    #[track_caller]
    pub fn open_text(&mut self, text: &str) {
        self.paste(text);
        self.click("Open");
    }

    /// Presses a button, chooses a file of the app's folder in the dialog for files, and reads the file.
    #[track_caller]
    pub fn save_by(&mut self, button: &str, file: &str) -> String {
        self.click(button);
        self.save_to(file);
        self.read(file)
    }

    /// Chooses a file of the app's folder in the dialog for files; returns the path.
    #[track_caller]
    pub fn save_to(&mut self, file: &str) -> PathBuf {
        let file = self.folder.path().join(file);
        self.fill("File name", &file.display().to_string());
        let confirm = |hand: &Hand| ["Save", "Use this"].into_iter().find(|name| hand.has(name));
        // For a file in another folder, the window shows that folder first.
        if self.has("Open") {
            self.click("Open");
            self.wait_for("the folder", |hand| confirm(hand).is_some());
        }
        self.click(confirm(self).expect("the window has a button"));
        self.wait_for("the file", |_| file.exists());
        file
    }

    /// Presses the element with this name even if it is scrolled out of sight; prefers a dialog's.
    #[track_caller]
    pub fn press(&mut self, name: &str) {
        self.last(name).click_accesskit();
        self.look();
    }

    #[track_caller]
    pub fn press_all<const N: usize>(&mut self, names: [&str; N]) {
        names.into_iter().for_each(|name| self.press(name));
    }

    /// The last element with this name, which is the dialog's; the name of a square only begins with it.
    #[track_caller]
    pub fn last<'a>(&'a self, name: &'a str) -> Node<'a> {
        let begins = format!("{name}, ");
        let is_it = move |label: String| label == name || is_square(name) && label.starts_with(&begins);
        let mut named = self.window.query_all_by(move |node| node.label().is_some_and(&is_it));
        named.next_back().unwrap_or_else(|| panic!("nothing is called {name}"))
    }

    #[track_caller]
    pub fn set(&mut self, slider: &str, value: f64) {
        self.window.get_by_label(slider).set_value_accesskit(value);
        self.look();
    }

    /// Clicks the element whose name contains these words.
    #[track_caller]
    pub fn click_part(&mut self, part: &str) {
        self.window.get_by_label_contains(part).click();
        self.look();
    }

    /// The accessible name of a move's row in the table of moves, if it contains this word.
    pub fn row_of(&self, square: &str, word: &str) -> Option<String> {
        let begins = format!("{square}, ");
        let named = self.window.query_all_by_label_contains(word);
        let mut labels = named.filter_map(|node| node.accesskit_node().label());
        // The name of the square on the board begins in the same way.
        labels.find(|label| label.starts_with(&begins) && !label.contains("empty"))
    }

    /// Where the elements with these names are, which must be wholly in the window.
    #[track_caller]
    pub fn in_sight<const N: usize>(&self, names: [&str; N]) -> [Rect; N] {
        let window = self.window.ctx.content_rect();
        names.map(|name| {
            let rect = self.node(name).rect();
            assert!(window.contains_rect(rect), "{name} at {rect:?} in {window:?}");
            rect
        })
    }

    /// The area of all squares of the board.
    pub fn board(&self) -> Rect {
        let last = Square::from_index((self.position().size().area() - 1) as u8).name(self.position().size());
        self.node("a1").rect().union(self.node(&last).rect())
    }

    /// Clicks the element with this name; ignores plain texts.
    #[track_caller]
    pub fn click(&mut self, name: &str) {
        let is_text = |role| matches!(role, Role::Label | Role::TextRun);
        let mut named =
            self.window.query_all_by_label(name).filter(|node| !is_text(node.accesskit_node().role()));
        let first = named.next();
        assert!(named.next().is_none(), "two things are called {name}");
        drop(named);
        self.click_at(first.unwrap_or_else(|| node(&self.window, name)).rect().center());
    }

    #[track_caller]
    pub fn click_all<const N: usize>(&mut self, names: [&str; N]) {
        names.into_iter().for_each(|name| self.click(name));
    }

    /// Opens the menu of marks for a square.
    pub fn mark(&mut self, square: &str) {
        self.node(square).hover();
        self.look();
        self.ctrl(Key::M);
    }

    /// Draws with the other mouse button from the middle of a square to that of another.
    pub fn drag_secondary(&mut self, from: &str, to: &str) {
        let [from, to] = [from, to].map(|square| self.node(square).rect().center());
        let button = |pos, pressed| button(PointerButton::Secondary, pos, pressed);
        for step in
            [Event::PointerMoved(from), button(from, true), Event::PointerMoved(to), button(to, false)]
        {
            self.window.event(step);
            self.look();
        }
    }

    pub fn click_at(&mut self, at: Pos2) {
        // All in one frame: news from other threads may move everything before the next.
        let button = |pressed| button(PointerButton::Primary, at, pressed);
        self.window.input_mut().events.extend([Event::PointerMoved(at), button(true), button(false)]);
        self.look();
    }

    #[track_caller]
    pub fn play(&mut self, squares: &str) {
        squares.split_whitespace().for_each(|square| self.click(square));
    }

    /// Clicks the first square that can be played on; returns its name.
    #[track_caller]
    pub fn play_any(&mut self) -> String {
        let square = self.legal_moves().swap_remove(0);
        self.click(&square);
        square
    }

    /// Plays a game to its end; `choose` names the square of a person's turn, from its number and position.
    #[track_caller]
    pub fn play_to_the_end(&mut self, choose: impl Fn(usize, &Position) -> Option<String>) {
        let mut n = 0;
        while self.position().outcome().is_none() {
            self.wait_for("a person's turn", |hand| {
                hand.session().accepts_move() || hand.position().outcome().is_some()
            });
            let before = self.position();
            let Some(name) = choose(n, &before) else { continue };
            assert!(self.square(&name).contains("you can play here"), "{name}: {}", self.square(&name));
            self.click(&name);
            assert_ne!(self.position(), before, "{name} was not played");
            n += 1;
        }
        self.look();
    }

    /// Opens Learn by its key, and a section of it.
    #[track_caller]
    pub fn open_learn(&mut self, section: &str) {
        self.key(Key::Y);
        self.click(section);
    }

    /// Opens the window in which the player of a colour is changed, by a click on the name at the board.
    #[track_caller]
    pub fn open_seat(&mut self, color: &str) {
        self.click(&self.seat(color));
    }

    /// What the button of a player at the board says: "White: Magpie, rating 650".
    #[track_caller]
    pub fn seat(&self, color: &str) -> String {
        self.button(&format!("{color}: "))
    }

    /// The whole name of the button whose name begins like this.
    #[track_caller]
    pub fn button(&self, begins: &str) -> String {
        let mut buttons = self.window.query_all_by_role(Role::Button);
        let begins_so = |label: &String| label.starts_with(begins);
        let name = buttons.find_map(|node| node.accesskit_node().label().filter(begins_so));
        name.unwrap_or_else(|| panic!("there is no button {begins}"))
    }

    /// Chooses another kind of player for a colour.
    #[track_caller]
    pub fn choose_player(&mut self, color: &str, kind: &str) {
        self.open_seat(color);
        self.click(kind);
        self.key(Key::Escape);
    }

    /// Chooses an entry of a menu of the bar.
    #[track_caller]
    pub fn choose(&mut self, menu: &str, entry: &str) {
        self.open_menu(menu);
        // A button of a page may have the same name.
        let is_line =
            |node: &Node| matches!(node.accesskit_node().role(), Role::MenuItem | Role::MenuItemCheckBox);
        let find = |hand: &Hand, act: &dyn Fn(Node)| {
            act(hand.window.get_all_by_label(entry).find(is_line).expect("the menu has the entry"));
        };
        self.scroll_and(find, &|node| node.click());
    }

    /// Opens a menu by its name, and before it the one around it.
    #[track_caller]
    pub fn open_menu(&mut self, menu: &str) {
        let inner = Menu::INNER.iter().find(|(inner, _)| inner.name() == menu);
        if let Some(around) = inner.map(|(_, above)| above.entry().menu) {
            self.open_menu(&around.name());
        }
        // A command may have the same name; menus are drawn before it, inner ones after it.
        let find = |hand: &Hand, act: &dyn Fn(Node)| {
            let mut buttons = hand.window.get_all_by_role_and_label(Role::MenuItem, menu);
            act(if inner.is_some() { buttons.last() } else { buttons.next() }.expect("there is the menu"));
        };
        self.scroll_and(find, &|node| node.click());
    }

    /// Scrolls the element that `find` finds into sight, and calls `act` with it.
    fn scroll_and(&mut self, find: impl Fn(&Hand, &dyn Fn(Node)), act: &dyn Fn(Node)) {
        find(self, &|node| node.scroll_to_me());
        self.look();
        find(self, act);
        self.look();
    }

    pub fn keys(&mut self, keys: impl IntoIterator<Item = Key>) {
        keys.into_iter().for_each(|key| self.key(key));
    }

    pub fn key(&mut self, key: Key) {
        self.key_with(Modifiers::NONE, key);
    }

    pub fn ctrl(&mut self, key: Key) {
        self.key_with(Modifiers::COMMAND, key);
    }

    pub fn shift(&mut self, key: Key) {
        self.key_with(Modifiers::SHIFT, key);
    }

    pub fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.look();
    }

    /// Presses the keys of letters and digits one after the other: "f5d6".
    pub fn type_keys(&mut self, text: &str) {
        for c in text.chars() {
            let key = Key::from_name(&c.to_ascii_uppercase().to_string()).expect("a letter or digit");
            self.window.key_press(key);
            self.window.step();
        }
        self.look();
    }

    /// Replaces the text of the field with this name by typing.
    #[track_caller]
    pub fn fill(&mut self, field: &str, text: &str) {
        let find = |hand: &Hand, act: &dyn Fn(Node)| {
            let is_field =
                |role| matches!(role, Role::TextInput | Role::MultilineTextInput | Role::SpinButton);
            let mut named = hand.window.query_all_by_label(field);
            // A dialog's field comes after those of the panel behind it.
            let field = named.rfind(|node| is_field(node.accesskit_node().role()));
            act(field.expect("there is the field"));
        };
        self.scroll_and(find, &|node| node.focus());
        self.ctrl(Key::A);
        find(self, &|node| node.type_text(text));
        self.look();
    }

    pub fn paste(&mut self, text: &str) {
        self.window.event(Event::Paste(text.to_owned()));
        self.look();
    }

    /// Moves the keyboard focus to the element with this name.
    #[track_caller]
    pub fn focus(&mut self, name: &str) {
        self.node(name).focus();
        self.look();
    }

    /// The name of the element with the keyboard focus.
    pub fn name_of_focused(&self) -> Option<String> {
        self.window.ctx.memory(|memory| memory.focused())?;
        let mut nodes = self.window.query_all_by(|node| node.is_focused());
        Some(nodes.next().and_then(|node| node.accesskit_node().label()).unwrap_or_default())
    }

    pub fn has(&self, name: &str) -> bool {
        self.window.query_all_by_label(name).next().is_some()
    }

    /// The position on the board of 8×8 that is shown, read from the labels for a screen reader.
    pub fn shown(&self) -> Position {
        let turn = if self.says("Black to move") { Color::Black } else { Color::White };
        let discs = ByColor::from_fn(|color: Color| {
            let word = format!("{} disc", color.to_string().to_lowercase());
            let has_it = |square: &Square| self.square(&square.name(BoardSize::STANDARD)).contains(&word);
            Square::all(BoardSize::STANDARD).filter(has_it).collect()
        });
        Setup { size: BoardSize::STANDARD, discs, turn }.position().expect("it is shown")
    }

    /// All texts in the window.
    fn texts(&self) -> String {
        let labels = self.window.get_all_by_role(Role::Label).filter_map(|node| node.value());
        let buttons = self.window.get_all_by_role(Role::Button);
        let buttons = buttons.filter_map(|node| node.accesskit_node().label());
        labels.chain(buttons).collect::<Vec<_>>().join(" | ")
    }

    /// Whether a text stands somewhere in the window.
    pub fn says(&self, part: &str) -> bool {
        let mut texts = self.window.query_all_by_role(Role::Label).filter_map(|node| node.value());
        self.window.query_all_by_label_contains(part).next().is_some()
            || texts.any(|text| text.contains(part))
    }

    /// What a screen reader says about a square.
    #[track_caller]
    pub fn square(&self, name: &str) -> String {
        square_words(&self.window, name)
    }

    /// The squares of 8×8 of which a screen reader says these words.
    #[track_caller]
    pub fn squares_with(&self, words: &str) -> Vec<String> {
        squares().filter(|name| self.square(name).contains(words)).collect()
    }

    /// The element with this name: a square of the board, or else any element.
    #[track_caller]
    pub fn node<'a>(&'a self, name: &'a str) -> Node<'a> {
        node(&self.window, name)
    }

    pub fn n_moves(&self) -> usize {
        self.moves().split_whitespace().count()
    }

    pub fn legal_moves(&self) -> Vec<String> {
        let position = self.position();
        position.legal_moves().iter().map(|square: Square| square.name(position.size())).collect()
    }
}

/// Writes a file into a folder; returns the path.
fn write(folder: &Path, file: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let file = folder.join(file);
    std::fs::create_dir_all(file.parent().expect("it is in a folder")).expect("it is ours");
    std::fs::write(&file, bytes).expect("it is ours");
    file
}

fn button(button: PointerButton, pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
}

/// Whether something can be clicked.
#[track_caller]
pub fn is_enabled(hand: &Hand, name: &str) -> bool {
    !hand.window.get_by_label(name).accesskit_node().is_disabled()
}
