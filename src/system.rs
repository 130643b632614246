//! What the system's settings say of its user: less motion, high contrast.
//!
//! On Linux the desktop portal says it, or GNOME's own settings through the portal; Windows and macOS have it
//! among their settings for accessibility. Without an answer, the usual holds.

use egui::Context;
use mundy::{Contrast, Interest, Preferences, ReducedMotion, Subscription};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What the system prefers, followed as it changes.
pub(super) struct SystemPreferences {
    heard: Arc<SystemHeard>,
    /// The subscription ends when this value is dropped.
    _subscription: Option<Subscription>,
}

/// What the system said last, written by a thread that listens.
#[derive(Default)]
struct SystemHeard {
    less_motion: AtomicBool,
    more_contrast: AtomicBool,
    is_new: AtomicBool,
}

impl SystemPreferences {
    /// With `asks` the system is asked; the answer comes later and wakes the window.
    pub(super) fn new(ctx: &Context, asks: bool) -> SystemPreferences {
        let heard = Arc::new(SystemHeard::default());
        let (hears, ctx) = (heard.clone(), ctx.clone());
        let subscribe = || {
            Preferences::subscribe(Interest::ReducedMotion | Interest::Contrast, move |said| {
                hears.take(&said);
                ctx.request_repaint();
            })
        };
        SystemPreferences { heard, _subscription: asks.then(subscribe) }
    }

    /// Whether the system's answer has changed since the last call.
    pub(super) fn has_changed(&self) -> bool {
        self.heard.is_new.swap(false, Ordering::Acquire)
    }

    pub(super) fn less_motion(&self) -> bool {
        self.heard.less_motion.load(Ordering::Relaxed)
    }

    pub(super) fn more_contrast(&self) -> bool {
        self.heard.more_contrast.load(Ordering::Relaxed)
    }
}

impl SystemHeard {
    fn take(&self, said: &Preferences) {
        self.less_motion.store(said.reduced_motion == ReducedMotion::Reduce, Ordering::Relaxed);
        // Windows has one switch for high contrast and for custom colours.
        let more_contrast = matches!(said.contrast, Contrast::More | Contrast::Custom);
        self.more_contrast.store(more_contrast, Ordering::Relaxed);
        self.is_new.store(true, Ordering::Release);
    }
}
