//! Fast Work and the wood token of the Build space (R-CARD-21, R-TOKEN-12 to R-TOKEN-14).

use castaway_clause::clause;
use castaway_robinson::{
    effect::Effect,
    event::Event,
    ids::{Deck, Kind, Phase, Place, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn, Project},
    rulings::Reading,
    task::{CardRef, Ctx, Op},
};

use super::at::{acting_as, failed, plan, reading, taken, won};
use crate::rules::help::two;
use crate::table::{
    ME, Table,
    play::{acting, build, has, level, on_board, token},
};

const WOOD: Place = Place::Action(Kind::Build);

/// What Fast Work offers this person, as words.
fn offers(t: &mut Table, who: Who) -> Vec<String> {
    let ctx = Ctx {
        source: Some(CardRef::Adventure(Deck::Build, "fast_work".into())),
        ..acting_as(who)
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Effect(Effect::ExtraBuild)], &ctx);
    t.s.ask
        .iter()
        .flat_map(|a| &a.options)
        .map(|o| format!("{:?}", o.label))
        .collect()
}

fn offered(t: &mut Table, who: Who, what: &str) -> bool {
    offers(t, who).iter().any(|o| o.contains(what))
}

#[test]
#[clause(id = "R-CARD-21", says = "the wood token beside Build is not paid for and stays", lies = Board)]
#[clause(id = "R-TOKEN-12", says = "the token makes a planned Build dearer only", lies = Board)]
fn no_wood_for_a_token_that_stays() {
    let mut t = two().wood(1);
    token(&mut t, TokenKind::AdditionalWood, WOOD);
    assert!(offered(&mut t, Who::Seat(0), "Weapon"));
    t.run_ops(
        vec![Op::ExtraBuild(Project::Level(Track::Weapon), 0)],
        &acting(),
    );
    let paid = t.s.plan.last().map(|p| p.tied.wood);
    assert_eq!(paid, Some(1), "1 wood and no more");
    assert!(has(&t, TokenKind::AdditionalWood, WOOD));
}

#[test]
#[clause(id = "R-BUILD-6", says = "an invention that failed this round is not tried again by Fast Work", lies = Plan)]
fn no_second_try() {
    let mut t = two().tile(Space::M2, 3);
    plan(&mut t, 0, build("map"), &[ME]);
    t.s.plan[0].done = true;
    t.s.phase = Phase::Action;
    assert!(!offered(&mut t, Who::Seat(0), "\"map\""));
    let mut t = two().tile(Space::M2, 3);
    assert!(offered(&mut t, Who::Seat(0), "\"map\""));
}

#[test]
#[clause(id = "R-BUILD-6", says = "the shelter is attempted once a round, by Fast Work too", lies = Plan)]
fn no_second_shelter() {
    for done in [false, true] {
        let mut t = two().wood(4);
        plan(&mut t, 0, Goal::Build(Project::Shelter), &[ME]);
        t.s.plan[0].done = done;
        assert!(!offered(&mut t, Who::Seat(0), "Shelter"), "done {done}");
    }
}

#[test]
#[clause(id = "R-BUILD-6", says = "a weapon may be built again and again", lies = Plan)]
fn weapons_again() {
    let mut t = two().wood(4);
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    t.s.plan[0].done = true;
    assert!(offered(&mut t, Who::Seat(0), "Weapon"));
}

#[test]
#[clause(id = "R-PERS-1", says = "Fast Work builds nobody else's personal invention", lies = Second)]
fn personal_inventions_are_their_owners() {
    let start = || Table::of(&["carpenter", "cook"]).item("fire").item("rope");
    assert!(offered(&mut start(), Who::Seat(1), "\"fireplace\""));
    assert!(!offered(&mut start(), Who::Seat(0), "\"fireplace\""));
    assert!(offered(&mut start(), Who::Seat(0), "\"snare\""));
    assert!(!offered(&mut start(), Who::Seat(1), "\"snare\""));
}

#[test]
#[clause(id = "R-CARD-21", says = "what waits in Future Resources neither serves nor is built again", lies = Future)]
fn future_items_do_not_count() {
    let mut t = two().wood(3);
    on_board(&mut t, "knife");
    on_board(&mut t, "bow");
    t = t.item("rope");
    t.s.future.inventions.push("knife".into());
    t.s.future.stock.wood = 5;
    assert!(!offered(&mut t, Who::Seat(0), "\"bow\""));
    let mut t = two();
    t.s.future.stock.wood = 5;
    assert!(!offered(&mut t, Who::Seat(0), "Weapon"), "that wood waits");
}

#[test]
#[clause(id = "R-CARD-21", says = "a natural shelter carries roof and palisade though the shelter is new", lies = Board)]
fn roof_over_a_natural_shelter() {
    let natural = |tile| {
        let mut t = two().wood(4).tile(Space::M2, tile);
        t.s.camp = Space::M2;
        t.s.shelter = true;
        t.s.flags.shelter_new = true;
        offered(&mut t, Who::Seat(0), "Roof")
    };
    assert!(natural(2));
    assert!(!natural(6), "a shelter of this round alone");
}

#[test]
#[clause(id = "R-TOKEN-14", says = "Fast Work pays for the token of a Build that failed before", lies = Board)]
fn fast_work_takes_a_floating_token() {
    let mut t = two().wood(4);
    token(&mut t, TokenKind::AdditionalWood, WOOD);
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    taken(&mut t, 0, failed(Deck::Build));
    t.s.plan[0].done = true;
    let t = crate::table::play::lucky(
        || t.clone(),
        |t| {
            t.s.phase = Phase::Action;
            t.run_ops(
                vec![Op::ExtraBuild(Project::Level(Track::Weapon), 0)],
                &acting(),
            );
            t.settle();
        },
        |t| t.s.weapon == 1,
    );
    assert!(!has(&t, TokenKind::AdditionalWood, WOOD));
}

#[test]
#[clause(
    id = "R-ABIL-2",
    says = "two determination stand for the wood that Fast Work lacks",
    lies = Sheet
)]
fn fast_work_saves_wood() {
    assert!(!offered(
        &mut crate::rules::help::rich("carpenter", 1),
        Who::Seat(0),
        "Weapon"
    ));
    assert!(!offered(
        &mut crate::rules::help::rich("soldier", 2),
        Who::Seat(0),
        "Weapon"
    ));
    let mut t = crate::rules::help::rich("carpenter", 2);
    assert!(offered(&mut t, Who::Seat(0), "Weapon"));
    t.run_ops(
        vec![Op::ExtraBuild(Project::Level(Track::Weapon), 0)],
        &acting(),
    );
    let paid = t.s.plan.last().map(|p| (p.tied.wood, p.tied_det));
    assert_eq!(paid, Some((0, 2)));
}

/// The Build with the token fails after the other has succeeded.
fn other_first(t: Table) -> Table {
    let mut t = t.wood(3);
    token(&mut t, TokenKind::AdditionalWood, WOOD);
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    plan(&mut t, 1, level(Track::Weapon), &[Pawn::Seat(1)]);
    assert!(t.s.plan[0].wood_token);
    taken(&mut t, 1, won(Deck::Build));
    taken(&mut t, 0, failed(Deck::Build));
    t
}

#[test]
#[clause(id = "R-TOKEN-14", says = "the other Build pays for the token though it succeeded first", lies = Second)]
fn the_order_does_not_matter() {
    let t = other_first(two());
    assert!(!has(&t, TokenKind::AdditionalWood, WOOD));
    assert_eq!(
        (t.s.stock.wood, t.s.weapon),
        (1, 1),
        "2 wood for one weapon"
    );
}

#[test]
#[clause(id = "R-TOKEN-14", says = "by the other reading only a later Build pays", lies = Second)]
fn the_order_matters_by_ruling() {
    crate::table::play::ruling("wood-token-order");
    let t = other_first(reading(two(), &[Reading::WoodTokenLooksAhead]));
    assert!(has(&t, TokenKind::AdditionalWood, WOOD));
    assert_eq!(t.s.stock.wood, 2);
}

#[test]
#[clause(id = "R-TOKEN-14", says = "a Build in fur does not pay for the token", lies = Board)]
fn fur_takes_no_wood_token() {
    let mut t = two().wood(3);
    t.s.stock.fur = 1;
    token(&mut t, TokenKind::AdditionalWood, WOOD);
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    t.give_as(
        1,
        &crate::table::play::order(Goal::Build(Project::Shelter), &[Pawn::Seat(1)], 1),
    )
    .expect("1 fur");
    taken(&mut t, 0, failed(Deck::Build));
    taken(&mut t, 1, won(Deck::Build));
    assert!(t.s.shelter && has(&t, TokenKind::AdditionalWood, WOOD));
    assert_eq!(t.s.stock.wood, 3);
}

#[test]
#[clause(id = "R-TOKEN-13", says = "without another Build the token is back for the next round", lies = Board)]
fn alone_the_token_returns() {
    let mut t = two().wood(2);
    token(&mut t, TokenKind::AdditionalWood, WOOD);
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    taken(&mut t, 0, failed(Deck::Build));
    assert!(has(&t, TokenKind::AdditionalWood, WOOD));
    assert_eq!(t.s.stock.wood, 2);
}

#[test]
#[clause(id = "R-TOKEN-16", says = "beside Roof a token asks for a wood of each roof paid in wood", lies = Board)]
fn a_token_beside_roof_asks_each() {
    let mut t = two().wood(9);
    t.s.shelter = true;
    token(&mut t, TokenKind::AdditionalWood, Place::Track(Track::Roof));
    plan(&mut t, 0, level(Track::Roof), &[ME]);
    plan(&mut t, 1, level(Track::Roof), &[Pawn::Seat(1)]);
    plan(&mut t, 0, level(Track::Palisade), &[ME]);
    let tied: Vec<u16> = t.s.plan.iter().map(|p| p.tied.wood).collect();
    assert_eq!(tied, [3, 3, 2]);
    taken(&mut t, 0, won(Deck::Build));
    t.settle();
    assert!(has(
        &t,
        TokenKind::AdditionalWood,
        Place::Track(Track::Roof)
    ));
    let raised = |e: &Event| {
        matches!(
            e,
            Event::Level {
                track: Track::Roof,
                ..
            }
        )
    };
    assert_eq!(super::at::count(&t, raised), 1);
}
