//! A table in the middle of a game, as a viewer might see it.

use castaway_robinson::{
    content::Price,
    ids::{Deck, Part, Phase, Source, Space, Terrain, TokenKind, Who},
    plan::{Assignment, Goal, Pawn},
    state::{Future, NeutralPawn, Stock},
    task::CardRef,
    view::{
        HexView, InventionView, PersonView, PlacementView, ThreatView, TileView, View, WeatherView,
    },
};

fn person(who: Who, character: &str) -> PersonView {
    PersonView {
        who,
        character: character.into(),
        wounds: 3,
        dies_on: 13,
        arrows: vec![4, 7],
        det: 2,
        specials: vec![(Part::Arm, Deck::Build)],
        pawns: 2,
        pawns_left: 1,
        abilities: Vec::new(),
        outside: None,
        sheet: Future::default(),
        allowed: None,
        dead: false,
    }
}

fn hex(space: Space) -> HexView {
    HexView {
        space,
        tile: (space == Space::T1).then(|| TileView {
            number: 4,
            terrain: Terrain::Hills,
            terrain_covered: false,
            face_down: false,
            sources: vec![(Source::Wood, false), (Source::Fish, true)],
            natural_shelter: false,
            totem: true,
            sleepers: Vec::new(),
        }),
        distance: None,
        explorable: false,
        camp: false,
        shortcut: false,
        tokens: vec![TokenKind::TimeConsuming],
        waiting_markers: 0,
    }
}

/// Two players and Friday in round 4, with one planned action.
pub fn view() -> View {
    View {
        scenario: "castaways".into(),
        round: 4,
        rounds: 12,
        phase: Phase::Action,
        planning: true,
        first: 0,
        viewer: Some(0),
        hexes: Space::ALL.iter().map(|&s| hex(s)).collect(),
        tiles_left: 8,
        tiles_seen: Vec::new(),
        people: vec![
            person(Who::Seat(0), "cook"),
            person(Who::Seat(1), "soldier"),
        ],
        friday: Some(person(Who::Friday, "friday")),
        dog: true,
        dog_free: true,
        placed: Vec::new(),
        neutral: vec![NeutralPawn {
            id: 1,
            colour: castaway_robinson::effect::PawnColour::Gather,
            from: "belts".into(),
            only: None,
        }],
        stock: Stock::default(),
        tied: Stock::default(),
        future: Future::default(),
        morale: 0,
        roof: 1,
        palisade: 0,
        weapon: 2,
        shelter: true,
        natural_shelter: false,
        camp_price: Price { wood: 2, fur: 1 },
        threats: [
            Some(ThreatView {
                card: CardRef::Event("storm".into()),
                actions: Vec::new(),
                threat: Vec::new(),
                planned: false,
            }),
            None,
        ],
        events_left: 9,
        hunting: 1,
        tokens: Vec::new(),
        inventions: vec![InventionView {
            id: "sling".into(),
            built: false,
            pending: false,
            owner: None,
            scenario: false,
            prices: vec![Price { wood: 0, fur: 1 }, Price { wood: 1, fur: 0 }],
            terrain: None,
            items: Vec::new(),
            ready: true,
        }],
        discoveries: Vec::new(),
        equipment: Vec::new(),
        kept: vec![(5, CardRef::Mystery("whip".into()), 0)],
        plan: vec![PlacementView {
            id: 3,
            what: Assignment {
                goal: Goal::Hunt,
                pawns: vec![Pawn::Seat(0), Pawn::Dog],
                price: 0,
                aids: Vec::new(),
                discount: false,
            },
            tied: Stock::default(),
            risky: 2,
            sure: 2,
            missing: 0,
            odds: None,
            card: None,
            res: None,
            done: false,
        }],
        weather: WeatherView {
            dice: Vec::new(),
            rain: false,
            snow: false,
            storm: false,
            prerolled: Vec::new(),
        },
        pile: vec![(0, 1)],
        pile_open: true,
        ship: (10, 12),
        goal_item: "fire".into(),
        arrange_marker: false,
        waiting_beast: false,
        ask: None,
        waiting: vec![0],
        usable: Vec::new(),
        end: None,
    }
}
