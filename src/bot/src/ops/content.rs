//! Looking whether the content is whole.

use castaway_kernel::Lang;

use crate::registry::{self, GAMES};

/// Loads all content and says what there is.
///
/// # Errors
/// Every mistake, in words.
pub fn check() -> Result<(), String> {
    let texts = registry::texts(GAMES);
    let mut mistakes: Vec<String> = Vec::new();
    for lang in Lang::ALL {
        let of = texts.of(lang).mistakes().iter();
        mistakes.extend(of.map(|m| format!("{lang:?}: {m}")));
        if !texts.of(lang).has("panel-title") {
            mistakes.push(format!("{lang:?}: the bot's texts are missing"));
        }
    }
    for game in GAMES {
        let (inventory, wrong) = (game.audit)();
        println!("{inventory}");
        mistakes.extend(wrong);
    }
    if mistakes.is_empty() {
        Ok(())
    } else {
        Err(mistakes.join("\n"))
    }
}
