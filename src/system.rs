//! Follows two of the system's settings: less motion and high contrast.
//!
//! On Linux the desktop portal has them, or GNOME's own settings through the portal; Windows and macOS have
//! them among their settings for accessibility. Until the system answers, both are off.

use egui::Context;
use mundy::{Contrast, Interest, Preferences, ReducedMotion, Subscription};
use std::sync::mpsc::{Receiver, channel};

/// The system's newest settings, and the subscription to their changes.
pub(super) struct SystemPreferences {
    pub less_motion: bool,
    pub more_contrast: bool,
    answers: Receiver<Preferences>,
    /// The subscription ends when this value is dropped.
    _subscription: Option<Subscription>,
}

impl SystemPreferences {
    /// Subscribes to the system's settings if `asks`; each answer arrives later and wakes the window.
    pub(super) fn new(ctx: &Context, asks: bool) -> SystemPreferences {
        let (sender, answers) = channel();
        let ctx = ctx.clone();
        let subscribe = || {
            Preferences::subscribe(Interest::ReducedMotion | Interest::Contrast, move |preferences| {
                // The window may be gone.
                _ = sender.send(preferences);
                ctx.request_repaint();
            })
        };
        let subscription = asks.then(subscribe);
        SystemPreferences { less_motion: false, more_contrast: false, answers, _subscription: subscription }
    }

    /// Takes in the system's newest answer. Returns whether there was one.
    pub(super) fn poll(&mut self) -> bool {
        let Some(answer) = self.answers.try_iter().last() else { return false };
        self.less_motion = answer.reduced_motion == ReducedMotion::Reduce;
        // Windows has one switch for high contrast and for custom colours.
        self.more_contrast = matches!(answer.contrast, Contrast::More | Contrast::Custom);
        true
    }
}
