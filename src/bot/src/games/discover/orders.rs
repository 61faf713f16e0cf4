//! Orders of one press, one after the other, until they are done or something new comes up.

use castaway_discover::{
    Discover,
    command::Command,
    event::Event,
    reject::Rejection,
    state::{Ask, Prompt, State},
    wording::tile_name,
    world::Space,
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
            let meant = ask.id == answer.decision;
            // What is left behind is settled whoever's turn it is, and at night.
            meant && ((turn && ask.prompt == Prompt::TakeAs) || ask.prompt == Prompt::Drop)
        }
        (ask, next) => turn && ask.is_none() && !matches!(next, Command::Choose(_)),
    };
    asked && !events.iter().any(new)
}

impl Ui<Discover> {
    /// Carries out the orders of a seat; what was done stands, whatever becomes of the rest. What held its player up before has
    /// passed then.
    pub(super) async fn explore_orders(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        seat: Seat,
        orders: Vec<Command>,
    ) {
        let (dropped, ()) = tokio::join!(
            self.carry_out_all(caller, seen, seat, orders),
            self.take_away_passing(caller)
        );
        if let Some(text) = dropped {
            self.tell_in_passing(caller, &common::notice(text)).await;
        }
    }

    /// Carries them out; what there is to be told of those that were not done.
    async fn carry_out_all(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        seat: Seat,
        orders: Vec<Command>,
    ) -> Option<String> {
        let mut orders = orders.into_iter();
        let command = orders.next()?;
        if orders.len() == 0 {
            self.order_as(caller, Some(seat), seen, command).await;
            return None;
        }
        let to = match &command {
            Command::Go { way, .. } => way.last().copied(),
            _ => None,
        };
        let act = Act {
            stamp: caller.stamp(),
            seen,
            command,
        };
        let done = self.tables().act_as(caller.place, Some(seat), act).await;
        let mut went = match done {
            Ok(Done::Now { loaded, events }) => Went { loaded, events },
            Ok(Done::Before(loaded)) => {
                on_heap(|| self.after(caller, loaded, Vec::new())).await;
                return None;
            }
            Err(trouble) => {
                self.sorry(caller, trouble).await;
                return None;
            }
        };
        let mut dropped = None;
        for command in orders {
            let open = goes_on(&went.loaded.state, seat, &went.events, &command);
            let next = command.clone();
            if !open || !self.goes_on(caller, Some(seat), command, &mut went).await {
                dropped = self.dropped(caller, &went, seat, (&next, to));
                break;
            }
        }
        on_heap(|| self.after(caller, went.loaded, went.events)).await;
        dropped
    }

    /// What is told of the first of several orders that was not carried out any more, with the card that came between, if one did; nothing once
    /// the turn is over, which says enough.
    fn dropped(
        &self,
        caller: &Caller,
        went: &Went<Discover>,
        seat: Seat,
        (next, to): (&Command, Option<Space>),
    ) -> Option<String> {
        let state = &went.loaded.state;
        state.turn().filter(|turn| turn.seat == seat)?;
        // Whoever is asked whether they exchange what they found on their way sees what holds them up; the walk goes on by itself.
        let own = |ask: &Ask| ask.prompt == Prompt::Redraw && ask.open(seat).is_some();
        if state.ask.as_ref().is_some_and(own) {
            return None;
        }
        let scene = self.explore_scene(caller.lang, &went.loaded, &[], Some(seat));
        // What was meant is called as its button called it, wherever the walk ended.
        let meant = to.and_then(|at| scene.known().landmark(at));
        let what = match (next, meant) {
            (Command::Investigate, Some(n)) => deeds::look_at(&scene, n),
            (next, _) => deeds::named(&scene, next)?,
        };
        let viewer = eyes(&went.loaded, caller.user);
        let told = went.events.iter().rev();
        let told: Vec<Event> = told
            .filter_map(|event| Discover::told(event, viewer))
            .collect();
        let wording = &scene.words.wording;
        let card = told.iter().find_map(|event| match event {
            Event::Card(_, card) | Event::Fight(_, _, card) | Event::Threat(_, card) => {
                Some(wording.name(card))
            }
            _ => None,
        });
        let other = told.iter().find_map(|event| match event {
            Event::Revealed(tile) => {
                let tile = tile_name(*tile);
                Some(
                    scene
                        .words
                        .with("di-dropped-tile", &[("tile", (&tile).into())]),
                )
            }
            Event::Hurt(_, kind) => Some(wording.hurts(*kind, 1)),
            _ => None,
        });
        let card = card.or(other).unwrap_or_else(|| "none".to_owned());
        let args = [("card", (&card).into()), ("what", (&what).into())];
        Some(scene.words.with("di-dropped", &args))
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
