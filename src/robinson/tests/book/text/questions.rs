//! What questions say where that hangs on the board.

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    ask::{Label, Question},
    effect::{At, Effect},
    setup::Setup,
    text::{Lang, TableWords},
    view::{AskView, Brings, OptionView},
};

use super::{catalog, table};

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
        asked(&view).contains("Tonight: 1 rain cloud for sure, roof"),
        "{}",
        asked(&view)
    );
    view.weather.dice = vec![castaway_robinson::content::WeatherDie::Rain];
    view.weather.snow = true;
    let body = asked(&view);
    assert!(
        body.contains("1 rain cloud and 1 snow cloud for sure, and "),
        "{body}"
    );
    (view.weather.rain, view.weather.snow) = (false, false);
    assert!(!asked(&view).contains("for sure"));
    view.weather.dice.clear();
    assert!(asked(&view).contains("No clouds tonight"));
}
