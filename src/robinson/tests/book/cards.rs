//! Every card of every deck carried out in full: upper and lower halves, actions, uses and losses,
//! on a rich and on a bare table, with each option of each question tried in turn.

use crate::table::{Table, catalog};
use castaway_kernel::Key;
use castaway_robinson::{
    ids::{Phase, Space, Who},
    state::{Kept, Threat},
    task::{CardRef, Ctx, Drawing, Op, Usable},
};

/// A table with something of everything, so that effects find what they look for.
fn rich() -> Table {
    let mut t = Table::of(&["carpenter", "cook"])
        .tile(Space::M2, 5)
        .tile(Space::T1, 6)
        .tile(Space::B1, 3)
        .item("knife")
        .item("rope")
        .item("fire");
    t.s.shelter = true;
    (t.s.roof, t.s.palisade, t.s.weapon) = (3, 3, 3);
    t.s.stock = castaway_robinson::state::Stock {
        wood: 5,
        fur: 3,
        food: 5,
        npfood: 1,
    };
    for person in &mut t.s.people {
        person.det = 4;
        person.wounds = 2;
    }
    for _ in 0..3 {
        let beast = t.s.piles.beasts.pop().expect("beasts");
        t.s.piles.hunting.push(beast);
    }
    t
}

fn bare() -> Table {
    Table::of(&["carpenter", "cook"])
}

/// Runs ops on both tables with every first choice, then lets the game go on to the next planning.
fn try_out(name: &str, phase: Phase, ops: &[Op], ctx: &Ctx) {
    for (kind, start) in [("rich", rich()), ("bare", bare())] {
        let mut t = start.clone();
        t.s.phase = phase;
        t.run_ops(ops.to_vec(), ctx);
        let options = t.options();
        if options.is_empty() {
            continue;
        }
        for key in options {
            let mut branch = t.clone();
            let blocked = branch.s.ask.as_ref().is_some_and(|a| {
                a.options
                    .iter()
                    .any(|o| o.key == *key && o.blocked.is_some())
            });
            if blocked {
                continue;
            }
            let single = branch
                .s
                .ask
                .as_ref()
                .is_some_and(|a| a.pick == castaway_kernel::Pick::One);
            if single {
                branch.pick(&key);
            }
            branch.settle();
            assert!(
                branch.s.planning || branch.s.end.is_some(),
                "{name} on the {kind} table leaves a question open after {key}"
            );
        }
    }
}

fn action_ctx(source: CardRef) -> Ctx {
    Ctx {
        actor: Some(Who::Seat(0)),
        source: Some(source),
        serial: 990,
        space: Some(Space::M2),
        gathered: Some(0.into()),
        action: true,
        ..Ctx::default()
    }
}

fn effects(list: &[castaway_robinson::effect::Effect]) -> Vec<Op> {
    list.iter().cloned().map(Op::Effect).collect()
}

#[test]
fn every_event_acts_threatens_and_can_be_dealt_with() {
    for (key, card) in &catalog().events {
        let source = CardRef::Event(key.clone());
        let ctx = Ctx {
            source: Some(source.clone()),
            serial: 991,
            ..Ctx::default()
        };
        try_out(key.as_str(), Phase::Event, &effects(&card.event), &ctx);
        let threat = Threat {
            serial: 991,
            card: key.clone(),
            wreckage: false,
        };
        let both = [effects(&card.event), vec![Op::ThreatEffect(threat)]].concat();
        try_out(key.as_str(), Phase::Event, &both, &ctx);
        for action in &card.actions {
            let all = [effects(&card.event), effects(&action.reward)].concat();
            try_out(
                key.as_str(),
                Phase::Action,
                &all,
                &Ctx {
                    serial: 991,
                    ..action_ctx(source.clone())
                },
            );
        }
    }
}

#[test]
fn every_adventure_acts_in_both_halves() {
    for ((deck, key), card) in &catalog().adventures {
        let source = CardRef::Adventure(*deck, key.clone());
        let upper = [effects(&card.effects), vec![Op::CardFate(card.fate)]].concat();
        try_out(
            key.as_str(),
            Phase::Action,
            &upper,
            &action_ctx(source.clone()),
        );
        let mut ctx = Ctx {
            source: Some(source),
            serial: 992,
            ..Ctx::default()
        };
        try_out(key.as_str(), Phase::Event, &effects(&card.event), &ctx);
        // Both in turn, so that special wounds have a bearer and links something to point at.
        ctx.actor = Some(Who::Seat(0));
        ctx.space = Some(Space::T1);
        let both = [effects(&card.effects), effects(&card.event)].concat();
        try_out(key.as_str(), Phase::Event, &both, &ctx);
    }
}

#[test]
fn every_mystery_card_acts_and_goes_where_it_belongs() {
    for (key, card) in &catalog().mysteries {
        let source = CardRef::Mystery(key.clone());
        let mut drawing = vec![Op::MysteryCard(key.clone())];
        drawing.push(Op::Mystery(Drawing {
            limits: castaway_robinson::effect::MysteryLimits {
                treasures: 1,
                total: 1,
                ..Default::default()
            },
            aside: vec![],
            won: vec![],
            resolved: 1,
            stopped: false,
        }));
        if card.kind == castaway_robinson::ids::MysteryKind::Treasure {
            drawing = vec![Op::Available(source.clone(), Some(Who::Seat(0)))];
        }
        // The card is taken out of its deck first, or it would lie there twice.
        for start in [rich(), bare()] {
            let mut t = start;
            t.s.piles.mysteries.retain(|k| k != key);
            t.s.phase = Phase::Event;
            t.run_ops(drawing.clone(), &action_ctx(source.clone()));
            t.settle();
        }
        try_out(
            key.as_str(),
            Phase::Event,
            &effects(&card.event),
            &Ctx {
                source: Some(source),
                ..Ctx::default()
            },
        );
    }
}

#[test]
fn every_beast_can_be_fought() {
    for key in catalog().beasts.keys() {
        let mut t = rich();
        t.s.piles.beasts.retain(|k| k != key);
        t.s.piles.hunting.retain(|k| k != key);
        t.s.piles.hunting.push(key.clone());
        // Tokens found on the way should not change the stores.
        t.s.piles.discovery = vec!["tobacco".into(); 2];
        let before = t.s.stock;
        let card = &catalog().beasts[key];
        t.s.phase = Phase::Event;
        t.run_ops(
            effects(&[castaway_robinson::effect::Effect::FightHunting {
                who: castaway_robinson::effect::Target::FirstPlayer,
                won: false,
            }]),
            &Ctx::default(),
        );
        t.settle();
        assert!(!t.s.piles.hunting.contains(key));
        assert_eq!(t.s.stock.food, before.food + u16::from(card.food), "{key}");
        assert_eq!(t.s.stock.fur, before.fur + u16::from(card.fur), "{key}");
        assert_eq!(
            t.s.weapon,
            3u16.saturating_sub(card.weapon_loss.into()),
            "{key}"
        );
        assert_eq!(t.wounds(1), 2, "{key}: bystanders are unhurt");
        let short = card.strength.saturating_sub(3) + card.weapon_loss.saturating_sub(3);
        assert!(t.wounds(0) >= 2 + short, "{key}");
    }
}

#[test]
fn every_item_becomes_available_and_can_be_lost_again() {
    for key in catalog().inventions.keys() {
        for start in [rich(), bare()] {
            let mut t = start;
            t.s.piles.inventions.retain(|k| k != key);
            t.s.inventions
                .entry(key.clone())
                .or_insert(castaway_robinson::state::InventionState {
                    built: false,
                    since: 0,
                    owner: None,
                    suspended: false,
                });
            t.run_ops(
                vec![Op::Available(CardRef::Invention(key.clone()), None)],
                &Ctx::default(),
            );
            t.settle();
            assert!(t.s.built(key.as_str()), "{key}");
            t.run_ops(vec![Op::FlipItem(key.clone())], &Ctx::default());
            t.settle();
        }
    }
}

#[test]
fn every_token_equipment_ability_and_kept_card_can_be_used() {
    let mut used = 0;
    let use_all = |things: Vec<(Usable, Table)>| {
        let mut n = 0;
        for (what, mut t) in things {
            for phase in [Phase::Action, Phase::Night] {
                t.s.phase = phase;
                if t.clone().use_it(what.clone()).is_ok() {
                    let mut t = t.clone();
                    t.use_it(what.clone()).expect("as before");
                    t.settle();
                    n += 1;
                    break;
                }
            }
        }
        n
    };
    used += use_all(
        catalog()
            .discovery
            .keys()
            .map(|k| {
                let mut t = rich().item("pot");
                t.s.discoveries.push(k.clone());
                (Usable::Discovery(k.clone()), t)
            })
            .collect(),
    );
    used += use_all(
        catalog()
            .equipment
            .keys()
            .map(|k| {
                let mut t = rich();
                t.s.equipment = vec![(k.clone(), 2)];
                (Usable::Equipment(k.clone()), t)
            })
            .collect(),
    );
    for character in catalog().characters.values() {
        used += use_all(
            character
                .abilities
                .iter()
                .map(|a| {
                    let mut t = Table::of(&[character.id.as_str()]);
                    t.s.people[0].det = 9;
                    t.s.people[0].wounds = 3;
                    t.s.stock.food = 2;
                    t.s.shelter = true;
                    t.s.piles.hunting.push(Key::from("fox"));
                    t.s.piles.beasts.retain(|k| k.as_str() != "fox");
                    (Usable::Ability(a.id.clone()), t)
                })
                .collect(),
        );
    }
    used += use_all(
        catalog()
            .mysteries
            .values()
            .filter(|c| c.usage.is_some())
            .map(|c| {
                let mut t = rich();
                t.s.piles.mysteries.retain(|k| *k != c.id);
                t.s.kept.push(Kept {
                    serial: 993,
                    card: c.id.clone(),
                    deck: None,
                    uses: c.uses,
                    holder: None,
                    from: 1,
                });
                (Usable::Kept(993), t)
            })
            .collect(),
    );
    // What is left belongs to windows (rolls, combat, weather, Arrange Camp, traps) or to planning.
    assert!(used >= 30, "only {used} things could be used");
}
