//! Small sound inputs for each target, made here so that they follow the formats.

use engine::book::{HEADING, OwnBook};
use engine::players::Player;
use library::Library;
use library::game::{LibraryGame, Origin};
use othello::formats::{Format, board_text};
use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position};
use services::settings::Settings;
use session::{GameSession, NewGame};
use system::kept::RonFile;
use teach::profile::Profile;
use teach::puzzles::Theme;

/// The seeds of a target.
pub fn of(target: &str) -> Vec<Vec<u8>> {
    let texts = |texts: &[&str]| texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    match target {
        "file" => games(),
        // Several games each.
        "stream" => games().iter().map(|game| [&game[..], b"\n"].concat().repeat(3)).collect(),
        "text" => {
            texts(&["f5d6c3d3c4f4", "1. f5 d6 2. C3 D3 black won 40-24", "F5 f6; pass", "f5d6\nf5f6\nf5f4"])
        }
        "board" => vec![board_text::write(&Position::start(BoardSize::STANDARD)).into_bytes()],
        "small" => texts(&["5:00+3x0:30", "8x8", "16×4", "f5", "parallel", "1450", "12.5"]),
        "wthor-names" => vec![[&[20, 24, 3, 7, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0][..], &[65; 40]].concat()],
        "session" => {
            let game = NewGame::standard(ByColor::new(Player::Human, Player::Minimax { depth: 3 }));
            vec![session::file::write(&GameSession::new(game)).into_bytes()]
        }
        "settings" => vec![Settings::default().write().into_bytes()],
        "profile" => vec![profile().write().into_bytes()],
        "library" => vec![library()],
        "own-book" => vec![own_book()],
        "books" => texts(&["f5d6c3,+1\n", "F5D6C3D3C4 : 0\n"]),
        "ghost" => texts(&["Outflank ghost\n"]),
        "model" => texts(&["Outflank human model\n"]),
        "puzzles" => texts(&["-------- X"]),
        "gtp" => texts(&[
            "1 boardsize 8\n2 play b f5\ngenmove w\nshowboard\nundo\nquit\n",
            "time_settings 9 9 9\n",
        ]),
        "nboard" => {
            texts(&["nboard 2\nset depth 8\nset game (;GM[Othello]PC[x]TY[8]BO[8 -])\nmove F5\ngo\nping 1\n"])
        }
        _ => Vec::new(),
    }
}

fn record() -> Record {
    let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    record.header.players = ByColor::new("Anna ]\\".to_owned(), "山田".to_owned());
    for _ in 0..20 {
        let Some(square) = record.position().legal_moves().first() else { break };
        record.play(Move::Place(square)).expect("it is legal");
    }
    record
}

fn games() -> Vec<Vec<u8>> {
    let names = ["a.sgf", "a.ggf", "a.obf", "a.txt", "a.outflank"];
    let written = names.iter().filter_map(|name| Format::of_name(name).ok()?.write(&record()).ok());
    let others = [
        "[Event \"x\"]\n[Black \"Anna\"]\n\n1. f5 d6 2. c3 {why} d3 *\n",
        "{\"moves\":[{\"m\":\"f5\",\"t\":1},{\"m\":\"d6\",\"t\":2}]}",
    ];
    written.chain(others.map(str::to_owned)).map(String::into_bytes).collect()
}

fn profile() -> Profile {
    let mut profile = Profile::default();
    let start = Position::start(BoardSize::STANDARD);
    let square = start.legal_moves().first().expect("there are four");
    profile.repertoire.of_mut(Color::Black).add(&start, square);
    profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
    profile
}

fn library() -> Vec<u8> {
    let mut library = Library::new();
    library.add(LibraryGame::of_record(&record(), Origin::Played, 1_700_000_000)).expect("there is room");
    library.bytes().to_vec()
}

fn own_book() -> Vec<u8> {
    let own = OwnBook::default();
    let start = Position::start(BoardSize::STANDARD);
    let change = own.typed(&start, Some(2), "f5").expect("it is new");
    [HEADING, &OwnBook::frame(&change), &OwnBook::undo_frame()].concat()
}
