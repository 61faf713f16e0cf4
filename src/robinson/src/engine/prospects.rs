//! How an action goes ahead before any die falls: resolving it and the odds that are shown read the same.

use super::{Rules, stake::Stake};
use crate::{
    content::{ActionDice, Face, Mishap},
    ids::{Deck, Kind, Place, TokenKind, Who},
    odds::{Odds, RerollOdds, Sway},
    plan::{Goal, Placement},
    task::{Ctx, Usable},
};

/// Which dice an action rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Throw {
    /// No die is rolled.
    Nothing,
    /// The success die alone (R-CARD-15).
    SuccessDie,
    /// All three.
    All,
}

/// Rerolls by Friday that odds count at most; more change no percent.
pub(super) const MOST: u16 = 8;

/// A chance in millionths.
#[derive(Clone, Copy, PartialEq)]
struct Share(u64);

impl Share {
    const ONE: u64 = 1_000_000;
    const NEVER: Self = Self(0);
    const ALWAYS: Self = Self(Self::ONE);

    fn of(faces: &[Face], face: Face) -> Self {
        let count = |n: usize| u64::try_from(n).unwrap_or(0);
        let hits = count(faces.iter().filter(|f| **f == face).count());
        let all = count(faces.len()).max(1);
        Self((hits * Self::ONE + all / 2) / all)
    }

    fn and(self, other: Self) -> Self {
        Self((self.0 * other.0 + Self::ONE / 2) / Self::ONE)
    }

    fn not(self) -> Self {
        Self(Self::ONE - self.0.min(Self::ONE))
    }

    fn or(self, other: Self) -> Self {
        self.not().and(other.not()).not()
    }

    /// This if a die of chance `first` falls, else `other`.
    fn after(first: Self, this: Self, other: Self) -> Self {
        Self((first.and(this).0 + first.not().and(other).0).min(Self::ONE))
    }

    /// This, and the same again every time that a die is rolled anew.
    fn still(self, first: Self, times: u8) -> Self {
        (0..times).fold(first, |sum, _| sum.and(self))
    }

    /// In percent; what is not certain is never 0 or 100.
    fn percent(self) -> u8 {
        let rounded = u8::try_from((self.0 + Self::ONE / 200) / (Self::ONE / 100)).unwrap_or(100);
        match self.0 {
            0 => 0,
            Self::ONE => 100,
            _ => rounded.clamp(1, 99),
        }
    }
}

/// What rolls a success once more.
#[derive(Clone, Copy)]
struct Forced {
    /// What does it to the first success.
    first: Option<Sway>,
    /// Whether a card lasts that does it to a success of a reroll too.
    lasting: bool,
}

/// Success with so many rerolls of a die that shows it with this chance.
fn success(die: Share, forced: Forced, times: u8) -> Share {
    let tries = |n: u8| die.not().still(Share::ALWAYS, n).not();
    // Whatever brings a first success, a lasting card has it rolled once more.
    let twice = |left: u8| Share::after(die, Share::ALWAYS, tries(left));
    let failed = match forced.lasting {
        true => (1..=times).fold(Share::NEVER, |worse, n| {
            Share::after(die, twice(n - 1), worse)
        }),
        false => tries(times),
    };
    let first = match forced.first {
        None => Share::ALWAYS,
        // What the token brings stands; a failure before it leaves the token alone.
        Some(Sway::RerollToken) => die,
        Some(_) => twice(times),
    };
    Share::after(die, first, failed)
}

impl Rules<'_> {
    /// Which dice an action of this person rolls.
    pub(crate) fn throw(&self, leader: Who, sure: bool) -> Throw {
        match sure {
            false => Throw::All,
            true if self.success_reroll(leader).is_some_and(|r| r.sure_rolls) => Throw::SuccessDie,
            true => Throw::Nothing,
        }
    }

    /// R-TOKEN-20: whether the token on the deck draws a card for the next action of the kind.
    pub(crate) fn token_draws(&self, deck: Deck) -> bool {
        self.token_works(TokenKind::Adventure, Place::Deck(deck))
    }

    /// R-TOKEN-4, R-TOKEN-5: what rolls a first success of this person once more.
    pub(crate) fn forced_reroll(&self, who: Who, deck: Deck) -> Option<Sway> {
        if self.token_works(TokenKind::Reroll, Place::Action(deck.kind())) {
            Some(Sway::RerollToken)
        } else {
            self.success_reroll(who).map(|_| Sway::LastingReroll)
        }
    }

    /// The same where one of its kind is planned before it, whose success the token meets; a card lasts.
    fn first_reroll(&self, who: Who, deck: Deck, later: bool) -> Option<Sway> {
        match later {
            true => self.success_reroll(who).map(|_| Sway::LastingReroll),
            false => self.forced_reroll(who, deck),
        }
    }

    /// R-FRIDAY-6, R-ABIL-1: how this person may reroll a die of such a roll, and how often.
    pub(crate) fn rerolls(&self, actor: Who, deck: Deck) -> Vec<(Usable, u8)> {
        if actor == Who::Friday {
            let det = self.s.friday.as_ref().map_or(0, |f| f.det);
            let times = u8::try_from((det / 2).min(self.friday_rerolls())).unwrap_or(0);
            return (times > 0)
                .then_some((Usable::FridayReroll, times))
                .into_iter()
                .collect();
        }
        self.helps(&Stake::Die { who: actor, deck }, &Ctx::default())
            .into_iter()
            .map(|(_, what)| (what, 1))
            .collect()
    }

    /// R-TOKEN-7, R-TOKEN-8: whether a danger token lies where this action takes place.
    pub(crate) fn in_danger(&self, goal: &Goal) -> bool {
        match goal.space().filter(|space| *space != self.s.camp) {
            Some(space) => self.token_works(TokenKind::GreaterDanger, Place::Space(space)),
            None => {
                let here = matches!(goal.kind(), Kind::Build | Kind::Arrange | Kind::Rest);
                here && self.danger_wounds_in_camp()
            }
        }
    }

    /// R-FRIDAY-5, R-S3-10: whether a wound comes where others draw a card.
    pub(crate) fn cardless(&self, goal: &Goal, leader: Who) -> bool {
        leader == Who::Friday || self.mishap(goal) == Mishap::Wound
    }

    /// The same of the action that is being resolved.
    pub(crate) fn cardless_now(&self, actor: Who, ctx: &Ctx) -> bool {
        let placed = ctx.placement.and_then(|id| self.placement(id).ok());
        placed.map_or(actor == Who::Friday, |p| self.cardless(&p.what.goal, actor))
    }

    /// Whether an action of this kind is planned before this one, or before one that is not planned yet.
    fn comes_later(&self, kind: Kind, own: Option<u32>) -> bool {
        let mut before = self.s.plan.iter().take_while(|p| Some(p.id) != own);
        before.any(|p| p.what.goal.kind() == kind && !p.done)
    }

    /// What will happen to an action of this person; `None` if nothing but success can come of it.
    pub(crate) fn odds(
        &self,
        goal: &Goal,
        leader: Who,
        sure: bool,
        own: Option<u32>,
    ) -> Option<Odds> {
        let kind = goal.kind();
        let deck = Deck::of(kind);
        let beside =
            deck.is_some() && self.token_works(TokenKind::GreaterDanger, Place::Action(kind));
        // Each of the tokens wounds.
        let tokens = [beside, self.in_danger(goal)];
        let unarmed = |lies: &bool| *lies && self.s.weapon == 0;
        let certain = tokens.into_iter().filter(unarmed).count();
        let danger = certain > 0;
        let throw = deck.map_or(Throw::Nothing, |_| self.throw(leader, sure));
        let lies = deck.is_some_and(|d| self.token_draws(d));
        // What meets the first action of its kind alone is no chance of one that is planned after another.
        let later = self.comes_later(kind, own);
        let token = lies && !later;
        if throw == Throw::Nothing && !token && !danger {
            return None;
        }
        let dice = deck.and_then(|d| self.cat.dice.get(&d));
        let rerolled = deck.and_then(|d| self.forced_reroll(leader, d));
        let forced = Forced {
            first: deck.and_then(|d| self.first_reroll(leader, d, later)),
            lasting: self.success_reroll(leader).is_some(),
        };
        let shares = Shares::new(dice, throw, token, forced);
        let friday = leader == Who::Friday;
        let cardless = self.cardless(goal, leader);
        let cards = deck.and_then(|d| self.s.piles.adventures.get(&d));
        let card = match (cardless, cards.is_none_or(Vec::is_empty)) {
            (true, _) | (_, true) => Share::NEVER,
            (false, false) => shares.adventure,
        };
        let instead = match cardless {
            true => shares.adventure,
            false => Share::NEVER,
        };
        let of_dice = [shares.wound.or(instead), shares.wound.and(instead)];
        let wounds = |n: usize| match n.checked_sub(certain + 1) {
            None => Share::ALWAYS,
            Some(at) => of_dice.get(at).copied().unwrap_or(Share::NEVER),
        };
        let mut sways = Vec::new();
        sways.extend(lies.then_some(Sway::AdventureToken));
        sways.extend(rerolled.filter(|_| throw != Throw::Nothing));
        let others = || {
            let of_kind = |p: &&Placement| p.what.goal.kind() == kind && !p.done;
            let mut others = self.s.plan.iter().filter(of_kind);
            others.any(|p| Some(p.id) != own)
        };
        if sways.iter().any(|s| *s != Sway::LastingReroll) && others() {
            sways.push(Sway::FirstOfKind);
        }
        if cardless && shares.adventure != Share::NEVER {
            sways.push(if friday { Sway::Friday } else { Sway::NoCard });
        }
        sways.extend(danger.then_some(Sway::Danger));
        Some(Odds {
            success: shares.success.percent(),
            wound: wounds(1).percent(),
            more: [2, 3, 4].map(|n| wounds(n).percent()),
            adventure: card.percent(),
            sways,
            again: None,
        })
    }

    /// The odds with what the one who leads could roll again.
    pub(crate) fn odds_and_rerolls(
        &self,
        goal: &Goal,
        leader: Who,
        sure: bool,
        own: Option<u32>,
    ) -> Option<Odds> {
        let odds = self.odds(goal, leader, sure, own)?;
        let again =
            Deck::of(goal.kind()).and_then(|deck| self.again(&odds, leader, (deck, own), sure));
        Some(Odds { again, ..odds })
    }

    /// What rolling again could make of an action.
    fn again(
        &self,
        odds: &Odds,
        leader: Who,
        (deck, own): (Deck, Option<u32>),
        sure: bool,
    ) -> Option<RerollOdds> {
        let (by, times) = self.rerolls(leader, deck).into_iter().next()?;
        let dice = self.cat.dice.get(&deck)?;
        let throw = self.throw(leader, sure);
        let later = self.comes_later(deck.kind(), own);
        let token = self.token_draws(deck) && !later;
        let forced = Forced {
            first: self.first_reroll(leader, deck, later),
            lasting: self.success_reroll(leader).is_some(),
        };
        let shares = Shares::new(Some(dice), throw, token, forced);
        let success = success(Share::of(&dice.success, Face::Success), forced, times);
        let hurts = Share::of(&dice.wound, Face::Wound);
        let comes = Share::of(&dice.adventure, Face::Adventure);
        let rolled = throw == Throw::All;
        let card = rolled && !token;
        let danger = odds.sways.contains(&Sway::Danger);
        let cardless = leader == Who::Friday || odds.sways.contains(&Sway::NoCard);
        let wound = match cardless {
            true => hurts.still(shares.wound, times).or(shares.adventure),
            false => hurts.still(shares.wound, times),
        };
        let adventure = match cardless {
            true => comes.still(shares.adventure, times).or(shares.wound),
            false => comes.still(shares.adventure, times),
        };
        let again = RerollOdds {
            who: leader,
            by,
            times,
            success: (throw != Throw::Nothing).then(|| success.percent()),
            wound: (rolled && !danger && !(cardless && token)).then(|| wound.percent()),
            adventure: (card && !(cardless && danger)).then(|| adventure.percent()),
        };
        let some = again.success.or(again.wound).or(again.adventure);
        some.map(|_| again)
    }
}

/// The chances of the dice themselves.
struct Shares {
    success: Share,
    wound: Share,
    adventure: Share,
}

impl Shares {
    fn new(dice: Option<&ActionDice>, throw: Throw, token: bool, forced: Forced) -> Self {
        let success = match (throw, dice) {
            (Throw::Nothing, _) | (_, None) => Share::ALWAYS,
            (Throw::SuccessDie | Throw::All, Some(dice)) => {
                success(Share::of(&dice.success, Face::Success), forced, 0)
            }
        };
        let (wound, adventure) = match (throw, dice) {
            (Throw::All, Some(dice)) => (
                Share::of(&dice.wound, Face::Wound),
                Share::of(&dice.adventure, Face::Adventure),
            ),
            (Throw::All | Throw::SuccessDie | Throw::Nothing, _) => (Share::NEVER, Share::NEVER),
        };
        Self {
            success,
            wound,
            adventure: if token { Share::ALWAYS } else { adventure },
        }
    }
}
