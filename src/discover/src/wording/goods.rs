//! Amounts: resources, costs, goods of a trade.

use castaway_kernel::Key;

use super::{
    Wording,
    bundle::num,
    names::{damage_id, pay_id, res_id},
};
use crate::{
    ids::{Damage, Res},
    stock::{Cost, Pay, Stock},
    trade::Goods,
};

impl Wording<'_> {
    /// So much of a resource: "2 food".
    pub fn units(&self, res: Res, n: u8) -> String {
        self.say(&format!("{}.n", res_id(res)), &[("n", num(n))])
    }

    /// So much damage of a kind: "1 wound".
    pub fn hurts(&self, damage: Damage, n: u8) -> String {
        self.say(&format!("{}.n", damage_id(damage)), &[("n", num(n))])
    }

    /// So much of what a cost names: "1 water".
    pub fn pay(&self, pay: Pay, n: u8) -> String {
        self.say(&format!("{}.n", pay_id(pay)), &[("n", num(n))])
    }

    /// Everything in a stock, "2 food, 1 wood"; a word where there is nothing.
    pub fn stock(&self, stock: &Stock) -> String {
        let all = self.each_unit(stock);
        match all.is_empty() {
            true => self.word("nothing-short"),
            false => all.join(", "),
        }
    }

    /// Each resource of a stock with its units.
    pub(super) fn each_unit(&self, stock: &Stock) -> Vec<String> {
        let held = Res::ALL.iter().filter(|r| stock.units(**r) > 0);
        held.map(|r| self.units(*r, stock.units(*r))).collect()
    }

    /// What something costs: "1 wood and 1 stone"; a word where it is free.
    pub fn cost(&self, cost: &Cost) -> String {
        let each = cost.0.iter().filter(|(_, n)| **n > 0);
        let all: Vec<String> = each.map(|(pay, n)| self.pay(*pay, *n)).collect();
        match all.is_empty() {
            true => self.word("free"),
            false => self.and(&all),
        }
    }

    /// Stamina: "3 stamina".
    pub fn stamina(&self, n: u8) -> String {
        self.count("stamina", n)
    }

    /// What one side of a trade gives, projects by their names; a word where it is nothing.
    pub fn goods(&self, goods: &Goods) -> String {
        let mut all = self.each_unit(&goods.stock);
        let cards = goods.items.iter().chain(&goods.projects);
        all.extend(cards.map(|card: &Key| self.quoted(&self.name(card))));
        match all.is_empty() {
            true => self.word("nothing-short"),
            false => self.and(&all),
        }
    }
}
