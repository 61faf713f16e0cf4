//! A player that searches: whole plans, and answers, are tried in imagined games and the best is taken.
//!
//! It sees what the table sees. Every trial is a game in which the hidden cards and the dice are imagined; all
//! candidates are tried in the same imagined games, and bad ones are dropped early (successive halving).

mod aims;
mod lives;
mod runner;
mod saves;
mod sieve;
mod styles;
mod worth;

pub(crate) use self::lives::spared;
#[cfg(test)]
pub(super) use self::styles::around;
pub(super) use self::worth::worth;

use std::collections::VecDeque;

use castaway_kernel::{Answer, Chance, Pick, Seat};

use crate::{
    ask::{Ask, Label, Prompt, Question},
    catalog::Catalog,
    command::Command,
    engine::Rules,
    imagine::imagine,
    plan::Goal,
    policy::{Style, suggest},
    state::State,
    task::Op,
};
use lives::{Lives, best};
use runner::Runner;
use sieve::{Sieve, outcome};

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Imagined games for every plan; the better half gets as many again, and so on. Where more than two play, three at most: each
    /// of their games takes longer.
    pub plans: u8,
    /// Imagined games for every answer.
    pub answers: u8,
    /// Rounds that are looked ahead.
    pub ahead: u8,
}

impl Default for Effort {
    fn default() -> Self {
        Self {
            plans: 5,
            answers: 6,
            ahead: 2,
        }
    }
}

/// Imagined games for every plan where more than two play, so that a round is thought through in 0.3 s.
const COMPANY: u8 = 3;
/// Plans that are looked around from.
const KEPT: usize = 4;
/// How often it is looked for something better around the best plan.
const TURNS: u8 = 1;
/// Most options of a question that are tried.
const OPTIONS: usize = 8;

/// A searching player for all seats of a game; it remembers the plan it is carrying out.
#[derive(Clone, Debug, Default)]
pub struct Planner {
    effort: Effort,
    queue: VecDeque<(Seat, Command)>,
}

impl Planner {
    /// A planner of this effort.
    pub fn new(effort: Effort) -> Self {
        Self {
            effort,
            queue: VecDeque::new(),
        }
    }

    /// The next command and who gives it; `None` when the game is over.
    pub fn order(&mut self, catalog: &Catalog, state: &State) -> Option<(Seat, Command)> {
        if state.end.is_some() {
            return None;
        }
        let seats = u8::try_from(state.people.len()).unwrap_or(4);
        if let Some(ask) = &state.ask {
            self.queue.clear();
            let quick = || {
                (0..seats)
                    .map(Seat)
                    .find_map(|s| suggest(catalog, state, s).map(|c| (s, c)))
            };
            let answer = best_answer(catalog, state, ask, self.effort).or_else(quick);
            let rules = Rules::new(catalog, state);
            return answer.map(|order| spared(&rules, ask, order));
        }
        // Whatever somebody else ordered meanwhile may have made the plan void.
        if let Some((seat, command)) = self.queue.pop_front()
            && Runner::new(catalog, state.clone())
                .give(seat, &command)
                .is_ok()
        {
            return Some((seat, command));
        }
        self.queue = best_plan(catalog, state, self.effort).into();
        self.queue.pop_front().or_else(|| {
            (0..seats)
                .map(Seat)
                .find_map(|s| suggest(catalog, state, s).map(|c| (s, c)))
        })
    }
}

/// The seed of the imagined games of a moment, from what everybody knows.
fn seed(state: &State) -> u64 {
    u64::from(state.round) << 32 | u64::from(state.next_serial)
}

/// The best commands found for the rest of planning.
pub fn best_plan(catalog: &Catalog, state: &State, effort: Effort) -> Vec<(Seat, Command)> {
    best_plan_while(catalog, state, effort, &|| true)
}

/// The same as far as it is looked for while somebody wants to wait: the best that was found until then.
pub fn best_plan_while(
    catalog: &Catalog,
    state: &State,
    effort: Effort,
    go_on: &dyn Fn() -> bool,
) -> Vec<(Seat, Command)> {
    best_plan_laying(catalog, state, effort, true, go_on)
}

/// The same, where wood goes to the pile before the plan only if that is said.
pub(crate) fn best_plan_laying(
    catalog: &Catalog,
    state: &State,
    effort: Effort,
    lays_wood: bool,
    go_on: &dyn Fn() -> bool,
) -> Vec<(Seat, Command)> {
    let mut chance = Chance::from_seed(seed(state));
    let mut leanings = styles::styles(&mut chance);
    for style in &mut leanings {
        style.keeps_wood = !lays_wood;
    }
    let goals = offered(catalog, state);
    let effort = match state.people.len() {
        0..=2 => effort,
        _ => Effort {
            plans: effort.plans.min(COMPANY),
            ..effort
        },
    };
    let mut sieve = Sieve::new(catalog, state, effort, go_on);
    sieve.add(&leanings);
    sieve.sift(KEPT);
    // What the best plan lacks, and what it could do without.
    for _ in 0..TURNS {
        let Some((style, planned)) = sieve.best() else {
            break;
        };
        sieve.add(&styles::around(style, &planned, &goals));
        sieve.sift(KEPT);
    }
    sieve.save();
    sieve.sift(1);
    sieve.commands()
}

/// Everything that anybody could plan now.
pub(super) fn offered(catalog: &Catalog, state: &State) -> Vec<Goal> {
    let rules = Rules::new(catalog, state);
    let seats = u8::try_from(state.people.len()).unwrap_or(4);
    let mut goals: Vec<Goal> = (0..seats)
        .flat_map(|seat| crate::offers::offers_for(&rules, Seat(seat)))
        .filter(|offer| offer.blocked.is_none() && !offer.leaders.is_empty())
        .map(|offer| offer.what.goal)
        .collect();
    goals.sort();
    goals.dedup();
    goals
}

/// Whether an answer is worth trying out; the others are answered by rules of thumb.
fn weighty(prompt: &Prompt) -> bool {
    match &prompt.question {
        // Whoever laid wood of their own accord has weighed it already.
        Question::PileWood => prompt.origin.op != Op::MayPile,
        Question::Alternative
        | Question::MayMoveCamp
        | Question::MoveCamp
        | Question::BuildFree
        | Question::TakeInvention
        | Question::MoraleBonus
        | Question::HalfProduction { .. }
        | Question::Shortcut
        | Question::PlaceShortcut
        | Question::AfterRoll { .. }
        | Question::Combat { .. }
        | Question::Weather { .. }
        | Question::Demand { .. }
        | Question::Lethal { .. }
        | Question::Before(_)
        | Question::ArrangeCamp
        | Question::ArrangeBonus
        | Question::MysteryGoOn
        | Question::Trap
        | Question::Night
        | Question::ExtraBuild
        | Question::SaveWood
        | Question::ExhaustSource
        | Question::FlipItem
        | Question::TileToPlace
        | Question::LoseItem => true,
        Question::PickTile
        | Question::BlackMarker
        | Question::SleepWhere
        | Question::MarkItem
        | Question::DropInvention
        | Question::Heal { .. }
        | Question::GiveDet { .. }
        | Question::GiveWound { .. }
        | Question::CoverArrow
        | Question::NextAction { .. }
        | Question::WeaponNeeded { .. }
        | Question::WhoEats { .. }
        | Question::TileOrder
        | Question::PeekedBeast { .. }
        | Question::StrongestBeast
        | Question::Peeked { .. }
        | Question::KeepDiscovery
        | Question::RemoveToken
        | Question::NightSurcharge
        | Question::Protect => false,
    }
}

/// The best answer found to a weighty question with one pick, and who gives it; `None` for any other.
pub fn best_answer(
    catalog: &Catalog,
    state: &State,
    ask: &Ask,
    effort: Effort,
) -> Option<(Seat, Command)> {
    best_answer_while(catalog, state, ask, effort, &|| true)
}

/// The same as far as it is looked for while somebody wants to wait.
pub fn best_answer_while(
    catalog: &Catalog,
    state: &State,
    ask: &Ask,
    effort: Effort,
    go_on: &dyn Fn() -> bool,
) -> Option<(Seat, Command)> {
    let first = *ask.seats.first()?;
    if ask.pick != Pick::One || !weighty(&ask.prompt) {
        return None;
    }
    let rules = Rules::new(catalog, state);
    let everybody = ask.seats.iter().chain(&ask.prompt.passed);
    let by = |label: &Label| {
        let mut able = everybody.clone().filter(|s| rules.may_pick(**s, label));
        able.next().copied().unwrap_or(first)
    };
    let open: Vec<(Seat, Command)> = ask
        .options
        .iter()
        .filter(|o| o.blocked.is_none())
        .map(|o| {
            let answer = Command::Choose(Answer {
                decision: ask.id,
                picks: vec![o.key.clone()],
            });
            (by(&o.label), answer)
        })
        .collect();
    if open.len() < 2 || open.len() > OPTIONS {
        return None;
    }
    let until = state.round.saturating_add(effort.ahead);
    let mut points = vec![0; open.len()];
    for world in 1..=u64::from(effort.answers) {
        // Every answer is tried in the same imagined games, or its points would not compare.
        if world > 1 && !go_on() {
            break;
        }
        let imagined = imagine(catalog, state, seed(state).wrapping_add(world << 40));
        for (points, order) in points.iter_mut().zip(&open) {
            let commands = [order.clone()];
            *points += outcome(
                catalog,
                imagined.clone(),
                &commands,
                &Style::default(),
                until,
            );
        }
    }
    let lives = Lives::of(&rules, ask);
    let ranks = open.iter().zip(points);
    let ranks: Vec<_> = ranks
        .map(|((_, answer), points)| lives.rank(answer, points))
        .collect();
    let at = best(&ranks)?;
    open.into_iter().nth(at)
}
