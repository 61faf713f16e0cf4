//! German questions say du to somebody alone, and what is missing by its gender.

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    ask::{Label, Loss, Question},
    ids::{Res, Track},
    task::Owed,
    text::{Lang, TableWords},
    view::{AskView, Brings, OptionView},
};

use crate::table::{Table, catalog};

/// Going on.
fn go() -> OptionView {
    OptionView {
        key: "go".into(),
        label: Label::Continue,
        blocked: None,
        brings: Brings::AsSaid,
    }
}

/// What a question says to these people, and what going on is called there.
fn asked(people: &[&str], question: Question) -> (String, String) {
    let t = Table::of(people);
    let mut view = Island::view(catalog(), &t.s, None);
    let ask = AskView {
        id: 1,
        question,
        source: None,
        who: None,
        does: None,
        seats: vec![0],
        passed: vec![],
        min: 1,
        max: 1,
        further: 0,
        options: vec![go()],
    };
    view.ask = Some(ask.clone());
    let table = TableWords::new(Lang::De, catalog(), &view);
    (table.question(&ask).body, table.option_label(&go()))
}

#[test]
fn whoever_is_alone_is_du_where_they_go_hungry_or_move_the_camp() {
    for (people, hungers, costs) in [
        (&["cook"][..], "Du hungerst", "kostet dich 1 Wunde"),
        (
            &["cook", "soldier"],
            "2 Personen hungern",
            "kostet jeden 1 Wunde",
        ),
    ] {
        let meal = Loss::Meal {
            portions: 0,
            eaters: u8::try_from(people.len()).expect("few"),
            extra: false,
        };
        let (_, label) = asked(people, Question::Before(meal));
        assert!(label.contains(hungers), "{label}");
        let (body, _) = asked(people, Question::MayMoveCamp);
        assert!(body.contains(costs) && !body.contains(" ihr "), "{body}");
    }
}

#[test]
fn a_demand_counts_what_is_missing() {
    let said = |owed, n, missing| {
        let question = Question::Demand { owed, n, missing };
        asked(&["cook", "soldier"], question).0
    };
    for (body, says) in [
        (
            said(Owed::Res(Res::Food), 2, 2),
            "Fällig sind 2 🍖 Nahrung, es fehlen 2. Jede fehlende kostet 1 Wunde.",
        ),
        (
            said(Owed::Res(Res::Wood), 1, 1),
            "Fällig ist 1 🪵 Holz, es fehlt 1. Jedes fehlende kostet 1 Wunde.",
        ),
        (
            said(Owed::Track(Track::Roof), 1, 1),
            "Verlangt: Dach 1, es fehlt 1. Jede fehlende Stufe kostet 1 Wunde.",
        ),
    ] {
        assert!(body.starts_with(says), "{body}");
    }
}
