//! `outflank-engine positions`: chooses positions of games by conditions, as input for `label` and others.

use crate::arguments::{n_threads, read_level, read_range};
use crate::input::{self, is_pipe, read_weights};
use crate::labeller::{Labeller, Question, Searching};
use crate::lines::hash;
use crate::records::{self, Chosen, Header, Kind, Origin, Record, phase_name};
use crate::source::{Given, Source, Take};
use crate::terminal::{Output, Results, cannot_write, complain};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use engine::kernel::{Eight, Kernel};
use engine::pattern::Weights;
use engine::{Level, Limits, Resources, Stop};
use othello::formats::obf;
use othello::rating::Phase;
use othello::rules::{BoardSize, ByColor, Color, Goal, Setup};
use services::storage::export::ExportError;
use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use train::batch::Batch;
use train::selfplay::Selfplay;
use train::{Play, Recipe, dataset};

#[derive(Args, Debug)]
pub(super) struct Positions {
    /// Games of any format, folders of them, libraries, WTHOR; lists of positions in OBF or as lines of
    /// `positions` and `label`; - for standard input
    #[arg(required_unless_present = "played", conflicts_with = "played")]
    inputs: Vec<String>,
    /// Play this many games of the engine against itself instead
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u32).range(1..))]
    played: Option<u32>,
    /// Random moves at the beginning of a played game
    #[arg(long, value_name = "FROM-TO", default_value = "4-20", value_parser = read_range::<u32>)]
    #[arg(requires = "played")]
    opening: RangeInclusive<u32>,
    /// Search depth of the other moves of a played game, in plies
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=12))]
    #[arg(requires = "played")]
    play_depth: u32,
    #[command(flatten)]
    choice: PositionChoice,
    /// Only one of positions that are images of one another
    #[arg(long)]
    unique: bool,
    /// Draw this many at random
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    sample: Option<u64>,
    /// Seed of the sample and of played games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File to write [default: standard output]
    #[arg(long)]
    out: Option<PathBuf>,
    /// Form of the positions [default: json for a file that ends in .jsonl, else obf]
    #[arg(long, value_enum)]
    form: Option<Form>,
    /// Write the lines of the input that hold no position to this file
    #[arg(long, value_name = "FILE")]
    rejected: Option<PathBuf>,
    /// Threads of searches for --value and --played [default: all processors]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// The conditions that a position must meet.
#[derive(Args, Debug)]
struct PositionChoice {
    /// Only with this many empty squares
    #[arg(long, value_name = "N|FROM-TO", value_parser = read_range::<usize>)]
    empties: Option<RangeInclusive<usize>>,
    /// Only after this many moves and passes of a game
    #[arg(long, value_name = "N|FROM-TO", value_parser = read_range::<usize>)]
    plies: Option<RangeInclusive<usize>>,
    /// Only of this part of the game, by the empty squares of 8×8: 60-41, 40-21, 20-0
    #[arg(long, value_parser = phases())]
    stage: Option<Phase>,
    /// Only where the side to move has two moves or more
    #[arg(long)]
    choice: bool,
    /// Only worth this much for the side to move, in discs: by the value in the input, else by a search
    #[arg(long, value_name = "FROM..TO", allow_hyphen_values = true, value_parser = read_values)]
    value: Option<RangeInclusive<f64>>,
    /// Depth of the search for --value
    #[arg(long, requires = "value", conflicts_with = "level", default_value_t = 12)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..))]
    depth: u8,
    /// Level of the search for --value
    #[arg(long, requires = "value", value_parser = read_level)]
    level: Option<Level>,
}

/// How positions are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// OBF: 8×8 alone, with exact scores where they are known
    Obf,
    /// JSON lines
    Json,
}

fn phases() -> impl TypedValueParser<Value = Phase> {
    let of_name = |name: String| Phase::ALL.into_iter().find(|phase| phase_name(*phase) == name);
    PossibleValuesParser::new(Phase::ALL.map(phase_name)).try_map(move |name| of_name(name).ok_or("unknown"))
}

fn read_values(text: &str) -> Result<RangeInclusive<f64>, String> {
    let (from, to) = text.split_once("..").ok_or("expected FROM..TO, such as -2..2")?;
    let range = from.parse().ok().zip(to.parse().ok()).filter(|(from, to): &(f64, f64)| from <= to);
    range.map(|(from, to)| from..=to).ok_or_else(|| "expected FROM..TO, such as -2..2".to_owned())
}

impl PositionChoice {
    /// Whether a position meets all conditions except its value, which may need a search.
    fn fits(&self, given: &Given) -> bool {
        let n_empties = given.position.empties().len();
        self.empties.as_ref().is_none_or(|range| range.contains(&n_empties))
            && self.plies.as_ref().is_none_or(|range| given.ply.is_some_and(|ply| range.contains(&ply)))
            && self.stage.is_none_or(|stage| Phase::of_empties(n_empties) == stage)
            && (!self.choice || given.position.legal_moves().len() > 1)
    }

    /// Searches positions, and passes each to `keep` with its value; `None` for one outside the range.
    fn by_value(
        &self,
        range: &RangeInclusive<f64>,
        wanted: impl Iterator<Item = Given>,
        n_threads: usize,
        keep: impl FnMut(Option<Given>) -> Result<(), String>,
    ) -> Result<(), String> {
        let question = Question::Value(self.level.map_or(Limits::Depth(self.depth), Limits::Level));
        let resources = Resources { n_threads: 1, table_mb: TABLE_MB };
        let searching = Searching { repeatable: true, ..Searching::new(question, resources) };
        let worker = || {
            let mut labeller = Labeller::new(searching.clone());
            move |given: Given| {
                let known = match given.known {
                    Some(known) => Some(known),
                    None => labeller.label(&given, &Stop::never(), &|_| {}).ok()?.map(|found| found.value),
                };
                let value = known.as_ref()?.value?;
                range.contains(&value).then_some(Given { known, ..given })
            }
        };
        Batch { n_threads, in_order: true }.run(wanted, worker, keep)
    }
}

/// Chooses the positions of the input and writes them.
pub(super) fn run(arguments: &Positions, results: &mut Results) -> Result<(), String> {
    let Positions { choice, sample, seed, .. } = arguments;
    let to = arguments.out.as_deref().unwrap_or(Path::new("-"));
    input::leave_output_to(Some(to));
    let is_json = results.output == Output::Json || to.extension() == Some("jsonl".as_ref());
    let form = arguments.form.unwrap_or(if is_json { Form::Json } else { Form::Obf });
    let weights = read_weights(None)?;
    let source: Box<dyn Iterator<Item = Given>> = match arguments.played {
        Some(n_games) => Box::new(arguments.play(n_games, weights.clone())),
        None => {
            let source = Source::open(&arguments.inputs, Take::All)?;
            Box::new(source.rejecting_to(arguments.rejected.as_deref())?)
        }
    };
    let is_searched = choice.value.is_some() || arguments.played.is_some();
    let header = Header::new("positions", is_searched.then(|| weights.checksum()), arguments.options());
    let mut seen = HashSet::new();
    // A position and its images under symmetry have the same.
    let key = |given: &Given| hash(&(given.position.canonical().0, given.goal == Goal::MostDiscs));
    let mut is_new = |given: &Given| !arguments.unique || seen.insert(key(given));
    let wanted = source.filter(|given| choice.fits(given) && is_new(given));
    let (mut n_written, mut n_left_out) = (0u64, 0u64);
    input::write_by(to, |out| {
        let head = match form {
            Form::Json => records::line(&Record::Header(header)),
            Form::Obf => format!("% {} {} {}\n", header.program, header.command, header.options),
        };
        out.write_all(head.as_bytes())?;
        let mut put = |given: Given| {
            let Some(line) = line(given, form) else {
                n_left_out += 1;
                return Ok(());
            };
            n_written += 1;
            out.write_all(line.as_bytes()).map_err(cannot_write)
        };
        let mut drawn = sample.map(|size| Sample { size, seed: *seed, n_seen: 0, kept: Vec::new() });
        let keep = |given: Option<Given>| {
            let Some(given) = given else { return Ok(()) };
            results.progress_often(|| format!("game {}", given.origin.game.unwrap_or(0)));
            let Some(drawn) = &mut drawn else { return put(given) };
            drawn.offer(given);
            Ok(())
        };
        let kept = match &choice.value {
            None => wanted.map(Some).try_for_each(keep),
            Some(range) => choice.by_value(range, wanted, n_threads(arguments.threads), keep),
        };
        let drawn = drawn.map_or(Vec::new(), Sample::in_order);
        kept.and_then(|()| drawn.into_iter().try_for_each(put)).map_err(ExportError::Game)
    })?;
    results.progress("");
    if n_left_out > 0 {
        complain(&format!(
            "{n_left_out} positions that OBF cannot hold are left out; --form json takes them."
        ));
    }
    if is_pipe(to) { Ok(()) } else { results.line(format_args!("{n_written} positions")) }
}

/// A position as a line; `None` if the form cannot hold its board or goal.
fn line(given: Given, form: Form) -> Option<String> {
    let Given { position, goal, ref known, .. } = given;
    match form {
        Form::Json => {
            Some(records::line(&Record::Position(Chosen { position: given.record(), known: given.known })))
        }
        Form::Obf if position.size() == BoardSize::STANDARD && goal == Goal::MostDiscs => {
            let exact = known.as_ref().filter(|known| known.kind == Kind::Exact);
            let score = exact.and_then(|known| known.value).map(|score| score as i32);
            Some(obf::write(&position, score))
        }
        Form::Obf => None,
    }
}

/// A reservoir sample: positions drawn at random, each with the same chance.
struct Sample {
    size: u64,
    seed: u64,
    n_seen: u64,
    /// The positions drawn so far, each with its number in the input.
    kept: Vec<(u64, Given)>,
}

impl Sample {
    fn offer(&mut self, given: Given) {
        let number = self.n_seen;
        self.n_seen += 1;
        if number < self.size {
            return self.kept.push((number, given));
        }
        let place = hash(&(self.seed, number)) % self.n_seen;
        if place < self.size {
            self.kept[place as usize] = (number, given);
        }
    }

    fn in_order(mut self) -> Vec<Given> {
        self.kept.sort_by_key(|(number, _)| *number);
        self.kept.into_iter().map(|(_, given)| given).collect()
    }
}

/// Memory of a search for --value, in megabytes.
const TABLE_MB: usize = 16;
/// Games played at a time.
const GAMES_AT_ONCE: u32 = 64;

impl Positions {
    /// Plays games and lists their positions.
    fn play(&self, n_games: u32, weights: Arc<Weights>) -> impl Iterator<Item = Given> + use<> {
        let (seed, depth, opening) = (self.seed, self.play_depth, self.opening.clone());
        let n_threads = n_threads(self.threads);
        let play = Play::Search { depth, opening, one_random_in: u32::MAX, aside_one_in: u32::MAX };
        let recipe = Recipe { play, exact_from: SOLVED_FROM..=SOLVED_FROM };
        (0..n_games).step_by(GAMES_AT_ONCE as usize).flat_map(move |first| {
            let selfplay = Selfplay { recipe: recipe.clone(), weights: &weights, seed };
            let mut bytes = selfplay.head().write().to_vec();
            let games = first..n_games.min(first + GAMES_AT_ONCE);
            selfplay.write(games, n_threads, &mut bytes, &mut |_, _| true).expect("memory takes every byte");
            let records = dataset::read(&bytes).expect("it was written a moment ago");
            records.filter_map(|record| given(record.ok()?)).collect::<Vec<_>>()
        })
    }

    /// The arguments that the lines depend on.
    fn options(&self) -> String {
        let PositionChoice { empties, plies, stage, choice, value, depth, level } = &self.choice;
        let range = |range: &RangeInclusive<usize>| format!("{}-{}", range.start(), range.end());
        let is_drawn = self.sample.is_some() || self.played.is_some();
        let effort = level.map_or(format!("--depth {depth}"), |level| format!("--level {}", level.number()));
        let words = [
            self.played.map(|n| format!("--played {n} --play-depth {}", self.play_depth)),
            self.played.map(|_| format!("--opening {}-{}", self.opening.start(), self.opening.end())),
            empties.as_ref().map(|empties| format!("--empties {}", range(empties))),
            plies.as_ref().map(|plies| format!("--plies {}", range(plies))),
            stage.map(|stage| format!("--stage {}", phase_name(stage))),
            choice.then(|| "--choice".to_owned()),
            value.as_ref().map(|value| format!("--value {}..{} {effort}", value.start(), value.end())),
            self.unique.then(|| "--unique".to_owned()),
            self.sample.map(|n| format!("--sample {n}")),
            is_drawn.then(|| format!("--seed {}", self.seed)),
        ];
        words.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// Empty squares from which played games are solved.
const SOLVED_FROM: u32 = 12;

/// A position of a played game, with Black to move: the record does not tell the colours.
fn given(record: dataset::Record) -> Option<Given> {
    let kernel = Eight::STANDARD;
    let [black, white] = [record.board.own, record.board.other].map(|discs| kernel.squares(discs));
    let setup = Setup { size: BoardSize::STANDARD, discs: ByColor::new(black, white), turn: Color::Black };
    let origin = Origin { item: None, file: None, game: Some(u64::from(record.game) + 1) };
    Some(Given { origin, ..Given::of(setup.position().ok()?, Goal::MostDiscs) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::Position;

    #[test]
    fn a_sample_depends_on_the_seed_and_draws_every_position_equally_often() {
        let given = Given::of(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        let drawn = |seed: u64| {
            let mut sample = Sample { size: 5, seed, n_seen: 0, kept: Vec::new() };
            (1..=50).for_each(|item| sample.offer(Given { item, ..given.clone() }));
            sample.in_order().into_iter().map(|given| given.item).collect::<Vec<_>>()
        };
        assert_eq!(drawn(3), drawn(3));
        assert!(drawn(3).len() == 5 && drawn(3).is_sorted() && drawn(3) != drawn(4));
        let n_late: usize = (0..400).map(|seed| drawn(seed).iter().filter(|&&item| item > 25).count()).sum();
        assert!((900..1100).contains(&n_late), "{n_late} of 2000 are of the second half");
    }

    #[test]
    fn ranges_are_read() {
        assert_eq!(read_range::<usize>("20-24"), Ok(20..=24));
        assert_eq!(read_range::<usize>("24"), Ok(24..=24));
        assert!(read_range::<usize>("24-20").is_err());
        assert_eq!(read_values("-2..2.5"), Ok(-2.0..=2.5));
        assert!(read_values("-2").is_err());
    }
}
