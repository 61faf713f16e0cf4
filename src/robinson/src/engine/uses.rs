//! What may be used, by whom and when (R-USE-1 to R-USE-8): abilities, equipment, tokens, kept cards, night meals.

use std::borrow::Cow;

use castaway_kernel::{Key, Seat};

use super::Rules;
use crate::{
    effect::{Cond, Effect, Passive, Use, Window},
    ids::{Phase, Who},
    reject::Rejection,
    rulings::Reading,
    task::{Owed, Usable},
};

impl Rules<'_> {
    /// The person for whom a seat uses a thing.
    pub(crate) fn user_for(&self, seat: Seat, what: &Usable) -> Who {
        match what {
            Usable::FridayReroll => Who::Friday,
            Usable::Ability(_)
            | Usable::Equipment(_)
            | Usable::Discovery(_)
            | Usable::Kept(_)
            | Usable::Meal(_)
            | Usable::Pile => Who::Seat(seat.0),
        }
    }

    /// What using a thing costs and does, to keep.
    pub(crate) fn usage(&self, who: Who, what: &Usable) -> Option<Use> {
        self.use_of(who, what).map(Cow::into_owned)
    }

    /// Whether the group, or this person, holds the thing unused.
    fn held(&self, who: Who, what: &Usable) -> Result<(), Rejection> {
        match what {
            Usable::Ability(id) => {
                let person = self.s.person(who).ok_or(Rejection::NotHeld)?;
                self.use_of(who, what).ok_or(Rejection::NotHeld)?;
                if person.no_abilities {
                    return Err(Rejection::AbilitiesBlocked);
                }
                if person.used.contains(id) {
                    return Err(Rejection::UsedThisRound);
                }
            }
            Usable::Equipment(id) => {
                let common = self.s.equipment.iter().any(|(k, n)| k == id && *n > 0);
                if !common && !self.on_sheet(who, what) {
                    return Err(Rejection::NotHeld);
                }
            }
            Usable::Discovery(id) => {
                if !self.s.discoveries.contains(id) && !self.on_sheet(who, what) {
                    return Err(Rejection::NotHeld);
                }
                if self.s.flags.claimed.get(id).is_some_and(|by| *by != who) {
                    return Err(Rejection::HeldByOther);
                }
            }
            Usable::Kept(serial) => {
                let kept = self
                    .s
                    .kept
                    .iter()
                    .find(|k| k.serial == *serial && k.from <= self.s.round)
                    .ok_or(Rejection::NotHeld)?;
                if kept.holder.is_some_and(|h| h != who) {
                    return Err(Rejection::HeldByOther);
                }
            }
            Usable::Meal(item) => {
                if self.s.flags.meals.contains(item) {
                    return Err(Rejection::UsedThisRound);
                }
            }
            Usable::FridayReroll => {}
            Usable::Pile => {
                let (_, left) = self.open_stage().ok_or(Rejection::PileClosed)?;
                if left == 0 {
                    return Err(Rejection::PileClosed);
                }
                if self.s.stock.wood == 0 {
                    return Err(Rejection::NotEnough(crate::ids::Res::Wood));
                }
                // Ruling pile-moments: planning reveals nothing, so minds may change until it is over.
                let planning = self.s.planning && !self.pile_closes_first();
                let never = self.reads(Reading::PileDirectlyBefore);
                if never || (self.s.phase == Phase::Action && !planning) {
                    return Err(Rejection::NotNow);
                }
            }
        }
        Ok(())
    }

    /// Whether this moment belongs to the window.
    pub(super) fn open(&self, window: Window, inside: bool) -> bool {
        match window {
            Window::Any => true,
            Window::NoCard => !self.card_acts(None),
            Window::NotResolving => !self.s.resolving,
            Window::BeforeActions => {
                !self.s.resolving
                    && matches!(
                        self.s.phase,
                        Phase::Event | Phase::Morale | Phase::Production | Phase::Action
                    )
            }
            Window::Planning => self.s.planning,
            Window::Night => self.s.phase == Phase::Night,
            Window::Weather => self.s.phase == Phase::Weather && inside,
            Window::Combat
            | Window::OwnCombat
            | Window::OwnAction
            | Window::AfterRoll(_)
            | Window::ArrangeCamp => inside,
        }
    }

    /// Everything but the moment: price, requirement and whether it would do anything.
    pub(crate) fn able(&self, who: Who, what: &Usable) -> Result<(), Rejection> {
        self.held(who, what)?;
        let usage = self.use_of(who, what).ok_or(Rejection::NotHeld)?;
        let det = self.at_hand(Owed::Det(who));
        if det < u16::from(usage.det) {
            return Err(Rejection::NeedsDet {
                need: usage.det,
                have: det,
            });
        }
        if self.larder(who, what) < u16::from(usage.food) {
            return Err(Rejection::NotEnough(crate::ids::Res::Food));
        }
        if let Some(cond) = &usage.requires
            && !self.holds(cond)
            && !matches!(cond, Cond::WeaponAtLeast(n) if self.could_arm(who, *n))
        {
            return Err(match cond {
                Cond::Item(key) => Rejection::NeedsItem(key.clone()),
                Cond::WeaponAtLeast(n) => Rejection::NeedsWeapon(*n),
                Cond::Shelter | Cond::BuiltShelter | Cond::FirmShelter => Rejection::NeedsShelter,
                Cond::NoItem(_) | Cond::WeaponBelow(_) | Cond::CampCanMove | Cond::CampOnTotem => {
                    Rejection::NoEffect
                }
            });
        }
        let apart = self.apart(who, what);
        let does = |e: &Effect| self.does_something(who, e, apart);
        let by_itself = *what == Usable::Pile || matches!(usage.window, Window::AfterRoll(_));
        let does_something = by_itself || usage.effects.iter().any(does);
        if does_something {
            Ok(())
        } else {
            Err(Rejection::NoEffect)
        }
    }

    /// Checks a use that a player orders while the game waits.
    pub(crate) fn may_use(&self, who: Who, what: &Usable) -> Result<(), Rejection> {
        let usage = self.use_of(who, what).ok_or(Rejection::NotHeld)?;
        self.held(who, what)?;
        if !self.open(usage.window, false) {
            return Err(Rejection::NotNow);
        }
        self.able(who, what)
    }

    /// Things of one window that a person could use now.
    pub(crate) fn usable_in(&self, window: Window, who: Who) -> Vec<(Who, Usable)> {
        let fits = |what: &Usable| self.use_of(who, what).is_some_and(|u| u.window == window);
        let mut things = self.things_of(who);
        things.retain(|what| fits(what) && self.open(window, true) && self.able(who, what).is_ok());
        things.into_iter().map(|what| (who, what)).collect()
    }

    /// Everything a person could name in a use.
    pub(crate) fn things_of(&self, who: Who) -> Vec<Usable> {
        let mut things: Vec<Usable> = Vec::new();
        if let Some(person) = self.s.person(who)
            && let Some(card) = self.cat.characters.get(&person.character)
        {
            things.extend(card.abilities.iter().map(|a| Usable::Ability(a.id.clone())));
        }
        things.extend(
            self.s
                .equipment
                .iter()
                .map(|(key, _)| Usable::Equipment(key.clone())),
        );
        let mut tokens: Vec<Key> = self.s.discoveries.clone();
        tokens.dedup();
        for token in tokens {
            let token = Usable::Discovery(token);
            if !things.contains(&token) {
                things.push(token);
            }
        }
        for thing in self.sheet_things(who) {
            if !things.contains(&thing) {
                things.push(thing);
            }
        }
        things.extend(self.s.kept.iter().map(|k| Usable::Kept(k.serial)));
        things.extend(
            self.passives()
                .into_iter()
                .filter(|(_, p)| matches!(p, Passive::NightMeal { .. }))
                .map(|(key, _)| Usable::Meal(key)),
        );
        things.push(Usable::Pile);
        things
    }
}
