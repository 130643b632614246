//! Live analysis: what is known about the positions that were on the board, and what to search next.
//!
//! Results go into the shared [`Knowledge`] and are read from there. So an analysis starts from what reviews
//! and files know, walking through a game changes no values, and each request tells the engine what is known,
//! so that it is not searched again. A [`Study`] runs no engine: the caller carries out its [`EngineOrder`]s
//! and passes the results in.

pub mod people;
pub mod population;
pub mod live;
pub mod tree;
pub mod moves;
mod proof;

pub use proof::Analysis;

use crate::knowledge::{Knowledge, of_move};
use engine::{MoveReport, MultiPv, SearchId};
use othello::evaluation::Evaluation;
use othello::rules::{Goal, Position};
use proof::Spent;
use std::collections::HashMap;

/// More positions than a user visits. Beyond that all analyses are forgotten, but not the knowledge.
const POSITIONS_MAX: usize = 20_000;

/// The analyses of all positions visited, and which one is shown and searched.
#[derive(Clone, Debug, Default)]
pub struct Study {
    analyses: HashMap<AnalysisKey, Analysis>,
    /// The position whose values were read last, and the revision of the knowledge then.
    read: Option<(AnalysisKey, u64)>,
    /// Whether the analysis is shown.
    pub is_open: bool,
    /// Whether the position shown is being analysed, or will be as soon as the engine is free. Otherwise what
    /// is known stays shown.
    pub is_running: bool,
    shown: Option<AnalysisKey>,
    /// The position that the engine analyses, and the search.
    pending: Option<(AnalysisKey, SearchId)>,
}

/// A position and the goal, which changes what its discs are worth.
type AnalysisKey = (Position, Goal);

/// An order to the engine.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineOrder {
    /// Begin this analysis, replacing any other. Its events carry this id.
    Analyse(SearchId, MultiPv),
    /// Stop the running analysis.
    Stop,
}

impl Study {
    /// Shows and starts the analysis.
    pub fn start(&mut self) {
        (self.is_open, self.is_running) = (true, true);
    }

    /// Stops and hides the analysis; what is known is kept.
    pub fn close(&mut self) {
        (self.is_open, self.is_running) = (false, false);
    }

    /// What is known about the position shown, while the analysis is shown.
    pub fn analysis(&self) -> Option<&Analysis> {
        let analysis = self.analyses.get(self.shown.as_ref()?)?;
        Some(analysis).filter(|analysis| self.is_open && !analysis.evaluations.is_empty())
    }

    /// Follows the board: call it whenever something may have changed. `may_work` says whether the engine is
    /// free.
    #[must_use]
    pub fn follow(
        &mut self,
        position: &Position,
        goal: Goal,
        may_work: bool,
        knowledge: &mut Knowledge,
    ) -> Option<EngineOrder> {
        let key = (*position, goal);
        if self.shown != Some(key) {
            self.shown = Some(key);
            knowledge.look_at(position, goal);
            if self.analyses.len() >= POSITIONS_MAX {
                self.analyses.clear();
            }
        }
        self.read(key, knowledge);
        let is_over = || position.outcome().is_some() || position.is_placing();
        let is_complete = || self.analyses.get(&key).is_some_and(|analysis| analysis.is_complete);
        let wanted = (self.is_running && may_work && !is_over() && !is_complete()).then_some(key);
        if wanted == self.pending.map(|(key, _)| key) {
            return None;
        }
        let Some((position, goal)) = wanted else {
            self.pending = None;
            return Some(EngineOrder::Stop);
        };
        let id = SearchId::unique();
        self.pending = Some((key, id));
        let analysis = self.analyses.entry(key).or_default();
        analysis.before = Spent { nodes: analysis.nodes, elapsed: analysis.elapsed };
        analysis.costs.begin();
        Some(EngineOrder::Analyse(id, MultiPv { position, goal, known: analysis.evaluations.clone() }))
    }

    /// Stores a result for a move; ignores results of older analyses.
    pub fn hear(&mut self, found: MoveReport, knowledge: &mut Knowledge) {
        let Some(((position, goal), _)) = self.pending else { return };
        let Some(analysis) = self.pending_analysis(found.id) else { return };
        analysis.nodes = analysis.before.nodes + found.nodes;
        analysis.elapsed = analysis.before.elapsed + found.elapsed;
        let known = found.evaluation.line.first().and_then(|&mv| of_move(&analysis.evaluations, mv));
        let spent = Spent { nodes: found.nodes, elapsed: found.elapsed };
        analysis.costs.add(known, &found.evaluation, spent);
        knowledge.learn_move(&position, goal, found.evaluation);
        self.read((position, goal), knowledge);
    }

    /// Reads what is known of a position, if something was learned since it was read.
    fn read(&mut self, key: AnalysisKey, knowledge: &Knowledge) {
        let read = Some((key, knowledge.revision));
        if self.read == read {
            return;
        }
        self.read = read;
        let evaluations = knowledge.moves(&key.0, key.1);
        if !evaluations.is_empty() {
            let n_moves = key.0.legal_moves().len().max(1);
            let analysis = self.analyses.entry(key).or_default();
            analysis.is_complete |=
                evaluations.len() == n_moves && evaluations.iter().all(Evaluation::is_exact);
            analysis.evaluations = evaluations;
        } else if let Some(analysis) = self.analyses.get_mut(&key) {
            // A book that was forgotten.
            (analysis.is_complete, analysis.evaluations) = (false, evaluations);
        }
    }

    /// Marks the analysis as complete: the engine has proven every score.
    pub fn finished(&mut self, id: SearchId) {
        if let Some(analysis) = self.pending_analysis(id) {
            analysis.is_complete = true;
            self.pending = None;
        }
    }

    /// Stops the analysis after the engine failed, so that it does not fail again at once. Returns whether
    /// the search was this study's.
    pub fn failed(&mut self, id: SearchId) -> bool {
        let is_ours = self.pending_analysis(id).is_some();
        if is_ours {
            (self.is_running, self.pending) = (false, None);
        }
        is_ours
    }

    fn pending_analysis(&mut self, id: SearchId) -> Option<&mut Analysis> {
        let (key, search) = self.pending?;
        if search == id { self.analyses.get_mut(&key) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{line, numbered_positions};
    use othello::evaluation::{Bounds, Score};
    use othello::rules::{BoardSize, Move};
    use std::time::Duration;

    const GOAL: Goal = Goal::MostDiscs;

    /// A game of some plies from the start.
    fn game() -> Vec<Position> {
        let mut game = vec![Position::start(BoardSize::STANDARD)];
        for mv in line("f5 d6 c3 d3 c4") {
            game.push(game[game.len() - 1].play(mv).unwrap());
        }
        game
    }

    fn evaluation(position: &Position, index: usize, depth: u8, hundredths: i32) -> Evaluation {
        let square = position.legal_moves().iter().nth(index).unwrap();
        let score = Score::from_hundredths(hundredths);
        Evaluation::estimate(score, depth, 73).with_line(vec![Move::Place(square)])
    }

    fn found(id: u64, evaluation: Evaluation) -> MoveReport {
        MoveReport { id: SearchId(id), evaluation, nodes: 10, elapsed: Duration::from_secs(1) }
    }

    /// Follows the board as the app does. Returns the request for an analysis, if any, and stores its id.
    fn show(
        study: &mut Study,
        position: &Position,
        id: &mut u64,
        knowledge: &mut Knowledge,
    ) -> Option<MultiPv> {
        match study.follow(position, GOAL, true, knowledge)? {
            EngineOrder::Analyse(new, request) => {
                *id = new.0;
                Some(request)
            }
            EngineOrder::Stop => None,
        }
    }

    #[test]
    fn walking_through_a_game_ten_times_changes_nothing_and_asks_nothing_twice() {
        let knowledge = &mut Knowledge::default();
        let (mut study, mut id, game) = (Study::default(), 0, game());
        study.start();
        for position in &game {
            show(&mut study, position, &mut id, knowledge).unwrap();
            for index in 0..position.legal_moves().len() {
                // Proofs must not contradict one another.
                let proven = evaluation(position, index, 20, 0).within(Bounds::exactly(0));
                study.hear(found(id, proven), knowledge);
            }
            study.finished(SearchId(id));
        }
        let known: Vec<_> = game.iter().map(|position| knowledge.moves(position, GOAL)).collect();
        let last_id = id;
        for _ in 0..10 {
            for (position, evaluations) in game.iter().zip(&known) {
                assert_eq!(show(&mut study, position, &mut id, knowledge), None);
                assert_eq!(study.analysis().unwrap().evaluations, *evaluations);
            }
        }
        assert_eq!(id, last_id);
    }

    #[test]
    fn a_position_that_was_left_goes_on_where_it_was() {
        let knowledge = &mut Knowledge::default();
        let (mut study, mut id, game) = (Study::default(), 0, game());
        study.start();
        show(&mut study, &game[1], &mut id, knowledge);
        let (before, known) = (id, evaluation(&game[1], 0, 9, 100));
        study.hear(found(id, known.clone()), knowledge);
        show(&mut study, &game[2], &mut id, knowledge);
        // Late news of the position before.
        study.hear(found(before, evaluation(&game[1], 0, 10, 500)), knowledge);
        let request = show(&mut study, &game[1], &mut id, knowledge).unwrap();
        assert_eq!(request.known, [known]);
        study.hear(found(id, evaluation(&game[1], 0, 10, 300)), knowledge);
        let analysis = study.analysis().unwrap();
        assert_eq!((analysis.nodes, analysis.elapsed), (20, Duration::from_secs(2)));
    }

    #[test]
    fn an_analysis_starts_from_what_reviews_and_files_know() {
        let (knowledge, mut study, mut id, start) =
            (&mut Knowledge::default(), Study::default(), 0, game()[0]);
        let reviewed = evaluation(&start, 0, 21, 300);
        knowledge.learn(&start, GOAL, reviewed.clone());
        study.start();
        let request = show(&mut study, &start, &mut id, knowledge).unwrap();
        assert_eq!(study.analysis().unwrap().evaluations.first(), Some(&reviewed));
        assert!(request.known.contains(&reviewed));
    }

    #[test]
    fn the_engine_works_only_while_it_may_and_is_wanted() {
        let knowledge = &mut Knowledge::default();
        let (mut study, game) = (Study::default(), game());
        assert_eq!(study.follow(&game[0], GOAL, true, knowledge), None);
        study.start();
        assert_eq!(study.follow(&game[0], GOAL, false, knowledge), None);
        assert!(matches!(study.follow(&game[0], GOAL, true, knowledge), Some(EngineOrder::Analyse(..))));
        assert_eq!(study.follow(&game[0], GOAL, true, knowledge), None);
        assert_eq!(study.follow(&game[0], GOAL, false, knowledge), Some(EngineOrder::Stop));
        assert!(study.is_running);
        assert!(matches!(study.follow(&game[0], GOAL, true, knowledge), Some(EngineOrder::Analyse(..))));
        study.close();
        assert_eq!(study.follow(&game[0], GOAL, true, knowledge), Some(EngineOrder::Stop));
        assert!(study.analysis().is_none());
    }

    #[test]
    fn a_failed_analysis_is_not_started_again_at_once() {
        let knowledge = &mut Knowledge::default();
        let (mut study, mut id, game) = (Study::default(), 0, game());
        study.start();
        show(&mut study, &game[0], &mut id, knowledge);
        assert!(!study.failed(SearchId(id + 1)));
        assert!(study.failed(SearchId(id)));
        assert_eq!(study.follow(&game[0], GOAL, true, knowledge), None);
        assert!(!study.is_running);
    }

    #[test]
    fn too_many_analyses_are_forgotten_but_not_the_knowledge() {
        let knowledge = &mut Knowledge::default();
        let (mut study, game) = (Study::default(), game());
        let any = numbered_positions(POSITIONS_MAX);
        study.analyses.extend(any.map(|position| ((position, GOAL), Analysis::default())));
        // By symmetry, one first move gives the values of all four.
        knowledge.learn_move(&game[0], GOAL, evaluation(&game[0], 0, 9, 100));
        study.start();
        let Some(EngineOrder::Analyse(_, asked)) = study.follow(&game[0], GOAL, true, knowledge) else {
            panic!()
        };
        assert_eq!((study.analyses.len(), asked.known.len()), (1, 4));
    }
}
