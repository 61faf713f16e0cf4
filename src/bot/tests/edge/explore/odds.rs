//! The odds before a fight are told of an enemy that lies face up: in their list, with the way there, with the deed that begins it. Of
//! what lies face down there are none, not even for eyes that looked under it.

use castaway::{
    discord::GameUi,
    games::discover::{deeds, odds, spots},
    ui::{reader::Reader, texts::Lang},
};
use castaway_discover::{
    Discover,
    command::Command,
    ids::Kind,
    state::{Monster, Token},
    world::{Face, Space},
};
use castaway_kernel::{Key, Seat};
use castaway_table::Loaded;

use super::{begin::begun, stale::step};
use crate::house::{House, looks};

/// The first morning alone on open ground with nothing on it, with no more stamina than two steps take, and a space next to whoever plays.
async fn morning(house: &House) -> (Loaded<Discover>, Space) {
    let mut loaded = begun(house, 1, 3).await;
    while loaded.state.ask.is_some() {
        loaded = step(house, Seat(0)).await;
    }
    let state = &mut loaded.state;
    state.up.fill(true);
    state.monsters.clear();
    for site in &mut state.world.sites {
        site.cost = 1;
    }
    for space in &mut state.spaces {
        (space.tokens, space.water) = (Vec::new(), None);
    }
    state.seats[0].stamina = 2;
    let at = state.seats[0].at;
    let beside = state.world.around(at).next();
    (loaded, beside.expect("a space"))
}

/// How often the odds of something are said.
fn told(text: &str, n: u8, lang: Lang) -> usize {
    let said = match lang {
        Lang::En => format!("{n} in 12"),
        Lang::De => format!("{n} von 12"),
    };
    text.matches(&said).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_monster_has_odds_in_the_list_and_on_its_way_if_it_lies_face_up() {
    let house = House::open();
    let (mut loaded, at) = morning(&house).await;
    let ui = house.ui::<Discover>();
    // It is hit, and hurts, from 7 up.
    let card = Key::from("mimic");
    for lang in Lang::ALL {
        for up in [true, false] {
            loaded.state.monsters = vec![Monster {
                id: 1,
                card: card.clone(),
                at,
                up,
                hurt: 0,
                special: false,
                came: false,
            }];
            let scene = ui.explore_public(lang, &loaded, &[]);
            let name = scene.words.wording.name(&card);
            let list = looks(&odds::page(&scene));
            let mut ways = spots::list(&scene).into_iter();
            let way = ways.find(|(space, _)| *space == at);
            let (_, way) = way.expect("it is one step away");
            let panel = looks(&Discover::panel(&ui, &loaded, &[], Reader::all(lang)));
            let often = if up { 2 } else { 0 };
            for text in [&list, &way, &panel] {
                assert_eq!(text.contains(&name), up, "{lang:?}: {text}");
            }
            assert_eq!(told(&list, 6, lang), often, "{list}");
            assert_eq!(told(&way, 6, lang), often, "{way}");
            assert_eq!(told(&panel, 6, lang) > 0, up, "{panel}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_animal_has_odds_where_it_lies_face_up_and_none_for_who_only_looked_under_its_token() {
    let house = House::open();
    let (mut loaded, _) = morning(&house).await;
    let ui = house.ui::<Discover>();
    let at = loaded.state.seats[0].at;
    // It is hit from 5 up, and never hurts.
    let card = Key::from("hare");
    for lang in Lang::ALL {
        for (up, peeked) in [(true, false), (false, false), (false, true)] {
            loaded.state.spaces[usize::from(at)].tokens = vec![Token {
                kind: Kind::C,
                face: Face::Animal(card.clone()),
                up,
                hurt: 0,
            }];
            let mine = &mut loaded.state.seats[0].peeked;
            mine.clear();
            mine.extend(peeked.then_some(at));
            let scene = ui.explore_public(lang, &loaded, &[]);
            let name = scene.words.wording.name(&card);
            let list = looks(&odds::page(&scene));
            let deed = deeds::deed(&scene, "gather:0").expect("it may be gathered");
            let often = usize::from(up);
            assert_eq!(list.contains(&name), up, "{lang:?}: {list}");
            assert_eq!(told(&list, 8, lang), often, "{list}");
            assert_eq!(told(&deed.note, 8, lang), often, "{deed:?}");
            // Whoever looked knows what it is.
            assert_eq!(deed.label.contains(&name), up || peeked, "{deed:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_way_to_an_enemy_or_beside_it_names_it_on_its_button() {
    let house = House::open();
    let (mut loaded, at) = morning(&house).await;
    let ui = house.ui::<Discover>();
    let card = Key::from("mimic");
    let own = loaded.state.seats[0].at;
    let beside = loaded.state.world.around(at).find(|near| *near != own);
    let beside = beside.expect("a space");
    let label = |loaded: &Loaded<Discover>, lang, to| {
        let scene = ui.explore_public(lang, loaded, &[]);
        let name = scene.words.wording.name(&card);
        let label = deeds::named(&scene, &Command::Move(to)).expect("a way has a name");
        (label, name)
    };
    for lang in Lang::ALL {
        loaded.state.monsters.clear();
        let (plain, name) = label(&loaded, lang, at);
        assert!(!plain.contains(&name), "{plain}");
        loaded.state.monsters = vec![Monster {
            id: 1,
            card: card.clone(),
            at,
            up: true,
            hurt: 1,
            special: false,
            came: false,
        }];
        let (there, _) = label(&loaded, lang, at);
        let (near, _) = label(&loaded, lang, beside);
        assert!(
            there.contains(&name) && near.contains(&name),
            "{there} {near}"
        );
        let word = match lang {
            Lang::En => "beside",
            Lang::De => "neben",
        };
        assert!(
            near.contains(word) && !there.contains(word),
            "{there} {near}"
        );
        // Its wound of an earlier fight is told with its odds.
        let scene = ui.explore_public(lang, &loaded, &[]);
        let list = looks(&odds::page(&scene));
        let gone = match lang {
            Lang::En => "1 of its health is gone already",
            Lang::De => "1 Leben hat es schon verloren",
        };
        assert!(list.contains(gone), "{list}");
    }
}
