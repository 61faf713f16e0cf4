//! Samples of every question and of every label of its answers.

use castaway_robinson::{
    ask::{Label, Loss, Question},
    effect::Effect,
    ids::{Kind, Res, Space, Track, Who},
    plan::Project,
    state::Stock,
    task::{CardRef, Die},
};

use super::{COOK, owed, roll, stock, tokens, usables, weather};
use crate::text::effects::effects;

/// Every question.
pub fn questions() -> Vec<Question> {
    let mut all = vec![
        Question::Alternative,
        Question::ExhaustSource,
        Question::PickTile,
        Question::MoveCamp,
        Question::MayMoveCamp,
        Question::FlipItem,
        Question::LoseItem,
        Question::MarkItem,
        Question::DropInvention,
        Question::TakeInvention,
        Question::BuildFree,
        Question::CoverArrow,
        Question::MoraleBonus,
        Question::Shortcut,
        Question::PlaceShortcut,
        Question::AfterRoll { roll: roll() },
        Question::Weather { dice: weather() },
        Question::Before(Loss::Goods),
        Question::Before(Loss::Determination),
        Question::Before(Loss::Item("medicine".into())),
        Question::Before(Loss::Inventions),
        Question::Before(Loss::Alternatives),
        Question::Before(Loss::Danger),
        Question::Before(Loss::Breach),
        Question::Before(Loss::Beast),
        Question::Before(Loss::Mysteries(3)),
        Question::Before(Loss::Game),
        Question::ArrangeCamp,
        Question::ArrangeBonus,
        Question::MysteryGoOn,
        Question::Trap,
        Question::Night,
        Question::TileOrder,
        Question::TileToPlace,
        Question::PeekedBeast {
            beast: "fox".into(),
        },
        Question::Peeked {
            card: CardRef::Event("storm".into()),
        },
        Question::KeepDiscovery,
        Question::RemoveToken,
        Question::ExtraBuild,
        Question::SaveWood,
        Question::StrongestBeast,
        Question::NightSurcharge,
        Question::Protect,
        Question::PileWood,
    ];
    for n in [0, 1, 2] {
        all.extend([
            Question::Heal { left: n },
            Question::GiveDet { left: n },
            Question::GiveWound { left: n },
            Question::HalfProduction { take: n },
            Question::Lethal { n },
            Question::Before(Loss::Arrows { n }),
            Question::Before(Loss::LowMorale { n }),
            Question::Before(Loss::Meal {
                portions: n,
                eaters: 2,
                extra: n == 1,
            }),
            Question::Before(Loss::OwnMeal { extra: n == 1 }),
            Question::WhoEats { portions: n },
            Question::WeaponNeeded { need: n, weapon: 1 },
            Question::Combat {
                strength: 3 + n,
                weapon: 3,
                armour: n,
                more: n,
            },
        ]);
    }
    all.extend(Kind::ALL.iter().map(|&kind| Question::NextAction { kind }));
    all.extend(
        Kind::ALL
            .iter()
            .map(|&kind| Question::Before(Loss::Action(kind))),
    );
    all.extend(
        Track::ALL
            .iter()
            .map(|&track| Question::Before(Loss::Half(track))),
    );
    for owed in owed() {
        all.push(Question::Demand {
            owed,
            n: 2,
            missing: 1,
        });
    }
    all
}

/// Every label, those of real alternatives included.
pub fn labels() -> Vec<Label> {
    let mut all = vec![
        Label::Continue,
        Label::No,
        Label::Stop,
        Label::DrawAnother,
        Label::Alternative {
            id: "discard_card".into(),
            effects: Vec::new(),
            fate: None,
        },
        Label::Alternative {
            id: "something_else".into(),
            effects: Vec::new(),
            fate: None,
        },
        Label::Source(
            Space::T1,
            castaway_robinson::source_at::SourceAt::Printed(0),
            Res::Wood,
        ),
        Label::Space(Space::T1),
        Label::Space(Space::B2),
        Label::Person(COOK),
        Label::Person(Who::Friday),
        Label::Placement(3),
        Label::Placement(8),
        Label::Stock(stock()),
        Label::Stock(Stock::default()),
        Label::Number(3),
        Label::Det(2),
        Label::Heal(1),
        Label::Morale(1),
        Label::Morale(-1),
        Label::Tile(4),
        Label::Tile(99),
        Label::Top,
        Label::Bottom,
        Label::Arrow(COOK, 4),
        Label::Project(Project::Shelter, 0),
        Label::Project(Project::Shelter, 1),
        Label::Project(Project::Level(Track::Weapon), 0),
        Label::Project(Project::Invention("sling".into()), 1),
        Label::Project(Project::Invention("rope".into()), 0),
        Label::IgnoreTrap,
        Label::Pay,
        Label::Suffer,
    ];
    all.extend(Track::ALL.iter().copied().map(Label::Track));
    all.extend(usables().into_iter().map(|u| Label::Use(Who::Friday, u)));
    for die in [Die::Success, Die::Wound, Die::Adventure] {
        for usable in usables() {
            all.push(Label::Reroll(die, COOK, usable));
        }
    }
    for (token, place) in tokens() {
        all.push(Label::Token(token, place));
    }
    for effect in effects() {
        all.push(Label::Alternative {
            id: "x".into(),
            effects: vec![effect.clone(), Effect::MoveCamp],
            fate: None,
        });
        let fate = Some(castaway_robinson::effect::Fate::ShuffleIntoEvents);
        let effects = vec![effect];
        let id = "x".into();
        all.push(Label::Alternative { id, effects, fate });
    }
    all
}
