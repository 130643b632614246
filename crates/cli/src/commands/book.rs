//! `outflank-engine book`: the opening book made, shown and checked.

pub mod bounds;

use super::{About, Output};
use bounds::{Bound, Contradiction};
use engine::book::{Book, BookMove, Grower, Summary};
use othello::evaluation::Evaluation;
use othello::rules::{Move, Position};
use serde_json::json;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// What is done to a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// More positions.
    Extend,
    /// The values of the leaves found anew, where they come from other weights or a lesser effort.
    Refresh,
}

/// When to stop, whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Until {
    /// The book has this many positions.
    pub n_positions: usize,
    /// This much time has gone by.
    pub time: Option<Duration>,
}

/// The longest time before the book is saved again.
const KEEP: Duration = Duration::from_secs(60);

/// Works on a book round by round. `keep` is handed it now and then and at the end: no more than a minute is
/// lost when the program is stopped, and the same command goes on where it was. `progress` hears how far
/// things are.
///
/// # Errors
/// When the book cannot be kept or a line not be written.
pub fn work(
    book: &mut Book,
    work: Work,
    until: Until,
    grower: &mut Grower,
    keep: &mut dyn FnMut(&Book) -> io::Result<()>,
    progress: &mut dyn FnMut(&str),
    out: &mut dyn Write,
) -> io::Result<()> {
    let begin = Instant::now();
    let (mut kept, mut n_searched, n_before) = (begin, 0, book.n_positions());
    let mut cost = None;
    while until.time.is_none_or(|time| begin.elapsed() < time)
        && (work == Work::Refresh || book.n_positions() < until.n_positions)
    {
        let round = match work {
            Work::Extend => grower.extend(book),
            Work::Refresh => grower.refresh(book),
        };
        if round.cost.is_none() {
            break;
        }
        (cost, n_searched) = (round.cost, n_searched + round.n_searched);
        if kept.elapsed() >= KEEP {
            keep(book)?;
            kept = Instant::now();
        }
        let speed = n_searched as f64 / begin.elapsed().as_secs_f64();
        let n_left = match work {
            Work::Extend => until.n_positions.saturating_sub(book.n_positions()),
            Work::Refresh => grower.n_stale(book),
        };
        let by_number = n_left as f64 / speed;
        let by_time =
            until.time.map_or(f64::INFINITY, |time| time.saturating_sub(begin.elapsed()).as_secs_f64());
        let left = About(by_number.min(by_time));
        progress(&format!(
            "{} positions, {speed:.0} searched a second, about {left} left",
            book.n_positions()
        ));
    }
    keep(book)?;
    progress("");
    let n_new = book.n_positions() - n_before;
    let seconds = begin.elapsed().as_secs_f64();
    let cost = cost
        .map_or(String::new(), |cost| format!(", the last at a cost of {:.1} discs", f64::from(cost) / 2.0));
    let n = book.n_positions();
    writeln!(out, "{n} positions, {n_new} of them new; {n_searched} searched in {seconds:.0} s{cost}")
}

/// Writes what is in a book, in numbers.
///
/// # Errors
/// When a line cannot be written.
pub fn info(book: &Book, n_bytes: usize, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let Summary { n_positions, n_open, by_ply, efforts, root } = book.summary();
    if output == Output::Json {
        let object = json!({
            "positions": n_positions, "open": n_open, "bytes": n_bytes, "value": root.score.discs(),
            "depth": root.depth,
        });
        return writeln!(out, "{object}");
    }
    let per_position = 8.0 * n_bytes as f64 / n_positions as f64;
    writeln!(out, "{n_positions} positions in {n_bytes} bytes, {per_position:.2} bits each")?;
    writeln!(out, "{n_open} of them with all their moves")?;
    writeln!(out, "the start is worth {:+} to Black, {} plies deep", root.score.discs(), root.depth)?;
    for (effort, n) in efforts {
        let (depth, selectivity) = (effort.depth, effort.selectivity);
        writeln!(
            out,
            "{n:7} searched {depth} plies at {selectivity} %, by the weights {:016x}",
            effort.weights
        )?;
    }
    writeln!(out, "plies  positions  with moves")?;
    for (ply, (n, n_open)) in by_ply.iter().enumerate() {
        writeln!(out, "{ply:5} {n:10} {n_open:11}")?;
    }
    Ok(())
}

/// Writes what a book knows of a position: each move with its value for the side to move, how deep it looks,
/// and best play.
///
/// # Errors
/// When a line cannot be written.
pub fn show(book: &Book, position: &Position, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let size = position.size();
    let names = |moves: &[Move]| moves.iter().map(|mv| mv.name(size)).collect::<Vec<_>>();
    let moves = book.moves(position);
    if moves.is_empty() {
        let known = book.evaluation(position);
        return match (output, known) {
            (Output::Json, _) => writeln!(out, "{}", json!({ "moves": [] })),
            (Output::Text, None) => writeln!(out, "The book does not know this position."),
            (Output::Text, Some(known)) => {
                let (value, depth) = (known.plain(), known.depth);
                writeln!(out, "A leaf of the book: {value} for {}, {depth} plies deep.", position.turn())
            }
        };
    }
    for BookMove { mv, evaluation, .. } in moves {
        let line = names(&book.line(position, mv));
        let (name, value) = (mv.name(size), evaluation.score.discs());
        let Evaluation { depth, selectivity, .. } = evaluation;
        match output {
            Output::Text => {
                writeln!(out, "{name:4} {value:+4}  depth {depth:2} at {selectivity} %  {}", line.join(" "))?
            }
            Output::Json => {
                let object = json!({
                    "move": name, "value": value, "depth": depth, "selectivity": selectivity, "line": line,
                });
                writeln!(out, "{object}")?;
            }
        }
    }
    Ok(())
}

/// Compares a book with proven bounds, writes what contradicts them, and says whether nothing does.
///
/// # Errors
/// When a line cannot be written.
pub fn check(book: &Book, bounds: &[Bound], out: &mut dyn Write) -> io::Result<bool> {
    let n_known = bounds.iter().filter(|bound| book.evaluation(&bound.position).is_some()).count();
    let contradictions = bounds::contradictions(book, bounds);
    for Contradiction { bound, value } in &contradictions {
        let Bound { position, least, most } = bound;
        writeln!(out, "{value:+} is not within {least:+} to {most:+}:\n{position}")?;
    }
    let n = contradictions.len();
    writeln!(
        out,
        "{n_known} of {} positions with proven bounds are in the book, {n} contradict them",
        bounds.len()
    )?;
    Ok(n == 0)
}

/// Opens more lines below the positions whose values contradict proven bounds, until they do not or
/// `n_rounds` rounds have not helped. `keep` is handed the book at the end.
///
/// # Errors
/// When the book cannot be kept or a line not be written.
pub fn settle(
    book: &mut Book,
    bounds: &[Bound],
    n_rounds: usize,
    grower: &mut Grower,
    keep: &mut dyn FnMut(&Book) -> io::Result<()>,
    progress: &mut dyn FnMut(&str),
    out: &mut dyn Write,
) -> io::Result<()> {
    let n_before = book.n_positions();
    for round in 1..=n_rounds {
        let contradictions = bounds::contradictions(book, bounds);
        progress(&format!("round {round} of {n_rounds}: {} contradictions", contradictions.len()));
        let extended =
            |found: &Contradiction| grower.extend_below(book, &found.bound.position).cost.is_some();
        if contradictions.iter().map(extended).filter(|extended| *extended).count() == 0 {
            break;
        }
    }
    keep(book)?;
    progress("");
    writeln!(out, "{} positions more", book.n_positions() - n_before)?;
    check(book, bounds, out).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::pattern::Weights;
    use othello::rules::BoardSize;

    fn text(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
        let mut out = Vec::new();
        write(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn small() -> Book {
        let mut grower = Grower::new(1, 73, Weights::embedded().unwrap(), 1).unwrap();
        let mut book = grower.begin();
        let until = Until { n_positions: 300, time: None };
        let mut n_kept = 0;
        let mut keep = |_: &Book| {
            n_kept += 1;
            Ok(())
        };
        let said = text(|out| work(&mut book, Work::Extend, until, &mut grower, &mut keep, &mut |_| {}, out));
        let n = book.n_positions();
        assert!(n >= 300 && n_kept == 1);
        assert!(
            said.starts_with(&format!("{n} positions, {} of them new; {} searched in ", n - 1, n - 1)),
            "{said}"
        );
        book
    }

    #[test]
    fn work_ends_when_nothing_is_left_to_do() {
        let mut book = small();
        let mut grower = Grower::new(2, 73, Weights::embedded().unwrap(), 2).unwrap();
        let none = Until { n_positions: 100, time: None };
        let keep = &mut |_: &Book| Ok(());
        let said = text(|out| work(&mut book, Work::Extend, none, &mut grower, keep, &mut |_| {}, out));
        assert!(said.contains(" 0 of them new; 0 searched"), "{said}");
        let n_leaves = book.n_positions() - book.summary().n_open;
        let said = text(|out| work(&mut book, Work::Refresh, none, &mut grower, keep, &mut |_| {}, out));
        assert!(said.contains(&format!(" 0 of them new; {n_leaves} searched")), "{said}");
        assert_eq!(grower.n_stale(&book), 0);
    }

    #[test]
    fn a_position_is_shown_with_its_moves_the_best_first() {
        let (book, start) = (small(), Position::start(BoardSize::STANDARD));
        let shown = text(|out| show(&book, &start, Output::Json, out));
        let moves: Vec<serde_json::Value> =
            shown.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(moves.len(), 4);
        assert!(
            moves
                .iter()
                .all(|found| found["value"] == moves[0]["value"] && found["move"] == found["line"][0])
        );
        let shown = text(|out| show(&book, &start, Output::Text, out));
        assert_eq!(shown.lines().count(), 4);
        let foreign = Position::start(BoardSize::new(6, 6).unwrap());
        assert_eq!(
            text(|out| show(&book, &foreign, Output::Text, out)),
            "The book does not know this position.\n"
        );
        assert_eq!(text(|out| show(&book, &foreign, Output::Json, out)), "{\"moves\":[]}\n");
    }

    #[test]
    fn what_is_in_a_book_is_counted() {
        let book = small();
        let info = text(|out| info(&book, 1000, Output::Json, out));
        let info: serde_json::Value = serde_json::from_str(&info).unwrap();
        assert_eq!(
            (info["positions"].as_u64(), info["bytes"].as_u64()),
            (Some(book.n_positions() as u64), Some(1000))
        );
    }

    #[test]
    fn contradictions_are_settled_by_looking_further() {
        let (mut book, start) = (small(), Position::start(BoardSize::STANDARD));
        let reply = start.play(book.moves(&start)[0].mv).unwrap();
        let replies = book.moves(&reply);
        // That each reply were worth nothing is hardly so after so little a search; only the search is to be
        // seen at work.
        let bound = |found: &BookMove| Bound { position: reply.play(found.mv).unwrap(), least: 0, most: 0 };
        let bounds: Vec<Bound> = replies.iter().map(bound).collect();
        let before = (bounds::contradictions(&book, &bounds).len(), book.n_positions());
        let mut grower = Grower::new(1, 73, Weights::embedded().unwrap(), 1).unwrap();
        let keep = &mut |_: &Book| Ok(());
        text(|out| settle(&mut book, &bounds, 3, &mut grower, keep, &mut |_| {}, out));
        assert!(before.0 > 0 && book.n_positions() > before.1);
    }

    #[test]
    fn contradictions_are_found() {
        let (book, position) = (small(), Position::start(BoardSize::STANDARD));
        let value = i32::from(book.evaluation(&position).unwrap().score.discs());
        let bound = |least, most| Bound { position, least, most };
        assert!(check(&book, &[bound(value, value), bound(-64, value)], &mut Vec::new()).unwrap());
        let mut out = Vec::new();
        assert!(!check(&book, &[bound(value + 1, 64), bound(value, 64)], &mut out).unwrap());
        let said = String::from_utf8(out).unwrap();
        assert!(
            said.ends_with("2 of 2 positions with proven bounds are in the book, 1 contradict them\n"),
            "{said}"
        );
    }
}
