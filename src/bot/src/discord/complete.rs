//! Autocompletion: what fits what is typed, out of what is possible now.

use castaway_kernel::Key;
use castaway_robinson::{
    event::Event,
    game::Island,
    ids::Kind,
    plan::{Goal, Pawn},
    task::CardRef,
    view::Offer,
};
use castaway_rollwrite::RollWrite;
use poise::ApplicationContext;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::{app::App, commands::CommandError, face::Face, games::AnyGame, reply::Caller};
use crate::games::island::commands::{Wish, goal_of, pawn_names};
use crate::{
    games::island::{codes, pages, panel, parse, press::Draft, price, scene::Scene, wizard},
    ui::{
        limits::{OPTION, cut},
        texts::Lang,
    },
};

/// The code of the wood discount among the aids.
pub const DISCOUNT: &str = "-discount";

type Ctx<'a> = ApplicationContext<'a, App, CommandError>;

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
    let app = ctx.framework.user_data;
    let caller = Caller::of_command(ctx.interaction);
    // A completion that fails is merely empty.
    let Ok(loaded) = app.tables.load(caller.channel).await else {
        return CreateAutocompleteResponse::new();
    };
    let scene = app.scene(caller.lang, &loaded, &[], Some(caller.user));
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

/// The characters with their names.
pub fn character_names(app: &App, lang: Lang) -> Vec<(Key, String)> {
    let wording = castaway_robinson::text::Wording::get(lang);
    app.catalog()
        .characters
        .keys()
        .map(|key| (key.clone(), wording.character(key)))
        .collect()
}

/// Characters, after those named already.
pub async fn characters(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let names = character_names(app, Lang::of_locale(&ctx.interaction.locale));
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
            .all(|(_, label)| !label.to_lowercase().contains(&typed.to_lowercase()))
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
                let note =
                    needs.map_or(String::new(), |o| format!(" · {}", wizard::needs(scene, o)));
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
            wizard::ways(scene, &draft, offer)
                .into_iter()
                .map(|(pawns, seen)| {
                    let names = scene.words.pawns(&scene.view, &pawns);
                    (
                        codes::pawns(&pawns),
                        format!("{names} · {}", panel::chances(&scene.words, &seen)),
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
    pick: impl Fn(&Offer) -> Vec<Pawn>,
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

/// The prices of a goal.
pub fn price_list(scene: &Scene<'_>, goal: &Goal) -> Vec<(String, String)> {
    let name = |offer: &&Offer| {
        let name = price::name(&scene.words, &scene.view, offer);
        (offer.what.price.to_string(), name)
    };
    price::all(scene, goal).iter().map(name).collect()
}

/// The price that a person means: its code, or what is paid in words of either language.
pub fn price_of(scene: &Scene<'_>, goal: &Goal, typed: &str) -> Option<u8> {
    let offers = price::all(scene, goal);
    let mut names: Vec<(u8, String)> = Vec::new();
    for offer in offers {
        let price = offer.what.price;
        if typed.trim() == price.to_string() {
            return Some(price);
        }
        for words in scene.words.both() {
            names.push((price, price::name(&words, &scene.view, offer)));
        }
    }
    parse::price(typed, &names)
}

/// Prices.
pub async fn prices(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, wish| {
        goal_of(scene, wish)
            .map(|goal| price_list(scene, &goal))
            .unwrap_or_default()
    })
    .await
}

/// The items that help with a goal, and the discount.
pub fn aid_list(scene: &Scene<'_>, goal: &Goal) -> Vec<(String, String)> {
    let Some((draft, offer)) = price::priced(scene, &Draft::new(goal.clone())) else {
        return Vec::new();
    };
    let (items, discount) = wizard::helpers(scene, &draft, offer);
    let mut entries: Vec<(String, String)> = items
        .iter()
        .map(|card| (card.key().to_string(), scene.words.card(card)))
        .collect();
    if discount {
        entries.push((DISCOUNT.into(), scene.words.get("discount-off")));
    }
    entries
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

/// The planned actions.
pub fn placement_list(scene: &Scene<'_>) -> Vec<(String, String)> {
    let (w, view) = (&scene.words, &scene.view);
    let open = view.plan.iter().filter(|p| !p.done);
    open.map(|p| {
        (
            p.id.to_string(),
            format!(
                "{} ({})",
                w.goal(view, &p.what.goal),
                w.pawns(view, &p.what.pawns)
            ),
        )
    })
    .collect()
}

/// Planned actions.
pub async fn placements(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, _| placement_list(scene)).await
}

/// Answers to the open question.
pub async fn answers(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, _| pages::answers(scene)).await
}

/// What can be used now.
pub fn usable_list(scene: &Scene<'_>) -> Vec<(String, String)> {
    let all = scene.usable();
    all.iter()
        .map(|(seat, who, u)| {
            let label = scene.words.usable(&scene.view, *who, u);
            (codes::use_by(*seat, u), label)
        })
        .collect()
}

/// Usable things.
pub async fn usables(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |scene, _| usable_list(scene)).await
}

/// The cards in play, and those seen in what happened.
pub fn card_list(scene: &Scene<'_>) -> Vec<CardRef> {
    let mut cards = panel::cards_in_play(&scene.view);
    let abilities = scene
        .view
        .people
        .iter()
        .flat_map(|p| &p.abilities)
        .map(|(key, ..)| CardRef::Ability(key.clone()));
    let seen = scene.events.iter().filter_map(|event| match event {
        Event::Drawn(card)
        | Event::CameBack(card)
        | Event::ThreatFired(card)
        | Event::Kept(card) => Some(card.clone()),
        Event::Fight {
            beast: Some(beast), ..
        } => Some(CardRef::Beast(beast.clone())),
        _ => None,
    });
    for card in abilities.chain(seen) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards
}

/// Cards in play or seen, or of the whole book where there is no game.
pub async fn cards(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let caller = Caller::of_command(ctx.interaction);
    // A completion that fails is merely empty.
    let Ok((cards, _)) = app.readable(&caller).await else {
        return CreateAutocompleteResponse::new();
    };
    let w = app.words(caller.lang);
    // Some names are those of two cards.
    let label = |card: &CardRef| format!("{} · {}", w.card(card), w.card_kind(card));
    let entries = cards.iter().map(|card| (codes::card(card), label(card)));
    choices(typed, entries.collect())
}

/// Names of rulings, those a table can choose first.
pub async fn rulings(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let words = app.words(Lang::of_locale(&ctx.interaction.locale));
    let mut all: Vec<_> = app.catalog().rulings.iter().collect();
    all.sort_by_key(|r| r.fixed);
    let entries = all
        .into_iter()
        .map(|r| (r.id.to_string(), words.ruling_name(r)));
    choices(typed, entries.collect())
}

/// Titles of rules of the game that is meant.
pub async fn rules(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let caller = Caller::of_command(ctx.interaction);
    let titles = match app.current(&caller).await {
        Ok(AnyGame::Quick(_)) => RollWrite::rule_titles(app, typed, caller.lang),
        Ok(AnyGame::Long(_)) | Err(_) => Island::rule_titles(app, typed, caller.lang),
    };
    let titles = titles.into_iter().take(crate::ui::limits::OPTIONS);
    let found =
        titles.map(|title| AutocompleteChoice::new(cut(title.clone(), OPTION), cut(title, OPTION)));
    CreateAutocompleteResponse::new().set_choices(found.collect())
}
