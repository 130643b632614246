//! Why a file is chosen, and the kind of file by its name.

use std::path::Path;
use system::disk::has_ending;
use texts::text;

/// Why a file is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Open a game or a board.
    Open,
    /// Save the game.
    Save,
    /// The review, as a page.
    SavePage,
    /// The board, as a picture.
    SavePicture,
    /// The review's graph, as a picture.
    SaveGraph,
    /// The report on a player, as a page.
    SaveProgress,
    /// Everything into one file, for another computer.
    SaveAll,
    /// Take over everything from such a file.
    TakeAll,
    /// Games for the library, of a file or of all files in a folder.
    Import,
    /// Games of the library, into one file.
    ExportGames,
    /// Games of the library, each into a file of its own.
    ExportEach,
    /// Games of the library, as numbered boards to print.
    ExportBoards,
    /// Boards, exercises or a game, as a page to print.
    SaveHandout,
    /// Books of other programs, lines and games for the opening book.
    ImportBook,
    /// The own positions of the opening book, as text.
    ExportBook,
    /// The program of an engine.
    Engine,
    /// The names of WTHOR's players.
    Names,
}

impl Purpose {
    /// The title of the dialog.
    pub fn title(self) -> String {
        match self {
            Purpose::Open => text!("chooser-open"),
            Purpose::Save => text!("chooser-save"),
            Purpose::SavePage => text!("chooser-save-page"),
            Purpose::SavePicture => text!("chooser-save-picture"),
            Purpose::SaveGraph => text!("chooser-save-graph"),
            Purpose::SaveProgress => text!("chooser-save-progress"),
            Purpose::SaveAll | Purpose::TakeAll => text!("moving-title"),
            Purpose::Import => text!("chooser-import"),
            Purpose::ExportGames => text!("chooser-export-games"),
            Purpose::ExportEach => text!("chooser-export-each"),
            Purpose::ExportBoards | Purpose::SaveHandout => text!("chooser-save-handout"),
            Purpose::ImportBook => text!("chooser-import-book"),
            Purpose::ExportBook => text!("chooser-export-book"),
            Purpose::Engine => text!("chooser-engine"),
            Purpose::Names => text!("chooser-names"),
        }
    }

    /// The suggested name of a file to write; nothing for files to read.
    pub fn usual_name(self) -> &'static str {
        match self {
            Purpose::Open
            | Purpose::Import
            | Purpose::ImportBook
            | Purpose::TakeAll
            | Purpose::Engine
            | Purpose::Names => "",
            Purpose::ExportBook => "book.txt",
            Purpose::ExportGames => "games.sgf",
            Purpose::Save | Purpose::ExportEach => "game.sgf",
            Purpose::SavePage => "review.html",
            Purpose::ExportBoards | Purpose::SaveHandout => "handout.html",
            Purpose::SavePicture => "board.png",
            Purpose::SaveGraph => "graph.png",
            Purpose::SaveProgress => "report.html",
            Purpose::SaveAll => "outflank.moving",
        }
    }

    /// Whether a dialog waits for the file.
    pub fn is_for_dialog(self) -> bool {
        use Purpose::{
            Engine, ExportBoards, ExportEach, ExportGames, Names, SaveAll, SaveHandout, SaveProgress,
        };
        matches!(
            self,
            Engine | Names | ExportGames | ExportEach | ExportBoards | SaveHandout | SaveProgress | SaveAll
        ) || self == Purpose::TakeAll
    }

    /// Whether the file is a page for a web browser.
    pub fn is_page(self) -> bool {
        use Purpose::{ExportBoards, SaveHandout, SavePage, SaveProgress};
        matches!(self, SavePage | SaveProgress | SaveHandout | ExportBoards)
    }

    /// Whether a file is written.
    pub fn writes(self) -> bool {
        !self.usual_name().is_empty()
    }
}

/// Whether a name ends like a picture that can be written.
pub fn is_picture(name: &str) -> bool {
    let name = name.trim().to_ascii_lowercase();
    name.ends_with(".png") || is_diagram(Path::new(&name)) || is_animation(Path::new(&name))
}

/// Whether a name ends like a picture of a graph.
pub fn is_graph(name: &str) -> bool {
    let name = name.trim();
    has_ending(Path::new(name), "png") || is_diagram(Path::new(name))
}

/// Whether a name ends like a picture in black and white.
pub fn is_diagram(path: &Path) -> bool {
    has_ending(path, "svg")
}

/// Whether a name ends like a picture of the whole game.
pub fn is_animation(path: &Path) -> bool {
    has_ending(path, "gif")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_pictures() {
        assert!(
            is_picture("game.GIF")
                && is_picture("board.png")
                && is_picture(" Board.SVG ")
                && !is_picture("board.jpg")
        );
        assert!(!is_picture("png"));
        assert!(is_graph("graph.PNG") && is_graph(" graph.svg") && !is_graph("graph.gif"));
    }
}
