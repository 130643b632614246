//! One game of a match, from its opening to its end, with its record.
//!
//! A player that gives no move, plays an illegal one or uses up its time forfeits: the other gets all discs.

use super::player::MatchPlayer;
use super::time_control::TimeControl;
use crate::Stop;
use crate::players::external::Failure;
use othello::evaluation::Score;
use othello::record::{EndReason, Ending, GameLine, PlayedMove};
use othello::rules::{ByColor, Color, IllegalMove, Move, Position};
use std::time::{Duration, Instant};

/// The result of a game, for the first player of the match.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// The official disc difference.
    pub score: i32,
    /// Processor time of the first and of the second player.
    pub cpu: [Option<Duration>; 2],
    /// The thinking time of the first and of the second player.
    pub time: [Duration; 2],
    /// Why the game was forfeited, if it was.
    pub note: Option<String>,
}

/// Why a game was forfeited.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum Forfeit {
    #[error("{0}")]
    Failed(Failure),
    #[error("it overstepped its time by {:.2} s", .0.as_secs_f64())]
    Overstepped(Duration),
    #[error("it played {name}: {reason}")]
    Illegal { name: String, reason: IllegalMove },
}

/// A finished game of a match.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its moves and header.
    pub game: GameLine,
    /// Its result for the first player.
    pub result: GameResult,
    /// The side that forfeited it, and why.
    pub forfeit: Option<(Color, Forfeit)>,
}

/// By how much a player may overstep its time: the accuracy of a clock reading.
const OVERSTEP: Duration = Duration::from_millis(50);

pub(super) struct Stopped;

/// Plays a game from its opening on; `watch` sees it after each move. Each player's random choices follow
/// from the seed. Returns the forfeit, if a player had to forfeit the game.
///
/// # Errors
/// If `stop` is requested before the game ends.
pub(super) fn play(
    game: &mut GameLine,
    players: &mut ByColor<&mut MatchPlayer>,
    time_control: TimeControl,
    seed: u64,
    stop: &Stop,
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
            } else if let Err(forfeit) = play_move(game, players[position.turn()], time_control, seed, stop) {
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
    let cpu = ByColor::from_fn(|color| players[color].cpu);
    game.ending = Some(match &lost {
        Some((loser, forfeit)) => {
            let is_late = matches!(forfeit, Forfeit::Overstepped(_));
            let reason = if is_late { EndReason::TimeOut } else { EndReason::Resigned };
            Ending::by(all_discs(&game.start, !*loser), reason)
        }
        None => {
            let outcome = game.position().outcome().expect("the game is over");
            let score = Score::of_outcome(&outcome, game.goal, Color::Black);
            Ending::by(score.in_discs(), EndReason::PlayedOut)
        }
    });
    let seconds =
        |time: Option<Duration>| time.map_or("-".to_owned(), |time| format!("{:.2}", time.as_secs_f64()));
    game.comment = format!("cpu {} {}", seconds(cpu.black), seconds(cpu.white));
    if let Some((loser, forfeit)) = &lost {
        game.comment += &format!(" {loser} lost: {forfeit}");
    }
    Ok(lost)
}

/// Asks a player for a move. An error says why the player forfeits the game.
fn play_move(
    game: &mut GameLine,
    player: &mut MatchPlayer,
    time_control: TimeControl,
    seed: u64,
    stop: &Stop,
) -> Result<(), Forfeit> {
    let position = game.position();
    let left = game.time_left()[position.turn()];
    let begin = Instant::now();
    let chosen = player.choose(game, seed.wrapping_add(game.moves.len() as u64), stop);
    let elapsed = begin.elapsed();
    let chosen = chosen.map_err(Forfeit::Failed)?;
    if matches!(time_control, TimeControl::Clock(_)) && elapsed > left + OVERSTEP {
        return Err(Forfeit::Overstepped(elapsed - left));
    }
    if let Err(reason) = position.play(chosen.mv) {
        player.distrust();
        return Err(Forfeit::Illegal { name: chosen.mv.name(position.size()), reason });
    }
    game.moves.push(PlayedMove { time: Some(elapsed), ..chosen });
    Ok(())
}

fn times(game: &GameLine) -> ByColor<Duration> {
    let (mut turn, mut times) = (game.start.turn(), ByColor::default());
    for played in &game.moves {
        times[turn] += played.time.unwrap_or_default();
        turn = !turn;
    }
    times
}

/// The disc difference for Black if `winner` has all discs.
fn all_discs(start: &Position, winner: Color) -> f64 {
    let discs = start.size().area() as f64;
    if winner == Color::Black { discs } else { -discs }
}

/// Whether a stored game has the same players, time control and opening.
pub(super) fn begins_like(game: &GameLine, expected: &GameLine) -> bool {
    let moves = |game: &GameLine| {
        game.moves.iter().take(expected.moves.len()).map(|played| played.mv).collect::<Vec<_>>()
    };
    let head = |GameLine { header, start, .. }: &GameLine| {
        (header.place.clone(), header.players.clone(), header.clocks, *start)
    };
    head(game) == head(expected) && moves(game) == moves(expected)
}

/// Reads a finished game's result from its ending, times and comment; `first` is the first player's colour.
///
/// # Errors
/// When the game has no result.
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
    let (cpu, time) = (ByColor::new(black, white), times(game));
    let (cpu, time) = ([cpu[first], cpu[!first]], [time[first], time[!first]]);
    Ok(GameResult { score: (sign * ending.difference(game.start.size())) as i32, cpu, time, note })
}
