//! Questions answered.

use castaway_kernel::Answer;

use crate::{
    ask::{Ask, Label, Loss, Question},
    catalog::Catalog,
    command::Command,
    content::Face,
    effect::{Effect, Hidden, LevelAim},
    engine::Rules,
    ids::{Res, Space, Who},
    state::State,
    task::{Die, Usable},
};

use super::{climate, flight, outlook};

/// The answer to the open question.
pub(super) fn answer(rules: &Rules<'_>, ask: &Ask) -> Command {
    let (catalog, state) = (rules.cat, rules.s);
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
            let spare = spare_wood(rules);
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
        Question::MayMoveCamp | Question::MoveCamp => {
            let sites: Vec<Space> = open
                .iter()
                .filter_map(|&i| match ask.options[i].label {
                    Label::Space(space) => Some(space),
                    _ => None,
                })
                .collect();
            let refuge = flight::refuge(rules, &sites);
            let refuge = refuge.and_then(|to| find(&|l| *l == Label::Space(to)));
            let better = match ask.prompt.question {
                Question::MayMoveCamp => better_camp(catalog, state, ask),
                _ => None,
            };
            pick(refuge.or(better).unwrap_or(first))
        }
        // Declining would leave the thing that asked for it to be tried again.
        Question::WeaponNeeded { .. }
        | Question::Combat { .. }
        | Question::Demand { .. }
        | Question::Lethal { .. }
        | Question::Weather { .. }
        | Question::Night
        | Question::ArrangeBonus => pick(find(&|l| matches!(l, Label::Use(..))).unwrap_or(first)),
        Question::Before(loss) => {
            let wanted = |l: &Label| match l {
                Label::Use(who, what) => worth_it(rules, loss, *who, what),
                _ => false,
            };
            pick(find(&wanted).unwrap_or(first))
        }
        Question::AfterRoll { roll } => {
            let again =
                |wanted: Die| find(&|l| matches!(l, Label::Reroll(die, ..) if *die == wanted));
            let better = if roll.success == Some(Face::Det) {
                again(Die::Success)
            } else if roll.wound == Some(Face::Wound) {
                again(Die::Wound)
            } else {
                None
            };
            pick(
                better
                    .or_else(|| find(&|l| *l == Label::Continue))
                    .unwrap_or(first),
            )
        }
        Question::Alternative => {
            let best = open
                .iter()
                .copied()
                .rev()
                .max_by_key(|&i| match &ask.options[i].label {
                    Label::Alternative { effects, .. } => {
                        effects.iter().map(|e| price(state, e)).sum::<i32>()
                    }
                    _ => 0,
                });
            pick(best.unwrap_or(first))
        }
        // A wood is worth two determination only while it is short.
        Question::SaveWood if state.stock.wood <= reserve(rules) => {
            pick(find(&|l| matches!(l, Label::Use(..))).unwrap_or(first))
        }
        Question::ArrangeCamp => {
            let wanted = state.morale < 1;
            pick(find(&|l| matches!(l, Label::Morale(_)) && wanted).unwrap_or(first))
        }
        Question::MysteryGoOn => pick(find(&|l| *l == Label::Stop).unwrap_or(first)),
        Question::Trap => {
            let used = find(&|l| matches!(l, Label::Use(..)));
            pick(find(&|l| *l == Label::IgnoreTrap).or(used).unwrap_or(first))
        }
        _ => pick(first),
    }
}

/// Whether a use before a loss is worth its price.
fn worth_it(rules: &Rules<'_>, loss: &Loss, who: Who, what: &Usable) -> bool {
    let usage = rules.use_of(who, what);
    let free = usage.as_ref().is_some_and(|u| u.det == 0 && u.food == 0);
    let feeds = usage.iter().flat_map(|u| &u.effects).any(|e| {
        matches!(
            e,
            Effect::Gain {
                res: Res::Food | Res::Npfood,
                ..
            }
        )
    });
    match loss {
        // A meal that heals takes the food out of somebody's mouth.
        Loss::Meal { extra, .. } => feeds || (*extra && free),
        Loss::OwnMeal { .. } | Loss::Mouths { .. } => feeds,
        Loss::LowMorale { .. } => free || rules.s.person(who).is_some_and(|p| p.det >= 5),
        Loss::Arrows { .. }
        | Loss::Goods
        | Loss::Determination
        | Loss::Item(_)
        | Loss::Half(_)
        | Loss::Danger
        | Loss::Mysteries(_)
        | Loss::Breach
        | Loss::Game => true,
        Loss::Action(_) | Loss::Alternatives => free,
        Loss::Inventions | Loss::Beast => false,
    }
}

/// Wood that nothing is kept back for.
pub(super) fn spare_wood(rules: &Rules<'_>) -> u16 {
    rules.s.stock.wood.saturating_sub(reserve(rules))
}

/// Wood kept back for what keeps people alive.
fn reserve(rules: &Rules<'_>) -> u16 {
    let state = rules.s;
    if state.round >= 12 || outlook::pile_late(rules) {
        return u16::from(state.round < 12 && outlook::weakest(rules) <= 3);
    }
    let price = rules.camp_price().wood;
    let roofless = state.roof < 4 || !rules.sheltered();
    // Once the plan stands, what it builds is paid for, and wood comes in before the next.
    let building = if state.resolving {
        0
    } else if roofless {
        u16::from(price) * if state.round >= 5 { 2 } else { 1 }
    } else {
        1
    };
    let weather = u16::try_from(climate::clouds_of(rules, state.round.into())).unwrap_or(0);
    building + weather.saturating_sub(state.roof) + u16::from(state.round >= 6)
}

/// A tile with more sources than the camp's, while moving costs little.
fn better_camp(catalog: &Catalog, state: &State, ask: &Ask) -> Option<usize> {
    let worth = |space| {
        let tile = state.island.get(&space)?;
        let card = catalog.tiles.get(&tile.number)?;
        let open = card.sources.len().saturating_sub(tile.exhausted.len());
        Some(open * 2 + usize::from(card.natural_shelter && !state.shelter))
    };
    let here = worth(state.camp)?;
    let rules = Rules::new(catalog, state);
    let cost = usize::from(state.roof + state.palisade).min(4);
    let covers = |space| {
        let tile = state.island.get(&space);
        let card = tile.and_then(|tile| catalog.tiles.get(&tile.number));
        card.is_some_and(|card| card.natural_shelter)
    };
    // No source is worth nights in the open.
    let roofless = |space| !state.shelter && covers(state.camp) && !covers(space);
    (0..ask.options.len())
        .filter(|&i| ask.options[i].blocked.is_none())
        .filter_map(|i| match ask.options[i].label {
            // No place is better that will be gone before this one.
            Label::Space(space) if flight::sooner(&rules, space) => None,
            Label::Space(space) if !roofless(space) => worth(space).map(|w| (w, i)),
            _ => None,
        })
        .filter(|(w, _)| *w > here + cost)
        .max()
        .map(|(_, i)| i)
}

/// What one effect is roughly worth; what is not listed counts for nothing.
pub(crate) fn price(state: &State, effect: &Effect) -> i32 {
    let all = i32::try_from(state.people.len()).unwrap_or(1);
    // Of two looks the one at what comes for sure.
    if let Effect::Look {
        at: Hidden::WaitingBeast,
    } = effect
    {
        return 1;
    }
    if let Effect::Gain { n, .. } = effect {
        return 15 * i32::from(*n);
    }
    if let Effect::Discard { res, .. } = effect {
        return if state.stock.get(*res) == 0 { 0 } else { -18 };
    }
    if let Effect::Wound { n, .. } = effect {
        return -20 * i32::from(*n) * all;
    }
    if let Effect::Morale { n } = effect {
        return 25 * i32::from(*n);
    }
    if let Effect::Level { n, .. } = effect {
        return 30 * i32::from(*n);
    }
    if let Effect::LevelTo { track, to } = effect {
        let level = i32::from(state.level(*track));
        return match to {
            // Half of nothing wounds everybody, and half of one is nothing.
            LevelAim::Half if level == 0 => -20 * all,
            LevelAim::Half => -30 * (level / 2),
            LevelAim::Exactly(n) => 30 * (i32::from(*n) - level),
        };
    }
    if let Effect::If { then, .. } = effect {
        return then.iter().map(|e| price(state, e)).sum();
    }
    0
}
