//! What the content as a whole must hold to, beyond each card by itself.

use castaway_kernel::Key;

use crate::{
    catalog::Catalog,
    content::{Mark, Threatens},
    effect::{Deck, Op, Passive, Per, Upgrading, Who},
    ids::{Damage, Kind},
    quest::{StageDef, Target},
};

/// How many feature tokens of each kind there are (4.1 of the design).
pub const BAG: [(Kind, u8); 4] = [(Kind::A, 14), (Kind::B, 14), (Kind::C, 10), (Kind::D, 15)];

/// What is wrong, each in a sentence; empty when all is well.
pub fn wrong(catalog: &Catalog) -> Vec<String> {
    let mut all = Vec::new();
    ids(catalog, &mut all);
    bags(catalog, &mut all);
    terrains(catalog, &mut all);
    enemies(catalog, &mut all);
    nights(catalog, &mut all);
    locks(catalog, &mut all);
    quests(catalog, &mut all);
    words(catalog, &mut all);
    pools(catalog, &mut all);
    escapes(catalog, &mut all);
    all
}

fn ids(catalog: &Catalog, all: &mut Vec<String>) {
    let (ids, n) = catalog.ids();
    if ids.len() != n {
        all.push("an id stands in two kinds of cards".to_owned());
    }
}

/// Whoever escapes from a lethal enemy is attacked again at once (D-LETHAL-2), so that an escape must come to an end.
fn escapes(catalog: &Catalog, all: &mut Vec<String>) {
    let endless = |p: &Passive| match p {
        Passive::Escape { counter, per } => {
            *counter == 0 && !matches!(per, Some(Per::Day | Per::ThreeDays))
        }
        _ => false,
    };
    for (id, list) in passives(catalog) {
        if list.iter().any(endless) {
            all.push(format!("{id}: an escape without end"));
        }
    }
}

fn bags(catalog: &Catalog, all: &mut Vec<String>) {
    for (kind, n) in BAG {
        let bag = catalog.bag.get(&kind);
        let sum: u8 = bag.map_or(0, |bag| bag.values().sum());
        if sum != n {
            all.push(format!("the bag of {kind:?} holds {sum} and not {n}"));
        }
        for terrain in catalog.terrains.values() {
            let changes = terrain.bag_change.get(&kind).into_iter().flatten();
            let mut net = 0;
            for (mark, change) in changes {
                let had = bag.and_then(|bag| bag.get(mark)).copied().unwrap_or(0);
                net += i16::from(*change);
                if i16::from(had) + i16::from(*change) < 0 {
                    all.push(format!("{}: less than no {mark:?}", terrain.id));
                }
            }
            if net != 0 {
                all.push(format!("{}: its bag of {kind:?} is not even", terrain.id));
            }
        }
    }
}

fn terrains(catalog: &Catalog, all: &mut Vec<String>) {
    for terrain in catalog.terrains.values() {
        let weight: u16 = terrain.grounds.iter().map(|g| u16::from(g.weight)).sum();
        let each = (terrain.grounds.iter()).map(|g| u16::from(g.cost) * u16::from(g.weight));
        let cost: u16 = each.sum();
        if weight != 100 || !(135..=160).contains(&cost) {
            all.push(format!("{}: entering costs {cost} of {weight}", terrain.id));
        }
        if terrain.water.len() != 3 {
            all.push(format!("{}: not three sources", terrain.id));
        }
        if !catalog.layouts.iter().any(|l| l.id == terrain.layout) {
            all.push(format!("{}: an unknown layout", terrain.id));
        }
        let deck = &terrain.threat_deck;
        if !catalog.threats.values().any(|t| t.deck == *deck) {
            all.push(format!("{}: no threats in {deck}", terrain.id));
        }
        for rule in &terrain.rule {
            let (Passive::EnterCost { ground, .. } | Passive::EnterGain { ground, .. }) = rule
            else {
                continue;
            };
            if !terrain.grounds.iter().any(|g| g.id == *ground) {
                all.push(format!("{}: no ground {ground}", terrain.id));
            }
        }
    }
}

fn enemies(catalog: &Catalog, all: &mut Vec<String>) {
    let decks = [
        (&catalog.animals, 5..=8),
        (&catalog.monsters, 5..=9),
        (&catalog.bosses, 7..=9),
    ];
    for (deck, defence) in decks {
        for enemy in deck.values() {
            let reward: u8 = enemy.reward.values().sum();
            let whole = defence.contains(&enemy.defence)
                && (6..=13).contains(&enemy.attack)
                && (1..=3).contains(&enemy.health);
            if !whole {
                all.push(format!("{}: its numbers are out of bounds", enemy.id));
            }
            if reward > 4 {
                all.push(format!("{}: a reward of {reward}", enemy.id));
            }
        }
    }
    let rich = |e: &&crate::content::EnemyDef| e.reward.values().sum::<u8>() > 3;
    for enemy in catalog.monsters.values().filter(rich) {
        all.push(format!("{}: a monster's reward is at most 3", enemy.id));
    }
}

fn nights(catalog: &Catalog, all: &mut Vec<String>) {
    for night in catalog.nights.values() {
        if night.sleep_else < 6 || night.sleep_fire < night.sleep_else {
            all.push(format!("{}: less than 6 stamina (D-NIGHT-2)", night.id));
        }
        if !matches!(night.tier, 1 | 2) || (night.tier == 1 && night.is_cold()) {
            all.push(format!("{}: no night of tier {}", night.id, night.tier));
        }
    }
}

fn locks(catalog: &Catalog, all: &mut Vec<String>) {
    let events = (catalog.events.values()).map(|e| (&e.id, e.tag, &e.opens));
    let stories = (catalog.stories.values()).map(|s| (&s.id, s.tag, &s.opens));
    for (id, tag, opens) in events.chain(stories) {
        match (tag, opens) {
            (None, None) => {}
            (Some(tag), Some(inside)) => {
                if !catalog.locked.contains_key(inside) {
                    all.push(format!("{id} opens {inside}, which there is not"));
                }
                let is = |p: &Passive| p.opens(tag);
                if !(catalog.found.values()).any(|f| f.effects.iter().any(is)) {
                    all.push(format!("{id}: no key opens it"));
                }
            }
            _ => all.push(format!("{id}: a lock has a tag and what it opens")),
        }
    }
    for id in &catalog.random_landmark.stories {
        // One that is shut leads to the card behind a numbered landmark.
        if catalog.stories.get(id).is_none_or(|s| s.opens.is_some()) {
            all.push(format!("random_landmark: no open story {id}"));
        }
    }
}

fn quests(catalog: &Catalog, all: &mut Vec<String>) {
    for quest in catalog.quests.values() {
        let id = &quest.id;
        let numbered = (1..).zip(&quest.stages).all(|(n, s)| s.number() == n);
        let ends = match quest.stages.last() {
            Some(StageDef::Exit { .. }) => quest.contest.is_none(),
            Some(StageDef::LastSurvivor { .. }) => quest.contest.is_some() && quest.players[0] >= 2,
            _ => false,
        };
        if !numbered || !ends {
            all.push(format!(
                "{id}: its stages count from 1 and end with an exit, those of a competition for two or more with its last survivor"
            ));
        }
        if quest.contest.is_some() && crate::engine::hard_need(catalog).is_none() {
            all.push(format!("{id}: no night asks for water and food"));
        }
        for stage in &quest.stages {
            let known = |t: &Target| !matches!(t, Target::Objective(5..));
            if !stage.targets().iter().all(known) {
                all.push(format!("{id}: there are four objectives"));
            }
            let item = match stage {
                StageDef::Deliver { gives, .. } => gives.as_ref(),
                StageDef::Exit { needs_once, .. } => needs_once.as_ref(),
                _ => None,
            };
            let of = |item: &Key| {
                catalog
                    .quest_items
                    .get(item)
                    .is_some_and(|i| i.quest == *id)
            };
            if item.is_some_and(|item| !of(item)) {
                all.push(format!("{id}: an item that is not of this quest"));
            }
            if let StageDef::DefeatBoss { boss, .. } = stage
                && (boss.pool.is_empty()
                    || !boss.pool.iter().all(|b| catalog.bosses.contains_key(b)))
            {
                all.push(format!("{id}: a boss that there is not"));
            }
        }
    }
}

/// Ops that say together what cannot be.
fn words(catalog: &Catalog, all: &mut Vec<String>) {
    let mut ops: Vec<(&Key, &Op)> = Vec::new();
    for (id, list) in lists(catalog) {
        ops.extend(list.iter().map(|op| (id, op)));
    }
    while let Some((id, op)) = ops.pop() {
        ops.extend(op.inner().into_iter().map(|inner| (id, inner)));
        let fault = match op {
            Op::Roll { ranges } => {
                let hits = |n: u8| {
                    ranges
                        .iter()
                        .filter(|r| (r.from..=r.to).contains(&n))
                        .count()
                };
                (!(1..=12).all(|n| hits(n) == 1)).then_some("a die of twelve sides has one result")
            }
            Op::Upgrade { kind, res, to, .. } => {
                let whole = match kind {
                    Upgrading::WaterHere => res.is_some() && to.is_none(),
                    Upgrading::Ferry => to.is_some() && res.is_none(),
                    Upgrading::CookHere | Upgrading::CraftDiscountHere | Upgrading::SleepHere => {
                        res.is_none() && to.is_none()
                    }
                };
                (!whole).then_some("an upgrade says what it needs and no more")
            }
            Op::DrawProject { who, .. } | Op::PeekTile { who, .. } => {
                (!matches!(who, Who::Me | Who::Leader)).then_some("one person draws")
            }
            Op::Damage { n, .. } if *n > 1 => Some("more than 1 damage (4.4)"),
            _ => None,
        };
        all.extend(fault.map(|fault| format!("{id}: {fault}")));
    }
}

/// Every list of ops with its card.
pub fn lists(catalog: &Catalog) -> Vec<(&Key, &[Op])> {
    let mut all: Vec<(&Key, &[Op])> = Vec::new();
    all.extend(
        catalog
            .events
            .values()
            .map(|e| (&e.id, e.effects.as_slice())),
    );
    all.extend(
        catalog
            .stories
            .values()
            .map(|s| (&s.id, s.first.as_slice())),
    );
    all.extend(
        catalog
            .locked
            .values()
            .map(|l| (&l.id, l.effects.as_slice())),
    );
    for night in catalog.nights.values() {
        for part in [&night.need, &night.extra, &night.monsters] {
            all.push((&night.id, part));
        }
    }
    for threat in catalog.threats.values() {
        if let Threatens::Instant(ops) = &threat.does {
            all.push((&threat.id, ops));
        }
    }
    for (id, list) in passives(catalog) {
        for passive in list {
            if let Passive::CardAction { then, .. } | Passive::AsLeader { then, .. } = passive {
                all.push((id, then));
            }
        }
    }
    all
}

/// Every list of abilities with its card.
pub fn passives(catalog: &Catalog) -> Vec<(&Key, &[Passive])> {
    let mut all: Vec<(&Key, &[Passive])> = Vec::new();
    all.extend(
        catalog
            .projects
            .values()
            .map(|p| (&p.id, p.effects.as_slice())),
    );
    all.extend(
        catalog
            .found
            .values()
            .map(|f| (&f.id, f.effects.as_slice())),
    );
    all.extend(
        catalog
            .characters
            .values()
            .map(|c| (&c.id, c.effects.as_slice())),
    );
    all.extend(
        catalog
            .terrains
            .values()
            .map(|t| (&t.id, t.rule.as_slice())),
    );
    for threat in catalog.threats.values() {
        if let Threatens::Ongoing(list) = &threat.does {
            all.push((&threat.id, list));
        }
    }
    all
}

/// A world needs so many of each kind.
fn pools(catalog: &Catalog, all: &mut Vec<String>) {
    let tier = |tier| catalog.nights.values().filter(|n| n.tier == tier).count();
    let deck = |deck| catalog.projects.values().filter(|p| p.deck == deck).count();
    let least = [
        ("normal projects", deck(Deck::Normal), 8),
        ("advanced projects", deck(Deck::Advanced), 3),
        ("found items", catalog.found.len(), 6),
        ("animals", catalog.animals.len(), 6),
        ("monsters", catalog.monsters.len(), 8),
        ("events", catalog.events.len(), 10),
        ("stories", catalog.stories.len(), 10),
        ("nights of tier I", tier(1), 4),
        ("nights of tier II", tier(2), 6),
        ("characters", catalog.characters.len(), 12),
    ];
    for (name, n, least) in least {
        if n < least {
            all.push(format!("{n} {name}, and a world takes {least}"));
        }
    }
    debug_assert_eq!(Damage::ALL.len(), 4);
    let marks = catalog.bag.values().flat_map(|bag| bag.keys());
    if !marks.clone().any(|m| *m == Mark::Animal) {
        all.push("no animal in the bags".to_owned());
    }
}
