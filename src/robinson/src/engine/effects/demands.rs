//! What effects ask for, and whether it is there.

use super::super::Rules;
use crate::{
    effect::{Alternative, Demand, Effect, LevelAim, Need, Pile, Target},
    ids::{Track, Who},
    rulings::Reading,
    task::{Ctx, Owed},
};

impl Rules<'_> {
    /// What the alternatives ask for that is not there.
    pub(super) fn lacking(&self, options: &[Alternative], ctx: &Ctx) -> Vec<Owed> {
        let mut owed = Vec::new();
        for effect in options.iter().flat_map(|o| &o.effects) {
            if self.payable(effect, ctx) {
                continue;
            }
            match effect.demand() {
                Some(Demand::Res(res, _)) => owed.push(Owed::Res(res)),
                Some(Demand::Level(track, _) | Demand::Need(Need::Ground(track))) => {
                    owed.push(Owed::Track(track));
                }
                Some(Demand::Det(who, _)) => {
                    owed.extend(self.targets(who, ctx).into_iter().map(Owed::Det));
                }
                Some(Demand::Item | Demand::Build | Demand::Cond(_) | Demand::Need(_)) | None => {}
            }
        }
        owed
    }

    /// R-TERM-5: whether what an alternative demands is there.
    pub(super) fn payable(&self, effect: &Effect, ctx: &Ctx) -> bool {
        let actor = || ctx.actor.unwrap_or_else(|| self.first());
        let Some(demand) = effect.demand() else {
            return true;
        };
        match demand {
            Demand::Res(res, n) => self.at_hand(Owed::Res(res)) >= u16::from(n),
            Demand::Level(track, n) => self.s.level(track) >= u16::from(n),
            Demand::Det(who, n) => self
                .targets(who, ctx)
                .iter()
                .all(|w| self.at_hand(Owed::Det(*w)) >= u16::from(n)),
            Demand::Item => !self.loose_items().is_empty(),
            Demand::Build => !self.extra_builds(actor()).is_empty(),
            Demand::Cond(cond) => self.holds(cond),
            Demand::Need(need) => self.there(need, actor(), false),
        }
    }

    /// R-UD-1: how many pieces of what an effect demands are missing and wound instead.
    pub(crate) fn missing(&self, effect: &Effect, ctx: &Ctx) -> u16 {
        let short = |n: u8, there: u16| u16::from(n).saturating_sub(there);
        if let Effect::LevelTo {
            track,
            to: LevelAim::Half,
        } = effect
        {
            // R-CARD-20: half of nothing is a demand of 1.
            let asks = self.s.level(*track) == 0 && !self.reads(Reading::HalvingNothing);
            return u16::from(asks);
        }
        match effect.demand() {
            Some(Demand::Res(res, n)) => short(n, self.at_hand(Owed::Res(res))),
            Some(Demand::Level(track, n)) => short(n, self.s.level(track)),
            Some(Demand::Det(who, n)) => {
                let people = self.targets(who, ctx).into_iter();
                people.map(|w| short(n, self.at_hand(Owed::Det(w)))).sum()
            }
            Some(Demand::Item | Demand::Build | Demand::Cond(_) | Demand::Need(_)) | None => 0,
        }
    }

    /// Whether an effect would change anything, so that nobody wastes a thing.
    pub(crate) fn does_something(&self, who: Who, effect: &Effect, apart: bool) -> bool {
        let facts = effect.facts();
        if !matches!(effect, Effect::Choose { .. }) {
            return facts.needs.is_none_or(|need| self.there(need, who, apart));
        }
        let mut inner = facts.options.iter().flat_map(|o| &o.effects);
        inner.any(|e| self.does_something(who, e, apart))
    }

    /// Whether that is there without which an effect changes nothing.
    fn there(&self, need: Need<'_>, who: Who, apart: bool) -> bool {
        let hurt = |w: Who| self.s.person(w).is_some_and(|p| p.wounds > 0 && !p.dead);
        match need {
            // R-ABIL-18: roof and palisade rise over a shelter only.
            Need::Ground(track) => track == Track::Weapon || self.sheltered(),
            Need::Wounds(_) if apart => hurt(who),
            Need::Wounds(Target::Split) => self.s.everyone().into_iter().any(hurt),
            Need::Wounds(Target::EachPlayer | Target::InCamp) => self.s.characters().any(hurt),
            Need::Wounds(_) => hurt(who),
            Need::LowMorale => self.s.morale < 3,
            Need::Unbuilt(items) => items.iter().any(|k| self.unbuilt(k)),
            Need::Card(pile) => self.has_card(pile),
            Need::WeatherDice => {
                self.s.weather.prerolled.is_none() && !self.weather_dice().is_empty()
            }
            Need::Token => !self.s.tokens.is_empty(),
            Need::PileStage => self.gift_stage().is_some(),
            Need::BlackMarker => !self.black_markers(&Ctx::default()).is_empty(),
            Need::Rolled(die) => self.rolled(die),
            Need::Marker(kind) => self.s.markers.iter().any(|(there, _)| there == kind),
        }
    }

    fn has_card(&self, pile: Pile) -> bool {
        let piles = &self.s.piles;
        match pile {
            Pile::Hunting => !piles.hunting.is_empty(),
            Pile::Beasts => !piles.beasts.is_empty(),
            Pile::WaitingBeast => self.s.waiting_beast.is_some(),
            Pile::Events => !piles.events.is_empty(),
            Pile::Tiles => !piles.tiles.is_empty(),
            Pile::Inventions => !piles.inventions.is_empty() || !piles.idea_discard.is_empty(),
            Pile::Discovery => !piles.discovery.is_empty(),
            Pile::Mysteries => !piles.mysteries.is_empty(),
        }
    }
}
