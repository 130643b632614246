//! A review as one HTML page that needs nothing else: boards and graphs are SVG, and a small script steps
//! through the game.
//!
//! The page holds in full what it shows: without the script it is still a report to read and print. The
//! script only selects the move shown. Style and script are in `assets/review/`. Player names come from
//! untrusted files: `maud` escapes every text by construction, and the page's own policy forbids it to load
//! anything.

mod board;
mod graph;
mod moves;

pub use graph::{graph, graph_svg};

use super::curve;
use super::explain::{Explanation, words};
use super::grade;
use super::headline::headline;
use super::openings;
use super::review::{PlayedMove, Review};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use othello::record::{Header, Record};
use othello::rules::{ByColor, Color, Goal};
use texts::text;
use texts::words::color_name;

/// The style of reviews and reports.
pub const STYLE: &str = include_str!("../assets/review/page.css");
const SCRIPT: &str = include_str!("../assets/review/page.js");
/// Nothing is loaded, not even from the same folder; what is inline is ours.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
/// What the policy of a page with a script also allows.
const SCRIPT_POLICY: &str = "; script-src 'unsafe-inline'";

/// The page of a whole review ([`Review::is_whole`]) of a line of `record`.
pub fn write(review: &Review, record: &Record) -> String {
    let header = &record.header;
    let [black, white] = Color::BOTH.map(|color| name(header, color).unwrap_or_else(|| color_name(color)));
    let title = text!("page-title", black = black, white = white);
    let body = html! {
        (heading(review, record))
        main { (board_section(review, record)) (course_section(review, record)) }
        (figures_section(review))
        (reasons_section(review))
        (foot(review))
    };
    document(&title, STYLE, Some(SCRIPT), &body)
}

/// A complete HTML document.
pub fn document(title: &str, style: &str, script: Option<&str>, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(text::language().tag()) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy"
                    content={ (POLICY) (script.map_or("", |_| SCRIPT_POLICY)) };
                meta name="viewport" content="width=device-width, initial-scale=1";
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(style)) }
            }
            body { (body) @if let Some(script) = script { script { (PreEscaped(script)) } } }
        }
    };
    page.into_string()
}

/// A text from a file on one line, without control characters; `None` where nothing is left.
fn printable(text: &str) -> Option<String> {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

fn name(header: &Header, color: Color) -> Option<String> {
    printable(&header.players[color])
}

/// Who played, where and when, and the result.
fn heading(review: &Review, record: &Record) -> Markup {
    let header = &record.header;
    let counts = review.positions.last().expect("there is one more than moves").counts();
    let side = |color: Color| {
        html! {
            span.side {
                (board::symbol(color))
                @match name(header, color) {
                    Some(name) => { bdi { (name) } " " small { (color_name(color)) } }
                    None => (color_name(color)),
                }
                " " b { (counts[color]) }
            }
        }
    };
    // The header's result is that of the game, not of a variation.
    let is_the_game = review.nodes == record.main_line();
    let result = is_the_game.then_some(&header.result);
    let facts = [&header.event, &header.place, &header.date].into_iter().chain(result);
    let mut about: Vec<Markup> =
        facts.filter_map(|text| printable(text)).map(|text| html! { bdi { (text) } }).collect();
    about.extend(openings::of_game(review.positions.iter()).map(|opening| html! { (opening.name()) }));
    if review.goal == Goal::FewestDiscs {
        about.push(html! { (text!("page-fewest")) });
    }
    html! {
        header {
            h1 { (side(Color::Black)) " " (side(Color::White)) }
            @if !about.is_empty() {
                p { @for (n, fact) in about.iter().enumerate() { @if n > 0 { " · " } (fact) } }
            }
        }
    }
}

/// The board with its buttons, and room for the comment on the move shown.
fn board_section(review: &Review, record: &Record) -> Markup {
    let buttons = [
        ("first", text!("page-first"), text!("page-first.hint"), "M3 2v12M13 2L6 8l7 6z"),
        ("back", text!("page-back"), text!("page-back.hint"), "M12 2L4 8l8 6z"),
        ("forward", text!("page-forward"), text!("page-forward.hint"), "M4 2l8 6l-8 6z"),
        ("last-move", text!("page-last"), text!("page-last.hint"), "M13 2v12M3 2l7 6l-7 6z"),
    ];
    html! {
        section.play aria-label=(text!("page-the-game")) {
            (board::stepping(review, record))
            p #counts .counts data-black=(color_name(Color::Black))
                data-white=(color_name(Color::White)) {}
            p.controls {
                span {
                    @for (id, name, hint, path) in buttons {
                        button type="button" id=(id) title=(hint) aria-label=(name) {
                            svg viewBox="0 0 16 16" aria-hidden="true" { path d=(path) {} }
                        }
                    }
                }
                span {
                    button #mistake-before type="button" title=(text!("page-previous-mistake.hint")) {
                        (text!("page-previous-mistake"))
                    }
                    " "
                    button #mistake-after type="button" title=(text!("page-next-mistake.hint")) {
                        (text!("page-next-mistake"))
                    }
                }
            }
            div.verdict aria-live="polite" {
                h2 #headline { (text!("page-start")) }
                p #why { (text!("page-start.hint")) }
            }
        }
    }
}

/// The graphs and the list of moves.
fn course_section(review: &Review, record: &Record) -> Markup {
    html! {
        section.course aria-label=(text!("page-course")) {
            (graph(&curve::values(review)))
            (graph(&curve::losses(review)))
            @if let Some(times) = curve::times(review, record) { (graph(&times)) }
            (moves::list(review))
        }
    }
}

fn figures_section(review: &Review) -> Markup {
    let titles = [String::new(), color_name(Color::Black), color_name(Color::White)];
    let row = |(name, sides): (String, ByColor<String>)| {
        [name, sides.black, sides.white].map(|cell| html! { (cell) }).to_vec()
    };
    let rows = grade::figures(review).into_iter().map(row);
    html! {
        section.figures { h2 { (text!("page-figures")) } (table(None, &titles, rows)) }
    }
}

/// A table. `titles` are those of its columns: the first may be empty, or there are none. The first cell of a
/// row names the row.
pub fn table(class: Option<&str>, titles: &[String], rows: impl IntoIterator<Item = Vec<Markup>>) -> Markup {
    html! {
        table class=[class] {
            @if !titles.is_empty() {
                thead {
                    tr {
                        @for title in titles {
                            @if title.is_empty() { td {} } @else { th scope="col" { (title) } }
                        }
                    }
                }
            }
            tbody {
                @for row in rows {
                    tr {
                        @for (place, cell) in row.iter().enumerate() {
                            @if place == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}

/// Every move that lost two discs or more, with the reason and the two lines on boards.
fn reasons_section(review: &Review) -> Markup {
    let explain = |played| Some(article(&Explanation::of(review, played)?, played));
    let articles: Vec<Markup> = review.moves.iter().filter_map(explain).collect();
    html! {
        @if !articles.is_empty() {
            section.reasons {
                h2 { (text!("page-reasons")) }
                div.articles { @for article in articles { (article) } }
            }
        } @else if review.goal == Goal::FewestDiscs {
            section.reasons { p { (text!("reasons-not-for-fewest")) } }
        }
        @if let Some(words) = words::corrections(review) {
            section.reasons { p { (words) } }
        }
    }
}

fn article(explanation: &Explanation, played: &PlayedMove) -> Markup {
    let number = explanation.at + 1;
    html! {
        article id={ "why-" (number) } {
            h3 { a href={ "#" (number) } { (headline(played, explanation.position.size())) } }
            p { (words::sentences(explanation)) }
            @if let Some(more) = words::more(explanation) {
                details { summary { (text!("reason-more")) } p { (more) } }
            }
            (lines_of_play(explanation))
        }
    }
}

/// Two boards: after the move played with its refutation, and after the best move with the better line.
pub fn lines_of_play(explanation: &Explanation) -> Markup {
    let lines = [&explanation.refutation, &explanation.better].into_iter();
    let words = words::captions(explanation).into_iter().zip(words::lines_of_play(explanation));
    html! {
        div.lines-of-play {
            @for (line, (caption, names)) in lines.zip(words) {
                figure {
                    (board::line(&explanation.position, line, &text!("page-position-after", names = names)))
                    figcaption { (caption) }
                }
            }
        }
    }
}

/// Explains how to read the page.
fn foot(review: &Review) -> Markup {
    let size = review.positions[0].size().to_string();
    html! {
        footer {
            p { (grade::limits_words()) " " (text!("page-how-to-read", size = size)) }
            p { (text!("page-reviewed-by", version = env!("CARGO_PKG_VERSION"))) }
        }
    }
}

#[cfg(test)]
mod tests;
