use castaway_kernel::{Key, Seat};

use super::{Done, Engine, fault, tasks::NIGHT};
use crate::{
    content::NightDef,
    effect::{Passive, Until, Upgrading},
    event::{Event, RollOf},
    ids::Difficulty,
    state::{Ctx, NightPart, Phase, Task},
    stock::Stock,
};

impl<'a> Engine<'a> {
    /// Night falls: the leader draws a card, which is resolved from top to bottom (D-NIGHT-1).
    pub(crate) fn nightfall(&mut self) -> Done {
        self.hold()?;
        let Some(card) = self.next_night() else {
            return fault("no night card");
        };
        self.tell(Event::Night(card.clone()));
        if super::is_hard_night(self.catalog, &self.s) {
            self.tell(Event::HardNight);
        }
        self.s.phase = Phase::Night(card);
        self.push(NIGHT.map(Task::Night));
        Ok(())
    }

    /// The next night card; those of the second tier come again, those of the first never (D-NIGHT-5, D-NIGHT-6).
    fn next_night(&mut self) -> Option<Key> {
        if self.s.decks.nights.is_empty() {
            let mut pile = self.s.decks.past_nights.clone();
            let nights = &self.catalog.nights;
            pile.retain(|id| nights.get(id).is_some_and(|n| n.tier == 2));
            self.s.decks.past_nights.retain(|id| !pile.contains(id));
            self.chance().shuffle(&mut pile);
            self.s.decks.nights = pile;
        }
        self.s.decks.nights.pop()
    }

    fn card(&self) -> Option<&'a NightDef> {
        match &self.s.phase {
            Phase::Night(card) => self.catalog.nights.get(card),
            Phase::Setup | Phase::Day(_) | Phase::Over => None,
        }
    }

    /// A part of the night card; what is gained in it is held to the limit when it is done (D-R-23).
    pub(crate) fn night(&mut self, part: NightPart) -> Done {
        let Some(card) = self.card() else {
            return Ok(());
        };
        let all = self.s.in_order();
        let Some(leader) = all.first().copied() else {
            return Ok(());
        };
        self.push(
            all.iter()
                .map(|seat| Task::Limit(*seat))
                .collect::<Vec<_>>(),
        );
        let ops = match part {
            NightPart::Need => self.need(card),
            NightPart::Extra => card.extra.as_slice(),
            NightPart::Monsters => &card.monsters,
            NightPart::Sleep => return self.sleep(card, &all),
            NightPart::End => return self.night_ends(),
        };
        let ctx = Ctx {
            seat: leader,
            card: card.id.clone(),
            at: self.s.place(leader),
        };
        self.push([Task::Do(ops.to_vec(), ctx)]);
        Ok(())
    }

    /// Everybody gets at least the card's stamina, more at a fire (D-NIGHT-2).
    fn sleep(&mut self, card: &NightDef, all: &[Seat]) -> Done {
        let order = &self.s.world.order;
        let quest = self.catalog.quests.get(&order.quest);
        let tune = quest.map_or(0, |q| q.tune.sleep(order.difficulty, self.s.started()));
        let tune = tune.saturating_add(rest(order.difficulty));
        for seat in all
            .iter()
            .copied()
            .filter(|s| self.s.is_here(*s))
            .collect::<Vec<_>>()
        {
            let fire = self.at_fire(seat);
            let base = if fire {
                card.sleep_fire
            } else {
                card.sleep_else
            };
            let own = self.abilities(seat).into_iter().map(|(_, _, p)| p);
            let burdens = self.burdens(seat).into_iter().map(|(_, p)| p);
            let each = own.chain(burdens).map(|p| match p {
                Passive::NightStamina { n } => *n,
                _ => 0,
            });
            let more: i8 = each.fold(0, i8::saturating_add);
            let bed = super::queries::upgraded(&self.s, seat, Upgrading::SleepHere).unwrap_or(0);
            let sleep = i8::try_from(base.saturating_add(bed)).unwrap_or(i8::MAX);
            let sleep = sleep.saturating_add(more).saturating_add(tune);
            self.stamina(seat, sleep.max(0))?;
            if fire {
                self.lift(seat, Until::SleepAtFire);
            }
            self.catch(seat)?;
        }
        Ok(())
    }

    /// What snares bring overnight.
    fn catch(&mut self, seat: Seat) -> Done {
        for (source, _, passive) in self.abilities(seat) {
            if let Passive::NightGain { res, on_roll } = passive
                && let Some(card) = self.card_of(seat, source)
                && self.roll(seat, RollOf::Card(card)) >= *on_roll
            {
                self.gain(seat, &Stock::of(*res, 1))?;
            }
        }
        Ok(())
    }

    /// Water rises where it does; then the card is put away and a day begins.
    fn night_ends(&mut self) -> Done {
        self.dries();
        self.s.quest.nights = self.s.quest.nights.saturating_add(1);
        self.s.day = self.s.day.saturating_add(1);
        self.push([Task::Dawn]);
        self.waits_no_more()?;
        self.flood()
    }

    /// What a leader can do at dawn.
    pub(crate) fn lead_well(&mut self, leader: Seat) {
        for (source, _, passive) in self.abilities(leader) {
            if let Passive::AsLeader { then, per } = passive
                && self.ready(leader, source, Some(*per))
            {
                let ctx = self.ctx(leader, "dawn");
                self.push([Task::Used(leader, source), Task::Do(then.clone(), ctx)]);
            }
        }
    }
}

/// How much more stamina sleep gives in such worlds, so that their games are won as often as their bands say.
fn rest(difficulty: Difficulty) -> i8 {
    match difficulty {
        Difficulty::Gentle => 2,
        Difficulty::Standard => 0,
        Difficulty::Hard => -1,
    }
}
