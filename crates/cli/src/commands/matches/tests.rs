//! Matches between built-in players, which need no process. Those with other programs are in
//! `tests/protocols.rs`.

use super::*;
use engine::Resources;
use othello::record::GameLine;

fn options(a: &str, b: &str, n_games: usize) -> MatchOptions {
    let player = |text| PlayerSpec::read(text, |_| Err("no file is needed".to_owned())).unwrap();
    MatchOptions {
        players: [player(a), player(b)],
        n_games,
        first_game: 0,
        openings: Openings::read("f5d6\nf5f6\nf5f4", BoardSize::STANDARD).unwrap().0,
        time_control: TimeControl::Level(Level::new(2)),
        patience: None,
        resources: Resources { n_threads: 1, table_mb: 1 },
        seed: 1,
    }
}

/// The result, the text and the games of a match of which some games are done.
fn run(options: &MatchOptions, done: &str) -> Result<(MatchResult, String, String), String> {
    let (mut out, mut games, mut reports) = (Vec::new(), done.as_bytes().to_vec(), Vec::new());
    let mut progress = |text: &str| reports.push(text.to_owned());
    let mut complain = |text: &str| panic!("a megabyte can be had: {text}");
    let channels =
        Channels { out: &mut out, games: &mut games, progress: &mut progress, complain: &mut complain };
    let result = play(options.clone(), Output::Json, done, channels).map_err(|error| error.to_string())?;
    let n_done = done.lines().count();
    assert_eq!(reports.iter().filter(|report| !report.is_empty()).count(), options.n_games - n_done);
    assert_eq!(reports.last().map(String::as_str), Some(""));
    Ok((result, String::from_utf8(out).unwrap(), String::from_utf8(games).unwrap()))
}

/// The parts of games that do not depend on the clock.
fn scores(games: &str) -> Vec<(String, f64, Vec<othello::rules::Move>)> {
    let games = ggf::read(games).unwrap().into_iter();
    let moves = |game: &GameLine| game.moves.iter().map(|played| played.mv).collect();
    let score = |game: &GameLine| game.ending.unwrap().difference(game.start.size());
    games.map(|game| (game.header.players.black.clone(), score(&game), moves(&game))).collect()
}

#[test]
fn colours_change_and_openings_follow_each_other() {
    let (result, out, games) = run(&options("greedy", "random", 6), "").unwrap();
    let (wins, draws, losses) = result.results();
    assert_eq!((result.n_games(), wins + draws + losses), (6, 6));
    let games = scores(&games);
    let colors: Vec<&str> = games.iter().map(|(black, ..)| black.as_str()).collect();
    assert_eq!(colors, ["greedy", "random", "greedy", "random", "greedy", "random"]);
    for (at, pair) in games.chunks(2).enumerate() {
        assert_eq!(pair[0].2[..2], pair[1].2[..2]);
        assert!(at == 0 || pair[0].2[..2] != games[0].2[..2]);
    }
    let objects: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (objects.len(), objects[1]["black"].as_str(), objects[6]["games"].as_u64()),
        (7, Some("random"), Some(6))
    );
    assert_eq!(objects[1]["score"].as_f64(), Some(-games[1].1));
}

#[test]
fn a_match_repeats_and_goes_on_where_it_was_interrupted() {
    let options = options("outflank", "random", 4);
    let (result, _, games) = run(&options, "").unwrap();
    assert_eq!(scores(&run(&options, "").unwrap().2), scores(&games));
    // In the middle of a line.
    let torn = &games[..games.match_indices('\n').nth(1).unwrap().0 + 40];
    let whole = &torn[..whole_lines(torn.as_bytes())];
    assert_eq!(whole.lines().count(), 2);
    let (resumed, out, all) = run(&options, whole).unwrap();
    assert_eq!((scores(&all), resumed.results(), out.lines().count()), (scores(&games), result.results(), 3));
    assert!(all.starts_with(whole));
    // All games are done: only the result is written again.
    assert_eq!(run(&options, &games).unwrap().1.lines().count(), 1);
}

#[test]
fn games_of_another_match_are_refused() {
    let (_, _, games) = run(&options("greedy", "random", 2), "").unwrap();
    let expected = "line 1 of the games: it is a game of another match; give another file, or the same \
    arguments as before";
    assert_eq!(run(&options("random", "greedy", 2), &games).unwrap_err(), expected);
    let other_control =
        MatchOptions { time_control: TimeControl::Nodes(5), ..options("greedy", "random", 2) };
    assert_eq!(run(&other_control, &games).unwrap_err(), expected);
    let error = run(&options("greedy", "random", 2), "nonsense\n").unwrap_err();
    assert!(error.starts_with("line 1 of the games: there is no game in it"), "{error}");
}

#[test]
fn a_program_that_is_not_there_is_told() {
    let error = run(&options("gtp:/no/such/program", "random", 2), "").unwrap_err();
    assert!(error.starts_with("gtp:/no/such/program: /no/such/program cannot be started: "), "{error}");
    let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;";
    let (openings, _) = Openings::read(board, BoardSize::STANDARD).unwrap();
    let error = run(&MatchOptions { openings, ..options("gtp:x", "random", 2) }, "").unwrap_err();
    assert!(error.contains("only begin with the standard position"), "{error}");
    let openings = Openings::standard(BoardSize::new(6, 8).unwrap());
    let error = run(&MatchOptions { openings, ..options("random", "gtp:x", 2) }, "").unwrap_err();
    assert_eq!(error, "gtp:x: by GTP a game can only be on a square board");
}

#[test]
fn matches_are_on_any_board() {
    let size = BoardSize::new(10, 6).unwrap();
    let openings = Openings::drawn(size, 4, 2, 7);
    let options = MatchOptions { openings, ..options("outflank", "greedy", 4) };
    let (result, _, games) = run(&options, "").unwrap();
    assert_eq!(result.n_games(), 4);
    let games = ggf::read(&games).unwrap();
    assert!(games.iter().all(|game| game.start.size() == size && game.moves.len() > 40));
    assert_eq!(games[0].moves[..4], games[1].moves[..4]);
}

#[test]
fn clocks_run_in_our_own_games() {
    let time_control =
        TimeControl::Clock { main: Duration::from_millis(1500), increment: Duration::from_millis(10) };
    let (_, _, games) = run(&MatchOptions { time_control, ..options("outflank", "greedy", 1) }, "").unwrap();
    let game = ggf::read(&games).unwrap().remove(0);
    assert_eq!(game.clocks.white.main, Duration::from_millis(1500));
    assert!(
        game.moves[2..].iter().all(|played| played.time.is_some() || played.mv == othello::rules::Move::Pass)
    );
    let left = game.time_left();
    assert!(left.black < left.white && !left.black.is_zero(), "{left:?}");
}

#[test]
fn the_parts_of_a_match_together_are_the_match() {
    let whole = options("greedy", "minimax:2", 6);
    let (result, ..) = run(&whole, "").unwrap();
    let parts = [(0, 2), (2, 4)].map(|(first_game, n_games)| {
        let part = MatchOptions { first_game, n_games, ..whole.clone() };
        run(&part, "").unwrap().2
    });
    // The games also hold the seconds of each move, which differ, so only their results are compared.
    let (together, _, _) = run(&whole, &parts.concat()).unwrap();
    assert_eq!((together.n_games(), together.results()), (6, result.results()));
    assert_eq!(together.discs(), result.discs());
}
