//! Reads GGF, property by property.

use super::{TAGS, flag, plain_text};
use crate::clock::{Bonus, TimeControl};
use crate::formats::loaded::{self, ReadGame};
use crate::formats::scanner::{self, PROPERTIES_MAX, Property, Scanner};
use crate::formats::{self, At, Expected, Fault, Mistake, ReadError, board_text, known_value, unused};
use crate::record::{EndReason, Ending, GameLine, Header, PlayedMove, Record};
use crate::rules::{BoardSize, ByColor, Color, Goal, Move, Position};
use std::time::Duration;

/// Reads the games of a text, at least one. Between them there may be white space and the number of games
/// that follow, as the game server GGS writes it.
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
    loaded::all(games(text).map(|game| Ok(GameLine::of_record(&game.whole()?))))
}

/// The games of a text; a game with a mistake among its moves ends before the mistake.
pub(in crate::formats) fn games(text: &str) -> impl Iterator<Item = ReadGame> {
    scanner::games(text, true, |scanner| read_game(scanner).into())
}

/// The next property of a game; `None` at its end.
fn property<'a>(scanner: &mut Scanner<'a>) -> Result<Option<Property<'a>>, Mistake> {
    // Some files omit the semicolon before the end, or have semicolons between properties.
    scanner.takes(";");
    if scanner.takes(")") {
        return Ok(None);
    }
    if scanner.rest().is_empty() {
        return Err(scanner.unexpected(Expected::GameEnd));
    }
    scanner.property()?.map(Some).ok_or_else(|| scanner.unexpected(Expected::Property))
}

/// Reads a game after its opening bracket. Only the kind of game, the board and the moves can be wrong; a
/// clock, a rating or a result in an unknown form is left out. The game ends at the first mistake in its
/// moves.
fn read_game(scanner: &mut Scanner) -> Result<ReadGame, Mistake> {
    let begin = scanner.known;
    let (mut header, mut goal) = (Header::default(), Goal::MostDiscs);
    let (mut times, mut periods) = (ByColor::<Times>::default(), ByColor::<(u16, Duration)>::default());
    let mut start: Option<Position> = None;
    // The size whose usual start is taken if the game has no board.
    let mut usual: Option<BoardSize> = None;
    let (mut result, mut result_at) = (String::new(), scanner.at);
    // Moves, comments and corrections.
    let (mut steps, mut others) = (Vec::new(), Vec::new());
    let mut mistake = None;
    while let Some(property) = property(scanner).unwrap_or_else(|error| {
        mistake = Some(error);
        None
    }) {
        let value = property.value().0;
        let clock = |before| read_clock(value).unwrap_or(before);
        let counted = || read_periods(value).unwrap_or_default();
        match &*property.tag {
            "GM" => scanner.check_game(&property)?,
            "TI" => times = times.map(clock),
            "TB" => times.black = clock(times.black),
            "TW" => times.white = clock(times.white),
            "OT" => periods = ByColor::new(counted(), counted()),
            "OB" => periods.black = counted(),
            "OW" => periods.white = counted(),
            "TY" => {
                if value.contains('a') {
                    goal = Goal::FewestDiscs;
                }
                // A letter for another start makes this fail.
                usual = value.trim_end_matches('a').parse().ok();
            }
            "RE" => (result, result_at) = (value.to_owned(), property.value().1),
            "BO" if start.is_none() => start = Some(read_board(scanner, &property)?),
            "BO" | "B" | "W" | "CO" | "C" if steps.len() == PROPERTIES_MAX => {
                mistake = Some(scanner.wrong(property.at, Fault::TooMuch));
                break;
            }
            "BO" | "B" | "W" | "CO" | "C" => steps.push(property),
            tag => {
                unused::add_field(&mut others, tag, value);
                let value = match tag {
                    "RB" | "RW" => read_number(value).map_or(String::new(), |rating| rating.to_string()),
                    _ => known_value(&plain_text(value)),
                };
                let mut texts = TAGS.iter().zip(header.texts_mut());
                texts.find(|(own, _)| **own == tag).into_iter().for_each(|(_, text)| text.clone_from(&value));
            }
        }
    }
    let start = match (start.or_else(|| usual.map(Position::start)), &mistake) {
        (Some(start), _) => start,
        (None, Some(mistake)) => return Err(mistake.clone()),
        (None, None) => {
            return Err(Mistake { at: At::Place(begin.place), fault: Fault::expected(Expected::Board, "") });
        }
    };
    let ending = read_ending(&result);
    header.result = ending.map_or(result, |ending| ending.to_string());
    let control = |color| {
        // A time control has periods or an increment.
        let Times { main, increment, .. } = times[color];
        let bonus = match periods[color] {
            (0, _) => Bonus::Increment(increment),
            (n, each) => Bonus::Periods { n, each },
        };
        TimeControl::new(main, bonus)
    };
    let controls = control(Color::Black).zip(control(Color::White));
    header.clocks = controls.map(|(black, white)| ByColor::new(black, white));
    header.grace = times.map(|times| times.grace);
    let mut record = Record::new(start, goal);
    record.header = header;
    let mut number = 0;
    let wrong = steps.iter().find_map(|step| apply(&mut record, step, &mut number, scanner).err());
    let mut game = ReadGame { cut: wrong.or(mistake).map(Mistake::into), unused: others, ..record.into() };
    game.settle_result(result_at);
    if ending.is_none() {
        let result = &mut game.record.header.result;
        *result = Ending::parse(result, start.size()).map_or(String::new(), |ending| ending.to_string());
    }
    Ok(game)
}

/// Applies a property: plays a move (first the pass that the file leaves out), corrects the board, or adds a
/// comment to the last move. `number` counts the moves.
fn apply(record: &mut Record, step: &Property, number: &mut usize, scanner: &Scanner) -> Result<(), Mistake> {
    let size = record.start().size();
    let color = match &*step.tag {
        "CO" | "C" => {
            let node = record.cursor();
            record.annotations_mut(node).add_comment(&plain_text(&step.values[0].0));
            return Ok(());
        }
        "BO" => {
            let board = read_board(scanner, step)?;
            if board.size() != size {
                return Err(scanner.wrong(step.at, Fault::expected(Expected::Board, step.value().0)));
            }
            record.correct(board);
            return Ok(());
        }
        "B" => Color::Black,
        _ => Color::White,
    };
    *number += 1;
    let wrong = |fault| Err(scanner.wrong_move(*number, step.value(), fault));
    let is_over = record.position().outcome().is_some();
    let due = (record.position().must_pass() || is_over).then(|| PlayedMove::new(Move::Pass));
    // Where a side must pass, any other word means the pass.
    let Some(played) = read_move(step.value().0, size).or(due) else {
        return wrong(Fault::expected(Expected::Move, ""));
    };
    if is_over && played.mv == Move::Pass {
        // Some programs end a game with passes.
        return Ok(());
    }
    if record.position().turn() != color {
        record.pass_if_forced();
    }
    match record.position().turn() {
        turn if turn != color => wrong(Fault::Turn(turn)),
        _ => played.play_in(record).map(|_| ()).or_else(|reason| wrong(reason.into())),
    }
}

/// Reads `F5`, `f5/1.25`, `F5//0.5`, `PA`; some programs write white space for the slashes.
/// An evaluation or a time that is no number is left out. `None` when there is no move.
pub fn read_move(text: &str, size: BoardSize) -> Option<PlayedMove> {
    // A mail breaks lines anywhere.
    let text = if text.contains('/') { text.replace(['\n', '\r'], "") } else { text.to_owned() };
    let parts: Vec<&str> = match text.contains('/') {
        true => text.split('/').map(str::trim).collect(),
        false => text.split_whitespace().collect(),
    };
    let [name, notes @ ..] = parts.as_slice() else { return None };
    let mv = formats::read_move(name, size)?;
    let eval = notes.first().and_then(|eval| read_number(eval));
    let time = notes.get(1).and_then(|time| read_time(time, 1));
    Some(PlayedMove { mv, eval, time })
}

/// The times of `TI`.
#[derive(Clone, Copy, Default)]
struct Times {
    main: Duration,
    increment: Duration,
    /// Added once, when the flag has fallen.
    grace: Duration,
}

/// Reads `15:00//02:00`, or only the first part or two. What follows a comma, moves to be made in that time,
/// is left out.
fn read_clock(text: &str) -> Option<Times> {
    let mut parts = text.split('/').map(|part| part.split(',').next().unwrap_or("").trim());
    let mut next = || match parts.next().unwrap_or("") {
        "" => Some(Duration::ZERO),
        // On the server a plain number is minutes.
        time => read_time(time, 60),
    };
    let clock = Times { main: next()?, increment: next()?, grace: next()? };
    parts.next().is_none().then_some(clock)
}

/// Reads `3x00:30`.
fn read_periods(text: &str) -> Option<(u16, Duration)> {
    let (n, each) = text.split_once('x')?;
    Some((n.trim().parse().ok()?, read_time(each.trim(), 1)?))
}

/// Reads `1:04.09`, `2:01:04` with hours, or a plain number of `unit` seconds.
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

/// Reads `+10.000`, `-4:r`; `None` for other forms and for a game without an end.
fn read_ending(text: &str) -> Option<Ending> {
    /// What Edax writes for an unfinished game.
    const UNFINISHED: f64 = -127.0;
    let (score, letter) = text.split_at(text.find(':').unwrap_or(text.len()));
    let reason = EndReason::ALL.into_iter().find(|&reason| flag(reason) == letter.trim())?;
    let score = read_number(score.trim()).filter(|score| *score != UNFINISHED)?;
    Some(Ending::by(score, reason))
}

/// Reads `BO[8 -------- … *]`.
fn read_board(scanner: &Scanner, property: &Property) -> Result<Position, Mistake> {
    let value = property.value().0;
    board(value).ok_or_else(|| scanner.wrong(property.at, Fault::expected(Expected::Board, value)))
}

fn board(text: &str) -> Option<Position> {
    let (size, board) = text.split_once(char::is_whitespace)?;
    let drawn = board_text::line_board(board, &[size.parse().ok()?])?;
    drawn.setup.position().ok().filter(|_| drawn.has_turn)
}
