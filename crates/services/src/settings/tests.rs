//! The settings file: defaults, limits, what is refused, and what is read back.

use super::*;
use engine::human::Character;
use othello::rules::Color;
use proptest::prelude::*;
use serde_json::Value;
use system::kept::RonError;

#[test]
fn the_defaults_are_a_game_of_a_human_against_an_easy_opponent() {
    let settings = Settings::default();
    let opponent = Player::Character(Character::Magpie);
    assert_eq!(settings.players(), ByColor::new(Player::Human, opponent));
    assert_eq!(settings.new_game.size, BoardSize::STANDARD);
    assert_eq!(settings.clone().sanitized(), settings);
    assert_eq!(Settings::read("()"), Ok(settings));
}

#[test]
fn a_file_reads_as_a_person_would_write_it() {
    let text = r#"(
        theme: Dark, pace_ms: 1000, threads: 4, table_mb: 1024, ponder: true,
        use_book: false, book_variety: 3, book_level: 25, book_positions: 1000,
        players: (black: (kind: Minimax, depth: 6)), unheard_of: [1, (2)],
        new_game: (size: "6x10", start: "parallel", goal: FewestDiscs),
        window: (position: Some((10, -20))),
    )"#;
    let settings = Settings::read(text).unwrap();
    assert_eq!((settings.theme, settings.pace_ms), (WindowTheme::Dark, 1000));
    assert_eq!((settings.threads, settings.table_mb, settings.ponder), (4, 1024, true));
    assert_eq!((settings.use_book, settings.book_variety, settings.book()), (false, 3, BookUse::Never));
    assert_eq!((settings.book_level, settings.book_positions), (25, 1000));
    assert_eq!(settings.players()[Color::Black], Player::Minimax { depth: 6 });
    assert_eq!(settings.new_game.size, BoardSize::new(6, 10).unwrap());
    assert_eq!((settings.new_game.start, settings.new_game.goal), (Start::Parallel, Goal::FewestDiscs));
    assert_eq!(settings.window.position, Some((10, -20)));
    assert_eq!(settings.panel_width, Settings::default().panel_width);
}

#[test]
fn absurd_values_become_the_nearest_sensible_ones() {
    let text = r#"(
        animation_ms: -5, pace_ms: 1e300, volume: 700, assist_level: 900, panel_width: NaN,
        playing_as: 9, players: (black: (depth: 0, level: -1), white: (depth: 99999999999999999999)),
        new_game: (size: "7x900", start: "upside down", opening_plies: 300),
        people: ["", " Anna ", "Anna", "B\tn"], threads: 1e9, table_mb: 0, book_variety: 99,
        book_level: 0, book_positions: -7, review_level: 3,
        window: (width: 0, height: 123456789012, position: Some((1e30, -1e30))),
    )"#;
    let settings = Settings::read(text).unwrap();
    assert_eq!((settings.animation_ms, settings.pace_ms, settings.panel_width), (0, 10_000, 220));
    assert_eq!((settings.sound, settings.volume), (true, 100));
    assert_eq!((settings.assist_level, settings.players.black.level), (Level::MAX, Level::MIN));
    assert_eq!((settings.players.black.depth, settings.players.white.depth), (1, Player::DEPTH_MAX));
    assert_eq!((settings.people.clone(), settings.you()), (vec!["Anna".into(), "Bn".into()], "Bn"));
    assert_eq!((settings.threads, settings.table_mb), (256, 1));
    assert_eq!(settings.book(), BookUse::Within { loss: 4 });
    assert_eq!((settings.book_level, settings.book_positions), (15, 10));
    assert_eq!(settings.review_level, Level::new(19));
    assert_eq!(Settings::read("(threads: -3, table_mb: 1e9)").unwrap().resources(6).table_mb, 16_384);
    assert_eq!(settings.new_game, NewGameChoice { opening_plies: 20, ..NewGameChoice::default() });
    assert_eq!((settings.window.width, settings.window.height), (480, 16_384));
    assert_eq!(settings.window.position, Some((i32::MAX, i32::MIN)));
}

#[test]
fn less_motion_of_an_earlier_version_is_still_read() {
    let less_motion = |text| Settings::read(text).unwrap().less_motion;
    assert_eq!(less_motion("(reduce_motion: true)"), SystemSwitch::On);
    assert_eq!(less_motion("(reduce_motion: false)"), SystemSwitch::System);
    assert_eq!(less_motion("(less_motion: Off)"), SystemSwitch::Off);
    assert_eq!(less_motion("(less_motion: Yes)"), SystemSwitch::On);
    let on = Settings { less_motion: SystemSwitch::On, ..Settings::default() };
    assert!(!on.write().contains("reduce_motion"));
}

#[test]
fn the_system_decides_what_the_user_leaves_open() {
    for of_system in [true, false] {
        let are_on =
            [SystemSwitch::System, SystemSwitch::Off, SystemSwitch::On].map(|switch| switch.is_on(of_system));
        assert_eq!(are_on, [of_system, false, true]);
    }
}

#[test]
fn zero_threads_means_one_on_each_processor() {
    let n_threads = |threads| Settings { threads, ..Settings::default() }.resources(6).n_threads;
    assert_eq!([0, 1, 6, 12].map(n_threads), [6, 1, 6, 12]);
}

#[test]
fn a_text_that_is_no_settings_is_refused_with_the_place() {
    let check = |text: &str, expected: &str| {
        let error = Settings::read(text).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    };
    check("", "line 1, column 1 cannot be read");
    check("(\n  theme: Purple)", "line 2, column 10 cannot be read: “Purple” is not known");
    check("(version: 2, theme: Purple)", "it has version 2, written by a newer Outflank");
    check(&format!("(x: {})", "[".repeat(100_000)), "line 1, column");
}

#[test]
fn switching_the_kind_of_player_keeps_both_strengths() {
    let mut choice = PlayerChoice::default();
    let strong = Player::Engine { level: Level::new(20) };
    for player in [Player::Minimax { depth: 7 }, strong, Player::Random] {
        choice.choose(player);
        assert_eq!(choice.player(), player);
    }
    assert_eq!((choice.depth, choice.level), (7, Level::new(20)));
}

#[test]
fn a_file_has_a_line_for_each_setting_and_half_of_it_is_refused() {
    let text = Settings::default().write();
    assert!(text.lines().count() > 20, "{text}");
    assert!(Settings::read(&text[..text.len() / 2]).is_err());
}

/// Where any text is allowed.
const TEXTS: [&str; 9] =
    ["board_theme", "people", "all_names", "name", "command", "folder", "player", "from", "to"];

/// Replaces all switches and numbers by others, and the texts of the fields in [`TEXTS`].
fn replace(value: &mut Value, name: &str, next: &mut dyn FnMut() -> (u32, String)) {
    let (number, text) = next();
    match value {
        Value::Object(fields) => fields.iter_mut().for_each(|(name, value)| replace(value, name, next)),
        // Arrays of numbers are colours or values of openings, which are small.
        Value::Array(numbers) if numbers.first().is_some_and(Value::is_number) => {
            numbers.fill((number % 128).into())
        }
        Value::Array(elements) => elements.iter_mut().for_each(|value| replace(value, name, next)),
        Value::Bool(is_on) => *is_on = number % 2 == 0,
        Value::Number(_) => *value = number.into(),
        Value::String(_) if TEXTS.contains(&name) => *value = text.into(),
        Value::String(_) | Value::Null => {}
    }
}

proptest! {
    #[test]
    fn settings_read_back_as_they_were_written(numbers: [u32; 32], texts: [String; 7]) {
        let mut values = serde_json::to_value(unusual()).unwrap();
        let (mut numbers, mut texts) = (numbers.into_iter().cycle(), texts.into_iter().cycle());
        replace(&mut values, "", &mut || (numbers.next().unwrap(), texts.next().unwrap()));
        let settings: Settings = serde_json::from_value(values).unwrap();
        let settings = Settings { version: Settings::VERSION, ..settings };
        let sane = settings.clone().sanitized();
        prop_assert_eq!(&sane.clone().sanitized(), &sane);
        prop_assert_eq!(Settings::read(&settings.write()), Ok(sane));
    }
}

/// Settings that all differ from the defaults and are within the limits.
fn unusual() -> Settings {
    let text = r##"(
        theme: Dark, more_contrast: On, language: Some(Greek), board_theme: "walnut",
        own_colors: (field: (1, 2, 3), frame: (4, 5, 6), black: (7, 8, 9), white: (10, 11, 12), flat: true),
        show_coordinates: false, board_turns: 1, board_mirrored: true, show_legal_moves: false,
        expert_tools: Some(true),
        preview_flips: false, mark_last_move: false, show_tree: true, show_values: false,
        show_thoughts: true, people_rating: 1800, all_mistakes: true, less_motion: Off, animation_ms: 100,
        pace_ms: 700, human_times: false, sound: false, volume: 15, people: ["Anna", "B, (\"en\")"],
        all_names: [["", "Anna", "Ann"], ["Bo"]], playing_as: 1,
        players: (
            black: (kind: Minimax, depth: 6, level: 3, rating: 900),
            white: (kind: Ghost, character: "Fox", ghost: "Anna", ghost_rating: 1000, engine: "Edax"),
        ),
        engines: [
            (name: "Edax", command: "edax -gtp", folder: "/opt", seconds: 7),
            (name: "NTest", command: "ntest", protocol: NBoard, depth: 9, analyses: true),
        ],
        ghosts: [(player: "Anna", from: "2019"), (player: "Ben", to: "2020-10", rating: 1700)],
        coach: {"opponent:600": false, "engine:9": true},
        keys: {"NewGame": "Ctrl+Shift+N", "Hint": ""},
        assist_level: 12, review_level: 24, threads: 3, table_mb: 512, ponder: true, use_book: false,
        book_variety: 3,
        book_level: 25, book_positions: 1000,
        new_game: (
            size: "6x10", start: "parallel", opening_plies: 4, opening_from: Named, opening_line: 7,
            opening_values: (-3, 5), goal: FewestDiscs, clocks: "5:00+3 20:00", flag_goes_on: true,
            alternates: true, color_by_lot: true,
        ),
        sheet: (moves: "f5 d6", count: (black: "40", white: "")), values_in_files: true,
        window: (width: 900, height: 700, position: Some((10, -20)), maximized: true, zoom: 150),
        panel_width: 400,
    )"##;
    let settings = Settings::read(text).unwrap();
    let fields = |settings: &Settings| serde_json::to_value(settings).unwrap().as_object().unwrap().clone();
    let usual = fields(&Settings::default());
    for (name, value) in fields(&settings) {
        assert!(name == "version" || usual[&name] != value, "{name} is the default: give it another value");
    }
    settings
}

/// Where each value begins and ends in the text of a settings file, in bytes.
fn values(text: &str) -> Vec<(usize, usize)> {
    let mut places = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let value = line.trim_end().trim_end_matches(',');
        let begin = value.find(": ").map_or(value.len() - value.trim_start().len(), |colon| colon + 2);
        let is_value = !value.trim_start().starts_with("//")
            && !["", "(", "[", "{", ")", "]", "}"].contains(&&value[begin..]);
        if is_value {
            places.push((at + begin, at + value.len()));
        }
        at += line.len();
    }
    places
}

/// Collects the JSON values with their paths, such as `.players.black.depth`.
fn leaves(value: &Value, path: String, found: &mut BTreeMap<String, Value>) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            fields.iter().for_each(|(name, value)| leaves(value, format!("{path}.{name}"), found));
        }
        Value::Array(elements) if elements.iter().any(Value::is_object) => {
            let name = |element: &Value| {
                let field = ["name", "player"].iter().find_map(|field| element.get(field));
                field.map(ToString::to_string).unwrap_or_default()
            };
            elements.iter().for_each(|value| leaves(value, format!("{path}.{}", name(value)), found));
        }
        _ => _ = found.insert(path, value.clone()),
    }
}

fn all_leaves(settings: &Settings) -> BTreeMap<String, Value> {
    let mut found = BTreeMap::new();
    leaves(&serde_json::to_value(settings).unwrap(), String::new(), &mut found);
    found
}

#[test]
fn one_unknown_word_keeps_all_other_settings() {
    let text = unusual().write();
    let check = |from: &str, to: &str, lost: &[&str], expected: Settings| {
        assert!(text.contains(from), "{from} in {text}");
        let mended = Settings::mend(&text.replacen(from, to, 1)).unwrap();
        assert_eq!(mended.1, lost);
        assert_eq!(mended.0, expected.sanitized());
    };
    let shown = Settings { show_coordinates: Settings::default().show_coordinates, ..unusual() };
    // The comment includes the comma at the end of the line.
    check("show_coordinates: false", "show_coordinates: //", &["show_coordinates: //"], shown);
    let theme = Settings { theme: WindowTheme::System, ..unusual() };
    check("theme: Dark", "theme: Sepia", &["theme: Sepia"], theme);
    let language = Settings { language: None, ..unusual() };
    check("Some(Greek)", "Some(Klingon)", &["language: Some(Klingon)"], language);
    let mut players = unusual();
    players.players.black.kind = Kind::Human;
    check("kind: Minimax", "kind: Psychic", &["kind: Psychic"], players);
    let mut engines = unusual();
    engines.engines[1] =
        EngineSetup { protocol: Protocol::Gtp, analyses: false, ..engines.engines[1].clone() };
    check("protocol: NBoard", "protocol: Uci", &["protocol: Uci"], engines);
    let people = Settings { people: vec!["Anna".to_owned()], playing_as: 0, ..unusual() };
    check("\"B, (\\\"en\\\")\"", "17", &["17"], people);
    let mut coach = unusual();
    coach.coach.remove("engine:9");
    check("\"engine:9\": true", "\"engine:9\": perhaps", &["\"engine:9\": perhaps"], coach);
    // Brackets and quotes that do not match.
    check("volume: 15", "volume: 1(5", &["volume: 1(5"], Settings { volume: 40, ..unusual() });
    let theme = Settings { board_theme: String::new(), ..unusual() };
    check("\"walnut\"", "\"walnut", &["board_theme: \"walnut"], theme);
}

#[test]
fn each_lost_value_has_one_short_line() {
    let (settings, lost) = Settings::mend("(theme: Sepia, pace_ms: [\n1, 2], volume: 7)").unwrap();
    assert_eq!((settings.volume, settings.pace_ms), (7, 600));
    assert_eq!(lost, ["theme: Sepia", "pace_ms: [1,2]"]);
    let long = format!("(volume: 7, pace_ms: \"{}\")", "é".repeat(100));
    assert_eq!(Settings::mend(&long).unwrap().1[0].chars().count(), 41);
}

#[test]
fn a_text_without_any_readable_setting_is_still_refused() {
    for text in ["", "(theme: Purple)", "[1, 2]", "(volume: 7, theme: Dark", "{}"] {
        assert!(Settings::mend(text).is_err(), "{text}");
    }
    assert_eq!(Settings::mend("(theme: Sepia!, version: 2)"), Err(RonError::Newer { version: 2, known: 1 }));
}

#[test]
fn default_preferences_change_what_the_dialog_shows_and_nothing_else() {
    let (before, usual) = (unusual(), all_leaves(&Settings::default()));
    let after = all_leaves(&before.clone().with_default_preferences());
    let shown = "theme more_contrast board_theme own_colors show_legal_moves preview_flips mark_last_move \
                 show_coordinates less_motion animation_ms pace_ms human_times sound volume assist_level \
                 review_level threads table_mb ponder use_book book_variety keys";
    // Of the window's values the dialog only shows the size of the text.
    let is_shown = |path: &str| {
        path == ".window.zoom" || shown.split(' ').any(|name| path.split('.').nth(1) == Some(name))
    };
    for (path, value) in all_leaves(&before) {
        match is_shown(&path) {
            true => assert!(after.get(&path) == usual.get(&path), "{path} is reset"),
            false => assert_eq!(after[&path], value, "{path} stays"),
        }
    }
}

#[test]
fn a_comment_in_place_of_a_value_costs_that_value_alone() {
    let before = unusual();
    let text = before.write();
    let damaged = text.replacen("Minimax", "//a,\"aAbcdef", 1);
    assert_ne!(damaged, text);
    let (after, lost) = Settings::mend(&damaged).unwrap();
    assert_eq!(lost, ["kind: //a,\"aAbcdef"]);
    let path = ".players.black.depth";
    assert_eq!(all_leaves(&after)[path], all_leaves(&before)[path]);
}

proptest! {
    #[test]
    fn one_damaged_value_costs_no_other(
        which: prop::sample::Index,
        junk in "[A-Za-z0-9 (){}\\[\\]:,.\"'/*\\\\-]{0,12}",
    ) {
        let before = unusual();
        let text = before.write();
        let places = values(&text);
        prop_assert!(places.len() > 80, "{} values in\n{text}", places.len());
        let (begin, end) = places[which.index(places.len())];
        let damaged = format!("{}{junk}{}", &text[..begin], &text[end..]);
        let Ok((after, lost)) = Settings::mend(&damaged) else {
            // A damaged version number may look like a newer version, whose file is not read.
            prop_assert!(text[..begin].trim_end().ends_with("version:"), "{damaged}");
            return Ok(());
        };
        let (before, after) = (all_leaves(&before), all_leaves(&after));
        let changed: Vec<_> = before.iter().filter(|(path, value)| after.get(*path) != Some(value)).collect();
        // An engine or ghost is lost whole with its name; `playing_as` is a place in the list of people.
        let unit = |path: &str| match path.split('.').nth(1) {
            Some("engines" | "ghosts") => path.rsplit_once('.').unwrap().0.to_owned(),
            Some("playing_as") => ".people".to_owned(),
            _ => path.to_owned(),
        };
        let is_one = changed.iter().all(|(path, _)| unit(path) == unit(changed[0].0));
        prop_assert!(is_one, "{junk:?} in place of {:?}: {changed:?}, {lost:?}", &text[begin..end]);
    }
}

#[test]
fn the_strength_steps_up_and_down_within_its_limits() {
    let engine = |level| PlayerChoice { kind: Kind::Engine, level, ..PlayerChoice::default() };
    assert_eq!(engine(Level::MIN).stepped(false), engine(Level::MIN));
    assert_eq!(engine(Level::MAX).stepped(true), engine(Level::MAX));
    assert_eq!(engine(Level::new(7)).stepped(true).level, Level::new(8));
    let of = |kind| PlayerChoice { kind, depth: 1, ..PlayerChoice::default() };
    let minimax = of(Kind::Minimax);
    assert_eq!((minimax.stepped(false).depth, minimax.stepped(true).depth), (1, 2));
    assert_eq!(of(Kind::Greedy).stepped(true), of(Kind::Greedy));
    let character = of(Kind::Character);
    assert_eq!(character.stepped(true).stepped(false), character);
    assert_eq!(of(Kind::Opponent).stepped(true).rating.points(), 700);
}
