//! What `/hint` says can be pressed, one line after the other.

use castaway::{
    games::rollwrite::{
        actions::deed, advise, destinations::spot, press::Dice, scene::Scene, words::Words,
    },
    ui::texts::Lang,
};
use castaway_rollwrite::{catalog::Catalog, command::Command, legal, mark::Mark, state::Phase};

use super::{begun, step};

/// The pips of the dice that orders fill boxes with, as a person reads them.
fn boxes(scene: &Scene<'_>, orders: &[Command]) -> Option<String> {
    let pips = orders.iter().filter_map(|order| match order {
        Command::Plan { die, .. } => Some(scene.turn()?.dice[usize::from(*die)].value),
        _ => None,
    });
    let mut pips: Vec<u8> = pips.collect();
    pips.sort_unstable();
    let pips: Vec<String> = pips.iter().map(u8::to_string).collect();
    (!pips.is_empty()).then(|| pips.join(" + "))
}

#[test]
fn a_hint_is_a_row_of_presses_that_can_be_made_one_after_the_other() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let scenarios: Vec<String> = catalog.scenarios.iter().map(|s| s.id.to_string()).collect();
    let (mut hints, mut several, mut plans, mut picked) = (0, 0, 0, 0);
    for (seed, scenario) in (20_u64..).zip(scenarios.iter().take(8)) {
        let (mut loaded, mut events) = begun(&catalog, scenario, 1, seed);
        for round in 0..24 {
            if loaded.state.asked().is_none() {
                break;
            }
            let words = Words::new(texts.of(Lang::ALL[round % 2]));
            let scene = Scene::of(words, &catalog, &loaded, &events);
            let plan = advise::plan(&scene);
            let steps = advise::steps(&scene, &plan);
            assert!(!steps.is_empty(), "{scenario} {seed}: {plan:?}");
            hints += 1;
            several += usize::from(steps.len() > 1);
            let mut now = loaded.state.clone();
            for one in &steps {
                let at = scene.at(&now);
                let after = at.after(&one.orders);
                let after = after.unwrap_or_else(|| panic!("{one:?} of {steps:#?}"));
                // What is told is what the panel does, with these dice picked.
                if let Some(code) = &one.code {
                    let found = deed(&at, one.dice, code).unwrap_or_else(|| panic!("{one:?}"));
                    assert_eq!((&found.label, &found.commands), (&one.line, &one.orders));
                }
                if let Some(Command::Walk { to, .. } | Command::Hunt { to, .. }) =
                    one.orders.first()
                {
                    let found = spot(&at, &one.dice, Mark::of(*to)).unwrap();
                    assert_eq!(found.commands, one.orders, "{one:?}");
                }
                if let Some(pips) = boxes(&at, &one.orders) {
                    assert!(one.line.contains(&pips), "{pips}: {one:?}");
                    plans += 1;
                }
                picked += usize::from(one.dice != Dice::NONE);
                drop(at);
                now = after;
            }
            for pair in steps.windows(2) {
                assert_ne!(pair[0].line, pair[1].line, "{steps:#?}");
            }
            // The night that comes by itself is no step.
            let ended = steps.last().unwrap();
            let before = steps.iter().take(steps.len() - 1);
            let orders: Vec<Command> = before.flat_map(|one| one.orders.clone()).collect();
            let spent = scene.after(&orders).unwrap();
            if steps.len() > 1 && ended.orders == [Command::EndTurn] {
                assert!(legal::follows(&catalog, &spent).is_none(), "{steps:#?}");
            }
            drop(scene);
            for order in &steps[0].orders {
                step(&catalog, &mut loaded, &mut events, order);
            }
            while let Some(night) = legal::follows(&catalog, &loaded.state) {
                step(&catalog, &mut loaded, &mut events, &night);
            }
            let many = events.len().saturating_sub(60);
            events.drain(..many);
        }
        assert!(!matches!(loaded.state.phase, Phase::Start(_)), "{scenario}");
    }
    assert!(
        hints > 60 && several > 20 && plans > 5 && picked > 0,
        "{hints} {several} {plans} {picked}"
    );
}
