//! The desktop app. It shows what the layers below hold, collects what the user wants, and is the only place
//! that touches the world: engine, files, clipboard, window.
//!
//! Each frame goes the same way round: [`App::logic`](eframe::App::logic) takes in what the engine has found,
//! then everything is drawn from a read-only `App` while messages are collected, then the messages are
//! carried out. What the session asks for in answer, its
//! [`Effect`](outflank_core::session::Effect)s, is done in one place, `App::perform`.

pub mod widgets;
pub mod play;
mod study;
mod review;
mod library;
mod learn;
mod book;
pub mod files;
pub mod dialogs;
mod engine_setup;
mod ghosts;
mod ghost_effects;
pub mod matches;
mod message;
mod scene;
mod command;
mod menus;
mod tools;
mod keys;
mod side;
mod run;
mod perform;
mod grant;
mod chosen;
mod learner;
mod views;
mod game;
mod trace;
mod sounds;
mod system;
mod ended;
mod frames;
mod language;
mod window;
#[cfg(target_os = "linux")]
pub mod system_libraries;

pub use command::{Command, Entry, Menu, TABLE};
pub use message::Message;
pub use study::overlays::Overlay;
pub use window::{keep_on_screen, native_options};

use dialogs::Dialogs;
use egui::{CentralPanel, Context, Frame, ThemePreference, Ui};
use engine::Engine;
use engine::book::Book;
use engine::players::external;
use frames::Frames;
use language::WindowLanguage;
use othello::rules::Color;
use outflank_core::analysis::look_back::LookBack;
use outflank_core::clock_face;
use outflank_core::engines::Engines;
use outflank_core::ghosts::Ghosts;
use outflank_core::heard::Heard;
use outflank_core::knowledge::Knowledge;
use outflank_core::library::store::Store;
use outflank_core::own_book::editor::Editor;
use outflank_core::session::{Action, Config, GameSession, NewGame};
use outflank_core::settings::{PlayerChoice, Settings, Theme};
use outflank_core::spoken::Spoken;
use outflank_core::storage::Files;
use outflank_core::teach::coach::at_board::Coach;
use outflank_core::text;
use outflank_core::worker::n_processors;
use sounds::Sounds;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use system::SystemPreferences;
use trace::Trace;
use widgets::notices::{Notices, Tone};
use widgets::theme::{self, BoardTheme};
use widgets::{focus, speech};

/// How an app is started.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Where settings and games are kept instead of the user's own folder.
    pub folder: Option<PathBuf>,
    /// Tell on stderr what happens.
    pub trace: bool,
    /// The number of frames to measure before quitting.
    pub frames: Option<usize>,
    /// A file to open.
    pub file: Option<PathBuf>,
    /// The system's locale, as `de_AT`; without one the window speaks English and has no fonts of the system.
    pub locale: Option<String>,
    /// Choose files in the system's own dialogs, where it has them.
    pub native_files: bool,
    /// Play sounds, unless the settings turn them off.
    pub sound: bool,
    /// Move and contrast as the system's settings ask for, unless Outflank's own say otherwise.
    pub follows_system: bool,
}

impl Options {
    /// As the environment says: `OUTFLANK_TRACE`, `OUTFLANK_FRAMES`, which make no sound.
    pub fn from_env() -> Options {
        let var = |name| std::env::var(name).ok();
        let trace = var("OUTFLANK_TRACE").is_some_and(|value| value == "1");
        let frames = var("OUTFLANK_FRAMES").and_then(|value| value.parse().ok());
        Options {
            folder: None,
            trace,
            frames,
            file: None,
            locale: Some(sys_locale::get_locale().unwrap_or_default()),
            native_files: true,
            sound: !trace && frames.is_none(),
            follows_system: true,
        }
    }

    /// Where settings and games are kept.
    pub fn files(&self) -> Files {
        self.folder.clone().map_or_else(Files::of_user, Files::in_folder)
    }
}

/// The running app: a value of each room, and what goes from one to another.
pub struct App {
    ctx: Context,
    session: GameSession,
    settings: Settings,
    play: play::Room,
    study: study::Room,
    review: review::Room,
    library: Store,
    learn: learn::Room,
    book: book::Room,
    files: files::Room,
    engines: Engines,
    ghosts: Ghosts,
    matches: matches::Room,
    dialogs: Dialogs,
    notices: Notices,
    language: WindowLanguage,
    /// What a screen reader was told of the game.
    spoken: Spoken,
    /// What was heard of the game.
    heard: Heard,
    sounds: Sounds,
    system: SystemPreferences,
    trace: Trace,
    frames: Option<Frames>,
    /// All that is known of positions: what is found out goes in, what is shown comes out.
    knowledge: Knowledge,
    /// The opening book, once it differs from the program's.
    own_book: Option<Arc<Book>>,
    /// The position has changed since the last frame, so the list of moves scrolls to it.
    position_changed: bool,
}

impl App {
    /// The app as it was left, or with a first game. It needs no window, so tests can start it.
    pub fn new(ctx: &Context, options: &Options) -> App {
        let mut files = options.files();
        let settings = files.load_settings();
        App::with_settings(ctx, options, files, settings)
    }

    /// The same with settings that were loaded before the window opened.
    pub fn with_settings(ctx: &Context, options: &Options, mut files: Files, settings: Settings) -> App {
        let library = Store::open(waker(ctx), files.folder());
        let ghosts = Ghosts::open(waker(ctx), files.folder(), library.shared(), &settings.ghosts);
        let book = book::Room::new(Editor::open(waker(ctx), files.folder()));
        let learner = settings.person(Color::Black).to_owned();
        let is_first = settings.people.first() == Some(&learner);
        let profile = files.load_profile(&learner, is_first);
        let learn = learn::Room::new(ctx, learner, profile);
        let (session, was_running) = match files.load_game() {
            Some(saved) => {
                let was_running = saved.game.running;
                (GameSession::restore(saved.game, saved.earlier, saved.later), was_running)
            }
            None => {
                (GameSession::new(NewGame { seed: seed(), ..NewGame::standard(settings.players()) }), true)
            }
        };
        let mut app = App {
            ctx: ctx.clone(),
            session,
            settings,
            play: play::Room::new(
                Engine::spawn(waker(ctx)),
                LookBack::start(waker(ctx)),
                Coach::start(waker(ctx)),
            ),
            study: study::Room::default(),
            review: review::Room::default(),
            library,
            learn,
            book,
            files: files::Room::new(files, options.native_files),
            engines: Engines::default(),
            ghosts,
            matches: matches::Room::default(),
            dialogs: Dialogs::default(),
            notices: Notices::default(),
            language: WindowLanguage::of_locale(options.locale.as_deref()),
            spoken: Spoken::default(),
            heard: Heard::default(),
            sounds: Sounds::new(options.sound),
            system: SystemPreferences::new(ctx, options.follows_system),
            trace: Trace::new(options.trace),
            frames: options.frames.map(Frames::new),
            knowledge: Knowledge::default(),
            own_book: None,
            position_changed: true,
        };
        app.trace.session(&app.session);
        app.restore_zoom();
        app.show_settings();
        if was_running {
            app.act(Action::Resume);
        }
        if let Some(file) = &options.file {
            app.open_file(file);
        }
        app
    }

    /// The game on the board.
    pub fn session(&self) -> &GameSession {
        &self.session
    }

    /// What is remembered between two runs.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }
}

impl App {
    fn choose(&mut self, color: Color, choice: PlayerChoice) {
        self.change_settings(|settings| settings.players[color] = choice);
        self.act(Action::SetPlayer(color, choice.player()));
    }

    fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.files.storage.save_settings(&self.settings);
        self.show_settings();
    }

    /// Makes window, engine and session follow the settings.
    fn show_settings(&mut self) {
        self.ctx.set_theme(match self.settings.theme {
            Theme::System => ThemePreference::System,
            Theme::Light => ThemePreference::Light,
            Theme::Dark => ThemePreference::Dark,
        });
        let more_contrast = self.settings.more_contrast.is_on(self.system.more_contrast());
        theme::apply(&self.ctx, BoardTheme::of(&self.settings), more_contrast);
        theme::set_still(&self.ctx, self.is_still());
        command::Keymap::new(&self.settings.keys).install(&self.ctx);
        self.language.follow(&self.ctx, self.settings.language);
        self.sounds.follow(&self.settings, Instant::now());
        self.play.engine.configure(self.settings.resources(n_processors()));
        self.library.follow_people(&self.settings.people);
        self.configure_session();
    }

    /// Tells the session how the computer is to play.
    fn configure_session(&mut self) {
        let config = Config {
            // The board comes to rest before the computer replies.
            pace: Duration::from_millis(self.settings.pace_ms.into()).max(self.animation()),
            human_times: self.settings.human_times,
            // What is analysed need not be pondered.
            ponders: self.settings.ponder && !self.study.analyst.study.is_running(),
            book: self.settings.book(),
        };
        self.act(Action::Configure(config));
    }

    fn animation(&self) -> Duration {
        if self.is_still() {
            Duration::ZERO
        } else {
            Duration::from_millis(self.settings.animation_ms.into())
        }
    }

    /// Nothing moves.
    fn is_still(&self) -> bool {
        self.settings.less_motion.is_on(self.system.less_motion())
    }
}

/// Wakes the window for what a thread has found.
fn waker(ctx: &Context) -> impl Fn() + Send + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}

/// What the random choices of a new game follow from.
fn seed() -> u64 {
    rand::random()
}

impl App {
    /// While Learn is open the game waits, and so do its clocks.
    fn rest_clock(&mut self) {
        let session = &self.session;
        if self.learn.is_open() && session.clock_runs() && !session.is_serious() {
            self.act(Action::Stop);
        }
    }

    /// When the clock that runs shows something else.
    fn clock_changes(&self, now: Instant) -> Option<Instant> {
        let clocks = self.session.clocks(now).filter(|_| self.session.clock_runs())?;
        Some(now + clock_face::next_change(clocks[self.session.position().turn()]))
    }

    /// Tells a screen reader what is about to be shown for the first time.
    fn say_news(&mut self, ctx: &Context) {
        let news = self
            .spoken
            .look(&self.session, self.play.hint.as_ref(), Instant::now())
            .into_iter()
            .chain(self.notices.take_unspoken());
        news.for_each(|sentence| speech::say(ctx, sentence));
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        let now = Instant::now();
        self.poll();
        if self.system.has_changed() {
            self.show_settings();
        }
        if self.play.wake_at.is_some_and(|due| now >= due) {
            self.play.wake_at = None;
            self.act(Action::Tick);
        }
        self.sounds.play(self.heard.look(&self.session, now), now);
        self.take_drop(ctx);
        for notice in self.files.storage.take_notices() {
            self.tell(Tone::Trouble, notice);
        }
        if let Some(language) = self.language.take_unwritable() {
            self.tell(Tone::Trouble, text!("language-no-font", language = language.tag()));
        }
        self.rest_clock();
        let clock = self.clock_changes(now);
        let next = [self.notices.tick(now), self.play.wake_at, clock, self.keep_window(ctx, now)];
        if let Some(next) = next.into_iter().flatten().min() {
            ctx.request_repaint_after(next.saturating_duration_since(now));
        }
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        let mut messages = Vec::new();
        self.say_news(&ctx);
        menus::menu_bar_ui(ui, &self.command_state(), &mut messages);
        if self.learn.is_open() {
            let frame = Frame::central_panel(ui.style()).inner_margin(0);
            CentralPanel::default().frame(frame).show(ui, |ui| self.learn_ui(ui, &mut messages));
        } else {
            self.game_ui(ui, &mut messages);
        }
        self.dialog_ui(ui, &mut messages);
        focus::give_back(&ctx);
        focus::frame(&ctx);
        speech::speak(&ctx);
        self.keys(&ctx, &mut messages);
        if !self.study.line_pointed.is_empty()
            && !messages.iter().any(|message| matches!(message, Message::PointAtLine(_)))
        {
            // The pointer has left the line.
            messages.push(Message::PointAtLine(Vec::new()));
        }
        let pointed = &self.study.line_pointed;
        messages.retain(|message| !matches!(message, Message::PointAtLine(squares) if squares == pointed));
        if !messages.is_empty() {
            // The next frame shows what comes of them.
            ctx.request_repaint();
        }
        self.route(messages);
        if let Some(frames) = &mut self.frames {
            frames.frame(&ctx, frame.info().cpu_usage);
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.play.engine.stop();
        self.engines.stop();
        external::end_all();
        self.study.analyst.rest();
        let value = self.study.analyst.value_of_studied(&self.session, &self.knowledge);
        self.route(value.map(|value| Message::Do(Action::Values(vec![value]))));
        self.save_review();
        // The time of the move that is being thought about.
        _ = self.session.apply(Action::Tick, Instant::now());
        self.files.storage.save_game(&self.session);
        self.files.storage.save_settings(&self.settings);
        self.trace.quit();
    }
}
