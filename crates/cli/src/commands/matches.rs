//! `outflank-engine match`: many games between two players, and how certain the result is.
//!
//! Each finished game is a line of GGF. An interrupted match continues after the last of them.

mod report;

use crate::arguments::{Machine, read_level, read_seconds, read_size};
use crate::input;
use crate::shard::Shard;
use crate::terminal::{Results, RoughSeconds, cannot_write, complain, leave_out};
use clap::Args;
use engine::matches::{Match, MatchOptions, Openings, PlayedGame, PlayerSpec, TimeControl};
use engine::players::external;
use engine::{Level, Stop};
use othello::clock::{self, Bonus};
use othello::formats::{ReadError, ggf};
use othello::rules::BoardSize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[derive(Args, Debug)]
pub(super) struct MatchArguments {
    /// First player: outflank, level:N, depth:N, human:RATING, character:NAME, ghost:FILE, random, greedy,
    /// minimax:N, weights:FILE, weights:none, gtp:COMMAND, gtp-untimed:COMMAND (without time commands),
    /// nboard:COMMAND or nboard:DEPTH:COMMAND
    a: String,
    /// Second player, in the same form
    b: String,
    /// Number of games; two for each opening, with colours swapped
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Width and height of the board
    #[arg(long, default_value = "8x8", value_name = "WxH", value_parser = read_size)]
    size: BoardSize,
    /// A file with one opening per line, as moves or, on 8×8, as OBF
    #[arg(long)]
    openings: Option<PathBuf>,
    /// Draw an even opening of this many plies for each pair of games
    #[arg(long, value_name = "PLIES", conflicts_with = "openings")]
    drawn: Option<u8>,
    #[command(flatten)]
    time_control: TimeArguments,
    /// Seconds that another program may take to answer
    #[arg(long, value_parser = read_seconds)]
    patience: Option<Duration>,
    /// Working folder of the first player's program [default: this one]
    #[arg(long, value_name = "FOLDER")]
    folder_a: Option<PathBuf>,
    /// Working folder of the second player's program [default: this one]
    #[arg(long, value_name = "FOLDER")]
    folder_b: Option<PathBuf>,
    #[command(flatten)]
    machine: Machine,
    /// Append the games to a file as GGF; an interrupted match continues after them. With - the games go to
    /// standard output and the results to standard error
    #[arg(long)]
    out: Option<PathBuf>,
    /// Only part K of N; auto/N takes K from Slurm, Kubernetes, HyperQueue or GNU parallel. The games of all
    /// parts one after the other are those of the match
    #[arg(long, value_name = "K/N", value_parser = Shard::read)]
    shard: Option<Shard>,
    /// Seed of all random choices; with it, the openings come in random order
    #[arg(long)]
    seed: Option<u64>,
}

/// The time control of a match.
#[derive(Args, Clone, Copy, Debug)]
#[group(multiple = false)]
pub(super) struct TimeArguments {
    /// Level of outflank, 1 to 30, whatever time the other player takes
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    /// Time per move in seconds [default: 1 for both players]
    #[arg(long, value_parser = read_seconds)]
    time: Option<Duration>,
    /// Nodes per move of outflank
    #[arg(long)]
    nodes: Option<u64>,
    /// Time per player and game in seconds, with an optional increment per move: 60+0.5
    #[arg(long, value_name = "SECONDS[+SECONDS]", value_parser = read_clock)]
    game_time: Option<clock::TimeControl>,
}

impl TimeArguments {
    fn time_control(&self) -> TimeControl {
        let clock = self.game_time.map(TimeControl::Clock);
        clock
            .or(self.time.map(TimeControl::PerMove))
            .or(self.nodes.map(TimeControl::Nodes))
            .or(self.level.map(TimeControl::Level))
            .unwrap_or(TimeControl::equal())
    }
}

fn read_clock(text: &str) -> Result<clock::TimeControl, String> {
    let (main, bonus) = match text.split_once('+') {
        Some((main, increment)) => (main, Bonus::Increment(read_seconds(increment)?)),
        None => (text, Bonus::None),
    };
    let main = read_seconds(main)?;
    let read =
        clock::TimeControl::new(main, bonus).filter(|kept| kept.main() == main && kept.bonus() == bonus);
    read.ok_or_else(|| "expected whole hundredths of a second, and at most 100 hours".to_owned())
}

/// Plays the match of the arguments.
pub(super) fn run(arguments: &MatchArguments, results: &mut Results) -> Result<(), String> {
    let MatchArguments { size, games, .. } = *arguments;
    let (n_games, n_pairs) = (games as usize, games.div_ceil(2) as usize);
    let pairs = arguments.shard.unwrap_or(Shard::WHOLE).block(n_pairs);
    let first_game = 2 * pairs.start;
    if pairs.is_empty() {
        return Err("There are fewer pairs of games than parts.".to_owned());
    }
    let openings = match (&arguments.openings, arguments.drawn) {
        (Some(file), _) => read_openings(file, size)?,
        (None, Some(plies)) => Openings::drawn(size, plies, n_pairs, arguments.seed.unwrap_or(1)),
        (None, None) => Openings::standard(size),
    };
    let options = MatchOptions {
        players: [
            read_player(&arguments.a, arguments.folder_a.as_deref())?,
            read_player(&arguments.b, arguments.folder_b.as_deref())?,
        ],
        n_games: n_games.min(2 * pairs.end) - first_game,
        first_game,
        // Drawn openings come in random order; unshuffled, a longer match starts like a shorter one.
        openings: match arguments.seed.filter(|_| arguments.drawn.is_none()) {
            Some(seed) => openings.shuffled(seed),
            None => openings,
        },
        time_control: arguments.time_control.time_control(),
        patience: arguments.patience,
        resources: arguments.machine.resources(),
        seed: arguments.seed.unwrap_or(1),
    };
    let (mut out, done) = input::continued(arguments.out.as_deref(), read_done)?;
    // Without the handler, Ctrl+C still ends this program.
    _ = ctrlc::set_handler(|| {
        IS_INTERRUPTED.store(true, Ordering::SeqCst);
        external::end_all();
        std::process::exit(INTERRUPTED);
    });
    play(options, &done, &mut *out, results)
}

/// Reads a player; `folder` is where it works, if it is a program.
fn read_player(text: &str, folder: Option<&Path>) -> Result<PlayerSpec, String> {
    let player = PlayerSpec::read(text, |file| input::read_data(Path::new(file)))?;
    let Some(folder) = folder else { return Ok(player) };
    if !folder.is_dir() {
        return Err(format!("There is no folder {}.", folder.display()));
    }
    player.in_folder(folder.to_owned()).ok_or_else(|| format!("{text} is no program, so it needs no folder."))
}

/// The exit code that shells use for a program ended by Ctrl+C.
const INTERRUPTED: i32 = 130;
static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The openings of a file; reports lines that hold no opening, and skips them.
fn read_openings(file: &Path, size: BoardSize) -> Result<Openings, String> {
    let named = |sentence: &String| format!("{}: {sentence}", file.display());
    let (openings, left_out) = Openings::read(&input::read_text(file)?, size)
        .map_err(|sentence| input::cannot_use(file, sentence))?;
    left_out.iter().for_each(|sentence| leave_out(&named(sentence)));
    Ok(openings)
}

/// Checks the complete lines of a file to continue, and the incomplete one after them; returns the former.
fn read_done(whole: &str, rest: &str) -> Result<String, String> {
    for (number, line) in (1..).zip(whole.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        ggf::read(line).map_err(|error| format!("line {number}: {error}"))?;
    }
    match GAME_BEGIN.starts_with(rest) || rest.starts_with(GAME_BEGIN) {
        true => Ok(whole.to_owned()),
        false => Err(ReadError::NoGames.to_string()),
    }
}

/// How a game of a match begins.
const GAME_BEGIN: &str = "(;";

/// Plays the games of a match that are not `done`, appends them to `games`, and writes the result of all.
fn play(
    options: MatchOptions,
    done: &str,
    games: &mut dyn Write,
    results: &mut Results,
) -> Result<(), String> {
    let names = options.players.each_ref().map(PlayerSpec::to_string);
    let (n_games, first_game) = (options.n_games, options.first_game);
    let mut played = Match::resume(options, done).map_err(|error| error.to_string())?;
    let (n_done, begin, mut has_complained) = (played.result().games.len(), Instant::now(), [false; 2]);
    let play_next = |played: &mut Match| {
        let next = played.play_next(&Stop::never(), &mut |_| {});
        // A program that an interrupt ended has not lost its game. The handler ends this process.
        while IS_INTERRUPTED.load(Ordering::SeqCst) {
            std::thread::park();
        }
        next.map_err(|error| error.to_string())
    };
    while let Some(PlayedGame { game, result: ended, .. }) = play_next(&mut played)? {
        let line = ggf::write(&game) + "\n";
        games.write_all(line.as_bytes()).and_then(|()| games.flush()).map_err(cannot_write)?;
        results.progress("");
        for ((complaint, name), has_complained) in
            played.take_warnings().into_iter().zip(&names).zip(&mut has_complained)
        {
            if let Some(complaint) = complaint.filter(|_| !*has_complained) {
                complain(&format!("{name}: {complaint}"));
                *has_complained = true;
            }
        }
        let result = played.result();
        report::write_game(result, first_game, &ended, results)?;
        let n_played = result.games.len();
        let per_game = begin.elapsed().as_secs_f64() / (n_played - n_done) as f64;
        let (left, percent) = (RoughSeconds(per_game * (n_games - n_played) as f64), 100.0 * result.score());
        results.progress(&format!("{n_played} of {n_games} games, {percent:.1} %, about {left} left"));
    }
    results.progress("");
    report::write_total(played.result(), results)
}
