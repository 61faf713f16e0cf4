//! The true reason of what the bot would do: what it wants where it does it.

use castaway_kernel::Seat;

use super::{
    answers, choose, turn,
    wants::{Goal, Wants},
};
use crate::{
    catalog::Catalog,
    command::{Command, Gather},
    ids::{Damage, Kind, Res},
    known::Known,
    seen::Person,
    state::{Label, Prompt, State},
    world::{Face, Space},
};

/// Below so much food or water more of it is for the nights.
const ENOUGH: u8 = 2;

/// What the bot would do, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The next command.
    pub command: Command,
    /// Where it leads, if it is a step on a way.
    pub to: Option<Space>,
    /// What is done there, where that is no matter of course.
    pub then: Option<Command>,
    /// The reason.
    pub why: Why,
}

/// A reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It brings the quest on.
    Quest,
    /// The quest leads there.
    QuestThere,
    /// What the quest names lies on a tile that nobody has seen.
    QuestHidden,
    /// The quest takes so many more of it.
    QuestTakes(Res, u8),
    /// Nights ask for it, and there is so much.
    Nights(Res, u8),
    /// Projects and fights take it.
    Stores(Res),
    /// A token of this kind, whose face nobody knows.
    Token(Kind),
    /// An animal.
    Prey,
    /// A damage is healed.
    Heals(Damage),
    /// The damage is healed that leaves nothing for another one.
    HealsLast(Damage),
    /// Raw meat feeds nobody.
    Cooks,
    /// All is there that a project takes, and nothing else needs it.
    Crafts,
    /// A landmark has not told its story.
    Story,
    /// Whoever sleeps at a fire has more stamina.
    Fire,
    /// Meat is cooked at a fire.
    ToCook,
    /// Unknown land has more to find.
    NewLand,
    /// An ability pays off now.
    Ability,
    /// A payment costs less than what follows else.
    Pays,
    /// What it would cost is dearer than what follows.
    Refuses,
    /// The dice may become better than they are.
    Dice,
    /// A change of the dice costs more than it brings.
    DiceStay,
    /// What a character can do that lasts.
    Talent(Talent),
    /// Of two halves of a card it costs less or brings more.
    Half,
    /// A key opens what is shut.
    Opens,
    /// Medicine is safer than a die.
    Medicine,
    /// A die is risked for the medicine's sake.
    Risks,
    /// A support card helps most.
    Supports,
    /// It is what is needed most.
    Most,
    /// Whoever is hurt least can bear it.
    Sound,
    /// A reward goes to whoever fought for it.
    Earned,
    /// An enemy is far from all there.
    Far,
    /// A blow is escaped that would cost too much.
    Escapes,
    /// No other monster is near there.
    Clear,
    /// A threat is put off.
    Later,
    /// Plain projects take less.
    Plain,
    /// A rival can bear less.
    Rival,
    /// Nothing that is known tells the options apart.
    Even,
    /// The options differ, and none is better as a rule.
    Taste,
    /// It is what is needed least.
    Least,
    /// Some of it is needed more, and nothing less.
    AmongLeast,
    /// Stamina is spent.
    Spent,
    /// What stamina is left buys nothing that is worth it.
    Kept,
    /// It is what is best by the rules of thumb.
    Careful,
}

/// What the best ability of a character is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Talent {
    /// More stamina each night.
    Nights,
    /// Cheaper ways, or tiles that are turned up for nothing.
    Ways,
    /// More goods for the same stamina.
    Finds,
    /// Better dice.
    Fights,
    /// Cheaper things to make.
    Makes,
    /// Anything else.
    Other,
}

/// What the bot would do for a seat that is waited for, and why: from what that seat knows and nothing else.
pub fn advice(catalog: &Catalog, state: &State, seat: Seat) -> Option<Advice> {
    let command = choose(catalog, state, seat)?;
    let known = Known::new(catalog, state, Some(seat));
    let wants = Wants::of(&known, seat);
    let me = known.person(seat)?;
    let aim = turn::aim(&known, &wants, me);
    let aim = aim.filter(|(first, ..)| match (first, &command) {
        (Command::Move(a), Command::Move(b) | Command::Drive(b)) => a == b,
        (first, command) => first == command,
    });
    let (to, then) = aim.map_or((None, None), |(_, to, then)| (Some(to), then));
    let why = match to {
        _ if turn::quest(&known, me).as_ref() == Some(&command) => Why::Quest,
        Some(to) if matches!(command, Command::Move(_) | Command::Drive(_)) => match then {
            Some(Command::Scout { .. }) => looked_for(&wants),
            _ => there(&known, &wants, me, to),
        },
        _ => reason(&known, &wants, me, &command),
    };
    Some(Advice {
        command,
        to,
        then,
        why,
    })
}

/// Why one goes to a space.
fn there(known: &Known<'_>, wants: &Wants, me: Person<'_>, to: Space) -> Why {
    let counts = |n: u8| !known.quest().visited.contains(&n);
    let landmark = known.landmark(to);
    match wants.target {
        Goal::Space(at) | Goal::Boss(at) if at == to => return Why::QuestThere,
        Goal::AnyLandmark if landmark.is_some_and(counts) => return Why::QuestThere,
        _ => {}
    }
    if let Some((_, what)) = turn::here(known, wants, to) {
        return gathered(known, wants, to, what);
    }
    let lit = known.fire(to) == Some(true);
    match (lit, landmark) {
        (true, _) if me.stock().units(Res::Meat) > 0 => Why::ToCook,
        (true, _) if me.stamina() <= 4 => Why::Fire,
        (_, Some(n)) if turn::has_news(known, n) => Why::Story,
        _ => looked_for(wants),
    }
}

/// Why a tile is turned up.
fn looked_for(wants: &Wants) -> Why {
    match wants.target {
        Goal::Hidden(_) => Why::QuestHidden,
        Goal::Gather | Goal::Space(_) | Goal::AnyLandmark | Goal::Boss(_) => Why::NewLand,
    }
}

/// Why something is gathered on a space.
fn gathered(known: &Known<'_>, wants: &Wants, at: Space, what: Gather) -> Why {
    match what {
        Gather::Water => {
            let res = known.water(at).and_then(|(res, _)| res);
            wanted(wants, res.unwrap_or(Res::Clean))
        }
        Gather::Dropped(res) => wanted(wants, res),
        Gather::Token(n) => {
            let tokens = known.tokens(at);
            let Some(token) = tokens.get(usize::from(n)) else {
                return Why::Careful;
            };
            match token.face {
                Some(Face::Res(res) | Face::Double(res)) => wanted(wants, *res),
                Some(Face::WoodOrStone) => wanted(wants, Res::Wood),
                Some(Face::Animal(_)) => Why::Prey,
                Some(Face::Event(_)) | None => Why::Token(token.kind),
            }
        }
    }
}

/// What a resource is wanted for.
fn wanted(wants: &Wants, res: Res) -> Why {
    let (missing, stock) = (wants.missing(res), &wants.stock);
    let held = match res {
        Res::Clean | Res::Dirty => Some((Res::Clean, stock.water())),
        Res::Food | Res::Meat => Some((Res::Food, stock.units(Res::Food))),
        _ => None,
    };
    match held {
        Some((res, have)) if have < ENOUGH => Why::Nights(res, have),
        _ if missing > 0 => Why::QuestTakes(res, missing),
        Some((res, have)) => Why::Nights(res, have),
        None => Why::Stores(res),
    }
}

/// Why anything else is done.
fn reason(known: &Known<'_>, wants: &Wants, me: Person<'_>, command: &Command) -> Why {
    match command {
        Command::Choose(answer) => {
            let place = answer.picks.first().and_then(|p| p.as_str().parse().ok());
            known.asked().map_or(Why::Careful, |(_, prompt, _)| {
                answered(known, wants, prompt, place.unwrap_or(0))
            })
        }
        Command::Recover { kind, .. } if me.damage().len() >= 3 => Why::HealsLast(*kind),
        Command::Recover { kind, .. } => Why::Heals(*kind),
        Command::Gather(what) => gathered(known, wants, me.at(), *what),
        Command::Cook(_) => Why::Cooks,
        Command::Craft(_) => Why::Crafts,
        Command::Investigate => Why::Story,
        Command::Scout { .. } => looked_for(wants),
        Command::Use { .. } => Why::Ability,
        Command::Attack(_) => Why::Rival,
        Command::EndTurn if me.stamina() == 0 => Why::Spent,
        Command::EndTurn => Why::Kept,
        _ => Why::Careful,
    }
}

/// Why a question is answered so.
fn answered(known: &Known<'_>, wants: &Wants, prompt: &Prompt, place: usize) -> Why {
    let options = known.part().map_or(&[][..], |part| &part.options);
    let Some((label, tasks)) = options.get(place) else {
        return Why::Careful;
    };
    let seat = known.viewer().unwrap_or(Seat(0));
    let score = |label, tasks| answers::score(known, seat, wants, prompt, (label, tasks));
    let best = score(label, tasks);
    let others = (options.iter().enumerate()).filter(|(n, _)| *n != place);
    let others = others.map(|(_, (label, tasks))| score(label, tasks));
    let others: Vec<f32> = others.collect();
    if others.iter().any(|other| *other >= best) {
        return match prompt {
            // What they can do is known, and is not the same.
            Prompt::Character => Why::Taste,
            Prompt::Drop if others.iter().any(|other| *other < best) => Why::AmongLeast,
            _ => Why::Even,
        };
    }
    let refused = *label == Label::No;
    match prompt {
        Prompt::Character => match label {
            Label::Card(id) => Why::Talent(answers::talent(known, id).1),
            _ => Why::Careful,
        },
        Prompt::Pay(_) if refused => Why::Refuses,
        Prompt::Pay(_) => Why::Pays,
        Prompt::Half(_) => Why::Half,
        Prompt::Modify | Prompt::Again | Prompt::Duel if refused => Why::DiceStay,
        Prompt::Modify if matches!(label, Label::Escape(..)) => Why::Escapes,
        Prompt::Modify | Prompt::Again | Prompt::Duel => Why::Dice,
        Prompt::Drop => Why::Least,
        Prompt::Dirty if refused => Why::Risks,
        Prompt::Dirty => Why::Medicine,
        Prompt::Open(_) => Why::Opens,
        Prompt::Support => Why::Supports,
        Prompt::Steal | Prompt::TakeAs => Why::Most,
        Prompt::Suffer | Prompt::Fighter => Why::Sound,
        Prompt::Share => Why::Earned,
        Prompt::Retreat => Why::Far,
        Prompt::Escape => Why::Clear,
        Prompt::Threat => Why::Later,
        Prompt::Deck => Why::Plain,
        Prompt::Kind(_)
        | Prompt::Person(_)
        | Prompt::First
        | Prompt::Prey
        | Prompt::Look(_)
        | Prompt::Redraw
        | Prompt::Second => Why::Even,
    }
}
