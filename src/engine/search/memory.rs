//! Memory for the table: zeroed, taken by use, and refused with a `None` where `vec!` would abort the program.
//!
//! The standard library has no stable safe way to ask for zeroed memory that may be refused, hence the one `unsafe` here.

use super::table::Slot;
use std::alloc::{Layout, alloc_zeroed};

/// `n` empty slots (at least one), or `None` when the system does not grant them. Large blocks come as pages of zeroes
/// that the system supplies when they are first touched: as long as nothing is aligned to more than 16 bytes, or the
/// standard library would write the zeroes itself.
pub(super) fn zeroed(n: usize) -> Option<Box<[Slot]>> {
    let layout = Layout::array::<Slot>(n).ok().filter(|layout| layout.size() > 0)?;
    // SAFETY: the layout has a size above zero. The block holds `n` slots and is theirs alone; a slot consists of
    // atomic integers, for which all bits zero is a valid value; and the box frees it with the very same layout.
    unsafe {
        let block = alloc_zeroed(layout).cast::<Slot>();
        (!block.is_null()).then(|| Box::from_raw(std::ptr::slice_from_raw_parts_mut(block, n)))
    }
}
