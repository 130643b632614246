//! Exercises from chosen games of the library: their mistakes, as far as the games were reviewed, or the
//! positions by which they were found.

use super::{HandoutItem, MistakeExercise, exercises, of_played, worst};
use library::GameId;
use library::board_search::SoughtBoard;
use library::worker::{Shared, read};
use othello::record::Record;
use othello::rules::{ByColor, Color, Move};
use teach::games::kept_review;
use texts::text;
use texts::words::header_title;

/// Games of the library, read when the handout is written.
#[derive(Clone)]
pub struct ChosenGames {
    /// The library.
    pub library: Shared,
    /// The games.
    pub games: Vec<GameId>,
    /// The board by which they were found.
    pub board: Option<SoughtBoard>,
}

/// Whose mistakes become exercises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of both players.
    Both,
    /// Those of one colour.
    Color(Color),
    /// Those of one player, whichever colour that was.
    Player(String),
}

impl Whose {
    /// Whether an exercise from a game of these players is wanted.
    pub fn includes(&self, exercise: &MistakeExercise, players: &ByColor<String>) -> bool {
        match self {
            Whose::Both => true,
            Whose::Color(color) => exercise.color == *color,
            Whose::Player(name) => players[exercise.color] == *name,
        }
    }
}

impl ChosenGames {
    /// The names of the players who played most of the games.
    pub fn players(&self, n_max: usize) -> Vec<String> {
        read(&self.library).players_of(&self.games, n_max).into_iter().map(str::to_owned).collect()
    }

    fn records(&self) -> impl Iterator<Item = Result<Record, String>> {
        self.games.iter().map(|&id| read(&self.library).record(id).map_err(|error| error.to_string()))
    }

    /// The mistakes that lost the most, in the order of the games.
    pub(super) fn mistakes(&self, whose: &Whose, n_max: usize) -> Result<Vec<HandoutItem>, String> {
        let (mut all, mut is_reviewed): (Vec<MistakeExercise>, bool) = (Vec::new(), false);
        for record in self.records() {
            let record = record?;
            let review = kept_review(&record);
            is_reviewed |= review.is_some();
            let exercises = review.iter().flat_map(|review| exercises(review, None));
            all.extend(exercises.filter(|exercise| whose.includes(exercise, &record.header.players)));
        }
        if is_reviewed { Ok(worst(&all, n_max)) } else { Err(text!("handout-unreviewed")) }
    }

    /// The positions in which the board was found, one from each game, the first `n_max` of them.
    pub(super) fn positions(&self, n_max: usize) -> Result<Vec<HandoutItem>, String> {
        let Some(board) = &self.board else { return Ok(Vec::new()) };
        let items = self.records().filter_map(|record| record.map(|game| at_board(&game, board)).transpose());
        items.take(n_max).collect()
    }
}

/// The first position of a game that fits a board, as an exercise whose answer is what was played there, and
/// what a review has found better. `None` where nothing was played.
fn at_board(record: &Record, board: &SoughtBoard) -> Option<HandoutItem> {
    let game = record.whole_game();
    let (line, positions) = (game.line(), game.positions());
    let move_at = |at: usize| line.get(at).and_then(|&node| game.move_into(node));
    let mut at = positions.iter().position(|position| board.fits(position))?;
    while move_at(at)? == Move::Pass {
        at += 1;
    }
    let review = kept_review(&game);
    let mistake = review.as_ref().and_then(|review| {
        let played = review.moves.iter().find(|played| played.at == at)?;
        (played.loss.rounded().discs() > 0).then(|| of_played(review, played).item)
    });
    let item = mistake.unwrap_or_else(|| {
        let last = (0..at).rev().map_while(move_at).find_map(Move::square);
        let played = move_at(at).map_or(String::new(), |mv| mv.name(game.start().size()));
        HandoutItem::exercise(&positions[at], last, text!("handout-played", played = played))
    });
    let answer = text::sentences(&[item.answer.unwrap_or_default(), header_title(&record.header)]);
    Some(HandoutItem { answer: Some(answer), ..item })
}
