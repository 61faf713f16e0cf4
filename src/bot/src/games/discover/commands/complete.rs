//! What is offered while somebody types: nothing that the eyes of whoever types do not see.

use castaway_discover::{Discover, wording::space_name};
use castaway_kernel::Key;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    discord::{Caller, Ctx, Lookup, game},
    games::discover::{
        deeds,
        lobby::quests::gentlest_first,
        look_up,
        scene::Scene,
        spots,
        typed::fitting,
        words::{Words, catalog},
    },
    ui::{
        limits::{OPTION, cut},
        texts::Lang,
    },
};

/// The same as choices.
fn offer(all: impl Iterator<Item = (String, String)>, typed: &str) -> CreateAutocompleteResponse {
    let choices = fitting(all, typed)
        .into_iter()
        .map(|(value, label)| AutocompleteChoice::new(cut(label, OPTION), cut(value, OPTION)));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// What whoever types sees of the game of this channel.
async fn at_table(
    ctx: Ctx<'_>,
    typed: &str,
    list: impl FnOnce(&Scene<'_>) -> Vec<(String, String)>,
) -> CreateAutocompleteResponse {
    let nothing = CreateAutocompleteResponse::new();
    let Ok(ui) = game::<Discover>(&ctx) else {
        return nothing;
    };
    let caller = Caller::of_command(ctx.interaction, ui.now_ms());
    let Ok(loaded) = ui.tables().load(caller.place).await else {
        return nothing;
    };
    let scene = ui.explore_for(caller.lang, &loaded, &[], Some(caller.user));
    offer(list(&scene).into_iter(), typed)
}

fn named<'k>(
    ctx: Ctx<'_>,
    typed: &str,
    all: impl IntoIterator<Item = &'k Key>,
) -> CreateAutocompleteResponse {
    let Ok(ui) = game::<Discover>(&ctx) else {
        return CreateAutocompleteResponse::new();
    };
    let lang = Lang::of_locale(&ctx.interaction.locale);
    let w = ui.explore_words(lang);
    offer(
        all.into_iter()
            .map(|key| (key.to_string(), with_mood(&w, key))),
        typed,
    )
}

/// A name with its line of colour.
fn with_mood(w: &Words<'_>, key: &Key) -> String {
    format!("{} · {}", w.wording.name(key), w.wording.mood(key))
}

/// The quests, the gentlest first.
pub async fn quests(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    named(ctx, typed, gentlest_first(catalog()))
}

/// The terrains.
pub async fn terrains(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    named(ctx, typed, catalog().terrains.keys())
}

/// Where one may go.
pub async fn spaces(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let list = |scene: &Scene<'_>| {
        let spots = spots::list(scene).into_iter();
        let named = spots.map(|(space, label)| (space_name(space), label));
        named.collect()
    };
    at_table(ctx, typed, list).await
}

/// What one may do.
pub async fn deeds(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    at_table(ctx, typed, deeds::list).await
}

/// The cards that one has seen in this game.
pub async fn cards(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(ui) = game::<Discover>(&ctx) else {
        return CreateAutocompleteResponse::new();
    };
    let caller = Caller::of_command(ctx.interaction, ui.now_ms());
    let offered = look_up::offered(&ui, &caller, &Lookup::Card(typed.to_owned())).await;
    offer(offered.into_iter(), typed)
}
