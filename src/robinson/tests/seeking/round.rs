//! One round of a table, by one kind of player or another.

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    plan::{Goal, Project},
    policy::{Wayward, suggest},
    state::State,
};

use super::Way;

/// More commands than a round has.
const STEPS: usize = 400;

/// Who plays a round.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// The simple player.
    Plain,
    /// The simple player with so many of a hundred orders by chance.
    Odd(usize),
    /// Leanings and wishes by chance, and so many of a hundred answers.
    Wayward(usize),
}

impl Player {
    /// The players of a table's ways, in turn.
    pub fn nth(n: usize) -> Self {
        match n % 8 {
            0 => Self::Plain,
            1 => Self::Odd([4, 8, 12, 20, 30][n / 8 % 5]),
            2 | 3 => Self::Wayward(0),
            4 | 5 => Self::Wayward(15),
            _ => Self::Wayward(40),
        }
    }
}

/// Plays to the start of the next round or to the end; nothing if it comes to neither.
pub fn play(catalog: &Catalog, way: &mut Way, chance: &mut Chance, player: &Player) -> Option<()> {
    let round = way.state.round;
    let seats = u8::try_from(way.state.people.len()).expect("four at most");
    let mut wayward = None;
    for step in 0..STEPS {
        let state = &way.state;
        if state.end.is_some() || state.round > round {
            return Some(());
        }
        let odd = match player {
            Player::Odd(odd) if step < 120 => *odd,
            Player::Wayward(odd) if step < 200 && state.ask.is_some() => *odd,
            Player::Plain | Player::Odd(_) | Player::Wayward(_) => 0,
        };
        let by_chance = if odd > 0 && chance.die(100) < odd {
            by_chance(catalog, state, chance)
        } else {
            None
        };
        if matches!(player, Player::Wayward(_)) && state.planning && state.ask.is_none() {
            wayward.get_or_insert_with(|| Wayward::new(catalog, state, chance));
        }
        let leans = |seat| match (&wayward, step < 200) {
            (Some(wayward), true) => wayward.suggest(catalog, state, seat),
            _ => suggest(catalog, state, seat),
        };
        let mut all = (0..seats).map(Seat);
        let sense = || all.find_map(|seat| leans(seat).map(|command| (seat, command)));
        let (seat, command) = by_chance.or_else(sense)?;
        let applied = Island::apply(catalog, state, seat, &command).ok()?;
        way.state = applied.state;
        way.orders.push((seat, command));
    }
    None
}

/// Any order that takes nothing back.
fn by_chance(catalog: &Catalog, state: &State, chance: &mut Chance) -> Option<(Seat, Command)> {
    let seat = match &state.ask {
        Some(ask) => ask.seats[chance.die(ask.seats.len())],
        None => Seat(u8::try_from(chance.die(state.people.len())).expect("small")),
    };
    let mut legal = Island::legal(catalog, state, seat);
    legal.retain(|command| {
        !matches!(
            command,
            Command::Unassign { .. } | Command::Leave { .. } | Command::Advance
        )
    });
    // What only the sheet offers is tried more often than it would come by itself.
    let special: Vec<Command> = legal.iter().filter(|c| special(c)).cloned().collect();
    if !special.is_empty() && chance.die(2) == 0 {
        legal = special;
    }
    chance.pick(&mut legal).map(|command| (seat, command))
}

/// Whether an order plans an action of the sheet or something that is built on a tile.
fn special(command: &Command) -> bool {
    let Command::Assign(action) = command else {
        return false;
    };
    matches!(
        action.goal,
        Goal::Special { .. } | Goal::Build(Project::On(..))
    )
}
