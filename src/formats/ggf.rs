//! GGF, the Generic Game Format of the Generic Game Server: one game a line, with names, clocks, result, and for each move
//! an evaluation and the time it took. The NBoard protocol hands games over in it.
//!
//! A game is `(;` properties `;)`, a property a tag and a value, `PB[Outflank]`. Written down in
//! <https://www.skatgame.net/mburo/ggsa/ggf>. Rectangles, which the page does not know, are written `6x10` where it has a
//! board's side. `CO` holds a comment. Other tags are passed over.

mod read;

pub use read::{read, read_played};

use super::Place;
use crate::record::{Header, Record, Took};
use crate::rules::{BoardSize, ByColor, Color, Goal, IllegalMove, Move, Position, Setup};
use std::fmt::{self, Write};
use std::time::Duration;

/// A game and what is known about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Where it was played.
    pub place: String,
    pub date: String,
    pub names: ByColor<String>,
    pub ratings: ByColor<Option<f64>>,
    pub clocks: ByColor<Clock>,
    pub ending: Option<Ending>,
    pub comment: String,
    pub goal: Goal,
    pub start: Position,
    /// Legal one after the other; passes are moves of their own.
    pub moves: Vec<Played>,
}

/// A move with what the player said about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played {
    pub mv: Move,
    /// Discs, for the side that moved.
    pub eval: Option<f64>,
    pub time: Option<Duration>,
}

/// A player's time: at the beginning, gained by each move, and given once more after the flag has fallen. All zero means
/// no clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    pub main: Duration,
    pub increment: Duration,
    pub grace: Duration,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// Discs, for Black.
    pub score: f64,
    pub reason: Reason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    PlayedOut,
    Resigned,
    TimeOut,
    /// The players agreed on the score.
    Agreed,
}

/// Why a text is no GGF.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GgfError {
    #[error("there is no game; expected (; at its beginning")]
    NoGame,
    #[error("{place}: {found:?} stands where a tag such as PB[ or the end ;) was expected")]
    NotATag { found: String, place: Place },
    #[error("{place}: the value of {tag} does not end; expected ]")]
    Unclosed { tag: String, place: Place },
    #[error("{place}: the game does not end; expected ;)")]
    Endless { place: Place },
    #[error("{place}: {tag}[{value}] is not understood; expected {expected}")]
    Value { tag: String, value: String, expected: &'static str, place: Place },
    #[error("{place}: the game has no board; expected BO[8 …")]
    NoBoard { place: Place },
    #[error("move {number}, {text:?} at {place}: {reason}")]
    Move { number: usize, text: String, reason: MoveError, place: Place },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    #[error("it is neither a square nor PASS, perhaps with an evaluation and a time: F5/1.25/0.50")]
    Unknown,
    #[error("it is {0}'s turn")]
    Turn(Color),
    #[error(transparent)]
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
        let play = |position: Position, played: &Played| position.play(played.mv).expect("a game's moves are legal");
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

    /// The line of a record that is shown, and what is known about the game.
    pub fn of_record(record: &Record) -> Game {
        let mut game = Game::new(*record.start(), record.goal());
        let Header { players, event, place, date, .. } = record.header.clone();
        game.names = players;
        game.place = if place.is_empty() { event } else { place };
        game.date = date;
        game.comment = record.notes(Record::ROOT).map(|notes| notes.comment.clone()).unwrap_or_default();
        let played = |node| {
            let time = record.took(node).map(Took::duration);
            Some(Played { time, ..Played::bare(record.move_into(node)?) })
        };
        game.moves = record.line().into_iter().filter_map(played).collect();
        let end = game.position().outcome().map(|outcome| outcome.official(record.goal()));
        game.ending = end
            .map(|score| Ending { score: f64::from(score.black) - f64::from(score.white), reason: Reason::PlayedOut });
        game
    }

    /// The moves as a record with its cursor at the end.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.start, self.goal);
        record.header = Header {
            players: self.names.clone(),
            place: self.place.clone(),
            date: self.date.clone(),
            result: self.ending.map(|ending| format!("{:+}", ending.score)).unwrap_or_default(),
            ..Header::default()
        };
        record.notes_mut(Record::ROOT).comment.clone_from(&self.comment);
        for played in &self.moves {
            let node = record.play(played.mv).expect("a game's moves are legal");
            record.timed(node, played.time.map(Took::of));
        }
        record
    }
}

/// The game in one line. Brackets and control characters, which have no place in names, become blanks.
pub fn write(game: &Game) -> String {
    let mut out = "(;GM[Othello]".to_owned();
    let mut put = |tag: &str, value: &str| _ = write!(out, "{tag}[{value}]");
    let clean = |text: &str| text.replace(|c: char| "[]".contains(c) || c.is_control(), " ").trim().to_owned();
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

impl Reason {
    const ALL: [Reason; 4] = [Reason::PlayedOut, Reason::Resigned, Reason::TimeOut, Reason::Agreed];

    fn flag(self) -> &'static str {
        match self {
            Reason::PlayedOut => "",
            Reason::Resigned => ":r",
            Reason::TimeOut => ":t",
            Reason::Agreed => ":s",
        }
    }
}

impl fmt::Display for Clock {
    /// `15:00//02:00`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Clock { main, increment, grace } = *self;
        write!(f, "{}", Minutes(main))?;
        if !(increment.is_zero() && grace.is_zero()) {
            let part = |time: Duration| if time.is_zero() { String::new() } else { Minutes(time).to_string() };
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
mod tests {
    use super::*;
    use crate::rules::Start;
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use rand::seq::IndexedRandom;

    /// A game from the server, with the white space that files have.
    const SERVED: &str = "1 (;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ant+]PW[n]RB[2501.5]RW[2498]TI[15:00//02:00]\n\
        TY[8]RE[+4.000:t]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\n\
        B[f5//0.02]W[D6/-1.25/1:04.09]\nB[c3/2]KM[0];) ";

    #[test]
    fn a_game_from_the_server_is_read_and_written_again() {
        let games = read(SERVED).unwrap();
        let game = &games[0];
        assert_eq!((game.names.black.as_str(), game.ratings.black), ("ant+", Some(2501.5)));
        let minutes = |n: u64| Duration::from_secs(60 * n);
        let clock = Clock { main: minutes(15), increment: Duration::ZERO, grace: minutes(2) };
        assert_eq!(game.clocks, ByColor::new(clock, clock));
        assert_eq!(game.ending, Some(Ending { score: 4.0, reason: Reason::TimeOut }));
        let second = Played { mv: game.moves[1].mv, eval: Some(-1.25), time: Some(Duration::from_millis(64_090)) };
        assert_eq!((game.moves.len(), game.moves[1]), (3, second));
        assert_eq!(game.time_left().white, minutes(15) - Duration::from_millis(64_090));
        assert_eq!(
            write(game),
            "(;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ant+]PW[n]RB[2501.5]RW[2498]TI[15:00//02:00]TY[8]\
             RE[+4:t]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
             B[F5//0.02]W[D6/-1.25/64.09]B[C3/2];)"
        );
    }

    #[test]
    fn a_record_keeps_the_times_of_its_moves() {
        let record = read(SERVED).unwrap()[0].record();
        let took = |at: usize| record.took(record.line()[at]).map(Took::seconds);
        assert_eq!([took(0), took(1), took(2)], [Some(0.02), Some(64.09), None]);
        let text = write(&Game::of_record(&record));
        assert!(text.ends_with("B[F5//0.02]W[D6//64.09]B[C3];)"), "{text}");
        let again = read(&text).unwrap()[0].record();
        assert!(again.line().iter().zip(record.line()).all(|(&now, then)| again.took(now) == record.took(then)));
    }

    #[test]
    fn passes_that_are_left_out_are_put_in() {
        // Black cannot move after these eight.
        let names = ["D3", "C3", "B3", "B2", "F5", "A3", "A1", "C1"];
        let mut text = write(&Game::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs));
        text.truncate(text.len() - 2);
        names.iter().zip(["B", "W"].into_iter().cycle()).for_each(|(name, tag)| text += &format!("{tag}[{name}]"));
        let game = read(&format!("{text};)")).unwrap().remove(0);
        let white = game.position().play(Move::Pass).unwrap().legal_moves().first().unwrap().name(BoardSize::STANDARD);
        let moves = read(&format!("{text}W[{white}];)")).unwrap().remove(0).moves;
        assert_eq!((moves.len(), moves[8].mv), (10, Move::Pass));
        assert_eq!(read(&format!("{text}B[PA]W[{white}];)")).unwrap()[0].moves, moves);
    }

    #[test]
    fn errors_name_the_place() {
        let check = |text: &str, expected: &str| assert_eq!(read(text).unwrap_err().to_string(), expected, "{text}");
        let board = "BO[8 ---------------------------O*------*O--------------------------- *]";
        check("", "there is no game; expected (; at its beginning");
        check("hello", "character 1: \"hello\" stands where a tag such as PB[ or the end ;) was expected");
        check("(;PB[x", "character 3: the value of PB does not end; expected ]");
        check("(;PB[x]", "character 8: the game does not end; expected ;)");
        check(
            "(;\nPB x];)",
            "line 2, character 1: \"PB x];)\" stands where a tag such as PB[ or the end ;) was expected",
        );
        check("(;GM[Othello];)", "character 1: the game has no board; expected BO[8 …");
        check("(;GM[Go]SZ[19];)", "character 3: GM[Go] is not understood; expected Othello");
        check("(;TI[soon];)", "character 3: TI[soon] is not understood; expected a clock such as 15:00//02:00");
        check(
            "(;RE[won];)",
            "character 3: RE[won] is not understood; expected a score such as +4, perhaps with :r, :t or :s",
        );
        check(
            "(;BO[8 --- *];)",
            "character 3: BO[8 --- *] is not understood; expected a side, its squares in rows and * or O",
        );
        check(&format!("(;{board}W[f5];)"), "move 1, \"f5\" at character 77: it is Black's turn");
        check(&format!("(;{board}B[f5]W[f5];)"), "move 2, \"f5\" at character 82: f5 already holds a disc");
        check(
            &format!("(;{board}B[x9];)"),
            "move 1, \"x9\" at character 77: it is neither a square nor PASS, perhaps with an evaluation and a time: \
             F5/1.25/0.50",
        );
    }

    fn random_moves(start: Position, n_moves: usize, seed: u64) -> Vec<Move> {
        let (mut rng, mut position, mut moves) = (SmallRng::seed_from_u64(seed), start, Vec::new());
        while moves.len() < n_moves && position.outcome().is_none() {
            let squares: Vec<_> = position.legal_moves().iter().collect();
            let mv = squares.choose(&mut rng).map_or(Move::Pass, |&square| Move::Place(square));
            position = position.play(mv).unwrap();
            moves.push(mv);
        }
        moves
    }

    fn games() -> impl Strategy<Value = Game> {
        let text = || "[!-Z^-~é][ -Z^-~é]{0,10}[!-Z^-~é]|";
        let time = || (0u64..10_000_000).prop_map(Duration::from_millis);
        let clock = || (time(), time(), time()).prop_map(|(main, increment, grace)| Clock { main, increment, grace });
        let number = || proptest::num::f64::NORMAL;
        let rating = || proptest::option::of(number());
        let reason = proptest::sample::select(&Reason::ALL);
        let ending = proptest::option::of((number(), reason).prop_map(|(score, reason)| Ending { score, reason }));
        let size = proptest::sample::select(BoardSize::all().collect::<Vec<_>>());
        let kind = proptest::sample::select(vec![Start::Standard, Start::Mirrored, Start::Parallel]);
        let moves = (size, kind, 0..300usize, any::<u64>(), any::<bool>());
        let notes = proptest::collection::vec((proptest::option::of(number()), proptest::option::of(time())), 300);
        let heads = (text(), text(), text(), text(), text());
        (heads, rating(), rating(), clock(), clock(), ending, moves, notes).prop_map(
            |((place, date, black, white, comment), rb, rw, tb, tw, ending, (size, kind, n, seed, anti), notes)| {
                let start = kind.position(size);
                let moves = random_moves(start, n, seed).into_iter().zip(notes);
                Game {
                    place,
                    date,
                    names: ByColor::new(black, white),
                    ratings: ByColor::new(rb, rw),
                    clocks: ByColor::new(tb, tw),
                    ending,
                    comment,
                    goal: if anti { Goal::FewestDiscs } else { Goal::MostDiscs },
                    start,
                    moves: moves.map(|(mv, (eval, time))| Played { mv, eval, time }).collect(),
                }
            },
        )
    }

    proptest! {
        #[test]
        fn every_game_reads_back_as_it_was_written(game in games()) {
            let text = write(&game);
            prop_assert!(!text.contains('\n'));
            prop_assert_eq!(read(&text).unwrap(), [game]);
        }

        #[test]
        fn no_text_makes_reading_panic(text: String, bytes in "[\\(\\);\\[\\]/A-Z0-9:.+* é-]{0,60}", at in 0..300usize, with: char) {
            _ = read(&text);
            _ = read(&format!("(;{bytes}"));
            let mut damaged: Vec<char> = SERVED.chars().collect();
            let at = at % damaged.len();
            damaged[at] = with;
            _ = read(&damaged.into_iter().collect::<String>());
        }
    }
}
