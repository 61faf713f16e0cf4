//! Questions and the kinds of options they are answered with, as names to count under.

use super::Feat;
use crate::ask::{Label, Question};

/// Every kind of question with the kinds of options it can be answered with.
const EVERY: &[(&str, &[&str])] = &[
    ("alternative", &["alternative"]),
    ("exhaust source", &["source"]),
    ("pick tile", &["space"]),
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
    ("weapon needed", &["go on", "use"]),
    ("arrange camp", &["determination", "morale"]),
    ("arrange bonus", &["go on", "use"]),
    ("mystery go on", &["draw another", "stop"]),
    ("trap", &["ignore trap", "suffer"]),
    ("who eats", &["person"]),
    ("night", &["go on", "use"]),
    ("tile order", &["tile"]),
    ("peeked beast", &["bottom", "top"]),
    ("keep discovery", &["card"]),
    ("remove token", &["token"]),
    ("extra build", &["no", "project"]),
    ("save wood", &["go on", "use"]),
    ("night surcharge", &["person"]),
    ("pile wood", &["no", "number"]),
];

/// Every question with every kind of its options.
pub(super) fn every(all: &mut Vec<Feat>) {
    for (question, labels) in EVERY {
        all.extend(labels.iter().map(|label| Feat::Answered(question, label)));
    }
}

/// The name of a kind of question.
pub(super) fn question(question: &Question) -> &'static str {
    match question {
        Question::Alternative => "alternative",
        Question::ExhaustSource => "exhaust source",
        Question::PickTile => "pick tile",
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
        Question::WeaponNeeded { .. } => "weapon needed",
        Question::ArrangeCamp => "arrange camp",
        Question::ArrangeBonus => "arrange bonus",
        Question::MysteryGoOn => "mystery go on",
        Question::Trap => "trap",
        Question::WhoEats { .. } => "who eats",
        Question::Night => "night",
        Question::TileOrder => "tile order",
        Question::PeekedBeast { .. } => "peeked beast",
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
