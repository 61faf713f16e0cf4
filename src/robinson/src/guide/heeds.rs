//! What the advice of newcomers heeds besides: hunger tonight, what costs nothing, and that a won game is not risked.

use crate::{
    catalog::Catalog,
    content::Aim,
    effect::Effect,
    engine::Rules,
    ids::{Phase, Res, Track},
    plan::{Goal, Project},
    policy::{Style, clouds_soon, expected_clouds, life_left},
    state::State,
    tonight,
};

/// Wounds of whoever goes hungry.
const HUNGER: i32 = 2;
/// What is worth nothing once all is done, more than any action is worth.
const NEVER: i32 = -10_000;
/// What a rest is worth then.
const REST: i32 = 200;
/// How much more any danger of the dice is feared then, in percent: food is gathered for sure or not at all.
const CAUTION: i32 = 10_000;

/// Whether the goal is met, the game ends with this round, and nobody can die in its night as far as it is known: then nothing is
/// worth a risk or a price any more.
pub(crate) fn is_calm(rules: &Rules<'_>) -> bool {
    // What the night can take back is not safe yet.
    let level = |aim: &Aim| matches!(aim, Aim::Level { .. });
    let lasts = |aims: &[Aim]| !aims.iter().any(level);
    let safe = rules.scenario().is_some_and(|s| lasts(&s.win.all));
    let hurts = HUNGER * i32::from(tonight::is_short_of_food(rules))
        + i32::from(!rules.sheltered())
        + 2 * (expected_clouds(rules) - i32::from(rules.s.roof)).max(0);
    let given = |who| i32::from(rules.s.person(who).map_or(0, |p| p.night_wounds));
    let lives = (rules.s.seats()).all(|who| life_left(rules, who) > hurts + given(who));
    safe && rules.last_round() && rules.goal_met() && lives
}

/// Whether the goal is met and the game ends with this night: nothing that is saved is worth anything later.
pub fn wins_tonight(catalog: &Catalog, state: &State) -> bool {
    let rules = Rules::new(catalog, state);
    state.phase >= Phase::Weather && rules.last_round() && rules.goal_met()
}

/// The leanings where all is done: whoever is free rests, but where somebody goes hungry, or a roof costs nothing, that is done first
/// which costs no risk.
pub(super) fn calm(lacking: bool) -> Style<'static> {
    let (food, care) = match lacking {
        true => (0, CAUTION),
        false => (NEVER, 0),
    };
    Style {
        threat: NEVER,
        hunt: NEVER,
        food,
        care,
        wood: NEVER,
        explore: NEVER,
        roof: NEVER,
        palisade: NEVER,
        weapon: NEVER,
        invent: NEVER,
        rest: REST,
        spares: true,
        ..Style::default()
    }
}

/// What goes before the rest of a plan: food for tonight where somebody goes hungry, and a roof before the rain, where one costs nothing
/// that one.
pub(super) fn first(rules: &Rules<'_>, hungry: bool) -> Vec<Goal> {
    let mut goals = Vec::new();
    if rules.last_round() {
        // What wins goes before all, and a night that nobody dies of is the last one.
        return goals;
    }
    if hungry {
        let beside = rules.s.island.keys().filter(|at| **at != rules.s.camp);
        goals.extend(beside.flat_map(|at| {
            let feeds = |res: &Res| matches!(res, Res::Food | Res::Npfood);
            let all = rules.gatherable(*at).into_iter();
            let all = all.filter(move |(_, res)| feeds(res));
            all.map(|(source, _)| Goal::Gather { space: *at, source })
        }));
    }
    let free = free_roofs(rules);
    // Each level saves food and wood for every cloud that it keeps off, round after round.
    if free.is_empty() && !hungry && rules.sheltered() && lacks_roof(rules) {
        goals.push(Goal::Build(Project::Level(Track::Roof)));
    }
    goals.extend(free);
    goals
}

/// Whether more clouds are to be expected, tonight or tomorrow, than the roof keeps off with what is planned.
fn lacks_roof(rules: &Rules<'_>) -> bool {
    clouds_soon(rules) > i32::from(tonight::levels(rules).roof)
}

/// Inventions that raise the roof and take no price, while clouds are about.
pub(super) fn free_roofs(rules: &Rules<'_>) -> Vec<Goal> {
    if expected_clouds(rules) <= i32::from(rules.s.roof) || !rules.sheltered() {
        return Vec::new();
    }
    let covers = |effect: &Effect| match effect {
        Effect::Level { track, n, .. } => *track == Track::Roof && *n > 0,
        _ => false,
    };
    let open = rules.s.inventions.keys().filter(|key| {
        let card = rules.cat.inventions.get(*key);
        let free = |card: &crate::content::Invention| {
            card.price.is_empty() && card.on_build.iter().any(covers)
        };
        !rules.s.built(key.as_str()) && card.is_some_and(free)
    });
    open.map(|key| Goal::Build(Project::Invention(key.clone())))
        .collect()
}
