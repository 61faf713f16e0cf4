//! Options of questions in words.

use castaway_robinson::{
    ask::Label,
    effect::{Effect, Fate},
    text::{Lang, Table},
};

use super::{catalog, table};

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
        let table = Table::new(lang, &catalog, &view);
        let plain = table.label(&label(None));
        let comes_back = table.label(&label(Some(Fate::ShuffleIntoEvents)));
        assert!(
            comes_back.starts_with(&plain) && comes_back.len() > plain.len() + 10,
            "{comes_back}"
        );
        assert_eq!(table.label(&label(Some(Fate::Discard))), plain);
    }
}
