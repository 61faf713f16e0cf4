use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};

/// The only source of chance of a game: a named generator saved with its exact position.
///
/// Same seed and same calls give the same results on any machine. The seed never leaves the
/// state: no view, event or error text carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance(ChaCha8Rng);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    seed: [u8; 32],
    /// Text, because a 128-bit position does not survive every JSON reader.
    position: String,
}

impl Chance {
    /// A generator at the start of the stream that belongs to `seed`.
    pub fn from_seed(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A fair die: one of `0..faces`; a die with no faces shows 0.
    pub fn die(&mut self, faces: usize) -> usize {
        let faces = u32::try_from(faces).unwrap_or(u32::MAX);
        if faces < 2 {
            return 0;
        }
        // Rejection keeps every face exactly equally likely.
        let limit = u32::MAX - u32::MAX % faces;
        loop {
            let word = self.0.next_u32();
            if word < limit {
                return (word % faces) as usize;
            }
        }
    }

    /// Removes and returns a random element, or `None` from an empty list.
    pub fn pick<T>(&mut self, from: &mut Vec<T>) -> Option<T> {
        if from.is_empty() {
            return None;
        }
        let at = self.die(from.len());
        Some(from.remove(at))
    }

    /// Shuffles in place (Fisher-Yates, from the last element down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.die(last + 1);
            items.swap(last, other);
        }
    }
}

impl Serialize for Chance {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Saved {
            seed: self.0.get_seed(),
            position: self.0.get_word_pos().to_string(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        let position = saved.position.parse().map_err(serde::de::Error::custom)?;
        let mut generator = ChaCha8Rng::from_seed(saved.seed);
        generator.set_word_pos(position);
        Ok(Self(generator))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_gives_same_stream_and_saves_its_position() {
        let mut a = Chance::from_seed(7);
        let first: Vec<_> = (0..20).map(|_| a.die(6)).collect();
        let mut b = Chance::from_seed(7);
        assert_eq!(first, (0..20).map(|_| b.die(6)).collect::<Vec<_>>());
        let text = toml_free_round_trip(&a);
        let mut c = text;
        assert_eq!(a.die(1000), c.die(1000));
    }

    fn toml_free_round_trip(chance: &Chance) -> Chance {
        let mut copy = ChaCha8Rng::from_seed(chance.0.get_seed());
        copy.set_word_pos(chance.0.get_word_pos());
        Chance(copy)
    }

    #[test]
    fn every_face_comes_up() {
        let mut chance = Chance::from_seed(1);
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[chance.die(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }

    #[test]
    fn shuffle_keeps_every_element() {
        let mut chance = Chance::from_seed(3);
        let mut items: Vec<u8> = (0..30).collect();
        chance.shuffle(&mut items);
        items.sort_unstable();
        assert_eq!(items, (0..30).collect::<Vec<u8>>());
    }
}
