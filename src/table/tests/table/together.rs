//! One plan of several people, held against the island game.
//!
//! Longer than others: one table of three, whose helpers all its tests share.

use std::sync::Arc;

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    ids::Space,
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    setup::Setup,
};
use castaway_store::{MemoryStore, Upgrades};
use castaway_table::{
    Act, Acted, Control, Done, Faults, Loaded, Meta, PRESENT_MS, Stamp, Table, Trouble, Undo,
    Unready,
};

const PLACE: u64 = 1;
const PEOPLE: [u64; 3] = [7, 8, 9];

async fn begun(control: Control) -> Table<Island> {
    begun_with(control, 2).await
}

/// The same with so much starting equipment.
async fn begun_with(control: Control, equipment: u8) -> Table<Island> {
    let upgrades = Upgrades {
        steps: &[],
        current: Island::SCHEMA,
    };
    let table = Table::<Island>::new(
        Arc::new(Catalog::load().unwrap()),
        "test".into(),
        Arc::new(MemoryStore::default()),
        upgrades,
        Faults::new(std::env::temp_dir().join("castaway-test-faults")),
    );
    let meta = Meta {
        chairs: PEOPLE.into(),
        control,
        ..Meta::default()
    };
    let setup = Setup {
        friday: true,
        equipment,
        ..Setup::standard(3)
    };
    let begun = table
        .begin(PLACE, stamp(PEOPLE[0], 1), setup, 3, meta)
        .await;
    assert!(begun.is_ok(), "a new game");
    // Questions before the first plan are answered by anybody.
    loop {
        let now = table.load(PLACE).await.ok().unwrap();
        if now.state.planning && now.state.ask.is_none() {
            return table;
        }
        let seat = now.state.ask.as_ref().map_or(Seat(0), |ask| ask.seats[0]);
        let command = Island::legal(table.catalog(), &now.state, seat).remove(0);
        let user = PEOPLE[seat.index()];
        assert!(gives(&table, user, 2, None, command).await.is_ok());
    }
}

fn stamp(user: u64, now_ms: u64) -> Stamp {
    Stamp {
        user,
        interaction: None,
        now_ms,
    }
}

async fn gives(
    table: &Table<Island>,
    user: u64,
    now_ms: u64,
    seen: Option<u64>,
    command: Command,
) -> Result<Loaded<Island>, Trouble<Island>> {
    let act = Act {
        stamp: stamp(user, now_ms),
        seen,
        command,
    };
    match table.begin_act(PLACE, None, act).await? {
        Acted::Now(saving) => match saving.done().await? {
            Done::Now { loaded, .. } | Done::Before(loaded) => Ok(loaded),
        },
        Acted::Before(loaded) | Acted::Noted(loaded) => Ok(loaded),
    }
}

fn rest(seat: u8) -> Command {
    act(Goal::Rest, &[Pawn::Seat(seat)])
}

fn act(goal: Goal, pawns: &[Pawn]) -> Command {
    Command::Assign(Assignment {
        goal,
        pawns: pawns.to_vec(),
        price: 0,
        aids: vec![],
        discount: false,
    })
}

async fn now(table: &Table<Island>) -> Loaded<Island> {
    table.load(PLACE).await.ok().unwrap()
}

/// Everybody rests with both pawns.
async fn all_rest(table: &Table<Island>) {
    for (seat, user) in (0..).zip(PEOPLE) {
        for _ in 0..2 {
            assert!(gives(table, user, 2, None, rest(seat)).await.is_ok());
        }
    }
}

#[tokio::test]
async fn three_plan_at_once_from_the_same_moment() {
    let table = begun(Control::Own).await;
    let seen = Some(now(&table).await.revision);
    for (seat, user) in (0..).zip(PEOPLE) {
        assert!(gives(&table, user, 2, seen, rest(seat)).await.is_ok());
    }
    let loaded = now(&table).await;
    assert_eq!(loaded.state.plan.len(), 3);
    let makers: Vec<_> = (loaded.state.plan.iter())
        .map(|p| loaded.meta.together.maker(p.id))
        .collect();
    assert_eq!(makers, PEOPLE.map(Some));
    // The second press of two plans nothing twice.
    let again = gives(&table, PEOPLE[1], 2, seen, rest(1)).await;
    assert!(matches!(again, Err(Trouble::Stale(_))));
    assert_eq!(now(&table).await.state.plan.len(), 3);
}

#[tokio::test]
async fn a_press_that_names_a_moment_that_never_was_is_stale() {
    let table = begun(Control::Own).await;
    all_rest(&table).await;
    let before = now(&table).await;
    for seen in [before.revision + 1, u64::MAX] {
        for command in [Command::Advance, rest(0)] {
            let given = gives(&table, PEOPLE[0], 3, Some(seen), command).await;
            assert!(matches!(given, Err(Trouble::Stale(_))), "{seen}");
        }
    }
    assert_eq!(now(&table).await.revision, before.revision);
}

#[tokio::test]
async fn a_plan_is_carried_out_when_all_are_ready_and_not_before() {
    let table = begun(Control::Own).await;
    let [anna, ben, cleo] = PEOPLE;
    let go = |user, now_ms| gives(&table, user, now_ms, None, Command::Advance);
    let early = go(anna, 2).await;
    let left = Rejection::PawnsLeft { seat: 0, left: 2 };
    assert!(matches!(early, Err(Trouble::Rejected(reason)) if reason == left));
    all_rest(&table).await;
    let before = now(&table).await.revision;
    for user in [anna, ben] {
        let noted = go(user, 3).await.ok().unwrap();
        assert!(
            noted.state.planning,
            "nobody locks the plan over others' heads"
        );
        assert_eq!(noted.revision, before);
    }
    let back = table.not_ready(PLACE, stamp(ben, 4)).await.ok().unwrap();
    assert_eq!(back.meta.together.ready, [anna]);
    assert!(go(cleo, 5).await.ok().unwrap().state.planning);
    let done = go(ben, 6).await.ok().unwrap();
    assert!(
        !done.state.planning || done.state.round > 1,
        "it is carried out"
    );
    assert_eq!(done.meta.together.ready, Vec::<u64>::new());
    let stranger = table.not_ready(PLACE, stamp(99, 4)).await;
    assert!(matches!(stranger, Err(Trouble::NotSeated)));
}

#[tokio::test]
async fn whoever_says_ready_twice_learns_who_is_still_awaited() {
    let table = begun(Control::Own).await;
    all_rest(&table).await;
    let [anna, ben, cleo] = PEOPLE;
    assert!(gives(&table, anna, 3, None, Command::Advance).await.is_ok());
    assert!(gives(&table, cleo, 3, None, Command::Advance).await.is_ok());
    let again = gives(&table, anna, 4, None, Command::Advance).await;
    assert!(matches!(again, Err(Trouble::Said(open)) if open == [ben]));
    assert_eq!(now(&table).await.meta.together.ready, [anna, cleo]);
}

#[tokio::test]
async fn whoever_is_away_for_a_day_is_not_waited_for() {
    let table = begun(Control::Own).await;
    let [anna, ben, _] = PEOPLE;
    all_rest(&table).await;
    let later = 3 + PRESENT_MS;
    for (user, carried_out) in [(anna, false), (ben, true)] {
        assert!(
            gives(&table, user, later, None, Command::Advance)
                .await
                .is_ok()
        );
        // The first to come back after a day waits for nobody: all are away.
        let meta = now(&table).await;
        let gone_on = !meta.state.planning || meta.state.round > 1;
        assert!(gone_on || !carried_out);
        if gone_on {
            return;
        }
    }
}

#[tokio::test]
async fn a_change_that_concerns_somebody_ends_their_being_ready_and_says_who() {
    let table = begun(Control::Own).await;
    let [anna, ben, cleo] = PEOPLE;
    let explore = |seat| act(Goal::Explore(Space::T1), &[Pawn::Seat(seat)]);
    gives(&table, anna, 2, None, explore(0)).await.ok().unwrap();
    gives(&table, anna, 2, None, rest(0)).await.ok().unwrap();
    let shared = now(&table).await.state.plan[0].id;
    gives(&table, cleo, 2, None, rest(2)).await.ok().unwrap();
    gives(&table, cleo, 2, None, rest(2)).await.ok().unwrap();
    for user in [anna, cleo] {
        gives(&table, user, 2, None, Command::Advance)
            .await
            .ok()
            .unwrap();
    }
    let seen = Some(now(&table).await.revision);
    let join = Command::Join {
        placement: shared,
        pawns: vec![Pawn::Seat(1)],
        // Another resolves it then.
        lead: true,
    };
    let joined = gives(&table, ben, 2, None, join).await.ok().unwrap();
    assert_eq!(joined.meta.together.ready, [cleo]);
    let unready = Unready {
        user: anna,
        by: ben,
        action: shared,
    };
    assert_eq!(joined.meta.together.unready, [unready]);
    // What was seen before the change is not agreed to.
    let stale = gives(&table, anna, 2, seen, Command::Advance).await;
    assert!(matches!(stale, Err(Trouble::Stale(_))));
    // What concerns nobody else is agreed to still, and was said before.
    let again = gives(&table, cleo, 2, seen, Command::Advance).await;
    assert!(matches!(again, Err(Trouble::Said(open)) if open == [anna, ben]));
    // Anna takes her own part back; what Ben gave stays.
    let Ok(Undo::Done(_)) = table.undo(PLACE, stamp(anna, 3), None, false).await else {
        panic!("her own");
    };
    let take_back = Command::Unassign { placement: shared };
    let left = gives(&table, anna, 3, None, take_back.clone())
        .await
        .ok()
        .unwrap();
    let planned = left.state.plan.iter().find(|p| p.id == shared).unwrap();
    assert_eq!(planned.what.pawns, [Pawn::Seat(1)]);
    let foreign = gives(&table, anna, 3, None, take_back).await;
    assert!(matches!(foreign, Err(Trouble::NotYours(Seat(1)))));
}

#[tokio::test]
async fn help_that_only_makes_an_action_surer_makes_nobody_unready() {
    let table = begun(Control::Own).await;
    let [anna, ben, _] = PEOPLE;
    let explore = act(Goal::Explore(Space::T1), &[Pawn::Seat(0)]);
    gives(&table, anna, 2, None, explore).await.ok().unwrap();
    gives(&table, anna, 2, None, rest(0)).await.ok().unwrap();
    let shared = now(&table).await.state.plan[0].id;
    let ready = gives(&table, anna, 2, None, Command::Advance).await;
    assert_eq!(ready.ok().unwrap().meta.together.ready, [anna]);
    let join = Command::Join {
        placement: shared,
        pawns: vec![Pawn::Seat(1)],
        lead: false,
    };
    let joined = gives(&table, ben, 2, None, join).await.ok().unwrap();
    assert_eq!(joined.meta.together.ready, [anna]);
    assert!(joined.meta.together.unready.is_empty());
    // It is taken away again: that is less than she agreed to.
    let leave = Command::Leave { placement: shared };
    let left = gives(&table, ben, 2, None, leave).await.ok().unwrap();
    assert!(left.meta.together.ready.is_empty());
}

#[tokio::test]
async fn with_nothing_of_ones_own_in_the_plan_there_is_nothing_to_take_back() {
    let table = begun(Control::Own).await;
    let [anna, ben, _] = PEOPLE;
    gives(&table, anna, 2, None, rest(0)).await.ok().unwrap();
    let wish = table.undo(PLACE, stamp(ben, 3), None, false).await;
    assert!(matches!(wish, Ok(Undo::Others(_))));
    assert_eq!(now(&table).await.state.plan.len(), 1);
}

#[tokio::test]
async fn a_step_behind_plans_that_others_took_back_is_taken_back_with_their_consent() {
    let table = begun_with(Control::Own, 8).await;
    let [anna, ben, _] = PEOPLE;
    gives(&table, ben, 2, None, rest(1)).await.ok().unwrap();
    let state = now(&table).await.state;
    let quiet = |command: &Command| {
        let used = matches!(command, Command::Use(_));
        let done = Island::apply(table.catalog(), &state, Seat(0), command);
        used && done.is_ok_and(|done| done.state.ask.is_none() && done.state.planning)
    };
    let mut legal = Island::legal(table.catalog(), &state, Seat(0));
    legal.retain(quiet);
    let uses = legal.into_iter().next().expect("something to use");
    gives(&table, anna, 3, None, uses).await.ok().unwrap();
    let took = table.undo(PLACE, stamp(ben, 4), None, false).await;
    assert!(matches!(took, Ok(Undo::Done(_))));
    assert!(now(&table).await.state.plan.is_empty());
    // Where Anna would go back to, Ben's pawn lies on an action again.
    let wish = table.undo(PLACE, stamp(anna, 5), None, false).await;
    assert!(matches!(wish, Ok(Undo::Voting(_))));
    assert!(now(&table).await.state.plan.is_empty());
}

#[tokio::test]
async fn what_was_done_beside_a_plan_is_taken_back_by_its_maker_or_with_consent() {
    let table = begun_with(Control::Own, 8).await;
    let [anna, ben, _] = PEOPLE;
    let state = now(&table).await.state;
    let quiet = |command: &Command| {
        let used = matches!(command, Command::Use(_));
        let done = Island::apply(table.catalog(), &state, Seat(0), command);
        used && done.is_ok_and(|done| done.state.ask.is_none() && done.state.planning)
    };
    let mut legal = Island::legal(table.catalog(), &state, Seat(0));
    legal.retain(quiet);
    let uses = legal.into_iter().next().expect("something to use");
    gives(&table, anna, 2, None, uses.clone())
        .await
        .ok()
        .unwrap();
    let used = now(&table).await.state;
    // Somebody else alone does not take it back.
    let wish = table.undo(PLACE, stamp(ben, 3), None, false).await;
    assert!(matches!(wish, Ok(Undo::Voting(_))));
    assert_eq!(now(&table).await.state, used);
    // With what another has planned since its maker needs their consent, and has no need of an empty plan.
    gives(&table, ben, 4, None, rest(1)).await.ok().unwrap();
    let planned = now(&table).await.state;
    let wish = table.undo(PLACE, stamp(anna, 5), None, false).await;
    assert!(matches!(wish, Ok(Undo::Voting(_))));
    assert_eq!(now(&table).await.state, planned);
    // Alone with it she takes it back at once.
    let took = table.undo(PLACE, stamp(ben, 6), None, false).await;
    assert!(matches!(took, Ok(Undo::Done(_))));
}

/// Whose pawns of a seat somebody has put into which action.
fn placed(loaded: &Loaded<Island>) -> Vec<(u32, Seat, u64)> {
    let made = loaded.meta.together.made.iter();
    made.filter_map(|made| Some((made.action, made.seat?, made.user)))
        .collect()
}

/// Which seats have pawns in which action.
fn parts(loaded: &Loaded<Island>) -> Vec<(u32, Seat)> {
    let plan = Island::open_plan(&loaded.state).expect("planning");
    let of = |action: &castaway_kernel::PlannedAction<Command>| {
        let id = action.id;
        let seats = action.seats.clone().into_iter();
        seats.map(move |seat| (id, seat)).collect::<Vec<_>>()
    };
    plan.actions.iter().flat_map(of).collect()
}

/// R-PLAN-1 and the table's own promise: over 120 random steps in the plans of five tables undoing touches nothing that another has
/// placed, also where all move all and for somebody who is away.
#[tokio::test]
async fn one_persons_undo_never_touches_the_pawns_of_another() {
    for (control, seed, away) in [
        (Control::Own, 1, false),
        (Control::Shared, 2, false),
        (Control::Own, 3, false),
        (Control::Shared, 4, false),
        (Control::Own, 5, true),
    ] {
        let table = begun(control).await;
        if away {
            let leaves = table.change_meta(PLACE, |meta| {
                meta.away.push(PEOPLE[2]);
            });
            assert!(leaves.await.is_ok());
        }
        let others = away || control == Control::Shared;
        let mut chance = Chance::from_seed(seed);
        let (mut undone, mut foreign) = (0, 0);
        for step in 0..120_u64 {
            let who = chance.die(if away { 2 } else { 3 });
            let user = PEOPLE[who];
            let before = now(&table).await;
            if !before.state.planning || before.state.ask.is_some() {
                break;
            }
            // Two who wish it of an empty plan would take back what was before it.
            let vain = others && before.state.plan.is_empty();
            if chance.die(3) == 0 && !vain {
                let took = table.undo(PLACE, stamp(user, step), None, false).await;
                let after = now(&table).await;
                // By the rules what cannot be planned without its leader goes with them.
                let rests = |placement: u32| {
                    before.meta.moves(user).into_iter().any(|seat| {
                        let leave = Command::Leave { placement };
                        let left = Island::apply(table.catalog(), &before.state, seat, &leave);
                        left.is_ok_and(|left| left.state.plan.iter().all(|p| p.id != placement))
                    })
                };
                for (action, seat, by) in placed(&before) {
                    let stands = rests(action) || parts(&after).contains(&(action, seat));
                    assert!(
                        by == user || stands,
                        "seed {seed}, step {step}: {user} undid what {by} had placed for {seat:?}"
                    );
                    foreign += u32::from(by != user && before.meta.moves(user).contains(&seat));
                }
                for (seat, other) in (0..).zip(PEOPLE) {
                    let pawns = |loaded: &Loaded<Island>| {
                        let all = loaded.state.plan.iter().flat_map(|p| &p.what.pawns);
                        all.filter(|p| **p == Pawn::Seat(seat)).count()
                    };
                    if other != user && control == Control::Own && !away {
                        assert_eq!(
                            pawns(&before),
                            pawns(&after),
                            "seed {seed}, step {step}: {user} undid a part of {other}"
                        );
                    }
                }
                undone += u32::from(matches!(took, Ok(Undo::Done(_))));
            } else {
                // Where all move all they also place pawns of others, and for whoever is away.
                let seat = match (control, away) {
                    (Control::Shared, _) => chance.die(3),
                    (Control::Own, true) if chance.die(2) == 0 => 2,
                    (Control::Own, _) => who,
                };
                let seat = Seat(u8::try_from(seat).unwrap());
                let mut legal = Island::legal(table.catalog(), &before.state, seat);
                legal.retain(Island::is_planning);
                if !legal.is_empty() {
                    let command = legal.swap_remove(chance.die(legal.len()));
                    let _ = gives(&table, user, step, None, command).await;
                }
            }
        }
        assert!(undone > 5, "seed {seed}: {undone} were taken back");
        // There was something that could have been touched.
        assert_eq!(foreign > 0, others, "seed {seed}: {foreign}");
    }
}

#[tokio::test]
async fn where_all_move_all_each_takes_back_what_they_placed_in_a_shared_action() {
    let [anna, ben, cleo] = PEOPLE;
    let explore = act(Goal::Explore(Space::T1), &[Pawn::Seat(0)]);
    for (user, left) in [(anna, 1), (ben, 0)] {
        let table = begun(Control::Shared).await;
        gives(&table, anna, 2, None, explore.clone())
            .await
            .ok()
            .unwrap();
        let placement = now(&table).await.state.plan[0].id;
        let join = Command::Join {
            placement,
            pawns: vec![Pawn::Seat(1)],
            lead: false,
        };
        gives(&table, ben, 2, None, join).await.ok().unwrap();
        // Who has placed nothing has nothing to take back.
        let before = now(&table).await.state.plan;
        let wish = table.undo(PLACE, stamp(cleo, 3), None, false).await;
        assert!(!matches!(wish, Ok(Undo::Done(_))));
        assert_eq!(now(&table).await.state.plan, before);
        let wish = table.undo(PLACE, stamp(user, 3), None, false).await;
        assert!(matches!(wish, Ok(Undo::Done(_))));
        let plan = now(&table).await.state.plan;
        assert_eq!(plan.len(), 1, "{user}");
        assert_eq!(plan[0].what.pawns, [Pawn::Seat(left)]);
        // A second wish finds nothing more of theirs.
        let wish = table.undo(PLACE, stamp(user, 4), None, false).await;
        assert!(!matches!(wish, Ok(Undo::Done(_))));
        assert!(user == anna || matches!(wish, Ok(Undo::Others(_))));
        assert_eq!(now(&table).await.state.plan, plan);
    }
}

#[tokio::test]
async fn what_one_places_for_somebody_away_is_taken_back_by_them_alone() {
    let [anna, ben, cleo] = PEOPLE;
    let table = begun(Control::Own).await;
    let leaves = table.change_meta(PLACE, move |meta| {
        meta.away.push(cleo);
    });
    assert!(leaves.await.is_ok());
    let explore = act(Goal::Explore(Space::T1), &[Pawn::Seat(2)]);
    gives(&table, anna, 2, None, explore).await.ok().unwrap();
    let placement = now(&table).await.state.plan[0].id;
    let join = Command::Join {
        placement,
        pawns: vec![Pawn::Seat(1)],
        lead: false,
    };
    gives(&table, ben, 2, None, join).await.ok().unwrap();
    let wish = table.undo(PLACE, stamp(ben, 3), None, false).await;
    assert!(matches!(wish, Ok(Undo::Done(_))));
    let plan = now(&table).await.state.plan;
    assert_eq!(plan[0].what.pawns, [Pawn::Seat(2)]);
    let wish = table.undo(PLACE, stamp(ben, 4), None, false).await;
    assert!(matches!(wish, Ok(Undo::Others(_))));
    let wish = table.undo(PLACE, stamp(anna, 5), None, false).await;
    assert!(matches!(wish, Ok(Undo::Done(_))));
    assert!(now(&table).await.state.plan.is_empty());
}

/// What people have suggested, by whom and to which seat.
async fn suggested(table: &Table<Island>) -> Vec<(u64, Seat)> {
    let all = now(table).await.meta.suggestions;
    all.iter().map(|one| (one.by, one.seat)).collect()
}

#[tokio::test]
async fn a_suggestion_stands_until_it_is_followed_dropped_or_refused_by_the_rules() {
    let [anna, ben, cleo] = PEOPLE;
    let table = begun(Control::Own).await;
    let by = |user: u64| stamp(user, 5);
    let ready = gives(&table, cleo, 3, None, rest(2)).await;
    assert!(ready.is_ok());
    let before = now(&table).await;
    let seat = Seat(1);
    for _ in 0..2 {
        // The same said twice is said once.
        let noted = table.suggest(PLACE, by(anna), seat, rest(1)).await;
        assert!(noted.is_ok());
    }
    assert_eq!(suggested(&table).await, [(anna, seat)]);
    let after = now(&table).await;
    assert_eq!(
        (after.revision, &after.state),
        (before.revision, &before.state)
    );
    assert_eq!(
        after.meta.together, before.meta.together,
        "nobody's ready is touched"
    );
    // What the rules refuse is none, and of strangers none.
    let nowhere = act(Goal::Explore(Space::B3), &[Pawn::Seat(1)]);
    let refused = table.suggest(PLACE, by(anna), seat, nowhere).await;
    assert!(matches!(refused, Err(Trouble::Rejected(_))));
    let strange = table.suggest(PLACE, by(99), seat, rest(1)).await;
    assert!(matches!(strange, Err(Trouble::NotSeated)));
    // Cleo has no say in it; Ben follows it by doing it.
    let id = now(&table).await.meta.suggestions[0].id;
    let declined = table.drop_suggestion(PLACE, by(cleo), id).await;
    assert!(matches!(declined, Err(Trouble::NotYours(Seat(1)))));
    assert!(gives(&table, ben, 6, None, rest(1)).await.is_ok());
    assert_eq!(suggested(&table).await, []);
    assert_eq!(now(&table).await.meta.followed, [id]);
    let followed = id;
    // Declined by its owner, taken back by who made it.
    for user in [ben, anna] {
        assert!(table.suggest(PLACE, by(anna), seat, rest(1)).await.is_ok());
        let id = now(&table).await.meta.suggestions[0].id;
        assert_ne!(id, followed, "its number stays its own");
        assert!(table.drop_suggestion(PLACE, by(user), id).await.is_ok());
        assert_eq!(suggested(&table).await, []);
    }
    // With his last pawn placed elsewhere nobody can follow it any more; Anna's other one stands.
    assert!(table.suggest(PLACE, by(anna), seat, rest(1)).await.is_ok());
    assert!(
        table
            .suggest(PLACE, by(anna), Seat(2), rest(2))
            .await
            .is_ok()
    );
    let arrange = act(Goal::Arrange, &[Pawn::Seat(1)]);
    assert!(gives(&table, ben, 7, None, arrange).await.is_ok());
    assert_eq!(suggested(&table).await, [(anna, Seat(2))]);
    // Whoever gets up takes theirs along.
    let left = table.change_meta(PLACE, move |meta| {
        meta.leave(anna);
    });
    assert!(left.await.is_ok());
    assert_eq!(suggested(&table).await, []);
}

#[tokio::test]
async fn a_plan_that_is_carried_out_leaves_no_suggestion() {
    let [anna, ben, _] = PEOPLE;
    let table = begun(Control::Own).await;
    let friday = act(Goal::Rest, &[Pawn::Friday]);
    all_rest(&table).await;
    let noted = table.suggest(PLACE, stamp(anna, 5), Seat(1), friday).await;
    assert!(noted.is_ok());
    assert_eq!(suggested(&table).await, [(anna, Seat(1))]);
    for user in [anna, ben] {
        assert!(gives(&table, user, 6, None, Command::Advance).await.is_ok());
    }
    assert_eq!(suggested(&table).await, [(anna, Seat(1))], "two are ready");
    assert!(
        gives(&table, PEOPLE[2], 6, None, Command::Advance)
            .await
            .is_ok()
    );
    assert!(!now(&table).await.state.planning, "it was carried out");
    assert_eq!(suggested(&table).await, []);
}
