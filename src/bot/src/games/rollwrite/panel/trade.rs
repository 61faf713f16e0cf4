//! The form of an offer: one for one by a menu, several for several by two.

use castaway_kernel::Seat;
use castaway_rollwrite::{command::Command, content::Stock, ids::Resource};

use super::state;
use crate::{
    games::rollwrite::{
        actions::offers,
        bundle::{Bundle, UNITS, value},
        press::{Dice, Press},
        scene::Scene,
        words::resource_sign,
    },
    ui::{
        SAND,
        limits::OPTIONS,
        message::{Button, Embed, Entry, Message, Select, Style},
        press::GamePresses,
    },
};

/// What can be offered to neighbours, and what was picked so far.
pub fn trade(scene: &Scene<'_>, picked: Option<Bundle>) -> Message {
    let w = &scene.words;
    let neighbours = neighbours(scene);
    let bundle = picked.filter(|bundle| neighbours.contains(&bundle.to));
    let bundle = bundle.or_else(|| neighbours.first().map(|to| Bundle::with(*to)));
    let mut message = Message::embed(state::state(scene, state::Far::Told));
    let id = |press: Press| press.id(scene.version);
    let text = match bundle {
        Some(bundle) if !bundle.is_empty() => offered(scene, bundle),
        Some(_) | None => w.get("rw-ask-offer"),
    };
    message.push_embed(Embed::new("", text).colour(SAND));
    let entries = offers(scene);
    let entries = entries.iter().take(OPTIONS);
    let entries = entries.map(|d| Entry::new(d.code.clone(), d.label.clone(), ""));
    message.push_select(Select::new(
        id(Press::Menu(Dice::NONE)),
        w.get("rw-menu-offer"),
        entries.collect(),
    ));
    if let Some(bundle) = bundle {
        let own = held(scene, scene.seat);
        let theirs = held(scene, bundle.to);
        let sides = [
            (Press::Give(bundle), "rw-menu-give", own, bundle.give),
            (Press::Take(bundle), "rw-menu-take", theirs, bundle.take),
        ];
        for (press, name, stock, picked) in sides {
            let entries = entries_of(scene, &stock, &picked);
            let many = entries.len();
            if many > 0 {
                let menu = Select::new(id(press), w.get(name), entries);
                message.push_select(menu.pick(1, many));
            }
        }
        if neighbours.len() > 1 {
            message.push_buttons(
                neighbours
                    .iter()
                    .map(|to| whom(scene, bundle, *to))
                    .collect(),
            );
        }
    }
    let offer = bundle.map(|bundle| {
        Button::new(id(Press::Offer(bundle)), w.get("rw-button-offer"))
            .emoji("🤝")
            .style(Style::Success)
            .disabled(bundle.is_empty())
    });
    let back = Button::new(id(Press::Show(Dice::NONE)), w.get("button-back"));
    message.push_buttons(offer.into_iter().chain([back]).collect());
    message
}

/// The neighbours with whom anything can be traded.
fn neighbours(scene: &Scene<'_>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Vec::new();
    for order in offers(scene).into_iter().flat_map(|deed| deed.commands) {
        if let Command::Offer { to, .. } = order
            && !seats.contains(&to)
        {
            seats.push(to);
        }
    }
    seats.sort_unstable();
    seats
}

/// The button for another neighbour; what is asked for is theirs and begins anew.
fn whom(scene: &Scene<'_>, bundle: Bundle, to: Seat) -> Button {
    let here = to == bundle.to;
    let next = Bundle {
        to,
        take: Stock::default(),
        ..bundle
    };
    Button::new(Press::Bundle(next).id(scene.version), scene.called(to))
        .style(if here {
            Style::Primary
        } else {
            Style::Secondary
        })
        .disabled(here)
}

fn held(scene: &Scene<'_>, seat: Seat) -> Stock {
    let player = scene.state.player(seat);
    player.map_or_else(Stock::default, |player| player.stock)
}

/// A line for each resource and number of units that is there; those that were picked show it.
fn entries_of(scene: &Scene<'_>, stock: &Stock, picked: &Stock) -> Vec<Entry> {
    let lines = Resource::ALL.into_iter().flat_map(|resource| {
        let name = scene.words.wording.resource(resource);
        (1..=stock.get(resource).min(UNITS)).map(move |units| {
            let label = format!("{units} {} {name}", resource_sign(resource));
            Entry::new(value(resource, units), label, "").picked(picked.get(resource) == units)
        })
    });
    lines.collect()
}

/// What is offered so far; what is not there is said.
fn offered(scene: &Scene<'_>, bundle: Bundle) -> String {
    let w = &scene.words;
    let amounts = |stock: &Stock| match w.stock(stock) {
        text if text.is_empty() => w.get("rw-nothing"),
        text => text,
    };
    let user = scene.meta.chairs.owner(bundle.to);
    let who = user.map_or_else(String::new, |user| format!("<@{user}>"));
    let (give, take) = (amounts(&bundle.give), amounts(&bundle.take));
    let args = [
        ("who", (&who).into()),
        ("give", (&give).into()),
        ("take", (&take).into()),
    ];
    let text = w.with("rw-trade-now", &args);
    let there =
        held(scene, scene.seat).covers(&bundle.give) && held(scene, bundle.to).covers(&bundle.take);
    match there {
        true => text,
        false => format!("{text}\n{}", w.get("rw-trade-short")),
    }
}
