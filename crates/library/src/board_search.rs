//! Finds games by a board: those that reach a position, and those in which a part of the board matches at
//! some moment.
//!
//! A position is found as the explorer finds it (`reaching`). A part is found by replaying games, on all
//! processors. Most games need no replay: a square stays empty until it is played, so the order of a game's
//! squares tells between which moves the part can fit, and the replay ends after the last of them.
//! `PartSearch::replayed` is the simple version for other boards and starts. The few games with a corrected
//! board are searched from their first position to the last.

use super::{Entry, Library, Slot};
use engine::kernel::{Board, Eight, Kernel};
use othello::rules::{Bits, BoardSize, ByColor, Color, Move, Position, Square, Squares, Symmetry};
use std::thread::Builder;
use system::worker::n_processors;

/// A board by which games are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoughtBoard {
    /// Games that reach the position or one of its images, by any moves.
    Position(Position),
    /// Games in which the board matches this part at some moment.
    Part(BoardPart),
}

/// What a square of a part of the board must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A disc of this colour lies there.
    Disc(Color),
    /// No disc lies there.
    Empty,
}

/// Squares that must be black, white or empty. The others may be anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPart {
    /// The board's size.
    pub size: BoardSize,
    /// The squares with a black and with a white disc.
    pub discs: ByColor<Squares>,
    /// The squares without a disc.
    pub empty: Squares,
    /// Whether the part may also be turned and mirrored.
    pub in_any_orientation: bool,
}

impl BoardPart {
    /// A part without squares, which may be turned and mirrored.
    pub fn anything(size: BoardSize) -> BoardPart {
        BoardPart { size, discs: ByColor::default(), empty: Squares::EMPTY, in_any_orientation: true }
    }

    /// All squares of a position.
    pub fn whole(position: &Position) -> BoardPart {
        let (discs, empty) = (position.discs(), position.empties());
        BoardPart { discs, empty, ..BoardPart::anything(position.size()) }
    }

    /// What a square must be; `None` where it may be anything.
    pub fn at(&self, square: Square) -> Option<Content> {
        let disc = Color::BOTH.into_iter().find(|&color| self.discs[color].contains(square));
        disc.map(Content::Disc).or_else(|| self.empty.contains(square).then_some(Content::Empty))
    }

    /// Sets what a square must be; with `None` it may be anything.
    pub fn put(&mut self, square: Square, content: Option<Content>) {
        self.discs.black.remove(square);
        self.discs.white.remove(square);
        self.empty.remove(square);
        match content {
            Some(Content::Disc(color)) => self.discs[color].insert(square),
            Some(Content::Empty) => self.empty.insert(square),
            None => {}
        }
    }

    /// The squares that may be anything.
    pub fn free(&self) -> Squares {
        Squares::all(self.size) & !(self.discs.black | self.discs.white | self.empty)
    }

    fn images(&self) -> Vec<Image<Squares>> {
        let size = self.size;
        let n = if self.in_any_orientation { usize::MAX } else { 1 };
        let mut images: Vec<Image<Squares>> = Vec::new();
        for symmetry in Symmetry::all(size).take(n) {
            let discs = self.discs.map(|discs| symmetry.squares(discs, size));
            let image = Image { discs, empty: symmetry.squares(self.empty, size) };
            if !images.contains(&image) {
                images.push(image);
            }
        }
        images
    }
}

impl SoughtBoard {
    /// Whether a position matches.
    pub fn fits(&self, position: &Position) -> bool {
        match self {
            SoughtBoard::Position(sought) if sought.size() != position.size() => false,
            SoughtBoard::Position(sought) => Symmetry::all(sought.size())
                .any(|symmetry| !sought.is_placing() && symmetry.position(sought) == *position),
            SoughtBoard::Part(part) => {
                part.size == position.size() && part.images().iter().any(|image| image.fits(position.discs()))
            }
        }
    }
}

/// One orientation of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Image<S> {
    discs: ByColor<S>,
    empty: S,
}

impl<S: Bits> Image<S> {
    #[inline(always)]
    fn fits(&self, discs: ByColor<S>) -> bool {
        let missing = self.discs.black & !discs.black | self.discs.white & !discs.white;
        (missing | self.empty & (discs.black | discs.white)).is_empty()
    }
}

/// A game with its place.
pub(super) type Row<'a> = (Slot, &'a Entry);

/// The least number of games that a thread searches.
const GAMES_A_THREAD: usize = 4_000;

/// The wanted games, in their order. All processors search a long list.
pub(super) fn filtered<'a>(games: &[Row<'a>], is_wanted: &(dyn Fn(&Entry) -> bool + Sync)) -> Vec<Row<'a>> {
    let of = |part: &[Row<'a>]| -> Vec<Row<'a>> {
        part.iter().copied().filter(|(_, entry)| is_wanted(entry)).collect()
    };
    let n_threads = n_processors().min(games.len() / GAMES_A_THREAD).max(1);
    let (first, rest) = games.split_at(games.len().div_ceil(n_threads));
    std::thread::scope(|scope| {
        let start = |part| (part, Builder::new().spawn_scoped(scope, move || of(part)));
        let parts: Vec<_> = rest.chunks(first.len().max(1)).map(start).collect();
        let mut found = of(first);
        for (part, thread) in parts {
            // If the system starts no thread for a part, the calling thread searches it.
            found.extend(thread.ok().and_then(|thread| thread.join().ok()).unwrap_or_else(|| of(part)));
        }
        found
    })
}

impl Library {
    /// Whether a game whose board is corrected comes to a board in its main line.
    pub(super) fn comes_to(&self, entry: &Entry, sought: &SoughtBoard) -> bool {
        let record = self.stored(entry).and_then(|game| game.corrected());
        record.is_some_and(|record| record.whole_game().positions().iter().any(|at| sought.fits(at)))
    }
}

/// A prepared search for a part of the board.
pub(super) struct PartSearch {
    part: BoardPart,
    images: Vec<Image<Squares>>,
    /// The images as 64-bit sets, only for 8×8, with the squares that must be taken and those that must not.
    narrow: Vec<(Image<u64>, [Vec<u8>; 2])>,
    /// How a game of 8×8 begins, and who plays.
    start: (Board<u64>, Color),
    /// The ply after which each square of the start is taken: 0 for a disc, [`NEVER`] for an empty square.
    played_at_start: [u8; 64],
}

/// The most moves of a game of 8×8: one for each square that is empty at the start.
const MOVES_MAX: usize = 60;
const DISCS_AT_START: usize = 4;
/// The ply of a square that is never played.
const NEVER: u8 = u8::MAX;

impl PartSearch {
    pub(super) fn new(part: &BoardPart) -> PartSearch {
        let images = part.images();
        let narrow = |image: &Image<Squares>| {
            let indices = |squares: Squares| squares.iter().map(|square| square.index() as u8).collect();
            let narrow =
                Image { discs: image.discs.map(u64::from_squares), empty: u64::from_squares(image.empty) };
            (narrow, [indices(image.discs.black | image.discs.white), indices(image.empty)])
        };
        let fits = part.size == BoardSize::STANDARD;
        let narrow = images.iter().filter(|_| fits).map(narrow).collect();
        let start = Position::start(BoardSize::STANDARD);
        let mut played_at_start = [NEVER; 64];
        for disc in (start.discs().black | start.discs().white).iter() {
            played_at_start[disc.index()] = 0;
        }
        let start = (Eight::STANDARD.board(&start), start.turn());
        PartSearch { part: *part, images, narrow, start, played_at_start }
    }

    pub(super) fn is_in(&self, library: &Library, entry: &Entry) -> bool {
        if entry.variant.size != self.part.size {
            false
        } else if entry.is_corrected {
            library.comes_to(entry, &SoughtBoard::Part(self.part))
        } else if entry.variant.size == BoardSize::STANDARD && entry.has_usual_start() {
            self.is_in_line(library.squares_of(entry))
        } else {
            self.replayed(library.start_of(entry), library.squares_of(entry))
        }
    }

    /// Whether the part fits at some moment of a game of 8×8 from the usual start.
    pub(super) fn is_in_line(&self, squares: &[u8]) -> bool {
        let mut played_after = self.played_at_start;
        for (ply, &square) in (1..NEVER).zip(squares) {
            let Some(place) = played_after.get_mut(usize::from(square)) else { return false };
            *place = ply;
        }
        // Collects the images that can fit, and the plies from `first` to before `last` at which one of them
        // can: its disc squares are taken, and its empty squares are not.
        let mut open = [self.narrow[0].0; 8];
        let (mut n_open, mut first, mut last) = (0, NEVER, 0);
        let n_moves = squares.len().min(MOVES_MAX) as u8;
        for (image, squares) in &self.narrow {
            let Some((begin, end)) = window(squares, &played_after, n_moves) else { continue };
            (open[n_open], n_open) = (*image, n_open + 1);
            (first, last) = (first.min(begin), last.max(end));
        }
        let (mut board, mut turn) = self.start;
        for ply in 0..last {
            if ply > 0 && !place(&mut board, &mut turn, usize::from(squares[usize::from(ply) - 1])) {
                return false;
            }
            if ply < first {
                continue;
            }
            let discs = match turn {
                Color::Black => ByColor::new(board.own, board.other),
                Color::White => ByColor::new(board.other, board.own),
            };
            if open[..n_open].iter().any(|image| image.fits(discs)) {
                return true;
            }
        }
        false
    }

    /// Whether the part fits at some moment of any game, given by its start and the squares placed.
    pub(super) fn replayed(&self, start: Position, squares: &[u8]) -> bool {
        let mut moves = squares.iter().map(|&square| Move::Place(Square::from_index(square)));
        let next = |position: &Position| position.after_forced_pass().play(moves.next()?).ok();
        std::iter::successors(Some(start), next)
            .any(|position| self.images.iter().any(|image| image.fits(position.discs())))
    }
}

/// The first ply after which all squares that must be taken are taken, and the first after which a square
/// that must be empty is taken. `None` unless the former comes first.
#[inline(always)]
fn window([taken, empty]: &[Vec<u8>; 2], played_after: &[u8; 64], n_moves: u8) -> Option<(u8, u8)> {
    let when = |&square: &u8| played_after[usize::from(square)];
    if taken.len() + empty.len() == played_after.len() {
        // The part is a whole board: its discs give the ply, and the shorter list of squares suffices.
        let ply = taken.len().saturating_sub(DISCS_AT_START) as u8;
        let fits = match empty.len() < taken.len() {
            true => empty.iter().all(|square| when(square) > ply),
            false => taken.iter().all(|square| when(square) <= ply),
        };
        return (fits && ply <= n_moves).then_some((ply, ply + 1));
    }
    let begin = taken.iter().map(when).max().unwrap_or(0);
    let end = empty.iter().map(when).min().unwrap_or(NEVER).min(n_moves + 1);
    (begin < end).then_some((begin, end))
}

/// Places a disc for the side to move, or for the other one if that must pass; `false` where the move is not
/// legal. A side that could flip there need not pass, so flips alone tell who plays.
#[inline(always)]
fn place(board: &mut Board<u64>, turn: &mut Color, square: usize) -> bool {
    for _ in 0..2 {
        let flips = Eight::STANDARD.flips(*board, square);
        if flips != 0 {
            *board = board.after(square, flips);
            *turn = !*turn;
            return true;
        }
        *board = board.pass();
        *turn = !*turn;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{LibraryGame, Origin};
    use crate::search::Query;
    use crate::testing::{game, library, numbers, random_game, record};
    use othello::rules::Start;
    use rand::rngs::SmallRng;
    use rand::seq::IteratorRandom;
    use rand::{RngExt, SeedableRng};

    fn part(size: BoardSize, squares: &[(&str, Content)]) -> BoardPart {
        let mut part = BoardPart::anything(size);
        for &(name, content) in squares {
            part.put(Square::parse(name, size).unwrap(), Some(content));
        }
        part
    }

    const BLACK: Content = Content::Disc(Color::Black);
    const WHITE: Content = Content::Disc(Color::White);

    fn find(library: &Library, board: SoughtBoard) -> Vec<usize> {
        let mut found = numbers(library, &library.search(&Query { board: Some(board), ..Query::default() }));
        found.sort_unstable();
        found
    }

    #[test]
    fn games_are_found_that_reach_a_position_by_any_moves_in_any_orientation() {
        let library = library([game("f5d6c3d3c4"), game("f5d6c4d3c3f4"), game("d3c5f6f5f4"), game("f5f6e6")]);
        let reached = SoughtBoard::Position(*record("f5d6c3d3c4").position());
        assert_eq!(find(&library, reached), [0, 1]);
        let perpendicular = SoughtBoard::Position(*record("f5d6").position());
        assert_eq!(find(&library, perpendicular), [0, 1, 2]);
        let fits = |moves: &str| perpendicular.fits(record(moves).position());
        assert!(fits("d3c5") && !fits("f5"));
        let words = Query { text: "8x8".to_owned(), board: Some(reached), ..Query::default() };
        assert_eq!(library.search(&words).len(), 2);
        assert!(find(&library, SoughtBoard::Position(Position::start("6x6".parse().unwrap()))).is_empty());
    }

    #[test]
    fn games_are_found_by_a_part_of_the_board() {
        let size = BoardSize::STANDARD;
        let library = library([game("f5d6c3d3c4"), game("f5f6e6"), game("d3c3c4")]);
        let fits = |part: BoardPart| find(&library, SoughtBoard::Part(part));
        // Only the first game has a black f5 and a white d6 while c4 is empty.
        let one_way = |part: BoardPart| BoardPart { in_any_orientation: false, ..part };
        let f5_d6 = part(size, &[("f5", BLACK), ("d6", WHITE), ("c4", Content::Empty)]);
        assert_eq!(fits(one_way(f5_d6)), [0]);
        assert_eq!(fits(one_way(part(size, &[("d3", BLACK)]))), [2]);
        assert_eq!(fits(part(size, &[("d3", BLACK)])), [0, 1, 2]);
        // In the third game d3 is black while f5 is empty.
        assert_eq!(fits(one_way(part(size, &[("f5", Content::Empty), ("d3", BLACK)]))), [2]);
        assert_eq!(fits(BoardPart::anything(size)), [0, 1, 2]);
        assert_eq!(fits(BoardPart::whole(record("f5f6").position())), [1, 2]);
        assert!(fits(BoardPart::anything("6x6".parse().unwrap())).is_empty());
        let at = |name| f5_d6.at(Square::parse(name, size).unwrap());
        assert_eq!((at("c4"), at("a1")), (Some(Content::Empty), None));
        assert_eq!(f5_d6.free().len(), 61);
    }

    #[test]
    fn what_comes_after_a_correction_is_found() {
        let corrected = "(;GM[2];B[f5];W[d6];AE[d4]AW[c4]PL[B];B[c5])";
        let corrected = othello::formats::sgf::read(corrected).unwrap().remove(0);
        let library =
            library([game("f5d6c3"), LibraryGame::of_record(&corrected, Origin::Saved, 0), game("f5f6")]);
        let size = BoardSize::STANDARD;
        let end = *corrected.position();
        assert_eq!(find(&library, SoughtBoard::Position(end)), [1]);
        assert_eq!(find(&library, SoughtBoard::Position(*record("f5d6").position())), [0, 1]);
        let left = part(size, &[("d4", Content::Empty), ("c4", WHITE)]);
        assert_eq!(find(&library, SoughtBoard::Part(left)), [1]);
        assert_eq!(find(&library, SoughtBoard::Part(part(size, &[("f5", BLACK), ("d6", WHITE)]))), [0, 1]);
    }

    #[test]
    fn many_games_are_looked_through_on_several_threads_in_their_order() {
        let game = game("f5d6c3");
        let (id, mut names) = (crate::GameId(1), Default::default());
        let frame = engine::frames::Frame { begin: 0, end: 0 };
        let entry = Entry::new(id, &game, frame, &mut names);
        let games: Vec<(Slot, &Entry)> =
            (0..3 * GAMES_A_THREAD as Slot + 1).map(|slot| (slot, &entry)).collect();
        assert!(filtered(&games, &|_| true).into_iter().map(|(slot, _)| slot).eq(0..games.len() as Slot));
        assert!(filtered(&games, &|_| false).is_empty() && filtered(&[], &|_| true).is_empty());
    }

    #[test]
    fn the_fast_search_finds_what_the_plain_replay_finds() {
        let mut rng = SmallRng::seed_from_u64(17);
        let starts = [Start::Standard, Start::Standard, Start::Reversi, Start::Parallel];
        let sizes = ["8x8", "8x8", "8x8", "6x6", "10x8"].map(|size| size.parse::<BoardSize>().unwrap());
        let game = |number: usize| {
            let start = starts[number % 4].position(sizes[number % 5]);
            LibraryGame::of_record(&random_game(start, 20 + number % 50, &mut rng), Origin::Saved, 0)
        };
        let games: Vec<LibraryGame> = (0..200).map(game).collect();
        let library = library(games.iter().cloned());
        let mut n_found = 0;
        for number in 0..300 {
            // A part of a position of some game, so that there is something to find; at times one square off.
            let game = &games[rng.random_range(0..games.len())];
            let record = game.record().unwrap();
            let node = record.line().into_iter().choose(&mut rng).unwrap();
            let position = record.position_at(node);
            let size = position.size();
            let mut part = BoardPart::anything(size);
            part.in_any_orientation = number % 3 > 0;
            for square in Square::all(size).sample(&mut rng, number % 12) {
                let disc = position.disc_at(square).map(Content::Disc);
                part.put(square, Some(disc.unwrap_or(Content::Empty)));
            }
            if number % 10 == 1 {
                part =
                    BoardPart { in_any_orientation: part.in_any_orientation, ..BoardPart::whole(&position) };
            }
            if number % 4 == 0 {
                part.put(Square::all(size).choose(&mut rng).unwrap(), Some(WHITE));
            }
            let plain = PartSearch::new(&part);
            let is_in =
                |game: &LibraryGame| game.start.size() == size && plain.replayed(game.start, &game.squares);
            let expected: Vec<usize> = (0..games.len()).filter(|&number| is_in(&games[number])).collect();
            assert_eq!(find(&library, SoughtBoard::Part(part)), expected, "{part:?}");
            n_found += expected.len();
        }
        assert!(n_found > 1_000, "{n_found}");
    }
}
