//! Rules of the night, of moving camp and of nights outside.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    ask::Question,
    content::WeatherFace,
    effect::Effect,
    event::Event,
    ids::{Phase, Place, Res, Space, TokenKind, Who},
    plan::{Goal, Pawn},
    state::{Future, Kept, Stock, TokenInfo},
    task::{Ctx, Op, Usable},
};

use crate::table::{
    Table, catalog,
    play::{acting, assign, at, finish, gather, go, has},
};

fn night(t: &mut Table) {
    t.s.phase = Phase::Night;
    t.run_ops(
        vec![
            Op::NightWindow,
            Op::Feed { extra: false },
            Op::FeedRest { extra: false },
            Op::NightEnd,
        ],
        &Ctx::default(),
    );
}

/// Seat 0 gathers wood on M2 and is sent outside by the action itself.
fn sent_outside() -> Table {
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 6);
    t.s.shelter = true;
    t.give_as(
        0,
        &assign(gather(Space::M2, 0), &[Pawn::Seat(0), Pawn::Seat(0)]),
    )
    .expect("sure");
    t
}

fn camp_token(t: &mut Table, kind: TokenKind, at: Space, owner: Option<&str>) {
    t.s.tokens.insert(
        (kind, Place::Space(at)),
        TokenInfo {
            owner: owner.map(Key::from),
            ..TokenInfo::default()
        },
    );
}

#[test]
#[clause(id = "R-NIGHT-2")]
#[clause(id = "R-UD-5")]
fn hunger_is_two_wounds_and_the_players_say_whose() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.phase = Phase::Night;
    t.s.stock.food = 1;
    t.run_ops(
        vec![Op::Feed { extra: false }, Op::FeedRest { extra: false }],
        &Ctx::default(),
    );
    t.pick("s1");
    assert_eq!((t.wounds(0), t.wounds(1), t.s.stock.food), (0, 2, 0));
}

#[test]
#[clause(id = "R-NIGHT-5")]
#[clause(id = "R-NIGHT-6")]
#[clause(id = "R-SHELTER-1")]
#[clause(id = "R-CARD-12")]
#[clause(id = "R-FRIDAY-9")]
fn the_night_without_a_roof_and_rotting_food() {
    let mut t = Table::solo();
    t.s.stock.food = 2;
    t.s.stock.npfood = 1;
    t.run_ops(vec![Op::NightEnd], &Ctx::default());
    assert_eq!((t.wounds(0), t.s.stock.food, t.s.stock.npfood), (1, 0, 1));
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(0));
    let mut t = Table::solo().item("cellar");
    t.s.shelter = true;
    t.s.stock.food = 2;
    t.run_ops(vec![Op::NightEnd], &Ctx::default());
    assert_eq!((t.wounds(0), t.s.stock.food), (0, 2));
}

#[test]
#[clause(id = "R-NIGHT-1")]
#[clause(id = "EX-NIGHT-1")]
fn wine_and_vegetables_heal_four_at_night() {
    let mut t = Table::of(&["cook", "soldier"]).item("pot");
    t.s.shelter = true;
    t.s.stock.food = 2;
    t.s.people[0].wounds = 4;
    t.s.people[1].wounds = 2;
    t.s.discoveries = vec!["vegetables".into()];
    t.s.piles
        .mysteries
        .retain(|k| k.as_str() != "bottle_of_wine");
    t.s.kept.push(Kept {
        serial: 600,
        card: "bottle_of_wine".into(),
        deck: None,
        uses: 1,
        holder: None,
        from: 1,
    });
    let before = t.wounds(0) + t.wounds(1);
    night(&mut t);
    for _ in 0..20 {
        let Some(option) = t
            .options()
            .into_iter()
            .find(|o| o != "go" && !o.contains("pot"))
        else {
            break;
        };
        t.pick(&option);
    }
    t.settle();
    assert_eq!(before - (t.wounds(0) + t.wounds(1)), 4);
}

#[test]
#[clause(id = "R-NIGHT-3")]
#[clause(id = "EX-DISC-1")]
#[clause(id = "R-UD-8")]
#[clause(id = "R-DISC-3")]
fn food_is_eaten_and_nobody_must_trade_a_token_or_a_biscuit_for_it() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.shelter = true;
    t.s.stock.food = 3;
    night(&mut t);
    t.settle();
    assert!(
        t.events.contains(&Event::Ate(Who::Seat(0)))
            && t.events.contains(&Event::Ate(Who::Seat(1)))
    );
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.shelter = true;
    t.s.weapon = 1;
    t.s.discoveries = vec!["goat".into()];
    t.s.equipment = vec![("biscuits".into(), 2)];
    night(&mut t);
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 2), "hunger");
    assert_eq!(t.s.discoveries.len(), 1, "the goat was not traded");
    assert_eq!(t.s.equipment[0].1, 2, "nor the biscuits");
}

#[test]
#[clause(id = "R-NIGHT-4")]
#[clause(id = "R-MOVE-1")]
fn the_camp_may_move_next_door() {
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::M2, 5)
        .tile(Space::M3, 6);
    t.s.phase = Phase::Night;
    t.s.people[0].outside = Some(Space::M3);
    t.s.people[1].outside = Some(Space::M3);
    t.run_ops(vec![Op::MayMoveCamp], &Ctx::default());
    assert_eq!(t.question(), Some(&Question::MayMoveCamp));
    let options = t.options();
    assert!(options.iter().any(|o| o == "M2"), "{options:?}");
    assert!(options.iter().all(|o| o != "M3"), "two steps are too far");
    t.pick("M2");
    assert_eq!(t.s.camp, Space::M2);
}

#[test]
#[clause(id = "R-NIGHT-7")]
#[clause(id = "R-NIGHT-8")]
fn the_night_ends_with_fresh_abilities_the_next_round_and_the_next_first_player() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[0].used.insert("stone_soup".into());
    t.s.stock.food = 9;
    go(&mut t);
    t.settle();
    assert!(t.s.people[0].used.is_empty());
    assert_eq!((t.s.round, t.s.first), (2, 1));
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.first = 1;
    t.s.stock.food = 9;
    go(&mut t);
    t.settle();
    assert_eq!(t.s.first, 0, "clockwise, and around");
}

#[test]
#[clause(id = "R-MOVE-4")]
#[clause(id = "R-MOVE-5")]
#[clause(id = "R-MOVE-7")]
#[clause(id = "R-S1-8")]
fn tokens_of_items_move_along_and_the_shortcut_is_lost() {
    let wood = TokenKind::AdditionalWood;
    let mut t = Table::of(&["explorer", "soldier"])
        .tile(Space::M2, 5)
        .item("shortcut")
        .item("hatchet");
    t.s.shortcut = Some(Space::M2);
    camp_token(&mut t, wood, Space::M1, Some("hatchet"));
    // A forced move has the same consequences as one of the night.
    t.run_in(Phase::Event, vec![Effect::MoveCamp]);
    t.settle();
    assert_eq!(t.s.camp, Space::M2);
    assert!(has(&t, wood, Place::Space(Space::M2)) && !has(&t, wood, Place::Space(Space::M1)));
    assert_eq!(t.s.shortcut, None);
    assert!(!t.s.built("shortcut") && t.s.built("hatchet"));
}

#[test]
#[clause(id = "R-MOVE-6")]
#[clause(id = "EX-MOVE-3")]
fn a_token_that_finds_its_place_taken_costs_its_item() {
    let wood = TokenKind::AdditionalWood;
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::M2, 5)
        .item("hatchet");
    camp_token(&mut t, wood, Space::M1, Some("hatchet"));
    camp_token(&mut t, wood, Space::M2, None);
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert!(has(&t, wood, Place::Space(Space::M2)) && !has(&t, wood, Place::Space(Space::M1)));
    assert!(
        t.s.built("hatchet"),
        "items of the sheet are never flipped back (R-ITEM-9)"
    );
    // Any other item flips back.
    let food = TokenKind::AdditionalFood;
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::M2, 5)
        .item("corral");
    camp_token(&mut t, food, Space::M1, Some("corral"));
    camp_token(&mut t, food, Space::M2, None);
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert!(!t.s.built("corral"));
    // The treasure of that name is discarded with its token.
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 5);
    t.s.piles.mysteries.retain(|k| k.as_str() != "hatchet");
    t.s.kept.push(Kept {
        serial: 600,
        card: "hatchet".into(),
        deck: None,
        uses: 0,
        holder: None,
        from: 1,
    });
    camp_token(&mut t, wood, Space::M1, Some("hatchet"));
    camp_token(&mut t, wood, Space::M2, None);
    t.s.phase = Phase::Night;
    t.s.inventions
        .get_mut("hatchet")
        .expect("on the sheet")
        .built = false;
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert!(t.s.kept.is_empty());
}

#[test]
#[clause(id = "R-OUTSIDE-1")]
#[clause(id = "R-OUTSIDE-2")]
fn who_sleeps_outside_keeps_what_that_action_gave() {
    let mut t = sent_outside();
    t.s.future.stock.food = 3;
    t.s.people[0].outside = Some(Space::M2);
    // Rest with the other seat, then resolve.
    t.give_as(1, &assign(Goal::Rest, &[Pawn::Seat(1)]))
        .expect("free");
    t.give_as(1, &assign(Goal::Rest, &[Pawn::Seat(1)]))
        .expect("free");
    let earlier = t.s.future.stock;
    t.run_ops(vec![Op::Resolve(t.s.plan[0].id)], &Ctx::default());
    let res = catalog().tiles[&6].sources[0].res();
    let sheet = t.s.people[0].sheet.stock.get(res);
    let told = at(&t, |e| matches!(e, Event::Gained { .. })).is_some();
    assert!(told);
    assert!(
        sheet >= 1 || t.s.round > 1,
        "on the sheet: {:?}",
        t.s.people[0].sheet
    );
    assert_eq!(earlier.food, 3, "what came before waits with the others");
}

#[test]
#[clause(id = "R-OUTSIDE-3")]
fn sent_outside_twice_one_picks_the_tile() {
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::M2, 5)
        .tile(Space::T1, 6);
    let ctx = |space| Ctx {
        space: Some(space),
        ..acting()
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Effect(Effect::NightOutside)], &ctx(Space::M2));
    assert_eq!(t.s.people[0].outside, Some(Space::M2));
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Effect(Effect::NightOutside)], &ctx(Space::T1));
    let options = t.options();
    assert!(
        options.iter().any(|o| o == "M2") && options.iter().any(|o| o == "T1"),
        "{options:?}"
    );
    t.pick("T1");
    assert_eq!(t.s.people[0].outside, Some(Space::T1));
}

#[test]
#[clause(id = "R-OUTSIDE-4")]
#[clause(id = "R-OUTSIDE-5")]
#[clause(id = "R-OUTSIDE-6")]
fn outside_there_is_no_weather_but_open_air_and_the_own_food() {
    let hungry = WeatherFace::Beast;
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 5);
    t.s.people[0].outside = Some(Space::M2);
    t.run_ops(vec![Op::Hungry(hungry)], &Ctx::default());
    t.settle();
    assert_eq!(
        (t.wounds(0), t.wounds(1)),
        (0, 3),
        "the animals come to the camp"
    );
    let slept = |food: u16, tile: u8| {
        let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, tile);
        t.s.shelter = true;
        t.s.stock.food = 5;
        t.s.people[0].outside = Some(Space::M2);
        t.s.people[0].sheet = Future {
            stock: Stock {
                food,
                ..Stock::default()
            },
            ..Future::default()
        };
        night(&mut t);
        t.settle();
        (t.wounds(0), t.wounds(1))
    };
    let natural = catalog()
        .tiles
        .values()
        .find(|c| c.natural_shelter)
        .map(|c| c.number)
        .expect("one");
    let open = catalog()
        .tiles
        .values()
        .find(|c| !c.natural_shelter && c.number != 8)
        .map(|c| c.number)
        .expect("one");
    assert_eq!(slept(1, open), (1, 0), "open air");
    assert_eq!(slept(1, natural), (0, 0), "a natural shelter there");
    assert_eq!(slept(0, natural), (2, 0), "the camp's food is far away");
}

#[test]
#[clause(id = "R-OUTSIDE-7")]
fn in_the_morning_what_is_left_comes_home() {
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 5);
    t.s.people[0].outside = Some(Space::M2);
    t.s.people[0].sheet.stock.wood = 2;
    t.s.people[0].sheet.tokens = vec!["tobacco".into()];
    t.s.piles.discovery.retain(|k| k.as_str() != "tobacco");
    t.s.stock.food = 9;
    go(&mut t);
    t.settle();
    assert_eq!(t.s.people[0].outside, None);
    assert!(t.s.stock.wood >= 2);
    assert!(t.s.people[0].sheet.stock.is_empty());
    t.use_it(Usable::Discovery("tobacco".into()))
        .expect("it lies with the others");
    finish(&mut t);
    let _ = Res::Wood;
}
