//! The help of the island game.

use castaway_robinson::{ids::Kind, task::CardRef};

use super::{lines, press::Press, scene::Scene, teach, ways};
use crate::ui::{
    SEA,
    message::{Button, Embed, Message, Style},
    press::GamePresses,
    shared::Shared,
    texts::Texts,
};

/// Pages of the help.
const HELP_PAGES: u8 = 4;

/// A page of the help with buttons to the others; it speaks of what is on the table, if something is.
pub fn help(w: &Texts, page: u8, others: Vec<Button>, at: Option<&Scene<'_>>) -> Message {
    let page = page.min(HELP_PAGES - 1);
    let title = w.get(&format!("help-{page}-title"));
    // The board of a group takes one action at a time, that of somebody alone several.
    let alone = at.is_some_and(|scene| scene.meta.is_solo());
    let picks = if alone { "several" } else { "one" };
    let yes_no = |yes: bool| if yes { "yes" } else { "no" };
    let safe = at.is_some_and(|scene| scene.view.shelter || scene.view.natural_shelter);
    let args = [
        ("picks", picks.into()),
        ("camp", if safe { "safe" } else { "open" }.into()),
        ("explore", yes_no(may_advise(at, Kind::Explore)).into()),
        ("gather", yes_no(may_advise(at, Kind::Gather)).into()),
    ];
    let mut text = w.with(&format!("help-{page}"), &args);
    let learns = at.is_none_or(|scene| {
        // What is played, or can be played here no more, is not offered, and nothing to whoever looks on or knows the game.
        scene.meta.may_begin_again()
            && teach::teaches(scene)
            && !teach::is_first_game(scene)
            && !scene.looks_on()
    });
    if page == 0 {
        let mut lead = vec![match at {
            Some(scene) => helped(scene),
            None => w.get("help-0-lead"),
        }];
        lead.extend(learns.then(|| w.get("help-0-new")));
        lead.push(text);
        text = lead.join("\n\n");
    }
    let mut message = Message::embed(Embed::new(title, text).colour(SEA)).hidden();
    let mut buttons: Vec<Button> = (0..HELP_PAGES)
        .map(|n| {
            let style = if n == page {
                Style::Primary
            } else {
                Style::Secondary
            };
            Button::new(
                Shared::Help(n).id(Press::LETTER, 0),
                w.get(&format!("help-{n}-title")),
            )
            .style(style)
            .disabled(n == page)
        })
        .collect();
    buttons.extend(others);
    message.push_buttons(buttons);
    if page == 0 && learns {
        let first = Button::new(Press::FirstGame.id(0), w.get("button-first-game"));
        message.push_buttons(vec![first.style(Style::Success).emoji("🌱")]);
    }
    message
}

/// Whether an action of this kind can be advised: nothing that cannot be planned now while somebody plans.
fn may_advise(at: Option<&Scene<'_>>, kind: Kind) -> bool {
    let plans = at.filter(|scene| scene.view.planning && !scene.looks_on());
    plans.is_none_or(|scene| {
        let offers = ways::of_kind(scene, kind);
        let mut open = offers.iter().filter(|offer| offer.blocked.is_none());
        open.any(|offer| ways::is_possible(scene, offer))
    })
}

/// What is played at this table, and what wins it.
fn helped(scene: &Scene<'_>) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let name = w.card(&CardRef::Scenario(view.scenario.clone()));
    let args = [("name", (&name).into()), ("rounds", view.rounds.into())];
    let key = match scene.looks_on() {
        true => "help-0-looks-on",
        false => "help-0-table",
    };
    [w.with(key, &args), lines::goal(w, view)].join("\n")
}
