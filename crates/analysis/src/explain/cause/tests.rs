//! Causes of real games are on the board and give back what they say; small endgames whose cause is certain
//! have the sentence that a player would say.

use super::harm::LEFT_MAX;
use super::*;
use crate::explain::tests::{GAMES, game};
use crate::explain::{CauseFinder, Difference, Explanation, Kind};
use crate::features::open_corners;
use crate::grade::EXPLAINED_FROM;
use crate::knowledge::Knowledge;
use crate::review::Plan;
use engine::{Level, Resources, Stop, Thinker};
use othello::board;
use othello::rules::{BoardSize, Grid, Setup, Square, Squares};

/// An explanation whose cause was asked for.
fn explained(position: Position, refutation: &str, better: &str, loss: u16) -> Explanation {
    let line = |moves: &str| -> Vec<Move> {
        let mv = |name: &str| Square::parse(name, position.size()).map_or(Move::Pass, Move::Place);
        moves.split_whitespace().map(mv).collect()
    };
    let explanation = Explanation::of_lines(position, &line(refutation), &line(better), loss);
    let finding = CauseFinder::default().find(&explanation, &Stop::never());
    Explanation { finding, ..explanation }
}

/// Checks what a cause says of the board, by other means than it was found, and what is said beside it.
fn check(cause: &Cause, explanation: &Explanation) {
    check_harm(cause, explanation);
    for harm in [cause.lost, cause.next, cause.best_does].into_iter().flatten() {
        check_harm(&alone(harm, cause), explanation);
    }
    let taken = if cause.harm.kind == HarmKind::Gone { cause.harm.squares } else { cause.harm.others };
    assert!(cause.lost.is_none_or(|lost| lost.squares.is_subset_of(taken) && lost.is_telling()));
}

/// A harm as the cause, without what else is known.
fn alone(harm: Harm, cause: &Cause) -> Cause {
    Cause { harm, instead: Instead::Nothing, best_does: None, lost: None, next: None, ..*cause }
}

fn check_harm(cause: &Cause, explanation: &Explanation) {
    let Explanation { position, full_refutation, full_better, color, .. } = explanation;
    let Harm { kind, is_missed, squares, others, plies, n, .. } = cause.harm;
    let corners: Squares = Grid::of(position.size()).corners();
    let (line, other_line, doer) = match is_missed {
        true => (full_better, full_refutation, *color),
        false => (full_refutation, full_better, !*color),
    };
    let after = |moves: &[Move]| moves.iter().fold(*position, |at, mv| at.play(*mv).unwrap());
    let sentence = words::sentences(cause, explanation);
    let context = format!("{cause:?}: {sentence}\n{position}");
    let opens = |at: &Position, own: Squares, others: Squares| {
        let by = |own| at.play(Move::Place(own)).unwrap().legal_moves_of(!at.turn());
        others.is_empty() || others.is_subset_of(by(own.first().unwrap()) & !at.legal_moves_of(!at.turn()))
    };
    match cause.instead {
        Instead::Spare(square, plies) => {
            let at = after(&other_line[..plies]);
            let next = at.play(Move::Place(square)).expect("a quiet move is legal");
            assert!(at.turn() != doer && next.legal_moves_of(doer).is_subset_of(at.legal_moves_of(doer)));
        }
        Instead::Plays(square, plies) => {
            assert!(after(&other_line[..plies]).turn() != doer, "{context}");
            assert_eq!(other_line[plies], Move::Place(square), "{context}");
        }
        Instead::Opens(opened, plies) => {
            let at = after(&other_line[..plies]);
            assert!(at.turn() == doer && !opened.is_empty() && opens(&at, squares, opened), "{context}");
        }
        _ => {}
    }
    match kind {
        HarmKind::Gone | HarmKind::NoGoodMove | HarmKind::Corners | HarmKind::Opened | HarmKind::TwoMoves => {
            let later = after(&line[..plies]);
            let is_right = match kind {
                HarmKind::Gone => !later.legal_moves_of(*color).intersects(squares),
                HarmKind::NoGoodMove if others.is_empty() && n <= LEFT_MAX => {
                    later.turn() == *color && squares == later.legal_moves()
                }
                HarmKind::NoGoodMove => later.turn() == *color && opens(&later, squares, others),
                HarmKind::TwoMoves => cause.harm.also.is_some_and(|also| !squares.contains(also)),
                HarmKind::Corners => squares.is_subset_of(open_corners(&later, doer)) && squares.len() > 1,
                _ => squares.is_subset_of(later.legal_moves_of(doer)),
            };
            return assert!(is_right, "{context}");
        }
        _ => {}
    }
    let square = squares.first().unwrap();
    assert!(sentence.contains(&square.name(position.size())) || kind == HarmKind::LastMove, "{context}");
    let before = after(&line[..plies - 1]);
    assert_eq!(before.turn(), doer, "{context}");
    let there = before.play(Move::Place(square)).expect("the cause is a legal move");
    let (had, has) = (before.legal_moves_of(!doer), there.legal_moves_of(!doer));
    let is_right = match kind {
        HarmKind::Corner => corners.contains(square),
        HarmKind::MustPass => has.is_empty() && there.outcome().is_none(),
        HarmKind::LastMove => others.contains(square) && (others & there.empties()).is_empty(),
        HarmKind::NoSafeMove => {
            !has.is_empty()
                && has.iter().all(|own| {
                    let next = there.play(Move::Place(own)).unwrap();
                    !open_corners(&next, doer).is_empty()
                })
        }
        HarmKind::Threat => others.is_subset_of(open_corners(&there, doer)) && others.is_subset_of(corners),
        HarmKind::TakesAway => others.is_subset_of(had) && !others.intersects(has) && !others.is_empty(),
        HarmKind::FewMoves => {
            let beside = after(&other_line[..plies]);
            let n_beside = cause.harm.n_beside;
            has.len() == n && beside.turn() != doer && beside.legal_moves().len() == n_beside && n_beside > n
        }
        HarmKind::Quiet => has.is_subset_of(had) && (n != 1 || n_quiet(&before) == 1),
        HarmKind::Prepares => {
            let is_new = |at: &Position| others.is_subset_of(at.legal_moves_of(doer));
            others.len() == 1 && is_new(&there) && !is_new(&before) && !others.intersects(has)
        }
        HarmKind::NearlyQuiet => others.len() == 1 && has & !had == others,
        HarmKind::TakesMany => (had & !has & there.empties()).len() == n,
        HarmKind::GainsMoves => there.legal_moves_of(doer).len() == before.legal_moves_of(doer).len() + n,
        HarmKind::NoGoodAnswer => {
            !others.is_empty() && opens(&there, cause.harm.also.unwrap().into(), others)
        }
        HarmKind::NoQuietMove => has.iter().all(|own| {
            let next = there.play(Move::Place(own)).unwrap();
            !next.legal_moves_of(doer).is_subset_of(there.legal_moves_of(doer))
        }),
        HarmKind::Discs => before.flips(square).len() == n,
        _ => true,
    };
    assert!(is_right, "{context}");
}

/// How many moves give the other side no new one.
fn n_quiet(at: &Position) -> usize {
    let had = at.legal_moves_of(!at.turn());
    let is_quiet =
        |own: &Square| at.play(Move::Place(*own)).unwrap().legal_moves_of(!at.turn()).is_subset_of(had);
    at.legal_moves().iter().filter(is_quiet).count()
}

#[test]
fn causes_are_on_the_board_and_give_back_at_least_half_of_the_loss() {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    let mut causes = CauseFinder::default();
    let (mut n, mut n_causes) = (0, 0);
    for transcript in &GAMES[..4] {
        let record = game(transcript);
        let mut review = Plan::new(&record, Level::new(17), Knowledge::default()).run(&mut thinker, |_| ());
        for explanation in Explanation::without_cause(&review) {
            let finding = causes.find(&explanation, &Stop::never()).expect("it was not stopped");
            review.findings_mut().learn(&explanation, finding);
        }
        assert!(Explanation::without_cause(&review).is_empty(), "all were asked");
        for played in review.moves().iter().filter(|played| played.loss() >= EXPLAINED_FROM) {
            let explanation = Explanation::of(&review, played).expect("it lost enough");
            n += 1;
            if let Some(cause) = explanation.finding.as_ref().and_then(Finding::cause) {
                check(cause, &explanation);
                for fact in explanation.facts() {
                    assert!(fact.is_telling());
                    check_harm(&alone(fact, cause), &explanation);
                }
            }
            let Some(cause) = explanation.cause() else { continue };
            n_causes += 1;
            assert!(cause.gives_back.in_discs() >= (played.loss().in_discs() / 2.0 - 0.01).max(2.0));
            assert!(super::super::words::more(&explanation).is_some());
        }
    }
    assert!(n_causes * 10 >= n * 7, "{n_causes} causes of {n} losses");
}

#[test]
fn a_finding_is_kept_until_the_loss_or_the_best_move_is_another() {
    let position = Position::start(BoardSize::STANDARD);
    let mv = |name| vec![Move::Place(Square::parse(name, BoardSize::STANDARD).unwrap())];
    let lost = |best, loss| Explanation::of_lines(position, &mv("f5"), &mv(best), loss);
    let mut findings = crate::explain::Findings::default();
    findings.learn(&lost("d3", 4), Finding::Several(None));
    assert_eq!(findings.of(&lost("d3", 5)), Some(&Finding::Several(None)));
    assert_eq!(findings.of(&lost("d3", 8)), None);
    assert_eq!(findings.of(&lost("d3", 2)), None);
    assert_eq!(findings.of(&lost("c4", 4)), None);
}

#[test]
fn a_stopped_engine_finds_nothing() {
    let (stopper, stop) = Stop::pair();
    stopper.stop();
    let position = Position::start(BoardSize::STANDARD);
    let mv = |name| vec![Move::Place(Square::parse(name, BoardSize::STANDARD).unwrap())];
    let explanation = Explanation::of_lines(position, &mv("f5"), &mv("d3"), 4);
    assert_eq!(CauseFinder::default().find(&explanation, &stop), None);
}

#[test]
fn small_endgames_have_the_sentence_that_a_player_would_say() {
    let b2 = board! {"
        --XOXXXO
        X-OOXXXO
        XXOOXXXO
        XOXOOXOO
        XOXXOXOO
        XXOOXO--
        X-XXXXO-
        -XXXXXX-
        White to move
    "};
    let h5 = board! {"
        --XOO---
        --XXOO--
        XXXOXOOO
        XXOOOXOX
        XOXXOOX-
        XOOXOOOO
        XOOOXXOO
        XOOOOOOO
        Black to move
    "};
    let region = board! {"
        XXXXXXXX
        OOOOXO--
        OOXXOXOX
        OXOXOXOX
        OXOOXXOX
        OOOOOXOX
        OOOO-X-X
        O----X-X
        White to move
    "};
    let corner = board! {"
        XOXXXXX-
        XXOOOXX-
        XXXOXXXX
        -XOXXOOO
        OOXOXXOO
        -OXOXXOO
        XOXXOO--
        --XOOOO-
        White to move
    "};
    let last = board! {"
        XOOOOOOO
        XXOOOXXX
        XOXOXOXX
        OOOXOOOO
        OOXOXXOO
        -OXOXXOO
        XOOXOO--
        XOOOOOO-
        Black to move
    "};
    let only = board! {"
        --OXXXXO
        ---XXXOO
        OOOXOXXO
        O-OXOOXO
        OOOOOOXO
        -OXXOXXO
        --XXXXXO
        --XXXXXX
        White to move
    "};
    for (explanation, sentence) in [
        (
            explained(b2, "g6 b2 a1 b1 a8 h8 b7 h7 h6", "b2 b7 g6 h7 a8 a1 b1 h6 h8", 22),
            "b2 is the key square: after g6 Black takes it. ",
        ),
        (
            explained(h5, "f1 h5 h2 h1 pass g2 pass a2 b2 g1", "h5 b1 b2 a1 a2 pass f1 g1 g2 h1", 32),
            "After f1 White plays h5 and leaves Black only 1 move (5 after h5 b1). Black can take h5 first.",
        ),
        (
            explained(region, "g8 h2 g7 g2 e8 e7 pass d8 c8 b8", "e7 h2 g2 g7 g8 e8 d8 c8 b8", 4),
            "After g8 h2 g7 Black plays g2, the last move in the region g2 and h2. \
             With e7 h2 White takes g2.",
        ),
        (
            explained(corner, "a4 a6 b8 a8 h1 h2 pass g7 h7 h8", "b8 a8 h1 h2 a4 a6 pass g7 h7 h8", 4),
            "After a4 a6 White has no move into an odd region (2 after b8 a8) and must open an even one.",
        ),
        (
            explained(only, "c2 a7 a6 a2 b4 b7 a8 b8 a1 b2", "b7 b8 c2 a8 a7 a6 b4 a2 b2 a1", 2),
            "After c2 a7 White has only a6, b7 and b8 and would rather pass. ",
        ),
        (
            explained(last, "h8 pass h7 g7 a6", "g7 h7 h8 pass a6", 2),
            "After h8 pass h7 White plays g7, the last move in the region g7, h7 and h8. \
             Black can take g7 first.",
        ),
    ] {
        let cause = explanation.cause().expect("it has one cause");
        let found = crate::explain::words::sentences(&explanation);
        assert!(found.starts_with(sentence), "{found}");
        check(cause, &explanation);
        let is_marked = !cause.harm.is_shared || cause.is_answered();
        assert_eq!(explanation.marks().squares.intersects(cause.harm.squares), is_marked);
    }
}

#[test]
fn a_corner_that_falls_in_both_lines_falls_later_after_the_best_move() {
    let position = board! {"
        --XXXX--
        --XXXX-X
        -XXOOOOO
        -XXOOOOO
        XXXOOOOO
        XXXXOOOO
        XXXXXO-O
        OOOOOOOO
        Black to move
    "};
    let explanation =
        explained(position, "g2 h1 g7 g1 pass b2 a3 a4 a2 b1", "g7 b2 a3 a4 a2 h1 g2 g1 pass b1", 10);
    let said = crate::explain::words::sentences(&explanation);
    assert_eq!(said, "g2 leaves White the corner h1. With g7 White gets h1 only after b2 a3 a4 a2.");
    assert!(explanation.marks().squares.contains(Square::parse("h1", BoardSize::STANDARD).unwrap()));
}

#[test]
fn names_of_moves_alone_are_no_reason_for_a_large_loss() {
    let position = board! {"
        --------
        ---X----
        -OOXXX--
        -OOXOXXX
        --OXXXOO
        --OXXXO-
        --XXXX--
        ---X----
        White to move
    "};
    let explanation = |loss| {
        let explanation =
            explained(position, "h3 b5 e2 g3 c1 f2 h2 e1 d1 f1", "c2 a4 a5 a6 b5 e2 b6 a7 h3 c1", loss);
        Explanation { finding: Some(Finding::Several(None)), ..explanation }
    };
    let sentences = |loss| crate::explain::words::sentences(&explanation(loss));
    let beginning = "After h3 b5 White has no quiet move (e1 after c2 a4).";
    assert!(sentences(5).starts_with(beginning), "{}", sentences(5));
    let alone = |loss| {
        let only = |difference: &&Difference| difference.kind == Kind::CouldWait;
        let mut explanation = explanation(loss);
        explanation.differences = explanation.differences.iter().filter(only).copied().collect();
        crate::explain::words::sentences(&explanation)
    };
    assert!(alone(6).ends_with("b5 is a key square: after h3 Black takes it, with c2 White later."));
}

/// What stands in a sentence, and what may not.
const JUDGED: [(&str, u16, &str, &str, &str, &str); 14] = [
    // A side runs out of quiet moves at its second turn.
    (
        "----X-------X-----XXXO----XXXOO-O-XXOOOO-OXXXXOO--OXXX-O-OOO-X-- X",
        8,
        "a7 b5 b4 c2 b3 f2 d1 a4 h3 f1 d2 g3 a6 a8",
        "h3 b5 g3 b3 b4 f2 d2 a4 f1 c2",
        "After a7 b5 b4 c2 Black has no quiet move (h4 after h3 b5 g3 b3).",
        "on average",
    ),
    // The opponent takes the square of the best move.
    (
        "-------------------XOX----XXXXX---XXOXOO--OOOOOO----OX-O-------- O",
        7,
        "c2 f2 d2 c3 h4 c7 b6 d7 f8 b5 e8 g3 f1",
        "f2 f1 c2 h4 h3 g3 e2 g2 f8 c3 d2",
        "f2 is the key square: after c2 Black takes it.",
        "itself",
    ),
    // The opponent takes it a few moves later.
    (
        "--OOOOO----XXO-O--XXXXXO--XXOOXO---XOOXO--XXXXXO---XXXXO----XX-- O",
        6,
        "c2 b1 a1 g2 b5 c5 c8 d8 b4 a4 b3 a2 b2 a3 h1",
        "c5 b5 c2 b1 a1 g2 d8 c8 h1 c7 b2",
        "c5 is the key square: after c2 b1 a1 g2 b5 Black takes it.",
        "on average",
    ),
    // Each side gets a square in one line, soon or later; a quiet move that comes in both lines is none.
    (
        "----------O-XO-O--OXXOO---OXXOXX--OOOXXX--OOOOXX--OOOO-----OOO-- X",
        11,
        "f1 g2 b3 d2 b4 b5 h1 h3 g1 e1 g7 a5",
        "b3 e1 d2 b4 h3 h7 b6 b5 a5 a3",
        "d2 is a key square: after f1 g2 b3 White takes it, with b3 e1 Black.",
        "on average",
    ),
    (
        "---O-------OOX------XX-O--XXXXOO---XXXOO-OOOXXX---OOOOXX-OOOOO-- O",
        7,
        "g3 e1 c5 c3 f1 h6 b3 a3 d3 h2 c2",
        "c5 e1 g3 h6 b3 b4 c3 b5 d3 c1 a6",
        "c3 is a key square: after g3 e1 c5 Black takes it, with c5 White later.",
        "quiet move e1",
    ),
    // What opens squares is not said to open them twice.
    (
        "-XXXX-O--OOOOOO---OXOOXX-OOXOXXX--OXOXXX--OOOXX---OOXX-----XXX-- X",
        10,
        "a1 b3 a4 b5 h1 a5 a6 h2 f1 b6 c8 a2",
        "h1 h6 f1 g7 a4 b3 a1 b5 a6 a5",
        "a1 opens a2 and b3 to White.",
        "h1 opens none",
    ),
    // In the better line the opponent plays the square that is said to wait.
    (
        "-------------------OX----XXXXO---OXXXXO--OOXXXX---XXXO----X-O--- O",
        7,
        "d8 f3 b8 c3 a3 g7 f2 a4 h8 a2 d2 a5 h7",
        "c3 h5 a5 f3 f8 d8 b8 a6 e2 f2 h6",
        "d8",
        "could wait",
    ),
    // Both lines have the wedge, one of them later.
    (
        "---X------XXO----XOOOOOO-OOXXXXO-OOOOXXO--OOOXOO---XXOOO--XXXXXX X",
        4,
        "h2 c7 b8 a2 b6 a7 g2 h1 g1 f1 f2 c1 a5 e1",
        "c7 b6 f1 a3 h2 g2 g1 c1 a6 f2",
        "c7",
        "wedge",
    ),
    // In the better line Black's g1 stands between White's d1 and h1 as well.
    (
        "---OXO--XOOXO-XXXXOOXX-XXXXOXXOXXXXXOOOOXXXOXOOO--OXOO-X-OOOOO-- O",
        12,
        "h8 g8 h1 g1 a7 a8 b7 f2 c1 g3 g7 a1 b1",
        "h1 g1 c1 b7 g3 g7 f2 a1 b1 a8 h8 g8 a7",
        "14 stable discs",
        "none after h1 g1)",
    ),
    // In both lines White has the last move in the corner.
    (
        "--OXXX--XOOXXXX-XOOXOXXXXOXOXXO-XXOXXOOOXXXXOOOOXXXXXO--XOOXXX-- X",
        10,
        "a1 b1 h7 h8 g8 g7 h4 h2 g1 h1",
        "h4 g7 h7 h8 g8 h2 h1 g1 b1 a1",
        "a1",
        "has the last one",
    ),
    // Nor is a wedge told twice.
    (
        "-XXXXX---XXOXX--OOXXOXOOOOXOXOO-OOOOXX--OOOOX-X-O---OO-------O-- O",
        8,
        "h5 g5 f6 h4 a1 a2 g1 g2",
        "f6 g5 h6 d7 e8 h5 h4 c7",
        "h4",
        "wedges in at h4",
    ),
    // The mover takes the corner itself in the end.
    (
        "OXOOOOO-OXOOXO-XOXOXOOXXOXXOOXOXOXOOXOXXOXOXOXX-OXXXXX--OXXXXX-- O",
        12,
        "g7 h1 g2 h7 h6 g8 h8",
        "g8 h1 g2 g7 h8 h7 h6",
        "g8 makes 6 discs stable.",
        "corner h8",
    ),
    // A quiet move beside an empty corner is none to keep.
    (
        "------------------X-O---XXXXOO--XXOOOOO-XXOOXXX--OOOOX---XXXXXX- O",
        6,
        "h6 g7 d3 d2 c1 e1 c2 a8 a7 b3 a2 f2 f3",
        "h7 f3 d3 h4 g3 g4 h6 h2 h3 h5 g7",
        "g7",
        "quiet move g2",
    ),
    // What the opponent takes in the line played is said with the moves before it.
    (
        "O-OOOO--OOOOOOX-OOOOOXXOOOOXXOXOOOOOOXXOOOXOOXXOO-OXXOX--OOOOOO- X",
        14,
        "b1 h1 g1 h2 b7 a8 -- h7 h8",
        "g1 b7 a8 h1 h8 h2 b1 h7",
        "With g1 b7 Black gets the corner a8. After b1 h1 g1 h2 b7 White takes a8.",
        "After b1 White takes",
    ),
];

#[test]
fn what_judges_found_wrong_or_missing_is_mended() {
    for (setup, loss, refutation, better, said, not_said) in JUDGED {
        let position = Setup::parse_line(setup, BoardSize::STANDARD).unwrap().position().unwrap();
        let mut explanation = explained(position, refutation, better, loss);
        explanation.is_exact = position.empties().len() < 20;
        let sentences = crate::explain::words::sentences(&explanation);
        assert!(sentences.contains(said) && !sentences.contains(not_said), "{sentences}\n{position}");
    }
}
