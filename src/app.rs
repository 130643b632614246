//! The desktop app: everything that draws. It reads the layers below and sends them actions; it keeps no game of its own.

pub mod board;
pub mod files;
pub mod icons;
pub mod theme;
