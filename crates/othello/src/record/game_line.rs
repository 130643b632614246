//! A game as one line of moves, without variations: the form that engines, protocols and matches use.
//!
//! A [`Record`] is the tree a player browses and annotates; a [`GameLine`] is plain data, with the evaluation
//! and time of each move. [`GameLine::of_record`] and [`GameLine::record`] convert one into the other.

use super::{EndReason, Ending, Header, MoveTime, NodeId, Record};
use crate::clock::TimeControl;
use crate::evaluation::{Evaluation, Score};
use crate::rules::{ByColor, Color, Goal, IllegalMove, Move, Position};
use std::time::Duration;

/// A game as one line of moves, with its header.
///
/// ```
/// use othello::record::{GameLine, PlayedMove};
/// use othello::rules::{BoardSize, ByColor, Goal, Move, Position, Square};
/// use std::time::Duration;
///
/// let start = Position::start(BoardSize::STANDARD);
/// let mut game = GameLine::new(start, Goal::MostDiscs);
/// game.header.players = ByColor::new("Anna".to_owned(), "Ben".to_owned());
/// game.header.clocks = "1:00".parse().ok().map(|minute| ByColor::new(minute, minute));
///
/// let f5 = Move::Place(Square::parse("f5", start.size()).unwrap());
/// game.moves.push(PlayedMove { time: Some(Duration::from_secs(2)), ..PlayedMove::new(f5) });
/// assert_eq!(game.position(), start.play(f5).unwrap());
/// assert_eq!(game.time_left().black, Duration::from_secs(58));
///
/// let record = game.record();
/// assert_eq!(record.moves(), [f5]);
/// assert_eq!(GameLine::of_record(&record), game);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GameLine {
    /// Players, event, place, date and clocks. Its result is empty: see `ending`.
    pub header: Header,
    /// `None` for a game that goes on.
    pub ending: Option<Ending>,
    /// A comment on the whole game.
    pub comment: String,
    /// Comments in their order, each with the number of its move, pass or correction from 1.
    pub comments: Vec<(usize, String)>,
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// The position before the first move.
    pub start: Position,
    /// The moves, legal one after the other; passes are moves of their own.
    pub moves: Vec<PlayedMove>,
    /// The corrections of its board, in their order: how many moves were played before, and the board.
    pub corrections: Vec<(usize, Position)>,
}

/// What leads from one position of a [`GameLine`] to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LineStep<'a> {
    Move(&'a PlayedMove),
    Correction(&'a Position),
}

/// A move with the player's evaluation and the time it took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayedMove {
    /// The move, perhaps a pass.
    pub mv: Move,
    /// The evaluation in discs, for the side that moved.
    pub eval: Option<f64>,
    /// The time the move took.
    pub time: Option<Duration>,
}

/// The largest evaluation in discs; greater numbers in files mean something else.
const EVAL_MAX: f64 = 1000.0;
/// The unit of clocks.
const TICK: Duration = Duration::from_millis(10);

impl PlayedMove {
    /// A move without evaluation and time.
    pub fn new(mv: Move) -> PlayedMove {
        PlayedMove { mv, eval: None, time: None }
    }

    /// Plays the move at the cursor of a record, and keeps its evaluation and its time there.
    pub(crate) fn play_in(&self, record: &mut Record) -> Result<NodeId, IllegalMove> {
        let node = record.play(self.mv)?;
        record.set_move_time(node, self.time.map(MoveTime::of));
        if let Some(eval) = self.eval.filter(|eval| eval.abs() <= EVAL_MAX) {
            let score = Score::from_hundredths(-(100.0 * eval).round() as i32);
            record.annotations_mut(node).evaluation = Some(Evaluation::saved(score, Some((0, 0))));
        }
        Ok(node)
    }
}

impl GameLine {
    /// A game without moves and without a header.
    pub fn new(start: Position, goal: Goal) -> GameLine {
        GameLine {
            header: Header::default(),
            ending: None,
            comment: String::new(),
            comments: Vec::new(),
            goal,
            start,
            moves: Vec::new(),
            corrections: Vec::new(),
        }
    }

    /// The moves and corrections, as they followed one another.
    pub(crate) fn steps(&self) -> Vec<LineStep<'_>> {
        let mut steps = Vec::with_capacity(self.moves.len() + self.corrections.len());
        let mut corrections = self.corrections.iter().peekable();
        for at in 0..=self.moves.len() {
            while let Some((_, position)) = corrections.next_if(|(before, _)| *before <= at) {
                steps.push(LineStep::Correction(position));
            }
            steps.extend(self.moves.get(at).map(LineStep::Move));
        }
        steps
    }

    /// The position after the last move or correction.
    pub fn position(&self) -> Position {
        let (at, begin) = self.corrections.last().copied().unwrap_or((0, self.start));
        let play = |position: Position, played: &PlayedMove| {
            position.play(played.mv).expect("a game's moves are legal")
        };
        self.moves.iter().skip(at).fold(begin, play)
    }

    /// The game from its last correction on, with the time left then: for programs that know no corrections.
    #[must_use]
    pub fn since_correction(mut self) -> GameLine {
        let Some((at, position)) = self.corrections.pop() else { return self };
        let rest = self.moves.split_off(at);
        let left = self.time_left();
        if let Some(clocks) = &mut self.header.clocks {
            for color in Color::BOTH {
                // Without any time there would be no clock.
                let control = TimeControl::new(left[color].max(TICK), clocks[color].bonus());
                clocks[color] = control.expect("a tick is some time");
            }
        }
        GameLine { start: position, moves: rest, corrections: Vec::new(), comments: Vec::new(), ..self }
    }

    /// The time each side has left of its main time and increments; zero once it is used up, and without a
    /// clock.
    pub fn time_left(&self) -> ByColor<Duration> {
        let of_clocks = |of: fn(TimeControl) -> Duration| {
            self.header.clocks.map_or(ByColor::default(), |clocks| clocks.map(of))
        };
        let (mut left, increments) = (of_clocks(TimeControl::main), of_clocks(TimeControl::increment));
        let mut turn = self.start.turn();
        for step in self.steps() {
            match step {
                LineStep::Correction(position) => turn = position.turn(),
                LineStep::Move(played) => {
                    let rest = left[turn].saturating_sub(played.time.unwrap_or_default());
                    left[turn] = rest + increments[turn];
                    turn = !turn;
                }
            }
        }
        left
    }

    /// The shown line of a record, with the header. In a variation only the moves that it shares with the
    /// main line have times, and the result in the header does not count.
    pub fn of_record(record: &Record) -> GameLine {
        GameLine::of_nodes(record, &record.line())
    }

    /// Like [`of_record`](GameLine::of_record), for successive nodes from the first move on.
    pub fn of_nodes(record: &Record, line: &[NodeId]) -> GameLine {
        let mut game = GameLine::new(*record.start(), record.goal());
        game.header = Header { result: String::new(), ..record.header.clone() };
        let comment = |node| record.annotations(node).map(|notes| notes.comment.clone()).unwrap_or_default();
        game.comment = comment(Record::ROOT);
        let main_line = record.main_line();
        game.comments = (1..).zip(line).map(|(number, &node)| (number, comment(node))).collect();
        game.comments.retain(|(_, comment)| !comment.is_empty());
        let played = |(at, &node): (usize, &NodeId)| {
            let was_played = main_line.get(at) == Some(&node);
            let time = record.move_time(node).filter(|_| was_played).map(MoveTime::duration);
            // The value of the position after the move is that of the other side.
            let value = record.annotations(node).and_then(|notes| notes.evaluation.as_ref());
            let eval = value.map(|value| f64::from(-value.score.hundredths()) / 100.0);
            Some(PlayedMove { mv: record.move_into(node)?, eval, time })
        };
        game.moves = line.iter().enumerate().filter_map(played).collect();
        let corrections =
            line.iter().enumerate().filter_map(|(at, &node)| Some((at, *record.correction(node)?)));
        // Earlier corrections are steps of the line but not moves, so they are subtracted.
        game.corrections = corrections.enumerate().map(|(n, (at, position))| (at - n, position)).collect();
        let counted = game.position().outcome().map(|outcome| {
            let score = outcome.official(record.goal());
            Ending::by(f64::from(score.black) - f64::from(score.white), EndReason::PlayedOut)
        });
        let written = || Ending::parse(&record.header.result, record.start().size());
        game.ending = counted.or_else(|| written().filter(|_| line == main_line));
        game
    }

    /// The moves as a record with its cursor at the end.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.start, self.goal);
        record.header = Header {
            result: self.ending.map(|ending| ending.to_string()).unwrap_or_default(),
            ..self.header.clone()
        };
        record.annotations_mut(Record::ROOT).comment.clone_from(&self.comment);
        for (number, step) in (1..).zip(self.steps()) {
            let node = match step {
                LineStep::Correction(position) => record.correct(*position),
                LineStep::Move(played) => played.play_in(&mut record).expect("a game's moves are legal"),
            };
            for (_, comment) in self.comments.iter().filter(|(after, _)| *after == number) {
                record.annotations_mut(node).add_comment(comment);
            }
        }
        record
    }
}

impl Record {
    /// How the main line ended: by its final position or, if that is not the end, by the header.
    pub fn ending(&self) -> Option<Ending> {
        GameLine::of_nodes(self, &self.main_line()).ending
    }
}
