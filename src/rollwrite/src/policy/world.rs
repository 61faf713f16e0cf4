//! What does not change while a turn is thought through: distances, what lies where, costs.

use castaway_kernel::Seat;

use super::{
    sheet::{Sheet, kind, slot},
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

/// Never reached.
pub(super) const FAR: u8 = u8::MAX;

/// So many things of a kind are remembered by distance.
pub(super) const NEAREST: usize = 8;

pub(super) struct Card {
    /// Bits by value.
    pub plan: u8,
    pub cost: [i32; 5],
    /// Kinds of resources looked at: those after these cost nothing.
    pub kinds: usize,
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
    pub steps: Vec<u8>,
    pub crossing: Vec<u8>,
    /// Nearness of each kind, by field.
    pub pull: Vec<[i32; KINDS]>,
    /// The nearest things of each kind with their steps, by field.
    pub nearest: Vec<[[(u8, u16); NEAREST]; KINDS]>,
    /// Dice that a thing of each kind takes beyond the usual, because few are left.
    pub thin: [i32; KINDS],
    /// Things left of each kind.
    pub left: [i32; KINDS],
    pub cards: [Card; 9],
    /// What making an item brings, in hundredths; a bow brings lizards too.
    pub worth: [i32; 9],
    /// The day thought of.
    pub day: u8,
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

pub(super) fn of(feature: Feature) -> Option<usize> {
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
            kinds: Resource::ALL
                .iter()
                .rposition(|r| def.cost.get(*r) > 0)
                .map_or(0, |last| last + 1),
            vp: i32::from(def.vp) * 100,
        },
        None => Card {
            plan: u8::MAX,
            cost: [99; 5],
            kinds: 5,
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
        let mut world = World {
            catalog,
            state,
            charter: &state.charter,
            seat,
            style,
            count: hexes.len(),
            ground: hexes.iter().map(ground).collect(),
            sea: hexes.iter().map(|h| map.at_sea(*h)).collect(),
            sinks: Vec::new(),
            feature,
            hexes,
            steps: Vec::new(),
            crossing: Vec::new(),
            pull: Vec::new(),
            nearest: Vec::new(),
            thin: [0; KINDS],
            left: [0; KINDS],
            worth: Item::ALL.map(|item| {
                let more = if item == Item::Bow { 100 } else { 0 };
                card(catalog, item).vp + more
            }),
            cards: Item::ALL.map(|item| card(catalog, item)),
            day: 0,
            thirst: 0,
            hunger: 0,
            thirst_tonight: false,
            hunger_tonight: false,
            next_thirst: None,
            next_hunger: None,
            days: 0,
            no_shift: false,
            apart: false,
            least_crystal: 1,
            fires_apart: 0,
            fires_wanted: 0,
            courses: Vec::new(),
        };
        world.set_day(state.day);
        world.terms();
        world.measure();
        world.pulls();
        world.thin_out();
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
