//! Plans that are tried in the same imagined games until the best is left.

use castaway_kernel::Seat;

use super::{Effort, runner::Runner, seed};
use crate::{
    catalog::Catalog,
    command::Command,
    event::Event,
    imagine::imagine,
    plan::{Assignment, Goal},
    policy::Style,
    state::State,
    tonight,
};

/// More commands than a plan needs.
const PLAN: usize = 60;
/// Points that a plan is worth less for each meal that it leaves short for certain: its wounds weigh little while somebody is
/// healthy, but nobody follows a plan gladly that lets them starve beside food.
const STARVES: i64 = 12;

/// Commands to the end of planning, with the style that finishes the round.
struct Candidate<'a> {
    style: Style<'a>,
    commands: Vec<(Seat, Command)>,
    what: Vec<Assignment>,
    /// What its hunger takes off in each game.
    hunger: i64,
    points: i64,
}

/// The plans that are left, and all that were looked at.
pub(super) struct Sieve<'a> {
    catalog: &'a Catalog,
    state: &'a State,
    effort: Effort,
    go_on: &'a dyn Fn() -> bool,
    imagined: State,
    found: Vec<Candidate<'a>>,
    seen: Vec<Vec<Assignment>>,
    world: u64,
}

impl<'a> Sieve<'a> {
    /// Nothing is looked at yet.
    pub(super) fn new(
        catalog: &'a Catalog,
        state: &'a State,
        effort: Effort,
        go_on: &'a dyn Fn() -> bool,
    ) -> Self {
        Self {
            catalog,
            state,
            effort,
            go_on,
            imagined: imagine(catalog, state, seed(state)),
            found: Vec::new(),
            seen: Vec::new(),
            world: 0,
        }
    }

    /// The plans of these leanings, as far as they are new.
    pub(super) fn add(&mut self, styles: &[Style<'a>]) {
        for style in styles {
            if !self.found.is_empty() && !(self.go_on)() {
                break;
            }
            let Planned {
                commands,
                what,
                meals,
            } = commands(self.catalog, &self.imagined, style);
            if !commands.is_empty() && !self.seen.contains(&what) {
                self.seen.push(what.clone());
                self.found.push(Candidate {
                    style: *style,
                    commands,
                    what,
                    hunger: STARVES * i64::from(meals),
                    points: 0,
                });
            }
        }
    }

    /// Drops the worse half again and again until so many are left; all are tried in the same games.
    pub(super) fn sift(&mut self, kept: usize) {
        for candidate in &mut self.found {
            candidate.points = 0;
        }
        let until = self.state.round.saturating_add(self.effort.ahead);
        while self.found.len() > kept && (self.go_on)() {
            for _ in 0..self.effort.plans {
                if !(self.go_on)() {
                    break;
                }
                self.world += 1;
                let seed = seed(self.state).wrapping_add(self.world << 40);
                let imagined = imagine(self.catalog, self.state, seed);
                for candidate in &mut self.found {
                    candidate.points += outcome(
                        self.catalog,
                        imagined.clone(),
                        &candidate.commands,
                        &candidate.style,
                        until,
                    );
                    candidate.points -= candidate.hunger;
                }
            }
            self.found.sort_by_key(|c| std::cmp::Reverse(c.points));
            let half = self.found.len() / 2;
            self.found.truncate(half.max(kept));
        }
    }

    /// The leaning of the best plan and what it plans.
    pub(super) fn best(&self) -> Option<(Style<'a>, Vec<Goal>)> {
        let best = self.found.first()?;
        let goals = best.what.iter().map(|what| what.goal.clone());
        Some((best.style, goals.collect()))
    }

    /// The commands of the best plan.
    pub(super) fn commands(self) -> Vec<(Seat, Command)> {
        let best = self.found.into_iter().next();
        best.map(|c| c.commands).unwrap_or_default()
    }
}

/// How a style plans.
struct Planned {
    /// The commands, as far as they show nothing new.
    commands: Vec<(Seat, Command)>,
    /// The plan they make.
    what: Vec<Assignment>,
    /// The meals that it leaves short tonight for certain.
    meals: u16,
}

fn commands(catalog: &Catalog, state: &State, style: &Style<'_>) -> Planned {
    let mut runner = Runner::new(catalog, state.clone());
    let mut commands = Vec::new();
    let mut what = Vec::new();
    let mut meals = 0;
    for _ in 0..PLAN {
        let Ok((seat, command)) = runner.next(style) else {
            break;
        };
        what = runner
            .engine
            .s
            .plan
            .iter()
            .map(|p| p.what.clone())
            .collect();
        if command == Command::Advance {
            meals = tonight::meals_short(&runner.engine.rules());
            commands.push((seat, command));
            break;
        }
        if runner.give(seat, &command).is_err() {
            break;
        }
        commands.push((seat, command));
        let shown = runner.engine.events.iter().any(Event::reveals);
        if shown || runner.engine.s.ask.is_some() || !runner.engine.s.planning {
            break;
        }
    }
    what.sort();
    Planned {
        commands,
        what,
        meals,
    }
}

/// What an imagined game is worth after these commands and some rounds of sensible play.
pub(super) fn outcome(
    catalog: &Catalog,
    state: State,
    commands: &[(Seat, Command)],
    style: &Style<'_>,
    until: u8,
) -> i64 {
    let mut runner = Runner::new(catalog, state);
    for (seat, command) in commands {
        if runner.give(*seat, command).is_err() {
            break;
        }
    }
    runner.play(style, until)
}
