//! Whether the latest games are better than those before, and how sure that is.

use texts::text;

/// The most latest games that a trend compares with as many earlier ones.
pub const TREND_GAMES_MAX: usize = 20;
/// With fewer on each side no trend is given.
const GAMES_MIN: usize = 4;
/// The fewest games on each side of a sample that is not called small.
const GAMES_ENOUGH: usize = 15;

/// The mean loss per game in the latest games, compared with that in as many games before them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trend {
    /// Games on each side.
    pub n: usize,
    /// Discs lost a game in the earlier games.
    pub before: f64,
    /// Discs lost a game in the latest games.
    pub now: f64,
    /// Half the width of the 95 % confidence interval of `now - before`, in discs a game.
    pub margin_of_error: f64,
}

impl Trend {
    /// Compares the latest games with those before by their losses in discs, the earliest game first; `None`
    /// with too few games.
    pub fn of(losses: &[f64]) -> Option<Trend> {
        let n = (losses.len() / 2).min(TREND_GAMES_MAX);
        if n < GAMES_MIN {
            return None;
        }
        let (earlier, latest) = losses.split_at(losses.len() - n);
        let before = &earlier[earlier.len() - n..];
        let mean = |sample: &[f64]| sample.iter().sum::<f64>() / sample.len() as f64;
        let variance = |sample: &[f64]| {
            let middle = mean(sample);
            sample.iter().map(|loss| (loss - middle).powi(2)).sum::<f64>() / (sample.len() - 1) as f64
        };
        let margin_of_error = 1.96 * ((variance(before) + variance(latest)) / n as f64).sqrt();
        Some(Trend { n, before: mean(before), now: mean(latest), margin_of_error })
    }

    /// `The last 20 games lost 38 discs each, the 20 before 45: better (−13 to −1).`
    pub fn words(&self) -> String {
        let Trend { n, before, now, margin_of_error } = *self;
        let change = now - before;
        let how = match change {
            change if change + margin_of_error < 0.0 => "better",
            change if change - margin_of_error > 0.0 => "worse",
            _ => "unsure",
        };
        let small = if n < GAMES_ENOUGH { text!("progress-small-sample") } else { String::new() };
        let (from, to) = (change - margin_of_error, change + margin_of_error);
        let trend = text!(
            "progress-trend",
            how = how,
            n = n,
            now = format!("{now:.0}"),
            before = format!("{before:.0}"),
            from = text::signed(from, 0),
            to = text::signed(to, 0)
        );
        text::sentences(&[trend, small])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trend(n: usize, loss: impl Fn(usize) -> f64) -> Option<Trend> {
        Trend::of(&(0..n).map(loss).collect::<Vec<_>>())
    }

    #[test]
    fn a_small_sample_is_named() {
        assert_eq!(trend(7, |_| 60.0), None);
        let trend = trend(10, |number| 50.0 + number as f64).unwrap();
        assert!(trend.words().ends_with("Small sample."), "{}", trend.words());
    }

    #[test]
    fn a_trend_is_told_only_where_it_is_sure() {
        let noise = |number: usize| if number.is_multiple_of(2) { 6.0 } else { -6.0 };
        let better = trend(60, |number| noise(number) + if number < 40 { 60.0 } else { 45.0 }).unwrap();
        assert_eq!((better.n, better.before, better.now), (20, 60.0, 45.0));
        let words = better.words();
        assert!(words.contains("better (") && !words.ends_with("Small sample."), "{words}");
        let same = trend(60, |number| 60.0 + noise(number)).unwrap();
        assert!(same.words().contains("no change that is sure"));
    }
}
