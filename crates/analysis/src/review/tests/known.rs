//! A review, an analysis and the book: each shows the values that the others find.

use super::*;
use crate::grade::Grade;
use crate::learn;
use crate::testing;
use engine::book::Book;
use othello::evaluation::Source;

const GOAL: Goal = Goal::MostDiscs;

fn move_at(name: &str) -> Move {
    Move::Place(testing::square(name))
}

fn opening() -> Record {
    game("f5d6c3d3c4")
}

/// A review by which all positions are even and their first legal moves best; `knowledge` learns its values.
fn even_review(record: &Record, knowledge: &mut Knowledge) -> Review {
    let mut plan = Plan::new(record, Level::new(15), knowledge.clone());
    while let Some(request) = plan.request() {
        let Method::Search(Limits::Depth(depth)) = request.method else { panic!("{request:?}") };
        let best = Move::Place(request.position.legal_moves().iter().next().unwrap());
        let lines = vec![Evaluation::estimate(Score::default(), depth, 73).with_line(vec![best])];
        let report = Report { lines, depth, selectivity: 73, nodes: 1, elapsed: Duration::ZERO };
        for (position, evaluation) in plan.take(&report) {
            knowledge.learn(&position, GOAL, evaluation);
        }
    }
    Review::of(record, knowledge)
}

/// What a position of a review is worth to its side to move.
fn value(review: &Review, at: usize) -> Evaluation {
    review.evaluations[at].clone().unwrap().of(review.positions[at].turn())
}

fn listed(position: &Position, knowledge: &Knowledge) -> Vec<Evaluation> {
    knowledge.moves(position, GOAL)
}

fn proven(name: &str, discs: i16) -> Evaluation {
    Evaluation::proven(discs).with_line(vec![move_at(name)])
}

#[test]
fn a_proof_found_by_analysis_changes_the_open_review_and_the_next_at_once() {
    let (record, knowledge) = (opening(), &mut Knowledge::default());
    let mut review = even_review(&record, knowledge);
    let position = review.positions[3];
    assert_eq!((review.moves[3].loss.hundredths(), Grade::of(&review.moves[3])), (0, Grade::Best));
    knowledge.learn_move(&position, GOAL, proven("g5", 10));
    review.read(knowledge);
    for review in [&review, &Review::of(&record, knowledge)] {
        let played = &review.moves[3];
        assert_eq!((played.best, value(review, 3).score), (move_at("g5"), Score::from_discs(10)));
        assert_eq!((played.loss.hundredths(), Grade::of(played)), (1_000, Grade::Blunder));
        assert_eq!(review.best_line(3)[0], move_at("g5"));
        check_sums(review);
    }
    assert_eq!(listed(&position, knowledge)[0], proven("g5", 10));
}

#[test]
fn a_proof_that_the_played_move_is_better_makes_it_the_best() {
    let (record, knowledge) = (opening(), &mut Knowledge::default());
    let mut review = even_review(&record, knowledge);
    let position = review.positions[3];
    knowledge.learn_move(&position, GOAL, proven("g5", 10));
    knowledge.learn_move(&position, GOAL, proven("d3", 12));
    review.read(knowledge);
    let played = &review.moves[3];
    assert_eq!((played.best, played.loss.hundredths(), Grade::of(played)), (move_at("d3"), 0, Grade::Best));
    assert_eq!(value(&review, 4).exact(), Some(-12));
    check_sums(&review);
}

#[test]
fn a_book_value_replaces_a_searched_one_only_if_the_book_looks_deeper() {
    let (record, knowledge) = (opening(), &mut Knowledge::default());
    let mut review = even_review(&record, knowledge);
    let position = review.positions[1];
    let even = review.evaluations.clone();
    let in_book = |name: &str, discs: i16, depth: u8| {
        let estimate = Evaluation::estimate(Score::from_discs(discs), depth, 95);
        estimate.from(Source::Book).with_line(vec![move_at(name)])
    };
    knowledge.learn_move(&position, GOAL, in_book("d6", -5, 2));
    review.read(knowledge);
    assert_eq!(review.evaluations, even);
    for (name, discs) in [("d6", -2), ("f4", -6), ("f6", -3)] {
        knowledge.learn_move(&position, GOAL, in_book(name, discs, 30));
    }
    review.read(knowledge);
    assert_eq!(value(&review, 1).score, Score::from_discs(-2));
    assert_eq!(value(&review, 2).score, Score::from_discs(2));
    assert_eq!(texts::words::known(&value(&review, 1), 58), "book, 30 plies");
    assert_eq!((review.moves[1].best, review.moves[1].loss.hundredths()), (move_at("d6"), 0));
    let scores: Vec<Score> =
        listed(&position, knowledge).into_iter().map(|evaluation| evaluation.score).collect();
    assert_eq!(scores, [-2, -3, -6].map(Score::from_discs));
    check_sums(&review);
}

#[test]
fn review_analysis_and_the_programs_own_book_say_the_same_of_an_opening() {
    let (record, knowledge) = (opening(), &mut Knowledge::default());
    let mut review = even_review(&record, knowledge);
    let book = Book::embedded().expect("the program carries it");
    review.positions.iter().for_each(|position| learn::book(knowledge, Some(&book), position, GOAL));
    review.read(knowledge);
    check_sums(&review);
    for (at, position) in review.positions.iter().enumerate() {
        let score = value(&review, at).score;
        assert_eq!(knowledge.value(position, GOAL).unwrap().score, score, "{position}");
        let known = book.evaluations(position);
        if !known.is_empty() {
            assert_eq!((listed(position, knowledge)[0].score, known[0].score), (score, score), "{position}");
        }
    }
}

#[test]
fn no_value_is_beyond_the_board() {
    let record = game(testing::GAME);
    let knowledge = &mut Knowledge::default();
    let mut review = Review::of(&record, knowledge);
    let book = Book::embedded().expect("the program carries it");
    review.positions.iter().for_each(|position| learn::book(knowledge, Some(&book), position, GOAL));
    let mut plan = Plan::new(&record, Level::new(26), knowledge.clone());
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    while !is_first_pass_done(&plan) {
        let request = plan.request().expect("there are more passes");
        let report = thinker.think(&request, &Stop::never(), &|_| {}).1;
        for (position, evaluation) in plan.take(&report) {
            knowledge.learn(&position, GOAL, evaluation);
        }
        review.read(knowledge);
        for (at, evaluation) in review.evaluations.iter().enumerate() {
            let Some(Evaluation { score, .. }) = evaluation else { continue };
            assert!(score.hundredths().abs() <= 6_400, "{score} at {at}\n{}", review.positions[at]);
        }
    }
    check_sums(&review);
}

/// A made-up value of a position in discs, at every depth; reports are off it by up to 0.6 discs.
fn made_up(position: &Position) -> i32 {
    let discs = position.discs();
    let sum: usize = discs.black.iter().map(|square| 31 * square.index() + 7).sum();
    (sum % 13) as i32 - 6
}

/// Plies and selectivity that a request asks for.
fn effort(request: &Request) -> (u8, u8) {
    match request.method {
        Method::Search(Limits::Depth(depth)) => (depth, 73),
        Method::Search(Limits::Selective { depth, percent }) => (depth, percent),
        _ => panic!("{request:?}"),
    }
}

fn made_up_report(request: &Request, random: &mut SmallRng) -> Report {
    let (depth, selectivity) = effort(request);
    let score = |position: &Position, random: &mut SmallRng| {
        Score::from_hundredths(100 * made_up(position) + random.random_range(-60..=60))
    };
    let moves = request.position.legal_moves();
    let mut all: Vec<(Move, Position)> =
        moves.iter().map(Move::Place).map(|mv| (mv, request.position.play(mv).unwrap())).collect();
    all.sort_by_key(|(_, after)| made_up(after));
    let line = |(mv, after): &(Move, Position), random: &mut SmallRng| {
        Evaluation::estimate(-score(after, random), depth, selectivity).with_line(vec![*mv])
    };
    let mut lines: Vec<Evaluation> = all.iter().map(|one| line(one, random)).collect();
    if request.lines == 1 {
        lines.truncate(1);
        lines[0].score = score(&request.position, random);
    }
    Report { lines, depth, selectivity, nodes: 1, elapsed: Duration::ZERO }
}

#[test]
fn level_27_looks_to_the_end_from_33_empties_on() {
    let mut record = Record::new(Position::start(BoardSize::STANDARD), GOAL);
    let moves = random_game(BoardSize::STANDARD, 1).moves();
    moves.into_iter().take(34).for_each(|mv| _ = record.play(mv).unwrap());
    let (mut plan, mut random) = (plan(&record, 27), SmallRng::seed_from_u64(1));
    let mut asked = Vec::new();
    while let Some(request) = plan.request() {
        asked.push((request.position.empties().len() as u8, effort(&request)));
        plan.take(&made_up_report(&request, &mut random));
    }
    for n in 26..=36 {
        let has = |percent| asked.contains(&(n, (n, percent)));
        assert_eq!([95, 73].map(has), [n <= 30, (31..=33).contains(&n)], "{n} empties");
    }
}

#[test]
fn a_loss_is_confirmed_at_two_depths_of_both_moves_before_it_is_final() {
    for seed in 0..4 {
        let mut record = Record::new(Position::start(BoardSize::STANDARD), GOAL);
        random_game(BoardSize::STANDARD, seed).moves().into_iter().take(12).for_each(|mv| {
            record.play(mv).unwrap();
        });
        let mut random = SmallRng::seed_from_u64(seed);
        let mut plan = plan(&record, 27);
        let mut asked = std::collections::HashSet::new();
        while let Some(request) = plan.request() {
            asked.insert((request.position, effort(&request).0));
            plan.take(&made_up_report(&request, &mut random));
        }
        let review = plan.review();
        check_sums(&review);
        let signed: Vec<&PlayedMove> =
            review.moves.iter().filter(|played| Grade::of(played).has_sign()).collect();
        assert!(!signed.is_empty());
        for played in signed {
            assert!(played.is_final, "{played:?}");
            for mv in [played.mv, played.best] {
                let after = review.positions[played.at].play(mv).unwrap();
                assert!([24, 25].iter().all(|&depth| asked.contains(&(after, depth))), "{played:?}");
            }
        }
        // The loss is final again when the review is read from the record.
        let knowledge = &mut Knowledge::default();
        learn::game(knowledge, &noted(&record, &review));
        let again = Review::of(&record, knowledge);
        for (played, again) in review.moves.iter().zip(&again.moves) {
            assert_eq!((played.loss, played.best), (again.loss, again.best));
            assert!(!Grade::of(played).has_sign() || again.is_final, "{again:?}");
        }
    }
}
