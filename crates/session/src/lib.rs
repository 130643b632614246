//! One running game: actions in, effects out. No clock, no thread, no file: the caller passes the time, and
//! carries out the [`Effect`]s.
//!
//! Two rules keep it simple. The cursor never rests where the side to move can only pass: the session plays
//! forced passes at once. And after every change `settle` alone decides who is to act next, so no search can
//! run for a position that is no longer shown; `ponder` does the same for what the engine does while a human
//! thinks.
//!
//! ```
//! use othello::rules::{BoardSize, ByColor, Square};
//! use session::{Action, Activity, GameSession, NewGame};
//! use std::time::Instant;
//!
//! let now = Instant::now();
//! let mut session = GameSession::new(NewGame::default());
//! let f5 = Square::parse("f5", BoardSize::STANDARD).unwrap();
//! let _effects = session.apply(Action::Play(f5), now);
//! assert_eq!(session.position().counts(), ByColor::new(4, 1));
//! assert_eq!(*session.activity(), Activity::Human);
//! ```
//!
//! Beside the session: [`file`](mod@file) – the game on disk; [`words`] – its sentences; [`clock_face`] –
//! what a clock shows; [`typed`] and [`sheet`] – moves and score sheets that are typed.

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

mod action;
mod clock;
mod next;
mod edit;
mod help;
mod shown;
mod walk;
pub mod file;
pub mod words;
pub mod clock_face;
pub mod typed;
pub mod sheet;

pub use action::{
    Action, Activity, Announcement, Config, Effect, HintLines, HintStep, NewGame, SearchPurpose,
};
pub use clock::Timing;
pub use othello::formats::outflank::{Help, Mode};

use engine::players::Player;
use engine::{Event, Level, Report, Request, SearchId};
use file::SavedSession;
use othello::record::{MoveTime, Record};
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Square};
use std::time::{Duration, Instant};
use texts::text;
use texts::words::move_name;

/// A game with its players: what survives a restart.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Its moves and variations, with the cursor at the position shown.
    pub record: Record,
    /// Who plays.
    pub players: ByColor<Player>,
    /// Every random choice of the computer players follows from this.
    pub seed: u64,
    /// Whether the computer moves when it is its turn, or waits for [`Action::Resume`].
    pub running: bool,
    /// Whether it is casual, serious or for study.
    pub mode: Mode,
    /// The first help that was used in it, or [`Help::OtherPlayers`] after [`Action::PlayOn`].
    pub help: Option<Help>,
    /// The state of its clocks, if it has any; their time controls are in the record's header.
    pub timing: Option<Timing>,
}

/// The running game, and the games that undo and redo lead to.
#[derive(Clone, Debug)]
pub struct GameSession {
    game: Game,
    earlier: Vec<Game>,
    later: Vec<Game>,
    /// The record before each edit that undo takes back, since the last move or change of game.
    edits: Vec<Record>,
    /// Whether undo has come to the start of the game and announced that it goes to an earlier game next.
    offers_earlier_game: bool,
    activity: Activity,
    hint: Option<HintLines>,
    /// The report of the search whose move the computer has just played.
    reply: Option<Report>,
    config: Config,
    /// The last search that was requested.
    newest: SearchId,
    /// The request that the engine ponders.
    pondered: Option<Request>,
    /// When the shown position last changed.
    shown_since: Option<Instant>,
    /// The time up to which the running clock is counted; `None` while no clock runs.
    clock_since: Option<Instant>,
}

/// One action or event on its way through the session: its time, and its effects so far.
struct Transaction {
    now: Instant,
    effects: Vec<Effect>,
}

impl Default for NewGame {
    /// The standard start on 8×8, for two people.
    fn default() -> NewGame {
        NewGame::standard(ByColor::default())
    }
}

impl NewGame {
    /// The standard start on 8×8.
    pub fn standard(players: ByColor<Player>) -> NewGame {
        let start = Position::start(BoardSize::STANDARD);
        let (opening, names) = (Vec::new(), ByColor::default());
        let (goal, mode) = (Goal::MostDiscs, Mode::Casual);
        NewGame { start, opening, goal, players, names, seed: 1, mode, clocks: None }
    }
}

impl From<NewGame> for Game {
    fn from(new: NewGame) -> Game {
        let mut record = Record::new(new.start, new.goal);
        for mv in new.opening {
            if record.play(mv).is_err() {
                break;
            }
        }
        let NewGame { players, names, seed, mode, clocks, .. } = new;
        record.header.n_given = record.n_moves();
        record.header.players = names;
        record.header.clocks = clocks.map(|clocks| clocks.controls);
        let timing = clocks.map(|clocks| Timing::new(clocks.flag));
        Game { record, players, seed, running: true, mode, help: None, timing }
    }
}

impl GameSession {
    /// A session at the beginning of a game; a computer that begins waits for [`Action::Resume`].
    pub fn new(game: impl Into<Game>) -> GameSession {
        SavedSession { game: game.into(), earlier: Vec::new(), later: Vec::new() }.into()
    }
}

impl From<SavedSession> for GameSession {
    /// A session as it was left. [`Action::Resume`] lets a computer go on.
    fn from(saved: SavedSession) -> GameSession {
        let mut session = GameSession {
            game: Game { running: false, ..saved.game },
            earlier: saved.earlier,
            later: saved.later,
            edits: Vec::new(),
            offers_earlier_game: false,
            activity: Activity::Human,
            hint: None,
            reply: None,
            config: Config::default(),
            newest: SearchId(0),
            pondered: None,
            shown_since: None,
            clock_since: None,
        };
        session.play_forced_passes();
        session.activity = session.next_activity();
        session
    }
}

impl GameSession {
    /// Carries out an action.
    #[must_use]
    pub fn apply(&mut self, action: Action, now: Instant) -> Vec<Effect> {
        let mut turn = Transaction { now, effects: Vec::new() };
        self.run_clock(&mut turn);
        let keeps_offer = matches!(action, Action::Undo | Action::Tick | Action::Configure(_));
        self.offers_earlier_game &= keeps_offer;
        match action {
            Action::Play(square) => self.play(square, &mut turn),
            Action::Undo => self.undo(&mut turn),
            Action::Redo => self.redo(&mut turn),
            Action::PlayLine { moves, shown } => self.play_line(&moves, shown, &mut turn),
            Action::Step(plies) => self.step(plies, &mut turn),
            Action::First => self.view(Record::ROOT, &mut turn),
            Action::Last => self.view(*self.record().line().last().unwrap_or(&Record::ROOT), &mut turn),
            Action::Jump(node) if self.record().contains(node) => self.view(node, &mut turn),
            Action::Jump(_) => {}
            Action::Variation(by) => self.variation(by, &mut turn),
            Action::NewGame(new) => self.replace_game(Game::from(*new), &mut turn),
            Action::Load(record) => {
                let game = Game {
                    record: *record,
                    players: ByColor::default(),
                    seed: self.game.seed,
                    running: false,
                    mode: Mode::Study,
                    help: None,
                    timing: None,
                };
                self.replace_game(game, &mut turn);
            }
            Action::Correct(position) => self.correct(*position, &mut turn),
            Action::PlayOn(players) => self.play_on(players, &mut turn),
            Action::SetPlayer(color, player) => self.set_player(color, player, &mut turn),
            Action::Describe(header) => self.describe(*header, &mut turn),
            Action::Comment(node, text) => self.note(node, &mut turn, |notes| notes.comment = text),
            Action::Judge(node, judgement) => self.note(node, &mut turn, |notes| notes.judgement = judgement),
            Action::Mark(node, square, mark) => self.mark(node, square, mark, &mut turn),
            Action::Arrow(node, ends) => self.switch_arrow(node, ends, &mut turn),
            Action::Value(node, evaluation) => self.store_value(node, evaluation, &mut turn),
            Action::Reviewed(values) => self.store_review(values, &mut turn),
            Action::Promote(node) => self.promote(node, &mut turn),
            Action::Remove(node) => self.remove(node, &mut turn),
            Action::TurnGame => self.turn_game(&mut turn),
            Action::Help(help) => self.help(help, &mut turn),
            Action::Resume => {
                self.set_running(true, &mut turn);
                let waits = matches!(
                    self.activity,
                    Activity::Paused | Activity::Thinking { purpose: SearchPurpose::Hint, .. }
                );
                if waits && !self.is_human_to_move() {
                    self.settle(&mut turn);
                }
            }
            Action::Stop => self.stop(&mut turn),
            Action::PlayOne(level) => self.think_once(SearchPurpose::Move, level, &mut turn),
            Action::Hint(level) => match &mut self.hint {
                Some(hint) if hint.step == HintStep::Theme => hint.step = HintStep::Squares,
                Some(hint) => hint.step = HintStep::Move,
                None => self.think_once(SearchPurpose::Hint, level, &mut turn),
            },
            Action::Configure(config) => self.config = config,
            Action::Tick => self.tick(&mut turn),
        }
        self.ponder(&mut turn);
        self.wind_clock(&mut turn);
        turn.effects
    }

    /// Handles an event of a search; ignores those of older searches.
    #[must_use]
    pub fn receive(&mut self, event: Event, now: Instant) -> Vec<Effect> {
        let mut turn = Transaction { now, effects: Vec::new() };
        self.run_clock(&mut turn);
        let Activity::Thinking { purpose, id, report } = &mut self.activity else { return turn.effects };
        if *id != event.id() {
            return turn.effects;
        }
        let purpose = *purpose;
        match event {
            Event::Progress { report: news, .. } => *report = news,
            Event::Evaluated(_) | Event::Warning { .. } => {}
            Event::Finished { report: news, .. } if purpose == SearchPurpose::Hint => {
                let hint = HintLines { lines: news.lines, step: HintStep::Theme };
                self.hint = (!hint.lines.is_empty()).then_some(hint);
                self.activity = self.next_activity();
            }
            Event::Finished { best: Some(mv), report: news, .. } if self.position().play(mv).is_ok() => {
                let wait = self.reply_time(turn.now);
                let due = self.shown_since.map_or(turn.now, |since| since + wait);
                self.activity = Activity::Replying { mv, due, report: news };
                if due > turn.now { turn.effects.push(Effect::WakeAt(due)) } else { self.tick(&mut turn) }
            }
            Event::Finished { best, .. } => {
                let reason = match best {
                    Some(mv) => {
                        text!("search-played-illegal", played = move_name(mv, self.position().size()))
                    }
                    None => text!("search-played-nothing"),
                };
                self.search_failed(reason, &mut turn);
            }
            Event::Failed { message, .. } => self.search_failed(message, &mut turn),
        }
        self.ponder(&mut turn);
        self.wind_clock(&mut turn);
        turn.effects
    }

    /// Sets whether the computer moves. Saves a change, since the file of the game holds it.
    fn set_running(&mut self, running: bool, turn: &mut Transaction) {
        if std::mem::replace(&mut self.game.running, running) != running {
            turn.effects.push(Effect::Save);
        }
    }

    fn search_failed(&mut self, message: String, turn: &mut Transaction) {
        self.set_running(false, turn);
        let is_move = matches!(self.activity, Activity::Thinking { purpose: SearchPurpose::Move, .. });
        self.activity = self.next_activity();
        let announcement = match self.game.players[self.position().turn()] {
            Player::External(engine) if is_move => Announcement::EngineFailed(engine, message),
            _ => Announcement::SearchFailed(message),
        };
        turn.effects.push(Effect::Announce(announcement));
    }

    fn play(&mut self, square: Square, turn: &mut Transaction) {
        let is_on = self.position().outcome().is_none() && self.lost_on_time().is_none();
        if is_on && !self.is_human_to_move() {
            // Comes before the check of legality: a legal move here would be the computer's.
            turn.effects.push(Effect::Announce(Announcement::NotYourTurn(self.position().turn())));
        } else if let Err(reason) = self.position().play(Move::Place(square)) {
            turn.effects.push(Effect::Announce(Announcement::Illegal(reason)));
        } else if self.lost_on_time().is_some() {
            // The loss on time was announced when the flag fell.
        } else if self.is_serious() && self.record().next(self.record().cursor()).is_some() {
            turn.effects.push(Effect::Announce(Announcement::NoTakeBack));
        } else {
            // The time before a move in a study is not thinking time in a game.
            let since = self.shown_since.filter(|_| self.game.mode != Mode::Study);
            let move_time = since.map(|since| turn.now.saturating_duration_since(since));
            self.play_legal(Move::Place(square), move_time, turn);
        }
    }

    /// Plays a legal move, and notes how long it took; a move that was played here before keeps its time.
    fn play_legal(&mut self, mv: Move, move_time: Option<Duration>, turn: &mut Transaction) {
        if self.takes_back(mv) {
            self.help(Help::TakeBack, turn);
        }
        let move_time = if self.game.clocks().is_some() { self.time_used() } else { move_time };
        let record = &mut self.game.record;
        let n_moves = record.n_moves();
        let node = record.play(mv).expect("the move was checked");
        if record.n_moves() > n_moves {
            record.set_move_time(node, move_time.map(MoveTime::of));
            self.raise_flag();
        }
        self.entered(true, turn);
        if self.position().outcome().is_some() {
            self.rate();
        }
        self.announce_end(turn);
    }

    /// Shows what was entered into the record. Forgets edits; undo, not redo, now leads to later games.
    fn entered(&mut self, running: bool, turn: &mut Transaction) {
        self.game.running = running;
        self.edits.clear();
        self.leave_later_games();
        self.changed(turn);
    }

    fn announce_end(&self, turn: &mut Transaction) {
        let outcome = self.position().outcome();
        let over = outcome.map(|outcome| Announcement::GameOver(outcome, self.record().goal()));
        turn.effects.extend(over.map(Effect::Announce));
    }

    /// Corrects the board: the game goes on from another one. Nothing is erased, and undo leads back.
    fn correct(&mut self, position: Position, turn: &mut Transaction) {
        if position.size() != self.position().size() {
            return;
        }
        if self.is_serious() {
            turn.effects.push(Effect::Announce(Announcement::NoHelp));
            return;
        }
        let (cursor, n_moves) = (self.record().cursor(), self.record().n_moves());
        if self.game.record.correct(position) == cursor {
            return;
        }
        if self.record().n_moves() > n_moves {
            self.raise_flag();
        }
        self.entered(false, turn);
        self.announce_end(turn);
    }

    /// Enters the moves as far as they are legal.
    fn play_line(&mut self, moves: &[Move], shown: usize, turn: &mut Transaction) {
        let is_legal = |mv: &Move| self.position().play(*mv).is_ok();
        if shown == 0 || !moves.first().is_some_and(is_legal) {
            return;
        }
        let record = &mut self.game.record;
        let mut to_show = record.cursor();
        for (at, &mv) in (1..).zip(moves) {
            let Ok(node) = record.play(mv) else { break };
            if at <= shown {
                to_show = node;
            }
        }
        record.go_to(to_show);
        self.entered(false, turn);
    }

    fn tick(&mut self, turn: &mut Transaction) {
        if let Activity::Replying { mv, due, report } = &mut self.activity
            && turn.now >= *due
        {
            let (mv, report) = (*mv, std::mem::take(report));
            let seen = self.shown_since.filter(|_| self.thinks_like_people());
            let move_time = seen.map_or(report.elapsed, |since| turn.now.saturating_duration_since(since));
            self.play_legal(mv, Some(move_time), turn);
            self.reply = Some(report);
        }
        if self.clock_runs() && !turn.effects.contains(&Effect::Save) {
            turn.effects.push(Effect::Save);
        }
    }

    fn stop(&mut self, turn: &mut Transaction) {
        if self.clock_runs() && self.is_serious() && self.is_human_to_move() {
            turn.effects.push(Effect::Announce(Announcement::NoPause));
            return;
        }
        self.set_running(false, turn);
        self.settle(turn);
    }

    /// A single search outside the players' turns: for a hint, or for one move played by the computer.
    fn think_once(&mut self, purpose: SearchPurpose, level: Level, turn: &mut Transaction) {
        match self.activity {
            Activity::Human | Activity::Paused => {}
            Activity::Thinking { purpose: SearchPurpose::Hint, .. } if purpose == SearchPurpose::Move => {}
            _ => return,
        }
        let position = *self.position();
        let player = match (purpose, self.game.players[position.turn()]) {
            (SearchPurpose::Hint, _) | (_, Player::Human) => Player::Engine { level },
            (SearchPurpose::Move, computer) => computer,
        };
        if self.is_serious() && (purpose == SearchPurpose::Hint || self.is_human_to_move()) {
            turn.effects.push(Effect::Announce(Announcement::NoHelp));
            return;
        }
        if purpose == SearchPurpose::Hint || self.is_human_to_move() {
            self.help(Help::Hint, turn);
        }
        if let Some(mut request) = self.request(player) {
            if purpose == SearchPurpose::Hint {
                // The second line gives the other square of [`HintStep::Squares`].
                request = request.lines(2);
            }
            if player != self.game.players[position.turn()] || purpose == SearchPurpose::Hint {
                // A hint, or a move played for a human, is the best move.
                request.book = request.book.best_only();
            }
            self.think(purpose, request, turn);
        } else {
            self.begin_move(player, turn);
        }
    }

    fn play_on(&mut self, players: ByColor<Player>, turn: &mut Transaction) {
        let help = Some(Help::OtherPlayers);
        self.raise_flag();
        self.game.record.header.clocks = None;
        let (mode, running, timing) = (Mode::Casual, true, None);
        self.game = Game { players, mode, running, help, timing, ..self.game.clone() };
        turn.effects.push(Effect::Save);
        self.settle(turn);
    }

    fn set_player(&mut self, color: Color, player: Player, turn: &mut Transaction) {
        if self.game.players[color] == player {
            return;
        }
        if self.record().n_moves() > 0 {
            self.help(Help::OtherPlayers, turn);
        }
        self.game.players[color] = player;
        turn.effects.push(Effect::Save);
        if color == self.position().turn() {
            self.settle(turn);
        }
    }
}
