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
    /// All that is planned but who helps, in signs that differ when anything of it does.
    pub sign: String,
    /// Who helps, each by a sign: more of them only make it surer.
    pub helpers: Vec<String>,
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
        self.changed(other, seats, |old, new| {
            old.sign == new.sign && old.helpers == new.helpers
        })
    }

    /// The same, if more than help for what these seats had a part in has come.
    pub fn disturbs(&self, other: &Self, seats: &[Seat]) -> Option<u32> {
        let helped = |old: &PlannedAction<C>, new: &PlannedAction<C>| {
            let mut more = new.helpers.clone();
            let stands = |helper: &String| {
                let at = more.iter().position(|other| other == helper);
                at.map(|at| more.swap_remove(at)).is_some()
            };
            let had = old.seats.iter().any(|seat| seats.contains(seat));
            had && old.sign == new.sign && old.helpers.iter().all(stands)
        };
        self.changed(other, seats, helped)
    }

    fn changed(
        &self,
        other: &Self,
        seats: &[Seat],
        same: impl Fn(&PlannedAction<C>, &PlannedAction<C>) -> bool,
    ) -> Option<u32> {
        let concerns = |action: &PlannedAction<C>| action.seats.iter().any(|s| seats.contains(s));
        let all = self.actions.iter().chain(&other.actions);
        let mut concerned = all.filter(|action| concerns(action));
        let differs = |id| match (self.action(id), other.action(id)) {
            (Some(old), Some(new)) => !same(old, new),
            (Some(_), None) | (None, Some(_)) => true,
            (None, None) => false,
        };
        concerned.find(|action| differs(action.id)).map(|a| a.id)
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
            helpers: Vec::new(),
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

    #[test]
    fn help_disturbs_nobody_but_whoever_gives_it() {
        let with = |seats: &[u8], sign: &str, helpers: &[&str]| {
            let mut plan = plan(&[(1, seats, sign)]);
            plan.actions[0].helpers = helpers.iter().map(ToString::to_string).collect();
            plan
        };
        let old = with(&[0], "a", &["x", "x"]);
        let disturbs = |new: &OpenPlan<u8>, seat| old.disturbs(new, &[Seat(seat)]);
        let helped = with(&[0, 1], "a", &["x", "y", "x"]);
        assert_eq!(
            (disturbs(&helped, 0), disturbs(&helped, 1)),
            (None, Some(1))
        );
        assert_eq!(
            old.differs(&helped, &[Seat(0)]),
            Some(1),
            "it is another plan"
        );
        // What is taken away and what is planned otherwise disturbs.
        assert_eq!(disturbs(&with(&[0, 1], "a", &["x", "y"]), 0), Some(1));
        assert_eq!(disturbs(&with(&[0, 1], "b", &["x", "x", "y"]), 0), Some(1));
        assert_eq!(disturbs(&plan(&[]), 0), Some(1));
        assert_eq!(disturbs(&old, 0), None);
    }
}
