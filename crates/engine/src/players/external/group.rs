//! A program together with everything that it starts, so that all of it ends: many engines are scripts that
//! start the engine proper. On Unix it is a process group, on Windows a job. On Linux the processes also have
//! an environment variable, which identifies those that left the group (`setsid`); on other Unix systems
//! these keep running.
//!
//! The terminal's Ctrl+C does not reach such a group, so our handler of Ctrl+C calls [`end_all`] first; a job
//! ends with our process.

use std::process::{Child, Command};

/// The groups that run, by their leaders.
#[cfg(unix)]
static RUNNING: std::sync::Mutex<Vec<rustix::process::Pid>> = std::sync::Mutex::new(Vec::new());

/// Ends every running group. Called by a process that is about to exit.
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

pub(super) struct Group {
    #[cfg(windows)]
    job: Option<win32job::Job>,
    #[cfg(target_os = "linux")]
    mark: String,
}

#[cfg(target_os = "linux")]
const MARK: &str = "OUTFLANK_PLAYER";

/// Ends the processes that have a mark in their environment.
#[cfg(target_os = "linux")]
fn end_marked(mark: &str) {
    use rustix::process::{Pid, Signal, kill_process};
    let variable = format!("{MARK}={mark}");
    let is_marked = |pid: &Pid| {
        // Processes of other users cannot be read, and are not ours.
        let environment = std::fs::read(format!("/proc/{}/environ", pid.as_raw_nonzero()));
        let is_set =
            |bytes: Vec<u8>| bytes.split(|&byte| byte == 0).any(|entry| entry == variable.as_bytes());
        environment.is_ok_and(is_set)
    };
    let Ok(entries) = std::fs::read_dir("/proc") else { return };
    let numbers = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    for pid in numbers.filter_map(Pid::from_raw).filter(is_marked) {
        _ = kill_process(pid, Signal::KILL);
    }
}

#[cfg(unix)]
impl Group {
    /// Makes a command begin a group of its own.
    pub(super) fn prepare(command: &mut Command) -> Group {
        std::os::unix::process::CommandExt::process_group(command, 0);
        #[cfg(target_os = "linux")]
        let mark = {
            use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
            static NUMBER: AtomicU64 = AtomicU64::new(0);
            format!("{}-{}", std::process::id(), NUMBER.fetch_add(1, Relaxed))
        };
        #[cfg(target_os = "linux")]
        command.env(MARK, &mark);
        Group {
            #[cfg(target_os = "linux")]
            mark,
        }
    }

    /// The group of a program that the prepared command has started, noted for [`end_all`].
    pub(super) fn register(self, leader: &Child) -> Group {
        running().push(rustix::process::Pid::from_child(leader));
        self
    }

    /// Ends the processes that still run, then waits for the leader. An earlier wait for the leader would
    /// free its number for another process.
    pub(super) fn end(&mut self, leader: &mut Child) {
        let pid = rustix::process::Pid::from_child(leader);
        // After a wait its number may be reused.
        running().retain(|&group| group != pid);
        // If all have ended there is nothing to do.
        _ = rustix::process::kill_process_group(pid, rustix::process::Signal::KILL);
        #[cfg(target_os = "linux")]
        end_marked(&self.mark);
        _ = leader.wait();
    }

    /// Whether the program itself has ended. The caller must still wait for it.
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
    pub(super) fn prepare(_command: &mut Command) -> Group {
        Group { job: None }
    }

    /// The job of a program that has just been started; without one only the program itself is ended.
    pub(super) fn register(self, leader: &Child) -> Group {
        use std::os::windows::io::AsRawHandle;
        let mut limits = win32job::ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = win32job::Job::create_with_limit_info(&limits).ok();
        Group { job: job.filter(|job| job.assign_process(leader.as_raw_handle() as isize).is_ok()) }
    }

    /// Ends the processes that still run.
    pub(super) fn end(&mut self, leader: &mut Child) {
        // Closing its last handle ends the job and all processes in it.
        self.job = None;
        _ = leader.kill();
        _ = leader.wait();
    }

    /// Whether the program itself has ended.
    pub(super) fn has_ended(&self, leader: &mut Child) -> bool {
        leader.try_wait().is_ok_and(|status| status.is_some())
    }
}
