//! Actions that lack pawns when everybody else is ready: whoever has a part in them is asked again.

use castaway_kernel::{Game, Seat};

use crate::{Loaded, Meta, Playable, Table, together::Unready};

impl<G: Playable> Table<G> {
    /// Whoever is there and has a part in an action of the open plan that lacks pawns, with the first such action. Nobody, if
    /// the user can mend one of them: then it is for them to do so.
    pub(super) fn short(&self, loaded: &Loaded<G>, user: u64) -> Vec<Unready> {
        let actions = self.taken_back(&loaded.state);
        let own = loaded.meta.moves(user);
        if actions
            .iter()
            .any(|(_, seats)| seats.iter().any(|seat| own.contains(seat)))
        {
            return Vec::new();
        }
        Self::with_a_part(&loaded.meta, &actions)
    }

    /// Whoever is there and has a part in one of these actions, with the first of them.
    pub(super) fn with_a_part(meta: &Meta, actions: &[(u32, Vec<Seat>)]) -> Vec<Unready> {
        let mut people = meta.people();
        people.retain(|person| !meta.is_away(*person));
        let first = |person: u64| {
            let seats = meta.seats_of(person);
            let mut theirs = actions.iter();
            let (action, _) =
                theirs.find(|(_, parts)| parts.iter().any(|seat| seats.contains(seat)))?;
            // Nobody but they themselves made it so.
            Some(Unready {
                user: person,
                by: person,
                action: *action,
            })
        };
        people.into_iter().filter_map(first).collect()
    }

    /// The actions that would be taken back if nobody said anything more, with the seats that have a part in them.
    pub(super) fn taken_back(&self, state: &G::State) -> Vec<(u32, Vec<Seat>)> {
        let catalog = &self.0.catalog;
        let Some(plan) = G::open_plan(state) else {
            return Vec::new();
        };
        let (mut state, mut all) = (state.clone(), Vec::new());
        for _ in &plan.actions {
            let Some((seat, command)) = <G as Game>::fallback(catalog, &state) else {
                break;
            };
            let mut actions = plan.actions.iter();
            let Some(action) = actions.find(|action| action.take_back == command) else {
                break;
            };
            all.push((action.id, action.seats.clone()));
            match G::apply(catalog, &state, seat, &command) {
                Ok(applied) => state = applied.state,
                Err(_) => break,
            }
        }
        all
    }
}
