//! Games as fields with names, whatever program wrote them: objects of JSON, elements of XML, rows of CSV. A
//! field's name says what its value is (`black`, `player_white`, `date`, `result`); the moves are the value
//! that reads as a legal game.

use super::loaded::{COUNT_MAX, ReadGame, said};
use super::normal::unescaped;
use super::text::{self, Key, PartialHeader};
use super::{Loaded, ReadError, after_blanks, detect, is_one_of, known_value, unused, usual_starts};
use crate::record::{Date, EndReason, Ending, Record};
use crate::rules::{BoardSize, Color, Goal};

/// The fields of a game: the words of each name, and the value.
pub(super) type Fields = Vec<(Vec<String>, String)>;

/// The words of a field's name: `blackPlayer`, `player_black`, `meta.black`.
pub(super) fn words(name: &str) -> Vec<String> {
    let mut was_small = false;
    let spaced = name.chars().flat_map(|c| {
        let begins_word = std::mem::replace(&mut was_small, c.is_lowercase()) && c.is_uppercase();
        begins_word.then_some(' ').into_iter().chain([c])
    });
    let spaced = spaced.collect::<String>().to_lowercase();
    // `bscore` is Black's score.
    let parts = |word: &str| match word.strip_prefix(['b', 'w']).filter(|rest| is_one_of(COUNTS, rest)) {
        Some(count) => vec![word[..1].to_owned(), count.to_owned()],
        None => vec![word.to_owned()],
    };
    let words = spaced.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.flat_map(parts).collect()
}

/// The side that a word names.
fn side(word: &str) -> Option<Color> {
    match text::key(word) {
        Some(Key::Player(color)) => Some(color),
        _ => None,
    }
}

/// Names of fields that say how a game ended.
const REASONS: &str = "reason termination";
/// Names of fields with the day of a game.
const DAYS: &str = "played when day started";
/// Words in a field's name that do not change what it means.
const BESIDE: &str = "player name user username nick id players game meta headers info tags at";
const COUNTS: &str = "disc discs disk disks score stones count points pieces result";

/// Whether a value is moves, by its name.
pub(super) fn is_moves(name: &[String]) -> bool {
    const MOVES: &str = "moves move kifu record transcript history sequence movelist moveslist plays züge \
        zug partie coups coup jugadas mosse 棋譜 手順 棋谱 κινήσεις";
    let last = name.iter().rev().take(2).cloned();
    last.chain([name.concat()]).any(|word| is_one_of(MOVES, &word))
}

/// The key of the last word of a name that has a key; `None` if a word without one is not in [`BESIDE`].
fn key_of(name: &[String]) -> Option<Key> {
    let keys = name.iter().map(|word| text::key(word).ok_or(is_one_of(BESIDE, word)));
    let is_known = keys.clone().all(|key| !matches!(key, Err(false)));
    keys.flatten().last().filter(|_| is_known)
}

/// Gives a game the header in its fields; the other fields are unused.
pub(super) fn with_header(mut record: Record, fields: &Fields) -> ReadGame {
    let (mut told, mut unused) = (PartialHeader::default(), Vec::new());
    let mut reason = String::new();
    for (name, value) in fields {
        let value = known_value(value.trim());
        if value.is_empty() {
            continue;
        }
        let has = |words: &str| name.iter().any(|word| is_one_of(words, word));
        let count = value.parse::<u16>().ok().filter(|_| has(COUNTS));
        match (key_of(name), name.iter().find_map(|word| side(word)).zip(count)) {
            (_, Some((color, count))) => _ = told.counts[color].get_or_insert(count),
            (Some(key), _) => told.keep(key, &value),
            (None, _) if name.last().is_some_and(|word| word == "winner") => {
                // The number of a side may begin with 0 or 1.
                if value.parse::<f64>().is_err() {
                    told.keep(Key::Result, &format!("{value} wins"));
                }
            }
            (None, _) if name.last().is_some_and(|word| is_one_of(REASONS, word)) => reason = value,
            (None, _) if has(DAYS) && Date::read(&value).day > 0 => told.keep(Key::Date, &value),
            (None, _) if is_moves(name) => {}
            (None, _) => unused::add_field(&mut unused, &name.join(" "), &value),
        }
    }
    // Counts that the board cannot hold are reported later.
    let counted = told.counted(|_| true);
    let mut header = told.header;
    header.result = counted.unwrap_or(header.result);
    let is_score = header.result.starts_with(|c: char| c.is_ascii_digit()) || header.result.contains('+');
    let area = record.start().size().area();
    let ending = |text: &str, area| said(text, &header.players, area);
    let with_reason = ending(&format!("{} {reason}", header.result), area).filter(|_| !reason.is_empty());
    if with_reason.is_none_or(|ending| ending.reason == EndReason::PlayedOut) {
        unused::add_field(&mut unused, "reason", &reason);
    }
    let by_lead = || Some(Ending::by(lead(&header.result, &record, fields)?, EndReason::PlayedOut));
    match with_reason.or_else(by_lead).or_else(|| ending(&header.result, area).filter(|_| !is_score)) {
        Some(ending) => header.result = ending.to_string(),
        None if ending(&header.result, COUNT_MAX).is_none() => {
            let stated = std::mem::take(&mut header.result);
            unused::add_field(&mut unused, "result", stated.trim_end_matches(" wins"));
        }
        None => {}
    }
    if header.result.is_empty() {
        header.result = std::mem::take(&mut record.header.result);
    }
    record.header = header;
    ReadGame { unused, ..record.into() }
}

/// Black's lead, from a number alone: it is that of the side whose field comes first, unless the finished
/// board says the opposite. A number without a sign that does not fit the board may be anything.
fn lead(result: &str, record: &Record, fields: &Fields) -> Option<f64> {
    let number = result.replace('−', "-");
    let lead = number.parse().ok().filter(|lead: &f64| lead.abs() <= record.start().size().area() as f64)?;
    let counts = record.position().outcome().map(|outcome| outcome.official(record.goal()));
    let counted = counts.map(|counts| f64::from(counts.black) - f64::from(counts.white));
    let first = fields.iter().flat_map(|(name, _)| name).find_map(|word| side(word));
    match counted.filter(|counted| counted.abs() == lead.abs()) {
        None if !number.starts_with(['+', '-']) => None,
        None if first == Some(Color::White) => Some(-lead),
        counted => Some(counted.unwrap_or(lead)),
    }
}

/// Reads a game from a text of moves, with its header from fields.
pub(super) fn game(fields: &Fields, moves: &str) -> Result<ReadGame, ReadError> {
    let games = text::read_from(moves, &usual_starts(), true, Goal::MostDiscs);
    Ok(with_header(Loaded::of(games)?.whole()?.record(0), fields))
}

/// Whether a text is a table of games, elements of XML, or rows of SQL.
pub(super) fn looks_like(text: &str) -> bool {
    !elements(text).is_empty() || head(text).is_some() || !inserted(text).is_empty()
}

/// Reads each game of XML, of a table or of SQL.
pub(super) fn games(text: &str) -> impl Iterator<Item = Result<ReadGame, ReadError>> {
    let read = |fields: Fields| {
        let moves = fields.iter().find(|(name, _)| is_moves(name));
        game(&fields, moves.map_or("", |(_, value)| value))
    };
    let elements = elements(text);
    let head = if elements.is_empty() { head(text) } else { None };
    let rows = head.into_iter().flat_map(move |(separator, names)| {
        let lines = text.lines().filter(|line| !line.trim().is_empty()).skip(1);
        lines.map(move |line| row(&names, cells(line, separator)))
    });
    elements.into_iter().chain(by_move(rows)).chain(inserted(text)).map(read)
}

/// Joins the rows of a table in which each row is a move.
fn by_move(rows: impl Iterator<Item = Fields>) -> impl Iterator<Item = Fields> {
    let mut rows = rows.peekable();
    std::iter::from_fn(move || {
        let mut game = rows.next()?;
        let Some(at) = game.iter().position(|(name, _)| is_moves(name)) else { return Some(game) };
        let mut last = game.clone();
        // Whether each column had one value so far; known from the second row on.
        let mut is_steady = vec![false; game.len()];
        let goes_on = |last: &Fields, next: &Fields, is_steady: &[bool]| {
            let pairs = || last.iter().zip(next).map(|((_, last), (_, next))| (last, next));
            let counts_on = |(last, next): (&String, &String)| {
                last.parse::<u32>().is_ok_and(|last| next.parse() == Ok(last + 1))
            };
            let is_move = |row: &Fields| row.get(at).is_some_and(|(_, value)| value.len() <= MOVE_MAX);
            let stays = || pairs().zip(is_steady).all(|((last, next), is_steady)| !is_steady || last == next);
            is_move(last) && is_move(next) && pairs().any(counts_on) && stays()
        };
        let (mut n_rows, mut players) = (1, Fields::from_iter(player(&game)));
        while let Some(next) = rows.next_if(|next| goes_on(&last, next, &is_steady)) {
            for (is_steady, ((_, last), (_, next))) in is_steady.iter_mut().zip(last.iter().zip(&next)) {
                *is_steady = last == next && (*is_steady || n_rows == 1);
            }
            game[at].1 += &format!(" {}", next[at].1);
            n_rows += 1;
            players.extend(player(&next).filter(|_| n_rows == 2));
            last = next;
        }
        game.extend(players.into_iter().filter(|_| n_rows > 1));
        Some(game)
    })
}

/// The player of a row that names the side and the player of a move.
fn player(row: &Fields) -> Option<(Vec<String>, String)> {
    let (_, own) = row.iter().find(|(_, value)| side(value).is_some())?;
    let (_, player) = row.iter().find(|(name, _)| name.concat() == "player")?;
    Some((vec![own.clone(), "player".to_owned()], player.clone()))
}

/// The longest name of a move or a pass.
const MOVE_MAX: usize = 4;

/// The games of XML, from the texts and attributes of its elements. A repeated name begins the next game, but
/// consecutive elements with moves form one list.
fn elements(text: &str) -> Vec<Fields> {
    let mut rest = after_blanks(text);
    if !rest.starts_with('<') {
        return Vec::new();
    }
    let mut games: Vec<Fields> = vec![Fields::new()];
    let mut take = |name: &str, value: &str| {
        let (name, value) = (words(name), unescaped(value));
        let game = games.last_mut().expect("there is one");
        let is_again = game.iter().any(|(own, _)| *own == name);
        match game.last_mut() {
            Some((last, list)) if *last == name && is_moves(&name) => *list += &format!(" {value}"),
            _ if is_again && (is_moves(&name) || key_of(&name).is_some()) => games.push(vec![(name, value)]),
            _ => game.push((name, value)),
        }
    };
    let is_move = |value: &str| super::read_move(value, BoardSize::STANDARD).is_some();
    // The element that was opened last, and the one with moves around it.
    let (mut open, mut list) = (String::new(), String::new());
    while let Some((before, after)) = rest.split_once('<') {
        let value = before.trim();
        if !open.is_empty() && !value.is_empty() {
            take(if !list.is_empty() && is_move(value) { &list } else { &open }, value);
        }
        let Some((tag, after)) = after.split_once('>') else { break };
        rest = after;
        let name: String = tag.chars().take_while(|c| c.is_alphanumeric() || "_-:.".contains(*c)).collect();
        let own = words(&name);
        if tag.strip_prefix('/') == Some(&*list) {
            list.clear();
        } else if list.is_empty() && is_moves(&own) && !tag.ends_with('/') {
            list.clone_from(&name);
        }
        let attributes = attributes(&tag[name.len()..]);
        // `<player color="black" name="Anna"/>`, `<result black="44" white="20"/>`, `<move square="f5"/>`.
        let is_color = |value: &str| is_one_of("black white", &value.to_lowercase());
        let color = attributes.iter().find(|(key, value)| *key != "winner" && is_color(value));
        open = color.map_or(name.clone(), |(_, color)| format!("{name}_{color}"));
        let is_whole = color.is_some() || own.iter().any(|word| is_one_of(COUNTS, word));
        let has_moves = !list.is_empty() || is_moves(&own);
        for (key, value) in attributes.iter().filter(|attribute| Some(*attribute) != color) {
            match () {
                () if has_moves && is_move(value) => take(if list.is_empty() { &name } else { &list }, value),
                () if has_moves && key_of(&words(key)).is_none() => {}
                () if is_whole => take(&format!("{open}_{key}"), value),
                () => take(key, value),
            }
        }
    }
    games.retain(|game| game.iter().any(|(name, _)| is_moves(name)));
    games
}

/// The names and values in a tag.
fn attributes(mut tag: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    while let Some((key, after)) = tag.split_once('=') {
        let Some(quote) = after.trim_start().chars().next().filter(|c| "\"'".contains(*c)) else { break };
        let Some((value, after)) = after.trim_start()[1..].split_once(quote) else { break };
        found.push((key.trim(), value));
        tag = after;
    }
    found
}

/// What the cells of a row without names may be: a word, a number of discs, or moves.
const FORMS: [(&str, &[&str]); 3] = [
    ("m", &["moves"]),
    ("wwm", &["black", "white", "moves"]),
    ("mnn", &["moves", "black discs", "white discs"]),
];

/// The rows of SQL, `INSERT INTO games (black, …) VALUES ('Anna', …), (…)`; the columns have their names from
/// there, from `CREATE TABLE`, or from [`FORMS`].
fn inserted(text: &str) -> Vec<Fields> {
    let (mut games, mut columns) = (Vec::new(), Vec::new());
    for statement in text.split(';') {
        let lower = statement.to_ascii_lowercase();
        let values = lower.find("values").filter(|_| lower.contains("insert into"));
        let head = &statement[..values.unwrap_or(statement.len())];
        let list = head.split_once('(').filter(|_| values.is_some() || lower.contains("create table"));
        if let Some((_, list)) = list {
            let name = |column: &str| words(column.split_whitespace().next().unwrap_or_default());
            columns = list.split(',').map(name).collect();
        }
        let list = statement[values.map_or(statement.len(), |at| at + "values".len())..].replace("''", "’");
        for row_text in list.replace('\'', "\"").split("),").filter(|row| row.contains('(')) {
            let around = |c: char| c.is_whitespace() || "()".contains(c);
            let mut cells = cells(row_text.trim_matches(around), ',');
            cells.iter_mut().filter(|cell| *cell == "’").for_each(String::clear);
            let kind = |cell: &String| match cell.parse::<u8>() {
                Ok(..=64) => 'n',
                _ if detect::n_squares(cell) > 2 => 'm',
                _ => 'w',
            };
            let form: String = cells.iter().map(kind).collect();
            let mut names = columns.clone();
            for (part, own) in FORMS.iter().filter(|_| columns.is_empty()) {
                names.resize(cells.len(), vec!["column".to_owned()]);
                let at = form.find(part).unwrap_or(cells.len());
                names[at..].iter_mut().zip(*own).for_each(|(name, own)| *name = words(own));
            }
            games.push(row(&names, cells));
        }
    }
    games
}

/// The separator and the names of a table whose first line is its head.
fn head(text: &str) -> Option<(char, Vec<Vec<String>>)> {
    let line = text.trim_start_matches('\u{FEFF}').lines().find(|line| !line.trim().is_empty())?;
    let is_name = |name: &Vec<String>| {
        name.len() < 5 && !name.iter().any(|word| word.contains(|c: char| c.is_ascii_digit()))
    };
    ['\t', ';', ',', '|'].into_iter().filter(|_| line.len() <= 2000).find_map(|separator| {
        let names: Vec<Vec<String>> = cells(line, separator).iter().map(|name| words(name)).collect();
        // A head does not say `Anna plays black, Ben plays white`.
        let has_moves = names.iter().any(|name| name.len() < 3 && is_moves(name));
        let is_head = names.len() > 1 && names.iter().all(is_name) && has_moves;
        is_head.then_some((separator, names))
    })
}

/// The fields of a row. Cells behind the last column belong to it if it has the moves; else they are unused.
fn row(names: &[Vec<String>], mut cells: Vec<String>) -> Fields {
    let n_names = names.len();
    if cells.len() > n_names && names.last().is_some_and(|name| is_moves(name)) {
        let moves = cells.split_off(n_names - 1);
        cells.push(moves.join(" "));
    }
    let unnamed = std::iter::repeat(vec!["column".to_owned()]);
    names.iter().cloned().chain(unnamed).zip(cells).collect()
}

/// The cells of a line; a quoted cell may hold separators.
fn cells(line: &str, separator: char) -> Vec<String> {
    let mut is_quoted = false;
    let cells = line.split(|c| {
        is_quoted ^= c == '"';
        c == separator && !is_quoted
    });
    cells.map(|cell| cell.replace('"', "").trim().to_owned()).collect()
}
