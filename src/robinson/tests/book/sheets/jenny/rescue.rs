//! Raft, rescue and lifeboat (R-S3-9 to R-S3-11).

use castaway_kernel::Seat;
use castaway_robinson::{
    command::Command,
    counsel::Counsel,
    guide::{self, Why},
    plan::Project,
    policy::search::Effort,
    text::{Lang, TableWords},
};

use super::*;

#[test]
#[clause(id = "R-S3-9", says = "the raft is used from the round after it was built, and not in the same", lies = Kept)]
fn the_raft_waits_a_round() {
    let mut t = afloat(solo());
    t.s.inventions
        .get_mut(&Key::from("jenny_raft"))
        .expect("the raft")
        .since = 2;
    assert_eq!(t.plan(fetch(), &[ME]), Err(Rejection::NotNow));
    let mut t = solo().item("rope");
    t.s.round = 2;
    assert_eq!(t.plan(fetch(), &[ME]), Err(Rejection::NotNow), "unbuilt");
    let mut t = afloat(solo());
    t.plan(fetch(), &[ME]).expect("the raft");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (1, 2));
}

#[test]
#[clause(id = "R-S3-9", says = "success brings Jenny to the camp, before the night wounds her", lies = Board)]
fn a_sure_rescue() {
    let mut t = afloat(solo());
    t.s.stock.food = 9;
    t.s.shelter = true;
    t.plan(fetch(), &[ME, ME]).expect("the raft");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    t.advance().expect("the plan stands");
    t.settle();
    assert!(t.s.guests[0].with_camp && t.s.round == 3);
    assert!(t.events.contains(&Event::JoinedCamp(JENNY)));
    assert!(
        !t.events
            .iter()
            .any(|e| matches!(e, Event::Wounded { who: JENNY, .. }))
    );
    assert_eq!(t.plan(fetch(), &[ME]), Err(Rejection::NotNow), "once");
}

#[test]
#[clause(id = "R-S3-9", says = "a token or marker of a tile asks for nothing here, one beside Explore does", lies = Board)]
fn the_raft_is_no_tile() {
    let mut t = afloat(solo());
    token(&mut t, TokenKind::TimeConsuming, Place::Space(Space::M1));
    t.plan(fetch(), &[ME, ME]).expect("the raft");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (1, 2));
    let mut t = afloat(solo());
    token(
        &mut t,
        TokenKind::TimeConsuming,
        Place::Action(Kind::Explore),
    );
    t.plan(fetch(), &[ME, ME]).expect("the raft");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (2, 3));
}

/// A rescue with dice until one of them shows what is looked for.
fn until(found: impl Fn(&castaway_robinson::task::Roll) -> bool) -> Table {
    for seed in 0..500 {
        let mut t = afloat(solo());
        t.s.chance = castaway_kernel::Chance::from_seed(seed);
        t.s.stock.food = 9;
        t.plan(fetch(), &[ME]).expect("the raft");
        t.plan(Goal::Rest, &[ME]).expect("a rest");
        t.plan(Goal::Arrange, &[Pawn::Friday]).expect("camp work");
        t.advance().expect("the plan stands");
        t.settle();
        let rolled = t.events.iter().find_map(|e| match e {
            Event::Rolled { roll, .. } => Some(*roll),
            _ => None,
        });
        if rolled.is_some_and(|roll| found(&roll)) {
            return t;
        }
    }
    panic!("never rolled");
}

#[test]
#[clause(id = "R-S3-10", says = "with one pawn a ? costs the one who rows a wound, and no card is drawn", lies = Deck)]
fn a_question_mark_is_a_wound() {
    use castaway_robinson::content::Face;
    let cards = afloat(solo()).s.piles.adventures.clone();
    let t =
        until(|roll| roll.adventure == Some(Face::Adventure) && roll.wound != Some(Face::Wound));
    let at = |wanted: fn(&Event) -> bool| t.events.iter().position(wanted).expect("it happened");
    let hit = at(|e| {
        matches!(
            e,
            Event::Wounded {
                who: Who::Seat(0),
                n: 1,
                ..
            }
        )
    });
    let next = at(|e| matches!(e, Event::Resolving { what } if what.goal == Goal::Arrange));
    assert!(hit < next, "{:?}", t.events);
    assert_eq!(t.s.piles.adventures, cards);
}

#[test]
#[clause(id = "R-S3-10", says = "a token on the Explore deck wounds as well, sure or not, and goes", lies = Deck)]
fn a_token_on_the_deck_is_a_wound() {
    use castaway_robinson::ids::Deck;
    let mut t = afloat(solo());
    t.s.stock.food = 9;
    t.s.shelter = true;
    token(&mut t, TokenKind::Adventure, Place::Deck(Deck::Explore));
    t.plan(fetch(), &[ME, ME]).expect("the raft");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    let odds = Island::view(catalog(), &t.s, None).plan[0]
        .odds
        .clone()
        .expect("odds");
    assert_eq!(
        (odds.wound, odds.adventure),
        (100, 0),
        "and the odds say so"
    );
    t.advance().expect("the plan stands");
    t.settle();
    assert!(t.s.guests[0].with_camp);
    assert!(t.events.iter().any(|e| matches!(
        e,
        Event::Wounded {
            who: Who::Seat(0),
            n: 1,
            ..
        }
    )));
    assert!(!t.events.iter().any(|e| matches!(
        e,
        Event::Drawn(castaway_robinson::task::CardRef::Adventure(..))
    )));
}

fn yard(t: Table) -> Table {
    let mut t = t.item("rope").item("knife").wood(6);
    t.s.stock.fur = 4;
    t
}

#[test]
#[clause(id = "R-S3-11", says = "the lifeboat is planned only when Jenny is in the camp already", lies = Plan)]
fn the_lifeboat_waits_for_her() {
    let mut t = yard(afloat(pair()));
    assert_eq!(
        t.plan(build("lifeboat"), &[ME, ME]),
        Err(Rejection::NeedsPerson("jenny".into()))
    );
    // Nor in the round in which she is fetched.
    t.plan(fetch(), &[ME, ME]).expect("the raft");
    let with = t.give_as(
        1,
        &assign(build("lifeboat"), &[Pawn::Seat(1), Pawn::Seat(1)]),
    );
    assert_eq!(with, Err(Rejection::NeedsPerson("jenny".into())));
    let mut t = rescued(yard(pair()));
    t.plan(build("lifeboat"), &[ME, ME]).expect("the lifeboat");
}

#[test]
#[clause(id = "R-S3-11", says = "the lifeboat costs six wood and four fur and needs Rope and Knife", lies = Store)]
fn what_the_lifeboat_takes() {
    let mut t = rescued(yard(pair()));
    t.s.stock.wood = 5;
    assert!(matches!(
        t.plan(build("lifeboat"), &[ME]),
        Err(Rejection::Needs { .. })
    ));
    let mut t = rescued(pair()).item("rope").wood(6);
    t.s.stock.fur = 4;
    assert_eq!(
        t.plan(build("lifeboat"), &[ME]),
        Err(Rejection::NeedsItem("knife".into()))
    );
}

/// The lifeboat is built, and the table stands where the game ended, or plans again.
fn launched(readings: &[Reading]) -> Table {
    let mut t = rescued(house(yard(pair()), readings));
    t.plan(build("lifeboat"), &[ME, ME]).expect("the lifeboat");
    for pawn in [Pawn::Seat(1), Pawn::Seat(1)] {
        t.give_as(1, &assign(Goal::Arrange, &[pawn]))
            .expect("camp work");
    }
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    t.advance().expect("the plan stands");
    t.settle();
    t
}

#[test]
#[clause(id = "R-S3-11", says = "building it wins at once, with other actions still to come", lies = Future)]
fn the_lifeboat_wins() {
    ruling("goal-build-moment");
    let t = launched(&[]);
    assert_eq!(t.s.end, Some(End::Won));
    assert_eq!(t.s.people[1].det, 0, "nobody has cleared the camp");
    let t = launched(&[Reading::GoalBuildWaits]);
    assert_eq!(t.s.end, Some(End::Won));
    assert_eq!(t.s.people[1].det, 4, "the phase is over");
}

#[test]
#[clause(id = "R-S3-11", says = "Jenny in the camp alone wins nothing, and the last round without the lifeboat loses", lies = Table)]
fn the_last_round() {
    let mut t = rescued(solo());
    t.s.round = 8;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    t.settle();
    assert_eq!(t.s.end, Some(End::TimeOver));
}

#[test]
fn in_her_last_night_fetching_her_for_sure_is_advised_before_everything() {
    let ready = |wounds| {
        let mut t = hurt(afloat(pair()), wounds);
        (t.s.shelter, t.s.stock.food) = (true, 9);
        t
    };
    let t = ready(10);
    let advice = guide::advise(catalog(), &t.s, Seat(0)).expect("there is something to do");
    let Command::Assign(what) = &advice.command else {
        panic!("{:?}", advice.command);
    };
    assert_eq!((&what.goal, what.pawns.len()), (&fetch(), 2));
    assert_eq!(advice.why, Why::Rescue);
    let view = Island::view(catalog(), &t.s, None);
    let said = TableWords::new(Lang::En, catalog(), &view).reason(Why::Rescue);
    assert!(said.contains("Jenny"), "{said}");
    // Whoever thinks longer is told so as well.
    let little = Effort {
        plans: 1,
        answers: 1,
        ahead: 1,
    };
    let counsel = Counsel::find(catalog(), &t.s, little, &|| true);
    let told = counsel.rest(catalog(), &t.s);
    let fetches = |command: &Command| matches!(command, Command::Assign(w) if w.goal == fetch());
    assert!(told.iter().any(|one| fetches(&one.command)), "{told:?}");
    // With a night to spare it is a part of the goal.
    let why = |t: &Table, goal| guide::why(catalog(), &t.s, &goal);
    assert_eq!(why(&ready(8), fetch()), Why::Part);
}

#[test]
fn the_raft_is_advised_because_nobody_fetches_her_without_it() {
    let raft = || Goal::Build(Project::Invention("jenny_raft".into()));
    let ready = |wounds| {
        let mut t = hurt(pair().item("rope"), wounds);
        (t.s.shelter, t.s.stock.food, t.s.stock.wood) = (true, 9, 2);
        t
    };
    let why = |t: &Table| guide::why(catalog(), &t.s, &raft());
    assert_eq!(why(&ready(0)), Why::Fetch);
    // Built tonight, and fetched tomorrow: she lives no longer.
    let t = ready(8);
    assert_eq!(why(&t), Why::Rescue);
    let advice = guide::advise(catalog(), &t.s, Seat(0)).expect("there is something to do");
    assert!(
        matches!(&advice.command, Command::Assign(what) if what.goal == raft()),
        "{:?}",
        advice.command
    );
    assert_eq!(why(&ready(10)), Why::Fetch, "it is too late");
}
