//! Why something is advised: what it averts or brings as the table stands.

use castaway_kernel::Key;

use crate::{
    content::Aim,
    effect::Effect,
    engine::Rules,
    ids::{Res, Track, Who},
    plan::{Goal, Project},
    policy, tonight,
};

/// What an order averts or brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// A night without a shelter wounds everybody.
    Night,
    /// A natural shelter stays behind when the camp moves.
    Own,
    /// There is less food than people who eat tonight.
    Hunger,
    /// A cloud without a roof costs food and wood.
    Clouds,
    /// Storms and beasts find no palisade.
    Storms,
    /// Without a weapon level every fight wounds.
    Weapon,
    /// More of it.
    Stronger,
    /// The scenario is won with it, and nothing else is missing.
    Goal,
    /// It is one of several things that the scenario still asks for.
    Part,
    /// It is the first of two that the scenario asks for.
    First,
    /// Without it somebody whom the goal needs cannot be fetched.
    Fetch,
    /// Somebody whom the goal needs is fetched in time only if it is done now.
    Rescue,
    /// A tool that makes other things possible.
    Tool,
    /// Wood for the shelter.
    ShelterWood,
    /// Wood for what is built.
    Wood,
    /// Wood for that, and for the pile that the scenario is won with.
    Pile,
    /// Something for the store.
    Store,
    /// New sources and terrains.
    Discovery,
    /// Low morale costs determination every round.
    Morale,
    /// Determination for abilities.
    Determination,
    /// Wounds heal.
    Wounds,
    /// A pawn that nothing else asks for.
    Spare,
    /// A threat that would strike.
    Threat,
    /// What the thing itself says.
    Thing,
}

impl Why {
    /// Every reason.
    pub const ALL: [Self; 24] = [
        Self::Night,
        Self::Own,
        Self::Hunger,
        Self::Clouds,
        Self::Storms,
        Self::Weapon,
        Self::Stronger,
        Self::Goal,
        Self::Part,
        Self::First,
        Self::Fetch,
        Self::Rescue,
        Self::Tool,
        Self::ShelterWood,
        Self::Wood,
        Self::Pile,
        Self::Store,
        Self::Discovery,
        Self::Morale,
        Self::Determination,
        Self::Wounds,
        Self::Spare,
        Self::Threat,
        Self::Thing,
    ];

    /// Its name in texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Own => "own",
            Self::Hunger => "hunger",
            Self::Clouds => "clouds",
            Self::Storms => "storms",
            Self::Weapon => "weapon",
            Self::Stronger => "stronger",
            Self::Goal => "goal",
            Self::Part => "part",
            Self::First => "first",
            Self::Fetch => "fetch",
            Self::Rescue => "rescue",
            Self::Tool => "tool",
            Self::ShelterWood => "shelter-wood",
            Self::Wood => "wood",
            Self::Pile => "pile",
            Self::Store => "store",
            Self::Discovery => "discovery",
            Self::Morale => "morale",
            Self::Determination => "determination",
            Self::Wounds => "wounds",
            Self::Spare => "spare",
            Self::Threat => "threat",
            Self::Thing => "thing",
        }
    }
}

/// What an action with this goal averts or brings as the table stands: nothing is said that is not true of it.
pub(super) fn reason(rules: &Rules<'_>, goal: &Goal) -> Why {
    match goal {
        goal if policy::presses(rules, goal) => Why::Rescue,
        Goal::Special { .. } if policy::fetches(rules, goal) => towards(rules, goal),
        Goal::Build(Project::Invention(_)) if policy::fetches(rules, goal) => Why::Fetch,
        Goal::Threat { slot, option } => threat(rules, *slot, *option),
        Goal::Hunt => food(rules),
        Goal::Build(Project::Shelter) if !rules.sheltered() => Why::Night,
        Goal::Build(Project::Shelter) if wins(rules, &Aim::Shelter) => towards(rules, goal),
        Goal::Build(Project::Shelter) => Why::Own,
        Goal::Build(Project::Level(Track::Roof)) => Why::Clouds,
        Goal::Build(Project::Level(Track::Palisade)) => Why::Storms,
        Goal::Build(Project::Level(Track::Weapon)) if rules.s.weapon > 0 => Why::Stronger,
        Goal::Build(Project::Level(Track::Weapon)) => Why::Weapon,
        Goal::Build(Project::Invention(id)) if Some(id) == aim(rules) => towards(rules, goal),
        // One more than the goal asks for brings it no nearer.
        Goal::Build(Project::On(id, _)) if is_laid(rules, id) => Why::Thing,
        Goal::Build(Project::On(..)) => towards(rules, goal),
        Goal::Build(Project::Invention(id)) if roofs(rules, id) => Why::Clouds,
        Goal::Build(Project::Invention(_)) => Why::Tool,
        Goal::Gather { space, source } => match rules.source_res(*space, *source) {
            Some(Res::Food | Res::Npfood) => food(rules),
            Some(Res::Wood) => wood(rules),
            Some(Res::Fur) | None => Why::Store,
        },
        Goal::Explore(_) => Why::Discovery,
        Goal::Arrange if rules.s.morale < 0 => Why::Morale,
        Goal::Arrange => Why::Determination,
        Goal::Rest if rules.s.everyone().iter().any(|&who| is_wounded(rules, who)) => Why::Wounds,
        Goal::Rest => Why::Spare,
        Goal::Card { .. } | Goal::Special { .. } => Why::Thing,
    }
}

/// A card that would strike is a threat; any other is dealt with for what it brings.
fn threat(rules: &Rules<'_>, slot: u8, option: u8) -> Why {
    let lies = rules.s.threats.get(usize::from(slot));
    if lies
        .and_then(Option::as_ref)
        .is_some_and(|card| tonight::harms(rules, card))
    {
        return Why::Threat;
    }
    let reward = rules.threat_action(slot, option);
    let reward = reward.map(|(_, action)| action.reward).unwrap_or_default();
    let brings = |wanted: &[Res]| {
        let gained =
            |effect: &Effect| matches!(effect, Effect::Gain { res, .. } if wanted.contains(res));
        reward.iter().any(gained)
    };
    if brings(&[Res::Food, Res::Npfood]) {
        food(rules)
    } else if brings(&[Res::Wood]) {
        wood(rules)
    } else {
        Why::Thing
    }
}

fn food(rules: &Rules<'_>) -> Why {
    match tonight::is_short_of_food(rules) {
        true => Why::Hunger,
        false => Why::Store,
    }
}

fn wood(rules: &Rules<'_>) -> Why {
    let shelter = Goal::Build(Project::Shelter);
    let planned = || rules.s.plan.iter().any(|p| p.what.goal == shelter);
    // Wood that lies there builds it without any more.
    let lacks = rules.s.stock.wood < u16::from(rules.camp_price().wood);
    if lacks && !rules.sheltered() && !planned() {
        return Why::ShelterWood;
    }
    let pile = rules.scenario().and_then(|sheet| sheet.woodpile.as_ref());
    let mut stages = pile
        .iter()
        .flat_map(|pile| pile.stages.iter().zip(&rules.s.pile));
    match stages.any(|(of, wood)| wood < of) {
        true => Why::Pile,
        false => Why::Wood,
    }
}

fn is_wounded(rules: &Rules<'_>, who: Who) -> bool {
    rules.s.person(who).is_some_and(|person| person.wounds > 0)
}

/// Whether the scenario asks for this.
fn wins(rules: &Rules<'_>, aim: &Aim) -> bool {
    rules
        .scenario()
        .is_some_and(|sheet| sheet.win.all.contains(aim))
}

/// Whether what building this lays lies on as many tiles as the scenario asks for.
fn is_laid(rules: &Rules<'_>, id: &Key) -> bool {
    let aims = rules.scenario().map_or(&[][..], |sheet| &sheet.win.all);
    let card = rules.cat.inventions.get(id);
    aims.iter().any(|aim| match aim {
        Aim::Markers { marker, .. } => {
            let lays = card.is_some_and(|card| card.on_build.iter().any(|e| e.lays(marker)));
            lays && rules.met(aim, &rules.s.pile)
        }
        _ => false,
    })
}

/// The item that the scenario is won with.
fn aim<'a>(rules: &Rules<'a>) -> Option<&'a Key> {
    rules.scenario()?.win.items().next()
}

/// Whether an invention is nothing but a roof.
fn roofs(rules: &Rules<'_>, id: &Key) -> bool {
    let card = rules.cat.inventions.get(id);
    let raises = |effect: &Effect| match effect {
        Effect::Level { track, n, .. } => *track == Track::Roof && *n > 0,
        _ => false,
    };
    card.is_some_and(|card| !card.on_build.is_empty() && card.on_build.iter().all(raises))
}

/// What something is that the scenario asks for: all of it, a part, or the first of two of a kind and nothing else.
fn towards(rules: &Rules<'_>, goal: &Goal) -> Why {
    // Of two of a kind the other may surely be built already.
    let on = |goal: &Goal| match goal {
        Goal::Build(Project::On(id, _)) => Some(id.clone()),
        _ => None,
    };
    let before = rules.s.plan.iter().take_while(|p| p.what.goal != *goal);
    let plan = before.filter(|placement| {
        let same = on(&placement.what.goal).is_some_and(|id| on(goal) == Some(id));
        same && placement.is_sure() && !placement.done
    });
    let planned = plan.count();
    let laid = |marker: &Key| rules.tiles_with(marker) + planned;
    let aims = rules.scenario().map_or(&[][..], |sheet| &sheet.win.all);
    let open = aims.iter().filter(|aim| {
        // That comes by itself.
        !matches!(aim, Aim::Rounds { .. }) && !rules.met(aim, &rules.s.pile)
    });
    let left = |aim: &Aim| match aim {
        Aim::Markers { marker, n } => usize::from(*n).saturating_sub(laid(marker)),
        _ => 1,
    };
    let first = |aim: &&Aim| match aim {
        Aim::Markers { marker, n } => *n == 2 && laid(marker) == 0,
        _ => false,
    };
    match open.clone().map(left).sum() {
        0..=1 => Why::Goal,
        2 if open.clone().any(|aim| first(&aim)) => Why::First,
        _ => Why::Part,
    }
}
