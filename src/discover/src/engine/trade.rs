use castaway_kernel::Seat;

use super::{Done, Engine, no};
use crate::{
    event::Event,
    reject::Rejection,
    state::Task,
    trade::{Goods, TradeOffer},
};

/// So many offers stand at once.
const OFFERS: usize = 6;

impl Engine<'_> {
    /// Offers a trade to somebody in the space; it stands until the turn ends (D-TRADE-1, D-R-5).
    pub(crate) fn offer(&mut self, seat: Seat, to: Seat, give: &Goods, take: &Goods) -> Done {
        if to == seat || !self.s.is_here(to) || self.s.place(to) != self.s.place(seat) {
            return no(Rejection::Apart);
        }
        self.rested(seat, 1)?;
        let whole = give.held_by(self.who(seat)?) && take.stock.all() <= 20;
        if !whole || (give.is_empty() && take.is_empty()) {
            return no(Rejection::Goods);
        }
        let offer = TradeOffer {
            from: seat,
            to,
            give: give.clone(),
            take: take.clone(),
        };
        self.s.offers.retain(|o| o.to != to);
        if self.s.offers.len() >= OFFERS {
            return no(Rejection::Goods);
        }
        let goods = Some((give.clone(), take.clone()));
        self.tell(Event::Offered(seat, to, goods));
        self.s.offers.push(offer);
        Ok(())
    }

    /// Takes an offer: both agree, and the one whose turn it is pays the action (D-TRADE-2).
    pub(crate) fn accept(&mut self, seat: Seat, from: Seat) -> Done {
        let found = self
            .s
            .offers
            .iter()
            .position(|o| (o.from, o.to) == (from, seat));
        let Some(at) = found else {
            return no(Rejection::Goods);
        };
        let offer = self.s.offers[at].clone();
        if self.s.place(seat) != self.s.place(from) || !self.s.is_here(from) {
            return no(Rejection::Apart);
        }
        self.rested(from, 1)?;
        let give = offer.give.held_by(self.who(from)?);
        if !give || !offer.take.held_by(self.who(seat)?) {
            return no(Rejection::Goods);
        }
        self.s.offers.remove(at);
        self.tire(from, 1)?;
        self.tell(Event::Traded(from, seat));
        let given = self.take_out(from, &offer.give)?;
        let taken = self.take_out(seat, &offer.take)?;
        self.put_in(seat, given)?;
        self.put_in(from, taken)?;
        // The limit holds for both sides (D-CARRY-2).
        self.push([Task::Limit(from), Task::Limit(seat)]);
        Ok(())
    }

    /// Refuses an offer.
    pub(crate) fn decline(&mut self, seat: Seat, from: Seat) -> Done {
        let before = self.s.offers.len();
        self.s.offers.retain(|o| (o.from, o.to) != (from, seat));
        match self.s.offers.len() < before {
            true => Ok(()),
            false => no(Rejection::Goods),
        }
    }

    /// What an item carries stays unless the offer names it, since items load themselves (otherwise than D-TRADE-4).
    fn take_out(&mut self, seat: Seat, goods: &Goods) -> Done<Parcel> {
        let survivor = self.who_mut(seat)?;
        survivor.stock.remove(&goods.stock);
        let mut items = Vec::new();
        for card in &goods.items {
            if let Some(at) = survivor.holds(card) {
                items.push(survivor.items.remove(at));
            }
        }
        survivor.hand.retain(|p| !goods.projects.contains(p));
        for other in &mut self.s.seats {
            other
                .shown
                .retain(|(of, p)| *of != seat || !goods.projects.contains(p));
        }
        Ok(Parcel {
            goods: goods.clone(),
            items,
        })
    }

    fn put_in(&mut self, seat: Seat, parcel: Parcel) -> Done {
        self.gain(seat, &parcel.goods.stock)?;
        for item in parcel.items {
            // A copy that was given keeps its counters and its use of today (D-CLAR-12, D-CLAR-13).
            self.hand(seat, item)?;
        }
        self.who_mut(seat)?.hand.extend(parcel.goods.projects);
        Ok(())
    }
}

/// Goods on their way from one to another.
struct Parcel {
    goods: Goods,
    items: Vec<crate::state::Item>,
}
