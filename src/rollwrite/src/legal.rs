//! Every order that a seat may give now.
//!
//! Trades are listed for single units only; larger bundles are accepted when both sides hold them.

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    command::{Command, Reply, Shift},
    content::Stock,
    engine::{self, walk},
    event::Event,
    ids::{Feature, Item, Resource},
    reach::Reach,
    state::{FightStage, Phase, State, Turn},
    worth::Rank,
};

/// The list; everything in it is accepted.
pub fn legal(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Command> {
    if state.asked() != Some(seat) {
        return Vec::new();
    }
    let mut list = match &state.phase {
        Phase::Start(_) => starts(state, seat),
        Phase::Turn(turn) => turn_orders(state, seat, turn),
        Phase::Trade { .. } => vec![Command::Reply(Reply::Accept), Command::Reply(Reply::Refuse)],
        Phase::Fight(fight) => fight_orders(fight.stage),
        Phase::Over(_) => Vec::new(),
    };
    list.retain(|command| engine::apply(catalog, state, seat, command).is_ok());
    if let Phase::Turn(turn) = &state.phase {
        walks(state, seat, turn, &mut list);
    }
    list
}

/// Whether nothing but the night is left of the day of this seat: its dice are spent, and only trades could follow.
pub fn is_spent(catalog: &Catalog, state: &State, seat: Seat) -> bool {
    let Phase::Turn(turn) = &state.phase else {
        return false;
    };
    let left = |c: &Command| !matches!(c, Command::EndTurn | Command::Offer { .. });
    state.asked() == Some(seat)
        && turn.dice.iter().all(|die| die.spent)
        && !legal(catalog, state, seat).iter().any(left)
}

/// The order that follows by itself: a day of which nothing but the night is left ends.
pub fn follows(catalog: &Catalog, state: &State) -> Option<Command> {
    let seat = state.asked()?;
    is_spent(catalog, state, seat).then_some(Command::EndTurn)
}

/// The game after orders of a seat, one after the other, and what happens by them, tried on a copy; `None` if one is refused.
pub fn play(
    catalog: &Catalog,
    state: &State,
    seat: Seat,
    orders: &[Command],
) -> Option<(State, Vec<Event>)> {
    let begin = (state.clone(), Vec::new());
    orders.iter().try_fold(begin, |(state, mut events), order| {
        let step = engine::apply(catalog, &state, seat, order).ok()?;
        events.extend(step.events);
        Some((step.state, events))
    })
}

/// The same, and the night too if nothing else is left of the day then.
pub fn play_on(
    catalog: &Catalog,
    state: &State,
    seat: Seat,
    orders: &[Command],
) -> Option<(State, Vec<Event>)> {
    let (after, mut events) = play(catalog, state, seat, orders)?;
    let end = follows(catalog, &after);
    let night = end.and_then(|end| play(catalog, &after, seat, &[end]));
    Some(match night {
        Some((dawn, more)) => {
            events.extend(more);
            (dawn, events)
        }
        None => (after, events),
    })
}

/// Whether ending the day now would give away something: a deed on the spot, or one at the end of these ways.
pub fn would_waste(catalog: &Catalog, state: &State, seat: Seat, reach: &[Reach]) -> bool {
    let Phase::Turn(turn) = &state.phase else {
        return false;
    };
    let deed = |c: &Command| Rank::of(std::slice::from_ref(c)) > Rank::Aside;
    let mut here = turn_orders(state, seat, turn).into_iter().filter(deed);
    here.any(|c| engine::apply(catalog, state, seat, &c).is_ok())
        || reach.iter().any(Reach::is_useful)
}

fn starts(state: &State, seat: Seat) -> Vec<Command> {
    let grants = state
        .player(seat)
        .map(|p| p.grant.clone())
        .unwrap_or_default();
    if grants.is_empty() {
        return state.map.hexes().map(Command::Start).collect();
    }
    grants.into_iter().map(Command::Grant).collect()
}

fn arms() -> Vec<Vec<Item>> {
    let all = [Item::Pickaxe, Item::Axe, Item::Knife, Item::Bow];
    let mut list: Vec<Vec<Item>> = all.iter().map(|i| vec![*i]).collect();
    for (at, first) in all.iter().enumerate() {
        list.extend(all[at + 1..].iter().map(|second| vec![*first, *second]));
    }
    list
}

fn turn_orders(state: &State, seat: Seat, turn: &Turn) -> Vec<Command> {
    let mut list = vec![Command::Finish, Command::EndTurn];
    for (die, shown) in (0u8..).zip(&turn.dice) {
        if shown.spent {
            continue;
        }
        list.extend([
            Command::Take { die },
            Command::Raze { die },
            Command::Reroll { die },
            Command::Shift {
                die,
                way: Shift::Up,
            },
            Command::Shift {
                die,
                way: Shift::Down,
            },
        ]);
        list.extend((1..=6).map(|value| Command::Mask { die, value }));
        list.extend(Item::ALL.map(|item| Command::Plan { die, item }));
    }
    list.extend(Item::ALL.map(Command::Craft));
    for other in (0u8..)
        .map(Seat)
        .take(state.players.len())
        .filter(|s| *s != seat)
    {
        list.push(Command::Shoot { target: other });
        for weapons in arms() {
            list.push(Command::Attack {
                target: other,
                weapons,
            });
        }
        let units: Vec<Stock> = std::iter::once(Stock::default())
            .chain(Resource::ALL.map(Stock::one))
            .collect();
        for give in &units {
            for take in &units {
                list.push(Command::Offer {
                    to: other,
                    give: *give,
                    take: *take,
                });
            }
        }
    }
    list
}

fn fight_orders(stage: FightStage) -> Vec<Command> {
    match stage {
        FightStage::Arm => arms().into_iter().map(Command::Arm).collect(),
        FightStage::Attacker | FightStage::Defender => {
            let mut list = vec![Command::Stand];
            for die in 0..4 {
                list.push(Command::FightReroll { die });
                list.extend((1..=6).map(|value| Command::FightMask { die, value }));
            }
            list
        }
        FightStage::AttackerPays | FightStage::DefenderPays => {
            Resource::ALL.map(Command::Forfeit).to_vec()
        }
    }
}

/// Every walk and hunt, from one search over all free dice.
fn walks(state: &State, seat: Seat, turn: &Turn, list: &mut Vec<Command>) {
    let free: Vec<u8> = (0u8..)
        .zip(&turn.dice)
        .filter(|(_, d)| !d.spent)
        .map(|(slot, _)| slot)
        .collect();
    let value = |slot: &u8| turn.dice.get(usize::from(*slot)).map_or(0, |d| d.value);
    let most = turn.stride + free.iter().map(value).sum::<u8>();
    let Some(player) = state.player(seat) else {
        return;
    };
    let reach = walk::reach(state, seat, most, player.survival);
    let bow = player.made.contains(&Item::Bow);
    for set in 0..(1u8 << free.len()) {
        let dice: Vec<u8> = (0u8..)
            .zip(&free)
            .filter(|(i, _)| set & (1 << i) != 0)
            .map(|(_, s)| *s)
            .collect();
        if dice.is_empty() && turn.stride == 0 {
            continue;
        }
        let pips = turn.stride + dice.iter().map(value).sum::<u8>();
        for to in reach.keys() {
            let Some((cross, _)) = walk::cheapest(&reach, *to, pips) else {
                continue;
            };
            let lizard = state.map.get(*to).and_then(|f| match f.feature {
                Feature::Lizard { value } if !f.used => Some(value),
                Feature::Lizard { .. }
                | Feature::Empty
                | Feature::Sea
                | Feature::Palm
                | Feature::Gather { .. }
                | Feature::Crystal
                | Feature::Mask
                | Feature::Smoke
                | Feature::Chart => None,
            });
            match lizard {
                None => list.push(Command::Walk {
                    dice: dice.clone(),
                    to: *to,
                    cross,
                }),
                Some(least) if bow => {
                    let fits = |w: &&u8| !dice.contains(w) && value(w) >= least;
                    list.extend(free.iter().filter(fits).map(|with| Command::Hunt {
                        dice: dice.clone(),
                        to: *to,
                        cross,
                        with: *with,
                    }));
                }
                Some(_) => {}
            }
        }
    }
}
