//! Why the playing bot would do what a hint says.

use castaway_discover::{
    bot::{Choice, Need, Why},
    wording::space_name,
};

use super::{scene::Scene, words::damage_sign};

/// A reason in a sentence or two.
pub fn why(scene: &Scene<'_>, why: &Why) -> String {
    let w = &scene.words;
    match why {
        Why::Heal(kind) => {
            let name = w.wording.damage(*kind);
            let args = [
                ("sign", damage_sign(*kind).into()),
                ("what", (&name).into()),
            ];
            w.with("di-why-heal", &args)
        }
        Why::Place(at) => {
            let at = space_name(*at);
            w.with("di-why-place", &[("at", (&at).into())])
        }
        Why::Take(need) => taking(scene, *need),
        Why::Ability => w.get("di-why-ability"),
        Why::Quest => w.get("di-why-quest"),
        Why::Boss => w.get("di-why-boss"),
        Why::Counts => w.get("di-why-counts"),
        Why::Fresh => w.get("di-why-fresh"),
        Why::Cook => w.get("di-why-cook"),
        Why::Fire => w.get("di-why-fire"),
        Why::Make => w.get("di-why-make"),
        Why::Search => w.get("di-why-search"),
        Why::Land => w.get("di-why-land"),
        Why::Rest => w.get("di-why-rest"),
        Why::Answer(choice) => w.get(answering(*choice)),
    }
}

fn taking(scene: &Scene<'_>, need: Need) -> String {
    let w = &scene.words;
    let of = |key: &str, what: String| w.with(key, &[("what", (&what).into())]);
    match need {
        Need::Quest(res, n) => of("di-why-take-quest", w.wording.units(res, n)),
        Need::Store(res) => of("di-why-take-store", w.wording.units(res, 1)),
        Need::Unknown(kind) => of("di-why-take-unknown", w.wording.token_kind(kind)),
        Need::Food => w.get("di-why-take-food"),
        Need::Water => w.get("di-why-take-water"),
        Need::Prey => w.get("di-why-take-prey"),
    }
}

fn answering(choice: Choice) -> &'static str {
    match choice {
        Choice::Pay => "di-why-pay",
        Choice::Refuse => "di-why-refuse",
        Choice::Least => "di-why-least",
        Choice::Most => "di-why-most",
        Choice::Half => "di-why-half",
        Choice::Talent => "di-why-talent",
        Choice::Safe => "di-why-safe",
        Choice::Help => "di-why-help",
        Choice::Odds => "di-why-odds",
        Choice::Leave => "di-why-leave",
        Choice::Whole => "di-why-whole",
        Choice::Far => "di-why-far",
        Choice::Later => "di-why-later",
        Choice::Even => "di-why-even",
    }
}
