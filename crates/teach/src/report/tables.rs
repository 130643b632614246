//! The tables of a report: the window, the page and the command line show the same rows.

use super::{PhaseReport, PlayerReport};
use crate::games::{OpeningTotals, Totals, phase_name};
use analysis::explain::Idea;
use analysis::explain::costs::IdeaCost;
use othello::rules::Color;
use texts::text;

/// A table with a head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportTable {
    /// What stands above it.
    pub heading: String,
    /// What stands above the cells.
    pub titles: Vec<String>,
    /// The rows, at least one.
    pub rows: Vec<ReportRow>,
    /// Lines below it.
    pub below: Vec<String>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// What stands before its cells.
    pub name: String,
    /// The cells, from left to right.
    pub cells: Vec<String>,
    /// What it is about, where there are lessons and puzzles about that.
    pub idea: Option<Idea>,
    /// Whether it stands out.
    pub is_strong: bool,
}

impl ReportRow {
    fn new(name: String, cells: Vec<String>) -> ReportRow {
        ReportRow { name, cells, idea: None, is_strong: false }
    }
}

impl ReportTable {
    fn new(heading: String, titles: Vec<String>, rows: Vec<ReportRow>) -> Option<ReportTable> {
        (!rows.is_empty()).then_some(ReportTable { heading, titles, rows, below: Vec::new() })
    }
}

impl PlayerReport {
    /// The games that phases and ideas are about: a player who reads about progress wants to know how it is
    /// lately, others how it is in all games.
    pub(super) fn span(&self) -> &Totals {
        if self.is_own { &self.lately } else { &self.totals }
    }

    /// What moves lose in each phase, against people of the same rating and of the next group; below it what
    /// that means for the player who reads it, and the time of a move.
    pub fn phase_table(&self) -> Option<ReportTable> {
        let known = self.phases().into_iter().filter(|phase| phase.n_moves > 0);
        let row = |of: PhaseReport| {
            let own = format!("{} ± {}", text::decimal(of.loss, 2), text::decimal(of.error, 2));
            let groups = [of.own_group, of.next_group].map(|figure| text::decimal(figure, 2));
            ReportRow::new(phase_name(of.phase), [own].into_iter().chain(groups).collect())
        };
        let rows = known.clone().map(row).collect();
        let titles = vec![self.own_column(), self.group_column(), text!("progress-next-group")];
        let heading = if self.is_own { text!("progress-phases") } else { text!("progress-page-phases") };
        let table = ReportTable::new(heading, titles, rows)?;
        let verdict =
            |of: PhaseReport| text!("progress-verdict", phase = phase_name(of.phase), verdict = of.verdict());
        let verdicts = self.is_own.then(|| text::list(&known.map(verdict).collect::<Vec<_>>()));
        let times = self.totals.time_words();
        let times = times.map(|times| format!("{}: {times}", text!("progress-time")));
        Some(ReportTable { below: verdicts.into_iter().chain(times).collect(), ..table })
    }

    /// What mistakes were about: how often, and how many discs a game they cost, there and before. The one
    /// that costs most, if it is a habit, stands out.
    pub fn idea_table(&self) -> Option<ReportTable> {
        let (span, has_before) = (self.span(), self.is_own && self.before.n_games > 0);
        let discs =
            |totals: &Totals, idea| text::decimal(totals.a_game(idea).map_or(0.0, |cost| cost.discs), 1);
        let row = |&(idea, IdeaCost { n, .. }): &(Idea, IdeaCost)| {
            let before = has_before.then(|| discs(&self.before, idea));
            let cells = [n.to_string(), discs(span, idea)].into_iter().chain(before).collect();
            let is_strong = span.habit() == Some(idea);
            ReportRow { idea: Some(idea), is_strong, ..ReportRow::new(idea.name(), cells) }
        };
        let titles = [text!("progress-times"), text!("progress-discs-a-game")];
        let titles = titles.into_iter().chain(has_before.then(|| text!("progress-before"))).collect();
        let rows = span.ideas.iter().map(row).collect();
        ReportTable::new(text!("progress-motifs", n = span.n_games), titles, rows)
    }

    /// The openings played with a colour, the most frequent first.
    pub fn opening_table(&self, color: Color) -> Option<ReportTable> {
        let titles = vec![
            text!("progress-opening-games"),
            text!("progress-opening-points"),
            text!("progress-opening-loss"),
        ];
        let row = |opening: &OpeningTotals| {
            let figures = vec![opening.n_games.to_string(), opening.points(), opening.lost()];
            ReportRow::new(opening.name().to_owned(), figures)
        };
        let rows = self.openings[color].iter().map(row).collect();
        ReportTable::new(text!("report-openings", color = color.key()), titles, rows)
    }
}
