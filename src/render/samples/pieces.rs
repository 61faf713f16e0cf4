//! The pieces that views are made of.

use castaway_render::{Key, View};
use castaway_robinson::{
    content::{Price, Requirement, ThreatAction},
    effect::{Effect, Mode, Target},
    ids::{Phase, Source, Space, Terrain, Who},
    plan::{Assignment, Goal, Pawn},
    state::{Future, Stock},
    task::CardRef,
    view::{HexView, InventionView, PersonView, PlacementView, ThreatView, TileView, WeatherView},
};

pub fn key(id: &str) -> Key {
    Key::from(id)
}

pub fn hex(space: Space) -> HexView {
    HexView {
        space,
        tile: None,
        distance: None,
        explorable: false,
        camp: false,
        shortcut: false,
        tokens: Vec::new(),
        markers: vec![],
        number: None,
        waiting_markers: 0,
        closed: None,
        closes: None,
        slow: 0,
    }
}

pub fn tile(number: u8, terrain: Terrain, sources: &[Source]) -> TileView {
    TileView {
        number,
        terrain,
        terrain_covered: false,
        hidden: false,
        face_down: false,
        sources: sources.iter().map(|&s| (s, false)).collect(),
        natural_shelter: false,
        totem: false,
        sleepers: Vec::new(),
    }
}

pub fn person(who: Who, character: &str) -> PersonView {
    let (dies_on, arrows): (u8, &[u8]) = match character {
        "carpenter" => (13, &[5, 8, 10]),
        "cook" => (13, &[4, 7, 9, 11]),
        "explorer" => (12, &[6, 11]),
        "soldier" => (12, &[5, 9]),
        _ => (4, &[]),
    };
    PersonView {
        who,
        character: key(character),
        wounds: 0,
        dies_on,
        arrows: arrows.to_vec(),
        det: 0,
        specials: Vec::new(),
        pawns: if matches!(who, Who::Friday) { 1 } else { 2 },
        pawns_left: if matches!(who, Who::Friday) { 1 } else { 2 },
        abilities: Vec::new(),
        outside: None,
        sheet: Future::default(),
        allowed: None,
        dead: false,
        away: false,
    }
}

pub fn invention(
    id: &str,
    terrain: Option<Terrain>,
    items: &[&str],
    price: &[(u8, u8)],
) -> InventionView {
    InventionView {
        id: key(id),
        built: false,
        pending: false,
        owner: None,
        scenario: false,
        prices: price
            .iter()
            .map(|&(wood, fur)| Price { wood, fur, food: 0 })
            .collect(),
        terrains: terrain.into_iter().collect(),
        items: items.iter().map(|i| key(i)).collect(),
        with: None,
        ready: false,
        wanted: false,
    }
}

pub fn inventions(people: &[PersonView]) -> Vec<InventionView> {
    use Terrain::{Beach, Hills, Mountains, Plains, River};
    let mut all = vec![
        invention("bricks", Some(Hills), &[], &[]),
        invention("dam", Some(River), &[], &[(1, 0)]),
        invention("fire", Some(Mountains), &[], &[]),
        invention("knife", Some(Mountains), &[], &[]),
        invention("map", Some(River), &[], &[]),
        invention("medicine", Some(Plains), &[], &[]),
        invention("pot", Some(Hills), &[], &[]),
        invention("rope", Some(Plains), &[], &[]),
        invention("shovel", Some(Beach), &[], &[]),
        invention("bow", None, &["rope", "knife"], &[(1, 0)]),
        invention("lantern", Some(Hills), &["fire"], &[]),
        invention("sling", None, &[], &[(0, 1), (1, 0)]),
        invention("raft", None, &["rope"], &[(2, 0)]),
        invention("cellar", None, &["shovel"], &[]),
    ];
    for (id, item, price) in [("hatchet", None, (1, 0)), ("mast", Some("rope"), (1, 1))] {
        let terrain = if item.is_none() {
            Some(Mountains)
        } else {
            None
        };
        let items: Vec<&str> = item.into_iter().collect();
        all.push(InventionView {
            scenario: true,
            ..invention(id, terrain, &items, &[price])
        });
    }
    for (seat, p) in people.iter().enumerate() {
        let (id, item) = match p.character.as_str() {
            "carpenter" => ("snare", "rope"),
            "cook" => ("fireplace", "fire"),
            "explorer" => ("shortcut", "map"),
            _ => ("spear", "knife"),
        };
        let seat = u8::try_from(seat).unwrap_or(0);
        let price: &[(u8, u8)] = if id == "spear" { &[(1, 0)] } else { &[] };
        all.push(InventionView {
            owner: Some(seat),
            ..invention(id, None, &[item], price)
        });
    }
    for i in &mut all {
        i.ready = i.terrains.iter().all(|t| *t == Beach) && i.items.is_empty();
    }
    all
}

pub fn built(view: &mut View, ids: &[&str]) {
    for i in &mut view.inventions {
        if ids.contains(&i.id.as_str()) {
            i.built = true;
        }
    }
}

pub fn ready(view: &mut View, ids: &[&str]) {
    for i in &mut view.inventions {
        if ids.contains(&i.id.as_str()) {
            i.ready = true;
        }
    }
}

pub fn plan(view: &mut View, goal: Goal, pawns: &[Pawn], risky: u8, sure: u8) {
    let id = u32::try_from(view.plan.len()).unwrap_or(0);
    let n = u8::try_from(pawns.len()).unwrap_or(0);
    view.plan.push(PlacementView {
        id,
        what: Assignment {
            goal,
            pawns: pawns.to_vec(),
            price: 0,
            aids: Vec::new(),
            discount: false,
        },
        tied: Stock::default(),
        tied_det: 0,
        risky,
        sure,
        missing: risky.saturating_sub(n),
        odds: (n < sure).then_some(castaway_robinson::odds::Odds {
            success: 67,
            wound: 50,
            more: [0; 3],
            adventure: 50,
            sways: Vec::new(),
            again: None,
        }),
        card: None,
        res: None,
        done: false,
    });
    for pawn in pawns {
        match pawn {
            Pawn::Seat(seat) => {
                if let Some(p) = view.people.get_mut(usize::from(*seat)) {
                    p.pawns_left = p.pawns_left.saturating_sub(1);
                }
            }
            Pawn::Friday => {
                if let Some(f) = &mut view.friday {
                    f.pawns_left = 0;
                }
            }
            Pawn::Guest(guest) => {
                if let Some(one) = view.guests.get_mut(usize::from(*guest)) {
                    one.pawns_left = 0;
                }
            }
            Pawn::Dog => view.dog_free = false,
            Pawn::Neutral(_) => {}
        }
    }
}

pub fn set(view: &mut View, space: Space, change: impl FnOnce(&mut HexView)) {
    if let Some(h) = view.hexes.iter_mut().find(|h| h.space == space) {
        change(h);
    }
}

pub fn threat(id: &str, pawns: u8, requires: Vec<Requirement>) -> ThreatView {
    ThreatView {
        card: CardRef::Event(key(id)),
        actions: vec![ThreatAction {
            pawns,
            requires,
            reward: vec![Effect::Det {
                who: Target::Resolver,
                n: 1,
                mode: Mode::Demand,
            }],
            mixed: false,
        }],
        threat: vec![Effect::Wound {
            who: Target::EachPlayer,
            n: 1,
        }],
        beast: false,
        planned: false,
    }
}

/// The empty island with these characters.
pub fn start(characters: &[&str]) -> View {
    let people: Vec<PersonView> = characters
        .iter()
        .enumerate()
        .map(|(i, c)| person(Who::Seat(u8::try_from(i).unwrap_or(0)), c))
        .collect();
    let inventions = inventions(&people);
    let mut view = View {
        scenario: key("castaways"),
        rulings: castaway_robinson::rulings::Rulings::default(),
        round: 1,
        rounds: 12,
        phase: Phase::Action,
        planning: true,
        first: 0,
        viewer: None,
        hexes: Space::ALL
            .iter()
            .filter(|s| !s.beside_island())
            .map(|&s| hex(s))
            .collect(),
        tiles_left: 10,
        tiles_seen: Vec::new(),
        people,
        friday: None,
        guests: Vec::new(),
        dog: false,
        dog_free: false,
        neutral: Vec::new(),
        placed: Vec::new(),
        stock: Stock::default(),
        tied: Stock::default(),
        future: Future::default(),
        morale: 0,
        roof: 0,
        palisade: 0,
        weapon: 0,
        shelter: false,
        natural_shelter: false,
        camp_price: Price {
            wood: 3,
            fur: 2,
            food: 0,
        },
        threats: [None, None],
        events_left: 11,
        hunting: 0,
        tokens: Vec::new(),
        inventions,
        discoveries: Vec::new(),
        equipment: vec![(key("pistol"), 2), (key("biscuits"), 2)],
        kept: Vec::new(),
        plan: Vec::new(),
        weather: WeatherView {
            dice: Vec::new(),
            rain: false,
            snow: false,
            storm: false,
            prerolled: Vec::new(),
        },
        night: Default::default(),
        pile: vec![(0, 1), (0, 2), (0, 3), (0, 4), (0, 5)],
        pile_open: true,
        ship: Some((10, 12)),
        offered: vec![],
        mouths: 0,
        crew: Vec::new(),
        aims: vec![],
        goal_item: Some(key("fire")),
        arrange_marker: false,
        waiting_beast: false,
        ask: None,
        waiting: (0..u8::try_from(characters.len()).unwrap_or(0)).collect(),
        usable: Vec::new(),
        end: None,
        score: Vec::new(),
    };
    set(&mut view, Space::M1, |h| {
        h.tile = Some(tile(8, Terrain::Beach, &[Source::Fish, Source::Wood]));
        h.camp = true;
        h.distance = Some(0);
    });
    for space in [Space::T1, Space::M2, Space::B1] {
        set(&mut view, space, |h| {
            h.explorable = true;
            h.distance = Some(1);
        });
    }
    view
}
