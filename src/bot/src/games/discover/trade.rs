//! The form of an offer: what is given and what is asked for, each by a menu. It names what a seat has in hand, so it is theirs
//! alone.

use castaway_discover::{ids::Res, trade::Goods};
use castaway_kernel::Seat;

use super::{
    bundle::{Bundle, Piece, UNITS, shown_by},
    press::Press,
    scene::Scene,
    words::res_sign,
};
use crate::ui::{
    SAND,
    limits::OPTIONS,
    message::{Button, Embed, Entry, Message, Select, Style},
    press::GamePresses,
};

/// With whom somebody can trade now: those in the same space, while it is their turn.
pub fn partners(scene: &Scene<'_>) -> Vec<Seat> {
    let Some(me) = scene.me().filter(|_| scene.turn() == Some(scene.seat)) else {
        return Vec::new();
    };
    if me.stamina == 0 {
        return Vec::new();
    }
    let seats = scene.known().seats();
    let there = |seat: &Seat| {
        *seat != scene.seat
            && scene.is_here(*seat)
            && scene.person(*seat).is_some_and(|other| other.at == me.at)
    };
    seats.filter(there).collect()
}

/// The button that opens the form, where there is somebody to trade with.
pub fn button(scene: &Scene<'_>) -> Option<Button> {
    let id = Press::Trade.id(scene.version);
    let button = Button::new(id, scene.words.get("di-button-trade")).emoji("🤝");
    (!partners(scene).is_empty()).then_some(button)
}

/// An offer in words.
pub fn offered(scene: &Scene<'_>, from: Seat, give: &Goods, take: &Goods) -> String {
    let w = &scene.words;
    let (who, give, take) = (
        scene.mention(from),
        w.wording.goods(give),
        w.wording.goods(take),
    );
    let args = [
        ("who", (&who).into()),
        ("give", (&give).into()),
        ("take", (&take).into()),
    ];
    w.with("di-offered", &args)
}

/// The form with what was picked so far.
pub fn form(scene: &Scene<'_>, picked: Option<Bundle>) -> Message {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.version);
    let partners = partners(scene);
    let fits = |b: &Bundle| b.from == scene.seat && partners.contains(&b.to);
    let bundle = picked.filter(fits);
    let bundle = bundle.or_else(|| partners.first().map(|to| Bundle::with(scene.seat, *to)));
    let back = Button::new(id(Press::Hand), w.get("button-back"));
    let Some(bundle) = bundle else {
        let mut message = Message::private(w.get("di-trade-nobody"));
        message.push_buttons(vec![back]);
        return message;
    };
    let text = if bundle.is_empty() {
        w.get("di-trade-ask")
    } else {
        let (give, take) = bundle.goods(&scene.view);
        let (who, give, take) = (
            scene.mention(bundle.to),
            w.wording.goods(&give),
            w.wording.goods(&take),
        );
        let args = [
            ("who", (&who).into()),
            ("give", (&give).into()),
            ("take", (&take).into()),
        ];
        w.with("di-trade-now", &args)
    };
    let embed = Embed::new(w.get("di-trade-title"), text).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    let sides = [
        (Press::Give(bundle), "di-menu-give", scene.seat),
        (Press::Take(bundle), "di-menu-take", bundle.to),
    ];
    for (press, name, seat) in sides {
        let entries = entries(scene, seat);
        let many = entries.len();
        if many > 0 {
            message.push_select(Select::new(id(press), w.get(name), entries).pick(1, many));
        }
    }
    if partners.len() > 1 {
        let whom = partners.iter().map(|to| {
            let next = Bundle::with(scene.seat, *to);
            let here = *to == bundle.to;
            let style = if here {
                Style::Primary
            } else {
                Style::Secondary
            };
            let button = Button::new(id(Press::Bundle(next)), scene.called(*to));
            button.style(style).disabled(here)
        });
        message.push_buttons(whom.collect());
    }
    let offer = Button::new(id(Press::Offer(bundle)), w.get("di-button-offer"))
        .emoji("🤝")
        .style(Style::Success)
        .disabled(bundle.is_empty());
    message.push_buttons(vec![offer, back]);
    message
}

/// What somebody has, as entries of a menu: of others only what one knows of.
fn entries(scene: &Scene<'_>, seat: Seat) -> Vec<Entry> {
    let w = &scene.words;
    let Some(person) = scene.person(seat) else {
        return Vec::new();
    };
    let units = Res::ALL.iter().flat_map(|res| {
        let most = person.stock.units(*res).min(UNITS);
        (1..=most).map(move |n| {
            let label = format!("{} {}", res_sign(*res), w.wording.units(*res, n));
            Entry::new(Piece::Units(*res, n).value(), label, "")
        })
    });
    let items = (0_u8..).zip(&person.items).map(|(at, item)| {
        let label = format!("🎒 {}", w.wording.name(&item.card));
        Entry::new(Piece::Item(at).value(), label, "")
    });
    let projects = match seat == scene.seat {
        true => scene.view.hand.clone(),
        false => shown_by(&scene.view, seat),
    };
    let projects = (0_u8..).zip(&projects).map(|(at, card)| {
        let label = format!("📐 {}", w.wording.name(card));
        Entry::new(Piece::Project(at).value(), label, "")
    });
    // Cards first: of them there are few, and what is cut off are further units.
    let cards: Vec<Entry> = items.chain(projects).collect();
    cards.into_iter().chain(units).take(OPTIONS).collect()
}
