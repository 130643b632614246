//! The jobs: the values of all moves, the values that predict people's moves, a reviewed game, a cause.

use super::{Answer, Step, Tools};
use crate::explain::Explanation;
use crate::review::{Plan, Review, worst_moves};
use crate::study::people::MoveValues;
use engine::human::Situation;
use engine::{Request, Resources, Stop, Thinker};
use othello::rules::Color;

/// A job that finds the values of all moves of a position.
pub fn moves(request: Request) -> impl FnMut(&mut Tools, &Stop) -> Step {
    move |tools, stop| {
        let moves = match tools.last.take() {
            Some((last, moves)) if last == request => moves,
            _ => tools.thinker.think(&request, stop, &|_| {}).1.lines,
        };
        if stop.requested() {
            return Step::GoesOn;
        }
        tools.last = Some((request.clone(), moves.clone()));
        Step::Done(Answer::Moves(request.position, moves))
    }
}

/// A job that finds the values by which people's choices are predicted. With `with_replies` it answers twice:
/// first without, then with those of the replies to each move.
pub fn people(situation: Situation, with_replies: bool) -> impl FnMut(&mut Tools, &Stop) -> Step {
    // What was found, and the moves whose replies are still to be searched, last first.
    let mut known: Option<(MoveValues, Vec<_>)> = None;
    move |tools, stop| {
        let Some((values, pending)) = &mut known else {
            let values = tools.thinker.move_values(&situation.position, situation.goal, stop);
            if stop.requested() {
                return Step::GoesOn;
            }
            let values = MoveValues::new(situation, values);
            let pending = values.positions_to_search().into_iter().rev().collect();
            let answer = Answer::People(values.clone());
            known = Some((values, pending));
            return if with_replies { Step::Answers(answer) } else { Step::Done(answer) };
        };
        let Some(&(square, after)) = pending.last() else {
            return Step::Done(Answer::People(values.clone()));
        };
        let replies = tools.thinker.move_values(&after.position, after.goal, stop);
        if !stop.requested() {
            values.replies.push((square, after, replies));
            pending.pop();
        }
        Step::GoesOn
    }
}

/// A job that reviews a game with its own threads and memory, and finds the causes of costly moves.
pub fn game(plan: Plan, resources: Resources) -> impl FnMut(&mut Tools, &Stop) -> Step {
    let mut plan = Box::new(plan);
    // Made when the job begins; searches of other clients do not touch its table.
    let mut thinker: Option<Box<Thinker>> = None;
    // The review once all is searched, while causes are found.
    let mut review: Option<Box<Review>> = None;
    move |tools, stop| {
        let Some(request) = plan.request() else {
            let review = review.get_or_insert_with(|| Box::new(plan.review()));
            let Some(explanation) = next_to_look_at(review) else {
                return Step::Done(Answer::Review(review.clone()));
            };
            if let Some(finding) = tools.causes.find(&explanation, stop) {
                review.findings.learn(&explanation, finding);
            }
            return Step::GoesOn;
        };
        let thinker = thinker.get_or_insert_with(|| Box::new(Thinker::new(resources)));
        let (_, report) = thinker.think(&request, stop, &|_| {});
        if !stop.requested() {
            plan.take(&report);
        }
        Step::GoesOn
    }
}

/// A job that finds why a move lost.
pub fn cause(explanation: Explanation) -> impl FnMut(&mut Tools, &Stop) -> Step {
    move |tools, stop| match tools.causes.find(&explanation, stop) {
        None => Step::GoesOn,
        found => Step::Done(Answer::Cause(Box::new(explanation.clone().with(found)))),
    }
}

/// The next move of either side that may be worth another look and whose cause is not known.
fn next_to_look_at(review: &Review) -> Option<Explanation> {
    let worst = Color::BOTH.into_iter().flat_map(|color| worst_moves(review, Some(color)));
    worst
        .filter_map(|played| Explanation::of(review, played))
        .find(|explanation| explanation.finding.is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Depth;
    use othello::rules::{BoardSize, Position};

    #[test]
    fn a_stopped_search_begins_again_with_the_next_step() {
        let mut tools = Tools::new();
        let start = Position::start(BoardSize::STANDARD);
        let mut job = moves(Depth { plies: 4, solved_from: 0 }.request(&start));
        let (stopper, stop) = Stop::pair();
        stopper.stop();
        assert!(matches!(job(&mut tools, &stop), Step::GoesOn));
        let (_stopper, stop) = Stop::pair();
        let Step::Done(Answer::Moves(_, moves)) = job(&mut tools, &stop) else { panic!("no answer") };
        assert_eq!(moves.len(), 4);
    }
}
