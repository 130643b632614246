//! A round of guesses: from the choice of the side, through the moves of a game, to the card at the end.
//!
//! At its beginning the round asks the analyst about all these moves, in their order, so that most values are
//! known when they are needed. A guess that comes before its values gets its verdict when they arrive.

use super::{GuessResult, GuessTotals, GuessTurn, games, turns};
use crate::Scene;
use crate::choice::Choice;
use crate::question::{Click, Paragraph, Question};
use analysis::analyst::{Answer, Client, Depth, jobs, learn_moves};
use analysis::explain::Marks;
use analysis::grade::loss_words;
use analysis::knowledge::Knowledge;
use analysis::study::people::{People, percent};
use engine::SearchId;
use engine::human::{Model, Rating, Situation};
use othello::evaluation::Evaluation;
use othello::record::{Mark, Record, Step};
use othello::rules::{Color, Goal, Move, Square};
use texts::text;
use texts::words::{color_name, named_player};

/// The depth of the search of a position's moves; it takes about a second.
const DEPTH: Depth = Depth { plies: 12, solved_from: 14 };

/// The game that is offered, and how far its guesses have come.
pub struct GuessRound {
    analyst: Client,
    game: Option<(Record, Vec<GuessTurn>)>,
    /// Whether the user chose the game, and it was not guessed to its end.
    pub is_chosen: bool,
    play: Option<Play>,
    /// The revision of the knowledge that the values were read from.
    revision: Option<u64>,
}

/// The guesses at the moves of one side or of both.
struct Play {
    /// Whose moves are guessed; `None` for both.
    side: Option<Color>,
    /// The rating of the people with whom guesses are compared.
    rating: Rating,
    guesses: Vec<Guess>,
    /// The guess that is shown; after the last one the card with the totals.
    at: usize,
    /// The last square chosen, if the move there is illegal.
    refused: Option<Square>,
}

/// A move to be guessed, and what is known of it.
struct Guess {
    turn: GuessTurn,
    /// The searches for what people play, and for the values of the moves.
    searches: [SearchId; 2],
    people: Option<People>,
    /// Whether the search has found the values of its moves.
    is_known: bool,
    /// The values of all moves, the best first, once they are known.
    values: Vec<Evaluation>,
    square: Option<Square>,
}

impl GuessRound {
    /// A round without a game; the analyst will search the moves of the game.
    pub fn new(analyst: Client) -> GuessRound {
        GuessRound { analyst, game: None, is_chosen: false, play: None, revision: None }
    }

    /// Offers the moves of a chosen game after its given opening. Returns whether it is suited: an unsuitable
    /// game changes nothing. The game that is already offered goes on where it was.
    pub fn offer(&mut self, record: &Record) -> bool {
        if !self.is_of(record) {
            let Some(turns) = turns(record) else { return false };
            self.end();
            self.game = Some((record.clone(), turns));
        }
        self.is_chosen = true;
        true
    }

    /// Offers the game on the board, else the program's first game if none is offered yet. A chosen game or
    /// guesses under way wait to be finished.
    pub fn offer_any(&mut self, board: Option<&Record>) {
        if self.is_over() || !self.is_chosen && self.play.is_none() {
            let is_suited = board.is_some_and(|record| self.offer(record));
            if !is_suited && self.game.is_none() {
                self.offer(&games::all()[0].record);
            }
            self.is_chosen = false;
        }
    }

    /// Ends the guesses, since a game begins or comes onto the board, unless they are about that game. A
    /// chosen game stays offered.
    pub fn forget(&mut self, coming: Option<&Record>) {
        if !coming.is_some_and(|record| self.is_of(record)) {
            self.end();
            self.game.take_if(|_| !self.is_chosen);
        }
    }

    /// Whether this game is offered.
    pub fn is_of(&self, record: &Record) -> bool {
        let facts = |of: &Record| (*of.start(), of.header.players.clone(), line(of));
        self.record().is_some_and(|known| facts(known) == facts(record))
    }

    /// The game that is offered.
    pub fn record(&self) -> Option<&Record> {
        self.game.as_ref().map(|(record, _)| record)
    }

    /// Whether all moves are guessed and the card at the end is shown.
    fn is_over(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.shown().is_none())
    }

    /// The number of the program's own game that is guessed to its end, if it is one.
    pub fn own_game_done(&self) -> Option<usize> {
        games::all().iter().position(|game| self.is_over() && self.is_of(&game.record))
    }

    /// How many moves of a side there are to guess.
    pub fn n_moves(&self, side: Option<Color>) -> usize {
        let turns = self.game.iter().flat_map(|(_, turns)| turns);
        turns.filter(|turn| is_of_side(turn, side)).count()
    }

    fn end(&mut self) {
        self.analyst.withdraw();
        self.is_chosen &= !self.is_over();
        self.play = None;
    }

    /// Goes back from the guesses to the choice of the side; returns whether there were guesses.
    pub fn back(&mut self) -> bool {
        let was_open = self.play.is_some();
        self.end();
        was_open
    }

    /// Carries out a choice; guesses are compared with people of the rating. Returns the announcement for a
    /// screen reader.
    pub fn take(&mut self, choice: Choice, rating: Rating) -> Option<String> {
        match choice {
            Choice::OfferGame(number) => {
                let game = games::all().get(number)?;
                self.offer(&game.record);
            }
            Choice::GuessMoves(side) => self.begin(side, rating),
            Choice::GuessAgain => {
                let play = self.play.as_mut()?;
                (play.at, play.refused) = (0, None);
                play.guesses.iter_mut().for_each(|guess| guess.square = None);
            }
            Choice::Next => {
                let play = self.play.as_mut()?;
                if play.shown().is_some_and(|guess| guess.result().is_some()) {
                    (play.at, play.refused) = (play.at + 1, None);
                }
            }
            Choice::Square(square) => {
                let play = self.play.as_mut()?;
                let guess = play.guesses.get_mut(play.at).filter(|guess| guess.square.is_none())?;
                let is_legal = guess.turn.position.legal_moves().contains(square);
                guess.square = Some(square).filter(|_| is_legal);
                play.refused = Some(square).filter(|_| !is_legal);
            }
            _ => return None,
        }
        self.announcement()
    }

    fn begin(&mut self, side: Option<Color>, rating: Rating) {
        self.end();
        let Some((_, turns)) = &self.game else { return };
        let ask = |turn: &GuessTurn| {
            let GuessTurn { position, last, .. } = *turn;
            let situation = Situation { position, goal: Goal::MostDiscs, last };
            let shares = self.analyst.order(jobs::people(situation, false));
            let searches = [shares, self.analyst.ask_moves(&position, DEPTH)];
            Guess { turn: *turn, searches, people: None, is_known: false, values: Vec::new(), square: None }
        };
        let guesses: Vec<Guess> = turns.iter().filter(|turn| is_of_side(turn, side)).map(ask).collect();
        self.play = (!guesses.is_empty()).then_some(Play { side, rating, guesses, at: 0, refused: None });
    }

    /// Stores the values that were found, and newer ones of a review or an analysis, so that every page
    /// names the same loss. Returns the announcements for a screen reader.
    pub fn poll(&mut self, knowledge: &mut Knowledge) -> Vec<String> {
        let mut is_verdict = false;
        for (id, answer) in self.analyst.answers() {
            let Some(play) = &mut self.play else { continue };
            let found = play.guesses.iter().position(|guess| guess.searches.contains(&id));
            let Some(number) = found else { continue };
            let guess = &mut play.guesses[number];
            match answer {
                Answer::People(values) => {
                    guess.people = Model::embedded().ok().map(|model| values.people(model, play.rating));
                }
                Answer::Moves(position, moves) => {
                    learn_moves(knowledge, &position, &moves);
                    guess.is_known = true;
                    self.revision = None;
                    is_verdict |= number == play.at && guess.square.is_some();
                }
                // Without values there is no verdict: the move is left out.
                Answer::Failed if id == guess.searches[1] => {
                    play.guesses.remove(number);
                    play.at -= usize::from(number < play.at);
                }
                _ => {}
            }
        }
        if self.revision.replace(knowledge.revision) != Some(knowledge.revision) {
            let guesses = self.play.iter_mut().flat_map(|play| &mut play.guesses);
            for guess in guesses.filter(|guess| guess.is_known) {
                let values = knowledge.moves(&guess.turn.position, Goal::MostDiscs);
                // Fewer values mean that some were forgotten.
                if values.len() >= guess.values.len() {
                    guess.values = values;
                }
            }
        }
        self.announcement().filter(|_| is_verdict).into_iter().collect()
    }

    /// The sentences for a screen reader.
    fn announcement(&self) -> Option<String> {
        let (record, play) = (self.record()?, self.play.as_ref()?);
        Some(text::sentences(&match play.shown() {
            Some(guess) => play.words(guess, record),
            None => play.card(record),
        }))
    }

    /// What the page of exercises shows; `None` while the user still chooses the side.
    pub fn question(&self) -> Option<Question> {
        let (record, play) = (self.record()?, self.play.as_ref()?);
        Some(match play.shown() {
            Some(guess) => play.question(guess, record),
            None => play.last_question(record),
        })
    }
}

/// The shown line of a record.
fn line(record: &Record) -> Vec<Option<Step>> {
    record.line().into_iter().map(|node| record.step_into(node).cloned()).collect()
}

fn is_of_side(turn: &GuessTurn, side: Option<Color>) -> bool {
    side.is_none_or(|side| turn.position.turn() == side)
}

/// The name of a player in the game, else the colour.
fn player(record: &Record, color: Color) -> String {
    named_player(&record.header, color).map_or_else(|| color_name(color), |player| player.name)
}

impl Guess {
    /// The result of the guess, once there is one and the values are known.
    fn result(&self) -> Option<GuessResult> {
        self.turn.result(self.square?, &self.values, self.people.as_ref())
    }

    /// How many people play a move, in words.
    fn share(&self, square: Square) -> Option<String> {
        self.people.as_ref()?.share(square).map(percent)
    }
}

impl Play {
    fn shown(&self) -> Option<&Guess> {
        self.guesses.get(self.at)
    }

    fn totals(&self) -> GuessTotals {
        let mut totals = GuessTotals::default();
        self.guesses.iter().filter_map(Guess::result).for_each(|result| totals.add(&result));
        totals
    }

    /// Whose moves are guessed, in words: one player, or both.
    fn guessed_player(&self, record: &Record) -> String {
        self.side.map_or_else(|| text!("guess-both-players"), |side| player(record, side))
    }

    fn question(&self, guess: &Guess, record: &Record) -> Question {
        let title = text!("guess-title", number = self.at + 1, n = self.guesses.len());
        let (turn, result) = (&guess.turn, guess.result());
        let is_open = guess.square.is_none();
        let board = Scene { position: turn.position, last: turn.last };
        let mut question = Question::new(title, text!("guess-back"), board, is_open);
        let mut words = self.words(guess, record).into_iter();
        let first = words.next().unwrap_or_default();
        question.feedback(result.map(|result| result.is_right()), first);
        question.plain(words);
        let GuessTotals { n, people, .. } = self.totals();
        let people = text::decimal(people, 1);
        let lost = || text!("guess-so-far", rating = self.rating.points(), people = people);
        question.weak((n > 0).then(lost));
        question.text.extend(self.bar(record));
        let next = Choice::Next;
        question.button(text!("learn-next"), result.is_some(), next.clone());
        if let (Some(result), Some(square)) = (result, guess.square) {
            question.cause = Marks { squares: [turn.played].into_iter().collect(), arrow: None };
            if !result.is_match {
                let mark = if result.is_right() { Mark::Triangle } else { Mark::Cross };
                question.marks.push((square, mark));
            }
            question.values = guess.values.clone();
            question.click = Click::GoesOn;
            (question.enter, question.right) = (Some(next.clone()), Some(next));
        } else if let Some(square) = guess.square {
            question.marks = vec![(square, Mark::Triangle)];
        }
        question
    }

    /// The paragraphs: the question, or the verdict and how many people find the move.
    fn words(&self, guess: &Guess, record: &Record) -> Vec<String> {
        let turn = &guess.turn;
        let name = |square: Square| square.name(turn.position.size());
        let Some(square) = guess.square else {
            let (color, number) = (turn.position.turn().key(), turn.number);
            let question = match named_player(&record.header, turn.position.turn()) {
                Some(player) => text!("guess-question", color = color, number = number, player = player.name),
                None => text!("guess-question-unnamed", color = color, number = number),
            };
            let refused = self.refused.map(|square| text!("learn-square-cannot", square = name(square)));
            return [question].into_iter().chain(refused).collect();
        };
        let Some(result) = guess.result() else {
            return vec![text!("guess-checking", square = name(square))];
        };
        let played = name(turn.played);
        let theirs = result.theirs.rounded().discs();
        let verdict = match result.is_match {
            true => text!("guess-matched", square = played.as_str(), discs = theirs),
            false => {
                let yours = result.yours.rounded().discs();
                let own = text!("guess-yours", square = name(square), discs = yours);
                text::sentences(&[own, text!("guess-theirs", square = played.as_str(), discs = theirs)])
            }
        };
        let rating = self.rating.points();
        let shares = guess.share(turn.played).map(|share| match result.is_match {
            true => text!("guess-share", rating = rating, share = share, square = played.as_str()),
            false => text!(
                "guess-shares",
                rating = rating,
                share = share,
                square = played.as_str(),
                own_share = guess.share(square).unwrap_or_default(),
                own = name(square)
            ),
        });
        [verdict].into_iter().chain(shares).collect()
    }

    /// What the player and the player of the game lost, after the first guess.
    fn bar(&self, record: &Record) -> Option<Paragraph> {
        let GuessTotals { n, yours, theirs, .. } = self.totals();
        let ends = [(text!("person-you"), yours), (self.guessed_player(record), theirs)];
        let ends = ends.map(|(name, loss)| {
            let words = text!("list-and-choice", name = name, choice = loss_words(loss));
            (words, loss.in_discs() as f32)
        });
        (n > 0).then_some(Paragraph::Bar(ends))
    }

    /// The card at the end: what was lost, how many moves were found, and the best guess.
    fn card(&self, record: &Record) -> Vec<String> {
        let GuessTotals { n, n_matches, yours, theirs, people } = self.totals();
        let (yours, theirs, player) = (loss_words(yours), loss_words(theirs), self.guessed_player(record));
        let result = text!("guess-result", n = n, yours = yours, player = player, theirs = theirs);
        let matches = text!("guess-matches", matches = n_matches, n = n);
        let people = text!("guess-people", rating = self.rating.points(), discs = text::decimal(people, 1));
        [Some(result), Some(matches), Some(people), self.rarest_good_guess()].into_iter().flatten().collect()
    }

    /// The good guess that the fewest people find.
    fn rarest_good_guess(&self) -> Option<String> {
        let good = self.guesses.iter().filter_map(|guess| {
            let result = guess.result().filter(|result| result.yours <= crate::GOOD_LOSS_MAX)?;
            let square = if result.is_match { guess.turn.played } else { guess.square? };
            Some((guess, square, guess.people.as_ref()?.share(square)?))
        });
        let (guess, square, share) = good.min_by(|a, b| a.2.total_cmp(&b.2))?;
        Some(text!(
            "guess-best",
            square = square.name(guess.turn.position.size()),
            number = guess.turn.number,
            share = percent(share),
            rating = self.rating.points()
        ))
    }

    fn last_question(&self, record: &Record) -> Question {
        let position = record.line_positions().last().map_or(*record.start(), |(_, position)| *position);
        let line = record.line();
        let last = line.iter().rev().map_while(|&node| record.move_into(node)).find_map(Move::square);
        let mut question =
            Question::new(text!("guess-done"), text!("guess-back"), Scene { position, last }, false);
        let mut words = self.card(record).into_iter();
        question.strong(words.next().unwrap_or_default());
        question.text.extend(self.bar(record));
        question.plain(words);
        question.button(text!("end-play-again"), true, Choice::GuessAgain);
        question.button(text!("end-review"), true, Choice::ReviewGuessed);
        question.enter = Some(Choice::GuessAgain);
        question
    }
}

#[cfg(test)]
mod tests;
