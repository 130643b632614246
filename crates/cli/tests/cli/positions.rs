//! From games to labelled positions, on one machine and on several.

use crate::program::{Folder, records};
use serde_json::Value;

/// Writes positions with 8 empty squares from played games.
fn write_endings(folder: &Folder, n_games: u32) {
    folder.done(&format!("positions --played {n_games} --play-depth 1 --empties 8 --out ends.obf"));
}

#[test]
fn positions_of_games_are_chosen() {
    let folder = Folder::new();
    folder.write("a.sgf", "(;GM[2]PB[Anna];B[f5];W[d6];B[c3])(;GM[2];B[d3];W[c5])");
    folder.write("b.txt", "f5d6\nf5f6\n");
    let lines = |options: &str| {
        let said = folder.done(&format!("positions a.sgf b.txt --json {options}"));
        records(&said).split_off(1)
    };
    assert_eq!(lines("").len(), 4 + 3 + 3 + 3);
    let at_58 = lines("--empties 58");
    assert_eq!(at_58.len(), 4);
    let place = |of: &Value| format!("{} {} {}", of["file"].as_str().unwrap(), of["game"], of["ply"]);
    let places: Vec<String> = at_58.iter().map(place).collect();
    assert_eq!(places, ["a.sgf 1 2", "a.sgf 2 2", "b.txt 1 2", "b.txt 2 2"]);
    // f5 d6 and d3 c5 are images of one another.
    assert_eq!(lines("--empties 58 --unique").len(), 2);
    assert_eq!(lines("--plies 3").len(), 1);
    assert_eq!(lines("--sample 3 --seed 4"), lines("--sample 3 --seed 4"));
    assert_eq!(lines("--sample 3").len(), 3);
    assert!(lines("--value 60..64 --depth 1").is_empty());
    // As OBF, and read again from both forms.
    let obf = folder.done("positions a.sgf --empties 58-59");
    assert_eq!(obf.lines().filter(|line| line.len() == 67 && line.ends_with(';')).count(), 4, "{obf}");
    folder.write("c.obf", &obf);
    folder.done("positions c.obf --out c.jsonl");
    assert_eq!(records(&folder.read("c.jsonl")).len(), 5);
    let again = folder.done("positions c.jsonl");
    assert_eq!(again.lines().skip(1).collect::<Vec<_>>(), obf.lines().skip(1).collect::<Vec<_>>());
}

/// Runs a command on all its input, in three parts that `merge` joins, and with --resume on its file cut
/// off. Checks that the three files are the same, and returns their text.
fn in_parts(folder: &Folder, command: &str, cut_at: impl Fn(&str) -> usize) -> String {
    folder.done(&format!("{command} --out whole.jsonl"));
    let whole = folder.read("whole.jsonl");
    for part in 1..=3 {
        folder.done(&format!("{command} --shard {part}/3 --out {part}.jsonl"));
    }
    let said = folder.done("merge 3.jsonl 1.jsonl 2.jsonl 1.jsonl --out merged.jsonl");
    assert!(said.contains(" 0 contradictions, 0 missing") && !said.contains(" 0 doubles"), "{said}");
    assert_eq!(folder.read("merged.jsonl"), whole);
    folder.write("whole.jsonl", &whole[..cut_at(&whole)]);
    folder.ends(2, &format!("{command} --out whole.jsonl"), "--resume continues it");
    folder.done(&format!("{command} --resume --out whole.jsonl"));
    assert_eq!(folder.read("whole.jsonl"), whole);
    whole
}

#[test]
fn parts_threads_and_a_stop_change_no_byte() {
    let folder = Folder::new();
    write_endings(&folder, 12);
    let label = "label ends.obf --exact --repeatable --hash-mb 1";
    // Cut off in the middle of a line.
    let whole = in_parts(&folder, label, |whole| whole.len() * 2 / 3);
    for n_threads in [1, 2] {
        assert_eq!(folder.done(&format!("{label} --threads {n_threads}")), whole);
    }
    folder.done(&format!("{label} --threads 2 --out two.jsonl"));
    assert_eq!(folder.read("two.jsonl"), whole);
    let header = &records(&whole)[0];
    assert_eq!(header["options"], "--exact --repeatable --hash-mb 1");
    assert_eq!(header["weights"].as_str().map(str::len), Some(16));
    assert!(
        records(&whole)[1..]
            .iter()
            .all(|record| record["kind"] == "exact" && record.get("seconds").is_none())
    );
}

#[test]
fn results_of_other_options_or_inputs_are_not_joined() {
    let folder = Folder::new();
    write_endings(&folder, 2);
    folder.done("label ends.obf --exact --hash-mb 1 --out exact.jsonl");
    folder.done("label ends.obf --depth 2 --hash-mb 1 --out depth.jsonl");
    let other = "made with other options: \"--depth 2\"";
    folder.ends(2, "merge exact.jsonl depth.jsonl --out all.jsonl", other);
    let other = "made with other options";
    folder.ends(2, "label ends.obf --wld --hash-mb 1 --resume --out exact.jsonl", other);
    // Another input, and another value.
    let text = folder.read("ends.obf");
    let lines: Vec<&str> = text.lines().collect();
    folder.write("other.obf", [lines[0], lines[2], lines[1]].join("\n"));
    let other = "made from another input";
    folder.ends(2, "label other.obf --exact --hash-mb 1 --resume --out exact.jsonl", other);
    let text = folder.read("exact.jsonl");
    let (before, after) = text.split_once("\"value\":").unwrap();
    let after = after.split_once(',').unwrap().1;
    folder.write("wrong.jsonl", format!("{before}\"value\":63.0,{after}"));
    let contradiction = "contradict one another about item 1";
    folder.ends(1, "merge exact.jsonl wrong.jsonl --out all.jsonl", contradiction);
    assert_eq!(folder.read("all.jsonl"), text);
}

#[test]
fn lines_that_hold_no_position_are_kept_apart() {
    let folder = Folder::new();
    write_endings(&folder, 3);
    let text = folder.read("ends.obf");
    let lines: Vec<&str> = text.lines().collect();
    folder.write("ends.obf", [lines[1], "", "% a remark", &lines[2][1..], lines[3]].join("\n"));
    let label = "label ends.obf --exact --hash-mb 1 --out a.jsonl --rejected bad.txt";
    let said = folder.ends(3, label, "ends.obf: line 4: ").err;
    assert_eq!(said.lines().count(), 1, "{said}");
    let items: Vec<_> =
        records(&folder.read("a.jsonl"))[1..].iter().map(|record| record["item"].clone()).collect();
    assert_eq!(items, [1, 3]);
    assert_eq!(folder.read("bad.txt").lines().last(), Some(&lines[2][1..]));
    // The file of rejected lines can be corrected and read.
    folder.write("bad.txt", folder.read("bad.txt").replace(&lines[2][1..], lines[2]));
    assert_eq!(records(&folder.done("label bad.txt --exact --hash-mb 1")).len(), 2);
}

#[test]
fn every_option_of_label_gives_its_kind_of_value() {
    let folder = Folder::new();
    let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X;\n";
    folder.write("a.obf", board);
    let label = |options: &str| {
        let said = folder.done(&format!("label a.obf --hash-mb 1 {options}"));
        records(&said).pop().unwrap()
    };
    let exact = label("--exact --moves 3");
    let lines: Vec<_> =
        exact["lines"].as_array().unwrap().iter().map(|line| (&line["moves"][0], &line["value"])).collect();
    assert_eq!(lines[0], (&Value::from("g8"), &Value::from(18.0)));
    assert_eq!((lines.len(), lines[1]), (3, (&Value::from("h1"), &Value::from(12.0))));
    let all = label("--exact --moves all");
    assert_eq!(
        all["lines"].as_array().unwrap().len(),
        label("--depth 1 --moves all")["lines"].as_array().unwrap().len()
    );
    let wld = label("--wld");
    assert_eq!((&wld["kind"], &wld["outcome"]), (&Value::from("outcome"), &Value::from("win")));
    let above = label("--alpha -4 --beta 10");
    assert!(above["kind"] == "outcome" && above["least"].as_i64().unwrap() >= 10, "{above}");
    let below = label("--alpha 20 --beta 30");
    assert!(
        below["kind"] == "bound" && below["most"].as_i64().unwrap() <= 20 && below["value"].is_null(),
        "{below}"
    );
    assert_eq!(label("--alpha 10 --beta 30")["value"], 18.0);
    assert_eq!(label("--level 12")["position"], Value::Null);
    folder.ends(2, "label a.obf --alpha 9 --beta 2", "");
    folder.ends(2, "label a.obf", "");
    // Larger boards and other goals come as records.
    folder.write("b.jsonl", "{\"board\":\"-----OX--XO----- X\",\"size\":\"4x4\"}\n");
    let small = records(&folder.done("label b.jsonl --exact --hash-mb 1")).pop().unwrap();
    assert_eq!((&small["value"], &small["size"]), (&Value::from(-10.0), &Value::from("4x4")));
    folder.write("c.jsonl", "{\"board\":\"-----OX--XO----- X\",\"size\":\"4x4\",\"fewest\":true}\n");
    assert_eq!(records(&folder.done("label c.jsonl --exact --hash-mb 1")).pop().unwrap()["kind"], "exact");
    folder.ends(3, "label c.jsonl --wld --hash-mb 1", "position 1: ");
}

#[test]
fn games_are_reviewed_in_parts() {
    let folder = Folder::new();
    folder.write("games.txt", "f5d6c3\nf5f6\nf5d6c4\nd3c5\n");
    // A game that was cut off is reviewed again.
    let cut_at = |whole: &str| whole.rfind("\"move\"").unwrap() - 20;
    let whole = in_parts(&folder, "review games.txt --level 4 --hash-mb 1", cut_at);
    assert_eq!(records(&whole).iter().filter(|record| record["type"] == "game").count(), 4);
}
