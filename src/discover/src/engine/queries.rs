use castaway_kernel::Seat;

use super::Engine;
use crate::{
    effect::{Load, Passive, Per, Spared, Until, Upgrading, When, Who},
    ids::{Kind, Res},
    state::{Source, State, Survivor},
    stock::Stock,
    world::{Icon, Space, World},
};

/// Most that somebody carries (D-CARRY-1).
const LIMIT: u8 = 10;

impl<'a> Engine<'a> {
    /// The abilities of somebody, by what they come from and their place there; those of the terrain too.
    pub(crate) fn abilities(&self, seat: Seat) -> Vec<(Source, u8, &'a Passive)> {
        abilities(self.catalog, &self.s, seat)
    }

    /// Abilities that ongoing threats bring.
    pub(crate) fn burdens(&self, seat: Seat) -> Vec<(castaway_kernel::Key, &'a Passive)> {
        let threats = self.s.survivor(seat).map_or(&[][..], |s| &s.threats);
        let of = |id: &castaway_kernel::Key| match self.catalog.threats.get(id).map(|t| &t.does) {
            Some(crate::content::Threatens::Ongoing(list)) => {
                list.iter().map(|p| (id.clone(), p)).collect()
            }
            _ => Vec::new(),
        };
        threats.iter().flat_map(of).collect()
    }

    /// Whether a limited ability can be used now; with counters and in fights that is looked at elsewhere (D-CLAR-12).
    pub(crate) fn ready(&self, seat: Seat, source: Source, per: Option<Per>) -> bool {
        is_ready(&self.s, seat, source, per)
    }

    /// Whether somebody is at a lit fire, or where the terrain has something like it (D-FIRE-1).
    pub(crate) fn at_fire(&self, seat: Seat) -> bool {
        let at = self.s.place(seat);
        self.s.burns(at) || self.vents(at)
    }

    /// Whether a space counts as a fire tonight by a rule of the terrain.
    fn vents(&self, at: Space) -> bool {
        let crate::state::Phase::Night(card) = &self.s.phase else {
            return false;
        };
        let mild = !self.catalog.nights.get(card).is_some_and(|n| n.is_cold());
        let objective = || {
            let icon = self.s.world.site(at).and_then(|site| site.icon);
            matches!(icon, Some(Icon::Objective(_)))
        };
        let rule = |p: &Passive| {
            matches!(
                p,
                Passive::ObjectiveCountsAsFire {
                    on: When::NightWithoutCold
                }
            )
        };
        mild && objective() && self.terrain_rules().iter().any(rule)
    }

    /// The rules of the terrain.
    pub(crate) fn terrain_rules(&self) -> &'a [Passive] {
        let terrain = self.s.world.order.terrain.as_ref();
        let terrain = terrain.and_then(|id| self.catalog.terrains.get(id));
        terrain.map_or(&[], |t| &t.rule)
    }

    /// Whether somebody counts as being at a fire as far as threats are concerned.
    fn is_lit_for_threats(&self, seat: Seat) -> bool {
        let at = self.s.place(seat);
        let lamp = |other: Seat| {
            self.abilities(other).iter().any(|(_, _, p)| match p {
                Passive::CountsAsFireForThreats { range } => {
                    self.s.world.distance(at, self.s.place(other)) <= *range
                }
                _ => false,
            })
        };
        self.at_fire(seat) || self.s.in_order().into_iter().any(lamp)
    }

    /// Whom an effect means, leader first (D-R-3).
    pub(crate) fn meant(&self, who: Who, me: Seat, threat: bool) -> Vec<Seat> {
        let dark = |seat: &Seat| match threat {
            true => !self.is_lit_for_threats(*seat),
            false => !self.at_fire(*seat),
        };
        let all = self.s.in_order();
        match who {
            Who::Me => all.into_iter().filter(|s| *s == me).collect(),
            Who::All => all,
            Who::Leader => all.into_iter().take(1).collect(),
            Who::WithoutFire => all.into_iter().filter(dark).collect(),
            Who::FirstWithoutFire => all.into_iter().filter(dark).take(1).collect(),
        }
    }

    /// Whether somebody is spared.
    pub(crate) fn is_spared(&self, seat: Seat, by: Option<Spared>) -> bool {
        match by {
            None => false,
            Some(Spared::IgnoreCold) => {
                let warm = |(_, _, p): &(Source, u8, &Passive)| matches!(p, Passive::IgnoreCold);
                self.abilities(seat).iter().any(warm)
            }
        }
    }

    /// Whether no monster enters a space: a palisade keeps the camp (`camp_no_monsters`).
    pub(crate) fn is_barred(&self, space: Space) -> bool {
        let keeps = |seat: Seat| {
            let all = self.abilities(seat);
            all.iter()
                .any(|(_, _, p)| matches!(p, Passive::CampNoMonsters))
        };
        space == World::CAMP && self.s.in_order().into_iter().any(keeps)
    }

    /// How much somebody carries over the limit (D-CARRY-1 to D-CARRY-5).
    pub(crate) fn over_limit(&self, seat: Seat) -> u8 {
        over_limit(self.catalog, &self.s, seat)
    }

    /// Ongoing threats that end when something happens (D-THREAT-2).
    pub(crate) fn lift(&mut self, seat: Seat, until: Until) {
        let ends = self.burdens(seat).into_iter();
        let ends =
            ends.filter(|(_, p)| matches!(p, Passive::DiscardWhen { cond } if *cond == until));
        let ends: Vec<castaway_kernel::Key> = ends.map(|(id, _)| id).collect();
        if let Some(survivor) = self.s.seats.get_mut(seat.index()) {
            survivor.threats.retain(|id| !ends.contains(id));
        }
        self.s.decks.past_threats.extend(ends);
    }

    /// Stamina that entering a space costs somebody, and what lowers it for once (D-MOVE-1, D-CARD-X7).
    pub(crate) fn entering(&self, seat: Seat, to: Space) -> (u8, Option<Source>) {
        entering(self.catalog, &self.s, seat, to)
    }
}

/// See [`Engine::abilities`]; a casualty has none (D-CLAR-14).
pub(crate) fn abilities<'a>(
    catalog: &'a crate::catalog::Catalog,
    s: &State,
    seat: Seat,
) -> Vec<(Source, u8, &'a Passive)> {
    let mut all = Vec::new();
    let Some(survivor) = s.survivor(seat).filter(|_| s.is_here(seat)) else {
        return all;
    };
    let mut add = |source: Source, list: &'a [Passive]| {
        all.extend((0..).zip(list).map(|(nth, passive)| (source, nth, passive)));
    };
    if let Some(character) = &survivor.character {
        let def = catalog.characters.get(&character.card);
        add(Source::Character, def.map_or(&[], |d| &d.effects));
    }
    for (at, item) in (0..).zip(&survivor.items) {
        add(Source::Item(at), catalog.item(&item.card));
    }
    let terrain = s.world.order.terrain.as_ref();
    let terrain = terrain.and_then(|id| catalog.terrains.get(id));
    add(Source::Terrain, terrain.map_or(&[], |t| &t.rule));
    all
}

/// See [`Engine::ready`]; what is used once in a combat is ready again in the next one (D-CLAR-3).
pub(crate) fn is_ready(s: &State, seat: Seat, source: Source, per: Option<Per>) -> bool {
    let used = s.survivor(seat).and_then(|who| who.source(source)?.used);
    match per {
        None => true,
        Some(Per::Combat) => {
            let fight = s.fight.as_ref().is_some_and(|fight| {
                fight.seat == seat && fight.used.iter().any(|(of, _)| *of == source)
            });
            let in_duel = |duel: &crate::state::Duel| {
                let mut used = duel.used.iter();
                used.any(|(who, of, _)| (*who, *of) == (seat, source))
            };
            !fight && !s.duel.as_ref().is_some_and(in_duel)
        }
        Some(Per::Day) => used != Some(s.day),
        Some(Per::ThreeDays) => used.is_none_or(|day| s.day >= day + 3),
    }
}

/// See [`Engine::entering`].
pub(crate) fn entering(
    catalog: &crate::catalog::Catalog,
    s: &State,
    seat: Seat,
    to: Space,
) -> (u8, Option<Source>) {
    entering_by(catalog, s, (seat, &abilities(catalog, s, seat)), to)
}

/// The same with the abilities of whoever enters at hand.
pub(crate) fn entering_by(
    catalog: &crate::catalog::Catalog,
    s: &State,
    (seat, all): (Seat, &[(Source, u8, &Passive)]),
    to: Space,
) -> (u8, Option<Source>) {
    let Some(site) = s.world.site(to) else {
        return (u8::MAX, None);
    };
    let (mut cost, mut by) = (site.cost, None);
    for (source, _, passive) in all {
        match passive {
            Passive::TerrainDiscount { min_cost, n, per } if site.cost >= *min_cost => {
                let less = site.cost.saturating_sub(*n).max(1);
                if less < cost && is_ready(s, seat, *source, *per) {
                    (cost, by) = (less, per.map(|_| *source));
                }
            }
            _ => {}
        }
    }
    for (_, _, passive) in all {
        if let Passive::EnterCost { ground, n, when } = passive
            && is_ground(catalog, s, to, ground)
        {
            let dry = s.survivor(seat).is_some_and(|who| who.stock.water() == 0);
            match when {
                When::HoldsNoWater if dry => cost = cost.saturating_add(*n),
                When::HoldsNoWater | When::NightWithoutCold => {}
            }
        }
    }
    (cost, by)
}

/// Whether a space is of a ground of its terrain.
pub(crate) fn is_ground(
    catalog: &crate::catalog::Catalog,
    s: &State,
    at: Space,
    ground: &castaway_kernel::Key,
) -> bool {
    let terrain = s.world.order.terrain.as_ref();
    let terrain = terrain.and_then(|id| catalog.terrains.get(id));
    let site = s.world.site(at);
    let named = site.and_then(|site| terrain?.grounds.get(usize::from(site.ground)));
    named.is_some_and(|g| g.id == *ground)
}

/// See [`Engine::over_limit`].
pub(crate) fn over_limit(catalog: &crate::catalog::Catalog, s: &State, seat: Seat) -> u8 {
    let (counted, limit) = load(catalog, s, seat);
    counted.saturating_sub(limit)
}

/// How much of what somebody holds counts against their limit, and how much they may carry (D-CARRY-1, D-CARRY-7).
pub(crate) fn load(catalog: &crate::catalog::Catalog, s: &State, seat: Seat) -> (u8, u8) {
    burdened(catalog, s, seat, &Stock::NONE)
}

/// The same with so much more in hand.
pub(crate) fn burdened(
    catalog: &crate::catalog::Catalog,
    s: &State,
    seat: Seat,
    more: &Stock,
) -> (u8, u8) {
    let Some(mut survivor) = s.survivor(seat).cloned() else {
        return (0, LIMIT);
    };
    survivor.stock.add(more);
    let all = abilities(catalog, s, seat);
    let limit = all.iter().filter_map(|(_, _, p)| match p {
        Passive::CarryLimit { n } => Some(*n),
        _ => None,
    });
    let limit = limit.max().unwrap_or(LIMIT);
    let items = u8::try_from(survivor.items.len()).unwrap_or(u8::MAX);
    (items.saturating_add(unloaded(catalog, &survivor)), limit)
}

/// Resource tokens that no item carries; items load themselves as is best, those that carry few kinds first (D-CARRY-8).
pub(crate) fn unloaded(catalog: &crate::catalog::Catalog, survivor: &Survivor) -> u8 {
    let mut left: Vec<u8> = Res::ALL.iter().map(|r| survivor.stock.tokens(*r)).collect();
    let character = survivor.character.as_ref();
    let character = character.and_then(|c| catalog.characters.get(&c.card));
    let own = character.into_iter().flat_map(|c| &c.effects);
    let loads = survivor
        .items
        .iter()
        .flat_map(|item| catalog.item(&item.card))
        .chain(own);
    let mut loads: Vec<(&Vec<Load>, u8)> = loads
        .filter_map(|p| match p {
            Passive::Carry { res, n } => Some((res, *n)),
            _ => None,
        })
        .collect();
    loads.sort_by_key(|(res, _)| {
        if res.contains(&Load::Any) {
            99
        } else {
            res.len()
        }
    });
    for (kinds, mut room) in loads {
        for res in Res::ALL {
            if kinds.contains(&Load::Any) || kinds.contains(&Load::Res(*res)) {
                let taken = left[res.index()].min(room);
                left[res.index()] -= taken;
                room -= taken;
            }
        }
    }
    left.iter().fold(0, |sum, n| sum.saturating_add(*n))
}

/// The ability that meets a token of a kind, if it is ready.
pub(crate) fn on_gather<'a>(
    engine: &Engine<'a>,
    seat: Seat,
    kind: Kind,
) -> impl Iterator<Item = (Source, &'a Passive)> {
    let all = engine.abilities(seat).into_iter();
    let fits =
        all.filter(move |(_, _, p)| matches!(p, Passive::OnGather { kind: k, .. } if *k == kind));
    let ready: Vec<_> = fits
        .filter(|(source, _, p)| engine.ready(seat, *source, p.per()))
        .map(|(source, _, p)| (source, p))
        .collect();
    ready.into_iter()
}

/// Whether a landmark's upgrade of a kind is here.
pub(crate) fn upgraded(s: &State, seat: Seat, kind: Upgrading) -> Option<u8> {
    s.upgrade(s.place(seat), kind).map(|u| u.n)
}
