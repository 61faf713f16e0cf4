//! Where a game is kept: the channel of a group, or a place of one person's own.

/// Which game of a person's own: they have one of each at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// The scored challenge of a day.
    Daily,
    /// The scored challenge of a week.
    Weekly,
    /// Any game played for itself.
    Free,
}

impl Slot {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Daily, Self::Weekly, Self::Free];

    /// The letter in component ids.
    pub fn letter(self) -> char {
        match self {
            Slot::Daily => 'd',
            Slot::Weekly => 'w',
            Slot::Free => 'f',
        }
    }

    /// Reads a letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.letter() == letter)
    }
}

/// The place of a game. Others can reach the game of a channel; a place of one's own only its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// A channel or thread.
    Channel(u64),
    /// One person's own.
    Own {
        /// The user's number at Discord.
        user: u64,
        /// Which place of theirs.
        slot: Slot,
    },
}

/// The numbers of Discord leave this bit free until the year 2084.
const OWN: u64 = 1 << 63;

impl Place {
    /// The number that the store files the game under. That of a channel is the channel's own, as it always was;
    /// own places lie in the half that no channel reaches.
    pub fn key(self) -> u64 {
        match self {
            Place::Channel(channel) => channel,
            Place::Own { user, slot } => {
                let turn = match slot {
                    Slot::Daily => 1,
                    Slot::Weekly => 2,
                    Slot::Free => 3_u64,
                };
                OWN | (scatter(user.wrapping_add(turn.wrapping_mul(0x9e37_79b9_7f4a_7c15))) >> 1)
            }
        }
    }

    /// Where a game waits that no channel plays, by a number of its own: filed like a channel that cannot be.
    pub fn shelf(number: u64) -> Self {
        Place::Channel(OWN | (scatter(number ^ 0x5348_454c_4653_4845) >> 1))
    }

    /// Whether the store files the game of a channel under this number.
    pub fn is_channel(key: u64) -> bool {
        key & OWN == 0
    }

    /// Whether only one person sees the game.
    pub fn is_own(self) -> bool {
        match self {
            Place::Channel(_) => false,
            Place::Own { .. } => true,
        }
    }
}

impl From<u64> for Place {
    fn from(channel: u64) -> Self {
        Place::Channel(channel)
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.key())
    }
}

/// A one-to-one scattering of all 64-bit numbers, so that the one bit lost above makes two people of a place as
/// unlikely as a guess of 63 bits; and then the seats of the save still keep the second person out.
fn scatter(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_keep_their_number_and_own_places_never_meet() {
        assert_eq!(Place::from(77).key(), 77);
        assert!(Place::is_channel(77));
        let mut seen = std::collections::BTreeSet::new();
        for user in (0..20_000_u64).map(|n| 900_000_000_000_000_000 + n * 4_194_304) {
            for slot in Slot::ALL {
                let place = Place::Own { user, slot };
                assert!(!Place::is_channel(place.key()) && place.is_own());
                assert!(seen.insert(place.key()));
            }
        }
    }

    #[test]
    fn letters_come_back() {
        for slot in Slot::ALL {
            assert_eq!(Slot::of_letter(slot.letter()), Some(slot));
        }
        assert_eq!(Slot::of_letter('x'), None);
    }
}
