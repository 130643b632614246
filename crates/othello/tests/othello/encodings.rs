//! Short names in the encodings of many systems are read in their own letters.

use othello::formats::Encoding;
use proptest::prelude::*;
use std::borrow::Cow;

/// The bytes of a text in an encoding; `None` if the encoding lacks a letter.
fn encoded(text: &str, encoding: &str) -> Option<Vec<u8>> {
    let wide = |bytes: fn(u16) -> [u8; 2]| Some(text.encode_utf16().flat_map(bytes).collect());
    match encoding {
        "utf-16le" => wide(u16::to_le_bytes),
        "utf-16be" => wide(u16::to_be_bytes),
        _ => {
            let encoding = encoding_rs::Encoding::for_label(encoding.as_bytes()).unwrap();
            let (bytes, _, is_wrong) = encoding.encode(text);
            (!is_wrong).then(|| bytes.into_owned())
        }
    }
}

fn games(name: &str) -> [String; 4] {
    [
        format!("(;GM[2]FF[4]SZ[8]PB[{name}]PW[Ben];B[f5];W[d6])"),
        format!("(;GM[2]FF[4]SZ[8]PB[Ben]PW[{name}]C[{name}];B[f5];W[d6])"),
        format!("[Event \"x\"]\n[Black \"{name}\"]\n[White \"Ben\"]\n\n1. f5 d6 *\n"),
        format!("Black: {name}\nWhite: Ben\n\nf5d6c3\n"),
    ]
}

#[test]
fn short_names_are_read_in_their_own_letters() {
    let mut wrong = Vec::new();
    for (encodings, names) in NAMES {
        let pairs =
            encodings.split(' ').flat_map(|encoding| names.split(',').map(move |name| (encoding, name)));
        for (encoding, game) in pairs.flat_map(|(encoding, name)| games(name).map(|game| (encoding, game))) {
            let Some(bytes) = encoded(&game, encoding) else { continue };
            let (text, found) = Encoding::decode(&bytes);
            if text != game {
                wrong.push(format!("{game} in {encoding} is read in {}", found.name()));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong: {wrong:#?}", wrong.len());
}

/// Encodings, and names in their letters.
const NAMES: [(&str, &str); 10] = [
    (
        "shift_jis euc-jp iso-2022-jp utf-8 utf-16le utf-16be",
        "山田,ゾ,ソ,佐藤,鈴木一郎,村上健,タナカ,棋譜,高橋 太郎,北島,名人戦",
    ),
    ("shift_jis", "表,能登,予想,構え"),
    ("gb18030 utf-8", "张三,王伟,李娜,黑白棋,陈,刘强,比赛,公开赛"),
    ("big5 utf-8", "張三,王偉,許功蓋,陳,黑白棋,功"),
    ("euc-kr utf-8", "김철수,이영희,오델로,박"),
    ("windows-1252 utf-8", "Zoë,Jérôme,Müller,Ángel,François,Björn,São,Günther Groß,Señor"),
    ("iso-8859-15", "Žižek,Zoë"),
    ("windows-1253 iso-8859-7", "Γιώργος,Νίκος,Άννα"),
    ("windows-1251 koi8-r", "Иван,Анна,Пётр,Ольга"),
    ("windows-1250", "Łukasz,Dvořák,Čech,Kovács Őrs"),
];

proptest! {
    #[test]
    fn any_bytes_have_a_text_without_signs_of_damage(bytes: Vec<u8>, text: String) {
        // A byte order mark can name a wrong encoding, and valid UTF-8 can hold U+FFFD itself.
        if encoding_rs::Encoding::for_bom(&bytes).is_none() && std::str::from_utf8(&bytes).is_err() {
            prop_assert!(!Encoding::decode(&bytes).0.contains('\u{FFFD}'), "{:?}", bytes);
        }
        for encoding in Encoding::USUAL {
            _ = encoding.read(&bytes);
            prop_assert_eq!(Encoding::of_name(encoding.name()), Some(encoding));
        }
        if !text.contains(['\u{FEFF}', '\x1b', '\0']) {
            prop_assert_eq!(Encoding::decode(text.as_bytes()), (Cow::from(&*text), Encoding::UTF_8));
        }
    }
}
