//! Guesses an encoding that a file does not name. `chardetng` does so for pages of the web, with many letters
//! to count; a file of games has a name or two. So the usual encodings that can decode all bytes compete, and
//! the one wins whose letters are most common in names.

use super::Encoding;
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, GB18030, GBK, ISO_8859_7, ISO_8859_15, KOI8_R, SHIFT_JIS, WINDOWS_1251,
    WINDOWS_1252, WINDOWS_1253,
};

type WebEncoding = &'static encoding_rs::Encoding;

/// The most bytes of the sample, and letters of the text, that are looked at: more tell no more.
const BYTES_MAX: usize = 1 << 16;

/// The encoding whose letters are the likeliest, for bytes that are not UTF-8.
pub(super) fn guess(bytes: &[u8]) -> Encoding {
    let begin = bytes.iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
    // The sample begins earlier, since a name may begin with ASCII letters.
    let sample = &bytes[begin.saturating_sub(64)..bytes.len().min(begin + BYTES_MAX)];
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(sample, true);
    let found = detector.guess(None, Utf8Detection::Deny);
    let found = if found == GBK { GB18030 } else { found };
    let asian = ASIAN.map(|(encoding, common)| (encoding, common, if encoding == found { 0.1 } else { 0.0 }));
    let detected = ASIAN.iter().all(|(asian, _)| *asian != found).then_some((found, 0.05));
    let european = detected.into_iter().chain(EUROPEAN).map(|(encoding, bonus)| (encoding, "", bonus));
    let mut best = (WINDOWS_1252, f32::MIN);
    for (encoding, common, bonus) in asian.into_iter().chain(european) {
        let (text, _, is_wrong) = encoding.decode(bytes);
        let text = &text[..text.char_indices().nth(BYTES_MAX).map_or(text.len(), |(end, _)| end)];
        let likely = if common.is_empty() { of_europe(text) } else { of_asia(text, encoding, common) };
        // In a wrong encoding, a letter may swallow a bracket as its second byte.
        let unbalanced = if text.matches('[').count() == text.matches(']').count() { 0.0 } else { 2.0 };
        let value = likely + bonus - unbalanced;
        if !is_wrong && value > best.1 {
            best = (encoding, value);
        }
    }
    Encoding(best.0)
}

/// The mean of `value` over the letters that are not ASCII.
fn mean(text: &str, mut value: impl FnMut(Option<char>, char, Option<char>) -> f32) -> f32 {
    let (mut sum, mut n) = (0.0, 0);
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        if !c.is_ascii() {
            sum += value(before, c, letters.peek().copied());
            n += 1;
        }
        before = Some(c);
    }
    if n == 0 { 0.0 } else { sum / n as f32 }
}

/// How likely a text is East Asian, from about 0 to 1.
fn of_asia(text: &str, encoding: WebEncoding, common: &str) -> f32 {
    let is_japanese = encoding == SHIFT_JIS || encoding == EUC_JP;
    mean(text, |before, c, after| match c {
        'ぁ'..='ん' | 'ァ'..='ー' if is_japanese => 1.0,
        // Half-width katakana have one byte each, as European letters do, so single ones prove nothing.
        '\u{FF61}'..='\u{FF9F}' if is_japanese => {
            let is_half = |c: Option<char>| c.is_some_and(|c| ('\u{FF61}'..='\u{FF9F}').contains(&c));
            if is_half(before) || is_half(after) { 0.45 } else { 0.0 }
        }
        // Moves and boards are written with these.
        'ａ'..='ｚ' | 'Ａ'..='Ｚ' | '０'..='９' => 0.9,
        '●' | '○' | '◎' | '■' | '□' | '－' | '．' => 0.6,
        '、' | '。' | '・' | '（' | '）' | '「' | '」' | '！' | '？' | '，' | '：' | '\u{3000}' => {
            0.6
        }
        _ if common.contains(c) => 1.0,
        '가'..='힣' => 0.5,
        '一'..='龥' if encoding == EUC_KR => 0.0,
        '一'..='龥' if is_first_level(c, encoding) => 0.5,
        '一'..='龥' => 0.1,
        _ => 0.0,
    })
}

/// Whether a sign is among those that the encoding's standard puts first, because they are much used.
fn is_first_level(c: char, encoding: WebEncoding) -> bool {
    let mut buffer = [0; 4];
    let (bytes, ..) = encoding.encode(c.encode_utf8(&mut buffer));
    let [first, second] = bytes[..] else { return false };
    match encoding {
        e if e == SHIFT_JIS => (0x88..=0x97).contains(&first) || first == 0x98 && second < 0x73,
        e if e == EUC_JP => (0xB0..=0xCF).contains(&first),
        e if e == BIG5 => (0xA4..=0xC6).contains(&first),
        _ => (0xB0..=0xD7).contains(&first) && second >= 0xA1,
    }
}

/// How likely a text is European, from about 0 to 1: words of one script, no capitals inside words.
fn of_europe(text: &str) -> f32 {
    let is_latin = |c: char| matches!(c, 'a'..='z' | 'A'..='Z' | 'À'..='ɏ') && c != '×' && c != '÷';
    let is_other = |c: char| matches!(c, 'Ͱ'..='ӿ') && c.is_alphabetic();
    mean(text, |before, c, after| {
        let beside = [before, after].into_iter().flatten();
        // A capital is inside a word after a small letter, or between a capital and a small letter.
        let is_small = |c: Option<char>| c.is_some_and(char::is_lowercase);
        let is_inside = is_small(before) || before.is_some_and(char::is_uppercase) && is_small(after);
        let is_large_inside = c.is_uppercase() && is_inside;
        let n_own =
            beside.clone().filter(|near| is_latin(*near) == is_latin(c) && near.is_alphabetic()).count();
        let is_without_ascii = beside.clone().all(|near| !near.is_ascii_alphabetic());
        match () {
            () if is_large_inside || c.is_control() => 0.0,
            // Two accented letters side by side are rare, and a word has plain letters too.
            () if is_latin(c) && !is_without_ascii => 0.85,
            () if is_latin(c) => 0.15,
            () if is_other(c) && n_own > 0 && is_without_ascii => 0.6,
            () if "«»“”„’–—°½€…".contains(c) => 0.4,
            () => 0.0,
        }
    })
}

/// The encodings of one byte a letter, each with a bonus: only old files are in the last two.
const EUROPEAN: [(WebEncoding, f32); 6] = [
    (WINDOWS_1252, 0.0),
    (WINDOWS_1251, 0.0),
    (WINDOWS_1253, 0.0),
    (KOI8_R, 0.0),
    (ISO_8859_15, -0.1),
    (ISO_8859_7, -0.1),
];

/// The encodings of two bytes a letter, each with the letters that names and talk of games are made of.
const ASIAN: [(WebEncoding, &str); 5] =
    [(SHIFT_JIS, JAPANESE), (EUC_JP, JAPANESE), (GB18030, CHINESE), (BIG5, TAIWANESE), (EUC_KR, KOREAN)];

const JAPANESE: &str = "山田中村上下佐藤鈴木高橋渡辺伊加小林吉斎松井清水崎森池本石川前岡長谷後近坂遠青西福\
    太三藤岩金原和竹内安島大野菊千葉久保横宮今新谷工丸平北南東武関杉永浜増市柴酒寺菅桜荒細若望馬場\
    一二郎次男雄夫明浩健誠学隆博美子恵由直樹真理奈香翔大輔優介也亮達彦正義昭孝弘幸司恭勝秀文光信哲\
    黒白手番棋譜石戦名人級段位全日本決勝選優予会局対局目勝負引分投了最終盤中序定評価読解説表第回年月日\
    時分秒前後半的生星虎牛兎蛇鼠平行縦斜善悪部支京阪神州国際世界連盟記録";
const CHINESE: &str = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏\
    卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段\
    伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂三文辉玲建国华志海波峰鹏宇晨欣怡子涵梓轩浩然思\
    小大天一二新春雨佳雪飞云东南西北黑白棋手先后胜负和局比赛公开决第轮届年月日的是不了在有我他这个\
    们中来上为到说就也对好错吃角边星心优劣分数级段位选手记谱解评最";
const TAIWANESE: &str = "陳林黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾游彭詹胡施沈余盧\
    梁趙顏柯翁魏孫戴范方宋鄧杜傅侯曹薛丁馬董溫唐蔣石卓功蓋偉志明文華建國家豪俊傑宗翰冠宇淑芬美玲雅婷\
    怡君佩蓉心慧英秀子軒小大天一二三新春雨佳雪飛雲東南西北黑白棋手先後勝負和局比賽公開決第輪屆年月日\
    的是不了在有我他這個們中來上為到說就也對好錯吃角邊星優劣分數級段位選記譜解評最強平安信成正";
const KOREAN: &str = "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지나엄\
    원천방공현함변염추도석선설마길연위표명기반왕금옥육인맹제모탁국여어은용철수영희준호서연민지훈현\
    우진성동재경상미혜숙자순정은주아라예승태규광델로흑백수대국승패무의를가에는다하고";
