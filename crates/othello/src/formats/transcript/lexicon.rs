//! The words that stand beside moves, in the languages of the window: passes, colours, results, and what
//! names a line of a game's head.

use crate::rules::Color;
use std::collections::HashMap;
use std::sync::LazyLock;

/// What a word beside the moves says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::formats) enum Meaning {
    Pass,
    Color(Color),
    /// Of a result in words: `Black wins by 16`.
    Result,
    /// Says nothing, such as the "move" of `move 3`.
    Filler,
}

/// What a value of the game's head is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Player(Color),
    Event,
    Place,
    Date,
    Result,
}

const PASSES: &str = "\
    pass passes passed pa ps skip none null passe passer passen passt aussetzen aussetzer paso pasa \
    pase pasar pasan passo pas p πάσο πασο πάσσο πασσο パス ぱす 停一手 停手 停着 停 虚手 虛手 跳过 跳過 弃权 \
    棄權 弃手 停步 过 過 无子可下 無子可下 スルー 패스 통과 пас пропуск χάνει";
const BLACK: &str = "\
    black b x schwarz schwarze noir noirs negro negras negra negros μαύρα μαυρα μαύρος μαύρο 黒番 黒 先手番 \
    先手 黑棋 黑方 黑 흑 dark чёрные черные чёрных черных nero neri nera pretas preto zwart";
const WHITE: &str = "\
    white w o weiß weiss weiße blanc blancs blanco blancas blanca blancos λευκά λευκα λευκός λευκό \
    άσπρα 白番 白 後手番 後手 后手 白棋 白方 백 light белые белых bianco bianchi bianca brancas branco wit";
const RESULTS: &str = "\
    win wins won by draw drawn tie tied resign resigns resigned time timeout on score result final \
    disc discs to gewinnt gewinnen siegt gewonnen unentschieden remis gibt auf aufgabe zu ergebnis \
    endstand steine mit gagne gagnent victoire nul nulle égalité abandonne abandonnent abandon \
    résultat pions à contre gana ganan ganaron victoria empate tablas abandona abandonan resultado \
    fichas por a the has le les la las los el die hat haben ont han τα νίκη κερδίζει κερδίζουν κέρδισε \
    κέρδισαν ισοπαλία εγκαταλείπει εγκαταλείπουν σκορ αποτέλεσμα με の勝ち 勝ち 勝 の負け 負け 引き分け 引分け 引分 の投了 投了 \
    石差 石 対 時間切れ の で 結果 中押し 終局 終了 胜 负 負 和棋 平局 和局 和 认输 認輸 比 子 对 對 结果 超时 獲勝 获胜 무승부 승 대";
/// Beside moves `N` and `S` are colours too: noir, negro, schwarz.
const FILLERS: &str = "\
    move moves no nr n s m ply play plays played then and must zug muss und spielt coup joue et doit \
    jugada juega y debe κίνηση σειρά 手目 手 第 着 sec secs second seconds sek sekunden 一 二 三 四 五 六 七 八 九 十";
/// What makes a number one of a row, `1st`, `2ème`, or a time: `12s`.
const ORDINALS: &str = "st nd rd th er ème eme te ter s ms sec secs sek";
/// What names a line of a mail's head.
const MAILS: &str = "\
    from to cc subject von an betreff de à objet para asunto от кому тема 件名 差出人 \
    宛先 主题 发件人 收件人";

/// The words of each value of the head.
const KEYS: [(Key, &str); 4] = [
    (
        Key::Event,
        "event tournament match turnier tournoi torneo αγώνας τουρνουά 大会 大会名 棋戦 比赛 比賽 赛事",
    ),
    (Key::Place, "place site ort lieu lugar τόπος 場所 会場 地点 地點"),
    (Key::Date, "date datum fecha ημερομηνία 日付 日時 対局日 開始日時 日期"),
    (Key::Result, "result score ergebnis résultat resultado αποτέλεσμα 結果 结果"),
];

/// What a word says, if it is known; capitals make no difference.
pub(in crate::formats) fn meanings(word: &str) -> Option<Vec<Meaning>> {
    let word = word.to_lowercase();
    if !word.chars().all(is_together) {
        return one(&word).map(|meaning| vec![meaning]);
    }
    // Words of Chinese and Japanese stand beside each other without a blank.
    let (mut rest, mut found) = (word.as_str(), Vec::new());
    while !rest.is_empty() {
        let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8()).take(8);
        let (meaning, end) = ends.filter_map(|end| Some((one(&rest[..end])?, end))).last()?;
        found.push(meaning);
        rest = &rest[end..];
    }
    Some(found)
}

/// What each word of some lists, with blanks between them, is; the first list counts.
fn table<T: Copy>(lists: &[(T, &'static str)]) -> HashMap<&'static str, T> {
    let words = lists.iter().rev().flat_map(|(value, words)| words.split(' ').map(|word| (word, *value)));
    words.collect()
}

static MEANINGS: LazyLock<HashMap<&str, Meaning>> = LazyLock::new(|| {
    table(&[
        (Meaning::Pass, PASSES),
        (Meaning::Color(Color::Black), BLACK),
        (Meaning::Color(Color::White), WHITE),
        (Meaning::Result, RESULTS),
        (Meaning::Filler, FILLERS),
    ])
});
static KEYS_OF_WORDS: LazyLock<HashMap<&str, Key>> = LazyLock::new(|| table(&KEYS));

fn one(word: &str) -> Option<Meaning> {
    let ordinal = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if ordinal.len() < word.len() && has(ORDINALS, ordinal) {
        return Some(Meaning::Filler);
    }
    MEANINGS.get(word).copied()
}

/// Whether a list, with blanks between its words, has a word.
fn has(words: &str, word: &str) -> bool {
    words.split(' ').any(|known| known == word)
}

/// Whether a word names a line of a mail's head, as in `Subject: our game`.
pub(super) fn is_of_mail(word: &str) -> bool {
    has(MAILS, &word.to_lowercase())
}

/// The value that a word names, as `Black` in `Black: Anna` or `日付` in `日付：…`.
pub(super) fn key(word: &str) -> Option<Key> {
    let word = word.to_lowercase();
    if let Some(Meaning::Color(color)) = one(&word) {
        return Some(Key::Player(color));
    }
    KEYS_OF_WORDS.get(word.as_str()).copied()
}

/// The length of the pass that a word in small letters begins with, the longest after which the word ends or
/// goes on with a square.
pub(super) fn pass_before(word: &str) -> Option<usize> {
    let goes_on = |rest: &str| {
        let column = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        rest.is_empty() || looks_like_square(rest) || column.len() < rest.len() && !column.is_empty()
    };
    let fits = PASSES.split(' ').filter(|pass| word.strip_prefix(pass).is_some_and(goes_on));
    fits.map(|pass| pass.len()).max()
}

/// A letter and a digit begin it: a square of some board, or a wrong one.
pub(in crate::formats) fn looks_like_square(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|c| c.is_ascii_alphabetic())
        && letters.next().is_some_and(|c| c.is_ascii_digit())
}

/// Letters of scripts that leave no blanks between words.
pub(in crate::formats) fn is_together(c: char) -> bool {
    let kana = ['\u{3005}'..='\u{30FF}', '\u{31F0}'..='\u{31FF}'];
    let han_and_hangul = ['\u{3400}'..='\u{9FFF}', '\u{F900}'..='\u{FAFF}', '\u{AC00}'..='\u{D7AF}'];
    kana.iter().chain(&han_and_hangul).any(|letters| letters.contains(&c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_all_languages_are_known() {
        for word in ["Pass", "PASSEN", "πάσο", "ΠΑΣΟ", "パス", "弃权", "paso", "passe", "pase"] {
            assert_eq!(meanings(word), Some(vec![Meaning::Pass]), "{word}");
        }
        assert_eq!(meanings("白番パス"), Some(vec![Meaning::Color(Color::White), Meaning::Pass]));
        assert_eq!(meanings("黒の勝ち"), Some(vec![Meaning::Color(Color::Black), Meaning::Result]));
        assert_eq!((meanings("Anna"), meanings("山田")), (None, None));
        assert_eq!((key("Weiß"), key("日付")), (Some(Key::Player(Color::White)), Some(Key::Date)));
        let passes = ["passd3", "pad3", "passe3", "pass", "d3", "paris"].map(pass_before);
        assert_eq!(passes, [Some(4), Some(2), Some(4), Some(4), None, None]);
    }
}
