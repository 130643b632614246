//! Each format reads back the games that it writes, or refuses to write one: games of every size and
//! start, with corrections, names of up to 2,000 letters, comments with every sign, endings of every kind.

use crate::random_game;
use othello::evaluation::{Bounds, Evaluation, Score, Source};
use othello::formats::wthor::{Names, Writer, WthorWriteError};
use othello::formats::{self, Defaults, Format, Loaded, WriteError, transcript};
use othello::record::{
    Date, EndReason, Ending, FinalScore, GameLine, Judgement, Mark, MoveTime, NodeId, Record, plain_date,
};
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Setup, Square, Start};
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use std::time::Duration;

/// Signs that mean something in some format, and letters of several scripts.
const SIGNS: &str =
    "abN []{}()<>;:\\/\"'`*-+=,.!?$%&#@|~^_0123456789\t\n\u{1b}éßΩ石ソ表ﾊ\u{200b}\u{2028}“”–😀";
/// Parts of other formats' games, which may mislead a reader inside a text.
const WORDS: [&str; 10] =
    ["(;GM[2]", "[Black \"x\"]", ";B[f5]", ";)", "1. f5 d6", "\\n", "\\]", "BO[8 ", "34-30", "{\"moves\":"];

fn any<T: Copy>(values: &[T], rng: &mut SmallRng) -> T {
    *values.choose(rng).expect("there are some")
}

/// A text of at most `n_max` signs and words.
fn signs(rng: &mut SmallRng, n_max: usize) -> String {
    let n = rng.random_range(0..=n_max);
    let sign = |rng: &mut SmallRng| match rng.random_bool(0.1) {
        true => any(&WORDS, rng).to_owned(),
        false => SIGNS.chars().choose(rng).expect("there are signs").to_string(),
    };
    (0..n).map(|_| sign(rng)).collect()
}

/// A name, now and then a long one. It begins and ends with a letter: signs alone are no name.
fn name(rng: &mut SmallRng) -> String {
    match rng.random_range(0..10) {
        0..4 => String::new(),
        4 => format!("N{}a", "石".repeat(rng.random_range(1..1999))),
        5 => format!("N{}a", signs(rng, 1900)),
        _ => format!("N{}a", signs(rng, 12)),
    }
}

/// A result in one of its forms, or none.
fn result(size: BoardSize, rng: &mut SmallRng) -> String {
    let area = size.area() as u16;
    let black = rng.random_range(0..=area);
    let score = match rng.random_range(0..5) {
        0 => return String::new(),
        1 => FinalScore::Draw,
        2 => FinalScore::Discs(ByColor::new(black, area - black)),
        3 => FinalScore::Winner(any(&Color::BOTH, rng)),
        _ => FinalScore::Difference(f64::from(2 * black) - f64::from(area)),
    };
    Ending { score, reason: any(&EndReason::ALL, rng) }.to_string()
}

/// A board with up to three squares changed, and perhaps the other side to move.
fn correction(before: &Position, rng: &mut SmallRng) -> Position {
    let mut setup = Setup::from(before);
    for _ in 0..rng.random_range(0..4) {
        let square = Square::from_index(rng.random_range(0..before.size().area()) as u8);
        setup.put(square, any(&[None, Some(Color::Black), Some(Color::White)], rng));
    }
    setup.turn = if rng.random_bool(0.5) { setup.turn } else { !setup.turn };
    setup.position().expect("the discs stay apart")
}

/// A named start, or a board that is set up: one of a random game, with some squares changed.
fn start(size: BoardSize, rng: &mut SmallRng) -> Position {
    let named = any(&Start::ALL, rng).position(size);
    if rng.random_bool(0.5) {
        return named;
    }
    let n_moves = rng.random_range(0..size.area());
    correction(random_game(named, n_moves, rng).position(), rng)
}

/// A tree of random moves from a random start, in which the board is corrected now and then, with notes and a
/// header; its cursor is at the end of the main line.
fn random_tree(size: BoardSize, corrections: f64, rng: &mut SmallRng) -> Record {
    let start = start(size, rng);
    let goal = if rng.random_bool(0.3) { Goal::FewestDiscs } else { Goal::MostDiscs };
    let mut record = Record::new(start, goal);
    let header = &mut record.header;
    header.players = ByColor::from_fn(|_| name(rng));
    [header.event, header.place, header.round, header.entered_by] = std::array::from_fn(|_| name(rng));
    header.ratings = ByColor::from_fn(|_| any(&["", "1450", "1999.5"], rng).to_owned());
    header.date = any(&["", "2026", "2026-11", "2026-11-29"], rng).to_owned();
    header.result = result(size, rng);
    record.header.clocks = rng.random_bool(0.3).then(|| {
        let controls = ["5:00", "3:00+2", "20:00+3x0:30", "0:00+1x0:10", "0:12.34+0.5"];
        ByColor::from_fn(|_| any(&controls, rng).parse().expect("they are times"))
    });
    record.header.grace = ByColor::from_fn(|_| Duration::from_secs(120 * rng.random_range(0..3)));
    record.header.n_given = rng.random_range(0..9);
    for _ in 0..rng.random_range(1..80) {
        let nodes: Vec<NodeId> = record.nodes().collect();
        if rng.random_bool(0.1)
            && let Some(&node) = nodes.choose(rng)
        {
            record.go_to(node);
        }
        if corrections > 0.0 && rng.random_bool(corrections) {
            record.correct(correction(&record.position().clone(), rng));
        }
        let square = record.position().legal_moves().iter().choose(rng);
        _ = record.play(square.map_or(Move::Pass, Move::Place));
        if rng.random_bool(0.3) {
            let move_time = MoveTime::of(Duration::from_millis(rng.random_range(0..1_000_000)));
            record.set_move_time(record.cursor(), (record.cursor() != Record::ROOT).then_some(move_time));
        }
        if rng.random_bool(0.2) {
            let cursor = record.cursor();
            let line: Vec<Move> = record.position().legal_moves().iter().map(Move::Place).collect();
            let evaluation = evaluation(rng).with_legal_line(record.position(), line.choose(rng).copied());
            let notes = record.annotations_mut(cursor);
            notes.comment = signs(rng, 30);
            let is_judged = cursor != Record::ROOT && rng.random_bool(0.5);
            notes.judgement = is_judged.then(|| any(&Judgement::ALL, rng));
            if rng.random_bool(0.5) {
                let label = Mark::label(any(&["A", "b", "12", "]:\\"], rng));
                let mark = Mark::SHAPES.into_iter().chain(label).choose(rng);
                notes.mark(Square::from_index(rng.random_range(0..16)), mark);
                let ends = [0; 2].map(|_| Square::from_index(rng.random_range(0..16)));
                notes.switch_arrow(ends);
            }
            notes.evaluation = rng.random_bool(0.5).then_some(evaluation);
        }
    }
    record.go_to(record.main_line_end());
    record
}

/// Everything a record holds but its cursor and the numbers of its nodes, as a text.
fn shape(record: &Record) -> String {
    let mut shape = format!("{:?} {:?} {:?}", record.start(), record.goal(), record.header);
    let mut waiting = vec![(Record::ROOT, 0)];
    while let Some((node, depth)) = waiting.pop() {
        let notes = (record.step_into(node), record.move_time(node), record.annotations(node));
        shape += &format!("\n{depth} {notes:?}");
        waiting.extend(record.children(node).iter().rev().map(|&child| (child, depth + 1)));
    }
    shape
}

/// A proven score, or an estimate, perhaps with proven bounds.
fn evaluation(rng: &mut SmallRng) -> Evaluation {
    if rng.random_bool(0.5) {
        return Evaluation::proven(rng.random_range(-64..=64)).from(Source::Saved);
    }
    let score = Score::from_hundredths(rng.random_range(-6400..6400));
    let estimate = Evaluation::estimate(score, rng.random_range(0..60), 95).from(Source::Saved);
    if rng.random_bool(0.5) { estimate } else { estimate.within(Bounds { low: 2, ..Bounds::UNKNOWN }) }
}

/// A text with blanks in place of control characters.
fn plain(text: &str) -> String {
    let plain = |c: char| if c.is_control() && c != '\n' { ' ' } else { c };
    text.chars().map(plain).collect()
}

fn in_one_line(text: &mut String) {
    *text = plain(text).replace('\n', " ").trim().to_owned();
}

/// What the format with this ending preserves of a game, as a text to compare.
fn kept(ending: &str, record: &Record) -> String {
    let mut record = record.clone();
    let size = record.start().size();
    let header = &mut record.header;
    let ByColor { black, white } = &mut header.players;
    if ending != "outflank" {
        [black, white, &mut header.event, &mut header.place, &mut header.round, &mut header.entered_by]
            .into_iter()
            .for_each(in_one_line);
    }
    if ending == "ggf" {
        header.n_given = 0;
    }
    let end = |record: &Record| record.ending().map(|ending| (ending.difference(size), ending.reason));
    let main_line = record.main_line();
    let line = record.before_correction(&main_line);
    let moves = transcript::write(&record, line);
    match ending {
        "txt" => moves,
        "obf" => Setup::from(record.position()).line(),
        "wtb" => {
            let ByColor { black, white } = &record.header.players;
            let names = [(black, 19), (white, 19), (&record.header.event, 25)].map(|(name, n_max)| {
                let latin = |c: char| if u32::from(c) < 256 { c } else { '?' };
                name.chars().take(n_max).map(latin).collect::<String>().trim_end().to_owned()
            });
            format!("{moves} {names:?} {:?}", record.ending().map(|ending| ending.discs(size)))
        }
        "pgn" => {
            let comment = |node: &NodeId| {
                let text = record.annotations(*node).map(|notes| plain(&notes.comment)).unwrap_or_default();
                // PGN has no braces and no line breaks within a comment.
                let text = text.replace('{', "(").replace('}', ")");
                text.split_whitespace().collect::<Vec<_>>().join(" ")
            };
            let comments: Vec<String> = [Record::ROOT].iter().chain(line).map(comment).collect();
            let header = &record.header;
            format!(
                "{moves} {:?} {comments:?} {:?} {:?}",
                (&header.players, &header.event, &header.place, &header.round, &header.entered_by),
                header.ratings,
                end(&record)
            )
        }
        "ggf" => {
            let mut game = GameLine::of_record(&record.whole_game());
            game.comment = plain(&game.comment);
            game.comments.iter_mut().for_each(|(_, comment)| *comment = plain(comment));
            let ending = game.ending.take().map(|ending| (ending.difference(size), ending.reason));
            format!("{game:?} {ending:?}")
        }
        _ => {
            let result = end(&record);
            // The board of a finished game decides about its result.
            if ending == "sgf" || record.whole_game().position().outcome().is_some() {
                record.header.result.clear();
            }
            if ending == "sgf" {
                record.header.date = plain_date(&record.header.date);
                for node in [Record::ROOT].into_iter().chain(record.nodes().collect::<Vec<_>>()) {
                    if record.annotations(node).is_some() {
                        let comment = &mut record.annotations_mut(node).comment;
                        *comment = plain(comment);
                    }
                }
            }
            format!("{} {result:?}", shape(&record))
        }
    }
}

/// The file of a game, with the files of WTHOR's players and tournaments, or why it cannot be written.
fn written(ending: &str, record: &Record) -> Result<[Vec<u8>; 3], String> {
    if ending == "wtb" {
        let mut writer = Writer::new(&Names::default(), Date { year: 2026, month: 11, day: 29 });
        writer.add(record).map_err(|error| error.to_string())?;
        let files = writer.finish();
        return Ok([files.games, files.players, files.tournaments]);
    }
    let format = Format::of_name(&format!("x.{ending}")).expect("the format is written");
    let text = format.write(record).map_err(|error| error.to_string())?;
    Ok([text.into_bytes(), Vec::new(), Vec::new()])
}

#[test]
fn a_transcript_of_every_size_is_read_again() {
    let mut rng = SmallRng::seed_from_u64(3);
    for size in BoardSize::all() {
        let record = random_game(Position::start(size), usize::MAX, &mut rng);
        let text = transcript::write(&record, &record.line());
        assert_eq!(transcript::read(&text, record.start(), Goal::MostDiscs), Ok(record), "{text}");
    }
}

#[test]
fn each_format_reads_what_it_writes_or_refuses_to_write_it() {
    let mut rng = SmallRng::seed_from_u64(53);
    let mut n_written = std::collections::BTreeMap::new();
    for size in BoardSize::all().chain([BoardSize::STANDARD; 60]).chain(BoardSize::new(10, 10)) {
        let corrections = any(&[0.0, 0.0, 0.1], &mut rng);
        let mut record = random_tree(size, corrections, &mut rng);
        if rng.random_bool(0.5) && size == BoardSize::STANDARD {
            // All formats hold games from the usual start.
            let whole = record.whole_game();
            let mut usual = Record::new(Position::start(size), Goal::MostDiscs);
            usual.header = whole.header.clone();
            while usual.position().outcome().is_none() && rng.random_bool(0.97) {
                let square = usual.position().legal_moves().iter().choose(&mut rng);
                usual.play(square.map_or(Move::Pass, Move::Place)).expect("it is legal");
                let cursor = usual.cursor();
                usual.annotations_mut(cursor).comment = signs(&mut rng, 20);
            }
            record = usual;
        }
        for ending in ["sgf", "ggf", "pgn", "txt", "obf", "outflank", "wtb"] {
            let [text, players, tournaments] = match written(ending, &record) {
                Ok(files) => files,
                Err(sentence) => {
                    assert!(sentence.len() > 20, "{ending}: {sentence}");
                    continue;
                }
            };
            *n_written.entry(ending).or_insert(0) += 1;
            let shown = || String::from_utf8_lossy(&text).into_owned();
            let again = formats::read(&text, &Defaults::default()).and_then(Loaded::whole);
            let mut again = again.unwrap_or_else(|error| panic!("{ending}: {error}\n{}", shown()));
            again.name_players(|ending| {
                Ok(Some(if ending == "jou" { &players } else { &tournaments }.clone()))
            });
            assert_eq!((again.len(), again.rejected.len()), (1, 0), "{ending}\n{}", shown());
            let (found, expected) = (kept(ending, &again.record(0)), kept(ending, &record));
            if found != expected {
                let at = found.bytes().zip(expected.bytes()).take_while(|(one, other)| one == other).count();
                let from = |text: &str| -> String {
                    text[text.floor_char_boundary(at.saturating_sub(60))..].chars().take(160).collect()
                };
                panic!("{ending}: {:?}\nnot {:?}\n{}", from(&found), from(&expected), shown());
            }
        }
    }
    assert!(n_written.len() == 7 && n_written.values().all(|n| *n > 5), "{n_written:?}");
}

fn format(ending: &str) -> Format {
    Format::of_name(&format!("games.{ending}")).unwrap()
}

fn load(text: &str) -> Loaded {
    formats::read(text.as_bytes(), &Defaults::default()).unwrap()
}

#[test]
fn each_format_has_the_result_in_its_own_form() {
    let with_result = |result: &str| {
        let mut record = load("f5d6").record(0);
        record.header.result = result.to_owned();
        record
    };
    let writer = || Writer::new(&Names::default(), Date::default());
    for (result, pgn, ggf, wthor) in [
        ("1-0", "1-0", "+2", "33-31"),
        ("0-1", "0-1", "-2", "31-33"),
        ("B+", "1-0", "+2", "33-31"),
        ("W+", "0-1", "-2", "31-33"),
        ("1/2-1/2", "1/2-1/2 32-32", "+0", "32-32"),
        ("Draw", "1/2-1/2 32-32", "+0", "32-32"),
        ("33-30", "1-0 B+3", "+3", "34-30"),
        ("34–30", "1-0 34-30", "+4", "34-30"),
        ("W+0.5", "0-1 W+0.5", "-0.5", "31-33"),
        ("B+2.5 (agreed)", "1-0 B+2.5 agreed", "+2.5:s", "33-31"),
        ("W+12 (resigned)", "0-1 26-38 resigned", "-12:r", "26-38"),
        ("B+R", "1-0 resigned", "+64:r", "33-31"),
        ("W+Time", "0-1 time forfeit", "-64:t", "31-33"),
        ("W+64 (time)", "0-1 time forfeit", "-64:t", "31-33"),
    ] {
        let record = with_result(result);
        let end = |record: &Record| {
            record.ending().map(|ending| (ending.difference(BoardSize::STANDARD), ending.reason))
        };
        let text = format("pgn").write(&record).unwrap();
        let lines = text.lines().filter_map(|line| line.strip_prefix('[')?.strip_suffix("\"]"));
        let tags = lines.filter_map(|line| line.split_once(" \""));
        let said = tags.filter(|(tag, _)| ["Result", "Discs", "Termination"].contains(tag));
        assert_eq!(said.map(|(_, value)| value).collect::<Vec<_>>().join(" "), pgn, "{text}");
        assert!(text.ends_with(&format!(" {}\n\n", pgn.split(' ').next().unwrap())), "{text}");
        assert_eq!(end(&load(&text).record(0)), end(&record), "{text}");
        let text = format("ggf").write(&record).unwrap();
        assert!(text.contains(&format!("RE[{ggf}]")), "{text}");
        assert_eq!(end(&load(&text).record(0)).unwrap().1, end(&record).unwrap().1, "{text}");
        assert_eq!(format("ggf").needs_discs(&record), matches!(result, "1-0" | "0-1" | "B+" | "W+"));
        assert!(!format("pgn").needs_discs(&record));
        let mut writer = writer();
        writer.add(&record).unwrap();
        let again = formats::read(&writer.finish().games, &Defaults::default()).unwrap();
        assert_eq!(again.record(0).header.result, wthor, "{result}");
    }
    let mut writer = writer();
    for unknown in ["", "?", "Void", "B+x", "99-1", "33-40", "B+66", "-4", "-127.000"] {
        let record = with_result(unknown);
        assert!(format("pgn").write(&record).unwrap().contains("[Result \"*\"]"), "{unknown}");
        assert!(!format("ggf").write(&record).unwrap().contains("RE["), "{unknown}");
        assert!(matches!(writer.add(&record), Err(WthorWriteError::NoResult(_))), "{unknown}");
    }
    assert!(formats::read(&writer.finish().games, &Defaults::default()).is_err());
    let over = load("(;GM[2]RE[1-0];B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])").record(0);
    assert!(format("pgn").write(&over).unwrap().contains("64-0") && !format("ggf").needs_discs(&over));
}

#[test]
fn the_whole_game_is_written_wherever_the_cursor_is() {
    let mut record = load("(;GM[2];B[f5];W[d6](;B[c3];W[d3])(;B[c4]))").record(0);
    record.go_to(record.nodes().last().unwrap());
    record.go_to(record.line()[0]);
    let check = |ending: &str, expected: &str| {
        let text = format(ending).write(&record).unwrap();
        assert!(text.contains(expected), "{text}");
    };
    check("txt", "f5d6c3d3\n");
    check("ggf", "B[F5]W[D6]B[C3]W[D3];)");
    check("pgn", "1. f5 d6 2. c3 (2. c4) 2... d3 *");
}

#[test]
fn formats_without_corrections_cut_a_game_at_its_first_one() {
    let record = load("(;GM[2];B[f5];W[d6];AE[d4](;B[c5];W[d4])(;B[c6]))").record(0);
    for (ending, cuts) in [("sgf", false), ("ggf", false), ("outflank", false), ("pgn", true), ("txt", true)]
    {
        assert_eq!(format(ending).cuts(&record), cuts, "{ending}");
        assert!(!format(ending).cuts(&load("f5d6").record(0)), "{ending}");
    }
}

#[test]
fn the_ending_of_a_name_chooses_the_format() {
    let of_name = |name: &str| Format::of_name(name).map(|format| format.name);
    assert_eq!(of_name("a.b/games.SGF"), Ok("SGF"));
    assert_eq!([of_name("games.doc"), of_name("games")], [Err(WriteError::Ending); 2]);
    let table = Format::ALL.into_iter().find(|format| format.name == "a table").unwrap();
    assert_eq!(table.write(&load("f5").record(0)), Err(WriteError::Ending));
}
