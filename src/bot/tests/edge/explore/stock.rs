//! The stock of worlds that were tried: it lies in the store, a start takes one, and no start waits for one.

use std::sync::Arc;

use castaway::{
    discord::{LobbyUi, Seating, Ui},
    games::discover::{
        lobby::offer::Offer,
        panel,
        stock::{self, Kind, read},
    },
    ops::serve::build_at,
    ui::texts::Lang,
};
use castaway_discover::{
    Discover,
    ids::Difficulty,
    setup::Setup,
    trial::{self, Band, CHECKED, Check},
    world::Order,
};
use castaway_kernel::Game;
use castaway_store::Store;
use castaway_table::{Loaded, Meta};

use crate::house::{House, NOW_MS, here, looks};

fn kind() -> Kind {
    ("q_march".into(), 1, Difficulty::Gentle)
}

/// A table of one at which a world of that kind is asked for.
fn table(offer: &Offer) -> Seating<Offer> {
    let host = (7, "Person 7".to_owned());
    Seating::opened(0, Lang::En, host, &[], offer.clone())
}

fn offer(ui: &Ui<Discover>) -> Offer {
    Offer {
        quest: kind().0,
        difficulty: kind().2,
        ..Offer::standard(ui.catalog())
    }
}

async fn begins(ui: &Ui<Discover>, offer: &Offer) -> Setup {
    Discover::setup_of(begun(ui, offer).await.0, ui.seed())
}

async fn begun(ui: &Ui<Discover>, offer: &Offer) -> (Seating<Offer>, Meta) {
    Discover::begins(ui, table(offer), Meta::default()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn worlds_are_tried_and_kept_and_a_start_takes_one_after_a_restart() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let in_stock = || read(&*house.store, &kind()).unwrap().worlds().to_vec();
    for _ in 0..200 {
        if in_stock().len() >= 2 {
            break;
        }
        assert!(stock::refill_kind(&ui, &kind()).await.unwrap());
    }
    let tried = in_stock();
    let [first, second] = tried.as_slice() else {
        panic!("{tried:?}");
    };
    assert_eq!(first.check, Check::Played);
    assert_eq!(first.games, CHECKED);
    assert_eq!(Band::of(kind().2, 1).off(first.won, first.games), 0);
    // What is kept is the world that comes: the same games come out of its seed.
    let order = Order {
        difficulty: kind().2,
        ..Setup::new("q_march", 1, first.seed).world
    };
    let judged = trial::judge(ui.catalog(), &order, None).unwrap();
    assert_eq!((judged.trial.won, judged.off), (first.won, 0));

    // A program that was started again has them still.
    let data = tempfile::tempdir().unwrap();
    let saves: Arc<dyn Store> = Arc::clone(&house.store) as Arc<dyn Store>;
    let later = build_at(saves, data.path(), Arc::new(|| NOW_MS)).unwrap();
    let later = later.ui::<Discover>().unwrap();
    let setup = begins(&later, &offer(&later)).await;
    assert_eq!((setup.world.seed, setup.check), (first.seed, Check::Played));
    assert_eq!(
        in_stock(),
        std::slice::from_ref(second),
        "nobody else gets the same one"
    );

    // A terrain that none of them has is no reason to wait; nor is an empty stock.
    let other = ui.catalog().terrains.keys().find(|t| **t != second.terrain);
    let elsewhere = Offer {
        terrain: other.cloned(),
        ..offer(&ui)
    };
    let setup = begins(&ui, &elsewhere).await;
    assert_eq!(
        (setup.world.terrain.as_ref(), setup.check),
        (other, Check::Unsaid)
    );
    let there = Offer {
        terrain: Some(second.terrain.clone()),
        ..offer(&ui)
    };
    assert_eq!(begins(&ui, &there).await.world.seed, second.seed);
    assert!(in_stock().is_empty());
    let setup = begins(&ui, &offer(&ui)).await;
    assert_eq!(setup.check, Check::Unsaid);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_stock_is_filled_where_it_is_lowest_and_the_gentlest_first() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    // The first kind that is looked for is the one whose worlds are given to whoever plays for the first time.
    assert!(stock::refill(&ui).await.unwrap());
    let keys = house.store.global_keys().unwrap();
    let shelves: Vec<&String> = (keys.iter()).filter(|k| k.starts_with("worlds/")).collect();
    assert_eq!(shelves, ["worlds/discover/q_flood/1/gentle"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_world_of_ones_own_is_taken_as_it_is_and_says_so() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let own = Offer {
        seed: Some(987_654_321),
        check: Check::Own,
        ..offer(&ui)
    };
    for lang in Lang::ALL {
        let told = Discover::invitation(&ui, lang, &table(&own)).text;
        // Everybody reads it, and could lay the world out beside the game.
        assert!(!told.contains("987654321"), "{told}");
        let plain = Discover::invitation(&ui, lang, &table(&offer(&ui))).text;
        assert_ne!(told, plain);
    }
    let setup = begins(&ui, &own).await;
    assert_eq!((setup.world.seed, setup.check), (987_654_321, Check::Own));
    let meta = Meta {
        chairs: vec![7].into(),
        ..Meta::default()
    };
    house.begin::<Discover>(here(), setup, 1, meta).await;
    let loaded = house.game::<Discover>(here()).await;
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    let text = panel::panel(&scene).json().to_string();
    assert!(text.contains("not played beforehand"), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_world_by_chance_says_so_on_its_first_day_and_one_that_was_tried_or_comes_again_does_not()
{
    let said = async |check: Check, quest: &str, seats: u8, lang: Lang| {
        let house = House::open();
        let ui = house.ui::<Discover>();
        let setup = Setup {
            check,
            ..Setup::new(quest, seats, 5)
        };
        let meta = Meta {
            chairs: (7..7 + u64::from(seats)).collect(),
            ..Meta::default()
        };
        house.begin::<Discover>(here(), setup, 1, meta).await;
        let mut loaded = house.game::<Discover>(here()).await;
        let words = ui.explore_words(lang).get("di-world-chance");
        let says = |loaded: &Loaded<Discover>| {
            let scene = ui.explore_public(lang, loaded, &[]);
            looks(&panel::panel(&scene)).contains(&words)
        };
        let first = says(&loaded);
        loaded.state.day = 2;
        assert!(!says(&loaded), "on the first day alone");
        first
    };
    for lang in Lang::ALL {
        assert!(said(Check::Unsaid, "q_march", 1, lang).await);
        assert!(said(Check::Unsaid, "q_march", 2, lang).await);
        assert!(!said(Check::Played, "q_march", 1, lang).await);
        assert!(!said(Check::Again, "q_march", 1, lang).await);
        // Somebody always wins a competition.
        assert!(!said(Check::Unsaid, "q_last_fire", 2, lang).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_world_that_was_named_or_comes_again_counts_on_no_board() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let (table, meta) = begun(&ui, &offer(&ui)).await;
    assert!(!meta.unranked, "a world by chance counts");
    let own = Offer {
        seed: Some(5),
        check: Check::Own,
        ..offer(&ui)
    };
    assert!(begun(&ui, &own).await.1.unranked);
    let setup = Discover::setup_of(table, ui.seed());
    let begun_one = Discover::create(ui.catalog(), &setup, 1).unwrap();
    let same = Offer::same(&begun_one.state, &meta);
    assert!(begun(&ui, &same).await.1.unranked);
    let again = Offer::again(&begun_one.state, &meta);
    assert!(!begun(&ui, &again).await.1.unranked);
}
