//! Reads GGF: asks each property of a game what it says.

use super::{TAGS, flag, plain_text};
use crate::formats::brackets::{
    BracketError, BracketExpected, BracketGames, BracketMoveError, BracketReason, Property, Scanner,
};
use crate::formats::loaded::{self, ReadGame};
use crate::formats::{ReadError, known_value};
use crate::record::{ClockSetting, EndReason, Ending, GameLine, PlayedMove};
use crate::rules::{BoardSize, Color, Goal, Move, Position, Setup, Square};
use std::time::Duration;

/// Reads the games of a text, at least one. Between them there may be white space and the number of games
/// that follow, as the server writes it.
///
/// ```
/// use othello::formats::ggf;
///
/// let text = "(;GM[Othello]PB[Anna]PW[Ben]TI[05:00]RE[+4:r]\
///             BO[8 ---------------------------O*------*O--------------------------- *]B[f5//1.25]W[d6];)";
/// let game = ggf::read(text).unwrap().remove(0);
/// assert_eq!(game.ending.unwrap().to_string(), "B+4 (resigned)");
/// assert_eq!(game.time_left().black.as_millis(), 298_750);
/// ```
///
/// # Errors
/// At the first place that is wrong in any game.
pub fn read(text: &str) -> Result<Vec<GameLine>, ReadError> {
    loaded::all(read_each(text))
}

/// Reads one game after the other. A broken one is an error, and the next game is looked for behind it; text
/// around the games is skipped.
pub fn read_each(text: &str) -> impl Iterator<Item = Result<GameLine, ReadError>> {
    lines(text).map(|game| game.and_then(|(game, mistake)| Ok(mistake.map_or(Ok(game), Err)?)))
}

/// The games of a text; one that goes wrong among its moves is read up to there.
pub(in crate::formats) fn games(text: &str) -> impl Iterator<Item = Result<ReadGame, ReadError>> {
    lines(text).map(|game| {
        let (game, mistake) = game?;
        Ok(ReadGame { cut: mistake.map(BracketError::into), ..game.record().into() })
    })
}

/// A game, and what is wrong behind its end, if anything.
type ReadLine = (GameLine, Option<BracketError>);

fn lines(text: &str) -> impl Iterator<Item = Result<ReadLine, ReadError>> {
    BracketGames::new(text, true, |scanner: &mut Scanner| {
        let game = read_game(scanner);
        let is_whole = matches!(game, Ok((_, None)));
        (game.map_err(BracketError::into), is_whole)
    })
}

/// The next property of a game; `None` at its end.
fn property<'a>(scanner: &mut Scanner<'a>) -> Result<Option<Property<'a>>, BracketError> {
    // The semicolon before the end is sometimes missing, and some stand between properties.
    scanner.takes(";");
    if scanner.takes(")") {
        return Ok(None);
    }
    if scanner.rest().is_empty() {
        return Err(scanner.endless());
    }
    scanner.property()?.map(Some).ok_or_else(|| scanner.unexpected(BracketExpected::Property))
}

/// Reads a game whose beginning was passed. Only what is needed to play it can be wrong: Othello, the board
/// and the moves. A clock, a rating or a result in words of another program is left out. Behind a mistake
/// among the moves, nothing more is read.
fn read_game(scanner: &mut Scanner) -> Result<ReadLine, BracketError> {
    let begin = scanner.known;
    let mut game = GameLine::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    let mut start: Option<Position> = None;
    // The size of the board whose usual start is meant where none is drawn.
    let mut usual: Option<BoardSize> = None;
    let mut result = String::new();
    let (mut steps, mut comments) = (Vec::new(), Vec::new());
    let mut mistake = None;
    while let Some(property) = property(scanner).unwrap_or_else(|error| {
        mistake = Some(error);
        None
    }) {
        let value = property.value().0;
        let short = || value.chars().take(40).collect::<String>();
        let periods = || read_periods(value).unwrap_or_default();
        let clock = |before: ClockSetting| match read_clock(value) {
            Some(clock) => ClockSetting { periods: before.periods, ..clock },
            None => before,
        };
        match &*property.tag {
            "GM" if is_othello(value) => {}
            "GM" => return Err(scanner.wrong(property.at, BracketReason::OtherGame(short()))),
            "CO" | "C" => comments.push((steps.len(), plain_text(&property.values[0].0))),
            "TI" => game.clocks = game.clocks.map(clock),
            "TB" => game.clocks.black = clock(game.clocks.black),
            "TW" => game.clocks.white = clock(game.clocks.white),
            "OT" => {
                let periods = periods();
                game.clocks = game.clocks.map(|clock| ClockSetting { periods, ..clock });
            }
            "OB" => game.clocks.black.periods = periods(),
            "OW" => game.clocks.white.periods = periods(),
            "TY" => {
                if value.contains('a') {
                    game.goal = Goal::FewestDiscs;
                }
                // Without a letter for another start.
                usual = value.trim_end_matches('a').parse().ok();
            }
            "RE" => value.clone_into(&mut result),
            "BO" => {
                let fits = |board: &Position| start.is_none_or(|start| board.size() == start.size());
                let board = read_board(value).filter(fits);
                let board = board.ok_or_else(|| scanner.wrong(property.at, BracketReason::Board(short())))?;
                match start {
                    Some(_) => steps.push(GgfStep::Board(board)),
                    None => start = Some(board),
                }
            }
            "B" => steps.push(GgfStep::Move(Color::Black, property)),
            "W" => steps.push(GgfStep::Move(Color::White, property)),
            tag => {
                let value = match tag {
                    "RB" | "RW" => read_number(value).map_or(String::new(), |rating| rating.to_string()),
                    _ => known_value(&plain_text(value)),
                };
                let mut texts = TAGS.iter().zip(game.header.texts_mut());
                texts.find(|(own, _)| **own == tag).into_iter().for_each(|(_, text)| text.clone_from(&value));
            }
        }
    }
    let start = start.or_else(|| usual.map(Position::start));
    game.start = match (start, &mistake) {
        (Some(start), _) => start,
        (None, Some(mistake)) => return Err(mistake.clone()),
        (None, None) => {
            return Err(BracketError { place: begin.here(), reason: BracketReason::NoBoard });
        }
    };
    let size = game.start.size();
    game.ending = read_ending(&result, size).or_else(|| Ending::parse(&result, size));
    let mut n_played = Vec::with_capacity(steps.len());
    let wrong_move = play(&mut game, &steps, scanner, &mut n_played).err();
    for (n_properties, comment) in comments {
        match n_properties.checked_sub(1) {
            None if game.comment.is_empty() => game.comment = comment,
            None => game.comment.extend(["\n", &comment]),
            Some(last) => game.comments.extend(n_played.get(last).map(|&number| (number, comment))),
        }
    }
    Ok((game, wrong_move.or(mistake)))
}

fn is_othello(game: &str) -> bool {
    ["othello", "reversi", ""].iter().any(|name| game.eq_ignore_ascii_case(name))
}

/// A move, or the board as it was corrected among the moves.
enum GgfStep<'a> {
    Move(Color, Property<'a>),
    Board(Position),
}

/// Plays the moves, and the passes that are left out between them, and corrects the board, up to the first
/// move that is wrong; `n_played` gets how many moves and corrections there are after each property.
fn play(
    game: &mut GameLine,
    steps: &[GgfStep],
    scanner: &Scanner,
    n_played: &mut Vec<usize>,
) -> Result<(), BracketError> {
    let size = game.start.size();
    let mut position = game.start;
    let mut number = 0;
    for step in steps {
        let (color, property) = match step {
            GgfStep::Move(color, property) => (color, property),
            GgfStep::Board(board) => {
                if (board.discs(), board.turn()) != (position.discs(), position.turn()) {
                    game.corrections.push((game.moves.len(), *board));
                    position = *board;
                }
                n_played.push(game.moves.len() + game.corrections.len());
                continue;
            }
        };
        number += 1;
        let (value, at) = property.value();
        let wrong = |reason| {
            let text = value.chars().take(12).collect();
            scanner.wrong(at, BracketReason::Move { number, text, reason })
        };
        let due = (position.must_pass() || position.outcome().is_some()).then(|| PlayedMove::new(Move::Pass));
        // Any other word is the pass that is due.
        let this = read_move(value, size).or(due).ok_or_else(|| wrong(BracketMoveError::NoMove))?;
        // Some programs end a game with passes.
        let is_over = this.mv == Move::Pass && position.outcome().is_some();
        if !is_over && position.turn() != *color && position.must_pass() {
            game.moves.push(PlayedMove::new(Move::Pass));
            position = position.play(Move::Pass).expect("a side that must pass may pass");
        }
        if !is_over {
            if position.turn() != *color {
                return Err(wrong(BracketMoveError::Turn(position.turn())));
            }
            position = position.play(this.mv).map_err(|reason| wrong(BracketMoveError::Illegal(reason)))?;
            game.moves.push(this);
        }
        n_played.push(game.moves.len() + game.corrections.len());
    }
    Ok(())
}

/// Reads `F5`, `f5/1.25`, `F5//0.5`, `PA`; white space may stand for the strokes, as some programs write it.
/// An evaluation or a time that is no number is left out. `None` when there is no move.
pub fn read_move(text: &str, size: BoardSize) -> Option<PlayedMove> {
    // A mail breaks lines anywhere.
    let text = if text.contains('/') { text.replace(['\n', '\r'], "") } else { text.to_owned() };
    let parts: Vec<&str> = match text.contains('/') {
        true => text.split('/').map(str::trim).collect(),
        false => text.split_whitespace().collect(),
    };
    let [name, notes @ ..] = parts.as_slice() else { return None };
    let mv = match name.to_ascii_lowercase().as_str() {
        "pa" | "pass" | "ps" | "--" | "passe" | "p" => Move::Pass,
        name => Move::Place(Square::parse(name, size).ok()?),
    };
    let eval = notes.first().and_then(|eval| read_number(eval));
    let time = notes.get(1).and_then(|time| read_time(time, 1));
    Some(PlayedMove { mv, eval, time })
}

/// Reads `15:00//02:00`, or only the first part or two. What follows a comma, moves to be made in that time,
/// is left out.
fn read_clock(text: &str) -> Option<ClockSetting> {
    let mut parts = text.split('/').map(|part| part.split(',').next().unwrap_or("").trim());
    let mut next = || match parts.next().unwrap_or("") {
        "" => Some(Duration::ZERO),
        // On the server a plain number is minutes.
        time => read_time(time, 60),
    };
    let clock = ClockSetting { main: next()?, increment: next()?, grace: next()?, ..ClockSetting::default() };
    parts.next().is_none().then_some(clock)
}

/// Reads `3x00:30`.
fn read_periods(text: &str) -> Option<(u16, Duration)> {
    let (n, each) = text.split_once('x')?;
    Some((n.trim().parse().ok()?, read_time(each.trim(), 1)?))
}

/// Reads `1:04.09`, hours too, or a plain number of `unit` seconds.
fn read_time(text: &str, unit: u64) -> Option<Duration> {
    let parts: Vec<f64> = text.split(':').map(read_number).collect::<Option<_>>()?;
    let seconds = match parts.as_slice() {
        [time] => time * unit as f64,
        [minutes, seconds] => 60.0 * minutes + seconds,
        [hours, minutes, seconds] => 3600.0 * hours + 60.0 * minutes + seconds,
        _ => return None,
    };
    // Some programs note a time of -0.00.
    let millis = (seconds.max(0.0) * 1000.0).round();
    (millis < 1e12).then(|| Duration::from_millis(millis as u64))
}

/// Reads `1.5`, or `1,5` as some countries write it.
pub(super) fn read_number(text: &str) -> Option<f64> {
    text.replace(',', ".").parse().ok().filter(|number: &f64| number.is_finite())
}

/// Reads `+10.000`, `-4:r`; `None` for a game without an end, such as Edax' -127.
fn read_ending(text: &str, size: BoardSize) -> Option<Ending> {
    let (score, letter) = text.split_at(text.find(':').unwrap_or(text.len()));
    let reason = EndReason::ALL.into_iter().find(|&reason| flag(reason) == letter.trim())?;
    let score = read_number(score.trim()).filter(|score| score.abs() <= size.area() as f64)?;
    Some(Ending::by(score, reason))
}

/// Reads `8 -------- … *`.
fn read_board(text: &str) -> Option<Position> {
    let (size, board) = text.split_once(char::is_whitespace)?;
    let size: BoardSize = size.parse().ok()?;
    // The side to move may be a word.
    let board = ["black", "white"].iter().find_map(|side| {
        let end = board.len().checked_sub(side.len())?;
        board.get(end..)?.eq_ignore_ascii_case(side).then(|| &board[..=end])
    });
    let board = board.unwrap_or(text.split_once(char::is_whitespace)?.1);
    let mut squares: Vec<char> = board.chars().filter(|c| !c.is_whitespace()).collect();
    let turn = Setup::read_disc(squares.pop()?)??;
    Setup::parse(&squares.into_iter().collect::<String>(), size, turn).ok()?.position().ok()
}
