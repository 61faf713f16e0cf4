//! Rules of food tokens.

use castaway_clause::clause;
use castaway_robinson::{
    event::Event,
    ids::{Phase, Place, Res, Space, TokenKind},
    plan::{Goal, Pawn},
    task::{Ctx, Op},
};

use crate::table::{
    Table, catalog,
    play::{assign, finish, go, has, token},
};

#[test]
#[clause(id = "R-TOKEN-17", says = "a food token on the Night space asks for a second helping", lies = Store)]
fn a_food_token_on_the_night_space_asks_for_a_second_helping() {
    let mut t = Table::of(&["carpenter", "cook"]);
    t.s.shelter = true;
    t.s.stock.food = 3;
    token(&mut t, TokenKind::AdditionalFood, Place::Night);
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    t.settle();
    assert_eq!(t.wounds(0) + t.wounds(1), 1, "3 food for 4 helpings");
    assert!(!has(&t, TokenKind::AdditionalFood, Place::Night));
}

#[test]
#[clause(id = "EX-TOKEN-3", says = "a food token on a tile helps with food only", lies = Board)]
fn a_food_token_on_a_tile_helps_with_food_only() {
    // A tile with a wood and a food source.
    let number = catalog()
        .tiles
        .values()
        .find(|c| {
            let res: Vec<Res> = c.sources.iter().map(|s| s.res()).collect();
            c.number != 8 && res.contains(&Res::Wood) && res.contains(&Res::Food)
        })
        .map(|c| c.number)
        .expect("such a tile");
    for (res, n) in [(Res::Wood, 1), (Res::Food, 2)] {
        let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, number);
        token(&mut t, TokenKind::AdditionalFood, Place::Space(Space::M2));
        let at = catalog().tiles[&number]
            .sources
            .iter()
            .position(|s| s.res() == res)
            .expect("such a source");
        let gather = Goal::Gather {
            space: Space::M2,
            source: u8::try_from(at).expect("few").into(),
        };
        t.give_as(0, &assign(gather, &[Pawn::Seat(0), Pawn::Seat(0)]))
            .expect("sure");
        go(&mut t);
        finish(&mut t);
        let gained = t.events.iter().find_map(|e| match e {
            Event::Gained {
                res: r,
                n,
                future: true,
            } if *r == res => Some(*n),
            _ => None,
        });
        assert_eq!(gained, Some(n), "{res:?}");
        assert!(has(&t, TokenKind::AdditionalFood, Place::Space(Space::M2)));
    }
}
