//! What reviews say of mistakes: `cargo run --release -p outflank-core --example reasons -- find GAMES.wtb [N]
//! [--first N] [--step N] [--level N]` reviews N games of a file and prints each move that lost two discs or
//! more as a line of JSON: the game up to there, both lines, the value of every move, the reason.
//! `… say MISTAKES.jsonl` reads such lines and prints the reasons of today.

use engine::{Level, Resources, Stop, Thinker};
use othello::formats::{self, Defaults};
use othello::rules::{BoardSize, Move, Position, Square};
use outflank_core::analysis::explain::{CauseFinder, Explanation, words};
use outflank_core::analysis::review::Plan;
use outflank_core::analyst::Depth;
use outflank_core::knowledge::Knowledge;
use serde_json::{Value, json};
use std::error::Error;

const SIZE: BoardSize = BoardSize::STANDARD;
/// How far every move of a position with a mistake is searched.
const DEPTH: Depth = Depth { plies: 12, solved_from: 16 };

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, default: usize| -> usize {
        let at = arguments.iter().position(|argument| argument == name);
        at.and_then(|at| arguments.get(at + 1)?.parse().ok()).unwrap_or(default)
    };
    match &arguments[..] {
        [command, file, ..] if command == "find" => {
            let n_games = arguments.get(2).and_then(|n| n.parse().ok()).unwrap_or(10);
            let level = Level::new(number("--level", 24) as u8);
            find(file, n_games, number("--first", 0), number("--step", 0), level)
        }
        [command, file, ..] if command == "say" => say(file),
        _ => Err("find GAMES.wtb [N], or say MISTAKES.jsonl".into()),
    }
}

/// Reviews games and prints what they lost.
fn find(file: &str, n_games: usize, first: usize, step: usize, level: Level) -> Result<(), Box<dyn Error>> {
    let games = formats::read_file(&std::fs::read(file)?, &Defaults::default())?;
    let step = if step > 0 { step } else { (games.len() / n_games.max(1)).max(1) };
    for index in (first..games.len()).step_by(step).take(n_games) {
        let record = games.record(index);
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 64 });
        let review = Plan::new(&record, level, Knowledge::default()).run(&mut thinker, |_| ());
        for played in review.moves() {
            let Some(explanation) = Explanation::of(&review, played) else { continue };
            let moves = record.line().into_iter().filter_map(|node| record.move_into(node));
            let before: Vec<Move> = moves.take(explanation.at).collect();
            let position = explanation.position;
            let (_, report) = thinker.think(&DEPTH.request(&position), &Stop::never(), &|_| {});
            let values: serde_json::Map<String, Value> = report
                .lines
                .iter()
                .filter_map(|own| Some((own.line.first()?.name(SIZE), json!(own.score.in_discs()))))
                .collect();
            let mistake = json!({
                "id": format!("{index}-{}", played.number), "moves": Move::line(&before, SIZE),
                "number": played.number, "color": explanation.color.to_string(),
                "played": explanation.played().name(SIZE), "best": explanation.best().name(SIZE),
                "loss": explanation.loss.in_discs(), "exact": explanation.is_exact,
                "empties": position.empties().len(), "board": position.to_string(),
                "refutation": names(&explanation.full_refutation), "better": names(&explanation.full_better),
                "legal": position.legal_moves().names(SIZE), "values": values,
            });
            println!("{}", said(mistake, explanation));
        }
    }
    Ok(())
}

/// Prints the reasons of mistakes.
fn say(file: &str) -> Result<(), Box<dyn Error>> {
    for line in std::fs::read_to_string(file)?.lines() {
        let mistake: Value = serde_json::from_str(line)?;
        let text = |name: &str| mistake[name].as_str().unwrap_or_default();
        let position = played(Position::start(SIZE), text("moves"));
        let [refutation, better] = ["refutation", "better"].map(|name| {
            let names = mistake[name].as_array().into_iter().flatten().filter_map(Value::as_str);
            names.map(mv).collect::<Vec<Move>>()
        });
        let loss = mistake["loss"].as_f64().unwrap_or_default();
        let explanation = Explanation {
            loss: othello::evaluation::Score::from_hundredths((100.0 * loss).round() as i32),
            is_exact: mistake["exact"].as_bool().unwrap_or_default(),
            ..Explanation::between(position, refutation, better)
        };
        println!("{}", said(mistake, explanation));
    }
    Ok(())
}

/// The mistake with its reason.
fn said(mut mistake: Value, explanation: Explanation) -> Value {
    let finding = CauseFinder::default().find(&explanation, &Stop::never());
    let explanation = Explanation { finding, ..explanation };
    mistake["sentence"] = words::sentences(&explanation).into();
    mistake
}

fn names(moves: &[Move]) -> Vec<String> {
    moves.iter().map(|mv| mv.name(SIZE)).collect()
}

fn mv(name: &str) -> Move {
    Square::parse(name, SIZE).map_or(Move::Pass, Move::Place)
}

/// The position after moves written one after the other, passes left out.
fn played(start: Position, moves: &str) -> Position {
    let squares: Vec<&str> = moves.split_whitespace().collect();
    let squares: Vec<String> = match &squares[..] {
        [line] => line.as_bytes().chunks(2).map(|name| String::from_utf8_lossy(name).into()).collect(),
        names => names.iter().map(|name| name.to_string()).collect(),
    };
    let play = |position: Position, mv| position.play(mv).expect("the moves are legal");
    let mut position = start;
    for square in squares.iter().filter_map(|name| Square::parse(name, SIZE)) {
        if position.must_pass() {
            position = play(position, Move::Pass);
        }
        position = play(position, Move::Place(square));
    }
    if position.must_pass() { play(position, Move::Pass) } else { position }
}
