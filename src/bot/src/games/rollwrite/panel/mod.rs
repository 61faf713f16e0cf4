//! The panel of a roll-and-write game: the state in lines, what happened, and what can be done.

mod ask;
pub(super) mod fields;
mod landing;
mod over;
mod rows;
mod state;
mod tale;
mod teach;
mod trade;

use castaway_rollwrite::{command::Command, event::Harm, state::Phase, worth::Rank};

use super::{
    actions::{Danger, averts, deeds, tonight_hurts},
    press::{Dice, Press},
    scene::Scene,
    thought,
};
use crate::ui::{
    RUST,
    message::{Button, Embed, Message, Style},
    press::GamePresses,
};
pub use fields::chosen;
pub use fields::place;
pub use fields::turned;
pub use over::sources;
use state::Far;
pub use state::beside_whole;
pub use state::goals_line;
pub use state::island_name;
pub use state::scenario_name;
pub use state::shared_code;
pub use state::so_far;
pub use state::title;
pub use tale::line;
pub use tale::lines;
use teach::By;
pub use teach::follow_button;
pub use teach::is_taught;
pub use trade::trade;

/// The panel with these dice picked.
pub fn panel(scene: &Scene<'_>, picked: Dice) -> Message {
    page(scene, picked, 0)
}

/// The panel with these dice picked and this page of the fields.
pub fn page(scene: &Scene<'_>, picked: Dice, page: u8) -> Message {
    if let Phase::Over(outcome) = &scene.state.phase {
        return over::over(scene, outcome);
    }
    let picked = picked.only(|slot| {
        scene
            .turn()
            .and_then(|t| t.dice.get(usize::from(slot)))
            .is_some_and(|d| !d.spent)
    });
    // Whoever is new first reads what the goals are, and how far they are when a move was made.
    let lead = teach::lead(scene, picked);
    let taught = lead.as_ref().is_some_and(|lead| lead.by == By::Lesson);
    let far = match taught && teach::is_untouched(scene) {
        true => Far::Untold,
        false => Far::Told,
    };
    let mut message = Message::embed(state::state(scene, far));
    message.push_embed(ask::ask(scene, picked, lead.as_ref()));
    match &scene.state.phase {
        Phase::Turn(_) => rows::turn(&mut message, scene, picked, page, lead),
        Phase::Start(_) => rows::start(&mut message, scene, page),
        Phase::Trade { .. } | Phase::Fight(_) => rows::answers(&mut message, scene),
        Phase::Over(_) => {}
    }
    message
}

/// What is said of a way to die.
fn death(harm: Harm) -> &'static str {
    match harm {
        Harm::Thirst => "rw-danger-thirst",
        Harm::Hunger => "rw-danger-hunger",
        Harm::Tide => "rw-danger-tide",
        Harm::Fight => "rw-danger-death",
    }
}

/// What is said of a heart that the night takes.
fn hurt(harm: Harm) -> &'static str {
    match harm {
        Harm::Thirst => "rw-hurt-thirst",
        Harm::Hunger => "rw-hurt-hunger",
        Harm::Tide | Harm::Fight => "rw-hurt-tide",
    }
}

/// What is said of a heart that the night takes whatever is done.
fn taken(harm: Harm) -> &'static str {
    match harm {
        Harm::Thirst => "rw-taken-thirst",
        Harm::Hunger => "rw-taken-hunger",
        Harm::Tide | Harm::Fight => "rw-taken-tide",
    }
}

/// What is said of a heart that the night takes while something can still be done about it.
fn spared(harm: Harm) -> &'static str {
    match harm {
        Harm::Thirst => "rw-spared-thirst",
        Harm::Hunger => "rw-spared-hunger",
        Harm::Tide | Harm::Fight => "rw-spared-tide",
    }
}

/// Asks before a press that cannot be made good.
pub fn confirm(scene: &Scene<'_>, danger: Danger, sure: Press) -> Message {
    let w = &scene.words;
    let mut message = Message::embed(state::state(scene, Far::Told));
    let lost = |key, n: usize| w.with(key, &[("n", n.into())]);
    // The night comes at once: nothing can be made good before it.
    let ends = !is_night(scene, &sure);
    let text = match danger {
        Danger::Death(harm) => w.get(death(harm)),
        // It is asked about only because something else averts it.
        Danger::Hurt(harm) if ends && harm != Harm::Fight => w.get(spared(harm)),
        Danger::Hurt(harm) => w.get(hurt(harm)),
        Danger::Task => w.get("rw-danger-task"),
        Danger::Attack(n) => lost("rw-danger-attack", n),
        Danger::Finish(n) => lost("rw-danger-finish", n),
        Danger::Dice(n) => {
            // A last night is asked about for its dice alone, though its heart can be kept as well.
            let due = |harm| match averts(scene, harm) {
                true => spared(harm),
                false => taken(harm),
            };
            let mut lines = Vec::from_iter(tonight_hurts(scene).map(|harm| w.get(due(harm))));
            let made = deeds(scene, Dice::NONE);
            let made = made.iter().filter(|deed| deed.rank == Rank::Make);
            let made: Vec<&str> = made.map(|deed| deed.label.as_str()).collect();
            if !made.is_empty() {
                let made = made.join(", ");
                lines.push(w.with("rw-night-made", &[("made", (&made).into())]));
            }
            lines.push(lost("rw-night-confirm", n));
            lines.join("\n")
        }
    };
    let text = match danger {
        Danger::Death(harm) | Danger::Hurt(harm) if harm != Harm::Fight && ends => {
            format!("{} {text}", w.get("rw-danger-ends"))
        }
        _ => text,
    };
    message.push_embed(Embed::new("", text).colour(RUST));
    let id = |press: Press| press.id(scene.version);
    let (label, emoji) = match ends {
        false => ("rw-button-night-sure", "🌙"),
        true => ("rw-button-sure", "⚠️"),
    };
    message.push_buttons(vec![
        Button::new(id(sure), w.get(label))
            .style(Style::Danger)
            .emoji(emoji),
        Button::new(id(Press::Show(Dice::NONE)), w.get("button-back")),
    ]);
    message
}

/// Whether a press does nothing but let the night come, of its own or as the next step of a hint.
fn is_night(scene: &Scene<'_>, sure: &Press) -> bool {
    match sure {
        Press::EndSure => true,
        Press::FollowSure => {
            let plan = thought::kept(scene).unwrap_or_default();
            plan.first() == Some(&Command::EndTurn)
        }
        _ => false,
    }
}
