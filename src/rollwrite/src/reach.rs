//! Where a pawn can go: every field within reach with the dice that are best spent on the way, and what
//! it could do there, and whether that serves what the scenario asks for.

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    command::Command,
    content::Goal,
    engine::{self, walk},
    foresight::need::{self, Need},
    hex::Hex,
    ids::{Feature, Item, Resource, Task},
    state::{Phase, State, Turn},
};

/// What a field is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReachAim {
    /// A die that stays free takes what lies there.
    Take {
        /// The best of these dice, by place in the pool.
        with: u8,
        /// Whether it matches the printed value and gives a survival point.
        matching: bool,
    },
    /// A lizard; the way ends on it.
    Hunt {
        /// The smallest die that is enough.
        with: u8,
    },
    /// A structure of another player can be destroyed.
    Raze {
        /// The smallest free die.
        with: u8,
    },
    /// An empty field where a structure can be put up now.
    Build,
    /// The sea, which the scenario asks for.
    Sea,
    /// Something lies there, and no die would be left today.
    Later,
    /// Only a place to stand.
    Stand,
}

/// One field within reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The field.
    pub hex: Hex,
    /// The dice spent on the way, by place in the pool in rising order.
    pub dice: Vec<u8>,
    /// Survival points that the way costs.
    pub cross: u8,
    /// Steps of the way.
    pub steps: u8,
    /// Pips that are lost.
    pub lost: u8,
    /// What it is good for.
    pub aim: ReachAim,
    /// Whether what can be done there, now or with a die that fits, brings an open goal nearer.
    pub serves: bool,
}

impl Reach {
    /// The orders: the walk, and what is done at its end.
    pub fn orders(&self) -> Vec<Command> {
        let walk = || Command::Walk {
            dice: self.dice.clone(),
            to: self.hex,
            cross: self.cross,
        };
        match self.aim {
            ReachAim::Take { with, .. } => vec![walk(), Command::Take { die: with }],
            ReachAim::Raze { with } => vec![walk(), Command::Raze { die: with }],
            ReachAim::Hunt { with } => vec![Command::Hunt {
                dice: self.dice.clone(),
                to: self.hex,
                cross: self.cross,
                with,
            }],
            ReachAim::Build | ReachAim::Sea | ReachAim::Later | ReachAim::Stand => vec![walk()],
        }
    }

    /// Whether something can be done there today.
    pub fn is_useful(&self) -> bool {
        match self.aim {
            ReachAim::Take { .. }
            | ReachAim::Hunt { .. }
            | ReachAim::Raze { .. }
            | ReachAim::Build => true,
            ReachAim::Sea | ReachAim::Later | ReachAim::Stand => false,
        }
    }
}

/// Where a field comes when the picture is read; even columns lie half a field lower.
pub fn reading_order(hex: Hex) -> (u16, u16) {
    let (col, row) = (u16::from(hex.col), u16::from(hex.row));
    (2 * row + u16::from(hex.col.is_multiple_of(2)), col)
}

struct Sight<'a> {
    catalog: &'a Catalog,
    state: &'a State,
    seat: Seat,
    turn: &'a Turn,
    /// What all open goals ask for together.
    need: Need,
}

/// All fields within reach of a seat whose turn it is, in reading order.
pub fn reach(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Reach> {
    match &state.phase {
        Phase::Turn(turn) if turn.seat == seat => {
            let sight = Sight {
                catalog,
                state,
                seat,
                turn,
                need: need::of(catalog, state, seat),
            };
            sight.all()
        }
        Phase::Turn(_)
        | Phase::Start(_)
        | Phase::Trade { .. }
        | Phase::Fight(_)
        | Phase::Over(_) => Vec::new(),
    }
}

impl Sight<'_> {
    fn value(&self, slot: u8) -> u8 {
        self.turn.dice.get(usize::from(slot)).map_or(0, |d| d.value)
    }

    fn all(&self) -> Vec<Reach> {
        let free: Vec<u8> = (0u8..)
            .zip(&self.turn.dice)
            .filter(|(_, d)| !d.spent)
            .map(|(slot, _)| slot)
            .collect();
        let pips = |dice: &[u8]| -> u8 {
            dice.iter().fold(self.turn.stride, |sum, d| {
                sum.saturating_add(self.value(*d))
            })
        };
        let survival = self.state.player(self.seat).map_or(0, |p| p.survival);
        let ends = walk::reach(self.state, self.seat, pips(&free), survival);
        let sets: Vec<(Vec<u8>, Vec<u8>)> = (0..(1u8 << free.len()))
            .map(|set| {
                let (on, off): (Vec<_>, Vec<_>) =
                    (0u8..).zip(&free).partition(|(i, _)| set & (1 << i) != 0);
                let slots = |list: Vec<(u8, &u8)>| list.into_iter().map(|(_, s)| *s).collect();
                (slots(on), slots(off))
            })
            .filter(|(on, _): &(Vec<u8>, Vec<u8>)| !on.is_empty() || self.turn.stride > 0)
            .collect();
        let mut list: Vec<Reach> = Vec::new();
        let mut hexes: Vec<Hex> = ends.keys().copied().collect();
        hexes.sort_by_key(|h| reading_order(*h));
        for hex in hexes {
            let ways = sets.iter().filter_map(|(dice, rest)| {
                let sum = pips(dice);
                let (cross, steps) = walk::cheapest(&ends, hex, sum)?;
                Some(Reach {
                    hex,
                    dice: dice.clone(),
                    cross,
                    steps,
                    lost: sum.saturating_sub(steps),
                    aim: self.aim(hex, rest)?,
                    serves: false,
                })
            });
            list.extend(ways.min_by_key(cost).map(|way| Reach {
                serves: self.serves(&way),
                ..way
            }));
        }
        list
    }

    /// What these free dice can do on a field; nothing at all on a lizard that cannot be hunted.
    fn aim(&self, at: Hex, rest: &[u8]) -> Option<ReachAim> {
        let field = self.state.map.get(at)?;
        let player = self.state.player(self.seat)?;
        if let (Feature::Lizard { value }, false) = (field.feature, field.used) {
            let fits = |d: &&u8| self.value(**d) >= value;
            let with = rest.iter().filter(fits).min_by_key(|d| self.value(**d))?;
            let bow = player.made.contains(&Item::Bow);
            return bow.then_some(ReachAim::Hunt { with: *with });
        }
        let theirs = |s: &&crate::state::Structure| s.owner != self.seat;
        if self.state.structure_at(at).filter(theirs).is_some() {
            let with = rest.iter().min_by_key(|d| self.value(**d));
            return Some(with.map_or(ReachAim::Later, |d| ReachAim::Raze { with: *d }));
        }
        if !field.used && offers(field.feature) {
            let takes = |d: &&u8| self.takes(field.feature, **d);
            let with = rest.iter().filter(takes).max_by_key(|d| {
                let match_first = self.matches(field.feature, **d);
                (match_first, std::cmp::Reverse(self.value(**d)))
            });
            return Some(with.map_or(ReachAim::Later, |d| ReachAim::Take {
                with: *d,
                matching: self.matches(field.feature, *d),
            }));
        }
        let sea = self.state.charter.goals.contains(&Goal::AtSea) && self.state.map.at_sea(at);
        Some(if self.builds(at) {
            ReachAim::Build
        } else if sea {
            ReachAim::Sea
        } else {
            ReachAim::Stand
        })
    }

    fn matches(&self, feature: Feature, die: u8) -> bool {
        matches!(feature, Feature::Gather { value, .. } if value == self.value(die))
    }

    fn takes(&self, feature: Feature, die: u8) -> bool {
        let player = self.state.player(self.seat);
        player.is_some_and(|p| {
            engine::takes(
                self.catalog,
                &self.state.charter,
                p,
                feature,
                self.value(die),
            )
        })
    }

    fn builds(&self, at: Hex) -> bool {
        [Item::Tent, Item::Campfire]
            .iter()
            .any(|item| self.ready(*item))
            && engine::room(self.state, self.seat, at)
    }

    /// Whether the plan of an item is full and its price at hand.
    fn ready(&self, item: Item) -> bool {
        let card = self.catalog.item(item);
        let player = self.state.player(self.seat);
        card.zip(player).is_some_and(|(card, player)| {
            let boxes = player.plans.get(&item);
            boxes.is_some_and(|b| b.len() == card.plan.len()) && player.stock.covers(&card.cost)
        })
    }

    /// Whether an item costs any of this.
    fn costs(&self, item: Item, resource: Resource) -> bool {
        let card = self.catalog.item(item);
        card.is_some_and(|card| card.cost.get(resource) > 0)
    }

    fn serves(&self, way: &Reach) -> bool {
        let goals = &self.state.charter.goals;
        // What the nights eat before it counts is still to be brought.
        let open = |goal: &&Goal| {
            !engine::goal_met(self.state, self.seat, goal)
                || engine::goal_eaten(self.catalog, self.state, self.seat, goal).is_some()
        };
        let last = goals.iter().filter(open).count() == 1;
        let mut open = goals.iter().filter(open);
        open.any(|goal| self.brings(way, goal, last))
    }

    /// Whether what can be done at the end of a way brings this open goal nearer.
    fn brings(&self, way: &Reach, goal: &Goal, last: bool) -> bool {
        let (Some(field), Some(player)) =
            (self.state.map.get(way.hex), self.state.player(self.seat))
        else {
            return false;
        };
        let takes = matches!(way.aim, ReachAim::Take { .. });
        let gathers = |wanted: &dyn Fn(Resource) -> bool| {
            takes && matches!(field.feature, Feature::Gather { resource, .. } if wanted(resource))
        };
        // What several goals cost is needed for all of them together.
        let lacks = |r: Resource| self.need.lacks(&player.stock, r) > 0;
        let builds = |item| way.aim == ReachAim::Build && self.ready(item);
        let item = |item| builds(item) || gathers(&|r| self.costs(item, r) && lacks(r));
        match goal {
            Goal::Marks { task, .. } => {
                let marks = match field.feature {
                    Feature::Crystal => *task == Task::Crystal,
                    Feature::Mask => *task == Task::Mask,
                    Feature::Smoke => *task == Task::Smoke,
                    Feature::Chart => *task == Task::Chart,
                    Feature::Gather { .. }
                    | Feature::Empty
                    | Feature::Sea
                    | Feature::Palm
                    | Feature::Lizard { .. } => false,
                };
                let fire = *task == Task::Smoke && !player.made.contains(&Item::Campfire);
                let fits = takes || way.aim == ReachAim::Later;
                (marks && fits) || (fire && item(Item::Campfire))
            }
            Goal::LizardPoints(_) => {
                let bow = !player.made.contains(&Item::Bow);
                matches!(way.aim, ReachAim::Hunt { .. }) || (bow && item(Item::Bow))
            }
            Goal::Hold { resource, .. } => gathers(&|r| r == *resource),
            Goal::Survival(_) => matches!(way.aim, ReachAim::Take { matching: true, .. }),
            Goal::Own(own) => item(*own),
            Goal::Tents(_) => item(Item::Tent),
            Goal::Campfires(_) => item(Item::Campfire),
            Goal::FiresApart { distance, .. } => {
                let mut fires = self.state.own(self.seat, Item::Campfire);
                let now = engine::most_apart(&fires, *distance);
                fires.push(way.hex);
                let more = engine::most_apart(&fires, *distance) > now;
                let goods = gathers(&|r| self.costs(Item::Campfire, r) && lacks(r));
                (builds(Item::Campfire) && more) || goods
            }
            Goal::AtSea => last && self.state.map.at_sea(way.hex),
            Goal::Tools(_) => self.need.items.iter().any(|tool| item(*tool)),
            Goal::Health(_) => false,
        }
    }
}

/// Whether anything can be taken from such a field.
fn offers(feature: Feature) -> bool {
    match feature {
        Feature::Gather { .. }
        | Feature::Crystal
        | Feature::Mask
        | Feature::Smoke
        | Feature::Chart => true,
        Feature::Empty | Feature::Sea | Feature::Palm | Feature::Lizard { .. } => false,
    }
}

/// Less is better: points first, then a die to act with, fewer dice, a match, fewer lost pips.
fn cost(way: &Reach) -> (u8, bool, usize, bool, u8, Vec<u8>) {
    let matching = matches!(way.aim, ReachAim::Take { matching: true, .. });
    (
        way.cross,
        way.aim == ReachAim::Later,
        way.dice.len(),
        !matching,
        way.lost,
        way.dice.clone(),
    )
}
