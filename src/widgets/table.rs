//! A table of a report on a player, and the headings between such tables.

use crate::widgets::words::words_ui;
use egui::{Grid, RichText, Ui};
use teach::report::{ReportRow, ReportTable};

/// A heading within a page.
pub(crate) fn heading_ui(ui: &mut Ui, text: &str) {
    ui.add_space(12.0);
    ui.label(RichText::new(text).strong());
}

/// Draws a table with its head and the lines below it, and what `beside` adds at the end of a row.
pub(crate) fn table_ui(ui: &mut Ui, table: &ReportTable, mut beside: impl FnMut(&mut Ui, &ReportRow)) {
    heading_ui(ui, &table.heading);
    if !table.rows.is_empty() {
        let grid = Grid::new(&table.heading).num_columns(table.titles.len() + 2).spacing([18.0, 6.0]);
        grid.striped(true).show(ui, |ui| {
            for title in std::iter::once(&table.names).chain(&table.titles) {
                ui.label(RichText::new(title).weak());
            }
            ui.end_row();
            for row in &table.rows {
                ui.label(&row.name);
                for cell in &row.cells {
                    let cell = RichText::new(cell);
                    ui.label(if row.is_bold { cell.strong() } else { cell });
                }
                beside(ui, row);
                ui.end_row();
            }
        });
    }
    for line in &table.below {
        words_ui(ui, line);
    }
}
