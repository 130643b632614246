//! Asks the processor whether it can run this build, before the program does anything else.
//!
//! On x86-64 the whole program is compiled for x86-64-v2 (see `.cargo/config.toml`), so an older processor
//! would stop it with an illegal instruction somewhere; faster instructions are chosen later, before each
//! search ([`kernel::Instructions`](crate::kernel::Instructions)). `is_x86_feature_detected!` cannot help: it
//! answers `true` at compile time for what the build already uses. So this file reads the processor's own
//! register, and stays small enough that the compiler has no reason to use a newer instruction in it.
//! `scripts/old-processor.sh` starts the programs on an emulated processor of 2006 and expects the refusal.
//!
//! The bits are those of Intel's *Software Developer's Manual*, volume 2A, CPUID.

#![allow(unsafe_code, reason = "Windows has no safe function that shows a message")]

/// Ends the program with a sentence and exit code 1 if the processor lacks what this build was compiled for.
///
/// Call it first in `main`. It does nothing on processors other than x86-64, and nothing in a build for plain
/// x86-64.
#[inline(never)]
pub fn require() {
    #[cfg(target_arch = "x86_64")]
    if let Some(first) = missing(std::arch::x86_64::__cpuid(1).ecx).next() {
        refuse(first);
    }
}

#[cfg(target_arch = "x86_64")]
#[cold]
#[inline(never)]
fn refuse(first: &str) -> ! {
    use std::io::{Write, stderr};
    // Plain writes: formatting would compile generic code for the newer processor. Nothing is left to do when
    // stderr is closed.
    let mut out = stderr();
    _ = out.write_all(
        b"Outflank needs a processor with SSE4.2 and POPCNT (Intel's since 2009, AMD's since 2011); this one \
        lacks ",
    );
    _ = out.write_all(first.as_bytes());
    _ = out.write_all(b".\n");
    #[cfg(windows)]
    windows::show_without_console(
        c"Outflank needs a processor with SSE4.2 and POPCNT (Intel's since 2009, AMD's since 2011).",
    );
    std::process::exit(1);
}

/// The names of the features that this build uses and a processor with this register (CPUID 1, ECX) lacks.
#[cfg(target_arch = "x86_64")]
fn missing(ecx: u32) -> impl Iterator<Item = &'static str> {
    const FEATURES: [(&str, bool, u32); 6] = [
        ("SSE4.2", cfg!(target_feature = "sse4.2"), 1 << 20),
        ("POPCNT", cfg!(target_feature = "popcnt"), 1 << 23),
        ("SSE4.1", cfg!(target_feature = "sse4.1"), 1 << 19),
        ("SSSE3", cfg!(target_feature = "ssse3"), 1 << 9),
        ("SSE3", cfg!(target_feature = "sse3"), 1 << 0),
        ("CMPXCHG16B", cfg!(target_feature = "cmpxchg16b"), 1 << 13),
    ];
    FEATURES.iter().filter(move |&&(_, used, bit)| used && ecx & bit == 0).map(|&(name, ..)| name)
}

/// A program that was started by a double click has no console, so its stderr is invisible.
#[cfg(all(windows, target_arch = "x86_64"))]
mod windows {
    use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
    use std::ptr::null_mut;

    #[link(name = "kernel32")]
    unsafe extern "system" {
        safe fn GetConsoleWindow() -> *mut c_void;
    }

    #[link(name = "user32")]
    unsafe extern "system" {
        fn MessageBoxA(owner: *mut c_void, text: *const c_char, title: *const c_char, kind: c_uint) -> c_int;
    }

    /// `MB_ICONERROR` with an OK button.
    const ERROR: c_uint = 0x10;

    pub(super) fn show_without_console(sentence: &CStr) {
        if GetConsoleWindow().is_null() {
            // SAFETY: both texts end with a null byte and outlive the call; the box has no owner.
            unsafe { MessageBoxA(null_mut(), sentence.as_ptr(), c"Outflank".as_ptr(), ERROR) };
        }
    }
}

#[cfg(all(test, target_arch = "x86_64", target_feature = "sse4.2"))]
mod tests {
    use super::missing;

    #[test]
    fn each_missing_feature_is_named() {
        let (nehalem_of_2008, conroe_of_2006) = (0x0098_e3bd, 0x0000_e3bd);
        for (ecx, expected) in [
            (!0, &[][..]),
            (!(1 << 23), &["POPCNT"]),
            (!(1 << 9 | 1 << 19), &["SSE4.1", "SSSE3"]),
            (nehalem_of_2008, &[]),
            (conroe_of_2006, &["SSE4.2", "POPCNT", "SSE4.1"]),
        ] {
            assert_eq!(missing(ecx).collect::<Vec<_>>(), expected, "{ecx:x}");
        }
    }
}
