//! Rounds of guesses, from the first to the card.

use super::*;
use analysis::analyst::{Analyst, Priority};
use analysis::testing::{GAME, game};
use engine::{Resources, Stop, Thinker};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The moves of the game from some number of empty squares on; from 12 on they are proven at once.
fn from_empties(n_empties: usize) -> Record {
    let game = game(GAME);
    let positions = game.line_positions();
    let moves: Vec<Move> = positions.iter().filter_map(|(node, _)| game.move_into(*node)).collect();
    let at = positions.iter().position(|(_, position)| position.empties().len() == n_empties).unwrap();
    let mut record = Record::new(positions[at].1, Goal::MostDiscs);
    moves[at + 1..].iter().for_each(|&mv| _ = record.play(mv).unwrap());
    record
}

fn round() -> (GuessRound, Receiver<()>) {
    let (wake, woken) = channel();
    (GuessRound::new(Analyst::start(move || _ = wake.send(())).client(Priority::Guess)), woken)
}

/// Polls until the guess that is shown has its verdict; returns what was announced.
fn wait(round: &mut GuessRound, woken: &Receiver<()>) -> Vec<String> {
    let mut announced = Vec::new();
    while round.question().is_some_and(|question| question.verdict().is_none()) {
        woken.recv_timeout(Duration::from_secs(60)).expect("the analyst answers");
        announced.extend(round.poll(&mut Knowledge::default()));
    }
    announced
}

#[test]
fn a_guess_waits_for_its_values() {
    let (mut round, woken) = round();
    round.offer(&from_empties(12));
    let n = round.n_moves(None);
    assert!(n >= 4 && n == Color::BOTH.map(|color| round.n_moves(Some(color))).iter().sum::<usize>());
    let rating = Rating::new(1400);
    assert!(round.take(Choice::GuessMoves(None), rating).unwrap().contains("What was played?"));
    for number in 1..=n {
        let played = round.play.as_ref().unwrap().shown().unwrap().turn.played;
        let announced = round.take(Choice::Square(played), rating);
        if number == 1 {
            assert!(announced.is_some_and(|words| words.ends_with(": checking…")));
            let question = round.question().unwrap();
            assert_eq!((question.verdict(), question.values.len()), (None, 0));
            let before = round.play.as_ref().unwrap().at;
            round.take(Choice::Next, rating);
            assert_eq!(round.play.as_ref().unwrap().at, before, "not before the verdict");
        }
        let late = wait(&mut round, &woken);
        assert!(number > 1 || late.len() == 1, "the verdict that comes late is announced: {late:?}");
        let question = round.question().unwrap();
        assert_eq!(question.verdict(), Some(true));
        assert!(question.values.iter().all(Evaluation::is_exact), "twelve squares are empty");
        round.take(Choice::Next, rating);
    }
    let totals = round.play.as_ref().unwrap().totals();
    assert_eq!(totals.yours, totals.theirs);
    // The values stay known when the round begins again.
    round.take(Choice::GuessAgain, rating);
    let first = round.play.as_ref().unwrap().guesses[0].turn.played;
    assert!(round.take(Choice::Square(first), rating).unwrap().starts_with("Right: "));
}

#[test]
fn values_found_after_a_guess_count() {
    let (mut round, woken) = round();
    round.offer(&from_empties(17));
    round.take(Choice::GuessMoves(None), Rating::new(1400));
    let turn = round.play.as_ref().unwrap().shown().unwrap().turn;
    round.take(Choice::Square(turn.played), Rating::new(1400));
    let mut knowledge = Knowledge::default();
    while round.question().unwrap().verdict().is_none() {
        woken.recv_timeout(Duration::from_secs(60)).expect("the analyst answers");
        round.poll(&mut knowledge);
    }
    assert!(!round.question().unwrap().values.iter().any(Evaluation::is_exact));
    let proof = Depth { plies: 17, solved_from: 17 }.request(&turn.position);
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
    let proven = thinker.think(&proof, &Stop::never(), &|_| {}).1.lines;
    learn_moves(&mut knowledge, &turn.position, &proven);
    round.poll(&mut knowledge);
    let own = proven.iter().find(|own| own.line[0] == Move::Place(turn.played)).unwrap();
    let guess = round.play.as_ref().unwrap().shown().unwrap();
    assert_eq!(guess.result().unwrap().theirs, proven[0].score - own.score);
    assert!(guess.values.iter().all(Evaluation::is_exact));
}

#[test]
fn a_game_that_is_offered_again_goes_on_and_another_one_replaces_it() {
    let (mut round, _woken) = round();
    let [record, other] = [12, 14].map(from_empties);
    assert!(round.offer(&record));
    round.take(Choice::GuessMoves(Some(Color::Black)), Rating::new(1400));
    for goes_on in [&record, &Record::new(*record.start(), Goal::MostDiscs)] {
        assert_eq!(round.offer(goes_on), goes_on == &record);
        assert!(
            round.question().is_some() && round.is_of(&record),
            "the same game, or one that is too short"
        );
    }
    round.offer(&other);
    assert!(round.question().is_none() && round.is_of(&other));
    assert!(!round.back() && round.take(Choice::Next, Rating::new(1400)).is_none());
    round.forget(Some(&other));
    assert!(round.is_of(&other), "it comes onto the board");
    round.forget(None);
    round.offer_any(Some(&record));
    assert!(round.is_of(&other), "a chosen game stays until it is guessed");
}

#[test]
fn the_game_on_the_board_takes_the_place_of_one_that_is_done() {
    let (mut round, _woken) = round();
    let [record, other] = [12, 14].map(from_empties);
    for board in [&record, &other] {
        round.offer_any(Some(board));
        assert!(round.is_of(board), "neither was chosen");
    }
    round.forget(None);
    assert!(round.record().is_none());
    round.offer_any(None);
    assert!(round.is_of(&games::all()[0].record), "the page always has a game");
    let rating = Rating::new(1400);
    round.take(Choice::OfferGame(2), rating);
    round.take(Choice::GuessMoves(None), rating);
    assert_eq!(round.own_game_done(), None);
    round.play.as_mut().unwrap().at = usize::MAX;
    assert_eq!(round.own_game_done(), Some(2));
    assert!(round.back());
    round.offer_any(Some(&record));
    assert!(round.is_of(&record));
}
