//! Menus and buttons.

use castaway_kernel::UndoGrade;
use castaway_rollwrite::{foresight::Progress, mark::Mark, reach::ReachAim, worth::Rank};
use castaway_table::Step;

use super::{
    fields, landing,
    state::{is_free, is_old},
    teach::{self, Lead},
};
use crate::{
    games::rollwrite::{
        actions::{Deed, deeds, night_hurts, offers, spoils, would_waste},
        advise,
        destinations::{Spot, gathers, near, sites, spots},
        press::{Dice, Press},
        scene::Scene,
        tonight,
    },
    ui::{
        limits::{BUTTONS, OPTIONS},
        message::{Button, Entry, Message, Select, Style},
        press::GamePresses,
        shared::Shared,
    },
};

/// Up to so many deeds of a turn are buttons; more stand in a menu.
const FEW: usize = 2;

/// While a turn runs: fields and under them the dice that go there, then deeds. Where something is suggested, its button stands first,
/// in the row of what is always there, so that a newcomer's panel is one window high, and all other deeds in the menu.
pub(super) fn turn(
    message: &mut Message,
    scene: &Scene<'_>,
    picked: Dice,
    page: u8,
    lead: Option<Lead>,
) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.version);
    let mut row = Vec::new();
    let pool = scene.turn().map(|t| t.dice).unwrap_or_default();
    for (slot, die) in (0_u8..).zip(pool) {
        let style = if picked.has(slot) {
            Style::Primary
        } else {
            Style::Secondary
        };
        row.push(
            Button::new(id(Press::Show(picked.toggled(slot))), die.value.to_string())
                .emoji("🎲")
                .style(style)
                .disabled(die.spent),
        );
    }
    row.push(
        Button::new(id(Press::End), w.get("rw-button-night"))
            .emoji("🌙")
            .style(if would_waste(scene) {
                Style::Secondary
            } else {
                Style::Success
            }),
    );
    let all = spots(scene, &picked);
    let sites = sites(&all);
    let rank = |s: &Spot| (wish(scene, s, &sites), s.dice.len(), s.steps);
    let ways = fields::menu(scene, "rw-menu-go", all, rank, picked, page);
    let all = deeds(scene, picked);
    match lead {
        Some(lead) => {
            let mut first = vec![lead.button];
            first.extend(undo(scene));
            first.push(sheet(scene));
            first.extend(other(scene).filter(|_| teach::is_begun(scene)));
            first.push(help(scene));
            message.push_buttons(first);
            message.push_select(ways);
            message.push_buttons(row);
            let others = all.iter().filter(|deed| lead.press != press(picked, deed));
            message.push_select(menu(scene, picked, others));
        }
        None => {
            message.push_select(ways);
            message.push_buttons(row);
            // With dice picked there is little to do, and that is what they were picked for.
            match picked.is_empty() && all.len() > FEW {
                true => wanted_rows(message, scene, &all),
                false => deed_rows(message, scene, picked, &all),
            }
            message.push_buttons(foot(scene));
        }
    }
}

/// What people want of the fields, the dearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Wish {
    /// The whole task is met by it.
    Meet,
    /// What one dies tonight without.
    Survive,
    /// The next step of a task that can be met today.
    Step,
    /// The task itself.
    Goal,
    /// Goods for the task.
    Goods,
    /// What the coming night lacks.
    Night,
    /// A way to a task that can be met today.
    Way,
    /// Whatever else can be done.
    Other,
    /// Nothing can be done there today.
    Later,
    /// Further building sites, places by the sea before anybody asks for them.
    Site,
    /// The night kills there.
    Death,
}

fn wish(scene: &Scene<'_>, spot: &Spot, sites: &[Mark]) -> Wish {
    let brings = gathers(scene, spot);
    let lacking = brings.is_some_and(|resource| tonight::lacks(scene, resource));
    match (spot.aim, brings) {
        _ if spot.deadly => Wish::Death,
        _ if spot.win == Some(Progress::Meets) => Wish::Meet,
        _ if lacking && tonight::kills(scene) => Wish::Survive,
        _ if spot.win == Some(Progress::Nears) => Wish::Step,
        _ if spot.win.is_some() && !spot.serves && !lacking => Wish::Way,
        (Some(ReachAim::Build), _) if sites.contains(&spot.mark) => Wish::Goal,
        (Some(ReachAim::Build), _) => Wish::Site,
        (Some(ReachAim::Sea), _) if !spot.serves => Wish::Site,
        // The task waits there for a die that fits.
        (Some(ReachAim::Later), _) if spot.serves => Wish::Goods,
        (Some(ReachAim::Later | ReachAim::Stand) | None, _) => Wish::Later,
        (_, Some(_)) if spot.serves => Wish::Goods,
        _ if lacking => Wish::Night,
        _ if spot.serves => Wish::Goal,
        _ => Wish::Other,
    }
}

/// At the start: where to come ashore, or what was saved.
pub(super) fn start(message: &mut Message, scene: &Scene<'_>, page: u8) {
    if scene.player().is_some_and(|p| p.grant.is_empty()) {
        let richest = |s: &Spot| std::cmp::Reverse(near(scene, s.at, 12).len());
        let none = Dice::NONE;
        let all = spots(scene, &none);
        message.push_select(fields::menu(
            scene,
            "rw-menu-start",
            all,
            richest,
            none,
            page,
        ));
        message.push_buttons(landing::button(scene).into_iter().collect());
    }
    answers(message, scene);
}

/// Where an answer is asked.
pub(super) fn answers(message: &mut Message, scene: &Scene<'_>) {
    deed_rows(message, scene, Dice::NONE, &deeds(scene, Dice::NONE));
    message.push_buttons(foot(scene));
}

/// What does a deed.
fn press(picked: Dice, deed: &Deed) -> Press {
    Press::Deed(picked, deed.code.clone())
}

/// A menu of deeds, as many as it holds.
fn menu<'d>(scene: &Scene<'_>, picked: Dice, all: impl Iterator<Item = &'d Deed>) -> Select {
    let entries = all.take(OPTIONS);
    let entries = entries.map(|d| {
        let ends = ends(scene, d).then(|| scene.words.get("rw-way-ends"));
        let notes = ends.into_iter().chain([d.note.clone()]);
        let notes: Vec<String> = notes.filter(|note| !note.is_empty()).collect();
        Entry::new(d.code.clone(), d.label.clone(), notes.join(" · "))
    });
    Select::new(
        Press::Menu(picked).id(scene.version),
        scene.words.get("rw-menu-do"),
        entries.collect(),
    )
}

/// Whether the day ends by a deed, and the night takes a heart then.
fn ends(scene: &Scene<'_>, deed: &Deed) -> bool {
    scene.turn().is_some() && night_hurts(scene, &deed.commands).is_some()
}

/// The most wanted deeds as buttons, and all of them in a menu if they are more; what only changes a die stands there alone then.
fn deed_rows(message: &mut Message, scene: &Scene<'_>, picked: Dice, all: &[Deed]) {
    let many = all.len() > BUTTONS;
    if many {
        message.push_select(menu(scene, picked, all.iter()));
    }
    let wanted = |deed: &&Deed| !many || deed.rank > Rank::Aside;
    let buttons = all.iter().filter(wanted).take(BUTTONS);
    let buttons = buttons.map(|deed| button(scene, picked, deed));
    message.push_buttons(buttons.collect());
}

/// All deeds in a menu, and as buttons those that are wanted more than boxes filled, else the first: a button of a plan takes a row.
fn wanted_rows(message: &mut Message, scene: &Scene<'_>, all: &[Deed]) {
    message.push_select(menu(scene, Dice::NONE, all.iter()));
    let wanted = all.iter().take_while(|deed| deed.rank > Rank::Plan);
    let shown = wanted.count().clamp(1, BUTTONS);
    let buttons = all.iter().take(shown);
    let buttons = buttons.map(|deed| button(scene, Dice::NONE, deed));
    message.push_buttons(buttons.collect());
}

fn button(scene: &Scene<'_>, picked: Dice, deed: &Deed) -> Button {
    let style = match deed.rank {
        Rank::Make if spoils(scene, deed) => Style::Secondary,
        Rank::Make | Rank::Answer => Style::Success,
        Rank::Take => Style::Primary,
        Rank::Plan | Rank::Aside => Style::Secondary,
    };
    let id = press(picked, deed).id(scene.version);
    let label = match ends(scene, deed) {
        true => format!("{} · {}", deed.label, scene.words.get("rw-way-ends")),
        false => deed.label.clone(),
    };
    Button::new(id, label).style(style)
}

/// What is always there.
pub(super) fn foot(scene: &Scene<'_>) -> Vec<Button> {
    let w = &scene.words;
    let mut row = Vec::new();
    if is_old(scene) {
        row.push(today(scene));
    }
    row.extend(undo(scene));
    if !offers(scene).is_empty() {
        row.push(Button::new(Press::Trade.id(scene.version), w.get("rw-button-trade")).emoji("🤝"));
    }
    row.extend(hint(scene));
    row.push(sheet(scene));
    row.extend(other(scene));
    row.push(help(scene));
    row
}

/// Tells what a player who thinks ahead would do, while a turn runs in a game in which that is told.
fn hint(scene: &Scene<'_>) -> Option<Button> {
    scene
        .turn()
        .filter(|_| !advise::is_refused(scene.meta))
        .map(|_| {
            let id = Press::Hint.id(scene.version);
            Button::new(id, scene.words.get("rw-button-hint")).emoji("💡")
        })
}

/// Begins another game instead. A scored attempt cannot be given up: there is only one. What is practised is always the same island.
fn other(scene: &Scene<'_>) -> Option<Button> {
    is_free(scene).then(|| {
        let id = Press::Other.id(scene.version);
        Button::new(id, scene.words.get("rw-button-other")).emoji("🔁")
    })
}

/// Opens the help.
fn help(scene: &Scene<'_>) -> Button {
    let id = Shared::Help(0).id(Press::LETTER, scene.version);
    Button::new(id, scene.words.get("button-help")).emoji("❔")
}

/// Takes the last press back, where that is possible.
pub(super) fn undo(scene: &Scene<'_>) -> Option<Button> {
    let shown = |step: &Step| step.grade == UndoGrade::Consent;
    let possible = match (scene.meta.undo.last(), &scene.meta.contest) {
        (Some(last), Some(_)) => !shown(last) && scene.state.asked().is_some(),
        (last, _) => last.is_some(),
    };
    let id = Shared::Undo.id(Press::LETTER, scene.version);
    possible.then(|| Button::new(id, scene.words.get("button-undo")).emoji("↩️"))
}

/// Shows the whole sheet.
pub(super) fn sheet(scene: &Scene<'_>) -> Button {
    let id = Press::Sheet.id(scene.version);
    Button::new(id, scene.words.get("rw-button-sheet")).emoji("🗒️")
}

/// Leads to the challenge of today.
pub(super) fn today(scene: &Scene<'_>) -> Button {
    Button::new(
        Press::Today.id(scene.version),
        scene.words.get("button-today"),
    )
    .style(Style::Primary)
    .emoji("🌅")
}
