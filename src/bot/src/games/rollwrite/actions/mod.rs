//! What can be done without walking, as a person thinks of it: one deed may be several orders.

mod company;
mod craft;
mod danger;
mod kinds;
mod single;

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    content::Goal,
    foresight::{self, Budget},
    ids::{Item, Resource, Task},
    state::Phase,
    view::Prospect,
};

pub use self::danger::{Danger, averts, danger, tonight_hurts};
pub use self::kinds::{Deed, Rank};
use self::single::single;
use super::{press::Dice, scene::Scene};

/// All deeds, the most wanted first; with dice picked, only those dice are spent.
pub fn deeds(scene: &Scene<'_>, picked: Dice) -> Vec<Deed> {
    let mut list = match &scene.state.phase {
        Phase::Turn(_) => turn(scene, picked),
        Phase::Start(_) => legal(scene, |c| matches!(c, Command::Grant(_))),
        Phase::Trade { .. } | Phase::Fight(_) => legal(scene, |_| true),
        Phase::Over(_) => Vec::new(),
    };
    list.retain(|deed| scene.accepts(&deed.commands));
    let asked = |deed: &Deed| deed.commands.iter().any(|c| asked_for(scene, c));
    // Of plans those that fill more boxes come first.
    let boxes = |deed: &Deed| match deed.rank {
        Rank::Plan => deed.commands.len(),
        Rank::Aside | Rank::Take | Rank::Make | Rank::Answer => 0,
    };
    let wins = |deed: &Deed| wins(scene, deed);
    let key = |deed: &Deed| {
        (
            wins(deed),
            deed.rank,
            asked(deed),
            payable(scene, deed),
            boxes(deed),
        )
    };
    list.sort_by_cached_key(|deed| std::cmp::Reverse(key(deed)));
    list
}

/// Whether the whole task can still be met today after a deed, on a day when that is to be hoped for.
fn wins(scene: &Scene<'_>, deed: &Deed) -> bool {
    if !scene.alone() || scene.view.day < scene.view.charter.days || scene.turn().is_none() {
        return false;
    }
    let after = scene.after(&deed.commands);
    after.is_some_and(|after| {
        let finished = matches!(&after.phase, Phase::Over(end) if end.scores.iter().all(|s| s.met));
        finished || foresight::can_win(scene.catalog, &after, scene.seat, Budget(600))
    })
}

/// Whether the scenario asks for the item that an order is about.
pub fn asked_for(scene: &Scene<'_>, command: &Command) -> bool {
    let (Command::Plan { item, .. } | Command::Craft(item)) = command else {
        return false;
    };
    if scene.view.prospect == Prospect::Gone {
        return false;
    }
    let mut goals = scene.view.charter.goals.iter();
    goals.any(|goal| match goal {
        Goal::Own(own) => own == item,
        Goal::Tools(_) => Item::TOOLS.contains(item),
        Goal::Tents(_) => *item == Item::Tent,
        Goal::Campfires(_) | Goal::FiresApart { .. } => *item == Item::Campfire,
        Goal::Marks { task, .. } => *task == Task::Smoke && *item == Item::Campfire,
        Goal::LizardPoints(_) => *item == Item::Bow,
        Goal::Hold { .. } | Goal::Survival(_) | Goal::Health(_) | Goal::AtSea => false,
    })
}

/// Whether the goods for the item that a deed plans are at hand.
fn payable(scene: &Scene<'_>, deed: &Deed) -> bool {
    deed.commands.iter().any(|command| {
        let Command::Plan { item, .. } = command else {
            return false;
        };
        let card = scene.catalog.item(*item);
        card.zip(scene.player())
            .is_some_and(|(card, player)| player.stock.covers(&card.cost))
    })
}

/// Whether a deed uses up goods that an item of the scenario needs and then lacks.
pub fn spoils(scene: &Scene<'_>, deed: &Deed) -> bool {
    let (Some(before), Some(state)) = (scene.player(), scene.after(&deed.commands)) else {
        return false;
    };
    let Some(after) = state.player(scene.seat) else {
        return false;
    };
    let wanted = |item: &Item| {
        let order = Command::Craft(*item);
        asked_for(scene, &order) && !after.made.contains(item)
    };
    let mut items = Item::ALL.into_iter().filter(wanted);
    items.any(|item| {
        scene.catalog.item(item).is_some_and(|card| {
            Resource::ALL.iter().any(|r| {
                let (had, has) = (before.stock.get(*r), after.stock.get(*r));
                has < had && has < card.cost.get(*r)
            })
        })
    }) && !deed.commands.iter().any(|c| asked_for(scene, c))
}

/// What can be offered to neighbours: exchanges first, gifts last.
pub fn offers(scene: &Scene<'_>) -> Vec<Deed> {
    if scene.alone() || scene.turn().is_none() {
        return Vec::new();
    }
    let mut list = legal(scene, |c| matches!(c, Command::Offer { .. }));
    let gift = |d: &Deed| {
        let gift = |c: &Command| matches!(c, Command::Offer { take, .. } if take.total() == 0);
        d.commands.iter().any(gift)
    };
    list.sort_by_key(gift);
    list
}

/// A deed by its name.
pub fn deed(scene: &Scene<'_>, picked: Dice, code: &str) -> Option<Deed> {
    let mut all = deeds(scene, picked).into_iter().chain(offers(scene));
    all.find(|d| d.code == code)
}

/// Whether ending the day now would give away something that could be done with the dice left.
pub fn would_waste(scene: &Scene<'_>) -> bool {
    deeds(scene, Dice::NONE)
        .iter()
        .any(|d| d.rank > Rank::Aside)
        || scene.view.reach.iter().any(|way| {
            use castaway_rollwrite::reach::ReachAim;
            match way.aim {
                ReachAim::Take { .. }
                | ReachAim::Hunt { .. }
                | ReachAim::Raze { .. }
                | ReachAim::Build => true,
                ReachAim::Sea | ReachAim::Later | ReachAim::Stand => false,
            }
        })
}

fn legal(scene: &Scene<'_>, wanted: impl Fn(&Command) -> bool) -> Vec<Deed> {
    RollWrite::legal(scene.catalog, scene.state, scene.seat)
        .into_iter()
        .filter(wanted)
        .filter_map(|c| single(scene, c))
        .collect()
}

/// The free dice among those picked, or all free ones.
fn free(scene: &Scene<'_>, picked: Dice) -> Vec<(u8, u8)> {
    let pool = scene.turn().map(|t| t.dice).unwrap_or_default();
    (0_u8..)
        .zip(pool)
        .filter(|(slot, die)| !die.spent && (picked.is_empty() || picked.has(*slot)))
        .map(|(slot, die)| (slot, die.value))
        .collect()
}

fn turn(scene: &Scene<'_>, picked: Dice) -> Vec<Deed> {
    let dice = free(scene, picked);
    let mut list: Vec<Deed> = Vec::new();
    list.extend(craft::take(scene, &dice));
    for item in Item::ALL {
        list.extend(craft::make(scene, item));
        list.extend(craft::plan(scene, item, &dice));
    }
    list.extend(single(scene, Command::Finish));
    if let Some(die) = picked.single() {
        list.extend(craft::turns(scene, die));
        list.extend(single(scene, Command::Reroll { die }));
        for value in 1..=6 {
            list.extend(single(scene, Command::Mask { die, value }));
        }
    }
    if !scene.alone() {
        list.extend(legal(scene, |c| {
            let razes = matches!(c, Command::Raze { die } if picked.is_empty() || picked.has(*die));
            let fights = matches!(c, Command::Attack { .. } | Command::Shoot { .. });
            razes || fights
        }));
    }
    list
}
