//! Reads GGF: cuts the text into properties, then asks each what it says.

use super::{Expected, GgfError, MoveError, flag};
use crate::formats::Place;
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
/// At the first place that is wrong.
pub fn read(text: &str) -> Result<Vec<GameLine>, GgfError> {
    let mut scanner = Scanner { text, at: 0 };
    let mut games = Vec::new();
    while scanner.begin()? {
        games.push(read_game(&mut scanner)?);
    }
    if games.is_empty() { Err(GgfError::NoGame) } else { Ok(games) }
}

/// A tag with its value. Both are slices of `text`, which gives their places.
struct Property<'a> {
    text: &'a str,
    tag: &'a str,
    value: &'a str,
}

/// Walks through the text from property to property.
struct Scanner<'a> {
    text: &'a str,
    /// The byte reached, always at the beginning of a character.
    at: usize,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn place(&self) -> Place {
        Place::of(self.text, self.at)
    }

    fn skip(&mut self, is_skipped: impl Fn(char) -> bool) {
        self.at = self.text.len() - self.rest().trim_start_matches(is_skipped).len();
    }

    fn not_a_tag(&self) -> GgfError {
        GgfError::NotATag {
            found: self.rest().chars().take_while(|&c| c != '\n').take(20).collect(),
            place: self.place(),
        }
    }

    /// Enters the next game; false at the end of the text.
    fn begin(&mut self) -> Result<bool, GgfError> {
        self.skip(|c| c.is_whitespace() || c.is_ascii_digit() || c == '\u{FEFF}');
        if self.rest().is_empty() {
            return Ok(false);
        }
        if !self.rest().starts_with("(;") {
            return Err(self.not_a_tag());
        }
        self.at += "(;".len();
        Ok(true)
    }

    /// The next property; `None` at the end of the game.
    fn property(&mut self) -> Result<Option<Property<'a>>, GgfError> {
        self.skip(char::is_whitespace);
        let rest = self.rest();
        if rest.is_empty() {
            return Err(GgfError::Endless { place: self.place() });
        }
        if let Some(end) = rest.strip_prefix(';').and_then(|rest| rest.trim_start().strip_prefix(')')) {
            self.at = self.text.len() - end.len();
            return Ok(None);
        }
        let after_tag = rest.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let tag = &rest[..rest.len() - after_tag.len()];
        let value = after_tag.trim_start().strip_prefix('[').filter(|_| (1..=3).contains(&tag.len()));
        let value = value.ok_or_else(|| self.not_a_tag())?;
        let Some(length) = value.find(']') else {
            return Err(GgfError::Unclosed { tag: tag.to_owned(), place: self.place() });
        };
        self.at = self.text.len() - value.len() + length + "]".len();
        Ok(Some(Property { text: self.text, tag, value: value[..length].trim() }))
    }
}

impl Property<'_> {
    /// Where the tag, or the value, stands.
    fn place(&self, part: &str) -> Place {
        Place::of(self.text, part.as_ptr().addr() - self.text.as_ptr().addr())
    }

    /// The parsed value, or an error that names it.
    fn says<T>(&self, meaning: Option<T>, expected: Expected) -> Result<T, GgfError> {
        let short = |text: &str| text.chars().take(40).collect();
        meaning.ok_or_else(|| GgfError::Value {
            tag: self.tag.to_owned(),
            value: short(self.value),
            expected,
            place: self.place(self.tag),
        })
    }
}

/// Reads a game whose beginning was passed.
fn read_game(scanner: &mut Scanner) -> Result<GameLine, GgfError> {
    let begin = scanner.at - "(;".len();
    let mut game = GameLine::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    let mut board = None;
    let mut moves = Vec::new();
    while let Some(property) = scanner.property()? {
        let value = property.value;
        let clock = || property.says(read_clock(value), Expected::Clock);
        // Our own tags: a value in another form is another program's, and ignored.
        let periods = || read_periods(value).unwrap_or_default();
        let rating = || property.says(read_number(value), Expected::Number);
        match property.tag {
            "GM" => property.says(value.eq_ignore_ascii_case("othello").then_some(()), Expected::Othello)?,
            "PC" => game.place = value.to_owned(),
            "DT" => game.date = value.to_owned(),
            "PB" => game.players.black = value.to_owned(),
            "PW" => game.players.white = value.to_owned(),
            "CO" => game.comment = value.to_owned(),
            "RB" if !value.is_empty() => game.ratings.black = Some(rating()?),
            "RW" if !value.is_empty() => game.ratings.white = Some(rating()?),
            "TI" => {
                let clock = clock()?;
                game.clocks = game.clocks.map(|before| ClockSetting { periods: before.periods, ..clock });
            }
            "TB" => game.clocks.black = ClockSetting { periods: game.clocks.black.periods, ..clock()? },
            "TW" => game.clocks.white = ClockSetting { periods: game.clocks.white.periods, ..clock()? },
            "OT" => {
                let periods = periods();
                game.clocks = game.clocks.map(|clock| ClockSetting { periods, ..clock });
            }
            "OB" => game.clocks.black.periods = periods(),
            "OW" => game.clocks.white.periods = periods(),
            "TY" if value.contains('a') => game.goal = Goal::FewestDiscs,
            "RE" => {
                let expected = Expected::Score;
                game.ending = property.says(read_ending(value), expected)?;
            }
            "BO" => {
                board = Some(property.says(read_board(value), Expected::Board)?);
            }
            "B" => moves.push((Color::Black, property)),
            "W" => moves.push((Color::White, property)),
            _ => {}
        }
    }
    game.start = board.ok_or_else(|| GgfError::NoBoard { place: Place::of(scanner.text, begin) })?;
    game.moves = play(game.start, &moves)?;
    Ok(game)
}

/// The moves, with the passes that are left out between them.
fn play(start: Position, moves: &[(Color, Property)]) -> Result<Vec<PlayedMove>, GgfError> {
    let mut position = start;
    let mut played = Vec::new();
    for (number, (color, property)) in (1..).zip(moves) {
        let wrong = |reason| {
            let text = property.value.chars().take(12).collect();
            GgfError::Move { number, text, reason, place: property.place(property.value) }
        };
        let this = read_move(property.value, start.size()).ok_or_else(|| wrong(MoveError::Unknown))?;
        if position.turn() != *color && position.must_pass() {
            played.push(PlayedMove::new(Move::Pass));
            position = position.play(Move::Pass).expect("a side that must pass may pass");
        }
        if position.turn() != *color {
            return Err(wrong(MoveError::Turn(position.turn())));
        }
        position = position.play(this.mv).map_err(|reason| wrong(MoveError::Illegal(reason)))?;
        played.push(this);
    }
    Ok(played)
}

/// Reads `F5`, `f5/1.25`, `F5//0.5`, `PA`; white space may stand for the strokes, as some programs write it.
/// `None` when it is none of these.
pub fn read_move(text: &str, size: BoardSize) -> Option<PlayedMove> {
    let parts: Vec<&str> = match text.contains('/') {
        true => text.split('/').map(str::trim).collect(),
        false => text.split_whitespace().collect(),
    };
    let [name, notes @ ..] = parts.as_slice() else { return None };
    let mv = match name.to_ascii_lowercase().as_str() {
        "pa" | "pass" | "ps" | "--" => Move::Pass,
        name => Move::Place(Square::parse(name, size).ok()?),
    };
    let note = |at: usize| notes.get(at).copied().filter(|note| !note.is_empty());
    let eval = note(0).map(|eval| read_number(eval).ok_or(())).transpose().ok()?;
    let time = note(1).map(|time| read_time(time, 1).ok_or(())).transpose().ok()?;
    (notes.len() <= 2).then_some(PlayedMove { mv, eval, time })
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

fn read_number(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

/// Reads `+10.000`, `-4:r`; nothing or `?` is a game without an end.
fn read_ending(text: &str) -> Option<Option<Ending>> {
    if text.is_empty() || text == "?" {
        return Some(None);
    }
    let (score, letter) = text.split_at(text.find(':').unwrap_or(text.len()));
    let reason = EndReason::ALL.into_iter().find(|&reason| flag(reason) == letter.trim())?;
    Some(Some(Ending { score: read_number(score.trim())?, reason }))
}

/// Reads `8 -------- … *`.
fn read_board(text: &str) -> Option<Position> {
    let (size, board) = text.split_once(char::is_whitespace)?;
    let size: BoardSize = size.parse().ok()?;
    let mut squares: Vec<char> = board.chars().filter(|c| !c.is_whitespace()).collect();
    let turn = Setup::read_disc(squares.pop()?)??;
    Setup::parse(&squares.into_iter().collect::<String>(), size, turn).ok()?.position().ok()
}
