//! Nothing that was shown is lost: the process is killed at random moments, and each call of the system that
//! writes is made to fail once.
//!
//! A test starts itself once more as the process that this happens to. What that shows goes to its standard
//! output, line by line.

mod victim;
mod playing;
mod importing;
mod editing;
mod ghost;
#[cfg(target_os = "linux")]
mod faults;
