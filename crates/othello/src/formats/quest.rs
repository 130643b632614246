//! A game of Othello Quest as the site hands it out in JSON: `{"players": [{"name": …}, …], "position":
//! {"moves": [{"m": "f5", "t": 1200}, …]}, …}`, Black's player first, a pass as `-`. Other members are passed
//! over. The form is not published; it is what programs that fetch games from the site rely on.

use super::Place;
use crate::record::{Header, Record};
use crate::rules::{BoardSize, ByColor, Goal, IllegalMove, Move, Position, Square};
use serde_json::Value;
use serde_json::error::Category;

/// Why a text is no such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum QuestError {
    #[error("{place}: {reason}")]
    Json { place: Place, reason: JsonError },
    #[error("there are no moves; expected a member \"position\" with a list \"moves\"")]
    NoMoves,
    #[error("move {number}, \"{}\": {reason}", .text.escape_debug())]
    Move { number: usize, text: String, reason: MoveError },
}

/// Why a text is no JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum JsonError {
    #[error("the text ends too early")]
    Ends,
    #[error("this is no JSON")]
    Other,
}

/// Why a move of a game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum MoveError {
    #[error("no such square on {}", BoardSize::STANDARD)]
    NoSquare,
    #[error("{0}")]
    Illegal(IllegalMove),
}

impl QuestError {
    /// Where in the text it goes wrong, if that is known.
    pub fn place(&self) -> Option<Place> {
        match self {
            QuestError::Json { place, .. } => Some(*place),
            QuestError::NoMoves | QuestError::Move { .. } => None,
        }
    }
}

impl From<serde_json::Error> for QuestError {
    fn from(error: serde_json::Error) -> QuestError {
        let reason = match error.classify() {
            Category::Eof => JsonError::Ends,
            _ => JsonError::Other,
        };
        QuestError::Json { place: Place { line: error.line(), character: error.column().max(1) }, reason }
    }
}

/// Reads a game; the record's cursor stands at its end.
///
/// ```
/// use othello::formats::quest;
/// let record = quest::read(r#"{"position": {"moves": [{"m": "f5", "t": 12}, {"m": "d6"}]}}"#).unwrap();
/// assert_eq!(record.n_moves(), 2);
/// ```
///
/// # Errors
/// When the text is no JSON, holds no moves, or one that is not legal.
pub fn read(text: &str) -> Result<Record, QuestError> {
    let game: Value = serde_json::from_str(text.trim_start_matches('\u{FEFF}'))?;
    let moves = game.get("position").unwrap_or(&game).get("moves").and_then(Value::as_array);
    let moves = moves.ok_or(QuestError::NoMoves)?;
    let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    for (number, text) in (1..).zip(moves.iter().filter_map(|entry| entry.get("m")?.as_str())) {
        let wrong = |reason| QuestError::Move { number, text: text.chars().take(12).collect(), reason };
        if record.position().must_pass() {
            record.play(Move::Pass).expect("a side that must pass may pass");
        }
        if text == "-" {
            continue;
        }
        let square = Square::parse(text, BoardSize::STANDARD).map_err(|_| wrong(MoveError::NoSquare))?;
        record.play(Move::Place(square)).map_err(|reason| wrong(MoveError::Illegal(reason)))?;
    }
    if record.n_moves() == 0 {
        return Err(QuestError::NoMoves);
    }
    let text = |value: Option<&Value>| value.and_then(Value::as_str).unwrap_or_default().to_owned();
    let player = |index: usize| {
        let player = game.get("players").and_then(|players| players.get(index));
        text(player.and_then(|player| player.get("name").or(player.get("id"))))
    };
    record.header = Header {
        players: ByColor::new(player(0), player(1)),
        place: "Othello Quest".to_owned(),
        date: text(game.get("created")),
        result: text(game.get("finalStatus")),
        ..Header::default()
    };
    Ok(record)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub const PLAYED: &str = r#"{"id":"x1","created":"2024-05-01T10:00:00Z","tcb":300,
    "finalStatus":"SCORE:34-30",
        "players":[{"id":"anna","name":"Anna ☆"},{"id":"ben","name":"Ben"}],
        "position":{"moves":[{"m":"d3","t":1200},{"m":"c3","t":900},{"m":"b3"},{"m":"b2"},{"m":"f5"},
        {"m":"a3"},
        {"m":"a1"},{"m":"c1"},{"m":"-"},{"m":"e3"},{"s":"SCORE"}]}}"#;

    #[test]
    fn a_game_is_read_with_its_passes() {
        let record = read(PLAYED).unwrap();
        assert_eq!((record.moves().len(), record.moves()[8]), (10, Move::Pass));
        assert_eq!(record.header.players, ByColor::new("Anna ☆".to_owned(), "Ben".to_owned()));
        // Without the sign for it the pass is put in.
        assert_eq!(read(&PLAYED.replace(r#"{"m":"-"},"#, "")).unwrap(), record);
    }

    #[test]
    fn what_is_wrong_is_said() {
        let check = |text: &str, expected: &str| assert_eq!(read(text).unwrap_err().to_string(), expected);
        check("{}", "there are no moves; expected a member \"position\" with a list \"moves\"");
        check(r#"{"position":{"moves":[{"m":"g9"}]}}"#, "move 1, \"g9\": no such square on 8×8");
        check(
            r#"{"position":{"moves":[{"m":"f5"},{"m":"a1"}]}}"#,
            "move 2, \"a1\": a disc on a1 would flip nothing",
        );
        check("{\"a\":", "character 5: the text ends too early");
        check("{\"a\":\n?}", "line 2, character 1: this is no JSON");
    }
}
