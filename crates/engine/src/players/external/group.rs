//! A program together with everything that it starts, so that all of it ends: many engines are scripts that
//! start the engine proper. On Unix it is a process group, on Windows a job.
//!
//! A group of its own does not receive the terminal's Ctrl+C, so the handler of it calls [`end_all`] first; a
//! job ends with us.

use std::process::{Child, Command};

/// The groups that run, by their leaders.
#[cfg(unix)]
static RUNNING: std::sync::Mutex<Vec<rustix::process::Pid>> = std::sync::Mutex::new(Vec::new());

/// Ends every group that runs, for a process that is about to end itself.
pub fn end_all() {
    #[cfg(unix)]
    for group in running().drain(..) {
        _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(unix)]
fn running() -> std::sync::MutexGuard<'static, Vec<rustix::process::Pid>> {
    // A list of numbers is valid even if a thread panicked with the lock held.
    RUNNING.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The program and its children.
pub(super) struct Group {
    #[cfg(windows)]
    job: Option<win32job::Job>,
}

#[cfg(unix)]
impl Group {
    /// Makes a command begin a group of its own.
    pub(super) fn prepare(command: &mut Command) {
        std::os::unix::process::CommandExt::process_group(command, 0);
    }

    /// The group of a program started that way.
    pub(super) fn of(leader: &Child) -> Group {
        running().push(rustix::process::Pid::from_child(leader));
        Group {}
    }

    /// Ends the processes that still run. The leader must not have been waited for: until then its number is
    /// not reused.
    pub(super) fn end(&mut self, leader: &mut Child) {
        let pid = rustix::process::Pid::from_child(leader);
        // After a wait its number may be reused.
        running().retain(|&group| group != pid);
        // If all have ended there is nothing to do.
        _ = rustix::process::kill_process_group(pid, rustix::process::Signal::KILL);
        _ = leader.wait();
    }

    /// Whether the program itself has ended; it is still to be waited for.
    pub(super) fn has_ended(&self, leader: &mut Child) -> bool {
        use rustix::process::{WaitId, WaitIdOptions, waitid};
        let pid = rustix::process::Pid::from_child(leader);
        let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        waitid(WaitId::Pid(pid), how).is_ok_and(|status| status.is_some())
    }
}

#[cfg(windows)]
impl Group {
    /// A job begins when the program runs.
    pub(super) fn prepare(_command: &mut Command) {}

    /// The job of a program that has just been started; without one only the program itself is ended.
    pub(super) fn of(leader: &Child) -> Group {
        use std::os::windows::io::AsRawHandle;
        let mut limits = win32job::ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = win32job::Job::create_with_limit_info(&limits).ok();
        Group { job: job.filter(|job| job.assign_process(leader.as_raw_handle() as isize).is_ok()) }
    }

    /// Ends the processes that still run.
    pub(super) fn end(&mut self, leader: &mut Child) {
        // The job ends with its last handle, and all processes in it.
        self.job = None;
        _ = leader.kill();
        _ = leader.wait();
    }

    /// Whether the program itself has ended.
    pub(super) fn has_ended(&self, leader: &mut Child) -> bool {
        leader.try_wait().is_ok_and(|status| status.is_some())
    }
}
