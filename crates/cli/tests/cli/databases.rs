//! `explore` and `find`: what they say of game databases.

use crate::program::{Folder, GAME, records};
use library::{Library, import};

#[test]
fn explore_says_what_was_played() {
    let folder = Folder::new();
    let lines = records(&folder.done("explore embedded f5d6 --json"));
    assert_eq!((lines[0]["move"].as_str(), lines[0]["loss"].as_f64()), (Some("c3"), Some(0.0)));
    let total = lines.last().unwrap();
    assert!(total["turn"] == "Black" && total["games"].as_u64().unwrap() > 80_000, "{total}");

    let games = "(;GM[2]PB[Anna]PW[Ben]RE[B+4]DT[2019];B[f5];W[d6];B[c3])\
                 (;GM[2]PB[Cleo]PW[Ben]RE[W+8]DT[2021];B[d3];W[c5];B[f6])";
    folder.write("games.sgf", games);
    let answer = folder.done("explore games.sgf f5d6 --games 5");
    assert!(answer.contains("c3                  2  50.0 %   0.0 %  50.0 %     -2.00    0.00"), "{answer}");
    assert!(answer.ends_with("\nCleo – Ben, 2021: 28–36\nAnna – Ben, 2019: 34–30\n"), "{answer}");
    let answer = folder.done("explore games.sgf --player anna --years=-2020");
    assert!(answer.contains("\nall                 1 100.0 %"), "{answer}");
    for (players, expected) in [("--white ben", 2), ("--black anna --white BEN", 1), ("--black ben", 0)] {
        let total = records(&folder.done(&format!("explore games.sgf f5 --json {players}"))).pop().unwrap();
        assert_eq!(total["games"], expected, "{players}");
    }
    assert_eq!(folder.done("explore games.sgf f5f4"), "No game came to this position.\n");
}

#[test]
fn explore_takes_folders_and_any_encoding() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path("games")).unwrap();
    // A name in Shift_JIS.
    let game = [b"(;GM[2]PB[\x96\xEC];B[f5];W[d6])".as_slice(), b"(;GM[2];B[f5];W[f6])".as_slice()].concat();
    folder.write("games/a.sgf", &game);
    folder.write("games/b.sgf", &game[..game.len() / 2]);
    folder.write("games/c.pgn", "[Black \"Anna\"]\n[White \"Ben\"]\n[Result \"40-24\"]\n\n1. f5 d6\n");
    folder.write("games/d.txt", "nothing");
    for (database, code, n_games) in [("games", 3, 3), ("games/a.sgf", 0, 2), ("games/c.pgn", 0, 1)] {
        let explored = folder.ends(code, &format!("explore {database} --encoding Shift_JIS"), "");
        for broken in ["b.sgf", "d.txt"] {
            assert_eq!(explored.err.contains(broken), code == 3, "{explored:?}");
        }
        assert!(explored.out.contains(&format!("all {n_games:>17}")), "{explored:?}");
    }
    let explored = folder.run("explore games --black \u{91ce} --encoding Shift_JIS");
    assert!(explored.out.contains("all                 1"), "{explored:?}");
}

#[test]
fn games_are_found_by_words_and_by_a_board() {
    let folder = Folder::new();
    let games = "(;GM[2]PB[Tastet Marc]PW[Ben]RO[Final]DT[2019];B[f5];W[d6];B[c3])\
                 (;GM[2]PB[Cleo]PW[Ben]DT[2021];B[d3];W[c5];B[f6])\
                 (;GM[2]PB[Dora]PW[Emil]DT[2020];B[f5];W[f6];B[e6])";
    folder.write("games.sgf", games);
    for (words, expected) in [
        ("ben 2021", "Cleo – Ben, 2021\n1 game of 3\n"),
        ("round:final", "Tastet Marc – Ben, 2019\n1 game of 3\n"),
        ("--position f5d6c3", "Cleo – Ben, 2021\nTastet Marc – Ben, 2019\n2 games of 3\n"),
        ("--position f5d6c3 white:ben 2019", "Tastet Marc – Ben, 2019\n1 game of 3\n"),
        ("--part f5=x,d6=o --as-given", "Tastet Marc – Ben, 2019\n1 game of 3\n"),
        ("--part 'f6=o e6=x d6=-'", "Dora – Emil, 2020\n1 game of 3\n"),
        ("--part a1=x", "0 games of 3\n"),
    ] {
        assert_eq!(folder.done(&format!("find games.sgf {words}")), expected, "{words}");
    }
    let said = folder.run("find games.sgf tatset");
    assert_eq!(said.out, "0 games of 3\n");
    assert_eq!(said.err, "Did you mean \"Tastet Marc\" (1 game)?\n");
    let lines = records(&folder.done("find games.sgf cleo --json"));
    let [game, total] = lines.as_slice() else { panic!("{lines:?}") };
    assert_eq!((&game["game"], &game["black"], &game["date"]), (&2.into(), &"Cleo".into(), &"2021".into()));
    assert_eq!((&game["moves"], &total["found"]), (&"d3c5f6".into(), &1.into()));
    // `convert` selects the same games, but keeps the order of the file.
    let convert = "convert games.sgf - --to txt";
    assert_eq!(folder.done(&format!("{convert} --find ben")), "f5d6c3\nd3c5f6\n");
    assert_eq!(folder.done(&format!("{convert} --position f5f6")), "f5f6e6\n");
    folder.ends(2, &format!("{convert} --find zoe"), "games.sgf: no game is found.");
}

#[test]
fn explore_says_what_of_a_library_is_damaged() {
    let folder = Folder::new();
    let games = b"(;GM[2];B[f5];W[d6])(;GM[2];B[f5];W[f6])";
    let mut library = Library::new();
    for game in import::ImportSource::open(Box::new(&games[..]), |_| Ok(None), "", 7).unwrap() {
        library.take_in(game).unwrap();
    }
    let mut bytes = library.bytes().to_vec();
    bytes[3] ^= 1;
    folder.write(Library::FILE, bytes);
    let said = "games.library is damaged (its heading is damaged). 2 games of it can be read.";
    let explored = folder.ends(3, "explore .", said);
    assert!(explored.out.contains("all                 2"), "{explored:?}");
}

#[test]
fn results_that_do_not_fit_their_boards_are_reported() {
    let folder = Folder::new();
    folder.write("a.sgf", "(;GM[2]RE[W+30];B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])");
    let expected = "a.sgf: game 1: the result W+30 was not used; the board says B+64\n";
    for line in ["explore a.sgf f5", "find a.sgf --position f5", "convert a.sgf - --to txt --position f5"] {
        let said = folder.run(line);
        assert_eq!((said.code, said.err.as_str()), (Some(0), expected), "{line}");
    }
}

#[test]
fn convert_writes_theoretical_scores() {
    let folder = Folder::new();
    // White passes twice.
    folder.write("game.txt", GAME);
    // With ten empty squares the game was drawn before Black's f1.
    for (n_empties, best) in [(10, 32), (8, 16)] {
        folder.done(&format!("convert game.txt out.wtb --theoretical {n_empties}"));
        let bytes = std::fs::read(folder.path("out.wtb")).unwrap();
        // The depth in the header; Black's discs on the final board, and after best play.
        assert_eq!((bytes[14], bytes[16 + 6], bytes[16 + 7]), (n_empties, 16, best));
        // A library in between keeps them.
        folder.done("convert out.wtb again.wtb --position f5");
        assert_eq!(std::fs::read(folder.path("again.wtb")).unwrap(), bytes);
    }
}
