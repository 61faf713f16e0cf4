//! The one writer: checks an order and carries it out on a copy of the state.

mod craft;
mod create;
mod day;
mod dice;
mod fight;
mod goals;
mod score;
mod take;
mod trade;
pub mod walk;

pub use craft::room;
pub(crate) use create::create;
pub(crate) use day::{sinking, tonight};
pub use dice::turned;
pub use fight::points as fight_points;
pub use goals::{goal_eaten, goal_met, goal_progress, goals_met, marks, most_apart};
pub use score::score;
pub use take::{takes, units};

use castaway_kernel::{Applied, Fault, Refusal, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    event::Event,
    ids::Item,
    reject::Rejection,
    state::{Die, Phase, Player, State, Turn},
};

/// What a step gives when it fails.
pub(crate) type Res<T = ()> = Result<T, Refusal<Rejection>>;

pub(crate) fn no<T>(why: Rejection) -> Res<T> {
    Err(Refusal::Rejected(why))
}

pub(crate) fn fault<T>(what: &str) -> Res<T> {
    Err(Refusal::Fault(Fault(what.to_owned())))
}

/// The copy that is being changed.
pub(crate) struct Work<'a> {
    pub catalog: &'a Catalog,
    pub state: State,
    pub events: Vec<Event>,
}

impl Work<'_> {
    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    pub fn player(&self, seat: Seat) -> Res<&Player> {
        match self.state.players.get(seat.index()) {
            Some(player) => Ok(player),
            None => fault("no such seat"),
        }
    }

    pub fn player_mut(&mut self, seat: Seat) -> Res<&mut Player> {
        match self.state.players.get_mut(seat.index()) {
            Some(player) => Ok(player),
            None => fault("no such seat"),
        }
    }

    /// The running turn of this seat.
    pub fn turn(&mut self, seat: Seat) -> Res<&mut Turn> {
        match &mut self.state.phase {
            Phase::Turn(turn) if turn.seat == seat => Ok(turn),
            Phase::Turn(_)
            | Phase::Start(_)
            | Phase::Trade { .. }
            | Phase::Fight(_)
            | Phase::Over(_) => no(Rejection::NotNow),
        }
    }

    /// A die that is not spent.
    pub fn die(&mut self, seat: Seat, die: u8) -> Res<&mut Die> {
        match self.turn(seat)?.dice.get_mut(usize::from(die)) {
            Some(die) if !die.spent => Ok(die),
            Some(_) | None => no(Rejection::Die),
        }
    }

    /// Spends a die for something other than walking, which ends an interrupted walk.
    pub fn spend(&mut self, seat: Seat, die: u8) -> Res<u8> {
        let die = self.die(seat, die)?;
        die.spent = true;
        let value = die.value;
        self.turn(seat)?.stride = 0;
        Ok(value)
    }

    pub fn pay_survival(&mut self, seat: Seat, points: u16) -> Res {
        let player = self.player_mut(seat)?;
        match player.survival.checked_sub(points) {
            Some(left) => {
                player.survival = left;
                Ok(())
            }
            None => no(Rejection::Survival),
        }
    }

    pub fn owns(&self, seat: Seat, item: Item) -> bool {
        self.state
            .player(seat)
            .is_some_and(|p| p.made.contains(&item))
    }
}

/// Carries out one order.
pub(crate) fn apply(
    catalog: &Catalog,
    state: &State,
    seat: Seat,
    command: &Command,
) -> Res<Applied<State, Event>> {
    if state.asked() != Some(seat) {
        return no(Rejection::NotNow);
    }
    let mut work = Work {
        catalog,
        state: state.clone(),
        events: Vec::new(),
    };
    let w = &mut work;
    match command {
        Command::Grant(item) => create::grant(w, seat, *item),
        Command::Start(at) => create::start(w, seat, *at),
        Command::Walk { dice, to, cross } => walk::walk(w, seat, dice, *to, *cross),
        Command::Hunt {
            dice,
            to,
            cross,
            with,
        } => walk::hunt(w, seat, dice, *to, *cross, *with),
        Command::Take { die } => take::take(w, seat, *die),
        Command::Shift { die, way } => dice::shift(w, seat, *die, *way),
        Command::Reroll { die } => dice::reroll(w, seat, *die),
        Command::Mask { die, value } => dice::mask(w, seat, *die, *value),
        Command::Plan { die, item } => craft::plan(w, seat, *die, *item),
        Command::Craft(item) => craft::craft(w, seat, *item),
        Command::Raze { die } => craft::raze(w, seat, *die),
        Command::Offer { to, give, take } => trade::offer(w, seat, *to, *give, *take),
        Command::Reply(reply) => trade::reply(w, seat, *reply),
        Command::Attack { target, weapons } => fight::attack(w, seat, *target, weapons),
        Command::Shoot { target } => fight::shoot(w, seat, *target),
        Command::Arm(weapons) => fight::arm(w, weapons),
        Command::FightReroll { die } => fight::reroll(w, seat, *die),
        Command::FightMask { die, value } => fight::mask(w, seat, *die, *value),
        Command::Stand => fight::stand(w),
        Command::Forfeit(resource) => fight::forfeit(w, seat, *resource),
        Command::Finish => day::finish(w, seat),
        Command::EndTurn => day::end_turn(w, seat),
    }?;
    Ok(Applied {
        state: work.state,
        events: work.events,
    })
}
