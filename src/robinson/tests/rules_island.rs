//! Rules of exploring, gathering, mystery draws, discards, rest and the end of the Action Phase.

mod table;

use castaway_kernel::{Key, Seat};
use castaway_robinson::{
    ask::Question,
    effect::MysteryLimits,
    event::Event,
    ids::{Deck, Kind, MysteryKind, Part, Phase, Place, Res, Space, TokenKind, Who},
    legal,
    plan::{Goal, Pawn},
    reject::Rejection,
    state::{EventDeckCard, Kept},
    task::{CardRef, Ctx, Drawing, Op, Usable},
};
use table::{
    Table, catalog, explore,
    play::{assign, at, finish, gather, go, in_action, on_board, rest_others, token},
};

const TWO: [Pawn; 2] = [Pawn::Seat(0), Pawn::Seat(0)];

fn drawing(limits: MysteryLimits) -> Op {
    Op::Mystery(Drawing {
        limits,
        aside: vec![],
        won: vec![],
        resolved: 0,
        stopped: false,
    })
}

fn of_kind(kind: MysteryKind) -> Vec<Key> {
    catalog()
        .mysteries
        .values()
        .filter(|c| c.kind == kind)
        .map(|c| c.id.clone())
        .collect()
}

/// The mystery deck holds these alone, the last on top; everything else is in the discard pile.
fn stack(t: &mut Table, top: &[&str]) {
    let rest: Vec<Key> = std::mem::take(&mut t.s.piles.mysteries)
        .into_iter()
        .filter(|k| !top.contains(&k.as_str()))
        .collect();
    t.s.piles.mystery_discard.extend(rest);
    t.s.piles.mysteries = top.iter().map(|k| Key::from(*k)).collect();
}

// R-EXPLORE-1, R-EXPLORE-3, R-EXPLORE-4, R-TERM-8
#[test]
fn only_empty_hexes_beside_a_tile_are_explored_once_a_round() {
    let mut t = Table::of(&["cook", "soldier"]);
    let spaces: Vec<Space> = legal::offers(catalog(), &t.s, Seat(0))
        .iter()
        .filter_map(|o| match o.what.goal {
            Goal::Explore(space) if o.blocked.is_none() => Some(space),
            _ => None,
        })
        .collect();
    assert_eq!(spaces, [Space::T1, Space::M2, Space::B1]);
    // The board has ten whole hexes and no halves.
    assert_eq!(Space::ALL.len(), 10);
    t.give_as(0, &assign(explore(Space::M2), &[Pawn::Seat(0)]))
        .expect("beside the camp");
    assert_eq!(
        t.give_as(1, &assign(explore(Space::M2), &[Pawn::Seat(1)])),
        Err(Rejection::PlannedAlready)
    );
    assert!(
        t.give_as(1, &assign(explore(Space::M4), &[Pawn::Seat(1)]))
            .is_err()
    );
    assert_eq!(
        t.give_as(1, &assign(explore(Space::M1), &[Pawn::Seat(1)])),
        Err(Rejection::AlreadyExplored)
    );
}

// R-EXPLORE-7
#[test]
fn a_totem_is_seen_and_does_what_the_sheet_says() {
    let number = catalog()
        .tiles
        .values()
        .find(|c| c.totem)
        .map(|c| c.number)
        .expect("a totem");
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.piles.tiles.retain(|n| *n != number);
    t.s.piles.tiles.push(number);
    t.give_as(0, &assign(explore(Space::M2), &TWO))
        .expect("sure");
    let before = (t.s.stock, t.s.morale);
    go(&mut t);
    finish(&mut t);
    let explored = Event::Explored {
        space: Space::M2,
        number,
    };
    assert!(t.events.contains(&explored));
    // The sheet of Castaways gives totems no effect (R-S1-5).
    assert!(catalog().scenarios["castaways"].totems.is_empty());
    assert!(t.s.morale >= before.1);
}

// R-GATHER-6, R-TERM-6
#[test]
fn a_token_without_an_open_source_of_its_kind_helps_nothing() {
    let mut t = Table::of(&["cook", "soldier"]);
    token(&mut t, TokenKind::AdditionalFood, Place::Space(Space::M1));
    let food = catalog().tiles[&8]
        .sources
        .iter()
        .position(|s| s.res() == Res::Food)
        .expect("the beach has fish");
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!(t.s.stock.food, 2, "one printed, one of the token");
    t.s.stock.food = 0;
    t.s.island
        .get_mut(&Space::M1)
        .expect("the beach")
        .exhausted
        .insert(u8::try_from(food).expect("few"));
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!(
        t.s.stock.food, 0,
        "the source is exhausted, the token does not help"
    );
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 6);
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .exhausted
        .insert(0);
    assert_eq!(
        t.give_as(0, &assign(gather(Space::M2, 0), &TWO)),
        Err(Rejection::Exhausted)
    );
}

// R-MYST-1, R-MYST-2, R-MYST-5, R-MYST-7
#[test]
fn cards_of_another_kind_are_set_aside_and_come_back() {
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["bottle_of_wine", "blunt_spear", "collapse"]);
    let all = t.s.piles.mysteries.len();
    in_action(
        &mut t,
        vec![drawing(MysteryLimits {
            treasures: 1,
            total: 1,
            ..Default::default()
        })],
    );
    let drawn: Vec<&Event> = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::Drawn(CardRef::Mystery(_))))
        .collect();
    assert_eq!(drawn.len(), 1, "set-aside cards do not count as drawn");
    assert!(
        matches!(drawn[0], Event::Drawn(CardRef::Mystery(k)) if k.as_str() == "bottle_of_wine")
    );
    assert_eq!(t.s.piles.mysteries.len(), all - 1, "the two traps are back");
    assert_eq!(t.wounds(0), 0, "and did nothing");
}

// R-MYST-3, R-MYST-6
#[test]
fn a_treasure_waits_and_a_trap_acts_at_once_and_is_discarded() {
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["blunt_spear"]);
    let limits = MysteryLimits {
        traps: 1,
        total: 1,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(limits)]);
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 0));
    assert!(
        t.s.piles
            .mystery_discard
            .contains(&Key::from("blunt_spear"))
    );
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["bottle_of_wine"]);
    let limits = MysteryLimits {
        treasures: 1,
        total: 1,
        ..Default::default()
    };
    t.s.resolving = true;
    in_action(&mut t, vec![drawing(limits)]);
    let waits =
        t.s.future
            .treasures
            .iter()
            .chain(&t.s.gains.treasures)
            .count();
    let kept = t.s.kept.iter().any(|k| k.card.as_str() == "bottle_of_wine");
    assert!(waits == 1 && !kept, "it is no thing of the group yet");
}

// R-MYST-4, R-MYST-8
#[test]
fn after_each_card_the_drawer_may_stop() {
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["bottle_of_wine", "collapse", "blunt_spear"]);
    let limits = MysteryLimits {
        treasures: 1,
        traps: 2,
        total: 3,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(limits)]);
    assert_eq!(t.question(), Some(&Question::MysteryGoOn));
    assert_eq!(t.options(), ["on", "stop"]);
    assert_eq!(t.wounds(0), 2, "the spear has struck");
    t.pick("stop");
    t.settle();
    assert!(t.s.piles.mysteries.contains(&Key::from("bottle_of_wine")));
    // "Resolve only a treasure" goes on until one appears.
    let mut t = Table::of(&["cook", "soldier"]);
    stack(
        &mut t,
        &["bottle_of_wine", "collapse", "blunt_spear", "net"],
    );
    let only = MysteryLimits {
        treasures: 1,
        total: 1,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(only)]);
    assert!(
        at(
            &t,
            |e| matches!(e, Event::Drawn(CardRef::Mystery(k)) if k.as_str() == "bottle_of_wine")
        )
        .is_some()
    );
    assert_eq!(t.wounds(0), 0);
}

// EX-MYST-1, EX-USE-2, R-USE-4
#[test]
fn two_treasures_and_a_trap_that_the_whip_wards_off() {
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["bottle_of_wine", "blunt_spear", "hatchet"]);
    let creature = of_kind(MysteryKind::Creature)[0].clone();
    t.s.piles
        .mystery_discard
        .retain(|k| *k != creature && k.as_str() != "whip");
    t.s.piles.mysteries.push(creature.clone());
    t.s.kept.push(Kept {
        serial: 600,
        card: "whip".into(),
        deck: None,
        uses: 0,
        holder: None,
        from: 1,
    });
    let limits = MysteryLimits {
        treasures: 2,
        traps: 1,
        total: 3,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(limits)]);
    assert_eq!(
        t.question(),
        Some(&Question::MysteryGoOn),
        "the first treasure is won"
    );
    t.pick("on");
    assert_eq!(t.question(), Some(&Question::Trap));
    t.pick("ignore");
    let holder =
        t.s.kept
            .iter()
            .find(|k| k.card.as_str() == "whip")
            .and_then(|k| k.holder);
    assert_eq!(
        holder,
        Some(Who::Seat(0)),
        "the Whip stays with the drawer this round"
    );
    t.pick("on");
    t.settle();
    assert_eq!(t.wounds(0), 0, "the trap did nothing");
    assert!(
        t.s.piles
            .mystery_discard
            .contains(&Key::from("blunt_spear"))
    );
    assert!(
        t.s.piles.mysteries.contains(&creature),
        "set aside and shuffled back"
    );
    let won: Vec<String> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Drawn(CardRef::Mystery(k)) => Some(k.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(won, ["hatchet", "blunt_spear", "bottle_of_wine"]);
}

// R-DISCARD-1, R-USE-6, R-USE-7
#[test]
fn used_up_things_leave_the_game() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.discoveries = vec!["tobacco".into()];
    let pile = t.s.piles.discovery.clone();
    t.use_it(Usable::Discovery("tobacco".into()))
        .expect("any time");
    assert_eq!((t.s.morale, t.s.discoveries.len()), (1, 0));
    assert_eq!(t.s.piles.discovery, pile, "it does not go back");
    t.s.equipment = vec![("pipe_tobacco".into(), 2)];
    t.use_it(Usable::Equipment("pipe_tobacco".into()))
        .expect("once");
    assert_eq!(t.s.equipment, [("pipe_tobacco".into(), 1)]);
    t.use_it(Usable::Equipment("pipe_tobacco".into()))
        .expect("both at once");
    assert!(t.s.equipment.is_empty());
    // An adventure with its lower half done is gone too.
    let before = t.s.piles.adventures.clone();
    t.s.piles.events = vec![
        EventDeckCard::Event("otters".into()),
        EventDeckCard::Adventure {
            deck: Deck::Build,
            card: "breakdown".into(),
            serial: 800,
        },
    ];
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
    assert_eq!(t.s.piles.adventures, before);
}

// R-DISCARD-4
#[test]
fn a_token_taken_away_can_be_placed_again() {
    let mut t = Table::of(&["cook", "soldier"]);
    let place = Place::Space(Space::M1);
    let kind = TokenKind::TimeConsuming;
    let lay: castaway_robinson::effect::Effect =
        serde_json::from_str(r#"{"token":{"token":"time_consuming","at":"camp"}}"#)
            .expect("an effect");
    for _ in 0..30 {
        t.run_in(Phase::Event, vec![lay.clone()]);
        assert!(t.s.tokens.contains_key(&(kind, place)));
        t.run_ops(vec![Op::RemoveToken(kind, place)], &Ctx::default());
        assert!(!t.s.tokens.contains_key(&(kind, place)));
    }
}

// R-DISCARD-2
#[test]
fn resolved_mystery_cards_are_shuffled_when_the_deck_is_empty() {
    let mut t = Table::of(&["cook", "soldier"]);
    let all = std::mem::take(&mut t.s.piles.mysteries);
    let n = all.len();
    t.s.piles.mystery_discard = all;
    let limits = MysteryLimits {
        treasures: 1,
        total: 1,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(limits)]);
    assert!(t.s.piles.mystery_discard.is_empty());
    assert_eq!(t.s.piles.mysteries.len(), n - 1);
}

// R-DISCARD-3
#[test]
fn a_discarded_invention_goes_back_into_its_deck() {
    let mut t = Table::of(&["cook", "soldier"]);
    let key = t
        .s
        .inventions
        .keys()
        .find(|k| catalog().inventions[*k].kind == castaway_robinson::content::InventionKind::Deck)
        .cloned()
        .expect("five lie there");
    let deck = t.s.piles.inventions.len();
    t.run_ops(vec![Op::DropInvention(key.clone())], &Ctx::default());
    assert!(!t.s.inventions.contains_key(&key));
    assert_eq!(t.s.piles.inventions.len(), deck + 1);
    assert!(t.s.piles.inventions.contains(&key));
}

// R-DIST-2
#[test]
fn actions_in_the_camp_need_the_base_number_of_pawns() {
    let t = Table::of(&["cook", "soldier"]).wood(9);
    for offer in legal::offers(catalog(), &t.s, Seat(0)) {
        if offer.what.goal.kind() == Kind::Build && offer.blocked.is_none() {
            assert_eq!((offer.risky, offer.sure), (1, 2), "{:?}", offer.what.goal);
        }
    }
}

// R-ENDACT-2, R-DISC-1
#[test]
fn tokens_for_wood_and_food_are_traded_when_the_phase_ends() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.future.tokens = vec![
        "nourishing_larvae".into(),
        "fallen_tree".into(),
        "tobacco".into(),
    ];
    t.s.piles
        .discovery
        .retain(|k| !["nourishing_larvae", "fallen_tree", "tobacco"].contains(&k.as_str()));
    t.s.stock.food = 2;
    rest_others(&mut t);
    t.advance().expect("all stand");
    let ended = at(&t, |e| *e == Event::Phase(Phase::Night)).expect("night");
    let gained = |res, n| {
        t.events[..ended].iter().any(
            |e| matches!(e, Event::Gained { res: r, n: m, future: false } if *r == res && *m == n),
        )
    };
    assert!(
        gained(Res::Food, 2) && gained(Res::Wood, 1),
        "{:?}",
        &t.events[..ended]
    );
    t.settle();
    assert_eq!(
        t.s.discoveries,
        [Key::from("tobacco")],
        "others may be kept"
    );
}

// R-ENDACT-3, R-ENDACT-4, R-TERM-2
#[test]
fn items_and_treasures_of_the_phase_work_when_it_ends() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.piles
        .mysteries
        .retain(|k| k.as_str() != "bottle_of_wine");
    t.s.piles.inventions.retain(|k| k.as_str() != "moat");
    t.s.future.treasures = vec![("bottle_of_wine".into(), Who::Seat(0))];
    t.s.future.inventions = vec!["sling".into()];
    on_board(&mut t, "sling");
    go(&mut t);
    let raised = at(
        &t,
        |e| matches!(e, Event::ItemReady(k) if k.as_str() == "sling"),
    );
    let kept = at(
        &t,
        |e| matches!(e, Event::Kept(CardRef::Mystery(k)) if k.as_str() == "bottle_of_wine"),
    );
    let rested = t
        .events
        .iter()
        .rposition(|e| matches!(e, Event::Succeeded { .. }));
    assert!(
        rested < raised && raised < kept,
        "{rested:?} {raised:?} {kept:?}"
    );
    assert!(t.s.kept.iter().any(|k| k.card.as_str() == "bottle_of_wine"));
}

// R-REST-1, R-REST-2, R-REST-3
#[test]
fn rest_heals_one_a_pawn_and_a_bed_makes_it_better() {
    let rested = |item: Option<&str>| {
        let mut t = Table::of(&["cook", "soldier"]);
        if let Some(item) = item {
            t = t.item(item);
        }
        t.s.people[0].wounds = 6;
        t.s.people[0].specials = vec![(Part::Arm, Deck::Build)];
        for _ in 0..2 {
            t.give_as(0, &assign(Goal::Rest, &[Pawn::Seat(0)]))
                .expect("twice");
        }
        assert_eq!(
            t.give_as(0, &assign(Goal::Rest, &[Pawn::Seat(0)])),
            Err(Rejection::PawnNotFree),
            "at most twice: there are two pawns"
        );
        go(&mut t);
        let healed: u8 = t
            .events
            .iter()
            .filter_map(|e| match e {
                Event::Healed {
                    who: Who::Seat(0),
                    n,
                } => Some(*n),
                _ => None,
            })
            .sum();
        assert_eq!(t.s.people[0].specials.len(), 1, "special wounds stay");
        healed
    };
    assert_eq!(rested(None), 2);
    assert!(rested(Some("bed")) > 2);
    let mut both = Table::of(&["cook", "soldier"]).item("bed");
    both.s.piles.mysteries.retain(|k| k.as_str() != "hammock");
    both.s.people[0].wounds = 9;
    both.s.kept.push(Kept {
        serial: 600,
        card: "hammock".into(),
        deck: None,
        uses: 0,
        holder: None,
        from: 1,
    });
    both.give_as(0, &assign(Goal::Rest, &[Pawn::Seat(0)]))
        .expect("once");
    both.give_as(0, &assign(Goal::Arrange, &[Pawn::Seat(0)]))
        .expect("once");
    go(&mut both);
    let healed = both.events.iter().find_map(|e| match e {
        Event::Healed {
            who: Who::Seat(0),
            n,
        } => Some(*n),
        _ => None,
    });
    assert_eq!(healed, Some(2), "the better of the two, not both");
}
