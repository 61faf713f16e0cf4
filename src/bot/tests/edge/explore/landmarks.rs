//! What a landmark told is named where it lies, and may be read again; and whoever is held up on the way to one hears of it.

use castaway::{
    games::discover::{cards, deeds, spots},
    ui::texts::Lang,
};
use castaway_discover::{
    Discover,
    catalog::Catalog,
    ids::Kind,
    state::{Item, Prompt, State, Token},
    wording::Wording,
    world::{Face, Icon, Space},
};
use castaway_kernel::{Key, Seat};
use castaway_store::{Commit, Json};
use castaway_table::Loaded;
use serde_json::json;

use super::{
    begin::begun,
    stale::step,
    table::{choose_first, saved, sub},
};
use crate::{
    house::{House, looks},
    person::{Person, action, components},
};

/// When games are changed as no rule would: 21 November 2026, noon.
const NOW_MS: u64 = 1_795_262_400_000;

/// The first morning alone with all land open, and the landmark of number 1.
async fn open(house: &House) -> (Loaded<Discover>, Space) {
    let mut loaded = begun(house, 1, 3).await;
    while loaded.state.ask.is_some() {
        loaded = step(house, Seat(0)).await;
    }
    loaded.state.up.fill(true);
    let at = loaded.state.world.space_of(Icon::Landmark(1));
    (loaded, at.expect("a landmark"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_landmark_that_was_looked_into_is_named_on_the_map_and_read_again() {
    let house = House::open();
    let (mut loaded, at) = open(&house).await;
    let story = loaded.state.world.stories[0].clone();
    let ui = house.ui::<Discover>();
    for lang in Lang::ALL {
        loaded.state.told.clear();
        let scene = ui.explore_public(lang, &loaded, &[]);
        let (name, text) = {
            let wording = &scene.words.wording;
            (wording.name(&story), wording.story(&story))
        };
        assert!(!cards::seen(&scene).contains(&story));
        let label = spots::label(&scene, at);
        assert!(!label.contains(&name), "{label}");
        loaded.state.told.insert(1);
        let scene = ui.explore_public(lang, &loaded, &[]);
        assert!(cards::seen(&scene).contains(&story), "{lang:?}");
        let label = spots::label(&scene, at);
        assert!(label.contains(&name), "{label}");
        let page = looks(&cards::page(&scene, &story));
        let first = text.lines().next().expect("a story");
        assert!(page.contains(first), "{first}\n{page}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lock_that_was_seen_is_named_and_not_walked_to_without_its_key() {
    let house = House::open();
    let (mut loaded, at) = open(&house).await;
    let lock = "l5";
    loaded.state.world.stories[0] = lock.into();
    let state = &mut loaded.state;
    for site in &mut state.world.sites {
        site.cost = 1;
    }
    state.monsters.clear();
    let two = |at: Space| {
        let world = &state.world;
        let near: Vec<Space> = world.around(at).collect();
        let mut all = near.iter().flat_map(|near| world.around(*near));
        all.find(|far| *far != at && !near.contains(far))
    };
    (state.seats[0].at, state.seats[0].stamina) = (two(at).expect("two steps away"), 8);
    let ui = house.ui::<Discover>();
    let offered = |loaded: &Loaded<Discover>| {
        let scene = ui.explore_public(Lang::En, loaded, &[]);
        let deed = deeds::deed(&scene, &format!("far-look:{at}"));
        (deed.is_some(), spots::label(&scene, at))
    };
    let (is_offered, label) = offered(&loaded);
    assert!(is_offered && !label.contains("locked"), "{label}");
    loaded.state.shut.insert(1);
    let (is_offered, label) = offered(&loaded);
    assert!(!is_offered && label.contains("locked"), "{label}");
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    assert!(cards::seen(&scene).contains(&lock.into()));
    // Whoever holds what opens it walks there again.
    loaded.state.seats[0].items.push(Item {
        card: "brass_key".into(),
        counters: 0,
        used: None,
    });
    assert!(offered(&loaded).0);
}

/// Puts somebody two steps from a landmark, with an event face down on every space around it.
fn ambushed(state: &mut State, event: &Key) -> Space {
    state.up.fill(true);
    state.monsters.clear();
    for site in &mut state.world.sites {
        site.cost = 1;
    }
    for space in &mut state.spaces {
        (space.tokens, space.water) = (Vec::new(), None);
    }
    let goal = state.world.space_of(Icon::Landmark(1)).expect("a landmark");
    let near: Vec<Space> = state.world.around(goal).collect();
    for at in &near {
        state.spaces[usize::from(*at)].tokens.push(Token {
            kind: Kind::A,
            face: Face::Event(event.clone()),
            up: false,
            hurt: 0,
        });
    }
    let mut all = near.iter().flat_map(|at| state.world.around(*at));
    let far = all.find(|at| *at != goal && !near.contains(at));
    (state.seats[0].at, state.seats[0].stamina) = (far.expect("two steps away"), 6);
    goal
}

/// Somebody who explores alone and sends for the landmark past the ambush, where the world is otherwise so; with how it was before,
/// the panel, what is looked into, and the event that lies on the way.
async fn held_up(changed: impl FnOnce(&mut State)) -> (Person, State, u64, String, Key) {
    let me = Person::open().await;
    let alone = json!([
        { "name": "players", "type": 4, "value": 1 },
        { "name": "world", "type": 3, "value": "3" },
    ]);
    let panel = me.slash("explore", sub("new", alone)).await;
    while saved(&me).0.ask.is_some() {
        choose_first(&me, panel).await;
    }
    let catalog = Catalog::load().expect("the content");
    let event = catalog.events.keys().next().cloned().expect("an event");
    let mut envelope = me.store.load(me.channel).unwrap().unwrap().envelope;
    let mut state: State = envelope.body.read().unwrap();
    let goal = ambushed(&mut state, &event);
    changed(&mut state);
    envelope.body = Json::of(&state).unwrap();
    envelope.revision += 1;
    me.store
        .commit(Commit::new(me.channel, envelope, NOW_MS))
        .unwrap();
    let me = me.restart().await;
    let deed = format!("far-look:{goal}");
    sends(&me, &deed).await;
    (me, state, panel, deed, event)
}

/// Gives a deed by its name.
async fn sends(me: &Person, deed: &str) {
    let deed = json!([{ "name": "deed", "type": 3, "value": deed }]);
    me.slash("explore", sub("act", deed)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_held_up_hears_that_the_rest_of_an_order_was_dropped() {
    let (me, state, panel, deed, event) = held_up(|_| {}).await;
    let catalog = Catalog::load().expect("the content");
    let (after, _) = saved(&me);
    assert!(!after.told.contains(&1), "nothing came between");
    assert_ne!(after.seats[0].at, state.seats[0].at);
    // By what, and what was not done.
    let name = Wording::new(&catalog, Lang::En).name(&event);
    let told = || {
        let all = me.handle().messages(me.channel, me.user);
        let says = |m: &String| {
            m.contains(&format!("held up by “{name}”: 🗿 Look into landmark I "))
                && m.contains("not done")
        };
        all.iter().map(ToString::to_string).any(|m| says(&m))
    };
    assert!(me.so(told).await);
    // It holds until the next thing is done.
    while saved(&me).0.ask.is_some() {
        choose_first(&me, panel).await;
    }
    sends(&me, &deed).await;
    assert!(me.so(|| !told()).await);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_asked_to_exchange_what_they_found_is_not_told_beside_it_that_they_are_held_up()
{
    let finder = |state: &mut State| {
        for space in &mut state.spaces {
            for token in &mut space.tokens {
                token.kind = Kind::D;
            }
        }
        state.seats[0].character = Some(Item {
            card: "sc".into(),
            counters: 0,
            used: None,
        });
    };
    let (me, _, _, _, event) = held_up(finder).await;
    let catalog = Catalog::load().expect("the content");
    let asked = saved(&me).0.ask.expect("a question");
    assert_eq!(asked.prompt, Prompt::Redraw);
    // The question says what the event does.
    let says = Wording::new(&catalog, Lang::En).lines(&event).join(" ");
    let all = || -> Vec<String> {
        let all = me.handle().messages(me.channel, me.user);
        all.iter().map(ToString::to_string).collect()
    };
    let first = says.split('.').next().expect("a line").to_owned();
    assert!(
        me.so(|| all().iter().any(|m| m.contains(&first))).await,
        "{says}"
    );
    // The first press after a restart is answered below.
    let picks = |c: &serde_json::Value| ["pick", "picks"].contains(&action(c).as_str());
    let asks = me.find(|m| components(m).iter().any(picks)).await;
    choose_first(&me, asks).await;
    me.catch_up().await;
    assert!(!all().iter().any(|m| m.contains("held up")));
    me.close().await;
}
