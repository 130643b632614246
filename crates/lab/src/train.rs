//! `outflank-lab train`: trains the evaluations and the model of human play, with the crate `train`.

mod arguments;
mod human;
mod large;

use arguments::{FitArguments, ProbcutArguments, SelfplayArguments};
use clap::Subcommand;
use cli::input::{self, cannot_write, read_weights};
use cli::shard::Shard;
use cli::terminal::{progress_bar, progress_line, say};
use engine::eight::Spread;
use engine::pattern::Weights;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use system::disk;
use train::dataset::{self, HEAD_LENGTH, Head, Record, Resume};
use train::fit::{self, PhaseReport, Weighted};
use train::pairs::{self, BlockReport};
use train::probcut;
use train::selfplay::Selfplay;
use train::{Play, Recipe};

#[derive(Subcommand, Debug)]
pub enum TrainCommand {
    /// Play games and write their positions with scores; continues the file if it exists
    Selfplay(SelfplayArguments),
    /// Fit weights to positions with scores
    Fit(FitArguments),
    /// Measure how well shallow searches predict deep ones, for the parameters of Multi-ProbCut
    Probcut(ProbcutArguments),
    /// Play games on large boards and fit the weights of their evaluation to search results
    Large(large::LargeArguments),
    /// Fit the model of human play to games of people
    #[command(subcommand)]
    Human(human::TrainHumanCommand),
}

pub fn run(command: &TrainCommand) -> Result<(), String> {
    match command {
        TrainCommand::Selfplay(arguments) => selfplay(arguments),
        TrainCommand::Fit(arguments) => fit(arguments),
        TrainCommand::Probcut(arguments) => probcut(arguments),
        TrainCommand::Large(arguments) => large::run(arguments),
        TrainCommand::Human(command) => human::run(command),
    }
}

fn selfplay(arguments: &SelfplayArguments) -> Result<(), String> {
    let play = if arguments.random {
        Play::Random
    } else {
        let SelfplayArguments { depth, opening, one_random_in, aside_one_in, .. } = arguments.clone();
        Play::Search { depth, opening, one_random_in, aside_one_in }
    };
    let weights = match arguments.random {
        true => Arc::new(Weights::zero()),
        false => read_weights(arguments.weights.as_deref())?,
    };
    let recipe = Recipe { play, exact_from: arguments.exact_from.clone() };
    let selfplay = Selfplay { recipe, weights: &weights, seed: arguments.seed };
    let (mut file, first) = open(&arguments.file, selfplay.head())?;
    let block = arguments.shard.unwrap_or(Shard::WHOLE).block(arguments.games as usize);
    let first = first.max(block.start as u32);
    let (start, time) = (Instant::now(), arguments.minutes);
    let line = progress_line("{msg}");
    let speed = |n_games: u32| f64::from(n_games) / start.elapsed().as_secs_f64();
    let (mut n_games, mut n_records) = (0, 0);
    let progress = &mut |games: u32, records: u64| {
        (n_games, n_records) = (games, records);
        let (done, speed) = (first + games, speed(games));
        line.set_message(format!("{done} games, {records} positions more, {speed:.0} games/s"));
        time.is_none_or(|time| start.elapsed() < time)
    };
    let games = first..first.max(block.end as u32);
    let written = selfplay.write(games, arguments.threads.number(), &mut *file, progress);
    written.map_err(|error| cannot_write(&arguments.file, error))?;
    line.finish_and_clear();
    let (done, speed, seconds) = (first + n_games, speed(n_games), start.elapsed().as_secs_f64());
    say(format_args!("{done} games now; {n_records} positions more in {seconds:.0} s, {speed:.0} games/s"))
}

/// The most bytes of a file of positions: more than the memory of the machines that fit weights.
const DATASET_BYTES_MAX: u64 = 64 << 30;

/// Opens the file to append to, or standard output. Returns it with the number of the next game.
fn open(path: &Path, head: Head) -> Result<(Box<dyn Write>, u32), String> {
    if input::is_pipe(path) {
        let mut out = input::take_output();
        out.write_all(&head.write()).map_err(|error| cannot_write(path, error))?;
        return Ok((Box::new(out), 0));
    }
    let cannot = |error: std::io::Error| format!("{} cannot be opened: {error}", path.display());
    let mut file = OpenOptions::new().create(true).append(true).read(true).open(path).map_err(cannot)?;
    let bytes = disk::read_at_most(path, DATASET_BYTES_MAX).map_err(cannot)?;
    if bytes.len() < HEAD_LENGTH && head.write().starts_with(&bytes) {
        disk::cut(path, 0).and_then(|()| file.write_all(&head.write())).map_err(cannot)?;
        return Ok((Box::new(file), 0));
    }
    let bad = |error: dataset::DatasetError| input::cannot_use(path, error);
    if Head::read(&bytes).map_err(bad)? != head {
        return Err(format!(
            "{} was played with other weights, another seed or other options; give another file.",
            path.display()
        ));
    }
    let resume = Resume::of(&bytes).map_err(bad)?;
    disk::cut(path, resume.length as u64).map_err(cannot)?;
    Ok((Box::new(file), resume.game))
}

fn fit(arguments: &FitArguments) -> Result<(), String> {
    input::leave_output_to(Some(&arguments.out));
    let mut records = Vec::new();
    for (path, weight) in &arguments.files {
        records.extend(read_records(path)?.into_iter().map(|record| Weighted { record, weight: *weight }));
    }
    let options = fit::Options {
        neighbours: arguments.neighbours.clone(),
        searched_share: arguments.searched,
        n_rounds_max: arguments.rounds,
        n_pair_rounds: arguments.pair_rounds,
    };
    let pool = crate::pool(arguments.threads.number())?;
    say("phase    fitted  held out  rounds  mean error  held out  root of mean square  held out")?;
    let weights = fit::fit(&records, &options, &pool, &|report| {
        let PhaseReport { phase, n_fitted, n_held_out, n_rounds, fitted, held_out } = report;
        let [fitted, held_out] = [fitted, held_out].map(|errors| (errors.absolute(), errors.root_square()));
        _ = say(format_args!(
            "{phase:5} {n_fitted:9} {n_held_out:9} {n_rounds:7} {:11.3} {:9.3} {:20.3} {:9.3}",
            fitted.0, held_out.0, fitted.1, held_out.1
        ));
    });
    if arguments.pair_rounds == 0 {
        return input::write(&arguments.out, &weights.write());
    }
    say("block    fitted  held out  mean error without and with pairs  root of mean square")?;
    let pairs = pairs::fit(&records, &weights, &options, &pool, &|report| {
        let BlockReport { block, n_fitted, n_held_out, alone, held_out } = report;
        let [alone, held_out] = [alone, held_out].map(|errors| (errors.absolute(), errors.root_square()));
        _ = say(format_args!(
            "{block:5} {n_fitted:9} {n_held_out:9} {:19.3} {:13.3} {:14.3} {:6.3}",
            alone.0, held_out.0, alone.1, held_out.1
        ));
    });
    input::write(&arguments.out, &weights.with_pairs(pairs).write())
}

fn probcut(arguments: &ProbcutArguments) -> Result<(), String> {
    let weights = read_weights(arguments.weights.as_deref())?;
    let files: Vec<_> = arguments.files.iter().map(|path| read_records(path)).collect::<Result<_, _>>()?;
    // The last dozen moves are solved without forward pruning.
    let records = files.into_iter().flatten().filter(|record| record.n_empties() > 12);
    let boards: Vec<_> = records.map(|record| record.board).collect();
    let step = boards.len().div_ceil(arguments.positions.max(1)).max(1);
    let boards: Vec<_> = boards.into_iter().step_by(step).collect();
    let n_boards = boards.len();
    let bar = progress_bar(n_boards as u64, "{pos} of {len} searched, about {eta} left");
    let limits = probcut::SearchLimits { depth_max: arguments.depth, exact_max: arguments.exact_from };
    let pool = crate::pool(arguments.threads.number())?;
    let searched = probcut::search(&boards, &weights, limits, &pool, &|| bar.inc(1));
    bar.finish_and_clear();
    let spread = probcut::fit(&searched);
    say(format_args!("{n_boards} positions"))?;
    say(format_args!("midgame: {:?}", spread.midgame))?;
    say(format_args!("end: {:?}", spread.end))?;
    say("how often a shallow search was as near to the deep one as the selectivity says: midgame, end")?;
    for (whose, spread) in [("the engine's parameters", Spread::TRAINED), ("these", spread)] {
        for (percent, deviations) in Spread::SELECTIVITIES {
            let [midgame, end] = probcut::within(&searched, &spread, deviations).map(|share| 100.0 * share);
            say(format_args!("{percent} %, {deviations} deviations of {whose}: {midgame:.1} %, {end:.1} %"))?;
        }
    }
    Ok(())
}

fn read_records(path: &Path) -> Result<Vec<Record>, String> {
    let bytes = input::read_bytes(path, DATASET_BYTES_MAX)?;
    let records = dataset::read(&bytes).and_then(|records| records.collect::<Result<Vec<_>, _>>());
    records.map_err(|error| input::cannot_use(path, error))
}
