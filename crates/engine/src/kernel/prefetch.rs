//! Asks the processor to bring memory into its caches.

#![allow(unsafe_code, reason = "the instruction takes an address")]

/// Fetches what is behind a reference, one or two cache lines.
#[inline(always)]
pub(crate) fn prefetch<T>(target: &T) {
    let address = std::ptr::from_ref(target).cast::<u8>();
    fetch(address);
    if size_of::<T>() > 64 {
        fetch(address.wrapping_add(64));
    }
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn fetch(address: *const u8) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: a prefetch is a hint that reads nothing, whatever the address.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(address.cast()) };
}

#[cfg(target_arch = "aarch64")]
#[inline(always)]
fn fetch(address: *const u8) {
    // SAFETY: a prefetch is a hint that reads nothing, whatever the address.
    unsafe {
        std::arch::asm!("prfm pldl1keep, [{}]", in(reg) address, options(nostack, preserves_flags, readonly));
    }
}

/// Does nothing on other processors, which fetch by themselves.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
#[inline(always)]
fn fetch(_address: *const u8) {}
