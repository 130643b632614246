//! The layout of Outflank's own file, and the conversion of records to and from it.

use crate::clock::TimeControl;
use crate::evaluation::{Bounds, Evaluation, Score};
use crate::formats::rebuild::Rebuild;
use crate::formats::{At, Expected, Fault, Mistake, read_move};
use crate::record::{Annotations, Header, Judgement, Mark, MoveTime, NodeId, Record, Step};
use crate::rules::{BoardSize, ByColor, Color, Goal, Position, Setup, SizeError, Square};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The one line every version of the file has.
#[derive(Deserialize)]
pub(super) struct VersionText {
    pub version: u64,
}

/// A whole file, with players of a type `P`.
#[derive(Debug, Serialize, Deserialize)]
pub struct FileText<P> {
    pub(super) version: u64,
    /// The game on the board.
    pub game: GameText<P>,
    /// The games before the one on the board, the oldest first.
    pub earlier: Vec<GameText<P>>,
    /// The games after the one on the board, the next one last.
    pub later: Vec<GameText<P>>,
}

/// A game and who plays it.
#[derive(Debug, Serialize, Deserialize)]
pub struct GameText<P> {
    size: String,
    start: StartText,
    goal: Goal,
    /// Who plays Black.
    pub black: P,
    /// Who plays White.
    pub white: P,
    /// Determines the computer's random choices.
    pub seed: u64,
    /// Whether the computer was at work.
    pub running: bool,
    /// The purpose of the game; older files have none.
    #[serde(default)]
    pub mode: Mode,
    /// The help used in it; older files have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<Help>,
    /// The state of its clocks; older files have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timing: Option<TimingText>,
    moves: Vec<RunText>,
    /// The numbers of the moves that are shown after their parent in place of its first child.
    followed: Vec<usize>,
    /// The number of the move shown last; 0 is the start.
    cursor: usize,
    #[serde(default)]
    header: HeaderText,
    /// The annotations of moves.
    #[serde(default, rename = "notes")]
    annotations: Vec<AnnotationsText>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct HeaderText {
    black: String,
    white: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    black_rating: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    white_rating: String,
    event: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    round: String,
    place: String,
    date: String,
    result: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    entered_by: String,
    /// As `5:00+3`; empty without a clock.
    #[serde(skip_serializing_if = "String::is_empty")]
    black_clock: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    white_clock: String,
    /// The milliseconds that a server adds to a clock that has run out.
    #[serde(skip_serializing_if = "is_zero")]
    black_grace: u64,
    #[serde(skip_serializing_if = "is_zero")]
    white_grace: u64,
    /// How many first moves were given before the game.
    #[serde(skip_serializing_if = "is_zero")]
    given: u64,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct AnnotationsText {
    /// The number of the move; 0 is the start.
    at: usize,
    comment: String,
    /// `!`, `?!`; empty for none.
    judgement: String,
    /// The value of the position after the move.
    #[serde(rename = "worth")]
    evaluation: Option<EvaluationText>,
    /// Squares with what is on them: `triangle`, or `=A` for a label.
    marks: Vec<(String, String)>,
    /// The two squares of each arrow.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    arrows: Vec<[String; 2]>,
}

/// An evaluation as files hold it.
#[derive(Debug, Serialize, Deserialize)]
pub(in crate::formats) struct EvaluationText {
    /// Hundredths of a disc, for Black.
    pub hundredths: i32,
    /// Depth and selectivity; `None` for a proven score.
    #[serde(rename = "guess")]
    pub effort: Option<(u8, u8)>,
    /// The proven bounds of the score, in discs for Black; `None` if it is exact or they are unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounds: Option<(i16, i16)>,
    /// The best play.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub line: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct StartText {
    board: Vec<String>,
    turn: Color,
    /// The players are placing the four central discs.
    placing: bool,
}

/// Moves one after the other.
#[derive(Debug, Serialize, Deserialize)]
struct RunText {
    after: usize,
    play: String,
    /// The seconds each of them took, `-` where unknown; empty if all are unknown.
    #[serde(default, rename = "took", skip_serializing_if = "String::is_empty")]
    times: String,
}

/// The purpose of a game, which decides on the help in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// For play; hints, values and takebacks are available on request.
    #[default]
    Casual,
    /// For play without help or takebacks until it is over.
    Serious,
    /// For study: opened or pasted. The computer does not answer, and all help is available.
    Study,
}

/// The help a player took in a game, whose result then does not count for the player's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Help {
    /// A hint, or a move that the computer played for the player.
    Hint,
    /// A move was taken back.
    TakeBack,
    /// Values or the computer's thoughts were shown.
    Analysis,
    /// The players were changed during the game.
    OtherPlayers,
}

/// The clock state of a game beyond its move times.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct TimingText {
    /// Whether the game continues after a player's time runs out.
    pub goes_on: bool,
    /// The number of the move after which a player thought last.
    pub at: usize,
    /// How long, in thousandths of a second.
    pub spent: u64,
    /// The number of the move after which a flag fell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fallen: Option<usize>,
}

impl<P> GameText<P> {
    /// The text of a casual game; `running` says whether the computer was at work.
    pub fn new(record: &Record, players: ByColor<P>, seed: u64, running: bool) -> GameText<P> {
        GameText {
            size: record.start().size().to_string(),
            start: StartText::new(record.start()),
            goal: record.goal(),
            black: players.black,
            white: players.white,
            seed,
            running,
            mode: Mode::Casual,
            help: None,
            timing: None,
            moves: runs(record),
            followed: followed(record),
            cursor: record.cursor().index(),
            header: HeaderText::new(&record.header),
            annotations: annotations(record),
        }
    }

    /// Whether its board was corrected somewhere.
    pub(super) fn is_corrected(&self) -> bool {
        self.moves.iter().any(|run| run.play.contains(CORRECTED))
    }

    /// The game's record.
    ///
    /// # Errors
    /// When a part does not fit the others; the mistake names the move, if that part is one.
    pub fn record(self) -> Result<Record, Mistake> {
        let whole = |fault| Mistake { at: At::Game, fault };
        let size: BoardSize = self.size.parse().map_err(|error: SizeError| whole(error.into()))?;
        let start = self.start.read(size).map_err(whole)?;
        let mut rebuild = Rebuild::new(start, self.goal);
        let mut number = 0;
        for run in &self.moves {
            let mut after = run.after;
            let mut times = run.times.split_whitespace();
            for name in run.play.split_whitespace() {
                number += 1;
                let at = || At::Move { number, found: name.to_owned(), place: None };
                let wrong = |fault| Mistake { at: at(), fault };
                let step = read_step(name, size).map_err(wrong)?;
                let added = rebuild.node(after).and_then(|after| rebuild.add(after, step));
                let node = added.map_err(wrong)?;
                after = node.index();
                if let Some(seconds) = times.next().filter(|seconds| *seconds != "-") {
                    let time = MoveTime::parse(seconds)
                        .ok_or_else(|| wrong(Fault::expected(Expected::Seconds, seconds)))?;
                    rebuild.record.set_move_time(node, Some(time));
                }
            }
            if let Some(seconds) = times.next() {
                return Err(whole(Fault::expected(Expected::MoveBefore, seconds)));
            }
        }
        for index in self.followed {
            rebuild.record.follow_from_parent(rebuild.node(index).map_err(whole)?);
        }
        for text in self.annotations {
            let node = rebuild.node(text.at).map_err(whole)?;
            let position = *rebuild.position(node);
            *rebuild.record.annotations_mut(node) = text.read(&position);
        }
        rebuild.record.header = self.header.read();
        let cursor = rebuild.node(self.cursor).map_err(whole)?;
        rebuild.record.go_to(cursor);
        Ok(rebuild.record)
    }
}

/// Marks the board of a correction among the names of moves.
const CORRECTED: char = '=';

/// `f5`, `pass`, or the corrected board in a row with its side to move, `=-----OX--XO-----/X`.
fn step_name(step: &Step, size: BoardSize) -> String {
    match step {
        Step::Move(mv) => mv.name(size),
        Step::Correction(position) => {
            format!("{CORRECTED}{}", Setup::from(&**position).line().replace(' ', "/"))
        }
    }
}

/// Reads what [`step_name`] wrote.
fn read_step(name: &str, size: BoardSize) -> Result<Step, Fault> {
    let Some(board) = name.strip_prefix(CORRECTED) else {
        return read_move(name, size).map(Step::Move).ok_or(Fault::NoSquare(size));
    };
    let (board, turn) = board.split_once('/').unwrap_or((board, ""));
    let turn = match turn {
        "X" => Color::Black,
        "O" => Color::White,
        _ => return Err(Fault::expected(Expected::Side, turn)),
    };
    let position = Setup::parse(board, size, turn)?.position()?;
    Ok(Step::Correction(Box::new(position)))
}

/// The tree as runs: a new one begins wherever a move does not follow the one before it in the file.
fn runs(record: &Record) -> Vec<RunText> {
    let mut runs: Vec<RunText> = Vec::new();
    for node in record.nodes() {
        let (Some(parent), Some(step)) = (record.parent(node), record.step_into(node)) else { continue };
        let name = step_name(step, record.start().size());
        let time = record.move_time(node).map_or("-".to_owned(), |time| time.seconds().to_string());
        match runs.last_mut() {
            Some(run) if parent.index() + 1 == node.index() => {
                run.play.extend([" ", &name]);
                run.times.extend([" ", &time]);
            }
            _ => runs.push(RunText { after: parent.index(), play: name, times: time }),
        }
    }
    let has_no_times = |run: &RunText| run.times.split_whitespace().all(|time| time == "-");
    runs.iter_mut().filter(|run| has_no_times(run)).for_each(|run| run.times.clear());
    runs
}

fn annotations(record: &Record) -> Vec<AnnotationsText> {
    let nodes = std::iter::once(Record::ROOT).chain(record.nodes());
    let text = |node: NodeId| {
        Some(AnnotationsText::new(node.index(), record.annotations(node)?, &record.position_at(node)))
    };
    nodes.filter_map(text).collect()
}

impl HeaderText {
    /// Its texts in the order of [`Header::texts`].
    fn texts(&mut self) -> [&mut String; 10] {
        let Self { black, white, black_rating, white_rating, event, round, place, date, result, .. } = self;
        [black, white, black_rating, white_rating, event, round, place, date, result, &mut self.entered_by]
    }

    fn new(header: &Header) -> HeaderText {
        let control = |color| header.clocks.map_or(String::new(), |clocks| clocks[color].to_string());
        let [black_clock, white_clock] = Color::BOTH.map(control);
        let [black_grace, white_grace] = Color::BOTH.map(|color| header.grace[color].as_millis() as u64);
        let given = header.n_given as u64;
        let mut text =
            HeaderText { black_clock, white_clock, black_grace, white_grace, given, ..HeaderText::default() };
        text.texts().into_iter().zip(header.texts()).for_each(|(own, value)| value.clone_into(own));
        text
    }

    fn read(mut self) -> Header {
        let control = |text: &str| text.parse::<TimeControl>().ok();
        let clocks = control(&self.black_clock).zip(control(&self.white_clock));
        let grace = ByColor::new(self.black_grace, self.white_grace).map(Duration::from_millis);
        let clocks = clocks.map(|(black, white)| ByColor::new(black, white));
        let mut header = Header { clocks, grace, n_given: self.given as usize, ..Header::default() };
        header.texts_mut().into_iter().zip(self.texts()).for_each(|(own, text)| std::mem::swap(own, text));
        header
    }
}

impl EvaluationText {
    pub(in crate::formats) fn new(evaluation: &Evaluation, position: &Position) -> EvaluationText {
        let turn = position.turn();
        let Bounds { low, high } = evaluation.bounds.of(turn);
        let has_bounds = !evaluation.is_exact() && evaluation.bounds != Bounds::UNKNOWN;
        let names: Vec<String> = evaluation.line.iter().map(|mv| mv.name(position.size())).collect();
        EvaluationText {
            hundredths: evaluation.score.of(turn).hundredths(),
            effort: evaluation.saved_effort(),
            bounds: has_bounds.then_some((low, high)),
            line: names.join(" "),
        }
    }

    /// The evaluation for the side to move. Cuts the line at the first illegal move; drops empty bounds.
    pub(in crate::formats) fn read(self, position: &Position) -> Evaluation {
        let (size, turn) = (position.size(), position.turn());
        let line = self.line.split_whitespace().map_while(|name| read_move(name, size));
        let score = Score::from_hundredths(self.hundredths).of(turn);
        let evaluation = Evaluation::saved(score, self.effort).with_legal_line(position, line);
        match self.bounds.and_then(|(low, high)| Bounds::new(low, high)) {
            Some(bounds) => evaluation.within(bounds.of(turn)),
            None => evaluation,
        }
    }
}

impl AnnotationsText {
    fn new(at: usize, annotations: &Annotations, position: &Position) -> AnnotationsText {
        let size = position.size();
        let evaluation =
            annotations.evaluation.as_ref().map(|evaluation| EvaluationText::new(evaluation, position));
        let judgement = annotations.judgement.map_or("", Judgement::sign).to_owned();
        let mark = |(square, mark): &(Square, Mark)| {
            let text = if let Mark::Label(text) = mark { format!("={text}") } else { mark.name() };
            (square.name(size), text)
        };
        let marks = annotations.marks().iter().map(mark).collect();
        let arrows = annotations.arrows().iter().map(|ends| ends.map(|end| end.name(size))).collect();
        AnnotationsText { at, comment: annotations.comment.clone(), judgement, evaluation, marks, arrows }
    }

    /// Skips unknown judgements and marks, and squares off the board.
    fn read(self, position: &Position) -> Annotations {
        let size = position.size();
        let evaluation = self.evaluation.map(|text| text.read(position));
        let judgement = Judgement::from_sign(&self.judgement);
        let mut annotations = Annotations::default();
        (annotations.comment, annotations.judgement, annotations.evaluation) =
            (self.comment, judgement, evaluation);
        for (square, text) in self.marks {
            let shape = || Mark::SHAPES.into_iter().find(|mark| mark.name() == text);
            let mark = text.strip_prefix('=').map_or_else(shape, Mark::label);
            if let (Ok(square), Some(mark)) = (Square::parse(&square, size), mark) {
                annotations.mark(square, Some(mark));
            }
        }
        for ends in self.arrows {
            if let [Ok(from), Ok(to)] = ends.map(|end| Square::parse(&end, size)) {
                annotations.draw_arrow([from, to]);
            }
        }
        annotations
    }
}

fn followed(record: &Record) -> Vec<usize> {
    let parents = std::iter::once(Record::ROOT).chain(record.nodes());
    let shown = parents.filter_map(|parent| Some((record.next(parent)?, record.children(parent).first()?)));
    shown.filter(|(next, first)| next != *first).map(|(next, _)| next.index()).collect()
}

impl StartText {
    fn new(start: &Position) -> StartText {
        StartText {
            board: Setup::from(start).to_string().lines().map(str::to_owned).collect(),
            turn: start.turn(),
            placing: start.is_placing(),
        }
    }

    fn read(&self, size: BoardSize) -> Result<Position, Fault> {
        let setup = Setup::parse(&self.board.concat(), size, self.turn)?;
        if self.placing {
            return setup.placing().ok_or_else(|| Fault::expected(Expected::Central, ""));
        }
        Ok(setup.position()?)
    }
}
