//! The report on a player as one HTML page that needs nothing else, in the style of the review's.

use super::{PlayerReport, ReportRow, ReportTable, WorstMove};
use analysis::explain::words::sentences;
use analysis::page::{STYLE, document, graph, lines_of_play, table};
use maud::{Markup, html};
use texts::text;

/// The page of a report.
pub fn write(report: &PlayerReport) -> String {
    let title = report.title();
    let body = html! {
        header {
            h1 { (title) }
            p { (report.results()) }
            @if let Some(part) = report.reviewed_words() { p { (part) } }
        }
        @for figures in report.tables() { (table_section(&figures, None)) }
        @for bars in report.graphs() { section.figures { h2 { (bars.name) } (graph(&bars)) } }
        (worst(report))
        (table_section(&report.game_table(), Some("games")))
        footer { p { (text!("progress-page-foot")) } }
    };
    document(&title, STYLE, None, &body)
}

/// A table under its heading, and the lines below the table; the first cell of a row names the row.
fn table_section(figures: &ReportTable, class: Option<&str>) -> Markup {
    let ReportTable { heading, names, titles, rows, below, .. } = figures;
    let titles = [std::slice::from_ref(names), titles].concat();
    let row = |ReportRow { name, cells, .. }: &ReportRow| {
        std::iter::once(name).chain(cells).map(|cell| html! { bdi { (cell) } }).collect()
    };
    html! {
        section.figures {
            h2 { (heading) }
            @if !rows.is_empty() { (table(class, &titles, rows.iter().map(row))) }
            @for line in below { p { (line) } }
        }
    }
}

/// The worst moves, each on two boards: with its refutation and with the better line.
fn worst(report: &PlayerReport) -> Markup {
    html! {
        @if !report.worst.is_empty() {
            section.reasons {
                h2 { (text!("report-worst")) }
                div.articles {
                    @for WorstMove { game, mistake, explanation } in &report.worst {
                        article {
                            h3 { (mistake.headline()) }
                            p { bdi { (report.games[*game].title()) } }
                            p { (sentences(explanation)) }
                            (lines_of_play(explanation))
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing;
    use super::*;
    use crate::games::GameReport;
    use crate::games::testing::game;

    fn report(player: &str, is_own: bool, reports: &[GameReport]) -> PlayerReport {
        testing::report(player, is_own, None, reports.to_vec())
    }

    #[test]
    fn the_page_holds_the_figures_and_nothing_of_a_name_is_taken_for_html() {
        let games = [game(1.0, 10.0, 7.0), game(0.0, 20.0, 6.0), game(0.0, 15.0, -9.0)];
        let page = write(&report("<b>Anna</b>", true, &games));
        assert!(page.contains("&lt;b&gt;Anna&lt;/b&gt;") && !page.contains("<b>Anna"));
        for text in ["3 games", "Tiger", "parity", "1 of 2", "midgame", "12.0", "2024", "Ben", "64–0"] {
            assert!(page.contains(text), "{text}: {page}");
        }
        let page = write(&report("Anna", true, &[]));
        assert!(!page.contains("scope=\"row\"") && page.contains("Anna"));
    }

    #[test]
    fn only_the_player_is_addressed() {
        let games = [game(1.0, 10.0, 7.0), game(0.0, 20.0, 6.0), game(0.0, 15.0, -9.0)];
        let own = write(&report("Anna", true, &games));
        let of_another = write(&report("Anna", false, &games));
        assert!(own.contains("you won 1 of 2") && own.contains(">you<"));
        let lower = of_another.to_lowercase();
        let body = lower.split("<body>").nth(1).unwrap();
        assert!(!body.contains("you") && of_another.contains("won 1 of 2"), "{body}");
        assert!(of_another.contains("Report on Anna") && of_another.contains(">Anna<"));
    }

    #[test]
    fn games_that_were_not_reviewed_are_listed_and_counted() {
        let page = write(&report("Anna", false, &[game(1.0, 10.0, 7.0), GameReport::default()]));
        assert!(page.contains("Reviewed games: 1 of 2"), "{page}");
        assert_eq!(page.matches("<tr><th scope=\"row\"><bdi>2024").count(), 2);
    }
}
