//! How fast a library of many games opens and answers: `cargo bench --bench explorer -- FOLDER` with a folder
//! of WTHOR's `.wtb` files, from <https://www.ffothello.org/informatique/la-base-wthor/>.
//! Without a folder, 150,000 random games. `-- import FOLDER FILE…` imports files into the library of a
//! folder, as the window does, and tells how much memory that takes.

#[path = "../../../tests/support/random_library.rs"]
mod random_library;

use library::board_search::{BoardPart, Content, SoughtBoard};
use library::explorer::Filter;
use library::search::{Column, Query, SortOrder};
use library::store::{Store, StoreEvent};
use library::{GameId, Library, import};
use othello::formats::{self, Defaults, wthor};
use othello::rules::{BoardSize, Color, Goal, Position, Square};
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use random_library::random_library;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use system::disk;

const N_RANDOM: usize = 150_000;

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let folder = arguments.next();
    if folder.as_deref() == Some("import") {
        return import_files(&mut arguments.map(PathBuf::from));
    }
    let files = folder.map_or(Vec::new(), |folder| wthor_files(Path::new(&folder)));
    let begin = Instant::now();
    let loaded = files.iter().flat_map(|(_, bytes)| formats::read(bytes, &Defaults::default()));
    let n_moves =
        |base: &wthor::Base| (0..base.len()).map(|index| base.squares(index).count()).sum::<usize>();
    let n_moves: usize = loaded.filter_map(|loaded| Some(n_moves(loaded.wthor()?.0))).sum();
    println!("{n_moves} moves of WTHOR read and checked: {:.2} s", begin.elapsed().as_secs_f64());
    let begin = Instant::now();
    let library = if files.is_empty() { random_library(N_RANDOM) } else { load(&files) };
    println!("{} games brought in: {:.2} s", library.len(), begin.elapsed().as_secs_f64());
    let bytes = library.bytes().to_vec();
    let begin = Instant::now();
    let library = Library::read(bytes).expect("it was just written").library;
    let megabytes = library.bytes().len() as f64 / 1e6;
    let (seconds, used) = (begin.elapsed().as_secs_f64(), memory("VmRSS:"));
    println!("opened again: {seconds:.2} s, {megabytes:.1} MB, {used:.0} MB in use");

    let mut rng = SmallRng::seed_from_u64(1);
    let games: Vec<GameId> = library.entries().map(|(id, _)| id).collect();
    let of_years = Filter { years: "1990-2010".to_owned(), event: "o".to_owned(), ..Filter::default() };
    let of_player = Filter { player: "a".to_owned(), ..Filter::default() };
    let filters = [("all games", Filter::default()), ("a player", of_player), ("years and event", of_years)];
    for (name, filter) in &filters {
        println!("\nexplorer, {name}: plies, positions, games met, median ms, 99 %, worst");
        for plies in [0..5, 5..12, 12..20, 20..25, 25..32, 32..45, 45..60, 60..61] {
            let mut times = Vec::new();
            let mut n_met = 0;
            for _ in 0..200 {
                let ply = rng.random_range(plies.clone());
                let Some(position) = some_position(&library, &games, ply, &mut rng) else { continue };
                let begin = Instant::now();
                let answer = library.explore(&position, Goal::MostDiscs, filter, 100);
                times.push(begin.elapsed());
                n_met += answer.total.n_games;
            }
            print_times(&format!("{plies:?}"), &mut times, n_met);
        }
    }
    println!("\nsearch: found, ms");
    for text in ["", "a", "tamenori 2019", "opening:tiger 1990-2010"] {
        for column in [Column::Date, Column::Black, Column::Opening] {
            let order = SortOrder { column, descending: false };
            let query = Query { text: text.to_owned(), order, ..Query::default() };
            let begin = Instant::now();
            let found = library.search(&query).len();
            println!("{text:?} by {column:?}: {found}, {:.1}", milliseconds(begin.elapsed()));
        }
    }
    time_board_searches(&library, &games, &mut rng);
}

/// Searches by whole positions, by parts of positions, and by shapes of a corner.
fn time_board_searches(library: &Library, games: &[GameId], rng: &mut SmallRng) {
    let find = |sought: SoughtBoard| {
        let query = Query { board: Some(sought), ..Query::default() };
        let begin = Instant::now();
        let n_found = library.search(&query).len();
        (begin.elapsed(), n_found)
    };
    println!("\nsearch by a board: how many, games found, median ms, 99 %, worst");
    for plies in [0..10, 10..20, 20..30, 30..45, 45..60, 60..61] {
        let position = || some_position(library, games, rng.random_range(plies.clone()), rng);
        let positions: Vec<Position> = std::iter::repeat_with(position).take(100).flatten().collect();
        let row = |name: &str, sought: &mut dyn FnMut(&Position) -> SoughtBoard| {
            let found: Vec<_> = positions.iter().map(|position| find(sought(position))).collect();
            let (mut times, n_found): (Vec<Duration>, Vec<usize>) = found.into_iter().unzip();
            print_times(&format!("{name}, {plies:?}"), &mut times, n_found.iter().sum());
        };
        row("position", &mut |position| SoughtBoard::Position(*position));
        row("all its squares", &mut |position| SoughtBoard::Part(BoardPart::whole(position)));
        let mut rng = SmallRng::seed_from_u64(2);
        for n_squares in [1, 3, 6, 12, 24] {
            row(&format!("{n_squares} of its squares"), &mut |position| {
                let mut part = BoardPart::anything(position.size());
                for square in Square::all(position.size()).sample(&mut rng, n_squares) {
                    let disc = position.disc_at(square).map(Content::Disc);
                    part.put(square, Some(disc.unwrap_or(Content::Empty)));
                }
                SoughtBoard::Part(part)
            });
        }
    }
    for shape in ["a1=x a2=o", "a1=- b2=x", "a1=x b1=o c1=o d1=x", "a1=- b1=o c1=o d1=o e1=o f1=o g1=- h1=-"]
    {
        let mut part = BoardPart::anything(BoardSize::STANDARD);
        for (name, content) in shape.split(' ').filter_map(|square| square.split_once('=')) {
            let content = match content {
                "x" => Content::Disc(Color::Black),
                "o" => Content::Disc(Color::White),
                _ => Content::Empty,
            };
            let square = Square::parse(name, BoardSize::STANDARD).expect("it is on the board");
            part.put(square, Some(content));
        }
        let found = (0..20).map(|_| find(SoughtBoard::Part(part)));
        let (mut times, n_found): (Vec<Duration>, Vec<usize>) = found.unzip();
        print_times(shape, &mut times, n_found.iter().sum());
    }
}

fn print_times(name: &str, times: &mut [Duration], n_met: usize) {
    times.sort_unstable();
    let at = |part: usize| times.get((times.len() - 1) * part / 100).copied().unwrap_or_default();
    let [median, late, worst] = [at(50), at(99), at(100)].map(milliseconds);
    let (n, n_met) = (times.len(), n_met / times.len().max(1));
    println!("{name:>40} {n:>5} {n_met:>9} {median:>8.2} {late:>8.2} {worst:>8.2}");
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The position after `ply` moves of a random game; `None` if the game is shorter or the side must pass.
fn some_position(library: &Library, games: &[GameId], ply: usize, rng: &mut SmallRng) -> Option<Position> {
    let record = library.record(*games.choose(rng)?).expect("every game can be shown");
    record.line_positions().get(ply).map(|(_, position)| *position).filter(|position| !position.must_pass())
}

fn wthor_files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let paths = disk::files_with_ending(folder, "wtb");
    let paths = paths.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let read = |path: PathBuf| (path.clone(), disk::read(&path).expect("the file can be read"));
    paths.into_iter().map(read).collect()
}

fn load(files: &[(PathBuf, Vec<u8>)]) -> Library {
    let mut library = Library::new();
    for (path, bytes) in files {
        let input = Box::new(Cursor::new(bytes.clone()));
        let names = |ending: &str| disk::read_names(path, None, ending);
        let games = import::ImportSource::open(input, names, "WTHOR", 0);
        for game in games.unwrap_or_else(|error| panic!("{}: {error}", path.display())) {
            library.take_in(game).expect("there is room");
        }
    }
    library
}

/// Opens the library of the first path, and imports the other ones.
fn import_files(paths: &mut dyn Iterator<Item = PathBuf>) {
    let begin = Instant::now();
    let mut store = Store::open(|| {}, paths.next().as_deref());
    wait(&mut store, |store| store.is_open);
    print_state(&store, "opened", begin);
    let begin = Instant::now();
    store.import(paths.collect(), None);
    wait(&mut store, |store| store.importing.is_none());
    print_state(&store, "imported", begin);
}

/// Handles the library's news until `until` holds, and prints the sentences that the library tells.
fn wait(store: &mut Store, until: impl Fn(&Store) -> bool) {
    while !until(store) {
        std::thread::sleep(Duration::from_millis(5));
        for event in store.poll(None) {
            if let StoreEvent::Notice(sentence) = event {
                println!("{sentence}");
            }
        }
    }
}

fn print_state(store: &Store, what: &str, begin: Instant) {
    let (seconds, n_games) = (begin.elapsed().as_secs_f64(), store.library().len());
    let [now, most] = ["VmRSS:", "VmHWM:"].map(memory);
    println!("{what}: {n_games} games, {seconds:.1} s, {now:.0} MB in use, {most:.0} MB at most");
}

/// The megabytes in a field of Linux's `/proc/self/status`; 0 on systems without that file.
fn memory(field: &str) -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    let kilobytes = line.and_then(|line| line.trim().split(' ').next()?.parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) / 1e3
}
