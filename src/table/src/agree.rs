//! What a command comes to in company while a plan is open: it is carried out when all are ready, and everybody takes back
//! what is their own.

use castaway_kernel::{Applied, OpenPlan, Seat};
use castaway_store::LogEntry;
use serde_json::{Value, json};

use crate::{
    Act, Deed, Done, Guard, Loaded, Place, Playable, Poll, Record, Stamp, Table, Trouble,
    act::{Given, Tried, guarded},
};

impl<G: Playable> Table<G> {
    /// Carries a command out in memory, or notes what it says of the open plan.
    pub(super) fn consider(
        &self,
        mut before: Loaded<G>,
        mut seat: Option<Seat>,
        mut act: Act<G::Command>,
        given: Given,
    ) -> Result<Tried<G>, Trouble<G>> {
        if !before.meta.may(act.stamp.user, Deed::TakePart) {
            return Err(Trouble::NotSeated);
        }
        let plan = match before.meta.is_solo() {
            true => None,
            false => G::open_plan(&before.state),
        };
        if act.seen.is_some_and(|seen| seen != before.revision)
            && !self.still_means_the_same(&before, plan.as_ref(), &act)?
        {
            return Err(Trouble::Stale(Box::new(before)));
        }
        if let Some(plan) = plan {
            if act.command == plan.go {
                let user = act.stamp.user;
                // Nobody is ready unasked with what others planned for them while they were away. On holiday they go on doing so,
                // and it is asked of nobody again and again.
                let returns = before.meta.is_away(user)
                    && before.meta.holiday(user).is_none()
                    && before.meta.together.planned_for(user).next().is_some();
                for user in before.meta.speaks_for(user) {
                    self.has_planned(&before, user)?;
                }
                let said = before.meta.together.ready.clone();
                // Should they not be ready after all, their time goes on where it stands now.
                for user in before.meta.speaks_for(user) {
                    before.meta.hold_time(user, act.stamp.now_ms);
                }
                before.meta.note_act(user, act.stamp.now_ms);
                if returns {
                    return Ok(self.noted(before, act.stamp));
                }
                for user in before.meta.speaks_for(user) {
                    before.meta.together.say_ready(user);
                }
                before.meta.note_spoken(user);
                // Whoever keeps a seat beside their own gives the word of both, once both have planned.
                for other in before.meta.chairs.entrusted_by(user) {
                    if self.has_planned(&before, other).is_ok() {
                        before.meta.hold_time(other, act.stamp.now_ms);
                        before.meta.together.say_ready(other);
                    }
                }
                let again = before.meta.together.ready == said;
                let open = self.still_open(&before);
                if again && !open.is_empty() {
                    return Err(Trouble::Said(open));
                }
                // Pawns of those who are away rest, as they do by any deadline.
                if !open.is_empty() || self.lacks_only_the_absent(&before) {
                    return Ok(self.noted(before, act.stamp));
                }
                let short = self.short(&before, user);
                if !short.is_empty() {
                    before.meta.ask_again(short);
                    return Ok(self.noted(before, act.stamp));
                }
            } else if let Some((by, command)) = own_part(&before, &plan, &act)? {
                (seat, act.command) = (Some(by), command);
            }
        }
        if let Some(tried) = self.vote(&before, &act, given)? {
            return Ok(tried);
        }
        let draft = self.carry_out(before, seat, act, given)?;
        Ok(Tried::Draft(Box::new(draft)))
    }

    /// Takes an answer as a voice in the vote that is open, and carries out what comes of it once that is settled; `None`
    /// where one word is enough.
    fn vote(
        &self,
        before: &Loaded<G>,
        act: &Act<G::Command>,
        given: Given,
    ) -> Result<Option<Tried<G>>, Trouble<G>> {
        let Some(answer) = G::answer(&act.command) else {
            return Ok(None);
        };
        let (user, now_ms) = (act.stamp.user, act.stamp.now_ms);
        let mut loaded = before.clone();
        loaded.meta.note_act(user, now_ms);
        // Whoever is on holiday has a voice once they give it.
        let poll = |loaded: &Loaded<G>| {
            Poll::heard::<G>(&self.0.catalog, &loaded.state, &loaded.meta, Some(user))
                .filter(|poll| poll.decision == answer.decision)
        };
        let Some(open) = poll(&loaded) else {
            return Ok(None);
        };
        let Some(voter) = open.voter(&loaded.meta, user) else {
            let first = open.voters.first().map_or(Seat(0), |voter| voter.seat);
            return Err(Trouble::NotYours(first));
        };
        // What the rules refuse is no voice.
        self.tried(&loaded, voter.seat, act.stamp, &act.command)?;
        let picks = answer.picks.clone();
        // Whoever counted as away is back by it, though a standing answer has said the same for them.
        let returns = before.meta.is_away(voter.user) && before.meta.holiday(voter.user).is_none();
        let again = !returns && before.meta.said(answer.decision, voter.user) == Some(&picks);
        loaded.meta.say(answer.decision, voter.user, picks);
        let after = poll(&loaded);
        let mut open = after.as_ref().map(Poll::waits_for).unwrap_or_default();
        // In a tie whoever has said the same again waits for the others, too.
        open.retain(|user| *user != voter.user);
        if again && !open.is_empty() {
            return Err(Trouble::Said(open));
        }
        let settled = after.and_then(|poll| poll.settled());
        let Some((seat, command)) =
            settled.and_then(|(seat, answer)| Some((seat, G::choose(answer)?)))
        else {
            return Ok(Some(self.noted(loaded, act.stamp)));
        };
        let applied = self.tried(&loaded, seat, act.stamp, &command)?;
        let act = Act { command, ..*act };
        let draft = self.step(loaded, seat, act, applied, given)?;
        Ok(Some(Tried::Draft(Box::new(draft))))
    }

    /// What a command of a seat would lead to.
    pub(super) fn tried(
        &self,
        loaded: &Loaded<G>,
        seat: Seat,
        stamp: Stamp,
        command: &G::Command,
    ) -> Result<Applied<G::State, G::Event>, Trouble<G>> {
        let step = guarded::<G>(|| G::apply(&self.0.catalog, &loaded.state, seat, command));
        let dump = || {
            json!({ "channel": loaded.place.key(), "revision": loaded.revision, "state": loaded.state,
                "seat": seat, "command": command })
        };
        self.judge(step, stamp, dump)
    }

    /// Somebody has said something that moves nothing yet.
    fn noted(&self, mut loaded: Loaded<G>, stamp: Stamp) -> Tried<G> {
        loaded.meta.owe_panel();
        self.watch(&mut loaded, Some(stamp.user), stamp.now_ms);
        Tried::Noted(Box::new(loaded))
    }

    /// Whether a command that was given at an older revision means what it meant there: in an open plan everybody plans at
    /// once, and what others have done meanwhile is judged by the rules.
    fn still_means_the_same(
        &self,
        before: &Loaded<G>,
        plan: Option<&OpenPlan<G::Command>>,
        act: &Act<G::Command>,
    ) -> Result<bool, Trouble<G>> {
        let (Some(plan), Some(seen)) = (plan, act.seen) else {
            return Ok(false);
        };
        // A moment that never was is none of this plan.
        if seen > before.revision {
            return Ok(false);
        }
        if !G::is_planning(&act.command) && act.command != plan.go {
            return Ok(false);
        }
        let log = self.since(before, seen)?;
        let own = log.iter().rfind(|entry| entry.actor == act.stamp.user);
        let base = match own {
            None => seen,
            // Being ready twice is being ready, and whoever has planned since knows what they planned.
            Some(own) if act.command == plan.go && all_plan::<G>(&log) => own.revision,
            // The second press of two would do twice what was wanted once.
            Some(_) => return Ok(false),
        };
        let Some(old) = self.store().snapshot_at(before.place.key(), base)? else {
            return Ok(false);
        };
        // Whoever is ready has seen their own part as it stands.
        let old = G::open_plan(&self.open(old)?);
        let seats = before.meta.seats_of(act.stamp.user);
        Ok(old.is_some_and(|old| act.command != plan.go || old.disturbs(plan, &seats).is_none()))
    }

    /// Whether since a revision that a user saw others have planned, and nothing else has happened.
    pub(super) fn only_others_planned(
        &self,
        loaded: &Loaded<G>,
        seen: u64,
        user: u64,
    ) -> Result<bool, Trouble<G>> {
        let open = !loaded.meta.is_solo() && G::open_plan(&loaded.state).is_some();
        if !open || seen > loaded.revision {
            return Ok(false);
        }
        let log = self.since(loaded, seen)?;
        Ok(all_plan::<G>(&log) && log.iter().all(|entry| entry.actor != user))
    }

    /// What was done since a revision.
    fn since(&self, loaded: &Loaded<G>, seen: u64) -> Result<Vec<LogEntry>, Trouble<G>> {
        let many = usize::try_from(loaded.revision.saturating_sub(seen)).unwrap_or(usize::MAX);
        let key = loaded.place.key();
        Ok(self.store().log(key, seen.saturating_add(1), many)?)
    }

    /// Whoever still has something to plan cannot be ready.
    fn has_planned(&self, before: &Loaded<G>, user: u64) -> Result<(), Trouble<G>> {
        for seat in before.meta.seats_of(user) {
            if let Some(reason) = G::unplanned(&self.0.catalog, &before.state, seat) {
                return Err(Trouble::Rejected(reason));
            }
        }
        Ok(())
    }

    /// Takes back what a user made last of the open plan; `None` if nothing of it is theirs.
    pub(super) fn undo_own(
        &self,
        loaded: &Loaded<G>,
        plan: &OpenPlan<G::Command>,
        stamp: Stamp,
    ) -> Result<Option<Done<G>>, Trouble<G>> {
        for made in loaded.meta.parts_of(stamp.user, plan) {
            let Some(action) = plan.action(made) else {
                continue;
            };
            // Where all move all, and for whoever is away, others may have put pawns of anybody there.
            let meta = &loaded.meta;
            let may = meta.moves(stamp.user);
            let theirs =
                |seat: Seat| may.contains(&seat) && meta.put_there(stamp.user, action.id, seat);
            let (own, others): (Vec<Seat>, Vec<Seat>) =
                (action.seats.iter()).partition(|seat| theirs(**seat));
            let (seat, command) = match (own.first(), others.first()) {
                (_, None) => (None, action.take_back.clone()),
                (Some(own), Some(_)) => (Some(*own), action.leave.clone()),
                (None, Some(_)) => continue,
            };
            let act = Act {
                stamp,
                seen: None,
                command,
            };
            match self.consider(loaded.clone(), seat, act, Given::Said) {
                Ok(Tried::Draft(draft)) => return self.commit(*draft).map(Some),
                Ok(Tried::Before(loaded) | Tried::Noted(loaded)) => {
                    return Ok(Some(Done::Before(*loaded)));
                }
                // Somebody else has taken it out meanwhile: what was made before that is the last now.
                Err(Trouble::Rejected(_) | Trouble::NotYours(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(None)
    }

    /// Writes what was noted beside a game, while its place is held.
    pub(super) async fn note(
        &self,
        guard: Guard,
        loaded: Loaded<G>,
    ) -> Result<Loaded<G>, Trouble<G>> {
        let table = self.clone();
        let written = crate::blocking(move || {
            let _guard = guard;
            table.put_beside(&loaded).map(|()| loaded)
        });
        match written.await {
            Ok(done) => done,
            Err(error) => Err(Trouble::Unreadable(error.to_string())),
        }
    }

    /// Somebody is not ready after all.
    ///
    /// # Errors
    /// When there is no game, they do not sit there, or the store fails.
    pub async fn not_ready(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
    ) -> Result<Loaded<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            if !loaded.meta.may(stamp.user, Deed::TakePart) {
                return Err(Trouble::NotSeated);
            }
            if G::open_plan(&loaded.state).is_none() {
                return Ok(loaded);
            }
            for user in loaded.meta.speaks_for(stamp.user) {
                loaded.meta.together.hold_back(user);
            }
            let returns = loaded.meta.note_return(stamp.user, stamp.now_ms);
            loaded.meta.owe_panel();
            // Nobody moves their own deadline by it: their time goes on where it stood, but for whoever was away.
            let acted = returns.then_some(stamp.user);
            table.watch(&mut loaded, acted, stamp.now_ms);
            table.put_beside(&loaded)?;
            Ok(loaded)
        })
        .await
    }
}

/// Whether all of this only planned.
fn all_plan<G: Playable>(log: &[LogEntry]) -> bool {
    log.iter().all(|entry| {
        let record = entry.command.read::<Record<Value, G::Command>>();
        matches!(record, Ok(Record::Order { command, .. }) if G::is_planning(&command))
    })
}

/// How a user takes an action back of which a part is somebody else's: their own part alone.
fn own_part<G: Playable>(
    before: &Loaded<G>,
    plan: &OpenPlan<G::Command>,
    act: &Act<G::Command>,
) -> Result<Option<(Seat, G::Command)>, Trouble<G>> {
    let mut actions = plan.actions.iter();
    let Some(action) = actions.find(|action| action.take_back == act.command) else {
        return Ok(None);
    };
    let may = before.meta.moves(act.stamp.user);
    let (own, others): (Vec<Seat>, Vec<Seat>) =
        (action.seats.iter()).partition(|seat| may.contains(seat));
    match (own.first(), others.first()) {
        // Nobody else's part is in it.
        (_, None) => Ok(None),
        (Some(own), Some(_)) => Ok(Some((*own, action.leave.clone()))),
        (None, Some(other)) => Err(Trouble::NotYours(*other)),
    }
}
