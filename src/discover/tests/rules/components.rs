//! What lies in a box, as far as a table shows it: terrains, cards by their names, tokens, traits.

use std::collections::BTreeSet;

use castaway_clause::clause;
use castaway_discover::{
    Discover, bot,
    catalog::Catalog,
    command::{Command, Gather},
    event::Event,
    ids::{Kind, Res},
    setup::Setup,
    state::State,
    stock::Stock,
    trade::Goods,
    world::{Face, Icon},
};
use castaway_kernel::{Game, Key, Seat};

use crate::table::Table;

/// The first morning for two on a terrain.
fn on(catalog: &Catalog, terrain: &Key, seed: u64) -> State {
    let mut setup = Setup::new("q_beacon", 2, seed);
    setup.world.terrain = Some(terrain.clone());
    Discover::create(catalog, &setup, 1).unwrap().state
}

#[test]
#[clause(id = "D-AIM-5", says = "a terrain says its layout, its grounds with what they cost, its three sources and its threats", lies = Setup)]
#[clause(id = "D-SETUP-10", says = "grounds, sources and threats of other terrains are not in the game", lies = Setup)]
#[clause(id = "D-MOVE-3", says = "a space has one ground and costs what that does", lies = Map)]
fn a_table_is_of_one_terrain() {
    let catalog = Catalog::load().unwrap();
    assert!(catalog.terrains.len() > 2);
    for (id, terrain) in &catalog.terrains {
        let s = on(&catalog, id, 3);
        assert_eq!(s.world.order.terrain.as_ref(), Some(id));
        assert_eq!(s.world.shape, terrain.layout, "{id}");
        for res in Res::ALL {
            let of = |all: &[Res]| all.iter().filter(|r| *r == res).count();
            assert_eq!(of(&s.world.sources), of(&terrain.water), "{id}");
        }
        let own = |threat: &Key| catalog.threats[threat].deck == terrain.threat_deck;
        assert!(s.decks.threats.iter().all(own), "{id}");
        for site in &s.world.sites {
            let ground = &terrain.grounds[usize::from(site.ground)];
            assert_eq!(site.cost, ground.cost, "{id}: {}", ground.id);
        }
    }
}

#[test]
#[clause(id = "D-SETUP-5", says = "of each card there is one: none is dealt twice", lies = Decks)]
fn no_card_is_dealt_twice() {
    let catalog = Catalog::load().unwrap();
    for seed in 0..4 {
        let s = on(&catalog, &Key::from("cinder_isle"), seed);
        let decks = [
            &s.decks.nights,
            &s.decks.threats,
            &s.decks.normal,
            &s.decks.advanced,
            &s.decks.found,
            &s.decks.monsters,
        ];
        let held = s
            .seats
            .iter()
            .flat_map(|who| who.hand.iter().chain(&who.dealt));
        let dealt: Vec<&Key> = decks.into_iter().flatten().chain(held).collect();
        let cards: BTreeSet<&Key> = dealt.iter().copied().collect();
        assert!(dealt.len() > 40, "only {} cards", dealt.len());
        assert_eq!(cards.len(), dealt.len(), "seed {seed}");
    }
}

#[test]
#[clause(id = "D-SCOUT-4", says = "the icon says which token comes, whatever the ground is", lies = Hidden)]
fn the_icon_counts() {
    let table = Table::dealt("q_beacon", 1);
    let beyond = |at| table.s.world.around(at).find(|n| *n >= 7);
    let edge = (1..7).find(|at| beyond(*at).is_some()).unwrap();
    let tile = beyond(edge).unwrap() / 7;
    let grounds = table.catalog.terrains["cinder_isle"].grounds.len();
    for ground in 0..u8::try_from(grounds).unwrap() {
        let mut scouted = table.clone();
        for site in &mut scouted.s.world.sites {
            site.ground = ground;
        }
        scouted.seat(0).at = edge;
        scouted.order(0, Command::Scout { tile, second: None });
        let mut tokens = 0;
        for space in scouted.s.world.spaces_of(usize::from(tile)) {
            let site = scouted.s.world.site(space).unwrap();
            let icon = match site.icon {
                Some(Icon::Feature(kind)) => Some(kind),
                _ => None,
            };
            let lies = scouted.s.ground(space).tokens.first().map(|t| t.kind);
            assert_eq!(lies, icon);
            tokens += usize::from(lies.is_some());
        }
        assert!(tokens >= 2, "{tokens} tokens");
    }
}

#[test]
#[clause(id = "D-NUM-1", says = "the card that a token names is told and resolved", lies = Map)]
#[clause(id = "D-NUM-8", says = "two tokens that name one card do the same", lies = Map)]
fn a_token_names_a_card() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[]);
    for n in 1..=2 {
        table.token(0, Kind::D, Face::Event(Key::from("e10")), false);
        table.order(0, Command::Gather(Gather::Token(0)));
        let told = |e: &Event| matches!(e, Event::Card(_, card) if *card == "e10");
        assert!(table.told.iter().any(told));
        assert_eq!(table.me().stock.units(Res::Stone), 2 * n);
    }
}

#[test]
#[clause(id = "D-NUM-7", says = "where no found item is left nothing is found", lies = Decks)]
fn what_is_in_no_deck_is_not_found() {
    let mut table = Table::plain("q_beacon", 1);
    table.s.decks.found.clear();
    let before = table.me().clone();
    table.resolve(0, r#"[{"op":"found_item"}]"#);
    assert!(table.s.ask.is_none());
    assert_eq!(*table.me(), before);
    table.s.decks.found.push(Key::from("kit"));
    table.resolve(0, r#"[{"op":"found_item"}]"#);
    assert_eq!(table.me().items.len(), 1);
}

#[test]
#[clause(id = "D-SPEND-1", says = "a token that was taken lies with the discards of its kind, with what it shows", lies = Decks)]
fn a_taken_token_lies_with_its_kind() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[]);
    for kind in [Kind::A, Kind::B] {
        table.token(0, kind, Face::Res(Res::Wood), false);
        let before = table.s.decks.spent.clone();
        table.order(0, Command::Gather(Gather::Token(0)));
        for other in Kind::ALL {
            let mut expected = before[other.index()].clone();
            if *other == kind {
                expected.push(Face::Res(Res::Wood));
            }
            assert_eq!(table.s.decks.spent[other.index()], expected);
        }
    }
    assert_eq!(table.me().stock.units(Res::Wood), 2);
}

#[test]
#[clause(id = "D-TRADE-4", says = "PLAYED OTHERWISE: items load themselves, so what goes along is named in the offer", lies = Other)]
fn an_offer_names_what_an_item_carries() {
    let mut table = Table::plain("q_beacon", 2);
    table.holds(0, &[(Res::Clean, 2)]).holds(1, &[]);
    table.item(0, "waterskin", 0);
    let mut give = Goods::default();
    give.items.push(Key::from("waterskin"));
    let trade = |table: &mut Table, give: &Goods| {
        let offer = Command::Offer {
            to: Seat(1),
            give: give.clone(),
            take: Goods::default(),
        };
        table.order(0, offer).order(1, Command::Accept(Seat(0)));
        (table.me().stock, table.s.seats[1].stock)
    };
    let (none, two) = (Stock::default(), Stock::of(Res::Clean, 2));
    assert_eq!(trade(&mut table.clone(), &give), (two, none));
    give.stock = two;
    assert_eq!(trade(&mut table, &give), (none, two));
    assert!(table.me().items.is_empty());
    assert_eq!(table.s.seats[1].items.len(), 1);
}

#[test]
#[clause(id = "D-R-7", says = "PLAYED OTHERWISE: of equally near landmarks the lowest number counts", lies = Map)]
fn of_equally_near_landmarks_the_lowest() {
    let mut table = Table::plain("q_beacon", 1);
    let many = table.s.world.landmarks();
    let equal = |at: u8| {
        let steps = table.s.world.steps(at, |_| true);
        let far = |n: &u8| steps[usize::from(table.landmark(*n))];
        let least = (1..=many).map(|n| far(&n)).min()?;
        let near: Vec<u8> = (1..=many).filter(|n| far(n) == least).collect();
        (least > 0 && near.len() > 1).then(|| (at, near[0]))
    };
    let spaces = u8::try_from(table.s.spaces.len()).unwrap();
    let (at, lowest) = (0..spaces).find_map(equal).expect("two that are as near");
    table.seat(0).at = at;
    table.resolve(0, r#"[{"op":"spawn","where":"nearest_landmark"}]"#);
    assert_eq!(table.s.monsters[0].at, table.landmark(lowest));
}

#[test]
#[clause(id = "D-TRAIT-1", says = "without any trait a game goes the same way", lies = Own)]
fn traits_do_nothing() {
    let printed = Catalog::load().unwrap();
    let mut bare = Catalog::load().unwrap();
    let none = Key::from("none");
    for card in bare.projects.values_mut() {
        card.label = none.clone();
    }
    for card in bare.found.values_mut() {
        card.label = none.clone();
    }
    for card in bare.quest_items.values_mut() {
        card.label = none.clone();
    }
    for card in bare.stories.values_mut() {
        card.label = none.clone();
    }
    let play = |catalog: &Catalog| {
        let begun = on(catalog, &Key::from("cinder_isle"), 3);
        bot::play_on(catalog, begun, 8)
    };
    let (end, outcome) = play(&printed);
    assert!(end.day > 1, "it is played");
    assert_eq!(play(&bare), (end, outcome));
}
