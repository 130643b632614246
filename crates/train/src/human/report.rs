//! How well a model predicts the moves of people: in all, by stage (ten moves each), by strength, and at
//! other ratings than the player's.

use super::fit::{Sample, prepare};
use super::labels::Labels;
use super::tally::Tally;
use engine::human::{Model, N_STAGES};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

/// Strength groups: each ends below this rating, the last has no end.
const GROUP_ENDS: [f32; N_GROUPS - 1] = [1050.0, 1350.0, 1550.0, 1700.0, 1850.0];

/// A rating in the middle of each group, at which the model is asked.
const GROUP_MIDDLES: [f32; N_GROUPS] = [850.0, 1220.0, 1460.0, 1630.0, 1780.0, 1930.0];

/// How many strength groups there are.
pub const N_GROUPS: usize = 6;

/// The numbers of a report.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// By strength group and stage.
    pub cells: [[Tally; N_STAGES]; N_GROUPS],
    /// For the choices of each group, the sum of nats when the model is asked at each of `GROUP_MIDDLES`.
    pub cross_nats: [[f64; N_GROUPS]; N_GROUPS],
}

/// The strength group of a rating, from 0.
pub fn group(rating: f32) -> usize {
    GROUP_ENDS.iter().filter(|end| rating >= **end).count()
}

impl Report {
    /// Compares the model's predictions with the moves played.
    pub fn new(samples: &[Sample], model: &Model, labels: &Labels, pool: &ThreadPool) -> Report {
        let one = |mut report: Report, sample: &Sample| {
            report.add(sample, model, labels);
            report
        };
        let both = |mut a: Report, b: Report| {
            let cells = a.cells.as_flattened_mut().iter_mut().zip(b.cells.as_flattened());
            cells.for_each(|(cell, other)| cell.merge(other));
            let sums = a.cross_nats.as_flattened_mut().iter_mut().zip(b.cross_nats.as_flattened());
            sums.for_each(|(sum, other)| *sum += other);
            a
        };
        pool.install(|| samples.par_iter().fold(Report::default, one).reduce(Report::default, both))
    }

    fn add(&mut self, sample: &Sample, model: &Model, labels: &Labels) {
        let group = group(sample.rating);
        let stage = engine::human::stage(sample.choice.n_empties(), 64);
        let cell = &mut self.cells[group][stage];
        let Some(prepared) = prepare(&sample.choice, model, labels) else { return cell.add_forced() };
        cell.add(&prepared, model, sample.rating);
        for (sum, rating) in self.cross_nats[group].iter_mut().zip(GROUP_MIDDLES) {
            let mut tally = Tally::default();
            tally.add(&prepared, model, rating);
            *sum += tally.nats;
        }
    }

    /// The report as lines of text.
    pub fn lines(&self) -> Vec<String> {
        let all = self.cells.as_flattened().iter().sum::<Tally>();
        let mut lines = vec![
            "                 moves  choices  top-1 all  top-1   top-3    nats   lost  expected  8 or more  \
             expected"
                .to_owned(),
            line("all", &all),
        ];
        for stage in 0..N_STAGES {
            let tally = self.cells.iter().map(|group| &group[stage]).sum();
            lines.push(line(&format!("moves {}-{}", 10 * stage + 1, 10 * stage + 10), &tally));
        }
        for (number, group) in self.cells.iter().enumerate() {
            lines.push(line(&group_name(number), &group.iter().sum()));
        }
        let shares =
            all.bins.map(|(n, sum, n_played)| [n_played as f64, sum].map(|part| part / n.max(1) as f64));
        // Bins with fewer than 500 moves say too little.
        let errors = all.bins.iter().zip(shares).filter(|((n, ..), _)| *n >= 500);
        let largest = errors.map(|(_, [played, expected])| (expected - played).abs()).fold(0.0, f64::max);
        lines.push(format!("largest error in a tenth of the probabilities: {largest:.4}"));
        let bins: String = shares.map(|[played, expected]| format!(" {played:.3} ({expected:.3})")).concat();
        lines.push(format!("played, by tenths (as expected):{bins}"));
        lines.push(
            "nats when asked as each group | discs lost per move in each stage (as expected):".to_owned(),
        );
        for (number, (nats, group)) in self.cross_nats.iter().zip(&self.cells).enumerate() {
            let n = group.iter().sum::<Tally>().n;
            if n == 0 {
                continue;
            }
            let nats: String = nats.iter().map(|sum| format!(" {:.4}", sum / n as f64)).collect();
            let lost = |cell: &Tally| {
                let lost = cell.lost;
                format!(" {:.2} ({:.2})", lost.mean(lost.sum), lost.mean(lost.expected))
            };
            let lost: String = group.iter().map(lost).collect();
            lines.push(format!("{:12}{nats} |{lost}", group_name(number)));
        }
        lines
    }
}

fn group_name(number: usize) -> String {
    match (number.checked_sub(1).map(|before| GROUP_ENDS[before]), GROUP_ENDS.get(number)) {
        (None, Some(end)) => format!("below {end}"),
        (Some(begin), Some(end)) => format!("{begin}-{}", end - 1.0),
        (Some(begin), None) => format!("from {begin}"),
        (None, None) => unreachable!("there are several groups"),
    }
}

fn line(name: &str, tally: &Tally) -> String {
    let percent = |share: f64| 100.0 * share;
    let lost = tally.lost;
    format!(
        "{name:12} {:9} {:8} {:8.1} % {:5.1} % {:5.1} % {:7.4} {:6.2} {:9.2} {:8.2} % {:7.2} %",
        tally.n + tally.n_forced,
        tally.n,
        // A forced move is always predicted.
        percent((tally.n_top_1 + tally.n_forced as f64) / (tally.n + tally.n_forced).max(1) as f64),
        percent(tally.mean(tally.n_top_1)),
        percent(tally.mean(tally.n_top_3)),
        tally.mean(tally.nats),
        lost.mean(lost.sum),
        lost.mean(lost.expected),
        percent(lost.mean(lost.n_blunders)),
        percent(lost.mean(lost.blunders_expected)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_have_names_and_hold_their_ratings() {
        let names: Vec<String> = (0..N_GROUPS).map(group_name).collect();
        assert_eq!(names[0], "below 1050");
        assert_eq!(names[5], "from 1850");
        for (number, middle) in GROUP_MIDDLES.into_iter().enumerate() {
            assert_eq!(group(middle), number);
        }
    }
}
