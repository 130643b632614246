//! Checks that the app loses nothing that it has shown, though the tests kill it at random moments and make
//! each system call that writes fail once.
//!
//! A test starts its own binary again as the victim, the process to kill. The victim writes what it shows to
//! its standard output, line by line.

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
