//! The widgets of the rooms. They know no room: rooms pass them what to draw and get back what the user did.

pub mod theme;
pub mod icons;
pub mod board;
pub mod faces;
pub mod cards;
pub mod focus;
pub mod menu_keys;
pub mod form;
pub mod completion;
pub mod dialog;
pub mod notices;
pub mod speech;
pub mod row;
pub mod table;
pub mod row_keys;
pub mod words;
pub mod plot;
pub mod graph;
