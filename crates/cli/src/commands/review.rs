//! `outflank-engine review`: grades every move of a game, explains the mistakes and sums up both sides.

use super::book;
use super::find::moves_of;
use super::label::Part;
use crate::arguments::{Machine, read_level};
use crate::input::{self, ChosenGame};
use crate::lines::{Done, ItemLines};
use crate::records::{
    self, Correction, GameRecord, Judged, Origin, Record, ReviewedMove, Side, Why, names, rounded,
};
use crate::shard::Shard;
use crate::source;
use crate::terminal::{Output, Results, complain};
use analysis::explain::{CauseFinder, Explanation, words};
use analysis::grade::{self, EXPLAINED_FROM, Grade, Summary as GradeSummary, ThrownAway, loss_words};
use analysis::look_back;
use analysis::openings;
use analysis::page;
use analysis::review::{self, DEFAULT_LEVEL, Plan, PlayedMove, ReviewProgress};
use clap::Args;
use engine::book::Book;
use engine::{Level, Resources, Stop, Thinker};
use othello::evaluation::{Evaluation, Score};
use othello::formats::{self, Summary};
use othello::record::{Header, Record as GameTree};
use othello::rules::{ByColor, Color, Goal, Setup};
use std::path::PathBuf;
use std::sync::Arc;
use texts::text;
use texts::words::known_short;

/// Arguments of `review`.
#[derive(Args, Debug)]
pub struct Review {
    /// Moves such as f5d6c3, a file in any format that Outflank reads, a library, or a folder of files; all
    /// games are reviewed
    #[arg(value_name = "GAME")]
    pub(super) games: String,
    #[command(flatten)]
    chosen: ChosenGame,
    /// Level of the deepest search of every position, 1 to 30; from 25 on every loss is confirmed by two
    /// deeper searches of both moves [default: 27, and 21 with --player]
    #[arg(long, value_parser = read_level)]
    pub(super) level: Option<Level>,
    /// Opening book that values come from: a file, which may be your own book, or none [default: the built-in
    /// one]
    #[arg(long, value_name = "FILE")]
    book: Option<String>,
    /// Statistics of one player over all games: losses by phase, won positions converted, themes of the
    /// mistakes, and whether the latest games are better; on all processors unless --threads is given, and
    /// always continuing the file of --out
    #[arg(long, value_name = "NAME", conflicts_with = "game")]
    pub(super) player: Option<String>,
    #[command(flatten)]
    pub(super) part: Part,
    /// Also write the review of one game, or with --player the statistics, as a page for a web browser
    #[arg(long, value_name = "OUT.html")]
    pub(super) html: Option<PathBuf>,
    #[command(flatten)]
    pub(super) machine: Machine,
}

impl Review {
    /// Begins or resumes the file of --out.
    fn lines(&self, searches: &Searches) -> Result<(Done, ItemLines), String> {
        let weights = input::read_weights(None)?;
        let (level, book) = (searches.level.number(), self.book.as_deref().unwrap_or("embedded"));
        let options = format!("--level {level} --book {book}");
        self.part.open(&records::Header::new("review", Some(weights.checksum()), options))
    }

    /// The book that values come from, if any.
    pub(super) fn book(&self) -> Result<Option<Arc<Book>>, String> {
        book::named(self.book.as_deref())
    }
}

/// The level, the resources and the book of a review.
#[derive(Clone)]
pub struct Searches {
    /// The level of the deepest search.
    pub level: Level,
    /// Threads and memory.
    pub resources: Resources,
    /// The book that values come from.
    pub book: Option<Arc<Book>>,
}

impl Searches {
    /// Plans the review of the shown line of a record, like the review in the window.
    pub fn plan(&self, record: &GameTree) -> Plan {
        look_back::plan(record, self.level, self.book.clone())
    }
}

/// Reviews the chosen game, or all games of the argument.
pub fn run(arguments: &Review, results: &mut Results) -> Result<(), String> {
    let level = arguments.level.unwrap_or(Level::new(DEFAULT_LEVEL));
    let searches = Searches { level, resources: arguments.machine.resources(), book: arguments.book()? };
    let shard = arguments.part.shard.unwrap_or(Shard::WHOLE);
    let wanted = (1u64..).zip(source::games(std::slice::from_ref(&arguments.games))?);
    let wanted = wanted.filter(|(_, (origin, _))| {
        arguments.chosen.game.is_none_or(|number| origin.game.unwrap_or(1) == number as u64)
    });
    let wanted = wanted.filter(|(item, (_, record))| shard.takes(*item) && !record.line().is_empty());
    let mut wanted = wanted.peekable();
    input::leave_output_to(arguments.html.as_deref());
    let mut lines = arguments.part.out.as_ref().map(|_| arguments.lines(&searches)).transpose()?;
    let mut n_games = 0;
    while let Some((item, (origin, record))) = wanted.next() {
        let is_only = n_games == 0 && wanted.peek().is_none();
        if arguments.html.is_some() && !is_only {
            return Err("There are several games; choose one with --game NUMBER.".to_owned());
        }
        n_games += 1;
        if let Some((done, _)) = &lines
            && done.has(item, String::new)?
        {
            continue;
        }
        let origin = Origin { item: lines.as_ref().map(|_| item), ..origin };
        let game = Reviewed { origin: &origin, record: &record };
        if results.output == Output::Text && lines.is_none() && !is_only {
            let (number, before) = (origin.game.unwrap_or(1), if n_games > 1 { "\n" } else { "" });
            results.line(format_args!("{before}{number}. {}\n", game.title()))?;
        }
        let review = explained(&record, &searches, results);
        match &mut lines {
            None => write(&review, game, results)?,
            Some((_, lines)) => {
                let mut written = Results::kept(Output::Json);
                write(&review, game, &mut written)?;
                lines.put(item, &written.text())?;
            }
        }
        if let Some(file) = &arguments.html {
            input::write(file, page::write(&review, &record).as_bytes())?;
        }
    }
    if let Some((_, lines)) = lines {
        lines.finish()?;
    }
    if n_games == 0 { Err("There is nothing to review: no move is played.".to_owned()) } else { Ok(()) }
}

/// A game and where it is.
#[derive(Clone, Copy)]
pub struct Reviewed<'a> {
    /// Its file, and its number there.
    pub origin: &'a Origin,
    /// Its moves.
    pub record: &'a GameTree,
}

/// Reviews the shown line of a record, which has at least one move, and finds the reasons of its losses.
pub fn explained(record: &GameTree, searches: &Searches, results: &mut Results) -> review::Review {
    let mut review = search(record, searches, results);
    explain(&mut review, results, |_| true);
    results.progress("");
    review
}

/// Writes a review.
pub fn write(review: &review::Review, game: Reviewed, results: &mut Results) -> Result<(), String> {
    match results.output {
        Output::Text => results.line(text_of(review)),
        Output::Json => write_json(review, game, results),
    }
}

/// Reviews the shown line of a record without reasons; warns when less memory was granted than requested.
pub(super) fn search(record: &GameTree, searches: &Searches, results: &mut Results) -> review::Review {
    let mut thinker = Thinker::new(searches.resources);
    let say = |done: ReviewProgress| results.progress(&format!("{done}, {} %", done.percent));
    let review = searches.plan(record).run(&mut thinker, say);
    thinker.take_warning().iter().for_each(|warning| complain(&warning.to_string()));
    review
}

/// Finds the reasons of the wanted losses of a review, and adds them to it.
pub(super) fn explain(
    review: &mut review::Review,
    results: &mut Results,
    wanted: impl Fn(&Explanation) -> bool,
) {
    let losses: Vec<Explanation> = Explanation::not_asked_yet(review).into_iter().filter(wanted).collect();
    let mut causes = CauseFinder::default();
    for (n, explanation) in losses.iter().enumerate() {
        results.progress(&format!("reasons, {n} of {}", losses.len()));
        if let Some(finding) = causes.find(explanation, &Stop::never()) {
            review.findings.learn(explanation, finding);
        }
    }
}

impl Reviewed<'_> {
    /// Players, event, date and result; without any, how many moves on which board.
    fn title(&self) -> String {
        match formats::title(&self.record.header) {
            title if title.is_empty() => Summary::of(self.record).to_string(),
            title => title,
        }
    }
}

fn text_of(review: &review::Review) -> String {
    let (size, moves) = (review.positions[0].size(), &review.moves);
    let mut text = String::new();
    if let Some(opening) = openings::of_game(review.positions.iter()) {
        text += &format!("Opening: {}\n\n", opening.english);
    }
    text += "  #        move   value       seen   loss  grade       best    (values are Black's)\n";
    for played in moves {
        let PlayedMove { number, color, mv, best, after, .. } = played;
        let value = after.plain();
        let loss = if played.loss > Score::ZERO { loss_words(played.loss) } else { "-".to_owned() };
        let instead = if best == mv { String::new() } else { best.name(size) };
        let doubt = if played.is_doubtful() { "provisional" } else { "" };
        let (name, seen, grade) = (mv.name(size), known_short(after), Grade::of(played));
        let line = format!(
            "{number:3}  {color} {name:<5} {value:>6} {seen:>10} {loss:>6}  {grade:<11} {instead:<5} {doubt}"
        );
        text += &format!("{}\n", line.trim_end());
    }
    for played in moves {
        let Some(explanation) = Explanation::of(review, played) else { continue };
        let (number, color, sign) = (played.number, played.color, Grade::of(played).sign());
        let (name, why) = (played.mv.name(size), words::sentences(&explanation));
        text += &format!("\n{number}. {color} {name}{sign}: {why}\n");
        if let Some(more) = words::more(&explanation) {
            text += &format!("    more: {more}\n");
        }
        for (what, line) in [("played", &explanation.refutation), ("better", &explanation.better)] {
            text += &format!("    {what}: {}\n", names(line, size).join(" "));
        }
    }
    if let Some(words) = words::corrections(review) {
        text += &format!("\n{words}\n");
    }
    if review.goal == Goal::FewestDiscs && moves.iter().any(|played| played.loss >= EXPLAINED_FROM) {
        text += &format!("\n{}\n", text!("reasons-not-for-fewest"));
    }
    text += &format!("\n{:<22} {:>7} {:>7}\n", "", "Black", "White");
    for (name, ByColor { black, white }) in grade::figures(review) {
        text += &format!("{name:<22} {black:>7} {white:>7}\n");
    }
    // A correction changes the value of the board too, so the losses would not add up.
    if let (Some(first), Some(last), None) = (moves.first(), moves.last(), review.corrections().next()) {
        let summary = GradeSummary::of(review);
        let [by_black, by_white] = Color::BOTH.map(|color| loss_words(summary[color].loss));
        let (before, after) = (first.before.plain(), last.after.plain());
        text += &format!(
            "\nBlack's value: {before} at the beginning - {by_black} lost by Black + {by_white} lost by \
            White = {after} at the end\n"
        );
    }
    text.trim_end().to_owned()
}

fn write_json(review: &review::Review, game: Reviewed, results: &mut Results) -> Result<(), String> {
    let size = review.positions[0].size();
    let origin = game.origin;
    let Header { players: ByColor { black, white }, event, round, date, .. } = game.record.header.clone();
    results.record(Record::Game(GameRecord {
        origin: origin.clone(),
        title: game.title(),
        black,
        white,
        event,
        round,
        date,
        score: None,
        moves: moves_of(game.record),
    }))?;
    let mut corrections = review.corrections().peekable();
    for played in &review.moves {
        while let Some(at) = corrections.next_if(|&at| at < played.at) {
            let board = Setup::from(&review.positions[at + 1]).line();
            results.record(Record::Correction(Correction { origin: origin.clone(), board }))?;
        }
        let why = Explanation::of(review, played).map(|explanation| Why {
            why: words::sentences(&explanation),
            more: words::more(&explanation),
            refutation: names(&explanation.refutation, size),
            better: names(&explanation.better, size),
        });
        let opening = openings::at(&review.positions[played.at + 1]);
        let record = ReviewedMove {
            origin: origin.clone(),
            number: played.number,
            color: played.color.to_string(),
            mv: played.mv.name(size),
            best: played.best.name(size),
            loss: rounded(played.loss.in_discs(), 2),
            grade: Grade::of(played).name().to_owned(),
            provisional: played.is_doubtful(),
            before: judged(&played.before),
            after: judged(&played.after),
            turns: ThrownAway::by(played).map(ThrownAway::key),
            opening: opening.map(|opening| opening.english.to_string()),
            why,
        };
        results.record(Record::Move(record))?;
    }
    let summary = GradeSummary::of(review);
    for color in Color::BOTH {
        let side = &summary[color];
        let number = |value: Option<f64>| value.map(|value| rounded(value, 2));
        let side = Side {
            origin: origin.clone(),
            player: color.to_string(),
            lost: rounded(side.loss.in_discs(), 2),
            accuracy: number(side.accuracy()),
            thrown_away: side.n_thrown_away,
            mean_losses: side.mean_losses().into_iter().map(number).collect(),
            grades: Grade::ALL.iter().map(|&grade| (grade.name().to_owned(), side.n_of(grade))).collect(),
        };
        results.record(Record::Side(side))?;
    }
    Ok(())
}

fn judged(evaluation: &Evaluation) -> Judged {
    let (depth, selectivity) = evaluation.saved_effort().unzip();
    Judged { value: evaluation.into(), depth, selectivity }
}
