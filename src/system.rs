//! What the system's settings say of its user: less motion, high contrast.
//!
//! On Linux the desktop portal says it, or GNOME's own settings through the portal; Windows and macOS have it
//! among their settings for accessibility. Without an answer, the usual holds.

use egui::Context;
use mundy::{Contrast, Interest, Preferences, ReducedMotion, Subscription};
use std::sync::mpsc::{Receiver, channel};

/// What the system prefers, followed as it changes.
pub(super) struct SystemPreferences {
    pub less_motion: bool,
    pub more_contrast: bool,
    said: Receiver<Preferences>,
    /// The subscription ends when this value is dropped.
    _subscription: Option<Subscription>,
}

impl SystemPreferences {
    /// With `asks` the system is asked; the answer comes later and wakes the window.
    pub(super) fn new(ctx: &Context, asks: bool) -> SystemPreferences {
        let (sender, said) = channel();
        let ctx = ctx.clone();
        let subscribe = || {
            Preferences::subscribe(Interest::ReducedMotion | Interest::Contrast, move |preferences| {
                // The window may be gone.
                _ = sender.send(preferences);
                ctx.request_repaint();
            })
        };
        let subscription = asks.then(subscribe);
        SystemPreferences { less_motion: false, more_contrast: false, said, _subscription: subscription }
    }

    /// Takes in the system's newest answer. Returns whether there was one.
    pub(super) fn poll(&mut self) -> bool {
        let Some(said) = self.said.try_iter().last() else { return false };
        self.less_motion = said.reduced_motion == ReducedMotion::Reduce;
        // Windows has one switch for high contrast and for custom colours.
        self.more_contrast = matches!(said.contrast, Contrast::More | Contrast::Custom);
        true
    }
}
