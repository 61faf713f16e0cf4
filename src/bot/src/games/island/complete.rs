//! Autocompletion: what fits what is typed, out of what is possible now.

use castaway_robinson::{game::Island, ids::Kind, plan::Pawn, view::ActionOffer};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::{
    codes, lines,
    lists::{aid_list, character_names, placement_list, price_list, scenario_lines, usable_list},
    pages, parse,
    press::Draft,
    price,
    scene::Scene,
    ways,
    wish::{Wish, goal_of, pawn_names},
};
use crate::{
    discord::{Caller, Ctx, game},
    ui::{
        limits::{OPTION, cut},
        query::fold,
        texts::Lang,
    },
};

fn choices(typed: &str, entries: Vec<(String, String)>) -> CreateAutocompleteResponse {
    let found = parse::filter(typed, entries)
        .into_iter()
        .filter(|(value, _)| crate::ui::limits::units(value) <= OPTION)
        .map(|(value, label)| AutocompleteChoice::new(cut(label, OPTION), value))
        .collect();
    CreateAutocompleteResponse::new().set_choices(found)
}

async fn listed(
    ctx: Ctx<'_>,
    typed: &str,
    list: impl FnOnce(&Scene<'_>, &Wish) -> Vec<(String, String)>,
) -> CreateAutocompleteResponse {
    // A completion that fails is merely empty.
    let Ok(ui) = game::<Island>(&ctx) else {
        return CreateAutocompleteResponse::new();
    };
    let caller = Caller::of_command(ctx.interaction, ui.now_ms());
    let Ok(loaded) = ui.tables().load(caller.channel).await else {
        return CreateAutocompleteResponse::new();
    };
    let scene = ui.scene(caller.lang, &loaded, &[], Some(caller.user));
    choices(typed, list(&scene, &wish(&ctx)))
}

/// What the other options hold so far.
fn wish(ctx: &Ctx<'_>) -> Wish {
    let mut wish = Wish::default();
    for option in ctx.args {
        let text = match option.value {
            ResolvedValue::String(text) => text.to_owned(),
            ResolvedValue::Autocomplete { value, .. } => value.to_owned(),
            _ => continue,
        };
        let slot = match option.name {
            "action" => &mut wish.action,
            "target" => &mut wish.target,
            "pawns" => &mut wish.pawns,
            "lead" => &mut wish.lead,
            "support" => &mut wish.support,
            "price" => &mut wish.price,
            "aids" => &mut wish.aids,
            _ => continue,
        };
        *slot = Some(text);
    }
    wish
}

/// Characters, after those named already.
pub async fn characters(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(ui) = game::<Island>(&ctx) else {
        return CreateAutocompleteResponse::new();
    };
    let names = character_names(&ui, Lang::of_locale(&ctx.interaction.locale));
    let (before, last) = typed
        .rsplit_once(',')
        .map_or(("", typed), |(b, l)| (b, l.trim()));
    let prefix = if before.is_empty() {
        String::new()
    } else {
        format!("{before}, ")
    };
    let entries = names
        .iter()
        .map(|(_, name)| (format!("{prefix}{name}"), format!("{prefix}{name}")))
        .collect();
    choices(&format!("{prefix}{last}"), entries)
}

/// Offers the scenarios whose names fit what was typed.
pub async fn scenarios(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(ui) = game::<Island>(&ctx) else {
        return CreateAutocompleteResponse::new();
    };
    choices(
        typed,
        scenario_lines(&ui, Lang::of_locale(&ctx.interaction.locale)),
    )
}

/// The kinds of action that are possible, with how many targets.
pub async fn actions(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, _| {
        let goals = pages::targets(scene);
        let mut entries = Vec::new();
        for kind in Kind::ALL {
            let n = goals
                .iter()
                .filter(|(goal, _)| goal.kind() == *kind)
                .count();
            if n > 0 {
                let name = scene.words.kind(*kind);
                let label = format!(
                    "{name} · {}",
                    scene.words.with("menu-kind-note", &[("n", n.into())])
                );
                entries.push((kind.name().to_owned(), label));
            }
        }
        // Who types something else than a kind may mean a target.
        if entries
            .iter()
            .all(|(_, label)| !fold(label).contains(&fold(typed)))
        {
            entries.extend(
                goals
                    .into_iter()
                    .map(|(goal, name)| (codes::goal(&goal), name)),
            );
        }
        entries
    })
    .await
}

/// The targets of the action.
pub async fn targets(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, wish| {
        let kind = wish.action.as_deref().and_then(Kind::from_name);
        let offers = scene.offers();
        pages::targets(scene)
            .into_iter()
            .filter(|(goal, _)| kind.is_none_or(|k| goal.kind() == k))
            .map(|(goal, name)| {
                let needs = offers
                    .iter()
                    .find(|o| o.what.goal == goal && o.blocked.is_none());
                let note = needs.map_or(String::new(), |o| format!(" · {}", ways::needs(scene, o)));
                (codes::goal(&goal), format!("{name}{note}"))
            })
            .collect()
    })
    .await
}

/// Ways to place pawns, with their odds.
pub async fn pawns(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, wish| match goal_of(scene, wish) {
        Ok(goal) => {
            let Some((draft, offer)) = price::priced(scene, &Draft::new(goal)) else {
                return Vec::new();
            };
            ways::ways(scene, &draft, offer)
                .into_iter()
                .map(|(pawns, seen)| {
                    let names = scene.words.pawns(&scene.view, &pawns);
                    (
                        codes::pawns(&pawns),
                        format!(
                            "{names} · {}",
                            lines::chances(&scene.words, &scene.view, &seen)
                        ),
                    )
                })
                .collect()
        }
        Err(_) => single_pawns(scene),
    })
    .await
}

fn single_pawns(scene: &Scene<'_>) -> Vec<(String, String)> {
    let mut entries: Vec<(String, String)> = Vec::new();
    for (pawn, name) in pawn_names(scene) {
        let code = codes::pawns(&[pawn]);
        if entries.iter().all(|(c, _)| *c != code) {
            entries.push((code, name));
        }
    }
    entries
}

fn of_goal(
    scene: &Scene<'_>,
    wish: &Wish,
    pick: impl Fn(&ActionOffer) -> Vec<Pawn>,
) -> Vec<(String, String)> {
    let Ok(goal) = goal_of(scene, wish) else {
        return single_pawns(scene);
    };
    let mut entries: Vec<(String, String)> = Vec::new();
    for offer in scene.offers().iter().filter(|o| o.what.goal == goal) {
        for pawn in pick(offer) {
            let entry = (codes::pawns(&[pawn]), scene.words.pawn(&scene.view, pawn));
            if !entries.contains(&entry) {
                entries.push(entry);
            }
        }
    }
    entries
}

/// Who could lead.
pub async fn leaders(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, wish| {
        of_goal(scene, wish, |o| o.leaders.clone())
    })
    .await
}

/// Who could support.
pub async fn supporters(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, wish| {
        of_goal(scene, wish, |o| o.supporters.clone())
    })
    .await
}

/// Offers the prices that a plan of this action can have.
pub async fn prices(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, wish| {
        goal_of(scene, wish)
            .map(|goal| price_list(scene, &goal))
            .unwrap_or_default()
    })
    .await
}

/// Items that help.
pub async fn aids(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, wish| {
        goal_of(scene, wish)
            .map(|goal| aid_list(scene, &goal))
            .unwrap_or_default()
    })
    .await
}

/// Planned actions.
pub async fn placements(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, _| placement_list(scene)).await
}

/// Answers to the open question.
pub async fn answers(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, _| pages::answers(scene)).await
}

/// Usable things.
pub async fn usables(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, _| usable_list(scene)).await
}
