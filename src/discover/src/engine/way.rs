use castaway_kernel::{Refusal, Seat};

use super::{Done, Engine, no, queries::burdened, water::may_be_dirty};
use crate::{
    command::Gather,
    event::Event,
    ids::Res,
    on_way::OnWay,
    reject::Rejection,
    state::{Phase, Task},
    stock::Stock,
    world::{Face, Space},
};

/// A way has at most so many spaces.
const LONGEST: usize = 24;

impl Engine<'_> {
    /// Walks over several spaces: the moves and free gather actions of the rules, one after the other (D-MOVE-1, D-MOVE-2).
    pub(crate) fn go_way(&mut self, seat: Seat, way: &[Space], gather: OnWay) -> Done {
        let Some((first, rest)) = way.split_first().filter(|_| way.len() <= LONGEST) else {
            return no(Rejection::Space);
        };
        let fights = self.s.fights;
        self.step_to(
            seat,
            *first,
            Task::Walk(seat, rest.to_vec(), gather, fights),
        )
    }

    /// The next space of a walk, unless something new came up on the way.
    pub(crate) fn walks_on(
        &mut self,
        seat: Seat,
        way: &[Space],
        gather: OnWay,
        fights: u32,
    ) -> Done {
        let new = |event: &Event| {
            matches!(
                event,
                Event::Card(..) | Event::Fight(..) | Event::Threat(..) | Event::Revealed(_)
            )
        };
        let stopped = self.s.fights != fights || self.events.iter().any(new);
        let Some(turn) = self.s.turn().filter(|turn| turn.seat == seat && !stopped) else {
            return Ok(());
        };
        if turn.free_gather
            && let Some(found) = self.found(seat, gather)
        {
            self.push([Task::Walk(seat, way.to_vec(), gather, fights)]);
            self.set_free_gather(false);
            return match found {
                // Who could catch something else there is not asked: it is the water that they meant.
                Gather::Water => self.draw_plainly(seat),
                found => self.gather(seat, found, true),
            };
        }
        let Some((to, rest)) = way.split_first() else {
            return Ok(());
        };
        // Nobody walks on into a monster that a longer way meets.
        if self.s.monsters.iter().any(|m| m.at == *to) {
            return Ok(());
        }
        match self.step_to(seat, *to, Task::Walk(seat, rest.to_vec(), gather, fights)) {
            Ok(()) => {
                self.set_free_gather(true);
                Ok(())
            }
            // The way ends where stamina does.
            Err(Refusal::Rejected(_)) => Ok(()),
            Err(fault) => Err(fault),
        }
    }

    /// What a walk gathers where somebody is.
    fn found(&self, seat: Seat, gather: OnWay) -> Option<Gather> {
        if !gather.gathers() {
            return None;
        }
        let at = self.s.place(seat);
        // An animal that lies face up is left alone.
        let mut tokens = self.s.ground(at).tokens.iter();
        let token = tokens.position(|t| !t.up || !matches!(t.face, Face::Animal(_)));
        if let Some(n) = token.and_then(|n| u8::try_from(n).ok()) {
            return Some(Gather::Token(n));
        }
        let (held, limit) = burdened(self.catalog, &self.s, seat, &Stock::of(Res::Clean, 1));
        // As far as everybody knows: what it really is shows when it is drawn.
        let clean = self.s.ground(at).water.is_some() && !may_be_dirty(self.catalog, &self.s, at);
        (gather == OnWay::Water && clean && held <= limit).then_some(Gather::Water)
    }

    /// Moves to a space; then comes what the move brings, and after it something else.
    fn step_to(&mut self, seat: Seat, to: Space, after: Task) -> Done {
        let below = self.s.stack.len();
        self.walk(seat, to, false)?;
        self.s.stack.insert(below, after);
        Ok(())
    }

    fn set_free_gather(&mut self, free: bool) {
        if let Phase::Day(turn) = &mut self.s.phase {
            turn.free_gather = free;
        }
    }
}
