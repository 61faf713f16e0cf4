//! Inventions and items: twice built, turned back, waiting, personal (chapters 18 and 37).

use castaway_clause::clause;
use castaway_robinson::{
    effect::{Built, Effect, ItemsTo, ProductionMode},
    event::Event,
    ids::{Deck, Phase, Place, Res, Space, TokenKind, Track},
    plan::Pawn,
    reject::Rejection,
    task::{CardRef, Op, Usable},
};

use super::at::{count, during, hold, plan, taken, won};
use crate::rules::help::two;
use crate::table::{
    ME, Table,
    play::{acting, build, finish, go, has, on_board, token},
};

fn flip(t: &mut Table, key: &str) {
    during(t, Phase::Event, vec![Op::FlipItem(key.into())]);
}

fn ready(t: &mut Table, key: &str) {
    during(
        t,
        Phase::Weather,
        vec![Op::Available(CardRef::Invention(key.into()), None)],
    );
}

#[test]
#[clause(id = "R-ITEM-7", says = "what a token built for the end of the phase cannot be planned any more", lies = Future)]
#[clause(id = "R-DISC-6", says = "while planning Healing Herbs put Medicine into Future Resources", lies = Future)]
fn medicine_on_its_way() {
    let mut t = two().item("pot").tile(Space::M2, 6);
    t.s.discoveries = vec!["healing_herbs".into()];
    t.use_it(Usable::Discovery("healing_herbs".into()))
        .expect("with a Pot");
    assert!(!t.s.built("medicine") && t.s.future.inventions.contains(&"medicine".into()));
    assert_eq!(
        t.plan(build("medicine"), &[ME]),
        Err(Rejection::AlreadyBuilt("medicine".into()))
    );
}

#[test]
#[clause(id = "R-ITEM-7", says = "a second pair of Herbs builds nothing while Medicine waits", lies = Future)]
fn medicine_once_only() {
    let mut t = two().item("pot");
    t.s.discoveries = vec!["healing_herbs".into(), "healing_herbs".into()];
    let herbs = || Usable::Discovery("healing_herbs".into());
    t.use_it(herbs()).expect("with a Pot");
    assert_eq!(t.use_it(herbs()), Err(Rejection::NoEffect));
    assert_eq!(t.s.discoveries.len(), 1);
}

#[test]
#[clause(id = "R-ITEM-7", says = "built by Herbs and by its planned Build, an item comes once", lies = Future)]
fn planned_and_given() {
    let mut t = two().item("pot").tile(Space::M2, 6);
    t.s.discoveries = vec!["healing_herbs".into()];
    plan(&mut t, 0, build("medicine"), &[ME, ME]);
    t.use_it(Usable::Discovery("healing_herbs".into()))
        .expect("with a Pot");
    go(&mut t);
    finish(&mut t);
    let came = |e: &Event| matches!(e, Event::ItemReady(k) if k.as_str() == "medicine");
    assert_eq!(count(&t, came), 1);
    assert_eq!(t.s.times_built.get("medicine"), Some(&1));
}

#[test]
#[clause(id = "R-ITEM-12", says = "a lost Dam takes the food that keeps as far as it is there", lies = Store)]
fn a_lost_dam() {
    for (there, left) in [(3, 1), (1, 0), (0, 0)] {
        let mut t = two().item("dam");
        t.s.stock.npfood = there;
        t.s.stock.food = 2;
        flip(&mut t, "dam");
        assert_eq!((t.s.stock.npfood, t.s.stock.food), (left, 2));
        assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    }
}

#[test]
#[clause(id = "R-ITEM-12", says = "a lost Snare takes its food token along, wherever the camp went", lies = Board)]
fn a_lost_snare() {
    let mut t = two().tile(Space::M2, 6);
    ready(&mut t, "snare");
    during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::M2)]);
    let at = Place::Space(Space::M2);
    assert!(has(&t, TokenKind::AdditionalFood, at));
    flip(&mut t, "snare");
    assert!(!has(&t, TokenKind::AdditionalFood, at));
    assert_eq!(
        t.s.inventions["snare"].owner,
        Some(0),
        "beside its sheet again"
    );
}

#[test]
#[clause(id = "R-EXCL-2", says = "a Snare on a camp tile with a token places none, without harm", lies = Board)]
fn a_second_food_token() {
    let mut t = two();
    token(&mut t, TokenKind::AdditionalFood, Place::Space(Space::M1));
    ready(&mut t, "snare");
    assert!(t.s.built("snare"));
    assert_eq!((t.wounds(0), t.wounds(1), t.s.tokens.len()), (0, 0, 1));
    flip(&mut t, "snare");
    assert_eq!(
        t.s.tokens.len(),
        1,
        "the token that lay there is not its own"
    );
}

#[test]
#[clause(id = "R-PERS-2", says = "the owner gains two though another supports the Build", lies = Second)]
fn the_owner_is_paid() {
    let mut t = two().item("rope");
    plan(&mut t, 0, build("snare"), &[ME]);
    let join = castaway_robinson::command::Command::Join {
        placement: t.s.plan[0].id,
        pawns: vec![Pawn::Seat(1)],
        lead: false,
    };
    t.give_as(1, &join).expect("supports");
    taken(&mut t, 0, won(Deck::Build));
    assert_eq!((t.det(0), t.det(1)), (2, 0));
}

#[test]
#[clause(id = "R-PERS-1", says = "nobody takes the lead of another's personal invention", lies = Second)]
fn the_lead_stays_with_the_owner() {
    let mut t = two().item("rope");
    plan(&mut t, 0, build("snare"), &[ME]);
    let join = castaway_robinson::command::Command::Join {
        placement: t.s.plan[0].id,
        pawns: vec![Pawn::Seat(1)],
        lead: true,
    };
    assert_eq!(
        t.give_as(1, &join),
        Err(Rejection::NotOwner("snare".into()))
    );
}

#[test]
#[clause(id = "R-ITEM-5", says = "a weapon of Future Resources counts in no hunt of its phase", lies = Future)]
#[clause(id = "R-RESOLVE-10", says = "a built invention waits until the phase ends", lies = Future)]
fn a_waiting_spear() {
    let mut t = Table::of(&["soldier", "cook"]).item("knife").wood(1);
    t.s.weapon = 0;
    plan(&mut t, 0, build("spear"), &[ME]);
    taken(&mut t, 0, won(Deck::Build));
    assert_eq!(t.s.weapon, 0);
    assert!(t.s.gains.inventions.contains(&"spear".into()));
}

#[test]
#[clause(id = "R-RES-2", says = "an invention on its way cannot be discarded from the board", lies = Future)]
fn what_waits_is_not_discarded() {
    let mut t = two();
    t.s.inventions
        .retain(|k, _| k.as_str() == "rope" || k.as_str() == "map");
    t.s.future.inventions.push("rope".into());
    t.s.phase = Phase::Action;
    t.run_ops(
        vec![Op::Effect(Effect::DiscardInventions { n: 2 })],
        &acting(),
    );
    assert!(t.s.inventions.contains_key("rope") && !t.s.inventions.contains_key("map"));
    assert_eq!(
        (t.wounds(0), t.wounds(1)),
        (1, 0),
        "one was missing, for who acts"
    );
}

#[test]
#[clause(id = "R-UD-1", says = "in an event each missing invention wounds everybody", lies = Table)]
fn missing_inventions_of_an_event() {
    let mut t = two();
    t.s.inventions.clear();
    t.run_in(Phase::Event, vec![Effect::DiscardInventions { n: 2 }]);
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 2));
}

#[test]
#[clause(id = "R-DISCARD-3", says = "a personal invention is not among those that may be discarded", lies = Sheet)]
fn personal_inventions_are_not_discarded() {
    let mut t = two();
    t.s.inventions.retain(|_, i| i.owner.is_some());
    t.run_in(Phase::Event, vec![Effect::DiscardInventions { n: 1 }]);
    assert!(t.s.inventions.contains_key("snare"));
}

#[test]
#[clause(id = "R-TERRAIN-1", says = "with its only tile covered a terrain serves no invention", lies = Board)]
#[clause(id = "R-TERRAIN-3", says = "an item outlives its terrain", lies = Board)]
fn a_covered_terrain() {
    let mut t = two().tile(Space::M2, 3).item("dam");
    on_board(&mut t, "map");
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .terrain_covered = true;
    assert!(matches!(
        t.plan(build("map"), &[ME]),
        Err(Rejection::NeedsTerrain(_))
    ));
    assert!(t.s.built("dam"));
    t = t.tile(Space::T1, 10);
    t.plan(build("map"), &[ME]).expect("another river");
}

#[test]
#[clause(id = "R-FLIP-2", says = "a tile face down shows no terrain", lies = Board)]
fn a_hidden_terrain() {
    let mut t = two().tile(Space::M2, 3);
    t.s.island.get_mut(&Space::M2).expect("laid").face_down = true;
    assert!(matches!(
        t.plan(build("map"), &[ME]),
        Err(Rejection::NeedsTerrain(_))
    ));
}

#[test]
#[clause(id = "R-CARD-35", says = "a Pit catches nothing while food is blocked", lies = Store)]
fn a_blocked_pit() {
    let mut t = two().item("pit");
    t.s.flags.production.push(ProductionMode::NoFood);
    for _ in 0..20 {
        t.s.stock = Default::default();
        during(&mut t, Phase::Production, vec![Op::ProductionPhase]);
        assert_eq!((t.s.stock.get(Res::Food), t.s.stock.get(Res::Wood)), (0, 1));
    }
}

#[test]
#[clause(id = "R-INV-3", says = "Diary and Drums pay the First Player, whoever that is", lies = Second)]
fn diary_and_drums_for_the_second_seat() {
    let mut t = two().item("diary").item("drums");
    t.s.first = 1;
    during(&mut t, Phase::Morale, vec![Op::MoralePhase]);
    assert_eq!((t.det(0), t.det(1)), (0, 3));
}

#[test]
#[clause(id = "R-CARD-51", says = "a found Whip raises weapons once, as the phase ends", lies = Kept)]
fn the_whip_waits_and_raises() {
    let mut t = two();
    t.s.piles.mysteries.retain(|k| k.as_str() != "whip");
    t.s.future.treasures.push(("whip".into(), super::at::ZERO));
    assert_eq!(t.s.weapon, 0);
    during(&mut t, Phase::Action, vec![Op::EndActions]);
    assert_eq!(t.s.weapon, 1);
    assert_eq!(
        t.s.kept
            .iter()
            .find(|k| k.card.as_str() == "whip")
            .map(|k| k.from),
        Some(2)
    );
}

#[test]
#[clause(
    id = "R-TEMP-2",
    says = "a pistol promised to a Threat Action does not serve the Goat as well",
    lies = Plan
)]
fn a_promised_pistol() {
    let (key, need) = crate::table::catalog()
        .events
        .values()
        .find_map(|e| {
            let action = e.actions.first()?;
            let [way] = action.requires.as_slice() else {
                return None;
            };
            let bare = way.wood + way.fur + way.food == 0 && way.item.is_none();
            (action.pawns == 1 && bare && way.weapon > 0).then_some((e.id.as_str(), way.weapon))
        })
        .expect("such a card");
    for (uses, goat) in [(1, false), (2, true)] {
        let mut t = two();
        t.s.weapon = u16::from(need.saturating_sub(3));
        t.s.equipment = vec![("pistol".into(), uses)];
        t.s.discoveries = vec!["goat".into()];
        crate::rules::help::threat(&mut t, 1, key);
        let what = castaway_robinson::plan::Assignment {
            goal: castaway_robinson::plan::Goal::Threat { slot: 1, option: 0 },
            pawns: vec![ME],
            price: 0,
            aids: vec!["pistol".into()],
            discount: false,
        };
        t.give(&castaway_robinson::command::Command::Assign(what))
            .expect("with the pistol");
        let used = t.use_it(Usable::Discovery("goat".into()));
        assert_eq!(used.is_ok(), goat, "{uses} uses: {used:?}");
    }
}

#[test]
#[clause(id = "R-CARD-34", says = "an Old Map cheers Friday too", lies = Friday)]
fn an_old_map_cheers_all() {
    let mut t = Table::solo();
    t.s.piles.mysteries.retain(|k| k.as_str() != "old_map");
    during(
        &mut t,
        Phase::Event,
        vec![Op::Available(
            CardRef::Mystery("old_map".into()),
            Some(super::at::ZERO),
        )],
    );
    assert_eq!((t.det(0), crate::rules::help::friday(&t).1), (1, 1));
}

#[test]
#[clause(id = "R-CARD-37", says = "a Pot that came out of use this round cooks no meal", lies = Future)]
fn no_meal_without_the_pot() {
    let mut t = two().item("pot");
    t.s.phase = Phase::Night;
    t.s.stock.food = 2;
    t.s.people[0].wounds = 2;
    let meal = || Usable::Meal("pot".into());
    let mut cooked = t.clone();
    cooked.use_it(meal()).expect("at night");
    assert_eq!((cooked.wounds(0), cooked.s.stock.food), (1, 1));
    t.s.inventions.get_mut("pot").expect("built").built = false;
    assert!(t.use_it(meal()).is_err());
}

#[test]
#[clause(id = "R-USE-4", says = "a Backpack that one explorer used serves no other that round", lies = Kept)]
fn one_backpack_for_one() {
    let mut t = two();
    let serial = hold(&mut t, "backpack", 0);
    t.s.kept[0].holder = Some(super::at::ONE);
    plan(&mut t, 0, crate::table::explore(Space::M2), &[ME]);
    taken(&mut t, 0, won(Deck::Explore));
    assert!(
        t.s.kept
            .iter()
            .any(|k| k.serial == serial && k.holder == Some(super::at::ONE))
    );
    let kept = |e: &Event| matches!(e, Event::TokenFound(_));
    let shown = castaway_robinson::content::TileCard::clone(
        &crate::table::catalog().tiles[&t.s.island[&Space::M2].number],
    );
    assert_eq!(count(&t, kept), usize::from(shown.discovery));
}

#[test]
#[clause(id = "R-UD-9", says = "flipping more items than there are costs nothing where it says if possible", lies = Board)]
fn too_few_items_to_flip() {
    let mut t = two().item("rope");
    t.run_in(
        Phase::Event,
        vec![Effect::MoveItems {
            which: Built::Some(2),
            to: ItemsTo::Board,
        }],
    );
    t.settle();
    assert!(!t.s.built("rope"));
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}

#[test]
#[clause(id = "R-ITEM-12", says = "a lost weapon item takes levels as far as they are there, without harm", lies = Board)]
fn a_lost_sling() {
    for (weapon, left) in [(3, 1), (1, 0)] {
        let mut t = two().item("sling");
        t.s.weapon = weapon;
        flip(&mut t, "sling");
        assert_eq!((t.s.level(Track::Weapon), t.wounds(0)), (left, 0));
    }
}
