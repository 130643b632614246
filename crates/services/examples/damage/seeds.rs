//! Small sound inputs for each target, made here so that they follow the formats.

use engine::book::{HEADING, OwnBook};
use engine::players::Player;
use library::Library;
use library::game::{LibraryGame, Origin};
use othello::formats::{Format, board_text};
use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position};
use session::{GameSession, NewGame};
use system::kept::RonFile;
use teach::profile::Profile;
use teach::puzzles::Theme;

pub fn texts(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// Several games each.
pub fn collections() -> Vec<Vec<u8>> {
    games().iter().map(|game| [&game[..], b"\n"].concat().repeat(3)).collect()
}

pub fn pasted() -> Vec<Vec<u8>> {
    texts(&["f5d6c3d3c4f4", "1. f5 d6 2. C3 D3 black won 40-24", "F5 f6; pass", "f5d6\nf5f6\nf5f4"])
}

pub fn board() -> Vec<Vec<u8>> {
    texts(&[&board_text::write(&Position::start(BoardSize::STANDARD))])
}

pub fn wthor_names() -> Vec<Vec<u8>> {
    vec![[&[20, 24, 3, 7, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0][..], &[65; 40]].concat()]
}

pub fn session() -> Vec<Vec<u8>> {
    let game = NewGame::standard(ByColor::new(Player::Human, Player::Minimax { depth: 3 }));
    texts(&[&session::file::write(&GameSession::new(game))])
}

pub fn gtp() -> Vec<Vec<u8>> {
    let game = "1 boardsize 8\n2 play b f5\ngenmove w\nshowboard\nundo\nquit\n";
    texts(&[game, "time_settings 9 9 9\n"])
}

pub fn nboard() -> Vec<Vec<u8>> {
    texts(&["nboard 2\nset depth 8\nset game (;GM[Othello]PC[x]TY[8]BO[8 -])\nmove F5\ngo\nping 1\n"])
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

/// Files of every format.
pub fn games() -> Vec<Vec<u8>> {
    let names = ["a.sgf", "a.ggf", "a.obf", "a.txt", "a.outflank"];
    let written = names.iter().filter_map(|name| Format::of_name(name).ok()?.write(&record()).ok());
    let board = Position::start(BoardSize::STANDARD).to_string();
    let others = texts(&[
        "[Event \"x\"]\n[Black \"Anna\"]\n[Result \"38-26\"]\n\n1. f5 d6 2. c3 {why} d3 *\n",
        "{\"players\":[{\"name\":\"a\"}],\"position\":{\"moves\":[{\"m\":\"f5\",\"t\":1},{\"s\":\"x\"}]}}",
        "% one\n--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;\n",
        "(;FF[4]GM[2]SZ[8]C[A \\] comment];B[f5];W[d6](;B[c3]V[1.5]XE[12@73];W[d3])(;B[c4]))",
        &board,
    ]);
    // Two games of two moves.
    let mut wthor = vec![20, 24, 3, 7, 2, 0, 0, 0, 0, 0, 0xE7, 7, 0, 0, 24, 0];
    for _ in 0..2 {
        wthor.extend([0, 0, 1, 0, 2, 0, 40, 36, 56, 64]);
        wthor.resize(wthor.len() + 58, 0);
    }
    written.map(String::into_bytes).chain(others).chain([wthor]).collect()
}

pub fn profile() -> Vec<Vec<u8>> {
    let mut profile = Profile::default();
    let start = Position::start(BoardSize::STANDARD);
    let square = start.legal_moves().first().expect("there are four");
    profile.repertoire[Color::Black].add(&start, square);
    profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
    texts(&[&profile.write()])
}

pub fn library() -> Vec<Vec<u8>> {
    let mut library = Library::new();
    library.add(LibraryGame::of_record(&record(), Origin::Played, 1_700_000_000)).expect("there is room");
    vec![library.bytes().to_vec()]
}

pub fn own_book() -> Vec<Vec<u8>> {
    let own = OwnBook::default();
    let start = Position::start(BoardSize::STANDARD);
    let change = own.typed(&start, Some(2), "f5").expect("it is new");
    vec![[HEADING, &OwnBook::frame(&change), &OwnBook::undo_frame()].concat()]
}
