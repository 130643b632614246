//! The two players of the game on the board, as they are shown.

use crate::settings::{PlayerChoice, Settings};
use engine::players::Player;
use library::people::Person;
use othello::rating::Phase;
use othello::rules::{ByColor, Color};
use session::{GameSession, Mode};
use texts::text;
use texts::words::players::PERSON;
use texts::words::{self, color_name, person_name, players};

/// What is needed to show the players.
#[derive(Clone, Copy)]
pub struct PlayersView<'a> {
    /// The game on the board.
    pub session: &'a GameSession,
    /// The settings, among them those of the players.
    pub settings: &'a Settings,
    /// What is known of the person who plays a colour, when one does.
    pub people: ByColor<Option<&'a Person>>,
}

impl PlayersView<'_> {
    /// The colour whose player sits below the board: that of the only person who plays, else Black.
    pub fn below(&self) -> Color {
        session::words::only_human(self.session).unwrap_or(Color::Black)
    }

    /// The name beside the board: the one in the game's record, else that of the person, character, ghost or
    /// program, else the kind of player. `None` where there is only the colour.
    pub fn name(&self, color: Color) -> Option<String> {
        if let Some(named) = words::named_player(&self.session.record().header, color) {
            return Some(named.name);
        }
        let players = self.session.players();
        match players[color] {
            Player::Human if self.session.mode() == Mode::Study => None,
            Player::Human => {
                let is_second = color == Color::White && players.black.is_human();
                (!is_second).then(|| person_name(self.settings.you()))
            }
            Player::Character(character) => Some(players::character(character)),
            Player::Ghost { name, .. } | Player::External(name) if !name.is_empty() => {
                Some(name.as_str().to_owned())
            }
            player => Some(players::kind(player.kind())),
        }
    }

    /// The names of two people who play each other here, as far as they have any.
    pub fn names_of_two(&self) -> ByColor<Option<String>> {
        let players = self.session.players();
        let are_two = players.black.is_human() && players.white.is_human();
        let names = &self.session.record().header.players;
        let is_named = |color: Color| !names[color].is_empty() && names[color] != PERSON;
        let are_here = are_two && self.session.mode() != Mode::Study;
        ByColor::from_fn(|color| self.name(color).filter(|_| are_here && is_named(color)))
    }

    /// What happened last and what to do now, by [`session::words::situation`].
    pub fn situation(&self, legal_moves_are_marked: bool) -> String {
        session::words::situation(self.session, &self.names_of_two(), legal_moves_are_marked)
    }

    /// Who has overstepped the time in a game that goes on all the same.
    pub fn overtime(&self) -> Option<String> {
        session::words::overtime_words(self.session, &self.names_of_two())
    }

    /// The colour and the name of a player, and where and when an opened game was played.
    pub fn details(&self, color: Color) -> String {
        match (words::named_player(&self.session.record().header, color), self.name(color)) {
            (Some(named), _) => named.details,
            (None, Some(name)) => text!("player-of-color", color = color.key(), name = name),
            (None, None) => color_name(color),
        }
    }

    /// The person at this computer who plays a colour. The players of an opened game are others, and so is
    /// the second of two people without names.
    pub fn person(&self, color: Color) -> Option<&Person> {
        let is_here = self.session.players()[color].is_human() && self.session.mode() != Mode::Study;
        self.people[color].filter(|_| is_here && self.name(color).is_some())
    }

    /// Whether to show what the computer thinks: in a game, only if the settings ask and the game is casual.
    pub fn shows_thoughts(&self) -> bool {
        let session = self.session;
        !session.is_contested() || (self.settings.show_thoughts && !session.is_serious())
    }

    /// The player of a colour, with the strengths it would have as another kind.
    pub fn choice(&self, color: Color) -> PlayerChoice {
        let mut choice = self.settings.players[color];
        choice.choose(self.session.players()[color]);
        choice
    }
}

/// "Openings 1700, middle 1400, endings 1150", by the discs lost in the latest games; `None` while nothing of
/// it is known.
pub fn phase_words(person: &Person) -> Option<String> {
    let rating = |phase: Phase| {
        let rating = person.phase(phase)?.points();
        Some(match phase {
            Phase::Opening => text!("card-phase-opening", rating = rating),
            Phase::Midgame => text!("card-phase-middle", rating = rating),
            Phase::Endgame => text!("card-phase-ending", rating = rating),
        })
    };
    let known: Vec<String> = Phase::ALL.into_iter().filter_map(rating).collect();
    (!known.is_empty()).then(|| text!("card-phases", phases = text::list(&known)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::human::Character;
    use othello::record::Record;
    use session::{Action, NewGame};
    use std::time::Instant;

    fn names(session: &GameSession, settings: &Settings) -> [Option<String>; 2] {
        let view = PlayersView { session, settings, people: ByColor::default() };
        Color::BOTH.map(|color| view.name(color))
    }

    fn game(black: Player, white: Player) -> GameSession {
        GameSession::new(NewGame::standard(ByColor::new(black, white)))
    }

    fn friends(black: &str, white: &str) -> GameSession {
        let names = ByColor::new(black.to_owned(), white.to_owned());
        GameSession::new(NewGame { names, ..NewGame::default() })
    }

    #[test]
    fn two_people_are_never_both_you() {
        let settings = Settings::default();
        let session = game(Player::Human, Player::Human);
        assert_eq!(names(&session, &settings), [Some("You".to_owned()), None]);
        let session = friends("You", "Anna");
        assert_eq!(names(&session, &settings), [Some("You".to_owned()), Some("Anna".to_owned())]);
    }

    #[test]
    fn the_turn_of_two_people_with_names_is_shown_by_name() {
        let told = |session: &GameSession| {
            let settings = &Settings::default();
            PlayersView { session, settings, people: ByColor::default() }.situation(true)
        };
        assert_eq!(told(&game(Player::Human, Player::Human)), "Black to move: click a ringed square.");
        assert_eq!(told(&friends("Anna", "Ben")), "Anna (Black) to move: click a ringed square.");
    }

    #[test]
    fn the_user_sits_below_and_a_character_has_its_name() {
        let character = Player::Character(Character::ALL[0]);
        for (session, below) in [
            (game(Player::Human, character), Color::Black),
            (game(character, Player::Human), Color::White),
            (game(Player::Human, Player::Human), Color::Black),
            (game(Player::Random, Player::Greedy), Color::Black),
        ] {
            let settings = Settings::default();
            let view = PlayersView { session: &session, settings: &settings, people: ByColor::default() };
            assert_eq!(view.below(), below);
        }
        let [black, white] = names(&game(Player::Human, character), &Settings::default());
        assert_eq!((black, white), (Some("You".to_owned()), Some(players::character(Character::ALL[0]))));
    }

    #[test]
    fn an_opened_game_has_its_own_players_and_says_nothing_of_the_user() {
        let mut session = game(Player::Human, Player::Random);
        let mut record = Record::new(*session.record().start(), session.record().goal());
        record.header.players.black = "Tastet".to_owned();
        _ = session.apply(Action::Load(Box::new(record)), Instant::now());
        let (person, settings) = (Person::default(), Settings::default());
        assert_eq!(names(&session, &settings), [Some("Tastet".to_owned()), None]);
        let people = ByColor::new(Some(&person), Some(&person));
        let view = PlayersView { session: &session, settings: &settings, people };
        assert!(Color::BOTH.into_iter().all(|color| view.person(color).is_none()));
        let playing = game(Player::Human, Player::Random);
        let view = PlayersView { session: &playing, ..view };
        assert!(view.person(Color::Black).is_some() && view.person(Color::White).is_none());
        let friends = game(Player::Human, Player::Human);
        let view = PlayersView { session: &friends, ..view };
        assert!(view.person(Color::Black).is_some() && view.person(Color::White).is_none());
    }
}
