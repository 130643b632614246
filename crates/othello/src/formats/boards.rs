//! Boards with the moves that are written beside them: a game from the position, or one that ends with it.
//! Boards that follow from one another are one game, as in the log of a program.

use super::board_text::{self, Drawn};
use super::loaded::{ReadGame, has_game};
use super::normal::NormalText;
use super::place::Known;
use super::text;
use super::{Defaults, Fault, LINES_SHOWN, Mistake, detect, unused};
use crate::record::Record;
use crate::rules::{BoardSize, Color, Move, Position, Setup, Square};
use std::ops::Range;

/// The fewest squares that count as moves: a text may merely mention a single square.
const MOVES_MIN: usize = 2;

/// Whether a plain text has boards in one line with moves behind them. Scores behind a board have colons.
pub(super) fn have_moves(plain: &str) -> bool {
    plain.lines().take(LINES_SHOWN).any(|line| {
        let board = board_text::line_board(line, &[BoardSize::STANDARD]);
        let rest = board.map_or("", |board| &line[board.bytes.end..]);
        !rest.contains(':') && detect::is_moves(rest)
    })
}

/// The game that boards show one after the other; of a single board, its position.
struct Run {
    record: Record,
    has_turn: bool,
    boards: Vec<Range<usize>>,
}

/// A game with further moves and the passes due before them; `None` if one is not legal.
fn extended(mut game: Record, moves: Vec<Move>) -> Option<Record> {
    for mv in moves.into_iter().filter(|mv| *mv != Move::Pass) {
        game.pass_if_forced();
        game.play(mv).ok()?;
    }
    Some(game)
}

impl Run {
    fn new(board: Drawn, defaults: &Defaults) -> Result<Run, Mistake> {
        let record = Record::new(board.setup.position().map_err(Fault::from)?, defaults.goal);
        Ok(Run { record, has_turn: board.has_turn, boards: vec![board.bytes] })
    }

    /// A game with the moves that lead from its end to this run's first board: none, the one whose disc the
    /// board adds, or those that the text between them names. Its first move decides who began.
    fn after(&self, game: &Record, between: &str) -> Option<Record> {
        let (from, to) = (*game.position(), self.record.start());
        let turns = [from.turn(), from.after_forced_pass().turn()];
        let added: Vec<Square> = (from.empties() & !to.empties()).iter().collect();
        let turned = |turn| Setup { turn, ..Setup::from(&from) }.position().expect("it was a position");
        let (turn, moves) = match added[..] {
            _ if from.size() != to.size() || added.len() > detect::n_squares(between).max(1) => return None,
            [] if self.has_turn && !turns.contains(&to.turn()) => return None,
            [] => (from.turn(), Vec::new()),
            [square] => (to.disc_at(square)?, vec![Move::Place(square)]),
            _ => {
                let games = text::read_from(between, &Color::BOTH.map(turned), false, game.goal());
                let game = games.into_iter().find(|game| game.record.position().discs() == to.discs())?;
                (game.record.start().turn(), game.record.moves())
            }
        };
        let begun = if game.n_moves() == 0 { Record::new(turned(turn), game.goal()) } else { game.clone() };
        extended(begun, moves).filter(|game| game.position().discs() == to.discs())
    }

    /// A game without its last moves, if this run's first board shows that they were taken back. More at once
    /// than `BACK_MAX` or all of them mean another game.
    fn back_in(&self, game: &Record) -> Option<Record> {
        const BACK_MAX: usize = 4;
        let (to, moves) = (self.record.start(), game.moves());
        let begun = |n| extended(Record::new(*game.start(), game.goal()), moves[..n].to_vec());
        let is_it = |game: &Record| {
            let own = game.position();
            let turns = [own.turn(), own.after_forced_pass().turn()];
            own.discs() == to.discs() && (!self.has_turn || turns.contains(&to.turn()))
        };
        (1..moves.len()).rev().take(BACK_MAX).filter_map(begun).find(is_it)
    }
}

/// Reads the boards of a text, and the moves between them.
pub(super) fn read(text: &str, defaults: &Defaults) -> Vec<ReadGame> {
    let normal = NormalText::new(text);
    let boards = board_text::read_each(&normal, defaults.start.size());
    let places: Vec<Range<usize>> = boards.iter().flatten().map(|board| board.bytes.clone()).collect();
    let before = |board: &Range<usize>| {
        let n_before = places.partition_point(|place| place.end <= board.start);
        n_before.checked_sub(1).map_or(0, |last| places[last].end)..board.start
    };
    let behind = |board: &Range<usize>| {
        let next = places.get(places.partition_point(|place| place.start < board.end));
        board.end..next.map_or(normal.text().len(), |next| next.start)
    };
    let mut runs: Vec<Result<Run, Mistake>> = Vec::new();
    for board in boards {
        let run = board.and_then(|board| Run::new(board, defaults));
        if let (Ok(run), Some(Ok(last))) = (&run, runs.last_mut())
            && let between = &normal.text()[before(&run.boards[0])]
            && let Some(game) = run.after(&last.record, between).or_else(|| run.back_in(&last.record))
        {
            last.record = game;
            last.boards.extend_from_slice(&run.boards);
        } else {
            runs.push(run);
        }
    }
    let (mut games, mut words): (Vec<ReadGame>, _) = (Vec::new(), Vec::new());
    let (mut is_first, mut known) = (true, Known::BEGIN);
    for run in runs {
        let run = match run {
            Ok(run) => run,
            Err(error) => {
                games.push(ReadGame::broken(error.into()));
                continue;
            }
        };
        let (first, after) = (before(&run.boards[0]), behind(&run.boards[run.boards.len() - 1]));
        let usual = [defaults.start, Position::start(run.record.start().size())];
        let before = std::mem::take(&mut is_first).then_some(first.clone());
        if run.boards.len() > 1 {
            let lead = |start: &Position| {
                let game = run.after(&Record::new(*start, defaults.goal), &normal.text()[first.clone()])?;
                extended(game, run.record.moves())
            };
            let game = usual.iter().find_map(lead).unwrap_or_else(|| run.record.clone());
            let rest = &text[normal.original_byte(after.start)..normal.original_byte(after.end)];
            let mut rest = text::read_from(rest, &[*game.position()], false, defaults.goal).into_iter();
            let more = rest.find(ReadGame::is_whole).map_or_else(Vec::new, |more| more.record.moves());
            let game = extended(game, more).expect("they follow its end");
            let begin = if before.is_some() { 0 } else { first.end };
            let boards = run.boards.iter().map(|board| board.start - begin..board.end - begin);
            let bytes = normal.original_byte(begin)..normal.original_byte(after.end);
            let mut game = text::beside(&text[bytes.clone()], &boards.collect::<Vec<_>>(), game);
            game.shift(known.go_to(text, bytes.start), bytes.start);
            games.push(game);
            continue;
        }
        let (position, has_turn, end) = (*run.record.start(), run.has_turn, after.start);
        let other = Setup { turn: !position.turn(), ..Setup::from(&position) }.position();
        let starts: Vec<Position> = [position].into_iter().chain(other.ok().filter(|_| !has_turn)).collect();
        let (mut is_shown, mut failed_at) = (false, None);
        for beside in before.into_iter().chain([after]) {
            let plain = &normal.text()[beside.clone()];
            let line = plain.lines().next().unwrap_or_default();
            // Right behind a board even a single move counts.
            let has_move = beside.start == end && detect::is_moves(line);
            let (begin, end) = (normal.original_byte(beside.start), normal.original_byte(beside.end));
            let lines = plain.split('\n').zip(detect::search_lines(plain));
            let lines = lines.filter(|(_, is_search)| !is_search);
            let n_squares: usize = lines.map(|(line, _)| detect::n_squares(line)).sum();
            if n_squares < MOVES_MIN && !has_move {
                unused::add_all(&mut words, unused::lines(text, begin..end, board_text::is_beside));
                continue;
            }
            let place = known.go_to(text, begin);
            let read = |starts: &[Position]| text::read_from(&text[begin..end], starts, false, defaults.goal);
            let own = read(&starts);
            let mut found = if has_game(&own) {
                own
            } else {
                Some(read(&usual)).filter(|games| has_game(games)).unwrap_or(own)
            };
            if !has_game(&found) {
                failed_at = failed_at.or(Some(games.len()));
                found.truncate(1);
            }
            let is_only = found.len() == 1;
            for mut game in found {
                game.shift(place, begin);
                let (has_moves, discs) = (game.record.n_moves() > 0, game.record.position().discs());
                is_shown |= has_moves && (starts.contains(game.record.start()) || discs == position.discs());
                game.unused.retain(|part| board_text::read_turn(&part.text).is_none());
                // A mistake splits a game in two entries: the moves before it, and the mistake.
                let cut = game.cut.take();
                games.extend((is_only && has_moves || cut.is_none()).then_some(game));
                games.extend(cut.map(ReadGame::broken));
            }
        }
        if !is_shown {
            let shown = Record::new(position, defaults.goal).into();
            games.insert(failed_at.unwrap_or(games.len()), shown);
        }
    }
    games.first_mut().into_iter().for_each(|first| first.unused.append(&mut words));
    games
}
