//! Why a file is chosen, with the texts and the endings for the file dialogs, both the system's and our own.

use super::archive;
use super::wthor::is_wthor;
use othello::formats::{self, Format};
use std::path::Path;
use system::disk::has_ending;
use texts::text;
use texts::words;

/// Why a file is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Open a game or a board.
    Open,
    /// Save the game.
    Save,
    /// Save the review as a page.
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
    /// Games of the library, as the page of a tournament.
    ExportTournament,
    /// Boards, exercises or a game, as a page to print.
    SaveHandout,
    /// Books of other programs, lines and games for the opening book.
    ImportBook,
    /// The positions that the user added to the opening book, as text.
    ExportBook,
    /// Choose the program of an engine.
    Engine,
    /// Read the names of WTHOR's players.
    Names,
}

/// What a file dialog shows and accepts for a purpose.
pub struct ChosenFile {
    /// The title of the dialog.
    pub title: String,
    /// Explains which file is meant.
    pub about: String,
    /// Whether the file is read or written.
    pub file_use: FileUse,
    /// What is in it.
    content: FileContent,
}

/// What is done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileUse {
    /// One is read.
    Read,
    /// One or several are read.
    ReadSeveral,
    /// One is written, with this name suggested.
    Write(&'static str),
}

/// What is in a file.
#[derive(Clone, Copy)]
enum FileContent {
    Games,
    Page,
    Picture,
    Graph,
    Everything,
    Book,
    Names,
    Program,
}

impl Purpose {
    /// What a file dialog shows and accepts for this purpose.
    pub fn file(self) -> ChosenFile {
        use FileContent::{Book, Everything, Games, Graph, Names, Page, Picture, Program};
        use FileUse::{Read, ReadSeveral, Write};
        // The text about a file has `.about` behind the id of the title.
        let (file_use, content, title) = match self {
            Purpose::Open => (Read, Games, "chooser-open"),
            Purpose::Import => (ReadSeveral, Games, "chooser-import"),
            Purpose::Save => (Write("game.sgf"), Games, "chooser-save"),
            Purpose::ExportEach => (Write("game.sgf"), Games, "chooser-export-each"),
            Purpose::ExportGames => (Write("games.sgf"), Games, "chooser-export-games"),
            Purpose::SavePage => (Write("review.html"), Page, "chooser-save-page"),
            Purpose::SaveProgress => (Write("report.html"), Page, "chooser-save-progress"),
            Purpose::ExportBoards | Purpose::SaveHandout => {
                (Write("handout.html"), Page, "chooser-save-handout")
            }
            Purpose::ExportTournament => (Write("tournament.html"), Page, "chooser-tournament"),
            Purpose::SavePicture => (Write("board.png"), Picture, "chooser-save-picture"),
            Purpose::SaveGraph => (Write("graph.png"), Graph, "chooser-save-graph"),
            Purpose::SaveAll => (Write("outflank.moving"), Everything, "moving-title"),
            Purpose::TakeAll => (Read, Everything, "moving-title"),
            Purpose::ImportBook => (ReadSeveral, Book, "chooser-import-book"),
            Purpose::ExportBook => (Write("book.txt"), Book, "chooser-export-book"),
            Purpose::Engine => (Read, Program, "chooser-engine"),
            Purpose::Names => (Read, Names, "chooser-names"),
        };
        let about = text!(&format!("{title}.about"));
        ChosenFile { title: text!(title), about, file_use, content }
    }

    /// Whether another dialog, which stays open, asked for the file.
    pub fn is_for_dialog(self) -> bool {
        use Purpose::{ExportBook, Import, ImportBook, Open, Save, SaveGraph, SavePage, SavePicture};
        !matches!(self, Open | Save | SavePage | SavePicture | SaveGraph | Import | ImportBook | ExportBook)
    }
}

impl ChosenFile {
    /// The suggested name of a file to write; nothing for files to read.
    pub fn suggested_name(&self) -> &'static str {
        if let FileUse::Write(name) = self.file_use { name } else { "" }
    }

    /// Whether it is written.
    pub fn is_written(&self) -> bool {
        matches!(self.file_use, FileUse::Write(_))
    }

    /// The kinds of files that the dialog offers, with their endings; empty where it offers any file.
    pub fn kinds(&self) -> Vec<(String, &'static [&'static str])> {
        let all = || (text!("filter-all"), &["*"][..]);
        let png = || (text!("filter-png"), &["png"][..]);
        let svg = || (text!("filter-svg"), &["svg"][..]);
        let txt = || (text!("filter-txt"), &["txt"][..]);
        match self.content {
            FileContent::Games if self.is_written() => vec![
                (text!("filter-sgf"), &["sgf"]),
                (text!("filter-outflank"), &["outflank"]),
                (text!("filter-ggf"), &["ggf"]),
                (text!("filter-pgn"), &["pgn"]),
                (text!("filter-wthor"), &["wtb"]),
                txt(),
                (text!("filter-obf"), &["obf"]),
            ],
            FileContent::Games => vec![(text!("filter-games"), &formats::ENDINGS), all()],
            FileContent::Page => vec![(text!("filter-page"), &["html", "htm"])],
            FileContent::Picture => vec![png(), svg(), (text!("filter-gif"), &["gif"])],
            FileContent::Graph => vec![png(), svg()],
            FileContent::Everything => vec![(text!("moving-title"), &[archive::ENDING])],
            FileContent::Book if self.is_written() => vec![txt()],
            FileContent::Names => vec![(text!("filter-names"), &["jou", "JOU", "trn", "TRN"]), all()],
            FileContent::Book | FileContent::Program => Vec::new(),
        }
    }

    /// Checks the name of a file to write.
    ///
    /// # Errors
    /// With a sentence that says which endings are possible.
    pub fn check(&self, name: &str) -> Result<(), String> {
        let path = Path::new(name);
        let sentence = match self.content {
            FileContent::Games if is_wthor(path) => return Ok(()),
            FileContent::Games => {
                return Format::of_name(name).map(drop).map_err(words::write_error);
            }
            FileContent::Page => text!("chooser-page-ending"),
            FileContent::Picture => text!("chooser-picture-ending"),
            FileContent::Graph => text!("chooser-graph-ending"),
            FileContent::Everything => text!("moving-ending"),
            FileContent::Book | FileContent::Names | FileContent::Program => return Ok(()),
        };
        let mut endings = self.kinds().into_iter().flat_map(|(_, endings)| endings);
        if endings.any(|ending| has_ending(path, ending)) { Ok(()) } else { Err(sentence) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_offered_endings_can_be_written() {
        let takes = |purpose: Purpose, name: &str| purpose.file().check(name).is_ok();
        for (purpose, right, wrong) in [
            (Purpose::SavePicture, &["game.GIF", "board.png", "Board.SVG"][..], &["board.jpg", "png"][..]),
            (Purpose::SaveGraph, &["graph.PNG", "graph.svg"], &["graph.gif"]),
            (Purpose::SaveProgress, &["report.HTM"], &["report.pdf", "html"]),
            (Purpose::Save, &["game.wtb", "game.ggf"], &["game.doc"]),
            (Purpose::SaveAll, &["all.moving"], &["all.zip"]),
        ] {
            assert!(takes(purpose, purpose.file().suggested_name()), "{purpose:?}");
            assert!(right.iter().all(|name| takes(purpose, name)), "{purpose:?}");
            assert!(!wrong.iter().any(|name| takes(purpose, name)), "{purpose:?}");
        }
    }
}
