//! `outflank-engine handout`: pages to print, with boards, exercises or games.

use super::review::{Searches, explain, search};
use crate::arguments::{Machine, read_level};
use crate::input;
use crate::source;
use crate::terminal::Results;
use analysis::explain::Explanation;
use analysis::review::{DEFAULT_LEVEL, Review};
use clap::{Args, Subcommand};
use engine::Level;
use engine::book::Book;
use othello::evaluation::Score;
use othello::record::Record;
use othello::rules::Color;
use services::handout::{self, BoardLayout, Handout, HandoutItem, PuzzleQuery};
use std::cmp::Reverse;
use std::path::PathBuf;
use teach::puzzles::Theme;

#[derive(Subcommand, Debug)]
pub(super) enum HandoutCommand {
    /// Print positions: where each game ends, or after some of its moves
    Boards {
        #[command(flatten)]
        games: GameFiles,
        /// Show each game after this many moves, passes included [default: at its end]
        #[arg(long, value_name = "MOVES")]
        after: Option<usize>,
        /// Number this many of the moves that follow on their squares
        #[arg(long, value_name = "MOVES", default_value_t = 0)]
        moves: usize,
        #[command(flatten)]
        page: Page,
    },
    /// Print games as numbered boards: every move has its number on its square
    Games {
        #[command(flatten)]
        games: GameFiles,
        #[command(flatten)]
        page: Page,
    },
    /// Review games and print their mistakes as exercises, with the answers on a page of their own
    Mistakes(Mistakes),
    /// Print built-in puzzles, with the answers on a page of their own
    Puzzles {
        /// What they show, such as parity or corner-sacrifice [default: anything]
        #[arg(long, value_parser = read_theme)]
        theme: Option<Theme>,
        /// The rating that the puzzles' ratings are close to
        #[arg(long, default_value_t = 1200)]
        rating: u16,
        /// How many
        #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..=500))]
        number: u16,
        /// Seed of the choice
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        page: Page,
    },
}

#[derive(Args, Debug)]
pub(super) struct Mistakes {
    #[command(flatten)]
    games: GameFiles,
    /// Only the mistakes of this side, black or white
    #[arg(long, value_parser = read_color)]
    color: Option<Color>,
    /// Only the mistakes of this player, by the whole name in any case
    #[arg(long, value_name = "NAME", conflicts_with = "color")]
    player: Option<String>,
    /// Only this many, those that lost the most discs [default: all]
    #[arg(long, value_name = "EXERCISES", value_parser = clap::value_parser!(u16).range(1..))]
    number: Option<u16>,
    /// Level of the deepest search of every position, 1 to 30 [default: 27]
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    page: Page,
}

/// The games of a handout.
#[derive(Args, Debug)]
pub(super) struct GameFiles {
    /// Moves such as f5d6c3, files in any format that Outflank reads, or folders of files
    #[arg(required = true, value_name = "GAME")]
    games: Vec<String>,
}

/// The page to write.
#[derive(Args, Debug)]
pub(super) struct Page {
    /// Title above the boards
    #[arg(long, default_value = "")]
    title: String,
    /// Number of the first board
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    first: u16,
    /// File to write, a page for a web browser; - is standard output
    #[arg(long, value_name = "OUT.html")]
    out: PathBuf,
}

impl GameFiles {
    fn read(&self) -> Result<Vec<Record>, String> {
        Ok(source::games(&self.games)?.map(|(_, record)| record).collect())
    }
}

impl Page {
    fn write(&self, items: Vec<HandoutItem>, layout: BoardLayout) -> Result<(), String> {
        if items.is_empty() {
            return Err("There is nothing to print.".to_owned());
        }
        let handout = Handout { title: self.title.clone(), items, first: self.first.into(), layout };
        input::write(&self.out, handout.html().as_bytes())
    }
}

fn read_color(text: &str) -> Result<Color, String> {
    let found = Color::BOTH.into_iter().find(|color| color.key() == text.to_lowercase());
    found.ok_or_else(|| "expected black or white".to_owned())
}

/// The name of a theme in arguments: `corner-sacrifice`.
fn theme_name(theme: Theme) -> String {
    theme.key().to_lowercase().replace(' ', "-")
}

fn read_theme(text: &str) -> Result<Theme, String> {
    let found = Theme::ALL.into_iter().find(|&theme| theme_name(theme) == text.to_lowercase());
    found.ok_or_else(|| format!("expected one of {}", Theme::ALL.map(theme_name).join(", ")))
}

pub(super) fn run(command: &HandoutCommand, results: &mut Results) -> Result<(), String> {
    match command {
        HandoutCommand::Boards { games, after, moves, page } => {
            let board = |mut record: Record| {
                let line = record.line();
                let at = after.unwrap_or(line.len()).min(line.len());
                record.go_to(at.checked_sub(1).map_or(Record::ROOT, |before| line[before]));
                HandoutItem::shown(&record, *moves)
            };
            page.write(games.read()?.into_iter().map(board).collect(), BoardLayout::Small)
        }
        HandoutCommand::Games { games, page } => {
            page.write(games.read()?.iter().map(HandoutItem::game).collect(), BoardLayout::Large)
        }
        HandoutCommand::Mistakes(arguments) => mistakes(arguments, results),
        HandoutCommand::Puzzles { theme, rating, number, seed, page } => {
            let query = PuzzleQuery { theme: *theme, rating: *rating, n: usize::from(*number), seed: *seed };
            let items = handout::puzzles(&query)
                .map_err(|reason| format!("The puzzles cannot be made: {reason}."))?;
            page.write(items, BoardLayout::Small)
        }
    }
}

fn mistakes(arguments: &Mistakes, results: &mut Results) -> Result<(), String> {
    let Mistakes { games, color, player, number, level, machine, page } = arguments;
    let level = level.unwrap_or(Level::new(DEFAULT_LEVEL));
    let searches = Searches { level, resources: machine.resources(), book: Book::embedded() };
    let mut records = games.read()?;
    records.retain(|record| !record.line().is_empty());
    if let Some(player) = player {
        records.retain(|record| color_of(record, player).is_some());
        if records.is_empty() {
            return Err(format!("No game is one of {player:?}."));
        }
    }
    let mut reviews = Vec::new();
    for record in &records {
        let color = player.as_ref().map_or(*color, |player| color_of(record, player));
        reviews.push((search(record, &searches, results), color));
    }
    let n_max = number.map_or(usize::MAX, usize::from);
    let is_of = |color: Option<Color>, lost: &Explanation| color.is_none_or(|color| color == lost.color);
    let losses_of = |(review, color): &(Review, Option<Color>)| {
        let all = Explanation::not_asked_yet(review).into_iter().filter(|lost| is_of(*color, lost));
        all.map(|lost| lost.loss).collect::<Vec<Score>>()
    };
    let mut losses: Vec<Score> = reviews.iter().flat_map(losses_of).collect();
    losses.sort_unstable_by_key(|loss| Reverse(*loss));
    // Explaining a mistake takes longer than a review, so only the printed mistakes are explained.
    let least = n_max.checked_sub(1).and_then(|last| losses.get(last)).copied().unwrap_or(Score::ZERO);
    let mut exercises = Vec::new();
    for (mut review, color) in reviews {
        explain(&mut review, results, |lost| is_of(color, lost) && lost.loss >= least);
        exercises.extend(handout::exercises(&review, color));
    }
    results.progress("");
    page.write(handout::worst(&exercises, n_max), BoardLayout::Small)
}

/// The side of a player; `None` if neither or both of the players have this name.
fn color_of(record: &Record, player: &str) -> Option<Color> {
    let is_player = |color| record.header.players[color].trim().to_lowercase() == player.to_lowercase();
    Color::BOTH.into_iter().find(|&color| is_player(color) && !is_player(!color))
}
