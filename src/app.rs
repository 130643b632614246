//! The app: the window's rooms, what they share, and what happens in a frame.
//!
//! In each frame [`App::logic`](eframe::App::logic) polls the engine and the other threads. Then
//! [`App::ui`](eframe::App::ui) draws everything while it collects messages, and hands each to its room.
//! The session answers an action with [`Effect`](session::Effect)s, which `perform` carries out.

mod rooms;
mod update;
mod events;
mod run;
mod keys;
mod message;
mod perform;
mod game;
mod side;

use crate::dialogs::Dialogs;
use crate::dialogs::welcome::Welcome;
use crate::files::{paste, wthor_names};
use crate::frames::Frames;
use crate::language::WindowLanguage;
use crate::shared::{Shared, seed, waker};
use crate::sounds::Sounds;
use crate::system::SystemPreferences;
use crate::trace::Trace;
use crate::widgets::notices::{Notices, Tone};
use crate::widgets::theme::{self, BoardTheme};
use crate::widgets::{focus, speech};
use crate::{book, command, files, learn, menus, play, review, study, window};
use analysis::analyst::Analyst;
use analysis::knowledge::Knowledge;
use egui::{CentralPanel, Context, Frame, ThemePreference, Ui};
use engine::players::external;
use library::store::Store;
use message::Out;
use rooms::Rooms;
use services::background::BackgroundReviews;
use services::engines::Engines;
use services::ghosts::Ghosts;
use services::listener::Listener;
use services::match_run::MatchChoices;
use services::own_book::editor::Editor;
use services::settings::{Settings, WindowTheme};
use services::spoken::Spoken;
use services::storage::Files;
use session::{Action, GameSession, Mode, NewGame, clock_face};
use std::path::PathBuf;
use std::time::Instant;
use texts::text;

/// How an app is started.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Where settings and games are kept instead of the user's own folder.
    pub folder: Option<PathBuf>,
    /// Write to stderr what happens.
    pub trace: bool,
    /// The number of frames to measure before quitting.
    pub frames: Option<usize>,
    /// Show the rules to a new player, whose folder has neither settings nor a game yet.
    pub welcomes: bool,
    /// Files to open.
    pub files: Vec<PathBuf>,
    /// The system's locale, such as `de_AT`. Without one the window is in English and uses no system fonts.
    pub locale: Option<String>,
    /// Play sounds, unless the settings turn them off.
    pub sound: bool,
    /// Use the system's file dialogs, where there are any, and follow its settings for motion and contrast,
    /// unless Outflank's own settings differ.
    pub uses_system: bool,
}

impl Options {
    /// A real window's options. `OUTFLANK_TRACE` sets `trace`, `OUTFLANK_FRAMES` `frames`; both mute sounds.
    pub fn from_env() -> Options {
        let var = |name| std::env::var(name).ok();
        let trace = var("OUTFLANK_TRACE").is_some_and(|value| value == "1");
        let frames = var("OUTFLANK_FRAMES").and_then(|value| value.parse().ok());
        let is_watched = trace || frames.is_some();
        Options {
            trace,
            frames,
            welcomes: !is_watched,
            locale: Some(sys_locale::get_locale().unwrap_or_default()),
            sound: !is_watched,
            uses_system: true,
            ..Options::default()
        }
    }

    /// Where settings and games are kept.
    pub fn storage(&self) -> Files {
        self.folder.clone().map_or_else(Files::of_user, Files::in_folder)
    }
}

/// The running app: the rooms, what they share, and what is heard and spoken.
pub struct App {
    rooms: Rooms,
    shared: Shared,
    language: WindowLanguage,
    spoken: Spoken,
    /// Chooses the sounds for what has just happened in the game.
    listener: Listener,
    sounds: Sounds,
    /// When to save the place that the window was moved to.
    place_save_due: Option<Instant>,
    pointer: window::RestingPointer,
    trace: Trace,
    frames: Option<Frames>,
}

impl App {
    /// The app with the saved game, or with a first game. It needs no window, so tests can start it.
    pub fn new(ctx: &Context, options: &Options) -> App {
        let mut files = options.storage();
        let settings = files.load_settings();
        App::with_settings(ctx, options, files, settings)
    }

    /// Like [`App::new`], with settings that were loaded before the window opened.
    pub fn with_settings(ctx: &Context, options: &Options, mut files: Files, settings: Settings) -> App {
        let is_new = files.has_nothing();
        let library = Store::open(waker(ctx), files.folder());
        let ghosts = Ghosts::open(waker(ctx), files.folder(), library.shared(), &settings.ghosts);
        let book = book::Room { is_open: false, editor: Editor::open(waker(ctx), files.folder()) };
        let learner = settings.you().to_owned();
        let profile = files.load_profile(settings.progress_of(&learner));
        let saved = files.load_game();
        let was_running = saved.as_ref().is_none_or(|saved| saved.game.running);
        let session = match saved {
            Some(saved) => saved.into(),
            None => GameSession::new(NewGame { seed: seed(), ..NewGame::standard(settings.players()) }),
        };
        let is_studied = session.mode() == Mode::Study;
        let analyst = Analyst::start(waker(ctx));
        let rooms = Rooms {
            play: play::Room::new(ctx, &analyst),
            study: study::Room::new(&analyst),
            review: review::Room::default(),
            learn: learn::Room::new(ctx, &analyst, learner, profile),
            book,
            files: files::Room::new(options.uses_system),
            engines: Engines::default(),
            notices: Notices::default(),
            dialogs: Dialogs::new(),
        };
        let shared = Shared {
            ctx: ctx.clone(),
            session,
            settings,
            knowledge: Knowledge::default(),
            own_book: None,
            library,
            background: BackgroundReviews::new(&analyst, files.folder()),
            ghosts,
            storage: files,
            chosen_match: MatchChoices::default(),
            played_match: None,
            system: SystemPreferences::new(ctx, options.uses_system),
            is_studied,
            position_changed: true,
        };
        let mut app = App {
            rooms,
            shared,
            language: WindowLanguage::of_locale(options.locale.as_deref()),
            spoken: Spoken::default(),
            listener: Listener::default(),
            sounds: Sounds::new(options.sound),
            place_save_due: None,
            pointer: window::RestingPointer::default(),
            trace: Trace::new(options.trace),
            frames: options.frames.map(Frames::new),
        };
        app.trace.write_moves(&app.shared.session);
        window::restore_zoom(&app.shared);
        app.apply_settings();
        if was_running {
            app.act(Action::Resume);
        }
        if !options.files.is_empty() {
            app.open_files(options.files.clone());
        } else if options.welcomes && is_new {
            app.rooms.dialogs.show(Welcome);
        }
        app
    }

    /// The game on the board.
    pub fn session(&self) -> &GameSession {
        &self.shared.session
    }

    /// The settings, as they are saved.
    pub fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    /// Saves the settings and applies them.
    fn settings_changed(&mut self) {
        self.shared.storage.save_settings(&self.shared.settings);
        self.rooms.learn.follow_player(&mut self.shared);
        self.apply_settings();
    }

    fn apply_settings(&mut self) {
        let Shared { ctx, settings, system, .. } = &self.shared;
        ctx.set_theme(match settings.theme {
            WindowTheme::System => ThemePreference::System,
            WindowTheme::Light => ThemePreference::Light,
            WindowTheme::Dark => ThemePreference::Dark,
        });
        theme::set_high_contrast(ctx, settings.more_contrast.is_on(system.more_contrast));
        theme::apply(ctx, BoardTheme::of(settings, ctx));
        theme::set_still(ctx, self.shared.is_still());
        command::Keymap::new(&settings.keys).install(ctx);
        self.language.follow(ctx, settings.language);
        self.sounds.follow(settings, Instant::now());
        self.rooms.play.engine.configure(self.shared.resources());
        self.shared.library.follow_people(self.shared.settings.known_as());
        self.act(self.shared.configuration(self.rooms.study.is_running()));
    }

    /// Opens files, one after the other: a dialog shows what each file holds before it replaces the game.
    pub fn open_files(&mut self, paths: Vec<PathBuf>) {
        self.rooms.files.offered.extend(paths);
        if let Some(state) = self.rooms.dialogs.find::<paste::State>() {
            state.n_waiting = self.rooms.files.offered.len();
        }
        // While the dialog of one file is open, the other files wait.
        let dialogs = &self.rooms.dialogs;
        if !dialogs.shows::<paste::State>() && !dialogs.shows::<wthor_names::State>() {
            self.open_next();
        }
    }

    fn open_next(&mut self) {
        self.with(|rooms, _, out| rooms.files.open_next(out));
    }
}

impl eframe::App for App {
    fn raw_input_hook(&mut self, ctx: &Context, raw_input: &mut egui::RawInput) {
        self.pointer.correct(ctx.zoom_factor(), &mut raw_input.events);
    }

    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        let now = Instant::now();
        self.poll();
        if self.shared.system.poll() {
            self.apply_settings();
        }
        if self.rooms.play.wake_at.is_some_and(|due| now >= due) {
            self.rooms.play.wake_at = None;
            self.act(Action::Tick);
        }
        let mut cues = self.listener.look(&self.shared.session, now);
        cues.extend(self.rooms.learn.take_sounds());
        self.sounds.play(cues, now);
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        if !dropped.is_empty() {
            self.open_files(dropped.iter().map(|file| file.path().to_owned()).collect());
        }
        if !self.rooms.dialogs.is_open() {
            self.open_next();
        }
        let retry = self.shared.storage.retry(now);
        for notice in self.shared.storage.take_notices() {
            self.tell(Tone::Trouble, notice);
        }
        if let Some(language) = self.language.take_unwritable() {
            self.tell(Tone::Trouble, text!("language-no-font", language = language.tag()));
        }
        let session = &self.shared.session;
        if self.rooms.learn.is_open() && session.clock_runs() && !session.is_serious() {
            self.act(Action::Stop);
        }
        window::fit_zoom(&self.shared);
        let session = &self.shared.session;
        let clocks = session.clocks(now).filter(|_| session.clock_runs());
        let clock = clocks.map(|clocks| now + clock_face::next_change(clocks[session.position().turn()]));
        self.place_save_due = window::follow_place(&mut self.shared, self.place_save_due, now);
        let next = [self.rooms.notices.tick(now), self.rooms.play.wake_at, clock, self.place_save_due, retry];
        if let Some(next) = next.into_iter().flatten().min() {
            ctx.request_repaint_after(next.saturating_duration_since(now));
        }
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        let mut out = Out::default();
        // A screen reader says what this frame shows for the first time.
        let names = self.shared.players_view().names_of_two();
        let hint = self.rooms.play.hint.as_ref();
        let news = self.spoken.look(&self.shared.session, &names, hint, Instant::now());
        let news = news.into_iter().chain(self.rooms.notices.unspoken.drain(..));
        news.for_each(|sentence| speech::say(&ctx, sentence));
        let (rooms, shared) = (&mut self.rooms, &mut self.shared);
        menus::menu_bar_ui(ui, &rooms.command_state(shared), &mut out);
        if rooms.learn.is_open() {
            let frame = Frame::central_panel(ui.style()).inner_margin(0);
            CentralPanel::default().frame(frame).show(ui, |ui| {
                let (typed, notice) = (rooms.play.typed.text(), rooms.notices.shown());
                out.of(|out| rooms.learn.ui(ui, shared, typed.as_deref(), notice, out));
            });
        } else {
            let layout = rooms.game_ui(ui, shared, &mut out);
            self.trace.write_layout(layout);
            // Messages come after this, so their changes count for the next frame.
            shared.position_changed = false;
        }
        rooms.dialogs.ui(ui, shared, &mut out);
        focus::give_back(&ctx);
        // Learn has no need of the focus: Enter works the main button of a page.
        if focus::keep(&ctx) && !rooms.learn.is_open() {
            out.run(command::Command::ToBoard);
        }
        focus::frame(&ctx);
        speech::speak(&ctx);
        rooms.collect_keys(&ctx, shared, &mut out);
        out.follow_pointer(&rooms.study.line_pointed);
        if !out.sent.is_empty() {
            // To show what the messages change.
            ctx.request_repaint();
        }
        self.route(out);
        if let Some(frames) = &mut self.frames {
            frames.frame(&ctx, frame.info().cpu_usage);
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.rooms.play.engine.stop();
        self.rooms.engines.stop();
        external::end_all();
        self.rooms.study.live.stop_engine();
        let value = self.rooms.study.live.value_of_studied(&self.shared.session, &self.shared.knowledge);
        value.into_iter().for_each(|(node, value)| self.act(Action::Value(node, value)));
        self.rooms.review.save(&self.shared);
        // Counts the time of the move in progress.
        _ = self.shared.session.apply(Action::Tick, Instant::now());
        self.shared.storage.save_game(&self.shared.session);
        self.shared.storage.save_settings(&self.shared.settings);
        self.trace.quit();
    }
}
