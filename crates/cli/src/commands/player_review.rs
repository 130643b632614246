//! `outflank-engine review --player`: statistics of one player over all games, and whether the latest are
//! better.

use super::arguments::n_threads;
use super::explore::open;
use super::find::moves_of;
use super::review::{Review, Searches};
use super::terminal::{cannot_write, on_terminal, out};
use super::{Output, rounded};
use crate::input::{self, cannot_use, is_pipe, read_text, take_output};
use crate::records::{self, IdeaTotal, OpeningTotal, PhaseLoss, PlayerTotal, Record, TrendRecord, idea_name};
use analysis::explain::Idea;
use analysis::explain::costs::IdeaCost;
use engine::{Level, Resources, Thinker};
use library::{GameId, Library};
use othello::rating::{Phase, Rating};
use othello::rules::{BoardSize, Color, Goal};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;
use system::disk;
use teach::games::{CHANCE, CLEARLY, EMPTIES_AT_THE_TURN, GameReport, OpeningTotals, TAKEN, Totals};
use teach::peers::Habits;
use teach::progress::NEXT;
use teach::report::page;
use teach::report::{PlayerReport, ReportGame, seconds};
use teach::trend::Trend;

/// The usual level. On 126 games of a strong player it finds a loss of 36.9 discs a game, in a tenth of a
/// second each; level 12 finds 32.6, and level 24 39.2 in two and a half seconds.
const LEVEL: u8 = 21;

/// Reviews the games of a player and writes the statistics.
///
/// # Errors
/// With a sentence, when a file cannot be read or written, or the player has no game.
pub fn run(arguments: &Review, player: &str, output: Output) -> Result<(), String> {
    let library = open(&arguments.games)?;
    let mut tasks = tasks(&library, player);
    if let Some(shard) = arguments.part.shard {
        let numbers = std::iter::successors(Some(1), |number| Some(number + 1));
        tasks =
            tasks.into_iter().zip(numbers).filter(|(_, n)| shard.takes(*n)).map(|(task, _)| task).collect();
    }
    if tasks.is_empty() {
        return Err(format!("{} has no game of {player:?} on 8×8.", arguments.games));
    }
    let known = arguments.part.out.as_deref().map_or(Ok(Vec::new()), stored_games)?;
    let mut file: Option<Box<dyn Write + Send>> = match &arguments.part.out {
        None => None,
        Some(path) if is_pipe(path) => Some(Box::new(take_output())),
        Some(path) => {
            let file = OpenOptions::new().create(true).append(true).open(path);
            Some(Box::new(file.map_err(|error| format!("{} cannot be written: {error}", path.display()))?))
        }
    };
    let level = arguments.level.unwrap_or(Level::new(LEVEL));
    let n_threads = n_threads(arguments.machine.threads);
    let mut progress = on_terminal();
    let (mut n_done, mut failed) = (0, None);
    let keep = |game: &PlayerGame| {
        n_done += 1;
        progress(&format!("{n_done} games reviewed"));
        if let Some(file) = &mut file
            && let Err(error) = file.write_all(line_of(game).as_bytes())
        {
            failed = Some(cannot_write(error));
        }
    };
    input::leave_output_to(arguments.html.as_deref());
    let resources = Resources { n_threads: 1, table_mb: TABLE_MB };
    let searches = Searches { level, resources, book: arguments.book()? };
    let games = Batch { library: &library, tasks: &tasks, known: &known, searches }.review(n_threads, keep);
    progress("");
    if let Some(sentence) = failed {
        return Err(sentence);
    }
    if let Some(file) = &arguments.html {
        input::write(file, page(player, &library, &tasks, &games).as_bytes())?;
    }
    write(player, &games, output, &mut out()).map_err(cannot_write)
}

/// Reads the games of an earlier run; removes an incomplete line at the end of the file.
fn stored_games(path: &Path) -> Result<Vec<PlayerGame>, String> {
    if is_pipe(path) || !path.exists() {
        return Ok(Vec::new());
    }
    let text = read_text(path)?;
    let games = read_known(&text).map_err(|error| cannot_use(path, error))?;
    if !text.is_empty() && !text.ends_with('\n') {
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        disk::replace(path, whole.as_bytes())
            .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    }
    Ok(games)
}

/// Memory for the searches of a thread, in megabytes.
const TABLE_MB: usize = 16;
/// Openings that are listed.
const OPENINGS_MAX: usize = 8;

/// What a game says about one of its players; a line of the `--out` file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerGame {
    /// The moves, without gaps.
    moves: String,
    /// `b` or `w`.
    color: char,
    /// The level it was reviewed at.
    level: u8,
    #[serde(flatten)]
    report: GameReport,
}

/// A game to review.
#[derive(Clone, Debug)]
pub struct Task {
    game: GameId,
    color: Color,
    moves: String,
}

/// The games of a player in a library, the earliest first. `player` is the whole name; case does not matter.
pub fn tasks(library: &Library, player: &str) -> Vec<Task> {
    let player = player.to_lowercase();
    let mut found = Vec::new();
    for (game, entry) in library.entries() {
        let is_standard = entry.size == BoardSize::STANDARD && entry.goal == Goal::MostDiscs;
        let named = Color::BOTH.map(|color| library.name(entry.players[color]).to_lowercase() == player);
        // Games of a player against themselves say nothing about their strength.
        if entry.is_binned || !is_standard || !entry.is_played() || named[0] == named[1] {
            continue;
        }
        let color = if named[0] { Color::Black } else { Color::White };
        if let Ok(record) = library.record(game) {
            found.push((entry.date, entry.added, Task { game, color, moves: moves_of(&record) }));
        }
    }
    found.sort_by_key(|(date, added, _)| (date.year, date.month, date.day, *added));
    found.into_iter().map(|(_, _, task)| task).collect()
}

/// Games to review.
pub struct Batch<'a> {
    /// The library that holds them.
    pub library: &'a Library,
    /// The games.
    pub tasks: &'a [Task],
    /// The games reviewed in an earlier run.
    pub known: &'a [PlayerGame],
    /// How each is reviewed.
    pub searches: Searches,
}

impl Batch<'_> {
    /// Reviews the games with `n_threads` threads, except those already known at this level. Calls `keep` for
    /// every newly reviewed game.
    pub fn review(&self, n_threads: usize, keep: impl FnMut(&PlayerGame) + Send) -> Vec<PlayerGame> {
        let &Batch { library, tasks, known, ref searches } = self;
        let level = searches.level;
        let key = |game: &PlayerGame| (game.moves.clone(), game.color, game.level);
        let known: HashMap<_, &PlayerGame> = known.iter().map(|game| (key(game), game)).collect();
        let keep = Mutex::new(keep);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads.max(1)).build();
        let pool = pool.expect("the system starts threads");
        let thinker = || Thinker::new(searches.resources);
        let one = |thinker: &mut Thinker, task: &Task| {
            let key = (task.moves.clone(), letter(task.color), level.number());
            if let Some(&game) = known.get(&key) {
                return Some(game.clone());
            }
            let record = library.record(task.game).ok()?;
            let review = searches.plan(&record).run(thinker, |_| ());
            let report = GameReport::of(&review, &record, task.color);
            let moves = task.moves.clone();
            let game = PlayerGame { moves, color: letter(task.color), level: level.number(), report };
            (keep.lock().unwrap_or_else(std::sync::PoisonError::into_inner))(&game);
            Some(game)
        };
        pool.install(|| tasks.into_par_iter().map_init(thinker, one).filter_map(|game| game).collect())
    }
}

fn letter(color: Color) -> char {
    if color == Color::Black { 'b' } else { 'w' }
}

fn reports(games: &[PlayerGame]) -> Vec<GameReport> {
    games.iter().map(|game| game.report.clone()).collect()
}

/// The report on a player, as a page for a web browser. It speaks of the player by name: the reader may be a
/// coach.
pub fn page(player: &str, library: &Library, tasks: &[Task], games: &[PlayerGame]) -> String {
    let key = |moves: &str, color: char| (moves.to_owned(), color);
    let known: HashMap<_, _> =
        games.iter().map(|game| (key(&game.moves, game.color), &game.report)).collect();
    let with_report = |task: &Task| {
        let game = ReportGame::of(library, task.game, player)?;
        let report = known.get(&key(&task.moves, letter(task.color)))?;
        Some(ReportGame { report: (*report).clone(), ..game })
    };
    let shown: Vec<ReportGame> = tasks.iter().filter_map(with_report).collect();
    let pace = |task: &Task| library.record(task.game).map(|record| seconds(&record, task.color)).ok();
    let paces: Vec<_> = tasks.iter().filter_map(pace).collect();
    page::write(&PlayerReport::of(player, false, shown, &paces))
}

/// Writes the statistics of a player from at least one game.
///
/// # Errors
/// When a line cannot be written.
pub fn write(player: &str, games: &[PlayerGame], output: Output, out: &mut dyn Write) -> io::Result<()> {
    let games = reports(games);
    let totals = Totals::of(&games);
    match output {
        Output::Text => write_text(player, &games, &totals, out)?,
        Output::Json => write_json(player, &totals, out)?,
    }
    out.flush()
}

fn percent((part, whole): (usize, usize)) -> String {
    let share = (100 * part).checked_div(whole);
    share.map_or("-".to_owned(), |share| format!("{part} of {whole} ({share} %)"))
}

fn write_text(player: &str, games: &[GameReport], totals: &Totals, out: &mut dyn Write) -> io::Result<()> {
    let [won, drawn, lost] = totals.results;
    writeln!(out, "{player}: {} games, {won} won, {drawn} drawn, {lost} lost", totals.n_games)?;
    if let Some((loss, rating)) = totals.loss {
        writeln!(out, "{loss:.1} discs lost a game of 30 moves, like a player rated {rating}\n")?;
        let next = Rating::new(rating.points() + NEXT);
        writeln!(out, "{:<10} {:>6} {:>11} {:>9} {:>9}", "phase", "moves", "loss a move", rating, next)?;
        for (phase, (loss, n)) in Phase::ALL.into_iter().zip(totals.phases) {
            let own = loss / f64::from(n.max(1));
            let [as_rated, as_next] = [rating, next].map(|rating| phase.loss(rating));
            writeln!(out, "{:<10} {n:>6} {own:>11.2} {as_rated:>9.2} {as_next:>9.2}", phase_name(phase))?;
        }
    }
    let a_game = |of: fn(&GameReport) -> u32| {
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
    let peers = totals.loss.map(|(_, rating)| (rating, Habits::of(rating)));
    let as_rated = |of: fn(&Habits) -> f64| {
        let share = peers.as_ref().map(|(rating, habits)| (rating, 100.0 * of(habits)));
        share.map_or(String::new(), |(rating, share)| format!("; {share:.0} % at {rating}"))
    };
    writeln!(
        out,
        "Ahead by {CLEARLY} or more with {EMPTIES_AT_THE_TURN} empties and won: {}{}",
        percent(totals.converted),
        as_rated(|habits| habits.converted)
    )?;
    writeln!(
        out,
        "Behind by {CLEARLY} or more with {EMPTIES_AT_THE_TURN} empties and not lost: {}{}",
        percent(totals.saved),
        as_rated(|habits| habits.saved)
    )?;
    writeln!(
        out,
        "Mistakes of {CHANCE} or more replied to by a move that loses {TAKEN} at most: {}{}",
        percent(totals.chances),
        as_rated(|habits| habits.chances)
    )?;
    if !totals.ideas.is_empty() {
        writeln!(out, "\n{:<30} {:>6} {:>13}", "what mistakes were about", "times", "discs a game")?;
        for (idea, cost) in &totals.ideas {
            let discs = cost.discs / totals.n_games.max(1) as f64;
            writeln!(out, "{:<30} {:>6} {discs:>13.1}", idea.name(), cost.n)?;
        }
    }
    if !totals.openings.is_empty() {
        writeln!(out, "\n{:<30} {:>6} {:>8} {:>24}", "opening", "games", "score", "loss in moves 1 to 20")?;
        for OpeningTotals { name, n_games, score, loss } in totals.openings.iter().take(OPENINGS_MAX) {
            let loss = loss.map_or("-".to_owned(), |loss| format!("{loss:.1}"));
            let score = score.map_or("-".to_owned(), |score| format!("{:.0} %", 100.0 * score));
            writeln!(out, "{name:<30} {n_games:>6} {score:>8} {loss:>24}")?;
        }
    }
    match &totals.trend {
        Some(trend) => writeln!(out, "\n{}", trend.words()),
        None => writeln!(out, "\nToo few games to say whether the latest are better."),
    }
}

fn write_json(player: &str, totals: &Totals, out: &mut dyn Write) -> io::Result<()> {
    let phase = |(phase, (loss, moves)): (Phase, (f64, u32))| PhaseLoss {
        phase: phase_name(phase).to_owned(),
        moves,
        loss: rounded(loss, 2),
    };
    let opening = |opening: &OpeningTotals| OpeningTotal {
        opening: opening.name.clone(),
        games: opening.n_games,
        score: opening.score.map(|score| rounded(score, 3)),
        loss: opening.loss.map(|loss| rounded(loss, 2)),
    };
    let trend = totals.trend.map(|Trend { n, before, now, reach }| {
        let [before, now, reach] = [before, now, reach].map(|loss| rounded(loss, 2));
        TrendRecord { games: n, before, now, reach }
    });
    let idea = |&(idea, IdeaCost { n, discs }): &(Idea, IdeaCost)| {
        (idea_name(idea), IdeaTotal { mistakes: n, discs: rounded(discs, 2) })
    };
    let [won, drawn, lost] = totals.results;
    let record = PlayerTotal {
        player: player.to_owned(),
        games: totals.n_games,
        won,
        drawn,
        lost,
        loss: totals.loss.map(|(loss, _)| rounded(loss, 2)),
        rating: totals.loss.map(|(_, rating)| rating.points()),
        phases: Phase::ALL.into_iter().zip(totals.phases).map(phase).collect(),
        ahead: totals.converted.1,
        converted: totals.converted.0,
        behind: totals.saved.1,
        saved: totals.saved.0,
        chances: totals.chances.1,
        taken: totals.chances.0,
        ideas: totals.ideas.iter().map(idea).collect(),
        openings: totals.openings.iter().map(opening).collect(),
        trend,
    };
    records::write(out, &Record::Player(record))
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "opening",
        Phase::Midgame => "midgame",
        Phase::Endgame => "endgame",
    }
}

/// Reads the file of an earlier run, without an incomplete last line.
///
/// # Errors
/// With a sentence, when another line is not a reviewed game.
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

/// Writes a game as a line of the `--out` file.
pub fn line_of(game: &PlayerGame) -> String {
    serde_json::to_string(game).expect("numbers and texts are JSON") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn game(score: f64, loss: f64, ahead: f64) -> PlayerGame {
        let report = GameReport {
            score: Some(score),
            losses: [(loss, 10), (loss, 10), (loss, 10)],
            seconds: Default::default(),
            mistakes: 2,
            blunders: 1,
            thrown_away: 0,
            accuracy: Some(70.0),
            ahead: Some(ahead),
            chances: (1, 2),
            ideas: BTreeMap::from([(Idea::Corner, IdeaCost { n: 2, discs: 12.0 })]),
            opening: Some("Tiger".to_owned()),
            worst: Vec::new(),
        };
        PlayerGame { moves: "f5d6".to_owned(), color: 'b', level: 12, report }
    }

    #[test]
    fn what_games_say_together_is_written() {
        let games: Vec<PlayerGame> =
            [(1.0, 10.0, 6.0), (0.0, 20.0, 8.0), (0.5, 15.0, -7.0), (1.0, 15.0, 5.9)]
                .into_iter()
                .map(|(score, loss, ahead)| game(score, loss, ahead))
                .collect();
        let mut text = Vec::new();
        write("Anna", &games, Output::Text, &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.starts_with("Anna: 4 games, 2 won, 1 drawn, 1 lost\n45.0 discs lost a game"), "{text}");
        assert!(text.contains("Ahead by 6 or more with 20 empties and won: 1 of 2 (50 %); "), "{text}");
        assert!(text.contains("loses 2 at most: 4 of 8 (50 %); "), "{text}");
        let corners = format!("\n{:<30} {:>6} {:>13.1}\n", "corners", 8, 12.0);
        assert!(text.contains(&corners) && text.contains("Tiger"), "{text}");
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
