//! What reviewed games say about one of their players, one by one and together: results, discs lost by phase,
//! what mistakes were about, openings, and what became of games that were won or lost at the turn.

use super::motif::Motif;
use super::trend::Trend;
use crate::analysis::explain::Explanation;
use crate::analysis::grade::{Grade, Summary};
use crate::analysis::openings;
use crate::analysis::review::{Plan, Review};
use crate::engine::Level;
use crate::knowledge::Knowledge;
use crate::library::people::{Losses, loss_in_a_game, share};
use crate::rating::{Phase, Rating};
use crate::record::Record;
use crate::rules::{Color, Move};
use crate::text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who is ahead here, by more than half a disc, is to win, and who is behind to save what can be saved.
pub const EMPTIES_AT_THE_TURN: usize = 20;

/// What a game says about one of its players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameReport {
    /// 1 for a win, 0.5 for a draw, 0 for a loss; `None` where it was not played to its end.
    pub score: Option<f64>,
    /// Discs lost and moves made in the opening, the midgame and the endgame.
    pub losses: Losses,
    /// Seconds taken, and the moves they are known of, in each phase.
    #[serde(default)]
    pub seconds: [(f64, u32); 3],
    /// Moves that are inaccurate or worse.
    pub mistakes: u32,
    /// Those of them that are blunders.
    pub blunders: u32,
    /// Moves that gave away a proven win or draw.
    pub thrown_away: u32,
    /// The mean accuracy, in percent.
    pub accuracy: Option<f64>,
    /// Discs ahead at [`EMPTIES_AT_THE_TURN`].
    pub ahead: Option<f64>,
    /// How often each motif was what a mistake was about.
    pub motifs: BTreeMap<Motif, u32>,
    /// The English name of the opening.
    pub opening: Option<String>,
}

/// The review that was kept with a game, of its main line; `None` where it has gaps.
pub fn kept_review(record: &Record) -> Option<Review> {
    let mut record = record.clone();
    let end = *record.main_line().last()?;
    record.go_to(end);
    // The level says what is to be searched next; nothing is.
    let review = Plan::new(&record, Level::MIN, Knowledge::default()).review();
    review.is_whole().then_some(review)
}

impl GameReport {
    /// Reads it off the review of a game's main line.
    pub fn of(review: &Review, record: &Record, color: Color) -> GameReport {
        let own = || review.moves().iter().filter(|played| played.color == color && played.mv != Move::Pass);
        let (mut losses, mut seconds) = ([(0.0, 0); 3], [(0.0, 0); 3]);
        let mut motifs = BTreeMap::new();
        for played in own() {
            let column = Phase::of_empties(review.positions()[played.at].empties().len()).index();
            losses[column].0 += in_cents(played.loss().in_discs());
            losses[column].1 += 1;
            if let Some(time) = review.nodes().get(played.at).and_then(|&node| record.move_time(node)) {
                seconds[column].0 += time.seconds();
                seconds[column].1 += 1;
            }
            if let Some(explanation) = Explanation::of(review, played) {
                let greed = Motif::is_greed(&explanation).then_some(Motif::Greed);
                for motif in Motif::of(&explanation).into_iter().chain(greed) {
                    *motifs.entry(motif).or_default() += 1;
                }
            }
        }
        let summary = Summary::of(review)[color];
        let turning = review.moves().iter().find(|played| {
            review.positions()[played.at].empties().len() == EMPTIES_AT_THE_TURN && played.mv != Move::Pass
        });
        let last = *record.main_line().last().unwrap_or(&Record::ROOT);
        let score = record.position_at(last).outcome().map(|outcome| share(outcome, color));
        let mistakes =
            Grade::ALL.into_iter().filter(|grade| grade.is_mistake()).map(|grade| summary.n(grade)).sum();
        GameReport {
            score,
            losses,
            seconds,
            mistakes,
            blunders: summary.n(Grade::Blunder),
            thrown_away: summary.n_thrown_away,
            accuracy: summary.accuracy().map(in_cents),
            ahead: turning.map(|played| played.before.score.of(color).in_discs()),
            motifs,
            opening: openings::of_game(review.positions().iter()).map(|opening| opening.english.to_owned()),
        }
    }

    /// Discs lost in a whole game; `None` for one that was over soon.
    pub fn loss(&self) -> Option<f64> {
        loss_in_a_game(&self.losses)
    }
}

fn in_cents(number: f64) -> f64 {
    (100.0 * number).round() / 100.0
}

/// What many games say together.
#[derive(Clone, Debug, PartialEq)]
pub struct Totals {
    /// How many there are.
    pub n_games: usize,
    /// Won, drawn and lost, of those that were played to their end.
    pub results: [usize; 3],
    /// Discs lost and moves made in each phase.
    pub phases: Losses,
    /// Seconds taken, and the moves they are known of, in each phase.
    pub seconds: [(f64, u32); 3],
    /// Discs lost in a whole game, and the rating that belongs to it.
    pub loss: Option<(f64, Rating)>,
    /// Of the games in which somebody was ahead at the turn, how many were won, and how many there are.
    pub converted: (usize, usize),
    /// Of the games in which somebody was behind at the turn, how many were not lost, and how many there are.
    pub saved: (usize, usize),
    /// How often each motif was what a mistake was about, the most frequent first.
    pub motifs: Vec<(Motif, u32)>,
    /// The openings, the most frequent first.
    pub openings: Vec<OpeningTotals>,
    /// The latest games against those before.
    pub trend: Option<Trend>,
}

/// What games with an opening say together.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningTotals {
    /// Its English name.
    pub name: String,
    /// How many games had it.
    pub n_games: usize,
    /// The share of the points.
    pub score: Option<f64>,
    /// Discs lost in the opening of a game.
    pub loss: f64,
}

impl Totals {
    /// Adds games up, the earliest first.
    pub fn of(games: &[GameReport]) -> Totals {
        let count = |score: f64| games.iter().filter(|game| game.score == Some(score)).count();
        let phases = summed(games, |game| &game.losses);
        let losses: Vec<f64> = games.iter().filter_map(GameReport::loss).collect();
        let turned = |is_it: fn(f64) -> bool, good: fn(f64) -> bool| {
            let from = games.iter().filter(|game| game.ahead.is_some_and(is_it));
            let scores: Vec<f64> = from.filter_map(|game| game.score).collect();
            (scores.iter().filter(|&&score| good(score)).count(), scores.len())
        };
        Totals {
            n_games: games.len(),
            results: [count(1.0), count(0.5), count(0.0)],
            phases,
            seconds: summed(games, |game| &game.seconds),
            loss: loss_in_a_game(&phases).map(|loss| (loss, Rating::of_mean_loss(loss))),
            converted: turned(|ahead| ahead > 0.5, |score| score == 1.0),
            saved: turned(|ahead| ahead < -0.5, |score| score > 0.0),
            motifs: motifs(games),
            openings: by_opening(games),
            trend: Trend::of(&losses),
        }
    }

    /// How often a motif was what a mistake was about in a game.
    pub fn a_game(&self, motif: Motif) -> f64 {
        let n = self.motifs.iter().find(|(other, _)| *other == motif).map_or(0, |(_, n)| *n);
        f64::from(n) / self.n_games.max(1) as f64
    }
}

/// What somebody is told of it.
impl Totals {
    /// What became of games that were ahead at the turn, and of those that were behind, in sentences.
    pub fn turn_words(&self) -> Vec<String> {
        let percent = |(part, whole): (usize, usize)| (100 * part).checked_div(whole);
        let converted = percent(self.converted).map(|percent| {
            text!("progress-converted", part = self.converted.0, n = self.converted.1, percent = percent)
        });
        let saved = percent(self.saved)
            .map(|percent| text!("progress-saved", part = self.saved.0, n = self.saved.1, percent = percent));
        [converted, saved].into_iter().flatten().collect()
    }

    /// `opening 4.0 s, midgame 9.1 s, endgame 12.5 s`; `None` where no times are known.
    pub fn time_words(&self) -> Option<String> {
        let part = |(phase, (seconds, n)): (Phase, (f64, u32))| {
            let seconds = text::decimal(seconds / f64::from(n), 1);
            (n > 0).then(|| text!("progress-time-phase", phase = phase_name(phase), seconds = seconds))
        };
        let parts: Vec<String> = Phase::ALL.into_iter().zip(self.seconds).filter_map(part).collect();
        (!parts.is_empty()).then(|| text::list(&parts))
    }
}

impl OpeningTotals {
    /// Its name in the language of the window.
    pub fn name(&self) -> &str {
        openings::named(&self.name).map_or(&self.name, |opening| opening.name())
    }

    /// The share of the points, in percent.
    pub fn points(&self) -> String {
        self.score.map_or("–".to_owned(), |score| text!("percent", n = format!("{:.0}", 100.0 * score)))
    }
}

/// What a phase of the game is called.
pub fn phase_name(phase: Phase) -> String {
    match phase {
        Phase::Opening => text!("phase-opening"),
        Phase::Midgame => text!("phase-midgame"),
        Phase::Endgame => text!("phase-endgame"),
    }
}

fn summed(games: &[GameReport], of: impl Fn(&GameReport) -> &[(f64, u32); 3]) -> [(f64, u32); 3] {
    std::array::from_fn(|column| {
        games.iter().map(|game| of(game)[column]).fold((0.0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
    })
}

fn motifs(games: &[GameReport]) -> Vec<(Motif, u32)> {
    let n = |motif: Motif| games.iter().filter_map(|game| game.motifs.get(&motif)).sum();
    let mut counts: Vec<(Motif, u32)> = Motif::ALL.into_iter().map(|motif| (motif, n(motif))).collect();
    counts.retain(|(_, n)| *n > 0);
    counts.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    counts
}

fn by_opening(games: &[GameReport]) -> Vec<OpeningTotals> {
    let mut groups = BTreeMap::<&str, Vec<&GameReport>>::new();
    for game in games {
        if let Some(opening) = &game.opening {
            groups.entry(opening).or_default().push(game);
        }
    }
    let summed = |(name, games): (&str, Vec<&GameReport>)| {
        let scores: Vec<f64> = games.iter().filter_map(|game| game.score).collect();
        OpeningTotals {
            name: name.to_owned(),
            n_games: games.len(),
            score: (!scores.is_empty()).then(|| scores.iter().sum::<f64>() / scores.len() as f64),
            loss: games.iter().map(|game| game.losses[0].0).sum::<f64>() / games.len() as f64,
        }
    };
    let mut openings: Vec<OpeningTotals> = groups.into_iter().map(summed).collect();
    openings.sort_by_key(|opening| std::cmp::Reverse(opening.n_games));
    openings
}

#[cfg(test)]
pub(super) mod testing {
    use super::*;

    /// A game with this score, discs lost in each phase, and discs ahead at the turn.
    pub(crate) fn game(score: f64, loss: f64, ahead: f64) -> GameReport {
        GameReport {
            score: Some(score),
            losses: [(loss, 10), (loss, 10), (loss, 10)],
            seconds: [(20.0, 10), (60.0, 10), (0.0, 0)],
            mistakes: 2,
            blunders: 1,
            thrown_away: 0,
            accuracy: Some(70.0),
            ahead: Some(ahead),
            motifs: BTreeMap::from([(Motif::Parity, 1), (Motif::CornerGiven, 2)]),
            opening: Some("Tiger".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::testing::game;
    use super::*;
    use crate::analysis::testing::random_game;
    use crate::evaluation::Evaluation;
    use crate::record::{MoveTime, NodeId};
    use crate::rules::BoardSize;

    #[test]
    fn what_games_say_together_is_counted() {
        let games = [(1.0, 10.0, 4.0), (0.0, 20.0, 6.0), (0.5, 15.0, -3.0), (0.0, 15.0, -9.0)];
        let games: Vec<GameReport> =
            games.into_iter().map(|(score, loss, ahead)| game(score, loss, ahead)).collect();
        let totals = Totals::of(&games);
        assert_eq!((totals.results, totals.converted, totals.saved), ([1, 1, 2], (1, 2), (1, 2)));
        assert_eq!(totals.loss.unwrap().0, 45.0);
        assert_eq!((totals.phases[1], totals.seconds[1]), ((60.0, 40), (240.0, 40)));
        assert_eq!(totals.motifs, [(Motif::CornerGiven, 8), (Motif::Parity, 4)]);
        assert_eq!((totals.a_game(Motif::CornerGiven), totals.a_game(Motif::Greed)), (2.0, 0.0));
        let tiger = &totals.openings[0];
        assert_eq!((tiger.n_games, tiger.score, tiger.loss), (4, Some(0.375), 15.0));
    }

    #[test]
    fn a_kept_review_is_read_off_with_its_times() {
        let mut record = random_game(BoardSize::STANDARD, 7);
        assert!(kept_review(&record).is_none(), "nothing is known of it");
        let nodes: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.main_line()).collect();
        for (ply, &node) in nodes.iter().enumerate() {
            if let Some(mv) = nodes.get(ply + 1).and_then(|&next| record.move_into(next)) {
                record.annotations_mut(node).evaluation = Some(Evaluation::proven(0).with_line(vec![mv]));
            }
            record.set_move_time(node, (ply > 0).then(|| MoveTime::parse(&ply.to_string()).unwrap()));
        }
        let review = kept_review(&record).unwrap();
        let report = GameReport::of(&review, &record, Color::Black);
        // Every move took as many seconds as its number.
        let own: Vec<usize> = (1..nodes.len())
            .filter(|&ply| {
                let before = record.position_at(nodes[ply - 1]);
                before.turn() == Color::Black && record.move_into(nodes[ply]) != Some(Move::Pass)
            })
            .collect();
        let n_moves: u32 = report.losses.iter().map(|(_, n)| n).sum();
        let seconds: f64 = report.seconds.iter().map(|(seconds, _)| seconds).sum();
        assert_eq!((n_moves as usize, seconds as usize), (own.len(), own.iter().sum()));
        assert!(report.score.is_some() && report.ahead.is_some());
    }
}
