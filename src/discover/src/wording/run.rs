//! Events that are told together.

use castaway_kernel::{Key, Seat};

use crate::{
    event::Event,
    ids::{Damage, Res},
    stock::Stock,
    world::Space,
};

/// Events of one kind in a row.
pub(super) enum Run {
    /// Somebody walked: to where, over how many spaces.
    Way(Seat, Space, usize),
    /// What people gave and got, each once; what several give stands together.
    Goods(Vec<(Seat, Stock, Stock)>),
    /// Stamina of people, each once.
    Stamina(Vec<(Seat, i8)>),
    /// What somebody suffered.
    Hurts(Seat, Vec<Damage>),
    /// Projects that somebody drew, by name where that is known.
    Drew(Seat, Vec<Key>, u8),
    /// Monsters that moved, each once with its end.
    Went(Vec<(u32, Space)>),
    /// What somebody left behind.
    Dropped(Seat, Stock, Vec<Key>),
    /// A round of a fight.
    Blow(Blow),
}

/// A round of a fight.
#[derive(Default)]
pub(super) struct Blow {
    /// Who fights what, where that was told before.
    pub fought: Option<(Seat, Key)>,
    /// The enemy, by what happened to it.
    pub card: Option<Key>,
    /// The dice as they lay at last.
    pub dice: Option<[u8; 2]>,
    /// Damage to the enemy.
    pub struck: u8,
    /// Who defeated it.
    pub won: Option<Seat>,
    /// Who suffered.
    pub hurts: Vec<(Seat, Damage)>,
    /// Where it moved, until that is told as a retreat.
    pub went: Option<(u32, Space)>,
    /// Where it retreated.
    pub fled: Option<Space>,
    /// Who escaped from it, and to where.
    pub escaped: Option<(Seat, Option<Space>)>,
    /// What people gave and got in it.
    pub goods: Vec<(Seat, Stock, Stock)>,
}

impl Run {
    /// The run that an event begins; most are told by themselves.
    pub fn begin(event: &Event, fought: Option<&(Seat, Key)>) -> Option<Self> {
        let mut run = match event {
            Event::Moved(seat, to) => Self::Way(*seat, *to, 0),
            Event::Gained(..) | Event::Spent(..) => Self::Goods(Vec::new()),
            Event::Stamina(..) => Self::Stamina(Vec::new()),
            Event::Hurt(seat, _) => Self::Hurts(*seat, Vec::new()),
            Event::Drew(seat, _) => Self::Drew(*seat, Vec::new(), 0),
            Event::Went(..) => Self::Went(Vec::new()),
            Event::Dropped(seat, stock, _) if !stock.is_empty() => {
                Self::Dropped(*seat, Stock::NONE, Vec::new())
            }
            Event::Dice(_) | Event::Struck(..) => Self::Blow(Blow {
                fought: fought.cloned(),
                ..Blow::default()
            }),
            _ => return None,
        };
        run.takes(event).then_some(run)
    }

    /// Whether an event is a part of the run; then it is taken up.
    pub fn takes(&mut self, event: &Event) -> bool {
        match (self, event) {
            (Self::Way(seat, end, steps), Event::Moved(who, to)) if seat == who => {
                *end = *to;
                *steps += 1;
            }
            (Self::Goods(all), Event::Spent(who, stock)) => {
                let given = all
                    .iter()
                    .all(|(seat, _, more)| seat != who && more.is_empty());
                match all.last_mut() {
                    // What came first and is then given is told as the two things that it was.
                    Some((seat, _, more)) if seat == who && shares(more, stock) => return false,
                    Some((seat, less, _)) if seat == who => less.add(stock),
                    _ if given => all.push((*who, *stock, Stock::NONE)),
                    _ => return false,
                }
            }
            (Self::Goods(all), Event::Gained(who, stock)) => match all.as_mut_slice() {
                [] => all.push((*who, Stock::NONE, *stock)),
                [(seat, _, more)] if seat == who => more.add(stock),
                _ => return false,
            },
            (Self::Stamina(all), Event::Stamina(who, by)) => {
                match all.iter_mut().find(|(seat, _)| seat == who) {
                    // A gain and a loss stay two things.
                    Some((_, sum)) if sum.signum() != by.signum() => return false,
                    Some((_, sum)) => *sum = sum.saturating_add(*by),
                    None => all.push((*who, *by)),
                }
            }
            (Self::Hurts(seat, kinds), Event::Hurt(who, kind)) if seat == who => kinds.push(*kind),
            (Self::Drew(seat, keys, n), Event::Drew(who, key)) if seat == who => {
                // What is named and what is not are not told together.
                if *n > 0 && keys.is_empty() == key.is_some() {
                    return false;
                }
                keys.extend(key.clone());
                *n = n.saturating_add(1);
            }
            (Self::Went(all), Event::Went(id, to)) => {
                all.retain(|(other, _)| other != id);
                all.push((*id, *to));
            }
            (Self::Dropped(seat, stock, items), Event::Dropped(who, more, cards))
                if seat == who && !more.is_empty() =>
            {
                stock.add(more);
                items.extend(cards.iter().cloned());
            }
            (Self::Blow(blow), event) => return blow.takes(event),
            _ => return false,
        }
        true
    }
}

impl Blow {
    /// Whether it has come to blows, so that what the dice show is final.
    pub fn is_settled(&self) -> bool {
        self.struck > 0
            || self.won.is_some()
            || !self.hurts.is_empty()
            || self.fled.is_some()
            || self.escaped.is_some()
    }

    fn takes(&mut self, event: &Event) -> bool {
        // Whatever comes after an escape is no part of that fight.
        if self.escaped.is_some() {
            return false;
        }
        match event {
            Event::Escaped(seat, card, to) => {
                if self.is_settled() {
                    return false;
                }
                self.card = Some(card.clone());
                self.escaped = Some((*seat, *to));
            }
            Event::Dice(dice) => {
                // After the blows the dice are those of another fight.
                if self.is_settled() {
                    return false;
                }
                self.dice = Some(*dice);
            }
            Event::Struck(card, n) => {
                if self.is_settled() {
                    return false;
                }
                self.card = Some(card.clone());
                self.struck = *n;
            }
            Event::Defeated(seat, card) => {
                if self.won.is_some() {
                    return false;
                }
                self.card = Some(card.clone());
                self.won = Some(*seat);
            }
            Event::Hurt(seat, kind) => {
                if self.fled.is_some() {
                    return false;
                }
                self.hurts.push((*seat, *kind));
            }
            Event::Went(id, at) => {
                if self.went.is_some() || self.fled.is_some() {
                    return false;
                }
                self.went = Some((*id, *at));
            }
            Event::Fled(card, at) => {
                if self.fled.is_some() {
                    return false;
                }
                self.card = Some(card.clone());
                self.fled = Some(*at);
                self.went = self.went.filter(|(_, to)| to != at);
            }
            Event::Spent(seat, stock) => {
                // What is given once the enemy is gone is given for something else.
                let is_gone = self.won.is_some() || self.fled.is_some();
                if is_gone || shares(self.goods_of(*seat).1, stock) {
                    return false;
                }
                self.goods_of(*seat).0.add(stock);
            }
            Event::Gained(seat, stock) => self.goods_of(*seat).1.add(stock),
            _ => return false,
        }
        true
    }

    fn goods_of(&mut self, seat: Seat) -> (&mut Stock, &mut Stock) {
        let at = match self.goods.iter().position(|(who, ..)| *who == seat) {
            Some(at) => at,
            None => {
                self.goods.push((seat, Stock::NONE, Stock::NONE));
                self.goods.len() - 1
            }
        };
        let (_, less, more) = &mut self.goods[at];
        (less, more)
    }
}

/// Whether two stocks have a kind in common.
fn shares(one: &Stock, other: &Stock) -> bool {
    let both = |res: &Res| one.units(*res) > 0 && other.units(*res) > 0;
    Res::ALL.iter().any(both)
}
