//! Setting up a game and picking the starts.

use castaway_kernel::{Applied, Seat};

use super::{Res, Work, day, dice, no};
use crate::{
    catalog::Catalog,
    content::{Check, Grant, ScenarioDef, Tier},
    event::Event,
    generate,
    ids::{Class, Feature},
    map::Map,
    names,
    reject::Rejection,
    setup::{Island, Setup},
    state::{Charter, Phase, Player, Standing, State},
};

/// The island with the name, kind and days it brings.
struct Land {
    map: Map,
    name: Option<String>,
    class: Option<Class>,
    days: u8,
}

fn land(catalog: &Catalog, setup: &Setup) -> Option<Land> {
    let (seed, def) = match &setup.island {
        Island::Given(map) => {
            return Some(Land {
                map: map.clone(),
                name: None,
                class: None,
                days: catalog.rules.track,
            });
        }
        Island::Seed(seed) => (
            *seed,
            catalog.island_by_seed(setup.seats, setup.difficulty, *seed)?,
        ),
        Island::Of { class, seed } => (*seed, catalog.island_of(setup.seats, *class)?),
    };
    Some(Land {
        map: generate::island(def, seed)?,
        name: Some(names::island(seed)),
        class: Some(def.class),
        days: def.days.min(catalog.rules.track),
    })
}

/// One card, or two different ones that may be combined (W-R-28), on any island (W-SETUP-5).
fn charter(catalog: &Catalog, setup: &Setup, land: &Land) -> Res<(Charter, Vec<Grant>)> {
    let mut cards: Vec<&ScenarioDef> = Vec::new();
    for id in &setup.scenarios {
        match catalog.scenario(id) {
            Some(card) if !cards.contains(&card) => cards.push(card),
            Some(_) | None => return no(Rejection::Scenario),
        }
    }
    let pair = cards.len() == 2 && cards.iter().all(|c| c.combinable);
    let (true, Some(level)) = (
        cards.len() == 1 || pair,
        catalog.difficulty(setup.difficulty),
    ) else {
        return no(Rejection::Scenario);
    };
    // The printed proposal, the longer limit, leaves no pair of short cards possible: limits add up.
    let limit = cards
        .iter()
        .fold(0u8, |sum, c| sum.saturating_add(c.days))
        .min(catalog.rules.track);
    let any_time = cards.iter().all(|c| c.check == Check::AnyTime);
    let hard = cards.iter().any(|c| c.tier == Tier::Hard);
    let shift = match (any_time, hard) {
        // Where only the end counts, the days are part of the task, not time allowed for it.
        (false, _) => 0,
        // A day less would leave nobody a chance.
        (true, true) => level.days.max(0),
        (true, false) => level.days,
    };
    let mut grants: Vec<Grant> = cards.iter().flat_map(|c| c.grants.clone()).collect();
    grants.push(Grant::Survival(level.survival));
    grants.push(Grant::Stock(level.stock));
    let charter = Charter {
        name: land.name.clone(),
        class: land.class,
        scenarios: setup.scenarios.clone(),
        difficulty: setup.difficulty,
        days: limit.saturating_add_signed(shift).clamp(1, land.days),
        check: if any_time {
            Check::AnyTime
        } else {
            Check::AtEnd
        },
        day_bonus: cards.iter().map(|c| c.day_bonus).sum(),
        race: cards.iter().any(|c| c.race),
        goals: cards.iter().flat_map(|c| c.goals.clone()).collect(),
        hindrances: cards.iter().flat_map(|c| c.hindrances.clone()).collect(),
    };
    Ok((charter, grants))
}

/// Whether a given map can be played by so many.
fn playable(map: &Map, seats: u8) -> bool {
    let whole = usize::from(map.cols) * usize::from(map.rows) == map.fields.len();
    let die = 1..=6;
    let values = map.fields.iter().all(|f| match f.feature {
        Feature::Gather { value, .. } | Feature::Lizard { value } => die.contains(&value),
        Feature::Empty
        | Feature::Sea
        | Feature::Palm
        | Feature::Crystal
        | Feature::Mask
        | Feature::Smoke
        | Feature::Chart => true,
    });
    let starts = map.hexes().filter(|h| map.is_empty(*h)).count();
    whole && values && map.cols <= 40 && map.rows <= 40 && starts >= usize::from(seats)
}

/// A sheet at the start: full health (W-SETUP-8), and nothing but what the cards grant (W-SETUP-9).
fn player(catalog: &Catalog, grants: &[Grant]) -> Player {
    let mut player = Player {
        at: None,
        standing: Standing::Playing,
        health: catalog.rules.health,
        stock: crate::content::Stock::default(),
        survival: 0,
        crystals: 0,
        masks: 0,
        masks_used: 0,
        smoke_value: None,
        smokes: 0,
        charted: std::collections::BTreeSet::new(),
        plans: std::collections::BTreeMap::new(),
        made: std::collections::BTreeSet::new(),
        lizards: 0,
        lizard_points: 0,
        grant: Vec::new(),
    };
    for grant in grants {
        match grant {
            Grant::Item(item) => {
                player.made.insert(*item);
            }
            Grant::OneOf(items) => player.grant.extend(items),
            Grant::Stock(stock) => player.stock.gain(stock),
            Grant::Survival(points) => player.survival = player.survival.saturating_add(*points),
        }
    }
    player
}

/// A new game that waits for the first start; who begins is left to chance, and the order goes round from there (W-SETUP-6).
pub(crate) fn create(catalog: &Catalog, setup: &Setup, seed: u64) -> Res<Applied<State, Event>> {
    if !(1..=4).contains(&setup.seats) {
        return no(Rejection::Seats);
    }
    let Some(land) = land(catalog, setup).filter(|l| playable(&l.map, setup.seats)) else {
        return no(Rejection::Island);
    };
    let (charter, grants) = charter(catalog, setup, &land)?;
    let shown = dice::roll(seed, dice::Stream::First, Seat(0), 0, 0);
    // Two dice make every number of seats equally likely.
    let more = dice::roll(seed, dice::Stream::First, Seat(0), 1, 0);
    let first = ((shown - 1) * 6 + more - 1) % setup.seats;
    let order: Vec<Seat> = (0..setup.seats)
        .map(|i| Seat((first + i) % setup.seats))
        .collect();
    let first = Seat(first);
    let state = State {
        charter,
        map: land.map,
        structures: Vec::new(),
        players: vec![player(catalog, &grants); usize::from(setup.seats)],
        order,
        day: 1,
        phase: Phase::Start(first),
        fights: 0,
        seed,
    };
    Ok(Applied {
        state,
        events: vec![Event::Began { first }],
    })
}

fn starting(w: &Work<'_>, seat: Seat) -> Res {
    if w.state.phase == Phase::Start(seat) {
        Ok(())
    } else {
        no(Rejection::NotNow)
    }
}

pub(super) fn grant(w: &mut Work<'_>, seat: Seat, item: crate::ids::Item) -> Res {
    starting(w, seat)?;
    let player = w.player_mut(seat)?;
    if !player.grant.contains(&item) {
        return no(Rejection::Grant);
    }
    player.grant.clear();
    player.made.insert(item);
    w.tell(Event::Granted { seat, item });
    Ok(())
}

/// Picks a start field, one after the other and each another one (W-SETUP-7, W-R-21).
pub(super) fn start(w: &mut Work<'_>, seat: Seat, at: crate::hex::Hex) -> Res {
    starting(w, seat)?;
    if !w.player(seat)?.grant.is_empty() {
        return no(Rejection::Grant);
    }
    if !w.state.map.is_empty(at) || w.state.pawn_at(at).is_some() {
        return no(Rejection::StartField);
    }
    w.player_mut(seat)?.at = Some(at);
    w.tell(Event::Landed { seat, at });
    let homeless = |s: &&Seat| w.state.player(**s).is_some_and(|p| p.at.is_none());
    match w.state.order.iter().find(homeless).copied() {
        Some(next) => {
            w.state.phase = Phase::Start(next);
            Ok(())
        }
        None => day::dawn(w),
    }
}
