//! Divides work among several processes that do not communicate.

use std::ops::Range;

/// Part `number`, from 1, of `n_parts`.
///
/// ```
/// use cli::shard::Shard;
///
/// let second = Shard::read("2/3").unwrap();
/// assert!(second.takes(2) && second.takes(5) && !second.takes(3));
/// assert_eq!(second.block(10), 3..6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    number: u64,
    n_parts: u64,
}

/// The variables in which schedulers pass a task its number, each with the number of the first task.
const VARIABLES: [(&str, u64); 4] =
    [("SLURM_ARRAY_TASK_ID", 1), ("JOB_COMPLETION_INDEX", 0), ("HQ_TASK_ID", 1), ("PARALLEL_SEQ", 1)];

impl Shard {
    /// All the work.
    pub const WHOLE: Shard = Shard { number: 1, n_parts: 1 };

    /// Reads `3/8`, or `auto/8` where a scheduler's variable holds the number.
    pub fn read(text: &str) -> Result<Shard, String> {
        Shard::read_with(text, |name| std::env::var(name).ok())
    }

    fn read_with(text: &str, variable: impl Fn(&str) -> Option<String>) -> Result<Shard, String> {
        let (number, n_parts) = text.split_once('/').ok_or("expected K/N, such as 3/8, or auto/8")?;
        let number = match number {
            "auto" => {
                let set = |(name, first): &(&str, u64)| {
                    let number: u64 = variable(name)?.parse().ok()?;
                    Some(number + 1 - first)
                };
                VARIABLES.iter().find_map(set).ok_or_else(|| {
                    let names = VARIABLES.map(|(name, _)| name).join(", ");
                    format!("none of the variables {names} is set")
                })?
            }
            number => number.parse().map_err(|_| "expected K/N, such as 3/8, or auto/8")?,
        };
        let n_parts = n_parts.parse().map_err(|_| "expected K/N, such as 3/8, or auto/8")?;
        match (1..=n_parts).contains(&number) {
            true => Ok(Shard { number, n_parts }),
            false => Err(format!("there is no part {number} of {n_parts}")),
        }
    }

    /// Whether the part has the item of this number, from 1. Neighbours go to different parts, since they
    /// often take equally long.
    pub fn takes(self, item: u64) -> bool {
        (item + self.n_parts - self.number).is_multiple_of(self.n_parts)
    }

    /// Keeps the items that the part takes.
    pub fn select<T>(self, items: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        (1..).zip(items).filter(move |(number, _)| self.takes(*number)).map(|(_, item)| item)
    }

    /// The items of the part if the parts are consecutive blocks.
    pub fn block(self, n_items: usize) -> Range<usize> {
        let end = |number: u64| (n_items as u128 * u128::from(number) / u128::from(self.n_parts)) as usize;
        end(self.number - 1)..end(self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_comes_from_the_schedulers_variable() {
        let read = |text: &str, name: &str, value: &str| {
            Shard::read_with(text, |asked| (asked == name).then(|| value.to_owned()))
        };
        let third = Ok(Shard { number: 3, n_parts: 8 });
        assert_eq!(read("3/8", "", ""), third);
        assert_eq!(read("auto/8", "SLURM_ARRAY_TASK_ID", "3"), third);
        assert_eq!(read("auto/8", "JOB_COMPLETION_INDEX", "2"), third, "Kubernetes counts from 0");
        assert!(read("auto/8", "SLURM_ARRAY_TASK_ID", "0").unwrap_err().contains("no part 0 of 8"));
        assert!(read("auto/8", "", "").unwrap_err().contains("JOB_COMPLETION_INDEX"));
        for wrong in ["3", "auto", "0/8", "9/8", "1/0", "a/8", "1/b"] {
            assert!(read(wrong, "HQ_TASK_ID", "1").is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_parts_take_each_item_once() {
        for n_parts in 1..=7 {
            let parts: Vec<Shard> = (1..=n_parts).map(|number| Shard { number, n_parts }).collect();
            for item in 1..=20 {
                assert_eq!(parts.iter().filter(|part| part.takes(item)).count(), 1);
            }
            let blocks: Vec<usize> = parts.iter().flat_map(|part| part.block(20)).collect();
            assert_eq!(blocks, (0..20).collect::<Vec<_>>());
        }
    }
}
