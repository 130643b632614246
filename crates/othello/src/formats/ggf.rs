//! GGF, the Generic Game Format of the Generic Game Server: one game a line, with names, clocks, result, and
//! for each move an evaluation and the time it took. The NBoard protocol hands games over in it.
//!
//! A game is `(;`, properties, and `;)`; a property is a tag and a value, `PB[Outflank]`. The format is
//! described in <https://www.skatgame.net/mburo/ggsa/ggf>. Some forms go beyond that page: `6x10` in place of
//! a board's side for rectangles, and byo-yomi in `OT[3x00:30]` or in `OB` and `OW`. `CO`, or SGF's `C`,
//! holds a comment on the game or on the move before it; `EV`, `RO` and `US` hold the event, its round and
//! who entered the game, as in SGF. In texts `\n` is the end of a line, `\{` and `\}` are square brackets. A
//! second `BO`, among the moves, is a correction of the board. Other tags are unused.

mod read;

pub(super) use read::games;
pub use read::{read, read_move};

use crate::clock::{Bonus, TimeControl};
use crate::record::{EndReason, GameLine, LineStep, PlayedMove};
use crate::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Setup};
use std::fmt::Write;
use std::time::Duration;

/// The tags of a header's texts, in the order of `Header::texts`; `RE` has a form of its own.
const TAGS: [&str; 10] = ["PB", "PW", "RB", "RW", "EV", "RO", "PC", "DT", "RE", "US"];

/// The game in one line; control characters become blanks.
pub fn write(game: &GameLine) -> String {
    let mut out = "(;GM[Othello]".to_owned();
    let mut put = |tag: &str, value: &str| _ = write!(out, "{tag}[{value}]");
    for tag in ["PC", "EV", "RO", "US", "DT", "PB", "PW", "RB", "RW"] {
        let value = TAGS.iter().zip(game.header.texts()).find(|(own, _)| **own == tag).map_or("", |(_, v)| v);
        let is_always = matches!(tag, "PC" | "DT" | "PB" | "PW");
        match tag {
            "RB" | "RW" if read::read_number(value).is_none() => {}
            _ if value.is_empty() && !is_always => {}
            _ => put(tag, &written_text(value.replace('\n', " ").trim())),
        }
    }
    let control = |color| game.header.clocks.map(|clocks| clocks[color]);
    let clocks = ByColor::from_fn(|color| write_clock(control(color), game.header.grace[color]));
    let periods = ByColor::from_fn(|color| match control(color).map(TimeControl::bonus) {
        Some(Bonus::Periods { n, each }) => format!("{n}x{}", minutes(each)),
        _ => String::new(),
    });
    for (tags, of) in [(["TI", "TB", "TW"], clocks), (["OT", "OB", "OW"], periods)] {
        let all = match of.black == of.white {
            true => vec![(tags[0], of.black)],
            false => vec![(tags[1], of.black), (tags[2], of.white)],
        };
        all.iter().filter(|(_, value)| !value.is_empty()).for_each(|(tag, value)| put(tag, value));
    }
    let (size, anti) = (side(game.start.size()), if game.goal == Goal::FewestDiscs { "a" } else { "" });
    put("TY", &format!("{size}{anti}"));
    if let Some(ending) = game.ending {
        put("RE", &format!("{:+}{}", ending.difference(game.start.size()), flag(ending.reason)));
    }
    if !game.comment.is_empty() {
        put("CO", &written_text(&game.comment));
    }
    put("BO", &board(&game.start));
    let mut color = game.start.turn();
    for (number, step) in (1..).zip(game.steps()) {
        match step {
            LineStep::Move(played) => {
                let tag = if color == Color::Black { "B" } else { "W" };
                put(tag, &write_move(played, game.start.size()));
                color = !color;
            }
            LineStep::Correction(position) => {
                put("BO", &board(position));
                color = position.turn();
            }
        }
        for (_, comment) in game.comments.iter().filter(|(after, _)| *after == number) {
            put("CO", &written_text(comment));
        }
    }
    out + ";)"
}

/// The value of `BO`: `8 -------- … *`.
fn board(position: &Position) -> String {
    let board = Setup::from(position).to_string().replace('X', "*").replace('\n', " ");
    let turn = if position.turn() == Color::Black { '*' } else { 'O' };
    format!("{} {board}{turn}", side(position.size()))
}

/// Signs that a value cannot hold, each with what stands for it; a backslash is doubled.
const ESCAPES: [(&str, &str); 3] = [("\n", "\\n"), ("[", "\\{"), ("]", "\\}")];

/// Escapes a text, so that it has one line and no brackets.
fn written_text(text: &str) -> String {
    let text = text.replace(|c: char| c.is_control() && c != '\n', " ").replace('\\', "\\\\");
    ESCAPES.iter().fold(text, |text, (sign, written)| text.replace(sign, written))
}

/// Undoes [`written_text`]; a backslash before any other sign is kept.
fn plain_text(written: &str) -> String {
    let plain = |part: &str| {
        ESCAPES.iter().fold(part.to_owned(), |text, (sign, written)| text.replace(written, sign))
    };
    written.split("\\\\").map(plain).collect::<Vec<_>>().join("\\")
}

/// `8`, or `6x10` for a rectangle.
fn side(size: BoardSize) -> String {
    if size.is_square() { size.width().to_string() } else { format!("{}x{}", size.width(), size.height()) }
}

/// `F5`, or `PA`.
pub fn move_name(mv: Move, size: BoardSize) -> String {
    mv.square().map_or("PA".to_owned(), |square| square.name(size).to_uppercase())
}

/// `F5/1.25/0.5`; unknown parts at the end are left out.
pub fn write_move(played: &PlayedMove, size: BoardSize) -> String {
    let name = move_name(played.mv, size);
    let eval = played.eval.map_or(String::new(), |eval| eval.to_string());
    match played.time {
        Some(time) => format!("{name}/{eval}/{}", time.as_millis() as f64 / 1000.0),
        None if played.eval.is_some() => format!("{name}/{eval}"),
        None => name,
    }
}

/// What `RE` adds to the score for the reason of an ending.
fn flag(reason: EndReason) -> &'static str {
    ["", ":r", ":t", ":s", ":f"][reason as usize]
}

/// `15:00//02:00`: the main time, the increment, and the time that the server adds once these are used up.
fn write_clock(control: Option<TimeControl>, grace: Duration) -> String {
    let [main, increment] =
        [TimeControl::main, TimeControl::increment].map(|of| control.map_or(Duration::ZERO, of));
    let part = |time: Duration| if time.is_zero() { String::new() } else { minutes(time) };
    match increment.is_zero() && grace.is_zero() {
        true => minutes(main),
        false => format!("{}/{}/{}", minutes(main), part(increment), part(grace)),
    }
}

/// Minutes and seconds, `15:00`; decimals where there are any.
fn minutes(time: Duration) -> String {
    let (seconds, millis) = (time.as_secs(), format!(".{:03}", time.subsec_millis()));
    let decimals = millis.trim_end_matches('0').trim_end_matches('.');
    format!("{:02}:{:02}{decimals}", seconds / 60, seconds % 60)
}
