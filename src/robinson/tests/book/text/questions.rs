//! What questions say where that hangs on the board.

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    ask::{Label, Question},
    content::Aim,
    effect::{At, Effect},
    guide::Why,
    ids::Who,
    setup::Setup,
    text::{Lang, TableWords},
    view::{AimView, AskView, Brings, OptionView},
};

use super::{catalog, every, table};

#[test]
fn the_cards_of_looks_are_shown_in_questions() {
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let ask = AskView {
        passed: vec![],
        id: 1,
        question: Question::PeekedBeast {
            beast: "fox".into(),
        },
        source: None,
        who: None,
        does: None,
        seats: vec![0],
        min: 1,
        max: 1,
        further: 0,
        options: Vec::new(),
    };
    assert_eq!(
        table.question(&ask).body,
        "The top beast is Fox (Strength 2: +2 🍖 food, +1 🦊 fur). Leave it on top or put it at the bottom?"
    );
}

#[test]
fn questions_about_tiles_say_what_becomes_of_them_and_what_lies_there() {
    let catalog = catalog();
    let began = Island::create(&catalog, &Setup::standard(1), 1).expect("a game");
    let mut view = Island::view(&catalog, &began.state, None);
    let ask = |question| AskView {
        passed: vec![],
        id: 1,
        question,
        source: None,
        who: None,
        does: Some(Effect::FlipTileDown {
            at: At::AdjacentToCamp,
        }),
        seats: vec![0],
        min: 1,
        max: 1,
        further: 0,
        options: Vec::new(),
    };
    let (camp, beside) = {
        let camp = view.hexes.iter().position(|hex| hex.camp).expect("a camp");
        (view.hexes[camp].space, view.hexes[camp].clone())
    };
    let tile = beside.tile.expect("the camp stands on a tile");
    assert!(!tile.sources.is_empty());
    let option = |label| OptionView {
        key: "k".into(),
        label,
        blocked: None,
        brings: Brings::AsSaid,
    };
    view.ask = Some(ask(Question::MayMoveCamp));
    let table = TableWords::new(Lang::En, &catalog, &view);
    let stay = table.option_label(&option(Label::No));
    let there = table.option_label(&option(Label::Space(camp)));
    assert!(
        stay.starts_with("Stay at ") && stay.ends_with(&there),
        "{stay}, {there}"
    );
    assert!(there.contains(": "), "the sources are named: {there}");
    let body = table.question(&ask(Question::PickTile)).body;
    let effect = "Turn a tile next to the camp face down";
    assert!(
        body.starts_with(effect) && body.ends_with("Which tile?"),
        "{body}"
    );
    // What the move costs hangs on what stands there.
    let mut moved = view.clone();
    (moved.shelter, moved.roof) = (true, 3);
    let moved = TableWords::new(Lang::En, &catalog, &moved)
        .question(&ask(Question::MayMoveCamp))
        .body;
    assert!(
        moved.contains("halved (**Roof 3 → 2**)"),
        "what is lost is named: {moved}"
    );
    (view.shelter, view.natural_shelter, view.roof, view.palisade) = (false, false, 0, 0);
    let bare = TableWords::new(Lang::En, &catalog, &view)
        .question(&ask(Question::MayMoveCamp))
        .body;
    assert!(
        bare.contains("Moving alone shelters nobody"),
        "it does not look as if moving always helped: {bare}"
    );
    (view.shelter, view.roof, view.palisade) = (true, 1, 1);
    let light = TableWords::new(Lang::En, &catalog, &view)
        .question(&ask(Question::MayMoveCamp))
        .body;
    assert!(light.contains("no level is lost"), "{light}");
}

#[test]
fn the_pile_is_asked_with_the_clouds_that_lie_there_already() {
    let catalog = catalog();
    let mut view = table::view();
    view.weather.dice.clear();
    (view.weather.rain, view.weather.snow) = (true, false);
    let asked = |view: &castaway_robinson::view::View| {
        let ask = AskView {
            passed: vec![],
            id: 1,
            question: Question::PileWood,
            source: None,
            who: None,
            does: None,
            seats: vec![0],
            min: 1,
            max: 1,
            further: 0,
            options: Vec::new(),
        };
        TableWords::new(Lang::En, &catalog, view)
            .question(&ask)
            .body
    };
    assert!(
        asked(&view).contains("Tonight: 1 rain cloud for sure. With all"),
        "{}",
        asked(&view)
    );
    // What is surely done until then counts, not what stands already.
    (view.roof, view.night.roof, view.night.food) = (0, 1, 2);
    view.weather.storm = true;
    let body = asked(&view);
    assert!(
        body.contains("1 rain cloud and the storm for sure")
            && body.contains("roof 1, palisade 0, 2 🍖. Every cloud"),
        "{body}"
    );
    view.weather.storm = false;
    view.weather.dice = vec![castaway_robinson::content::WeatherDie::Rain];
    view.weather.snow = true;
    let body = asked(&view);
    assert!(
        body.contains("1 rain cloud and 1 snow cloud for sure, and "),
        "{body}"
    );
    (view.weather.rain, view.weather.snow) = (false, false);
    assert!(!asked(&view).contains("for sure"));
    // A die that fell ahead is known.
    view.weather.prerolled = vec![(
        castaway_robinson::content::WeatherDie::Rain,
        castaway_robinson::content::WeatherFace::Rain2,
    )];
    let body = asked(&view);
    assert!(body.contains("2 rain clouds for sure. With"), "{body}");
    view.weather.prerolled.clear();
    view.weather.dice = vec![castaway_robinson::content::WeatherDie::HungryAnimals];
    let body = asked(&view);
    assert!(
        body.contains("animals") && !body.contains("cloud"),
        "{body}"
    );
    view.weather.dice.clear();
    assert!(asked(&view).contains("No clouds tonight"));
}

#[test]
fn who_is_named_within_a_sentence_has_no_capital_article() {
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let named = table.subject(every::COOK);
    assert!(named.starts_with("The "), "{named}");
    let mut seen = 0;
    for question in every::questions() {
        let ask = AskView {
            passed: vec![],
            id: 1,
            question,
            source: None,
            who: Some(every::COOK),
            does: None,
            seats: vec![0],
            min: 1,
            max: 1,
            further: 0,
            options: Vec::new(),
        };
        let body = table.question(&ask).body;
        for (at, _) in body.match_indices(&named) {
            let before = body[..at].trim_end();
            assert!(
                before.is_empty() || before.ends_with(['.', '!', '?']),
                "{body}"
            );
            seen += 1;
        }
    }
    assert!(seen > 3);
}

#[test]
fn of_a_part_of_the_goal_it_is_said_what_else_is_open() {
    let catalog = catalog();
    let mut view = table::view();
    let aim = |aim, have, of| AimView {
        aim,
        have,
        of,
        waits: 0,
        met: have >= of,
    };
    view.aims = vec![
        aim(Aim::Pile, 2, 15),
        aim(Aim::Shelter, 0, 1),
        aim(Aim::Item("fire".into()), 1, 1),
        aim(Aim::Rounds { from: 10, to: 12 }, 0, 1),
    ];
    let table = TableWords::new(Lang::En, &catalog, &view);
    assert_eq!(
        table.reason(Why::Part),
        "🎯 part of the goal; not yet true: the wood pile is complete (2/15) · the shelter is built"
    );
    assert_eq!(table.reason(Why::Goal), table.wording().why(Why::Goal));
}

#[test]
fn a_role_takes_its_article_and_a_name_takes_none() {
    let catalog = catalog();
    let view = table::view();
    for (lang, begins, within) in [(Lang::En, "The ", "the "), (Lang::De, "Der ", "der ")] {
        let table = TableWords::new(lang, &catalog, &view);
        let name = table.person(every::COOK);
        assert_eq!(table.subject(every::COOK), format!("{begins}{name}"));
        assert_eq!(table.subject_within(every::COOK), format!("{within}{name}"));
        let friday = table.person(Who::Friday);
        assert_eq!(table.subject(Who::Friday), friday);
        assert_eq!(table.subject_within(Who::Friday), friday);
    }
}
