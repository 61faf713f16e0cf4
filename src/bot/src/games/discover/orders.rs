//! Orders of one press, one after the other, until they are done or something new comes up.

use castaway_discover::{
    Discover,
    command::Command,
    event::Event,
    reject::Rejection,
    state::{Prompt, State},
};
use castaway_kernel::{Game, Seat};
use castaway_table::{Act, Done, Loaded, Trouble, on_heap};

use super::{deeds, eyes::eyes};
use crate::{
    discord::{Caller, Ui, Went},
    ui::common,
};

/// Whether a seat may go on with what it meant to do next: it is still its turn, nothing is asked but what it meant to answer, and
/// nothing new came up.
pub fn goes_on(state: &State, seat: Seat, events: &[Event], next: &Command) -> bool {
    let new = |event: &Event| {
        matches!(
            event,
            Event::Card(..)
                | Event::Fight(..)
                | Event::Threat(..)
                | Event::Revealed(_)
                | Event::Hurt(..)
        )
    };
    let turn = state.turn().is_some_and(|turn| turn.seat == seat);
    let asked = match (&state.ask, next) {
        (Some(ask), Command::Choose(answer)) => {
            ask.id == answer.decision && ask.prompt == Prompt::TakeAs
        }
        (ask, next) => ask.is_none() && !matches!(next, Command::Choose(_)),
    };
    turn && asked && !events.iter().any(new)
}

impl Ui<Discover> {
    /// Carries out the orders of a seat; what was done stands, whatever becomes of the rest.
    pub(super) async fn explore_orders(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        seat: Seat,
        orders: Vec<Command>,
    ) {
        let mut orders = orders.into_iter();
        let Some(command) = orders.next() else {
            return;
        };
        if orders.len() == 0 {
            return self.order_as(caller, Some(seat), seen, command).await;
        }
        let act = Act {
            stamp: caller.stamp(),
            seen,
            command,
        };
        let done = self.tables().act_as(caller.place, Some(seat), act).await;
        let mut went = match done {
            Ok(Done::Now { loaded, events }) => Went { loaded, events },
            Ok(Done::Before(loaded)) => {
                return on_heap(|| self.after(caller, loaded, Vec::new())).await;
            }
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let mut dropped = None;
        for command in orders {
            let open = goes_on(&went.loaded.state, seat, &went.events, &command);
            let next = command.clone();
            if !open || !self.goes_on(caller, Some(seat), command, &mut went).await {
                dropped = self.dropped(caller, &went, seat, &next);
                break;
            }
        }
        on_heap(|| self.after(caller, went.loaded, went.events)).await;
        if let Some(text) = dropped {
            self.tell_dropped(caller, text).await;
        }
    }

    /// What is told of the first of several orders that was not carried out any more, with the card that came between, if one did; nothing once
    /// the turn is over, which says enough.
    fn dropped(
        &self,
        caller: &Caller,
        went: &Went<Discover>,
        seat: Seat,
        next: &Command,
    ) -> Option<String> {
        let state = &went.loaded.state;
        state.turn().filter(|turn| turn.seat == seat)?;
        let scene = self.explore_scene(caller.lang, &went.loaded, &[], Some(seat));
        let what = deeds::named(&scene, next)?;
        let viewer = eyes(&went.loaded, caller.user);
        let told = went.events.iter().rev();
        let mut told = told.filter_map(|event| Discover::told(event, viewer));
        let card = told.find_map(|event| match event {
            Event::Card(_, card) | Event::Fight(_, _, card) | Event::Threat(_, card) => {
                Some(scene.words.wording.name(&card))
            }
            _ => None,
        });
        let card = card.unwrap_or_else(|| "none".to_owned());
        let args = [("card", (&card).into()), ("what", (&what).into())];
        Some(scene.words.with("di-dropped", &args))
    }

    /// Tells whoever ordered several things at once that the rest of them was dropped.
    async fn tell_dropped(&self, caller: &Caller, text: String) {
        if let Some(http) = self.http()
            && let Err(error) = caller.follow(http, &common::notice(text)).await
        {
            tracing::debug!(%error, "a late notice was not taken");
        }
    }

    /// The game, if its caller may act in it and saw it as it is; everything else is answered here.
    pub(super) async fn explored(
        &self,
        caller: &Caller,
        seen: Option<u64>,
    ) -> Option<Loaded<Discover>> {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => {
                self.sorry(caller, trouble).await;
                return None;
            }
        };
        if loaded.meta.moves(caller.user).is_empty() {
            self.sorry(caller, Trouble::NotSeated).await;
            return None;
        }
        if seen.is_some_and(|seen| seen != loaded.revision) {
            self.moved_on(caller, &loaded).await;
            return None;
        }
        Some(loaded)
    }

    /// Refuses what is not to be done now, in the words of the rules.
    pub(super) async fn not_now(&self, caller: &Caller) {
        self.sorry(caller, Trouble::Rejected(Rejection::NotNow))
            .await;
    }
}
