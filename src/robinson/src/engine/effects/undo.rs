//! What a card did before is undone.

use super::super::Engine;
use crate::{
    effect::{Effect, Trace},
    event::Event,
    ids::{Deck, Part, Place, Space, TokenKind, Track},
    state::Link,
    task::{CardRef, Ctx},
};

impl Engine<'_> {
    /// Something that the card left behind is undone.
    pub(super) fn undo_effect(&mut self, ctx: &Ctx, what: Trace) {
        match what {
            Trace::SpecialWound { part, deck } => self.clear_special_wound(part, deck),
            Trace::Covers => self.uncover(ctx.serial),
            Trace::Token => self.remove_linked_token(ctx),
            Trace::Tile => self.flip_tile_up(ctx),
            Trace::Levels => self.regain_levels(ctx),
            Trace::Beast => self.return_waiting_beast(ctx),
            Trace::Rerolls => self.end_rerolls(ctx),
        }
    }

    /// The token that the card placed goes.
    fn remove_linked_token(&mut self, ctx: &Ctx) {
        let tokens: Vec<(TokenKind, Place)> = self
            .s
            .links
            .get(&ctx.serial)
            .into_iter()
            .flatten()
            .filter_map(|l| match l {
                Link::Token(kind, place) => Some((*kind, *place)),
                _ => None,
            })
            .collect();
        for (kind, place) in tokens {
            self.remove_token(kind, place);
        }
    }

    /// The tile that the card turned comes back.
    fn flip_tile_up(&mut self, ctx: &Ctx) {
        let spaces: Vec<Space> = self
            .s
            .links
            .get(&ctx.serial)
            .into_iter()
            .flatten()
            .filter_map(|l| match l {
                Link::FaceDown(space) => Some(*space),
                _ => None,
            })
            .collect();
        for space in spaces {
            self.face_up(space);
        }
    }

    /// Lost levels come back (R-CARD-14).
    fn regain_levels(&mut self, ctx: &Ctx) {
        let lost: Vec<Track> = self
            .s
            .links
            .get(&ctx.serial)
            .into_iter()
            .flatten()
            .filter_map(|l| match l {
                Link::LostLevel(track) => Some(*track),
                _ => None,
            })
            .collect();
        // R-CARD-14
        if self.s.shelter {
            for track in lost {
                self.raise(track, 1);
            }
        }
    }

    /// The special wound of the card heals.
    fn clear_special_wound(&mut self, part: Part, deck: Deck) {
        for who in self.s.everyone() {
            if let Some(person) = self.s.person_mut(who)
                && person.specials.contains(&(part, deck))
            {
                person.specials.retain(|s| *s != (part, deck));
                self.tell(Event::SpecialWoundGone { who, part });
            }
        }
    }

    /// The lasting reroll ends.
    fn end_rerolls(&mut self, ctx: &Ctx) {
        if let Some(CardRef::Mystery(card)) = &ctx.source {
            let mut ended = false;
            for person in self.s.people.iter_mut().chain(self.s.friday.as_mut()) {
                if person.reroll.as_ref().is_some_and(|r| r.card == *card) {
                    person.reroll = None;
                    ended = true;
                }
            }
            if ended {
                self.tell(Event::Ordered(Box::new(Effect::Undo {
                    what: Trace::Rerolls,
                })));
            }
        }
    }

    /// The waiting beast goes to the Hunting deck (R-CARD-18).
    fn return_waiting_beast(&mut self, ctx: &Ctx) {
        if let Some((serial, beast)) = self.s.waiting_beast.take() {
            if serial == ctx.serial {
                self.s.piles.hunting.push(beast);
                self.s.chance.shuffle(&mut self.s.piles.hunting);
                self.tell(Event::BeastReturned);
            } else {
                self.s.waiting_beast = Some((serial, beast));
            }
        }
    }
}
