//! What low morale takes of the next First Player.

use super::{Luck, Menace, Night, event::pushes, frail::Bears};
use crate::{
    catalog::Catalog,
    effect::{Effect, Mode, Passive, Target},
    engine::Rules,
    ids::{Phase, Who, clockwise},
    state::State,
    task::Usable,
};

/// What morale asks for when the next round begins.
struct Owed {
    /// The next First Player.
    who: Who,
    /// Determination that it takes.
    asks: u16,
    /// Determination that a card takes before, which the next event pushes off the board.
    more: u16,
    /// Determination that they have for it.
    has: u16,
}

impl Owed {
    fn of(rules: &Rules<'_>) -> Option<Self> {
        let s = rules.s;
        // That of this round is asked for by its own question.
        if s.phase <= Phase::Morale || rules.last_round() {
            return None;
        }
        // Somebody alone gains one before it is asked for.
        let rises = i8::from(s.people.len() == 1);
        let morale = s.morale.saturating_add(rises);
        let who = Who::Seat(clockwise(s.first, s.people.len()));
        let items = rules.passives().into_iter();
        let items = items.map(|(_, passive)| match passive {
            Passive::MoralePhaseDet(n) => u16::from(n),
            _ => 0,
        });
        let asks = u16::from(morale.min(0).unsigned_abs());
        Some(Self {
            who,
            asks,
            more: if asks > 0 { pushed(rules) } else { 0 },
            has: s.person(who)?.det.saturating_add(items.sum()),
        })
    }

    /// All that is taken of them.
    fn all(&self) -> u16 {
        self.asks.saturating_add(self.more)
    }
}

/// Determination that the card demands of each player which the next event pushes off the board.
fn pushed(rules: &Rules<'_>) -> u16 {
    let [Some(old), Some(_)] = &rules.s.threats else {
        return 0;
    };
    let card = rules.cat.events.get(&old.card);
    let Some(card) = card.filter(|_| !old.wreckage && pushes(rules)) else {
        return 0;
    };
    let takes = rules.threat_of(card).into_iter();
    let takes = takes.map(|effect| match effect {
        Effect::Det {
            who: Target::EachPlayer,
            n,
            mode: Mode::Demand,
        } if n < 0 => u16::from(n.unsigned_abs()),
        _ => 0,
    });
    takes.sum()
}

/// The wounds that the next First Player takes, where morale asks for more determination than they have.
pub(super) fn bill(rules: &Rules<'_>, night: &Night) -> Option<Menace> {
    let owed = Owed::of(rules)?;
    let wounds = owed.all().saturating_sub(owed.has);
    let Owed {
        who,
        asks,
        more,
        has,
    } = owed;
    let bears = Bears::of(rules, night, who)?;
    (wounds > 0).then(|| Menace::Bill {
        who,
        asks,
        more,
        has,
        wounds,
        dies: bears.dies_of(wounds),
    })
}

/// Whether somebody would pay for a use with determination that morale takes of them when the next round begins.
pub(crate) fn is_owed(rules: &Rules<'_>, who: Who, what: &Usable) -> bool {
    let price = rules.use_of(who, what).map_or(0, |u| u16::from(u.det));
    price > 0
        && Owed::of(rules)
            .is_some_and(|owed| owed.who == who && owed.has.saturating_sub(price) < owed.all())
}

/// What morale would bring whoever pays for this use with determination that it takes of them when the next round begins.
pub fn bill_after(catalog: &Catalog, state: &State, who: Who, what: &Usable) -> Option<Menace> {
    let rules = Rules::new(catalog, state);
    if !is_owed(&rules, who, what) {
        return None;
    }
    let price = rules.use_of(who, what)?.det;
    let mut spent = state.clone();
    let person = spent.person_mut(who)?;
    person.det = person.det.saturating_sub(price.into());
    let rules = Rules::new(catalog, &spent);
    bill(&rules, &Night::of(&rules, Luck::Sure))
}
