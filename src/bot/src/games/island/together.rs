//! The open plan in company: who made what, who is ready, and what somebody changed for others.

use castaway_kernel::Seat;
use castaway_robinson::{command::Command, ids::Who, reject::Rejection, view::PlacementView};
use castaway_table::{Control, Meta, StandIn};
use serde::Deserialize;

use super::{habits, lines, press::Press, scene::Scene, votes};
use crate::ui::{
    message::{Button, Style},
    press::GamePresses,
    shared::Shared,
};

/// Whether people plan together now.
pub fn plans(scene: &Scene<'_>) -> bool {
    let view = &scene.view;
    view.planning && view.ask.is_none() && view.end.is_none() && !scene.meta.is_solo()
}

/// The planned actions, in company each with who planned it.
pub fn plan(scene: &Scene<'_>) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    // Beside a question of what is carried out already the chances stand in nobody's way.
    let asked = view.ask.is_some() && !view.planning && !scene.meta.is_solo();
    let line = |placement: &PlacementView| {
        let line = match asked {
            true => lines::action_with_pawns(w, view, &placement.what),
            false => lines::placement(w, view, placement),
        };
        let line = match habits::is_wished(scene, placement.id) {
            true => format!("{line} · {}", w.get("habit-wish")),
            false => line,
        };
        match scene.meta.together.maker(placement.id) {
            Some(user) if !scene.meta.is_solo() => format!("• {line} · <@{user}>"),
            Some(_) | None => format!("• {line}"),
        }
    };
    let open = view.plan.iter().filter(|p| !p.done);
    open.map(line).collect()
}

/// Who took the last step back, and what of the plan that was.
pub fn taken_back(scene: &Scene<'_>) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    let user = scene.meta.took_back?;
    let who = match scene.meta.is_solo() {
        true => "none".to_owned(),
        false => format!("<@{user}>"),
    };
    let goals: Vec<String> = (scene.meta.undone.iter())
        .filter_map(|gone| match Command::deserialize(gone).ok()? {
            Command::Assign(what) => Some(w.goal(view, &what.goal)),
            _ => None,
        })
        .collect();
    if goals.is_empty() && scene.meta.is_solo() {
        return None;
    }
    let what = match goals.is_empty() {
        true => "none".to_owned(),
        false => goals.join(" · "),
    };
    let args = [("who", (&who).into()), ("what", (&what).into())];
    Some(w.with("panel-taken-back", &args))
}

/// Who is ready, who is not, and why somebody is not any more.
pub fn readiness(scene: &Scene<'_>) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let together = &scene.meta.together;
    let mut all: Vec<String> = Vec::new();
    // What is asked of several is said once, below them.
    let open = scene.meta.people().into_iter();
    let several = open.filter(|user| is_open(scene, *user)).count() > 1;
    let mut goes_on = false;
    for user in scene.meta.people() {
        if scene.meta.is_away(user) {
            continue;
        }
        let who = named(scene, user);
        let ready = together.ready.contains(&user);
        let args = [("who", (&who).into())];
        let seats = scene.meta.seats_of(user);
        let reason = seats.iter().find_map(|seat| scene.unplanned(*seat));
        let line = match (ready, &reason) {
            (true, _) if together.overdue.contains(&user) => w.with("together-overdue", &args),
            (true, _) => w.with("together-ready", &args),
            (false, Some(Rejection::PawnsLeft { left, .. })) => {
                let args = [("who", (&who).into()), ("n", (*left).into())];
                w.with("together-left", &args)
            }
            (false, Some(reason)) => {
                let reason = w.rejection(view, reason);
                let args = [("who", (&who).into()), ("reason", (&reason).into())];
                w.with("together-plans", &args)
            }
            (false, None) if several => w.with("together-open-one", &args),
            (false, None) => w.with("together-open", &args),
        };
        let line = by_habit(scene, user, line, reason.is_some());
        let line = votes::timed(scene, user, line);
        // Of whom nothing is to be said but that they are ready, they share a line.
        let is_plain = line == w.with("together-ready", &args);
        match all.last_mut().filter(|_| is_plain && goes_on) {
            Some(last) => *last = format!("{last} · {line}"),
            None => all.push(line),
        }
        let lines = all.len();
        if !ready {
            all.extend(meanwhile(scene, user));
        }
        // Who moves beside them may plan and be ready for them.
        if let Some(pilot) = scene.meta.chairs.pilot_of(user) {
            let pilot = format!("<@{pilot}>");
            all.push(w.with("together-pilot", &[("pilot", (&pilot).into())]));
        }
        if let Some(change) = together.unready.iter().find(|change| change.user == user) {
            let by = format!("<@{}>", change.by);
            let planned = view.plan.iter().find(|p| p.id == change.action);
            let goal = planned.map_or_else(|| "none".into(), |p| w.goal(view, &p.what.goal));
            let args = [("by", (&by).into()), ("goal", (&goal).into())];
            let key = match change.by {
                // No name stands for the table itself.
                0 => "together-changed-free",
                own if own == change.user => "together-short",
                _ => "together-changed",
            };
            all.push(w.with(key, &args));
        }
        goes_on = is_plain && all.len() == lines;
    }
    if several {
        all.push(w.get("together-open-all"));
    }
    all.extend(any_places(scene));
    all.extend(votes::absent(scene));
    all.extend(left_behind(scene));
    let complete = scene.accepts(&Command::Advance).is_ok();
    if complete && together.tells_standing {
        all.push(w.get("together-standing"));
    }
    let due = match (complete, scene.meta.stand_in) {
        (true, _) => "due-ready",
        (false, StandIn::Rest) => "due-plan",
        (false, StandIn::Computer) => "due-plan-computer",
    };
    all.extend(votes::until(scene, due));
    all.join("\n")
}

/// Whether nothing but their word is missing of somebody who is there.
fn is_open(scene: &Scene<'_>, user: u64) -> bool {
    let meta = scene.meta;
    let mut seats = meta.seats_of(user).into_iter();
    !meta.is_away(user)
        && !meta.together.ready.contains(&user)
        && seats.all(|seat| scene.unplanned(seat).is_none())
}

/// A line about somebody, with the standing answer by which they are ready, or will be once they have planned.
fn by_habit(scene: &Scene<'_>, user: u64, line: String, plans: bool) -> String {
    let key = if scene.meta.together.standing.contains(&user) {
        "together-ready-standing"
    } else if plans && habits::is_ready_when_planned(scene, user) {
        "together-once-planned"
    } else {
        return line;
    };
    scene.words.with(key, &[("line", (&line).into())])
}

/// Where all move all: that anybody places the pawns of those who are there and have some left, too.
fn any_places(scene: &Scene<'_>) -> Option<String> {
    let mut people = scene.meta.people().into_iter();
    let left = people.any(|user| {
        let lacks = |seat: &Seat| {
            let why = scene.unplanned(*seat);
            matches!(why, Some(Rejection::PawnsLeft { .. }))
        };
        !scene.meta.is_away(user) && scene.meta.seats_of(user).iter().any(lacks)
    });
    let shared = scene.meta.control == Control::Shared;
    (shared && left).then(|| scene.words.get("together-any"))
}

/// What becomes of pawns of people who are away that nobody has planned.
fn left_behind(scene: &Scene<'_>) -> Option<String> {
    let people = scene.meta.people().into_iter();
    let away = people.filter(|user| scene.meta.is_away(*user));
    let seats = away.flat_map(|user| scene.meta.seats_of(user));
    let left: u8 = seats
        .filter_map(|seat| match scene.unplanned(seat)? {
            Rejection::PawnsLeft { left, .. } => Some(left),
            _ => None,
        })
        .sum();
    let key = match (scene.meta.finishes_plans(), scene.meta.stand_in) {
        (true, StandIn::Rest) => "together-rests",
        (true, StandIn::Computer) => "together-computes",
        (false, _) => "together-lacks",
    };
    (left > 0).then(|| scene.words.with(key, &[("n", left.into())]))
}

/// What others have planned for somebody while they were away, which they have said nothing to yet.
fn meanwhile(scene: &Scene<'_>, user: u64) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    let (mut by, mut goals) = (Vec::new(), Vec::new());
    for planned in scene.meta.together.planned_for(user) {
        let Some(placement) = view.plan.iter().find(|p| p.id == planned.action) else {
            continue;
        };
        let who = format!("<@{}>", planned.by);
        if !by.contains(&who) {
            by.push(who);
        }
        goals.push(w.goal(view, &placement.what.goal));
    }
    let (by, goals) = (by.join(", "), goals.join(" · "));
    let args = [("by", (&by).into()), ("goals", (&goals).into())];
    (!goals.is_empty()).then(|| w.with("together-meanwhile", &args))
}

/// A person with the characters they play.
fn named(scene: &Scene<'_>, user: u64) -> String {
    let seats = scene.meta.seats_of(user);
    let names: Vec<String> = (seats.into_iter())
        .map(|seat| scene.words.person(&scene.view, Who::Seat(seat.0)))
        .collect();
    format!("<@{user}> ({})", names.join(", "))
}

/// How many have to be ready: those who are there or waited for, and whoever is away and is ready all the same.
fn needed(meta: &Meta) -> usize {
    let ready = &meta.together.ready;
    let waited = meta.wait.since.keys().filter(|user| !ready.contains(user));
    match meta.expected().len() {
        0 => meta.people().len(),
        there => there.max(ready.len() + waited.count()),
    }
}

/// The buttons for being ready and for not being ready after all.
pub fn buttons(scene: &Scene<'_>) -> Vec<Button> {
    let w = &scene.words;
    let people = scene.meta.people();
    let ready = scene.meta.together.ready.len();
    let all = needed(scene.meta);
    // Where all who are not ready still have pawns to place, nobody can be.
    let may = |user: &u64| {
        let seats = scene.meta.seats_of(*user);
        !scene.meta.together.ready.contains(user)
            && seats
                .into_iter()
                .all(|seat| scene.unplanned(seat).is_none())
    };
    // All who are there may have been ready while somebody else still was: any of them then carries it out.
    let there = scene.meta.expected();
    let all_said = !there.is_empty()
        && there
            .iter()
            .all(|user| scene.meta.together.ready.contains(user));
    let any = people.iter().any(may) || all_said;
    // Grey says why: pressed before it would be refused for all of them.
    let key = if any {
        "button-ready"
    } else {
        "button-ready-left"
    };
    let label = w.with(key, &[("n", ready.into()), ("of", all.into())]);
    let go = Button::new(Press::Go.id(scene.version), label);
    let mut buttons = vec![go.style(Style::Success).emoji("✅").disabled(!any)];
    // Whoever would be ready by a standing answer may say before that they are not.
    let stands = |user: &u64| habits::is_ready_when_planned(scene, *user);
    if ready > 0 || people.iter().any(stands) {
        let wait = Shared::NotReady.id(Press::LETTER, scene.version);
        buttons.push(Button::new(wait, w.get("button-not-ready")).emoji("✋"));
    }
    buttons
}

/// What is asked of people who plan together.
pub fn asks(scene: &Scene<'_>) -> String {
    let complete = scene.accepts(&Command::Advance).is_ok();
    scene.words.get(match complete {
        true => "together-complete",
        false => "together-planning",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_did_nothing_for_long_is_counted_as_long_as_they_are_waited_for() {
        let (anna, ben) = (7, 8);
        let mut meta = Meta {
            chairs: [anna, ben].into(),
            acted: [(anna, 900_000_000), (ben, 0)].into(),
            ..Meta::default()
        };
        meta.together.ready = vec![anna];
        assert_eq!(
            needed(&meta),
            1,
            "Ben has planned, and agrees by his silence"
        );
        meta.wait.since = [(ben, 900_000_000)].into();
        assert_eq!(needed(&meta), 2);
    }
}
