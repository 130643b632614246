//! The eight images of a position of 8×8 under the symmetries of the board, on whole sets of squares.
//! Reversing the bytes mirrors the rows, reversing the bits of each byte mirrors the columns, and exchanging
//! ever smaller blocks transposes (<https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating>).

/// All images of two sets of squares, each the discs of a side; the first is the position itself.
pub fn images(own: u64, other: u64) -> [(u64, u64); 8] {
    let each = |(own, other): (u64, u64), step: fn(u64) -> u64| (step(own), step(other));
    let four = |sets| {
        let upside_down = each(sets, u64::swap_bytes);
        [sets, upside_down, each(sets, mirror_columns), each(upside_down, mirror_columns)]
    };
    let ([a, b, c, d], [e, f, g, h]) = (four((own, other)), four(each((own, other), transpose)));
    [a, b, c, d, e, f, g, h]
}

/// The least of the eight images, by the first set and then by the second: one pair for all boards that
/// differ only by a symmetry. [`Position::canonical`](super::Position::canonical) finds the least image of a
/// position of any size, by Black's discs first.
pub fn canonical(own: u64, other: u64) -> (u64, u64) {
    images(own, other).into_iter().min().expect("there are eight images")
}

/// Mirrors the columns: reversing all bits mirrors rows and columns, and swapping the bytes undoes the rows.
fn mirror_columns(set: u64) -> u64 {
    set.reverse_bits().swap_bytes()
}

/// A set of squares of 8×8 with its rows as columns.
#[inline(always)]
pub fn transpose(set: u64) -> u64 {
    // Blocks of four by four squares, then of two by two, then single squares.
    let exchange = |set: u64, distance: u32, block: u64| {
        let difference = (set ^ set >> distance) & block;
        set ^ difference ^ difference << distance
    };
    let set = exchange(set, 28, 0x0000_0000_F0F0_F0F0);
    let set = exchange(set, 14, 0x0000_CCCC_0000_CCCC);
    exchange(set, 7, 0x00AA_00AA_00AA_00AA)
}
