use castaway_clause::clause;
use castaway_discover::{
    command::{Command, Gather},
    ids::{Kind, Res},
    reject::Rejection,
    state::Label,
    world::{Face, World},
};
use castaway_kernel::{Key, Seat};

use crate::table::Table;

#[test]
#[clause(id = "D-CRAFT-1", says = "resources and 1 stamina for the item of the project's number", lies = Own)]
#[clause(id = "D-CRAFT-2", says = "it lies face up for all then, and one project is drawn from a deck of choice", lies = Own)]
#[clause(id = "D-CRAFT-3", says = "others may make it from there", lies = Other)]
#[clause(id = "D-CRAFT-8", says = "only own resources pay", lies = Own)]
#[clause(id = "D-SPEND-4", says = "what lies with others pays nothing", lies = Other)]
fn crafting() {
    let mut table = Table::plain("q_beacon", 2);
    let spear = Key::from("spear");
    table.holds(0, &[(Res::Wood, 1)]);
    table.holds(1, &[(Res::Wood, 1), (Res::Stone, 3)]);
    table.hand(&["blank", "spear"]);
    assert_eq!(
        table.refused(0, Command::Craft(spear.clone())),
        Rejection::Resources
    );
    table.holds(0, &[(Res::Wood, 1), (Res::Stone, 1)]);
    assert_eq!(
        table.refused(1, Command::Craft(spear.clone())),
        Rejection::NotNow
    );
    table.order(0, Command::Craft(spear.clone()));
    assert_eq!(table.options(0).len(), 2, "a deck is chosen");
    table.answer(0, Label::Deck(castaway_discover::effect::Deck::Advanced));
    assert!(table.me().holds(&spear).is_some() && table.me().stock.is_empty());
    assert_eq!(
        (table.s.face_up.clone(), table.me().hand.len()),
        (vec![spear.clone()], 2)
    );
    table.order(0, Command::EndTurn);
    table.order(1, Command::Craft(spear.clone()));
    assert!(table.s.seats[1].holds(&spear).is_some());
    assert_eq!(table.s.seats[1].hand.len(), 2, "nothing is drawn for it");
}

#[test]
#[clause(id = "D-CRAFT-4", says = "a project with a fire needs a lit one in the space", lies = Map)]
#[clause(id = "D-R-22", says = "with empty decks nothing is drawn", lies = Decks)]
fn some_projects_need_a_fire() {
    let mut table = Table::plain("q_beacon", 1);
    table.hand(&["blank", "torch"]);
    table.holds(0, &[(Res::Wood, 1)]);
    table.seat(0).at = table.beside(World::CAMP);
    let torch = Command::Craft(Key::from("torch"));
    assert_eq!(table.refused(0, torch.clone()), Rejection::Fire);
    table.seat(0).at = World::CAMP;
    let rest = table.s.decks.normal.drain(..).collect::<Vec<_>>();
    let advanced = table.s.decks.advanced.drain(..).collect::<Vec<_>>();
    let hand = table.me().hand.len();
    table.s.face_up.extend(rest.into_iter().chain(advanced));
    table.order(0, torch);
    assert_eq!(table.me().hand.len(), hand - 1);
    assert_eq!(
        table.me().items[0].counters,
        2,
        "D-CLAR-13: its printed counters"
    );
}

#[test]
#[clause(id = "D-SPEND-2", says = "half of a double token is spent, the other half stays", lies = Own)]
#[clause(id = "D-CARRY-7", says = "a double token counts as one", lies = Own)]
fn double_tokens() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[]);
    table.token(0, Kind::B, Face::Double(Res::Wood), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    assert_eq!(
        (table.me().stock.units(Res::Wood), table.me().stock.all()),
        (2, 1)
    );
    table.s.spaces[0].fire = Some(false);
    table.order(0, Command::Refire);
    assert_eq!(
        (table.me().stock.units(Res::Wood), table.me().stock.all()),
        (1, 1)
    );
}

#[test]
#[clause(id = "D-SPEND-3", says = "an empty pile is made of its discards", lies = Decks)]
fn an_empty_pile_is_made_anew() {
    let mut table = Table::dealt("q_beacon", 1);
    for kind in Kind::ALL {
        let pile = std::mem::take(&mut table.s.decks.tokens[kind.index()]);
        table.s.decks.spent[kind.index()].extend(pile);
    }
    let border = |s: &castaway_discover::state::State, at| s.world.around(at).find(|n| *n >= 7);
    let edge = (1..7).find(|at| border(&table.s, *at).is_some()).unwrap();
    table.seat(0).at = edge;
    let tile = border(&table.s, edge).unwrap() / 7;
    table.order(0, Command::Scout { tile, second: None });
    let spaces = table.s.world.spaces_of(usize::from(tile));
    assert!(
        spaces
            .map(|s| table.s.ground(s).tokens.len())
            .sum::<usize>()
            >= 2
    );
}

#[test]
#[clause(id = "D-LOOT-1", says = "one token or one item of a casualty in the space for an action", lies = Other)]
#[clause(id = "D-CAS-1", says = "a casualty takes no more turns", lies = Other)]
#[clause(id = "D-CAS-2", says = "projects and threats are gone, resources and items lie there", lies = Other)]
#[clause(id = "D-CAS-3", says = "it is no survivor and its abilities are off", lies = Other)]
#[clause(id = "D-CLAR-14", says = "what it holds cannot be used", lies = Other)]
#[clause(id = "D-R-28", says = "an item brings what it carries", lies = Other)]
#[clause(id = "D-R-12", says = "giving up makes a casualty at once", lies = Other)]
fn casualties_are_looted() {
    let mut table = Table::plain("q_beacon", 2);
    table.holds(1, &[(Res::Clean, 2), (Res::Wood, 1)]);
    table.item(1, "waterskin", 0);
    table.holds(0, &[]);
    table.order(1, Command::GiveUp);
    assert!(table.s.seats[1].hand.is_empty() && !table.s.is_here(Seat(1)));
    let loot = |what| Command::Loot {
        from: Seat(1),
        what,
    };
    use castaway_discover::command::Loot;
    table.order(0, loot(Loot::Res(Res::Wood)));
    table.order(0, loot(Loot::Item(Key::from("waterskin"))));
    assert_eq!(table.me().stock.units(Res::Clean), 2, "with its load");
    assert!(table.s.seats[1].stock.is_empty() && table.s.seats[1].items.is_empty());
    assert_eq!(table.me().stamina, 8);
    table.order(0, Command::EndTurn);
    assert!(
        table.s.turn().is_none_or(|turn| turn.seat == Seat(0)),
        "no turn for the dead"
    );
}
