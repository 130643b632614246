//! A cause in words: what the move does, then what the best move does instead. Each kind has a text, a whole
//! sentence that is filled with all that a language may want to say.

use super::super::lines::PLAYED;
use super::super::words::{clause, list, names, sentence};
use super::super::{Difference, Explanation, Kind};
use super::harm::LEFT_MAX;
use super::{Cause, Harm, HarmKind, Instead};
use othello::rules::{Square, Squares};
use texts::text;
use texts::text::Arg;

/// One or two sentences. Where one of them is vague, a count says more.
///
/// > g2 lets White take the corner h1. With a2 h1 h2 Black can answer with g1.
pub fn sentences(cause: &Cause, explanation: &Explanation) -> String {
    let Cause { harm, instead, .. } = cause;
    let arguments = arguments(harm, *instead, explanation);
    let key = key_square_id(cause).filter(|_| cause.lost.is_none());
    let is_key = key.is_some();
    let first = text::text(key.unwrap_or(harm_id(harm.kind)), &arguments);
    let best_does = || best_sentence(cause.best_does.as_ref()?, explanation);
    let counted = || count_beside(harm, explanation);
    let instead = || instead_id(*instead).filter(|_| !is_key).map(|id| text::text(id, &arguments));
    let is_own_square = cause.instead == Instead::TakesSquare && harm.kind == HarmKind::Gone;
    let lost = cause.lost.as_ref().map(|lost| does(lost, explanation));
    let is_new = |fact: &Harm| !fact.squares.intersects(harm.squares) && fact.kind != harm.kind;
    let other = || {
        let next = cause.next.filter(is_new).or_else(|| explanation.facts().into_iter().find(is_new))?;
        Some(does(&next, explanation))
    };
    // That what was not possible stays impossible, and that what is gone stays possible, says little.
    let is_bare = cause.instead.is_vague()
        || harm.kind == HarmKind::Gone
        || (harm.kind, cause.instead) == (HarmKind::Opened, Instead::Prevents);
    let next = match harm.also {
        _ if lost.is_some() => lost,
        Some(_) if !matches!(harm.kind, HarmKind::TwoMoves | HarmKind::NoGoodAnswer) => {
            best_does().or_else(counted).or_else(|| Some(text::text("cause-also", &arguments)))
        }
        _ if is_key => best_does().or_else(other).or_else(counted),
        _ if is_own_square => best_does().or_else(instead),
        _ if cause.instead == Instead::TakesSquare && !harm.kind.is_vague() => instead(),
        _ if harm.is_shared && cause.is_answered() => instead(),
        _ if harm.kind.is_vague() || harm.is_shared || is_bare => {
            best_does().or_else(other).or_else(counted).or_else(instead)
        }
        _ => instead().or_else(best_does).or_else(other).or_else(counted),
    };
    match next {
        Some(next) => text!("reasons-and-verdict", verdict = first, reasons = next),
        None => first,
    }
}

/// What the move does, without what the best move does instead.
pub(in super::super) fn first_sentence(cause: &Cause, explanation: &Explanation) -> String {
    text::text(harm_id(cause.harm.kind), &arguments(&cause.harm, cause.instead, explanation))
}

/// What a move does, and what it would do in the other line.
pub(in super::super) fn contrasted(harm: &Harm, instead: Instead, explanation: &Explanation) -> String {
    let does = does(harm, explanation);
    let arguments = arguments(harm, instead, explanation);
    match instead_id(instead).map(|id| text::text(id, &arguments)) {
        Some(instead) => text!("reasons-and-verdict", verdict = does, reasons = instead),
        None => does,
    }
}

/// What a move does, in a sentence.
pub(in super::super) fn does(harm: &Harm, explanation: &Explanation) -> String {
    let is_best = harm.is_missed && harm.plies == 1;
    let of_best = is_best.then(|| best_sentence(harm, explanation)).flatten();
    of_best.unwrap_or_else(|| text::text(harm_id(harm.kind), &arguments(harm, Instead::Nothing, explanation)))
}

/// Whether a cause says little: the other line has it, too, or it cannot be seen on the board why it harms
/// and what the best move does about it.
pub(in super::super) fn says_little(cause: &Cause) -> bool {
    let Cause { harm, instead, .. } = cause;
    let is_seen = match harm.kind {
        HarmKind::NoGoodMove => !harm.others.is_empty(),
        HarmKind::NearlyQuiet => !instead.is_vague(),
        kind if kind.takes_a_move() => cause.lost.is_some(),
        kind => !kind.is_vague(),
    };
    let is_key = key_square_id(cause).is_some();
    let is_contrast =
        matches!(instead, Instead::Plays(..) | Instead::Answers(_) | Instead::Spare(..) | Instead::Opens(..))
            && harm.plies <= 2
            || is_key && (cause.best_does.is_some() || cause.next.is_some());
    harm.is_shared && !is_key && !cause.is_answered() || !is_seen && !is_contrast
}

/// Whether what is said of a cause names a corner.
pub(in super::super) fn speaks_of_corner(cause: &Cause) -> bool {
    let is_of_corner = |harm: &Harm| harm.kind.is_of_corner();
    matches!(cause.instead, Instead::TakesCorner(_))
        || is_of_corner(&cause.harm)
        || cause.best_does.as_ref().is_some_and(is_of_corner)
}

/// Where both sides want one square, and nothing is seen of it in this line only, that is the point.
fn key_square_id(cause: &Cause) -> Option<&'static str> {
    let Cause { harm, instead, .. } = cause;
    let is_first = (harm.plies, harm.is_in_line) == (2, true);
    let is_plain = matches!(harm.kind, HarmKind::Strong | HarmKind::Edge | HarmKind::Discs);
    // What it does to both sides says more than what it does here.
    let is_wanted = *instead == Instead::TakesSquare && cause.best_does.is_some();
    let is_wanted = is_wanted && (harm.is_shared || harm.kind == HarmKind::TakesAway);
    if !is_plain && !is_wanted {
        return None;
    }
    match instead {
        Instead::TakesSquare if is_first => Some("cause-key-square"),
        Instead::TakesLater(_) if is_first => Some("cause-key-later"),
        Instead::LostTo => Some("cause-key-later"),
        _ => None,
    }
}

/// What the best move does besides.
fn best_sentence(does: &Harm, explanation: &Explanation) -> Option<String> {
    Some(text::text(best_id(does.kind)?, &arguments(does, Instead::Nothing, explanation)))
}

/// Whether a count says what a move does.
pub(in super::super) fn says_the_same(kind: Kind, harm: HarmKind) -> bool {
    match kind {
        Kind::CornersWon | Kind::CornersLost | Kind::OpenCorners => harm == HarmKind::Corner,
        Kind::Wedges => harm == HarmKind::Wedge,
        Kind::Opened => harm == HarmKind::Opened,
        Kind::QuietReplies | Kind::OwnQuietMoves | Kind::QuietAnswer => {
            matches!(harm, HarmKind::Quiet | HarmKind::NearlyQuiet | HarmKind::NoQuietMove)
        }
        _ => false,
    }
}

/// The most telling count that differs.
fn count_beside(beside: &Harm, explanation: &Explanation) -> Option<String> {
    let small = explanation.small_differences();
    let is_end = |kind: Kind| matches!(kind, Kind::Line | Kind::Contested | Kind::OwnFrontier);
    let is_told = |difference: &&Difference| difference.kind.is_count() && !is_end(difference.kind);
    let is_new = |difference: &&Difference| {
        let is_told = !difference.squares.is_empty() && difference.squares.is_subset_of(beside.squares);
        !says_the_same(difference.kind, beside.kind) && !is_told
    };
    let counts = || explanation.differences.iter().filter(is_told).filter(is_new);
    // One move more or less on average is too little.
    let small = small.iter().find(|small| small.after_played.abs_diff(small.after_best) > 1);
    let opens_more = |is_played| explanation.opens_more(is_played).filter(|opens| is_new(&opens));
    let late_quiet = explanation.late_quiet().filter(|late| is_new(&late));
    let later = [opens_more(true), late_quiet, explanation.late_key()];
    let [wanted, late_wanted] = [true, false].map(|is_soon| explanation.wanted(beside.squares, is_soon));
    let unused = opens_more(false);
    let first = counts().find(|count| count.is_concrete()).or(later.iter().flatten().next());
    let first = first.or_else(|| counts().find(|count| matches!(count.kind, Kind::Part(_))));
    let first = first.or(wanted.as_ref()).or_else(|| counts().next());
    let first = first.or(late_wanted.as_ref()).or(unused.as_ref()).or(small)?;
    Some(sentence(&clause(first, explanation)))
}

/// How much of the loss the cause is worth.
pub fn figure(cause: &Cause, explanation: &Explanation) -> String {
    let (worth, loss) = (cause.gives_back.rounded().discs(), explanation.loss.rounded().discs());
    let id = match cause.question {
        super::CauseQuestion::FreePass => "cause-figure-pass",
        _ => "cause-figure",
    };
    let squares = list(cause.harm.squares, explanation.position.size());
    text::text(
        id,
        &[
            ("squares", Arg::from(squares)),
            ("count", Arg::from(cause.harm.squares.len())),
            ("n", Arg::from(worth.min(loss))),
            ("loss", Arg::from(loss)),
            ("all", Arg::from(if worth >= loss { "all" } else { "part" })),
        ],
    )
}

fn arguments(harm: &Harm, instead: Instead, explanation: &Explanation) -> Vec<(&'static str, Arg<'static>)> {
    let size = explanation.position.size();
    let Harm { kind, is_missed, squares, others, plies, n, n_beside, also, .. } = *harm;
    let (line, other_line) = match is_missed {
        true => (&explanation.full_better, &explanation.full_refutation),
        false => (&explanation.full_refutation, &explanation.full_better),
    };
    // What is played up to the move that does the harm.
    let before = if kind == HarmKind::Gone || kind == HarmKind::NoGoodMove { plies } else { plies - 1 };
    let (instead_line, instead_square) = match instead {
        Instead::TakesLater(plies) => (names(&explanation.full_better, plies - 1, size), String::new()),
        Instead::AnswersLater(plies) => {
            let answer = explanation.full_better.get(plies).and_then(|mv| mv.square());
            let square = answer.map_or(String::new(), |square| square.name(size));
            (names(&explanation.full_better, plies, size), square)
        }
        Instead::OnlyLater(plies) => (names(&explanation.full_better[1..], plies - 2, size), String::new()),
        Instead::Answers(square) | Instead::TakesCorner(square) => (String::new(), square.name(size)),
        Instead::Spare(square, plies) | Instead::Plays(square, plies) => {
            (names(other_line, plies, size), square.name(size))
        }
        Instead::Opens(squares, plies) => (names(other_line, plies, size), list(squares, size)),
        Instead::OpensFewer(squares) => (String::new(), list(squares, size)),
        Instead::LostTo => (names(&explanation.full_better, harm.plies - 1, size), String::new()),
        Instead::Impossible => (names(&explanation.full_refutation, 2, size), String::new()),
        _ => (String::new(), String::new()),
    };
    vec![
        ("when", Arg::from(when(harm, explanation))),
        ("line", Arg::from(names(line, before.max(1), size))),
        ("own", Arg::from(explanation.color.key())),
        ("other", Arg::from((!explanation.color).key())),
        ("doer", Arg::from(if is_missed { explanation.color } else { !explanation.color }.key())),
        ("victim", Arg::from(if is_missed { !explanation.color } else { explanation.color }.key())),
        ("played", Arg::from(explanation.played().name(size))),
        ("best", Arg::from(explanation.best().name(size))),
        ("squares", Arg::from(list(squares, size))),
        ("others", Arg::from(list(others, size))),
        ("count", Arg::from(others.len())),
        ("n", Arg::from(n)),
        ("left", Arg::from(if n <= LEFT_MAX { "few" } else { "many" })),
        ("m", Arg::from(if let Instead::OpensFewer(squares) = instead { squares.len() } else { n_beside })),
        ("beside", Arg::from(names(other_line, plies, size))),
        ("also", Arg::from(also.map_or(String::new(), |square| square.name(size)))),
        (
            "also-when",
            Arg::from(if also.is_some_and(|also| is_legal_now(also, explanation)) { "now" } else { "later" }),
        ),
        ("instead", Arg::from(instead_line)),
        (
            "until-lost",
            Arg::from(names(&explanation.full_refutation, lost_at(squares, explanation) - 1, size)),
        ),
        ("square", Arg::from(instead_square)),
    ]
}

/// At which ply of the refutation the opponent takes the first of these squares; 2 where it does not.
fn lost_at(squares: Squares, explanation: &Explanation) -> usize {
    let taken =
        squares.first().and_then(|square| explanation.lines().ply_of(PLAYED, !explanation.color, square));
    taken.unwrap_or(2)
}

/// Whether the opponent can play a square right after the move played.
fn is_legal_now(square: Square, explanation: &Explanation) -> bool {
    let after = explanation.position.play(explanation.played()).expect("it was played");
    after.legal_moves_of(!explanation.color).contains(square)
}

/// `missed`: in the better line; `now`: the move makes it possible; `still`: it was possible before; `later`:
/// after more moves.
fn when(harm: &Harm, explanation: &Explanation) -> &'static str {
    let could = |square: Option<Square>| {
        let moves = explanation.position.legal_moves_of(!explanation.color);
        square.is_some_and(|square| moves.contains(square))
    };
    match harm.plies {
        _ if harm.is_missed => "missed",
        ..=2 if could(harm.squares.first()) => "still",
        ..=2 => "now",
        _ => "later",
    }
}

/// The squares to mark, and the reply to draw an arrow to.
pub fn marks(cause: &Cause) -> (Squares, Option<Square>) {
    let reply = match cause.harm.kind {
        HarmKind::Gone | HarmKind::NoGoodMove | HarmKind::Corners | HarmKind::Opened | HarmKind::TwoMoves => {
            None
        }
        _ => cause.harm.squares.first(),
    };
    let also = cause.harm.also.map_or(Squares::EMPTY, Squares::from);
    (cause.harm.squares | cause.harm.others | also, reply)
}

fn harm_id(kind: HarmKind) -> &'static str {
    match kind {
        HarmKind::Corner => "cause-corner",
        HarmKind::Corners => "cause-corners",
        HarmKind::Wedge => "cause-wedge",
        HarmKind::MustPass => "cause-must-pass",
        HarmKind::LastMove => "cause-last-move",
        HarmKind::NoSafeMove => "cause-no-safe-move",
        HarmKind::Threat => "cause-threat",
        HarmKind::TakesAway => "cause-takes-away",
        HarmKind::FewMoves => "cause-few-moves",
        HarmKind::Quiet => "cause-quiet",
        HarmKind::Stable => "cause-stable",
        HarmKind::NoQuietMove => "cause-no-quiet-move",
        HarmKind::TakesMany => "cause-takes-many",
        HarmKind::NearlyQuiet => "cause-nearly-quiet",
        HarmKind::GainsMoves => "cause-gains-moves",
        HarmKind::Edge => "cause-edge",
        HarmKind::Discs => "cause-discs",
        HarmKind::Strong => "cause-strong",
        HarmKind::TwoMoves => "cause-two-moves",
        HarmKind::Opened => "cause-opened",
        HarmKind::Gone => "cause-gone",
        HarmKind::Prepares => "cause-prepares",
        HarmKind::NoGoodAnswer => "cause-no-good-answer",
        HarmKind::NoGoodMove => "cause-no-good-move",
    }
}

/// What the best move does; nothing where the first sentence would say the same.
fn best_id(kind: HarmKind) -> Option<&'static str> {
    Some(match kind {
        HarmKind::Corner => "instead-takes-corner",
        HarmKind::Wedge => "best-wedge",
        HarmKind::MustPass => "best-must-pass",
        HarmKind::NoSafeMove => "best-no-safe-move",
        HarmKind::Threat => "best-threat",
        HarmKind::TakesAway => "best-takes-away",
        HarmKind::FewMoves => "best-few-moves",
        HarmKind::Quiet => "best-quiet",
        HarmKind::Stable => "best-stable",
        HarmKind::LastMove => "best-last-move",
        HarmKind::NoGoodAnswer => "best-no-good-answer",
        HarmKind::NoQuietMove => "best-no-quiet-move",
        HarmKind::TakesMany => "best-takes-many",
        HarmKind::NearlyQuiet => "best-nearly-quiet",
        HarmKind::GainsMoves => "best-gains-moves",
        HarmKind::Prepares => "best-prepares",
        _ => return None,
    })
}

fn instead_id(instead: Instead) -> Option<&'static str> {
    Some(match instead {
        Instead::TakesSquare => "instead-takes-square",
        Instead::TakesCorner(_) => "instead-takes-corner",
        Instead::Prevents => "instead-prevents",
        Instead::TakesLater(_) => "instead-takes-later",
        Instead::Answers(_) => "instead-answers",
        Instead::AnswersLater(_) => "instead-answers-later",
        Instead::OnlyLater(_) => "instead-only-later",
        Instead::Keeps => "instead-keeps",
        Instead::Spare(..) => "instead-spare",
        Instead::Plays(..) => "instead-plays",
        Instead::Opens(..) => "instead-opens",
        Instead::OpensFewer(_) => "instead-opens-fewer",
        Instead::LostTo => "instead-lost-to",
        Instead::Impossible => "instead-impossible",
        Instead::Avoids | Instead::Harmless | Instead::Nothing => return None,
    })
}
