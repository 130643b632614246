//! Live analysis: what is known about the positions that were on the board, and what to find out next.
//!
//! Knowledge is kept by position and only ever grows: an evaluation gives way to a better one alone, so
//! walking to and fro changes nothing, and what is known is handed to the engine with the next question and
//! not asked again. Like a session, a [`Study`] touches nothing: it says by [`Order`]s what the engine is to
//! do and is told what came of it.

mod proof;

use crate::engine::{Found, MultiPv, SearchId};
use crate::evaluation::Evaluation;
use crate::rules::{Goal, Move, Position};
use proof::Costs;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::time::Duration;

/// More positions than anybody walks through; beyond, those not looked at for longest are forgotten.
const POSITIONS_MAX: usize = 20_000;

/// What is known about the positions of a sitting, and which of them is studied.
#[derive(Clone, Debug, Default)]
pub struct Study {
    known: HashMap<Key, Knowledge>,
    /// The analysis is in sight, at work or not.
    is_open: bool,
    is_running: bool,
    shown: Option<Key>,
    /// What the engine was asked about, and by which search.
    asked: Option<(Key, SearchId)>,
    /// How many searches were asked for.
    n_asked: u64,
    /// Rises with each position shown.
    clock: u64,
}

/// The same discs are worth something else when fewest win.
type Key = (Position, Goal);

/// What is known about a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Knowledge {
    /// Best first, one for each move of which anything is known.
    pub evaluations: Vec<Evaluation>,
    /// Positions looked at, and the time it took, summed over all visits.
    pub nodes: u64,
    pub elapsed: Duration,
    /// The same before the analysis in progress.
    before: (u64, Duration),
    /// What each move has cost so far.
    costs: Costs,
    is_complete: bool,
    last_shown: u64,
}

/// What the engine is to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Begin this analysis, replacing any other. Its events carry this id.
    Analyse(SearchId, MultiPv),
    Stop,
}

impl Study {
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether the position shown is being analysed, or will be as soon as the engine may.
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    pub fn start(&mut self) {
        (self.is_open, self.is_running) = (true, true);
    }

    /// What is known stays in sight.
    pub fn stop(&mut self) {
        self.is_running = false;
    }

    /// Puts the analysis out of sight; what is known is kept.
    pub fn close(&mut self) {
        (self.is_open, self.is_running) = (false, false);
    }

    /// What is known about the position shown, while the analysis is in sight.
    pub fn knowledge(&self) -> Option<&Knowledge> {
        self.known
            .get(self.shown.as_ref()?)
            .filter(|knowledge| self.is_open && !knowledge.evaluations.is_empty())
    }

    /// What is known about any position, in sight or not.
    pub fn knowledge_of(&self, position: &Position, goal: Goal) -> Option<&Knowledge> {
        self.known.get(&(*position, goal)).filter(|knowledge| !knowledge.evaluations.is_empty())
    }

    /// Follows the board: call it whenever something may have changed. `may_work` says whether the engine is
    /// free.
    #[must_use]
    pub fn follow(&mut self, position: &Position, goal: Goal, may_work: bool) -> Option<Order> {
        let key = (*position, goal);
        if self.shown != Some(key) {
            self.shown = Some(key);
            self.clock += 1;
            if let Some(knowledge) = self.known.get_mut(&key) {
                knowledge.last_shown = self.clock;
            }
        }
        let is_over = || position.outcome().is_some() || position.is_placing();
        let is_complete = || self.known.get(&key).is_some_and(|knowledge| knowledge.is_complete);
        let wanted = (self.is_running && may_work && !is_over() && !is_complete()).then_some(key);
        if wanted == self.asked.map(|(key, _)| key) {
            return None;
        }
        let Some((position, goal)) = wanted else {
            self.asked = None;
            return Some(Order::Stop);
        };
        self.n_asked += 1;
        let id = SearchId(self.n_asked);
        self.asked = Some((key, id));
        self.make_room();
        let knowledge = self.known.entry(key).or_default();
        knowledge.last_shown = self.clock;
        knowledge.before = (knowledge.nodes, knowledge.elapsed);
        knowledge.costs.begin();
        Some(Order::Analyse(id, MultiPv { position, goal, known: knowledge.evaluations.clone() }))
    }

    /// Takes in what was found out about a move; news of an older analysis changes nothing.
    pub fn hear(&mut self, found: Found) {
        let Some(knowledge) = self.asked_about(found.id) else { return };
        knowledge.nodes = knowledge.before.0 + found.nodes;
        knowledge.elapsed = knowledge.before.1 + found.elapsed;
        let known =
            knowledge.evaluations.iter().find(|known| known.line.first() == found.evaluation.line.first());
        knowledge.costs.book(known, &found.evaluation, found.nodes, found.elapsed);
        knowledge.learn(found.evaluation);
    }

    /// The analysis has proven every score.
    pub fn finished(&mut self, id: SearchId) {
        if let Some(knowledge) = self.asked_about(id) {
            knowledge.is_complete = true;
            self.asked = None;
        }
    }

    /// The engine broke: the analysis stops, so that it does not break again at once.
    pub fn failed(&mut self, id: SearchId) -> bool {
        let is_ours = self.asked_about(id).is_some();
        if is_ours {
            (self.is_running, self.asked) = (false, None);
        }
        is_ours
    }

    fn asked_about(&mut self, id: SearchId) -> Option<&mut Knowledge> {
        let (key, asked) = self.asked?;
        if asked == id { self.known.get_mut(&key) } else { None }
    }

    /// Forgets the half that was not looked at for longest.
    fn make_room(&mut self) {
        if self.known.len() < POSITIONS_MAX {
            return;
        }
        let mut times: Vec<u64> = self.known.values().map(|knowledge| knowledge.last_shown).collect();
        times.sort_unstable();
        let middle = times[times.len() / 2];
        self.known.retain(|_, knowledge| knowledge.last_shown > middle);
    }
}

impl Knowledge {
    pub fn best(&self) -> Option<&Evaluation> {
        self.evaluations.first()
    }

    /// What is known of a move.
    pub fn about(&self, mv: Move) -> Option<&Evaluation> {
        self.evaluations.iter().find(|evaluation| evaluation.line.first() == Some(&mv))
    }

    /// Whether every score is proven.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    fn learn(&mut self, news: Evaluation) {
        match self.evaluations.iter_mut().find(|known| known.line.first() == news.line.first()) {
            Some(known) if news.is_better_than(known) => *known = news,
            Some(_) => return,
            None => self.evaluations.push(news),
        }
        // Stable, so that equal moves keep their places.
        self.evaluations.sort_by_key(|evaluation| Reverse(evaluation.score));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::{Bounds, Score};
    use crate::rules::{BoardSize, Square};

    const GOAL: Goal = Goal::MostDiscs;

    /// A game of some plies from the start.
    fn game() -> Vec<Position> {
        let mut position = Position::start(BoardSize::STANDARD);
        let mut game = vec![position];
        for name in ["f5", "d6", "c3", "d3", "c4"] {
            position = position.play(Move::Place(Square::parse(name, BoardSize::STANDARD).unwrap())).unwrap();
            game.push(position);
        }
        game
    }

    fn evaluation(position: &Position, index: usize, depth: u8, hundredths: i32) -> Evaluation {
        let square = position.legal_moves().iter().nth(index).unwrap();
        let score = Score::from_hundredths(hundredths);
        Evaluation::estimate(score, depth, 73).with_line(vec![Move::Place(square)])
    }

    fn found(id: u64, evaluation: Evaluation) -> Found {
        Found { id: SearchId(id), evaluation, nodes: 10, elapsed: Duration::from_secs(1) }
    }

    /// Follows the board as the app does; how many analyses were asked for, and what was known at the last.
    fn show(study: &mut Study, position: &Position, id: &mut u64) -> Option<MultiPv> {
        match study.follow(position, GOAL, true)? {
            Order::Analyse(new, asked) => {
                *id = new.0;
                Some(asked)
            }
            Order::Stop => None,
        }
    }

    #[test]
    fn a_value_gives_way_to_a_deeper_one_alone() {
        let (mut study, mut id, start) = (Study::default(), 0, game()[0]);
        study.start();
        show(&mut study, &start, &mut id).unwrap();
        study.hear(found(id, evaluation(&start, 0, 6, 100)));
        study.hear(found(id, evaluation(&start, 0, 5, 900)));
        study.hear(found(id, evaluation(&start, 0, 6, 800)));
        assert_eq!(study.knowledge().unwrap().best().unwrap().score, Score::from_discs(1));
        study.hear(found(id, evaluation(&start, 0, 7, -300)));
        study.hear(found(id, evaluation(&start, 1, 2, 200)));
        let known = &study.knowledge().unwrap().evaluations;
        let scores: Vec<Score> = known.iter().map(|evaluation| evaluation.score).collect();
        assert_eq!(scores, [2, -3].map(Score::from_discs));
    }

    #[test]
    fn walking_through_a_game_ten_times_changes_nothing_and_asks_nothing_twice() {
        let (mut study, mut id, game) = (Study::default(), 0, game());
        study.start();
        for position in &game {
            show(&mut study, position, &mut id).unwrap();
            for index in 0..position.legal_moves().len() {
                let score = index as i16;
                let proven = evaluation(position, index, 20, 0).within(Bounds::exactly(score));
                study.hear(found(id, proven));
            }
            study.finished(SearchId(id));
        }
        let known: Vec<_> = game
            .iter()
            .map(|position| study.knowledge_of(position, GOAL).unwrap().evaluations.clone())
            .collect();
        let n_analyses = id;
        for _ in 0..10 {
            for (position, evaluations) in game.iter().zip(&known) {
                assert_eq!(show(&mut study, position, &mut id), None);
                assert_eq!(study.knowledge().unwrap().evaluations, *evaluations);
            }
        }
        assert_eq!(id, n_analyses);
    }

    #[test]
    fn a_position_that_was_left_goes_on_where_it_was() {
        let (mut study, mut id, game) = (Study::default(), 0, game());
        study.start();
        show(&mut study, &game[0], &mut id);
        let known = evaluation(&game[0], 0, 9, 100);
        study.hear(found(id, known.clone()));
        show(&mut study, &game[1], &mut id);
        // Late news of the position before.
        study.hear(found(id - 1, evaluation(&game[0], 0, 10, 500)));
        let asked = show(&mut study, &game[0], &mut id).unwrap();
        assert_eq!(asked.known, [known]);
        study.hear(found(id, evaluation(&game[0], 0, 10, 300)));
        let knowledge = study.knowledge().unwrap();
        assert_eq!((knowledge.nodes, knowledge.elapsed), (20, Duration::from_secs(2)));
    }

    #[test]
    fn the_engine_works_only_while_it_may_and_is_wanted() {
        let (mut study, game) = (Study::default(), game());
        assert_eq!(study.follow(&game[0], GOAL, true), None);
        study.start();
        assert_eq!(study.follow(&game[0], GOAL, false), None);
        assert!(matches!(study.follow(&game[0], GOAL, true), Some(Order::Analyse(..))));
        assert_eq!(study.follow(&game[0], GOAL, true), None);
        assert_eq!(study.follow(&game[0], GOAL, false), Some(Order::Stop));
        assert!(study.is_running());
        assert!(matches!(study.follow(&game[0], GOAL, true), Some(Order::Analyse(..))));
        study.close();
        assert_eq!(study.follow(&game[0], GOAL, true), Some(Order::Stop));
        assert!(study.knowledge().is_none());
    }

    #[test]
    fn an_analysis_that_breaks_is_not_begun_again_at_once() {
        let (mut study, mut id, game) = (Study::default(), 0, game());
        study.start();
        show(&mut study, &game[0], &mut id);
        assert!(!study.failed(SearchId(id + 1)));
        assert!(study.failed(SearchId(id)));
        assert_eq!(study.follow(&game[0], GOAL, true), None);
        assert!(!study.is_running());
    }

    #[test]
    fn what_was_not_looked_at_for_longest_is_forgotten_first() {
        let (mut study, game) = (Study::default(), game());
        for at in 0..POSITIONS_MAX {
            // Any positions will do.
            let size = BoardSize::STANDARD;
            let mut setup = crate::rules::Setup::empty(size);
            for bit in 0..16 {
                let color =
                    if at >> bit & 1 == 1 { crate::rules::Color::Black } else { crate::rules::Color::White };
                setup.put(Square::from_index(bit + 1), Some(color));
            }
            let position = setup.position().unwrap();
            study.known.insert((position, GOAL), Knowledge { last_shown: at as u64, ..Knowledge::default() });
        }
        study.clock = POSITIONS_MAX as u64;
        study.start();
        assert!(study.follow(&game[0], GOAL, true).is_some());
        assert!(study.known.len() < POSITIONS_MAX && study.known.contains_key(&(game[0], GOAL)));
        assert!(study.known.values().all(|knowledge| knowledge.last_shown > POSITIONS_MAX as u64 / 4));
    }
}
