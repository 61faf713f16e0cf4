//! Setting up a new game (R-SETUP-1 to R-SETUP-23).

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::{Applied, Chance, Key, Refusal, Step};

use super::Engine;
use crate::{
    catalog::Catalog,
    content::{Aim, Icon, InventionKind, SheetSetup},
    event::Event,
    game::Island,
    ids::{Deck, Phase, Space},
    reject::Rejection,
    rulings::Reading,
    setup::{EventMix, Setup, Wreckage},
    state::{
        EventDeckCard, Future, InventionState, Person, Piles, RoundFlags, State, Stock, Threat,
        Tile, WeatherSpace,
    },
    task::{Ctx, Op, Task},
};

/// Sets up a new game; see [`castaway_kernel::Game::create`].
pub(crate) fn create(cat: &Catalog, setup: &Setup, seed: u64) -> Step<Island> {
    let bad = || Refusal::Rejected(Rejection::BadSetup);
    let players = setup.characters.len();
    let scenario = cat.scenarios.get(&setup.scenario).ok_or_else(bad)?;
    if !(1..=4).contains(&players) || usize::from(setup.equipment) > cat.equipment.len() {
        return Err(bad());
    }
    // R-S3-1: what is barred is in no pile; whoever asks for all gets what is left.
    let barred = &scenario.setup.barred;
    let mut equipment: Vec<Key> = cat.equipment.keys().cloned().collect();
    equipment.retain(|card| !barred.contains(card));
    let rulings = setup.rulings.settle(&cat.rulings).ok_or_else(bad)?;
    let mut chance = Chance::from_seed(seed);
    let characters = draw_characters(cat, setup, &mut chance).ok_or_else(bad)?;
    let people: Vec<Person> = characters.iter().cloned().map(person).collect();

    let mut inventions: BTreeMap<Key, InventionState> = BTreeMap::new();
    let mut invention_deck = cat.inventions_of(InventionKind::Deck);
    // R-SETUP-8: the default inventions lie on the board.
    for key in cat.inventions_of(InventionKind::Default) {
        inventions.insert(key, unbuilt(None));
    }
    for invention in &scenario.inventions {
        inventions.insert(invention.id.clone(), unbuilt(None));
    }
    // R-SETUP-6, R-SETUP-7: a personal one lies beside the sheet of its character, or goes to the others where nobody plays it.
    for key in cat.inventions_of(InventionKind::Personal) {
        let owner = cat.owner_of(&key).and_then(|owner| {
            characters
                .iter()
                .position(|c| *c == owner.id)
                .and_then(|at| u8::try_from(at).ok())
        });
        match owner {
            Some(seat) => {
                inventions.insert(key, unbuilt(Some(seat)));
            }
            None => invention_deck.push(key),
        }
    }
    // R-SETUP-9: all others are shuffled, and the top ones come to the board.
    chance.shuffle(&mut invention_deck);
    let sheet = &scenario.setup;
    let counted = scenario.win.all.contains(&Aim::Drawn);
    let mut drawn = BTreeSet::new();
    for _ in 0..sheet.inventions {
        if let Some(key) = invention_deck.pop() {
            if counted {
                drawn.insert(key.clone());
            }
            inventions.insert(key, unbuilt(None));
        }
    }

    let piles = Piles {
        events: event_deck(
            cat,
            setup,
            scenario.rounds,
            scenario.books_are_easier,
            &mut chance,
        ),
        adventures: Deck::ALL
            .iter()
            .map(|&deck| (deck, adventure_deck(cat, deck, &mut chance)))
            .collect(),
        // R-SETUP-14, R-SETUP-15, R-SETUP-17, R-SETUP-19: beasts, mysteries, tiles, discovery tokens; nothing is hunted yet.
        mysteries: shuffled(cat.mysteries.keys().cloned().collect(), &mut chance),
        beasts: shuffled(cat.beasts.keys().cloned().collect(), &mut chance),
        inventions: invention_deck,
        tiles: shuffled(
            cat.tiles
                .keys()
                .copied()
                .filter(|&n| !sheet.lays(n))
                .collect(),
            &mut chance,
        ),
        discovery: shuffled(discovery_stack(cat, &setup.scenario), &mut chance),
        equipment: shuffled(equipment, &mut chance),
        ..Piles::default()
    };

    let wreckage = match setup.wreckage {
        Wreckage::FoodCrates => Some(Key::from("food_crates")),
        Wreckage::Random => chance.pick(&mut cat.wreckage.keys().cloned().collect()),
    }
    .filter(|key| cat.wreckage.contains_key(key))
    .ok_or_else(bad)?;

    let mut state = State {
        setup: setup.clone().into(),
        rulings,
        chance,
        // R-SETUP-1, R-SETUP-23: round 1, and who sits first begins it.
        round: 1,
        phase: Phase::Event,
        planning: false,
        resolving: false,
        first: 0,
        people,
        friday: setup.friday.then(|| person("friday".into())),
        guests: super::guests::begin(scenario),
        dog: setup.dog,
        stock: Stock::default(),
        future: Future::default(),
        gains: Future::default(),
        // R-SETUP-11, R-SETUP-12: everything at 0, but for a shelter of the sheet.
        morale: 0,
        roof: 0,
        palisade: 0,
        weapon: 0,
        shelter: sheet.shelter,
        camp: sheet.start.space,
        shortcut: None,
        island: island(sheet).into(),
        tokens: BTreeMap::new(),
        weather: WeatherSpace::default(),
        threats: [None, None],
        piles: piles.into(),
        inventions: inventions.into(),
        drawn,
        times_built: BTreeMap::new(),
        levels_missed: BTreeSet::new(),
        discoveries: Vec::new(),
        equipment: Vec::new(),
        kept: Vec::new(),
        links: BTreeMap::new(),
        delayed: Vec::new(),
        arrange_marker: false,
        waiting_beast: None,
        pile: scenario
            .woodpile
            .as_ref()
            .map(|p| vec![0; p.stages.len()])
            .unwrap_or_default(),
        markers: BTreeSet::new(),
        numbers: BTreeMap::new(),
        succeeded: BTreeSet::new(),
        done_on: BTreeMap::new(),
        absent: BTreeMap::new(),
        plan: Vec::new(),
        flags: RoundFlags::default(),
        stack: vec![Task {
            op: Op::RoundStart,
            ctx: Ctx::default(),
        }],
        ask: None,
        end: None,
        next_serial: 0,
    };
    // R-SETUP-18: two uses each.
    match &sheet.equipment {
        Some(cards) => {
            state.piles.equipment.retain(|card| !cards.contains(card));
            state.equipment = cards.iter().map(|card| (card.clone(), 2)).collect();
        }
        None => {
            for _ in 0..setup.equipment {
                if let Some(card) = state.piles.equipment.pop() {
                    state.equipment.push((card, 2));
                }
            }
        }
    }
    let serial = state.serial();
    state.threats[1] = Some(Threat {
        serial,
        card: wreckage,
        wreckage: true,
    });
    let mut engine = Engine::new(cat, state);
    engine.tell(Event::Began { characters });
    if !engine.rules().reads(Reading::NothingBuilt) {
        for item in &sheet.items {
            engine.item_ready(item);
        }
    }
    engine.run().map_err(Refusal::Fault)?;
    Ok(Applied {
        state: engine.s,
        events: engine.events,
    })
}

/// R-SETUP-16: the tile of the camp, and one that the sheet lays with its back up.
fn island(sheet: &SheetSetup) -> BTreeMap<Space, Tile> {
    let tile = |number, face_down| Tile {
        number,
        face_down,
        ..Tile::default()
    };
    let mut island = BTreeMap::from([(sheet.start.space, tile(sheet.start.number, false))]);
    if let Some(down) = &sheet.later {
        island.insert(down.space, tile(down.number, true));
    }
    if let Some(closed) = &sheet.closed {
        let by = Some(closed.by.clone());
        let down = tile(closed.number, true);
        island.insert(closed.space, Tile { closed: by, ..down });
    }
    island
}

/// R-SETUP-3: chosen or drawn, and no two the same.
fn draw_characters(cat: &Catalog, setup: &Setup, chance: &mut Chance) -> Option<Vec<Key>> {
    let mut pool: Vec<Key> = cat.characters.keys().cloned().collect();
    for named in setup.characters.iter().flatten() {
        let at = pool.iter().position(|c| c == named)?;
        pool.remove(at);
    }
    // R-2P-1: with one or two players the soldier is drawn only when nobody else is left.
    let soldier = Key::from("soldier");
    setup
        .characters
        .iter()
        .map(|wish| match wish {
            Some(named) => Some(named.clone()),
            None => {
                let mut from: Vec<Key> = pool
                    .iter()
                    .filter(|c| setup.characters.len() > 2 || **c != soldier)
                    .cloned()
                    .collect();
                if from.is_empty() {
                    from.clone_from(&pool);
                }
                let drawn = chance.pick(&mut from)?;
                pool.retain(|c| *c != drawn);
                Some(drawn)
            }
        })
        .collect()
}

/// R-SETUP-4, R-SETUP-5: somebody with all their pawns and no wound.
pub(super) fn person(character: Key) -> Person {
    Person {
        character,
        wounds: 0,
        det: 0,
        specials: Vec::new(),
        used: BTreeSet::new(),
        pawn_limit: None,
        pawn_limit_next: None,
        allowed: None,
        no_abilities: false,
        outside: None,
        sheet: Future::default(),
        reroll: None,
        night_wounds: 0,
        covered_arrows: BTreeSet::new(),
        dead: false,
    }
}

fn unbuilt(owner: Option<u8>) -> InventionState {
    InventionState {
        built: false,
        since: 0,
        owner,
        suspended: false,
    }
}

fn shuffled<T>(mut items: Vec<T>, chance: &mut Chance) -> Vec<T> {
    chance.shuffle(&mut items);
    items
}

/// R-SETUP-13: the cards of a deck, shuffled.
fn adventure_deck(cat: &Catalog, deck: Deck, chance: &mut Chance) -> Vec<Key> {
    let cards = cat
        .adventures
        .iter()
        .filter(|((d, _), _)| *d == deck)
        .flat_map(|((_, key), card)| std::iter::repeat_n(key.clone(), usize::from(card.count)))
        .collect();
    shuffled(cards, chance)
}

fn discovery_stack(cat: &Catalog, scenario: &Key) -> Vec<Key> {
    let special: BTreeSet<&Key> = cat
        .scenarios
        .values()
        .flat_map(|s| s.tokens.iter().map(|t| &t.id))
        .collect();
    let here: BTreeSet<&Key> = cat
        .scenarios
        .get(scenario)
        .into_iter()
        .flat_map(|s| s.tokens.iter().map(|t| &t.id))
        .collect();
    cat.discovery
        .values()
        .filter(|t| !special.contains(&t.id) || here.contains(&t.id))
        .flat_map(|t| std::iter::repeat_n(t.id.clone(), usize::from(t.count)))
        .collect()
}

/// R-SETUP-21, R-VAR-1 to R-VAR-3: half book cards, half adventure cards, shifted by a sixth for the mix.
fn event_deck(
    cat: &Catalog,
    setup: &Setup,
    rounds: u8,
    books_are_easier: bool,
    chance: &mut Chance,
) -> Vec<EventDeckCard> {
    let half = usize::from(rounds.div_ceil(2));
    let shift = usize::from(rounds / 6);
    let more_books = match setup.events {
        EventMix::Normal => None,
        EventMix::Harder => Some(!books_are_easier),
        EventMix::Easier => Some(books_are_easier),
    };
    let (books, icons) = match more_books {
        None => (half, half),
        Some(true) => (half + shift, half - shift),
        Some(false) => (half - shift, half + shift),
    };
    let pool = |book: bool| -> Vec<Key> {
        cat.events
            .values()
            .filter(|e| (e.icon == Some(Icon::Book)) == book)
            .flat_map(|e| std::iter::repeat_n(e.id.clone(), usize::from(e.count)))
            .collect()
    };
    let mut deck = Vec::with_capacity(books + icons);
    for (mut from, n) in [(pool(true), books), (pool(false), icons)] {
        for _ in 0..n {
            if let Some(key) = chance.pick(&mut from) {
                deck.push(EventDeckCard::Event(key));
            }
        }
    }
    chance.shuffle(&mut deck);
    deck
}
