use castaway_clause::clause;
use castaway_discover::{
    Discover, command::Command, ids::Res, ids::Support, setup::Setup, state::Fate, world::Icon,
    world::World,
};
use castaway_kernel::{Game, Seat};

use crate::table::Table;

#[test]
#[clause(id = "D-SETUP-15", says = "12, 10, 8 and 8 stamina for one to four", lies = Setup)]
#[clause(id = "D-SETUP-16", says = "one food and one clean water each", lies = Own)]
#[clause(id = "D-SETUP-18", says = "three, two, one and one projects in hand", lies = Own)]
#[clause(id = "D-SETUP-14", says = "no dial is turned at the start", lies = Own)]
#[clause(id = "D-SETUP-19", says = "all stand at the camp", lies = Map)]
#[clause(id = "D-SETUP-17", says = "three support cards each, none alone", lies = Own)]
#[clause(id = "D-R-11", says = "alone there are no support cards", lies = Own)]
fn what_survivors_begin_with() {
    for (seats, stamina, hand) in [(1u8, 12, 3), (2, 10, 2), (3, 8, 1), (4, 8, 1)] {
        let table = Table::dealt("q_beacon", seats);
        let supports = if seats == 1 { &[][..] } else { Support::ALL };
        assert_eq!(table.s.supports(), supports);
        for survivor in &table.s.seats {
            assert_eq!((survivor.stamina, survivor.hand.len()), (stamina, hand));
            assert_eq!(survivor.stock.units(Res::Food), 1);
            assert_eq!(
                (survivor.stock.units(Res::Clean), survivor.stock.all()),
                (1, 2)
            );
            assert!(survivor.damage.is_empty() && survivor.items.is_empty());
            assert_eq!((survivor.at, survivor.fate), (World::CAMP, Fate::Here));
        }
    }
}

#[test]
#[clause(id = "D-SETUP-13", says = "two characters each, four alone; all are shown together", lies = Own)]
fn characters_are_chosen_in_secret_and_shown_together() {
    for (seats, choice) in [(1u8, 4), (3, 2)] {
        let catalog = castaway_discover::catalog::Catalog::load().unwrap();
        let begun = Discover::create(&catalog, &Setup::new("q_beacon", seats, 3), 5).unwrap();
        let mut s = begun.state;
        assert!(s.seats.iter().all(|p| p.dealt.len() == choice));
        for seat in (0..seats).rev().map(Seat) {
            assert!(
                s.seats.iter().all(|p| p.character.is_none()),
                "until all have chosen"
            );
            let list = Discover::legal(&catalog, &s, seat);
            assert_eq!(list.len(), choice);
            s = Discover::apply(&catalog, &s, seat, &list[1]).unwrap().state;
        }
        assert!(
            s.seats
                .iter()
                .all(|p| p.character.is_some() && p.dealt.is_empty())
        );
    }
}

#[test]
#[clause(id = "D-SETUP-3", says = "four nights of tier I lie on six of tier II", lies = Decks)]
#[clause(id = "D-SETUP-6", says = "eight normal and three advanced projects, shuffled", lies = Decks)]
#[clause(id = "D-SETUP-7", says = "twelve threats of the terrain's deck", lies = Decks)]
#[clause(id = "D-SETUP-8", says = "53 feature tokens by their backs, eight monsters, three sources", lies = Decks)]
#[clause(id = "D-CRAFT-5", says = "no advanced project in a starting hand", lies = Own)]
fn the_decks() {
    let table = Table::dealt("q_beacon", 2);
    let tier = |card| table.catalog.nights[card].tier;
    let nights: Vec<u8> = table.s.decks.nights.iter().map(tier).collect();
    assert_eq!(
        nights,
        [2, 2, 2, 2, 2, 2, 1, 1, 1, 1],
        "the top lies at the end"
    );
    assert_eq!(table.s.decks.normal.len(), 4);
    assert_eq!(table.s.decks.advanced.len(), 3);
    for survivor in &table.s.seats {
        let normal = |p| table.catalog.projects[p].deck == castaway_discover::effect::Deck::Normal;
        assert!(survivor.hand.iter().all(normal));
    }
    let wild = |t| table.catalog.threats[t].deck == "wild";
    assert!(table.s.decks.threats.len() == 12 && table.s.decks.threats.iter().all(wild));
    assert_eq!(table.s.decks.monsters.len(), 8);
    assert_eq!(table.s.world.sources.len(), 3);
    let lie: usize = table.s.spaces.iter().map(|g| g.tokens.len()).sum();
    let pile: usize = table.s.decks.tokens.iter().map(Vec::len).sum();
    assert_eq!((lie, pile), (2, 51));
}

#[test]
#[clause(id = "D-SETUP-11", says = "the start tile lies face up, sixteen others face down with their zones", lies = Map)]
#[clause(id = "D-SETUP-12", says = "the camp's fire is lit", lies = Map)]
#[clause(id = "D-FIRE-4", says = "the camp's is the only fire at the start", lies = Map)]
fn the_map() {
    let table = Table::dealt("q_beacon", 1);
    assert_eq!(table.s.up.iter().filter(|up| **up).count(), 1);
    assert_eq!(table.s.world.tiles.len(), 17);
    assert_eq!(table.s.world.tiles[0].zone, 0);
    let fires: Vec<_> = (0..)
        .zip(&table.s.spaces)
        .filter(|(_, g)| g.fire.is_some())
        .collect();
    assert_eq!(fires.len(), 1);
    assert_eq!((fires[0].0, fires[0].1.fire), (World::CAMP, Some(true)));
    assert_eq!(
        table.s.world.site(World::CAMP).unwrap().icon,
        Some(Icon::Camp)
    );
}

#[test]
#[clause(id = "D-SETUP-2", says = "chance says who leads: each of four seats does in some game", lies = Setup)]
fn chance_says_who_leads() {
    let catalog = castaway_discover::catalog::Catalog::load().unwrap();
    let setup = Setup::new("q_beacon", 4, 3);
    let lead = |seed| {
        Discover::create(&catalog, &setup, seed)
            .unwrap()
            .state
            .leader
    };
    let leaders: std::collections::BTreeSet<Seat> = (0..40).map(lead).collect();
    assert_eq!(leaders.len(), 4);
}

#[test]
#[clause(id = "D-SETUP-1", says = "the first stage lies face up", lies = Quest)]
#[clause(id = "D-AIM-1", says = "each wins alone or together", lies = Other)]
#[clause(id = "D-AIM-2", says = "the game is over when nobody is left on the map", lies = Other)]
fn it_ends_when_nobody_is_left() {
    let mut table = Table::plain("q_cure", 2);
    assert_eq!(table.s.quest.stage, 1);
    table.s.quest.stage = 4;
    table.order(0, Command::Exit);
    assert_eq!(Discover::outcome(&table.s), None, "the other plays on");
    table.order(1, Command::GiveUp);
    let outcome = Discover::outcome(&table.s).unwrap();
    assert_eq!(outcome.winners, [Seat(0)]);
}

#[test]
#[clause(id = "D-R-1", says = "12 and 1 are north, and so on clockwise", lies = Map)]
fn the_compass() {
    use castaway_discover::hex::{AROUND, Hex, compass};
    let named = [
        (12, 0, -1),
        (2, 1, -1),
        (4, 1, 0),
        (6, 0, 1),
        (8, -1, 1),
        (10, -1, 0),
    ];
    for (n, q, r) in named {
        assert_eq!(AROUND[compass(n)], Hex::new(q, r));
        assert_eq!(compass(n), compass(n % 12 + 1));
    }
}
