//! What does not change while a turn is thought through: distances, what lies where, costs.

use castaway_kernel::Seat;

use super::{
    sheet::{NOWHERE, Sheet, kind, slot},
    style::Style,
};
use crate::{
    catalog::Catalog,
    content::{Goal, Hindrance},
    hex::Hex,
    ids::{Feature, Item, Resource, Task},
    state::{Charter, Phase, State},
};

/// Kinds of things on the map: five resources, four tasks, lizards.
pub(super) const KINDS: usize = 10;
pub(super) const CRYSTAL: usize = 5;
pub(super) const MASK: usize = 6;
pub(super) const SMOKE: usize = 7;
pub(super) const CHART: usize = 8;
pub(super) const LIZARD: usize = 9;

/// What being so many steps away from a thing is worth, in thousandths.
const NEARNESS: [i32; 8] = [1000, 850, 700, 550, 400, 280, 170, 80];
/// Never reached.
pub(super) const FAR: u8 = u8::MAX;

/// So many things of a kind are remembered by distance.
const NEAREST: usize = 8;

pub(super) struct Card {
    /// Bits by value.
    pub plan: u8,
    pub cost: [i32; 5],
    pub vp: i32,
}

pub(super) struct World<'a> {
    pub catalog: &'a Catalog,
    pub state: &'a State,
    pub charter: &'a Charter,
    pub seat: Seat,
    pub style: Style,
    pub count: usize,
    pub hexes: Vec<Hex>,
    /// What can still be taken or hunted, by field.
    pub feature: Vec<Option<Feature>>,
    /// Whether a structure can stand there.
    pub ground: Vec<bool>,
    pub sea: Vec<bool>,
    /// Whether the land sinks tomorrow.
    pub sinks: Vec<bool>,
    steps: Vec<u8>,
    /// Nearness of each kind, by field.
    pub pull: Vec<[i32; KINDS]>,
    /// The nearest things of each kind with their steps, by field.
    nearest: Vec<[[(u8, u16); NEAREST]; KINDS]>,
    /// Things left of each kind.
    pub left: [i32; KINDS],
    pub cards: [Card; 9],
    /// Nights with thirst and with hunger after tonight.
    pub thirst: i32,
    pub hunger: i32,
    pub thirst_tonight: bool,
    pub hunger_tonight: bool,
    /// Nights until the next thirst after tonight, 1 for tomorrow.
    pub next_thirst: Option<i32>,
    /// The same for hunger.
    pub next_hunger: Option<i32>,
    /// Days after this one.
    pub days: i32,
    pub no_shift: bool,
    pub apart: bool,
    pub least_crystal: u8,
    /// Steps between campfires that a goal asks for.
    pub fires_apart: u8,
    /// Courses worth a thought this turn.
    pub courses: Vec<u8>,
    /// Campfires that this goal asks for.
    pub fires_wanted: i32,
}

/// Dice that so many steps take on average.
fn walk(steps: u8) -> i32 {
    match steps {
        0 => 0,
        FAR => 800,
        n => 45 + 21 * i32::from(n),
    }
}

fn of(feature: Feature) -> Option<usize> {
    match feature {
        Feature::Gather { resource, .. } => Some(kind(resource)),
        Feature::Crystal => Some(CRYSTAL),
        Feature::Mask => Some(MASK),
        Feature::Smoke => Some(SMOKE),
        Feature::Chart => Some(CHART),
        Feature::Lizard { .. } => Some(LIZARD),
        Feature::Empty | Feature::Sea | Feature::Palm => None,
    }
}

fn card(catalog: &Catalog, item: Item) -> Card {
    match catalog.item(item) {
        Some(def) => Card {
            plan: def.plan.iter().fold(0, |bits, v| bits | 1 << (v & 7)),
            cost: Resource::ALL.map(|r| def.cost.get(r).into()),
            vp: i32::from(def.vp) * 100,
        },
        None => Card {
            plan: u8::MAX,
            cost: [99; 5],
            vp: 0,
        },
    }
}

impl<'a> World<'a> {
    pub(super) fn new(catalog: &'a Catalog, state: &'a State, seat: Seat, style: Style) -> Self {
        let map = &state.map;
        let hexes: Vec<Hex> = map.hexes().collect();
        let open = |h: &Hex| map.get(*h).filter(|f| !f.used).map(|f| f.feature);
        let feature: Vec<Option<Feature>> = hexes
            .iter()
            .map(|h| open(h).filter(|f| of(*f).is_some()))
            .collect();
        let ground = |h: &Hex| map.is_empty(*h) && state.structure_at(*h).is_none();
        let night = |day| crate::engine::tonight(catalog, &state.charter, day);
        let later = |thirst: bool| {
            let days = state.day.saturating_add(1)..=state.charter.days;
            let asks = days.filter(|d| {
                if thirst {
                    night(*d).thirst
                } else {
                    night(*d).hunger
                }
            });
            i32::try_from(asks.count()).unwrap_or(0)
        };
        let next = |thirst: bool| {
            let mut days = state.day.saturating_add(1)..=state.charter.days;
            let night = days.find(|d| {
                if thirst {
                    night(*d).thirst
                } else {
                    night(*d).hunger
                }
            });
            night.map(|d| i32::from(d) - i32::from(state.day))
        };
        let sinking = crate::engine::sinking(state, state.day.saturating_add(1));
        let mut world = World {
            catalog,
            state,
            charter: &state.charter,
            seat,
            style,
            count: hexes.len(),
            ground: hexes.iter().map(ground).collect(),
            sea: hexes.iter().map(|h| map.at_sea(*h)).collect(),
            sinks: hexes.iter().map(|h| sinking.contains(h)).collect(),
            feature,
            hexes,
            steps: Vec::new(),
            pull: Vec::new(),
            nearest: Vec::new(),
            left: [0; KINDS],
            cards: Item::ALL.map(|item| card(catalog, item)),
            thirst: later(true),
            hunger: later(false),
            thirst_tonight: night(state.day).thirst,
            hunger_tonight: night(state.day).hunger,
            next_thirst: next(true),
            next_hunger: next(false),
            days: i32::from(state.charter.days) - i32::from(state.day),
            no_shift: false,
            apart: false,
            least_crystal: 1,
            fires_apart: 0,
            fires_wanted: 0,
            courses: Vec::new(),
        };
        world.terms();
        world.measure();
        world.pulls();
        world
    }

    fn terms(&mut self) {
        for hindrance in &self.charter.hindrances {
            match hindrance {
                Hindrance::NoShift => self.no_shift = true,
                Hindrance::StructuresApart => self.apart = true,
                Hindrance::MinDie {
                    task: Task::Crystal,
                    value,
                } => self.least_crystal = *value,
                Hindrance::MinDie { .. } | Hindrance::BothFrom(_) | Hindrance::ClosingSea(_) => {}
            }
        }
        for goal in &self.charter.goals {
            if let Goal::FiresApart { distance, count } = goal {
                self.fires_apart = *distance;
                self.fires_wanted = i32::from(*count);
            }
        }
    }

    /// Steps between all fields, without crossing anything blocked; a live lizard can only be an end.
    fn measure(&mut self) {
        let map = &self.state.map;
        let around: Vec<Vec<usize>> = self
            .hexes
            .iter()
            .map(|h| h.around().filter_map(|n| map.index(n)).collect())
            .collect();
        let me = self.state.player(self.seat).and_then(|p| p.at);
        let enter: Vec<bool> = self
            .hexes
            .iter()
            .map(|h| {
                let pawn = self.state.pawn_at(*h).is_some() && me != Some(*h);
                map.land(*h) && !pawn
            })
            .collect();
        let lizard = |at: usize| matches!(self.feature[at], Some(Feature::Lizard { .. }));
        let pass: Vec<bool> = (0..self.count)
            .map(|at| enter[at] && !map.blocked(self.hexes[at]))
            .collect();
        self.steps = vec![FAR; self.count * self.count];
        let mut edge = Vec::new();
        let mut next = Vec::new();
        for from in (0..self.count).filter(|at| enter[*at] && (pass[*at] || lizard(*at))) {
            let row = &mut self.steps[from * self.count..(from + 1) * self.count];
            row[from] = 0;
            edge.clear();
            edge.push(from);
            let mut far = 0u8;
            while !edge.is_empty() && far < FAR - 1 {
                far += 1;
                next.clear();
                for at in &edge {
                    for to in &around[*at] {
                        if row[*to] == FAR && (pass[*to] || (enter[*to] && lizard(*to))) {
                            row[*to] = far;
                            if pass[*to] {
                                next.push(*to);
                            }
                        }
                    }
                }
                std::mem::swap(&mut edge, &mut next);
            }
        }
    }

    fn pulls(&mut self) {
        self.pull = vec![[0; KINDS]; self.count];
        self.nearest = vec![[[(FAR, NOWHERE); NEAREST]; KINDS]; self.count];
        for at in 0..self.count {
            let Some(kind) = self.feature[at].and_then(of) else {
                continue;
            };
            self.left[kind] += 1;
            let place = u16::try_from(at).unwrap_or(NOWHERE);
            for (from, pull) in self.pull.iter_mut().enumerate() {
                let steps = self.steps[from * self.count + at];
                pull[kind] += NEARNESS.get(usize::from(steps)).copied().unwrap_or(0);
                let list = &mut self.nearest[from][kind];
                let rank = list.partition_point(|n| *n <= (steps, place));
                if rank < NEAREST {
                    list[rank..].rotate_right(1);
                    list[rank] = (steps, place);
                }
            }
        }
    }

    /// Kind of the thing on a field, used up in thought or not.
    pub(super) fn kind_at(&self, at: u16) -> Option<usize> {
        self.feature
            .get(usize::from(at))
            .copied()
            .flatten()
            .and_then(of)
    }

    /// How near a field is, in thousandths.
    pub(super) fn near(&self, from: u16, to: u16) -> i32 {
        let steps = usize::from(self.steps(from, to));
        NEARNESS.get(steps).copied().unwrap_or(0)
    }

    /// Dice for going from thing to thing of a kind, the nearest first, and taking so many of them.
    pub(super) fn chain(&self, sheet: &Sheet, kind: usize, count: i32) -> i32 {
        let mut at = sheet.at;
        let mut seen = sheet.taken;
        let mut dice = 0;
        for n in 0..count {
            let list = self.nearest.get(usize::from(at)).map(|n| &n[kind]);
            let next =
                list.and_then(|l| l.iter().find(|(_, t)| *t != NOWHERE && !seen.contains(t)));
            let Some((steps, to)) = next else {
                return dice + (count - n) * 300;
            };
            dice += 100 + walk(*steps);
            if let Some(slot) = seen.iter_mut().find(|s| **s == NOWHERE) {
                *slot = *to;
            }
            at = *to;
        }
        dice
    }

    /// Steps from a field to another.
    pub(super) fn steps(&self, from: u16, to: u16) -> u8 {
        let at = usize::from(from) * self.count + usize::from(to);
        self.steps.get(at).copied().unwrap_or(FAR)
    }

    /// What can be taken on a field, as the sheet remembers it.
    pub(super) fn offer(&self, sheet: &Sheet, at: u16) -> Option<Feature> {
        if sheet.taken.contains(&at) {
            return None;
        }
        self.feature.get(usize::from(at)).copied().flatten()
    }

    pub(super) fn card(&self, item: Item) -> &Card {
        &self.cards[slot(item)]
    }

    /// Whether a pawn may stay on a field.
    pub(super) fn stands(&self, at: u16) -> bool {
        let lizard = matches!(
            self.feature.get(usize::from(at)),
            Some(Some(Feature::Lizard { .. }))
        );
        !lizard && self.steps(at, at) == 0
    }

    /// Steps between two fields as the crow flies.
    pub(super) fn apart(&self, a: u16, b: u16) -> u8 {
        match (
            self.hexes.get(usize::from(a)),
            self.hexes.get(usize::from(b)),
        ) {
            (Some(a), Some(b)) => a.distance(*b),
            _ => 0,
        }
    }

    /// Whether an own structure may be put on a field.
    pub(super) fn room(&self, sheet: &Sheet, item: Item, at: u16) -> bool {
        let own = || sheet.tents.iter().chain(sheet.fires.iter());
        let spread = item != Item::Campfire
            || sheet
                .fires
                .iter()
                .all(|f| self.apart(f, at) >= self.fires_apart);
        self.ground.get(usize::from(at)).copied().unwrap_or(false)
            && own().all(|o| o != at)
            && (!self.apart || own().all(|o| self.apart(o, at) > 1))
            && (spread || sheet.fires.count() >= self.fires_wanted)
    }

    /// The running turn's pips left of a walk are not thought about.
    pub(super) fn dice(&self) -> Option<[crate::state::Die; 4]> {
        match &self.state.phase {
            Phase::Turn(turn) => Some(turn.dice),
            Phase::Start(_) | Phase::Trade { .. } | Phase::Fight(_) | Phase::Over(_) => None,
        }
    }
}
