//! The sentences about a session: its state, what to do, its result.

use crate::{Activity, Announcement, GameSession, Mode, SearchPurpose};
use engine::players::Player;
use othello::rules::{ByColor, Color, Goal, Outcome};
use texts::text;
use texts::words::{self, is_from_book, outcome_words, players};

/// The names of two people who play each other, as far as they have any.
pub type Names = ByColor<Option<String>>;

/// What happened last and what to do now. `names` are those of two people who play each other.
pub fn situation(session: &GameSession, names: &Names, legal_moves_are_marked: bool) -> String {
    let turn = session.position().turn();
    let player = session.players()[turn];
    let color = turn.key();
    match session.activity() {
        Activity::Over(outcome) => result_words(session, names, *outcome),
        Activity::OutOfTime(color) => time_result_words(session, names, *color),
        Activity::Thinking { purpose: SearchPurpose::Hint, .. } => {
            text!("strip-looks-for-hint", color = color)
        }
        Activity::Thinking { purpose: SearchPurpose::Move, .. } | Activity::Replying { .. } => match player {
            Player::Human => text!("strip-looks-for-move", color = color),
            computer => text!("strip-thinks", color = color, player = players::label(computer)),
        },
        Activity::Paused => text!("strip-paused", color = color, player = players::label(player)),
        Activity::Human if session.clock_waits() => text!("strip-clock-waits", color = color),
        Activity::Human if session.mode() == Mode::Study => {
            let studying = text!("strip-studying", color = color);
            match session.record().next(session.record().cursor()) {
                Some(_) => text::sentences(&[studying, text!("strip-studying-ahead")]),
                None => studying,
            }
        }
        Activity::Human => {
            let now = what_to_do(session, names, legal_moves_are_marked);
            text::sentences(computer_move(session).into_iter().chain([now]))
        }
    }
}

/// "White played d6." after a computer's move; "White played d6 from the book." where the book chose it.
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

fn what_to_do(session: &GameSession, names: &Names, marked: bool) -> String {
    let (record, turn) = (session.record(), session.position().turn());
    let what = if record.next(record.cursor()).is_some() {
        "other-move"
    } else if session.position().is_placing() {
        "place"
    } else if marked {
        "marked"
    } else {
        "flips"
    };
    match (session.players()[!turn].is_human(), &names[turn]) {
        (false, _) => text!("strip-your-turn", color = turn.key(), what = what),
        (true, Some(name)) => {
            text!("strip-named-to-move", name = name.as_str(), color = turn.key(), what = what)
        }
        (true, None) => text!("strip-to-move", color = turn.key(), what = what),
    }
}

/// The colour of the only human player; `None` with two, or with none.
pub fn only_human(session: &GameSession) -> Option<Color> {
    let players = session.players();
    let human = Color::BOTH.into_iter().find(|&color| players[color].is_human())?;
    (!players[!human].is_human()).then_some(human)
}

/// The result, addressed to the only human player: "You win 40–24!", "You lose 20–44.", "White wipes you out
/// 64–0."; without such a player, or in a draw, the words of [`named_outcome_words`].
fn result_words(session: &GameSession, names: &Names, outcome: Outcome) -> String {
    let goal = session.record().goal();
    let (Some(human), Some(winner)) = (only_human(session), outcome.winner(goal)) else {
        return named_outcome_words(names, outcome, goal);
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

/// "Anna wins 40–24." where the winner has a name, else as [`outcome_words`].
pub fn named_outcome_words(names: &Names, outcome: Outcome, goal: Goal) -> String {
    let score = outcome.official(goal);
    match outcome.winner(goal).and_then(|winner| Some((winner, names[winner].as_deref()?))) {
        Some((side, name)) => text!("result-named-wins", name = name, won = score[side], lost = score[!side]),
        None => outcome_words(outcome, goal),
    }
}

/// The result of a game lost on time, addressed to the only human player, else as [`time_loss_words`].
fn time_result_words(session: &GameSession, names: &Names, color: Color) -> String {
    match only_human(session) {
        Some(human) if human == color => text!("result-you-lose-on-time", color = color.key()),
        Some(_) => text!("result-you-win-on-time", color = color.key()),
        None => time_loss_words(names, color),
    }
}

/// "Black's time is over: White wins.", with the name of each player who has one.
pub fn time_loss_words(names: &Names, color: Color) -> String {
    match (names[color].as_deref(), names[!color].as_deref()) {
        (Some(loser), Some(winner)) => text!("result-named-time-over", loser = loser, winner = winner),
        (Some(name), None) => text!("result-named-loses-on-time", name = name, color = color.key()),
        (None, Some(name)) => text!("result-named-wins-on-time", name = name, color = color.key()),
        (None, None) => text!("news-lost-on-time", color = color.key()),
    }
}

/// An announcement, with the names of two people who play each other where it is about one of them.
pub fn announcement_words(announcement: &Announcement, names: &Names) -> String {
    match announcement {
        Announcement::Pass(color) => text!("news-pass", color = color.key()),
        Announcement::GameOver(outcome, goal) => named_outcome_words(names, *outcome, *goal),
        Announcement::OutOfTime { color, goes_on: false } => time_loss_words(names, *color),
        Announcement::OutOfTime { color, goes_on: true } => match &names[*color] {
            Some(name) => text!("news-named-time-is-over", name = name.as_str()),
            None => text!("news-time-is-over", color = color.key()),
        },
        Announcement::NoPause => text!("news-no-pause"),
        Announcement::Illegal(reason) => words::sentence(&words::illegal_move(reason)),
        Announcement::NotYourTurn(color) => text!("news-not-your-turn", color = color.key()),
        Announcement::NoHelp => text!("news-no-help"),
        Announcement::NoTakeBack => text!("news-no-take-back"),
        Announcement::NothingToUndo => text!("news-nothing-to-undo"),
        Announcement::NothingToRedo => text!("news-nothing-to-redo"),
        Announcement::Removed(n) => text!("news-removed", n = n),
        Announcement::Promoted => text!("news-promoted"),
        Announcement::EditUndone => text!("news-edit-undone"),
        Announcement::EarlierGameNext => text!("news-earlier-game-next"),
        Announcement::OtherGame => text!("news-other-game"),
        Announcement::SearchFailed(reason) => text!("news-search-failed", reason = reason),
        Announcement::EngineFailed(name, reason) => {
            text!("news-engine-failed", engine = name.as_str(), reason = reason)
        }
    }
}

/// A sentence for each player who is over time in a game that continues: "Anna went over time."
pub fn overtime_words(session: &GameSession, names: &Names) -> Option<String> {
    let said = |color: Color| match &names[color] {
        Some(name) => text!("named-went-over-time", name = name.as_str()),
        None if only_human(session) == Some(color) => text!("went-over-time", who = "you"),
        None => text!("went-over-time", who = color.key()),
    };
    Some(text::sentences(session.over_time().into_iter().map(said))).filter(|said| !said.is_empty())
}
