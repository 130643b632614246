//! `outflank-engine review --player`: what many games say about somebody, and whether the latest are better.

use super::{Output, rounded};
use crate::analysis::explain::{Explanation, Kind};
use crate::analysis::grade::{Grade, Summary};
use crate::analysis::openings;
use crate::analysis::review::{Plan, Review};
use crate::engine::{Level, Resources, Thinker};
use crate::knowledge::Knowledge;
use crate::library::{GameId, Library};
use crate::rating::{Phase, Rating};
use crate::record::Record;
use crate::rules::{BoardSize, Color, Goal, Move};
use crate::teach::progress::{NEXT, Trend};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, Write};
use std::sync::Mutex;

/// Memory for the searches of a thread, in megabytes.
const TABLE_MB: usize = 16;
/// Who is ahead here, by more than half a disc, is to win, and who is behind to save what can be saved.
const EMPTIES_AT_THE_TURN: usize = 20;
/// With fewer moves a game's loss says nothing.
const MOVES_MIN: u32 = 20;
/// Openings that are listed.
const OPENINGS_MAX: usize = 8;

/// What a game says about one of its players; a line of the file that lets a review go on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerGame {
    /// The moves, without gaps.
    moves: String,
    /// `b` or `w`.
    color: char,
    /// The level it was reviewed at.
    level: u8,
    /// 1 for a win, 0.5 for a draw, 0 for a loss; `None` where it was not played to its end.
    score: Option<f64>,
    /// Discs lost and moves made in the opening, the midgame and the endgame.
    losses: [(f64, u32); 3],
    /// Moves that are inaccurate or worse, that are blunders, and that gave away a proven win or draw.
    mistakes: u32,
    blunders: u32,
    thrown_away: u32,
    /// The mean accuracy, in percent.
    accuracy: Option<f64>,
    /// Discs ahead with twenty empties.
    ahead: Option<f64>,
    /// How often each motif was the first reason of a mistake.
    motifs: BTreeMap<String, u32>,
    opening: Option<String>,
}

/// A game that is to be reviewed.
#[derive(Clone, Debug)]
pub struct Task {
    game: GameId,
    color: Color,
    moves: String,
}

/// The games of a library in which somebody played, the earliest first. The name is the whole one, in
/// capitals or not.
pub fn tasks(library: &Library, player: &str) -> Vec<Task> {
    let player = player.to_lowercase();
    let mut found = Vec::new();
    for (game, entry) in library.entries() {
        let is_standard = entry.size == BoardSize::STANDARD && entry.goal == Goal::MostDiscs;
        let named = Color::BOTH.map(|color| library.name(entry.players[color]).to_lowercase() == player);
        // Nobody learns from playing against himself.
        if entry.is_binned || !is_standard || entry.n_moves == 0 || named[0] == named[1] {
            continue;
        }
        let color = if named[0] { Color::Black } else { Color::White };
        if let Ok(record) = library.record(game) {
            let size = record.start().size();
            let moves = record.main_line().into_iter().filter_map(|node| record.move_into(node)?.square());
            let moves = moves.map(|square| square.name(size)).collect();
            found.push((entry.date, entry.added, Task { game, color, moves }));
        }
    }
    found.sort_by_key(|(date, added, _)| (date.year, date.month, date.day, *added));
    found.into_iter().map(|(_, _, task)| task).collect()
}

/// Reviews games with as many threads; `known` are those of an earlier run. `keep` is handed every game as it
/// is done and says how many are.
pub fn review_all(
    library: &Library,
    tasks: &[Task],
    level: Level,
    n_threads: usize,
    known: &[PlayerGame],
    keep: impl FnMut(&PlayerGame) + Send,
) -> Vec<PlayerGame> {
    let key = |game: &PlayerGame| (game.moves.clone(), game.color, game.level);
    let known: HashMap<_, &PlayerGame> = known.iter().map(|game| (key(game), game)).collect();
    let keep = Mutex::new(keep);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads.max(1)).build();
    let pool = pool.expect("the system starts threads");
    let thinker = || Thinker::new(Resources { n_threads: 1, table_mb: TABLE_MB });
    let one = |thinker: &mut Thinker, task: &Task| {
        let key = (task.moves.clone(), letter(task.color), level.number());
        if let Some(&game) = known.get(&key) {
            return Some(game.clone());
        }
        let record = library.record(task.game).ok()?;
        let review = Plan::new(&record, level, Knowledge::default()).run(thinker, |_| ());
        let game = read_off(&review, &record, task, level);
        (keep.lock().unwrap_or_else(std::sync::PoisonError::into_inner))(&game);
        Some(game)
    };
    pool.install(|| tasks.into_par_iter().map_init(thinker, one).filter_map(|game| game).collect())
}

fn letter(color: Color) -> char {
    if color == Color::Black { 'b' } else { 'w' }
}

fn read_off(review: &Review, record: &Record, task: &Task, level: Level) -> PlayerGame {
    let color = task.color;
    let own = || review.moves().iter().filter(|played| played.color == color && played.mv != Move::Pass);
    let mut losses = [(0.0, 0); 3];
    let mut motifs = BTreeMap::new();
    for played in own() {
        let phase = Phase::of_empties(review.positions()[played.at].empties().len());
        let column = Phase::ALL.iter().position(|&other| other == phase).expect("one of all");
        losses[column].0 += rounded_to_cents(played.loss().in_discs());
        losses[column].1 += 1;
        if let Some(explanation) = Explanation::of(review, played)
            && let Some(first) = explanation.differences.first()
        {
            *motifs.entry(motif(first.kind).to_owned()).or_default() += 1;
        }
    }
    let summary = Summary::of(review)[color];
    let turning = review.moves().iter().find(|played| {
        review.positions()[played.at].empties().len() == EMPTIES_AT_THE_TURN && played.mv != Move::Pass
    });
    let last = *record.main_line().last().unwrap_or(&Record::ROOT);
    let score = record.position_at(last).outcome().map(|outcome| match outcome.winner(Goal::MostDiscs) {
        None => 0.5,
        Some(winner) => f64::from(u8::from(winner == color)),
    });
    let mistakes =
        Grade::ALL.into_iter().filter(|grade| grade.is_mistake()).map(|grade| summary.n(grade)).sum();
    PlayerGame {
        moves: task.moves.clone(),
        color: letter(color),
        level: level.number(),
        score,
        losses,
        mistakes,
        blunders: summary.n(Grade::Blunder),
        thrown_away: summary.n_thrown_away,
        accuracy: summary.accuracy().map(rounded_to_cents),
        ahead: turning.map(|played| played.before.score.of(color).in_discs()),
        motifs,
        opening: openings::of_game(review.positions().iter()).map(|opening| opening.english.to_owned()),
    }
}

fn rounded_to_cents(number: f64) -> f64 {
    (100.0 * number).round() / 100.0
}

/// What a reason is called where many are counted.
fn motif(kind: Kind) -> &'static str {
    match kind {
        Kind::OpenCorners | Kind::CornersLost | Kind::CornersWon | Kind::XSquare | Kind::CSquare => "corners",
        Kind::Replies | Kind::OwnMoves | Kind::SafeMoves | Kind::Opened => "mobility",
        Kind::OwnFrontier => "frontier",
        Kind::OwnStable | Kind::OpponentStable => "stable discs",
        Kind::Wedges => "wedges",
        Kind::Region
        | Kind::Filled
        | Kind::OddRegions
        | Kind::OddForOpponent
        | Kind::OpponentsOnly
        | Kind::OwnOnly
        | Kind::OwnPasses
        | Kind::OpponentPasses
        | Kind::LastMove => "parity",
        Kind::Line | Kind::FinalDiscs => "counting",
        Kind::Answer | Kind::QuietAnswer | Kind::Threat => "answers",
        _ => "order of moves",
    }
}

/// What many games say together.
struct Together {
    n_games: usize,
    /// Won, drawn and lost, of those that were played to their end.
    results: [usize; 3],
    phases: [(f64, u32); 3],
    /// Discs lost in a whole game of 30 moves, and the rating that belongs to it.
    loss: Option<(f64, Rating)>,
    /// Of the games in which somebody was ahead with twenty empties, how many were won; of those behind, how
    /// many were not lost.
    converted: (usize, usize),
    saved: (usize, usize),
    trend: Option<Trend>,
}

impl Together {
    fn of(games: &[PlayerGame]) -> Together {
        let count = |score: f64| games.iter().filter(|game| game.score == Some(score)).count();
        let phases = std::array::from_fn(|column| {
            let add = |(loss, n): (f64, u32), game: &PlayerGame| {
                (loss + game.losses[column].0, n + game.losses[column].1)
            };
            games.iter().fold((0.0, 0), add)
        });
        let in_a_game = |losses: &[(f64, u32); 3]| {
            let (loss, n) = losses.iter().fold((0.0, 0), |sum, phase| (sum.0 + phase.0, sum.1 + phase.1));
            (n >= MOVES_MIN).then(|| 30.0 * loss / f64::from(n))
        };
        let losses: Vec<f64> = games.iter().filter_map(|game| in_a_game(&game.losses)).collect();
        let loss = in_a_game(&phases).map(|loss| (loss, Rating::of_mean_loss(loss)));
        let turned = |is_it: fn(f64) -> bool, good: fn(f64) -> bool| {
            let from = games.iter().filter(|game| game.ahead.is_some_and(is_it));
            let scores: Vec<f64> = from.filter_map(|game| game.score).collect();
            (scores.iter().filter(|&&score| good(score)).count(), scores.len())
        };
        Together {
            n_games: games.len(),
            results: [count(1.0), count(0.5), count(0.0)],
            phases,
            loss,
            converted: turned(|ahead| ahead > 0.5, |score| score == 1.0),
            saved: turned(|ahead| ahead < -0.5, |score| score > 0.0),
            trend: Trend::of(&losses),
        }
    }
}

/// Writes what games say about a player; at least one.
///
/// # Errors
/// When a line cannot be written.
pub fn write(player: &str, games: &[PlayerGame], output: Output, out: &mut dyn Write) -> io::Result<()> {
    let together = Together::of(games);
    match output {
        Output::Text => write_text(player, games, &together, out)?,
        Output::Json => write_json(player, games, &together, out)?,
    }
    out.flush()
}

fn percent((part, whole): (usize, usize)) -> String {
    let share = (100 * part).checked_div(whole);
    share.map_or("-".to_owned(), |share| format!("{part} of {whole} ({share} %)"))
}

fn write_text(
    player: &str,
    games: &[PlayerGame],
    together: &Together,
    out: &mut dyn Write,
) -> io::Result<()> {
    let [won, drawn, lost] = together.results;
    writeln!(out, "{player}: {} games, {won} won, {drawn} drawn, {lost} lost", together.n_games)?;
    if let Some((loss, rating)) = together.loss {
        writeln!(out, "{loss:.1} discs lost a game of 30 moves, as somebody of {rating} loses\n")?;
        let next = Rating::new(rating.points() + NEXT);
        writeln!(out, "{:<10} {:>6} {:>11} {:>9} {:>9}", "phase", "moves", "loss a move", rating, next)?;
        for (phase, (loss, n)) in Phase::ALL.into_iter().zip(together.phases) {
            let own = loss / f64::from(n.max(1));
            let [as_rated, as_next] = [rating, next].map(|rating| phase.loss(rating));
            writeln!(out, "{:<10} {n:>6} {own:>11.2} {as_rated:>9.2} {as_next:>9.2}", phase_name(phase))?;
        }
    }
    let a_game = |of: fn(&PlayerGame) -> u32| {
        let sum: u32 = games.iter().map(of).sum();
        f64::from(sum) / games.len() as f64
    };
    writeln!(
        out,
        "\nA game: {:.1} mistakes, {:.1} of them blunders; {:.2} proven wins or draws given away",
        a_game(|game| game.mistakes),
        a_game(|game| game.blunders),
        a_game(|game| game.thrown_away)
    )?;
    writeln!(out, "Ahead with {EMPTIES_AT_THE_TURN} empties and won: {}", percent(together.converted))?;
    writeln!(out, "Behind with {EMPTIES_AT_THE_TURN} empties and not lost: {}", percent(together.saved))?;
    let motifs = motifs(games);
    if !motifs.is_empty() {
        writeln!(out, "\nWhat mistakes were about, a game:")?;
        for (motif, n) in motifs {
            writeln!(out, "  {motif:<14} {:.2}", f64::from(n) / games.len() as f64)?;
        }
    }
    let openings = by_opening(games);
    if !openings.is_empty() {
        writeln!(out, "\n{:<30} {:>6} {:>8} {:>24}", "opening", "games", "score", "loss in moves 1 to 20")?;
        for (name, n, score, loss) in openings.iter().take(OPENINGS_MAX) {
            let score = score.map_or("-".to_owned(), |score| format!("{:.0} %", 100.0 * score));
            writeln!(out, "{name:<30} {n:>6} {score:>8} {loss:>24.1}")?;
        }
    }
    match &together.trend {
        Some(trend) => writeln!(out, "\n{}", trend.words()),
        None => writeln!(out, "\nToo few games to say whether the latest are better."),
    }
}

fn write_json(
    player: &str,
    games: &[PlayerGame],
    together: &Together,
    out: &mut dyn Write,
) -> io::Result<()> {
    let phases: Vec<_> = Phase::ALL
        .into_iter()
        .zip(together.phases)
        .map(|(phase, (loss, n))| json!({ "phase": phase_name(phase), "moves": n, "loss": rounded(loss, 2) }))
        .collect();
    let openings: Vec<_> = by_opening(games)
        .into_iter()
        .map(|(name, n, score, loss)| {
            json!({ "opening": name, "games": n, "score": score.map(|score| rounded(score, 3)),
                    "loss": rounded(loss, 2) })
        })
        .collect();
    let trend = together.trend.map(|trend| {
        json!({ "games": trend.n, "before": rounded(trend.before, 2), "now": rounded(trend.now, 2),
                "reach": rounded(trend.reach, 2) })
    });
    let [won, drawn, lost] = together.results;
    let object = json!({
        "player": player, "games": together.n_games, "won": won, "drawn": drawn, "lost": lost,
        "loss": together.loss.map(|(loss, _)| rounded(loss, 2)),
        "rating": together.loss.map(|(_, rating)| rating.points()),
        "phases": phases,
        "ahead": together.converted.1, "converted": together.converted.0,
        "behind": together.saved.1, "saved": together.saved.0,
        "motifs": motifs(games).into_iter().collect::<BTreeMap<_, _>>(),
        "openings": openings, "trend": trend,
    });
    writeln!(out, "{object}")
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "opening",
        Phase::Midgame => "midgame",
        Phase::Endgame => "endgame",
    }
}

/// How often each motif was the reason of a mistake, the most frequent first.
fn motifs(games: &[PlayerGame]) -> Vec<(&str, u32)> {
    let mut counts = BTreeMap::<&str, u32>::new();
    for (motif, n) in games.iter().flat_map(|game| &game.motifs) {
        *counts.entry(motif).or_default() += n;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    counts
}

/// Openings with their games, the share of the points and the discs lost in a game's first twenty moves, the
/// most frequent first.
fn by_opening(games: &[PlayerGame]) -> Vec<(&str, usize, Option<f64>, f64)> {
    let mut groups = BTreeMap::<&str, Vec<&PlayerGame>>::new();
    for game in games {
        if let Some(opening) = &game.opening {
            groups.entry(opening).or_default().push(game);
        }
    }
    let summed = |(name, games): (_, Vec<&PlayerGame>)| {
        let scores: Vec<f64> = games.iter().filter_map(|game| game.score).collect();
        let score = (!scores.is_empty()).then(|| scores.iter().sum::<f64>() / scores.len() as f64);
        let loss = games.iter().map(|game| game.losses[0].0).sum::<f64>() / games.len() as f64;
        (name, games.len(), score, loss)
    };
    let mut openings: Vec<_> = groups.into_iter().map(summed).collect();
    openings.sort_by_key(|(_, n, _, _)| std::cmp::Reverse(*n));
    openings
}

/// Reads the file of an earlier run; a last line that was cut off is left out.
///
/// # Errors
/// When another line is none of such a file, with a sentence.
pub fn read_known(text: &str) -> Result<Vec<PlayerGame>, String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut games = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        match serde_json::from_str(line) {
            Ok(game) => games.push(game),
            Err(_) if at + 1 == lines.len() && !text.ends_with('\n') => {}
            Err(error) => return Err(format!("line {} is no reviewed game: {error}", at + 1)),
        }
    }
    Ok(games)
}

/// A game as a line of the file that lets a review go on.
pub fn line_of(game: &PlayerGame) -> String {
    serde_json::to_string(game).expect("numbers and texts are JSON") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(score: f64, loss: f64, ahead: f64) -> PlayerGame {
        PlayerGame {
            moves: "f5d6".to_owned(),
            color: 'b',
            level: 12,
            score: Some(score),
            losses: [(loss, 10), (loss, 10), (loss, 10)],
            mistakes: 2,
            blunders: 1,
            thrown_away: 0,
            accuracy: Some(70.0),
            ahead: Some(ahead),
            motifs: BTreeMap::from([("corners".to_owned(), 2)]),
            opening: Some("Tiger".to_owned()),
        }
    }

    #[test]
    fn what_games_say_together_is_counted() {
        let games: Vec<PlayerGame> =
            [(1.0, 10.0, 4.0), (0.0, 20.0, 6.0), (0.5, 15.0, -3.0), (0.0, 15.0, -9.0)]
                .into_iter()
                .map(|(score, loss, ahead)| game(score, loss, ahead))
                .collect();
        let together = Together::of(&games);
        assert_eq!((together.results, together.converted, together.saved), ([1, 1, 2], (1, 2), (1, 2)));
        assert_eq!(together.loss.unwrap().0, 45.0);
        assert_eq!(together.phases[1], (60.0, 40));
        let mut text = Vec::new();
        write("Anna", &games, Output::Text, &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.starts_with("Anna: 4 games, 1 won, 1 drawn, 2 lost\n45.0 discs lost a game"), "{text}");
        assert!(text.contains("Ahead with 20 empties and won: 1 of 2 (50 %)"), "{text}");
        assert!(text.contains("corners        2.00") && text.contains("Tiger"), "{text}");
        assert!(text.ends_with("Too few games to say whether the latest are better.\n"), "{text}");
    }

    #[test]
    fn a_file_that_was_cut_off_reads_back_but_for_its_last_line() {
        let (first, second) = (game(1.0, 3.0, 1.0), game(0.5, 4.0, 0.0));
        let text = line_of(&first) + &line_of(&second);
        assert_eq!(read_known(&text), Ok(vec![first.clone(), second]));
        assert_eq!(read_known(&text[..text.len() - 9]), Ok(vec![first]));
        assert!(read_known("{}\nnothing\n").unwrap_err().starts_with("line 1 is no reviewed game"));
    }
}
