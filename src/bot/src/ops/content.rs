//! Looking whether the content is whole.

use castaway_kernel::Lang;
use castaway_robinson::{
    catalog::Catalog,
    text::{Wording, audit, ruling_mistakes},
};

use crate::ui::texts::AllTexts;

/// Loads all content and says what there is.
///
/// # Errors
/// Every mistake, in words.
pub fn check() -> Result<(), String> {
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let quick = castaway_rollwrite::catalog::Catalog::load().map_err(|e| e.to_string())?;
    let mut mistakes: Vec<String> = audit(&catalog);
    let texts = AllTexts::default();
    for lang in Lang::ALL {
        let quick_words = castaway_rollwrite::text::Wording::new(lang);
        let rulings = ruling_mistakes(lang, &catalog.rulings);
        let of = (Wording::get(lang).mistakes().iter())
            .chain(quick_words.mistakes())
            .chain(texts.of(lang).mistakes())
            .chain(&rulings);
        mistakes.extend(of.map(|m| format!("{lang:?}: {m}")));
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
