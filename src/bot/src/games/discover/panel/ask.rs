//! What is asked, and its answers.

use castaway_discover::{
    ids::Res,
    state::{Label, Prompt},
    view::AskView,
    world::World,
};
use castaway_kernel::Seat;

use crate::{
    games::discover::{
        drops, lines, newcomer,
        press::{Asked, Press},
        scene::Scene,
        spots, teach,
    },
    ui::{
        SAND, common,
        limits::{BUTTONS, LABEL, OPTION, OPTIONS, clip, units},
        message::{Button, Embed, Entry, Message, Select, Style},
        press::GamePresses,
    },
};

/// So many nights are mild (D-SETUP-3).
const MILD: u16 = 4;

/// Up to so many options are buttons where there is nothing more to say of them; else they are a menu from one row on.
const FEW: usize = 2 * BUTTONS;

/// What is asked.
pub(super) fn ask(scene: &Scene<'_>, lead: Option<&teach::Said>) -> Embed {
    let lead = lead.map_or_else(String::new, |said| {
        format!("\n{}", teach::line(scene, said))
    });
    let others = common::left_to_others(scene.words.texts(), &scene.left_to_others());
    let until = others.into_iter().chain(until(scene));
    let until: String = until.map(|line| format!("\n{line}")).collect();
    let about = scene
        .question()
        .map_or_else(String::new, |ask| about(scene, &ask));
    let new = newcomer::lines(scene).into_iter();
    let new: String = new.map(|line| format!("\n-# {line}")).collect();
    let text = format!("{}{about}{lead}{new}{until}", question(scene));
    Embed::new("", text).colour(SAND)
}

/// What the options of a question bring or cost, where they are buttons; what neither a button nor an entry of a menu has
/// room for is told in any case.
pub fn about(scene: &Scene<'_>, ask: &AskView) -> String {
    let room = match ask.options.len() {
        0..=BUTTONS => 0,
        _ => OPTION,
    };
    let told = ask.options.iter().filter_map(|option| {
        let about = lines::option_about(scene, &ask.prompt, option);
        let label = lines::option_in_full(scene, &ask.prompt, option);
        let is_cut = units(&label) > LABEL;
        match units(&about) > room {
            // Beside a menu it is what one of its entries has no room for, and not the answer that is meant.
            true if room > 0 => {
                let args = [("what", (&label).into()), ("about", (&about).into())];
                Some(format!("\n-# {}", scene.words.with("di-about-more", &args)))
            }
            true => Some(format!("\n• **{label}**: {about}")),
            false => is_cut.then(|| format!("\n• {label}")),
        }
    });
    told.collect()
}

/// What is asked and of whom, as far as these eyes may know.
pub fn question(scene: &Scene<'_>) -> String {
    let w = &scene.words;
    let Some(ask) = &scene.view.asks else {
        return turn(scene);
    };
    let text = lines::prompt(scene, &ask.prompt);
    if let Some(asked) = scene.question() {
        let picked = asked.picked.and_then(|n| asked.options.get(usize::from(n)));
        return match picked {
            Some(label) => {
                let said = lines::option(scene, &asked.prompt, label);
                let args = [("said", (&said).into()), ("question", (&text).into())];
                w.with("di-answered", &args)
            }
            None => text,
        };
    }
    // Who is asked is named by the question itself.
    let args = [("question", (&text).into())];
    w.with("di-asked-hidden", &args)
}

/// What somebody may do whose turn it is.
fn turn(scene: &Scene<'_>) -> String {
    let w = &scene.words;
    let Some(seat) = scene.turn() else {
        return w.get("di-ask-nothing");
    };
    let whom = if scene.alone() {
        String::new()
    } else {
        format!("{} · ", scene.mention(seat))
    };
    let me = scene.person(seat);
    let stamina = me.map_or(0, |me| me.stamina);
    let at_camp = me.is_some_and(|me| me.at == World::CAMP);
    let key = match stamina {
        0 => "di-ask-spent",
        // What else there is says the menu below.
        _ if at_camp && newcomer::is_first_look(scene) => "di-ask-led",
        _ if teach::leads(scene) => "di-ask-turn",
        // Where the first walk is offered, and not at every step of the day.
        _ if scene.view.day == 1 && at_camp => "di-ask-first",
        _ => "di-ask-turn",
    };
    let mut text = format!("{whom}{}", w.count(key, stamina));
    if let Some(line) = evening(scene) {
        text = format!("{text}\n-# {line}");
    }
    if scene.alone() || scene.is_own() {
        let lacks = me.map_or(Vec::new(), |me| {
            let food = me.stock.units(Res::Food) == 0;
            let water = me.stock.water() == 0;
            [
                food.then(|| {
                    w.get(match me.stock.units(Res::Meat) {
                        0 => "di-lacks-food",
                        _ => "di-lacks-cooking",
                    })
                }),
                water.then(|| w.get("di-lacks-water")),
            ]
            .into_iter()
            .flatten()
            .collect()
        });
        if !lacks.is_empty() {
            let lacks = lacks.join(", ");
            let line = w.with("di-lacks", &[("what", (&lacks).into())]);
            text = format!("{text}\n-# {line}");
        }
    }
    text
}

/// What a night like the coming one may ask for, as the rules say it of all of them; whoever sees the land for the first time has a day
/// before them.
fn evening(scene: &Scene<'_>) -> Option<String> {
    if newcomer::is_first_look(scene) {
        return None;
    }
    let known = scene.known();
    let contest = known.contest().is_some();
    // What every night takes by then stands in the quest's own lines.
    let key = match scene.view.day {
        day if day <= MILD => "di-evening-mild",
        _ if contest => return None,
        _ => "di-evening",
    };
    Some(scene.words.get(key))
}

/// The options of a question: buttons where they are few, else a menu of pages.
pub fn answers(message: &mut Message, scene: &Scene<'_>, ask: &AskView, page: u8) {
    let seat = answerer(scene, ask);
    let asked = Asked {
        ask: ask.id.0,
        seat: seat.0,
    };
    if let Some(over) = drops::many(scene, ask) {
        for menu in drops::menus(scene, ask, asked, over, page) {
            message.push_select(menu);
        }
        return;
    }
    let label = |label| lines::option(scene, &ask.prompt, label);
    let about = |label| clip(&lines::option_about(scene, &ask.prompt, label), OPTION);
    let explained = ask.options.iter().any(|option| !about(option).is_empty());
    let most = if explained { BUTTONS } else { FEW };
    if ask.options.len() <= most {
        let buttons = (0_u8..).zip(&ask.options).map(|(n, option)| {
            let id = Press::Pick(asked, n).id(scene.version);
            let style = style(scene, &ask.prompt, option);
            // What is answered already is pressed no more; anything else takes it back.
            Button::new(id, label(option))
                .style(style)
                .disabled(ask.picked == Some(n))
        });
        message.push_buttons(buttons.collect());
        return;
    }
    let per_page = if ask.options.len() > OPTIONS {
        OPTIONS - 2
    } else {
        OPTIONS
    };
    let all = u8::try_from(ask.options.len()).unwrap_or(u8::MAX);
    let pages = usize::from(all.saturating_sub(1)) / per_page;
    let page = usize::from(page).min(pages);
    let shown = (0_u8..).zip(&ask.options);
    let shown = shown.skip(page * per_page).take(per_page);
    // What is answered already is no choice.
    let mut entries: Vec<Entry> = shown
        .filter(|(n, _)| ask.picked != Some(*n))
        .map(|(n, option)| Entry::new(n.to_string(), label(option), about(option)))
        .collect();
    let left = ask.options.len().saturating_sub((page + 1) * per_page);
    let page = u8::try_from(page).unwrap_or(u8::MAX);
    if left > 0 {
        let text = scene.words.count("di-menu-further", left);
        entries.push(Entry::new(spots::turn(page.saturating_add(1)), text, ""));
    }
    if page > 0 {
        let text = scene.words.get("di-menu-before");
        entries.push(Entry::new(spots::turn(page - 1), text, ""));
    }
    message.push_select(Select::new(
        Press::Picks(asked).id(scene.version),
        scene.words.get("di-menu-answer"),
        entries,
    ));
}

/// The seat that the answers are given for.
fn answerer(scene: &Scene<'_>, ask: &AskView) -> Seat {
    let own = scene.view.viewer;
    let own = own.filter(|seat| ask.open.contains(seat) || ask.picked.is_some());
    own.or_else(|| ask.open.first().copied())
        .unwrap_or(scene.seat)
}

/// How an option of a question looks: what is of no use now stands back.
fn style(scene: &Scene<'_>, prompt: &Prompt, option: &Label) -> Style {
    match (prompt, option, &scene.view.fight) {
        (Prompt::Drop, ..) => Style::Secondary,
        (Prompt::Modify, Label::Modifier(modifier), Some(fight))
            if !fight.is_helped_by(modifier.die()) =>
        {
            Style::Secondary
        }
        _ => Style::Primary,
    }
}

/// Until when the answer is waited for, or that it is for ever.
fn until(scene: &Scene<'_>) -> Option<String> {
    let Some(at_ms) = scene.meta.deadline else {
        return common::no_deadline(scene.words.texts(), scene.meta);
    };
    let at = format!("<t:{}:R>", at_ms / 1000);
    Some(scene.words.with("di-until", &[("at", (&at).into())]))
}
