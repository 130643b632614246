//! Libraries with flipped bits and cut off ends, and files made to hang their reader.

use super::*;
use crate::figures::GameFigures;
use crate::testing::random_game;
use engine::frames::HEAD;
use othello::rules::ByColor;
use rand::RngExt;
use std::ops::Range;
use texts::words;

/// How many random flips and cuts the tests try, unless the environment variable gives another number.
const N_TRIES: usize = 200;
const VARIABLE: &str = "OUTFLANK_N_DAMAGED";

fn n_tries() -> usize {
    std::env::var(VARIABLE).ok().and_then(|n| n.parse().ok()).unwrap_or(N_TRIES)
}

/// A game whose Black plays in no other game.
fn numbered(number: usize, n_moves: usize, rng: &mut SmallRng) -> LibraryGame {
    let record = random_game(Position::start(BoardSize::STANDARD), n_moves, rng);
    let mut game = LibraryGame::of_record(&record, Origin::Saved, 1_000 + number as u64);
    game.header.players.black = format!("Player {number}");
    game
}

/// A library with every kind of frame, several of each.
fn with_every_frame(rng: &mut SmallRng) -> Library {
    let mut library = library((0..40).map(|number| numbered(number, number, rng)));
    let all = ids(&library);
    let mut some = |n: usize| (0..n).map(|_| all[rng.random_range(0..all.len())]).collect::<Vec<_>>();
    for round in 0..6 {
        let (games, tag) = (some(5), format!("tag {}", round % 3));
        library.apply(&Change::Tag { tag: tag.clone(), games, on: true }).unwrap();
        library.apply(&Change::Tag { tag, games: some(3), on: false }).unwrap();
        library.apply(&Change::Bin { games: some(4), binned: true }).unwrap();
        library.apply(&Change::Bin { games: some(2), binned: false }).unwrap();
        library.apply(&Change::Purge(some(1))).unwrap();
        let figures =
            GameFigures { lost: Default::default(), accuracy: ByColor::new(Some(round as u8), None) };
        some(3).into_iter().for_each(|id| library.apply(&Change::Figures(id, figures)).unwrap());
        for id in some(6) {
            if let Some(game) = library.game(id) {
                let tree = "(;GM[2]C[reviewed])".to_owned();
                library.replace(id, LibraryGame { tree, ..game }).unwrap();
            }
        }
        library.add(numbered(100 + round, 20, &mut SmallRng::seed_from_u64(round as u64))).unwrap();
    }
    library
}

/// Where the frames of a file lie, heads included.
fn frames(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut scanner = Scanner::new(FRAMES, HEADING.len(), bytes.len());
    let frames = std::iter::from_fn(|| scanner.next(bytes));
    frames.map(|frame| frame.begin - HEAD..frame.end).collect()
}

/// All that can be seen of a library, by the games' ids.
fn seen(library: &Library) -> BTreeMap<GameId, (LibraryGame, BTreeSet<String>, bool)> {
    ids(library).into_iter().zip(see(library)).collect()
}

#[test]
fn a_flipped_bit_loses_at_most_its_frame_and_is_reported() {
    let rng = &mut SmallRng::seed_from_u64(15);
    let whole = with_every_frame(rng);
    let (bytes, of_whole) = (whole.bytes(), seen(&whole));
    let frames = frames(bytes);
    let mut n_lost = 0;
    for _ in 0..n_tries() {
        let (at, bit) = (rng.random_range(0..bytes.len()), rng.random_range(0..8));
        let mut damaged = bytes.to_vec();
        damaged[at] ^= 1 << bit;
        let found = Library::read(damaged).unwrap_or_else(|error| panic!("bit {bit} of byte {at}: {error}"));
        // The library reads as if the frame had never been written.
        let hit = frames.iter().find(|frame| frame.contains(&at)).cloned();
        let without = hit.map_or(bytes.to_vec(), |hit| [&bytes[..hit.start], &bytes[hit.end..]].concat());
        let expected = seen(&Library::read(without).unwrap().library);
        assert_eq!(seen(&found.library), expected, "bit {bit} of byte {at}");
        let lost = of_whole.keys().filter(|&id| !expected.contains_key(id)).count();
        assert!(lost <= 1, "bit {bit} of byte {at}: {lost} games are lost");
        n_lost += lost;
        assert!(found.unread.is_damage(), "bit {bit} of byte {at} is not reported");
        assert!(!words::unread(&found.unread).is_empty());
        let mended = Library::read(found.library.compacted().bytes().to_vec()).unwrap();
        assert_eq!((seen(&mended.library), mended.unread), (expected, Unread::default()));
    }
    assert!(n_lost > 0, "some flips lie in games that were written once");
    let unread = Unread { heading: true, n_places: 2, n_bytes: 57, ..Unread::default() };
    assert_eq!(words::unread(&unread), "its heading is damaged, 57 bytes in 2 places cannot be read");
}

#[test]
fn a_cut_off_file_keeps_its_whole_frames_and_the_loss_is_reported() {
    let rng = &mut SmallRng::seed_from_u64(16);
    let whole = with_every_frame(rng);
    let bytes = whole.bytes();
    let frames = frames(bytes);
    // At every byte of the heading and of the first frames, then at random.
    let ends: Vec<usize> = (0..300).chain((0..n_tries()).map(|_| rng.random_range(0..bytes.len()))).collect();
    for end in ends {
        let mut found = Library::read(bytes[..end].to_vec()).unwrap_or_else(|error| panic!("{end}: {error}"));
        let whole_end = frames.iter().map(|frame| frame.end).filter(|&at| at <= end).max();
        let whole_end = whole_end.unwrap_or(HEADING.len());
        assert_eq!(found.library.bytes(), &bytes[..whole_end]);
        let tail = end.checked_sub(whole_end).unwrap_or(end);
        assert_eq!(found.unread, Unread { tail, ..Unread::default() });
        assert_eq!(words::unread(&found.unread).is_empty(), tail == 0, "{end}");
        // The library takes another game.
        let n_games = ids(&found.library).len();
        found.library.add(game("f5f6")).unwrap();
        let again = Library::read(found.library.bytes().to_vec()).unwrap();
        assert_eq!((ids(&again.library).len(), again.unread), (n_games + 1, Unread::default()));
    }
}

#[test]
fn a_file_made_to_be_slow_is_read_to_its_end() {
    const N_BYTES: usize = 8 << 20;
    // The file is full of frame heads, each of which claims half of the rest. A reader that searched each
    // claimed frame for further frames would need days.
    let mut bytes = HEADING.to_vec();
    while bytes.len() < N_BYTES {
        let mut head = FRAMES.mark.to_vec();
        head.extend(((N_BYTES - bytes.len()) as u32 / 2).to_le_bytes());
        head.extend(7u32.to_le_bytes());
        let sum = crc32fast::hash(&head);
        head.extend(sum.to_le_bytes());
        bytes.extend(head);
    }
    let found = Library::read(bytes).unwrap();
    assert!(found.library.is_empty() && found.unread != Unread::default());
    // One game is purged a million times.
    let mut library = library([LibraryGame { tree: "x".repeat(1 << 20), ..game(SHORTEST) }]);
    let id = nth(&library, 0);
    library.apply(&Change::Purge(vec![id; 1 << 20])).unwrap();
    assert!(Library::read(library.bytes().to_vec()).unwrap().library.is_empty());
}
