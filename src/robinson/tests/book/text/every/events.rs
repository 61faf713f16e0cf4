//! Samples of every event.

use castaway_robinson::{
    effect::{Limit, Target},
    event::Event,
    ids::{Deck, Part, Phase, Res, Space, Track, Weather, Who},
    state::End,
    task::{CardRef, Die},
};

use super::{COOK, assignment, owed, roll, stock, tokens, usables, weather};

/// Every event.
pub fn events() -> Vec<Event> {
    let card = CardRef::Adventure(Deck::Build, "accident".into());
    let mut all = vec![
        Event::Began {
            characters: vec!["cook".into(), "soldier".into()],
        },
        Event::Round(2),
        Event::Drawn(card.clone()),
        Event::Looked(card.clone()),
        Event::CameBack(card.clone()),
        Event::ThreatFired(card.clone()),
        Event::ThreatGone(card.clone()),
        Event::Healed { who: COOK, n: 1 },
        Event::SpecialWound {
            who: COOK,
            part: Part::Head,
        },
        Event::SpecialWoundGone {
            who: COOK,
            part: Part::Leg,
        },
        Event::ShelterBuilt,
        Event::HungryDie,
        Event::Exhausted(Space::T1, Res::Wood),
        Event::Reopened(Space::B1, Res::Food),
        Event::TerrainCovered(Space::T1),
        Event::TerrainUncovered(Space::T1),
        Event::TileDown(Space::T1),
        Event::TileUp(Space::T1),
        Event::SpaceClosed("lava".into(), Space::T3),
        Event::Explored {
            space: Space::T2,
            number: 9,
        },
        Event::Explored {
            space: Space::T2,
            number: 99,
        },
        Event::BeastFound,
        Event::TokenFound("goat".into()),
        Event::Built("pot".into()),
        Event::ItemReady("pot".into()),
        Event::ItemLost("pot".into()),
        Event::InventionCame("raft".into()),
        Event::InventionGone("raft".into()),
        Event::EquipmentFound("bible".into()),
        Event::Kept(card),
        Event::Planned {
            placement: 3,
            what: assignment(),
        },
        Event::Joined { placement: 3 },
        Event::Joined { placement: 4 },
        Event::TakenBack { placement: 3 },
        Event::Resolving { what: assignment() },
        Event::Rolled {
            who: COOK,
            roll: roll(),
        },
        Event::Succeeded { what: assignment() },
        Event::Failed { what: assignment() },
        Event::Fight {
            who: COOK,
            beast: Some("fox".into()),
            strength: 2,
            weapon: 3,
        },
        Event::Fight {
            who: Who::Friday,
            beast: None,
            strength: 2,
            weapon: 3,
        },
        Event::CampMoved(Space::T1),
        Event::WeatherRolled(weather()),
        Event::WeatherRolled(Vec::new()),
        Event::Clouds {
            snow: 1,
            rain: 2,
            roof: 1,
        },
        Event::Ate(COOK),
        Event::Starved(Who::Seat(1)),
        Event::Outside(COOK, Space::T1),
        Event::OpenAir,
        Event::Rotted(2),
        Event::Arrived(stock()),
        Event::FirstPlayer(1),
        Event::Pile {
            stage: 1,
            wood: 1,
            of: 1,
        },
        Event::Pit { caught: true },
        Event::Pit { caught: false },
        Event::BeastWaits,
        Event::BeastReturned,
        Event::HuntingGone(1),
        Event::HuntingGone(2),
        Event::HuntingUnder,
        Event::MarkerWaits(Space::M2),
        Event::ArrangeMarkerGone,
        Event::TilesSeen(1),
        Event::TilesSeen(3),
        Event::NightWounds(Who::Seat(0), 1),
        Event::NightWounds(Who::Friday, 2),
        Event::Ordered(Box::new(castaway_robinson::effect::Effect::Restrict {
            who: Target::EachPlayer,
            limit: Limit::NoMixedPawns,
        })),
        Event::FridayDied,
    ];
    all.extend(Phase::ALL.iter().copied().map(Event::Phase));
    all.extend(usables().into_iter().map(|u| Event::Used(COOK, u)));
    for &res in Res::ALL {
        for n in [1, 2] {
            for future in [true, false] {
                all.push(Event::Gained { res, n, future });
            }
            all.push(Event::Lost { res, n });
        }
    }
    for owed in owed() {
        all.push(Event::Unmet { owed, missing: 2 });
    }
    for n in [1, 2] {
        all.push(Event::Wounded {
            who: Who::Seat(1),
            n,
            total: 4,
        });
        all.push(Event::Det {
            who: Who::Friday,
            n: i16::from(n) - 2,
        });
        all.push(Event::Morale { n: -1, to: 0 });
    }
    for &track in Track::ALL {
        all.push(Event::Level {
            track,
            n: -1,
            to: 2,
        });
    }
    for (token, place) in tokens() {
        all.push(Event::TokenPlaced(token, place));
        all.push(Event::TokenGone(token, place));
    }
    all.extend(Weather::ALL.iter().copied().map(Event::WeatherToken));
    for die in [Die::Success, Die::Wound, Die::Adventure] {
        all.push(Event::Rerolled {
            who: COOK,
            die,
            roll: roll(),
        });
    }
    for end in [End::Won, End::Died(COOK), End::TimeOver, End::CampLost] {
        all.push(Event::Ended(end));
    }
    all
}
