//! What the coming night is after a plan: what it costs, who dies of it, what goals it ends, and a plan with a better one.

use std::{mem, slice};

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    engine,
    event::{Event, Harm},
    foresight,
    ids::{Feature, Resource},
    legal,
    mark::Mark,
    state::{Phase, Standing, State},
    view::Prospect,
    worth,
};

use super::{
    destinations::{Spot, gathers, spots},
    press::Dice,
    scene::Scene,
    tonight,
    words::resource_sign,
};

/// So many ways to a better night are thought through: each takes a while.
const TRIED: usize = 3;

/// A plan and the night after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nightfall {
    /// What takes hearts then.
    pub harms: Vec<Harm>,
    /// Whether the player dies of it.
    pub dies: bool,
    /// Whether goals that can be met until then cannot be met any more for what it takes.
    pub lost: bool,
    /// What the plan gathers.
    pub gathered: Vec<Resource>,
    /// Whether the scenario is met then.
    met: bool,
}

/// The night as it comes if nothing but these orders is done before; none outside of a turn, nor where they show dice, after which
/// something else may be done.
pub fn after(scene: &Scene<'_>, orders: &[Command]) -> Option<Nightfall> {
    scene.turn()?;
    let day = scene.state.day;
    let runs = |state: &State| state.day == day && state.asked() == Some(scene.seat);
    let mut now = scene.state.clone();
    let mut eve = now.clone();
    let mut events = Vec::new();
    for order in orders.iter().chain([&Command::EndTurn]) {
        let order = slice::from_ref(order);
        let Some((next, told)) = legal::play(scene.catalog, &now, scene.seat, order) else {
            continue;
        };
        let shown = told.iter().any(RollWrite::reveals);
        eve = mem::replace(&mut now, next);
        events.extend(told);
        if !runs(&now) {
            break;
        }
        if shown {
            return None;
        }
    }
    let player = now.player(scene.seat)?;
    let harm = |event: &Event| match event {
        Event::Hurt { seat, harm, .. } if *seat == scene.seat && *harm != Harm::Fight => {
            Some(*harm)
        }
        _ => None,
    };
    let gathered = |event: &Event| match event {
        Event::Gathered { seat, resource, .. } if *seat == scene.seat => Some(*resource),
        _ => None,
    };
    let harms: Vec<Harm> = events.iter().filter_map(harm).collect();
    let met = match player.standing {
        Standing::Dead { met, .. } => met,
        Standing::Done { .. } => true,
        Standing::Playing => engine::goals_met(&now, scene.seat),
    };
    let open = scene.view.prospect == Prospect::Open && !scene.state.charter.goals.is_empty();
    Some(Nightfall {
        dies: matches!(player.standing, Standing::Dead { .. }),
        lost: open && !harms.is_empty() && ends_goals(scene, &eve, &now, met),
        gathered: events.iter().filter_map(gathered).collect(),
        harms,
        met,
    })
}

/// Whether the scenario is met once the day has ended after these orders.
pub fn meets(scene: &Scene<'_>, orders: &[Command]) -> bool {
    after(scene, orders).is_some_and(|night| night.met)
}

/// Whether the night between these two moments ends what could be met: after the last one only that counts which was met before it.
fn ends_goals(scene: &Scene<'_>, eve: &State, morning: &State, met: bool) -> bool {
    if matches!(morning.phase, Phase::Over(_)) {
        return !met && engine::goals_met(eve, scene.seat);
    }
    let gone = |state: &State| foresight::out_of_reach(scene.catalog, state, scene.seat);
    gone(morning) && !gone(eve)
}

/// Whether another plan is looked for: somebody dies, goals are lost, or a heart is given for what is worth less than it. That is not
/// what the goals ask for, and after the last night no heart counts that they do not ask for.
fn is_bad(scene: &Scene<'_>, orders: &[Command], night: &Nightfall) -> bool {
    let hurts = || {
        let serves = |order: &Command| worth::serves(&scene.view, order);
        let goes_on = scene.state.day < scene.state.charter.days;
        goes_on && !night.harms.is_empty() && !orders.iter().any(serves)
    };
    night.dies || night.lost || hurts()
}

/// A plan with a better night, where the player dies of the one after the first plan, or it costs the goals or a heart: it begins with
/// what is missing tonight, or with firm ground. None that gives up a scenario which the first one meets, and but for one's life none
/// that gives up goals which can still be met.
pub fn better_night(
    scene: &Scene<'_>,
    first: &[Command],
    think: impl Fn(&Scene<'_>) -> Vec<Command>,
) -> Option<Vec<Command>> {
    let night = after(scene, first).filter(|night| is_bad(scene, first, night))?;
    let spares = |then: &Nightfall| {
        let fewer = then.harms.len() < night.harms.len();
        night.dies || (!then.lost && (night.lost || fewer))
    };
    let is_better = |orders: &[Command]| {
        let then = after(scene, orders);
        then.is_some_and(|then| !then.dies && (then.met || !night.met) && spares(&then))
    };
    let averts = |spot: &Spot| {
        let mut harms = night.harms.iter();
        !spot.deadly && harms.any(|harm| is_averted(scene, spot, *harm))
    };
    let none = Dice::NONE;
    let mut ways = spots(scene, &none);
    ways.retain(averts);
    ways.sort_by_key(|spot| (spot.dice.len(), spot.steps, spot.mark));
    let here = lies_here(scene).filter(|lies| tonight::lacks(scene, *lies));
    let takes = (0..4).map(|die| vec![Command::Take { die }]);
    let takes = takes.filter(|orders| here.is_some() && scene.accepts(orders));
    let ways = ways.into_iter().map(|spot| spot.commands);
    takes.chain(ways).take(TRIED).find_map(|way| {
        let now = scene.after(&way)?;
        let rest = think(&scene.at(&now));
        let whole = [way.clone(), rest].concat();
        [whole, way].into_iter().find(|orders| is_better(orders))
    })
}

/// What the night still takes after these orders, and what averts it, in a sentence.
pub fn said(scene: &Scene<'_>, orders: &[Command]) -> Option<String> {
    let night = after(scene, orders).filter(|night| !night.harms.is_empty())?;
    let w = &scene.words;
    let dies = if night.dies { "yes" } else { "no" };
    let dies = ("dies", dies.into());
    let missing: Vec<Resource> = night.harms.iter().filter_map(|h| missing(*h)).collect();
    let Some(first) = missing.first() else {
        return Some(w.with("rw-hint-night-tide", &[dies]));
    };
    let what: Vec<&str> = missing.iter().map(|r| resource_sign(*r)).collect();
    let what = what.join(" ");
    let place = place(scene, *first).map(|mark| mark.to_string());
    let place = place.unwrap_or_else(|| "none".to_owned());
    let args = [
        dies,
        ("n", night.harms.len().into()),
        ("what", (&what).into()),
        ("where", (&place).into()),
    ];
    Some(w.with("rw-hint-night", &args))
}

/// The nearest field within reach today where this can be taken.
fn place(scene: &Scene<'_>, resource: Resource) -> Option<Mark> {
    let takes = || (0..4).any(|die| scene.accepts(&[Command::Take { die }]));
    if lies_here(scene) == Some(resource) && takes() {
        return scene.player()?.at.map(Mark::of);
    }
    let all = spots(scene, &Dice::NONE).into_iter();
    let has = all.filter(|spot| gathers(scene, spot) == Some(resource));
    let nearest = has.min_by_key(|spot| (spot.deadly, spot.dice.len(), spot.steps, spot.mark));
    nearest.map(|spot| spot.mark)
}

/// What lies on the field where the player stands.
fn lies_here(scene: &Scene<'_>) -> Option<Resource> {
    let field = scene.state.map.get(scene.player()?.at?)?;
    match field.feature {
        Feature::Gather { resource, .. } => Some(resource),
        _ => None,
    }
}

/// Whether going there averts this.
fn is_averted(scene: &Scene<'_>, spot: &Spot, harm: Harm) -> bool {
    match missing(harm) {
        Some(resource) => gathers(scene, spot) == Some(resource),
        None => !tonight::sinks(scene, spot.at),
    }
}

/// What is missing where this takes a heart.
fn missing(harm: Harm) -> Option<Resource> {
    match harm {
        Harm::Thirst => Some(Resource::Water),
        Harm::Hunger => Some(Resource::Food),
        Harm::Tide | Harm::Fight => None,
    }
}
