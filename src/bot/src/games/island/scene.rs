//! Everything a presenter may look at for one moment of one island game.

mod asked;

use std::cell::OnceCell;

use castaway_kernel::{Answer, Game, Key, Refusal, Seat};
use castaway_robinson::{
    absent::Peril,
    catalog::Catalog,
    command::Command,
    counsel::{Counsel, Counselled},
    event::Event,
    game::Island,
    guide::{self, Advice, Serves, Step},
    ids::Who,
    legal,
    plan::{Assignment, Pawn},
    reject::Rejection,
    state::State,
    task::Usable,
    view::{ActionOffer, PlacementView, View},
};
use castaway_table::{Loaded, Meta, Poll};
use serde::Deserialize;

use super::{played::TableRules, spared::careful, words::Words};
use crate::ui::version::Version;

/// A moment of a game as one person looks at it.
pub struct Scene<'a> {
    /// Words in the language of the reader.
    pub words: Words<'a>,
    /// The game and its revision that components are drawn for.
    pub version: Version,
    /// The bot's data beside the game.
    pub meta: &'a Meta,
    /// What is seen.
    pub view: View,
    /// What happened last.
    pub events: &'a [Event],
    /// The seat that looks.
    pub seat: Seat,
    /// The seats that the reader acts for, those that are waited for first: everybody's in a message to all, none for
    /// somebody who only watches.
    pub seats: Vec<Seat>,
    /// Those of them that are the reader's own, or entrusted to them.
    pub own: Vec<Seat>,
    catalog: &'a Catalog,
    loaded: &'a Loaded<Island>,
    offers: OnceCell<Vec<ActionOffer>>,
    perils: OnceCell<Vec<(Key, Peril)>>,
    counsel: OnceCell<Vec<Counselled>>,
    beside: OnceCell<Option<State>>,
}

impl<'a> Scene<'a> {
    /// The moment as a user sees it: from the seat of theirs that is waited for, else from their first.
    pub fn of(
        words: Words<'a>,
        catalog: &'a Catalog,
        loaded: &'a Loaded<Island>,
        events: &'a [Event],
        user: Option<u64>,
    ) -> Self {
        // Nothing in a view of this game is secret, and what somebody may use is asked for when it is shown.
        let view = Island::view(catalog, &loaded.state, None);
        let all = 0..u8::try_from(view.people.len()).unwrap_or(0);
        let mut seats = match user {
            Some(user) => loaded.meta.moves(user),
            None => all.map(Seat).collect(),
        };
        let own = match user {
            Some(user) => loaded.meta.keeps(user),
            None => seats.clone(),
        };
        let waited = |seat: &Seat| view.waiting.contains(&seat.0);
        seats.sort_by_key(|seat| !waited(seat));
        let first = view.waiting.first().map(|s| Seat(*s));
        let seat = seats.first().copied().or(first).unwrap_or(Seat(0));
        Self {
            words: words.under(TableRules::of(&loaded.state)),
            version: Version::of(loaded),
            meta: &loaded.meta,
            view,
            events,
            seat,
            seats,
            own,
            catalog,
            loaded,
            offers: OnceCell::new(),
            perils: OnceCell::new(),
            counsel: OnceCell::new(),
            beside: OnceCell::new(),
        }
    }

    /// Whether the reader only looks on.
    pub fn looks_on(&self) -> bool {
        self.seats.is_empty()
    }

    /// The moment as those see it whose pawns the reader does not move; none where there are no such pawns left.
    pub fn others(&self) -> Option<Self> {
        let chairs = self.meta.chairs.each();
        let owned = chairs.filter(|(_, chair)| chair.owner.is_some());
        let left = |seat: &Seat| {
            let person = self.view.people.get(seat.index());
            person.is_some_and(|person| person.pawns_left > 0)
        };
        let seats: Vec<Seat> = (owned.map(|(seat, _)| seat))
            .filter(|seat| !self.seats.contains(seat) && left(seat))
            .collect();
        let seat = *seats.first()?;
        Some(Self {
            words: self.words,
            view: Island::view(self.catalog, &self.loaded.state, None),
            seat,
            own: Vec::new(),
            seats,
            offers: OnceCell::new(),
            perils: OnceCell::new(),
            counsel: OnceCell::new(),
            beside: OnceCell::new(),
            ..*self
        })
    }

    /// Every action that could be planned by a seat of the reader, with cost, odds and reasons against it.
    pub fn offers(&self) -> &[ActionOffer] {
        self.offers.get_or_init(|| {
            let mut all = legal::offers(self.catalog, &self.loaded.state, self.seat);
            for seat in self.seats.iter().filter(|s| **s != self.seat) {
                let more = legal::offers(self.catalog, &self.loaded.state, *seat);
                for (offer, other) in all.iter_mut().zip(more) {
                    join(offer, other);
                }
            }
            all
        })
    }

    /// What is seen at another moment of the same game.
    pub fn view_of(&self, state: &State) -> View {
        Island::view(self.catalog, state, None)
    }

    /// What a seat has still to plan before the plan can be carried out, as the reason against that.
    pub fn unplanned(&self, seat: Seat) -> Option<Rejection> {
        Island::unplanned(self.catalog, &self.loaded.state, seat)
    }

    /// The vote that is open among the people at the table.
    pub fn poll(&self) -> Option<Poll> {
        Poll::of::<Island>(self.catalog, &self.loaded.state, self.meta)
    }

    /// The people who are asked the open question and away, where it waits for those who are there.
    pub fn left_to_others(&self) -> Vec<u64> {
        castaway_table::left_to_others::<Island>(self.catalog, &self.loaded.state, self.meta)
    }

    /// What planning this would look like.
    ///
    /// # Errors
    /// The reason why it cannot be planned.
    pub fn preview(&self, what: &Assignment) -> Result<PlacementView, Rejection> {
        let seat = self.seat_of(&what.pawns);
        legal::preview(self.catalog, &self.loaded.state, seat, what)
    }

    /// What was thought through and is still to be done by the reader; none where the game went another way.
    pub fn counsel(&self) -> &[Counselled] {
        let kept = self.meta.counsel.as_ref();
        let read = || kept.and_then(|kept| Counsel::deserialize(kept).ok());
        let rest = |counsel: Counsel| self.counselled(&counsel);
        self.counsel
            .get_or_init(|| read().map(rest).unwrap_or_default())
    }

    /// What of something thought through is still to be done by the reader.
    pub fn counselled(&self, counsel: &Counsel) -> Vec<Counselled> {
        let state = &self.loaded.state;
        let all = match self.meta.is_solo() {
            true => counsel.rest(self.catalog, state),
            false => counsel.of_seats(self.catalog, state, &self.seats),
        };
        careful(self.meta, all)
    }

    /// What a seat of the reader could do next, and why; none where the plan is good or no plan is made.
    pub fn advice(&self) -> Option<Advice> {
        if let Some(Counselled { command, state, .. }) = self.counsel().first()
            && let Some(why) = guide::why_order(self.catalog, state, command)
        {
            let command = command.clone();
            return Some(Advice { command, why });
        }
        let of = |state| {
            let of = |seat: &Seat| {
                let advice = guide::advise(self.catalog, state, *seat)?;
                self.accepts(&advice.command).ok().map(|()| advice)
            };
            self.seats.iter().find_map(of)
        };
        let beside = self.beside().and_then(of);
        beside.or_else(|| of(&self.loaded.state))
    }

    /// Where each moves their own pawns, the table as it will likely stand once those before the reader have planned, so that not
    /// all are advised the same. What averts hunger is left to nobody.
    fn beside(&self) -> Option<&State> {
        let find = || {
            let first = self.seats.first()?;
            let others = self.meta.chairs.each().map(|(seat, _)| seat);
            let before = others.filter(|seat| seat.0 < first.0 && !self.seats.contains(seat));
            let before: Vec<Seat> = before.collect();
            let plans = !before.is_empty() && self.view.planning && self.view.ask.is_none();
            plans.then(|| guide::beside(self.catalog, &self.loaded.state, &before))
        };
        self.beside.get_or_init(find).as_ref()
    }

    /// The answers of the open question that are known to cost a life.
    pub fn perils(&self) -> &[(Key, Peril)] {
        let find = || legal::perils(self.catalog, &self.loaded.state);
        self.perils.get_or_init(find)
    }

    /// All that the reader's seat could do one after the other, and why; only somebody who plays one character is told
    /// the whole of it.
    pub fn advice_all(&self) -> Vec<Step> {
        let [seat] = self.seats.as_slice() else {
            return Vec::new();
        };
        let beside = self.beside().map(|likely| {
            let all = guide::advise_all(self.catalog, likely, *seat);
            let plan = all.iter().map(|step| step.what.clone()).collect();
            let may = self.accepts(&Command::Plan(plan)).is_ok();
            if may { all } else { Vec::new() }
        });
        let beside = beside.filter(|all| !all.is_empty());
        beside.unwrap_or_else(|| guide::advise_all(self.catalog, &self.loaded.state, *seat))
    }

    /// What the reader's seat could use before it plans more, and what for.
    pub fn uses_first(&self) -> Vec<(Usable, Serves)> {
        match self.seats.as_slice() {
            [seat] => guide::uses_first(self.catalog, &self.loaded.state, *seat),
            _ => Vec::new(),
        }
    }

    /// What the reader could answer to the open question.
    pub fn advised_answer(&self) -> Option<Answer> {
        let of = |seat: &Seat| guide::answer(self.catalog, &self.loaded.state, *seat);
        self.seats.iter().find_map(of)
    }

    /// What the plan would say of an action that is advised: the action with its odds and what it ties.
    pub fn advised(&self, command: &Command) -> Option<PlacementView> {
        let (seat, at) = match command {
            Command::Join {
                placement, pawns, ..
            } => (self.seat_of(pawns), Some(*placement)),
            Command::Assign(what) => (self.seat_of(&what.pawns), None),
            _ => return None,
        };
        let planned = Island::apply(self.catalog, &self.loaded.state, seat, command).ok()?;
        let plan = Island::view(self.catalog, &planned.state, None).plan;
        match at {
            Some(id) => plan.into_iter().find(|placement| placement.id == id),
            None => plan.into_iter().max_by_key(|placement| placement.id),
        }
    }

    /// The pawns that the seats of the reader could add to a planned action.
    pub fn joiners(&self, placement: u32) -> Vec<Pawn> {
        let of = |seat: &Seat| legal::joiners(self.catalog, &self.loaded.state, *seat, placement);
        let mut pawns: Vec<Pawn> = self.seats.iter().flat_map(of).collect();
        // The characters first, then what anybody may place.
        pawns.sort_by_key(|pawn| !matches!(pawn, Pawn::Seat(_)));
        pawns
    }

    /// The seat that acts with these pawns: their own, for no seat may place the pawns of another.
    fn seat_of(&self, pawns: &[Pawn]) -> Seat {
        let own = pawns.iter().find_map(|pawn| match pawn {
            Pawn::Seat(seat) => Some(Seat(*seat)),
            Pawn::Friday | Pawn::Dog | Pawn::Neutral(_) | Pawn::Guest(_) => None,
        });
        own.filter(|s| self.seats.contains(s)).unwrap_or(self.seat)
    }

    /// Whether a command would be accepted from a seat of the reader, tried on a copy.
    ///
    /// # Errors
    /// The reason against it; a bug of ours counts as none, and shows when the command is given.
    pub fn accepts(&self, command: &Command) -> Result<(), Rejection> {
        let seat = match command {
            Command::Join { pawns, .. } => self.seat_of(pawns),
            Command::Assign(what) => self.seat_of(&what.pawns),
            Command::Plan(_)
            | Command::Unassign { .. }
            | Command::Leave { .. }
            | Command::Advance
            | Command::Choose(_)
            | Command::Use(_) => self.seat,
        };
        match Island::apply(self.catalog, &self.loaded.state, seat, command) {
            Ok(_) | Err(Refusal::Fault(_)) => Ok(()),
            Err(Refusal::Rejected(reason)) => Err(reason),
        }
    }

    /// Everything that a seat of the reader could use now, with the seat, and the person for whom it is used.
    pub fn usable(&self) -> Vec<(Seat, Who, Usable)> {
        let mut all: Vec<(Seat, Who, Usable)> = Vec::new();
        for seat in &self.seats {
            for what in legal::usable(self.catalog, &self.loaded.state, *seat) {
                let who = match what {
                    // No character is better for it than another.
                    Usable::Pile if all.iter().any(|(_, _, u)| *u == what) => continue,
                    // Of two equal cards either will do.
                    _ if all.iter().any(|(s, _, u)| s == seat && *u == what) => continue,
                    Usable::FridayReroll => Who::Friday,
                    _ => Who::Seat(seat.0),
                };
                all.push((*seat, who, what));
            }
        }
        all
    }

    /// What the table plays by, as far as cards say it.
    pub fn house(&self) -> TableRules<'a> {
        TableRules::of(&self.loaded.state)
    }

    /// Whether it is the game of a channel, and nobody's own.
    pub fn is_shared(&self) -> bool {
        !self.loaded.place.is_own()
    }

    /// Where the game stands.
    pub fn state(&self) -> &'a State {
        &self.loaded.state
    }

    /// The content.
    pub fn catalog(&self) -> &'a Catalog {
        self.catalog
    }
}

/// Adds what another seat could do with the same offer.
fn join(offer: &mut ActionOffer, other: ActionOffer) {
    if offer.what != other.what {
        return;
    }
    if other.blocked.is_none() {
        offer.blocked = None;
    }
    offer.aids.extend(missing(&offer.aids, other.aids));
    // Common pawns are the same for every seat.
    offer.leaders.extend(missing(&offer.leaders, other.leaders));
    offer
        .supporters
        .extend(missing(&offer.supporters, other.supporters));
}

fn missing<T: PartialEq>(there: &[T], more: Vec<T>) -> Vec<T> {
    more.into_iter().filter(|t| !there.contains(t)).collect()
}
