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
mod damage;
#[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
mod faults;
#[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
mod moving;
