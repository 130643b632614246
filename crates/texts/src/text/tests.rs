//! Tests of the lookup of texts, the language of a thread, and the format of numbers.

use super::*;

#[test]
fn a_text_is_in_the_language_of_the_thread_or_in_english() {
    assert_eq!(text!("color-name", color = "black"), "Black");
    assert_eq!(in_language(Language::Greek, language), Language::Greek);
    assert_eq!(language(), Language::English);
    assert_eq!(text!("no-such-text"), "no-such-text");
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let said = |language| in_language(language, || [decimal(2.5, 1), grouped(24_000), grouped(1_234)]);
    assert_eq!(said(Language::English), ["2.5", "24,000", "1,234"]);
    assert_eq!(said(Language::German), ["2,5", "24.000", "1.234"]);
    assert_eq!(said(Language::French), ["2,5", "24\u{202f}000", "1234"]);
    assert_eq!(said(Language::Spanish), ["2,5", "24\u{a0}000", "1234"]);
    assert_eq!(in_language(Language::Japanese, || list(["b3", "d3"])), "b3、d3");
    assert_eq!(sentences(["", "One.", "Two."]), "One. Two.");
    assert_eq!(in_language(Language::Chinese, || sentences(["一。", "二。"])), "一。二。");
}

#[test]
fn a_locale_has_its_language() {
    let of = Language::of_locale;
    assert_eq!(of("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(of("zh-Hans-CN"), Some(Language::Chinese));
    assert_eq!(of("zh_TW"), Some(Language::Chinese));
    assert_eq!(of("ja"), Some(Language::Japanese));
    assert_eq!(of("el-GR"), Some(Language::Greek));
    assert_eq!(of("C"), None);
    assert_eq!(of(""), None);
    assert_eq!(of("nl_NL"), None);
}

#[test]
fn a_pass_has_one_name() {
    for language in Language::ALL {
        let said = |id: &str| in_language(language, || text!(id).to_lowercase());
        assert_eq!(said("move-pass"), said("theme-pass"), "{language:?}");
    }
    let german = |id: &str| in_language(Language::German, || text!(id));
    assert_eq!([german("move-pass"), german("theme-pass"), german("rules-passing")], ["Passen"; 3]);
}

#[test]
fn the_word_for_a_moves_loss_differs_from_that_for_a_lost_game() {
    for language in Language::ALL {
        let [costs, lost] = in_language(language, || {
            let outcome = text!("evaluation-outcome", outcome = "loss");
            [text!("explorer-costs"), outcome].map(|text| text.to_lowercase())
        });
        assert_ne!(costs, lost, "{language:?}");
    }
}
