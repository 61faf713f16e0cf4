//! Looking whether the content is whole.

use castaway_robinson::{
    catalog::Catalog,
    text::{Lang, Wording, audit, ruling_mistakes},
};

use crate::locale::{AllTexts, Lang as OwnLang};

/// Loads all content and says what there is.
///
/// # Errors
/// Every mistake, in words.
pub fn check() -> Result<(), String> {
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let quick = castaway_rollwrite::catalog::Catalog::load().map_err(|e| e.to_string())?;
    let mut mistakes: Vec<String> = audit(&catalog);
    for lang in Lang::ALL {
        mistakes.extend(
            Wording::get(*lang)
                .mistakes()
                .iter()
                .map(|m| format!("{lang:?}: {m}")),
        );
    }
    for &lang in Lang::ALL {
        let of = ruling_mistakes(lang, &catalog.rulings);
        mistakes.extend(of.iter().map(|m| format!("{lang:?}: {m}")));
    }
    let texts = AllTexts::default();
    for lang in OwnLang::ALL {
        if !texts.of(lang).has("panel-title") {
            mistakes.push(format!("{lang:?}: the bot's texts are missing"));
        }
    }
    println!(
        "content {}: {} characters, {} inventions, {} tiles, {} beasts, {} events, {} wreckage, {} adventures, \
         {} mysteries, {} discovery tokens, {} equipment, {} scenarios, {} rulings",
        catalog.hash,
        catalog.characters.len(),
        catalog.inventions.len(),
        catalog.tiles.len(),
        catalog.beasts.len(),
        catalog.events.len(),
        catalog.wreckage.len(),
        catalog.adventures.len(),
        catalog.mysteries.len(),
        catalog.discovery.len(),
        catalog.equipment.len(),
        catalog.scenarios.len(),
        catalog.rulings.len(),
    );
    println!(
        "content of the quick game: {} items, {} weapons, {} scenarios, {} kinds of islands, {} difficulties",
        quick.items.len(),
        quick.weapons.len(),
        quick.scenarios.len(),
        quick.islands.len(),
        quick.difficulties.len(),
    );
    if mistakes.is_empty() {
        Ok(())
    } else {
        Err(mistakes.join("\n"))
    }
}
