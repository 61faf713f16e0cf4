//! Tokens that lie on each other, where the scenario lets them (R-S6-5).

use super::{Engine, Rules};
use crate::{
    event::Event,
    ids::{Place, TokenKind},
    state::TokenInfo,
};

impl<'a> Rules<'a> {
    /// Whether more than one token of a kind may lie there: food on the tile of the camp.
    pub(crate) fn stacks(&self, token: TokenKind, place: Place) -> bool {
        token == TokenKind::AdditionalFood
            && place == Place::Space(self.s.camp)
            && self.scenario().is_some_and(|sheet| sheet.food_stacks)
    }

    /// All tokens of a kind that lie in a place.
    pub(crate) fn lying(
        &self,
        token: TokenKind,
        place: Place,
    ) -> impl Iterator<Item = &'a TokenInfo> {
        let first = self.s.tokens.get(&(token, place));
        first
            .into_iter()
            .flat_map(|t| std::iter::once(t).chain(&t.more))
    }

    /// Those of them that work already (R-TOKEN-3).
    pub(crate) fn working(
        &self,
        token: TokenKind,
        place: Place,
    ) -> impl Iterator<Item = &'a TokenInfo> {
        self.lying(token, place).filter(|t| !t.fresh)
    }
}

impl Engine<'_> {
    /// Lays a token, on others if some lie there.
    pub(super) fn lay_token(&mut self, token: TokenKind, place: Place, info: TokenInfo) {
        match self.s.tokens.get_mut(&(token, place)) {
            Some(below) => below.more.push(info),
            None => {
                self.s.tokens.insert((token, place), info);
            }
        }
    }

    /// Takes one token off: the last one laid that is meant, or else the last one.
    fn take_off(
        &mut self,
        token: TokenKind,
        place: Place,
        meant: impl Fn(&TokenInfo) -> bool,
    ) -> Option<TokenInfo> {
        let mut first = self.s.tokens.remove(&(token, place))?;
        let mut all = std::mem::take(&mut first.more);
        all.insert(0, first);
        let at = all.iter().rposition(meant).unwrap_or(all.len() - 1);
        let gone = all.remove(at);
        for info in all {
            self.lay_token(token, place, info);
        }
        Some(gone)
    }

    /// Removes a token if one lies there: rather one that belongs to nothing.
    pub(crate) fn remove_token(&mut self, token: TokenKind, place: Place) {
        self.remove_token_if(token, place, |t| t.owner.is_none() && !t.own_source);
    }

    /// Removes a token if one lies there: rather one that is meant.
    pub(crate) fn remove_token_if(
        &mut self,
        token: TokenKind,
        place: Place,
        meant: impl Fn(&TokenInfo) -> bool,
    ) {
        if self.take_off(token, place, meant).is_some() {
            self.tell(Event::TokenGone(token, place));
        }
    }

    /// Takes every token off that belongs to an item or a treasure.
    pub(super) fn take_owned(&mut self, token: TokenKind, place: Place) -> Vec<TokenInfo> {
        let owned = |t: &TokenInfo| t.owner.is_some();
        let n = self
            .rules()
            .lying(token, place)
            .filter(|t| owned(t))
            .count();
        (0..n)
            .filter_map(|_| self.take_off(token, place, owned))
            .collect()
    }
}
