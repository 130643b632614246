//! Statistics of one player, for each reviewed game and for all together: results, discs lost by phase, ideas
//! behind mistakes, openings, results of games clearly ahead or behind at the turn (when 20 squares are
//! empty), and replies to the opponent's mistakes.

mod mistake;

pub use mistake::GameMistake;

use super::peers::Habits;
use super::trend::Trend;
use analysis::explain::costs::{IdeaCost, IdeaCosts, costs};
use analysis::explain::{Explanation, Idea};
use analysis::grade::{Grade, Summary};
use analysis::knowledge::Knowledge;
use analysis::openings;
use analysis::review::{Plan, PlayedMove, Review};
use engine::Level;
use library::people::{PhaseLosses, loss_in_a_game, share};
use othello::evaluation::Score;
use othello::rating::{Phase, Rating};
use othello::record::Record;
use othello::rules::{Color, Move};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use texts::text;

/// The number of empty squares at the turn, where a game counts as clearly ahead or behind.
pub(crate) const EMPTIES_AT_THE_TURN: usize = 20;
/// A clear lead at the turn, in discs.
pub(crate) const CLEAR_LEAD: u8 = 6;
/// A move that loses this many discs gives the opponent a chance.
pub(crate) const MISTAKE_MIN: u8 = 6;
/// A reply takes the chance if it loses no more discs than this.
pub(crate) const REPLY_LOSS_MAX: u8 = 2;

/// How many of the worst moves of a game are stored.
const WORST_MOVES_MAX: usize = 3;
/// The least number of mistakes about an idea that make a habit.
const HABIT_MIN: u32 = 5;
/// A difference of fewer standard errors may be chance.
pub(crate) const SIGNIFICANT_SIGMAS: f64 = 1.5;
/// Fewer games or chances are a small sample.
const SAMPLE_MIN: usize = 10;

/// What a game says about one of its players.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GameReport {
    /// 1 for a win, 0.5 for a draw, 0 for a loss; `None` where it was not played to its end.
    pub score: Option<f64>,
    /// Discs lost and moves made in the opening, the midgame and the endgame.
    pub losses: PhaseLosses,
    /// Seconds taken in each phase, and the number of moves with a known time.
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
    /// Discs ahead at `EMPTIES_AT_THE_TURN`.
    pub ahead: Option<f64>,
    /// How many chances the player took, and how many there were. A chance is an opponent's move that loses
    /// `MISTAKE_MIN` discs or more and leaves a choice; a reply that loses at most `REPLY_LOSS_MAX` takes it.
    #[serde(default)]
    pub chances: (u32, u32),
    /// What each idea cost.
    #[serde(default)]
    pub ideas: IdeaCosts,
    /// The English name of the opening.
    pub opening: Option<String>,
    /// The moves that lost most.
    #[serde(default)]
    pub worst: Vec<GameMistake>,
}

/// The review of the main line that the record holds; `None` if a position has no value.
pub fn kept_review(record: &Record) -> Option<Review> {
    let mut record = record.clone();
    let end = *record.main_line().last()?;
    record.go_to(end);
    // The level only matters to further searches; there are none.
    let review = Plan::new(&record, Level::MIN, Knowledge::default()).review();
    review.is_whole().then_some(review)
}

impl GameReport {
    /// Makes a player's report from the review of a game's main line.
    pub fn of(review: &Review, record: &Record, color: Color) -> GameReport {
        let placed = || review.moves.iter().filter(|played| played.mv != Move::Pass);
        let n_empties = |played: &PlayedMove| review.positions[played.at].empties().len();
        let mut worst = Vec::new();
        let (mut losses, mut seconds) = ([(0.0, 0); 3], [(0.0, 0); 3]);
        for played in placed().filter(|played| played.color == color) {
            let column = Phase::of_empties(n_empties(played)) as usize;
            losses[column].0 += to_hundredths(played.loss.in_discs());
            losses[column].1 += 1;
            if let Some(time) = review.nodes.get(played.at).and_then(|&node| record.move_time(node)) {
                seconds[column].0 += time.seconds();
                seconds[column].1 += 1;
            }
            if let Some(explanation) = Explanation::of(review, played) {
                worst.push(GameMistake::of(&explanation, played.number));
            }
        }
        worst.sort_by(|a: &GameMistake, b| b.loss.total_cmp(&a.loss));
        worst.truncate(WORST_MOVES_MAX);
        let summary = Summary::of(review)[color];
        let turning = placed().find(|played| n_empties(played) == EMPTIES_AT_THE_TURN);
        let last = *record.main_line().last().unwrap_or(&Record::ROOT);
        let score = record.position_at(last).outcome().map(|outcome| share(outcome, color));
        let mistakes =
            Grade::ALL.into_iter().filter(|grade| grade.is_mistake()).map(|grade| summary.n_of(grade)).sum();
        GameReport {
            score,
            losses,
            seconds,
            mistakes,
            blunders: summary.n_of(Grade::Blunder),
            thrown_away: summary.n_thrown_away,
            accuracy: summary.accuracy().map(to_hundredths),
            ahead: turning.map(|played| played.before.score.of(color).in_discs()),
            chances: chances(review, color),
            ideas: costs(review, color),
            opening: openings::of_game(review.positions.iter()).map(|opening| opening.english.to_owned()),
            worst,
        }
    }

    /// Whether the game was reviewed.
    pub fn is_reviewed(&self) -> bool {
        self.losses.iter().any(|(_, n_moves)| *n_moves > 0)
    }

    /// Discs lost in a whole game; `None` for a game with few moves.
    pub fn loss(&self) -> Option<f64> {
        loss_in_a_game(&self.losses)
    }

    /// Discs that the player's moves lost; `None` without a review.
    pub fn lost(&self) -> Option<f64> {
        self.is_reviewed().then(|| self.losses.iter().map(|(loss, _)| loss).sum())
    }
}

/// How many of the other side's mistakes were replied to well, and how many there were.
fn chances(review: &Review, color: Color) -> (u32, u32) {
    let offered = review.moves.windows(2).filter(|pair| {
        let [theirs, own] = pair else { return false };
        theirs.color != color
            && own.color == color
            && own.at == theirs.at + 1
            && !own.is_forced
            && theirs.loss >= Score::from_discs(MISTAKE_MIN.into())
    });
    offered.fold((0, 0), |(taken, n), pair| {
        (taken + u32::from(pair[1].loss <= Score::from_discs(REPLY_LOSS_MAX.into())), n + 1)
    })
}

fn to_hundredths(number: f64) -> f64 {
    (100.0 * number).round() / 100.0
}

/// Totals over many games.
#[derive(Clone, Debug, PartialEq)]
pub struct Totals {
    /// How many there are.
    pub n_games: usize,
    /// Won, drawn and lost, of those that were played to their end.
    pub results: [usize; 3],
    /// Discs lost and moves made in each phase.
    pub phases: PhaseLosses,
    /// Seconds taken in each phase, and the number of moves with a known time.
    pub seconds: [(f64, u32); 3],
    /// Discs lost in a whole game, on average over the games, and the rating that belongs to it.
    pub loss: Option<(f64, Rating)>,
    /// Games clearly ahead at the turn: how many were won, and how many there are.
    pub converted: (usize, usize),
    /// Games clearly behind at the turn: how many were not lost, and how many there are.
    pub saved: (usize, usize),
    /// The opponents' mistakes: how many the player answered well, and how many there are.
    pub chances: (usize, usize),
    /// What each idea cost, the most costly first.
    pub ideas: Vec<(Idea, IdeaCost)>,
    /// The openings, the most frequent first.
    pub openings: Vec<OpeningTotals>,
    /// How the latest games compare with the earlier ones.
    pub trend: Option<Trend>,
}

/// Totals over the games with one opening.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningTotals {
    /// Its English name.
    pub name: String,
    /// How many games had it.
    pub n_games: usize,
    /// The player's share of the points.
    pub score: Option<f64>,
    /// Discs lost per game in the opening phase; `None` if no game was reviewed.
    pub loss: Option<f64>,
}

impl Totals {
    /// Adds games up, the earliest first.
    pub fn of(games: &[GameReport]) -> Totals {
        let count = |score: f64| games.iter().filter(|game| game.score == Some(score)).count();
        let phases = summed(games, |game| &game.losses);
        let losses: Vec<f64> = games.iter().filter_map(GameReport::loss).collect();
        // Of the games with such a lead at the turn, how many ended well, and how many there are.
        let turned = |is_lead: fn(f64) -> bool, good: fn(f64) -> bool| {
            let from = games.iter().filter(|game| game.ahead.is_some_and(is_lead));
            let scores: Vec<f64> = from.filter_map(|game| game.score).collect();
            (scores.iter().filter(|&&score| good(score)).count(), scores.len())
        };
        Totals {
            n_games: games.len(),
            results: [count(1.0), count(0.5), count(0.0)],
            phases,
            seconds: summed(games, |game| &game.seconds),
            loss: mean(&losses).map(|loss| (loss, Rating::of_mean_loss(loss))),
            converted: turned(|ahead| ahead >= f64::from(CLEAR_LEAD), |score| score == 1.0),
            saved: turned(|ahead| ahead <= -f64::from(CLEAR_LEAD), |score| score > 0.0),
            chances: games.iter().fold((0, 0), |(taken, n), game| {
                (taken + game.chances.0 as usize, n + game.chances.1 as usize)
            }),
            ideas: ideas(games),
            openings: by_opening(games.iter()),
            trend: Trend::of(&games.iter().filter_map(GameReport::lost).collect::<Vec<f64>>()),
        }
    }

    /// What an idea cost: its mistakes in all games together, but its discs per game.
    pub fn cost_per_game(&self, idea: Idea) -> Option<IdeaCost> {
        let (_, cost) = self.ideas.iter().find(|(other, _)| *other == idea)?;
        let n_games = self.n_games.max(1) as f64;
        Some(IdeaCost { n: cost.n, discs: cost.discs / n_games })
    }

    /// The idea that cost most, if it has enough mistakes to be a habit.
    pub fn habit(&self) -> Option<Idea> {
        self.ideas.first().filter(|(_, cost)| cost.n >= HABIT_MIN).map(|(idea, _)| *idea)
    }

    /// Sentences that compare the player with people of a rating: in games clearly ahead or behind at the
    /// turn, and in replies to mistakes. They address the player if the report is the player's own.
    pub fn chance_words(&self, rating: Rating, is_own: bool) -> Vec<String> {
        let (habits, empties) = (Habits::of(rating), EMPTIES_AT_THE_TURN);
        let percent = |share: f64| format!("{:.0}", 100.0 * share);
        let small = |n: usize| if n < SAMPLE_MIN { text!("progress-small-sample") } else { String::new() };
        let words = |([own, of_another], (part, n), peers): ([&str; 2], (usize, usize), f64)| {
            let words = text!(
                if is_own { own } else { of_another },
                discs = CLEAR_LEAD,
                empties = empties,
                loss = MISTAKE_MIN,
                part = part,
                n = n,
                percent = percent(part as f64 / n.max(1) as f64),
                rating = rating.to_string(),
                peers = percent(peers)
            );
            // None of a few says nothing.
            (part > 0 || n >= SAMPLE_MIN).then(|| text::sentences(&[words, small(n)]))
        };
        let rows = [
            (["progress-converted", "report-converted"], self.converted, habits.converted),
            (["progress-saved", "report-saved"], self.saved, habits.saved),
            (["progress-chances", "report-chances"], self.chances, habits.chances),
        ];
        rows.into_iter().filter_map(words).collect()
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
        opening_name(&self.name)
    }
}

/// An opening's name in the window's language, from its English name.
pub(crate) fn opening_name(english: &str) -> &str {
    openings::named(english).map_or(english, |opening| opening.name())
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

pub(crate) fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

fn ideas(games: &[GameReport]) -> Vec<(Idea, IdeaCost)> {
    let mut all = IdeaCosts::new();
    for (&idea, cost) in games.iter().flat_map(|game| &game.ideas) {
        all.entry(idea).or_default().add(cost.n, cost.discs);
    }
    let mut all: Vec<(Idea, IdeaCost)> = all.into_iter().collect();
    all.sort_by(|(_, a), (_, b)| b.discs.total_cmp(&a.discs));
    all
}

/// The totals of each opening, the most frequent first.
pub fn by_opening<'a>(games: impl Iterator<Item = &'a GameReport>) -> Vec<OpeningTotals> {
    let mut groups = BTreeMap::<&str, Vec<&GameReport>>::new();
    for game in games {
        if let Some(opening) = &game.opening {
            groups.entry(opening).or_default().push(game);
        }
    }
    let summed = |(name, games): (&str, Vec<&GameReport>)| {
        let scores: Vec<f64> = games.iter().filter_map(|game| game.score).collect();
        let reviewed = games.iter().filter(|game| game.is_reviewed());
        let losses: Vec<f64> = reviewed.map(|game| game.losses[0].0).collect();
        let (score, loss) = (mean(&scores), mean(&losses));
        OpeningTotals { name: name.to_owned(), n_games: games.len(), score, loss }
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
            chances: (1, 3),
            ideas: IdeaCosts::from([
                (Idea::LastMove, IdeaCost { n: 1, discs: 4.0 }),
                (Idea::Corner, IdeaCost { n: 2, discs: 12.0 }),
            ]),
            opening: Some("Tiger".to_owned()),
            worst: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::testing::game;
    use super::*;
    use analysis::testing::{random_game, with_losses};
    use othello::record::{MoveTime, NodeId};
    use othello::rules::{BoardSize, Goal};

    #[test]
    fn totals_add_up_games() {
        let games =
            [(1.0, 10.0, 6.0), (0.0, 20.0, 7.0), (0.5, 15.0, -6.0), (0.0, 15.0, -9.0), (1.0, 15.0, 5.9)];
        let games: Vec<GameReport> =
            games.into_iter().map(|(score, loss, ahead)| game(score, loss, ahead)).collect();
        let totals = Totals::of(&games);
        assert_eq!((totals.results, totals.converted, totals.saved), ([2, 1, 2], (1, 2), (1, 2)));
        assert_eq!((totals.loss.unwrap().0, totals.chances), (45.0, (5, 15)));
        assert_eq!((totals.phases[1], totals.seconds[1]), ((75.0, 50), (300.0, 50)));
        let (corner, parity) = (IdeaCost { n: 10, discs: 60.0 }, IdeaCost { n: 5, discs: 20.0 });
        assert_eq!(totals.ideas, [(Idea::Corner, corner), (Idea::LastMove, parity)]);
        assert_eq!(totals.cost_per_game(Idea::Corner).map(|cost| cost.discs), Some(12.0));
        assert_eq!((totals.cost_per_game(Idea::Flips), totals.habit()), (None, Some(Idea::Corner)));
        let tiger = &totals.openings[0];
        assert_eq!((tiger.n_games, tiger.score, tiger.loss), (5, Some(0.5), Some(15.0)));
    }

    #[test]
    fn chances_are_compared_with_peers_and_a_small_sample_is_named() {
        let words = Totals::of(&[game(1.0, 10.0, 6.0)]).chance_words(Rating::new(1200), true);
        let peers = format!("people of your rating {:.0} %", 100.0 * Habits::of(Rating::new(1200)).converted);
        assert!(words[0].contains("you won 1 of 1: 100 %") && words[0].contains(&peers), "{words:?}");
        assert!(words[0].ends_with("Small sample.") && words.len() == 2, "{words:?}");
        let many = Totals::of(&vec![game(0.0, 10.0, 0.0); 4]).chance_words(Rating::new(1200), true);
        assert!(many.len() == 1 && many[0].contains("well 4 of 12 times: 33 %"), "{many:?}");
        assert!(!many[0].ends_with("Small sample."), "{many:?}");
    }

    /// A random game whose opponent's move loses `loss` discs, and the reply to it `lost_by_reply`.
    fn report_after(loss: i16, lost_by_reply: i16) -> GameReport {
        let (record, mut knowledge) = (random_game(BoardSize::STANDARD, 7), Knowledge::default());
        // White's move is the fourth of the game, Black's reply the fifth.
        for (_, position, value) in with_losses(&record, &[(3, loss), (4, lost_by_reply)]) {
            knowledge.learn(&position, Goal::MostDiscs, value);
        }
        GameReport::of(&Review::of(&record, &knowledge), &record, Color::Black)
    }

    #[test]
    fn a_chance_is_a_mistake_of_six_discs_and_is_taken_by_a_good_reply() {
        assert_eq!(report_after(6, 0).chances, (1, 1));
        assert_eq!(report_after(6, 2).chances, (1, 1));
        assert_eq!(report_after(6, 4).chances, (0, 1));
        assert_eq!(report_after(4, 0).chances, (0, 0), "no chance");
    }

    #[test]
    fn a_stored_review_gives_losses_and_times() {
        let mut record = random_game(BoardSize::STANDARD, 7);
        assert!(kept_review(&record).is_none(), "nothing is known of it");
        let nodes: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.main_line()).collect();
        for (node, _, value) in with_losses(&record, &[]) {
            record.annotations_mut(node).evaluation = Some(value);
        }
        for (ply, &node) in nodes.iter().enumerate() {
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
