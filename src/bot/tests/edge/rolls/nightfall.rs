//! What a hint says of the coming night: it is lived through where that can be, and what it costs is said.

use castaway::{
    games::rollwrite::{
        advise,
        destinations::{gathers, spots},
        hinted, nightfall,
        press::Dice,
        scene::Scene,
        words::Words,
    },
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite, catalog::Catalog, command::Command, content::Goal, event::Harm, ids::Resource,
    state::Phase, worth,
};
use castaway_table::Loaded;

use super::{begun, step};
use crate::house::House;

/// Islands that are looked at.
const SEEDS: u64 = 8;

/// The morning of a day on an island, with no water, plenty of food and so many hearts.
fn thirsty(catalog: &Catalog, seed: u64, day: u8, health: u8) -> Loaded<RollWrite> {
    thirsty_in(catalog, "s00", (seed, day, health))
}

/// The same in a scenario.
fn thirsty_in(
    catalog: &Catalog,
    scenario: &str,
    (seed, day, health): (u64, u8, u8),
) -> Loaded<RollWrite> {
    let (mut loaded, mut events) = begun(catalog, scenario, 1, seed);
    while matches!(loaded.state.phase, Phase::Start(_)) {
        let seat = loaded.state.asked().unwrap();
        let first = RollWrite::legal(catalog, &loaded.state, seat).remove(0);
        step(catalog, &mut loaded, &mut events, &first);
    }
    loaded.state.day = day;
    let player = &mut loaded.state.players[0];
    player.health = health;
    player.stock.water = 0;
    player.stock.food = 5;
    loaded
}

/// The moment as somebody reads it.
fn with_scene<T>(
    catalog: &Catalog,
    loaded: &Loaded<RollWrite>,
    lang: Lang,
    look: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let words = Words::new(texts.of(lang));
    look(&Scene::of(words, catalog, loaded, &[]))
}

/// What whoever plays is told.
fn told(house: &House, loaded: &Loaded<RollWrite>, lang: Lang) -> String {
    let reader = Reader {
        lang,
        user: Some(70),
        now_ms: 0,
    };
    let hint = hinted::hint(&house.ui(), loaded, reader).expect("advice");
    format!("{} {}", hint.what, hint.why)
}

#[test]
fn whoever_would_die_tonight_is_sent_for_what_they_lack_also_on_the_last_day() {
    let catalog = Catalog::load().unwrap();
    let house = House::open();
    let (mut early, mut last) = (0, 0);
    for seed in 1..=SEEDS {
        let days = thirsty(&catalog, seed, 1, 1).state.charter.days;
        let asks = |day: &u8| {
            let loaded = thirsty(&catalog, seed, *day, 1);
            with_scene(&catalog, &loaded, Lang::En, |scene| {
                scene.view.tonight.thirst
            })
        };
        let first = (1..=days).find(asks).expect("a night that asks for water");
        let latest = (1..=days).rfind(asks).expect("the last of them");
        for day in [first, latest] {
            let loaded = thirsty(&catalog, seed, day, 1);
            let lived = with_scene(&catalog, &loaded, Lang::En, |scene| {
                let idle = nightfall::after(scene, &[]).unwrap();
                assert!(idle.dies && idle.harms == [Harm::Thirst], "{idle:?}");
                let water = |spot| gathers(scene, spot) == Some(Resource::Water);
                let all = spots(scene, &Dice::NONE);
                if !all.iter().any(|spot| water(spot) && !spot.deadly) {
                    return false;
                }
                let plan = advise::plan(scene);
                // What dice that are rolled again will show is not known.
                let Some(night) = nightfall::after(scene, &plan) else {
                    return false;
                };
                assert!(!night.dies, "island {seed}, day {day}: {plan:?}");
                true
            });
            if !lived {
                continue;
            }
            let words = told(&house, &loaded, Lang::En);
            assert!(words.contains("without it you die"), "{words}");
            let words = told(&house, &loaded, Lang::De);
            assert!(words.contains("Ohne stirbst du"), "{words}");
            match day == first {
                true => early += 1,
                false => last += 1,
            }
        }
    }
    assert!(early > 0 && last > 0, "{early} {last}");
}

#[test]
fn what_the_night_costs_after_a_hint_is_said_and_what_averts_it() {
    let catalog = Catalog::load().unwrap();
    let house = House::open();
    let (mut costs, mut averted) = (0, 0);
    // With a single die nothing is fetched.
    for (seed, dice) in (1..=SEEDS).flat_map(|seed| [(seed, 1), (seed, 4)]) {
        let mut loaded = thirsty(&catalog, seed, 3, 3);
        if let Phase::Turn(turn) = &mut loaded.state.phase {
            for (n, die) in turn.dice.iter_mut().enumerate() {
                (die.value, die.spent) = (3, n >= dice);
            }
        }
        // Nothing is done about it, and the hint says so.
        let end = [Command::EndTurn];
        let said = |loaded: &Loaded<RollWrite>, lang| {
            with_scene(&catalog, loaded, lang, |scene| nightfall::said(scene, &end))
        };
        let english = said(&loaded, Lang::En).expect("it costs a heart");
        let begins = "💔 **Tonight costs you a ❤️** for want of 💧, ";
        assert!(english.starts_with(begins), "{english}");
        let german = said(&loaded, Lang::De).expect("it costs a heart");
        let begins = "💔 **Die Nacht kostet dich ein ❤️**, weil dir 💧 fehlt, ";
        assert!(german.starts_with(begins), "{german}");
        let near = with_scene(&catalog, &loaded, Lang::En, |scene| {
            let all = spots(scene, &Dice::NONE);
            let water = |spot| gathers(scene, spot) == Some(Resource::Water);
            all.iter().any(water)
        });
        assert_eq!(near, english.contains("such as on **"), "{english}");
        averted += u32::from(near);
        let plan = with_scene(&catalog, &loaded, Lang::En, |scene| {
            let plan = advise::plan(scene);
            nightfall::after(scene, &plan).map(|night| night.harms)
        });
        if plan == Some(vec![Harm::Thirst]) {
            let words = told(&house, &loaded, Lang::En);
            assert!(words.contains(&english), "{words}");
            costs += 1;
        }
        // Whoever has enough is told nothing of it.
        loaded.state.players[0].stock.water = 2;
        assert_eq!(said(&loaded, Lang::En), None);
    }
    assert!(costs > 0 && averted > 0, "{costs} {averted}");
}

#[test]
fn a_goal_that_the_night_would_end_is_saved_and_where_nothing_saves_it_that_is_said_first() {
    let catalog = Catalog::load().unwrap();
    let house = House::open();
    let asks_health = |goals: &[Goal]| matches!(goals, [Goal::Health(2)]);
    let card = catalog.scenarios.iter().find(|s| asks_health(&s.goals));
    let card = card.expect("a scenario that asks for hearts alone");
    let scenario = card.id.to_string();
    let (mut saved, mut told_first) = (0, 0);
    // With a single die hardly anything is fetched.
    for (seed, dice) in (1..=SEEDS).flat_map(|seed| [(seed, 4), (seed, 1)]) {
        let asks = |day: &u8| {
            let loaded = thirsty_in(&catalog, &scenario, (seed, *day, 2));
            with_scene(&catalog, &loaded, Lang::En, |scene| {
                scene.view.tonight.thirst
            })
        };
        let day = (1..=7).find(asks).expect("a night that asks for water");
        let mut loaded = thirsty_in(&catalog, &scenario, (seed, day, 2));
        if let Phase::Turn(turn) = &mut loaded.state.phase {
            for (n, die) in turn.dice.iter_mut().enumerate() {
                (die.value, die.spent) = (3, n >= dice);
            }
        }
        let (near, night) = with_scene(&catalog, &loaded, Lang::En, |scene| {
            let idle = nightfall::after(scene, &[]).unwrap();
            assert!(idle.lost && !idle.dies, "island {seed}: {idle:?}");
            let water = |spot| gathers(scene, spot) == Some(Resource::Water);
            let all = spots(scene, &Dice::NONE);
            let near = all.iter().any(|spot| water(spot) && !spot.deadly);
            (near, nightfall::after(scene, &advise::plan(scene)))
        });
        // What dice that are rolled again will show is not known.
        let Some(night) = night else {
            continue;
        };
        assert!(!(near && night.lost), "island {seed}, {dice} dice");
        saved += u32::from(near);
        if night.lost {
            let words = told(&house, &loaded, Lang::En);
            assert!(words.contains(". ⚠️ **After tonight the goals"), "{words}");
            let words = told(&house, &loaded, Lang::De);
            assert!(words.contains(". ⚠️ **Nach dieser Nacht"), "{words}");
            told_first += 1;
        }
    }
    assert!(saved > 0 && told_first > 0, "{saved} {told_first}");
}

#[test]
fn a_heart_that_can_be_kept_tonight_is_worth_more_than_points() {
    let catalog = Catalog::load().unwrap();
    let mut kept = 0;
    for seed in 1..=SEEDS {
        let loaded = thirsty(&catalog, seed, 3, 3);
        let free = with_scene(&catalog, &loaded, Lang::En, |scene| {
            let water = |spot| gathers(scene, spot) == Some(Resource::Water);
            let all = spots(scene, &Dice::NONE);
            let plan = advise::plan(scene);
            let serves = |order: &Command| worth::serves(&scene.view, order);
            let near = all.iter().any(|spot| water(spot) && !spot.deadly);
            let night = nightfall::after(scene, &plan)?;
            (near && !plan.iter().any(serves)).then_some(night.harms)
        });
        if let Some(harms) = free {
            assert!(!harms.contains(&Harm::Thirst), "island {seed}: {harms:?}");
            kept += 1;
        }
    }
    assert!(kept > 0);
}
