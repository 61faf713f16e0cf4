use castaway_kernel::Seat;

use super::{Done, Engine};
use crate::{
    content::EnemyDef,
    effect::Passive,
    event::Event,
    ids::Res,
    state::{Fight, Foe, Label, Prompt, Task},
    stock::Stock,
};

impl Engine<'_> {
    /// Counters of damage lie on the token (D-R-25); says how many there are.
    pub(super) fn hurt_foe(&mut self, foe: &Foe, n: u8) -> u8 {
        let hurt = match foe {
            Foe::Monster(id) => {
                let monster = self.s.monsters.iter_mut().find(|m| m.id == *id);
                monster.map(|m| &mut m.hurt)
            }
            Foe::Token(at, k) => {
                let ground = self.s.spaces.get_mut(usize::from(*at));
                let token = ground.and_then(|g| g.tokens.get_mut(usize::from(*k)));
                token.map(|t| &mut t.hurt)
            }
            Foe::Card(_) => None,
        };
        match hurt {
            Some(hurt) => {
                *hurt = hurt.saturating_add(n);
                *hurt
            }
            None => n,
        }
    }

    /// The enemy is gone and its reward is taken (D-COMBAT-6).
    pub(super) fn defeat(&mut self, fight: &Fight) -> Done {
        self.tell(Event::Defeated(fight.seat, fight.card.clone()));
        match &fight.foe {
            Foe::Monster(id) => {
                let at = self.s.monsters.iter().position(|m| m.id == *id);
                if let Some(monster) = at.map(|at| self.s.monsters.remove(at))
                    && !monster.special
                {
                    self.s.decks.beaten.push(monster.card);
                }
            }
            Foe::Token(at, n) => self.put_away(*at, *n),
            Foe::Card(_) => {}
        }
        self.boss_beaten(&fight.card)?;
        let Some(def) = self.catalog.enemy(&fight.card) else {
            return Ok(());
        };
        self.reward(fight, def)
    }

    /// A reward, which may be shared with supporters token by token (D-SUP-6).
    fn reward(&mut self, fight: &Fight, def: &EnemyDef) -> Done {
        let mut reward = def.reward.clone();
        for (source, _, passive) in self.abilities(fight.seat) {
            if let Passive::OnReward { res, bonus, per } = passive
                && let Some(n) = reward.get_mut(res)
                && self.ready(fight.seat, source, *per)
            {
                *n += bonus;
                if per.is_some() {
                    self.used(fight.seat, source)?;
                }
            }
        }
        let supporters: Vec<Seat> = fight.supports.iter().map(|(s, _)| *s).collect();
        if supporters.is_empty() {
            let mut stock = Stock::default();
            for (res, n) in reward {
                stock.gain(res, n);
            }
            self.gain(fight.seat, &stock)?;
            self.push([Task::Limit(fight.seat)]);
            return Ok(());
        }
        let each = reward.into_iter();
        let each = each.flat_map(|(res, n)| std::iter::repeat_n(res, usize::from(n)));
        let tasks = each.map(|res| Task::Share(fight.seat, supporters.clone(), res));
        self.push(tasks.collect::<Vec<_>>());
        Ok(())
    }

    /// Who gets one token of a reward; whoever fought keeps it in silence.
    pub(crate) fn share(&mut self, seat: Seat, with: &[Seat], res: Res) -> Done {
        let all = std::iter::once(seat).chain(with.iter().copied());
        let option = |to: Seat| {
            let gain = Task::Gain(to, Stock::of(res, 1));
            (Label::Seat(to), vec![gain, Task::Limit(to)])
        };
        let options = all.filter(|s| self.s.is_here(*s)).map(option).collect();
        self.ask(seat, Prompt::Share, options);
        Ok(())
    }
}
