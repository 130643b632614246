//! `outflank-engine human ghost`: a model of one player, fitted to the player's games.

use crate::arguments::Threads;
use crate::database::open;
use crate::input::{cannot_use, leave_output_to, read_data, write};
use crate::terminal::{Results, progress_bar};
use clap::Args;
use engine::human::{Ghost, Model, Opponent, Rating, Verdict};
use engine::pattern::Weights;
use library::players::{GameOfPlayer, Span};
use services::ghosts::played;
use std::path::{Path, PathBuf};
use train::human::ghost::{self, GhostRequest, Played, Progress, Resources};

/// Arguments of `human ghost`.
#[derive(Args, Debug)]
pub struct GhostArguments {
    /// Libraries (a folder or a file), files of games in any format, or folders of such files
    #[arg(required = true, value_name = "GAMES")]
    games: Vec<String>,
    /// The player: the whole name; case does not matter
    #[arg(long, value_name = "NAME")]
    player: String,
    /// Only games from this day, month or year on
    #[arg(long, value_name = "DATE", default_value = "", hide_default_value = true)]
    from: String,
    /// Only games up to this day, or to the end of this month or year
    #[arg(long, value_name = "DATE", default_value = "", hide_default_value = true)]
    to: String,
    /// Only this many of the latest games
    #[arg(long, value_name = "NUMBER")]
    latest: Option<usize>,
    /// Rating of the player [default: estimated from the games]
    #[arg(long, value_parser = Opponent::read_rating)]
    rating: Option<Rating>,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File to write the ghost to
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
}

/// Makes a ghost and prints a report of it.
pub(super) fn make(arguments: &GhostArguments, results: &mut Results) -> Result<(), String> {
    let GhostArguments { player, from, to, .. } = arguments;
    leave_output_to(arguments.out.as_deref());
    let span = Span::read(from, to).map_err(|text| format!("{text:?} is no date, as 2026-10-31 is one"))?;
    let mut games: Vec<GameOfPlayer> = Vec::new();
    for database in &arguments.games {
        games.extend(open(database)?.games_of(player, span));
    }
    games.sort_by_key(|game| game.date);
    let latest = arguments.latest.unwrap_or(games.len());
    let games: Vec<Played> = games.into_iter().rev().take(latest).rev().map(played).collect();
    let model = Model::embedded().map_err(|error| error.to_string())?;
    let weights = Weights::embedded().ok_or("This build has no weights.")?;
    let bar = progress_bar(1, "{wide_bar} {pos} of {len} positions, {eta} left");
    let progress = &mut |Progress { n_done, n_positions }| {
        bar.set_length(n_positions as u64);
        bar.set_position(n_done as u64);
        true
    };
    let request =
        GhostRequest { player: player.clone(), span: [from.clone(), to.clone()], rating: arguments.rating };
    let resources =
        Resources { weights: &weights, model, n_threads: arguments.threads.number(), seed: arguments.seed };
    let ghost =
        ghost::make(&request, &games, resources, progress).map_err(|error| format!("{player}: {error}."))?;
    bar.finish_and_clear();
    lines(&ghost).iter().try_for_each(|line| results.line(line))?;
    arguments.out.as_ref().map_or(Ok(()), |out| write(out, &ghost.write()))
}

/// The report of a ghost: how well it predicts its player, and the habits.
fn lines(ghost: &Ghost) -> Vec<String> {
    let report = &ghost.report;
    let n_games = ghost.made_of.n_games;
    let line = |name: &str, nats: f32, top_1: f32| format!("{name:20} {:5.1} % {nats:7.4}", 100.0 * top_1);
    let verdict = match report.verdict() {
        Verdict::Better => "the ghost predicts this player better",
        Verdict::Perhaps => "the ghost may predict this player better; more games would tell",
        Verdict::NoBetter => "the ghost predicts no better: it is the plain model with the player's openings",
    };
    let mut lines = vec![
        format!("{}, rating {}, {n_games} games", ghost.player, ghost.rating.points()),
        format!("each fifth of the games predicted from the others, {} choices:", report.n_choices),
        format!("{:20} {:>7} {:>7}", "", "top-1", "nats"),
        line("model of this rating", report.plain.nats, report.plain.top_1),
        line("ghost", report.ghost.nats, report.ghost.top_1),
        format!("{:+.4} nats a choice (standard error {:.4}): {verdict}", report.gain(), report.error),
    ];
    for habit in &report.habits {
        let (seen, expected) = (habit.seen, habit.expected);
        lines.push(format!("{}: {seen:.3}, others {expected:.3} ({:+.1} σ)", habit.words(), habit.surprise));
    }
    lines
}

/// Reads the file of a ghost.
pub(crate) fn read(file: &Path) -> Result<Ghost, String> {
    Ghost::read(&read_data(file)?).map_err(|error| cannot_use(file, error))
}
