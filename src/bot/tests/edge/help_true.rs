//! The help beside a game advises nothing that is done already or cannot be done now.

use crate::house::{House, here, looks};
use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    command::Command, game::Island, ids::Kind, legal, policy, setup::Setup, view::ActionOffer,
};
use castaway_table::{Loaded, Meta};

const USER: u64 = 7;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_help_advises_no_shelter_where_one_stands_and_nothing_that_is_impossible() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [USER].into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(1), 1, meta)
        .await;
    let mut loaded = house.game::<Island>(here()).await;
    while !loaded.state.planning || loaded.state.ask.is_some() {
        let command = policy::suggest(ui.catalog(), &loaded.state, Seat(0));
        let command = command.unwrap_or(Command::Advance);
        let step = Island::apply(ui.catalog(), &loaded.state, Seat(0), &command);
        loaded.state = step.expect("it is allowed").state;
    }
    let began = loaded.state.clone();
    // What is beside the camp may have nothing to gather before somebody explores.
    let offers = legal::offers(ui.catalog(), &began, Seat(0));
    let gathers = |offer: &ActionOffer| offer.what.goal.kind() == Kind::Gather;
    let mut open = offers.iter().filter(|offer| offer.blocked.is_none());
    let can = open.any(gathers);
    for (lang, night, stands, explore, gather) in [
        (
            Lang::En,
            "Every night without a shelter",
            "has its shelter",
            "*Explore* spaces",
            "*Gather* wood",
        ),
        (
            Lang::De,
            "Jede Nacht ohne Unterschlupf",
            "hat seinen Unterschlupf",
            "*erkunden*",
            "*sammeln*",
        ),
    ] {
        let reader = Reader {
            user: Some(USER),
            ..Reader::all(lang)
        };
        let says = |now: &Loaded<Island>| {
            let page = looks(&Island::help_beside(&ui, now, reader, 0, Vec::new()));
            [night, stands, explore, gather].map(|words| page.contains(words))
        };
        loaded.state = began.clone();
        assert_eq!(says(&loaded), [true, false, true, can], "{lang:?}");
        loaded.state.shelter = true;
        assert_eq!(says(&loaded), [false, true, true, can], "{lang:?}");
        // Nobody is there who may do either.
        loaded.state.friday = None;
        for person in &mut loaded.state.people {
            person.allowed = Some(vec![Kind::Rest]);
        }
        assert_eq!(says(&loaded), [false, true, false, false], "{lang:?}");
        // Without a table the words are general.
        let page = looks(&Island::help(house.app.texts.of(lang), 0, Vec::new()));
        let all = [night, explore, gather];
        assert!(all.iter().all(|words| page.contains(words)), "{page}");
    }
}
