//! Cuts a text into words, numbers and signs, and knows the words for sides and for how a game ended, in the
//! languages of the window and some others. Many are stems, since endings of words differ.

use crate::rules::Color;

/// A word, a number or a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) begin: usize,
    pub(crate) end: usize,
    /// What it says, if that is known.
    pub(crate) word: Option<Word>,
}

impl Token {
    /// One letter for what it says: `B` or `W` for a side, `n` for a number, the sign itself, one of
    /// `wlrtfads` for a word about the end of a game, `-` for a word between two sides, `y` for a word that
    /// links others, `z` for one that denies, `x` for any other.
    pub(crate) fn letter(&self) -> char {
        match (self.kind, self.word) {
            (TokenKind::Number, _) => 'n',
            (TokenKind::Sign('●'), _) | (_, Some(BLACK)) => 'B',
            (TokenKind::Sign('○'), _) | (_, Some(WHITE)) => 'W',
            (TokenKind::Sign(sign), _) => sign,
            (_, Some(Win)) => 'w',
            (_, Some(Lose)) => 'l',
            (_, Some(Resign)) => 'r',
            (_, Some(Time)) => 't',
            (_, Some(Forfeit)) => 'f',
            (_, Some(Agreed)) => 'a',
            (_, Some(Draw)) => 'd',
            (_, Some(Score)) => 's',
            (_, Some(Between)) => '-',
            (_, Some(Link)) => 'y',
            (_, Some(Not)) => 'z',
            (_, Some(Pass) | None) => 'x',
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// Letters and digits without a gap. Chinese, Japanese and Korean letters make words of their own.
    Word,
    Number,
    /// Any other visible character, or a line break.
    Sign(char),
}

/// Cuts a text into words, numbers and signs; leaves out blanks.
pub(crate) fn tokens(text: &str) -> impl Iterator<Item = Token> {
    let mut end = 0;
    let next = move || {
        let first = text[end..].chars().next()?;
        let begin = end;
        let is_mark = |c: char| matches!(c, '\u{300}'..='\u{36F}');
        let goes_on = |c: char| (c.is_alphanumeric() || is_mark(c)) && is_cjk(c) == is_cjk(first);
        let kind = if first.is_alphanumeric() {
            end += text[begin..].find(|c| !goes_on(c)).unwrap_or(text.len() - begin);
            let is_number = text[begin..end].bytes().all(|byte| byte.is_ascii_digit());
            if is_number { TokenKind::Number } else { TokenKind::Word }
        } else {
            end += first.len_utf8();
            TokenKind::Sign(first)
        };
        let word = if kind == TokenKind::Word { word(&text[begin..end]) } else { None };
        Some(Token { kind, begin, end, word })
    };
    let is_blank = |token: &Token| matches!(token.kind, TokenKind::Sign(c) if c != '\n' && c.is_whitespace());
    std::iter::from_fn(next).filter(move |token| !is_blank(token))
}

/// The meaning of a word in the text about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Color(Color),
    Win,
    Lose,
    Resign,
    Time,
    Forfeit,
    Agreed,
    Draw,
    /// Announces a score, which follows or precedes it.
    Score,
    /// Stands between the counts or the names of both sides: `44 to 20`, `Anna vs Ben`.
    Between,
    /// Says nothing by itself: `the`, `by`, `with`.
    Link,
    /// Negates the claim: no result follows. A question mark does the same.
    Not,
    Pass,
}

use Word::{Agreed, Between, Draw, Forfeit, Link, Lose, Not, Pass, Resign, Score, Time, Win};

const BLACK: Word = Word::Color(Color::Black);
const WHITE: Word = Word::Color(Color::White);

/// Whole words.
const WHOLE: [(Word, &str); 12] = [
    (BLACK, "b x dark nero neri zwart preto pretas"),
    (WHITE, "w o light wit bianco bianchi branco brancas"),
    (Win, "win wins won winner gana ganan ganó ganaron sieg siegt victory beat beats"),
    (Lose, "lose loses lost loser pierde pierden"),
    (Resign, "gab quits rinde rinden rindió"),
    (Time, "t time timeout timed zeit temps tiempo χρόνο χρόνος"),
    (Forfeit, "f forfeit forfeits default kampflos forfait"),
    (Draw, "draw drawn tie tied remis nul nulle empate tablas patta jigo even"),
    (Not, "not never cannot nicht nie kein keine keiner jamais nunca não niemand δεν μη не никто"),
    (Between, "to zu à a vs v versus gegen contre contra με"),
    (
        Link,
        "the by on for of and with disc discs points point pieces stones steine steinen pions fichas le la \
         les los las der die das von mit für hat has have in at is au aux il lo gli du des de par pour \
         por con auf el final end no τα το την και",
    ),
    (
        Pass,
        "pass passes passed pa ps passe passer passen passt paso pasa pase pasan passo passa pasar pas p \
            none null skip πάσο πασο aussetzen пас пропуск",
    ),
];

/// Beginnings of words.
const STEMS: [(Word, &str); 9] = [
    (BLACK, "black schwarz noir negr μαύρ μαυρ чёрн черн"),
    (WHITE, "white weiß weiss blanc λευκ άσπρ белы"),
    (Win, "gewinn gewann gewonn gagn vict vinc κερδ κέρδ νίκη νικ побед выигр vince"),
    (Lose, "verlier verlor perd perdi χάν έχασ проигр"),
    (Resign, "resign aufg aufgeg abandon abbandon εγκατ сда"),
    (Time, "zeitüber"),
    (Agreed, "agree"),
    (Draw, "unentsch égalit egalit ισοπ ничь"),
    (Score, "score result ergebnis endstand résultat resultat risultat σκορ αποτέλ счёт счет"),
];

/// Words of Chinese, Japanese and Korean; [`cjk_word`] takes the longest that fits.
const CJK_WORDS: [(Word, &str); 12] = [
    (BLACK, "黒番 黑棋 黑方 先手番 先手 先番 黒 黑 흑"),
    (WHITE, "白番 白棋 白方 後手番 後手 后手 後番 白 백"),
    (Win, "勝者 胜者 勝ち 获胜 獲勝 胜利 勝利 勝 胜 승"),
    (Lose, "負け 负 負 패"),
    (Resign, "中押し 投了 认输 認輸 기권"),
    (Time, "時間切れ 超时 超時"),
    (Draw, "引き分け 引分け 引分 和棋 平局 和局 持碁 무승부"),
    (Score, "結果 结果 最終 石差 結局 比分"),
    (Not, "ない ず 不 没 沒 未 않"),
    (Between, "対 对 對 比 대"),
    (Link, "の で は が 石 子 終局 終了 差 中 个 個 目"),
    (Pass, "パス ぱす 停一手 停手 停着 停步 停 虚手 虛手 跳过 跳過 弃权 棄權 过 過 スルー 통과 패스"),
];

/// What a known word says, in capitals or not. Takes one word; [`cjk_word`] cuts Chinese and Japanese.
pub(crate) fn word(text: &str) -> Option<Word> {
    let lower = text.to_lowercase();
    // Most words occur nowhere in the list, so a quick search for the letters excludes them.
    let has = |words: &str| words.contains(&lower) && words.split(' ').any(|known| known == lower);
    let begins = |words: &str| words.split(' ').any(|stem| lower.starts_with(stem));
    let whole = WHOLE.iter().find(|(_, words)| has(words)).map(|(word, _)| *word);
    whole
        .or_else(|| STEMS.iter().find(|(_, stems)| begins(stems)).map(|(word, _)| *word))
        .or_else(|| cjk_word(&lower).filter(|(_, length)| *length == lower.len()).map(|(word, _)| word))
}

/// The word of Chinese, Japanese or Korean that a text begins with, and its length in bytes.
pub(crate) fn cjk_word(text: &str) -> Option<(Word, usize)> {
    let words = CJK_WORDS.iter().flat_map(|(word, list)| list.split(' ').map(move |known| (*word, known)));
    words
        .filter(|(_, known)| text.starts_with(known))
        .map(|(word, known)| (word, known.len()))
        .max_by_key(|w| w.1)
}

/// Whether known words of Chinese, Japanese or Korean fill a text.
pub(crate) fn is_known_cjk(text: &str) -> bool {
    let mut rest = text;
    while let Some((_, length)) = cjk_word(rest) {
        rest = &rest[length..];
    }
    rest.is_empty()
}

/// Whether a word announces a score, or holds such a word of Chinese, Japanese or Korean.
pub(crate) fn has_score(text: &str) -> bool {
    let is_score = |(at, _)| cjk_word(&text[at..]).is_some_and(|(word, _)| word == Score);
    word(text) == Some(Score) || text.char_indices().any(is_score)
}

/// Letters of Chinese, Japanese and Korean, whose words may stand together without blanks.
pub(crate) fn is_cjk(c: char) -> bool {
    matches!(c, '\u{3005}'..='\u{30FF}' | '\u{31F0}'..='\u{31FF}' | '\u{3400}'..='\u{9FFF}'
        | '\u{F900}'..='\u{FAFF}' | '\u{AC00}'..='\u{D7AF}')
}
