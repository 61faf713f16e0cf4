//! Advice for newcomers: what to do next, and what that averts or brings.

mod averts;
mod busy;
mod camp;
mod fed;
mod frail;
mod heeds;
mod hunts;
mod idle;
mod lacks;
mod losses;
mod needs;
mod pile;
mod rests;
mod spoils;
mod stars;
mod surely;
mod tools;
mod used;
mod why;

use castaway_kernel::{Answer, Game, Seat};

use crate::{
    ask::Ask,
    catalog::Catalog,
    command::Command,
    engine::Rules,
    game::Island,
    legal,
    plan::{Assignment, Goal},
    policy::{self, Spending, Style, search::spared},
    state::State,
    task::Usable,
    view::PlacementView,
};

pub use busy::busy;
pub use camp::{Site, harvest, site};
pub(crate) use fed::fed;
pub(crate) use frail::without_last_wounds;
pub(crate) use heeds::is_calm;
pub use heeds::wins_tonight;
pub(crate) use hunts::without_dear_hunts;
pub(crate) use idle::without_idle_rests;
pub(crate) use lacks::goal_first;
pub(crate) use needs::Needs;
pub use needs::{may_feed, may_hunt};
pub use pile::{Urgency, urgency};
pub(crate) use pile::{is_pile_over, keeps_wood};
pub(crate) use rests::rest;
pub use stars::lacking;
pub(crate) use surely::made_sure;
pub(crate) use tools::without_idle_tools;
pub use used::{Serves, serves};
pub use why::Why;
use why::reason;

/// More things than anybody uses before a plan.
const USES: usize = 12;

/// The weapon level from which a hunt is advised as readily as anything.
const ARMED: u16 = 2;

/// What a hunt is worth less with less than that, in points of the sensible player: what a beast does to somebody without a
/// weapon is worse than hunger.
const UNARMED: i32 = -120;

/// The same without any weapon: more than anything brings.
const BARE: i32 = -1000;

/// How much more a newcomer fears what the dice surely bring, in percent: nobody takes a certain wound gladly who has a second
/// pawn.
const CARE: i32 = 50;

/// More orders than a plan takes, with what is used for it.
const ORDERS: usize = 30;

/// More actions than anybody plans at once.
const PLANS: usize = 6;

/// What to do next, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The order: something planned or joined.
    pub command: Command,
    /// The reason, from the position.
    pub why: Why,
}

/// One thing of a whole plan that is advised.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What is planned.
    pub what: Assignment,
    /// The reason, from the position.
    pub why: Why,
    /// What the plan would say of it, with its odds.
    pub seen: PlacementView,
}

/// What a seat could do next while actions are planned; `None` when the plan is good as it is.
pub fn advise(catalog: &Catalog, state: &State, seat: Seat) -> Option<Advice> {
    if !state.planning || state.ask.is_some() {
        return None;
    }
    let command = placement(catalog, state, seat)?;
    match command {
        Command::Assign(_) | Command::Join { .. } => {
            let why = why_order(catalog, state, &command)?;
            Some(Advice { command, why })
        }
        _ => None,
    }
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
    planned_by(catalog, state, seats, |_| true)
}

/// The same for whoever plans beside these seats: what averts tonight's hunger is left out, for until it is planned nobody knows that
/// anybody sees to it.
pub fn beside(catalog: &Catalog, state: &State, seats: &[Seat]) -> State {
    planned_by(catalog, state, seats, |step| step.why != Why::Hunger)
}

/// The table once these seats have planned those of the steps that they are advised that count.
fn planned_by(
    catalog: &Catalog,
    state: &State,
    seats: &[Seat],
    counts: impl Fn(&Step) -> bool,
) -> State {
    let mut likely = state.clone();
    for seat in seats {
        let all = advise_all(catalog, &likely, *seat).into_iter();
        for step in all.filter(&counts) {
            if let Ok(applied) = Island::apply(catalog, &likely, *seat, &Command::Assign(step.what))
            {
                likely = applied.state;
            }
        }
    }
    likely
}

/// What the sensible player would use or lay on the pile for its plan, and what for: not what the plan can do without.
pub fn uses_first(catalog: &Catalog, state: &State, seat: Seat) -> Vec<(Usable, Serves)> {
    let mut used: Vec<(Usable, Serves)> = Vec::new();
    if !state.planning || state.ask.is_some() {
        return used;
    }
    let mut orders = Vec::new();
    let mut imagined = state.clone();
    while orders.len() < ORDERS {
        let next = suggested(
            &Rules::new(catalog, &imagined),
            state,
            seat,
            Spending::Freely,
        );
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
    // Without a plan it cannot be known what is needed.
    if orders.iter().any(planned) {
        orders = policy::needed(catalog, state, orders);
    }
    let first = |command: &Command| matches!(command, Command::Use(_) | Command::Choose(_));
    let mut now = state.clone();
    for (at, (_, command)) in orders.iter().enumerate() {
        if !first(command) {
            break;
        }
        let empty = |what: &Usable| *what == Usable::Pile && keeps_wood(catalog, &now, seat);
        if let Command::Use(what) = command
            && !used.iter().any(|(other, _)| other == what)
            && !empty(what)
        {
            let then = orders.get(at + 1..).unwrap_or_default();
            used.push((what.clone(), serves(catalog, &now, seat, what, then)));
        }
        let Ok(applied) = Island::apply(catalog, &now, seat, command) else {
            break;
        };
        now = applied.state;
    }
    used
}

/// What the sensible player would answer to the open question, where this seat is asked, unless that is known to lose the game and
/// this seat can save it.
pub fn answer(catalog: &Catalog, state: &State, seat: Seat) -> Option<Answer> {
    let ask = state.ask.as_ref()?;
    let rules = Rules::new(catalog, state);
    let Command::Choose(answer) = suggested(&rules, state, seat, Spending::Freely)? else {
        return None;
    };
    let answer = settled(&rules, ask, answer);
    let (_, careful) = spared(&rules, ask, (seat, Command::Choose(answer.clone())));
    // What saves may be for somebody else to give.
    let able = careful == Command::Choose(answer.clone())
        || Island::apply(catalog, state, seat, &careful).is_ok();
    match careful {
        Command::Choose(careful) if able => Some(careful),
        _ => Some(answer),
    }
}

/// The answer, or what a newcomer is told instead: the camp stays where it lives better, wood goes to a pile that is pressing, and
/// nobody is wounded close to death for determination that a thing at hand brings, no card comes back for food that
/// would rot, and what is lost is what is worth least.
pub(crate) fn settled(rules: &Rules<'_>, ask: &Ask, answer: Answer) -> Answer {
    let answer = pile::settled(rules, ask, camp::settled(rules, ask, answer));
    let answer = spoils::settled(rules, ask, stars::settled(rules, ask, answer));
    losses::settled(rules, ask, answer)
}

/// What all seats are advised together where the game is as good as won; none where it is not.
pub(crate) fn calm_plan(catalog: &Catalog, state: &State) -> Option<Vec<(Seat, Command)>> {
    let calm = is_calm(&Rules::new(catalog, state));
    let seats = u8::try_from(state.people.len()).unwrap_or(4);
    let mut likely = state.clone();
    let mut all = Vec::new();
    if calm {
        for (seat, command) in averts::uses(catalog, state) {
            if let Ok(applied) = Island::apply(catalog, &likely, seat, &command) {
                likely = applied.state;
                all.push((seat, command));
            }
        }
    }
    for seat in (0..seats).map(Seat).filter(|_| calm) {
        for step in advise_all(catalog, &likely, seat) {
            let command = Command::Assign(step.what);
            if let Ok(applied) = Island::apply(catalog, &likely, seat, &command) {
                likely = applied.state;
                all.push((seat, command));
            }
        }
    }
    calm.then_some(all)
}

/// The next placement of the sensible player. What it would use before is passed over: a plan comes first, and what
/// lies in the camp is learned later. Whoever would die of it tonight rests instead, and nobody rests whom it does not heal.
fn placement(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    let wanted = wanted(catalog, state, seat)?;
    let order = rests::settled(catalog, state, seat, wanted);
    let mut orders = without_idle_rests(catalog, state, vec![(seat, order)]);
    orders.pop().map(|(_, command)| command)
}

/// The same before anybody's life is looked at.
fn wanted(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    let mut imagined = None;
    for _ in 0..USES {
        let now = imagined.as_ref().unwrap_or(state);
        match suggested(&Rules::new(catalog, now), state, seat, Spending::Freely)? {
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
    suggested(&Rules::new(catalog, state), state, seat, Spending::Nothing)
}

/// The next order of the player that newcomers are advised by: what is only imagined to be used arms and feeds nobody, so it leans as
/// the table stands.
fn suggested(rules: &Rules<'_>, table: &State, seat: Seat, spending: Spending) -> Option<Command> {
    let needs = Needs::of(rules, table);
    let first = heeds::first(rules, needs.hungry);
    let mut lacking = lacks::first(rules);
    if is_calm(rules) {
        lacking.extend(heeds::free_roofs(rules));
    }
    let leanings = match is_calm(rules) {
        true => heeds::calm(needs.hungry || !lacking.is_empty()),
        false => leanings(&Rules::new(rules.cat, table)),
    };
    let style = Style {
        heed: &first,
        push: &lacking,
        needs: Some(needs),
        spending: match is_calm(rules) {
            true => Spending::Nothing,
            false => spending,
        },
        ..leanings
    };
    policy::suggest_in(rules, seat, &style)
}

/// How the player leans that newcomers are advised by: what a hunt without weapons costs is seen too late by whoever does
/// not know the beasts, no meal is worth more wounds than hunger, and nobody is sent where the next wound is the last.
fn leanings(table: &Rules<'_>) -> Style<'static> {
    let hunt = match table.s.weapon {
        0 => BARE,
        _ if hunts::costs_more(table) => BARE,
        1 => UNARMED,
        ARMED.. => 0,
    };
    Style {
        hunt,
        spares: true,
        care: CARE,
        ..Style::default()
    }
}

/// Whether nothing but this is left to do for the goal, or it asks for this and hardly a round is left: what is sure to succeed is better
/// then than what is rolled for.
pub(crate) fn decides(rules: &Rules<'_>, goal: &Goal) -> bool {
    reason(rules, goal) == Why::Goal || (lacks::is_late(rules) && lacks::brings(rules, goal))
}

/// What an action with this goal averts or brings now.
pub fn why(catalog: &Catalog, state: &State, goal: &Goal) -> Why {
    reason(&Rules::new(catalog, state), goal)
}

/// The same of an action with its pawns: a rest heals whoever takes it alone.
pub fn why_of(catalog: &Catalog, state: &State, what: &Assignment) -> Why {
    match what.goal {
        Goal::Rest if !idle::heals(&Rules::new(catalog, state), &what.pawns) => Why::Spare,
        _ => why(catalog, state, &what.goal),
    }
}

/// Why something is planned, joined or used; `None` for any other order.
pub fn why_order(catalog: &Catalog, state: &State, command: &Command) -> Option<Why> {
    match command {
        Command::Assign(what) => Some(why_of(catalog, state, what)),
        Command::Join { placement, .. } => {
            let planned = state.plan.iter().find(|p| p.id == *placement)?;
            Some(why(catalog, state, &planned.what.goal))
        }
        // What it is for depends on what follows: `serves` says it.
        Command::Use(_) => Some(Why::Thing),
        Command::Plan(_)
        | Command::Unassign { .. }
        | Command::Leave { .. }
        | Command::Advance
        | Command::Choose(_) => None,
    }
}
