//! `outflank-lab grades`: how many bad grades of a review a deeper review takes back, and how many it adds.
//!
//! Only moves with more than 24 empty squares count: the rest is proven at every level from 22 on.

use analysis::grade::Grade;
use analysis::review::{PROVEN_FROM, Review};
use clap::Args;
use cli::commands::review::Searches;
use cli::commands::{Machine, Output, cannot_write, on_terminal, out, read_level, rounded};
use cli::records;
use cli::source;
use engine::book::Book;
use engine::{Level, Thinker};
use othello::record::Record;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Arguments of `grades`.
#[derive(Args, Debug)]
pub struct Grades {
    /// A file of games in any format that Outflank reads, or a folder of files
    #[arg(value_name = "GAMES")]
    games: String,
    /// Levels to compare with the reference
    #[arg(long, value_delimiter = ',', value_parser = read_level, default_value = "27")]
    levels: Vec<Level>,
    /// The level that is taken to be right
    #[arg(long, value_parser = read_level, default_value = "30")]
    reference: Level,
    /// Take every game with this distance between their numbers, from the first on
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// The number of the first game
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    first: u32,
    /// The number of games
    #[arg(long, value_name = "N")]
    count: Option<usize>,
    #[command(flatten)]
    machine: Machine,
}

/// The grades of a level compared with those of the reference.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Inaccuracies and worse.
    pub n_graded: u32,
    /// Those that are inaccuracies or worse in the reference.
    pub n_standing: u32,
    /// Those that have the same grade there.
    pub n_alike: u32,
    /// Inaccuracies and worse of the reference.
    pub n_of_reference: u32,
    /// Those that this level grades better than an inaccuracy.
    pub n_missed: u32,
    /// What the reviews took.
    pub time: Duration,
}

impl Tally {
    /// Counts the grades of a game before the moves that are proven.
    pub fn add(&mut self, review: &Review, reference: &Review, time: Duration) {
        self.time += time;
        for (played, right) in review.moves().iter().zip(reference.moves()) {
            if review.positions()[played.at].empties().len() <= PROVEN_FROM {
                continue;
            }
            let [grade, right] = [played, right].map(Grade::of);
            self.n_graded += u32::from(grade.is_signed());
            self.n_standing += u32::from(grade.is_signed() && right.is_signed());
            self.n_alike += u32::from(grade.is_signed() && right == grade);
            self.n_of_reference += u32::from(right.is_signed());
            self.n_missed += u32::from(right.is_signed() && !grade.is_signed());
        }
    }
}

/// Reviews the games at every level and writes how the grades compare.
///
/// # Errors
/// With a sentence, when a file cannot be read or a line cannot be written.
pub fn run(arguments: &Grades, output: Output) -> Result<(), String> {
    let games = source::games(std::slice::from_ref(&arguments.games))?.map(|(_, record)| record);
    let chosen = games.skip(arguments.first as usize - 1).step_by(arguments.every as usize);
    let records: Vec<Record> = chosen.take(arguments.count.unwrap_or(usize::MAX)).collect();
    let mut progress = on_terminal();
    let (mut tallies, mut reference_time) = (BTreeMap::<Level, Tally>::new(), Duration::ZERO);
    for (n_done, record) in records.iter().enumerate() {
        let mut review = |level: Level| {
            progress(&format!("game {} of {}, level {}", n_done + 1, records.len(), level.number()));
            reviewed(arguments, level, record)
        };
        let (reference, time) = review(arguments.reference);
        reference_time += time;
        for &level in &arguments.levels {
            let (found, time) = review(level);
            tallies.entry(level).or_default().add(&found, &reference, time);
        }
        progress("");
        write(&tallies, n_done + 1, arguments.reference, reference_time, output, &mut out())
            .map_err(cannot_write)?;
    }
    Ok(())
}

fn reviewed(arguments: &Grades, level: Level, record: &Record) -> (Review, Duration) {
    let searches = Searches { level, resources: arguments.machine.resources(), book: Book::embedded() };
    let begin = Instant::now();
    let review = searches.plan(record).run(&mut Thinker::new(searches.resources), |_| ());
    (review, begin.elapsed())
}

fn write(
    tallies: &BTreeMap<Level, Tally>,
    n_games: usize,
    reference: Level,
    reference_time: Duration,
    output: Output,
    out: &mut dyn Write,
) -> io::Result<()> {
    let a_game = |time: Duration| rounded(time.as_secs_f64() / n_games as f64, 2);
    for (level, tally) in tallies {
        let (level, seconds) = (level.number(), a_game(tally.time));
        let Tally { n_graded, n_standing, n_alike, n_of_reference, n_missed, .. } = *tally;
        match output {
            Output::Text => writeln!(
                out,
                "{n_games} games, level {level}: {n_standing} of {n_graded} grades stand, {n_alike} are \
                alike; {n_missed} of {n_of_reference} missed; {seconds} s a game (level {}: {} s)",
                reference.number(),
                a_game(reference_time)
            )?,
            Output::Json => {
                records::write(
                    out,
                    &records::Record::Grades(records::GradesTotal {
                        games: n_games,
                        level,
                        graded: n_graded,
                        standing: n_standing,
                        alike: n_alike,
                        of_reference: n_of_reference,
                        missed: n_missed,
                        seconds,
                        reference: reference.number(),
                        reference_seconds: a_game(reference_time),
                    }),
                )?;
            }
        }
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Resources;
    use othello::rules::{Goal, Move, Position};

    #[test]
    fn a_review_compared_with_itself_differs_in_no_grade() {
        let size = "6x6".parse().unwrap();
        let mut record = Record::new(Position::start(size), Goal::MostDiscs);
        while record.position().outcome().is_none() {
            let square = record.position().legal_moves().iter().next();
            record.play(square.map_or(Move::Pass, Move::Place)).unwrap();
        }
        let review = |level| {
            let resources = Resources { n_threads: 1, table_mb: 16 };
            let searches = Searches { level: Level::new(level), resources, book: None };
            searches.plan(&record).run(&mut Thinker::new(resources), |_| ())
        };
        let (shallow, deep) = (review(15), review(20));
        let mut tally = Tally::default();
        tally.add(&deep, &deep, Duration::from_secs(1));
        assert!(tally.n_graded > 0, "the first of all moves is rarely the best");
        assert_eq!((tally.n_standing, tally.n_alike), (tally.n_graded, tally.n_graded));
        assert_eq!((tally.n_of_reference, tally.n_missed), (tally.n_graded, 0));
        let mut other = Tally::default();
        other.add(&shallow, &deep, Duration::ZERO);
        assert_eq!(other.n_of_reference - other.n_missed, other.n_standing);
        assert_eq!(other.n_of_reference, tally.n_graded);
    }
}
