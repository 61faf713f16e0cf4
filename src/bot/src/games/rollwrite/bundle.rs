//! An offer of several pieces for several, as the buttons of its form carry it.

use castaway_kernel::Seat;
use castaway_rollwrite::{command::Command, content::Stock, ids::Resource};

use crate::ui::press::{Arg, Args};

/// More of a resource than a digit says is not offered at once.
const MOST: u16 = 35;
/// So many units of a resource are one entry of a menu at most.
pub const UNITS: u16 = 5;

/// What somebody would give a neighbour, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// The neighbour.
    pub to: Seat,
    /// What the neighbour gets.
    pub give: Stock,
    /// What the neighbour gives.
    pub take: Stock,
}

impl Bundle {
    /// Nothing for nothing, yet.
    pub fn with(to: Seat) -> Self {
        Self {
            to,
            give: Stock::default(),
            take: Stock::default(),
        }
    }

    /// The same with what was picked in the menu of what is given.
    #[must_use]
    pub fn giving(self, picked: &[String]) -> Self {
        let give = sum(picked);
        Self { give, ..self }
    }

    /// The same with what was picked in the menu of what is asked for.
    #[must_use]
    pub fn taking(self, picked: &[String]) -> Self {
        let take = sum(picked);
        Self { take, ..self }
    }

    /// Whether nothing is offered.
    pub fn is_empty(&self) -> bool {
        self.give.total() == 0 && self.take.total() == 0
    }

    /// The order that offers it.
    pub fn order(self) -> Command {
        Command::Offer {
            to: self.to,
            give: self.give,
            take: self.take,
        }
    }
}

/// The value of a menu's entry for so many units.
pub fn value(resource: Resource, units: u16) -> String {
    let at = Resource::ALL.iter().position(|r| *r == resource);
    format!("{}:{units}", at.unwrap_or(0))
}

/// All that was picked in a menu, together.
fn sum(picked: &[String]) -> Stock {
    let mut stock = Stock::default();
    for value in picked {
        let Some((at, units)) = value.split_once(':') else {
            continue;
        };
        let resource = at.parse().ok().and_then(|at: usize| Resource::ALL.get(at));
        if let (Some(resource), Ok(units)) = (resource, units.parse::<u16>()) {
            let room = MOST.saturating_sub(stock.get(*resource));
            stock.add(*resource, units.min(room));
        }
    }
    stock
}

/// A digit for each resource.
fn written(stock: &Stock) -> String {
    let digit = |r: &Resource| char::from_digit(u32::from(stock.get(*r).min(MOST)), 36);
    Resource::ALL.iter().filter_map(digit).collect()
}

fn read(text: &str) -> Option<Stock> {
    let mut stock = Stock::default();
    if text.chars().count() != Resource::ALL.len() {
        return None;
    }
    for (resource, digit) in Resource::ALL.into_iter().zip(text.chars()) {
        stock.add(resource, u16::try_from(digit.to_digit(36)?).ok()?);
    }
    Some(stock)
}

impl<P> Arg<P> for Bundle {
    fn put(&self, args: &mut Vec<String>) {
        args.extend([
            self.to.0.to_string(),
            written(&self.give),
            written(&self.take),
        ]);
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Some(Self {
            to: Seat(args.one().parse().ok()?),
            give: read(args.one())?,
            take: read(args.one())?,
        })
    }

    fn sample(n: usize) -> Self {
        let picked = ["0:5".to_owned(), "4:35".to_owned()];
        let seat = Self::with(Seat(u8::try_from(n % 3).unwrap_or(0)));
        [seat, seat.giving(&picked), seat.taking(&picked)][n % 3]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_picked_adds_up_and_nonsense_is_nothing() {
        let picked = ["0:2", "0:1", "4:1", "9:1", "x", "2:"].map(str::to_owned);
        let bundle = Bundle::with(Seat(1)).giving(&picked);
        let wood = Stock {
            wood: 3,
            water: 1,
            ..Stock::default()
        };
        assert_eq!((bundle.give, bundle.take), (wood, Stock::default()));
        let much = ["0:30", "0:30"].map(str::to_owned);
        assert_eq!(sum(&much).wood, MOST);
        for bad in ["", "0000", "00000z0", "0000-"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
