//! The open question: its text, and a button per answer or a menu.

use castaway_robinson::{
    absent::Peril,
    ask::{Label, Question},
    ids::Who,
    legal,
    task::Usable,
    view::{AskView, OptionView},
};

use super::{press::Press, scene::Scene, tonight};
use crate::ui::{
    limits::{LABEL, OPTIONS, units},
    message::{Button, Entry, Message, Select, Style},
    press::{GamePresses, Nth},
};

/// So many answers fit as buttons beside the other rows.
const BUTTON_ANSWERS: usize = 15;
/// So many answers are told above together.
const FEW: usize = 3;

/// The question with its card, the person asked, and why some answers cannot be picked.
pub fn text(scene: &Scene<'_>, ask: &AskView) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let (title, body) = w.question(view, ask);
    let mut lines = vec![format!("❓ **{title}**")];
    lines.push(body);
    if ask.min == ask.max && ask.min > 1 {
        lines.push(w.with("question-pick", &[("n", ask.min.into())]));
    }
    if ask.further > 0 {
        lines.push(w.with("question-further", &[("n", ask.further.into())]));
    }
    if !ask.passed.is_empty() {
        let names: Vec<String> = ask
            .passed
            .iter()
            .map(|s| w.person(view, Who::Seat(*s)))
            .collect();
        lines.push(w.with("question-passed", &[("names", (&names.join(", ")).into())]));
    }
    for option in &ask.options {
        if let Some(reason) = &option.blocked {
            lines.push(format!(
                "⛔ {}: {}",
                w.option(view, option),
                w.rejection(view, reason)
            ));
        }
    }
    lines.extend(perils(scene, ask));
    lines.extend(pile_risk(scene, ask));
    // What a use brings and costs does not fit on its button.
    let mut told: Vec<&Usable> = Vec::new();
    for option in ask.options.iter().filter(|o| o.blocked.is_none()) {
        if let Label::Use(who, usable) | Label::Reroll(_, who, usable) = &option.label
            && !told.contains(&usable)
        {
            told.push(usable);
            let (name, note) = (
                w.table(view).usable_name(usable),
                w.usable_note(view, usable),
            );
            let line = format!("• **{name}**: {note}");
            // What can be used again is offered again at once, which would else look as if the first use had not counted.
            lines.push(match uses_left(scene, usable) {
                Some(n) => {
                    let args = [("line", (&line).into()), ("n", n.into())];
                    w.with("question-uses-left", &args)
                }
                None => line,
            });
            lines.extend(tonight::owed(scene, *who, usable));
        }
    }
    // A button holds the name of a thing and not what it does.
    let open = ask.options.iter().filter(|o| o.blocked.is_none());
    lines.extend(open.filter_map(|option| {
        let brings = w.table(view).answer_brings(option)?;
        Some(format!("• **{}**: {brings}", w.option(view, option)))
    }));
    lines.extend(too_long(scene, ask));
    lines.join("\n")
}

/// From how much wood on the pile on somebody might die tonight who would live with it.
fn pile_risk(scene: &Scene<'_>, ask: &AskView) -> Option<String> {
    if ask.question != Question::PileWood {
        return None;
    }
    let open = ask.options.iter().filter(|o| o.blocked.is_none());
    let amounts = open.filter_map(|option| match option.label {
        Label::Number(n) => Some(n),
        _ => None,
    });
    let (catalog, state) = (scene.catalog(), scene.state());
    let deadly = amounts.filter(|n| legal::wood_costs_a_life(catalog, state, *n));
    let n = deadly.min()?;
    Some(scene.words.with("question-pile-risk", &[("n", n.into())]))
}

/// Which answers are known to cost a life: whose, and of how many wounds.
fn perils(scene: &Scene<'_>, ask: &AskView) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let perils = scene.perils();
    let mut lines = Vec::new();
    for (key, peril) in perils {
        let Some(option) = ask.options.iter().find(|option| option.key == *key) else {
            continue;
        };
        let answer = w.option(view, option);
        let death = match peril {
            Peril::Friday => {
                lines.push(w.with("question-kills-friday", &[("answer", (&answer).into())]));
                continue;
            }
            Peril::Lost => legal::death(scene.catalog(), scene.state(), key),
        };
        let Some(death) = death else {
            lines.push(w.with("question-loses", &[("answer", (&answer).into())]));
            continue;
        };
        let name = w.table(view).subject(death.who);
        let more: Vec<String> = death.more.iter().map(ToString::to_string).collect();
        let more = more.join(" + ");
        let args = [
            ("answer", (&answer).into()),
            ("name", (&name).into()),
            ("had", death.had.into()),
            ("more", (&more).into()),
            ("dies", death.dies_on.into()),
        ];
        lines.push(w.with("question-kills", &args));
    }
    let is_lost = |option: &OptionView| {
        let mut lost = perils.iter().filter(|(_, peril)| *peril == Peril::Lost);
        lost.any(|(key, _)| *key == option.key)
    };
    let mut open = ask.options.iter().filter(|o| o.blocked.is_none());
    if perils.len() > 1 && open.all(is_lost) {
        lines.push(w.get("question-all-lose"));
    }
    lines
}

/// How often a piece of starting equipment can still be used.
fn uses_left(scene: &Scene<'_>, usable: &Usable) -> Option<u8> {
    let Usable::Equipment(key) = usable else {
        return None;
    };
    let mut all = scene.view.equipment.iter();
    let (_, left) = all.find(|(other, _)| other == key)?;
    Some(*left)
}

/// What an answer does can be longer than a button: then all of a few answers are told above, since one alone would look as if it
/// were the only one.
fn too_long(scene: &Scene<'_>, ask: &AskView) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    // What is told with what it brings is told with its whole name.
    let is_told = |option: &OptionView| w.table(view).answer_brings(option).is_some();
    let open = ask.options.iter().filter(|o| o.blocked.is_none());
    let open: Vec<&OptionView> = open.filter(|option| !is_told(option)).collect();
    let is_long = |option: &&OptionView| {
        let (answer, label) = (w.option(view, option), w.table(view).option_label(option));
        [&answer, &label].iter().any(|text| units(text) > LABEL)
    };
    let all = open.len() <= FEW && open.iter().any(is_long);
    let told = open.iter().filter(|option| all || is_long(option));
    told.map(|option| format!("• {}", w.option(view, option)))
        .collect()
}

/// When an answer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At once.
    Now,
    /// As soon as it is asked, after the question of this number.
    After(u32),
}

impl When {
    fn pick(self, ask: &AskView, key: String) -> Press {
        match self {
            Self::Now => Press::Pick {
                decision: ask.id,
                key,
            },
            Self::After(after) => Press::PickAhead { after, key },
        }
    }

    fn picks(self, ask: &AskView, menu: Nth) -> Press {
        match self {
            Self::Now => Press::Picks {
                decision: ask.id,
                menu,
            },
            Self::After(after) => Press::PicksAhead { after, menu },
        }
    }
}

/// The answers.
pub fn components(message: &mut Message, scene: &Scene<'_>, ask: &AskView, when: When) {
    let (w, view) = (&scene.words, &scene.view);
    let one = ask.min == 1 && ask.max == 1;
    if one && ask.options.len() <= BUTTON_ANSWERS {
        let buttons = ask
            .options
            .iter()
            .map(|option| {
                let press = when.pick(ask, option.key.as_str().to_owned());
                let fatal = scene.perils().iter().any(|(key, _)| *key == option.key);
                // Whether the camp moves is anybody's choice: no answer looks advised.
                let equal = ask.question == Question::MayMoveCamp;
                let style = match (fatal, is_pass(option) && !equal) {
                    (true, _) => Style::Danger,
                    (false, true) => Style::Secondary,
                    (false, false) => Style::Primary,
                };
                Button::new(press.id(scene.version), w.option_short(view, option))
                    .style(style)
                    .disabled(option.blocked.is_some())
            })
            .collect();
        message.push_buttons(buttons);
        return;
    }
    let open: Vec<&OptionView> = ask.options.iter().filter(|o| o.blocked.is_none()).collect();
    // More than one menu can hold is spread over several; a pick of several must then fit the first.
    for (n, options) in open
        .chunks(OPTIONS)
        .take(if one { 3 } else { 1 })
        .enumerate()
    {
        let entries = options
            .iter()
            .map(|o| Entry::new(o.key.as_str(), w.option(view, o), ""))
            .collect();
        let press = when.picks(ask, Nth(u8::try_from(n).unwrap_or(0)));
        let id = press.id(scene.version);
        let select = Select::new(id, w.question(view, ask).0, entries);
        message.push_select(select.pick(usize::from(ask.min), usize::from(ask.max)));
    }
    if ask.min == 0 {
        // A menu cannot be sent empty by everybody, so "none" is a button.
        let none = when.pick(ask, String::new());
        message.push_buttons(vec![Button::new(
            none.id(scene.version),
            w.get("button-none"),
        )]);
    }
}

fn is_pass(option: &OptionView) -> bool {
    matches!(option.label, Label::Continue | Label::No | Label::Stop)
}
