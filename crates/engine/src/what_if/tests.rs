//! Tests the changed rules on diagrams; compares the search with one without cuts and with the solver.

use super::rules::{Rules, Turn};
use super::*;
use crate::Method;
use crate::eight::{self, TranspositionTable, Window};
use crate::kernel::{Board, Eight};
use crate::search::general::GameNode;
use crate::testing::{random_endgame, random_positions, thinker};
use othello::board;
use othello::rules::{Bits, Color, Move, Position, Square, Squares};

fn square(name: &str, position: &Position) -> Square {
    Square::parse(name, position.size()).unwrap()
}

fn squares(names: &[&str], position: &Position) -> Squares {
    names.iter().map(|name| square(name, position)).collect()
}

fn value(position: &Position, change: RuleChange, depth: u8) -> i32 {
    asked(position, WhatIf { change, depth, window: None })
}

fn asked(position: &Position, question: WhatIf) -> i32 {
    let request = Request::new(*position, Goal::MostDiscs, Method::WhatIf(question));
    let (best, report) = thinker().think(&request, &Stop::never(), &|_| panic!("it sends no progress"));
    assert_eq!(best, None);
    report.lines[0].score.hundredths()
}

/// Every kind of change in a position, `Nothing` included; each change for a side is there for both sides.
fn changes(position: &Position) -> Vec<RuleChange> {
    let empties: Vec<Square> = position.empties().iter().collect();
    let mut changes = vec![RuleChange::Nothing, RuleChange::Passes];
    for color in Color::BOTH {
        let (first, last) = (empties[0], empties[empties.len() / 2]);
        let all_discs = position.discs().black | position.discs().white;
        changes.extend([
            RuleChange::MayPass(color),
            RuleChange::Barred { color, squares: first.into(), plies: None },
            RuleChange::Barred { color, squares: last.into(), plies: Some(2) },
            RuleChange::Kept { color, square: last, flips: all_discs },
        ]);
    }
    changes.push(RuleChange::Closed(empties[0].into()));
    changes
}

/// Minimax without a cut or a table, over the same rules and evaluation.
fn plain<K: Kernel, G: Game<K>>(
    kernel: &K,
    usual: &G,
    rules: &Rules<K::Set>,
    board: Board<K::Set>,
    turn: Turn,
    depth: u8,
) -> i32 {
    let passed = || plain(kernel, usual, rules, board.pass(), turn.next(), depth - 1);
    let moves = rules.legal_moves(kernel, board, turn);
    if moves.is_empty() && rules.legal_moves(kernel, board.pass(), turn.next()).is_empty() {
        return 100 * kernel.final_score(board);
    }
    if depth == 0 {
        return usual.value(kernel, &GameNode { board, state: usual.state(board) });
    }
    if moves.is_empty() {
        return -passed();
    }
    let after = |index| board.after(index, rules.flips(kernel, board, turn, index));
    let each =
        moves.indices().map(|index| -plain(kernel, usual, rules, after(index), turn.next(), depth - 1));
    let best = each.max().expect("there is a move");
    if rules.grants_pass(turn) {
        let granted = plain(kernel, usual, rules, board.pass(), turn.after_granted_pass(), depth - 1);
        return best.max(-granted);
    }
    best
}

/// The value of a position by [`plain`].
fn plain_value(position: &Position, change: RuleChange, depth: u8) -> i32 {
    fn of<K: Kernel, G: Game<K>>(kernel: &K, usual: &G, at: &Position, change: RuleChange, depth: u8) -> i32 {
        let rules = Rules::new(kernel, at.turn(), change);
        let board = kernel.board(at);
        match rules.passes {
            true => -plain(kernel, usual, &rules, board.pass(), Turn::first(at.turn()).next(), depth - 1),
            false => plain(kernel, usual, &rules, board, Turn::first(at.turn()), depth),
        }
    }
    if position.size() == BoardSize::STANDARD {
        let weights = Weights::embedded().unwrap();
        return of(&Eight::STANDARD, &ByPatterns(&weights), position, change, depth);
    }
    fn usual<K: Kernel>(kernel: &K) -> FeatureEvaluation<K::Set> {
        FeatureEvaluation::new(kernel, Goal::MostDiscs, LargeWeights::embedded())
    }
    match Fit::of(position.size()) {
        Fit::Eight(kernel) => of(&kernel, &usual(&kernel), position, change, depth),
        Fit::Small(kernel) => of(&kernel, &usual(&kernel), position, change, depth),
        Fit::Large(kernel) => of(kernel, &usual(kernel), position, change, depth),
    }
}

#[test]
fn the_search_agrees_with_one_without_cuts_under_every_change() {
    for (size, n) in [("8x8", 6), ("6x6", 6), ("16x4", 3), ("10x10", 2)] {
        for position in random_positions(size.parse().unwrap(), n) {
            for change in changes(&position) {
                for depth in [1, 3, 4] {
                    let expected = plain_value(&position, change, depth);
                    assert_eq!(value(&position, change, depth), expected, "{change:?} in\n{position}");
                    for (low, width) in [(-1, 1), (0, 1), (300, 1), (-200, 150), (-100, 300), (1, 400)] {
                        let (low, high) = (expected + low, expected + low + width);
                        let bound = asked(&position, WhatIf { change, depth, window: Some((low, high)) });
                        let is_right = match expected {
                            _ if expected <= low => expected <= bound && bound <= low,
                            _ if expected >= high => high <= bound && bound <= expected,
                            _ => bound == expected,
                        };
                        let what = format!("{bound} for {expected} in {low}..{high}");
                        assert!(is_right, "{what}: {change:?} in\n{position}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_search_to_the_end_agrees_with_one_without_cuts_and_with_the_solver() {
    let kernel = Eight::STANDARD;
    let mut table = TranspositionTable::new(1).unwrap();
    for seed in 0..12 {
        let position = random_endgame(BoardSize::STANDARD, 7, seed);
        for change in changes(&position) {
            let found = value(&position, change, Evaluation::TO_THE_END);
            assert_eq!(found, plain_value(&position, change, 40), "{change:?} in\n{position}");
        }
        let position = random_endgame(BoardSize::STANDARD, 13, seed);
        let board = kernel.board(&position);
        let solved = eight::solve(kernel, board, Window::FULL, 1, &mut table, &|| false).unwrap();
        assert_eq!(value(&position, RuleChange::Nothing, Evaluation::TO_THE_END), 100 * solved.score);
    }
}

#[test]
fn a_barred_square_is_no_move_of_that_side_until_its_plies_are_over() {
    let position = Position::start(BoardSize::STANDARD);
    let kernel = Eight::STANDARD;
    let barred = squares(&["f5", "d3"], &position);
    let legal = |color, plies, ply| {
        let rules = Rules::new(&kernel, Color::Black, RuleChange::Barred { color, squares: barred, plies });
        let turn = Turn { ply, ..Turn::first(Color::Black) };
        kernel.squares(rules.legal_moves(&kernel, kernel.board(&position), turn)).names(position.size())
    };
    assert_eq!(legal(Color::Black, None, 9), ["c4", "e6"]);
    assert_eq!(legal(Color::White, None, 0), ["d3", "c4", "f5", "e6"]);
    assert_eq!(legal(Color::Black, Some(2), 1), ["c4", "e6"]);
    assert_eq!(legal(Color::Black, Some(2), 2), ["d3", "c4", "f5", "e6"]);
}

#[test]
fn a_kept_move_flips_its_kept_discs_unless_it_is_legal_itself() {
    let position = board! {"
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        - - - O X - - -
        - - - X O - - -
        - - - - - - - -
        - - - - - - - -
        - - - - - - O O
        Black to move
    "};
    let kernel = Eight::STANDARD;
    let board = kernel.board(&position);
    let flips = squares(&["g8", "e4"], &position);
    let rules = |name: &str| {
        let kept = RuleChange::Kept { color: Color::Black, square: square(name, &position), flips };
        Rules::new(&kernel, Color::Black, kept)
    };
    let f8 = square("f8", &position);
    let black = Turn::first(Color::Black);
    let moves = rules("f8").legal_moves(&kernel, board, black);
    assert!(moves.has(kernel.index(f8)));
    let kept = rules("f8").flips(&kernel, board, black, kernel.index(f8));
    assert_eq!(kernel.squares(kept), squares(&["g8"], &position));
    let white = Turn::first(Color::White);
    assert!(!rules("f8").legal_moves(&kernel, board.pass(), white).has(kernel.index(f8)));
    let f5 = square("f5", &position);
    let own = rules("f5").flips(&kernel, board, black, kernel.index(f5));
    assert_eq!(kernel.squares(own), squares(&["e5"], &position));
}

/// Only White can play h1, so barring the square costs White, and changes nothing for Black.
#[test]
fn barring_a_corner_costs_only_the_side_that_can_play_it() {
    let position = board! {"
        O O O O O X X -
        O O O O O O X X
        O O O O O O O X
        O O O O O O O X
        O O O O O O O X
        O O O O O O O X
        O O O O O O O X
        O O O O O O O -
        White to move
    "};
    let to_the_end = |change| value(&position, change, Evaluation::TO_THE_END);
    let free = to_the_end(RuleChange::Nothing);
    let h1 = squares(&["h1"], &position);
    let barred = to_the_end(RuleChange::Barred { color: Color::White, squares: h1, plies: None });
    assert!(barred < free, "{barred} {free}");
    assert_eq!(to_the_end(RuleChange::Barred { color: Color::Black, squares: h1, plies: None }), free);
}

#[test]
fn a_stopped_search_has_no_value_and_a_game_that_is_over_needs_none() {
    let (stopper, stop) = Stop::pair();
    stopper.stop();
    let asked = WhatIf { change: RuleChange::Nothing, depth: 30, window: None };
    let mut position = Position::start(BoardSize::STANDARD);
    let request = Request::new(position, Goal::MostDiscs, Method::WhatIf(asked));
    let mut thinker = thinker();
    assert!(thinker.think(&request, &stop, &|_| {}).1.lines.is_empty());
    let large = Request { position: Position::start(BoardSize::new(12, 12).unwrap()), ..request.clone() };
    assert_eq!(thinker.think(&large, &stop, &|_| {}).1.depth, 30);
    while position.outcome().is_none() {
        let mv = position.legal_moves().first().map_or(Move::Pass, Move::Place);
        position = position.play(mv).unwrap();
    }
    let request = Request { position, ..request };
    assert!(thinker.think(&request, &Stop::never(), &|_| {}).1.lines.is_empty());
}
