//! The open question: its text, and a button per answer or a menu.

use castaway_robinson::{
    absent::{Fare, Peril},
    ask::{Label, Question},
    effect::{Effect, Target},
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
    lines.extend(resolver(scene, ask));
    lines.extend(perils(scene, ask));
    let fares = legal::fares(scene.catalog(), scene.state());
    lines.extend(fares.iter().map(|fare| {
        let name = w.person(view, fare.who);
        format!("• **{name}**: {}", fared(scene, fare))
    }));
    if !fares.is_empty() {
        lines.extend(tonight::morning(scene));
    }
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
        let brings = w.cards().after_colon(&brings);
        Some(format!("• **{}**: {brings}", w.option(view, option)))
    }));
    lines.extend(too_long(scene, ask));
    lines.join("\n")
}

/// The wounds of somebody who may go hungry, then and in the morning.
fn fared(scene: &Scene<'_>, fare: &Fare) -> String {
    let fate = match (fare.dies(), fare.then >= fare.dies_on) {
        (_, true) => "now",
        (true, false) => "dies",
        (false, _) if fare.ends > fare.then => "worse",
        (false, _) => "lives",
    };
    let args = [
        ("had", fare.had.into()),
        ("dies", fare.dies_on.into()),
        ("then", fare.then.into()),
        ("ends", fare.ends.into()),
        ("fate", fate.into()),
    ];
    scene.words.with("question-fare", &args)
}

/// Who it is that a card speaks to, where each of several who read it would take it for themselves.
fn resolver(scene: &Scene<'_>, ask: &AskView) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    let speaks = |effect: &Effect| {
        matches!(
            effect,
            Effect::SpecialWound { .. }
                | Effect::Wound {
                    who: Target::Resolver,
                    ..
                }
                | Effect::Heal {
                    who: Target::Resolver,
                    ..
                }
                | Effect::Det {
                    who: Target::Resolver,
                    ..
                }
        )
    };
    let to_one = ask.options.iter().any(|option| match &option.label {
        Label::Alternative { effects, .. } => effects.iter().any(speaks),
        _ => false,
    });
    // Where nobody has brought it about it concerns the First Player.
    let name = w.person(view, ask.who.unwrap_or(Who::Seat(view.first)));
    let told = to_one && view.people.len() > 1;
    told.then(|| w.with("question-resolver", &[("name", (&name).into())]))
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

/// Which answers are known to cost a life: whose, and of how many wounds. What threatens whatever is answered is said once.
fn perils(scene: &Scene<'_>, ask: &AskView) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let perils = scene.perils();
    let of = |option: &OptionView| {
        let mut perils = perils.iter();
        let found = perils.find(|(key, _)| *key == option.key);
        found.map(|(_, peril)| *peril)
    };
    let open = || ask.options.iter().filter(|o| o.blocked.is_none());
    let all = |wanted: Peril| perils.len() > 1 && open().all(|o| of(o) == Some(wanted));
    let told = |any: bool| {
        let mut lines: Vec<String> = Vec::new();
        for option in open() {
            let answer = match any {
                true => w.get("question-any-answer"),
                false => w.option(view, option),
            };
            let line = match of(option) {
                Some(Peril::Friday) => {
                    w.with("question-kills-friday", &[("answer", (&answer).into())])
                }
                Some(peril) => lost_by(scene, option, &answer, peril),
                None => continue,
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    };
    if all(Peril::Morning) {
        let once = told(true);
        if once.len() == 1 {
            return once;
        }
    }
    let mut lines = told(false);
    if all(Peril::Lost) {
        lines.push(w.get("question-all-lose"));
    }
    lines
}

/// That an answer loses the game: who dies of it, or may, as a later answer has it.
fn lost_by(scene: &Scene<'_>, option: &OptionView, answer: &str, peril: Peril) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let when = match peril {
        Peril::Morning => "morning",
        Peril::Friday | Peril::Lost => "now",
    };
    let Some(death) = legal::death(scene.catalog(), scene.state(), &option.key) else {
        let args = [("answer", answer.into()), ("when", when.into())];
        return w.with("question-loses", &args);
    };
    let more: Vec<String> = death.more.iter().map(ToString::to_string).collect();
    let more = more.join(" + ");
    let people = std::iter::once(death.who).chain(death.others.iter().copied());
    let people: Vec<Who> = people.collect();
    let table = w.table(view);
    // The sentence begins with the answer.
    let (key, name) = match death.others.is_empty() {
        true => ("question-kills", table.subject_within(death.who)),
        false => ("question-kills-one", table.people(&people)),
    };
    let args = [
        ("answer", answer.into()),
        ("name", (&name).into()),
        ("had", death.had.into()),
        ("more", (&more).into()),
        ("dies", death.dies_on.into()),
        ("when", when.into()),
    ];
    w.with(key, &args)
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
    let is_long = |option: &&OptionView| units(&w.option(view, option)) > LABEL;
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
        let fares = legal::fares(scene.catalog(), scene.state());
        let note = |option: &OptionView| {
            let mut fares = fares.iter();
            let fare = fares.find(|fare| fare.key == option.key);
            fare.map_or_else(String::new, |fare| fared(scene, fare))
        };
        let entries = options
            .iter()
            .map(|o| Entry::new(o.key.as_str(), w.option(view, o), note(o)))
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
