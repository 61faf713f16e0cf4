//! Advice for newcomers: what to do next, and what that averts or brings.

use castaway_kernel::{Answer, Game, Key, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    effect::Effect,
    engine::Rules,
    game::Island,
    ids::{Res, Track},
    legal,
    plan::{Assignment, Goal, Project},
    policy::{self, Spending, Style},
    state::State,
    task::Usable,
    view::PlacementView,
};

/// More things than anybody uses before a plan.
const USES: usize = 12;

/// The weapon level from which a hunt is advised as readily as anything.
const ARMED: u16 = 2;

/// What a hunt is worth less with less than that, in points of the sensible player: what a beast does to somebody without a
/// weapon is worse than hunger.
const UNARMED: i32 = -120;

/// The same without any weapon: more than anything brings.
const BARE: i32 = -1000;

/// More orders than a plan takes, with what is used for it.
const ORDERS: usize = 30;

/// More actions than anybody plans at once.
const PLANS: usize = 6;

/// What to do next, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The order: something planned or joined.
    pub command: Command,
    /// Why.
    pub why: Why,
}

/// One thing of a whole plan that is advised.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What is planned.
    pub what: Assignment,
    /// Why.
    pub why: Why,
    /// What the plan would say of it, with its odds.
    pub seen: PlacementView,
}

/// What an order averts or brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// A night without a shelter wounds everybody.
    Night,
    /// There is less food than people who eat tonight.
    Hunger,
    /// A cloud without a roof costs food and wood.
    Clouds,
    /// Storms and beasts find no palisade.
    Storms,
    /// A weapon level for fights.
    Weapon,
    /// The item that the scenario is won with.
    Goal,
    /// A tool that makes other things possible.
    Tool,
    /// Wood for the shelter.
    ShelterWood,
    /// Wood, which every plan needs.
    Wood,
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
    /// A threat that would strike.
    Threat,
    /// What the thing itself says.
    Thing,
}

impl Why {
    /// Every reason.
    pub const ALL: [Self; 16] = [
        Self::Night,
        Self::Hunger,
        Self::Clouds,
        Self::Storms,
        Self::Weapon,
        Self::Goal,
        Self::Tool,
        Self::ShelterWood,
        Self::Wood,
        Self::Store,
        Self::Discovery,
        Self::Morale,
        Self::Determination,
        Self::Wounds,
        Self::Threat,
        Self::Thing,
    ];

    /// Its name in texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Hunger => "hunger",
            Self::Clouds => "clouds",
            Self::Storms => "storms",
            Self::Weapon => "weapon",
            Self::Goal => "goal",
            Self::Tool => "tool",
            Self::ShelterWood => "shelter-wood",
            Self::Wood => "wood",
            Self::Store => "store",
            Self::Discovery => "discovery",
            Self::Morale => "morale",
            Self::Determination => "determination",
            Self::Wounds => "wounds",
            Self::Threat => "threat",
            Self::Thing => "thing",
        }
    }
}

/// What a seat could do next while actions are planned; `None` when the plan is good as it is.
pub fn advise(catalog: &Catalog, state: &State, seat: Seat) -> Option<Advice> {
    if !state.planning || state.ask.is_some() {
        return None;
    }
    let rules = Rules::new(catalog, state);
    let command = placement(catalog, state, seat)?;
    let why = match &command {
        Command::Assign(what) => reason(&rules, &what.goal),
        Command::Join { placement, .. } => {
            let planned = state.plan.iter().find(|p| p.id == *placement)?;
            reason(&rules, &planned.what.goal)
        }
        Command::Plan(_)
        | Command::Use(_)
        | Command::Unassign { .. }
        | Command::Leave { .. }
        | Command::Advance
        | Command::Choose(_) => {
            return None;
        }
    };
    Some(Advice { command, why })
}

/// What a seat could do one after the other until the plan is good, each with its reason: only what is planned anew.
pub fn advise_all(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Step> {
    let mut all = Vec::new();
    let mut imagined = None;
    while all.len() < PLANS {
        let now = imagined.as_ref().unwrap_or(state);
        let Some(Advice {
            command: command @ Command::Assign(_),
            why,
        }) = advise(catalog, now, seat)
        else {
            break;
        };
        let Ok(planned) = Island::apply(catalog, now, seat, &command) else {
            break;
        };
        if let Command::Assign(what) = command
            && let Ok(seen) = legal::preview(catalog, now, seat, &what)
        {
            all.push(Step { what, why, seen });
        }
        imagined = Some(planned.state);
    }
    all
}

/// The table as it will likely stand once these seats have planned what they are advised.
pub fn once_planned(catalog: &Catalog, state: &State, seats: &[Seat]) -> State {
    let mut likely = state.clone();
    for seat in seats {
        for step in advise_all(catalog, &likely, *seat) {
            if let Ok(applied) = Island::apply(catalog, &likely, *seat, &Command::Assign(step.what))
            {
                likely = applied.state;
            }
        }
    }
    likely
}

/// What the sensible player would use or lay on the pile for its plan: not what the plan can do without.
pub fn uses_first(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Usable> {
    let mut used = Vec::new();
    if !state.planning || state.ask.is_some() {
        return used;
    }
    let mut orders = Vec::new();
    let mut imagined = state.clone();
    while orders.len() < ORDERS {
        let next = policy::suggest_in(&Rules::new(catalog, &imagined), seat, &leanings(state));
        let Some(command) = next.filter(|command| *command != Command::Advance) else {
            break;
        };
        let Ok(applied) = Island::apply(catalog, &imagined, seat, &command) else {
            break;
        };
        orders.push((seat, command));
        imagined = applied.state;
    }
    let planned = |(_, command): &(Seat, Command)| {
        matches!(command, Command::Assign(_) | Command::Join { .. })
    };
    let first = |command: &Command| matches!(command, Command::Use(_) | Command::Choose(_));
    let before = orders
        .iter()
        .take_while(|(_, command)| first(command))
        .count();
    // Without a plan it cannot be known what is needed.
    if orders.iter().any(planned) {
        let later = orders.split_off(before);
        let all = orders.iter().cloned().chain(later).collect();
        let needed = policy::needed(catalog, state, all);
        orders.retain(|order| needed.contains(order));
    }
    for (_, command) in orders.into_iter().take_while(|(_, command)| first(command)) {
        if let Command::Use(what) = command
            && !used.contains(&what)
        {
            used.push(what);
        }
    }
    used
}

/// What the sensible player would answer to the open question, where this seat is asked.
pub fn answer(catalog: &Catalog, state: &State, seat: Seat) -> Option<Answer> {
    state.ask.as_ref()?;
    match policy::suggest_in(&Rules::new(catalog, state), seat, &leanings(state))? {
        Command::Choose(answer) => Some(answer),
        _ => None,
    }
}

/// The next placement of the sensible player. What it would use before is passed over: a plan comes first, and what
/// lies in the camp is learned later.
fn placement(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    let mut imagined = None;
    for _ in 0..USES {
        let now = imagined.as_ref().unwrap_or(state);
        match policy::suggest_in(&Rules::new(catalog, now), seat, &leanings(state))? {
            // What is used may ask something, such as how much wood goes to the pile.
            used @ (Command::Use(_) | Command::Choose(_)) => {
                imagined = Some(Island::apply(catalog, now, seat, &used).ok()?.state);
            }
            command => {
                if Island::apply(catalog, state, seat, &command).is_ok() {
                    return Some(command);
                }
                break;
            }
        }
    }
    // What only works once a thing was used is no advice: then it is a plan with nothing used.
    let style = Style {
        spending: Spending::Nothing,
        ..leanings(state)
    };
    policy::suggest_in(&Rules::new(catalog, state), seat, &style)
}

/// How the player leans that newcomers are advised by: what a hunt without weapons costs is seen too late by whoever does
/// not know the beasts, and nobody is sent where the next wound is the last.
fn leanings(state: &State) -> Style<'static> {
    let hunt = match state.weapon {
        0 => BARE,
        1 => UNARMED,
        ARMED.. => 0,
    };
    Style {
        hunt,
        spares: true,
        ..Style::default()
    }
}

/// What an action with this goal averts or brings now.
pub fn why(catalog: &Catalog, state: &State, goal: &Goal) -> Why {
    reason(&Rules::new(catalog, state), goal)
}

fn reason(rules: &Rules<'_>, goal: &Goal) -> Why {
    match goal {
        Goal::Threat { slot, option } => salvage(rules, *slot, *option).unwrap_or(Why::Threat),
        Goal::Hunt => food(rules),
        Goal::Build(Project::Shelter) => Why::Night,
        Goal::Build(Project::Level(Track::Roof)) => Why::Clouds,
        Goal::Build(Project::Level(Track::Palisade)) => Why::Storms,
        Goal::Build(Project::Level(Track::Weapon)) => Why::Weapon,
        Goal::Build(Project::Invention(id)) if Some(id) == aim(rules) => Why::Goal,
        Goal::Build(Project::On(..)) => Why::Goal,
        Goal::Build(Project::Invention(_)) => Why::Tool,
        Goal::Gather { space, source } => match rules.source_res(*space, *source) {
            Some(Res::Food | Res::Npfood) => food(rules),
            Some(Res::Wood) if !rules.sheltered() => Why::ShelterWood,
            Some(Res::Wood) => Why::Wood,
            Some(Res::Fur) | None => Why::Store,
        },
        Goal::Explore(_) => Why::Discovery,
        Goal::Arrange if rules.s.morale < 0 => Why::Morale,
        Goal::Arrange => Why::Determination,
        Goal::Rest => Why::Wounds,
        Goal::Card { .. } | Goal::Special { .. } => Why::Thing,
    }
}

/// Wreckage threatens nobody: it is picked up for what it brings. None for what does threaten.
fn salvage(rules: &Rules<'_>, slot: u8, option: u8) -> Option<Why> {
    let threat = rules.s.threats.get(usize::from(slot))?.as_ref()?;
    if !threat.wreckage {
        return None;
    }
    let card = rules.cat.wreckage.get(&threat.card)?;
    let reward = &card.actions.get(usize::from(option))?.reward;
    let brings = |wanted: &[Res]| {
        let gained =
            |effect: &Effect| matches!(effect, Effect::Gain { res, .. } if wanted.contains(res));
        reward.iter().any(gained)
    };
    Some(if brings(&[Res::Food, Res::Npfood]) {
        food(rules)
    } else if brings(&[Res::Wood]) {
        Why::Wood
    } else {
        Why::Thing
    })
}

fn food(rules: &Rules<'_>) -> Why {
    let people = rules.s.seats().count();
    let stock = &rules.s.stock;
    if usize::from(stock.food + stock.npfood) < people {
        Why::Hunger
    } else {
        Why::Store
    }
}

/// The item that the scenario is won with.
fn aim<'a>(rules: &Rules<'a>) -> Option<&'a Key> {
    rules.scenario()?.win.items().next()
}
