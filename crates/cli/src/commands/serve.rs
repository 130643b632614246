//! `outflank-engine gtp` and `nboard`: carries out what a protocol's server wants, with the engine on its own
//! thread, so that lines are taken in while it searches.

use engine::protocol::{Action, Server};
use engine::{Engine, Event, SearchId};
use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Instant;

/// What wakes the conversation up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line that was sent.
    Line(String),
    /// There are no more lines.
    End,
    /// The engine has sent an event.
    Event,
}

/// Serves until the conversation is over. After the last line it only waits for the searches that were asked
/// for. `complain` is told what is wrong with the machine, which is none of the protocol's business; `read`
/// fetches the bytes of a file.
///
/// # Errors
/// When an answer cannot be written: nobody listens any more.
pub fn serve(
    server: &mut dyn Server,
    engine: &mut Engine,
    inputs: &Receiver<Input>,
    out: &mut dyn Write,
    complain: &mut dyn FnMut(&str),
    read: &mut dyn FnMut(&str) -> Result<Vec<u8>, String>,
) -> io::Result<()> {
    let (mut search, mut deadline, mut ended): (Option<SearchId>, Option<Instant>, bool) =
        (None, None, false);
    while !ended || server.is_thinking() {
        let mut actions: VecDeque<Action> = match receive(inputs, deadline) {
            Ok(Input::Line(line)) => server.on_line(&line),
            Ok(Input::Event) => {
                let mut hear = |event| match event {
                    Event::Warning { error, .. } => {
                        complain(&error.to_string());
                        Vec::new()
                    }
                    // News of a search that was given up is no longer of interest.
                    event if Some(event.id()) != search => Vec::new(),
                    event => server.on_event(event),
                };
                engine.events().flat_map(&mut hear).collect()
            }
            Ok(Input::End) | Err(RecvTimeoutError::Disconnected) => {
                ended = true;
                Vec::new()
            }
            Err(RecvTimeoutError::Timeout) => {
                deadline = None;
                server.on_timeout()
            }
        }
        .into();
        while let Some(action) = actions.pop_front() {
            match action {
                Action::Say(text) => {
                    out.write_all(text.as_bytes())?;
                    out.flush()?;
                }
                Action::Think { request, within } => {
                    let id = SearchId::unique();
                    engine.go(id, request);
                    search = Some(id);
                    deadline = within.map(|time| Instant::now() + time);
                }
                Action::Stop => {
                    engine.stop();
                    (search, deadline) = (None, None);
                }
                Action::Read { file } => actions.extend(server.on_file(read(&file))),
                Action::Quit => return Ok(()),
            }
        }
    }
    Ok(())
}

fn receive(inputs: &Receiver<Input>, deadline: Option<Instant>) -> Result<Input, RecvTimeoutError> {
    match deadline {
        None => inputs.recv().map_err(RecvTimeoutError::from),
        Some(deadline) => inputs.recv_timeout(deadline.saturating_duration_since(Instant::now())),
    }
}
