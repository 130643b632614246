//! Ghosts of players of the library in the window.

pub(super) mod dialog;
