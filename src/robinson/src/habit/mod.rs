//! Standing answers: what somebody answers once and for all, by names that saves and component ids keep.
//!
//! An answer that is known to cost a life is never given by one: the person is asked.

mod basis;
mod says;

use castaway_kernel::{Answer, Key, Seat};

use crate::{engine::Rules, ids::Who, task::Usable};

/// Something that somebody answers once and for all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Ready to carry out the plan as soon as all of one's own pawns are planned, whoever planned them; it answers no question.
    Ready,
    /// A failed roll is rolled again with an ability of one's own.
    Reroll,
    /// The same for one planned action alone.
    RerollAt(u32),
    /// The first treasure is enough.
    Treasure,
    /// No wood goes to the pile before the item is built that the goal asks for.
    Wood,
    /// No wood goes to the pile while this stage of it, from 1, is the open one.
    PileNone(u8),
    /// As much wood goes to this stage of the pile as it takes.
    PileAll(u8),
    /// No wood goes to any stage of the pile.
    PileNever,
    /// As much wood goes to every stage of the pile as it takes.
    PileAlways,
    /// The camp stays where it is.
    Stay,
    /// Stops pass at which nothing grave is at stake, as long as nobody is in danger.
    Small,
    /// In which order things go ahead, and what was looked at: as it lies.
    Order,
    /// What changes little, such as who is healed: as in silence.
    Little,
    /// Who arranges the camp takes determination.
    ArrangeDet,
    /// Who arranges the camp lifts morale.
    ArrangeMorale,
    /// Who arranges the camp and is wounded uses what brings more there, such as the Bible, and keeps it unwounded.
    ArrangeUse,
    /// Questions pass at which one could use nothing else.
    Skip(Usable),
}

/// Those that are the same at every table, with their names.
const NAMED: [(&str, Habit); 13] = [
    (READY, Habit::Ready),
    ("reroll", Habit::Reroll),
    ("small", Habit::Small),
    ("order", Habit::Order),
    ("little", Habit::Little),
    ("treasure", Habit::Treasure),
    ("wood", Habit::Wood),
    ("pile-never", Habit::PileNever),
    ("pile-always", Habit::PileAlways),
    ("stay", Habit::Stay),
    ("arrange-det", Habit::ArrangeDet),
    ("arrange-morale", Habit::ArrangeMorale),
    ("arrange-use", Habit::ArrangeUse),
];

/// See [`castaway_kernel::Game::ready_habit`].
pub(crate) const READY: &str = "ready";

/// Before the number of a planned action.
const REROLL_AT: &str = "reroll.";

/// Before the number of a stage of the pile.
const PILE_NONE: &str = "pile-none.";
const PILE_ALL: &str = "pile-all.";

/// The kinds of things that can be skipped, by their words in names.
const ABILITY: &str = "ability";
const EQUIPMENT: &str = "equipment";
const DISCOVERY: &str = "discovery";
const MEAL: &str = "meal";

/// What everybody begins with at a table whose people come by several times a day.
pub(crate) const USUAL: &[&str] = &["small", "order", "little"];

impl Habit {
    /// Its name.
    pub fn name(&self) -> Key {
        let named = NAMED.iter().find(|(_, habit)| habit == self);
        match (named, self) {
            (Some((name, _)), _) => Key::from(*name),
            (None, Habit::Skip(what)) => {
                let (kind, key) = match what {
                    Usable::Ability(key) => (ABILITY, key.as_str()),
                    Usable::Equipment(key) => (EQUIPMENT, key.as_str()),
                    Usable::Discovery(key) => (DISCOVERY, key.as_str()),
                    Usable::Meal(key) => (MEAL, key.as_str()),
                    // These are never skipped by name.
                    Usable::Kept(_) => ("kept", ""),
                    Usable::FridayReroll => ("friday", ""),
                    Usable::Pile => ("pile", ""),
                };
                Key::from(format!("skip.{kind}.{key}"))
            }
            (None, Habit::RerollAt(placement)) => Key::from(format!("{REROLL_AT}{placement}")),
            (None, Habit::PileNone(stage)) => Key::from(format!("{PILE_NONE}{stage}")),
            (None, Habit::PileAll(stage)) => Key::from(format!("{PILE_ALL}{stage}")),
            (None, _) => Key::from(""),
        }
    }

    /// Whether it says the opposite of another, of a stage of the pile or of all of it, so that only the newer of both counts.
    pub fn excludes(&self, other: &Self) -> bool {
        use Habit::{PileAll, PileAlways, PileNever, PileNone};
        match (self, other) {
            (PileNone(one), PileAll(other)) | (PileAll(one), PileNone(other)) => one == other,
            (PileNever, PileAlways | PileAll(_))
            | (PileAlways, PileNever | PileNone(_))
            | (PileAll(_), PileNever)
            | (PileNone(_), PileAlways) => true,
            _ => false,
        }
    }

    /// Whether it answers questions alone of which one word is enough for all who are asked: nobody is passed over there who would
    /// rather say something, so it counts once all of them have settled it.
    pub fn takes_all(&self) -> bool {
        matches!(self, Habit::Order | Habit::Little)
    }

    /// Whether it means the same in any game, so that whoever plays again need not settle it anew.
    pub fn outlasts_a_game(&self) -> bool {
        match self {
            Habit::Ready
            | Habit::Reroll
            | Habit::Treasure
            | Habit::PileNever
            | Habit::PileAlways
            | Habit::Small
            | Habit::Order
            | Habit::Little
            | Habit::ArrangeDet
            | Habit::ArrangeMorale
            | Habit::ArrangeUse
            | Habit::Skip(Usable::Ability(_)) => true,
            // These speak of a planned action, a stage, a camp or a thing of one game.
            Habit::RerollAt(_)
            | Habit::Wood
            | Habit::PileNone(_)
            | Habit::PileAll(_)
            | Habit::Stay
            | Habit::Skip(_) => false,
        }
    }

    /// Reads a name; `None` for one that this program does not know.
    pub fn read(name: &str) -> Option<Self> {
        if let Some((_, habit)) = NAMED.iter().find(|(known, _)| *known == name) {
            return Some(habit.clone());
        }
        if let Some(placement) = name.strip_prefix(REROLL_AT) {
            return placement.parse().ok().map(Habit::RerollAt);
        }
        if let Some(stage) = name.strip_prefix(PILE_NONE) {
            return stage.parse().ok().map(Habit::PileNone);
        }
        if let Some(stage) = name.strip_prefix(PILE_ALL) {
            return stage.parse().ok().map(Habit::PileAll);
        }
        let (kind, key) = name.strip_prefix("skip.")?.split_once('.')?;
        let key = Key::from(key);
        Some(Habit::Skip(match kind {
            ABILITY => Usable::Ability(key),
            EQUIPMENT => Usable::Equipment(key),
            DISCOVERY => Usable::Discovery(key),
            MEAL => Usable::Meal(key),
            _ => return None,
        }))
    }
}

/// What a seat may settle now; see [`castaway_kernel::Game::habits`].
pub(crate) fn habits(rules: &Rules<'_>, seat: Seat) -> Vec<Key> {
    let things = rules.things_of(Who::Seat(seat.0)).into_iter();
    let skipped = things.filter(|what| match what {
        Usable::Ability(_) | Usable::Equipment(_) | Usable::Discovery(_) | Usable::Meal(_) => true,
        // A kept card is there once, and what is everybody's is nobody's to skip.
        Usable::Kept(_) | Usable::FridayReroll | Usable::Pile => false,
    });
    let named = NAMED.iter().map(|(_, habit)| habit.clone());
    let planned = rules
        .s
        .plan
        .iter()
        .map(|planned| Habit::RerollAt(planned.id));
    let stage = basis::stage(rules).into_iter();
    let pile = stage.flat_map(|stage| [Habit::PileNone(stage), Habit::PileAll(stage)]);
    let all = planned.chain(named).chain(pile);
    let all = all.chain(skipped.map(Habit::Skip));
    let rests = all.filter(|habit| basis::of(rules, seat, habit).is_some());
    rests.map(|habit| habit.name()).collect()
}

/// What standing answers say; see [`castaway_kernel::Game::by_habit`].
pub(crate) fn by_habit(rules: &Rules<'_>, seat: Seat, names: &[Key]) -> Option<(Key, Answer)> {
    let habits: Vec<Habit> = names
        .iter()
        .filter_map(|n| Habit::read(n.as_str()))
        .collect();
    says::says(rules, seat, &habits)
}

/// Whether it was said of one planned action alone, so that it ends with it.
pub(crate) fn is_passing(name: &Key) -> bool {
    matches!(Habit::read(name.as_str()), Some(Habit::RerollAt(_)))
}

/// Whether it was said of the wood pile: all see there which stage is full.
pub(crate) fn is_of_pile(name: &Key) -> bool {
    use Habit::{PileAll, PileAlways, PileNever, PileNone};
    let habit = Habit::read(name.as_str());
    matches!(
        habit,
        Some(PileNone(_) | PileAll(_) | PileNever | PileAlways)
    )
}

/// Whether two exclude each other; see [`castaway_kernel::Game::excludes`].
pub(crate) fn excludes(one: &Key, other: &Key) -> bool {
    let both = Habit::read(one.as_str()).zip(Habit::read(other.as_str()));
    both.is_some_and(|(one, other)| one.excludes(&other))
}

/// What a standing answer rests on; see [`castaway_kernel::Game::basis`].
pub(crate) fn basis(rules: &Rules<'_>, seat: Seat, name: &Key) -> Option<String> {
    basis::of(rules, seat, &Habit::read(name.as_str())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_what_they_name() {
        let key = || Key::from("economical_construction");
        let skips = [
            Usable::Ability(key()),
            Usable::Equipment(key()),
            Usable::Discovery(key()),
            Usable::Meal(key()),
        ];
        let named = NAMED.iter().map(|(_, habit)| habit.clone());
        let numbered = [
            Habit::RerollAt(0),
            Habit::RerollAt(u32::MAX),
            Habit::PileNone(1),
            Habit::PileAll(u8::MAX),
        ];
        for habit in named.chain(skips.map(Habit::Skip)).chain(numbered) {
            assert_eq!(Habit::read(habit.name().as_str()), Some(habit));
        }
        for odd in [
            "",
            "skip",
            "skip.pile.",
            "skip.kept.7",
            "rer",
            "reroll.x",
            "pile-all.256",
        ] {
            assert_eq!(Habit::read(odd), None);
        }
        assert!(USUAL.iter().all(|name| Habit::read(name).is_some()));
    }

    #[test]
    fn whatever_says_the_opposite_of_a_stage_excludes_it_and_the_other_way_round() {
        let all = ["pile-never", "pile-always", "pile-all.2", "pile-none.2"];
        let all: Vec<Key> = all.into_iter().map(Key::from).collect();
        let (wood, other) = (Key::from("wood"), Key::from("pile-all.3"));
        let pairs = [(0, 1), (0, 2), (1, 3), (2, 3)];
        for (a, one) in all.iter().enumerate() {
            for (b, two) in all.iter().enumerate() {
                let opposite = pairs.contains(&(a, b)) || pairs.contains(&(b, a));
                assert_eq!(excludes(one, two), opposite, "{one} and {two}");
            }
            assert!(!excludes(one, &wood) && !excludes(&wood, one));
        }
        assert!(!excludes(&all[3], &other) && excludes(&all[0], &other));
    }
}
