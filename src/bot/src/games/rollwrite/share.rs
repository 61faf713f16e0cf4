//! What a quick game that is over shows to others: its trail, its days in symbols, and what one may be proud of.

use castaway_kernel::Seat;
use castaway_render::{Painter, PartyCard, PartyEnd, PartyRow, Trail};
use castaway_rollwrite::{
    RollWrite, engine,
    event::Event,
    hex::Hex,
    share::{DayDeed, deeds},
    state::{Phase, Score, Standing, State},
};
use castaway_table::{Passage, Past, contest::Cup};

use super::{
    panel,
    places::{cup, places},
    scene::Scene,
    words::Words,
};
use crate::{
    discord::{EndPicture, Showing},
    ui::{
        message::Picture,
        scores::{cup_label, cup_title},
        stats::Asks,
    },
};

/// Every deed with the name of its words, in the order in which a legend lists them.
const DEEDS: [(DayDeed, &str); 15] = [
    (DayDeed::Finish, "rw-sign-finish"),
    (DayDeed::Death, "rw-sign-death"),
    (DayDeed::Raft, "rw-sign-raft"),
    (DayDeed::Campfire, "rw-sign-campfire"),
    (DayDeed::Tent, "rw-sign-tent"),
    (DayDeed::Tool, "rw-sign-tool"),
    (DayDeed::Smoke, "rw-sign-smoke"),
    (DayDeed::Chart, "rw-sign-chart"),
    (DayDeed::Crystal, "rw-sign-crystal"),
    (DayDeed::Lizard, "rw-sign-lizard"),
    (DayDeed::Mask, "rw-sign-mask"),
    (DayDeed::Hurt, "rw-sign-hurt"),
    (DayDeed::Gather, "rw-sign-gather"),
    (DayDeed::Plan, "rw-sign-plan"),
    (DayDeed::Rest, "rw-sign-rest"),
];

/// The game as it is shown; of a game of several people only what they share.
pub fn showing(painter: &Painter, scene: &Scene<'_>, past: Past<'_, RollWrite>) -> Showing {
    let steps: Vec<Passage<RollWrite>> = past.collect();
    let events: Vec<Event> = steps.iter().flat_map(|s| s.events.clone()).collect();
    let w = &scene.words;
    let charter = &scene.view.charter;
    let title = format!(
        "{} · {}",
        panel::island_name(scene),
        panel::scenario_name(w, &charter.scenarios)
    );
    // The island as it was in the beginning: some of it may have sunk since.
    let first = steps.first().and_then(|step| step.after.as_deref());
    let map = first.map_or(&scene.view.map, |state| &state.map);
    let land: Vec<Hex> = map.hexes().filter(|at| map.land(*at)).collect();
    if !scene.alone() {
        return Showing {
            title,
            headline: Some(ranked(scene)),
            invitation: w.get("rw-share-party"),
            picture: picture(painter, &party(scene, land, &events))
                .map_or(EndPicture::None, EndPicture::Picture),
            ..Showing::default()
        };
    }
    let done = deeds(&events);
    let scores = &scene.view.scores.scores;
    let asks = match charter.goals.is_empty() {
        true => Asks::Points,
        false => Asks::Goals,
    };
    let player = scene.player();
    let died = player.is_some_and(|p| matches!(p.standing, Standing::Dead { .. }));
    // Nobody is proud of how they died.
    let scored = scores.first().filter(|_| asks == Asks::Goals && !died);
    let proud = scored.and_then(|score| {
        let last = ends_by_last_die(&steps);
        proud(w, score, charter.days, last, &events)
    });
    let cup = scene.meta.practice.as_deref().and_then(Cup::read);
    let (title, invitation) = match cup {
        Some(cup) => practised(w, cup),
        None => (title, free(scene)),
    };
    Showing {
        title,
        headline: None,
        asks,
        died,
        strip: done.iter().map(|deed| deed.symbol()).collect(),
        legend: legend(w, &done),
        proud,
        invitation,
        picture: EndPicture::Result(Some(Trail {
            land: fields(&land),
            steps: fields(&trail(&events, Seat(0))),
        })),
    }
}

/// Fields as the card of a result takes them.
fn fields(hexes: &[Hex]) -> Vec<(u8, u8)> {
    hexes.iter().map(|at| (at.col, at.row)).collect()
}

/// What the symbols mean that occur.
fn legend(w: &Words<'_>, done: &[DayDeed]) -> String {
    let seen = DEEDS.iter().filter(|(deed, _)| done.contains(deed));
    let told = seen.map(|(deed, key)| format!("{} {}", deed.symbol(), w.get(key)));
    told.collect::<Vec<_>>().join(" · ")
}

/// How others play a free game, on the same island where it has a code.
fn free(scene: &Scene<'_>) -> String {
    let w = &scene.words;
    let Some(code) = panel::shared_code(scene) else {
        return w.get("rw-share-free");
    };
    let scenario = panel::scenario_name(w, &scene.view.charter.scenarios);
    let args = [("scenario", (&scenario).into()), ("code", (&code).into())];
    w.with("rw-share-code", &args)
}

/// What a game for practice is called, and how others practise the same.
fn practised(w: &Words<'_>, cup: Cup) -> (String, String) {
    let (title, label) = (cup_title(w.texts(), cup), cup_label(w.texts(), cup));
    (
        w.with("rw-share-practice", &[("title", (&title).into())]),
        w.with("rw-share-practised", &[("label", (&label).into())]),
    )
}

/// Who came in where, in a line.
fn ranked(scene: &Scene<'_>) -> String {
    let (names, scores) = (scene.names(), &scene.view.scores.scores);
    let people = places(scores).into_iter().filter_map(|(place, seat)| {
        let (name, score) = (names.get(seat.index())?, scores.get(seat.index())?);
        let cup = cup(place, score.met, score.health.into());
        Some(format!("{place}. {name} **{}**{cup}", score.total()))
    });
    people.collect::<Vec<_>>().join(" · ")
}

/// The card of a shared island as a picture; `None` if it cannot be drawn, which is logged.
fn picture(painter: &Painter, card: &PartyCard) -> Option<Picture> {
    let png = painter.party_png(card);
    let png = png.inspect_err(|error| tracing::error!(%error, "a result could not be drawn"));
    let people = card.rows.iter();
    let people = people.map(|row| format!("{}. {} {}", row.place, row.name, row.points));
    let people = people.collect::<Vec<_>>().join(" · ");
    Some(Picture {
        name: "result.png".into(),
        alt: format!("{} · {} · {people}", card.island, card.scenario).into(),
        png: png.ok()?,
    })
}

/// The card of a shared island.
fn party(scene: &Scene<'_>, land: Vec<Hex>, events: &[Event]) -> PartyCard {
    let scores = &scene.view.scores.scores;
    let rows = places(scores).into_iter().filter_map(|(place, seat)| {
        let (score, player) = (scores.get(seat.index())?, scene.state.player(seat)?);
        Some(PartyRow {
            place,
            seat,
            name: scene.called(seat),
            points: score.total(),
            end: match player.standing {
                // Where no goals are set, none were met by whoever died.
                Standing::Dead { met, .. } if !met || scene.view.charter.goals.is_empty() => {
                    PartyEnd::Dead
                }
                _ if score.met => PartyEnd::Met,
                Standing::Dead { .. } | Standing::Playing | Standing::Done { .. } => {
                    PartyEnd::Failed
                }
            },
            steps: trail(events, seat),
        })
    });
    PartyCard {
        over: scene.words.get("rw-share-shared"),
        island: panel::island_name(scene),
        scenario: panel::scenario_name(&scene.words, &scene.view.charter.scenarios),
        rows: rows.collect(),
        land,
    }
}

/// The fields where a walk of a player ended, from the landing on.
fn trail(events: &[Event], of: Seat) -> Vec<Hex> {
    let step = |event: &Event| match event {
        Event::Landed { seat, at, .. } if *seat == of => Some(*at),
        Event::Walked { seat, to, .. } if *seat == of => Some(*to),
        _ => None,
    };
    events.iter().filter_map(step).collect()
}

/// Whether the scenario was met by the last die that was left: by it itself, or by what was built after it.
fn ends_by_last_die(steps: &[Passage<RollWrite>]) -> bool {
    let finish = |event: &Event| matches!(event, Event::Finished { seat: Seat(0), .. });
    let Some(end) = steps.iter().position(|s| s.events.iter().any(finish)) else {
        return false;
    };
    let before = |step: &Passage<RollWrite>, is: &dyn Fn(&State) -> bool| {
        step.before.as_deref().is_some_and(is)
    };
    let dice = |state: &State| match &state.phase {
        Phase::Turn(turn) => turn.dice.iter().filter(|die| !die.spent).count(),
        _ => 0,
    };
    let mut past = steps.iter().take(end).rev();
    let last = past.find(|step| before(step, &|state| dice(state) > 0));
    let open = |state: &State| !engine::goals_met(state, Seat(0));
    let spent = steps.get(end).is_some_and(|s| before(s, &|s| dice(s) == 0));
    spent && last.is_some_and(|step| before(step, &open))
}

/// One thing to be proud of, the rarest first.
fn proud(
    w: &Words<'_>,
    score: &Score,
    days: u8,
    last_die: bool,
    events: &[Event],
) -> Option<String> {
    if !score.met {
        return None;
    }
    let hurt = events.iter().any(|e| matches!(e, Event::Hurt { .. }));
    let spare = days.saturating_sub(score.days);
    let key = match (score.days == days, last_die) {
        (true, true) => "rw-proud-last-die",
        (true, false) => "rw-proud-last-day",
        _ if score.health == 1 => "rw-proud-last-heart",
        _ if spare >= 2 => "rw-proud-early",
        _ if !hurt => "rw-proud-unhurt",
        _ => return None,
    };
    Some(w.with(key, &[("n", spare.into())]))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use castaway_kernel::Game;
    use castaway_rollwrite::{
        catalog::Catalog,
        content::Goal,
        ids::Difficulty,
        setup::{Island, Setup},
    };

    use super::*;

    /// A turn with so many dice left, and the task met or not.
    fn turn(left: usize, met: bool) -> Option<Arc<State>> {
        let catalog = Catalog::load().unwrap();
        let setup = Setup {
            seats: 1,
            scenarios: vec!["s04".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(3),
        };
        let mut state = RollWrite::create(&catalog, &setup, 3).unwrap().state;
        state.charter.goals = vec![Goal::Health(if met { 1 } else { 9 })];
        let mut turn = castaway_rollwrite::state::Turn {
            seat: Seat(0),
            dice: Default::default(),
            stride: 0,
        };
        for die in turn.dice.iter_mut().skip(left) {
            die.spent = true;
        }
        state.phase = Phase::Turn(turn);
        Some(Arc::new(state))
    }

    /// A game that took the last steps with so many dice, then left with so many.
    fn ends(before: &[(usize, bool)], left: usize) -> bool {
        let step = |(dice, met): &(usize, bool)| Passage {
            revision: 0,
            at_ms: 0,
            before: turn(*dice, *met),
            after: None,
            events: Vec::new(),
            ordered: None,
        };
        let mut steps: Vec<Passage<RollWrite>> = before.iter().map(step).collect();
        steps.push(Passage {
            revision: 0,
            at_ms: 0,
            before: turn(left, true),
            after: None,
            events: vec![Event::Finished {
                seat: Seat(0),
                day: 9,
            }],
            ordered: None,
        });
        ends_by_last_die(&steps)
    }

    #[test]
    fn the_last_die_won_only_if_none_was_left_and_it_was_the_one_that_met_the_task() {
        assert!(ends(&[(3, false), (1, false)], 0));
        assert!(ends(&[(1, false), (0, false)], 0), "built after it");
        assert!(!ends(&[(3, false), (2, false)], 1), "one was left");
        assert!(!ends(&[(3, false), (1, true)], 0), "it was met before");
    }
}
