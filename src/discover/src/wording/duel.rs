//! An attack on a survivor, and what else a competition tells and asks.

use castaway_kernel::Seat;

use super::{
    Wording,
    bundle::{num, txt},
    people::Teller,
};
use crate::{
    contest::Pressure,
    event::Event,
    ids::{Die, Res, Support},
    state::{Duel, Modifier},
    view::View,
};

impl Wording<'_> {
    /// What a competition is about, a line each.
    pub(super) fn contest_aims(&self, view: &View) -> Vec<String> {
        let quest = self.catalog.quests.get(&view.quest);
        let Some(contest) = quest.and_then(|q| q.contest) else {
            return Vec::new();
        };
        let early = view.day < contest.attack_from;
        let attack = [
            ("n", num(contest.attack_cost)),
            ("day", num(contest.attack_from)),
            ("early", txt(if early { "yes" } else { "no" })),
        ];
        let mut aims = vec![self.word("aim-last"), self.say("aim-attack", &attack)];
        if view.pressure == Pressure::Rising {
            let id = match (view.day < contest.dry_from, view.hard) {
                (true, _) => "aim-pressure",
                (false, false) => "aim-pressure-dry",
                (false, true) => "aim-pressure-hard",
            };
            let days = [
                ("dry", num(contest.dry_from)),
                ("hard", num(contest.hard_from)),
            ];
            aims.push(self.say(id, &days));
        }
        aims
    }
}

impl Teller<'_> {
    /// Whether or how the dice are changed.
    pub(super) fn ask_duel(&self) -> String {
        let Some(duel) = &self.view.duel else {
            return self.w.word("ask-modify-bare");
        };
        let [attacker, defender] = duel.seats;
        let of = |die| {
            let hurts = if duel.hurts(die) { "yes" } else { "no" };
            (duel_die(self, duel, die), hurts)
        };
        let [(gray, hit), (red, blow)] = [Die::Gray, Die::Red].map(of);
        let role = match (
            self.people.is_reader(attacker),
            self.people.is_reader(defender),
        ) {
            (true, _) => "attacker",
            (_, true) => "defender",
            _ => "other",
        };
        let [attacker, defender] = duel.seats.map(|seat| self.people.name(seat));
        let args = [
            ("role", txt(role)),
            ("attacker", txt(&attacker)),
            ("defender", txt(&defender)),
            ("gray", txt(&gray)),
            ("red", txt(&red)),
            ("hit", txt(hit)),
            ("blow", txt(blow)),
            ("from", num(duel.hurts_from)),
        ];
        self.w.say("ask-duel", &args)
    }

    /// Whether a support card is played before the dice of an attack.
    pub(super) fn ask_duel_support(&self, duel: &Duel, n: u8) -> String {
        let [attacker, defender] = duel.seats.map(|seat| self.people.name(seat));
        let args = [
            ("attacker", txt(&attacker)),
            ("defender", txt(&defender)),
            ("from", num(duel.hurts_from)),
            ("n", num(n)),
        ];
        self.w.say("ask-duel-support", &args)
    }

    /// Which resource is stolen.
    pub(super) fn ask_steal(&self) -> String {
        let duel = self.view.duel.as_ref();
        let reader = duel.and_then(|duel| {
            let mut two = duel.seats.into_iter();
            let me = two.find(|seat| self.people.is_reader(*seat))?;
            duel.seats.into_iter().find(|other| *other != me)
        });
        match reader {
            Some(whom) => {
                let whom = self.people.name(whom);
                self.w.say("ask-steal", &[("whom", txt(&whom))])
            }
            None => self.w.word("ask-steal-bare"),
        }
    }

    /// A way to change the dice of an attack, for whoever may use it.
    pub(super) fn duel_modifier(&self, duel: &Duel, modifier: Modifier) -> String {
        let w = &self.w;
        let with = match modifier {
            Modifier::Spend(res) => w.units(res, 1),
            Modifier::Again(source, ..) => self.source_name(source),
            Modifier::Add(source, nth) => match self.passive_of(source, nth) {
                Some(crate::effect::Passive::CombatGray { pay, .. }) => {
                    format!("{} ({})", self.source_name(source), w.cost(pay))
                }
                _ => self.source_name(source),
            },
        };
        let (die, by) = self.duel_change(duel, modifier);
        let Some(die) = die else {
            return w.say("say-again-both", &[("with", txt(&with))]);
        };
        let (whose, _) = duel.sides(die);
        let id = match by {
            0 => "say-duel-again",
            1.. => "say-duel-plus",
            _ => "say-duel-minus",
        };
        let n = by.unsigned_abs();
        self.about(id, whose, &[("with", txt(&with)), ("n", num(n))])
    }

    /// Which die a modifier changes, and by how much; 0 stands for a new roll.
    fn duel_change(&self, duel: &Duel, modifier: Modifier) -> (Option<Die>, i8) {
        match modifier {
            Modifier::Spend(Res::Wood) => (Some(Die::Gray), 0),
            Modifier::Spend(Res::Stone) => (Some(Die::Red), 0),
            Modifier::Spend(Res::Poison) => (Some(Die::Gray), 1),
            Modifier::Spend(_) => (Some(Die::Red), -1),
            Modifier::Again(_, _, die) => (die, 0),
            Modifier::Add(source, nth) => {
                let n = match self.passive_of(source, nth) {
                    Some(crate::effect::Passive::CombatGray { n, .. }) => *n,
                    _ => 1,
                };
                let own = self.view.viewer.and_then(|seat| duel.die_of(seat));
                (own.or(Some(Die::Gray)), n)
            }
        }
    }

    /// What a modifier may bring.
    pub(super) fn duel_changes(&self, duel: &Duel, modifier: Modifier) -> Option<String> {
        let (die, by) = self.duel_change(duel, modifier);
        let die = die?;
        if by == 0 {
            return Some(self.duel_chance(duel, die));
        }
        let then = duel.result(die) + i16::from(by);
        let args = [("n", num(then)), ("defence", num(duel.hurts_from))];
        Some(self.w.say("about-then", &args))
    }

    /// How likely a die hurts when it is rolled again.
    pub(super) fn duel_chance(&self, duel: &Duel, die: Die) -> String {
        let plus = duel.plus.get(die.index()).copied().unwrap_or(0);
        let least = i16::from(duel.hurts_from) - i16::from(plus);
        let n = u8::try_from((13 - least).clamp(0, 12)).unwrap_or(0);
        let (_, whom) = duel.sides(die);
        self.about("about-duel-chance", whom, &[("n", num(n))])
    }

    /// What a support card does in an attack (D-S5-16, D-S5-17).
    pub(super) fn duel_support(&self, duel: &Duel, card: Support) -> String {
        let [attacker, defender] = duel.seats.map(|seat| self.people.name(seat));
        let args = [("attacker", txt(&attacker)), ("defender", txt(&defender))];
        let id = match card {
            Support::Assault => "about-duel-assault",
            Support::Defend => "about-duel-defend",
            Support::Overpower => "about-duel-overpower",
        };
        self.w.say(id, &args)
    }

    /// What happens in a competition alone.
    pub(super) fn told_contest(&self, event: &Event) -> Option<String> {
        let w = &self.w;
        Some(match event {
            Event::Attacked(seat, whom) => self.two("ev-attacked", *seat, *whom, ""),
            Event::Stolen(seat, whom, res) => {
                self.two("ev-stolen", *seat, *whom, &w.units(*res, 1))
            }
            Event::DuelDice(seats, dice, plus) => {
                let die = |n: usize| {
                    let shows = dice.get(n).copied().unwrap_or(0);
                    self.some_die(shows, plus.get(n).copied().unwrap_or(0))
                };
                let [one, other] = *seats;
                let each = [(one, die(0)), (other, die(1))];
                let each = each.map(|(seat, n)| self.about("duel-die", seat, &[("n", txt(&n))]));
                let [one, other] = &each;
                let one = Wording::capital(one);
                w.say("ev-duel-dice", &[("one", txt(&one)), ("other", txt(other))])
            }
            Event::Dried(at) => w.say("ev-dried", &[("at", txt(&self.spot(*at)))]),
            Event::HardNight => w.word("ev-hard-night"),
            _ => return None,
        })
    }

    /// The second message in a competition, the first in every other quest.
    pub(super) fn of_contest(&self, other: &'static str, contest: &'static str) -> &'static str {
        let quest = self.w.catalog.quests.get(&self.view.quest);
        match quest.is_some_and(|q| q.contest.is_some()) {
            true => contest,
            false => other,
        }
    }

    /// A message about two people, either of whom may be the reader.
    fn two(&self, id: &str, seat: Seat, whom: Seat, what: &str) -> String {
        let name = self.people.name(whom);
        let args = [
            ("them", txt(self.me(whom))),
            ("whom", txt(&name)),
            ("what", txt(what)),
        ];
        self.about(id, seat, &args)
    }

    /// The result of a die, and what it is made of where something was added.
    pub(super) fn some_die(&self, shows: u8, plus: i8) -> String {
        let result = i16::from(shows) + i16::from(plus);
        if plus == 0 {
            return self.w.say("die-plain", &[("n", num(result))]);
        }
        let plus = format!("{plus:+}").replace('-', "−");
        let args = [
            ("n", num(result)),
            ("shows", num(shows)),
            ("plus", txt(&plus)),
        ];
        self.w.say("die-changed", &args)
    }
}

fn duel_die(t: &Teller<'_>, duel: &Duel, die: Die) -> String {
    let shows = duel.dice.get(die.index()).copied().unwrap_or(0);
    t.some_die(shows, duel.plus.get(die.index()).copied().unwrap_or(0))
}
