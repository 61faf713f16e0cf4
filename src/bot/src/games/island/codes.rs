//! Short stable names for the things of the island game, as used in component ids and command options.

use castaway_kernel::Seat;
use castaway_robinson::{
    ids::{Deck, Kind, Space, Track},
    plan::{Goal, Pawn, Project},
    task::{CardRef, Usable},
};

/// The name of a goal: `t0.1` a threat, `h`, `b.shelter`, `b.+roof`, `b.rope`, `g.T2.0`, `e.M3`, `k.explore.7` a kept card,
/// `b.cross@T1` something built on a tile, `s.explore.T2.temple` an action of the scenario, `s.sheet.-.recultivation` one without a
/// tile, `a`, `r`.
pub fn goal(goal: &Goal) -> String {
    match goal {
        Goal::Threat { slot, option } => format!("t{slot}.{option}"),
        Goal::Hunt => "h".into(),
        Goal::Build(Project::Shelter) => "b.=shelter".into(),
        Goal::Build(Project::Level(track)) => format!("b.+{}", track.name()),
        Goal::Build(Project::Invention(key)) => format!("b.{key}"),
        Goal::Build(Project::On(key, space)) => format!("b.{key}@{}", space.name()),
        Goal::Gather { space, source } => format!("g.{}.{source}", space.name()),
        Goal::Explore(space) => format!("e.{}", space.name()),
        Goal::Card { kind, serial } => format!("k.{}.{serial}", kind.name()),
        Goal::Special {
            kind,
            action,
            space,
        } => {
            let place = space.map_or("-", Space::name);
            format!("s.{}.{place}.{action}", kind.name())
        }
        Goal::Arrange => "a".into(),
        Goal::Rest => "r".into(),
    }
}

/// The goal of this name.
pub fn read_goal(text: &str) -> Option<Goal> {
    if let Some(rest) = text.strip_prefix("b.") {
        let project = match rest.strip_prefix('+') {
            Some(track) => Project::Level(Track::from_name(track)?),
            None if rest == "=shelter" => Project::Shelter,
            None if rest.is_empty() => return None,
            None => match rest.split_once('@') {
                Some((key, space)) => Project::On(key.into(), Space::from_name(space)?),
                None => Project::Invention(rest.into()),
            },
        };
        return Some(Goal::Build(project));
    }
    if let Some(rest) = text.strip_prefix("g.") {
        let (space, source) = rest.split_once('.')?;
        return Some(Goal::Gather {
            space: Space::from_name(space)?,
            source: source.parse().ok()?,
        });
    }
    if let Some(rest) = text.strip_prefix("e.") {
        return Some(Goal::Explore(Space::from_name(rest)?));
    }
    if let Some(rest) = text.strip_prefix("k.") {
        let (kind, serial) = rest.split_once('.')?;
        return Some(Goal::Card {
            kind: Kind::from_name(kind)?,
            serial: serial.parse().ok()?,
        });
    }
    if let Some(rest) = text.strip_prefix("s.") {
        let mut parts = rest.splitn(3, '.');
        return Some(Goal::Special {
            kind: Kind::from_name(parts.next()?)?,
            space: match parts.next()? {
                "-" => None,
                name => Some(Space::from_name(name)?),
            },
            action: parts.next().filter(|key| !key.is_empty())?.into(),
        });
    }
    match text {
        "h" => return Some(Goal::Hunt),
        "a" => return Some(Goal::Arrange),
        "r" => return Some(Goal::Rest),
        _ => {}
    }
    let (slot, option) = text.strip_prefix('t')?.split_once('.')?;
    Some(Goal::Threat {
        slot: slot.parse().ok()?,
        option: option.parse().ok()?,
    })
}

/// The name of some pawns: seats as digits, `f` Friday, `d` the Dog, `n3` a neutral pawn, `g0` somebody of the scenario, joined by dots.
pub fn pawns(pawns: &[Pawn]) -> String {
    let names: Vec<String> = pawns
        .iter()
        .map(|pawn| match pawn {
            Pawn::Seat(seat) => seat.to_string(),
            Pawn::Friday => "f".into(),
            Pawn::Dog => "d".into(),
            Pawn::Neutral(id) => format!("n{id}"),
            Pawn::Guest(guest) => format!("g{guest}"),
        })
        .collect();
    names.join(".")
}

/// The pawns of this name; an empty text is no pawn.
pub fn read_pawns(text: &str) -> Option<Vec<Pawn>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    text.split('.')
        .map(|name| match name {
            "f" => Some(Pawn::Friday),
            "d" => Some(Pawn::Dog),
            _ => match (name.strip_prefix('n'), name.strip_prefix('g')) {
                (Some(id), _) => id.parse().ok().map(Pawn::Neutral),
                (None, Some(guest)) => guest.parse().ok().map(Pawn::Guest),
                (None, None) => name.parse().ok().map(Pawn::Seat),
            },
        })
        .collect()
}

/// The name of a usable thing.
pub fn usable(usable: &Usable) -> String {
    match usable {
        Usable::Ability(key) => format!("a.{key}"),
        Usable::Equipment(key) => format!("e.{key}"),
        Usable::Discovery(key) => format!("d.{key}"),
        Usable::Kept(serial) => format!("k.{serial}"),
        Usable::Meal(key) => format!("m.{key}"),
        Usable::FridayReroll => "f".into(),
        Usable::Pile => "p".into(),
    }
}

/// The usable thing of this name.
pub fn read_usable(text: &str) -> Option<Usable> {
    match text {
        "f" => return Some(Usable::FridayReroll),
        "p" => return Some(Usable::Pile),
        _ => {}
    }
    let (kind, rest) = text.split_once('.')?;
    if rest.is_empty() {
        return None;
    }
    Some(match kind {
        "a" => Usable::Ability(rest.into()),
        "e" => Usable::Equipment(rest.into()),
        "d" => Usable::Discovery(rest.into()),
        "k" => Usable::Kept(rest.parse().ok()?),
        "m" => Usable::Meal(rest.into()),
        _ => return None,
    })
}

/// The name of a use: the seat that uses, and the thing.
pub fn use_by(seat: Seat, what: &Usable) -> String {
    format!("{}/{}", seat.0, usable(what))
}

/// The use of this name. Older versions named no seat; the first that may then uses the thing.
pub fn read_use(text: &str) -> Option<(Option<Seat>, Usable)> {
    if let Some((seat, what)) = text.split_once('/')
        && let Ok(seat) = seat.parse()
    {
        return Some((Some(Seat(seat)), read_usable(what)?));
    }
    Some((None, read_usable(text)?))
}

/// The name of a printed thing.
pub fn card(card: &CardRef) -> String {
    match card {
        CardRef::Event(key) => format!("event.{key}"),
        CardRef::Wreckage(key) => format!("wreckage.{key}"),
        CardRef::Adventure(deck, key) => format!("adventure-{}.{key}", deck.name()),
        CardRef::Mystery(key) => format!("mystery.{key}"),
        CardRef::Beast(key) => format!("beast.{key}"),
        CardRef::Invention(key) => format!("invention.{key}"),
        CardRef::Discovery(key) => format!("discovery.{key}"),
        CardRef::Equipment(key) => format!("equipment.{key}"),
        CardRef::Ability(key) => format!("ability.{key}"),
        CardRef::Scenario(key) => format!("scenario.{key}"),
    }
}

/// The printed thing of this name; whether it exists is for the catalog to say.
pub fn read_card(text: &str) -> Option<CardRef> {
    let (kind, key) = text.split_once('.')?;
    if key.is_empty() {
        return None;
    }
    let key = key.into();
    Some(match kind {
        "event" => CardRef::Event(key),
        "wreckage" => CardRef::Wreckage(key),
        "mystery" => CardRef::Mystery(key),
        "beast" => CardRef::Beast(key),
        "invention" => CardRef::Invention(key),
        "discovery" => CardRef::Discovery(key),
        "equipment" => CardRef::Equipment(key),
        "ability" => CardRef::Ability(key),
        "scenario" => CardRef::Scenario(key),
        _ => CardRef::Adventure(Deck::from_name(kind.strip_prefix("adventure-")?)?, key),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_comes_back() {
        let goals = [
            Goal::Threat { slot: 1, option: 0 },
            Goal::Hunt,
            Goal::Build(Project::Shelter),
            Goal::Build(Project::Level(Track::Palisade)),
            Goal::Build(Project::Invention("shelter".into())),
            Goal::Build(Project::On("cross".into(), Space::B2)),
            Goal::Special {
                kind: Kind::Explore,
                action: "temple".into(),
                space: Some(Space::T2),
            },
            Goal::Special {
                kind: Kind::Explore,
                action: "cast_off".into(),
                space: None,
            },
            Goal::Special {
                kind: Kind::Sheet,
                action: "recultivation".into(),
                space: None,
            },
            Goal::Gather {
                space: Space::T2,
                source: castaway_robinson::source_at::SourceAt::WoodToken,
            },
            Goal::Explore(Space::M4),
            Goal::Card {
                kind: Kind::Explore,
                serial: 800,
            },
            Goal::Arrange,
            Goal::Rest,
        ];
        for g in goals {
            assert_eq!(read_goal(&goal(&g)), Some(g));
        }
        let [a, b, c] = [Pawn::Seat(0), Pawn::Neutral(12), Pawn::Guest(0)];
        let some = vec![a, Pawn::Friday, Pawn::Dog, b, c];
        assert_eq!(read_pawns(&pawns(&some)), Some(some));
        assert_eq!(read_pawns(""), Some(vec![]));
        for u in [
            Usable::Ability("a.b".into()),
            Usable::Equipment("x".into()),
            Usable::Discovery("castaways/rum".into()),
            Usable::Kept(7),
            Usable::Meal("x".into()),
            Usable::FridayReroll,
            Usable::Pile,
        ] {
            assert_eq!(read_usable(&usable(&u)), Some(u.clone()));
            let by = use_by(Seat(3), &u);
            assert_eq!(read_use(&by), Some((Some(Seat(3)), u.clone())));
            assert_eq!(read_use(&usable(&u)), Some((None, u)));
        }
        for c in [
            CardRef::Event("x".into()),
            CardRef::Adventure(Deck::Gather, "y".into()),
            CardRef::Discovery("castaways/rum".into()),
            CardRef::Scenario("castaways".into()),
        ] {
            assert_eq!(read_card(&card(&c)), Some(c));
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "", ".", "t", "t9", "tx.y", "b.", "b.+", "b.+x", "g.", "g.T1", "g.Q.1", "e.", "é",
            "t1.999",
        ] {
            assert_eq!(read_goal(text), None, "{text}");
        }
        for text in [".", "x", "0..1", "n", "999", "nx"] {
            assert_eq!(read_pawns(text), None, "{text}");
        }
        for text in ["", "a.", "k.x", "z.y", "🏝"] {
            assert_eq!(read_usable(text), None, "{text}");
            assert_eq!(read_card(text), None, "{text}");
            assert_eq!(read_use(text), None, "{text}");
            assert_eq!(read_use(&format!("0/{text}")), None, "{text}");
        }
    }
}
