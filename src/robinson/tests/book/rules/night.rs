//! Rules of the night, of moving camp and of nights outside.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    ask::Question,
    content::WeatherFace,
    effect::Effect,
    event::Event,
    ids::{Kind, Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::Pawn,
    state::{Future, Kept, Stock, TokenInfo},
    task::{Ctx, Op, Usable},
};

use crate::{
    clauses::at::within,
    table::{
        Table, catalog,
        play::{acting, assign, finish, gather, go, has, level},
    },
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
#[clause(id = "R-NIGHT-2", says = "one food for two: the players say who goes without", lies = Store)]
#[clause(id = "R-NIGHT-2", says = "who goes without has two wounds, who eats none", lies = Second)]
#[clause(id = "R-UD-5", says = "one missing meal is two wounds for one, not one for everybody", lies = Second)]
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
#[clause(id = "R-NIGHT-5", says = "a night without any shelter is one wound", lies = Table)]
#[clause(id = "R-NIGHT-6", says = "food rots, nonperishable food does not", lies = Store)]
#[clause(id = "R-SHELTER-1", says = "under a built shelter the night wounds nobody", lies = Table)]
#[clause(id = "R-CARD-12", says = "with the Cellar no food rots", lies = Store)]
#[clause(id = "R-FRIDAY-9", says = "the open air does not wound Friday", lies = Friday)]
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
#[clause(id = "R-NIGHT-1", says = "a treasure and a token both heal in the night", lies = Kept)]
#[clause(id = "EX-NIGHT-1", says = "wine, vegetables and the Pot: four wounds healed in one night", lies = Store)]
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
#[clause(id = "R-NIGHT-3", says = "with food in the store both eat", lies = Store)]
#[clause(id = "R-NIGHT-3", says = "the biscuits need not be eaten, even by the hungry", lies = Store)]
#[clause(id = "EX-DISC-1", says = "no food but a goat that nobody trades: it stays and all hunger", lies = Store)]
#[clause(id = "R-UD-8", says = "against hunger nobody has to trade a token or use equipment", lies = Store)]
#[clause(id = "R-DISC-3", says = "the goat need not be traded for a meal", lies = Store)]
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
#[clause(id = "R-NIGHT-4", says = "in the night the camp may move to the tile next door", lies = Table)]
#[clause(id = "R-MOVE-1", says = "a tile two steps away is not offered", lies = Table)]
#[clause(id = "R-MOVE-1", says = "the camp may move though both sleep elsewhere", lies = Outside)]
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
#[clause(id = "R-NIGHT-7", says = "an ability used in this round is free again in the next", lies = Sheet)]
#[clause(id = "R-NIGHT-8", says = "the next round begins with the second seat as First Player", lies = Second)]
#[clause(id = "R-NIGHT-8", says = "from the last seat the first place passes to the first one", lies = Second)]
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
#[clause(id = "R-MOVE-4", says = "the Shortcut's token leaves the board and the item is no longer built", lies = Board)]
#[clause(id = "R-MOVE-5", says = "the wood token of the Hatchet lies on the new camp tile, no more on the old one", lies = Board)]
#[clause(id = "R-MOVE-7", says = "a move that an event forces carries tokens along and loses the Shortcut too", lies = Board)]
#[clause(id = "R-S1-8", says = "the Hatchet's wood token moves with the camp", lies = Board)]
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
#[clause(id = "R-MOVE-6", says = "the arriving token is gone, the one that lay there stays", lies = Board)]
#[clause(id = "R-MOVE-6", says = "the Corral whose token finds no place is no longer built", lies = Board)]
#[clause(id = "R-MOVE-6", says = "the treasure whose token finds no place is kept no longer", lies = Kept)]
#[clause(id = "EX-MOVE-3", says = "a wood token lies on the new tile: the Hatchet treasure is lost", lies = Kept)]
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
#[clause(id = "R-OUTSIDE-1", says = "the wood of the action that sends one out is on the sheet while the round lasts", lies = Outside)]
#[clause(id = "R-OUTSIDE-2", says = "food of an earlier action still waits with the others", lies = Future)]
fn who_sleeps_outside_keeps_what_that_action_gave() {
    let mut t = sent_outside().wood(1);
    t.s.stock.food = 0;
    t.s.future.stock.food = 3;
    // Which of the two comes next is asked, so the round stands still there.
    for goal in [level(Track::Roof), level(Track::Weapon)] {
        t.s.stock.wood += 2;
        t.give_as(1, &assign(goal, &[Pawn::Seat(1)]))
            .expect("risky");
    }
    let (id, ctx) = (t.s.plan[0].id, within(&t, 0));
    (t.s.phase, t.s.planning, t.s.resolving) = (Phase::Action, false, true);
    let sent = Op::Effect(Effect::NightOutside);
    t.run_ops(vec![Op::Succeed(id), sent, Op::ActionDone(id)], &ctx);
    assert_eq!(
        t.question(),
        Some(&Question::NextAction { kind: Kind::Build })
    );
    let (wood, food) = (1, 3);
    let sheet = &t.s.people[0].sheet.stock;
    assert_eq!((t.s.round, t.s.people[0].outside), (1, Some(Space::M2)));
    assert_eq!((sheet.wood, sheet.food), (wood, 0));
    assert_eq!((t.s.future.stock.wood, t.s.future.stock.food), (0, food));
}

#[test]
#[clause(id = "R-OUTSIDE-3", says = "sent out by a second action, one picks the second tile of the two", lies = Outside)]
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
#[clause(id = "R-OUTSIDE-4", says = "the hungry animals wound who is in camp, not who is outside", lies = Outside)]
#[clause(id = "R-OUTSIDE-5", says = "under the open sky the night is one wound", lies = Outside)]
#[clause(id = "R-OUTSIDE-5", says = "on a tile with a natural shelter it is none", lies = Outside)]
#[clause(id = "R-OUTSIDE-6", says = "one food of the own sheet is the meal", lies = Outside)]
#[clause(id = "R-OUTSIDE-6", says = "with an empty sheet it is two wounds, whatever food the camp has", lies = Outside)]
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
#[clause(id = "R-OUTSIDE-7", says = "in the morning one is back and the wood has left the sheet for the store", lies = Outside)]
#[clause(id = "R-OUTSIDE-7", says = "a token of the sheet can be used like the others next round", lies = Outside)]
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
