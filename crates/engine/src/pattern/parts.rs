//! Tables in parts, each unpacked when it is first read, since a search reads only a few of them.

use std::sync::LazyLock;

/// The parts of a table, which all threads share.
pub(super) struct Parts<T>(Box<[LazyLock<Box<T>, Unpack<T>>]>);

type Unpack<T> = Box<dyn FnOnce() -> Box<T> + Send>;

impl<T: Send + 'static> Parts<T> {
    /// Parts that are already unpacked.
    pub(super) fn unpacked(parts: impl IntoIterator<Item = Box<T>>) -> Parts<T> {
        Parts::lazy(parts.into_iter().map(|part| move || part))
    }

    /// Parts that are unpacked when they are first read.
    pub(super) fn lazy<F: FnOnce() -> Box<T> + Send + 'static>(
        parts: impl IntoIterator<Item = F>,
    ) -> Parts<T> {
        Parts(parts.into_iter().map(|unpack| LazyLock::new(Box::new(unpack) as Unpack<T>)).collect())
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    #[inline(always)]
    pub(super) fn part(&self, number: usize) -> &T {
        &self.0[number]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|part| &***part)
    }
}

impl<T: PartialEq + Send + 'static> PartialEq for Parts<T> {
    fn eq(&self, other: &Parts<T>) -> bool {
        self.iter().eq(other.iter())
    }
}
