use castaway_clause::clause;
use castaway_discover::{
    command::Command, ids::Res, reject::Rejection, stock::Stock, trade::Goods, world::World,
};
use castaway_kernel::{Key, Seat};

use crate::table::Table;

fn goods(stock: Stock) -> Goods {
    Goods {
        stock,
        ..Goods::default()
    }
}

fn offer(to: u8, give: Goods, take: Goods) -> Command {
    Command::Offer {
        to: Seat(to),
        give,
        take,
    }
}

#[test]
#[clause(id = "D-TRADE-1", says = "resources, items and projects with one other in the space", lies = Other)]
#[clause(id = "D-TRADE-2", says = "both agree, or nothing happens and nothing is spent", lies = Other)]
#[clause(id = "D-TRADE-3", says = "gifts are legal", lies = Other)]
#[clause(id = "D-R-5", says = "only whose turn it is offers", lies = Other)]
fn an_offer_stands_until_it_is_taken() {
    let mut table = Table::plain("q_beacon", 2);
    table
        .holds(0, &[(Res::Wood, 2)])
        .holds(1, &[(Res::Food, 1)]);
    table.item(1, "kit", 2);
    let project = table.me().hand[0].clone();
    let mut give = goods(Stock::of(Res::Wood, 2));
    give.projects.push(project.clone());
    let mut take = goods(Stock::of(Res::Food, 1));
    take.items.push(Key::from("kit"));
    let trade = offer(1, give, take);
    assert_eq!(
        table.refused(
            1,
            offer(0, goods(Stock::of(Res::Food, 1)), Goods::default())
        ),
        Rejection::NotNow
    );
    let mut declined = table.clone();
    declined
        .order(0, trade.clone())
        .order(1, Command::Decline(Seat(0)));
    assert_eq!(
        (declined.me().stamina, declined.me().stock.units(Res::Wood)),
        (10, 2)
    );
    table.order(0, trade).order(1, Command::Accept(Seat(0)));
    assert_eq!((table.me().stamina, table.s.seats[1].stamina), (9, 10));
    assert_eq!(
        (table.me().stock, table.me().items.len()),
        (Stock::of(Res::Food, 1), 1)
    );
    assert_eq!(table.me().items[0].counters, 2, "trading adds no counters");
    assert!(table.s.seats[1].hand.contains(&project));
    table.order(
        0,
        offer(1, goods(Stock::of(Res::Food, 1)), Goods::default()),
    );
    table.order(1, Command::Accept(Seat(0)));
    assert!(table.me().stock.is_empty(), "a gift");
}

#[test]
#[clause(id = "D-TRADE-1", says = "nobody trades over a distance, and nothing that is not there", lies = Other)]
fn wrong_offers() {
    let mut table = Table::plain("q_beacon", 2);
    table.holds(0, &[(Res::Wood, 1)]).holds(1, &[]);
    let two = offer(1, goods(Stock::of(Res::Wood, 2)), Goods::default());
    assert_eq!(table.refused(0, two), Rejection::Goods);
    let one = offer(
        1,
        goods(Stock::of(Res::Wood, 1)),
        goods(Stock::of(Res::Food, 1)),
    );
    table.order(0, one.clone());
    assert_eq!(table.refused(1, Command::Accept(Seat(0))), Rejection::Goods);
    table.order(0, Command::EndTurn);
    assert!(table.s.offers.is_empty(), "it ends with the turn");
    table.seat(1).at = table.beside(World::CAMP);
    assert_eq!(
        table.refused(
            1,
            offer(0, goods(Stock::of(Res::Food, 1)), Goods::default())
        ),
        Rejection::Apart
    );
}

#[test]
#[clause(id = "D-EX-14", says = "what was used today and traded is used up for its new owner too", lies = Other)]
#[clause(id = "D-CLAR-12", says = "once a day holds for all holders of a copy, until the next day", lies = Other)]
fn a_use_goes_with_the_item() {
    let mut table = Table::plain("q_beacon", 2);
    table.item(0, "field_glass", 0);
    for up in table.s.up.iter_mut().skip(1) {
        *up = false;
    }
    let look = Command::Use {
        source: castaway_discover::state::Source::Item(0),
        nth: 0,
    };
    table.order(0, look.clone()).silence();
    assert_eq!(table.refused(0, look.clone()), Rejection::Ability);
    let mut give = Goods::default();
    give.items.push(Key::from("field_glass"));
    table.order(0, offer(1, give, Goods::default()));
    table
        .order(1, Command::Accept(Seat(0)))
        .order(0, Command::EndTurn);
    assert_eq!(table.refused(1, look.clone()), Rejection::Ability);
    table.sleep();
    table.s.leader = Seat(1);
    if let castaway_discover::state::Phase::Day(turn) = &mut table.s.phase {
        turn.seat = Seat(1);
    }
    table.order(1, look);
}

#[test]
#[clause(id = "D-CRAFT-6", says = "a project in hand may be shown to somebody, who then knows it", lies = Hidden)]
fn a_project_is_shown() {
    let mut table = Table::plain("q_beacon", 3);
    let project = table.me().hand[0].clone();
    let show = Command::Show {
        to: Seat(2),
        project: project.clone(),
    };
    table.order(0, show);
    assert!(table.s.seats[2].shown.contains(&(Seat(0), project)));
    assert!(table.s.seats[1].shown.is_empty());
}
