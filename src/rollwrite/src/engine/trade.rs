//! Trades and gifts between neighbours.

use castaway_kernel::Seat;

use super::{Res, Work, no};
use crate::{
    command::Reply,
    content::Stock,
    event::Event,
    reject::Rejection,
    state::{Offer, Phase},
};

/// Whether two seats stand on neighbouring fields.
pub(super) fn adjacent(w: &Work<'_>, a: Seat, b: Seat) -> bool {
    let at = |seat| w.state.player(seat).and_then(|p| p.at);
    matches!((at(a), at(b)), (Some(a), Some(b)) if a.distance(b) == 1)
}

/// Offers a trade or a gift to somebody on a neighbouring field, in the own turn and without a die (W-TRADE-1, W-R-22).
pub(super) fn offer(w: &mut Work<'_>, seat: Seat, to: Seat, give: Stock, take: Stock) -> Res {
    w.turn(seat)?;
    if !adjacent(w, seat, to) {
        return no(Rejection::NotAdjacent);
    }
    let held = w.player(seat)?.stock.covers(&give) && w.player(to)?.stock.covers(&take);
    if !held || (give == Stock::default() && take == Stock::default()) {
        return no(Rejection::Offer);
    }
    let turn = w.turn(seat)?;
    turn.stride = 0;
    let turn = *turn;
    w.state.phase = Phase::Trade {
        turn,
        offer: Offer { to, give, take },
    };
    w.tell(Event::Offered {
        seat,
        to,
        give,
        take,
    });
    Ok(())
}

pub(super) fn reply(w: &mut Work<'_>, seat: Seat, reply: Reply) -> Res {
    let Phase::Trade { turn, offer } = &w.state.phase else {
        return no(Rejection::NotNow);
    };
    let (turn, offer) = (*turn, *offer);
    match reply {
        Reply::Accept => {
            let giver = w.player_mut(turn.seat)?;
            giver.stock.pay(&offer.give);
            giver.stock.gain(&offer.take);
            let taker = w.player_mut(seat)?;
            taker.stock.pay(&offer.take);
            taker.stock.gain(&offer.give);
            w.tell(Event::Traded {
                seat: turn.seat,
                with: seat,
            });
        }
        Reply::Refuse => w.tell(Event::Refused { seat }),
    }
    w.state.phase = Phase::Turn(turn);
    Ok(())
}
