//! Who acts next: forced passes, the computer's search, what the engine does while a human thinks.
//!
//! After every change, `settle` alone decides who acts next, and `ponder` what the engine ponders.

use super::{Activity, Announcement, Effect, GameSession, SearchPurpose, Transaction};
use engine::players::Player;
use engine::{Report, Request, SearchId};
use othello::rules::{Color, Move};
use std::time::{Duration, Instant};

/// A reply of human strength waits at most the time left on its clock divided by this.
const CLOCK_PART: u32 = 20;

impl GameSession {
    /// Handles a change of the position shown: plays forced passes and decides who acts next.
    pub(super) fn changed(&mut self, turn: &mut Transaction) {
        self.shown_since = Some(turn.now);
        self.reply = None;
        let passes = self.play_forced_passes();
        turn.effects.extend(passes.map(|color| Effect::Announce(Announcement::Pass(color))));
        turn.effects.extend([Effect::Save, Effect::Show]);
        self.settle(turn);
    }

    /// Passes for the side to move if it has no other move. Returns that side. Where a correction of the
    /// board follows instead of the pass, goes on to the correction.
    pub(super) fn play_forced_passes(&mut self) -> Option<Color> {
        let record = &mut self.game.record;
        while record.position().must_pass()
            && let Some(next) = record.next(record.cursor()).filter(|&next| record.correction(next).is_some())
        {
            record.go_to(next);
        }
        let turn = self.position().turn();
        self.game.record.play(Move::Pass).is_ok().then_some(turn)
    }

    /// Stops any search and decides who acts next on the position shown.
    pub(super) fn settle(&mut self, turn: &mut Transaction) {
        let was_thinking = matches!(self.activity, Activity::Thinking { .. });
        self.hint = None;
        self.activity = self.next_activity();
        let computer_moves = self.activity == Activity::Paused && self.game.running;
        let player = self.game.players[self.position().turn()];
        if !(computer_moves && self.begin_move(player, turn)) && was_thinking {
            turn.effects.push(Effect::StopThinking);
        }
    }

    /// Has a computer choose a move; `false` for a person.
    pub(super) fn begin_move(&mut self, player: Player, turn: &mut Transaction) -> bool {
        match (player, self.request(player)) {
            (Player::External(engine), _) => {
                let id = self.wait_for(SearchPurpose::Move);
                turn.effects.push(Effect::AskEngine(id, engine));
            }
            (_, Some(request)) => self.think(SearchPurpose::Move, request, turn),
            (_, None) => return false,
        }
        true
    }

    /// Asks the engine for a search, and from then on waits for its events.
    pub(super) fn think(&mut self, purpose: SearchPurpose, request: Request, turn: &mut Transaction) {
        let id = self.wait_for(purpose);
        turn.effects.push(Effect::Think(id, request));
    }

    fn wait_for(&mut self, purpose: SearchPurpose) -> SearchId {
        let id = self.next_id();
        self.activity = Activity::Thinking { purpose, id, report: Report::default() };
        id
    }

    /// An id that no other search of this session has.
    fn next_id(&mut self) -> SearchId {
        self.newest.0 += 1;
        self.newest
    }

    /// What to ask the engine for a move on the position shown.
    pub(super) fn request(&self, player: Player) -> Option<Request> {
        let request = player.request(self.position(), self.record().goal(), self.seed(0))?;
        let request = Request { last: self.record().last_placed(), clock: self.time_for_engine(), ..request };
        Some(request.keep(self.config.ponders).book(self.config.book))
    }

    /// How long the position shown stays on the board before a computer's reply: longer where a player of
    /// human strength thinks, but then only a small part of what is left on the clock.
    pub(super) fn reply_time(&self, now: Instant) -> Duration {
        let turn = self.position().turn();
        let Some(time) = self.human_time() else { return self.config.pace };
        // Its clock runs meanwhile.
        let left = self.clocks(now).map_or(Duration::MAX, |clocks| clocks[turn].until_flag() / CLOCK_PART);
        self.config.pace.max(time).min(left)
    }

    /// How long a player of human strength thinks about the position shown; `None` where it replies at once.
    fn human_time(&self) -> Option<Duration> {
        let player = self.game.players[self.position().turn()];
        // Another seed than the move's, or times would betray moves.
        let time = || player.think_time(self.position(), !self.seed(0));
        self.config.human_times.then(time).flatten()
    }

    /// Whether the wait before the side to move replies is the time it thinks.
    pub(super) fn thinks_like_people(&self) -> bool {
        self.human_time().is_some()
    }

    /// Decides what the engine ponders, if anything: only while a human is to move in a running game.
    pub(super) fn ponder(&mut self, turn: &mut Transaction) {
        let opponent = self.game.players[!self.position().turn()];
        let wanted = (self.config.ponders && self.game.running && self.activity == Activity::Human)
            .then(|| opponent.ponder_request(self.position(), self.record().goal(), self.seed(1)))
            .flatten()
            .map(|request| request.book(self.config.book));
        if wanted == self.pondered {
            return;
        }
        let is_replaced =
            turn.effects.iter().any(|effect| matches!(effect, Effect::Think(..) | Effect::AskEngine(..)));
        match &wanted {
            Some(request) => {
                let id = self.next_id();
                turn.effects.push(Effect::Ponder(id, request.clone()));
            }
            None if is_replaced => {}
            None => turn.effects.push(Effect::StopThinking),
        }
        self.pondered = wanted;
    }

    /// The activity for the position shown when no search runs.
    pub(super) fn next_activity(&self) -> Activity {
        match (self.position().outcome(), self.lost_on_time()) {
            (Some(outcome), _) => Activity::Over(outcome),
            (None, Some(color)) => Activity::OutOfTime(color),
            (None, None) if self.is_human_to_move() => Activity::Human,
            (None, None) => Activity::Paused,
        }
    }

    /// The seed of the random choices `plies` plies after this place of the record.
    fn seed(&self, plies: usize) -> u64 {
        let ply = (self.record().path(self.record().cursor()).len() + plies) as u64;
        // Weyl sequence step of splitmix64: neighbouring plies get unrelated seeds.
        self.game.seed.wrapping_add(ply.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}
