//! The statistics of a player's games as one HTML page that needs nothing else, in the style of the review's.

use super::games::{Totals, phase_name};
use super::peers::Habits;
use super::progress::NEXT;
use crate::analysis::page::document;
use crate::text;
use maud::{Markup, html};
use othello::rating::{Phase, Rating};

/// The page about a player of this name.
pub fn write(player: &str, totals: &Totals) -> String {
    let title = text!("progress-page-title", player = player);
    let body = html! {
        header { h1 { (title) } p { (results(totals)) } }
        (phases(totals))
        (motifs(totals))
        (chances(totals))
        (openings(totals))
        footer { p { (text!("progress-page-foot")) } }
    };
    document(&title, &body)
}

fn results(totals: &Totals) -> String {
    let [won, drawn, lost] = totals.results;
    let results = text!("progress-page-results", n = totals.n_games, won = won, drawn = drawn, lost = lost);
    let loss = totals.loss.map(|(loss, rating)| {
        text!("progress-page-loss", loss = text::decimal(loss, 1), rating = rating.to_string())
    });
    let trend = totals.trend.map(|trend| trend.words());
    text::sentences(&[results, loss.unwrap_or_default(), trend.unwrap_or_default()])
}

/// A table with a head; the first cell of a row names it.
fn table(heading: &str, titles: &[String], rows: &[(String, Vec<String>)]) -> Markup {
    html! {
        section.figures {
            h2 { (heading) }
            table {
                thead { tr { td {} @for title in titles { th scope="col" { (title) } } } }
                tbody {
                    @for (name, cells) in rows {
                        tr { th scope="row" { (name) } @for cell in cells { td { (cell) } } }
                    }
                }
            }
        }
    }
}

/// What moves lose in each phase, against people of the same rating and of the next group.
fn phases(totals: &Totals) -> Markup {
    let Some((_, rating)) = totals.loss else { return html! {} };
    let next = Rating::new(rating.points().saturating_add(NEXT));
    let titles = [text!("progress-you"), text!("progress-own-group"), text!("progress-next-group")];
    let row = |(phase, (loss, n)): (Phase, (f64, u32))| {
        let figures = [loss / f64::from(n), phase.loss(rating), phase.loss(next)];
        (n > 0).then(|| (phase_name(phase), figures.map(|figure| text::decimal(figure, 2)).to_vec()))
    };
    let rows: Vec<_> = Phase::ALL.into_iter().zip(totals.phases).filter_map(row).collect();
    html! {
        (table(&text!("progress-page-phases"), &titles, &rows))
        @if let Some(times) = totals.time_words() { p { (text!("progress-time")) ": " (times) } }
    }
}

fn motifs(totals: &Totals) -> Markup {
    let peers = totals.loss.map(|(_, rating)| Habits::of(rating));
    let row = |&(motif, _): &_| {
        let own = text::decimal(totals.a_game(motif), 2);
        let peers = peers.map_or("–".to_owned(), |peers| text::decimal(peers.motif(motif), 2));
        (motif.name(), vec![own, peers])
    };
    let rows: Vec<_> = totals.motifs.iter().map(row).collect();
    let titles = [text!("progress-a-game"), text!("progress-own-group")];
    let heading = text!("progress-motifs", n = totals.n_games);
    html! { @if !rows.is_empty() { (table(&heading, &titles, &rows)) } }
}

fn chances(totals: &Totals) -> Markup {
    let lines = totals.loss.map_or(Vec::new(), |(_, rating)| totals.chance_words(rating));
    html! {
        @if !lines.is_empty() {
            section.figures {
                h2 { (text!("progress-turn")) }
                @for line in lines { p { (line) } }
            }
        }
    }
}

fn openings(totals: &Totals) -> Markup {
    let titles =
        [text!("progress-opening-games"), text!("progress-opening-points"), text!("progress-opening-loss")];
    let rows: Vec<_> = totals
        .openings
        .iter()
        .map(|opening| {
            let figures = [opening.n_games.to_string(), opening.points(), text::decimal(opening.loss, 1)];
            (opening.name().to_owned(), figures.to_vec())
        })
        .collect();
    html! { @if !rows.is_empty() { (table(&text!("progress-openings"), &titles, &rows)) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::games::testing::game;

    #[test]
    fn the_page_holds_the_figures_and_nothing_of_a_name_is_taken_for_html() {
        let games = [game(1.0, 10.0, 7.0), game(0.0, 20.0, 6.0), game(0.0, 15.0, -9.0)];
        let page = write("<b>Anna</b>", &Totals::of(&games));
        assert!(page.contains("&lt;b&gt;Anna&lt;/b&gt;") && !page.contains("<b>Anna"));
        for text in ["3 games", "Tiger", "parity", "1 of 2", "midgame", "2.00"] {
            assert!(page.contains(text), "{text}: {page}");
        }
        let page = write("Anna", &Totals::of(&[]));
        assert!(!page.contains("<table") && page.contains("Anna"));
    }
}
