//! What people would have others plan: on the panel, in the picture, and on the pages of planning.

use castaway_kernel::Seat;
use castaway_render::Suggested;
use castaway_robinson::{
    command::Command,
    game::Island,
    plan::{Assignment, Pawn},
};
use castaway_table::Suggestion;

use super::{
    codes, lines,
    press::{Draft, Press},
    price,
    scene::Scene,
    together, ways,
};
use crate::{
    discord::Uptake,
    ui::{
        limits::{OPTION, clip},
        message::{Button, Entry, Message, Select, Style},
        press::GamePresses,
        shared::Shared,
    },
};

/// So many are followed and dropped by buttons; of more each is by a menu.
const AT_HAND: usize = 2;
/// So many are told on the panel.
const TOLD: usize = 5;

/// The suggestions that stand, in the order in which they were made.
fn all<'a>(scene: &Scene<'a>) -> Vec<(&'a Suggestion, Command)> {
    let known = |one: &'a Suggestion| Some((one, one.command::<Island>()?));
    match together::plans(scene) {
        true => scene.meta.suggestions.iter().filter_map(known).collect(),
        false => Vec::new(),
    }
}

/// Whether anything is suggested now.
pub fn any(scene: &Scene<'_>) -> bool {
    !all(scene).is_empty()
}

/// What is suggested, each with who suggests it.
pub fn told(scene: &Scene<'_>) -> Vec<String> {
    let w = &scene.words;
    let every = all(scene);
    let rest = every.len().saturating_sub(TOLD);
    let more = (rest > 0).then(|| w.with("suggest-more", &[("n", rest.into())]));
    let told = (1_usize..).zip(every).take(TOLD);
    let told = told.map(|(n, (one, command))| {
        let (what, who) = (described(scene, &command), format!("<@{}>", one.by));
        let args = [
            ("n", n.into()),
            ("what", (&what).into()),
            ("who", (&who).into()),
        ];
        w.with("suggest-line", &args)
    });
    told.chain(more).collect()
}

/// That others suggest something else to the reader than what is advised.
pub fn differing(scene: &Scene<'_>, advised: &[&Command]) -> Option<String> {
    let other = |(one, command): &(&Suggestion, Command)| {
        scene.own.contains(&one.seat) && !advised.contains(&command)
    };
    let others: Vec<String> = all(scene)
        .into_iter()
        .filter(other)
        .map(|(one, command)| format!("{} · <@{}>", described(scene, &command), one.by))
        .collect();
    let what = others.join(", ");
    let says = || {
        scene
            .words
            .with("hint-differs", &[("what", (&what).into())])
    };
    (!what.is_empty()).then(says)
}

/// An action with its pawns, and what comes of it.
fn described(scene: &Scene<'_>, command: &Command) -> String {
    let (w, view) = (&scene.words, &scene.view);
    match (command, scene.advised(command)) {
        (Command::Assign(_), Some(planned)) => lines::placement(w, view, &planned),
        (Command::Assign(what), None) => lines::action_with_pawns(w, view, what),
        (Command::Join { pawns, .. }, Some(planned)) => {
            let goal = w.goal(view, &planned.what.goal);
            format!("**{goal}** (+ {})", w.pawns(view, pawns))
        }
        (_, _) => "?".to_owned(),
    }
}

/// Adds to the panel what follows and drops suggestions: buttons for few of them, else a menu of all.
pub fn choices(message: &mut Message, scene: &Scene<'_>) {
    if all(scene).len() > AT_HAND {
        message.push_select(menu(scene));
    } else {
        message.push_buttons(buttons(scene));
    }
}

/// Every suggestion twice: followed, and dropped.
fn menu(scene: &Scene<'_>) -> Select {
    let w = &scene.words;
    let entries = (1_usize..).zip(all(scene)).flat_map(|(n, (one, command))| {
        let what = plainly(scene, &command);
        [
            (Uptake::Followed, "button-follow"),
            (Uptake::Dropped, "button-drop"),
        ]
        .map(|(fate, key)| {
            let label = w.with(key, &[("n", n.into())]);
            Entry::new(fate.value(one.id), label, clip(&what, OPTION))
        })
    });
    let id = Press::Suggestions(scene.meta.tag.clone()).id(0);
    Select::new(id, w.get("menu-suggestions"), entries.collect())
}

/// An action with its pawns, as a line of a menu says it.
fn plainly(scene: &Scene<'_>, command: &Command) -> String {
    let (w, view) = (&scene.words, &scene.view);
    match command {
        Command::Assign(what) => {
            let goal = w.goal(view, &what.goal);
            format!("{goal} ({})", w.pawns(view, &what.pawns))
        }
        Command::Join {
            placement, pawns, ..
        } => {
            let planned = view.plan.iter().find(|p| p.id == *placement);
            let goal = planned.map_or_else(String::new, |p| w.goal(view, &p.what.goal));
            format!("{goal} (+ {})", w.pawns(view, pawns))
        }
        _ => String::new(),
    }
}

/// The buttons that follow and drop suggestions.
fn buttons(scene: &Scene<'_>) -> Vec<Button> {
    let w = &scene.words;
    let each = (1_usize..).zip(all(scene));
    each.flat_map(|(n, (one, _))| {
        let press = |followed| Shared::Suggested {
            id: one.id,
            followed,
            tag: scene.meta.tag.clone(),
        };
        let id = |followed| press(followed).id(Press::LETTER, 0);
        let label = |key: &str| w.with(key, &[("n", n.into())]);
        [
            Button::new(id(true), label("button-follow"))
                .style(Style::Primary)
                .emoji("💭"),
            Button::new(id(false), label("button-drop")).emoji("✖️"),
        ]
    })
    .collect()
}

/// What stands on the board in dashes.
pub fn dashed(scene: &Scene<'_>) -> Vec<Suggested> {
    let of = |(_, command): (&Suggestion, Command)| match command {
        Command::Assign(Assignment { goal, pawns, .. }) => Some(Suggested { goal, pawns }),
        Command::Join {
            placement, pawns, ..
        } => {
            let mut plan = scene.view.plan.iter();
            let joined = plan.find(|planned| planned.id == placement)?;
            let goal = joined.what.goal.clone();
            Some(Suggested { goal, pawns })
        }
        _ => None,
    };
    all(scene).into_iter().filter_map(of).collect()
}

/// Adds to a page of planning the pawns of others for which the reader can suggest it.
pub fn offer(scene: &Scene<'_>, message: &mut Message, page: Option<&Press>) {
    match page {
        Some(Press::Draft(draft)) => {
            if let Some(others) = scene.others() {
                pawns(message, &others, draft);
            }
        }
        Some(Press::Joining(placement)) => {
            if let Some(others) = scene.others() {
                joiners(message, &others, *placement);
            }
        }
        _ => {}
    }
}

/// The pawns that could do it; `others` is the moment as their owners see it.
fn pawns(message: &mut Message, others: &Scene<'_>, draft: &Draft) {
    let Some((draft, offer)) = price::priced(others, draft) else {
        return;
    };
    let (draft, ways) = ways::affordable(others, draft, offer);
    let of_one = |pawns: &Vec<Pawn>| owner(pawns).is_some();
    let first = |pawns: &Vec<Pawn>| !ways::is_offered_before(others, &offer.supporters, pawns);
    let ways = ways.into_iter().map(|(pawns, _)| pawns).filter(of_one);
    let ways = ways.filter(first);
    let ways = own_first(ways.collect());
    push(message, others, &ways, |pawns| {
        Press::Suggest(draft.clone(), pawns)
    });
}

/// The ways with people's own pawns alone before those with helpers, so that these crowd nobody's pair out.
fn own_first(mut ways: Vec<Vec<Pawn>>) -> Vec<Vec<Pawn>> {
    let helps = |pawn: &&Pawn| !matches!(pawn, Pawn::Seat(_));
    ways.sort_by_key(|pawns| pawns.iter().filter(helps).count());
    ways
}

/// The pawns that could join a planned action.
fn joiners(message: &mut Message, others: &Scene<'_>, placement: u32) {
    let plan = others.view.plan.iter();
    let Some(planned) = plan.filter(|p| !p.done).find(|p| p.id == placement) else {
        return;
    };
    let joiners = ways::joiners(others, planned).into_iter();
    let pawns = joiners.filter(|pawn| matches!(pawn, Pawn::Seat(_)));
    let ways: Vec<Vec<Pawn>> = pawns.map(|pawn| vec![pawn]).collect();
    push(message, others, &ways, |pawns| Press::SuggestJoin {
        placement,
        pawns,
    });
}

fn button(scene: &Scene<'_>, press: &Press, pawns: &[Pawn]) -> Button {
    let (w, view) = (&scene.words, &scene.view);
    let pawns = w.pawns(view, pawns);
    let label = w.with("button-suggest", &[("pawns", (&pawns).into())]);
    Button::new(press.id(scene.version), label).emoji("💭")
}

/// Adds a button for each of few ways; of more a menu, whose value the pawns are, so that nobody takes them for their own.
fn push(
    message: &mut Message,
    scene: &Scene<'_>,
    ways: &[Vec<Pawn>],
    press: impl Fn(Vec<Pawn>) -> Press,
) {
    if ways.is_empty() || message.rows_left() == 0 {
        return;
    }
    let (w, view) = (&scene.words, &scene.view);
    message.content = w.get("suggest-how").into();
    if ways.len() <= AT_HAND {
        let buttons = ways.iter();
        let buttons = buttons.map(|pawns| button(scene, &press(pawns.clone()), pawns));
        return message.push_buttons(buttons.collect());
    }
    let entry =
        |pawns: &Vec<Pawn>| Entry::new(codes::pawns(pawns), w.pawns(view, pawns), String::new());
    let id = press(Vec::new()).id(scene.version);
    let entries = ways.iter().map(entry).collect();
    message.push_select(Select::new(id, w.get("menu-suggest"), entries));
}

/// The pawns that are meant: those of a button, or the value of a menu.
pub fn picked(pawns: Vec<Pawn>, value: &str) -> Vec<Pawn> {
    match pawns.is_empty() {
        true => codes::read_pawns(value).unwrap_or_default(),
        false => pawns,
    }
}

/// The one seat whose pawns these are, beside what is nobody's.
pub fn owner(pawns: &[Pawn]) -> Option<Seat> {
    let mut seats = pawns.iter().filter_map(|pawn| match pawn {
        Pawn::Seat(seat) => Some(Seat(*seat)),
        Pawn::Friday | Pawn::Dog | Pawn::Neutral(_) | Pawn::Guest(_) => None,
    });
    let first = seats.next()?;
    seats.all(|seat| seat == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suggestion_is_for_one_seat_alone() {
        let (anna, ben) = (Pawn::Seat(1), Pawn::Seat(2));
        assert_eq!(owner(&[anna, Pawn::Friday, anna]), Some(Seat(1)));
        assert_eq!(owner(&[anna, ben]), None);
        assert_eq!(owner(&[Pawn::Dog]), None);
    }

    #[test]
    fn helpers_crowd_no_pair_of_anybody_out() {
        let (anna, ben) = (Pawn::Seat(1), Pawn::Seat(2));
        let ways = [
            vec![anna],
            vec![ben],
            vec![anna, anna],
            vec![anna, Pawn::Friday],
            vec![anna, Pawn::Dog],
            vec![ben, ben],
        ];
        let shown = own_first(ways.to_vec());
        let pairs = [vec![anna, anna], vec![ben, ben]];
        assert_eq!(shown[..2], ways[..2], "one pawn comes first");
        assert_eq!(shown[2..4], pairs);
        assert_eq!(shown[4..], ways[3..5], "and helpers last");
    }
}
