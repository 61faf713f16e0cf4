//! Taking what lies on the own field, and making items.

use castaway_rollwrite::{
    command::{Command, Shift},
    engine,
    ids::{Feature, Item},
};

use super::kinds::{Deed, code};
use crate::games::rollwrite::scene::Scene;

/// Takes what lies on the own field, with the die that suits it best.
pub(super) fn take(scene: &Scene<'_>, dice: &[(u8, u8)]) -> Option<Deed> {
    let at = scene.player()?.at?;
    let field = scene.state.map.get(at).filter(|f| !f.used)?;
    let printed = match field.feature {
        Feature::Gather { value, .. } => Some(value),
        Feature::Crystal | Feature::Mask | Feature::Smoke | Feature::Chart => None,
        Feature::Empty | Feature::Sea | Feature::Palm | Feature::Lizard { .. } => return None,
    };
    let mut fitting: Vec<(u8, u8)> = dice.to_vec();
    fitting.sort_by_key(|(_, value)| (printed != Some(*value), *value));
    let (die, value) = fitting
        .into_iter()
        .find(|(die, _)| scene.accepts(&[Command::Take { die: *die }]))?;
    let what = scene.words.feature(field.feature);
    let bonus = if printed == Some(value) { " +⭐" } else { "" };
    let args = [("what", (&what).into()), ("die", value.into())];
    Some(Deed::new(
        format!("take:{die}"),
        scene.words.with("rw-deed-take", &args) + bonus,
        String::new(),
        vec![Command::Take { die }],
    ))
}

/// Turns a die to each other value by as few steps as it takes, the cheapest first.
pub(super) fn turns(scene: &Scene<'_>, die: u8) -> Vec<Deed> {
    let pool = scene.turn().map(|t| t.dice).unwrap_or_default();
    let Some(shown) = pool.get(usize::from(die)).map(|d| d.value) else {
        return Vec::new();
    };
    let to = |way, steps: u8| (0..steps).fold(shown, |value, _| engine::turned(value, way));
    // Three steps up or down end at the same value.
    let ways = [
        (Shift::Up, 1),
        (Shift::Down, 1),
        (Shift::Up, 2),
        (Shift::Down, 2),
        (Shift::Up, 3),
    ];
    let turns = ways.into_iter().map(|(way, steps)| {
        let value = to(way, steps);
        let args = [
            ("die", shown.into()),
            ("value", value.into()),
            ("n", steps.into()),
        ];
        Deed::new(
            format!("turn:{die}:{value}"),
            scene.words.with("rw-deed-turn", &args),
            String::new(),
            vec![Command::Shift { die, way }; usize::from(steps)],
        )
    });
    turns.collect()
}

/// Makes an item whose plan is full.
pub(super) fn make(scene: &Scene<'_>, item: Item) -> Option<Deed> {
    let commands = vec![Command::Craft(item)];
    scene.accepts(&commands).then(|| {
        let name = scene.words.item(item);
        let args = [("item", (&name).into())];
        Deed::new(
            format!("make:{}", code(item)),
            scene.words.with("rw-deed-make", &args),
            cost(scene, item) + &doubles(scene, item),
            commands,
        )
    })
}

fn cost(scene: &Scene<'_>, item: Item) -> String {
    let card = scene.catalog.item(item);
    card.map_or_else(String::new, |card| scene.words.stock(&card.cost))
}

/// What a tool takes two of, after the rest of a line; nothing for other items.
fn doubles(scene: &Scene<'_>, item: Item) -> String {
    let card = scene.catalog.item(item);
    let Some(resource) = card.and_then(|card| card.doubles) else {
        return String::new();
    };
    let what = scene.words.wording.resource(resource);
    let args = [("what", (&what).into())];
    format!(" · {}", scene.words.with("rw-deed-doubles", &args))
}

/// Fills every open box of a plan that these dice fit, and makes the item if that is then possible.
pub(super) fn plan(scene: &Scene<'_>, item: Item, dice: &[(u8, u8)]) -> Vec<Deed> {
    let (Some(card), Some(player)) = (scene.catalog.item(item), scene.player()) else {
        return Vec::new();
    };
    if player.made.contains(&item) {
        return Vec::new();
    }
    let filled = player.plans.get(&item);
    let open = |v: &&u8| filled.is_none_or(|f| !f.contains(v));
    let fits: Vec<(u8, u8)> = card
        .plan
        .iter()
        .filter(open)
        .filter_map(|v| dice.iter().find(|(_, value)| value == v).copied())
        .collect();
    if fits.is_empty() {
        return Vec::new();
    }
    let left = card.plan.iter().filter(open).count() - fits.len();
    let values: Vec<String> = fits.iter().map(|(_, v)| v.to_string()).collect();
    let mut commands: Vec<Command> = fits
        .iter()
        .map(|(die, _)| Command::Plan { die: *die, item })
        .collect();
    let done = [commands.clone(), vec![Command::Craft(item)]].concat();
    let makes = left == 0 && scene.accepts(&done);
    if makes {
        commands = done;
    }
    let key = if makes {
        "rw-deed-plan-make"
    } else {
        "rw-deed-plan"
    };
    let label = scene.words.with(
        key,
        &[
            ("item", (&scene.words.item(item)).into()),
            ("n", values.len().into()),
            ("dice", (&values.join(" + ")).into()),
        ],
    );
    let note = if makes {
        cost(scene, item)
    } else {
        scene.words.with(
            "rw-deed-plan-note",
            &[("left", left.into()), ("cost", (&cost(scene, item)).into())],
        )
    };
    vec![Deed::new(
        format!("plan:{}", code(item)),
        label,
        note + &doubles(scene, item),
        commands,
    )]
}
