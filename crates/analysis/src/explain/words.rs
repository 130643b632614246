//! Explanations in words. Every number stands in a [`Difference`], and every one that is counted later than
//! right after the move comes with the moves that lead there.
//!
//! Each kind of difference has a text, `reason-…`, a clause that is filled with all that a language may want
//! to say: counts, squares, both lines and both colours.

use super::cause::{Harm, HarmKind};
use super::{Cause, Difference, Explanation, Finding, Kind, cause};
use crate::features::groups;
use crate::review::Review;
use othello::evaluation::Score;
use othello::rules::{BoardSize, Color, Move, Squares};
use texts::text;
use texts::text::Arg;
use texts::words::move_name;

/// The sentence instead of reasons where fewest discs win.
pub fn not_for_fewest() -> String {
    text!("reasons-not-for-fewest")
}

/// That the review passes over the corrections of the board, if there are any.
pub fn corrections(review: &Review) -> Option<String> {
    match review.corrections().count() {
        0 => None,
        n => Some(text!("review-corrections", n = n)),
    }
}

/// From this loss on, names of moves alone are no reason.
const LARGE: Score = Score::from_discs(6);
/// Corners and edge squares are said to fall later from more than this many moves on: such a line of moves
/// would be hard to read.
const NAMED_UP_TO: usize = 4;
/// A corner up to this ply comes before all other reasons.
const NEAR: usize = 6;
/// A square that the opponent takes after this ply is said to be taken later.
const FAR: usize = 6;
/// Squares are named one by one up to this many.
const LISTED_MAX: usize = 5;

/// Why a move lost, in a sentence or two: its cause, once the engine has found it; before, what the move
/// cost, what was best, and what can be seen to differ.
///
/// > b7 loses 8 discs; c3 was best. White gets 12 moves (5 after c3), and after b7 a8 White holds the corner
/// > a8 (not after c3 d6).
pub fn sentences(explanation: &Explanation) -> String {
    let Some(finding) = &explanation.finding else {
        return and(&verdict(explanation), &differences(explanation));
    };
    match finding.cause() {
        Some(cause) if is_said(cause, explanation) => match corner(explanation, cause) {
            Some(corner) => {
                let corner = sentence(&clause(corner, explanation));
                and(&corner, &cause::words::first_sentence(cause, explanation))
            }
            None => cause::words::sentences(cause, explanation),
        },
        cause => several(cause, explanation),
    }
}

/// What a move does that makes it lose, for a player who still looks for a better one; `None` where no cause
/// is known, or it cannot be told without the better move.
pub fn harm_alone(explanation: &Explanation) -> Option<String> {
    let is_apart = |harm: &Harm| !harm.is_missed && harm.kind != HarmKind::FewMoves;
    let cause = explanation.cause().filter(|cause| is_said(cause, explanation) && is_apart(&cause.harm))?;
    Some(cause::words::first_sentence(cause, explanation))
}

/// The figures and what else differs, for those who ask for more; `None` until the cause is known.
pub fn more(explanation: &Explanation) -> Option<String> {
    let verdict = verdict(explanation);
    match explanation.finding.as_ref()? {
        Finding::Cause(cause) => {
            let figure = and(&verdict, &cause::words::figure(cause, explanation));
            let others = explanation.has_reason().then(|| counted(explanation)).flatten();
            Some(others.map_or(figure.clone(), |others| and(&figure, &others)))
        }
        Finding::Several(_) => Some(verdict),
    }
}

/// What the move cost, and what was best.
fn verdict(explanation: &Explanation) -> String {
    let size = explanation.position.size();
    text!(
        "reason-verdict",
        played = explanation.played().name(size),
        best = explanation.best().name(size),
        n = explanation.loss.rounded().discs(),
        known = if explanation.is_exact { "exact" } else { "about" },
        thrown = explanation.thrown_away.map_or("nothing", |thrown| thrown.key())
    )
}

/// One sentence, then another.
fn and(first: &str, next: &str) -> String {
    text!("reasons-and-verdict", verdict = first, reasons = next)
}

/// Whether a cause is said: one that says little gives way to counts, and to what other moves do.
pub(super) fn is_said(cause: &Cause, explanation: &Explanation) -> bool {
    let is_bare_pass = cause.harm.kind == HarmKind::NoGoodMove && cause.harm.others.is_empty();
    let has_counts = || {
        telling(explanation).is_some()
            || !explanation.facts().is_empty()
            || !explanation.small_differences().is_empty()
            || is_bare_pass && explanation.has_reason()
    };
    let lacks_contrast = cause.harm.is_shared && cause.instead.is_vague();
    // That both sides want a square says less than what shows on the board.
    let is_wanted = cause.harm.is_shared && !cause.is_answered() || cause.harm.kind.takes_a_move();
    let is_wanted = is_wanted && cause.lost.is_none();
    // Nor does a new move more or less in the endgame say as much as who moves last in a region.
    let is_small = cause.harm.kind.is_small() && seen(explanation).any(|seen| seen.kind.is_of_regions());
    if is_wanted && seen(explanation).next().is_some() || is_small {
        return false;
    }
    !cause::words::says_little(cause) || !lacks_contrast && !has_counts()
}

/// The corner that is named before a cause that speaks of none.
fn corner<'a>(explanation: &'a Explanation, cause: &Cause) -> Option<&'a Difference> {
    let is_near = |difference: &&Difference| difference.kind.is_of_corner() && difference.plies <= NEAR;
    let corner = explanation.differences.iter().find(is_near)?;
    // One that is given away at once comes before one that is missed.
    let is_nearer = cause.harm.is_missed
        && corner.kind != Kind::CornersWon
        && corner.plies < cause.harm.plies
        && !corner.squares.intersects(cause.harm.squares);
    (is_nearer || !cause::words::speaks_of_corner(cause)).then_some(corner)
}

/// The most telling count, or else what differs otherwise and is more than names of moves. What shows only
/// late in the lines gives way to a cause.
fn telling(explanation: &Explanation) -> Option<&Difference> {
    let differences = &explanation.differences;
    let is_near = |difference: &&Difference| !difference.kind.is_of_edge() || difference.plies <= NEAR;
    let mut near = differences.iter().filter(is_near);
    let is_other = |other: &&Difference| !other.kind.names_moves() && other.kind != Kind::FinalDiscs;
    near.clone().find(|difference| difference.kind.is_count()).or_else(|| near.find(is_other))
}

/// Whether it is said without its moves, since it comes late in the lines.
fn is_late(difference: &Difference) -> bool {
    difference.kind.is_of_edge() && difference.plies > NAMED_UP_TO
}

/// What shows on the board in one line only, not too late in it.
fn seen(explanation: &Explanation) -> impl Iterator<Item = &Difference> {
    let is_near = |difference: &&Difference| !difference.kind.is_of_edge() || difference.plies <= NEAR;
    explanation.differences.iter().filter(|difference| difference.is_concrete()).filter(is_near)
}

/// Where no cause is said: what shows on the board in one line only and what the moves do, the two most
/// telling; else a count, small differences, or names of moves.
fn several(cause: Option<&Cause>, explanation: &Explanation) -> String {
    let differences = &explanation.differences;
    let seen: Vec<&Difference> = seen(explanation).filter(|seen| !is_late(seen)).collect();
    let of_causes = cause.into_iter().flat_map(|cause| [Some(cause.harm), cause.next]).flatten();
    let mut facts: Vec<Harm> = Vec::new();
    for fact in of_causes.filter(Harm::is_telling).chain(explanation.facts()) {
        let is_new = facts.iter().all(|known| known.kind != fact.kind && known.squares != fact.squares);
        if is_new && !seen.iter().take(1).any(|seen| cause::words::says_the_same(seen.kind, fact.kind)) {
            facts.push(fact);
        }
    }
    let said = |difference: &Difference| sentence(&clause(difference, explanation));
    let counts = seen.iter().take(1).map(|first| said(first));
    // Those of a part of the board, or the others.
    let others = |is_part: bool| {
        let is_other = |other: &&Difference| !seen.iter().take(1).any(|first| first == other);
        let others = differences.iter().filter(is_other).filter(|other| !is_late(other));
        // That a square is open to both sides tells which of two moves comes first.
        let waits = |other: &Difference| other.kind == Kind::CouldWait && other.after_best == 2;
        let others = others.filter(move |other| other.kind.is_count() || waits(other));
        others.filter(move |other| matches!(other.kind, Kind::Part(_)) == is_part).map(said)
    };
    let opens_more = explanation.opens_more(true);
    let is_new =
        |late: &Difference| !facts.iter().any(|fact| cause::words::says_the_same(late.kind, fact.kind));
    let late_quiet = explanation.late_quiet().filter(is_new);
    let is_bare = seen.is_empty() && facts.is_empty();
    if is_bare && opens_more.is_none() && late_quiet.is_none() {
        facts.extend(explanation.late_fact());
    }
    // Names of moves stand beside a bare count.
    let is_name = |other: &&Difference| other.kind.names_moves() && !other.kind.is_order();
    let is_told = |name: &&Difference| matches!(name.kind, Kind::CouldWait | Kind::SameSquare);
    let named = differences.iter().filter(is_name).filter(|name| !is_told(name));
    let has_count = is_bare && others(true).chain(others(false)).next().is_some();
    // The same corner is not named twice.
    let told = facts
        .iter()
        .filter(|fact| fact.kind.is_of_corner())
        .fold(Squares::EMPTY, |all, fact| all | fact.squares);
    let late = |is_corner| {
        let late = differences.iter().filter(|other| is_late(other) && other.kind.is_count());
        late.filter(move |late| late.kind.is_of_corner() == is_corner && !late.squares.intersects(told))
            .map(said)
    };
    // The best move that the opponent plays itself, if no fact names it as the opponent's.
    let by_opponent: Squares =
        facts.iter().filter(|fact| !fact.is_missed).fold(Squares::EMPTY, |all, fact| all | fact.squares);
    let key = differences
        .iter()
        .filter(|other| other.kind == Kind::SameSquare && !other.squares.intersects(by_opponent));
    let keys = key.clone().fold(Squares::EMPTY, |all, key| all | key.squares);
    let answers = seen.iter().take(1).filter(|first| first.kind == Kind::QuietAnswer);
    let told = answers.fold(keys, |all, answer| all | answer.squares);
    let [wanted, late_wanted] = [true, false].map(|is_soon| explanation.wanted(told, is_soon));
    let facts = facts.iter().map(|fact| cause::words::does(fact, explanation));
    let late_key = explanation.late_key();
    let unused = explanation.opens_more(false);
    let [opens_more, late_quiet, late_key, wanted, late_wanted, unused] =
        [&opens_more, &late_quiet, &late_key, &wanted, &late_wanted, &unused]
            .map(|found| found.as_ref().map(said));
    let late_wanted = late_wanted.filter(|_| wanted.is_none());
    let named = named.filter(|_| has_count).map(said);
    let telling =
        counts.chain(facts).chain(key.map(said)).chain(opens_more).chain(late_quiet).chain(late_key);
    // What comes late in the lines is said last.
    let counted = others(true).chain(wanted).chain(others(false));
    let last = late_wanted.into_iter().chain(unused).chain(named);
    let mut sentences = telling.chain(late(true)).chain(counted).chain(late(false)).chain(last);
    match (sentences.next(), sentences.next()) {
        (Some(first), Some(next)) => and(&first, &next),
        (Some(first), None) => beside_it(first, cause, explanation),
        _ => match (cause.filter(|cause| is_better_than_nothing(cause)), explanation.quiet_here()) {
            (Some(cause), _) => cause::words::sentences(cause, explanation),
            (None, Some((quiet, instead))) => cause::words::contrasted(&quiet, instead, explanation),
            (None, None) => small(explanation),
        },
    }
}

/// A sentence that would stand alone. A count of moves has another beside it, and what is counted stands
/// beside what a cause does, even if the other line has that as well.
fn beside_it(first: String, cause: Option<&Cause>, explanation: &Explanation) -> String {
    let said = |difference: &Difference| sentence(&clause(difference, explanation));
    let counted =
        explanation.differences.iter().filter(|other| other.kind.is_count() && said(other) == first);
    let counted: Vec<&Difference> = counted.collect();
    let is_bare = counted.iter().any(|other| !other.is_concrete());
    let tells = |cause: &&Cause| is_better_than_nothing(cause) && !cause.harm.kind.is_vague();
    if let Some(cause) = cause.filter(|cause| is_bare && tells(cause)) {
        return and(&cause::words::first_sentence(cause, explanation), &first);
    }
    let of_moves = counted.iter().find(|other| other.kind.is_of_moves());
    let beside = of_moves.and_then(|of_moves| explanation.beside_moves(of_moves.kind));
    beside.map_or(first.clone(), |beside| and(&first, &said(&beside)))
}

/// Whether a cause is said where nothing else can be.
fn is_better_than_nothing(Cause { harm, .. }: &Cause) -> bool {
    let says_little = harm.kind.is_vague() || harm.kind.is_small() || harm.kind.takes_a_move();
    harm.kind != HarmKind::NoGoodMove && !(harm.is_shared && says_little)
}

/// The small differences, or names of moves.
fn small(explanation: &Explanation) -> String {
    let differences = &explanation.differences;
    let is_large = explanation.loss >= LARGE;
    let small = explanation.small_differences();
    let named: Vec<&Difference> = differences.iter().filter(|other| other.kind.names_moves()).collect();
    let answer = named.first().copied().filter(|first| !first.kind.is_order());
    let mut said: Vec<&Difference> = match &small[..] {
        // The order of moves alone is no reason for a large loss.
        [] if is_large => named.into_iter().filter(|named| !named.kind.is_order()).collect(),
        [] if named.first().is_some_and(|first| first.kind == Kind::CouldWait) => {
            named.into_iter().take(1).collect()
        }
        [] => named,
        [one] if answer.is_none() => vec![one],
        small if answer.is_none() => {
            let small = joined(&small.iter().collect::<Vec<_>>(), explanation).unwrap_or_default();
            return text!("cause-several-small", reasons = small);
        }
        small => answer.into_iter().chain(small).collect(),
    };
    let is_shown = explanation.better.len() > 1;
    let is_bare = is_large && is_shown && said.iter().all(|difference| difference.kind.names_moves());
    said.sort_by_key(|difference| difference.says_after_which());
    match joined(&said, explanation).map(|joined| sentence(&joined)) {
        Some(said) if is_bare => and(&said, &lines_compared(explanation)),
        Some(said) => said,
        None => and(&text!("cause-several"), &lines_compared(explanation)),
    }
}

/// Clauses in one sentence.
fn joined(differences: &[&Difference], explanation: &Explanation) -> Option<String> {
    let clauses = differences.iter().map(|difference| clause(difference, explanation));
    clauses.reduce(|first, next| text!("reasons-joined", first = first, next = next))
}

/// What differs, or that no simple count tells the moves apart. Names of moves alone are no reason for a
/// large loss.
fn differences(explanation: &Explanation) -> String {
    let is_large = explanation.loss >= LARGE;
    let tells = explanation.differences.iter().any(|difference| !difference.kind.names_moves());
    let counted = (explanation.has_reason() && (tells || !is_large)).then(|| counted(explanation)).flatten();
    counted.unwrap_or_else(|| lines_alone(explanation))
}

/// What differs, in a sentence.
fn counted(explanation: &Explanation) -> Option<String> {
    // In the order of the moves, so that it is clear after which of them each is meant.
    let mut differences: Vec<&Difference> = explanation.differences.iter().collect();
    differences.sort_by_key(|difference| (difference.says_after_which(), difference.plies));
    joined(&differences, explanation).map(|joined| sentence(&joined))
}

/// Reasons as a sentence: with a capital letter and a full stop.
pub fn sentence(clause: &str) -> String {
    text!("reasons-sentence", reasons = capitalised(clause))
}

/// Both lines, to be compared.
fn lines_compared(explanation: &Explanation) -> String {
    let size = explanation.position.size();
    let line = |moves: &[Move]| names(moves, moves.len(), size);
    let (played, better) = (line(&explanation.refutation), line(&explanation.better));
    text!("reasons-lines-compared", played = played, better = better)
}

/// The sentence where nothing that can be counted tells the moves apart.
fn lines_alone(explanation: &Explanation) -> String {
    let alone = and(&text!("reasons-lines-alone"), &lines_compared(explanation));
    let end = explanation.differences.first().filter(|first| first.kind == Kind::FinalDiscs);
    end.map_or(alone.clone(), |end| and(&alone, &sentence(&clause(end, explanation))))
}

/// What one difference says, as a part of a sentence.
pub fn clause(difference: &Difference, explanation: &Explanation) -> String {
    let size = explanation.position.size();
    let &Difference { kind, plies, after_played, after_best, squares } = difference;
    let color = |color: Color| Arg::from(color.key());
    let when = match plies {
        1 => "now",
        _ if is_late(difference) => "late",
        _ => "later",
    };
    let (part, others) = match kind {
        Kind::Part(part) => (part.key(), explanation.others_in(squares)),
        _ => ("", [0; 2]),
    };
    let by_mover = match kind {
        // Where both are late, "later" stands once.
        Kind::Wanted(_) if plies > FAR => 2,
        Kind::Wanted(plies) => plies,
        _ => 1,
    };
    text::text(
        id(kind),
        &[
            ("part", Arg::from(part)),
            // The better line up to where the mover takes a square that both want.
            ("own-line", Arg::from(names(&explanation.full_better, by_mover - 1, size))),
            ("other-when", Arg::from(if plies > FAR { "late" } else { "soon" })),
            ("own-when", Arg::from(if by_mover > NAMED_UP_TO { "late" } else { "soon" })),
            // Of the other side, after the move played and after the best one.
            ("k", Arg::from(others[0])),
            ("j", Arg::from(others[1])),
            // Right after the move itself nothing need be said.
            ("when", Arg::from(when)),
            // What was played up to where the difference shows, and the better line up to the same ply.
            ("line", Arg::from(names(&explanation.full_refutation, plies, size))),
            ("instead", Arg::from(names(&explanation.full_better, plies, size))),
            // The same line without its last move, which may be what the clause speaks of.
            ("before", Arg::from(names(&explanation.full_refutation, plies.max(2) - 1, size))),
            ("own", color(explanation.color)),
            ("other", color(!explanation.color)),
            ("played", Arg::from(explanation.played().name(size))),
            ("best", Arg::from(explanation.best().name(size))),
            ("n", Arg::from(after_played)),
            ("turns", Arg::from(plies.div_ceil(2))),
            ("m", Arg::from(after_best)),
            ("squares", Arg::from(list(squares, size))),
            ("count", Arg::from(squares.len())),
            ("holes", Arg::from(groups(squares, size).len())),
        ],
    )
}

fn id(kind: Kind) -> &'static str {
    match kind {
        Kind::Replies => "reason-replies",
        Kind::OwnMoves => "reason-own-moves",
        Kind::MeanReplies => "reason-mean-replies",
        Kind::MeanOwnMoves => "reason-mean-own-moves",
        Kind::Part(_) => "reason-part",
        Kind::SafeMoves => "reason-safe-moves",
        Kind::QuietReplies => "reason-quiet-replies",
        Kind::OwnQuietMoves => "reason-own-quiet-moves",
        Kind::OwnFrontier => "reason-own-frontier",
        Kind::OwnStable => "reason-own-stable",
        Kind::OpponentStable => "reason-opponent-stable",
        Kind::OpenCorners => "reason-open-corners",
        Kind::CornersLost => "reason-corners-lost",
        Kind::CornersWon => "reason-corners-won",
        Kind::XSquare => "reason-x-square",
        Kind::CSquare => "reason-c-square",
        Kind::Wedges => "reason-wedges",
        Kind::Contested => "reason-contested",
        Kind::Opened => "reason-opened",
        Kind::Taken => "reason-taken",
        Kind::Answer => "reason-answer",
        Kind::QuietAnswer => "reason-quiet-answer",
        Kind::Threat => "reason-threat",
        Kind::SameSquare => "reason-same-square",
        Kind::Wanted(_) => "reason-wanted",
        Kind::BestGone => "reason-best-gone",
        Kind::CouldWait => "reason-could-wait",
        Kind::Later => "reason-later",
        Kind::Prepared => "reason-prepared",
        Kind::Region => "reason-region",
        Kind::Filled => "reason-filled",
        Kind::OddRegions => "reason-odd-regions",
        Kind::OddForOpponent => "reason-odd-for-opponent",
        Kind::OpponentsOnly => "reason-opponents-only",
        Kind::OwnOnly => "reason-own-only",
        Kind::OwnPasses => "reason-own-passes",
        Kind::OpponentPasses => "reason-opponent-passes",
        Kind::LastInRegion => "reason-last-in-region",
        Kind::LastMove => "reason-last-move",
        Kind::Line => "reason-line",
        Kind::FinalDiscs => "reason-final-discs",
    }
}

/// The first moves of a line, with blanks between.
pub(super) fn names(line: &[Move], n: usize, size: BoardSize) -> String {
    line.iter().take(n).map(|&mv| move_name(mv, size)).collect::<Vec<_>>().join(" ")
}

/// `a1`, `a1 and h8`, `a1, h1 and h8`; a whole row or column would be long, and is `a1–h1`.
pub fn list(squares: Squares, size: BoardSize) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.name(size)).collect();
    match &names[..] {
        [first, .., last] if names.len() > LISTED_MAX => format!("{first}–{last}"),
        [others @ .., last] if !others.is_empty() => {
            text!("list-and", others = text::list(others), last = last.as_str())
        }
        _ => names.concat(),
    }
}

/// With a capital letter, unless it begins with the name of a square.
fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().unwrap_or_default();
    if characters.clone().next().is_some_and(|second| second.is_ascii_digit()) {
        return text.to_owned();
    }
    first.to_uppercase().chain(characters).collect()
}
