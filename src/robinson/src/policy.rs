//! A simple player that plays by `legal` and `apply` alone: the measure of balance and a substitute.

use castaway_kernel::{Answer, Game, Seat};

use crate::{
    ask::{Ask, Label, Question},
    catalog::Catalog,
    command::Command,
    engine::Engine,
    game::Island,
    ids::{Kind, Res, Track, Who},
    legal,
    plan::{Assignment, Goal, Pawn, Project},
    state::State,
    task::Usable,
    view::Offer,
};

/// A sensible command for this seat, or `None` when it is not asked.
pub fn suggest(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    if state.end.is_some() || seat.index() >= state.people.len() {
        return None;
    }
    if let Some(ask) = &state.ask {
        return ask
            .seats
            .contains(&seat)
            .then(|| answer(catalog, state, ask));
    }
    if state.planning {
        plan(catalog, state, seat)
    } else {
        None
    }
}

fn answer(catalog: &Catalog, state: &State, ask: &Ask) -> Command {
    let open: Vec<usize> = (0..ask.options.len())
        .filter(|&i| ask.options[i].blocked.is_none())
        .collect();
    let pick = |i: usize| {
        Command::Choose(Answer {
            decision: ask.id,
            picks: vec![ask.options[i].key.clone()],
        })
    };
    let find = |wanted: &dyn Fn(&Label) -> bool| {
        open.iter()
            .copied()
            .find(|&i| wanted(&ask.options[i].label))
    };
    let first = open.first().copied().unwrap_or(0);
    match &ask.prompt.question {
        // Wood on the pile wins the game, but not while nobody has a roof.
        Question::PileWood => {
            let spare = state.stock.wood.saturating_sub(reserve(state));
            let best = open.iter().copied().rfind(
                |&i| matches!(ask.options[i].label, Label::Number(n) if u16::from(n) <= spare),
            );
            pick(best.or_else(|| find(&|l| *l == Label::No)).unwrap_or(first))
        }
        Question::WhoEats { .. } | Question::NightSurcharge => {
            let mut persons = open.clone();
            persons.sort_by_key(|&i| match ask.options[i].label {
                Label::Person(who) => state.person(who).map_or(0, |p| p.wounds),
                _ => 0,
            });
            let n = match ask.pick {
                castaway_kernel::Pick::One => 1,
                castaway_kernel::Pick::Some { min, .. } => usize::from(min),
            };
            Command::Choose(Answer {
                decision: ask.id,
                picks: persons
                    .into_iter()
                    .take(n)
                    .map(|i| ask.options[i].key.clone())
                    .collect(),
            })
        }
        Question::Heal { .. } => {
            let worst = open
                .iter()
                .copied()
                .max_by_key(|&i| match ask.options[i].label {
                    Label::Person(Who::Seat(s)) => state.people[usize::from(s)].wounds,
                    _ => 0,
                });
            pick(worst.unwrap_or(first))
        }
        Question::MayMoveCamp => pick(better_camp(catalog, state, ask).unwrap_or(first)),
        Question::Combat { .. }
        | Question::Demand { .. }
        | Question::Lethal { .. }
        | Question::Weather { .. }
        | Question::Night
        | Question::ArrangeBonus => pick(find(&|l| matches!(l, Label::Use(..))).unwrap_or(first)),
        Question::AfterRoll { .. } => pick(
            find(&|l| matches!(l, Label::Reroll(crate::task::Die::Success, ..))).unwrap_or(first),
        ),
        Question::MysteryGoOn => pick(find(&|l| *l == Label::Stop).unwrap_or(first)),
        Question::Trap => pick(find(&|l| *l == Label::IgnoreTrap).unwrap_or(first)),
        _ => pick(first),
    }
}

/// Wood kept back for what keeps people alive.
fn reserve(state: &State) -> u16 {
    let price = if state.people.len() >= 4 { 4 } else { 2 };
    let weather: u16 = match state.round {
        0..=3 => 0,
        4..=6 => 1,
        _ => 3,
    };
    let roofless = state.roof < 3 && state.round >= 2;
    let building = if !state.shelter || roofless { price } else { 1 };
    if state.round >= 10 {
        0
    } else {
        building + weather.saturating_sub(state.roof)
    }
}

/// A tile with more sources than the camp's, while moving costs little.
fn better_camp(catalog: &Catalog, state: &State, ask: &Ask) -> Option<usize> {
    let worth = |space| {
        let tile = state.island.get(&space)?;
        let card = catalog.tiles.get(&tile.number)?;
        let open = card.sources.len().saturating_sub(tile.exhausted.len());
        Some(open * 2 + usize::from(card.natural_shelter && !state.shelter) * 3)
    };
    let here = worth(state.camp)?;
    let cost = usize::from(state.roof + state.palisade).min(4);
    (0..ask.options.len())
        .filter(|&i| ask.options[i].blocked.is_none())
        .filter_map(|i| match ask.options[i].label {
            Label::Space(space) => worth(space).map(|w| (w, i)),
            _ => None,
        })
        .filter(|(w, _)| *w > here + cost)
        .max()
        .map(|(_, i)| i)
}

fn plan(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    // Speech and the like first: cheap morale while there is determination to spare.
    let engine = Engine::reader(catalog, state);
    for what in legal::usable_of(&engine, seat) {
        if worth_using(state, seat, &what) {
            return Some(Command::Use(what));
        }
    }
    let offers = legal::offers_for(&engine, seat);
    if engine.may_advance().is_ok() && !common_pawns_left(&engine, seat, &offers) {
        return Some(Command::Advance);
    }
    let mut best: Option<(i32, Assignment)> = None;
    for offer in &offers {
        if offer.blocked.is_some() || offer.leaders.is_empty() {
            continue;
        }
        for (score, what) in ways(&engine, seat, offer) {
            if best.as_ref().is_none_or(|(s, _)| score > *s)
                && engine.prepare(Some(seat), &what, None).is_ok()
            {
                best = Some((score, what));
            }
        }
    }
    match best {
        Some((_, what)) => Some(Command::Assign(what)),
        None if engine.free(Pawn::Seat(seat.0), None) == 0 && engine.may_advance().is_err() => {
            // An action that nobody can man any more is given up; otherwise the others go first.
            state
                .plan
                .iter()
                .find(|p| !p.manned() && p.what.pawns.contains(&Pawn::Seat(seat.0)))
                .map(|p| Command::Unassign { placement: p.id })
        }
        None => fallback(&engine, seat, &offers),
    }
}

/// Whatever is left: go on, man something, help somebody, or take something back.
fn fallback(engine: &Engine<'_>, seat: Seat, offers: &[Offer]) -> Option<Command> {
    if engine.may_advance().is_ok() {
        return Some(Command::Advance);
    }
    let own = Pawn::Seat(seat.0);
    let manned = offers
        .iter()
        .flat_map(|o| {
            legal::assignments(engine, seat, o)
                .into_iter()
                .filter(|a| a.pawns.contains(&own) && a.pawns.len() >= usize::from(o.risky))
        })
        .next();
    if let Some(what) = manned {
        return Some(Command::Assign(what));
    }
    let commands = Island::legal(engine.cat, &engine.s, seat);
    commands
        .iter()
        .find(|c| matches!(c, Command::Join { .. }))
        .or_else(|| {
            commands
                .iter()
                .find(|c| matches!(c, Command::Unassign { .. }))
        })
        .cloned()
}

fn worth_using(state: &State, seat: Seat, what: &Usable) -> bool {
    let det = state.people[seat.index()].det;
    match what {
        Usable::Ability(key) => match key.as_str() {
            "motivational_speech" => det >= 5 && state.morale < 1,
            "stone_soup" => det >= 5,
            "defensive_plan" => det >= 3,
            "grandmas_recipe" => state.people.iter().any(|p| p.wounds >= 6) && state.stock.food > 2,
            "handyman" => det >= 5,
            _ => false,
        },
        Usable::Equipment(key) => matches!(key.as_str(), "empty_bottle"),
        Usable::Discovery(key) => !matches!(key.as_str(), "large_leaves"),
        Usable::Kept(_) | Usable::Meal(_) | Usable::FridayReroll | Usable::Pile => false,
    }
}

fn common_pawns_left(engine: &Engine<'_>, seat: Seat, offers: &[Offer]) -> bool {
    offers.iter().any(|o| {
        o.blocked.is_none()
            && o.leaders.contains(&Pawn::Friday)
            && ways(engine, seat, o).iter().any(|(score, _)| *score > 0)
    })
}

/// The ways to man an offer, each with what it is worth.
fn ways(engine: &Engine<'_>, seat: Seat, offer: &Offer) -> Vec<(i32, Assignment)> {
    let state = &engine.s;
    let value = value(engine, offer);
    if value <= 0 {
        return vec![];
    }
    let own = Pawn::Seat(seat.0);
    let mut found = Vec::new();
    for &leader in &offer.leaders {
        let mut pool: Vec<Pawn> = offer.supporters.clone();
        if let Some(at) = pool.iter().position(|p| *p == leader) {
            pool.remove(at);
        }
        // Helpers that nobody else needs come first.
        pool.sort_by_key(|p| (*p == own, *p == Pawn::Friday));
        for n in [offer.risky, offer.sure] {
            let extra = usize::from(n.saturating_sub(1));
            if pool.len() < extra {
                continue;
            }
            let mut pawns = vec![leader];
            pawns.extend(pool.iter().copied().take(extra));
            let persons =
                i32::try_from(pawns.iter().filter(|p| p.who().is_some()).count()).unwrap_or(1);
            let mut score = value;
            if n < offer.sure
                && let Some(odds) = offer.odds
            {
                score = score * i32::from(odds.success) / 100;
                let hurt = state
                    .person(leader.who().unwrap_or(Who::Friday))
                    .map_or(0, |p| i32::from(p.wounds));
                score -= i32::from(odds.wound) * (3 + hurt) / 14 + i32::from(odds.adventure) / 8;
                // Failure brings determination, so a try is worth something.
                score += 8;
            }
            score = score * 3 / (persons + 2);
            if leader == Pawn::Friday {
                let worn = state.friday.as_ref().is_some_and(|f| f.wounds >= 3);
                if worn && n < offer.sure {
                    continue;
                }
                score += 3;
            }
            found.push((
                score,
                Assignment {
                    pawns,
                    aids: aids(engine, offer),
                    ..offer.what.clone()
                },
            ));
        }
    }
    found
}

fn aids(engine: &Engine<'_>, offer: &Offer) -> Vec<castaway_kernel::Key> {
    if offer.what.goal.kind() != Kind::Gather {
        return vec![];
    }
    let state = &engine.s;
    state
        .inventions
        .keys()
        .filter(|k| state.built(k.as_str()) && engine.gather_bonus(k) > 0)
        .filter(|k| !state.plan.iter().any(|p| p.what.aids.contains(k)))
        .cloned()
        .collect()
}

/// What an action is worth to the group, in rough points.
fn value(engine: &Engine<'_>, offer: &Offer) -> i32 {
    let (catalog, state) = (engine.cat, &engine.s);
    let wood = i32::from(state.stock.wood);
    let food = i32::from(state.stock.food + state.stock.npfood);
    let players = i32::try_from(state.people.len()).unwrap_or(1);
    let planned = |kind: Kind| {
        state
            .plan
            .iter()
            .filter(|p| p.what.goal.kind() == kind)
            .count()
    };
    let late = state.round >= 6;
    // What the coming weather takes above the roof, as far as it can be guessed.
    let clouds = match state.round {
        0..=3 => 0,
        4..=6 => 2,
        _ => 3,
    } + i32::from(state.weather.rain)
        + i32::from(state.weather.snow);
    let roofs = i32::from(state.roof)
        + i32::try_from(
            state
                .plan
                .iter()
                .filter(|p| p.what.goal == Goal::Build(Project::Level(Track::Roof)))
                .count(),
        )
        .unwrap_or(0);
    let above = (clouds - roofs).max(0);
    let coming = |wanted: Res| -> i32 {
        state
            .plan
            .iter()
            .filter(|p| engine.goal_res(&p.what.goal) == Some(wanted))
            .count()
            .try_into()
            .unwrap_or(0)
    };
    let hunts = i32::try_from(planned(Kind::Hunt)).unwrap_or(0);
    let hungry = players + above - food - coming(Res::Food) - 3 * hunts;
    let cold = above + if state.round >= 7 { 1 } else { 0 } - wood - coming(Res::Wood);
    let pile_left: i32 = catalog
        .scenarios
        .get(&state.setup.scenario)
        .and_then(|s| s.woodpile.as_ref())
        .map(|p| {
            p.stages
                .iter()
                .zip(&state.pile)
                .map(|(of, w)| i32::from(of - w))
                .sum()
        })
        .unwrap_or(0);
    match &offer.what.goal {
        Goal::Threat { slot, .. } => {
            let wreck = state.threats[usize::from(*slot)]
                .as_ref()
                .is_some_and(|t| t.wreckage);
            if wreck {
                25
            } else if *slot == 0 {
                55
            } else {
                30
            }
        }
        Goal::Hunt => {
            let weapon = i32::from(state.weapon);
            let worst = state
                .people
                .iter()
                .map(|p| i32::from(p.wounds))
                .max()
                .unwrap_or(0);
            let need = if hungry > 1 { 40 } else { -20 };
            need + weapon * 14 - worst * 4
        }
        Goal::Build(Project::Shelter) => 95,
        Goal::Build(Project::Level(Track::Roof)) => {
            let need = if state.round >= 6 { 4 } else { 2 };
            if roofs < need && state.round >= 2 {
                84
            } else {
                6
            }
        }
        Goal::Build(Project::Level(Track::Palisade)) => {
            if state.palisade < 2 && state.round >= 6 {
                40
            } else {
                5
            }
        }
        Goal::Build(Project::Level(Track::Weapon)) => {
            if state.weapon < 3 {
                32
            } else {
                10
            }
        }
        Goal::Build(Project::Invention(key)) => match key.as_str() {
            "fire" => 70,
            "mast" => 60,
            "hatchet" => 78,
            "snare" | "shortcut" | "corral" | "cellar" | "pit" => 74,
            "knife" | "shovel" | "rope" | "map" => 46,
            "basket" | "sack" | "lantern" | "belts" | "raft" | "dam" => 56,
            "bed" | "fireplace" | "pot" | "moat" | "wall" | "furnace" | "diary" | "drums" => 48,
            _ => 34,
        },
        Goal::Gather { space, source } => match engine.source_res(*space, *source) {
            Some(Res::Wood) => {
                if cold > 0 {
                    82
                } else if wood < 4 || (late && pile_left > wood) {
                    64
                } else {
                    44
                }
            }
            _ => {
                if hungry > 0 {
                    94
                } else {
                    12
                }
            }
        },
        // A sure treasure or two for two pawns.
        Goal::Card { .. } => 40,
        Goal::Explore(_) => {
            let explored = state.island.len();
            let mountains = state
                .explored_terrain(catalog)
                .contains(&crate::ids::Terrain::Mountains);
            if planned(Kind::Explore) > 0 {
                8
            } else if explored < 3 {
                90
            } else if explored < 5 || !mountains {
                56
            } else {
                10
            }
        }
        Goal::Arrange => match state.morale {
            i8::MIN..=-2 => 66,
            -1 => 54,
            0 => 36,
            _ => 20,
        },
        Goal::Rest => {
            let worst = state
                .people
                .iter()
                .map(|p| i32::from(p.wounds))
                .max()
                .unwrap_or(0);
            if worst >= 7 { 76 } else { worst * 6 }
        }
    }
}
