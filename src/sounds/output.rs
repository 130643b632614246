//! The system's sound: PulseAudio's protocol on Linux, which PipeWire speaks too, and the system's own
//! interface elsewhere.

#[cfg(not(any(windows, target_os = "macos")))]
mod pulse;
#[cfg(any(windows, target_os = "macos"))]
mod system;

use super::SampleSource;
use std::error::Error;

/// Sound that plays until it is dropped.
#[cfg(not(any(windows, target_os = "macos")))]
pub(super) type Output = pulse::Line;
#[cfg(any(windows, target_os = "macos"))]
pub(super) type Output = system::Line;

/// Opens the sound of this computer, which then takes its samples from the source.
///
/// # Errors
/// Where there is none, for the log.
pub(super) fn open(source: SampleSource) -> Result<Output, Box<dyn Error>> {
    #[cfg(not(any(windows, target_os = "macos")))]
    return pulse::open(source);
    #[cfg(any(windows, target_os = "macos"))]
    return system::open(source);
}
