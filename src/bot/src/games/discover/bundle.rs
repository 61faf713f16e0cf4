//! An offer as the buttons of its form carry it.

use castaway_discover::{command::Command, ids::Res, stock::Stock, trade::Goods, view::View};
use castaway_kernel::{Key, Seat};

use crate::ui::press::{Arg, Args};

/// More of a resource than a digit says is not offered at once.
const MOST: u8 = 35;
/// So many units of a resource are one entry of a menu at most.
pub const UNITS: u8 = 4;
/// So many cards of a kind have a place in an offer.
const CARDS: u8 = 30;

/// What one side gives: resources by their units, cards by their places in what it holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    units: [u8; Res::ALL.len()],
    items: u32,
    projects: u32,
}

/// What somebody would give somebody else, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// Who offers.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What is given.
    pub give: Side,
    /// What is asked for it.
    pub take: Side,
}

/// An entry of a menu of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// So many units.
    Units(Res, u8),
    /// An item by its place.
    Item(u8),
    /// A project in hand by its place.
    Project(u8),
}

impl Piece {
    /// The value of its entry.
    pub fn value(self) -> String {
        match self {
            Self::Units(res, n) => format!("r{}:{n}", res.index()),
            Self::Item(at) => format!("i{at}"),
            Self::Project(at) => format!("p{at}"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_at_checked(1)?;
        let place = || rest.parse().ok().filter(|at| *at < CARDS);
        match kind {
            "r" => {
                let (at, n) = rest.split_once(':')?;
                let res = Res::ALL.get(at.parse::<usize>().ok()?)?;
                Some(Self::Units(*res, n.parse().ok()?))
            }
            "i" => place().map(Self::Item),
            "p" => place().map(Self::Project),
            _ => None,
        }
    }
}

impl Side {
    /// All that was picked in a menu, together.
    fn of(picked: &[String]) -> Self {
        let mut side = Self::default();
        for piece in picked.iter().filter_map(|value| Piece::read(value)) {
            match piece {
                Piece::Units(res, n) => {
                    let slot = &mut side.units[res.index()];
                    *slot = slot.saturating_add(n).min(MOST);
                }
                Piece::Item(at) => side.items |= 1 << at,
                Piece::Project(at) => side.projects |= 1 << at,
            }
        }
        side
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// As goods of somebody who holds these cards.
    fn goods(&self, items: &[Key], projects: &[Key]) -> Goods {
        let mut stock = Stock::NONE;
        for (res, n) in Res::ALL.iter().zip(self.units) {
            stock.gain(*res, n);
        }
        let picked = |bits: u32, cards: &[Key]| {
            let all = (0..u32::from(CARDS)).zip(cards);
            let all = all.filter(|(at, _)| bits & (1 << at) != 0);
            all.map(|(_, card)| card.clone()).collect()
        };
        Goods {
            stock,
            items: picked(self.items, items),
            projects: picked(self.projects, projects),
        }
    }

    fn write(&self) -> String {
        let digit = |n: &u8| char::from_digit(u32::from((*n).min(MOST)), 36).unwrap_or('0');
        let units: String = self.units.iter().map(digit).collect();
        format!("{units}.{:x}.{:x}", self.items, self.projects)
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let (units, items, projects) = (parts.next()?, parts.next()?, parts.next()?);
        let mut side = Self {
            items: u32::from_str_radix(items, 16).ok()?,
            projects: u32::from_str_radix(projects, 16).ok()?,
            ..Self::default()
        };
        if parts.next().is_some() || units.chars().count() != side.units.len() {
            return None;
        }
        for (slot, digit) in side.units.iter_mut().zip(units.chars()) {
            *slot = u8::try_from(digit.to_digit(36)?).ok()?;
        }
        Some(side)
    }
}

impl Bundle {
    /// Nothing for nothing, yet.
    pub fn with(from: Seat, to: Seat) -> Self {
        Self {
            from,
            to,
            give: Side::default(),
            take: Side::default(),
        }
    }

    /// The same with what was picked in the menu of what is given.
    #[must_use]
    pub fn giving(self, picked: &[String]) -> Self {
        let give = Side::of(picked);
        Self { give, ..self }
    }

    /// The same with what was picked in the menu of what is asked for.
    #[must_use]
    pub fn taking(self, picked: &[String]) -> Self {
        let take = Side::of(picked);
        Self { take, ..self }
    }

    /// Whether nothing is offered.
    pub fn is_empty(&self) -> bool {
        self.give.is_empty() && self.take.is_empty()
    }

    /// What is given and asked for, as the one who offers sees the table.
    pub fn goods(&self, view: &View) -> (Goods, Goods) {
        let items = |seat: Seat| -> Vec<Key> {
            let person = view.people.get(seat.index());
            let held = person.map_or(&[][..], |person| &person.items);
            held.iter().map(|item| item.card.clone()).collect()
        };
        let give = self.give.goods(&items(self.from), &view.hand);
        let shown: Vec<Key> = shown_by(view, self.to);
        (give, self.take.goods(&items(self.to), &shown))
    }

    /// The order that offers it.
    pub fn order(&self, view: &View) -> Command {
        let (give, take) = self.goods(view);
        let to = self.to;
        Command::Offer { to, give, take }
    }
}

/// The projects of somebody's hand that the viewer was shown.
pub fn shown_by(view: &View, seat: Seat) -> Vec<Key> {
    let shown = view.shown.iter().filter(|(of, _)| *of == seat);
    shown.map(|(_, project)| project.clone()).collect()
}

impl<P> Arg<P> for Bundle {
    fn put(&self, args: &mut Vec<String>) {
        args.extend([
            self.from.0.to_string(),
            self.to.0.to_string(),
            self.give.write(),
            self.take.write(),
        ]);
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Some(Self {
            from: Seat(args.one().parse().ok()?),
            to: Seat(args.one().parse().ok()?),
            give: Side::read(args.one())?,
            take: Side::read(args.one())?,
        })
    }

    fn sample(n: usize) -> Self {
        let picked = ["r0:4", "r9:35", "i29", "p0"].map(str::to_owned);
        let seat = Self::with(Seat(0), Seat(u8::try_from(n % 3).unwrap_or(0)));
        [seat, seat.giving(&picked), seat.taking(&picked)][n % 3]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_picked_adds_up_and_nonsense_is_nothing() {
        let picked = [
            "r0:2", "r0:1", "i1", "p0", "r10:1", "i30", "x", "", "r2:", "ä",
        ]
        .map(str::to_owned);
        let side = Side::of(&picked);
        let cards = [Key::from("a"), Key::from("b")];
        let goods = side.goods(&cards, &cards);
        assert_eq!(goods.stock, Stock::of(Res::Food, 3));
        assert_eq!(goods.items, [Key::from("b")]);
        assert_eq!(goods.projects, [Key::from("a")]);
        assert_eq!(Side::read(&side.write()), Some(side));
        for bad in [
            "",
            "0000000000",
            "000000000.0.0",
            "0000000000.0.0.0",
            "000000000-.0.0",
        ] {
            assert_eq!(Side::read(bad), None, "{bad}");
        }
    }
}
