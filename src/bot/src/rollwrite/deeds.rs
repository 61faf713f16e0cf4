//! What can be done without walking, as a person thinks of it: one deed may be several orders.

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::{Command, Reply, Shift},
    content::Goal,
    ids::{Feature, Item, Resource, Task},
    state::Phase,
};

use super::{
    press::Dice,
    scene::Scene,
    words::{item_sign, resource_sign},
};

/// Something that can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Its name in component ids.
    pub code: String,
    /// What is written on the button.
    pub label: String,
    /// The smaller line in a menu.
    pub note: String,
    /// The orders, one after the other.
    pub commands: Vec<Command>,
    /// How much most people want it.
    pub rank: Rank,
}

/// How much most people want a deed, least first.
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
    list.sort_by_key(|deed| std::cmp::Reverse((deed.rank, asked(deed), deed.commands.len())));
    list
}

/// Whether the scenario asks for the item that an order is about.
fn asked_for(scene: &Scene<'_>, command: &Command) -> bool {
    let (Command::Plan { item, .. } | Command::Craft(item)) = command else {
        return false;
    };
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
            use castaway_rollwrite::reach::Aim;
            match way.aim {
                Aim::Take { .. } | Aim::Hunt { .. } | Aim::Raze { .. } | Aim::Build => true,
                Aim::Sea | Aim::Later | Aim::Stand => false,
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
    list.extend(take(scene, &dice));
    for item in Item::ALL {
        list.extend(make(scene, item));
        list.extend(plan(scene, item, &dice));
    }
    list.extend(single(scene, Command::Finish));
    if let Some(die) = picked.single() {
        for way in [Shift::Up, Shift::Down] {
            list.extend(single(scene, Command::Shift { die, way }));
        }
        list.extend(single(scene, Command::Reroll { die }));
        for value in 1..=6 {
            list.extend(single(scene, Command::Mask { die, value }));
        }
    }
    if !scene.alone() {
        list.extend(legal(scene, |c| {
            let razes = matches!(c, Command::Raze { die } if picked.is_empty() || picked.has(*die));
            let fights = matches!(c, Command::Attack { .. } | Command::Shoot { .. });
            razes || (fights && picked.is_empty())
        }));
    }
    list
}

/// Takes what lies on the own field, with the die that suits it best.
fn take(scene: &Scene<'_>, dice: &[(u8, u8)]) -> Option<Deed> {
    let at = scene.player()?.at?;
    let field = scene.state.map.get(at).filter(|f| !f.used)?;
    let printed = match field.feature {
        Feature::Gather { value, .. } => Some(value),
        Feature::Crystal | Feature::Mask | Feature::Smoke | Feature::Chart => None,
        Feature::Empty | Feature::Sea | Feature::Palm | Feature::Lizard { .. } => return None,
    };
    let mut fitting: Vec<(u8, u8)> = dice.to_vec();
    fitting.sort_by_key(|(_, value)| (printed != Some(*value), *value));
    let (die, value) = fitting
        .into_iter()
        .find(|(die, _)| scene.accepts(&[Command::Take { die: *die }]))?;
    let what = scene.words.feature(field.feature);
    let bonus = if printed == Some(value) { " +⭐" } else { "" };
    Some(Deed {
        code: format!("take:{die}"),
        label: scene.words.with(
            "rw-deed-take",
            &[("what", (&what).into()), ("die", value.into())],
        ) + bonus,
        note: String::new(),
        commands: vec![Command::Take { die }],
        rank: Rank::Take,
    })
}

/// Makes an item whose plan is full.
fn make(scene: &Scene<'_>, item: Item) -> Option<Deed> {
    let commands = vec![Command::Craft(item)];
    scene.accepts(&commands).then(|| Deed {
        code: format!("make:{}", code(item)),
        label: scene.words.with(
            "rw-deed-make",
            &[("item", (&scene.words.item(item)).into())],
        ),
        note: cost(scene, item),
        commands,
        rank: Rank::Make,
    })
}

fn cost(scene: &Scene<'_>, item: Item) -> String {
    let card = scene.catalog.item(item);
    card.map_or_else(String::new, |card| scene.words.stock(&card.cost))
}

/// Fills every open box of a plan that these dice fit, and makes the item if that is then possible.
fn plan(scene: &Scene<'_>, item: Item, dice: &[(u8, u8)]) -> Vec<Deed> {
    let (Some(card), Some(player)) = (scene.catalog.item(item), scene.player()) else {
        return Vec::new();
    };
    if player.made.contains(&item) {
        return Vec::new();
    }
    let filled = player.plans.get(&item);
    let open = |v: &&u8| filled.is_none_or(|f| !f.contains(v));
    let fits: Vec<(u8, u8)> = card
        .plan
        .iter()
        .filter(open)
        .filter_map(|v| dice.iter().find(|(_, value)| value == v).copied())
        .collect();
    if fits.is_empty() {
        return Vec::new();
    }
    let left = card.plan.iter().filter(open).count() - fits.len();
    let values: Vec<String> = fits.iter().map(|(_, v)| v.to_string()).collect();
    let mut commands: Vec<Command> = fits
        .iter()
        .map(|(die, _)| Command::Plan { die: *die, item })
        .collect();
    let done = [commands.clone(), vec![Command::Craft(item)]].concat();
    let makes = left == 0 && scene.accepts(&done);
    if makes {
        commands = done;
    }
    let key = if makes {
        "rw-deed-plan-make"
    } else {
        "rw-deed-plan"
    };
    let label = scene.words.with(
        key,
        &[
            ("item", (&scene.words.item(item)).into()),
            ("dice", (&values.join(" ")).into()),
        ],
    );
    let note = if makes {
        cost(scene, item)
    } else {
        scene.words.with(
            "rw-deed-plan-note",
            &[("left", left.into()), ("cost", (&cost(scene, item)).into())],
        )
    };
    vec![Deed {
        code: format!("plan:{}", code(item)),
        label,
        note,
        commands,
        rank: if makes { Rank::Make } else { Rank::Plan },
    }]
}

/// The name of an item in codes.
fn code(item: Item) -> String {
    format!("{item:?}").to_lowercase()
}

/// A deed that is one order.
fn single(scene: &Scene<'_>, command: Command) -> Option<Deed> {
    let w = &scene.words;
    let value = |die: u8| {
        let turn = scene.turn();
        turn.and_then(|t| t.dice.get(usize::from(die)))
            .map_or(0, |d| d.value)
    };
    let weapons = |list: &[Item]| -> String { list.iter().map(|i| item_sign(*i)).collect() };
    let (code, label, rank) = match &command {
        Command::Grant(item) => (
            format!("grant:{}", code(*item)),
            w.item(*item),
            Rank::Answer,
        ),
        Command::Shift { die, way } => {
            let (sign, now) = match way {
                Shift::Up => ('+', value(*die) % 6 + 1),
                Shift::Down => ('-', (value(*die) + 4) % 6 + 1),
            };
            let args = [("die", value(*die).into()), ("value", now.into())];
            (
                format!("shift:{die}{sign}"),
                w.with("rw-deed-shift", &args),
                Rank::Aside,
            )
        }
        Command::Reroll { die } => (
            format!("reroll:{die}"),
            w.with("rw-deed-reroll", &[("die", value(*die).into())]),
            Rank::Aside,
        ),
        Command::Mask { die, value: to } => {
            if *to == value(*die) {
                return None;
            }
            let args = [("die", value(*die).into()), ("value", (*to).into())];
            (
                format!("mask:{die}:{to}"),
                w.with("rw-deed-mask", &args),
                Rank::Aside,
            )
        }
        Command::Finish => ("finish".into(), w.get("rw-deed-finish"), Rank::Answer),
        Command::Raze { die } => (
            format!("raze:{die}"),
            w.with("rw-deed-raze", &[("die", value(*die).into())]),
            Rank::Aside,
        ),
        Command::Offer { to, give, take } => {
            let stock = |s: &castaway_rollwrite::content::Stock| {
                let text = w.stock(s);
                if text.is_empty() {
                    "–".to_owned()
                } else {
                    text
                }
            };
            let args = [("give", &stock(give)), ("take", &stock(take))];
            let label = w.with(
                "rw-deed-offer",
                &[
                    ("give", args[0].1.into()),
                    ("take", args[1].1.into()),
                    ("seat", (u16::from(to.0) + 1).into()),
                ],
            );
            let short = |s: &castaway_rollwrite::content::Stock| -> String {
                Resource::ALL
                    .iter()
                    .filter(|r| s.get(**r) > 0)
                    .map(|r| format!("{r:?}").to_lowercase())
                    .collect()
            };
            (
                format!("offer:{}:{}:{}", to.0, short(give), short(take)),
                label,
                Rank::Aside,
            )
        }
        Command::Reply(Reply::Accept) => ("yes".into(), w.get("rw-deed-accept"), Rank::Answer),
        Command::Reply(Reply::Refuse) => ("no".into(), w.get("rw-deed-refuse"), Rank::Answer),
        Command::Attack {
            target,
            weapons: list,
        } => {
            let label = w.with(
                "rw-deed-attack",
                &[
                    ("seat", (u16::from(target.0) + 1).into()),
                    ("weapons", (&weapons(list)).into()),
                ],
            );
            let names: Vec<String> = list.iter().map(|i| self::code(*i)).collect();
            (
                format!("attack:{}:{}", target.0, names.join("+")),
                label,
                Rank::Aside,
            )
        }
        Command::Shoot { target } => (
            format!("shoot:{}", target.0),
            w.with(
                "rw-deed-shoot",
                &[("seat", (u16::from(target.0) + 1).into())],
            ),
            Rank::Aside,
        ),
        Command::Arm(list) => {
            let names: Vec<String> = list.iter().map(|i| self::code(*i)).collect();
            (
                format!("arm:{}", names.join("+")),
                w.with("rw-deed-arm", &[("weapons", (&weapons(list)).into())]),
                Rank::Answer,
            )
        }
        Command::FightReroll { die } => (
            format!("f-reroll:{die}"),
            w.with("rw-deed-fight-reroll", &[("n", (*die + 1).into())]),
            Rank::Aside,
        ),
        Command::FightMask { die, value } => (
            format!("f-mask:{die}:{value}"),
            w.with(
                "rw-deed-fight-mask",
                &[("n", (*die + 1).into()), ("value", (*value).into())],
            ),
            Rank::Aside,
        ),
        Command::Stand => ("stand".into(), w.get("rw-deed-stand"), Rank::Answer),
        Command::Forfeit(resource) => (
            format!("give:{}", format!("{resource:?}").to_lowercase()),
            format!(
                "{} {}",
                resource_sign(*resource),
                w.wording.resource(*resource)
            ),
            Rank::Answer,
        ),
        // These have deeds or menus of their own.
        Command::Start(_)
        | Command::Walk { .. }
        | Command::Hunt { .. }
        | Command::Take { .. }
        | Command::Plan { .. }
        | Command::Craft(_)
        | Command::EndTurn => return None,
    };
    Some(Deed {
        code,
        label,
        note: String::new(),
        commands: vec![command],
        rank,
    })
}
