//! What a press is asked about before it is carried out.

use castaway::{
    games::rollwrite::{
        actions::{Danger, danger},
        panel,
        press::{Dice, Press},
        scene::Scene,
        words::Words,
    },
    ui::texts::Lang,
};
use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    content::Goal,
    event::Harm,
    foresight::out_of_reach,
    ids::{Feature, Item, Resource, Task},
    state::Phase,
};
use castaway_table::Loaded;

use super::{begun, step};

/// A game on the morning of its first day.
pub fn morning(catalog: &Catalog, scenario: &str) -> Loaded<RollWrite> {
    let (mut loaded, mut events) = begun(catalog, scenario, 1, 3);
    while matches!(loaded.state.phase, Phase::Start(_)) {
        let seat = loaded.state.asked().unwrap();
        let first = RollWrite::legal(catalog, &loaded.state, seat).remove(0);
        step(catalog, &mut loaded, &mut events, &first);
    }
    loaded
}

/// What is asked before these orders.
fn asked(catalog: &Catalog, loaded: &Loaded<RollWrite>, orders: &[Command]) -> Option<Danger> {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let words = Words::new(texts.of(Lang::En));
    danger(&Scene::of(words, catalog, loaded, &[]), orders)
}

#[test]
fn a_night_that_kills_is_asked_about_and_one_with_dice_left() {
    let catalog = Catalog::load().unwrap();
    let mut loaded = morning(&catalog, "s00");
    let night = [Command::EndTurn];
    assert_eq!(asked(&catalog, &loaded, &night), Some(Danger::Dice(4)));
    // The third night brings thirst.
    loaded.state.day = 3;
    loaded.state.players[0].stock.water = 1;
    loaded.state.players[0].health = 1;
    assert_eq!(asked(&catalog, &loaded, &night), Some(Danger::Dice(4)));
    loaded.state.players[0].stock.water = 0;
    assert_eq!(
        asked(&catalog, &loaded, &night),
        Some(Danger::Death(Harm::Thirst))
    );
    if let Phase::Turn(turn) = &mut loaded.state.phase {
        for die in &mut turn.dice {
            die.spent = true;
        }
    }
    loaded.state.players[0].health = 2;
    assert_eq!(asked(&catalog, &loaded, &night), None, "nothing is lost");
}

#[test]
fn whoever_calls_a_scenario_done_with_dice_left_is_asked() {
    let catalog = Catalog::load().unwrap();
    let mut loaded = morning(&catalog, "s07");
    loaded.state.players[0].made = Item::TOOLS.into();
    let done = [Command::Finish];
    assert_eq!(asked(&catalog, &loaded, &done), Some(Danger::Finish(4)));
    leave(&mut loaded, 1);
    assert_eq!(asked(&catalog, &loaded, &done), Some(Danger::Finish(1)));
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    for (lang, says) in [
        (Lang::En, "a die you could use, and this ends the game"),
        (Lang::De, "Einen Würfel könntest du noch einsetzen"),
    ] {
        let scene = Scene::of(Words::new(texts.of(lang)), &catalog, &loaded, &[]);
        let page = panel::confirm(&scene, Danger::Finish(1), Press::EndSure);
        let page = page.json().to_string();
        assert!(page.contains(says), "{page}");
    }
}

#[test]
fn a_mask_that_the_task_needs_is_not_used_without_asking() {
    let catalog = Catalog::load().unwrap();
    let mut loaded = morning(&catalog, "s04");
    let wanted = Goal::Marks {
        task: Task::Mask,
        count: 6,
    };
    assert_eq!(loaded.state.charter.goals, [wanted]);
    loaded.state.players[0].masks = 1;
    let shown = match &loaded.state.phase {
        Phase::Turn(turn) => turn.dice[0].value,
        _ => 0,
    };
    let value = if shown == 1 { 2 } else { 1 };
    let mask = [Command::Mask { die: 0, value }];
    // Six boxes, six masks wanted.
    assert_eq!(asked(&catalog, &loaded, &mask), Some(Danger::Task));
    loaded.state.charter.goals = vec![Goal::Marks {
        task: Task::Mask,
        count: 4,
    }];
    assert_eq!(asked(&catalog, &loaded, &mask), None);
}

/// Leaves so many dice of a day.
fn leave(loaded: &mut Loaded<RollWrite>, left: usize) {
    if let Phase::Turn(turn) = &mut loaded.state.phase {
        for (n, die) in turn.dice.iter_mut().enumerate() {
            (die.value, die.spent) = (6, n >= left);
        }
    }
}

#[test]
fn a_last_die_that_costs_a_heart_is_asked_about_while_that_can_be_averted() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = morning(&catalog, "s00");
    // The third night brings thirst.
    loaded.state.day = 3;
    leave(&mut loaded, 1);
    let plan = [Command::Plan {
        die: 0,
        item: Item::Bow,
    }];
    let at = loaded.state.players[0].at.unwrap();
    assert_eq!(asked(&catalog, &loaded, &plan), None, "no water to be had");
    let water = Feature::Gather {
        resource: Resource::Water,
        value: 3,
    };
    loaded.state.map.set(at, water);
    let hurt = Some(Danger::Hurt(Harm::Thirst));
    assert_eq!(asked(&catalog, &loaded, &plan), hurt);
    assert_eq!(asked(&catalog, &loaded, &[Command::EndTurn]), hurt);
    let take = [Command::Take { die: 0 }];
    assert_eq!(asked(&catalog, &loaded, &take), None);
    leave(&mut loaded, 2);
    assert_eq!(
        asked(&catalog, &loaded, &plan),
        None,
        "the day goes on by another die"
    );
    let scene = Scene::of(Words::new(texts.of(Lang::En)), &catalog, &loaded, &[]);
    let said = |danger, sure| panel::confirm(&scene, danger, sure).json().to_string();
    let last = said(
        Danger::Hurt(Harm::Thirst),
        Press::Deed(Dice::NONE, String::new()),
    );
    assert!(last.contains("The day is over after this.") && last.contains("costs you a ❤️"));
    assert!(!said(Danger::Hurt(Harm::Thirst), Press::EndSure).contains("is over after"));
    let fight = said(
        Danger::Death(Harm::Fight),
        Press::Deed(Dice::NONE, String::new()),
    );
    assert!(fight.contains("your death") && !fight.contains("is over after"));
    for (harm, reason) in [
        (Harm::Thirst, "die of thirst"),
        (Harm::Hunger, "die of hunger"),
        (Harm::Tide, "sinks tonight"),
    ] {
        assert!(said(Danger::Death(harm), Press::EndSure).contains(reason));
    }
}

#[test]
fn a_last_night_says_that_its_heart_can_still_be_kept() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = morning(&catalog, "s00");
    // The third night brings thirst, and is the last here.
    (loaded.state.day, loaded.state.charter.days) = (3, 3);
    loaded.state.charter.goals.clear();
    leave(&mut loaded, 1);
    let said = |loaded: &Loaded<RollWrite>| {
        let scene = Scene::of(Words::new(texts.of(Lang::En)), &catalog, loaded, &[]);
        let danger = danger(&scene, &[Command::EndTurn]);
        assert_eq!(danger, Some(Danger::Dice(1)), "a last heart is no danger");
        let asked = panel::confirm(&scene, Danger::Dice(1), Press::EndSure);
        asked.json().to_string()
    };
    let dry = said(&loaded);
    assert!(dry.contains("whatever you still do today"), "{dry}");
    let at = loaded.state.players[0].at.unwrap();
    let water = Feature::Gather {
        resource: Resource::Water,
        value: 3,
    };
    loaded.state.map.set(at, water);
    let wet = said(&loaded);
    assert!(wet.contains("costs you a ❤️. You could still get"), "{wet}");
    assert!(!wet.contains("whatever you still do today"), "{wet}");
}

#[test]
fn a_day_that_puts_the_goals_out_of_reach_is_asked_about() {
    let catalog = Catalog::load().unwrap();
    let gone = |loaded: &Loaded<RollWrite>| {
        let seat = loaded.state.asked();
        seat.is_some_and(|seat| out_of_reach(&catalog, &loaded.state, seat))
    };
    let mut found = 0;
    for card in &catalog.scenarios {
        let mut loaded = morning(&catalog, card.id.as_str());
        while loaded.state.asked().is_some() && !gone(&loaded) {
            // Nobody dies of idle days here.
            let me = &mut loaded.state.players[0];
            me.health = 6;
            let asked = asked(&catalog, &loaded, &[Command::EndTurn]);
            step(&catalog, &mut loaded, &mut Vec::new(), &Command::EndTurn);
            if gone(&loaded) {
                found += 1;
                assert_eq!(
                    asked,
                    Some(Danger::Task),
                    "{} on day {}",
                    card.id,
                    loaded.state.day
                );
            }
        }
    }
    assert!(found >= 3, "{found}");
}
