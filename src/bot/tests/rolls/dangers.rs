//! What a press is asked about before it is carried out.

use castaway::{
    games::rollwrite::{
        actions::{Danger, danger},
        scene::Scene,
        words::Words,
    },
    ui::texts::Lang,
};
use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite, catalog::Catalog, command::Command, content::Goal, ids::Task, state::Phase,
};
use castaway_table::Loaded;

use super::{begun, step};

/// A game on the morning of its first day.
fn morning(catalog: &Catalog, scenario: &str) -> Loaded<RollWrite> {
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
    assert_eq!(asked(&catalog, &loaded, &night), Some(Danger::Death));
    if let Phase::Turn(turn) = &mut loaded.state.phase {
        for die in &mut turn.dice {
            die.spent = true;
        }
    }
    loaded.state.players[0].health = 2;
    assert_eq!(asked(&catalog, &loaded, &night), None, "nothing is lost");
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
