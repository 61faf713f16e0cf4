//! Shortcut, Catastrophe, Defensive Plan and what the cards say of them.

use castaway_clause::clause;
use castaway_robinson::{
    effect::{Effect, ProductionMode, Site, SourceMatch},
    ids::{Phase, Place, Space, TokenKind},
    plan::Pawn,
    reject::Rejection,
    rulings::Reading,
    task::{CardRef, Ctx, Op},
};

use super::at::{during, plan, reading, round};
use crate::rules::help::{ability, rich, two};
use crate::table::{
    ME, Table, explore,
    play::{assign, build, event, finish, gather, go, token},
};

fn with_shortcut() -> Table {
    let mut t = two().tile(Space::M2, 6).item("map").item("shortcut");
    t.s.shortcut = Some(Space::M2);
    t
}

#[test]
#[clause(id = "R-CARD-11", says = "the Shortcut's token brings its resource though the card waits", lies = Future)]
#[clause(id = "R-CARD-40", says = "under Catastrophe a source of the Shortcut's tile is chosen as ever", lies = Board)]
fn the_shortcut_outlives_a_catastrophe() {
    let mut t = with_shortcut();
    event(&mut t, "catastrophe");
    t.settle();
    assert!(t.s.inventions["shortcut"].suspended);
    during(&mut t, Phase::Production, vec![Op::ProductionPhase]);
    assert_eq!(t.options(), ["0", "1"]);
    t.pick("0");
    assert_eq!(t.s.stock.wood, 2);
}

#[test]
#[clause(id = "R-GATHER-3", says = "the source that the Shortcut used under Catastrophe is closed to Gather", lies = Future)]
fn its_source_is_closed_under_catastrophe() {
    let mut t = with_shortcut();
    event(&mut t, "catastrophe");
    t.settle();
    during(&mut t, Phase::Production, vec![Op::ProductionPhase]);
    t.pick("0");
    t.s.phase = Phase::Action;
    assert_eq!(
        t.give(&assign(gather(Space::M2, 0), &[ME])),
        Err(Rejection::PlannedAlready)
    );
    plan(&mut t, 0, gather(Space::M2, 1), &[ME]);
}

#[test]
#[clause(id = "R-CARD-11", says = "a Pit waits with the other items and catches nothing", lies = Future)]
fn a_pit_waits() {
    let mut t = two().item("pit");
    t.s.inventions.get_mut("pit").expect("built").suspended = true;
    during(&mut t, Phase::Production, vec![Op::ProductionPhase]);
    let rolled = |e: &castaway_robinson::event::Event| {
        matches!(e, castaway_robinson::event::Event::Pit { .. })
    };
    assert_eq!(super::at::count(&t, rolled), 0);
}

#[test]
#[clause(id = "R-CARD-11", says = "a food token of the Snare on the camp tile goes on working", lies = Board)]
fn board_tokens_go_on() {
    let mut t = two().item("snare");
    t.s.inventions.get_mut("snare").expect("built").suspended = true;
    token(&mut t, TokenKind::AdditionalFood, Place::Space(Space::M1));
    during(&mut t, Phase::Production, vec![Op::ProductionPhase]);
    assert_eq!(t.s.stock.food, 2);
}

#[test]
#[clause(id = "R-CARD-11", says = "what waits serves no requirement of a plan", lies = Future)]
fn waiting_items_are_no_requirement() {
    let mut t = two().item("knife").item("rope").wood(3);
    crate::table::play::on_board(&mut t, "bow");
    t.s.inventions.get_mut("rope").expect("built").suspended = true;
    assert_eq!(
        t.plan(build("bow"), &[ME]),
        Err(Rejection::NeedsItem("rope".into()))
    );
}

#[test]
#[clause(id = "R-CARD-11", says = "a Basket that waits cannot be assigned", lies = Future)]
fn a_waiting_basket_helps_nobody() {
    let mut t = two().item("basket").tile(Space::M2, 6);
    let what = |t: &mut Table| {
        t.give(&castaway_robinson::command::Command::Assign(
            castaway_robinson::plan::Assignment {
                goal: gather(Space::M2, 0),
                pawns: vec![ME],
                price: 0,
                aids: vec!["basket".into()],
                discount: false,
            },
        ))
    };
    let mut later = t.clone();
    what(&mut later).expect("built");
    t.s.inventions.get_mut("basket").expect("built").suspended = true;
    assert_eq!(what(&mut t), Err(Rejection::AidUnfit("basket".into())));
}

#[test]
#[clause(id = "R-CARD-11", says = "after the Action Phase a waiting Cellar keeps food again", lies = Future)]
#[clause(id = "R-CARD-12", says = "a Cellar keeps food that stays ordinary food", lies = Store)]
fn the_cellar_is_back_at_night() {
    let mut t = two().item("cellar");
    t.s.shelter = true;
    t.s.inventions.get_mut("cellar").expect("built").suspended = true;
    t.s.stock.food = 5;
    go(&mut t);
    finish(&mut t);
    t.settle();
    assert!(
        t.s.round > 1 && t.s.stock.food >= 5 && t.s.stock.npfood == 0,
        "{:?}",
        t.s.stock
    );
}

#[test]
#[clause(id = "R-CARD-41", says = "with Production skipped the Shortcut's sources may be gathered", lies = Board)]
fn no_production_no_shortcut() {
    let mut t = with_shortcut();
    t.s.flags.production.push(ProductionMode::None);
    during(&mut t, Phase::Production, vec![Op::ProductionPhase]);
    assert_eq!((t.question(), t.s.flags.shortcut_used), (None, None));
    t.s.phase = Phase::Action;
    plan(&mut t, 0, gather(Space::M2, 0), &[ME]);
}

#[test]
#[clause(id = "R-CARD-40", says = "an exhausted source of its tile is not chosen", lies = Board)]
fn the_shortcut_takes_open_sources_only() {
    let mut t = with_shortcut();
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .exhausted
        .insert(0);
    during(&mut t, Phase::Production, vec![Op::ProductionPhase]);
    assert_eq!((t.question(), t.s.stock.wood, t.s.stock.food), (None, 1, 2));
}

#[test]
#[clause(id = "R-MOVE-4", says = "moving the camp takes the token and turns the Shortcut back, at rest beside its owner", lies = Board)]
#[clause(id = "R-PERS-4", says = "a personal item that is turned back lies beside its owner's sheet again", lies = Sheet)]
fn moving_takes_the_shortcut() {
    let mut t = Table::of(&["cook", "explorer"])
        .tile(Space::M2, 6)
        .item("map");
    t.s.inventions
        .get_mut("shortcut")
        .expect("the explorer's")
        .built = true;
    t.s.shortcut = Some(Space::M2);
    during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::M2)]);
    assert_eq!(t.s.shortcut, None);
    let card = &t.s.inventions["shortcut"];
    assert!(!card.built && card.owner == Some(1));
}

/// A soldier with a Defensive Plan, the camp on this tile.
fn planner(tile: u8, shelter: bool) -> Table {
    let mut t = rich("soldier", 3).tile(Space::M2, tile);
    t.s.camp = Space::M2;
    t.s.shelter = shelter;
    t
}

#[test]
#[clause(id = "R-ABIL-18", says = "its palisade needs the built shelter, a natural one is not enough", lies = Board)]
fn a_palisade_by_plan_needs_the_built_shelter() {
    let mut t = planner(2, false);
    t.use_it(ability("defensive_plan")).expect("weapons rise");
    assert_eq!((t.question(), t.s.palisade, t.s.weapon), (None, 0, 1));
    let mut t = planner(6, true);
    t.use_it(ability("defensive_plan")).expect("either");
    t.pick("palisade");
    assert_eq!((t.s.palisade, t.s.weapon), (1, 0));
}

#[test]
#[clause(id = "R-ABIL-18", says = "by the older reading a natural shelter will do", lies = Board)]
fn by_ruling_a_natural_shelter_will_do() {
    crate::table::play::ruling("defensive-plan-shelter");
    let mut t = reading(planner(2, false), &[Reading::PlanNeedsAnyShelter]);
    t.use_it(ability("defensive_plan")).expect("either");
    t.pick("palisade");
    assert_eq!(t.s.palisade, 1);
    let mut t = reading(planner(6, false), &[Reading::PlanNeedsAnyShelter]);
    t.use_it(ability("defensive_plan")).expect("weapons rise");
    assert_eq!(t.s.weapon, 1, "no shelter at all");
}

#[test]
#[clause(id = "R-ABIL-18", says = "not between the reveal and the effect of an event", lies = Table)]
fn no_plan_between_reveal_and_effect() {
    let mut t = planner(6, true);
    t.s.phase = Phase::Event;
    let ctx = Ctx {
        source: Some(CardRef::Event("argument".into())),
        ..Ctx::default()
    };
    let two_ways = crate::rules::help::effect(
        r#"{"choose":{"options":[{"id":"a","effects":[{"morale":{"n":-1}}]},{"id":"b","effects":[{"morale":{"n":-2}}]}]}}"#,
    );
    t.run_ops(vec![Op::Effect(two_ways)], &ctx);
    assert_eq!(t.use_it(ability("defensive_plan")), Err(Rejection::NotNow));
}

#[test]
#[clause(id = "R-ABIL-18", says = "at a question that no card asks it may be used", lies = Table)]
fn a_plan_between_actions() {
    let mut t = planner(6, true);
    let eater = Op::Feed { extra: false };
    t.s.stock.food = 1;
    during(&mut t, Phase::Night, vec![eater]);
    assert!(t.question().is_some());
    t.use_it(ability("defensive_plan")).expect("no card waits");
    t.pick("palisade");
    assert_eq!(t.s.palisade, 1);
    assert!(t.question().is_some(), "asked again");
}

#[test]
#[clause(id = "R-SHELTER-6", says = "a bonus that finds no shelter is ignored and not kept", lies = Future)]
#[clause(id = "R-ITEM-12", says = "an item whose palisade never came takes none along", lies = Board)]
fn bricks_without_a_shelter() {
    let ready = || vec![Op::Available(CardRef::Invention("bricks".into()), None)];
    let mut t = two();
    crate::table::play::on_board(&mut t, "bricks");
    during(&mut t, Phase::Weather, ready());
    assert_eq!(t.s.palisade, 0);
    t.s.shelter = true;
    t.s.palisade = 2;
    during(&mut t, Phase::Event, vec![Op::FlipItem("bricks".into())]);
    assert_eq!(t.s.palisade, 2);
    during(&mut t, Phase::Weather, ready());
    assert_eq!(t.s.palisade, 3, "built anew over a shelter");
    during(&mut t, Phase::Event, vec![Op::FlipItem("bricks".into())]);
    assert_eq!(t.s.palisade, 2);
}

#[test]
#[clause(id = "R-CARD-2", says = "Friday may not share an action with a player in the round of the Argument", lies = Friday)]
#[clause(id = "R-CARD-2", says = "neutral pawns may support as ever", lies = Friday)]
fn friday_counts_in_an_argument() {
    let mut t = Table::solo();
    t.s.flags.no_mixed = Some(77);
    assert_eq!(
        t.plan(explore(Space::M2), &[ME, Pawn::Friday]),
        Err(Rejection::NoMixing)
    );
    t.plan(explore(Space::M2), &[ME, Pawn::Dog])
        .expect("the Dog is neutral");
}

#[test]
#[clause(id = "R-CARD-2", says = "its own Threat Action is shared by a player and Friday, also a round later", lies = Friday)]
fn friday_settles_an_argument() {
    let mut t = Table::solo();
    crate::rules::help::threat(&mut t, 0, "argument");
    let goal = castaway_robinson::plan::Goal::Threat { slot: 0, option: 0 };
    assert_eq!(t.plan(goal.clone(), &[ME, ME]), Err(Rejection::NeedsMixing));
    t.plan(goal, &[ME, Pawn::Friday])
        .expect("a player and Friday");
    t.s.morale = -1;
    round(&mut t);
    assert!(t.s.threats[0].is_none());
}

#[test]
#[clause(id = "R-DICE-7", says = "Shortage pays after a failed Gather and exhausts the source", lies = Plan)]
fn shortage_after_a_failure() {
    let mut t = two().tile(Space::M2, 6);
    plan(&mut t, 0, gather(Space::M2, 0), &[ME]);
    t.s.flags.failed = Some(t.s.plan[0].id);
    let ctx = super::at::within(&t, 0);
    t.s.phase = Phase::Action;
    t.run_ops(
        vec![
            Op::Effect(Effect::GainGathered { n: 1 }),
            Op::Effect(Effect::Exhaust {
                source: SourceMatch::Any,
                n: 1,
                at: Site::Gathered,
                otherwise: Vec::new(),
            }),
        ],
        &ctx,
    );
    assert_eq!(t.s.gains.stock.wood, 1);
    assert!(t.s.island[&Space::M2].exhausted.contains(&0));
}
