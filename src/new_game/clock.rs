//! The clocks of a new game: none, one of the usual ones, or the user's own times for each side.

use crate::widgets::form::{self, choice_ui, color_rows_ui, list_ui};
use egui::{ComboBox, DragValue, Ui};
use othello::clock::{Bonus, Clocks, FlagFall, TimeControl};
use othello::rules::{ByColor, Color};
use services::settings::NewGameChoice;
use session::clock_face::control_words;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use std::time::Duration;
use texts::text;

/// The usual times: short games, those of tournaments (20 to 30 minutes each), byo-yomi, and per move.
static USUAL: LazyLock<Vec<TimeControl>> = LazyLock::new(|| {
    let texts = ["3:00+2", "5:00", "5:00+3", "10:00", "20:00", "25:00", "30:00"];
    let texts = texts.into_iter().chain(["5:00+3x0:30", "20:00+3x0:30", "0:00+1x0:10", "0:00+1x0:30"]);
    texts.map(|text| text.parse().expect("the table holds times")).collect()
});

const MINUTES: RangeInclusive<f64> = 0.0..=600.0;
const SECONDS: RangeInclusive<f64> = 1.0..=3_600.0;
/// The least time for a game without periods, in minutes.
const MINUTES_MIN: f64 = 0.1;

#[derive(Clone, Copy, Debug, PartialEq)]
enum ClockKind {
    None,
    Usual(TimeControl),
    Own,
}

pub(super) struct ClockForm {
    kind: ClockKind,
    sides: ByColor<SideTime>,
    pub flag: FlagFall,
}

/// The time of a side, as the form shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct SideTime {
    minutes: f64,
    bonus: BonusKind,
    /// The length of the increment, or of a period.
    seconds: f64,
    n_periods: u16,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum BonusKind {
    None,
    Increment,
    Periods,
}

impl SideTime {
    fn of(control: TimeControl) -> SideTime {
        let minutes = control.main().as_secs_f64() / 60.0;
        let plain = SideTime { minutes, bonus: BonusKind::None, seconds: 10.0, n_periods: 3 };
        match control.bonus() {
            Bonus::None => plain,
            Bonus::Increment(time) => {
                SideTime { bonus: BonusKind::Increment, seconds: time.as_secs_f64(), ..plain }
            }
            Bonus::Periods { n, each } => {
                SideTime { bonus: BonusKind::Periods, seconds: each.as_secs_f64(), n_periods: n, ..plain }
            }
        }
    }

    fn control(self) -> TimeControl {
        let time = |seconds: f64| Duration::from_secs_f64(seconds.clamp(0.0, 360_000.0));
        let bonus = match self.bonus {
            BonusKind::None => Bonus::None,
            BonusKind::Increment => Bonus::Increment(time(self.seconds)),
            BonusKind::Periods => Bonus::Periods { n: self.n_periods, each: time(self.seconds) },
        };
        // Rounded to hundredths of a second, since minutes have decimals.
        let main = time((self.minutes * 6000.0).round() / 100.0);
        let least = || TimeControl::new(time(MINUTES_MIN * 60.0), bonus);
        TimeControl::new(main, bonus).or_else(least).expect("six seconds are a time")
    }
}

impl ClockForm {
    /// The form, with the clocks chosen for the last new game.
    pub(super) fn of(choice: &NewGameChoice) -> ClockForm {
        let flag = if choice.flag_goes_on { FlagFall::GoesOn } else { FlagFall::Loses };
        let five_minutes: TimeControl = "5:00".parse().expect("five minutes are a time");
        let kind = match choice.clocks {
            None => ClockKind::None,
            Some(ByColor { black, white }) if black == white && USUAL.contains(&black) => {
                ClockKind::Usual(black)
            }
            Some(_) => ClockKind::Own,
        };
        let sides = choice.clocks.unwrap_or(ByColor::new(five_minutes, five_minutes)).map(SideTime::of);
        ClockForm { kind, sides, flag }
    }

    pub(super) fn clocks(&self) -> Option<Clocks> {
        let controls = match self.kind {
            ClockKind::None => return None,
            ClockKind::Usual(control) => ByColor::new(control, control),
            ClockKind::Own => self.sides.map(SideTime::control),
        };
        Some(Clocks { controls, flag: self.flag })
    }
}

pub(super) fn clocks_ui(ui: &mut Ui, form: &mut ClockForm) {
    let kinds = [(ClockKind::None, text!("clock-none"))];
    let usual = USUAL.iter().map(|&control| (ClockKind::Usual(control), control_words(control)));
    let kinds = kinds.into_iter().chain(usual).chain([(ClockKind::Own, text!("clock-own"))]);
    let list = ComboBox::from_id_salt("clock").width(170.0).height(460.0);
    let before = form.kind;
    list_ui(ui, list, &text!("new-game-clock"), &mut form.kind, kinds, |_, _| {});
    if let (ClockKind::Usual(control), ClockKind::Own) = (before, form.kind) {
        form.sides = ByColor::new(control, control).map(SideTime::of);
    }
    if form.kind == ClockKind::Own {
        color_rows_ui(ui, |ui, color| {
            ui.horizontal_wrapped(|ui| side_ui(ui, color, &mut form.sides[color]));
        });
    }
    if form.kind != ClockKind::None {
        let flags = [(FlagFall::Loses, text!("flag-loses")), (FlagFall::GoesOn, text!("flag-goes-on"))];
        choice_ui(ui, &mut form.flag, &flags);
    }
}

/// The fields of a side: its minutes, and its increment or periods.
fn side_ui(ui: &mut Ui, color: Color, side: &mut SideTime) {
    ui.spacing_mut().item_spacing.x = 8.0;
    let least = if side.bonus == BonusKind::Periods { *MINUTES.start() } else { MINUTES_MIN };
    let minutes = least..=*MINUTES.end();
    let key = color.key();
    number_ui(ui, &mut side.minutes, minutes, 0.5, text!("clock-minutes-of", color = key));
    ui.label(text!("clock-minutes-unit"));
    let list = ComboBox::from_id_salt(("bonus", color)).width(120.0);
    let kinds = [
        (BonusKind::None, text!("clock-no-bonus")),
        (BonusKind::Increment, text!("clock-bonus-increment")),
        (BonusKind::Periods, text!("clock-bonus-periods")),
    ];
    list_ui(ui, list, &text!("clock-bonus-of", color = key), &mut side.bonus, kinds, |_, _| {});
    if side.bonus == BonusKind::Periods {
        let name = text!("clock-periods-of", color = key);
        let periods = DragValue::new(&mut side.n_periods).range(1..=20).speed(0.1);
        form::number_ui(ui, periods).accessible_name(&*name).on_hover_text(&*name);
        ui.label("×");
    }
    if side.bonus != BonusKind::None {
        number_ui(ui, &mut side.seconds, SECONDS, 0.5, text!("clock-seconds-of", color = key));
        ui.label(text!("clock-seconds-unit"));
    }
}

fn number_ui(ui: &mut Ui, value: &mut f64, range: RangeInclusive<f64>, speed: f64, name: String) {
    let drag =
        DragValue::new(value).range(range).speed(speed).max_decimals(1).custom_formatter(|value, _| {
            // Whole numbers have no decimal.
            if value.fract() == 0.0 { format!("{value}") } else { format!("{value:.1}") }
        });
    form::number_ui(ui, drag).accessible_name(&*name).on_hover_text(&*name);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_clock_is_remembered_as_itself() {
        for &control in USUAL.iter() {
            let clocks = Some(ByColor::new(control, control));
            let form = ClockForm::of(&NewGameChoice { clocks, ..NewGameChoice::default() });
            assert_eq!(form.kind, ClockKind::Usual(control));
            assert_eq!(form.clocks().map(|clocks| clocks.controls), clocks);
        }
        assert!(ClockForm::of(&NewGameChoice::default()).clocks().is_none());
    }

    #[test]
    fn a_handicap_in_time_is_remembered() {
        let clocks = ByColor::new("5:00+3".parse().unwrap(), "20:00+3x0:30".parse().unwrap());
        let choice = NewGameChoice { clocks: Some(clocks), flag_goes_on: true, ..NewGameChoice::default() };
        let form = ClockForm::of(&choice);
        assert_eq!(form.clocks(), Some(Clocks { controls: clocks, flag: FlagFall::GoesOn }));
    }

    #[test]
    fn a_side_has_at_least_six_seconds_and_decimal_minutes() {
        let side = SideTime { minutes: 0.0, bonus: BonusKind::Increment, seconds: 1.0, n_periods: 1 };
        assert_eq!(side.control().main(), Duration::from_secs(6));
        let side = SideTime { minutes: 1.1, bonus: BonusKind::None, ..side };
        assert_eq!(side.control().main(), Duration::from_secs(66));
    }
}
