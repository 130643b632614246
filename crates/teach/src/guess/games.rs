//! Games to guess that come with the program, `assets/learn/games.txt`: it played them itself.

use analysis::openings::{self, Opening};
use othello::formats::{self, Defaults};
use othello::record::Record;
use othello::rules::ByColor;
use std::sync::OnceLock;

/// The number of first moves of each game that were drawn by lot.
pub const N_DRAWN: usize = 8;

/// A game of two levels of Outflank, played to its end.
#[derive(Debug)]
pub struct OwnGame {
    /// The game, with its players' names.
    pub record: Record,
    /// Its opening.
    pub opening: &'static Opening,
}

/// All games of the program.
pub fn all() -> &'static [OwnGame] {
    static GAMES: OnceLock<Vec<OwnGame>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let lines = include_str!("../../assets/learn/games.txt").lines();
        lines
            .filter(|line| !line.starts_with('#'))
            .map(|line| read(line).expect("the asset is ours"))
            .collect()
    })
}

fn read(line: &str) -> Option<OwnGame> {
    let mut words = line.split(' ');
    let [black, white] = [words.next()?, words.next()?].map(|level| format!("Outflank {level}"));
    let game = formats::read_text(words.next()?, &Defaults::default()).ok()?;
    let mut record = game.record(0);
    record.header.players = ByColor::new(black, white);
    record.header.n_given = N_DRAWN;
    let positions = record.line_positions();
    let opening = openings::of_game(positions.iter().map(|(_, position)| position))?;
    Some(OwnGame { record, opening })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guess::turns;
    use analysis::analyst::Depth;
    use engine::{Resources, Stop, Thinker};
    use othello::evaluation::Score;

    #[test]
    fn each_game_is_over_has_a_winner_and_can_be_guessed() {
        assert_eq!(all().len(), 8);
        for game in all() {
            let (_, end) = *game.record.line_positions().last().unwrap();
            let discs = end.counts();
            assert!(end.outcome().is_some() && discs.black != discs.white);
            assert!(turns(&game.record).unwrap().len() > 40);
            // The stronger level won.
            let won_by_black = discs.black > discs.white;
            assert_eq!(won_by_black, game.record.header.players.black.ends_with("25"));
        }
    }

    #[test]
    fn no_move_before_the_twentieth_is_a_blunder() {
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
        let mut value = |position| {
            let request = Depth { plies: 12, solved_from: 0 }.request(&position).lines(1);
            thinker.think(&request, &Stop::never(), &|_| {}).1.evaluation().unwrap().score
        };
        for game in all() {
            let early = game.record.positions().into_iter().take(21).skip(N_DRAWN);
            let values: Vec<Score> = early.map(&mut value).collect();
            let losses: Vec<Score> = values.windows(2).map(|pair| pair[0] + pair[1]).collect();
            assert!(losses.iter().all(|loss| *loss < Score::from_discs(6)), "{losses:?}");
        }
    }
}
