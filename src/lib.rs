//! The desktop app: a window made of rooms, each with a state, messages and an `update` of its own.
//!
//! `app` runs a frame: it polls the threads, draws every room while the room fills its `outbox`, and carries
//! out what the outbox holds. Rooms read and change what they share (`shared`), never each other: a room
//! emits an event for another one, and `app` answers it. Only `app` hands actions to the session and
//! carries out its [`Effect`](session::Effect)s. `widgets` know no room.
//!
//! The modules are listed in reading order.

mod app;
mod outbox;
mod shared;
mod command;
mod players;
mod arrangement;
mod play;
mod new_game;
mod editor;
mod study;
mod review;
mod library;
mod report;
mod learn;
mod book;
mod files;
mod dialogs;
mod engine_setup;
mod ghosts;
mod matches;
mod menus;
mod tools;
pub mod widgets;
mod trace;
mod sounds;
mod system;
mod frames;
mod language;
mod window;
pub mod launch;

pub use app::{App, Options};
pub use command::{Command, Entry, Menu, Overlay, TABLE};
pub use window::{keep_on_screen, native_options};

use shared::waker;
