//! What the searching player would do for somebody, in two sentences.

use castaway_kernel::Seat;
use castaway_robinson::{
    command::Command,
    game::Island,
    guide,
    policy::{
        search::{Effort, best_answer_while, best_plan_while},
        suggest,
    },
    state::State,
};
use castaway_table::Loaded;

use super::scene::Scene;
use crate::{
    discord::Ui,
    ui::{hint::Hint, reader::Reader},
};

/// What to do next for a seat of the reader: found by trying plans and answers in imagined games, which know nothing hidden.
pub fn hint(
    ui: &Ui<Island>,
    loaded: &Loaded<Island>,
    reader: Reader,
    go_on: &dyn Fn() -> bool,
) -> Option<Hint> {
    let scene = ui.scene(reader.lang, loaded, &[], reader.user);
    let (_, command) = found(&scene, &loaded.state, go_on)?;
    say(&scene, &loaded.state, &command)
}

/// The order of a seat of the reader that turned out best, else the one that rules of thumb say.
fn found(scene: &Scene<'_>, state: &State, go_on: &dyn Fn() -> bool) -> Option<(Seat, Command)> {
    let (catalog, seats) = (scene.catalog(), &scene.seats);
    let mine = |(seat, _): &(Seat, Command)| seats.contains(seat);
    let effort = Effort::default();
    let searched = match &state.ask {
        Some(ask) => best_answer_while(catalog, state, ask, effort, go_on).filter(mine),
        None => {
            let plan = best_plan_while(catalog, state, effort, go_on);
            plan.into_iter().find(mine)
        }
    };
    searched.or_else(|| {
        let quick = |seat: &Seat| Some((*seat, suggest(catalog, state, *seat)?));
        seats.iter().find_map(quick)
    })
}

fn say(scene: &Scene<'_>, state: &State, command: &Command) -> Option<Hint> {
    let (w, view) = (&scene.words, &scene.view);
    let sentence = |key: &str, what: &str| w.with(key, &[("what", what.into())]);
    let because = |goal| {
        let why = w.why(guide::why(scene.catalog(), state, goal));
        w.with("hint-because", &[("why", (&why).into())])
    };
    Some(match command {
        Command::Assign(what) => {
            let pawns = w.pawns(view, &what.pawns);
            let action = format!("**{}** ({pawns})", w.goal(view, &what.goal));
            Hint {
                what: sentence("hint-plan", &action),
                why: because(&what.goal),
            }
        }
        Command::Join {
            placement, pawns, ..
        } => {
            let planned = view.plan.iter().find(|p| p.id == *placement)?;
            let goal = w.goal(view, &planned.what.goal);
            let action = format!("**{goal}** ({})", w.pawns(view, pawns));
            Hint {
                what: sentence("hint-join", &action),
                why: because(&planned.what.goal),
            }
        }
        Command::Use(usable) => {
            let name = format!("**{}**", w.table(view).usable_name(usable));
            let note = w.usable_note(view, usable);
            Hint {
                what: sentence("hint-use", &name),
                why: sentence("hint-use-why", &note),
            }
        }
        Command::Choose(answer) => {
            let ask = view.ask.as_ref()?;
            let picked = ask.options.iter().filter(|o| answer.picks.contains(&o.key));
            let picked: Vec<String> = picked.map(|option| w.option(view, option)).collect();
            let answer = match picked.is_empty() {
                true => w.get("button-none"),
                false => picked.join(", "),
            };
            let (title, _) = w.question(view, ask);
            let args = [("question", (&title).into()), ("what", (&answer).into())];
            Hint {
                what: w.with("hint-answer", &args),
                why: w.get("hint-answer-why"),
            }
        }
        Command::Advance => Hint {
            what: w.get("hint-go"),
            why: w.get("hint-go-why"),
        },
        // A plan of several orders: the first of them is said.
        Command::Plan(all) => {
            return say(scene, state, &Command::Assign(all.first()?.clone()));
        }
        Command::Unassign { .. } | Command::Leave { .. } => return None,
    })
}
