//! What the rest of the round, and of the game, will ask of the group, as far as anybody can know.

use super::{climate, owed::Owed};
use crate::{
    content::{Aim, Invention},
    engine::Rules,
    ids::{Kind, Place, Res, TokenKind, Track, Who},
    plan::{Goal, Placement, Project},
};

/// First round in which the goal can be met needs the pile at this pace: stage n by round n + 7.
const PILE_PACE: u8 = 7;

/// Needs and means, in hundredths where dice decide.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// How many castaways there are.
    pub players: i32,
    /// Portions that tonight and the weather lack.
    pub food_short: i32,
    /// Wood that this round's weather lacks.
    pub wood_short: i32,
    /// Roof levels, planned ones included.
    pub roofs: i32,
    /// Palisade levels, planned ones included.
    pub palisades: i32,
    /// Morale, planned camp work included.
    pub morale: i32,
    /// Wood that the rest of the game asks for beyond what production will bring.
    pub wood_wanted: i32,
    /// Rounds that are still to be played after this one.
    pub rounds_left: i32,
    /// What the goal still asks for.
    pub owed: Owed,
    /// A roof of any kind is there or planned.
    pub sheltered: bool,
}

/// Clouds to expect by round: what a careful group prepares for.
pub(crate) fn clouds(rules: &Rules<'_>) -> i32 {
    let dice = climate::clouds_of(rules, rules.s.round.into());
    dice + i32::from(rules.s.weather.rain) + i32::from(rules.s.weather.snow)
}

/// How much one Gather from a source brings.
pub(super) fn yield_of(rules: &Rules<'_>, goal: &Goal, aids: usize) -> i32 {
    let Goal::Gather { space, source } = goal else {
        return 0;
    };
    let token = match rules.source_res(*space, *source) {
        Some(Res::Wood) => TokenKind::AdditionalWood,
        _ => TokenKind::AdditionalFood,
    };
    let more = rules.lying(token, Place::Space(*space)).count();
    let more = more.saturating_sub(source.token().iter().len());
    1 + i32::try_from(more + aids).unwrap_or(0)
}

/// What a threat action's card gives of a resource.
pub(super) fn reward(rules: &Rules<'_>, slot: u8, option: u8, wanted: Res) -> i32 {
    use crate::effect::Effect;
    rules.threat_action(slot, option).map_or(0, |(_, action)| {
        action
            .reward
            .iter()
            .map(|e| match e {
                Effect::Gain { res, n, .. } if *res == wanted => i32::from(*n),
                _ => 0,
            })
            .sum()
    })
}

fn brings(rules: &Rules<'_>, placed: &Placement, wanted: Res) -> i32 {
    if !placed.manned() {
        return 0;
    }
    match &placed.what.goal {
        goal @ Goal::Gather { space, source } => {
            if rules.source_res(*space, *source) != Some(wanted) {
                return 0;
            }
            let odds = if placed.is_sure() { 100 } else { 83 };
            yield_of(rules, goal, placed.what.aids.len()) * odds
        }
        Goal::Hunt if wanted == Res::Food => 250,
        Goal::Threat { slot, option } => reward(rules, *slot, *option, wanted) * 100,
        Goal::Hunt
        | Goal::Build(_)
        | Goal::Explore(_)
        | Goal::Card { .. }
        | Goal::Special { .. }
        | Goal::Arrange
        | Goal::Rest => 0,
    }
}

impl Outlook {
    /// Looks at the table and the plan so far.
    pub(super) fn new(rules: &Rules<'_>) -> Self {
        let s = rules.s;
        let planned = |goal: &Goal| {
            let n = s.plan.iter().filter(|p| p.what.goal == *goal).count();
            i32::try_from(n).unwrap_or(0)
        };
        let coming = |res| -> i32 { s.plan.iter().map(|p| brings(rules, p, res)).sum() };
        let players = i32::try_from(s.people.len()).unwrap_or(1);
        let roofs = i32::from(s.roof) + planned(&Goal::Build(Project::Level(Track::Roof)));
        let palisades =
            i32::from(s.palisade) + planned(&Goal::Build(Project::Level(Track::Palisade)));
        let above = (clouds(rules) - roofs).max(0);
        let snow = i32::from(climate::snows(rules, s.round.into())) + i32::from(s.weather.snow);
        let food = i32::from(s.stock.food + s.stock.npfood) * 100
            + coming(Res::Food)
            + coming(Res::Npfood);
        let wood = i32::from(s.stock.wood) * 100 + coming(Res::Wood);
        let extra = i32::from(s.has_token(TokenKind::AdditionalFood, Place::Night)) * players;
        let mouths = i32::from(rules.mouths(s.round));
        let rounds = rules.scenario().map_or(12, |sheet| i32::from(sheet.rounds));
        let rounds_left = rounds - i32::from(s.round);
        let sheltered = rules.sheltered() || planned(&Goal::Build(Project::Shelter)) > 0;
        let price = i32::from(rules.camp_price().wood);
        let wet = climate::season(rules).is_some();
        let builds = i32::from(wet) * (4 - roofs).max(0) + i32::from(!sheltered);
        let snows = (i32::try_from(climate::wet(rules)).unwrap_or(0) / 10).min(rounds_left) + above;
        let owed = Owed::new(rules);
        let goal = pile_left(rules) + owed.wood;
        let wanted = builds * price + goal + snows - rounds_left - wood / 100;
        Self {
            players,
            food_short: (players + mouths + above + extra) * 100 - food,
            wood_short: (above + snow) * 100 - wood,
            roofs,
            palisades,
            morale: i32::from(s.morale) + planned(&Goal::Arrange),
            wood_wanted: wanted,
            rounds_left,
            owed,
            sheltered,
        }
    }
}

/// Wood that the pile still lacks.
pub(super) fn pile_left(rules: &Rules<'_>) -> i32 {
    rules
        .cat
        .scenarios
        .get(&rules.s.setup.scenario)
        .and_then(|s| s.woodpile.as_ref())
        .map_or(0, |pile| {
            pile.stages
                .iter()
                .zip(&rules.s.pile)
                .map(|(of, wood)| i32::from(of.saturating_sub(*wood)))
                .sum()
        })
}

/// How many markers the goal still lacks, and the wood that building them takes.
pub(super) fn markers_left(rules: &Rules<'_>) -> (i32, i32) {
    let Some(sheet) = rules.scenario() else {
        return (0, 0);
    };
    let (mut all, mut wood) = (0, 0);
    for aim in &sheet.win.all {
        let Aim::Markers { marker, n } = aim else {
            continue;
        };
        let there = i32::try_from(rules.tiles_with(marker)).unwrap_or(i32::MAX);
        let missing = (i32::from(*n) - there).max(0);
        let lays = |card: &&Invention| {
            card.repeat.as_ref().and_then(|repeat| repeat.without()) == Some(marker)
        };
        let builds = sheet.inventions.iter().find(lays);
        let price = builds.and_then(|card| card.price.iter().map(|p| p.wood).min());
        all += missing;
        wood += missing * i32::from(price.unwrap_or(0));
    }
    (all, wood)
}

/// Whether the pile lags behind what the last rounds can make good.
pub(super) fn pile_late(rules: &Rules<'_>) -> bool {
    let stages = rules
        .cat
        .scenarios
        .get(&rules.s.setup.scenario)
        .and_then(|s| s.woodpile.as_ref())
        .map_or(0, |pile| {
            pile.stages
                .iter()
                .zip(&rules.s.pile)
                .filter(|(of, wood)| wood >= of)
                .count()
        });
    usize::from(rules.s.round.saturating_sub(PILE_PACE)) > stages
}

/// Wounds until this person dies.
pub(crate) fn life_left(rules: &Rules<'_>, who: Who) -> i32 {
    let Some(person) = rules.s.person(who) else {
        return 0;
    };
    i32::from(rules.dies_on(who)) - i32::from(person.wounds)
}

/// The least life left of the castaways.
pub(super) fn weakest(rules: &Rules<'_>) -> i32 {
    rules
        .s
        .seats()
        .map(|who| life_left(rules, who))
        .min()
        .unwrap_or(0)
}

/// How many planned actions are of a kind.
pub(super) fn planned(rules: &Rules<'_>, kind: Kind) -> i32 {
    let n = rules
        .s
        .plan
        .iter()
        .filter(|p| p.what.goal.kind() == kind)
        .count();
    i32::try_from(n).unwrap_or(0)
}

/// By how much the inventions that the goal asks for lag behind one a round.
pub(super) fn drawn_late(rules: &Rules<'_>, rounds_left: i32) -> i32 {
    let missing = rules.s.drawn.len() - rules.drawn_built();
    (i32::try_from(missing).unwrap_or(0) + 1 - rounds_left).max(0)
}

/// What an exploration is worth besides where the goal counts tiles: more the later it is.
pub(super) fn tiles_wanted(rules: &Rules<'_>) -> i32 {
    let aims = rules.scenario().map(|sheet| sheet.win.all.as_slice());
    let aims = aims.unwrap_or_default().iter();
    let open = aims.filter(|aim| matches!(aim, Aim::Explored(_)) && !rules.met(aim, &rules.s.pile));
    let rounds = rules.scenario().map_or(12, |sheet| i32::from(sheet.rounds));
    open.map(|_| 50 + 12 * (6 - (rounds - i32::from(rules.s.round))).max(0))
        .sum()
}
