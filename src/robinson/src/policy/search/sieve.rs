//! Plans that are tried in the same imagined games until the best is left.

use castaway_kernel::Seat;

use super::{
    Effort,
    runner::Runner,
    saves::{Planned, commands, saved},
    seed,
    worth::WON,
};
use crate::{
    catalog::Catalog,
    command::Command,
    imagine::imagine,
    plan::{Assignment, Goal},
    policy::Style,
    state::State,
};

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
    /// Somebody dies of it tonight for certain.
    dies: bool,
    /// It has won a game before the night was over.
    wins: bool,
    points: i64,
}

impl Candidate<'_> {
    /// Whether it comes behind all that kill nobody: a game that is won before is won.
    fn kills(&self) -> bool {
        self.dies && !self.wins
    }
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
            let planned = commands(self.catalog, &self.imagined, style);
            self.look_at(*style, planned);
        }
    }

    /// A plan that is tried, unless it was before.
    fn look_at(&mut self, style: Style<'a>, planned: Planned) {
        let Planned {
            commands,
            what,
            meals,
            dies,
        } = planned;
        if commands.is_empty() || self.seen.contains(&what) {
            return;
        }
        self.seen.push(what.clone());
        self.found.push(Candidate {
            style,
            commands,
            what,
            hunger: STARVES * i64::from(meals),
            dies,
            wins: false,
            points: 0,
        });
    }

    /// Adds the best plan with more rest for whoever dies of it tonight for certain: no plan is called the best that kills somebody
    /// while another kills nobody.
    pub(super) fn save(&mut self) {
        let Some(best) = self.found.first().filter(|best| best.kills()) else {
            return;
        };
        let style = best.style;
        let planned = saved(self.catalog, &self.imagined, &style, &best.commands);
        self.look_at(style, planned);
        self.found.sort_by_key(Candidate::kills);
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
                    let came = outcome(
                        self.catalog,
                        imagined.clone(),
                        &candidate.commands,
                        &candidate.style,
                        until,
                    );
                    candidate.wins |= came >= WON;
                    candidate.points += came - candidate.hunger;
                }
            }
            self.found
                .sort_by_key(|c| (c.kills(), std::cmp::Reverse(c.points)));
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
