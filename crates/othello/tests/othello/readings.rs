//! Texts and files, each with what a person sees in it: `data/readings/*.txt`, in the form that the README
//! beside them describes.
//!
//! `OUTFLANK_BLESS=1 cargo test -p outflank-othello --test othello readings` writes the current answers into
//! the files; read them before you commit.

use othello::evaluation::Evaluation;
use othello::formats::{self, Defaults, Encoding, Format, Loaded, ReadError, board_text, obf, transcript};
use othello::record::{NodeId, Record, judged};
use othello::rules::{BoardSize, Color, Goal, Position, Setup, Start};
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// How the texts below a line that begins with `@` are read.
#[derive(Default)]
struct How<'a> {
    defaults: Defaults,
    /// `moves`, `board` or `problems`: the reader of such texts alone, which reads the text as well.
    reader: &'a str,
    /// The formats in which the games are written again.
    endings: Vec<&'a str>,
}

impl<'a> How<'a> {
    fn parse(line: &'a str) -> How<'a> {
        let mut how = How::default();
        match line.split_whitespace().skip(1).collect::<Vec<_>>()[..] {
            [] => {}
            ["start", start, size] => {
                how.defaults.start = start.parse::<Start>().unwrap().position(size.parse().unwrap());
            }
            ["encoding", name] => how.defaults.encoding = Encoding::of_name(name),
            ["as", reader] => how.reader = reader,
            ["write", ref endings @ ..] => how.endings = endings.to_vec(),
            _ => panic!("{line}: no such way to read"),
        }
        how
    }

    /// What is seen in a text: a line for each game and for each sentence about it.
    fn answer(&self, bytes: &[u8]) -> Vec<String> {
        let loaded = formats::read(bytes, &self.defaults);
        let mut lines = self.seen(&loaded);
        if let Some(encoding) =
            loaded.ok().map(|loaded| loaded.encoding).filter(|one| *one != Encoding::UTF_8)
        {
            let told = Defaults { encoding: Some(encoding), ..self.defaults };
            assert_eq!(self.seen(&formats::read(bytes, &told)), lines, "told the encoding that was guessed");
        }
        let Some(text) = std::str::from_utf8(bytes).ok().filter(|text| !text.contains('\0')) else {
            return lines;
        };
        let pasted = formats::read_text(text, &self.defaults);
        for part in pasted.iter().flat_map(|pasted| &pasted.unused) {
            assert!(text[part.bytes.clone()].starts_with(&part.text), "{part:?}");
        }
        let start = &self.defaults.start;
        let alone = match self.reader {
            "moves" => told(
                "moves",
                transcript::read(text, start, Goal::MostDiscs).map(|record| vec![game(&record)]),
            ),
            "board" => told("a board", board_text::read(text, start.size()).map(|setup| vec![board(&setup)])),
            "problems" => told("OBF", obf::read(text).map(|all| all.iter().map(problem).collect())),
            _ => Vec::new(),
        };
        let mut also = |how: &str, other: &[String]| {
            let is_told =
                |line: &&String| lines.contains(line) || lines.contains(&line.replacen("! ", "! cut: ", 1));
            let more = other.iter().filter(|line| !is_told(line));
            let more: Vec<String> = more.map(|line| line.replacen(' ', &format!(" {how}: "), 1)).collect();
            lines.extend(more);
        };
        also("pasted", &self.seen(&pasted));
        also("alone", &alone);
        lines
    }

    /// What the reader of any text gives.
    fn seen(&self, loaded: &Result<Loaded, ReadError>) -> Vec<String> {
        let loaded = match loaded {
            Ok(loaded) => loaded,
            Err(error) => return vec![format!("! {error}")],
        };
        let encoding = Some(loaded.encoding).filter(|encoding| *encoding != Encoding::UTF_8);
        let encoding = encoding.map_or(String::new(), |encoding| format!(" in {}", encoding.name()));
        let mut lines = Vec::new();
        for record in (0..loaded.len()).map(|index| loaded.record(index)) {
            lines.push(format!("= {}{encoding}: {}", loaded.format, game(&record)));
            for ending in &self.endings {
                let written = Format::of_name(&format!("x.{ending}")).unwrap().write(&record);
                let written = written.unwrap_or_else(|error| format!("! {error}"));
                let written = written.replace(env!("CARGO_PKG_VERSION"), "VERSION");
                let line = |line: &str| format!("< {ending}: {}", escaped(line)).trim_end().to_owned();
                lines.extend(written.lines().map(line));
            }
        }
        lines.extend(loaded.cut.iter().map(|error| format!("! cut: {error}")));
        lines.extend(loaded.rejected.iter().map(|rejected| format!("! {rejected}")));
        lines.extend(loaded.left_out.iter().map(|rejected| format!("! left out: {rejected}")));
        lines.extend(loaded.overruled.iter().map(|overruled| format!("! {overruled}")));
        lines.extend(loaded.unused.iter().map(|part| format!("? {}: {}", part.place, escaped(&part.text))));
        lines
    }
}

#[test]
fn texts_and_files_are_read_as_a_person_reads_them() {
    let (mut all, mut wrong) = (String::new(), String::new());
    for name in names("readings").filter(|name| name.ends_with(".txt")) {
        let path = folder("readings").join(&name);
        let script = fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
        let (answered, differences) = answered(&script);
        if std::env::var_os("OUTFLANK_BLESS").is_some() {
            fs::write(&path, answered).unwrap();
        } else {
            wrong.extend(differences.iter().map(|difference| format!("\n{name}, {difference}")));
        }
        all += &script;
    }
    assert!(wrong.is_empty(), "{wrong}");
    let unread: Vec<String> = names("cases").filter(|name| !all.contains(&format!(">> {name}\n"))).collect();
    assert!(unread.is_empty(), "no reading names {unread:?}");
}

fn names(of: &str) -> impl Iterator<Item = String> {
    fs::read_dir(folder(of)).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap())
}

#[derive(PartialEq)]
enum Kind {
    How,
    Text,
    Answer,
    Remark,
}

fn kind(line: &str) -> Kind {
    match line.as_bytes().first() {
        Some(b'@') => Kind::How,
        Some(b'>') => Kind::Text,
        Some(b'=' | b'!' | b'?' | b'<') => Kind::Answer,
        _ => Kind::Remark,
    }
}

/// The script with the current answers, and what differs from those in it.
fn answered(script: &str) -> (String, Vec<String>) {
    let lines: Vec<&str> = script.lines().collect();
    let mut parts = lines.chunk_by(|one, next| kind(one) == kind(next)).peekable();
    let (mut how, mut number, mut answered, mut differences) = (How::default(), 1, Vec::new(), Vec::new());
    while let Some(part) = parts.next() {
        answered.extend(part.iter().map(|&line| line.to_owned()));
        match kind(part[0]) {
            Kind::How => how = How::parse(part[0]),
            Kind::Text => {
                let answer = how.answer(&bytes(part));
                let expected = parts.next_if(|next| kind(next[0]) == Kind::Answer).unwrap_or_default();
                if answer != expected {
                    let [text, expected, answer] = [part.join("\n"), expected.join("\n"), answer.join("\n")];
                    differences
                        .push(format!("line {number}:\n{text}\nexpected:\n{expected}\nfound:\n{answer}\n"));
                }
                number += expected.len();
                answered.extend(answer);
            }
            Kind::Answer | Kind::Remark => {}
        }
        number += part.len();
    }
    (answered.join("\n") + "\n", differences)
}

/// A line for each answer, or one with the sentence of an error.
fn told(format: &str, answers: Result<Vec<String>, impl Display>) -> Vec<String> {
    match answers {
        Ok(answers) => answers.iter().map(|answer| format!("= {format}: {answer}")).collect(),
        Err(error) => vec![format!("! {error}")],
    }
}

/// A position with its score and those of its moves.
fn problem(problem: &obf::Problem) -> String {
    let score = problem.score.iter().map(|score| format!("; score: {score:+}"));
    let moves =
        problem.moves.iter().map(|(mv, score)| format!("; {} {score:+}", mv.name(BoardSize::STANDARD)));
    board(&Setup::from(&problem.position)) + &score.chain(moves).collect::<String>()
}

/// The bytes of the file `>> NAME`, or of a text, whose lines begin with `> `. `\n`, `\r`, `\t`, `\0`, `\\`,
/// `\x8A` (a byte) and `\u{FEFF}` are escapes, and a line that ends with `\` goes on in the next.
fn bytes(lines: &[&str]) -> Vec<u8> {
    if let Some(name) = lines[0].strip_prefix(">> ") {
        return fs::read(folder("cases").join(name)).unwrap();
    }
    let text: Vec<&str> = lines.iter().map(|line| line.strip_prefix("> ").unwrap_or_default()).collect();
    let (text, mut bytes) = (text.join("\n"), Vec::new());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        let sign = match (sign, if sign == '\\' { signs.next() } else { None }) {
            (_, Some('\n')) => continue,
            (_, Some('x')) => {
                let hex: String = signs.by_ref().take(2).collect();
                bytes.push(u8::from_str_radix(&hex, 16).unwrap());
                continue;
            }
            (_, Some('u')) => {
                let hex: String = signs.by_ref().skip(1).take_while(|sign| *sign != '}').collect();
                char::from_u32(u32::from_str_radix(&hex, 16).unwrap()).unwrap()
            }
            (_, Some(letter)) => {
                "ntr0\\".find(letter).map(|at| ['\n', '\t', '\r', '\0', '\\'][at]).expect("an escape")
            }
            (sign, None) => sign,
        };
        bytes.extend(sign.encode_utf8(&mut [0; 4]).bytes());
    }
    bytes
}

/// A text of a game with its invisible letters escaped.
fn escaped(text: &str) -> String {
    let escape = |c: char| if "\"'".contains(c) { c.to_string() } else { c.escape_debug().to_string() };
    text.chars().map(escape).collect()
}

/// The name of a start, or the rows of a board and the side to move.
fn board(setup: &Setup) -> String {
    let named = Start::ALL.into_iter().find(|start| Setup::from(&start.position(setup.size)) == *setup);
    let turn = if setup.turn == Color::Black { 'X' } else { 'O' };
    let rows = || format!("{} {turn}", setup.to_string().trim_end().replace('\n', "/"));
    named.map_or_else(rows, |named| format!("{named} {}", setup.size))
}

/// What a record holds, in a line: the start unless it is the usual one, the moves as a tree, and the header.
fn game(record: &Record) -> String {
    const TEXTS: &str = "Black,White,Black's rating,White's rating,event,round,place,date,result,by";
    let (start, moves) = (record.start(), tree(record, Record::ROOT));
    let is_usual = *start == Position::start(BoardSize::STANDARD) && record.n_moves() > 0;
    let from = if is_usual { String::new() } else { board(&Setup::from(start)) };
    let mut parts = vec![format!("{from} {moves}").trim().to_owned()];
    parts.extend((record.goal() == Goal::FewestDiscs).then(|| "fewest discs win".to_owned()));
    let mut header = record.header.clone();
    let texts = TEXTS.split(',').zip(header.texts_mut()).filter(|(_, text)| !text.is_empty());
    parts.extend(texts.map(|(name, text)| format!("{name}: {}", escaped(text))));
    parts.extend(header.clocks.map(|clocks| format!("clocks: {} and {}", clocks.black, clocks.white)));
    let grace = header.grace.map(|time| time.as_secs());
    parts.extend(
        (grace.black + grace.white > 0).then(|| format!("grace: {} s and {} s", grace.black, grace.white)),
    );
    parts.extend((header.n_given > 0).then(|| format!("given: {}", header.n_given)));
    parts.join("; ")
}

/// The moves from a node on, with their signs, `{comments}` and `<values, times and marks>`; `=` is a
/// correction, and after a fork each line is in brackets.
fn tree(record: &Record, node: NodeId) -> String {
    let size = record.start().size();
    let notes = record.annotations(node).cloned().unwrap_or_default();
    let corrected = record.correction(node).map(|corrected| format!("={}", board(&Setup::from(corrected))));
    let mut step =
        record.move_into(node).map(|mv| judged(mv, notes.judgement, size)).or(corrected).unwrap_or_default();
    if !notes.comment.is_empty() {
        step += &format!("{{{}}}", escaped(&notes.comment));
    }
    let value = |value: &Evaluation| {
        let effort = value.saved_effort().map_or(" proven".to_owned(), |effort| match effort {
            (0, 0) => String::new(),
            (depth, selectivity) => format!(" at {depth}@{selectivity}"),
        });
        format!("{:+}{effort}", f64::from(value.score.hundredths()) / 100.0)
    };
    let marks = notes.marks().iter().map(|(square, mark)| format!("{} {}", square.name(size), mark.name()));
    let arrows = notes.arrows().iter().map(|ends| ends.map(|end| end.name(size)).join(" to "));
    let time = record.move_time(node).map(|time| format!("{} s", time.seconds()));
    let shown: Vec<String> =
        notes.evaluation.iter().map(value).chain(time).chain(marks).chain(arrows).collect();
    if !shown.is_empty() {
        step += &format!("<{}>", shown.join(", "));
    }
    let lines: Vec<String> = record.children(node).iter().map(|child| tree(record, *child)).collect();
    let rest = if let [_, _, ..] = &lines[..] { format!("({})", lines.join(")(")) } else { lines.concat() };
    format!("{step} {rest}").trim().to_owned()
}
