//! GGF, the Generic Game Format of the Generic Game Server: one game a line, with names, clocks, result, and
//! for each move an evaluation and the time it took. The NBoard protocol hands games over in it.
//!
//! A game is `(;` properties `;)`, a property a tag and a value, `PB[Outflank]`. Written down in
//! <https://www.skatgame.net/mburo/ggsa/ggf>. Rectangles, which the page does not know, are written `6x10`
//! where it has a board's side. `CO` holds a comment, and byo-yomi, which the page does not know either,
//! stands in `OT[3x00:30]`, or in `OB` and `OW`. Other tags are passed over.

mod ending;
mod read;

pub use ending::{Ending, Reason};
pub use read::{read, read_played};

use super::Place;
use crate::clock::{Bonus, TimeControl};
use crate::record::{Header, MoveTime, NodeId, Record};
use crate::rules::{BoardSize, ByColor, Color, Goal, IllegalMove, Move, Position, Setup};
use std::fmt::{self, Write};
use std::time::Duration;

/// A game and what is known about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Where it was played.
    pub place: String,
    /// As it was written: `2004-12-08 18:06:46 GMT`.
    pub date: String,
    /// Empty where nobody is named.
    pub names: ByColor<String>,
    /// On the server's own scale.
    pub ratings: ByColor<Option<f64>>,
    /// The time each player began with.
    pub clocks: ByColor<Clock>,
    /// `None` for a game that goes on.
    pub ending: Option<Ending>,
    /// About the whole game.
    pub comment: String,
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// The position before the first move.
    pub start: Position,
    /// Legal one after the other; passes are moves of their own.
    pub moves: Vec<Played>,
}

/// A move with what the player said about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played {
    /// The move, perhaps a pass.
    pub mv: Move,
    /// Discs, for the side that moved.
    pub eval: Option<f64>,
    /// The time the move took.
    pub time: Option<Duration>,
}

/// A player's time; all zero means no clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// At the beginning.
    pub main: Duration,
    /// Gained by each move.
    pub increment: Duration,
    /// Given once more after the flag has fallen.
    pub grace: Duration,
    /// After that, byo-yomi: a number of periods and how long each is; none for zero.
    pub periods: (u16, Duration),
}

/// Why a text is no GGF.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum GgfError {
    #[error("there is no game; expected (; at its beginning")]
    NoGame,
    #[error("{place}: \"{}\" stands where a tag such as PB[ or the end ;) was expected", .found.escape_debug())]
    NotATag { found: String, place: Place },
    #[error("{place}: the value of {tag} does not end; expected ]")]
    Unclosed { tag: String, place: Place },
    #[error("{place}: the game does not end; expected ;)")]
    Endless { place: Place },
    #[error("{place}: {tag}[{value}] is not understood; expected {expected}")]
    Value { tag: String, value: String, expected: Expected, place: Place },
    #[error("{place}: the game has no board; expected BO[8 …")]
    NoBoard { place: Place },
    #[error("{}", .place.of_move(*.number, .text, .reason))]
    Move { number: usize, text: String, reason: MoveError, place: Place },
}

/// What a value that is not understood should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Expected {
    Clock,
    Number,
    Othello,
    Score,
    Board,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Expected::Clock => "a clock such as 15:00//02:00",
            Expected::Number => "a number",
            Expected::Othello => "Othello",
            Expected::Score => "a score such as +4, perhaps with :r, :t or :s",
            Expected::Board => "a side, its squares in rows and * or O",
        })
    }
}

/// Why a move of a game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum MoveError {
    #[error("it is neither a square nor PASS, perhaps with an evaluation and a time: F5/1.25/0.50")]
    Unknown,
    #[error("it is {0}'s turn")]
    Turn(Color),
    #[error("{0}")]
    Illegal(IllegalMove),
}

impl GgfError {
    /// Where in the text it goes wrong.
    pub fn place(&self) -> Option<Place> {
        match self {
            GgfError::NoGame => None,
            GgfError::NotATag { place, .. }
            | GgfError::Unclosed { place, .. }
            | GgfError::Endless { place }
            | GgfError::Value { place, .. }
            | GgfError::NoBoard { place }
            | GgfError::Move { place, .. } => Some(*place),
        }
    }
}

impl Played {
    /// A move about which nothing else is known.
    pub fn bare(mv: Move) -> Played {
        Played { mv, eval: None, time: None }
    }
}

impl Clock {
    /// The same as a side's time.
    fn of(control: TimeControl) -> Clock {
        let (main, increment, periods) = (control.main(), control.increment(), control.periods());
        Clock { main, increment, grace: Duration::ZERO, periods }
    }

    fn control(self) -> Option<TimeControl> {
        let bonus = match self.periods {
            (0, _) => Bonus::Increment(self.increment),
            (n, each) => Bonus::Periods { n, each },
        };
        TimeControl::new(self.main, bonus)
    }
}

impl Game {
    /// A game without moves, of which only the start is known.
    pub fn new(start: Position, goal: Goal) -> Game {
        Game {
            place: String::new(),
            date: String::new(),
            names: ByColor::default(),
            ratings: ByColor::default(),
            clocks: ByColor::default(),
            ending: None,
            comment: String::new(),
            goal,
            start,
            moves: Vec::new(),
        }
    }

    /// The position after the last move.
    pub fn position(&self) -> Position {
        let play =
            |position: Position, played: &Played| position.play(played.mv).expect("a game's moves are legal");
        self.moves.iter().fold(self.start, play)
    }

    /// The time each side has left: its clock, with what its moves took and gained; zero once it is used up.
    pub fn time_left(&self) -> ByColor<Duration> {
        let (mut turn, mut left) = (self.start.turn(), self.clocks.map(|clock| clock.main));
        for played in &self.moves {
            let used = left[turn].saturating_sub(played.time.unwrap_or_default());
            left[turn] = used + self.clocks[turn].increment;
            turn = !turn;
        }
        left
    }

    /// The line of a record that is shown, and what is known about the game. Result and times belong to the
    /// main line: of a variation only the part that it shares with the game has them.
    pub fn of_record(record: &Record) -> Game {
        let mut game = Game::new(*record.start(), record.goal());
        let Header { players, ratings, event, place, date, clocks, .. } = record.header.clone();
        game.names = players;
        game.ratings = ratings.map(|rating| rating.parse().ok().filter(|rating: &f64| rating.is_finite()));
        game.place = if place.is_empty() { event } else { place };
        game.date = date;
        game.clocks = clocks.map_or(ByColor::default(), |clocks| clocks.map(Clock::of));
        game.comment =
            record.annotations(Record::ROOT).map(|notes| notes.comment.clone()).unwrap_or_default();
        let (main_line, line) = (record.main_line(), record.line());
        let played = |(at, &node): (usize, &NodeId)| {
            let was_played = main_line.get(at) == Some(&node);
            let time = record.move_time(node).filter(|_| was_played).map(MoveTime::duration);
            Some(Played { time, ..Played::bare(record.move_into(node)?) })
        };
        game.moves = line.iter().enumerate().filter_map(played).collect();
        let end = game.position().outcome().map(|outcome| outcome.official(record.goal()));
        let counted = end.map(|score| Ending {
            score: f64::from(score.black) - f64::from(score.white),
            reason: Reason::PlayedOut,
        });
        let written = || Ending::parse(&record.header.result, record.start().size());
        game.ending = counted.or_else(|| written().filter(|_| line == main_line));
        game
    }

    /// The time of each side, where both have one; without what is given after the flag has fallen.
    fn controls(&self) -> Option<ByColor<TimeControl>> {
        let ByColor { black, white } = self.clocks.map(Clock::control);
        Some(ByColor::new(black?, white?))
    }

    /// The moves as a record with its cursor at the end.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.start, self.goal);
        record.header = Header {
            players: self.names.clone(),
            ratings: self.ratings.map(|rating| rating.map_or(String::new(), |rating| rating.to_string())),
            place: self.place.clone(),
            date: self.date.clone(),
            result: self.ending.map(|ending| ending.to_string()).unwrap_or_default(),
            clocks: self.controls(),
            ..Header::default()
        };
        record.annotations_mut(Record::ROOT).comment.clone_from(&self.comment);
        for played in &self.moves {
            let node = record.play(played.mv).expect("a game's moves are legal");
            record.set_move_time(node, played.time.map(MoveTime::of));
        }
        record
    }
}

/// The game in one line. Brackets and control characters, which have no place in names, become blanks.
pub fn write(game: &Game) -> String {
    let mut out = "(;GM[Othello]".to_owned();
    let mut put = |tag: &str, value: &str| _ = write!(out, "{tag}[{value}]");
    let clean =
        |text: &str| text.replace(|c: char| "[]".contains(c) || c.is_control(), " ").trim().to_owned();
    put("PC", &clean(&game.place));
    put("DT", &clean(&game.date));
    put("PB", &clean(&game.names.black));
    put("PW", &clean(&game.names.white));
    for (tag, rating) in [("RB", game.ratings.black), ("RW", game.ratings.white)] {
        rating.into_iter().for_each(|rating| put(tag, &rating.to_string()));
    }
    if game.clocks.black == game.clocks.white {
        put("TI", &game.clocks.black.to_string());
    } else {
        put("TB", &game.clocks.black.to_string());
        put("TW", &game.clocks.white.to_string());
    }
    let periods = game.clocks.map(|clock| clock.periods);
    let mut put_periods = |tag: &str, (n, each): (u16, Duration)| {
        if n > 0 {
            put(tag, &format!("{n}x{}", Minutes(each)));
        }
    };
    if periods.black == periods.white {
        put_periods("OT", periods.black);
    } else {
        put_periods("OB", periods.black);
        put_periods("OW", periods.white);
    }
    let (size, anti) = (side(game.start.size()), if game.goal == Goal::FewestDiscs { "a" } else { "" });
    put("TY", &format!("{size}{anti}"));
    if let Some(Ending { score, reason }) = game.ending {
        put("RE", &format!("{score:+}{}", reason.flag()));
    }
    if !game.comment.is_empty() {
        put("CO", &clean(&game.comment));
    }
    let board = Setup::from(&game.start).to_string().replace('X', "*").replace('\n', " ");
    let turn = if game.start.turn() == Color::Black { '*' } else { 'O' };
    put("BO", &format!("{size} {board}{turn}"));
    let mut color = game.start.turn();
    for played in &game.moves {
        put(if color == Color::Black { "B" } else { "W" }, &played.text(game.start.size()));
        color = !color;
    }
    out + ";)"
}

/// `8`, or `6x10` for a rectangle.
fn side(size: BoardSize) -> String {
    if size.is_square() { size.width().to_string() } else { format!("{}x{}", size.width(), size.height()) }
}

/// `F5`, or `PA`.
pub fn move_name(mv: Move, size: BoardSize) -> String {
    mv.square().map_or("PA".to_owned(), |square| square.name(size).to_uppercase())
}

impl Played {
    /// `F5/1.25/0.5`; what is not known at the end is left out.
    pub fn text(&self, size: BoardSize) -> String {
        let name = move_name(self.mv, size);
        let eval = self.eval.map_or(String::new(), |eval| eval.to_string());
        match self.time {
            Some(time) => format!("{name}/{eval}/{}", Seconds(time)),
            None if self.eval.is_some() => format!("{name}/{eval}"),
            None => name,
        }
    }
}

impl fmt::Display for Clock {
    /// `15:00//02:00`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Clock { main, increment, grace, .. } = *self;
        write!(f, "{}", Minutes(main))?;
        if !(increment.is_zero() && grace.is_zero()) {
            let part =
                |time: Duration| if time.is_zero() { String::new() } else { Minutes(time).to_string() };
            write!(f, "/{}/{}", part(increment), part(grace))?;
        }
        Ok(())
    }
}

/// Seconds with as many decimals as there are, down to milliseconds.
struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0.as_millis() as f64 / 1000.0)
    }
}

/// Minutes and seconds, `15:00`; decimals where there are any.
struct Minutes(Duration);

impl fmt::Display for Minutes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (seconds, millis) = (self.0.as_secs(), self.0.subsec_millis());
        write!(f, "{:02}:{:02}", seconds / 60, seconds % 60)?;
        if millis == 0 { Ok(()) } else { write!(f, "{}", format!(".{millis:03}").trim_end_matches('0')) }
    }
}

#[cfg(test)]
mod tests;
