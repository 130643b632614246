//! One game of a match, from its opening to its end, and what is to be remembered of it.
//!
//! A player that cannot go on has lost with no discs: one that gave no move, played an illegal one, or used
//! up its time.

use super::player::MatchPlayer;
use super::time_control::TimeControl;
use crate::Stop;
use crate::players::external::Failure;
use othello::record::{EndReason, Ending, GameLine, PlayedMove};
use othello::rules::{ByColor, Color, IllegalMove, Move, Outcome, Position};
use std::time::{Duration, Instant};

/// What came of a game, for the first player of the match.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// The official disc difference.
    pub score: i32,
    /// Processor time of the first and of the second player.
    pub cpu: [Option<Duration>; 2],
    /// How long the first and the second player have thought.
    pub time: [Duration; 2],
    /// Why the game was lost, if not by its discs.
    pub note: Option<String>,
}

/// Why a game was lost, if not by its discs.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Forfeit {
    /// A program gave no move.
    #[error("{0}")]
    Failed(Failure),
    /// By this much.
    #[error("it overstepped its time by {:.2} s", .0.as_secs_f64())]
    Overstepped(Duration),
    /// This move.
    #[error("it played {name}: {reason}")]
    Illegal {
        /// Its square.
        name: String,
        /// What is wrong with it.
        reason: IllegalMove,
    },
}

/// A game of a match that has come to its end.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its moves, and what is known about it.
    pub game: GameLine,
    /// What came of it for the first player.
    pub result: GameResult,
    /// Who lost it without its discs being counted, and why.
    pub forfeit: Option<(Color, Forfeit)>,
}

/// Nobody can look at a clock more exactly than this.
const OVERSTEP: Duration = Duration::from_millis(50);

/// A game was given up.
pub(super) struct Stopped;

/// Plays a game on from its opening, seen by `watch` after each move. Each player's choices by chance follow
/// from the seed. Says who has lost without its discs being counted, if somebody has.
///
/// # Errors
/// When it was stopped before its end.
pub(super) fn play(
    game: &mut GameLine,
    players: &mut ByColor<&mut MatchPlayer>,
    time_control: TimeControl,
    (seed, stop): (u64, &Stop),
    watch: &mut dyn FnMut(&GameLine),
) -> Result<Option<(Color, Forfeit)>, Stopped> {
    let lost = Color::BOTH.into_iter().find_map(|color| {
        let failure = players[color].begin(game).err()?;
        Some((color, Forfeit::Failed(failure)))
    });
    let lost = lost.or_else(|| {
        loop {
            let position = game.position();
            if position.outcome().is_some() {
                break None;
            } else if position.must_pass() {
                game.moves.push(PlayedMove::new(Move::Pass));
            } else if let Err(forfeit) = play_move(game, players[position.turn()], time_control, (seed, stop))
            {
                break Some((position.turn(), forfeit));
            }
            if stop.requested() {
                break None;
            }
            watch(game);
        }
    });
    if stop.requested() {
        return Err(Stopped);
    }
    let cpu = ByColor::from_fn(|color| players[color].cpu_time());
    game.ending = Some(match &lost {
        Some((loser, forfeit)) => {
            let is_late = matches!(forfeit, Forfeit::Overstepped(_));
            let reason = if is_late { EndReason::TimeOut } else { EndReason::Resigned };
            Ending { score: all_discs(&game.start, !*loser), reason }
        }
        None => Ending { score: difference(game), reason: EndReason::PlayedOut },
    });
    let seconds =
        |time: Option<Duration>| time.map_or("-".to_owned(), |time| format!("{:.2}", time.as_secs_f64()));
    game.comment = format!("cpu {} {}", seconds(cpu.black), seconds(cpu.white));
    if let Some((loser, forfeit)) = &lost {
        game.comment += &format!(" {loser} lost: {forfeit}");
    }
    Ok(lost)
}

/// Has a player make a move, and says why it has lost if it cannot.
fn play_move(
    game: &mut GameLine,
    player: &mut MatchPlayer,
    time_control: TimeControl,
    (seed, stop): (u64, &Stop),
) -> Result<(), Forfeit> {
    let position = game.position();
    let left = game.time_left()[position.turn()];
    let begin = Instant::now();
    let chosen = player.choose(game, seed.wrapping_add(game.moves.len() as u64), stop);
    let elapsed = begin.elapsed();
    let chosen = chosen.map_err(Forfeit::Failed)?;
    if matches!(time_control, TimeControl::Clock { .. }) && elapsed > left + OVERSTEP {
        return Err(Forfeit::Overstepped(elapsed - left));
    }
    if let Err(reason) = position.play(chosen.mv) {
        player.distrust();
        return Err(Forfeit::Illegal { name: chosen.mv.name(position.size()), reason });
    }
    game.moves.push(PlayedMove { time: Some(elapsed), ..chosen });
    Ok(())
}

/// How long each side has thought.
fn times(game: &GameLine) -> ByColor<Duration> {
    let (mut turn, mut times) = (game.start.turn(), ByColor::default());
    for played in &game.moves {
        times[turn] += played.time.unwrap_or_default();
        turn = !turn;
    }
    times
}

/// The official disc difference for Black.
fn difference(game: &GameLine) -> f64 {
    let outcome: Outcome = game.position().outcome().expect("the game is over");
    let discs = outcome.official(game.goal);
    f64::from(discs.black) - f64::from(discs.white)
}

/// All discs for one side.
fn all_discs(start: &Position, winner: Color) -> f64 {
    let discs = start.size().area() as f64;
    if winner == Color::Black { discs } else { -discs }
}

/// Whether a game that was written down is between the same players, with the same time control and from the
/// same opening.
pub(super) fn begins_like(game: &GameLine, expected: &GameLine) -> bool {
    let moves = |game: &GameLine| {
        game.moves.iter().take(expected.moves.len()).map(|played| played.mv).collect::<Vec<_>>()
    };
    let head = |game: &GameLine| (game.place.clone(), game.players.clone(), game.clocks, game.start);
    head(game) == head(expected) && moves(game) == moves(expected)
}

/// Reads what was noted when a game ended; the first player of the match had the colour `first`.
///
/// # Errors
/// When it has no end.
pub(super) fn result(game: &GameLine, first: Color) -> Result<GameResult, String> {
    let ending = game.ending.ok_or("the game has no end")?;
    let sign = if first == Color::Black { 1.0 } else { -1.0 };
    let mut words = game.comment.strip_prefix("cpu ").unwrap_or("").splitn(3, ' ');
    let mut seconds = || {
        let seconds: f64 = words.next()?.parse().ok()?;
        Duration::try_from_secs_f64(seconds).ok()
    };
    let (black, white) = (seconds(), seconds());
    let note = words.next().map(str::to_owned);
    let cpu = if first == Color::Black { [black, white] } else { [white, black] };
    let time = times(game);
    let time = if first == Color::Black { [time.black, time.white] } else { [time.white, time.black] };
    Ok(GameResult { score: (sign * ending.score) as i32, cpu, time, note })
}
