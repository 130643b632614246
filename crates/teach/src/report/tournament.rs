//! A tournament from its games: the standings with each player's results, and the games of each round, as one
//! page to print.
//!
//! Players with equal points are told apart by the Brightwell quotient of the World Othello Federation: the
//! player's discs, plus the points of all opponents times a factor; a round without a game counts as half the
//! board and the player's own points. The factor is 80 divided by the number of rounds: 6 for the 13 of a
//! world championship.

use analysis::page::{STYLE, document, table};
use library::game::result_of;
use maud::{Markup, html};
use othello::formats::transcript;
use othello::record::{EndReason, Ending, Header, Record};
use othello::rules::{ByColor, Color, Goal};
use std::collections::{BTreeMap, BTreeSet};
use texts::text;
use texts::words::kept_name;

/// This divided by the number of rounds is the factor of the quotient.
const FACTOR: u32 = 80;
/// The most players whose cross table fits on a page.
const CROSS_MAX: usize = 20;

/// A game with two players and a result.
struct Pairing {
    round: String,
    players: ByColor<String>,
    /// `None` where only the winner is known.
    discs: Option<ByColor<u16>>,
    winner: Option<Color>,
    /// The squares of the whole board.
    area: u32,
    event: String,
    date: String,
    moves: String,
}

/// A player's result against another one.
#[derive(Clone, Debug, PartialEq)]
struct Score {
    round: String,
    opponent: String,
    half_points: u32,
    /// `None` where only the winner is known.
    discs: Option<u32>,
}

/// A player's row in the standings.
#[derive(Clone, Debug, Default, PartialEq)]
struct Standing {
    name: String,
    half_points: u32,
    discs: u32,
    /// Twice the Brightwell quotient.
    quotient: u32,
    scores: Vec<Score>,
}

/// The number in a round's name: 3 for "3" and "Round 3". Finals have none, nor "Semifinal 1" or "準決勝 1".
fn round_number(round: &str) -> Option<u32> {
    if round.to_lowercase().contains("final") || round.contains(['決', '决']) {
        return None;
    }
    let digits = round.trim_start_matches(|c: char| !c.is_ascii_digit());
    digits.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

impl Pairing {
    /// `None` without two players and a result.
    fn of(record: &Record) -> Option<Pairing> {
        let Header { players, round, event, date, .. } = &record.header;
        let (size, line) = (record.start().size(), record.main_line());
        let result = result_of(record)?;
        let margin = if record.goal() == Goal::MostDiscs { result } else { -result };
        let is_named = Color::BOTH.into_iter().all(|color| !players[color].trim().is_empty());
        is_named.then(|| Pairing {
            round: round.trim().to_owned(),
            players: ByColor::from_fn(|color| kept_name(players[color].trim())),
            discs: result.discs().map(|lead| Ending::by(lead.into(), EndReason::PlayedOut).discs(size)),
            winner: margin.winner(),
            area: size.area() as u32,
            event: event.clone(),
            date: date.clone(),
            moves: transcript::write(record, record.before_correction(&line)),
        })
    }
}

/// The order of the players, and the factor of their quotients. Where rounds have numbers, only those count.
fn standings(games: &[Pairing]) -> (Vec<Standing>, u32) {
    let is_numbered = games.iter().any(|game| round_number(&game.round).is_some());
    let counted = || games.iter().filter(|game| !is_numbered || round_number(&game.round).is_some());
    let mut players: BTreeMap<&str, Standing> = BTreeMap::new();
    for game in counted() {
        for color in Color::BOTH {
            let half_points = game.winner.map_or(1, |winner| 2 * u32::from(winner == color));
            let (name, discs) = (game.players[color].as_str(), game.discs.map(|discs| discs[color].into()));
            let standing = players.entry(name).or_default();
            standing.name = name.to_owned();
            standing.half_points += half_points;
            standing.discs += discs.unwrap_or(game.area / 2);
            let (round, opponent) = (game.round.clone(), game.players[!color].clone());
            standing.scores.push(Score { round, opponent, half_points, discs });
        }
    }
    let rounds: BTreeSet<Option<u32>> = counted().map(|game| round_number(&game.round)).collect();
    let most = players.values().map(|standing| standing.scores.len()).max().unwrap_or(0);
    let n_rounds = (if is_numbered { rounds.len().max(most) } else { most }).max(1) as u32;
    let factor = ((FACTOR + n_rounds / 2) / n_rounds).max(1);
    let area = games.first().map_or(0, |game| game.area);
    let points: BTreeMap<&str, u32> =
        players.iter().map(|(name, standing)| (*name, standing.half_points)).collect();
    let quotient = |standing: &Standing| {
        let met: u32 = standing.scores.iter().map(|score| points[score.opponent.as_str()]).sum();
        let n_missed = n_rounds - standing.scores.len() as u32;
        2 * standing.discs + factor * met + n_missed * (area + factor * standing.half_points)
    };
    let mut order: Vec<Standing> = players.values().cloned().collect();
    order.iter_mut().for_each(|standing| standing.quotient = quotient(standing));
    order
        .sort_by_key(|standing| std::cmp::Reverse((standing.half_points, standing.quotient, standing.discs)));
    (order, factor)
}

/// The page of the tournament that these games belong to.
///
/// # Errors
/// A sentence, if no game has two players and a result.
pub fn write(records: &[Record]) -> Result<String, String> {
    let games: Vec<Pairing> = records.iter().filter_map(Pairing::of).collect();
    if games.is_empty() {
        return Err(text!("tournament-no-results"));
    }
    let events: BTreeSet<&str> = games.iter().map(|game| game.event.trim()).collect();
    let event = events.into_iter().find(|event| !event.is_empty());
    let title = event.map_or_else(|| text!("tournament-title"), str::to_owned);
    let dates: BTreeSet<&str> =
        games.iter().map(|game| game.date.trim()).filter(|date| !date.is_empty()).collect();
    let days: BTreeSet<&&str> = dates.first().into_iter().chain(dates.last()).collect();
    let days = days.into_iter().copied().collect::<Vec<_>>().join(" – ");
    let (order, factor) = standings(&games);
    let mut rounds: Vec<&str> = games.iter().map(|game| game.round.as_str()).collect();
    // Those without a number come last.
    rounds.sort_by_key(|round| (round_number(round).unwrap_or(u32::MAX), *round));
    rounds.dedup();
    let body = html! {
        header { h1 { (title) } @if !days.is_empty() { p { (days) } } }
        (standings_section(&order, &rounds))
        @if order.len() <= CROSS_MAX { (cross_section(&order)) }
        p { (text!("tournament-foot", factor = factor, half = games[0].area / 2)) }
        @for round in rounds { (round_section(round, &games)) }
    };
    Ok(document(&title, STYLE, None, &body))
}

/// Half points in words: "5½".
fn points(half: u32) -> String {
    let whole = if half == 1 { String::new() } else { (half / 2).to_string() };
    format!("{whole}{}", if half % 2 == 1 { "½" } else { "" })
}

/// Some results of a player: "+5 40" is a win with 40 discs against the player whom `opponent` calls 5.
fn results<'a>(scores: impl Iterator<Item = &'a Score>, opponent: impl Fn(&Score) -> String) -> String {
    let cell = |score: &Score| {
        let sign = ["−", "=", "+"][score.half_points as usize];
        let discs = score.discs.map_or(String::new(), |discs| format!(" {discs}"));
        format!("{sign}{}{discs}", opponent(score))
    };
    scores.map(cell).collect::<Vec<_>>().join(", ")
}

/// The number and name of a player at the head of a row.
fn player(number: usize, standing: &Standing) -> Markup {
    html! { (number) ". " bdi { (standing.name) } }
}

fn section(heading: &str, class: &str, titles: &[String], rows: impl Iterator<Item = Vec<Markup>>) -> Markup {
    html! {
        section.figures { h2 { (heading) } (table(Some(class), titles, rows)) }
    }
}

/// The cross table: each player's results against every other player.
fn cross_section(order: &[Standing]) -> Markup {
    let numbers = (1..=order.len()).map(|number| number.to_string());
    let titles: Vec<String> = std::iter::once(text!("explorer-player")).chain(numbers).collect();
    let row = |(number, standing): (usize, &Standing)| {
        let against = |other: &Standing| match other.name == standing.name {
            true => "×".to_owned(),
            false => results(standing.scores.iter().filter(|s| s.opponent == other.name), |_| String::new()),
        };
        let cells = order.iter().map(|other| html! { (against(other)) });
        std::iter::once(player(number, standing)).chain(cells).collect()
    };
    section(&text!("tournament-cross"), "scores", &titles, (1..).zip(order).map(row))
}

/// The players in their order, with the results of each in every round.
fn standings_section(order: &[Standing], rounds: &[&str]) -> Markup {
    let place = |name: &str| 1 + order.iter().position(|standing| standing.name == name).unwrap_or(0);
    let is_counted =
        |round: &&&str| order.iter().any(|s| s.scores.iter().any(|score| score.round == ***round));
    let rounds: Vec<&str> = rounds.iter().filter(is_counted).copied().collect();
    let of_round = |standing: &Standing, round: &str| {
        let own = standing.scores.iter().filter(|score| score.round == round);
        results(own, |score| place(&score.opponent).to_string())
    };
    let last = [text!("tournament-points"), text!("tournament-quotient"), text!("tournament-discs")];
    let named = rounds.iter().map(|round| match *round {
        "" => text!("explorer-column-games"),
        round => round.to_owned(),
    });
    let titles: Vec<String> = std::iter::once(text!("explorer-player")).chain(named).chain(last).collect();
    let row = |(number, standing): (usize, &Standing)| {
        let mut row = vec![player(number, standing)];
        row.extend(rounds.iter().map(|round| html! { (of_round(standing, round)) }));
        row.push(html! { b { (points(standing.half_points)) } });
        row.push(html! { (points(standing.quotient)) });
        row.push(html! { (standing.discs) });
        row
    };
    section(&text!("tournament-standings"), "scores", &titles, (1..).zip(order).map(row))
}

/// The games of a round with their moves.
fn round_section(round: &str, games: &[Pairing]) -> Markup {
    let heading = match round {
        "" => text!("explorer-column-games"),
        round if round_number(round).is_some_and(|number| number.to_string() == round) => {
            text!("tournament-round", round = round)
        }
        round => round.to_owned(),
    };
    let row = |game: &Pairing| {
        let won = if game.winner == Some(Color::Black) { "1–0" } else { "0–1" };
        let score = game.discs.map_or(won.to_owned(), |discs| format!("{}–{}", discs.black, discs.white));
        vec![
            html! { bdi { (game.players.black) } },
            html! { bdi { (game.players.white) } },
            html! { small { (game.moves) } },
            html! { b { (score) } },
        ]
    };
    section(&heading, "games", &[], games.iter().filter(|game| game.round == round).map(row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::formats::{self, Defaults};

    fn records(games: &[(&str, &str, &str, &str)]) -> Vec<Record> {
        let record = |(round, black, white, result): &(&str, &str, &str, &str)| {
            let text = format!("(;GM[2]EV[Open]RO[{round}]PB[{black}]PW[{white}]RE[{result}];B[f5];W[d6])");
            formats::read_text(&text, &Defaults::default()).expect("it is SGF").record(0)
        };
        games.iter().map(record).collect()
    }

    fn order(games: &[(&str, &str, &str, &str)]) -> (Vec<(String, u32, u32)>, u32) {
        let games: Vec<Pairing> = records(games).iter().filter_map(Pairing::of).collect();
        let (order, factor) = standings(&games);
        let figures = |standing: Standing| (standing.name, standing.half_points, standing.quotient);
        (order.into_iter().map(figures).collect(), factor)
    }

    /// Three rounds of four players; the final is no round.
    const GAMES: [(&str, &str, &str, &str); 7] = [
        ("1", "Anna", "Ben", "40-24"),
        ("1", "Cleo", "Dora", "32-32"),
        ("2", "Ben", "Cleo", "34-30"),
        ("2", "Dora", "Anna", "20-44"),
        ("3", "Anna", "Cleo", "30-34"),
        ("3", "Ben", "Dora", "50-14"),
        ("1/2 Final", "Ben", "Anna", "64-0"),
    ];

    #[test]
    fn equal_points_are_told_apart_by_the_quotient() {
        let (order, factor) = order(&GAMES);
        assert_eq!(factor, 27);
        // Anna: 114 discs, and 27 times the 2 + ½ + 1½ points of Ben, Dora and Cleo. Ben: 108 discs and 27
        // times 2 + 1½ + ½.
        let expected = [("Anna", 4, 2 * 114 + 27 * 8), ("Ben", 4, 2 * 108 + 27 * 8)];
        let expected = expected.map(|(name, points, quotient)| (name.to_owned(), points, quotient));
        assert_eq!(order[..2], expected);
        assert_eq!([&order[2].0, &order[3].0], ["Cleo", "Dora"]);
    }

    #[test]
    fn a_round_without_a_game_counts_as_half_the_board_and_own_points() {
        let (order, factor) = order(&GAMES[..5]);
        let ben = order.iter().find(|(name, ..)| name == "Ben").expect("a player");
        // 24 + 34 discs, Anna's 2 and Cleo's 1½ points, and for the third round 32 discs and his own point.
        assert_eq!((factor, ben.2), (27, 2 * 58 + 27 * 7 + 64 + 27 * 2));
        // 13 rounds have the factor of the world championship.
        let many: Vec<String> = (1..=13).map(|round| round.to_string()).collect();
        let games: Vec<_> = many.iter().map(|round| (round.as_str(), "Anna", "Ben", "40-24")).collect();
        assert_eq!(self::order(&games).1, 6);
    }

    #[test]
    fn the_page_has_standings_rounds_and_games_and_no_name_is_taken_for_html() {
        let mut games = GAMES.to_vec();
        games.push(("Final 1", "Fay", "Gus", "1-0"));
        games.push(("3", "<b>Eve</b>", "Fay", "B+2"));
        let page = write(&records(&games)).expect("they have results");
        let expected =
            "Open|Round 2|Final|64–0|1–0|+2 40|−3 30|=5 32|f5d6|&lt;b&gt;Eve|Cross table|>+ 40<|>×<";
        for words in expected.split('|') {
            assert!(page.contains(words), "{words}: {page}");
        }
        assert!(!page.contains("<b>Eve"));
        assert!(write(&records(&[("1", "", "Ben", "40-24"), ("1", "Anna", "Ben", "")])).is_err());
    }
}
