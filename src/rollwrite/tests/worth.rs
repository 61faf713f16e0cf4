//! What people want most, what they would give away, what follows by itself, and what the night takes.

mod table;

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::{Command, Reply, Shift},
    content::{Goal, Stock},
    engine,
    event::Event,
    foresight,
    hex::Hex,
    ids::{Feature, Item, Resource, Task},
    legal,
    reach::{Reach, ReachAim},
    state::{Phase, Standing, State},
    tonight,
    view::{Prospect, View},
    worth::{self, DeedWorth, Rank},
};
use table::{A, MID, Table, walk};

fn view(t: &Table) -> View {
    RollWrite::view(&t.catalog, &t.state, Some(A))
}

/// Only these dice of the running turn are still free.
fn keep(t: &mut Table, free: &[usize]) {
    match &mut t.state.phase {
        Phase::Turn(turn) => {
            for (slot, die) in turn.dice.iter_mut().enumerate() {
                die.spent = !free.contains(&slot);
            }
        }
        other => panic!("no turn runs: {other:?}"),
    }
}

fn plan(die: u8, item: Item) -> Command {
    Command::Plan { die, item }
}

/// A table alone at which the task is a bow and nothing else matters.
fn archer() -> Table {
    let mut t = Table::new(1);
    t.state.charter.goals = vec![Goal::Own(Item::Bow)];
    t.a().stock = Stock::default();
    t
}

#[test]
fn of_several_orders_the_last_says_how_much_they_are_wanted() {
    let craft = Command::Craft(Item::Axe);
    let shift = Command::Shift {
        die: 0,
        way: Shift::Up,
    };
    for (orders, rank) in [
        (vec![], Rank::Aside),
        (vec![shift.clone(), shift], Rank::Aside),
        (vec![plan(1, Item::Axe), plan(3, Item::Axe)], Rank::Plan),
        (vec![Command::Take { die: 0 }], Rank::Take),
        (vec![plan(1, Item::Axe), craft], Rank::Make),
        (vec![Command::Reply(Reply::Accept)], Rank::Answer),
        (vec![Command::Finish], Rank::Answer),
        (vec![Command::EndTurn], Rank::Aside),
    ] {
        assert_eq!(Rank::of(&orders), rank, "{orders:?}");
    }
    assert!(Rank::Answer > Rank::Make && Rank::Make > Rank::Take);
    assert!(Rank::Take > Rank::Plan && Rank::Plan > Rank::Aside);
}

#[test]
fn what_the_task_asks_for_what_can_be_paid_and_what_fills_more_comes_first() {
    let mut t = archer();
    t.dice([3, 6, 2, 4]);
    t.a().stock.wood = 1;
    t.a().stock.stone = 1;
    let mut seen = view(&t);
    seen.prospect = Prospect::Open;
    let worth =
        |seen: &View, orders: &[Command]| DeedWorth::of(&t.catalog, &t.state, seen, A, orders);
    let bow = [plan(0, Item::Bow)];
    let axe = [plan(2, Item::Axe)];
    let both = [plan(2, Item::Axe), plan(3, Item::Axe)];
    let flask = [plan(2, Item::Flask)];
    assert!(worth(&seen, &bow) > worth(&seen, &both), "it is asked for");
    assert!(worth(&seen, &axe) > worth(&seen, &flask), "it can be paid");
    assert!(worth(&seen, &both) > worth(&seen, &axe), "it fills more");
    assert!(worth(&seen, &[Command::Take { die: 0 }]) > worth(&seen, &bow));
    // Nothing serves a task that is out of reach.
    seen.prospect = Prospect::Gone;
    assert!(worth(&seen, &both) > worth(&seen, &bow));
    assert!(!worth::serves(&seen, &bow[0]));
}

#[test]
fn on_the_last_day_what_still_wins_comes_before_all_else() {
    let mut t = archer();
    t.state.day = t.state.charter.days;
    t.dice([3, 6, 3, 3]);
    keep(&mut t, &[0, 1]);
    t.a().stock.wood = 1;
    t.a().stock.rope = 1;
    t.here(Feature::Crystal);
    let seen = view(&t);
    let worth = |orders: &[Command]| DeedWorth::of(&t.catalog, &t.state, &seen, A, orders);
    let bow = [plan(0, Item::Bow), plan(1, Item::Bow)];
    let crystal = [Command::Take { die: 1 }];
    assert!(worth(&bow) > worth(&crystal), "a bow wins the game");
    t.state.day -= 1;
    let seen = view(&t);
    let worth = |orders: &[Command]| DeedWorth::of(&t.catalog, &t.state, &seen, A, orders);
    assert!(worth(&crystal) > worth(&bow), "there is another day for it");
}

#[test]
fn a_scenario_asks_for_items_and_fields() {
    let mut t = Table::new(1);
    let smoke = Goal::Marks {
        task: Task::Smoke,
        count: 1,
    };
    for (goal, items, fields) in [
        (Goal::Own(Item::Raft), vec![Item::Raft], vec![]),
        (Goal::Tools(2), Item::TOOLS.to_vec(), vec![]),
        (Goal::Tents(1), vec![Item::Tent], vec![]),
        (Goal::Campfires(1), vec![Item::Campfire], vec![]),
        (Goal::LizardPoints(3), vec![Item::Bow], vec![]),
        (smoke, vec![Item::Campfire], vec![Feature::Smoke]),
        (Goal::AtSea, vec![], vec![]),
    ] {
        t.state.charter.goals = vec![goal];
        let charter = &t.state.charter;
        for item in Item::ALL {
            assert_eq!(charter.asks_for_item(item), items.contains(&item));
        }
        for field in [Feature::Crystal, Feature::Mask, Feature::Smoke] {
            assert_eq!(charter.asks_for_field(field), fields.contains(&field));
        }
    }
}

#[test]
fn making_one_thing_of_the_goods_of_another_spoils_it() {
    let mut t = archer();
    t.plan(Item::Axe);
    t.a().stock.wood = 1;
    t.a().stock.stone = 1;
    t.a().stock.rope = 1;
    let axe = [Command::Craft(Item::Axe)];
    let spoils = |t: &Table| {
        let mut seen = view(t);
        seen.prospect = Prospect::Open;
        worth::spoils(&t.catalog, &t.state, &seen, A, &axe)
    };
    assert!(spoils(&t), "the bow lacks its wood then");
    t.a().stock.wood = 2;
    assert!(!spoils(&t), "there is wood for both");
    t.a().stock.wood = 1;
    t.a().made.insert(Item::Bow);
    assert!(!spoils(&t), "the bow is made");
    t.a().made.clear();
    t.state.charter.goals = vec![Goal::Own(Item::Bow), Goal::Own(Item::Axe)];
    assert!(!spoils(&t), "the axe is asked for, too");
    t.a().stock = Stock::default();
    assert!(!spoils(&t), "nobody can make it");
}

#[test]
fn a_day_is_wasted_while_a_deed_or_a_way_to_one_is_left() {
    let mut t = Table::new(1);
    t.a().stock = Stock::default();
    let waste = |t: &Table, reach: &[Reach]| legal::would_waste(&t.catalog, &t.state, A, reach);
    assert!(waste(&t, &[]), "dice fit into plans");
    keep(&mut t, &[]);
    assert!(!waste(&t, &[]));
    let way = |aim| Reach {
        hex: MID,
        dice: vec![0],
        cross: 0,
        steps: 1,
        lost: 0,
        aim,
        serves: false,
    };
    assert!(waste(&t, &[way(ReachAim::Stand), way(ReachAim::Build)]));
    assert!(!waste(&t, &[way(ReachAim::Stand), way(ReachAim::Later)]));
    t.plan(Item::Axe);
    t.a().stock.wood = 1;
    t.a().stock.stone = 1;
    assert!(waste(&t, &[]), "an axe needs no die any more");
}

#[test]
fn a_day_of_which_only_the_night_is_left_ends_by_itself() {
    let mut t = Table::new(1);
    keep(&mut t, &[0]);
    assert_eq!(legal::follows(&t.catalog, &t.state), None, "a die is left");
    let step = [walk(&[0], Hex::new(4, 3), 0)];
    let (there, walked) = legal::play(&t.catalog, &t.state, A, &step).expect("accepted");
    assert_eq!(there.day, t.state.day);
    assert_eq!(
        legal::follows(&t.catalog, &there),
        Some(Command::EndTurn),
        "nothing else is left"
    );
    let (dawn, all) = legal::play_on(&t.catalog, &t.state, A, &step).expect("accepted");
    assert_eq!(dawn.day, t.state.day + 1);
    assert_eq!(all[..walked.len()], walked);
    assert!(all.iter().any(|e| matches!(e, Event::Dawn { .. })));
    // Where something is left the same orders end no day, and one that is refused makes all of them nothing.
    keep(&mut t, &[0, 1]);
    let (there, _) = legal::play_on(&t.catalog, &t.state, A, &step).expect("accepted");
    assert_eq!(there.day, t.state.day);
    let wrong = [step[0].clone(), step[0].clone()];
    assert_eq!(legal::play(&t.catalog, &t.state, A, &wrong), None);
}

#[test]
fn the_night_kills_whoever_has_nothing_and_no_die_to_find_it() {
    let mut t = Table::new(1);
    t.a().stock = Stock::default();
    t.a().health = 1;
    keep(&mut t, &[0]);
    let thirsty = |t: &Table| {
        let mut seen = view(t);
        (seen.tonight.thirst, seen.tonight.hunger) = (true, false);
        seen.sinking = vec![];
        seen
    };
    let seen = thirsty(&t);
    assert_eq!(tonight::asked(&seen).collect::<Vec<_>>(), [Resource::Water]);
    assert!(tonight::lacks(&seen, A, Resource::Water));
    assert!(!tonight::lacks(&seen, A, Resource::Food), "nobody asks");
    assert!(tonight::kills(&seen, A));
    let there = Hex::new(4, 3);
    let step = [walk(&[0], there, 0)];
    let deadly = |t: &Table| tonight::deadly(&t.catalog, &t.state, &thirsty(t), A, &step);
    assert!(deadly(&t), "the last die is spent on the way");
    keep(&mut t, &[0, 1]);
    assert!(!deadly(&t), "water may still be found");
    keep(&mut t, &[0]);
    t.a().health = 2;
    assert!(!deadly(&t) && !tonight::kills(&thirsty(&t), A));
    t.a().health = 1;
    t.a().stock.water = 1;
    assert!(!deadly(&t) && !tonight::kills(&thirsty(&t), A));
    assert_eq!(t.a().standing, Standing::Playing);
    // On land that sinks a heart more is needed.
    let mut seen = thirsty(&t);
    seen.sinking = vec![there];
    assert!(tonight::sinks(&seen, there) && !tonight::sinks(&seen, MID));
    assert!(tonight::deadly(&t.catalog, &t.state, &seen, A, &step));
    assert!(!tonight::deadly(&t.catalog, &t.state, &seen, A, &[]));
}

#[test]
fn a_task_is_lost_by_what_it_needs_or_by_an_end_that_could_have_been_won() {
    let mut t = Table::new(1);
    t.state.charter.goals = vec![Goal::Marks {
        task: Task::Crystal,
        count: 1,
    }];
    t.here(Feature::Crystal);
    let before = t.state.clone();
    let loses = |before: &State, after: &State, winnable: bool| {
        foresight::loses(&t.catalog, before, after, A, || winnable)
    };
    assert!(!loses(&before, &before, true), "nothing has happened");
    let mut gone = before.clone();
    gone.map.set(MID, Feature::Empty);
    assert!(loses(&before, &gone, false), "there is no other crystal");
    assert!(!loses(&gone, &gone, true), "it was lost before");
    let mut over = before.clone();
    over.phase = Phase::Over(engine::score(&t.catalog, &before));
    assert!(loses(&before, &over, true));
    assert!(!loses(&before, &over, false), "there was no way to it");
    // On the last day it is lost with the dice that it takes.
    let mut last = before.clone();
    last.day = last.charter.days;
    let mut spent = last.clone();
    if let Phase::Turn(turn) = &mut spent.phase {
        turn.dice.iter_mut().for_each(|die| die.spent = true);
    }
    assert!(loses(&last, &spent, true));
    assert!(!loses(&last, &last, true), "a die still takes it");
    let mut idle = last.clone();
    idle.charter.goals.clear();
    assert!(!loses(&idle, &spent, true), "nothing is asked for");
}

#[test]
fn who_leaves_early_has_a_bonus_for_each_day_that_is_left() {
    let mut t = Table::new(1);
    (t.state.charter.days, t.state.charter.day_bonus) = (10, 2);
    let bonus = |day| t.state.charter.early_bonus(day);
    assert_eq!([bonus(7), bonus(10), bonus(12)], [6, 0, 0]);
    for (standing, points) in [
        (Standing::Playing, 0),
        (Standing::Done { day: 7 }, 6),
        (Standing::Dead { day: 7, met: true }, 0),
    ] {
        let mut other = t.state.clone();
        other.players[0].standing = standing;
        let score = engine::score(&t.catalog, &other).scores[0];
        assert_eq!(score.bonus, points, "{standing:?}");
    }
}
