//! Files: what is kept between two starts, games that are opened and saved, and texts that are pasted.

pub mod storage;
pub mod chooser;
pub mod paste;
mod open_save;
