//! After a game: another look at up to three of the player's moves.
//!
//! The player sees the position without values and is asked for a better move. Any move that gives up at most
//! a disc is good enough, as in other programs in which players retry their mistakes. Until one is found, the
//! player can ask for a hint step by step.

use super::choice::Choice;
use super::hint::{Hint, between};
use super::question::{Button, Paragraph, Question};
use super::words::any_of;
use super::{GOOD_LOSS_MAX, Scene};
use analysis::analyst::{Answer, Client, Depth, jobs, learn_moves};
use analysis::explain::words::without_answer;
use analysis::explain::{Explanation, Marks};
use analysis::knowledge::{Knowledge, of_move};
use analysis::review::{PlayedMove, Review};
use engine::SearchId;
use othello::evaluation::{Evaluation, Score};
use othello::record::Mark;
use othello::rules::{Move, Square};
use texts::text;

/// The depth of the search of a moment's moves; it takes about a second.
const DEPTH: Depth = Depth { plies: 12, solved_from: 14 };

/// A move of the player that lost discs, with the position before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Where the disc before was placed.
    pub last: Option<Square>,
    /// The number of the move, as the review counts.
    pub number: usize,
    /// The position, what was played, and why it lost.
    pub explanation: Explanation,
}

/// The moves of a review that are to be tried again, in this order; those that lost little are left out.
pub fn moments<'a>(review: &Review, moves: impl IntoIterator<Item = &'a PlayedMove>) -> Vec<Moment> {
    let moment = |played: &PlayedMove| {
        let (last, number) = (review.last_placed(played.at), played.number);
        Explanation::of(review, played).map(|explanation| Moment { last, number, explanation })
    };
    moves.into_iter().filter_map(moment).collect()
}

/// The moments of the last game, and how far the player is with them.
pub struct Round {
    moments: Vec<SearchedMoment>,
    analyst: Client,
    shown: ShownMoment,
}

/// A moment and the search of its moves.
struct SearchedMoment {
    moment: Moment,
    search: SearchId,
    /// The lines of all moves, the best first, once they are known.
    lines: Option<Vec<Evaluation>>,
}

/// The moment that is shown, and what the player did there.
#[derive(Default)]
struct ShownMoment {
    at: usize,
    /// The last answer, and what it loses.
    answer: Option<(Square, Score)>,
    /// Why that answer is wrong, once the search below has found it.
    why: Option<Explanation>,
    why_search: Option<SearchId>,
    /// How many steps of the hint are shown, 0 to 3.
    n_hints: usize,
}

impl Round {
    /// A round without moments; the analyst will search those that are offered.
    pub fn new(analyst: Client) -> Round {
        Round { moments: Vec::new(), analyst, shown: ShownMoment::default() }
    }

    /// What the page of exercises shows; `None` where there is no moment.
    pub fn question(&self) -> Option<Question> {
        let moment = self.moment()?;
        // A round may begin with any moment; each keeps its number by the order of the game.
        let number = self.moments.iter().filter(|other| other.moment.number <= moment.number).count();
        let (ply, moves) = (moment.number, self.moments.len());
        let title = text!("another-look-title", ply = ply, number = number, moves = moves);
        let is_open = !self.is_solved();
        let mut question = Question::new(title, text!("learn-back-to-game"), self.board(moment), is_open);
        let shown_hint = self.hint().filter(|_| is_open);
        (question.hints, question.cause) = match (shown_hint, self.shown.n_hints) {
            (_, 0) => (Vec::new(), self.why().map_or_else(Marks::default, |(_, marks)| marks)),
            (Some(hint), 1) => (Vec::new(), Marks { squares: hint.theme_squares, arrow: None }),
            (Some(hint), 2) => (hint.squares, Marks::default()),
            (Some(hint), _) => (vec![hint.best], hint.reason_marks),
            (None, _) => Default::default(),
        };
        let wrong = self.shown.answer.filter(|_| is_open).map(|(square, _)| (square, Mark::Cross));
        question.marks.extend(wrong);
        question.text = self.paragraphs();
        let can_hint = is_open && self.lines().is_some() && self.shown.n_hints < 3;
        let next = Choice::Next;
        question.button(text!("learn-next"), true, next.clone());
        question.button(text!("learn-hint"), can_hint, Choice::Hint);
        let saw_best = self.is_solved() || self.shown.n_hints >= 3;
        let both_lines = saw_best.then(|| Choice::ShowLines(Box::new(moment.explanation.clone())));
        let name = text!("another-look-both-lines");
        question.buttons.push(Button { name, choice: both_lines, leads_to: None });
        if !is_open {
            (question.enter, question.right) = (Some(next.clone()), Some(next));
        }
        Some(question)
    }

    /// How many moves there are to look at.
    pub fn n_moments(&self) -> usize {
        self.moments.len()
    }

    /// Offers the moments of another game, or none.
    pub fn offer(&mut self, moments: Vec<Moment>) {
        self.analyst.withdraw();
        let searched = |moment: Moment| {
            let search = self.analyst.ask_moves(&moment.explanation.position, DEPTH);
            SearchedMoment { moment, search, lines: None }
        };
        self.moments = moments.into_iter().map(searched).collect();
        self.go_to(0);
    }

    fn go_to(&mut self, at: usize) {
        self.shown = ShownMoment { at, ..ShownMoment::default() };
    }

    /// Carries out a choice. Returns the announcement for a screen reader; `None` after the last moment, and
    /// where the choice does nothing.
    pub fn take(&mut self, choice: Choice) -> Option<String> {
        match choice {
            Choice::LookAgain => self.go_to(0),
            Choice::TryMoments(moments) => self.offer(moments),
            Choice::Next if self.shown.at + 1 < self.moments.len() => self.go_to(self.shown.at + 1),
            Choice::Hint => self.shown.n_hints += 1,
            Choice::Square(square) => return self.answer(square),
            _ => return None,
        }
        Some(self.announcement())
    }

    /// Takes a square as the answer. Returns the announcement for a screen reader.
    fn answer(&mut self, square: Square) -> Option<String> {
        let (moment, lines) = (self.moment()?, self.lines()?);
        let (own, best) = (of_move(lines, Move::Place(square))?, lines.first()?);
        if self.is_solved() {
            return None;
        }
        let loss = best.in_discs()? - own.in_discs()?;
        let ask = || self.analyst.order(jobs::cause(between(&moment.explanation.position, best, own)));
        let why_search = (loss > GOOD_LOSS_MAX).then(ask);
        self.shown = ShownMoment { answer: Some((square, loss)), why: None, why_search, ..self.shown };
        Some(self.announcement())
    }

    /// Why the last answer is wrong, in words that do not name the better move, and the squares to mark.
    fn why(&self) -> Option<(String, Marks)> {
        without_answer(self.shown.why.as_ref()?)
    }

    /// The sentences for a screen reader.
    fn announcement(&self) -> String {
        text::sentences(self.paragraphs().iter().map(Paragraph::words))
    }

    /// Stores the lines and the reason that were found. Returns the reason for a screen reader.
    pub fn poll(&mut self, knowledge: &mut Knowledge) -> Option<String> {
        let mut announcement = None;
        for (id, answer) in self.analyst.answers() {
            match answer {
                Answer::Moves(position, lines) => {
                    learn_moves(knowledge, &position, &lines);
                    if let Some(searched) = self.moments.iter_mut().find(|searched| searched.search == id) {
                        searched.lines = Some(lines);
                    }
                }
                Answer::Cause(why) if self.shown.why_search == Some(id) => {
                    self.shown.why = Some(*why);
                    announcement = self.why().map(|(words, _)| words);
                }
                _ => {}
            }
        }
        announcement
    }

    /// The moment that is shown, where there is one.
    fn moment(&self) -> Option<&Moment> {
        self.moments.get(self.shown.at).map(|searched| &searched.moment)
    }

    /// The lines of all moves, the best first, once they are known.
    fn lines(&self) -> Option<&Vec<Evaluation>> {
        self.moments.get(self.shown.at)?.lines.as_ref()
    }

    /// The hint for the moment shown, step by step: why the move played was worse.
    fn hint(&self) -> Option<Hint> {
        let explanation = &self.moment()?.explanation;
        Hint::against(&explanation.position, self.lines()?, explanation)
    }

    /// Whether a good move was found.
    fn is_solved(&self) -> bool {
        self.shown.answer.is_some_and(|(_, loss)| loss <= GOOD_LOSS_MAX)
    }

    /// The question, the verdict, its reason and the hint.
    fn paragraphs(&self) -> Vec<Paragraph> {
        let Some(moment) = self.moment() else { return Vec::new() };
        let size = moment.explanation.position.size();
        let question = match self.lines() {
            None => text!("another-look-waiting"),
            Some(_) => text!("another-look-question", color = moment.explanation.position.turn().key()),
        };
        let hint = self.hint().filter(|_| !self.is_solved()).and_then(|hint| match self.shown.n_hints {
            0 => None,
            1 => Some(hint.theme),
            2 => {
                let squares = any_of(hint.squares.into_iter().collect(), &moment.explanation.position);
                Some(text!("another-look-squares", squares = squares))
            }
            _ => Some(hint.reason),
        });
        let verdict = self.shown.answer.map(|(square, loss)| {
            let at = square.name(size);
            let words = match loss.rounded().discs() {
                _ if loss <= GOOD_LOSS_MAX => text!("another-look-good", square = at),
                _ if Move::Place(square) == moment.explanation.played() => {
                    let discs = moment.explanation.loss.rounded().discs();
                    text!("another-look-same", square = at, discs = discs)
                }
                discs => text!("another-look-loses", square = at, discs = discs),
            };
            Paragraph::Verdict(loss <= GOOD_LOSS_MAX, words)
        });
        let why = self.why().map(|(words, _)| words).filter(|why| hint.as_ref() != Some(why));
        let [why, hint] = [why, hint].map(|words| words.map(Paragraph::Plain));
        [Some(Paragraph::Strong(question)), verdict, why, hint].into_iter().flatten().collect()
    }

    /// The position shown, with the answer played once it is good, and where the last disc was placed.
    fn board(&self, moment: &Moment) -> Scene {
        match self.shown.answer.filter(|_| self.is_solved()) {
            Some((square, _)) => {
                let after = moment.explanation.position.play(Move::Place(square));
                Scene { position: after.expect("a search looks at legal moves"), last: Some(square) }
            }
            None => Scene { position: moment.explanation.position, last: moment.last },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Solver, file};
    use analysis::analyst::{Analyst, Priority};
    use analysis::look_back::worst_moves;
    use analysis::testing::{estimate, game, square, with_losses};
    use othello::rules::{Color, Goal};
    use std::time::Duration;

    /// A game in which Black's moves lose these discs, by what is known of it.
    fn review(losses: &[i16]) -> Review {
        let (record, mut knowledge) = (game("f5d6c3d3c4f4f6f3e6e7d7c5"), Knowledge::default());
        let losses = (0..).step_by(2).zip(losses.iter().copied()).filter(|(_, loss)| *loss > 0);
        for (_, position, value) in with_losses(&record, &losses.collect::<Vec<_>>()) {
            knowledge.learn(&position, Goal::MostDiscs, value);
        }
        Review::of(&record, &knowledge)
    }

    #[test]
    fn the_worst_moves_of_a_side_are_chosen_apart_from_one_another() {
        let all = |losses: &[i16], color| {
            let review = review(losses);
            moments(&review, worst_moves(&review, Some(color)))
        };
        let numbers = |losses: &[i16]| -> Vec<usize> {
            all(losses, Color::Black).iter().map(|moment| moment.number).collect()
        };
        assert_eq!(numbers(&[0, 0, 0, 0, 0, 0]), Vec::<usize>::new());
        assert_eq!(numbers(&[0, 8, 0, 0, 0, 2]), [3]);
        assert_eq!(numbers(&[0, 8, 6, 0, 0, 5]), [3, 11]);
        assert!(all(&[0, 8, 0, 0, 0, 5], Color::White).is_empty());
        let moment = &all(&[0, 8, 0, 0, 0, 0], Color::Black)[0];
        let played = moment.explanation.played().square();
        assert_eq!((played, moment.last), (Some(square("c3")), Some(square("d6"))));
    }

    #[test]
    fn a_move_that_gives_up_a_disc_is_good_enough() {
        let review = review(&[0, 8]);
        let moment = moments(&review, worst_moves(&review, Some(Color::Black))).remove(0);
        let moves = [("e3", 4), ("b5", 3), ("g6", -1), ("c3", -4)];
        let moves = moves.map(|(name, discs)| estimate(discs, 8, name));
        let analyst = Analyst::start(|| ());
        let answered = |name| {
            let mut round = Round::new(analyst.client(Priority::AnotherLook));
            round.offer(vec![moment.clone()]);
            round.moments[0].lines = Some(moves.to_vec());
            round.answer(square(name)).unwrap_or_default()
        };
        assert!(answered("e3").contains(&text!("another-look-good", square = "e3")));
        assert!(answered("b5").contains(&text!("another-look-good", square = "b5")));
        assert!(answered("g6").contains(&text!("another-look-loses", square = "g6", discs = 5)));
        assert!(answered("c3").contains(&text!("another-look-same", square = "c3", discs = 8)));
        assert_eq!(answered("a1"), "", "it is no move");
    }

    #[test]
    fn a_round_that_begins_with_a_later_moment_counts_by_the_order_of_the_game() {
        let review = review(&[0, 8, 6, 0, 0, 5]);
        let mut tries = moments(&review, worst_moves(&review, Some(Color::Black)));
        tries.rotate_left(1);
        let analyst = Analyst::start(|| ());
        let mut round = Round::new(analyst.client(Priority::AnotherLook));
        round.offer(tries);
        let title = |round: &Round| round.question().unwrap().title;
        assert_eq!(title(&round), text!("another-look-title", ply = 11, number = 2, moves = 2));
        round.take(Choice::Next);
        assert_eq!(title(&round), text!("another-look-title", ply = 3, number = 1, moves = 2));
    }

    #[test]
    fn a_wrong_try_gets_its_reason_and_a_good_one_needs_none() {
        let mut solver = Solver::new().unwrap();
        let few = file::embedded().unwrap().iter().filter(|puzzle| puzzle.position.empties().len() <= 8);
        for puzzle in few.step_by(200).take(4) {
            let position = puzzle.position;
            let truth = solver.solve(&position).unwrap();
            let (best, wrong) =
                (truth.only_best().unwrap(), truth.with_loss(|loss| loss >= 4).first().unwrap());
            let explanation = solver.why(&truth, wrong).unwrap();
            let moment = Moment { last: None, number: 50, explanation };
            let analyst = Analyst::start(|| ());
            let mut round = Round::new(analyst.client(Priority::AnotherLook));
            let mut knowledge = Knowledge::default();
            round.offer(vec![moment]);
            while round.lines().is_none() {
                assert_eq!(round.poll(&mut knowledge), None);
                std::thread::sleep(Duration::from_millis(5));
            }
            round.answer(wrong).unwrap();
            let why = loop {
                if let Some(why) = round.poll(&mut knowledge) {
                    break why;
                }
                std::thread::sleep(Duration::from_millis(5));
            };
            let is_shown =
                |round: &Round| round.question().unwrap().text.contains(&Paragraph::Plain(why.clone()));
            assert!(is_shown(&round), "{why}");
            assert_eq!(round.question().unwrap().marks, [(wrong, Mark::Cross)]);
            round.answer(best).unwrap();
            assert!(!is_shown(&round) && round.question().unwrap().marks.is_empty());
        }
    }
}
