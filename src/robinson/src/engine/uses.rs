//! What may be used, by whom and when (R-USE-1 to R-USE-8): abilities, equipment, tokens, kept cards, night meals.

use std::borrow::Cow;

use castaway_kernel::{Key, Seat};

use super::Rules;
use crate::{
    effect::{Cond, Effect, Passive, Target, Use, Window},
    ids::{Phase, Track, Who},
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
                let planning = self.s.planning && !self.reads(Reading::PileBeforePlanning);
                if self.s.phase == Phase::Action && !planning {
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
            | Window::AfterRoll
            | Window::ArrangeCamp
            | Window::TrapDrawn => inside,
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
                Cond::NoItem(_) | Cond::WeaponBelow(_) => Rejection::NoEffect,
            });
        }
        let apart = self.apart(who, what);
        let does = |e: &Effect| self.does_something(who, e, apart);
        let does_something = *what == Usable::Pile || usage.effects.iter().any(does);
        if does_something {
            Ok(())
        } else {
            Err(Rejection::NoEffect)
        }
    }

    /// Whether an effect would change anything, so that nobody wastes a thing.
    fn does_something(&self, who: Who, effect: &Effect, apart: bool) -> bool {
        let hurt = |w: Who| self.s.person(w).is_some_and(|p| p.wounds > 0 && !p.dead);
        match effect {
            Effect::Heal { .. } | Effect::HealSplit { .. } if apart => hurt(who),
            Effect::Heal {
                who: Target::EachPlayer,
                ..
            } => self.s.seats().any(hurt),
            Effect::Heal { .. } => hurt(who),
            Effect::HealSplit { .. } => self.s.everyone().into_iter().any(hurt),
            Effect::Morale { n } if *n > 0 => self.s.morale < 3,
            Effect::Level { track, n, .. } if *n > 0 => *track == Track::Weapon || self.sheltered(),
            Effect::BuildItem { options } => options.iter().any(|k| self.unbuilt(k)),
            Effect::PeekHunting { .. } => !self.s.piles.hunting.is_empty(),
            Effect::BeastToHunting => !self.s.piles.beasts.is_empty(),
            Effect::ScoutTiles { .. } => !self.s.piles.tiles.is_empty(),
            Effect::ScoutDiscovery { .. } => !self.s.piles.discovery.is_empty(),
            Effect::DrawInventions { .. } => {
                !self.s.piles.inventions.is_empty() || !self.s.piles.idea_discard.is_empty()
            }
            Effect::DrawMystery { .. } => !self.s.piles.mysteries.is_empty(),
            Effect::PrerollWeather => {
                self.s.weather.prerolled.is_none() && !self.weather_dice().is_empty()
            }
            Effect::PeekEvent => !self.s.piles.events.is_empty(),
            Effect::PeekWaitingBeast => self.s.waiting_beast.is_some(),
            Effect::RemoveAnyToken => !self.s.tokens.is_empty(),
            Effect::PileWood { .. } => self.gift_stage().is_some(),
            // A discount is planned, not used on its own.
            Effect::WoodDiscount => false,
            Effect::Choose { options } => options
                .iter()
                .any(|o| o.effects.iter().any(|e| self.does_something(who, e, apart))),
            Effect::Wound { .. }
            | Effect::SpecialWound { .. }
            | Effect::ClearSpecialWound { .. }
            | Effect::Det { .. }
            | Effect::DiscardAllDet { .. }
            | Effect::DetSplit { .. }
            | Effect::Gain { .. }
            | Effect::GainGathered { .. }
            | Effect::Discard { .. }
            | Effect::DiscardAllResources
            | Effect::GainDiscovery { .. }
            | Effect::GainEquipment { .. }
            | Effect::Level { .. }
            | Effect::LevelHalf { .. }
            | Effect::SetLevel { .. }
            | Effect::Morale { .. }
            | Effect::Token { .. }
            | Effect::WeatherToken { .. }
            | Effect::HungryDie
            | Effect::ExhaustNearest { .. }
            | Effect::Exhaust { .. }
            | Effect::ExhaustGathered
            | Effect::ExhaustAll { .. }
            | Effect::CoverTerrain { .. }
            | Effect::UncoverLinked
            | Effect::RemoveLinkedToken
            | Effect::FlipTileDown { .. }
            | Effect::FlipTileUp
            | Effect::Production { .. }
            | Effect::ProductionDelta { .. }
            | Effect::FlipItems { .. }
            | Effect::DiscardItem
            | Effect::MarkItems { .. }
            | Effect::DiscardInventions { .. }
            | Effect::DrawInvention
            | Effect::SearchInvention
            | Effect::ItemsToFuture
            | Effect::PawnLimit { .. }
            | Effect::ActionLimit { .. }
            | Effect::NoAbilities { .. }
            | Effect::NoMixedPawns
            | Effect::PassFirstPlayer
            | Effect::NightOutside
            | Effect::Combat { .. }
            | Effect::StopDrawing
            | Effect::DiscardDrawnTreasures
            | Effect::MoveCamp
            | Effect::RegainLevels
            | Effect::ResolveThreats
            | Effect::RepeatEvent
            | Effect::BookEffect { .. }
            | Effect::HuntingToBottom
            | Effect::TakeHunting
            | Effect::FightHunting { .. }
            | Effect::DiscardHunting { .. }
            | Effect::StrongestBeastToHunting { .. }
            | Effect::BeastWaits
            | Effect::ReturnWaitingBeast
            | Effect::ArrangeMarker
            | Effect::If { .. }
            | Effect::Later { .. }
            | Effect::RerollSuccess { .. }
            | Effect::EndRerollSuccess
            | Effect::DistributeWounds { .. }
            | Effect::CoverArrows { .. }
            | Effect::ArrangeTiles { .. }
            | Effect::ExtraBuild
            | Effect::TempWeapon { .. }
            | Effect::Pawn { .. }
            | Effect::RerollDie { .. }
            | Effect::IgnoreCloud { .. }
            | Effect::SnowAsRain
            | Effect::IgnoreTrap
            | Effect::PlaceShortcut => true,
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
