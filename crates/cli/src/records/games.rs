//! Records of games, databases, books and matches.

use super::{Line, Origin, Value};
use analysis::explain::Idea;
use othello::rating::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use teach::games::GameReport;

/// A game. What isn't known is left out.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct GameRecord {
    /// Where it is.
    #[serde(flatten)]
    pub origin: Origin,
    /// Players, event, date and result in one line.
    pub title: String,
    /// Black's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub black: String,
    /// White's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub white: String,
    /// The tournament or match.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub event: String,
    /// The round, as written.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub round: String,
    /// The date, such as `2026-11-29`, `2026-11` or `2026`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// Black's discs minus White's; where most discs win, the empty squares count for the winner; left out
    /// where only the winner is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i16>,
    /// The moves without gaps; passes are left out, and `=` begins a board that was set up in between.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub moves: String,
}

/// A board that was set up in the middle of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Correction {
    /// The game.
    #[serde(flatten)]
    pub origin: Origin,
    /// The squares and the side to move, as in the `board` of a position.
    pub board: String,
}

/// A value and the depth of its search.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Judged {
    /// The value for Black.
    #[serde(flatten)]
    pub value: Value,
    /// Plies searched; left out where the value is proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
    /// How much of the tree was searched, in percent; left out where the value is proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selectivity: Option<u8>,
}

/// A move of a reviewed game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewedMove {
    /// The game.
    #[serde(flatten)]
    pub origin: Origin,
    /// The number of the move, from 1; passes have none of their own.
    pub number: usize,
    /// `Black` or `White`.
    pub color: String,
    /// The move, such as `f5` or `pass`.
    #[serde(rename = "move")]
    pub mv: String,
    /// The best move.
    pub best: String,
    /// Discs lost compared with the best move; 0 for the best.
    pub loss: f64,
    /// `best`, `good`, `inaccuracy`, `mistake`, `blunder` or `forced`.
    pub grade: String,
    /// Whether deeper searches may still change the grade.
    pub provisional: bool,
    /// The position before the move.
    pub before: Judged,
    /// The position after it.
    pub after: Judged,
    /// What the move gave away, such as `win-draw`; left out where it gave away no proven result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<String>,
    /// The opening that the move reaches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<String>,
    /// Why the move loses.
    #[serde(flatten)]
    pub why: Option<Why>,
}

/// Why a move loses; its fields are left out for other moves.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Why {
    /// The reason, in English.
    pub why: String,
    /// Further reasons and numbers.
    pub more: Option<String>,
    /// The line that shows the loss, from the move on.
    pub refutation: Vec<String>,
    /// The line of the best move.
    pub better: Vec<String>,
}

/// What one side of a game lost.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Side {
    /// The game.
    #[serde(flatten)]
    pub origin: Origin,
    /// `Black` or `White`.
    pub player: String,
    /// Discs lost in all moves together.
    pub lost: f64,
    /// From 0 to 100; `null` without a move that counts.
    pub accuracy: Option<f64>,
    /// Proven wins and draws given away.
    pub thrown_away: u32,
    /// Discs lost per move in opening, midgame and endgame; `null` without a move.
    pub mean_losses: Vec<Option<f64>>,
    /// How many moves have each grade.
    pub grades: BTreeMap<String, u32>,
}

/// A part of the game, over all games of a player.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PhaseLoss {
    /// `opening`, `midgame` or `endgame`.
    pub phase: String,
    /// The player's moves.
    pub moves: u32,
    /// Discs lost in them.
    pub loss: f64,
}

/// An opening, over all games of a player.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OpeningTotal {
    /// Its name.
    pub opening: String,
    /// Games.
    pub games: usize,
    /// Points per game, from 0 to 1.
    pub score: Option<f64>,
    /// Discs lost per game in moves 1 to 20.
    pub loss: Option<f64>,
}

/// Whether the latest games are better.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct TrendRecord {
    /// How many games count as the latest.
    pub games: usize,
    /// Discs lost per game before them.
    pub before: f64,
    /// Discs lost per game in them.
    pub now: f64,
    /// A difference of fewer discs may be chance.
    pub reach: f64,
}

/// An idea, over all games of a player.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct IdeaTotal {
    /// Mistakes that were about it.
    pub mistakes: u32,
    /// Discs lost by them.
    pub discs: f64,
}

/// A reason why a move is worse than the best.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Reason {
    /// The game.
    #[serde(flatten)]
    pub origin: Origin,
    /// What it is about, such as `corner`.
    pub idea: String,
    /// The line in which it holds.
    pub line: String,
    /// After how many moves of the line it shows.
    pub ply: usize,
    /// The squares that it names.
    pub squares: Vec<String>,
    /// Whether the explanation contains it.
    pub said: bool,
    /// How many discs less the move loses without this reason; `null` if that was not searched.
    pub gives_back: Option<f64>,
    /// Its weight as the first sentence.
    pub first: f64,
    /// Its weight as the second sentence.
    pub second: f64,
    /// The sentence, in English.
    pub words: String,
}

/// The name of an idea.
pub fn idea_name(idea: Idea) -> String {
    serde_json::to_value(idea).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

/// The name of a part of the game.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "opening",
        Phase::Midgame => "midgame",
        Phase::Endgame => "endgame",
    }
}

/// Statistics of one player.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerTotal {
    /// The name.
    pub player: String,
    /// Games.
    pub games: usize,
    /// Games won.
    pub won: usize,
    /// Games drawn.
    pub drawn: usize,
    /// Games lost.
    pub lost: usize,
    /// Discs lost in a game of 30 moves; `null` without moves that count.
    pub loss: Option<f64>,
    /// The rating of players who lose as much.
    pub rating: Option<u16>,
    /// Discs lost in the parts of the game.
    pub phases: Vec<PhaseLoss>,
    /// Games clearly ahead with 20 empty squares.
    pub ahead: usize,
    /// Those that were won.
    pub converted: usize,
    /// Games clearly behind with 20 empty squares.
    pub behind: usize,
    /// Those that were not lost.
    pub saved: usize,
    /// Mistakes of the opponent.
    pub chances: usize,
    /// Those that the player used.
    pub taken: usize,
    /// What the mistakes were about.
    pub ideas: BTreeMap<String, IdeaTotal>,
    /// The openings, the most frequent first.
    pub openings: Vec<OpeningTotal>,
    /// The latest games; `null` where there are too few.
    pub trend: Option<TrendRecord>,
}

/// The review of a game, for one of its players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PlayerGame {
    /// The moves without gaps; passes are left out, and `=` begins a board that was set up in between.
    pub moves: String,
    /// `Black` or `White`.
    pub color: String,
    /// The level of the review.
    pub level: u8,
    /// The result, for the next run of the same command; later versions may write it in another form.
    #[schemars(with = "serde_json::Value")]
    pub report: GameReport,
}

/// How strong one side of a game played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameRating {
    /// The number of the game among those of the command, from 1.
    pub game: usize,
    /// `Black` or `White`.
    pub color: String,
    /// The name.
    pub player: String,
    /// The likeliest rating.
    pub rating: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The choices that it rests on.
    pub choices: usize,
}

/// How games of a database went on.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct TallyRecord {
    /// Games.
    pub games: usize,
    /// Games that Black won.
    pub black: usize,
    /// Draws.
    pub draws: usize,
    /// Games that White won.
    pub white: usize,
    /// The mean score in discs for the side to move; `null` without a result.
    pub average: Option<f64>,
}

/// A move in a database.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Played {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its games.
    #[serde(flatten)]
    pub tally: TallyRecord,
    /// Discs that it loses by the opening book; `null` where the book doesn't know it.
    pub loss: Option<f64>,
}

/// A position in a database: all its moves together.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Explored {
    /// The side to move: `Black` or `White`.
    pub turn: String,
    /// The games.
    #[serde(flatten)]
    pub tally: TallyRecord,
}

/// The end of a search in a database.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Found {
    /// Games found.
    pub found: usize,
    /// Games in the database.
    pub games: usize,
}

/// A move in a book.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BookMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The value for the side that plays it, and the line after it.
    #[serde(flatten)]
    pub line: Line,
    /// Plies searched.
    pub depth: u8,
    /// How much of the tree was searched, in percent.
    pub selectivity: u8,
}

/// A position in a book.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BookPosition {
    /// In discs for the side to move; `null` where the book doesn't know the position.
    pub value: Option<i16>,
    /// `built in`, `searched`, `given by hand` or `imported`; `null` where the book doesn't know the
    /// position.
    pub origin: Option<String>,
    /// How many of its moves the book knows.
    pub moves: usize,
}

/// A book.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct BookInfo {
    /// Its positions.
    pub positions: usize,
    /// Those whose moves are in it too.
    pub open: usize,
    /// Its size in bytes.
    pub bytes: usize,
    /// The value of the start for Black in discs.
    pub value: i16,
    /// How many plies that value looks ahead.
    pub depth: u8,
}

/// A game of a match.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MatchGame {
    /// The number of the game, from 1.
    pub game: usize,
    /// Black's player.
    pub black: String,
    /// The final score in discs for the first player.
    pub score: i32,
    /// Processor time of the first player in seconds; `null` where it isn't known.
    pub cpu_a: Option<f64>,
    /// Processor time of the second player in seconds.
    pub cpu_b: Option<f64>,
    /// What went wrong.
    pub note: Option<String>,
}

/// The result of a match, for the first player.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MatchTotal {
    /// The first player.
    pub a: String,
    /// The second player.
    pub b: String,
    /// Games.
    pub games: usize,
    /// Games that the first player won.
    pub wins: usize,
    /// Draws.
    pub draws: usize,
    /// Games that the second player won.
    pub losses: usize,
    /// The first player's points in percent.
    pub percent: f64,
    /// Mean score in discs.
    pub discs: f64,
    /// Elo difference; `null` where all games went one way.
    pub elo: Option<f64>,
    /// The lower end of its 95 % interval.
    pub elo_low: Option<f64>,
    /// The upper end.
    pub elo_high: Option<f64>,
    /// Processor time of the first player in seconds; `null` where it isn't known.
    pub cpu_a: Option<f64>,
    /// Processor time of the second player in seconds.
    pub cpu_b: Option<f64>,
}
