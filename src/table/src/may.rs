//! Who may do what at a table: the one judge of people. What a rule allows is the engine's to say.

use castaway_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Meta, Way};

/// Who moves what belongs to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Control {
    /// Whoever it belongs to.
    #[default]
    Own,
    /// Anybody who sits at the table, as friends at a table do.
    Shared,
}

/// What somebody would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Move the pawns of a seat, answer for it, use what it holds.
    Move(Seat),
    /// What anybody at the table does: move what is nobody's, take back, vote.
    TakePart,
    /// Change the setup, and whatever else is the host's.
    Lead,
    /// Sit down on the chair of a seat.
    Sit(Seat),
}

impl Meta {
    /// Whether a user may do something. A chair that is vacant, or whose owner is away, holds nobody up: whoever sits at the
    /// table moves for it.
    pub fn may(&self, user: u64, deed: Deed) -> bool {
        match deed {
            Deed::Move(seat) => {
                let shared = self.control == Control::Shared;
                self.chairs.get(seat).is_some_and(|chair| {
                    let own = chair.owner == Some(user) || chair.pilot == Some(user);
                    let left = chair.owner.is_none_or(|owner| self.is_away(owner));
                    own || ((shared || left) && self.takes_part(user))
                })
            }
            Deed::TakePart => self.takes_part(user),
            Deed::Lead => self.host() == Some(user),
            Deed::Sit(seat) => self.chairs.open_to(user).contains(&seat),
        }
    }

    /// The seats that a user may move for, their own first.
    pub fn moves(&self, user: u64) -> Vec<Seat> {
        let all = self.chairs.each().map(|(seat, _)| seat);
        let mut may: Vec<Seat> = all
            .filter(|seat| self.may(user, Deed::Move(*seat)))
            .collect();
        may.sort_by_key(|seat| self.chairs.owner(*seat) != Some(user));
        may
    }

    /// The seats that are a user's own, or of those who have entrusted them to the user.
    pub fn keeps(&self, user: u64) -> Vec<Seat> {
        let all = self.chairs.each();
        let kept = all.filter(|(_, chair)| chair.owner == Some(user) || chair.pilot == Some(user));
        kept.map(|(seat, _)| seat).collect()
    }

    /// Whose word a user gives: their own, and who does not sit there that of those who have entrusted their seats to them.
    pub(crate) fn speaks_for(&self, user: u64) -> Vec<u64> {
        match self.chairs.sits(user) {
            true => vec![user],
            false => self.chairs.entrusted_by(user),
        }
    }

    /// Whoever leads the table: who opened it or was given that, else the first who sits there.
    pub fn host(&self) -> Option<u64> {
        let named = self.host.filter(|user| self.chairs.sits(*user));
        named.or_else(|| self.chairs.0.iter().find_map(|chair| chair.owner))
    }

    /// A user sits down on the chair of a seat; says whether it was open to them.
    pub fn sit(&mut self, user: u64, seat: Seat) -> bool {
        let before = self.chairs.owner(seat);
        let alone = self.is_solo();
        if !self.chairs.sit(user, seat) {
            return false;
        }
        if let Some(before) = before.filter(|before| !self.chairs.sits(*before)) {
            self.forget_voice(before);
        }
        self.ask_anew();
        if alone && !self.is_solo() {
            // Alone nothing was told: a group is told what happens from now on.
            self.told = Some(self.told_to.max(self.chapter_to));
        }
        true
    }

    /// A user gets up; the chairs stay vacant, and who leads is somebody else. Says whether they sat there at all.
    pub fn leave(&mut self, user: u64) -> bool {
        let left = self.chairs.leave(user);
        if left {
            self.forget_voice(user);
        }
        left
    }

    /// Somebody else at the table leads it from now on; says whether they sit there.
    pub fn hand_host(&mut self, to: u64) -> bool {
        let sits = self.chairs.sits(to);
        if sits {
            self.host = Some(to);
        }
        sits
    }

    /// What somebody said in votes counts no more. What would be taken back is asked anew, for it was asked of others.
    fn forget_voice(&mut self, user: u64) {
        self.ending.retain(|other| *other != user);
        self.going_on.retain(|other| *other != user);
        if self.ending.is_empty() {
            self.play_on();
        }
        self.opened.remove(&user);
        self.acted.remove(&user);
        self.visits.remove(&user);
        self.together.leave(user);
        self.let_go(user);
        self.wait.aside.remove(&user);
        // Nobody waits for them any more: their time would else run out, and leave behind whoever is gone.
        if self.wait.since.remove(&user).is_some() {
            self.owe_calls();
        }
        self.suggestions.retain(|one| one.by != user);
        self.come_back(user);
        self.unsay(user);
        self.leave_motions(user);
        self.forget_habits(user);
        self.forget_ahead(user);
        self.forget_prepared(user);
        self.close_vote(Way::Moot);
    }

    fn takes_part(&self, user: u64) -> bool {
        let mut chairs = self.chairs.0.iter();
        chairs.any(|chair| chair.owner == Some(user) || chair.pilot == Some(user))
    }
}
