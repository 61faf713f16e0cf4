//! Escapes from fights.

use castaway_kernel::Seat;

use super::{Asked, Done, Engine};
use crate::{
    content::Note,
    effect::{Passive, Per},
    event::Event,
    state::{Fight, Foe, Label, Phase, Prompt, Source, Task},
    world::Space,
};

impl Engine<'_> {
    /// The abilities by which a combatant may escape: from a lethal enemy at once, else where there is a space to go to.
    pub(super) fn escapes(&self, fight: &Fight) -> Vec<(Source, u8)> {
        if !self.is_lethal(fight) && self.ways_out(fight.seat).is_empty() {
            return Vec::new();
        }
        let Some(survivor) = self.s.survivor(fight.seat) else {
            return Vec::new();
        };
        let counters = |source| survivor.source(source).map_or(0, |item| item.counters);
        let able = |(source, _, passive): &(Source, u8, &Passive)| match passive {
            Passive::Escape { counter, per } => {
                counters(*source) >= *counter && self.ready(fight.seat, *source, *per)
            }
            _ => false,
        };
        let all = self.abilities(fight.seat).into_iter().filter(able);
        all.map(|(source, nth, _)| (source, nth)).collect()
    }

    /// Leaves the fight: the dice do nothing, there is no reward and no retreat (D-ESC-1). A lethal enemy lets nobody go: it goes
    /// for the next in its space, or for the same one again (D-LETHAL-2).
    pub(crate) fn escape(&mut self, source: Source, nth: u8) -> Done {
        let Some(fight) = self.s.fight.clone() else {
            return Ok(());
        };
        let all = self.abilities(fight.seat).into_iter();
        let mut all = all.filter(|(s, n, _)| (*s, *n) == (source, nth));
        let Some((_, _, Passive::Escape { counter, per })) = all.next() else {
            return Ok(());
        };
        self.spend_counters(fight.seat, source, *counter)?;
        if matches!(per, Some(Per::Day | Per::ThreeDays)) {
            self.used(fight.seat, source)?;
        }
        if self.is_lethal(&fight) {
            self.s.fight = None;
            self.tell(Event::Escaped(fight.seat, fight.card.clone(), None));
            self.strike_next(&fight);
            return Ok(());
        }
        let ways = self.ways_out(fight.seat).into_iter();
        let options: Vec<_> = ways
            .map(|to| (Label::Space(to), vec![Task::Slip(to)]))
            .collect();
        // Whoever is silent draws the enemy away from the others.
        let mut others = self.s.in_order();
        others.retain(|seat| *seat != fight.seat);
        let silent = self.far_from(&others, &options);
        let part: Asked = (fight.seat, options, silent);
        self.ask_with(Prompt::Escape, vec![part]);
        Ok(())
    }

    /// Somebody is away, and the enemy stays where it is, face up; another survivor there is attacked at once (D-ESC-2).
    pub(crate) fn slip(&mut self, to: Space) -> Done {
        let Some(fight) = self.s.fight.take() else {
            return Ok(());
        };
        let from = self.s.place(fight.seat);
        self.who_mut(fight.seat)?.at = to;
        self.tell(Event::Escaped(fight.seat, fight.card, Some(to)));
        // Nothing is gathered for free after it (D-R-26).
        if let Phase::Day(turn) = &mut self.s.phase
            && turn.seat == fight.seat
        {
            turn.free_gather = false;
        }
        self.leave_alone(from);
        if let Some(at) = self.foe_at(&fight.foe) {
            self.strike_others(at, &fight.foe);
        }
        Ok(())
    }

    /// Neighbouring spaces that may be entered and where no monster is, whatever the ground costs (D-ESC-1).
    fn ways_out(&self, seat: Seat) -> Vec<Space> {
        let free = |to: &Space| {
            self.s.is_open(*to) && !self.s.monsters.iter().any(|monster| monster.at == *to)
        };
        let around = self.s.world.around(self.s.place(seat));
        around.filter(free).collect()
    }

    /// Whoever is left in the enemy's space is attacked; of several the leader names one (D-ESC-2, D-MMOVE-3).
    fn strike_others(&mut self, at: Space, foe: &Foe) {
        let option = |seat: Seat| (Label::Seat(seat), vec![Task::Fight(seat, foe.clone())]);
        let options: Vec<_> = self.s.on(at).into_iter().map(option).collect();
        if !options.is_empty() {
            self.ask(self.s.leader, Prompt::Fighter, options);
        }
    }

    /// The other monsters of a space that was entered wait until somebody enters it again, if nobody else is to fight them.
    fn leave_alone(&mut self, at: Space) {
        let fought_on = self.s.stack.contains(&Task::Arrive) && !self.s.on(at).is_empty();
        if !fought_on {
            for monster in self.s.monsters.iter_mut().filter(|m| m.at == at) {
                monster.came = false;
            }
        }
    }

    fn is_lethal(&self, fight: &Fight) -> bool {
        let def = self.catalog.enemy(&fight.card);
        def.is_some_and(|def| def.note == Note::Lethal)
    }
}
