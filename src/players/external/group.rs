//! A program together with everything that it starts, so that all of it ends: many engines are a script that
//! starts the engine proper. On Unix it is a process group, on Windows a job.

use std::process::{Child, Command};

/// The program and its children.
pub struct Group {
    #[cfg(windows)]
    job: Option<win32job::Job>,
}

#[cfg(unix)]
impl Group {
    /// Has a command begin a group of its own.
    pub fn prepare(command: &mut Command) {
        std::os::unix::process::CommandExt::process_group(command, 0);
    }

    /// The group of a program that was started so.
    pub fn of(_leader: &Child) -> Group {
        Group {}
    }

    /// Ends whatever of it is still running. The leader must not have been waited for: until then nothing
    /// else has its number.
    pub fn end(&mut self, leader: &mut Child) {
        let pid = rustix::process::Pid::from_child(leader);
        // Where all have ended there is nothing to be done.
        _ = rustix::process::kill_process_group(pid, rustix::process::Signal::KILL);
        _ = leader.wait();
    }

    /// Whether the program itself has ended; it is still to be waited for.
    pub fn has_ended(&self, leader: &mut Child) -> bool {
        use rustix::process::{WaitId, WaitIdOptions, waitid};
        let pid = rustix::process::Pid::from_child(leader);
        let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        waitid(WaitId::Pid(pid), how).is_ok_and(|status| status.is_some())
    }
}

#[cfg(windows)]
impl Group {
    /// A job begins when the program runs.
    pub fn prepare(_command: &mut Command) {}

    /// The job of a program that has just been started; without one only the program itself is ended.
    pub fn of(leader: &Child) -> Group {
        use std::os::windows::io::AsRawHandle;
        let mut limits = win32job::ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = win32job::Job::create_with_limit_info(&limits).ok();
        Group { job: job.filter(|job| job.assign_process(leader.as_raw_handle() as isize).is_ok()) }
    }

    /// Ends whatever of it is still running.
    pub fn end(&mut self, leader: &mut Child) {
        // The job ends with its last handle, and all that is in it.
        self.job = None;
        _ = leader.kill();
        _ = leader.wait();
    }

    /// Whether the program itself has ended.
    pub fn has_ended(&self, leader: &mut Child) -> bool {
        leader.try_wait().is_ok_and(|status| status.is_some())
    }
}
