//! Suggests names for a search that finds few games: names typed with slips, as initials or in another order.

use super::Library;
use super::completion::Offer;
use super::entry::plain;
use super::search::{Query, is_free_word, split_word, words};
use std::cmp::Reverse;
use std::collections::HashSet;
use strsim::osa_distance;

/// A name that was probably meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The name.
    pub name: String,
    /// How many games are found with it.
    pub n_games: usize,
    /// The text of the search with the name in place of the words that were typed for it.
    pub text: String,
}

/// A search that finds more games than this gets no suggestions.
const FEW: usize = 5;
/// A suggestion finds more than this many times the games that the search finds.
const MORE: usize = 10;
/// The most suggestions, and the most names that are tried for them.
const SUGGESTIONS_MAX: usize = 3;
const TRIED_MAX: usize = 6;

impl Library {
    /// Names near the words of a query that find many more games than its `n_found`, the nearest first.
    pub fn suggestions(&self, query: &Query, n_found: usize) -> Vec<Suggestion> {
        if n_found > FEW || query.in_bin || query.text.trim().is_empty() {
            return Vec::new();
        }
        let offers = self.offers();
        let words: Vec<&str> = words(&query.text).collect();
        let mut near: Vec<(usize, &Offer, String)> = Vec::new();
        for (begin, end) in units(&words) {
            let (field, _) = split_word(words[begin]);
            let names = match field {
                "player" | "black" | "white" => [&offers.players[..], &[]],
                "event" => [&[], &offers.events[..]],
                "" => [&offers.players[..], &offers.events[..]],
                _ => continue,
            };
            let unit = words[begin..end].join(" ");
            let (_, typed) = split_word(&unit);
            let typed = plain(typed.trim_matches('"'));
            for offer in names.into_iter().flatten().filter(|offer| !offer.name.contains('"')) {
                let Some(distance) = distance(&typed, &offer.plain) else { continue };
                let field = if field.is_empty() { String::new() } else { format!("{field}:") };
                let name = format!("{field}\"{}\"", offer.name);
                let all = words[..begin].iter().copied().chain([name.as_str()]);
                let text: Vec<&str> = all.chain(words[end..].iter().copied()).collect();
                near.push((distance, offer, text.join(" ")));
            }
        }
        near.sort_by_key(|(distance, offer, _)| (*distance, Reverse(offer.n_games)));
        let mut seen = HashSet::new();
        near.retain(|(_, offer, _)| seen.insert(&offer.name));
        let tried = near.into_iter().take(TRIED_MAX).map(|(_, offer, text)| {
            let n_games = self.search(&Query { text: text.clone(), ..query.clone() }).len();
            Suggestion { name: offer.name.clone(), n_games, text }
        });
        tried.filter(|tried| tried.n_games > MORE * n_found).take(SUGGESTIONS_MAX).collect()
    }
}

/// The ranges of words that may be a name: first each run of words without a field, then each word.
fn units(words: &[&str]) -> Vec<(usize, usize)> {
    let mut units = Vec::new();
    let mut begin = 0;
    for run in words.chunk_by(|a, b| is_free_word(a) && is_free_word(b)) {
        if run.len() > 1 {
            units.push((begin, begin + run.len()));
        }
        begin += run.len();
    }
    let may_be_name = |&at: &usize| is_free_word(words[at]) || words[at].contains(['"', ':']);
    units.extend((0..words.len()).filter(may_be_name).map(|at| (at, at + 1)));
    units
}

/// How many letters of what was typed differ from a name; `None` if too many do, or if the search finds the
/// name anyway. A word matches any word of the name that begins with it.
fn distance(typed: &str, name: &str) -> Option<usize> {
    if name.contains(typed) {
        return None;
    }
    let parts = |text| str::split(text, |c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    let mut free: Vec<&str> = parts(name).collect();
    let mut sum = 0;
    let mut letters = 0;
    for part in parts(typed) {
        let distances = free.iter().map(|word| distance_of_word(part, word));
        let nearest = distances.enumerate().filter_map(|(at, distance)| Some((distance?, at))).min();
        let (distance, at) = nearest?;
        free.remove(at);
        sum += distance;
        letters = letters.max(part.chars().count());
    }
    // Initials alone fit too many names.
    (letters > 1 && sum <= 2).then_some(sum)
}

fn distance_of_word(typed: &str, word: &str) -> Option<usize> {
    if word.starts_with(typed) {
        return Some(0);
    }
    let n_typed = typed.chars().count();
    let slips = match n_typed {
        ..3 => return None,
        3..6 => 1,
        6.. => 2,
    };
    let is_as_long = n_typed.abs_diff(word.chars().count()) <= slips;
    is_as_long.then(|| osa_distance(typed, word)).filter(|&distance| distance <= slips)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{library, named};

    fn suggested(library: &Library, text: &str) -> Vec<String> {
        let query = Query { text: text.to_owned(), ..Query::default() };
        let n_found = library.search(&query).len();
        let show = |found: Suggestion| format!("{} {}: {}", found.name, found.n_games, found.text);
        library.suggestions(&query, n_found).into_iter().map(show).collect()
    }

    #[test]
    fn names_with_slips_initials_or_in_another_order_are_suggested() {
        let games = ["f5d6", "f5d6c3", "f5f6", "f5f4"];
        let library = library(games.into_iter().zip(2020..).map(|(moves, year)| {
            named(moves, "Tastet Marc", "Hervé Émilie", "Grand Prix", &year.to_string())
        }));
        let check = |text: &str, expected: &[&str]| assert_eq!(suggested(&library, text), expected, "{text}");
        let marc = "Tastet Marc 4: \"Tastet Marc\"";
        for text in
            ["tatset", "Tàsted", "tastett", "tastt marc", "m. tastet", "\"marc tastet\"", "\"TASTET, M\""]
        {
            check(text, &[marc]);
        }
        check("black:tatset 2021", &["Tastet Marc 1: black:\"Tastet Marc\" 2021"]);
        check("white:tatset", &[]);
        check("event:grant", &["Grand Prix 4: event:\"Grand Prix\""]);
        check("herve emilia", &["Hervé Émilie 4: \"Hervé Émilie\""]);
        // Names that are found, years, boards, openings, and words far from every name get none.
        for text in ["tastet", "", "1999", "10x10", "opening:tigre", "brightwell", "m.", "tastet 1999"] {
            check(text, &[]);
        }
    }

    #[test]
    fn a_search_that_finds_few_suggests_what_finds_many_more() {
        let mut games: Vec<_> =
            (0..40).map(|n| named("f5d6c3", "Tastet Marc", "Ann", "", &(1980 + n).to_string())).collect();
        games.push(named("f5f6", "Tasset Paul", "Ann", "", "2001"));
        let library = library(games);
        assert_eq!(suggested(&library, "tasset"), ["Tastet Marc 40: \"Tastet Marc\""]);
        assert_eq!(suggested(&library, "tasset 2001"), [] as [&str; 0], "the suggestion finds one game too");
        assert_eq!(suggested(&library, "tastet"), [] as [&str; 0]);
    }
}
