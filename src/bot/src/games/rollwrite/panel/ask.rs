//! What is asked.

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    content::Stock,
    engine,
    state::{Die, FightStage, Phase},
    worth::Rank,
};

use super::{
    landing,
    state::is_free,
    teach::{self, By, Lead},
};
use crate::{
    games::rollwrite::{actions::deeds, press::Dice, scene::Scene},
    ui::{SAND, common, message::Embed},
};

/// What is asked, with what is suggested.
pub(super) fn ask(scene: &Scene<'_>, picked: Dice, lead: Option<&Lead>) -> Embed {
    let w = &scene.words;
    let hint = lead.filter(|lead| lead.by == By::Player);
    let hint = hint.map(|lead| lead.line.clone());
    let text = match &scene.state.phase {
        Phase::Start(_) if scene.player().is_some_and(|p| !p.grant.is_empty()) => {
            let items = scene.player().into_iter().flat_map(|p| &p.grant);
            let about = items.map(|item| {
                let does = w.wording.about_item(*item);
                format!("• {}: {does}", w.item(*item))
            });
            let lines: Vec<String> = std::iter::once(w.get("rw-ask-grant"))
                .chain(about)
                .collect();
            lines.join("\n")
        }
        Phase::Start(_) => landing::line(scene).unwrap_or_else(|| w.get("rw-ask-start")),
        Phase::Turn(_) if hint.is_some() => {
            let lines: Vec<String> = [teach::lesson(scene), hint].into_iter().flatten().collect();
            lines.join("\n")
        }
        Phase::Turn(turn) if turn.dice.iter().all(|d| d.spent) && !walks_on(scene) => {
            let all = deeds(scene, Dice::NONE);
            w.get(if all.iter().any(|d| d.rank == Rank::Make) {
                "rw-ask-make"
            } else {
                "rw-ask-spent"
            })
        }
        Phase::Turn(_) if !picked.is_empty() => w.get(match changes_dice(scene) {
            true => "rw-ask-picked",
            false => "rw-ask-picked-only",
        }),
        Phase::Turn(turn) if walks_on(scene) => {
            w.with("rw-ask-stride", &[("n", turn.stride.into())])
        }
        Phase::Turn(turn) => {
            let last = is_last(scene, &turn.dice).then(|| w.get("rw-ask-last"));
            let lesson = teach::lesson(scene);
            let suggested = lead.map(|lead| lead.line.clone());
            let lines: Vec<String> = [last, lesson, suggested].into_iter().flatten().collect();
            match lines.is_empty() {
                false => lines.join("\n"),
                // Whoever plays alone has been taught that.
                true if scene.view.day > 1 || is_free(scene) => w.get("rw-ask-again"),
                true => w.get("rw-ask-turn"),
            }
        }
        Phase::Trade { offer, .. } => w.with(
            "rw-ask-trade",
            &[
                ("give", (&amounts(scene, &offer.give)).into()),
                ("take", (&amounts(scene, &offer.take)).into()),
            ],
        ),
        Phase::Fight(fight) => {
            let dice = |d: &[u8; 4]| d.map(|v| v.to_string()).join(" ");
            let key = match fight.stage {
                FightStage::Arm => "rw-ask-arm",
                FightStage::Attacker | FightStage::Defender => "rw-ask-fight",
                FightStage::AttackerPays | FightStage::DefenderPays => "rw-ask-forfeit",
            };
            w.with(
                key,
                &[
                    ("attack", (&dice(&fight.attacker.dice)).into()),
                    ("defence", (&dice(&fight.defender.dice)).into()),
                    (
                        "a",
                        engine::fight_points(scene.catalog, &fight.attacker).into(),
                    ),
                    (
                        "d",
                        engine::fight_points(scene.catalog, &fight.defender).into(),
                    ),
                ],
            )
        }
        Phase::Over(_) => String::new(),
    };
    let whom = if scene.alone() {
        String::new()
    } else {
        scene
            .meta
            .chairs
            .owner(scene.seat)
            .map_or_else(String::new, |user| format!("<@{user}> · "))
    };
    let until = until(scene).map_or_else(String::new, |until| format!("\n{until}"));
    Embed::new("", format!("{whom}{text}{until}")).colour(SAND)
}

/// Whether a die can be turned, rerolled or set now.
fn changes_dice(scene: &Scene<'_>) -> bool {
    let legal = RollWrite::legal(scene.catalog, scene.state, scene.seat);
    legal.iter().any(|command| {
        matches!(
            command,
            Command::Shift { .. } | Command::Reroll { .. } | Command::Mask { .. }
        )
    })
}

/// Whether one die is left, and nothing can be built without one.
fn is_last(scene: &Scene<'_>, dice: &[Die]) -> bool {
    let free = dice.iter().filter(|die| !die.spent).count();
    let builds = || {
        let all = deeds(scene, Dice::NONE);
        all.iter().any(|d| d.rank > Rank::Take)
    };
    free == 1 && !builds()
}

/// Whether the pips that a hunt left lead anywhere.
fn walks_on(scene: &Scene<'_>) -> bool {
    scene.view.reach.iter().any(|way| way.dice.is_empty())
}

/// Amounts, also where there are none.
fn amounts(scene: &Scene<'_>, stock: &Stock) -> String {
    match scene.words.stock(stock) {
        text if text.is_empty() => scene.words.get("rw-nothing"),
        text => text,
    }
}

/// Until when the answer is waited for, and what counts without one, or that it is for ever.
fn until(scene: &Scene<'_>) -> Option<String> {
    let Some(at_ms) = scene.meta.deadline else {
        return common::no_deadline(scene.words.texts(), scene.meta);
    };
    let key = match &scene.state.phase {
        Phase::Trade { .. } => "rw-until-trade",
        Phase::Fight(_) => "rw-until-fight",
        Phase::Start(_) | Phase::Turn(_) | Phase::Over(_) => return None,
    };
    let at = format!("<t:{}:R>", at_ms / 1000);
    Some(scene.words.with(key, &[("at", (&at).into())]))
}
