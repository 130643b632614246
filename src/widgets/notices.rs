//! Short messages in the strip below the board: a pass, an illegal click, an error with a file.
//!
//! One is shown at a time. A pass or the end of a game is news that must be seen, so it keeps its time and
//! the next one queues behind it; the answer to a click replaces any other answer at once.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// News stays at least this long, whatever comes after it: more than the 1.5 s that a pass must be seen.
const NEWS: Duration = Duration::from_millis(1800);
/// How long an answer and a trouble stay if nothing replaces them.
const ANSWER: Duration = Duration::from_millis(3000);
const TROUBLE: Duration = Duration::from_secs(12);
/// If more were waiting, the last would be shown long after it happened.
const WAITING_MAX: usize = 4;

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something happened in the game.
    News,
    /// The answer to a click or a key.
    Answer,
    /// Something went wrong outside the game.
    Trouble,
}

/// A message and its tone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub tone: Tone,
    pub text: String,
}

/// The notice shown and those that wait behind it.
#[derive(Debug, Default)]
pub struct Notices {
    shown: Option<(Notice, Instant)>,
    waiting: VecDeque<Notice>,
    /// Not yet announced to the screen reader, which does not wait for the notice to be shown.
    /// [`services::spoken`] announces the game itself.
    pub unspoken: Vec<String>,
}

impl Notices {
    /// Shows a notice, now or after one that must be seen first.
    pub fn push(&mut self, tone: Tone, text: impl Into<String>, now: Instant) {
        let notice = Notice { tone, text: text.into() };
        if tone != Tone::News {
            self.unspoken.push(notice.text.clone());
        }
        let must_wait = |shown: &(Notice, Instant)| shown.0.tone != Tone::Answer && now < end(shown);
        if !self.shown.as_ref().is_some_and(must_wait) {
            self.shown = Some((notice, now));
        } else if self.waiting.len() < WAITING_MAX && self.waiting.back() != Some(&notice) {
            self.waiting.push_back(notice);
        }
    }

    /// Replaces the notice shown if its time is over; returns when to call this again.
    pub fn tick(&mut self, now: Instant) -> Option<Instant> {
        while self.shown.as_ref().is_some_and(|shown| now >= end(shown)) {
            self.shown = self.waiting.pop_front().map(|notice| (notice, now));
        }
        self.shown.as_ref().map(end)
    }

    /// The notice shown now.
    pub fn shown(&self) -> Option<&Notice> {
        self.shown.as_ref().map(|(notice, _)| notice)
    }

    /// Takes away answers, which may no longer fit the board; news and troubles stay.
    pub fn drop_answers(&mut self, now: Instant) {
        self.waiting.retain(|notice| notice.tone != Tone::Answer);
        if self.shown().is_some_and(|notice| notice.tone == Tone::Answer) {
            self.dismiss(now);
        }
    }

    /// Takes away the notice shown, and says whether there was one.
    pub fn dismiss(&mut self, now: Instant) -> bool {
        let was_shown = self.shown.is_some();
        self.shown = self.waiting.pop_front().map(|notice| (notice, now));
        was_shown
    }
}

/// When a notice goes away that has been shown since a moment.
fn end((notice, since): &(Notice, Instant)) -> Instant {
    let duration = match notice.tone {
        Tone::News => NEWS,
        Tone::Answer => ANSWER,
        Tone::Trouble => TROUBLE,
    };
    *since + duration
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(notices: &Notices) -> &str {
        notices.shown().map_or("", |notice| &notice.text)
    }

    #[test]
    fn news_keeps_its_time_and_the_next_waits_for_it() {
        let (mut notices, start) = (Notices::default(), Instant::now());
        notices.push(Tone::News, "pass", start);
        notices.push(Tone::News, "over", start + Duration::from_millis(100));
        notices.push(Tone::Answer, "illegal", start + Duration::from_millis(200));
        notices.tick(start + Duration::from_millis(1500));
        assert_eq!(text(&notices), "pass");
        notices.tick(start + NEWS);
        assert_eq!(text(&notices), "over");
        notices.tick(start + NEWS * 2);
        assert_eq!(text(&notices), "illegal");
        assert_eq!(notices.tick(start + NEWS * 2 + ANSWER), None);
        assert_eq!(text(&notices), "");
    }

    #[test]
    fn an_answer_gives_way_at_once() {
        let (mut notices, start) = (Notices::default(), Instant::now());
        notices.push(Tone::Answer, "first", start);
        notices.push(Tone::Answer, "second", start);
        assert_eq!(text(&notices), "second");
        notices.drop_answers(start);
        assert_eq!(text(&notices), "");
        notices.push(Tone::News, "pass", start);
        notices.push(Tone::Answer, "illegal", start);
        notices.push(Tone::News, "over", start);
        notices.tick(start + NEWS);
        assert_eq!(text(&notices), "illegal");
        notices.drop_answers(start + NEWS);
        assert_eq!(text(&notices), "over");
    }

    #[test]
    fn the_queue_is_short_and_does_not_repeat_itself() {
        let (mut notices, start) = (Notices::default(), Instant::now());
        (0..50).for_each(|i| notices.push(Tone::News, (i / 10).to_string(), start));
        assert!(notices.waiting.len() <= WAITING_MAX);
        assert!(notices.dismiss(start));
        assert_eq!(text(&notices), "0");
    }
}
