//! Chooses the sounds for what has just happened in the game.
//!
//! As for a screen reader, moves are found by comparing two snapshots of the session, so all players' moves
//! sound alike; the session's announcements are added.

use crate::sound::{Cue, Sound};
use othello::record::NodeId;
use othello::rules::{Color, Goal, Grid, Move, Position};
use session::{Announcement, GameSession};
use std::time::{Duration, Instant};

/// Flips sound one after the other; more than this many cannot be told apart.
const FLIPS_MAX: u32 = 6;
/// The delay from the disc that is placed to the first flip, and from flip to flip.
const FLIP_AFTER: Duration = Duration::from_millis(70);
const FLIP_EACH: Duration = Duration::from_millis(45);
/// The delay of the sound of a pass; that of the game's end has twice as much.
const NEWS_AFTER: Duration = Duration::from_millis(420);

/// Finds the sounds to play, from the last snapshot of the session and its announcements.
#[derive(Clone, Debug, Default)]
pub struct Listener {
    seen: Option<(Position, Vec<NodeId>)>,
    /// Whether the clock of the person to move was short already.
    was_short: bool,
    /// The announcements since the last snapshot.
    news: Vec<Cue>,
}

impl Listener {
    /// Stores the sound of an announcement for the next [`Listener::look`].
    pub fn announce(&mut self, announcement: &Announcement, session: &GameSession) {
        let (sound, after) = match announcement {
            Announcement::Pass(_) => (Sound::Pass, NEWS_AFTER),
            Announcement::GameOver(outcome, goal) => {
                let winner = outcome.winner(*goal);
                let is_wipe_out =
                    *goal == Goal::MostDiscs && winner.is_some_and(|winner| outcome.discs[!winner] == 0);
                let sound = match end_sound(session, winner) {
                    Sound::Win if is_wipe_out => Sound::WipeOut,
                    sound => sound,
                };
                (sound, 2 * NEWS_AFTER)
            }
            Announcement::OutOfTime { goes_on: true, .. } => (Sound::ShortTime, Duration::ZERO),
            Announcement::Illegal(_) | Announcement::NotYourTurn(_) => (Sound::Refused, Duration::ZERO),
            Announcement::OutOfTime { color, .. } => (end_sound(session, Some(!*color)), Duration::ZERO),
            _ => return,
        };
        self.news.push(Cue { sound, after });
    }

    /// Takes a snapshot. Returns the sounds since the last one.
    pub fn look(&mut self, session: &GameSession, now: Instant) -> Vec<Cue> {
        let record = session.record();
        let (start, path) = (*record.start(), record.path(record.cursor()));
        let mut cues = match &self.seen {
            Some((start_before, before)) if start == *start_before => {
                path.strip_prefix(&before[..]).map_or(Vec::new(), |new| move_cues(session, new))
            }
            _ => Vec::new(),
        };
        self.seen = Some((start, path));
        cues.append(&mut self.news);
        let is_short = is_short(session, now);
        if !std::mem::replace(&mut self.was_short, is_short) && is_short {
            cues.push(Cue { sound: Sound::ShortTime, after: Duration::ZERO });
        }
        cues
    }
}

/// The sounds of a disc that was placed and of its flips; none for several moves at once, which are a jump.
fn move_cues(session: &GameSession, path: &[NodeId]) -> Vec<Cue> {
    let record = session.record();
    let mut placed = path.iter().filter(|&&node| record.move_into(node) != Some(Move::Pass));
    let first = placed.next().filter(|&&node| record.correction(node).is_none());
    if first.is_none() || placed.next().is_some() {
        return Vec::new();
    }
    let n_flips = (session.last_flipped().len() as u32).min(FLIPS_MAX);
    let size = record.start().size();
    let is_corner =
        session.record().last_placed().is_some_and(|square| Grid::of(size).corners().contains(square));
    let disc = Cue { sound: if is_corner { Sound::Corner } else { Sound::Disc }, after: Duration::ZERO };
    let flips = (0..n_flips).map(|i| Cue { sound: Sound::Flip, after: FLIP_AFTER + i * FLIP_EACH });
    std::iter::once(disc).chain(flips).collect()
}

/// The sound of the end. It is a loss only where a person has lost to a computer.
fn end_sound(session: &GameSession, winner: Option<Color>) -> Sound {
    let Some(winner) = winner else { return Sound::Draw };
    let is_human = |color: Color| session.players()[color].is_human();
    if is_human(!winner) && !is_human(winner) { Sound::Loss } else { Sound::Win }
}

/// Whether a person is to move whose clock runs and has little left.
fn is_short(session: &GameSession, now: Instant) -> bool {
    let turn = session.position().turn();
    session.clock_runs()
        && session.players()[turn].is_human()
        && session.clocks(now).is_some_and(|clocks| clocks[turn].is_short())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::players::Player;
    use othello::rules::{BoardSize, ByColor, Square};
    use session::{Action, Effect, NewGame};

    fn session(start: Position, players: ByColor<Player>) -> GameSession {
        GameSession::new(NewGame { start, ..NewGame::standard(players) })
    }

    /// Applies an action. Returns its sounds.
    fn heard(session: &mut GameSession, ear: &mut Listener, action: Action) -> Vec<Sound> {
        let now = Instant::now();
        for effect in session.apply(action, now) {
            if let Effect::Announce(announcement) = effect {
                ear.announce(&announcement, session);
            }
        }
        ear.look(session, now).iter().map(|cue| cue.sound).collect()
    }

    fn play(name: &str, size: BoardSize) -> Action {
        Action::Play(Square::parse(name, size).unwrap())
    }

    #[test]
    fn a_move_is_a_disc_and_its_flips_and_a_step_back_is_silent() {
        let size = BoardSize::STANDARD;
        let (mut session, mut ear) =
            (session(Position::start(size), ByColor::default()), Listener::default());
        assert!(ear.look(&session, Instant::now()).is_empty(), "nothing has happened yet");
        assert_eq!(heard(&mut session, &mut ear, play("f5", size)), [Sound::Disc, Sound::Flip]);
        assert!(ear.look(&session, Instant::now()).is_empty(), "it was heard");
        assert_eq!(heard(&mut session, &mut ear, play("f5", size)), [Sound::Refused]);
        heard(&mut session, &mut ear, play("d6", size));
        assert!(heard(&mut session, &mut ear, Action::First).is_empty());
        assert!(heard(&mut session, &mut ear, Action::Last).is_empty(), "two moves are a jump");
        heard(&mut session, &mut ear, Action::Step(-1));
        assert_eq!(heard(&mut session, &mut ear, Action::Step(1)), [Sound::Disc, Sound::Flip]);
        let new = Action::NewGame(Box::default());
        assert!(heard(&mut session, &mut ear, new).is_empty());
    }

    #[test]
    fn a_pass_and_the_end_are_heard_after_the_move() {
        let mut n_passes = 0;
        for choice in 0..20 {
            let size = "4x4".parse().unwrap();
            let (mut session, mut ear) =
                (session(Position::start(size), ByColor::default()), Listener::default());
            ear.look(&session, Instant::now());
            let mut all = Vec::new();
            while session.position().outcome().is_none() {
                let legal: Vec<Square> = session.position().legal_moves().iter().collect();
                let square = legal[(choice + 3 * all.len()) % legal.len()];
                all.extend(heard(&mut session, &mut ear, Action::Play(square)));
            }
            let count = |sound| all.iter().filter(|&&heard| heard == sound).count();
            let moves = session.record().moves();
            assert_eq!(count(Sound::Pass), moves.iter().filter(|mv| **mv == Move::Pass).count());
            let corners = [0, 3, 12, 15].map(|index| Square::all(size).nth(index).unwrap());
            let is_corner = |mv: &&Move| mv.square().is_some_and(|square| corners.contains(&square));
            assert_eq!(count(Sound::Corner), moves.iter().filter(is_corner).count());
            let n_placed = moves.iter().filter(|mv| **mv != Move::Pass).count();
            assert_eq!(count(Sound::Disc) + count(Sound::Corner), n_placed);
            let outcome = session.position().outcome().unwrap();
            let end = match outcome.winner(Goal::MostDiscs) {
                None => Sound::Draw,
                Some(winner) if outcome.discs[!winner] == 0 => Sound::WipeOut,
                Some(_) => Sound::Win,
            };
            assert_eq!((all.last(), count(end)), (Some(&end), 1));
            n_passes += count(Sound::Pass);
        }
        assert!(n_passes > 0, "the test is about passes");
    }

    #[test]
    fn the_only_person_wins_or_loses() {
        let end = |players: ByColor<Player>, winner| {
            end_sound(&session(Position::start(BoardSize::STANDARD), players), winner)
        };
        let greedy = Player::Greedy;
        for (black, white, winner, expected) in [
            (Player::Human, greedy, Some(Color::Black), Sound::Win),
            (Player::Human, greedy, Some(Color::White), Sound::Loss),
            (greedy, Player::Human, Some(Color::Black), Sound::Loss),
            (Player::Human, Player::Human, Some(Color::White), Sound::Win),
            (greedy, greedy, Some(Color::White), Sound::Win),
            (Player::Human, greedy, None, Sound::Draw),
        ] {
            assert_eq!(end(ByColor::new(black, white), winner), expected, "{black:?} {white:?} {winner:?}");
        }
    }
}
