//! The judgements that the table of weights is fitted to and tested by.
//!
//! Each line of `data/reasons.jsonl` and `data/reasons-held.jsonl` holds a mistake: the game, the played and
//! the better line, the loss that each fact gives back, and sentences with judges' verdicts. The weights are
//! fitted to the first file only; the second is held out: other years (1999, 2011, 2018), with three judges
//! for each mistake. A reason given today stays if most judges rated it "same" (as their own) or "good".

use super::fact::Line;
use super::{Answers, Explanation, ideas, ranking, words};
use othello::evaluation::Score;
use othello::rules::{BoardSize, Move, Position, Square};
use serde_json::Value;

const SIZE: BoardSize = BoardSize::STANDARD;
/// The least share of the held-out reasons that must stay, over all losses and over those of six or more.
const STAYS_MIN: f64 = 0.8;
/// The least share of today's reasons that must be judged, so that the test says something.
const JUDGED_MIN: f64 = 0.6;

/// Reads a mistake, with what its facts give back.
fn read(mistake: &Value) -> Explanation {
    let place = |name: &str| Square::parse(name, SIZE).map_or(Move::Pass, Move::Place);
    let line =
        |name: &str| -> Vec<Move> { mistake[name].as_str().unwrap().split_whitespace().map(place).collect() };
    let play = |at: Position, mv: Move| at.play(mv).unwrap();
    let pass = |at: Position| if at.must_pass() { play(at, Move::Pass) } else { at };
    let position = line("moves").into_iter().fold(Position::start(SIZE), |at, mv| play(pass(at), mv));
    let loss = Score::from_hundredths((100.0 * mistake["loss"].as_f64().unwrap()) as i32);
    let explanation = Explanation::between(pass(position), line("refutation"), line("better"), loss);
    let counter = mistake["counter"].as_str().map(|name| Square::parse(name, SIZE).unwrap());
    let finding = Some(Answers { counter, ..Answers::default() });
    let explanation = Explanation { finding, ..explanation };
    let lines = explanation.lines();
    let mut facts = ideas::all(&lines);
    for fact in &mut facts {
        let key = format!("{:?} {:?} {}", fact.idea, fact.line, fact.squares.names(SIZE).join(" "));
        fact.gives_back =
            mistake["gives_back"][&key].as_f64().map(|back| Score::from_hundredths((100.0 * back) as i32));
    }
    let facts = ranking::weigh(facts, &lines, loss);
    Explanation { facts, ..explanation }
}

/// How many mistakes there are, how many of today's reasons were judged, and how many of those stay. A pair
/// counts all losses, then those of six discs or more.
struct Counts {
    all: f64,
    judged: [f64; 2],
    stays: [f64; 2],
}

fn count(lines: &str) -> Counts {
    let mut counts = Counts { all: 0.0, judged: [0.0; 2], stays: [0.0; 2] };
    for line in lines.lines() {
        let mistake: Value = serde_json::from_str(line).unwrap();
        let explanation = read(&mistake);
        let said = words::sentences(&explanation);
        assert!(explanation.said().iter().all(|fact| fact.ply >= 1 && Line::BOTH.contains(&fact.line)));
        counts.all += 1.0;
        let Some(verdicts) = mistake["judged"][&said].as_array() else { continue };
        let is_good = |verdict: &&Value| matches!(verdict.as_str(), Some("same" | "good"));
        let is_kept = 2 * verdicts.iter().filter(is_good).count() > verdicts.len();
        for group in 0..=usize::from(explanation.loss >= Score::from_discs(6)) {
            counts.judged[group] += 1.0;
            counts.stays[group] += f64::from(u8::from(is_kept));
        }
    }
    counts
}

#[test]
fn most_held_out_reasons_stay() {
    let fitted = count(include_str!("../../data/reasons.jsonl"));
    let held = count(include_str!("../../data/reasons-held.jsonl"));
    for (name, Counts { all, judged, stays }) in [("fitted", &fitted), ("held", &held)] {
        println!("{name}: {all} mistakes, {judged:?} judged as they are said today, {stays:?} stay");
    }
    let Counts { all, judged, stays } = held;
    assert!(judged[0] >= JUDGED_MIN * all, "{judged:?} of {all}");
    assert!(
        stays[0] >= STAYS_MIN * judged[0] && stays[1] >= STAYS_MIN * judged[1],
        "{stays:?} of {judged:?}"
    );
}
