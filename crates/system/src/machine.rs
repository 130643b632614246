//! The machine: its free memory, and system settings that a program makes before it starts threads.

#![allow(unsafe_code, reason = "settings of the C library are made by calling it")]

#[cfg(unix)]
use std::ffi::c_int;
use std::fs;
use std::sync::LazyLock;

/// A search's table may take the free memory divided by this.
const TABLE_SHARE: u64 = 4;
/// A smaller table makes the search slow.
const TABLE_MB_MIN: u64 = 16;

/// The largest table of a search, in megabytes, by the memory that was free at the first call.
pub fn table_mb_max() -> usize {
    static MOST: LazyLock<usize> = LazyLock::new(|| {
        let free = [free_bytes(), address_space_left()].into_iter().flatten().min();
        free.map_or(usize::MAX, |bytes| (bytes >> 20).div_euclid(TABLE_SHARE).max(TABLE_MB_MIN) as usize)
    });
    *MOST
}

/// The limit of the address space in bytes; `None` without one, or where the system has no list of limits.
pub fn address_space_max() -> Option<u64> {
    number_after(&fs::read_to_string("/proc/self/limits").ok()?, "Max address space")
}

fn address_space_left() -> Option<u64> {
    let used = number_after(&fs::read_to_string("/proc/self/status").ok()?, "VmSize:")? << 10;
    Some(address_space_max()?.saturating_sub(used))
}

/// The free memory; `None` where the system does not report it as Linux does.
fn free_bytes() -> Option<u64> {
    Some(number_after(&fs::read_to_string("/proc/meminfo").ok()?, "MemAvailable:")? << 10)
}

/// The number after `start`, in the line that begins with it.
fn number_after(text: &str, start: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(start))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Gives all threads the same areas of memory: by default the C library reserves 64 MB of addresses for each
/// thread, which is most of what a program of 20 threads reserves.
pub fn share_memory_areas() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        unsafe extern "C" {
            fn mallopt(parameter: c_int, value: c_int) -> c_int;
        }
        /// From the C library's malloc.h.
        const M_ARENA_MAX: c_int = -8;
        // SAFETY: it sets a number in the C library, which no other thread reads yet.
        _ = unsafe { mallopt(M_ARENA_MAX, 2) };
    }
}

/// Makes a write beyond the limit for files (`ulimit -f`) an error instead of the end of the program.
pub fn outlive_file_limits() {
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    {
        unsafe extern "C" {
            fn signal(number: c_int, action: usize) -> usize;
        }
        /// From the C library's signal.h.
        const SIGXFSZ: c_int = 25;
        const SIG_IGN: usize = 1;
        // SAFETY: an ignored signal runs no code.
        _ = unsafe { signal(SIGXFSZ, SIG_IGN) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_the_files_of_proc() {
        let limits = |value: &str| {
            format!("Limit    Soft  Hard  Units\nMax address space   {value}   unlimited  bytes\n")
        };
        assert_eq!(number_after(&limits("614400000"), "Max address space"), Some(614_400_000));
        assert_eq!(number_after(&limits("unlimited"), "Max address space"), None);
        assert_eq!(number_after("MemAvailable:    1024 kB\n", "MemAvailable:"), Some(1024));
        assert!(table_mb_max() >= 16);
    }
}
