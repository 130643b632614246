//! Makes the ghost of a player ([`Ghost`]), fitted to its games on top of the model at the player's rating.
//!
//! The manner is a vector over the model's inputs for a move, found by maximum likelihood with a ridge.
//! Cross-validation over whole games chooses the strength of the ridge and the weight of the openings. How
//! much better the ghost predicts the player is measured on other games: for each fifth of the games another
//! ghost is made of the other four fifths, which also choose its ridge (nested cross-validation; Varma and
//! Simon 2006). The result depends only on the games and a seed.
//!
//! In reading order: `rows` (the player's choices, with their inputs), `manner` (the vector), `crossed` (the
//! choice of the ridge, and the prediction report), `habits` (the player's habits).

mod rows;
mod manner;
mod crossed;
mod habits;

use super::games::{Choice, Game};
use super::labels::Labels;
use super::rate::rate;
use crate::batch::pool;
use crossed::{Fitted, N_FOLDS, Visits, summed};
use engine::eight::TranspositionTable;
use engine::human::{Ghost, GhostReport, GhostSource, Memory, Model, Opponent, Rating};
use engine::kernel::{Board, Eight, Kernel};
use engine::move_values;
use engine::pattern::Weights;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rayon::ThreadPool;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use std::collections::HashSet;

/// With fewer games a style cannot be measured.
pub const GAMES_MIN: usize = 20;
/// If there are more games, only the latest count.
pub const GAMES_MAX: usize = 500;
/// The number of choices that are valued, equally many of each game: each costs some milliseconds of search.
/// The openings are learnt from all choices.
const CHOICES_MAX: usize = 2400;
/// Shorter games are ignored: two of them may be the same by chance.
const MOVES_MIN: usize = 10;
/// How many positions the threads value between two reports of progress.
const AT_ONCE: usize = 24;
/// Memory for the searches of one position, in megabytes.
const TABLE_MEGABYTES: usize = 1;
/// A rating recorded in the games is used only if it differs from the strength of the moves by at most this
/// many points, since files may use other scales.
const BELIEVED_WITHIN: f32 = 250.0;

/// A game, and the player's side in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The squares played on 8×8 from the usual start, as 8 · row + column; passes are left out.
    pub squares: Vec<u8>,
    /// Whether the player was White.
    pub is_white: bool,
    /// The player's rating in the game, if it is recorded.
    pub rating: Option<u16>,
}

/// The player whose ghost to make, the span of days, and the rating if known.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GhostRequest {
    /// The player's name.
    pub player: String,
    /// The first and last day of the games used; empty without limit.
    pub span: [String; 2],
    /// The player's rating; `None` to estimate it from the games.
    pub rating: Option<Rating>,
}

/// The progress of making a ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions whose moves are valued.
    pub n_done: usize,
    /// The number of all such positions.
    pub n_positions: usize,
}

/// The resources of the work.
#[derive(Clone, Copy)]
pub struct Resources<'a> {
    /// Values the moves of positions.
    pub weights: &'a Weights,
    /// The model that the ghost is fitted on top of.
    pub model: &'a Model,
    /// Threads to value positions with.
    pub n_threads: usize,
    /// Seeds the choice of positions and of the parts that games belong to.
    pub seed: u64,
}

/// Why there is no ghost.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoGhost {
    /// There are too few games.
    #[error("a ghost needs {GAMES_MIN} games of 8×8 or more; there are {0}")]
    FewGames(usize),
    /// The caller stopped the work.
    #[error("the work was stopped")]
    Stopped,
    /// The system refuses memory.
    #[error("there is too little memory for the work")]
    NoMemory,
    /// The system refuses threads, with the reason.
    #[error("the system has no threads for the work: {0}")]
    NoThreads(String),
}

/// The games that a ghost is made of: each once, and only the latest if there are too many.
fn chosen(games: &[Played]) -> Vec<&Played> {
    let mut seen = HashSet::new();
    let mut kept: Vec<&Played> = games.iter().filter(|game| game.squares.len() >= MOVES_MIN).collect();
    kept.retain(|game| seen.insert((game.is_white, game.squares.as_slice())));
    kept.drain(..kept.len().saturating_sub(GAMES_MAX));
    kept
}

/// The origin of a ghost made of these games now.
pub fn made_of(games: &[Played]) -> GhostSource {
    made_of_chosen(&chosen(games))
}

fn made_of_chosen(games: &[&Played]) -> GhostSource {
    let number = |game: &&Played| {
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(&[u8::from(game.is_white)]);
        hasher.update(&game.squares);
        hasher.finalize()
    };
    let sum = games.iter().map(number).fold(0, u32::wrapping_add);
    GhostSource { n_games: games.len() as u32, games_number: sum, model: Model::embedded_checksum() }
}

/// Makes a ghost of games, the earliest first. Calls `progress` on the way; when it answers `false`, the work
/// ends.
///
/// # Errors
/// When there are too few games, when `progress` ends the work, or when the system refuses threads or
/// memory.
pub fn make(
    request: &GhostRequest,
    games: &[Played],
    resources: Resources,
    progress: &mut dyn FnMut(Progress) -> bool,
) -> Result<Ghost, NoGhost> {
    let Resources { weights, model, n_threads, seed } = resources;
    let pool = pool(n_threads).map_err(|error| NoGhost::NoThreads(error.to_string()))?;
    let drawn = Drawn::new(games, seed)?;
    let labels = drawn.values(weights, &pool, progress)?;
    Ok(drawn.ghost(request, model, &labels, &pool))
}

/// The choices that a ghost is made of, drawn from games.
struct Drawn {
    made_of: GhostSource,
    /// The player's mean rating in the games, if at least half of them record it.
    given: Option<f32>,
    /// For each game the part that it belongs to.
    folds: Vec<usize>,
    /// Every choice of the player.
    games: Vec<Vec<Choice>>,
    /// The choices whose moves are valued.
    valued: Vec<Vec<Choice>>,
}

impl Drawn {
    fn new(games: &[Played], seed: u64) -> Result<Drawn, NoGhost> {
        let used = chosen(games);
        if used.len() < GAMES_MIN {
            return Err(NoGhost::FewGames(used.len()));
        }
        let mut random = SmallRng::seed_from_u64(seed);
        // Drawn at random, with equally many games in each part.
        let mut folds: Vec<usize> = (0..used.len()).map(|game| game % N_FOLDS).collect();
        folds.shuffle(&mut random);
        let games: Vec<Vec<Choice>> = used.iter().map(|game| choices(game)).collect();
        let valued = draw(&games, &mut random);
        let given: Vec<f32> = used.iter().filter_map(|game| game.rating.map(f32::from)).collect();
        let given = (2 * given.len() >= used.len()).then(|| given.iter().sum::<f32>() / given.len() as f32);
        Ok(Drawn { made_of: made_of_chosen(&used), given, folds, games, valued })
    }

    /// The values of the positions' moves, the same for any number of threads: each search begins with an
    /// empty table.
    fn values(
        &self,
        weights: &Weights,
        pool: &ThreadPool,
        progress: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<Labels, NoGhost> {
        let mut seen = HashSet::new();
        let mut boards: Vec<Board<u64>> = self.valued.iter().flatten().map(|choice| choice.board).collect();
        boards.retain(|board| seen.insert(*board));
        let value = |board: &Board<u64>| {
            let mut table = TranspositionTable::new(TABLE_MEGABYTES)?;
            Some((*board, move_values(weights, *board, &mut table).into_boxed_slice()))
        };
        let mut labels = Labels::new();
        for some in boards.chunks(AT_ONCE) {
            if !progress(Progress { n_done: labels.len(), n_positions: boards.len() }) {
                return Err(NoGhost::Stopped);
            }
            let found: Option<Vec<_>> = pool.install(|| some.par_iter().map(value).collect());
            labels.extend(found.ok_or(NoGhost::NoMemory)?);
        }
        let goes_on = progress(Progress { n_done: labels.len(), n_positions: boards.len() });
        goes_on.then_some(labels).ok_or(NoGhost::Stopped)
    }

    /// The ghost, given the values of moves; a position whose moves have no values counts without them.
    fn ghost(&self, request: &GhostRequest, model: &Model, labels: &Labels, pool: &ThreadPool) -> Ghost {
        let rating = request.rating.unwrap_or_else(|| {
            let by_moves = rate(&self.valued.concat(), model, labels).rating;
            let believed = self.given.filter(|given| (given - by_moves).abs() <= BELIEVED_WITHIN);
            Opponent::nearest_rating(believed.unwrap_or(by_moves).round() as u16)
        });
        let rows = rows::rows(&self.valued, &self.folds, f32::from(rating.points()), model, labels);
        let went = went(&self.games, &self.folds);
        let Fitted { manner, inertia, report } = crossed::fit(&rows, &went, pool);
        Ghost {
            player: request.player.clone(),
            span: request.span.clone(),
            rating,
            made_of: self.made_of,
            manner,
            memory: Memory::new(summed(&went), inertia),
            report: GhostReport { habits: habits::habits(&rows), ..report },
        }
    }
}

/// The player's own choices in a game.
fn choices(played: &Played) -> Vec<Choice> {
    let game = Game { year: 0, players: [0; 2], score: None, squares: played.squares.clone() };
    game.choices().filter(|choice| choice.is_white == played.is_white).collect()
}

/// Some choices of each game in their order, equally many of each and about [`CHOICES_MAX`] in all, without
/// positions that offer only one move.
fn draw(games: &[Vec<Choice>], random: &mut SmallRng) -> Vec<Vec<Choice>> {
    let n_each = CHOICES_MAX.div_ceil(games.len().max(1));
    let is_choice = |choice: &&Choice| Eight::STANDARD.legal_moves(choice.board).count_ones() > 1;
    let some = |game: &Vec<Choice>| {
        let all: Vec<Choice> = game.iter().filter(is_choice).copied().collect();
        let mut places = rand::seq::index::sample(random, all.len(), n_each.min(all.len())).into_vec();
        places.sort_unstable();
        places.into_iter().map(|place| all[place]).collect()
    };
    games.iter().map(some).collect()
}

/// The visits in each part of the games.
fn went(games: &[Vec<Choice>], folds: &[usize]) -> Vec<Visits> {
    let mut went = vec![Visits::new(); N_FOLDS];
    for (game, fold) in games.iter().zip(folds) {
        for choice in game.iter().filter(|choice| choice.is_opening()) {
            *went[*fold].entry(choice.key_after(choice.played)).or_default() += 1;
        }
    }
    went
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::human::{Character, Habit, Situation, Verdict};
    use othello::rules::{BoardSize, Color, Move, Position, Square};
    use rand::RngExt;

    /// Games in which `draw` chooses the player's moves, and the model at `rating` chooses the opponent's.
    /// Neither knows the values of moves.
    fn games_by(n: u64, rating: Rating, draw: impl Fn(&Situation, u64) -> Option<Square>) -> Vec<Played> {
        let model = Model::embedded().unwrap();
        let play = |number: u64| {
            let (is_white, mut squares) = (number % 2 == 1, Vec::new());
            let mut situation = Situation::new(Position::start(BoardSize::STANDARD));
            while situation.position.outcome().is_none() {
                let seed = 1000 * number + squares.len() as u64;
                let drawn = match (situation.position.turn() == Color::White) == is_white {
                    true => draw(&situation, seed),
                    false => Opponent::Plain(rating).choose(model, &situation, None, seed),
                };
                situation.position = situation.position.play(drawn.map_or(Move::Pass, Move::Place)).unwrap();
                situation.last = drawn.or(situation.last);
                squares.extend(drawn.map(|square| square.index() as u8));
            }
            Played { squares, is_white, rating: None }
        };
        (0..n).map(play).collect()
    }

    /// Games of a character.
    fn games(character: Character, n: u64) -> Vec<Played> {
        let model = Model::embedded().unwrap();
        games_by(n, character.rating(), |situation, seed| {
            Opponent::Character(character).choose(model, situation, None, seed)
        })
    }

    fn ghost(games: &[Played], n_threads: usize) -> Ghost {
        let request = GhostRequest { player: "Magpie".to_owned(), ..GhostRequest::default() };
        let drawn = Drawn::new(games, 1).unwrap();
        drawn.ghost(&request, Model::embedded().unwrap(), &Labels::new(), &pool(n_threads).unwrap())
    }

    #[test]
    fn the_ghost_of_a_character_predicts_its_games_and_says_its_habits() {
        let games = games(Character::Magpie, 60);
        let found = ghost(&games, 1);
        assert_eq!(found.made_of, made_of(&games));
        let report = &found.report;
        assert_eq!(report.verdict(), Verdict::Better, "{report:?}");
        assert!(report.ghost.top_1 > report.plain.top_1, "{report:?}");
        let habit = |habit: Habit| report.habits.iter().find(|found| found.habit == habit);
        assert!(habit(Habit::Edges).is_some_and(|edges| edges.is_more()), "{:?}", report.habits);
        assert_eq!(ghost(&games, 3), found, "threads change nothing");
        assert_ne!(made_of(&games[1..]), found.made_of);
    }

    #[test]
    fn a_player_without_habits_is_not_given_any() {
        let (model, rating) = (Model::embedded().unwrap(), Rating::new(1200));
        let games = games_by(30, rating, |situation, seed| {
            let mut left = SmallRng::seed_from_u64(seed).random::<f32>();
            let moves = model.predict(situation, rating, None);
            let drawn = moves.iter().find(|(_, probability)| {
                left -= probability;
                left < 0.0
            });
            drawn.or(moves.last()).map(|(square, _)| *square)
        });
        let found = ghost(&games, 1);
        assert_ne!(found.report.verdict(), Verdict::Better, "{:?}", found.report);
        assert!(found.report.habits.is_empty(), "{:?}", found.report.habits);
    }

    #[test]
    fn few_games_make_no_ghost_and_the_same_game_counts_once() {
        let mut games = games(Character::Duckling, 20);
        games[1] = games[0].clone();
        assert_eq!(Drawn::new(&games, 1).err(), Some(NoGhost::FewGames(19)));
        assert_eq!(made_of(&games).n_games, 19);
    }

    #[test]
    fn positions_are_valued_until_the_caller_stops() {
        let games = games(Character::Duckling, 20);
        let weights = Weights::embedded().unwrap();
        let model = Model::embedded().unwrap();
        let resources = Resources { weights: &weights, model, n_threads: 1, seed: 1 };
        let mut seen = Vec::new();
        let made = make(&GhostRequest::default(), &games, resources, &mut |progress| {
            seen.push(progress.n_done);
            seen.len() < 3
        });
        assert_eq!((made.err(), seen), (Some(NoGhost::Stopped), vec![0, AT_ONCE, 2 * AT_ONCE]));
    }
}
