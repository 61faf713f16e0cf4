//! Commands and events read as things of the printed game.

use super::{Feat, asked, sheet};
use crate::{
    ask::{Label, Question},
    catalog::Catalog,
    command::Command,
    effect::{Effect, Window},
    event::{Event, Exercised},
    ids::Who,
    plan::{Assignment, Goal},
    state::State,
    task::{CardRef, Usable},
};

/// What one accepted command and its events exercised.
pub fn feats(catalog: &Catalog, before: &State, command: &Command, events: &[Event]) -> Vec<Feat> {
    let mut found = answers(before, command);
    found.extend(brought(catalog, before, events));
    found
}

/// What the events exercised that a command or the setup brought about, by the state before them or of the begun game.
pub(super) fn brought(catalog: &Catalog, before: &State, events: &[Event]) -> Vec<Feat> {
    let mut found = Vec::new();
    let mut threat = None;
    let mut totems = sheet::totems(catalog, before);
    for event in events {
        found.extend(sheet::feats(catalog, before, event, &mut totems));
        // The card of a Threat Action leaves right after the action began.
        if let (Some(option), Event::ThreatGone(card)) = (threat, event) {
            found.push(Feat::ThreatAction(card.clone(), option));
        }
        threat = match event {
            Event::Resolving {
                what:
                    Assignment {
                        goal: Goal::Threat { option, .. },
                        ..
                    },
            } => Some(*option),
            _ => None,
        };
        found.extend(feat(catalog, before, event));
    }
    found
}

/// The options picked.
fn answers(before: &State, command: &Command) -> Vec<Feat> {
    let (Command::Choose(answer), Some(ask)) = (command, &before.ask) else {
        return Vec::new();
    };
    let picked = ask
        .options
        .iter()
        .filter(|option| answer.picks.contains(&option.key));
    let mut found = Vec::new();
    for option in picked {
        found.push(Feat::Answered(
            asked::question(&ask.prompt.question),
            asked::label(&option.label),
        ));
        // Which result is ignored follows from the dice, and is no alternative of the card.
        let of_dice = |effects: &[Effect]| matches!(effects, [Effect::IgnoreWeather { .. }]);
        if let (Label::Alternative { id, effects, .. }, Question::Alternative, Some(source)) =
            (&option.label, &ask.prompt.question, &ask.prompt.source)
            && !of_dice(effects)
        {
            found.push(Feat::Chosen(source.clone(), id.clone()));
        }
    }
    found
}

/// What one event counts as, if anything; most events are not printed things by themselves.
fn feat(catalog: &Catalog, before: &State, event: &Event) -> Option<Feat> {
    match event.facts().printed? {
        // A beast counts when it is fought.
        Exercised::Drawn(CardRef::Beast(_)) => None,
        Exercised::Drawn(card) => Some(Feat::Drawn(card.clone())),
        Exercised::CameBack(card) => Some(Feat::CameBack(card.clone())),
        Exercised::ThreatFired(card) => Some(Feat::ThreatFired(card.clone())),
        Exercised::Kept(CardRef::Discovery(key)) => Some(Feat::Found(key.clone())),
        Exercised::Found(key) => Some(Feat::Found(key.clone())),
        Exercised::Kept(card) => Some(Feat::Kept(card.clone())),
        Exercised::Built(key) => Some(Feat::Built(key.clone())),
        Exercised::Used(what) => used(before, what).map(Feat::Used),
        Exercised::Fought(beast) => Some(Feat::Fought(beast.clone())),
        Exercised::Explored(number) => Some(Feat::Explored(number)),
        Exercised::Done(what) => match what.goal {
            // The action of a kept card is a use of it.
            Goal::Card { serial, .. } => used(before, &Usable::Kept(serial)).map(Feat::Used),
            Goal::Threat { .. }
            | Goal::Hunt
            | Goal::Build(_)
            | Goal::Gather { .. }
            | Goal::Explore(_)
            | Goal::Special { .. }
            | Goal::Arrange
            | Goal::Rest => discount(catalog, before, what),
        },
    }
}

/// The ability that saved wood on a finished build; it is planned and not used by itself.
fn discount(catalog: &Catalog, before: &State, what: &Assignment) -> Option<Feat> {
    let leader = what.pawns.first()?.who()?;
    if !what.discount || leader == Who::Friday {
        return None;
    }
    let character = &before.person(leader)?.character;
    let abilities = &catalog.characters.get(character)?.abilities;
    let saving = abilities
        .iter()
        .find(|a| a.usage.window == Window::OwnAction)?;
    Some(Feat::Used(CardRef::Ability(saving.id.clone())))
}

/// The printed thing behind a use.
pub(super) fn used(before: &State, what: &Usable) -> Option<CardRef> {
    match what {
        Usable::Ability(key) => Some(CardRef::Ability(key.clone())),
        Usable::Equipment(key) => Some(CardRef::Equipment(key.clone())),
        Usable::Discovery(key) => Some(CardRef::Discovery(key.clone())),
        Usable::Meal(key) => Some(CardRef::Invention(key.clone())),
        Usable::Kept(serial) => {
            let kept = before.kept.iter().find(|k| k.serial == *serial)?;
            Some(match kept.deck {
                Some(deck) => CardRef::Adventure(deck, kept.card.clone()),
                None => CardRef::Mystery(kept.card.clone()),
            })
        }
        Usable::FridayReroll | Usable::Pile => None,
    }
}
