//! The clocks of the running game. The record has the time of each move, so a clock is read off the moves up
//! to the position shown; only the time of the move that is being thought about is kept here.
//!
//! A clock runs while a player is to move in a running game, and stops while the game waits. Every action and
//! event begins by bringing it up to date, and ends by deciding whether it runs on.

use super::{Activity, Announcement, Effect, Game, GameSession, Mode, Transaction};
use engine::TimeLeft;
use othello::clock::{self, Clock, Clocks, FlagFall};
use othello::record::{NodeId, Record};
use othello::rules::{ByColor, Color};
use std::time::{Duration, Instant};

/// How often the time of a long move is saved: at most this much is lost if the program is killed.
const SAVE_EVERY: Duration = Duration::from_secs(5);

/// What a game that is played with clocks knows besides its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The consequence of a fallen flag.
    pub flag: FlagFall,
    /// The node at which a player last thought on the clock.
    pub at: NodeId,
    /// How long the player has thought there.
    pub spent: Duration,
    /// The node at which a flag fell last.
    pub fallen: Option<NodeId>,
}

impl Timing {
    /// The timing at the beginning of a game.
    pub fn new(flag: FlagFall) -> Timing {
        Timing { flag, at: Record::ROOT, spent: Duration::ZERO, fallen: None }
    }
}

impl Game {
    /// The clocks that the game is played with; `None` if it has none.
    pub fn clocks(&self) -> Option<Clocks> {
        let controls = self.record.header.clocks?;
        self.timing.map(|timing| Clocks { controls, flag: timing.flag })
    }
}

// What the window shows.
impl GameSession {
    /// Both clocks now, at the position shown: of a game with clocks, or of a past one under study.
    pub fn clocks(&self, now: Instant) -> Option<ByColor<Clock>> {
        let running = self.clock_since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        self.clocks_after(running)
    }

    /// Both clocks, when the running one has run for `running` since it was brought up to date.
    fn clocks_after(&self, running: Duration) -> Option<ByColor<Clock>> {
        let mut clocks = self.clocks_before_move()?;
        if let Some(timing) = self.game.timing.filter(|timing| timing.at == self.record().cursor()) {
            let clock = &mut clocks[self.position().turn()];
            let spent = timing.spent + running;
            // A clock whose flag loses the game counts no further, however late the fall is noticed.
            let counted = if timing.flag == FlagFall::Loses { spent.min(clock.until_flag()) } else { spent };
            *clock = clock.think(counted);
        }
        Some(clocks)
    }

    /// The players who are over time at the position shown, in a game that continues after a flag has fallen.
    pub fn over_time(&self) -> Vec<Color> {
        let goes_on = self.game.timing.is_some_and(|timing| timing.flag == FlagFall::GoesOn);
        let Some(clocks) = self.clocks_after(Duration::ZERO).filter(|_| goes_on) else { return Vec::new() };
        Color::BOTH.into_iter().filter(|&color| !clocks[color].is_running()).collect()
    }

    /// Whether the clock of the side to move runs.
    pub fn clock_runs(&self) -> bool {
        self.clock_since.is_some()
    }

    /// Whether a person is to move whose clock is stopped.
    pub fn clock_waits(&self) -> bool {
        self.game.clocks().is_some() && self.activity == Activity::Human && !self.clock_runs()
    }

    /// Who has lost the game shown by a flag that fell at this position.
    pub fn lost_on_time(&self) -> Option<Color> {
        let is_lost = self.is_lost_on_time_at(self.record().cursor());
        is_lost.then(|| self.position().turn())
    }

    pub(super) fn is_lost_on_time_at(&self, node: NodeId) -> bool {
        self.game.timing.is_some_and(|timing| timing.flag == FlagFall::Loses && timing.fallen == Some(node))
    }

    /// Both clocks at the position shown, before any time is spent on it.
    fn clocks_before_move(&self) -> Option<ByColor<Clock>> {
        let record = self.record();
        let controls = record.header.clocks?;
        let is_known = |node| record.move_time(node).is_some();
        if self.game.timing.is_none() && !record.nodes().any(is_known) {
            return None;
        }
        let path = record.path(record.cursor());
        let moves = path.into_iter().filter_map(|node| {
            let color = record.turn_at(record.parent(node)?);
            Some((color, record.move_time(node)?.duration()))
        });
        Some(clock::after(controls, moves))
    }
}

// How actions and events change the clocks.
impl GameSession {
    /// Brings the clock that runs up to date; its flag falls when its time is over.
    pub(super) fn run_clock(&mut self, turn: &mut Transaction) {
        let Some(since) = self.clock_since else { return };
        let Some(timing) = &mut self.game.timing else { return };
        timing.spent += turn.now.saturating_duration_since(since);
        let spent = timing.spent;
        self.clock_since = Some(turn.now);
        if self.time_left().is_some_and(|left| spent >= left) {
            self.drop_flag(turn);
        }
    }

    /// Decides whether a clock runs on, and when to be woken: to drop its flag, to save it, or for a reply.
    pub(super) fn wind_clock(&mut self, turn: &mut Transaction) {
        let (runs, cursor) = (self.should_clock_run(), self.record().cursor());
        let Some(timing) = self.game.timing.as_mut().filter(|_| runs) else {
            self.clock_since = None;
            return;
        };
        if timing.at != cursor {
            (timing.at, timing.spent) = (cursor, Duration::ZERO);
        }
        let spent = timing.spent;
        self.clock_since = Some(turn.now);
        let left = self.time_left().map_or(SAVE_EVERY, |left| left.saturating_sub(spent));
        let wake = turn.now + left.min(SAVE_EVERY);
        let reply = if let Activity::Replying { due, .. } = self.activity { due } else { wake };
        turn.effects.push(Effect::WakeAt(wake.min(reply)));
    }

    /// How long the move has taken by the clock, rounded down to whole hundredths of a second.
    pub(super) fn time_used(&self) -> Option<Duration> {
        let timing = self.game.timing.filter(|timing| timing.at == self.record().cursor())?;
        let hundredths = timing.spent.as_millis() / 10;
        (!timing.spent.is_zero()).then(|| Duration::from_millis(hundredths as u64 * 10))
    }

    /// What the clock of the side to move leaves it for this move.
    pub(super) fn time_for_engine(&self) -> Option<TimeLeft> {
        let timing = self.game.timing?;
        let clock = self.clocks_before_move()?[self.position().turn()];
        let spent = if timing.at == self.record().cursor() { timing.spent } else { Duration::ZERO };
        let clock = clock.think(spent);
        let (_, period) = clock.control.periods();
        let (left, period) =
            if clock.is_in_byo_yomi() { (Duration::ZERO, clock.left()) } else { (clock.left(), period) };
        clock.is_running().then(|| TimeLeft { left, increment: clock.control.increment(), period })
    }

    /// Finds the nodes again after a change to the record that renumbered them.
    pub(super) fn find_clock_again(&mut self, before: &Record) {
        let record = &self.game.record;
        if let Some(timing) = &mut self.game.timing {
            timing.fallen = timing.fallen.and_then(|node| same_place(before, node, record));
            match same_place(before, timing.at, record) {
                Some(node) => timing.at = node,
                None => (timing.at, timing.spent) = (Record::ROOT, Duration::ZERO),
            }
        }
    }

    /// Raises a fallen flag because the game goes on: it is no longer lost.
    pub(super) fn raise_flag(&mut self) {
        let Some(timing) = &mut self.game.timing else { return };
        if timing.fallen.take().is_some() && timing.flag == FlagFall::Loses {
            self.game.record.header.result.clear();
        }
    }

    /// The time from the beginning of the move until the flag of its side falls; `None` where none can fall.
    fn time_left(&self) -> Option<Duration> {
        let timing = self.game.timing?;
        let clock = self.clocks_before_move()?[self.position().turn()];
        let can_fall = clock.is_running() && timing.fallen != Some(self.record().cursor());
        can_fall.then(|| clock.until_flag())
    }

    fn should_clock_run(&self) -> bool {
        let is_thinking = match self.activity {
            Activity::Human | Activity::Thinking { .. } => true,
            Activity::Replying { .. } => self.thinks_like_people(),
            _ => false,
        };
        let (record, game) = (self.record(), &self.game);
        // A serious game goes on only from its last position: earlier ones get no time.
        let is_here = game.mode != Mode::Serious || record.next(record.cursor()).is_none();
        game.clocks().is_some() && game.running && game.mode != Mode::Study && is_thinking && is_here
    }

    fn drop_flag(&mut self, turn: &mut Transaction) {
        let (color, cursor) = (self.position().turn(), self.record().cursor());
        let area = self.position().size().area();
        let Some(timing) = &mut self.game.timing else { return };
        timing.fallen = Some(cursor);
        let goes_on = timing.flag == FlagFall::GoesOn;
        if !goes_on {
            let winner = if color == Color::Black { 'W' } else { 'B' };
            self.game.record.header.result = format!("{winner}+{area} (time)");
            self.game.running = false;
            self.clock_since = None;
            self.settle(turn);
            self.rate();
        }
        turn.effects.extend([Effect::Save, Effect::Announce(Announcement::OutOfTime { color, goes_on })]);
    }
}

/// The node of `after` that is reached by the steps that lead to `node` in `before`.
fn same_place(before: &Record, node: NodeId, after: &Record) -> Option<NodeId> {
    let mut path = before.path(node).into_iter();
    path.try_fold(Record::ROOT, |here, node| after.child(here, before.step_into(node)?))
}
