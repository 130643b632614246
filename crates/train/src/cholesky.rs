//! Systems of equations with a positive definite matrix, by Cholesky's method.

/// The factor L of a matrix, given by its lower half, with a ridge added to its diagonal: L times its
/// transpose is the matrix with the ridge. `None` where that matrix is not positive definite.
pub(super) fn factored<const N: usize>(matrix: &[[f64; N]], ridge: f64) -> Option<Vec<[f64; N]>> {
    let mut factor = vec![[0.0; N]; N];
    for row in 0..N {
        for column in 0..=row {
            let known: f64 = (0..column).map(|k| factor[row][k] * factor[column][k]).sum();
            let left = matrix[row][column] - known + if row == column { ridge } else { 0.0 };
            factor[row][column] = match row == column {
                true if left > 0.0 => left.sqrt(),
                true => return None,
                false => left / factor[column][column],
            };
        }
    }
    Some(factor)
}

/// The solution of the factored system for `target`: forwards by L, and backwards by L transposed.
pub(super) fn solve<const N: usize>(factor: &[[f64; N]], target: &[f64; N]) -> [f64; N] {
    let mut found = *target;
    for row in 0..N {
        let known: f64 = (0..row).map(|k| factor[row][k] * found[k]).sum();
        found[row] = (found[row] - known) / factor[row][row];
    }
    for row in (0..N).rev() {
        let known: f64 = (row + 1..N).map(|k| factor[k][row] * found[k]).sum();
        found[row] = (found[row] - known) / factor[row][row];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let matrix = [[4.0, 0.0, 0.0], [2.0, 5.0, 0.0], [-1.0, 1.0, 3.0]];
        // The whole matrix times (1, 2, 3).
        let target = [4.0 + 4.0 - 3.0, 2.0 + 10.0 + 3.0, -1.0 + 2.0 + 9.0];
        let found = solve(&factored(&matrix, 0.0).unwrap(), &target);
        assert!(found.iter().zip([1.0, 2.0, 3.0]).all(|(a, b)| (a - b).abs() < 1e-12), "{found:?}");
        assert_eq!(factored(&[[0.0]], 0.0), None);
    }
}
