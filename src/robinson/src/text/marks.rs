//! Signs of conditions, prices, fights and of what works by itself.

use std::iter;

use super::{
    effect_marks::mark,
    signs::{Mark, Sign, SignAmount},
};
use crate::{
    content::{Beast, CardAction, Requirement, ThreatAction},
    effect::{Alternative, At, Cond, Effect, Fate, MysteryLimits, Passive, Target, Use, Window},
    ids::{Kind, MysteryKind, Res, Track, Weather},
};

/// The signs of effects, one after the other.
pub fn marks(effects: &[Effect]) -> Vec<Mark> {
    effects.iter().flat_map(mark).collect()
}

/// Whom an effect hits, where it is not just whoever reads the card.
fn target(who: Target) -> Option<Mark> {
    match who {
        Target::FirstPlayer => Some(Mark::plain(Sign::FirstPlayer)),
        Target::EachPlayer | Target::InCamp | Target::EachPerson => {
            Some(Mark::plain(Sign::Everyone))
        }
        Target::Resolver | Target::Bearer | Target::AnyOne | Target::Split => None,
    }
}

pub(super) fn aimed(who: Target, marks: Vec<Mark>) -> Vec<Mark> {
    target(who).into_iter().chain(marks).collect()
}

/// The place of a token, where it has an icon of its own.
pub(super) fn place(at: At) -> Option<Mark> {
    let sign = match at {
        At::Action(kind) => Sign::Action(kind),
        At::Deck(deck) => Sign::Deck(deck),
        At::ActionTile | At::AdjacentToCamp | At::Linked | At::Space(_) => Sign::Tile,
        At::Camp => Sign::Camp,
        At::Shelter => Sign::Shelter,
        At::Track(track) => Sign::Track(track),
        At::Night => Sign::Night,
    };
    Some(Mark::plain(sign))
}

/// The signs of a condition.
pub(super) fn cond(cond: &Cond) -> Mark {
    match cond {
        Cond::Shelter | Cond::BuiltShelter | Cond::FirmShelter => Mark::plain(Sign::Shelter),
        Cond::Item(item) => Mark::plain(Sign::Item(item.clone())),
        Cond::NoItem(item) => Mark::none(Sign::Item(item.clone())),
        Cond::WeaponAtLeast(n) => Mark::new(Sign::Track(Track::Weapon), SignAmount::AtLeast(*n)),
        Cond::CampCanMove => Mark::plain(Sign::Camp),
        Cond::CampOnTotem => Mark::plain(Sign::Totem),
        Cond::WeaponBelow(n) => Mark::new(Sign::Track(Track::Weapon), SignAmount::Below(*n)),
    }
}

/// What a fight costs and brings, its strength first.
pub(super) fn fight(strength: u8, weapon: u8, food: u8, fur: u8, palisade: u8) -> Vec<Mark> {
    let mut out = vec![Mark::new(Sign::Strength, SignAmount::Of(strength))];
    out.extend(spoils(weapon, food, fur, palisade));
    out
}

fn spoils(weapon: u8, food: u8, fur: u8, palisade: u8) -> Vec<Mark> {
    [
        (
            Sign::Track(Track::Weapon),
            SignAmount::Minus(weapon),
            weapon,
        ),
        (Sign::Res(Res::Food), SignAmount::Plus(food), food),
        (Sign::Res(Res::Fur), SignAmount::Plus(fur), fur),
        (
            Sign::Track(Track::Palisade),
            SignAmount::Minus(palisade),
            palisade,
        ),
    ]
    .into_iter()
    .filter(|(_, _, n)| *n > 0)
    .map(|(sign, amount, _)| Mark::new(sign, amount))
    .collect()
}

/// What a fight with a beast costs and brings, its strength and what else it does left out.
pub(super) fn spoils_of(beast: &Beast) -> Vec<Mark> {
    spoils(
        beast.weapon_loss,
        beast.food,
        beast.fur,
        beast.palisade_loss,
    )
}

pub(super) fn mystery(limits: &MysteryLimits) -> Vec<Mark> {
    let mut out = Vec::new();
    let mut add = |kind, n: u8| {
        if n > 0 {
            out.push(Mark::new(Sign::Mystery(kind), SignAmount::Of(n)));
        }
    };
    if limits.all {
        add(MysteryKind::Treasure, limits.total);
        return out;
    }
    add(MysteryKind::Treasure, limits.treasures);
    match limits.dangers {
        Some(n) => {
            add(MysteryKind::Trap, n);
            out.push(Mark::plain(Sign::Or));
            out.push(Mark::plain(Sign::Mystery(MysteryKind::Creature)));
        }
        None => {
            add(MysteryKind::Trap, limits.traps);
            add(MysteryKind::Creature, limits.creatures);
        }
    }
    out
}

/// Where a card goes, as a sign; leaving the game has none.
pub(super) fn fate(fate: Fate) -> Option<Mark> {
    match fate {
        Fate::ShuffleIntoEvents => Some(Mark::plain(Sign::Events)),
        Fate::Keep => Some(Mark::plain(Sign::Keep)),
        Fate::Discard | Fate::ByChoice => None,
    }
}

/// The signs of an alternative, with where the card goes.
pub(super) fn alternative(option: &Alternative) -> Vec<Mark> {
    let mut out = marks(&option.effects);
    out.extend(option.fate.and_then(fate));
    out
}

pub(super) fn joined(lists: impl Iterator<Item = Vec<Mark>>) -> Vec<Mark> {
    lists
        .filter(|list| !list.is_empty())
        .reduce(|mut a, b| {
            a.push(Mark::plain(Sign::Or));
            a.extend(b);
            a
        })
        .unwrap_or_default()
}

/// What stands in the way or costs something, then an arrow, then what comes of it.
pub(super) fn leads(cost: Vec<Mark>, to: Vec<Mark>) -> Vec<Mark> {
    let mut out = cost;
    if !out.is_empty() && !to.is_empty() {
        out.push(Mark::plain(Sign::To));
    }
    out.extend(to);
    out
}

/// The price and the effects of a use.
pub(super) fn usage(usage: &Use) -> Vec<Mark> {
    let mut price: Vec<Mark> = usage.requires.iter().map(cond).collect();
    for (sign, n) in [
        (Sign::Det, usage.det),
        (Sign::Res(Res::Food), usage.food),
        (Sign::Wound, usage.wounds),
    ] {
        if n > 0 {
            price.push(Mark::new(sign, SignAmount::Of(n)));
        }
    }
    let mut does = window(usage.window);
    does.extend(marks(&usage.effects));
    leads(price, does)
}

/// The signs of what a window does by itself.
fn window(window: Window) -> Vec<Mark> {
    match window {
        Window::AfterRoll(deck) => {
            let deck = deck.map(|d| Mark::plain(Sign::Deck(d)));
            iter::once(Mark::plain(Sign::Die)).chain(deck).collect()
        }
        Window::OwnAction => vec![Mark::new(Sign::Res(Res::Wood), SignAmount::Minus(1))],
        _ => Vec::new(),
    }
}

fn requirement(requirement: &Requirement) -> Vec<Mark> {
    let mut out = Vec::new();
    for (sign, n) in [
        (Sign::Res(Res::Wood), requirement.wood),
        (Sign::Res(Res::Fur), requirement.fur),
        (Sign::Res(Res::Food), requirement.food),
    ] {
        if n > 0 {
            out.push(Mark::new(sign, SignAmount::Of(n)));
        }
    }
    out.extend(
        requirement
            .item
            .iter()
            .map(|i| Mark::plain(Sign::Item(i.clone()))),
    );
    if requirement.weapon > 0 {
        out.push(Mark::new(
            Sign::Track(Track::Weapon),
            SignAmount::AtLeast(requirement.weapon),
        ));
    }
    out
}

/// The pawns and what else a Threat Action asks for.
pub(super) fn threat_cost(action: &ThreatAction) -> Vec<Mark> {
    let mut out = vec![Mark::new(Sign::Pawn, SignAmount::Of(action.pawns))];
    out.extend(joined(action.requires.iter().map(requirement)));
    out
}

/// The signs of an action of a kept card's own.
pub(super) fn card_action(action: &CardAction) -> Vec<Mark> {
    leads(
        vec![
            Mark::plain(Sign::Action(action.kind)),
            Mark::new(Sign::Pawn, SignAmount::Of(action.pawns)),
        ],
        marks(&action.reward),
    )
}

/// The signs of what works by itself.
pub(super) fn passive(passive: &Passive) -> Vec<Mark> {
    let weapon_like = |sign, amount| vec![Mark::new(sign, amount)];
    match passive {
        Passive::PawnEachRound(colour) => weapon_like(Sign::Neutral(*colour), SignAmount::Plus(1)),
        Passive::PawnFor { colour, .. } => vec![
            Mark::new(Sign::Neutral(*colour), SignAmount::Plus(1)),
            Mark::plain(Sign::Totem),
        ],
        Passive::GatherBonus(n) => weapon_like(Sign::Action(Kind::Gather), SignAmount::Plus(*n)),
        Passive::Rest { det, heal } => leads(
            vec![Mark::plain(Sign::Action(Kind::Rest))],
            vec![
                Mark::new(Sign::Heal, SignAmount::Of(*heal)),
                Mark::new(Sign::Det, SignAmount::Plus(*det)),
            ],
        ),
        Passive::FoodKeeps(_) => vec![
            Mark::plain(Sign::Res(Res::Food)),
            Mark::plain(Sign::To),
            Mark::plain(Sign::Res(Res::Npfood)),
        ],
        Passive::MoralePhaseDet(n) => vec![
            Mark::plain(Sign::FirstPlayer),
            Mark::new(Sign::Det, SignAmount::Plus(*n)),
        ],
        Passive::IgnoreSnow(n) => weapon_like(Sign::Weather(Weather::Snow), SignAmount::Minus(*n)),
        Passive::SnowAsRain(_) => vec![
            Mark::plain(Sign::Weather(Weather::Snow)),
            Mark::plain(Sign::To),
            Mark::plain(Sign::Weather(Weather::Rain)),
        ],
        Passive::NightMeal { heal } => leads(
            vec![
                Mark::plain(Sign::Night),
                Mark::new(Sign::Res(Res::Food), SignAmount::Of(1)),
            ],
            vec![Mark::new(Sign::Heal, SignAmount::Of(*heal))],
        ),
        Passive::Shortcut => vec![Mark::plain(Sign::Shortcut), Mark::plain(Sign::Production)],
        Passive::Pit => leads(
            vec![Mark::plain(Sign::Die), Mark::plain(Sign::Wound)],
            vec![Mark::new(Sign::Res(Res::Food), SignAmount::Plus(2))],
        ),
        Passive::CombatArmour(n) => vec![
            Mark::plain(Sign::Strength),
            Mark::new(Sign::Wound, SignAmount::Minus(*n)),
        ],
        Passive::ExtraDiscovery => leads(
            vec![Mark::plain(Sign::Action(Kind::Explore))],
            vec![Mark::new(Sign::Discovery, SignAmount::Of(2))],
        ),
        Passive::ExploreChoice(n) => leads(
            vec![Mark::plain(Sign::Action(Kind::Explore))],
            vec![Mark::new(Sign::Tile, SignAmount::Of(*n))],
        ),
        Passive::IgnoreTrap => vec![Mark::none(Sign::Mystery(MysteryKind::Trap))],
    }
}
