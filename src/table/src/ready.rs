//! Who is ready to carry out the open plan by a standing answer: as soon as all that is theirs is planned, whoever planned it.
//!
//! It is noted in the same write as the step or the word that made it so. What follows from it the look at deadlines gives.

use castaway_kernel::{Key, Seat};

use crate::{Loaded, Playable, Table, act::guarded, has_planned, wait::lacking};

impl<G: Playable> Table<G> {
    /// Notes who is ready by a standing answer now, after these have acted, and who is not any more because they have ended it.
    pub(super) fn tend_ready(&self, loaded: &mut Loaded<G>, acted: &[u64], now_ms: u64) {
        let Some(name) = G::ready_habit().map(Key::from) else {
            return;
        };
        for user in loaded.meta.together.standing.clone() {
            if !loaded.meta.has_habit(user, &name) {
                loaded.meta.together.forget(user);
                loaded.meta.owe_panel();
            }
        }
        let meta = &loaded.meta;
        if meta.is_solo() || meta.habits.is_empty() || G::open_plan(&loaded.state).is_none() {
            return;
        }
        let actions = self.taken_back(&loaded.state);
        if self.lacks_what_is_nobodys(loaded, &actions) {
            for user in loaded.meta.together.standing.clone() {
                loaded.meta.together.forget(user);
                loaded.meta.owe_panel();
            }
            return;
        }
        let meta = &loaded.meta;
        let together = &meta.together;
        let mut ready = meta.people();
        ready.retain(|user| {
            // Whoever is away is waited for by nobody; whoever took something back thinks anew until they do something.
            meta.has_habit(*user, &name)
                && !meta.is_away(*user)
                && !together.rethinks.contains(user)
                && !together.ready.contains(user)
                && !together.not_yet.contains(user)
                && has_planned::<G>(&self.0.catalog, &loaded.state, meta, *user)
        });
        if ready.is_empty() {
            return;
        }
        // With an action that lacks pawns a part is not planned yet.
        let mut short = Self::with_a_part(meta, &actions);
        ready.retain(|user| !short.iter().any(|one| one.user == *user));
        if ready.is_empty() {
            return;
        }
        for user in ready {
            // Should they not be ready after all, their time goes on where it stands now.
            if !acted.contains(&user) {
                loaded.meta.hold_time(user, now_ms);
            }
            loaded.meta.together.stand_ready(user);
        }
        loaded.meta.owe_panel();
        if self.all_are_ready(loaded) {
            // As where the last of them presses.
            let overdue = &loaded.meta.together.overdue;
            short.retain(|one| !overdue.contains(&one.user));
            loaded.meta.ask_again(short);
        }
    }

    /// Whether the open plan lacks pawns that are nobody's: of a vacant seat, or in one of these actions that would be taken back and in
    /// which no person has a part. A press of Ready is refused then, so no standing answer stands for one.
    fn lacks_what_is_nobodys(&self, loaded: &Loaded<G>, actions: &[(u32, Vec<Seat>)]) -> bool {
        let chairs = &loaded.meta.chairs;
        let is_owned = |seat: &Seat| chairs.owner(*seat).is_some();
        let left = |seat: Seat| G::unplanned(&self.0.catalog, &loaded.state, seat).is_some();
        chairs
            .each()
            .any(|(seat, chair)| chair.owner.is_none() && left(seat))
            || (actions.iter()).any(|(_, seats)| !seats.iter().any(is_owned))
    }

    /// Whom the open plan still waits for: whoever is not ready, and whoever has pawns to plan.
    pub(super) fn still_open(&self, loaded: &Loaded<G>) -> Vec<u64> {
        let meta = &loaded.meta;
        let mut open = meta.unready();
        let mut plan = lacking::<G>(&self.0.catalog, &loaded.state, meta);
        plan.retain(|user| !open.contains(user));
        open.extend(plan);
        open
    }

    /// Whether all who are waited for are ready, and there is anybody.
    fn all_are_ready(&self, loaded: &Loaded<G>) -> bool {
        !loaded.meta.expected().is_empty() && self.still_open(loaded).is_empty()
    }

    /// The command that carries the open plan out where all are ready and somebody is by a standing answer, with the seat and the
    /// person that give it.
    pub(super) fn stands_ready(&self, loaded: &Loaded<G>) -> Option<(Seat, u64, G::Command)> {
        let meta = &loaded.meta;
        let user = *meta.together.standing.last()?;
        let plan = G::open_plan(&loaded.state).filter(|_| !meta.is_solo())?;
        let seat = meta.seats_of(user).first().copied()?;
        if !self.all_are_ready(loaded) {
            return None;
        }
        // Pawns of those who are away come first, as they do where somebody presses.
        let go = plan.go;
        let goes = guarded::<G>(|| G::apply(&self.0.catalog, &loaded.state, seat, &go)).is_ok();
        goes.then_some((seat, user, go))
    }

    /// Notes that a whole plan waits for somebody who has no such standing answer: the first time they are told that there is one.
    pub(super) fn tell_of_standing(&self, loaded: &mut Loaded<G>) {
        let (catalog, state, meta) = (&self.0.catalog, &loaded.state, &loaded.meta);
        let Some(name) = G::ready_habit().map(Key::from) else {
            return;
        };
        if meta.told_of_standing || meta.is_solo() || G::open_plan(state).is_none() {
            return;
        }
        // A plan that was taken back waits for whoever thinks anew, and not for a press alone.
        if !meta.together.rethinks.is_empty() {
            return;
        }
        let mut waited = meta.wait.since.keys();
        let waits = waited.any(|user| !meta.has_habit(*user, &name));
        let planned = |user: &u64| has_planned::<G>(catalog, state, meta, *user);
        if waits && meta.people().iter().all(planned) && self.taken_back(state).is_empty() {
            loaded.meta.told_of_standing = true;
            loaded.meta.together.tells_standing = true;
        }
    }
}
