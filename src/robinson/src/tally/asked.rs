//! Questions and the kinds of options they are answered with, as names to count under.

use super::{Feat, sheet};
use crate::{
    ask::{Label, Loss, Question},
    content::Scenario,
};

/// Every kind of question with the kinds of options it can be answered with.
const EVERY: &[(&str, &[&str])] = &[
    ("alternative", &["alternative"]),
    ("exhaust source", &["source"]),
    ("pick tile", &["no", "space"]),
    ("black marker", &["covered terrain", "source", "space"]),
    ("sleep where", &["space"]),
    ("move camp", &["space"]),
    ("may move camp", &["no", "space"]),
    ("flip item", &["card"]),
    ("lose item", &["card"]),
    ("mark item", &["card"]),
    ("drop invention", &["card"]),
    ("take invention", &["card"]),
    ("build free", &["card"]),
    ("heal", &["person"]),
    ("give determination", &["person"]),
    ("give wound", &["person"]),
    ("cover arrow", &["arrow"]),
    ("morale bonus", &["determination", "heal"]),
    ("half production", &["stock"]),
    ("shortcut", &["source"]),
    ("place shortcut", &["space"]),
    ("next action", &["placement"]),
    ("after roll", &["go on", "reroll"]),
    ("combat", &["go on", "use"]),
    ("weather", &["go on", "use"]),
    ("demand", &["go on", "use"]),
    ("lethal", &["go on", "use"]),
    ("before meal", &["go on", "use"]),
    ("before mouths", &["go on", "use"]),
    ("before own meal", &["go on", "use"]),
    ("before arrows", &["go on", "use"]),
    ("before low morale", &["go on", "use"]),
    ("before goods", &["go on", "use"]),
    ("before determination", &["go on", "use"]),
    ("before item", &["go on", "use"]),
    ("before half", &["go on", "use"]),
    ("before inventions", &["go on", "use"]),
    ("before alternatives", &["go on", "use"]),
    ("before danger", &["go on", "use"]),
    ("before breach", &["go on", "use"]),
    ("protect", &["person"]),
    ("before mysteries", &["go on", "use"]),
    ("before action", &["go on", "use"]),
    ("before beast", &["go on", "use"]),
    ("before game", &["go on", "use"]),
    ("weapon needed", &["go on", "use"]),
    ("arrange camp", &["determination", "morale"]),
    ("arrange bonus", &["go on", "use"]),
    ("mystery go on", &["draw another", "stop"]),
    ("trap", &["ignore trap", "suffer", "use"]),
    ("who eats", &["person"]),
    ("night", &["go on", "use"]),
    ("tile order", &["tile"]),
    ("tile to place", &["tile"]),
    ("peeked beast", &["bottom", "top"]),
    ("strongest beast", &["card"]),
    ("keep discovery", &["card"]),
    ("remove token", &["token"]),
    ("extra build", &["no", "project"]),
    ("save wood", &["go on", "use"]),
    ("night surcharge", &["person"]),
    ("pile wood", &["no", "number"]),
];

/// Every question with every kind of its options, as far as a scenario asks it.
pub(super) fn every(sheet: Option<&Scenario>, all: &mut Vec<Feat>) {
    for (question, labels) in EVERY {
        let here = labels.iter().filter(|label| asks(sheet, question, label));
        all.extend(here.map(|label| Feat::Answered(question, label)));
    }
}

/// Whether a scenario asks it; most questions are asked in all of them.
fn asks(sheet: Option<&Scenario>, question: &str, label: &str) -> bool {
    match (question, label) {
        ("before mouths", _) => sheet.is_some_and(|sheet| !sheet.mouths.is_empty()),
        ("before breach", _) => sheet.is_some_and(|sheet| !sheet.breach.is_empty()),
        ("trap", "use") => sheet.is_some_and(sheet::ignores_mysteries),
        ("protect", _) => sheet.is_some_and(|sheet| !sheet.crew.is_empty()),
        ("before mysteries", _) => sheet.is_some_and(sheet::draws_steps),
        ("pick tile", "no") => sheet.is_some_and(sheet::lifts_fewer),
        ("tile to place", _) => sheet.is_some_and(sheet::chooses_tiles),
        ("pile wood", _) => sheet.is_some_and(|sheet| sheet.woodpile.is_some()),
        _ => true,
    }
}

/// The kinds of questions that can be answered with a kind of option.
pub(super) fn with_option(label: &'static str) -> impl Iterator<Item = &'static str> {
    EVERY
        .iter()
        .filter(move |(_, labels)| labels.contains(&label))
        .map(|(question, _)| *question)
}

/// The name of a kind of question.
pub(super) fn question(question: &Question) -> &'static str {
    match question {
        Question::Alternative => "alternative",
        Question::ExhaustSource => "exhaust source",
        Question::PickTile => "pick tile",
        Question::BlackMarker => "black marker",
        Question::SleepWhere => "sleep where",
        Question::MoveCamp => "move camp",
        Question::MayMoveCamp => "may move camp",
        Question::FlipItem => "flip item",
        Question::LoseItem => "lose item",
        Question::MarkItem => "mark item",
        Question::DropInvention => "drop invention",
        Question::TakeInvention => "take invention",
        Question::BuildFree => "build free",
        Question::Heal { .. } => "heal",
        Question::GiveDet { .. } => "give determination",
        Question::GiveWound { .. } => "give wound",
        Question::CoverArrow => "cover arrow",
        Question::MoraleBonus => "morale bonus",
        Question::HalfProduction { .. } => "half production",
        Question::Shortcut => "shortcut",
        Question::PlaceShortcut => "place shortcut",
        Question::NextAction { .. } => "next action",
        Question::AfterRoll { .. } => "after roll",
        Question::Combat { .. } => "combat",
        Question::Weather { .. } => "weather",
        Question::Demand { .. } => "demand",
        Question::Lethal { .. } => "lethal",
        Question::Before(loss) => before(loss),
        Question::WeaponNeeded { .. } => "weapon needed",
        Question::ArrangeCamp => "arrange camp",
        Question::ArrangeBonus => "arrange bonus",
        Question::MysteryGoOn => "mystery go on",
        Question::Trap => "trap",
        Question::WhoEats { .. } => "who eats",
        Question::Night => "night",
        Question::TileOrder => "tile order",
        Question::TileToPlace => "tile to place",
        Question::PeekedBeast { .. } => "peeked beast",
        Question::StrongestBeast => "strongest beast",
        Question::Peeked { .. } => "peeked",
        Question::KeepDiscovery => "keep discovery",
        Question::RemoveToken => "remove token",
        Question::ExtraBuild => "extra build",
        Question::SaveWood => "save wood",
        Question::NightSurcharge => "night surcharge",
        Question::Protect => "protect",
        Question::PileWood => "pile wood",
    }
}

/// The name of a stop.
fn before(loss: &Loss) -> &'static str {
    match loss {
        Loss::Meal { .. } => "before meal",
        Loss::Mouths { .. } => "before mouths",
        Loss::OwnMeal { .. } => "before own meal",
        Loss::Arrows { .. } => "before arrows",
        Loss::LowMorale { .. } => "before low morale",
        Loss::Goods => "before goods",
        Loss::Determination => "before determination",
        Loss::Item(_) => "before item",
        Loss::Half(_) => "before half",
        Loss::Inventions => "before inventions",
        Loss::Alternatives => "before alternatives",
        Loss::Danger => "before danger",
        Loss::Breach => "before breach",
        Loss::Action(_) => "before action",
        Loss::Beast => "before beast",
        Loss::Mysteries(_) => "before mysteries",
        Loss::Game => "before game",
    }
}

/// The name of a kind of option.
pub(super) fn label(label: &Label) -> &'static str {
    match label {
        Label::Continue => "go on",
        Label::No => "no",
        Label::Stop => "stop",
        Label::DrawAnother => "draw another",
        Label::Alternative { .. } => "alternative",
        Label::Source(..) => "source",
        Label::Space(_) => "space",
        Label::CoveredTerrain(_) => "covered terrain",
        Label::Card(_) => "card",
        Label::Person(_) => "person",
        Label::Track(_) => "track",
        Label::Use(..) => "use",
        Label::Placement(_) => "placement",
        Label::Reroll(..) => "reroll",
        Label::Stock(_) => "stock",
        Label::Number(_) => "number",
        Label::Det(_) => "determination",
        Label::Heal(_) => "heal",
        Label::Morale(_) => "morale",
        Label::Tile(_) => "tile",
        Label::Top => "top",
        Label::Bottom => "bottom",
        Label::Token(..) => "token",
        Label::Arrow(..) => "arrow",
        Label::Project(..) => "project",
        Label::IgnoreTrap => "ignore trap",
        Label::Pay => "pay",
        Label::Suffer => "suffer",
    }
}
