//! Nested cross-validation: chooses a player's ridge penalty and inertia, and measures how well the ghost
//! predicts games that had no part in the choice. The ghost remembers how often the player went into each
//! position; the model's probabilities weigh as much as `inertia` such visits. Folds are parts of the games.

use super::manner::{self, N, Vector};
use super::rows::Row;
use engine::human::{GhostReport, Manner, Prediction, Verdict, recall};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::HashMap;

/// The number of parts of the games: each is left out once.
pub(super) const N_FOLDS: usize = 5;
/// The ridges to try, the strongest first; before them the ghost without a manner is tried.
const RIDGES: [f64; 6] = [1000.0, 300.0, 100.0, 40.0, 15.0, 5.0];
/// The inertias of the memory to try; the first ignores the memory.
const INERTIAS: [f32; 6] = [1e6, 100.0, 30.0, 12.0, 5.0, 2.0];
/// The inertia for a player whom the ghost predicts no better than the model.
const INERTIA_USUAL: f32 = 12.0;
const N_RIDGES: usize = RIDGES.len() + 1;

/// How often the player went into each position of the opening, by the key of the position.
pub(super) type Visits = HashMap<u32, u16>;

/// What is fitted for a ghost.
pub(super) struct Fitted {
    pub manner: Manner,
    pub inertia: f32,
    pub report: GhostReport,
}

/// The indices of a ridge (0: no manner, 1: `RIDGES[0]`) and of an inertia in `INERTIAS`.
type Setting = (usize, usize);

/// Nats by ridge and inertia.
type Nats = [[f64; INERTIAS.len()]; N_RIDGES];

/// Fits manner and inertia, with a report on how well they predict; `went` has the visits of each part.
pub(super) fn fit(rows: &[Row], went: &[Visits], pool: &rayon::ThreadPool) -> Fitted {
    let curvatures: Vec<_> = pool.install(|| {
        let of_fold = |fold: usize| manner::curvature(rows.iter().filter(|row| row.fold == fold));
        (0..N_FOLDS).into_par_iter().map(of_fold).collect()
    });
    let without = |held_out: &[usize]| -> Vec<Vector> {
        let curvature = manner::sum((0..N_FOLDS).filter(|f| !held_out.contains(f)).map(|f| &curvatures[f]));
        let rows: Vec<&Row> = rows.iter().filter(|row| !held_out.contains(&row.fold)).collect();
        // Each fit begins at the result of the one before.
        let along = |vector: &mut Vector, ridge: f64| {
            *vector = manner::fit(&rows, &curvature, ridge, *vector);
            Some(*vector)
        };
        std::iter::once([0.0; N]).chain(RIDGES.into_iter().scan([0.0; N], along)).collect()
    };
    // 1. Fit the vectors without each part, and without each pair of parts.
    let held_out_sets: Vec<Vec<usize>> = (0..N_FOLDS)
        .flat_map(|a| std::iter::once(vec![a]).chain((a + 1..N_FOLDS).map(move |b| vec![a, b])))
        .collect();
    let vectors: HashMap<Vec<usize>, Vec<Vector>> =
        pool.install(|| held_out_sets.into_par_iter().map(|set| (set.clone(), without(&set))).collect());
    let nats = |held_out: &[usize], fold: usize| nats(rows, fold, &vectors[held_out], &known(went, held_out));
    // 2. For each part, choose the setting that best predicts the other parts, by fits without both parts.
    let inner = |fold: usize| {
        let others = (0..N_FOLDS).filter(|other| *other != fold);
        best(others.map(|other| nats(&[fold.min(other), fold.max(other)], other)))
    };
    let settings: Vec<Setting> = pool.install(|| (0..N_FOLDS).into_par_iter().map(inner).collect());
    // 3. Predict the part with that setting.
    let remembered: Vec<Visits> = (0..N_FOLDS).map(|fold| known(went, &[fold])).collect();
    let predicted = |row: &Row| {
        let (fold, (ridge, inertia)) = (row.fold, settings[row.fold]);
        let mut probabilities = manner::probabilities(&vectors[&[fold][..]][ridge], row);
        remember(row, INERTIAS[inertia], &remembered[fold], &mut probabilities);
        probabilities
    };
    let report = report(rows, predicted);
    // 4. Fit the ghost to all games, with the setting that best predicts all parts.
    let (ridge, inertia) = best((0..N_FOLDS).map(|fold| nats(&[fold], fold)));
    match report.verdict() {
        Verdict::NoBetter => Fitted { manner: Manner::default(), inertia: INERTIA_USUAL, report },
        _ => Fitted { manner: manner::manner(&without(&[])[ridge]), inertia: INERTIAS[inertia], report },
    }
}

/// How often the player went into each position in the parts that are not `held_out`.
fn known(went: &[Visits], held_out: &[usize]) -> Visits {
    let parts = went.iter().enumerate().filter(|(fold, _)| !held_out.contains(fold));
    summed(parts.map(|(_, went)| went))
}

/// The sum over all parts.
pub(super) fn summed<'a>(parts: impl IntoIterator<Item = &'a Visits>) -> Visits {
    let mut sum = Visits::new();
    for (key, n) in parts.into_iter().flatten() {
        *sum.entry(*key).or_default() += n;
    }
    sum
}

/// Draws the probabilities of a choice's moves towards the player's past choices.
fn remember(row: &Row, inertia: f32, known: &Visits, probabilities: &mut [f32]) {
    if let Some(keys) = &row.keys {
        recall(inertia, |key| f32::from(known.get(&key).copied().unwrap_or(0)), keys, probabilities);
    }
}

/// The nats of a part by each ridge and inertia.
fn nats(rows: &[Row], fold: usize, vectors: &[Vector], known: &Visits) -> Nats {
    let mut sums = [[0.0; INERTIAS.len()]; N_RIDGES];
    for row in rows.iter().filter(|row| row.fold == fold) {
        for (vector, by_inertia) in vectors.iter().zip(&mut sums) {
            let probabilities = manner::probabilities(vector, row);
            for (inertia, sum) in INERTIAS.into_iter().zip(by_inertia) {
                let mut probabilities = probabilities.clone();
                remember(row, inertia, known, &mut probabilities);
                *sum += surprise(&probabilities, row.played);
            }
        }
    }
    sums
}

fn surprise(probabilities: &[f32], played: usize) -> f64 {
    -f64::from(probabilities[played].max(1e-9)).ln()
}

/// The setting with the fewest nats in all.
fn best(parts: impl Iterator<Item = Nats>) -> Setting {
    let mut sum = [[0.0; INERTIAS.len()]; N_RIDGES];
    for part in parts {
        sum.as_flattened_mut().iter_mut().zip(part.as_flattened()).for_each(|(sum, nats)| *sum += nats);
    }
    let all = (0..N_RIDGES).flat_map(|ridge| (0..INERTIAS.len()).map(move |inertia| (ridge, inertia)));
    all.min_by(|a, b| sum[a.0][a.1].total_cmp(&sum[b.0][b.1])).expect("there are settings")
}

/// How well the plain model and the ghost predict the choices.
fn report(rows: &[Row], predicted: impl Fn(&Row) -> Vec<f32>) -> GhostReport {
    let n = rows.len().max(1) as f64;
    let (mut plain, mut ghost) = ((0.0, 0u32), (0.0, 0u32));
    let mut by_game: HashMap<usize, (f64, f64)> = HashMap::new();
    for row in rows {
        let of_ghost = predicted(row);
        let mut gain = 0.0;
        for (tally, probabilities, sign) in [(&mut plain, &row.plain, 1.0), (&mut ghost, &of_ghost, -1.0)] {
            let (sum, n_first) = tally;
            let (nats, of_played) = (surprise(probabilities, row.played), probabilities[row.played]);
            *sum += nats;
            *n_first += u32::from(probabilities.iter().all(|probability| *probability <= of_played));
            gain += sign * nats;
        }
        let (gained, n_choices) = by_game.entry(row.game).or_default();
        (*gained, *n_choices) = (*gained + gain, *n_choices + 1.0);
    }
    let mean = (plain.0 - ghost.0) / n;
    // For the standard error of the mean; clustered by game, since the choices of a game are correlated.
    let squares: f64 = by_game.values().map(|(gained, n_choices)| (gained - mean * n_choices).powi(2)).sum();
    let prediction = |(nats, n_first): (f64, u32)| Prediction {
        nats: (nats / n) as f32,
        top_1: (f64::from(n_first) / n) as f32,
    };
    GhostReport {
        n_choices: rows.len() as u32,
        plain: prediction(plain),
        ghost: prediction(ghost),
        error: (squares.sqrt() / n) as f32,
        habits: Vec::new(),
    }
}
