//! `/me`: one's own sheet in words.

use castaway_kernel::Seat;
use castaway_rollwrite::{
    ids::{Item, Resource},
    state::{Player, Score, Standing},
};

use super::{
    panel::{goals_line, sources},
    scene::Scene,
    words::{Words, item_sign, resource_sign},
};
use crate::ui::{
    SEA,
    message::{Embed, Message, escape},
};

/// The sheets of one's own seats, for one person alone; who only watches sees all, each with its owner.
pub fn page(scene: &Scene<'_>, own: &[Seat]) -> Message {
    let mut message = Message::default().hidden();
    let names = scene.names();
    for (seat, player) in (0_u8..).map(Seat).zip(&scene.state.players) {
        if own.is_empty() || own.contains(&seat) {
            let title = match names.get(seat.index()).filter(|_| own.is_empty()) {
                // A mention is no name in a heading.
                Some(_) => {
                    let who = escape(&scene.called(seat));
                    scene.words.with("rw-me-other", &[("who", (&who).into())])
                }
                None => scene.words.get("rw-me-title"),
            };
            message.push_embed(sheet(scene, seat, player, title));
        }
    }
    message
}

fn sheet(scene: &Scene<'_>, seat: Seat, player: &Player, title: String) -> Embed {
    let w = &scene.words;
    let score = scene.view.scores.scores.get(seat.index());
    let mut lines = vec![
        goals_line(scene, seat),
        format!("🎒 {}", goods(w, player)),
        format!("🧭 {}", tasks(w, player)),
    ];
    let points = score.map(|s| sources(w, s)).filter(|s| !s.is_empty());
    lines.extend(points.map(|points| format!("🏆 {points}")));
    let heading = heading(scene, player, title, score.map_or(0, Score::total));
    let mut embed = Embed::new(heading, lines.join("\n")).colour(SEA);
    let made = Item::ALL.iter().filter(|i| player.made.contains(i));
    let made: Vec<String> = made.map(|i| owned(scene, seat, *i)).collect();
    let text = if made.is_empty() {
        w.get("rw-me-none")
    } else {
        made.join("\n")
    };
    embed.field(w.get("rw-me-made"), text, false);
    let open = Item::ALL.iter().filter(|i| !player.made.contains(i));
    let plans: Vec<String> = open.filter_map(|i| plan(scene, player, *i)).collect();
    embed.field(w.get("rw-me-plans"), plans.join("\n"), false);
    embed
}

fn heading(scene: &Scene<'_>, player: &Player, title: String, points: u16) -> String {
    let w = &scene.words;
    let standing = match player.standing {
        Standing::Playing => "❤️".repeat(usize::from(player.health.min(6))),
        Standing::Done { .. } => w.get("rw-done"),
        Standing::Dead { .. } => w.get("rw-dead"),
    };
    let parts = [
        title,
        standing,
        w.with("rw-survival", &[("n", player.survival.into())]),
        w.with("rw-points", &[("n", points.into())]),
    ];
    parts.join(" · ")
}

/// What is carried, in words: nobody learns the signs first.
fn goods(w: &Words<'_>, player: &Player) -> String {
    let goods = Resource::ALL.map(|r| {
        let name = w.wording.resource(r);
        format!("{} {} {name}", resource_sign(r), player.stock.get(r))
    });
    goods.join(" · ")
}

fn tasks(w: &Words<'_>, player: &Player) -> String {
    let masks = player.masks.saturating_sub(player.masks_used);
    let drawn: Vec<String> = player.charted.iter().map(u8::to_string).collect();
    let mut parts = vec![
        w.with("rw-me-crystals", &[("n", player.crystals.into())]),
        w.with(
            "rw-me-masks",
            &[("n", player.masks.into()), ("left", masks.into())],
        ),
        w.with(
            "rw-me-lizards",
            &[
                ("n", player.lizards.into()),
                ("points", player.lizard_points.into()),
            ],
        ),
    ];
    parts.push(match player.smoke_value {
        Some(value) => w.with(
            "rw-me-smoke",
            &[("n", player.smokes.into()), ("value", value.into())],
        ),
        None => w.get("rw-me-smoke-none"),
    });
    parts.push(if drawn.is_empty() {
        w.get("rw-me-chart-none")
    } else {
        w.with("rw-me-chart", &[("values", (&drawn.join(" ")).into())])
    });
    parts.join(" · ")
}

/// An item with what it does now, and how often it stands on the island.
fn owned(scene: &Scene<'_>, seat: Seat, item: Item) -> String {
    let w = &scene.words;
    let standing = scene.state.own(seat, item).len();
    let many = if standing > 0 {
        format!(" ×{standing}")
    } else {
        String::new()
    };
    format!(
        "{} **{}**{many}: {}",
        item_sign(item),
        w.wording.item(item),
        w.wording.about_item(item)
    )
}

/// A plan with its filled and open boxes, and what making the item then costs.
fn plan(scene: &Scene<'_>, player: &Player, item: Item) -> Option<String> {
    let w = &scene.words;
    let card = scene.catalog.item(item)?;
    let filled = player.plans.get(&item);
    let boxes = card.plan.iter().map(|value| {
        let done = filled.is_some_and(|f| f.contains(value));
        if done {
            format!("~~{value}~~")
        } else {
            format!("**{value}**")
        }
    });
    let boxes: Vec<String> = boxes.collect();
    Some(format!(
        "{} {}: {} → {}",
        item_sign(item),
        w.wording.item(item),
        boxes.join(" "),
        w.wording.stock(&card.cost)
    ))
}
