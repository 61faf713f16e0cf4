//! Who sits where: the chairs of a table, which people take, hold for others, offer and leave.
//!
//! The rules know seats, which stay; a chair says which person, if any, a seat belongs to. Everything here is pure: a change
//! that does not fit changes nothing and says so.

use castaway_kernel::Seat;
use serde::{Deserialize, Serialize};

/// One chair: the seat with the same number in the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Kept")]
pub struct Chair {
    /// Who sits there; none while it is vacant.
    pub owner: Option<u64>,
    /// Who it is held for, or offered to by who sits there: it is theirs as soon as they sit down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invited: Option<u64>,
    /// Who moves for it beside its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pilot: Option<u64>,
    /// Who sat there last and may come back as long as nobody else took it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
}

/// A chair as it is saved; older programs saved the number of its owner alone.
#[derive(Deserialize)]
#[serde(untagged)]
enum Kept {
    User(u64),
    Chair {
        #[serde(default)]
        owner: Option<u64>,
        #[serde(default)]
        invited: Option<u64>,
        #[serde(default)]
        pilot: Option<u64>,
        #[serde(default)]
        left: Option<u64>,
    },
}

impl From<Kept> for Chair {
    fn from(kept: Kept) -> Self {
        match kept {
            Kept::User(user) => Self::of(user),
            Kept::Chair {
                owner,
                invited,
                pilot,
                left,
            } => Self {
                owner,
                invited,
                pilot,
                left,
            },
        }
    }
}

impl Chair {
    /// A chair with somebody on it.
    pub fn of(user: u64) -> Self {
        Self {
            owner: Some(user),
            ..Self::default()
        }
    }

    /// A vacant chair that is held for somebody.
    pub fn held(user: u64) -> Self {
        Self {
            invited: Some(user),
            ..Self::default()
        }
    }

    /// Whether anybody may sit down here.
    pub fn is_free(&self) -> bool {
        self.owner.is_none() && self.invited.is_none()
    }

    /// Gets up; the chair stays vacant.
    fn rise(&mut self) {
        self.left = self.owner.take();
        self.pilot = None;
        // What was offered becomes held.
    }
}

/// The chairs of a table, in the order of the seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chairs(pub Vec<Chair>);

impl FromIterator<u64> for Chairs {
    fn from_iter<I: IntoIterator<Item = u64>>(users: I) -> Self {
        Self(users.into_iter().map(Chair::of).collect())
    }
}

impl<const N: usize> From<[u64; N]> for Chairs {
    fn from(users: [u64; N]) -> Self {
        users.into_iter().collect()
    }
}

impl From<Vec<u64>> for Chairs {
    fn from(users: Vec<u64>) -> Self {
        users.into_iter().collect()
    }
}

impl Chairs {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each with its seat.
    pub fn each(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        (0_u8..).map(Seat).zip(&self.0)
    }

    /// The chair of a seat.
    pub fn get(&self, seat: Seat) -> Option<&Chair> {
        self.0.get(seat.index())
    }

    /// Who sits on the chair of a seat.
    pub fn owner(&self, seat: Seat) -> Option<u64> {
        self.get(seat)?.owner
    }

    /// The seats of a user.
    pub fn seats_of(&self, user: u64) -> Vec<Seat> {
        self.which(|chair| chair.owner == Some(user))
    }

    /// Whether a user sits here.
    pub fn sits(&self, user: u64) -> bool {
        self.0.iter().any(|chair| chair.owner == Some(user))
    }

    /// Whoever sits here, each once, in the order of their first seats.
    pub fn seated(&self) -> Vec<u64> {
        let mut all: Vec<u64> = Vec::new();
        for user in self.0.iter().filter_map(|chair| chair.owner) {
            if !all.contains(&user) {
                all.push(user);
            }
        }
        all
    }

    /// Who is invited and does not sit here yet, each once.
    pub fn missing(&self) -> Vec<u64> {
        let mut all: Vec<u64> = Vec::new();
        for user in self.0.iter().filter_map(|chair| chair.invited) {
            if !all.contains(&user) && !self.sits(user) {
                all.push(user);
            }
        }
        all
    }

    /// The chairs that a user may sit down on now: what is held for them or offered to them; for who does not sit here yet
    /// else the chair they left, else every one that is free, those first that nobody left.
    pub fn open_to(&self, user: u64) -> Vec<Seat> {
        let own = self.which(|chair| chair.invited == Some(user));
        if !own.is_empty() || self.sits(user) {
            return own;
        }
        let back = self.which(|chair| chair.is_free() && chair.left == Some(user));
        if !back.is_empty() {
            return back;
        }
        let mut free = self.which(Chair::is_free);
        free.sort_by_key(|seat| self.get(*seat).is_some_and(|chair| chair.left.is_some()));
        free
    }

    /// Sits a user down on a chair that is open to them; says whether that was so.
    pub fn sit(&mut self, user: u64, seat: Seat) -> bool {
        if !self.open_to(user).contains(&seat) {
            return false;
        }
        match self.0.get_mut(seat.index()) {
            Some(chair) => *chair = Chair::of(user),
            None => return false,
        }
        true
    }

    /// A user gets up from all their chairs and declines what is held for them; says whether there was any such.
    pub fn leave(&mut self, user: u64) -> bool {
        let before = self.clone();
        for chair in &mut self.0 {
            if chair.owner == Some(user) {
                chair.rise();
            }
            if chair.invited == Some(user) {
                chair.invited = None;
            }
            if chair.pilot == Some(user) {
                chair.pilot = None;
            }
        }
        *self != before
    }

    /// A user offers their chairs to another, who has them by sitting down; until then nothing changes. Offered to
    /// themselves the offer is taken back. Says whether they have any.
    pub fn offer(&mut self, user: u64, to: u64) -> bool {
        let mut any = false;
        for chair in self.0.iter_mut().filter(|c| c.owner == Some(user)) {
            chair.invited = (to != user).then_some(to);
            any = true;
        }
        any
    }

    /// Somebody moves for a user's chairs beside them from now on, or nobody does; says whether that changes anything.
    pub fn entrust(&mut self, user: u64, to: Option<u64>) -> bool {
        let before = self.clone();
        for chair in self.0.iter_mut().filter(|c| c.owner == Some(user)) {
            chair.pilot = to.filter(|to| *to != user);
        }
        *self != before
    }

    /// Those for whom somebody moves beside them, each once.
    pub fn entrusted_by(&self, pilot: u64) -> Vec<u64> {
        let mut all: Vec<u64> = Vec::new();
        for chair in self.0.iter().filter(|chair| chair.pilot == Some(pilot)) {
            if let Some(owner) = chair.owner.filter(|owner| !all.contains(owner)) {
                all.push(owner);
            }
        }
        all
    }

    /// Who moves beside a user for their chairs.
    pub fn pilot_of(&self, owner: u64) -> Option<u64> {
        let mut own = self.0.iter().filter(|chair| chair.owner == Some(owner));
        own.find_map(|chair| chair.pilot)
    }

    /// What is held for people who do not sit here is free for anybody.
    pub fn release(&mut self) {
        for chair in self.0.iter_mut().filter(|chair| chair.owner.is_none()) {
            chair.invited = None;
        }
    }

    fn which(&self, holds: impl Fn(&Chair) -> bool) -> Vec<Seat> {
        let fits = self.each().filter(|(_, chair)| holds(chair));
        fits.map(|(seat, _)| seat).collect()
    }
}
