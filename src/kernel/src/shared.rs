use std::{
    ops::{Deref, DerefMut},
    sync::Arc,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A part of a state that copies of the state share until one of them changes it; saved like the part itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shared<T>(Arc<T>);

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Self {
        Self(Arc::new(value))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        T::serialize(self, serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_that_changes_leaves_the_others() {
        let first = Shared::from(vec![1, 2]);
        let mut second = first.clone();
        second.push(3);
        assert_eq!((first.len(), second.len()), (2, 3));
    }

    #[test]
    fn it_is_saved_like_what_it_holds() {
        let text = serde_json::to_string(&Shared::from(vec![1, 2])).unwrap();
        assert_eq!(text, "[1,2]");
        let read: Shared<Vec<u8>> = serde_json::from_str(&text).unwrap();
        assert_eq!(*read, [1, 2]);
    }
}
