//! Ghosts of players of the library: a background thread fits each to the player's games and stores it in a
//! file. A file that is missing, broken, of a newer version or fitted to another model is made again from the
//! games; until then the plain model of the rating plays.

mod files;
mod worker;

use crate::settings::GhostSetup;
use engine::human::{Ghost, Rating};
use engine::players::{GhostName, Player};
use engine::{Method, Request, Stop, Stopper};
use library::Date;
use library::players::Span;
use library::store::Store;
use library::worker::Shared;
use othello::rules::ByColor;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use system::worker::Worker;
use texts::text;

pub use train::human::ghost::{GAMES_MIN, Progress};
use worker::{GhostJob, work};

pub use worker::{GhostNews, played};

/// The folder of the ghosts' files, in that of the user's data.
const FOLDER: &str = "ghosts";
/// The fewest rated games in a span of days that give a rating.
const RATED_MIN: usize = 5;

/// The ghosts that were made, by name.
pub type GhostsByName = BTreeMap<GhostName, Arc<Ghost>>;

/// The ghosts that can play, those being made, and the channel to the thread that makes them.
pub struct Ghosts {
    folder: Option<PathBuf>,
    /// The ghosts that were made.
    pub known: GhostsByName,
    /// Ghosts whose games in the library have changed, with the number of games.
    pub stale: BTreeMap<GhostName, usize>,
    /// Ghosts to make again once the library has been read, and why.
    pub broken: Vec<(GhostSetup, String)>,
    /// Missing ghosts that were already reported.
    pub missed: Vec<GhostName>,
    /// The ghosts being made, one after the other.
    pub making: Vec<Making>,
    /// Players with enough games in the library, and the number of games.
    pub players: Vec<(String, usize)>,
    worker: Worker<GhostJob, GhostNews>,
    /// `Some` while the thread checks for ghosts that are out of date; `true` if it has to check again.
    checking: Option<bool>,
}

/// A ghost that is being made or waits for its turn.
pub struct Making {
    /// Its name.
    pub name: GhostName,
    /// `None` while games are read.
    pub progress: Option<Progress>,
    stopper: Stopper,
}

impl Ghosts {
    /// Reads the ghosts that were made before; the thread calls `wake` whenever it has news.
    pub fn open(
        wake: impl Fn() + Send + 'static,
        folder: Option<&Path>,
        library: Shared,
        setups: &[GhostSetup],
    ) -> Ghosts {
        let folder = folder.map(|folder| folder.join(FOLDER));
        let kept = folder.clone();
        let worker = Worker::start("ghosts", wake, move |desk| work(&desk, &library, kept.as_deref()));
        let mut ghosts = Ghosts {
            folder,
            known: BTreeMap::new(),
            stale: BTreeMap::new(),
            broken: Vec::new(),
            missed: Vec::new(),
            making: Vec::new(),
            players: Vec::new(),
            worker,
            checking: None,
        };
        ghosts.read(setups);
        ghosts
    }

    /// Reads the files of these ghosts, except those already known.
    pub fn read(&mut self, setups: &[GhostSetup]) {
        for setup in setups {
            if self.known.contains_key(&setup.name()) {
                continue;
            }
            match files::read(self.folder.as_deref(), setup) {
                Ok(ghost) => _ = self.known.insert(setup.name(), Arc::new(ghost)),
                Err(reason) => self.broken.push((setup.clone(), reason)),
            }
        }
    }

    /// Queues a ghost for the thread to make; `rating` is that of the player, if known.
    pub fn make(&mut self, setup: GhostSetup, rating: Option<Rating>) {
        let (stopper, stop) = Stop::pair();
        self.making.push(Making { name: setup.name(), progress: None, stopper });
        self.worker.send(GhostJob::Make { setup, rating, stop });
    }

    /// Puts the ghost of a ghost player into its request. If the ghost is missing, the plain model plays; the
    /// first such request also returns a sentence for the user.
    pub fn with_ghost(&mut self, request: Request, players: ByColor<Player>) -> (Request, Option<String>) {
        let Method::Ghost { rating } = request.method else { return (request, None) };
        let Player::Ghost { name, .. } = players[request.position.turn()] else { return (request, None) };
        let ghost = self.known.get(&name).cloned();
        let is_news = ghost.is_none() && !self.missed.contains(&name);
        let missed = is_news.then(|| {
            self.missed.push(name);
            match name.is_empty() {
                true => text!("ghost-none-chosen"),
                false => text!("ghosts-plain-serves", ghost = name.as_str(), rating = rating.points()),
            }
        });
        (Request { ghost, ..request }, missed)
    }

    /// Stops the ghost that is being made.
    pub fn stop(&self) {
        self.making.first().into_iter().for_each(|making| making.stopper.stop());
    }

    /// Deletes a ghost.
    pub fn forget(&mut self, setup: GhostSetup) {
        let name = setup.name();
        let being_made = self.making.iter().filter(|making| making.name == name);
        being_made.for_each(|making| making.stopper.stop());
        self.known.remove(&name);
        self.stale.remove(&name);
        self.worker.send(GhostJob::Forget(setup));
    }

    /// What the thread has reported since the last call.
    pub fn news(&self) -> Vec<GhostNews> {
        self.worker.news()
    }

    /// Stores which players have enough games, and which ghosts are out of date.
    pub fn take_check(&mut self, stale: BTreeMap<GhostName, usize>, players: Vec<(String, usize)>) {
        (self.stale, self.players) = (stale, players);
        if self.checking.take() == Some(true) {
            self.check();
        }
    }

    /// Removes a ghost from those being made.
    pub fn finish(&mut self, name: GhostName) {
        if let Some(at) = self.making.iter().position(|making| making.name == name) {
            self.making.remove(at);
        }
    }

    /// Has the thread find the ghosts that are out of date, and the players with enough games.
    pub fn check(&mut self) {
        if let Some(again) = &mut self.checking {
            *again = true;
            return;
        }
        self.checking = Some(false);
        self.worker
            .send(GhostJob::Check(self.known.iter().map(|(name, ghost)| (*name, ghost.clone())).collect()));
    }
}

impl Drop for Ghosts {
    fn drop(&mut self) {
        self.making.iter().for_each(|making| making.stopper.stop());
    }
}

/// A player's rating after the last game in a ghost's span of days; `None` with fewer than `RATED_MIN` games.
pub fn rating_at_end(library: &Store, setup: &GhostSetup) -> Option<Rating> {
    let span = Span::read(&setup.from, &setup.to).ok()?;
    let games = &library.person(&setup.player)?.games;
    let day = |days: i64| Date::of_seconds(days.max(0) as u64 * 24 * 3600);
    let within: Vec<_> = games.iter().filter(|game| span.has(day(game.performance.day))).collect();
    within.last().filter(|_| within.len() >= RATED_MIN).map(|game| game.after.rating)
}
