//! The tables of a report: the window and the page show the same rows.

use super::PlayerReport;
use crate::games::{OpeningTotals, phase_name};
use crate::progress::PhaseReport;
use analysis::explain::Idea;
use analysis::explain::costs::IdeaCost;
use othello::rules::Color;
use texts::text;

/// A table with a head; the name of each row stands before its cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportTable {
    /// What stands above it.
    pub heading: String,
    /// What stands above the cells.
    pub titles: Vec<String>,
    /// The rows, at least one.
    pub rows: Vec<(String, Vec<String>)>,
    /// A line below it.
    pub below: Option<String>,
}

impl ReportTable {
    fn new(heading: String, titles: Vec<String>, rows: Vec<(String, Vec<String>)>) -> Option<ReportTable> {
        (!rows.is_empty()).then_some(ReportTable { heading, titles, rows, below: None })
    }
}

impl PlayerReport {
    /// What moves lose in each phase, against people of the same rating and of the next group; below it the
    /// time of a move.
    pub fn phase_table(&self) -> Option<ReportTable> {
        let (_, rating) = self.totals.loss?;
        let row = |of: PhaseReport| {
            let figures = [of.loss, of.own_group, of.next_group].map(|figure| text::decimal(figure, 2));
            (of.n_moves > 0).then(|| (phase_name(of.phase), figures.to_vec()))
        };
        let phases = PhaseReport::of(&self.totals.phases, rating);
        let rows = phases.into_iter().filter_map(row).collect();
        let titles = vec![self.own_column(), self.group_column(), text!("progress-next-group")];
        let table = ReportTable::new(text!("progress-page-phases"), titles, rows)?;
        let times = self.totals.time_words();
        let below = times.map(|times| format!("{}: {times}", text!("progress-time")));
        Some(ReportTable { below, ..table })
    }

    /// What mistakes were about and cost.
    pub fn idea_table(&self) -> Option<ReportTable> {
        let totals = &self.totals;
        let row = |(idea, cost): &(Idea, IdeaCost)| {
            let discs = cost.discs / totals.n_games.max(1) as f64;
            (idea.name(), vec![cost.n.to_string(), text::decimal(discs, 1)])
        };
        let rows = totals.ideas.iter().map(row).collect();
        let titles = vec![text!("progress-times"), text!("progress-discs-a-game")];
        ReportTable::new(text!("progress-motifs", n = totals.n_games), titles, rows)
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
            (opening.name().to_owned(), figures)
        };
        let rows = self.openings[color].iter().map(row).collect();
        ReportTable::new(text!("report-openings", color = color.key()), titles, rows)
    }
}
