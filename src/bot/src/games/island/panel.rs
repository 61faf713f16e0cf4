//! The live panel: where the game stands, what happened, and everything a person may press.

use castaway_robinson::{
    ask::Question,
    command::Command,
    plan::Pawn,
    reject::Rejection,
    state::End,
    task::Usable,
    view::{AskView, View},
};

use super::{
    ahead, decided, ending, gravest, habits, held_up, lines, menu, more, press::Press, question,
    scene::Scene, story, suggest, teach, together, tonight, uses, votes,
};
use crate::ui::{
    LEAF, RUST, SAND, SEA,
    limits::BUTTONS,
    message::{Button, Embed, Entry, Message, Select, Style},
    press::GamePresses,
    shared::Shared,
};

/// So many lines say what changed; a button tells the rest.
const CHANGED: usize = 3;
/// And so many where there are lessons to read besides.
const CHANGED_BESIDE: usize = 2;

/// The panel of a moment, without its picture: what changed, and what is asked.
pub fn panel(scene: &Scene<'_>) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let advance = if view.planning {
        Some(scene.accepts(&Command::Advance))
    } else {
        None
    };
    // The end is told as a story of its own, with its cause.
    let lines = match (view.end.is_some(), teach::teaches(scene)) {
        (true, _) => 0,
        (false, true) => CHANGED_BESIDE,
        (false, false) => CHANGED,
    };
    let (changed, left) = story::changed(scene, lines);
    let mut text: Vec<String> = Vec::new();
    let mut others = Vec::new();
    if view.end.is_none() {
        others.extend(story::event_of_round(scene, &changed));
        others.extend(decided::told(scene));
    }
    let changed = story::in_order(scene, others, changed);
    text.extend(changed.iter().map(|line| format!("> {line}")));
    if !text.is_empty() {
        text.push(String::new());
    }
    text.extend(together::taken_back(scene));
    let intro = teach::who_you_are(scene);
    let teaches_at_length = !intro.is_empty();
    if !intro.is_empty() {
        text.extend(intro);
        text.push(String::new());
    }
    let instead = teach::instead(scene);
    text.extend(instead.iter().map(|(line, _)| line.clone()));
    if !teaches_at_length && view.end.is_none() {
        text.push(lines::goal(w, view));
        text.extend(lines::met(w, view));
    }
    // What somebody suggests comes before what we would; nobody is led on once all is lost.
    let leads = teach::leads(scene) && !suggest::any(scene) && tonight::lost(scene).is_none();
    text.extend(teach::lesson(scene, leads));
    text.extend(votes::went_on(scene));
    text.extend(votes::computed(scene));
    text.extend(votes::counted(scene));
    text.extend(habits::said(scene));
    let advice = if leads { teach::advice(scene) } else { None };
    text.push(next(scene, advance.as_ref(), advice.is_some()));
    text.extend(ahead::said(scene));
    text.extend(advice.iter().map(|(line, _)| line.clone()));
    text.extend(teach::words_met(scene));
    if offers_uses(scene) {
        text.extend(uses::in_full(scene));
    }
    text.extend(free_seat(scene));
    text.extend(whose(scene));
    let mut embed = Embed::new(lines::title(w, view), text.join("\n")).colour(colour(view));
    fields(&mut embed, scene);
    if view.planning && view.ask.is_none() && !teaches_at_length {
        // What a plan is for stands beside it, not only after it.
        let (threats, left) = match teach::teaches(scene) {
            true => gravest::threats(scene),
            false => (tonight::threats(scene), 0),
        };
        let name = match left {
            0 => w.get("field-threats"),
            left => w.with("field-threats-more", &[("n", left.into())]),
        };
        embed.field(name, threats.join("\n"), false);
    }
    let mut message = Message::embed(embed);
    let ready = advance.as_ref().is_some_and(Result::is_ok);
    let advised = advice.is_some();
    // Whoever knows the game sees it at once; later it stands behind "More…".
    let known = (advised && teaches_at_length).then(|| more::known(scene));
    if let Some((_, button)) = advice {
        let instead = instead.map(|(_, button)| button);
        // Whoever is new is led to the game to learn with before anything else.
        let button = match instead {
            Some(_) => button.style(Style::Primary),
            None => button,
        };
        let instead = instead.map(|instead| instead.style(Style::Success));
        message.push_buttons(instead.into_iter().chain([button]).collect());
    }
    let suggests = !ready && !advised;
    // Whoever is just told who they are has hardly anything to look back at; "More…" has it.
    let left = if known.is_some() { 0 } else { left };
    components(&mut message, scene, ready, suggests, left, known);
    message
}

/// Whether what may be used stands in a menu of the panel, as far as there is room.
fn offers_uses(scene: &Scene<'_>) -> bool {
    let view = &scene.view;
    let asks_nothing = view.planning && view.ask.is_none() && view.end.is_none();
    asks_nothing && view.plan.iter().all(|p| p.done) && scene.meta.is_solo()
}

/// What the players do next: the end, the open question, or where the planning stands.
fn next(scene: &Scene<'_>, advance: Option<&Result<(), Rejection>>, leads: bool) -> String {
    let (w, view) = (&scene.words, &scene.view);
    if let Some(mut lines) = ending::told(scene) {
        lines.push(w.get("panel-ended"));
        return lines.join("\n");
    }
    if let Some(ask) = &view.ask {
        return question::text(scene, ask);
    }
    if together::plans(scene) {
        return together::asks(scene);
    }
    match advance {
        Some(Ok(())) => [Some(w.get("panel-ready")), spare(scene)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n"),
        // What is to be done is suggested right below.
        Some(Err(Rejection::PawnsLeft { left, .. })) if leads && view.people.len() == 1 => {
            w.with("panel-planning-led", &[("n", (*left).into())])
        }
        Some(Err(reason)) => w.with(
            "panel-planning",
            &[("missing", (&w.rejection(view, reason)).into())],
        ),
        None => w.get("panel-go-on"),
    }
}

/// The pawns that are in no plan and could still help one; none if there are none.
fn spare(scene: &Scene<'_>) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    let mut pawns: Vec<Pawn> = view.neutral.iter().map(|n| Pawn::Neutral(n.id)).collect();
    let guests = (0..).zip(&view.guests);
    let idle = guests.filter(|(_, guest)| guest.pawns_left > 0);
    pawns.extend(idle.map(|(n, _)| Pawn::Guest(n)));
    if view.dog_free {
        pawns.push(Pawn::Dog);
    }
    // What is sure already needs no help.
    let open = view.plan.iter().filter(|planned| !planned.done);
    let open = open.filter(|planned| planned.what.pawns.len() < usize::from(planned.sure));
    let joiners: Vec<Pawn> = open.flat_map(|planned| scene.joiners(planned.id)).collect();
    pawns.retain(|pawn| joiners.contains(pawn));
    if view.friday.as_ref().is_some_and(|f| f.pawns_left > 0) {
        pawns.push(Pawn::Friday);
    }
    let names: Vec<String> = pawns.iter().map(|pawn| w.pawn(view, *pawn)).collect();
    (!names.is_empty()).then(|| w.with("panel-spare", &[("pawns", (&names.join(", ")).into())]))
}

/// How whoever looks on can play.
fn free_seat(scene: &Scene<'_>) -> Option<String> {
    let free = scene.meta.chairs.each().any(|(_, chair)| chair.is_free());
    let open = free && scene.is_shared() && scene.view.end.is_none();
    open.then(|| scene.words.get("panel-free-seat"))
}

/// Whose game it is and who moves beside them, for whoever looks on where one person sits: as each round begins, so that the panel
/// stays short while it is planned and asked.
fn whose(scene: &Scene<'_>) -> Option<String> {
    let seated = scene.meta.chairs.seated();
    let [user] = seated.as_slice() else {
        return None;
    };
    let view = &scene.view;
    let begins = view.planning && view.ask.is_none() && view.plan.is_empty();
    let alone = scene.is_shared() && scene.meta.is_solo() && view.end.is_none() && begins;
    let who = format!("<@{user}>");
    let pilot = scene.meta.chairs.pilot_of(*user);
    let beside = pilot.map_or_else(String::new, |pilot| format!("<@{pilot}>"));
    let key = match pilot {
        Some(_) => "panel-whose-beside",
        None => "panel-whose",
    };
    let args = [("user", (&who).into()), ("beside", (&beside).into())];
    alone.then(|| scene.words.with(key, &args))
}

fn colour(view: &View) -> u32 {
    match view.end {
        Some(End::Won) => LEAF,
        Some(_) => RUST,
        None if view.ask.is_some() => SAND,
        None => SEA,
    }
}

fn fields(embed: &mut Embed, scene: &Scene<'_>) {
    let (w, view) = (&scene.words, &scene.view);
    let mut plan = held_up::limits(scene);
    plan.extend(together::plan(scene));
    plan.extend(suggest::told(scene));
    if !plan.is_empty() {
        embed.field(w.get("field-plan"), plan.join("\n"), false);
    }
    if together::plans(scene) {
        embed.field(w.get("field-ready"), together::readiness(scene), false);
    } else if let Some((poll, ask)) = votes::open(scene) {
        let standing = votes::standing(scene, &poll, ask);
        embed.field(w.get("field-vote"), standing, false);
    } else if view.end.is_none() && !scene.meta.is_solo() {
        embed.field(w.get("field-waiting"), votes::waiting(scene), false);
    }
}

fn components(
    message: &mut Message,
    scene: &Scene<'_>,
    ready: bool,
    suggests: bool,
    left: usize,
    known: Option<Button>,
) {
    let (w, view) = (&scene.words, &scene.view);
    let id = |press: Press| press.id(scene.version);
    let usable = if view.end.is_none() {
        scene.usable()
    } else {
        Vec::new()
    };
    let mut unused = usable.iter().any(|(_, _, u)| *u != Usable::Pile);
    if let Some(ask) = &view.ask {
        question::components(message, scene, ask, question::When::Now);
    } else if view.planning && view.end.is_none() {
        menu::plan_menu(message, scene);
        let back: Vec<Entry> = view
            .plan
            .iter()
            .filter(|p| !p.done)
            .map(|p| {
                Entry::new(
                    p.id.to_string(),
                    w.goal(view, &p.what.goal),
                    w.pawns(view, &p.what.pawns),
                )
            })
            .collect();
        // While nothing is planned, the row of what is taken back is free for what is used.
        if offers_uses(scene) && unused && message.rows_left() > 2 {
            message.push_select(uses::at_hand(scene));
            unused = false;
        }
        message.push_select(Select::new(
            id(Press::TakeBack),
            w.get("menu-take-back"),
            back,
        ));
    }
    suggest::choices(message, scene);
    let mut buttons = Vec::new();
    if together::plans(scene) {
        buttons.extend(together::buttons(scene));
    } else if view.end.is_none() && view.ask.is_none() {
        let label = w.get(if view.planning {
            "button-go"
        } else {
            "button-on"
        });
        buttons.push(
            Button::new(id(Press::Go), label)
                .style(Style::Success)
                .emoji("▶️")
                .disabled(view.planning && !ready),
        );
    }
    buttons.extend(known);
    // Alone nobody has eaten yet in the first round, and the question before the night comes from the second on; in company somebody
    // looks for it as soon as there is wood.
    let early = view.round == 1 && scene.meta.is_solo();
    let may_pile = view.end.is_none() && view.ask.is_none() && !early;
    if may_pile && usable.iter().any(|(_, _, u)| *u == Usable::Pile) {
        // In company it is a question to all, which nobody asks without knowing.
        let press = match scene.meta.is_solo() {
            true => Press::Use(Usable::Pile),
            false => Press::Pile,
        };
        buttons.push(Button::new(id(press), w.get("button-pile")).emoji("🪵"));
    }
    if scene.meta.contest.is_none() && !scene.meta.undo.is_empty() {
        buttons.push(
            Button::new(
                Shared::Undo.id(Press::LETTER, scene.version),
                w.get("button-undo"),
            )
            .emoji("↩️"),
        );
    }
    if view.end.is_some() && scene.meta.contest.is_none() {
        let shared = Shared::Share.id(Press::LETTER, scene.version);
        let share = Button::new(shared, w.get("button-share")).style(Style::Success);
        buttons.push(share.emoji("📣"));
        if scene.is_shared() {
            buttons.extend(ending::again(scene));
        }
    }
    if view.ask.is_some() && !scene.lacks_order().is_empty() {
        let always = Button::new(id(Press::InOrder), w.get("button-in-order"));
        buttons.push(always.emoji("📌"));
    }
    // Whoever arranges the camp is else asked each time as long as there is something to use.
    let of_camp = |ask: &AskView| ask.question == Question::ArrangeBonus;
    if view.ask.as_ref().is_some_and(of_camp) && !scene.meta.is_solo() {
        let always = Shared::Standing.id(Press::LETTER, scene.version);
        buttons.push(Button::new(always, w.get("button-standing")).emoji("📌"));
    }
    if view.ask.is_some() && scene.is_certain_ahead() {
        let label = ahead::label(scene, &scene.asked_next());
        buttons.push(Button::new(id(Press::Ahead), label).emoji("⏩"));
    }
    if !scene.meta.is_solo() && view.end.is_none() && !away(scene).is_empty() {
        let (days, tag) = (0, scene.meta.tag.clone());
        let back = Shared::Holiday { days, tag }.id(Press::LETTER, scene.version);
        buttons.push(Button::new(back, is_back(scene)).emoji("👋"));
    }
    let advises = view.planning || view.ask.is_some();
    let may_ask = advises && view.end.is_none() && scene.meta.contest.is_none();
    let hints = may_ask && suggests && message.rows_left() > 1;
    let mut more = more::buttons(scene, left, unused, hints);
    let room = (message.rows_left() * BUTTONS).saturating_sub(buttons.len());
    leave_out(&mut more, room, scene);
    // What moves the game stands apart from what only shows, where that takes no row more.
    let rows = buttons.len().div_ceil(BUTTONS) + more.len().div_ceil(BUTTONS);
    let least = (buttons.len() + more.len()).div_ceil(BUTTONS);
    if rows == least && rows <= message.rows_left() {
        message.push_buttons(buttons);
        message.push_buttons(more);
    } else {
        buttons.append(&mut more);
        message.push_buttons(buttons);
    }
}

/// What the button says with which somebody is back: who, where it can be only one whose name is known, since all see it.
fn is_back(scene: &Scene<'_>) -> String {
    let (w, meta) = (&scene.words, scene.meta);
    let name = match away(scene).as_slice() {
        [user] => meta.names.get(user),
        _ => None,
    };
    match name {
        Some(name) => w.with("button-is-back", &[("who", name.into())]),
        None => w.get("button-back-again"),
    }
}

/// Who of the table is away: whoever has left it for good cannot come back to it.
fn away(scene: &Scene<'_>) -> Vec<u64> {
    let mut people = scene.meta.people();
    people.retain(|user| scene.meta.is_away(*user));
    people
}

/// Leaves out what a command shows as well, until the rest has room: what is needed least goes first.
fn leave_out(buttons: &mut Vec<Button>, room: usize, scene: &Scene<'_>) {
    let id = |press: Press| press.id(scene.version);
    let help = Shared::Help(0).id(Press::LETTER, scene.version);
    let mut spare = vec![id(Press::Rulings(0)), id(Press::Cards)];
    // The page behind "More…" has it as well.
    spare.extend(more::is_behind(scene).then_some(help));
    spare.extend([id(Press::Happened), id(Press::Sheet)]);
    for id in spare {
        if buttons.len() > room {
            buttons.retain(|button| button.id.as_str() != id);
        }
    }
}
