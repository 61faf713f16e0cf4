//! Options of questions in words.

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    ask::{Label, Question},
    effect::{Effect, Fate},
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
    for (lang, end) in [(Lang::En, "needed to end"), (Lang::De, "abzuwenden")] {
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
    let label = |fate| Label::Alternative {
        id: "take".into(),
        effects: vec![Effect::PileWood { n: 2 }],
        fate,
    };
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        let plain = table.label(&label(None));
        let comes_back = table.label(&label(Some(Fate::ShuffleIntoEvents)));
        assert!(
            comes_back.starts_with(&plain) && comes_back.len() > plain.len() + 10,
            "{comes_back}"
        );
        assert_eq!(table.label(&label(Some(Fate::Discard))), plain);
    }
}

#[test]
fn going_on_into_a_fight_says_what_it_costs() {
    let catalog = catalog();
    let mut view = table::view();
    let option = OptionView {
        key: "go".into(),
        label: Label::Continue,
        blocked: None,
        brings: Brings::AsSaid,
    };
    let mut at = |weapon| {
        view.ask = Some(AskView {
            passed: vec![],
            id: 1,
            question: Question::Combat {
                strength: 6,
                weapon,
            },
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
    assert_eq!(at(0), "Fight: 6 wounds");
    assert_eq!(at(7), "Fight: no wounds");
}
