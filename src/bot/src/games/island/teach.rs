//! The first round that teaches: who one is, what to do next and why, and words where they are first met.

use castaway_kernel::Game;
use castaway_robinson::{
    command::Command,
    content::Aim,
    game::Island,
    guide::{self, Advice, Serves, Step, Why},
    ids::{Phase, Who},
    plan::Goal,
    task::{CardRef, Usable},
    view::AimView,
};

use super::{
    at_hand, given, left_open, lines,
    press::Press,
    scene::Scene,
    screens::{back, screen},
    tonight, votes,
};
use crate::ui::{
    message::{Button, Message, Style},
    press::GamePresses,
};

/// So much determination is no reserve any more.
const PLENTY: u16 = 5;

/// Whether this moment teaches.
pub fn teaches(scene: &Scene<'_>) -> bool {
    scene.meta.teaches && scene.view.end.is_none()
}

/// Whether this moment leads somebody who plays alone from step to step: in the first round, and in every one of the game
/// to learn with. Among friends one asks for a suggestion.
pub fn leads(scene: &Scene<'_>) -> bool {
    teaches(scene) && scene.meta.is_solo() && (scene.view.round == 1 || is_first_game(scene))
}

/// Whether this is the game to learn with.
pub fn is_first_game(scene: &Scene<'_>) -> bool {
    let sheets = &scene.catalog().scenarios;
    let sheet = sheets.get(&scene.view.scenario);
    sheet.is_some_and(|sheet| sheet.first_game)
}

/// What a round of the game to learn with is about, until its plan stands; where the panel leads on, with what comes first.
pub fn lesson(scene: &Scene<'_>, leads: bool) -> Option<String> {
    let view = &scene.view;
    let begins = view.planning && view.ask.is_none() && view.plan.is_empty();
    // What comes first is suggested right below; where nothing is, a suggestion asked for may be another.
    let advice = (begins && leads).then(|| scene.advice()).flatten();
    let first = advice.map(|advice| advice.why);
    let lesson = scene.words.lesson(&view.scenario, view.round, first);
    lesson
        .filter(|_| teaches(scene) && is_open(scene))
        .map(|lesson| format!("📗 {lesson}"))
}

/// Whether what a lesson speaks of is still to be done: a plan that can be carried out, or a goal that is met or out of reach,
/// needs none.
fn is_open(scene: &Scene<'_>) -> bool {
    let view = &scene.view;
    let later = |aim: &AimView| matches!(aim.aim, Aim::Rounds { .. });
    let met = view.aims.iter().all(|aim| aim.met || later(aim));
    let stands = scene.accepts(&Command::Advance).is_ok();
    !met && !stands && view.planning && tonight::lost(scene).is_none()
}

/// What begins the game to learn with instead of this one, for somebody alone who is new and has done nothing yet.
pub fn instead(scene: &Scene<'_>) -> Option<(String, Button)> {
    let begins = scene.meta.may_begin_again() && !scene.meta.learnt;
    let fresh = leads(scene) && begins && !is_first_game(scene);
    let sheet = scene.catalog().first_game().filter(|_| fresh)?;
    let w = &scene.words;
    let name = w.card(&CardRef::Scenario(sheet.id.clone()));
    let args = [("name", (&name).into()), ("rounds", sheet.rounds.into())];
    let button = Button::new(
        Press::FirstGame.id(scene.version),
        w.get("button-first-game"),
    );
    Some((w.with("teach-instead", &args), button.emoji("🌱")))
}

/// Who one is, what one wants and what kills, before anything was planned.
pub fn who_you_are(scene: &Scene<'_>) -> Vec<String> {
    let view = &scene.view;
    let new = (teaches(scene) || scene.meta.introduces) && view.end.is_none();
    let begins = view.round == 1 && view.phase <= Phase::Action && view.plan.is_empty();
    match new && begins {
        true => introduction(scene),
        false => Vec::new(),
    }
}

/// The same at any time, as a page.
pub fn who(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let mut lines = introduction(scene);
    lines.extend(gear(scene));
    let stages = scene.view.pile.len();
    lines.push(w.with("who-words", &[("stages", stages.into())]));
    let mut message = screen(w.get("who-title"), lines.join("\n"));
    message.push_buttons(vec![back(scene)]);
    message
}

fn introduction(scene: &Scene<'_>) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let Some(me) = view.people.first() else {
        return Vec::new();
    };
    let wood: u32 = view.pile.iter().map(|(_, of)| u32::from(*of)).sum();
    let item = view.goal_item.clone().map(CardRef::Invention);
    let args = [
        ("name", w.person(view, Who::Seat(0))),
        ("item", item.map(|item| w.card(&item)).unwrap_or_default()),
    ];
    let (from, to) = view.ship.unwrap_or_default();
    let aims = lines::aims(w, view);
    let [name, item] = &args;
    let stages = view.pile.iter().map(|(_, of)| of.to_string());
    let stages = stages.collect::<Vec<_>>().join(", ");
    let helpers = match (view.friday.is_some(), view.dog) {
        (true, true) => "both",
        (true, false) => "friday",
        (false, true) => "dog",
        (false, false) => "none",
    };
    let values = [
        (name.0, (&name.1).into()),
        (item.0, (&item.1).into()),
        ("helpers", helpers.into()),
        ("wood", wood.into()),
        ("stages", (&stages).into()),
        ("from", from.into()),
        ("to", to.into()),
        ("aims", (&aims).into()),
        ("rounds", view.rounds.into()),
        ("dies", me.dies_on.into()),
    ];
    let solo = scene.meta.is_solo();
    let (who, death) = if solo {
        ("teach-who", "teach-death")
    } else {
        ("teach-all", "teach-death-all")
    };
    let goal = match view.pile.is_empty() {
        true => "teach-aims",
        false => "teach-goal",
    };
    [who, goal, death]
        .map(|line| w.with(line, &values))
        .to_vec()
}

/// What one has brought along.
fn gear(scene: &Scene<'_>) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    let gear = view.equipment.iter();
    let gear = gear.map(|(key, _)| w.card(&CardRef::Equipment(key.clone())));
    let gear = gear.collect::<Vec<_>>().join(", ");
    (!gear.is_empty()).then(|| w.with("teach-gear", &[("things", (&gear).into())]))
}

/// What could be done next, with its reason, and the button that does it.
pub fn advice(scene: &Scene<'_>) -> Option<(String, Button)> {
    let (w, view) = (&scene.words, &scene.view);
    let Advice { command, why } = scene.advice()?;
    if let Command::Use(what) = &command {
        return used(scene, what);
    }
    let seen = scene.advised(&command)?;
    let command_goal = match &command {
        Command::Assign(what) => Some(what.goal.clone()),
        _ => None,
    };
    let (label, press) = given::press(scene, view, &command)?;
    let why = reason(scene, command_goal.as_ref(), why);
    // What it risks and ties is part of the advice.
    let odds: Vec<String> = [lines::risks(w, view, &seen)]
        .into_iter()
        .chain(lines::tied(w, &seen))
        .collect();
    let odds = odds.join(" · ");
    let args = [
        ("what", (&label).into()),
        ("odds", (&odds).into()),
        ("why", (&why).into()),
    ];
    let text = w.with("hint-line", &args);
    let button = Button::new(press.id(scene.version), label)
        .style(Style::Success)
        .emoji("💡");
    Some((text, button))
}

/// What was thought through begins with a use: what it does and what for.
fn used(scene: &Scene<'_>, what: &Usable) -> Option<(String, Button)> {
    let (w, view) = (&scene.words, &scene.view);
    let (label, press) = given::press(scene, view, &Command::Use(what.clone()))?;
    let note = w.usable_note(view, what);
    let why = given::used_for(scene, scene.counsel())?;
    // The reason follows in the same sentence.
    let note = note.trim_end_matches('.');
    let args = [
        ("what", (&label).into()),
        ("odds", note.into()),
        ("why", (&why).into()),
    ];
    let mut text = w.with("hint-line", &args);
    let own = scene.seats.first().map(|seat| Who::Seat(seat.0));
    if let Some(owed) = own.and_then(|who| tonight::owed(scene, who, what)) {
        text = format!("{text}\n{owed}");
    }
    let button = Button::new(press.id(scene.version), label);
    Some((text, button.style(Style::Success).emoji("💡")))
}

/// What could be done next, on a page of its own.
pub fn hint(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let all = scene.advice_all();
    let (text, button) = match advice(scene) {
        Some((text, button)) => (text, Some(button)),
        None => (idle(scene), answer(scene)),
    };
    let mut lines: Vec<String> = tonight::lost(scene).into_iter().collect();
    lines.push(text);
    let uses = scene.uses_first();
    if !uses.is_empty() {
        let tip = |(what, serves): &(Usable, Serves)| given::tip(scene, what, serves);
        let uses: Vec<String> = uses.iter().map(tip).collect();
        let uses = uses.join(", ");
        lines.push(w.with("suggest-use", &[("uses", (&uses).into())]));
    }
    lines.extend(abilities(scene));
    let tipped: Vec<Usable> = uses.iter().map(|(what, _)| what.clone()).collect();
    lines.extend(at_hand::free(scene, &tipped));
    let mut buttons: Vec<Button> = button.into_iter().collect();
    if all.len() > 1 {
        // The first stands above already, with its odds.
        lines.extend(all.iter().skip(1).map(|step| then(scene, step)));
        // What is done twice is said once.
        lines.dedup();
        let label = w.with("button-advised", &[("n", all.len().into())]);
        let press = Press::Advised.id(scene.version);
        buttons.push(Button::new(press, label).style(Style::Success).emoji("✅"));
    }
    let planned = guide::once_planned(scene.catalog(), scene.state(), &scene.seats);
    let leaves = left_open::lines(scene, &planned);
    if !leaves.is_empty() && scene.view.planning && scene.view.ask.is_none() {
        lines.push(w.get(left_open::heading(scene, &planned)));
        lines.extend(leaves);
    }
    // That it is lost stands above already.
    if tonight::lost(scene).is_none() {
        lines.extend(pile(scene));
    }
    if scene.meta.contest.is_none() {
        lines.push(w.get("suggest-think"));
    }
    buttons.push(back(scene));
    let mut message = screen(w.get("hint-title"), lines.join("\n"));
    message.push_buttons(buttons);
    message
}

/// What the determination of the reader would pay for now, once there is plenty of it.
fn abilities(scene: &Scene<'_>) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    let [seat] = scene.seats.as_slice() else {
        return None;
    };
    let me = view.people.get(usize::from(seat.0))?;
    if me.det < PLENTY {
        return None;
    }
    let usable = scene.usable();
    let paid = usable.iter().filter_map(|(_, _, what)| match what {
        Usable::Ability(_) => Some(format!("**{}**", w.table(view).usable_name(what))),
        _ => None,
    });
    let paid = paid.collect::<Vec<_>>().join(", ");
    let args = [("det", u32::from(me.det).into()), ("uses", (&paid).into())];
    (!paid.is_empty()).then(|| w.with("suggest-abilities", &args))
}

/// How far the pile is that the game is won with, and whether every round counts for it.
pub fn pile(scene: &Scene<'_>) -> Option<String> {
    let view = &scene.view;
    let full = view.pile.iter().filter(|(wood, of)| wood >= of).count();
    let left = view.pile.len() - full;
    if left == 0 {
        return None;
    }
    // Tonight is one of them.
    let last = view.ship.map_or(view.rounds, |(_, last)| last);
    let nights = usize::from(last.saturating_sub(view.round)) + 1;
    let late = guide::urgency(scene.catalog(), scene.state())?.name();
    let args = [
        ("full", full.into()),
        ("of", view.pile.len().into()),
        ("rounds", nights.into()),
        ("late", late.into()),
    ];
    Some(scene.words.with("hint-pile", &args))
}

/// What could be done after that.
fn then(scene: &Scene<'_>, step: &Step) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let goal = format!(
        "{} ({})",
        w.goal(view, &step.what.goal),
        w.pawns(view, &step.what.pawns)
    );
    let why = reason(scene, Some(&step.what.goal), step.why);
    let odds = lines::risks(w, view, &step.seen);
    let args = [
        ("what", (&goal).into()),
        ("odds", (&odds).into()),
        ("why", (&why).into()),
    ];
    w.with("hint-then", &args)
}

/// Why something is advised; of a tool what it makes possible.
fn reason(scene: &Scene<'_>, goal: Option<&Goal>, why: Why) -> String {
    match (why, goal) {
        (Why::Tool, Some(goal)) => scene.words.gain(&scene.view, goal),
        (why, _) => scene.words.table(&scene.view).reason(why),
    }
}

/// What is said where nothing more is to be planned: what the open question could be answered, if there is one.
fn idle(scene: &Scene<'_>) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let Some(ask) = &view.ask else {
        return w.get("hint-none");
    };
    let picked = scene.advised_answer().map(|answer| answer.picks);
    let picked = picked.unwrap_or_default();
    let options = ask.options.iter().filter(|o| picked.contains(&o.key));
    let labels: Vec<String> = options.map(|option| w.option(view, option)).collect();
    match labels.as_slice() {
        [] => {
            let own = |user: &&u64| {
                let mut seats = scene.meta.seats_of(**user).into_iter();
                seats.any(|seat| scene.own.contains(&seat))
            };
            let others = scene.meta.wait.since.keys().filter(|user| !own(user));
            let others: Vec<String> = others.map(|user| format!("<@{user}>")).collect();
            let users = others.join(", ");
            match others.is_empty() {
                true => w.get("suggest-asked"),
                false => w.with("suggest-asked-of", &[("users", (&users).into())]),
            }
        }
        labels => {
            let answer = labels.join(", ");
            let said = w.with("suggest-answer", &[("answer", (&answer).into())]);
            let advised = scene.advised_answer();
            let why = advised.and_then(|answer| given::reason(scene, scene.state(), &answer));
            why.map_or(said.clone(), |why| format!("{said} {why}"))
        }
    }
}

/// The button that gives the answer that is advised, unless the reader has given it.
fn answer(scene: &Scene<'_>) -> Option<Button> {
    let command = scene.advised_answer().map(Command::Choose)?;
    if votes::is_given(scene, &command) {
        return None;
    }
    let (label, press) = given::press(scene, &scene.view, &command)?;
    let button = Button::new(press.id(scene.version), label);
    Some(button.style(Style::Success).emoji("💡"))
}

/// Words of the game that are explained in this moment, each in a line, while a game teaches.
pub fn words_met(scene: &Scene<'_>) -> Vec<String> {
    // Who one is comes first, and words after the first press; among friends, once something is planned later on, the same step
    // has been told before.
    let first = scene.view.round == 1;
    let told = first == scene.view.plan.is_empty() && !scene.meta.is_solo();
    if !teaches(scene) || told {
        return Vec::new();
    }
    let mut met = scene.meta.explained();
    met.sort_by_key(|word| !Island::needs_word(scene.state(), word));
    met.into_iter()
        .map(|word| scene.words.get(&format!("teach-{word}")))
        .collect()
}
