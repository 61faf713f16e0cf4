//! What a newcomer reads on the first day: one thing at a time, each where it is met first.

use castaway::{
    discord::GameUi,
    games::discover::{deeds::deeds, press::Press, teach},
    ui::{message::Message, reader::Reader, texts::Lang},
};
use castaway_discover::{Discover, event::Event, ids::Kind, state::State, world::Icon};

use super::guided::{morning, panel};
use crate::house::{House, choices, looks};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_word_or_sign_is_explained_to_a_newcomer_where_it_is_met_first() {
    let house = House::open();
    let mut loaded = morning(&house, 1).await;
    let zone = "A **zone** says how many tiles";
    assert!(!looks(&panel(&house, &loaded, Lang::En)).contains(zone));
    loaded.meta.introduces = true;
    let first = looks(&panel(&house, &loaded, Lang::En));
    assert!(first.contains(zone), "{first}");
    // What stops a walk is said where the first one is offered, and there alone.
    let stops = "a walk stops where something new turns up";
    assert!(first.contains(stops), "{first}");
    let mut away = loaded.clone();
    let beside = away.state.world.around(away.state.seats[0].at).next();
    away.state.seats[0].at = beside.unwrap();
    assert!(!looks(&panel(&house, &away, Lang::En)).contains(stops));
    let kinds = [
        (Kind::A, "🌱 Growth:"),
        (Kind::B, "⛏️ Ground:"),
        (Kind::C, "🐾 Tracks:"),
        (Kind::D, "🏚️ Traces:"),
    ];
    let shown = |s: &State, tile: usize, kind: Kind| {
        let mut sites = s.world.sites[tile * 7..tile * 7 + 7].iter();
        sites.any(|site| site.icon == Some(Icon::Feature(kind)))
    };
    let open = loaded.state.up.iter().filter(|up| **up).count();
    assert_eq!(open, 1, "the tile of the camp");
    // One thing at a time: neither backs of tokens nor what walks gather, and nothing of the night yet.
    let gathers = "says what you pick up on your way";
    let night = "The first four nights are mild";
    for told in kinds.iter().map(|(_, told)| *told).chain([gathers, night]) {
        assert!(!first.contains(told), "{told}: {first}");
    }
    // A tile that is turned up explains what nothing explained before it: the first one the camp's tokens, too, and the second one
    // what walks gather.
    loaded.meta.newest = 1;
    for tile in [1, 2] {
        loaded.state.up[tile] = true;
        let events = [Event::Revealed(u8::try_from(tile).unwrap())];
        let message = Discover::panel(&house.ui(), &loaded, &events, Reader::all(Lang::En));
        let next = looks(&message);
        assert!(!next.contains(zone) && next.contains(night), "{next}");
        assert_eq!(next.contains(gathers), tile == 2, "{next}");
        let is_shown = |kind, tiles: &[usize]| {
            let mut tiles = tiles.iter();
            tiles.any(|tile| shown(&loaded.state, *tile, kind))
        };
        for (kind, told) in kinds {
            let new = match tile {
                1 => is_shown(kind, &[0, 1]),
                _ => is_shown(kind, &[2]) && !is_shown(kind, &[0, 1]),
            };
            assert_eq!(next.contains(told), new, "{next}");
        }
    }
    // What was told is not told again.
    let later = looks(&panel(&house, &loaded, Lang::En));
    assert!(!later.contains(gathers), "{later}");
    for (_, told) in kinds {
        assert!(!later.contains(told), "{later}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beside_what_is_suggested_all_else_stands_in_the_menus_and_nothing_is_lost() {
    let house = House::open();
    let mut loaded = morning(&house, 1).await;
    let ui = house.ui::<Discover>();
    let doing = |message: &Message| {
        let all = choices(message).into_iter();
        let buttons = all.filter(|c| c.id.contains("|do|") && c.values.is_empty());
        buttons.count()
    };
    let plain = panel(&house, &loaded, Lang::En);
    loaded.meta.introduces = true;
    let led = panel(&house, &loaded, Lang::En);
    // What is suggested, and the end of the day.
    assert!((1..=2).contains(&doing(&led)), "{}", looks(&led));
    assert!(doing(&plain) > doing(&led), "{}", looks(&plain));
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    let said = teach::said(&scene).and_then(|said| said.press).unwrap();
    let offered = choices(&led);
    for deed in deeds(&scene) {
        let press = Press::Deed(0, deed.code.clone());
        let entry = (offered.iter()).any(|c| c.values.contains(&deed.code));
        assert_eq!(entry, press != said, "{}: {}", deed.label, looks(&led));
    }
}
