//! Rules of rounds and of the Event Phase.

use castaway_clause::clause;
use castaway_robinson::{
    content::Icon,
    effect::{Effect, Target},
    event::Event,
    ids::{Deck, Phase, Place, Res, TokenKind},
    plan::Goal,
    setup::Setup,
    state::{End, EventDeckCard, Threat},
    task::{CardRef, Ctx, Op},
};

use super::help::{created, event, quiet};
use crate::table::{ME, Table, catalog};

fn wound(n: u8) -> Effect {
    Effect::Wound {
        who: Target::EachPlayer,
        n,
    }
}

#[test]
#[clause(id = "R-EVENT-7", says = "a card takes the right space and moves the one there to the left", lies = Board)]
#[clause(id = "R-EVENT-8", says = "the card pushed off the left fires its threat and is no longer there", lies = Board)]
#[clause(id = "R-EVENT-9", says = "with the right space empty the card on the left stays and does nothing", lies = Board)]
fn a_new_threat_pushes_only_what_stands_in_its_way() {
    let mut t = Table::solo();
    let card = |serial, key: &str| Threat {
        serial,
        card: key.into(),
        wreckage: false,
    };
    t.run_ops(vec![Op::PlaceThreat(card(900, "fight"))], &Ctx::default());
    assert!(t.s.threats[0].is_none() && t.s.threats[1].is_some());
    t.run_ops(vec![Op::PlaceThreat(card(901, "storm"))], &Ctx::default());
    assert_eq!(t.s.threats[0].as_ref().map(|c| c.serial), Some(900));
    t.s.people[0].det = 3;
    t.run_ops(vec![Op::PlaceThreat(card(902, "rain"))], &Ctx::default());
    // fight: all det -2 when pushed off.
    assert_eq!(t.det(0), 1);
    let on = |t: &Table| [0, 1].map(|slot| t.s.threats[slot].as_ref().map(|c| c.serial));
    assert_eq!(on(&t), [Some(901), Some(902)]);
    // Nothing stands in the way of the next one, so nothing is pushed.
    t.s.threats[1] = None;
    t.run_ops(vec![Op::PlaceThreat(card(903, "frost"))], &Ctx::default());
    assert_eq!(on(&t), [Some(901), Some(903)]);
    let fired = |e: &&Event| matches!(e, Event::ThreatFired(_));
    assert_eq!(t.events.iter().filter(fired).count(), 1, "fight alone");
}

#[test]
#[clause(id = "R-ROUND-1", says = "Action, Weather, Night, then Event, Morale, Production and Action of the next round", lies = Table)]
#[clause(id = "R-EVENT-1", says = "a game starts in round 1 with all twelve event cards still in the deck", lies = Deck)]
fn phases_come_in_order_and_the_first_round_has_no_event() {
    let start = created(&Setup::standard(1), 5);
    assert_eq!(
        (start.round, start.piles.events.len()),
        (1, 12),
        "no card is drawn"
    );
    let mut t = Table::solo().wood(9);
    t.s.stock.food = 9;
    // From round 4 on there are weather dice.
    t.s.round = 4;
    let cards = t.s.piles.events.len();
    for _ in 0..2 {
        t.plan(Goal::Rest, &[ME]).expect("free");
    }
    t.advance().expect("all stand");
    while t.s.ask.is_some() {
        t.first();
    }
    let phases: Vec<Phase> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Phase(phase) => Some(*phase),
            _ => None,
        })
        .collect();
    assert_eq!(
        phases,
        [
            Phase::Weather,
            Phase::Night,
            Phase::Event,
            Phase::Morale,
            Phase::Production,
            Phase::Action
        ]
    );
    assert_eq!(t.s.piles.events.len(), cards - 1);
}

#[test]
#[clause(id = "R-ROUND-2", says = "the death of the second seat ends the game for all", lies = Second)]
#[clause(id = "R-ROUND-2", says = "the end of the last round without the goal ends it too", lies = Table)]
fn all_lose_when_one_dies_or_time_is_over() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[1].wounds = 11;
    t.run_in(Phase::Event, vec![wound(9)]);
    assert!(matches!(t.s.end, Some(End::Died(_))));
    let mut t = Table::solo();
    t.s.round = 12;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::TimeOver));
}

#[test]
#[clause(id = "R-EVENT-2", says = "cards are drawn from the top until the event, the cards below stay", lies = Deck)]
#[clause(id = "R-EVENT-3", says = "two adventures on top act with their lower half and leave the Event deck", lies = Deck)]
#[clause(id = "EX-EVENT-1", says = "two adventures act, then the event, then its card pushes: the left threat fires", lies = Deck)]
fn adventures_on_top_of_the_event_deck_act_first_and_leave() {
    let mut t = Table::of(&["cook", "soldier"]);
    let card = |key: &str, serial| EventDeckCard::Adventure {
        deck: Deck::Build,
        card: key.into(),
        serial,
    };
    let book = quiet(Icon::Book);
    // The top lies at the end: breakdown gives the First Player 2 determination, coming_to_terms costs morale.
    t.s.piles.events = vec![
        event("otters"),
        EventDeckCard::Event(book.clone()),
        card("coming_to_terms", 801),
        card("breakdown", 800),
    ];
    let threat = |serial, key: &str| {
        Some(Threat {
            serial,
            card: key.into(),
            wreckage: false,
        })
    };
    // Winter Depression, pushed off, costs everybody 1 determination.
    t.s.threats = [threat(700, "winter_depression"), threat(701, "otters")];
    t.s.first = 1;
    t.s.people[0].det = 1;
    t.s.morale = 3;
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
    assert_eq!(
        (t.det(0), t.det(1)),
        (0, 1),
        "2 to the First Player, 1 from each"
    );
    let drop: i8 = match catalog().events[&book].event.as_slice() {
        [Effect::Morale { n }] => *n,
        other => panic!("{other:?}"),
    };
    assert_eq!(t.s.morale, (3 - 1 + drop).clamp(-3, 3));
    let on = |at: usize| t.s.threats[at].as_ref().map(|x| x.card.as_str().to_owned());
    assert_eq!(on(0).as_deref(), Some("otters"));
    assert_eq!(on(1), Some(book.to_string()));
    assert_eq!(
        t.s.piles.events,
        [event("otters")],
        "both cards left the game"
    );
    let told: Vec<&Event> = t
        .events
        .iter()
        .filter(|e| {
            matches!(
                e,
                Event::CameBack(_) | Event::Drawn(_) | Event::ThreatFired(_)
            )
        })
        .collect();
    assert!(
        matches!(
            told.as_slice(),
            [Event::CameBack(_), Event::CameBack(_), Event::Drawn(_), Event::ThreatFired(CardRef::Event(k))] if *k == "winter_depression"
        ),
        "{told:?}"
    );
}

#[test]
#[clause(id = "R-EVENT-4", says = "the token comes on the deck of the icon's colour", lies = Deck)]
#[clause(id = "R-EVENT-4", says = "where one lies already no other is placed", lies = Deck)]
#[clause(id = "R-EVENT-6", says = "the token is placed right after the draw, before all else", lies = Deck)]
fn an_adventure_icon_puts_its_token_once_and_before_the_effect() {
    for (icon, deck) in [
        (Icon::Build, Deck::Build),
        (Icon::Gather, Deck::Gather),
        (Icon::Explore, Deck::Explore),
    ] {
        let key = catalog()
            .events
            .values()
            .find(|e| e.icon == Some(icon))
            .map(|e| e.id.clone())
            .expect("an event of each icon");
        let mut t = Table::of(&["cook", "soldier"]);
        t.s.piles.events = vec![EventDeckCard::Event(key)];
        t.run_ops(vec![Op::DrawEvent], &Ctx::default());
        let place = (TokenKind::Adventure, Place::Deck(deck));
        assert!(t.s.tokens.contains_key(&place), "{icon:?}");
        let happened: Vec<&Event> = t.events.iter().filter(|e| !e.explains()).collect();
        let token = happened
            .iter()
            .position(|e| **e == Event::TokenPlaced(place.0, place.1));
        let drawn = happened.iter().position(|e| matches!(e, Event::Drawn(_)));
        assert!(
            drawn < token && token == drawn.map(|n| n + 1),
            "{icon:?} comes first"
        );
        // A second of the same icon finds the place taken.
        let again = catalog()
            .events
            .values()
            .filter(|e| e.icon == Some(icon))
            .nth(1)
            .map(|e| e.id.clone())
            .expect("a second");
        t.settle();
        let before = t.events.len();
        t.s.piles.events = vec![EventDeckCard::Event(again)];
        t.run_ops(vec![Op::DrawEvent], &Ctx::default());
        let placed = t.events[before..].contains(&Event::TokenPlaced(place.0, place.1));
        assert!(!placed, "{icon:?} lies there already");
    }
}

#[test]
#[clause(id = "R-EVENT-10", says = "wood an event takes is gone from the store", lies = Store)]
#[clause(id = "R-EVENT-14", says = "food of an event lies in the store and not in Future Resources", lies = Store)]
#[clause(id = "R-EVENT-15", says = "a weapon level of an event counts without waiting", lies = Table)]
fn what_an_event_takes_and_gives_counts_at_once() {
    let mut t = Table::solo().wood(3);
    t.run_in(
        Phase::Event,
        vec![
            Effect::Discard {
                res: Res::Wood,
                n: 2,
                mode: castaway_robinson::effect::Mode::Demand,
            },
            Effect::Level {
                track: castaway_robinson::ids::Track::Weapon,
                n: 1,
                mode: castaway_robinson::effect::Mode::Demand,
            },
        ],
    );
    assert_eq!((t.s.stock.wood, t.s.weapon), (1, 1));
    let mut ops = Vec::new();
    let gain: Effect = serde_json::from_str(r#"{"gain":{"res":"food","n":2}}"#).expect("an effect");
    ops.push(gain);
    t.run_in(Phase::Event, ops);
    assert_eq!(t.s.stock.food, 2);
    assert!(t.s.future.stock.is_empty());
}

#[test]
#[clause(id = "R-EVENT-13", says = "the First Player, here the second seat, alone is wounded by the beast", lies = Second)]
fn the_first_player_fights_alone_in_the_event_phase() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.first = 1;
    t.s.piles.beasts.retain(|k| k.as_str() != "fox");
    t.s.piles.hunting = vec!["fox".into()];
    let fox = &catalog().beasts["fox"];
    t.run_in(
        Phase::Event,
        vec![Effect::FightHunting {
            who: Target::FirstPlayer,
            won: false,
        }],
    );
    t.settle();
    assert_eq!(t.wounds(0), 0);
    assert!(t.wounds(1) >= fox.strength, "weapon 0");
    assert_eq!(t.s.stock.food, u16::from(fox.food), "its food is available");
}

/// What is told to happen names the card that it happens because of, whichever step of it tells so.
#[test]
fn what_happens_names_its_card() {
    let mut t = Table::of(&["cook", "soldier"]);
    let rain = CardRef::Event("heavy_rain".into());
    t.s.piles.events = vec![EventDeckCard::Event("heavy_rain".into())];
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
    assert_eq!(
        t.events,
        [
            Event::Drawn(rain.clone()),
            Event::Because { card: rain, n: 2 },
            Event::TokenPlaced(TokenKind::Adventure, Place::Deck(Deck::Build)),
            Event::WeatherToken(castaway_robinson::ids::Weather::Rain),
        ]
    );
}
