//! A review as one HTML page that needs nothing else: boards and graphs are SVG, and a small script steps
//! through the game.
//!
//! What is shown is written here, in full: without the script the page is still a report that can be read and
//! printed. The script only says which move is looked at. Style and script are `assets/review/`. Names of
//! players come from files of strangers: `maud` escapes every text by construction, and the page's own policy
//! forbids it to load anything.

mod board;
mod graph;
mod moves;

use super::explain::{Explanation, words};
use super::grade;
use super::headline::headline;
use super::openings;
use super::review::{PlayedMove, Review};
use crate::record::{Header, Record};
use crate::rules::{Color, Goal, Move};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("../../assets/review/page.css");
const SCRIPT: &str = include_str!("../../assets/review/page.js");
/// Nothing is loaded, not even from the same folder; what is inline is ours.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
                      img-src data:; base-uri 'none'; form-action 'none'";

/// The page of a review of a line of `record` whose graph is whole.
pub fn write(review: &Review, record: &Record) -> String {
    let header = &record.header;
    let moves = review.moves();
    let explanations: Vec<Explanation> =
        moves.iter().filter_map(|played| Explanation::of(review, played)).collect();
    let [black, white] = Color::BOTH.map(|color| name(header, color).unwrap_or(color.to_string()));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                link rel="icon" href="data:,";
                title { (black) " – " (white) ": review" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                (heading(review, record))
                main { (board_section(review)) (course_section(review, moves)) }
                (figures_section(review))
                (reasons_section(review, moves, &explanations))
                (foot(review))
                script { (PreEscaped(SCRIPT)) }
            }
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
    let counts = review.positions().last().expect("there is one more than moves").counts();
    let side = |color: Color| {
        html! {
            span.side {
                (board::symbol(color))
                @match name(header, color) {
                    Some(name) => { bdi { (name) } " " small { (color) } }
                    None => (color),
                }
                " " b { (counts[color]) }
            }
        }
    };
    // A variation did not end as the game did.
    let is_the_game = review.nodes() == record.main_line();
    let result = is_the_game.then_some(&header.result);
    let facts = [&header.event, &header.place, &header.date].into_iter().chain(result);
    let mut about: Vec<Markup> =
        facts.filter_map(|text| printable(text)).map(|text| html! { bdi { (text) } }).collect();
    about.extend(openings::of_game(review.positions().iter()).map(|opening| {
        html! {
            (opening.english)
            @if !opening.japanese.is_empty() { " " span lang="ja" { (opening.japanese) } }
        }
    }));
    if review.goal() == Goal::FewestDiscs {
        about.push(html! { "Fewest discs win" });
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

/// The board with its buttons, and room for what is said of the move shown.
fn board_section(review: &Review) -> Markup {
    let buttons = [
        ("first", "First", "To the start of the game (Home)", "M3 2v12M13 2L6 8l7 6z"),
        ("back", "Back", "One move back (Left)", "M12 2L4 8l8 6z"),
        ("forward", "Forward", "One move forward (Right)", "M4 2l8 6l-8 6z"),
        ("last-move", "Last", "To the end of the game (End)", "M13 2v12M3 2l7 6l-7 6z"),
    ];
    html! {
        section.play aria-label="The game" {
            (board::stepping(&review.positions()[0]))
            p #counts .counts {}
            p.controls {
                span {
                    @for (id, name, hint, path) in buttons {
                        button type="button" id=(id) title=(hint) aria-label=(name) {
                            svg viewBox="0 0 16 16" aria-hidden="true" { path d=(path) {} }
                        }
                    }
                }
                span {
                    button #mistake-before type="button" title="To the mistake before (P)" {
                        "Previous mistake"
                    }
                    " "
                    button #mistake-after type="button" title="To the next mistake (N)" { "Next mistake" }
                }
            }
            div.verdict aria-live="polite" {
                h2 #headline { "Start of the game" }
                p #why { "Step through the game with the arrow keys, or click on the graph or a move." }
            }
        }
    }
}

/// Both graphs and the list of moves.
fn course_section(review: &Review, moves: &[PlayedMove]) -> Markup {
    html! {
        section.course aria-label="Graph and moves" {
            (graph::values(review, moves))
            (graph::losses(review, moves))
            (moves::list(review, moves))
        }
    }
}

fn figures_section(review: &Review) -> Markup {
    html! {
        section.figures {
            h2 { "How both sides played" }
            table {
                thead { tr { td {} th scope="col" { "Black" } th scope="col" { "White" } } }
                tbody {
                    @for (name, sides) in grade::figures(review) {
                        tr { th scope="row" { (name) } td { (sides.black) } td { (sides.white) } }
                    }
                }
            }
        }
    }
}

/// Every move that lost two discs or more, with the reason and the two lines on boards.
fn reasons_section(review: &Review, moves: &[PlayedMove], explanations: &[Explanation]) -> Markup {
    let explained = explanations.iter().filter_map(|explanation| {
        Some((explanation, moves.iter().find(|played| played.at == explanation.at)?))
    });
    html! {
        @if !explanations.is_empty() {
            section.reasons {
                h2 { "Why moves lost" }
                div.articles { @for (explanation, played) in explained { (article(explanation, played)) } }
            }
        } @else if review.goal() == Goal::FewestDiscs {
            section.reasons { p { (words::NOT_FOR_FEWEST) } }
        }
    }
}

fn article(explanation: &Explanation, played: &PlayedMove) -> Markup {
    let size = explanation.position.size();
    let line = |class: &str, name: &str, line: &[Move]| {
        let names = line.iter().map(|mv| mv.name(size)).collect::<Vec<_>>().join(" ");
        html! {
            figure class=(class) {
                (board::after(&explanation.position, line, &format!("The position after {names}")))
                figcaption { (name) ": " (names) }
            }
        }
    };
    let number = explanation.at + 1;
    html! {
        article id={ "why-" (number) } {
            h3 { a href={ "#" (number) } { (headline(played, size)) } }
            p { (words::sentences(explanation)) }
            div.lines-of-play {
                (line("played", "Played", &explanation.refutation))
                (line("better", "Better", &explanation.better))
            }
        }
    }
}

/// How the page is to be read.
fn foot(review: &Review) -> Markup {
    html! {
        footer {
            p {
                (grade::limits_words())
                " On the graph a thick line is proven and a broken one estimated; a ring is a mistake, a \
                 diamond a blunder. Numbers on the small boards count the moves of each line. Board "
                (review.positions()[0].size()) "."
            }
            p { "Reviewed by Outflank " (env!("CARGO_PKG_VERSION")) "." }
        }
    }
}

#[cfg(test)]
mod tests;
