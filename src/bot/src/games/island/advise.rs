//! What the searching player would do for somebody, in two sentences.

use castaway_robinson::{
    command::Command,
    counsel::{Counsel, Counselled},
    game::Island,
    guide::{self, Why},
    plan::Assignment,
    policy::search::Effort,
};
use castaway_table::Loaded;

use super::{counsel, given, lines, menu, scene::Scene, suggest, teach, votes};
use crate::{
    discord::Ui,
    ui::{
        hint::Hint,
        message::{Button, Style},
        press::GamePresses,
        reader::Reader,
    },
};

/// What to do next for a seat of the reader: what was thought through for them before, else what is found now by trying plans and
/// answers in imagined games, which know nothing hidden.
pub fn hint(
    ui: &Ui<Island>,
    loaded: &Loaded<Island>,
    reader: Reader,
    go_on: &dyn Fn() -> bool,
) -> Option<Hint> {
    let scene = ui.scene(reader.lang, loaded, &[], reader.user);
    if !scene.counsel().is_empty() {
        return say_first(&scene, scene.counsel());
    }
    // Where the panel says already what to do next, a second voice would only confuse.
    if teach::leads(&scene)
        && let Some(advice) = scene.advice()
    {
        let said = say(&scene, &advice.command, None);
        return said.map(|hint| beside(&scene, &[&advice.command], hint));
    }
    let found = Counsel::find(scene.catalog(), scene.state(), Effort::default(), go_on);
    let all = scene.counselled(&found);
    let said = match all.is_empty() {
        true => say(&scene, &thumb(&scene)?, None),
        false => say_first(&scene, &all),
    }?;
    Some(Hint {
        keep: serde_json::to_value(found).ok(),
        ..said
    })
}

/// What rules of thumb say, where nothing came of thinking.
fn thumb(scene: &Scene<'_>) -> Option<Command> {
    if scene.view.ask.is_some() {
        return scene.advised_answer().map(Command::Choose);
    }
    let advised = scene.advice().map(|advice| advice.command);
    advised.or_else(|| {
        scene
            .accepts(&Command::Advance)
            .ok()
            .map(|()| Command::Advance)
    })
}

/// The first of several orders in words; what is used is said with what it is used for.
fn say_first(scene: &Scene<'_>, all: &[Counselled]) -> Option<Hint> {
    let first = all.first()?;
    let purpose = given::used_for(scene, all);
    let said = say(scene, &first.command, purpose.as_deref());
    let advised: Vec<&Command> = all.iter().map(|one| &one.command).collect();
    said.map(|hint| beside(scene, &advised, hint))
}

/// The same, with what others suggest to the reader instead.
fn beside(scene: &Scene<'_>, advised: &[&Command], hint: Hint) -> Hint {
    match suggest::differing(scene, advised) {
        Some(line) => Hint {
            why: format!("{}\n{line}", hint.why),
            ..hint
        },
        None => hint,
    }
}

/// The order in words, with its reason and the press that gives it.
fn say(scene: &Scene<'_>, command: &Command, purpose: Option<&str>) -> Option<Hint> {
    let (w, view) = (&scene.words, &scene.view);
    let press = given::press(scene, view, command).filter(|_| !votes::is_given(scene, command));
    let press = press.map(|(label, press)| {
        let button = Button::new(press.id(scene.version), label);
        button.style(Style::Success).emoji("💡")
    });
    let hint = |what: String, why: String| Hint {
        cards: menu::named(scene, &format!("{what} {why}")),
        what,
        why,
        then: Vec::new(),
        press: press.clone(),
        keep: None,
    };
    let sentence = |key: &str, what: &str| w.with(key, &[("what", what.into())]);
    let because = |what: &Assignment| {
        let why = match guide::why_of(scene.catalog(), scene.state(), what) {
            // What it makes possible.
            Why::Tool => w.gain(view, &what.goal),
            why => w.table(view).reason(why),
        };
        let why = w.cards().after_colon(&why);
        let why = w.with("hint-because", &[("why", (&why).into())]);
        let seen = scene.advised(command);
        let risk = seen.and_then(|seen| {
            let wound = lines::last_wound(w, view, &seen);
            wound.or_else(|| lines::fight(w, view, &seen))
        });
        match risk {
            Some(risk) => format!("{risk}. {why}"),
            None => why,
        }
    };
    Some(match command {
        Command::Assign(what) => {
            let pawns = w.pawns(view, &what.pawns);
            let action = format!("**{}** ({pawns})", w.goal(view, &what.goal));
            hint(sentence("hint-plan", &action), because(what))
        }
        Command::Join {
            placement, pawns, ..
        } => {
            let planned = view.plan.iter().find(|p| p.id == *placement)?;
            let goal = w.goal(view, &planned.what.goal);
            let action = format!("**{goal}** ({})", w.pawns(view, pawns));
            hint(sentence("hint-join", &action), because(&planned.what))
        }
        Command::Use(usable) => {
            let name = format!("**{}**", w.table(view).usable_name(usable));
            let note = w.usable_note(view, usable);
            let because = |why: &str| {
                let why = w.cards().after_colon(why);
                let why = w.with("hint-because", &[("why", (&why).into())]);
                format!("{why} {}", sentence("hint-use-why", &note))
            };
            let why = purpose.map_or_else(|| sentence("hint-use-why", &note), because);
            hint(sentence("hint-use", &name), why)
        }
        Command::Choose(chosen) => {
            let ask = view.ask.as_ref()?;
            let picked = ask.options.iter().filter(|o| chosen.picks.contains(&o.key));
            let picked: Vec<String> = picked.map(|option| w.option(view, option)).collect();
            let answer = match picked.is_empty() {
                true => w.get("button-none"),
                false => picked.join(", "),
            };
            let (title, _) = w.question(view, ask);
            let args = [("question", (&title).into()), ("what", (&answer).into())];
            let why = given::reason(scene, scene.state(), chosen).unwrap_or_else(|| {
                let ahead = counsel::looked_ahead(scene);
                w.with("hint-answer-why", &[("rounds", ahead.into())])
            });
            hint(w.with("hint-answer", &args), why)
        }
        Command::Advance => hint(w.get("hint-go"), w.get("hint-go-why")),
        // A plan of several orders: the first of them is said.
        Command::Plan(all) => {
            return say(scene, &Command::Assign(all.first()?.clone()), None);
        }
        Command::Unassign { .. } | Command::Leave { .. } => return None,
    })
}
