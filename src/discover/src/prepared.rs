//! A walk that is prepared for one's next turn, in words: the day on which it counts, what is gathered, the spaces.

use castaway_kernel::{Key, Seat};

use crate::{
    catalog::Catalog, command::Command, engine::burdened, ids::Res, on_way::OnWay, state::State,
    stock::Stock, world::Space,
};

/// A prepared walk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The day on which it counts: a night may change everything.
    pub day: u16,
    /// What each free gather action on the way is used for, where there is room then.
    pub gather: OnWay,
    /// The spaces.
    pub way: Vec<Space>,
}

impl Walk {
    /// The one that these words say.
    pub fn read(words: &[Key]) -> Option<Self> {
        let [word, day, gather, way @ ..] = words else {
            return None;
        };
        let gather = match gather.as_str() {
            "gather" => OnWay::Tokens,
            "water" => OnWay::Water,
            "pass" => OnWay::Nothing,
            _ => return None,
        };
        let way = way.iter().map(|space| space.as_str().parse().ok());
        let walk = Self {
            day: day.as_str().parse().ok()?,
            gather,
            way: way.collect::<Option<_>>()?,
        };
        (word.as_str() == "walk" && !walk.way.is_empty()).then_some(walk)
    }

    /// Its words.
    pub fn words(&self) -> Vec<Key> {
        let gather = match self.gather {
            OnWay::Tokens => "gather",
            OnWay::Water => "water",
            OnWay::Nothing => "pass",
        };
        let first = [
            Key::from("walk"),
            Key::from(self.day.to_string()),
            Key::from(gather),
        ];
        let way = self.way.iter().map(|space| Key::from(space.to_string()));
        first.into_iter().chain(way).collect()
    }
}

/// The command that carries a prepared walk out, once the turn of its seat has come on the day for which it was meant; `None` where
/// a monster stands on its first space, which the walk itself would only see when it is there. With full hands nothing is gathered for
/// which something would have to be left behind.
pub fn prepared(catalog: &Catalog, s: &State, seat: Seat, words: &[Key]) -> Option<Command> {
    let walk = Walk::read(words)?;
    let turn = s.turn().filter(|turn| turn.seat == seat)?;
    let first = *walk.way.first()?;
    let free = s.ask.is_none() && walk.day == s.day && !turn.done.contains(&seat);
    let held = s.monsters.iter().any(|monster| monster.at == first);
    let near = s.world.around(s.place(seat)).any(|to| to == first);
    let (load, limit) = burdened(catalog, s, seat, &Stock::of(Res::Wood, 1));
    let gather = match load > limit {
        true => OnWay::Nothing,
        false => walk.gather,
    };
    let way = walk.way;
    (free && near && !held).then_some(Command::Go { way, gather })
}
