//! A wording together with a view, so that seats, hexes and planned actions have names.

use std::borrow::Cow;

use castaway_kernel::Key;

use super::{
    Lang,
    bundle::{Wording, num, txt},
};
use crate::{
    catalog::Catalog,
    effect::Use,
    ids::{Res, Source, Space, Who},
    plan::Pawn,
    source_at::SourceAt,
    state::{End, NeutralPawn},
    task::{CardRef, Usable},
    view::{HexView, View},
};

/// Words for one table: a language, the printed content and what a viewer sees.
#[derive(Debug)]
pub struct TableWords<'a> {
    pub(super) w: Cow<'static, Wording>,
    pub(super) catalog: &'a Catalog,
    pub(super) view: &'a View,
}

impl<'a> TableWords<'a> {
    /// Words for this view and its rulings; people are called by their characters.
    pub fn new(lang: Lang, catalog: &'a Catalog, view: &'a View) -> Self {
        let words = Wording::under(lang, &view.rulings, &catalog.rulings);
        let words = Wording::played(words, catalog.scenarios.get(&view.scenario));
        Self {
            w: match view.people.len() {
                1 => Wording::alone(words),
                _ => words,
            },
            catalog,
            view,
        }
    }

    /// The words that need no view.
    pub fn wording(&self) -> &Wording {
        &self.w
    }

    /// The character played on a seat.
    fn character_of(&self, who: Who) -> Option<&Key> {
        match who {
            Who::Seat(seat) => self
                .view
                .people
                .iter()
                .find(|p| p.who == Who::Seat(seat))
                .map(|p| &p.character),
            Who::Friday | Who::Guest(_) => None,
        }
    }

    /// The name of a person.
    pub fn person(&self, who: Who) -> String {
        match who {
            Who::Friday => self.w.word("friday"),
            Who::Guest(guest) => match self.view.guests.get(usize::from(guest)) {
                Some(person) => self.w.guest(&person.character),
                None => format!("#{}", u16::from(guest) + 1),
            },
            Who::Seat(seat) => self
                .character_of(who)
                .map(|c| self.w.character(c))
                .unwrap_or_else(|| format!("#{}", u16::from(seat) + 1)),
        }
    }

    /// Somebody as the subject that a sentence begins with: a character is a role and takes an article.
    pub fn subject(&self, who: Who) -> String {
        let name = self.person(who);
        match self.character_of(who) {
            Some(_) => self.w.the_character(&name),
            None => name,
        }
    }

    /// Somebody as the subject of a sentence that begins with other words.
    pub fn subject_within(&self, who: Who) -> String {
        let name = self.person(who);
        match self.character_of(who) {
            Some(_) => self.w.the_character_within(&name),
            None => name,
        }
    }

    /// That somebody sleeps outside, and what is eaten there: Friday eats nothing (R-FRIDAY-9, R-OUTSIDE-6).
    pub(super) fn outside(&self, who: Who, space: Space) -> String {
        let id = match who {
            Who::Friday => "e-outside-friday",
            Who::Seat(_) | Who::Guest(_) => "e-outside",
        };
        let (who, space) = (self.subject(who), self.space(space));
        self.w
            .say(id, &[("who", txt(&who)), ("space", txt(&space))])
    }

    /// The names of several people, joined with commas.
    pub fn people(&self, people: &[Who]) -> String {
        let names: Vec<String> = people.iter().map(|&who| self.person(who)).collect();
        names.join(", ")
    }

    /// The name of a pawn.
    pub fn pawn(&self, pawn: Pawn) -> String {
        match pawn {
            Pawn::Seat(seat) => self.person(Who::Seat(seat)),
            Pawn::Friday => self.person(Who::Friday),
            Pawn::Guest(guest) => self.person(Who::Guest(guest)),
            Pawn::Dog => self.w.word("dog"),
            Pawn::Neutral(id) => match self.neutral(id) {
                Some(pawn) => {
                    let from = self.origin(&pawn.from);
                    self.w.say("pawn-neutral", &[("from", txt(&from))])
                }
                None => self.w.say("pawn-neutral-plain", &[("n", num(id))]),
            },
        }
    }

    /// A neutral pawn of this round, free or placed.
    fn neutral(&self, id: u8) -> Option<&NeutralPawn> {
        let mut all = self.view.neutral.iter().chain(&self.view.placed);
        all.find(|p| p.id == id)
    }

    /// The name of what a neutral pawn comes from, which may be an item, token, treasure or ability.
    fn origin(&self, from: &Key) -> String {
        let catalog = self.catalog;
        let card = if catalog.inventions.contains_key(from) {
            CardRef::Invention(from.clone())
        } else if catalog.discovery.contains_key(from) {
            CardRef::Discovery(from.clone())
        } else if catalog.equipment.contains_key(from) {
            CardRef::Equipment(from.clone())
        } else if catalog.mysteries.contains_key(from) {
            CardRef::Mystery(from.clone())
        } else {
            CardRef::Ability(from.clone())
        };
        self.w.card(&card)
    }

    /// The hex as this viewer sees it.
    pub(super) fn hex(&self, space: Space) -> Option<&HexView> {
        self.view.hexes.iter().find(|h| h.space == space)
    }

    /// A hex with its terrain, where that is visible: "T1 (hills)".
    pub fn space(&self, space: Space) -> String {
        match self.hex(space).and_then(|h| h.tile.as_ref()) {
            Some(tile) if !tile.face_down => self.w.say(
                "o-space-terrain",
                &[
                    ("space", txt(space.name())),
                    ("terrain", txt(&self.w.terrain(tile.terrain))),
                ],
            ),
            Some(_) | None => space.name().to_owned(),
        }
    }

    /// What a source of a hex gives.
    pub(super) fn source_res(&self, space: Space, source: SourceAt) -> Option<Res> {
        let token = source.token().map(|(_, res)| res);
        token.or_else(|| self.printed(space, source).map(Source::res))
    }

    /// The source printed on the tile of a hex; `None` for a token.
    pub(super) fn printed(&self, space: Space, source: SourceAt) -> Option<Source> {
        let SourceAt::Printed(index) = source else {
            return None;
        };
        let tile = self.hex(space)?.tile.as_ref()?;
        tile.sources
            .get(usize::from(index))
            .map(|(source, _)| *source)
    }

    /// The kept card of this serial.
    fn kept(&self, serial: u32) -> Option<&CardRef> {
        self.view
            .kept
            .iter()
            .find(|(id, _, _)| *id == serial)
            .map(|(_, card, _)| card)
    }

    /// Whether a kept card is used by one person alone in a round, so that it matters who does.
    fn marks_user(&self, serial: u32) -> bool {
        match self.kept(serial) {
            Some(CardRef::Mystery(id)) => {
                let card = self.catalog.mysteries.get(id);
                card.is_some_and(|card| card.one_user)
            }
            _ => false,
        }
    }

    /// Whether a token is kept when it is used, by one person alone in a round.
    fn stays(&self, id: &Key) -> bool {
        self.catalog
            .discovery
            .get(id)
            .is_some_and(|token| token.stays)
    }

    /// The printed thing behind something usable, if it is one.
    pub fn usable_card(&self, usable: &Usable) -> Option<CardRef> {
        match usable {
            Usable::Ability(id) => Some(CardRef::Ability(id.clone())),
            Usable::Equipment(id) => Some(CardRef::Equipment(id.clone())),
            Usable::Discovery(id) => Some(CardRef::Discovery(id.clone())),
            Usable::Kept(serial) => self.kept(*serial).cloned(),
            Usable::Meal(id) => Some(CardRef::Invention(id.clone())),
            Usable::FridayReroll | Usable::Pile => None,
        }
    }

    /// Whether something usable is this person's own: an ability, or what lies with who sleeps outside.
    pub(super) fn is_personal(&self, who: Who, usable: &Usable) -> bool {
        let outside = match who {
            Who::Seat(seat) => self
                .view
                .people
                .get(usize::from(seat))
                .is_some_and(|p| p.outside.is_some()),
            Who::Friday | Who::Guest(_) => true,
        };
        match usable {
            Usable::Ability(_) | Usable::FridayReroll => true,
            Usable::Kept(serial) => outside || self.marks_user(*serial),
            Usable::Discovery(id) if self.stays(id) => true,
            Usable::Discovery(_) | Usable::Equipment(_) => outside,
            Usable::Meal(_) | Usable::Pile => false,
        }
    }

    /// The name of something usable.
    pub fn usable_name(&self, usable: &Usable) -> String {
        match usable {
            Usable::Meal(id) => {
                let item = self.w.item(id);
                self.w.say("usable-meal", &[("item", txt(&item))])
            }
            Usable::FridayReroll => self.w.word("usable-friday-reroll"),
            Usable::Pile => self.w.word("usable-pile"),
            Usable::Kept(serial) => match self.kept(*serial) {
                Some(card) => self.w.card(card),
                None => format!("#{serial}"),
            },
            Usable::Ability(_) | Usable::Equipment(_) | Usable::Discovery(_) => self
                .usable_card(usable)
                .map(|card| self.w.card(&card))
                .unwrap_or_default(),
        }
    }

    /// What something usable does, when and for what price.
    pub fn usable_help(&self, usable: &Usable) -> String {
        match usable {
            Usable::FridayReroll => self.w.word("usable-help-friday-reroll"),
            Usable::Pile => self.w.word("usable-help-pile"),
            Usable::Ability(_)
            | Usable::Equipment(_)
            | Usable::Discovery(_)
            | Usable::Kept(_)
            | Usable::Meal(_) => {
                let Some(card) = self.usable_card(usable) else {
                    return self.usable_name(usable);
                };
                match self.card_use(&card) {
                    Some(usage) => self.w.usage_lines(&usage).join(" "),
                    None => self.w.card_lines(self.catalog, &card).join(" "),
                }
            }
        }
    }

    /// What a thing that may be used now costs and does, without the words that say when.
    pub fn usable_now(&self, usable: &Usable) -> String {
        let card = self.usable_card(usable);
        match card.and_then(|card| self.card_use(&card)) {
            Some(usage) => self.w.usage_now(&usage),
            None => self.usable_help(usable),
        }
    }

    /// The use printed on a card, if it has one.
    fn card_use(&self, card: &CardRef) -> Option<Use> {
        match card {
            CardRef::Adventure(deck, id) => self
                .catalog
                .adventures
                .get(&(*deck, id.clone()))?
                .usage
                .clone(),
            CardRef::Mystery(id) => self.catalog.mysteries.get(id)?.usage.clone(),
            CardRef::Discovery(id) => self.catalog.discovery.get(id).map(|d| d.usage.clone()),
            CardRef::Equipment(id) => self.catalog.equipment.get(id).map(|e| e.usage.clone()),
            CardRef::Ability(id) => self
                .catalog
                .characters
                .values()
                .flat_map(|c| &c.abilities)
                .find(|a| a.id == *id)
                .map(|a| self.w.house.usage(a)),
            CardRef::Event(_)
            | CardRef::Wreckage(_)
            | CardRef::Beast(_)
            | CardRef::Invention(_)
            | CardRef::Scenario(_) => None,
        }
    }

    /// How the game ended.
    pub fn end_text(&self, end: End) -> String {
        match end {
            End::Won => self.w.word("end-won"),
            End::Died(who) => self.w.say("end-died", &[("who", txt(&self.subject(who)))]),
            End::TimeOver => self.w.word("end-time-over"),
            End::CampLost => self.w.word("end-camp-lost"),
            End::Unfed => self.w.word("end-unfed"),
            End::CrewLost => self.w.word("end-crew-lost"),
            End::InventionGone => self.w.word("end-invention-gone"),
            End::OutOfReach => self.w.word("end-out-of-reach"),
        }
    }
}
