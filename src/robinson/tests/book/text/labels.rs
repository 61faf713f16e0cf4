//! Options of questions in words.

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    ask::{Label, Loss, Question},
    effect::{Effect, Fate},
    task::CardRef,
    text::{Lang, TableWords},
    view::{AskView, Brings, OptionView},
};

use super::{catalog, table};
use crate::{
    rules::help::{threat, two},
    table::play::build,
};

#[test]
fn a_tool_is_said_to_end_a_threat_and_not_to_make_it_possible() {
    let catalog = catalog();
    let gain = |lang, ends: bool| {
        let mut t = two();
        if ends {
            threat(&mut t, 0, "thunderstorm");
        }
        let view = Island::view(&catalog, &t.s, None);
        TableWords::new(lang, &catalog, &view).gain(&build("shovel"))
    };
    for (lang, end) in [(Lang::En, "to end"), (Lang::De, "abzuwenden")] {
        let storm = gain(lang, true);
        assert!(storm.contains(end), "{storm}");
        let none = gain(lang, false);
        assert!(!none.contains(end), "{none}");
    }
}

#[test]
fn a_choice_says_what_becomes_of_its_card() {
    let catalog = catalog();
    let view = table::view();
    let label = |id: &str, effects: &[Effect], fate| Label::Alternative {
        id: id.into(),
        effects: effects.to_vec(),
        fate,
    };
    // Also where nothing else comes of it.
    for (id, effects) in [
        ("take", &[Effect::PileWood { n: 2 }][..]),
        ("go_home", &[][..]),
    ] {
        for lang in Lang::ALL {
            let table = TableWords::new(lang, &catalog, &view);
            let of = |fate| table.label(&label(id, effects, fate));
            let (plain, comes_back) = (of(None), of(Some(Fate::ShuffleIntoEvents)));
            assert!(
                comes_back.starts_with(&plain) && comes_back.len() > plain.len() + 10,
                "{comes_back}"
            );
            assert_eq!(of(Some(Fate::Discard)), plain);
        }
    }
}

#[test]
fn going_on_says_what_it_costs() {
    let catalog = catalog();
    let mut view = table::view();
    let option = OptionView {
        key: "go".into(),
        label: Label::Continue,
        blocked: None,
        brings: Brings::AsSaid,
    };
    let mut at = |question| {
        view.ask = Some(AskView {
            passed: vec![],
            id: 1,
            question,
            source: None,
            who: None,
            does: None,
            seats: vec![0],
            min: 1,
            max: 1,
            further: 0,
            options: vec![option.clone()],
        });
        TableWords::new(Lang::En, &catalog, &view).option_label(&option)
    };
    let fight = |weapon| Question::Combat {
        strength: 6,
        weapon,
        armour: 1,
        more: 0,
    };
    assert_eq!(at(fight(0)), "Fight: 5 wounds");
    assert_eq!(at(fight(7)), "Fight: no wounds");
    // What the beast does besides is no matter of weapons.
    let bites = Question::Combat {
        strength: 6,
        weapon: 7,
        armour: 1,
        more: 2,
    };
    assert_eq!(at(bites), "Fight: 2 wounds");
    // Going on without the weapon that is needed is giving it up.
    let needed = Question::WeaponNeeded { need: 3, weapon: 0 };
    assert_eq!(at(needed), "Leave it");
    // So does a meal that somebody outside may not have.
    let meal = |extra| Question::Before(Loss::OwnMeal { extra });
    assert!(at(meal(false)).ends_with("or suffer 2 wounds"));
    assert!(at(meal(true)).ends_with("or suffer 1 wound"));
}

#[test]
fn an_answer_that_names_an_invention_or_a_token_says_what_it_does() {
    let catalog = catalog();
    let view = table::view();
    let option = |label| OptionView {
        key: "it".into(),
        label,
        blocked: None,
        brings: Brings::AsSaid,
    };
    let thing = |id: &str| option(Label::Card(CardRef::Invention(id.into())));
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        let brings = table.answer_brings(&thing("bricks")).unwrap_or_default();
        let brings = brings.to_lowercase();
        assert!(brings.contains("palisade"), "{brings}");
        for id in catalog.inventions.keys() {
            let brings = table.answer_brings(&thing(id.as_str()));
            assert!(brings.is_some_and(|text| !text.is_empty()), "{id}");
        }
        for id in catalog.discovery.keys() {
            let token = option(Label::Card(CardRef::Discovery(id.clone())));
            let brings = table.answer_brings(&token);
            assert!(brings.is_some_and(|text| text.len() > 5), "{id}");
        }
        assert_eq!(table.answer_brings(&option(Label::Continue)), None);
    }
}
