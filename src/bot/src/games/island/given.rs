//! An order that is advised, as a button and in words.

use castaway_kernel::{Answer, Key};
use castaway_robinson::{
    absent::Fare,
    ask::{Label, Question},
    command::Command,
    counsel::Counselled,
    guide::{self, Serves, Why},
    ids::Who,
    legal,
    state::State,
    task::{Owed, Usable},
    view::{AskView, OptionView, View},
};

use super::{
    press::{Draft, Press},
    scene::Scene,
};
use crate::ui::limits::{LABEL, units};

/// What a label has room for, with a word before it.
const ROOM: usize = LABEL - 12;
/// What stands before the title of a card's action.
const TITLE: &str = " – ";

/// The press that gives an order, with its label; none for what no button says.
pub fn press(scene: &Scene<'_>, view: &View, command: &Command) -> Option<(String, Press)> {
    let w = &scene.words;
    Some(match command {
        Command::Assign(what) => {
            let goal = w.goal(view, &what.goal);
            let label = labelled(&goal, &w.pawns(view, &what.pawns));
            let draft = Draft {
                goal: what.goal.clone(),
                price: what.price,
                aids: what.aids.iter().map(ToString::to_string).collect(),
                discount: what.discount,
            };
            (label, Press::Place(draft, what.pawns.clone()))
        }
        Command::Join {
            placement,
            pawns,
            lead,
        } => {
            let goal = goal(scene, view, *placement);
            let label = w.with("menu-join", &[("goal", (&goal).into())]);
            let press = Press::Join {
                placement: *placement,
                pawns: pawns.clone(),
                lead: *lead,
            };
            (labelled(&label, &w.pawns(view, pawns)), press)
        }
        Command::Use(usable) => {
            let label = w.table(view).usable_name(usable);
            (label, Press::Use(usable.clone()))
        }
        Command::Choose(answer) => {
            let decision = answer.decision.0;
            let label = answered(scene, view, answer);
            match answer.picks.as_slice() {
                [] => (label, none(decision)),
                [key] => {
                    let key = key.to_string();
                    (label, Press::Pick { decision, key })
                }
                several => {
                    let keys: Vec<&str> = several.iter().map(Key::as_str).collect();
                    let keys = keys.join(",");
                    let few = units(&label) <= ROOM;
                    let all = || w.with("button-pick-all", &[("n", several.len().into())]);
                    let label = if few { label } else { all() };
                    (label, Press::PickAll { decision, keys })
                }
            }
        }
        Command::Plan(_) | Command::Unassign { .. } | Command::Leave { .. } | Command::Advance => {
            return None;
        }
    })
}

/// The press that picks nothing.
fn none(decision: u32) -> Press {
    let key = String::new();
    Press::Pick { decision, key }
}

/// An action with its pawns; where that is more than a button has room for, without what a card calls the action, so that
/// nothing is cut within a word.
fn labelled(action: &str, pawns: &str) -> String {
    let full = format!("{action} ({pawns})");
    if units(&full) <= ROOM {
        return full;
    }
    match action.split_once(TITLE) {
        Some((card, title)) => {
            // The card stands in a bracket, which stays, and so does what follows it.
            let closed = title.find(')').and_then(|at| title.get(at..));
            format!("{card}{} ({pawns})", closed.unwrap_or_default())
        }
        None => full,
    }
}

/// What something is used for, in a phrase: what it does where nothing else asks for it.
pub fn purpose(scene: &Scene<'_>, view: &View, serves: &Serves) -> String {
    let w = &scene.words;
    match serves {
        Serves::Action(goal) => {
            let goal = w.goal(view, goal);
            w.with("use-for-action", &[("what", (&goal).into())])
        }
        Serves::Pile => {
            let (wood, of) = view.pile.iter().fold((0_u32, 0_u32), |(wood, of), (w, n)| {
                (wood + u32::from(*w), of + u32::from(*n))
            });
            w.with("use-for-pile", &[("wood", wood.into()), ("of", of.into())])
        }
        Serves::Meal => w.why(Why::Hunger),
        Serves::Fight => w.get("use-for-fight"),
        Serves::Itself => w.why(Why::Thing),
    }
}

/// A thing with what it is used for; one that helps by itself, with what it costs and does.
pub fn tip(scene: &Scene<'_>, what: &Usable, serves: &Serves) -> String {
    let table = scene.words.table(&scene.view);
    let why = match serves {
        Serves::Itself => table.usable_now(what),
        serves => purpose(scene, &scene.view, serves),
    };
    let why = why.trim_end_matches('.');
    format!("**{}** ({why})", table.usable_name(what))
}

/// What the first of these orders is for, if it uses something.
pub fn used_for(scene: &Scene<'_>, orders: &[Counselled]) -> Option<String> {
    let serves = served(scene, orders)?;
    let state = &orders.first()?.state;
    Some(purpose(scene, &scene.view_of(state), &serves))
}

/// Whether the first of these orders uses something beside a plan that stands without it.
pub fn is_beside(scene: &Scene<'_>, orders: &[Counselled]) -> bool {
    let plans = |one: &Counselled| {
        matches!(
            one.command,
            Command::Assign(_) | Command::Join { .. } | Command::Plan(_)
        )
    };
    let stands = orders.first().is_some_and(|one| !one.state.plan.is_empty());
    stands && !orders.iter().any(plans) && served(scene, orders) == Some(Serves::Itself)
}

/// What the first of these orders uses something for.
fn served(scene: &Scene<'_>, orders: &[Counselled]) -> Option<Serves> {
    let (
        Counselled {
            seat,
            command: Command::Use(what),
            state,
        },
        then,
    ) = orders.split_first()?
    else {
        return None;
    };
    let then = then.iter().map(|one| (one.seat, one.command.clone()));
    let then: Vec<_> = then.collect();
    Some(guide::serves(scene.catalog(), state, *seat, what, &then))
}

/// What a planned action is for.
pub fn goal(scene: &Scene<'_>, view: &View, placement: u32) -> String {
    let mut plan = view.plan.iter();
    let planned = plan.find(|planned| planned.id == placement);
    planned.map_or_else(String::new, |p| scene.words.goal(view, &p.what.goal))
}

/// Why the camp should move there or stay, whom the answer spares wounds, what it brings, or what is kept by it, where that is known.
pub fn reason(scene: &Scene<'_>, state: &State, answer: &Answer) -> Option<String> {
    let w = &scene.words;
    if let Some(site) = guide::site(scene.catalog(), state, answer) {
        return Some(w.with("answer-site", &[("why", site.name().into())]));
    }
    let view = scene.view_of(state);
    if let Some(who) = guide::lacking(scene.catalog(), state, answer) {
        let name = w.table(&view).subject(who);
        let person = view.people.iter().find(|person| person.who == who);
        let left = person.map_or(0, |person| person.dies_on.saturating_sub(person.wounds));
        let args = [("name", (&name).into()), ("left", left.into())];
        return Some(w.with("answer-stars", &args));
    }
    let hungry = || hungry(scene, state, &view, answer);
    let keeps = || keeps(scene, state, &view, answer);
    brings(scene, &view, answer).or_else(hungry).or_else(keeps)
}

/// How those fare who are advised to go hungry, and who else would die of it.
fn hungry(scene: &Scene<'_>, state: &State, view: &View, answer: &Answer) -> Option<String> {
    let w = &scene.words;
    let fares = legal::fares(scene.catalog(), state);
    let is_picked = |fare: &&Fare| answer.picks.contains(&fare.key);
    let picked = fares.iter().filter(is_picked).map(|fare| {
        let name = w.person(view, fare.who);
        let args = [
            ("name", (&name).into()),
            ("had", fare.had.into()),
            ("ends", fare.ends.into()),
            ("dies", fare.dies_on.into()),
        ];
        w.with("answer-hungry-one", &args)
    });
    let who: Vec<String> = picked.collect();
    let dying = fares.iter().filter(|fare| fare.dies() && !is_picked(fare));
    let dying: Vec<Who> = dying.map(|fare| fare.who).collect();
    let names = w.table(view).people(&dying);
    let who = who.join(", ");
    let args = [
        ("who", (&who).into()),
        ("dying", dying.len().into()),
        ("names", (&names).into()),
    ];
    (!who.is_empty()).then(|| w.with("answer-hungry", &args))
}

/// What the answer does that is advised; none where its words say all of it.
fn brings(scene: &Scene<'_>, view: &View, answer: &Answer) -> Option<String> {
    let w = &scene.words;
    let options = view.ask.iter().flat_map(|ask| &ask.options);
    let mut picked = options.filter(|option| answer.picks.contains(&option.key));
    let what = picked.find_map(|option| w.table(view).answer_brings(option))?;
    let what = w.cards().after_colon(&what);
    Some(w.with("answer-brings", &[("what", (&what).into())]))
}

/// What is kept, with its price, by whoever is advised to use none of it: for later, unless this is the night that wins.
fn keeps(scene: &Scene<'_>, state: &State, view: &View, answer: &Answer) -> Option<String> {
    let w = &scene.words;
    let table = w.table(view);
    let ask = view.ask.as_ref()?;
    let goes_on =
        |option: &OptionView| option.label == Label::Continue && answer.picks.contains(&option.key);
    let mut things: Vec<String> = Vec::new();
    for option in ask.options.iter().filter(|option| option.blocked.is_none()) {
        if let Label::Use(_, what) = &option.label {
            let does = table.usable_now(what);
            let thing = format!(
                "**{}** ({})",
                table.usable_name(what),
                does.trim_end_matches('.')
            );
            if !things.contains(&thing) {
                things.push(thing);
            }
        }
    }
    let things = things.join(", ");
    let known = ask.options.iter().any(goes_on) && !things.is_empty();
    let bears = || borne(scene, view, ask, &things);
    let why = match guide::wins_tonight(scene.catalog(), state) {
        true => "answer-keeps-nothing",
        false => "answer-keeps",
    };
    let keeps = || w.with(why, &[("things", (&things).into())]);
    known.then(|| bears().unwrap_or_else(keeps))
}

/// That somebody who lacks determination can bear the wounds for it: the next one who is asked may not.
fn borne(scene: &Scene<'_>, view: &View, ask: &AskView, things: &str) -> Option<String> {
    let Question::Demand {
        owed: Owed::Det(who),
        missing,
        ..
    } = ask.question
    else {
        return None;
    };
    let person = view.people.iter().find(|person| person.who == who)?;
    let then = person.wounds.saturating_add(missing);
    let name = scene.words.person(view, who);
    let args = [
        ("name", (&name).into()),
        ("had", person.wounds.into()),
        ("then", then.into()),
        ("dies", person.dies_on.into()),
        ("things", things.into()),
    ];
    (then < person.dies_on).then(|| scene.words.with("answer-keeps-of", &args))
}

/// An answer in words.
pub fn answered(scene: &Scene<'_>, view: &View, answer: &Answer) -> String {
    let options = view.ask.iter().flat_map(|ask| &ask.options);
    let picked = options.filter(|option| answer.picks.contains(&option.key));
    let picked: Vec<String> = picked.map(|o| scene.words.option(view, o)).collect();
    match picked.is_empty() {
        true => scene.words.get("button-none"),
        false => picked.join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_without_room_for_a_title_keeps_its_brackets() {
        let salvage = "Salvage (Food Crates – Salvaging the Food Supplies), large reward";
        let label = labelled(salvage, "Explorer ×2");
        assert_eq!(label, "Salvage (Food Crates), large reward (Explorer ×2)");
        let threat = "Threat Action (Predator in the Vicinity – Chasing the Predator Away)";
        let label = labelled(threat, "Explorer + Friday");
        let short = "Threat Action (Predator in the Vicinity) (Explorer + Friday)";
        assert_eq!(label, short);
        assert_eq!(labelled("Rest (A – B)", "Cook"), "Rest (A – B) (Cook)");
    }
}
