//! Small sound inputs for each target, made here so that they follow the formats.

use engine::BrokenFile;
use engine::book::{Book, Grower, HEADING, OwnBook};
use engine::human::{Ghost, GhostReport, GhostSource, Manner, Memory};
use engine::pattern::Weights;
use engine::players::Player;
use library::Library;
use library::game::{LibraryGame, Origin};
use miniz_oxide::inflate;
use othello::formats::{Format, board_text};
use othello::rating::Rating;
use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position};
use session::{GameSession, NewGame};
use std::sync::Arc;
use system::kept::RonFile;
use teach::profile::Profile;
use teach::puzzles::{Theme, file};

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
    texts(&[
        "1 boardsize 8\n2 play b f5\ngenmove w\nshowboard\nundo\nprintsgf\nquit\n",
        "time_settings 9 9 9\ntime_left b 3 1\nset_level 7\nset_game Othello\nkomi 5\nfinal_score\n",
        "loadsgf a.sgf 3\nreg_genmove w\nclear_board\nknown_command name\ngogui-rules_board\n",
    ])
}

pub fn nboard() -> Vec<Vec<u8>> {
    texts(&[
        "nboard 2\nset depth 8\nset game (;GM[Othello]PC[x]TY[8]BO[8 -])\nmove F5\ngo\nping 1\n",
        "move F5/1.25/0.50\nhint 1\nanalyze\nset contempt 3\nlearn\nmove PA\n",
    ])
}

/// Lines, and the start with a leaf in the binary files of Egaroucid and of Edax.
pub fn books() -> Vec<Vec<u8>> {
    let start = Position::start(BoardSize::STANDARD);
    let discs = [start.discs().black, start.discs().white].map(|squares| squares.words()[0]);
    let [reversed, plain] =
        [discs.map(u64::reverse_bits), discs].map(|sets| sets.map(u64::to_le_bytes).concat());
    let one = [1, 0, 0, 0];
    let egaroucid = [&b"DICUORAGE\x03"[..], &one, &reversed, &[2, 21, 9, 0, 0, 0, 1, 63 - 37, 20]].concat();
    let leaf = [2, 0, 192, 255, 64, 0, 1, 21, 3, 19, 1, 37];
    let edax = [&b"XADEKOOB\x04\x06"[..], &[0; 28], &one, &plain, &[0; 16], &leaf].concat();
    [texts(&["f5d6c3,+1\n", "F5D6C3D3C4 : 0\n"]), vec![egaroucid, edax]].concat()
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

/// The unpacked contents of a book's file, without its head.
pub fn book() -> Vec<Vec<u8>> {
    let mut grower = Grower::new(1, 100, Arc::new(Weights::zero()), 1).expect("there is memory");
    let mut book = grower.begin();
    grower.extend(&mut book);
    contents(&book.write(), Book::read)
}

pub fn ghost() -> Vec<Vec<u8>> {
    let ghost = Ghost {
        player: "Anna".to_owned(),
        span: ["2020", ""].map(str::to_owned),
        rating: Rating::new(1500),
        made_of: GhostSource::default(),
        manner: Manner::default(),
        memory: Memory { counts: vec![(7, 2)], inertia: 1.0 },
        report: GhostReport::default(),
    };
    contents(&ghost.write(), Ghost::read)
}

pub fn puzzle_file() -> Vec<Vec<u8>> {
    let puzzles = file::embedded().expect("a test has read it");
    contents(&file::write(&puzzles[..3]), file::read)
}

/// What a file has after its head, unpacked.
fn contents<T>(bytes: &[u8], read: fn(&[u8]) -> Result<T, BrokenFile>) -> Vec<Vec<u8>> {
    let kind = read(&[]).err().expect("every file has a head").kind;
    let contents = kind.open(bytes).expect("it was just written");
    vec![inflate::decompress_to_vec(contents).unwrap_or(contents.to_vec())]
}

/// Two moves of a table, the first to a position that is in it.
pub fn table() -> Vec<Vec<u8>> {
    vec![vec![1, 37 | 0x80, 2, 1, 0, 1, 4, 1, 45, 2, 1, 0, 1, 4]]
}

/// The files of an archive that are read before anything is taken from it.
pub const ARCHIVED: [&str; 3] = ["settings.ron", "profile.ron", "library/games.library"];

pub fn archive_of(name: &str, contents: &[u8]) -> Vec<u8> {
    let mut file = b"Outflank moves house, version 1\n".to_vec();
    file.extend((name.len() as u16).to_le_bytes());
    file.extend(name.as_bytes());
    file.extend((contents.len() as u64).to_le_bytes());
    file.extend(contents);
    file.extend(crc32fast::hash(contents).to_le_bytes());
    file.extend([0; 2]);
    file
}

/// Two archives, and the contents of two files for the target to pack into one.
pub fn archive() -> Vec<Vec<u8>> {
    let files = [profile(), library()].concat();
    [archive_of(ARCHIVED[1], &files[0]), archive_of(ARCHIVED[2], &files[1])]
        .into_iter()
        .chain(files)
        .collect()
}
