use castaway_kernel::Seat;

use super::{Done, Engine, fault};
use crate::{
    content::Note,
    effect::{Passive, Pool},
    event::Event,
    hex::compass,
    ids::{Damage, Die, Support},
    state::{Fight, Foe, Label, Prompt, Task},
    world::{Face, Space},
};

/// Supporters stand so near (D-SUP-1).
const NEAR: u8 = 2;

impl Engine<'_> {
    /// A fight begins: the enemy is turned up, and supporters choose their cards (D-COMBAT-1, D-SUP-2).
    pub(crate) fn fight(&mut self, seat: Seat, foe: Foe) -> Done {
        if !self.s.is_here(seat) {
            return Ok(());
        }
        let (card, new) = match &foe {
            Foe::Monster(id) => {
                let Some(monster) = self.s.monsters.iter_mut().find(|m| m.id == *id) else {
                    return Ok(());
                };
                let new = !monster.up;
                (monster.up, monster.came) = (true, false);
                (monster.card.clone(), new)
            }
            Foe::Token(at, n) => {
                let token = self.s.ground(*at).tokens.get(usize::from(*n));
                let Some(Face::Animal(card)) = token.map(|t| &t.face) else {
                    return Ok(());
                };
                (card.clone(), false)
            }
            Foe::Card(n) => match self.s.decks.animals.get(usize::from(*n)) {
                Some(card) => (card.clone(), false),
                None => return Ok(()),
            },
        };
        let Some(def) = self.catalog.enemy(&card) else {
            return fault("no such enemy");
        };
        self.s.fights += 1;
        self.tell(Event::Fight(seat, foe.clone(), card.clone()));
        let health = self.boss_health(&card).unwrap_or(def.health);
        self.s.fight = Some(Fight {
            no: self.s.fights,
            seat,
            foe: foe.clone(),
            card,
            defence: def.defence,
            attack: def.attack,
            health,
            supports: Vec::new(),
            dice: [0, 0],
            plus: [0, 0],
            rolls: [0, 0],
            used: Vec::new(),
            spoken: Vec::new(),
            won: false,
        });
        if let (Foe::Monster(id), true, Note::Rouses) = (&foe, new, def.note) {
            let others = self.s.monsters.iter().filter(|m| m.id != *id && !m.special);
            let mut tasks: Vec<Task> = others.map(|m| Task::Hunt(m.id, 1)).collect();
            tasks.push(Task::Arrive);
            self.push(tasks);
        }
        self.push([Task::Roll]);
        self.ask_support(seat);
        Ok(())
    }

    /// Everybody near is asked at once; it is settled from the combatant's left (D-SUP-1, D-SUP-2, D-SUP-3).
    fn ask_support(&mut self, seat: Seat) {
        self.ask_near(seat, &[seat]);
    }

    /// Everybody near but those who fight may play a card or none; with nobody near it goes on.
    pub(super) fn ask_near(&mut self, seat: Seat, fighting: &[Seat]) {
        let at = self.s.place(seat);
        let near =
            |o: &Seat| !fighting.contains(o) && self.s.world.distance(at, self.s.place(*o)) <= NEAR;
        let others: Vec<Seat> = self.s.from(seat).into_iter().filter(near).collect();
        let part = |other: Seat| {
            let none = (Label::No, Vec::new());
            let cards = self
                .s
                .supports()
                .iter()
                .map(|card| (Label::Support(*card), vec![Task::Played(other, *card)]));
            (other, std::iter::once(none).chain(cards).collect(), 0)
        };
        let parts: Vec<_> = others.into_iter().map(part).collect();
        if !parts.is_empty() {
            self.ask_with(Prompt::Support, parts);
        }
    }

    /// A support card lies face up; it returns after the fight (D-SUP-5).
    pub(crate) fn played(&mut self, seat: Seat, card: Support) -> Done {
        let fight = self.s.fight.as_mut().map(|fight| &mut fight.supports);
        let supports = fight.or(self.s.duel.as_mut().map(|duel| &mut duel.supports));
        if let Some(supports) = supports {
            supports.push((seat, card));
            self.tell(Event::Support(seat, card));
        }
        Ok(())
    }

    /// Both dice are rolled; what costs nothing is added (D-COMBAT-2).
    pub(crate) fn roll_dice(&mut self) -> Done {
        let Some(fight) = &self.s.fight else {
            return Ok(());
        };
        let (seat, animal) = (fight.seat, self.catalog.animals.contains_key(&fight.card));
        let fits = |vs: &Option<Pool>| match vs {
            None => true,
            Some(Pool::Animal) => animal,
            Some(Pool::Monster) => !animal,
        };
        let mut plus = [0i8; 2];
        let mut spent = Vec::new();
        for (source, nth, passive) in self.abilities(seat) {
            let (die, n) = match passive {
                Passive::CombatGray { n, vs, pay, .. } if pay.is_free() && fits(vs) => {
                    (Die::Gray, *n)
                }
                Passive::CombatRed { n, .. } => (Die::Red, *n),
                _ => continue,
            };
            if self.ready(seat, source, passive.per()) {
                plus[die.index()] += n;
                spent.push((source, nth));
                if matches!(passive.per(), Some(p) if p != crate::effect::Per::Combat) {
                    self.used(seat, source)?;
                }
            }
        }
        // What a threat puts on the dice is not to be left out.
        for (_, passive) in self.burdens(seat) {
            match passive {
                Passive::CombatGray { n, .. } => plus[Die::Gray.index()] += n,
                Passive::CombatRed { n, .. } => plus[Die::Red.index()] += n,
                _ => {}
            }
        }
        if let Some(fight) = &mut self.s.fight {
            fight.plus = plus;
            fight.used.extend(spent);
        }
        self.roll_die(Die::Gray);
        self.roll_die(Die::Red);
        self.tell_dice();
        self.push([Task::Modify]);
        Ok(())
    }

    pub(crate) fn tell_dice(&mut self) {
        if let Some(fight) = &self.s.fight {
            self.tell(Event::Dice(fight.dice));
        }
    }

    /// Damage to the enemy, its reward, damage to the combatant, in this order (D-COMBAT-5 to D-COMBAT-7, D-CLAR-5).
    pub(crate) fn blows(&mut self) -> Done {
        let Some(fight) = self.s.fight.clone() else {
            return Ok(());
        };
        self.push([Task::Retreat, Task::Over]);
        if fight.hurts() {
            self.push([Task::Blow]);
        }
        if fight.hits() {
            // Each Overpower does one more (D-SUP-9, D-R-27).
            let n = 1 + fight.played(Support::Overpower);
            let hurt = self.hurt_foe(&fight.foe, n);
            self.tell(Event::Struck(fight.card.clone(), n));
            if hurt >= fight.health {
                if let Some(fight) = &mut self.s.fight {
                    fight.won = true;
                }
                self.defeat(&fight)?;
            }
        }
        Ok(())
    }

    /// Whom the blow hits: the combatant, or somebody who played a card that takes it (D-SUP-7, D-SUP-8).
    pub(crate) fn blow(&mut self) -> Done {
        let Some(fight) = self.s.fight.clone() else {
            return Ok(());
        };
        let me = (Label::Seat(fight.seat), vec![Task::Suffers(fight.seat)]);
        let takes = |(other, card): &&(Seat, Support)| {
            *card != Support::Overpower && self.s.is_here(*other)
        };
        let others = fight.supports.iter().filter(takes);
        let other = |(seat, _): &(Seat, Support)| (Label::Seat(*seat), vec![Task::Suffers(*seat)]);
        let options: Vec<_> = std::iter::once(me).chain(others.map(other)).collect();
        self.ask(fight.seat, Prompt::Suffer, options);
        Ok(())
    }

    /// Somebody suffers the blow; when it is the combatant, whoever overpowers is hurt too (D-SUP-9).
    pub(crate) fn suffers(&mut self, seat: Seat) -> Done {
        let Some(fight) = self.s.fight.clone() else {
            return Ok(());
        };
        let note = self
            .catalog
            .enemy(&fight.card)
            .map_or(Note::Plain, |e| e.note);
        if self.s.is_here(seat) {
            self.hurt(seat, note.damage())?;
        }
        if seat == fight.seat {
            for (other, card) in fight.supports {
                if card == Support::Overpower && self.s.is_here(other) {
                    self.hurt(other, Damage::Physical)?;
                }
            }
        }
        Ok(())
    }

    /// An enemy that lives retreats by the compass, or to the nearest space without a survivor (D-COMBAT-9, D-RETREAT-1,
    /// D-RETREAT-3); a lethal one goes for the next (D-LETHAL-1).
    pub(crate) fn retreat(&mut self) -> Done {
        let Some(fight) = self.s.fight.clone().filter(|f| !f.won) else {
            return Ok(());
        };
        let def = self.catalog.enemy(&fight.card);
        let (note, far) = def.map_or((Note::Plain, 1), |d| (d.note, d.retreat));
        let Some(at) = self.foe_at(&fight.foe) else {
            return Ok(());
        };
        if note == Note::Lethal {
            self.strike_next(&fight);
            return Ok(());
        }
        let animal = self.catalog.animals.contains_key(&fight.card);
        if animal && self.terrain_rules().contains(&Passive::AnimalsStay) {
            return Ok(());
        }
        let way = compass(fight.dice[Die::Red.index()]);
        let legal =
            |engine: &Self, to: &Space| engine.s.is_open(*to) && engine.s.on(*to).is_empty();
        let first = self.s.world.beside(at, way).filter(|to| legal(self, to));
        if let Some(first) = first {
            let steps = if note == Note::Retreat2 { 2 } else { far };
            // The second step is left out where it cannot be (D-RETREAT-4).
            let second = self.s.world.beside(first, way).filter(|to| legal(self, to));
            let to = if steps > 1 {
                second.unwrap_or(first)
            } else {
                first
            };
            self.push([Task::Flee(to)]);
            return Ok(());
        }
        let around = self.s.world.around(at).filter(|to| legal(self, to));
        let options: Vec<_> = around
            .map(|to| (Label::Space(to), vec![Task::Flee(to)]))
            .collect();
        if !options.is_empty() && self.s.is_here(fight.seat) {
            let silent = self.far_from(&self.s.in_order(), &options);
            self.ask_with(Prompt::Retreat, vec![(fight.seat, options, silent)]);
            return Ok(());
        }
        let steps = self.steps_from(at);
        let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
        let free = all.filter(|s| *s != at && steps[usize::from(*s)] < u8::MAX && legal(self, s));
        let nearest = free.min_by_key(|s| steps[usize::from(*s)]);
        self.push(nearest.map(Task::Flee));
        Ok(())
    }

    /// A lethal enemy goes for the next survivor in its space, from the combatant's left, or for the same one (D-LETHAL-1).
    pub(super) fn strike_next(&mut self, fight: &Fight) {
        let left = Seat((fight.seat.0 + 1) % u8::try_from(self.s.started()).unwrap_or(1));
        let at = self.foe_at(&fight.foe);
        let mut all = self.s.from(left).into_iter();
        let next = all.find(|seat| Some(self.s.place(*seat)) == at);
        self.push(next.map(|seat| Task::Fight(seat, fight.foe.clone())));
    }

    /// The option that leads farthest away from some survivors.
    pub(super) fn far_from(&self, seats: &[Seat], options: &[(Label, Vec<Task>)]) -> u8 {
        let far = |label: &Label| match label {
            Label::Space(to) => {
                let all = seats.iter();
                let each = all.map(|seat| self.s.world.distance(*to, self.s.place(*seat)));
                each.min().unwrap_or(0)
            }
            _ => 0,
        };
        let best = (0..options.len()).rev().max_by_key(|n| far(&options[*n].0));
        best.and_then(|n| u8::try_from(n).ok()).unwrap_or(0)
    }

    /// An enemy goes to a space, face up with its counters (D-RETREAT-5, D-R-25).
    pub(crate) fn flee(&mut self, to: Space) -> Done {
        let Some(fight) = self.s.fight.clone() else {
            return Ok(());
        };
        match &fight.foe {
            Foe::Monster(id) => self.set_monster(*id, to),
            Foe::Token(at, n) => {
                let ground = &mut self.s.spaces[usize::from(*at)];
                if usize::from(*n) < ground.tokens.len() {
                    let token = ground.tokens.remove(usize::from(*n));
                    self.s.spaces[usize::from(to)].tokens.push(token);
                }
            }
            Foe::Card(_) => {}
        }
        self.tell(Event::Fled(fight.card, to));
        Ok(())
    }

    /// Where an enemy is; one of a card alone is nowhere.
    pub(super) fn foe_at(&self, foe: &Foe) -> Option<Space> {
        match foe {
            Foe::Monster(id) => self.s.monster(*id).map(|m| m.at),
            Foe::Token(at, _) => Some(*at),
            Foe::Card(_) => None,
        }
    }
}
