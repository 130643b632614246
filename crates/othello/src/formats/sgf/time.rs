//! The clocks of a game in SGF: `TM` is the main time in seconds, `OT` the overtime, `BL` and `WL` the time
//! that a side has left after its move. SGF does not define the form of `OT`; large servers write `5 fischer`
//! and `3x30 byo-yomi`. Outflank adds `XTM` and `XOT` for White's times if they differ, and `XGB` and `XGW`
//! for the time that a server adds to a clock that has run out.

use crate::clock::{self, Bonus, Clock, TimeControl};
use crate::record::{Header, NodeId, Record};
use crate::rules::{ByColor, Color, Position};
use std::collections::HashMap;
use std::fmt::Write;
use std::time::Duration;

/// The tags of each side's times. If White's tags are missing, Black's apply to both.
pub(super) const TAGS: ByColor<[&str; 2]> = ByColor { black: ["TM", "OT"], white: ["XTM", "XOT"] };

/// The tags of the time that is added once a clock has run out.
pub(super) const GRACE: ByColor<&str> = ByColor { black: "XGB", white: "XGW" };

/// The tags of the time and the periods that a side has left after its move.
pub(super) const LEFT: ByColor<[&str; 2]> = ByColor { black: ["BL", "OB"], white: ["WL", "OW"] };

/// Writes the properties of the root that set the clocks.
pub(super) fn write_header(header: &Header, out: &mut String) {
    if let Some(controls) = header.clocks {
        let n = if controls.black == controls.white { 1 } else { 2 };
        for color in Color::BOTH.into_iter().take(n) {
            let (control, [main, overtime]) = (controls[color], TAGS[color]);
            _ = write!(out, "{main}[{}]", seconds(control.main()));
            _ = match control.bonus() {
                Bonus::None => Ok(()),
                Bonus::Increment(time) => write!(out, "{overtime}[{} fischer]", seconds(time)),
                Bonus::Periods { n, each } => write!(out, "{overtime}[{n}x{} byo-yomi]", seconds(each)),
            };
        }
    }
    for color in Color::BOTH.into_iter().filter(|color| !header.grace[*color].is_zero()) {
        _ = write!(out, "{}[{}]", GRACE[color], seconds(header.grace[color]));
    }
}

/// Reads a side's time; `None` if `main` is no time.
pub(super) fn read_control(main: &str, overtime: Option<&str>) -> Option<TimeControl> {
    TimeControl::new(read_seconds(main.trim())?, overtime.map_or(Bonus::None, read_overtime))
}

/// Reads `5 fischer`, `3x30 byo-yomi`; other forms give no bonus.
fn read_overtime(text: &str) -> Bonus {
    let text = text.trim().to_ascii_lowercase();
    let first = text.split_whitespace().next().unwrap_or_default();
    if let Some((n, each)) = first.split_once('x')
        && let (Ok(n), Some(each)) = (n.parse(), read_seconds(each))
    {
        return Bonus::Periods { n, each };
    }
    match read_seconds(first) {
        Some(time) if text.contains("fischer") => Bonus::Increment(time),
        _ => Bonus::None,
    }
}

pub(super) fn read_seconds(text: &str) -> Option<Duration> {
    let seconds = text.parse().ok().filter(|seconds: &f64| (0.0..1e7).contains(seconds))?;
    Some(Duration::from_millis((seconds * 100.0).round() as u64 * 10))
}

/// A time in seconds, with decimals.
fn seconds(time: Duration) -> f64 {
    time.as_millis() as f64 / 1000.0
}

/// The clocks after each move of a record that was played with clocks, as far as the times are known.
pub(super) fn clocks(record: &Record) -> HashMap<NodeId, (Color, Clock)> {
    let mut moved = HashMap::new();
    let Some(controls) = record.header.clocks else { return moved };
    // The side to move after each node, and the clocks.
    let mut after = HashMap::from([(Record::ROOT, (record.start().turn(), clock::after(controls, [])))]);
    for node in record.nodes() {
        let (color, mut clocks) = after[&record.parent(node).expect("only the start has none")];
        if let Some(move_time) = record.move_time(node) {
            clocks[color] = clocks[color].play(move_time.duration());
            moved.insert(node, (color, clocks[color]));
        }
        after.insert(node, (record.correction(node).map_or(!color, Position::turn), clocks));
    }
    moved
}

/// Writes the time that a side has left after its move, and in byo-yomi its periods.
pub(super) fn write_left(color: Color, clock: Clock, out: &mut String) {
    let [left, periods] = LEFT[color];
    _ = write!(out, "{left}[{}]", seconds(clock.left()));
    if clock.is_in_byo_yomi() {
        _ = write!(out, "{periods}[{}]", clock.n_periods);
    }
}
