//! Every command that a seat may give, but those that cannot be listed.

use castaway_kernel::{Answer, Key, Seat};

use crate::{
    catalog::Catalog,
    command::{Command, Gather, Loot},
    engine::{self, option_key},
    ids::{Damage, Res},
    state::{Fate, State},
    world::tile_of,
};

/// Every command of a seat now; each was tried, so that the list and the rules cannot differ.
pub fn legal(catalog: &Catalog, s: &State, seat: Seat) -> Vec<Command> {
    let mut all = candidates(catalog, s, seat);
    all.retain(|command| engine::apply(catalog, s, seat, command).is_ok());
    all
}

/// Commands that may come into question.
fn candidates(catalog: &Catalog, s: &State, seat: Seat) -> Vec<Command> {
    let mut all = Vec::new();
    if let Some(ask) = &s.ask {
        let many = ask
            .open(seat)
            .or_else(|| ask.changeable(seat))
            .map_or(0, |part| part.options.len());
        let answer = |n| Answer {
            decision: ask.id,
            picks: vec![option_key(n)],
        };
        all.extend((0..many).map(|n| Command::Choose(answer(n))));
        return all;
    }
    let (Some(turn), Some(me)) = (s.turn(), s.survivor(seat)) else {
        return all;
    };
    let others: Vec<Seat> = s.in_order().into_iter().filter(|o| *o != seat).collect();
    if turn.dawn {
        all.extend(s.in_order().into_iter().map(Command::Lead));
    }
    for to in &others {
        for project in &me.hand {
            let (to, project) = (*to, project.clone());
            all.push(Command::Show { to, project });
        }
    }
    for offer in s.offers.iter().filter(|o| o.to == seat) {
        all.push(Command::Accept(offer.from));
        all.push(Command::Decline(offer.from));
    }
    if turn.seat == seat {
        of_turn(catalog, s, seat, &mut all);
    }
    all
}

fn of_turn(catalog: &Catalog, s: &State, seat: Seat, all: &mut Vec<Command>) {
    let Some(me) = s.survivor(seat) else { return };
    let at = me.at;
    for to in s.world.around(at) {
        all.push(Command::Move(to));
        all.push(Command::Drive(to));
    }
    let ground = s.ground(at);
    for n in (0..).take(ground.tokens.len()) {
        all.push(Command::Gather(Gather::Token(n)));
    }
    for res in Res::ALL {
        if ground.dropped.tokens(*res) > 0 {
            all.push(Command::Gather(Gather::Dropped(*res)));
        }
    }
    all.push(Command::Gather(Gather::Water));
    let mut tiles: Vec<u8> = s.world.around(at).map(tile_of).collect();
    tiles.retain(|tile| !s.is_tile_open(usize::from(*tile)));
    tiles.sort_unstable();
    tiles.dedup();
    for tile in &tiles {
        let seconds = tiles.iter().filter(|t| *t != tile).map(|t| Some(*t));
        for second in std::iter::once(None).chain(seconds) {
            all.push(Command::Scout {
                tile: *tile,
                second,
            });
        }
    }
    all.push(Command::Investigate);
    let projects: std::collections::BTreeSet<&Key> = me.hand.iter().chain(&s.face_up).collect();
    all.extend(projects.into_iter().map(|p| Command::Craft(p.clone())));
    all.extend((1..=me.stock.units(Res::Meat)).map(Command::Cook));
    all.push(Command::Refire);
    for who in s.on(at) {
        let kinds = Damage::ALL.iter();
        all.extend(kinds.map(|kind| Command::Recover { who, kind: *kind }));
    }
    for from in s.everybody() {
        let Some(dead) = s
            .survivor(from)
            .filter(|d| d.fate == Fate::Lost && d.at == at)
        else {
            continue;
        };
        let held = Res::ALL.iter().filter(|r| dead.stock.tokens(**r) > 0);
        let res = held.map(|r| Loot::Res(*r));
        let items = dead.items.iter().map(|i| Loot::Item(i.card.clone()));
        all.extend(res.chain(items).map(|what| Command::Loot { from, what }));
    }
    if engine::contest(catalog, s).is_some() {
        all.extend(s.on(at).into_iter().map(Command::Attack));
    }
    for (source, nth, passive) in engine::abilities(catalog, s, seat) {
        if matches!(passive, crate::effect::Passive::CardAction { .. }) {
            all.push(Command::Use { source, nth });
        }
    }
    all.extend([
        Command::Ferry,
        Command::Deliver,
        Command::Activate,
        Command::Exit,
        Command::EndTurn,
    ]);
}
