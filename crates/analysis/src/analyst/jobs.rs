//! The jobs of this crate: the values of all moves, what people see, a whole game, a cause.

use super::{Answer, Job, Step, Tools};
use crate::explain::Explanation;
use crate::look_back::explained;
use crate::review::{Plan, Review};
use crate::study::people::MoveValues;
use engine::human::Situation;
use engine::{Request, Resources, Stop, Thinker};
use othello::rules::{Color, Square};

/// The values of all moves of a position.
pub(super) struct MovesJob(pub(super) Request);

impl Job for MovesJob {
    type Answer = Answer;

    fn step(&mut self, tools: &mut Tools, stop: &Stop) -> Step<Answer> {
        let MovesJob(request) = self;
        let moves = match tools.last.take() {
            Some((last, moves)) if last == *request => moves,
            _ => tools.thinker.think(request, stop, &|_| {}).1.lines,
        };
        if stop.requested() {
            return Step::GoesOn;
        }
        tools.last = Some((request.clone(), moves.clone()));
        Step::Done(Answer::Moves(request.position, moves))
    }
}

/// What people see of a position.
pub(super) struct PeopleJob {
    situation: Situation,
    values: Option<MoveValues>,
    /// The moves whose replies are still to be searched, last first; `None` if no replies are asked for.
    replies: Option<Vec<(Square, Situation)>>,
}

impl PeopleJob {
    /// A job that searches no replies.
    pub(super) fn alone(situation: Situation) -> PeopleJob {
        PeopleJob { situation, values: None, replies: None }
    }

    pub(super) fn with_replies(situation: Situation) -> PeopleJob {
        PeopleJob { replies: Some(Vec::new()), ..PeopleJob::alone(situation) }
    }
}

impl Job for PeopleJob {
    type Answer = Answer;

    fn step(&mut self, tools: &mut Tools, stop: &Stop) -> Step<Answer> {
        let Some(known) = &mut self.values else {
            let Situation { position, goal, .. } = self.situation;
            let values = tools.thinker.move_values(&position, goal, stop);
            if stop.requested() {
                return Step::GoesOn;
            }
            let found = self.values.insert(MoveValues::new(self.situation, values));
            let answer = Answer::People(found.clone());
            let Some(replies) = &mut self.replies else { return Step::Done(answer) };
            *replies = found.pending_replies();
            replies.reverse();
            return Step::Answers(answer);
        };
        let Some(&(square, after)) = self.replies.as_ref().and_then(|replies| replies.last()) else {
            return Step::Done(Answer::People(known.clone()));
        };
        let values = tools.thinker.move_values(&after.position, after.goal, stop);
        if !stop.requested() {
            known.learn_replies(square, after, values);
            self.replies.iter_mut().for_each(|replies| _ = replies.pop());
        }
        Step::GoesOn
    }
}

/// A review, and the causes of the moves worth another look.
pub(super) struct GameJob {
    plan: Box<Plan>,
    resources: Resources,
    /// Made when the job begins; searches of other clients do not touch its table.
    thinker: Option<Box<Thinker>>,
    /// The review once all is searched, while causes are found.
    review: Option<Box<Review>>,
}

impl GameJob {
    pub(super) fn new(plan: Plan, resources: Resources) -> GameJob {
        GameJob { plan: Box::new(plan), resources, thinker: None, review: None }
    }
}

impl Job for GameJob {
    type Answer = Answer;

    fn step(&mut self, tools: &mut Tools, stop: &Stop) -> Step<Answer> {
        let Some(request) = self.plan.request() else {
            let review = self.review.get_or_insert_with(|| Box::new(self.plan.review()));
            let Some(lost) = next_to_look_at(review) else {
                return Step::Done(Answer::Review(review.clone()));
            };
            if let Some(finding) = tools.causes.find(&lost, stop) {
                review.findings_mut().learn(&lost, finding);
            }
            return Step::GoesOn;
        };
        let thinker = self.thinker.get_or_insert_with(|| Box::new(Thinker::new(self.resources)));
        let (_, report) = thinker.think(&request, stop, &|_| {});
        if !stop.requested() {
            self.plan.take(&report);
        }
        Step::GoesOn
    }
}

/// The next move of either side that may be worth another look and whose cause is not known.
fn next_to_look_at(review: &Review) -> Option<Explanation> {
    let of_side = |color| explained(review, color).map(|(_, explanation)| explanation);
    Color::BOTH.into_iter().flat_map(of_side).find(|explanation| explanation.finding.is_none())
}

/// Why a move lost.
pub(super) struct CauseJob(pub(super) Explanation);

impl Job for CauseJob {
    type Answer = Answer;

    fn step(&mut self, tools: &mut Tools, stop: &Stop) -> Step<Answer> {
        let Some(finding) = tools.causes.find(&self.0, stop) else { return Step::GoesOn };
        Step::Done(Answer::Cause(Box::new(self.0.clone().with(Some(finding)))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Limits, Method};
    use othello::rules::{BoardSize, Goal, Start};

    #[test]
    fn a_stopped_search_begins_again_with_the_next_step() {
        let mut tools = Tools::new();
        let position = Start::Standard.position(BoardSize::STANDARD);
        let request =
            Request::new(position, Goal::MostDiscs, Method::Search(Limits::Depth(4))).lines(u8::MAX);
        let mut job = MovesJob(request);
        let (stopper, stop) = Stop::pair();
        stopper.stop();
        assert!(matches!(job.step(&mut tools, &stop), Step::GoesOn));
        let (_stopper, stop) = Stop::pair();
        let Step::Done(Answer::Moves(_, moves)) = job.step(&mut tools, &stop) else { panic!("no answer") };
        assert_eq!(moves.len(), 4);
    }
}
