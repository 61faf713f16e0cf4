//! The card of a world that was explored, for `/share`: nothing on it helps or spoils where others play the same world.

use castaway_discover::{
    event::Event,
    state::{Fate, Outcome},
    world::tile_of,
};
use castaway_kernel::Seat;
use castaway_render::{
    Painter,
    discover::{ExploredCard, ExploredRow},
};

use super::scene::Scene;
use crate::ui::message::Picture;

/// The card as a picture; `None` if it cannot be drawn, which is logged.
pub fn picture(
    painter: &Painter,
    scene: &Scene<'_>,
    outcome: &Outcome,
    events: &[Event],
    proud: Option<&str>,
) -> Option<Picture> {
    let card = card(scene, outcome, events, proud);
    let png = painter.explored_png(&card);
    let png = png.inspect_err(|error| tracing::error!(%error, "a result could not be drawn"));
    Some(Picture {
        name: "result.png".into(),
        alt: alt(&card).into(),
        png: png.ok()?,
    })
}

/// What stands on the card.
pub fn card(
    scene: &Scene<'_>,
    outcome: &Outcome,
    events: &[Event],
    proud: Option<&str>,
) -> ExploredCard {
    let w = &scene.words;
    let terrain = scene.view.terrain.as_ref();
    let terrain = terrain.map(|terrain| w.wording.name(terrain));
    let difficulty = scene
        .world_that_is_over()
        .map(|order| w.wording.difficulty(order.difficulty));
    let over: Vec<String> = terrain.into_iter().chain(difficulty).collect();
    let trails = trails(events, scene.view.people.len());
    let row = |(seat, trail): (u8, Vec<u8>)| {
        let seat = Seat(seat);
        let person = scene.person(seat)?;
        let out = person.fate == Fate::Won;
        let tiles = trail.into_iter();
        let tiles = tiles.filter_map(|tile| scene.view.tiles.get(usize::from(tile)));
        Some(ExploredRow {
            seat,
            name: scene.named(seat),
            character: person
                .character
                .as_ref()
                .map_or_else(String::new, |c| w.wording.name(c)),
            out,
            word: w.get(if out { "dm-won" } else { "dm-lost" }),
            trail: tiles.map(|tile| tile.tile.at).collect(),
        })
    };
    let args = [
        ("n", outcome.winners.len().into()),
        ("of", scene.view.people.len().into()),
        ("day", outcome.day.into()),
    ];
    let key = match (outcome.winners.is_empty(), scene.alone()) {
        (true, _) => "dx-card-lost",
        (false, true) => "dx-card-won",
        (false, false) => "dx-card-won-of",
    };
    ExploredCard {
        over: over.join(" · "),
        quest: w.wording.name(&scene.view.quest),
        outcome: w.with(key, &args),
        won: !outcome.winners.is_empty(),
        rows: (0_u8..).zip(trails).filter_map(row).collect(),
        proud: proud.unwrap_or_default().to_owned(),
        land: scene.view.tiles.iter().map(|tile| tile.tile.at).collect(),
    }
}

/// The tile on which each was when a day began, without where it lay twice: the last day, which leads to the way out, is not told.
fn trails(events: &[Event], seats: usize) -> Vec<Vec<u8>> {
    let mut at = vec![Some(0_u8); seats];
    let mut trails = vec![Vec::new(); seats];
    for event in events {
        match event {
            Event::Moved(seat, space) | Event::Escaped(seat, _, Some(space)) => {
                if let Some(Some(tile)) = at.get_mut(seat.index()) {
                    *tile = tile_of(*space);
                }
            }
            Event::Fell(seat) | Event::Won(seat) => {
                if let Some(place) = at.get_mut(seat.index()) {
                    *place = None;
                }
            }
            Event::Dawn(_) => {
                for (trail, at) in trails.iter_mut().zip(&at) {
                    if let Some(tile) = at.filter(|tile| trail.last() != Some(tile)) {
                        trail.push(tile);
                    }
                }
            }
            _ => {}
        }
    }
    trails
}

/// The card in words, for those who do not see it.
fn alt(card: &ExploredCard) -> String {
    let people = card.rows.iter();
    let people = people.map(|row| format!("{} ({}): {}", row.name, row.character, row.word));
    let mut parts = vec![card.quest.clone(), card.over.clone(), card.outcome.clone()];
    parts.extend(people);
    parts.push(card.proud.clone());
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trail_goes_from_dawn_to_dawn_and_ends_before_the_last_day() {
        let went = |seat, space| Event::Moved(Seat(seat), space);
        let events = [
            Event::Dawn(1),
            went(0, 15),
            went(1, 3),
            Event::Dawn(2),
            went(0, 40),
            Event::Dawn(3),
            Event::Fell(Seat(1)),
            went(0, 50),
            Event::Won(Seat(0)),
            Event::Dawn(4),
        ];
        assert_eq!(trails(&events, 2), [vec![0, 2, 5], vec![0]]);
        assert_eq!(trails(&[went(4, 1)], 1), [Vec::<u8>::new()]);
    }
}
