use castaway_kernel::{Chance, Key};

use super::{Dealt, Face, NoWorld, Streams, World, face};
use crate::{
    catalog::Catalog,
    content::{Mark, NightDef, TerrainDef},
    effect::{Deck, Load, Op, Passive, Tag},
    ids::{Difficulty, Kind, Res},
    stock::Pay,
};

/// What a night asks for (4.7 of the design).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// The night asks for nothing.
    None,
    /// The night asks for water.
    Thirst,
    /// The night asks for food.
    Hunger,
    /// Water and food.
    Both,
    /// The night asks for warmth.
    Cold,
}

impl Need {
    /// What a night asks for.
    pub fn of(night: &NightDef) -> Self {
        let asks = |wanted: Pay| {
            let mut open: Vec<&Op> = night.need.iter().collect();
            while let Some(op) = open.pop() {
                if let Op::PayOr { pay, .. } = op
                    && pay.0.contains_key(&wanted)
                {
                    return true;
                }
                open.extend(op.inner());
            }
            false
        };
        match (night.is_cold(), asks(Pay::Water), asks(Pay::Res(Res::Food))) {
            (true, ..) => Self::Cold,
            (_, true, true) => Self::Both,
            (_, true, false) => Self::Thirst,
            (_, false, true) => Self::Hunger,
            (_, false, false) => Self::None,
        }
    }
}

/// All decks of a world, of its own terrain alone (D-SETUP-10), and the stories of its landmarks.
pub fn deal(
    catalog: &Catalog,
    world: &mut World,
    terrain: &TerrainDef,
    streams: &Streams,
) -> Result<Dealt, NoWorld> {
    let events = some(catalog.events.keys(), 10, &mut streams.of("events"))?;
    let animals = some(catalog.animals.keys(), 6, &mut streams.of("animals"))?;
    let tokens = tokens(catalog, terrain, (&events, &animals), streams)?;
    let many = usize::from(world.landmarks());
    world.stories = some(catalog.stories.keys(), many, &mut streams.of("stories"))?;
    let tags: Vec<Tag> = (world.stories.iter())
        .filter_map(|id| catalog.stories.get(id)?.tag)
        .chain(events.iter().filter_map(|id| catalog.events.get(id)?.tag))
        .collect();
    let deck = match world.order.difficulty {
        Difficulty::Hard => Key::from("harsh"),
        Difficulty::Gentle | Difficulty::Standard => terrain.threat_deck.clone(),
    };
    let threats = catalog.threats.values().filter(|t| t.deck == deck);
    let mut threats: Vec<Key> = threats.map(|t| t.id.clone()).collect();
    streams.of("threats").shuffle(&mut threats);
    threats.truncate(12);
    Ok(Dealt {
        tokens,
        animals,
        monsters: monsters(catalog, &mut streams.of("monsters"))?,
        nights: nights(catalog, terrain, &mut streams.of("nights"))?,
        threats,
        normal: projects(catalog, &mut streams.of("projects"))?,
        advanced: some(
            (catalog.projects.values())
                .filter(|p| p.deck == Deck::Advanced)
                .map(|p| &p.id),
            3,
            &mut streams.of("advanced"),
        )?,
        found: found(catalog, &tags, &mut streams.of("found"))?,
        characters: characters(catalog, world.order.seats, &mut streams.of("characters"))?,
    })
}

/// So many different ones: of each card there is one (D-SETUP-5).
fn some<'a>(
    from: impl Iterator<Item = &'a Key>,
    n: usize,
    chance: &mut Chance,
) -> Result<Vec<Key>, NoWorld> {
    let mut all: Vec<Key> = from.cloned().collect();
    chance.shuffle(&mut all);
    all.truncate(n);
    match all.len() == n {
        true => Ok(all),
        false => Err(NoWorld::Poor("cards")),
    }
}

/// The feature tokens of a terrain by kind, shuffled; animals come with repetition, and one event stays out.
fn tokens(
    catalog: &Catalog,
    terrain: &TerrainDef,
    (events, animals): (&[Key], &[Key]),
    streams: &Streams,
) -> Result<[Vec<Face>; 4], NoWorld> {
    let mut chance = streams.of("tokens");
    let mut events = events.to_vec();
    let mut piles: [Vec<Face>; 4] = Default::default();
    for kind in Kind::ALL {
        let bag = catalog.bag.get(kind).cloned().unwrap_or_default();
        let changes = terrain.bag_change.get(kind);
        let marks: std::collections::BTreeSet<Mark> = (bag.keys())
            .chain(changes.into_iter().flat_map(|c| c.keys()))
            .copied()
            .collect();
        for mark in marks {
            let change = changes.and_then(|c| c.get(&mark)).copied().unwrap_or(0);
            let n = bag.get(&mark).copied().unwrap_or(0);
            for _ in 0..n.saturating_add_signed(change) {
                let shows = match mark {
                    Mark::Animal => Some(Face::Animal(animals[chance.die(animals.len())].clone())),
                    Mark::Event => chance.pick(&mut events).map(Face::Event),
                    _ => face(mark),
                };
                piles[kind.index()].push(shows.ok_or(NoWorld::Poor("events"))?);
            }
        }
        chance.shuffle(&mut piles[kind.index()]);
    }
    Ok(piles)
}

/// Eight monsters, at least four of which bite hard (step A of the design, 6).
fn monsters(catalog: &Catalog, chance: &mut Chance) -> Result<Vec<Key>, NoWorld> {
    for _ in 0..50 {
        let picked = some(catalog.monsters.keys(), 8, chance)?;
        let hard = |id: &&Key| catalog.monsters.get(*id).is_some_and(|m| m.attack >= 8);
        if picked.iter().filter(hard).count() >= 4 {
            return Ok(picked);
        }
    }
    Err(NoWorld::Poor("monsters with an attack of 8"))
}

/// Four nights of tier I on six of tier II (D-SETUP-3); the terrain says how many are cold.
fn nights(
    catalog: &Catalog,
    terrain: &TerrainDef,
    chance: &mut Chance,
) -> Result<Vec<Key>, NoWorld> {
    let mut take = |tier: u8, wanted: &[(Need, usize)]| -> Result<Vec<Key>, NoWorld> {
        let mut all = Vec::new();
        for (need, n) in wanted {
            let fits = |night: &&NightDef| night.tier == tier && Need::of(night) == *need;
            let fit = catalog.nights.values().filter(fits).map(|n| &n.id);
            all.extend(some(fit, *n, chance)?);
        }
        chance.shuffle(&mut all);
        Ok(all)
    };
    let common = [(Need::Thirst, 2), (Need::Hunger, 2)];
    let special: &[(Need, usize)] = match terrain.cold_nights {
        0 => &[(Need::None, 1), (Need::Both, 1)],
        1 => &[(Need::None, 1), (Need::Cold, 1)],
        _ => &[(Need::Cold, 2)],
    };
    let mut deck = take(2, &[&common, special].concat())?;
    deck.extend(take(1, &common)?);
    Ok(deck)
}

/// Eight projects, among which one carries water, one helps in a fight and one against cold or for sleep (4.6).
fn projects(catalog: &Catalog, chance: &mut Chance) -> Result<Vec<Key>, NoWorld> {
    let normal = || {
        let all = catalog.projects.values();
        all.filter(|p| p.deck == Deck::Normal).map(|p| &p.id)
    };
    let has = |picked: &[Key], is: fn(&Passive) -> bool| {
        let mut all = picked.iter().flat_map(|id| catalog.item(id));
        all.any(is)
    };
    let water = |p: &Passive| {
        matches!(p, Passive::Carry { res, .. }
            if res.iter().any(|l| matches!(l, Load::Res(Res::Clean))))
    };
    let fights = |p: &Passive| {
        matches!(
            p,
            Passive::CombatGray { .. } | Passive::CombatRed { .. } | Passive::CombatReroll { .. }
        )
    };
    let sleeps = |p: &Passive| matches!(p, Passive::NightStamina { .. } | Passive::IgnoreCold);
    for _ in 0..200 {
        let picked = some(normal(), 8, chance)?;
        if has(&picked, water) && has(&picked, fights) && has(&picked, sleeps) {
            return Ok(picked);
        }
    }
    Err(NoWorld::Poor("projects that help"))
}

/// Six found items, with the key of each lock (step A of the design, 8).
fn found(catalog: &Catalog, tags: &[Tag], chance: &mut Chance) -> Result<Vec<Key>, NoWorld> {
    for _ in 0..400 {
        let picked = some(catalog.found.keys(), 6, chance)?;
        let opens = |tag: &Tag| {
            let mut all = picked.iter().flat_map(|id| catalog.item(id));
            all.any(|p| p.opens(*tag))
        };
        if tags.iter().all(opens) {
            return Ok(picked);
        }
    }
    Err(NoWorld::Poor("keys"))
}

/// Two characters for each seat, four for somebody alone (D-SETUP-13).
fn characters(catalog: &Catalog, seats: u8, chance: &mut Chance) -> Result<Vec<Vec<Key>>, NoWorld> {
    let each = if seats == 1 { 4 } else { 2 };
    let all = some(catalog.characters.keys(), each * usize::from(seats), chance)?;
    Ok(all.chunks(each).map(<[Key]>::to_vec).collect())
}
