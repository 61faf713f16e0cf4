//! What is one's own: the private page of a seat, with what is asked of it alone.

use castaway_discover::{
    command::Command,
    ids::Res,
    state::Fate,
    view::{AskView, PersonView},
    wording::{CardKind, space_name},
};
use castaway_kernel::{Key, Seat};

use super::{
    ahead, cards,
    deeds::{Deed, Rank, deeds, priced},
    load::{Load, load},
    newcomer, panel,
    press::Press,
    scene::Scene,
    trade,
    words::{damage_sign, res_sign},
};
use crate::ui::{
    SAND, SEA,
    limits::{BUTTONS, OPTIONS},
    message::{Button, Embed, Entry, Message, Select, Style},
    press::{GamePresses, Nth},
    shared::Shared,
};

/// Damage that a survivor has dials for.
const DIALS: usize = 3;

/// The page of the seat that looks, with this page of the options of what it is asked.
pub fn page(scene: &Scene<'_>, options: u8) -> Message {
    let Some(person) = scene.me().filter(|_| is_shown(scene)) else {
        return stranger(scene);
    };
    let mut message = Message::embed(sheet(scene, person)).hidden();
    let asked = scene.view.asks.as_ref();
    let mine = |ask: &&AskView| ask.open.contains(&scene.seat) || ask.picked.is_some();
    let own = asked.filter(|ask| mine(ask) && !ask.options.is_empty());
    if let Some(ask) = own {
        let text = format!("{}{}", panel::question(scene), panel::explained(scene, ask));
        message.push_embed(Embed::new("", text).colour(SAND));
        panel::answers(&mut message, scene, ask, options);
    } else {
        for offer in scene.view.offers.iter().filter(|o| o.to == scene.seat) {
            let text = trade::offered(scene, offer.from, &offer.give, &offer.take);
            message.push_embed(Embed::new("", text).colour(SAND));
        }
        own_deeds(&mut message, scene);
    }
    let words = newcomer::hand(scene);
    if !words.is_empty() {
        message.push_embed(Embed::new("", words.join("\n")).colour(SAND));
    }
    ahead::put(&mut message, scene);
    let readable = cards::seen(scene);
    message.push_select(cards::menu(scene, &readable, 0));
    let mut row = Vec::new();
    row.extend(trade::button(scene));
    if scene.alone() {
        row.push(cards::back(scene));
        // The panel has no other way to what the menu has no room for.
        if readable.len() > OPTIONS {
            let id = Press::Cards(0).id(scene.version);
            row.push(Button::new(id, scene.words.get("di-button-cards")).emoji("🃏"));
        }
    }
    // In a game that is over nothing is asked.
    if scene.outcome().is_none() {
        let always = Shared::Standing.id(Press::LETTER, scene.version);
        row.push(Button::new(always, scene.words.get("button-standing")).emoji("📌"));
    }
    // A seat that one only plays for somebody is not given up.
    let own = |user| scene.meta.seats_of(user).contains(&scene.seat);
    let own = scene.reader.is_none_or(own);
    let seat = scene.seat;
    if own && (scene.may_give_up(seat) || scene.may_give_up_later(seat)) {
        let id = Press::GiveUp.id(scene.version);
        row.push(Button::new(id, scene.words.get("di-button-give-up")).emoji("🏳️"));
    }
    message.push_buttons(row);
    message
}

/// Whether the reader plays the seat that is spoken of, or may.
pub fn is_shown(scene: &Scene<'_>) -> bool {
    let plays = |user| {
        let kept = scene.meta.keeps(user).contains(&scene.seat);
        kept || scene.meta.moves(user).contains(&scene.seat)
    };
    scene.is_own() && scene.reader.is_none_or(plays)
}

/// What whoever has no seat is told: how to get one, and how to watch.
pub fn stranger(scene: &Scene<'_>) -> Message {
    Message::private(scene.words.get("di-hand-none"))
}

/// What only the seat itself may know that it can do.
fn own_deeds(message: &mut Message, scene: &Scene<'_>) {
    let mine = |deed: &Deed| {
        deed.secret
            || deed.rank == Rank::Answer
            || (deed.commands.iter()).any(|c| matches!(c, Command::Craft(_)))
    };
    let all: Vec<Deed> = deeds(scene).into_iter().filter(mine).collect();
    let id = |press: Press| press.id(scene.version);
    // What somebody waits for is never hidden in a menu.
    let (answers, others): (Vec<Deed>, Vec<Deed>) =
        (all.into_iter()).partition(|deed| deed.rank == Rank::Answer);
    let many = answers.len() + others.len() > BUTTONS;
    let button = |deed: &Deed| {
        let style = match deed.rank {
            Rank::Answer | Rank::Make => Style::Success,
            _ => Style::Secondary,
        };
        let press = Press::Deed(scene.seat.0, deed.code.clone());
        Button::new(id(press), priced(&deed.label, &deed.note)).style(style)
    };
    if !many {
        let all = answers.iter().chain(&others);
        return message.push_buttons(all.map(button).collect());
    }
    message.push_buttons(answers.iter().take(BUTTONS).map(button).collect());
    let entries = others.iter().take(OPTIONS);
    let entries = entries.map(|d| Entry::new(d.code.clone(), d.label.clone(), d.note.clone()));
    message.push_select(Select::new(
        id(Press::Menu(scene.seat.0, Nth(1))),
        scene.words.get("di-menu-own"),
        entries.collect(),
    ));
}

/// What a seat has, in words.
fn sheet(scene: &Scene<'_>, person: &PersonView) -> Embed {
    let w = &scene.words;
    let mut lines = Vec::new();
    if let Some(character) = &person.character {
        lines.extend(w.wording.abilities(character));
    }
    match person.fate {
        Fate::Won => lines.push(w.get(scene.ending("di-won", "di-won-last"))),
        Fate::Lost => {
            let at = space_name(person.at);
            lines.push(w.with("di-lost", &[("at", (&at).into())]));
        }
        Fate::Here => {
            let hurt: Vec<String> = (person.damage.iter())
                .map(|d| format!("{} {}", damage_sign(*d), w.wording.damage(*d)))
                .collect();
            let whole = "❤️".repeat(DIALS.saturating_sub(person.damage.len()));
            let hurt = [hurt.join(", "), whole].join(" ");
            lines.push(format!("⚡ {} · {}", person.stamina, hurt.trim()));
        }
    }
    let goods = Res::ALL.iter().filter(|r| person.stock.units(**r) > 0);
    let goods: Vec<String> = goods
        .map(|r| {
            let n = person.stock.units(*r);
            format!("{} {}", res_sign(*r), w.wording.units(*r, n))
        })
        .collect();
    lines.push(match goods.is_empty() {
        true => w.get("di-hand-nothing"),
        false => goods.join(" · "),
    });
    let Load { held, limit, more } = load(scene, scene.seat, person);
    let args = [
        ("n", held.into()),
        ("limit", limit.into()),
        ("more", (&more).into()),
    ];
    lines.push(w.with("di-hand-load", &args));
    let name = person.character.as_ref();
    let title = match (name, scene.alone()) {
        (Some(name), true) => w.wording.name(name),
        (Some(name), false) => format!("{} · {}", w.wording.name(name), plain(scene)),
        (None, _) => w.get("di-hand-title"),
    };
    let mut embed = Embed::new(title, lines.join("\n")).colour(SEA);
    let items: Vec<String> = (person.items.iter())
        .map(|item| described(scene, &item.card))
        .collect();
    if !items.is_empty() {
        embed.field(w.get("di-hand-items"), items.join("\n"), false);
    }
    field(scene, &mut embed, "di-hand-projects", &scene.view.hand);
    field(scene, &mut embed, "di-hand-open", &scene.view.face_up);
    field(scene, &mut embed, "di-hand-threats", &person.threats);
    let shown: Vec<String> = (scene.view.shown.iter())
        .map(|(who, card)| format!("{}: {}", scene.mention(*who), described(scene, card)))
        .collect();
    if !shown.is_empty() {
        embed.field(w.get("di-hand-shown"), shown.join("\n"), false);
    }
    embed
}

fn plain(scene: &Scene<'_>) -> String {
    crate::ui::message::escape(&scene.called(scene.seat))
}

fn field(scene: &Scene<'_>, embed: &mut Embed, key: &str, all: &[Key]) {
    if all.is_empty() {
        return;
    }
    let lines: Vec<String> = all.iter().map(|card| described(scene, card)).collect();
    embed.field(scene.words.get(key), lines.join("\n"), false);
}

/// A card with what stands on it, in a line.
fn described(scene: &Scene<'_>, card: &Key) -> String {
    let w = &scene.words;
    let name = w.wording.name(card);
    let kind = w.wording.card_kind(card);
    let about = match kind {
        Some(CardKind::Project | CardKind::Advanced) if !scene.known().is_crafted(card) => {
            w.wording.front(card)
        }
        _ => w.wording.abilities(card),
    };
    format!("**{name}**: {}", about.join(" "))
}

/// Asks whether somebody gives their survivor up, if there still is one; where an answer is waited for that may concern them, says when
/// they may.
pub fn give_up(scene: &Scene<'_>, seat: Seat) -> Message {
    let w = &scene.words;
    if !scene.is_here(seat) || scene.outcome().is_some() {
        return Message::private(w.get("di-give-up-over"));
    }
    if scene.may_give_up_later(seat) {
        let asked = scene.awaited().into_iter();
        let who: Vec<String> = asked.map(|other| scene.mention(other)).collect();
        let (who, button) = (who.join(", "), w.get("di-button-give-up"));
        let args = [("who", (&who).into()), ("button", (&button).into())];
        let text = w.with("di-give-up-later", &args);
        let mut message = Message::embed(Embed::new(panel::title(scene), text).colour(SAND));
        let back = Press::Hand.id(scene.version);
        message.push_buttons(vec![Button::new(back, w.get("button-back"))]);
        return message.hidden();
    }
    let key = if scene.alone() {
        "di-give-up-alone"
    } else {
        "di-give-up"
    };
    let sure = Press::GiveUpSure(seat.0);
    let page = panel::confirm(scene, w.get(key), w.get("di-button-give-up-sure"), &sure);
    page.hidden()
}
