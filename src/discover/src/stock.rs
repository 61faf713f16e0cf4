//! Resources that somebody holds, and what something costs.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::ids::Res;

/// Resource tokens, single and double ones (D-SPEND-2, D-CARRY-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    single: [u8; 10],
    double: [u8; 10],
}

impl Stock {
    /// A stock without anything in it.
    pub const NONE: Self = Self {
        single: [0; 10],
        double: [0; 10],
    };

    /// Some units of one kind as single tokens.
    pub fn of(res: Res, n: u8) -> Self {
        let mut stock = Self::default();
        stock.gain(res, n);
        stock
    }

    /// Units of a kind.
    pub fn units(&self, res: Res) -> u8 {
        self.single[res.index()].saturating_add(self.double[res.index()].saturating_mul(2))
    }

    /// Tokens of a kind; a double one counts once (D-CARRY-7).
    pub fn tokens(&self, res: Res) -> u8 {
        self.single[res.index()].saturating_add(self.double[res.index()])
    }

    /// All tokens.
    pub fn all(&self) -> u8 {
        let each = Res::ALL.iter().map(|r| self.tokens(*r));
        each.fold(0, u8::saturating_add)
    }

    /// Double tokens, each of which counts once (D-CARRY-7).
    pub fn doubles(&self) -> u8 {
        self.double.iter().copied().fold(0, u8::saturating_add)
    }

    /// Water of either kind (D-DIRTY-1).
    pub fn water(&self) -> u8 {
        self.units(Res::Clean)
            .saturating_add(self.units(Res::Dirty))
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.all() == 0
    }

    /// Adds single tokens.
    pub fn gain(&mut self, res: Res, n: u8) {
        let slot = &mut self.single[res.index()];
        *slot = slot.saturating_add(n);
    }

    /// Adds a double token.
    pub fn gain_double(&mut self, res: Res) {
        let slot = &mut self.double[res.index()];
        *slot = slot.saturating_add(1);
    }

    /// Adds everything of another stock.
    pub fn add(&mut self, other: &Self) {
        for res in Res::ALL {
            self.gain(*res, other.single[res.index()]);
            for _ in 0..other.double[res.index()] {
                self.gain_double(*res);
            }
        }
    }

    /// Takes units away as far as they are there, and says how many were; a double token gives its other half back
    /// (D-SPEND-2, D-GOLD-3).
    pub fn spend(&mut self, res: Res, n: u8) -> u8 {
        let at = res.index();
        let mut spent = 0;
        while spent < n {
            if self.single[at] > 0 {
                self.single[at] -= 1;
            } else if self.double[at] > 0 {
                self.double[at] -= 1;
                self.single[at] += 1;
            } else {
                break;
            }
            spent += 1;
        }
        spent
    }

    /// Everything but one kind.
    #[must_use]
    pub fn without(mut self, res: Res) -> Self {
        let at = res.index();
        (self.single[at], self.double[at]) = (0, 0);
        self
    }

    /// Takes one token away, a single one before a double one, and gives it back as a stock; nothing where there is none.
    pub fn take_token(&mut self, res: Res) -> Self {
        let at = res.index();
        let mut taken = Self::default();
        if self.single[at] > 0 {
            self.single[at] -= 1;
            taken.gain(res, 1);
        } else if self.double[at] > 0 {
            self.double[at] -= 1;
            taken.gain_double(res);
        }
        taken
    }

    /// Whether every token of another stock is here, a unit of a double one counting for a single one.
    pub fn covers(&self, other: &Self) -> bool {
        let fits = |r: &Res| {
            self.units(*r) >= other.units(*r) && self.double[r.index()] >= other.double[r.index()]
        };
        Res::ALL.iter().all(fits)
    }

    /// Takes all tokens of another stock away; `false` and no change where they are not there.
    pub fn remove(&mut self, other: &Self) -> bool {
        if !self.covers(other) {
            return false;
        }
        for res in Res::ALL {
            let at = res.index();
            self.double[at] -= other.double[at];
            self.spend(*res, other.single[at]);
        }
        true
    }
}

/// What a cost names: a resource, water of either kind, or anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pay {
    /// Clean water, or dirty where there is none (D-DIRTY-1).
    Water,
    /// Anything at all.
    Any,
    /// A resource.
    #[serde(untagged)]
    Res(Res),
}

/// So many of each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cost(pub BTreeMap<Pay, u8>);

impl Cost {
    /// One thing.
    pub fn one(pay: Pay, n: u8) -> Self {
        Self([(pay, n)].into())
    }

    /// Whether nothing is asked.
    pub fn is_free(&self) -> bool {
        self.0.values().all(|n| *n == 0)
    }

    /// Whether a stock can pay it; water and named things first, then anything (D-SPEND-4).
    pub fn payable(&self, from: &Stock) -> bool {
        self.paid(from).is_some()
    }

    /// What is taken for it, clean water before dirty; `None` where it cannot be paid.
    pub fn paid(&self, from: &Stock) -> Option<Stock> {
        let mut left = *from;
        let mut taken = Stock::default();
        let mut take = |res: Res, n: u8| {
            let got = left.spend(res, n);
            taken.gain(res, got);
            got
        };
        for (pay, n) in &self.0 {
            if let Pay::Res(res) = pay
                && take(*res, *n) < *n
            {
                return None;
            }
        }
        let mut want = |pay: Pay, of: &[Res]| {
            let mut n = self.0.get(&pay).copied().unwrap_or(0);
            for res in of {
                n -= take(*res, n);
            }
            n == 0
        };
        let paid = want(Pay::Water, &[Res::Clean, Res::Dirty])
            && want(
                Pay::Any,
                &[
                    Res::Poison,
                    Res::Salvage,
                    Res::Stone,
                    Res::Wood,
                    Res::Pelt,
                    Res::Meat,
                    Res::Dirty,
                    Res::Medicine,
                    Res::Food,
                    Res::Clean,
                ],
            );
        paid.then_some(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_double_token_gives_its_other_half_back() {
        let mut stock = Stock::default();
        stock.gain_double(Res::Wood);
        assert_eq!((stock.units(Res::Wood), stock.all()), (2, 1));
        assert_eq!(stock.spend(Res::Wood, 1), 1);
        assert_eq!((stock.units(Res::Wood), stock.all()), (1, 1));
        assert_eq!(stock.spend(Res::Wood, 3), 1, "as much as possible");
        assert!(stock.is_empty());
    }

    #[test]
    fn water_is_paid_clean_first() {
        let mut stock = Stock::of(Res::Dirty, 2);
        stock.gain(Res::Clean, 1);
        let paid = Cost::one(Pay::Water, 2).paid(&stock).unwrap();
        assert_eq!((paid.units(Res::Clean), paid.units(Res::Dirty)), (1, 1));
        assert!(Cost::one(Pay::Water, 4).paid(&stock).is_none());
    }
}
