use castaway_kernel::{Key, Seat};

use super::{Done, Engine, no, queries::upgraded};
use crate::{
    catalog::Catalog,
    command::Loot,
    effect::{At, Passive, Upgrading},
    event::Event,
    ids::{Damage, Res},
    reject::Rejection,
    state::{Ctx, Fate, Item, Label, Prompt, Source, State, Task},
    stock::{Cost, Pay, Stock},
};

impl Engine<'_> {
    /// Makes a project (D-CRAFT-1 to D-CRAFT-8).
    pub(crate) fn craft(&mut self, seat: Seat, project: &Key) -> Done {
        let in_hand = self.who(seat)?.hand.contains(project);
        if !in_hand && !self.s.face_up.contains(project) {
            return no(Rejection::Project);
        }
        let Some(cost) = price(self.catalog, &self.s, seat, project) else {
            return no(Rejection::Project);
        };
        let needs_fire = self
            .catalog
            .projects
            .get(project)
            .is_some_and(|p| p.needs_fire);
        if needs_fire && !self.at_fire(seat) {
            return no(Rejection::Fire);
        }
        self.rested(seat, 1)?;
        if !cost.payable(&self.who(seat)?.stock) {
            return no(Rejection::Resources);
        }
        self.tire(seat, 1)?;
        self.push([Task::Limit(seat)]);
        if in_hand {
            let hand = &mut self.who_mut(seat)?.hand;
            hand.retain(|id| id != project);
            // Whoever was shown it knows it now like everybody.
            for survivor in &mut self.s.seats {
                survivor.shown.remove(&(seat, project.clone()));
            }
            if !self.s.face_up.contains(project) {
                self.s.face_up.push(project.clone());
            }
            self.push([Task::Draw(seat, None)]);
        }
        self.s.crafted.insert(project.clone());
        self.tell(Event::Crafted(seat, project.clone()));
        self.push([Task::Take(seat, project.clone())]);
        self.pay(seat, &cost)?;
        Ok(())
    }

    /// Takes an item; a second copy replaces the first, which may go to somebody in the space (D-NUM-5, D-NUM-6).
    pub(crate) fn take(&mut self, seat: Seat, card: Key) -> Done {
        let counters = self.catalog.item(&card).iter().find_map(|p| match p {
            Passive::Counters { n } => Some(*n),
            _ => None,
        });
        let new = Item {
            counters: counters.unwrap_or(0),
            used: None,
            card: card.clone(),
        };
        self.tell(Event::Item(seat, card.clone()));
        let old = self.put(seat, new)?;
        let Some(old) = old else { return Ok(()) };
        let others = self.s.on(self.s.place(seat)).into_iter();
        let lacks =
            |other: &Seat| *other != seat && self.s.seats[other.index()].holds(&card).is_none();
        let to: Vec<Seat> = others.filter(lacks).collect();
        if to.is_empty() {
            self.give_back(&card);
            return Ok(());
        }
        let mut options = vec![(Label::No, Vec::new())];
        for other in to {
            let tasks = vec![Task::Hand(other, old.clone()), Task::Limit(other)];
            options.push((Label::Seat(other), tasks));
        }
        self.ask(seat, Prompt::Second, options);
        Ok(())
    }

    /// Lays an item before somebody and gives the copy that it replaces.
    fn put(&mut self, seat: Seat, item: Item) -> Done<Option<Item>> {
        let survivor = self.who_mut(seat)?;
        match survivor.holds(&item.card) {
            Some(at) => Ok(Some(std::mem::replace(&mut survivor.items[at], item))),
            None => {
                survivor.items.push(item);
                Ok(None)
            }
        }
    }

    /// Hands an item with its counters on (D-CLAR-13).
    pub(crate) fn hand(&mut self, seat: Seat, item: Item) -> Done {
        let card = item.card.clone();
        if self.put(seat, item)?.is_some() {
            self.give_back(&card);
        }
        self.tell(Event::Item(seat, card));
        Ok(())
    }

    /// A found item returns under its deck (D-DISC-2).
    pub(crate) fn give_back(&mut self, card: &Key) {
        if self.catalog.found.contains_key(card) {
            self.s.decks.found.insert(0, card.clone());
        }
    }

    /// An item is discarded to its deck (D-CARRY-2).
    pub(crate) fn discard(&mut self, seat: Seat, card: &Key) -> Done {
        let survivor = self.who_mut(seat)?;
        if let Some(at) = survivor.holds(card) {
            survivor.items.remove(at);
            self.give_back(card);
            let cards = vec![card.clone()];
            self.tell(Event::Dropped(seat, Stock::default(), cards));
        }
        Ok(())
    }

    /// Turns meat into food (D-COOK-1).
    pub(crate) fn cook(&mut self, seat: Seat, n: u8) -> Done {
        if !can_cook(self, seat) {
            return no(Rejection::Fire);
        }
        if n == 0 || self.who(seat)?.stock.units(Res::Meat) < n {
            return no(Rejection::Resources);
        }
        self.tire(seat, 1)?;
        let each = self.abilities(seat).into_iter().map(|(_, _, p)| match p {
            Passive::CookBonus { per_cook, max } => per_cook.saturating_mul(n).min(*max),
            _ => 0,
        });
        let bonus = each.fold(0, u8::saturating_add);
        let food = Stock::of(Res::Food, n.saturating_add(bonus));
        self.who_mut(seat)?.stock.spend(Res::Meat, n);
        self.tell(Event::Spent(seat, Stock::of(Res::Meat, n)));
        self.push([Task::Limit(seat)]);
        self.gain(seat, &food)
    }

    /// Lights an unlit fire (D-REFIRE-1).
    pub(crate) fn refire(&mut self, seat: Seat) -> Done {
        let at = self.s.place(seat);
        if self.s.ground(at).fire != Some(false) {
            return no(Rejection::NothingHere);
        }
        self.rested(seat, 1)?;
        let cost = Cost::one(Pay::Res(Res::Wood), 1);
        if !cost.payable(&self.who(seat)?.stock) {
            return no(Rejection::Resources);
        }
        self.tire(seat, 1)?;
        self.pay(seat, &cost)?;
        self.light(at, true);
        Ok(())
    }

    /// A fire burns or goes out.
    pub(crate) fn light(&mut self, at: crate::world::Space, lit: bool) {
        if let Some(ground) = self.s.spaces.get_mut(usize::from(at)) {
            ground.fire = Some(lit);
            self.tell(Event::Fire(at, lit));
        }
    }

    /// Heals a damage of somebody in the space (D-REC-1 to D-REC-3).
    pub(crate) fn recover(&mut self, seat: Seat, who: Seat, kind: Damage) -> Done {
        if !self.s.is_here(who) || self.s.place(who) != self.s.place(seat) {
            return no(Rejection::Apart);
        }
        if self.who(who)?.hurt(kind) == 0 {
            return no(Rejection::Unhurt);
        }
        let Some((cost, source)) = remedy(self, seat, kind) else {
            return no(Rejection::Unhurt);
        };
        self.rested(seat, 1)?;
        if !cost.payable(&self.who(seat)?.stock) {
            return no(Rejection::Resources);
        }
        self.tire(seat, 1)?;
        if let Some(source) = source {
            self.used(seat, source)?;
        }
        self.heal(who, kind)?;
        self.pay(seat, &cost)?;
        Ok(())
    }

    /// Takes something from a casualty in the space (D-LOOT-1); an item brings what it carries (D-R-28).
    pub(crate) fn loot(&mut self, seat: Seat, from: Seat, what: &Loot) -> Done {
        let lies = |s: &State| {
            let dead = s.survivor(from).is_some_and(|d| d.fate == Fate::Lost);
            dead && s.place(from) == s.place(seat)
        };
        if !lies(&self.s) {
            return no(Rejection::NothingHere);
        }
        let dead = self.who(from)?;
        let there = match what {
            Loot::Res(res) => dead.stock.tokens(*res) > 0,
            Loot::Item(card) => dead.holds(card).is_some(),
        };
        if !there {
            return no(Rejection::NothingHere);
        }
        self.tire(seat, 1)?;
        self.push([Task::Limit(seat)]);
        match what {
            Loot::Res(res) => {
                let taken = self.who_mut(from)?.stock.take_token(*res);
                self.tell(Event::Looted(seat, from, *res));
                self.gain(seat, &taken)
            }
            Loot::Item(card) => {
                let load = load_of(self.catalog, self.who(from)?, card);
                let dead = self.who_mut(from)?;
                dead.stock.remove(&load);
                let at = dead.holds(card).unwrap_or(0);
                let item = dead.items.remove(at);
                self.gain(seat, &load)?;
                self.hand(seat, item)
            }
        }
    }

    /// Uses an ability that is an action (D-CARD-1).
    pub(crate) fn use_ability(&mut self, seat: Seat, source: Source, nth: u8) -> Done {
        let all = self.abilities(seat);
        let found = all.iter().find(|(s, n, _)| (*s, *n) == (source, nth));
        let Some((
            ..,
            Passive::CardAction {
                cost,
                pay,
                counter,
                at,
                per,
                then,
            },
        )) = found
        else {
            return no(Rejection::Ability);
        };
        let survivor = self.who(seat)?;
        let counters = survivor.source(source).map_or(0, |item| item.counters);
        if !self.ready(seat, source, *per) || counters < *counter {
            return no(Rejection::Ability);
        }
        if *at == Some(At::Fire) && !self.at_fire(seat) {
            return no(Rejection::Fire);
        }
        self.rested(seat, *cost)?;
        if !pay.payable(&survivor.stock) {
            return no(Rejection::Resources);
        }
        let card = survivor.source(source).map(|item| item.card.clone());
        if !self.does_something(seat, then) {
            return no(Rejection::NothingHere);
        }
        self.tire(seat, *cost)?;
        if per.is_some() {
            self.used(seat, source)?;
        }
        self.spend_counters(seat, source, *counter)?;
        let ctx = Ctx {
            seat,
            card: card.unwrap_or_else(|| Key::from("terrain")),
            at: self.s.place(seat),
        };
        self.push([Task::Do(then.clone(), ctx), Task::Limit(seat)]);
        self.pay(seat, pay)?;
        Ok(())
    }

    /// An ability is used up for today (D-CLAR-12).
    pub(crate) fn used(&mut self, seat: Seat, source: Source) -> Done {
        let day = self.s.day;
        if let Some(item) = self.who_mut(seat)?.source_mut(source) {
            item.used = Some(day);
        }
        Ok(())
    }

    /// Counters of an item are spent.
    pub(crate) fn spend_counters(&mut self, seat: Seat, source: Source, n: u8) -> Done {
        if let Some(item) = self.who_mut(seat)?.source_mut(source) {
            item.counters = item.counters.saturating_sub(n);
        }
        Ok(())
    }
}

/// What a project costs somebody (D-CRAFT-1), with discounts.
pub(crate) fn price(catalog: &Catalog, s: &State, seat: Seat, project: &Key) -> Option<Cost> {
    let mut cost = catalog.projects.get(project)?.cost.clone();
    for (_, _, passive) in super::queries::abilities(catalog, s, seat) {
        if let Passive::CraftDiscount { res, n } = passive
            && let Some(asked) = cost.0.get_mut(&Pay::Res(*res))
        {
            *asked = asked.saturating_sub(*n);
        }
    }
    if let Some(n) = upgraded(s, seat, Upgrading::CraftDiscountHere) {
        // The workshop saves what is asked for most.
        let most = cost.0.iter_mut().max_by_key(|(_, asked)| **asked);
        if let Some((_, asked)) = most {
            *asked = asked.saturating_sub(n);
        }
    }
    Some(cost)
}

/// Whether somebody can cook where they are.
pub(crate) fn can_cook(engine: &Engine<'_>, seat: Seat) -> bool {
    let all = engine.abilities(seat);
    engine.at_fire(seat)
        || upgraded(&engine.s, seat, Upgrading::CookHere).is_some()
        || all
            .iter()
            .any(|(_, _, p)| matches!(p, Passive::CookAnywhere))
}

/// What heals a kind of damage, and the ability that it takes.
pub(crate) fn remedy(
    engine: &Engine<'_>,
    seat: Seat,
    kind: Damage,
) -> Option<(Cost, Option<Source>)> {
    let pay = match kind {
        Damage::Starvation => Pay::Res(Res::Food),
        Damage::Dehydration => Pay::Water,
        Damage::Sickness => Pay::Res(Res::Medicine),
        Damage::Physical => {
            let all = engine.abilities(seat);
            return all.into_iter().find_map(|(source, _, p)| match p {
                Passive::RecoverAlsoPhysical { cost, per } if engine.ready(seat, source, *per) => {
                    Some((Cost::one(Pay::Res(*cost), 1), per.map(|_| source)))
                }
                _ => None,
            });
        }
    };
    Some((Cost::one(pay, 1), None))
}

/// What an item carries of its holder's resources (D-CARRY-4).
fn load_of(catalog: &Catalog, holder: &crate::state::Survivor, card: &Key) -> Stock {
    let mut load = Stock::default();
    let mut left = holder.stock;
    for passive in catalog.item(card) {
        let Passive::Carry { res, n } = passive else {
            continue;
        };
        let mut room = *n;
        for kind in Res::ALL {
            let fits = |l: &crate::effect::Load| match l {
                crate::effect::Load::Any => true,
                crate::effect::Load::Res(r) => r == kind,
            };
            while room > 0 && res.iter().any(fits) && left.tokens(*kind) > 0 {
                load.add(&left.take_token(*kind));
                room -= 1;
            }
        }
    }
    load
}
