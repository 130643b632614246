//! The player's openings: for each colour the moves to know, and a drill in which the opponent
//! answers as people do.
//!
//! A move is stored as the positions before and after it, each as the least of its symmetric images; so
//! transpositions and lines with another first move share one entry. Moves are repeated like
//! [`cards`](super::cards). What people play comes from the embedded tournament statistics.

pub mod drill;

use super::GOOD_LOSS_MAX;
use super::cards::fsrs::{Memory, Recall};
use super::profile::clamped_day;
use super::puzzles::draw::canonical;
use analysis::review::Review;
use engine::book::Book;
use library::table::Table;
use othello::record::{NodeId, Record};
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Square};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

/// A position by its least image: own discs and the opponent's.
type ImageKey = (u64, u64);

/// A move that the player wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LearnedMove {
    before: ImageKey,
    after: ImageKey,
    /// What is remembered; `None` before the first answer.
    pub memory: Option<Memory>,
    answered: i64,
    /// The day from which on it is due.
    pub due: i64,
}

/// The moves of one colour.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Lines {
    /// In the order in which they were added.
    pub moves: Vec<LearnedMove>,
}

/// The lines of both colours.
pub type Repertoire = ByColor<Lines>;

/// How much of people's play the lines answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Coverage {
    /// The answered share of the player's first [`OWN_MOVES`] moves, each weighted by how often it comes up.
    pub share: f64,
    /// The likeliest position without an answer: the moves to it, and how often it comes up, 0 to 1.
    pub gap: Option<(Vec<Move>, f64)>,
}

/// A row of the tree of lines.
#[derive(Clone, Debug, PartialEq)]
pub struct LineRow {
    /// How many own moves were played before.
    pub depth: usize,
    /// The opponent's move that this row answers.
    pub reply: Option<Square>,
    /// The own move.
    pub square: Square,
    /// How often people come there, 0 to 1.
    pub share: f64,
    /// Whether it is due.
    pub is_due: bool,
}

/// Where a game under review left the player's lines of openings.
#[derive(Clone, Copy, Debug)]
pub struct Deviation {
    /// Whose lines.
    pub color: Color,
    /// The position where another move than the answer was played, or that has no answer.
    pub position: Position,
    /// Its place in the record.
    pub before: NodeId,
    /// The answer that the lines have; `None` where they end.
    pub answer: Option<Square>,
    /// The number of the move that left them.
    pub number: usize,
    /// A move that could become the answer there.
    pub add: Option<Square>,
}

/// Openings end after this many moves, those of both sides together.
pub const OPENING_MOVES: usize = 16;
/// The number of own moves for which coverage is shown.
pub const OWN_MOVES: usize = 5;
/// The lines grow only by replies that at least this share of people play.
const REPLY_MIN: f64 = 0.12;
/// Positions that come up in a smaller share of games are skipped.
const POSITION_SHARE_MIN: f64 = 0.002;
/// The weight of a reply that leads to a due move, when a drill draws a reply.
const DUE_WEIGHT: f64 = 8.0;

impl Lines {
    fn find(&self, position: &Position) -> Option<&LearnedMove> {
        let before = canonical(position);
        self.moves.iter().find(|known| known.before == before)
    }

    /// The answer to a position. Of symmetric answers f5 comes first, the usual first move.
    pub fn answer(&self, position: &Position) -> Option<Square> {
        let known = self.find(position)?;
        let is_it = |square: &Square| after(position, Move::Place(*square)) == Some(known.after);
        let f5 = Square::at(5, 4, position.size()).filter(|f5| position.legal_moves().contains(*f5));
        f5.filter(is_it).or_else(|| position.legal_moves().iter().find(is_it))
    }

    /// The moves of both; of two answers to one position, the one that was practised last.
    #[must_use]
    pub(super) fn joined(mut self, there: Lines) -> Lines {
        for mv in there.moves {
            match self.moves.iter_mut().find(|own| own.before == mv.before) {
                Some(own) if own.answered <= mv.answered => *own = mv,
                Some(_) => {}
                None => self.moves.push(mv),
            }
        }
        self
    }

    /// Adds a move, which replaces an earlier answer to the position.
    pub fn add(&mut self, position: &Position, square: Square) {
        let Some(after) = after(position, Move::Place(square)) else { return };
        let before = canonical(position);
        if self.moves.iter().any(|known| (known.before, known.after) == (before, after)) {
            return;
        }
        self.moves.retain(|known| known.before != before);
        self.moves.push(LearnedMove { before, after, memory: None, answered: 0, due: 0 });
    }

    /// Adds the moves of a colour from a line of moves.
    pub fn add_line(&mut self, color: Color, moves: &[Move]) {
        let mut position = Position::start(BoardSize::STANDARD);
        for mv in moves {
            if let (Move::Place(square), true) = (*mv, position.turn() == color) {
                self.add(&position, square);
            }
            let Ok(after) = position.play(*mv) else { return };
            position = after;
        }
    }

    /// Adds the book's answers to what people play, up to `own_moves` of the user; existing answers stay.
    pub fn grow(&mut self, color: Color, own_moves: usize, book: &Book) {
        self.grow_from(Position::start(BoardSize::STANDARD), own_moves, 1.0, color, book);
    }

    /// Grows from a position that comes up in `share` of the games, by up to `own_left` own moves in a row.
    fn grow_from(&mut self, position: Position, own_left: usize, share: f64, color: Color, book: &Book) {
        if own_left == 0 || share < POSITION_SHARE_MIN || position.outcome().is_some() {
            return;
        }
        if position.turn() != color {
            for (square, part) in replies(&position).into_iter().filter(|(_, part)| *part >= REPLY_MIN) {
                if let Ok(after) = position.play(Move::Place(square)) {
                    self.grow_from(after, own_left, share * part, color, book);
                }
            }
            return;
        }
        if self.find(&position).is_none()
            && let Some(Move::Place(best)) = book.moves(&position).first().map(|best| best.mv)
        {
            self.add(&position, best);
        }
        if let Some(after) = self.answer(&position).and_then(|square| position.play(Move::Place(square)).ok())
        {
            self.grow_from(after, own_left - 1, share, color, book);
        }
    }

    /// Where a game left the lines of a colour, given its moves from the start: after how many of them, in
    /// which position, and the answer to it. `None` if the game was never in the lines, or followed them
    /// through its opening.
    fn end_of(&self, color: Color, moves: &[Move]) -> Option<(usize, Position, Option<Square>)> {
        let mut position = Position::start(BoardSize::STANDARD);
        let mut was_inside = false;
        for (at, mv) in moves.iter().take(OPENING_MOVES).enumerate() {
            if position.turn() == color {
                let answer = self.answer(&position);
                let is_it = |answer| after(&position, Move::Place(answer)) == after(&position, *mv);
                if !answer.is_some_and(is_it) {
                    return (was_inside || answer.is_some()).then_some((at, position, answer));
                }
                was_inside = true;
            }
            position = position.play(*mv).ok()?;
        }
        None
    }

    /// Where a game under review left the lines of a colour, and what could become the answer there.
    pub fn deviation(&self, color: Color, review: &Review) -> Option<Deviation> {
        let is_standard = review.positions[0] == Position::start(BoardSize::STANDARD);
        if !is_standard || review.goal == Goal::FewestDiscs {
            return None;
        }
        let (at, position, answer) = self.end_of(color, &review.line)?;
        let played = review.moves.iter().find(|played| played.at == at)?;
        let is_fine = played.loss <= GOOD_LOSS_MAX;
        let better = if is_fine { played.mv } else { played.best };
        let before = review.nodes.get(at.wrapping_sub(1)).copied().unwrap_or(Record::ROOT);
        let is_new = |square: &Square| answer.is_none_or(|answer| is_fine && answer != *square);
        let add = better.square().filter(is_new);
        Some(Deviation { color, position, before, answer, number: played.number, add })
    }

    /// How much of people's play the lines answer.
    pub fn coverage(&self, color: Color) -> Coverage {
        let walk = LineWalk::through(self, color, OWN_MOVES, 0);
        Coverage { share: walk.answered / walk.reached.max(f64::MIN_POSITIVE), gap: walk.gap }
    }

    /// The lines as a tree, the likeliest replies first.
    pub fn tree(&self, color: Color, day: i64) -> Vec<LineRow> {
        LineWalk::through(self, color, usize::MAX, day).rows
    }

    /// The number of moves that are due on a day.
    pub fn n_due(&self, day: i64) -> usize {
        self.moves.iter().filter(|known| known.is_due(day)).count()
    }

    /// What the opponent plays in a drill: as people do, drawn towards what is due; `None` where nothing is
    /// prepared.
    pub fn reply(&self, position: &Position, day: i64, seed: u64) -> Option<Square> {
        let weight = |(square, share): (Square, f64)| {
            let after = position.play(Move::Place(square)).ok()?;
            self.find(&after)?;
            Some((square, share * if self.leads_to_due(&after, day) { DUE_WEIGHT } else { 1.0 }))
        };
        let prepared: Vec<(Square, f64)> = replies(position).into_iter().filter_map(weight).collect();
        let mut left =
            SmallRng::seed_from_u64(seed).random::<f64>() * prepared.iter().map(|(_, w)| w).sum::<f64>();
        let drawn = prepared.iter().find(|(_, weight)| {
            left -= weight;
            left < 0.0
        });
        drawn.or(prepared.last()).map(|(square, _)| *square)
    }

    /// Whether the answer to a position, or one that may follow it, is due.
    fn leads_to_due(&self, position: &Position, day: i64) -> bool {
        let Some(known) = self.find(position) else { return false };
        let follows = || {
            let after = position.play(Move::Place(self.answer(position)?)).ok()?;
            let next = |(square, _)| after.play(Move::Place(square)).ok();
            Some(replies(&after).into_iter().filter_map(next).any(|next| self.leads_to_due(&next, day)))
        };
        known.is_due(day) || follows() == Some(true)
    }

    /// Records how well the player knew a move on a day.
    pub fn learn(&mut self, position: &Position, grade: Recall, day: i64) {
        let before = canonical(position);
        let Some(known) = self.moves.iter_mut().find(|known| known.before == before) else { return };
        let (memory, interval) = Memory::answered(known.memory, day - known.answered, grade);
        let due = clamped_day(day + i64::from(interval));
        (known.memory, known.answered, known.due) = (Some(memory), day, due);
    }

    /// Clamps days and drops moves with a broken memory.
    #[must_use]
    pub(super) fn sanitized(mut self) -> Lines {
        self.moves.retain(|known| known.memory.is_none_or(|memory| memory.stability > 0.0));
        for known in &mut self.moves {
            (known.answered, known.due) = (clamped_day(known.answered), clamped_day(known.due));
        }
        self
    }
}

impl LearnedMove {
    fn is_due(&self, day: i64) -> bool {
        self.memory.is_none() || self.due <= day
    }
}

/// Whether a move is at most a disc worse than the best by the book.
pub fn is_fine(book: &Book, position: &Position, square: Square) -> bool {
    let moves = book.moves(position);
    let own = moves.iter().find(|found| found.mv == Move::Place(square));
    let loss = own.map(|own| moves[0].evaluation.score - own.evaluation.score);
    loss.is_some_and(|loss| loss <= GOOD_LOSS_MAX)
}

/// The key of the position after a move; `None` where the move is illegal.
fn after(position: &Position, mv: Move) -> Option<ImageKey> {
    position.play(mv).ok().map(|after| canonical(&after))
}

/// The moves that people play in a position, with their shares; at the start symmetric moves count once.
fn replies(position: &Position) -> Vec<(Square, f64)> {
    let answer = Table::embedded().explore(position, Goal::MostDiscs);
    let all: usize = answer.moves.iter().map(|played| played.tally.n_games).sum();
    answer
        .moves
        .iter()
        .map(|played| (played.square, played.tally.n_games as f64 / all.max(1) as f64))
        .collect()
}

/// A walk through the lines and all replies that people play to them.
struct LineWalk<'a> {
    lines: &'a Lines,
    color: Color,
    reached: f64,
    answered: f64,
    gap: Option<(Vec<Move>, f64)>,
    rows: Vec<LineRow>,
    day: i64,
}

impl LineWalk<'_> {
    fn through(lines: &Lines, color: Color, own_moves: usize, day: i64) -> LineWalk<'_> {
        let mut walk =
            LineWalk { lines, color, reached: 0.0, answered: 0.0, gap: None, rows: Vec::new(), day };
        walk.go(Position::start(BoardSize::STANDARD), own_moves, 1.0, &mut Vec::new());
        walk
    }

    fn go(&mut self, position: Position, own_left: usize, share: f64, moves: &mut Vec<Move>) {
        if own_left == 0 || share < POSITION_SHARE_MIN || position.outcome().is_some() {
            return;
        }
        if position.turn() != self.color {
            for (square, part) in replies(&position) {
                let Ok(after) = position.play(Move::Place(square)) else { continue };
                moves.push(Move::Place(square));
                self.go(after, own_left, share * part, moves);
                moves.pop();
            }
            return;
        }
        let Some(square) = self.lines.answer(&position) else {
            // The own moves after the gap have no answer either.
            self.reached += share * own_left as f64;
            if self.gap.as_ref().is_none_or(|(_, gap)| share > *gap) {
                self.gap = Some((moves.clone(), share));
            }
            return;
        };
        self.reached += share;
        self.answered += share;
        let is_due = self.lines.find(&position).is_some_and(|known| known.is_due(self.day));
        let (depth, reply) = (moves.len() / 2, moves.last().and_then(|mv| mv.square()));
        self.rows.push(LineRow { depth, reply, square, share, is_due });
        let after = position.play(Move::Place(square)).expect("an answer is legal");
        moves.push(Move::Place(square));
        self.go(after, own_left - 1, share, moves);
        moves.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::{game, square};

    fn grown(color: Color) -> Lines {
        let mut lines = Lines::default();
        lines.grow(color, 4, &Book::embedded().unwrap());
        lines
    }

    fn moves(text: &str) -> Vec<Move> {
        game(text).moves()
    }

    fn position(text: &str) -> Position {
        *game(text).position()
    }

    #[test]
    fn lines_from_the_book_answer_most_of_what_people_play() {
        for color in Color::BOTH {
            assert_eq!(Lines::default().coverage(color).share, 0.0);
            let lines = grown(color);
            let coverage = lines.coverage(color);
            assert!(coverage.share > 0.2 && coverage.share < 1.0, "{color}: {coverage:?}");
            let (gap, share) = coverage.gap.expect("not everything is answered");
            assert!(
                share > 0.0
                    && lines.answer(&gap.iter().fold(position(""), |p, mv| p.play(*mv).unwrap())).is_none()
            );
            let rows = lines.tree(color, 20_000);
            assert!(rows.len() >= 4 && rows.iter().all(|row| row.is_due));
            assert_eq!(lines.n_due(20_000), lines.moves.len());
        }
    }

    #[test]
    fn a_line_is_known_in_every_image_and_order_of_moves() {
        let mut lines = Lines::default();
        lines.add_line(Color::White, &moves("f5d6c3d3c4f4"));
        assert_eq!(lines.moves.len(), 3);
        // The same first move in the other direction.
        assert_eq!(lines.answer(&position("d3")), Some(square("c5")));
        lines.add_line(Color::White, &moves("f5f6"));
        assert_eq!(lines.moves.len(), 3, "the new answer takes the place of the old one");
        assert_eq!(lines.answer(&position("f5")), Some(square("f6")));
    }

    #[test]
    fn a_game_leaves_the_lines_where_another_move_is_played_or_they_end() {
        let mut lines = Lines::default();
        lines.add_line(Color::Black, &moves("f5d6c3d3c4"));
        let left = |game: &str| lines.end_of(Color::Black, &moves(game)).map(|(at, _, answer)| (at, answer));
        assert_eq!(left("f5d6c4"), Some((2, Some(square("c3")))));
        assert_eq!(left("d3c5d6"), Some((2, Some(square("f6")))), "from another first move");
        assert_eq!(left("f5d6c3d3c4f4c5"), Some((6, None)), "they end");
        assert_eq!(left("f5f6e6"), Some((2, None)), "the opponent left them");
        assert_eq!(left("f5d6c3d3c4"), None);
        assert_eq!(Lines::default().end_of(Color::Black, &moves("f5d6")), None);
    }

    #[test]
    fn the_opponent_replies_as_people_do_where_an_answer_is_prepared() {
        let lines = grown(Color::Black);
        let start = position("");
        let first = lines.answer(&start).unwrap();
        let after = start.play(Move::Place(first)).unwrap();
        for seed in 0..20 {
            let reply = lines.reply(&after, 20_000, seed).unwrap();
            assert_eq!(lines.reply(&after, 20_000, seed), Some(reply), "it follows from the seed");
            let own = after.play(Move::Place(reply)).unwrap();
            assert!(lines.answer(&own).is_some());
        }
        assert_eq!(Lines::default().reply(&after, 20_000, 1), None);
    }

    #[test]
    fn the_opponent_is_drawn_towards_what_is_due_further_down() {
        let mut lines = Lines::default();
        // People reply f6 half as often as d6; only beyond it a move is due.
        lines.add_line(Color::Black, &moves("f5d6c3d3c4"));
        lines.add_line(Color::Black, &moves("f5f6e6f4e3"));
        for known in ["", "f5d6", "f5d6c3d3", "f5f6"] {
            lines.learn(&position(known), Recall::Easy, 20_000);
        }
        assert_eq!(lines.n_due(20_000), 1);
        let f6 = Some(square("f6"));
        let n_f6 =
            |lines: &Lines| (0..100).filter(|seed| lines.reply(&position("f5"), 20_000, *seed) == f6).count();
        let n_with = n_f6(&lines);
        lines.learn(&position("f5f6e6f4"), Recall::Easy, 20_000);
        let n_without = n_f6(&lines);
        assert!(n_with > 70 && n_without < 50, "{n_with} {n_without}");
    }

    #[test]
    fn what_is_known_is_due_later() {
        let mut lines = grown(Color::Black);
        let (start, n) = (position(""), lines.moves.len());
        lines.learn(&start, Recall::Good, 20_000);
        assert_eq!((lines.n_due(20_000), lines.n_due(20_002)), (n - 1, n));
        lines.learn(&start, Recall::Again, 20_002);
        assert_eq!(lines.n_due(20_003), n);
    }
}
