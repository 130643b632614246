//! Whole libraries: against a plain model, cut off anywhere, damaged, searched, and filled from files.

mod damage;

use super::explorer::Tally;
use super::game::{Margin, Origin};
use super::search::{Column, Query, SortOrder};
use super::testing::{
    SHORTEST, game, ids, library, named, nth, numbers, random_game, random_game_for, record,
};
use super::*;
use analysis::openings;
use othello::formats::wthor::{Names, Writer};
use othello::formats::{self, Defaults};
use othello::record::Record;
use othello::rules::{BoardSize, Color, Goal, Position, Start};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Cursor;
use texts::text::{self, Language};

/// What can be seen of a library: each game without its tags, its tags, and whether it is in the bin.
type Seen = Vec<(LibraryGame, BTreeSet<String>, bool)>;

fn see(library: &Library) -> Seen {
    let one = |(id, entry): (GameId, &Entry)| {
        let tags = library.tags_of(entry).map(str::to_owned).collect();
        (LibraryGame { tags: Vec::new(), ..library.game(id).unwrap() }, tags, entry.is_binned)
    };
    library.entries().map(one).collect()
}

#[derive(Clone, Debug)]
enum Step {
    Add(u8),
    Replace(u8, u8),
    Tag(u8, bool, Vec<u8>),
    Bin(bool, Vec<u8>),
    Purge(Vec<u8>),
    Reopen,
    Compact,
    /// The number of bytes missing at the end because the writer was killed.
    Cut(u8),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let some = || prop::collection::vec(any::<u8>(), 0..4);
    let step = prop_oneof![
        4 => any::<u8>().prop_map(Step::Add),
        1 => any::<(u8, u8)>().prop_map(|(game, moves)| Step::Replace(game, moves)),
        2 => (0u8..3, any::<bool>(), some()).prop_map(|(tag, on, games)| Step::Tag(tag, on, games)),
        2 => (any::<bool>(), some()).prop_map(|(binned, games)| Step::Bin(binned, games)),
        1 => some().prop_map(Step::Purge),
        1 => Just(Step::Reopen),
        1 => Just(Step::Compact),
        1 => any::<u8>().prop_map(Step::Cut),
    ];
    prop::collection::vec(step, 0..40)
}

proptest! {
    #[test]
    fn a_library_does_what_a_list_would(steps in steps()) {
        let mut library = Library::new();
        // By the order in which the games came.
        let mut model: BTreeMap<usize, (LibraryGame, BTreeSet<String>, bool)> = BTreeMap::new();
        // The ids of the games, and one that no game has.
        let mut all: Vec<GameId> = vec![GameId(0)];
        let mut rng = SmallRng::seed_from_u64(9);
        for step in steps {
            let some_of = |games: &[u8], all: &[GameId]| -> Vec<usize> {
                games.iter().map(|&game| usize::from(game) % all.len()).collect()
            };
            let as_ids = |numbers: &[usize], all: &[GameId]| -> Vec<GameId> {
                numbers.iter().map(|&number| all[number]).collect()
            };
            let new = |moves: u8, rng: &mut SmallRng| {
                let starts = [Start::Standard, Start::Reversi, Start::Parallel];
                let size = BoardSize::all().nth(usize::from(moves) % 49).unwrap();
                let start = starts[usize::from(moves) % 3].position(size);
                let record = random_game(start, usize::from(moves) % 70, rng);
                LibraryGame::of_record(&record, Origin::Saved, moves.into())
            };
            let apply = |library: &mut Library, change: Change| library.apply(&change).unwrap();
            match step {
                Step::Add(moves) => {
                    let game = new(moves, &mut rng);
                    all.push(library.add(game.clone()).unwrap());
                    model.insert(all.len() - 1, (game, BTreeSet::new(), false));
                }
                Step::Replace(game, moves) => {
                    let (number, game) = (some_of(&[game], &all)[0], new(moves, &mut rng));
                    if let Some(old) = model.get_mut(&number) {
                        library.replace(all[number], game.clone()).unwrap();
                        old.0 = game;
                    }
                }
                Step::Tag(tag, on, games) => {
                    let (tag, numbers) = (format!("tag {tag}"), some_of(&games, &all));
                    let games = as_ids(&numbers, &all);
                    apply(&mut library, Change::Tag { tag: tag.clone(), games, on });
                    for number in numbers {
                        if let Some((_, tags, _)) = model.get_mut(&number) {
                            _ = if on { tags.insert(tag.clone()) } else { tags.remove(&tag) };
                        }
                    }
                }
                Step::Bin(binned, games) => {
                    let numbers = some_of(&games, &all);
                    apply(&mut library, Change::Bin { games: as_ids(&numbers, &all), binned });
                    numbers.iter().for_each(|number| _ = model.get_mut(number).map(|game| game.2 = binned));
                }
                Step::Purge(games) => {
                    let numbers = some_of(&games, &all);
                    apply(&mut library, Change::Purge(as_ids(&numbers, &all)));
                    numbers.iter().for_each(|number| _ = model.remove(number));
                }
                Step::Reopen => {
                    let found = Library::read(library.bytes().to_vec()).unwrap();
                    prop_assert_eq!(found.unread, Unread::default());
                    library = found.library;
                }
                Step::Compact => library = library.compacted(),
                Step::Cut(n) => {
                    // Only the frame that was being written is lost.
                    let before = library.bytes().to_vec();
                    library.add(game(SHORTEST)).unwrap();
                    let n_bytes = library.bytes().len();
                    let cut = n_bytes - 1 - usize::from(n) % (n_bytes - before.len());
                    let found = Library::read(library.bytes()[..cut].to_vec()).unwrap();
                    prop_assert_eq!(found.library.bytes(), &before[..]);
                    prop_assert_eq!(found.unread, Unread { tail: cut - before.len(), ..Unread::default() });
                    library = found.library;
                }
            }
            prop_assert_eq!(see(&library), model.values().cloned().collect::<Seen>());
            let n_binned = model.values().filter(|(_, _, binned)| *binned).count();
            prop_assert_eq!((library.len(), library.counts().n_binned), (model.len() - n_binned, n_binned));
            prop_assert_eq!(library.counts(), &library.count(), "the kept counts are up to date");
        }
    }
}

#[test]
fn a_large_file_is_read_piece_by_piece_unless_it_is_damaged() {
    let large = LibraryGame { tree: "x".repeat(9_000), ..game("f5d6") };
    let mut whole = library([game("f5d6c3"), large, game("f5f6e6"), game(SHORTEST)]);
    whole.replace(nth(&whole, 0), game("f5d6c4")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(Library::FILE);
    let read = |bytes: &[u8], piece: usize| {
        std::fs::write(&path, bytes).unwrap();
        let file = FileReader::new(std::fs::File::open(&path).unwrap());
        Library::read_in_pieces(&Arc::new(file), bytes.len(), piece).unwrap()
    };
    let bytes = whole.bytes();
    for piece in [50, 1_000, 20_000] {
        for n_lost in [0, 5, 60] {
            let bytes = &bytes[..bytes.len() - n_lost];
            let at_once = Library::read(bytes.to_vec()).unwrap();
            let found = read(bytes, piece).unwrap();
            assert_eq!(found.unread, at_once.unread, "{piece} {n_lost}");
            assert_eq!(see(&found.library), see(&at_once.library), "{piece} {n_lost}");
            assert_eq!(found.library.bytes.len(), at_once.library.bytes.len());
            assert_eq!(found.library.n_stale, at_once.library.n_stale);
        }
        let mut damaged = bytes.to_vec();
        damaged[whole.entries[2].place.begin] ^= 1;
        assert!(read(&damaged, piece).is_none());
        assert!(read(b"Outflank library 3\nof a later time", piece).is_none());
        // The file becomes shorter while it is read.
        let file = Arc::new(FileReader::new(std::fs::File::open(&path).unwrap()));
        assert!(Library::read_in_pieces(&file, bytes.len(), piece).unwrap().is_none());
    }
}

#[test]
fn a_file_that_is_no_library_is_refused() {
    let check = |bytes: &[u8], expected: &str| {
        assert_eq!(Library::read(bytes.to_vec()).err().unwrap().to_string(), expected);
    };
    check(b"(;GM[2];B[f5])", "this is no library of games");
    check(b"Outflank library 3\nsomething", "the library was written by a newer Outflank");
    assert!(Library::read(Vec::new()).unwrap().library.is_empty());
}

#[test]
fn games_are_found_by_words() {
    let mut library = library([
        named(SHORTEST, "Tamenori Hideshi", "Anna", "Mind Sports", "2019-05-12"),
        with_round(named("c4e3f6e6f5", "Ben", "Tamenori Hideshi", "Grand Prix", "2010"), "The final"),
        named("f5f6e6f4c3", "René", "Cleo", "Grand Prix", "2015-01"),
    ]);
    // A library that is read again from its bytes finds the rounds as well.
    library = Library::read(library.bytes().to_vec()).unwrap().library;
    let games = vec![nth(&library, 2)];
    library.apply(&Change::Tag { tag: "Fine ones".to_owned(), games, on: true }).unwrap();
    // An unknown tag is no new one.
    library.apply(&Change::Tag { tag: "other".to_owned(), games: Vec::new(), on: false }).unwrap();
    assert_eq!(library.tag("other"), None);
    let find = |text: &str| {
        let found = library.search(&Query { text: text.to_owned(), ..Query::default() });
        let mut found = numbers(&library, &found);
        found.sort_unstable();
        found
    };
    assert_eq!(find(""), [0, 1, 2]);
    assert_eq!(find("tamenori"), [0, 1]);
    assert_eq!(find("TAMENORI prix"), [1]);
    for text in ["rené", "RENE", "\"rené\"", "black:rene"] {
        assert_eq!(find(text), [2], "{text}");
    }
    assert_eq!((find("white:tamenori"), find("black:tamenori")), (vec![1], vec![0]));
    assert_eq!((find("\"grand prix\""), find("event:\"prix grand\"")), (vec![1, 2], Vec::new()));
    assert_eq!((find("round:final"), find("round:semi")), (vec![1], Vec::new()));
    assert_eq!(find("event:prix round:\"the FINAL\""), [1]);
    // In quotes a word matches names but no openings.
    assert_eq!(find("\"tiger\""), [] as [usize; 0]);
    assert_eq!(find("tiger"), [1]);
    assert_eq!(find("opening:tamenori"), [] as [usize; 0]);
    let tiger = openings::named("Tiger").unwrap();
    for language in [Language::Greek, Language::Spanish, Language::Japanese] {
        text::in_language(language, || assert_eq!(find(&format!("opening:{}", tiger.name())), [1]));
    }
    assert_eq!(find("2010-2015"), [1, 2]);
    assert_eq!((find("date:2019-05"), find("date:may")), (vec![0], Vec::new()));
    assert_eq!(find("event:grand player:ben"), [1]);
    assert_eq!(find("tag:fine"), [2]);
    assert_eq!(find("8x8"), [0, 1, 2]);
    assert_eq!(find("board:10x10"), [] as [usize; 0]);
    let order = |column, descending| {
        let order = SortOrder { column, descending };
        numbers(&library, &library.search(&Query { order, ..Query::default() }))
    };
    assert_eq!(order(Column::Date, true), [0, 2, 1]);
    assert_eq!(order(Column::Black, false), [1, 2, 0]);
    assert_eq!(order(Column::Moves, true), [0, 2, 1]);
    let won = Query { result: Some(Ordering::Greater), ..Query::default() };
    assert_eq!(library.search(&won), [nth(&library, 0)]);
    let tagged = Query { tag: Some("Fine ones".to_owned()), ..Query::default() };
    assert_eq!(library.search(&tagged), [nth(&library, 2)]);
    assert!(library.search(&Query { in_bin: true, ..Query::default() }).is_empty());
}

/// The game with a round in the header of its record.
fn with_round(game: LibraryGame, round: &str) -> LibraryGame {
    let mut record = game.record().unwrap();
    record.header.round = round.to_owned();
    LibraryGame::of_record(&record, game.origin, game.added)
}

#[test]
fn who_won_follows_from_the_goal() {
    let fewest = |moves: &str| {
        let start = Position::start(BoardSize::STANDARD);
        let record = othello::formats::transcript::read(moves, &start, Goal::FewestDiscs).unwrap();
        LibraryGame::of_record(&record, Origin::Played, 7)
    };
    let whole = |goal| {
        let start = Position::start(BoardSize::new(6, 6).unwrap());
        let record = random_game_for(goal, start, 100, &mut SmallRng::seed_from_u64(3));
        LibraryGame::of_record(&record, Origin::Played, 7)
    };
    // Black takes all discs, and so loses where the fewest discs win.
    let library =
        library([game(SHORTEST), fewest(SHORTEST), whole(Goal::MostDiscs), whole(Goal::FewestDiscs)]);
    let entries: Vec<&Entry> = library.entries().map(|(_, entry)| entry).collect();
    assert_eq!((entries[0].score(), entries[0].winner()), ("64–0".to_owned(), Some(Color::Black)));
    assert_eq!((entries[1].score(), entries[1].winner()), ("13–0".to_owned(), Some(Color::White)));
    assert_eq!(entries[2].margin(), entries[3].margin().map(|margin| -margin));
    let order = SortOrder { column: Column::Moves, descending: false };
    let found = |query: Query| numbers(&library, &library.search(&Query { order, ..query }));
    let text = |text: &str| Query { text: text.to_owned(), ..Query::default() };
    assert_eq!(found(Query { result: Some(Ordering::Less), ..text("8x8") }), [1]);
    for words in ["fewest 8x8", "anti 8x8", "goal:fewest 8×8"] {
        assert_eq!(found(text(words)), [1], "{words}");
    }
    assert_eq!(found(text("goal:most 8x8")), [0]);
    let variant = Variant { goal: Goal::FewestDiscs, ..Variant::USUAL };
    assert_eq!(found(Query { variant: Some(variant), ..Query::default() }), [1]);
    let variants = library.counts().variants.iter().map(|(variant, n)| format!("{variant}: {n}"));
    let variants: Vec<String> = variants.collect();
    assert_eq!(variants, ["6×6: 1", "8×8: 1", "6×6, fewest discs win: 1", "8×8, fewest discs win: 1"]);
    assert_eq!(library.title(entries[1]), "(8×8, fewest discs win)");
    // The explorer counts the games of each goal separately, with the winner by that goal.
    let explore = |goal| {
        let start = Position::start(BoardSize::STANDARD);
        library.explore(&start, goal, &explorer::Filter::default(), 0).total
    };
    let tally =
        |black, white, discs| Tally { n_games: 1, black, white, n_margins: 1, discs, ..Tally::default() };
    assert_eq!(explore(Goal::MostDiscs), tally(1, 0, 64));
    assert_eq!(explore(Goal::FewestDiscs), tally(0, 1, -13));
}

#[test]
fn a_tag_needs_a_name_and_the_number_of_tags_is_limited() {
    let mut library = library([game("f5")]);
    let id = nth(&library, 0);
    let tag = |name: String| Change::Tag { tag: name, games: vec![id], on: true };
    assert_eq!(library.apply(&tag(" ".to_owned())), Err(LibraryError::TagName));
    assert_eq!(library.apply(&tag("x".repeat(41))), Err(LibraryError::TagName));
    for number in 0..Tags::MAX {
        library.apply(&tag(number.to_string())).unwrap();
    }
    assert_eq!(library.apply(&tag("one more".to_owned())), Err(LibraryError::TooManyTags));
    assert_eq!(library.tags().len(), Tags::MAX);
}

#[test]
fn games_come_from_files_of_any_format() {
    let read = |bytes: &[u8]| {
        let games =
            import::ImportSource::open(Box::new(Cursor::new(bytes.to_vec())), |_| Ok(None), "from a file", 7)
                .unwrap();
        games.map(|incoming| incoming.game).collect::<Vec<LibraryGame>>()
    };
    let games =
        read(b"(;GM[2]PB[Anna]PW[Ben]RE[B+4]DT[2020-01-02];B[f5];W[d6](;B[c3])(;B[c4]))(;GM[2];B[f5];W[f6])");
    assert_eq!((games.len(), games[0].result, games[0].tags.len()), (2, Some(Margin(4)), 1));
    assert_eq!(games[0].record().unwrap().n_moves(), 4);
    let mut writer = Writer::new(&Names::default(), Date { year: 2024, month: 3, day: 7 });
    let of_sgf = "(;GM[2]RE[B+16]DT[2023];B[f5];W[d6])";
    writer.add(&record(SHORTEST)).unwrap();
    writer.add(&formats::read_text(of_sgf, &Defaults::default()).unwrap().record(0)).unwrap();
    let wthor = writer.finish().games;
    let games = read(&wthor);
    let LibraryGame { result, header, squares, .. } = &games[1];
    assert_eq!((*result, header.date.as_str(), squares.len()), (Some(Margin(16)), "2023", 2));
    assert!(games.iter().all(LibraryGame::is_legal));
    let mut library = Library::new();
    for game in games {
        let incoming = import::Incoming { id: None, game, figures: None };
        assert!(!library.has(&incoming));
        library.take_in(incoming.clone()).unwrap();
        assert!(library.has(&incoming));
    }
    library.apply(&Change::Purge(vec![nth(&library, 1)])).unwrap();
    let again = import::Incoming { id: None, game: read(&wthor).remove(1), figures: None };
    assert!(!library.has(&again), "a purged game may be imported again");
    assert!(import::ImportSource::open(Box::new(&b"hello"[..]), |_| Ok(None), "", 0).is_err());
}

#[test]
fn results_are_read_as_people_write_them() {
    // Where the fewest discs win, the winner has fewer discs.
    for (text, most, fewest) in [
        ("40-24", Some(16), Some(16)),
        ("31–33", Some(-2), Some(-2)),
        ("B+16", Some(16), Some(-16)),
        ("W+64 (resigned)", Some(-64), Some(64)),
        ("Draw", Some(0), Some(0)),
        ("1-0", None, None),
        ("B+R", None, None),
        ("1-0-0", None, None),
        ("B+99999", None, None),
    ] {
        let read = |goal| game::read_result(text, BoardSize::STANDARD, goal).and_then(Margin::discs);
        assert_eq!((read(Goal::MostDiscs), read(Goal::FewestDiscs)), (most, fewest), "{text}");
    }
}

#[test]
fn a_winner_without_discs_counts_as_a_win_and_in_no_average() {
    let with = |result: &str| {
        let text = format!("(;GM[2]RE[{result}];B[f5];W[d6])");
        let record = formats::read_text(&text, &Defaults::default()).unwrap().record(0);
        LibraryGame::of_record(&record, Origin::Imported, 7)
    };
    let library = library(["1-0", "W+R", "B+10", "0-1"].map(with));
    let library = Library::read(library.bytes().to_vec()).unwrap().library;
    let scores: Vec<String> = library.entries().map(|(_, entry)| entry.score()).collect();
    assert_eq!(scores, ["1–0", "0–1", "37–27", "0–1"]);
    let start = Position::start(BoardSize::STANDARD);
    let answer = library.explore(&start, Goal::MostDiscs, &explorer::Filter::default(), 0);
    let (total, discs) = (answer.total, 10);
    assert_eq!(total, Tally { n_games: 4, black: 2, draws: 0, white: 2, n_margins: 1, discs });
    assert_eq!((total.mean(Color::Black), total.points(Color::Black)), (Some(10.0), Some(0.5)));
    let order = SortOrder { column: Column::Result, descending: true };
    assert_eq!(numbers(&library, &library.search(&Query { order, ..Query::default() })), [0, 2, 3, 1]);
    let won = Query { result: Some(Ordering::Greater), ..Query::default() };
    assert_eq!(library.search(&won).len(), 2);
}

#[test]
fn a_game_that_could_not_be_read_again_is_refused() {
    let record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    let game = LibraryGame::of_record(&record, Origin::Saved, 1);
    let mut library = Library::new();
    library.add(game.clone()).unwrap();
    let before = library.bytes().to_vec();
    let large = |n_bytes| LibraryGame { tree: "x".repeat(n_bytes), ..game.clone() };
    assert_eq!(library.add(large(16 << 20)), Err(LibraryError::GameTooLarge));
    assert_eq!(library.bytes(), before, "nothing has changed");
    let almost = (16 << 20) - 1_000;
    library.add(large(almost)).unwrap();
    let read = Library::read(library.bytes().to_vec()).unwrap();
    assert!(!read.unread.is_damage() && read.library.len() == 2);
}
