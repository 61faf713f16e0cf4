//! What the board says where somebody is asked who is away: whoever is here may answer, and nobody on holiday was late.

use crate::house::{House, here, looks};
use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::{Await, Chance, Game, Seat, Voice};
use castaway_robinson::{
    catalog::Catalog, command::Command, game::Island, policy, setup::Setup, state::State,
};
use castaway_table::{Loaded, Meta, Pace};

const USERS: [u64; 3] = [7, 8, 9];

/// The first moment of random games of three at which one of them alone is asked, and who that is.
fn asked(catalog: &Catalog) -> (State, Seat) {
    for seed in 0..100 {
        let made = Island::create(catalog, &Setup::standard(3), seed);
        let mut state = made.ok().unwrap().state;
        let mut chance = Chance::from_seed(seed);
        for _ in 0..400 {
            let awaited = Island::awaited(catalog, &state);
            if let [one] = awaited.as_slice()
                && matches!(one.what, Await::Ask(_))
                && one.voice == Voice::One
                && Island::fallback(catalog, &state).is_some()
            {
                return (state, one.seat);
            }
            let Some(one) = awaited.get(chance.die(awaited.len().max(1))) else {
                break;
            };
            let command = match &state.ask {
                None => policy::suggest(catalog, &state, one.seat),
                Some(_) => chance.pick(&mut Island::legal(catalog, &state, one.seat)),
            };
            let command = command.unwrap_or(Command::Advance);
            if let Ok(applied) = Island::apply(catalog, &state, one.seat, &command) {
                state = applied.state;
            }
        }
    }
    panic!("nobody alone is asked in 100 games");
}

fn panel(house: &House, lang: Lang, loaded: &Loaded<Island>) -> String {
    looks(&Island::panel(&house.ui(), loaded, &[], Reader::all(lang)))
}

/// A table of three at such a moment, and whom it asks.
async fn table(house: &House) -> (Loaded<Island>, u64) {
    let meta = Meta {
        chairs: USERS.into(),
        pace: Pace::Daily,
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(3), 0, meta)
        .await;
    let mut loaded = house.game::<Island>(here()).await;
    let ui = house.ui::<Island>();
    let (state, whom) = asked(ui.catalog());
    loaded.state = state;
    (loaded, USERS[whom.index()])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_says_that_whoever_is_here_may_answer_for_somebody_away() {
    let house = House::open();
    let (mut loaded, whom) = table(&house).await;
    let english = format!("<@{whom}> is away: whoever is here may answer for them.");
    let german = format!("<@{whom}> ist nicht da: Wer von euch hier ist, darf die Antwort geben.");
    let says = |loaded: &Loaded<Island>| {
        let both = [(Lang::En, &english), (Lang::De, &german)];
        both.map(|(lang, line)| panel(&house, lang, loaded).contains(line.as_str()))
    };
    loaded.meta.by_deed = true;
    assert_eq!(says(&loaded), [false; 2], "they are there");
    loaded.meta.away = vec![whom];
    assert_eq!(says(&loaded), [true; 2]);
    loaded.meta.by_deed = false;
    assert_eq!(says(&loaded), [false; 2], "a deadline has brought it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_time_was_up_where_none_ran() {
    let house = House::open();
    let (mut loaded, whom) = table(&house).await;
    loaded.meta.away = vec![whom];
    loaded.meta.lapsed = Some(whom);
    let late = format!("Time was up, and the table went on without <@{whom}>.");
    let gone = format!("<@{whom}> is away, so the table went on without them.");
    let says = |loaded: &Loaded<Island>| {
        let said = panel(&house, Lang::En, loaded);
        (said.contains(&late), said.contains(&gone))
    };
    assert_eq!(says(&loaded), (true, false));
    // They were late once, and this time somebody had just pressed.
    loaded.meta.by_deed = true;
    assert_eq!(says(&loaded), (false, true));
    loaded.meta.by_deed = false;
    loaded.meta.go_on_holiday(whom, u64::MAX, 1);
    assert_eq!(says(&loaded), (false, true));
}
