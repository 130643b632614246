//! Files of games and names, written and read again.

use super::*;
use crate::formats::tests::of_sgf;
use crate::formats::transcript;

fn write(games: &[Record], names: &Names) -> Result<Files, WthorWriteError> {
    let mut writer = Writer::new(names, Date { year: 2023, month: 3, day: 7 });
    for game in games {
        let mut game = game.clone();
        if game.header.result.is_empty() {
            game.header.result = "40-24".to_owned();
        }
        writer.add(&game)?;
    }
    Ok(writer.finish())
}

/// Reads the games of a file; a game that is rejected is an error.
fn read(bytes: &[u8]) -> Result<Base, ReadError> {
    let Loaded { rejected, wthor, .. } = load(bytes)?;
    rejected.into_iter().next().map_or(Ok(wthor.unwrap().0), |rejected| Err(rejected.error))
}

fn names(length: usize, names: &[&[u8]]) -> Vec<u8> {
    let mut bytes = vec![20, 24, 3, 7, 0, 0, 0, 0];
    bytes.extend((names.len() as u16).to_le_bytes());
    bytes.extend([0; 6]);
    for name in names {
        bytes.extend(*name);
        bytes.resize(bytes.len() + length - name.len(), 0);
    }
    bytes
}

#[test]
fn games_come_with_their_names() {
    let games = [
        of_sgf("(;GM[2]PB[Anna]PW[René]EV[Grand Prix]DT[2019-05-12]RE[B+4];B[f5];W[d6];B[c3])"),
        of_sgf("(;GM[2]PB[Ben]PW[Anna]EV[Grand Prix]DT[2019];B[f5];W[f6])"),
    ];
    let known = Names { players: vec!["???".into(), "Anna".into()], ..Names::default() };
    let files = write(&games, &known).unwrap();
    assert_eq!(files.players[HEADER..], names(PLAYER, &[b"???", b"Anna", b"Ren\xE9", b"Ben"])[HEADER..]);
    assert_eq!(files.tournaments[HEADER..], names(TOURNAMENT, &[b"???", b"Grand Prix"])[HEADER..]);
    // Tournament, Black, White, score, theoretical score, and f5, d6 and c3 by row and column.
    assert_eq!(files.games[HEADER..][..11], [1, 0, 1, 0, 2, 0, 34, 0, 56, 64, 33]);
    let names = Names::read(Some(&files.players), Some(&files.tournaments));
    let base = read(&files.games).unwrap();
    assert_eq!((base.len(), base.year), (2, 2019));
    for (index, game) in games.iter().enumerate() {
        let record = base.record(index, &names);
        assert_eq!((record.moves(), &record.header.players), (game.moves(), &game.header.players));
        assert_eq!(record.header.event, "Grand Prix");
    }
    assert_eq!(base.header(0, &names).result, "34-30");
    assert!(files.changed_names.is_empty());
}

#[test]
fn readable_names_are_kept_and_errors_reported() {
    let good = names(PLAYER, &[b"Anna", b"Ren\xE9", b"Clara"]);
    let tournaments = names(TOURNAMENT, &[b"Cup", b"Open"]);
    let beside = |players: &[u8], tournaments: &[u8]| {
        let found = Names::read(Some(players), Some(tournaments));
        assert_eq!(found.tournaments, ["Cup", "Open"]);
        (found.players.join(" "), found.wrong.len())
    };
    let of = |players: &[u8]| beside(players, &tournaments);
    let all = "Anna René Clara".to_owned();
    assert_eq!(of(&good), (all.clone(), 0));
    let with_count = |n: u8| [&good[..8], &[n], &good[9..]].concat();
    assert_eq!((of(&with_count(9)), of(&with_count(2))), ((all.clone(), 1), (all.clone(), 1)));
    assert_eq!(of(&[&good[..], b"\x1A"].concat()), (all.clone(), 0));
    assert_eq!(of(&good[..good.len() - 3]), (all.clone(), 1));
    assert_eq!(of(&good[..good.len() - 18]), ("Anna René".to_owned(), 1));
    assert_eq!(of(b""), (String::new(), 1));
    assert_eq!(beside(&tournaments, &good), (all.clone(), 0));
    assert_eq!(of(&names(PLAYER, &[b"Anna", "René".as_bytes(), b"Clara"])), (all, 0));
    assert_eq!(Names::read(None, None), Names::default());
    let wrong = Names::read(Some(&names(PLAYER, &[b"Anna"])[..30]), None).wrong;
    assert_eq!(wrong[0].to_string(), "the file of names has 30 bytes, which 1 names of 20 do not take");

    let base = write(&[of_sgf("(;GM[2];B[f5];W[d6])")], &Names::default()).unwrap().games;
    let mut loaded = crate::formats::read(&base, &crate::formats::Defaults::default()).unwrap();
    loaded
        .name_players(|ending| if ending == "jou" { Ok(Some(with_count(9))) } else { Err("closed".into()) });
    assert_eq!(loaded.record(0).header.players.black, "Anna");
    let said: Vec<String> = loaded.rejected.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["closed", "the file of names has 76 bytes, which 9 names of 20 do not take"]);
    assert_eq!(loaded.number(0), 1);
}

#[test]
fn theoretical_scores_survive_with_their_depth() {
    let moves = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8\
        g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";
    let start = Position::start(BoardSize::STANDARD);
    let record = transcript::read(moves, &start, Goal::MostDiscs).unwrap();
    let mut bytes = write(&[record], &Names::default()).unwrap().games;
    for (depth, theoretical) in [(24, 40), (20, 30), (22, 64)] {
        bytes[14] = if depth == 22 { 0 } else { depth };
        bytes[HEADER + 7] = theoretical;
        let record = read(&bytes).unwrap().record(0, &Names::default());
        let again = write(&[record], &Names::default()).unwrap().games;
        let base = read(&again).unwrap();
        assert_eq!((base.depth, base.facts(0).theoretical), (depth, theoretical));
        assert_eq!(base.year, 0, "no game has a date");
    }
    // The result of a game that was over by then.
    let over = of_sgf("(;GM[2];B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])");
    assert_eq!(read(&write(&[over], &Names::default()).unwrap().games).unwrap().facts(0).theoretical, 64);
    let game = |depths: &[usize]| {
        let mut record = transcript::read(moves, &start, Goal::MostDiscs).unwrap();
        for node in record.main_line() {
            if depths.contains(&record.position_at(node).empties().len()) {
                let exact = Evaluation::saved(Score::from_discs(2), None);
                record.annotations_mut(node).evaluation = Some(exact);
            }
        }
        record
    };
    // The depth at which most games have an exact value; of several such depths the greatest.
    for (games, depth, n_exact) in [
        ([&[][..], &[20, 24], &[24]], 24, 2),
        ([&[20][..], &[20, 24], &[24]], 24, 2),
        ([&[24][..], &[20], &[20]], 20, 2),
    ] {
        let base = read(&write(&games.map(game), &Names::default()).unwrap().games).unwrap();
        let n = (0..3).filter(|game| base.facts(*game).theoretical > 0).count();
        assert_eq!((base.depth, n), (depth, n_exact));
    }
}

#[test]
fn names_that_do_not_fit_are_listed() {
    let game = of_sgf("(;GM[2]PB[Tamenori Hideshi the Great]PW[為則英司];B[f5])");
    let files = write(&[game], &Names::default()).unwrap();
    let names = Names::read(Some(&files.players), None);
    assert_eq!(names.players, ["???", "Tamenori Hideshi th", "????"]);
    assert_eq!(files.changed_names, ["Tamenori Hideshi the Great", "為則英司"]);
}

#[test]
fn an_error_says_which_file_of_names_is_full() {
    let game = of_sgf("(;GM[2]PB[Anna]EV[Cup];B[f5])");
    let full = |names: u32| (0..names).map(|number| format!("{number}")).collect::<Vec<_>>();
    for (players, tournaments, file) in [(65_535, 0, ".jou"), (0, 65_535, ".trn")] {
        let names = Names { players: full(players), tournaments: full(tournaments), ..Names::default() };
        let error = write(std::slice::from_ref(&game), &names).unwrap_err();
        assert_eq!(error, WthorWriteError::Names(file));
    }
}

#[test]
fn games_that_do_not_fit_are_refused() {
    let check = |games: &[&str], expected: &str| {
        let games: Vec<Record> = games.iter().map(|game| of_sgf(game)).collect();
        assert_eq!(write(&games, &Names::default()).unwrap_err().to_string(), expected);
    };
    let start = "WTHOR holds games of 8×8 or 10×10 from the standard start, with most discs winning";
    check(&["(;GM[2]SZ[6];B[e4])"], &format!("game 1: {start}"));
    check(&["(;GM[2];B[f5])", "(;GM[2]RU[anti];B[f5])"], &format!("game 2: {start}"));
    check(
        &["(;GM[2]DT[2019-01-01];B[f5])", "(;GM[2]DT[2020];B[f5])"],
        "game 2 is of 2020, the first of 2019; WTHOR has a file for each year",
    );
    check(
        &["(;GM[2];B[f5])", "(;GM[2]SZ[10];B[g6])"],
        "game 2 is on another board than the first; WTHOR has a file for each size",
    );
}
