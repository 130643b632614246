//! Fits a model: pass after pass over all choices, then over those whose values are known, with ever shorter
//! steps.

use super::fit::{Fitter, Sample, Steps, prepare};
use super::labels::Labels;
use super::split::Use;
use super::tally::Tally;
use engine::human::Model;
use engine::kernel::Board;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use std::collections::{HashMap, HashSet};

/// The parameters of the fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The number of passes over all choices.
    pub passes: u32,
    /// The number of later passes over only the choices with values.
    pub fine_passes: u32,
    /// A pass over all choices uses one in this number of those without values.
    pub one_in: u32,
    /// The lengths of the steps in the first pass.
    pub steps: Steps,
}

/// The progress of the fit.
pub enum News<'a> {
    /// A group of choices is done.
    Step {
        /// The choices done in this pass.
        n_done: usize,
        /// All choices of this pass.
        n_all: usize,
    },
    /// A pass is done.
    Pass {
        /// The result of the pass.
        model: &'a Model,
        /// How well the model predicts the held out choices.
        sentence: String,
    },
}

/// Choices in a step.
const GROUP: usize = 1024;
/// The seed of the order.
const SEED: u64 = 1;
/// The ratio of the steps of one pass to those of the pass before.
const SHORTER: f32 = 0.8;
/// The weight of a choice with values in a pass over all choices, since few have values.
const VALUED_WEIGHT: f32 = 2.0;
/// The most choices of one position in a pass over those with values.
const N_SAME_MAX: u32 = 30;
/// Without values, `check` thins out the held-out choices of each kind to between one and two times this.
const N_CHECKED: usize = 20_000;

/// Fits a model, beginning with the given one.
pub fn learn(
    model: Model,
    samples: &[(Sample, Use)],
    labels: &Labels,
    plan: &Plan,
    pool: &ThreadPool,
    progress: &mut dyn FnMut(News),
) -> Model {
    let is_valued = |sample: &Sample| labels.contains_key(&sample.choice.board);
    let to_learn = || samples.iter().filter(|(_, used)| *used == Use::Learn).map(|(sample, _)| *sample);
    let (valued, plain): (Vec<Sample>, Vec<Sample>) = to_learn().partition(is_valued);
    let mut random = SmallRng::seed_from_u64(SEED);
    let mut fitter = Fitter::new(model, plan.steps);
    for pass in 0..plan.passes + plan.fine_passes {
        let is_fine = pass >= plan.passes;
        let mut order = valued.clone();
        if is_fine {
            order.shuffle(&mut random);
            // The first moves repeat very often.
            let mut counts: HashMap<Board<u64>, u32> = HashMap::new();
            order.retain(|sample| {
                let count = counts.entry(sample.choice.board).or_default();
                *count += 1;
                *count <= N_SAME_MAX
            });
        } else {
            let drawn = plain.iter().filter(|_| random.random_ratio(1, plan.one_in));
            order.extend(drawn.copied());
        }
        order.shuffle(&mut random);
        let shorter = SHORTER.powi(pass as i32);
        let tables = plan.steps.tables * shorter * if is_fine { 0.5 } else { 1.0 };
        fitter.set_steps(Steps { tables, heads: plan.steps.heads * shorter });
        let valued_weight = if is_fine { 1.0 } else { VALUED_WEIGHT };
        let (mut nats, mut n_done) = (0.0, 0);
        for group in order.chunks(GROUP) {
            nats += fitter.step(group, labels, valued_weight, pool);
            n_done += group.len();
            progress(News::Step { n_done, n_all: order.len() });
        }
        let checked = check(&fitter.model, samples, labels, pool);
        let sentence =
            format!("pass {}: {:.4} nats learnt{checked}", pass + 1, nats / order.len().max(1) as f64);
        progress(News::Pass { model: &fitter.model, sentence });
    }
    fitter.model
}

/// How well a model predicts the held out choices, in words.
fn check(model: &Model, samples: &[(Sample, Use)], labels: &Labels, pool: &ThreadPool) -> String {
    let mut words = String::new();
    for (name, used) in
        [("later years", Use::LaterYear), ("other players", Use::OtherPlayer), ("casual", Use::Casual)]
    {
        let held_out: Vec<Sample> =
            samples.iter().filter(|(_, other)| *other == used).map(|(sample, _)| *sample).collect();
        let is_valued = |sample: &&Sample| labels.contains_key(&sample.choice.board);
        let every = (held_out.len() / N_CHECKED).max(1);
        let plain: Vec<Sample> = held_out.iter().step_by(every).copied().collect();
        // A position of the opening is valued once and then counts for all games that go through it.
        let mut seen = HashSet::new();
        let mut is_new = |sample: &Sample| seen.insert(sample.choice.board);
        let valued: Vec<Sample> =
            held_out.iter().filter(is_valued).filter(|sample| is_new(sample)).copied().collect();
        let without = tally(&plain, model, &Labels::new(), pool);
        let [same, with] = [&Labels::new(), labels].map(|labels| tally(&valued, model, labels, pool));
        let of = |tally: &Tally| {
            let [top_1, top_3, nats] = [tally.n_top_1, tally.n_top_3, tally.nats].map(|sum| tally.mean(sum));
            format!("{:.1} % {:.1} % {nats:.4}", 100.0 * top_1, 100.0 * top_3)
        };
        let (n, without, same, with) = (with.n, of(&without), of(&same), of(&with));
        words += &format!("\n  {name}: {without} without values; {n} with values {same} → {with}");
    }
    words
}

/// How well a model predicts some choices.
pub fn tally(samples: &[Sample], model: &Model, labels: &Labels, pool: &ThreadPool) -> Tally {
    let one = |mut tally: Tally, sample: &Sample| {
        match prepare(&sample.choice, model, labels) {
            Some(prepared) => tally.add(&prepared, model, sample.rating),
            None => tally.add_forced(),
        }
        tally
    };
    pool.install(|| samples.par_iter().fold(Tally::default, one).sum())
}
