//! Short ways to put a thing where play really puts it.

use castaway_robinson::{
    content::{Face, WeatherDie, WeatherFace},
    event::Event,
    ids::{Deck, Phase, Space, Who},
    plan::{Assignment, Goal, Pawn},
    rulings::{Reading, Rulings},
    state::{Future, Kept, Stock},
    task::{Ctx, Op, Roll},
};

use crate::table::{
    Table,
    play::{acting, assign, go},
};

pub const ZERO: Who = Who::Seat(0);
pub const ONE: Who = Who::Seat(1);

/// Dice of one colour as they fell.
pub fn roll(deck: Deck, success: Face, wound: Face, adventure: Face) -> Roll {
    Roll {
        deck,
        success: Some(success),
        wound: Some(wound),
        adventure: Some(adventure),
    }
}

/// A failure and nothing else.
pub fn failed(deck: Deck) -> Roll {
    roll(deck, Face::Det, Face::Blank, Face::Blank)
}

/// A success and nothing else.
pub fn won(deck: Deck) -> Roll {
    roll(deck, Face::Success, Face::Blank, Face::Blank)
}

/// Plans for a seat.
pub fn plan(t: &mut Table, seat: u8, goal: Goal, pawns: &[Pawn]) {
    t.give_as(seat, &assign(goal.clone(), pawns))
        .unwrap_or_else(|e| panic!("{goal:?}: {e:?}"));
}

/// Plans for seat 0 with the ability that saves wood.
pub fn thrifty(goal: Goal, pawns: &[Pawn]) -> castaway_robinson::command::Command {
    castaway_robinson::command::Command::Assign(Assignment {
        goal,
        pawns: pawns.to_vec(),
        price: 0,
        aids: vec![],
        discount: true,
    })
}

/// Where the planned action of this number stands, as its leader carries it out.
pub fn within(t: &Table, at: usize) -> Ctx {
    let placement = &t.s.plan[at];
    Ctx {
        actor: placement.leader(),
        placement: Some(placement.id),
        action: true,
        space: match placement.what.goal {
            Goal::Gather { space, .. } | Goal::Explore(space) => Some(space),
            _ => Some(t.s.camp),
        },
        gathered: match placement.what.goal {
            Goal::Gather { source, .. } => Some(source),
            _ => None,
        },
        ..Ctx::default()
    }
}

/// The dice of a planned action fell so.
pub fn taken(t: &mut Table, at: usize, roll: Roll) {
    let ctx = within(t, at);
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::RollTaken(roll)], &ctx);
}

/// Steps in a phase, of nobody's action.
pub fn during(t: &mut Table, phase: Phase, ops: Vec<Op>) {
    t.s.phase = phase;
    t.run_ops(ops, &Ctx::default());
}

/// Everybody eats.
pub fn meal() -> Vec<Op> {
    vec![Op::Feed { extra: false }, Op::FeedRest { extra: false }]
}

/// The end of the night: open air and what rots.
pub fn morning() -> Vec<Op> {
    vec![Op::NightEnd]
}

/// A kept card that works already.
pub fn hold(t: &mut Table, key: &str, uses: u8) -> u32 {
    t.s.piles.mysteries.retain(|k| k.as_str() != key);
    let serial = 900 + u32::try_from(t.s.kept.len()).expect("few");
    t.s.kept.push(Kept {
        serial,
        card: key.into(),
        deck: None,
        uses,
        holder: None,
        from: 0,
    });
    serial
}

/// A seat sleeps on a tile with this much food of its own.
pub fn sleeps(t: &mut Table, seat: usize, space: Space, food: u16) {
    t.s.people[seat].outside = Some(space);
    t.s.people[seat].sheet = Future {
        stock: Stock {
            food,
            ..Stock::default()
        },
        ..Future::default()
    };
}

/// Clouds and animals of the Weather Phase.
pub fn sky(t: &mut Table, faces: &[WeatherFace]) {
    let faces = faces.iter().map(|f| match f {
        WeatherFace::Food | WeatherFace::Palisade | WeatherFace::Beast => {
            (WeatherDie::HungryAnimals, *f)
        }
        WeatherFace::Snow1 | WeatherFace::Snow2 => (WeatherDie::Winter, *f),
        _ => (WeatherDie::Rain, *f),
    });
    during(
        t,
        Phase::Weather,
        vec![Op::Clouds(faces.collect()), Op::WeatherEnd],
    );
}

/// Resolves what is planned; all questions are answered with their first option until the next planning.
pub fn round(t: &mut Table) {
    go(t);
    t.settle();
}

/// How many events fit.
pub fn count(t: &Table, fits: impl Fn(&Event) -> bool) -> usize {
    t.events.iter().filter(|e| fits(e)).count()
}

/// A table that plays by other options of these rulings.
pub fn reading(mut t: Table, readings: &[Reading]) -> Table {
    t.s.rulings = readings
        .iter()
        .fold(Rulings::default(), |all, r| all.with(*r));
    t
}

/// Where an action of another seat stands.
pub fn acting_as(who: Who) -> Ctx {
    Ctx {
        actor: Some(who),
        ..acting()
    }
}
