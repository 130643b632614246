//! Games saved from the board, each once, however often it is continued.

use super::figures::GameFigures;
use super::game::{LibraryGame, Origin, line_of};
use super::identity::line_hash;
use super::{Change, Date, Entry, GameId, Library, LibraryError};
use analysis::review::Review;
use othello::evaluation::Evaluation;
use othello::record::{Header, NodeId, Record};
use othello::rules::ByColor;
use std::collections::HashMap;

/// A request to save a game.
#[derive(Clone, Debug)]
pub struct SaveRequest {
    /// Its origin.
    pub origin: Origin,
    /// Seconds since 1970.
    pub now: u64,
    /// The game that was saved or opened last and is still on the board.
    pub on_board: Option<GameId>,
    /// The players, where the record does not name them.
    pub players: ByColor<String>,
}

impl SaveRequest {
    /// Fills in the players and the date where they are missing, and tags a game that was played here.
    fn describe(&self, game: &mut LibraryGame) {
        let header = &mut game.header;
        if header.players.black.is_empty() && header.players.white.is_empty() {
            header.players = self.players.clone();
        }
        if header.date.is_empty() && self.origin == Origin::Played {
            header.date = Date::of_seconds(self.now).to_string();
        }
        if self.origin == Origin::Played {
            game.tags.push(PLAYED.to_owned());
        }
    }
}

/// In seconds.
const DAY: u64 = 24 * 3_600;

/// The tag of the games that were played here.
pub const PLAYED: &str = "Played";
/// The tag of the games of matches that were played here.
pub const MATCH: &str = "Match";

/// Outcome of saving a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It is new.
    New(GameId),
    /// It was there and was continued.
    Updated(GameId),
    /// It was there and stays as it was.
    Known(GameId),
}

impl Library {
    /// Saves the game that has just ended at the record's cursor, or that the user asks to save. A game that
    /// is continued stays one game. The request fills in what the record leaves out.
    ///
    /// Updates the first of these games that the library has: the one with the line to the cursor; the one
    /// `on_board`, if the record still goes through all its moves; one with another line of the record; or
    /// one saved within a day that the record continues. Only saving by hand continues an imported game, and
    /// takes a game out of the bin.
    pub fn save(&mut self, record: &Record, request: &SaveRequest) -> Result<Saved, LibraryError> {
        let saved = self.save_or_find(record, request)?;
        let (Saved::New(id) | Saved::Updated(id) | Saved::Known(id)) = saved;
        let is_nameless = |game: LibraryGame| game.header.players == ByColor::default();
        let has_names = request.origin == Origin::Saved && record.header.players != ByColor::default();
        if has_names && self.game(id).is_some_and(is_nameless) {
            self.describe(id, record)?;
        }
        if request.origin == Origin::Saved && self.entry(id).is_some_and(|entry| entry.is_binned) {
            self.apply(&Change::Bin { games: vec![id], binned: false })?;
            return Ok(Saved::Updated(id));
        }
        Ok(saved)
    }

    /// Copies header and comment to a game, if the record goes through all its moves. Returns whether it did.
    pub fn describe(&mut self, id: GameId, record: &Record) -> Result<bool, LibraryError> {
        let Some(old) = self.game(id).filter(|game| goes_through(record, game)) else { return Ok(false) };
        let mut kept = old.record().map_err(LibraryError::Game)?;
        let Header { clocks, grace, n_given, .. } = kept.header;
        let mut header = Header { clocks, grace, n_given, ..record.header.clone() };
        // The record that was played lacks the names and the day that were added when the game was saved.
        if header.players == ByColor::default() {
            header.players.clone_from(&old.header.players);
        }
        if header.date.is_empty() && old.origin == Origin::Played {
            header.date.clone_from(&old.header.date);
        }
        kept.header = header;
        let comment = record.annotations(Record::ROOT).map(|notes| notes.comment.clone());
        kept.annotations_mut(Record::ROOT).comment = comment.unwrap_or_default();
        let new = LibraryGame::of_record(&kept, old.origin, old.added);
        let result = new.result.or(old.result);
        self.replace(id, LibraryGame { result, ..new })?;
        Ok(true)
    }

    /// Saves a game of a match as a new game. `now` is in seconds since 1970.
    pub fn save_match_game(&mut self, record: &Record, now: u64) -> Result<GameId, LibraryError> {
        let mut game = LibraryGame::of_record(record, Origin::Saved, now);
        game.header.date = Date::of_seconds(now).to_string();
        game.tags.push(MATCH.to_owned());
        self.add(game)
    }

    fn save_or_find(&mut self, record: &Record, request: &SaveRequest) -> Result<Saved, LibraryError> {
        let mut record = record.clone();
        let new = |record: &Record| LibraryGame::of_record(record, request.origin, request.now);
        let old = self.known(&record, request).and_then(|id| Some((id, self.game(id)?)));
        // A rated game stays as it was played.
        let is_same = |old: &LibraryGame| old.line() == line(&record, record.cursor());
        let old = old.filter(|(_, old)| is_same(old) || !old.is_rated());
        let Some((id, old)) = old else {
            record.promote(record.cursor());
            let mut game = new(&record);
            request.describe(&mut game);
            return Ok(Saved::New(self.add(game)?));
        };
        let old_line = old.line();
        let end = leaves(&record).into_iter().find(|&end| old_line == line(&record, end));
        record.promote(end.unwrap_or(record.cursor()));
        let new = new(&record);
        // Replaying a line without comments does not delete those that the library has.
        let loses_tree = is_bare(&record) && old.has_tree() && old_line == new.line();
        let old_tree = match old.record() {
            // A theoretical score may stand in place of a tree.
            Ok(shown) if !old.has_tree() => LibraryGame::of_record(&shown, old.origin, old.added).tree,
            _ => old.tree.clone(),
        };
        if loses_tree || (&new.squares, &new.tree) == (&old.squares, &old_tree) {
            return Ok(Saved::Known(id));
        }
        let result = new.result.or(old.result);
        let game = LibraryGame { origin: old.origin, added: old.added, header: old.header, result, ..new };
        self.replace(id, game)?;
        Ok(Saved::Updated(id))
    }

    /// Writes the values of a review into its game: the one with the review's moves, or else the one
    /// `on_board`, which the review may continue. Changes nothing else, and an imported game only if it was
    /// reviewed here before.
    pub fn save_review(
        &mut self,
        review: &Review,
        on_board: Option<GameId>,
    ) -> Result<Option<Saved>, LibraryError> {
        let of_review = |id: GameId| {
            let entry = self.entry(id)?;
            let is_own = entry.origin != Origin::Imported;
            let game = self.game(id).filter(|_| is_own || entry.figures.is_some())?;
            let (is_continued, is_same) = matches_line(review, &game);
            (is_same || is_own && is_continued).then_some((id, game))
        };
        let found = self.game_of(review).and_then(of_review).or_else(|| on_board.and_then(of_review));
        found.map(|(id, old)| self.keep_review(id, old, review)).transpose()
    }

    /// Writes the values of a requested review into its game, even an imported one, if it has the moves.
    pub fn save_review_of(&mut self, id: GameId, review: &Review) -> Result<Option<Saved>, LibraryError> {
        let game = self.game(id).filter(|game| matches_line(review, game).1);
        game.map(|old| self.keep_review(id, old, review)).transpose()
    }

    fn keep_review(&mut self, id: GameId, old: LibraryGame, review: &Review) -> Result<Saved, LibraryError> {
        let steps = &review.steps;
        let mut record = old.record().map_err(LibraryError::Game)?;
        record.go_to(Record::ROOT);
        let evaluations: HashMap<NodeId, Evaluation> = review.to_keep().into_iter().collect();
        let nodes = std::iter::once(Record::ROOT).chain(review.nodes.iter().copied());
        for (of_review, step) in nodes.zip(steps.iter().map(Some).chain([None])) {
            let notes = record.annotations_mut(record.cursor());
            let is_as_good =
                |new: &&Evaluation| notes.evaluation.as_ref().is_none_or(|old| !old.is_better_than(new));
            if let Some(new) = evaluations.get(&of_review).filter(is_as_good) {
                notes.evaluation = Some(new.clone());
            }
            let main = record.children(record.cursor()).first().copied();
            match main.filter(|&main| record.step_into(main) == step) {
                Some(main) => record.go_to(main),
                None => break,
            }
        }
        let is_same_line = old.line() == line_of(steps);
        let new = LibraryGame::of_record(&record, old.origin, old.added);
        let mut saved = Saved::Known(id);
        if new.tree != old.tree {
            self.replace(id, LibraryGame { tree: new.tree, ..old })?;
            saved = Saved::Updated(id);
        }
        let figures = GameFigures::of(review).filter(|_| is_same_line);
        let known = self.entry(id).and_then(|entry| entry.figures);
        if let Some(figures) = figures.filter(|figures| known != Some(*figures)) {
            self.apply(&Change::Figures(id, figures))?;
            saved = Saved::Updated(id);
        }
        Ok(saved)
    }

    /// The game with the moves of a review, even one in the bin.
    fn game_of(&self, review: &Review) -> Option<GameId> {
        let line = line_of(&review.steps);
        self.lines.get(&line_hash(&review.positions[0], review.goal, &line)).copied()
    }

    /// Whether the reviewed game is in the library, and not in the bin.
    pub fn has_reviewed(&self, review: &Review) -> bool {
        self.game_of(review).and_then(|id| self.entry(id)).is_some_and(|entry| !entry.is_binned)
    }

    /// The game of the library that a record shows or continues.
    fn known(&self, record: &Record, request: &SaveRequest) -> Option<GameId> {
        let find = |end: NodeId| {
            let number = line_hash(record.start(), record.goal(), &line(record, end));
            self.lines.get(&number).copied().filter(|&id| self.entry(id).is_some())
        };
        let may_change = |&id: &GameId| {
            let is_own = self.entry(id).is_some_and(|entry| entry.origin != Origin::Imported);
            is_own || request.origin == Origin::Saved
        };
        let goes_on = |id: &GameId| self.game(*id).is_some_and(|game| goes_through(record, &game));
        let on_board = request.on_board.filter(may_change).filter(goes_on);
        let of_other_lines = || leaves(record).into_iter().filter_map(find).find(may_change);
        find(record.cursor()).or(on_board).or_else(of_other_lines).or_else(|| self.begun(record, request))
    }

    /// The unfinished game by the same players saved here within a day, if the record has all its lines.
    fn begun(&self, record: &Record, request: &SaveRequest) -> Option<GameId> {
        let shown = line(record, record.cursor());
        let lines: Vec<Vec<u16>> = leaves(record).into_iter().map(|end| line(record, end)).collect();
        let header = &record.header.players;
        let players =
            if header.black.is_empty() && header.white.is_empty() { &request.players } else { header };
        let is_bare = is_bare(record);
        let is_begun = |game: &LibraryGame| {
            let has_all = |old: &Record| {
                let mut ends = leaves(old).into_iter().map(|end| line(old, end));
                ends.all(|end| lines.iter().any(|line| line.starts_with(&end)))
            };
            let line = game.line();
            (&game.start, game.goal, &game.header.players) == (record.start(), record.goal(), players)
                && (1..shown.len()).contains(&line.len())
                && shown.starts_with(&line)
                && (game.tree.is_empty() || !is_bare)
                && game.record().is_ok_and(|old| has_all(&old))
        };
        let may_be = |(id, entry): (GameId, &Entry)| {
            let is_new = request.now.abs_diff(entry.added) < DAY;
            let is_unfinished = entry.origin != Origin::Imported && entry.result.is_none();
            // Only a first test, since `n_moves` leaves out what follows a correction.
            let is_shorter = usize::from(entry.n_moves) < shown.len();
            (is_new && is_unfinished && is_shorter && !entry.is_binned).then_some(id)
        };
        let goes_on = |&id: &GameId| self.game(id).is_some_and(|game| is_begun(&game));
        self.entries().filter_map(may_be).filter(goes_on).last()
    }
}

/// The ends of all lines.
fn leaves(record: &Record) -> Vec<NodeId> {
    record.nodes().filter(|&node| record.children(node).is_empty()).collect()
}

/// Whether some line of a record begins with all moves of a game.
fn goes_through(record: &Record, game: &LibraryGame) -> bool {
    let (is_same_start, begin) = ((record.start(), record.goal()) == (&game.start, game.goal), game.line());
    is_same_start && leaves(record).into_iter().any(|end| line(record, end).starts_with(&begin))
}

/// Whether a review begins with the line of a game, and whether it is of the same line.
fn matches_line(review: &Review, game: &LibraryGame) -> (bool, bool) {
    let is_same_start = (&review.positions[0], review.goal) == (&game.start, game.goal);
    let (reviewed, line) = (line_of(&review.steps), game.line());
    (is_same_start && reviewed.starts_with(&line), is_same_start && reviewed == line)
}

/// Whether a record has nothing beside the moves of its main line.
fn is_bare(record: &Record) -> bool {
    let mut record = record.clone();
    record.header.n_given = 0;
    !LibraryGame::of_record(&record, Origin::Saved, 0).has_tree()
}

/// The line to a node.
fn line(record: &Record, node: NodeId) -> Vec<u16> {
    line_of(record.path(node).into_iter().filter_map(|node| record.step_into(node)))
}

#[cfg(test)]
mod tests;
