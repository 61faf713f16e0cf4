//! What counts at each question, in a sentence.

use crate::{
    ask::{Loss, Question},
    voice::Weight,
};

/// Who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedWhom {
    /// Everybody is asked.
    Everybody,
    /// The person it concerns; everybody, where that is Friday or nobody in particular.
    Person,
    /// The First Player.
    FirstPlayer,
}

/// A question with its weight, who is asked, and what counts when nobody answers in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// What is asked.
    pub question: &'static str,
    /// What it weighs where several are asked.
    pub weight: Weight,
    /// Who is asked.
    pub asked: AskedWhom,
    /// What counts.
    pub counts: &'static str,
}

/// Nothing is used.
const GO_ON: &str = "nothing is used";

/// Nobody goes hungry beside food.
const EAT: &str =
    "things that bring food are used while somebody would go hungry, abilities are not";

impl Said {
    /// What is to be said of a question.
    pub fn of(question: &Question) -> Self {
        let (asked, name, counts) = words(question);
        Self {
            question: name,
            weight: Weight::of(question),
            asked,
            counts,
        }
    }
}

/// Who is asked, what is asked, and what counts.
fn words(question: &Question) -> (AskedWhom, &'static str, &'static str) {
    use AskedWhom::{Everybody, FirstPlayer, Person};
    match question {
        Question::Alternative => (
            Person,
            "an alternative of a card",
            "the one that costs least by a rule of thumb",
        ),
        Question::ExhaustSource => (
            Everybody,
            "a source to exhaust",
            "the one farthest from the camp; of these fur before food before wood",
        ),
        Question::PickTile => (
            Everybody,
            "a tile that a card spoils",
            "where it is turned down, one without anything that the goal needs; of these the one with the fewest open sources, preferably without shelter",
        ),
        Question::BlackMarker => (
            Everybody,
            "a black marker that is taken off",
            "that of a source, the one closest to the camp; wood before food",
        ),
        Question::SleepWhere => (
            Person,
            "on which tile to sleep outside",
            "the one that shelters, while no shelter is built; else the richer one",
        ),
        Question::MoveCamp => (
            Everybody,
            "where the camp goes that must move",
            "the tile that shelters, while no shelter is built; else the richest one",
        ),
        Question::MayMoveCamp => (
            Everybody,
            "whether the camp moves tonight",
            "it stays, unless that kills somebody and moving does not",
        ),
        Question::FlipItem => (Everybody, "an item to turn back", ITEM),
        Question::LoseItem => (Everybody, "an item to lose", ITEM),
        Question::MarkItem => (Everybody, "an item to mark", ITEM),
        Question::DropInvention => (Everybody, "an invention to discard", ITEM),
        Question::TakeInvention => (Person, "an invention to take", GAIN),
        Question::BuildFree => (Everybody, "an item to build for nothing", GAIN),
        Question::Heal { .. } => (
            Everybody,
            "whom to heal",
            "who is closest to death, with the wounds that are about to come",
        ),
        Question::GiveDet { .. } => (
            Everybody,
            "who gains determination",
            "who has the least of it",
        ),
        Question::GiveWound { .. } => (
            Everybody,
            "who takes a wound tonight",
            "who is farthest from death",
        ),
        Question::CoverArrow => (
            Everybody,
            "a morale arrow to cover",
            "the one that would be passed next",
        ),
        Question::MoraleBonus => (
            FirstPlayer,
            "what the best morale brings",
            "a wound heals if there is one, else determination",
        ),
        Question::HalfProduction { .. } => (
            Everybody,
            "which half of the production is kept",
            "as much food as there is",
        ),
        Question::Shortcut => (
            Everybody,
            "which source the Shortcut uses",
            "food if there is any",
        ),
        Question::PlaceShortcut => (
            Everybody,
            "where the Shortcut leads",
            "the tile with the most open sources",
        ),
        Question::NextAction { .. } => (
            Everybody,
            "which action comes next",
            "the one that was planned first",
        ),
        Question::AfterRoll { .. } => (
            Person,
            "whether to roll a die again",
            "the roll stands, unless its wound kills: then the wound die is rolled again",
        ),
        Question::Combat { .. } => (Person, "before a fight", GO_ON),
        Question::WeaponNeeded { .. } => (Person, "before weapons are compared", GO_ON),
        Question::Weather { .. } => (Everybody, "before the weather", GO_ON),
        Question::Demand { .. } => (Person, "before a demand that cannot be met in full", GO_ON),
        Question::Lethal { .. } => (
            Everybody,
            "before wounds that kill",
            "whatever keeps that person alive is used, what is there again in the next round first; nothing where \
             nothing saves",
        ),
        Question::Before(loss) => before(loss),
        Question::ArrangeCamp => (
            Person,
            "what Arrange Camp brings with four players",
            "morale while it can rise, else determination",
        ),
        Question::ArrangeBonus => (Person, "whether to use something with Arrange Camp", GO_ON),
        Question::MysteryGoOn => (Person, "whether to draw another mystery card", "no more"),
        Question::Trap => (
            Person,
            "whether a trap is ignored",
            "it is ignored, as that costs nothing",
        ),
        Question::WhoEats { .. } => (Everybody, "who goes hungry", FARTHEST),
        Question::Night => (Everybody, "before the night is over", GO_ON),
        Question::TileOrder => (
            Person,
            "in which order looked-at tiles go back",
            "as they lay",
        ),
        Question::TileToPlace => (
            Person,
            "which of the drawn tiles is placed",
            "the one that lay on top",
        ),
        Question::PeekedBeast { .. } => (
            Person,
            "whether a looked-at beast goes to the bottom",
            "it stays on top",
        ),
        Question::StrongestBeast => (
            Everybody,
            "which of equally strong beasts goes on top",
            "the first by name",
        ),
        Question::Peeked { .. } => (Person, "something was looked at", "the game goes on"),
        Question::KeepDiscovery => (
            Everybody,
            "which discovery token is kept",
            "the first that was drawn",
        ),
        Question::RemoveToken => (
            Everybody,
            "a token to take off the board",
            "one that hinders: time before food of the night, dearer builds, danger, rerolls and adventures",
        ),
        Question::ExtraBuild => (Person, "whether to build something at once", "nothing"),
        Question::SaveWood => (
            Person,
            "whether an ability saves a wood",
            "the wood is paid",
        ),
        Question::NightSurcharge => (
            Everybody,
            "who goes without the second helping of the night",
            FARTHEST,
        ),
        Question::Protect => (Everybody, "whom armour protects", "who is closest to death"),
        Question::PileWood => (Everybody, "how much wood goes to the pile", "none"),
    }
}

/// What is lost of several items.
const ITEM: &str = "the least valuable by a rule of thumb, the goal's last";
/// What is gained of several items.
const GAIN: &str = "the most valuable by a rule of thumb, the goal's first";
/// Who suffers.
const FARTHEST: &str = "those who are farthest from death, others only where that kills fewer";

/// A stop before a loss.
fn before(loss: &Loss) -> (AskedWhom, &'static str, &'static str) {
    use AskedWhom::{Everybody, Person};
    match loss {
        Loss::Meal { .. } => (Everybody, "before the camp eats", EAT),
        Loss::Mouths { .. } => (
            Everybody,
            "before those of the scenario who eat find too little",
            EAT,
        ),
        Loss::OwnMeal { .. } => (Person, "before somebody outside eats", EAT),
        Loss::Arrows { .. } => (Everybody, "before wounds that pass a morale arrow", GO_ON),
        Loss::LowMorale { .. } => (Everybody, "before low morale takes determination", GO_ON),
        Loss::Goods => (Everybody, "before resources are lost", GO_ON),
        Loss::Determination => (Everybody, "before determination is lost", GO_ON),
        Loss::Item(_) => (Everybody, "before a card asks for an item", GO_ON),
        Loss::Half(_) => (
            Everybody,
            "before a level is halved that is not there",
            GO_ON,
        ),
        Loss::Inventions => (
            Everybody,
            "before inventions are to go that are not there",
            GO_ON,
        ),
        Loss::Alternatives => (
            Everybody,
            "before an alternative of a card falls away",
            GO_ON,
        ),
        Loss::Danger => (Everybody, "before danger tokens wound the unarmed", GO_ON),
        Loss::Breach => (
            Everybody,
            "before the animals are in a camp without palisade",
            GO_ON,
        ),
        Loss::Action(_) => (
            Everybody,
            "before an action on which a token works or a beast waits",
            GO_ON,
        ),
        Loss::Beast => (Everybody, "before a beast attacks", GO_ON),
        Loss::Mysteries(_) => (
            Everybody,
            "before mystery cards are drawn that must all be resolved",
            GO_ON,
        ),
        Loss::Game => (
            Everybody,
            "before the last round ends",
            "what wins the game is used, for it is lost otherwise",
        ),
    }
}
