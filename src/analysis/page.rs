//! A review as one HTML page that needs nothing else: boards and graphs are SVG, and a small script steps
//! through the game.
//!
//! What is shown is written here, in full: without the script the page is still a report that can be read and
//! printed. The script only says which move is looked at. Style and script are `assets/review/`. Names of
//! players come from files of strangers, so every text goes through `escape`, and the page's own policy
//! forbids it to load anything.

mod board;
mod graph;

use super::explain::{Explanation, words};
use super::grade::{self, Grade};
use super::headline::{discs, headline};
use super::openings;
use super::review::{Basis, PlayedMove, Review, Score};
use crate::record::Header;
use crate::rules::{BoardSize, Color, Goal, Move};

const STYLE: &str = include_str!("../../assets/review/page.css");
const SCRIPT: &str = include_str!("../../assets/review/page.js");
/// Nothing is loaded, not even from the same folder; what is inline is ours.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/// The page of a review whose graph is whole.
pub fn write(review: &Review, header: &Header) -> String {
    let moves = review.moves();
    let explanations: Vec<Explanation> =
        moves.iter().filter_map(|played| Explanation::of(review, played)).collect();
    let title = escape(&title(header));
    let icon = "data:,";
    let sections = [
        head(review, header),
        format!("<main>\n{}{}</main>\n", board_section(review), graph_section(review, &moves)),
        figures_section(review),
        reasons_section(review, &moves, &explanations),
        foot(review),
    ];
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"{icon}\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{}<script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        sections.concat()
    )
}

/// A text as it may stand in HTML, between tags and in quoted attributes.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

fn title(header: &Header) -> String {
    let name = |color: Color| match header.players[color].trim() {
        "" => color.to_string(),
        name => name.to_owned(),
    };
    format!("{} – {}: review", name(Color::Black), name(Color::White))
}

/// Who played, where and when, and what it came to.
fn head(review: &Review, header: &Header) -> String {
    let counts = review.positions().last().expect("there is one more than moves").counts();
    let side = |color: Color| {
        let class = if color == Color::Black { "b" } else { "w" };
        let name = match header.players[color].trim() {
            "" => color.to_string(),
            name => format!("<bdi>{}</bdi> <small>{color}</small>", escape(name)),
        };
        format!("<span class=\"side\"><i class=\"disc {class}\"></i>{name} <b>{}</b></span>", counts[color])
    };
    let mut about: Vec<String> = [&header.event, &header.place, &header.date, &header.result]
        .into_iter()
        .filter(|text| !text.trim().is_empty())
        .map(|text| format!("<bdi>{}</bdi>", escape(text.trim())))
        .collect();
    if let Some(opening) = openings::of_game(review.positions().iter()) {
        let japanese = if opening.japanese.is_empty() {
            String::new()
        } else {
            format!(" <span lang=\"ja\">{}</span>", escape(opening.japanese))
        };
        about.push(format!("{}{japanese}", escape(opening.english)));
    }
    if review.goal() == Goal::FewestDiscs {
        about.push("Fewest discs win".to_owned());
    }
    let about = if about.is_empty() { String::new() } else { format!("<p>{}</p>\n", about.join(" · ")) };
    format!("<header>\n<h1>{} {}</h1>\n{about}</header>\n", side(Color::Black), side(Color::White))
}

/// The board with its buttons, and room for what is said of the move shown.
fn board_section(review: &Review) -> String {
    let buttons = [
        ("first", "First", "To the start of the game (Home)", "M3 2v12M13 2L6 8l7 6z"),
        ("back", "Back", "One move back (Left)", "M12 2L4 8l8 6z"),
        ("forward", "Forward", "One move forward (Right)", "M4 2l8 6l-8 6z"),
        ("last-move", "Last", "To the end of the game (End)", "M13 2v12M3 2l7 6l-7 6z"),
    ];
    let icon = |(id, name, hint, path): (&str, &str, &str, &str)| {
        format!(
            "<button type=\"button\" id=\"{id}\" title=\"{hint}\" aria-label=\"{name}\"><svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"{path}\"/></svg></button>"
        )
    };
    let buttons: String = buttons.into_iter().map(icon).collect();
    format!(
        "<section class=\"play\" aria-label=\"The game\">\n{}\n<p class=\"counts\" id=\"counts\"></p>\n<p class=\"controls\"><span>{buttons}</span>\
         <span><button type=\"button\" id=\"mistake-before\" title=\"To the mistake before (P)\">Previous mistake</button>\
         <button type=\"button\" id=\"mistake-after\" title=\"To the next mistake (N)\">Next mistake</button></span></p>\n\
         <div class=\"verdict\" aria-live=\"polite\"><h2 id=\"headline\">Start of the game</h2><p id=\"why\">Step through the game with the arrow keys, or click on the graph or a move.</p></div>\n</section>\n",
        board::stepping(&review.positions()[0]),
    )
}

/// Both graphs and the list of moves.
fn graph_section(review: &Review, moves: &[PlayedMove]) -> String {
    let size = review.positions()[0].size();
    let start = format!(
        "<li><button type=\"button\" data-board=\"{}\"><span class=\"n\"></span><span class=\"m wide\">Start</span><span class=\"v\">{}</span></button></li>\n",
        board::letters(&review.positions()[0]),
        moves.first().map_or(String::new(), |played| value(played.before)),
    );
    let rows: String = moves.iter().map(|played| row(review, played, size)).collect();
    format!(
        "<section class=\"course\" aria-label=\"Graph and moves\">\n{}\n{}\n\
         <div class=\"row heads\" aria-hidden=\"true\"><span class=\"n\">#</span><span class=\"m\">Move</span><span class=\"l\">Lost</span><span class=\"i\">Best</span><span class=\"g\">Class</span><span class=\"v\">For Black</span></div>\n\
         <ol class=\"moves\" id=\"moves\">\n{start}{rows}</ol>\n</section>\n",
        graph::values(review, moves),
        graph::losses(review, moves),
    )
}

/// A move in the list, with the board after it and what the script shows of it.
fn row(review: &Review, played: &PlayedMove, size: BoardSize) -> String {
    let grade = Grade::of(played);
    let color = if played.color == Color::Black { "b" } else { "w" };
    let number = if played.mv == Move::Pass { String::new() } else { played.number.to_string() };
    let lost = played.loss() > 0;
    let loss = if lost { discs(-played.loss()) } else { String::new() };
    let best = if lost { played.best.name(size) } else { String::new() };
    let mut data = format!("data-board=\"{}\"", board::letters(&review.positions()[played.at + 1]));
    data += &format!(" data-headline=\"{}\"", escape(&headline(played, size)));
    if let Some(square) = played.mv.square() {
        data += &format!(" data-last=\"{}\"", square.index());
    }
    if let Some(square) = played.best.square().filter(|_| lost) {
        data += &format!(" data-best=\"{}\"", square.index());
    }
    if lost {
        data += &format!(" data-why=\"{} was best.\"", played.best.name(size));
    }
    let class = if grade.is_mistake() { format!(" class=\"{}\"", grade.name()) } else { String::new() };
    format!(
        "<li><button type=\"button\"{class} {data}><span class=\"n\">{number}</span><span class=\"m\"><i class=\"disc {color}\"></i>{}{}</span><span class=\"l\">{loss}</span><span class=\"i\">{best}</span><span class=\"g\">{grade}</span><span class=\"v\">{}</span></button></li>\n",
        played.mv.name(size),
        grade.sign(),
        value(played.after),
    )
}

/// Black's value: `+4` where it is proven, else `≈ +4`.
fn value(score: Score) -> String {
    let sure = if score.basis == Basis::Exact { "" } else { "≈ " };
    format!("{sure}{}", discs(score.for_black))
}

fn figures_section(review: &Review) -> String {
    let rows = grade::figures(review).into_iter().map(|(name, sides)| {
        format!(
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>\n",
            escape(&name),
            sides.black,
            sides.white
        )
    });
    let rows: String = rows.collect();
    format!(
        "<section class=\"figures\">\n<h2>How both sides played</h2>\n<table>\n<thead><tr><td></td><th scope=\"col\">Black</th><th scope=\"col\">White</th></tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</section>\n"
    )
}

/// Every move that lost two discs or more, with the reason and the two lines on boards.
fn reasons_section(review: &Review, moves: &[PlayedMove], explanations: &[Explanation]) -> String {
    let size = review.positions()[0].size();
    let article = |explanation: &Explanation| {
        let Some(played) = moves.iter().find(|played| played.at == explanation.at) else {
            return String::new();
        };
        let line = |class: &str, name: &str, line: &[Move]| {
            let names: Vec<String> = line.iter().map(|mv| mv.name(size)).collect();
            let names = names.join(" ");
            let board = board::after(&explanation.position, line, &format!("The position after {names}"));
            format!("<figure class=\"{class}\">{board}<figcaption>{name}: {names}</figcaption></figure>")
        };
        format!(
            "<article id=\"why-{}\"><h3><a href=\"#{}\">{}</a></h3>\n<p>{}</p>\n<div class=\"lines-of-play\">{}{}</div></article>\n",
            explanation.at + 1,
            explanation.at + 1,
            escape(&headline(played, size)),
            escape(&words::sentences(explanation)),
            line("played", "Played", &explanation.refutation),
            line("better", "Better", &explanation.better),
        )
    };
    let articles: String = explanations.iter().map(article).collect();
    if articles.is_empty() && review.goal() == Goal::FewestDiscs {
        return format!("<section class=\"reasons\">\n<p>{}</p>\n</section>\n", words::NOT_FOR_FEWEST);
    }
    if articles.is_empty() {
        return String::new();
    }
    format!(
        "<section class=\"reasons\">\n<h2>Why moves lost</h2>\n<div class=\"articles\">\n{articles}</div>\n</section>\n"
    )
}

/// How the page is to be read.
fn foot(review: &Review) -> String {
    let size = review.positions()[0].size();
    let (first, rest) = (
        grade::limits_words(),
        "On the graph a thick line is proven and a broken one estimated; a ring is a mistake, a diamond a blunder.",
    );
    format!(
        "<footer><p>{first} {rest} Numbers on the small boards count the moves of each line. Board {size}.</p>\
         <p>Reviewed by Outflank {}.</p></footer>\n",
        env!("CARGO_PKG_VERSION")
    )
}

#[cfg(test)]
mod tests;
