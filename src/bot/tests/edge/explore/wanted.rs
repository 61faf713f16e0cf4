//! What the quest asks for and what a night takes stand before the rest, and nobody spends what the quest needs without being asked.

use castaway::{
    games::discover::{
        deeds::{self, Deed, Rank, SURE},
        press::Press,
        spending,
        words::GOAL,
    },
    ui::{press::GamePresses, texts::Lang, version::Version},
};
use castaway_discover::{
    Discover,
    command::Command,
    ids::{Damage, Res},
    state::{Quest, Spring, State},
    stock::Stock,
};
use castaway_kernel::Seat;
use castaway_table::Loaded;

use super::guided::morning;
use crate::house::{House, choices, looks};

/// The camp of a quest that takes three of wood now, with every project for all and so much of each resource.
fn at_the_beacon(s: &mut State, house: &House, each: u8) {
    s.world.order.quest = "q_beacon".into();
    s.quest = Quest {
        stage: 2,
        ..Quest::default()
    };
    s.face_up = house
        .ui::<Discover>()
        .catalog()
        .projects
        .keys()
        .cloned()
        .collect();
    let me = &mut s.seats[0];
    (me.stock, me.stamina, me.character) = (Stock::NONE, 8, None);
    me.items.clear();
    for res in Res::ALL {
        me.stock.gain(*res, each);
    }
}

fn crafts(house: &House, loaded: &Loaded<Discover>, lang: Lang) -> Vec<Deed> {
    let ui = house.ui::<Discover>();
    let scene = ui.explore_public(lang, loaded, &[]);
    let all = deeds::deeds(&scene).into_iter();
    let craft = |deed: &Deed| matches!(deed.commands.as_slice(), [Command::Craft(_)]);
    all.filter(craft).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_spends_wood_that_the_quest_needs_says_so_stands_back_and_is_asked_about() {
    let house = House::open();
    let mut loaded = morning(&house, 1).await;
    at_the_beacon(&mut loaded.state, &house, 3);
    for (lang, warns) in [
        (Lang::En, " the quest needs)"),
        (Lang::De, "(nimmt dem Auftrag "),
    ] {
        let all = crafts(&house, &loaded, lang);
        let (taking, other): (Vec<&Deed>, Vec<&Deed>) =
            all.iter().partition(|deed| deed.label.contains(warns));
        assert!(!taking.is_empty() && !other.is_empty(), "{all:?}");
        assert!(taking.iter().all(|deed| deed.rank == Rank::Aside));
        assert!(other.iter().any(|deed| deed.rank == Rank::Make));
        assert!(
            other.iter().all(|deed| !deed.note.contains("🪵")),
            "{other:?}"
        );
        // The question has the way on, and what was asked is not asked again.
        let ui = house.ui::<Discover>();
        let scene = ui.explore_public(lang, &loaded, &[]);
        let page = spending::confirm(&scene, &taking[0].code);
        let sure = format!("{}{SURE}", taking[0].code);
        let id = Press::Deed(0, sure.clone()).id(Version::of(&loaded));
        assert!(
            choices(&page).iter().any(|choice| choice.id == id),
            "{}",
            looks(&page)
        );
        let meant = deeds::deed(&scene, &sure).expect("it is the same deed");
        assert_eq!(meant.commands, taking[0].commands);
        // Where there is enough for both nothing is said.
        let mut enough = loaded.clone();
        for res in [Res::Wood, Res::Stone] {
            enough.state.seats[0].stock.gain(res, 9);
        }
        let all = crafts(&house, &enough, lang);
        assert!(
            all.iter().all(|deed| !deed.label.contains(warns)),
            "{all:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_heals_with_food_that_the_quest_needs_says_so_and_does_not_stand_back() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    at_the_beacon(&mut loaded.state, &house, 1);
    // The way out takes a meal.
    loaded.state.quest.stage = 3;
    loaded.state.seats[0].damage = vec![Damage::Starvation];
    let heals = |loaded: &Loaded<Discover>| {
        let scene = ui.explore_public(Lang::En, loaded, &[]);
        let code = format!("heal:0:{}", Damage::Starvation.index());
        deeds::deed(&scene, &code).expect("food heals it")
    };
    let last = heals(&loaded);
    assert!(last.label.contains("the quest needs)"), "{}", last.label);
    assert_eq!(last.rank, Rank::Heal);
    loaded.state.seats[0].stock.gain(Res::Food, 1);
    let more = heals(&loaded);
    assert!(!more.label.contains("the quest needs)"), "{}", more.label);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_quest_comes_first_then_what_the_night_takes_and_crafts_after_both() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    at_the_beacon(&mut loaded.state, &house, 4);
    loaded.state.up.fill(true);
    loaded.state.monsters.clear();
    let me = &mut loaded.state.seats[0];
    for res in [Res::Clean, Res::Dirty] {
        me.stock = me.stock.without(res);
    }
    me.stamina = 30;
    let at = usize::from(me.at);
    loaded.state.spaces[at].water = Some(Spring {
        res: Res::Clean,
        up: true,
        left: None,
    });
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    let all = deeds::deeds(&scene);
    let place = |like: &dyn Fn(&Deed) -> bool| all.iter().position(like);
    let labels: Vec<&String> = all.iter().map(|deed| &deed.label).collect();
    let quest = place(&|deed| deed.label.starts_with(GOAL));
    let quest = quest.unwrap_or_else(|| panic!("{labels:?}"));
    let water = place(&|deed| deed.code == "water").expect("a spring");
    let craft = place(&|deed| deed.rank == Rank::Make).expect("something to make");
    assert!(quest < water && water < craft, "{labels:?}");
    assert_eq!(all[water].rank, Rank::Need);
    // Away from the spring the way to it takes that place.
    let mut beside = loaded.state.world.around(loaded.state.seats[0].at);
    let open = beside.find(|at| loaded.state.is_open(*at));
    let mut away = loaded.clone();
    away.state.seats[0].at = open.expect("open ground");
    for (n, space) in (0..).zip(&mut away.state.spaces) {
        if n != at {
            space.water = None;
        }
    }
    let scene = ui.explore_public(Lang::En, &away, &[]);
    let way = deeds::deed(&scene, &format!("need:{at}")).expect("a way to water");
    assert_eq!((way.rank, way.commands.len()), (Rank::Need, 1));
    assert!(way.note.starts_with("⚡"), "{}", way.note);
    assert_eq!(scene.seat, Seat(0));
}
