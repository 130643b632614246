//! The report on a player as one HTML page that needs nothing else, in the style of the review's.

use super::{PlayerReport, ReportGame, ReportRow, ReportTable, WorstMove};
use analysis::explain::words::{captions, sentences};
use analysis::page::{LOOK, bar_graph, document, line_board, table};
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
        @for figures in report.tables() { (table_section(&figures)) }
        (graphs(report))
        (worst(report))
        (games(report))
        footer { p { (text!("progress-page-foot")) } }
    };
    document(&title, LOOK, &body)
}

/// A table under its heading, and the lines below the table; the first cell of a row names the row.
fn table_section(figures: &ReportTable) -> Markup {
    let ReportTable { heading, titles, rows, below, .. } = figures;
    let titles = [&[String::new()][..], titles].concat();
    let row = |ReportRow { name, cells, .. }: &ReportRow| {
        std::iter::once(name).chain(cells).map(|cell| html! { bdi { (cell) } }).collect()
    };
    html! {
        section.figures {
            h2 { (heading) }
            @if !rows.is_empty() { (table(None, &titles, rows.iter().map(row))) }
            @for line in below { p { (line) } }
        }
    }
}

/// The loss of each game, and the mean time of each move by its number.
fn graphs(report: &PlayerReport) -> Markup {
    let graphs = [(text!("report-trend"), &report.losses()), (text!("report-pace"), &report.pace)];
    html! {
        @for (heading, values) in graphs {
            @if values.len() > 1 {
                section.figures { h2 { (heading) } (bar_graph(values, &heading)) }
            }
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
                    @for worst in &report.worst { (article(&report.games[worst.game], worst)) }
                }
            }
        }
    }
}

fn article(game: &ReportGame, worst: &WorstMove) -> Markup {
    let WorstMove { mistake, explanation, .. } = worst;
    let line = |caption: String, line: &[_]| {
        html! { figure { (line_board(&explanation.position, line, &caption)) figcaption { (caption) } } }
    };
    let [played, better] = captions(explanation);
    html! {
        article {
            h3 { (mistake.headline()) }
            p { bdi { (game.title()) } }
            p { (sentences(explanation)) }
            div.lines-of-play {
                (line(played, &explanation.refutation))
                (line(better, &explanation.better))
            }
        }
    }
}

/// Every game in a line.
fn games(report: &PlayerReport) -> Markup {
    let titles = [
        text!("library-column-date"),
        text!("report-opponent"),
        text!("library-column-opening"),
        text!("library-column-result"),
        text!("library-column-lost"),
        text!("library-column-accuracy"),
    ];
    let row = |game: &ReportGame| {
        let plain = [game.opening(), game.result.clone(), game.lost(), game.accuracy()];
        let named = [html! { (game.day) }, html! { bdi { (game.sides()) } }];
        named.into_iter().chain(plain.map(|cell| html! { (cell) })).collect()
    };
    html! {
        section.figures {
            h2 { (text!("report-games")) }
            (table(Some("games"), &titles, report.games.iter().rev().map(row)))
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
        assert_eq!(page.matches("<tr><th scope=\"row\">2024").count(), 2);
    }
}
