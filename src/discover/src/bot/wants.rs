//! What a seat lacks: for nights, for projects, for the quest.

use castaway_kernel::Seat;

use crate::{
    ids::{Kind, Res},
    known::Known,
    quest::{StageDef, Target},
    stock::{Cost, Pay, Stock},
    world::{Face, Space},
};

/// What a seat lacks and where the quest leads it.
pub struct Wants {
    /// What the rest of the quest takes of each resource, beyond what was laid down.
    pub quest: [u8; 10],
    /// Where it leads now.
    pub target: Goal,
    /// One's own resources.
    pub stock: Stock,
    /// One's own damage.
    pub hurt: usize,
}

/// Where the quest leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Nowhere in particular: resources are missing.
    Gather,
    /// A place that is seen.
    Space(Space),
    /// A place that is to be found, as near or far as a landmark of this number.
    Hidden(u8),
    /// Any landmark that does not count yet.
    AnyLandmark,
    /// A boss.
    Boss(Space),
}

impl Wants {
    /// What a seat lacks.
    pub fn of(known: &Known<'_>, seat: Seat) -> Self {
        let person = known.person(seat);
        let stock = person.map_or(Stock::NONE, |p| *p.stock());
        let mut wants = Self {
            quest: [0; 10],
            target: Goal::Gather,
            hurt: person.map_or(0, |p| p.damage().len()),
            stock,
        };
        wants.count(known);
        wants.target = wants.goal(known, seat);
        wants
    }

    /// How many of a resource are still to be found for the quest.
    pub fn missing(&self, res: Res) -> u8 {
        self.quest[res.index()].saturating_sub(self.stock.units(res))
    }

    /// How many of a resource are free for other things.
    pub fn spare(&self, res: Res) -> u8 {
        self.stock
            .units(res)
            .saturating_sub(self.quest[res.index()])
    }

    fn count(&mut self, known: &Known<'_>) {
        let quest = known.catalog.quests.get(known.quest_id());
        let stages = quest.map_or(&[][..], |q| &q.stages);
        let now = known.quest().stage;
        for stage in stages.iter().filter(|s| s.number() >= now) {
            let mut cost = stage.demand(known.started());
            if let StageDef::Activate { targets, .. } = stage {
                let going = |t: &Target| known.target(*t).is_some_and(|at| known.is_active(at));
                let done = u8::try_from(targets.iter().filter(|t| going(t)).count()).unwrap_or(0);
                for n in cost.0.values_mut() {
                    *n = n.saturating_sub(done);
                }
            }
            if stage.number() == now {
                let laid = &known.quest().laid;
                for (pay, n) in &mut cost.0 {
                    if let Pay::Res(res) = pay {
                        *n = n.saturating_sub(laid.units(*res));
                    }
                }
            }
            self.add(&cost);
            if let StageDef::Exit { pay, pay_any, .. } = stage {
                self.add(&pay.of(known.started()));
                if let Some(any) = pay_any
                    && let Some(Pay::Res(res)) = any.of.first()
                {
                    self.quest[res.index()] = self.quest[res.index()].saturating_add(any.n);
                }
            }
        }
    }

    fn add(&mut self, cost: &Cost) {
        for (pay, n) in &cost.0 {
            let res = match pay {
                Pay::Res(res) => *res,
                Pay::Water => Res::Clean,
                Pay::Any => continue,
            };
            self.quest[res.index()] = self.quest[res.index()].saturating_add(*n);
        }
    }

    fn goal(&self, known: &Known<'_>, seat: Seat) -> Goal {
        let place = |target: Target| match (known.target(target), target) {
            (Some(at), _) => Goal::Space(at),
            (None, Target::Objective(_)) => Goal::Hidden(5),
            (None, _) => Goal::Hidden(known.number(target).unwrap_or(1)),
        };
        match known.stage() {
            Some(StageDef::Investigate { target, .. }) => place(*target),
            Some(StageDef::InvestigateAny { .. }) => Goal::AnyLandmark,
            Some(StageDef::Deliver { target, pay, .. }) => {
                let cost = pay.of(known.started());
                let laid = &known.quest().laid;
                let open = cost.0.iter().any(|(pay, n)| match pay {
                    Pay::Res(res) => laid.units(*res) + self.stock.units(*res) < *n,
                    Pay::Water | Pay::Any => false,
                });
                match (open, target) {
                    (true, _) => Goal::Gather,
                    (false, Target::Anywhere) => Goal::Gather,
                    (false, target) => place(*target),
                }
            }
            Some(StageDef::DefeatBoss { target, .. }) => {
                let boss = known.monsters().find(|m| m.special);
                match boss {
                    Some(boss) if self.hurt <= 1 => Goal::Boss(boss.at),
                    Some(_) => Goal::Gather,
                    None => place(*target),
                }
            }
            Some(StageDef::Escort { from, to, .. }) => match known.quest().trail.last() {
                None => place(*from),
                Some(herd) if known.person(seat).is_some_and(|p| p.at() != *herd) => {
                    Goal::Space(*herd)
                }
                _ => place(*to),
            },
            Some(StageDef::Activate { targets, pay, .. }) => {
                // A place is worth more than any token: who goes there with nothing to pay stays there until they die of thirst.
                let cost = pay.of(known.started());
                let lacks = cost.0.iter().any(|(pay, n)| match pay {
                    Pay::Res(res) => self.stock.units(*res) < *n,
                    Pay::Water | Pay::Any => false,
                });
                if lacks {
                    return Goal::Gather;
                }
                let idle = |t: &&Target| !known.target(**t).is_some_and(|at| known.is_active(at));
                let mut open = targets.iter().filter(idle);
                let seen = open.clone().find(|t| known.target(**t).is_some());
                seen.or(open.next()).map_or(Goal::Gather, |t| place(*t))
            }
            Some(StageDef::Hold { .. }) => {
                let all = (0..known.spaces()).filter(|at| known.is_active(*at));
                let here = known.person(seat).map_or(0, |p| p.at());
                let free = |at: &Space| {
                    let mut others = known.here().into_iter().filter(|o| *o != seat);
                    !others.any(|o| known.person(o).is_some_and(|p| p.at() == *at))
                };
                let near = all.filter(free).min_by_key(|at| known.distance(here, *at));
                near.map_or(Goal::Gather, Goal::Space)
            }
            Some(StageDef::Exit {
                target,
                pay,
                pay_any,
                ..
            }) => {
                let ready = pay.of(known.started()).payable(&self.stock)
                    && pay_any
                        .as_ref()
                        .is_none_or(|any| crate::engine::has_any(&self.stock, any));
                if ready { place(*target) } else { Goal::Gather }
            }
            Some(StageDef::LastSurvivor { .. }) => super::rival::goal(known, seat),
            None => Goal::Gather,
        }
    }

    /// What a unit of a resource is worth now.
    pub fn value(&self, res: Res) -> f32 {
        let have = f32::from(self.stock.units(res));
        let quest = if self.missing(res) > 0 { 5.0 } else { 0.0 };
        let food = f32::from(self.stock.units(Res::Food) + self.stock.units(Res::Meat));
        let base = match res {
            Res::Food | Res::Meat => match food {
                n if n < 1.0 => 7.0,
                n if n < 3.0 => 3.5,
                _ => 1.0,
            },
            Res::Clean => match f32::from(self.stock.water()) {
                n if n < 1.0 => 9.0,
                n if n < 2.0 => 4.0,
                n if n < 3.0 => 1.5,
                _ => 0.3,
            },
            Res::Dirty => match f32::from(self.stock.water()) {
                n if n < 1.0 => 6.0,
                n if n < 2.0 => 2.0,
                _ => 0.2,
            },
            Res::Medicine => 2.5 - have.min(2.0),
            Res::Wood | Res::Stone | Res::Pelt | Res::Salvage => 2.0 - (have * 0.4).min(1.6),
            Res::Poison => 0.6,
        };
        base + quest
    }

    /// What a token is worth, by its face or by what its back usually hides.
    pub fn token(&self, kind: Kind, face: Option<&Face>) -> f32 {
        match face {
            Some(Face::Res(res)) => self.value(*res),
            Some(Face::Double(res)) => self.value(*res) * 1.7,
            Some(Face::WoodOrStone) => self.value(Res::Wood).max(self.value(Res::Stone)),
            Some(Face::Animal(_)) => self.prey(),
            Some(Face::Event(_)) => 1.0,
            None => match kind {
                Kind::A => {
                    0.5 * self.value(Res::Food)
                        + 0.3 * self.value(Res::Wood)
                        + 0.15 * self.value(Res::Medicine)
                }
                Kind::B => {
                    let three = [Res::Wood, Res::Stone, Res::Salvage];
                    0.3 * three.map(|r| self.value(r)).iter().sum::<f32>()
                }
                Kind::C => 0.7 * self.prey() + 0.2 * self.value(Res::Meat),
                Kind::D => {
                    0.9 + 0.2 * self.value(Res::Salvage)
                        + 0.13 * self.value(Res::Food)
                        + 0.13 * self.value(Res::Medicine)
                }
            },
        }
    }

    fn prey(&self) -> f32 {
        let worth = 0.7 * (self.value(Res::Meat) + 0.5 * self.value(Res::Pelt));
        match self.hurt {
            0 | 1 => worth,
            2 => worth * 0.6,
            _ => worth * 0.1,
        }
    }
}

#[cfg(test)]
mod tests {
    use castaway_kernel::Game;

    use super::*;
    use crate::{Discover, catalog::Catalog, setup::Setup, state::State, world::Icon};

    #[test]
    fn what_an_objective_takes_is_gathered_before_it_is_gone_to() {
        let catalog = Catalog::load().unwrap();
        let goal = |s: &State| {
            let known = Known::new(&catalog, s, Some(Seat(0)));
            Wants::of(&known, Seat(0)).target
        };
        for (quest, res) in [
            ("q_song", Res::Wood),
            ("q_noon", Res::Meat),
            ("q_relay", Res::Salvage),
        ] {
            let begun = Discover::create(&catalog, &Setup::new(quest, 2, 3), 1).unwrap();
            let mut s = begun.state;
            s.up.fill(true);
            let mut stages = catalog.quests[quest].stages.iter();
            let sets_going = stages.find(|s| matches!(s, StageDef::Activate { .. }));
            s.quest.stage = sets_going.unwrap().number();
            assert_eq!(goal(&s), Goal::Gather, "{quest}: nothing to pay with");
            s.seats[0].stock.gain(res, 1);
            let Goal::Space(to) = goal(&s) else {
                panic!("{quest}: {:?}", goal(&s));
            };
            let icon = s.world.site(to).and_then(|site| site.icon);
            assert!(
                matches!(icon, Some(Icon::Objective(_))),
                "{quest}: {icon:?}"
            );
        }
    }
}
