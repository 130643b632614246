//! Large pages for the tables. With pages of 4 KiB, the page faults alone take two fifths of the time to read
//! the weights.

#![allow(unsafe_code, reason = "the system's advice about memory takes a pointer")]

/// Asks for large pages for zeroed memory about to be filled. Without them reading only takes longer.
#[cfg(target_os = "linux")]
pub(super) fn use_large_pages<T>(zeros: &mut [T]) {
    use rustix::mm::{Advice, madvise};
    /// A system with larger pages refuses the advice.
    const PAGE: usize = 4096;
    let range = zeros.as_mut_ptr_range();
    let first = range.start.addr().next_multiple_of(PAGE);
    let length = range.end.addr().saturating_sub(first) / PAGE * PAGE;
    let pages = range.start.with_addr(first).cast();
    // SAFETY: the pages lie inside the slice, and the advice leaves what they hold as it is.
    _ = unsafe { madvise(pages, length, Advice::LinuxHugepage) };
}

/// Other systems have no such advice.
#[cfg(not(target_os = "linux"))]
pub(super) fn use_large_pages<T>(_zeros: &mut [T]) {}
