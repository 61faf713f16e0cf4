//! The open plan as the people at a table make it: who made which action, who is ready, and whom a change concerns.
//!
//! Longer than others: what is said of a plan and what a step leaves of that are one matter.

use std::collections::BTreeMap;

use castaway_kernel::{OpenPlan, PlannedAction, Seat, UndoGrade};
use serde::{Deserialize, Serialize};

use crate::{Deed, Meta, act::Given};

/// Whoever did nothing for so long is not waited for when others agree.
pub const PRESENT_MS: u64 = 24 * 60 * 60 * 1000;

/// What people have said and done about the plan that is open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Together {
    /// Who planned or joined which action, newest last.
    pub made: Vec<Made>,
    /// Who would carry it out as it stands.
    pub ready: Vec<u64>,
    /// Who was ready until somebody changed what concerns them.
    pub unready: Vec<Unready>,
    /// Whose time ran out though they had planned: what they planned counts as it stands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub overdue: Vec<u64>,
    /// What others have planned for somebody who was away.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub planned_for: Vec<PlannedFor>,
    /// Who is ready by a standing answer, the last of them last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<u64>,
    /// Who said "not yet": no standing answer makes them ready in this plan.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_yet: Vec<u64>,
    /// Who said that at any time in this plan: the "ready" they said later is of the plan as it was carried out, and is void where that
    /// is taken back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<u64>,
    /// Who took the carried-out plan, or something beside their own pawns, back and did nothing since: they think anew, and no
    /// standing answer makes them ready.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rethinks: Vec<u64>,
    /// Whether it is said beside this plan that a standing answer may be ready for somebody.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub tells_standing: bool,
}

/// Who makes what comes about for a vacant seat by itself.
const NOBODY: u64 = 0;

/// A part of the plan that somebody has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// The action.
    pub action: u32,
    /// Who planned it or joined it.
    pub user: u64,
    /// The seat whose own things they put there; `None` where it takes nobody's, and in saves of older programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// Somebody who is not ready any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unready {
    /// The person who is not ready.
    pub user: u64,
    /// Whose change it was; their own name where an action lacks pawns though all others are ready.
    pub by: u64,
    /// The action that changed.
    pub action: u32,
}

/// A part of the plan that somebody has made for a person who was away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedFor {
    /// Whose pawns are in it.
    pub user: u64,
    /// Who planned it.
    pub by: u64,
    /// The action.
    pub action: u32,
}

impl Together {
    /// Who planned an action first; nobody, where the table did so for a free seat.
    pub fn maker(&self, action: u32) -> Option<u64> {
        let made = self.made.iter().find(|made| made.action == action);
        made.map(|made| made.user).filter(|user| *user != NOBODY)
    }

    /// A user says that they are ready.
    pub fn say_ready(&mut self, user: u64) {
        self.not_yet.retain(|other| *other != user);
        self.rethinks.retain(|other| *other != user);
        self.be_ready(user);
    }

    /// A user is ready, whether they have said so or their time is over.
    fn be_ready(&mut self, user: u64) {
        self.unready.retain(|other| other.user != user);
        self.standing.retain(|other| *other != user);
        if !self.ready.contains(&user) {
            self.ready.push(user);
        }
    }

    /// A user is ready by a standing answer. What somebody else has changed for them they are told all the same.
    pub(crate) fn stand_ready(&mut self, user: u64) {
        self.unready
            .retain(|other| other.user != user || other.by != user);
        self.standing.retain(|other| *other != user);
        self.standing.push(user);
        if !self.ready.contains(&user) {
            self.ready.push(user);
        }
    }

    /// A user is not ready, and no standing answer makes them so in this plan.
    pub(crate) fn hold_back(&mut self, user: u64) {
        self.forget(user);
        for said in [&mut self.not_yet, &mut self.held] {
            if !said.contains(&user) {
                said.push(user);
            }
        }
    }

    /// Who said "not yet" at any time in this plan; a save of an older program knows those alone who say it still.
    pub(crate) fn ever_held(&self) -> Vec<u64> {
        let mut held = self.held.clone();
        held.extend(self.not_yet.iter().filter(|user| !self.held.contains(user)));
        held
    }

    /// That a user said "not yet" counts no more.
    fn let_go(&mut self, user: u64) {
        for said in [&mut self.not_yet, &mut self.held] {
            said.retain(|other| *other != user);
        }
    }

    /// What a user said counts no more.
    pub fn forget(&mut self, user: u64) {
        self.ready.retain(|other| *other != user);
        self.overdue.retain(|other| *other != user);
        self.unready.retain(|other| other.user != user);
        self.standing.retain(|other| *other != user);
    }

    /// A user sits there no more.
    pub(crate) fn leave(&mut self, user: u64) {
        self.forget(user);
        self.let_go(user);
        self.rethinks.retain(|other| *other != user);
    }

    /// The time of a user is over: what they planned counts as it stands. What they have said themselves goes on: should they be
    /// asked again, no standing answer makes them ready after their "not yet".
    pub(crate) fn let_stand(&mut self, user: u64) {
        self.be_ready(user);
        if !self.overdue.contains(&user) {
            self.overdue.push(user);
        }
    }

    /// What others have planned for a user while they were away, newest last.
    pub fn planned_for(&self, user: u64) -> impl Iterator<Item = &PlannedFor> {
        let all = self.planned_for.iter();
        all.filter(move |planned| planned.user == user)
    }
}

impl Meta {
    /// Those at the table who did something within a day and are not away, so that others wait for them.
    pub fn present(&self, now_ms: u64) -> Vec<u64> {
        let mut people = self.lately(now_ms);
        people.retain(|user| !self.is_away(*user));
        people
    }

    /// Those at the table who did something within a day, also where they are away.
    pub fn lately(&self, now_ms: u64) -> Vec<u64> {
        let mut people = self.people();
        people.retain(|user| {
            let acted = self.acted.get(user);
            acted.is_none_or(|at_ms| at_ms.saturating_add(PRESENT_MS) > now_ms)
        });
        people
    }

    /// Who of those who are waited for is not ready to carry out the open plan.
    pub fn unready(&self) -> Vec<u64> {
        let mut open = self.expected();
        open.retain(|user| !self.together.ready.contains(user));
        open
    }

    /// Notes that a user did something, who or whose seats are back if their time had run out.
    pub(crate) fn note_act(&mut self, user: u64, now_ms: u64) {
        // Before the time of their last deed is another.
        self.note_visit(user, now_ms);
        self.by_deed = !self.is_solo();
        let here = self.speaks_for(user);
        for owner in &here {
            // A holiday ends by its day or by the word of whoever took it: nothing else that they or others do ends it.
            if self.holiday(*owner).is_none() {
                self.come_back(*owner);
            }
        }
        for person in self.people() {
            // Whoever was never seen to do anything is counted from now on.
            self.acted.entry(person).or_insert(now_ms);
        }
        for user in here {
            if let Some(at_ms) = self.acted.get_mut(&user) {
                *at_ms = now_ms;
            }
        }
        let people = self.people();
        self.acted.retain(|user, _| people.contains(user));
        self.visits.retain(|user, _| people.contains(user));
    }

    /// Notes that a user said something, which is a deed, but moves nobody's time; says whether they, or somebody whose word they
    /// give, were away and are back by it.
    pub(crate) fn note_return(&mut self, user: u64, now_ms: u64) -> bool {
        let mut gone = self.speaks_for(user);
        gone.retain(|person| self.is_away(*person));
        self.note_act(user, now_ms);
        // Nobody comes back from a holiday by speaking, so that is no return.
        gone.iter().any(|person| !self.is_away(*person))
    }

    /// The actions of the open plan in which a user has a part, what they made last first.
    pub(crate) fn parts_of<C>(&self, user: u64, plan: &OpenPlan<C>) -> Vec<u32> {
        let made = self.together.made.iter().rev();
        let mut parts: Vec<u32> = (made.filter(|made| made.user == user))
            .map(|made| made.action)
            .collect();
        // Of a plan that came back by an undo nobody knows who made it.
        for seat in self.chairs.seats_of(user) {
            parts.extend(plan.of(seat).map(|action| action.id).rev());
        }
        parts
    }

    /// Whether it is for a user to take back what an action of the plan takes of a seat: whoever put it there does, or who shares that
    /// seat with them. Where nobody at the table is known to have done so, it is whoever the seat belongs to, and what is nobody's is
    /// anybody's.
    pub(crate) fn put_there(&self, user: u64, action: u32, seat: Seat) -> bool {
        let of_action = |made: &&Made| made.action == action;
        let made = self.together.made.iter().filter(of_action);
        let placer = (made.clone().rev())
            .find(|made| made.seat == Some(seat))
            .map(|made| made.user)
            .filter(|placer| self.may(*placer, Deed::TakePart));
        let own = self.keeps(user).contains(&seat);
        match placer {
            Some(placer) => placer == user || (own && self.keeps(placer).contains(&seat)),
            None => {
                // An older program has noted the action alone.
                let noted = made
                    .clone()
                    .any(|made| made.seat.is_none() && made.user == user);
                own || noted || self.chairs.owner(seat).is_none()
            }
        }
    }

    /// Steps that only planned are not taken back one by one in company: everybody has taken back their own.
    pub(crate) fn forget_planning(&mut self) {
        while self
            .undo
            .last()
            .is_some_and(|step| step.grade == UndoGrade::Free)
        {
            self.undo.pop();
        }
    }

    /// These are not ready any more, each for this reason, which is no doing of theirs: they have their whole time.
    pub(crate) fn ask_again(&mut self, again: Vec<Unready>) {
        for one in again {
            self.together.forget(one.user);
            self.wait.aside.remove(&one.user);
            self.together.unready.push(one);
        }
    }

    /// A user, or whose word they give, has done something about the open plan: whether they think of it anew by that.
    pub(crate) fn note_thought(&mut self, user: u64, anew: bool) {
        let people = self.speaks_for(user);
        let rethinks = &mut self.together.rethinks;
        rethinks.retain(|other| !people.contains(other));
        if anew {
            rethinks.extend(people);
        }
    }

    /// Notes that a user, or whose word they give, has said or done something about the open plan.
    pub(crate) fn note_spoken(&mut self, user: u64) {
        for person in self.speaks_for(user) {
            if !self.wait.spoke.contains(&person) {
                self.wait.spoke.push(person);
            }
        }
    }

    /// Notes what a user has planned with a seat of somebody who is away.
    fn note_planned_for<C>(
        &mut self,
        seat: Seat,
        by: u64,
        before: &OpenPlan<C>,
        after: &OpenPlan<C>,
    ) {
        let Some(user) = self.chairs.owner(seat) else {
            return;
        };
        if user == by || !self.is_away(user) {
            return;
        }
        // Their second pawn in an action may be another's doing, too.
        let more = |action: &&PlannedAction<C>| {
            before.action(action.id).is_none_or(|old| {
                !old.seats.contains(&seat) || old.helpers.len() < action.helpers.len()
            })
        };
        for action in after.of(seat).filter(more) {
            let planned = PlannedFor {
                user,
                by,
                action: action.id,
            };
            if !self.together.planned_for.contains(&planned) {
                self.together.planned_for.push(planned);
            }
        }
    }

    /// Follows what a step of a seat, given so by or for a user, has made of the plan, which a question may interrupt.
    pub(crate) fn follow_step<C>(
        &mut self,
        before: Option<&OpenPlan<C>>,
        after: Option<&OpenPlan<C>>,
        (seat, user): (Seat, u64),
        given: Given,
    ) {
        let overdue = self.together.overdue.clone();
        self.follow_plan(before, after, user);
        let (Some(before), Some(after)) = (before, after) else {
            return;
        };
        if given.is_deed() {
            self.note_planned_for(seat, user, before, after);
        } else {
            // What follows from their silence asks nobody again whose time is over.
            for user in overdue {
                self.together.let_stand(user);
            }
        }
    }

    /// The plan is carried out as it stood at this revision, to which these had said "not yet": what was said beside it is over.
    pub(crate) fn end_plan(&mut self, at: u64, held: Vec<u64>) {
        self.suggestions.clear();
        self.followed.clear();
        let spoke = std::mem::take(&mut self.wait.spoke);
        self.spoken.push((at, spoke));
        let oldest = self.undo.first().map_or(at, |step| step.to);
        self.spoken.retain(|(at, _)| *at >= oldest);
        // Also where nobody had: what belongs to a later plan is not taken for this one's.
        self.held_back.push((at, held));
        self.held_back.retain(|(at, _)| *at >= oldest);
        self.wait.aside.clear();
    }

    /// The game goes back to a revision by the wish of a user: into a plan, of which they think anew, or to where none is begun.
    pub(crate) fn go_back(&mut self, to: u64, into_a_plan: bool, by: u64) {
        if into_a_plan {
            self.restore_spoken(to);
            self.restore_held(to);
            self.note_thought(by, true);
        } else {
            self.forget_plan();
        }
    }

    /// The game goes back to a revision in a plan: whoever had spoken in it has done so, also where it was carried out since.
    fn restore_spoken(&mut self, to: u64) {
        let mut undone = self.spoken.iter().filter(|(at, _)| *at >= to);
        if let Some((_, spoke)) = undone.next() {
            self.wait.spoke.clone_from(spoke);
        }
        self.spoken.retain(|(at, _)| *at < to);
    }

    /// The same for whoever had said "not yet": they decide the plan by hand again, as all do whose "ready" is void.
    fn restore_held(&mut self, to: u64) {
        let undone = self.held_back.iter().find(|(at, _)| *at >= to).cloned();
        self.held_back.retain(|(at, _)| *at < to);
        for user in undone.map(|(_, held)| held).unwrap_or_default() {
            self.together.hold_back(user);
        }
    }

    /// A user has said "not yet" to no plan any more, be it open or carried out.
    pub(crate) fn let_go(&mut self, user: u64) {
        self.together.let_go(user);
        for (_, held) in &mut self.held_back {
            held.retain(|other| *other != user);
        }
    }

    /// The game goes back to where no plan is begun: nobody has said anything of the next one, and no time stands still for it.
    fn forget_plan(&mut self) {
        self.wait.spoke.clear();
        self.wait.aside.clear();
    }

    /// Follows a change of the plan that a user made: whoever was ready and is concerned is not any more.
    pub(crate) fn follow_plan<C>(
        &mut self,
        before: Option<&OpenPlan<C>>,
        after: Option<&OpenPlan<C>>,
        by: u64,
    ) {
        let (Some(before), Some(after)) = (before, after) else {
            self.together = Together::default();
            return;
        };
        for action in &after.actions {
            let old = before.action(action.id);
            let mut new = action.seats.clone();
            new.retain(|seat| old.is_none_or(|old| !old.seats.contains(seat)));
            let nobodys = (old.is_none() && new.is_empty()).then_some(None);
            for seat in new.into_iter().map(Some).chain(nobodys) {
                let action = action.id;
                let user = by;
                // What a deadline brings for a vacant seat is nobody's.
                if by != NOBODY {
                    self.together.made.push(Made { action, user, seat });
                }
            }
        }
        let of_user = |user: u64| {
            let mut seats = self.chairs.seats_of(user);
            if by == NOBODY {
                return seats;
            }
            seats.extend(self.moves(user).into_iter().filter(|seat| {
                // What is nobody's concerns whoever put it there.
                self.chairs.owner(*seat).is_none()
            }));
            seats
        };
        let seats: BTreeMap<u64, Vec<Seat>> = (self.people().into_iter())
            .map(|user| (user, of_user(user)))
            .collect();
        let none = Vec::new();
        let seats = |user: u64| seats.get(&user).unwrap_or(&none);
        let shrunk = |id: u32, seats: &[Seat]| {
            let old = before.action(id);
            old.is_some_and(|old| old.seats.iter().any(|seat| !seats.contains(seat)))
        };
        let stands = |made: &Made| {
            let left = |seats: &[Seat]| match made.seat {
                Some(seat) => !seats.contains(&seat),
                None => made.user == by && shrunk(made.action, seats),
            };
            let action = after.action(made.action);
            action.is_some_and(|action| !left(&action.seats))
        };
        self.together.made.retain(stands);
        let planned = |one: &PlannedFor| {
            let seats = self.chairs.seats_of(one.user);
            let action = after.action(one.action);
            action.is_some_and(|action| action.seats.iter().any(|seat| seats.contains(seat)))
        };
        self.together.planned_for.retain(planned);
        for user in self.together.ready.clone() {
            let changed = match user == by {
                true => before.differs(after, seats(user)),
                // Help only makes surer what they agreed to.
                false => before.disturbs(after, seats(user)),
            };
            let Some(action) = changed else {
                continue;
            };
            if user == by {
                self.together.forget(user);
                self.wait.aside.remove(&user);
            } else {
                self.ask_again(vec![Unready { user, by, action }]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: u64 = 1;
    const BEN: u64 = 2;

    fn plan(actions: &[(u32, &[u8], &str)]) -> OpenPlan<()> {
        let action = |(id, seats, sign): &(u32, &[u8], &str)| PlannedAction {
            id: *id,
            seats: seats.iter().map(|seat| Seat(*seat)).collect(),
            sign: (*sign).to_owned(),
            helpers: Vec::new(),
            take_back: (),
            leave: (),
        };
        OpenPlan {
            go: (),
            actions: actions.iter().map(action).collect(),
        }
    }

    fn table() -> Meta {
        Meta {
            chairs: [ANNA, BEN].into(),
            ..Meta::default()
        }
    }

    #[test]
    fn what_the_table_plans_for_a_free_seat_is_planned_by_nobody() {
        let mut meta = table();
        assert!(meta.leave(BEN));
        let (empty, rest) = (plan(&[]), plan(&[(5, &[1], "rest")]));
        meta.together.say_ready(ANNA);
        meta.follow_plan(Some(&empty), Some(&rest), NOBODY);
        assert_eq!(meta.together.ready, [ANNA], "it concerns nobody else");
        assert_eq!(meta.together.maker(5), None);
        assert!(meta.put_there(ANNA, 5, Seat(1)), "anybody may take it back");
    }

    #[test]
    fn a_change_of_ones_own_part_ends_ones_being_ready_and_says_who_it_was() {
        let mut meta = table();
        let (empty, one) = (plan(&[]), plan(&[(5, &[0], "a")]));
        meta.follow_plan(Some(&empty), Some(&one), ANNA);
        meta.together.say_ready(ANNA);
        meta.together.say_ready(BEN);
        assert_eq!(meta.unready(), [0; 0]);
        // Something that concerns nobody else.
        let two = plan(&[(5, &[0], "a"), (6, &[1], "b")]);
        meta.follow_plan(Some(&one), Some(&two), BEN);
        assert_eq!(meta.together.ready, [ANNA], "Ben changed his own part");
        assert_eq!(meta.together.unready, []);
        // Ben joins Anna.
        let joined = plan(&[(5, &[0, 1], "ab"), (6, &[1], "b")]);
        meta.follow_plan(Some(&two), Some(&joined), BEN);
        let unready = Unready {
            user: ANNA,
            by: BEN,
            action: 5,
        };
        assert_eq!(meta.together.unready, [unready]);
        assert_eq!(meta.together.maker(5), Some(ANNA));
        assert_eq!(meta.parts_of(ANNA, &joined), [5, 5]);
        assert_eq!(meta.parts_of(BEN, &joined), [5, 6, 6, 5]);
        meta.together.say_ready(ANNA);
        assert_eq!(meta.together.unready, []);
        // Ben leaves again: what he made is gone, what Anna made stays.
        meta.follow_plan(Some(&joined), Some(&two), BEN);
        assert_eq!(meta.together.maker(5), Some(ANNA));
        // The plan is carried out: the next begins with nothing said.
        meta.follow_plan(Some(&two), None, BEN);
        assert_eq!(meta.together, Together::default());
    }

    #[test]
    fn not_yet_holds_against_a_standing_answer_until_ready_is_said_and_ends_with_the_plan() {
        let mut meta = table();
        let old: Together = serde_json::from_str(r#"{ "ready": [2] }"#).unwrap();
        assert_eq!((old.standing, old.not_yet), (Vec::new(), Vec::new()));
        let one = plan(&[(5, &[0], "a")]);
        meta.together.stand_ready(ANNA);
        meta.together.hold_back(ANNA);
        assert_eq!(meta.together.ready, [0; 0]);
        assert_eq!(meta.together.standing, [0; 0]);
        meta.follow_plan(Some(&one), Some(&one), BEN);
        meta.together.forget(ANNA);
        assert_eq!(meta.together.not_yet, [ANNA]);
        meta.together.say_ready(ANNA);
        assert_eq!(meta.together.not_yet, [0; 0]);
        meta.together.hold_back(ANNA);
        meta.together.hold_back(BEN);
        meta.together.leave(BEN);
        assert_eq!(meta.together.not_yet, [ANNA], "who sits there no more");
        meta.follow_plan(Some(&one), None, BEN);
        assert_eq!(meta.together, Together::default());
    }

    #[test]
    fn not_yet_outlives_ones_time_and_ends_by_ready() {
        let mut meta = table();
        meta.together.hold_back(ANNA);
        meta.together.let_stand(ANNA);
        assert_eq!(meta.together.ready, [ANNA]);
        // Ben changes what is hers: she is asked again.
        meta.together.forget(ANNA);
        assert_eq!(meta.together.not_yet, [ANNA]);
        meta.together.say_ready(ANNA);
        assert_eq!(meta.together.not_yet, [0; 0]);
    }

    #[test]
    fn not_yet_comes_back_with_the_plan_that_was_carried_out_also_after_ready() {
        let mut meta = table();
        meta.undo.push(crate::Step {
            to: 7,
            grade: UndoGrade::Free,
            told: None,
        });
        let one = plan(&[(5, &[0], "a")]);
        meta.together.hold_back(ANNA);
        meta.together.hold_back(BEN);
        meta.together.say_ready(BEN);
        let held = meta.together.ever_held();
        meta.follow_plan(Some(&one), None, BEN);
        meta.end_plan(7, held);
        // A later plan, to which nobody has said it.
        meta.end_plan(9, Vec::new());
        let kept = serde_json::to_string(&meta).unwrap();
        let goes_back = |meta: &mut Meta, to: u64| {
            meta.follow_plan(None, Some(&one), BEN);
            meta.go_back(to, true, BEN);
        };
        goes_back(&mut meta, 9);
        assert_eq!(meta.together.not_yet, [0; 0]);
        goes_back(&mut meta, 7);
        assert_eq!(meta.together.not_yet, [ANNA, BEN]);
        assert!(meta.held_back.is_empty());
        // Whoever has settled it anew meanwhile says it of that plan, too, and whoever has got up is not asked.
        let mut meta: Meta = serde_json::from_str(&kept).unwrap();
        meta.let_go(ANNA);
        assert!(meta.leave(BEN));
        goes_back(&mut meta, 7);
        assert_eq!(meta.together.not_yet, [0; 0]);
    }

    #[test]
    fn not_yet_to_a_later_plan_is_none_to_the_one_before() {
        let mut meta = table();
        meta.undo.push(crate::Step {
            to: 7,
            grade: UndoGrade::Free,
            told: None,
        });
        meta.end_plan(7, Vec::new());
        meta.end_plan(9, vec![ANNA]);
        // One step went over both.
        meta.go_back(7, true, BEN);
        assert_eq!(meta.together.not_yet, [0; 0]);
        assert!(meta.held_back.is_empty());
    }

    #[test]
    fn whoever_went_back_into_a_plan_thinks_anew_until_they_do_something() {
        let mut meta = table();
        meta.go_back(5, true, ANNA);
        meta.note_thought(BEN, false);
        assert_eq!(meta.together.rethinks, [ANNA], "a deed of Ben's");
        meta.note_thought(ANNA, false);
        assert_eq!(meta.together.rethinks, [0; 0]);
        meta.go_back(5, true, ANNA);
        meta.together.say_ready(ANNA);
        assert_eq!(meta.together.rethinks, [0; 0]);
        meta.go_back(5, true, BEN);
        meta.together.leave(BEN);
        assert_eq!(meta.together.rethinks, [0; 0], "who sits there no more");
        meta.go_back(5, false, ANNA);
        assert_eq!(meta.together.rethinks, [0; 0], "no plan is open");
    }

    #[test]
    fn a_second_pawn_that_another_adds_for_somebody_away_is_planned_for_them_once() {
        let mut meta = table();
        meta.away = vec![BEN];
        let one = plan(&[(5, &[1], "b")]);
        let mut two = one.clone();
        two.actions[0].helpers.push("b".into());
        let step = (Seat(1), ANNA);
        meta.follow_step(Some(&one), Some(&two), step, Given::Said);
        let mut three = two.clone();
        three.actions[0].helpers.push("dog".into());
        meta.follow_step(Some(&two), Some(&three), step, Given::Said);
        let planned = PlannedFor {
            user: BEN,
            by: ANNA,
            action: 5,
        };
        assert_eq!(meta.together.planned_for, [planned]);
        // What is taken out of it is nothing that was planned for him.
        meta.together.planned_for.clear();
        meta.follow_step(Some(&three), Some(&one), step, Given::Said);
        assert_eq!(meta.together.planned_for, []);
    }

    #[test]
    fn what_is_put_into_an_action_is_taken_back_by_whoever_put_it_there() {
        let mut meta = table();
        meta.control = crate::Control::Shared;
        let [empty, one, two] = [
            plan(&[]),
            plan(&[(5, &[1], "b")]),
            plan(&[(5, &[1, 0], "b")]),
        ];
        let puts = |meta: &Meta| {
            let of = |user: u64| [0, 1].map(|seat| meta.put_there(user, 5, Seat(seat)));
            [ANNA, BEN].map(of)
        };
        // Anna puts Ben's pawn there, Ben hers beside it.
        meta.follow_plan(Some(&empty), Some(&one), ANNA);
        meta.follow_plan(Some(&one), Some(&two), BEN);
        assert_eq!(puts(&meta), [[false, true], [true, false]]);
        // What was put there first and is taken out by another is noted no more.
        let rest = plan(&[(5, &[0], "a")]);
        let mut left = meta.clone();
        left.follow_plan(Some(&two), Some(&rest), BEN);
        assert_eq!(left.together.maker(5), Some(BEN));
        // Of who shares a seat one takes back what the other put there.
        let mut shared = meta.clone();
        shared.chairs.entrust(ANNA, Some(BEN));
        assert_eq!(puts(&shared), [[true, true], [true, false]]);
        // Whoever got up left what they put there to those whose it is.
        meta.leave(BEN);
        assert_eq!(puts(&meta)[0], [true, true]);
        // A save of an older program knows the action alone, one of an undo nothing.
        let mut old = table();
        old.together = serde_json::from_str(r#"{ "made": [{ "action": 5, "user": 1 }] }"#).unwrap();
        old.together.made[0].user = ANNA;
        assert_eq!(puts(&old), [[true, true], [false, true]]);
        old.together.made.clear();
        assert_eq!(puts(&old), [[true, false], [false, true]]);
    }

    #[test]
    fn nobody_waits_for_whoever_did_nothing_for_a_day() {
        let mut meta = table();
        meta.note_act(ANNA, 5);
        assert_eq!(meta.present(5 + PRESENT_MS - 1), [ANNA, BEN]);
        meta.note_act(ANNA, PRESENT_MS);
        assert_eq!(meta.present(5 + PRESENT_MS), [ANNA]);
        meta.together.say_ready(ANNA);
        assert_eq!(meta.unready(), [BEN]);
        meta.note_act(ANNA, 5 + PRESENT_MS);
        assert_eq!(meta.unready(), [0; 0]);
        // Somebody who got up is not kept.
        meta.leave(BEN);
        meta.note_act(ANNA, PRESENT_MS);
        assert_eq!(meta.acted.len(), 1);
    }
}
