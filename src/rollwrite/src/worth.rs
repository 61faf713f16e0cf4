//! How much most people want what they can order, and what it means to the task: panels name the most wanted first.

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    command::Command,
    foresight::{self, Budget},
    ids::{Item, Resource},
    legal,
    state::{Phase, Player, State},
    view::{Prospect, View},
};

/// How much most people want something, least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Changes a die, trades, attacks.
    Aside,
    /// Fills a plan.
    Plan,
    /// Takes what lies here.
    Take,
    /// Makes something.
    Make,
    /// Ends the game, answers a question.
    Answer,
}

impl Rank {
    /// Of orders that are one thing to whoever gives them: the last of them is what the others are for.
    pub fn of(orders: &[Command]) -> Self {
        match orders.last() {
            Some(
                Command::Grant(_)
                | Command::Finish
                | Command::Reply(_)
                | Command::Arm(_)
                | Command::Stand
                | Command::Forfeit(_),
            ) => Self::Answer,
            Some(Command::Craft(_)) => Self::Make,
            Some(Command::Take { .. }) => Self::Take,
            Some(Command::Plan { .. }) => Self::Plan,
            Some(
                Command::Start(_)
                | Command::Walk { .. }
                | Command::Hunt { .. }
                | Command::Shift { .. }
                | Command::Reroll { .. }
                | Command::Mask { .. }
                | Command::Raze { .. }
                | Command::Offer { .. }
                | Command::Attack { .. }
                | Command::Shoot { .. }
                | Command::FightReroll { .. }
                | Command::FightMask { .. }
                | Command::EndTurn,
            )
            | None => Self::Aside,
        }
    }
}

/// What orders are worth beside others; the greatest is wanted most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DeedWorth {
    wins: bool,
    rank: Rank,
    asked: bool,
    payable: bool,
    /// Of plans those that fill more boxes come first.
    boxes: usize,
}

impl DeedWorth {
    /// Of orders of a seat that are all accepted.
    pub fn of(
        catalog: &Catalog,
        state: &State,
        view: &View,
        seat: Seat,
        orders: &[Command],
    ) -> Self {
        let rank = Rank::of(orders);
        Self {
            wins: wins(catalog, state, seat, orders),
            rank,
            asked: orders.iter().any(|order| serves(view, order)),
            payable: payable(catalog, state.player(seat), orders),
            boxes: match rank {
                Rank::Plan => orders.len(),
                Rank::Aside | Rank::Take | Rank::Make | Rank::Answer => 0,
            },
        }
    }
}

/// Whether an order is about an item that a task asks for which can still be met.
pub fn serves(view: &View, order: &Command) -> bool {
    match order {
        Command::Plan { item, .. } | Command::Craft(item) => {
            view.prospect == Prospect::Open && view.charter.asks_for_item(*item)
        }
        _ => false,
    }
}

/// Whether orders use up goods that an item of the scenario needs and then lacks.
pub fn spoils(
    catalog: &Catalog,
    state: &State,
    view: &View,
    seat: Seat,
    orders: &[Command],
) -> bool {
    let Some((after, _)) = legal::play(catalog, state, seat, orders) else {
        return false;
    };
    let (Some(before), Some(after)) = (state.player(seat), after.player(seat)) else {
        return false;
    };
    let wanted = |item: &Item| serves(view, &Command::Craft(*item)) && !after.made.contains(item);
    let lacks = |item: Item| {
        catalog.item(item).is_some_and(|card| {
            Resource::ALL.iter().any(|r| {
                let (had, has) = (before.stock.get(*r), after.stock.get(*r));
                has < had && has < card.cost.get(*r)
            })
        })
    };
    let mut items = Item::ALL.into_iter().filter(wanted);
    items.any(lacks) && !orders.iter().any(|order| serves(view, order))
}

/// Whether the whole task can still be met today after these orders, on a day when that is to be hoped for.
fn wins(catalog: &Catalog, state: &State, seat: Seat, orders: &[Command]) -> bool {
    let alone = state.players.len() == 1;
    let turn = matches!(state.phase, Phase::Turn(_));
    if !alone || !turn || state.day < state.charter.days {
        return false;
    }
    legal::play(catalog, state, seat, orders).is_some_and(|(after, _)| {
        let finished = matches!(&after.phase, Phase::Over(end) if end.scores.iter().all(|s| s.met));
        finished || foresight::can_win(catalog, &after, seat, Budget(600))
    })
}

/// Whether the goods for the item that orders plan are at hand.
fn payable(catalog: &Catalog, player: Option<&Player>, orders: &[Command]) -> bool {
    orders.iter().any(|order| {
        let Command::Plan { item, .. } = order else {
            return false;
        };
        let card = catalog.item(*item);
        card.zip(player)
            .is_some_and(|(card, player)| player.stock.covers(&card.cost))
    })
}
