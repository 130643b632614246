//! How fast WTHOR's games are read and checked: `cargo bench --bench wthor -- FOLDER`, with `.wtb` files from
//! <https://www.ffothello.org/informatique/la-base-wthor/>. Without a folder, games made here.

use othello::formats::wthor;
use std::path::Path;
use std::time::Instant;

fn main() {
    let folder = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    let files: Vec<(String, Vec<u8>)> = match &folder {
        Some(folder) => load(Path::new(folder)),
        None => vec![("20,000 games of 9 moves".to_owned(), made(20_000))],
    };
    let begin = Instant::now();
    let (mut n_games, mut n_moves) = (0, 0);
    for (name, bytes) in &files {
        match wthor::read(bytes) {
            Ok(base) => {
                n_games += base.len();
                n_moves += (0..base.len()).map(|index| base.squares(index).count()).sum::<usize>();
            }
            Err(error) => println!("{name}: {error}"),
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{} files, {n_games} games, {n_moves} moves: {seconds:.2} s, {:.0} games a second",
        files.len(),
        n_games as f64 / seconds
    );
    let begin = Instant::now();
    let mut n_records = 0;
    for (_, bytes) in files.iter().take(3) {
        let Ok(base) = wthor::read(bytes) else { continue };
        for index in 0..base.len() {
            n_records += usize::from(base.record(index, &wthor::Names::default()).n_moves() > 0);
        }
    }
    println!("as records: {:.0} games a second", n_records as f64 / begin.elapsed().as_secs_f64());
}

fn load(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("the folder can be listed").path());
    let games =
        paths.filter(|path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wtb")));
    games
        .map(|path| (path.display().to_string(), std::fs::read(&path).expect("the file can be read")))
        .collect()
}

/// The shortest game, many times.
fn made(n_games: u32) -> Vec<u8> {
    let mut bytes = vec![20, 24, 1, 1];
    bytes.extend(n_games.to_le_bytes());
    bytes.extend([0, 0, 0xE8, 7, 8, 0, 24, 0]);
    for _ in 0..n_games {
        bytes.extend([0, 0, 0, 0, 0, 0, 64, 0, 56, 64, 53, 66, 75, 46, 57, 65, 35]);
        bytes.resize(bytes.len() + 51, 0);
    }
    bytes
}
