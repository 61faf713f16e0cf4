//! Several actions planned at once: the ways to share the pawns out among them, each as one entry of a menu.

use castaway_robinson::{
    command::Command,
    plan::{Assignment, Goal, Pawn},
    view::PlacementView,
};

use super::{
    codes, lines,
    press::{Draft, Press},
    price,
    scene::Scene,
    screens, ways,
};
use crate::ui::{
    limits::{OPTION, OPTIONS, units},
    message::{Entry, Message, Select},
    press::GamePresses,
};

/// More actions than one person begins at once.
const ACTIONS: usize = 4;
/// So many ways to share the pawns out are tried.
const TRIES: usize = 400;
/// Between the actions of a plan in a value, and between the parts of one.
const NEXT: char = ';';
const PART: char = '~';

/// One way to do all of them: each action with its pawns, and what comes of it.
type Shared = Vec<(Assignment, PlacementView)>;

/// How many actions the reader may pick at once from the menu.
pub fn most(scene: &Scene<'_>) -> usize {
    let [seat] = scene.seats.as_slice() else {
        return 1;
    };
    let view = &scene.view;
    let own = view.people.get(seat.index());
    let own = own.map_or(0, |p| usize::from(p.pawns_left));
    let friday = view.friday.as_ref();
    let others = friday.into_iter().chain(&view.guests);
    let others: usize = others.map(|one| usize::from(one.pawns_left)).sum();
    let helping = others + view.neutral.len();
    (own + helping).clamp(1, ACTIONS)
}

/// The goals of a pick of several; none where another entry is among them.
pub fn goals(values: &[String]) -> Option<Vec<Goal>> {
    if values.len() < 2 {
        return None;
    }
    values.iter().map(|value| codes::read_goal(value)).collect()
}

/// The ways to share the pawns out among these actions.
pub fn page(scene: &Scene<'_>, goals: &[Goal]) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let mut plans = shared_out(scene, goals, false);
    if plans.is_empty() {
        // Each alone may have its wood while both together lack one: whoever can saves it.
        plans = shared_out(scene, goals, true);
    }
    let entries: Vec<Entry> = plans
        .iter()
        .filter_map(|plan| entry(scene, plan))
        .take(OPTIONS)
        .collect();
    let names: Vec<String> = goals.iter().map(|goal| w.goal(view, goal)).collect();
    let text = match entries.is_empty() {
        true => w.with("several-none", &[("goals", (&names.join(" · ")).into())]),
        false => {
            let listed = (1..).zip(&names);
            let mut lines: Vec<String> = listed.map(|(n, name)| format!("{n}. {name}")).collect();
            lines.push(String::new());
            lines.push(w.get("several-text"));
            lines.join("\n")
        }
    };
    let mut message = screens::screen(w.get("several-title"), text);
    let id = Press::PlanAll.id(scene.version);
    message.push_select(Select::new(id, w.get("menu-several"), entries));
    message.push_buttons(vec![screens::back(scene)]);
    message
}

/// The order that a value of this page means.
pub fn order(value: &str) -> Option<Command> {
    let read = |text: &str| {
        let mut parts = text.split(PART);
        let goal = codes::read_goal(parts.next()?)?;
        let pawns = codes::read_pawns(parts.next()?)?;
        let price = parts.next()?.parse().ok()?;
        let discount = !parts.next()?.is_empty();
        Some(Assignment {
            goal,
            pawns,
            price,
            aids: Vec::new(),
            discount,
        })
    };
    let all: Option<Vec<Assignment>> = value.split(NEXT).map(read).collect();
    all.map(Command::Plan)
}

fn value(plan: &Shared) -> String {
    let one = |(what, _): &(Assignment, PlacementView)| {
        let discount = if what.discount { "1" } else { "" };
        let (goal, pawns) = (codes::goal(&what.goal), codes::pawns(&what.pawns));
        format!("{goal}{PART}{pawns}{PART}{}{PART}{discount}", what.price)
    };
    let all: Vec<String> = plan.iter().map(one).collect();
    all.join(&NEXT.to_string())
}

/// An entry; none if its value is longer than one may be.
fn entry(scene: &Scene<'_>, plan: &Shared) -> Option<Entry> {
    let (w, view) = (&scene.words, &scene.view);
    let value = value(plan);
    if units(&value) > OPTION {
        return None;
    }
    // The actions are numbered above the menu: their names would not fit beside the pawns.
    let who: Vec<String> = (1..)
        .zip(plan)
        .map(|(n, (what, _))| {
            let pawns = w.pawns(view, &what.pawns);
            match what.discount {
                true => format!("{n}: {pawns} ({})", w.get("discount-on")),
                false => format!("{n}: {pawns}"),
            }
        })
        .collect();
    let mut chances: Vec<String> = plan
        .iter()
        .map(|(_, seen)| lines::chances(w, view, seen))
        .collect();
    if chances.iter().all(|one| Some(one) == chances.first()) {
        chances.truncate(1);
    }
    Some(Entry::new(value, who.join(" · "), chances.join(" · ")))
}

/// Whether so many pawns are free at all. The rules would say so too, but asking them costs far more.
fn are_there(scene: &Scene<'_>, before: &Shared, pawns: &[Pawn]) -> bool {
    let used = before.iter().flat_map(|(what, _)| &what.pawns).chain(pawns);
    pawns.iter().all(|pawn| {
        let free = match pawn {
            Pawn::Seat(seat) => scene
                .view
                .people
                .get(usize::from(*seat))
                .map_or(0, |p| p.pawns_left),
            Pawn::Friday | Pawn::Dog | Pawn::Neutral(_) | Pawn::Guest(_) => 1,
        };
        used.clone().filter(|other| *other == pawn).count() <= usize::from(free)
    })
}

/// Every way that the rules accept; those with more pawns come first, and of them those with fewer dice. One wood less is tried for
/// each of them where that is wished, else only where an action alone cannot do without.
fn shared_out(scene: &Scene<'_>, goals: &[Goal], saves: bool) -> Vec<Shared> {
    let mut found: Vec<Shared> = vec![Vec::new()];
    let mut tries = 0;
    for goal in goals {
        let draft = Draft::new(goal.clone());
        let Some((draft, offer)) = price::priced(scene, &draft) else {
            return Vec::new();
        };
        let (draft, ways) = ways::affordable(scene, draft, offer);
        let cheap = Draft {
            discount: true,
            ..draft.clone()
        };
        let saved = match saves && !draft.discount {
            true => ways::ways(scene, &cheap, offer),
            false => Vec::new(),
        };
        let plain = ways.iter().map(|way| (&draft, way));
        let saved = saved.iter().map(|way| (&cheap, way));
        let ways: Vec<_> = plain.chain(saved).collect();
        let mut further = Vec::new();
        for before in &found {
            for (draft, (pawns, seen)) in &ways {
                if !are_there(scene, before, pawns) {
                    continue;
                }
                tries += 1;
                if tries > TRIES {
                    break;
                }
                let mut plan = before.clone();
                plan.push((ways::assignment(draft, pawns.clone()), seen.clone()));
                let order = plan.iter().map(|(what, _)| what.clone()).collect();
                if scene.accepts(&Command::Plan(order)).is_ok() {
                    further.push(plan);
                }
            }
        }
        found = further;
    }
    let pawns = |plan: &Shared| -> usize { plan.iter().map(|(what, _)| what.pawns.len()).sum() };
    let dice = |plan: &Shared| plan.iter().filter(|(_, seen)| seen.odds.is_some()).count();
    found.sort_by_key(|plan| (std::cmp::Reverse(pawns(plan)), dice(plan)));
    found
}

#[cfg(test)]
mod tests {
    use castaway_robinson::ids::Space;

    use super::*;

    #[test]
    fn a_value_is_read_as_it_was_written() {
        let value = "e.T1~f.d~0~;b.=shelter~0.0~1~1";
        let Some(Command::Plan(plan)) = order(value) else {
            panic!("it is a plan");
        };
        assert_eq!(plan[0].goal, Goal::Explore(Space::T1));
        assert_eq!(plan[0].pawns, [Pawn::Friday, Pawn::Dog]);
        assert_eq!((plan[1].price, plan[1].discount), (1, true));
        for wrong in [
            "",
            "e.T1",
            "e.T1~f~0",
            "x~f~0~",
            "e.T1~z~0~",
            "e.T1~f~9999~",
        ] {
            assert_eq!(order(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn several_goals_and_nothing_else_are_planned_together() {
        let pick = |values: &[&str]| {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            goals(&values)
        };
        assert_eq!(pick(&["r", "a"]), Some(vec![Goal::Rest, Goal::Arrange]));
        assert_eq!(pick(&["r"]), None, "one is asked about as ever");
        assert_eq!(pick(&["r", "kinds"]), None);
    }
}
