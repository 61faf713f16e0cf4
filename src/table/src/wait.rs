//! Whom a table waits for, and what it does when it waits for nobody who is there.

use castaway_kernel::{Await, Awaited, Game, Seat, Voice};

use crate::{Asked, Control, Loaded, Meta, Pace, Playable, Poll, Table, Waited};

/// How long an answer is waited for where a game hurries people by itself.
const PATIENCE_MS: u64 = 10 * 60 * 1000;

/// Whom a table waits for: those asked who are there, in the order of seats, and anybody for a vacant chair.
pub fn waited_for<G: Game>(catalog: &G::Catalog, state: &G::State, meta: &Meta) -> Waited {
    let asked = asked(&G::awaited(catalog, state));
    let of = |users| Waited {
        users,
        common: None,
        asked,
    };
    if meta.is_solo() {
        return Waited::default();
    }
    let sleepers = meta.asleep();
    if !sleepers.is_empty() {
        return of(asked_of(&G::awaited(catalog, state), meta, sleepers));
    }
    if let Some(poll) = Poll::of::<G>(catalog, state, meta) {
        let (mut users, expected) = (poll.waits_for(), meta.expected());
        // In a tie those may think anew who are there.
        if meta.delay_ms().is_some() || users.iter().any(|user| expected.contains(user)) {
            users.retain(|user| expected.contains(user));
        }
        return of(users);
    }
    if let Some((seat, _)) = G::unanswered(catalog, state) {
        // The game hurries one of them, whoever's turn it is.
        return of(meta.chairs.owner(seat).into_iter().collect());
    }
    let awaited = G::awaited(catalog, state);
    let Some(first) = awaited.first() else {
        return Waited::default();
    };
    let expected = meta.expected();
    let decision = match first.what {
        Await::Plan => {
            let mut open = expected.clone();
            open.extend(lacking::<G>(catalog, state, meta));
            open.retain(|user| !meta.together.ready.contains(user));
            open.sort_unstable();
            open.dedup();
            // Pawns of an empty chair may be left when all have said their word; where none of them rests by itself, any
            // of those who are there goes on.
            // Where they rest, those whose time is not over are asked first: somebody has just got up, and anybody may move them.
            if open.is_empty() && !is_whole::<G>(catalog, state) {
                match meta.finishes_plans() {
                    false => open = expected,
                    // Where no time passes, they rest at once.
                    true if meta.delay_ms().is_some()
                        && lacks_of_the_vacant::<G>(catalog, state, meta) =>
                    {
                        open = expected;
                        open.retain(|user| !meta.together.overdue.contains(user));
                    }
                    true => {}
                }
            }
            return of(open);
        }
        Await::Ask(id) => Some(id),
        Await::Turn => None,
    };
    let vacant = |seat: Seat| meta.chairs.owner(seat).is_none();
    let owners = || awaited.iter().filter_map(|one| meta.chairs.owner(one.seat));
    let there = owners().any(|user| expected.contains(&user));
    // Where no time passes nothing counts in silence, so the others answer for whoever is away.
    let timeless = meta.delay_ms().is_none() && owners().all(|user| meta.is_away(user));
    let absent = !there && (timeless || is_left_to_others::<G>(catalog, state, meta));
    let vacant = awaited.iter().any(|one| vacant(one.seat));
    let anybody = meta.control == Control::Shared || vacant || absent;
    let mut users = if anybody {
        expected.clone()
    } else {
        Vec::new()
    };
    for user in owners() {
        // A table without a deadline waits also for whoever did nothing for long, if nobody else can go on.
        let waits = expected.contains(&user)
            || (!anybody && !there && !meta.needs_all() && !meta.is_away(user));
        if waits && !users.contains(&user) {
            users.push(user);
        }
    }
    Waited {
        users,
        common: decision.filter(|_| anybody || first.voice == Voice::Small),
        asked,
    }
}

/// Whether the open plan lacks pawns of a vacant seat.
fn lacks_of_the_vacant<G: Game>(catalog: &G::Catalog, state: &G::State, meta: &Meta) -> bool {
    let left = |seat| G::unplanned(catalog, state, seat).is_some();
    let mut all = meta.chairs.each();
    all.any(|(seat, chair)| chair.owner.is_none() && left(seat))
}

/// Whether what is asked of people who are away alone waits for those who are there, who may answer for them: where somebody did
/// something and no deadline has passed since, for then whoever pressed may be there yet. At a live table, and for what a deadline
/// has brought, what counts in silence counts at once.
pub fn is_left_to_others<G: Game>(catalog: &G::Catalog, state: &G::State, meta: &Meta) -> bool {
    let slow = meta.delay_ms().is_some() && meta.pace != Pace::Live;
    // Rivals do not play for each other, and nobody can answer what they may not read.
    let stays = G::unanswered(catalog, state).is_some()
        || G::are_rivals(catalog, state)
        || G::asks_in_private(state);
    if !slow || !meta.by_deed || stays {
        return false;
    }
    let awaited = G::awaited(catalog, state);
    let away = |one: &Awaited| {
        let owner = meta.chairs.owner(one.seat);
        matches!(one.what, Await::Ask(_)) && owner.is_some_and(|user| meta.is_away(user))
    };
    // What somebody has said once and for all in a vote is settled as a vote.
    !awaited.is_empty()
        && awaited.iter().all(away)
        && !meta.expected().is_empty()
        && Poll::of::<G>(catalog, state, meta).is_none()
        && G::fallback(catalog, state).is_some()
}

/// Those who are asked and away, for whom whoever is there may answer; nobody where it is not [left to others](is_left_to_others).
pub fn left_to_others<G: Game>(catalog: &G::Catalog, state: &G::State, meta: &Meta) -> Vec<u64> {
    let mut users: Vec<u64> = Vec::new();
    if !is_left_to_others::<G>(catalog, state, meta) {
        return users;
    }
    for one in G::awaited(catalog, state) {
        let owner = meta.chairs.owner(one.seat);
        users.extend(owner.filter(|user| !users.contains(user)));
    }
    users
}

/// What people are waited for with.
fn asked(awaited: &[Awaited]) -> Asked {
    match awaited.first().map(|one| (one.what, &one.voice)) {
        Some((Await::Ask(_), Voice::Window { .. })) => Asked::Stop,
        Some((Await::Ask(id), _)) => Asked::Question(id),
        Some((Await::Plan | Await::Turn, _)) | None => Asked::Planning,
    }
}

/// Those of people who are away all together whom something is asked of, else all of them; nobody where nothing is asked.
fn asked_of(awaited: &[Awaited], meta: &Meta, sleepers: Vec<u64>) -> Vec<u64> {
    if awaited.is_empty() {
        return Vec::new();
    }
    let owners = awaited.iter().filter_map(|one| meta.chairs.owner(one.seat));
    let owners: Vec<u64> = owners.collect();
    let mut asked = sleepers.clone();
    asked.retain(|user| owners.contains(user));
    match asked.is_empty() {
        true => sleepers,
        false => asked,
    }
}

/// Who has pawns of theirs still to plan where the plan is not finished without them: nothing goes on before they have, however
/// long they did nothing.
pub(crate) fn lacking<G: Game>(catalog: &G::Catalog, state: &G::State, meta: &Meta) -> Vec<u64> {
    if meta.finishes_plans() {
        return Vec::new();
    }
    let lacks = |seat: Seat| G::unplanned(catalog, state, seat).is_some();
    let mut people = meta.people();
    people.retain(|user| !meta.is_away(*user) && meta.seats_of(*user).into_iter().any(lacks));
    people
}

/// Whether nothing of a user's is left to be planned, whoever planned it: the plan counts for them as it stands.
pub fn has_planned<G: Game>(
    catalog: &G::Catalog,
    state: &G::State,
    meta: &Meta,
    user: u64,
) -> bool {
    let lacks = |seat: Seat| G::unplanned(catalog, state, seat).is_some();
    !meta.seats_of(user).into_iter().any(lacks)
}

/// Whether there is a plan that can be carried out as it is, with nothing left to be planned.
fn is_whole<G: Game>(catalog: &G::Catalog, state: &G::State) -> bool {
    let plan = G::open_plan(state);
    plan.is_some_and(|plan| {
        G::fallback(catalog, state).is_some_and(|(_, command)| command == plan.go)
    })
}

impl<G: Playable> Table<G> {
    /// Notes whom the table waits for now, after somebody has acted or nobody, and until when.
    pub(super) fn watch(&self, loaded: &mut Loaded<G>, acted: Option<u64>, now_ms: u64) {
        self.tend_habits(loaded, now_ms);
        self.tend_ahead(loaded);
        self.tend_prepared(loaded);
        let acted = acted.map_or_else(Vec::new, |user| loaded.meta.speaks_for(user));
        self.tend_ready(loaded, &acted, now_ms);
        let waited = waited_for::<G>(&self.0.catalog, &loaded.state, &loaded.meta);
        if G::awaited(&self.0.catalog, &loaded.state).is_empty() {
            // A game that is over goes on without nobody.
            loaded.meta.slept.clear();
        }
        if self.learn_nights(&mut loaded.meta, now_ms) {
            loaded.meta.owe_calls();
        }
        let before = loaded.meta.wait.clone();
        loaded.meta.wait_for(&waited, &acted, now_ms);
        self.tell_of_standing(loaded);
        loaded.meta.end_moot_motions();
        if loaded.meta.wait != before {
            loaded.meta.owe_calls();
        }
        loaded.meta.deadline = self.due(loaded, now_ms);
    }

    /// Until when an answer is waited for, if others wait for it: until now where only people are asked who are away.
    pub(super) fn due(&self, loaded: &Loaded<G>, now_ms: u64) -> Option<u64> {
        let meta = &loaded.meta;
        let said = self.by_habit(loaded).is_some()
            || self.prepared_now(loaded).is_some()
            || self.stands_ready(loaded).is_some();
        if meta.is_solo() {
            // Alone nothing is waited for, but what is settled once and for all, or prepared, is said at once.
            return said.then_some(now_ms);
        }
        if G::unanswered(&self.0.catalog, &loaded.state).is_some() {
            return Some(now_ms.saturating_add(PATIENCE_MS));
        }
        // Until it is settled whether the last step stands nothing follows from it by itself.
        if let Some(at_ms) = meta.undo_due_ms(loaded.revision) {
            return Some(at_ms);
        }
        if G::outcome(&loaded.state).is_some() {
            // Nothing of a game that is over waits for the end of anybody's holiday.
            return None;
        }
        let answer = meta.due_ms();
        let answer = answer.or_else(|| self.goes_on(loaded).then_some(now_ms));
        // What somebody has settled once and for all, or ahead, is said at once.
        let answer = if said { Some(now_ms) } else { answer };
        answer.into_iter().chain(meta.next_return()).min()
    }

    /// Whether the table goes on by itself: whoever is there has said all that is theirs to say.
    fn goes_on(&self, loaded: &Loaded<G>) -> bool {
        let meta = &loaded.meta;
        // With everybody away the table waits, and no game is played to its end by nobody.
        let (catalog, state) = (&self.0.catalog, &loaded.state);
        let planned = || match meta.finishes_plans() {
            true => G::open_plan(state).is_some(),
            false => is_whole::<G>(catalog, state),
        };
        // Also where no time passes: whoever could still have changed it has left.
        let settled = || {
            let poll = Poll::of::<G>(catalog, state, meta);
            poll.is_some_and(|poll| poll.settled().is_some())
        };
        (meta.delay_ms().is_some() || planned() || settled())
            && meta.wait.since.is_empty()
            && !meta.expected().is_empty()
            && !G::awaited(&self.0.catalog, &loaded.state).is_empty()
    }

    /// What a table does by itself now: what a vote came to, else what counts in silence. `None` while it waits for somebody.
    pub(super) fn by_itself(&self, loaded: &Loaded<G>) -> Option<(Seat, G::Command)> {
        if !self.goes_on(loaded) {
            return None;
        }
        let poll = Poll::of::<G>(&self.0.catalog, &loaded.state, &loaded.meta);
        if let Some((seat, answer)) = poll.and_then(|poll| poll.settled()) {
            return Some((seat, G::choose(answer)?));
        }
        G::fallback(&self.0.catalog, &loaded.state)
    }

    /// Whether all that is missing in the open plan is of people who are away, or whose time is over.
    pub(super) fn lacks_only_the_absent(&self, loaded: &Loaded<G>) -> bool {
        let meta = &loaded.meta;
        let lacking = meta.chairs.each().filter_map(|(seat, chair)| {
            G::unplanned(&self.0.catalog, &loaded.state, seat).map(|_| chair.owner)
        });
        let lacking: Vec<Option<u64>> = lacking.collect();
        let away = |owner: &Option<u64>| {
            owner.is_some_and(|user| meta.is_away(user) || meta.together.overdue.contains(&user))
        };
        !lacking.is_empty() && meta.finishes_plans() && lacking.iter().all(away)
    }
}
