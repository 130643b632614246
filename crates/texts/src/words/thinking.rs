//! What the engine reports while it thinks, and what goes wrong with it or with another program's engine.

use super::{move_name, value_words};
use crate::text;
use engine::players::external::Failure;
use engine::{EngineError, Report};
use othello::evaluation::{Source, outcome_key};
use othello::rules::BoardSize;

/// "depth 14 at 87 % · +2.4 · f5 d6 c3… · 1.2 M", or "book, depth 21 · +1 · f5 d6 c3…": depth in plies,
/// certainty if it is below 100 %, value for the side to move, best line, number of positions. The words
/// leave out what the engine does not report.
pub fn report_words(report: &Report, size: BoardSize) -> String {
    let mut words = Vec::new();
    if report.depth > 0 {
        words.push(match report.selectivity {
            _ if is_from_book(report) => text!("report-book", depth = report.depth),
            100 => text!("report-depth", depth = report.depth),
            percent => text!("report-depth-sure", depth = report.depth, percent = percent),
        });
    }
    if let Some(line) = report.lines.first() {
        words.push(match line.outcome() {
            _ if line.is_exact() => text!("report-exactly", value = value_words(line)),
            Some(outcome) if line.in_discs().is_none() => {
                text!("report-proven", outcome = outcome_key(outcome))
            }
            _ => value_words(line),
        });
        let names: Vec<String> = line.line.iter().take(3).map(|&mv| move_name(mv, size)).collect();
        words.push(names.join(" ") + if line.line.len() > 3 { "…" } else { "" });
    }
    if report.nodes > 0 {
        words.push(short_number(report.nodes));
    }
    if words.is_empty() { text!("report-nothing-yet") } else { words.join(" · ") }
}

/// Whether the best line of a report is from the opening book.
pub fn is_from_book(report: &Report) -> bool {
    report.lines.first().is_some_and(|line| line.source == Source::Book)
}

/// `950`, `12 k`, `1.2 M`.
pub fn short_number(n: u64) -> String {
    match n {
        0..1_000 => n.to_string(),
        1_000..1_000_000 => format!("{} k", n / 1_000),
        // From 999 950 000 on the millions would round to 1000.0.
        1_000_000..999_950_000 => format!("{} M", text::decimal(n as f64 / 1e6, 1)),
        _ => format!("{} G", text::decimal(n as f64 / 1e9, 1)),
    }
}

/// A problem that does not stop the searches, in a sentence.
pub fn complaint_words(complaint: &EngineError) -> String {
    match complaint {
        EngineError::LittleMemory { wanted, granted } => {
            let [wanted, granted] = [*wanted, *granted].map(|megabytes| text::grouped(megabytes as u64));
            text!("complaint-memory", wanted = wanted, granted = granted)
        }
        EngineError::NoModel(reason) => text!("complaint-model", reason = reason.as_str()),
    }
}

/// The words after the name of another program's engine that say why it gave no move.
pub fn failure_words(failure: &Failure) -> String {
    match failure {
        Failure::NotStarted { reason, .. } => text!("engine-not-started", reason = reason.as_str()),
        Failure::Unready { failure, last_words } => {
            text!("engine-unready", reason = failure_words(failure), words = said(last_words))
        }
        Failure::Stopped => text!("engine-stopped"),
        Failure::Ended => text!("engine-ended"),
        Failure::Silent(time) => text!("engine-silent", n = time.as_secs()),
        Failure::NoMove(answer) => text!("engine-no-move", answer = said(answer)),
        Failure::Refused { command, reason } => {
            text!("engine-refused", command = command.as_str(), reason = said(reason))
        }
    }
}

/// The part of another program's output that can be shown.
pub fn said(text: &str) -> String {
    let is_shown = |c: &char| c.is_ascii_graphic() || *c == ' ' || c.is_alphanumeric();
    text.chars().filter(is_shown).take(60).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::evaluation::{Evaluation, Score};
    use othello::rules::{Move, Square};
    use std::cmp::Ordering;

    #[test]
    fn a_report_tells_what_is_known_proven_or_from_the_book() {
        assert_eq!(report_words(&Report::default(), BoardSize::STANDARD), "thinking…");
        let check = |value: Evaluation, (depth, selectivity, nodes): (u8, u8, u64), expected: &str| {
            let square = |name| Square::parse(name, BoardSize::STANDARD).unwrap();
            let moves = ["f5", "d6", "c3", "d3"].map(|name| Move::Place(square(name)));
            let lines = vec![value.with_line(moves.to_vec())];
            let report = Report { lines, depth, selectivity, nodes, ..Report::default() };
            assert_eq!(report_words(&report, BoardSize::STANDARD), expected);
        };
        let estimate = || Evaluation::estimate(Score::from_hundredths(240), 8, 100);
        check(estimate(), (8, 100, 1_234_567), "depth 8 · +2.4 · f5 d6 c3… · 1.2 M");
        check(estimate(), (8, 87, 1_234_567), "depth 8 at 87 % · +2.4 · f5 d6 c3… · 1.2 M");
        let [win, loss] = [Ordering::Greater, Ordering::Less].map(Evaluation::proven_outcome);
        check(win, (20, 100, 0), "depth 20 · proven win · f5 d6 c3…");
        check(loss, (20, 100, 0), "depth 20 · proven loss · f5 d6 c3…");
        check(Evaluation::proven(-12), (20, 100, 0), "depth 20 · exactly −12 · f5 d6 c3…");
        check(estimate().from(Source::Book), (21, 87, 0), "book, depth 21 · +2.4 · f5 d6 c3…");
        assert_eq!([999_940_000, 999_960_000].map(short_number), ["999.9 M", "1.0 G"]);
    }
}
