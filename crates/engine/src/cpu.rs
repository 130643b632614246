//! Asks the processor whether it can run this build, before anything else does.
//!
//! On x86-64 the whole program is compiled for x86-64-v3 (see `.cargo/config.toml`), so an older
//! processor would stop it with an illegal instruction somewhere. `is_x86_feature_detected!` is no
//! help: it answers `true` at compile time for what the build already uses. So this page reads the
//! processor's own registers, and stays small enough that the compiler has no reason to use a newer
//! instruction in it. `.ci/run` starts the programs on an emulated processor of 2008 and expects
//! the sentence.
//!
//! The bits are those of Intel's *Software Developer's Manual*, volume 2A, CPUID, and volume 1,
//! section 13.2 (XCR0).

#![allow(unsafe_code, reason = "a register of the processor and a box of Windows have no safe door")]

/// Ends the program with a sentence and exit code 1 if the processor lacks what this build was
/// compiled for.
///
/// Call it first in `main`. It does nothing on processors other than x86-64, and nothing in a build
/// for plain x86-64.
#[inline(never)]
pub fn require() {
    #[cfg(target_arch = "x86_64")]
    if let Some(first) = x86::missing(x86::Registers::read()).next() {
        refuse(first);
    }
}

#[cfg(target_arch = "x86_64")]
#[cold]
#[inline(never)]
fn refuse(first: &str) -> ! {
    use std::io::{Write, stderr};
    // Plain writes: formatting would compile generic code for the newer processor. Nothing is left
    // to do when stderr is closed.
    let mut out = stderr();
    _ = out
        .write_all(b"Outflank needs a processor with AVX2 and BMI2 (most made since 2013); this one lacks ");
    _ = out.write_all(first.as_bytes());
    _ = out.write_all(b".\n");
    #[cfg(windows)]
    windows::show_without_console(c"Outflank needs a processor with AVX2 and BMI2 (most made since 2013).");
    std::process::exit(1);
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

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::{asm, x86_64::__cpuid};

    /// The registers in which the processor and the operating system say what can be used.
    #[derive(Clone, Copy)]
    pub(crate) struct Registers {
        /// CPUID leaf 1, ECX.
        pub leaf1: u32,
        /// CPUID leaf 7, EBX.
        pub leaf7: u32,
        /// CPUID leaf 8000_0001, ECX.
        pub extended: u32,
        /// XCR0: what the operating system saves when it switches threads; zero where it cannot be
        /// read.
        pub saved: u32,
    }

    use Register::{Extended, Leaf1, Leaf7, Saved};
    #[derive(Clone, Copy)]
    enum Register {
        Leaf1,
        Leaf7,
        Extended,
        Saved,
    }

    /// What x86-64-v3 adds: its name, whether this build uses it, and the bits that must all be
    /// set.
    const FEATURES: [(&str, bool, Register, u32); 8] = [
        ("AVX2", cfg!(target_feature = "avx2"), Leaf7, 1 << 5),
        ("BMI2", cfg!(target_feature = "bmi2"), Leaf7, 1 << 8),
        ("BMI1", cfg!(target_feature = "bmi1"), Leaf7, 1 << 3),
        ("FMA", cfg!(target_feature = "fma"), Leaf1, 1 << 12),
        ("LZCNT", cfg!(target_feature = "lzcnt"), Extended, 1 << 5),
        ("MOVBE", cfg!(target_feature = "movbe"), Leaf1, 1 << 22),
        ("F16C", cfg!(target_feature = "f16c"), Leaf1, 1 << 29),
        ("an operating system that saves AVX registers", cfg!(target_feature = "avx"), Saved, 0b110),
    ];

    /// The names of what this build uses and `registers` lack.
    pub(crate) fn missing(registers: Registers) -> impl Iterator<Item = &'static str> {
        FEATURES
            .iter()
            .filter(move |&&(_, used, register, bits)| used && registers.value(register) & bits != bits)
            .map(|&(name, ..)| name)
    }

    impl Registers {
        #[inline(never)]
        pub(crate) fn read() -> Registers {
            let highest = __cpuid(0).eax;
            let highest_extended = __cpuid(0x8000_0000).eax;
            let leaf1 = __cpuid(1).ecx;
            Registers {
                leaf1,
                leaf7: if highest >= 7 { __cpuid(7).ebx } else { 0 },
                extended: if highest_extended > 0x8000_0000 { __cpuid(0x8000_0001).ecx } else { 0 },
                saved: saved(leaf1),
            }
        }

        fn value(self, register: Register) -> u32 {
            match register {
                Leaf1 => self.leaf1,
                Leaf7 => self.leaf7,
                Extended => self.extended,
                Saved => self.saved,
            }
        }
    }

    /// XCR0, or zero where the operating system has not switched it on.
    fn saved(leaf1: u32) -> u32 {
        const OSXSAVE: u32 = 1 << 27;
        if leaf1 & OSXSAVE == 0 {
            return 0;
        }
        let low: u32;
        // SAFETY: OSXSAVE says that XGETBV may be executed; it reads a register and touches no
        // memory.
        unsafe {
            asm!(
                "xgetbv",
                in("ecx") 0,
                out("eax") low,
                out("edx") _,
                options(nomem, nostack, preserves_flags)
            )
        };
        low
    }
}

#[cfg(all(test, target_arch = "x86_64", target_feature = "avx2"))]
mod tests {
    use super::x86::{Registers, missing};

    const EVERYTHING: Registers = Registers { leaf1: !0, leaf7: !0, extended: !0, saved: !0 };

    #[track_caller]
    fn check(registers: Registers, expected: &[&str]) {
        assert_eq!(missing(registers).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_processor_with_everything_lacks_nothing() {
        check(EVERYTHING, &[]);
    }

    #[test]
    fn the_processor_that_runs_this_test_lacks_nothing() {
        check(Registers::read(), &[]);
    }

    #[test]
    fn each_missing_feature_is_named() {
        check(Registers { leaf1: !(1 << 12), ..EVERYTHING }, &["FMA"]);
        check(Registers { leaf1: !(1 << 22 | 1 << 29), ..EVERYTHING }, &["MOVBE", "F16C"]);
        check(Registers { leaf7: !(1 << 8), ..EVERYTHING }, &["BMI2"]);
        check(Registers { extended: !(1 << 5), ..EVERYTHING }, &["LZCNT"]);
        check(Registers { leaf7: 0, ..EVERYTHING }, &["AVX2", "BMI2", "BMI1"]);
    }

    #[test]
    fn an_operating_system_must_save_both_halves_of_the_registers() {
        let expected = ["an operating system that saves AVX registers"];
        for saved in [0, 0b010, 0b100] {
            check(Registers { saved, ..EVERYTHING }, &expected);
        }
        check(Registers { saved: 0b111, ..EVERYTHING }, &[]);
    }

    /// Intel's Nehalem of 2008: SSE4.2 and POPCNT, nothing newer.
    #[test]
    fn an_old_processor_lacks_all_of_it() {
        let nehalem = Registers { leaf1: 0x0098_e3bd, leaf7: 0, extended: 0x0000_0001, saved: 0 };
        assert_eq!(missing(nehalem).count(), 8);
    }
}
