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
        words::{Words, catalog},
    },
    ui::{
        limits::{OPTION, OPTIONS, cut},
        texts::Lang,
    },
};

/// The one that is meant by what was typed: by its value or name, else the only one whose name has it in it.
pub fn meant<T: ToString>(names: impl Iterator<Item = (T, String)>, typed: &str) -> Option<T> {
    let wish = typed.trim().to_lowercase();
    if wish.is_empty() {
        return None;
    }
    let mut near = Vec::new();
    for (value, name) in names {
        let name = name.to_lowercase();
        if name == wish || value.to_string() == typed.trim() {
            return Some(value);
        }
        if name.contains(&wish) {
            near.push(value);
        }
    }
    match near.len() {
        1 => near.pop(),
        _ => None,
    }
}

/// What has in its label what is typed.
pub fn fitting(all: impl Iterator<Item = (String, String)>, typed: &str) -> Vec<(String, String)> {
    let wish = typed.trim().to_lowercase();
    let fits = all.filter(|(_, label)| label.to_lowercase().contains(&wish));
    fits.take(OPTIONS).collect()
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_means_a_value_a_name_or_the_only_name_with_it() {
        let names = || {
            [("1a", "Camp"), ("2b", "Camp road"), ("3c", "Well")]
                .map(|(value, name)| (value, name.to_owned()))
                .into_iter()
        };
        for (typed, found) in [
            ("1a", Some("1a")),
            ("camp", Some("1a")),
            (" WELL", Some("3c")),
            ("road", Some("2b")),
            ("am", None),
            ("", None),
            ("x", None),
        ] {
            assert_eq!(meant(names(), typed), found, "{typed}");
        }
    }
}
