//! Files of games and names, and the errors of broken ones.

use super::*;
use crate::formats::transcript;

/// A file as the federation writes them.
fn file(side: u8, games: &[&str]) -> Vec<u8> {
    let size = BoardSize::new(side.into(), side.into()).unwrap();
    let mut bytes = vec![20, 24, 3, 7];
    bytes.extend((games.len() as u32).to_le_bytes());
    bytes.extend([0, 0]);
    bytes.extend(2023u16.to_le_bytes());
    bytes.extend([if side == 8 { 0 } else { side }, 0, 24, 0]);
    let row_step = if side == 8 { 10 } else { 12 };
    for (number, game) in games.iter().enumerate() {
        bytes.extend([1, 0, 0, 0, number as u8, 0, 40, 36]);
        let end = bytes.len() + size.area() - 4;
        bytes.extend(game.as_bytes().chunks(2).map(|name| {
            let square = Square::parse(std::str::from_utf8(name).unwrap(), size).unwrap();
            ((square.row(size) + 1) * row_step + square.column(size) + 1) as u8
        }));
        bytes.resize(end, 0);
    }
    bytes
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

/// Black passes after eight moves.
const WITH_PASS: &str = "d3c3b3b2f5a3a1c1";

#[test]
fn games_come_with_their_names() {
    let base = read(&file(8, &["f5d6c3d3c4", WITH_PASS, "f5d6c5f6e7f4g5e6e3"])).unwrap();
    assert_eq!((base.len(), base.year), (3, 2023));
    let names = Names::read(
        Some(&names(PLAYER, &[b"Anna", b"Ren\xE9"])),
        Some(&names(TOURNAMENT, &[b"?", b"Grand Prix"])),
    )
    .unwrap();
    let record = base.record(1, &names);
    assert_eq!(record.header.players, ByColor::new("Anna".to_owned(), "René".to_owned()));
    assert_eq!((record.header.event.as_str(), record.header.result.as_str()), ("Grand Prix", "40-24"));
    assert_eq!(transcript::write(&record, &record.line()), WITH_PASS);
    assert!(base.record(2, &Names::default()).position().outcome().is_some());
    // The games of a year are read even without the files of names.
    assert_eq!(base.record(0, &Names::default()).header.players.black, "");
    let unknown = Names::read(Some(&self::names(PLAYER, &[b"???"])), None).unwrap();
    assert_eq!(base.record(0, &unknown).header.players.black, "", "the federation's first player is unknown");
}

#[test]
fn ten_by_ten_is_read() {
    let bytes = file(10, &["g6e7d4e4d5"]);
    // Rows are counted in twelves: g6 is the seventh square of the sixth row.
    assert_eq!(bytes[HEADER + FACTS], 6 * 12 + 7);
    let base = read(&bytes).unwrap();
    let record = base.record(0, &Names::default());
    assert_eq!((base.size, record.position().size()), (BoardSize::new(10, 10).unwrap(), base.size));
    assert_eq!(transcript::write(&record, &record.line()), "g6e7d4e4d5");
}

#[test]
fn sound_games_are_read_and_the_others_rejected() {
    let check = |bytes: &[u8], sound: &[&str], reasons: &[&str]| {
        let (base, rejected, _) = read_each(bytes).unwrap();
        let line = |index| {
            let record = base.record(index, &Names::default());
            transcript::write(&record, &record.line())
        };
        assert_eq!((0..base.len()).map(line).collect::<Vec<_>>(), sound);
        let rejected = rejected.iter().map(|rejected| format!("{}: {}", rejected.number, rejected.error));
        assert_eq!(rejected.collect::<Vec<_>>(), reasons);
    };
    let three = file(8, &["f5d6", "f5f6", "f5f4"]);
    let mut bad = three.clone();
    bad[16 + 68 + 9] = 11;
    let flips_nothing = "2: move 2, \"a1\": a disc on a1 would flip nothing";
    check(&bad, &["f5d6", "f5f4"], &[flips_nothing]);
    let length = |number, found, expected, n_games| {
        format!(
            "{number}: the file has {found} bytes where {expected} are expected: its number of games is \
             {n_games} on 8×8"
        )
    };
    check(&three[..200], &["f5d6", "f5f6"], &[&length(3, 200, 220, 3)]);
    check(&bad[..152], &["f5d6"], &[flips_nothing, &length(3, 152, 220, 3)]);
    let more = [&three[..], b"\x1A"].concat();
    check(&more, &["f5d6", "f5f6", "f5f4"], &[&length(4, 221, 220, 3)]);
    let count = [&three[..4], &[1], &three[5..]].concat();
    check(&count, &["f5d6", "f5f6", "f5f4"], &[&length(2, 220, 84, 1)]);
    check(&three[..16], &[], &[&length(1, 16, 220, 3)]);
    check(
        &file(10, &["g6e7d4", "g6a1"]),
        &["g6e7d4"],
        &["2: move 2, \"a1\": a disc on a1 would flip nothing"],
    );
}

#[test]
fn errors_say_what_is_wrong() {
    let good = file(8, &["f5d6", "f5f6"]);
    let changed = |at: usize, byte: u8| [&good[..at], &[byte], &good[at + 1..]].concat();
    let huge = [&good[..4], &[0xFF; 4], &good[8..]].concat();
    let second_move = 16 + 68 + 9;
    let names = names(PLAYER, &[b"Anna"]);
    for (bytes, expected) in [
        (vec![], "the file has 0 bytes; a WTHOR file begins with 16 about itself"),
        (
            huge,
            "the file has 152 bytes where 292057776076 are expected: its number of games is 4294967295 on \
             8×8",
        ),
        (changed(second_move, 19), "move 2, \"19\": no such square on 8×8"),
        (changed(second_move, 44), "move 2, \"d4\": d4 already holds a disc"),
        (changed(16 + 8, 0), "move 2, \"d6\": expected a move before it"),
        (
            names.clone(),
            "these are the names of players or tournaments; the games are in the files that end in .wtb",
        ),
        (changed(13, 1), "these are positions to be solved, not games"),
        (changed(12, 12), "the board has 12 squares a side; WTHOR has games on 8 and 10"),
    ] {
        assert_eq!(read(&bytes).unwrap_err().to_string(), expected);
    }
    let error = Names::read(Some(&names[..30]), None).unwrap_err().to_string();
    assert_eq!(error, "the file of names has 30 bytes, which 1 names of 20 do not take");
}

#[test]
fn readable_names_are_kept_and_errors_reported() {
    let good = names(PLAYER, &[b"Anna", b"Ren\xE9", b"Clara"]);
    let tournaments = names(TOURNAMENT, &[b"Cup", b"Open"]);
    let beside = |players: &[u8], tournaments: &[u8]| {
        let found =
            Names::beside(|ending| Some(if ending == "jou" { players } else { tournaments }.to_vec()));
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
    assert_eq!(Names::beside(|_| None), Names::default());

    let base = file(8, &["f5d6"]);
    let mut loaded = crate::formats::read(&base, &crate::formats::Defaults::default()).unwrap();
    loaded.name_players(|ending| (ending == "jou").then(|| with_count(9)));
    assert_eq!(loaded.record(0).header.players.black, "Anna");
    let said = loaded.rejected[0].to_string();
    assert_eq!(said, "the file of names has 76 bytes, which 9 names of 20 do not take");
    assert_eq!(loaded.number(0), 1);
}
