//! Rules of discards, of rest, of arranging camp and of the end of the Action Phase.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    ask::Question,
    effect::MysteryLimits,
    event::Event,
    ids::{Deck, Part, Phase, Place, Res, Space, TokenKind, Who},
    plan::{Goal, Pawn},
    reject::Rejection,
    state::{EventDeckCard, Kept},
    task::{CardRef, Ctx, Op, Usable},
};

use super::help::drawing;
use crate::table::{
    ME, Table, catalog,
    play::{assign, at, go, in_action, on_board, rest_others},
};

#[test]
#[clause(id = "R-ARRANGE-1", says = "two pawns bring at least four determination and two morale to a solo player", lies = Sheet)]
#[clause(id = "R-ARRANGE-3", says = "one character may arrange the camp twice in a round", lies = Plan)]
fn arranging_camp_gives_determination_and_morale_twice_at_most() {
    let mut t = Table::solo();
    t.plan(Goal::Arrange, &[ME]).expect("once");
    t.plan(Goal::Arrange, &[ME]).expect("twice");
    t.s.stock.food = 5;
    t.advance().expect("all stand");
    assert!(t.det(0) >= 4);
    assert!(t.s.morale >= 2);
}

#[test]
#[clause(id = "R-ARRANGE-2", says = "asked among four players, who takes morale gets no determination", lies = Sheet)]
fn four_players_choose_between_the_two() {
    let mut t = Table::of(&["cook", "soldier", "explorer", "carpenter"]);
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        ..Ctx::default()
    };
    t.run_ops(vec![Op::ArrangeChoice(Who::Seat(0))], &ctx);
    assert_eq!(t.question(), Some(&Question::ArrangeCamp));
    t.pick("morale");
    assert_eq!((t.det(0), t.s.morale), (0, 1));
}

#[test]
#[clause(id = "R-DISCARD-1", says = "a used token does not return to the stack", lies = Deck)]
#[clause(id = "R-DISCARD-1", says = "an adventure that came back as an event does not return to its deck", lies = Deck)]
#[clause(id = "R-USE-6", says = "a used discovery token is held no more", lies = Store)]
#[clause(id = "R-USE-7", says = "a use of equipment takes one marker; both in a row use the card up", lies = Store)]
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

#[test]
#[clause(id = "R-DISCARD-4", says = "the stock of tokens does not run out: one removed is placed anew thirty times", lies = Board)]
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

#[test]
#[clause(id = "R-DISCARD-2", says = "a draw from the empty Mystery deck takes the discard pile", lies = Deck)]
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

#[test]
#[clause(id = "R-DISCARD-3", says = "an invention dropped from the board is in the Invention deck again", lies = Deck)]
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

#[test]
#[clause(id = "R-ENDACT-2", says = "waiting tokens for food and wood become food and wood before the night", lies = Future)]
#[clause(id = "R-ENDACT-2", says = "another waiting token moves to the store", lies = Future)]
#[clause(id = "R-DISC-1", says = "Larvae are two food and the Fallen Tree one wood when the phase ends", lies = Future)]
#[clause(id = "R-DISC-1", says = "a Tobacco is kept untraded", lies = Store)]
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

#[test]
#[clause(id = "R-ENDACT-3", says = "a waiting Sling gets ready after the last action", lies = Future)]
#[clause(id = "R-ENDACT-4", says = "a waiting Wine comes to lie open after the inventions", lies = Future)]
#[clause(id = "R-TERM-2", says = "a treasure to be kept lies open once the actions are over", lies = Future)]
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

#[test]
#[clause(id = "R-REST-1", says = "two Rests of one character heal two", lies = Sheet)]
#[clause(id = "R-REST-1", says = "a third is refused since there is no third pawn", lies = Plan)]
#[clause(id = "R-REST-2", says = "with a Bed two Rests heal more than two", lies = Table)]
#[clause(id = "R-REST-2", says = "with Bed and Hammock one Rest heals two, not three", lies = Kept)]
#[clause(id = "R-REST-3", says = "a special wound is still there after Rests", lies = Sheet)]
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
