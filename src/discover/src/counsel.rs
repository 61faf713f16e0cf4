//! Advice for a person: what the playing bot would do, but first food and water for the night where stamina does not last for both.

use castaway_kernel::{Answer, Seat};

use crate::{
    bot::{self, Advice, Ways, Why},
    catalog::Catalog,
    command::Command,
    engine::option_key,
    ids::{Kind, Res},
    known::Known,
    quest::StageDef,
    seek::{Fit, SoughtLand},
    seen::Person,
    state::{Label, Prompt, State},
    stock::Stock,
    tonight::{How, Need, hearth, remedies},
    world::{Face, Space, tile_of},
};

/// So much more stamina than for any unknown land is spent on land that the quest names.
const NEAR: u16 = 2;

/// What is advised, and what is to be said of what is lacking for the night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counsel {
    /// What is advised.
    pub advice: Advice,
    /// What somebody has none of, and what is advised does not bring.
    pub short: Vec<Short>,
}

/// Something that is lacking for the night, and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Short {
    /// What is lacking.
    pub need: Need,
    /// Where it can be had after what is advised; `None` where nothing that is known can be had with the stamina that is left.
    pub after: Option<Space>,
}

/// What is advised to a seat that is waited for, from what that seat knows and nothing else.
pub fn counsel(catalog: &Catalog, state: &State, seat: Seat) -> Option<Counsel> {
    let mut advice = plan(catalog, state, seat)?;
    let known = Known::new(catalog, state, Some(seat));
    let me = known.person(seat)?;
    let mut short = Vec::new();
    let sought = SoughtLand::seen(catalog, state, Some(seat));
    if known.asked().is_some() {
        advice = look(&known, &sought).unwrap_or(advice);
        return Some(Counsel { advice, short });
    }
    advice = search(&known, me, &sought, &advice).unwrap_or(advice);
    let all = remedies(&known, seat);
    let how = |need| all.iter().find(|one| one.need == need).map(|one| &one.how);
    let lacks = |need| match need {
        Need::Water => me.stock().water() == 0,
        Need::Healing | Need::Food => me.stock().units(Res::Food) == 0,
    };
    let lacking = [Need::Water, Need::Food]
        .into_iter()
        .filter(|need| lacks(*need));
    let lacking: Vec<Need> = lacking.collect();
    for need in &lacking {
        let Some(how) = how(*need) else { continue };
        let left = leaves(&known, me, &advice);
        let lasts = left.is_some_and(|left| left.then(&known, me, how).is_some());
        if !lasts && !serves(&advice, *need, Some(how)) && waits(&known, &advice) {
            advice = instead(&known, me, *need, how).unwrap_or(advice);
        }
    }
    // What is told of one after the other has to last for all of it.
    let mut left = leaves(&known, me, &advice);
    for need in lacking {
        match how(need) {
            how if serves(&advice, need, how) => {}
            Some(how) => {
                if let Some(then) = left.and_then(|left| left.then(&known, me, how)) {
                    left = Some(then);
                    let after = Some(then.at);
                    short.push(Short { need, after });
                }
            }
            None if need == Need::Food && peeked(&known) => {}
            None => short.push(Short { need, after: None }),
        }
    }
    Some(Counsel { advice, short })
}

/// What the bot would do; it looks past what lies dropped and has no room, neither in hand nor in a thing that carries it, since for
/// want of room it was left behind.
fn plan(catalog: &Catalog, state: &State, seat: Seat) -> Option<Advice> {
    let known = Known::new(catalog, state, Some(seat));
    let left = Res::ALL.iter().copied();
    let left: Vec<Res> = left
        .filter(|res| known.is_too_much(&Stock::of(*res, 1)))
        .collect();
    if left.is_empty() || known.asked().is_some() {
        return bot::advice(catalog, state, seat);
    }
    let mut picked = state.clone();
    for ground in &mut picked.spaces {
        for res in &left {
            ground.dropped = ground.dropped.without(*res);
        }
    }
    bot::advice(catalog, &picked, seat)
}

/// Of the tiles that somebody may look at or turn up the one that serves best where the quest names land; none where they serve alike.
fn look(known: &Known<'_>, sought: &SoughtLand) -> Option<Advice> {
    let (decision, Prompt::Look(_), _) = known.asked()? else {
        return None;
    };
    let options = known.part()?.options.iter().enumerate();
    let fits: Vec<(usize, Fit)> = options
        .filter_map(|(n, (label, _))| match label {
            Label::Tile(tile) => Some((n, sought.fit(known, *tile)?)),
            _ => None,
        })
        .collect();
    let (n, best) = fits.iter().min_by_key(|(_, fit)| *fit)?;
    let alike = fits.iter().all(|(_, fit)| fit == best);
    (!alike).then(|| Advice {
        command: Command::Choose(Answer {
            decision,
            picks: vec![option_key(*n)],
        }),
        to: None,
        then: None,
        why: Why::QuestHidden,
    })
}

/// A tile to be turned up instead where the one that is advised leads away from what the quest names: the one that serves best of those
/// that stamina is left for, the nearest of them.
fn search(
    known: &Known<'_>,
    me: Person<'_>,
    sought: &SoughtLand,
    advice: &Advice,
) -> Option<Advice> {
    if !matches!(advice.why, Why::QuestHidden | Why::NewLand) || sought.is_empty() {
        return None;
    }
    let scouted = |command: &Command| match command {
        Command::Scout { tile, .. } => Some(*tile),
        _ => None,
    };
    let advised = scouted(&advice.command).or_else(|| advice.then.as_ref().and_then(scouted))?;
    let ways = Ways::of(known, me.at(), false);
    let spent = |at: Space| Some(ways.cost(at)? + u16::from(known.scouting()));
    let from = advice.to.unwrap_or(me.at());
    let (now, before) = (sought.fit(known, advised)?, spent(from)?);
    let stamina = u16::from(me.stamina());
    let mut best = None;
    for at in 0..known.spaces() {
        let Some(cost) = spent(at) else { continue };
        for tile in known.around(at).map(tile_of) {
            let closed = !known.is_tile_open(tile) && !known.is_flooded(tile);
            let Some(fit) = sought.fit(known, tile).filter(|_| closed) else {
                continue;
            };
            // Where it is not the quest that is looked for, no long way is gone for it.
            let hidden = advice.why == Why::QuestHidden;
            let near = hidden || sought.is_seen() || cost <= before + NEAR;
            let begun = ways
                .step(at)
                .map_or(cost, |step| known.entering(step).into());
            let fair = fit < now && near && begun <= stamina;
            // Rather a way that takes two days than stamina for a tile that neither can hold it nor borders on what can.
            let lost = hidden && matches!(now, Fit::Before(_)) && !matches!(fit, Fit::Before(_));
            let fair = fair && (cost <= stamina || before > stamina || lost);
            let better = (fit, cost, at, tile);
            if fair && best.is_none_or(|other| better < other) {
                best = Some(better);
            }
        }
    }
    let (_, _, at, tile) = best?;
    let scout = Command::Scout { tile, second: None };
    let (command, to, then) = match at == me.at() {
        true => (scout, None, None),
        false => (Command::Move(ways.step(at)?), Some(at), Some(scout)),
    };
    let why = match sought.fit(known, tile) {
        Some(Fit::Inside | Fit::Beside) => Why::QuestHidden,
        _ => advice.why,
    };
    Some(Advice {
        command,
        to,
        then,
        why,
    })
}

/// Where somebody stands and what stamina is spent after something.
#[derive(Clone, Copy)]
struct Left {
    at: Space,
    spent: u16,
}

impl Left {
    /// The same after what helps, where stamina lasts for it.
    fn then(self, known: &Known<'_>, me: Person<'_>, how: &How) -> Option<Self> {
        let there = place(me, how);
        let further = Ways::of(known, self.at, false).cost(there)?;
        // The gather action after a step is free; an ability or a meal is not.
        let cooks = hearth(known, me).as_ref() == Some(how);
        let take = u16::from(self.at == there || cooks || matches!(how, How::Here(_)));
        let spent = self.spent + further + take;
        let at = there;
        (spent <= u16::from(me.stamina())).then_some(Self { at, spent })
    }
}

/// Where what is advised leaves somebody; `None` where it ends the turn or cannot be reached.
fn leaves(known: &Known<'_>, me: Person<'_>, advice: &Advice) -> Option<Left> {
    match (&advice.command, advice.to) {
        (Command::EndTurn, _) => None,
        (_, Some(at)) => {
            let way = Ways::of(known, me.at(), false).cost(at)?;
            let spent = way + u16::from(advice.then.is_some());
            Some(Left { at, spent })
        }
        _ => Some(Left {
            at: me.at(),
            spent: 1,
        }),
    }
}

/// Whether the seat has peeked at food that others do not see.
fn peeked(known: &Known<'_>) -> bool {
    let eaten = |face: &Face| matches!(face, Face::Res(Res::Food) | Face::Double(Res::Food));
    let mut all = (0..known.spaces()).flat_map(|at| known.tokens(at));
    all.any(|token| !token.up && token.face.is_some_and(eaten))
}

/// Whether what is advised is for this need itself.
fn serves(advice: &Advice, need: Need, how: Option<&How>) -> bool {
    let same = match how {
        Some(How::Here(command)) => advice.command == *command,
        Some(How::There(at)) => advice.to == Some(*at),
        None => false,
    };
    same || match (need, advice.why) {
        (Need::Food, Why::Nights(Res::Food, _) | Why::Cooks | Why::ToCook) => true,
        (Need::Water, Why::Nights(res, _)) => res != Res::Food,
        // Where no food is seen, it is looked for under what grows.
        (Need::Food, Why::Token(Kind::A)) => how.is_none(),
        _ => false,
    }
}

/// Whether what is advised may wait: neither the quest's next step nor healing does, and whoever is on the way out is no more asked
/// for anything.
fn waits(known: &Known<'_>, advice: &Advice) -> bool {
    let out = matches!(known.stage(), Some(StageDef::Exit { .. }));
    let leaves = out && matches!(advice.why, Why::QuestThere);
    let now = matches!(
        advice.why,
        Why::Quest | Why::Heals(_) | Why::HealsLast(_) | Why::Nights(..) | Why::Cooks | Why::ToCook
    );
    !leaves && !now
}

/// What helps, as advice.
fn instead(known: &Known<'_>, me: Person<'_>, need: Need, how: &How) -> Option<Advice> {
    let why = match (need, how) {
        (_, How::Here(Command::Cook(_))) => Why::Cooks,
        (Need::Food, How::There(at)) if hearth(known, me) == Some(How::There(*at)) => Why::ToCook,
        (Need::Water, _) => Why::Nights(Res::Clean, 0),
        _ => Why::Nights(Res::Food, 0),
    };
    let (command, to) = match how {
        How::Here(command) => (command.clone(), None),
        How::There(at) => {
            let step = Ways::of(known, me.at(), false).step(*at)?;
            (Command::Move(step), Some(*at))
        }
    };
    Some(Advice {
        command,
        to,
        then: None,
        why,
    })
}

/// Where something helps.
fn place(me: Person<'_>, how: &How) -> Space {
    match how {
        How::Here(_) => me.at(),
        How::There(at) => *at,
    }
}
