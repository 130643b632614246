//! `outflank-lab grades`: how many bad grades of a review a deeper review takes back, and how many it adds.
//!
//! Only moves with more than 24 empty squares count: the rest is proven at every level from 22 on.

use analysis::grade::Grade;
use analysis::review::{PROVEN_FROM, Review};
use clap::Args;
use cli::arguments::{Machine, read_level};
use cli::commands::review::Searches;
use cli::records::{GradeTally, GradesTotal, Record as OutputRecord, rounded};
use cli::source;
use cli::terminal::Results;
use engine::book::Book;
use engine::{Level, Thinker};
use othello::record::Record;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

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
    /// Take one game in this many, from the first on
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

/// Adds the grades of a game's moves to the tally, up to the first proven move.
fn add(tally: &mut GradeTally, review: &Review, reference: &Review) {
    for (played, right) in review.moves.iter().zip(&reference.moves) {
        if review.positions[played.at].empties().len() <= PROVEN_FROM {
            continue;
        }
        let [grade, right] = [played, right].map(Grade::of);
        tally.graded += u32::from(grade.has_sign());
        tally.standing += u32::from(grade.has_sign() && right.has_sign());
        tally.alike += u32::from(grade.has_sign() && right == grade);
        tally.of_reference += u32::from(right.has_sign());
        tally.missed += u32::from(right.has_sign() && !grade.has_sign());
    }
}

/// Reviews the games at every level and writes how the grades compare.
pub fn run(arguments: &Grades, results: &mut Results) -> Result<(), String> {
    let games = source::games(std::slice::from_ref(&arguments.games))?.map(|(_, record)| record);
    let chosen = games.skip(arguments.first as usize - 1).step_by(arguments.every as usize);
    let records: Vec<Record> = chosen.take(arguments.count.unwrap_or(usize::MAX)).collect();
    let mut tallies = BTreeMap::<Level, (GradeTally, Duration)>::new();
    let mut reference_time = Duration::ZERO;
    for (n_games, record) in (1..).zip(&records) {
        let mut review = |level: Level| {
            results.progress(&format!("game {n_games} of {}, level {}", records.len(), level.number()));
            reviewed(arguments, level, record)
        };
        let (right, time) = review(arguments.reference);
        reference_time += time;
        for &level in &arguments.levels {
            let (found, time) = review(level);
            let (tally, sum) = tallies.entry(level).or_default();
            add(tally, &found, &right);
            *sum += time;
        }
        results.progress("");
        let seconds_per_game = |time: Duration| rounded(time.as_secs_f64() / n_games as f64, 2);
        for (level, &(tally, time)) in &tallies {
            let (level, seconds) = (level.number(), seconds_per_game(time));
            let (reference, reference_seconds) =
                (arguments.reference.number(), seconds_per_game(reference_time));
            let GradeTally { graded, standing, alike, of_reference, missed } = tally;
            let text = format!(
                "{n_games} games, level {level}: {standing} of {graded} grades stand, {alike} are alike; \
                {missed} of {of_reference} missed; {seconds} s a game (level {reference}: \
                {reference_seconds} s)"
            );
            let total = GradesTotal { games: n_games, level, tally, seconds, reference, reference_seconds };
            results.put(OutputRecord::Grades(total), text)?;
        }
    }
    Ok(())
}

fn reviewed(arguments: &Grades, level: Level, record: &Record) -> (Review, Duration) {
    let searches = Searches { level, resources: arguments.machine.resources(), book: Book::embedded() };
    let begin = Instant::now();
    let review = searches.plan(record).run(&mut Thinker::new(searches.resources), |_| ());
    (review, begin.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::random_game;
    use engine::Resources;

    #[test]
    fn a_review_compared_with_itself_differs_in_no_grade() {
        let record = random_game("6x6".parse().unwrap(), 1);
        let review = |level| {
            let resources = Resources { n_threads: 1, table_mb: 16 };
            let searches = Searches { level: Level::new(level), resources, book: None };
            searches.plan(&record).run(&mut Thinker::new(resources), |_| ())
        };
        let (shallow, deep) = (review(15), review(20));
        let tally = |review, reference| {
            let mut tally = GradeTally::default();
            add(&mut tally, review, reference);
            tally
        };
        let GradeTally { graded, standing, alike, of_reference, missed } = tally(&deep, &deep);
        assert!(graded > 0, "a random move is rarely the best");
        assert_eq!([standing, alike, of_reference, missed], [graded, graded, graded, 0]);
        let other = tally(&shallow, &deep);
        assert_eq!(other.of_reference - other.missed, other.standing);
        assert_eq!(other.of_reference, graded);
    }
}
