//! The file of the running game: the game on the board and the games before and after it, as readable RON.
//!
//! A tree of moves is kept flat, as runs of moves each of which says after which move it begins; moves are
//! numbered in the order in which they stand in the file. So no depth of variations can exhaust the stack,
//! and one pass over the file checks every move. What cannot be played is refused with its place: a file is
//! either understood whole or not at all.

mod text;

use crate::players::Player;
use crate::record::Record;
use crate::rules::ByColor;
use crate::session::{Game, GameSession};
use text::{GameText, SavedText, VersionText};

/// The layout this Outflank writes.
const VERSION: u64 = 1;
/// More games than a session ever keeps.
const GAMES_MAX: usize = 100;

/// What a file holds: what [`GameSession::restore`] needs.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// The game on the board. Its `running` says whether the computer was at work when it was saved.
    pub game: Game,
    pub earlier: Vec<Game>,
    pub later: Vec<Game>,
}

/// Why a text is no saved game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SavedGameError {
    #[error("line {line}, column {column} of the saved game cannot be read: {reason}")]
    Unreadable { line: usize, column: usize, reason: String },
    #[error("the saved game has version {0}, written by a newer Outflank; this one knows version {VERSION}")]
    Newer(u64),
    #[error("a file holds at most {GAMES_MAX} games, not {0}")]
    TooMany(usize),
    /// The game's place (`the game on the board`), and what is wrong with it.
    #[error("{0}: {1}")]
    Wrong(String, String),
}

impl From<Saved> for GameSession {
    fn from(saved: Saved) -> GameSession {
        GameSession::restore(saved.game, saved.earlier, saved.later)
    }
}

/// Reads a saved game.
///
/// # Errors
/// When the text is none, is one of a newer Outflank, or holds a game that cannot be played; with the place.
pub fn read(text: &str) -> Result<Saved, SavedGameError> {
    // The version first: a newer file may hold anything else.
    let version = ron::from_str::<VersionText>(text)?.version;
    if version > VERSION {
        return Err(SavedGameError::Newer(version));
    }
    let saved: SavedText = ron::from_str(text)?;
    let n_games = 1 + saved.earlier.len() + saved.later.len();
    if n_games > GAMES_MAX {
        return Err(SavedGameError::TooMany(n_games));
    }
    let read_all = |games: Vec<GameText>, which: &str| -> Result<Vec<Game>, SavedGameError> {
        let numbered = (1..).zip(games);
        numbered.map(|(number, game)| named(game.read(), || format!("{which} game {number}"))).collect()
    };
    Ok(Saved {
        game: named(saved.game.read(), || "the game on the board".to_owned())?,
        earlier: read_all(saved.earlier, "earlier")?,
        later: read_all(saved.later, "later")?,
    })
}

/// The text of a file with one game that two people play on.
pub fn write_record(record: &Record) -> String {
    let players = ByColor::new(Player::Human, Player::Human);
    text(&Game { record: record.clone(), players, seed: 1, running: false }, &[], &[])
}

/// The text of a session's file.
pub fn write(session: &GameSession) -> String {
    text(session.game(), session.earlier_games(), session.later_games())
}

fn text(game: &Game, earlier: &[Game], later: &[Game]) -> String {
    let saved = SavedText {
        version: VERSION,
        game: GameText::new(game),
        earlier: earlier.iter().map(GameText::new).collect(),
        later: later.iter().map(GameText::new).collect(),
    };
    let layout = ron::ser::PrettyConfig::new().new_line("\n").depth_limit(3);
    ron::ser::to_string_pretty(&saved, layout)
        .expect("a game is numbers, texts and names, and RON can write those")
}

fn named(game: Result<Game, String>, name: impl Fn() -> String) -> Result<Game, SavedGameError> {
    game.map_err(|reason| SavedGameError::Wrong(name(), reason))
}

impl From<ron::error::SpannedError> for SavedGameError {
    fn from(error: ron::error::SpannedError) -> SavedGameError {
        let place = error.span.start;
        SavedGameError::Unreadable { line: place.line, column: place.col, reason: error.code.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::evaluation::{Evaluation, Score};
    use crate::record::Judgement;
    use crate::rules::{BoardSize, Color, Move, Square, Start};
    use crate::session::{Action, NewGame};
    use rand::rngs::SmallRng;
    use rand::seq::IndexedRandom;
    use rand::{Rng, RngExt, SeedableRng};
    use std::time::{Duration, Instant};

    const SMALL_GAME: &str = r#"(
        version: 1,
        game: (
            size: "4x4", start: (board: ["----", "-OX-", "-XO-", "----"], turn: Black, placing: false),
            goal: MostDiscs, black: Human, white: Minimax(depth: 200), seed: 7, running: true,
            moves: [(after: 0, play: "b1 a1 c4"), (after: 1, play: "c1 d1")], followed: [4], cursor: 2,
        ),
        earlier: [], later: [],
    )"#;

    fn saved(session: &GameSession) -> Saved {
        Saved {
            game: session.game().clone(),
            earlier: session.earlier_games().to_vec(),
            later: session.later_games().to_vec(),
        }
    }

    /// A session in which everything that leaves a trace in the file has been done.
    fn random_session(size: BoardSize, rng: &mut SmallRng) -> GameSession {
        let mut now = Instant::now();
        let human = ByColor::new(Player::Human, Player::Human);
        let mut session = GameSession::new(NewGame::standard(human));
        let mut apply = |session: &mut GameSession, action| {
            now += Duration::from_millis(1_234);
            _ = session.apply(action, now);
        };
        for start in Start::ALL {
            let new =
                NewGame { start: start.position(size), seed: rng.next_u64(), ..NewGame::standard(human) };
            apply(&mut session, Action::NewGame(Box::new(new)));
            for _ in 0..60 {
                let legal: Vec<Square> = session.position().legal_moves().iter().collect();
                match legal.choose(rng) {
                    Some(&square) if rng.random_bool(0.8) => apply(&mut session, Action::Play(square)),
                    _ => apply(&mut session, Action::Step(rng.random_range(-8..=3))),
                }
                let node = session.record().cursor();
                match rng.random_range(0..12) {
                    0 => apply(&mut session, Action::Comment(node, "not \"good\",\nbut (pretty)".to_owned())),
                    1 => apply(&mut session, Action::Judge(node, Some(*Judgement::ALL.choose(rng).unwrap()))),
                    2 => apply(&mut session, Action::Values(vec![(node, Evaluation::proven(-2))])),
                    3 => {
                        let evaluation = Evaluation::estimate(Score::from_hundredths(7), 12, 73);
                        apply(&mut session, Action::Values(vec![(node, evaluation)]));
                    }
                    4 => apply(&mut session, Action::Promote(node)),
                    5 if rng.random_bool(0.3) => apply(&mut session, Action::Remove(node)),
                    _ => {}
                }
            }
        }
        apply(&mut session, Action::First);
        while session.later_games().is_empty() {
            apply(&mut session, Action::Undo);
        }
        let player = [Player::Minimax { depth: 3 }, Player::Engine { level: Level::new(9) }, Player::Random];
        apply(&mut session, Action::SetPlayer(Color::White, *player.choose(rng).unwrap()));
        session
    }

    #[test]
    fn a_session_of_every_size_reads_back_as_it_was_written() {
        let mut rng = SmallRng::seed_from_u64(5);
        for size in BoardSize::all() {
            let session = random_session(size, &mut rng);
            assert!(!session.later_games().is_empty() && session.earlier_games().len() > 3);
            assert_eq!(read(&write(&session)), Ok(saved(&session)));
        }
    }

    #[test]
    fn a_game_can_start_while_the_central_discs_are_placed() {
        let mut start = Start::Reversi.position(BoardSize::STANDARD);
        for name in ["e5", "d4", "d5"] {
            let human = ByColor::new(Player::Human, Player::Human);
            let session = GameSession::new(NewGame { start, ..NewGame::standard(human) });
            assert_eq!(read(&write(&session)), Ok(saved(&session)));
            start = start.play(Move::Place(Square::parse(name, start.size()).unwrap())).unwrap();
        }
    }

    #[test]
    fn a_file_reads_as_a_person_would_write_it() {
        let saved = read(SMALL_GAME).unwrap();
        let record = &saved.game.record;
        let size = record.start().size();
        let names: Vec<_> =
            record.line().iter().map(|&node| record.move_into(node).unwrap().name(size)).collect();
        assert_eq!((names, record.moves().len()), (["b1", "a1", "c4"].map(String::from).to_vec(), 2));
        assert_eq!(saved.game.players.white, Player::Minimax { depth: Player::DEPTH_MAX });
        assert!(saved.game.running);
        let again = write(&saved.clone().into());
        assert!(again.contains("(after: 0, play: \"b1 a1 c4\"),"), "{again}");
    }

    #[test]
    fn the_times_of_moves_stand_beside_them() {
        let text = SMALL_GAME.replacen("\"b1 a1 c4\"", "\"b1 a1 c4\", took: \"8.4 - 125\"", 1);
        let saved = read(&text).unwrap();
        let record = &saved.game.record;
        let took = |at: usize| record.took(record.line()[at]).map(|took| took.to_string());
        assert_eq!(
            [took(0), took(1), took(2)],
            [Some("8.4 s".to_owned()), None, Some("2 min 5 s".to_owned())]
        );
        let again = write(&saved.clone().into());
        assert!(again.contains("(after: 0, play: \"b1 a1 c4\", took: \"8.4 - 125\"),"), "{again}");
        assert_eq!(read(&again).unwrap().game.record, *record);
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_its_place() {
        let check = |from: &str, to: &str, expected: &str| {
            assert!(SMALL_GAME.contains(from), "{from}");
            assert_eq!(read(&SMALL_GAME.replacen(from, to, 1)).unwrap_err().to_string(), expected);
        };
        let board = "the game on the board: ";
        check("4x4", "400x4", &format!("{board}a board is 4 to 16 squares wide and high, not 400×4"));
        check("c4", "b1", &format!("{board}\"b1\" after move 2: b1 already holds a disc"));
        check(
            "c4",
            "i9",
            &format!("{board}\"i9\" after move 2: \"i9\" is no square of the 4×4 board; expected a1 to d4"),
        );
        check("(after: 1", "(after: 9", &format!("{board}\"c1\" after move 9: there is no move number 9"));
        check("c1 d1", "a1", &format!("{board}\"a1\" after move 1: the same move stands there already"));
        let timed = |took: &str| format!("c1 d1\", took: \"{took}");
        check(
            "c1 d1",
            &timed("1 soon"),
            &format!("{board}the time \"soon\" of move 5: it is no number of seconds"),
        );
        check(
            "c1 d1",
            &timed("1 2 3"),
            &format!("{board}the time \"3\" after move 5: no move belongs to it"),
        );
        check("cursor: 2", "cursor: 6", &format!("{board}the move shown last: there is no move number 6"));
        check("[4]", "[40]", &format!("{board}the moves that are followed: there is no move number 40"));
        check(
            "\"----\", ",
            "",
            &format!("{board}the start: the board has 12 squares where 16 were expected"),
        );
        let placing = format!("{board}the start: these discs are not placed by turns in the centre");
        check("placing: false", "placing: true", &placing);
        let newer = "the saved game has version 2, written by a newer Outflank; this one knows version 1";
        check("version: 1", "future: [], version: 2", newer);
        check(
            "seed: 7",
            "seed: -7",
            "line 5, column 79 of the saved game cannot be read: Integer is out of bounds",
        );
        let deep = "[".repeat(1_000_000);
        assert!(matches!(read(&deep), Err(SavedGameError::Unreadable { .. })));
        assert!(read(&SMALL_GAME.replace("running", &format!("junk: {deep}, running"))).is_err());
        let games = SMALL_GAME.split("game: ").nth(1).unwrap().split("earlier").next().unwrap().repeat(100);
        assert_eq!(
            read(&SMALL_GAME.replace("later: []", &format!("later: [{games}]"))),
            Err(SavedGameError::TooMany(101))
        );
    }

    #[test]
    fn every_prefix_and_many_damaged_files_are_answered_without_a_panic() {
        let mut rng = SmallRng::seed_from_u64(6);
        for end in 0..SMALL_GAME.len() {
            assert!(read(&SMALL_GAME[..end]).is_err());
        }
        for _ in 0..5_000 {
            let mut bytes = SMALL_GAME.as_bytes().to_vec();
            for _ in 0..rng.random_range(1..4) {
                let at = rng.random_range(0..bytes.len());
                bytes[at] = *b"0123456789abcdpsX-O[](){},:\" ".choose(&mut rng).unwrap();
            }
            _ = read(&String::from_utf8(bytes).unwrap());
        }
    }
}
