use crate::Seat;

/// What a table plans together before it is carried out at once; each action of it can be taken back by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenPlan<C> {
    /// The command that carries the plan out.
    pub go: C,
    /// What is planned so far.
    pub actions: Vec<PlannedAction<C>>,
}

/// One action of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct PlannedAction<C> {
    /// Its number; never used again within a game.
    pub id: u32,
    /// The seats whose own things it takes, such as pawns.
    pub seats: Vec<Seat>,
    /// All that is planned, in signs that differ when anything of it does.
    pub sign: String,
    /// The command by which all of it is taken back.
    pub take_back: C,
    /// The command by which one seat takes its own things out of it and leaves what others gave.
    pub leave: C,
}

impl<C> OpenPlan<C> {
    /// The action of a number.
    pub fn action(&self, id: u32) -> Option<&PlannedAction<C>> {
        self.actions.iter().find(|action| action.id == id)
    }

    /// The actions that take something of a seat.
    pub fn of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = &PlannedAction<C>> {
        (self.actions.iter()).filter(move |action| action.seats.contains(&seat))
    }

    /// The first action that takes something of these seats and is not the same in another plan, in either of them.
    pub fn differs(&self, other: &Self, seats: &[Seat]) -> Option<u32> {
        let concerns = |action: &PlannedAction<C>| action.seats.iter().any(|s| seats.contains(s));
        let sign = |plan: &Self, id| plan.action(id).map(|action| action.sign.clone());
        let all = self.actions.iter().chain(&other.actions);
        let mut changed = all.filter(|action| concerns(action));
        changed
            .find(|action| sign(self, action.id) != sign(other, action.id))
            .map(|action| action.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(actions: &[(u32, &[u8], &str)]) -> OpenPlan<u8> {
        let action = |(id, seats, sign): &(u32, &[u8], &str)| PlannedAction {
            id: *id,
            seats: seats.iter().map(|seat| Seat(*seat)).collect(),
            sign: (*sign).to_owned(),
            take_back: 0,
            leave: 0,
        };
        OpenPlan {
            go: 1,
            actions: actions.iter().map(action).collect(),
        }
    }

    #[test]
    fn a_change_counts_for_those_whose_things_are_in_it_before_or_after() {
        let old = plan(&[(1, &[0], "a"), (2, &[0, 1], "b")]);
        let differs = |new: &OpenPlan<u8>, seat| old.differs(new, &[Seat(seat)]);
        assert_eq!(differs(&old, 0), None);
        let other = plan(&[(1, &[0], "c"), (2, &[0, 1], "b")]);
        assert_eq!((differs(&other, 0), differs(&other, 1)), (Some(1), None));
        let gone = plan(&[(1, &[0], "a")]);
        assert_eq!((differs(&gone, 0), differs(&gone, 1)), (Some(2), Some(2)));
        let joined = plan(&[(1, &[0, 2], "d"), (2, &[0, 1], "b")]);
        assert_eq!((differs(&joined, 2), differs(&joined, 1)), (Some(1), None));
        assert_eq!(joined.of(Seat(0)).count(), 2);
    }
}
