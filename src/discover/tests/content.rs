//! Content that says what cannot be is not loaded.

use castaway_discover::{
    catalog::Catalog,
    content::Threatens,
    content_check::{lists, passives, wrong},
    effect::{Op, Passive, Tag},
    ids::{Kind, Res},
    quest::Target,
};
use castaway_kernel::Key;

/// The sound content with something changed, and what is said of it.
fn spoilt(change: impl Fn(&mut Catalog)) -> String {
    let mut catalog = Catalog::load().unwrap();
    change(&mut catalog);
    wrong(&catalog).join("; ")
}

#[test]
fn the_content_is_sound() {
    let catalog = Catalog::load().unwrap();
    assert_eq!(wrong(&catalog), Vec::<String>::new());
    assert!(lists(&catalog).len() > 150 && passives(&catalog).len() > 60);
}

#[test]
fn what_contradicts_itself_is_named() {
    let event = |ops: Vec<Op>| {
        spoilt(move |c| {
            c.events.get_mut("e0").unwrap().effects = ops.clone();
        })
    };
    let half = Op::Roll { ranges: Vec::new() };
    assert!(event(vec![half]).contains("e0: a die of twelve sides"));
    let two = Op::Damage {
        kind: castaway_discover::effect::Hurt::Physical,
        n: 2,
    };
    assert!(
        event(vec![Op::Choice {
            a: vec![two],
            b: vec![]
        }])
        .contains("more than 1 damage")
    );
    let bag = spoilt(|c| {
        c.bag.get_mut(&Kind::A).unwrap().clear();
    });
    assert!(bag.contains("the bag of A holds 0"), "{bag}");
    let lock = spoilt(|c| c.events.get_mut("e17").unwrap().opens = Some(Key::from("nowhere")));
    assert!(lock.contains("e17 opens nowhere"), "{lock}");
    let key = spoilt(|c| {
        for found in c.found.values_mut() {
            found
                .effects
                .retain(|p| *p != Passive::Key { tag: Tag::Locked });
        }
    });
    assert!(key.contains("no key opens it"), "{key}");
    let sleep = spoilt(|c| c.nights.get_mut("n0").unwrap().sleep_else = 5);
    assert!(sleep.contains("n0: less than 6 stamina"), "{sleep}");
    let enemy = spoilt(|c| {
        c.monsters
            .get_mut("mimic")
            .unwrap()
            .reward
            .insert(Res::Meat, 4);
    });
    assert!(enemy.contains("mimic: "), "{enemy}");
    let stage = spoilt(|c| {
        c.quests.get_mut("q_beacon").unwrap().stages.pop();
    });
    assert!(stage.contains("q_beacon: its stages"), "{stage}");
    let boss = spoilt(|c| c.bosses.clear());
    assert!(boss.contains("a boss that there is not"), "{boss}");
    let poor = spoilt(|c| c.found.clear());
    assert!(
        poor.contains("0 found items, and a world takes 6"),
        "{poor}"
    );
    let twice = spoilt(|c| {
        let mut card = c.events["e0"].clone();
        card.id = Key::from("spear");
        c.events.insert(card.id.clone(), card);
    });
    assert!(
        twice.contains("an id stands in two kinds of cards"),
        "{twice}"
    );
    let escape = spoilt(|c| {
        let bell = c.found.get_mut("goat_bell").unwrap();
        bell.effects = vec![Passive::Escape {
            counter: 0,
            per: None,
        }];
    });
    assert!(
        escape.contains("goat_bell: an escape without end"),
        "{escape}"
    );
    let ground = spoilt(|c| c.terrains.get_mut("cinder_isle").unwrap().grounds[0].weight = 1);
    assert!(ground.contains("cinder_isle: entering costs"), "{ground}");
}

#[test]
fn words_that_are_not_known_do_not_parse() {
    let op = |text: &str| serde_json::from_str::<Op>(text).is_ok();
    assert!(op(r#"{"op":"gain","res":"wood","n":1}"#));
    assert!(!op(r#"{"op":"gain","res":"gold","n":1}"#), "a resource");
    assert!(!op(r#"{"op":"win"}"#), "an op");
    assert!(
        !op(r#"{"op":"gain","res":"wood","n":1,"times":2}"#),
        "an operand"
    );
    assert!(!op(r#"{"op":"gain","res":"wood"}"#), "a missing operand");
    let passive = |text: &str| serde_json::from_str::<Passive>(text).is_ok();
    assert!(passive(r#"{"op":"key","tag":"sealed"}"#));
    assert!(!passive(r#"{"op":"key","tag":"bolted"}"#), "a tag");
    for target in ["N1", "F9", "O4", "camp", "anywhere"] {
        assert_eq!(target.parse::<Target>().unwrap().to_string(), target);
    }
    for target in ["N0", "F10", "X1", "", "Ö1", "landmark F1"] {
        assert!(target.parse::<Target>().is_err(), "{target}");
    }
}

#[test]
fn threats_are_at_once_or_stay() {
    let catalog = Catalog::load().unwrap();
    let stays = |id: &str| matches!(catalog.threats[id].does, Threatens::Ongoing(_));
    assert!(stays("wild_8") && !stays("wild_0"));
    assert!(catalog.threats["harsh_21"].tribal);
}
