//! What is wished for at each question, the first wish first.

use castaway_kernel::{Key, Pick};

use super::worth;
use crate::{
    ask::{Ask, Label, Loss, Question},
    effect::{Effect, Relief},
    engine::Rules,
    ids::{Place, Res, TokenKind, Who},
    policy,
    task::{Die, Op, Usable},
};

/// What a wish weighs: the least is wished for first, and of equals what is offered first.
type Rank = i32;

/// After everything else.
const LAST: Rank = 1_000;

/// The answers that may count, by the places of their options, the first wish first.
pub(super) fn wishes(rules: &Rules<'_>, ask: &Ask) -> Vec<Vec<usize>> {
    let mut ranked: Vec<(Rank, usize)> = (0..ask.options.len())
        .filter(|&at| ask.options[at].blocked.is_none())
        .filter_map(|at| Some((rank(rules, ask, at)?, at)))
        .collect();
    ranked.sort_unstable();
    let order: Vec<usize> = ranked.into_iter().map(|(_, at)| at).collect();
    match ask.pick {
        Pick::One => order.into_iter().map(|at| vec![at]).collect(),
        Pick::Some { min, .. } => {
            let mut groups = groups(&order, min.into());
            // Picked in the order in which they are offered, as people's answers are.
            groups.iter_mut().for_each(|group| group.sort_unstable());
            groups
        }
    }
}

/// Every choice of so many, those first that take what stands first.
fn groups(order: &[usize], n: usize) -> Vec<Vec<usize>> {
    let Some((first, rest)) = order.split_first().filter(|_| n > 0) else {
        return if n == 0 { vec![vec![]] } else { vec![] };
    };
    let with = groups(rest, n - 1).into_iter();
    let with = with.map(|group| [&[*first], &group[..]].concat());
    with.chain(groups(rest, n)).collect()
}

/// How much an option is wished for; `None` for what is never of use.
fn rank(rules: &Rules<'_>, ask: &Ask, at: usize) -> Option<Rank> {
    let label = &ask.options[at].label;
    let place = Rank::try_from(at).unwrap_or(LAST);
    let rank = match &ask.prompt.question {
        Question::Alternative => match label {
            Label::Alternative { effects, .. } => -effects
                .iter()
                .map(|e| policy::price(rules.s, e))
                .sum::<Rank>(),
            _ => 0,
        },
        Question::ExhaustSource => match label {
            Label::Source(space, _, res) => worth::source(rules, *space, *res),
            _ => 0,
        },
        Question::BlackMarker => match label {
            Label::Source(space, _, res) => -worth::source(rules, *space, *res),
            _ => LAST,
        },
        Question::PickTile => spoiled(rules, ask, label),
        Question::SleepWhere | Question::MoveCamp => -camp(rules, label),
        Question::MayMoveCamp => match label {
            Label::No => 0,
            _ => LAST - camp(rules, label),
        },
        Question::FlipItem | Question::LoseItem | Question::MarkItem | Question::DropInvention => {
            item(rules, label)
        }
        Question::TakeInvention | Question::BuildFree => -item(rules, label),
        Question::Heal { .. } | Question::Protect => person(label, |who| life(rules, who)),
        Question::GiveDet { .. } => person(label, |who| {
            rules.s.person(who).map_or(LAST, |p| p.det.into())
        }),
        Question::GiveWound { .. } => person(label, |who| {
            let given = rules.s.person(who).map_or(0, |p| p.night_wounds);
            Rank::from(given) - life(rules, who)
        }),
        Question::WhoEats { .. } | Question::NightSurcharge => {
            person(label, |who| -life(rules, who))
        }
        Question::CoverArrow => match label {
            Label::Arrow(who, arrow) => until(rules, *who, *arrow),
            _ => 0,
        },
        Question::MoraleBonus => either(label, |l| matches!(l, Label::Heal(_))),
        Question::HalfProduction { .. } => match label {
            Label::Stock(stock) => stock.wood.into(),
            _ => 0,
        },
        Question::Shortcut => either(label, |l| matches!(l, Label::Source(_, _, Res::Food))),
        Question::PlaceShortcut => -tile(rules, label),
        Question::NextAction { .. }
        | Question::StrongestBeast
        | Question::Peeked { .. }
        | Question::KeepDiscovery => 0,
        Question::AfterRoll { .. } => match label {
            Label::Continue => 0,
            // The other dice kill nobody.
            Label::Reroll(Die::Wound, _, what) => spending(what),
            _ => return None,
        },
        Question::Combat { .. }
        | Question::WeaponNeeded { .. }
        | Question::Weather { .. }
        | Question::Demand { .. }
        | Question::Lethal { .. }
        | Question::ArrangeBonus
        | Question::SaveWood
        | Question::Night => using(label),
        Question::Before(loss) => before(rules, loss, label),
        Question::ArrangeCamp => either(label, |l| matches!(l, Label::Morale(_))),
        Question::MysteryGoOn => either(label, |l| *l == Label::Stop),
        Question::Trap => either(label, |l| *l == Label::IgnoreTrap),
        // The last one back lies on top: they are put back as they lay.
        Question::TileOrder => match ask.prompt.origin.op {
            Op::OrderTiles(_) => -place,
            _ => place,
        },
        Question::TileToPlace => -place,
        Question::PeekedBeast { .. } => either(label, |l| *l == Label::Top),
        Question::RemoveToken => match label {
            Label::Token(token, place) => token_serves(*token, *place),
            _ => 0,
        },
        Question::ExtraBuild | Question::PileWood => either(label, |l| *l == Label::No),
    };
    Some(rank)
}

/// Every stop is let go by but one before somebody goes hungry: things that feed are used.
fn before(rules: &Rules<'_>, loss: &Loss, label: &Label) -> Rank {
    match loss {
        Loss::Meal { .. } | Loss::OwnMeal { .. } | Loss::Mouths { .. } => match label {
            Label::Use(who, what) if feeds(rules, *who, what) => spending(what) - LAST,
            _ => using(label),
        },
        Loss::Arrows { .. }
        | Loss::LowMorale { .. }
        | Loss::Goods
        | Loss::Determination
        | Loss::Item(_)
        | Loss::Half(_)
        | Loss::Inventions
        | Loss::Alternatives
        | Loss::Danger
        | Loss::Breach
        | Loss::Action(_)
        | Loss::Beast
        | Loss::Mysteries(_)
        | Loss::Game => using(label),
    }
}

/// Whether a thing is food; what somebody knows costs determination, which is theirs to spend.
fn feeds(rules: &Rules<'_>, who: Who, what: &Usable) -> bool {
    let food = |relief: &Relief| matches!(relief, Relief::Goods(Res::Food | Res::Npfood, _));
    match what {
        Usable::Ability(_) | Usable::FridayReroll | Usable::Pile => false,
        Usable::Meal(_) | Usable::Kept(_) | Usable::Discovery(_) | Usable::Equipment(_) => {
            rules.use_of(who, what).is_some_and(|usage| {
                // What weapons are needed for would ask for one again and again.
                let asks = usage.requires.as_ref().is_some_and(|c| !rules.holds(c));
                usage.det == 0 && !asks && usage.averts().iter().any(food)
            })
        }
    }
}

/// Going on first, then uses, those first whose thing is there again in the next round.
fn using(label: &Label) -> Rank {
    match label {
        Label::Continue => 0,
        Label::Use(_, what) => spending(what),
        _ => LAST,
    }
}

fn spending(what: &Usable) -> Rank {
    match what {
        Usable::Ability(_) | Usable::FridayReroll => 1,
        Usable::Meal(_) => 2,
        Usable::Kept(_) => 3,
        Usable::Discovery(_) => 4,
        Usable::Equipment(_) => 5,
        Usable::Pile => 6,
    }
}

fn either(label: &Label, wished: impl Fn(&Label) -> bool) -> Rank {
    if wished(label) { 0 } else { 1 }
}

fn person(label: &Label, rank: impl Fn(Who) -> Rank) -> Rank {
    match label {
        Label::Person(who) => rank(*who),
        _ => LAST,
    }
}

fn tile(rules: &Rules<'_>, label: &Label) -> Rank {
    match label {
        Label::Space(space) => worth::tile(rules, *space),
        _ => 0,
    }
}

/// A tile that a card spoils; what is turned down is lost with all that lies on it.
fn spoiled(rules: &Rules<'_>, ask: &Ask, label: &Label) -> Rank {
    match (label, &ask.prompt.origin.op) {
        (Label::Space(space), Op::Effect(Effect::FlipTileDown { .. })) => {
            worth::with_all_on_it(rules, *space)
        }
        (label, _) => tile(rules, label),
    }
}

fn camp(rules: &Rules<'_>, label: &Label) -> Rank {
    match label {
        Label::Space(space) => worth::camp(rules, *space),
        _ => 0,
    }
}

fn item(rules: &Rules<'_>, label: &Label) -> Rank {
    match label {
        Label::Card(card) => worth::item(rules, &Key::clone(card.key())),
        _ => 0,
    }
}

/// Wounds until somebody dies, less those that are about to come.
fn life(rules: &Rules<'_>, who: Who) -> Rank {
    let mut stack = rules.s.stack.iter().rev();
    let coming = stack.find_map(|task| match task.op {
        Op::Hurt(hurt, n) if hurt == who => Some(Rank::from(n)),
        _ => None,
    });
    policy::life_left(rules, who) - coming.unwrap_or(0)
}

/// How many wounds until a morale arrow; what is passed already comes last.
fn until(rules: &Rules<'_>, who: Who, arrow: u8) -> Rank {
    let wounds = rules.s.person(who).map_or(0, |p| p.wounds);
    arrow
        .checked_sub(wounds)
        .filter(|n| *n > 0)
        .map_or(LAST, Rank::from)
}

/// What a token does to the group: those that hinder are wished away.
fn token_serves(token: TokenKind, place: Place) -> Rank {
    match (token, place) {
        (TokenKind::AdditionalFood | TokenKind::AdditionalWood, Place::Space(_)) => LAST,
        (TokenKind::TimeConsuming, _) => 0,
        (TokenKind::AdditionalFood, _) => 1,
        (TokenKind::AdditionalWood, _) => 2,
        (TokenKind::GreaterDanger, _) => 3,
        (TokenKind::Reroll, _) => 4,
        (TokenKind::Adventure, _) => 5,
    }
}
