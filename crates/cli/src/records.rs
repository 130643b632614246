//! What the commands write with `--json`: one table of records.
//!
//! [`Record`] lists them all. It feeds the output, the JSON Schema that `outflank-engine schema` prints, and
//! the test that compares every command's output with the schema.

mod games;
mod position;
mod schema;

pub use games::{
    BookInfo, BookMove, BookPosition, Correction, Explored, Found, GameRating, GameRecord, IdeaTotal, Judged,
    MatchGame, MatchTotal, OpeningTotal, PhaseLoss, Played, PlayerGame, PlayerTotal, Reason, ReviewedMove,
    Side, TallyRecord, TrendRecord, Why, idea_name, phase_name,
};
pub use position::{
    BenchCase, BenchTotal, Chosen, Effort, Evaluated, GradeTally, GradesTotal, Header, Iteration, Kind, Line,
    Merged, Origin, Perft, PositionRecord, Rules, SolveTotal, Value, names, size_name,
};
pub use schema::schema;

use schemars::JsonSchema;
use serde::Serialize;

/// The version of the records. It rises with a change that breaks readers of earlier records; a new field
/// breaks none.
pub const VERSION: u8 = 1;

/// A line of output: an object with `v`, the version 1, `type` and the fields of the type.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Record {
    /// The first line of `label`, `positions` and `review --out`: how the lines after it were made.
    Header(Header),
    /// A position of `positions`.
    Position(Chosen),
    /// A position and what a search says of it: `label`, `solve`, the end of `analyze`, answers of `serve`.
    Evaluation(Evaluated),
    /// A deeper search of `analyze`, or of `serve` with `"progress": true`.
    Iteration(Iteration),
    /// The end of `solve`.
    SolveTotal(SolveTotal),
    /// The end of `merge`.
    Merged(Merged),
    /// A reason why a move is worse than the best: `analyze --why`.
    Reason(Reason),
    /// A game of `find` and `explore --games`; in `review`, the game whose moves follow.
    Game(GameRecord),
    /// The board, set up in another way in the middle of a game: `review`.
    Correction(Correction),
    /// A move of a game: `review`.
    Move(ReviewedMove),
    /// What one side of a game lost, at the end of each game of `review`.
    Side(Side),
    /// Statistics of one player: `review --player`.
    Player(PlayerTotal),
    /// A game of the player in the file of `review --player --out`.
    PlayerGame(PlayerGame),
    /// How strong one side of a game played: `human rate`.
    Rating(GameRating),
    /// A move in a database: `explore`.
    Played(Played),
    /// The position of `explore`, after its moves.
    Explored(Explored),
    /// The end of `find`.
    Found(Found),
    /// A move in a book: `book show`.
    BookMove(BookMove),
    /// The position of `book show`, before its moves.
    BookPosition(BookPosition),
    /// A book: `book info`.
    Book(BookInfo),
    /// A game of `match`.
    MatchGame(MatchGame),
    /// The end of `match`.
    Match(MatchTotal),
    /// A depth of `perft`.
    Perft(Perft),
    /// A position of `bench`.
    Bench(BenchCase),
    /// The end of `bench`.
    BenchTotal(BenchTotal),
    /// What the rules say of a position: `serve`.
    Rules(Rules),
    /// The last line of a request that was cancelled: `serve`.
    Cancelled(Reply),
    /// Why a command ended, on standard error, or why `serve` can't answer a request.
    Error(Message),
    /// A part of the input that can't be read, on standard error.
    LeftOut(Message),
    /// A warning, on standard error.
    Warning(Message),
    /// A level of `outflank-lab grades`.
    Grades(GradesTotal),
}

/// The request of `serve` that a line answers.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Reply {
    /// The `id` of the request, as it came; only in answers of `serve`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<serde_json::Value>,
}

/// A sentence.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Message {
    /// The request that the line answers.
    #[serde(flatten)]
    pub reply: Reply,
    /// The sentence, in English.
    pub text: String,
}

/// A record with its version.
#[derive(Serialize)]
struct Versioned<'a> {
    v: u8,
    #[serde(flatten)]
    record: &'a Record,
}

/// A record as a line, with its line feed.
pub fn line(record: &Record) -> String {
    let text = serde_json::to_string(&Versioned { v: VERSION, record });
    text.expect("every key of a record is a field's name") + "\n"
}

/// Rounds a number to `decimals` decimals, for JSON.
pub fn rounded(value: f64, decimals: i32) -> f64 {
    let unit = 10f64.powi(decimals);
    (value * unit).round() / unit
}
