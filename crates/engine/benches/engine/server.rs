//! An engine on its own thread, as in the app.

use engine::{Engine, Event, Report, Request, Resources, SearchId};
use othello::rules::Move;
use std::sync::mpsc::{self, Receiver};

/// An engine, and the channel on which it announces events.
pub(crate) struct Server {
    pub engine: Engine,
    woken: Receiver<()>,
}

impl Server {
    pub(crate) fn new(resources: Resources) -> Server {
        let (wake, woken) = mpsc::channel();
        let mut engine = Engine::spawn(move || _ = wake.send(()));
        engine.configure(resources);
        Server { engine, woken }
    }

    /// Sends a request and waits for the move and the report of its search; `None` when the search fails.
    pub(crate) fn answer(&mut self, request: Request) -> Option<(Option<Move>, Report)> {
        let id = SearchId::unique();
        self.engine.go(id, request);
        loop {
            self.woken.recv().expect("the engine answers");
            for event in self.engine.events() {
                match event {
                    Event::Finished { id: done, best, report } if done == id => return Some((best, report)),
                    Event::Failed { message, .. } => {
                        println!("a search failed: {message}");
                        return None;
                    }
                    _ => {}
                }
            }
        }
    }
}
