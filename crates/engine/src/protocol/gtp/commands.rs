//! The commands of GTP: one table. It also holds the commands of the board program GoGui for games other than
//! Go (`gogui-rules_…`), <https://github.com/Remi-Coulom/gogui>. GoGui draws row 1 at the bottom and puts the
//! first line of a board at the top, so the boards that we send it begin with the last row.

use super::time::Clock;
use super::{Errand, Gtp, GtpOutcome, color_name, letters, new_game, read_color, read_vertex, vertex};
use crate::Level;
use crate::protocol::{NAME, VERSION};
use othello::formats::sgf;
use othello::record::Record;
use othello::rules::{BoardSize, ByColor, Color, Goal, Move, Position};
use std::str::FromStr;
use std::time::Duration;

pub(crate) struct GtpCommand {
    pub name: &'static str,
    /// The expected arguments, as the error message names them; those in brackets are optional.
    pub arguments: &'static [&'static str],
    pub run: Run,
}

impl GtpCommand {
    pub(crate) fn takes(&self, n_arguments: usize) -> bool {
        let n_needed = self.arguments.iter().filter(|argument| !argument.starts_with('[')).count();
        (n_needed..=self.arguments.len()).contains(&n_arguments)
    }
}

type Run = fn(&mut Gtp, &[&str]) -> Result<GtpOutcome, String>;

const fn command(name: &'static str, arguments: &'static [&'static str], run: Run) -> GtpCommand {
    GtpCommand { name, arguments, run }
}

pub(crate) const COMMANDS: [GtpCommand; 29] = [
    command("protocol_version", &[], |_, _| answer("2")),
    command("name", &[], |_, _| answer(NAME)),
    command("version", &[], |_, _| answer(VERSION)),
    command("known_command", &["NAME"], |_, arguments| {
        answer(COMMANDS.iter().any(|command| command.name == arguments[0]).to_string())
    }),
    command("list_commands", &[], |_, _| answer(COMMANDS.map(|command| command.name).join("\n"))),
    command("quit", &[], |_, _| Ok(GtpOutcome::Quit)),
    command("set_game", &["NAME"], set_game),
    command("list_games", &[], |_, _| answer("Othello")),
    command("boardsize", &["SIZE"], board_size),
    command("clear_board", &[], |gtp, _| clear(gtp, gtp.position().size())),
    // For Go; in Othello it changes nothing.
    command("komi", &["KOMI"], |_, _| answer("")),
    command("play", &["COLOR", "VERTEX"], play),
    command("genmove", &["COLOR"], |gtp, arguments| generate(gtp, arguments[0], true)),
    command("reg_genmove", &["COLOR"], |gtp, arguments| generate(gtp, arguments[0], false)),
    command("undo", &[], undo),
    command("loadsgf", &["FILE", "[MOVE]"], load),
    command("printsgf", &[], |gtp, _| answer(sgf::write(&gtp.game).trim_end())),
    command("time_settings", &["MAIN", "OVERTIME", "MOVES"], time_settings),
    command("time_left", &["COLOR", "TIME", "MOVES"], time_left),
    command("set_level", &["LEVEL"], set_level),
    command("showboard", &[], |gtp, _| answer(format!("\n{}", drawing(gtp.position())))),
    command("final_score", &[], |gtp, _| answer(score(gtp.position())?)),
    command("gogui-rules_game_id", &[], |_, _| answer("Othello")),
    command("gogui-rules_board", &[], |gtp, _| answer(board_from_below(gtp.position()))),
    command("gogui-rules_board_size", &[], |gtp, _| answer(sides(gtp.position().size()))),
    command("gogui-rules_legal_moves", &[], |gtp, _| answer(legal_moves(gtp.position()))),
    command("gogui-rules_side_to_move", &[], |gtp, _| answer(color_name(gtp.position().turn()))),
    command("gogui-rules_final_result", &[], |gtp, _| answer(result(gtp.position()))),
    command("gogui-analyze_commands", &[], |_, _| answer(ANALYZE_COMMANDS)),
];

/// What GoGui's analysis window offers: how an answer is shown, its name, and the command. `pstring` marks
/// the squares that an answer names.
const ANALYZE_COMMANDS: &str = "pstring/Legal Moves/gogui-rules_legal_moves\n\
    pstring/Best Move/reg_genmove %m\n\
    string/Board/showboard\n\
    string/Final Score/final_score";

fn answer(text: impl Into<String>) -> Result<GtpOutcome, String> {
    Ok(GtpOutcome::Answer(text.into()))
}

fn number<T: FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("syntax error: {text:?} is no {what}"))
}

fn set_game(gtp: &mut Gtp, arguments: &[&str]) -> Result<GtpOutcome, String> {
    match arguments[0].eq_ignore_ascii_case("othello") {
        true => clear(gtp, BoardSize::STANDARD),
        false => Err(format!("unknown game: {}; expected Othello", arguments[0])),
    }
}

fn board_size(gtp: &mut Gtp, arguments: &[&str]) -> Result<GtpOutcome, String> {
    let side: u32 = number(arguments[0], "size")?;
    let size = BoardSize::new(side, side).map_err(|error| format!("unacceptable size: {error}"))?;
    clear(gtp, size)
}

fn clear(gtp: &mut Gtp, size: BoardSize) -> Result<GtpOutcome, String> {
    begin(gtp, new_game(size));
    answer("")
}

pub(crate) fn begin(gtp: &mut Gtp, game: Record) {
    gtp.game = game;
    gtp.history.clear();
    let clock = gtp.clock.unwrap_or_default();
    gtp.clocks = ByColor::new(clock, clock);
}

fn load(_: &mut Gtp, arguments: &[&str]) -> Result<GtpOutcome, String> {
    let before_move = arguments.get(1).map(|text| number(text, "number of a move")).transpose()?;
    Ok(GtpOutcome::Begin(Errand::Load { file: arguments[0].to_owned(), before_move }))
}

/// Passes for the side to move if the next move is by `color`, the other side. An error if it may not pass.
fn pass_for_other(gtp: &mut Gtp, color: Color) -> Result<(), String> {
    let turn = gtp.position().turn();
    if turn == color || gtp.position().outcome().is_some() {
        return Ok(());
    }
    gtp.game.play(Move::Pass).map(drop).map_err(|_| format!("illegal move: it is {turn}'s turn"))
}

fn play(gtp: &mut Gtp, arguments: &[&str]) -> Result<GtpOutcome, String> {
    let color = read_color(arguments[0])?;
    let mv = read_vertex(arguments[1], gtp.position().size())?;
    let before = gtp.game.cursor();
    pass_for_other(gtp, color)?;
    gtp.play(mv).inspect_err(|_| gtp.go_back(before))?;
    answer("")
}

fn generate(gtp: &mut Gtp, color: &str, plays: bool) -> Result<GtpOutcome, String> {
    let color = read_color(color)?;
    pass_for_other(gtp, color)?;
    if gtp.position().legal_moves().is_empty() {
        if plays {
            gtp.play(Move::Pass)?;
        }
        return answer(vertex(Move::Pass, gtp.position().size()));
    }
    Ok(GtpOutcome::Begin(Errand::Think { plays }))
}

fn undo(gtp: &mut Gtp, _: &[&str]) -> Result<GtpOutcome, String> {
    let before = gtp.history.pop().ok_or("cannot undo: no move was played")?;
    gtp.go_back(before);
    answer("")
}

fn read_seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| format!("syntax error: {text:?} is no time in seconds"))
}

fn time_settings(gtp: &mut Gtp, arguments: &[&str]) -> Result<GtpOutcome, String> {
    let (main, overtime) = (read_seconds(arguments[0])?, read_seconds(arguments[1])?);
    gtp.clock = Clock::new(main, overtime, number(arguments[2], "number of moves")?);
    if let Some(clock) = gtp.clock {
        gtp.clocks = ByColor::new(clock, clock);
    }
    answer("")
}

fn time_left(gtp: &mut Gtp, arguments: &[&str]) -> Result<GtpOutcome, String> {
    let (color, left) = (read_color(arguments[0])?, read_seconds(arguments[1])?);
    let n_moves = number(arguments[2], "number of moves")?;
    // Without `time_settings`, the first `time_left` also gives the time that each side begins with.
    gtp.clock = gtp.clock.or_else(|| Clock::new(left, Duration::ZERO, n_moves));
    if let Some(clock) = gtp.clock {
        gtp.clocks[color] = Clock { left, n_moves, ..clock };
    }
    answer("")
}

fn set_level(gtp: &mut Gtp, arguments: &[&str]) -> Result<GtpOutcome, String> {
    let level: u8 = number(arguments[0], "level")?;
    if Level::new(level).number() != level {
        return Err(format!("levels go from {} to {}", Level::MIN.number(), Level::MAX.number()));
    }
    gtp.level = Level::new(level);
    answer("")
}

/// The board's rows from the top, `X` for Black.
fn rows(position: &Position) -> Vec<String> {
    let text = othello::rules::Setup::from(position).to_string();
    let spaced = |row: &str| row.replace('-', ".").chars().map(String::from).collect::<Vec<_>>().join(" ");
    text.lines().map(spaced).collect()
}

/// The board as GoGui wants it: the last row first.
fn board_from_below(position: &Position) -> String {
    let rows: Vec<String> = rows(position).into_iter().rev().collect();
    rows.join("\n")
}

/// `8`, or width and height.
fn sides(size: BoardSize) -> String {
    if size.is_square() { size.width().to_string() } else { format!("{} {}", size.width(), size.height()) }
}

/// The board, and below it who is to move or how the game ended.
fn drawing(position: &Position) -> String {
    let letters: Vec<String> =
        letters().take(usize::from(position.size().width())).map(String::from).collect();
    let head = format!("   {}\n", letters.join(" "));
    let lines: String =
        (1..).zip(rows(position)).map(|(number, row)| format!("{number:2} {row} {number}\n")).collect();
    let next = match position.outcome() {
        None => format!("{} to move", position.turn()),
        Some(_) => format!("the game is over: {}", result(position)),
    };
    format!("{head}{lines}{head}{next}")
}

/// `B+10`, `W+2` or `0`: the official score.
fn score(position: &Position) -> Result<String, String> {
    let outcome = position.outcome().ok_or("the game is not over")?;
    let ByColor { black, white } = outcome.official(Goal::MostDiscs);
    Ok(match outcome.winner(Goal::MostDiscs) {
        Some(Color::Black) => format!("B+{}", black - white),
        Some(Color::White) => format!("W+{}", white - black),
        None => "0".to_owned(),
    })
}

fn result(position: &Position) -> String {
    score(position).unwrap_or_else(|reason| reason)
}

fn legal_moves(position: &Position) -> String {
    let size = position.size();
    let names: Vec<String> =
        position.legal_moves().iter().map(|square| vertex(Move::Place(square), size)).collect();
    // GoGui expects it in lower case.
    if position.must_pass() { "pass".to_owned() } else { names.join(" ") }
}
