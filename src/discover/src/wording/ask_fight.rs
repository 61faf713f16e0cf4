//! Questions of a fight.

use castaway_kernel::Seat;

use super::{
    bundle::{num, txt},
    people::Teller,
};
use crate::{
    content::Note,
    ids::{Damage, Die, Support},
    state::{Fight, Label},
};

/// An attack that never hits (D-COMBAT-8).
const NO_ATTACK: u8 = 13;

impl Teller<'_> {
    pub(super) fn ask_support(&self, n: u8) -> String {
        if let Some(duel) = &self.view.duel {
            return self.ask_duel_support(duel, n);
        }
        let Some(fight) = &self.view.fight else {
            return self.w.count("ask-support-bare", n);
        };
        let (name, card) = (self.people.name(fight.seat), self.card(&fight.card));
        let numbers = self.numbers(self.view.wounds(&fight.foe), &fight.card);
        let args = [
            ("name", txt(&name)),
            ("card", txt(&card)),
            ("numbers", txt(&numbers)),
            ("n", num(n)),
        ];
        self.w.say("ask-support", &args)
    }

    pub(super) fn ask_again(&self, seat: Option<Seat>) -> String {
        let found = self.view.fight.as_ref().and_then(|fight| {
            let die = fight.die_of(seat?)?;
            Some((fight, die))
        });
        let Some((fight, die)) = found else {
            return self.w.word("ask-again-bare");
        };
        let (name, card) = (self.people.name(fight.seat), self.card(&fight.card));
        let [gray, red] = [self.die(fight, Die::Gray), self.die(fight, Die::Red)];
        let args = [
            ("name", txt(&name)),
            ("card", txt(&card)),
            ("gray", txt(&gray)),
            ("red", txt(&red)),
            ("defence", num(fight.defence)),
            ("attack", num(fight.attack)),
        ];
        self.w.say(
            match die {
                Die::Gray => "ask-again-gray",
                Die::Red => "ask-again-red",
            },
            &args,
        )
    }

    pub(super) fn ask_modify(&self) -> String {
        let Some(fight) = &self.view.fight else {
            return self.w.word("ask-modify-bare");
        };
        let card = self.card(&fight.card);
        let [gray, red] = [self.die(fight, Die::Gray), self.die(fight, Die::Red)];
        let hit = if fight.hits() { "yes" } else { "no" };
        let blow = match (fight.attack, fight.hurts()) {
            (NO_ATTACK.., _) => "none",
            (_, true) => "yes",
            (_, false) => "no",
        };
        let args = [
            ("card", txt(&card)),
            ("gray", txt(&gray)),
            ("red", txt(&red)),
            ("defence", num(fight.defence)),
            ("attack", num(fight.attack)),
            ("hit", txt(hit)),
            ("blow", txt(blow)),
            ("way", txt(self.way_out())),
        ];
        self.w.say("ask-modify", &args)
    }

    /// Whether whoever reads the question may also escape.
    fn way_out(&self) -> &'static str {
        let asks = self.view.asks.iter();
        let escapes = |label: &Label| matches!(label, Label::Escape(..));
        match asks.flat_map(|asks| &asks.options).any(escapes) {
            true => "yes",
            false => "no",
        }
    }

    /// What an escape comes to: a lethal enemy lets nobody go (D-LETHAL-2).
    pub(super) fn about_escape(&self) -> Option<String> {
        let enemy = self.w.catalog.enemy(&self.view.fight.as_ref()?.card)?;
        let id = match enemy.note {
            Note::Lethal => "about-dodge",
            _ => "about-escape",
        };
        Some(self.w.word(id))
    }

    /// The result of a die, and what it is made of where something was added.
    fn die(&self, fight: &Fight, die: Die) -> String {
        let shows = fight.dice.get(die.index()).copied().unwrap_or(0);
        let plus = fight.plus.get(die.index()).copied().unwrap_or(0);
        self.some_die(shows, plus)
    }

    pub(super) fn ask_suffer(&self) -> String {
        let Some(fight) = &self.view.fight else {
            return self.w.word("ask-suffer-bare");
        };
        let enemy = self.w.catalog.enemy(&fight.card);
        let kind = enemy.map_or(Damage::Physical, |e| e.note.damage());
        let (card, what) = (self.card(&fight.card), self.w.hurts(kind, 1));
        self.w
            .say("ask-suffer", &[("card", txt(&card)), ("what", txt(&what))])
    }
}

impl Fight {
    /// Which die the card of a supporter may have rolled again.
    pub(super) fn die_of(&self, supporter: Seat) -> Option<Die> {
        let card = self.supports.iter().find(|(seat, _)| *seat == supporter)?;
        match card.1 {
            Support::Assault => Some(Die::Gray),
            Support::Defend => Some(Die::Red),
            Support::Overpower => None,
        }
    }
}
