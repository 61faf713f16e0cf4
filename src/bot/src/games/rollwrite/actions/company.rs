//! Trades and fights with neighbours, as buttons and menu lines.

use castaway_kernel::Seat;
use castaway_rollwrite::{
    content::Stock,
    ids::{Item, Resource},
};

use super::kinds::{Named, code};
use crate::games::rollwrite::{
    scene::Scene,
    words::{Words, item_sign},
};

fn signs(weapons: &[Item]) -> String {
    weapons.iter().map(|i| item_sign(*i)).collect()
}

fn codes(weapons: &[Item]) -> String {
    let names: Vec<String> = weapons.iter().map(|i| code(*i)).collect();
    names.join("+")
}

/// Offers a trade or a gift.
pub(super) fn offer(scene: &Scene<'_>, to: Seat, give: &Stock, take: &Stock) -> Named {
    let w = &scene.words;
    let stock = |stock: &Stock| match w.stock(stock) {
        text if text.is_empty() => "–".to_owned(),
        text => text,
    };
    let short = |stock: &Stock| -> String {
        let some = Resource::ALL.iter().filter(|r| stock.get(**r) > 0);
        some.map(|r| format!("{r:?}").to_lowercase()).collect()
    };
    let (given, taken) = (stock(give), stock(take));
    let who = scene.called(to);
    let args = [
        ("give", (&given).into()),
        ("take", (&taken).into()),
        ("who", (&who).into()),
    ];
    (
        format!("offer:{}:{}:{}", to.0, short(give), short(take)),
        w.with("rw-deed-offer", &args),
    )
}

/// Attacks a neighbour.
pub(super) fn attack(scene: &Scene<'_>, target: Seat, weapons: &[Item]) -> Named {
    let signs = signs(weapons);
    let who = scene.called(target);
    let args = [("who", (&who).into()), ("weapons", (&signs).into())];
    (
        format!("attack:{}:{}", target.0, codes(weapons)),
        scene.words.with("rw-deed-attack", &args),
    )
}

/// Shoots at somebody.
pub(super) fn shoot(scene: &Scene<'_>, target: Seat) -> Named {
    let who = scene.called(target);
    (
        format!("shoot:{}", target.0),
        scene.words.with("rw-deed-shoot", &[("who", (&who).into())]),
    )
}

/// Takes weapons up against an attack.
pub(super) fn arm(w: &Words<'_>, weapons: &[Item]) -> Named {
    (
        format!("arm:{}", codes(weapons)),
        w.with("rw-deed-arm", &[("weapons", (&signs(weapons)).into())]),
    )
}

/// Rolls a fighting die again.
pub(super) fn reroll(w: &Words<'_>, die: u8) -> Named {
    (
        format!("f-reroll:{die}"),
        w.with("rw-deed-fight-reroll", &[("n", (die + 1).into())]),
    )
}

/// Sets a fighting die.
pub(super) fn mask(w: &Words<'_>, die: u8, value: u8) -> Named {
    let args = [("n", (die + 1).into()), ("value", value.into())];
    (
        format!("f-mask:{die}:{value}"),
        w.with("rw-deed-fight-mask", &args),
    )
}
