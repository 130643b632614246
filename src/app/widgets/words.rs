//! The sentences that say what is going on and what to do. They are written from the session alone.

use crate::analysis::headline::{move_name, value_words};
use crate::engine::{Complaint, Report};
use crate::evaluation::{Evaluation, Source};
use crate::players::Player;
use crate::players::external::Failure;
use crate::rating::Estimate;
use crate::record::{Header, Judgement, MoveTime};
use crate::rules::{BoardSize, ByColor, Color, Goal, Move, Outcome, Position, Square, Squares};
use crate::session::{Activity, GameSession, Mode, Purpose};
use crate::settings::Settings;
use crate::text;
use std::cmp::Ordering;

/// "Black", "White".
pub fn color_name(color: Color) -> String {
    text!("color-name", color = color.key())
}

/// One sentence, or two: what happened last and what to do now.
pub fn situation(session: &GameSession, legal_moves_are_marked: bool) -> String {
    let turn = session.position().turn();
    let player = session.players()[turn];
    let color = turn.key();
    match session.activity() {
        Activity::Over(outcome) => result_words(session, *outcome),
        Activity::OutOfTime(color) => time_result_words(session, *color),
        Activity::Thinking { purpose: Purpose::Hint, .. } => text!("strip-looks-for-hint", color = color),
        Activity::Thinking { purpose: Purpose::Move, .. } | Activity::Replying { .. } => match player {
            Player::Human => text!("strip-looks-for-move", color = color),
            computer => text!("strip-thinks", color = color, player = computer.label()),
        },
        Activity::Paused => text!("strip-paused", color = color, player = player.label()),
        Activity::Human if session.clock_waits() => text!("strip-clock-waits", color = color),
        Activity::Human if session.mode() == Mode::Study => {
            let studying = text!("strip-studying", color = color);
            match session.record().next(session.record().cursor()) {
                Some(_) => text::sentences(&[studying, text!("strip-studying-ahead")]),
                None => studying,
            }
        }
        Activity::Human => {
            let now = what_to_do(session, turn, legal_moves_are_marked);
            let sentences: Vec<String> = computer_move(session).into_iter().chain([now]).collect();
            text::sentences(&sentences)
        }
    }
}

/// "White played d6.", after a computer's move; "White played d6 from the book." where it did.
fn computer_move(session: &GameSession) -> Option<String> {
    let record = session.record();
    let mover = !session.position().turn();
    let square = record.move_into(record.cursor())?.square()?.name(session.position().size());
    let color = mover.key();
    (!session.players()[mover].is_human()).then(|| match session.reply().is_some_and(is_from_book) {
        true => text!("strip-played-from-book", color = color, square = square),
        false => text!("strip-played", color = color, square = square),
    })
}

fn what_to_do(session: &GameSession, turn: Color, marked: bool) -> String {
    let record = session.record();
    let what = if record.next(record.cursor()).is_some() {
        "other-move"
    } else if session.position().is_placing() {
        "place"
    } else if marked {
        "marked"
    } else {
        "flips"
    };
    match session.players()[!turn].is_human() {
        true => text!("strip-to-move", color = turn.key(), what = what),
        false => text!("strip-your-turn", color = turn.key(), what = what),
    }
}

/// Somebody who played the game that is shown.
pub struct NamedPlayer {
    /// Who it is.
    pub name: String,
    /// "Black: Tamenori Hideshi", and below it where and when, as far as that is known.
    pub details: String,
}

/// Who played a colour, where the record says so.
pub fn named_player(header: &Header, color: Color) -> Option<NamedPlayer> {
    let name = kept_name(header.players[color].trim());
    let known = [&header.event, &header.place, &header.date].map(|text| text.trim());
    let known: Vec<&str> = known.into_iter().filter(|text| !text.is_empty()).collect();
    let place = if known.is_empty() { String::new() } else { format!("\n{}", known.join(" · ")) };
    let details = format!("{}: {name}{place}", color_name(color));
    (!name.is_empty()).then_some(NamedPlayer { name, details })
}

/// "Black 16 – 48 White", with names where the record says them.
pub fn score_words(header: &Header, counts: ByColor<u16>) -> String {
    let name =
        |color: Color| named_player(header, color).map_or_else(|| color_name(color), |player| player.name);
    format!("{} {} – {} {}", name(Color::Black), counts.black, counts.white, name(Color::White))
}

/// The colour of the only person at the board; `None` with two, or with none.
pub fn only_human(session: &GameSession) -> Option<Color> {
    let players = session.players();
    let human = Color::BOTH.into_iter().find(|&color| players[color].is_human())?;
    (!players[!human].is_human()).then_some(human)
}

/// How the game ended, said to who played it: "You win 40–24.", "You lose 20–44.", "White wipes you out
/// 64–0."; of two people or two computers as [`outcome_words`] has it.
pub fn result_words(session: &GameSession, outcome: Outcome) -> String {
    let goal = session.record().goal();
    let (Some(human), Some(winner)) = (only_human(session), outcome.winner(goal)) else {
        return outcome_words(outcome, goal);
    };
    let score = outcome.official(goal);
    let is_wiped_out = goal == Goal::MostDiscs && outcome.discs[!winner] == 0;
    let (won, lost) = (score[winner], score[!winner]);
    match (winner == human, is_wiped_out) {
        (true, true) => text!("result-you-wipe-out", loser = (!winner).key(), won = won, lost = lost),
        (true, false) => text!("result-you-win", won = won, lost = lost),
        (false, true) => text!("result-you-are-wiped-out", color = winner.key(), won = won, lost = lost),
        (false, false) => text!("result-you-lose", won = won, lost = lost),
    }
}

/// The same of a game that a colour lost on time: "Your time is over: White wins."
pub fn time_result_words(session: &GameSession, color: Color) -> String {
    match only_human(session) {
        Some(human) if human == color => text!("result-you-lose-on-time", color = color.key()),
        Some(_) => text!("result-you-win-on-time", color = color.key()),
        None => time_loss_words(color),
    }
}

/// "Black's time is over: White wins."
pub fn time_loss_words(color: Color) -> String {
    text!("news-lost-on-time", color = color.key())
}

/// "Black wins 40–24."
pub fn outcome_words(outcome: Outcome, goal: Goal) -> String {
    let score = outcome.official(goal);
    match outcome.winner(goal) {
        Some(winner) => {
            text!("result-wins", color = winner.key(), won = score[winner], lost = score[!winner])
        }
        None => text!("result-draw", black = score.black, white = score.white),
    }
}

/// Why the result is not simply the discs on the board, where it is not.
pub fn outcome_reason(outcome: Outcome, goal: Goal) -> Option<String> {
    let ByColor { black, white } = outcome.discs;
    let without_discs = Color::BOTH.into_iter().find(|&color| outcome.discs[color] == 0);
    match (goal, outcome.winner(goal), outcome.empties) {
        (Goal::FewestDiscs, ..) => Some(text!("result-fewest")),
        (_, _, 0) => None,
        (_, Some(winner), n) => {
            let lost_all = without_discs.map(|loser| text!("result-no-discs-left", color = loser.key()));
            let empties =
                text!("result-empties-for", n = n, color = winner.key(), black = black, white = white);
            Some(text::sentences(&lost_all.into_iter().chain([empties]).collect::<Vec<_>>()))
        }
        (_, None, n) => Some(text!("result-empties-shared", n = n)),
    }
}

/// "f5 flips e5", "c3 flips 3 discs: b3, d3, e3".
pub fn flips_words(name: &str, flips: Squares, size: BoardSize) -> String {
    let names: Vec<String> = flips.iter().map(|square| square.name(size)).collect();
    match names.len() {
        0 => text!("square-flips-nothing", square = name),
        n => text!("square-flips", square = name, n = n, flipped = text::list(&names)),
    }
}

/// What clicking a square would do, said while the pointer is on it.
pub fn square_words(position: &Position, square: Square) -> String {
    let name = square.name(position.size());
    match position.play(Move::Place(square)) {
        Ok(_) if position.is_placing() => text!("square-of-first-four", square = name),
        Ok(_) => flips_words(&name, position.flips(square), position.size()),
        Err(_) => match position.disc_at(square) {
            Some(color) => text!("square-has-disc", square = name, color = color.key()),
            None => text!("square-has-nothing", square = name, color = position.turn().key()),
        },
    }
}

/// "about 1450 (1250–1650), 7 games", with a question mark behind a number that is not sure.
pub fn estimate_words(estimate: &Estimate) -> String {
    let (low, high) = estimate.band();
    let about = (estimate.rating.points() + 5) / 10 * 10;
    let doubt = if estimate.is_sure() { "" } else { "?" };
    text!(
        "rating-estimate",
        rating = format!("{about}{doubt}"),
        low = low.points(),
        high = high.points(),
        n = estimate.n_games
    )
}

/// What is wrong though searches go on, in a sentence.
pub fn complaint_words(complaint: &Complaint) -> String {
    match complaint {
        Complaint::LittleMemory { wanted, granted } => {
            let [wanted, granted] = [*wanted, *granted].map(|megabytes| text::grouped(megabytes as u64));
            text!("complaint-memory", wanted = wanted, granted = granted)
        }
        Complaint::NoModel(reason) => text!("complaint-model", reason = reason.as_str()),
    }
}

/// What another program has said, as far as it can be shown.
pub fn said(text: &str) -> String {
    let is_shown = |c: &char| c.is_ascii_graphic() || *c == ' ' || c.is_alphanumeric();
    text.chars().filter(is_shown).take(60).collect::<String>().trim().to_owned()
}

/// Why another program's engine gave no move, after its name.
pub fn failure_words(failure: &Failure) -> String {
    match failure {
        Failure::NotStarted { reason, .. } => text!("engine-not-started", reason = reason.as_str()),
        Failure::Stopped => text!("engine-stopped"),
        Failure::Ended => text!("engine-ended"),
        Failure::Silent(time) => text!("engine-silent", n = time.as_secs()),
        Failure::NoMove(answer) => text!("engine-no-move", answer = said(answer)),
        Failure::Refused { command, reason } => {
            text!("engine-refused", command = command.as_str(), reason = said(reason))
        }
    }
}

/// What somebody who plays here is called; who has no name of his own is "You".
pub fn person_name(name: &str) -> String {
    if name == Settings::PERSON { text!("person-you") } else { name.to_owned() }
}

/// A name in a game that was kept: a person's, or that of a computer in the language of the window.
pub fn kept_name(name: &str) -> String {
    Player::from_name(name).map_or_else(|| person_name(name), Player::label)
}

/// "excellent", "doubtful".
pub fn judgement_name(judgement: Judgement) -> String {
    match judgement {
        Judgement::Excellent => text!("judgement-excellent"),
        Judgement::Good => text!("judgement-good"),
        Judgement::Interesting => text!("judgement-interesting"),
        Judgement::Doubtful => text!("judgement-doubtful"),
        Judgement::Bad => text!("judgement-bad"),
        Judgement::Blunder => text!("judgement-blunder"),
    }
}

/// "0.25 s", "8.4 s", "2 min 5 s", "3 h 10 min".
pub fn time_words(time: MoveTime) -> String {
    let seconds = time.seconds();
    let whole = seconds.round() as u64;
    match seconds {
        ..1.0 => text!("time-seconds", seconds = text::decimal(seconds, places(seconds))),
        ..59.95 => text!("time-seconds", seconds = text::decimal(seconds, 1)),
        ..3599.5 => text!("time-minutes", minutes = whole / 60, seconds = whole % 60),
        _ => text!("time-hours", hours = whole / 3600, minutes = whole / 60 % 60),
    }
}

/// "0:08", "2:05", "1:05:00": a time as a clock shows it.
pub fn clock_words(time: MoveTime) -> String {
    let seconds = time.duration().as_secs();
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// How many decimals a number of hundredths needs.
fn places(seconds: f64) -> usize {
    let hundredths = (seconds * 100.0).round() as u64;
    [100, 10].into_iter().take_while(|part| !hundredths.is_multiple_of(*part)).count()
}

fn is_from_book(report: &Report) -> bool {
    report.lines.first().is_some_and(|line| line.source == Source::Book)
}

/// "depth 14 at 87 % · +2.4 · f5 d6 c3… · 1.2 M", or "book, depth 21 · +1 · f5 d6 c3…": plies and how sure
/// they are unless that is quite, value for the side to move, best line, positions seen; as much of it as is
/// known.
pub fn report_words(report: &Report, size: BoardSize) -> String {
    let mut words = Vec::new();
    if report.depth > 0 {
        words.push(match report.selectivity {
            _ if is_from_book(report) => text!("report-book", depth = report.depth),
            100 => text!("report-depth", depth = report.depth),
            percent => text!("report-depth-sure", depth = report.depth, percent = percent),
        });
    }
    if let Some(line) = report.lines.first() {
        words.push(match line.outcome() {
            _ if line.is_exact() => text!("report-exactly", value = value_words(line)),
            Some(outcome) if line.in_discs().is_none() => {
                text!("report-proven", outcome = outcome_key(outcome))
            }
            _ => value_words(line),
        });
        words.push(line_words(line, size, 3));
    }
    if report.nodes > 0 {
        words.push(short_number(report.nodes));
    }
    if words.is_empty() { text!("report-nothing-yet") } else { words.join(" · ") }
}

fn outcome_key(outcome: Ordering) -> &'static str {
    match outcome {
        Ordering::Greater => "win",
        Ordering::Equal => "draw",
        Ordering::Less => "loss",
    }
}

fn line_words(line: &Evaluation, size: BoardSize, n_max: usize) -> String {
    let names: Vec<String> = line.line.iter().take(n_max).map(|&mv| move_name(mv, size)).collect();
    names.join(" ") + if line.line.len() > n_max { "…" } else { "" }
}

/// `950`, `12 k`, `1.2 M`.
pub fn short_number(n: u64) -> String {
    match n {
        0..1_000 => n.to_string(),
        1_000..1_000_000 => format!("{} k", n / 1_000),
        1_000_000..1_000_000_000 => format!("{} M", text::decimal(n as f64 / 1e6, 1)),
        _ => format!("{} G", text::decimal(n as f64 / 1e9, 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Score;
    use crate::rules::Setup;
    use crate::session::{Action, NewGame};
    use std::time::Instant;

    fn session(black: Player, white: Player) -> GameSession {
        GameSession::new(NewGame::standard(ByColor::new(black, white)))
    }

    fn square(name: &str) -> Square {
        Square::parse(name, BoardSize::STANDARD).unwrap()
    }

    #[test]
    fn the_sentence_says_what_to_do() {
        let alone = session(Player::Human, Player::Greedy);
        assert_eq!(situation(&alone, true), "Your turn, Black: click a marked square.");
        assert_eq!(situation(&alone, false), "Your turn, Black: click a square that flips discs.");
        let two = session(Player::Human, Player::Human);
        assert_eq!(situation(&two, true), "Black to move: click a marked square.");
        let watched = session(Player::Random, Player::Greedy);
        assert_eq!(situation(&watched, true), "Black to move: Random. Resume (Space) lets it go on.");
    }

    #[test]
    fn in_the_past_another_move_can_be_played() {
        let mut session = session(Player::Human, Player::Human);
        let _ = session.apply(Action::Play(square("f5")), Instant::now());
        let _ = session.apply(Action::Step(-1), Instant::now());
        assert_eq!(
            situation(&session, true),
            "Black to move: play another move here, or step forward (Right)."
        );
    }

    #[test]
    fn the_result_is_explained_when_it_is_not_the_discs_on_the_board() {
        let check = |black, white, empties, words: &str, reason: Option<&str>| {
            let outcome = Outcome { discs: ByColor::new(black, white), empties };
            assert_eq!(outcome_words(outcome, Goal::MostDiscs), words);
            assert_eq!(outcome_reason(outcome, Goal::MostDiscs).as_deref(), reason);
        };
        check(40, 24, 0, "Black wins 40–24.", None);
        check(
            20,
            43,
            1,
            "White wins 44–20.",
            Some("The empty square counts for White (20–43 on the board)."),
        );
        check(
            13,
            0,
            51,
            "Black wins 64–0.",
            Some("White has no discs left. The 51 empty squares count for Black (13–0 on the board)."),
        );
        check(30, 30, 4, "Draw, 32–32.", Some("The 4 empty squares count half for each."));
    }

    #[test]
    fn players_are_named_where_the_record_says_who_they_are() {
        let counts = ByColor::new(16, 48);
        assert_eq!(score_words(&Header::default(), counts), "Black 16 – 48 White");
        assert!(named_player(&Header::default(), Color::Black).is_none());
        let players = ByColor::new(" Tamenori ".to_owned(), "Murakami".to_owned());
        let (event, date) = ("Grand Prix".to_owned(), "2023-07".to_owned());
        let header = Header { players, event, date, ..Header::default() };
        assert_eq!(score_words(&header, counts), "Tamenori 16 – 48 Murakami");
        let player = named_player(&header, Color::White).unwrap();
        assert_eq!(
            (player.name.as_str(), player.details.as_str()),
            ("Murakami", "White: Murakami\nGrand Prix · 2023-07")
        );
    }

    #[test]
    fn flips_are_named() {
        let start = Position::start(BoardSize::STANDARD);
        assert_eq!(square_words(&start, square("f5")), "f5 flips e5");
        assert_eq!(square_words(&start, square("a1")), "a1: nothing to flip here for Black");
        assert_eq!(square_words(&start, square("d4")), "d4: a white disc");
        let size = BoardSize::new(4, 4).unwrap();
        let setup = Setup::parse("-OO- OXXO OXXO -OO-", size, Color::Black).unwrap();
        let corner = Square::parse("a1", size).unwrap();
        assert_eq!(square_words(&setup.position().unwrap(), corner), "a1: nothing to flip here for Black");
    }

    #[test]
    fn a_report_tells_what_is_known() {
        let size = BoardSize::STANDARD;
        assert_eq!(report_words(&Report::default(), size), "thinking…");
        let moves = ["f5", "d6", "c3", "d3", "c4"].map(|name| Move::Place(square(name))).to_vec();
        let line = Evaluation::estimate(Score::from_hundredths(240), 8, 100).with_line(moves);
        let report =
            Report { lines: vec![line], depth: 8, selectivity: 100, nodes: 1_234_567, ..Report::default() };
        assert_eq!(report_words(&report, size), "depth 8 · +2.4 · f5 d6 c3… · 1.2 M");
        assert_eq!(
            report_words(&Report { selectivity: 87, ..report }, size),
            "depth 8 at 87 % · +2.4 · f5 d6 c3… · 1.2 M"
        );
    }

    #[test]
    fn what_is_proven_is_said_to_be() {
        let size = BoardSize::STANDARD;
        let check = |evaluation: Evaluation, known: &str| {
            let line = evaluation.with_line(vec![Move::Place(square("f5"))]);
            let report = Report { lines: vec![line], depth: 20, selectivity: 100, ..Report::default() };
            assert_eq!(report_words(&report, size), format!("depth 20 · {known} · f5"));
        };
        check(Evaluation::proven_outcome(Ordering::Greater), "proven win");
        check(Evaluation::proven_outcome(Ordering::Less), "proven loss");
        check(Evaluation::proven(-12), "exactly −12");
    }

    #[test]
    fn what_comes_from_the_book_is_said_to() {
        let size = BoardSize::STANDARD;
        let moves = ["f5", "d6"].map(|name| Move::Place(square(name))).to_vec();
        let line = Evaluation::estimate(Score::from_discs(1), 21, 87).from(Source::Book).with_line(moves);
        let report = Report { lines: vec![line], depth: 21, selectivity: 87, ..Report::default() };
        assert_eq!(report_words(&report, size), "book, depth 21 · +1 · f5 d6");
    }
}
