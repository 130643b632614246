//! The processor time of a program, known on Linux alone: from `/proc/PID/stat` (proc(5)).

use std::time::Duration;

/// Ticks in a second: the kernel reports hundredths to programs, on every processor we build for.
const TICKS: u64 = 100;

/// The time used by all threads of a process and by the children it has waited for; `None` if not known.
pub(crate) fn cpu_time(process: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Field 2 is the program's name in brackets, perhaps with blanks; the times are the fields 14 to 17.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks = fields.split_whitespace().skip(11).take(4).map(|field| field.parse::<u64>().ok());
    ticks.sum::<Option<u64>>().map(|ticks| Duration::from_millis(ticks * 1000 / TICKS))
}

/// The processor time of this program.
pub fn own_cpu_time() -> Option<Duration> {
    cpu_time(std::process::id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_processor_time() {
        assert_eq!(own_cpu_time().is_some(), cfg!(target_os = "linux"));
        let Some(before) = own_cpu_time() else { return };
        let mut sum = 0u64;
        while own_cpu_time().unwrap() - before < Duration::from_millis(30) {
            sum = std::hint::black_box(sum + 1);
        }
        assert_eq!(cpu_time(u32::MAX), None);
    }
}
