//! Laws of the clocks, on random controls and times.

use super::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

fn seconds(seconds: f64) -> Duration {
    Duration::from_millis((seconds * 1000.0).round() as u64)
}

fn random_control(rng: &mut SmallRng) -> TimeControl {
    let mut time = |max: u64| Duration::from_millis(rng.random_range(0..max) * 10);
    let (main, bonus) = (time(60_000), time(3_000));
    let bonus = match rng.random_range(0..3) {
        0 => Bonus::None,
        1 => Bonus::Increment(bonus),
        _ => Bonus::Periods { n: rng.random_range(1..6), each: bonus + Duration::from_millis(10) },
    };
    TimeControl::new(main + Duration::from_millis(10), bonus).unwrap()
}

fn random_time(rng: &mut SmallRng) -> Duration {
    Duration::from_millis(rng.random_range(0..2_000) * rng.random_range(1..60))
}

#[test]
fn a_control_reads_back_as_it_was_written() {
    let mut rng = SmallRng::seed_from_u64(1);
    for _ in 0..2_000 {
        let control = random_control(&mut rng);
        assert_eq!(control.to_string().parse(), Ok(control), "{control}");
    }
    for text in ["5:00", "5:00+3", "20:00+3x0:30", "0:00+1x0:10", "1:30.50", "5:00+0.5"] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
    }
    assert_eq!("0:30".parse::<TimeControl>(), "30".parse());
}

#[test]
fn texts_that_give_no_time_are_refused() {
    for text in ["", "soon", "0:00", "0:00+3", "-1:00", "5:00+x", "5:00+3x", "1:2:3", "nan", "5:00+-1"] {
        assert_eq!(text.parse::<TimeControl>(), Err(NoTimeControl), "{text:?}");
    }
    let long = TimeControl::new(Duration::MAX, Bonus::Periods { n: u16::MAX, each: Duration::MAX }).unwrap();
    assert_eq!(long.main(), TimeControl::MAX);
    assert_eq!(long.periods(), (TimeControl::PERIODS_MAX, TimeControl::MAX));
}

#[test]
fn thinking_uses_up_exactly_what_is_thought() {
    let mut rng = SmallRng::seed_from_u64(2);
    for _ in 0..2_000 {
        let mut clock = Clock::new(random_control(&mut rng));
        for _ in 0..rng.random_range(0..20) {
            let (before, spent) = (clock.until_flag(), random_time(&mut rng));
            let thinking = clock.think(spent);
            assert_eq!(thinking.until_flag(), before.saturating_sub(spent), "{clock:?} {spent:?}");
            assert_eq!(thinking.is_running(), spent < before, "{clock:?} {spent:?}");
            assert!(thinking.left() <= thinking.control.main() + before);
            clock = clock.play(spent);
            if !clock.is_running() {
                assert!(!clock.play(Duration::ZERO).is_running(), "a flag does not rise again");
                break;
            }
        }
    }
}

#[test]
fn the_time_left_is_the_main_time_less_the_time_used_plus_increments() {
    let mut rng = SmallRng::seed_from_u64(3);
    for _ in 0..500 {
        let control = random_control(&mut rng);
        let times: Vec<Duration> = (0..30).map(|_| random_time(&mut rng) / 40).collect();
        let mut clock = Clock::new(control);
        let mut sum = Duration::ZERO;
        for (n, &time) in (1..).zip(&times) {
            clock = clock.play(time);
            sum += time;
            if !clock.is_running() || clock.is_in_byo_yomi() {
                break;
            }
            assert_eq!(clock.left() + sum, control.main() + control.increment() * n);
        }
    }
}

#[test]
fn time_beyond_the_flag_is_counted() {
    let clock = Clock::new("1:00".parse().unwrap()).play(seconds(50.0));
    assert_eq!(clock.think(seconds(10.0)).over, Duration::ZERO);
    let after = clock.play(seconds(22.0));
    assert_eq!((after.over, after.think(seconds(3.0)).over), (seconds(12.0), seconds(15.0)));
    // Increments first pay back the time beyond the flag.
    let mut clock = Clock::new("0:10+5".parse().unwrap()).play(seconds(17.0));
    assert_eq!((clock.over, clock.left()), (seconds(2.0), Duration::ZERO));
    clock = clock.play(Duration::ZERO);
    assert_eq!((clock.over, clock.left(), clock.is_running()), (Duration::ZERO, seconds(3.0), false));
    // Time beyond the flag begins after the last period, and no period comes back.
    let clock = Clock::new("1:00+2x0:30".parse().unwrap()).play(seconds(125.0));
    assert_eq!((clock.over, clock.play(seconds(4.0)).over), (seconds(5.0), seconds(9.0)));
}

#[test]
fn byo_yomi_loses_a_period_only_when_it_is_used_up_whole() {
    let clock = Clock::new("1:00+3x0:30".parse().unwrap());
    let check = |spent: f64, left: f64, n_periods: u16| {
        let thinking = clock.think(seconds(spent));
        assert_eq!((thinking.left(), thinking.n_periods), (seconds(left), n_periods), "{spent}");
    };
    check(59.0, 1.0, 3);
    check(60.0, 30.0, 3);
    check(85.0, 5.0, 3);
    check(90.0, 30.0, 2);
    check(149.0, 1.0, 1);
    check(150.0, 0.0, 0);
    // The next move has the whole period again.
    let after = clock.play(seconds(100.0));
    assert_eq!((after.left(), after.n_periods, after.is_in_byo_yomi()), (seconds(30.0), 2, true));
    assert_eq!(after.play(seconds(29.0)), after);
}

#[test]
fn the_warning_comes_late_enough_for_short_times() {
    let short =
        |control: &str, spent: f64| Clock::new(control.parse().unwrap()).think(seconds(spent)).is_short();
    assert!(!short("5:00", 279.0) && short("5:00", 280.0));
    assert!(!short("0:00+1x0:10", 7.0) && short("0:00+1x0:10", 7.5));
    assert!(!short("1:00+1x0:30", 60.0) && short("1:00+1x0:30", 70.0));
}
