//! Building the view of a state.

use castaway_kernel::{Await, Choice, Pick, Seat};

use crate::{
    ask::Label,
    catalog::Catalog,
    effect::{Effect, LevelAim, Mode},
    engine::Rules,
    further::further,
    ids::{Phase, Place, Space, TokenKind, Who},
    legal::usable,
    look_cards::{inventions, threat_view},
    plan::{Goal, Pawn, Placement},
    reject::Rejection,
    state::{Person, State, Stock},
    task::{CardRef, Op, Task},
    tonight,
    view::{
        AskView, Brings, HexView, OptionView, PersonView, PlacementView, TileView, Unmet, View,
        WeatherView,
    },
    voice::awaited,
};

/// What a viewer sees; see [`castaway_kernel::Game::view`].
pub fn view(catalog: &Catalog, state: &State, viewer: Option<Seat>) -> View {
    let rules = Rules::new(catalog, state);
    let s = state;
    let scenario = catalog.scenarios.get(&s.setup.scenario);
    let sizes = scenario
        .and_then(|sc| sc.woodpile.as_ref())
        .map(|p| p.stages.clone())
        .unwrap_or_default();
    let mut tied = Stock::default();
    for placement in &s.plan {
        if !placement.done {
            tied.add(placement.tied);
        }
    }
    let slow = scenario.map(|sc| sc.setup.slow.iter());
    let slow = slow.into_iter().flatten();
    let small = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    View {
        scenario: s.setup.scenario.clone(),
        rulings: s.rulings.clone(),
        round: s.round,
        rounds: scenario.map_or(0, |sc| sc.rounds),
        phase: s.phase,
        planning: s.planning,
        first: s.first,
        viewer: viewer.map(|v| v.0),
        hexes: rules.spaces().map(|h| hex_view(&rules, h)).collect(),
        tiles_left: small(s.piles.tiles.len()),
        tiles_seen: s
            .piles
            .tiles
            .iter()
            .rev()
            .take(s.piles.tiles_face_up.into())
            .copied()
            .collect(),
        people: s
            .seats()
            .filter_map(|who| s.person(who).map(|p| person_view(&rules, who, p)))
            .collect(),
        friday: s
            .friday
            .as_ref()
            .map(|p| person_view(&rules, Who::Friday, p)),
        guests: (0..)
            .zip(&s.guests)
            .map(|(n, guest)| PersonView {
                away: !guest.with_camp,
                ..person_view(&rules, Who::Guest(n), &guest.person)
            })
            .collect(),
        dog: s.dog,
        dog_free: rules.free(Pawn::Dog, None) > 0,
        neutral: s
            .flags
            .neutral
            .iter()
            .filter(|n| rules.free(Pawn::Neutral(n.id), None) > 0)
            .cloned()
            .collect(),
        placed: s
            .flags
            .neutral
            .iter()
            .filter(|n| rules.free(Pawn::Neutral(n.id), None) == 0)
            .cloned()
            .collect(),
        stock: s.stock,
        tied,
        future: s.future.clone(),
        morale: s.morale,
        roof: s.roof,
        palisade: s.palisade,
        weapon: s.weapon,
        shelter: s.shelter,
        natural_shelter: rules.natural_shelter(s.camp),
        camp_price: rules.camp_price(),
        threats: [threat_view(&rules, 0), threat_view(&rules, 1)],
        events_left: small(s.piles.events.len()),
        hunting: small(s.piles.hunting.len()),
        tokens: s
            .tokens
            .keys()
            .filter(|(_, place)| !matches!(place, Place::Space(_)))
            .copied()
            .chain(slow.map(|kind| (TokenKind::TimeConsuming, Place::Action(*kind))))
            .collect(),
        inventions: inventions(&rules),
        discoveries: s.discoveries.clone(),
        equipment: s.equipment.clone(),
        kept: s
            .kept
            .iter()
            .map(|k| {
                let card = match k.deck {
                    Some(deck) => CardRef::Adventure(deck, k.card.clone()),
                    None => CardRef::Mystery(k.card.clone()),
                };
                (k.serial, card, k.uses)
            })
            .collect(),
        plan: s.plan.iter().map(|p| placement_view(&rules, p)).collect(),
        weather: WeatherView {
            dice: tonight::dice(&rules),
            rain: s.weather.rain,
            snow: s.weather.snow,
            storm: s.weather.storm,
            prerolled: s.weather.prerolled.clone().unwrap_or_default(),
        },
        night: tonight::levels(&rules),
        pile: s.pile.iter().copied().zip(sizes).collect(),
        pile_open: rules.open_stage().is_some() && s.phase < Phase::Action,
        offered: rules.offered(),
        mouths: rules.mouths(s.round),
        crew: rules.crew_view(),
        aims: rules.aims(),
        ship: scenario.and_then(|sc| sc.ship()),
        goal_item: scenario.and_then(|sc| sc.win.items().next()).cloned(),
        arrange_marker: s.arrange_marker,
        waiting_beast: s.waiting_beast.is_some(),
        ask: s.ask.as_ref().map(|ask| {
            let (min, max) = match ask.pick {
                Pick::One => (1, 1),
                Pick::Some { min, max } => (min, max),
            };
            AskView {
                id: ask.id.0,
                question: ask.prompt.question.clone(),
                source: ask.prompt.source.clone(),
                who: ask.prompt.who,
                does: match &ask.prompt.origin.op {
                    Op::Effect(effect) => Some(effect.clone()),
                    _ => None,
                },
                seats: ask.seats.iter().map(|s| s.0).collect(),
                passed: ask.prompt.passed.iter().map(|s| s.0).collect(),
                min,
                max,
                further: further(state),
                options: ask
                    .options
                    .iter()
                    .map(|o| OptionView {
                        key: o.key.clone(),
                        label: o.label.clone(),
                        blocked: o.blocked.clone(),
                        brings: brings(&rules, o),
                    })
                    .collect(),
            }
        }),
        waiting: waiting(&rules),
        usable: viewer
            .map(|seat| {
                usable(catalog, state, seat)
                    .into_iter()
                    .map(|what| (rules.user_for(seat, &what), what))
                    .collect()
            })
            .unwrap_or_default(),
        end: s.end,
        score: rules.score(),
    }
}

/// What comes of an alternative that can be picked: wounds for what it asks for and does not find, or nothing at all.
pub(crate) fn brings(rules: &Rules<'_>, option: &Choice<Label, Rejection, Vec<Task>>) -> Brings {
    let (Label::Alternative { effects, .. }, None) = (&option.label, &option.blocked) else {
        return Brings::AsSaid;
    };
    let Some(ctx) = option.then.first().map(|task| &task.ctx) else {
        return Brings::AsSaid;
    };
    let missing = effects.iter().map(|e| rules.missing(e, ctx)).sum();
    let each = rules.sufferers(ctx).len() > 1;
    let idle = !effects.is_empty() && effects.iter().all(|e| rules.eases_nothing(e));
    match (missing, idle) {
        (0, true) => Brings::Nothing,
        (0, false) => no_loss(rules, effects).unwrap_or(Brings::AsSaid),
        (missing, _) => Brings::Wounds(Unmet { missing, each }),
    }
}

/// That all an alternative does is to take of a level of which nothing is lost.
fn no_loss(rules: &Rules<'_>, effects: &[Effect]) -> Option<Brings> {
    let [effect] = effects else {
        return None;
    };
    let (track, share) = match effect {
        // R-CARD-20: what is lost is rounded down.
        Effect::LevelTo {
            track,
            to: LevelAim::Half,
        } => (track, 2),
        // R-UD-9: nobody is wounded for it where it is not there.
        Effect::Level {
            track,
            n,
            mode: Mode::IfPossible,
        } if *n < 0 => (track, 1),
        _ => return None,
    };
    let level = rules.s.level(*track);
    (level < share).then_some(Brings::NoLoss { level })
}

/// Who is waited for; while planning those alone who have pawns left, as long as anybody has.
fn waiting(rules: &Rules<'_>) -> Vec<u8> {
    let awaited = awaited(rules);
    let planning = awaited.iter().any(|a| a.what == Await::Plan);
    let seats: Vec<u8> = awaited.iter().map(|a| a.seat.0).collect();
    let mut open = seats.clone();
    open.retain(|&seat| !planning || rules.free(Pawn::Seat(seat), None) > 0);
    if open.is_empty() { seats } else { open }
}

fn hex_view(rules: &Rules<'_>, space: Space) -> HexView {
    let s = rules.s;
    let tile = s.island.get(&space);
    let distances = rules.distances();
    let placed = tile.filter(|t| t.number > 0);
    HexView {
        space,
        tile: placed.and_then(|t| {
            let card = rules.cat.tiles.get(&t.number)?;
            Some(TileView {
                number: t.number,
                terrain: card.terrain,
                terrain_covered: t.terrain_covered,
                hidden: rules.markers_on(space).any(|kind| kind.hides_terrain),
                face_down: t.face_down,
                sources: card
                    .sources
                    .iter()
                    .copied()
                    .zip(0u8..)
                    .map(|(source, at)| (source, t.exhausted.contains(&at)))
                    .collect(),
                natural_shelter: card.natural_shelter,
                totem: card.totem && !rules.is_start(space),
                sleepers: s
                    .everyone()
                    .into_iter()
                    .filter(|&w| s.person(w).is_some_and(|p| p.outside == Some(space)))
                    .collect(),
            })
        }),
        distance: distances.get(&space).copied(),
        explorable: placed.is_none() && distances.contains_key(&space) && !s.piles.tiles.is_empty(),
        camp: s.camp == space,
        shortcut: s.shortcut == Some(space),
        tokens: TokenKind::ALL
            .iter()
            .flat_map(|&t| std::iter::repeat_n(t, rules.lying(t, Place::Space(space)).count()))
            .collect(),
        waiting_markers: tile.map_or(0, |t| t.waiting_markers),
        closed: rules.closed(space).cloned(),
        closes: rules.closing(space).map(|(by, round)| (by.clone(), round)),
        slow: rules.explore_slow(space),
        markers: rules
            .markers_on(space)
            .map(|kind| kind.id.clone())
            .collect(),
        number: s
            .numbers
            .iter()
            .find(|(_, (at, _))| *at == space)
            .map(|(n, _)| *n),
    }
}

fn person_view(rules: &Rules<'_>, who: Who, person: &Person) -> PersonView {
    let card = rules.cat.characters.get(&person.character);
    let (pawn, pawns) = match who {
        Who::Seat(seat) => (Pawn::Seat(seat), rules.pawns_of(seat)),
        Who::Friday => (Pawn::Friday, u8::from(!person.dead)),
        Who::Guest(n) => (Pawn::Guest(n), rules.there_are(Pawn::Guest(n))),
    };
    PersonView {
        who,
        character: person.character.clone(),
        wounds: person.wounds,
        dies_on: rules.dies_on(who),
        arrows: card
            .map(|c| {
                c.arrows
                    .iter()
                    .copied()
                    .filter(|a| !person.covered_arrows.contains(a))
                    .collect()
            })
            .unwrap_or_default(),
        det: person.det,
        specials: person.specials.clone(),
        pawns,
        pawns_left: rules.free(pawn, None),
        abilities: card
            .map(|c| {
                c.abilities
                    .iter()
                    .map(|a| {
                        let changed = rules.s.rulings.ability_price(&rules.cat.priced, &a.id);
                        let det = changed.unwrap_or(a.usage.det);
                        (a.id.clone(), det, person.used.contains(&a.id))
                    })
                    .collect()
            })
            .unwrap_or_default(),
        outside: person.outside,
        sheet: person.sheet.clone(),
        allowed: person.allowed.clone(),
        dead: person.dead,
        away: false,
    }
}

/// A planned action as shown.
pub(crate) fn placement_view(rules: &Rules<'_>, placement: &Placement) -> PlacementView {
    let goal = &placement.what.goal;
    let leader = placement.leader();
    let odds = leader
        .and_then(|who| rules.odds_and_rerolls(goal, who, placement.is_sure(), Some(placement.id)));
    let pawns = u8::try_from(placement.what.pawns.len()).unwrap_or(u8::MAX);
    let card = match placement.what.goal {
        Goal::Threat { slot, option } => rules.threat_action(slot, option).map(|(card, _)| card),
        Goal::Card { serial, .. } => rules.card_action(serial).map(|(card, _)| card),
        Goal::Hunt
        | Goal::Build(_)
        | Goal::Gather { .. }
        | Goal::Explore(_)
        | Goal::Special { .. }
        | Goal::Arrange
        | Goal::Rest => None,
    };
    PlacementView {
        id: placement.id,
        what: placement.what.clone(),
        tied: placement.tied,
        tied_det: placement.tied_det,
        risky: placement.risky,
        sure: placement.sure,
        missing: placement.risky.saturating_sub(pawns),
        odds,
        card,
        res: rules.goal_res(&placement.what.goal),
        done: placement.done,
    }
}
