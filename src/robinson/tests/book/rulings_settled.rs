//! Settled rulings: the engine and the content do what the one default says.

use crate::table::{Table, catalog, play::*};
use castaway_kernel::Key;
use castaway_robinson::{
    effect::{At, BeastWay, DrawEnd, Effect, Fate, Moment, Printed, Supply, Target, Trace},
    event::Event,
    ids::{Deck, Kind, Phase, Place, Res, Space, TokenKind},
    reject::Rejection,
    state::{End, Threat},
    task::{CardRef, Ctx, Op, Usable},
};

/// Everybody's wounds after these effects of a card outside the Action Phase.
fn hurt_by(t: &mut Table, effects: Vec<Effect>) -> Vec<u8> {
    t.run_in(Phase::Event, effects);
    t.s.people.iter().map(|p| p.wounds).collect()
}

#[test]
fn goal_out_of_reach() {
    ruling("goal-out-of-reach");
    ruling("victory-points");
    let mut t = Table::of(&["cook"]);
    t.s.round = 12;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::TimeOver), "and nothing is counted");
}

#[test]
fn threat_order() {
    ruling("threat-order");
    let mut t = Table::of(&["cook"]);
    for (slot, key) in [(0, "mist"), (1, "frost")] {
        t.s.threats[slot] = Some(Threat {
            serial: 90 + u32::try_from(slot).expect("few"),
            card: key.into(),
            wreckage: false,
        });
    }
    t.run_in(
        Phase::Event,
        vec![Effect::Trigger {
            what: Printed::Threats,
            n: 1,
        }],
    );
    let fired = |key: &str| {
        let wanted = Event::ThreatFired(CardRef::Event(key.into()));
        at(&t, |e| *e == wanted).expect("it strikes")
    };
    assert!(fired("mist") < fired("frost"));
}

#[test]
fn empty_piles() {
    ruling("empty-event-deck");
    ruling("empty-stacks");
    let mut t = Table::of(&["cook"]);
    t.s.piles.events.clear();
    t.s.piles.beasts.clear();
    t.s.piles.discovery.clear();
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
    let draws = vec![
        Effect::MoveBeast {
            way: BeastWay::ToHunting,
        },
        Effect::Draw {
            pile: Supply::Discovery,
            n: 2,
        },
    ];
    assert_eq!(hurt_by(&mut t, draws), [0]);
    assert!(t.s.threats[1].is_none() && t.s.discoveries.is_empty());
}

#[test]
fn camp_moves_without_sleepers() {
    ruling("camp-moves-without-sleepers");
    let t = Table::of(&["cook", "soldier"]).tile(Space::M2, 5);
    let mut t = t.tile(Space::T1, 7);
    t.s.people[0].outside = Some(Space::T1);
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert_eq!(t.s.camp, Space::M2);
    assert_eq!(t.s.people[0].outside, Some(Space::T1));
}

#[test]
fn ability_in_answer() {
    ruling("ability-in-answer");
    let asked = |character: &str| {
        let mut t = Table::of(&[character, "explorer"]);
        t.s.people[0].det = 9;
        t.s.shelter = true;
        (t.s.roof, t.s.palisade) = (4, 4);
        event(&mut t, "storm_damage");
        assert!(t.s.ask.is_some(), "the card waits for a choice");
        t
    };
    let plan = Usable::Ability("defensive_plan".into());
    assert_eq!(asked("soldier").use_it(plan), Err(Rejection::NotNow));
    let hunt = Usable::Ability("the_hunt".into());
    assert_eq!(asked("soldier").use_it(hunt), Ok(()));
}

#[test]
fn figures_of_the_decks() {
    ruling("first-edition-figures");
    ruling("mystery-figures");
    ruling("beast-figures");
    let adventures: u32 = catalog()
        .adventures
        .values()
        .map(|c| u32::from(c.count))
        .sum();
    assert_eq!((adventures, catalog().mysteries.len()), (90, 52));
    let bite = Effect::Wound {
        who: Target::Resolver,
        n: 1,
    };
    assert_eq!(catalog().mysteries["bite"].effects, [bite]);
    let net = [
        Effect::EndDraw {
            how: DrawEnd::Stops,
        },
        Effect::NightOutside,
    ];
    assert_eq!(catalog().mysteries["net"].effects, net);
    let values = |key: &str| {
        let b = &catalog().beasts[key];
        (b.strength, b.weapon_loss, b.food, b.fur, b.palisade_loss)
    };
    assert_eq!(values("birds"), (1, 0, 2, 0, 0));
    assert_eq!(values("goats"), (4, 1, 3, 1, 0));
}

#[test]
fn special_wounds_leave() {
    ruling("special-wound-leaves");
    ruling("berries-and-medicine");
    let lower = |key: &str| {
        let key = (Deck::Explore, Key::from(key));
        catalog().adventures[&key].event.clone()
    };
    for key in ["vipers", "thorny_bush", "wild_berries"] {
        let leaves = |e: &Effect| {
            matches!(
                e,
                Effect::Undo {
                    what: Trace::SpecialWound { .. }
                }
            )
        };
        assert!(lower(key).iter().any(leaves), "{key}");
    }
    let medicine = |key| lower(key).iter().any(|e| matches!(e, Effect::If { .. }));
    assert!(medicine("vipers") && !medicine("wild_berries"));
}

#[test]
fn token_already_there() {
    ruling("token-already-there");
    let mut t = Table::of(&["cook"]).tile(Space::M2, 5);
    let at = Place::Space(Space::M2);
    token(&mut t, TokenKind::TimeConsuming, at);
    let ctx = Ctx {
        space: Some(Space::M2),
        serial: 77,
        ..acting()
    };
    let again = Effect::Token {
        token: TokenKind::TimeConsuming,
        at: At::ActionTile,
        own_source: false,
    };
    t.run_ops(vec![Op::Effect(again)], &ctx);
    assert!(has(&t, TokenKind::TimeConsuming, at));
    t.run_ops(vec![Op::Effect(Effect::Undo { what: Trace::Token })], &ctx);
    assert!(!has(&t, TokenKind::TimeConsuming, at));
}

#[test]
fn single_cards() {
    ruling("tracks-of-a-predator");
    ruling("spider-web-end");
    ruling("bowl-shuffled");
    ruling("biscuits-keep");
    ruling("bible-extra");
    let tracks = &catalog().adventures[&(Deck::Gather, "tracks_of_a_predator".into())];
    let danger = Effect::Token {
        token: TokenKind::GreaterDanger,
        at: At::ActionTile,
        own_source: false,
    };
    assert_eq!(tracks.effects, [danger]);
    let nightly = |e: &Effect| {
        matches!(
            e,
            Effect::Later {
                at: Moment::EveryNight,
                ..
            }
        )
    };
    assert!(
        catalog().mysteries["spider_web"]
            .effects
            .iter()
            .any(nightly)
    );
    let bowl = &catalog().mysteries["ceremonial_bowl"];
    assert_eq!(bowl.fate, Fate::ShuffleIntoEvents);
    let mut t = Table::of(&["cook"]);
    let deck = t.s.piles.events.len();
    let ctx = Ctx {
        source: Some(CardRef::Mystery("ceremonial_bowl".into())),
        ..acting()
    };
    in_action(&mut t, vec![]);
    t.s.piles
        .mysteries
        .retain(|k| k.as_str() != "ceremonial_bowl");
    t.run_ops(vec![Op::CardFate(bowl.fate)], &ctx);
    assert_eq!(t.s.piles.events.len(), deck + 1, "at once");
    let gives = |key: &str| catalog().equipment[key].usage.effects.clone();
    assert!(matches!(
        gives("biscuits")[..],
        [Effect::Gain {
            res: Res::Npfood,
            n: 1,
            ..
        }]
    ));
    assert!(matches!(
        gives("bible")[..],
        [Effect::Det { n: 1, .. }, Effect::Heal { n: 1, .. }]
    ));
}

#[test]
fn things_that_reach_nothing() {
    ruling("unleashed-beast");
    ruling("amulet-reach");
    ruling("crocks-without-pot");
    ruling("jewel-and-friday");
    let mut t = Table::solo();
    hunting(&mut t, &["birds", "goats"]);
    t.run_in(
        Phase::Event,
        vec![Effect::MoveBeast {
            way: BeastWay::Discard(1),
        }],
    );
    assert_eq!(t.s.piles.hunting, [Key::from("birds")], "the top card");
    token(&mut t, TokenKind::Adventure, Place::Deck(Deck::Build));
    token(&mut t, TokenKind::GreaterDanger, Place::Action(Kind::Hunt));
    t.run_in(Phase::Event, vec![Effect::RemoveAnyToken]);
    assert_eq!(t.options().len(), 2, "every token, and nothing else");
    let mut t = Table::solo();
    t.s.inventions.retain(|k, _| k.as_str() != "pot");
    let crocks = catalog().mysteries["crocks"].effects.clone();
    assert_eq!(hurt_by(&mut t, crocks), [0]);
    assert!(!t.s.built("pot"));
    let jewel = catalog().mysteries["a_shiny_jewel"].effects.clone();
    let ops = jewel.into_iter().map(Op::Effect).collect();
    in_action(&mut t, ops);
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    let friday = t.s.friday.as_ref().expect("he plays");
    assert_eq!(friday.wounds, 0);
}
