//! Every record of every command fits the schema, and `docs/json.md` has a row for each type.

#[path = "../../../services/examples/damage/inputs.rs"]
mod inputs;

use crate::PROGRAM;
use crate::program::{Folder, records};
use crate::schema;
use ::engine::kernel::Instructions;
use cli::commands::bench::{self, CASES};
use cli::terminal::{Output, Results};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Two games; the second has a board that was set up in its middle.
const GAMES: &str = "(;GM[2]PB[Anna]PW[Ben]DT[2020]RE[B+4];B[f5];W[d6];B[c3];W[d3];B[c4])\n\
    (;GM[2]PB[Ben]PW[Anna];B[f5];W[f6];AB[a1];B[e6])";
/// The first position of the FFO test, with 14 empty squares.
const END: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;";

#[test]
fn every_record_fits_the_schema() {
    let folder = Folder::new();
    folder.write("games.sgf", GAMES);
    folder.write("end.obf", format!("{END}\nhello\n"));
    let mut seen = BTreeSet::new();
    for line in [
        "perft 2",
        "solve end.obf --hash-mb 1",
        "solve end.obf --hash-mb 1 --wld",
        "analyze games.sgf --depth 4 --lines 2 --hash-mb 1",
        "analyze f5 --level 3 --hash-mb 1",
        "analyze 10 --depth 1",
        "analyze f5d6 --depth 8 --why c5 --hash-mb 1",
        "review games.sgf --level 6 --hash-mb 1",
        "review games.sgf --player anna --level 6 --out reviewed.jsonl",
        "positions games.sgf --value -9..9 --depth 2",
        "label games.sgf --depth 3 --moves 2 --hash-mb 1",
        "label end.obf --exact --repeatable --hash-mb 1 --out labelled.jsonl",
        "label end.obf --wld --moves all --hash-mb 1",
        "label end.obf --alpha 20 --beta 30 --hash-mb 1",
        "label end.obf --alpha -4 --beta 4 --hash-mb 1",
        "merge labelled.jsonl labelled.jsonl --out merged.jsonl",
        "find games.sgf anna",
        "find games.sgf ana",
        "explore games.sgf f5 --games 3",
        "explore embedded f5",
        "book show embedded f5",
        "book show embedded f5f4d3",
        "book info embedded",
        "match random greedy --games 2",
        "human rate f5d6c3d3c4f4f6f3e6e7",
    ] {
        let said = folder.run(&format!("{line} --json"));
        assert!(said.out.is_empty() || !said.err.contains("\"error\""), "{line}: {}", said.err);
        seen.extend(schema::types(&said.out));
        seen.extend(schema::types(&said.err));
    }
    for file in ["labelled.jsonl", "reviewed.jsonl"] {
        seen.extend(schema::types(&folder.read(file)));
    }
    let mut benched = Results::kept(Output::Json);
    bench::bench(&CASES[9..10], Instructions::chosen(), &mut benched).unwrap();
    seen.extend(schema::types(&benched.text()));
    let requests = "{\"id\":1,\"method\":\"analyze\",\"exact\":true}\n{\"id\":1,\"method\":\"cancel\"}\n\
        {\"id\":\"b\",\"method\":\"analyze\",\"position\":\"f5d6\",\"depth\":6,\
        \"lines\":2,\"progress\":true}\n\
        {\"id\":3,\"method\":\"rules\",\"position\":\"f5\",\"moves\":\"d6\"}\n\
        {\"id\":4,\"method\":\"fly\"}\n";
    seen.extend(schema::types(&served(requests)));
    let schema = cli::records::schema();
    let all = schema["oneOf"].as_array().unwrap().iter();
    let all: Vec<&str> = all.map(|record| record["properties"]["type"]["const"].as_str().unwrap()).collect();
    let page = include_str!("../../../../docs/json.md");
    all.iter().for_each(|kind| assert!(page.contains(&format!("\n| `{kind}` |")), "docs/json.md: {kind}"));
    // The tests of outflank-lab test its record.
    let others = all.into_iter().filter(|kind| *kind != "grades").map(str::to_owned);
    assert_eq!(seen, others.collect());
    let printed = folder.done("schema");
    assert_eq!(serde_json::from_str::<serde_json::Value>(&printed).unwrap(), schema);
}

/// What `serve` answers.
fn served(requests: &str) -> String {
    Folder::new().done_with("serve --threads 1 --hash-mb 1", requests)
}

#[test]
fn after_damaged_requests_a_sound_one_is_answered() {
    let seeds = [
        &b"{\"id\":1,\"method\":\"analyze\",\"position\":\"f5d6\",\"nodes\":1,\"lines\":2}"[..],
        b"{\"id\":\"b\",\"method\":\"rules\",\"size\":\"6x6\",\"moves\":\"d2\",\"fewest\":true}",
        b"{\"id\":1,\"method\":\"cancel\"}",
    ];
    let seeds = seeds.map(<[u8]>::to_vec);
    let mut lines: Vec<Vec<u8>> = (0..300).map(|number| inputs::damaged(&seeds, number)).collect();
    lines.push(b"{\"id\":\"last\",\"method\":\"rules\"}\n".to_vec());
    let answers =
        Folder::new().done_with("serve --threads 1 --hash-mb 1 --seconds 0.01", lines.join(&b"\n"[..]));
    assert!(answers.contains("\"last\""), "{answers}");
}

#[test]
fn requests_are_answered_with_their_ids_and_none_blocks_another() {
    let start = "{\"id\":1,\"method\":\"analyze\",\"exact\":true}\n";
    let rules = "{\"id\":[2],\"method\":\"rules\",\"moves\":\"f5d6\"}\n";
    let cancel = "{\"id\":1,\"method\":\"cancel\"}\n";
    let wrong =
        "{\"id\":9,\"method\":\"analyze\",\"dept\":3}\n{\"id\":8,\"method\":\"analyze\",\"seconds\":1e20}\n";
    let lines = served(&[start, rules, cancel, cancel, wrong].concat());
    let all = records(&lines);
    let find = |kind: &str| all.iter().filter(|record| record["type"] == kind).collect::<Vec<_>>();
    let [rules] = &find("rules")[..] else { panic!("{lines}") };
    assert_eq!(
        (&rules["id"], &rules["turn"], &rules["legal"][0]),
        (&serde_json::json!([2]), &"Black".into(), &"c3".into())
    );
    assert_eq!(find("cancelled").len(), 1, "{lines}");
    let errors = find("error");
    for (id, words) in [(9, "dept"), (8, "expected a time in seconds")] {
        assert!(
            errors.iter().any(|error| error["id"] == id && error["text"].as_str().unwrap().contains(words))
        );
    }
}

#[test]
fn the_python_client_works() {
    let Ok(python) = Command::new("python3").arg("--version").output() else {
        eprintln!("left out: there is no python3");
        return;
    };
    assert!(python.status.success());
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/client.py");
    assert!(std::fs::read_to_string(&client).unwrap().lines().count() <= 36);
    let mut command = Command::new("python3");
    command.arg(client).arg(PROGRAM).args(["f5d6", END.split(';').next().unwrap(), "a1"]);
    let out = command.output().unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}{}", String::from_utf8_lossy(&out.stderr));
    assert!(lines[0].starts_with("f5d6 c") && lines[1].contains(" X g8 "), "{said}");
    assert!(lines[2].starts_with("a1 None None") && lines[2].contains("a1"), "{said}");
}
