//! What several chapters set up alike.

use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    content::Icon,
    effect::{Effect, Mode, MysteryLimits},
    ids::{Deck, Phase, Res, Who},
    setup::Setup,
    state::{EventDeckCard, State, Threat},
    task::{Ctx, Drawing, Enemy, Op, Usable},
};

use crate::table::{Table, catalog};

pub fn lose(res: Res, n: u8) -> Effect {
    Effect::Discard {
        res,
        n,
        mode: Mode::Demand,
    }
}

pub fn ability(key: &str) -> Usable {
    Usable::Ability(key.into())
}

/// A character with exactly this much determination.
pub fn rich(character: &str, det: u16) -> Table {
    let mut t = Table::of(&[
        character,
        if character == "cook" {
            "soldier"
        } else {
            "cook"
        },
    ]);
    t.s.people[0].det = det;
    t
}

pub fn use_in(t: &mut Table, phase: Phase, key: &str) {
    t.s.phase = phase;
    t.run_ops(vec![Op::Use(Who::Seat(0), ability(key))], &Ctx::default());
}

pub fn foe(strength: u8) -> Enemy {
    Enemy {
        beast: None,
        strength,
        weapon_loss: 0,
        food: 0,
        fur: 0,
        palisade_loss: 0,
        extra: vec![],
    }
}

pub fn created(setup: &Setup, seed: u64) -> State {
    Island::create(catalog(), setup, seed)
        .expect("a good setup")
        .state
}

pub fn event(key: &str) -> EventDeckCard {
    EventDeckCard::Event(key.into())
}

/// An event of this icon whose effect asks nothing of an empty table.
pub fn quiet(icon: Icon) -> Key {
    let quiet = |k: &&Key| {
        let card = &catalog().events[*k];
        card.icon == Some(icon) && matches!(card.event.as_slice(), [Effect::Morale { .. }])
    };
    let found = catalog().events.keys().find(quiet);
    found
        .cloned()
        .unwrap_or_else(|| panic!("no quiet {icon:?}"))
}

pub fn two() -> Table {
    Table::of(&["carpenter", "cook"])
}

/// An adventure comes back from the event deck.
pub fn lower(t: &mut Table, deck: Deck, key: &str, serial: u32) {
    t.s.piles.events = vec![EventDeckCard::Adventure {
        deck,
        card: key.into(),
        serial,
    }];
    t.s.phase = Phase::Event;
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
}

pub fn effect(json: &str) -> Effect {
    serde_json::from_str(json).unwrap_or_else(|e| panic!("{json}: {e}"))
}

pub fn friday(t: &Table) -> (u8, u16) {
    t.s.friday
        .as_ref()
        .map(|f| (f.wounds, f.det))
        .expect("Friday")
}

pub fn drawing(limits: MysteryLimits) -> Op {
    Op::Mystery(Drawing {
        limits,
        aside: vec![],
        won: vec![],
        resolved: 0,
        stopped: false,
    })
}

pub fn threat(t: &mut Table, slot: usize, key: &str) {
    t.s.piles.events.retain(
        |e| !matches!(e, castaway_robinson::state::EventDeckCard::Event(k) if k.as_str() == key),
    );
    t.s.threats[slot] = Some(Threat {
        serial: 700 + u32::try_from(slot).expect("two"),
        card: key.into(),
        wreckage: catalog().wreckage.contains_key(key),
    });
}

/// The first event whose first Threat Action fits a condition.
pub fn event_with(
    fits: impl Fn(&castaway_robinson::content::ThreatAction) -> bool,
) -> (
    &'static str,
    &'static castaway_robinson::content::ThreatAction,
) {
    catalog()
        .events
        .values()
        .find_map(|e| {
            let action = e.actions.first()?;
            fits(action).then_some((e.id.as_str(), action))
        })
        .expect("such a card")
}
