use castaway_kernel::Seat;

use super::{Done, Engine, no};
use crate::{
    catalog::Catalog,
    effect::{Hurt, Passive, Until},
    event::{Event, RollOf},
    ids::{Damage, Res},
    reject::Rejection,
    state::{Fate, Label, Outcome, Phase, Prompt, State, Task},
    stock::{Cost, Pay, Stock},
};

/// So many dials a survivor has (D-DMG-2).
const DIALS: usize = 3;
/// Up to this number dirty water makes sick (D-DIRTY-2).
const SICK: u8 = 3;

/// Up to which number dirty water makes somebody sick, by what they hold and who they are.
pub(crate) fn sick_up_to(catalog: &Catalog, s: &State, seat: Seat) -> u8 {
    let all = super::abilities(catalog, s, seat).into_iter();
    let safe = all.filter_map(|(_, _, p)| match p {
        Passive::DirtySafeOn { n } => Some(*n),
        _ => None,
    });
    safe.min().unwrap_or(SICK)
}

impl Engine<'_> {
    /// Pays a cost; dirty water and medicine have their consequences (D-DIRTY-2).
    pub(crate) fn pay(&mut self, seat: Seat, cost: &Cost) -> Done<Stock> {
        let survivor = self.who_mut(seat)?;
        let Some(paid) = cost.paid(&survivor.stock) else {
            return no(Rejection::Resources);
        };
        for res in Res::ALL {
            survivor.stock.spend(*res, paid.units(*res));
        }
        if !paid.is_empty() {
            self.tell(Event::Spent(seat, paid));
        }
        if paid.units(Res::Medicine) > 0 {
            self.lift(seat, Until::SpendMedicine);
        }
        let dirty = usize::from(paid.units(Res::Dirty));
        self.push(std::iter::repeat_n(Task::Dirty(seat), dirty).collect::<Vec<_>>());
        Ok(paid)
    }

    /// Dirty water was spent: medicine, or a die.
    pub(crate) fn dirty(&mut self, seat: Seat) -> Done {
        let cost = Cost::one(Pay::Res(Res::Medicine), 1);
        let roll = (Label::No, vec![Task::DirtyRoll(seat)]);
        if cost.payable(&self.who(seat)?.stock) {
            let options = vec![(Label::Yes, vec![Task::Pay(seat, cost)]), roll];
            self.ask(seat, Prompt::Dirty, options);
        } else {
            self.push(roll.1);
        }
        Ok(())
    }

    /// The die for it.
    pub(crate) fn dirty_roll(&mut self, seat: Seat) -> Done {
        let sick = sick_up_to(self.catalog, &self.s, seat);
        if self.roll(seat, RollOf::Dirty) <= sick {
            self.hurt(seat, Damage::Sickness)?;
        }
        Ok(())
    }

    /// Whether one more damage is the end of a survivor (D-DMG-3).
    pub(crate) fn is_on_last_dial(&self, seat: Seat) -> bool {
        let survivor = self.s.survivor(seat);
        survivor.is_some_and(|who| who.damage.len() >= DIALS)
    }

    /// A dial is turned; without one left the survivor falls (D-DMG-2, D-DMG-3).
    pub(crate) fn hurt(&mut self, seat: Seat, kind: Damage) -> Done {
        let survivor = self.who_mut(seat)?;
        let full = survivor.damage.len() >= DIALS;
        if !full {
            survivor.damage.push(kind);
            survivor.damage.sort_unstable();
        }
        self.tell(Event::Hurt(seat, kind));
        if full { self.falls(seat) } else { Ok(()) }
    }

    /// A damage whose kind its bearer chooses.
    pub(crate) fn hurt_any(&mut self, seat: Seat) -> Done {
        let option = |kind: &Damage| (Label::Damage(*kind), vec![Task::Hurt(seat, *kind)]);
        let options = Damage::ALL.iter().map(option).collect();
        self.ask(seat, Prompt::Kind("damage".into()), options);
        Ok(())
    }

    /// A dial of a kind is turned back (D-REC-3).
    pub(crate) fn heal(&mut self, seat: Seat, kind: Damage) -> Done {
        let survivor = self.who_mut(seat)?;
        if let Some(at) = survivor.damage.iter().position(|d| *d == kind) {
            survivor.damage.remove(at);
            self.tell(Event::Healed(seat, kind));
        }
        Ok(())
    }

    /// A survivor is eliminated: projects and threats leave the game, the rest lies there (D-CAS-1, D-CAS-2).
    pub(crate) fn falls(&mut self, seat: Seat) -> Done {
        self.leaves(seat, Fate::Lost)?;
        self.tell(Event::Fell(seat));
        Ok(())
    }

    /// A survivor has won and leaves with everything; the others play on (D-WIN-4 to D-WIN-6).
    pub(crate) fn wins(&mut self, seat: Seat) -> Done {
        self.leaves(seat, Fate::Won)?;
        let items = std::mem::take(&mut self.who_mut(seat)?.items);
        for item in items {
            self.give_back(&item.card);
        }
        self.who_mut(seat)?.stock = Stock::default();
        self.tell(Event::Won(seat));
        Ok(())
    }

    fn leaves(&mut self, seat: Seat, fate: Fate) -> Done {
        // Who plays on from this seat to the left (D-LEAD-4, D-R-20).
        let next = self.s.from(seat).into_iter().find(|other| *other != seat);
        let survivor = self.who_mut(seat)?;
        survivor.fate = fate;
        survivor.hand.clear();
        survivor.threats.clear();
        survivor.peeked.clear();
        survivor.peeked_tiles.clear();
        survivor.shown.clear();
        survivor.dealt.clear();
        for other in &mut self.s.seats {
            other.shown.retain(|(of, _)| *of != seat);
        }
        self.s.offers.retain(|o| o.from != seat && o.to != seat);
        if let (true, Some(next)) = (self.s.leader == seat, next) {
            self.s.leader = next;
            self.tell(Event::Leads(next));
        }
        Ok(())
    }

    /// Nobody is left on the map (D-AIM-2).
    pub(crate) fn finish(&mut self) {
        let won = |seat: &Seat| self.s.survivor(*seat).is_some_and(|s| s.fate == Fate::Won);
        let winners = self.s.everybody().filter(won).collect();
        let day = self.s.day;
        self.s.stack.clear();
        self.s.ask = None;
        self.s.fight = None;
        self.s.duel = None;
        if let Phase::Night(card) = std::mem::replace(&mut self.s.phase, Phase::Over) {
            self.s.decks.past_nights.push(card);
        }
        self.tell(Event::Over(Outcome { winners, day }));
    }
}

/// The kind of a damage, where a card names it.
pub(crate) fn kind(hurt: Hurt) -> Option<Damage> {
    match hurt {
        Hurt::Starvation => Some(Damage::Starvation),
        Hurt::Dehydration => Some(Damage::Dehydration),
        Hurt::Sickness => Some(Damage::Sickness),
        Hurt::Physical => Some(Damage::Physical),
        Hurt::Any => None,
    }
}
