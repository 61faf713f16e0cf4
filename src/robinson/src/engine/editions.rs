//! What the first edition, or its English player aid, plays otherwise in a few words of the engine each.

use castaway_kernel::Key;

use super::{Engine, Opt, Rules, prospects::MOST};
use crate::{
    ask::Label,
    content::{CardAction, Discovery, Face},
    effect::Effect,
    ids::{Deck, Kind, Place, Res, Space, TokenKind, Who},
    plan::{Goal, Placement},
    rulings::Reading,
    source_at::SourceAt,
    state::TokenInfo,
    task::{CardRef, Ctx, Die, Roll, Usable},
};

impl Rules<'_> {
    /// R-TOKEN-10, R-TOKEN-11, ruling time-in-camp: whether a time token on the tile slows this action.
    pub(crate) fn token_slows(&self, goal: &Goal, on: Option<Space>) -> bool {
        let camp_action = goal.space().is_none()
            && matches!(goal.kind(), Kind::Build | Kind::Arrange | Kind::Rest);
        let spared = camp_action && self.reads(Reading::CampTimeOnTile);
        !spared && on.is_some_and(|s| self.token_works(TokenKind::TimeConsuming, Place::Space(s)))
    }

    /// R-CARD-49, ruling treasure-map-pawns: the fewest pawns that may try the action of a kept card.
    pub(crate) fn fewest_pawns(&self, action: &CardAction) -> u8 {
        let fewer = self.reads(Reading::MapMayFail) && Deck::of(action.kind).is_some();
        action.pawns.saturating_sub(u8::from(fewer)).max(1)
    }

    /// Ruling found-resources: whether a token that becomes available is traded in by itself (R-ENDACT-2).
    pub(crate) fn trades_itself(&self, token: &Discovery) -> bool {
        let food = |e: &Effect| matches!(e, Effect::Gain { res: Res::Food, .. });
        let kept = self.reads(Reading::OnlyFoodTraded) && !token.usage.effects.iter().any(food);
        token.automatic && !kept
    }

    /// Ruling covered-flock: whether this token is a source of its own beside covered ones.
    pub(crate) fn flock_yields(&self, at: SourceAt, token: &TokenInfo) -> bool {
        at == SourceAt::FoodToken && token.own_source && self.reads(Reading::FlockYields)
    }

    /// R-ABIL-2, ruling economical-scope: whose ability may save wood in an action, the leader first.
    pub(crate) fn savers(&self, placement: &Placement) -> Vec<Who> {
        let supporters = placement.what.pawns.iter().filter_map(|p| p.who());
        let supporters = supporters.filter(|_| self.reads(Reading::SupportSaves));
        placement.leader().into_iter().chain(supporters).collect()
    }

    /// Ruling ability-gains: what an ability brings is available at once, in an action too.
    pub(crate) fn ability_brings(&self, ctx: &Ctx) -> bool {
        matches!(ctx.source, Some(CardRef::Ability(_))) && self.reads(Reading::AbilityGainsAtOnce)
    }

    /// R-FRIDAY-6, ruling friday-rerolls: how many more dice of one roll Friday may roll again.
    pub(crate) fn friday_rerolls(&self) -> u16 {
        match self.reads(Reading::FridayRerollsOnce) {
            true => u16::from(!self.s.flags.friday_rerolled),
            false => MOST,
        }
    }

    /// Ruling fresh-determination: what the two determination of this roll's failure could pay for.
    pub(crate) fn fresh_rerolls(&self, actor: Who, roll: Roll) -> Vec<(Usable, u8)> {
        let failed = roll.success == Some(Face::Det) && !self.s.flags.fresh_det;
        if !failed || !self.reads(Reading::FreshDetPays) {
            return Vec::new();
        }
        let mut later = self.s.clone();
        if let Some(person) = later.person_mut(actor) {
            person.det = person.det.saturating_add(2);
        }
        let mut more = Rules::new(self.cat, &later).rerolls(actor, roll.deck);
        let now = self.rerolls(actor, roll.deck);
        more.retain(|(what, _)| now.iter().all(|(other, _)| other != what));
        more
    }

    /// Ruling group-decisions: whether the First Player alone answers what the group is asked. Where somebody's own
    /// things are offered everybody is asked as ever.
    pub(crate) fn first_settles(&self, answers: Option<Who>, options: &[Opt]) -> bool {
        let own = |o: &Opt| matches!(o.label, Label::Use(..) | Label::Continue);
        answers.is_none() && self.reads(Reading::FirstPlayerSettles) && !options.iter().any(own)
    }

    /// Ruling pile-moments: whether the pile takes no more wood once planning has begun.
    pub(crate) fn pile_closes_first(&self) -> bool {
        self.reads(Reading::PileBeforePlanning) || self.reads(Reading::PileDirectlyBefore)
    }

    /// R-PERS-2, ruling owner-determination: whether building this own invention brings determination.
    pub(crate) fn owner_gains(&self, key: &Key) -> bool {
        !self.reads(Reading::OwnerDetOnce) || !self.s.times_built.contains_key(key)
    }
}

impl Engine<'_> {
    /// R-TOKEN-13, ruling wood-token-failed: the Build that carried the wood token failed.
    pub(crate) fn wood_token_failed(&mut self) {
        if self.rules().reads(Reading::WoodTokenSpent) {
            self.remove_token(TokenKind::AdditionalWood, Place::Action(Kind::Build));
        } else {
            self.float_wood();
        }
    }

    /// R-TOKEN-5, ruling reroll-token: a failure may use the token up.
    pub(crate) fn reroll_token_waits_no_more(&mut self, deck: Deck) {
        let place = Place::Action(deck.kind());
        if self.rules().reads(Reading::RerollTokenNext)
            && self.rules().token_works(TokenKind::Reroll, place)
        {
            self.remove_token(TokenKind::Reroll, place);
        }
    }

    /// Ruling fresh-determination: the determination of the failure comes before it pays for a reroll.
    pub(crate) fn take_fresh_det(&mut self, who: Who, roll: &Roll, die: Die, by: &Usable) {
        let price = self.rules().use_of(who, by).map_or(0, |u| u.det);
        let there = self.s.person(who).map_or(0, |p| p.det);
        let failed = roll.success == Some(Face::Det) && die != Die::Success;
        let short = matches!(by, Usable::Ability(_) | Usable::FridayReroll);
        if failed && short && there < u16::from(price) {
            self.gain_det(who, 2);
            self.s.flags.fresh_det = true;
        }
    }

    /// R-CARD-51, ruling whip-traps: a new draw, a new trap to ignore.
    pub(crate) fn whip_serves_again(&mut self) {
        if self.rules().reads(Reading::WhipEachDraw) {
            self.s.flags.trap_ignored = false;
        }
    }

    /// R-CARD-10, ruling equipment-pool: what is used up may be found again.
    pub(crate) fn equipment_returns(&mut self, key: &Key) {
        let left = self.s.equipment.iter().any(|(k, _)| k == key);
        if !left && self.rules().reads(Reading::EquipmentReturns) {
            self.s.piles.equipment.push(key.clone());
            self.s.chance.shuffle(&mut self.s.piles.equipment);
        }
    }
}
