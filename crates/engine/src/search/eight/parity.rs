//! Parity: who gets the last move in a region.
//!
//! A region with an odd number of empties gives its last move to the side that moves there first, so such
//! moves tend to be best and are searched first. The four quarters of the board stand for the regions (as in
//! Buro's Logistello and Delorme's Edax).

/// The squares of the quarters that hold an odd number of empties.
#[inline(always)]
pub(super) fn odd_quarters(empties: u64) -> u64 {
    // Parity of each half row, in its lowest bit; then of four half rows together, in the quarter's lowest
    // bit.
    let mut odd = empties ^ empties >> 1;
    odd ^= odd >> 2;
    odd ^= odd >> 8;
    odd ^= odd >> 16;
    (odd & 0x0000_0011_0000_0011) * 0x0F0F_0F0F
}

/// All squares of a square's quarter, whose parity a disc on the square changes.
#[inline(always)]
pub(super) fn quarter(square: usize) -> u64 {
    // Bits 2 and 5 of an index say which half of a row and which half of the rows it is in.
    0x0F0F_0F0F << (square & 0b10_0100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_is_odd_when_its_empties_are() {
        const QUARTERS: [u64; 4] = [0x0F0F_0F0F, 0xF0F0_F0F0, 0x0F0F_0F0F << 32, 0xF0F0_F0F0 << 32];
        let mut empties = 1u64;
        for _ in 0..10_000 {
            empties = empties.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(0x1234_5678_9ABC_DEF1);
            let odd = QUARTERS.into_iter().filter(|quarter| (empties & quarter).count_ones() % 2 == 1);
            assert_eq!(odd_quarters(empties), odd.fold(0, |all, quarter| all | quarter));
        }
    }

    #[test]
    fn a_disc_makes_its_quarter_odd_or_even() {
        let empties = 0x8421_F731_0C55_93A2;
        for square in 0..64 {
            let after = odd_quarters(empties ^ 1 << square);
            assert_eq!(after, odd_quarters(empties) ^ quarter(square), "{square}");
        }
    }
}
