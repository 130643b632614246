//! The people who play here. A person with another name keeps rating and progress: games under all of the
//! person's names count, and the progress stays in its file, so no file is moved.

use super::{Settings, distinct, plain};
use std::collections::{BTreeMap, BTreeSet};
use texts::words::players::PERSON;

impl Settings {
    /// All names of a person who was renamed or removed.
    pub(super) fn names_of(&self, name: &str) -> &[String] {
        let has_name = |names: &&Vec<String>| names.iter().any(|other| other == name);
        self.all_names.iter().find(has_name).map_or(&[], Vec::as_slice)
    }

    /// The name under which a person's progress is stored; empty for the one who was here first.
    pub fn progress_of<'a>(&'a self, person: &'a str) -> &'a str {
        let is_first = self.people.first().is_some_and(|first| first == person);
        let usual = if is_first && self.names_of("").is_empty() { "" } else { person };
        self.names_of(person).first().map_or(usual, String::as_str)
    }

    /// The people by all their names.
    pub fn known_as(&self) -> BTreeMap<String, String> {
        let all = self.people.iter().flat_map(|person| {
            let names = self.names_of(person).iter().chain([person]).filter(|name| !name.is_empty());
            names.map(|name| (name.clone(), person.clone()))
        });
        all.collect()
    }

    /// Whether a name belongs to another person than the one at `place`. A new person may take the name of a
    /// person who was removed, and is that person again.
    pub fn is_taken(&self, name: &str, place: usize) -> bool {
        let (name, own) = (sensible_name(name), self.people.get(place));
        let has_name = |person: &String| *person == name || self.names_of(person).contains(&name);
        let is_of_removed = own.is_some_and(|own| !has_name(own) && !self.names_of(&name).is_empty());
        is_of_removed || self.people.iter().any(|person| Some(person) != own && has_name(person))
    }

    /// Renames the person at a place, or adds one behind the last place. An empty name or one that is taken
    /// changes nothing.
    pub fn name_person(&mut self, place: usize, name: &str) {
        let name = sensible_name(name);
        if name.is_empty() || self.is_taken(&name, place) {
            return;
        }
        if let Some(person) = self.people.get(place).cloned() {
            self.remember(&person, &name);
            self.people[place] = name;
        } else {
            self.people.push(name);
        }
    }

    /// Removes the person at a place, who has the progress again if a person of this name comes back.
    pub fn remove_person(&mut self, place: usize) {
        let person = self.people[place].clone();
        self.remember(&person, &person);
        self.people.remove(place);
        let last = self.people.len().saturating_sub(1) as u8;
        self.playing_as = (self.playing_as - u8::from(place < usize::from(self.playing_as))).min(last);
    }

    /// A newcomer's name here: with a number if a person here had it, and each time the same.
    pub(crate) fn name_here(&self, name: &str) -> String {
        let is_anothers = |name: &String| {
            !self.people.contains(name)
                && self.people.iter().any(|person| self.names_of(person).contains(name))
        };
        let numbered = (2..).map(|number| {
            let end = format!(" {number}");
            plain(name, Settings::NAME_MAX - end.len()).trim_end().to_owned() + &end
        });
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        names.find(|name| !is_anothers(name)).expect("numbers do not end")
    }

    /// Adds a name to the list of a person's names, and begins the list if there is none.
    pub(super) fn remember(&mut self, person: &str, name: &str) {
        let (progress, names) = (self.progress_of(person).to_owned(), self.names_of(person).to_vec());
        self.all_names.retain(|others| *others != names);
        self.all_names.push([vec![progress], names, vec![person.to_owned(), name.to_owned()]].concat());
        self.all_names = cleaned_lists(&self.all_names, &self.people);
    }
}

fn sensible_name(name: &str) -> String {
    plain(name, Settings::NAME_MAX).trim().to_owned()
}

/// The names without what cannot be shown, each once, and at least one.
pub(super) fn cleaned_people(names: &[String]) -> Vec<String> {
    let names = names.iter().map(|name| sensible_name(name));
    let kept = distinct(names, Settings::PEOPLE_MAX, |name| (!name.is_empty()).then(|| name.clone()));
    if kept.is_empty() { vec![PERSON.to_owned()] } else { kept }
}

/// Lists of names, each of one person: no name is in two. A list with the names of several people here keeps
/// only the first of them, since newcomers stand behind, and its own first entry, which names the progress.
pub(super) fn cleaned_lists(lists: &[Vec<String>], people: &[String]) -> Vec<Vec<String>> {
    let mut seen = BTreeSet::new();
    let sensible = |names: &Vec<String>| {
        let names = names.iter().map(|name| sensible_name(name));
        let here = people.iter().find(|person| names.clone().any(|name| name == **person));
        let is_own = |(at, name): &(usize, String)| {
            !people.contains(name) || here == Some(name) || *at == 0 && here.is_some()
        };
        let own = names.enumerate().filter(is_own).map(|(_, name)| name);
        own.filter(|name| seen.insert(name.clone())).collect()
    };
    lists.iter().map(sensible).filter(|names: &Vec<String>| !names.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use system::kept::RonFile;

    fn of(people: &[&str]) -> Settings {
        Settings { people: people.iter().map(|name| (*name).to_owned()).collect(), ..Settings::default() }
    }

    fn written(settings: &Settings) -> Settings {
        Settings::read(&settings.write()).unwrap()
    }

    #[test]
    fn a_renamed_person_keeps_the_progress_and_is_known_by_all_names() {
        let mut settings = of(&["Anna", "Ben"]);
        for (place, name) in [(0, "Bea"), (1, " Carl "), (0, "Cleo"), (0, "Bea")] {
            settings.name_person(place, name);
            assert_eq!(settings.people[place], name.trim());
        }
        assert_eq!(["Bea", "Carl"].map(|name| settings.progress_of(name)), ["", "Ben"]);
        let known = [("Anna", "Bea"), ("Bea", "Bea"), ("Ben", "Carl"), ("Carl", "Carl"), ("Cleo", "Bea")];
        assert_eq!(
            settings.known_as(),
            known.map(|(name, person)| (name.to_owned(), person.to_owned())).into()
        );
        assert_eq!(written(&settings), settings);
    }

    #[test]
    fn no_two_people_share_a_name() {
        let mut settings = of(&["Anna", "Ben"]);
        settings.name_person(0, "Bea");
        let before = settings.clone();
        for (place, name) in
            [(0, "Ben"), (1, "Bea"), (1, " Anna"), (2, "Anna"), (2, "Ben"), (2, " "), (0, "")]
        {
            settings.name_person(place, name);
            assert_eq!(settings, before, "{place} {name}");
        }
        // A file that was changed by hand.
        settings.people.push("Anna".to_owned());
        assert_eq!(["Bea", "Anna"].map(|name| written(&settings).progress_of(name).to_owned()), ["", "Anna"]);
    }

    #[test]
    fn a_newcomer_with_an_earlier_name_of_a_person_here_gets_another_name() {
        let mut settings = of(&["Anna", "Ben"]);
        for (place, name) in [(1, "Carl"), (0, "Bea"), (0, "Anna")] {
            settings.name_person(place, name);
        }
        let joined = settings.with_others(&of(&["Ben", "Bea", "Carl"]));
        let people = ["Anna", "Carl", "Ben 2", "Bea 2"];
        assert_eq!(joined.people, people);
        assert_eq!(people.map(|name| joined.progress_of(name)), ["", "Ben", "Ben 2", "Bea 2"]);
        // A number fits behind a long name, and is no earlier name of a person here.
        let long = "Benedict of the long name".split_at(24).0;
        let mut of_long = of(&[long]);
        for name in ["Benedict of the long n 2", "Ben"] {
            of_long.name_person(0, name);
        }
        assert_eq!(of_long.name_here(long), "Benedict of the long n 3");
        // A file that was changed by hand.
        settings.people.extend(["Ben", "Bea"].map(str::to_owned));
        let read = written(&settings);
        assert_eq!(["Anna", "Carl", "Bea"].map(|name| read.progress_of(name)), ["", "Ben", "Bea"]);
    }

    #[test]
    fn a_removed_person_comes_back_under_any_name_with_the_progress() {
        for name in ["Bea", "Anna"] {
            let mut settings = of(&["Anna", "Ben"]);
            settings.name_person(0, "Bea");
            settings.remove_person(0);
            settings.name_person(0, name);
            assert_eq!(settings.people, ["Ben"], "no other person is taken for one who was removed");
            settings.name_person(1, name);
            assert_eq!(["Ben", name].map(|name| settings.progress_of(name)), ["Ben", ""]);
            assert_eq!(settings.known_as().len(), 3);
            assert_eq!(written(&settings), settings);
        }
        let mut settings = Settings { playing_as: 1, ..of(&["Anna", "Ben"]) };
        settings.remove_person(1);
        assert_eq!(settings.you(), "Anna");
    }

    #[test]
    fn a_window_that_does_not_know_the_new_name_merges_no_people() {
        let before = of(&["Anna"]);
        let (mut here, mut there) = (before.clone(), before.clone());
        here.name_person(0, "Bea");
        there.name_person(1, "Carl");
        let both = there.joined(here, &before);
        assert_eq!(both.people, ["Anna", "Carl"]);
        assert_eq!(["Anna", "Carl"].map(|name| both.progress_of(name)), ["", "Carl"]);
    }
}
