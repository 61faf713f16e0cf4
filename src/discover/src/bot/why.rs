//! Why the bot does what it does: the true reason, for whoever asks for a hint.

use super::wants::{Goal, Wants};
use crate::{
    command::Gather,
    effect::Deck,
    ids::{Damage, Kind, Res},
    known::Known,
    state::{Label, Prompt},
    world::{Face, Space},
};

/// A reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// A damage is healed, with nothing that the night needs.
    Heal(Damage),
    /// An ability brings more than it costs now.
    Ability,
    /// What the quest asks for can be done here.
    Quest,
    /// The quest leads there.
    Place(Space),
    /// The boss of the quest is there.
    Boss,
    /// A landmark there counts for the quest.
    Counts,
    /// A landmark's story is not told yet.
    Fresh,
    /// Something is wanted that lies there.
    Take(Need),
    /// Meat becomes food at a fire.
    Cook,
    /// Sleep is better at a fire.
    Fire,
    /// It can be made without what the quest and the night take.
    Make,
    /// A place of the quest is to be found.
    Search,
    /// New land may hold what is wanted.
    Land,
    /// Nothing is worth the stamina that is left.
    Rest,
    /// An answer, by what is asked.
    Answer(Choice),
}

/// For what something is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// The quest takes it, and so many are missing.
    Quest(Res, u8),
    /// There is little food for the nights.
    Food,
    /// There is little water for the nights.
    Water,
    /// It comes in useful.
    Store(Res),
    /// A token that is not known; its kind says what it usually is.
    Unknown(Kind),
    /// An animal, for what it gives.
    Prey,
}

/// For what an answer was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// To pay weighs less than what comes else.
    Pay,
    /// What would be paid weighs more than what comes else.
    Refuse,
    /// It is wanted least.
    Least,
    /// It is wanted most.
    Most,
    /// It is the better half.
    Half,
    /// The ability helps most often.
    Talent,
    /// The risk is smaller so.
    Safe,
    /// It helps in the fight.
    Help,
    /// The odds are worth the price.
    Odds,
    /// No change is worth its price.
    Leave,
    /// Fewest dials are turned there.
    Whole,
    /// It is farthest from all survivors.
    Far,
    /// A card is put off.
    Later,
    /// Nothing that can be foreseen speaks for another one.
    Even,
}

/// Why something is gathered on a space.
pub(super) fn taking(known: &Known<'_>, wants: &Wants, at: Space, what: Gather) -> Why {
    Why::Take(match what {
        Gather::Dropped(res) => need(wants, res),
        Gather::Water => need(wants, Res::Clean),
        Gather::Token(n) => {
            let token = known.tokens(at).into_iter().nth(usize::from(n));
            match token.map(|t| (t.kind, t.face)) {
                Some((_, Some(Face::Res(res) | Face::Double(res)))) => need(wants, *res),
                Some((_, Some(Face::WoodOrStone))) => need(wants, Res::Wood),
                Some((_, Some(Face::Animal(_)))) => Need::Prey,
                Some((kind, _)) => Need::Unknown(kind),
                None => Need::Unknown(Kind::A),
            }
        }
    })
}

fn need(wants: &Wants, res: Res) -> Need {
    let food = wants.stock.units(Res::Food) + wants.stock.units(Res::Meat);
    match res {
        res if wants.missing(res) > 0 => Need::Quest(res, wants.missing(res)),
        Res::Food | Res::Meat if food < 3 => Need::Food,
        Res::Clean | Res::Dirty if wants.stock.water() < 2 => Need::Water,
        res => Need::Store(res),
    }
}

/// Why one walks to where the quest leads.
pub(super) fn leading(goal: Goal, at: Space) -> Why {
    match goal {
        Goal::Boss(_) => Why::Boss,
        _ => Why::Place(at),
    }
}

/// Why this is answered.
pub(super) fn answering(prompt: &Prompt, label: &Label) -> Why {
    Why::Answer(match (prompt, label) {
        (Prompt::Character, _) => Choice::Talent,
        (Prompt::Pay(_), Label::No) => Choice::Refuse,
        (Prompt::Pay(_), _) => Choice::Pay,
        (Prompt::Half(_), _) => Choice::Half,
        (Prompt::Drop, _) => Choice::Least,
        (Prompt::TakeAs | Prompt::Share, _) => Choice::Most,
        (Prompt::Dirty, Label::Yes) => Choice::Safe,
        (Prompt::Dirty, _) => Choice::Refuse,
        (Prompt::Support | Prompt::Again | Prompt::Open(_), Label::No) => Choice::Even,
        (Prompt::Support | Prompt::Again, _) => Choice::Help,
        (Prompt::Open(_), _) => Choice::Most,
        (Prompt::Modify, Label::No) => Choice::Leave,
        (Prompt::Modify, _) => Choice::Odds,
        (Prompt::Suffer | Prompt::Fighter, _) => Choice::Whole,
        (Prompt::Retreat, _) => Choice::Far,
        (Prompt::Threat, _) => Choice::Later,
        (Prompt::Deck, Label::Deck(Deck::Normal)) => Choice::Safe,
        (
            Prompt::Deck
            | Prompt::Kind(_)
            | Prompt::Person(_)
            | Prompt::First
            | Prompt::Prey
            | Prompt::Look(_)
            | Prompt::Redraw
            | Prompt::Second,
            _,
        ) => Choice::Even,
    })
}
