//! `outflank-engine review --player`: statistics of one player over all games, and whether the latest are
//! better.

use super::find::moves_of;
use super::review::{Review, Searches};
use crate::arguments::n_threads;
use crate::database::open;
use crate::input;
use crate::records::{
    self, IdeaTotal, OpeningTotal, PhaseLoss, PlayerGame, PlayerTotal, Record, TrendRecord, idea_name,
    phase_name, rounded,
};
use crate::shard::Shard;
use crate::terminal::{Results, cannot_write};
use analysis::explain::Idea;
use analysis::explain::costs::IdeaCost;
use engine::{Level, Resources, Thinker};
use library::Library;
use othello::rating::Phase;
use serde_json::Value as Json;
use std::collections::HashMap;
use std::io::Write;
use teach::games::{GameReport, OpeningTotals};
use teach::report::{PlayerReport, ReportGame, ReportOn, ReportTable, page, seconds};
use teach::trend::Trend;
use train::batch::Batch;

/// The usual level. On 126 games of a strong player it finds a loss of 36.9 discs a game, in a tenth of a
/// second a game; level 12 finds 32.6, and level 24 39.2 in two and a half seconds.
const LEVEL: u8 = 21;

/// Reviews the games of a player and writes the statistics.
pub(super) fn run(arguments: &Review, player: &str, results: &mut Results) -> Result<(), String> {
    let library = &open(&arguments.games)?;
    let shard = arguments.part.shard.unwrap_or(Shard::WHOLE);
    let tasks: Vec<Task> = shard.select(tasks(library, player)).collect();
    if tasks.is_empty() {
        return Err(format!("{} has no game of {player:?} on 8×8.", arguments.games));
    }
    let (mut file, known) = input::continued(arguments.part.out.as_deref(), |whole, _| read_known(whole))?;
    input::leave_output_to(arguments.html.as_deref());
    let level = arguments.level.unwrap_or(Level::new(LEVEL));
    let resources = Resources { n_threads: 1, table_mb: TABLE_MB };
    let searches = &Searches { level, resources, book: arguments.book()? };
    // The games that are not known at this level are reviewed, each on one thread.
    let mut games: HashMap<_, GameReport> = HashMap::new();
    for game in known.into_iter().filter(|game| game.level == level.number()) {
        games.insert((game.moves, game.color), game.report);
    }
    let new = tasks.iter().filter(|task| !games.contains_key(&task.key())).collect::<Vec<_>>();
    let worker = || {
        let mut thinker = Thinker::new(resources);
        move |task: &Task| -> Option<PlayerGame> {
            let record = library.record(task.game.id).ok()?;
            let review = searches.plan(&record).run(&mut thinker, |_| ());
            let report = GameReport::of(&review, &record, task.game.color);
            let (moves, color) = task.key();
            Some(PlayerGame { moves, color, level: level.number(), report })
        }
    };
    let mut n_done = 0;
    let keep = |game: Option<PlayerGame>| -> Result<(), String> {
        let Some(game) = game else { return Ok(()) };
        n_done += 1;
        results.progress(&format!("{n_done} games reviewed"));
        file.write_all(line_of(&game).as_bytes()).map_err(cannot_write)?;
        games.insert((game.moves, game.color), game.report);
        Ok(())
    };
    let n_threads = n_threads(arguments.machine.threads);
    Batch { n_threads, in_order: false }.run(new.into_iter(), worker, keep)?;
    results.progress("");
    let report = report(player, library, tasks, &games);
    if let Some(file) = &arguments.html {
        input::write(file, page::write(&report).as_bytes())?;
    }
    results.put(Record::Player(total_of(&report)), text_of(&report).trim_end())
}

/// Memory for the searches of a thread, in megabytes.
const TABLE_MB: usize = 16;

/// A game to review.
#[derive(Clone, Debug)]
struct Task {
    game: ReportGame,
    moves: String,
}

impl Task {
    /// The key of the game: its moves, and the player's side.
    fn key(&self) -> (String, String) {
        (self.moves.clone(), self.game.color.to_string())
    }
}

/// The games of a player in a library, the earliest first. `player` is the whole name; case does not matter.
fn tasks(library: &Library, player: &str) -> Vec<Task> {
    let task = |game: ReportGame| Some(Task { moves: moves_of(&library.record(game.id).ok()?), game });
    ReportGame::all(library, player).into_iter().filter_map(task).collect()
}

/// The report on a player whose games were reviewed. It speaks of the player by name: the reader may be a
/// coach.
fn report(
    player: &str,
    library: &Library,
    tasks: Vec<Task>,
    games: &HashMap<(String, String), GameReport>,
) -> PlayerReport {
    let with_report = |task: Task| {
        let pace = seconds(&library.record(task.game.id).ok()?, task.game.color);
        Some(ReportGame { report: games.get(&task.key())?.clone(), pace, ..task.game })
    };
    let on = ReportOn { player: player.to_owned(), is_own: false, rating: None };
    PlayerReport::of(on, tasks.into_iter().filter_map(with_report).collect())
}

/// The report as text; it covers at least one game.
fn text_of(report: &PlayerReport) -> String {
    let a_game = |of: fn(&GameReport) -> u32| {
        let sum: u32 = report.games.iter().map(|game| of(&game.report)).sum();
        f64::from(sum) / report.games.len().max(1) as f64
    };
    let mut text = format!(
        "{}\n{}\nA game: {:.1} mistakes, {:.1} of them blunders; {:.2} proven wins or draws given away\n",
        report.title(),
        report.results(),
        a_game(|game| game.mistakes),
        a_game(|game| game.blunders),
        a_game(|game| game.thrown_away)
    );
    report.text_tables().iter().for_each(|table| text += &table_text(table));
    if report.totals.trend.is_none() {
        text += "\nToo few games to say whether the latest are better.\n";
    }
    text
}

/// A table in columns, each as wide as its widest cell.
fn table_text(ReportTable { heading, titles, rows, below, .. }: &ReportTable) -> String {
    let wide = |texts: &mut dyn Iterator<Item = &String>| {
        texts.map(|text| text.chars().count()).max().unwrap_or_default()
    };
    let first = wide(&mut rows.iter().map(|row| &row.name).chain([heading]));
    let width = |(at, title)| wide(&mut rows.iter().map(|row| &row.cells[at]).chain([title]));
    let widths: Vec<usize> = titles.iter().enumerate().map(width).collect();
    let line = |name: &String, cells: &[String]| {
        let cells = cells.iter().zip(&widths).map(|(cell, width)| format!("  {cell:>width$}"));
        format!("{name:<first$}{}\n", cells.collect::<String>())
    };
    let rows = rows.iter().map(|row| line(&row.name, &row.cells));
    let below = below.iter().map(|words| line(words, &[]));
    let all = [line(&String::new(), &[]), line(heading, titles)].into_iter().chain(rows).chain(below);
    all.collect()
}

fn total_of(report: &PlayerReport) -> PlayerTotal {
    let totals = &report.totals;
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
    let trend = totals.trend.map(|Trend { n, before, now, margin_of_error }| {
        let [before, now, margin_of_error] = [before, now, margin_of_error].map(|loss| rounded(loss, 2));
        TrendRecord { games: n, before, now, reach: margin_of_error }
    });
    let idea = |&(idea, IdeaCost { n, discs }): &(Idea, IdeaCost)| {
        (idea_name(idea), IdeaTotal { mistakes: n, discs: rounded(discs, 2) })
    };
    let [won, drawn, lost] = totals.results;
    PlayerTotal {
        player: report.player.clone(),
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
    }
}

/// Reads the lines of an earlier run. Earlier versions wrote the fields of the report beside the others, and
/// `b` or `w` for the side. Fails if a line holds anything but a reviewed game.
fn read_known(lines: &str) -> Result<Vec<PlayerGame>, String> {
    let read = |line: &str| -> serde_json::Result<PlayerGame> {
        let mut game: Json = serde_json::from_str(line)?;
        if game.is_object() && game["report"].is_null() {
            game["report"] = game.clone();
            game["color"] = if game["color"] == "b" { "Black" } else { "White" }.into();
        }
        serde_json::from_value(game)
    };
    let numbered = (1..).zip(lines.lines());
    let read = numbered.map(|(number, line)| {
        read(line).map_err(|error| format!("line {number} is no reviewed game: {error}"))
    });
    read.collect()
}

/// Writes a game as a line of the `--out` file.
fn line_of(game: &PlayerGame) -> String {
    records::line(&Record::PlayerGame(game.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use library::testing::{library, named};
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
        PlayerGame { moves: "f5d6".to_owned(), color: "Black".to_owned(), level: 12, report }
    }

    #[test]
    fn statistics_of_several_games_are_written() {
        let reports = [(1.0, 10.0, 6.0), (0.0, 20.0, 8.0), (0.5, 15.0, -7.0), (1.0, 15.0, 5.9)]
            .map(|(score, loss, ahead)| game(score, loss, ahead).report);
        let library = library(reports.iter().map(|_| named("f5d6c3", "Anna", "Ben", "", "2024")));
        let games = ReportGame::all(&library, "Anna").into_iter().zip(reports);
        let games = games.map(|(game, report)| ReportGame { report, ..game }).collect();
        let on = ReportOn { player: "Anna".to_owned(), is_own: false, rating: None };
        let text = text_of(&PlayerReport::of(on, games));
        for part in [
            "Report on Anna\n4 games: 2 won, 1 drawn, 1 lost. 45.0 discs lost a game, ",
            "\nA game: 2.0 mistakes, 1.0 of them blunders; 0.00 proven wins",
            "\nAhead by 6 or more with 20 empty squares left, won 1 of 2: 50 %; ",
            "replied to well: 4 of 8, 50 %; ",
            "\nWhat mistakes were about, in the last 4 games  times  discs a game\n\
             corners                                            8          12.0\n",
            "Tiger",
            "\n2024   Black against Ben",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(text.ends_with("Too few games to say whether the latest are better.\n"), "{text}");
    }

    #[test]
    fn games_of_earlier_runs_and_versions_are_read() {
        let (first, second) = (game(1.0, 3.0, 1.0), game(0.5, 4.0, 0.0));
        let text = line_of(&first) + &line_of(&second);
        assert_eq!(read_known(&text), Ok(vec![first.clone(), second]));
        let mut earlier: Json = serde_json::from_str(&line_of(&first)).unwrap();
        let report = earlier["report"].take();
        earlier["color"] = "b".into();
        earlier.as_object_mut().unwrap().extend(report.as_object().unwrap().clone());
        earlier.as_object_mut().unwrap().retain(|name, _| !["v", "type", "report"].contains(&name.as_str()));
        assert_eq!(read_known(&earlier.to_string()), Ok(vec![first]));
        assert!(read_known("{}\nnothing\n").unwrap_err().starts_with("line 1 is no reviewed game"));
    }
}
