//! The parts of rooms. They know no room: what they draw is handed in, what was done to them returned.

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
