//! `outflank-lab train human report`: how well the model predicts the moves of people.

use clap::Args;
use cli::commands::human::ModelArguments;
use cli::input::{GameInput, cannot_use, read_text};
use cli::terminal::say;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use train::human::fit::Sample;
use train::human::games::Games;
use train::human::rate::{Impression, rate};
use train::human::ratings::Career;
use train::human::report::Report;
use train::human::split::casual_rating;

#[derive(Args, Debug)]
pub struct ReportArguments {
    /// Files of games in any format; tables of casual games end in .tsv
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// File of ratings, as `train human ratings` writes it [default: estimated from the games]
    #[arg(long)]
    ratings: Option<PathBuf>,
    /// Maximum number of games, drawn evenly
    #[arg(long)]
    games: Option<usize>,
    #[command(flatten)]
    model: ModelArguments,
}

/// Adds the games of a file.
pub(super) fn add_file(games: &mut Games, path: &Path) -> Result<(), String> {
    if path.extension().is_some_and(|ending| ending == "tsv") {
        return games.add_casual(&read_text(path)?).map_err(|error| cannot_use(path, error));
    }
    let files = GameInput::of_file(path)?;
    match files.loaded.wthor() {
        Some((base, names)) => games.add_wthor(base, names),
        None => (0..files.loaded.len()).for_each(|index| games.add_record(&files.loaded.record(index))),
    }
    Ok(())
}

pub(super) fn report(arguments: &ReportArguments) -> Result<(), String> {
    let mut games = Games::default();
    arguments.files.iter().try_for_each(|path| add_file(&mut games, path))?;
    if let Some(n_games) = arguments.games {
        let every = games.games.len().div_ceil(n_games.max(1)).max(1);
        games.games = games.games.into_iter().step_by(every).collect();
    }
    if games.games.is_empty() {
        return Err("These files hold no game of 8×8 between people.".to_owned());
    }
    let (model, values) = (arguments.model.model()?, arguments.model.values(&games)?);
    let mut samples = samples(&games);
    let n = games.games.len();
    if let Some(path) = &arguments.ratings {
        let n_unknown = rate_by_file(&games, &mut samples, path)?;
        say(format_args!("{n} games, ratings from {}; {n_unknown} players left out", path.display()))?;
    } else {
        // Casual players have their rating; others are rated by all of their moves at once.
        for samples in samples.iter_mut().filter(|samples| samples.iter().any(|(_, one)| one.rating == 0.0)) {
            let choices: Vec<_> = samples.iter().map(|(_, sample)| sample.choice).collect();
            let Impression { rating, .. } = rate(&choices, &model, &values);
            samples.iter_mut().for_each(|(_, sample)| sample.rating = rating);
        }
        say(format_args!("{n} games, ratings judged from these moves themselves"))?;
    }
    let samples: Vec<Sample> = samples.into_iter().flatten().map(|(_, sample)| sample).collect();
    let pool = crate::pool(arguments.model.threads.number())?;
    Report::new(&samples, &model, &values, &pool).lines().iter().try_for_each(say)
}

/// The choices of each player, each with its year. Only casual players have a rating yet.
fn samples(games: &Games) -> Vec<Vec<(u16, Sample)>> {
    let mut samples = vec![Vec::new(); games.players.len()];
    for game in &games.games {
        for choice in game.choices() {
            let player = game.players[usize::from(choice.is_white)] as usize;
            let rating = games.given_ratings[player].map_or(0.0, casual_rating);
            samples[player].push((game.year, Sample { choice, rating }));
        }
    }
    samples
}

/// Sets the ratings from a file. Returns how many players the file lacks, and removes their choices.
fn rate_by_file(games: &Games, samples: &mut [Vec<(u16, Sample)>], path: &Path) -> Result<usize, String> {
    let mut careers: HashMap<String, Career> = HashMap::new();
    for (number, line) in (1..).zip(read_text(path)?.lines()).skip(1) {
        let mut columns = line.split('\t');
        let mut next = || columns.next().ok_or_else(|| format!("line {number} of the ratings is too short"));
        let (name, year, rating) = (next()?.to_owned(), next()?.parse(), next()?.parse());
        let (Ok(year), Ok(rating)) = (year, rating) else {
            return Err(format!("line {number} of the ratings has no year or no rating"));
        };
        careers.entry(name).or_default().years.push((year, rating, 1));
    }
    let mut n_unknown = 0;
    for (samples, name) in samples.iter_mut().zip(&games.players) {
        match careers.get(name) {
            Some(career) => samples.iter_mut().for_each(|(year, sample)| {
                sample.rating = career.rating(*year).expect("a career has years");
            }),
            None => {
                n_unknown += usize::from(!samples.is_empty());
                samples.clear();
            }
        }
    }
    Ok(n_unknown)
}
