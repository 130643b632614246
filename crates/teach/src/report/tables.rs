//! The tables and graphs of a report: the window, the page and the command line show the same ones.

use super::{PhaseReport, PlayerReport, ReportGame, WorstMove};
use crate::games::{OpeningTotals, Totals, opening_name, phase_name};
use crate::ideas::{lesson_of, lesson_of_theme, theme_of};
use crate::puzzles::progress::PuzzleProgress;
use crate::puzzles::{Theme, words};
use crate::question::Button;
use analysis::curve::{Graph, bar_words};
use analysis::explain::Idea;
use analysis::explain::costs::IdeaCost;
use analysis::explain::words::sentences;
use othello::rules::Color;
use texts::text;
use texts::words::kept_name;

/// A table with a head.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReportTable {
    /// What stands above it.
    pub heading: String,
    /// The title of the column of names; most have none.
    pub names: String,
    /// The titles of the columns of cells.
    pub titles: Vec<String>,
    /// The rows; without any, the table is only its heading and the lines below.
    pub rows: Vec<ReportRow>,
    /// Lines below it.
    pub below: Vec<String>,
    /// Whether its names or buttons need much room.
    pub is_wide: bool,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportRow {
    /// What stands before its cells.
    pub name: String,
    /// The cells, from left to right.
    pub cells: Vec<String>,
    /// Buttons to the lesson and the puzzles about it.
    pub buttons: Vec<Button>,
    /// Whether the row is printed in bold.
    pub is_bold: bool,
}

impl ReportRow {
    fn new(name: String, cells: Vec<String>) -> ReportRow {
        ReportRow { name, cells, buttons: Vec::new(), is_bold: false }
    }
}

impl ReportTable {
    fn has_content(&self) -> bool {
        !self.rows.is_empty() || !self.below.is_empty()
    }
}

/// Discs with one decimal, or a dash.
fn tenths(discs: Option<f64>) -> String {
    discs.map_or("–".to_owned(), |discs| text::decimal(discs, 1))
}

/// A percentage, or a dash.
fn percent(percent: Option<f64>) -> String {
    percent.map_or("–".to_owned(), |percent| text!("percent", n = format!("{percent:.0}")))
}

/// At most this many openings of a colour are listed.
const OPENINGS_MAX: usize = 12;

impl PlayerReport {
    /// The tables above the graphs that have a row or a line, in their order.
    pub fn tables(&self) -> Vec<ReportTable> {
        self.tables_with(true)
    }

    /// Like [`PlayerReport::tables`]; `has_rating` is false for a player without a rating, whom the tables do
    /// not compare with people of a rating.
    pub fn tables_with(&self, has_rating: bool) -> Vec<ReportTable> {
        let openings = Color::BOTH.map(|color| self.opening_table(color));
        let chances = has_rating.then(|| self.chance_table());
        let tables = [self.phase_table(has_rating), self.idea_table()].into_iter().chain(chances);
        tables.chain(openings).filter(ReportTable::has_content).collect()
    }

    /// Discs lost in each reviewed game and mean seconds of each move, where there are two or more.
    pub fn graphs(&self) -> Vec<Graph<'static>> {
        let graphs = [(text!("report-trend"), &self.losses()), (text!("report-pace"), &self.pace)];
        let graphs = graphs.into_iter().filter(|(_, values)| values.len() > 1);
        graphs.map(|(name, values)| Graph::numbered(name, values)).collect()
    }

    /// Every game, the newest first: the reverse order of [`PlayerReport::games`].
    pub fn game_table(&self) -> ReportTable {
        let row = |game: &ReportGame| {
            let opening = game.report.opening.as_deref().map(opening_name).unwrap_or_default();
            let accuracy = game.figures.and_then(|figures| figures.accuracy[game.color]).map(f64::from);
            let cells = vec![
                text!("report-game", color = game.color.key(), opponent = kept_name(&game.opponent)),
                opening.to_owned(),
                game.result.clone(),
                tenths(game.loss()),
                percent(accuracy.or(game.report.accuracy)),
            ];
            ReportRow::new(game.day.to_string(), cells)
        };
        let titles = vec![
            text!("report-opponent"),
            text!("library-column-opening"),
            text!("library-column-result"),
            text!("library-column-lost"),
            text!("library-column-accuracy"),
        ];
        let rows = self.games.iter().rev().map(row).collect();
        let (heading, names) = (text!("report-games"), text!("library-column-date"));
        ReportTable { heading, names, titles, rows, ..ReportTable::default() }
    }

    /// The whole report for a reader of text, who sees neither bars nor boards.
    pub fn text_tables(&self) -> Vec<ReportTable> {
        let of_lines = |heading, below| ReportTable { heading, below, ..ReportTable::default() };
        let numbers = |graph: Graph| {
            let bars: Vec<String> = graph.bars.iter().map(|(_, bar)| bar_words(*bar)).collect();
            of_lines(graph.name, vec![text::list(bars)])
        };
        let worst = |WorstMove { game, mistake, explanation }: &WorstMove| {
            let words = [mistake.headline(), sentences(explanation)];
            format!("{}: {}", self.games[*game].title(), text::sentences(words))
        };
        let worst = of_lines(text!("report-worst"), self.worst.iter().map(worst).collect());
        let tables = self.tables().into_iter().chain(self.graphs().into_iter().map(numbers));
        tables.chain([worst, self.game_table()]).filter(ReportTable::has_content).collect()
    }

    /// The games that the tables of phases and ideas count: only the latest ones where players read
    /// about their own progress, else all.
    pub(super) fn span(&self) -> &Totals {
        if self.is_own { &self.lately } else { &self.totals }
    }

    /// What a move loses in each phase, beside the losses of people of the same rating and of the next group.
    /// The lines below give the verdict on each phase, for the player's own report only, and the time of a
    /// move. Without a rating the table has only the player's own losses and the time.
    fn phase_table(&self, has_rating: bool) -> ReportTable {
        let known = self.phases().into_iter().filter(|phase| phase.n_moves > 0);
        let row = |report: PhaseReport| {
            let own = format!("{} ± {}", text::decimal(report.loss, 2), text::decimal(report.error, 2));
            let groups = [report.own_group, report.next_group].map(|figure| text::decimal(figure, 2));
            let groups = groups.into_iter().filter(|_| has_rating);
            ReportRow::new(phase_name(report.phase), [own].into_iter().chain(groups).collect())
        };
        let rows = known.clone().map(row).collect();
        let [own, group] = match self.is_own {
            true => [text!("progress-you"), text!("progress-own-group")],
            false => [self.name(), text!("report-rated", rating = self.rating.to_string())],
        };
        let groups = has_rating.then(|| [group, text!("progress-next-group")]);
        let titles = [own].into_iter().chain(groups.into_iter().flatten()).collect();
        let heading = if self.is_own { text!("progress-phases") } else { text!("progress-page-phases") };
        let verdict = |report: PhaseReport| {
            text!("progress-verdict", phase = phase_name(report.phase), verdict = report.verdict())
        };
        let verdicts: Vec<String> = known.map(verdict).collect();
        let verdicts = match (self.is_own, verdicts.is_empty()) {
            (true, true) => Some(text!("progress-phases-unknown")),
            (true, false) => Some(text::list(&verdicts)),
            (false, _) => None,
        };
        let verdicts = verdicts.filter(|_| has_rating);
        let times = self.totals.time_words();
        let times = times.map(|times| format!("{}: {times}", text!("progress-time")));
        let below = verdicts.into_iter().chain(times).collect();
        ReportTable { heading, titles, rows, below, ..ReportTable::default() }
    }

    /// The ideas that the player's mistakes were about: how often in the games of [`PlayerReport::span`], and
    /// how many discs a game they cost in these and in the games before. [`Totals::habit`] is in bold.
    fn idea_table(&self) -> ReportTable {
        let (span, has_before) = (self.span(), self.is_own && self.before.n_games > 0);
        let discs = |totals: &Totals, idea| {
            text::decimal(totals.cost_per_game(idea).map_or(0.0, |cost| cost.discs), 1)
        };
        let row = |&(idea, IdeaCost { n, .. }): &(Idea, IdeaCost)| {
            let before = has_before.then(|| discs(&self.before, idea));
            let cells = [n.to_string(), discs(span, idea)].into_iter().chain(before).collect();
            let is_bold = span.habit() == Some(idea);
            let lesson = Button::lesson(Some(lesson_of(idea)));
            let buttons = std::iter::once(lesson).chain(theme_of(idea).map(Button::puzzles)).collect();
            ReportRow { buttons, is_bold, ..ReportRow::new(idea.name(), cells) }
        };
        let titles = [text!("progress-times"), text!("progress-discs-a-game")];
        let titles = titles.into_iter().chain(has_before.then(|| text!("progress-before"))).collect();
        let rows: Vec<ReportRow> = span.ideas.iter().map(row).collect();
        let has_no_mistakes = span.n_games > 0 && rows.is_empty();
        let below = has_no_mistakes.then(|| text!("progress-motifs-none")).into_iter().collect();
        let heading = text!("progress-motifs", n = span.n_games);
        ReportTable { heading, titles, rows, below, is_wide: true, ..ReportTable::default() }
    }

    /// What became of clear leads, of clear deficits and of the opponents' mistakes, in sentences.
    fn chance_table(&self) -> ReportTable {
        let below = self.totals.chance_words(self.rating, self.is_own);
        ReportTable { heading: text!("progress-turn"), below, ..ReportTable::default() }
    }

    /// The openings played with a colour, the most frequent first.
    fn opening_table(&self, color: Color) -> ReportTable {
        let titles = vec![
            text!("progress-opening-games"),
            text!("progress-opening-points"),
            text!("progress-opening-loss"),
        ];
        let row = |opening: &OpeningTotals| {
            let points = percent(opening.score.map(|score| 100.0 * score));
            let cells = vec![opening.n_games.to_string(), points, tenths(opening.loss)];
            ReportRow::new(opening.name().to_owned(), cells)
        };
        let rows = self.openings[color].iter().take(OPENINGS_MAX).map(row).collect();
        let heading = text!("report-openings", color = color.key());
        ReportTable { heading, titles, rows, is_wide: true, ..ReportTable::default() }
    }
}

/// The themes of puzzles that were tried, the weakest first; below them the rating.
pub fn theme_table(progress: &PuzzleProgress) -> ReportTable {
    /// Themes with fewer tries are not listed.
    const TRIES_MIN: u32 = 3;
    /// With fewer tries the share says little.
    const TRIES_SURE: u32 = 10;
    let tried = Theme::ALL.map(|theme| (theme, progress.theme(theme))).into_iter();
    let tried = tried.filter(|(_, (n_tries, _))| *n_tries >= TRIES_MIN);
    let share = |(n_tries, n_solved): (u32, u32)| f64::from(n_solved) / f64::from(n_tries);
    let mut tried: Vec<(Theme, (u32, u32))> = tried.collect();
    tried.sort_by(|(_, a), (_, b)| share(*a).total_cmp(&share(*b)));
    let row = |&(theme, tries): &(Theme, (u32, u32))| {
        let cells = vec![tries.0.to_string(), percent(Some(100.0 * share(tries)))];
        let buttons = vec![Button::lesson(Some(lesson_of_theme(theme))), Button::puzzles(theme)];
        ReportRow { buttons, ..ReportRow::new(theme.name(), cells) }
    };
    let is_unsure = tried.iter().any(|(_, (n_tries, _))| *n_tries < TRIES_SURE);
    let unsure = is_unsure.then(|| text!("progress-few-tries", n = TRIES_SURE));
    ReportTable {
        heading: text!("learn-puzzles"),
        titles: vec![text!("progress-tries"), text!("progress-solved")],
        rows: tried.iter().map(row).collect(),
        below: unsure.into_iter().chain([words::progress(progress)]).collect(),
        is_wide: true,
        ..ReportTable::default()
    }
}
