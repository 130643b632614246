//! The file of the running game: the game on the board with who plays it, and the games before and after it.
//!
//! [`formats::outflank`](othello::formats::outflank) knows the file's layout; this module turns the file into
//! a session's games. A file is either understood whole or not at all.

use crate::{Game, GameSession, Timing};
use engine::players::Player;
use othello::clock::FlagFall;
use othello::formats::outflank::{FileError, FileText, GameText, SavedGame, TimingText};
use othello::record::{NodeId, Record};
use othello::rules::ByColor;
use std::time::Duration;

/// What a file holds: enough to make the session again.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedSession {
    /// The game on the board. Its `running` says whether the computer was at work when it was saved.
    pub game: Game,
    /// The games before it, which [`Action::Undo`](crate::Action::Undo) brings back, the oldest first.
    pub earlier: Vec<Game>,
    /// The games after it, which [`Action::Redo`](crate::Action::Redo) brings back, the next one last.
    pub later: Vec<Game>,
}

/// The text of a session's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionText {
    /// What is written.
    pub text: String,
    /// How many games it leaves out.
    pub n_left_out: usize,
}

impl SavedSession {
    /// What the file of a session holds.
    pub fn of(session: &GameSession) -> SavedSession {
        let GameSession { game, earlier, later, .. } = session;
        SavedSession { game: game.clone(), earlier: earlier.clone(), later: later.clone() }
    }

    /// The text of the file. Leaves out games to keep it within `bytes_max` bytes: first the oldest games
    /// before the one on the board, then the farthest after it. The game on the board always stays.
    pub fn write_within(&self, bytes_max: usize) -> SessionText {
        let all = |games: &[Game]| games.iter().map(game_text).collect();
        let (mut earlier, mut later) = (&self.earlier[..], &self.later[..]);
        let mut n_left_out = 0;
        loop {
            let text = FileText::new(game_text(&self.game), all(earlier), all(later)).to_string();
            let is_too_long = text.len() > bytes_max;
            // The last of `later` is the next game, so the first is left out.
            match (earlier, later) {
                ([_, rest @ ..], _) if is_too_long => earlier = rest,
                ([], [_, rest @ ..]) if is_too_long => later = rest,
                _ => return SessionText { text, n_left_out },
            }
            n_left_out += 1;
        }
    }

    /// Number of moves in all its games, with variations.
    pub fn n_moves(&self) -> usize {
        let others = self.earlier.iter().chain(&self.later);
        others.chain([&self.game]).map(|game| game.record.n_moves()).sum()
    }
}

/// Reads a saved session.
///
/// # Errors
/// When the text is not a session file, is from a newer Outflank, or has a game that cannot be played.
pub fn read(text: &str) -> Result<SavedSession, FileError> {
    let file = FileText::<Player>::parse(text)?;
    let read_all =
        |games: Vec<GameText<Player>>, place: fn(usize) -> SavedGame| -> Result<Vec<Game>, FileError> {
            (1..).zip(games).map(|(number, text)| game(text, place(number))).collect()
        };
    Ok(SavedSession {
        game: game(file.game, SavedGame::OnBoard)?,
        earlier: read_all(file.earlier, SavedGame::Earlier)?,
        later: read_all(file.later, SavedGame::Later)?,
    })
}

/// The text of a session's file.
pub fn write(session: &GameSession) -> String {
    SavedSession::of(session).write_within(usize::MAX).text
}

fn game(text: GameText<Player>, place: SavedGame) -> Result<Game, FileError> {
    let GameText { black, white, seed, running, mode, help, timing, .. } = text;
    let record = text.record().map_err(|reason| FileError::Wrong(place, reason))?;
    let timing = timing.and_then(|text| self::timing(&text, &record));
    Ok(Game { record, players: ByColor::new(black, white), seed, running, mode, help, timing })
}

/// The state of the clocks; `None` if the game has no time controls or lacks the move at which they ran.
fn timing(text: &TimingText, record: &Record) -> Option<Timing> {
    record.header.clocks?;
    let flag = if text.goes_on { FlagFall::GoesOn } else { FlagFall::Loses };
    let spent = Duration::from_millis(text.spent);
    let fallen = text.fallen.and_then(|index| record.node_at(index));
    Some(Timing { flag, at: record.node_at(text.at)?, spent, fallen })
}

fn game_text(game: &Game) -> GameText<Player> {
    let mut text = GameText::new(&game.record, game.players, game.seed, game.running);
    (text.mode, text.help) = (game.mode, game.help);
    text.timing = game.timing.map(|timing| TimingText {
        goes_on: timing.flag == FlagFall::GoesOn,
        at: timing.at.index(),
        spent: timing.spent.as_millis() as u64,
        fallen: timing.fallen.map(NodeId::index),
    });
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, NewGame};
    use othello::rules::{BoardSize, Move, Square, Start};
    use std::time::Instant;
    use texts::words::time_words;

    const SMALL_GAME: &str = r#"(
        version: 1,
        game: (
            size: "4x4", start: (board: ["----", "-OX-", "-XO-", "----"], turn: Black, placing: false),
            goal: MostDiscs, black: Human, white: Minimax(depth: 200), seed: 7, running: true,
            moves: [(after: 0, play: "b1 a1 c4"), (after: 1, play: "c1 d1")], followed: [4], cursor: 2,
        ),
        earlier: [], later: [],
    )"#;

    #[test]
    fn a_file_that_would_be_too_large_leaves_out_the_oldest_games() {
        let mut session = GameSession::new(NewGame::default());
        let next = || Action::NewGame(Box::default());
        for action in [next(), next(), next(), Action::Undo] {
            _ = session.apply(action, Instant::now());
        }
        let all = SavedSession::of(&session);
        assert_eq!((all.earlier.len(), all.later.len()), (2, 1));
        let whole = write(&session);
        let SessionText { text, n_left_out } = all.write_within(whole.len() - 1);
        assert_eq!(n_left_out, 1);
        assert_eq!(read(&text).unwrap(), SavedSession { earlier: all.earlier[1..].to_vec(), ..all.clone() });
        assert_eq!(all.write_within(whole.len()), SessionText { text: whole, n_left_out: 0 });
        let SessionText { text, n_left_out } = all.write_within(0);
        assert_eq!((n_left_out, read(&text).unwrap().game), (3, all.game));
    }

    #[test]
    fn a_game_can_start_while_the_central_discs_are_placed() {
        let mut start = Start::Reversi.position(BoardSize::STANDARD);
        for name in ["e5", "d4", "d5"] {
            let session = GameSession::new(NewGame { start, ..NewGame::default() });
            assert_eq!(read(&write(&session)), Ok(SavedSession::of(&session)));
            start = start.play(Move::Place(Square::parse(name, start.size()).unwrap())).unwrap();
        }
    }

    #[test]
    fn a_file_written_by_hand_is_read() {
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
    fn move_times_are_written_beside_the_moves() {
        let text = SMALL_GAME.replacen("\"b1 a1 c4\"", "\"b1 a1 c4\", took: \"8.4 - 125\"", 1);
        let saved = read(&text).unwrap();
        let record = &saved.game.record;
        let move_time = |&node| record.move_time(node).map_or("-".to_owned(), time_words);
        assert_eq!(record.line()[..3].iter().map(move_time).collect::<Vec<_>>(), ["8.4 s", "-", "2 min 5 s"]);
        let again = write(&saved.clone().into());
        assert!(again.contains("(after: 0, play: \"b1 a1 c4\", took: \"8.4 - 125\"),"), "{again}");
        assert_eq!(read(&again).unwrap().game.record, *record);
    }

    #[test]
    fn an_unplayable_game_is_refused_with_its_place() {
        let check = |from: &str, to: &str, expected: &str| {
            assert!(SMALL_GAME.contains(from), "{from}");
            let error = read(&SMALL_GAME.replacen(from, to, 1)).unwrap_err().to_string();
            assert_eq!(error.strip_prefix("the game on the board: ").unwrap_or(&error), expected);
        };
        check("4x4", "400x4", "a board is 4 to 16 squares wide and high, not 400×4");
        check("c4", "b1", "move 3, \"b1\": b1 already holds a disc");
        check("c4", "i9", "move 3, \"i9\": no such square on 4×4");
        check("(after: 1", "(after: 9", "move 4, \"c1\": there is no move number 9");
        check("c1 d1", "a1", "move 4, \"a1\": the same move stands there already");
        let timed = |took: &str| format!("c1 d1\", took: \"{took}");
        let soon = "move 5, \"d1\": \"soon\" stands where the seconds of a move was expected";
        check("c1 d1", &timed("1 soon"), soon);
        check("c1 d1", &timed("1 2 3"), "\"3\" stands where a move before it was expected");
        check("cursor: 2", "cursor: 6", "there is no move number 6");
        check("[4]", "[40]", "there is no move number 40");
        check("\"----\", ", "", "the board has 12 squares where 16 were expected");
        check("placing: false", "placing: true", "expected discs placed by turns in the centre");
        let newer = "the saved game has version 3, written by a newer Outflank; this one knows version 2";
        check("version: 1", "future: [], version: 3", newer);
        check("seed: 7", "seed: -7", "line 5, character 79: the number is too large or too small");
        let deep = "[".repeat(1_000_000);
        assert!(matches!(read(&deep), Err(FileError::Unreadable { .. })));
        assert!(read(&SMALL_GAME.replace("running", &format!("junk: {deep}, running"))).is_err());
        let games = SMALL_GAME.split("game: ").nth(1).unwrap().split("earlier").next().unwrap().repeat(100);
        let many = SMALL_GAME.replace("later: []", &format!("later: [{games}]"));
        assert_eq!(read(&many), Err(FileError::TooMany(101)));
    }

    #[test]
    fn every_prefix_is_refused() {
        for end in 0..SMALL_GAME.len() {
            assert!(read(&SMALL_GAME[..end]).is_err());
        }
    }
}
