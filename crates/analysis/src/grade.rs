//! Grades of moves by one table of limits, results thrown away, and the figures of a player's game.

use super::review::{PlayedMove, Review};
use othello::evaluation::{Evaluation, Score, outcome_key};
use othello::rules::{ByColor, Color, Move};
use std::cmp::Ordering;
use std::fmt;
use texts::text;
use texts::words;

/// The class of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// There was nothing else to play.
    Forced,
    /// Nothing was better.
    Best,
    /// It lost less than 2 discs.
    Good,
    /// It lost 2 discs or more.
    Inaccuracy,
    /// It lost 4 discs or more.
    Mistake,
    /// It lost 8 discs or more.
    Blunder,
}

/// The name, the sign and the limit of a grade.
struct GradeRow {
    name: &'static str,
    sign: &'static str,
    /// The least loss that has it, if the move was not forced.
    from: Score,
}

/// A row for each of [`Grade::ALL`].
///
/// Tournament players lose 2 discs or more with one move in three or four, 4 or more with one in five, and 8
/// or more with one in ten; the best of them do a third as often (tournament games of 1977 to 2023 as Edax
/// judges them).
const GRADES: [GradeRow; 6] = [
    GradeRow { name: "forced", sign: "", from: Score::ZERO },
    GradeRow { name: "best", sign: "", from: Score::ZERO },
    GradeRow { name: "good", sign: "", from: Score::from_hundredths(1) },
    GradeRow { name: "inaccuracy", sign: "?!", from: Score::from_discs(2) },
    GradeRow { name: "mistake", sign: "?", from: Score::from_discs(4) },
    GradeRow { name: "blunder", sign: "??", from: Score::from_discs(8) },
];

/// The least loss of a move that is graded an inaccuracy or worse, and has a sign.
pub(crate) const SIGN_FROM: Score = GRADES[Grade::Inaccuracy as usize].from;
/// The least loss of a mistake.
pub(crate) const MISTAKE_FROM: Score = GRADES[Grade::Mistake as usize].from;
/// The least loss of a move that reviews and hints explain.
pub const EXPLAINED_FROM: Score = Score::from_discs(2);

/// The loss that halves a move's accuracy, in hundredths of a disc.
const HALF_LIFE: f64 = 400.0;
/// A move counts for accuracy only if at least this much can be lost.
const AT_STAKE_FROM: Score = Score::from_discs(1);

impl Grade {
    /// Every grade once, the best first.
    pub const ALL: [Grade; 6] =
        [Grade::Forced, Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of a move, by what it lost.
    pub fn of(played: &PlayedMove) -> Grade {
        if played.is_forced {
            return Grade::Forced;
        }
        let fits = |grade: &Grade| played.loss >= GRADES[*grade as usize].from;
        Grade::ALL.into_iter().rfind(fits).unwrap_or(Grade::Best)
    }

    /// Its name in styles, files and the arguments of texts; [`Grade`] displays as the word for it.
    pub fn name(self) -> &'static str {
        GRADES[self as usize].name
    }

    /// Its annotation mark, readable without colour: `?!`, `?` or `??`; empty for moves that lose little.
    pub fn sign(self) -> &'static str {
        GRADES[self as usize].sign
    }

    /// Whether it is an inaccuracy or worse.
    pub fn has_sign(self) -> bool {
        self >= Grade::Inaccuracy
    }

    /// Whether it is a mistake or a blunder.
    pub fn is_mistake(self) -> bool {
        self >= Grade::Mistake
    }
}

impl PlayedMove {
    /// Whether it is graded as an inaccuracy or worse, and deeper searches may still change that.
    pub fn is_doubtful(&self) -> bool {
        !self.is_final && Grade::of(self).has_sign()
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&text!("grade", grade = self.name()))
    }
}

/// A result that was proven to be within reach and was given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThrownAway {
    /// A win or a draw, as its score compares to 0.
    pub had: Ordering,
    /// A draw or a loss.
    pub has: Ordering,
}

impl ThrownAway {
    /// The result that a move gave away; `None` if it gave none away, or unless both values are exact.
    pub fn by(played: &PlayedMove) -> Option<ThrownAway> {
        let result = |value: &Evaluation| value.score.of(played.color).cmp(&Score::ZERO);
        let (had, has) = (result(&played.before), result(&played.after));
        (played.is_exact() && had > has).then_some(ThrownAway { had, has })
    }

    /// Its name in the arguments of texts, such as `win-draw`.
    pub fn key(self) -> String {
        format!("{}-{}", outcome_key(self.had), outcome_key(self.has))
    }
}

impl fmt::Display for ThrownAway {
    /// `a win into a draw`
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&text!("thrown-away", thrown = self.key()))
    }
}

/// The figures of one player in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// How many moves there are of each of [`Grade::ALL`].
    n_graded: [u32; Grade::ALL.len()],
    /// What all moves lost together.
    pub loss: Score,
    /// How many moves there are in each third of the game.
    n_moves: [u32; 3],
    /// What the moves of each third lost together.
    losses: [Score; 3],
    /// Moves that gave away a win or a draw that was proven.
    pub n_thrown_away: u32,
    // The sum of the accuracies of the moves with something at stake, and the number of these moves.
    accuracy: (f64, u32),
}

impl Summary {
    /// The figures of both players, from the moves whose values are known.
    pub fn of(review: &Review) -> ByColor<Summary> {
        let n_squares = review.positions[0].size().area() - 4;
        let mut summaries = ByColor::<Summary>::default();
        for played in review.moves.iter().filter(|played| played.mv != Move::Pass) {
            summaries[played.color].add(played, phase_of(played.number, n_squares));
        }
        summaries
    }

    fn add(&mut self, played: &PlayedMove, phase: usize) {
        let grade = Grade::of(played);
        self.n_graded[grade as usize] += 1;
        self.loss += played.loss;
        self.n_moves[phase] += 1;
        self.losses[phase] += played.loss;
        self.n_thrown_away += u32::from(ThrownAway::by(played).is_some());
        let has_choice = played.at_stake.is_none_or(|at_stake| at_stake >= AT_STAKE_FROM);
        if grade != Grade::Forced && has_choice {
            self.accuracy.0 += accuracy(played.loss, played.at_stake);
            self.accuracy.1 += 1;
        }
    }

    /// The mean loss of a move in each third of the game, in discs; `None` without moves.
    pub fn mean_losses(&self) -> [Option<f64>; 3] {
        std::array::from_fn(|phase| {
            let n = self.n_moves[phase];
            (n > 0).then(|| self.losses[phase].in_discs() / f64::from(n))
        })
    }

    /// How many moves have this grade.
    pub fn n_of(&self, grade: Grade) -> u32 {
        self.n_graded[grade as usize]
    }

    /// The mean accuracy of the moves at which at least a disc was at stake. The best move has 100, the worst
    /// 0, one that loses four discs about 50, one that loses eight about 25. `None` if the player had no such
    /// move.
    pub fn accuracy(&self) -> Option<f64> {
        (self.accuracy.1 > 0).then(|| self.accuracy.0 / f64::from(self.accuracy.1))
    }
}

/// Discs that were lost, without a sign: `2.5`, `71`.
pub fn loss_words(loss: Score) -> String {
    words::score(loss).trim_start_matches('+').to_owned()
}

/// 100 · ½^(loss / 4 discs), shifted so that the worst move has 0.
fn accuracy(loss: Score, at_stake: Option<Score>) -> f64 {
    let left = |loss: Score| (-f64::from(loss.hundredths()) / HALF_LIFE).exp2();
    let least = at_stake.map_or(0.0, left);
    100.0 * ((left(loss) - least) / (1.0 - least)).clamp(0.0, 1.0)
}

/// The third of the game, 0 to 2, that a move is in by its number: on 8×8 moves 1–20, 21–40, 41–60.
fn phase_of(number: usize, n_squares: usize) -> usize {
    (3 * number.saturating_sub(1) / n_squares).min(2)
}

/// The figures of both players for a table: each row's name, and its cell for either player.
pub fn figures(review: &Review) -> Vec<(String, ByColor<String>)> {
    let summary = Summary::of(review);
    let row = |name: String, cell: &dyn Fn(&Summary) -> String| (name, summary.map(|side| cell(&side)));
    let of_grade = |grade: Grade| row(grade.to_string(), &|side| side.n_of(grade).to_string());
    let mut rows: Vec<_> = Grade::ALL.into_iter().map(of_grade).collect();
    rows.push(row(text!("figures-discs-lost"), &|side| loss_words(side.loss)));
    let or_dash =
        |figure: Option<f64>, places| figure.map_or("-".to_owned(), |figure| text::decimal(figure, places));
    let n_squares = review.positions[0].size().area() - 4;
    for (phase, (first, last)) in phase_bounds(n_squares).into_iter().enumerate() {
        let name = text!("figures-a-move", first = first, last = last);
        rows.push(row(name, &|side| or_dash(side.mean_losses()[phase], 2)));
    }
    rows.push(row(text!("figures-accuracy"), &|side| or_dash(side.accuracy(), 1)));
    rows.push(row(text!("figures-thrown-away"), &|side| side.n_thrown_away.to_string()));
    rows
}

/// The limits of the grades and what accuracy is, in words.
pub fn limits_words() -> String {
    let from = |grade: Grade| GRADES[grade as usize].from.discs();
    text!(
        "grades-limits",
        inaccuracy = from(Grade::Inaccuracy),
        mistake = from(Grade::Mistake),
        blunder = from(Grade::Blunder),
        half = HALF_LIFE / 100.0
    )
}

/// The numbers of the first and the last move in each third of the game.
pub fn phase_bounds(n_squares: usize) -> [(usize, usize); 3] {
    std::array::from_fn(|phase| {
        let mut numbers = (1..=n_squares).filter(|&number| phase_of(number, n_squares) == phase);
        let first = numbers.next().unwrap_or(0);
        (first, numbers.next_back().unwrap_or(first))
    })
}

/// The mistakes of one side, or of both without a colour, in the order of the game.
pub fn mistakes(moves: &[PlayedMove], color: Option<Color>) -> impl DoubleEndedIterator<Item = &PlayedMove> {
    let of_side = move |played: &&PlayedMove| color.is_none_or(|color| color == played.color);
    moves.iter().filter(of_side).filter(|played| Grade::of(played).is_mistake())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(before: i32, after: i32) -> PlayedMove {
        let mv = Move::Place(crate::testing::square("f5"));
        let estimate = |value: i32| Evaluation::estimate(Score::from_hundredths(-value), 8, 73);
        let (before, after) = (estimate(before), estimate(after));
        let loss = after.score - before.score;
        let (color, is_final) = (Color::White, true);
        let (best, at_stake) = (mv, None);
        let (at, number, is_forced) = (0, 1, false);
        PlayedMove { at, color, mv, number, is_forced, best, before, after, loss, at_stake, is_final }
    }

    fn proven(before: i16, after: i16) -> PlayedMove {
        let [before, after] = [before, after].map(|discs| Evaluation::proven(-discs));
        let loss = after.score - before.score;
        PlayedMove { before, after, loss, ..played(0, 0) }
    }

    #[test]
    fn losses_have_their_grades() {
        for (loss, grade) in [
            (0, "best"),
            (1, "good"),
            (199, "good"),
            (200, "inaccuracy"),
            (400, "mistake"),
            (800, "blunder"),
            (6_400, "blunder"),
        ] {
            assert_eq!(Grade::of(&played(loss, 0)).to_string(), grade);
        }
        assert_eq!(Grade::of(&PlayedMove { is_forced: true, ..played(0, 0) }), Grade::Forced);
        assert!(GRADES[1..].windows(2).all(|pair| pair[0].from < pair[1].from));
        assert_eq!(Grade::Forced.name(), "forced");
    }

    #[test]
    fn only_proven_results_are_thrown_away() {
        let words = |played: PlayedMove| ThrownAway::by(&played).map(|thrown| thrown.to_string());
        assert_eq!(words(proven(2, 0)).as_deref(), Some("a win into a draw"));
        assert_eq!(words(proven(2, -2)).as_deref(), Some("a win into a loss"));
        assert_eq!(words(proven(0, -2)).as_deref(), Some("a draw into a loss"));
        assert_eq!(words(proven(6, 2)), None);
        assert_eq!(words(played(200, -200)), None);
    }

    #[test]
    fn accuracy_halves_with_every_four_discs() {
        let mut summary = Summary::default();
        assert_eq!(summary.accuracy(), None);
        for (loss, mean) in [(0, 100.0), (400, 75.0), (800, (100.0 + 50.0 + 25.0) / 3.0)] {
            summary.add(&played(loss, 0), 0);
            assert!((summary.accuracy().unwrap() - mean).abs() < 1e-9);
        }
        assert_eq!((summary.loss.hundredths(), summary.mean_losses()[0]), (1_200, Some(4.0)));
    }

    #[test]
    fn the_worst_move_has_accuracy_0_and_moves_without_a_stake_do_not_count() {
        let summary = |moves: &[(i32, i32)]| {
            let mut summary = Summary::default();
            for &(loss, at_stake) in moves {
                let at_stake = Some(Score::from_hundredths(at_stake));
                summary.add(&PlayedMove { at_stake, ..played(loss, 0) }, 0);
            }
            summary.accuracy()
        };
        assert_eq!(summary(&[(300, 300), (1_200, 1_200), (100, 100)]), Some(0.0));
        assert_eq!(summary(&[(0, 300), (0, 90), (50, 90)]), Some(100.0));
        assert_eq!(summary(&[(0, 0), (50, 90)]), None);
        let middle = summary(&[(400, 4_000)]).unwrap();
        assert!((middle - 50.0).abs() < 0.1, "{middle}");
        assert!(summary(&[(200, 400)]).unwrap() < summary(&[(200, 1_600)]).unwrap());
    }

    #[test]
    fn lost_discs_are_rounded_like_every_other_number_of_discs() {
        let words = [0, 25, 7_055, 6_400].map(Score::from_hundredths).map(loss_words);
        assert_eq!(words, ["0", "0.3", "70.6", "64"]);
        let plain = |hundredths| Evaluation::estimate(Score::from_hundredths(hundredths), 8, 73).plain();
        assert_eq!([25, -4].map(plain), ["+0.3", "+0.0"]);
    }

    #[test]
    fn the_thirds_of_the_game_follow_from_the_size_of_the_board() {
        assert_eq!(phase_bounds(60), [(1, 20), (21, 40), (41, 60)]);
        assert_eq!(phase_bounds(12), [(1, 4), (5, 8), (9, 12)]);
        assert_eq!(phase_bounds(32), [(1, 11), (12, 22), (23, 32)]);
        assert_eq!([0, 1, 20, 21, 60, 99].map(|number| phase_of(number, 60)), [0, 0, 0, 1, 2, 2]);
    }
}
