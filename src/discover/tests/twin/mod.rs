//! The same order to two tables that look alike to one pair of eyes: each is told of as what happened there.

use castaway_discover::{
    Discover,
    catalog::Catalog,
    command::Command,
    event::Event,
    ids::Res,
    state::{Prompt, State},
    stock::Stock,
    trade::Goods,
};
use castaway_kernel::{Applied, Chance, Game, Seat};

/// What an order brought.
pub type Brought = Applied<State, Event>;

/// What an order brings at a table that looks like this one to some eyes, as long as it may be given there and shows these eyes
/// nothing at either; `brought` is what it brought here.
pub fn same(
    catalog: &Catalog,
    (s, brought): (&State, &Brought),
    (seat, command): (Seat, &Command),
    (viewer, other): (Option<Seat>, &State),
) -> Option<Brought> {
    let twin = Discover::apply(catalog, other, seat, command).ok()?;
    let silent = !shows(s, brought, viewer) && !shows(other, &twin, viewer);
    silent.then_some(twin)
}

/// Whether an order brought something to light for these eyes, by chance or out of hiding, so that they may see other things after it.
/// What an event says to whom is not asked of the game: whoever is told too much shall see a difference.
fn shows(before: &State, brought: &Brought, viewer: Option<Seat>) -> bool {
    let after = &brought.state;
    let told = brought.events.iter().any(|event| match event {
        Event::Dealt(seat, _)
        | Event::PeekedTile(seat, _)
        | Event::PeekedToken(seat, ..)
        | Event::Drew(seat, _)
        | Event::Shown(_, seat, _)
        | Event::Offered(_, seat, _) => viewer == Some(*seat),
        // Goods that only two knew of change hands, and water keeps away from where the quest leads.
        Event::Traded(..) | Event::Flooded(_) => true,
        event => event.reveals(),
    });
    told || before.draws != after.draws || is_tasted(before, after) || is_settled(before, after)
}

/// Whether water was taken that nobody knew.
fn is_tasted(before: &State, after: &State) -> bool {
    let unknown = |s: &State, at: usize| {
        let spring = s.spaces.get(at).and_then(|ground| ground.water);
        spring.is_some_and(|spring| !spring.up)
    };
    (0..before.spaces.len()).any(|at| unknown(before, at) && !unknown(after, at))
}

/// Whether what several answered in secret has come out.
fn is_settled(before: &State, after: &State) -> bool {
    let secret = before.ask.as_ref().filter(|ask| {
        matches!(
            ask.prompt,
            Prompt::Character | Prompt::Support | Prompt::Duel | Prompt::Steal
        )
    });
    secret.is_some_and(|ask| after.ask.as_ref().map(|next| next.id) != Some(ask.id))
}

/// Something that a seat may offer somebody beside it now, or a word on what it was offered.
pub fn bargain(
    catalog: &Catalog,
    s: &State,
    seat: Seat,
    chance: &mut Chance,
) -> Option<(Seat, Command)> {
    if let Some(offer) = s.offers.first() {
        let word = match chance.die(2) {
            0 => Command::Accept(offer.from),
            _ => Command::Decline(offer.from),
        };
        return Discover::admits(catalog, s, offer.to, &word).then_some((offer.to, word));
    }
    let mut beside = s.on(s.place(seat));
    beside.retain(|other| *other != seat);
    let to = chance.pick(&mut beside)?;
    let mut goods = |most: usize| Goods {
        stock: Stock::of(
            Res::ALL[chance.die(Res::ALL.len())],
            u8::try_from(chance.die(most)).unwrap_or(0),
        ),
        ..Goods::default()
    };
    let (mut give, take) = (goods(2), goods(3));
    // Of a hand only its owner knows what is in it; without any of it the same can be offered where the hand is another one.
    let hand = s.seats[seat.index()].hand.iter();
    give.projects = hand.take(chance.die(2)).cloned().collect();
    let command = Command::Offer { to, give, take };
    Discover::admits(catalog, s, seat, &command).then_some((seat, command))
}
