//! What a screen reader announces of the game unasked: the moves with what they flip, passes, the side to
//! move, hints and results.
//!
//! Announcements come from comparing two snapshots of the session, the last one and the present one, so all
//! players' moves are announced alike, and everything once.

use engine::players::Player;
use othello::record::{NodeId, Record};
use othello::rules::{ByColor, Move, Position};
use session::words::{named_outcome_words, overtime_words, time_loss_words};
use session::{Activity, GameSession, SearchPurpose};
use std::time::Instant;
use teach::hint::shown::ShownHint;
use texts::text;

/// The most moves at once that are announced one by one; more are a jump, whose end alone is announced.
const ANNOUNCED_MAX: usize = 4;

/// The last announced snapshot; `None` before the first.
#[derive(Clone, Debug, Default)]
pub struct Spoken(Option<Snapshot>);

/// What there is to announce of a session.
#[derive(Clone, Debug, PartialEq)]
struct Snapshot {
    start: Position,
    path: Vec<NodeId>,
    moves: Vec<Move>,
    is_empty: bool,
    turn: NextToAct,
    hint: Option<String>,
    /// A person's clock is running and has little time left.
    is_short: bool,
    /// How many players have overstepped their time in a game that goes on.
    n_over_time: usize,
}

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextToAct {
    Human,
    Computer,
    /// A computer, while the game is paused.
    Paused,
    Over,
}

impl Snapshot {
    fn at(session: &GameSession, hint: Option<&ShownHint>, now: Instant) -> Snapshot {
        let record = session.record();
        let turn = match session.activity() {
            Activity::Human | Activity::Thinking { purpose: SearchPurpose::Hint, .. } => NextToAct::Human,
            Activity::Thinking { .. } | Activity::Replying { .. } => NextToAct::Computer,
            Activity::Paused => NextToAct::Paused,
            Activity::Over(_) | Activity::OutOfTime(_) => NextToAct::Over,
        };
        Snapshot {
            start: *record.start(),
            path: record.path(record.cursor()),
            moves: record.moves(),
            is_empty: record.n_moves() == 0,
            turn,
            hint: hint.map(ShownHint::words),
            is_short: session.clock_runs()
                && turn == NextToAct::Human
                && session.clocks(now).is_some_and(|clocks| clocks[session.position().turn()].is_short()),
            n_over_time: session.over_time().len(),
        }
    }

    /// The moves since another snapshot, if it was of the same game and they are few.
    fn moves_since(&self, before: &Snapshot) -> Option<&[NodeId]> {
        let is_further = self.start == before.start && self.moves.starts_with(&before.moves);
        let new = self.path.strip_prefix(&before.path[..]).filter(|_| is_further)?;
        (new.len() <= ANNOUNCED_MAX).then_some(new)
    }
}

impl Spoken {
    /// Compares the session with the last snapshot. Returns sentences about the changes; `None` the first
    /// time and without changes. `names` holds names only where two people play each other.
    pub fn look(
        &mut self,
        session: &GameSession,
        names: &ByColor<Option<String>>,
        hint: Option<&ShownHint>,
        now: Instant,
    ) -> Option<String> {
        let now = Snapshot::at(session, hint, now);
        if self.0.as_ref() == Some(&now) {
            return None;
        }
        let before = self.0.replace(now)?;
        let now = self.0.as_ref().expect("it was just put there");
        let mut sentences = Vec::new();
        let has_moved = now.path != before.path || now.moves != before.moves || now.start != before.start;
        if has_moved {
            match now.moves_since(&before) {
                Some(new) => sentences.extend(new.iter().filter_map(|&at| move_words(session.record(), at))),
                None => sentences.push(place_words(session.record(), now)),
            }
        }
        if has_moved || now.turn != before.turn {
            sentences.extend(turn_words(session, names, now.turn));
        }
        if now.is_short && (has_moved || !before.is_short) {
            let turn = session.position().turn();
            sentences.push(match &names[turn] {
                Some(name) => text!("spoken-named-little-time", name = name.as_str()),
                None => text!("spoken-little-time", color = turn.key()),
            });
        }
        if now.n_over_time > before.n_over_time {
            sentences.extend(overtime_words(session, names));
        }
        if now.hint != before.hint {
            sentences.extend(now.hint.clone());
        }
        (!sentences.is_empty()).then(|| text::sentences(&sentences))
    }
}

/// "Black plays d3, flips 2."; "White has no move and passes."
fn move_words(record: &Record, node: NodeId) -> Option<String> {
    if record.correction(node).is_some() {
        return Some(text!("spoken-corrected"));
    }
    let before = record.position_at(record.parent(node)?);
    let turn = before.turn();
    Some(match record.move_into(node)? {
        Move::Pass => text!("spoken-passes", color = turn.key()),
        Move::Place(square) => {
            let name = square.name(before.size());
            match before.flips(square).len() {
                0 => text!("spoken-plays", color = turn.key(), square = name),
                n => text!("spoken-plays-and-flips", color = turn.key(), square = name, n = n),
            }
        }
    })
}

/// Where the record is now: "Move 12, White plays d6, flips 3."
fn place_words(record: &Record, now: &Snapshot) -> String {
    match now.path.last().and_then(|&node| move_words(record, node)) {
        Some(words) => {
            // Passes have no number.
            let number = now.moves.iter().filter(|mv| **mv != Move::Pass).count();
            text!("spoken-at-move", number = number, words = words)
        }
        None if now.is_empty => text!("spoken-new-game", size = record.start().size().to_string()),
        None => text!("spoken-start"),
    }
}

/// The side to move, or the result. A thinking computer is not announced: its move will be.
fn turn_words(session: &GameSession, names: &ByColor<Option<String>>, turn: NextToAct) -> Option<String> {
    let side = session.position().turn();
    let color = side.key();
    match turn {
        NextToAct::Computer => None,
        NextToAct::Paused => Some(text!("spoken-computer-waits", color = color)),
        NextToAct::Human if session.players()[!side] == Player::Human => Some(match &names[side] {
            Some(name) => text!("spoken-named-to-move", name = name.as_str(), color = color),
            None => text!("spoken-to-move", color = color),
        }),
        NextToAct::Human => Some(text!("spoken-your-turn", color = color)),
        NextToAct::Over => match session.activity() {
            Activity::Over(outcome) => Some(named_outcome_words(names, *outcome, session.record().goal())),
            Activity::OutOfTime(color) => Some(time_loss_words(names, *color)),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::clock::{Clocks, FlagFall};
    use othello::rules::{BoardSize, Color, Square};
    use session::{Action, NewGame};
    use std::time::Duration;

    fn two_people(board: &str) -> GameSession {
        let size: BoardSize = board.parse().unwrap();
        GameSession::new(NewGame { start: Position::start(size), ..NewGame::default() })
    }

    fn play(session: &mut GameSession, name: &str) {
        let square = Square::parse(name, session.position().size()).unwrap();
        _ = session.apply(Action::Play(square), Instant::now());
    }

    /// Plays a legal move that depends on `choice`.
    fn play_any(session: &mut GameSession, choice: usize) {
        let legal: Vec<Square> = session.position().legal_moves().iter().collect();
        let square = legal[(choice + 3 * session.record().n_moves()) % legal.len()];
        _ = session.apply(Action::Play(square), Instant::now());
    }

    fn look(spoken: &mut Spoken, session: &GameSession) -> Option<String> {
        spoken.look(session, &ByColor::default(), None, Instant::now())
    }

    #[test]
    fn a_move_is_announced_with_its_flips_and_the_side_to_move() {
        let (mut session, mut spoken) = (two_people("8x8"), Spoken::default());
        assert_eq!(look(&mut spoken, &session), None, "nothing has happened yet");
        play(&mut session, "f5");
        let told = look(&mut spoken, &session);
        assert_eq!(told.as_deref(), Some("Black plays f5, flips 1. White to move."));
        assert_eq!(look(&mut spoken, &session), None);
    }

    #[test]
    fn every_pass_is_announced_and_the_result_once() {
        let mut n_passes_in_all = 0;
        for choice in 0..20 {
            let (mut session, mut spoken) = (two_people("4x4"), Spoken::default());
            look(&mut spoken, &session);
            let mut told = Vec::new();
            while session.position().outcome().is_none() {
                play_any(&mut session, choice);
                told.extend(look(&mut spoken, &session));
                assert_eq!(look(&mut spoken, &session), None);
            }
            let moves = session.record().moves();
            let n_passes = moves.iter().filter(|mv| **mv == Move::Pass).count();
            let all = told.join(" ");
            assert_eq!(all.matches("has no move and passes.").count(), n_passes, "{all}");
            assert_eq!(all.matches("wins").count() + all.matches("Draw").count(), 1, "{all}");
            assert_eq!(told.len(), moves.len() - n_passes, "one announcement for each move");
            n_passes_in_all += n_passes;
        }
        assert!(n_passes_in_all > 0, "the test is about passes");
    }

    #[test]
    fn a_pass_has_no_number() {
        let has_pass = |moves: &[Move]| moves.contains(&Move::Pass) && moves.last() != Some(&Move::Pass);
        let games = (0..20).map(|choice| {
            let mut session = two_people("4x4");
            while session.position().outcome().is_none() {
                play_any(&mut session, choice);
            }
            session
        });
        let mut games = games.filter(|session| has_pass(&session.record().moves()));
        let (mut session, mut spoken) = (games.next().expect("one has a pass"), Spoken::default());
        let n_placed = session.record().moves().iter().filter(|mv| **mv != Move::Pass).count();
        _ = session.apply(Action::First, Instant::now());
        look(&mut spoken, &session);
        _ = session.apply(Action::Last, Instant::now());
        let told = look(&mut spoken, &session).unwrap();
        assert!(told.starts_with(&format!("Move {n_placed}, ")), "{told}");
    }

    #[test]
    fn steps_back_and_a_new_game_tell_where_the_game_is() {
        let (mut session, mut spoken) = (two_people("8x8"), Spoken::default());
        for name in ["f5", "d6", "c3"] {
            play(&mut session, name);
        }
        look(&mut spoken, &session);
        let mut told = |session: &mut GameSession, action| {
            _ = session.apply(action, Instant::now());
            look(&mut spoken, session).unwrap_or_default()
        };
        assert_eq!(told(&mut session, Action::Step(-1)), "Move 2, White plays d6, flips 1. Black to move.");
        assert_eq!(told(&mut session, Action::First), "The start of the game. Black to move.");
        assert!(told(&mut session, Action::Last).contains("Black plays c3"));
        let players = ByColor::new(Player::Human, Player::Greedy);
        let new = NewGame { start: Position::start("6x6".parse().unwrap()), ..NewGame::standard(players) };
        assert_eq!(told(&mut session, Action::NewGame(Box::new(new))), "New game on 6×6. Your turn, Black.");
    }

    #[test]
    fn two_people_are_announced_by_their_names() {
        let names = ByColor::new(Some("Anna".to_owned()), Some("Ben".to_owned()));
        let controls = ByColor::new("5:00".parse().unwrap(), "0:10".parse().unwrap());
        let clocks = Some(Clocks { controls, flag: FlagFall::Loses });
        let mut session = GameSession::new(NewGame { clocks, ..NewGame::default() });
        let (mut spoken, now) = (Spoken::default(), Instant::now());
        let look = |spoken: &mut Spoken, session: &GameSession, at| spoken.look(session, &names, None, at);
        look(&mut spoken, &session, now);
        _ = session.apply(Action::Play(Square::parse("f5", BoardSize::STANDARD).unwrap()), now);
        let said = look(&mut spoken, &session, now);
        assert_eq!(said.as_deref(), Some("Black plays f5, flips 1. Ben (White) to move."));
        let late = now + Duration::from_secs(8);
        assert_eq!(look(&mut spoken, &session, late).as_deref(), Some("Ben has little time left."));
        let over = now + Duration::from_secs(11);
        _ = session.apply(Action::Tick, over);
        assert_eq!(session.lost_on_time(), Some(Color::White));
        assert_eq!(look(&mut spoken, &session, over).as_deref(), Some("Ben’s time is over: Anna wins."));
        // If the game goes on, the overtime is announced once.
        let clocks = Some(Clocks { controls, flag: FlagFall::GoesOn });
        let mut session = GameSession::new(NewGame { clocks, ..NewGame::default() });
        let mut spoken = Spoken::default();
        _ = session.apply(Action::Resume, now);
        look(&mut spoken, &session, now);
        let over = now + Duration::from_secs(301);
        _ = session.apply(Action::Tick, over);
        let said = look(&mut spoken, &session, over).unwrap();
        assert!(said.contains("Anna went over time."), "{said}");
        assert_eq!(look(&mut spoken, &session, over + Duration::from_secs(9)), None);
    }
}
