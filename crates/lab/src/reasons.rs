//! `outflank-lab reasons`: lists the reasons that reviews give for mistakes, for judges (`docs/review.md`).

use analysis::analyst::Depth;
use analysis::explain::{CauseFinder, Explanation, Fact, words};
use analysis::knowledge::Knowledge;
use analysis::review::Plan;
use clap::Subcommand;
use cli::input::{GameInput, read_text};
use cli::records::names;
use cli::terminal::Results;
use engine::{Level, Resources, Stop, Thinker};
use othello::evaluation::Score;
use othello::formats::transcript;
use othello::rules::{BoardSize, Goal, Move, Position, Square};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

const SIZE: BoardSize = BoardSize::STANDARD;
/// How deep every move is searched in a position with a mistake.
const DEPTH: Depth = Depth { plies: 12, solved_from: 16 };

#[derive(Subcommand, Debug)]
pub enum ReasonsCommand {
    /// Review games of a file, and write each move that lost two discs or more as a line of JSON: the game up
    /// to it, the value of every move, both lines, the facts and the reason
    Find {
        /// A file of games, such as WTH_1991.wtb
        file: PathBuf,
        /// How many games, evenly spread
        #[arg(long, default_value_t = 10)]
        games: usize,
        /// Index of the first game, from 0
        #[arg(long, default_value_t = 0)]
        first: usize,
        /// Level of the review
        #[arg(long, default_value_t = 24)]
        level: u8,
    },
    /// Read the lines that `find` wrote, and write them with today's reasons
    Say {
        /// Lines of JSON
        file: PathBuf,
    },
}

pub fn run(command: &ReasonsCommand, results: &mut Results) -> Result<(), String> {
    match command {
        ReasonsCommand::Find { file, games, first, level } => {
            find(file, *games, *first, Level::new(*level), results)
        }
        ReasonsCommand::Say { file } => mistakes(file)?
            .into_iter()
            .try_for_each(|(mistake, explanation)| results.line(with_reason(mistake, explanation))),
    }
}

/// Reviews games and prints the mistakes in them.
fn find(
    file: &Path,
    n_games: usize,
    first: usize,
    level: Level,
    results: &mut Results,
) -> Result<(), String> {
    let games = GameInput::of_file(file)?.loaded;
    let step = (games.len() / n_games.max(1)).max(1);
    for index in (first..games.len()).step_by(step).take(n_games) {
        let record = games.record(index);
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 64 });
        let review = Plan::new(&record, level, Knowledge::default()).run(&mut thinker, |_| ());
        for played in &review.moves {
            let Some(explanation) = Explanation::of(&review, played) else { continue };
            let moves = record.line().into_iter().filter_map(|node| record.move_into(node));
            let before: Vec<Move> = moves.take(explanation.at).collect();
            let position = explanation.position;
            let (_, report) = thinker.think(&DEPTH.request(&position), &Stop::never(), &|_| {});
            let values: Map<String, Value> = report
                .lines
                .iter()
                .filter_map(|best| Some((best.line.first()?.name(SIZE), json!(best.score.in_discs()))))
                .collect();
            let mistake = json!({
                "id": format!("{index}-{}", played.number), "moves": Move::line(&before, SIZE),
                "number": played.number, "color": explanation.color.to_string(),
                "played": explanation.played().name(SIZE), "best": explanation.best().name(SIZE),
                "loss": explanation.loss.in_discs(), "exact": explanation.is_exact,
                "empties": position.empties().len(), "board": position.to_string(),
                "refutation": names(&explanation.full_refutation, SIZE),
                "better": names(&explanation.full_better, SIZE),
                "legal": position.legal_moves().names(SIZE), "values": values,
            });
            results.line(with_reason(mistake, explanation))?;
        }
    }
    Ok(())
}

/// Reads the mistakes of a file.
fn mistakes(file: &Path) -> Result<Vec<(Value, Explanation)>, String> {
    let read_line = |line: &str| {
        let mistake: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let text = |name: &str| mistake[name].as_str().unwrap_or_default();
        let game = transcript::read(text("moves"), &Position::start(SIZE), Goal::MostDiscs);
        let position = game.map_err(|error| error.to_string())?.position().after_forced_pass();
        let [refutation, better] = ["refutation", "better"].map(|name| {
            let names = mistake[name].as_array().into_iter().flatten().filter_map(Value::as_str);
            let place = |name: &str| Square::parse(name, SIZE).map_or(Move::Pass, Move::Place);
            names.map(place).collect::<Vec<Move>>()
        });
        let loss = mistake["loss"].as_f64().unwrap_or_default();
        let loss = Score::from_hundredths((100.0 * loss).round() as i32);
        let explanation = Explanation {
            is_exact: mistake["exact"].as_bool().unwrap_or_default(),
            ..Explanation::between(position, refutation, better, loss)
        };
        Ok((mistake, explanation))
    };
    read_text(file)?.lines().map(read_line).collect()
}

/// The mistake with its facts and its reason.
fn with_reason(mut mistake: Value, explanation: Explanation) -> Value {
    let finding = CauseFinder::default().find(&explanation, &Stop::never());
    let explanation = explanation.with(finding);
    let fact = |fact: &Fact| {
        json!({
            "idea": format!("{:?}", fact.idea), "line": format!("{:?}", fact.line), "ply": fact.ply,
            "squares": fact.squares.names(SIZE), "gives_back": fact.gives_back.map(|back| back.in_discs()),
            "first": fact.first, "second": fact.second, "words": words::sentence(fact, &explanation),
        })
    };
    let counter = explanation.finding.as_ref().and_then(|finding| finding.counter);
    mistake["counter"] = counter.map(|square| square.name(SIZE)).into();
    mistake["facts"] = explanation.facts.iter().map(fact).collect();
    mistake["sentence"] = words::sentences(&explanation).into();
    mistake
}
