//! Reads GGF: cuts the text into properties, then asks each what it says.

use super::{GgfError, GgfExpected, GgfMoveError, flag, plain_comment};
use crate::formats::Place;
use crate::formats::brackets;
use crate::formats::known_value;
use crate::formats::loaded::ReadGame;
use crate::formats::place::Known;
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
pub fn read(text: &str) -> Result<Vec<GameLine>, GgfError> {
    let games: Vec<GameLine> = read_each(text).collect::<Result<_, _>>()?;
    if games.is_empty() { Err(GgfError::NoGame) } else { Ok(games) }
}

/// Reads one game after the other. A broken one is an error, and the next game is looked for behind it; text
/// around the games is skipped.
pub fn read_each(text: &str) -> impl Iterator<Item = Result<GameLine, GgfError>> {
    GgfGames { scanner: GgfScanner { text, at: 0, known: Known::BEGIN } }
        .map(|game| game.and_then(|(game, mistake)| mistake.map_or(Ok(game), Err)))
}

/// The games of a text; one that goes wrong among its moves is read up to there.
pub(in crate::formats) fn games(text: &str) -> impl Iterator<Item = Result<ReadGame, GgfError>> {
    let games = GgfGames { scanner: GgfScanner { text, at: 0, known: Known::BEGIN } };
    games.map(|game| {
        let (game, mistake) = game?;
        Ok(ReadGame { cut: mistake.map(GgfError::into), ..game.record().into() })
    })
}

struct GgfGames<'a> {
    scanner: GgfScanner<'a>,
}

/// A game, and what is wrong behind its end, if anything.
type ReadLine = (GameLine, Option<GgfError>);

impl Iterator for GgfGames<'_> {
    type Item = Result<ReadLine, GgfError>;

    fn next(&mut self) -> Option<Result<ReadLine, GgfError>> {
        let GgfScanner { text, at, .. } = self.scanner;
        let begin = brackets::next_game(text, at);
        let skipped = &text[at..begin.unwrap_or(text.len())];
        if let Some(stray) = brackets::stray(skipped) {
            self.scanner.go_to(at + stray);
            let error = self.scanner.not_a_tag();
            self.scanner.at = at + skipped.len();
            return Some(Err(error));
        }
        let begin = begin?;
        self.scanner.go_to(begin);
        let after_sign = brackets::after_sign(&text[begin..]).expect("a game was found there");
        self.scanner.at = text.len() - after_sign.len();
        let game = read_game(&mut self.scanner);
        if !matches!(game, Ok((_, None))) {
            self.scanner.at = after_broken(text, begin);
        }
        Some(game)
    }
}

/// Where to go on after a broken game: at the next one, since GGF has no brackets within a game, or at the
/// end of the text.
fn after_broken(text: &str, begin: usize) -> usize {
    let mut brackets = text[begin + 1..].match_indices('(').map(|(at, _)| begin + 1 + at);
    brackets.find(|&at| begins_game(&text[at..])).unwrap_or(text.len())
}

fn begins_game(text: &str) -> bool {
    brackets::after_sign(text).and_then(brackets::property).is_some()
}

/// The last byte after the first at which a game begins.
pub(in crate::formats) fn last_game(text: &str) -> Option<usize> {
    text.rmatch_indices('(').map(|(at, _)| at).find(|&at| at > 0 && begins_game(&text[at..]))
}

/// Properties of free text, in which people write brackets too.
const TEXTS: [&str; 10] = ["C", "CO", "PB", "PW", "EV", "PC", "RO", "US", "pb", "pw"];

/// A tag with its value. Both are slices of the text, which gives their places.
struct GgfProperty<'a> {
    scanner: GgfScanner<'a>,
    tag: &'a str,
    /// Without the blanks around it.
    value: &'a str,
    raw: &'a str,
}

/// Walks through the text from property to property.
#[derive(Clone, Copy)]
struct GgfScanner<'a> {
    text: &'a str,
    /// The byte reached, always at the beginning of a character.
    at: usize,
    /// Where the game begins.
    known: Known,
}

impl<'a> GgfScanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn place(&self) -> Place {
        self.known.place(self.text, self.at)
    }

    /// Goes on to what may be a game.
    fn go_to(&mut self, at: usize) {
        self.known.go_to(self.text, at);
        self.at = at;
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

    /// The next property; `None` at the end of the game.
    fn property(&mut self) -> Result<Option<GgfProperty<'a>>, GgfError> {
        self.skip(char::is_whitespace);
        let rest = self.rest();
        if rest.is_empty() {
            return Err(GgfError::Endless { place: self.place() });
        }
        // The semicolon before the end is sometimes missing, and some stand between properties.
        let after_sign = rest.strip_prefix(';').map_or(rest, str::trim_start);
        self.at = self.text.len() - after_sign.len();
        if let Some(end) = after_sign.strip_prefix(')') {
            self.at = self.text.len() - end.len();
            return Ok(None);
        }
        let found = brackets::property(after_sign).or_else(|| brackets::small_property(after_sign));
        let Some((tag, value)) = found else {
            return Err(self.not_a_tag());
        };
        let mut n_inner = if TEXTS.contains(&tag) { brackets::n_inner(value, false) } else { 0 };
        let mut ends = |at: usize| {
            let is_bracket = value[at..].starts_with(']');
            let is_inner = is_bracket && n_inner > 0;
            n_inner -= usize::from(is_inner);
            is_bracket && !is_inner
        };
        // A value in which another game begins has lost its end.
        let mut signs = value.match_indices(['(', ']']).map(|(at, _)| at);
        let end = signs.find(|&at| ends(at) || begins_game(&value[at..]));
        let length = end.filter(|&at| value[at..].starts_with(']'));
        let Some(length) = length else {
            return Err(GgfError::Unclosed { tag: tag.to_owned(), place: self.place() });
        };
        self.at = self.text.len() - value.len() + length + "]".len();
        let raw = &value[..length];
        Ok(Some(GgfProperty { scanner: *self, tag, value: raw.trim(), raw }))
    }
}

impl GgfProperty<'_> {
    /// Where the tag, or the value, stands.
    fn place(&self, part: &str) -> Place {
        let GgfScanner { text, known, .. } = self.scanner;
        known.place(text, part.as_ptr().addr() - text.as_ptr().addr())
    }

    /// The parsed value, or an error that names it.
    fn says<T>(&self, meaning: Option<T>, expected: GgfExpected) -> Result<T, GgfError> {
        let short = |text: &str| text.chars().take(40).collect();
        meaning.ok_or_else(|| GgfError::Value {
            tag: self.tag.to_owned(),
            value: short(self.value),
            expected,
            place: self.place(self.tag),
        })
    }
}

/// Reads a game whose beginning was passed. Only what is needed to play it can be wrong: Othello, the board
/// and the moves. A clock, a rating or a result in words of another program is left out. Behind a mistake
/// among the moves, nothing more is read.
fn read_game(scanner: &mut GgfScanner) -> Result<ReadLine, GgfError> {
    let begin = scanner.known;
    let mut game = GameLine::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    let mut start: Option<Position> = None;
    // The size of the board whose usual start is meant where none is drawn.
    let mut usual: Option<BoardSize> = None;
    let mut result = "";
    let (mut steps, mut comments) = (Vec::new(), Vec::new());
    let mut mistake = None;
    while let Some(property) = scanner.property().unwrap_or_else(|error| {
        mistake = Some(error);
        None
    }) {
        let value = property.value;
        let periods = || read_periods(value).unwrap_or_default();
        let clock = |before: ClockSetting| match read_clock(value) {
            Some(clock) => ClockSetting { periods: before.periods, ..clock },
            None => before,
        };
        match property.tag.to_ascii_uppercase().as_str() {
            "GM" => property.says(is_othello(value).then_some(()), GgfExpected::Othello)?,
            "PC" => game.place = known_value(value),
            "EV" => game.event = known_value(value),
            "RO" => game.round = value.to_owned(),
            "US" => game.entered_by = value.to_owned(),
            "DT" => game.date = known_value(value),
            "PB" => game.players.black = known_value(value),
            "PW" => game.players.white = known_value(value),
            "CO" => comments.push((steps.len(), plain_comment(property.raw))),
            "RB" => game.ratings.black = read_number(value),
            "RW" => game.ratings.white = read_number(value),
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
            "RE" => result = value,
            "BO" => {
                let board = property.says(read_board(value), GgfExpected::Board)?;
                match start {
                    Some(start) => {
                        let fits = (board.size() == start.size()).then_some(board);
                        steps.push(GgfStep::Board(property.says(fits, GgfExpected::Board)?));
                    }
                    None => start = Some(board),
                }
            }
            "B" => steps.push(GgfStep::Move(Color::Black, property)),
            "W" => steps.push(GgfStep::Move(Color::White, property)),
            _ => {}
        }
    }
    let start = start.or_else(|| usual.map(Position::start));
    game.start = match (start, &mistake) {
        (Some(start), _) => start,
        (None, Some(mistake)) => return Err(mistake.clone()),
        (None, None) => return Err(GgfError::NoBoard { place: begin.here() }),
    };
    let size = game.start.size();
    game.ending = read_ending(result, size).or_else(|| Ending::parse(result, size));
    let (n_played, wrong_move) = play(&mut game, &steps);
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
    Move(Color, GgfProperty<'a>),
    Board(Position),
}

/// Plays the moves, and the passes that are left out between them, and corrects the board, up to the first
/// move that is wrong; how many moves and corrections there are after each property.
fn play(game: &mut GameLine, steps: &[GgfStep]) -> (Vec<usize>, Option<GgfError>) {
    let mut n_played = Vec::with_capacity(steps.len());
    let mistake = play_into(game, steps, &mut n_played).err();
    (n_played, mistake)
}

fn play_into(game: &mut GameLine, steps: &[GgfStep], n_played: &mut Vec<usize>) -> Result<(), GgfError> {
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
        let wrong = |reason| {
            let text = property.value.chars().take(12).collect();
            GgfError::Move { number, text, reason, place: property.place(property.value) }
        };
        let due = (position.must_pass() || position.outcome().is_some()).then(|| PlayedMove::new(Move::Pass));
        // Any other word is the pass that is due.
        let this = read_move(property.value, size).or(due).ok_or_else(|| wrong(GgfMoveError::Unknown))?;
        // Some programs end a game with passes.
        let is_over = this.mv == Move::Pass && position.outcome().is_some();
        if !is_over && position.turn() != *color && position.must_pass() {
            game.moves.push(PlayedMove::new(Move::Pass));
            position = position.play(Move::Pass).expect("a side that must pass may pass");
        }
        if !is_over {
            if position.turn() != *color {
                return Err(wrong(GgfMoveError::Turn(position.turn())));
            }
            position = position.play(this.mv).map_err(|reason| wrong(GgfMoveError::Illegal(reason)))?;
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
fn read_number(text: &str) -> Option<f64> {
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
