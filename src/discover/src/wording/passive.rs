//! What a card does as long as it is held, each a fragment.

use castaway_kernel::Key;

use super::{
    Wording,
    bundle::{num, txt},
    names::{per_id, res_id},
    op::tag_id,
};
use crate::{
    content::Threatens,
    effect::{Again, At, Deck, Load, Op, Passive, Per, Pool, Until, When},
    ids::{Kind, Res},
    stock::Cost,
};

impl Wording<'_> {
    /// An ability as a fragment, with its price and how often it may be used.
    pub fn passive(&self, passive: &Passive) -> String {
        let text = self.bare(passive);
        // The price of an action says it before the colon, and a discount in its words.
        match (passive, passive.per()) {
            (Passive::CardAction { .. }, _) | (_, None) => text,
            (_, Some(per)) => self.say("per", &[("text", txt(&text)), ("per", txt(per_id(per)))]),
        }
    }

    fn bare(&self, passive: &Passive) -> String {
        match passive {
            Passive::Counters { n } => self.count("ps-counters", *n),
            Passive::Carry { res, n } => self.carry(res, *n),
            Passive::CarryLimit { n } => self.count("ps-carry-limit", *n),
            Passive::FreeScout { n, .. } => self.count("ps-free-scout", *n),
            Passive::ScoutTwo { .. } => self.word("ps-scout-two"),
            Passive::TerrainDiscount { min_cost, n, per } => {
                let id = match per {
                    Some(_) => "ps-terrain-discount-once",
                    None => "ps-terrain-discount",
                };
                self.say(id, &[("min", num(*min_cost)), ("n", num(*n))])
            }
            Passive::CardAction { then, .. } => self.say(
                "ps-action",
                &[
                    ("price", txt(&self.price(passive))),
                    ("what", txt(&self.behind_colon(&self.phrase(then)))),
                ],
            ),
            Passive::OnReward { res, bonus, .. } => self.res_n("ps-on-reward", *res, *bonus),
            Passive::CookAnywhere => self.word("ps-cook-anywhere"),
            Passive::CookBonus { per_cook, max } => self.say(
                "ps-cook-bonus",
                &[("n", num(*per_cook)), ("max", num(*max))],
            ),
            Passive::OnGather { .. } => self.on_gather(passive),
            Passive::NightStamina { n } => {
                let id = if *n < 0 {
                    "ps-night-down"
                } else {
                    "ps-night-up"
                };
                self.count(id, n.unsigned_abs())
            }
            Passive::NightGain { res, on_roll } => self.on_roll("ps-night-gain", *res, *on_roll),
            Passive::CombatGray { n, vs, pay, .. } => self.gray(*n, *vs, pay),
            Passive::CombatRed { n, .. } => self.die("ps-red", *n, "any"),
            Passive::CombatReroll { die, counter, .. } => self.again(*die, *counter),
            Passive::Escape { counter, .. } => self.escape(*counter),
            Passive::RecoverAlsoPhysical { cost, .. } => {
                self.res_n("ps-recover-physical", *cost, 1)
            }
            Passive::CraftDiscount { res, n } => self.res_n("ps-craft-discount", *res, *n),
            Passive::IgnoreThreat { .. } => self.word("ps-ignore-threat"),
            Passive::ReplaceThreat { counter } => {
                let counters = self.count("counters-of", *counter);
                self.say("ps-replace-threat", &[("counters", txt(&counters))])
            }
            Passive::ThreatDraw2Keep1 => self.word("ps-threat-two"),
            Passive::DirtySafeOn { n } => self.count("ps-dirty-safe", *n),
            Passive::AtWaterGatherAlt { res, on_roll } => {
                self.on_roll("ps-water-alt", *res, *on_roll)
            }
            Passive::AsLeader { then, .. } => {
                let what = self.behind_colon(&self.phrase(then));
                let alone = if self.alone { "yes" } else { "no" };
                self.say(
                    "ps-as-leader",
                    &[("alone", txt(alone)), ("what", txt(&what))],
                )
            }
            Passive::StartHand { deck, n } => {
                let deck = match deck {
                    Deck::Normal => "normal",
                    Deck::Advanced => "advanced",
                };
                self.say("ps-start-hand", &[("deck", txt(deck)), ("n", num(*n))])
            }
            other => self.rule(other),
        }
    }

    /// What has no number of its own or is a rule of a terrain.
    fn rule(&self, passive: &Passive) -> String {
        match passive {
            Passive::IgnoreCold => self.word("ps-ignore-cold"),
            Passive::CampNoMonsters => self.word("ps-camp-no-monsters"),
            Passive::CountsAsFireForThreats { range } => self.count("ps-fire-for-threats", *range),
            Passive::Key { tag } => self.say("ps-key", &[("tag", txt(tag_id(*tag)))]),
            Passive::DiscardWhen { cond } => {
                let when = match cond {
                    Until::SleepAtFire => "sleep_at_fire",
                    Until::SpendMedicine => "spend_medicine",
                };
                self.say("ps-discard-when", &[("when", txt(when))])
            }
            Passive::ObjectiveCountsAsFire { on } => {
                self.say("ps-objective-fire", &[("when", txt(&self.when(*on)))])
            }
            Passive::EnterCost { ground, n, when } => self.say(
                "ps-enter-cost",
                &[
                    ("ground", txt(&self.quoted(&self.name(ground)))),
                    ("n", num(*n)),
                    ("when", txt(&self.when(*when))),
                ],
            ),
            Passive::ColdPayAlso { res } => {
                self.say("ps-cold-pay", &[("what", txt(&self.units(*res, 1)))])
            }
            Passive::AnimalsStay => self.word("ps-animals-stay"),
            Passive::EnterGain {
                ground,
                res,
                every,
                max_per_day,
            } => self.say(
                "ps-enter-gain",
                &[
                    ("ground", txt(&self.quoted(&self.name(ground)))),
                    ("res", txt(&self.word(res_id(*res)))),
                    ("every", num(*every)),
                    ("max", num(*max_per_day)),
                ],
            ),
            _ => String::new(),
        }
    }

    fn when(&self, when: When) -> String {
        self.word(match when {
            When::NightWithoutCold => "when-night-without-cold",
            When::HoldsNoWater => "when-holds-no-water",
        })
    }

    fn res_n(&self, id: &str, res: Res, n: u8) -> String {
        self.say(id, &[("res", txt(&self.word(res_id(res)))), ("n", num(n))])
    }

    fn on_roll(&self, id: &str, res: Res, from: u8) -> String {
        let res = self.word(res_id(res));
        self.say(id, &[("res", txt(&res)), ("from", num(from))])
    }

    fn carry(&self, res: &[Load], n: u8) -> String {
        let water = [Load::Res(Res::Clean), Load::Res(Res::Dirty)];
        if res.iter().all(|l| water.contains(l)) && water.iter().all(|l| res.contains(l)) {
            let what = self.word("r-water");
            return self.say("ps-carry", &[("what", txt(&what)), ("n", num(n))]);
        }
        let mut kinds = Vec::new();
        for load in res {
            match load {
                Load::Any => return self.count("ps-carry-any", n),
                Load::Res(res) => kinds.push(self.word(res_id(*res))),
            }
        }
        let what = self.or(&kinds);
        self.say("ps-carry", &[("what", txt(&what)), ("n", num(n))])
    }

    /// "1 stamina and 1 wood, once per day".
    fn price(&self, passive: &Passive) -> String {
        let Passive::CardAction {
            cost,
            pay,
            counter,
            at,
            per,
            ..
        } = passive
        else {
            return String::new();
        };
        let mut all = Vec::new();
        if *cost > 0 {
            all.push(self.stamina(*cost));
        }
        if !pay.is_free() {
            all.push(self.cost(pay));
        }
        if *counter > 0 {
            all.push(self.count("counters-of", *counter));
        }
        let mut price = match all.is_empty() {
            true => self.word("free"),
            false => self.and(&all),
        };
        if let Some(At::Fire) = at {
            price = self.say("price-at-fire", &[("price", txt(&price))]);
        }
        match per {
            None => price,
            Some(per) => self.say(
                "price-per",
                &[("price", txt(&price)), ("per", txt(&self.how_often(*per)))],
            ),
        }
    }

    /// How often, in words.
    pub(super) fn how_often(&self, per: Per) -> String {
        self.say("per-word", &[("per", txt(per_id(per)))])
    }

    fn on_gather(&self, passive: &Passive) -> String {
        let Passive::OnGather {
            kind,
            res,
            bonus,
            redraw,
            bonus_choice,
            ..
        } = passive
        else {
            return String::new();
        };
        let mut all = Vec::new();
        if *bonus > 0 {
            all.push(self.gather_bonus(*kind, *res, *bonus));
        }
        let kind = self.token_kind(*kind);
        if *redraw > 0 {
            let args = [("kind", txt(&kind)), ("n", num(*redraw))];
            all.push(self.say("ps-gather-redraw", &args));
        }
        if !bonus_choice.is_empty() {
            let names = bonus_choice.iter().map(|r| self.word(res_id(*r)));
            let res = self.or(&names.collect::<Vec<_>>());
            let args = [("kind", txt(&kind)), ("res", txt(&res))];
            all.push(self.say("ps-gather-choice", &args));
        }
        all.join("; ")
    }

    fn gather_bonus(&self, kind: Kind, res: Option<Res>, n: u8) -> String {
        let kind = self.token_kind(kind);
        let (id, res) = match res {
            Some(res) => ("ps-gather-bonus", self.word(res_id(res))),
            None => ("ps-gather-bonus-any", String::new()),
        };
        let args = [("kind", txt(&kind)), ("res", txt(&res)), ("n", num(n))];
        self.say(id, &args)
    }

    fn die(&self, id: &str, n: i8, vs: &str) -> String {
        let way = self.word(if n < 0 { "less" } else { "more" });
        let args = [
            ("n", num(n.unsigned_abs())),
            ("way", txt(&way)),
            ("vs", txt(vs)),
        ];
        self.say(id, &args)
    }

    fn gray(&self, n: i8, vs: Option<Pool>, pay: &Cost) -> String {
        let vs = match vs {
            None => "any",
            Some(Pool::Animal) => "animal",
            Some(Pool::Monster) => "monster",
        };
        let what = self.die("ps-gray", n, vs);
        if pay.is_free() {
            return what;
        }
        let (pay, what) = (self.cost(pay), self.behind_colon(&what));
        self.say("ps-gray-pay", &[("pay", txt(&pay)), ("what", txt(&what))])
    }

    fn again(&self, die: Again, counter: u8) -> String {
        let die = match die {
            Again::Gray => "gray",
            Again::Red => "red",
            Again::Any => "any",
            Again::Both => "both",
        };
        let what = self.say("ps-reroll", &[("die", txt(die))]);
        if counter == 0 {
            return what;
        }
        let (counters, what) = (self.count("counters-of", counter), self.behind_colon(&what));
        self.say(
            "ps-reroll-counter",
            &[("counters", txt(&counters)), ("what", txt(&what))],
        )
    }

    fn escape(&self, counter: u8) -> String {
        if counter == 0 {
            return self.word("ps-escape");
        }
        let counters = self.count("counters-of", counter);
        self.say("ps-escape-counter", &[("counters", txt(&counters))])
    }

    /// The abilities of a card, an ongoing threat or a terrain.
    pub fn passives(&self, key: &Key) -> &[Passive] {
        let c = self.catalog;
        if let Some(character) = c.characters.get(key) {
            return &character.effects;
        }
        if let Some(terrain) = c.terrains.get(key) {
            return &terrain.rule;
        }
        if let Some(Threatens::Ongoing(all)) = c.threats.get(key).map(|t| &t.does) {
            return all;
        }
        c.item(key)
    }

    /// One ability of a card by its place, as a sentence for a button or a menu; empty where there is none.
    pub fn ability(&self, source: &Key, nth: u8) -> String {
        let found = self.passives(source).get(usize::from(nth));
        found.map_or_else(String::new, |p| Self::sentence(&self.passive(p)))
    }

    /// Whether a card is something that only counts beside others, so that "nothing happens" must be said.
    pub(super) fn or_nothing(&self, ops: &[Op]) -> Vec<String> {
        match ops {
            [] => vec![Self::sentence(&self.word("nothing"))],
            some => self.sentences(some),
        }
    }
}
