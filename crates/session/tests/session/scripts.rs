//! Conversations with a session, as text: `data/session/*.txt`.
//!
//! A line that begins with `>` is a command; the lines after it are the expected answers: `!` for each
//! effect, `=` for the state afterwards (activity, shown line with `|` at the cursor, possible actions, and
//! the seconds left to both sides). `OUTFLANK_BLESS=1 cargo test --test session` writes the current
//! answers into the files; read them before you commit.

use crate::world::World;
use engine::players::Player;
use engine::{BookUse, Level, Limits, Method, Report, Request, TimeLeft};
use othello::clock::{Clocks, FlagFall};
use othello::evaluation::{Evaluation, Score, Source};
use othello::formats::board_text;
use othello::record::{NodeId, Record};
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position, Setup, Square, Start};
use session::words::{announcement_words, situation};
use session::{Action, Activity, Config, Effect, GameSession, Help, HintStep, Mode, NewGame, SearchPurpose};
use std::path::Path;
use std::time::Duration;
use texts::words::{judged_name, time_words};

#[test]
fn sessions_answer_as_their_scripts_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/session");
    let mut n_scripts = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let script = std::fs::read_to_string(&path).unwrap();
        let answer = answer(&script);
        n_scripts += 1;
        if std::env::var_os("OUTFLANK_BLESS").is_some() {
            std::fs::write(&path, &answer).unwrap();
        } else if answer != script.replace("\r\n", "\n") {
            let differs = answer.lines().zip(script.lines()).position(|(now, then)| now != then).unwrap_or(0);
            panic!("{} differs from line {} on; now it is:\n{answer}", path.display(), differs + 1);
        }
    }
    assert!(n_scripts >= 10, "only {n_scripts} scripts were found");
}

/// Runs a script. Returns it with the session's current answers.
fn answer(script: &str) -> String {
    let mut world = World::new(GameSession::new(NewGame::default()));
    world.file = Some(String::new());
    let (mut text, mut names) = (String::new(), ByColor::new(None, None));
    for line in
        script.lines().filter(|line| !line.starts_with("! ") && !line.starts_with("= ") && !is_board(line))
    {
        text.push_str(line);
        text.push('\n');
        let Some(command) = line.strip_prefix("> ") else { continue };
        if command == "board" {
            text.push_str(&world.session.position().to_string().replace(" to move", " is to move"));
            continue;
        }
        let words: Vec<&str> = command.split_whitespace().collect();
        let said = match words[..] {
            ["times"] => Some(times(&world)),
            ["words"] => Some(situation(&world.session, &names, true)),
            ["words", "unmarked"] => Some(situation(&world.session, &names, false)),
            ["help"] => Some(world.session.game().help.map_or("none".to_owned(), |help| format!("{help:?}"))),
            ["result"] => Some(format!("\"{}\"", world.session.record().header.result)),
            ["killed"] => {
                world.restart();
                Some(state(&world))
            }
            ["names", black, white] => {
                names = ByColor::new(black, white).map(|name| (name != "-").then(|| name.to_owned()));
                None
            }
            _ => {
                eprintln!("{command}");
                let effects = perform(&mut world, command);
                let texts = effects.iter().map(|effect| effect_text(effect, &world, &names));
                texts.for_each(|effect| text.push_str(&format!("! {effect}\n")));
                Some(state(&world))
            }
        };
        said.into_iter().for_each(|said| text.push_str(&format!("= {said}\n")));
    }
    text
}
/// A line of a drawn board.
fn is_board(line: &str) -> bool {
    let is_row = line.len() >= 4 && line.chars().all(|c| "XO-".contains(c));
    is_row || line.ends_with(" is to move")
}

fn perform(world: &mut World, command: &str) -> Vec<Effect> {
    let words: Vec<&str> = command.split_whitespace().collect();
    let size = world.session.position().size();
    let number = |index: usize| words.get(index).map_or(1, |word: &&str| word.parse::<i32>().unwrap());
    let level = |index: usize| Level::new(number(index) as u8);
    let square = |name: &str| Square::parse(name, size).unwrap();
    let node = |index: usize| node(world.session.record(), number(index) as usize);
    let mode = |name: &str| if name == "serious" { Mode::Serious } else { Mode::Casual };
    let mv = |name: &str| if name == "pass" { Move::Pass } else { Move::Place(square(name)) };
    let action = match words[0] {
        "play" => Action::Play(square(words[1])),
        "undo" => Action::Undo,
        "redo" => Action::Redo,
        "step" => Action::Step(number(1)),
        "first" => Action::First,
        "last" => Action::Last,
        "jump" => Action::Jump(node(1)),
        "variation" => Action::Variation(number(1)),
        "line" => Action::PlayLine {
            moves: words[2..].iter().map(|name| mv(name)).collect(),
            shown: number(1) as usize,
        },
        "comment" => Action::Comment(node(1), words[2..].join(" ")),
        "worth" => {
            let score = Score::from_hundredths(number(2));
            let evaluation = match words.get(3) {
                Some(depth) => Evaluation::estimate(score, depth.parse().unwrap(), 73),
                None => Evaluation::proven(score.discs()),
            };
            Action::Value(node(1), evaluation)
        }
        "promote" => Action::Promote(node(1)),
        "remove" => Action::Remove(node(1)),
        "new" | "serious" => {
            let start = words[2].parse::<Start>().unwrap().position(words[1].parse().unwrap());
            Action::NewGame(Box::new(NewGame { mode: mode(words[0]), ..new_game(start, &words[3..]) }))
        }
        // `clocks 5:00 1:00+2 loses casual human human`
        "clocks" => {
            let controls = ByColor::new(words[1], words[2]).map(|control| control.parse().unwrap());
            let flag = if words[3] == "loses" { FlagFall::Loses } else { FlagFall::GoesOn };
            let (mode, clocks) = (mode(words[4]), Some(Clocks { controls, flag }));
            let game = new_game(Position::start(BoardSize::STANDARD), &words[5..]);
            Action::NewGame(Box::new(NewGame { mode, clocks, ..game }))
        }
        // `correct SQUARE X`, `O` or `-` changes a square; otherwise the other side is to move.
        "correct" => {
            let mut setup = Setup::from(world.session.position());
            match words.get(2) {
                Some(disc) => {
                    let disc = disc.chars().next().and_then(Setup::read_disc);
                    setup.put(square(words[1]), disc.expect("X, O or -"));
                }
                None => setup.turn = !setup.turn,
            }
            Action::Correct(Box::new(setup.position().unwrap()))
        }
        "play-on" => Action::PlayOn(ByColor::new(player(words[1]), player(words[2]))),
        "setup" => {
            let setup = board_text::read(&words[1..3].join(" "), BoardSize::STANDARD).unwrap();
            Action::NewGame(Box::new(new_game(setup.position().unwrap(), &words[3..])))
        }
        "load" if words.len() == 1 => Action::Load(Box::new(world.session.record().clone())),
        "load" => {
            Action::Load(Box::new(Record::new(Position::start(words[1].parse().unwrap()), Goal::MostDiscs)))
        }
        "player" => {
            Action::SetPlayer(if words[1] == "black" { Color::Black } else { Color::White }, player(words[2]))
        }
        "resume" => Action::Resume,
        "stop" => Action::Stop,
        "play-one" => Action::PlayOne(level(1)),
        "hint" => Action::Hint(level(1)),
        "pace" => {
            let pace = Duration::from_millis(number(1) as u64);
            Action::Configure(Config { pace, ..world.session.config() })
        }
        "ponder" => Action::Configure(Config { ponders: words[1] == "on", ..world.session.config() }),
        "book" => {
            let book = words[1].parse().map_or(BookUse::Never, |loss| BookUse::Within { loss });
            Action::Configure(Config { book, ..world.session.config() })
        }
        "analysis" => Action::Help(Help::Analysis),
        "tick" => Action::Tick,
        "wait" => {
            let mut effects = world.wait(Duration::from_millis(number(1) as u64));
            if world.session.game().timing.is_some() {
                // With clocks the session asks to be woken and saved again and again.
                effects.retain(|effect| !matches!(effect, Effect::Save | Effect::WakeAt(_)));
            }
            return effects;
        }
        "engine" => {
            let best = (words[1] != "nothing").then(|| mv(words[1]));
            let source = if words.get(2) == Some(&"book") { Source::Book } else { Source::Search };
            let value = Evaluation::estimate(Score::from_discs(1), 8, 73).from(source);
            let lines = best.map(|best| value.with_line(vec![best]));
            let elapsed = Duration::from_millis(250);
            return world
                .finish(best, Report { lines: lines.into_iter().collect(), elapsed, ..Report::default() });
        }
        "engine-stale" => {
            let (id, best) = (world.stale_id(), Some(mv(words[1])));
            return world.receive(engine::Event::Finished { id, best, report: Report::default() });
        }
        "engine-reports" => {
            let (id, _) = world.search.clone().unwrap();
            let report = Report { depth: number(1) as u8, ..Report::default() };
            return world.receive(engine::Event::Progress { id, report });
        }
        "engine-fails" => return world.fail(&words[1..].join(" ")),
        _ => panic!("no such command: {command}"),
    };
    world.apply(action)
}

/// How long the moves of the shown line took.
fn times(world: &World) -> String {
    let record = world.session.record();
    let time = |&node: &NodeId| record.move_time(node).map_or("-".to_owned(), time_words);
    record.line().iter().map(time).collect::<Vec<_>>().join(", ")
}

fn node(record: &Record, number: usize) -> NodeId {
    record.node_at(number).unwrap()
}

fn new_game(start: Position, players: &[&str]) -> NewGame {
    NewGame { start, ..NewGame::standard(ByColor::new(player(players[0]), player(players[1]))) }
}

fn player(text: &str) -> Player {
    let (kind, strength) = text.split_once(':').unwrap_or((text, "1"));
    let strength = strength.parse().unwrap();
    match kind {
        "human" => Player::Human,
        "random" => Player::Random,
        "greedy" => Player::Greedy,
        "minimax" => Player::Minimax { depth: strength },
        "outflank" => Player::Engine { level: Level::new(strength) },
        _ => panic!("no such player: {text}"),
    }
}

fn effect_text(effect: &Effect, world: &World, names: &ByColor<Option<String>>) -> String {
    match effect {
        Effect::Think(_, request) => format!("think {}", request_text(request)),
        Effect::AskEngine(_, engine) => format!("ask {engine}"),
        Effect::Ponder(_, request) => request_text(request),
        Effect::StopThinking => "stop thinking".to_owned(),
        Effect::Save => "save".to_owned(),
        Effect::Show => "show".to_owned(),
        Effect::Announce(announcement) => format!("say {}", announcement_words(announcement, names)),
        Effect::WakeAt(time) => format!("wake in {} ms", time.duration_since(world.now).as_millis()),
    }
}

fn request_text(request: &Request) -> String {
    let method = match request.method {
        Method::Human { rating } => format!("opponent:{}", rating.points()),
        Method::Character(character) => character.name().to_owned(),
        Method::Ghost { rating } => format!("ghost:{}", rating.points()),
        Method::Random => "random".to_owned(),
        Method::Greedy => "greedy".to_owned(),
        Method::Minimax { depth } => format!("minimax:{depth}"),
        Method::Search(Limits::Level(level)) => format!("outflank:{}", level.number()),
        Method::Search(limits) => format!("{limits:?}"),
        Method::WhatIf(asked) => format!("{asked:?}"),
        Method::Ponder(level) => {
            return format!("ponder outflank:{} after {}", level.number(), request.position.turn());
        }
    };
    let keep = if request.keep { ", keep" } else { "" };
    let book = match request.book {
        BookUse::Never => String::new(),
        BookUse::Within { loss } => format!(", book -{loss}"),
    };
    let clock = request.clock.map_or(String::new(), |TimeLeft { left, increment, .. }| {
        format!(", {} s + {} s left", left.as_secs_f64(), increment.as_secs_f64())
    });
    format!("{method} for {}{keep}{book}{clock}", request.position.turn())
}

/// `human, Black | f5 d6 | c3; undo redo`
fn state(world: &World) -> String {
    let session = &world.session;
    let record = session.record();
    let size = session.position().size();
    let activity = match session.activity() {
        Activity::Human => format!("human, {}", session.position().turn()),
        Activity::Paused => format!("paused, {}", session.position().turn()),
        Activity::Thinking { purpose: SearchPurpose::Move, report, .. } => {
            format!("thinking, depth {}", report.depth)
        }
        Activity::Thinking { purpose: SearchPurpose::Hint, report, .. } => {
            format!("looking for a hint, depth {}", report.depth)
        }
        Activity::Replying { mv, .. } => format!("replying {}", mv.name(size)),
        Activity::OutOfTime(color) => format!("out of time, {color}"),
        Activity::Over(outcome) => format!("over {}–{}", outcome.discs.black, outcome.discs.white),
    };
    let mut words = vec![activity, ";".to_owned()];
    let names = |node: &NodeId| judged_name(record, *node, size);
    let line = record.line();
    let n_before = record.path(record.cursor()).len();
    words.extend(line[..n_before].iter().filter_map(names));
    words.push("|".to_owned());
    words.extend(line[n_before..].iter().filter_map(names));
    words.push(";".to_owned());
    words.extend(session.can_undo().then(|| "undo".to_owned()));
    words.extend(session.can_redo().then(|| "redo".to_owned()));
    words.extend(session.hint().map(|hint| {
        let best = hint.lines[0].line.first().map_or(String::new(), |mv| mv.name(size));
        match hint.step {
            HintStep::Theme => format!("hint {best}, its theme"),
            HintStep::Squares => format!("hint {best}, two squares"),
            HintStep::Move => format!("hint {best}"),
        }
    }));
    let reply = session.reply().and_then(|reply| reply.lines.first());
    words.extend(reply.is_some_and(|line| line.source == Source::Book).then(|| "from the book".to_owned()));
    let state = words.join(" ").replace(" ;", ";").trim_end_matches([';', ' ']).to_owned();
    state + &clocks(world).map_or(String::new(), |clocks| format!("; {clocks}"))
}

/// `290 s, 60 s running`; overtime has a minus.
fn clocks(world: &World) -> Option<String> {
    let session = &world.session;
    let sides = session.clocks(world.now)?.map(|clock| match clock.over {
        Duration::ZERO => format!("{} s", clock.left().as_secs_f64()),
        over => format!("-{} s", over.as_secs_f64()),
    });
    let state = match (session.clock_runs(), session.clock_waits()) {
        (true, _) => " running",
        (false, true) => " waiting",
        (false, false) => "",
    };
    let over = session.over_time().iter().map(|color| format!(", {color} over time")).collect::<String>();
    Some(format!("{}, {}{state}{over}", sides.black, sides.white))
}
