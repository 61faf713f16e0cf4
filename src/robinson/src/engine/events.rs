//! The Event Phase: drawing, cards that come back, the book, threats.

use castaway_kernel::Fault;

use super::{Done, Engine, Rules};
use crate::{
    content::Icon,
    effect::Fate,
    event::Event,
    ids::{Phase, Place, TokenKind},
    state::{EventDeckCard, Threat},
    task::{CardRef, Ctx, Enemy, Op},
};

impl Rules<'_> {
    /// The values of a beast card as an enemy.
    pub(crate) fn beast(&self, key: &castaway_kernel::Key) -> Option<Enemy> {
        let card = self.cat.beasts.get(key)?;
        Some(Enemy {
            beast: Some(card.id.clone()),
            strength: card.strength,
            weapon_loss: card.weapon_loss,
            food: card.food,
            fur: card.fur,
            palisade_loss: card.palisade_loss,
            extra: card.extra.clone(),
        })
    }
}

impl Engine<'_> {
    pub(super) fn event_phase(&mut self) {
        // R-EVENT-1
        if self.s.round == 1 {
            return;
        }
        self.tell(Event::Phase(Phase::Event));
        self.push(Op::DrawEvent, Ctx::default());
        // R-CARD-18: the beast beside the deck is fought first.
        if let Some((serial, beast)) = self.s.waiting_beast.take()
            && let Some(enemy) = self.rules().beast(&beast)
        {
            let ctx = Ctx {
                actor: Some(self.rules().first()),
                source: Some(CardRef::Beast(beast)),
                serial,
                action: true,
                ..Ctx::default()
            };
            self.push(Op::Fight(self.rules().first(), enemy), ctx);
        }
    }

    /// The top card of the deck (R-EVENT-2): its icon is the book of the sheet (R-SHEET-3) or a token on a deck (R-EVENT-4).
    pub(super) fn draw_event(&mut self) -> Done {
        let Some(card) = self.s.piles.events.pop() else {
            return Ok(());
        };
        match card {
            EventDeckCard::Event(key) => {
                let card = self
                    .cat
                    .events
                    .get(&key)
                    .ok_or_else(|| Fault(format!("no event {key}")))?;
                let (icon, effects) = (card.icon, card.event.clone());
                let serial = self.s.serial();
                let source = CardRef::Event(key.clone());
                self.tell(Event::Drawn(source.clone()));
                let ctx = Ctx {
                    source: Some(source),
                    serial,
                    ..Ctx::default()
                };
                // R-EVENT-6, R-EVENT-7: icon, effect, then the card moves.
                let mut ops: Vec<Op> = effects.into_iter().map(Op::Effect).collect();
                ops.push(Op::PlaceThreat(Threat {
                    serial,
                    card: key,
                    wreckage: false,
                }));
                self.push_ops(ops, &ctx);
                let from = self.events.len();
                match icon {
                    Some(Icon::Book) => self.book_effect(),
                    Some(icon) => {
                        if let Some(deck) = icon.deck() {
                            self.place_token(
                                TokenKind::Adventure,
                                Place::Deck(deck),
                                false,
                                &Ctx::default(),
                            );
                        }
                    }
                    None => {}
                }
                if let Some(source) = ctx.source {
                    self.name_cause(source, from);
                }
            }
            EventDeckCard::Adventure { deck, card, serial } => {
                let effects = self
                    .cat
                    .adventures
                    .get(&(deck, card.clone()))
                    .map(|c| c.event.clone())
                    .ok_or_else(|| Fault(format!("no adventure {card}")))?;
                let ctx = Ctx {
                    source: Some(CardRef::Adventure(deck, card)),
                    serial,
                    ..Ctx::default()
                };
                self.came_back(ctx, effects, Fate::Discard);
            }
            EventDeckCard::Mystery { card, serial } => {
                let (effects, fate) = self
                    .cat
                    .mysteries
                    .get(&card)
                    .map(|c| (c.event.clone(), c.event_fate))
                    .ok_or_else(|| Fault(format!("no mystery {card}")))?;
                let ctx = Ctx {
                    source: Some(CardRef::Mystery(card)),
                    serial,
                    ..Ctx::default()
                };
                self.came_back(ctx, effects, fate);
            }
        }
        Ok(())
    }

    /// R-EVENT-3: the lower half acts and another card is drawn; only then does the card go its way.
    fn came_back(&mut self, ctx: Ctx, effects: Vec<crate::effect::Effect>, fate: Fate) {
        if let Some(source) = &ctx.source {
            self.tell(Event::CameBack(source.clone()));
        }
        self.push(Op::CardFate(fate), ctx.clone());
        self.push(Op::DrawEvent, Ctx::default());
        self.push_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
    }

    /// R-EVENT-5: the scenario's book effect.
    pub(crate) fn book_effect(&mut self) {
        if let Some(scenario) = self.cat.scenarios.get(&self.s.setup.scenario) {
            let ctx = Ctx {
                source: Some(CardRef::Scenario(scenario.id.clone())),
                ..Ctx::default()
            };
            let ops = scenario.book.iter().cloned().map(Op::Effect).collect();
            self.push_ops(ops, &ctx);
        }
    }

    /// R-EVENT-7 to R-EVENT-9.
    pub(super) fn place_threat(&mut self, threat: Threat) {
        if let Some(right) = self.s.threats[1].take()
            && let Some(left) = self.s.threats[0].replace(right)
        {
            self.push(Op::ThreatEffect(left), Ctx::default());
        }
        self.s.threats[1] = Some(threat);
    }

    /// What a card does that is pushed off; the wreckage does nothing (R-THREAT-7).
    pub(super) fn threat_effect(&mut self, threat: &Threat) -> Done {
        let (source, effects) = if threat.wreckage {
            (CardRef::Wreckage(threat.card.clone()), Vec::new())
        } else {
            let card = self
                .cat
                .events
                .get(&threat.card)
                .ok_or_else(|| Fault(format!("no event {}", threat.card)))?;
            (CardRef::Event(threat.card.clone()), card.threat.clone())
        };
        if effects.is_empty() {
            self.tell(Event::ThreatGone(source));
            return Ok(());
        }
        self.tell(Event::ThreatFired(source.clone()));
        let ctx = Ctx {
            source: Some(source),
            serial: threat.serial,
            ..Ctx::default()
        };
        self.push_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
        Ok(())
    }
}
