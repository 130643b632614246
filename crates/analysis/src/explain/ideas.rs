//! The finders, a function for each idea. A fact counts if one line has it and the other has not.

mod corners;
mod squares;
mod choice;
mod last_move;

use super::fact::{Fact, Idea, Line};
use super::lines::Lines;
use othello::rules::{Color, Grid, Squares};

/// All facts about two lines. The caller fills in what each gives back, and its weights.
pub(super) fn all(lines: &Lines) -> Vec<Fact> {
    let finders: [fn(&Lines) -> Vec<Fact>; 16] = [
        corners::corner,
        squares::shared_square,
        squares::lets_in,
        choice::opens,
        choice::flips,
        squares::reserve,
        squares::access,
        corners::edge,
        choice::quiet,
        choice::few_moves,
        last_move::find,
        corners::stable_discs,
        corners::threat,
        choice::pass,
        squares::answer,
        squares::reply,
    ];
    let is_known = lines.first(Line::Played).is_some() && lines.first(Line::Best).is_some();
    if !is_known {
        return Vec::new();
    }
    finders.into_iter().flat_map(|find| find(lines)).collect()
}

pub(super) fn fact(idea: Idea, side: Color, squares: Squares, ply: usize, line: Line) -> Fact {
    Fact { idea, side, squares, ply, line, gives_back: None, first: 0.0, second: 0.0 }
}

/// The facts that were found.
fn facts<const N: usize>(facts: [Option<Fact>; N]) -> Vec<Fact> {
    facts.into_iter().flatten().collect()
}

fn corners(lines: &Lines) -> Squares {
    Grid::<Squares>::of(lines.before.size()).corners()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{positions, random_move};
    use othello::rules::{BoardSize, Move, Position, Square};
    use std::collections::HashSet;

    /// Mistakes: a sentence, a drawn board, the line played and the better one, and all facts that tell them
    /// apart.
    const MISTAKES: &str = include_str!("../../data/facts.txt");

    /// A fact as a text, such as `Corner played White a8 (2)`: idea, line, side, squares and ply.
    fn written(fact: &Fact, size: BoardSize) -> String {
        let Fact { idea, side, squares, ply, line, .. } = fact;
        let squares = squares.names(size).join(" ");
        format!("{idea:?} {} {side} {squares} ({ply})", format!("{line:?}").to_lowercase())
    }

    #[test]
    fn each_finder_finds_its_facts_and_no_other() {
        let mut seen = HashSet::new();
        for mistake in MISTAKES.split("\n\n") {
            let (sentence, rest) = mistake.split_once('\n').unwrap();
            let (board, rest) = rest.split_once("\nplayed ").unwrap();
            let (played, rest) = rest.split_once("\nbest ").unwrap();
            let (best, expected) = rest.split_once('\n').unwrap();
            let position: Position = board.parse().unwrap();
            let line = |names: &str| -> Vec<Move> {
                let place = |name| Square::parse(name, position.size()).map_or(Move::Pass, Move::Place);
                names.split_whitespace().map(place).collect()
            };
            let (played, best) = (line(played), line(best));
            let found = all(&Lines::new(position, &played, &best));
            let names: Vec<String> = found.iter().map(|fact| written(fact, position.size())).collect();
            assert_eq!(names, expected.lines().collect::<Vec<_>>(), "{sentence}\n{position}");
            seen.extend(found.iter().map(|fact| fact.idea));
        }
        assert_eq!(seen.len(), Idea::ALL.len(), "each idea has an example");
    }

    #[test]
    fn what_both_lines_have_is_no_fact_and_every_fact_lies_on_the_board() {
        for (seed, position) in (1..).zip(positions(300)) {
            if position.legal_moves().len() < 2 {
                continue;
            }
            let line = |first: Square| -> Vec<Move> {
                let mut line = vec![Move::Place(first)];
                let mut at = position.play(line[0]).unwrap();
                while at.outcome().is_none() && line.len() < 8 {
                    line.push(random_move(&at, seed));
                    at = at.play(*line.last().unwrap()).unwrap();
                }
                line
            };
            let moves: Vec<Square> = position.legal_moves().iter().collect();
            let [played, best] = [line(moves[0]), line(moves[1])];
            let same = all(&Lines::new(position, &played, &played));
            assert!(same.is_empty(), "{position}\n{same:?}");
            for fact in all(&Lines::new(position, &played, &best)) {
                assert!(fact.ply <= 8 && fact.squares.is_subset_of(Squares::all(position.size())));
                assert!(fact.gives_back.is_none(), "nothing was asked");
            }
        }
    }
}
