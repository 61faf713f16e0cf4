//! What the advice of newcomers heeds: what feeds the camp, hunger tonight, what costs nothing, a game that is won.

use castaway_kernel::{Answer, Game, Key, Seat};
use castaway_robinson::{
    Island,
    ask::{Label, Question},
    command::Command,
    counsel::Counsel,
    guide::{self, Site, Urgency, Why},
    ids::{Deck, Phase, Source, Space, Track, Who},
    plan::{Goal, Pawn, Placement, Project},
    policy::{self, search::Effort},
    setup::Setup,
    state::{State, Stock},
    task::{CardRef, Ctx, Op, Usable},
};

use crate::table::{
    Table, catalog,
    play::{assign, gather},
};

/// Games in which the camp is looked at where it may move.
const GAMES: u64 = 30;
/// More orders than any game needs.
const ORDERS: u32 = 2_000;
/// Little thinking, so that it is not much better than the answers by rules of thumb.
const LITTLE: Effort = Effort {
    plans: 1,
    answers: 2,
    ahead: 2,
};

fn beacon(space: Space) -> Goal {
    Goal::Build(Project::On("beacon_fire".into(), space))
}

/// Where an answer moves the camp.
fn target(state: &State, answer: &Answer) -> Option<Space> {
    let options = &state.ask.as_ref()?.options;
    let mut picked = options.iter().filter(|o| answer.picks.contains(&o.key));
    picked.find_map(|option| match option.label {
        Label::Space(space) => Some(space),
        _ => None,
    })
}

/// Whether a move leaves food behind, or wood for no more food, though no roof is gained.
fn is_poorer(state: &State, to: Space) -> bool {
    let (food, wood) = guide::harvest(catalog(), state, state.camp);
    let (there, timber) = guide::harvest(catalog(), state, to);
    let tile = |at: Space| &catalog().tiles[&state.island[&at].number];
    let roof = !state.shelter && !tile(state.camp).natural_shelter && tile(to).natural_shelter;
    !roof && (there < food || (timber < wood && there == food))
}

#[test]
fn the_camp_is_never_advised_to_leave_what_feeds_it_for_less() {
    let catalog = catalog();
    let (mut asked, mut moved) = (0, 0);
    for seed in 0..GAMES {
        let made = Island::create(catalog, &Setup::standard(1), seed);
        let mut state = made.expect("a setup").state;
        for _ in 0..ORDERS {
            if state.end.is_some() {
                break;
            }
            let camp = Some(Question::MayMoveCamp);
            if state.ask.as_ref().map(|ask| ask.prompt.question.clone()) == camp {
                asked += 1;
                let thumb = guide::answer(catalog, &state, Seat(0));
                let counsel = Counsel::find(catalog, &state, LITTLE, &|| true);
                let first = counsel.rest(catalog, &state).into_iter().next();
                let thought = first.and_then(|one| match one.command {
                    Command::Choose(answer) => Some(answer),
                    _ => None,
                });
                for answer in [thumb, thought].into_iter().flatten() {
                    if let Some(to) = target(&state, &answer) {
                        moved += 1;
                        let why = guide::site(catalog, &state, &answer);
                        assert_ne!(why, Some(Site::Nothing), "seed {seed}: {to:?}");
                        assert!(
                            !is_poorer(&state, to),
                            "seed {seed}, round {}: {:?} to {to:?}, {:?}",
                            state.round,
                            state.camp,
                            guide::site(catalog, &state, &answer)
                        );
                    }
                }
            }
            let command = policy::suggest(catalog, &state, Seat(0)).unwrap_or(Command::Advance);
            state = Island::apply(catalog, &state, Seat(0), &command)
                .expect("it is allowed")
                .state;
        }
    }
    println!("{asked} asked, {moved} moves advised");
    assert!(asked > 60 && moved > 2, "{asked} {moved}");
}

#[test]
fn what_a_move_of_the_camp_brings_is_told() {
    let mut t = Table::of(&["cook"]).tile(Space::M2, 2);
    t.run_ops(vec![Op::MayMoveCamp], &Ctx::default());
    let ask = t.s.ask.clone().expect("it is asked");
    let answer = |key: &str| Answer {
        decision: ask.id,
        picks: vec![key.into()],
    };
    let to = ask
        .options
        .iter()
        .find(|o| o.label == Label::Space(Space::M2));
    let to = answer(to.expect("it may move there").key.as_str());
    assert_eq!(guide::site(catalog(), &t.s, &to), Some(Site::Roof));
    let stays = guide::site(catalog(), &t.s, &answer("stay"));
    assert_eq!(stays, Some(Site::Nothing));
}

/// The last round of the first game, with all done that wins.
fn won() -> Table {
    let mut t = Table::on("mail_boat", &["cook"]).tile(Space::M2, 2).wood(9);
    t.s.round = 4;
    t.s.shelter = true;
    t.s.stock.food = 3;
    t.s.people[0].wounds = 4;
    for space in [Space::M1, Space::M2] {
        t.s.markers.insert(("beacon_fire".into(), space));
    }
    t
}

#[test]
fn whoever_has_won_on_the_last_day_is_advised_to_rest() {
    let t = won();
    let all = guide::advise_all(catalog(), &t.s, Seat(0));
    assert!(!all.is_empty());
    // A roof that costs nothing keeps off the last clouds.
    let roof = |goal: &Goal| format!("{goal:?}").contains("sailcloth_roof");
    let calm = |goal: &Goal| roof(goal) || matches!(goal, Goal::Rest | Goal::Arrange);
    assert!(all.iter().all(|step| calm(&step.what.goal)), "{all:?}");
    assert!(all.iter().any(|step| step.what.goal == Goal::Rest));
    let counsel = Counsel::find(catalog(), &t.s, LITTLE, &|| true);
    let rest = counsel.rest(catalog(), &t.s);
    assert!(!rest.is_empty());
    for one in rest {
        assert!(
            matches!(&one.command, Command::Assign(what) if calm(&what.goal)),
            "{:?}",
            one.command
        );
    }
    // A night that may kill is not slept through.
    let mut weak = won();
    weak.s.stock.food = 0;
    weak.s.people[0].wounds = 11;
    let all = guide::advise_all(catalog(), &weak.s, Seat(0));
    assert!(
        all.iter()
            .any(|step| matches!(step.what.goal, Goal::Gather { .. } | Goal::Rest)),
        "{all:?}"
    );
}

#[test]
fn what_wins_is_said_with_how_much_more_is_needed() {
    let mut t = won();
    let why = |t: &Table, goal: &Goal| guide::why(catalog(), &t.s, goal);
    t.s.markers.clear();
    assert_eq!(why(&t, &beacon(Space::M1)), Why::First);
    // The other one is surely built by then, or dice decide of it.
    for (sure, left) in [(2, Why::Goal), (3, Why::First)] {
        let Command::Assign(what) = assign(beacon(Space::M2), &[Pawn::Seat(0), Pawn::Friday])
        else {
            continue;
        };
        let mut planned = won();
        planned.s.markers.clear();
        planned.s.plan.push(Placement {
            id: 1,
            what,
            tied: Stock::default(),
            tied_det: 0,
            risky: 2,
            sure,
            time_token: false,
            wood_token: false,
            done: false,
        });
        assert_eq!(why(&planned, &beacon(Space::M1)), left, "{sure}");
        assert_eq!(why(&planned, &beacon(Space::M2)), Why::First, "itself");
    }
    t.s.markers.insert(("beacon_fire".into(), Space::M2));
    assert_eq!(why(&t, &beacon(Space::M1)), Why::Goal);
    t.s.shelter = false;
    t.s.camp = Space::M2;
    assert_eq!(why(&t, &beacon(Space::M1)), Why::Part);
}

#[test]
fn food_for_tonight_and_a_roof_for_nothing_are_advised_unless_the_game_is_won_first() {
    // A tile that food grows on, beside the camp.
    let grows = |number: &u8| catalog().tiles[number].sources.contains(&Source::Parrot);
    let number = *catalog().tiles.keys().find(|n| grows(n)).expect("one");
    let mut t = Table::on("mail_boat", &["cook"])
        .tile(Space::M2, number)
        .wood(2);
    (t.s.round, t.s.shelter) = (3, true);
    let feeds = |goal: &Goal| match goal {
        Goal::Gather { space, source } => {
            let at = castaway_robinson::source_at::SourceAt::Printed;
            let all = (0_u8..).zip(&catalog().tiles[&t.s.island[space].number].sources);
            let mut all = all.filter(|(_, s)| **s != Source::Wood);
            all.any(|(n, _)| at(n) == *source)
        }
        _ => false,
    };
    let all = guide::advise_all(catalog(), &t.s, Seat(0));
    assert!(all.iter().any(|step| feeds(&step.what.goal)), "{all:?}");
    // Fed, the roof is next.
    t.s.stock.npfood = 3;
    let all = guide::advise_all(catalog(), &t.s, Seat(0));
    let roof = Goal::Build(Project::Invention("sailcloth_roof".into()));
    let step = all.iter().find(|step| step.what.goal == roof);
    assert_eq!(step.expect("it costs nothing").why, Why::Clouds);
}

#[test]
fn who_has_a_shelter_and_food_is_advised_a_roof_before_the_clouds() {
    let mut t = Table::of(&["cook", "soldier", "carpenter"]).wood(4);
    (t.s.round, t.s.shelter, t.s.stock.npfood) = (4, true, 3);
    let roof = Goal::Build(Project::Level(Track::Roof));
    let first = |t: &Table| {
        let advice = guide::advise(catalog(), &t.s, Seat(0)).expect("advice");
        match advice.command {
            Command::Assign(what) => Some((what.goal, advice.why)),
            _ => None,
        }
    };
    assert_eq!(first(&t), Some((roof.clone(), Why::Clouds)));
    // Under roof enough there is other work.
    t.s.roof = 4;
    assert_ne!(first(&t).map(|(goal, _)| goal), Some(roof));
}

#[test]
fn no_card_is_advised_to_come_back_for_food_that_would_rot() {
    let key = Key::from("nestlings");
    let card = &catalog().adventures[&(Deck::Gather, key.clone())];
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        source: Some(CardRef::Adventure(Deck::Gather, key)),
        serial: 990,
        action: true,
        ..Ctx::default()
    };
    let advised = |mut t: Table, food: u16| {
        (t.s.phase, t.s.stock.food) = (Phase::Action, food);
        let effects = card.effects.iter().cloned().map(Op::Effect);
        let ops = effects.chain([Op::CardFate(card.fate)]);
        t.run_ops(ops.collect(), &ctx);
        assert_eq!(t.question(), Some(&Question::Alternative));
        let answer = guide::answer(catalog(), &t.s, Seat(0)).expect("an answer");
        answer.picks[0].to_string()
    };
    let three = || Table::of(&["cook", "soldier", "carpenter"]);
    assert_eq!(advised(three(), 4), "discard_card");
    assert_eq!(advised(three(), 1), "take", "two of the three are eaten");
    assert_eq!(advised(three().item("cellar"), 4), "take", "it keeps");
}

/// Two whose plan of this round stands, asked about a pile with so much on it.
fn asked_for_wood(round: u8, pile: [u8; 5], wood: u16) -> Table {
    let mut t = Table::of(&["cook", "soldier"]).wood(wood);
    t.s.round = round;
    t.s.pile = pile.to_vec();
    t.s.shelter = true;
    t.run_ops(vec![Op::PileAfterPlanning], &Ctx::default());
    assert_eq!(t.question(), Some(&Question::PileWood));
    t
}

/// What the rules of thumb and what is thought through lay there, as two keys.
fn advised_wood(t: &Table) -> [String; 2] {
    let thumb = guide::answer(catalog(), &t.s, Seat(0)).expect("an answer");
    let counsel = Counsel::find(catalog(), &t.s, LITTLE, &|| true);
    let first = counsel.rest(catalog(), &t.s).into_iter().next();
    let Some(Command::Choose(thought)) = first.map(|one| one.command) else {
        panic!("an answer");
    };
    [thumb, thought].map(|answer| answer.picks[0].to_string())
}

#[test]
fn where_every_round_counts_wood_is_laid_and_where_none_helps_it_is_kept() {
    let late = asked_for_wood(7, [1, 0, 0, 0, 0], 2);
    assert_eq!(guide::urgency(catalog(), &late.s), Some(Urgency::Late));
    assert_eq!(advised_wood(&late), ["2", "2"]);
    // Wood that the weather takes is kept where somebody could not bear its wounds.
    let mut frail = late.clone();
    frail.s.people[0].wounds = 9;
    let kept = guide::answer(catalog(), &frail.s, Seat(0)).expect("an answer");
    assert_ne!(kept.picks[0].as_str(), "2");
    // So is what may well decide a storm, but not where the pile is lost without it.
    let mut hurt = late.clone();
    hurt.s.people[0].wounds = 4;
    let kept = guide::answer(catalog(), &hurt.s, Seat(0)).expect("an answer");
    assert_eq!(kept.picks[0].as_str(), "1");
    let mut last = asked_for_wood(9, [1, 0, 0, 0, 0], 2);
    last.s.people[0].wounds = 4;
    let laid = guide::answer(catalog(), &last.s, Seat(0)).expect("an answer");
    assert_eq!(laid.picks[0].as_str(), "2");
    let over = asked_for_wood(10, [1, 0, 0, 0, 0], 2);
    assert_eq!(guide::urgency(catalog(), &over.s), Some(Urgency::Over));
    assert_eq!(advised_wood(&over), ["0", "0"]);
    let early = Table::of(&["cook", "soldier"]);
    assert_eq!(guide::urgency(catalog(), &early.s), Some(Urgency::Early));
    // A stage that was filled this round takes up its round.
    let mut full = Table::of(&["cook", "soldier"]);
    full.s.round = 9;
    full.s.pile = vec![1, 0, 0, 0, 0];
    assert_eq!(guide::urgency(catalog(), &full.s), Some(Urgency::Late));
    full.s.flags.pile_stage = Some(0);
    assert_eq!(guide::urgency(catalog(), &full.s), Some(Urgency::Over));
}

#[test]
fn whoever_has_the_pile_ask_while_planning_is_advised_the_same() {
    let mut t = Table::of(&["cook", "soldier"]).wood(2);
    (t.s.round, t.s.shelter) = (10, true);
    t.s.pile = vec![1, 0, 0, 0, 0];
    assert_eq!(guide::urgency(catalog(), &t.s), Some(Urgency::Over));
    let uses_pile = |t: &Table| {
        let uses = guide::uses_first(catalog(), &t.s, Seat(0));
        uses.iter().any(|(what, _)| *what == Usable::Pile)
    };
    assert!(!uses_pile(&t));
    t.use_it(Usable::Pile).expect("anybody may have it ask");
    assert_eq!(t.question(), Some(&Question::PileWood));
    assert_eq!(advised_wood(&t), ["0", "0"]);
    // Where it helps, it is advised.
    let mut early = Table::of(&["cook", "soldier"]).wood(20);
    (early.s.round, early.s.shelter) = (4, true);
    assert!(uses_pile(&early));
}

#[test]
fn nobody_who_is_well_rests_while_wood_is_missing_and_every_round_counts() {
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 5);
    t.s.round = 7;
    t.s.pile = vec![1, 0, 0, 0, 0];
    t.s.shelter = true;
    let pawn = |seat, goal| (Seat(seat), assign(goal, &[Pawn::Seat(seat)]));
    let plan = vec![
        pawn(0, Goal::Rest),
        pawn(0, Goal::Rest),
        pawn(1, Goal::Arrange),
        pawn(1, Goal::Rest),
    ];
    let busy = |t: &Table| guide::busy(catalog(), &t.s, plan.clone());
    let wood = gather(Space::M2, 0);
    let both = (Seat(0), assign(wood, &[Pawn::Seat(0), Pawn::Seat(0)]));
    let rest = [pawn(1, Goal::Arrange), both, pawn(1, Goal::Rest)];
    assert_eq!(busy(&t), rest);
    // Who is weary rests, and so does everybody where there is time, or wood enough.
    let mut weary = t.clone();
    weary.s.people[0].wounds = 8;
    let mut early = t.clone();
    early.s.round = 2;
    for other in [weary, early, t.wood(20)] {
        assert_eq!(busy(&other), plan);
    }
}
