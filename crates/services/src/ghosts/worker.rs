//! The thread that makes ghosts: it reads the games from the library, evaluates their moves, and saves the
//! fitted ghost.

use super::files;
use crate::settings::GhostSetup;
use engine::Stop;
use engine::human::{Ghost, Model, Rating};
use engine::pattern::Weights;
use engine::players::GhostName;
use library::players::{GameOfPlayer, Span};
use library::worker::{Shared, read};
use othello::rules::Color;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use system::worker::{WorkerHandle, n_processors};
use texts::text;
use train::human::ghost::{self, GAMES_MIN, GhostRequest, NoGhost, Played, Progress, Resources};

/// The seed of ghosts, so that the same games make the same ghost.
const SEED: u64 = 1;

/// A job for the thread.
pub(super) enum GhostJob {
    /// Make a ghost, of a player with this rating if it is known.
    Make { setup: GhostSetup, rating: Option<Rating>, stop: Stop },
    /// Find which of these are out of date, and who has enough games.
    Check(Vec<(GhostName, Arc<Ghost>)>),
    /// Delete a ghost's file.
    Forget(GhostSetup),
}

/// The result of a job.
pub enum GhostNews {
    /// The progress of the ghost being made.
    Progress(GhostName, Progress),
    /// A ghost is made.
    Made {
        /// Its player, days and rating.
        setup: GhostSetup,
        /// The ghost.
        ghost: Arc<Ghost>,
        /// Why it could not be saved, if it could not.
        save_error: Option<String>,
    },
    /// Why a ghost was not made; `None` if the user stopped it.
    NotMade(GhostName, Option<String>),
    /// The check for ghosts that are out of date has ended.
    Checked {
        /// Ghosts that are out of date, with their number of games.
        stale: BTreeMap<GhostName, usize>,
        /// Players with enough games for a ghost, and the number of games.
        players: Vec<(String, usize)>,
    },
}

/// Carries out jobs until the window drops its end.
pub(super) fn work(handle: &WorkerHandle<GhostJob, GhostNews>, library: &Shared, folder: Option<&Path>) {
    while let Ok(job) = handle.jobs.recv() {
        match job {
            GhostJob::Make { setup, rating, stop } => {
                let name = setup.name();
                let made = make(handle, library, folder, setup, rating, &stop);
                (handle.tell)(made.unwrap_or_else(|reason| GhostNews::NotMade(name, reason)));
            }
            GhostJob::Check(ghosts) => {
                let is_stale = |(name, ghost): &(GhostName, Arc<Ghost>)| {
                    let [from, to] = &ghost.span;
                    let today = ghost::made_of(&games(library, &ghost.player, from, to));
                    (today != ghost.made_of).then_some((*name, today.n_games as usize))
                };
                let stale = ghosts.iter().filter_map(is_stale).collect();
                let library = read(library);
                let players = library.players(GAMES_MIN).into_iter();
                let players = players.map(|(name, n_games)| (name.to_owned(), n_games)).collect();
                (handle.tell)(GhostNews::Checked { stale, players });
            }
            GhostJob::Forget(setup) => files::remove(folder, &setup),
        }
    }
}

/// Makes a ghost, of a player with this rating if it is known. The error is the reason of
/// [`GhostNews::NotMade`]: none when it was stopped.
fn make(
    handle: &WorkerHandle<GhostJob, GhostNews>,
    library: &Shared,
    folder: Option<&Path>,
    setup: GhostSetup,
    rating: Option<Rating>,
    stop: &Stop,
) -> Result<GhostNews, Option<String>> {
    let name = setup.name();
    let model = Model::embedded().map_err(|error| error.to_string())?;
    let weights = Weights::embedded().ok_or_else(|| text!("ghosts-no-weights"))?;
    let games = games(library, &setup.player, &setup.from, &setup.to);
    let GhostSetup { player, from, to, .. } = setup.clone();
    let asked = GhostRequest { player, span: [from, to], rating };
    // Leaves half of the processors to the game on the board.
    let n_threads = n_processors().div_ceil(2);
    let means = Resources { weights: &weights, model, n_threads, seed: SEED };
    let progress = &mut |progress| {
        (handle.tell)(GhostNews::Progress(name, progress));
        !stop.requested()
    };
    match ghost::make(&asked, &games, means, progress) {
        Ok(ghost) => {
            let setup = GhostSetup { rating: ghost.rating, ..setup };
            let save_error = files::write(folder, &setup, &ghost).err();
            Ok(GhostNews::Made { setup, ghost: Arc::new(ghost), save_error })
        }
        Err(NoGhost::Stopped) => Err(None),
        Err(NoGhost::NoMemory) => Err(Some(text!("handout-no-memory"))),
        Err(NoGhost::NoThreads(reason)) => Err(Some(text!("ghosts-no-threads", reason = reason))),
        Err(NoGhost::FewGames(n)) => Err(Some(text!("ghosts-few-games", n = n, least = GAMES_MIN))),
    }
}

/// The games of a player in a span of days, from the player's side.
fn games(library: &Shared, player: &str, from: &str, to: &str) -> Vec<Played> {
    let Ok(span) = Span::read(from, to) else { return Vec::new() };
    read(library).games_of(player, span).into_iter().map(played).collect()
}

/// A game of the library in the form that ghosts are made from.
pub fn played(game: GameOfPlayer) -> Played {
    let rating = game.rating.map(Rating::points);
    Played { squares: game.squares, is_white: game.color == Color::White, rating }
}
