//! What lies on the sheet of somebody who sleeps outside, and serves them alone (R-OUTSIDE-1, R-CARD-9).

use super::{Engine, Rules};
use crate::{
    content::Works,
    effect::{Fate, Window},
    event::Event,
    ids::{Phase, Res, Who},
    state::Kept,
    task::{CardRef, Usable},
};

impl Rules<'_> {
    /// Whoever sleeps outside tonight, if this person does.
    pub(crate) fn sheet_of(&self, who: Who) -> Option<Who> {
        let away = self.s.person(who).is_some_and(|p| p.outside.is_some());
        away.then_some(who)
    }

    /// Whether the time has come when an outside sleeper may use what was found.
    fn evening(&self) -> bool {
        matches!(self.s.phase, Phase::Weather | Phase::Night)
    }

    /// Whether a thing lies on this person's sheet, outside, and not with the others in camp.
    pub(crate) fn on_sheet(&self, who: Who, what: &Usable) -> bool {
        let Some(person) = self.s.person(who).filter(|p| p.outside.is_some()) else {
            return false;
        };
        match what {
            Usable::Discovery(key) => self.evening() && person.sheet.tokens.contains(key),
            Usable::Equipment(key) => {
                let sheet = &person.sheet;
                self.evening() && (sheet.equipment.contains(key) || sheet.begun.contains(key))
            }
            Usable::Kept(serial) => self
                .s
                .kept
                .iter()
                .any(|k| k.serial == *serial && k.holder == Some(who) && self.lies_outside(k)),
            Usable::Ability(_) | Usable::Meal(_) | Usable::FridayReroll | Usable::Pile => false,
        }
    }

    /// Whether a use serves and is paid for by somebody outside alone.
    pub(crate) fn apart(&self, who: Who, what: &Usable) -> bool {
        let own = matches!(what, Usable::Ability(_)) && self.s.phase == Phase::Night;
        (own && self.sheet_of(who).is_some()) || self.on_sheet(who, what)
    }

    /// Whether a kept card lies with its finder outside until the morning.
    pub(crate) fn lies_outside(&self, kept: &Kept) -> bool {
        let card = self.cat.mysteries.get(&kept.card);
        kept.deck.is_none()
            && card.is_some_and(serves_alone)
            && kept.holder.is_some_and(|who| self.sheet_of(who).is_some())
    }

    /// Things on the sheet that this person could name in a use.
    pub(crate) fn sheet_things(&self, who: Who) -> Vec<Usable> {
        let Some(person) = self.s.person(who).filter(|p| p.outside.is_some()) else {
            return Vec::new();
        };
        if !self.evening() {
            return Vec::new();
        }
        let sheet = &person.sheet;
        let tokens = sheet.tokens.iter().cloned().map(Usable::Discovery);
        let equipment = sheet.equipment.iter().chain(&sheet.begun).cloned();
        tokens.chain(equipment.map(Usable::Equipment)).collect()
    }

    /// Food for the price of a use: that of the camp, or of the own sheet.
    pub(crate) fn larder(&self, who: Who, what: &Usable) -> u16 {
        if !self.apart(who, what) {
            return self.food();
        }
        let stock = self.s.person(who).map(|p| p.sheet.stock);
        stock.map_or(0, |s| s.food.saturating_add(s.npfood))
    }
}

impl Engine<'_> {
    /// Takes food from the own sheet, what rots first.
    pub(crate) fn take_own_food(&mut self, who: Who, n: u16) -> u16 {
        let mut taken = 0;
        for res in [Res::Food, Res::Npfood] {
            let Some(person) = self.s.person_mut(who) else {
                return taken;
            };
            let slot = person.sheet.stock.of(res);
            let part = (*slot).min(n - taken);
            *slot -= part;
            taken += part;
        }
        taken
    }

    /// A token or equipment of the sheet is used (R-USE-6, R-USE-7).
    pub(crate) fn take_from_sheet(&mut self, who: Who, what: &Usable) {
        let Some(person) = self.s.person_mut(who) else {
            return;
        };
        let sheet = &mut person.sheet;
        match what {
            Usable::Discovery(key) => {
                if let Some(at) = sheet.tokens.iter().position(|k| k == key) {
                    sheet.tokens.remove(at);
                }
            }
            Usable::Equipment(key) => {
                if let Some(at) = sheet.begun.iter().position(|k| k == key) {
                    sheet.begun.remove(at);
                    self.equipment_returns(key);
                } else if let Some(at) = sheet.equipment.iter().position(|k| k == key) {
                    sheet.begun.push(sheet.equipment.remove(at));
                }
            }
            Usable::Ability(_)
            | Usable::Kept(_)
            | Usable::Meal(_)
            | Usable::FridayReroll
            | Usable::Pile => {}
        }
    }

    /// R-CARD-9: what an outside sleeper found and can use this night lies open, for them alone.
    pub(crate) fn open_sheets(&mut self) {
        let round = self.s.round;
        for who in self.s.seats().collect::<Vec<_>>() {
            if self.rules().sheet_of(who).is_none() {
                continue;
            }
            let found = self.s.person_mut(who);
            let found = found.map(|p| std::mem::take(&mut p.sheet.treasures));
            for (key, finder) in found.unwrap_or_default() {
                let card = self.cat.mysteries.get(&key);
                let Some(card) = card.filter(|c| serves_alone(c)) else {
                    if let Some(person) = self.s.person_mut(who) {
                        person.sheet.treasures.push((key, finder));
                    }
                    continue;
                };
                let serial = self.s.serial();
                self.s.kept.push(Kept {
                    serial,
                    card: key.clone(),
                    deck: None,
                    uses: card.uses,
                    holder: Some(who),
                    from: round,
                });
                self.tell(Event::Kept(CardRef::Mystery(key)));
            }
        }
    }
}

/// Whether a treasure is of use to somebody alone in the night, without doing anything by itself.
fn serves_alone(card: &crate::content::Mystery) -> bool {
    let at_night = |usage: &crate::effect::Use| matches!(usage.window, Window::Night | Window::Any);
    card.usage.as_ref().is_some_and(at_night)
        && card.passive.is_empty()
        && card.effects.is_empty()
        && card.fate == Fate::Keep
        && card.works != Works::NextRound
        && !card.one_user
}
