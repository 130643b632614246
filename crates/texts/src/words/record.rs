//! Words for the contents of a record: players, judgements of moves, and times.

use super::{color_name, kept_name};
use crate::text;
use othello::record::{Header, Judgement, MoveTime, NodeId, Record, Step, judged};
use othello::rules::{BoardSize, Color};

/// A player of a game.
pub struct NamedPlayer {
    /// The name.
    pub name: String,
    /// "Black: Tamenori Hideshi", and below it where and when, as far as that is known.
    pub details: String,
}

/// The player of a colour, if the record names one.
pub fn named_player(header: &Header, color: Color) -> Option<NamedPlayer> {
    let name = kept_name(header.players[color].trim());
    let known = [&header.event, &header.place, &header.date].map(|text| text.trim());
    let known: Vec<&str> = known.into_iter().filter(|text| !text.is_empty()).collect();
    let place = if known.is_empty() { String::new() } else { format!("\n{}", known.join(" · ")) };
    let details = format!("{}: {name}{place}", color_name(color));
    (!name.is_empty()).then_some(NamedPlayer { name, details })
}

/// "excellent", "doubtful".
pub fn judgement_name(judgement: Judgement) -> String {
    match judgement {
        Judgement::Excellent => text!("judgement-excellent"),
        Judgement::Good => text!("judgement-good"),
        Judgement::Interesting => text!("judgement-interesting"),
        Judgement::Doubtful => text!("judgement-doubtful"),
        Judgement::Bad => text!("judgement-bad"),
        Judgement::Blunder => text!("judgement-blunder"),
    }
}

/// The sign among moves for a correction: the board is not the one that the moves lead to.
pub const CORRECTED: &str = "≠";

/// A move, or the sign of a correction, with the sign of its judgement.
pub fn judged_name(record: &Record, node: NodeId, size: BoardSize) -> Option<String> {
    let judgement = record.annotations(node).and_then(|notes| notes.judgement);
    Some(match record.step_into(node)? {
        Step::Move(mv) => judged(*mv, judgement, size),
        Step::Correction(_) => CORRECTED.to_owned() + judgement.map_or("", Judgement::sign),
    })
}

/// "0.25 s", "8.4 s", "2 min 5 s", "3 h 10 min".
pub fn time_words(time: MoveTime) -> String {
    let seconds = time.seconds();
    let whole = seconds.round() as u64;
    match seconds {
        ..1.0 => text!("time-seconds", seconds = text::shortest(seconds)),
        ..59.95 => text!("time-seconds", seconds = text::decimal(seconds, 1)),
        ..3599.5 => text!("time-minutes", minutes = whole / 60, seconds = whole % 60),
        _ => text!("time-hours", hours = whole / 3600, minutes = whole / 60 % 60),
    }
}

/// "0:08", "2:05", "1:05:00": a time as a clock shows it.
pub fn clock_words(seconds: u64) -> String {
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::ByColor;

    #[test]
    fn times_are_written_for_people() {
        let check = |seconds: &str, expected: &str| {
            assert_eq!(time_words(MoveTime::parse(seconds).unwrap()), expected);
        };
        check("0", "0 s");
        check("0.04", "0.04 s");
        check("8.4", "8.4 s");
        check("59.94", "59.9 s");
        check("59.96", "1 min 0 s");
        check("125.2", "2 min 5 s");
        check("3599.7", "1 h 0 min");
        check("11400", "3 h 10 min");
        check("1e300", "2400 h 0 min");
    }

    #[test]
    fn players_are_named_where_the_record_says_who_they_are() {
        assert!(named_player(&Header::default(), Color::Black).is_none());
        let players = ByColor::new(" Tamenori ".to_owned(), "Murakami".to_owned());
        let (event, date) = ("Grand Prix".to_owned(), "2023-07".to_owned());
        let header = Header { players, event, date, ..Header::default() };
        let player = named_player(&header, Color::White).unwrap();
        assert_eq!([player.name, player.details], ["Murakami", "White: Murakami\nGrand Prix · 2023-07"]);
    }
}
