//! Actions, effects and activities of a session: plain values.

use engine::players::{EngineName, Player};
use engine::{BookUse, Level, Report, Request, SearchId};
use othello::clock::Clocks;
use othello::evaluation::Evaluation;
use othello::formats::outflank::{Help, Mode};
use othello::record::{Header, Judgement, Mark, NodeId, Record};
use othello::rules::{ByColor, Color, Goal, IllegalMove, Move, Outcome, Position, Square};
use std::time::{Duration, Instant};

/// A request to the session, from the user or the caller.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Place a disc for the side to move. The session plays forced passes.
    Play(Square),
    /// Back to the decision before the last move and its reply; from the start, to the game before.
    Undo,
    /// Forward again to where [`Action::Undo`] came from.
    Redo,
    /// Enter a line of play as a variation and show it after some of its moves. The computer then waits.
    PlayLine {
        /// The line, from the position shown.
        moves: Vec<Move>,
        /// The position after this many of its moves is shown.
        shown: usize,
    },
    /// Go this many moves forward along the shown line, or back if negative. The computer then waits.
    Step(i32),
    /// To the start of the shown line.
    First,
    /// To the end of the shown line.
    Last,
    /// To a node of the record.
    Jump(NodeId),
    /// To the next (1) or previous (−1) sibling of the nearest branching at or before the cursor.
    Variation(i32),
    /// Start a new game.
    NewGame(Box<NewGame>),
    /// Show another game, for study: the computer answers no moves in it until [`Action::PlayOn`].
    Load(Box<Record>),
    /// Correct the board at the position shown: the same game goes on from this one.
    Correct(Box<Position>),
    /// Continue from the position shown as a game of these players.
    PlayOn(ByColor<Player>),
    /// Change the player of a colour.
    SetPlayer(Color, Player),
    /// Set what is known of the game: players, event, date. Its clocks stay.
    Describe(Box<Header>),
    /// Set the comment on a move, or on the start.
    Comment(NodeId, String),
    /// Set the sign of a move, such as `?!`, or remove it.
    Judge(NodeId, Option<Judgement>),
    /// Set a mark on a square of the position after a move, or remove it. Undo takes it back.
    Mark(NodeId, Square, Option<Mark>),
    /// Draw an arrow on the position after a move, or remove it. Undo takes it back.
    Arrow(NodeId, [Square; 2]),
    /// Store an analysis's value, unless a better one is stored or the whole line has values of a review.
    Value(NodeId, Evaluation),
    /// Store a review's values of positions in place of others.
    Reviewed(Vec<(NodeId, Evaluation)>),
    /// Make the line through a move the main line. [`Action::Undo`] takes it back.
    Promote(NodeId),
    /// Delete a move with all that follows it. [`Action::Undo`] brings it back.
    Remove(NodeId),
    /// Turn the game by a symmetry of the board, to the next symmetric first move.
    TurnGame,
    /// Note help in the running game that came from outside the session.
    Help(Help),
    /// Let a waiting computer continue.
    Resume,
    /// Stop the running search; the computer then waits.
    Stop,
    /// Let the computer play one move for the side to move; for a human it plays at this level.
    PlayOne(Level),
    /// Show a hint for the side to move: more of it each time.
    Hint(Level),
    /// Set how the computer plays from now on.
    Configure(Config),
    /// The time that an [`Effect::WakeAt`] asked for has come. An early tick is harmless.
    Tick,
}

/// The best lines that a search found for a hint, and how much of the hint is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct HintLines {
    /// The best lines of the position shown, the best first; at least one.
    pub lines: Vec<Evaluation>,
    /// How much of the hint is shown by now.
    pub step: HintStep,
}

/// How much of a hint is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// What to look for.
    Theme,
    /// Two squares, one of them the best move.
    Squares,
    /// The best move and why.
    Move,
}

/// How the computer plays, in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// The least time that each position stays on the board before a computer's reply.
    pub pace: Duration,
    /// Whether opponents of human strength take a person's time, as far as their clock allows.
    pub human_times: bool,
    /// Whether the engine thinks while a human does, and remembers from one search to the next.
    pub ponders: bool,
    /// What the engine uses the book for. Hints use only its best moves.
    pub book: BookUse,
}

impl Default for Config {
    fn default() -> Config {
        Config { pace: Duration::from_millis(600), human_times: false, ponders: false, book: BookUse::Never }
    }
}

/// A game to start.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// The position it begins with.
    pub start: Position,
    /// Moves played at once from the start, such as a random opening; it ends at the first illegal one.
    pub opening: Vec<Move>,
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// Who plays.
    pub players: ByColor<Player>,
    /// The players' names in a game of two people; otherwise empty.
    pub names: ByColor<String>,
    /// The seed of all random choices of the computer players.
    pub seed: u64,
    /// Casual or serious.
    pub mode: Mode,
    /// The clocks; `None` for unlimited time.
    pub clocks: Option<Clocks>,
}

/// What the session asks the caller to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Start this search, replacing any other. Its events carry this id.
    Think(SearchId, Request),
    /// Start this search, replacing any other, only to fill the engine's table; its events are ignored.
    Ponder(SearchId, Request),
    /// Have another program's engine choose a move, replacing any search. Its events carry this id.
    AskEngine(SearchId, EngineName),
    /// Stop the search, the pondering or the search of another engine.
    StopThinking,
    /// The game changed: save it.
    Save,
    /// Another position is shown, or the one shown has another place in the record.
    Show,
    /// Announce something to the players.
    Announce(Announcement),
    /// Send [`Action::Tick`] at this time.
    WakeAt(Instant),
}

/// An announcement to the players.
#[derive(Clone, Debug, PartialEq)]
pub enum Announcement {
    /// This colour cannot place a disc.
    Pass(Color),
    /// The game is over.
    GameOver(Outcome, Goal),
    /// The time of this colour is over; the game may continue.
    OutOfTime {
        /// Whose flag has fallen.
        color: Color,
        /// Whether the game continues.
        goes_on: bool,
    },
    /// A move that is not allowed, and why.
    Illegal(IllegalMove),
    /// It is the computer's turn.
    NotYourTurn(Color),
    /// There is nothing to go back to.
    NothingToUndo,
    /// There is nothing to come back to.
    NothingToRedo,
    /// There is no help in a serious game.
    NoHelp,
    /// No move is taken back in a serious game.
    NoTakeBack,
    /// The clock of a serious game does not stop.
    NoPause,
    /// Undo has come to the start of the game; once more it goes to the game before.
    EarlierGameNext,
    /// Undo or redo went to another game.
    OtherGame,
    /// A move was deleted with all that followed it; the number of moves in all.
    Removed(usize),
    /// A variation has become the main line.
    Promoted,
    /// Undo took back an edit: a deletion, a promotion, a mark, an arrow or a turn of the board.
    EditUndone,
    /// The computer's search failed, and why.
    SearchFailed(String),
    /// Another program's engine gave no move, and why.
    EngineFailed(EngineName, String),
}

/// What the session is doing.
#[derive(Clone, Debug, PartialEq)]
pub enum Activity {
    /// Waiting for a human's move.
    Human,
    /// It is a computer's turn, but it waits for [`Action::Resume`].
    Paused,
    /// An engine searches.
    Thinking {
        /// What the search is for.
        purpose: SearchPurpose,
        /// The search whose events the session waits for.
        id: SearchId,
        /// What it has found out by now.
        report: Report,
    },
    /// The computer has chosen; the move is played when its time has come.
    Replying {
        /// What it plays.
        mv: Move,
        /// When it is played.
        due: Instant,
        /// What the computer knew when it chose.
        report: Report,
    },
    /// The game is over.
    Over(Outcome),
    /// This colour has lost the game on time.
    OutOfTime(Color),
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPurpose {
    /// Its best move is played.
    Move,
    /// Its best line is shown.
    Hint,
}
