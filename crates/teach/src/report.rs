//! A report on a player of the library, for a coach, an opponent or the player: all games, the [`Totals`] and
//! the worst moves of the reviewed ones, and the time that moves took. Progress in Learn is the player's own
//! report.

pub mod page;
mod phases;
mod tables;
pub mod tournament;

pub use phases::{Advice, NEXT_GROUP_POINTS, PhaseReport};
pub use tables::{ReportRow, ReportTable, theme_table};

use super::games::{GameMistake, GameReport, OpeningTotals, Totals, by_opening, kept_review, mean};
use super::puzzles::own::only_side;
use super::trend::TREND_GAMES_MAX;
use analysis::explain::Explanation;
use library::figures::GameFigures;
use library::game::{Margin, Origin};
use library::store::Store;
use library::worker::{Shared, read};
use library::{Date, Entry, GameId, Library, Variant};
use othello::rating::Rating;
use othello::record::Record;
use othello::rules::{ByColor, Color, Move};
use system::worker::{Worker, WorkerHandle};
use texts::text;
use texts::words::kept_name;

/// How many worst moves are shown, at most one from each game.
pub const WORST_MAX: usize = 9;
/// With fewer reviewed games no rating is compared with the discs lost.
const RATED_GAMES_MIN: usize = 4;

/// The report on a player.
pub struct PlayerReport {
    /// The name, as the library has it.
    pub player: String,
    /// Whether the player reads it.
    pub is_own: bool,
    /// All games of 8×8 where most discs win, the earliest first.
    pub games: Vec<ReportGame>,
    /// The rating of the group to compare with: the player's own, else the one that the discs lost suggest.
    pub rating: Rating,
    /// The totals of the reviewed games.
    pub totals: Totals,
    /// The totals of the latest [`TREND_GAMES_MAX`] of them.
    pub lately: Totals,
    /// The totals of as many games before those.
    pub before: Totals,
    /// The openings of all games, by the player's colour.
    pub openings: ByColor<Vec<OpeningTotals>>,
    /// The worst moves, at most one from each game.
    pub worst: Vec<WorstMove>,
    /// The mean seconds of the player's first move, second move and so on, where any game has them.
    pub pace: Vec<(usize, f64)>,
}

/// A move that lost much.
pub struct WorstMove {
    /// The place of its game among the games.
    pub game: usize,
    /// The move.
    pub mistake: GameMistake,
    /// Why it lost.
    pub explanation: Explanation,
}

/// A game of the player.
#[derive(Clone, Debug)]
pub struct ReportGame {
    /// Its id in the library.
    pub id: GameId,
    /// When it was played.
    pub day: Date,
    /// The player's colour.
    pub color: Color,
    /// The opponent's name; empty where it is not known.
    pub opponent: String,
    /// The result in discs, Black's first.
    pub result: String,
    /// What a review found of both sides.
    pub figures: Option<GameFigures>,
    /// The figures of the player's side of the game, which a report adds up.
    pub report: GameReport,
    /// The seconds of the player's moves, as far as they are known.
    pub pace: Vec<Option<f64>>,
}

impl ReportGame {
    /// The games of a player, without their reviews, the earliest first.
    pub fn all(library: &Library, player: &str) -> Vec<ReportGame> {
        let ids = library.entries().map(|(id, _)| id);
        let mut games: Vec<ReportGame> = ids.filter_map(|id| ReportGame::of(library, id, player)).collect();
        games.sort_by_key(|game| game.day);
        games
    }

    /// A game without its review; `None` unless this player played it, on 8×8 and against another.
    pub fn of(library: &Library, id: GameId, player: &str) -> Option<ReportGame> {
        let entry = library.entry(id)?;
        let color = color_of(library, entry, player)?;
        let sign = if color == Color::Black { 1 } else { -1 };
        let share = |margin: Margin| f64::from(1 + sign * margin.outcome() as i32) / 2.0;
        let report = GameReport {
            score: entry.margin().map(share),
            opening: entry.opening.map(|opening| opening.english.to_owned()),
            ..GameReport::default()
        };
        Some(ReportGame {
            id,
            day: day_of(entry),
            color,
            opponent: library.name(entry.players[!color]).to_owned(),
            result: entry.score(),
            figures: entry.figures,
            report,
            pace: Vec::new(),
        })
    }

    /// Discs that the player's moves lost; `None` without a review.
    pub fn loss(&self) -> Option<f64> {
        self.report.lost()
    }
}

/// When a game was played. A game played on this computer without a date has the day it came to the library.
fn day_of(entry: &Entry) -> Date {
    let is_undated = entry.origin != Origin::Imported && entry.day() == Date::default();
    if is_undated { Date::of_seconds(entry.added) } else { entry.day() }
}

/// The colour of a player in a game that a report is about.
fn color_of(library: &Library, entry: &Entry, player: &str) -> Option<Color> {
    let is_usual = entry.variant == Variant::USUAL;
    let person = |name| library.person_of(name).to_lowercase();
    let is_player = |color: Color| person(library.name(entry.players[color])) == person(player);
    only_side(is_player).filter(|_| is_usual && !entry.is_binned && entry.is_played())
}

/// Whom a report is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportOn {
    /// The name, as the library has it.
    pub player: String,
    /// Whether the player reads it.
    pub is_own: bool,
    /// The rating by the games that count, if there are any.
    pub rating: Option<Rating>,
}

impl PlayerReport {
    /// Adds up the games, the earliest first.
    pub fn of(on: ReportOn, games: Vec<ReportGame>) -> PlayerReport {
        /// The rating before anything is known.
        const NEWCOMER: u16 = 900;
        let reviewed: Vec<GameReport> =
            games.iter().map(|game| game.report.clone()).filter(GameReport::is_reviewed).collect();
        let of_color = |color: Color| {
            by_opening(games.iter().filter(|game| game.color == color).map(|game| &game.report))
        };
        // The first mistake of a game is its worst.
        let of_games = games.iter().map(|game| game.report.worst.first());
        let mut mistakes: Vec<(usize, &GameMistake)> =
            of_games.enumerate().filter_map(|(game, worst)| Some((game, worst?))).collect();
        mistakes.sort_by(|(_, a), (_, b)| b.loss.total_cmp(&a.loss));
        mistakes.truncate(WORST_MAX);
        let explained = |(game, mistake): (usize, &GameMistake)| WorstMove {
            game,
            explanation: mistake.explanation(),
            mistake: mistake.clone(),
        };
        let worst = mistakes.into_iter().map(explained).collect();
        let longest = games.iter().map(|game| game.pace.len()).max().unwrap_or(0);
        let of_move = |at: usize| {
            let known: Vec<f64> = games.iter().filter_map(|game| *game.pace.get(at)?).collect();
            Some((at + 1, mean(&known)?))
        };
        let pace = (0..longest).filter_map(of_move).collect();
        let (earlier, lately) = reviewed.split_at(reviewed.len().saturating_sub(TREND_GAMES_MAX));
        let before = &earlier[earlier.len().saturating_sub(TREND_GAMES_MAX)..];
        let totals = Totals::of(&reviewed);
        let ReportOn { player, is_own, rating } = on;
        PlayerReport {
            player,
            is_own,
            rating: rating.or(totals.loss.map(|(_, rating)| rating)).unwrap_or(Rating::new(NEWCOMER)),
            totals,
            lately: Totals::of(lately),
            before: Totals::of(before),
            openings: ByColor::from_fn(of_color),
            worst,
            pace,
            games,
        }
    }

    /// Reads the games of a player with what was kept of their reviews.
    pub fn read(library: &Shared, on: ReportOn) -> PlayerReport {
        let mut games = ReportGame::all(&read(library), &on.player);
        for game in &mut games {
            // One lock for each game, so that the window never waits for all of them.
            let kept = read(library).game(game.id).filter(|kept| kept.has_tree());
            let Some(record) = kept.and_then(|kept| kept.record().ok()) else { continue };
            game.pace = seconds(&record, game.color);
            if let Some(review) = kept_review(&record) {
                game.report = GameReport::of(&review, &record, game.color);
            }
        }
        PlayerReport::of(on, games)
    }

    /// The games that were not reviewed.
    pub fn unreviewed(&self) -> Vec<GameId> {
        self.games.iter().filter(|game| !game.report.is_reviewed()).map(|game| game.id).collect()
    }

    /// Discs lost in each reviewed game, by its number from 1.
    pub fn losses(&self) -> Vec<(usize, f64)> {
        (1..).zip(self.games.iter().filter_map(ReportGame::loss)).collect()
    }
}

/// The report in words.
impl PlayerReport {
    /// "Report on Anna", or "Progress of Anna" where Anna reads it.
    pub fn title(&self) -> String {
        match self.is_own {
            true => text!("progress-page-title", player = self.name()),
            false => text!("report-title", player = self.name()),
        }
    }

    /// The player's name as the window writes it.
    pub fn name(&self) -> String {
        kept_name(&self.player)
    }

    /// Results, discs lost and whether the latest games are better.
    pub fn results(&self) -> String {
        let count = |score: f64| self.games.iter().filter(|game| game.report.score == Some(score)).count();
        let (won, drawn, lost) = (count(1.0), count(0.5), count(0.0));
        let results =
            text!("progress-page-results", n = self.games.len(), won = won, drawn = drawn, lost = lost);
        let trend = self.totals.trend.map(|trend| trend.words());
        text::sentences(&[results, self.loss_words().unwrap_or_default(), trend.unwrap_or_default()])
    }

    /// The mean of what the list of games shows; with enough games, also the rating that belongs to it.
    fn loss_words(&self) -> Option<String> {
        let losses: Vec<f64> = self.losses().into_iter().map(|(_, loss)| loss).collect();
        let loss = text::decimal(mean(&losses)?, 1);
        let rating = self.totals.loss.map(|(_, rating)| rating.to_string());
        Some(match rating.filter(|_| losses.len() >= RATED_GAMES_MIN) {
            Some(rating) => text!("progress-page-loss", loss = loss, rating = rating),
            None => text!("progress-page-lost", loss = loss),
        })
    }

    /// How many games are reviewed, unless all are.
    pub fn reviewed_words(&self) -> Option<String> {
        let (reviewed, n) = (self.totals.n_games, self.games.len());
        (reviewed < n).then(|| text!("report-reviewed", reviewed = reviewed, n = n))
    }
}

/// The game in words.
impl ReportGame {
    /// "2023-05-12 · Ben · 40–24", as much of it as is known.
    pub fn title(&self) -> String {
        let parts = [self.day.to_string(), kept_name(&self.opponent), self.result.clone()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}

/// The seconds of a side's moves in a game's main line, as far as they are known.
pub fn seconds(record: &Record, color: Color) -> Vec<Option<f64>> {
    let line = record.main_line().into_iter();
    let own = line.filter(|&node| {
        let before = record.parent(node).expect("a move has a position before it");
        record.position_at(before).turn() == color && matches!(record.move_into(node), Some(Move::Place(_)))
    });
    own.map(|node| record.move_time(node).map(|time| time.seconds())).collect()
}

/// Reads reports on a thread: the reasons of a hundred games' mistakes take a while.
pub struct ReportReader {
    worker: Worker<(Shared, ReportOn), PlayerReport>,
    /// The player of the last request.
    player: String,
    report: Option<PlayerReport>,
}

impl ReportReader {
    /// Starts the thread, which calls `wake` after each report.
    pub fn start(wake: impl Fn() + Send + 'static) -> ReportReader {
        let work = |handle: WorkerHandle<(Shared, ReportOn), PlayerReport>| {
            while let Ok(asked) = handle.jobs.recv() {
                // Only the last of several requests counts.
                let (library, on) = handle.jobs.try_iter().last().unwrap_or(asked);
                (handle.tell)(PlayerReport::read(&library, on));
            }
        };
        ReportReader { worker: Worker::start("report", wake, work), player: String::new(), report: None }
    }

    /// Asks for the report on a player. An earlier report on the same player stays until the new one is read.
    pub fn ask(&mut self, library: &Store, player: &str, is_own: bool) {
        if self.player != player {
            (self.player, self.report) = (player.to_owned(), None);
        }
        let counted = library.person(player).and_then(|person| person.games.last());
        let rating = counted.map(|game| game.after.rating);
        let on = ReportOn { player: player.to_owned(), is_own, rating };
        self.worker.send((library.shared(), on));
    }

    /// Takes what the thread has read.
    pub fn poll(&mut self) {
        let news = self.worker.news().pop().filter(|report| report.player == self.player);
        self.report = news.or(self.report.take());
    }

    /// The report on the player asked for last, once it is read.
    pub fn report(&self) -> Option<&PlayerReport> {
        self.report.as_ref()
    }
}

#[cfg(test)]
mod testing {
    use super::*;
    use library::testing::{SHORTEST, library, named, nth};

    /// A game of thirty moves that lost this much a move in each phase.
    pub(super) fn with_losses(losses: [f64; 3]) -> GameReport {
        GameReport { losses: losses.map(|loss| (10.0 * loss, 10)), ..GameReport::default() }
    }

    /// The report on a player with these game reports, all against Ben with moves of 2 and 4 s.
    pub(super) fn report(
        player: &str,
        is_own: bool,
        rating: Option<Rating>,
        reports: Vec<GameReport>,
    ) -> PlayerReport {
        let library = library(reports.iter().map(|_| named(SHORTEST, player, "Ben", "", "2024")));
        let of = |(number, report)| {
            let game = ReportGame::of(&library, nth(&library, number), player).unwrap();
            ReportGame { report, pace: vec![Some(2.0), Some(4.0)], ..game }
        };
        let games = reports.into_iter().enumerate().map(of).collect();
        PlayerReport::of(ReportOn { player: player.to_owned(), is_own, rating }, games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::{random_game, reviewed};
    use library::Change;
    use library::game::LibraryGame;
    use library::testing::{library, named};
    use othello::record::MoveTime;
    use othello::rules::BoardSize;
    use std::sync::{Arc, RwLock};

    fn on(player: &str) -> ReportOn {
        ReportOn { player: player.to_owned(), is_own: false, rating: None }
    }

    /// A reviewed game in which every move took as many seconds as its number.
    fn reviewed_game(seed: u64, black: &str, white: &str, date: &str) -> LibraryGame {
        let mut record = random_game(BoardSize::STANDARD, seed);
        for (node, evaluation) in reviewed(&record, 4).to_keep() {
            record.annotations_mut(node).evaluation = Some(evaluation);
        }
        for (number, node) in (1..).zip(record.main_line()) {
            record.set_move_time(node, MoveTime::parse(&format!("{number}")));
        }
        record.header.players = ByColor::new(black.to_owned(), white.to_owned());
        record.header.date = date.to_owned();
        LibraryGame::of_record(&record, Origin::Imported, 7)
    }

    #[test]
    fn a_report_lists_all_games_and_adds_up_those_that_were_reviewed() {
        let library = library([
            named("f5d6c3", "Anna", "Ben", "", "2024"),
            reviewed_game(3, "Anna", "Cleo", "2023-05-12"),
            reviewed_game(5, "ben", "anna", "2022"),
            named("f5f6", "Cleo", "Ben", "", "2024"),
            named("f5f4", "Anna", "Anna", "", "2024"),
        ]);
        let report = PlayerReport::read(&Arc::new(RwLock::new(library)), on("Anna"));
        let seen = |game: &ReportGame| (game.day.to_string(), game.color, game.opponent.clone());
        let games: Vec<_> = report.games.iter().map(seen).collect();
        let game = |day: &str, color, name: &str| (day.to_owned(), color, name.to_owned());
        let expected = [
            game("2022", Color::White, "ben"),
            game("2023-05-12", Color::Black, "Cleo"),
            game("2024", Color::Black, "Ben"),
        ];
        assert_eq!(games, expected);
        assert_eq!((report.totals.n_games, report.unreviewed()), (2, vec![report.games[2].id]));
        assert!(report.games[2].loss().is_none() && report.losses().len() == 2);
        let n_openings = |color| report.openings[color].iter().map(|of| of.n_games).sum::<usize>();
        let named = |color| {
            let opening = |game: &&ReportGame| game.color == color && game.report.opening.is_some();
            report.games.iter().filter(opening).count()
        };
        assert_eq!(Color::BOTH.map(n_openings), Color::BOTH.map(named));
        // Black's first move took one second, White's two; random games are full of mistakes.
        assert_eq!(report.pace[0], (1, 1.5));
        assert_eq!(report.worst.len(), 2);
        let [first, second] = [0, 1].map(|at| &report.worst[at]);
        assert!(first.mistake.loss >= second.mistake.loss);
        let explanation = &first.explanation;
        assert_eq!(explanation.color, report.games[first.game].color);
        assert_ne!(explanation.played(), explanation.best());
    }

    #[test]
    fn the_report_gives_the_mean_of_the_list_and_a_rating_only_after_some_games() {
        // Short games: a loss scaled to thirty moves would be larger.
        let game = GameReport { losses: [(10.0, 8), (20.0, 8), (35.0, 8)], ..GameReport::default() };
        let results = |n: usize| testing::report("Anna", false, None, vec![game.clone(); n]).results();
        assert!(results(1).contains("65.0 discs lost a game.") && !results(3).contains("as people of"));
        assert!(results(4).contains("65.0 discs lost a game, as people of"), "{}", results(4));
        assert!(results(8).contains("The last 4 games lost 65 discs each, the 4 before 65"));
    }

    #[test]
    fn games_in_the_bin_and_of_others_are_left_out() {
        let mut library = library([named("f5d6c3", "Anna", "Ben", "", "2024")]);
        let id = library.entries().next().unwrap().0;
        assert!(
            ReportGame::of(&library, id, "ANNA").is_some() && ReportGame::of(&library, id, "An").is_none()
        );
        library.apply(&Change::Bin { games: vec![id], binned: true }).unwrap();
        let report = PlayerReport::read(&Arc::new(RwLock::new(library)), on("Anna"));
        assert!(report.games.is_empty() && report.pace.is_empty());
    }
}
