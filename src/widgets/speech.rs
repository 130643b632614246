//! Sentences that a screen reader speaks by itself, wherever the keyboard is: [`say`] them at any time in a
//! frame, and [`speak`] at its end.
//!
//! Windows and macOS announce what a live element says. Older versions of Orca on Linux do not, but all of
//! them speak the name of the window, and that of the button with the keyboard, when it changes. So on Linux
//! a sentence goes into the button's name, or into the window's if no button has the keyboard. An event may
//! also change the button's own name: both are then heard together, and once.

use egui::accesskit::{Live, Role};
use egui::{Context, Id};

/// The window's name before anything was said.
const NAME: &str = "Outflank";
/// Ends a repeated sentence, so that the name changes.
const AGAIN: char = '\u{a0}';

/// If the keyboard leaves a button within this time after a sentence, in seconds, the sentence is said again
/// elsewhere: it was not heard, as when a dialog closes with its button. Slow frames get more time.
const HEARD_AFTER: f64 = 0.3;
const HEARD_AFTER_SLOW: f64 = 2.0;
const FRAMES_HEARD: u64 = 3;

/// Whether a live element announces the sentences; else they go into names that the screen reader watches.
const IS_LIVE: bool = !cfg!(target_os = "linux");

/// What is being said, kept from frame to frame.
#[derive(Clone, Debug, Default)]
struct Speech {
    /// Said in this frame.
    waiting: Vec<String>,
    /// The name of the window, or what the live element says; empty before the first sentence.
    window: String,
    /// What precedes the name of a button, as long as the keyboard is on it.
    button: Option<ButtonSpeech>,
}

#[derive(Clone, Debug)]
struct ButtonSpeech {
    id: Id,
    text: String,
    at: Moment,
}

/// When something was said.
#[derive(Clone, Copy, Debug)]
struct Moment {
    seconds: f64,
    frame: u64,
}

impl Speech {
    /// Moves what was said in this frame into the name of the button with the keyboard, or of the window.
    fn take_up(&mut self, focused: Option<Id>, now: Moment) {
        if let Some(unheard) = self.button.take_if(|button| Some(button.id) != focused)
            && let is_slow = now.frame < unheard.at.frame + FRAMES_HEARD
            && now.seconds < unheard.at.seconds + if is_slow { HEARD_AFTER_SLOW } else { HEARD_AFTER }
        {
            self.waiting.insert(0, unheard.text.trim_end_matches(AGAIN).to_owned());
        }
        if self.waiting.is_empty() {
            return;
        }
        let mut text = std::mem::take(&mut self.waiting).join(" ");
        let before = self.button.as_ref().map_or(&self.window, |button| &button.text);
        if *before == text {
            text.push(AGAIN);
        }
        match focused {
            Some(id) => self.button = Some(ButtonSpeech { id, text, at: now }),
            None => self.window = text,
        }
    }
}

/// Speaks a sentence, after those said before.
pub fn say(ctx: &Context, sentence: impl Into<String>) {
    let sentence = sentence.into();
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Speech>(id()).waiting.push(sentence));
}

/// Speaks a sentence when it first appears, although the element `shown_by` shows it in every frame.
pub fn say_once(ctx: &Context, shown_by: Id, sentence: &str) {
    let (key, now) = (shown_by.with("said"), ctx.cumulative_frame_nr());
    let before: Option<(String, u64)> = ctx.data(|data| data.get_temp(key));
    if before.is_none_or(|(text, frame)| text != sentence || frame + 1 < now) {
        say(ctx, sentence);
    }
    ctx.data_mut(|data| data.insert_temp(key, (sentence.to_owned(), now)));
}

/// Puts the sentences of this frame into the names. Call it when everything has been drawn.
pub fn speak(ctx: &Context) {
    let focused = focused_button(ctx).filter(|_| !IS_LIVE);
    let now = Moment { seconds: ctx.input(|input| input.time), frame: ctx.cumulative_frame_nr() };
    let speech = ctx.data_mut(|data| {
        let speech = data.get_temp_mut_or_default::<Speech>(id());
        speech.take_up(focused, now);
        speech.clone()
    });
    let said = speech.window.as_str();
    let name = if IS_LIVE || said.is_empty() { NAME } else { said };
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(name));
    if IS_LIVE && !said.is_empty() {
        ctx.accesskit_node_builder(id(), |node| {
            node.set_role(Role::Label);
            node.set_value(said);
            node.set_live(Live::Polite);
        });
    }
    if let Some(ButtonSpeech { id, text, .. }) = &speech.button {
        ctx.accesskit_node_builder(*id, |node| {
            node.set_label(format!("{text} {}", node.label().unwrap_or_default()));
        });
    }
}

/// The element with the focus, if a screen reader speaks a change of its name.
fn focused_button(ctx: &Context) -> Option<Id> {
    let focused = ctx.memory(|memory| memory.focused()).filter(|id| ctx.has_accesskit_node(*id))?;
    let is_button = ctx.accesskit_node_builder(focused, |node| {
        matches!(node.role(), Role::Button | Role::CheckBox | Role::RadioButton) && node.label().is_some()
    });
    is_button.unwrap_or(false).then_some(focused)
}

fn id() -> Id {
    Id::unique("speech")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said some seconds after the frame before.
    fn said(speech: &mut Speech, focused: Option<Id>, sentences: &[&str]) -> String {
        let before = speech.button.as_ref().map_or(0.0, |button| button.at.seconds);
        said_at(Moment { seconds: before + 3.0, frame: 1 }, speech, focused, sentences)
    }

    fn said_at(now: Moment, speech: &mut Speech, focused: Option<Id>, sentences: &[&str]) -> String {
        speech.waiting.extend(sentences.iter().map(|sentence| (*sentence).to_owned()));
        speech.take_up(focused, now);
        let button = speech.button.as_ref().map_or("nothing", |button| button.text.as_str());
        format!("{}|{button}", speech.window)
    }

    #[test]
    fn a_sentence_whose_button_loses_the_keyboard_at_once_is_said_by_the_next() {
        let (mut speech, [start, square]) = (Speech::default(), [Id::unique("start"), Id::unique("square")]);
        let mut names = |seconds, frame, focused, sentences| {
            said_at(Moment { seconds, frame }, &mut speech, Some(focused), sentences)
        };
        assert_eq!(names(1.0, 1, start, &["New game on 4×4."]), "|New game on 4×4.");
        assert_eq!(names(1.1, 9, square, &["Black to move."]), "|New game on 4×4. Black to move.");
        // A slow frame.
        assert_eq!(names(2.0, 10, start, &[]), "|New game on 4×4. Black to move.");
        assert_eq!(names(2.5, 20, square, &[]), "|nothing");
        // Nothing was drawn for a while.
        assert_eq!(names(3.0, 21, square, &["White passes."]), "|White passes.");
        assert_eq!(names(6.0, 22, start, &[]), "|nothing");
    }

    #[test]
    fn a_sentence_goes_to_the_button_with_the_keyboard_and_leaves_with_it() {
        let (mut speech, [here, there]) = (Speech::default(), [Id::unique("here"), Id::unique("there")]);
        let mut names = |focused, sentences| said(&mut speech, focused, sentences);
        assert_eq!(names(None, &["White passes."]), "White passes.|nothing");
        assert_eq!(names(Some(here), &["Black d3.", "Your turn."]), "White passes.|Black d3. Your turn.");
        assert_eq!(names(Some(here), &[]), "White passes.|Black d3. Your turn.");
        assert_eq!(names(Some(there), &[]), "White passes.|nothing");
    }

    #[test]
    fn the_same_sentence_again_changes_the_name_again() {
        let mut speech = Speech::default();
        let mut names = |focused| said(&mut speech, focused, &["White passes."]);
        let window = [names(None), names(None), names(None)];
        assert!(window[0] != window[1] && window[1] != window[2]);
        let here = Some(Id::unique("here"));
        let button = [names(here), names(here), names(here)];
        assert!(button[0] != button[1] && button[1] != button[2]);
    }
}
