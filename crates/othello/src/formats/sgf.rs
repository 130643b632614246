//! SGF, the Smart Game Format, for Othello (`GM[2]`): a game as a tree with comments, on a board of any size.
//!
//! A file is a list of trees `(;…;…(;…)(;…))`: nodes begin with `;` and hold properties, `B[f5]`. `FF[4]` is
//! written down in <https://www.red-bean.com/sgf/>; it leaves the squares of Othello open, and programs write
//! them as players do. Squares of two letters, as in Go, are understood too. What SGF has no property for
//! stands in some of our own: `XE` says how sure a value in `V` is, `XL` what the best play after it is, `XT`
//! how many seconds a move took, `XTM` and `XOT` the clock of White where it is not Black's (`time`),
//! and a rule set `anti` in `RU` that fewest discs win.

mod read;
mod time;

pub use read::{read, read_each};

use super::Place;
use crate::evaluation::{Bounds, Evaluation};
use crate::record::{EndReason, Ending, Judgement, Mark, NodeId, Record};
use crate::rules::{
    BoardSize, Color, Goal, IllegalMove, Move, Position, Setup, SetupError, SizeError, Squares,
};
use std::fmt::{self, Write};

/// Why a text is no SGF.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum SgfError {
    #[error("there is no game; expected (; at its beginning")]
    NoGame,
    #[error("{place}: \"{}\" stands where {expected} was expected", .found.escape_debug())]
    Syntax { found: String, expected: Expected, place: Place },
    #[error("{place}: the value of {tag} does not end; expected ]")]
    Unclosed { tag: String, place: Place },
    #[error("{place}: the game does not end; expected )")]
    Endless { place: Place },
    #[error("{place}: the game is GM[{game}]; only GM[2], Othello, is understood")]
    OtherGame { game: String, place: Place },
    #[error("{place}: SZ[{value}] is no board: {reason}")]
    Size { value: String, reason: SizeReason, place: Place },
    #[error("{place}: {tag}[{value}]: no such square on {size}")]
    Square { tag: String, value: String, size: BoardSize, place: Place },
    #[error("{place}: the discs make no position: {reason}")]
    Setup { reason: SetupError, place: Place },
    #[error("{place}: {tag} changes the board in the middle of a game, which Othello does not know")]
    LateSetup { tag: String, place: Place },
    #[error("{}", .place.of_move(*.number, .text, .reason))]
    Move { number: usize, text: String, reason: MoveError, place: Place },
}

/// The expected syntax at an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The bracket that begins a game.
    Game,
    /// A property, or what may follow the properties of a node.
    Property,
    /// The sign that begins a node.
    Node,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Expected::Game => "(;",
            Expected::Property => "a property, a node or a bracket",
            Expected::Node => "the ; of a node",
        })
    }
}

/// Why a value is no size of a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum SizeReason {
    #[error("expected a number, or two as in 6:10")]
    NotANumber,
    #[error("{0}")]
    Size(SizeError),
}

/// Why a move of a game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum MoveError {
    #[error("no such square on {0}")]
    NoSquare(BoardSize),
    #[error("it is {0}'s turn")]
    Turn(Color),
    #[error("{0}")]
    Illegal(IllegalMove),
}

impl SgfError {
    /// Where in the text it goes wrong.
    pub fn place(&self) -> Option<Place> {
        match self {
            SgfError::NoGame => None,
            SgfError::Syntax { place, .. }
            | SgfError::Unclosed { place, .. }
            | SgfError::Endless { place }
            | SgfError::OtherGame { place, .. }
            | SgfError::Size { place, .. }
            | SgfError::Square { place, .. }
            | SgfError::Setup { place, .. }
            | SgfError::LateSetup { place, .. }
            | SgfError::Move { place, .. } => Some(*place),
        }
    }
}

/// The property that holds a judgement, and its value.
const JUDGEMENTS: [(Judgement, &str, &str); 6] = [
    (Judgement::Excellent, "TE", "2"),
    (Judgement::Good, "TE", "1"),
    (Judgement::Interesting, "IT", ""),
    (Judgement::Doubtful, "DO", ""),
    (Judgement::Bad, "BM", "1"),
    (Judgement::Blunder, "BM", "2"),
];

/// The properties of marks without a text.
const MARKS: [(Mark, &str); 4] =
    [(Mark::Cross, "MA"), (Mark::Triangle, "TR"), (Mark::Circle, "CR"), (Mark::Square, "SQ")];

/// The game as a text; every move is on a line of its own where a variation begins.
pub fn write(record: &Record) -> String {
    let mut out = String::new();
    let clocks = time::clocks(record);
    root(record, &mut out);
    notes(record, Record::ROOT, &mut out);
    // Nodes that wait, with the brackets to close before each; a stack, since games may be of any length.
    let mut waiting: Vec<Step> = vec![Step::Close];
    branch(record, Record::ROOT, &mut waiting);
    while let Some(step) = waiting.pop() {
        match step {
            Step::Open(node) => {
                out += "\n(";
                waiting.push(Step::Close);
                waiting.push(Step::Node(node));
            }
            Step::Close => out.push(')'),
            Step::Node(node) => {
                write_move(record, node, &mut out);
                if let Some(&(color, clock)) = clocks.get(&node) {
                    time::write_left(color, clock, &mut out);
                }
                write_time(record, node, &mut out);
                notes(record, node, &mut out);
                branch(record, node, &mut waiting);
            }
        }
    }
    out.push('\n');
    out
}

enum Step {
    /// A variation that begins with a node.
    Open(NodeId),
    Node(NodeId),
    Close,
}

/// The moves after a node: one move after it, or several variations in brackets.
fn branch(record: &Record, node: NodeId, waiting: &mut Vec<Step>) {
    match record.children(node) {
        [only] => waiting.push(Step::Node(*only)),
        many => waiting.extend(many.iter().rev().map(|&child| Step::Open(child))),
    }
}

fn root(record: &Record, out: &mut String) {
    let start = record.start();
    let size = start.size();
    let side = match size.is_square() {
        true => size.width().to_string(),
        false => format!("{}:{}", size.width(), size.height()),
    };
    _ = write!(out, "(;FF[4]GM[2]CA[UTF-8]AP[Outflank:{}]SZ[{side}]", env!("CARGO_PKG_VERSION"));
    let mut put = |tag: &str, value: &str| {
        if !value.is_empty() {
            _ = write!(out, "{tag}[{}]", escape(&value.replace('\n', " ")));
        }
    };
    let header = &record.header;
    put("PB", &header.players.black);
    put("PW", &header.players.white);
    put("BR", &header.ratings.black);
    put("WR", &header.ratings.white);
    put("EV", &header.event);
    put("PC", &header.place);
    put("DT", &header.date);
    put("RE", &written_result(&header.result, size));
    let rules = [
        (record.goal() == Goal::FewestDiscs).then_some("anti"),
        // The players place the central discs first.
        start.is_placing().then_some("placing"),
    ];
    put("RU", &rules.into_iter().flatten().collect::<Vec<_>>().join(" "));
    if let Some(controls) = header.clocks {
        time::write_controls(controls, out);
    }
    if *start != Position::start(size) {
        for color in Color::BOTH {
            let tag = if color == Color::Black { "AB" } else { "AW" };
            points(tag, start.discs()[color], size, out);
        }
        if start.empties() == Squares::all(size) {
            // Without any property of discs it would be the usual start.
            points("AE", start.empties(), size, out);
        }
        _ = write!(out, "PL[{}]", letter(start.turn()));
    }
}

/// SGF's mark for a game that was lost on time; any other result as it is.
fn written_result(result: &str, size: BoardSize) -> String {
    match Ending::parse(result, size) {
        Some(Ending { score, reason: EndReason::TimeOut }) if score == size.area() as f64 => "B+T".to_owned(),
        Some(Ending { score, reason: EndReason::TimeOut }) if score == -(size.area() as f64) => {
            "W+T".to_owned()
        }
        _ => result.to_owned(),
    }
}

/// The result in our own form: SGF's mark for time becomes a loss of the whole board.
fn read_result(result: &str, size: BoardSize) -> String {
    match (result, Ending::parse(result, size)) {
        ("B+T" | "W+T" | "B+Time" | "W+Time", Some(ending)) => ending.to_string(),
        _ => result.to_owned(),
    }
}

fn points(tag: &str, squares: Squares, size: BoardSize, out: &mut String) {
    if !squares.is_empty() {
        *out += tag;
        squares.iter().for_each(|square| _ = write!(out, "[{}]", square.name(size)));
    }
}

/// Black's score, what it rests on, Black's bounds, and best play.
fn write_evaluation(evaluation: &Evaluation, position: &Position, out: &mut String) {
    let turn = position.turn();
    _ = write!(out, "V[{}]", f64::from(evaluation.score.of(turn).hundredths()) / 100.0);
    _ = match evaluation.saved_effort() {
        None => write!(out, "XE[exact]"),
        Some((depth, selectivity)) => write!(out, "XE[{depth}@{selectivity}]"),
    };
    if !evaluation.is_exact() && evaluation.bounds != Bounds::UNKNOWN {
        let Bounds { low, high } = evaluation.bounds.of(turn);
        _ = write!(out, "XB[{low}:{high}]");
    }
    let names: Vec<String> = evaluation.line.iter().map(|mv| mv.name(position.size())).collect();
    if !names.is_empty() {
        _ = write!(out, "XL[{}]", names.join(" "));
    }
}

fn letter(color: Color) -> char {
    if color == Color::Black { 'B' } else { 'W' }
}

fn write_move(record: &Record, node: NodeId, out: &mut String) {
    let size = record.start().size();
    let name = match record.move_into(node) {
        Some(Move::Place(square)) => square.name(size),
        _ => String::new(),
    };
    // Passes are moves of their own, so the side that is not to move has played this one.
    let n_plies = record.path(node).len();
    let first = record.start().turn();
    let color = if n_plies % 2 == 1 { first } else { !first };
    _ = write!(out, ";{}[{name}]", letter(color));
}

fn write_time(record: &Record, node: NodeId, out: &mut String) {
    if let Some(move_time) = record.move_time(node) {
        _ = write!(out, "XT[{}]", move_time.seconds());
    }
}

fn notes(record: &Record, node: NodeId, out: &mut String) {
    let Some(notes) = record.annotations(node) else { return };
    if let Some((_, tag, value)) =
        JUDGEMENTS.iter().find(|(judgement, ..)| Some(*judgement) == notes.judgement)
    {
        _ = write!(out, "{tag}[{value}]");
    }
    let size = record.start().size();
    for (shape, tag) in &MARKS {
        let marked: Squares =
            notes.marks().iter().filter(|(_, mark)| mark == shape).map(|(square, _)| *square).collect();
        points(tag, marked, size, out);
    }
    let labels = notes.marks().iter().filter_map(|(square, mark)| match mark {
        Mark::Label(text) => Some((square, text)),
        _ => None,
    });
    for (at, (square, text)) in labels.enumerate() {
        let tag = if at == 0 { "LB" } else { "" };
        _ = write!(out, "{tag}[{}:{}]", square.name(size), escape(text).replace(':', "\\:"));
    }
    if let Some(evaluation) = &notes.evaluation {
        write_evaluation(evaluation, &record.position_at(node), out);
    }
    if !notes.comment.is_empty() {
        _ = write!(out, "C[{}]", escape(&notes.comment));
    }
}

/// Brackets and strokes in a value are led by a stroke.
fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// The start while the central discs are placed, from what lies there already.
pub(super) fn placing(setup: &Setup) -> Option<Position> {
    let mut discs = setup.discs.map(|squares| squares.iter().collect::<Vec<_>>().into_iter());
    let mut position = crate::rules::Start::Reversi.position(setup.size);
    while let Some(square) = discs[position.turn()].next() {
        position = position.is_placing().then(|| position.play(Move::Place(square)).ok())??;
    }
    (position.is_placing() && Setup::from(&position) == *setup).then_some(position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::testing::{random_record, shape};
    use crate::record::MoveTime;
    use crate::rules::ByColor;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    const STUDY: &str = "(;FF[4]GM[2]SZ[8]PB[Anna \\[1d\\]]PW[Ben]EV[Club]RE[B+6]C[A study\nof openings]\n\
        ;B[f5]TE[1];W[d6]C[Diagonal: \\] \\\\]V[-1.5]XE[12@73](;B[c3];W[d3])(;B[c4]DO[]V[0]))\n";

    #[test]
    fn a_study_is_read_with_its_variations_and_comments() {
        let record = &read(STUDY).unwrap()[0];
        assert_eq!(record.header.players.black, "Anna [1d]");
        assert_eq!(record.annotations(Record::ROOT).unwrap().comment, "A study\nof openings");
        let line = record.line();
        let names: Vec<String> =
            line.iter().map(|&node| record.move_into(node).unwrap().name(BoardSize::STANDARD)).collect();
        assert_eq!(names, ["f5", "d6", "c3", "d3"]);
        assert_eq!(record.children(line[1]).len(), 2);
        let notes = record.annotations(line[1]).unwrap();
        assert_eq!(notes.comment, "Diagonal: ] \\");
        let evaluation = notes.evaluation.as_ref().unwrap();
        assert_eq!((evaluation.depth, evaluation.selectivity), (12, 73));
        assert_eq!(record.annotations(line[0]).unwrap().judgement, Some(Judgement::Good));
        let again = read(&write(record)).unwrap();
        assert_eq!(shape(&again[0]), shape(record));
    }

    #[test]
    fn what_other_programs_write_is_understood() {
        let check = |text: &str, moves: &str| {
            let record = &read(text).unwrap_or_else(|error| panic!("{text}: {error}"))[0];
            let names: Vec<String> = record
                .line()
                .iter()
                .map(|&node| record.move_into(node).unwrap().name(record.start().size()))
                .collect();
            assert_eq!(names.join(" "), moves, "{text}");
        };
        check("(;GM[2];B[F5];W[d6])", "f5 d6");
        // As Edax does: the discs of the start, and the numbers of moves.
        check("(;GM[2]FF[4]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6]MN[2])", "f5 d6");
        check(" \u{FEFF}(\n; GM [ 2 ] \n;B[fe];W[df])", "f5 d6");
        check("(;GM[2]SZ[6];B[e4])", "e4");
        check("(;GM[2]SZ[6:8];B[d6])(;GM[2])", "d6");
        check("(;GM[2]C[only a comment];C[and another];B[f5])", "f5");
        // Tags that are written out, as in the oldest files.
        check("(;GaMe[2]SiZe[6];Black[e4])", "e4");
        check("(;GaMe[2]BoardSiZe[6];Black[e4];White[e3])", "e4 e3");
        check("(;GM[Reversi]AB[d5:d5][e4]AW[d4][e5]XyzABC[x][y];B[f5]ZZ[)\\]];W[d6])", "f5 d6");
        // Text around the game, brackets too many, and passes after its end.
        check("From: anna@example.org\nSubject: game (;\n\n(;GM[2];B[f5];W[d6])\n-- \nAnna (:\n", "f5 d6");
        check("((;GM[2];B[f5];W[d6])))", "f5 d6");
        let over = ";B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3]";
        check(&format!("(;GM[2]{over};W[];B[])"), "f5 d6 c5 f6 e7 f4 g5 e6 e3");
        // Passes may be left out, and are then put in.
        let eight = ";B[d3];W[c3];B[b3];W[b2];B[f5];W[a3];B[a1];W[c1]";
        let before = &read(&format!("(;GM[2]{eight})")).unwrap()[0];
        let white = before.position().play(Move::Pass).unwrap().legal_moves().first().unwrap();
        let name = white.name(BoardSize::STANDARD);
        let moves = format!("d3 c3 b3 b2 f5 a3 a1 c1 pass {name}");
        check(&format!("(;GM[2]{eight};W[{name}])"), &moves);
        for pass in ["", "pa", "PASS", "--", "tt"] {
            check(&format!("(;GM[2]{eight};B[{pass}];W[{name}])"), &moves);
        }
    }

    #[test]
    fn random_trees_of_every_size_read_back_as_they_were_written() {
        let mut rng = SmallRng::seed_from_u64(11);
        for size in BoardSize::all() {
            let record = random_record(size, &mut rng);
            let text = write(&record);
            let again = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!((again.len(), shape(&again[0])), (1, shape(&record)), "{text}");
        }
    }

    #[test]
    fn clocks_are_written_as_other_programs_read_them() {
        let check = |controls: [&str; 2], times: [&str; 3], expected: &[&str]| {
            let [black, white] = controls.map(|control| control.parse().unwrap());
            let mut record = read("(;GM[2]RE[W+T];B[f5];W[d6];B[c3])").unwrap().remove(0);
            assert_eq!(record.header.result, "W+64 (time)");
            record.header.clocks = Some(ByColor::new(black, white));
            for (node, time) in record.line().into_iter().zip(times) {
                record.set_move_time(node, MoveTime::parse(time));
            }
            let text = write(&record);
            assert_eq!(read(&text), Ok(vec![record.clone()]), "{text}");
            for part in expected.iter().chain(&["RE[W+T]"]) {
                assert!(text.contains(part), "{part}: {text}");
            }
            // Without our own times those of clocks without periods follow from what is left.
            let foreign = text.replace("XT[", "XXT[");
            let again = read(&foreign).unwrap().remove(0);
            let is_simple = expected.iter().all(|part| !part.contains("byo-yomi"));
            assert_eq!(again == record, is_simple, "{foreign}");
        };
        check(["5:00", "5:00"], ["10.5", "7", "3"], &["TM[300]", "BL[289.5]", "WL[293]", "BL[286.5]"]);
        let handicap = ["TM[300]OT[5 fischer]", "XTM[1200]", ";B[f5]BL[295]XT[10]", "WL[1193]"];
        check(["5:00+5", "20:00"], ["10", "7", "3.25"], &handicap);
        let byo_yomi = ["TM[60]OT[3x30 byo-yomi]", "BL[30]OB[2]", "WL[53]"];
        check(["1:00+3x0:30", "1:00+3x0:30"], ["95", "7", "3"], &byo_yomi);
    }

    #[test]
    fn clocks_of_other_programs_are_understood() {
        let check = |text: &str, expected: Option<&str>| {
            let record = read(&format!("(;GM[2]{text};B[f5])")).unwrap().remove(0);
            let black = record.header.clocks.map(|clocks| clocks.black.to_string());
            assert_eq!(black.as_deref(), expected, "{text}");
        };
        check("TM[1500]", Some("25:00"));
        check("TM[1500.0]OT[5x30 byo-yomi]", Some("25:00+5x0:30"));
        check("TM[180]OT[2 fischer]", Some("3:00+2"));
        check("TM[180]OT[25/600 Canadian]", Some("3:00"));
        check("TM[0]", None);
        check("TM[long]OT[5x30]", None);
        check("", None);
    }

    #[test]
    fn errors_name_the_place() {
        let check =
            |text: &str, expected: &str| assert_eq!(read(text).unwrap_err().to_string(), expected, "{text}");
        check("", "there is no game; expected (; at its beginning");
        check("hello", "there is no game; expected (; at its beginning");
        check(
            "(;GM[2];B[f5])\n\nx;GM[2];B[f5])",
            "line 3, character 1: \"x;GM[2];B[f5])\" stands where (; was expected",
        );
        check("(;GM[2];B[f5]\n(;GM[2];B[f5])", "line 2, character 1: the game does not end; expected )");
        check("(;GM[1];B[aa])", "character 3: the game is GM[1]; only GM[2], Othello, is understood");
        check("(;GM[2]", "character 8: the game does not end; expected )");
        check("(;GM[2];B[f5", "character 9: the value of B does not end; expected ]");
        check(
            "(;GM[2]SZ[19])",
            "character 8: SZ[19] is no board: a board is 4 to 16 squares wide and high, not 19×19",
        );
        check("(;GM[2]SZ[big])", "character 8: SZ[big] is no board: expected a number, or two as in 6:10");
        check("(;GM[2]AB[j9])", "character 8: AB[j9]: no such square on 8×8");
        check("(;GM[2];B[g9])", "move 1, \"g9\" at character 11: no such square on 8×8");
        check(
            "(;GM[2];B[f5]\n;W[a1])",
            "move 2, \"a1\" at line 2, character 4: a disc on a1 would flip nothing",
        );
        check("(;GM[2];W[f5])", "move 1, \"f5\" at character 11: it is Black's turn");
        check(
            "(;GM[2];B[f5]AB[a1])",
            "character 14: AB changes the board in the middle of a game, which Othello does not know",
        );
        check(
            "(;GM[2];B[f5]junk)",
            "character 14: \"junk)\" stands where a property, a node or a bracket was expected",
        );
    }

    #[test]
    fn marks_of_other_programs_are_understood() {
        let text = "(;GM[2];B[f5]TR[d4][e4]MA[a1]CR[h8]SQ[c3]LB[d5:A][e5:1\\:2]TR[z9]LB[b2]LB[b3:]SQ[g1:h2])";
        let record = read(text).unwrap().remove(0);
        let notes = record.annotations(record.line()[0]).unwrap();
        let on = |name: &str| {
            notes.mark_on(crate::rules::Square::parse(name, BoardSize::STANDARD).unwrap()).map(Mark::name)
        };
        let names = ["d4", "e4", "a1", "h8", "c3", "d5", "e5"].map(|name| on(name).unwrap());
        assert_eq!(names, ["triangle", "triangle", "cross", "circle", "square", "letter A", "letter 1:2"]);
        assert_eq!(notes.marks().len(), 11, "what names no square or says nothing is passed over");
        assert!(
            write(&record).contains("MA[a1]TR[d4][e4]CR[h8]SQ[g1][h1][g2][h2][c3]LB[d5:A][e5:1\\:2]"),
            "{}",
            write(&record)
        );
    }

    #[test]
    fn each_game_is_read_by_itself() {
        let check = |text: &str, expected: &[Result<usize, &str>]| {
            let found: Vec<Result<usize, String>> = read_each(text)
                .map(|game| game.map(|record| record.n_moves()).map_err(|error| error.to_string()))
                .collect();
            let expected: Vec<_> = expected.iter().map(|game| game.map_err(str::to_owned)).collect();
            assert_eq!(found, expected, "{text}");
        };
        let (one, two) = ("(;GM[2];B[f5])", "(;GM[2];B[f5];W[d6](;B[c3])(;B[c4]))");
        let flips_nothing = "move 1, \"a1\" at line 2, character 11: a disc on a1 would flip nothing";
        check(&format!("{one}\n(;GM[2];B[a1](;W[f6])C[x])\n{two}"), &[Ok(1), Err(flips_nothing), Ok(4)]);
        let turn = "move 1, \"f5\" at line 2, character 5: it is Black's turn";
        check(&format!("{one}\n(;W[f5])(;B[d3])"), &[Ok(1), Err(turn), Ok(1)]);
        let other = "line 2, character 3: the game is GM[1]; only GM[2], Othello, is understood";
        check(&format!("{one}\n(;GM[1]SZ[19];B[aa])\n{two}"), &[Ok(1), Err(other), Ok(4)]);
        // The end of a value or of a game is lost.
        let value = "line 2, character 8: the value of C does not end; expected ]";
        check(&format!("{one}\n(;GM[2]C[abc\n{two}"), &[Ok(1), Err(value), Ok(4)]);
        let game = "line 3, character 1: the game does not end; expected )";
        check(&format!("{one}\n(;GM[2]C[abc]\n{two}"), &[Ok(1), Err(game), Ok(4)]);
        check(&format!("{one}\n(;GM[2]C[abc"), &[Ok(1), Err(value)]);
        // A game that a comment tells about is none.
        let told = format!("(;GM[2]C[\n{}];B[f5])", escape(two));
        check(&format!("{told}{one}"), &[Ok(1), Ok(1)]);
        check("", &[]);
    }

    #[test]
    fn names_and_comments_keep_their_blanks_and_an_empty_board_is_one() {
        let record =
            read("(;GM[2]PB[山田\u{3000}太郎]C[a\u{A0}b\tc];B[f5]LB[d4:a bc][e4: ab ])").unwrap().remove(0);
        assert_eq!(record.header.players.black, "山田\u{3000}太郎");
        assert_eq!(record.annotations(Record::ROOT).unwrap().comment, "a\u{A0}b c");
        assert_eq!(read(&write(&record)).unwrap(), [record]);
        let empty = Setup::empty(BoardSize::STANDARD).position().unwrap();
        let record = Record::new(empty, Goal::MostDiscs);
        assert_eq!(read(&write(&record)).unwrap(), [record]);
    }

    #[test]
    fn brackets_of_any_depth_are_no_danger() {
        let deep = format!("(;GM[2]{}{}", "(;".repeat(200_000), ")".repeat(200_000));
        assert!(read(&deep).is_err());
        assert!(read(&"(;".repeat(100_000)).is_err());
        let long = format!("(;GM[2]{})", ";C[x]".repeat(100_000));
        assert!(read(&long).is_ok());
    }
}
