//! What a plan leaves open of what threatens: hunger, a night in the open, somebody who dies of it.

use castaway_kernel::Seat;
use castaway_robinson::{
    command::Command,
    counsel::Counselled,
    guide,
    ids::Who,
    state::State,
    tonight::{self, Menace},
};

use super::{
    scene::Scene,
    tonight::{bill, said},
};

/// The text above what a plan leaves open: in company the others may still see to it, as long as any of them has a pawn left.
pub fn heading(scene: &Scene<'_>, planned: &State) -> &'static str {
    if scene.meta.is_solo() {
        return "suggest-leaves";
    }
    let view = scene.view_of(planned);
    let others = view.people.iter().filter(|person| match person.who {
        Who::Seat(seat) => !scene.seats.contains(&Seat(seat)),
        Who::Friday | Who::Guest(_) => true,
    });
    let helpers = view.friday.iter().chain(&view.guests);
    let left = others.chain(helpers).any(|person| person.pawns_left > 0);
    match left {
        true => "suggest-leaves-all",
        false => "suggest-leaves-nobody",
    }
}

/// Where only things are used and the reader has pawns left: that these are thought about once all of it is done.
pub fn pawns(scene: &Scene<'_>, all: &[Counselled]) -> Option<String> {
    let uses = |one: &Counselled| matches!(one.command, Command::Use(_));
    let plans = |one: &Counselled| {
        matches!(
            one.command,
            Command::Assign(_) | Command::Join { .. } | Command::Plan(_)
        )
    };
    let mut people = scene.own.iter().map(|seat| seat.index());
    let left = people.any(|at| {
        let person = scene.view.people.get(at);
        person.is_some_and(|person| person.pawns_left > 0)
    });
    let only = all.iter().any(uses) && !all.iter().any(plans);
    (scene.view.planning && only && left).then(|| scene.words.get("counsel-then-plan"))
}

/// What a plan still leaves open once it stands: a game that is lost tonight, hunger, a night in the open, somebody who dies of it;
/// and determination that it spends and that the next First Player is wounded for.
pub fn lines(scene: &Scene<'_>, planned: &State) -> Vec<String> {
    let menaces = tonight::menaces(scene.catalog(), planned);
    let now = bill(&tonight::menaces(scene.catalog(), scene.state()));
    let open = menaces.iter().filter(|menace| {
        matches!(
            menace,
            Menace::CampCloses(_)
                | Menace::Away { tonight: true, .. }
                | Menace::Unfed { .. }
                | Menace::Hunger { .. }
                | Menace::Dearer { .. }
                | Menace::Open
                | Menace::Frail { tonight: true, .. }
        ) || matches!(menace, Menace::Worst { dies, .. } if !dies.is_empty())
            || matches!(menace, Menace::Bill { wounds, .. } if *wounds > now)
    });
    let lines = open.filter_map(|menace| said(scene, planned, menace));
    let lines = lines.chain(unaverted(scene, planned, &menaces));
    lines.map(|line| format!("• {line}")).collect()
}

/// That nothing can be planned any more that brings food, where somebody goes hungry whatever falls.
fn unaverted(scene: &Scene<'_>, planned: &State, menaces: &[Menace]) -> Option<String> {
    let hungry = menaces.iter().any(|menace| match menace {
        Menace::Hunger {
            food, best, hunts, ..
        } => best <= food && !hunts,
        _ => false,
    });
    let plans = planned.planning && planned.ask.is_none();
    let people = u8::try_from(planned.people.len()).unwrap_or(4);
    let seats: Vec<Seat> = (0..people).map(Seat).collect();
    let open = || {
        guide::may_feed(scene.catalog(), planned)
            || !tonight::feeds(scene.catalog(), planned, &seats).is_empty()
    };
    (hungry && plans && !open()).then(|| {
        let hunt = match guide::may_hunt(scene.catalog(), planned) {
            true => "yes",
            false => "no",
        };
        scene
            .words
            .with("suggest-no-food", &[("hunt", hunt.into())])
    })
}
