//! The crew of the scenario: who lives, who is held captive, and what comes of it (R-S7-2, R-S7-3, R-S7-6 to R-S7-9).

use castaway_kernel::Key;

use super::{Engine, Rules};
use crate::{
    ask::Loss,
    content::{CrewMember, WeatherDie, WeatherFace},
    effect::{Effect, Target, Use, Window},
    engine::stake::Stake,
    event::Event,
    ids::{Track, Who},
    rulings::Reading,
    state::{Absence, End},
    task::{CardRef, Ctx, Op, Owed, Task},
    view::CrewView,
};

impl<'a> Rules<'a> {
    /// Those of the crew, as the sheet lists them.
    fn crew(&self) -> &'a [CrewMember] {
        self.scenario().map_or(&[], |sheet| &sheet.crew)
    }

    /// Whether one of the crew is held captive.
    pub(crate) fn is_captive(&self, id: &Key) -> bool {
        self.s.absent.get(id) == Some(&Absence::Captive)
    }

    /// R-S7-2: who of the crew is next to die, or to be taken captive.
    pub(crate) fn next_of_crew(&self) -> Option<&'a CrewMember> {
        let mut crew = self.crew().iter();
        crew.find(|member| !self.s.absent.contains_key(&member.id))
    }

    /// R-S7-9: the first of the crew who lives; a ruling counts captives among them.
    pub(crate) fn first_of_crew(&self) -> Option<&'a CrewMember> {
        let captives = self.reads(Reading::CaptivesLend);
        let mut crew = self.crew().iter();
        crew.find(|member| match self.s.absent.get(&member.id) {
            None | Some(Absence::Freed) => true,
            Some(Absence::Captive) => captives,
            Some(Absence::Dead) => false,
        })
    }

    /// What a use of something that belonged to the crew is now; nothing comes of it where they leave nothing.
    pub(crate) fn crew_use(&self) -> Use {
        let bonus = self.first_of_crew().and_then(CrewMember::leaves);
        bonus.unwrap_or_else(|| Use::plain(Window::Any))
    }

    /// The crew with what has become of each.
    pub(crate) fn crew_view(&self) -> Vec<CrewView> {
        let next = self.next_of_crew().map(|member| &member.id);
        let all = self.crew().iter();
        all.map(|member| CrewView {
            id: member.id.clone(),
            absent: self.s.absent.get(&member.id).copied(),
            next: next == Some(&member.id),
            vital: member.vital,
        })
        .collect()
    }

    /// R-S7-6: whether another result of the animals die would take the palisade below 0, and that means more here.
    fn breaches(&self) -> bool {
        let sheet = self.scenario();
        self.s.palisade == 0 && sheet.is_some_and(|sheet| !sheet.breach.is_empty())
    }

    /// R-S7-5: a die for each number token on the island.
    pub(super) fn number_dice(&self) -> Vec<WeatherDie> {
        let dice = self.scenario().map(|sheet| sheet.number_dice.as_slice());
        let each = dice.unwrap_or_default();
        self.s.numbers.keys().flat_map(|_| each).copied().collect()
    }

    /// R-S7-7: whether the camp stands on a tile with a totem.
    pub(crate) fn camp_on_totem(&self) -> bool {
        self.tile_card(self.s.camp).is_some_and(|card| card.totem)
    }

    /// Ruling friday-and-lairs: whether Friday bears what the sheet does to every player's character.
    pub(super) fn friday_bears(&self, who: Target, ctx: &Ctx) -> bool {
        let sheet = matches!(ctx.source, Some(CardRef::Scenario(_)));
        let all = matches!(who, Target::EachPlayer | Target::InCamp);
        sheet && all && self.reads(Reading::FridayBears)
    }
}

impl CrewMember {
    /// What a use of something of theirs is.
    pub fn leaves(&self) -> Option<Use> {
        let reroll = self.reroll.then(|| Use::plain(Window::AfterRoll(None)));
        self.bonus.clone().or(reroll)
    }
}

impl Engine<'_> {
    /// R-S7-2, R-S7-3: the next of the crew dies or is taken captive; without those the sheet needs the game is lost.
    pub(super) fn lose_crew(&mut self) {
        let Some(member) = self.rules().next_of_crew() else {
            return;
        };
        let (who, captured, vital) = (member.id.clone(), member.captured, member.vital);
        let absence = match captured {
            true => Absence::Captive,
            false => Absence::Dead,
        };
        self.s.absent.insert(who.clone(), absence);
        self.tell(Event::CrewLost { who, captured });
        if vital && !captured {
            self.finish(End::CrewLost);
        }
    }

    /// R-S7-8: one of the crew is free again; a ruling spares them from being caught once more.
    pub(super) fn free_crew(&mut self, who: &Key) {
        if !self.rules().is_captive(who) {
            return;
        }
        self.s.absent.remove(who);
        if self.rules().reads(Reading::CaughtOnce) {
            self.s.absent.insert(who.clone(), Absence::Freed);
        }
        self.tell(Event::CrewFreed(who.clone()));
    }

    /// R-S7-9: what the first of the crew who lives leaves, where something does it by itself.
    pub(super) fn crew_bonus_effect(&mut self, ctx: &Ctx) {
        let bonus = self.rules().crew_use().effects;
        self.push_ops(bonus.into_iter().map(Op::Effect).collect(), ctx);
    }

    /// R-S7-6: one result of the animals die at a camp with no palisade, if that is more than a wound here.
    pub(super) fn breach(&mut self, task: &Task) -> bool {
        if !self.rules().breaches() {
            return false;
        }
        let stake = Stake::Demand(Owed::Track(Track::Palisade));
        if self.before(task, &stake, Loss::Breach) {
            return true;
        }
        let sheet = self.rules().scenario();
        let breach = sheet.map(|sheet| sheet.breach.clone()).unwrap_or_default();
        let mut ops: Vec<Op> = breach.into_iter().map(Op::Effect).collect();
        if self.rules().reads(Reading::BreachWoundsToo) {
            let hit: Vec<Who> = self.rules().in_weather();
            ops.extend(hit.into_iter().map(|who| Op::Hurt(who, 1)));
        }
        let ctx = self.rules().sheet_ctx();
        self.push_ops(ops, &ctx);
        true
    }

    /// Ruling hungry-crew: somebody of the group does not eat tonight, so the next of the crew is lost, once a night.
    pub(super) fn crew_starves(&mut self) {
        let strict = self.rules().reads(Reading::HungryCrew);
        if strict && !std::mem::replace(&mut self.s.flags.crew_starved, true) {
            self.lose_crew();
        }
    }

    /// R-S7-7: what the sheet brings with each Production Phase.
    pub(super) fn push_production(&mut self) {
        let sheet = self.rules().scenario();
        let due = sheet.map(|sheet| sheet.production.clone());
        let ops = due.unwrap_or_default().into_iter().map(Op::Effect);
        let ctx = self.rules().sheet_ctx();
        self.push_ops(ops.collect(), &ctx);
    }
}

impl Rules<'_> {
    /// Where an effect of the sheet comes from.
    fn sheet_ctx(&self) -> Ctx {
        Ctx {
            source: Some(CardRef::Scenario(self.s.setup.scenario.clone())),
            ..Ctx::default()
        }
    }
}

/// What a die shows that can be ignored: every different face of it that does something.
pub(super) fn faces_of(dice: &[(WeatherDie, WeatherFace)], die: WeatherDie) -> Vec<WeatherFace> {
    let mut faces: Vec<WeatherFace> = Vec::new();
    for (rolled, face) in dice {
        if *rolled == die && *face != WeatherFace::Blank && !faces.contains(face) {
            faces.push(*face);
        }
    }
    faces
}

/// The effect that ignores one face.
pub(super) fn ignoring(die: WeatherDie, face: WeatherFace) -> Effect {
    Effect::IgnoreWeather {
        die,
        face: Some(face),
    }
}
