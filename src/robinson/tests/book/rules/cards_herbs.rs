//! Rules of single cards, from the Herbal Mixture to the Night Attack.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    effect::{Effect, Supply},
    event::Event,
    ids::{Deck, Place, Res, Space, TokenKind},
    plan::Goal,
    reject::Rejection,
    state::EventDeckCard,
    task::{CardRef, Op, Usable},
};

use super::help::{lower, two};
use crate::table::{
    ME, Table, catalog,
    play::{assign, event, finish, gather, go, hunting, kept, token, treasure},
};

#[test]
#[clause(id = "R-CARD-27", says = "the top card of the Event deck is seen and stays there", lies = Deck)]
#[clause(id = "R-CARD-27", says = "a beast that waits beside the deck may be seen instead, and waits on", lies = Table)]
fn herbal_mixture_shows_the_next_event_or_the_beast_beside_the_deck() {
    let ready = || {
        let mut t = two();
        treasure(&mut t, "herbal_mixture");
        let mixture = Usable::Kept(kept(&t, "herbal_mixture"));
        (t, mixture)
    };
    let seen = |t: &Table| {
        t.events
            .iter()
            .filter_map(|e| match e {
                Event::Looked(card) => Some(card.clone()),
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    let (mut t, mixture) = ready();
    let Some(EventDeckCard::Event(top)) = t.s.piles.events.last().cloned() else {
        panic!("an event on top")
    };
    let events = t.s.piles.events.clone();
    t.use_it(mixture.clone()).expect("an event deck");
    assert_eq!(t.question(), None, "no beast waits");
    assert_eq!(seen(&t), [CardRef::Event(top.clone())]);
    assert_eq!(t.s.piles.events, events, "it stays where it is");
    assert_eq!(t.use_it(mixture), Err(Rejection::NotHeld), "used up");
    let beast = catalog().beasts.keys().next().expect("beasts").clone();
    for (answer, card) in [
        ("event", CardRef::Event(top)),
        ("beast", CardRef::Beast(beast.clone())),
    ] {
        let (mut t, mixture) = ready();
        t.s.piles.events.clone_from(&events);
        t.s.piles.beasts.retain(|k| *k != beast);
        t.s.waiting_beast = Some((901, beast.clone()));
        t.use_it(mixture).expect("two cards to look at");
        t.pick(answer);
        assert_eq!(seen(&t), [card]);
        assert!(t.s.waiting_beast.is_some());
    }
}

#[test]
#[clause(id = "R-CARD-28", says = "the strongest of the top three beasts starts the Hunting deck or lies on top of it", lies = Deck)]
#[clause(id = "R-CARD-28", says = "the other two go back into the Beast deck", lies = Deck)]
fn howling_brings_one_of_three_beasts_to_the_hunt() {
    let strength = |k: &Key| catalog().beasts[k].strength;
    for there in [0, 1] {
        let mut t = two();
        let all = t.s.piles.beasts.clone();
        let mut before = Vec::new();
        if there == 1 {
            let lying = t.s.piles.beasts.remove(0);
            hunting(&mut t, &[lying.as_str()]);
            before.push(lying);
        }
        let drawn: Vec<Key> = t.s.piles.beasts.iter().rev().take(3).cloned().collect();
        event(&mut t, "howling_from_the_woods");
        t.settle();
        let top = t.s.piles.hunting.last().cloned().expect("a beast");
        assert!(drawn.contains(&top));
        assert_eq!(Some(strength(&top)), drawn.iter().map(strength).max());
        before.push(top.clone());
        assert_eq!(t.s.piles.hunting, before, "on top of what lies there");
        assert_eq!(t.s.piles.beasts.len(), all.len() - before.len());
        for key in drawn.iter().filter(|k| **k != top) {
            assert!(t.s.piles.beasts.contains(key), "the others go back");
        }
    }
}

#[test]
#[clause(id = "R-CARD-29", says = "where the token is the only source of food, it is covered with the tile's wood", lies = Board)]
#[clause(id = "R-CARD-29", says = "where the tile has birds of its own, they, the wood and the token are all closed", lies = Board)]
#[clause(id = "R-CARD-29", says = "the token yields again once the birds are open", lies = Board)]
fn when_all_is_gone_a_token_is_gone_too_or_sleeps() {
    let food = Place::Space(Space::M2);
    let flock = |tile: u8| {
        let mut t = two().tile(Space::M2, tile);
        token(&mut t, TokenKind::AdditionalFood, food);
        if let Some(info) = t.s.tokens.get_mut(&(TokenKind::AdditionalFood, food)) {
            info.own_source = true;
        }
        t.s.links.insert(
            902,
            vec![castaway_robinson::state::Link::Token(
                TokenKind::AdditionalFood,
                food,
            )],
        );
        t
    };
    // Tile 7 has wood only: the token is the food source, and is covered.
    let mut t = flock(7);
    t.clone()
        .give(&assign(gather(Space::M2, 200), &[ME]))
        .expect("the token is a source");
    lower(&mut t, Deck::Gather, "new_flock", 902);
    assert_eq!(t.s.island[&Space::M2].exhausted, [0].into());
    assert_eq!(
        t.give(&assign(gather(Space::M2, 200), &[ME])),
        Err(Rejection::Exhausted)
    );
    // Tile 5 has wood and birds: the token waits until the birds are back.
    let mut t = flock(5);
    lower(&mut t, Deck::Gather, "new_flock", 902);
    assert_eq!(t.s.island[&Space::M2].exhausted, [0, 1].into());
    for source in [0, 1, 200] {
        assert_eq!(
            t.give(&assign(gather(Space::M2, source), &[ME])),
            Err(Rejection::Exhausted)
        );
    }
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .exhausted
        .remove(&1);
    t.give(&assign(gather(Space::M2, 1), &[ME; 2]))
        .expect("sure");
    go(&mut t);
    assert!(
        t.events.iter().any(|e| matches!(
            e,
            Event::Gained {
                res: Res::Food,
                n: 2,
                ..
            }
        )),
        "1 and the token"
    );
}

#[test]
#[clause(id = "R-CARD-30", says = "with Medicine the later wounds of the mushrooms never come, and it stays built", lies = Table)]
fn medicine_prevents_and_is_never_used_up() {
    for (item, hurt) in [(false, 1), (true, 0)] {
        let mut t = two();
        if item {
            t = t.item("medicine");
        }
        for round in 1..=2 {
            lower(&mut t, Deck::Gather, "mushrooms", 903);
            assert_eq!((t.wounds(0), t.wounds(1)), (hurt * round, hurt * round));
        }
        assert_eq!(t.s.built("medicine"), item);
    }
}

#[test]
#[clause(id = "R-CARD-31", says = "one food for each player waits, none for Friday", lies = Future)]
#[clause(id = "R-CARD-31", says = "their later wound spares Friday", lies = Friday)]
fn mushrooms_do_not_count_friday() {
    for (characters, food) in [
        (&["carpenter"][..], 1),
        (&["carpenter", "cook"], 2),
        (&["carpenter", "cook", "soldier"], 3),
    ] {
        let mut t = Table::of(characters);
        let deck = t.s.piles.adventures.get_mut(&Deck::Gather).expect("a deck");
        deck.push("mushrooms".into());
        crate::table::play::in_action(&mut t, vec![Op::DrawAdventure(Deck::Gather)]);
        t.pick("eat");
        assert_eq!(t.s.future.stock.food, food);
    }
    let mut t = Table::solo();
    lower(&mut t, Deck::Gather, "mushrooms", 903);
    let friday = t.s.friday.as_ref().map(|f| f.wounds);
    assert_eq!((t.wounds(0), friday), (1, Some(0)));
}

#[test]
#[clause(id = "R-CARD-32", says = "no strength is compared", lies = Table)]
#[clause(id = "R-CARD-32", says = "weapon and palisade losses of every beast are demanded", lies = Table)]
#[clause(id = "R-CARD-32", says = "its food and fur are gained, and its discovery token", lies = Table)]
fn the_night_attack_is_no_fight_but_all_else_of_the_beast_counts() {
    for key in catalog().beasts.keys() {
        let beast = &catalog().beasts[key];
        let mut t = two();
        hunting(&mut t, &[key.as_str()]);
        t.s.shelter = true;
        (t.s.weapon, t.s.palisade) = (9, 9);
        t.s.threats[1] = Some(castaway_robinson::state::Threat {
            serial: 904,
            card: "night_attack".into(),
            wreckage: false,
        });
        t.give(&assign(Goal::Threat { slot: 1, option: 0 }, &[ME]))
            .expect("weapon 3 is there");
        t.s.weapon = 0;
        t.s.palisade = 0;
        go(&mut t);
        finish(&mut t);
        let at = |wanted: &dyn Fn(&Event) -> bool| t.events.iter().any(wanted);
        let unmet: u16 = t
            .events
            .iter()
            .map(|e| match e {
                Event::Unmet {
                    owed: castaway_robinson::task::Owed::Track(_),
                    missing,
                } => *missing,
                _ => 0,
            })
            .sum();
        assert_eq!(
            unmet,
            u16::from(beast.weapon_loss) + u16::from(beast.palisade_loss),
            "{key}: the losses are demanded"
        );
        for (res, n) in [(Res::Food, beast.food), (Res::Fur, beast.fur)] {
            let gained = at(
                &|e| matches!(e, Event::Gained { res: r, n: m, .. } if *r == res && *m == u16::from(n)),
            );
            assert_eq!(gained, n > 0, "{key}: {res:?}");
        }
        if beast.extra.contains(&Effect::Draw {
            pile: Supply::Discovery,
            n: 1,
        }) {
            assert!(at(&|e| matches!(e, Event::TokenFound(_))), "{key}");
        }
        assert!(t.s.piles.hunting.iter().all(|k| k != key));
        let fought = t.events.iter().find_map(|e| match e {
            Event::Fight { strength, .. } => Some(*strength),
            _ => None,
        });
        assert_eq!(fought.unwrap_or(0), 0, "{key}: nothing to compare");
    }
}
