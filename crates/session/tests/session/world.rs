//! A session with a simulated clock and a simulated engine that answers on demand.

use engine::{Event, Method, Report, Request, SearchId};
use othello::rules::Move;
use session::file::{self, SavedSession};
use session::{Action, Effect, GameSession};
use std::time::{Duration, Instant};

pub struct World {
    pub session: GameSession,
    pub now: Instant,
    /// What the engine works on: the newest search that was neither finished nor stopped.
    pub search: Option<(SearchId, Request)>,
    /// What the engine ponders, until it is asked for a search or stopped.
    pub pondered: Option<Request>,
    /// The last search that the session asked for, answered or not.
    newest: SearchId,
    /// When the session asked to be woken next.
    pub wake: Option<Instant>,
    /// The text that the session saved last; `Some` only where a test keeps it.
    pub file: Option<String>,
}

impl World {
    pub fn new(session: GameSession) -> World {
        let (search, pondered, wake) = (None, None, None);
        World { session, now: Instant::now(), search, pondered, newest: SearchId(0), wake, file: None }
    }

    pub fn apply(&mut self, action: Action) -> Vec<Effect> {
        let effects = self.session.apply(action, self.now);
        self.perform(&effects);
        effects
    }

    pub fn receive(&mut self, event: Event) -> Vec<Effect> {
        let effects = self.session.receive(event, self.now);
        self.perform(&effects);
        effects
    }

    /// Finishes the search that the engine works on.
    pub fn finish(&mut self, best: Option<Move>, report: Report) -> Vec<Effect> {
        let (id, _) = self.search.take().expect("the engine is at work");
        self.receive(Event::Finished { id, best, report })
    }

    pub fn fail(&mut self, message: &str) -> Vec<Effect> {
        let (id, _) = self.search.take().expect("the engine is at work");
        self.receive(Event::Failed { id, message: message.to_owned() })
    }

    /// The id of a search that the engine no longer works on.
    pub fn stale_id(&self) -> SearchId {
        SearchId(self.newest.0 - u64::from(self.search.is_some()))
    }

    /// Lets time pass; wakes the session whenever it asked for that.
    pub fn wait(&mut self, time: Duration) -> Vec<Effect> {
        let (end, mut effects) = (self.now + time, Vec::new());
        while let Some(wake) = self.wake.take_if(|wake| *wake <= end) {
            self.now = self.now.max(wake);
            effects.extend(self.apply(Action::Tick));
        }
        self.now = end;
        effects
    }

    pub fn check_file_holds_everything(&self, text: &str) {
        let now = SavedSession::of(&self.session);
        assert_eq!(file::read(&file::write(&self.session)), Ok(now), "{text}");
    }

    /// Ends the session, and begins again with what was saved last.
    pub fn restart(&mut self) {
        self.check_file_holds_everything("killed");
        let saved = file::read(self.file.as_ref().expect("it was saved")).expect("it is whole");
        (self.session, self.search, self.wake) = (saved.into(), None, None);
    }

    /// Does what the app does with the effects.
    fn perform(&mut self, effects: &[Effect]) {
        for effect in effects {
            if let Effect::Think(id, _) | Effect::AskEngine(id, _) | Effect::Ponder(id, _) = effect {
                (self.newest, self.search, self.pondered) = (*id, None, None);
            }
            match effect {
                Effect::Think(id, request) => self.search = Some((*id, request.clone())),
                Effect::AskEngine(id, _) => {
                    // Another program gets the whole game; the engine here needs only its position.
                    let (position, goal) = (*self.session.position(), self.session.record().goal());
                    self.search = Some((*id, Request::new(position, goal, Method::Random)));
                }
                Effect::Ponder(_, request) => self.pondered = Some(request.clone()),
                Effect::StopThinking => (self.search, self.pondered) = (None, None),
                Effect::WakeAt(time) => self.wake = Some(*time),
                Effect::Save => self.file = self.file.take().map(|_| file::write(&self.session)),
                Effect::Show | Effect::Announce(_) => {}
            }
        }
    }
}
