//! Exploring, and the discovery tokens that it brings.

use castaway_kernel::Key;

use super::{Done, Engine};
use crate::{
    effect::{At, Effect, Site, SourceMatch},
    event::Event,
    ids::Space,
    task::{CardRef, Ctx, Op},
};

impl Engine<'_> {
    /// R-EXPLORE-5 to R-EXPLORE-8: places the top tile and does what it shows, a totem what the sheet says (R-SHEET-2).
    pub(crate) fn explore(&mut self, space: Space, ctx: &Ctx) -> Done {
        let Some(number) = self.s.piles.tiles.pop() else {
            return Ok(());
        };
        self.s.piles.tiles_face_up = self.s.piles.tiles_face_up.saturating_sub(1);
        let card = self
            .cat
            .tiles
            .get(&number)
            .cloned()
            .ok_or_else(|| castaway_kernel::Fault(format!("no tile {number}")))?;
        let round = self.s.round;
        let tile = self.s.island.entry(space).or_default();
        tile.number = number;
        tile.explored_in = round;
        let waiting = std::mem::take(&mut tile.waiting_markers);
        self.tell(Event::Explored { space, number });
        let count = u8::try_from(card.sources.len()).unwrap_or(0);
        if card.beast
            && let Some(beast) = self.s.piles.beasts.pop()
        {
            self.s.piles.hunting.push(beast);
            self.s.chance.shuffle(&mut self.s.piles.hunting);
            self.tell(Event::BeastFound);
        }
        for _ in 0..card.discovery {
            self.find_token(ctx);
        }
        if card.totem {
            // A tile that the sheet lays is not found by anybody (R-S5-1).
            let sheet = self.rules().scenario().map(|sheet| &sheet.setup);
            let laid = |n| sheet.is_some_and(|setup| setup.lays(n));
            let found = self
                .s
                .island
                .values()
                .filter(|t| !laid(t.number))
                .filter(|t| self.cat.tiles.get(&t.number).is_some_and(|c| c.totem))
                .count();
            let effects = self
                .cat
                .scenarios
                .get(&self.s.setup.scenario)
                .and_then(|s| s.totems.get(found.saturating_sub(1)))
                .cloned()
                .unwrap_or_default();
            let ops = effects.into_iter().map(Op::Effect).collect();
            self.push_ops(ops, ctx);
        }
        // R-GOLD-2: the group picks which sources the waiting markers cover.
        let n = waiting.min(count);
        if n > 0 {
            let effect = Effect::Exhaust {
                source: SourceMatch::Any,
                n,
                at: Site::On(At::ActionTile),
                otherwise: Vec::new(),
            };
            self.push(Op::Effect(effect), ctx.clone());
        }
        Ok(())
    }

    /// Draws one discovery token.
    pub(crate) fn find_token(&mut self, ctx: &Ctx) {
        if let Some(token) = self.s.piles.discovery.pop() {
            self.tell(Event::TokenFound(token.clone()));
            self.receive_token(token, ctx);
        }
    }

    /// R-DISCTOK-1: a token waits, or is at hand outside the Action Phase.
    pub(crate) fn receive_token(&mut self, token: Key, ctx: &Ctx) {
        if ctx.placement.is_some() {
            self.s.gains.tokens.push(token);
        } else if self.rules().waits(ctx) {
            self.s.future.tokens.push(token);
        } else {
            self.take_token(token);
        }
    }

    /// R-ENDACT-2: a token becomes available; some are traded in by themselves.
    pub(crate) fn take_token(&mut self, token: Key) {
        if let Some(card) = self.cat.discovery.get(&token)
            && self.rules().trades_itself(card)
        {
            let ctx = Ctx {
                source: Some(CardRef::Discovery(token)),
                direct: true,
                ..Ctx::default()
            };
            let ops = card.usage.effects.iter().cloned().map(Op::Effect).collect();
            self.push_ops(ops, &ctx);
        } else {
            self.s.discoveries.push(token);
        }
    }
}
