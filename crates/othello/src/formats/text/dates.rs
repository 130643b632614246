//! Finds the day of a game in the text beside its moves.

use super::facts::{FactReader, Key};
use crate::formats::is_one_of;
use crate::record::Date;
use std::ops::Range;

/// Words beside the date of a file or a program.
const OF_FILE: &str = "exported export printed compiled built saved generated downloaded uploaded copyright \
                       version exportiert gedruckt exporté imprimé exportado impreso 保存日時 印刷 导出";

impl FactReader<'_> {
    /// The day in some marks: `2024-05-06`, `6.5.2024`, `2024年5月6日`.
    pub(super) fn date_in(&self, marks: Range<usize>) -> Option<Range<usize>> {
        let is_between =
            |at: usize| self.is_sign(at, "-./") || matches!(self.marks.str(at), "年" | "月" | "년" | "월");
        let is_date = |at: &usize| {
            *at + 5 <= marks.end
                && [*at, at + 2, at + 4].iter().all(|at| self.marks.is_number(*at))
                && is_between(at + 1)
                && is_between(at + 3)
                && Date::read(&self.original(*at..at + 5)).day > 0
        };
        let Some(begin) = marks.clone().find(is_date) else { return self.named_date_in(marks) };
        let has_day = begin + 5 < marks.end && matches!(self.marks.str(begin + 5), "日" | "일");
        Some(begin..begin + 5 + usize::from(has_day))
    }

    /// A day with the name of its month: `14 mai 2023`, `June 3, 2022`.
    fn named_date_in(&self, marks: Range<usize>) -> Option<Range<usize>> {
        let is_number = |at: &usize| self.marks.is_number(*at);
        let is_joint = |at: &usize| self.is_sign(*at, ".,") || self.marks.str(*at) == "de";
        let months =
            marks.clone().filter(|at| self.is_word(*at) && Date::month(self.marks.str(*at)).is_some());
        let mut dates = months.flat_map(|at| {
            let next = |from: usize| (from + 1..marks.end).find(|at| !is_joint(at)).filter(is_number);
            let before = (marks.start..at).rev().find(|at| !is_joint(at)).filter(is_number);
            let after = next(at);
            [before.zip(after), Some(at).zip(after.and_then(next))].into_iter().flatten()
        });
        let date = dates.find(|(begin, end)| Date::read(&self.original(*begin..end + 1)).day > 0);
        date.map(|(begin, end)| begin..end + 1)
    }

    /// The day in a line without a key, which it marks as used; no day of a file or a program.
    pub(super) fn free_date(&mut self, line: Range<usize>) -> Option<Range<usize>> {
        let is_of_file = |at: usize| is_one_of(OF_FILE, &self.marks.str(at).to_lowercase());
        let date = self.date_in(line.clone()).filter(|date| date.clone().all(|at| !self.used[at]))?;
        if line.clone().any(is_of_file) {
            return None;
        }
        self.used[date.clone()].fill(true);
        Some(date)
    }

    /// Takes the day of the game among dates without a key: the last before the moves, since the first may
    /// be that of the file.
    pub(super) fn date(&mut self, dates: &[Range<usize>], first_move: usize) {
        let before = dates.iter().rfind(|date| date.start < first_move);
        if let Some(date) = before.or(dates.first()) {
            self.told.keep(Key::Date, &self.original(date.clone()));
        }
        for date in dates {
            let is_it = self.told.header.date == self.original(date.clone());
            self.used[date.clone()].fill(is_it);
        }
    }
}
