//! The page of what counts when nobody answers in time.

use super::{AskedWhom, Said};
use crate::{
    ask::{Loss, Question},
    ids::{Kind, Res, Track},
    task::{CardRef, Owed, Roll},
    voice::Weight,
};

/// What stands above the tables.
const HEAD: &str = "\
# What counts when nobody answers in time

Written by `CASTAWAY_BLESS=1 cargo test -p castaway-robinson --test defaults` from `src/robinson/src/absent/` and
`src/robinson/src/voice/`.

At a deadline the answer of this page counts. It spends nothing that does not come back, but food that somebody would go
hungry without. Where it is known to kill somebody or to lose the game, the first other answer that does not counts
instead: at a stop a use of what is at hand. Nobody looks at hidden cards or dice for that.

While planning, what others suggested for pawns that are left counts first, where it spends nothing, is no hunt and hurts
nobody who has little life left; then actions with too few pawns are taken back, pawns that are left rest (where they may
not, they arrange the camp, or else do what costs and risks least), Friday rests if he is hurt, and the plan is confirmed.

| weight | means, where several are asked |
|---|---|
| small | the first answer counts |
| window | a use counts at once; it is over when everybody who holds something of their own lets it go by |
| vote | the most votes count, of equals the First Player's, as soon as the others cannot change it; by ruling vote-ties none of equals, until a deadline brings the answer of this page |

| question | weight | asked | what counts |
|---|---|---|---|
";

/// The whole page.
pub fn page() -> String {
    let rows = questions().into_iter().map(|question| {
        let said = Said::of(&question);
        let weight = match said.weight {
            Weight::Small => "small",
            Weight::Window => "window",
            Weight::Vote => "vote",
        };
        let asked = match said.asked {
            AskedWhom::Everybody => "everybody",
            AskedWhom::Person => "who is concerned",
            AskedWhom::FirstPlayer => "the First Player",
        };
        format!(
            "| {} | {weight} | {asked} | {} |\n",
            said.question, said.counts
        )
    });
    rows.fold(HEAD.to_owned(), |page, row| page + &row)
}

/// One question of every kind, in the order of the page.
pub fn questions() -> Vec<Question> {
    let roll = Roll {
        deck: crate::ids::Deck::Build,
        success: None,
        wound: None,
        adventure: None,
    };
    let owed = Owed::Res(Res::Food);
    let mut all = vec![
        Question::Alternative,
        Question::MayMoveCamp,
        Question::MoveCamp,
        Question::PileWood,
        Question::FlipItem,
        Question::LoseItem,
        Question::MarkItem,
        Question::DropInvention,
        Question::WhoEats { portions: 1 },
        Question::NightSurcharge,
        Question::GiveWound { left: 1 },
        Question::Protect,
        Question::ExhaustSource,
        Question::PickTile,
        Question::MysteryGoOn,
        Question::ExtraBuild,
        Question::Lethal { n: 1 },
        Question::Demand {
            owed,
            n: 1,
            missing: 1,
        },
        Question::Combat {
            strength: 1,
            weapon: 0,
            armour: 0,
            more: 0,
        },
        Question::WeaponNeeded { need: 1, weapon: 0 },
        Question::Weather { dice: Vec::new() },
        Question::Night,
        Question::AfterRoll { roll },
        Question::SaveWood,
        Question::ArrangeBonus,
    ];
    all.extend(losses().map(Question::Before));
    all.extend([
        Question::NextAction { kind: Kind::Build },
        Question::TileOrder,
        Question::TileToPlace,
        Question::PeekedBeast {
            beast: "fox".into(),
        },
        Question::StrongestBeast,
        Question::Peeked {
            card: CardRef::Beast("fox".into()),
        },
        Question::KeepDiscovery,
        Question::RemoveToken,
        Question::Heal { left: 1 },
        Question::GiveDet { left: 1 },
        Question::CoverArrow,
        Question::MoraleBonus,
        Question::ArrangeCamp,
        Question::HalfProduction { take: 1 },
        Question::Shortcut,
        Question::PlaceShortcut,
        Question::TakeInvention,
        Question::BuildFree,
        Question::SleepWhere,
        Question::Trap,
    ]);
    all
}

fn losses() -> impl Iterator<Item = Loss> {
    [
        Loss::Game,
        Loss::Arrows { n: 1 },
        Loss::Danger,
        Loss::Breach,
        Loss::Meal {
            portions: 1,
            eaters: 2,
            extra: false,
        },
        Loss::OwnMeal { extra: false },
        Loss::LowMorale { n: 1 },
        Loss::Goods,
        Loss::Determination,
        Loss::Item("fire".into()),
        Loss::Half(Track::Roof),
        Loss::Inventions,
        Loss::Alternatives,
        Loss::Action(Kind::Build),
        Loss::Beast,
        Loss::Mysteries(3),
    ]
    .into_iter()
}
