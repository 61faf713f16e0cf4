//! What is looked up at the island game, or in its book: cards, chances, how unclear points are played.

use castaway_robinson::game::Island;

use super::{pages, parse, reading::Reading, words::Words};
use crate::discord::{Caller, How, Lookup, Ui};

/// Looks something up for the caller.
pub async fn look_up(ui: &Ui<Island>, caller: &Caller, what: Lookup) {
    match what {
        Lookup::Card(name) => ui.read_card(caller, &name).await,
        Lookup::Odds => {
            let loaded = match ui.tables().load(caller.place).await {
                Ok(loaded) => loaded,
                Err(trouble) => return ui.sorry(caller, trouble).await,
            };
            let message = pages::odds(&ui.scene(caller.lang, &loaded, &[], Some(caller.user)));
            ui.say(caller, How::New, &message).await;
        }
        Lookup::Rulings(Some(name)) => ui.show_ruling(caller, &name).await,
        Lookup::Rulings(None) => ui.show_rulings(caller, 0).await,
    }
}

/// What fits what was typed.
pub async fn offered(ui: &Ui<Island>, caller: &Caller, what: &Lookup) -> Vec<(String, String)> {
    match what {
        Lookup::Card(typed) => cards(ui, caller, typed).await,
        Lookup::Odds => Vec::new(),
        Lookup::Rulings(typed) => {
            parse::filter(typed.as_deref().unwrap_or_default(), rulings(ui, caller))
        }
    }
}

/// What fits what was typed of the cards in play or seen, or of the whole book where there is no game: by their names in the language
/// of whoever types, else in another, which then stands beside them.
async fn cards(ui: &Ui<Island>, caller: &Caller, typed: &str) -> Vec<(String, String)> {
    // A completion that fails is merely empty.
    let Ok((cards, _)) = ui.readable(caller).await else {
        return Vec::new();
    };
    let w = ui.words(caller.lang);
    // Some names are those of two cards.
    let own = |card: &Reading| format!("{} · {}", card.name(&w), card.kind(&w));
    let entries = cards.iter().map(|card| (card.code(), own(card)));
    let found = parse::filter(typed, entries.collect());
    if !found.is_empty() {
        return found;
    }
    let other = |by: Words<'_>| {
        let beside = |card: &Reading| format!("{} · {}", card.name(&by), own(card));
        let entries = cards.iter().map(|card| (card.code(), beside(card)));
        parse::filter(typed, entries.collect())
    };
    let mut others = w.both().into_iter().map(other);
    others.find(|found| !found.is_empty()).unwrap_or_default()
}

/// Names of rulings, those a table can choose first.
fn rulings(ui: &Ui<Island>, caller: &Caller) -> Vec<(String, String)> {
    let words = ui.words(caller.lang);
    let mut all: Vec<_> = ui.catalog().rulings.iter().collect();
    all.sort_by_key(|r| r.fixed);
    let entries = all.into_iter();
    entries
        .map(|r| (r.id.to_string(), words.ruling_name(r)))
        .collect()
}
