//! What somebody new reads: prices, the coming night, the words of their own page; and what a stranger is told there.

use castaway::{
    games::discover::{deeds, hand, panel},
    ui::{message::Message, texts::Lang},
};
use castaway_discover::{
    Discover, absent,
    command::Command,
    event::Event,
    seek::SoughtLand,
    state::{Phase, State},
    stock::Stock,
};
use castaway_kernel::{Game, Seat};
use castaway_table::Loaded;

use super::begin::begun;
use crate::house::{House, choices, looks};

const USER: u64 = 7;
const STRANGER: u64 = 99;

/// The same game at its first turn.
fn to_morning(house: &House, loaded: &mut Loaded<Discover>) {
    let ui = house.ui::<Discover>();
    while loaded.state.phase == Phase::Setup {
        let seat = absent::awaited(&loaded.state)[0];
        let command = absent::fallback(ui.catalog(), &loaded.state, seat).unwrap();
        step(house, loaded, seat, &command);
    }
}

fn step(house: &House, loaded: &mut Loaded<Discover>, seat: Seat, command: &Command) {
    let ui = house.ui::<Discover>();
    let done = Discover::apply(ui.catalog(), &loaded.state, seat, command);
    loaded.state = done.unwrap().state;
}

fn own_page(house: &House, loaded: &Loaded<Discover>, user: u64, lang: Lang) -> Message {
    let ui = house.ui::<Discover>();
    hand::page(&ui.explore_page(lang, loaded, &[], user), 0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_is_told_how_to_join_and_is_shown_nobodys_page() {
    for seats in [1, 2] {
        let house = House::open();
        let mut loaded = begun(&house, seats, 3).await;
        to_morning(&house, &mut loaded);
        for (lang, join) in [
            (Lang::En, "/explore join"),
            (Lang::De, "/erkunden mitspielen"),
        ] {
            let page = own_page(&house, &loaded, STRANGER, lang);
            assert!(looks(&page).contains(join), "{page:?}");
            assert!(choices(&page).is_empty(), "{}", looks(&page));
            assert!(!choices(&own_page(&house, &loaded, USER, lang)).is_empty());
        }
        // So is whoever got up.
        loaded.meta.chairs.leave(USER);
        let page = own_page(&house, &loaded, STRANGER, Lang::En);
        assert!(looks(&page).contains("/explore join"), "{page:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_of_a_seat_that_is_nobodys_is_answered_on_the_page_of_who_may_play_it() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = begun(&house, 2, 3).await;
    // Both are asked for their characters; the second one gets up.
    let own = absent::fallback(ui.catalog(), &loaded.state, Seat(0)).unwrap();
    step(&house, &mut loaded, Seat(0), &own);
    loaded.meta.chairs.leave(USER + 1);
    assert_eq!(absent::awaited(&loaded.state), [Seat(1)]);
    assert!(
        loaded.meta.moves(USER).contains(&Seat(1)),
        "it may be played"
    );
    let scene = ui.explore_page(Lang::En, &loaded, &[], USER);
    assert_eq!(scene.seat, Seat(1));
    // Everywhere else they look with their own eyes.
    let scene = ui.explore_for(Lang::En, &loaded, &[], Some(USER));
    assert_eq!(scene.seat, Seat(0));
    let page = own_page(&house, &loaded, USER, Lang::En);
    let answers = choices(&page).into_iter();
    assert!(
        answers.filter(|c| c.id.contains("pick")).count() > 1,
        "{}",
        looks(&page)
    );
    assert!(
        !looks(&page).contains("Give up"),
        "it is not theirs to give up"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_project_says_its_price_on_its_button_and_the_evening_what_a_night_may_ask_for() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = begun(&house, 1, 3).await;
    to_morning(&house, &mut loaded);
    loaded.meta.introduces = true;
    let me = &mut loaded.state.seats[0];
    me.stock = Stock::NONE;
    for res in castaway_discover::ids::Res::ALL {
        me.stock.gain(*res, 3);
    }
    let mut priced = 0;
    for lang in Lang::ALL {
        let scene = ui.explore_public(lang, &loaded, &[]);
        let crafts = deeds::deeds(&scene)
            .into_iter()
            .filter(|deed| matches!(deed.commands.as_slice(), [Command::Craft(_)]));
        for deed in crafts {
            let label = deeds::priced(&deed.label, &deed.note);
            assert!(label.contains("⚡1 · "), "{label}: {}", deed.note);
            priced += 1;
        }
        let day = |n: u16| {
            let mut later = loaded.clone();
            later.state.day = n;
            looks(&panel::panel(&ui.explore_public(lang, &later, &[])))
        };
        let (mild, cold) = (day(2), day(6));
        let evening = |text: &str| {
            let line = text.split("-# 🌙").nth(1).unwrap_or_default();
            line.split(['"', '\\'])
                .next()
                .unwrap_or_default()
                .to_owned()
        };
        assert!(
            evening(&mild).contains('💧') && !evening(&mild).contains('🪵'),
            "{mild}"
        );
        assert!(evening(&cold).contains('🪵'), "{cold}");
        // The words of one's own page, where they are met first.
        let page = looks(&own_page(&house, &loaded, USER, lang));
        assert!(
            page.contains(if lang == Lang::De {
                "**Merkmal**"
            } else {
                "**trait**"
            }),
            "{page}"
        );
        loaded.state.day = 5;
        let later = looks(&own_page(&house, &loaded, USER, lang));
        assert!(!later.contains("**trait**") && !later.contains("**Merkmal**"));
        loaded.state.day = 1;
    }
    assert!(priced > 1, "{priced}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn land_that_the_quest_names_stands_before_other_land_in_the_menu() {
    let (mut met, mut told) = (0, 0);
    for number in 0..6 {
        let house = House::open();
        let ui = house.ui::<Discover>();
        let mut loaded = begun(&house, 1, number).await;
        to_morning(&house, &mut loaded);
        for _ in 0..150 {
            let Some(next) = castaway_discover::bot::choose(ui.catalog(), &loaded.state, Seat(0))
            else {
                break;
            };
            let scene = ui.explore_public(Lang::En, &loaded, &[]);
            let sought = SoughtLand::of(ui.catalog(), &scene.view);
            let tile = |command: &Command| match command {
                Command::Scout { tile, .. } => Some(*tile),
                _ => None,
            };
            let all = deeds::deeds(&scene).into_iter();
            let scouts = all.filter_map(|deed| deed.commands.last().and_then(tile));
            let fits: Vec<_> = scouts.map(|t| sought.fit(&scene.known(), t)).collect();
            assert!(fits.is_sorted(), "{fits:?}");
            met += usize::from(fits.first() != fits.last());
            let before: State = loaded.state.clone();
            let done = Discover::apply(ui.catalog(), &before, Seat(0), &next).unwrap();
            told += done
                .events
                .iter()
                .filter(|e| matches!(e, Event::Revealed(_)))
                .count();
            loaded.state = done.state;
        }
    }
    assert!(met > 3 && told > 10, "{met} {told}");
}
