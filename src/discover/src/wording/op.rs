//! What is done, each a fragment.

use super::{
    Wording,
    bundle::{num, txt},
    names::{damage_id, res_id},
    phrase::{Subject, subject},
};
use crate::{
    effect::{
        Deck, FerryTo, Fires, Healed, Hurt, Op, Pool, Range, Spared, Tag, Upgrading, Way, Where,
        Which, Who,
    },
    ids::{Damage, Res},
    stock::Cost,
};

/// From so many on all there is is meant.
const ALL_OF_IT: u8 = 99;

const fn who_id(who: Who) -> &'static str {
    match who {
        Who::Me => "me",
        Who::All => "all",
        Who::Leader => "leader",
        Who::WithoutFire => "without_fire",
        Who::FirstWithoutFire => "first_without_fire",
    }
}

const fn deck_id(deck: Option<Deck>) -> &'static str {
    match deck {
        None => "any",
        Some(Deck::Normal) => "normal",
        Some(Deck::Advanced) => "advanced",
    }
}

pub(super) const fn tag_id(tag: Tag) -> &'static str {
    match tag {
        Tag::Locked => "locked",
        Tag::Sealed => "sealed",
    }
}

pub(super) const fn upgrading_id(kind: Upgrading) -> &'static str {
    match kind {
        Upgrading::WaterHere => "fx-upgrade-water-here",
        Upgrading::CookHere => "fx-upgrade-cook-here",
        Upgrading::CraftDiscountHere => "fx-upgrade-craft-discount-here",
        Upgrading::SleepHere => "fx-upgrade-sleep-here",
        Upgrading::Ferry => "fx-upgrade-ferry",
    }
}

impl Wording<'_> {
    /// An effect as a fragment.
    pub fn op(&self, op: &Op) -> String {
        match op {
            Op::Gain { res, n } => self.what("fx-gain", &self.units(*res, *n)),
            Op::Spend { res, n } => self.what("fx-spend", &self.units(*res, *n)),
            Op::Lose { res, n } => self.what("fx-lose", &self.units(*res, *n)),
            Op::LoseRandom { n } => self.count("fx-lose-random", *n),
            Op::Stamina { n } => self.change("fx-stamina-up", "fx-stamina-down", *n),
            Op::OthersStamina { n } => self.change("fx-others-up", "fx-others-down", *n),
            Op::ShareStamina { n } => self.count("fx-share-stamina", *n),
            Op::Damage { kind, n } => self.what("fx-damage", &self.hurt(*kind, *n, true)),
            Op::Heal { kind, n, who } => {
                let id = match who {
                    Healed::Me => "fx-heal-me",
                    Healed::Space => "fx-heal-space",
                };
                self.what(id, &self.hurt(*kind, *n, false))
            }
            Op::Convert { frm, to, n } => self.convert(*frm, *to, *n),
            Op::DrawProject { n, who, deck } => {
                let args = [("n", num(*n)), ("deck", txt(deck_id(*deck)))];
                match self.spoken(*who) {
                    Who::Leader => self.say("fx-draw-leader", &args),
                    Who::Me => self.say("fx-draw", &args),
                    Who::All | Who::WithoutFire | Who::FirstWithoutFire => {
                        self.for_whom(*who, None, &self.say("fx-draw", &args))
                    }
                }
            }
            Op::FoundItem => self.word("fx-found-item"),
            Op::Choice { a, b } => self.choice(a, b),
            Op::PayOr { pay, els } => self.pay_or(pay, els),
            Op::Roll { ranges } => self.rolled("fx-roll", ranges),
            Op::Spawn { at } => self.say("fx-spawn", &[("at", txt(&self.place(*at)))]),
            Op::SpawnIfNone { at } => {
                self.say("fx-spawn-if-none", &[("at", txt(&self.place(*at)))])
            }
            Op::MoveMonster { which, n, dir } => self.moves(*which, *n, *dir),
            Op::PlaceFire { lit: true } => self.word("fx-fire-lit"),
            Op::PlaceFire { lit: false } => self.word("fx-fire-unlit"),
            Op::NearestFireOut { range } => self.count("fx-nearest-fire-out", *range),
            Op::FiresOut { which } => match which {
                Fires::WithoutSurvivor => self.word("fx-fires-out-without-survivor"),
            },
            Op::SourcesClean { days } => self.count("fx-sources-clean", *days),
            Op::PlaceWater { kind, uses } => {
                let res = self.word(res_id(*kind));
                self.say("fx-place-water", &[("res", txt(&res)), ("n", num(*uses))])
            }
            Op::RevealTile { range } => self.count("fx-reveal-tile", *range),
            Op::PeekTile { range, who } => self.peek_tile(*range, *who),
            Op::PeekToken { range } => self.count("fx-peek-token", *range),
            Op::Fight { pool: Pool::Animal } => self.word("fx-fight-animal"),
            Op::Fight {
                pool: Pool::Monster,
            } => self.word("fx-fight-monster"),
            Op::Threat { who } => self.say("fx-threat", &[("who", txt(self.whom(*who)))]),
            Op::Each {
                who: Who::All,
                unless: None,
                then,
            } => self.for_all(then),
            Op::Each { who, unless, then } => self.for_whom(*who, *unless, &self.phrase(then)),
            Op::GiveNearest { n } => self.count("fx-give-nearest", *n),
            Op::Upgrade { kind, res, n, to } => self.upgrading(*kind, *res, *n, *to),
        }
    }

    fn what(&self, id: &str, what: &str) -> String {
        self.say(id, &[("what", txt(what))])
    }

    fn change(&self, up: &str, down: &str, n: i8) -> String {
        let id = if n < 0 { down } else { up };
        self.say(id, &[("n", num(n.unsigned_abs()))])
    }

    /// So much damage; where no kind is named, who suffers it chooses one.
    fn hurt(&self, kind: Hurt, n: u8, suffered: bool) -> String {
        let id = match kind {
            Hurt::Starvation => damage_id(Damage::Starvation),
            Hurt::Dehydration => damage_id(Damage::Dehydration),
            Hurt::Sickness => damage_id(Damage::Sickness),
            Hurt::Physical => damage_id(Damage::Physical),
            Hurt::Any => "d-any",
        };
        let form = match (kind, suffered) {
            (Hurt::Any, true) => "chosen",
            _ => "n",
        };
        self.say(&format!("{id}.{form}"), &[("n", num(n))])
    }

    fn convert(&self, from: Res, to: Res, n: u8) -> String {
        let id = match n {
            1 => "fx-convert-one",
            ALL_OF_IT.. => "fx-convert-all",
            _ => "fx-convert-some",
        };
        let (from, to) = (self.word(res_id(from)), self.word(res_id(to)));
        self.say(id, &[("from", txt(&from)), ("to", txt(&to)), ("n", num(n))])
    }

    fn pay_or(&self, pay: &Cost, els: &[Op]) -> String {
        let what = self.phrase(els);
        let (id, what) = match els.first().map(subject) {
            Some(Subject::Other) => ("fx-pay-or-other", self.behind_colon(&what)),
            Some(Subject::You) | None => ("fx-pay-or", what),
        };
        let pay = self.cost(pay);
        self.say(id, &[("pay", txt(&pay)), ("else", txt(&what))])
    }

    fn choice(&self, a: &[Op], b: &[Op]) -> String {
        match (a, b) {
            (some, []) | ([], some) => {
                let a = self.behind_colon(&self.phrase(some));
                self.say("fx-may", &[("a", txt(&a))])
            }
            (a, b) => self.either("fx-choice", a, b),
        }
    }

    fn either(&self, id: &str, a: &[Op], b: &[Op]) -> String {
        let (a, b) = (self.behind_colon(&self.phrase(a)), self.phrase(b));
        self.say(id, &[("a", txt(&a)), ("b", txt(&b))])
    }

    fn rolled(&self, id: &str, ranges: &[Range]) -> String {
        let each = ranges.iter().map(|range| {
            let what = self.phrase(&range.then);
            let args = [
                ("from", num(range.from)),
                ("to", num(range.to)),
                ("what", txt(&what)),
            ];
            match range.from == range.to {
                true => self.say("roll-one", &args),
                false => self.say("roll-range", &args),
            }
        });
        let each: Vec<String> = each.collect();
        self.what(id, &each.join("; "))
    }

    fn place(&self, at: Where) -> String {
        self.word(match at {
            Where::Here => "at-here",
            Where::Adjacent => "at-adjacent",
            Where::LowestLandmark => "at-lowest-landmark",
            Where::RandomLandmark => "at-random-landmark",
            Where::NearestLandmark => "at-nearest-landmark",
            Where::Camp => "at-camp",
        })
    }

    fn moves(&self, which: Which, n: u8, way: Way) -> String {
        let which = match which {
            Which::Nearest => "nearest",
            Which::All => "all",
        };
        let way = match way {
            Way::ToMe => "to_me",
            Way::Away => "away",
            Way::Random => "random",
            Way::NearestSurvivor => "nearest_survivor",
        };
        self.say(
            "fx-move",
            &[("which", txt(which)), ("n", num(n)), ("way", txt(way))],
        )
    }

    fn peek_tile(&self, range: u8, who: Who) -> String {
        let any = range >= ALL_OF_IT;
        match self.spoken(who) {
            Who::Leader if any => self.word("fx-peek-tile-leader-any"),
            Who::Leader => self.count("fx-peek-tile-leader", range),
            Who::Me if any => self.word("fx-peek-tile-any"),
            Who::Me => self.count("fx-peek-tile", range),
            Who::All | Who::WithoutFire | Who::FirstWithoutFire => {
                self.for_whom(who, None, &self.peek_tile(range, Who::Me))
            }
        }
    }

    fn for_whom(&self, who: Who, unless: Option<Spared>, what: &str) -> String {
        let id = match unless {
            None => "fx-each",
            Some(Spared::IgnoreCold) => "fx-each-warm",
        };
        let (what, who) = (self.behind_colon(what), self.whom(who));
        self.say(id, &[("who", txt(who)), ("what", txt(&what))])
    }

    /// How words call those they are about: alone one is the first of all who are at no fire, too.
    fn whom(&self, who: Who) -> &'static str {
        match self.spoken(who) {
            Who::WithoutFire | Who::FirstWithoutFire if self.alone => "me_without_fire",
            who => who_id(who),
        }
    }

    /// Whom words are about: alone one leads, and is told so by "you".
    fn spoken(&self, who: Who) -> Who {
        match who {
            Who::Leader if self.alone => Who::Me,
            who => who,
        }
    }

    fn for_all(&self, then: &[Op]) -> String {
        match then {
            [Op::Stamina { n }] => self.change("fx-all-up", "fx-all-down", *n),
            [Op::Choice { a, b }] if !a.is_empty() && !b.is_empty() => {
                self.either("fx-all-choice", a, b)
            }
            [Op::Roll { ranges }] => self.rolled("fx-all-roll", ranges),
            then => self.for_whom(Who::All, None, &self.phrase(then)),
        }
    }

    /// What a landmark has become.
    pub(super) fn upgrading(
        &self,
        kind: Upgrading,
        res: Option<Res>,
        n: u8,
        to: Option<FerryTo>,
    ) -> String {
        // There is one place that a crossing leads to.
        let (None | Some(FerryTo::NearestWaterSource)) = to;
        let res = res.map_or_else(String::new, |res| self.word(res_id(res)));
        self.say(upgrading_id(kind), &[("res", txt(&res)), ("n", num(n))])
    }
}
